import { defineRule } from '../../src/core/rule.js';
import { entry, type ObjectNode } from '../../src/core/tree.js';
import { resolveReference } from '../common/lib/schema-validity.js';
import { clientsSource, rowsFor, whoIn } from './lib/rows.js';
import { inEveryForm, schemasIn } from './lib/served.js';

const ID = 'clients/recursive-ref';

export default defineRule({
  id: ID,
  summary: 'A `$ref` that leads back to a schema around it',
  severity: 'info',
  in: 'strict',
  source: clientsSource('Input schemas', 'A schema does not contain itself.'),
  messages: {
    recursive: {
      message: 'This `$ref` makes the schema recursive, which {{who}} cannot convert, so the tool can fail.',
      help: 'Replace the `$ref` with a fixed number of nested levels.',
    },
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    const who = whoIn(rows);
    yield* inEveryForm(manifest, 'inputSchema', (schema, add) => {
      const { parts, targets } = graphOf(schema);
      if (targets.size === 0) return;
      const loops = loopsOf(schema, (node) => [...(parts.get(node) ?? []), ...(targets.get(node) ?? [])]);
      for (const { node } of schemasIn(schema)) {
        const [target] = targets.get(node) ?? [];
        if (target && loops.get(target) === loops.get(node))
          add({ at: entry(node, '$ref')!.value, message: 'recursive', data: { who } });
      }
    });
  },
});

interface Graph {
  readonly parts: ReadonlyMap<ObjectNode, readonly ObjectNode[]>;
  /** Where the reference of a schema leads. */
  readonly targets: ReadonlyMap<ObjectNode, readonly [ObjectNode]>;
}

/** All schemas in one and in what it refers to. */
function graphOf(root: ObjectNode): Graph {
  const parts = new Map<ObjectNode, ObjectNode[]>();
  const targets = new Map<ObjectNode, [ObjectNode]>();
  const todo = [root];
  for (let top = todo.pop(); top; top = todo.pop()) {
    if (parts.has(top)) continue;
    const around: ObjectNode[] = [];
    for (const { node, depth } of schemasIn(top)) {
      parts.set(node, []);
      if (depth > 0) parts.get(around[depth - 1]!)!.push(node);
      around[depth] = node;
      const reference = entry(node, '$ref')?.value;
      if (reference?.kind !== 'string') continue;
      const target = reference.value === '#' ? root : resolveReference(root, reference.value);
      if (target?.kind !== 'object') continue;
      targets.set(node, [target]);
      todo.push(target);
    }
  }
  return { parts, targets };
}

/** Schemas that lead to one another share a number: Tarjan's algorithm, without recursion. */
function loopsOf(start: ObjectNode, next: (node: ObjectNode) => readonly ObjectNode[]): Map<ObjectNode, number> {
  const low = new Map<ObjectNode, number>();
  const loops = new Map<ObjectNode, number>();
  const open: ObjectNode[] = [];
  const way: { node: ObjectNode; order: number; left: ObjectNode[] }[] = [];
  const enter = (node: ObjectNode): void => {
    way.push({ node, order: low.size, left: [...next(node)] });
    low.set(node, low.size);
    open.push(node);
  };
  const lower = (node: ObjectNode, order: number): void => void low.set(node, Math.min(low.get(node)!, order));
  enter(start);
  for (let step = way.at(-1); step; step = way.at(-1)) {
    const { node, order, left } = step;
    const to = left.pop();
    if (to && !low.has(to)) enter(to);
    else if (to && !loops.has(to)) lower(node, low.get(to)!);
    else if (!to) {
      way.pop();
      const before = way.at(-1);
      if (before) lower(before.node, low.get(node)!);
      if (low.get(node) !== order) continue;
      for (const each of open.splice(open.lastIndexOf(node))) loops.set(each, order);
    }
  }
  return loops;
}
