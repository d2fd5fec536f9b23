import type { Code, Registration } from '../../src/core/code.js';
import { defineRule } from '../../src/core/rule.js';
import type { ObjectNode } from '../../src/core/tree.js';
import { handledTools, toolsWithoutSchema } from './lib/inputs.js';
import { section } from './lib/listing.js';
import { isMisplacedSchema, isWholeForTool, straysIn } from './lib/registrations.js';
import { UNDECLARED, undeclaredIn, undeclaredProblems } from './lib/undeclared.js';

export default defineRule({
  id: 'mcp/undeclared-argument',
  summary: 'A handler reads an argument that the input schema does not have',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: section('Tools, Tool', 'The input schema says which arguments a tool is called with.'),
  messages: {
    none: {
      message: '`{{tool}}` has no `inputSchema`, so `{{name}}` is undefined in every call.',
      help: 'Add an `inputSchema` that declares `{{name}}`.',
    },
    ...UNDECLARED,
  },
  *check(manifest) {
    for (const { name: tool, inputs } of toolsWithoutSchema(manifest)) {
      const read = inputs.flatMap(({ reads }) => reads).find((each) => !each.isDoubtful && !CONTEXT.has(each.name));
      if (read) yield { at: read, message: 'none', data: { name: read.name, tool } };
    }
    // Of a schema that is none, and so has no parameters, mcp/zod-expected speaks.
    const filtered = new Set(manifest.code.registrations.filter(dropsUndeclared).map(({ tool }) => tool?.start));
    const broken = new Set(manifest.code.registrations.filter(isBroken).map(({ tool }) => tool?.start));
    const isCheckedByAnother = checkedByAnotherIn(manifest.code);
    const told = new Set<number>();
    for (const { name: tool, node, inputs, parameters } of handledTools(manifest)) {
      if (broken.has(node.start) || isCheckedByAnother(node)) continue;
      const declared = parameters.map(({ key }) => key);
      const isDropped = filtered.has(node.start);
      const [first] = parameters;
      // What the function reads that answers for all tools is told once.
      const found = undeclaredIn(inputs, declared).filter(({ read }) => !told.has(read.start));
      for (const { read } of found) told.add(read.start);
      yield* undeclaredProblems(found, {
        owner: tool,
        then: isDropped
          ? ['it is always undefined', 'they are always undefined']
          : ['models never send it', 'models never send them'],
        where: ['in `inputSchema`', 'in `inputSchema`'],
        related: first ? [{ at: first, note: 'The parameters.' }] : [],
      });
    }
  },
});

/** What a handler without arguments is given in their place, in versions 1 and 2 of the SDK. */
const CONTEXT: ReadonlySet<string> = new Set([
  ...['signal', 'sessionId', '_meta', 'authInfo', 'requestId', 'requestInfo', 'sendNotification', 'sendRequest'],
  ...['taskId', 'taskStore', 'taskRequestedTtl', 'closeSSEStream', 'closeStandaloneSSEStream'],
  ...['mcpReq', 'http', 'task', 'client', 'extra'],
]);

/** The SDK hands on what the schema has; a handler of `tools/call` gets whatever is sent. */
const dropsUndeclared = ({ api }: Registration): boolean => api === 'tool' || api === 'registerTool';

/** The list is written by hand beside the schemas that the SDK is given: these, elsewhere, decide what a handler gets. */
function checkedByAnotherIn(code: Code): (tool: ObjectNode) => boolean {
  const { registrations } = code;
  const given = registrations.filter(({ api }) => api === 'registerTool' || api === 'tool');
  const isOwn = registrations.some(({ handles }) => handles?.name === 'tools/list') && given.length === 0;
  const starts = new Set(given.map(({ tool }) => tool?.start));
  return ({ start }) => !isOwn && !starts.has(start) && code.listsTools?.() === true;
}

const isBroken = (registration: Registration): boolean =>
  isMisplacedSchema(registration) || isWholeForTool(registration) || straysIn(registration).length > 0;
