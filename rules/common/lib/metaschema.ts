/** Judges JSON Schemas by the meta-schema of their dialect, and says where and of what they are wrong. */
import { draft07, draft2019, draft2020 } from '../../../src/generated/metaschemas.js';
import { stepsOf } from '../../../src/core/pointer.js';
import type { SchemaError, Validator } from '../../../src/core/format.js';
import { entry, text, toValue, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { KEYWORDS, SHAPES, type Shape } from './keywords.js';

interface SchemaFault {
  readonly node: Node;
  readonly keyword: string;
  /** Whether it is the keyword's whole value that is wrong, or an entry of it, or an entry that is there twice. */
  readonly problem: 'wrong' | 'wrongEntry' | 'repeated';
  readonly expected: string;
}

/** The dialect that a schema names, if it is one we know: its name, and its meta-schema. */
export function dialectOf(schema: ObjectNode): Dialect | undefined {
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
const ALL = [draft07, draft2019, draft2020];

/** What is wrong by the named dialect, or else by every one of them alike. */
export function faultsIn(schema: ObjectNode): readonly SchemaFault[] {
  const value = toValue(schema);
  let common: Places | undefined;
  for (const validate of dialectOf(schema)?.validators ?? ALL) {
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
  let expected: Shape = 'schema';
  for (const step of path) {
    const next: Node | undefined = node.kind === 'array' ? node.items[Number(step)] : entry(node, step)?.value;
    if (!next) return undefined;
    isEntry = !isSchema(expected, node);
    if (isEntry) expected = ENTRIES[expected] ?? 'anything';
    else {
      keyword = step;
      expected = KEYWORDS.get(step) ?? 'anything';
    }
    node = next;
  }
  const problem = !isEntry ? 'wrong' : SHAPES[expected].fits(node) ? 'repeated' : 'wrongEntry';
  return { node, keyword, problem, expected: SHAPES[expected].words };
}

function isSchema(shape: Shape, node: Node): boolean {
  return shape === 'schema' || (shape === 'items' && node.kind === 'object');
}

/** What stands in the values of a shape. */
const ENTRIES: Partial<Record<Shape, Shape>> = {
  items: 'schema',
  names: 'text',
  namesByName: 'names',
  schemaList: 'schema',
  schemas: 'schema',
  types: 'typeName',
};
