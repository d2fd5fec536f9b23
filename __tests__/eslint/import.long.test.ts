/** Every run of ESLint imports the plugin, and most files that it lints hold no tools: so what is heavy must wait. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import { build } from 'esbuild';

const PLUGIN = 'dist/eslint.js';
/** One and a half times the baseline is the goal; a machine that is busy with other things may take twice as long. */
const MOST = 2 * 1.5;
const ROUNDS = 7;

const folder = mkdtempSync(join(realpathSync(tmpdir()), 'toolint-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('holds nothing that judges', async () => {
  const { metafile } = await build({
    entryPoints: [PLUGIN],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const modules = Object.keys(metafile.inputs).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^\/\/ ((?:src|rules|node_modules)\/.*)$/gm)].map(([, path]) => path!),
  );
  expect(modules.filter((path) => !/^src\/eslint(\/[\w-]+)?\.ts$/.test(path)).sort()).toEqual([
    'src/core/collections.ts',
    'src/core/language.ts',
    'src/core/lock-files.ts',
    'src/core/message.ts',
    'src/core/pack.ts',
    'src/core/stores.ts',
    'src/core/text.ts',
    'src/core/version.ts',
    'src/extract/prefilter.ts',
    'src/extract/python/prefilter.ts',
    'src/generated/eslint-rules.ts',
    'src/generated/format-ids.ts',
    'src/generated/library-words.ts',
  ]);
});

test('the first file that may hold tools loads the rest', () => {
  const script = `
    import { createRequire } from 'node:module';
    import { Linter } from 'eslint';
    const { default: toolint } = await import(${url(PLUGIN)});
    const engine = createRequire(${url(PLUGIN)}).resolve('./eslint-engine.js');
    const loaded = () => Number(engine in createRequire(${url(PLUGIN)}).cache);
    const found = (code) => new Linter().verify(code, toolint.configs.recommended, 'a.js').length;
    const TOOL = "server.registerTool('a b', { description: 'Adds two numbers.', inputSchema: {} }, f);";
    console.log(loaded(), found('add(1, 2);'), loaded(), found(TOOL), found(TOOL), loaded());
  `;
  expect(run(script)).toBe('0 0 0 1 1 1');
});

test('asks the parser of typescript-eslint for nothing that it warns of', () => {
  const script = `
    import { Linter } from 'eslint';
    import * as parser from '@typescript-eslint/parser';
    const { default: toolint } = await import(${url(PLUGIN)});
    const code = "enum Names { Add = 'a b' } server.registerTool(Names.Add, { description: 'Adds two numbers.', inputSchema: {} }, f);";
    const found = new Linter().verify(code, [{ files: ['**/*.ts'], languageOptions: { parser } }, toolint.configs.recommended], 'a.ts');
    console.log(found.length);
  `;
  expect(run(script)).toBe('1');
});

test('takes about as long as the compiled validators alone', async () => {
  const validators = readdirSync('src/generated/validators').filter((name) => name.endsWith('.js'));
  const baseline = join(folder, 'validators.mjs');
  await build({
    stdin: {
      contents: validators
        .map((path, index) => `export * as v${index} from './src/generated/validators/${path}';`)
        .join('\n'),
      resolveDir: '.',
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: baseline,
  });
  const times: { plugin: number; baseline: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push({ plugin: cpuOf(PLUGIN), baseline: cpuOf(baseline) });
  const ratio = median(times.map(({ plugin }) => plugin)) / median(times.map((each) => each.baseline));
  expect(ratio).toBeLessThan(MOST);
});

/** Milliseconds that a process of its own computes while it imports a file. */
function cpuOf(path: string): number {
  return Number(
    run(`
      const before = process.cpuUsage();
      await import(${url(path)});
      const { user, system } = process.cpuUsage(before);
      console.log((user + system) / 1000);
    `),
  );
}

function run(script: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

const url = (path: string): string => JSON.stringify(pathToFileURL(resolve(path)).href);

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;
