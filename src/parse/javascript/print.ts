/** Prints values as TypeScript and JavaScript, in the style of the file. */
import { sourceNodeOf, type Printable } from '../../core/rule.js';
import type { Node, StringNode } from '../../core/tree.js';
import type { LineEnd } from '../lines.js';
import { known } from '../../core/collections.js';
import { behind, inBrackets, isList, isScalar, printNumber } from '../text-edits.js';
import type { Scalar } from '../text-edits.js';

export type Quote = "'" | '"' | '`';

/** How a file is written. */
export interface SourceStyle {
  readonly lineEnd: LineEnd;
  readonly unit: string;
  readonly quote: Quote;
  readonly padding: string;
  /** Whether the last child of a list over several lines has a comma. */
  readonly trailing: boolean;
}

export interface Printer {
  readonly style: SourceStyle;
  /** A piece of the file as it is written there, with a new indentation. */
  written(node: Node, indent: string | undefined): string | undefined;
}

/** Longer values are printed on several lines, if that is allowed. */
const LONGEST_LINE = 60;

/** With an indentation it may take several lines, the later ones so indented. */
export function printSource(value: Printable, printer: Printer, indent: string | undefined): string | undefined {
  if (isScalar(value)) return printScalar(value, printer);
  const node = sourceNodeOf(value);
  if (node) return printer.written(node, indent);
  const short = printList(value, printer, undefined);
  if (indent === undefined || short === undefined || short.length <= LONGEST_LINE) return short;
  return printList(value, printer, indent);
}

function printScalar(value: Scalar, { style }: Printer): string {
  if (typeof value === 'string') return quoted(value, style.quote);
  return typeof value === 'number' ? printNumber(value) : String(value);
}

function printList(
  value: Exclude<Printable, Scalar>,
  printer: Printer,
  indent: string | undefined,
): string | undefined {
  const { lineEnd, unit, padding, trailing } = printer.style;
  const inner = indent === undefined ? undefined : indent + unit;
  const lines =
    inner === undefined
      ? undefined
      : { inner: lineEnd + inner, outer: lineEnd + indent, trailing: trailing ? ',' : '' };
  const print = (child: Printable): string | undefined => printSource(child, printer, inner);
  if (isList(value)) return inBrackets('[]', value.map(print), { padding: '', lines });
  const entries = Object.entries(value).map(([key, each]) =>
    behind(`${printKey(key, printer.style)}: `, print(each as Printable)),
  );
  return inBrackets('{}', entries, { padding, lines });
}

/** Bare where it is a plain name; `__proto__` would set the prototype. */
export function printKey(key: string, style: Pick<SourceStyle, 'quote'>, isQuoted = false): string {
  if (key === '__proto__') return `[${quoted(key, style.quote)}]`;
  return !isQuoted && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}

/** The offset of a UTF-16 unit of a literal's value; undefined for a computed string. */
export const offsetIn = offsetFinder(offsetsOf);

function offsetsOf(text: string, { start, end, value, file }: StringNode): Offsets | undefined {
  const quote = text[start];
  if (file !== undefined || (quote !== "'" && quote !== '"' && quote !== '`')) return undefined;
  const offsets: number[] = [];
  let at = start + 1;
  let units = '';
  while (at < end - 1) {
    if (text[at] === quote || (quote === '`' && text.startsWith('${', at))) return undefined;
    const { length, stands } = unitAt(text, at);
    for (let unit = 0; unit < stands.length; unit++) offsets.push(at);
    units += stands;
    at += length;
  }
  if (at !== end - 1 || text[at] !== quote || units !== value) return undefined;
  offsets.push(at);
  return offsets;
}

const SHORT: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' };

/** The length of the next piece of a literal, and the UTF-16 units that it represents. */
function unitAt(text: string, at: number): { length: number; stands: string } {
  if (text[at] !== '\\') {
    // In a template, line ends are read as \n; no other literal has any.
    if (text[at] !== '\r') return { length: 1, stands: text[at]! };
    return { length: text[at + 1] === '\n' ? 2 : 1, stands: '\n' };
  }
  const next = text[at + 1] ?? '';
  if (next === '\r' && text[at + 2] === '\n') return { length: 3, stands: '' };
  if (/[\n\r\u2028\u2029]/.test(next)) return { length: 2, stands: '' };
  const code = /^(?:x([\da-f]{2})|u([\da-f]{4})|u\{([\da-f]{1,6})\}|([0-7]{1,3}))/i.exec(text.slice(at + 1, at + 10));
  if (code?.[4] !== undefined) return octal(code[4]);
  const hex = code?.[1] ?? code?.[2] ?? code?.[3];
  if (hex !== undefined) {
    const point = Number.parseInt(hex, 16);
    return { length: 1 + code![0].length, stands: point > 0x10ffff ? '' : String.fromCodePoint(point) };
  }
  return { length: 2, stands: Object.hasOwn(SHORT, next) ? SHORT[next]! : next };
}

function octal(digits: string): { length: number; stands: string } {
  const taken = Number.parseInt(digits, 8) > 0o377 ? digits.slice(0, 2) : digits;
  return { length: 1 + taken.length, stands: String.fromCharCode(Number.parseInt(taken, 8)) };
}

export const quoted = (value: string, quote: Quote): string => quote + escaped(value, quote) + quote;

/** A text as it is written inside a literal; `before` is the source text in front of it. */
export function escaped(value: string, quote: Quote, before = ''): string {
  const isTemplate = quote === '`';
  let written = '';
  for (let at = 0; at < value.length; at++) {
    const unit = value[at]!;
    const isStart = at === 0;
    if (unit === quote || unit === '\\' || (isTemplate && unit === '$')) written += `\\${unit}`;
    else if (unit === '\n') written += isTemplate ? '\n' : '\\n';
    else if (isStart && ((isTemplate && unit === '{' && before.endsWith('$')) || isDigitBehindOctal(unit, before)))
      written += hexOf(unit);
    else if (unit === '\r') written += '\\r';
    else if (unit === '\t') written += '\\t';
    else if (/[\0-\x1f\x7f\u2028\u2029]/.test(unit) || isLoneSurrogate(value, at)) written += hexOf(unit);
    else written += unit;
  }
  return written;
}

const isDigitBehindOctal = (unit: string, before: string): boolean => /\d/.test(unit) && /\\[0-7]{1,2}$/.test(before);

function hexOf(unit: string): string {
  const hex = unit.charCodeAt(0).toString(16);
  return hex.length > 2 ? `\\u${hex.padStart(4, '0')}` : `\\x${hex.padStart(2, '0')}`;
}

function isLoneSurrogate(value: string, at: number): boolean {
  const code = value.charCodeAt(at);
  if (code >= 0xd800 && code <= 0xdbff) return !/[\udc00-\udfff]/.test(value[at + 1] ?? '');
  return code >= 0xdc00 && code <= 0xdfff && !/[\ud800-\udbff]/.test(value[at - 1] ?? '');
}

/** One offset for each unit of the value, and one for its end. */
export type Offsets = readonly number[];

/** Caches the offsets of each string. */
export function offsetFinder(
  find: (text: string, node: StringNode) => Offsets | undefined,
): (text: string, node: StringNode, index: number) => number | undefined {
  const found = new WeakMap<StringNode, Offsets | undefined>();
  return (text, node, index) => known(found, node, () => find(text, node))?.[index];
}
