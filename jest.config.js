import { existsSync, readdirSync } from 'node:fs';

const tests = `${import.meta.dirname}/__tests__`;
/** What needs packages of its own is run by `.ci/run`. */
const packages = readdirSync(tests).filter((name) => existsSync(`${tests}/${name}/package.json`));

const swc = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } },
  module: { type: 'es6' },
};

export default {
  testEnvironment: '<rootDir>/__tests__/support/environment.js',
  // By the clock, and some machines stand still for a while; runs of the Action wait for GitHub on purpose.
  testTimeout: 120_000,
  // Jest leaves one core idle, which is half of a small machine.
  maxWorkers: '100%',
  // Node 20 keeps some megabytes of each file's modules, and a large heap makes the end of a worker slow.
  workerIdleMemoryLimit: '500MB',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  modulePathIgnorePatterns: ['dist', 'editors', ...packages.map((name) => `__tests__/${name}`)].map(
    (path) => `<rootDir>/${path}/`,
  ),
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '/open-engine\\.js$': '<rootDir>/__tests__/support/open-engine.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
};
