/** `toolint rules`: every rule there is, as a table or as JSON. */
import type { Rule } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { UserError } from '../workspace/errors.js';
import type { Flags } from './args.js';
import type { Terminal } from './terminal.js';

export function listRules(rest: readonly string[], flags: Flags, rules: readonly Rule[], terminal: Terminal): number {
  if (rest.length > 0)
    throw new UserError(
      `toolint rules takes no paths, and got "${rest[0]}". To lint a folder of that name, write ./rules.`,
    );
  if (flags.format === 'json') {
    const rows = rules.map((rule) => {
      const { id, severity, in: preset, summary, fixable } = rule;
      return { id, severity, in: preset, summary, fixable: fixable !== undefined, url: pageOf(rule) };
    });
    terminal.out(`${JSON.stringify(rows, null, 2)}\n`);
    return 0;
  }
  if (flags.format !== undefined && flags.format !== 'pretty') {
    throw new UserError(`toolint rules prints pretty or json, not ${flags.format}.`);
  }
  const width = Math.max(...rules.map(({ id }) => id.length));
  for (const { id, severity, in: preset, summary } of rules) {
    terminal.out(`${id.padEnd(width)}  ${severity.padEnd(7)}  ${preset.padEnd(11)}  ${summary}\n`);
  }
  return 0;
}
