import type { HandlerInput, InputRead } from '../../src/core/code.js';
import { hint, nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { handledTools, toolsWithoutSchema, type HandledTool } from './lib/inputs.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/undeclared-argument',
  summary: 'A handler reads an argument that the input schema does not have',
  severity: 'error',
  in: 'recommended',
  source: section('Tools, Tool', 'The input schema says which arguments a tool is called with.'),
  messages: {
    none: '`{{tool}}` has no `inputSchema`, so its handler gets no arguments, and `{{name}}` is undefined in every call. Declare the parameters in `inputSchema`.',
    undeclared:
      'The handler reads `{{name}}`, which is not in the input schema of `{{tool}}`{{meant}}. Models do not see it, so it is undefined in every call. Declare it, or read a declared parameter.',
  },
  *check(manifest) {
    for (const { name: tool, inputs } of toolsWithoutSchema(manifest)) {
      const read = inputs.flatMap(({ reads }) => reads).find((each) => !each.isDoubtful && !CONTEXT.has(each.name));
      if (read) yield { at: read, message: 'none', data: { name: read.name, tool } };
    }
    for (const tool of handledTools(manifest)) {
      const declared = tool.parameters.map(({ key }) => key);
      const told = new Set<string>(declared);
      for (const input of tool.inputs) {
        for (const read of input.reads) {
          if (told.has(read.name) || !isSure(read, tool, input)) continue;
          told.add(read.name);
          const meant = nearestWord(read.name, declared);
          const [first] = tool.parameters;
          const related = first ? [{ at: first, note: 'The parameters.' }] : [];
          const data = { name: read.name, tool: tool.name, meant: hint(meant) };
          // What is sent under the right name is lost. Without one, the handler does with less.
          const severity = meant === undefined ? 'warning' : 'error';
          yield { at: read, message: 'undeclared', data, related, severity };
        }
      }
    }
  },
});

/** What a handler without arguments is given in their place, in versions 1 and 2 of the SDK. */
const CONTEXT: ReadonlySet<string> = new Set([
  ...['signal', 'sessionId', '_meta', 'authInfo', 'requestId', 'requestInfo', 'sendNotification', 'sendRequest'],
  ...['taskId', 'taskStore', 'taskRequestedTtl', 'closeSSEStream', 'closeStandaloneSSEStream'],
  ...['mcpReq', 'http', 'task', 'client', 'extra'],
]);

/** Names that begin so are what a host or a gateway adds. */
function isSure(
  { name, isDoubtful, isOptional, isUnused }: InputRead,
  tool: HandledTool,
  input: HandlerInput,
): boolean {
  if (isDoubtful || isUnused || name.startsWith('_')) return false;
  if (!isOptional) return true;
  // Code that does without it may be lenient on purpose: it takes another name of a parameter, too.
  const meant = nearestWord(
    name,
    tool.parameters.map(({ key }) => key),
  );
  return meant !== undefined && !input.reads.some((read) => read.name === meant);
}
