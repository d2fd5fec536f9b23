/** Judges JSON Schemas by the meta-schema of their dialect, and says where and of what they are wrong. */
import { draft07, draft2019, draft2020 } from '../../../src/generated/validators/metaschemas.js';
import { stepsOf } from '../../../src/core/pointer.js';
import type { SchemaError, Validator } from '../../../src/core/format.js';
import {
  entry,
  text,
  toValue,
  type ArrayNode,
  type Node,
  type ObjectNode,
  type Entry,
  type StringNode,
  entries,
  get,
  has,
  childAt,
  nodeAt,
} from '../../../src/core/tree.js';
import { KEYWORDS, type Shape } from '../../../src/core/json-schema.js';
import { SHAPES } from './schema-shapes.js';
import { schemasByKey, schemasWith } from './schemas.js';
import { nearestWord } from '../../../src/core/did-you-mean.js';
import type { Manifest, Schema } from '../../../src/core/rule.js';

interface SchemaFault {
  readonly node: Node;
  readonly keyword: string;
  /** Whether it is the keyword's whole value that is wrong, or an entry of it, or an entry that is there twice. */
  readonly problem: 'wrong' | 'wrongEntry' | 'repeated';
  readonly expected: string;
  /** The list that has the entry. */
  readonly list?: ArrayNode;
}

/** The dialect that a schema names, if it is one we know: its name, and its meta-schema. */
function dialectOf(schema: ObjectNode): Dialect | undefined {
  const named = text(entry(schema, '$schema')?.value);
  return named === undefined ? undefined : DIALECTS.get(named.replace(/^https?:\/\//, '').replace(/#$/, ''));
}

interface Dialect {
  readonly name: string;
  readonly validators: readonly Validator[];
}

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  // Older ones allow what the newer ones do not, and are not judged.
  ['json-schema.org/draft-03/schema', { name: 'draft-03', validators: [] }],
  ['json-schema.org/draft-04/schema', { name: 'draft-04', validators: [] }],
  ['json-schema.org/draft-06/schema', { name: 'draft-06', validators: [draft07] }],
  ['json-schema.org/draft-07/schema', { name: 'draft-07', validators: [draft07] }],
  ['json-schema.org/draft/2019-09/schema', { name: '2019-09', validators: [draft2019] }],
  ['json-schema.org/draft/2020-12/schema', { name: '2020-12', validators: [draft2020] }],
]);
/** The dialect that models' APIs judge by, whatever a schema names. */
export const LATEST = [draft2020];
const ALL = [draft07, draft2019, draft2020];

/** What is wrong by the named dialect, or else by every one of them alike. */
export function faultsIn(schema: ObjectNode, by?: readonly Validator[]): readonly SchemaFault[] {
  const value = toValue(schema);
  let common: Places | undefined;
  for (const validate of by ?? dialectOf(schema)?.validators ?? ALL) {
    if (validate(value)) return [];
    const wrong = innermost(new Set(validate.errors!.map(pathOf)));
    common = common ? inBoth(common, wrong) : wrong;
  }
  return [...(common ?? [])].flatMap((path) => faultAt(schema, stepsOf(path)) ?? []);
}

type Places = ReadonlySet<string>;

/** An item that is there twice is the place of that fault, and not the whole list. */
function pathOf({ instancePath, keyword, params }: SchemaError): string {
  if (keyword !== 'uniqueItems') return instancePath;
  return `${instancePath}/${Math.max(Number(params['i']), Number(params['j']))}`;
}

/** Of a place and one inside it, the one inside. */
function innermost(places: Places): Places {
  const outer = new Set<string>();
  for (const place of places) for (const each of around(place)) outer.add(each);
  return new Set([...places].filter((place) => !outer.has(place)));
}

/** The places that are wrong in both; where one has a place and the other what is around it, the place. */
function inBoth(a: Places, b: Places): Places {
  const isIn = (place: string, places: Places): boolean =>
    places.has(place) || around(place).some((each) => places.has(each));
  return new Set([...[...a].filter((place) => isIn(place, b)), ...[...b].filter((place) => isIn(place, a))]);
}

function around(place: string): string[] {
  const outer: string[] = [];
  for (let end = place.lastIndexOf('/'); end >= 0; end = place.lastIndexOf('/', end - 1)) {
    outer.push(place.slice(0, end));
    if (end === 0) break;
  }
  return outer;
}

/** Follows a path through a schema, from keyword to keyword. */
function faultAt(schema: ObjectNode, path: readonly string[]): SchemaFault | undefined {
  let node: Node = schema;
  let keyword = '';
  let isEntry = false;
  let list: ArrayNode | undefined;
  let expected: Shape = 'schema';
  for (const step of path) {
    const next: Node | undefined = childAt(node, step);
    if (!next) return undefined;
    isEntry = !isSchema(expected, node);
    list = node.kind === 'array' ? node : undefined;
    if (isEntry) expected = ENTRIES[expected] ?? 'anything';
    else {
      keyword = step;
      expected = KEYWORDS.get(step) ?? 'anything';
    }
    node = next;
  }
  const problem = !isEntry ? 'wrong' : SHAPES[expected].fits(node) ? 'repeated' : 'wrongEntry';
  return { node, keyword, problem, expected: SHAPES[expected].words, ...(list && { list }) };
}

function isSchema(shape: Shape, node: Node): boolean {
  return shape === 'schema' || (shape === 'items' && node.kind === 'object');
}

/** What is in the values of a shape. */
const ENTRIES: Partial<Record<Shape, Shape>> = {
  items: 'schema',
  names: 'text',
  namesByName: 'names',
  schemaList: 'schema',
  schemas: 'schema',
  types: 'typeName',
};

/**
 * Whether a schema has nothing in it but what everybody uses, in the right place. Nearly all are so, and a thorough
 * look takes ten times as long.
 */
export function isPlainlyValid(schema: Node): boolean {
  return schema.kind === 'object' ? schema.entries.every(isPlainlyRight) : schema.kind === 'unknown';
}

function isPlainlyRight({ key, value }: Entry): boolean {
  // Of what cannot be known nothing is told.
  if (value.kind === 'unknown') return true;
  switch (key) {
    case 'type':
      return value.kind === 'string' && SHAPES.typeName.fits(value);
    case 'format':
    case 'title':
    case 'description':
      return value.kind === 'string';
    case '$schema':
      return value.kind === 'string' && /^https?:\/\/json-schema\.org\/[\w/-]{1,40}#?$/.test(value.value);
    case '$ref':
      return value.kind === 'string' && /^#(?:\/[\w$.-]{1,200}){0,9}$/.test(value.value);
    case '$defs':
    case 'definitions':
    case 'properties':
      return value.kind === 'object' && value.entries.every((each) => isPlainlyValid(each.value));
    case 'items':
      return isPlainlyValid(value);
    case 'required':
      return value.kind === 'array' && value.items.every(isNewName);
    case 'enum':
      return value.kind === 'array';
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return value.kind === 'number';
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return value.kind === 'number' && Number.isInteger(value.value) && value.value >= 0;
    case 'anyOf':
    case 'oneOf':
    case 'allOf':
      return value.kind === 'array' && value.items.length > 0 && value.items.every(isPlainlyValid);
    case 'additionalProperties':
      return value.kind === 'boolean' || isPlainlyValid(value);
    case 'const':
      return true;
    case 'uniqueItems':
      return value.kind === 'boolean';
    default:
      return !KEYWORDS.has(key) || key === 'default';
  }
}

const FEW = 20;

function isNewName(item: Node, index: number, all: readonly Node[]): boolean {
  if (item.kind !== 'string' || index > FEW) return false;
  for (let i = 0; i < index; i++) if ((all[i] as StringNode).value === item.value) return false;
  return true;
}

/** References within a schema that lead nowhere. */
interface Dangling {
  readonly at: StringNode;
  readonly meant?: string;
  readonly role: Schema['role'];
}

export function* danglingReferences(manifest: Manifest): Iterable<Dangling> {
  // Below an identifier of its own a schema is the root of its references.
  const hasOwnRoots = schemasByKey(manifest).has('$id') || schemasByKey(manifest).has('id');
  if (hasOwnRoots) return;
  for (const schema of schemasWith(manifest, '$ref')) {
    const at = get(schema.node, '$ref');
    const path = at?.kind === 'string' ? localSteps(at.value) : undefined;
    if (at?.kind !== 'string' || !path) continue;
    // Some put the definitions beside the schema, and see to it that they are found; so may source code.
    const roots = [rootOf(schema), schema.tool.node, manifest.root];
    if (roots.some((root) => root === undefined || leads(root, path) !== 'no')) continue;
    if (schema.tool.node !== manifest.root && hasSchemaBeside(manifest.root)) continue;
    yield { at, meant: meantAt(rootOf(schema)!, path), role: schema.role };
  }
}

/** A schema beside the list of tools, which a program may put where the reference leads before it serves them. */
function hasSchemaBeside(root: Node): boolean {
  return entries(root).some(({ value }) => has(value, 'properties') === 'yes' || has(value, 'enum') === 'yes');
}

const rootOf = ({ tool, role }: Schema): Node | undefined =>
  tool.schemas.find((each) => each.role === role && each.shape === 'schema')?.node;

/** Undefined for what leads elsewhere, or may be replaced before it is served. */
function localSteps(reference: string): string[] | undefined {
  return /^#\/(?:\$defs|definitions|properties)\//.test(reference) ? referenceSteps(reference) : undefined;
}

function leads(root: Node, path: readonly string[]) {
  let at: Node = root;
  for (const step of path) {
    const next: Node | undefined = childAt(at, step);
    if (!next) return at.kind === 'array' && at.open ? 'unknown' : has(at, step);
    at = next;
  }
  return 'yes';
}

/** The one definition whose name is near. */
function meantAt(root: Node, path: readonly string[]): string | undefined {
  const holder = get(root, ...path.slice(0, -1));
  const name = nearestWord(
    path.at(-1)!,
    entries(holder).map(({ key }) => key),
  );
  return name === undefined ? undefined : `#/${[...path.slice(0, -1), name].join('/')}`;
}

// Patterns that are no regular expressions, in whatever dialect of them.

/** Longer ones are not compiled. */
const LONGEST = 1000;

/** What is one in other languages is not told, nor what only some versions of JavaScript know. */
export function isBroken(pattern: string): boolean {
  if (pattern.length > LONGEST || OF_OTHERS.test(pattern)) return false;
  return !compiles(pattern, 'u') && !compiles(pattern, '');
}

/** Groups with a mark of their own, classes that begin with a bracket, and signs behind a quantifier. */
const OF_OTHERS = /\(\?(?![:=!]|<[=!])|\[\^?\]|[+*?}]\+|\\[QEAZzG]/;

/** Whether a client that compiles it with the flag `u`, as ajv does, fails: that flag takes no needless escapes. */
export function failsInClients(pattern: string): boolean {
  return pattern.length <= LONGEST && !OF_NEWER.test(pattern) && !compiles(pattern, 'u');
}

/** Flags for a part of a pattern, and names that two groups share: newer versions of JavaScript know them. */
const OF_NEWER = /\(\?[a-z-]{1,9}:|\(\?<(\w{1,99})>[^]*\(\?<\1>/;

function compiles(pattern: string, flags: string): boolean {
  try {
    new RegExp(pattern, flags);
    return true;
  } catch {
    return false;
  }
}

// References to a place in the same document.

/** What a reference within a schema leads to. */
export function referencedNode(root: Node, reference: string): 'there' | 'none' | 'unknown' {
  const path = referenceSteps(reference);
  if (!path) return 'unknown';
  const found = leads(root, path);
  return found === 'yes' ? 'there' : found === 'no' ? 'none' : 'unknown';
}

export function resolveReference(root: Node, reference: string | undefined): Node | undefined {
  const path = referenceSteps(reference);
  return path && nodeAt(root, path);
}

/** The reference that was probably meant. */
export function meantBy(root: Node, reference: string): string | undefined {
  const path = referenceSteps(reference);
  return path ? meantAt(root, path) : undefined;
}

/** `#/$defs/x` as `['$defs', 'x']`; undefined for what is no such pointer. */
export function referenceSteps(reference: string | undefined): string[] | undefined {
  if (!reference?.startsWith('#/')) return undefined;
  try {
    return stepsOf(decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}
