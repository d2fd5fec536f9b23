/** Lists of tools as plain values: what `toolint dump` prints, and what programs compare. */
import type { Diff } from '../core/change.js';
import { isRecord } from '../core/collections.js';
import { compareText } from '../core/finding.js';
import type { Format } from '../core/format.js';
import { knownValue, type Hidden } from '../core/known.js';
import type { FormatId, Rule } from '../core/rule.js';
import { get, items, text, type Node } from '../core/tree.js';
import { recognise } from '../engine/recognise.js';
import { contractsIn, type Contract } from './contract.js';
import { compareLists, changesOf } from './events.js';
import { documentOf, fromValue, NOWHERE, objectOf } from './forms.js';
import { markUnsafe } from './unsafe-texts.js';
import { requiredRaise } from './accept.js';

/** As `toolint dump` prints it. A list of tools will do, and so will the answer to `tools/list`. */
export interface ToolList {
  readonly tools: readonly object[];
  /** Places that cannot be known, as JSON Pointers into the whole. */
  readonly unknown?: readonly { readonly tool?: string; readonly pointer: string; readonly reason: string }[];
}

export function dumpOf(contracts: readonly Contract[]): { tools: object[]; unknown: Required<ToolList>['unknown'] } {
  const sorted = [...contracts].sort((a, b) => compareText(a.name, b.name) || compareText(a.path, b.path));
  const unknown: { tool: string; pointer: string; reason: string }[] = [];
  const tools = sorted.map(({ name, node, terms }, index) => {
    const note = (pointer: string, hidden: Hidden): void =>
      void unknown.push({ tool: name, pointer, reason: WORDS[hidden] });
    const tool = inOrder(knownValue(node, note, `/tools/${index}`)) as object;
    return terms.toolsIn === 'object' ? { name, ...tool } : tool;
  });
  return { tools, unknown };
}

/** What `dumpOf` has made, and nothing else: its keys; or a baseline, which looks the same when it is written again. */
export function isDump(text: string): boolean {
  if (!/"unknown"\s*:\s*\[|^\uFEFF?\{\s+"tools"/.test(text)) return false;
  try {
    const { tools, unknown, ...others } = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>;
    if (!Array.isArray(tools) || !tools.every(isRecord) || Object.keys(others).length > 0) return false;
    return Array.isArray(unknown) || (unknown === undefined && baselineText(tools) === text);
  } catch {
    return false;
  }
}

/** Of what a server says of a tool, the rest: no rule compares it, and some of it changes with the SDK or from start to start. */
const UNCOMPARED = new Set(['_meta', 'icons', 'execution']);

/** Sorted, so that it changes only with the contract and is easy to review. */
export function baselineText(tools: readonly object[]): string {
  const kept = tools.map((tool) =>
    Object.fromEntries(
      Object.entries(tool).flatMap(([key, value]) => (UNCOMPARED.has(key) ? [] : [[key, withoutDialect(value)]])),
    ),
  );
  const nameOf = (tool: Readonly<Record<string, unknown>>): string =>
    [tool['name'], tool['id']].find((each) => typeof each === 'string') ?? '';
  const sorted = kept.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b))));
  return `${JSON.stringify({ tools: sorted.map(inOrder) }, null, 2)}\n`;
}

/** Whether a schema names its dialect is up to the version of the SDK. */
function withoutDialect(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { $schema: _, ...rest } = value;
  return rest;
}

const WORDS: Readonly<Record<Hidden, string>> = {
  value: 'it is built at run time',
  text: 'a text that is built at run time',
  keys: 'it may have further keys',
  entries: 'it may have further entries',
};

/** With its keys sorted, so that a dump changes only with what it says. */
export function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => rank(a) - rank(b) || compareText(a, b));
  return Object.fromEntries(entries.map(([key, each]) => [key, inOrder(each)]));
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
  return contractsOfTools(items(get(root, 'tools')), formats);
}

export const contractsOfTools = (tools: readonly Node[], formats: readonly Format[]): readonly Contract[] =>
  tools.flatMap((tool) => contractsFrom(tool, formats));

/** By itself, as its format has it: whatever is in the list is a tool, if only by its name. */
function contractsFrom(tool: Node, formats: readonly Format[]): readonly Contract[] {
  const hints = { named: true, servers: [] };
  const read = (root: Node, format?: FormatId): readonly Contract[] =>
    contractsIn(recognise(documentOf([root]), formats, { ...hints, ...(format && { format }) }).manifests, formats)
      .contracts;
  const inObject = formats.find(({ contract }) => contract.toolsIn === 'object' && contract.isTool?.(tool));
  if (inObject) return read(objectOf([['tools', objectOf([[text(get(tool, 'name')) ?? '', tool]])]]), inObject.id);
  const own = read(tool).filter(({ terms }) => terms.toolsIn === 'manifest');
  if (own.length > 0) return own;
  const list = objectOf([['tools', { kind: 'array', items: [tool], open: false, ...NOWHERE }]]);
  const listed = read(list);
  return listed.length > 0 ? listed : read(list, formats.find(({ contract }) => contract.isFallback)?.id);
}

/** Lists have no names, unlike versions. */
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
  return { needs: requiredRaise(changes), compared: Math.max(was.length, is.length), unknown, changes };
}
