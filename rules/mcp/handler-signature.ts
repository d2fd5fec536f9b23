import type { Registration } from '../../src/core/code.js';
import { METHODS } from '../../src/core/mcp-sdk.js';
import { defineRule, useOf } from '../../src/core/rule.js';
import { get, type Node, type ObjectNode } from '../../src/core/tree.js';
import { isWrittenHere, type MayFix } from '../common/lib/fixes.js';
import { toolsWithoutSchema } from './lib/inputs.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/handler-signature',
  summary: 'A handler is registered in a way that its version of the SDK does not support',
  severity: 'error',
  in: 'recommended',
  tags: ['stops-server'],
  fixable: 'unsafe',
  source: sdk(
    'setRequestHandler takes a schema object in version 1 and a method name in version 2, which has no tool(). Its handler is given a request with what was sent in `params`.',
  ),
  messages: {
    method: {
      message: 'Before version 2 of the SDK, `setRequestHandler` takes a schema, not a method name, so this throws.',
      help: 'Pass {{instead}}.',
    },
    schema: {
      message: 'Version 2 of the SDK does not accept a schema object here, so this call throws.',
      help: 'Pass {{instead}}.',
    },
    object: {
      message: 'Version {{version}} of the SDK does not accept an object with only a method, so this call throws.',
      help: 'Pass {{instead}}.',
    },
    params: {
      message: '`{{key}}` is in the `params` of the request, not in the request, so every call fails.',
      help: 'Read it from `params`: `({ params }) => …`.',
    },
    second: {
      message: 'Version 1 of the SDK takes this empty object for the handler, so every call fails.',
      help: 'Remove `{}`.',
    },
    text: {
      message: '`registerTool` expects an object here, not a string, so the description is lost.',
      help: 'Write `registerTool(name, { description, inputSchema }, handler)`.',
    },
    late: {
      message: 'Version 1 of the SDK takes this description for the handler, so every call to the tool fails.',
      help: 'Move it before the parameters: `tool(name, description, parameters, handler)`.',
    },
    extra: {
      message: '`{{tool}}` has no `inputSchema`, so its handler gets one argument, and reading `{{name}}` here throws.',
      help: 'Take it from the first argument: `(extra) => …`. Or give the tool an `inputSchema`.',
    },
    lowLevel: {
      message: '`Server` has no `{{method}}()`, which `McpServer` has, so this call throws.',
      help: 'Make the server with `new McpServer(…)` of `@modelcontextprotocol/sdk/server/mcp.js`.',
    },
    highLevel: {
      message: '`McpServer` has no `setRequestHandler()`, so this call throws.',
      help: 'Call `server.setRequestHandler()` of its `server`: the low-level server inside it.',
    },
    tool: {
      message: 'Version 2 of the SDK has no `tool()`, so this call throws.',
      help: 'Write `registerTool(name, config, handler)`.',
    },
  },
  *check(manifest) {
    const { code } = manifest;
    for (const { name: tool, inputs } of toolsWithoutSchema(manifest)) {
      const read = inputs.flatMap(({ ofSecond = [] }) => ofSecond)[0];
      if (read) yield { at: read, message: 'extra', data: { tool, name: read.name } };
    }
    for (const registration of code.registrations) {
      const { api, sdk: version, handles, isTried, madeAs, method, tool } = registration;
      const annotations = get(tool, 'annotations');
      if (api === 'tool' && version === 'v1' && isEmpty(annotations) && get(tool, 'inputSchema'))
        yield { at: useOf(annotations), message: 'second' };
      const { misplacedText } = registration;
      if (misplacedText && api !== 'tool' && version) yield { at: misplacedText, message: 'text' };
      if (misplacedText && api === 'tool' && version === 'v1') yield { at: misplacedText, message: 'late' };
      if (api === 'tool' && version === 'v2') yield { at: method ?? registration, message: 'tool', cause: 'tool' };
      if (madeAs === 'Server' && (api === 'tool' || api === 'registerTool') && !isTried)
        yield { at: method ?? registration, message: 'lowLevel', data: { method: api }, cause: 'lowLevel' };
      if (!handles || !version) continue;
      if (madeAs === 'McpServer') {
        if (!handles.isTried) yield { at: handles, message: 'highLevel', cause: 'highLevel' };
        continue;
      }
      const { name, takes } = handles;
      const misplaced = takes.find(({ key }) => PARAMS.get(name)?.includes(key));
      if (misplaced) yield { at: misplaced, message: 'params', data: { key: misplaced.key } };
      // Written for servers of several kinds: it tries one way after the other.
      if (handles.isTried) continue;
      if (handles.is === 'object') {
        const instead = version === 'v1' ? schemaOf(name) : methodOf(name);
        yield {
          at: handles,
          message: 'object',
          data: { version: version.slice(1), instead },
          ...byName(handles, version),
        };
      }
      if (name === '') continue;
      if (version === 'v1' && handles.is === 'method')
        yield { at: handles, message: 'method', data: { instead: schemaOf(name) }, cause: 'method' };
      if (version === 'v2' && handles.is === 'schema')
        yield {
          at: handles,
          message: 'schema',
          data: { instead: methodOf(name) },
          cause: 'schema',
          ...byName(handles, version),
        };
    }
  },
});

/** Version 2 takes the name of the method; what version 1 takes is to be imported. */
function byName(handles: NonNullable<Registration['handles']>, version: Registration['sdk']): MayFix {
  const { name, start, end } = handles;
  if (version !== 'v2' || !name.includes('/') || !isWrittenHere(handles)) return {};
  const edits = [{ op: 'text' as const, start, end, text: `'${name}'` }];
  return { fix: { title: `Pass \`'${name}'\``, safe: false, edits } };
}

const isEmpty = (node: Node | undefined): node is ObjectNode =>
  node?.kind === 'object' && !node.open && node.entries.length === 0;

/** What clients send, by method. */
const PARAMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tools/call', ['name', 'arguments']],
  ['resources/read', ['uri']],
]);

/** The schemas that version 1 exports, by method: those that tell of tools, and the others. */
const SCHEMAS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(METHODS).map(([schema, method]) => [method, schema] as const),
  ['initialize', 'InitializeRequestSchema'],
  ['ping', 'PingRequestSchema'],
  ['resources/unsubscribe', 'UnsubscribeRequestSchema'],
  ['completion/complete', 'CompleteRequestSchema'],
]);

function schemaOf(name: string): string {
  const schema = SCHEMAS.get(name);
  const what = schema ? `\`${schema}\`` : 'the request schema of the method, such as `ListToolsRequestSchema`,';
  return `${what} from \`@modelcontextprotocol/sdk/types.js\``;
}

/** Of schemas that we do not know, the name of the method neither. */
const methodOf = (name: string): string =>
  name.includes('/')
    ? `the method name as a string, \`'${name}'\``
    : "the method name as a string, such as `'tools/list'`";
