/** Lists of tools as plain values: what `toolint dump` prints, and what programs compare. */
import type { Diff } from '../core/change.js';
import { compareText } from '../core/finding.js';
import type { Format } from '../core/format.js';
import { stepTo } from '../core/pointer.js';
import type { Rule } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import { contractsIn, type Contract } from './contract.js';
import { compareLists } from './events.js';
import { documentOf, fromValue } from './forms.js';
import { changesOf } from './group.js';
import { markUnsafe } from './unsafe-texts.js';
import { needOf } from './versions.js';

/** As `toolint dump` prints it. A list of tools will do, and so will the answer to `tools/list`. */
export interface ToolList {
  readonly tools: readonly object[];
  /** Places that cannot be known, as JSON Pointers into the whole. */
  readonly unknown?: readonly { readonly tool?: string; readonly pointer: string; readonly reason: string }[];
}

export function dumpOf(contracts: readonly Contract[]): { tools: object[]; unknown: Required<ToolList>['unknown'] } {
  const sorted = [...contracts].sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path));
  const unknown: { tool: string; pointer: string; reason: string }[] = [];
  const tools = sorted.map(({ name, node }, index) => {
    const note = (pointer: string, reason: string): void => void unknown.push({ tool: name, pointer, reason });
    return plain(node, `/tools/${index}`, note) as object;
  });
  return { tools, unknown };
}

type Note = (pointer: string, reason: string) => void;

/** Undefined where it cannot be known. Keys are sorted, so that a dump changes only with what it says. */
function plain(node: Node, pointer: string, note: Note): unknown {
  switch (node.kind) {
    case 'unknown':
      note(pointer, node.isText ? 'a text that is built at run time' : 'it is built at run time');
      return undefined;
    case 'object': {
      if (node.open) note(pointer, 'it may have further keys');
      const values = new Map(node.entries.map(({ key, value }) => [key, value]));
      const entries = [...values].sort(([a], [b]) => rank(a) - rank(b) || compareText(a, b));
      return Object.fromEntries(
        entries.flatMap(([key, value]) => {
          const found = plain(value, pointer + stepTo(key), note);
          return found === undefined ? [] : [[key, found]];
        }),
      );
    }
    case 'array': {
      const known = node.items.filter(({ kind }) => kind !== 'unknown');
      if (node.open || known.length < node.items.length) note(pointer, 'it may have further entries');
      return known.map((item, index) => plain(item, `${pointer}/${index}`, note));
    }
    case 'null':
      return null;
    default:
      return node.value;
  }
}

const FIRST = ['name', 'title', 'description'];
const rank = (key: string): number => (FIRST.includes(key) ? FIRST.indexOf(key) : FIRST.length);

/** Tools of a list that a program hands over. */
export function contractsOf(list: ToolList | readonly object[], formats: readonly Format[]): readonly Contract[] {
  const { tools, unknown = [] }: ToolList = Array.isArray(list)
    ? { tools: list as readonly object[] }
    : (list as ToolList);
  if (!Array.isArray(tools)) throw new TypeError('`diffTools` takes two lists of tools, or answers to `tools/list`.');
  const root = fromValue(
    { tools },
    unknown.map(({ pointer }) => pointer),
  );
  const roots = isOtherFormat(tools) ? [root.kind === 'object' ? root.entries[0]!.value : root] : [root];
  const { contracts } = contractsIn(documentOf(roots), formats, { named: true, servers: [] });
  return contracts;
}

/** Tools of OTC are a list of their own. */
const isOtherFormat = (tools: readonly object[]): boolean =>
  tools.some((tool) => 'input_schema' in tool && 'id' in tool);

/** Of two lists nobody knows what they are called. */
export type ToolsDiff = Omit<Diff, 'base' | 'head'>;

interface Knowledge {
  readonly formats: readonly Format[];
  readonly rules: readonly Rule[];
}

/** What a pure function can tell of two lists. */
export function diffLists(
  before: ToolList | readonly object[],
  after: ToolList | readonly object[],
  { formats, rules }: Knowledge,
): ToolsDiff {
  const [was, is] = [contractsOf(before, formats), contractsOf(after, formats)];
  const { events, vague } = compareLists(was, is);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const changes = changesOf(markUnsafe(events, byId, formats), { rules: byId });
  const unknown = vague.map(({ contract, pointer, reason }) => ({
    path: '',
    tool: contract.name,
    reason: `${pointer} ${reason}`,
  }));
  return { needs: needOf(changes), compared: Math.max(was.length, is.length), unknown, changes };
}
