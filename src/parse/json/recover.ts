/**
 * The slow path: a tree of a text that is not quite JSON, and what is wrong with it. One mistake is reported once: where it
 * becomes unclear what belongs where, only the first is reported, beside all trailing commas and comments. Whatever may
 * hide something is marked as open, so that no rule reports a part of it as missing.
 */
import type { Document } from '../../core/document.js';
import { EMPTY_FILE } from '../../core/text.js';
import type { Fault, TextEdit } from '../../core/rule.js';
import type { Node, Entry } from '../../core/tree.js';
import { jsonSyntax, jsoncSyntax } from './edit.js';
import type { JsonOptions } from './read.js';
import { afterLineBreak, lineStart } from '../lines.js';
import { LIMITS } from '../../engine/limits.js';
import { type Container, checkDepth } from '../text-edits.js';
import { CLOSER, type Opening, type Stray } from './recover-tokens.js';
import { Cursor, Mistakes, checkString, shown, wordFault } from './recover-cursor.js';
import { spoilLast, Pairing } from './recover-pairing.js';
import { type Draft, Obstacles, Separators } from './recover-separators.js';

export function recoverJson(path: string, text: string, options: JsonOptions = {}): Document {
  const { root, faults } = recover(text, options);
  const syntax = options.comments || options.trailingCommas ? jsoncSyntax : jsonSyntax;
  return { path, text, syntax, roots: [root], faults };
}

/** Where a closing bracket may be missing, the indentation may tell where: it counts only if all brackets pair then. */
function recover(text: string, options: JsonOptions): { root: Node; faults: Fault[] } {
  const fenced = fenceIn(text);
  if (fenced) {
    const { root, faults } = recover(fenced.text, options);
    return { root, faults: [fenced.fault, ...faults] };
  }
  const plain = new Reader(text, options);
  const root = plain.root();
  if (plain.pairing.mayLackBracket) {
    const indented = new Reader(text, options, true);
    const other = indented.root();
    if (indented.pairing.hasFoundMissing) return { root: other, faults: indented.faults() };
  }
  return { root, faults: plain.faults() };
}

/** JSON that was copied together with the Markdown fence around it. */
interface Fenced {
  /** The same length, with blanks in the place of the fence. */
  readonly text: string;
  readonly fault: Fault;
}

function fenceIn(text: string): Fenced | undefined {
  const [opening, before = ''] = /^(\ufeff?\s{0,100})```[\w-]{0,20}[ \t]{0,20}(?=[\r\n])/.exec(text) ?? [];
  if (opening === undefined) return undefined;
  const [start, end] = [before.length, opening.length];
  const lines: TextEdit[] = [{ start, end: afterLineBreak(text, end), text: '' }];
  const whole = text.trimEnd();
  const last = lineStart(text, whole.length);
  if (last > end && /^[ \t]*```$/.test(whole.slice(last, last + 100)))
    lines.push({ start: last, end: whole.length, text: '' });
  const message = {
    message: 'This is a Markdown fence, which is not JSON.',
    help: 'Remove its lines, here and at the end.',
  };
  return {
    text: blanked(text, lines),
    fault: { start, end, ...message, mend: { title: 'Remove the fence', edits: lines } },
  };
}

function blanked(text: string, lines: readonly TextEdit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end } of lines) {
    result += text.slice(from, start) + ' '.repeat(end - start);
    from = end;
  }
  return result + text.slice(from);
}

/** Reads a text that is not quite JSON, and says what is wrong with it. */
class Reader {
  readonly pairing: Pairing;
  readonly #options: JsonOptions;
  readonly #byIndent: boolean;
  readonly #mistakes = new Mistakes();
  readonly #cursor: Cursor;
  readonly #obstacles: Obstacles;
  readonly #separators: Separators;

  /** `byIndent`: a container ends where a line is indented no more than the one that opens it. */
  constructor(text: string, options: JsonOptions, byIndent = false) {
    this.#options = options;
    this.#byIndent = byIndent;
    this.#cursor = new Cursor(text, (stray) => tellStray(stray, text, options, this.#mistakes));
    this.#obstacles = new Obstacles(this.#cursor, this.#mistakes);
    this.#separators = new Separators(this.#cursor, this.#mistakes, this.#obstacles, options);
    this.pairing = new Pairing(this.#cursor, this.#mistakes);
  }

  faults(): Fault[] {
    return this.#mistakes.faults();
  }

  root(): Node {
    const cursor = this.#cursor;
    const { start } = cursor.token;
    const root = cursor.is('word') ? undefined : this.#value(1);
    if (root === undefined) {
      const message = cursor.is('end') ? EMPTY_FILE : cursor.unexpected('a JSON value');
      this.#mistakes.stumble(cursor.token, message);
      return { kind: 'unknown', start, end: start };
    }
    if (!cursor.is('end')) {
      this.pairing.goesOn(root);
      if (root.kind !== 'object' && root.kind !== 'array') return { kind: 'unknown', start, end: root.end };
    }
    return this.pairing.sureOf(root);
  }

  /** Undefined, with nothing read, where no value begins. */
  #value(depth: number): Node | undefined {
    const cursor = this.#cursor;
    const { kind, start, end, value } = cursor.token;
    cursor.isFrayed = false;
    switch (kind) {
      case '{':
        return this.#container('object', depth);
      case '[':
        return this.#container('array', depth);
      case 'string':
      case 'quoted':
        return this.#string();
      case 'number':
        cursor.advance();
        return { kind: 'number', value: Number(value), start, end };
      case 'literal':
        cursor.advance();
        return value === 'null'
          ? { kind: 'null', start, end }
          : { kind: 'boolean', value: value === 'true', start, end };
      case 'word':
        if (!this.#mistakes.isLost) this.#mistakes.stumble(cursor.token, wordFault(value));
        cursor.advance();
        cursor.isFrayed = true;
        return { kind: 'unknown', start, end };
      default:
        return undefined;
    }
  }

  #string(): Node {
    const { start, end, value, isClosed } = this.#cursor.token;
    const isKnown = checkString(this.#cursor, this.#mistakes);
    this.#cursor.isFrayed = !isClosed;
    this.#cursor.advance();
    return isKnown ? { kind: 'string', value, start, end } : { kind: 'unknown', start, end };
  }

  #container(kind: Opening['kind'], depth: number): Container {
    checkDepth(depth, this.#options.depth ?? LIMITS.depth);
    const { start } = this.#cursor.token;
    const draft: Draft = { kind, start, entries: [], items: [], open: false, before: 'nothing' };
    this.#cursor.brackets.open({ kind, start });
    this.#cursor.advance();
    while (!this.#endOf(draft)) this.#partOf(draft, depth);
    this.#cursor.brackets.close();
    this.#cursor.isFrayed = false;
    const { entries, items, open } = draft;
    const end = this.#cursor.behind;
    return kind === 'object' ? { kind, entries, open, start, end } : { kind, items, open, start, end };
  }

  /** Reads what a container ends with; false where it goes on. */
  #endOf(draft: Draft): boolean {
    const { token, brackets } = this.#cursor;
    const isCloser = this.#cursor.is('}', ']');
    if (isCloser && brackets.isMistaken(token)) {
      this.pairing.closerOfOtherKind(draft);
      this.#cursor.advance();
    } else if (this.#byIndent && brackets.isOutside(token)) {
      // Where a comma that was told to be one too many is all that it holds, that belongs behind the missing bracket.
      if (draft.before === 'extra' && draft.entries.length === 0 && draft.items.length === 1)
        this.#mistakes.forgetLast();
      this.pairing.endByIndent(draft);
      draft.open = true;
    } else if (token.kind === CLOSER[draft.kind]) {
      if (draft.before === 'comma') this.#separators.commaTrailing();
      brackets.compare(token);
      this.#cursor.advance();
    } else if (token.kind === 'end' || (isCloser && brackets.isIn(token.kind === ']' ? 'array' : 'object'))) {
      this.pairing.cutOff(draft);
      draft.open = true;
    } else return false;
    return true;
  }

  /** Reads a child, or what is between two of them or in their way. */
  #partOf(draft: Draft, depth: number): void {
    const cursor = this.#cursor;
    const { kind, before } = draft;
    const isFresh = before !== 'child';
    if (cursor.isMeantAsComma()) {
      this.#separators.readMeantComma(draft);
    } else if (cursor.is(',')) {
      this.#separators.readComma(draft);
    } else if (cursor.is('}', ']')) {
      this.pairing.closerOfNothing(draft);
      cursor.advance();
      draft.open = true;
      draft.before = 'debris';
    } else if (kind === 'object' ? cursor.isKey(isFresh) : cursor.isItem(isFresh)) {
      if (!isFresh && !cursor.isFrayed && cursor.token.isClosed && !this.pairing.isBehindMissing)
        this.#separators.commaMissing(kind);
      this.#child(draft, depth);
      draft.before = 'child';
    } else {
      if (!isFresh && (cursor.isStringTorn() || cursor.is(':')))
        spoilLast(kind === 'object' ? draft.entries : draft.items);
      this.#obstacles.pass(kind, !isFresh);
      draft.open = true;
      draft.before = 'debris';
    }
  }

  #child(draft: Draft, depth: number): void {
    if (draft.kind === 'array') {
      draft.items.push(this.#value(depth + 1)!);
      return;
    }
    const property = this.#property(depth);
    if (property) draft.entries.push(property);
    else draft.open = true;
  }

  /** Undefined where its name is a guess, which rules must not check or fix. */
  #property(depth: number): Entry | undefined {
    const cursor = this.#cursor;
    const torn = cursor.tornName();
    if (torn !== undefined) return this.#propertyOfTornName(torn, depth);
    const { kind, start, end, value: key } = cursor.token;
    if (kind === 'string' || kind === 'quoted') checkString(cursor, this.#mistakes);
    else this.#mistakes.habit('keys', cursor.token, `The property name ${shown(key)} must be in double quotes.`);
    cursor.advance();
    const wasLost = this.#mistakes.isLost;
    const value = this.#separators.readColon(key) ? this.#propertyValue(key, depth) : undefined;
    if (value === undefined && this.#mistakes.isLost && !wasLost) return undefined;
    return { key, value: value ?? { kind: 'unknown', ...cursor.gap() }, start, end };
  }

  /** A property whose name lacks the quote behind it. */
  #propertyOfTornName(key: string, depth: number): Entry {
    const { start, end: endOfToken } = this.#cursor.token;
    const end = start + 1 + key.length;
    const mend = { title: 'Add the quote', edits: [{ start: end, end, text: '"' }] };
    this.#mistakes.stumble({ start, end }, `The closing quote of the name ${shown(key)} is missing.`, mend);
    this.#cursor.goTo(endOfToken - 1);
    return { key, start, end, value: this.#propertyValue(key, depth)! };
  }

  #propertyValue(key: string, depth: number): Node | undefined {
    const value = this.#cursor.isNameOfNextLine() ? undefined : this.#value(depth + 1);
    if (value === undefined && !this.#cursor.is('end')) {
      this.#separators.valueMissing(key);
      this.#cursor.isFrayed = true;
    }
    return value;
  }
}

/** What to say about what is between tokens. */
function tellStray({ kind, start, end }: Stray, text: string, options: JsonOptions, mistakes: Mistakes): void {
  if (kind === 'open comment') {
    mistakes.lose({ start, end }, 'The comment is not closed: */ is missing.');
  } else if (kind === 'comment') {
    if (options.comments) return;
    const message = {
      message: 'JSON has no comments, so strict readers refuse this file.',
      help: 'Remove the comment, or rename the file to `.jsonc` if its reader knows that ending.',
    };
    mistakes.note({ start, end, cause: 'comments', ...message });
  } else {
    const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0');
    const message = {
      message: `The character U+${code} looks like a space or like nothing, and is neither in JSON.`,
      help: 'Replace it with a space.',
    };
    mistakes.habit('blanks', { start, end }, message);
  }
}
