import { existsSync, readdirSync } from 'node:fs';
import { SMOKE } from './__tests__/support/smoke.js';

const tests = `${import.meta.dirname}/__tests__`;
/** What needs packages of its own is run by `.ci/run`. */
const packages = readdirSync(tests).filter((name) => existsSync(`${tests}/${name}/package.json`));

const swc = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } },
  module: { type: 'es6' },
};

/** What each kind of test is run with. */
const COMMON = {
  testEnvironment: '<rootDir>/__tests__/support/environment.js',
  modulePathIgnorePatterns: ['dist', 'editors', ...packages.map((name) => `__tests__/${name}`)].map(
    (path) => `<rootDir>/${path}/`,
  ),
  testRunner: '<rootDir>/__tests__/support/runner.js',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '/open-engine\\.js$': '<rootDir>/__tests__/support/open-engine.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

const BUILT_ONCE = {
  globalSetup: '<rootDir>/__tests__/support/sources.js',
  transform: { '^.+\\.ts$': ['<rootDir>/__tests__/support/transform.js', swc] },
};

/** `npm run test:long`: these need a browser, install packages, or start a process for nearly every case. */
const LONG = [{ ...COMMON, testMatch: ['<rootDir>/__tests__/**/*.long.test.ts'], ...BUILT_ONCE }];

const smoke = SMOKE.map((name) => `__tests__/${name}.test.ts`);
const isSmoke = process.env.npm_lifecycle_event === 'smoke';
const gone = smoke.filter((path) => !existsSync(`${import.meta.dirname}/${path}`));
if (isSmoke && gone.length > 0) throw new Error(`There is no ${gone.join(', ')}: see __tests__/support/smoke.js.`);

/** `npm run smoke`: what tells most in little time. */
const QUICK = [{ ...COMMON, testMatch: smoke.map((path) => `<rootDir>/${path}`), ...BUILT_ONCE }];

const SHORT = [
  {
    ...COMMON,
    testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    testPathIgnorePatterns: ['/node_modules/', '\\.(mocked|long)\\.test\\.ts$'],
    ...BUILT_ONCE,
  },
  {
    ...COMMON,
    // These put something in place of a module of Node's, so they load our sources by themselves.
    testMatch: ['<rootDir>/__tests__/**/*.mocked.test.ts'],
    transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  },
];

export default {
  // By the clock, and some machines stand still for a while; runs of the Action wait for GitHub on purpose.
  testTimeout: 120_000,
  // Jest leaves one core idle, which is half of a small machine.
  maxWorkers: '100%',
  // Node 20 keeps some megabytes of each file's modules, and a large heap makes the end of a worker slow.
  workerIdleMemoryLimit: '500MB',
  // A process with such a heap takes half a second to end, on a busy machine longer, and leaves nothing open.
  workerGracefulExitTimeout: 10_000,
  // A failure is shown when it happens, whole; the summary need not repeat it.
  reporters: ['<rootDir>/__tests__/support/reporter.js', ['summary', { summaryThreshold: Infinity }]],
  projects: { 'test:long': LONG, smoke: QUICK }[process.env.npm_lifecycle_event] ?? SHORT,
};
