/** The library: the same engine for programs. */
import { formats, rules } from '../rules/index.js';
import { Versions } from './diff/open-versions.js';
import { diffReport } from './diff/run-diff.js';
import { diffLists, dumpOf, type ToolList, type ToolsDiff } from './diff/tools.js';
import type { FixKind } from './engine/fix.js';
import type { DiffReport, Failure, Report } from './core/finding.js';
import { didYouMean } from './core/did-you-mean.js';
import { PRESET_NAMES, type PresetName } from './core/pack.js';
import { check } from './run/run.js';
import { createConfigs, type Config, type Configs } from './config/resolve.js';
import type { RuleSettings, TypedConfig } from './config/types.js';
import { lintText as lintOneText } from './run/lint-text.js';
import { absolutePath, toSlashes } from './files/paths.js';
import { replaceFile } from './files/write.js';
import type { Target } from './server/target.js';

export interface LintOptions {
  /** Paths in the report are relative to it. Default: the current folder. */
  readonly cwd?: string;
  /** Files, folders and globs. Default: everything below `cwd`. */
  readonly paths?: readonly string[];
  /** Used instead of the config files on disk. */
  readonly config?: Config;
  /** Use this config file and look for no other. */
  readonly configFile?: string;
  readonly preset?: PresetName;
  /** Write what can be mended: `safe`, or `all`. */
  readonly fix?: FixKind;
}

export interface LintTextOptions extends Omit<LintOptions, 'paths'> {
  /** The file that the text is in, or would be in: its ending decides the syntax. Default: `tool.json`. */
  readonly path?: string;
}

/** A report, and for a text that was fixed what became of it. */
export interface TextReport extends Report {
  readonly output?: string;
}

const OPTIONS = ['cwd', 'paths', 'config', 'configFile', 'preset', 'fix'];

/** A slip in a call from JavaScript must not lint, or mend, something else than was meant. */
function checkOptions(options: object, known: readonly string[]): void {
  const strange = Object.keys(options).find((key) => !known.includes(key));
  if (strange !== undefined) throw new TypeError(`There is no option \`${strange}\`${didYouMean(strange, known)}.`);
  const { paths, preset, fix } = options as LintOptions;
  if (paths !== undefined && !Array.isArray(paths)) throw new TypeError('`paths` must be an array of strings.');
  if (preset !== undefined && !PRESET_NAMES.includes(preset)) {
    throw new TypeError(`There is no preset \`${preset}\`${didYouMean(preset, PRESET_NAMES)}.`);
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
  let output = text;
  const { report } = await lintOneText(file, { text }, await configsFor(options, cwd).for(path), {
    ...{ cwd, formats, fix: options.fix },
    onFixed: (_, __, after) => void (output = after),
  });
  return { ...report, ...(options.fix && { output }) };
}

export interface LintServerOptions extends Pick<LintOptions, 'cwd' | 'config' | 'configFile' | 'preset'> {
  /** The program to start, and its arguments; or else `url`. */
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
  /** What to call the server in the report, instead of the name that it gives itself. */
  readonly name?: string;
  /** Variables for the server; of the environment here it gets only PATH. Their values are in no report. */
  readonly env?: Readonly<Record<string, string>>;
  /** Headers for `url`. Their values are in no report. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The folder to run the server in, instead of an empty one. */
  readonly folder?: string;
  /** A client that can do everything, or only list. Default: `full`. */
  readonly as?: 'full' | 'bare';
  /** `auto`, a revision of MCP, `otc` or `gloodata`. Default: `auto`. */
  readonly protocol?: string;
  /** Milliseconds. Default: 30,000 to start, 20,000 for each later request and for a list, 120,000 for everything. */
  readonly startTimeout?: number;
  readonly listTimeout?: number;
  readonly timeout?: number;
  /** Default: 100. */
  readonly maxPages?: number;
  /** How many tokens the tools may cost. */
  readonly budget?: number;
  /** Start it twice, and report what differs. */
  readonly twice?: boolean;
  /** The folder of its source: findings are reported at its lines. */
  readonly source?: string;
  /** Given what the server answered, as one text that can be linted again. */
  onAnswers?(text: string): void;
  /** Given what the report has no place for: a process that was left running, for one. */
  onWarning?(text: string): void;
}

const SERVER_OPTIONS = [
  ...['cwd', 'config', 'configFile', 'preset', 'command', 'args', 'url', 'name', 'env', 'headers', 'folder', 'as'],
  ...'protocol startTimeout listTimeout timeout maxPages budget twice source onAnswers onWarning'.split(' '),
];

/** Asks a running server for its lists and lints them. What could not be asked is among the `failures` of the report. */
export async function lintServer(options: LintServerOptions): Promise<Report> {
  checkOptions(options, SERVER_OPTIONS);
  const { command, args = [], url, name, env = {}, headers = {}, folder, ...rest } = options;
  if ((command === undefined) === (url === undefined))
    throw new TypeError('`lintServer` takes a `command` or a `url`.');
  const cwd = absolutePath('.', options.cwd ?? '.');
  const target: Target = {
    ...(name !== undefined && { name }),
    ...(command === undefined ? { url: url! } : { command }),
    ...(folder !== undefined && { folder }),
    ...{ args, env, headers },
  };
  const { DEFAULTS, lintServers } = await import('./server/lint-server.js');
  return lintServers([target], { ...DEFAULTS, ...rest, cwd, configs: configsFor(options, cwd), formats });
}

function configsFor({ config, configFile, preset }: LintOptions, cwd: string): Configs {
  return createConfigs({
    cwd,
    config,
    configFile,
    preset,
    ruleOverrides: [],
    builtinRules: rules,
    allowCode: true,
  });
}

/** What differs between two lists of tools, as `toolint dump` prints them or a server lists them. Nothing is read or run. */
export function diffTools(before: ToolList | readonly object[], after: ToolList | readonly object[]): ToolsDiff {
  return diffLists(before, after, { formats, rules });
}

export type OpenVersionsOptions = Pick<LintOptions, 'cwd' | 'config' | 'configFile' | 'preset'>;

export interface DiffOptions {
  /** A commit, a tag, a branch, a folder or a dump. Default: the newest release. */
  readonly base?: string;
  /** The same. Default: the working tree. */
  readonly head?: string;
  /** Only files below these. */
  readonly paths?: readonly string[];
}

export interface ToolsOptions {
  /** A commit, a tag, a branch, a folder or a dump. Default: the working tree. */
  readonly version?: string;
  /** Only files below these. */
  readonly paths?: readonly string[];
}

/** What was read of one version is kept for the next, so one of these is the fast way through a history. */
export interface OpenVersions {
  /** What differs, as `toolint diff` reports it. A version that does not exist is an error. */
  diff(options?: DiffOptions): Promise<DiffReport>;
  /** The tools of a version, as `toolint dump` prints them. Files whose tools could not be read are among the `failures`. */
  tools(options?: ToolsOptions): Promise<VersionTools>;
  /** Ends the process of git that reads the objects. */
  close(): void;
}

export interface VersionTools extends Required<ToolList> {
  readonly failures: readonly Failure[];
}

/** Opens the versions of a folder: commits are read from git's objects, nothing is checked out and no code is run. */
export function openVersions(options: OpenVersionsOptions = {}): OpenVersions {
  checkOptions(options, ['cwd', 'config', 'configFile', 'preset']);
  const cwd = absolutePath('.', options.cwd ?? '.');
  const configs = configsFor(options, cwd);
  const versions = new Versions({ cwd, configs, formats, rules });
  return {
    async diff(compared = {}) {
      checkOptions(compared, ['base', 'head', 'paths']);
      return diffReport(versions, compared, { configs });
    },
    async tools(which = {}) {
      checkOptions(which, ['version', 'paths']);
      const { contracts, broken } = await versions.tools(which.version, which.paths);
      const failures = broken.map(({ path, reason }) => ({
        path,
        message: `The file ${reason}, so its tools are missing.`,
      }));
      return { ...dumpOf(contracts), failures };
    },
    close: () => versions.close(),
  };
}

/** Types a config; `toolint.config.js` exports what it returns. An unknown rule of a built-in pack is a type error. */
export function defineConfig<
  const Rules extends RuleSettings = RuleSettings,
  const Overrides extends readonly RuleSettings[] = readonly RuleSettings[],
>(config: TypedConfig<Rules, Overrides>): Config {
  return config;
}

export * as tree from './core/tree.js';
export { asWritten, defineRule, lack, part, useOf } from './core/rule.js';
export { formats, rules };
export type { Config, DiffReport, Report, ToolList, ToolsDiff };
export type { Change, Diff, LinePlace, NotCompared, Raise, TextChange } from './core/change.js';
export type { Failure, FileResult, Finding, FindingFix, Related, ServedList, Skipped } from './core/finding.js';
export type {
  ProblemPlace,
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
