/** A server that ends, hangs or answers nonsense: which finding of its source explains that. */
import type { Finding } from '../core/finding.js';
import { hasTag } from '../core/tags.js';
import { check, type CheckOptions } from '../run/run.js';

const MOST_NAMED = 3;

/** To follow the failure; empty where nothing in the source is known to lead to one. `said` may have places of a stack. */
export async function explanationIn(
  folder: string,
  said: string,
  options: Pick<CheckOptions, 'cwd' | 'configs' | 'formats'>,
): Promise<string> {
  // A source that cannot be linted explains nothing, and is not what was asked about.
  const checked = await check({ ...options, paths: [folder] }).catch(() => undefined);
  const all = (checked?.report.findings ?? []).filter(mayStop);
  const inStack = all.filter((each) => isIn(said, each));
  const [first, ...others] = (inStack.length > 0 ? inStack : all).slice(0, MOST_NAMED).map(named);
  if (first === undefined) return '';
  const leads = inStack.length > 0 ? 'The source explains it' : 'The source may explain it';
  return ` ${leads}: ${[first, ...others].join(' ')}`;
}

const mayStop = ({ rule, severity }: Finding): boolean =>
  severity === 'error' && (hasTag(rule, 'stops-server') || hasTag(rule, 'breaks-list'));

/** Whether a line of a stack, `server.mjs:5:8` or `File "server.py", line 5`, is one of the finding. */
function isIn(said: string, { path, line, endLine }: Finding): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (let at = said.indexOf(name); at >= 0; at = said.indexOf(name, at + 1)) {
    const [, number] = /^(?::|", line )(\d{1,9})/.exec(said.slice(at + name.length, at + name.length + 20)) ?? [];
    if (number !== undefined && Number(number) >= line && Number(number) <= endLine) return true;
  }
  return false;
}

const named = ({ path, line, column, message, rule }: Finding): string =>
  `${path}:${line}:${column}: ${message} (${rule})`;
