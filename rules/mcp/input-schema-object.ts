import type { Registration } from '../../src/core/code.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import { asWritten, defineRule, lack, type Edit, type Fix, type Printable } from '../../src/core/rule.js';
import { entries, entry, get, has, text, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { intoProperties } from '../common/lib/misspelt-keywords.js';
import { section, listingOf } from './lib/listing.js';
import {
  composedBy,
  holdsProperties,
  isComposed,
  isProperty,
  isPropertyMap,
  isResolvedElsewhere,
  mayBeObject,
  mayBeProperty,
  mayBeShape,
} from './lib/schema.js';
import { isMisplacedSchema, isTakenByOthers, isWholeForTool, isZodForSdk, servedZod } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/input-schema-object',
  summary: 'An `inputSchema` is not the JSON Schema of an object',
  severity: 'error',
  in: 'spec',
  tags: ['breaks-list'],
  source: section('Tools, Tool', 'inputSchema is a JSON Schema whose type is object.'),
  fixable: 'safe',
  messages: {
    missing: {
      message: "This tool has no `inputSchema`, so clients refuse the server's whole list of tools.",
      help: 'Add an `inputSchema`. Without parameters it is `{ "type": "object", "properties": {} }`.',
    },
    typeless: {
      message: '`inputSchema` has no `"type": "object"`, so clients refuse the server\'s whole list of tools.',
      help: 'Add `{{quote}}type{{quote}}: "object"`.',
    },
    composed: {
      message: '`inputSchema` has `{{keyword}}` but no `"type": "object"`, so clients refuse the whole list of tools.',
      help: 'Describe all parameters in one object schema{{evenSo}}.',
    },
    misspelt: {
      message: '`{{key}}` is not a keyword, so `inputSchema` has no `type` and clients refuse the whole list of tools.',
      help: 'Rename `{{key}}` to `type`.',
    },
    type: {
      message: 'The `type` of `inputSchema` must be `"object"`, or clients can refuse the whole list of tools.',
      help: 'Write `{{quote}}type{{quote}}: "object"`, and describe each argument in `properties`.',
    },
    direct: {
      message: 'The parameters are directly in `inputSchema`, not in `properties`, so models see none of them.',
      help: 'Move them into `properties`, next to `{{quote}}type{{quote}}: "object"`.',
    },
    property: {
      message: 'The schema of `{{key}}` is `{{value}}`, so clients on SDK 1 refuse the whole list of tools.',
      help: 'Write `{{object}}` instead, which means the same.',
    },
    kind: {
      message: '`inputSchema` must be a JSON Schema object, or clients refuse the whole list of tools.',
      help: 'Write an object schema. Without parameters it is `{ "type": "object", "properties": {} }`.',
    },
  },
  *check(manifest) {
    const { code } = manifest;
    const startsOf = (is: (registration: Registration) => boolean) =>
      new Set(code.registrations.filter(is).map(({ tool }) => tool?.start));
    // What an SDK registers may leave the schema out; a list that is served may not.
    const registered = startsOf(({ api }) => api !== 'list');
    // That the SDK takes no JSON Schema there, and a list no zod, other rules say; to mend the schema would hide it.
    const misplaced = startsOf(
      (each) => isMisplacedSchema(each) || isWholeForTool(each) || servedZod(each, 'inputSchema') !== undefined,
    );
    const zod = new Map(code.registrations.filter(isZodForSdk).map(({ tool, sdk }) => [tool?.start, sdk]));
    const { tools } = listingOf(manifest);
    const isLacking = (tool: ObjectNode) => has(tool, 'inputSchema') === 'no' && !registered.has(tool.start);
    // A list is refused once, however many of its tools lack it.
    const once = tools.every(isLacking) && { cause: `${manifest.path}: no schemas` };
    for (const tool of tools) {
      const schema = entry(tool, 'inputSchema');
      if (!schema) {
        if (isLacking(tool)) yield { at: lack(tool, 'inputSchema'), message: 'missing', ...once };
        continue;
      }
      const { value } = schema;
      if (value.kind === 'unknown' || misplaced.has(tool.start)) continue;
      if (value.kind !== 'object') {
        yield { at: value, message: 'kind' };
        continue;
      }
      if (!registered.has(tool.start)) yield* booleansIn(value);
      const type = get(value, 'type');
      const sdk = zod.get(tool.start);
      if (holdsProperties(value)) {
        // What is no list and does not go to the SDK may be a notation of its own.
        if (!isTakenByOthers(tool, manifest)) yield { at: schema, message: 'direct', fix: wrapping(value) };
      } else if (type?.kind === 'string' ? type.value !== 'object' : type !== undefined && type.kind !== 'unknown') {
        // Version 2 lists what may be null as an object all the same.
        if (sdk !== 'v2' || !mayBeObject(type!)) yield { at: type!, message: 'type', covers: [type!] };
      } else if (has(value, 'type') !== 'no') {
        continue;
      } else if (sdk) {
        // The SDK adds the type, or lists nothing of it: clients/zod-lost-parameters.
        continue;
      } else if (isComposed(value)) {
        if (!registered.has(tool.start) && !isResolvedElsewhere(value))
          yield { at: schema, message: 'composed', data: composition(value), fix: typing(value) };
      } else if (!mayBeShape(value) && !(value.entries.length === 0 && isTakenByOthers(tool, manifest))) {
        const slip = entries(value).find(isMeantAsType);
        yield slip
          ? { at: slip, message: 'misspelt', data: { key: slip.key }, fix: renaming(slip) }
          : { at: schema, message: 'typeless', fix: typing(value) };
      }
    }
  },
});

/** Claude's API takes no union at the root, whatever the type. */
function composition(schema: ObjectNode): { readonly keyword: string; readonly evenSo: string } {
  const keyword = composedBy(schema) ?? '';
  const evenSo = /Of$/.test(keyword)
    ? `: even with the \`type\`, Claude does not accept \`${keyword}\` at the root`
    : '';
  return { keyword, evenSo };
}

function* booleansIn(schema: ObjectNode) {
  for (const { key, value } of entries(get(schema, 'properties'))) {
    if (value.kind !== 'boolean') continue;
    const object: Printable = value.value ? {} : { not: {} };
    const fix: Fix = {
      title: `Write \`${JSON.stringify(object)}\``,
      safe: true,
      edits: [{ op: 'set', node: value, value: object }],
    };
    const data = { key, value: String(value.value), object: value.value ? '{}' : '{ "not": {} }' };
    yield { at: value, message: 'property', data, fix } as const;
  }
}

const isMeantAsType = ({ key, value }: Entry): boolean =>
  nearestWord(key, ['type']) !== undefined && text(value) === 'object';

const renaming = (slip: Entry): Fix => ({
  title: 'Write `type`',
  safe: true,
  edits: [{ op: 'rename', entry: slip, key: 'type' }],
});

/**
 * A type beside what may be parameters would only hide them. What takes nothing says so: models' APIs refuse an object
 * without properties.
 */
function typing(schema: ObjectNode): Fix | undefined {
  if (schema.entries.some(mayBeProperty)) return undefined;
  const type: Edit = { op: 'add', to: schema, key: 'type', value: 'object', first: true };
  const takesNothing = !isComposed(schema) && has(schema, 'properties') === 'no';
  return {
    title: 'Add `"type": "object"`',
    safe: true,
    edits: takesNothing ? [type, { op: 'add', to: schema, key: 'properties', value: {} }] : [type],
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
