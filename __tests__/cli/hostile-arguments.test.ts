/** An argument may come from a script, and a path from a checkout: whatever repeats one, nothing of it acts on a terminal. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { folderOf, GOOD, toolint } from '../support/cli.js';

/** An escape sequence, a C1 control, a change of direction, line breaks of all kinds, and what a build runner obeys. */
const EVIL = 'x\u001b[31m\u009b2J\u202e\r\nforged: y\u2028\u0085##[error]z';
const FILE = `${EVIL.replace('\r', '')}.json`;

let folder: ReturnType<typeof folderOf>;
beforeAll(() => {
  const tool = {
    name: EVIL,
    description: EVIL,
    inputSchema: { type: 'object', properties: { [EVIL]: { default: EVIL } } },
  };
  folder = folderOf({
    'good.json': GOOD,
    [FILE]: GOOD,
    'tools.json': JSON.stringify({ tools: [tool] }),
    'broken.json': '{ "mcpServers": ',
    'mcp.json': JSON.stringify({ mcpServers: { [EVIL]: {}, [`${EVIL}2`]: { command: EVIL, cwd: EVIL } } }),
  });
});
afterAll(() => folder.remove());

const COMMANDS: readonly (readonly string[])[] = [
  [EVIL],
  [FILE],
  [FILE, '--show-files'],
  ['explain'],
  ['explain', EVIL],
  ['explain', 'x', EVIL],
  ['rules', EVIL],
  ['rules', 'mcp', EVIL],
  ['clients', EVIL],
  ['clients', FILE],
  ['clients', 'tools.json'],
  ['clients', 'x', EVIL],
  ['init', EVIL],
  ['diff', EVIL],
  ['diff', 'HEAD', EVIL],
  ['diff', EVIL, EVIL, EVIL],
  ['diff', 'HEAD', '--', EVIL],
  ['dump', EVIL],
  ['dump', FILE],
  ['dump', 'tools.json'],
  ['dump', 'x', '--format', EVIL],
  ['lsp', EVIL],
  ['completion', EVIL],
  ['help', EVIL],
  [EVIL, '--help'],
  ['--version', EVIL],
  ['--print-tools', EVIL],
  ['--print-tools', FILE],
  ['--print-tools', 'tools.json'],
  ['--print-config', EVIL],
  ['--print-config', FILE],
  ['--show-files', EVIL],
  ['--why', EVIL],
  ['--why', FILE],
  ['--watch', '--why', EVIL],
  ['--stdin', EVIL],
  ['--stdin', '--stdin-filename', EVIL],
  ['--changed', EVIL],
  [`--changed=${EVIL}`],
  ['--suppress-at', EVIL, '--reason', EVIL],
  ['--suppress-at', `${EVIL}:1`, '--reason', 'x'],
  ['--suppress-at', 'good.json:1', '--suppress-rule', EVIL, '--reason', 'x'],
  ['--suppress-rule', EVIL, '--reason', 'x'],
  ['--output-file', `${EVIL}/x`, 'good.json'],
  ['--output-file', `good.json/${EVIL}`, 'good.json'],
  ['--output-file', FILE, FILE],
  ['--fix-dry-run', '--output-file', `good.json/${EVIL}`, 'good.json'],
  [`--${EVIL}`],
  [`--${EVIL}=${EVIL}`],
  [`--fix=${EVIL}`],
  [`-${EVIL}`],
  ...[
    '--config',
    '--preset',
    '--rule',
    '--clients',
    '--format',
    '--fail-on',
    '--max-warnings',
    '--if-no-manifests',
  ].flatMap((option) => [
    [option, EVIL],
    [option, EVIL, 'good.json'],
    ['rules', option, EVIL],
    ['explain', 'x', option, EVIL],
    ['server', option, EVIL, '--', EVIL],
  ]),
  ['--rule', `${EVIL}=off`, 'good.json'],
  ['--rule', `mcp/x=${EVIL}`, 'good.json'],
  ['server', '--', EVIL],
  ['server', '--cwd', EVIL, '--', 'no-such-command'],
  ['server', '--name', EVIL, '--', EVIL],
  ['server', '--url', EVIL],
  ['server', '--url', `http://127.0.0.1:1/${EVIL}`],
  ['server', '--url', `http://${EVIL}`],
  ['server', '--servers', EVIL],
  ['server', '--servers', FILE],
  ['server', '--servers', 'broken.json'],
  ['server', '--servers', 'mcp.json'],
  ['server', '--servers', 'mcp.json', '--name', EVIL],
  ['server', '--servers', 'mcp.json', '--name', `${EVIL}3`],
  ['server', '--env', EVIL, '--', 'no-such-command'],
  ['server', '--env', `A=${EVIL}`, '--', 'no-such-command'],
  ['server', '--env-from', EVIL, '--', 'node'],
  ['server', '--env-from', FILE, '--', 'node'],
  ['server', '--header', EVIL, '--url', 'http://127.0.0.1:1'],
  ['server', '--header', `a: ${EVIL}`, '--url', 'http://127.0.0.1:1'],
  ...['--start-timeout', '--list-timeout', '--max-pages', '--as', '--protocol', '--budget', '--source'].map(
    (option) => [...['server', option, EVIL, '--', 'no-such-command']],
  ),
  ['server', '--save', `good.json/${EVIL}`, '--', 'no-such-command'],
];

/** All but the line break, which no argument may bring in. */
const ACTS = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|##\[|^\s*forged/mu;

describe.each([['text'], ['json']])('as %s', (format) => {
  test.each(COMMANDS.map((args) => [JSON.stringify(args), args] as const))('%s', async (_, args) => {
    const json = format === 'json' && !args.includes('--format') ? ['--format', 'json'] : [];
    if (format === 'json' && json.length === 0) return;
    const given = [...args.slice(0, 1), ...(args[0] === 'lsp' ? [] : json), ...args.slice(1)];
    const { out, err } = await toolint(given, { cwd: folder.path, input: GOOD });
    expect(ACTS.exec(out + err)?.[0]).toBe(undefined);
    expect(err).not.toContain('toolint itself failed');
  });
});
