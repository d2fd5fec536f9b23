/** What a tree must be after structural edits, as a text to compare. The order of keys does not count. */
import { writtenNode, type Printable } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import type { Change, Changes, NewChild } from './changes.js';
import { isList, isRecord } from './printable.js';

type Outlook = Pick<Changes, 'values' | 'keys' | 'containers'>;

export const UNCHANGED: Outlook = { values: new Map(), keys: new Map(), containers: new Map() };

export function fingerprint(node: Node, changes: Outlook): string {
  const value = changes.values.get(node);
  if (value !== undefined) return fingerprintOf(value);
  switch (node.kind) {
    case 'object': {
      const change = changes.containers.get(node);
      const kept = node.entries.filter((_, index) => !change?.removed.has(index));
      const entries = kept.map(
        (entry) => [changes.keys.get(entry) ?? entry.key, fingerprint(entry.value, changes)] as const,
      );
      return object([...entries, ...added(change).map(({ key, value }) => [key!, fingerprintOf(value)] as const)]);
    }
    case 'array': {
      const change = changes.containers.get(node);
      const kept = node.items.filter((_, index) => !change?.removed.has(index));
      return `[${[...kept.map((item) => fingerprint(item, changes)), ...added(change).map(({ value }) => fingerprintOf(value))].join()}]`;
    }
    case 'null':
      return 'null';
    case 'unknown':
      return '?';
    default:
      return scalar(node.value);
  }
}

function added(change: Change | undefined): readonly NewChild[] {
  return change ? [...change.first, ...change.last] : [];
}

function fingerprintOf(value: Printable): string {
  const node = writtenNode(value);
  if (node) return fingerprint(node, UNCHANGED);
  if (isList(value)) return `[${value.map(fingerprintOf).join()}]`;
  if (isRecord(value)) return object(Object.entries(value).map(([key, each]) => [key, fingerprintOf(each)] as const));
  return scalar(value as boolean | number | string | null);
}

function object(entries: readonly (readonly [key: string, value: string])[]): string {
  return `{${entries
    .map(([key, value]) => `${JSON.stringify(key)}:${value}`)
    .sort()
    .join()}}`;
}

function scalar(value: boolean | number | string | null): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  return JSON.stringify(value);
}
