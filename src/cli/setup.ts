/** What the commands share: the config for these flags, and what there is to lint with. */
import type { FixKind } from '../core/fix.js';
import { UserError } from '../workspace/errors.js';
import type { Preset, Rule } from '../core/rule.js';
import { createConfigs, type Configs } from '../workspace/config.js';
import { validate } from '../workspace/validate-config.js';
import type { Flags } from './args.js';

export function configsFor(flags: Flags, rules: readonly Rule[], cwd: string): Configs {
  return createConfigs({
    cwd,
    configFile: flags.config,
    preset: flags.preset as Preset | undefined,
    ruleOverrides: (flags.rule ?? []).map(readRule),
    builtinRules: rules,
    validate,
    allowCode: true,
  });
}

export function fixKind(flags: Flags): FixKind | undefined {
  if (flags['fix-unsafe']) return 'all';
  return flags.fix || flags['fix-dry-run'] ? 'safe' : undefined;
}

function readRule(argument: string): [id: string, severity: string] {
  const at = argument.indexOf('=');
  if (at <= 0)
    throw new UserError(`--rule needs an id and a severity, as in --rule otc/id-format=off, and got "${argument}".`);
  return [argument.slice(0, at), argument.slice(at + 1)];
}
