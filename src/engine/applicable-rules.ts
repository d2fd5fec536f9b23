/** Which rules are asked about a manifest. Most have nothing to say about most manifests, and to ask takes time. */
import { known, remembered } from '../core/collections.js';
import { FORMATS } from '../generated/format-ids.js';
import type { Manifest, Problem, Rule, Severity } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import { PACKS_ABOUT } from '../core/pack.js';

export interface Setting {
  readonly rule: Rule;
  readonly severity: Severity;
  /** The config has set the severity, so it does not change. */
  readonly chosen?: boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The rules that are on, by id. */
export type Settings = ReadonlyMap<string, Setting>;

/** A problem beside the rule that has it. */
export interface ReportedProblem {
  readonly setting: Setting;
  readonly problem: Problem;
}

/** The rules for one kind of manifest. */
interface RuleGroup {
  readonly settings: readonly Setting[];
  /** A bit for each list that some rule is about. */
  readonly bits: ReadonlyMap<string, number>;
  /** The settings by which of those lists hold anything. */
  readonly byLists: Map<number, readonly Setting[]>;
}

const groupsOf = remembered((_: Settings) => new Map<string, RuleGroup>());

export function applicableRules(manifest: Manifest, settings: Settings): readonly Setting[] {
  const group = groupOf(manifest, settings);
  const mask = maskOf(manifest.root, group.bits);
  return known(group.byLists, mask, () =>
    group.settings.filter(({ rule }) => !rule.lists || rule.lists.some((list) => group.bits.get(list)! & mask)),
  );
}

function groupOf(manifest: Manifest, settings: Settings): RuleGroup {
  return known(groupsOf(settings), manifest.formats.join(), () => {
    const some = [...settings.values()].filter(({ rule }) => appliesTo(rule, manifest));
    const lists = [...new Set(some.flatMap(({ rule }) => rule.lists ?? []))];
    const bits = new Map(lists.map((list, index) => [list, 1 << index]));
    return { settings: some, bits, byLists: new Map() };
  });
}

/** A pack of one's own (`acme/…`) applies to every format, like `common`. A file without a format is only parsed. */
function appliesTo(rule: Rule, { formats }: Manifest): boolean {
  if (formats.length === 0) return rule.tags?.includes('any-file') ?? false;
  const name = rule.id.slice(0, rule.id.indexOf('/'));
  const pack = PACKS_ABOUT[name] ?? name;
  return (
    !FORMATS.some((each) => each === pack) || formats.some((format) => format === pack || rule.reads?.includes(format))
  );
}

function maskOf(root: Node, bits: RuleGroup['bits']): number {
  let mask = 0;
  if (bits.size === 0 || root.kind !== 'object') return mask;
  for (const { key, value } of root.entries) {
    const bit = bits.get(key);
    if (bit !== undefined && !isEmpty(value)) mask |= bit;
  }
  return mask;
}

function isEmpty(value: Node): boolean {
  return value.kind === 'null' || (value.kind === 'array' && value.items.length === 0 && !value.open);
}
