import type { Code, Registration } from '../../src/core/code.js';
import { defineRule } from '../../src/core/rule.js';
import type { ObjectNode } from '../../src/core/tree.js';
import { readingInstead, readingOr } from '../common/lib/fixes.js';
import { handledTools, toolsWithoutSchema, undeclaredIn } from './lib/inputs.js';
import { section } from './lib/listing.js';
import { isMisplacedSchema, isWholeForTool, straysIn } from './lib/registrations.js';

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
    undeclared: {
      message: 'The handler reads `{{name}}`, which `{{tool}}` does not declare, so {{then}}.',
      help: '{{advice}}.',
    },
    several: {
      message: 'The handler reads {{names}}, which `{{tool}}` does not declare, so {{then}}.',
      help: 'Declare them in `inputSchema`.',
    },
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
      const related = first ? [{ at: first, note: 'The parameters.' }] : [];
      // What the function reads that answers for all tools is told once.
      const found = undeclaredIn(inputs, declared).filter(({ read }) => !told.has(read.start));
      for (const { read } of found) told.add(read.start);
      const missing = found.filter(({ meant }) => meant === undefined);
      for (const { read, meant, sameName } of found) {
        if (meant === undefined && missing.length > 1) continue;
        const advice = readingOr(meant, `Declare \`${read.name}\` in \`inputSchema\``);
        const then = isDropped ? 'it is always undefined' : 'models never send it';
        const data = { name: read.name, tool, advice, then };
        // What is sent under the right name is lost. Without one, the handler does with less.
        const severity = meant === undefined ? 'warning' : 'error';
        yield { at: read, message: 'undeclared', data, related, severity, ...readingInstead(sameName, meant) };
      }
      // One cause: the schema was not kept up with the handler.
      const [at, ...others] = missing.map(({ read }) => read);
      if (!at || others.length === 0) continue;
      const places = others
        .slice(0, MOST_RELATED)
        .map((read) => ({ at: read, note: `\`${read.name}\` is read here.` }));
      const then = isDropped ? 'they are always undefined' : 'models never send them';
      const data = { tool, names: shown([at, ...others].map(({ name }) => name)), then };
      yield { at, message: 'several', data, related: [...related, ...places], severity: 'warning' };
    }
  },
});

const MOST_RELATED = 50;

function shown(names: readonly string[]): string {
  const some = names.slice(0, MOST_NAMES).map((name) => `\`${name}\``);
  const more = names.length - some.length;
  const last = more > 0 ? `${more} more` : some.pop()!;
  return `${some.join(', ')} and ${last}`;
}

const MOST_NAMES = 6;

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
