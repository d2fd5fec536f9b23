import { format } from '../../../rules/mcp/format.js';
import rule from '../../../rules/mcp/required-field.js';
import { SPREAD, testRule } from '../../support/rule-tester.js';
import { listOf, TOOL, tool, without } from './listing.js';

testRule(rule, format, {
  silent: {
    whole: listOf(TOOL),
    'entries that cannot be known': listOf({ ...without('name'), [SPREAD]: 0 }),
  },
  reports: {
    'no name': {
      manifest: listOf(TOOL, without('name')),
      finds: [
        {
          at: '/tools/1',
          on: 'brace',
          says: 'This MCP tool has no `name`, which is required: clients call a tool by its name.',
        },
      ],
    },
    'a list of nothing': {
      manifest: { nextCursor: 'b' },
      finds: [{ at: '', on: 'brace', says: 'This list has neither `tools` nor `resources`' }],
    },
    'an icon without its image': {
      manifest: listOf(tool({ icons: [{ mimeType: 'image/png' }] })),
      finds: [{ at: '/tools/0/icons/0', on: 'brace', says: 'This icon has no `src`, which is required' }],
    },
  },
});
