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
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '/open-engine\\.js$': '<rootDir>/__tests__/support/open-engine.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
};
