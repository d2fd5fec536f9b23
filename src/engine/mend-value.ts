/** What was meant by a value of the wrong type, or by one that is not among the allowed ones. */
import { nearestWord } from '../core/did-you-mean.js';
import type { SchemaError } from '../core/format.js';
import type { Fix, Words } from '../core/rule.js';
import { isAsWritten, type Node } from '../core/tree.js';

/** Longer texts are not repeated. */
export const LONGEST = 40;

/** The value that is in quotes, without them, or with them where it is a version; of the allowed values, the nearest, which is a guess. */
export function mendFor(node: Node, error: SchemaError, types: readonly string[], field = ''): Fix | undefined {
  if (error.keyword === 'enum') return nearestOf(node, error.params['allowedValues'] as unknown[]);
  // Of other texts it is unknown what they were to say.
  if (node.kind === 'number' && !/version$/i.test(field)) return undefined;
  const value = error.keyword === 'type' ? meantValue(node, types) : undefined;
  if (value === undefined) return undefined;
  return { title: `Write \`${JSON.stringify(value)}\``, safe: true, edits: [{ op: 'set', node, value }] };
}

function meantValue(node: Node, types: readonly string[]): number | boolean | string | undefined {
  const isText = types.includes('string') && types.every((type) => type === 'string' || type === 'null');
  if (node.kind === 'number') return isText && isAsWritten(node) ? String(node.value) : undefined;
  return node.kind === 'string' ? unquoted(node.value, types) : undefined;
}

/** What is in the quotes, where that is of a type that is asked for. */
function unquoted(value: string, types: readonly string[]): number | boolean | undefined {
  if (value.length > LONGEST) return undefined;
  if (types.includes('boolean') && /^(?:true|false)$/i.test(value)) return /^true$/i.test(value);
  const number = Number(value);
  if (String(number) !== value || !Number.isFinite(number)) return undefined;
  const isWanted = types.includes('number') || (types.includes('integer') && Number.isInteger(number));
  return isWanted ? number : undefined;
}

function nearestOf(node: Node, allowed: readonly unknown[]): Fix | undefined {
  const words = allowed.filter((value) => typeof value === 'string');
  if (node.kind === 'number') {
    const value = isAsWritten(node) ? words.find((word) => word === String(node.value)) : undefined;
    if (value === undefined) return undefined;
    return { title: `Write \`"${value}"\``, safe: true, edits: [{ op: 'set', node, value }] };
  }
  const meant = node.kind === 'string' ? nearestWord(node.value, words) : undefined;
  if (meant === undefined) return undefined;
  // Another case cannot mean another value.
  const safe = node.kind === 'string' && node.value.toLowerCase() === meant.toLowerCase();
  return { title: `Write \`${meant}\``, safe, edits: [{ op: 'set', node, value: meant }] };
}

/** What to do about a value of the wrong type. Empty where only the author can know. */
export function adviceFor(node: Node, types: readonly string[], itemType: unknown, words: Words): string {
  if (types.includes('string') && node.kind === 'number') {
    return isAsWritten(node) ? `Put the value in quotes: \`"${node.value}"\`` : 'Put the value in quotes';
  }
  if (types.includes('string') && isNothing(node)) return 'If the value begins with `#`, put it in quotes';
  if (node.kind !== 'string') return '';
  const { value } = node;
  const meant = unquoted(value, types);
  if (meant !== undefined) return `Write \`${constantText(meant, words)}\`, without quotes`;
  // As YAML 1.1 had it.
  if (types.includes('boolean') && /^(?:yes|on|no|off)$/i.test(value)) {
    return `Write \`${constantText(/^(?:yes|on)$/i.test(value), words)}\``;
  }
  if (types.includes('array') && itemType === 'string' && isOne(value)) {
    return `Put the value in a list: \`[${JSON.stringify(value)}]\``;
  }
  return '';
}

/** The object to write in place of a string, with the string where it fits. Empty where the schema asks for no string. */
export function objectFor(
  node: Node,
  types: readonly string[],
  about: Schema | undefined,
  field: string | undefined,
  { quote }: Words,
): string {
  if (node.kind !== 'string' || types.join() !== 'object') return '';
  const { required, properties } = about ?? {};
  if (!Array.isArray(required) || required.length > MOST_FIELDS) return '';
  const needed = required.map((name) => ({ name: String(name), schema: (properties as Fields)[String(name)] }));
  const holder = needed.find(({ schema }) => takes(schema, node.value));
  if (!holder) return '';
  const written = needed.map(({ name, schema }) => {
    const value = name === holder.name ? shortened(node.value) : examplesOf(schema)[0];
    return `${quote}${name}${quote}: ${value === undefined ? '…' : JSON.stringify(value)}`;
  });
  return `Write \`${field === undefined ? '' : `${quote}${field}${quote}: `}{ ${written.join(', ')} }\``;
}

type Schema = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Schema | undefined>>;
const MOST_FIELDS = 3;

const shortened = (value: string): string => (value.length > LONGEST_SHOWN || value.includes('`') ? '…' : value);
const LONGEST_SHOWN = 60;

const examplesOf = (schema: Schema | undefined): readonly unknown[] => {
  const given = schema?.['enum'] ?? schema?.['examples'];
  return Array.isArray(given) ? given : [];
};

/** A field with examples is of another kind than a text of the author's own. */
function takes(schema: Schema | undefined, value: string): boolean {
  if (schema?.['type'] !== 'string') return false;
  const examples = examplesOf(schema);
  if (examples.length > 0) return examples.includes(value);
  const patterns = [schema, ...((schema['allOf'] as readonly Schema[] | undefined) ?? [])].flatMap(({ pattern }) =>
    typeof pattern === 'string' ? [pattern] : [],
  );
  return patterns.every((pattern) => new RegExp(pattern, 'u').test(value));
}

export function constantText(value: unknown, words: Words): string {
  if (value === null) return words.null;
  return typeof value === 'boolean' ? words[`${value}`] : JSON.stringify(value);
}

/** In YAML, a key with nothing behind it but a comment, perhaps. */
export const isNothing = ({ kind, start, end }: Node): boolean => kind === 'null' && start === end;

/** A text with blanks or commas may hold several. */
const isOne = (value: string): boolean => value !== '' && value.length <= LONGEST && !/[\s,;`]/.test(value);
