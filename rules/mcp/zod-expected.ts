import { defineRule, useOf } from '../../src/core/rule.js';
import { get, type Entry } from '../../src/core/tree.js';
import { sdk } from './lib/listing.js';
import { HINTS, converted, given, isWholeForTool, misplaced, straysIn } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/zod-expected',
  summary: 'A JSON Schema where the SDK expects zod, or a whole schema where it expects a shape',
  severity: 'error',
  in: 'recommended',
  source: sdk('registerTool takes a zod schema or a shape of them, and throws on a JSON Schema literal.'),
  messages: {
    json: 'The SDK expects zod here. It throws on a JSON Schema when the server starts, or, in older versions, lists a tool without parameters. Write the parameters as an object of zod schemas: `{ city: z.string() }`.',
    converted:
      'The SDK expects zod here and throws on a JSON Schema when the server starts, even on one made from zod. Pass the zod schema itself.',
    output:
      'The SDK expects zod here and throws on a JSON Schema when the server starts. Write the result as an object of zod schemas: `{ count: z.number() }`.',
    stray:
      '`{{key}}` must be a zod schema: for anything else, the SDK throws when the server starts, or every call to the tool fails. Write a schema such as `z.string()`.',
    hint: '`{{key}}` is an annotation, but it is among the parameters, which must all be zod schemas: the SDK throws when the server starts, or every call to the tool fails. Move it into `annotations`, or, for `tool()`, into an object after the parameters.',
    whole:
      '`tool()` expects a plain object of zod schemas, not a single schema such as `z.object(…)`: the SDK throws when the server starts, or, in older versions, lists a tool without parameters. Write `{ city: z.string() }`, or use `registerTool`.',
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const made = converted(registration, 'inputSchema');
      const written = misplaced(registration, 'inputSchema');
      if (made) yield { at: made, message: 'converted' };
      else if (written) yield { at: useOf(written), message: 'json' };
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

const isHint = ({ key }: Entry): boolean => HINTS.includes(key);
