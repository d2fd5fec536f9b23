/** Babel's parser, set up for whatever dialect a file is in. What it gives is made ESTree by estree/from-babel.ts. */
import { parse, type ParserOptions, type ParserPlugin } from '@babel/parser';
import { Unreadable } from '../core/document.js';
import type { Fault } from '../core/rule.js';
import type { Place } from '../core/tree.js';
import type { Ast } from './estree/ast.js';

interface Program {
  readonly program: Ast;
  readonly comments: readonly Place[];
}
type Parsed = Program | { readonly fault: Fault };

const OPTIONS: ParserOptions = {
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowNewTargetOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  errorRecovery: true,
  attachComment: false,
  createImportExpressions: true,
};

export function parseProgram(path: string, text: string): Parsed {
  const [first, ...others] = dialectsOf(path, text).map((plugins) => (): Parsed => attempt(text, plugins));
  const parsed = first!();
  if ('program' in parsed) return parsed;
  for (const other of others) {
    const again = other();
    if ('program' in again) return again;
  }
  return parsed;
}

/** A script of a page, its offsets counted from where it stands. */
export function parseScript(text: string, offset: number, isModule: boolean): Parsed {
  const sourceType = isModule ? 'module' : 'unambiguous';
  return attempt(text, ['jsx', ...MODERN], { sourceType, startLine: 1, startColumn: 0, startIndex: offset }, SCRIPT);
}

function attempt(
  text: string,
  plugins: ParserPlugin[],
  options: ParserOptions = { sourceType: 'unambiguous' },
  consequence = SOURCE,
): Parsed {
  try {
    const { program, comments } = parse(text, { ...OPTIONS, ...options, plugins });
    return { program: program as unknown as Ast, comments: (comments ?? []).map(placeOf) };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('The code is nested too deep to be parsed.');
    const { pos } = error as { pos?: number };
    const { startIndex = 0 } = options;
    const last = startIndex + text.length;
    const start = Math.min(pos ?? startIndex, last);
    const message = `${consequence}: ${cause(error as Error)}.`;
    return { fault: { start, end: Math.min(start + 1, last), message, mild: true } };
  }
}

const placeOf = ({ start = 0, end = 0 }: { start?: number; end?: number }): Place => ({ start, end });

const SOURCE = 'This code cannot be parsed, so its tools are not checked';
const SCRIPT = 'This script cannot be parsed, so no host runs it and the widget stays blank';

/** Babel's words, without the place that it adds. */
function cause({ message }: Error): string {
  const what = message.replace(/ \(\d+:\d+\)$/, '').replace(/\.$/, '');
  return what.slice(0, 1).toLowerCase() + what.slice(1);
}

const MODERN: ParserPlugin[] = ['explicitResourceManagement'];

/** The ways to read a file, the likeliest first. Decorators and Flow come in kinds that exclude each other. */
function dialectsOf(path: string, text: string): ParserPlugin[][] {
  const isTypeScript = /\.[mc]?tsx?$/i.test(path);
  const hasJsx = !isTypeScript || /\.tsx$/i.test(path);
  const base: ParserPlugin[] = [...MODERN, ...(hasJsx ? (['jsx'] as const) : [])];
  if (!isTypeScript) {
    const plain: ParserPlugin[] = [...base, 'decorators'];
    return text.includes('@flow') ? [[...base, 'flow'], plain] : [plain];
  }
  const typed: ParserPlugin[] = [...base, 'typescript'];
  // Only the older kind of decorators may stand on parameters, only the newer one behind `export`.
  return text.includes('@')
    ? [
        [...typed, 'decorators-legacy'],
        [...typed, 'decorators', 'decoratorAutoAccessors'],
      ]
    : [typed];
}
