import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type Fix } from '../../src/core/rule.js';
import { entries, get, has, isTrue, text, type Entry, type Node } from '../../src/core/tree.js';
import { section, listingOf } from './lib/listing.js';
import { unset } from './lib/schema.js';
import {
  annotationsOf,
  hasAppMetadata,
  hintMeant,
  HINTS,
  hintsOn,
  move,
  rename,
  isTakenByOthers,
} from './lib/registrations.js';

const KNOWN = new Set([...HINTS, 'title', 'openai', 'audience', 'priority', 'lastModified']);

export default defineRule({
  id: 'mcp/annotation-type',
  summary: 'A hint is not a boolean, is misspelt, or is outside `annotations`',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  source: section('Tools, Tool Annotations', 'The hints are booleans with fixed names.'),
  fixable: 'safe',
  messages: {
    type: {
      message: '`{{key}}` must be `{{true}}` or `{{false}}`, or some clients refuse the whole list of tools.',
      help: 'Write `{{true}}` or `{{false}}`, without quotes.',
    },
    misspelt: {
      message: '`{{key}}` is not an annotation of MCP, so clients ignore it.',
      help: '{{order}}.',
    },
    misplaced: {
      message: '`{{key}}` is outside `annotations`, so clients ignore it.',
      help: 'Move `{{key}}` into `annotations`.',
    },
  },
  *check(manifest) {
    const unsetValues = unset(manifest);
    for (const tool of listingOf(manifest).tools) {
      for (const each of annotationsOf(tool)) {
        const { key, value } = each;
        const isOdd = value.kind !== 'boolean' && value.kind !== 'unknown' && !unsetValues.has(value);
        if (HINTS.includes(key) && isOdd) {
          yield { at: value, message: 'type', data: { key }, fix: asBoolean(each) };
        }
      }
      for (const each of hasAppMetadata(tool) ? [] : hintsOn(tool, manifest)) {
        const fix = move(each, tool, tool, 'annotations', each.key);
        yield { at: each, message: 'misplaced', data: { key: each.key }, fix, ...weight(each.key, each) };
      }
      const annotations = get(tool, 'annotations');
      for (const each of entries(annotations)) {
        const isForOthers = isTakenByOthers(tool, manifest);
        const meant = KNOWN.has(each.key)
          ? undefined
          : (nearestWord(each.key, HINTS) ?? (isForOthers ? undefined : hintMeant(each)));
        if (meant === undefined) continue;
        const isFree = has(annotations, meant) === 'no';
        // Clients run what is said to be read-only without a question.
        const isDoubtful = meant === 'readOnlyHint' && isTrue(each.value) && mayWrite(tool);
        yield {
          at: each,
          message: 'misspelt',
          data: {
            key: each.key,
            order: isDoubtful
              ? `Remove \`${each.key}\`, or rename it to \`${meant}\` if this tool writes nothing`
              : `Rename \`${each.key}\` to \`${meant}\``,
          },
          fix: isFree && !isDoubtful ? rename(each, meant) : undefined,
          // One cause: the name that a file has for it.
          cause: `${each.file ?? manifest.path}: ${each.key}`,
          ...weight(meant, each),
        };
      }
    }
  },
});

/** Its name or its text says so, or another of its own hints. */
function mayWrite(tool: Node): boolean {
  const said = `${text(get(tool, 'name')) ?? ''} ${text(get(tool, 'description')) ?? ''}`;
  const hints = entries(get(tool, 'annotations')).flatMap(({ key, value }) => (isTrue(value) ? key : []));
  return WRITES.test(`${said} ${hints.join(' ')}`);
}

const WRITES =
  /(?:\b|_)(?:export|create|save|write|update|delete|remove|upload|insert|modif(?:y|ies))(?:[sd]|ing)?(?:\b|_)|destructive/i;

/** What clients assume where a hint is missing. */
const DEFAULTS: Readonly<Record<string, boolean>> = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

/** Without a hint that has the default, clients do the same. */
function weight(hint: string, { value }: Entry): { readonly severity?: 'warning' } {
  return value.kind === 'boolean' && value.value === DEFAULTS[hint] ? { severity: 'warning' } : {};
}

function asBoolean({ key, value }: Entry): Fix | undefined {
  const text = value.kind === 'string' ? value.value.toLowerCase() : '';
  if (text !== 'true' && text !== 'false') return undefined;
  return {
    title: `Set \`${key}\` to ${text}`,
    safe: true,
    edits: [{ op: 'set', node: value, value: text === 'true' }],
  };
}
