/**
 * Thrown by a service that works something out meanwhile: the file is to be linted again, as soon as `soon` is over where
 * it is given, else after others.
 */
export class Pending extends Error {
  readonly soon: Promise<void> | undefined;

  constructor(soon?: Promise<void>) {
    super();
    this.soon = soon;
  }
}
