/**
 * The JSON Schemas of the formats that are published for editors: what a format's schema.json asserts, patched by its
 * editor.json, which adds what the rules know and a sentence for every property.
 */
import { isRecord } from '../../src/core/collections.js';
import type { Rule } from '../../src/core/rule.js';
import { eachSchema, inDraft07, type Json } from './draft07.js';
import { code, sentence } from './markdown.js';

/** The content of editor.json. `rules` next to a description names the rules about that field. */
export interface Editor {
  /** What the schema of one unit is called among the definitions. */
  readonly name: string;
  /** What is said of fields of these names wherever `unit` says nothing else. */
  readonly fields?: Json;
  /** The schema of a whole file, where that is more than one unit. */
  readonly file?: Json;
  /** A JSON Merge Patch (RFC 7396) for schema.json. */
  readonly unit: Json;
}

export interface RulePages {
  readonly rules: readonly Rule[];
  pageOf(rule: Rule): string;
}

export function editorSchema(format: string, schema: Json, editor: Editor, shared: Json, pages: RulePages): Json {
  const {
    $schema: _,
    $defs,
    ...unit
  } = patched(
    eachSchema(schema, (each) => plain(withNamed(each, editor.fields))),
    editor.unit,
  ) as Json;
  const whole: Json = { title: unit['title'], description: unit['description'], $ref: `#/definitions/${editor.name}` };
  const { definitions, ...file } = editor.file ?? whole;
  const all: Json = { ...(definitions as Json), [editor.name]: unit, ...($defs as Json), ...shared };
  const described = eachSchema({ ...file, definitions: all }, (each) => withPages(each, format, pages));
  return withoutUnused(inDraft07({ $id: `https://toolint.dev/schemas/${format}.schema.json`, ...described }));
}

/**
 * Without what the rules at `spec` allow: unknown fields. `if` it is an object `then` properties: those
 * concern objects anyway.
 */
function plain({ $comment: _, ...schema }: Json): Json {
  const { additionalProperties, if: condition, then, ...others } = schema;
  if (additionalProperties === false)
    return plain({ ...others, ...(condition !== undefined && { if: condition, then }) });
  if (!isRecord(then) || !then['properties'] || JSON.stringify(condition) !== '{"type":"object"}') return schema;
  const { type: _type, ...about } = then;
  return { ...others, ...about };
}

/** What is said of properties by their names; of one of which schema.json says nothing, that a client has it. */
function withNamed(schema: Json, fields: Json = {}): Json {
  if (!isRecord(schema['properties'])) return schema;
  const named = Object.entries(schema['properties']).map(([key, each]): [string, unknown] => [
    key,
    fields[key] ? patched(each, fields[key]) : each === true ? TOLERATED : each,
  ]);
  return { ...schema, properties: Object.fromEntries(named) };
}
const TOLERATED: Json = { description: 'A field that some clients read.' };

function patched(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const result: Record<string, unknown> = isRecord(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete result[key];
    else result[key] = patched(result[key], value);
  }
  return result;
}

/** Description and rules as Markdown too, with links to the rules' pages. */
function withPages({ title, description, rules = [], ...schema }: Json, format: string, pages: RulePages): Json {
  if (typeof description !== 'string') return title === undefined ? schema : { title, ...schema };
  const links = (rules as string[]).map((name) => linkTo(name.includes('/') ? name : `${format}/${name}`, pages));
  const markdownDescription = [description, ...links].join('\n\n');
  return { ...(title !== undefined && { title }), description, markdownDescription, ...schema };
}

function linkTo(id: string, { rules, pageOf }: RulePages): string {
  const rule = rules.find((each) => each.id === id);
  if (!rule) throw new Error(`An editor.json names ${id}, but there is no such rule`);
  const page = pageOf(rule);
  return `${page === '' ? code(id) : `[${code(id)}](${page})`}: ${sentence(rule.summary)}`;
}

function withoutUnused(schema: Json): Json {
  const { definitions, ...file } = schema as { definitions: Json };
  const needed = new Set<string>();
  const follow = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"\$ref":"#\/definitions\/(\w+)"/g)) {
      if (needed.has(name!)) continue;
      needed.add(name!);
      follow(definitions[name!]);
    }
  };
  follow(file);
  return { ...file, definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => needed.has(name))) };
}
