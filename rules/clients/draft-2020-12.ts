import { defineRule, type Fix, type Problem } from '../../src/core/rule.js';
import { entry, get, isVague, text, toValue, type ArrayNode, type Node, type ObjectNode } from '../../src/core/tree.js';
import { faultsIn, isPlainlyValid, LATEST } from '../common/lib/schema-validity.js';
import { show } from '../common/lib/text.js';
import { clientsThat, clientsSource, rowsFor } from './lib/rows.js';
import { inEveryForm } from './lib/served.js';

const ID = 'clients/draft-2020-12';

export default defineRule({
  id: ID,
  summary: 'An input schema that is not valid JSON Schema 2020-12',
  severity: 'error',
  in: 'recommended',
  fixable: 'unsafe',
  source: clientsSource('Input schemas', 'An input schema is judged by JSON Schema 2020-12, whatever `$schema` says.'),
  messages: {
    items: {
      message: '`items` is a list, which JSON Schema 2020-12 does not allow, so {{who}} may refuse this tool{{more}}.',
      help: 'Rename `items` to `prefixItems`, or write one schema for all items.',
    },
    made: {
      message: 'SDK 1 turns this tuple into a list in `items`, so {{who}} may refuse this tool{{more}}.',
      help: '{{advice}}.',
    },
    wrong: {
      message:
        '`{{keyword}}` is {{found}} but must be {{expected}}, so {{who}} {{refuse}} every request with this tool.',
      help: '{{advice}}.',
    },
  },
  *check(manifest) {
    const rows = rowsFor(ID, manifest);
    if (rows.length === 0) return;
    yield* inEveryForm(manifest, 'inputSchema', (schema, add, { isWritten }) => {
      if (isPlainlyValid(schema)) return;
      const faults = faultsIn(schema, LATEST);
      if (faults.length === 0) return;
      const lists: ArrayNode[] = [];
      let whoRefuses = '';
      const known = new Set(faultsIn(schema).map(({ node }) => node));
      for (const { node, keyword, expected } of faults) {
        // What is wrong by its own dialect too, common/invalid-json-schema reports.
        if (known.has(node) || (node.kind !== 'array' && isVague(node))) continue;
        const isList = keyword === 'items' && node.kind === 'array';
        const refusing = rows
          .filter(({ id }) => isList || !id.startsWith('items-list'))
          .filter(({ id }) => id !== 'exclusive-boolean');
        if (refusing.length === 0) continue;
        const clients = clientsThat(refusing, 'refuse');
        const advice = isOldBound(keyword, node) ? 'Write the bound as a number' : 'Correct the value';
        if (!isList)
          add({ at: node, message: 'wrong', data: { keyword, found: show(node), expected, advice, ...clients } });
        else if (node.items.length > 0) {
          lists.push(node);
          whoRefuses = clients.who;
        }
      }
      if (lists.length > 0) add(ofLists(lists, whoRefuses, schema, isWritten));
    });
  },
});

/** One mistake that was made again and again: one finding for the tool. */
function ofLists(
  lists: readonly ArrayNode[],
  who: string,
  schema: ObjectNode,
  isWritten: boolean,
): Problem<'items' | 'made'> {
  const [at, ...others] = lists;
  // What is in another one has its turn when that is mended.
  const outer = lists.filter((list) => !lists.some((other) => other !== list && isWithin(list, other)));
  const fixes = outer.flatMap((list) => (isWritten ? withPrefixItems(schema, list) : asArray(list)) ?? []);
  const fix = fixes[0] && { ...fixes[0], edits: fixes.flatMap(({ edits }) => edits) };
  const more = others.length === 0 ? '' : ` (${lists.length} places)`;
  return {
    at: at!,
    message: isWritten ? 'items' : 'made',
    data: { who, more, advice: adviceFor(at!.items) },
    ...(others.length > 0 && { related: others.map((each) => ({ at: each, note: 'Another list of `items`.' })) }),
    ...(fix && { fix }),
  };
}

function adviceFor(items: readonly Node[]): string {
  const types = new Set(items.map((each) => text(get(each, 'type'))));
  const [type] = types;
  return types.size === 1 && /^(?:string|number|boolean)$/.test(type ?? '')
    ? `Write \`z.array(z.${type}()).length(${items.length})\`, whose TypeScript type is \`${type}[]\``
    : `Write \`z.array(…).length(${items.length})\` with one schema for all items, or an object that names each`;
}

/** As in draft-04, where `minimum` beside it is the bound. */
const isOldBound = (keyword: string, { kind }: Node): boolean =>
  kind === 'boolean' && /^exclusiveM(in|ax)imum$/.test(keyword);

const isWithin = (inner: Node, outer: Node): boolean =>
  inner.file === outer.file && inner.start >= outer.start && inner.end <= outer.end;

function withPrefixItems(schema: ObjectNode, list: ArrayNode): Fix | undefined {
  const holder = holderOf(schema, list);
  if (!holder) return undefined;
  const edits = [{ op: 'rename', entry: entry(holder, 'items')!, key: 'prefixItems' }] as const;
  return { title: 'Write `prefixItems`', safe: false, edits };
}

/** `z.tuple([a, a])`, known by its length alone: rules see no source text. */
function asArray(list: ArrayNode): Fix | undefined {
  const { start, end, via, file, items } = list;
  const first = items[0]!;
  const last = items.at(-1)!;
  const isAlone = first.start - start === 'z.tuple(['.length && end - last.end === '])'.length;
  const isLike = (each: Node): boolean =>
    !isVague(each) &&
    each.end - each.start === first.end - first.start &&
    JSON.stringify(toValue(each)) === JSON.stringify(toValue(first));
  if (via || file !== undefined || !isAlone || !items.every(isLike)) return undefined;
  return {
    title: `Write \`z.array(…).length(${items.length})\``,
    safe: false,
    edits: [
      { op: 'text', start: start + 'z.'.length, end: first.start, text: 'array(' },
      { op: 'text', start: first.end, end, text: `).length(${items.length})` },
    ],
  };
}

/** The schema that has this list as its items, where nothing beside it depends on them. */
function holderOf(schema: ObjectNode, list: unknown): ObjectNode | undefined {
  for (const { value } of schema.entries) {
    const found =
      value.kind === 'object' ? holderOf(value, list) : value.kind === 'array' ? inList(value.items, list) : undefined;
    if (found) return found;
  }
  const isHolder = entry(schema, 'items')?.value === list;
  return isHolder && !entry(schema, 'prefixItems') && !entry(schema, 'additionalItems') ? schema : undefined;
}

function inList(items: readonly unknown[], list: unknown): ObjectNode | undefined {
  for (const item of items as ObjectNode[]) {
    const found = item.kind === 'object' ? holderOf(item, list) : undefined;
    if (found) return found;
  }
  return undefined;
}
