/**
 * Whether a tree keeps a JSON Schema, as far as a quick look tells. Nearly all manifests keep theirs, and asking ajv takes
 * a plain value and several times as long.
 */
import type { Node } from '../core/tree.js';

type Json = Readonly<Record<string, unknown>>;
/** Undefined: the schema has keywords that only a full validation knows. */
type Verdict = boolean | undefined;
export type Check = (node: Node) => Verdict;

const yes: Check = () => true;
const no: Check = () => false;
const undecided: Check = () => undefined;

interface Setting {
  /** The schema that references are in. */
  readonly whole?: Json;
  /** The verdict on a value, or on a missing key, that cannot be known. */
  readonly unknown?: Verdict;
}

/** What cannot be known keeps whatever is asked of it, if nothing else is said: there would be nothing to report. */
export function schemaCheck(schema: Json, { whole = schema, ...rest }: Setting = {}): Check {
  const setting = { unknown: true, ...rest };
  const known = new Map<unknown, Check>();
  const compile: Compile = (part) => {
    if (part === undefined || part === true) return yes;
    if (typeof part !== 'object' || part === null) return no;
    const made = known.get(part);
    if (made) return made;
    // A schema that refers to itself meets this, which by then knows what to do.
    let check = undecided;
    known.set(part, (node) => check(node));
    check = checkOf(part as Json, compile, { ...setting, whole });
    known.set(part, check);
    return check;
  };
  return compile(schema);
}

type Compile = (part: unknown) => Check;
type Kept = Required<Setting>;

/** Keywords that say nothing of what is valid. */
const SILENT = new Set(['$schema', '$defs', '$comment', 'title', 'description', 'examples']);
/** The keywords about an object, checked together. */
const OF_OBJECTS = new Set(['properties', 'required', 'additionalProperties']);

function checkOf(schema: Json, compile: Compile, kept: Kept): Check {
  const checks = Object.keys(schema).flatMap((keyword): readonly Check[] => {
    if (SILENT.has(keyword) || OF_OBJECTS.has(keyword)) return [];
    return [KEYWORDS[keyword]?.(schema, compile, kept) ?? undecided];
  });
  if (Object.keys(schema).some((keyword) => OF_OBJECTS.has(keyword))) checks.push(objectCheck(schema, compile, kept));
  return allOf(checks);
}

function allOf(checks: readonly Check[]): Check {
  const [only = yes] = checks;
  return checks.length < 2 ? only : (node) => all(checks, (check) => check(node));
}

/** As `every`, for three values. */
function all<T>(list: readonly T[], verdictOn: (each: T) => Verdict): Verdict {
  let result: Verdict = true;
  for (const each of list) {
    const verdict = verdictOn(each);
    if (verdict === false) return false;
    if (verdict === undefined) result = undefined;
  }
  return result;
}

const negated = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

const KEYWORDS: Readonly<Record<string, (schema: Json, compile: Compile, kept: Kept) => Check>> = {
  type: ({ type }, _, { unknown }) => {
    const types = new Set([type].flat());
    return (node) => {
      if (types.has(node.kind)) return true;
      if (node.kind === 'unknown') return unknown;
      return node.kind === 'number' && types.has('integer') && node.value % 1 === 0;
    };
  },
  const: ({ const: wanted }, _, { unknown }) => oneOf([wanted], unknown),
  enum: ({ enum: values }, _, { unknown }) => oneOf(values as readonly unknown[], unknown),
  minLength: ({ minLength }, _, kept) => ofStrings(kept, (value) => isLonger(value, Number(minLength) - 1)),
  maxLength: ({ maxLength }, _, kept) => ofStrings(kept, (value) => !isLonger(value, Number(maxLength))),
  pattern: ({ pattern }, _, kept) => {
    const wanted = new RegExp(String(pattern), 'u');
    return ofStrings(kept, (value) => wanted.test(value));
  },
  items: ({ items }, compile) => {
    const check = compile(items);
    return (node) => node.kind !== 'array' || all(node.items, check);
  },
  allOf: (schema, compile) => allOf((schema['allOf'] as readonly unknown[]).map(compile)),
  anyOf: ({ anyOf }, compile) => {
    const checks = (anyOf as readonly unknown[]).map(compile);
    return (node) => negated(all(checks, (check) => negated(check(node))));
  },
  not: ({ not }, compile) => {
    const check = compile(not);
    return (node) => negated(check(node));
  },
  if: ({ if: condition, then, else: otherwise }, compile) => {
    const [isMet, first, second] = [compile(condition), compile(then), compile(otherwise)];
    return (node) => {
      const met = isMet(node);
      if (met !== undefined) return met ? first(node) : second(node);
      // What keeps both sides is right, whichever is the one that counts.
      return first(node) && second(node) ? true : undefined;
    };
  },
  then: () => yes,
  else: () => yes,
  $ref: ({ $ref }, compile, { whole }) => {
    const target = referenced(whole, String($ref));
    return target === undefined ? undecided : compile(target);
  },
};

/** The schema that a reference within a schema names. */
export function referenced(whole: Json, ref: string): unknown {
  if (!/^#(?:\/|$)/.test(ref)) return undefined;
  return ref
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (typeof at === 'object' && at !== null ? (at as Json)[step] : undefined), whole);
}

/** In characters, which are counted only where that matters. */
const isLonger = (value: string, than: number): boolean =>
  value.length > than && (value.length > 2 * than || [...value].length > than);

const ofStrings =
  ({ unknown }: Kept, isKept: (value: string) => boolean): Check =>
  (node) => {
    if (node.kind === 'unknown') return unknown;
    return node.kind !== 'string' || isKept(node.value);
  };

function oneOf(values: readonly unknown[], unknown: Verdict): Check {
  const allowed = new Set(values);
  const hasOthers = values.some((each) => typeof each === 'object' && each !== null);
  return (node) => {
    if (node.kind === 'unknown') return unknown;
    if (node.kind === 'null') return allowed.has(null);
    return 'value' in node ? allowed.has(node.value) : hasOthers && undefined;
  };
}

function objectCheck({ properties, required, additionalProperties }: Json, compile: Compile, { unknown }: Kept): Check {
  const fields = new Map(Object.entries(properties ?? {}).map(([name, part]) => [name, compile(part)]));
  const others = additionalProperties === false ? no : compile(additionalProperties);
  const needed = (required ?? []) as readonly string[];
  return (node) => {
    if (node.kind !== 'object') return true;
    const own = all(node.entries, ({ key, value }) => (fields.get(key) ?? others)(value));
    if (own === false || needed.every((name) => node.entries.some(({ key }) => key === name))) return own;
    return node.open ? own && unknown : false;
  };
}
