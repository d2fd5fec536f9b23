/** What each tool of `toolint mcp` does. Arguments were validated against the tool's schema, and are hostile all the same. */
import { didYouMean } from '../core/did-you-mean.js';
import { appliedFix, countAll, isServerPath, total as totalOf, type Finding, type Report } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import { CLIENTS } from '../core/pack.js';
import type { ClientId, Preset } from '../core/rule.js';
import { printable } from '../core/text.js';
import { createConfigs, type Configs } from '../config/resolve.js';
import { dumpOf } from '../diff/tools.js';
import { Versions } from '../diff/open-versions.js';
import { UserError } from '../files/errors.js';
import { absolutePath, isInside, realPath, relativePath } from '../files/paths.js';
import { shippedFile } from '../files/shipped.js';
import { holdSignals, replaceFile } from '../files/write.js';
import { notRead } from '../report/not-read.js';
import { cut, placeOf, sentence, visible } from '../report/text.js';
import { lintText } from '../run/lint-text.js';
import { refusedTools, type ClientRule } from '../run/refused-tools.js';
import { check } from '../run/run.js';
import { toolsOf } from '../server/dump.js';
import type { Target } from '../server/target.js';
import { pageOf } from './page.js';
import type { ToolName } from './tools.js';

export interface Setting extends Knowledge {
  /** The folder that the server was started for: nothing outside is read or written. */
  readonly root: string;
  readonly rows: readonly ClientRule[];
  /** Those that the user allows to be started. */
  readonly servers: readonly Target[];
  /** Whether configs and plugins in JavaScript may run. */
  readonly allowCode: boolean;
}

export interface Arguments {
  readonly paths?: readonly string[];
  readonly path?: string;
  readonly text?: string;
  readonly filename?: string;
  readonly preset?: Preset;
  readonly rule?: string;
  readonly server?: string;
  readonly dryRun?: boolean;
  readonly offset?: number;
}

export type Answer = Readonly<Record<string, unknown>>;

export const ANSWERS: Readonly<Record<ToolName, (given: Arguments, setting: Setting) => Answer | Promise<Answer>>> = {
  lint_tools: lintTools,
  explain_rule: explainRule,
  check_clients: checkClients,
  show_tools: showTools,
  fix_tools: fixTools,
};

const MOST_MESSAGE = 600;
const MOST_PAGE = 20_000;

async function lintTools(
  { paths = [], text, filename, preset, offset = 0 }: Arguments,
  setting: Setting,
): Promise<Answer> {
  if (text !== undefined && paths.length > 0) throw new UserError('Give `paths` or `text`, not both.');
  if (text === undefined && filename !== undefined) throw new UserError('`filename` names a `text`: give both.');
  const { root: cwd, formats } = setting;
  const configs = configsIn(setting, preset);
  const report =
    text === undefined
      ? (await check({ cwd, paths: paths.map((path) => inside(path, cwd)), configs, formats })).report
      : await lintOne(text, inside(filename ?? 'tools.json', cwd), configs, setting);
  const { items, total, next } = pageOf(report.findings.map(shownFinding), offset);
  const failures = report.failures.map(({ path, message }) => sentence(`${path}: ${message}`, MOST_MESSAGE));
  return {
    files: report.files.length,
    tools: report.files.reduce((sum, { tools }) => sum + tools, 0),
    total,
    findings: items,
    notRead: [...failures, ...notRead(report)].slice(0, MOST_NOT_READ).map((each) => sentence(each, MOST_MESSAGE)),
    next,
  };
}

const MOST_NOT_READ = 20;

async function lintOne(text: string, path: string, configs: Configs, { root: cwd, formats }: Setting): Promise<Report> {
  const file = { path, absolute: absolutePath(cwd, path), named: true };
  return (await lintText(file, { text }, await configs.for(path), { cwd, formats })).report;
}

function shownFinding(finding: Finding): Answer {
  const { rule, severity, message, help, fix, path } = finding;
  const place = isServerPath(path) ? placeOf(finding) : `${path}:${finding.line}:${finding.column}`;
  return {
    rule: visible(rule),
    severity,
    place: sentence(place, MOST_MESSAGE),
    message: sentence(message, MOST_MESSAGE),
    ...(help !== undefined && { help: sentence(help, MOST_MESSAGE) }),
    fixable: fix?.safe === true,
  };
}

function explainRule({ rule = '' }: Arguments, { rules }: Setting): Answer {
  const ids: readonly string[] = rules.map(({ id }) => id);
  if (!ids.includes(rule)) throw new UserError(`There is no rule ${printable(rule)}${didYouMean(rule, ids)}.`);
  const page = shippedFile(`docs/rules/${rule}.md`);
  if (page === undefined) throw new UserError('This copy of toolint has no pages of rules.');
  // Tables are as wide as their longest cell, which costs a model tokens.
  const rows = page.replace(/^<!-- generated -->\s*/, '').split('\n');
  const plain = rows
    .map((row) => (row.startsWith('|') ? row.replace(/ +/g, ' ').replace(/-{4,}/g, '---') : row))
    .join('\n');
  return { page: cut(plain, MOST_PAGE) };
}

async function checkClients({ path = '', offset = 0 }: Arguments, setting: Setting): Promise<Answer> {
  const { root: cwd, rules, allowCode } = setting;
  const file = inside(path, cwd);
  const configs = (client: ClientId, off: readonly string[]): Configs =>
    createConfigs({
      ...{ cwd, preset: 'strict', clients: [client], builtinRules: rules, allowCode },
      ruleOverrides: off.map((each) => each.split('=') as [string, string]),
    });
  const { report } = await check({ cwd, paths: [file], configs: configsIn(setting), formats: setting.formats });
  if (report.failures.length > 0) throw new UserError(report.failures.map(({ message }) => message).join(' '));
  const names = (await writtenTools([path], setting)).flatMap(({ name }: { name?: unknown }) =>
    typeof name === 'string' ? [name] : [],
  );
  const refusals: Answer[] = [];
  for (const client of CLIENTS) {
    for (const [tool, { rule, severity }] of await refusedTools(client, file, { ...setting, names, cwd, configs }))
      refusals.push({ tool: sentence(tool, MOST_MESSAGE), client, rule, certain: severity === 'error' });
  }
  const { items, total, next } = pageOf(refusals, offset);
  return { clients: CLIENTS, total, refusals: items, next };
}

async function showTools({ paths = [], server, offset = 0 }: Arguments, setting: Setting): Promise<Answer> {
  if (server !== undefined && paths.length > 0) throw new UserError('Give `paths` or `server`, not both.');
  const tools = server === undefined ? await writtenTools(paths, setting) : await servedTools(server, setting);
  const { items, total, next } = pageOf(tools, offset, tooLarge);
  return { total, tools: items, next };
}

/** A tool that alone is more than a page. */
const tooLarge = (tool: object): object => {
  const { name } = tool as { name?: unknown };
  const size = JSON.stringify(tool).length;
  return { name: typeof name === 'string' ? sentence(name, MOST_MESSAGE) : undefined, leftOut: `${size} characters` };
};

async function writtenTools(paths: readonly string[], setting: Setting): Promise<readonly object[]> {
  const { root: cwd, rules, formats } = setting;
  const versions = new Versions({ cwd, configs: configsIn(setting), formats, rules });
  const named = paths.map((path) => inside(path, cwd));
  for (const path of named) {
    if (realPath(absolutePath(cwd, path)) === undefined) throw new UserError(`${printable(path)} does not exist.`);
  }
  const { contracts } = await versions.tools(undefined, named).finally(() => versions.close());
  return dumpOf(contracts).tools;
}

async function servedTools(name: string, setting: Setting): Promise<readonly object[]> {
  const target = setting.servers.find((each) => each.name === name);
  if (!target) {
    const names = setting.servers.flatMap((each) => each.name ?? []);
    const allowed = names.length > 0 ? `Allowed: ${names.map((each) => printable(each)).join(', ')}` : NO_SERVERS;
    throw new UserError(`The server ${printable(name)} may not be started. ${allowed}.`);
  }
  const { DEFAULTS, lintServers } = await import('../server/lint-server.js');
  let answers: object[] = [];
  const report = await lintServers([target], {
    ...DEFAULTS,
    ...{ cwd: setting.root, configs: configsIn(setting), formats: setting.formats },
    onAnswers: (text) => {
      const listed = toolsOf(JSON.parse(text) as Readonly<Record<string, unknown>>);
      answers = listed.flatMap(({ value }) => (typeof value === 'object' && value !== null ? [value] : []));
    },
  });
  if (report.failures.length > 0) throw new UserError(report.failures.map(({ message }) => message).join(' '));
  return answers;
}

const NO_SERVERS =
  'The user allows servers with `toolint mcp --servers FILE`, where FILE is a client config such as .mcp.json';

async function fixTools({ paths = [], dryRun = false, offset = 0 }: Arguments, setting: Setting): Promise<Answer> {
  const { root: cwd, formats } = setting;
  const named = paths.map((path) => inside(path, cwd));
  const options = { cwd, formats, configs: configsIn(setting), paths: named };
  if (!dryRun) holdSignals();
  const { report, fixed } = dryRun
    ? await check(options)
    : await check({
        ...{ ...options, fix: 'safe' },
        onFixed: (file, before, after) => {
          inside(file.absolute, cwd);
          return replaceFile(file.absolute, before, after);
        },
      });
  if (report.failures.length > 0 && fixed.length === 0)
    throw new UserError(report.failures.map(({ path, message }) => `${path}: ${message}`).join(' '));
  const would = dryRun ? report.findings.filter(({ fix }) => fix?.safe).map(appliedFix) : fixed;
  const fixes = would.map(({ path, line, column, title, rule }) =>
    sentence(`${path}:${line}:${column}: ${title} [${rule}]`, MOST_MESSAGE),
  );
  const { items, total, next } = pageOf(fixes, offset);
  return { total, fixes: items, left: totalOf(countAll(report)) - (dryRun ? total : 0), next };
}

function configsIn({ root: cwd, rules, allowCode }: Setting, preset?: Preset): Configs {
  return createConfigs({ cwd, builtinRules: rules, allowCode, ...(preset !== undefined && { preset }) });
}

/** A path in the folder, relative to it. What leads out, also by a link, is refused. */
function inside(given: string, root: string): string {
  const absolute = absolutePath(root, given);
  const climbs = /(?:^|[\\/{,])\.\.(?:[\\/},]|$)/.test(given);
  const real = given.includes('\0') ? undefined : realPath(absolute);
  if (given === '' || given.includes('\0')) throw new UserError('A path is empty or has a NUL in it.');
  if (climbs || !isInside(root, absolute) || (real !== undefined && !isInside(root, real)))
    throw new UserError(`${printable(given)} is outside of the folder that toolint was started for.`);
  return relativePath(root, absolute);
}
