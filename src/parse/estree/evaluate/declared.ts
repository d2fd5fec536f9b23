/** Enums and the static members of classes as objects. */
import type { Entry, Node } from '../../../core/tree.js';
import { bare, staticName, type Ast } from '../ast.js';
import { literal, place, unknown, type Value } from '../values.js';

export function enumNode(node: Ast): Value {
  const entries: Entry[] = [];
  let next: number | undefined = 0;
  for (const member of (node['body']?.members ?? node['members'] ?? []) as Ast[]) {
    const key = staticName(member['id'], false);
    const initializer = member['initializer'] as Ast | undefined;
    let value: Value;
    if (initializer) value = constantOf(initializer);
    else value = next === undefined ? unknown(member) : { kind: 'number', ...place(member), value: next };
    next = value.kind === 'number' ? value.value + 1 : undefined;
    if (key !== undefined) entries.push({ key, ...place(member['id']), value: value as Node });
  }
  return { kind: 'object', ...place(node), entries, open: false };
}

function constantOf(initializer: Ast): Value {
  const node = bare(initializer);
  if (node.type === 'Literal') return literal(node);
  const name = node.type === 'TemplateLiteral' ? staticName(node, true) : undefined;
  return name === undefined ? unknown(node) : { kind: 'string', ...place(node), value: name };
}

/** A class as the object of what is static in it; the rest of it nobody knows. */
export function classNode(node: Ast, evaluate: (expression: Ast) => Value): Value {
  const entries: Entry[] = [];
  for (const member of node['body'].body as Ast[]) {
    if (!/^(PropertyDefinition|ClassProperty)$/.test(member.type) || !member['static'] || !member['value']) continue;
    const key = staticName(member['key'], member['computed']);
    if (key !== undefined) entries.push({ key, ...place(member['key']), value: evaluate(member['value']) as Node });
  }
  return { kind: 'object', ...place(node), entries, open: true };
}
