import type { Answer } from '../../src/core/code.js';
import { defineRule, lack, lackOf, type ProblemPlace, type MissingKey } from '../../src/core/rule.js';
import { entry, get, has, items, type ObjectNode } from '../../src/core/tree.js';
import { isFailure } from '../mcp/lib/registrations.js';
import { answersByTool, appOf, type AppTool } from './lib/app.js';
import { section, ANSWER_KEYS, lacks } from './lib/dialect.js';
import { DATA_MEMBERS, usesIn } from './lib/members.js';

export default defineRule({
  id: 'openai/initial-data',
  summary: 'The result of a widget tool has no data for the widget',
  severity: 'warning',
  in: 'spec',
  source: section('Tool Response Metadata', 'The data of the widget is the object `_meta.initialData`.'),
  messages: {
    missing: {
      message: 'The tool result has no `_meta.initialData`, so `getInitialData()` gives the widget nothing to show.',
      help: 'Add `_meta: { initialData: { … } }`.',
    },
    empty: {
      message: '`initialData` is empty, so the widget has nothing to show.',
      help: "Put the widget's data into it.",
    },
    wrong: {
      message: '`initialData` is not an object, so the widget cannot read its data with `getInitialData()`.',
      help: "Put the widget's data into an object.",
    },
    nothing: {
      message: 'The tool result has neither `structuredContent` nor `_meta`, so the widget has nothing to show.',
      help: "Put the widget's data into `structuredContent`.",
    },
  },
  *check(manifest) {
    const readsData = usesIn(manifest).some(({ member }) => member && DATA_MEMBERS.includes(member.name));
    for (const tool of appOf(manifest).tools) {
      if (tool.name === undefined || tool.links.length === 0) continue;
      const answers = (answersByTool(manifest).get(tool.name) ?? []).filter(({ body }) => !isFailure(body));
      // The answer with the data may be the one that cannot be known.
      if (answers.some(({ mayDiffer }) => mayDiffer)) continue;
      const problems = answers.map((answer) => judge(answer, tool, readsData));
      // An answer without data beside one with data is a special case that its author knows.
      if (problems.some((problem) => problem === undefined)) continue;
      for (const problem of problems) yield problem!;
    }
  },
});

interface Nothing {
  readonly at: ProblemPlace;
  readonly message: 'missing' | 'empty' | 'wrong' | 'nothing';
  readonly replaces?: readonly MissingKey[];
}

/** `readsData`: a widget of the file reads some. The newer dialects have widgets that need none, which show a form. */
function judge({ body }: Answer, { dialects }: AppTool, readsData: boolean): Nothing | undefined {
  if (body.kind !== 'object') return undefined;
  if (dialects.includes('seed')) return judgeSeed(body);
  if (!readsData) return undefined;
  if (has(body, 'structuredContent') !== 'no' || has(body, '_meta') !== 'no') return undefined;
  // MCP Apps hands the whole answer to the widget.
  const content = get(body, 'content');
  const isReadable = content && (content.kind !== 'array' || content.open || items(content).length > 0);
  if (dialects.includes('mcp-apps') && isReadable) return undefined;
  return { at: lackOf(body, 'structuredContent'), message: 'nothing', replaces: [lack(body, 'structuredContent')] };
}

function judgeSeed(body: ObjectNode): Nothing | undefined {
  const meta = get(body, '_meta');
  if (has(body, '_meta') === 'no') return { at: lackOf(body, '_meta'), message: 'missing' };
  if (meta?.kind !== 'object') return undefined;
  if (lacks(meta, 'initialData', ANSWER_KEYS)) return { at: entry(body, '_meta')!, message: 'missing' };
  const data = get(meta, 'initialData');
  if (data === undefined || (data.kind === 'unknown' && !data.isText)) return undefined;
  if (data.kind !== 'object') return { at: data, message: 'wrong' };
  return data.entries.length === 0 && !data.open ? { at: data, message: 'empty' } : undefined;
}
