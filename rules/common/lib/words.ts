/** Values and lists as a message says them. */
import { isAsWritten, type Node } from '../../../src/core/tree.js';
import { eitherOf } from '../../../src/core/text.js';
import { secretsIn } from './secrets.js';
import type { TypeName } from './types.js';

const KINDS: Record<TypeName, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
};

export function typeWords(types: readonly TypeName[]): string {
  return eitherOf([...new Set(types)].map((type) => KINDS[type]));
}

const LONGEST = 40;

export function show(node: Node): string {
  switch (node.kind) {
    case 'object':
      return 'an object';
    case 'array':
      return 'an array';
    case 'null':
      return 'null';
    case 'unknown':
      return 'something';
    case 'string':
      // What common/hardcoded-secret redacts must not be told by another rule.
      return secretsIn(node.value).length > 0 ? 'a string' : `the string ${showText(node.value)}`;
    case 'number':
      return isAsWritten(node) ? `the number ${node.value}` : 'a number';
    case 'boolean':
      return `the boolean ${node.value}`;
  }
}

export function showText(text: string): string {
  return JSON.stringify(text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
}

/** Most texts are, and patterns for all scripts are large. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);
