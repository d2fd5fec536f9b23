/** Calls by which tests say what they expect: what they are given is no thing of its own. */
import { path, type Ast } from './ast.js';

const EXPECTS = /^(to[A-Z]\w*|objectContaining|deepEqual|deepStrictEqual|strictEqual)$/;

export const expects = (node: Ast): boolean =>
  node.type === 'CallExpression' && EXPECTS.test(path(node['callee']).at(-1)!);
