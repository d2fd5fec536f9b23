import { defineRule } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section } from './lib/document.js';
import { trueHint } from './lib/hints.js';
import { listing } from './lib/listing.js';
import { wordsOf } from './lib/words.js';

const WRITES = new Set([
  'cancel',
  'create',
  'delete',
  'destroy',
  'drop',
  'erase',
  'insert',
  'modify',
  'overwrite',
  'publish',
  'purge',
  'remove',
  'rename',
  'revoke',
  'send',
  'uninstall',
  'update',
  'upload',
  'write',
]);

export default defineRule({
  id: 'mcp/read-only-name',
  summary: 'A tool that is said to only read, and by its name writes',
  severity: 'warning',
  in: 'recommended',
  source: section('Tools, Tool Annotations', 'readOnlyHint says that a tool does not change anything.', 'SHOULD'),
  messages: {
    writes:
      'Clients run a read-only tool without asking anybody, and by its name this one can {{verb}}. Remove `readOnlyHint`, or set it to false.',
  },
  *check({ root }) {
    for (const tool of listing(root).tools) {
      const name = get(tool, 'name');
      const hint = trueHint(tool, 'readOnlyHint');
      if (name?.kind !== 'string' || !hint) continue;
      const [verb] = wordsOf(name.value);
      if (verb && WRITES.has(verb))
        yield { at: hint.value, message: 'writes', data: { verb }, related: [{ at: name, note: 'The name.' }] };
    }
  },
});
