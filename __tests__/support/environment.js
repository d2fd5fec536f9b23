/** Jest loads every module anew for each file of tests. What is large and holds no state of ours is loaded once. */
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

export default class extends TestEnvironment {
  constructor(...given) {
    super(...given);
    this.global.requireOnce = createRequire(import.meta.url);
  }
}
