/** The file that ESLint is at, as far as it can be told without reading it. */
import { mayHoldTools } from '../parse/telltale.js';
import type { RuleContext, SourceCode } from './types.js';

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
export function mayHoldManifests(context: RuleContext): boolean {
  const { sourceCode } = context;
  return languageOf(sourceCode) === 'json' || mayHoldTools(pathOf(context), sourceCode.text ?? '');
}

/** Relative, with forward slashes. */
export function pathOf({ filename, cwd }: Pick<RuleContext, 'filename' | 'cwd'>): string {
  const inside = filename.startsWith(cwd) ? filename.slice(cwd.length) : filename;
  return inside.replaceAll('\\', '/').replace(/^\//, '');
}
