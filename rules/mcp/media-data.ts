import { defineRule, type Fix } from '../../src/core/rule.js';
import { entry, get, items, text, type Node } from '../../src/core/tree.js';
import { section } from './lib/listing.js';

export default defineRule({
  id: 'mcp/media-data',
  summary: 'The data of an image or a sound is a data URL',
  severity: 'warning',
  in: 'recommended',
  fixable: 'safe',
  source: section('Tools, Image Content', 'data is base64, and mimeType says of what.'),
  messages: {
    url: {
      message: '`data` begins with `{{begins}}`, but clients expect base64 alone, so they cannot show the {{type}}.',
      help: 'Remove everything up to and including the comma, and name the type in `mimeType`.',
    },
  },
  *check({ code }) {
    const told = new Set<number>();
    for (const { body } of [...code.answers, ...code.promptAnswers]) {
      const messages = items(get(body, 'messages')).flatMap((each) => get(each, 'content') ?? []);
      for (const part of [...items(get(body, 'content')), ...messages]) {
        const type = text(get(part, 'type'));
        const data = entry(part, 'data')?.value;
        if (!data || (type !== 'image' && type !== 'audio') || told.has(data.start)) continue;
        const [begins] = DATA_URL.exec((data.kind === 'unknown' ? data.begins : text(data)) ?? '') ?? [];
        if (begins === undefined) continue;
        told.add(data.start);
        const fix = fixOf(data, begins);
        yield {
          at: data,
          message: 'url',
          data: { begins, type: type === 'image' ? type : 'sound' },
          ...(fix && { fix }),
        };
      }
    }
  },
});

const DATA_URL = /^data:[\w./+;=-]{0,80},?/i;

/** What is left is the base64 that was meant, where it is written or inserted behind the comma. */
function fixOf(data: Node, begins: string): Fix | undefined {
  if (!/;base64,$/i.test(begins) || data.file !== undefined || data.via !== undefined) return undefined;
  const title = `Remove \`${begins}\``;
  if (data.kind === 'string')
    return { title, safe: true, edits: [{ op: 'set', node: data, value: data.value.slice(begins.length) }] };
  const { start } = data;
  return { title, safe: true, edits: [{ op: 'text', start: start + 1, end: start + 1 + begins.length, text: '' }] };
}
