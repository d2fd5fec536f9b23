import { defineRule, type Manifest } from '../../src/core/rule.js';
import { entry, get, has, text } from '../../src/core/tree.js';
import { isComposed } from '../common/lib/schemas.js';
import { isTakenByOthers } from '../mcp/lib/registrations.js';
import { clientsSource } from './lib/rows.js';
import { servedTools } from './lib/served.js';

export default defineRule({
  id: 'clients/list-refused',
  summary: 'A tool for which official clients refuse the whole list',
  severity: 'error',
  in: 'recommended',
  tags: ['breaks-list'],
  fixable: 'safe',
  source: clientsSource('Lists', 'The official clients validate the list of tools as a whole.'),
  messages: {
    typeless: {
      message: 'The root of this output schema has no `"type": "object"`, so official clients refuse all tools.',
      help: 'Add `"type": "object"`{{beside}}.',
    },
    type: {
      message: 'The `type` of an output schema must be `"object"`, or official clients refuse the whole tool list.',
      help: 'Write `"type": "object"`, and put the value into one of its `properties`.',
    },
  },
  *check(manifest) {
    let isServed: boolean | undefined;
    for (const { tool, key, forms, isWritten } of servedTools(manifest)) {
      const schema = forms[0]?.schema;
      if (key !== 'outputSchema' || !isWritten || schema?.kind !== 'object') continue;
      if (manifest.code.rewritesSchemas?.()) return;
      if (isTakenByOthers(tool, manifest) && !(isServed ??= speaksMcp(manifest))) continue;
      const type = get(schema, 'type');
      if (type && type.kind !== 'unknown' && text(type) !== 'object') yield { at: type, message: 'type' };
      else if (has(schema, 'type') === 'no' && entry(schema, '$ref') === undefined) {
        const at = manifest.entryOf(schema) ?? schema;
        const isPlain = !isComposed(schema);
        const choice = ['oneOf', 'anyOf', 'allOf'].find((each) => has(schema, each) === 'yes');
        yield {
          at,
          message: 'typeless',
          data: { beside: choice ? ` beside \`${choice}\`` : '' },
          ...(isPlain && {
            fix: {
              title: 'Add `"type": "object"`',
              safe: true,
              edits: [{ op: 'add', to: schema, key: 'type', value: 'object', first: true }],
            },
          }),
        };
      }
    }
  },
});

/** Whether this file or another one has to do with MCP: a definition in code may be for a model alone. */
const speaksMcp = ({ code, isNamedElsewhere }: Manifest): boolean =>
  code.imports.some((name) => /\bmcp\b|modelcontextprotocol/i.test(name)) || isNamedElsewhere(OF_MCP);
const OF_MCP = ['@modelcontextprotocol', 'tools/list', 'McpServer', 'FastMCP', 'mcp.server'];
