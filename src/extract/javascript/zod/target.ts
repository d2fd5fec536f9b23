/** What a schema is made for. */
import type { ZodVersion } from './versions.js';

export class Target {
  /** `any`: the tree that rules see, which has what all versions mean alike. */
  readonly is: 'v3' | 'v4' | 'any';
  readonly sdk: 'v1' | 'v2';
  readonly io: 'input' | 'output';
  readonly #zod: ZodVersion | 'any';
  #hasAsked = false;

  constructor(zod: ZodVersion | 'any', sdk: Target['sdk'], io: Target['io']) {
    this.#zod = zod;
    this.sdk = sdk;
    this.io = io;
    this.is = zod === 'any' ? zod : zod === 3 ? 'v3' : 'v4';
  }

  /** Notes that the version makes a difference. */
  askVersion(): ZodVersion | 'any' {
    this.#hasAsked = true;
    return this.#zod;
  }

  /** Where no version was asked for, all versions of zod 4 make the same of the schema. */
  get isOfVersion(): boolean {
    return this.#hasAsked;
  }
}
