/** What `toolint diff` says in closing, and its reports for people. */
import type { Change, Diff, NotCompared } from '../core/change.js';
import { groupBy } from '../core/collections.js';
import type { Severity } from '../core/rule.js';
import { grouped, counted } from './text.js';

/** A commit by its full id is named by the beginning of that, as git does. */
export const versionName = (name: string): string => (/^[0-9a-f]{40}$/.test(name) ? name.slice(0, 7) : name);

const BREAKS: Severity = 'error';

/** One line: what a version has to be raised by, and was. */
export function verdict({ changes, needs, raised, compared, unknown }: Diff): string {
  const breaking = changes.filter(({ rule, severity }) => severity === BREAKS && rule.startsWith('diff/'));
  const riskier = changes.filter(({ rule, severity }) => severity === 'warning' && rule.startsWith('diff/'));
  const parts = [
    breaking.length > 0 ? counted(breaking.length, 'breaking change') : '',
    riskier.length > 0 ? `${counted(riskier.length, 'change')} that may break or do more` : '',
  ].filter((part) => part !== '');
  const nothing = unknown.length > 0 ? 'Nothing that was compared breaks' : 'Nothing breaks';
  // Files can differ in tools that are registered in a way that cannot be read.
  const same =
    compared > 0 ? 'Nothing differs in what was compared' : 'Nothing to compare: no file that differs has a known tool';
  const found = parts.length > 0 ? parts.join(', ') : changes.length > 0 ? nothing : same;
  const need = needs === 'none' ? '' : ` This needs a ${needs} version${raisedText(raised)}.`;
  return `${found}.${need}`;
}

function raisedText(raised: Diff['raised']): string {
  if (raised === undefined) return '';
  return raised === 'none' ? ', and the version was not raised yet' : `, and the version was raised by a ${raised} one`;
}

const MOST_NAMED = 3;
const MOST_REASONS = 4;

/** One line: what cannot be known. Undefined where all was compared. */
export function notCompared(unknown: readonly NotCompared[]): string | undefined {
  if (unknown.length === 0) return undefined;
  const reasons = [...groupBy(unknown, ({ reason }) => reason.replace(/ \(\d+ places\)$/, ''))];
  const parts = reasons.slice(0, MOST_REASONS).map(([reason, some]) => {
    const names = [...new Set(some.map(({ tool, path }) => tool ?? path))].filter((name) => name !== '');
    const shown = names
      .slice(0, MOST_NAMED)
      .map((name) => `\`${name.replaceAll('`', "'")}\``)
      .join(', ');
    const more = names.length > MOST_NAMED ? ` and ${grouped(names.length - MOST_NAMED)} more` : '';
    return names.length > 0 ? `${shown}${more} (${reason})` : reason;
  });
  if (reasons.length > MOST_REASONS) parts.push(`and ${counted(reasons.length - MOST_REASONS, 'more reason')}`);
  return `Not compared: ${parts.join('; ')}.`;
}

export const isText = ({ rule }: Change): boolean => rule === 'diff/description-changed';
export const isCompatible = (change: Change): boolean => change.severity === 'info' && !isText(change);
