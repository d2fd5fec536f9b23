/** JSON Schemas of parameters and results, as people write them. */
import { describe, nounsFor } from './words.mjs';

const CHOICES = { sort_order: ['ascending', 'descending'], output_format: ['json', 'csv', 'markdown'] };
const NUMBERS = new Set(['limit', 'max_results', 'timeout', 'width', 'height']);

export function schema(chance, fields, depth = 1) {
  const nouns = nounsFor(chance, fields);
  return {
    type: 'object',
    properties: Object.fromEntries(nouns.map((noun) => [noun, property(chance, noun, depth)])),
    required: chance.some(nouns, Math.ceil(fields / 2)),
  };
}

export function property(chance, noun, depth) {
  const description = describe(chance, noun);
  const choices = CHOICES[noun];
  if (choices) return { type: 'string', description: `${description}: ${choices.join(', ')}`, enum: choices };
  if (NUMBERS.has(noun)) return { type: 'integer', description };
  if (depth > 0 && chance.isOneIn(6)) return { type: 'array', description, items: { type: 'string' } };
  if (depth > 0 && chance.isOneIn(9)) return { type: 'array', description, items: schema(chance, 3, depth - 1) };
  return { type: 'string', description };
}
