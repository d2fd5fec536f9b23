/** What somebody did that a YAML parser stumbled over later, as the lines around the place show it. */
import { printable } from '../core/message.js';
import type { Fault } from '../core/rule.js';
import { lineEnd, lineStart } from './lines.js';

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

export function causeOf(text: string, message: string, at: number): Fault | undefined {
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
  const message = `\`${key}\` is indented deeper than \`${other}\` above it. Keys of one object begin in the same column.`;
  return { start: from, end: from + below[2]!.length, message };
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
  const message = `\`${sign}\` begins ${SIGNS[sign]} in YAML. If this is text, put it in quotes.`;
  return { start: from, end: from + /^\S*/.exec(text.slice(from, from + 100))![0].length, message };
}

/** `> text` */
function textBesideBlock(text: string, at: number): Fault | undefined {
  const start = lineStart(text, at);
  const [sign] = /[|>](?=[-+\d]{0,2} +$)/.exec(text.slice(Math.max(start, at - 100), at)) ?? [];
  if (sign === undefined) return undefined;
  const message = `After \`${sign}\` the text begins on the next line. Put it there, indented, or remove the \`${sign}\`.`;
  return { start: at, end: Math.max(at, lineEnd(text, at)), message };
}
