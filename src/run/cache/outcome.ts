/** The outcome of a file as plain data, and back. */
import { DisabledRanges } from '../../engine/disabled-ranges.js';
import type { ResolvedConfig } from '../../config/resolve.js';
import { NOTHING, type FileOutcome } from '../file-outcome.js';

/** What is no plain data or known without it, and what only runs have whose results are not kept. All else is kept. */
const NOT_PLAIN = [
  ...(['facts', 'disabledRanges', 'settings', 'known', 'failures', 'secrets'] as const),
  ...(['isUnsure', 'isIgnored', 'fixed', 'renamed', 'changed', 'asked'] as const),
];

type PlainOutcome = Omit<FileOutcome, (typeof NOT_PLAIN)[number]>;

/** `null`: the file has nothing to do with manifests. */
export type KeptOutcome =
  | null
  | (PlainOutcome & {
      readonly facts?: readonly (readonly [rule: string, facts: readonly unknown[]])[];
      readonly disabled?: ReturnType<DisabledRanges['toData']>;
    });

/** Undefined where it is not kept: what failed is tried again, and nothing is kept of a file with secrets. */
export function keptOutcome(outcome: FileOutcome | undefined): KeptOutcome | undefined {
  if (!outcome) return null;
  const { failures, secrets, isUnsure, isIgnored, facts, disabledRanges } = outcome;
  if (failures.length > 0 || secrets.length > 0 || isUnsure || isIgnored) return undefined;
  const isPlain = (key: string): boolean => !NOT_PLAIN.some((each) => each === key);
  return {
    ...(Object.fromEntries(Object.entries(outcome).filter(([key]) => isPlain(key))) as unknown as PlainOutcome),
    ...(facts.size > 0 && { facts: [...facts] }),
    ...(disabledRanges && { disabled: disabledRanges.toData() }),
  };
}

export function outcomeFrom(kept: KeptOutcome, config: ResolvedConfig): FileOutcome | undefined {
  if (kept === null) return undefined;
  const { facts = [], disabled, ...plain } = kept;
  return {
    ...{ ...NOTHING, settings: config.rules, known: config.known },
    ...plain,
    facts: new Map(facts) as FileOutcome['facts'],
    ...(disabled && { disabledRanges: DisabledRanges.fromData(disabled) }),
  };
}
