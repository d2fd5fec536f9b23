/** Versions of zod and the MCP SDK, from what lies beside the source: what cannot be known is left out. */
import { expect, test } from '@jest/globals';
import { join } from 'node:path';
import { folderTree } from '../../src/read/file-tree.js';
import { packageVersions } from '../../src/read/javascript/packages.js';
import { packagesIn } from '../../src/read/tree-packages.js';
import { makeFolder } from '../run/folder.js';

const SDK = '@modelcontextprotocol/sdk';
const uses = (zod: string, more: object = {}) => ({ dependencies: { zod, ...more } });
/** A package-lock.json in which each folder has this version of zod. */
const npm = (versions: Readonly<Record<string, string>>) => ({
  lockfileVersion: 3,
  packages: Object.fromEntries(
    Object.entries(versions).map(([folder, version]) => [join(folder, 'node_modules/zod'), { version }]),
  ),
});

type Files = Readonly<Record<string, string | object>>;

test.each<[string, Files, object]>([
  ['no package.json', {}, {}],
  ['an exact version', { 'package.json': uses('4.1.12') }, { zod: '4.1.12' }],
  ['a range: the major version alone is sure', { 'package.json': uses('^4.1.12') }, { zod: '4' }],
  ['a range over several major versions', { 'package.json': uses('^3.25 || ^4.0') }, {}],
  ['a range without an end', { 'package.json': uses('>=3.25.0') }, {}],
  ['a tag', { 'package.json': uses('latest') }, {}],
  ['a catalogue of pnpm', { 'package.json': uses('catalog:') }, {}],
  [
    'the lock file of npm before the range',
    { 'package.json': uses('^4.1.0'), 'package-lock.json': npm({ '': '4.6.7' }) },
    { zod: '4.6.7' },
  ],
  ['a lock file without it', { 'package.json': uses('^4.1.0'), 'package-lock.json': npm({}) }, { zod: '4' }],
  ['a lock file that is no JSON', { 'package.json': uses('^4.1.0'), 'package-lock.json': '{' }, { zod: '4' }],
  ['a package.json that is no JSON', { 'package.json': '{' }, {}],
  ['the SDK beside it', { 'package.json': uses('^3.25.0', { [SDK]: '1.32.2' }) }, { zod: '3', [SDK]: '1.32.2' }],
  ['devDependencies', { 'package.json': { devDependencies: { zod: '~3.25.1' } } }, { zod: '3' }],
  [
    'pnpm',
    {
      'package.json': uses('catalog:'),
      'pnpm-lock.yaml':
        'packages:\n\n  zod-to-json-schema@3.24.6:\n    resolution: {}\n\n  zod@4.3.6:\n    resolution: {}\n',
    },
    { zod: '4.3.6' },
  ],
  [
    'pnpm, a package of an organisation',
    {
      'package.json': { dependencies: { [SDK]: 'catalog:' } },
      'pnpm-lock.yaml': `packages:\n\n  '${SDK}@1.20.1':\n    resolution: {}\n\n  '${SDK}-extra@1.0.0':\n    resolution: {}\n`,
    },
    { [SDK]: '1.20.1' },
  ],
  [
    'pnpm with two versions: not sure which one',
    {
      'package.json': uses('catalog:'),
      'pnpm-lock.yaml': 'packages:\n\n  zod@3.25.76:\n    resolution: {}\n\n  zod@4.3.6:\n    resolution: {}\n',
    },
    {},
  ],
  [
    'yarn 1',
    { 'package.json': uses('^3.25.0'), 'yarn.lock': 'zod@^3.23.8, zod@^3.25.0:\n  version "3.25.76"\n  resolved ""\n' },
    { zod: '3.25.76' },
  ],
  [
    'yarn 4',
    {
      'package.json': uses('^3.25.0'),
      'yarn.lock': '"zod@npm:^3.23.8, zod@npm:^3.25.0":\n  version: 3.25.76\n  resolution: "zod@npm:3.25.76"\n',
    },
    { zod: '3.25.76' },
  ],
  [
    'bun',
    { 'package.json': uses('^4.0.0'), 'bun.lock': '{ "packages": { "zod": ["zod@4.1.12", "", {}, "sha512-x"], } }' },
    { zod: '4.1.12' },
  ],
  [
    'the nearest package.json that names one of them',
    {
      'package.json': uses('3.25.76'),
      'packages/a/package.json': uses('4.6.7'),
      'packages/a/src/package.json': { type: 'module' },
    },
    { zod: '4.6.7' },
  ],
  [
    'a workspace: the lock file at the top has a version for the folder',
    {
      'package.json': { workspaces: ['packages/*'] },
      'package-lock.json': npm({ '': '3.25.76', 'packages/a': '4.6.7' }),
      'packages/a/package.json': uses('^4.0.0'),
    },
    { zod: '4.6.7' },
  ],
  [
    'a workspace: the version at the top goes for the folder',
    {
      'package.json': { workspaces: ['packages/*'] },
      'package-lock.json': npm({ '': '4.1.12', 'packages/b': '3.25.76' }),
      'packages/a/package.json': uses('^4.0.0'),
    },
    { zod: '4.1.12' },
  ],
])('%s', async (_title, files, expected) => {
  const folder = makeFolder(files);
  const path = 'packages/a/src/server.ts';
  expect(packageVersions(folder)(join(folder, path))).toEqual(expected);
  // As in a version of a project.
  expect((await packagesIn(folderTree(folder)))(path)).toEqual(expected);
});

test('nothing above the workspace is read', () => {
  const folder = makeFolder({ 'package.json': uses('4.6.7'), 'package-lock.json': npm({ '': '4.6.7' }), 'a/src/': '' });
  expect(packageVersions(join(folder, 'a'))(join(folder, 'a/src/server.ts'))).toEqual({});
});
