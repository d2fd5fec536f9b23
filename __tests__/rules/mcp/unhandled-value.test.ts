import { describe, expect, test } from '@jest/globals';
import rule from '../../../rules/mcp/unhandled-value.js';
import { findingsIn, foundIn, V1, V2 } from './source.js';

const SWITCH = `switch (action) {
  case 'list': return list(id);
  case 'drop': return drop(id);
  default: throw new Error(\`Unknown action \${action}\`);
}`;
const TAKEN = '{ action, id }';
const VALUES = "['list', 'drop', 'rename']";

/** A tool whose handler is written out. */
const tool = (body: string, given = TAKEN, values = VALUES): string =>
  `${V1}server.registerTool('tables', { inputSchema: { action: z.enum(${values}), id: z.string() } }, async (${given}) => {\n${body}\n});\n`;

/** A tool of a list, for which a method of the class answers. */
const listed = (method: string, call = 'return await this.tables(args);'): string =>
  `import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
class Tables {
  server = new Server({ name: 'a', version: '1.0.0' }, { capabilities: { tools: {} } });
  start() {
    this.server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [
      { name: 'tables', inputSchema: { type: 'object', properties: { action: { type: 'string', enum: ${VALUES} }, id: { type: 'string' } } } },
      { name: 'rows', inputSchema: { type: 'object', properties: { action: { type: 'string', enum: ['list'] } } } },
    ] }));
    this.server.setRequestHandler(CallToolRequestSchema, async (request) => {
      const { name, arguments: args = {} } = request.params;
      try {
        switch (name) {
          case 'tables': { ${call} }
          case 'rows': return await this.rows(args);
          default: throw new Error('Unknown tool');
        }
      } catch (error) {
        throw new Error(String(error));
      }
    });
  }
  private async tables(args: any) {\n${method}\n  }
}
`;
const FROM_ARGS = `const ${TAKEN} = args;\n`;

test.each([
  ['a switch', tool(SWITCH)],
  ['a switch whose default is a block', tool(SWITCH.replace(/default: (.*)/, 'default: { log(action); $1 }'))],
  [
    'a default that answers with an error',
    tool(SWITCH.replace(/throw.*/, "return { isError: true, content: [{ type: 'text', text: 'No.' }] };")),
  ],
  [
    'a default that answers with a text',
    tool(SWITCH.replace(/throw.*/, "return { content: [{ type: 'text', text: `Unknown action: ${action}` }] };")),
  ],
  ['a member', tool(SWITCH.replaceAll('action)', 'args.action)').replace('${action}', 'it'), 'args')],
  ['a cast', tool(SWITCH.replace('(action)', '(args.action as string)').replace('${action}', 'it'), 'args')],
  ['a name of its own', tool(`const action = args.action;\n${SWITCH}`, 'args')],
  ['a default value', tool(SWITCH, "{ action = 'list', id }")],
  ['a print before', tool(`console.error(\`tables: \${action}\`);\nif (!action) throw new Error('x');\n${SWITCH}`)],
  ['in a try', tool(`try {\n${SWITCH}\n} catch (error) {\n  throw error;\n}`)],
  ['handed on to the cases', tool(SWITCH.replace('list(id)', 'list(action, id)'))],
  [
    'a chain of conditions',
    tool(
      "if (action === 'list') return list(id);\nelse if (action === 'drop') return drop(id);\nelse throw new Error('x');",
    ),
  ],
])('%s', async (_, text) => {
  expect(await foundIn(rule, text)).toEqual(["3:80 'rename'"]);
  expect(await foundIn(rule, text.replace(V1, V2))).toEqual(["3:80 'rename'"]);
});

test('a method of a class that answers for all tools', async () => {
  expect(await foundIn(rule, listed(FROM_ARGS + SWITCH))).toEqual(["7:119 'rename'"]);
  expect(
    await foundIn(rule, listed(SWITCH.replace('(action)', '(args.action)').replace('${action}', 'it'))),
  ).toHaveLength(1);
});

test('several values are one finding', async () => {
  const [finding, ...others] = await findingsIn(rule, tool(SWITCH, TAKEN, "['list', 'a', 'b', 'c', 'd']"));
  expect(others).toEqual([]);
  expect(finding!.message).toBe(
    '`action` offers `a`, `b` and 2 more, for which the handler has no case, so such calls fail.',
  );
  expect(finding!.help).toBe('Add a case for each of them, or remove them from the values of `action`.');
  const [one] = await findingsIn(rule, tool(SWITCH));
  expect(one!.help).toBe('Add a case for `rename`, or remove it from the values of `action`.');
});

describe('silent', () => {
  const RENAMES = "if (action === 'rename') return rename(id);\n";
  test.each([
    ['a case for each', tool(SWITCH, TAKEN, "['list', 'drop']")],
    ['a case for none', tool(SWITCH, TAKEN, "['one', 'two']")],
    ['other values may be added', tool(SWITCH, TAKEN, '[...VALUES]')],
    ['no fixed values', tool(SWITCH).replace(`z.enum(${VALUES})`, 'z.string()')],
    ['a default that does something', tool(SWITCH.replace(/throw.*/, 'return other(action);'))],
    ['a default that throws in places', tool(SWITCH.replace('throw', 'if (id) return x(id);\n throw'))],
    ['no default', tool(SWITCH.replace(/default.*/, ''))],
    ['a case before', tool(RENAMES + SWITCH)],
    ['a second switch', tool(`switch (action) { case 'rename': return rename(id); }\n${SWITCH}`)],
    ['a list before', tool(`if (['rename'].includes(action)) return rename(id);\n${SWITCH}`)],
    ['a table before', tool(`if (TABLE[action]) return TABLE[action](id);\n${SWITCH}`)],
    ['a function before', tool(`const done = await other(action);\nif (done) return done;\n${SWITCH}`)],
    [
      'all arguments handed on before',
      tool(
        `if (await other(args)) return;\n${SWITCH.replace('(action)', '(args.action)').replace('${action}', 'it')}`,
        'args',
      ),
    ],
    ['a condition around', tool(`if (id) {\n${SWITCH}\n}\nreturn rename(action, id);`)],
    ['a name that is set again', tool(`let action = args.action;\nif (!id) action = 'list';\n${SWITCH}`, 'args')],
    ['another form of the value', tool(SWITCH.replace('(action)', '(action.toLowerCase())'))],
    ['a case that is not known', tool(SWITCH.replace("'drop'", 'DROP'))],
    ['another variable', tool(SWITCH.replace('(action)', '(id)').replace('${action}', 'it'))],
    [
      'a chain whose else does something',
      tool(
        `${RENAMES.replace('rename', 'list').trim()}\nelse if (action === 'drop') return drop(id);\nelse return other(id);`,
      ),
    ],
    [
      'a chain that asks for more',
      tool(
        "if (action === 'list' && id) return list(id);\nelse if (action === 'drop') return drop(id);\nelse throw new Error('x');",
      ),
    ],
    [
      'a method that is called on a condition',
      listed(FROM_ARGS + SWITCH, 'if (args.id) return await this.tables(args); return other();'),
    ],
    [
      'a case of the one who calls',
      listed(FROM_ARGS + SWITCH, "if (args.action === 'rename') return x(); return await this.tables(args);"),
    ],
  ])('%s', async (_, text) => {
    expect(await foundIn(rule, text)).toEqual([]);
  });
});
