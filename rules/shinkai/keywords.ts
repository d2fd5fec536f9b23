import { defineRule, lackOf } from '../../src/core/rule.js';
import { get } from '../../src/core/tree.js';
import { section, duplicatesIn } from './lib/lists.js';
import { safely } from './lib/text.js';
import { lacks, strayed } from './lib/tables.js';
import { format } from './format.js';

export default defineRule({
  id: 'shinkai/keywords',
  summary: 'No keywords, or the same keyword twice',
  severity: 'info',
  in: 'strict',
  source: section('Metadata', 'keywords is a list of words that go with the tool.', 'SHOULD'),
  fixable: 'safe',
  messages: {
    none: {
      message: 'The tool has no `keywords`, so users can find it only by its name and description.',
      help: 'Add some keywords.',
    },
    twice: { message: 'The keyword `{{keyword}}` is listed twice.', help: 'Remove one.' },
    alike: {
      message: 'The keyword `{{keyword}}` repeats `{{other}}`: the two differ only in case or spaces.',
      help: 'Remove one.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    const list = get(root, 'keywords');
    if (root.kind === 'object' && lacks(root, 'keywords', format.fields) && !strayed(manifest, 'keywords')) {
      yield { at: lackOf(root, 'keywords'), message: 'none' };
    }
    if (list?.kind !== 'array') return;
    if (list.items.length === 0 && !list.open) yield { at: list, message: 'none' };
    const words = list.items.filter((item) => item.kind === 'string');
    for (const { node, first } of duplicatesIn(words, (word) => word.toLowerCase())) {
      const fix = safely('Remove the repeated keyword', { op: 'remove', from: list, child: node });
      yield {
        at: node,
        message: node.value === first.value ? 'twice' : 'alike',
        data: { keyword: node.value, other: first.value },
        related: [{ at: first, note: 'The first keyword.' }],
        fix,
      };
    }
  },
});
