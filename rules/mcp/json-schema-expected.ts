import { defineRule, useOf } from '../../src/core/rule.js';
import { sdk } from './lib/document.js';
import { givenSchema, zodInside } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/json-schema-expected',
  summary: 'A zod schema in a list that is served as it stands',
  severity: 'error',
  in: 'recommended',
  source: sdk('What a tools/list handler returns goes to clients as JSON, and a zod object becomes garbage there.'),
  messages: {
    zod: 'A `tools/list` handler is sent to clients as JSON, and zod turns into its own inner workings there. Convert it: `z.toJSONSchema(schema)`.',
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const { api, schema } = registration;
      if (api === 'list' && schema?.is === 'zod') yield { at: useOf(givenSchema(registration)!), message: 'zod' };
      const inside = zodInside(registration);
      if (inside) yield { at: useOf(inside), message: 'zod' };
    }
  },
});
