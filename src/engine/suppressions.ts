/** Which findings are suppressed by the entries of a suppressions file. The file itself is read elsewhere. */
import { type Finding, stableLocation, type StableLocation } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { hasTag } from '../core/tags.js';

export const SUPPRESSIONS = 'toolint-suppressions.json';

export interface SuppressionsFile {
  readonly $schema?: string;
  readonly version: number;
  readonly suppressions: readonly Suppression[];
}

export interface Suppression extends StableLocation {
  /** As in the report. */
  readonly path: string;
  readonly rule: string;
  /** Of the value that the finding is about. */
  readonly hash: string;
  readonly reason: string;
  /** The last day that it holds, as YYYY-MM-DD. */
  readonly expires?: string;
}

export interface MatchResult {
  readonly visible: readonly Finding[];
  readonly hidden: readonly Finding[];
  /** Entries that match a finding; each matches one. */
  readonly used: ReadonlySet<Suppression>;
  /** Those among them that hide it no longer. */
  readonly expired: ReadonlySet<Suppression>;
}

/** Tools that fixes have renamed, by file: from the name that a tool has now to the one that it had. */
export type RenamedTools = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Of a tool in `renamed`, entries have the former name. */
export type Matcher = (findings: readonly Finding[], renamed?: RenamedTools) => MatchResult;

/** What cannot be parsed cannot be checked, and what is wrong with suppressions is not for them to hide. */
export const mayBeSuppressed = (rule: string): boolean => !hasTag(rule, 'never-suppressed');

/** `today` is YYYY-MM-DD. */
export function createMatcher(suppressions: readonly Suppression[], today: string): Matcher {
  const isOver = ({ expires }: Suppression): boolean => expires !== undefined && expires < today;
  const inForceFirst = [...suppressions].sort((a, b) => Number(isOver(a)) - Number(isOver(b)));
  const byFinding = groupBy(inForceFirst, keyOfEntry);
  return (findings, renamed) => {
    const used = new Set<Suppression>();
    const expired = new Set<Suppression>();
    const taken = new Map<string, number>();
    const visible: Finding[] = [];
    const hidden: Finding[] = [];
    for (const finding of findings) {
      const key = keyOf(finding, renamed);
      const nth = taken.get(key) ?? 0;
      const entry = mayBeSuppressed(finding.rule) ? byFinding.get(key)?.[nth] : undefined;
      if (!entry) {
        visible.push(finding);
        continue;
      }
      taken.set(key, nth + 1);
      used.add(entry);
      if (!isOver(entry)) {
        hidden.push(finding);
        continue;
      }
      expired.add(entry);
      visible.push(withMore(finding, `(Its suppression expired on ${entry.expires}.)`));
    }
    return { visible, hidden, used, expired };
  };
}

/** The message is no longer what the rule's gives. */
function withMore({ messageId: _id, data: _data, message, ...rest }: Finding, more: string): Finding {
  return { ...rest, message: `${message} ${more}` };
}

/** What is suppressed stays as it is: it is not mended either. */
export function withoutFixes(findings: readonly Finding[], match: Matcher, renamed?: RenamedTools): readonly Finding[] {
  const hidden = new Set(match(findings, renamed).hidden);
  if (hidden.size === 0) return findings;
  return findings.map((finding) => (hidden.has(finding) ? { ...finding, fix: undefined } : finding));
}

/** What is left over: entries whose finding is still there on another value, and entries whose finding is gone. */
export function unmatched(
  suppressions: readonly Suppression[],
  { visible, used }: MatchResult,
): { readonly changed: readonly Suppression[]; readonly gone: readonly Suppression[] } {
  const at = new Map<string, number>();
  for (const finding of visible) at.set(placeKeyOf(finding), (at.get(placeKeyOf(finding)) ?? 0) + 1);
  const changed: Suppression[] = [];
  const gone: Suppression[] = [];
  for (const entry of suppressions) {
    if (used.has(entry)) continue;
    const place = placeKeyOfEntry(entry);
    const findings = at.get(place) ?? 0;
    if (findings > 0) at.set(place, findings - 1);
    (findings > 0 ? changed : gone).push(entry);
  }
  return { changed, gone };
}

/** The entries with the names that their tools have now. */
export function withNewNames(suppressions: readonly Suppression[], renamed: RenamedTools): readonly Suppression[] {
  const names = new Map(
    Array.from(renamed, ([path, tools]) => [path, new Map(Array.from(tools, ([now, former]) => [former, now]))]),
  );
  return suppressions.map((entry) => {
    const now = entry.tool === undefined ? undefined : names.get(entry.path)?.get(entry.tool);
    return now === undefined ? entry : { ...entry, tool: now };
  });
}

export function suppressionOf(finding: Finding, reason: string): Suppression {
  const { path, rule, valueHash } = finding;
  return { path, rule, ...stableLocation(finding), hash: valueHash, reason };
}

const keyOf = (finding: Finding, renamed?: RenamedTools): string =>
  `${placeKeyOf(finding, renamed)}\n${finding.valueHash}`;
const keyOfEntry = (entry: Suppression): string => `${placeKeyOfEntry(entry)}\n${entry.hash}`;

function placeKeyOf(finding: Finding, renamed?: RenamedTools): string {
  const { path, rule } = finding;
  const { tool, pointer } = stableLocation(finding);
  const former = tool === undefined ? undefined : renamed?.get(path)?.get(tool);
  return placeKey(path, rule, former ?? tool, pointer);
}

/** Entries of one rule at one place have the same, whatever their values are. */
export const placeKeyOfEntry = ({ path, rule, tool, pointer }: Suppression): string =>
  placeKey(path, rule, tool, pointer);

const placeKey = (...parts: readonly (string | undefined)[]): string => JSON.stringify(parts);

// The JSON Schema of toolint-suppressions.json: for editors, and for the validator that is compiled at build time.

/** Relative, with forward slashes, and inside the folder. */
export const PATH = '^(?!/|[A-Za-z]:|\\.\\.?(?:/|$))(?!.*/\\.\\.?(?:/|$))[^\\\\]+$';

export function buildSuppressionsSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://toolint.dev/schemas/suppressions.schema.json',
    title: 'toolint suppressions',
    description: 'Findings that are known and accepted. Written by `toolint --suppress --reason TEXT`.',
    type: 'object',
    additionalProperties: false,
    required: ['version', 'suppressions'],
    properties: {
      $schema: { type: 'string', description: 'The JSON Schema of this file, for editors.' },
      version: { type: 'integer', enum: [1], description: "The version of this file's shape." },
      suppressions: {
        type: 'array',
        description: 'The findings that are accepted, sorted by path and rule.',
        items: { $ref: '#/$defs/suppression' },
      },
    },
    $defs: {
      suppression: {
        type: 'object',
        additionalProperties: false,
        required: ['path', 'rule', 'pointer', 'hash', 'reason'],
        properties: {
          path: { type: 'string', pattern: PATH, description: 'The file, relative to this one.' },
          rule: { type: 'string', minLength: 1, description: 'The id of the rule that has the finding.' },
          tool: {
            type: 'string',
            description:
              'The name of the tool, or the URI of the resource, where the file has several: the pointer starts there.',
          },
          pointer: { type: 'string', description: 'A JSON Pointer to what the finding stands on.' },
          hash: { type: 'string', minLength: 1, description: 'Of that value: another value is another finding.' },
          reason: { type: 'string', pattern: '\\S', description: 'Why the finding is accepted.' },
          expires: {
            type: 'string',
            pattern: '^\\d{4}-\\d{2}-\\d{2}$',
            description: 'The last day that the suppression holds, as 2027-12-31.',
          },
        },
      },
    },
  };
}
