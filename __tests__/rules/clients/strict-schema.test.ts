import { expect, test } from '@jest/globals';
import rule from '../../../rules/clients/strict-schema.js';
import { findingsIn, foundIn } from '../mcp/source.js';
import { said } from '../../support/said.js';

const CLOSED = 'additionalProperties: false';
const CITY = "properties: { city: { type: 'string' } }, required: ['city']";
const parameters = (inner: string): string => `{ type: 'object', ${inner} }`;
const flat = (schema: string, from = 'openai'): string =>
  `import OpenAI from '${from}';\nexport const tools = [{ type: 'function', name: 'get_forecast', strict: true,\nparameters: ${schema} }];\n`;
const nested = (schema: string, strict = 'strict: true,'): string =>
  `import OpenAI from 'openai';\nexport const tools = [{ type: 'function', function: { name: 'get_forecast', description: 'x', ${strict}\nparameters: ${schema} } }];\n`;

test.each([
  ['an object that takes more', nested(parameters(CITY)), ['additionalProperties: false']],
  ['in the newer API', flat(parameters(CITY)), ['additionalProperties: false']],
  ['which it says itself', nested(parameters(`${CITY}, additionalProperties: true`)), ['additionalProperties: false']],
  ['no required', nested(parameters(`properties: { city: { type: 'string' } }, ${CLOSED}`)), ['Add `city` to']],
  [
    'one that is not required',
    nested(parameters(`properties: { city: { type: 'string' }, day: {} }, required: ['city'], ${CLOSED}`)),
    ['Add `day` to'],
  ],
  [
    'an object in a list',
    nested(
      parameters(`properties: { all: { type: 'array', items: ${parameters(CITY)} } }, required: ['all'], ${CLOSED}`),
    ),
    ['additionalProperties: false'],
  ],
])('%s', async (_, text, says) => {
  const found = await findingsIn(rule, text);
  expect(found).toHaveLength(says.length);
  for (const [index, each] of says.entries()) expect(said(found[index])).toContain(each);
});

test('closes the object', async () => {
  const [finding] = await findingsIn(rule, nested(parameters(CITY)));
  expect(finding!.fix).toMatchObject({ safe: true, edits: [{ text: expect.stringContaining(CLOSED) }] });
});

test.each([
  ['all that it takes', nested(parameters(`${CITY}, ${CLOSED}`))],
  ['not strict', nested(parameters(CITY), '')],
  ['strict: false', nested(parameters(CITY), 'strict: false,')],
  ['another library', flat(parameters(CITY), 'groq-sdk')],
  ['another host', `${nested(parameters(CITY))}new OpenAI({ baseURL: 'http://localhost:11434' });`],
  ['a spread', nested(parameters(`${CITY}, ...more`))],
  ['properties that cannot be known', nested(parameters(`properties: { ...all }, required: [], ${CLOSED}`))],
  ['required that cannot be known', nested(parameters(`properties: { a: {} }, required: names, ${CLOSED}`))],
  ['a schema that is made', nested('zodToJsonSchema(z.object({ city: z.string().optional() }))')],
  [
    'a function that is made',
    `import { zodFunction } from 'openai/helpers/zod';\nimport { z } from 'zod';\nzodFunction({ name: 'a', strict: true, parameters: z.object({ city: z.string().optional() }) });`,
  ],
])('silent: %s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual([]);
});
