/** Babel's parser, set up for the dialect of a file. `toEstree` makes ESTree of its nodes. */
import { parse, type ParserOptions, type ParserPlugin } from '@babel/parser';
import { Unreadable } from '../../core/document.js';
import { isTypeScript } from '../../core/language.js';
import { mildFor, UNCHECKED } from '../../core/text.js';
import type { Fault } from '../../core/rule.js';
import type { Place } from '../../core/tree.js';
import type { SyntaxNode, TSESTree } from '../../extract/javascript/syntax.js';

interface Program {
  readonly program: TSESTree.Program;
  readonly comments: readonly Place[];
}
type Parsed = Program | { readonly fault: Fault };

const OPTIONS: ParserOptions = { attachComment: false, createImportExpressions: true };

/** Files may be made for any tool, so what can be read of them counts. */
const FILE: ParserOptions = {
  sourceType: 'unambiguous',
  allowReturnOutsideFunction: true,
  allowAwaitOutsideFunction: true,
  allowNewTargetOutsideFunction: true,
  allowSuperOutsideMethod: true,
  allowUndeclaredExports: true,
  errorRecovery: true,
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

/** A script of a page, with offsets in the page. Browsers run nothing of a script that has any error. */
export function parseScript(text: string, offset: number, kind: 'script' | 'module' | 'handler'): Parsed {
  const options: ParserOptions = {
    sourceType: kind === 'module' ? 'module' : 'script',
    allowReturnOutsideFunction: kind === 'handler',
    ...{ startLine: 1, startColumn: 0, startIndex: offset },
  };
  return attempt(text, ['jsx', ...MODERN], options, SCRIPT);
}

function attempt(
  text: string,
  plugins: ParserPlugin[],
  options: ParserOptions = FILE,
  kind: typeof SOURCE | typeof SCRIPT = SOURCE,
): Parsed {
  checkComments(text);
  try {
    const { program, comments } = parse(text, { ...OPTIONS, ...options, plugins });
    // As the parsers for ESLint have it.
    const tree = Object.assign(program as unknown as TSESTree.Program, {
      comments: (comments ?? []) as unknown as TSESTree.Comment[],
    });
    return { program: tree, comments: (comments ?? []).map(placeOf) };
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable('The code is nested too deep to be parsed.');
    const { startIndex = 0 } = options;
    const last = startIndex + text.length;
    const start = Math.min(startIndex + placeOfError(text, error as { loc?: LineAndColumn }), last);
    const message = `Syntax error in this ${kind.what}: ${cause(error as Error)}. ${kind.effect}`;
    const mild = kind === SCRIPT ? { mild: true as const } : mildFor(text);
    return { fault: { start, end: Math.min(start + 1, last), message, ...mild } };
  }
}

interface LineAndColumn {
  readonly line: number;
  readonly column: number;
}

/** By line and column: the offset that the parser gives leaves out where the text starts in a page, or is not a number. */
function placeOfError(text: string, { loc = { line: 1, column: 0 } }: { loc?: LineAndColumn }): number {
  const breaks = /\r\n?|[\n\u2028\u2029]/g;
  for (let line = 1; line < loc.line && breaks.test(text);) line++;
  return breaks.lastIndex + loc.column;
}

/** Characters that the parser may look through for the ends of lines: it does so once for each comment. */
const MAX_SEARCHED = 1_000_000_000;

function checkComments(text: string): void {
  let searched = 0;
  let lineEnd = 0;
  for (let at = text.indexOf('/*'); at >= 0; at = text.indexOf('/*', at + 2)) {
    if (at >= lineEnd) {
      const feed = text.indexOf('\n', at);
      lineEnd = feed < 0 ? text.length : feed;
    }
    searched += lineEnd - at;
    if (searched > MAX_SEARCHED) throw new Unreadable('There are too many comments on one very long line.');
  }
}

const placeOf = ({ start = 0, end = 0 }: { start?: number; end?: number }): Place => ({ start, end });

const SOURCE = { what: 'code', effect: UNCHECKED };
/** A server may fill in a page before it sends it. */
const SCRIPT = { what: 'script', effect: 'Hosts cannot run it, so the widget stays blank. Correct the syntax.' };

/** Babel's message without the position that it adds. */
function cause({ message }: Error): string {
  const what = message.replace(/ \(\d+:\d+\)$/, '').replace(/\.$/, '');
  return what.slice(0, 1).toLowerCase() + what.slice(1);
}

const MODERN: ParserPlugin[] = ['explicitResourceManagement'];

/** The dialects to try, the most likely first. Some kinds of decorators and Flow exclude each other. */
function dialectsOf(path: string, text: string): ParserPlugin[][] {
  const isTyped = isTypeScript(path);
  const hasJsx = !isTyped || /\.tsx$/i.test(path);
  const base: ParserPlugin[] = [...MODERN, ...(hasJsx ? (['jsx'] as const) : [])];
  if (!isTyped) {
    const plain: ParserPlugin[] = [...base, 'decorators'];
    return text.includes('@flow') ? [[...base, 'flow'], plain] : [plain];
  }
  const typed: ParserPlugin[] = [...base, 'typescript'];
  // Only legacy decorators are allowed on parameters, only the newer ones after `export`.
  return text.includes('@')
    ? [
        [...typed, 'decorators-legacy'],
        [...typed, 'decorators', 'decoratorAutoAccessors'],
      ]
    : [typed];
}

/**
 * Babel's own nodes made ESTree, one at a time while a file is walked. The parser has a plugin for that, which takes
 * three times as long to parse. Only what the extractor reads is changed.
 */
export function toEstree(node: SyntaxNode): void {
  const own: BabelNode = node;
  CHANGES.get(own.type)?.(own);
}

/** The fields that are read or changed here. */
interface BabelNode {
  type: string;
  start?: number;
  end?: number;
  id?: unknown;
  key?: BabelNode;
  value?: unknown;
  kind?: string;
  method?: unknown;
  computed?: unknown;
  pattern?: unknown;
  flags?: unknown;
  regex?: unknown;
  bigint?: unknown;
  name?: unknown;
  property?: unknown;
  arguments?: readonly unknown[];
  specifiers?: readonly BabelNode[];
  exported?: unknown;
  params?: unknown;
  body?: unknown;
  generator?: unknown;
  async?: unknown;
  returnType?: unknown;
}

type Change = (node: BabelNode) => void;

const rename =
  (type: string): Change =>
  (node) => {
    node.type = type;
  };

const toMethod: Change = (node) => {
  node.type = 'MethodDefinition';
  node.value = functionOf(node);
};

const toMember: Change = (node) => {
  node.type = 'MemberExpression';
  const property = node.property as BabelNode;
  if (property.type !== 'PrivateName') return;
  property.type = 'PrivateIdentifier';
  property.name = (property.id as BabelNode).name;
};

/** `f(a, , b)`: a parser that goes on after a mistake leaves a hole. */
const fillHoles: Change = (node) => {
  if (!node.arguments?.includes(null)) return;
  const { start, end } = node;
  node.arguments = node.arguments.map((each) => each ?? { type: 'MissingExpression', start, end });
};

/** `export * as name from '…'` */
const toExportAll: Change = (node) => {
  const [only] = node.specifiers ?? [];
  if (only?.type !== 'ExportNamespaceSpecifier') return;
  node.type = 'ExportAllDeclaration';
  node.exported = only.exported;
};

const toCall: Change = (node) => {
  node.type = 'CallExpression';
  fillHoles(node);
};

const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  ['StringLiteral', rename('Literal')],
  ['NumericLiteral', rename('Literal')],
  ['BooleanLiteral', rename('Literal')],
  [
    'NullLiteral',
    (node) => {
      node.type = 'Literal';
      node.value = null;
    },
  ],
  [
    'RegExpLiteral',
    (node) => {
      node.type = 'Literal';
      node.regex = { pattern: node.pattern, flags: node.flags };
    },
  ],
  [
    'BigIntLiteral',
    (node) => {
      node.type = 'Literal';
      node.bigint = node.value;
    },
  ],
  [
    'ObjectProperty',
    (node) => {
      node.type = 'Property';
      node.kind = 'init';
    },
  ],
  [
    'ObjectMethod',
    (node) => {
      node.type = 'Property';
      node.value = functionOf(node);
      node.method = node.kind === 'method';
      if (node.method) node.kind = 'init';
    },
  ],
  ['ClassProperty', rename('PropertyDefinition')],
  ['ClassPrivateProperty', rename('PropertyDefinition')],
  ['ClassAccessorProperty', rename('PropertyDefinition')],
  ['ClassMethod', toMethod],
  ['ClassPrivateMethod', toMethod],
  ['MemberExpression', toMember],
  ['OptionalMemberExpression', toMember],
  ['CallExpression', toCall],
  ['OptionalCallExpression', toCall],
  ['NewExpression', fillHoles],
  ['ExportNamedDeclaration', toExportAll],
]);

/** As in ESTree, the function starts after the name. */
function functionOf({ key, computed, end, params, body, generator, async, returnType }: BabelNode): BabelNode {
  const start = key!.end! + (computed ? 1 : 0);
  return { type: 'FunctionExpression', start, end, id: null, params, body, generator, async, returnType };
}
