import type { Registration } from '../../src/core/code.js';
import { isOlder } from '../../src/core/mcp-sdk.js';
import { defineRule, useOf } from '../../src/core/rule.js';
import { get, type Entry } from '../../src/core/tree.js';
import { sdk } from './lib/listing.js';
import { HINTS, converted, given, isWholeForTool, misplaced, straysIn } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/zod-expected',
  summary: 'A JSON Schema where the SDK expects zod, or a whole schema where it expects a shape',
  severity: 'error',
  in: 'recommended',
  tags: ['breaks-list'],
  source: sdk('registerTool takes a zod schema or a shape of them, and throws on a JSON Schema literal.'),
  messages: {
    jsonThrows: {
      message: 'This is a JSON Schema, but the SDK expects zod, so this call throws.',
      help: 'Write the parameters as an object of zod schemas: `{ city: z.string() }`.',
    },
    jsonLost: {
      message:
        'This is a JSON Schema, but the SDK expects zod, and this version of it lists the tool without parameters.',
      help: 'Write the parameters as an object of zod schemas: `{ city: z.string() }`.',
    },
    json: {
      message:
        'This is a JSON Schema, but the SDK expects zod: version 1.29 and newer throw, and older ones list the tool without parameters.',
      help: 'Write the parameters as an object of zod schemas: `{ city: z.string() }`.',
    },
    converted: {
      message:
        'This is a JSON Schema made from a zod schema, but the SDK expects zod and throws when it is registered.',
      help: 'Pass the zod schema itself.',
    },
    output: {
      message: 'This is a JSON Schema, but the SDK expects zod and throws when it is registered.',
      help: 'Write the result as an object of zod schemas: `{ count: z.number() }`.',
    },
    stray: {
      message:
        '`{{key}}` must be a zod schema: for anything else, the SDK throws when it is registered, or every call to the tool fails.',
      help: 'Write a schema such as `z.string()`.',
    },
    hint: {
      message:
        '`{{key}}` is an annotation, but it is among the parameters. All parameters must be zod schemas, so the SDK throws when it is registered, or every call to the tool fails.',
      help: 'Move `{{key}}` into `annotations`; for `tool()`, into an object after the parameters.',
    },
    whole: {
      message:
        'This is a single zod schema, but `tool()` expects a plain object of zod schemas. The SDK throws when it is registered, or, in older versions, lists the tool without parameters.',
      help: 'Write `{ city: z.string() }`, or use `registerTool`.',
    },
  },
  *check({ code, packages }) {
    const version = packages['@modelcontextprotocol/sdk'];
    for (const registration of code.registrations) {
      const made = converted(registration, 'inputSchema');
      const written = misplaced(registration, 'inputSchema');
      if (made) yield { at: made, message: 'converted' };
      else if (written) yield { at: useOf(written), message: jsonMessage(registration, version) };
      else if (isWholeForTool(registration)) yield { at: useOf(given(registration, 'inputSchema')), message: 'whole' };
      const madeOutput = converted(registration, 'outputSchema');
      const output = misplaced(registration, 'outputSchema');
      if (madeOutput) yield { at: madeOutput, message: 'converted' };
      else if (output) {
        const node = get(registration.tool, 'outputSchema');
        yield { at: useOf(output), message: 'output', covers: node ? [node] : [] };
      }
      const strays = straysIn(registration);
      const hints = strays.some(isHint) ? [...HINTS, 'title'] : [];
      for (const stray of strays) {
        const { key } = stray;
        yield { at: stray, message: hints.includes(key) ? 'hint' : 'stray', data: { key } };
      }
    }
  },
});

/** Run: 1.20 to 1.27 list the tool without parameters, 1.29 and newer throw, as version 2 does. */
function jsonMessage({ sdk }: Registration, version: string | undefined): 'json' | 'jsonThrows' | 'jsonLost' {
  if (sdk === 'v2') return 'jsonThrows';
  if (isOlder(version, 28)) return 'jsonLost';
  return version !== undefined && /^[\^~]?v?1\.\d/.test(version) && !isOlder(version, 29) ? 'jsonThrows' : 'json';
}

const isHint = ({ key }: Entry): boolean => HINTS.includes(key);
