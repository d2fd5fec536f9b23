import { defineRule, type Fix, type Schema } from '../../src/core/rule.js';
import { entry, text, type Entry } from '../../src/core/tree.js';
import { section } from './lib/definition.js';
import { ANCHORS, DEFINITIONS, inlined, mayReferTo, REFERENCES } from './lib/parameters.js';

export default defineRule({
  id: 'otc/no-ref',
  summary: 'A schema uses `$ref`, or has definitions for it',
  severity: 'error',
  in: 'spec',
  source: section(
    'Schema Fields, Input Schema and Output Schema',
    'For simplicity, schemas have no $ref and no nested definitions or schemas.',
  ),
  fixable: 'unsafe',
  messages: {
    reference: {
      message: 'OTC schemas must not contain `{{key}}`, and clients do not follow it.',
      help: 'Write {{what}} here instead.',
    },
    recursive: {
      message: 'OTC schemas must not contain `{{key}}`, and clients do not follow it.',
      help: 'Nest this recursive schema to a fixed depth, or write `{ "type": "object" }` with a description.',
    },
    definitions: {
      message: 'OTC schemas must not contain `{{key}}`, and clients do not follow references to it.',
      help: 'Write each definition where it is used.',
    },
    anchor: {
      message: '`{{key}}` has no use here: OTC schemas must not contain references.',
      help: 'Remove `{{key}}`.',
    },
  },
  *check(manifest) {
    for (const { root, schemas } of wholeSchemas(manifest.schemas)) {
      const referring = schemas.filter(({ node }) => node.entries.some(({ key }) => REFERENCES.has(key)));
      for (const schema of schemas) {
        for (const at of schema.node.entries) {
          const { key, value } = at;
          if (REFERENCES.has(key)) {
            const to = text(value);
            const data = { key, what: to === undefined ? 'the definition' : `the definition of \`${to}\`` };
            const fix = key === '$ref' ? inline(schema, root, referring.length) : undefined;
            yield { at, message: to === '#' ? 'recursive' : 'reference', data, covers: [value], ...(fix && { fix }) };
          } else if (DEFINITIONS.has(key)) {
            const fix = schema === root ? removeUnused(at, schema, referring) : undefined;
            yield { at, message: 'definitions', data: { key }, ...(fix && { fix }) };
          } else if (ANCHORS.has(key) && schema !== root) {
            yield { at, message: 'anchor', data: { key }, covers: [value] };
          }
        }
      }
    }
  },
});

interface WholeSchema {
  readonly root: Schema;
  /** The root and all schemas below it. */
  readonly schemas: readonly Schema[];
}

/** Schemas come in order, each whole one before its parts. */
function wholeSchemas(schemas: readonly Schema[]): WholeSchema[] {
  const found: { root: Schema; schemas: Schema[] }[] = [];
  for (const schema of schemas) {
    if (schema.depth === 0) found.push({ root: schema, schemas: [] });
    found.at(-1)?.schemas.push(schema);
  }
  return found;
}

function inline({ node }: Schema, root: Schema, references: number): Fix | undefined {
  const value = inlined(node, root.node, references);
  return value === undefined
    ? undefined
    : { title: 'Replace the `$ref` with its target', safe: false, edits: [{ op: 'set', node, value }] };
}

/** Definitions may go once nothing outside them refers to them. */
function removeUnused(at: Entry, { node }: Schema, referring: readonly Schema[]): Fix | undefined {
  const isInside = (other: Schema): boolean => at.value.start <= other.node.start && other.node.end <= at.value.end;
  if (entry(node, at.key) !== at) return undefined;
  if (referring.some((other) => !isInside(other) && mayReferTo(at.key, other.node))) return undefined;
  return {
    title: `Remove \`${at.key}\``,
    safe: false,
    edits: [{ op: 'remove', from: node, child: at }],
  };
}
