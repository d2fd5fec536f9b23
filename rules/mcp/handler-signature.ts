import { defineRule, useOf } from '../../src/core/rule.js';
import { get, type Node, type ObjectNode } from '../../src/core/tree.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/handler-signature',
  summary: 'A handler is registered in a way that its version of the SDK does not support',
  severity: 'error',
  in: 'recommended',
  source: sdk(
    'setRequestHandler takes a schema object in version 1 and a method name in version 2, which has no tool(). Its handler is given a request with what was sent in `params`.',
  ),
  messages: {
    method: 'Version 1 of the SDK throws on the name of a method here. Pass {{instead}}.',
    schema: 'Version 2 of the SDK throws on a schema object here. Pass the name of the method as a string, {{method}}.',
    object: 'Version {{version}} of the SDK throws on an object that only names the method. Pass {{instead}}.',
    params:
      'The request has `{{key}}` in its `params`, so here it is always undefined and every call fails. Read it from `params`: `({ params }) => …`.',
    second:
      'Version 1 of the SDK uses this empty object as the handler, not as annotations, so every call of the tool fails. Remove it.',
    text: '`registerTool` expects an object here and the handler after it, so every call of this tool fails. Write `registerTool(name, { description, inputSchema }, handler)`.',
    late: 'Version 1 of the SDK takes this text for the handler, so every call of this tool fails. Move the description to the second place, before the parameters.',
    tool: 'Version 2 of the SDK has no `tool()`, so this throws when the server starts. Use `registerTool(name, config, handler)`.',
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const { api, sdk: version, handles, method, tool } = registration;
      const annotations = get(tool, 'annotations');
      if (api === 'tool' && version === 'v1' && isEmpty(annotations) && get(tool, 'inputSchema'))
        yield { at: useOf(annotations), message: 'second' };
      const { misplacedText } = registration;
      if (misplacedText && api !== 'tool' && version) yield { at: misplacedText, message: 'text' };
      if (misplacedText && api === 'tool' && version === 'v1') yield { at: misplacedText, message: 'late' };
      if (api === 'tool' && version === 'v2') yield { at: method ?? registration, message: 'tool' };
      if (!handles || !version) continue;
      const { name, takes } = handles;
      const misplaced = takes.find(({ key }) => PARAMS.get(name)?.includes(key));
      if (misplaced) yield { at: misplaced, message: 'params', data: { key: misplaced.key } };
      if (handles.is === 'object') {
        const instead = version === 'v1' ? schemaOf(name) : `the name of the method as a string, ${methodOf(name)}`;
        yield { at: handles, message: 'object', data: { version: version.slice(1), instead } };
      }
      if (name === '') continue;
      if (version === 'v1' && handles.is === 'method')
        yield { at: handles, message: 'method', data: { instead: schemaOf(name) } };
      if (version === 'v2' && handles.is === 'schema')
        yield { at: handles, message: 'schema', data: { method: methodOf(name) } };
    }
  },
});

const isEmpty = (node: Node | undefined): node is ObjectNode =>
  node?.kind === 'object' && !node.open && node.entries.length === 0;

/** What clients send, by method. */
const PARAMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['tools/call', ['name', 'arguments']],
  ['resources/read', ['uri']],
]);

const schemaOf = (name: string): string =>
  `the schema object of ${name.includes('/') ? `\`${name}\`` : 'the method'}, which \`@modelcontextprotocol/sdk/types.js\` exports`;

/** Of schemas that we do not know, the name of the method neither. */
const methodOf = (name: string): string => (name.includes('/') ? `\`'${name}'\`` : "such as `'tools/list'`");
