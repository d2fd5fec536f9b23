/** The schemas that a schema is made of, by `anyOf`, `oneOf` and `$ref`, as classes of Python and optional values are served. */
import type { Schema } from '../../../src/core/rule.js';
import { entry, has, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { declaredTypes, type TypeName } from './schema-types.js';
import { resolveReference } from './schema-validity.js';

/** Of a schema that has branches, or a reference within its document: those of which one has to take a value. */
export function branchesOf({ node, role, tool }: Schema): readonly ObjectNode[] | undefined {
  const root = tool.schemas.find((each) => each.role === role)?.node;
  return root && branchesIn(node, root, 0);
}

const DEEPEST = 4;

function branchesIn(schema: Node, root: Node, depth: number): readonly ObjectNode[] | undefined {
  if (schema.kind !== 'object' || schema.open || schema.isLenient || depth > DEEPEST) return undefined;
  const [reference, any, one] = ['$ref', 'anyOf', 'oneOf'].map((key) => entry(schema, key)?.value);
  if (reference) {
    const target = reference.kind === 'string' ? resolveReference(root, reference.value) : undefined;
    return target && branchesIn(target, root, depth + 1);
  }
  const list = any ?? one;
  if (!list) return [schema];
  if (list.kind !== 'array' || list.open || (any && one) || has(schema, 'type') !== 'no') return undefined;
  const branches = list.items.map((each) => branchesIn(each, root, depth + 1));
  return branches.every((each) => each !== undefined) ? branches.flat() : undefined;
}

/** Those of all branches; undefined where one takes anything. */
export function acceptedTypes(schema: Schema): readonly TypeName[] | undefined {
  const types = branchesOf(schema)?.map(declaredTypes);
  return types?.every((each) => each !== undefined) ? [...new Set(types.flat())] : undefined;
}
