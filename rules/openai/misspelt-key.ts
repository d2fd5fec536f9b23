import { defineRule, lack, type Manifest } from '../../src/core/rule.js';
import { get, has, type Entry, type Node, type ObjectNode } from '../../src/core/tree.js';
import { hintMeant, HINTS, rename } from '../mcp/lib/registrations.js';
import { listingOf } from '../mcp/lib/listing.js';
import { answersIn, appOf, widgetsOf } from './lib/app.js';
import {
  fits,
  PREFIX,
  section,
  ANNOTATION_KEYS,
  ANSWER_KEYS,
  INVOCATION_KEYS,
  OPENAI_KEYS,
  UI_KEYS,
  keyMeant,
  nearKey,
  openaiKeyMeant,
} from './lib/dialect.js';
import { misspeltOpenai, withoutPrefix } from './lib/misplaced.js';

export default defineRule({
  id: 'openai/misspelt-key',
  summary: 'A metadata key is a misspelling of one that hosts read',
  severity: 'warning',
  otherSeverity: 'error',
  in: 'recommended',
  source: section('Complete List of OpenAI-Specific Annotations', 'The keys of the metadata have fixed names.'),
  fixable: 'safe',
  messages: {
    misspelt: {
      message: '`{{key}}` is not a key that hosts know, so they ignore it.',
      help: 'Rename `{{key}}` to `{{meant}}`.',
    },
  },
  *check(manifest) {
    for (const { holder, entry, meant } of suspects(manifest)) {
      if (meant === undefined || meant === entry.key) continue;
      const isFree = has(holder, meant) === 'no';
      const data = { key: entry.key, meant };
      yield {
        at: entry,
        message: 'misspelt',
        data,
        ...(isFree && {
          replaces: [lack(holder, meant)],
          fix: fits(meant, entry.value) ? rename(entry, meant) : undefined,
        }),
      };
    }
  },
});

interface Suspect {
  readonly holder: ObjectNode;
  readonly entry: Entry;
  readonly meant: string | undefined;
}

function* suspects(manifest: Manifest): Iterable<Suspect> {
  for (const tool of listingOf(manifest).tools) {
    yield* misspeltOpenai(tool);
    const own = get(tool, 'annotations', 'openai');
    yield* among(own, [...ANNOTATION_KEYS, ...HINTS], (entry) => withoutPrefix(entry.key) ?? hintMeant(entry));
    yield* among(get(own, 'toolInvocation'), INVOCATION_KEYS);
  }
  const { byName } = appOf(manifest);
  const holders = [...listingOf(manifest).tools, ...widgetsOf(manifest).map(({ node }) => node)];
  for (const node of new Set(holders)) yield* inMeta(get(node, '_meta'));
  for (const { tool, body } of answersIn(manifest)) {
    const meta = get(body, '_meta');
    yield* inMeta(meta);
    const isNewer = byName.get(tool)?.some(({ dialects }) => !dialects.includes('seed'));
    if (!isNewer) yield* among(meta, ANSWER_KEYS);
  }
}

function* inMeta(meta: Node | undefined): Iterable<Suspect> {
  if (meta?.kind !== 'object') return;
  for (const entry of meta.entries) {
    const name = openaiKeyMeant(entry.key, OPENAI_KEYS);
    if (name !== undefined) yield { holder: meta, entry, meant: PREFIX + name };
    else if (entry.key.startsWith('ui/')) yield { holder: meta, entry, meant: nearKey(entry.key, ['ui/resourceUri']) };
  }
  yield* among(get(meta, 'ui'), UI_KEYS);
}

function* among(
  holder: Node | undefined,
  known: readonly string[],
  otherwise = (_: Entry): string | undefined => undefined,
): Iterable<Suspect> {
  if (holder?.kind !== 'object') return;
  for (const entry of holder.entries) {
    if (known.includes(entry.key)) continue;
    yield { holder, entry, meant: keyMeant(holder, entry.key, known) ?? otherwise(entry) };
  }
}
