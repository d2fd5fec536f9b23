/** The texts of string literals, with the place that each unit of them comes from, and how Python cleans docstrings. */

interface Decoded {
  readonly value: string;
  /** Where each UTF-16 unit is in the file, and where the text ends. */
  readonly offsets: readonly number[];
  /** `b"…"` */
  readonly isBytes: boolean;
  readonly isRaw: boolean;
}

const LITERAL = /^([a-zA-Z]{0,2})("""|'''|"|')/;

/** One literal, from its prefix to its last quote. Undefined where it does not end. */
export function decode(text: string, from: number, to: number): Decoded | undefined {
  const [head, prefix, quote] = LITERAL.exec(text.slice(from, from + 5)) ?? [];
  if (head === undefined || !text.slice(from + head.length, to).endsWith(quote!)) return undefined;
  const isRaw = /r/i.test(prefix!);
  const isBytes = /b/i.test(prefix!);
  const isFormat = /[ft]/i.test(prefix!);
  const end = to - quote!.length;
  const written = text.slice(from + head.length, end);
  if (!(isFormat ? /[\\\r{}]/ : /[\\\r]/).test(written)) return plain(written, from + head.length, isBytes, isRaw);
  const parts: string[] = [];
  const offsets: number[] = [];
  const add = (piece: string, at: number): void => {
    parts.push(piece);
    for (let unit = 0; unit < piece.length; unit++) offsets.push(at);
  };
  for (let at = from + head.length; at < end;) {
    const char = text[at]!;
    if (char === '\r' && text[at + 1] === '\n') at++;
    if (char === '\\' && !isRaw) {
      const [length, piece] = escapeAt(text, at, end);
      add(piece, at);
      at += length;
    } else {
      add(text[at]!, at);
      at += isFormat && /[{}]/.test(char) && text[at + 1] === char ? 2 : 1;
    }
  }
  return { value: parts.join(''), offsets: [...offsets, end], isBytes, isRaw };
}

/** Nearly all are as they are written, and few are asked where each unit is. */
function plain(value: string, from: number, isBytes: boolean, isRaw: boolean): Decoded {
  let offsets: readonly number[] | undefined;
  return {
    ...{ value, isBytes, isRaw },
    get offsets() {
      return (offsets ??= range(from, from + value.length + 1));
    },
  };
}

const SIMPLE: Readonly<Record<string, string>> = {
  ...{ '\\': '\\', "'": "'", '"': '"', a: '\x07', b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
  '\n': '',
};

/** The length of an escape and what it means. */
function escapeAt(text: string, at: number, end: number): [length: number, piece: string] {
  const next = text[at + 1]!;
  if (next === '\r' && text[at + 2] === '\n') return [3, ''];
  if (Object.hasOwn(SIMPLE, next)) return [2, SIMPLE[next]!];
  const rest = text.slice(at + 1, Math.min(end, at + 120));
  const [octal] = /^[0-7]{1,3}/.exec(rest) ?? [];
  if (octal !== undefined) return [1 + octal.length, String.fromCodePoint(parseInt(octal, 8))];
  const [, hex] = /^(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8}))/.exec(rest)?.filter(Boolean) ?? [];
  if (hex !== undefined) {
    const point = parseInt(hex, 16);
    return [2 + hex.length, point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd'];
  }
  const [named] = /^N\{[^}]{1,100}\}/.exec(rest) ?? [];
  // The name of a character: which one does not matter.
  if (named !== undefined) return [1 + named.length, '\ufffd'];
  return [1, '\\'];
}

/** What of a text is kept: the places of its units in it. */
type Kept = readonly number[];

const unitsOf = (text: string): Kept => range(0, text.length);

/** `inspect.cleandoc`: without the indentation that all lines but the first have, and without empty lines at both ends. */
export const cleaned = (text: string): string => textIn(text, cleanedStretches(text));

/** What the compiler of Python 3.13 and newer makes of a docstring: only the indentation goes. */
export const dedented = (text: string): string => textIn(text, dedentedStretches(text));

const textIn = (text: string, stretches: readonly Stretch[]): string =>
  stretches.map(({ start, end }) => text.slice(start, end)).join('');

/** What is left of a text, which is a few stretches of it. */
export function kept(text: string, units: Kept): string {
  let all = '';
  let from = 0;
  for (let at = 1; at <= units.length; at++) {
    if (units[at] === units[at - 1]! + 1) continue;
    all += text.slice(units[from], units[at - 1]! + 1);
    from = at;
  }
  return all;
}

/** The ways in which a docstring may have been cleaned: how a value is found in the text that is written. */
export const CLEANINGS: readonly ((text: string) => Kept)[] = [
  unitsOf,
  (text) => unitsIn(cleanedStretches(text)),
  (text) => unitsIn(dedentedStretches(text)),
];

const unitsIn = (stretches: readonly Stretch[]): Kept => stretches.flatMap(({ start, end }) => range(start, end));

function dedentedStretches(text: string): Stretch[] {
  const lines = linesOf(text);
  const margin = marginOf(text, lines.slice(1));
  return lines.map(({ start, end }, index) => {
    const own = text.slice(start, end);
    const blank = /^[ \t]*$/.test(own.replace(/\n$/, ''));
    const indent = /^[ \t]*/.exec(own)![0].length;
    const cut = index === 0 ? indent : blank ? Math.min(indent, margin) : margin;
    return { start: start + cut, end };
  });
}

function cleanedStretches(text: string): Stretch[] {
  const lines = linesOf(text);
  const margin = marginOf(text, lines.slice(1));
  const cut = lines.map(({ start, end }, index) => {
    const indent = /^[ \t]*/.exec(text.slice(start, end))![0].length;
    return { start: start + (index === 0 ? indent : Math.min(margin, indent)), end };
  });
  const isBlank = ({ start, end }: Stretch): boolean => /^\n?$/.test(text.slice(start, end));
  while (cut.length > 0 && isBlank(cut[0]!)) cut.shift();
  while (cut.length > 0 && isBlank(cut.at(-1)!)) cut.pop();
  if (cut.every(({ start, end }) => text.slice(start, end).trim() === '')) return [];
  // Its last line has no line break.
  const last = cut.pop()!;
  return [...cut, text[last.end - 1] === '\n' ? { ...last, end: last.end - 1 } : last];
}

function range(start: number, end: number): number[] {
  const all: number[] = [];
  for (let at = start; at < end; at++) all.push(at);
  return all;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function linesOf(text: string): Stretch[] {
  const lines: Stretch[] = [];
  for (let start = 0; start <= text.length;) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at + 1;
    lines.push({ start, end });
    if (at < 0) break;
    start = end;
  }
  return lines;
}

function marginOf(text: string, lines: readonly Stretch[]): number {
  let margin = Infinity;
  for (const { start, end } of lines) {
    const own = text.slice(start, end).replace(/\n$/, '');
    if (own.trim() !== '') margin = Math.min(margin, /^[ \t]*/.exec(own)![0].length);
  }
  return margin === Infinity ? 0 : margin;
}

/** `textwrap.dedent` */
export function dedent(text: string): string {
  const lines = text.split('\n').map((line) => (line.trim() === '' ? '' : line));
  const margin = Math.min(...lines.filter((line) => line !== '').map((line) => /^[ \t]*/.exec(line)![0].length));
  return lines.map((line) => line.slice(margin === Infinity ? 0 : margin)).join('\n');
}
