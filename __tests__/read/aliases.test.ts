/** Names that a project gives to its own files. */
import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { get, items, text } from '../../src/core/tree.js';
import { readModule } from '../../src/parse/javascript/typescript.js';
import { parse } from '../../src/parse/parse.js';
import { withAliases, targetIn, treeOnDisk } from '../../src/read/file-tree.js';
import { diskWith } from '../../src/read/disk.js';
import { importedFiles } from '../../src/read/javascript/files.js';
import { makeFolder } from '../run/folder.js';

/** What the description of a tool is that comes from an import. */
async function described(files: Record<string, string>, source: string, path = 'src/server.ts') {
  const folder = makeFolder({ '.git/HEAD': '', ...files });
  const imports = importedFiles(folder, readModule).for(join(folder, path).replaceAll('\\', '/'));
  const code = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { title } from '${source}';
server.registerTool('x', { description: title, inputSchema: {} }, f);`;
  const document = await parse(path, code, { imports });
  return text(get(items(get(document.roots[0], 'tools'))[0], 'description'));
}

const TITLE = `export const title = 'found';`;
const PATHS = (paths: object, more: object = {}) => JSON.stringify({ compilerOptions: { paths, ...more } });

describe('a name of a project for its own files', () => {
  test.each<[string, Record<string, string>, string]>([
    ['paths', { 'tsconfig.json': PATHS({ '@/*': ['./src/*'] }), 'src/lib/a.ts': TITLE }, '@/lib/a'],
    ['an ending', { 'tsconfig.json': PATHS({ '@src/*': ['src/*'] }), 'src/lib/a.ts': TITLE }, '@src/lib/a.js'],
    ['a folder', { 'tsconfig.json': PATHS({ '@/*': ['./src/*'] }), 'src/lib/index.ts': TITLE }, '@/lib'],
    ['one file', { 'tsconfig.json': PATHS({ texts: ['./src/lib/a.ts'] }), 'src/lib/a.ts': TITLE }, 'texts'],
    [
      'comments and trailing commas',
      { 'tsconfig.json': '{ // c\n "compilerOptions": { "paths": { "~/*": ["./src/*"], }, }, }', 'src/a.ts': TITLE },
      '~/a',
    ],
    ['jsconfig.json', { 'jsconfig.json': PATHS({ '~/*': ['./src/*'] }), 'src/a.js': TITLE }, '~/a'],
    [
      'the longest pattern',
      {
        'tsconfig.json': PATHS({ '@/*': ['./no/*'], '@/lib/*': ['./src/lib/*'] }),
        'src/lib/a.ts': TITLE,
      },
      '@/lib/a',
    ],
    [
      'the first that is there',
      { 'tsconfig.json': PATHS({ '@/*': ['./made/*', './src/*'] }), 'src/a.ts': TITLE },
      '@/a',
    ],
    ['baseUrl', { 'tsconfig.json': PATHS({}, { baseUrl: './src' }), 'src/lib/a.ts': TITLE }, 'lib/a'],
    [
      'paths relative to baseUrl',
      { 'tsconfig.json': PATHS({ '@/*': ['lib/*'] }, { baseUrl: 'src' }), 'src/lib/a.ts': TITLE },
      '@/a',
    ],
    [
      'extends',
      {
        'tsconfig.json': '{ "extends": "./config/base" }',
        'config/base.json': PATHS({ '@/*': ['../src/*'] }),
        'src/a.ts': TITLE,
      },
      '@/a',
    ],
    [
      'several that are extended',
      {
        'tsconfig.json': '{ "extends": ["@tsconfig/node20/tsconfig.json", "./base.json"] }',
        'base.json': PATHS({ '@/*': ['${configDir}/src/*'] }),
        'src/a.ts': TITLE,
      },
      '@/a',
    ],
    [
      'references',
      {
        'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }',
        'tsconfig.app.json': PATHS({ '@/*': ['./src/*'] }),
        'src/a.ts': TITLE,
      },
      '@/a',
    ],
    [
      'a config above, where the nearest has no names',
      { 'tsconfig.json': PATHS({ '@/*': ['./src/*'] }), 'src/tsconfig.json': '{}', 'src/a.ts': TITLE },
      '@/a',
    ],
    [
      'imports of package.json',
      { 'package.json': '{ "imports": { "#lib/*": "./dist/lib/*.js" } }', 'src/lib/a.ts': TITLE },
      '#lib/a',
    ],
    [
      'imports by condition',
      {
        'package.json': '{ "imports": { "#a": { "types": "./src/a.ts", "default": "./out/a.js" } } }',
        'src/a.ts': TITLE,
      },
      '#a',
    ],
  ])('%s', async (_, files, source) => {
    expect(await described(files, source)).toBe('found');
  });

  test.each<[string, Record<string, string>, string]>([
    ['a path outside', { 'tsconfig.json': PATHS({ '@/*': ['../../*'] }) }, '@/a'],
    ['configs that extend each other', { 'tsconfig.json': '{ "extends": "./tsconfig.json" }' }, '@/a'],
    ['a broken config', { 'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*"' }, '@/a'],
    [
      'wrong types',
      { 'tsconfig.json': '{ "extends": 1, "references": {}, "compilerOptions": { "paths": [1] } }' },
      '@/a',
    ],
    ['a package', { 'tsconfig.json': PATHS({ '@/*': ['./src/*'] }), 'src/zod.ts': TITLE }, 'zod'],
  ])('is not followed: %s', async (_, files, source) => {
    expect(await described(files, source)).toBeUndefined();
  });

  test('in a version of a project', async () => {
    const folder = makeFolder({ 'tsconfig.json': PATHS({ '@/*': ['./src/*'] }), 'src/lib/a.ts': TITLE });
    const tree = await withAliases(treeOnDisk(folder, ['tsconfig.json', 'src/lib/a.ts']));
    expect(targetIn(tree, 'src/server.ts', '@/lib/a.js')).toBe('src/lib/a.ts');
    expect(targetIn(tree, 'src/server.ts', 'zod')).toBeUndefined();
  });

  test.each(['references', 'extends'])('configs that lead to each other again and again: %s', async (field) => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((each) => `./tsconfig.${each}.json`);
    const list = Array.from({ length: 20 }, () => names)
      .flat()
      .map((path) => (field === 'references' ? { path } : path));
    const text = JSON.stringify({ [field]: list });
    const configs = Object.fromEntries(['tsconfig.json', ...names].map((each) => [each, text]));
    expect(await described({ ...configs, 'src/lib/a.ts': TITLE }, '@/lib/a.js')).toBeUndefined();
  });

  test('one that has changed', () => {
    const folder = makeFolder({ '.git/HEAD': '', 'tsconfig.json': '{}', 'src/a.ts': TITLE });
    const files: Record<string, string> = { 'tsconfig.json': '{}', 'src/a.ts': TITLE };
    const imports = importedFiles(
      folder,
      readModule,
      diskWith((path) => ({ text: files[path.slice(folder.length + 1)] ?? '' })),
    );
    const server = join(folder, 'src/server.ts').replaceAll('\\', '/');
    const found = () => imports.for(server).resolveImport('@/a', 'title')?.kind;
    expect(found()).toBeUndefined();
    files['tsconfig.json'] = PATHS({ '@/*': ['./src/*'] });
    imports.forget(join(folder, 'tsconfig.json').replaceAll('\\', '/'));
    expect(found()).toBe('string');
  });
});
