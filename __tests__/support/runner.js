/**
 * Jest's own runner, but what it and the tests load of `node_modules` is loaded once, by Node itself. Anew for each file
 * comes only what holds its tests, and `expect`, which compares classes with those of the tests: `expect.any(String)`.
 */
import { createRequire } from 'node:module';
import runner from 'jest-circus/runner';

const ANEW = ['expect', '@jest/expect'];

/**
 * In place of Node's own, by which Jest knows whose error it caught: Node 20 hands that on with each promise, and goes on
 * doing so for every file of tests that the process has run. Our tests run one after another.
 */
class AsyncLocalStorage {
  #store;

  getStore() {
    return this.#store;
  }

  async run(store, callback) {
    const outer = this.#store;
    this.#store = store;
    try {
      return await callback();
    } finally {
      this.#store = outer;
    }
  }
}

export default (globalConfig, config, environment, runtime, ...rest) => {
  const { requireInternalModule, requireModuleOrMock } = runtime;
  runtime.requireInternalModule = (from, to) => {
    if (to === 'node:async_hooks') return { AsyncLocalStorage };
    return to === undefined || to.startsWith('.') || ANEW.includes(to)
      ? requireInternalModule.call(runtime, from, to)
      : createRequire(from)(to);
  };
  runtime.requireModuleOrMock = (from, to) =>
    to.includes('/node_modules/') ? createRequire(from)(to) : requireModuleOrMock.call(runtime, from, to);
  return runner.default(globalConfig, config, environment, runtime, ...rest);
};
