/** Reads and writes toolint-suppressions.json, so that two people's additions merge: see `print`. */
import { hash } from '../core/hash.js';
import { Lines } from '../core/lines.js';
import { printable } from '../core/message.js';
import type { Location } from '../core/rule.js';
import {
  mayBeSuppressed,
  SUPPRESSIONS,
  type Suppression,
  type SuppressionsFile as Content,
} from '../core/suppressions.js';
import { get, items, toValue } from '../core/tree.js';
import { validate } from '../core/validate-suppressions.js';
import { compareText } from '../core/finding.js';
import { parse } from '../parse/parse.js';
import { complain, type Words } from './config-check.js';
import { keyPath, offsetOf } from './config-source.js';
import { unknownHint, UserError } from './errors.js';
import { inFolder } from './paths.js';
import { readText } from './read.js';
import { writeAtomically } from './write.js';

export interface SuppressionsFile extends Content {
  readonly text: string;
  locate(entry: Suppression): Location;
}

const MAX_BYTES = 50 * 1024 * 1024;

/** One that a merge has left broken can be put in order where it is to be written anew. */
export async function readSuppressions(cwd: string, mayMend: boolean): Promise<SuppressionsFile> {
  const read = readText(inFolder(cwd, SUPPRESSIONS), { maxBytes: MAX_BYTES });
  if ('failure' in read) throw new UserError(`${SUPPRESSIONS}: the suppressions cannot be used. ${read.failure}`);
  try {
    return await parseSuppressions(read.text);
  } catch (error) {
    const mended = mayMend ? mend(read.text) : undefined;
    if (mended === undefined) throw error;
    return { ...(await parseSuppressions(mended)), text: read.text };
  }
}

const LIST = /^"suppressions": \[\]?$/;
/** A line around the entries, or one that a merge has added. */
const FRAME = /^(?:|[{}\]]|"version": 1|"\$schema": ".*"|[<>|=]{7}.*)$/;

/** A merge breaks the file between entries; what is an entry stands on a line of its own. Any other file is left alone. */
function mend(text: string): string | undefined {
  const lines = text.split('\n').map((each) => each.trim().replace(/^,\s*|,$/g, ''));
  const entries = lines.filter((each) => each.startsWith('{ "path"') && each.endsWith('}'));
  const schema = lines.find((each) => each.startsWith('"$schema"'));
  const known = new Set(entries);
  const isOurs =
    lines.some((each) => LIST.test(each)) &&
    lines.every((each) => known.has(each) || LIST.test(each) || FRAME.test(each));
  return isOurs
    ? `{ ${schema ? `${schema}, ` : ''}"version": 1, "suppressions": [\n${entries.join(',\n')}\n] }`
    : undefined;
}

export async function parseSuppressions(text: string): Promise<SuppressionsFile> {
  const lines = new Lines(text);
  const errorAt = (offset: number, message: string): UserError =>
    new UserError(`${SUPPRESSIONS}:${lines.at(offset).line}: ${message}`);
  const conflict = /^(?:<{7}|>{7})/m.exec(text);
  if (conflict) throw errorAt(conflict.index, CONFLICT);
  const { faults, roots } = await parse(SUPPRESSIONS, text);
  const [fault] = faults;
  if (fault)
    throw errorAt(
      fault.start,
      `${fault.message} Where a merge did that, \`toolint --prune-suppressions\` puts it in order.`,
    );
  const root = roots[0]!;
  const value = toValue(root);
  const complaint = complain(value, validate, [], WORDS) ?? complainOfEntries(value as Content);
  if (complaint) throw errorAt(offsetOf(root, complaint.at), complaint.message);
  const content = value as Content;
  const nodes = items(get(root, 'suppressions'));
  const locate = (entry: Suppression): Location => {
    const index = content.suppressions.indexOf(entry);
    const { start, end } = nodes[index]!;
    const [from, to] = [lines.at(start), lines.at(end)];
    return {
      path: SUPPRESSIONS,
      pointer: `/suppressions/${index}`,
      valueHash: hash(line(entry)),
      ...{ start, end, line: from.line, column: from.column, endLine: to.line, endColumn: to.column },
    };
  };
  return { ...content, text, locate };
}

const CONFLICT =
  'a merge has left its conflict here. `toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale';

const KEYS = ['$schema', 'version', 'suppressions'];
const ENTRY_KEYS = ['path', 'rule', 'tool', 'pointer', 'hash', 'reason', 'expires'];

const WORDS: Words = {
  whole: 'the file',
  unknownKey(key, at) {
    const hint = unknownHint('key', printable(key), at.length > 0 ? ENTRY_KEYS : KEYS);
    return at.length > 0 ? `${hint} in \`${keyPath(at)}\`` : hint;
  },
  pattern: (at) => PATTERNS[at.at(-1)!]!,
};

const DATE = 'must be a date, such as 2027-12-31';
const PATTERNS: Readonly<Record<string, string>> = {
  path: 'must be relative, with forward slashes, and lead to a file below this folder',
  reason: 'must say something',
  expires: DATE,
};

/** What a JSON Schema does not know. */
function complainOfEntries({ suppressions }: Content): { at: string[]; message: string } | undefined {
  for (const [index, { rule, expires }] of suppressions.entries()) {
    const at = ['suppressions', String(index)];
    if (!mayBeSuppressed(rule)) return { at, message: `findings of \`${rule}\` cannot be suppressed` };
    if (expires !== undefined && !isDay(expires)) {
      return { at: [...at, 'expires'], message: `\`${keyPath([...at, 'expires'])}\` ${DATE}` };
    }
  }
  return undefined;
}

function isDay(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}

export function writeSuppressions(cwd: string, text: string): void {
  try {
    writeAtomically(inFolder(cwd, SUPPRESSIONS), text);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new UserError(`${SUPPRESSIONS} could not be written: ${code ?? message}.`);
  }
}

/**
 * One entry a line, sorted, and nothing that is counted. The commas have lines of their own: whoever adds an entry
 * changes no other line, so that git can merge what two people have added.
 */
export function printSuppressions({ $schema, version, suppressions }: Content): string {
  const entries = suppressions.map(line).sort(compareText);
  const list = entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `    ${entry}`).join('\n    ,\n')}\n  ]`;
  const schema = $schema === undefined ? '' : `  "$schema": ${quoted($schema)},\n`;
  return `{\n${schema}  "version": ${version},\n  "suppressions": ${list}\n}\n`;
}

/** The keys always stand in this order, so that sorted lines are sorted by path, then by rule. */
function line(entry: Suppression): string {
  const { path, rule, tool, pointer, hash, reason, expires } = entry;
  const fields = Object.entries({ path, rule, tool, pointer, hash, reason, expires });
  const shown = fields.flatMap(([key, value]) => (value === undefined ? [] : `${quoted(key)}: ${quoted(value)}`));
  return `{ ${shown.join(', ')} }`;
}

/** What nobody would see in a review is written as an escape. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]/gu, (character) =>
    Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );
}
