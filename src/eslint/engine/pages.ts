/** The scripts of pages, parsed by the parser that ESLint has for the file. */
import { isWidget, NO_CODE, type WidgetCode } from '../../core/code.js';
import { Unreadable, type Document } from '../../core/document.js';
import { Lines } from '../../core/lines.js';
import type { Node, Place } from '../../core/tree.js';
import { mayBeFilledIn } from '../../parse/broken-scripts.js';
import type { Ast } from '../../parse/estree/ast.js';
import { pageCode, templateCode, type Piece } from '../../parse/pages.js';
import { sourceSyntax } from '../../parse/source-syntax.js';
import type { Broken } from '../html.js';
import { partsOf } from '../page-scripts.js';
import type { LanguageOptions } from '../types.js';
import { parseScript } from './parse-script.js';

/** Those that stand in template literals. */
export function pagesIn(templates: readonly Ast[], text: string, user: LanguageOptions): WidgetCode[] {
  return templateCode(templates, text, (page) =>
    pageCode(piecesOf(page), page.length, (script, at, kind) => {
      const parsed = parseScript(script, at, kind, user);
      return 'program' in parsed ? parsed.program : undefined;
    }),
  );
}

/** A file that is a page, and what of it cannot be parsed. */
export function readPage(path: string, text: string, user: LanguageOptions): [Document, Broken[]] {
  const { scripts, comments } = partsOf(text);
  const broken: Broken[] = [];
  const lines = new Lines(text);
  const widgetCode = pageCode(piecesOf(text), text.length, (script, at, kind) => {
    const parsed = parseScript(script, at, kind, user);
    if ('program' in parsed) return parsed.program;
    if (parsed.isTooDeep) throw new Unreadable('The code is nested too deep to be parsed.');
    if (!mayBeFilledIn(script, parsed.at - at))
      broken.push({ message: `Parsing error: ${parsed.message}`, ...lines.at(parsed.at) });
    return undefined;
  });
  const root: Node = { kind: 'object', start: 0, end: 0, entries: [], open: true };
  const commentsOf = ({ start, end, kind }: (typeof scripts)[number]): readonly Place[] => {
    const parsed = kind === 'handler' ? undefined : parseScript(text.slice(start, end), start, kind, user);
    return parsed && 'program' in parsed ? parsed.comments : [];
  };
  const document = {
    ...{ path, text, syntax: sourceSyntax(undefined), faults: [] },
    roots: isWidget(widgetCode) ? [root] : [],
    code: { ...NO_CODE, ...widgetCode },
    comments: () => [...comments, ...scripts.flatMap(commentsOf)].sort((a, b) => a.start - b.start),
  };
  return [document, broken];
}

function piecesOf(page: string): Piece[] {
  return partsOf(page).scripts.map(({ start, end, kind }) => ({ text: page.slice(start, end), offset: start, kind }));
}
