/** What a YAML parser found wrong, in words for a person. */
import type { YAMLError } from 'yaml';
import { printable } from '../../core/text.js';
import type { Fault } from '../../core/rule.js';
import { partsOf, type Message } from '../../core/message.js';
import type { Place } from '../../core/tree.js';
import { lineEnd, lineStart } from '../lines.js';

interface YamlFault {
  readonly fault: Fault;
  /** From here on, what the parser made of the text is doubtful. */
  readonly brokenAt: number;
}

/** One document has one fault: what comes after the first is most often its consequence. */
export function yamlFault(text: string, errors: readonly YAMLError[]): YamlFault | undefined {
  if (errors.length === 0) return undefined;
  const first = errors.reduce((least, each) => (each.pos[0] < least.pos[0] ? each : least));
  const place = placeOf(text, first);
  const fault = causeOf(text, first.message, place.start) ?? { ...place, ...partsOf(wordsFor(text, first)) };
  return { fault, brokenAt: Math.min(place.start, fault.start) };
}

export const CONFLICT_SIGN = /^(?:<{7}|={7}|>{7})(?=\s|$)/m;

/** What a merge left in the file makes all other faults its consequences. */
export function conflictIn(text: string): Fault | undefined {
  const start = text.search(CONFLICT_SIGN);
  if (start < 0) return undefined;
  const message = {
    message: 'A merge conflict was left in the file.',
    help: 'Decide for one side, and remove the markers.',
  };
  return { start, end: start + 7, ...message };
}

function placeOf(text: string, { code, message, pos }: YAMLError): Place {
  if (code === 'BAD_DQ_ESCAPE') return { start: pos[0], end: Math.min(pos[0] + 2, text.length) };
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  if (quote !== undefined) {
    const start = Math.max(0, text.lastIndexOf(quote, pos[0] - 1));
    return { start, end: start + 1 };
  }
  let start = Math.min(pos[0], text.length);
  if (UNCLOSED.test(message)) {
    while (start > 0 && /\s/.test(text[start - 1]!)) start--;
    return { start, end: start };
  }
  while (text[start] === ' ') start++;
  // The rest of a long mistake would only hide the place.
  const word = /^[^\s:]*/.exec(text.slice(start, start + 100))![0].length;
  const line = lineEnd(text, start);
  return { start, end: Math.min(line, Math.max(pos[1], start + word)) };
}

/** A bracket is missing. */
const UNCLOSED = /^Flow .* end with a [\]}]$/;

const A_COLON_IS_MISSING = {
  message: 'A key and its colon must be on one line.',
  help: 'Perhaps a colon is missing here.',
};

const WORDS: readonly (readonly [RegExp, Message])[] = [
  [/^Missing closing ["']/, 'The string has no closing quote.'],
  [/^Tabs are not allowed/, { message: 'Tabs are not allowed as indentation in YAML.', help: 'Use spaces.' }],
  [/^All mapping items/, 'This line is not indented like the other keys of its mapping.'],
  [/^All sequence items/, 'This line is not indented like the other items of its list.'],
  [/^Sequence item without -/, 'A `- ` is missing before this item, or it is not indented like the others.'],
  [
    /^Nested mappings are not/,
    { message: 'A mapping cannot begin on the line of its key.', help: 'If this is text, put it in quotes.' },
  ],
  [
    /^Unexpected block-seq-ind on same line/,
    { message: 'A list cannot begin on the line of its key.', help: 'Put it on the next line.' },
  ],
  [/^Implicit keys need to be followed/, 'A colon is missing after this key.'],
  [/^Implicit keys/, A_COLON_IS_MISSING],
  [
    /must end with a \}|must be sufficiently indented and end with a \}/,
    'A } is missing: a mapping in braces is not closed.',
  ],
  [
    /must end with a \]|must be sufficiently indented and end with a \]/,
    'A ] is missing: a list in brackets is not closed.',
  ],
  [/^Unexpected (?:,|empty item) in flow/, 'A value is missing before this comma, or it is one comma too many.'],
  [/^Missing , |^Block collections are not allowed/, 'A comma is missing within { } or [ ].'],
  [/^Missing space after :/, 'A space is missing after the colon.'],
  [/^Comments must be separated/, 'A space is missing before the #.'],
  [/^Block scalar header includes/, 'The text of a block begins on the line after its | or >.'],
  [/^Block scalar (?:values|lines)/, 'The text of a block must be indented more than its key.'],
  [/^Block scalars with more-indented/, 'The first line of a block is less indented than the blank lines before it.'],
  [
    /^The : indicator must be/,
    { message: 'A key may be at most 1024 characters long.', help: 'Perhaps a quote is not closed.' },
  ],
  [
    /^Unexpected flow-(?:map|seq)-end/,
    { message: 'This bracket closes nothing.', help: 'Remove it, or put the text in quotes.' },
  ],
  [
    / at node end$/,
    { message: 'Nothing may follow the value here.', help: 'Perhaps a quote or a line break is missing.' },
  ],
  [
    /^A block sequence may not/,
    { message: 'This `- ` is not indented like the other items.', help: 'Items of one list begin in the same column.' },
  ],
  [
    /^Flow end indicator should/,
    { message: 'This bracket is not indented enough.', help: 'Indent it more than the key that it belongs to.' },
  ],
  [
    /^(?:Alias|Anchor) (?:cannot|ending)|^An alias node|^Tags and anchors|^Anchors and tags|^Missing newline after block/,
    { message: '`*`, `&` and `!` have a meaning of their own in YAML.', help: 'If this is text, put it in quotes.' },
  ],
  [/directives-end|doc-end/, 'A line of `---` or `...` is missing here, or is one too many.'],
  [
    /^(?:Unexpected|Expected|Unsupported|Not a YAML token)/,
    { message: 'YAML does not allow this here.', help: 'Perhaps a quote, a colon or a line break is missing.' },
  ],
];

/** `name:x` is no key with a value, but text; `https://x` was meant to be. */
function withoutBlank(text: string, start: number): string | undefined {
  const key = /^ *(?:- +)*([\w$-]{1,60}):(?!\/\/)[^\s:]/.exec(text.slice(start, start + 100))?.[1];
  return key && `A space is missing after the colon of \`${key}\`.`;
}

function wordsFor(text: string, { code, message, pos }: YAMLError): Message {
  const at = text.slice(pos[0], pos[0] + 2);
  if (code === 'BAD_DQ_ESCAPE')
    return { message: `YAML has no escape \`${printable(at)}\`.`, help: 'A backslash itself is written \\\\.' };
  if (/^(?:`{3}|~{3})/.test(text.slice(pos[0], pos[0] + 3)))
    return { message: 'This is a Markdown fence, which is not YAML.', help: 'Remove its lines, here and at the end.' };
  if (at.startsWith('`')) return 'Text cannot begin with a backquote in YAML. Put it in quotes.';
  if (code === 'BAD_SCALAR_START')
    return { message: `Text cannot begin with \`${printable(at.slice(0, 1))}\`.`, help: 'Put it in quotes.' };
  const words = WORDS.find(([pattern]) => pattern.test(message))?.[1];
  if (words === A_COLON_IS_MISSING) return withoutBlank(text, pos[0]) ?? words;
  if (words !== undefined) return words;
  const line = printable(message.split('\n', 1)[0]!.replace(/(?<![.:\s])[.:\s]+$/, ''), 90);
  return `This is not valid YAML: ${line.slice(0, 1).toLowerCase()}${line.slice(1)}.`;
}

// The mistake behind an error that a YAML parser reports further down, found in the lines around it.

/** Of longer lines the rest is not looked at. */
const LONGEST = 1000;
const LONGEST_KEY = 18;

type Find = (text: string, at: number) => Fault | undefined;

/** By what the parser says. */
const CAUSES: readonly (readonly [says: RegExp, find: Find])[] = [
  [/^Nested mappings are not|^Implicit keys need to be on/, deeperKey],
  [/^Implicit keys need to be on/, missingColon],
  [/ at node end$/, telltaleSign],
  [/^Not a YAML token/, textBesideBlock],
];

function causeOf(text: string, message: string, at: number): Fault | undefined {
  for (const [says, find] of CAUSES) {
    const cause = says.test(message) ? find(text, at) : undefined;
    if (cause) return cause;
  }
  return undefined;
}

/** A key that is indented deeper than the one above it, which has its value on its own line. */
function deeperKey(text: string, at: number): Fault | undefined {
  const start = lineStart(text, at);
  const end = lineEnd(text, at);
  const above = /^( *(?:- +)*)([\w$.-]+): +([^\s#].*)$/.exec(text.slice(start, Math.min(end, start + LONGEST)));
  // A colon within the text is a reason of its own.
  if (!above || above[3]!.includes(': ')) return undefined;
  const rest = text.slice(end, end + LONGEST);
  const below = /^(?:\r?\n[ \t]*)*\r?\n( +)([\w$.-]+):(?=\s)/.exec(rest);
  if (!below || below[1]!.length <= above[1]!.length) return undefined;
  if (above[2]!.startsWith('-')) {
    const dash = start + above[1]!.length;
    return { start: dash, end: dash + 1, message: 'A space is missing after this dash.' };
  }
  const from = end + below[0].length - 1 - below[2]!.length;
  const [key, other] = [below[2]!, above[2]!].map((each) => printable(each, LONGEST_KEY));
  const message = {
    message: `\`${key}\` is indented deeper than \`${other}\` above it.`,
    help: 'Keys of one object begin in the same column.',
  };
  return { start: from, end: from + below[2]!.length, ...message };
}

/** `version 1.0.0`; more words may be text that goes on. */
function missingColon(text: string, at: number): Fault | undefined {
  const line = text.slice(at, Math.min(lineEnd(text, at), at + LONGEST));
  const [, key] = /^([A-Za-z_][\w$-]*) +[^\s:]+$/.exec(line) ?? [];
  if (key === undefined) return undefined;
  const message = `A colon is missing after \`${printable(key, LONGEST_KEY)}\`.`;
  return { start: at, end: at + line.length, message };
}

const SIGNS: Readonly<Record<string, string>> = {
  '*': 'an alias',
  '{': 'an object',
  '[': 'a list',
  '&': 'an anchor',
  '!': 'a tag',
};

/** Text that begins with a sign of YAML. */
function telltaleSign(text: string, at: number): Fault | undefined {
  const start = lineStart(text, at);
  const line = text.slice(start, Math.min(at, start + LONGEST));
  const [, before, sign] = /^( *(?:- +)*(?:[\w$.-]+: +)?)([*{[&!])/.exec(line) ?? [];
  if (before === undefined || sign === undefined) return undefined;
  const from = start + before.length;
  const message = { message: `\`${sign}\` begins ${SIGNS[sign]} in YAML.`, help: 'If this is text, put it in quotes.' };
  return { start: from, end: from + /^\S*/.exec(text.slice(from, from + 100))![0].length, ...message };
}

/** `> text` */
function textBesideBlock(text: string, at: number): Fault | undefined {
  const start = lineStart(text, at);
  const [sign] = /[|>](?=[-+\d]{0,2} +$)/.exec(text.slice(Math.max(start, at - 100), at)) ?? [];
  if (sign === undefined) return undefined;
  const message = {
    message: `After \`${sign}\` the text begins on the next line.`,
    help: `Put it there, indented, or remove the \`${sign}\`.`,
  };
  return { start: at, end: Math.max(at, lineEnd(text, at)), ...message };
}
