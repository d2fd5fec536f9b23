/** Widget pages: the inline scripts of an HTML file, and of HTML that stands in a template literal of source code. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { WidgetUse } from '../core/code.js';
import { NO_CODE } from '../core/code.js';
import type { Document } from '../core/document.js';
import type { Node } from '../core/tree.js';
import { toEstree } from './estree/from-babel.js';
import { parseScript } from './babel.js';
import { endOf, startOf, type Ast } from './estree/ast.js';
import { Evaluator } from './estree/evaluate.js';
import { survey } from './estree/scope.js';
import { widgetUses } from './estree/widget.js';
import { sourceSyntax } from './source-syntax.js';

export function parseHtml(path: string, text: string): Document {
  const widget = pageUses(text, 0);
  const root: Node = { kind: 'object', start: 0, end: 0, entries: [], open: true };
  const roots = widget.length > 0 ? [root] : [];
  return { path, text, syntax: sourceSyntax(undefined), roots, faults: [], code: { ...NO_CODE, widget } };
}

/** The pages in the template literals of a file. A script with an escape or `${…}` in it is left alone. */
export function templateUses(templates: readonly Ast[], text: string): WidgetUse[] {
  return templates.flatMap((template) => {
    const start = startOf(template) + 1;
    const raw = text.slice(start, endOf(template) - 1);
    if (!raw.includes('openai') || !/<script|\son[a-z]+=/i.test(raw)) return [];
    return pageUses(withoutHoles(raw, start, template['expressions'] as Ast[], text), start);
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
  return (page + raw.slice(from)).replaceAll('\\', HOLE);
}

interface Piece {
  readonly text: string;
  readonly offset: number;
  readonly kind: 'script' | 'module' | 'handler';
}

/** All scripts of a page share what they declare: they are read as one program. */
function pageUses(html: string, offset: number): WidgetUse[] {
  const pieces = piecesOf(html);
  if (!pieces.some(({ text }) => text.includes('openai'))) return [];
  const body = pieces.flatMap((piece) => {
    if (piece.text.includes(HOLE)) return [];
    const program = parseScript(piece.text, offset + piece.offset, piece.kind === 'module');
    return program ? [wrapped(program, piece.kind)] : [];
  });
  const page: Ast = { type: 'Program', start: offset, end: offset + html.length, body };
  return widgetUses(new Evaluator(survey(page, toEstree)));
}

/** A classic script declares for the page, a module for itself; a handler is a function that runs at any time. */
function wrapped({ body, start, end }: Ast, kind: Piece['kind']): Ast {
  if (kind === 'script') return { type: 'Script', start, end, body };
  if (kind === 'module') return { type: 'TSModuleBlock', start, end, body };
  const block: Ast = { type: 'BlockStatement', start, end, body };
  const callable: Ast = { type: 'ArrowFunctionExpression', start, end, params: [], body: block };
  return { type: 'ExpressionStatement', start, end, expression: callable };
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  const todo: DefaultTreeAdapterTypes.Node[] = [parse(html, { sourceCodeLocationInfo: true })];
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) {
      const script = scriptOf(node, html);
      if (script) pieces.push(script);
      pieces.push(...handlersOf(node, html));
    }
    if ('childNodes' in node) for (const child of [...node.childNodes].reverse()) todo.push(child);
  }
  return pieces;
}

const SCRIPT_TYPES = new Set(['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript']);

function scriptOf(element: DefaultTreeAdapterTypes.Element, html: string): Piece | undefined {
  if (element.tagName !== 'script') return undefined;
  const attribute = (name: string) => element.attrs.find((each) => each.name === name)?.value;
  const type = (attribute('type') ?? '').trim().toLowerCase();
  const location = element.sourceCodeLocation;
  if (attribute('src') !== undefined || !SCRIPT_TYPES.has(type) || !location?.startTag) return undefined;
  const start = location.startTag.endOffset;
  const end = location.endTag?.startOffset ?? location.endOffset;
  return { text: html.slice(start, end), offset: start, kind: type === 'module' ? 'module' : 'script' };
}

/** `onclick="window.openai.close()"`; one with character references does not say where its characters stand. */
function handlersOf(element: DefaultTreeAdapterTypes.Element, html: string): Piece[] {
  return element.attrs.flatMap(({ name, value }): Piece[] => {
    const location = element.sourceCodeLocation?.attrs?.[name];
    if (!/^on[a-z]+$/.test(name) || !value.includes('openai') || !location) return [];
    const written = html.slice(location.startOffset, location.endOffset);
    const at = written.indexOf(value, name.length);
    return at < 0 ? [] : [{ text: value, offset: location.startOffset + at, kind: 'handler' }];
  });
}
