import { format } from '../../../rules/otc/format.js';
import rule from '../../../rules/otc/unknown-field.js';
import { testRule } from '../../support/rule-tester.js';
import { definition, requiring } from './definition.js';

testRule(rule, format, {
  silent: {
    'known fields': requiring({ authorization: [{ id: 'a', oauth2: { scopes: ['b'] } }], secrets: [], user_id: true }),
    'the schema of the file': definition({ $schema: 'urn:oxp:1.0' }),
    'what stands around the tools': { $schema: 'urn:oxp:1.0', items: [definition()], next: null },
    'keywords of schemas': definition({ output_schema: { format: 'x', 'x-anything': 1 } }),
    'the flat form of the input schema': definition({ input_schema: { type: 'object', properties: {}, examples: [] } }),
    'a field that is near a known one': definition({ Description: 'Adds.' }),
  },
  reports: {
    'fields of other formats': {
      manifest: definition({ annotations: { readOnlyHint: true }, toolkit: 'Calculator' }),
      finds: [
        {
          at: '/annotations',
          on: 'key',
          says: '`annotations` is not a field of an OTC tool definition, so it is ignored',
        },
        { at: '/toolkit', on: 'key' },
      ],
    },
    'a field beside parameters': {
      manifest: definition({ input_schema: { parameters: {}, required: ['a'] } }),
      finds: [
        {
          at: '/input_schema/required',
          on: 'key',
          says: '`required` is not a field of `input_schema`, so it is ignored. Move it into `parameters`.',
        },
      ],
    },
    'a keyword beside parameters that have it too, and what is no keyword': {
      manifest: definition({ input_schema: { parameters: { type: 'object' }, type: 'object', hint: 'a' } }),
      finds: ['type', 'hint'].map((key) => ({
        at: `/input_schema/${key}`,
        on: 'key' as const,
        says: 'of `input_schema`, so it is ignored. Remove `',
      })),
    },
    'fields of requirements': {
      manifest: requiring({
        network: true,
        authorization: [{ id: 'a', url: 'b' }],
        secrets: [{ id: 'a', value: 'b' }],
      }),
      finds: [
        {
          at: '/requirements/network',
          on: 'key',
          says: '`network` is not a field of `requirements`, so it is ignored',
        },
        {
          at: '/requirements/authorization/0/url',
          on: 'key',
          says: '`url` is not a field of an authorization, so it is ignored',
        },
        { at: '/requirements/secrets/0/value', on: 'key', says: 'not a field of a secret' },
      ],
    },
    '`__proto__`': {
      manifest: JSON.parse(JSON.stringify(definition()).replace('{', '{"__proto__":{},')),
      finds: [{ at: '/__proto__', on: 'key', says: '`__proto__`' }],
    },
  },
});
