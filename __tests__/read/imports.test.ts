/** Constants and schemas of an imported file. */
import { describe, expect, test } from '@jest/globals';
import { join } from 'node:path';
import { symlinkSync } from 'node:fs';
import { get, items, text } from '../../src/core/tree.js';
import { Locator } from '../../src/engine/locate.js';
import { readModule } from '../../src/parse/javascript/typescript.js';
import { parse } from '../../src/parse/parse.js';
import { importedFiles } from '../../src/read/javascript/files.js';
import { shown } from '../extract/helpers.js';
import { addFiles, isWindows, makeFolder } from '../run/folder.js';

const MAIN = (imports: string, tool: string) =>
  `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n${imports}\nserver.registerTool('x', { description: 'd', ${tool} }, f);`;

async function read(folder: string, path: string, source: string) {
  const imports = importedFiles(folder, readModule).for(join(folder, path));
  const document = await parse(path, source, { imports });
  return { document, tool: items(get(document.roots[0], 'tools'))[0] };
}

describe('a relative import', () => {
  const FILES = {
    'src/parts.ts': `import { z } from 'zod';
import { far } from './far.js';
export const URI = 'ui://widget/map.html';
const own = { readOnlyHint: true };
export { own as annotations, far };
export const used = far;
export const Query = z.object({ city: z.string().describe('City') });
export default 'the default';
export let changed = 1; changed = 2;`,
    'src/far.ts': `export const far = 'passed on', near = 'of far';`,
    'src/all.ts': `export * from './far.js';
export const near = 'own';
export type * from './types.js';
export { other as renamed } from './lib/index.js';
export * as parts from './parts.js';
export * as passing from './lib/passing.js';
export * as common from './common.js';
export * as data from './data.json';
export * as missing from './missing.js';
import * as lib from './lib/index.js';
export { lib };`,
    'src/lib/passing.js': `export { title } from './index.js';\nexport const near = 'own';\nexport const make = () => ({ title: 'made' });`,
    'src/round.ts': `export * from './round-two.js';`,
    'src/round-two.ts': `export * from './round.js';\nexport * from './round-two.js';`,
    'src/lib/index.js': `export const title = 'T', other = 'of lib';`,
    'outside.ts': `export const title = 'outside';`,
    'src/common.js': `const title = 'common';
module.exports = { title, deep: { title: 'deep' } };`,
    'src/compiled.js': `Object.defineProperty(exports, '__esModule', { value: true });
exports.list = exports.title = void 0;
exports.title = 'compiled';
exports.list = [];
exports.list.push('x');
if (process.env.DEBUG) exports.maybe = 'maybe';
exports.twice = 'a';
exports.twice = 'b';`,
    'src/both.js': `module.exports = { title: 'first' };
module.exports.title = 'second';`,
    'src/data.json': `{ "title": "of data", "deep": { "title": "deep" } }`,
    'src/broken.json': `{ "title": "broken" `,
    'data.json': `{ "title": "outside" }`,
  };

  test.each([
    [`import { URI } from './parts.js';`, `title: URI`, { title: 'ui://widget/map.html' }],
    [`import { annotations } from './parts';`, `annotations`, { annotations: { readOnlyHint: true } }],
    [`import title from './parts.ts';`, `title`, { title: 'the default' }],
    [`import { title as t } from './lib';`, `title: t`, { title: 'T' }],
    [
      `import { Query } from './parts.js';`,
      `inputSchema: Query.shape`,
      {
        inputSchema: {
          type: 'object',
          properties: { city: { type: 'string', description: 'City' } },
          required: ['city'],
        },
      },
    ],
    [`import { far } from './parts.js';`, `title: far`, { title: 'passed on' }],
    [`import { changed } from './parts.js';`, `title: changed`, { title: '??' }],
    [`import { nothing } from './parts.js';`, `title: nothing`, { title: '??' }],
    [`import { title } from '../outside.js';`, `title`, { title: '??' }],
    [`import { title } from './missing.js';`, `title`, { title: '??' }],
    [`import { title } from 'parts';`, `title`, { title: '??' }],
    [`import * as P from './parts.js';`, `title: P.URI`, { title: 'ui://widget/map.html' }],
    [`import * as P from './parts.js';`, `title: P['default']`, { title: 'the default' }],
    [`import * as P from './parts.js';`, `annotations: P.annotations`, { annotations: { readOnlyHint: true } }],
    [`import * as P from './parts.js';`, `title: P.far`, { title: 'passed on' }],
    [`import { used } from './parts.js';`, `title: used`, { title: 'passed on' }],
    [`import { far } from './all.js';`, `title: far`, { title: 'passed on' }],
    [`import { near } from './all.js';`, `title: near`, { title: 'own' }],
    [`import { renamed } from './all.js';`, `title: renamed`, { title: 'of lib' }],
    [`import { parts } from './all.js';`, `title: parts.URI`, { title: 'ui://widget/map.html' }],
    [`import { parts } from './all.js';`, `annotations: parts.annotations`, { annotations: { readOnlyHint: true } }],
    [`import { parts } from './all.js';`, `title: parts.default`, { title: 'the default' }],
    [`import { parts } from './all.js';`, `title: parts.changed`, { title: '??' }],
    [`import { parts } from './all.js';`, `title: parts.nothing`, { title: '??' }],
    [`import { parts } from './all.js';\nconst { URI } = parts;`, `title: URI`, { title: 'ui://widget/map.html' }],
    [`import * as P from './all.js';`, `title: P.parts.URI`, { title: 'ui://widget/map.html' }],
    [`import { lib } from './all.js';`, `title: lib.title`, { title: 'T' }],
    [`import { passing } from './all.js';`, `title: passing.near`, { title: 'own' }],
    [`import { passing } from './all.js';`, `title: passing.title`, { title: '??' }],
    [`import { passing } from './all.js';`, `annotations: passing.make()`, { annotations: '??' }],
    [`import { common } from './all.js';`, `title: common.title`, { title: 'common' }],
    [`import { common } from './all.js';`, `title: common.default`, { title: '??' }],
    [`import { data } from './all.js';`, `title: data.title`, { title: 'of data' }],
    [`import { data } from './all.js';`, `title: data.nothing`, { title: '??' }],
    [`import { missing } from './all.js';`, `title: missing.title`, { title: '??' }],
    [`export * as parts from './parts.js';`, `title: parts.URI`, { title: '??' }],
    [`import { endless } from './round.js';`, `title: endless`, { title: '??' }],
    [`import * as P from './parts.js';`, `title: P.nothing`, { title: '??' }],
    [`import * as P from './parts.js';`, `annotations: P`, { annotations: '??' }],
    [`import * as P from '../outside.js';`, `title: P.title`, { title: '??' }],
    [`import * as P from './parts.js';\nP.URI = x;`, `title: P.URI`, { title: '??' }],
    [`const { title } = require('./common.js');`, `title`, { title: 'common' }],
    [`const { title: t } = require('./common');`, `title: t`, { title: 'common' }],
    [`const { deep: { title } } = require('./common.js');`, `title`, { title: 'deep' }],
    [`const c = require('./common.js');`, `title: c.deep.title`, { title: 'deep' }],
    [`const c = require('./common.js');`, `title: c.nothing`, { title: '??' }],
    [`const c = require('./common.js');`, `annotations: c.deep`, { annotations: { title: 'deep' } }],
    [`const { title = 'own' } = require('./common.js');`, `title`, { title: '??' }],
    [``, `title: require('./common.js').title`, { title: 'common' }],
    [`import c from './common.js';`, `title: c.title`, { title: 'common' }],
    [`import { title } from './common.js';`, `title`, { title: 'common' }],
    [`const c = require('./compiled.js');`, `title: c.title`, { title: 'compiled' }],
    [`const c = require('./compiled.js');`, `icons: c.list`, { icons: '??' }],
    [`const c = require('./compiled.js');`, `title: c.maybe`, { title: '??' }],
    [`const c = require('./compiled.js');`, `title: c.twice`, { title: '??' }],
    [`const c = require('./both.js');`, `title: c.title`, { title: '??' }],
    [`const p = require('./parts.js');`, `title: p.URI`, { title: 'ui://widget/map.html' }],
    [`import data from './data.json' with { type: 'json' };`, `title: data.title`, { title: 'of data' }],
    [`import data from './data.json';`, `annotations: data.deep`, { annotations: { title: 'deep' } }],
    [`import * as data from './data.json';`, `title: data.title`, { title: 'of data' }],
    [`import { title } from './data.json';`, `title`, { title: 'of data' }],
    [`const data = require('./data.json');`, `title: data.deep.title`, { title: 'deep' }],
    [``, `annotations: require('./data.json').deep`, { annotations: { title: 'deep' } }],
    [`import data from './broken.json';`, `title: data.title`, { title: '??' }],
    [`import data from '../data.json';`, `title: data.title`, { title: '??' }],
  ])('%s', async (imports, written, expected) => {
    const folder = makeFolder(FILES);
    const { tool } = await read(join(folder, 'src'), 'server.ts', MAIN(imports, written));
    expect(shown(tool)).toEqual({ name: 'x', description: 'd', ...expected });
  });

  test('stands in its own file, with the place of its use', async () => {
    const folder = makeFolder(FILES);
    const source = MAIN(`import { URI } from './parts.js';`, `title: URI`);
    const { document, tool } = await read(folder, 'src/server.ts', source);
    const title = get(tool, 'title')!;
    expect(text(title)).toBe('ui://widget/map.html');
    expect(title.file).toBe('src/parts.ts');
    expect(source.slice(title.via!.start, title.via!.end)).toBe('URI');
    expect(new Locator(document, () => []).locate(title)).toMatchObject({
      path: 'src/parts.ts',
      line: 3,
      column: 20,
      endColumn: 42,
    });
    expect(document.syntax.print(document, [{ op: 'set', node: title, value: 'x' }])).toBeUndefined();
  });

  test.each([
    [`import * as P from './parts.js';`, 'P.URI', 'src/parts.ts', 3, 20],
    [`import data from './data.json';`, 'data.title', 'src/data.json', 1, 12],
  ])('of a whole module: %s', async (imports, use, path, line, column) => {
    const source = MAIN(imports, `title: ${use}`);
    const { document, tool } = await read(makeFolder(FILES), 'src/server.ts', source);
    const title = get(tool, 'title')!;
    expect(source.slice(title.via!.start, title.via!.end)).toBe(use);
    expect(new Locator(document, () => []).locate(title)).toMatchObject({ path, line, column });
  });

  test('a file that is broken, or imports itself', async () => {
    const folder = makeFolder({ 'a.ts': 'export const title = ;', 'server.ts': '' });
    const broken = await read(folder, 'server.ts', MAIN(`import { title } from './a.js';`, `title`));
    expect(shown(broken.tool)).toMatchObject({ title: '??' });
    const source = MAIN(`import { title as t } from './self.js';\nexport const title = t;`, `title: t`);
    addFiles(folder, { 'self.ts': source });
    expect(shown((await read(folder, 'self.ts', source)).tool)).toMatchObject({ title: '??' });
  });

  (isWindows ? test.skip : test)('not by a link out of the workspace', async () => {
    const folder = makeFolder({ 'work/server.ts': '', 'out/a.ts': `export const title = 'out';` });
    symlinkSync(join(folder, 'out'), join(folder, 'work/link'));
    const { tool } = await read(
      join(folder, 'work'),
      'server.ts',
      MAIN(`import { title } from './link/a.js';`, `title`),
    );
    expect(shown(tool)).toMatchObject({ title: '??' });
  });
});

test('a run that begins below the top of the repository follows what lies beside that folder', async () => {
  const folder = makeFolder({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'shared/parts.ts': `export const title = 'shared';`,
    'packages/a/server.ts': '',
  });
  const source = MAIN(`import { title } from '../../shared/parts.js';`, 'title');
  const { document, tool } = await read(join(folder, 'packages/a'), 'server.ts', source);
  expect(text(get(tool, 'title'))).toBe('shared');
  expect([...document.others!.keys()]).toEqual(['../../shared/parts.ts']);
});

test('a barrel that was asked for a name of its own still passes on what is in others', async () => {
  const folder = makeFolder({
    'src/index.ts': `export * from './names.js';\nexport const OWN = 'own';`,
    'src/names.ts': `export const NAME = 'of another';`,
  });
  const files = importedFiles(folder, readModule);
  const titleOf = async (path: string, name: string): Promise<string | undefined> => {
    const imports = files.for(join(folder, path));
    const source = MAIN(`import { ${name} } from './index.js';`, `title: ${name}`);
    const document = await parse(path, source, { imports });
    return text(get(items(get(document.roots[0], 'tools'))[0], 'title'));
  };
  expect(await titleOf('src/a.ts', 'OWN')).toBe('own');
  expect(await titleOf('src/b.ts', 'NAME')).toBe('of another');
});
