import { defineRule } from '../../src/core/rule.js';
import { faultsIn, FIELD_MESSAGE } from '../mcp/lib/answers.js';
import { answersIn } from './lib/app.js';
import { section } from './lib/dialect.js';

export default defineRule({
  id: 'openai/response-shape',
  summary: 'The result of a tool does not have the form that hosts expect',
  severity: 'error',
  in: 'spec',
  source: section(
    'Tool Response Metadata',
    'An answer has content, an array of typed parts, and may have _meta, an object, and isError, a boolean.',
  ),
  messages: {
    empty:
      'This answer has no `content`, so the model is shown nothing, and strict hosts refuse it. Put the answer into `content`: `[{ type: "text", text: JSON.stringify(…) }]`.',
    content: '`content` must be an array of parts; hosts refuse any other result. Write `[{ type: "text", text: … }]`.',
    part: 'A part of `content` must be an object with a `type`; hosts refuse any other result. Write `{ type: "text", text: … }`.',
    nothing:
      'The handler returns nothing here, and hosts refuse that. Return `{ content: [{ type: "text", text: … }] }`.',
    body: 'The handler returns {{what}}, and hosts refuse that. Return an object: `{ content: [{ type: "text", text: … }] }`.',
    field: FIELD_MESSAGE,
    kind: '`{{type}}` is not a type of `content` part, so hosts refuse the result. Make it `text`, `image`, `audio`, `resource` or `resource_link`; data belongs in `structuredContent`.',
    text: 'This part of type `text` has no `text`, so hosts refuse the result. Add it.',
    words:
      'The `text` of a part must be a string; hosts refuse any other result. Convert it to a string, or return data in `structuredContent`.',
    isError: '`isError` must be true or false; hosts refuse any other result.',
    meta: '`_meta` must be an object; hosts refuse any other result. Put the values into an object.',
  },
  *check(manifest) {
    for (const answer of answersIn(manifest)) yield* faultsIn(answer);
  },
});
