import { existsSync, readdirSync } from 'node:fs';

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
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '/open-engine\\.js$': '<rootDir>/__tests__/support/open-engine.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

export default {
  // By the clock, and some machines stand still for a while; runs of the Action wait for GitHub on purpose.
  testTimeout: 120_000,
  // Jest leaves one core idle, which is half of a small machine.
  maxWorkers: '100%',
  // Node 20 keeps some megabytes of each file's modules, and a large heap makes the end of a worker slow.
  workerIdleMemoryLimit: '500MB',
  projects: [
    {
      ...COMMON,
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.mocked\\.test\\.ts$'],
      globalSetup: '<rootDir>/__tests__/support/sources.js',
      transform: { '^.+\\.ts$': ['<rootDir>/__tests__/support/transform.js', swc] },
    },
    {
      ...COMMON,
      // These put something in place of a module of Node's, so they load our sources by themselves.
      testMatch: ['<rootDir>/__tests__/**/*.mocked.test.ts'],
      transform: { '^.+\\.ts$': ['@swc/jest', swc] },
    },
  ],
};
