import { defineRule } from '../../src/core/rule.js';
import { faultsIn, FIELD_MESSAGE } from '../mcp/lib/answers.js';
import { isOfOwnFramework } from '../mcp/lib/registrations.js';
import { answersIn } from './lib/app.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/response-shape',
  summary: 'The result of a tool does not have the form that hosts expect',
  severity: 'error',
  in: 'spec',
  source: section(
    'Tool Response Metadata',
    'A result has content, an array of typed parts, and may have _meta, an object, and isError, a boolean.',
  ),
  messages: {
    empty: {
      message: 'This result has no `content`, so the model sees nothing, and strict hosts reject the result.',
      help: 'Add `content: [{ type: "text", text: JSON.stringify(…) }]`.',
    },
    content: {
      message: '`content` is not an array of parts, so hosts reject the result.',
      help: 'Write `[{ type: "text", text: … }]`.',
    },
    part: {
      message: 'This part of `content` is not an object with a `type`, so hosts reject the result.',
      help: 'Write `{ type: "text", text: … }`.',
    },
    nothing: {
      message: 'The handler returns nothing here, which hosts reject.',
      help: 'Return `{ content: [{ type: "text", text: … }] }`.',
    },
    body: {
      message: 'The handler returns {{what}}, which hosts reject.',
      help: 'Return an object: `{ content: [{ type: "text", text: … }] }`.',
    },
    field: FIELD_MESSAGE,
    kind: {
      message: '`{{type}}` is not a type of `content` part, so hosts reject the result.',
      help: 'Write `text`, `image`, `audio`, `resource` or `resource_link`, or move the data to `structuredContent`.',
    },
    text: { message: 'This part of type `text` has no `text`, so hosts reject the result.', help: 'Add `text: "…"`.' },
    words: {
      message: 'The `text` of this part is not a string, so hosts reject the result.',
      help: 'Write `text: JSON.stringify(…)`.',
    },
    isError: {
      message: '`isError` is not {{boolean}}, so hosts reject the result.',
      help: 'Write `{{true}}` or `{{false}}`, or remove `isError`.',
    },
    meta: {
      message: '`_meta` is not {{object}}, so hosts reject the result.',
      help: 'Write {{object}}, or remove `_meta`.',
    },
  },
  *check(manifest) {
    if (isOfOwnFramework(manifest.code)) return;
    for (const answer of answersIn(manifest)) yield* faultsIn(answer);
  },
});
