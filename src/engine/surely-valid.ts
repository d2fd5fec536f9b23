/**
 * A quick look at whether a tree keeps a JSON Schema: "yes" is certain, "no" means that a full validation is needed.
 * Nearly all manifests keep theirs, and asking ajv takes a plain value and several times as long. What cannot be known
 * keeps whatever is asked of it: there would be nothing to say.
 */
import type { Node } from '../core/tree.js';

type Json = Readonly<Record<string, unknown>>;
export type Check = (node: Node) => boolean;

const yes: Check = () => true;
const no: Check = () => false;

export function surelyValid(schema: Json): Check {
  const known = new Map<unknown, Check>();
  const compile = (part: unknown): Check => {
    if (part === undefined || part === true) return yes;
    if (typeof part !== 'object' || part === null) return no;
    const made = known.get(part);
    if (made) return made;
    // A schema that refers to itself meets this, which by then knows what to do.
    let check = no;
    known.set(part, (node) => check(node));
    check = checkOf(part as Json, compile, schema);
    known.set(part, check);
    return check;
  };
  return compile(schema);
}

type Compile = (part: unknown) => Check;

/** Keywords that say nothing of what is valid. */
const SILENT = new Set(['$schema', '$defs', '$comment', 'title', 'description', 'examples']);
/** The keywords about an object, checked together. */
const OF_OBJECTS = new Set(['properties', 'required', 'additionalProperties']);

function checkOf(schema: Json, compile: Compile, whole: Json): Check {
  const checks = Object.keys(schema).flatMap((keyword): readonly Check[] => {
    if (SILENT.has(keyword) || OF_OBJECTS.has(keyword)) return [];
    return [KEYWORDS[keyword]?.(schema, compile, whole) ?? no];
  });
  if (Object.keys(schema).some((keyword) => OF_OBJECTS.has(keyword))) checks.push(objectCheck(schema, compile));
  const [only = yes] = checks;
  return checks.length < 2 ? only : (node) => checks.every((check) => check(node));
}

const KEYWORDS: Readonly<Record<string, (schema: Json, compile: Compile, whole: Json) => Check>> = {
  type: ({ type }) => {
    const types = new Set([type].flat());
    return (node) =>
      types.has(node.kind) ||
      node.kind === 'unknown' ||
      (node.kind === 'number' && types.has('integer') && node.value % 1 === 0);
  },
  const: ({ const: wanted }) => oneOf([wanted]),
  enum: ({ enum: values }) => oneOf(values as readonly unknown[]),
  minLength:
    ({ minLength }) =>
    (node) =>
      node.kind === 'unknown' || (node.kind === 'string' && minLength === 1 && node.value !== ''),
  maxLength:
    ({ maxLength }) =>
    (node) =>
      node.kind === 'unknown' || (node.kind === 'string' && node.value.length <= Number(maxLength)),
  pattern: ({ pattern }) => {
    const wanted = new RegExp(String(pattern), 'u');
    return (node) => node.kind === 'unknown' || (node.kind === 'string' && wanted.test(node.value));
  },
  items: ({ items }, compile) => {
    const check = compile(items);
    return (node) => node.kind !== 'array' || node.items.every(check);
  },
  allOf: ({ allOf }, compile) => {
    const checks = (allOf as readonly unknown[]).map(compile);
    return (node) => checks.every((check) => check(node));
  },
  anyOf: ({ anyOf }, compile) => {
    const checks = (anyOf as readonly unknown[]).map(compile);
    return (node) => checks.some((check) => check(node));
  },
  // What keeps both sides is right, whichever is the one that counts.
  if: ({ if: condition, then, else: otherwise }, compile) => {
    const [isMet, first, second] = [compile(condition), compile(then), compile(otherwise)];
    return (node) => first(node) && (isMet(node) || second(node));
  },
  then: () => yes,
  else: () => yes,
  $ref: ({ $ref }, compile, whole) => {
    const name = /^#\/\$defs\/(\w+)$/.exec(String($ref))?.[1];
    return name === undefined ? no : compile((whole['$defs'] as Json | undefined)?.[name] ?? false);
  },
};

function oneOf(values: readonly unknown[]): Check {
  const allowed = new Set(values);
  return (node) => {
    if (node.kind === 'unknown') return true;
    return node.kind === 'null' ? allowed.has(null) : 'value' in node && allowed.has(node.value);
  };
}

function objectCheck({ properties, required, additionalProperties }: Json, compile: Compile): Check {
  const fields = new Map(Object.entries(properties ?? {}).map(([name, part]) => [name, compile(part)]));
  const others = additionalProperties === false ? no : compile(additionalProperties);
  const needed = (required ?? []) as readonly string[];
  return (node) => {
    if (node.kind !== 'object') return true;
    for (const { key, value } of node.entries) if (!(fields.get(key) ?? others)(value)) return false;
    return node.open || needed.every((name) => node.entries.some(({ key }) => key === name));
  };
}
