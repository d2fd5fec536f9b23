import { expect, test } from '@jest/globals';
import { lintText } from '../../../src/index.js';
import rule from '../../../rules/common/empty-description.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import {
  CITY,
  extension,
  FIELD_CITY,
  list,
  listForApp,
  LISTED_CITY,
  listing,
  shinkaiTool,
  SHINKAI_CITY,
  taking,
  tool,
} from './manifests.js';

const described = (description: unknown) => tool({}, { description });
const city = (description: unknown) => taking({ type: 'string', description });
const at = `${CITY}/description`;

testRule(rule, otc, {
  silent: {
    'a description that says something': city('The name of the city.'),
    'one that begins like a placeholder': described('Todo lists: adds an entry to one of them.'),
    'one that begins like a placeholder in capitals': described('TODO lists are kept here.'),
    'one of a tool for lists': described('todo: adds an entry to a list'),
    'one of another tool for lists': described('Todo - write and read entries of a list, kept in a file.'),
    'one that says what comes': city('Coming soon, as a date'),
    'a short one': city('ISO 8601'),
    'the name and more': city('City name'),
    'two words, of a tool whose name nobody knows': tool({}, { id: UNKNOWN, name: UNKNOWN, description: 'The tool' }),
    'one in another script': city('都市の名前'),
    'one that is the name of something else': city('Town'),
    'what reads like a placeholder, of what is called so': tool({
      type: 'object',
      properties: { description: { type: 'string', description: 'Tool description' } },
    }),
    'no description': taking({ type: 'string' }),
    null: city(null),
    'one that cannot be known': city(UNKNOWN),
    'a number': city(3),
    'two words that say what is meant': tool({ properties: { commitMessage: { description: 'Commit message' } } }),
    'one word beside choices': taking({ type: 'string', description: 'City', enum: ['Rome', 'Paris'] }),
    'one word beside choices that cannot be known': taking({ type: 'string', description: 'City', enum: UNKNOWN }),
    'one word beside a format': taking({ type: 'string', description: 'City', format: 'uri' }),
    'one word beside a default': taking({ type: 'string', description: 'City', default: 'Rome' }),
    'one word that means the same everywhere': tool({ properties: { page: { type: 'integer', description: 'Page' } } }),
    'one word on an object whose members speak': taking({
      type: 'object',
      description: 'City',
      properties: { mayor: { type: 'string', description: 'Who governs it.' } },
    }),
    'what comes back': tool({}, { output_schema: { properties: { city: { description: 'City' } } } }),
    'a blank one that another rule speaks of': city('  '),
    'a property that is called `description`': tool({ properties: { description: { const: 'TODO' } } }),
  },
  reports: {
    'a blank one of a tool': {
      manifest: described(' \n\t'),
      finds: [{ at: '/description', on: 'value', says: 'The description of `Forecast` is blank' }],
    },
    'the beginning that the document of the Apps SDK shows, and no more': {
      manifest: described('Use this when...'),
      finds: [{ at: '/description', on: 'value', says: '`Use this when...` is a placeholder' }],
    },
    'an empty one': {
      manifest: described(''),
      finds: [{ at: '/description', on: 'value', says: 'is blank' }],
    },
    'a blank one of a tool whose name nobody knows': {
      manifest: tool({}, { id: UNKNOWN, name: UNKNOWN, description: '' }),
      finds: [{ at: '/description', on: 'value', says: 'The description of this tool is blank' }],
    },
    'a placeholder of a tool whose name nobody knows': {
      manifest: tool({}, { id: UNKNOWN, name: UNKNOWN, description: 'TODO' }),
      finds: [{ at: '/description', on: 'value', says: 'so the model learns nothing about this tool' }],
    },
    'the name of the tool': {
      manifest: described('Forecast.'),
      finds: [
        {
          at: '/description',
          on: 'value',
          says: 'the name `Forecast`, so it tells the model nothing new. Describe what the tool does and when to call it.',
        },
      ],
    },
    'the name of the parameter in other letters, to those who want to know': {
      manifest: tool({ properties: { api_key: { description: 'API key' } } }),
      options: { repeats: 'all' },
      finds: [{ at: '/input_schema/parameters/properties/api_key/description', on: 'value', says: 'repeats the name' }],
    },
    'a blank one deep inside': {
      manifest: tool({
        properties: { place: { description: 'The place.', properties: { lat: { description: '' } } } },
      }),
      finds: [{ at: '/input_schema/parameters/properties/place/properties/lat/description', on: 'value' }],
    },
    ...Object.fromEntries(
      [
        'TODO',
        'todo',
        'TODO: write this',
        'TBD',
        'todo: write this',
        'Todo - describe the city',
        'WIP',
        'To be determined',
        'Coming soon...',
        'FIXME -',
        '...',
        '…',
        '-',
        'N/A',
        'Description',
        'description here',
        'xxx',
      ].map((placeholder) => [
        `\`${placeholder}\``,
        {
          manifest: city(placeholder),
          finds: [{ at, on: 'value' as const, says: `\`${placeholder}\` is a placeholder` }],
        },
      ]),
    ),
    'two words of a tool': {
      manifest: tool({}, { id: 'Shop.CancelOrder@1.0.0', name: 'CancelOrder', description: 'Cancel order' }),
      finds: [{ at: '/description', on: 'value' }],
    },
    'one word beside choices, to those who want to know': {
      manifest: taking({ type: 'string', description: 'City', enum: ['Rome', 'Paris'] }),
      options: { repeats: 'all' },
      finds: [{ at, on: 'value' }],
    },
    'one word that leaves the form open': {
      manifest: city('City'),
      finds: [
        {
          at,
          on: 'value',
          says: 'This description only repeats the name `city`, so it tells the model nothing new. Say more about the value, such as its format, its limits or an example',
        },
      ],
    },
    'a name in another script': {
      manifest: tool({ properties: { 都市: { description: '都市。' } } }),
      finds: [{ at: '/input_schema/parameters/properties/都市/description', on: 'value', says: 'repeats' }],
    },
    'hostile text': {
      manifest: described(`TODO: \u202e::error::${' '.repeat(100_000)}`),
      finds: [{ at: '/description', on: 'value', says: '`TODO: \\u{202e}::error::` is a placeholder' }],
    },
  },
});

testRule(rule, shinkai, {
  silent: { 'a blank one, of which another rule speaks': shinkaiTool({ type: 'string', description: '' }) },
  reports: {
    'a placeholder': {
      manifest: shinkaiTool({ type: 'string', description: 'TBD' }),
      finds: [{ at: `${SHINKAI_CITY}/description`, on: 'value' }],
    },
    'one of a tool': {
      manifest: shinkaiTool({ type: 'string', description: 'The city.' }, { description: 'description' }),
      finds: [{ at: '/description', on: 'value' }],
    },
  },
});

testRule(rule, gloodata, {
  silent: { 'null, which means not set': extension({ type: 'string', description: null }, { description: null }) },
  reports: {
    'a blank one': {
      manifest: extension({ type: 'string', description: '' }, { description: '' }),
      finds: [
        { at: `${FIELD_CITY}/description`, on: 'value', says: 'The description of `city` is blank' },
        { at: '/tools/forecast/description', on: 'value', says: 'The description of `forecast` is blank' },
      ],
    },
  },
});

testRule(rule, listing, {
  silent: {},
  reports: {
    'a blank one': {
      manifest: list({ type: 'string', description: ' ' }),
      finds: [{ at: `${LISTED_CITY}/description`, on: 'value' }],
    },
  },
});

testRule(rule, listing, {
  silent: { 'a tool that only the widget may call': listForApp({ description: 'City' }, { description: ' ' }) },
  reports: {},
});

test('a parameter whose name is repeated is less severe than a tool', async () => {
  const manifest = tool({ properties: { city: { type: 'string', description: 'City' } } }, { description: 'Forecast' });
  const { findings } = await lintText(JSON.stringify(manifest), { config: { rules: { [rule.id]: 'warning' } } });
  expect(findings.filter((each) => each.rule === rule.id).map((each) => each.severity)).toEqual(['warning', 'info']);
});
