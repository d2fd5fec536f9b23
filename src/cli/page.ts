/** A page in Markdown, as our rules have them, made fit to be read in a terminal. */
import type { Palette } from '../report/palette.js';
import { width, wrap } from '../report/width.js';

interface PageStyle {
  readonly paint: Palette;
  readonly columns: number;
}

type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'item' | 'text' | 'file'; readonly text: string };

export function page(markdown: string, style: PageStyle): string {
  const blocks = blocksOf(markdown.split('\n'));
  let text = '';
  blocks.forEach((block, index) => {
    const isTight = block.kind === 'item' && blocks[index - 1]?.kind === 'item';
    const isTitled = blocks[index - 1]?.kind === 'heading' && (blocks[index - 1] as { level: number }).level > 1;
    if (index > 0) text += isTight || isTitled ? '\n' : '\n\n';
    text += printed(block, style);
  });
  return `${text}\n`;
}

function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const fence = /^(`{3,})/.exec(line)?.[1];
    if (fence) {
      const end = lines.indexOf(fence, at + 1);
      blocks.push({ kind: 'code', lines: lines.slice(at + 1, end < 0 ? lines.length : end) });
      if (end < 0) break;
      at = end;
    } else if (line.startsWith('|')) {
      const rows = upTo(lines, at, (each) => !each.startsWith('|'));
      blocks.push({ kind: 'table', rows: rows.filter((_, row) => row !== 1).map(cells) });
      at += rows.length - 1;
    } else if (/^#+ /.test(line)) {
      blocks.push({ kind: 'heading', level: line.indexOf(' '), text: plain(line.replace(/^#+ /, '')) });
    } else if (line.startsWith('<!--')) {
      const file = /^<!-- file: (.+) -->$/.exec(line)?.[1];
      if (file) blocks.push({ kind: 'file', text: file });
    } else if (/^[-*] /.test(line)) {
      const own = [line.slice(2), ...upTo(lines, at + 1, (each) => !/^ +\S/.test(each))];
      blocks.push({ kind: 'item', text: joined(own) });
      at += own.length - 1;
    } else if (line.trim() !== '') {
      const own = upTo(lines, at, (each) => each.trim() === '' || /^(```|\||#+ |<!--|[-*] )/.test(each));
      blocks.push({ kind: 'text', text: joined(own) });
      at += own.length - 1;
    }
  }
  return blocks;
}

/** At least one line, and all up to the one that ends it. */
function upTo(lines: readonly string[], from: number, ends: (line: string) => boolean): string[] {
  const end = lines.findIndex((line, at) => at >= from && ends(line));
  return lines.slice(from, end < 0 ? lines.length : end);
}

const joined = (lines: readonly string[]): string => plain(lines.map((line) => line.trim()).join(' '));

const cells = (row: string): string[] =>
  row
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => plain(cell.trim()));

/** Without emphasis and links, other than to the web. Code keeps its ticks. */
function plain(text: string): string {
  return text.replace(
    /(?<!`)(`+)[^`]+\1|\[([^[\]]*)\]\(([^)\s]*)\)|\*\*|\\([\\`*_{}[\]()#+.!|<>-])/g,
    (whole: string, ticks?: string, shown?: string, link?: string, escaped?: string) => {
      if (ticks) return whole.replaceAll('\\|', '|');
      if (shown !== undefined) return link && /^https?:/.test(link) && link !== shown ? `${shown} (${link})` : shown;
      return escaped ?? '';
    },
  );
}

function printed(block: Block, style: PageStyle): string {
  const { paint, columns } = style;
  switch (block.kind) {
    case 'heading':
      return paint.bold(block.text);
    case 'code':
      return block.lines.map((line) => (line === '' ? '' : `    ${line}`)).join('\n');
    case 'file':
      return paint.dim(`  ${block.text}`);
    case 'table':
      return table(block.rows, style);
    case 'item':
      return hanging('  - ', block.text, style);
    case 'text':
      return withCode(wrap(block.text, columns), style).join('\n');
  }
}

/** All columns but the last are as wide as they must be; the last one is wrapped. */
function table([head = [], ...rows]: readonly (readonly string[])[], style: PageStyle): string {
  const hasHead = head.some((cell) => cell !== '');
  const shown = hasHead ? [head, ...rows] : rows;
  const last = head.length - 1;
  const widths = head.map((_, at) => Math.max(...shown.map((row) => width(row[at] ?? ''))));
  return shown
    .map((row, index) => {
      const left = row.slice(0, last).map((cell, at) => cell + ' '.repeat(widths[at]! - width(cell)));
      const isHead = hasHead && index === 0;
      const line = hanging(`  ${left.map((cell) => `${cell}  `).join('')}`, row[last] ?? '', style);
      return isHead ? style.paint.dim(line) : line;
    })
    .join('\n');
}

/** A text beside what stands before it. */
function hanging(before: string, text: string, style: PageStyle): string {
  const lines = withCode(wrap(text, Math.max(20, style.columns - width(before))), style);
  const [start = ''] = withCode([before], style);
  return start + lines.join(`\n${' '.repeat(width(before))}`);
}

/** Code in a colour of its own, which may go on in the next line. */
function withCode(lines: readonly string[], { paint }: PageStyle): string[] {
  const text = lines.join('\n');
  return text.replace(/`([^`]+)`/g, (_, code: string) => paint.code(code)).split('\n');
}
