/**
 * How many small mistakes in our code the tests notice.
 *
 * `node scripts/run.mjs scripts/mutation.ts --count 300 --seed 1 --minutes 60` draws so many mistakes of each folder, and
 * tries each with the tests that reach it, until one of them fails. It prints a table, and the mistakes that nothing noticed.
 * What is not reached counts as not noticed. All happens in a copy of the project, with a `dist/` of its own.
 * `--only src/core` takes one folder, `--tests` some tests. The same `--state` goes on where a run has ended.
 */
import { createHash } from 'node:crypto';
import { execFileSync, spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { globSync } from 'glob';
import { FRONTS } from './build.js';
import { bundleModules } from './build/bundle.js';
import { noteDrawn, noteEnd, readJournal, type Fate } from './mutation/journal.js';
import { mutantsIn, switched, type Mutant } from './mutation/mutants.js';
import { groupBy } from '../src/core/collections.js';
import { table } from './generate/markdown.js';

const FOLDERS = [
  'src/core',
  'src/engine',
  'src/parse',
  'src/extract',
  'src/github',
  'src/run',
  'src/server',
  'src/diff',
  'src/lsp',
];
/** The tests of a folder come first. What is heavy reaches little that others do not reach. */
const TESTS = [
  'core',
  'engine',
  'parse',
  'github',
  'run',
  'extract',
  'files',
  'action',
  'config',
  'report',
  'rules',
  'cli',
  'eslint',
  'diff',
  'fuzz',
  'lsp',
  'server',
];

/** Milliseconds that a test may take: quick ones first, as they kill most. */
const LONGEST = [100, 3000];

type Drawn = Mutant & { readonly id: number; readonly folder: string; readonly key: string };

interface Sources {
  buildSources(change: (path: string, text: string) => string): Promise<void>;
}

export default async function mutation(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
      only: { type: 'string' },
      patience: { type: 'string', default: '10' },
      tests: { type: 'string' },
      state: { type: 'string' },
    },
  });
  const folders = FOLDERS.filter((folder) => values.only === undefined || folder === values.only);
  const drawn = draw(folders, Number(values.count), Number(values.seed));
  const state = resolve(values.state ?? join(mkdtempSync(join(tmpdir(), 'toolint-mutation-')), 'state.jsonl'));
  await buildWith(drawn);
  noteDrawn(
    state,
    drawn.map(({ key }) => key),
  );
  const until = Date.now() + Number(values.minutes) * 60_000;
  const patience = Number(values.patience) * 1000;
  const tests = values.tests?.split(',') ?? TESTS;
  for (const longest of LONGEST) {
    for (const name of tests) runTests(`__tests__/${name}/`, { drawn, state, until, longest, patience });
  }
  print(folders, drawn, state, patience);
  console.log(`\nThe state is in ${state}: \`--state\` goes on from there.`);
  return 0;
}

/** Goes into a copy of the project in which they are built in, switched off: tests of `dist/` run a built one. */
async function buildWith(drawn: readonly Drawn[]): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'toolint-mutants-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const path of tracked.split('\0')) if (path && existsSync(path)) cpSync(path, join(copy, path));
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  process.chdir(copy);
  const byFile = groupBy(drawn, ({ file }) => file);
  const change = (path: string, text: string): string => {
    const own = byFile.get(relative(copy, path));
    return own ? switched(text, own) : text;
  };
  const { buildSources } = (await import(resolve('__tests__/support/sources.js'))) as Sources;
  await buildSources(change);
  const { files } = await bundleModules(FRONTS, change);
  const switches = pathToFileURL(resolve('scripts/mutation/child.js')).href;
  for (const [path, text] of files) {
    writeFileSync(path, path.endsWith('.js') ? `import '${switches}';\n${text.replace(/^#!.*\n/, '')}` : text);
  }
}

/** Those that come first in an order which the seed gives: most are still the same when something else has changed. */
function draw(folders: readonly string[], count: number, seed: number): Drawn[] {
  const drawn = folders.flatMap((folder) => {
    const files = globSync(`${folder}/**/*.ts`, { ignore: '**/*.d.ts' }).sort();
    const all = files.flatMap((file) => {
      const seen = new Map<string, number>();
      return mutantsIn(file, readFileSync(file, 'utf8')).map((mutant) => {
        const text = [seed, file, mutant.operator, mutant.before, mutant.after].join('\0');
        seen.set(text, (seen.get(text) ?? 0) + 1);
        const key = createHash('sha1')
          .update(`${text}\0${seen.get(text)}`)
          .digest('hex')
          .slice(0, 12);
        return { ...mutant, folder, key };
      });
    });
    return all.sort((a, b) => (a.key < b.key ? -1 : 1)).slice(0, count);
  });
  return drawn.map((mutant, id) => ({ ...mutant, id }));
}

interface Round {
  readonly drawn: readonly Drawn[];
  readonly state: string;
  readonly until: number;
  readonly longest: number;
  readonly patience: number;
}

/** Anew while a mutant has ended the process, or has left something behind that lets other tests fail. */
function runTests(tests: string, round: Round): void {
  while (Date.now() < round.until) {
    const before = sizeOf(round.state);
    const { status, signal, stderr } = runOnce(tests, round);
    const failed = stderr.match(/^FAIL .*$/gm) ?? [];
    console.log(
      `${tests} ${status === 0 ? 'done' : `exit ${signal ?? status}`}${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
    );
    noteEnd(round.state);
    if (status === 0 || sizeOf(round.state) === before) return;
  }
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

function runOnce(tests: string, { drawn, state, ...limits }: Round): SpawnSyncReturns<string> {
  const { fateOf, tests: known } = readJournal(state);
  const idOf = new Map(drawn.map(({ id, key }) => [key, id]));
  const task = {
    ...limits,
    journal: resolve(state),
    mutants: drawn.map(({ key }) => {
      const { killedBy, spent, triedBy } = fateOf(key);
      return { key, isKilled: killedBy !== undefined, spent, triedBy };
    }),
    known: Object.fromEntries(
      [...known].map(([name, { milliseconds, reached }]) => [
        name,
        { milliseconds, reached: [...reached].flatMap((key) => idOf.get(key) ?? []) },
      ]),
    ),
  };
  const taskFile = join(mkdtempSync(join(tmpdir(), 'toolint-mutation-')), 'task.json');
  writeFileSync(taskFile, JSON.stringify(task));
  const config = {
    rootDir: resolve('.'),
    testEnvironment: resolve('scripts/mutation/environment.js'),
    testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '\\.mocked\\.test\\.ts$'],
    extensionsToTreatAsEsm: ['.ts'],
    moduleNameMapper: {
      '/open-engine\\.js$': '<rootDir>/__tests__/support/open-engine.ts',
      '^(\\.{1,2}/.*)\\.js$': '$1',
    },
    transform: { '^.+\\.ts$': ['<rootDir>/__tests__/support/transform.js', SWC] },
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/editors/'],
    testTimeout: 3_600_000,
  };
  return spawnSync(
    process.execPath,
    [
      ...['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'],
      ...['--runInBand', '--config', JSON.stringify(config), tests],
    ],
    {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: {
        ...process.env,
        TOOLINT_MUTATION: taskFile,
      },
    },
  );
}

const SWC = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } },
  module: { type: 'es6' },
};

function print(folders: readonly string[], drawn: readonly Drawn[], state: string, patience: number): void {
  const { fateOf } = readJournal(state);
  const rows = folders.map((folder) => {
    const own = drawn.filter((mutant) => mutant.folder === folder).map(({ key }) => fateOf(key));
    const killed = own.filter(({ killedBy }) => killedBy !== undefined).length;
    const endless = own.filter(({ isEndless }) => isEndless).length;
    const reached = own.filter(({ isReached }) => isReached).length;
    const [low, high] = intervalOf(killed, own.length);
    const score = `${percent(killed / own.length)} (${percent(low)} to ${percent(high)})`;
    return [folder, own.length, reached, killed, endless, score];
  });
  console.log(
    `\n${table(
      ['folder', 'drawn', 'reached', 'killed', 'of these endless', 'score, 95%'],
      rows.map((row) => row.map(String)),
    )}`,
  );
  for (const { after, before, file, key, line, operator } of drawn) {
    const fate = fateOf(key);
    if (fate.killedBy !== undefined) continue;
    const change = `${short(before)} -> ${after === undefined ? 'nothing' : short(after)}`;
    console.log(`${file}:${line} ${operator} ${said(fate, patience)}: ${change}`);
  }
}

function said({ isReached, spent, tries }: Fate, patience: number): string {
  if (!isReached) return 'is not reached';
  if (tries === 0) return 'was not tried';
  return `lives through ${tries} tests${spent >= patience ? ' and was given up' : ''}`;
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;
const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 90);

/** Wilson's. */
function intervalOf(killed: number, tried: number): [low: number, high: number] {
  if (tried === 0) return [0, 1];
  const z = 1.96;
  const share = killed / tried;
  const middle = share + z ** 2 / (2 * tried);
  const spread = z * Math.sqrt((share * (1 - share)) / tried + z ** 2 / (4 * tried ** 2));
  const scale = 1 + z ** 2 / tried;
  return [(middle - spread) / scale, (middle + spread) / scale];
}
