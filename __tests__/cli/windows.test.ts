/** The paths that Node gives on Windows, which the tests have there anyway. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { rulesAt, toolintJson } from '../support/cli.js';
import { WINDOWS_PATHS } from '../support/windows.js';
import { addFiles, isWindows, makeFolder } from '../run/folder.js';

const elsewhere = isWindows ? test.skip : test;

const TOOL = `{ "tools": [
  { "name": "a b", "description": "Looks it up.", "inputSchema": { "type": "object" } }
] }
`;

elsewhere('with --changed, what git follows and nobody has changed is left out', async () => {
  const folder = makeFolder({ 'src/a.json': TOOL, 'src/b.json': TOOL });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All');
  addFiles(folder, { 'src/b.json': TOOL.replace('a b', 'a c') });
  for (const cwd of [folder, join(folder, 'src')]) {
    const { report } = await toolintJson(['--changed=HEAD', '.'], { cwd, env: WINDOWS_PATHS });
    expect(rulesAt(report)).toEqual([`mcp/name-format ${cwd === folder ? 'src/' : ''}b.json:2:13`]);
  }
});
