/** Draws the pictures of the docs from real output: runs in a terminal, and a comment of a review. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inOneText } from '../../src/core/message.js';
import { piecesOf, type Piece } from '../ansi.js';

const EXAMPLE = 'examples/mcp/delete-order.ts';
const RELEASE = 'examples/release';

/** Colours that are legible on a dark ground. */
const INK: Readonly<Record<string, string>> = { 31: '#ff7b72', 32: '#7ee787', 33: '#e3b341', 36: '#79c0ff' };
const COLUMNS = 80;
const CHARACTER = 8.4;
const LINE = 20;

export function pictures(): Readonly<Record<string, string>> {
  const report = JSON.parse(output([EXAMPLE, '--format', 'json'])) as { findings: readonly Finding[] };
  return {
    'docs/images/terminal.svg': terminal([[`npx toolint ${EXAMPLE}`, output([EXAMPLE, '--color'])]]),
    'docs/images/release.svg': release(),
    'docs/images/review.svg': review(report.findings.find(({ rule }) => rule === 'mcp/read-only-name')!),
  };
}

interface Finding {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly help?: string;
  readonly path: string;
  readonly line: number;
}

function output(args: readonly string[], cwd = '.', hasErrors = false): string {
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('dist/cli.js'), ...args], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, COLUMNS: String(COLUMNS) },
  });
  return hasErrors ? stderr + stdout : stdout;
}

/** The files of a release, from wrong to right, in a copy. */
function release(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolint-release-'));
  try {
    cpSync(RELEASE, folder, { recursive: true });
    const steps = [['--format', 'concise'], ['--fix']].map((args): [string, string] => [
      `npx toolint ${args.join(' ')}`,
      output([...args, '--color'], folder, true),
    ]);
    return terminal(steps);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a terminal shows for each command, with its colours. */
function terminal(steps: readonly (readonly [command: string, text: string])[]): string {
  const shown = steps.flatMap(([command, text], index) => [
    ...(index > 0 ? [''] : []),
    ...[`\u001b[32m$\u001b[39m ${command}`, '', ...text.trimEnd().split('\n')],
  ]);
  const lines = shown.flatMap((line) => asWide(piecesOf(line)));
  const rows = lines.map((line, at) => `<text x="20" y="${60 + at * LINE}">${coloured(line)}</text>`);
  return svg(Math.ceil(40 + COLUMNS * CHARACTER), 60 + lines.length * LINE, [
    '<rect width="100%" height="100%" rx="8" fill="#0d1117"/>',
    ...['#ff5f57', '#febc2e', '#28c840'].map(
      (fill, at) => `<circle cx="${22 + at * 20}" cy="20" r="6" fill="${fill}"/>`,
    ),
    '<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="14" fill="#e6edf3">',
    ...rows,
    '</g>',
  ]);
}

/** A line that is wider than the terminal goes on below, as in a terminal. */
function asWide(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  let room = COLUMNS;
  for (const piece of pieces) {
    let rest = [...piece.text];
    while (rest.length > 0) {
      if (room === 0) {
        lines.push([]);
        room = COLUMNS;
      }
      const text = rest.slice(0, room);
      lines.at(-1)!.push({ ...piece, text: text.join('') });
      room -= text.length;
      rest = rest.slice(text.length);
    }
  }
  return lines;
}

/** Each piece stands at the column that it has in a terminal, whatever font the viewer has; plain spaces might collapse. */
function coloured(pieces: readonly Piece[]): string {
  let column = 0;
  return pieces
    .map(({ text, ink = '', bold, dim }) => {
      const colour = INK[ink];
      const style = `${colour ? ` fill="${colour}"` : ''}${bold ? ' font-weight="bold"' : ''}${dim ? ' opacity=".6"' : ''}`;
      const size = [...text].length;
      const at = `x="${(20 + column * CHARACTER).toFixed(1)}" textLength="${(size * CHARACTER).toFixed(1)}"`;
      column += size;
      return text.trim() === '' ? '' : `<tspan ${at}${style}>${escaped(text).replaceAll(' ', '\u00a0')}</tspan>`;
    })
    .join('');
}

/** A comment as GitHub shows it, with the rule, the message and the line that it is on. */
function review({ rule, severity, message, help, path, line }: Finding): string {
  const words = wrapped(inOneText({ message, help }).replaceAll('`', '\u0001'), 96);
  const isCode = { now: false };
  const rows = words.map((text, at) => `<text x="76" y="${182 + at * 24}">${withCode(text, isCode)}</text>`);
  const end = 182 + words.length * 24;
  return svg(880, end + 20, [
    `<rect x=".5" y=".5" width="879" height="${end + 19}" rx="8" fill="#fff" stroke="#d1d9e0"/>`,
    '<g font-family="system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif" font-size="14" fill="#1f2328">',
    `<text x="20" y="30" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="13">${escaped(path)}</text>`,
    '<rect x="1" y="46" width="878" height="30" fill="#dafbe1"/>',
    `<text x="20" y="66" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="13">${line}  +${escaped(` ${readFileSync(path, 'utf8').split('\n')[line - 1]}`).replaceAll(' ', '\u00a0')}</text>`,
    '<circle cx="38" cy="112" r="14" fill="#0969da"/><text x="38" y="117" text-anchor="middle" fill="#fff" font-size="13">t</text>',
    '<text x="62" y="117"><tspan font-weight="bold">github-actions</tspan> <tspan fill="#59636e">bot commented</tspan></text>',
    `<text x="76" y="152">${severity === 'error' ? '❌' : '⚠️'} <tspan font-weight="bold">${severity}</tspan> <tspan fill="#0969da" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="13">${escaped(rule)}</tspan></text>`,
    ...rows,
    '</g>',
  ]);
}

function wrapped(text: string, columns: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last !== '' && last.length + word.length >= columns) lines.push(word);
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
  }
  return lines;
}

/** Code may go on in the next line. */
function withCode(text: string, isCode: { now: boolean }): string {
  return text
    .split('\u0001')
    .map((piece, at) => {
      if (at > 0) isCode.now = !isCode.now;
      const style = isCode.now
        ? ' font-family="ui-monospace,Menlo,Consolas,monospace" font-size="13" fill="#953800"'
        : '';
      return piece === '' ? '' : `<tspan${style}>${escaped(piece)}</tspan>`;
    })
    .join('');
}

function svg(width: number, height: number, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${parts.join('\n')}\n</svg>\n`;
}
