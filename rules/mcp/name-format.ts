import { defineRule } from '../../src/core/rule.js';
import { get, text, type ObjectNode } from '../../src/core/tree.js';
import { listingOf, section, TOOL_FIELDS, wordsOf } from './lib/listing.js';

interface Options {
  readonly names: 'specification' | 'every-client';
}

const LONGEST = 128;
/** Of Claude Desktop, and of OpenAI's functions, which take no dot either. */
const LONGEST_EVERYWHERE = 64;

export default defineRule<'empty' | 'blanks' | 'long' | 'characters' | 'dot' | 'longEverywhere', Options>({
  id: 'mcp/name-format',
  summary: 'A tool name that not every client can call',
  severity: 'warning',
  in: 'recommended',
  // An invisible character is common/hidden-text's.
  structural: true,
  source: section('Tools, Tool Names', 'A name has 1 to 128 letters, digits, underscores, dashes and dots.', 'SHOULD'),
  messages: {
    empty: 'The name of this tool is empty, so no client can call it. Name it.',
    blanks:
      'The name `{{name}}` has a space in it, and clients such as Claude Desktop refuse all tools of a server for one such name. Use letters, digits, `_` and `-`.',
    long: 'The name has {{length}} characters, and clients may refuse more than 128. Shorten it.',
    characters:
      'The name `{{name}}` has `{{char}}` in it, and clients such as Claude Desktop refuse all tools of a server for one such name. Use letters, digits, `_` and `-`.',
    dot: 'The name `{{name}}` has a dot in it, which MCP allows and clients such as Claude Desktop do not: they refuse all tools of the server for it. Write `_` in its place.',
    longEverywhere:
      'The name has {{length}} characters. MCP allows 128 and clients such as Claude Desktop 64: they refuse all tools of the server for it. Shorten it.',
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        names: {
          enum: ['specification', 'every-client'],
          description:
            'Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most',
        },
      },
    },
    defaults: { names: 'specification' },
  },
  *check(manifest, { options }) {
    const isForAll = options.names === 'every-client';
    for (const tool of listingOf(manifest).tools) {
      const name = get(tool, 'name');
      if (name?.kind !== 'string' || hasOtherName(tool, name.value)) continue;
      const { value } = name;
      const { length } = value;
      const bad = /[^A-Za-z0-9_.-]/u.exec(value);
      if (value.trim() === '') yield { at: name, message: 'empty' };
      else if (bad && /\s/.test(bad[0])) yield { at: name, message: 'blanks', data: { name: value } };
      else if (bad) yield { at: name, message: 'characters', data: { name: value, char: bad[0] } };
      else if (length > LONGEST) yield { at: name, message: 'long', data: { length } };
      else if (isForAll && value.includes('.')) yield { at: name, message: 'dot', data: { name: value } };
      else if (isForAll && length > LONGEST_EVERYWHERE) yield { at: name, message: 'longEverywhere', data: { length } };
    }
  },
});

/** Whether another field has the name that is registered, so that this one is for people: `method: 'update_dispute'`. */
function hasOtherName(tool: ObjectNode, name: string): boolean {
  if (NAME.test(name)) return false;
  const words = wordsOf(name).join(' ');
  return tool.entries.some(({ key, value }) => {
    const other = TOOL_FIELDS.has(key) ? undefined : text(value);
    return other !== undefined && NAME.test(other) && (NAMING.has(key) || wordsOf(other).join(' ') === words);
  });
}

const NAME = /^[A-Za-z0-9_.-]{1,128}$/;
const NAMING: ReadonlySet<string> = new Set(['function', 'functionName', 'id', 'key', 'method', 'slug', 'toolName']);
