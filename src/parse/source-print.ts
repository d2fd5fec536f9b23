/** Values printed into TypeScript and JavaScript, in the style of the file. */
import { writtenNode, type Printable } from '../core/rule.js';
import type { Node } from '../core/tree.js';
import { isList, isRecord, isScalar, printNumber, type Scalar } from './printable.js';
import type { SourceStyle } from './estree/written.js';
import { quoted } from './source-strings.js';

export interface Printer {
  readonly style: SourceStyle;
  /** A piece of the file in its own words, indented anew. */
  written(node: Node, indent: string | undefined): string | undefined;
}

/** What is longer is spread over several lines, where there are several. */
const LONGEST_LINE = 60;

/** With an indentation it may take several lines, the later ones so indented. */
export function printSource(value: Printable, printer: Printer, indent: string | undefined): string | undefined {
  if (isScalar(value)) return printScalar(value, printer);
  const node = writtenNode(value);
  if (node) return printer.written(node, indent);
  const short = printList(value, printer, undefined);
  if (indent === undefined || short === undefined || short.length <= LONGEST_LINE) return short;
  return printList(value, printer, indent);
}

function printScalar(value: Scalar, { style }: Printer): string {
  if (typeof value === 'string') return quoted(value, style.quote);
  return typeof value === 'number' ? printNumber(value) : String(value);
}

function printList(value: Printable, printer: Printer, indent: string | undefined): string | undefined {
  const { style } = printer;
  const inner = indent === undefined ? undefined : indent + style.unit;
  const children: string[] = [];
  const add = (lead: string, child: Printable): boolean => {
    const text = printSource(child, printer, inner);
    if (text !== undefined) children.push(lead + text);
    return text !== undefined;
  };
  const isDone = isList(value)
    ? value.every((item) => add('', item))
    : isRecord(value) && Object.entries(value).every(([key, each]) => add(`${printKey(key, style)}: `, each));
  if (!isDone) return undefined;
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  if (children.length === 0) return open + close;
  if (inner === undefined) {
    const padding = isList(value) ? '' : style.padding;
    return open + padding + children.join(', ') + padding + close;
  }
  const separator = style.lineEnd + inner;
  const last = style.trailing ? ',' : '';
  return open + separator + children.join(`,${separator}`) + last + style.lineEnd + indent + close;
}

/** Bare where it is a plain name; `__proto__` would set the prototype. */
export function printKey(key: string, style: Pick<SourceStyle, 'quote'>, isQuoted = false): string {
  if (key === '__proto__') return `[${quoted(key, style.quote)}]`;
  return !isQuoted && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}
