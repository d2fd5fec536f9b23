import { defineRule } from '../../src/core/rule.js';
import { entries, get } from '../../src/core/tree.js';
import { section } from './lib/info.js';

export default defineRule({
  id: 'gloodata/tool-id',
  summary: 'The key of a tool is not a stable identifier',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'The tools',
    'The key of a tool is its internal identifier; it is unique in the extension and stable.',
  ),
  messages: {
    empty: {
      message: 'This tool has an empty key, but the key is the identifier of the tool.',
      help: 'Use a key that will never change, such as `forecast`.',
    },
    characters: {
      message:
        'The key `{{id}}` looks like display text, so rewording it would break everything that refers to the tool.',
      help: 'Use only letters, digits, `_`, `-` and `.` in the key, and put the text into `title`.',
    },
    number: {
      message: 'The key `{{id}}` identifies the tool, but is a number, which changes when tools are added.',
      help: 'Use a name as the key.',
    },
  },
  *check({ root }) {
    for (const tool of entries(get(root, 'tools'))) {
      const message = faultOf(tool.key);
      if (message) yield { at: tool, message, data: { id: tool.key } };
    }
  },
});

function faultOf(id: string) {
  if (id === '') return 'empty';
  if (/^\d+$/.test(id)) return 'number';
  return /^[\p{L}\p{M}\p{N}_$.:/-]+$/u.test(id) ? undefined : 'characters';
}
