/** `server-command`, `server-url` and `server-source`: a running server beside the files. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { run, workspaceOf } from './root.js';

const SERVER = readFileSync('__tests__/server/fixtures/lists.mjs', 'utf8');
const TOOLS = [{ name: 'weather', description: 'TODO', inputSchema: { type: 'object', properties: {} } }];
const SOURCE = `import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{
    name: 'weather', description: text(), inputSchema: { type: 'object', properties: {} },
  }],
}));
`;
const files = { 'lists.mjs': SERVER, 'tools.txt': JSON.stringify(TOOLS), 'src/server.ts': SOURCE };
const inputs = {
  'server-command': 'KEY="a b" node lists.mjs tools.txt',
  'server-source': 'src',
  annotations: 'commands',
};

test('findings about the running server stand at the lines of its source', async () => {
  const ran = await run(workspaceOf(files), { inputs });
  expect(ran.outputs).toMatchObject({ outcome: 'success', warnings: '1', files: '2' });
  expect(ran.out).toMatch(/^::warning title=common\/empty-description,file=src\/server\.ts,line=4,/m);
  expect(ran.out).toContain('This is served differently from how it is written here.');
});

test('a server that cannot be started is an error, and the check is never green', async () => {
  const ran = await run(workspaceOf(files), {
    inputs: { 'server-command': 'node no-such.mjs', annotations: 'commands' },
  });
  expect(ran.outputs).toMatchObject({ outcome: 'error' });
  expect(ran.out).toContain('The server exited with status 1 before it had answered.');
});

describe('is refused', () => {
  test.each(['pull_request_target', 'workflow_run', 'issue_comment'])('on %s', async (name) => {
    const ran = await run(workspaceOf(files), { inputs, event: name, payload: {} });
    expect(ran.outputs).toMatchObject({ outcome: 'error', files: '0' });
    expect(ran.out).toMatch(/`server-command` runs code of the checkout, which is refused here\. On \w+ no code runs/);
  });

  test('where the inputs contradict each other', async () => {
    const ran = await run(workspaceOf(files), { inputs: { ...inputs, 'server-url': 'http://localhost/' } });
    expect(ran.out).toContain('The inputs `server-command` and `server-url` name two servers');
    const alone = await run(workspaceOf(files), { inputs: { 'server-source': 'src' } });
    expect(alone.out).toContain('The input `server-source` goes together with');
  });
});

describe('server-baseline', () => {
  const clean = { ...TOOLS[0]!, description: 'Reads the weather of a city.' };
  const needing = {
    ...clean,
    inputSchema: {
      type: 'object',
      properties: { city: { type: 'string', description: 'A city.' } },
      required: ['city'],
    },
  };
  const of = (before: object | undefined, after: object) => ({
    'lists.mjs': SERVER,
    'tools.txt': JSON.stringify([after]),
    ...(before && { 'contract/tools.json': JSON.stringify({ tools: [before] }, null, 2) }),
  });
  const inputsOf = { 'server-command': 'node lists.mjs tools.txt', 'server-baseline': 'contract/tools.json' };
  const asks = { ...inputsOf, annotations: 'commands' };

  test('a change that breaks callers fails the step, at the line of the file', async () => {
    const ran = await run(workspaceOf(of(clean, needing)), { inputs: asks });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '1', 'diff-breaking': '1', 'diff-needs': 'major' });
    expect(ran.out).toMatch(/^::error title=diff\/parameter-required,file=contract\/tools\.json,line=\d+,/m);
    expect(ran.out).toContain('contract/tools.json differs from what the server lists.');
  });

  test('what is the same passes', async () => {
    const ran = await run(workspaceOf(of(needing, needing)), { inputs: asks });
    expect(ran.outputs).toMatchObject({ outcome: 'success', errors: '0', 'diff-breaking': '0', 'diff-needs': 'none' });
    expect(ran.out).not.toContain('differs from');
  });

  test('a file that is not there is an error, and says how to write it', async () => {
    const ran = await run(workspaceOf(of(undefined, clean)), { inputs: asks });
    expect(ran.outputs).toMatchObject({ outcome: 'error' });
    expect(ran.out).toContain('npx toolint server --baseline contract/tools.json --update');
  });

  test('it needs a server', async () => {
    const ran = await run(workspaceOf(of(clean, clean)), { inputs: { 'server-baseline': 'x.json' } });
    expect(ran.out).toContain('The input `server-baseline` goes together with');
  });
});
