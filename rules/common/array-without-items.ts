import { defineRule, lackOf, type Fix } from '../../src/core/rule.js';
import { entry, get, has, items, type ObjectNode } from '../../src/core/tree.js';
import { isComposed, isSubset, schemasWith } from './lib/schemas.js';
import { isMisspelt } from './lib/misspelt-keywords.js';

export default defineRule({
  id: 'common/array-without-items',
  summary: '`type: array` without `items`',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: {
    document: 'JSON Schema, Applicator vocabulary',
    section: 'items',
    says: 'Without `items` an array may contain anything; OpenAI and VS Code refuse a tool with such a parameter.',
    kind: 'advice',
  },
  messages: {
    missing: {
      message: 'This array has no `items`, so OpenAI and VS Code refuse the tool.',
      help: 'Add `items`, the schema of one element, such as `{ "type": "string" }`.',
    },
    missingPlain: {
      message: 'This array has no `items`, so the model has to guess what belongs in it.',
      help: 'Add `items`, the schema of one element, such as `{ "type": "string" }`.',
    },
    missingInResult: {
      message: 'This array in the result has no `items`, so its readers cannot tell what it contains.',
      help: 'Add `items`, the schema of one element, such as `{ "type": "string" }`.',
    },
  },
  *check(manifest) {
    // Gloodata's fields can be no arrays, which its own rules say.
    if (isSubset(manifest)) return;
    // OpenAI and VS Code read what MCP servers list, and Shinkai's tools go another way.
    const message = manifest.formats.includes('shinkai') ? 'missingPlain' : 'missing';
    for (const { node, role, depth } of schemasWith(manifest, 'type')) {
      // That a whole table is an array is what the format's own rules are about.
      if (depth === 0 && (role !== 'output' || manifest.formats.includes('shinkai'))) continue;
      if (!isArrayType(node) || has(node, 'items') !== 'no' || has(node, 'prefixItems') !== 'no') continue;
      // Of a misspelt one common/unknown-schema-keyword speaks.
      if (isComposed(node) || isMisspelt(node, 'items')) continue;
      // No model fills it in, and no client refuses it.
      if (role === 'output') yield { at: lackOf(node, 'items'), message: 'missingInResult', severity: 'info' };
      else {
        const fix = itemsOf(node);
        yield { at: lackOf(node, 'items'), message, ...(fix && { fix }) };
      }
    }
  },
});

/** The default value or the examples show what the array contains. */
function itemsOf(schema: ObjectNode): Fix | undefined {
  const shown = [get(schema, 'default'), ...items(get(schema, 'examples'))].flatMap((each) => items(each));
  const [first] = shown;
  const isKnown = first && SCALARS.has(first.kind) && shown.every(({ kind }) => kind === first.kind);
  if (!isKnown) return undefined;
  const edits = [{ op: 'add', to: schema, key: 'items', value: { type: first.kind } }] as const;
  return { title: `Add \`items\` of type ${first.kind}`, safe: false, edits };
}

const SCALARS: ReadonlySet<string> = new Set(['string', 'number', 'boolean']);

/** An array, or an array or null. */
function isArrayType(schema: ObjectNode): boolean {
  const type = entry(schema, 'type')?.value;
  if (type?.kind === 'string') return type.value === 'array';
  if (type?.kind !== 'array') return false;
  return (
    type.items.some((item) => item.kind === 'string' && item.value === 'array') &&
    type.items.every((item) => item.kind === 'string' && (item.value === 'array' || item.value === 'null'))
  );
}
