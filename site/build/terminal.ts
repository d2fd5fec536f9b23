/** What toolint prints in a terminal, in its colours. */
import { spawnSync } from 'node:child_process';
import { piecesOf } from '../../scripts/ansi.js';
import { escapeHtml } from '../pages/html.js';

const INK: Readonly<Record<string, string>> = { 31: 'red', 32: 'green', 33: 'yellow', 36: 'blue' };

/** What it prints where there are no colours. */
export const plain = (args: readonly string[]): string =>
  spawnSync(process.execPath, ['dist/cli.js', ...args], { encoding: 'utf8' }).stdout.trim();

/** Runs it in a terminal that is so wide. */
export function printed(args: readonly string[], columns: number): string {
  const { stdout } = spawnSync(process.execPath, ['dist/cli.js', ...args, '--color'], {
    encoding: 'utf8',
    env: { ...process.env, COLUMNS: String(columns) },
  });
  return stdout.trim().split('\n').map(coloured).join('\n');
}

/** A line that leads to a page is wrapped, as the address has no blanks. */
function coloured(line: string): string {
  const [indent] = /^ *= \w+: (?=https:)/.exec(line.replace(ESCAPES, '')) ?? [];
  const html = inColour(line);
  return indent === undefined ? html : `<span class="line" style="--indent:${indent.length}ch">${html}</span>`;
}

const ESCAPES = /\x1b\[\d+m/g;

function inColour(line: string): string {
  return piecesOf(line)
    .map(({ text, ink, bold, dim }) => {
      const classes = [ink && INK[ink], bold && 'bold', dim && 'dim'].filter(Boolean).join(' ');
      return classes ? `<span class="${classes}">${escapeHtml(text)}</span>` : escapeHtml(text);
    })
    .join('');
}
