/** `toolint rules`: every rule there is, as a table or as JSON. */
import type { Rule } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { UserError } from '../workspace/errors.js';
import type { Flags } from './args.js';
import { configsFor } from './setup.js';
import type { Terminal } from './terminal.js';

export async function listRules(
  rest: readonly string[],
  flags: Flags,
  builtin: readonly Rule[],
  terminal: Terminal,
): Promise<number> {
  if (rest.length > 0)
    throw new UserError(
      `toolint rules takes no paths, and got "${rest[0]}". To lint a folder of that name, write ./rules.`,
    );
  if (flags.format !== undefined && flags.format !== 'pretty' && flags.format !== 'json') {
    throw new UserError(`toolint rules prints pretty or json, not ${flags.format}.`);
  }
  const rules = await rulesHere(flags, builtin, terminal);
  if (flags.format === 'json') {
    const rows = rules.map((rule) => {
      const { id, severity, in: preset, summary, fixable } = rule;
      return { id, severity, in: preset, summary, fixable: fixable !== undefined, url: pageOf(rule) };
    });
    terminal.out(`${JSON.stringify(rows, null, 2)}\n`);
    return 0;
  }
  const width = Math.max(...rules.map(({ id }) => id.length));
  for (const { id, severity, in: preset, summary } of rules) {
    terminal.out(`${id.padEnd(width)}  ${severity.padEnd(7)}  ${preset.padEnd(11)}  ${summary}\n`);
  }
  return 0;
}

/** Ours, and those of the plugins that the config here loads. Who has a config to mend must be able to look up a rule. */
export async function rulesHere(flags: Flags, builtin: readonly Rule[], terminal: Terminal): Promise<readonly Rule[]> {
  try {
    return [...(await configsFor(flags, builtin, terminal.cwd).for('.')).known.values()];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal.err(`toolint: rules of plugins are not among these, as the config cannot be read. ${error.message}\n`);
    return builtin;
  }
}
