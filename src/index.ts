/** The library: the same engine for programs. */
import { formats, rules } from '../rules/index.js';
import type { FixKind } from './engine/fix.js';
import type { Report } from './core/finding.js';
import { didYouMean } from './core/did-you-mean.js';
import { PRESETS } from './core/pack.js';
import type { Preset } from './core/rule.js';
import { check } from './run/run.js';
import { createConfigs, type Config, type Configs } from './config/resolve.js';
import { reportOn } from './run/file-outcome.js';
import { lintSource } from './run/lint-file.js';
import { absolutePath, toSlashes } from './files/paths.js';
import { openServices } from './run/services.js';
import { openSuppressions } from './run/suppressions.js';
import { validate } from './generated/validate-config.js';
import { replaceFile } from './files/write.js';

export interface LintOptions {
  /** Paths in the report are relative to it. Default: the current folder. */
  readonly cwd?: string;
  /** Files, folders and globs. Default: everything below `cwd`. */
  readonly paths?: readonly string[];
  /** Used instead of the config files on disk. */
  readonly config?: Config;
  /** Use this config file and look for no other. */
  readonly configFile?: string;
  readonly preset?: Preset;
  /** Write what can be mended: `safe`, or `all`. */
  readonly fix?: FixKind;
}

export interface LintTextOptions extends Omit<LintOptions, 'paths'> {
  /** The file that the text stands in, or would: its ending decides the syntax. Default: `tool.json`. */
  readonly path?: string;
}

/** A report, and for a text that was fixed what became of it. */
export interface TextReport extends Report {
  readonly output?: string;
}

const OPTIONS = ['cwd', 'paths', 'config', 'configFile', 'preset', 'fix'];

/** A slip in a call from JavaScript must not lint, or mend, something else than was meant. */
function checkOptions(options: LintTextOptions & LintOptions, known: readonly string[]): void {
  const strange = Object.keys(options).find((key) => !known.includes(key));
  if (strange !== undefined) throw new TypeError(`There is no option \`${strange}\`${didYouMean(strange, known)}.`);
  const { paths, preset, fix } = options;
  if (paths !== undefined && !Array.isArray(paths)) throw new TypeError('`paths` must be an array of strings.');
  if (preset !== undefined && !PRESETS.includes(preset)) {
    throw new TypeError(`There is no preset \`${preset}\`${didYouMean(preset, PRESETS)}.`);
  }
  if (fix !== undefined && fix !== 'safe' && fix !== 'all') throw new TypeError('`fix` must be `safe` or `all`.');
}

/** Lints files, as the command line does. Nothing is written but fixes that were asked for. */
export async function lint(options: LintOptions = {}): Promise<Report> {
  checkOptions(options, OPTIONS);
  const cwd = absolutePath('.', options.cwd ?? '.');
  const { report } = await check({
    cwd,
    paths: options.paths ?? [],
    configs: configsFor(options, cwd),
    formats,
    fix: options.fix,
    onFixed: (file, before, after) => replaceFile(file.absolute, before, after),
  });
  return report;
}

/** Lints a text, as `path` if that is given. Read from disk are the config, suppressions and what code imports; nothing is written. */
export async function lintText(text: string, options: LintTextOptions = {}): Promise<TextReport> {
  if (typeof text !== 'string') throw new TypeError('`lintText` takes a text.');
  checkOptions(options, [...OPTIONS.filter((name) => name !== 'paths'), 'path']);
  const cwd = absolutePath('.', options.cwd ?? '.');
  const path = toSlashes(options.path ?? 'tool.json');
  const file = { path, absolute: absolutePath(cwd, path), named: true };
  const suppressions = await openSuppressions(cwd);
  const { services, imports, close } = openServices(cwd);
  let output = text;
  try {
    const outcome = await lintSource(file, text, await configsFor(options, cwd).for(path), {
      formats,
      services,
      imports,
      fix: options.fix,
      suppressions: suppressions?.match,
      onFixed: (_, __, after) => void (output = after),
    });
    return { ...reportOn(outcome, suppressions?.match), ...(options.fix && { output }) };
  } finally {
    close();
  }
}

function configsFor({ config, configFile, preset }: LintOptions, cwd: string): Configs {
  return createConfigs({
    cwd,
    config,
    configFile,
    preset,
    ruleOverrides: [],
    builtinRules: rules,
    validate,
    allowCode: true,
  });
}

/** Types a config; `toolint.config.js` exports what it returns. */
export function defineConfig(config: Config): Config {
  return config;
}

export * as tree from './core/tree.js';
export { asWritten, defineRule, lack, part, useOf } from './core/rule.js';
export { formats, rules };
export type { Config, Report };
export type { Failure, FileResult, Finding, FindingFix, Related, Skipped } from './core/finding.js';
export type {
  At,
  Context,
  Edit,
  Fix,
  FormatId,
  Location,
  Manifest,
  Preset,
  Problem,
  Rule,
  Schema,
  Severity,
  Source,
  TextEdit,
  Tool,
  ToolSchema,
} from './core/rule.js';
export type { Format } from './core/format.js';
