import { defineRule } from '../../src/core/rule.js';
import { onceEach, sdkSource } from './lib/tools.js';

export default defineRule({
  id: 'python/hand-made-content',
  summary: 'MCP content returned as a dictionary, which is sent as text',
  severity: 'error',
  in: 'recommended',
  source: sdkSource(
    'Results',
    'A tool returns its result, or content in the classes of the library; dictionaries are data, and are sent as JSON.',
  ),
  messages: {
    text: {
      message: 'The SDK sends this as data, so the model reads `{"type": "text", …}` instead of the text.',
      help: 'Return the text itself, or `TextContent(…)`. For an error, raise an exception.',
    },
  },
  *check({ code }) {
    const tools = (code.python?.tools ?? []).filter(
      (tool) => tool.library !== undefined && !tool.isWrapped && tool.function.file === undefined,
    );
    const made = tools.flatMap((tool) =>
      tool.results().values.flatMap((value) => (value.isContent ? (value.writtenAt ?? value) : [])),
    );
    for (const { start, end } of onceEach(made)) yield { at: { start, end }, message: 'text' };
  },
});
