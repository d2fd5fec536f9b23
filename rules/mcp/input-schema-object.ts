import { near } from '../../src/core/near.js';
import { asWritten, defineRule, lack, type Fix } from '../../src/core/rule.js';
import { entries, entry, get, has, text, type ObjectNode } from '../../src/core/tree.js';
import { intoProperties } from '../common/lib/stray-properties.js';
import { section } from './lib/document.js';
import { holdsProperties, isProperty, isPropertyMap, mayBeProperty, mayBeShape } from './lib/input-schema.js';
import { listing } from './lib/listing.js';
import { isMisplacedSchema, isTakenByOthers } from './lib/registrations.js';

/** What may bring the type in from elsewhere. */
const COMPOSED = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if'];

export default defineRule({
  id: 'mcp/input-schema-object',
  summary: 'An inputSchema that is no JSON Schema of an object',
  severity: 'error',
  in: 'recommended',
  source: section('Tools, Tool', 'inputSchema is a JSON Schema whose type is object.'),
  fixable: 'safe',
  messages: {
    missing:
      'This tool has no `inputSchema`, and clients refuse the whole list for it. Add one: `{ "type": "object" }` for a tool that takes nothing.',
    typeless: '`inputSchema` has no `type`, and clients refuse a tool whose schema is not `"type": "object"`. Add it.',
    type: 'The `type` of `inputSchema` must be `"object"`: arguments are passed by name. Describe them as its `properties`.',
    direct:
      'The parameters stand directly in `inputSchema`, and clients look for them in its `properties`: to a model this tool takes nothing. Put them there, beside `"type": "object"`.',
    kind: '`inputSchema` must be a JSON Schema object, and clients refuse the tool as it is.',
  },
  *check(manifest) {
    const { root, code } = manifest;
    // What an SDK registers may leave the schema out; a list that is served may not.
    const registered = new Set(code.registrations.filter(({ api }) => api !== 'list').map(({ tool }) => tool?.start));
    // That the SDK takes no JSON Schema there, mcp/zod-expected says; to mend the schema would hide it.
    const misplaced = new Set(code.registrations.filter(isMisplacedSchema).map(({ tool }) => tool?.start));
    for (const tool of listing(root).tools) {
      const schema = entry(tool, 'inputSchema');
      if (!schema) {
        if (has(tool, 'inputSchema') === 'no' && !registered.has(tool.start))
          yield { at: lack(tool, 'inputSchema'), message: 'missing' };
        continue;
      }
      const { value } = schema;
      if (value.kind === 'unknown' || misplaced.has(tool.start)) continue;
      if (value.kind !== 'object') {
        yield { at: value, message: 'kind' };
        continue;
      }
      const type = get(value, 'type');
      if (holdsProperties(value)) {
        // What is no list and does not go to the SDK may be a notation of its own.
        if (!isTakenByOthers(tool, manifest)) yield { at: schema, message: 'direct', fix: wrapping(value) };
      } else if (type?.kind === 'string' ? type.value !== 'object' : type !== undefined && type.kind !== 'unknown') {
        yield { at: type!, message: 'type', covers: [type!] };
      } else if (isTypeless(value) && !(value.entries.length === 0 && isTakenByOthers(tool, manifest))) {
        yield { at: schema, message: 'typeless', fix: typing(value) };
      }
    }
  },
});

function isTypeless(schema: ObjectNode): boolean {
  return (
    has(schema, 'type') === 'no' &&
    !COMPOSED.some((key) => has(schema, key) === 'yes') &&
    !isMisspelt(schema) &&
    !mayBeShape(schema)
  );
}

/** `tpye` is common/unknown-schema-keyword's. */
const isMisspelt = (schema: ObjectNode): boolean =>
  entries(schema).some(({ key }) => near(key, ['type']) !== undefined);

/** A type beside what may be parameters would only hide them. */
function typing(schema: ObjectNode): Fix | undefined {
  if (schema.entries.some(mayBeProperty)) return undefined;
  return {
    title: 'Add `"type": "object"`',
    safe: true,
    edits: [{ op: 'add', to: schema, key: 'type', value: 'object', first: true }],
  };
}

/** With keywords beside the parameters but no type, which of them belong where is for a person to say. */
function wrapping(schema: ObjectNode): Fix | undefined {
  if (text(get(schema, 'type')) === 'object') return intoProperties(schema, schema.entries.filter(isProperty));
  if (!isPropertyMap(schema)) return undefined;
  return {
    title: 'Put the parameters into `properties`',
    safe: true,
    edits: [{ op: 'set', node: schema, value: { type: 'object', properties: asWritten(schema) } }],
  };
}
