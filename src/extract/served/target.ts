/** What a schema is made for. */
import type { ZodVersion } from './versions.js';

export class Target {
  readonly isV3: boolean;
  /** Only then the versions of zod 4 can differ in what they make of the schema. */
  hasAsked = false;
  readonly sdk: 'v1' | 'v2';
  readonly io: 'input' | 'output';
  readonly #zod: ZodVersion;

  constructor(zod: ZodVersion, sdk: Target['sdk'], io: Target['io']) {
    this.#zod = zod;
    this.sdk = sdk;
    this.io = io;
    this.isV3 = zod === 3;
  }

  get zod(): ZodVersion {
    this.hasAsked = true;
    return this.#zod;
  }
}
