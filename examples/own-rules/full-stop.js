import { defineRule } from 'toolint';

export const fullStop = defineRule({
  id: 'house/full-stop',
  summary: 'A description that does not end with a full stop',
  severity: 'warning',
  in: 'recommended',
  source: { document: 'House style', section: 'Texts', says: 'A description is made of sentences.', kind: 'advice' },
  fixable: 'safe',
  messages: {
    open: {
      message: 'This description just stops, so readers wonder what is missing.',
      help: 'End it with a full stop.',
    },
  },
  *check({ tools }) {
    for (const { description } of tools) {
      const node = description?.value;
      if (node?.kind !== 'string' || !/[a-z]$/.test(node.value)) continue;
      const edits = [{ op: 'set', node, value: `${node.value}.` }];
      yield { at: node, message: 'open', fix: { title: 'Add the full stop', safe: true, edits } };
    }
  },
});
