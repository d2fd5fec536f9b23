import { defineRule } from '../../src/core/rule.js';
import { get, type Entry, type ObjectNode } from '../../src/core/tree.js';
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
    shares:
      'Clients run a read-only tool without asking anybody, and by its name this one can {{verb}}. Other tools share its `readOnlyHint`. Give this tool annotations of its own, without it.',
  },
  *check({ root }) {
    const { tools } = listing(root);
    const uses = countUses(tools);
    for (const tool of tools) {
      const name = get(tool, 'name');
      const hint = trueHint(tool, 'readOnlyHint');
      if (name?.kind !== 'string' || !hint) continue;
      const verb = writingVerb(name.value);
      if (verb === undefined) continue;
      const data = { verb };
      if (uses.get(placeOf(hint))! > 1)
        yield {
          at: name,
          message: 'shares',
          data,
          related: [{ at: hint, note: 'The hint, which other tools share.' }],
        };
      else yield { at: hint.value, message: 'writes', data, related: [{ at: name, note: 'The name.' }] };
    }
  },
});

function writingVerb(name: string): string | undefined {
  const [verb, ...rest] = wordsOf(name);
  // What is shown and not done.
  const isShown = rest.slice(-2).join(' ') === 'dry run' || (rest.at(-1) === 'preview' && verb !== 'create');
  return verb !== undefined && WRITES.has(verb) && !isShown ? verb : undefined;
}

/** How many tools have a hint: one that is written once may be used by its name. */
function countUses(tools: readonly ObjectNode[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const tool of tools) {
    const hint = trueHint(tool, 'readOnlyHint');
    if (hint) uses.set(placeOf(hint), (uses.get(placeOf(hint)) ?? 0) + 1);
  }
  return uses;
}

const placeOf = ({ start, file = '' }: Entry): string => `${file}:${start}`;
