import { format } from '../../../rules/openai/format.js';
import rule from '../../../rules/openai/file-params.js';
import { SPREAD, testRule, UNKNOWN } from '../../support/rule-tester.js';
import { openaiTool } from './app.js';

const FILE = { type: 'object', properties: { download_url: { type: 'string' }, file_id: { type: 'string' } } };
const tool = (params: unknown, properties: object | undefined, more: object = {}) => ({
  tools: [openaiTool({ 'openai/fileParams': params }, { inputSchema: { type: 'object', properties, ...more } })],
});
const at = '/tools/0/_meta/openai~1fileParams/0';

testRule(rule, format, {
  silent: {
    'a file': tool(['photo'], { photo: FILE }),
    'a list of files': tool(['photos'], { photos: { type: 'array', items: FILE } }),
    'no type, or one of several': {
      tools: [
        ...tool(['photo'], { photo: { description: 'The photo' } }).tools,
        ...tool(['photo'], { photo: { type: ['object', 'null'] } }).tools,
      ],
    },
    'no schema, which is told as such': {
      tools: [openaiTool({ 'openai/fileParams': ['photo'] }, { inputSchema: undefined })],
    },
    'an object put together of others': tool(['photo'], { photo: { type: 'object', allOf: [FILE] } }),
    references: tool(['photo'], { photo: { $ref: '#/$defs/file' } }),
    'a schema put together of others': tool(['photo'], {}, { allOf: [{}] }),
    'what cannot be known': {
      tools: [
        ...tool([UNKNOWN], {}).tools,
        ...tool(['photo'], { [SPREAD]: 1 }).tools,
        ...tool(['photo'], { photo: UNKNOWN }).tools,
        ...tool(['photo'], { photo: { type: 'object', [SPREAD]: 1 } }).tools,
        openaiTool({ 'openai/fileParams': ['photo'] }, { inputSchema: UNKNOWN }),
      ],
    },
    'other types': tool('photo', {}),
  },
  reports: {
    'no such input': {
      manifest: tool(['phot'], { photo: FILE }),
      finds: [
        {
          at,
          on: 'value',
          says: 'The tool has no input `phot` (did you mean `photo`?), so hosts cannot pass a file there',
        },
      ],
    },
    'an empty name': {
      manifest: tool([' '], { photo: FILE }),
      finds: [{ at, on: 'value', says: 'This entry of `openai/fileParams` is blank, so hosts cannot pass a file' }],
    },
    'no inputs at all': { manifest: tool(['__proto__'], undefined), finds: [{ at, on: 'value' }] },
    'a string': {
      manifest: tool(['photo'], { photo: { type: 'string' } }),
      finds: [
        {
          at,
          on: 'value',
          says: '`photo` is not an object with `download_url` and `file_id`, so files that hosts pass do not match',
        },
      ],
    },
    'an object without the id': {
      manifest: tool(['photo'], { photo: { type: 'object', properties: { download_url: { type: 'string' } } } }),
      finds: [{ at, on: 'value' }],
    },
  },
});
