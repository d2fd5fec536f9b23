import { defineRule } from '../../src/core/rule.js';
import { get, items } from '../../src/core/tree.js';
import { loader } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/tool-reference',
  summary: 'An entry of `tools` is not a reference to a tool',
  severity: 'warning',
  in: 'recommended',
  source: loader(
    'A reference is source, author and name, and perhaps a version, separated by three colons; others are dropped.',
  ),
  lists: ['tools'],
  messages: {
    noReference: {
      message: '`{{reference}}` is not a tool reference, so Shinkai drops it and the code cannot call the tool.',
      help: 'Write `local:::author:::name`, or `local:::author:::name:::1.0.0` for one version.',
    },
    noText: {
      message: 'This entry is not a string, so Shinkai silently drops it, and the code cannot call the tool.',
      help: 'Write a reference of the form `"local:::author:::name"`.',
    },
  },
  *check({ root }) {
    for (const at of items(get(root, 'tools'))) {
      if (at.kind === 'unknown') continue;
      if (at.kind !== 'string') yield { at, message: 'noText' };
      else if (!isReference(at.value)) yield { at, message: 'noReference', data: { reference: at.value } };
    }
  },
});

function isReference(text: string): boolean {
  const [source, author, name, version, ...rest] = text.split(':::');
  const isNamed = [source, author, name].every((part) => part !== undefined && /^[^\s:]+$/.test(part));
  return (
    isNamed && rest.length === 0 && (version === undefined || /^\d+(?:\.\d+){0,2}(?:[-+][\w.+-]+)?$/.test(version))
  );
}
