/**
 * How many small mistakes in our code the tests notice.
 *
 * `node scripts/run.mjs scripts/mutation.ts --count 300 --seed 1 --minutes 60` draws so many mistakes of each folder, and
 * tries each with the tests that reach it, until one of them fails. It prints a table, and the mistakes that nothing noticed.
 * What only tests of `dist/` reach counts as not reached. `--only src/core` takes one folder, `--tests` some tests.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'glob';
import { mutantsIn, switched, type Mutant } from './mutation/mutants.js';
import { randomBy } from './random.js';
import { groupBy } from '../src/core/collections.js';
import { table } from './generate/markdown.js';

const FOLDERS = ['src/core', 'src/engine', 'src/parse', 'src/extract', 'src/github', 'src/run'];
/** The tests of a folder come first. What is heavy reaches little that others do not reach. */
const TESTS = [
  'core',
  'engine',
  'parse',
  'github',
  'run',
  'extract',
  'files',
  'config',
  'report',
  'rules',
  'cli',
  'eslint',
];

/** Milliseconds that a test may take: quick ones first, as they kill most. */
const LONGEST = [100, 3000];

type Drawn = Mutant & { readonly id: number; readonly folder: string };

interface Sources {
  buildSources(change: (path: string, text: string) => string): Promise<void>;
}

/** What became of it. */
interface Fate {
  spent: number;
  tries: number;
  isReached?: boolean;
  isDoubtful?: boolean;
  killedBy?: string;
}

export default async function mutation(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      count: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
      only: { type: 'string' },
      tests: { type: 'string' },
      state: { type: 'string' },
    },
  });
  const folders = FOLDERS.filter((folder) => values.only === undefined || folder === values.only);
  const drawn = draw(folders, Number(values.count), Number(values.seed));
  const state = values.state ?? join(mkdtempSync(join(tmpdir(), 'toolint-mutation-')), 'state.json');
  if (!existsSync(state)) writeFileSync(state, JSON.stringify(drawn.map((): Fate => ({ spent: 0, tries: 0 }))));
  process.env['TOOLINT_SOURCES'] = 'mutants';
  const byFile = groupBy(drawn, ({ file }) => file);
  const { buildSources } = (await import(resolve('__tests__/support/sources.js'))) as Sources;
  await buildSources((path: string, text: string) => {
    const own = byFile.get(relative('.', path));
    return own ? switched(text, own) : text;
  });
  const until = Date.now() + Number(values.minutes) * 60_000;
  const tests = values.tests?.split(',') ?? TESTS;
  for (const longest of LONGEST) {
    for (const name of tests) if (Date.now() < until) runTests(`__tests__/${name}/`, { state, until, longest });
  }
  print(folders, drawn, JSON.parse(readFileSync(state, 'utf8')) as Fate[]);
  console.log(`\nThe state is in ${state}: \`--state\` goes on from there.`);
  return 0;
}

function draw(folders: readonly string[], count: number, seed: number): Drawn[] {
  const random = randomBy(seed);
  const drawn = folders.flatMap((folder) => {
    const files = globSync(`${folder}/**/*.ts`, { ignore: '**/*.d.ts' }).sort();
    const all = files.flatMap((file) => mutantsIn(file, readFileSync(file, 'utf8')));
    const some: Mutant[] = [];
    while (some.length < count && all.length > 0) some.push(...all.splice(random.below(all.length), 1));
    return some.map((mutant) => ({ ...mutant, folder }));
  });
  return drawn.map((mutant, id) => ({ ...mutant, id }));
}

interface Round {
  readonly state: string;
  readonly until: number;
  readonly longest: number;
}

function runTests(tests: string, { state, until, longest }: Round): void {
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
  const { status, stderr } = spawnSync(
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
        TOOLINT_MUTATION: state,
        TOOLINT_MUTATION_UNTIL: String(until),
        TOOLINT_MUTATION_LONGEST: String(longest),
      },
    },
  );
  const failed = stderr.match(/^FAIL .*$/gm) ?? [];
  console.log(
    `${tests} ${status === 0 ? 'done' : `exit ${status}`}${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`,
  );
}

const SWC = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } },
  module: { type: 'es6' },
};

function print(folders: readonly string[], drawn: readonly Drawn[], fates: readonly Fate[]): void {
  const rows = folders.map((folder) => {
    const own = drawn.filter((mutant) => mutant.folder === folder).map(({ id }) => fates[id]!);
    const killed = own.filter(({ killedBy }) => killedBy !== undefined).length;
    const tried = own.filter(({ killedBy, tries }) => killedBy !== undefined || tries > 0).length;
    const [low, high] = intervalOf(killed, tried);
    const reached = own.filter(({ isReached }) => isReached).length;
    return [
      folder,
      own.length,
      reached,
      tried,
      killed,
      `${percent(killed / tried)} (${percent(low)} to ${percent(high)})`,
    ];
  });
  console.log(
    `\n${table(
      ['folder', 'drawn', 'reached', 'tried', 'killed', 'score, 95%'],
      rows.map((row) => row.map(String)),
    )}`,
  );
  for (const { after, before, file, id, line, operator } of drawn) {
    const { isReached, killedBy, tries } = fates[id]!;
    if (killedBy !== undefined) continue;
    const fate = tries > 0 ? `lives through ${tries} tests` : isReached ? 'was not tried' : 'is not reached';
    console.log(
      `${file}:${line} ${operator} ${fate}: ${short(before)} -> ${after === undefined ? 'nothing' : short(after)}`,
    );
  }
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
