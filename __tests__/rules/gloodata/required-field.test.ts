import { format } from '../../../rules/gloodata/format.js';
import rule from '../../../rules/gloodata/required-field.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { CITY, extension, SHOW, withField, withTool } from './manifests.js';

testRule(rule, format, {
  silent: {
    'all that is required': extension({}),
    'a tool with only a title': extension({ show: { title: 'Show Weather' } }),
    'a field with only a type': withField({ type: 'string' }),
    'an empty schema and an empty ui': withTool({ schema: {}, ui: {} }),
    'what cannot be known': { ns: UNKNOWN, title: UNKNOWN, tools: UNKNOWN },
    'a spread in the extension': { ns: 'weather', [SPREAD]: true },
    'a spread in a tool': extension({ show: { [SPREAD]: true } }),
    'a spread in a field': withField({ [SPREAD]: true }),
  },
  reports: {
    'an extension without a namespace': {
      manifest: { title: 'Weather', tools: {} },
      finds: [
        {
          at: '',
          on: 'brace',
          says: 'The required field `ns` is missing from a Gloodata extension info: it is the internal identifier',
        },
      ],
    },
    'an extension without a title': {
      manifest: { ns: 'weather', tools: {} },
      finds: [{ at: '', on: 'brace', says: 'The required field `title` is missing' }],
    },
    'an extension without tools': {
      manifest: { ns: 'weather', title: 'Weather' },
      finds: [{ at: '', on: 'brace', says: 'The required field `tools` is missing' }],
    },
    'a tool without a title': {
      manifest: extension({ show: { examples: ['weather'] } }),
      finds: [
        { at: SHOW, on: 'key', says: 'The required field `title` is missing from a tool: people know the tool by it.' },
      ],
    },
    'a field without a type': {
      manifest: withField({ description: 'a city' }),
      finds: [
        {
          at: CITY,
          on: 'key',
          says: 'The required field `type` is missing from a field: without it the model cannot know what to give.',
        },
      ],
    },
  },
});
