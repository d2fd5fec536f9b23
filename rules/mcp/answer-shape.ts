import { groupBy } from '../../src/core/collections.js';
import { asWritten, defineRule, type Manifest } from '../../src/core/rule.js';
import { text, get, type Node } from '../../src/core/tree.js';
import { faultsIn, FIELD_MESSAGE, type WrongAnswer } from './lib/answers.js';
import { isWrittenHere, setting, type MayFix } from '../common/lib/fixes.js';
import { listingOf, section } from './lib/listing.js';
import { hasAppMetadata, servedBySdk } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/answer-shape',
  summary: 'The handler of a tool returns a result that clients refuse',
  severity: 'error',
  in: 'spec',
  fixable: 'both',
  source: section('Tools, Tool Result', 'A result is an object with content, a list of parts of known types.'),
  messages: {
    refused: {
      message: 'The handler returns {{what}}, so the model gets an error of the SDK instead of the result.',
      help: '{{order}}.',
    },
    nothing: {
      message: 'The handler returns nothing here, so clients report an error instead of a result.',
      help: 'Return `{ content: [{ type: "text", text: … }] }`.',
    },
    body: {
      message: 'The handler returns {{what}}, so clients report an error instead of the result.',
      help: 'Return an object: `{ content: [{ type: "text", text: … }] }`.',
    },
    empty: {
      message: 'This result has no `content`, so the model sees nothing, and strict clients report an error.',
      help: 'Add `content: [{ type: "text", text: JSON.stringify(…) }]`.',
    },
    content: {
      message: '`content` must be an array of parts, or clients report an error instead of the result.',
      help: 'Write `[{ type: "text", text: … }]`.',
    },
    part: {
      message:
        'A part of `content` must be {{object}} with a `type`, or clients report an error instead of the result.',
      help: 'Write `{ type: "text", text: … }`.',
    },
    kind: {
      message: '`{{type}}` is not a type of `content` part, so clients report an error instead of the result.',
      help: 'Write `text`, `image`, `audio`, `resource` or `resource_link`, or move the data to `structuredContent`.',
    },
    text: {
      message: 'This part of type `text` has no `text`, so clients report an error instead of the result.',
      help: 'Add `text: "…"`.',
    },
    words: {
      message: 'The `text` of a part must be a string, or clients report an error instead of the result.',
      help: 'Write `text: JSON.stringify(…)`.',
    },
    field: FIELD_MESSAGE,
    isError: {
      message: '`isError` must be {{true}} or {{false}}, or clients report an error instead of the result.',
      help: 'Write `{{true}}` or `{{false}}`, or remove `isError`.',
    },
    meta: {
      message: '`_meta` must be {{object}}, or clients report an error instead of the result.',
      help: 'Write {{object}}, or remove `_meta`.',
    },
  },
  *check(manifest) {
    const { answers, python } = manifest.code;
    for (const [is, [first, ...others]] of groupBy(python?.refusedAnswers() ?? [], (each) => each.is)) {
      const related = others.map((at) => ({ at, note: 'The same here.' }));
      const many = others.length > 0 && { count: others.length + 1, related };
      yield { at: first!, message: 'refused', data: LISTED[is], ...many };
    }
    const isJudged = answers.length > 0 ? judged(manifest) : () => false;
    const told = new Set<number>();
    for (const answer of answers) {
      if (!isJudged(answer.tool) || answer.body.file !== undefined) continue;
      for (const problem of faultsIn(answer)) {
        const { start } = 'lack' in problem.at ? problem.at.lack : (problem.at as { start: number });
        // A helper may make one answer for several tools.
        if (told.has(start)) continue;
        told.add(start);
        yield { ...problem, ...mendOf(problem) };
      }
    }
  },
});

/** A function that answers for all tools returns a list. */
const LISTED = {
  text: { what: 'a text without a list', order: 'Return `[TextContent(type="text", text=…)]`' },
  content: { what: 'content without a list', order: 'Put it into a list: `[…]`' },
  texts: { what: 'a list of texts', order: 'Write `TextContent(type="text", text=…)` for each text in the list' },
  none: { what: 'None', order: 'Return a list: `[TextContent(type="text", text=…)]`, or `[]`' },
} as const;

/** A text where a part belongs is the text of one. */
function mendOf({ at: place, message }: WrongAnswer): MayFix {
  if (!('kind' in place)) return {};
  const at = place as Node;
  if (!isWrittenHere(at)) return {};
  const isText = at.kind === 'string' || (at.kind === 'unknown' && at.isText);
  const part = { type: 'text', text: asWritten(at) };
  // A helper may return it to others, too.
  if (message === 'body' && isText) return setting(at, { content: [part] }, 'Put the text into `content`');
  if (message === 'content' && isText) return setting(at, [part], 'Make it a text part', true);
  if (message === 'content' && at.kind === 'object') return setting(at, [asWritten(at)], 'Put it into a list', true);
  if (message === 'part' && isText) return setting(at, part, 'Make it a text part', true);
  const flag = message === 'isError' ? /^(?:(true)|false)$/i.exec(text(at) ?? '') : null;
  return flag ? setting(at, flag[1] !== undefined, `Write \`${flag[0].toLowerCase()}\``, true) : {};
}

/** The tools whose answers go to the SDK; of tools with OpenAI metadata openai/response-shape speaks. */
function judged(manifest: Manifest): (tool: string | undefined) => boolean {
  const served = servedBySdk(manifest);
  const names = new Set(served.tools.map((tool) => text(get(tool, 'name'))));
  const isOfApps = manifest.formats.includes('openai');
  const ofApps = new Set(
    listingOf(manifest)
      .tools.filter(hasAppMetadata)
      .map((tool) => text(get(tool, 'name'))),
  );
  return (tool) => (tool === undefined ? served.byDispatcher && !isOfApps : names.has(tool) && !ofApps.has(tool));
}
