/** Where the bench works: folders of generated files, made when first asked for, and the commands that are run. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeCrowded } from './corpus/crowded.mjs';
import { writeManifests } from './corpus/manifests.mjs';
import { writeRepository } from './corpus/repository.mjs';
import { writeSources } from './corpus/sources.mjs';
import { ruleset } from './peers/spectral.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

const CORPORA = {
  'one manifest': (folder) => writeManifests(folder, 1, { faultyOneIn: Infinity }),
  '50 manifests': (folder) => writeManifests(folder, 50),
  '1,000 manifests': (folder) => writeManifests(folder, 1000),
  '10,000 manifests': (folder) => writeManifests(folder, 10_000),
  '1,000 Shinkai manifests': (folder) => writeManifests(folder, 1000, { onlyShinkai: true }),
  '1,000 clean manifests': (folder) => writeManifests(folder, 1000, { faultyOneIn: Infinity }),
  '10,000 clean manifests': (folder) => writeManifests(folder, 10_000, { faultyOneIn: Infinity }),
  '100,000 clean manifests': (folder) => writeManifests(folder, 100_000, { faultyOneIn: Infinity }),
  '1,000 crowded manifests': (folder) => writeCrowded(folder, 1000, { isFaulty: true }),
  '1,000 mended manifests': (folder) => writeCrowded(folder, 1000, { isFaulty: false }),
  '200 TypeScript files': (folder) => writeSources(folder, 200),
  'the repository': (folder) => writeRepository(folder),
};

export function openSetting() {
  const scratch = mkdtempSync(join(tmpdir(), 'toolint-bench-'));
  const corpora = new Map();
  const corpus = (name) => {
    if (!corpora.has(name)) {
      const folder = join(scratch, name.replaceAll(/\W+/g, '-'));
      corpora.set(name, { folder, expected: CORPORA[name](folder) });
    }
    return corpora.get(name);
  };
  const job =
    (...command) =>
    (name, env) => ({ command, cwd: corpus(name).folder, env });
  const node = (...args) => job(process.execPath, ...args);
  const eslint = here('../node_modules/eslint/bin/eslint.js');
  // Of 60 packages, which ESLint would read for minutes a round, with whatever rules.
  const packages = ['app-0', 'app-12', 'app-15'].map((name) => `packages/${name}`);
  const code = (config) => node(eslint, '-c', here(`peers/${config}.config.mjs`), ...packages);
  const peer = (name) => here(`node_modules/.bin/${name}`);
  return {
    scratch,
    corpus,
    close: () => rmSync(scratch, { recursive: true, force: true }),
    empty: node('-e', '0'),
    toolint: node(here('../dist/cli.js'), '--format', 'json'),
    cli: node(here('../dist/cli.js')),
    withSpec: node(here('../dist/cli.js'), '--format', 'json', '--config', here('peers/spec.json')),
    floor: node(here('programs/floor.mjs')),
    repositoryFloor: node(here('programs/repository-floor.mjs')),
    babel: node(here('programs/babel.mjs')),
    action: existsSync(here('../dist/action.js')) ? node(here('../dist/action.js')) : undefined,
    biome: job(peer('biome'), 'lint', '--config-path', here('peers/biome.json'), '.'),
    eslint: node(eslint, '-c', here('peers/eslint.config.mjs'), '.'),
    eslintWithOurs: code('with-ours'),
    eslintWithEmpty: code('empty-rules'),
    ajv: job(
      peer('ajv'),
      'validate',
      '--spec=draft2020',
      '--strict=false',
      '-s',
      here('../rules/shinkai/schema.json'),
      '-d',
      '**/*.json',
    ),
    spectral: (name) => {
      const file = join(scratch, 'spectral.json');
      const schema = JSON.parse(readFileSync(here('../rules/shinkai/schema.json'), 'utf8'));
      writeFileSync(file, JSON.stringify(ruleset(schema)));
      return job(peer('spectral'), 'lint', '--ruleset', file, '**/*.json')(name);
    },
  };
}
