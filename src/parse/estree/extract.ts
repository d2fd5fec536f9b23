/** From an AST to what rules read: a tree as of a `tools/list` answer, in as many alternatives as its choices need. */
import type { Code } from '../../core/code.js';
import type { Entry, Node } from '../../core/tree.js';
import type { Ast } from './ast.js';
import { Evaluator, type ImportResolver, type Value } from './evaluate.js';
import { expand } from './expand.js';
import { modulesOf, wellKnownImport } from './modules.js';
import { survey } from './scope.js';
import { collect } from './shapes.js';
import { widgetUses } from './widget.js';

export interface Extraction {
  /** The root, once for each alternative; none where the file has no tool and no widget. */
  readonly alternatives: readonly Node[];
  readonly code: Code;
}

export function extract(program: Ast, resolveImport?: ImportResolver): Extraction {
  const file = survey(program);
  const evaluator = new Evaluator(file, (source, name) => {
    const known = wellKnownImport(source, name);
    if (known !== undefined) return { kind: 'string', start: 0, end: 0, value: known };
    return resolveImport?.(source, name);
  });
  const found = collect(evaluator);
  const lists: [string, readonly Value[]][] = [
    ['tools', found.tools],
    ['functions', found.functions],
    ['resources', found.resources],
  ];
  const all = lists.flatMap(([, values]) => values);
  const alternatives = all.length === 0 ? [] : expand(all).map((nodes) => rootOf(lists, nodes));
  return {
    alternatives,
    code: {
      imports: modulesOf(file).names,
      registrations: found.registrations,
      answers: [],
      reads: [],
      widget: widgetUses(evaluator),
    },
  };
}

function rootOf(lists: readonly [string, readonly Value[]][], nodes: readonly Node[]): Node {
  const entries: Entry[] = [];
  let from = 0;
  for (const [key, values] of lists) {
    const items = nodes.slice(from, from + values.length);
    from += values.length;
    if (items.length > 0)
      entries.push({ key, start: 0, end: 0, value: { kind: 'array', start: 0, end: 0, items, open: true } });
  }
  return { kind: 'object', start: 0, end: 0, entries, open: true };
}
