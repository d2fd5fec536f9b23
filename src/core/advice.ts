/** What to make of a value of the wrong type, where nobody can doubt what was meant. */
import { isAsWritten, type Node } from './tree.js';

/** Longer texts are not repeated. */
const LONGEST = 40;

/** What stands between a sentence and its last point; empty where it is for the author to say. */
export function adviceFor(node: Node, types: readonly string[], itemType: unknown): string {
  if (types.includes('string') && node.kind === 'number') {
    return isAsWritten(node) ? `. Put it in quotes: \`"${node.value}"\`` : '. Put it in quotes';
  }
  if (types.includes('string') && isNothing(node)) return '. If it begins with `#`, put it in quotes';
  if (node.kind !== 'string') return '';
  const { value } = node;
  if (types.includes('boolean') && /^(?:true|false)$/i.test(value)) {
    return `. Write \`${value.toLowerCase()}\`, without quotes`;
  }
  // As YAML 1.1 had it.
  if (types.includes('boolean') && /^(?:yes|on|no|off)$/i.test(value)) {
    return `. Write \`${/^(?:yes|on)$/i.test(value)}\``;
  }
  const isNumber = types.includes('number') || (types.includes('integer') && Number.isInteger(Number(value)));
  if (isNumber && value.length <= LONGEST && String(Number(value)) === value && Number.isFinite(Number(value))) {
    return `. Write \`${value}\`, without quotes`;
  }
  if (types.includes('array') && itemType === 'string' && isOne(value)) {
    return `. Put it in a list: \`[${JSON.stringify(value)}]\``;
  }
  return '';
}

/** In YAML, a key with nothing behind it but a comment, perhaps. */
export const isNothing = ({ kind, start, end }: Node): boolean => kind === 'null' && start === end;

/** A text with blanks or commas may hold several. */
const isOne = (value: string): boolean => value !== '' && value.length <= LONGEST && !/[\s,;`]/.test(value);
