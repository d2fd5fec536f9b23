import { defineRule, type Fix } from '../../src/core/rule.js';
import { get, type StringNode } from '../../src/core/tree.js';
import { section } from './lib/lists.js';
import { safely, isAbsoluteUrl } from './lib/text.js';

export default defineRule({
  id: 'shinkai/homepage-url',
  summary: '`homepage` is not an absolute URL',
  severity: 'warning',
  in: 'recommended',
  source: section('Metadata', "homepage is the URL of the tool's page or documentation.", 'SHOULD'),
  fixable: 'safe',
  messages: {
    wrapped: {
      message: '`{{homepage}}` has text around the URL, so browsers cannot open it.',
      help: 'Write only the URL.',
    },
    noUrl: {
      message: '`{{homepage}}` is not an absolute URL, so browsers cannot open it.',
      help: 'Write the whole URL, with `https://` and without spaces.',
    },
  },
  *check({ root }) {
    const at = get(root, 'homepage');
    if (at?.kind !== 'string' || at.value === '' || isAbsoluteUrl(at.value)) return;
    const fix = unwrap(at);
    yield { at, message: fix ? 'wrapped' : 'noUrl', data: { homepage: at.value }, fix };
  },
});

/** `<https://…>` comes from Markdown, quotes and blanks from pasting. */
function unwrap(node: StringNode): Fix | undefined {
  const url = node.value.replace(/^[\s<"'`]+|(?<![\s>"'`])[\s>"'`]+$/g, '');
  return isAbsoluteUrl(url) ? safely('Write the URL alone', { op: 'set', node, value: url }) : undefined;
}
