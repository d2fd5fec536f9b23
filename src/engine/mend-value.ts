/** What was meant by a value of the wrong type, or by one that is not among the allowed ones. */
import { nearestWord } from '../core/did-you-mean.js';
import type { SchemaError } from '../core/format.js';
import type { Fix } from '../core/rule.js';
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
  if (node.kind !== 'string' || node.value.length > LONGEST) return undefined;
  const { value } = node;
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

/** A text with blanks or commas may hold several. */
export const isOne = (value: string): boolean => value !== '' && value.length <= LONGEST && !/[\s,;`]/.test(value);
