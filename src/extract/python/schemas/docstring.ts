/** Docstrings: what they say of parameters, and what fastmcp serves of them as the description. */
import { append } from '../../../core/collections.js';
import type { Node, Place } from '../../../core/tree.js';
import type { Module } from '../names.js';
import { CLEANINGS, decode, kept } from '../strings.js';
import { docstringOf, placeOf, textOf, type PyNode } from '../syntax.js';

export interface Documentation {
  /** By the name of the parameter, each at its place. */
  readonly parameters: ReadonlyMap<string, DocumentedParameter>;
  /** The text before the first section: what fastmcp serves where parameters are documented. */
  readonly description?: string;
}

interface DocumentedParameter {
  /** The name, where it is written. */
  readonly name: Place;
  readonly text: Node & { readonly kind: 'string' };
}

const NOTHING: Documentation = { parameters: new Map() };

interface Line {
  readonly text: string;
  /** Where it starts in the cleaned text. */
  readonly start: number;
}

interface Found {
  readonly name: string;
  readonly line: Line;
  /** Where the name starts in its line. */
  readonly at: number;
  readonly text: string;
}

interface Sections {
  readonly items: readonly Found[];
  readonly description: string | undefined;
}

/** Without one of these words, no parameter is documented. */
const SPEAKS = /\b(?:arg|param|key)|\bParameters\b/i;

export function documentationOf(module: Module, fn: PyNode): Documentation {
  const node = docstringOf(fn);
  const isOfInterest = node?.name === 'String' && SPEAKS.test(textOf(module, node));
  const decoded = isOfInterest ? decode(module.text, node.from, node.to) : undefined;
  if (!node || !decoded || decoded.isBytes) return NOTHING;
  const units = CLEANINGS[1]!(decoded.value);
  const text = kept(decoded.value, units);
  let start = 0;
  const raw = text.split('\n').map((each): Line => {
    const line = { text: each, start };
    start += each.length + 1;
    return line;
  });
  // The parser of sections takes an indentation once more that all lines but the first have: after `Args:` as the first.
  const margin = Math.min(...raw.slice(1).flatMap((line) => (isBlank(line) ? [] : indentOf(line))));
  const cut = (line: Line, by: number): Line => ({ text: line.text.slice(by), start: line.start + by });
  const lines = raw.map((line, index) =>
    index > 0 && margin < Infinity ? cut(line, Math.min(margin, indentOf(line))) : line,
  );
  const found = [google, numpy, sphinx].map((read) => read(lines)).find(({ items }) => items.length > 0);
  if (!found) return NOTHING;
  const { file } = placeOf(module, node);
  const placeAt = (from: number, to: number): Place => ({
    start: decoded.offsets[units[from]!]!,
    end: decoded.offsets[units[to - 1]!]! + 1,
    ...(file !== undefined && { file }),
  });
  const parameters = new Map<string, DocumentedParameter>();
  for (const { name, line, at, text: value } of found.items) {
    const from = line.start + at;
    const end = line.start + line.text.trimEnd().length;
    parameters.set(name, {
      name: placeAt(from, from + name.length),
      text: { kind: 'string', ...placeAt(line.start + /^\s*/.exec(line.text)![0].length, end), value },
    });
  }
  return { parameters, ...(found.description !== undefined && { description: found.description }) };
}

/** What this line starts, in Google's style. */
const HEADING = /^(\w[\s\w-]*):(?:\s|$)/;
const PARAMETERS = /^(?:args|arguments|params|parameters)$/i;

function google(lines: readonly Line[]): Sections {
  const items: Found[] = [];
  const before: string[] = [];
  let isBefore = true;
  let isInCode = false;
  for (let index = 0; index < lines.length; index++) {
    const { text } = lines[index]!;
    const isFence = text.trimStart().startsWith('```');
    if (isFence) isInCode = !isInCode;
    const [, heading] = (!isFence && !isInCode && HEADING.exec(text)) || [];
    if (
      heading === undefined ||
      !isBlank(lines[index - 1]) ||
      isBlank(lines[index + 1]) ||
      !isIndented(lines[index + 1])
    ) {
      if (isBefore) before.push(text);
      continue;
    }
    isBefore &&= before.every((each) => each === '');
    const end = endOfBlock(lines, index + 1);
    if (PARAMETERS.test(heading)) append(items, itemsIn(lines.slice(index + 1, end)));
    index = end - 1;
  }
  return { items, description: textIn(before) };
}

const isBlank = (line: Line | undefined): boolean => !line || line.text.trim() === '';
const isIndented = (line: Line | undefined): boolean => line?.text.startsWith(' ') === true;
const indentOf = ({ text }: Line): number => /^ */.exec(text)![0].length;

function withoutLastBreaks(text: string): string {
  let end = text.length;
  while (text[end - 1] === '\n') end--;
  return text.slice(0, end);
}

const textIn = (lines: readonly string[]): string | undefined => {
  const text = withoutLastBreaks(lines.join('\n'));
  return text === '' ? undefined : text;
};

function endOfBlock(lines: readonly Line[], from: number): number {
  const indent = indentOf(lines[from]!);
  let at = from;
  while (at < lines.length && (isBlank(lines[at]) || indentOf(lines[at]!) >= indent)) at++;
  return at;
}

/** `name (type): text`, with what is indented below it. */
function itemsIn(lines: readonly Line[]): Found[] {
  const indent = indentOf(lines[0]!);
  const groups: Line[][] = [];
  for (const line of lines) {
    if (!isBlank(line) && indentOf(line) === indent) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.flatMap(([first, ...more]): Found[] => {
    const own = first!.text.slice(indent);
    const colon = own.indexOf(':');
    if (colon < 0) return [];
    const head = own.slice(0, colon);
    const name = (head.includes('(') && head.endsWith(')') ? head.slice(0, head.indexOf('(')) : head).trim();
    const rest = more.map((line) =>
      isBlank(line) ? '' : line.text.slice(indentOf(line) >= 2 * indent ? 2 * indent : indentOf(line)),
    );
    const text = withoutLastBreaks([own.slice(colon + 1).trimStart(), ...rest].join('\n'));
    return name === '' ? [] : [{ name, line: first!, at: indent + own.indexOf(name), text }];
  });
}

/** `Parameters` over a line of dashes. */
function numpy(lines: readonly Line[]): Sections {
  const items: Found[] = [];
  const isHeading = (index: number): boolean =>
    /^\w[\w ]*$/.test(lines[index]?.text ?? '') && /^-{3,}\s*$/.test(lines[index + 1]?.text ?? '');
  const first = lines.findIndex((_, index) => isHeading(index));
  if (first < 0) return { items, description: undefined };
  for (let index = first; index < lines.length; index++) {
    if (!isHeading(index) || !PARAMETERS.test(lines[index]!.text.trim())) continue;
    let end = index + 2;
    while (end < lines.length && !isHeading(end)) end++;
    for (let at = index + 2; at < end; at++) {
      const [, names] = /^([\w*]+(?:, [\w*]+)*)(?:\s*:.*)?$/.exec(lines[at]!.text) ?? [];
      if (names === undefined) continue;
      let last = at + 1;
      while (last < end && (isBlank(lines[last]) || isIndented(lines[last]))) last++;
      const body = lines.slice(at + 1, last);
      const indent = body[0] ? indentOf(body[0]) : 0;
      const text = textIn(body.map((line) => line.text.slice(Math.min(indent, indentOf(line))))) ?? '';
      for (const name of names.split(', '))
        items.push({ name, line: lines[at]!, at: lines[at]!.text.indexOf(name), text });
    }
  }
  return { items, description: textIn(lines.slice(0, first).map(({ text }) => text)) };
}

/** `:param name: text` */
function sphinx(lines: readonly Line[]): Sections {
  const items: Found[] = [];
  const first = lines.findIndex(({ text }) => /^:\w[^:]*:/.test(text));
  for (const [index, line] of lines.entries()) {
    const [head, name] = /^:(?:param|parameter|arg|argument|key|keyword)\s+(?:\S+\s+)?(\w+):/.exec(line.text) ?? [];
    if (head === undefined || name === undefined) continue;
    const more: string[] = [];
    for (let at = index + 1; at < lines.length && isIndented(lines[at]); at++) more.push(lines[at]!.text.trim());
    const text = [line.text.slice(head.length).trim(), ...more].join(' ').trim();
    items.push({ name, line, at: head.length - 1 - name.length, text });
  }
  return { items, description: textIn(lines.slice(0, Math.max(0, first)).map(({ text }) => text)) };
}
