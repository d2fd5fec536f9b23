/** `toolint init`: sets up what this repository needs. Asks nothing, overwrites nothing. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { count, type Finding, type Report, type Skipped, type UnreadLanguage } from '../core/finding.js';
import { recordIn } from '../core/collections.js';
import { printable } from '../core/text.js';
import type { Knowledge } from '../core/format.js';
import { WHERE } from '../core/version.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import { counted } from '../report/text.js';
import { check } from '../run/run.js';
import { createConfigs, type Config } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { CONFIG_NAMES } from '../files/look-up.js';
import { gitTop } from '../files/git.js';
import { absolutePath, inFolder, leadsOut, realPath, relativePath } from '../files/paths.js';
import { looseText } from '../files/read.js';
import { createAtomically, holdSignals } from '../files/write.js';
import { checkoutReader } from '../read/checkout.js';
import { agentLines, FILL_IN, gitlabLines, indented, isOnGitLab } from './init-more.js';
import { asRunHere, commandName } from './command.js';
import { whyNot } from './lint.js';
import { configsFor } from './show.js';
import type { Terminal } from './terminal.js';

const FILE = 'toolint.config.json';

export async function init(rest: readonly string[], knowledge: Knowledge, terminal: Terminal): Promise<number> {
  if (rest.length > 0) throw new UserError(`toolint init takes no paths, and got "${rest[0]}".`);
  const cwd = absolutePath(terminal.cwd, '.');
  const top = gitTop(cwd);
  holdSignals();
  const project: Project = { cwd, top, textOf: textsOf(top ?? cwd) };
  const existing = existingConfig(project);
  const { report, config } = existing ? await asConfigured(cwd, knowledge) : await asFound(cwd, knowledge);
  const said = [
    summary(report),
    existing ? `There is a config already: ${existing}. It was left as it is.` : writeConfig(project, config, report),
    ...(isMonorepo(project) ? [MONOREPO] : []),
    ...workflowLines(project, report),
    ...(top !== undefined && cwd === top ? agentLines(topOf(project, top)) : []),
    '',
    ...(usesSource(project, report) ? eslintLines(project) : []),
    'Next:',
    ...nextSteps(report, terminal),
  ];
  terminal.out(asRunHere(`${said.join('\n')}\n`, terminal));
  return 0;
}

interface Project {
  readonly cwd: string;
  readonly top: string | undefined;
  /** By an absolute path; nothing for what is not there, and for what a link leads to. */
  textOf(path: string): string;
}

function textsOf(top: string): Project['textOf'] {
  const bytesOf = checkoutReader(top);
  return (path) => {
    const bytes = bytesOf(relativePath(top, path));
    return (bytes && looseText(bytes)) ?? '';
  };
}

async function asConfigured(cwd: string, { rules, formats }: Knowledge): Promise<{ report: Report; config: Config }> {
  const { report } = await check({ cwd, paths: [], configs: configsFor({}, rules, cwd), formats });
  return { report, config: {} };
}

/** A config that fits what there is, with what it finds. */
async function asFound(cwd: string, { rules, formats }: Knowledge): Promise<{ report: Report; config: Config }> {
  const lint = async (config: Config): Promise<Report> => {
    const configs = createConfigs({ cwd, config, builtinRules: rules, allowCode: false });
    return (await check({ cwd, paths: [], configs, formats })).report;
  };
  const all = await lint({});
  // Where there is nothing but test data, it is what is to be linted.
  const files = all.files.length === 0 ? testFolders(all.skipped) : [];
  const plain = files.length > 0 ? { files } : {};
  const report = files.length > 0 ? await lint(plain) : all;
  if (!report.findings.some(isBrokenJson)) return { report, config: plain };
  const lenient = { ...plain, comments: true };
  const other = await lint(lenient);
  const isBetter = other.findings.filter(isBrokenJson).length < report.findings.filter(isBrokenJson).length;
  return isBetter ? { report: other, config: lenient } : { report, config: plain };
}

const isBrokenJson = ({ rule, path }: Finding): boolean => rule === 'common/syntax' && path.endsWith('.json');

/** Patterns for the folders of what was skipped: they name it. */
function testFolders(skipped: readonly Skipped[]): string[] {
  const folders = skipped.flatMap(({ path }) => dirname(path).split('/'));
  return [...new Set(folders.filter((name) => /^(__fixtures__|__tests__|fixtures|testdata|test-data)$/.test(name)))]
    .sort()
    .map((name) => `**/${name}/**`);
}

function writeConfig({ cwd, top }: Project, { files, comments }: Config, report: Report): string {
  const config = {
    $schema: './node_modules/toolint/schemas/config.schema.json',
    root: true,
    extends: ['recommended'],
    ...(files && { files }),
    ...(comments && { comments }),
    rules: {},
  };
  writeNew(inFolder(cwd, FILE), `${JSON.stringify(config, null, 2)}\n`, top ?? cwd);
  const why = [
    ...(files ? [`names ${files.join(', ')}, where test data is all there is`] : []),
    ...(comments ? ['allows comments in .json files, as some have them'] : []),
    ...(report.files.length === 0 ? ['waits for the first manifest'] : []),
  ];
  return `Wrote ${FILE}${why.length > 0 ? `: it ${why.join(', and ')}` : ''}.`;
}

/** Nothing is overwritten, also not through a link or by two that start at once. */
function writeNew(path: string, text: string, top: string): void {
  try {
    createAtomically(path, text, top);
  } catch (error) {
    throw new UserError(`${printable(path, 400)} could not be written: ${whyNot(error)}.`);
  }
}

/** The nearest one that holds here, up to the top of the repository. */
function existingConfig(project: Project): string | undefined {
  const { cwd, top } = project;
  for (let at = cwd; ; at = absolutePath(at, '..')) {
    const name = [...CONFIG_NAMES].find((each) => existsSync(join(at, each))) ?? packageConfig(project, at);
    if (name) return posix.join(relativePath(cwd, at), name);
    if (top === undefined || at === top) return undefined;
  }
}

function packageConfig(project: Project, folder: string): string | undefined {
  return Object.hasOwn(packageIn(project, folder), 'toolint') ? 'package.json' : undefined;
}

function packageIn({ textOf }: Project, folder: string): Readonly<Record<string, unknown>> {
  return recordIn(textOf(inFolder(folder, 'package.json'))) ?? {};
}

const MONOREPO =
  'This is a monorepo: one config holds for all packages, and a package may have a config of its own for what differs.';

function isMonorepo(project: Project): boolean {
  const files = ['pnpm-workspace.yaml', 'lerna.json', 'nx.json', 'turbo.json', 'rush.json'];
  const { cwd } = project;
  return Object.hasOwn(packageIn(project, cwd), 'workspaces') || files.some((name) => existsSync(join(cwd, name)));
}

function workflowLines(project: Project, report: Report): string[] {
  const { cwd, top } = project;
  if (top === undefined) return ['This is no git repository, so no workflow was written.'];
  const existing = existingWorkflow(project, top);
  if (existing) return [`There is a workflow already: ${printable(existing)}. It was left as it is.`];
  const gitlab = topOf(project, top);
  if (isElsewhere(project, top) && isOnGitLab(gitlab, urlsIn(project, top)) && cwd === top)
    return gitlabLines(gitlab, report.languages?.[0]);
  if (isElsewhere(project, top)) return ['This repository is not on GitHub, so no workflow was written.'];
  if (cwd !== top)
    return [`A workflow belongs to the top of the repository: run toolint init in ${relativePath(cwd, top)} for one.`];
  const [server] = report.languages ?? [];
  writeNew(inFolder(top, WORKFLOW), server ? workflowFor(server) : workflow, top);
  if (!server) return [`Wrote ${WORKFLOW}, which lints every pull request.`, ...FILL_IN];
  const todo =
    server.command === undefined
      ? `Fill in server-command, which starts the server, and`
      : `Check server-command (${server.command}), and`;
  return [
    `Wrote ${WORKFLOW}, which starts the server, written in ${server.language}, and lints the tools that it lists.`,
    `${todo} add a step before it that installs what the server needs.`,
    ...FILL_IN,
  ];
}

/** The workflow where the server is in a language that is not read: it is started. A command that is not filled in fails. */
const workflowFor = ({ command = 'FILL-IN-THE-COMMAND' }: UnreadLanguage): string => `${workflow}        with:
          # What starts the server, which is asked for its tools. Install what it needs in a step before this one.
          server-command: ${command}
          # Where its source is: findings stand at the lines that name the tools.
          server-source: .
`;

/** Where tools are, or may come to be, registered in source code. */
function usesSource(project: Project, { files }: Report): boolean {
  const { cwd } = project;
  if (files.some(({ path }) => /\.[mc]?[jt]sx?$/.test(path)) || existsSync(join(cwd, 'tsconfig.json'))) return true;
  const { dependencies, devDependencies } = packageIn(project, cwd);
  return 'typescript' in { ...(dependencies as object), ...(devDependencies as object) };
}

/** How many files of each format there are. */
function summary({ files }: Report): string {
  if (files.length === 0) return 'No manifest was found here yet: toolint --why FILE says why a file was skipped.';
  const counts = new Map<string, number>();
  for (const format of files.flatMap((file) => file.formats)) counts.set(format, (counts.get(format) ?? 0) + 1);
  return `Found ${[...counts].map(([format, number]) => `${counted(number, 'file')} of ${format}`).join(', ')}.`;
}

function nextSteps({ findings, failures }: Report, terminal: Terminal): string[] {
  const toolint = commandName(terminal);
  const step = (options: string, what: string): string => `  ${`${toolint} ${options}`.padEnd(48)}  ${what}`;
  const { errors, warnings, infos, fixable } = count(findings);
  const parts = [counted(errors, 'error'), counted(warnings, 'warning'), counted(infos, 'info')];
  const found = parts.filter((part) => !part.startsWith('0 ')).join(', ');
  return [
    step('', found === '' ? 'lint: there is nothing to fix so far' : `look at what there is: ${found}`),
    ...(failures.length > 0 ? [step('--quiet', `see ${counted(failures.length, 'file')} that could not be read`)] : []),
    ...(fixable > 0 ? [step('--fix', 'fix what can be fixed safely')] : []),
    ...(errors > 0 ? [step('--suppress --reason "before toolint"', 'or start clean: only what is new fails')] : []),
    step('--changed', 'lint only the lines that you changed'),
    step('explain <rule-id>', 'read why a rule asks for something'),
  ];
}

/** What `toolint init` says about ESLint where tools are written in TypeScript or JavaScript. It writes nothing there. */
const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((ending) => `eslint.config.${ending}`);

/** To import suppressions that are not there would stop ESLint. */
interface Lines {
  readonly imported: string;
  readonly item: string;
}

const NONE: Lines = { imported: '', item: '' };
const SUPPRESSING: Lines = {
  imported: `import suppressions from './${SUPPRESSIONS}' with { type: 'json' };\n`,
  item: '\n  { settings: { toolint: { suppressions } } },',
};

const whole = ({ imported, item }: Lines): string => `import { defineConfig } from 'eslint/config';
import toolint from 'toolint/eslint';
import tseslint from 'typescript-eslint';
${imported}
export default defineConfig([
  { files: ['**/*.ts', '**/*.tsx'], extends: [tseslint.configs.base] },
  toolint.configs.recommended,${item}
]);`;

const added = ({ imported, item }: Lines): string => `import toolint from 'toolint/eslint';
${imported}
  toolint.configs.recommended, // one more item of the list that is exported${item}`;

function eslintLines({ cwd, textOf }: Project): string[] {
  const name = NAMES.find((each) => existsSync(join(cwd, each)));
  const lines = existsSync(join(cwd, SUPPRESSIONS)) ? SUPPRESSING : NONE;
  if (name === undefined) {
    return [
      `For the same rules in the editor, npm install --save-dev ${WHERE.install} eslint typescript-eslint, and eslint.config.js:`,
      '',
      ...indented(whole(lines)),
      '',
    ];
  }
  if (textOf(inFolder(cwd, name)).includes('toolint')) return [];
  return [
    `For the same rules in the editor, npm install --save-dev ${WHERE.install}, and add to ${name}:`,
    '',
    ...indented(added(lines)),
    '',
  ];
}

/** The workflow that `toolint init` writes. */
const WORKFLOW = '.github/workflows/toolint.yml';

const pinning = WHERE.repository
  ? `A tag can be moved, a commit cannot: ${WHERE.repository}/releases names the commit.`
  : 'Until the first release, toolint is used from a fork: write its name and the full SHA of a commit.';

/** The same as in the README and in docs/start-action.md. A version cannot know the commit that it becomes. */
export const workflow = `name: toolint

on:
  pull_request:
  push:
    branches: [main, master]

permissions: {}

# Of two runs on one pull request, only the newer one reports.
concurrency:
  group: toolint-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true

jobs:
  toolint:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      # Allow this as well to see every finding as an annotation, in a check run.
      # checks: write
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # ${pinning}
      - uses: ${WHERE.action.name}@${WHERE.action.ref}
`;

/** The workflow that runs toolint already, be it by the Action or by its command. */
function existingWorkflow({ textOf }: Project, top: string): string | undefined {
  const folder = '.github/workflows';
  return filesIn(top, folder)
    .map((name) => `${folder}/${name}`)
    .find((path) => path === WORKFLOW || (/\.ya?ml$/.test(path) && textOf(inFolder(top, path)).includes('toolint')));
}

/** Whether all that git knows of where this repository goes is another host. */
function isElsewhere({ textOf }: Project, top: string): boolean {
  const urls = urlsIn({ textOf }, top);
  const isOther =
    urls.length > 0 ? !urls.some((url) => url.includes('github')) : textOf(inFolder(top, '.gitlab-ci.yml')) !== '';
  return filesIn(top, '.github').length === 0 && isOther;
}

const urlsIn = ({ textOf }: Pick<Project, 'textOf'>, top: string): readonly string[] =>
  textOf(inFolder(top, '.git/config')).match(/^[ \t]*url[ \t]*=.*$/gm) ?? [];

const topOf = ({ textOf }: Project, top: string) => ({
  ...{ top, textOf },
  filesIn: (folder: string) => filesIn(top, folder),
  write: (path: string, text: string) => writeNew(path, text, top),
});

function filesIn(top: string, folder: string): string[] {
  const path = inFolder(top, folder);
  try {
    return leadsOut(path, top, realPath(top)!) ? [] : readdirSync(path).sort();
  } catch {
    return [];
  }
}
