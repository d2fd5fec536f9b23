/** A schema while it is made, and what a `Field` and a list of values bring to it. */
import { toValue, UNKNOWN, type Node, type Place } from '../../../core/tree.js';
import { arrayOf, placeOf, scalar } from '../../result/values.js';
import { lastOf } from './fields.js';
import type { FieldInfo, PyType } from './model.js';

/** A schema while it is made. */
export interface Draft extends Place {
  readonly entries: Map<string, Node>;
  /** Something in it is not known. */
  open: boolean;
  title?: Node | undefined;
  /** Classes have their own title; where they are used there is none. */
  isRef: boolean;
}

export const draftAt = (place: Place): Draft => ({ ...placeOf(place), entries: new Map(), open: false, isRef: false });

type Bounded = 'number' | 'text' | 'list' | 'map';
type Bound = Readonly<Partial<Record<Bounded, string>>>;
/** What a bound is called in the schemas of numbers, texts, lists and dictionaries. */
export const KEYWORDS: ReadonlyMap<string, Bound> = new Map<string, Bound>([
  ['ge', { number: 'minimum' }],
  ['gt', { number: 'exclusiveMinimum' }],
  ['le', { number: 'maximum' }],
  ['lt', { number: 'exclusiveMaximum' }],
  ['multiple_of', { number: 'multipleOf' }],
  ['min_length', { text: 'minLength', list: 'minItems', map: 'minProperties' }],
  ['max_length', { text: 'maxLength', list: 'maxItems', map: 'maxProperties' }],
  ['pattern', { text: 'pattern' }],
]);

function boundedKind(type: PyType): Bounded | undefined {
  if (type.is === 'list' || type.is === 'set') return 'list';
  if (type.is !== 'plain') return type.is === 'dict' ? 'map' : undefined;
  if (type.keywords.some(([, is]) => is === 'integer' || is === 'number')) return 'number';
  return type.keywords.length === 1 && type.keywords[0]![1] === 'string' ? 'text' : undefined;
}

export function bound(draft: Draft, type: PyType, key: string, value: Node): void {
  const kind = boundedKind(type);
  const keyword = kind && KEYWORDS.get(key)![kind];
  if (keyword) draft.entries.set(keyword, value);
  else draft.open = true;
}

export function describe(draft: Draft, fields: readonly FieldInfo[]): void {
  draft.open ||= fields.some(({ isOpen }) => isOpen);
  for (const key of ['description', 'examples']) {
    const given = lastOf(fields, key);
    if (given && given.kind !== 'null') draft.entries.set(key, given);
  }
  const title = lastOf(fields, 'title');
  if (title && title.kind !== 'null') draft.title = title;
  const deprecated = lastOf(fields, 'deprecated');
  if (deprecated && toValue(deprecated) !== false)
    draft.entries.set('deprecated', deprecated.kind === 'unknown' ? deprecated : scalar(true, deprecated));
  const extra = lastOf(fields, 'json_schema_extra');
  if (extra?.kind === 'object') {
    for (const { key, value } of extra.entries) {
      if (key === 'title') draft.title = value;
      else draft.entries.set(key, value);
    }
    draft.open ||= extra.open;
  } else if (extra && extra.kind !== 'null') draft.open = true;
}

function jsonTypeOf(value: Node): string | undefined {
  if (value.kind === 'number') return Number.isInteger(value.value) ? 'integer' : 'number';
  return /^(?:string|boolean|null)$/.test(value.kind) ? value.kind : undefined;
}

/** The values of a `Literal` or an enum; `isConst`: one by itself is written as `const`. */
export function setValues(draft: Draft, given: readonly Node[], place: Place, isConst: boolean): void {
  const values = differing(given);
  if (isConst && values.length === 1) draft.entries.set('const', values[0]!);
  else draft.entries.set('enum', arrayOf(values, place));
  const types = new Set(values.map(jsonTypeOf));
  const [type] = types;
  if (types.size === 1 && type !== undefined && type !== 'null') draft.entries.set('type', scalar(type, place));
}

/** Without those that are like one before. What is not known is like nothing. */
export function differing(nodes: readonly Node[]): Node[] {
  const seen = new Set<string>();
  return nodes.filter((node) => {
    let isUnknown = false;
    const text = JSON.stringify(toValue(node), (_, value: unknown) => {
      isUnknown ||= value === UNKNOWN;
      return value === UNKNOWN ? null : value;
    });
    if (isUnknown) return true;
    return !seen.has(text) && seen.add(text);
  });
}
