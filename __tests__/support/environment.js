/** Jest loads every module anew for each file of tests. What is large and holds no state of ours is loaded once. */
import { createRequire } from 'node:module';
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

export default class extends TestEnvironment {
  constructor(...given) {
    const { createContext } = vm;
    // Jest watches the global object through a proxy, which makes each use of `Math` or `Object` a hundred times as slow.
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
    this.global.requireOnce = createRequire(import.meta.url);
    this.global.importOnce = (url) => import(url);
    // What Node itself has imported asks for its own process and takes only its own errors for errors.
    Object.assign(this.global, { process, Error, TypeError, RangeError, SyntaxError });
  }

  async setup() {
    await super.setup();
    // Jest asks for a hundred lines of where each error comes from, which makes errors dear: parsers throw many.
    Error.stackTraceLimit = 10;
  }
}
