/** The outcome of a file as plain data, and back. */
import { DisabledRanges } from '../../engine/disabled-ranges.js';
import type { ResolvedConfig } from '../../config/resolve.js';
import { NOTHING, type FileOutcome } from '../file-outcome.js';

type Plain = Pick<
  FileOutcome,
  | 'file'
  | 'unread'
  | 'looseTools'
  | 'given'
  | 'named'
  | 'wiring'
  | 'skipped'
  | 'isBroken'
  | 'findings'
  | 'leftOut'
  | 'cutShort'
>;

/** `null`: the file has nothing to do with manifests. */
export type KeptOutcome =
  | null
  | (Plain & {
      readonly borrowed?: readonly (readonly [path: string, tools: number])[];
      readonly facts?: readonly (readonly [rule: string, facts: readonly unknown[]])[];
      readonly disabled?: ReturnType<DisabledRanges['toData']>;
    });

/** Undefined where it is not kept: what failed is tried again, and nothing is kept of a file with secrets. */
export function keptOutcome(outcome: FileOutcome | undefined): KeptOutcome | undefined {
  if (!outcome) return null;
  const { failures, secrets, skipped, isUnsure, isIgnored } = outcome;
  if (failures.length > 0 || secrets.length > 0 || isUnsure || isIgnored) return undefined;
  const { file, unread, looseTools, given, named, wiring, isBroken, findings, leftOut, cutShort } = outcome;
  return {
    ...{ file, unread, looseTools, given, named, wiring, skipped, isBroken, findings, leftOut, cutShort },
    ...(outcome.borrowed && { borrowed: [...outcome.borrowed] }),
    ...(outcome.facts.size > 0 && { facts: [...outcome.facts] }),
    ...(outcome.disabledRanges && { disabled: outcome.disabledRanges.toData() }),
  };
}

export function outcomeFrom(kept: KeptOutcome, config: ResolvedConfig): FileOutcome | undefined {
  if (kept === null) return undefined;
  const { borrowed, facts = [], disabled, ...plain } = kept;
  return {
    ...{ ...NOTHING, settings: config.rules, known: config.known },
    ...plain,
    facts: new Map(facts) as FileOutcome['facts'],
    ...(borrowed && { borrowed: new Map(borrowed) }),
    ...(disabled && { disabledRanges: DisabledRanges.fromData(disabled) }),
  };
}
