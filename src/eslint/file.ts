/** The file that ESLint is at, as far as it is known without reading it. */
import { mayHoldTools } from '../extract/prefilter.js';
import type { RuleContext } from './types.js';

export interface Root {
  readonly type: string;
}

export type Language = 'js' | 'json';

/** By the AST; undefined where the language is none that we read. */
export function languageOf(ast: Root): Language | undefined {
  // HTML has ASTs of both names too.
  if (ast.type === 'Program') return firstIn(ast)?.type === 'Document' ? undefined : 'js';
  return ast.type === 'Document' && 'body' in ast ? 'json' : undefined;
}

export const holdsStatements = (ast: Root): boolean => languageOf(ast) === 'js' && firstIn(ast) !== undefined;

function firstIn(program: Root & { readonly body?: unknown }): Root | undefined {
  return Array.isArray(program.body) ? (program.body[0] as Root | undefined) : undefined;
}

/** A quick look at the text of source code, which most often has nothing to do with tools. */
export function mayHoldManifests(language: Language | undefined, context: RuleContext): boolean {
  return language === 'json' || (language === 'js' && mayHoldTools(context.filename, context.sourceCode.text ?? ''));
}

/** Relative, with forward slashes. */
export function pathOf({ filename, cwd }: Pick<RuleContext, 'filename' | 'cwd'>): string {
  const path = spelled(filename);
  const folder = spelled(cwd).replace(/\/?$/, '/');
  return path.startsWith(folder) ? path.slice(folder.length) : path.replace(/^\//, '');
}

/** Editors and terminals do not agree on how the letter of a drive is written. */
const spelled = (path = ''): string => path.replaceAll('\\', '/').replace(/^[a-z]:/, (drive) => drive.toUpperCase());
