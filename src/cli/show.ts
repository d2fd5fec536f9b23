/** `--print-config FILE`, and what the commands that lint share. */
import type { PresetName } from '../core/pack.js';
import { printJson } from '../report/formats/json.js';
import { resolve } from 'node:path';
import type { Rule } from '../core/rule.js';
import { printableConfig, createConfigs, type Configs } from '../config/resolve.js';
import type { FoundFile } from '../files/discover.js';
import { relativePath } from '../files/paths.js';
import type { Flags } from './args.js';
import { UserError } from '../files/errors.js';
import { readClients } from '../config/read.js';
import type { Call } from './terminal.js';
import type { FixKind } from '../engine/fix.js';
import type { AppliedFix, Report } from '../core/finding.js';
import type { SuppressionsUpdate } from '../run/suppressions.js';
import type { FileChange } from './changed.js';

export async function printConfig(file: string, { flags, knowledge: { rules }, terminal }: Call): Promise<number> {
  const path = relativePath(terminal.cwd, resolve(terminal.cwd, file));
  const config = await configsFor(flags, rules, terminal.cwd).for(path);
  terminal.out(printJson(printableConfig(config)));
  return 0;
}

/** What the commands share: the config for these flags, and what there is to lint with. */
export function configsFor(flags: Flags, rules: readonly Rule[], cwd: string): Configs {
  return createConfigs({
    cwd,
    configFile: flags.config,
    preset: flags.preset as PresetName | undefined,
    clients: flags.clients === undefined ? undefined : readClients(flags.clients, '--clients'),
    ruleOverrides: (flags.rule ?? []).map(readRule),
    builtinRules: rules,
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

/** What came of linting. */
export interface Linted {
  readonly report: Report;
  readonly files: readonly FoundFile[];
  /** What --fix-dry-run would change. */
  readonly changes: readonly FileChange[];
  readonly fixed: readonly AppliedFix[];
  readonly suppressing?: SuppressionsUpdate;
  /** What came in on standard input, as it is after all fixes. Without a text it could not be read. */
  readonly stdin?: { readonly path: string; readonly text?: string };
}
