import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { listingOf } from './lib/listing.js';

const LONGEST = 128;

export default defineRule({
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
      'The name `{{name}}` has a space in it, and not every client and model takes more than letters, digits, `_`, `-` and `.`. Rename the tool.',
    long: 'The name has {{length}} characters, and clients may refuse more than 128. Shorten it.',
    characters:
      'The name `{{name}}` has `{{char}}` in it, and not every client and model takes more than letters, digits, `_`, `-` and `.`. Rename the tool.',
  },
  *check(manifest) {
    for (const tool of listingOf(manifest).tools) {
      const name = get(tool, 'name');
      if (name?.kind !== 'string') continue;
      const { value } = name;
      const bad = /[^A-Za-z0-9_.-]/u.exec(value);
      if (value.trim() === '') yield { at: name, message: 'empty' };
      else if (bad && /\s/.test(bad[0])) yield { at: name, message: 'blanks', data: { name: value } };
      else if (bad) yield { at: name, message: 'characters', data: { name: value, char: bad[0] } };
      else if (value.length > LONGEST) yield { at: name, message: 'long', data: { length: value.length } };
    }
  },
});
