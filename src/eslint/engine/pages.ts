/** Pages that stand in template literals: their scripts are parsed by the parser that has parsed the file. */
import type { WidgetUse } from '../../core/code.js';
import type { Ast } from '../../parse/estree/ast.js';
import { pageUses, templateUses, type Piece } from '../../parse/pages.js';
import { scriptsOf } from '../html.js';
import type { LanguageOptions } from '../types.js';

interface Parser {
  parse?(text: string, options: object): unknown;
  parseForESLint?(text: string, options: object): { readonly ast: unknown };
}

export function pagesIn(templates: readonly Ast[], text: string, user: LanguageOptions): WidgetUse[] {
  return templateUses(templates, text, (page, offset) =>
    pageUses(piecesOf(page), { start: offset, end: offset + page.length }, (script, at, isModule) =>
      // Blanks before it put the script where it stands in the file.
      parse(' '.repeat(at) + script, isModule, user),
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
function parse(text: string, isModule: boolean, { parser, parserOptions }: LanguageOptions): Ast | undefined {
  const user = parser as Parser | undefined;
  const options = {
    ...parserOptions,
    // A script that stands in a text is none of the files of a project.
    ...{ project: undefined, projectService: undefined, programs: undefined, filePath: undefined },
    ...{ ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script', range: true, loc: true },
  };
  try {
    return (user?.parseForESLint?.(text, options).ast ?? user?.parse?.(text, options)) as Ast | undefined;
  } catch {
    return undefined;
  }
}
