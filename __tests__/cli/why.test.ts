/** `--why`: what a run over the folder makes of a file, and what one that names it does. */
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { why } from '../../src/cli/show.js';
import { makeFolder } from '../workspace/folder.js';

const LIST = JSON.stringify({
  tools: [{ name: 'add', description: 'Adds two numbers.', inputSchema: { type: 'object' } }],
});
const NAMED = 'files of this kind are not searched for. Named on the command line it is taken for mcp.';

test.each([
  ['tools.json', LIST, 'mcp, 1 tool.'],
  ['tools.jsonl', LIST, `skipped by default: ${NAMED}`],
  ['tools.json5', LIST, `skipped by default: ${NAMED}`],
  ['TOOLS', LIST, `skipped by default: ${NAMED}`],
  ['notes.txt', '{}', 'skipped: no known format.'],
  [
    'one.json',
    JSON.stringify(JSON.parse(LIST).tools[0]),
    'skipped by default: no known format. Named on the command line it is taken for mcp; the config can say so too ("formats").',
  ],
])('%s', async (name, text, expected) => {
  let out = '';
  const terminal = {
    cwd: makeFolder({ [name]: text }),
    env: {},
    hasColors: false,
    isInteractive: () => false,
    out: (some: string) => void (out += some),
    err: () => {},
    settle: () => {},
    keepCode: () => {},
  };
  expect(await why(name, {}, { rules, formats }, terminal)).toBe(0);
  expect(out).toBe(`${name}: ${expected}\n`);
});
