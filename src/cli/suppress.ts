/** `--suppress --reason TEXT` and `--prune-suppressions`. */
import { printable } from '../core/text.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { UserError } from '../files/errors.js';
import type { SuppressionsUpdate, SuppressionChange } from '../run/suppressions.js';
import type { Flags } from './args.js';

export function suppressionChange(flags: Flags): SuppressionChange | undefined {
  const { suppress, reason, 'prune-suppressions': prune } = flags;
  if (suppress && !reason?.trim()) {
    throw new UserError(
      '--suppress needs a reason, for those who read it later: toolint --suppress --reason "Generated files, to be fixed with the generator".',
    );
  }
  if (!suppress && reason !== undefined) {
    throw new UserError('--reason says why findings are suppressed, so it goes together with --suppress.');
  }
  if (!suppress && !prune) return undefined;
  const option = suppress ? '--suppress' : '--prune-suppressions';
  for (const other of ['stdin', 'fix-dry-run'] as const) {
    if (flags[other])
      throw new UserError(`${option} writes ${SUPPRESSIONS}, so it does not go together with --${other}.`);
  }
  return { ...(suppress && { reason: reason!.trim() }), ...(prune && { prune }) };
}

/** For standard error: the report itself shows what is left. */
export function whatWasDone({ added, removed, refused }: SuppressionsUpdate, flags: Flags): string {
  const said = [
    ...(flags.suppress ? [`Suppressed ${counted(added, 'finding')} in ${SUPPRESSIONS}.`] : []),
    ...(removed > 0 || !flags.suppress ? [`Took ${counted(removed, 'suppression')} out of ${SUPPRESSIONS}.`] : []),
    ...(refused.length > 0
      ? [`${counted(refused.length, 'finding')} cannot be suppressed: ${[...new Set(refused.map(whyNot))].join('; ')}.`]
      : []),
  ];
  return said.map((line) => `${line}\n`).join('');
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function whyNot({ rule, path }: SuppressionsUpdate['refused'][number]): string {
  if (rule === 'common/syntax') return 'what cannot be parsed cannot be checked';
  if (rule === 'common/stale-suppression') return '--prune-suppressions takes stale ones out';
  return `${printable(path)} is not below this folder`;
}
