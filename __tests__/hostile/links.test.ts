/** `dump` and `diff` read a checkout by no link that leads out of it, whatever its index says. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRepository } from '../../src/read/file-tree.js';
import { folderOf, toolint } from '../support/cli.js';
import { plainGit, tools } from './support/git-traps.js';

const made: ReturnType<typeof folderOf>[] = [];
afterAll(() => made.forEach((folder) => folder.remove()));
const kept = (files: Readonly<Record<string, string>>): string => {
  const folder = folderOf(files);
  made.push(folder);
  return folder.path;
};

const named = (name: string): string => tools('string').replace('find_city', name);
const SECRET = 'tool_of_somebody_else';
const outside = kept({ 'secret.json': named(SECRET), 'inner.json': named(SECRET), 'tools.json': named(SECRET) });

/** One commit, in which the folder `dir` has a file too. */
function repository(): string {
  const path = kept({
    'own.json': named('find_city'),
    'tools.json': named('find_town'),
    'dir/inner.json': named('find_lake'),
  });
  plainGit(path, 'init', '--quiet');
  plainGit(path, 'add', '--all');
  plainGit(path, 'commit', '--quiet', '--message', 'A');
  return path;
}

const replace = (path: string, target: string): void => {
  rmSync(path, { recursive: true });
  symlinkSync(target, path);
};

/** An index that names a file, with the checksum that git asks for. No command of git writes this one. */
function renameInIndex(path: string, from: string, to: string): void {
  expect(to).toHaveLength(from.length);
  const file = join(path, '.git/index');
  const content = readFileSync(file).subarray(0, -20);
  const at = content.indexOf(from);
  content.write(to, at);
  const sum = createHash('sha1').update(content).digest();
  writeFileSync(file, Buffer.concat([content, sum]));
}

/** A repository with the folder `next` beside it, in which the secret is. */
function besideSecret(): string {
  const home = kept({ 'next/secret.json': named(SECRET) });
  renameSync(repository(), join(home, 'work'));
  return join(home, 'work');
}

const ATTACKS: readonly [attack: string, prepare: () => string][] = [
  [
    'a new link to a file outside',
    () => {
      const path = repository();
      symlinkSync(join(outside, 'secret.json'), join(path, 'new.json'));
      return path;
    },
  ],
  [
    'a new link to a folder outside',
    () => {
      const path = repository();
      symlinkSync(outside, join(path, 'new'));
      symlinkSync(outside, join(path, 'new.json'));
      return path;
    },
  ],
  [
    'a tracked file that a link has replaced',
    () => {
      const path = repository();
      replace(join(path, 'tools.json'), join(outside, 'tools.json'));
      return path;
    },
  ],
  [
    'a tracked folder that a link has replaced',
    () => {
      const path = repository();
      replace(join(path, 'dir'), outside);
      return path;
    },
  ],
  [
    'a link to a link to a folder outside, on the way',
    () => {
      const path = repository();
      symlinkSync(outside, join(path, 'far'));
      replace(join(path, 'dir'), 'far');
      return path;
    },
  ],
  [
    'an index that says file where the checkout has a link',
    () => {
      const path = repository();
      symlinkSync(join(outside, 'secret.json'), join(path, 'link.json'));
      const id = plainGit(path, 'rev-parse', 'HEAD:own.json').trim();
      plainGit(path, 'update-index', '--add', '--cacheinfo', `100644,${id},link.json`);
      return path;
    },
  ],
  [
    'an index that says file below what is a link',
    () => {
      const path = repository();
      symlinkSync(outside, join(path, 'linked'));
      const id = plainGit(path, 'rev-parse', 'HEAD:own.json').trim();
      plainGit(path, 'update-index', '--add', '--cacheinfo', `100644,${id},linked/secret.json`);
      return path;
    },
  ],
  [
    'an index with a path that leads out',
    () => {
      const path = besideSecret();
      mkdirSync(join(path, 'aa/next'), { recursive: true });
      writeFileSync(join(path, 'aa/next/secret.json'), named('find_pond'));
      plainGit(path, 'add', '--all');
      renameInIndex(path, 'aa/next/secret.json', '../next/secret.json');
      return path;
    },
  ],
  [
    '`core.symlinks=false`, and a tracked link',
    () => {
      const path = repository();
      symlinkSync(join(outside, 'secret.json'), join(path, 'link.json'));
      plainGit(path, 'add', '--all');
      plainGit(path, 'config', 'core.symlinks', 'false');
      return path;
    },
  ],
];

describe.each(ATTACKS)('%s', (_, prepare) => {
  test.each([['dump'], ['diff', 'HEAD'], ['dump', '--', 'dir', 'tools.json']])('toolint %s %s', async (...args) => {
    const { out, err } = await toolint(args, { cwd: prepare() });
    expect(out + err).not.toContain(SECRET);
  });

  test('what is no link is read', async () => {
    const repository = openRepository(prepare());
    const tree = await repository.workingTree();
    const texts = await tree.read(tree.paths);
    repository.close();
    expect(texts.join('')).not.toContain(SECRET);
    expect(texts).toContain(named('find_city'));
  });
});

test('folders that are in no repository', async () => {
  const [before, after] = [repository(), repository()];
  for (const folder of [before, after]) rmSync(join(folder, '.git'), { recursive: true });
  symlinkSync(join(outside, 'secret.json'), join(after, 'new.json'));
  replace(join(after, 'dir'), outside);
  const diff = await toolint(['diff', before, after], { cwd: after });
  expect(diff.out + diff.err).not.toContain(SECRET);
  expect(diff.out).toContain('find_lake');
  const dump = await toolint(['dump'], { cwd: after });
  expect(dump.out + dump.err).not.toContain(SECRET);
  expect(dump.out).toContain('find_city');
});
