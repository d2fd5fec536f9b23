/** What a list is handed on as: `TOOLS.map((tool) => ({ name: tool.name, inputSchema: tool.inputSchema }))`. */
import { entry, type Entry, type Node } from '../../../core/tree.js';
import { lasting, type ObjectValue, type Value } from '../values.js';
import { markOf } from '../schema-builders/mark.js';

/**
 * What was made of an item, with the keys of that where it says the same, since they are what a person would edit. An
 * object that says all that is known of the item is the item, whatever else it says.
 */
export function handedOn(item: Value, made: Value): Value {
  if (made.kind !== 'object') return made;
  if (item.kind === 'object') return asSaidIn(item, made);
  // `Object.entries(TOOLS).map(([name, tool]) => …)`
  const parts = item.kind === 'array' ? item.items.filter((each) => each.kind === 'object') : [];
  return parts.reduce((whole: ObjectValue, part) => withKeysOf(part, whole), made);
}

function asSaidIn(item: ObjectValue, made: ObjectValue): ObjectValue {
  const keyed = withKeysOf(item, made);
  const isKept = ({ key, value }: Entry): boolean =>
    value.kind === 'unknown' || (entry(keyed, key)?.value.kind ?? 'unknown') !== 'unknown';
  if (keyed.open || !lasting(item).every(isKept)) return keyed;
  const { start, end, file, via } = item;
  return { ...keyed, start, end, ...(file && { file }), ...(via && { via }) };
}

function withKeysOf(item: ObjectValue, made: ObjectValue): ObjectValue {
  const entries = made.entries.map((each) => {
    const own = entry(item, each.key);
    if (!own || own === each || !isSame(own.value, each.value)) return each;
    // A schema that was converted on the way has the place of the one that stands in the item.
    return markOf(own.value) === markOf(each.value) ? own : { ...own, value: each.value };
  });
  return { ...made, entries };
}

const isSame = (a: Node, b: Node): boolean =>
  a.kind === b.kind && a.kind !== 'unknown' && a.start === b.start && a.end === b.end && a.file === b.file;
