/** TypeScript and JavaScript: parsed by Babel into ESTree, then read by the extractor. */
import { parse, type ParserPlugin } from '@babel/parser';
import type { Document } from '../core/document.js';
import type { Fault } from '../core/rule.js';
import type { Ast } from './estree/ast.js';
import { extract } from './estree/extract.js';
import type { ImportResolver } from './estree/evaluate.js';
import { sourceSyntax } from './source-syntax.js';

export function parseSource(path: string, text: string, resolveImport?: ImportResolver): Document {
  const document = { path, text, syntax: sourceSyntax, roots: [], faults: [] };
  const program = parseProgram(path, text);
  if ('fault' in program) return { ...document, faults: [program.fault] };
  const { alternatives, code } = extract(program.ast, resolveImport);
  const [first, ...others] = alternatives.map((root) => [root]);
  return { ...document, roots: first ?? [], alternatives: others, code };
}

function parseProgram(path: string, text: string): { ast: Ast } | { fault: Fault } {
  try {
    const { program } = parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      allowUndeclaredExports: true,
      errorRecovery: true,
      attachComment: false,
      createImportExpressions: true,
      plugins: pluginsFor(path),
    });
    return { ast: program as unknown as Ast };
  } catch (error) {
    const { message, pos } = error as Error & { pos?: number };
    const start = Math.min(pos ?? 0, text.length);
    return {
      fault: {
        start,
        end: Math.min(start + 1, text.length),
        message: message.replace(/ \(\d+:\d+\)$/, ''),
        mild: true,
      },
    };
  }
}

function pluginsFor(path: string): ParserPlugin[] {
  const isTypeScript = /\.[mc]?tsx?$/i.test(path);
  const hasJsx = !isTypeScript || /\.tsx$/i.test(path);
  const plugins: ParserPlugin[] = ['estree', 'decorators', 'explicitResourceManagement'];
  if (isTypeScript) plugins.push('typescript');
  if (hasJsx) plugins.push('jsx');
  return plugins;
}
