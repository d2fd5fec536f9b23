/** What a schema is made for. */
import type { ZodVersion } from './versions.js';

export class Target {
  /** `any`: the tree that rules see, which has what all versions mean alike. */
  readonly is: 'v3' | 'v4' | 'any';
  /** Only then the versions of zod 4 can differ in what they make of the schema. */
  hasAsked = false;
  readonly sdk: 'v1' | 'v2';
  readonly io: 'input' | 'output';
  readonly #zod: ZodVersion | 'any';

  constructor(zod: ZodVersion | 'any', sdk: Target['sdk'], io: Target['io']) {
    this.#zod = zod;
    this.sdk = sdk;
    this.io = io;
    this.is = zod === 'any' ? zod : zod === 3 ? 'v3' : 'v4';
  }

  get zod(): ZodVersion | 'any' {
    this.hasAsked = true;
    return this.#zod;
  }
}
