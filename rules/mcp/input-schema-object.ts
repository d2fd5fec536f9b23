import { near } from '../../src/core/near.js';
import { defineRule, lack } from '../../src/core/rule.js';
import { entries, entry, get, has, type Node } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { listing } from './lib/listing.js';
import { isMisplacedSchema } from './lib/registrations.js';

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
    kind: '`inputSchema` must be a JSON Schema object, and clients refuse the tool as it is.',
  },
  *check({ root, code }) {
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
      if (type?.kind === 'string' ? type.value !== 'object' : type !== undefined && type.kind !== 'unknown') {
        yield { at: type!, message: 'type', covers: [type!] };
      } else if (
        has(value, 'type') === 'no' &&
        !COMPOSED.some((key) => has(value, key) === 'yes') &&
        !isMisspelt(value)
      ) {
        const fix = {
          title: 'Add `"type": "object"`',
          safe: true,
          edits: [{ op: 'add', to: value, key: 'type', value: 'object', first: true }],
        } as const;
        yield { at: schema, message: 'typeless', fix };
      }
    }
  },
});

/** `tpye` is common/unknown-schema-keyword's. */
const isMisspelt = (schema: Node): boolean => entries(schema).some(({ key }) => near(key, ['type']) !== undefined);
