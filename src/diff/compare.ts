/**
 * Two schemas of one tool, and what the later one no longer takes or gives. Whatever cannot be known on one of the two
 * sides is left alone, and noted.
 */
import { append, groupBy } from '../core/collections.js';
import { get, has, items, text } from '../core/tree.js';
import type { ArrayNode, Entry, Node, ObjectNode, Place } from '../core/tree.js';
import { stepTo } from '../core/pointer.js';
import { add, AT_RUN_TIME, compareText, note, where } from './found.js';
import type { At, Comparison, Found, Words } from './found.js';
import { isOpen, mayBeElsewhere, requirementOf, propertiesOf, type Requirement } from './needs.js';
import { isSame } from '../core/known.js';
import { lookUp, shown } from './forms.js';
import { renamedParameters } from './renames.js';
import { branchesOf, isClosed, normalised, takes, typesOf, valuesOf, withoutSame } from './schema.js';
import { compareTypes, compareValues, typeText } from './values.js';

const DEEPEST = 12;
export function compareSchemas(before: Node, after: Node, pointer: string, comparison: Comparison): void {
  compare(before, after, { pointer, name: '', depth: 0, was: before, at: after }, comparison);
}

function compare(before: Node | undefined, after: Node | undefined, at: At, to: Comparison): void {
  if (isSame(before, after) || at.depth > DEEPEST) return;
  const [b, a] = [normalised(before, to.before), normalised(after, to.after)];
  if (!b || !a) return note(to, at, AT_RUN_TIME);
  if (isSame(b, a) && !get(b, '$ref')) return;
  compareNotes(b, a, at, to);
  const [was, is] = [branchesOf(b), branchesOf(a)];
  if (was.length > 0 || is.length > 0) return compareUnions(b, a, at, to);
  if (!compareTypes(b, a, at, to)) return;
  if (to.role !== 'output') compareValues(b, a, at, to);
  if (to.role === 'input' && !a.isLenient)
    append(
      to.found,
      boundsTightened(b, a).map((each) => ({ ...each, ...where(at) })),
    );
  compareObjects(b, a, at, to);
  compareItems(b, a, at, to);
}

/** The description and the default. */
function compareNotes(b: ObjectNode, a: ObjectNode, at: At, to: Comparison): void {
  if (at.depth > 0) compareText(get(b, 'description'), get(a, 'description'), at, to);
  if (to.role !== 'input') return;
  const [was, is] = [lookUp(b, 'default'), lookUp(a, 'default')];
  if (typeof was === 'string' || typeof is === 'string' || isSame(was, is)) return;
  if (isVagueValue(was) || isVagueValue(is)) return;
  add(to, at, {
    rule: 'diff/default-changed',
    message: 'changed',
    severity: 'warning',
    before: shown(was),
    after: shown(is),
  });
}

const isVagueValue = (node: Node): boolean =>
  node.kind === 'unknown' ||
  (node.kind === 'object' && (node.open || node.entries.some(({ value }) => isVagueValue(value)))) ||
  (node.kind === 'array' && (node.open || node.items.some(isVagueValue)));

function compareItems(b: ObjectNode, a: ObjectNode, at: At, to: Comparison): void {
  const [was, is] = [lookUp(b, 'items'), lookUp(a, 'items')];
  const below = { ...at, depth: at.depth + 1 };
  if (was === 'unknown' || is === 'unknown') note(to, { ...below, pointer: `${at.pointer}/items` }, AT_RUN_TIME);
  // An array without `items` says nothing about them yet.
  else if (was !== 'absent' && is !== 'absent') {
    compare(was, is, { ...below, pointer: `${at.pointer}/items`, name: `${at.name}[]`, was, at: is }, to);
  }
  const [wasMore, isMore] = [lookUp(b, 'additionalProperties'), lookUp(a, 'additionalProperties')];
  if (
    typeof wasMore === 'object' &&
    typeof isMore === 'object' &&
    wasMore.kind === 'object' &&
    isMore.kind === 'object'
  ) {
    compare(
      wasMore,
      isMore,
      { ...below, pointer: `${at.pointer}/additionalProperties`, name: `${at.name}{}`, was: wasMore, at: isMore },
      to,
    );
  }
}

/** `oneOf` and `anyOf` of more than types. */
function compareUnions(b: ObjectNode, a: ObjectNode, at: At, to: Comparison): void {
  const [was, is] = [branchesOf(b), branchesOf(a)];
  if (was.length === 0) return compareWithUnion(b, a, is, at, to);
  if (is.length === 0) {
    // One of several is left, perhaps with less.
    if (was.some((each) => accepts(each, a, to) === undefined)) return note(to, at, AT_RUN_TIME);
    const refused = was.filter((each) => accepts(each, a, to) === false);
    if (refused.length > 0 && to.role === 'input') addAlternatives(refused.length, at, to);
    return;
  }
  compareProperties(without(b), without(a), at, to);
  const left = withoutSame(is, was);
  const gone = withoutSame(was, is);
  if (gone.length === 0 || to.role === 'output') return;
  const byMark = groupBy(left, markOf);
  const pairs = gone.map((each) => [each, byMark.get(markOf(each)) ?? []] as const);
  const isOneToOne =
    pairs.every(([, partners]) => partners.length === 1) &&
    new Set(pairs.map(([, [one]]) => one)).size === pairs.length;
  if (isOneToOne) {
    for (const [each, [partner]] of pairs)
      compare(each, partner, { ...at, depth: at.depth + 1, was: each, at: partner }, to);
    return;
  }
  const isLost = (each: ObjectNode): boolean => is.every((other) => accepts(each, other, to) === false);
  if (left.length === 0 && gone.every(isLost)) addAlternatives(gone.length, at, to);
  else note(to, at, 'has alternatives that do not match one to one');
}

const without = (schema: ObjectNode): ObjectNode => ({
  ...schema,
  entries: schema.entries.filter(({ key }) => key !== 'anyOf'),
});

/** What tells the branches of a union apart: a constant property, a title, the type. */
function markOf(branch: ObjectNode): string {
  const properties = get(branch, 'properties');
  if (properties?.kind === 'object') {
    for (const { key, value } of properties.entries) {
      const values = value.kind === 'object' ? valuesOf(value) : undefined;
      if (values?.length === 1) return `${key}=${shown(values[0])}`;
    }
  }
  return text(get(branch, 'title')) ?? typeText(typesOf(branch));
}

function addAlternatives(count: number, at: At, to: Comparison): void {
  add(to, at, { rule: 'diff/type-narrowed', message: 'alternative', severity: 'error', before: String(count) });
}

/** Alternatives where there were none: all of one, or demands beside what was there. */
function compareWithUnion(b: ObjectNode, a: ObjectNode, is: readonly ObjectNode[], at: At, to: Comparison): void {
  if (to.role !== 'input') return;
  const whole = is.map((each) => joined(without(a), each));
  const answers = whole.map((each) => accepts(b, each, to));
  if (answers.includes(true)) return;
  if (answers.includes(undefined)) return note(to, at, 'has alternatives that do not match one to one');
  const types = typesOf(b);
  const isBeside = types !== 'any' && types?.has('object') === true && get(a, 'properties') !== undefined;
  const fits = whole.filter((each) => hasType(each, types));
  if (isBeside || fits.length === 0) {
    add(to, at, { rule: 'diff/type-narrowed', message: 'choice', severity: 'error', after: String(is.length) });
  } else if (fits.length === 1) compare(b, fits[0], { ...at, depth: at.depth + 1 }, to);
  else note(to, at, 'has alternatives that do not match one to one');
}

function hasType(schema: ObjectNode, types: ReturnType<typeof typesOf>): boolean {
  const own = typesOf(schema);
  return (
    types !== 'any' &&
    types !== undefined &&
    own !== 'any' &&
    own !== undefined &&
    [...types].some((type) => takes(own, type))
  );
}

/** What is demanded beside the alternatives holds for each of them. */
function joined(beside: ObjectNode, branch: ObjectNode): ObjectNode {
  const merge = (key: string, values: readonly Node[]): Entry[] => {
    const objects = values.filter((each): each is ObjectNode => each.kind === 'object');
    const arrays = values.filter((each): each is ArrayNode => each.kind === 'array');
    const [object] = objects;
    const [array] = arrays;
    if (object)
      return [
        {
          key,
          ...spot(object),
          value: {
            ...object,
            entries: objects.flatMap(({ entries }) => entries),
            open: objects.some(({ open }) => open),
          },
        },
      ];
    return array
      ? [
          {
            key,
            ...spot(array),
            value: { ...array, items: arrays.flatMap(items), open: arrays.some(({ open }) => open) },
          },
        ]
      : [];
  };
  const both = (key: string): Node[] => [get(beside, key), get(branch, key)].filter((each) => each !== undefined);
  const rest = [...beside.entries, ...branch.entries].filter(({ key }) => key !== 'properties' && key !== 'required');
  const entries = [...rest, ...merge('properties', both('properties')), ...merge('required', both('required'))];
  return { ...branch, entries, open: beside.open || branch.open };
}

const spot = ({ start, end }: Place): Place => ({ start, end });

/** Whether all that the one takes the other takes; undefined where that cannot be known. */
function accepts(b: ObjectNode, a: ObjectNode, { role, before, after, trials }: Comparison): boolean | undefined {
  // Alternatives within alternatives are as many trials as their numbers multiplied.
  if (trials.left-- <= 0) return undefined;
  const trial: Comparison = { role, before, after, trials, found: [], vague: [] };
  compare(b, a, { pointer: '', name: '', depth: 6 }, trial);
  if (trial.found.some(({ severity }) => severity === 'error')) return false;
  return trial.vague.length > 0 ? undefined : true;
}

function compareObjects(b: ObjectNode, a: ObjectNode, at: At, to: Comparison): void {
  if (!get(b, 'properties') && !get(a, 'properties')) return;
  compareProperties(b, a, at, to);
  if (to.role === 'input' && !isClosed(b) && isClosed(a) && !b.open && has(b, 'additionalProperties') !== 'unknown') {
    add(to, at, { rule: 'diff/closed', message: 'closed', severity: 'info' });
  }
}

function compareProperties(b: ObjectNode, a: ObjectNode, at: At, to: Comparison): void {
  const [was, is] = [propertiesOf(b), propertiesOf(a)];
  if (!was || !is) return note(to, { ...at, pointer: `${at.pointer}/properties` }, AT_RUN_TIME);
  const isVagueAfter = isOpen(a) || mayBeElsewhere(a);
  const isVagueBefore = isOpen(b) || mayBeElsewhere(b);
  const gone = [...was.values()].filter(({ key }) => !is.has(key));
  const fresh = [...is.values()].filter(({ key }) => !was.has(key));
  // A part without any property named takes whatever it gets.
  const isFree = at.depth > 0 && !get(a, 'properties') && !isClosed(a);
  const removed = isVagueAfter || isFree ? [] : gone;
  if (isVagueAfter && gone.length > 0)
    note(to, { ...at, pointer: `${at.pointer}/properties` }, 'may have further properties');
  const pairs = isVagueBefore ? new Map<Entry, Entry>() : renamedParameters(removed, fresh);
  for (const each of removed) {
    const partner = pairs.get(each);
    if (partner)
      addRenamed(
        [each, partner],
        [requirementOf(b, each), requirementOf(a, partner)],
        isClosed(a),
        inside(at, each, partner),
        to,
      );
    else addRemoved(each, isClosed(a), inside(at, each, undefined), to);
  }
  const renamed = new Set(pairs.values());
  for (const each of fresh) {
    if (renamed.has(each)) continue;
    if (isVagueBefore) note(to, { ...at, pointer: `${at.pointer}/properties` }, 'may have further properties');
    else addFresh(each, requirementOf(a, each), inside(at, undefined, each), to);
  }
  for (const [key, each] of was) {
    const other = is.get(key);
    if (!other) continue;
    const below = inside(at, each, other);
    compareRequirements(requirementOf(b, each), requirementOf(a, other), below, at, to);
    compare(each.value, other.value, below, to);
  }
}

function inside(at: At, was: Entry | undefined, is: Entry | undefined): At {
  const key = (is ?? was)!.key;
  const pointer = `${at.pointer}/properties${stepTo(key)}`;
  const name = at.name === '' ? key : `${at.name}.${key}`;
  return { pointer, name, depth: at.depth + 1, ...(was && { was }), ...(is && { at: is }) };
}

function addRemoved({ key }: Entry, isClosed: boolean, at: At, to: Comparison): void {
  if (to.role === 'output') {
    return add(to, at, { rule: 'diff/output-narrowed', message: 'removed', severity: 'warning', before: key });
  }
  const message = isClosed ? 'refused' : 'ignored';
  add(to, at, { rule: 'diff/parameter-removed', message, severity: isClosed ? 'error' : 'warning', before: key });
}

function addRenamed(
  [was, is]: readonly [Entry, Entry],
  requirements: readonly Requirement[],
  isClosed: boolean,
  at: At,
  to: Comparison,
): void {
  const names = { before: was.key, after: is.key };
  if (to.role === 'output') {
    return add(to, at, { rule: 'diff/output-narrowed', message: 'renamed', severity: 'warning', ...names });
  }
  const isError = isClosed || requirements.includes('required');
  add(to, at, {
    rule: 'diff/parameter-renamed',
    message: isError ? 'fails' : 'ignored',
    severity: isError ? 'error' : 'warning',
    ...names,
  });
}

function addFresh({ key }: Entry, requirement: Requirement, at: At, to: Comparison): void {
  if (to.role === 'output' || requirement === 'optional') {
    return add(to, at, {
      rule: 'diff/added',
      message: to.role === 'output' ? 'field' : 'parameter',
      severity: 'info',
      after: key,
    });
  }
  if (requirement === 'unknown') return note(to, at, AT_RUN_TIME);
  add(to, at, {
    rule: 'diff/parameter-required',
    message: requirement === 'default' ? 'newDefault' : 'new',
    severity: requirement === 'default' ? 'warning' : 'error',
    after: key,
  });
}

function compareRequirements(was: Requirement, is: Requirement, at: At, owner: At, to: Comparison): void {
  if (was === is) return;
  if (was === 'unknown' || is === 'unknown') {
    return note(to, { ...owner, pointer: `${owner.pointer}/required` }, AT_RUN_TIME);
  }
  if (to.role === 'output') {
    if (is === 'optional') add(to, at, { rule: 'diff/output-narrowed', message: 'optional', severity: 'warning' });
  } else if (is === 'required') {
    add(to, at, { rule: 'diff/parameter-required', message: 'now', severity: 'error' });
  } else if (is === 'default' && was === 'optional') {
    add(to, at, { rule: 'diff/parameter-required', message: 'nowDefault', severity: 'warning' });
  } else if (is === 'optional' && was === 'required') {
    add(to, at, { rule: 'diff/added', message: 'optional', severity: 'info' });
  }
}

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const OTHERS = ['pattern', 'format', 'multipleOf', 'uniqueItems'];
/** What libraries write where an integer has no bound. */
const BEYOND = Number.MAX_SAFE_INTEGER;

function boundsTightened(before: ObjectNode, after: ObjectNode): Words[] {
  return [...LOWER, ...UPPER, ...OTHERS].flatMap((key): Words[] => {
    const [was, is] = [lookUp(before, key), lookUp(after, key)];
    if (typeof is === 'string' || was === 'unknown' || isSame(known(was), is)) return [];
    const severity = known(was) ? ofStanding(key, known(was)!, is) : ofNew(key, is);
    if (!severity) return [];
    const texts = { ...(known(was) && { before: `${key} ${shown(known(was))}` }), after: `${key} ${shown(is)}` };
    return [{ rule: 'diff/bound-tightened', message: known(was) ? 'changed' : 'introduced', severity, ...texts }];
  });
}

const known = (node: Node | 'absent' | 'unknown'): Node | undefined => (typeof node === 'string' ? undefined : node);

function ofNew(key: string, is: Node): Found['severity'] | undefined {
  if (OTHERS.includes(key)) return key === 'uniqueItems' && is.kind === 'boolean' && !is.value ? undefined : 'warning';
  if (is.kind !== 'number' || Math.abs(is.value) >= BEYOND) return undefined;
  if (LOWER.includes(key))
    return is.value <= 1 ? (is.value <= 0 && /Length|Items|Properties/.test(key) ? undefined : 'info') : 'warning';
  return 'warning';
}

function ofStanding(key: string, was: Node, is: Node): Found['severity'] | undefined {
  // Which of two patterns takes more is not known.
  if (OTHERS.includes(key)) return key === 'uniqueItems' ? ofNew(key, is) : 'warning';
  if (was.kind !== 'number' || is.kind !== 'number') return undefined;
  if (Math.abs(was.value) >= BEYOND) return ofNew(key, is);
  return (LOWER.includes(key) ? is.value > was.value : is.value < was.value) ? 'error' : undefined;
}
