import type { Registration } from '../../src/core/code.js';
import { isOlder } from '../../src/core/mcp-sdk.js';
import { defineRule, useOf } from '../../src/core/rule.js';
import { get, has, type Entry, type Node, type Place } from '../../src/core/tree.js';
import type { MayFix } from '../common/lib/fixes.js';
import { sdk } from './lib/listing.js';
import { HINTS, converted, given, isWholeForSdk1, isWholeForTool, misplaced, straysIn } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/zod-expected',
  summary: 'A JSON Schema where the SDK expects zod, or a whole schema where it expects a shape',
  severity: 'error',
  in: 'recommended',
  fixable: 'unsafe',
  tags: ['breaks-list'],
  sparesList: ['json', 'jsonLost', 'stray', 'text', 'hint', 'whole', 'oldCall'],
  source: sdk('registerTool takes a zod schema or a shape of them, and throws on a JSON Schema literal.'),
  messages: {
    jsonThrows: {
      message: 'The SDK expects zod, not JSON Schema, so this call throws.',
      help: 'Write the parameters as an object of zod schemas: `{ city: z.string() }`.',
    },
    jsonLost: {
      message: 'The SDK expects zod, not JSON Schema, so it lists this tool without parameters.',
      help: 'Write the parameters as an object of zod schemas: `{ city: z.string() }`.',
    },
    json: {
      message: 'The SDK expects zod, not JSON Schema, so it throws or lists the tool without parameters.',
      help: 'Write the parameters as an object of zod schemas: `{ city: z.string() }`.',
    },
    converted: {
      message: 'The SDK expects the zod schema, not the JSON Schema made from it, so this call throws.',
      help: 'Pass the zod schema itself.',
    },
    output: {
      message: 'The SDK expects zod, not JSON Schema, so this call throws.',
      help: 'Write the result as an object of zod schemas: `{ count: z.number() }`.',
    },
    stray: {
      message: '`{{key}}` is not a zod schema, so the SDK throws or every call to the tool fails.',
      help: 'Write a schema such as `z.string()`.',
    },
    hint: {
      message: '`{{key}}` is an annotation, but it is among the parameters, so the SDK throws or every call fails.',
      help: 'Move `{{key}}` into `annotations`; for `tool()`, into an object after the parameters.',
    },
    text: {
      message: '`description` is among the parameters, so the SDK throws or every call to the tool fails.',
      help: '{{advice}}.',
    },
    whole: {
      message: '`tool()` takes a plain object of zod schemas, not {{what}}, so it throws or every call fails.',
      help: '{{advice}}, or use `registerTool`.',
    },
    oldList: {
      message: 'SDK {{version}} expects a plain object of zod schemas here, so `tools/list` fails for all tools.',
      help: 'Write `.shape` after the schema, or move to version 1.22 or newer of the SDK.',
    },
    oldCall: {
      message: 'SDK {{version}} expects a plain object of zod schemas here, so every call to the tool fails.',
      help: '{{advice}}, or move to version 1.22 or newer of the SDK.',
    },
  },
  *check({ code, packages }) {
    const version = packages['@modelcontextprotocol/sdk'];
    const isOfZod3 = /^3\b/.test(packages['zod'] ?? '') && code.imports.includes('zod');
    for (const registration of code.registrations) {
      const made = converted(registration, 'inputSchema');
      const written = misplaced(registration, 'inputSchema');
      if (made) yield { at: made, message: 'converted' };
      else if (written) yield { at: useOf(written), message: jsonMessage(registration, version) };
      else if (isWholeForTool(registration)) {
        const whole = given(registration, 'inputSchema');
        const schema = get(registration.tool, 'inputSchema');
        const data = hasShape(schema)
          ? { what: 'a `z.object(…)`', advice: WITH_SHAPE }
          : { what: 'one zod schema', advice: FROM_SHAPE };
        yield { at: useOf(whole), message: 'whole', data, ...asShape(whole, schema) };
      } else if (isWholeForOldSdk(registration, 'inputSchema', version)) {
        const whole = given(registration, 'inputSchema');
        const schema = get(registration.tool, 'inputSchema');
        const message = hasShape(schema) && isOfZod3 ? 'oldList' : 'oldCall';
        const data = { version: version!, advice: hasShape(schema) ? WITH_SHAPE : FROM_SHAPE };
        yield { at: useOf(whole), message, data, cause: 'version', ...asShape(whole, schema) };
      }
      const madeOutput = converted(registration, 'outputSchema');
      const output = misplaced(registration, 'outputSchema');
      if (madeOutput) yield { at: madeOutput, message: 'converted' };
      else if (output) {
        const node = get(registration.tool, 'outputSchema');
        yield { at: useOf(output), message: 'output', covers: node ? [node] : [] };
      } else if (isOfZod3 && isWholeForOldSdk(registration, 'outputSchema', version)) {
        const whole = given(registration, 'outputSchema');
        const schema = get(registration.tool, 'outputSchema');
        const data = { version: version! };
        if (hasShape(schema))
          yield { at: useOf(whole), message: 'oldList', data, cause: 'version', ...asShape(whole, schema) };
      }
      const strays = straysIn(registration);
      const hints = strays.some(isHint) ? [...HINTS, 'title'] : [];
      for (const stray of strays) {
        const { key } = stray;
        // The text of a tool that has none.
        if (key === 'description' && has(registration.tool, key) === 'no') {
          const advice =
            registration.api === 'tool'
              ? 'Write its text before the parameters: `tool(name, "…", { … }, handler)`'
              : 'Move it out of the parameters, next to `inputSchema`';
          yield { at: stray, message: 'text', data: { advice } };
          continue;
        }
        yield { at: stray, message: hints.includes(key) ? 'hint' : 'stray', data: { key } };
      }
    }
  },
});

const WITH_SHAPE = 'Write `.shape` after the schema';
const FROM_SHAPE = 'Write an object with a zod schema for each parameter';

/** Run: 1.22.0 is the first that takes it; 1.13.0 to 1.21.2 take the members of the schema object for the parameters. */
const isWholeForOldSdk = (registration: Registration, key: 'inputSchema' | 'outputSchema', version?: string): boolean =>
  registration.api === 'registerTool' && isWholeForSdk1(registration, key) && isOlder(version, 22);

/** Run: 1.20 to 1.27 list the tool without parameters, 1.29 and newer throw, as version 2 does. */
function jsonMessage({ sdk }: Registration, version: string | undefined): 'json' | 'jsonThrows' | 'jsonLost' {
  if (sdk === 'v2') return 'jsonThrows';
  if (isOlder(version, 28)) return 'jsonLost';
  return version !== undefined && /^[\^~]?v?1\.\d/.test(version) && !isOlder(version, 29) ? 'jsonThrows' : 'json';
}

/** A name, or `z.object({ … })` itself: where it is used, `.shape` is behind it. */
function asShape(whole: Place, schema: Node | undefined): MayFix {
  const { start, end, file } = whole.via ?? whole;
  if (!hasShape(schema) || file !== undefined) return {};
  const edits = [{ op: 'text' as const, start: end, end, text: '.shape' }];
  return start < end ? { fix: { title: 'Pass its `shape`', safe: false, edits } } : {};
}

const hasShape = (schema: Node | undefined): boolean =>
  schema?.kind === 'object' && !schema.open && !schema.isLenient && get(schema, 'properties') !== undefined;

const isHint = ({ key }: Entry): boolean => HINTS.includes(key);
