/** What the scripts of a page do as a widget, whoever finds and parses them. */
import { NO_CODE, type WidgetCode } from '../core/code.js';
import type { Place } from '../core/tree.js';
import { endOf, startOf, type Ast, type Normalise } from './estree/ast.js';
import { Evaluator } from './estree/evaluate.js';
import { survey } from './estree/survey.js';
import { widgetCode } from './estree/widget.js';
import { mayBePage, mayBeWidget } from './telltale.js';

export interface Piece {
  readonly text: string;
  readonly offset: number;
  readonly kind: 'script' | 'module' | 'handler';
}

/** Its offsets are counted from where the script stands. */
export type ParseScript = (text: string, offset: number, kind: Piece['kind']) => Ast | undefined;

/** All scripts of a page share what they declare: they are read as one program. */
export function pageCode(
  pieces: readonly Piece[],
  { start, end }: Place,
  parseScript: ParseScript,
  normalise?: Normalise,
): WidgetCode {
  if (!pieces.some(({ text }) => mayBeWidget(text))) return NO_CODE;
  const body = pieces.flatMap(({ text, offset, kind }) => {
    if (text.includes(HOLE)) return [];
    const program = parseScript(text, start + offset, kind);
    return program ? [wrapped(program, kind)] : [];
  });
  return widgetCode(new Evaluator(survey({ type: 'Program', start, end, body }, normalise)));
}

/** A classic script declares for the page, a module for itself; a handler is a function that runs at any time. */
function wrapped(program: Ast, kind: Piece['kind']): Ast {
  const [start, end, body] = [startOf(program), endOf(program), program['body'] as Ast[]];
  if (kind === 'script') return { type: 'Script', start, end, body };
  if (kind === 'module') return { type: 'TSModuleBlock', start, end, body };
  const block: Ast = { type: 'BlockStatement', start, end, body };
  const callable: Ast = { type: 'ArrowFunctionExpression', start, end, params: [], body: block };
  return { type: 'ExpressionStatement', start, end, expression: callable };
}

/** The pages in the template literals of a file. A script with `${…}` in it is left alone. */
export function templateCode(
  templates: readonly Ast[],
  text: string,
  codeOf: (page: string, offset: number) => WidgetCode,
): WidgetCode[] {
  return templates.flatMap((template) => {
    const start = startOf(template) + 1;
    const raw = text.slice(start, endOf(template) - 1);
    if (!mayBePage(raw)) return [];
    return [codeOf(withoutHoles(raw, start, template['expressions'] as Ast[], text), start)];
  });
}

/** Stands for what cannot be read; no script that holds it is. */
const HOLE = '\0';

function withoutHoles(raw: string, start: number, expressions: readonly Ast[], text: string): string {
  let page = '';
  let from = 0;
  for (const expression of expressions) {
    const open = text.lastIndexOf('${', startOf(expression)) - start;
    const close = text.indexOf('}', endOf(expression)) + 1 - start;
    page += raw.slice(from, open) + HOLE.repeat(close - open);
    from = close;
  }
  return withoutEscapes(page + raw.slice(from));
}

/** What an escape stands for, and a blank beside it, so that everything else stays where it is. */
function withoutEscapes(raw: string): string {
  let isInTemplate = false;
  return raw.replace(/<\\\/script/gi, '</script ').replace(/\\([^])/g, (_, char: string) => {
    if (char === '`') {
      isInTemplate = !isInTemplate;
      return isInTemplate ? ' `' : '` ';
    }
    if (char === 'n') return ' \n';
    return STANDS_FOR_ITSELF.includes(char) ? ` ${char}` : HOLE.repeat(2);
  });
}

const STANDS_FOR_ITSELF = '$\\/\'"{}';
