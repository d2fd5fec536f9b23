/** Widget pages: the inline scripts of an HTML file, and of HTML in template literals of source code. */
import type * as Parse5 from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { isWidget, NO_CODE, type WidgetCode } from '../core/code.js';
import type { Document } from '../core/document.js';
import type { Fault } from '../core/rule.js';
import type { Node, Place } from '../core/tree.js';
import { toEstree, parseScript } from './javascript/babel.js';
import { isWidgetScript, mayBeFilledIn, pageCode, templateCode as codeInTemplates } from './page-scripts.js';
import type { ParseScript, Piece } from './page-scripts.js';
import type { TSESTree } from '../extract/javascript/syntax.js';
import { sourceSyntax } from './javascript/edit.js';
import { isWidgetHandler, SCRIPT_TYPES } from '../extract/prefilter.js';

/** Few files have pages, so their parser is loaded with the first one. */
let parse5: typeof Parse5;
export async function openPages() {
  parse5 ??= await import('parse5');
  return { parseHtml, templateCode };
}

function parseHtml(path: string, text: string): Document {
  const faults: Fault[] = [];
  const widgetCode = codeIn(text, (fault, script) => {
    if (isSurelyBroken(script, fault)) faults.push(fault);
  });
  const root: Node = { kind: 'object', start: 0, end: 0, entries: [], open: true };
  const roots = isWidget(widgetCode) ? [root] : [];
  const comments = () => commentsOf(text);
  const code = { ...NO_CODE, ...widgetCode };
  return { path, text, syntax: sourceSyntax(undefined), roots, faults, code, comments };
}

/** A template is filled in before it is sent, so its errors may not be real. */
const isSurelyBroken = ({ text, offset, kind }: Piece, fault: Fault): boolean =>
  kind !== 'handler' && isWidgetScript(text) && !mayBeFilledIn(text, fault.start - offset);

/** Those of the page and those of its scripts. */
function commentsOf(html: string): Place[] {
  const ofScripts = piecesOf(html).flatMap(({ text, offset, kind }) => {
    const parsed = kind === 'handler' ? undefined : parseScript(text, offset, kind);
    return parsed && 'comments' in parsed ? parsed.comments : [];
  });
  return [...pageComments(html), ...ofScripts].sort((a, b) => a.start - b.start);
}

/** The pages in the template literals of a file. */
function templateCode(templates: readonly TSESTree.TemplateLiteral[], text: string): WidgetCode[] {
  return codeInTemplates(templates, text, (page) => codeIn(page));
}

function codeIn(html: string, onFault?: (fault: Fault, script: Piece) => void): WidgetCode {
  const parse: ParseScript = (text, at, kind) => {
    const parsed = parseScript(text, at, kind);
    if ('program' in parsed) return parsed.program;
    onFault?.(parsed.fault, { text, offset: at, kind });
    return undefined;
  };
  return pageCode(piecesOf(html), html.length, parse, toEstree);
}

function piecesOf(html: string): Piece[] {
  return nodesOf(html).flatMap((node) => {
    if (!parse5.defaultTreeAdapter.isElementNode(node)) return [];
    const script = scriptOf(node, html);
    return [...(script ? [script] : []), ...handlersOf(node, html)];
  });
}

function pageComments(html: string): Place[] {
  return nodesOf(html).flatMap((node) => {
    const location = parse5.defaultTreeAdapter.isCommentNode(node) ? node.sourceCodeLocation : undefined;
    return location ? [{ start: location.startOffset, end: location.endOffset }] : [];
  });
}

/** In the order of the page. */
function nodesOf(html: string): DefaultTreeAdapterTypes.Node[] {
  const nodes: DefaultTreeAdapterTypes.Node[] = [];
  const todo: DefaultTreeAdapterTypes.Node[] = [parse5.parse(html, { sourceCodeLocationInfo: true })];
  for (let node = todo.pop(); node; node = todo.pop()) {
    nodes.push(node);
    if ('childNodes' in node) for (const child of [...node.childNodes].reverse()) todo.push(child);
  }
  return nodes;
}

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

/** The offsets of an attribute with character references are unknown. */
function handlersOf(element: DefaultTreeAdapterTypes.Element, html: string): Piece[] {
  return element.attrs.flatMap(({ name, value }): Piece[] => {
    const location = element.sourceCodeLocation?.attrs?.[name];
    if (!isWidgetHandler(name, value) || !location) return [];
    const written = html.slice(location.startOffset, location.endOffset);
    const at = written.indexOf(value, name.length);
    return at < 0 ? [] : [{ text: value, offset: location.startOffset + at, kind: 'handler' }];
  });
}
