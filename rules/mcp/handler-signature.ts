import { defineRule } from '../../src/core/rule.js';
import { sdk } from './lib/document.js';

export default defineRule({
  id: 'mcp/handler-signature',
  summary: 'A handler registered in the way of another major version of the SDK',
  severity: 'error',
  in: 'recommended',
  source: sdk(
    'setRequestHandler takes a schema object in version 1 and a method name in version 2, which has no tool().',
  ),
  messages: {
    method:
      'Version 1 of the SDK throws on a method name. Pass the schema object of `{{name}}`, which `@modelcontextprotocol/sdk/types.js` exports.',
    schema: 'Version 2 of the SDK throws on a schema object. Pass the name of the method as a string, {{method}}.',
    tool: 'Version 2 of the SDK has no `tool()`, so this throws when the server starts. Use `registerTool(name, config, handler)`.',
  },
  *check({ code }) {
    for (const registration of code.registrations) {
      const { api, sdk: version, handles, method } = registration;
      if (api === 'tool' && version === 'v2') yield { at: method ?? registration, message: 'tool' };
      if (!handles || handles.name === '') continue;
      const { name } = handles;
      if (version === 'v1' && handles.is === 'method') yield { at: handles, message: 'method', data: { name } };
      if (version === 'v2' && handles.is === 'schema')
        yield { at: handles, message: 'schema', data: { method: methodOf(name) } };
    }
  },
});

/** Of schemas that we do not know, the name of the method neither. */
const methodOf = (name: string): string => (name.includes('/') ? `\`'${name}'\`` : "such as `'tools/list'`");
