import rule from '../../../rules/common/parameter-description.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { format as shinkai } from '../../../rules/shinkai/format.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { extension, FIELD_CITY, list, LISTED_CITY, listing, shinkaiTool, taking } from './manifests.js';

testRule(rule, listing, {
  silent: {
    'a description': list({ type: 'string', description: 'The city.' }),
    'one that cannot be known': list({ type: 'string', description: UNKNOWN }),
    'a parameter that cannot be known': list(UNKNOWN),
    'a parameter of which some cannot be known': list({ type: 'string', [SPREAD]: 1 }),
    'a blank one, of which another rule speaks': list({ type: 'string', description: '' }),
    'one that is no text, of which another rule speaks': list({ type: 'string', description: null }),
    'one that stands elsewhere': list({ $ref: '#/$defs/city' }),
    'one that may stand elsewhere': list({ anyOf: [{ $ref: '#/$defs/city' }, { type: 'null' }] }),
    'one in a branch': list({ oneOf: [{ type: 'string', description: 'The name.' }, { type: 'number' }] }),
    'one deep in a branch': list({ anyOf: [{ allOf: [{ description: 'The name.' }] }, { type: 'null' }] }),
    'a misspelt one, of which another rule speaks': list({ type: 'string', desciption: 'The city.' }),
    'a value that is fixed': list({ const: 'Rome' }),
    'one choice only': list({ type: 'string', enum: ['Rome'] }),
    'a part of a parameter': list({ type: 'object', description: 'A place.', properties: { lat: { type: 'number' } } }),
    'a tool that only the widget may call': {
      tools: [
        {
          name: 'a',
          inputSchema: { type: 'object', properties: { city: { type: 'string' } } },
          _meta: { ui: { visibility: ['app'] } },
        },
      ],
    },
    'what comes back': {
      tools: [{ name: 'a', inputSchema: {}, outputSchema: { type: 'object', properties: { a: { type: 'string' } } } }],
    },
    'what is no schema': list(true),
    'no parameters': { tools: [{ name: 'a', inputSchema: { type: 'object' } }] },
  },
  reports: {
    none: {
      manifest: list({ type: 'string' }),
      finds: [
        { at: LISTED_CITY, on: 'key', says: 'The parameter `city` has no description, so the model can only guess' },
      ],
    },
    'none in any branch': {
      manifest: list({ anyOf: [{ type: 'string' }, { type: 'null' }] }),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
    'a choice without a word': {
      manifest: list({ type: 'string', enum: ['Rome', 'Paris'] }),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
    'a schema of anything': {
      manifest: list({}),
      finds: [{ at: LISTED_CITY, on: 'key' }],
    },
  },
});

testRule(rule, gloodata, {
  silent: {
    'a description': extension({ type: 'string', description: 'The city.' }),
    'null, which is what the product writes where there is none': extension({ type: 'string', description: null }),
  },
  reports: {
    none: {
      manifest: extension({ type: 'string' }),
      finds: [{ at: FIELD_CITY, on: 'key', says: '`city`' }],
    },
    'null, to those who want to know': {
      manifest: extension({ type: 'string', description: null }),
      options: { null: 'report' },
      finds: [{ at: FIELD_CITY, on: 'key' }],
    },
  },
});

testRule(rule, otc, { silent: { 'none, of which another rule speaks': taking({ type: 'string' }) }, reports: {} });
testRule(rule, shinkai, {
  silent: { 'none, of which another rule speaks': shinkaiTool({ type: 'string' }) },
  reports: {},
});
