/** Repositories whose config names programs. Each program leaves a file behind, which nobody may find. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ENV = {
  PATH: process.env['PATH'],
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' },
  ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' },
};

/** What `git credential` is told. */
const QUESTION = 'protocol=https\nhost=example.com\n\n';

/** As anyone runs git, who does not expect harm. What it answers does not matter. */
export function plainGit(cwd: string, ...args: readonly string[]): string {
  const input = args[0] === 'credential' ? QUESTION : undefined;
  const stdin = input === undefined ? 'ignore' : 'pipe';
  return execFileSync('git', args, { cwd, encoding: 'utf8', env: ENV, input, stdio: [stdin, 'pipe', 'ignore'] });
}

function tryGit(cwd: string, ...args: readonly string[]): void {
  try {
    plainGit(cwd, ...args);
  } catch {
    // It may complain of the trap.
  }
}

/** The name of a key in the middle is this in all traps. */
interface Trap {
  readonly key: string;
  /** What is written for the path of a program; that itself, if nothing is said. */
  value?(program: string): string;
  /** What else has to be set. */
  readonly more?: (program: string) => Readonly<Record<string, string>>;
  /** A command that runs the program where git is run plainly. Without it, only commands run it that toolint never needs. */
  readonly sprung?: readonly string[];
}

const ext = (program: string): string => `ext::${program}`;
const promisor = { 'extensions.partialClone': 'origin', 'remote.origin.promisor': 'true' };
const MISSING = ['cat-file', '-p', 'v1.0.0:missing.json'];

/** Every key of git that can start a program, as `git help config` of 2.39 and the notes of later releases tell of them. */
export const TRAPS: readonly Trap[] = [
  { key: 'filter.trap.clean', sprung: ['diff-files', '--name-only'] },
  { key: 'filter.trap.process', sprung: ['diff-files', '--name-only'] },
  { key: 'filter.trap.smudge', sprung: ['cat-file', '--filters', 'HEAD:racy.json'] },
  { key: 'core.fsmonitor', sprung: ['diff-files'] },
  { key: 'diff.external', sprung: ['diff'] },
  { key: 'diff.trap.command', sprung: ['diff'] },
  { key: 'diff.trap.textconv', sprung: ['diff'] },
  { key: 'core.hooksPath', value: dirname, sprung: ['update-index', '--force-write-index'] },
  { key: 'include.path', value: (program) => `${program}.config`, sprung: ['diff-files', '--name-only'] },
  { key: 'includeIf.gitdir:**.path', value: (program) => `${program}.config`, sprung: ['diff-files', '--name-only'] },
  // What a partial clone lacks is fetched.
  {
    key: 'remote.origin.url',
    value: ext,
    more: () => ({ ...promisor, 'protocol.ext.allow': 'always' }),
    sprung: MISSING,
  },
  {
    key: 'protocol.ext.allow',
    value: () => 'always',
    more: (program) => ({ ...promisor, 'remote.origin.url': ext(program) }),
    sprung: MISSING,
  },
  { key: 'remote.origin.uploadpack', more: () => ({ ...promisor, 'remote.origin.url': '/nowhere' }), sprung: MISSING },
  {
    key: 'remote.origin.vcs',
    value: () => 'ext',
    more: (program) => ({ ...promisor, 'remote.origin.url': program, 'protocol.ext.allow': 'always' }),
    sprung: MISSING,
  },
  { key: 'core.sshCommand', more: () => ({ ...promisor, 'remote.origin.url': 'ssh://localhost/x' }), sprung: MISSING },
  { key: 'core.gitProxy', more: () => ({ ...promisor, 'remote.origin.url': 'git://localhost/x' }), sprung: MISSING },
  {
    key: 'url.ssh://localhost/.insteadOf',
    value: () => 'x:',
    more: (program) => ({ ...promisor, 'remote.origin.url': 'x:y', 'core.sshCommand': program }),
    sprung: MISSING,
  },
  { key: 'credential.helper', value: (program) => `!${program}`, sprung: ['credential', 'fill'] },
  { key: 'credential.https://example.com.helper', value: (program) => `!${program}` },
  { key: 'core.askPass', sprung: ['credential', 'fill'] },
  { key: 'alias.diff-index', value: (program) => `!${program}` },
  { key: 'alias.trap', value: (program) => `!${program}`, sprung: ['trap'] },
  ...['core.pager', 'pager.diff', 'pager.diff-index', 'pager.config', 'pager.tag', 'pager.ls-files'].map((key) => ({
    key,
  })),
  ...['core.editor', 'sequence.editor', 'interactive.diffFilter', 'core.alternateRefsCommand'].map((key) => ({ key })),
  ...['gpg.program', 'gpg.ssh.program', 'gpg.x509.program', 'gpg.openpgp.program', 'gpg.ssh.defaultKeyCommand'].map(
    (key) => ({ key }),
  ),
  { key: 'log.showSignature', value: () => 'true', more: (program) => ({ 'gpg.program': program }) },
  { key: 'tag.gpgSign', value: () => 'true', more: (program) => ({ 'gpg.program': program }) },
  ...[
    'merge.trap.driver',
    'mergetool.trap.cmd',
    'difftool.trap.cmd',
    'guitool.trap.cmd',
    'browser.trap.cmd',
    'man.trap.cmd',
  ].map((key) => ({ key })),
  ...['mergetool.trap.path', 'difftool.trap.path', 'browser.trap.path', 'man.trap.path'].map((key) => ({ key })),
  ...['trailer.trap.command', 'trailer.trap.cmd', 'tar.trap.command', 'uploadpack.packObjectsHook'].map((key) => ({
    key,
  })),
  ...['remote.origin.receivepack', 'imap.tunnel', 'instaweb.httpd', 'instaweb.browser', 'web.browser'].map((key) => ({
    key,
  })),
  ...['sendemail.sendmailCmd', 'sendemail.toCmd', 'sendemail.ccCmd', 'sendemail.headerCmd'].map((key) => ({ key })),
  { key: 'hook.trap.command', more: () => ({ 'hook.trap.event': 'post-index-change' }) },
  { key: 'submodule.inner.update', value: (program) => `!${program}` },
  { key: 'receive.procReceiveRefs', value: () => 'refs' },
];

export interface Trapped {
  readonly path: string;
  /** The keys whose programs ran since it was last asked. */
  sprung(): string[];
  remove(): void;
}

/** As `git config` writes it, which would be a process for each. */
function setting(name: string, value: string): string {
  const [, section, inner, key] = /^([^.]+)(?:\.(.*))?\.([^.]+)$/.exec(name)!;
  const quoted = (text: string): string => JSON.stringify(text);
  return `[${section}${inner === undefined ? '' : ` ${quoted(inner)}`}]\n\t${key} = ${quoted(value)}\n`;
}

/** Settles all of these traps in one config, that of the repository. */
export function setTraps(config: string, traps: readonly Trap[], programs: string): () => string[] {
  for (const [index, { key, value = (program: string) => program, more }] of traps.entries()) {
    const folder = join(programs, String(index));
    mkdirSync(folder, { recursive: true });
    const program = join(folder, 'post-index-change');
    writeFileSync(program, `#!/bin/sh\necho "$@" > '${folder}/ran'\n`);
    chmodSync(program, 0o755);
    writeFileSync(`${program}.config`, `[filter "trap"]\nclean = ${program}\n`);
    const all = { ...more?.(program), [key]: value(program) };
    for (const [name, text] of Object.entries(all)) appendFileSync(config, setting(name, text));
  }
  return () =>
    traps.flatMap(({ key }, index) => {
      const ran = join(programs, String(index), 'ran');
      const isSprung = readdirSync(dirname(ran)).includes('ran');
      rmSync(ran, { force: true });
      return isSprung ? [key] : [];
    });
}

export const tools = (type: string): string =>
  `${JSON.stringify({ tools: [{ name: 'find_city', description: 'Finds what a city is called.', inputSchema: { type: 'object', properties: { id: { type } } } }] }, undefined, 2)}\n`;

/** The index cannot tell by times whether this file is as it was, so git compares what is in it. */
const SOON = new Date(Date.now() + 3_600_000);

/** Two commits, the first with a tag; since then one file has changed, and one is new. Of the first git lacks an object. */
function repository(path: string, from?: string): void {
  mkdirSync(path, { recursive: true });
  plainGit(path, 'init', '--quiet', '--initial-branch=main');
  // With the history of another one it knows the commits that are asked for there.
  if (from !== undefined) plainGit(path, 'pull', '--quiet', from, 'HEAD');
  const commit = (): void => {
    plainGit(path, 'add', '--all');
    plainGit(path, 'commit', '--quiet', '--message', 'A');
  };
  writeFileSync(join(path, 'missing.json'), tools('null'));
  commit();
  plainGit(path, 'tag', 'v1.0.0');
  rmSync(join(path, 'missing.json'));
  writeFileSync(join(path, '.gitattributes'), '* filter=trap diff=trap merge=trap\n');
  writeFileSync(join(path, 'changed.json'), tools('string'));
  writeFileSync(join(path, 'racy.json'), tools('array'));
  utimesSync(join(path, 'racy.json'), SOON, SOON);
  commit();
  const lost = plainGit(path, 'rev-parse', 'v1.0.0:missing.json').trim();
  rmSync(join(path, '.git/objects', lost.slice(0, 2), lost.slice(2)), { force: true });
  writeFileSync(join(path, 'changed.json'), tools('number'));
  writeFileSync(join(path, 'new.json'), tools('boolean').replace('find_city', 'find_town'));
}

const temporary = (): string => realpathSync(mkdtempSync(join(tmpdir(), 'toolint-traps-')));

/** A repository that somebody else has handed over with its `.git`. */
export function trappedRepository(traps: readonly Trap[] = TRAPS): Trapped {
  const home = temporary();
  const path = join(home, 'work');
  repository(path);
  const sprung = setTraps(join(path, '.git/config'), traps, join(home, 'programs'));
  return { path, sprung, remove: () => rmSync(home, { recursive: true, force: true }) };
}

const BY_CONTENT = TRAPS.filter(({ key }) => /^(?:filter\.trap\.(?:clean|process)|core\.fsmonitor)$/.test(key));

/**
 * An honest repository. In a folder of it ordinary files are committed, `HEAD`, `config` and `index` for some, and git
 * takes that folder for a repository: `path` leads there.
 */
export function embeddedRepository(top: string, programs: string): () => string[] {
  const path = join(top, 'sub');
  repository(path, top);
  cpSync(join(path, '.git'), path, { recursive: true });
  rmSync(join(path, '.git'), { recursive: true });
  const config = join(path, 'config');
  writeFileSync(config, '[core]\nrepositoryformatversion = 0\nbare = false\nworktree = .\n');
  const sprung = setTraps(config, BY_CONTENT, programs);
  tryGit(path, 'diff-files', '--name-only');
  const isArmed = sprung().length > 0;
  if (!isArmed && !isExplicit()) throw new Error('The trap is not armed.');
  return sprung;
}

/** Whether the git here refuses such a repository by itself. */
const isExplicit = (): boolean => {
  try {
    return plainGit('.', 'config', 'safe.bareRepository').trim() === 'explicit';
  } catch {
    return false;
  }
};

export function spring({ path }: Trapped, command: readonly string[]): void {
  tryGit(path, ...command);
}

/** The outer repository, with two commits and a tag; the embedded one comes with the second. */
export function repositoryWithEmbedded(): Trapped & { readonly base: string; readonly head: string } {
  const home = temporary();
  const top = join(home, 'work');
  mkdirSync(top);
  writeFileSync(join(top, 'tools.json'), tools('string'));
  plainGit(top, 'init', '--quiet', '--initial-branch=main');
  const commit = (): string => {
    plainGit(top, 'add', '--all');
    plainGit(top, 'commit', '--quiet', '--message', 'A');
    return plainGit(top, 'rev-parse', 'HEAD').trim();
  };
  const base = commit();
  plainGit(top, 'tag', 'v1.0.0');
  const sprung = embeddedRepository(top, join(home, 'programs'));
  const head = commit();
  return { path: join(top, 'sub'), base, head, sprung, remove: () => rmSync(home, { recursive: true, force: true }) };
}
