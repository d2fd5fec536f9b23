/** A badge, as shields.io draws it from a JSON endpoint. https://shields.io/badges/endpoint-badge */
import { countAll, type Report } from '../../core/finding.js';
import { readOf } from '../not-read.js';
import { counted } from '../text.js';
import { printJson } from './json.js';

export interface Badge {
  readonly message: string;
  readonly color: 'brightgreen' | 'yellow' | 'red' | 'lightgrey';
  readonly isError?: true;
}

export const badge = (report: Report): string => badgeText(report.tool.name, badgeOf(report));

export function badgeText(label: string, { message, color, isError }: Badge): string {
  return printJson({ schemaVersion: 1, label, message, color, isError });
}

function badgeOf(report: Report): Badge {
  const { errors } = countAll(report);
  if (report.failures.length > 0) return { message: 'failed', color: 'red', isError: true };
  if (errors > 0) return { message: counted(errors, 'error'), color: 'red' };
  const read = readOf(report);
  // Green is for what was read completely.
  if (read === 'nothing') return { message: 'nothing to lint', color: 'lightgrey' };
  return read === 'part'
    ? { message: 'no errors in what was read', color: 'yellow' }
    : { message: 'no errors', color: 'brightgreen' };
}
