import rule from '../../../rules/gloodata/field-type.js';
import { format } from '../../../rules/gloodata/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, SHOW, withField, withTool } from './manifests.js';

testRule(rule, format, {
  silent: {
    'right types': withTool({
      schema: { fields: {} },
      ui: { prefix: 'Weather', suffix: 'now', args: { city: { prefix: 'in', suffix: '!' } } },
    }),
    'null where the product writes it': extension(
      { show: { title: 'Show Weather', description: null, contextActions: null } },
      { description: null, tagValues: null, handlers: null },
    ),
    'null for the default and the description of a field': withField({
      type: 'string',
      default: null,
      description: null,
    }),
    'what other rules judge': withField({ type: 7, default: {} }),
    'an empty namespace, which another rule judges': { ns: '', title: 'Weather', tools: {} },
    'what cannot be known': { ns: UNKNOWN, title: UNKNOWN, tools: { show: UNKNOWN } },
  },
  reports: {
    'a list of tools': {
      manifest: extension([{ title: 'Show Weather' }]),
      finds: [
        {
          at: '/tools',
          on: 'value',
          says: '`tools` must be an object but is an array, so hosts treat this field as missing. Replace the array with an object.',
        },
      ],
    },
    'a tool that is no object': {
      manifest: extension({ show: 'Show Weather' }),
      finds: [
        {
          at: SHOW,
          on: 'value',
          says: '`show` must be an object but is the string "Show Weather", so hosts treat this field as missing. Write `"show": { "title": "Show Weather" }`.',
        },
      ],
    },
    'blank titles': {
      manifest: withTool({ title: ' ' }, { title: '\t' }),
      finds: [
        { at: '/title', on: 'value', says: '`title` must be a string that is not blank' },
        { at: `${SHOW}/title`, on: 'value', says: '`title` must be a string that is not blank' },
      ],
    },
    'an empty title': {
      manifest: extension({}, { title: '' }),
      finds: [{ at: '/title', on: 'value', says: '`title` must be a string that is not blank' }],
    },
    'an argument that is only its prefix': {
      manifest: withTool({ ui: { args: { city: 'in' } } }),
      finds: [
        {
          at: `${SHOW}/ui/args/city`,
          on: 'value',
          says: '`city` must be an object but is the string "in", so hosts treat this field as missing. Replace the string with an object.',
        },
      ],
    },
    'examples that are no list': {
      manifest: withTool({ examples: 'weather' }),
      finds: [{ at: `${SHOW}/examples`, on: 'value', says: '`examples` must be an array' }],
    },
    'an example that is no string': {
      manifest: withTool({ examples: ['weather', 7] }),
      finds: [{ at: `${SHOW}/examples/1`, on: 'value' }],
    },
    'an empty example, and a blank one': {
      manifest: withTool({ examples: ['', 'rain', '  '] }),
      finds: [
        {
          at: `${SHOW}/examples/0`,
          on: 'value',
          says: 'An entry of `examples` must be a string that is not blank but is an empty string, so hosts treat this entry as missing.',
        },
        { at: `${SHOW}/examples/2`, on: 'value' },
      ],
    },
    'choices that are no list': {
      manifest: withField({ type: 'string', enum: 'rome' }),
      finds: [{ at: `${CITY}/enum`, on: 'value', says: '`enum` must be an array' }],
    },
    'a field that is only its type': { manifest: withField('string'), finds: [{ at: CITY, on: 'value' }] },
    'a description that is no text': {
      manifest: withTool({ description: 7 }),
      finds: [
        {
          at: `${SHOW}/description`,
          on: 'value',
          says: '`description` must be a string or null but is the number 7, so hosts treat this field as missing. Put the value in quotes: `"7"`.',
        },
      ],
    },
    'something else than an extension': {
      manifest: ['weather'],
      finds: [
        {
          at: '',
          on: 'value',
          says: 'This must be an object but is an array, so hosts cannot read it as a Gloodata extension. Replace the array with an object that has `ns`, `title` and `tools`.',
        },
      ],
    },
  },
});
