import { defineRule, type Fix } from '../../src/core/rule.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import { allOf } from '../../src/core/text.js';
import { entry, has, type Entry, type ObjectNode } from '../../src/core/tree.js';

export default defineRule({
  id: 'openai/ui-initialize',
  summary: 'A widget misspells a method of MCP Apps, or sends `ui/initialize` with the field names of MCP itself',
  severity: 'error',
  in: 'recommended',
  source: {
    document: 'MCP Apps',
    section: 'McpUiInitializeRequest',
    says: 'A widget tells its host appInfo, appCapabilities and protocolVersion.',
    kind: 'advice',
  },
  fixable: 'unsafe',
  messages: {
    method: {
      message: 'MCP Apps has no method `{{name}}`, so hosts neither handle nor send it.',
      help: 'Write `{{meant}}`.',
    },
    otherName: {
      message: 'Hosts reject this `ui/initialize`: they expect {{expected}}, not {{keys}}.',
      help: 'Rename `{{key}}` to `{{meant}}`{{more}}.',
    },
  },
  *check(manifest) {
    for (const { is, name, ...at } of manifest.code.hostNames) {
      const meant = is === 'method' && !METHODS.includes(name) ? meantMethod(name) : undefined;
      if (meant !== undefined) yield { at, message: 'method', data: { name, meant } };
    }
    for (const params of manifest.code.handshakes) {
      const others = params.kind === 'object' ? misnamed(params) : [];
      const [first, second] = others;
      if (!first) continue;
      const lacksCapabilities = !second && first.meant !== CAPABILITIES && has(params, CAPABILITIES) === 'no';
      const also = second && `, and \`${second.at.key}\` to \`${second.meant}\``;
      const more = also ?? (lacksCapabilities ? `, and add \`${CAPABILITIES}: {}\`` : '');
      yield {
        at: first.at,
        message: 'otherName',
        data: {
          ...{ key: first.at.key, meant: first.meant, more },
          expected: allOf(others.map(({ meant }) => `\`${meant}\``)),
          keys: allOf(others.map(({ at }) => `\`${at.key}\``)),
        },
        fix: renaming(others, lacksCapabilities ? `${CAPABILITIES}: {}, ` : ''),
      };
    }
  },
});

/** All of MCP Apps, revision 2026-01-26, and what hosts and later versions of its SDK add. */
const METHODS = [
  ...['ui/initialize', 'ui/open-link', 'ui/message', 'ui/request-display-mode', 'ui/update-model-context'],
  ...['ui/download-file', 'ui/resource-teardown', 'ui/notifications/initialized', 'ui/notifications/size-changed'],
  ...['ui/notifications/tool-input', 'ui/notifications/tool-input-partial', 'ui/notifications/tool-result'],
  ...['ui/notifications/tool-cancelled', 'ui/notifications/host-context-changed'],
  ...['ui/notifications/request-teardown', 'ui/notifications/sandbox-proxy-ready'],
  'ui/notifications/sandbox-resource-ready',
];

/** `ui/notifications/title-changed` is a host's own: of the words that differ, each must be near. */
function meantMethod(name: string): string | undefined {
  const meant = nearestWord(name, METHODS);
  const [words, others] = [wordsOf(name), wordsOf(meant ?? '')];
  const isOther =
    words.length === others.length && words.some((word, at) => word !== others[at] && !isNear(word, others[at]!));
  return isOther ? undefined : meant;
}

const wordsOf = (method: string): string[] => method.split(/[/-]/);

const isNear = (word: string, other: string): boolean => nearestWord(word, [other]) !== undefined;

const CAPABILITIES = 'appCapabilities';

/** What clients send to servers in MCP itself, beside what a widget sends its host. */
const NAMES = [
  ['clientInfo', 'appInfo'],
  ['capabilities', CAPABILITIES],
] as const;

interface Misnamed {
  readonly at: Entry;
  readonly meant: string;
}

function misnamed(params: ObjectNode): Misnamed[] {
  return NAMES.flatMap(([key, meant]) => {
    const at = entry(params, key);
    return at && has(params, meant) === 'no' ? [{ at, meant }] : [];
  });
}

/** By the text alone, as pages are edited: a name in quotes, or one that is a variable too, is left alone. */
function renaming(all: readonly Misnamed[], before: string): Fix | undefined {
  const isPlain = ({ key, start, end, value }: Entry): boolean =>
    end - start === key.length && value.start !== start && value.via?.start !== start;
  if (!all.every(({ at }) => isPlain(at))) return undefined;
  const edits = all.map(({ at: { start, end }, meant }, index) => {
    return { op: 'text' as const, start, end, text: index === 0 ? before + meant : meant };
  });
  return { title: `Write ${all.map(({ meant }) => `\`${meant}\``).join(' and ')}`, safe: false, edits };
}
