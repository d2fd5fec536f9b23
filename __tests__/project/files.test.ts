import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const isClone = existsSync('.git');
const inClone = isClone ? test : test.skip;
/** What is in the repository, or would be with the next commit. */
const files = isClone ? listFiles() : [];

function listFiles(): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(path));
}

/** Paths and words of the place where it was written, which mean nothing to anybody else. */
const FOREIGN = /\/work\/|\/tmp\/brief|\.\.\/shared\/(corpus|seeds|hooks|[A-Z])|\b(DESIGN|RULES|FACTS|STYLE)\.md/;

/** The only line that knows a folder beside the project; what it starts is skipped where that is missing. */
const CORPUS = { path: '.ci/run', line: 'corpus=../shared/corpus' };

inClone('no file speaks of where it was written', () => {
  const found = files
    .filter((path) => !path.endsWith('.wasm') && path !== '__tests__/project/files.test.ts')
    .flatMap((path) => {
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines
        .filter((line) => FOREIGN.test(line) && !(path === CORPUS.path && line === CORPUS.line))
        .map((line) => `${path}: ${line.trim().slice(0, 100)}`);
    });
  expect(found).toEqual([]);
});

inClone('our own text does not speak of the making of it', () => {
  const ours = files.filter(
    (path) => /\.(md|yml)$|^(src|rules|scripts|\.ci)\//.test(path) && !path.includes('fixtures'),
  );
  const found = ours.filter((path) =>
    /\b(this|a|the) session\b|\bsub-?agents?\b|\bissues? #?[0-9]\b/i.test(readFileSync(path, 'utf8')),
  );
  expect(found).toEqual([]);
});

inClone('workflows pin every action and ask for as little as they can', () => {
  const workflows = files.filter((path) => path.startsWith('.github/workflows/'));
  expect(workflows).not.toEqual([]);
  for (const path of workflows) {
    const text = readFileSync(path, 'utf8');
    expect(text).toMatch(/^permissions: \{\}$/m);
    for (const [, action] of text.matchAll(/^\s*-? *uses: (.*)$/gm)) {
      expect(action).toMatch(/^(\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$)/);
    }
    for (const [, used] of text.matchAll(/\$\{\{(.*?)\}\}/g)) {
      // What strangers can write goes into a script through the environment only.
      expect(used).toMatch(
        /^ (matrix|github\.(workflow|sha|token|event\.pull_request\.number|event\.release\.tag_name))/,
      );
    }
  }
});

test('every version of a development dependency is exact, as dist/ is made with them', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
  expect(manifest['dependencies']).toBeUndefined();
  for (const version of Object.values(manifest['devDependencies']!))
    expect(version).toMatch(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/);
  for (const hook of ['preinstall', 'install', 'postinstall', 'prepare', 'prepack', 'prepublishOnly']) {
    expect(manifest['scripts']).not.toHaveProperty(hook);
  }
});
