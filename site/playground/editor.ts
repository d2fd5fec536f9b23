/** The editor: CodeMirror, with findings in its margin and under the text. */
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import type { Finding } from '../../src/browser.js';
import { inOneText } from '../../src/core/message.js';
import { codeColours } from '../code-colours.js';
import type { Syntax } from './syntaxes.js';

/** More of them in the margin help nobody, and cost time with each letter typed. */
const MOST_MARKED = 500;

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly onChange: () => void;
  /** Somebody replaced the whole text. */
  readonly onPaste: (text: string) => void;
  readonly onFix: (finding: Finding) => void;
}

export class Editor {
  readonly view: EditorView;
  readonly #language = new Compartment();
  readonly #onFix: (finding: Finding) => void;

  constructor({ parent, onChange, onPaste, onFix }: EditorOptions) {
    this.#onFix = onFix;
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          foldGutter(),
          lintGutter(),
          history(),
          drawSelection(),
          dropCursor(),
          indentOnInput(),
          bracketMatching(),
          highlightActiveLine(),
          highlightActiveLineGutter(),
          highlightSelectionMatches(),
          syntaxHighlighting(codeColours),
          this.#language.of([]),
          // Tab leaves the editor, as people on a keyboard expect of a field; Ctrl-] indents.
          keymap.of([...lintKeymap, ...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
          EditorView.contentAttributes.of({ 'aria-label': 'Manifest or source code', 'aria-describedby': 'keys' }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            const isPaste = update.transactions.some((each) => each.isUserEvent('input.paste'));
            if (
              isPaste &&
              update.startState.selection.main.to - update.startState.selection.main.from >=
                update.startState.doc.length
            ) {
              onPaste(update.state.doc.toString());
            }
            onChange();
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  setText(text: string): void {
    this.view.dispatch({
      changes: { from: 0, to: this.view.state.doc.length, insert: text },
      selection: { anchor: 0 },
    });
  }

  setSyntax(syntax: Syntax): void {
    this.view.dispatch({ effects: this.#language.reconfigure(syntax.support()) });
  }

  /** Only what can be undone in one step. */
  applyEdits(edits: readonly { start: number; end: number; text: string }[]): void {
    this.view.dispatch({
      changes: edits.map(({ start, end, text }) => ({ from: start, to: end, insert: text })),
      userEvent: 'input.fix',
    });
  }

  mark(findings: readonly Finding[]): void {
    const { length } = this.view.state.doc;
    const diagnostics = findings.slice(0, MOST_MARKED).map((finding): Diagnostic => {
      const from = Math.min(finding.start, length);
      return {
        from,
        to: Math.max(from, Math.min(finding.end, length)),
        severity: finding.severity,
        source: finding.rule,
        message: inOneText(finding),
        actions: finding.fix && [{ name: finding.fix.title, apply: () => this.#onFix(finding) }],
      };
    });
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  show({ start, end }: Finding, { focus = true } = {}): void {
    const { length } = this.view.state.doc;
    const anchor = Math.min(start, length);
    this.view.dispatch({
      selection: { anchor, head: Math.min(end, length) },
      effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
    });
    if (focus) this.view.focus();
  }
}
