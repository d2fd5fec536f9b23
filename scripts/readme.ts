/** The documentation shows real files and real output: each block below a `file:` or `output:` comment is written from it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const BLOCK = /(<!-- (file|output): ([^\n]+) -->\n\n```\w*\n)[^]*?(^```$)/gm;

export function withRealBlocks(readme: string): string {
  return readme.replace(BLOCK, (_, head: string, kind: string, what: string, end: string) => {
    const text = kind === 'file' ? readFileSync(what, 'utf8') : outputOf(what);
    return `${head}${text.trim()}\n${end}`;
  });
}

/** What a command of ours prints, whatever its exit status. */
function outputOf(command: string): string {
  const [program, ...args] = command.split(' ');
  if (program !== 'node') throw new Error(`The README may only run node, not ${program}.`);
  return spawnSync(process.execPath, args, {
    encoding: 'utf8',
    // As wide as a block of code on a page.
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '', COLUMNS: '84' },
  }).stdout;
}
