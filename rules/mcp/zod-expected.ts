import { defineRule, useOf } from '../../src/core/rule.js';
import { sdk } from './lib/document.js';
import { convertedSchema, givenSchema, isMisplacedSchema, misplacedOutput } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/zod-expected',
  summary: 'A JSON Schema given where the SDK takes zod',
  severity: 'error',
  in: 'recommended',
  source: sdk('registerTool takes a zod schema or a shape of them, and throws on a JSON Schema literal.'),
  messages: {
    json: 'The SDK takes zod here and throws on a JSON Schema when the server starts. Write the parameters as a zod shape: `{ city: z.string() }`.',
    converted:
      'The SDK takes zod here and throws on the JSON Schema that is made of it when the server starts. Hand over the zod schema itself.',
    output:
      'The SDK takes zod here and throws on a JSON Schema when the server starts. Write what the tool returns as a zod shape: `{ count: z.number() }`.',
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const converted = convertedSchema(registration);
      if (converted) yield { at: converted, message: 'converted' };
      else if (isMisplacedSchema(registration)) yield { at: useOf(givenSchema(registration)!), message: 'json' };
      const output = misplacedOutput(registration);
      if (output) yield { at: useOf(output), message: 'output' };
    }
  },
});
