import { defineRule } from '../../src/core/rule.js';
import { appOf } from './lib/app.js';
import { isXmcp, section } from './lib/dialect.js';
import { statusesOf, type Message } from './lib/misplaced.js';

const LONGEST = 64;

const WHEN: Readonly<Record<Message, string>> = { invoking: 'while the tool runs', invoked: 'when the tool is done' };

export default defineRule({
  id: 'openai/invocation-message-format',
  summary: 'An invocation message is not a string, is empty, or is too long',
  severity: 'error',
  in: 'recommended',
  source: section(
    'Tool Registration Metadata',
    'invoking and invoked are the texts shown while a tool runs and after.',
    'SHOULD',
  ),
  messages: {
    type: {
      message: '`{{message}}` must be a string, or hosts reject or ignore it.',
      help: 'Write the text that the user sees {{when}}, such as "Loading…".',
    },
    empty: {
      message: '`{{message}}` is blank, so the user sees no text {{when}}.',
      help: 'Write a short text, or remove the key.',
    },
    long: {
      message: '`{{message}}` has {{length}} characters, so hosts, which accept 64, reject it.',
      help: 'Shorten it to 64 characters.',
    },
  },
  *check(manifest) {
    for (const { node } of appOf(manifest).tools) {
      for (const { message, dialect, entry } of statusesOf(node, isXmcp(manifest))) {
        const { value } = entry;
        if (value.kind === 'unknown') continue;
        const data = { message, when: WHEN[message] };
        if (value.kind !== 'string') yield { at: value, message: 'type', data, covers: [value] };
        else if (value.value.trim() === '') yield { at: value, message: 'empty', data };
        else if (dialect === 'openai' && [...value.value].length > LONGEST) {
          yield { at: value, message: 'long', data: { ...data, length: [...value.value].length } };
        }
      }
    }
  },
});
