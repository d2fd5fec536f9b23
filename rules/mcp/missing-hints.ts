import { functionBehind } from '../../src/core/python-code.js';
import { defineRule, lackOf, type InWords, type Manifest, type Words } from '../../src/core/rule.js';
import { wordsOf } from '../../src/core/text.js';
import { entries, get, has, text, type ObjectNode } from '../../src/core/tree.js';
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
      help: 'Add `{{title}}`.',
    },
    hints: {
      message: 'This tool has no `readOnlyHint` or `destructiveHint`, so clients assume it may destroy data.',
      help: 'Add {{hints}}{{others}}.',
    },
    both: {
      message: 'This tool has no title or hints, so clients show its raw name and assume it may destroy data.',
      help: 'Add `{{title}}` and {{hints}}{{others}}.',
    },
    three: {
      message: 'This tool has no {{hints}}, so OpenAI refuses the app when it is submitted.',
      help: 'Set {{hints}} to `{{true}}` or `{{false}}` in `annotations`.',
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
      const data = { title: titleIn(tool, manifest), ...hintsIn(tool, manifest) };
      yield { at, message: title && hints ? 'both' : title ? 'title' : 'hints', data };
    }
  },
});

/** Python has them as arguments of the decorator. */
const libraryOf = (tool: ObjectNode, { code }: Manifest) => functionBehind(tool, code.python)?.library;

/** `title: "Get weather"`, made of the name. */
function titleIn(tool: ObjectNode, manifest: Manifest): InWords {
  const words = wordsOf(text(get(tool, 'name')) ?? '').join(' ');
  const title = `"${words === '' || words.length > LONGEST_TITLE ? '…' : words.charAt(0).toUpperCase() + words.slice(1)}"`;
  return ({ quote }) =>
    libraryOf(tool, manifest) === undefined ? `${quote}title${quote}: ${title}` : `title=${title}`;
}
const LONGEST_TITLE = 60;

/** What the name does not tell is asked. */
function hintsIn(tool: ObjectNode, manifest: Manifest): Readonly<Record<'hints' | 'others', InWords>> {
  const library = libraryOf(tool, manifest);
  const isThere = get(tool, 'annotations') !== undefined;
  const verb = wordsOf(text(get(tool, 'name')) ?? '').find((word) => READS.has(word) || DELETES.has(word)) ?? '';
  const pair = (hint: string, value: string, { quote }: Words): string =>
    library === undefined ? `${quote}${hint}${quote}: ${value}` : `${hint}=${value}`;
  const write = (hint: string, value: string, words: Words): string => {
    if (isThere) return `\`${pair(hint, value, words)}\``;
    if (library === 'official') return `\`annotations=ToolAnnotations(${hint}=${value})\``;
    if (library === 'fastmcp') return `\`annotations={"${hint}": ${value}}\``;
    return `\`${words.quote}annotations${words.quote}: { ${pair(hint, value, words)} }\``;
  };
  const others: InWords = (words) => {
    const [adds, else_] = [words.false, words.true].map((value) => `\`${pair('destructiveHint', value, words)}\``);
    return `, ${adds} if it only adds, else ${else_}`;
  };
  return {
    hints: (words) =>
      DELETES.has(verb)
        ? write('destructiveHint', words.true, words)
        : `${write('readOnlyHint', words.true, words)} if it only reads`,
    others: (words) => (READS.has(verb) || DELETES.has(verb) ? '' : others(words)),
  };
}

const READS: ReadonlySet<string> = new Set(
  'check count describe fetch find get inspect list lookup query read retrieve search show status view'.split(' '),
);
const DELETES: ReadonlySet<string> = new Set('clear delete destroy drop erase purge remove uninstall wipe'.split(' '));

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
