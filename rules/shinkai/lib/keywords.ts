import { fieldMeant, near } from '../../../src/core/did-you-mean.js';
import { has, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { KEYWORDS } from '../../common/lib/keywords.js';

/** The key of a definition that was most likely meant to be the missing one. */
export function misspeltKey(definition: ObjectNode, missing: string): Entry | undefined {
  return definition.entries.find(
    ({ key }) => !KEYWORDS.has(key) && isNear(key, missing) && near(key, KEYWORDS.keys()) === missing,
  );
}

/** One comparison, before those with all the others. */
const isNear = (key: string, wanted: string): boolean => near(key, [wanted]) !== undefined;

/** A field is missing, and not merely misspelt, of which shinkai/misspelt-field tells. */
export function lacks(object: ObjectNode, field: string, known: readonly string[]): boolean {
  if (has(object, field) !== 'no') return false;
  return !object.entries.some(
    ({ key }) => !known.includes(key) && isNear(key, field) && fieldMeant(key, known) === field,
  );
}
