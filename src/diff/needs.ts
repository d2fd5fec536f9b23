/** Which properties an object has, and which of them it needs. */
import { has, text, type Entry, type ObjectNode } from '../core/tree.js';
import { lookUp } from './forms.js';

/** Whether an object has a property that is required. `default`: required by the list, and filled in where it is missing. */
export type Need = 'required' | 'default' | 'optional' | 'unknown';

export function needOf(schema: ObjectNode, { key, value }: Entry): Need {
  const required = lookUp(schema, 'required');
  if (required === 'unknown') return 'unknown';
  if (required === 'absent') return 'optional';
  if (required.kind !== 'array') return 'unknown';
  const isListed = required.items.some((item) => text(item) === key);
  if (!isListed) return required.open || required.items.some(({ kind }) => kind === 'unknown') ? 'unknown' : 'optional';
  if (value.kind === 'unknown' || (value.kind === 'object' && value.mayBeMissing)) return 'unknown';
  const isFilled = has(value, 'default');
  return isFilled === 'yes' ? 'default' : 'required';
}

/** The last of two with one key. */
export function propertiesOf(schema: ObjectNode): ReadonlyMap<string, Entry> | undefined {
  const properties = lookUp(schema, 'properties');
  if (properties === 'absent') return new Map();
  if (properties === 'unknown' || properties.kind !== 'object') return undefined;
  return new Map(properties.entries.map((each) => [each.key, each]));
}

export const isOpen = (schema: ObjectNode): boolean => {
  const properties = lookUp(schema, 'properties');
  return (
    properties === 'unknown' || (typeof properties === 'object' && properties.kind === 'object' && properties.open)
  );
};

/** Keywords with which a property may be allowed that `properties` does not name. */
const ELSEWHERE = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas', '$ref', 'patternProperties'];
export const mayBeElsewhere = (schema: ObjectNode): boolean =>
  schema.open || ELSEWHERE.some((key) => has(schema, key) !== 'no');
