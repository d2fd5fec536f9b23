/** What the scripts of a page do as a widget, independent of the HTML and JavaScript parsers. */
import { NO_CODE, type WidgetCode } from '../core/code.js';
import { endOf, startOf } from '../extract/javascript/syntax.js';
import type { Normalise, PageScript, SyntaxNode, TSESTree } from '../extract/javascript/syntax.js';
import { Evaluator } from '../extract/javascript/evaluate/evaluator.js';
import { survey } from '../extract/javascript/survey.js';
import { widgetCode } from '../extract/javascript/widget/widget.js';
import { mayBePage, mayBeWidget } from '../extract/prefilter.js';

export interface Piece {
  readonly text: string;
  readonly offset: number;
  readonly kind: 'script' | 'module' | 'handler';
}

/** With offsets in the page. */
export type ParseScript = (text: string, offset: number, kind: Piece['kind']) => TSESTree.Program | undefined;

/** The scripts of a page share their declarations, so they are read as one program. */
export function pageCode(
  pieces: readonly Piece[],
  end: number,
  parseScript: ParseScript,
  normalise?: Normalise,
): WidgetCode {
  if (!pieces.some(({ text }) => mayBeWidget(text))) return NO_CODE;
  const body = pieces.flatMap(({ text, offset, kind }) => {
    if (text.includes(HOLE)) return [];
    const program = parseScript(text, offset, kind);
    return program ? [wrapped(program, kind)] : [];
  });
  const program = { type: 'Program', range: [0, end], body } as TSESTree.Program;
  return widgetCode(new Evaluator(survey(program, normalise)));
}

/** A classic script declares for the page, a module for itself; a handler is a function that runs at any time. */
function wrapped(program: TSESTree.Program, kind: Piece['kind']): TSESTree.Node | PageScript {
  const { body } = program;
  const range: TSESTree.Range = [startOf(program), endOf(program)];
  if (kind === 'script') return { type: 'Script', range, body } as PageScript;
  if (kind === 'module') return { type: 'TSModuleBlock', range, body } as TSESTree.TSModuleBlock;
  const block = { type: 'BlockStatement', range, body } as TSESTree.BlockStatement;
  const expression = { type: 'ArrowFunctionExpression', range, body: block } as TSESTree.ArrowFunctionExpression;
  expression.params = [];
  return { type: 'ExpressionStatement', range, expression } as TSESTree.ExpressionStatement;
}

/** The pages in the template literals of a file. Scripts with `${…}` are skipped. */
export function templateCode(
  templates: readonly TSESTree.TemplateLiteral[],
  text: string,
  codeOf: (page: string) => WidgetCode,
): WidgetCode[] {
  return templates.flatMap((template) => {
    const start = startOf(template) + 1;
    const raw = text.slice(start, endOf(template) - 1);
    if (!mayBePage(raw)) return [];
    const written = withoutHoles(raw, start, template.expressions, text);
    // A tag may interpret escapes in its own way.
    const isTagged = template.parent?.type === 'TaggedTemplateExpression';
    const { page, origins }: Cooked = isTagged ? { page: written.replaceAll('\\', HOLE) } : cooked(written);
    return [moved(codeOf(page), (at) => start + (origins?.[at] ?? at))];
  });
}

/** Replaces what cannot be read; scripts that contain it are skipped. */
const HOLE = '\0';

function withoutHoles(raw: string, start: number, expressions: readonly SyntaxNode[], text: string): string {
  let page = '';
  let from = 0;
  for (const expression of expressions) {
    const open = text.lastIndexOf('${', startOf(expression)) - start;
    const close = text.indexOf('}', endOf(expression)) + 1 - start;
    page += raw.slice(from, open) + HOLE.repeat(close - open);
    from = close;
  }
  return page + raw.slice(from);
}

interface Cooked {
  readonly page: string;
  /** The offset of each character in the source text. */
  readonly origins?: readonly number[];
}

/** Resolves escapes, except those by number. */
function cooked(raw: string): Cooked {
  if (!raw.includes('\\')) return { page: raw };
  const origins: number[] = [];
  let page = '';
  for (let at = 0; at < raw.length; at++) {
    origins.push(at);
    if (raw[at] !== '\\') page += raw[at];
    else page += STANDS_FOR_ITSELF.test(raw[++at] ?? '') ? raw[at] : (CONTROLS[raw[at] ?? ''] ?? HOLE);
  }
  return { page, origins: [...origins, raw.length] };
}

const STANDS_FOR_ITSELF = /[^\w\r\n]/;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/** Moves each place in plain data. */
function moved<T>(value: T, to: (at: number) => number): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => moved(each, to)) as T;
  const copy = Object.entries(value).map(([key, each]: [string, unknown]) => [
    key,
    typeof each === 'number' && (key === 'start' || key === 'end') ? to(each) : moved(each, to),
  ]);
  return Object.fromEntries(copy) as T;
}

/** Placeholders of templates: `{{ data }}`, `{% if … %}`, `<%= data %>`, `<?php`, `#{data}`. */
const OPEN = /\{\{|\{%|\{#|<%|<\?|#\{/;
/** `${data}` is code elsewhere, and so are single signs beside a word: `%DATA%`, `@@data@@`. */
const OPEN_HERE = /\$\{|%\w+%|@\w+@|#\w+#|\$\w+\$|<!--/;

/** Whether a script that cannot be parsed may be a template. `at` is the position of the syntax error. */
export function mayBeFilledIn(script: string, at: number): boolean {
  const start = script.lastIndexOf('\n', at - 1) + 1;
  const end = script.indexOf('\n', at);
  return OPEN.test(script) || OPEN_HERE.test(script.slice(start, end < 0 ? undefined : end));
}

const WIDGET =
  /\b(?:window|globalThis|self|top|parent)\s{0,9}\??\.\s{0,9}openai\b|openai:set_globals|\bcallServerTool\b/;

/** Certainly the code of a widget. */
export const isWidgetScript = (script: string): boolean => WIDGET.test(script);
