/** Parses one script of a page with whatever parser ESLint has for the file. */
import type { Place } from '../../core/tree.js';
import type { Ast } from '../../parse/estree/ast.js';
import type { Piece } from '../../parse/pages.js';
import type { LanguageOptions } from '../types.js';

interface Parser {
  parse?(text: string, options: object): unknown;
  parseForESLint?(text: string, options: object): { readonly ast: unknown };
}

type Parsed =
  | { readonly program: Ast; readonly comments: readonly Place[] }
  | { readonly message: string; readonly at: number; readonly isTooDeep: boolean };

/** Its offsets are counted from where the script stands. */
export function parseScript(text: string, offset: number, kind: Piece['kind'], user: LanguageOptions): Parsed {
  const { parserOptions = {} } = user;
  const parser = user.parser as Parser | undefined;
  const options = {
    ...parserOptions,
    // A script that stands in a text is none of the files of a project.
    ...{ project: undefined, projectService: undefined, programs: undefined, filePath: undefined },
    ...{ ecmaVersion: 'latest', sourceType: kind === 'module' ? 'module' : 'script' },
    ...{ range: true, loc: true, comment: true },
    ...(kind === 'handler' && { ecmaFeatures: { ...featuresOf(parserOptions), globalReturn: true } }),
  };
  try {
    const program = (parser?.parseForESLint?.(text, options).ast ?? parser?.parse?.(text, options)) as Ast;
    move(program, offset);
    const comments = ((program['comments'] ?? []) as Required<Pick<Ast, 'range'>>[]).map(({ range: [start, end] }) => {
      return { start: start + offset, end: end + offset };
    });
    return { program, comments };
  } catch (error) {
    const { message, index, pos } = error as Error & { index?: number; pos?: number };
    return { message, at: offset + (index ?? pos ?? 0), isTooDeep: error instanceof RangeError };
  }
}

const featuresOf = (options: { ecmaFeatures?: object }): object => options.ecmaFeatures ?? {};

/** All nodes, names and types included. A parser may have one node stand in two places. */
function move(program: Ast, by: number): void {
  const nodes = new Set([program]);
  for (const node of nodes) {
    if (node.range) node.range = [node.range[0] + by, node.range[1] + by];
    if (node.start !== undefined) node.start += by;
    if (node.end !== undefined) node.end += by;
    for (const key in node) {
      if (key === 'parent' || key === 'tokens' || key === 'comments') continue;
      const value: unknown = node[key];
      if (Array.isArray(value)) value.filter(isNode).forEach((each) => nodes.add(each));
      else if (isNode(value)) nodes.add(value);
    }
  }
}

const isNode = (value: unknown): value is Ast =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
