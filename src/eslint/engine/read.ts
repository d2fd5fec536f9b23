/** What ESLint has parsed, as a document: whatever parser the user has, and no parser of ours. */
import { Unreadable, type Document } from '../../core/document.js';
import type { Ast } from '../../parse/estree/ast.js';
import { extract } from '../../parse/estree/extract.js';
import type { Place } from '../../core/tree.js';
import { sourceSyntax } from '../../parse/source-syntax.js';
import { commentsIn } from '../../parse/json-comments.js';
import { languageOf, type Root } from '../file.js';
import type { LanguageOptions, SourceCode } from '../types.js';
import { json5Syntax } from '../../parse/json5-syntax.js';
import { treeOf, type MomoaDocument } from '../../parse/momoa.js';
import { pagesIn } from './pages.js';

/** `options`: the user's parser and what it needs to know, for pages in template literals. */
export function read(path: string, sourceCode: SourceCode, options: LanguageOptions = {}): Document {
  const { text = '' } = sourceCode;
  const ast = sourceCode.ast as Root;
  return languageOf(ast) === 'js' ? readSource(path, text, ast, options) : readJson(path, text, ast as MomoaDocument);
}

function readSource(path: string, text: string, program: Ast, options: LanguageOptions): Document {
  try {
    const { alternatives, code, constants } = extract(program, {
      readPages: (templates) => pagesIn(templates, text, options),
    });
    const [roots = [], ...others] = alternatives;
    const comments = () => (program['comments'] as readonly Ranged[] | undefined)?.map(placeOf) ?? [];
    const syntax = sourceSyntax(program);
    return { path, text, syntax, roots, faults: [], alternatives: others, code, constants, comments };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('The code is nested too deep to be read.');
    throw error;
  }
}

function readJson(path: string, text: string, document: MomoaDocument): Document {
  // The parser has refused comments where there may be none.
  return { path, text, syntax: json5Syntax, roots: [treeOf(document)], faults: [], comments: () => commentsIn(text) };
}

/** Every parser for ESLint tells ranges; not all tell offsets. */
interface Ranged {
  readonly range: readonly [number, number];
}

const placeOf = ({ range: [start, end] }: Ranged): Place => ({ start, end });
