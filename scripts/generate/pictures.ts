/** Draws the pictures of the docs from real output: runs in a terminal, and a comment of a review. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inOneText } from '../../src/core/message.js';
import { piecesOf, type Piece } from '../ansi.js';

const EXAMPLE = 'examples/mcp/delete-order.ts';
const RELEASE = 'examples/release';
const RUNNING = 'examples/running';
/** As it is called on this machine. */
const PYTHON = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);

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
    ...server(),
    'docs/images/review.svg': review(report.findings.find(({ fix }) => fix?.safe)!),
  };
}

interface Finding {
  readonly rule: string;
  readonly severity: string;
  readonly message: string;
  readonly help?: string;
  readonly path: string;
  readonly line: number;
  readonly fix?: { readonly safe: boolean; readonly edits: readonly Edit[] };
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
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

/** A running server in Python; without one on this machine, the picture stays as it is. */
function server(): Readonly<Record<string, string>> {
  const path = 'docs/images/server.svg';
  if (PYTHON === undefined) return existsSync(path) ? { [path]: readFileSync(path, 'utf8') } : {};
  const args = ['server', '--source', '.', '--'];
  const text = output(['server', '--color', ...args.slice(1), PYTHON, 'server.py'], RUNNING);
  return { [path]: terminal([[`npx toolint ${args.join(' ')} python server.py`, text]]) };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a terminal shows for each command, with its colours. */
function terminal(steps: readonly (readonly [command: string, text: string])[]): string {
  const shown = steps.flatMap(([command, text], index) => [
    ...(index > 0 ? [''] : []),
    ...[`\u001b[32m$\u001b[39m ${command}`, '', ...text.trimEnd().split('\n')],
  ]);
  const lines = shown.flatMap((line) => (line.includes('https://') ? [piecesOf(line)] : asWide(piecesOf(line))));
  const columns = Math.max(COLUMNS, ...lines.map((line) => line.reduce((sum, { text }) => sum + [...text].length, 0)));
  const rows = lines.map((line, at) => `<text x="20" y="${60 + at * LINE}">${coloured(line)}</text>`);
  return svg(Math.ceil(40 + columns * CHARACTER), 60 + lines.length * LINE, [
    '<rect width="100%" height="100%" rx="8" fill="#0d1117"/>',
    ...['#ff5f57', '#febc2e', '#28c840'].map(
      (fill, at) => `<circle cx="${22 + at * 20}" cy="20" r="6" fill="${fill}"/>`,
    ),
    '<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="14" fill="#e6edf3">',
    ...rows,
    '</g>',
  ]);
}

/** A line that is wider than the terminal goes on below, as in a terminal; one with an address makes the picture wider. */
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

/** A comment as GitHub shows it: the line that it is on, the rule, the message, and the change that one click applies. */
function review({ rule, severity, message, help, path, line, fix }: Finding): string {
  const text = readFileSync(path, 'utf8');
  const before = lineOf(text, line);
  const after = lineOf(edited(text, fix!.edits), line);
  const words = wrapped(inOneText({ message, help }).replaceAll('`', '\u0001'), 96);
  const isCode = { now: false };
  const rows = words.map((text, at) => `<text x="76" y="${182 + at * 24}">${withCode(text, isCode)}</text>`);
  const box = 182 + words.length * 24 - 4;
  const end = box + 148;
  return svg(880, end + 12, [
    `<rect x=".5" y=".5" width="879" height="${end + 11}" rx="8" fill="#fff" stroke="#d1d9e0"/>`,
    '<g font-family="system-ui,-apple-system,Segoe UI,Helvetica,Arial,sans-serif" font-size="14" fill="#1f2328">',
    `<text x="20" y="30" ${CODE}>${escaped(path)}</text>`,
    '<rect x="1" y="46" width="878" height="30" fill="#dafbe1"/>',
    `<text x="20" y="66" ${CODE}>${line}  +${spaced(` ${before}`)}</text>`,
    '<circle cx="38" cy="112" r="14" fill="#0969da"/><text x="38" y="117" text-anchor="middle" fill="#fff" font-size="13">t</text>',
    '<text x="62" y="117"><tspan font-weight="bold">github-actions</tspan> <tspan fill="#59636e">bot commented</tspan></text>',
    `<text x="76" y="152">${severity === 'error' ? '❌' : '⚠️'} <tspan font-weight="bold">${severity}</tspan> <tspan fill="#0969da" ${CODE}>${escaped(rule)}</tspan></text>`,
    ...rows,
    `<rect x="76.5" y="${box + 0.5}" width="767" height="136" rx="6" fill="none" stroke="#d1d9e0"/>`,
    `<text x="90" y="${box + 25}" font-size="13" font-weight="bold">Suggested change</text>`,
    ...[
      { sign: '-', text: before, back: '#ffebe9' },
      { sign: '+', text: after, back: '#dafbe1' },
    ].flatMap(({ sign, text, back }, at) => [
      `<rect x="77" y="${box + 38 + at * 26}" width="766" height="26" fill="${back}"/>`,
      `<text x="90" y="${box + 56 + at * 26}" ${CODE}>${line}  ${sign}${spaced(` ${text}`)}</text>`,
    ]),
    `<rect x="694.5" y="${box + 97.5}" width="140" height="30" rx="6" fill="#f6f8fa" stroke="#d1d9e0"/>`,
    `<text x="764.5" y="${box + 117}" font-size="13" text-anchor="middle">Commit suggestion</text>`,
    '</g>',
  ]);
}

const CODE = 'font-family="ui-monospace,Menlo,Consolas,monospace" font-size="13"';
const spaced = (text: string): string => escaped(text).replaceAll(' ', '\u00a0');
const lineOf = (text: string, line: number): string => text.split('\n')[line - 1]!;

function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), text);
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
