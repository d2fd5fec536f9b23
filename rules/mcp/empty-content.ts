import { defineRule, lackOf } from '../../src/core/rule.js';
import { get, has, text, type Node, type ObjectNode } from '../../src/core/tree.js';
import { isForAppOnly } from '../common/lib/text.js';
import { listingOf, section } from './lib/listing.js';
import { isFailure, isOfFramework } from './lib/registrations.js';

export default defineRule({
  id: 'mcp/empty-content',
  summary: 'A result has data, and nothing in `content`',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Tools, Structured Content',
    'A tool that returns structured content also returns it as text in content.',
    'SHOULD',
  ),
  messages: {
    missing: {
      message: 'This result has `structuredContent` but no `content`, so some hosts show the model nothing.',
      help: 'Add `content: [{ type: "text", text: JSON.stringify(data) }]`.',
    },
    empty: {
      message: 'This result has `structuredContent` but an empty `content`, so some hosts show the model nothing.',
      help: 'Write `content: [{ type: "text", text: JSON.stringify(data) }]`.',
    },
  },
  *check(manifest) {
    const { answers } = manifest.code;
    // They fill in what is missing.
    if (answers.length === 0 || isOfFramework(manifest.code)) return;
    const others = new Set(
      listingOf(manifest)
        .tools.filter(isForOthers)
        .map((tool) => text(get(tool, 'name'))),
    );
    const told = new Set<number>();
    for (const { body, tool } of answers) {
      if (body.kind !== 'object' || body.file !== undefined || body.via !== undefined || told.has(body.start)) continue;
      if (has(body, 'structuredContent') !== 'yes' || isFailure(body) || (tool !== undefined && others.has(tool)))
        continue;
      told.add(body.start);
      const content = get(body, 'content');
      if (has(body, 'content') === 'no') yield { at: lackOf(body, 'content'), message: 'missing' };
      else if (isEmpty(content)) yield { at: content!, message: 'empty' };
    }
  },
});

const isEmpty = (content: Node | undefined): boolean =>
  content?.kind === 'array' && !content.open && content.items.length === 0;

/** Only a widget reads the answer, or a host that shows the model all data. */
const isForOthers = (tool: ObjectNode): boolean =>
  isForAppOnly(tool) ||
  ['openai/outputTemplate', 'ui/resourceUri'].some((key) => has(get(tool, '_meta'), key) === 'yes') ||
  has(get(get(tool, '_meta'), 'ui'), 'resourceUri') === 'yes';
