import { expect, test } from '@jest/globals';
import rule from '../../../rules/common/identical-description.js';
import { format as gloodata } from '../../../rules/gloodata/format.js';
import { format as otc } from '../../../rules/otc/format.js';
import { testRule, UNKNOWN } from '../../support/rule-tester.js';
import { findingsIn, V1 } from '../mcp/source.js';
import { listing, tool } from './manifests.js';

const described = (name: string, description: unknown) => ({ name, description, inputSchema: { type: 'object' } });
const tools = (...some: unknown[]) => ({ tools: some });
const WORDS = 'Tells the weather in a city.';

testRule(rule, listing, {
  silent: {
    'words of their own': tools(described('a', WORDS), described('b', `${WORDS} In detail.`)),
    'one name, of which another rule speaks': tools(described('a', WORDS), described('a', WORDS)),
    'blank ones, of which another rule speaks': tools(described('a', ' '), described('b', ' ')),
    'placeholders, of which another rule speaks': tools(described('a', 'TODO'), described('b', 'TODO')),
    'a tool that only the widget may call': tools(described('a', WORDS), {
      ...described('b', WORDS),
      _meta: { ui: { visibility: ['app'] } },
    }),
    none: tools({ name: 'a', inputSchema: {} }, { name: 'b', inputSchema: {} }),
    'descriptions that cannot be known': tools(described('a', UNKNOWN), described('b', UNKNOWN)),
    'tools whose names cannot be known': tools(described(UNKNOWN, WORDS), described(UNKNOWN, WORDS)),
    'one whose name cannot be known': {
      tools: [
        described(UNKNOWN, WORDS),
        described('b', WORDS),
        described('c', 'Another.'),
        described(UNKNOWN, 'Another.'),
      ],
    },
    'another name, on purpose': tools(described('a', 'Alias of c.'), described('b', 'Alias of c.')),
    'no text': tools(described('a', 1), described('b', 1)),
  },
  reports: {
    'the same words': {
      manifest: tools(described('today', WORDS), described('tomorrow', WORDS)),
      finds: [
        {
          at: '/tools/1/description',
          on: 'value',
          says: '`tomorrow` has the same description as `today`, so models have only the names to choose by',
        },
      ],
    },
    'the same words three times: one finding': {
      manifest: tools(described('today', WORDS), described('tomorrow', WORDS), described('later', WORDS)),
      finds: [
        {
          at: '/tools/1/description',
          on: 'value',
          says: '2 tools have the same description as `today`, so models have only the names to choose by',
        },
      ],
    },
    'the same words with blanks around them': {
      manifest: tools(described('today', WORDS), described('x', 'Another.'), described('tomorrow', ` ${WORDS} `)),
      finds: [{ at: '/tools/2/description', on: 'value' }],
    },
  },
});

testRule(rule, otc, {
  silent: { 'two versions of a tool': [tool(), tool({}, { id: 'Weather.Forecast@2.0.0', version: '2.0.0' })] },
  reports: {},
});

testRule(rule, gloodata, {
  silent: {
    'null, which means not set': {
      ns: 'a',
      title: 'A',
      tools: { a: { title: 'A', description: null }, b: { title: 'B', description: null } },
    },
  },
  reports: {
    'the same words': {
      manifest: {
        ns: 'a',
        title: 'A',
        tools: { a: { title: 'A', description: WORDS }, b: { title: 'B', description: WORDS } },
      },
      finds: [
        {
          at: '/tools/b/description',
          on: 'value',
          says: '`b` has the same description as `a`, so models have only the names to choose by',
        },
      ],
    },
  },
});

const registered = (name: string, shape = 'shape', handler = 'look'): string =>
  `server.registerTool('${name}', { description: 'Tells the weather.', inputSchema: ${shape} }, ${handler});\n`;

test.each([
  ['the same schema and handler', registered('today') + registered('now'), 'info'],
  ['another schema', registered('today') + registered('now', '{ city: z.string() }'), 'warning'],
  ['another handler', registered('today') + registered('now', 'shape', 'async ({ city }) => ask(city)'), 'warning'],
])('two names for one tool: %s', async (_, calls, severity) => {
  const start = `${V1}const server = new McpServer({ name: 'a', version: '1.0.0' });
const shape = { city: z.string() };
const look = async ({ city }) => ask(city);
`;
  const found = await findingsIn(rule, start + calls);
  expect(found.map((each) => each.severity)).toEqual([severity]);
  if (severity === 'info') expect(found[0]!.message).toMatch(/^`now` is `today` under another name/);
});
