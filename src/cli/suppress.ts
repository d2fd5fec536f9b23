/** `--suppress --reason TEXT`, for all or for some of what is found, and `--prune-suppressions`. */
import { counted, printable } from '../core/text.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { UserError } from '../files/errors.js';
import { absolutePath, relativePath } from '../files/paths.js';
import type { Finding } from '../core/finding.js';
import { placeOf, visible } from '../report/text.js';
import type { SuppressionsUpdate, SuppressionChange } from '../run/suppressions.js';
import type { Flags } from './args.js';

/** Each of them suppresses; the two that say more narrow down what. */
const WAYS = ['suppress', 'suppress-at', 'suppress-rule'] as const;

export function suppressionChange(flags: Flags, cwd: string): SuppressionChange | undefined {
  const { reason, 'prune-suppressions': prune } = flags;
  const way = WAYS.find((each) => flags[each] !== undefined);
  if (way && !reason?.trim()) {
    throw new UserError(
      `--${way} needs a reason, for those who read it later: --reason "Generated files, to be fixed with the generator".`,
    );
  }
  if (!way && reason !== undefined) {
    throw new UserError(
      '--reason says why findings are suppressed, so it goes together with --suppress, --suppress-at or --suppress-rule.',
    );
  }
  if (!way && !prune) return undefined;
  const option = way ?? 'prune-suppressions';
  for (const other of ['stdin', 'fix-dry-run'] as const) {
    if (flags[other])
      throw new UserError(`--${option} writes ${SUPPRESSIONS}, so it does not go together with --${other}.`);
  }
  const only = chosen(flags['suppress-at'], flags['suppress-rule'], cwd);
  return { ...(way && { reason: reason!.trim() }), ...(only && { only }), ...(prune && { prune }) };
}

/** The findings at a place, of a rule, or both. At a place it must be clear which one is meant. */
function chosen(place: string | undefined, rule: string | undefined, cwd: string): SuppressionChange['only'] {
  if (place === undefined && rule === undefined) return undefined;
  const at = place === undefined ? undefined : readPlace(place, cwd);
  const isChosen = (each: Finding): boolean =>
    (rule === undefined || each.rule === rule) &&
    (at === undefined ||
      (each.path === at.path && each.line === at.line && (at.column ?? each.column) === each.column));
  return (findings, hidden) => {
    const meant = findings.filter(isChosen);
    if (meant.length === 0 && hidden.some(isChosen)) return [];
    const what = [...(rule === undefined ? [] : [`of ${rule}`]), ...(place === undefined ? [] : [`at ${place}`])];
    if (meant.length === 0)
      throw new UserError(`There is no finding ${printable(what.join(' '), 400)}, so nothing was suppressed.`);
    const exact = new Set(meant.map((each) => `--suppress-at ${visible(placeOf(each))} --suppress-rule ${each.rule}`));
    if (at !== undefined && exact.size > 1)
      throw new UserError(`Name one of the ${exact.size} findings there:\n${[...exact].join('\n')}`);
    return meant;
  };
}

function readPlace(place: string, cwd: string): { path: string; line: number; column: number | undefined } {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(place) ?? [];
  if (file === undefined)
    throw new UserError(
      `--suppress-at needs a place as reports print it, such as tools.json:12 or tools.json:12:5, and got "${printable(place, 400)}".`,
    );
  const path = relativePath(cwd, absolutePath(cwd, file));
  return { path, line: Number(line), column: column === undefined ? undefined : Number(column) };
}

/** For standard error: the report itself shows what is left. */
export function whatWasDone({ added, removed, followed, refused }: SuppressionsUpdate, flags: Flags): string {
  const isSuppressing = WAYS.some((each) => flags[each] !== undefined);
  const said = [
    ...(isSuppressing ? [whatWasAdded(added, refused.length, flags)] : []),
    ...(followed > 0
      ? [`Wrote the new names of tools into ${counted(followed, 'suppression')} in ${SUPPRESSIONS}.`]
      : []),
    ...(removed > 0 || (flags['prune-suppressions'] && !isSuppressing)
      ? [`Took ${counted(removed, 'suppression')} out of ${SUPPRESSIONS}.`]
      : []),
    ...(refused.length > 0
      ? [`${counted(refused.length, 'finding')} cannot be suppressed: ${[...new Set(refused.map(whyNot))].join('; ')}.`]
      : []),
  ];
  return said.map((line) => `${line}\n`).join('');
}

function whatWasAdded(added: number, refused: number, { 'suppress-at': place, 'suppress-rule': rule }: Flags): string {
  const what = place === undefined ? rule && `All findings of ${rule} are` : `The finding at ${place} is`;
  return added === 0 && refused === 0 && what
    ? `${printable(what, 400)} suppressed already.`
    : `Suppressed ${counted(added, 'finding')} in ${SUPPRESSIONS}.`;
}

function whyNot({ rule, path }: SuppressionsUpdate['refused'][number]): string {
  if (rule === 'common/syntax') return 'what cannot be parsed cannot be checked';
  if (rule === 'common/stale-suppression') return '--prune-suppressions takes stale ones out';
  return `${printable(path)} is not below this folder`;
}
