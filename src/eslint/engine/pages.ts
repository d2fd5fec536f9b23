/** Pages that stand in template literals: their scripts are parsed by the parser that has parsed the file. */
import type { WidgetUse } from '../../core/code.js';
import type { Ast } from '../../parse/estree/ast.js';
import { pageUses, templateUses, type Piece } from '../../parse/pages.js';
import { scriptsOf } from '../html.js';

interface Parser {
  parse?(text: string, options: object): unknown;
  parseForESLint?(text: string, options: object): { readonly ast: unknown };
}

export function pagesIn(templates: readonly Ast[], text: string, parser: Parser | undefined): WidgetUse[] {
  return templateUses(templates, text, (page, offset) =>
    pageUses(piecesOf(page), { start: offset, end: offset + page.length }, (script, at, isModule) =>
      // Blanks before it put the script where it stands in the file.
      parse(' '.repeat(at) + script, isModule, parser),
    ),
  );
}

function piecesOf(page: string): Piece[] {
  return scriptsOf(page).map(({ start, end, isModule }) => ({
    text: page.slice(start, end),
    offset: start,
    kind: isModule ? 'module' : 'script',
  }));
}

/** Undefined: it cannot be parsed, or not without knowing more of the project. */
function parse(text: string, isModule: boolean, parser: Parser | undefined): Ast | undefined {
  const options = { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script', range: true, loc: true };
  try {
    return (parser?.parseForESLint?.(text, options).ast ?? parser?.parse?.(text, options)) as Ast | undefined;
  } catch {
    return undefined;
  }
}
