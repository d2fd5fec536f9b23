import { defineRule, useOf } from '../../src/core/rule.js';
import { sdk } from './lib/listing.js';
import { servedZod } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/json-schema-expected',
  summary: 'A zod schema in a list of tools that is sent as JSON',
  severity: 'error',
  in: 'recommended',
  tags: ['breaks-list'],
  sparesList: ['zod'],
  source: sdk('What a tools/list handler returns goes to clients as JSON, and a zod object becomes garbage there.'),
  messages: {
    refused: {
      message: 'This is a zod schema, but a list of tools needs JSON Schema, so clients refuse the whole list.',
      help: 'Convert it with {{how}}.',
    },
    zod: {
      message: 'This is a zod schema, but a list of tools needs JSON Schema, so clients cannot read it.',
      help: 'Convert it with {{how}}.',
    },
  },
  *check({ code, packages }) {
    // zod has its own only from version 4 on.
    const isOlder = /^[\^~]?v?3(\.|$)/.test(packages['zod'] ?? '');
    const how = isOlder
      ? '`zodToJsonSchema(schema)` from the package `zod-to-json-schema`'
      : '`z.toJSONSchema(schema)`';
    // What is listed elsewhere is converted there, by one edit.
    const isListedHere = code.registrations.some(({ handles }) => handles?.name === 'tools/list');
    for (const registration of code.registrations) {
      for (const key of ['inputSchema', 'outputSchema'] as const) {
        const at = servedZod(registration, key);
        const given = key === 'inputSchema' ? registration.schema : registration.output;
        // Where no code answers `tools/list`, the properties may be handed to the SDK as what they are.
        const isListed = given?.holdsZod !== true || code.listsTools?.() !== false;
        // The schemas of version 4 have a `type` of their own, as a JSON Schema does.
        const lacksType = given?.is === 'shape' || (given?.is === 'zod' && isOlder && !code.imports.includes('zod/v4'));
        const message = isListedHere && lacksType ? 'refused' : 'zod';
        if (at && isListed) yield { at: useOf(at), message, data: { how }, ...(!isListedHere && { cause: 'zod' }) };
      }
    }
  },
});
