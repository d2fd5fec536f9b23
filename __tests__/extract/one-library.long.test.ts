/** A library is one file: what else there is of it follows from that, and goes with it. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const GENERATED = ['src/generated/libraries.ts', 'src/generated/library-words.ts', 'docs/formats.md'];
const LIBRARY = 'src/extract/javascript/libraries/hammerhead.ts';
const TOOL = `import { strike } from 'hammerhead';
export default strike({ name: 'drive_nail', description: 'Drives a nail.', parameters: { type: 'object' } });`;

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-library-'));
const inFolder = (path: string): string => join(folder, path);
const generated = (): string[] => GENERATED.map((path) => readFileSync(inFolder(path), 'utf8'));

beforeAll(() => {
  for (const path of ['src', 'docs/formats.md', '.prettierrc', 'package.json']) {
    mkdirSync(dirname(inFolder(path)), { recursive: true });
    cpSync(path, inFolder(path), { recursive: true });
  }
  for (const path of ['scripts', 'rules', 'node_modules']) symlinkSync(resolve(path), inFolder(path), 'junction');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('its file alone makes its tools known, and without it nothing is left', () => {
  const before = generated();
  expect(known()).toEqual([false, []]);

  writeFileSync(
    inFolder(LIBRARY),
    `import type { Library } from '../library.js';
import { functionTool } from '../registrations/configs.js';

export const library: Library = {
  label: 'Hammerhead',
  checkedAs: 'function',
  modules: { hammerhead$: [] },
  words: ['strike('],
  exports: { strike: functionTool },
};
`,
  );
  generate();
  expect(known()).toEqual([true, ['drive_nail']]);
  expect(generated()[2]).toMatch(/^\| Hammerhead +\| `strike\(\)` +\| functions for a model +\|$/m);

  rmSync(inFolder(LIBRARY));
  generate();
  expect(generated()).toEqual(before);
});

function generate(): void {
  run(['scripts/run.mjs', 'scripts/generate.ts', 'libraryList', 'libraries']);
}

/** Whether the file is worth parsing, and the names of the functions in it. */
function known(): unknown {
  const script = `
    import { load } from './scripts/load.mjs';
    const { mayHoldTools } = await load('src/extract/prefilter.ts');
    const { parseSource } = await load('src/parse/javascript/typescript.ts');
    const text = ${JSON.stringify(TOOL)};
    const [root] = parseSource('a.ts', text).roots;
    const functions = root?.entries.find(({ key }) => key === 'functions')?.value.items ?? [];
    const nameOf = ({ entries }) => entries.find(({ key }) => key === 'name').value.value;
    console.log(JSON.stringify([mayHoldTools('a.ts', text), functions.map(nameOf)]));
  `;
  return JSON.parse(run(['--input-type=module', '--eval', script]));
}

function run(args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}
