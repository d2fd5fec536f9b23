/** Which properties a schema has, and which of them it requires. */
import { get, has, items, text, type Entry, type Node, type ObjectNode } from '../core/tree.js';
import { lookUp } from './forms.js';

/** `default`: the schema requires the property, and its default value is used where a caller leaves it out. */
export type Requirement = 'required' | 'default' | 'optional' | 'unknown';

export const listsAsRequired = (schema: Node | undefined, name: string): boolean =>
  items(get(schema, 'required')).some((each) => text(each) === name);

export function requirementOf(schema: ObjectNode, { key, value }: Entry): Requirement {
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

/** Of two properties with the same key, the last one counts. */
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
