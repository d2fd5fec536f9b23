import { defineRule } from '../../src/core/rule.js';
import { get, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { section } from './lib/listing.js';
import { trueHint } from './lib/registrations.js';
import { listingOf } from './lib/listing.js';
import { wordsOf } from './lib/listing.js';

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

/** What follows them may be what is shown: `archive_search`, `deploy_status`, `reject_reasons`. */
const WRITES_IF_VERB = new Set(
  'append approve archive assign deploy disable edit enable install move reject replace save submit unpublish wipe'.split(
    ' ',
  ),
);
const SHOWN = new Set(
  (
    'analysis browse browser check checker command count detail details diff distance docs fetch find finder get guide help history index ' +
    'info information instructions list listing log logs lookup notes options plan preview query read reader reason reasons report ' +
    'results search show stat state stats status suggest suggestions summary timeline url validate validator view viewer'
  ).split(' '),
);

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
  *check(manifest) {
    const { tools } = listingOf(manifest);
    let uses: ReadonlyMap<string, number> | undefined;
    for (const tool of tools) {
      const name = get(tool, 'name');
      const hint = trueHint(tool, 'readOnlyHint');
      if (name?.kind !== 'string' || !hint) continue;
      const verb = writingVerb(name.value);
      if (verb === undefined) continue;
      const data = { verb };
      uses ??= countUses(tools);
      if (uses.get(keyOfPlace(hint))! > 1)
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

/** In `shop.remove_item.v2` the first word is that of a namespace. */
function writingVerb(name: string): string | undefined {
  const parts = name.split(/[./:]/).filter((part) => !/^v?\d*$/i.test(part));
  const [verb = '', ...rest] = wordsOf(parts.at(-1) ?? '');
  // What is shown and not done.
  if (rest.slice(-2).join(' ') === 'dry run' || (rest.at(-1) === 'preview' && verb !== 'create')) return undefined;
  const isVerb = WRITES_IF_VERB.has(verb) && rest.length > 0 && !rest.some((word) => SHOWN.has(word));
  return WRITES.has(verb) || isVerb ? verb : undefined;
}

/** How many tools have a hint: one that is written once may be used by its name. */
function countUses(tools: readonly ObjectNode[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const tool of tools) {
    const hint = trueHint(tool, 'readOnlyHint');
    if (hint) uses.set(keyOfPlace(hint), (uses.get(keyOfPlace(hint)) ?? 0) + 1);
  }
  return uses;
}

const keyOfPlace = ({ start, file = '' }: Entry): string => `${file}:${start}`;
