/** Thrown by a service that works something out meanwhile: the file is to be linted again later. */
export class NotYet extends Error {}
