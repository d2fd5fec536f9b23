import { expect, test } from '@jest/globals';
import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/resource-description.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { lintFiles, placesIn, reading, resource } from './app.js';

testRule(rule, format, {
  silent: {
    'a description': { resources: [resource()] },
    'one in the `_meta` of OpenAI': {
      resources: [resource({ description: undefined, _meta: { 'openai/widgetDescription': 'A map' } })],
    },
    'what cannot be known': { resources: [resource({ description: undefined, [SPREAD]: 1 })] },
    'an unknown `_meta`': { resources: [resource({ description: undefined, _meta: UNKNOWN })] },
  },
  reports: {
    none: {
      manifest: { resources: [resource({ description: undefined })] },
      isOnlyInData: true,
      finds: [{ at: '/resources/0', on: 'brace', says: 'This widget resource has no `description`, so clients' }],
    },
  },
});

const MIME = `mimeType: 'text/html+skybridge'`;

test.each([
  ['described', `{ uri, ${MIME}, text: page, _meta: { 'openai/widgetDescription': 'A map' } }`],
  ['described under its `href`', `{ uri: given.href, ${MIME}, _meta: { 'openai/widgetDescription': 'A map' } }`],
  ['with metadata that nobody knows', `{ uri, ${MIME}, text: page, _meta: metaOf(page) }`],
  ['as something that nobody knows', `pageOf(uri)`],
])('silent where it is read %s', async (_, content) => {
  expect(await lintFiles({ 'server.ts': reading(content) }, rule)).toEqual([]);
});

test('silent where it is read in another file', async () => {
  const source = `import { readMap } from './map.js';\nserver.registerResource('map', 'ui://widget/map.html', { title: 'Map' }, readMap);`;
  expect(await lintFiles({ 'server.ts': source }, rule)).toEqual([]);
});

test('reported where it is read without one', async () => {
  const source = reading(`{ uri, ${MIME}, text: page, _meta: { 'openai/widgetPrefersBorder': true } }`);
  expect(await placesIn({ 'server.ts': source }, rule)).toEqual([expect.stringContaining(`server.ts:4 {`)]);
});
