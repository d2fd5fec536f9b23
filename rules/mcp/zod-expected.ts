import { defineRule } from '../../src/core/rule.js';
import { sdk } from './lib/document.js';
import { givenSchema, isMisplacedSchema } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/zod-expected',
  summary: 'A JSON Schema given where the SDK takes zod',
  severity: 'error',
  in: 'recommended',
  source: sdk('registerTool takes a zod schema or a shape of them, and throws on a JSON Schema literal.'),
  messages: {
    json: 'The SDK takes zod here and throws on a JSON Schema when the server starts. Write the parameters as a zod shape: `{ city: z.string() }`.',
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      if (isMisplacedSchema(registration)) yield { at: givenSchema(registration)!, message: 'json' };
    }
  },
});
