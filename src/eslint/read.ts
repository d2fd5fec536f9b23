/** What ESLint has parsed, as a document: whatever parser the user has, and no parser of ours. */
import { Unreadable, type Document } from '../core/document.js';
import type { Ast } from '../parse/estree/ast.js';
import { extract } from '../parse/estree/extract.js';
import type { Place } from '../core/tree.js';
import { sourceSyntax } from '../parse/source-syntax.js';
import { commentsIn } from '../parse/json-comments.js';
import { mayHoldTools } from '../parse/telltale.js';
import { json5Syntax } from './json5-syntax.js';
import { treeOf, type MomoaDocument } from './momoa.js';
import { pagesIn } from './pages.js';
import type { SourceCode } from './types.js';

interface Root {
  readonly type: string;
}

/** The root of the AST: what listeners are called for first, and what stands for the file as long as ESLint has it. */
export const rootOf = ({ ast }: SourceCode): Root => ast as Root;

export type Language = 'js' | 'json';

/** By the AST; undefined where the language is none that we read. */
export function languageOf(sourceCode: SourceCode): Language | undefined {
  const ast = rootOf(sourceCode);
  if (ast.type === 'Program') return 'js';
  // HTML has an AST of that name too.
  return ast.type === 'Document' && 'body' in ast ? 'json' : undefined;
}

/** A quick look at the text of source code, which most often has nothing to do with tools. */
export function mayHoldManifests(path: string, sourceCode: SourceCode): boolean {
  return languageOf(sourceCode) === 'json' || mayHoldTools(path, sourceCode.text ?? '');
}

/** `parser`: the user's, for pages in template literals. */
export function read(path: string, sourceCode: SourceCode, parser?: object): Document {
  const { text = '' } = sourceCode;
  const ast = rootOf(sourceCode);
  return languageOf(sourceCode) === 'js'
    ? readSource(path, text, ast, parser)
    : readJson(path, text, ast as MomoaDocument);
}

function readSource(path: string, text: string, program: Ast, parser: object | undefined): Document {
  try {
    const { alternatives, code } = extract(program, { readPages: (templates) => pagesIn(templates, text, parser) });
    const [roots = [], ...others] = alternatives;
    const comments = () => (program['comments'] as readonly Ranged[] | undefined)?.map(placeOf) ?? [];
    return { path, text, syntax: sourceSyntax(program), roots, faults: [], alternatives: others, code, comments };
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
