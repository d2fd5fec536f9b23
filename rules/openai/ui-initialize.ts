import { defineRule, type Fix } from '../../src/core/rule.js';
import { entry, has, type Entry, type ObjectNode } from '../../src/core/tree.js';

export default defineRule({
  id: 'openai/ui-initialize',
  summary:
    'A widget sends `clientInfo` or `capabilities` with `ui/initialize`, but hosts expect `appInfo` and `appCapabilities`',
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
    otherName:
      'Hosts expect `{{meant}}` in `ui/initialize`. With `{{key}}` they refuse the request, so the widget gets no data and stays blank. Rename it{{more}}.',
  },
  *check(manifest) {
    for (const params of manifest.code.handshakes) {
      const [first, second] = params.kind === 'object' ? misnamed(params) : [];
      if (!first) continue;
      const lacksCapabilities = !second && first.meant !== CAPABILITIES && has(params, CAPABILITIES) === 'no';
      const also = second && `, and \`${second.at.key}\` to \`${second.meant}\``;
      const more = also ?? (lacksCapabilities ? `, and add \`${CAPABILITIES}: {}\`` : '');
      yield {
        at: first.at,
        message: 'otherName',
        data: { key: first.at.key, meant: first.meant, more },
        fix: renaming(second ? [first, second] : [first], lacksCapabilities ? `${CAPABILITIES}: {}, ` : ''),
      };
    }
  },
});

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
