import { defineRule, part, type Fix } from '../../src/core/rule.js';
import { namedCharacter, printable } from '../../src/core/text.js';
import { get } from '../../src/core/tree.js';
import { isBlank, section, isName, LONGEST_NAME } from './lib/definition.js';

export default defineRule({
  id: 'otc/name-format',
  summary: "A tool's name has characters other than letters, digits, `_` and `-`, or is not 1 to 64 characters long",
  severity: 'error',
  in: 'spec',
  source: section(
    'Schema Fields, Metadata',
    'A name has 1 to 64 characters, which are letters, digits, underscores and dashes; ASCII ones, as the published OpenAPI description has it.',
  ),
  fixable: 'unsafe',
  // common/hidden-text reports invisible characters in a name, at the same place.
  structural: true,
  messages: {
    characters: {
      message: 'Tool names must not contain {{stray}}: model APIs accept only letters, digits, `_` and `-`.',
      help: 'Rename the tool{{to}}.',
    },
    empty: {
      message: 'The name is blank, so the tool cannot be called.',
      help: 'Write a name of letters, digits, `_` and `-`.',
    },
    long: {
      message: 'The name has {{length}} characters, but clients and models accept at most 64.',
      help: 'Shorten the name{{to}}.',
    },
  },
  *check({ tools }) {
    for (const tool of tools) {
      const node = get(tool.node, 'name');
      if (node?.kind !== 'string' || isName(node.value)) continue;
      const from = Math.max(0, node.value.search(/[^A-Za-z0-9_-]/));
      const rest = node.value.slice(from);
      const length = rest.search(/[A-Za-z0-9_-]/);
      const stray = length < 0 ? rest : rest.slice(0, length);
      const meant = legal(node.value);
      const fix: Fix | undefined = meant
        ? { title: `Rename it to \`${meant}\``, safe: false, edits: [{ op: 'set', node, value: meant }] }
        : undefined;
      yield {
        at: stray ? part(node, from, from + stray.length) : node,
        message: isBlank(node.value) ? 'empty' : stray ? 'characters' : 'long',
        data: { stray: stray && shown(stray), length: node.value.length, to: meant ? ` to \`${meant}\`` : '' },
        ...(fix && { fix }),
      };
    }
  },
});

/** One character by its name, several as they are written. */
function shown(stray: string): string {
  const first = String.fromCodePoint(stray.codePointAt(0)!);
  if (!isBlank(stray) && stray !== first) return `\`${printable(stray, 40)}\``;
  return first === ' ' ? 'spaces' : namedCharacter(first);
}

/** The nearest name that is allowed; empty where nothing is left of it. */
function legal(name: string): string {
  return name
    .slice(0, 4 * LONGEST_NAME)
    .replace(/\p{Cf}/gu, '')
    .split(/[^A-Za-z0-9_-]+/)
    .filter((word) => word !== '')
    .join('_')
    .slice(0, LONGEST_NAME);
}
