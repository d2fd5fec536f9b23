/** The built Action in a checkout that means harm, with a token that nobody else may see. */
import { expect } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pullRequest } from '../action/support/events.js';
import { TOKEN } from '../action/support/github/world.js';
import { FAULTY } from '../action/support/manifests.js';
import { runAction, type Ran } from '../action/support/run-action.js';
import { services } from '../action/support/services.js';
import { checkout } from '../action/support/workspace.js';
import { attacks, type Attack } from './support/attacks.js';
import { plainGit, repositoryWithEmbedded } from './support/git-traps.js';

const start = services();

interface How {
  readonly files?: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  prepare?(inside: (name: string) => string): void;
  check?(ran: Ran, inside: (name: string) => string): void;
}

/** Every run is checked for the token, for commands that are not ours, and for outputs that lack. */
const on = (attack: string, { files = {}, inputs = {}, prepare, check }: How): Attack => ({
  attack,
  front: 'Action',
  async run() {
    const workspace = checkout({ 'tool.json': FAULTY, ...files });
    const inside = (name: string): string => join(workspace.path, name);
    try {
      prepare?.(inside);
      const github = await start();
      const ran = await runAction({ github, workspace, inputs });
      check?.(ran, inside);
      const sent = JSON.stringify(github.requests.map(({ body }) => body));
      expect(sent + Object.values(ran.written).join('')).not.toContain(TOKEN);
      const errors = ran.commands.filter(({ name, properties }) => name === 'error' && !properties['line']);
      const said = errors.map(({ data }) => data).join(' ');
      const { outcome, errors: found } = ran.outputs;
      return `${outcome}, ${found} errors${said === '' ? '' : `: ${said}`}`;
    } finally {
      workspace.remove();
    }
  },
});

const SHOW_ENV = `console.log('::set-output name=x::' + JSON.stringify(process.env)); require('fs').writeFileSync('ran', '');`;
const hasNotRun = (_: Ran, inside: (name: string) => string): void => expect(existsSync(inside('ran'))).toBe(false);

/** Committed files in `sub` look like a repository, whose config names programs: git run there plainly starts them. */
const embedded = (event: string, by: string, inputs: Readonly<Record<string, string>>): Attack => ({
  attack: `a committed folder that git takes for a repository, on \`${event}\`, changes by ${by}`,
  front: 'Action',
  async run() {
    const trapped = repositoryWithEmbedded();
    const workspace = { path: dirname(trapped.path), files: () => ({}), remove: () => {} };
    const tree = (commit: string): Record<string, string> => {
      const paths = plainGit(workspace.path, 'ls-tree', '-r', '--name-only', commit);
      const names = paths.split('\n').filter((path) => /^(sub\/)?[a-z]+\.json$/.test(path));
      return Object.fromEntries(names.map((path) => [path, readFileSync(join(workspace.path, path), 'utf8')]));
    };
    try {
      const { base, head } = trapped;
      const github = await start({ base: tree(base), head: tree(head), baseSha: base, headSha: head });
      const ran = await runAction({
        ...{ github, workspace, event: pullRequest(github, event) },
        inputs: { diff: 'pr', 'changed-only': 'true', 'working-directory': 'sub', ...inputs },
      });
      expect(trapped.sprung()).toEqual([]);
      expect(ran.stdout).not.toContain('could not be');
      return `${ran.outputs['outcome']}, nothing is run: the repository around it is compared, and needs ${ran.outputs['diff-needs']}`;
    } finally {
      trapped.remove();
    }
  },
});

attacks('Action', [
  ...['pull_request', 'pull_request_target'].flatMap((event) => [
    embedded(event, 'GitHub', {}),
    embedded(event, 'git', { 'github-token': '' }),
  ]),
  on('a link to the environment of the process', {
    prepare: (inside) => symlinkSync('/proc/self/environ', inside('env.json')),
  }),
  on('a link to the environment of the process, named by `files`', {
    inputs: { files: 'env.json' },
    prepare: (inside) => symlinkSync('/proc/self/environ', inside('env.json')),
  }),
  on('a link to the environment of the process, as config', {
    inputs: { config: 'env.json' },
    prepare: (inside) => symlinkSync('/proc/self/environ', inside('env.json')),
  }),
  on('a pipe that nobody writes to', { prepare: (inside) => void execFileSync('mkfifo', [inside('pipe.json')]) }),
  on('a link to /dev/zero', { prepare: (inside) => symlinkSync('/dev/zero', inside('zero.json')) }),
  on('`files` that lead out of the workspace', { inputs: { files: '../**/*.json' } }),
  on('`working-directory` that a link leads out', {
    inputs: { 'working-directory': 'out' },
    prepare: (inside) => symlinkSync(tmpdir(), inside('out')),
  }),
  on('`report-file` that a link leads out', {
    inputs: { 'report-file': 'out/report.json' },
    prepare: (inside) => symlinkSync(tmpdir(), inside('out')),
  }),
  on('`sarif-file` on a full disk', {
    inputs: { 'sarif-file': 'full.sarif' },
    prepare: (inside) => symlinkSync('/dev/full', inside('full.sarif')),
  }),
  on('a JavaScript config', { files: { 'toolint.config.js': SHOW_ENV }, check: hasNotRun }),
  on('a plugin in a JSON config', {
    files: { 'toolint.config.json': '{"plugins": ["./evil.js"]}', 'evil.js': SHOW_ENV },
    check: hasNotRun,
  }),
  on('a config that extends a JavaScript file', {
    files: { 'toolint.config.json': '{"extends": ["./evil.js"]}', 'evil.js': SHOW_ENV },
    check: hasNotRun,
  }),
  on('`allow-code`, and a config that tells the token', {
    inputs: { 'allow-code': 'true' },
    files: {
      'toolint.config.mjs': `const token = process.env['INPUT_GITHUB-TOKEN']; export default { ['token ' + token]: 1 };`,
    },
  }),
  on('`allow-code`, and a config that waits for ever', {
    inputs: { 'allow-code': 'true' },
    files: { 'toolint.config.mjs': `await new Promise(() => {});` },
  }),
  on('a description that speaks to the runner', {
    files: {
      'evil.json': FAULTY.replace('Adds', '\\n::error::x\\r\\n  ::set-output name=x::1 ##[add-mask]e @octocat'),
    },
  }),
  on('a file name that speaks to the runner', { files: { 'a\n::error::x.json': FAULTY } }),
  on('a config with a limit of findings', { files: { 'toolint.config.json': '{"limits": {"findings": 1}}' } }),
  on('`allow-code`, and a config that ends the process', {
    inputs: { 'allow-code': 'true' },
    files: { 'toolint.config.mjs': 'process.exit(0);' },
  }),
]);
