/** TypeBox schemas, which are JSON Schema. The results of functions that are not listed here are unknown. */
import type { Node, Place } from '../../../core/tree.js';
import { bare, memberName, type SyntaxNode, type TSESTree, place, unknown, type Evaluate } from '../syntax.js';
import type { Scopes } from '../scopes.js';
import { importOf } from '../modules.js';
import { applyShape, asSchema, finish, set, setAll, text, type Draft } from './draft.js';
import { isBuiltSchema, markOf, TYPEBOX, BUILT, type Marked } from '../zod/mark.js';

/** `Type.Object({ … })` */
export function isTypeboxCall(call: TSESTree.CallExpression, scopes: Scopes): boolean {
  const callee = bare(call.callee);
  const imported = callee.type === 'MemberExpression' ? importOf(bare(callee.object), scopes) : undefined;
  return imported !== undefined && MODULES.test(imported.source) && /^(Type|default|\*)$/.test(imported.name);
}

/** TypeBox itself, and an agent that re-exports it to its extensions. */
const MODULES = /(^|[/-])typebox$|^@[^/]+\/pi-ai$/;

const PLAIN: Readonly<Record<string, string>> = {
  String: 'string',
  Number: 'number',
  Integer: 'integer',
  Boolean: 'boolean',
  Null: 'null',
};
/** The position of the argument with further keywords. */
const OPTIONS: Readonly<Record<string, number>> = { Any: 0, Unknown: 0, Object: 1, Array: 1, Union: 1, Literal: 1 };

export function typeboxNode(call: TSESTree.CallExpression, evaluate: Evaluate): Node {
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression') return unknown(call);
  const name = memberName(callee) ?? '';
  const args = call.arguments;
  if (args.some(({ type }) => type === 'SpreadElement')) return unknown(call);
  if (args[0] && /^(Optional|Readonly|Unsafe)$/.test(name)) return marked(call, name, args[0], evaluate);
  const isPlain = Object.hasOwn(PLAIN, name);
  if (!isPlain && !Object.hasOwn(OPTIONS, name)) return unknown(call);
  const draft: Draft = { ...place(call), entries: [], open: false, optional: false };
  if (!start(draft, name, args[0], place(callee.property), evaluate)) draft.open = true;
  addOptions(draft, args[isPlain ? 0 : OPTIONS[name]!], evaluate);
  return { ...finish(draft), [TYPEBOX]: true } as Node & Marked;
}

/** The schema of the argument, and whether a property with it is optional. */
function marked(call: SyntaxNode, name: string, argument: SyntaxNode, evaluate: Evaluate): Node {
  const schema = evaluate(argument);
  if (schema.kind !== 'object' || !(name === 'Unsafe' || isBuiltSchema(schema))) return unknown(call);
  const mark = name === 'Optional' ? 'optional' : (markOf(schema) ?? 'required');
  return { ...schema, [BUILT]: mark, [TYPEBOX]: true } as Node & Marked;
}

function start(draft: Draft, name: string, first: SyntaxNode | undefined, at: Place, evaluate: Evaluate): boolean {
  const given = first && evaluate(first);
  switch (name) {
    case 'Any':
    case 'Unknown':
      return true;
    case 'Object':
      set(draft, 'type', at, text('object', at));
      return applyShape(draft, given, at);
    case 'Array':
      set(draft, 'type', at, text('array', at));
      return set(draft, 'items', at, asSchema(given, at));
    case 'Union':
      if (given?.kind !== 'array') return false;
      return set(draft, 'anyOf', at, { ...given, items: given.items.map((item) => asSchema(item, at)) });
    case 'Literal':
      if (given?.kind !== 'string' && given?.kind !== 'number' && given?.kind !== 'boolean') return false;
      set(draft, 'const', at, given);
      return set(draft, 'type', at, text(given.kind, at));
    default:
      return set(draft, 'type', at, text(PLAIN[name]!, at));
  }
}

function addOptions(draft: Draft, argument: SyntaxNode | undefined, evaluate: Evaluate): void {
  if (!argument) return;
  const options = evaluate(argument);
  if (options.kind !== 'object' || options.open) draft.open = true;
  if (options.kind !== 'object') return;
  setAll(draft, options.entries);
}
