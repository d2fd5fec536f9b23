import { defineRule, lackOf, type Manifest } from '../../src/core/rule.js';
import { entries, get, has, type ObjectNode } from '../../src/core/tree.js';
import { isForAppOnly } from '../common/lib/text.js';
import { lacksField, listingOf } from './lib/listing.js';
import { hasAppMetadata, hintMeant, hintsOn, isTakenByOthers } from './lib/registrations.js';

/** With either, a client knows whether to ask before it calls the tool. */
const ASKED = ['readOnlyHint', 'destructiveHint'];

const THREE = [...ASKED, 'openWorldHint'];

interface Options {
  readonly demands: 'claude' | 'chatgpt';
}

export default defineRule<'title' | 'hints' | 'both' | 'three', Options>({
  id: 'mcp/missing-hints',
  summary: 'A tool without a title, or without a hint that says whether it changes anything',
  severity: 'info',
  in: 'strict',
  source: {
    document: 'Claude Connectors Directory, review criteria',
    section: 'Provide tool annotations',
    says: 'Every tool has a title and the hint that applies: readOnlyHint if it only reads, destructiveHint if it changes or deletes.',
    kind: 'advice',
  },
  messages: {
    title: {
      message: 'This tool has no `title`, so clients show people the raw name, meant for the model.',
      help: 'Add a short `title` in plain words. The Claude Connectors Directory requires one.',
    },
    hints: {
      message: 'This tool has no `readOnlyHint` or `destructiveHint`, so clients assume it may destroy data.',
      help: 'In `annotations`, set `readOnlyHint` to `{{true}}` if it only reads, else `destructiveHint` (`{{false}}` if it only adds). The Claude Connectors Directory requires one.',
    },
    both: {
      message: "Without a title and hints, clients show this tool's raw name and assume it may destroy data.",
      help: 'Add `title`. In `annotations`, set `readOnlyHint` to `{{true}}` if it only reads, else `destructiveHint` (`{{false}}` if it only adds). The Claude Connectors Directory requires this.',
    },
    three: {
      message: 'This tool lacks {{hints}}, which OpenAI requires of submitted apps.',
      help: 'OpenAI requires `readOnlyHint`, `destructiveHint` and `openWorldHint` on each tool. Add what is missing to `annotations`.',
    },
  },
  options: {
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: {
        demands: {
          enum: ['claude', 'chatgpt'],
          description:
            'What is asked for: a title and one of two hints, as by the Claude Connectors Directory, or three hints, as of apps in ChatGPT',
        },
      },
    },
    defaults: { demands: 'claude' },
  },
  *check(manifest, { options }) {
    for (const tool of listingOf(manifest).tools) {
      // What only a widget calls is shown to no one, and what others read may get its hints there.
      if (isForAppOnly(tool) || isTakenByOthers(tool, manifest)) continue;
      if (options.demands === 'chatgpt') {
        const missing = THREE.filter((hint) => lacksHints(tool, [hint], manifest));
        // Of tools with metadata of an app openai/hints-explicit speaks.
        if (missing.length === 0 || hasAppMetadata(tool)) continue;
        const data = { hints: missing.map((hint) => `\`${hint}\``).join(', ') };
        yield { at: placeOf(tool, missing), message: 'three', data };
        continue;
      }
      const [title, hints] = [lacksTitle(tool), lacksHints(tool, ASKED, manifest)];
      if (!title && !hints) continue;
      const at = title ? lackOf(tool, 'title', ...(hints ? ['annotations'] : [])) : placeOf(tool, ASKED);
      yield { at, message: title && hints ? 'both' : title ? 'title' : 'hints' };
    }
  },
});

function placeOf(tool: ObjectNode, hints: readonly string[]) {
  const annotations = get(tool, 'annotations');
  return annotations?.kind === 'object' ? lackOf(annotations, ...hints) : lackOf(tool, 'annotations');
}

function lacksTitle(tool: ObjectNode): boolean {
  return lacksField(tool, 'title') && isSurelyWithout(tool, ['title']);
}

/** One that is misspelt or in the wrong place is mcp/annotation-type's. */
function lacksHints(tool: ObjectNode, hints: readonly string[], manifest: Manifest): boolean {
  const own = get(tool, 'annotations');
  const isMeant = entries(own).some((each) => hintMeant(each) !== undefined);
  return !isMeant && hintsOn(tool, manifest).length === 0 && isSurelyWithout(tool, hints);
}

/** None of the keys is in the annotations, which are known. */
function isSurelyWithout(tool: ObjectNode, keys: readonly string[]): boolean {
  const own = get(tool, 'annotations');
  if (!own) return lacksField(tool, 'annotations');
  if (own.kind !== 'object') return false;
  const holders = [own, get(own, 'openai')];
  return holders.every((holder) => keys.every((key) => has(holder, key) === 'no'));
}
