import { defineRule, lackOf, type Fix, type InWords, type Tool } from '../../src/core/rule.js';
import { entry, get, has, items, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { isComposed, schemasWith } from './lib/schemas.js';
import { isGloodata } from './lib/left-to-formats.js';
import { isMisspelt } from './lib/misspelt-keywords.js';
import { typing, writingOf, type Writing } from './lib/written.js';

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
      message: '{{name}} has no `items`, so OpenAI and VS Code refuse the tool.',
      help: '{{write}}.',
    },
    missingPlain: {
      message: '{{name}} has no `items`, so the model has to guess what belongs in it.',
      help: '{{write}}.',
    },
    missingInResult: {
      message: '{{name}} has no `items`, so programs that read the result cannot tell what is in it.',
      help: '{{write}}.',
    },
  },
  *check(manifest) {
    // Gloodata's fields can be no arrays, which its own rules say.
    if (isGloodata(manifest)) return;
    // OpenAI and VS Code read what MCP servers list, and Shinkai's tools go another way.
    const message = manifest.formats.includes('shinkai') ? 'missingPlain' : 'missing';
    for (const { node, role, depth, property, tool } of schemasWith(manifest, 'type')) {
      // That a whole table is an array is what the format's own rules are about.
      if (depth === 0 && (role !== 'output' || manifest.formats.includes('shinkai'))) continue;
      if (!isArrayType(node) || has(node, 'items') !== 'no' || has(node, 'prefixItems') !== 'no') continue;
      // Of a misspelt one common/unknown-schema-keyword speaks.
      if (isComposed(node) || isMisspelt(node, 'items') || isToldAtRoot(node, property, tool)) continue;
      // No model fills it in, and no client refuses it.
      const data = {
        name: property ? arrayCalled(property.key) : 'This array',
        write: itemsIn(writingOf(node, tool, property?.key, manifest), property?.key === 'coordinates'),
      };
      if (role === 'output') yield { at: lackOf(node, 'items'), message: 'missingInResult', data, severity: 'info' };
      else {
        const fix = itemsOf(node);
        yield { at: lackOf(node, 'items'), message, data, ...(fix && { fix }) };
      }
    }
  },
});

/** A branch of the whole schema repeats the type of a parameter that `properties` beside it describes: clients mind the branch. */
const isToldAtRoot = (node: ObjectNode, property: Entry | undefined, { schemas }: Tool): boolean =>
  property !== undefined &&
  schemas.some(
    ({ node: root }) =>
      get(root, 'properties', property.key, 'items') !== undefined &&
      BRANCHES.some((key) => items(get(root, key)).some((each) => get(each, 'properties', property.key) === node)),
  );

const BRANCHES = ['anyOf', 'oneOf', 'allOf'];

/** "The array `items` has no `items`" would contradict itself. */
const arrayCalled = (name: string): string =>
  name === 'items' ? 'The property named `items` is an array that' : `The array \`${name}\``;

/** `isNested`: the coordinates of GeoJSON are numbers in arrays of one to four levels. */
const itemsIn = (writing: Writing, isNested: boolean): InWords => {
  if (isNested && writing.is === 'keys')
    return ({ quote }) => `Add \`${quote}items${quote}: {}\`, and say in the description how the arrays are nested`;
  const keys: InWords = ({ quote }) =>
    `Add the type of its elements, such as \`${quote}items${quote}: { ${quote}type${quote}: "string" }\` or \`{ ${quote}type${quote}: "object" }\``;
  if (writing.is === 'keys' || writing.is === 'typebox') return keys;
  const written = typing(writing, { keys, zod: 'z.array(z.string())', python: 'list[str]' });
  return (words) => `Write the type of its elements, such as ${written(words)} for strings`;
};

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
