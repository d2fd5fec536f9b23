import { nearestWord } from '../../../src/core/did-you-mean.js';

/** The name that is meant by one that nothing defines. */
export const nameMeant = (name: string, near: readonly string[]): string | undefined =>
  name.length < SHORTEST ? undefined : nearestWord(name, near);

/** One letter more or less makes another word of a shorter name. */
const SHORTEST = 6;
