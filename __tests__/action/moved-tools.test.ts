/** A tool that is added or taken away above others leaves their comments where they are. */
import { describe, expect, test } from '@jest/globals';
import type { FakeGitHub } from './support/github/server.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';

const start = services();

/** Eight lines; the description stands on the fourth. */
const described = (name: string | undefined, description = 'TODO'): string => `    {
      "id": "Kit.${name ?? 'Tool'}@1.0.0",
      ${name === undefined ? '"title": "Tool"' : `"name": "${name}"`},
      "description": "${description}",
      "version": "1.0.0",
      "input_schema": { "parameters": { "type": "object", "properties": {} } },
      "output_schema": null
    }`;
const list = (...tools: string[]): string => `{\n  "tools": [\n${tools.join(',\n')}\n  ]\n}\n`;
const ZERO = described('Zero', 'Says zero and nothing else.');
const [ONE, TWO, THREE] = [described('One'), described('Two'), described('Three')];

const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 'x', version: '1.0.0' });
`;
const registered = (...names: string[]): string =>
  [
    SERVER,
    ...names.map(
      (name) => `server.registerTool('${name}', { description: 'TODO', inputSchema: {} }, async () => ok);\n`,
    ),
  ].join('');

/** Line, how it stands, and what it is about: of comments on descriptions. */
const comments = ({ world }: FakeGitHub): string[] =>
  world.comments.flatMap(({ line, body, nodeId }) => {
    if (!body.includes('empty-description')) return [];
    const [, name = 'nameless'] = /the model learns nothing about `(\w+)`/.exec(body) ?? [];
    const state = [body.includes('**Resolved:**') && 'resolved', world.minimized.has(nodeId) && 'folded'];
    return [[`${line ?? 'outdated'}:`, name, ...state.filter(Boolean)].join(' ')];
  });

async function pushes(...texts: [path: string, ...texts: string[]]): Promise<string[][]> {
  const [path, first, ...later] = texts;
  const github = await start({ base: {}, head: { [path]: first! } });
  const states: string[][] = [];
  for (const text of [first!, ...later]) {
    if (text !== first) github.push({ [path]: text });
    await runAction({ github, inputs: { review: 'comments' } });
    states.push(comments(github));
  }
  return states;
}

describe('in a list in JSON', () => {
  test('a tool that is new at the top moves the comments of the others, and no more', async () => {
    expect(await pushes('t.json', list(ONE, TWO), list(ZERO, ONE, TWO))).toEqual([
      ['6: One', '14: Two'],
      ['14: One', '22: Two'],
    ]);
  });

  test('a tool that is gone has its comment resolved, and no other', async () => {
    expect(await pushes('t.json', list(ONE, TWO, THREE), list(TWO, THREE))).toEqual([
      ['6: One', '14: Two', '22: Three'],
      ['outdated: One resolved folded', '6: Two', '14: Three'],
    ]);
  });

  test('a tool without a name is told from others by its order among those like it', async () => {
    const nameless = described(undefined);
    expect(await pushes('t.json', list(nameless, nameless), list(ZERO, ONE, nameless, nameless))).toEqual([
      ['6: nameless', '14: nameless'],
      ['22: nameless', '30: nameless', '14: One'],
    ]);
  });

  test('two tools of one name are told apart by their order', async () => {
    expect(await pushes('t.json', list(ONE, ONE), list(ZERO, ONE, TWO, ONE))).toEqual([
      ['6: One', '14: One'],
      ['14: One', '30: One', '22: Two'],
    ]);
  });
});

test('in source code, a tool that is gone has its comment resolved, and no other', async () => {
  expect(await pushes('s.ts', registered('one', 'two'), registered('two'), registered('zero', 'two'))).toEqual([
    ['3: one', '4: two'],
    ['outdated: one resolved folded', '3: two'],
    ['outdated: one resolved folded', '4: two', '3: zero'],
  ]);
});
