import { defineRule, lack, tree } from 'toolint';

const { entry, get, has } = tree;

export const confirm = defineRule({
  id: 'house/confirm',
  summary: 'A tool that deletes does not ask for a confirmation',
  severity: 'warning',
  in: 'recommended',
  source: { document: 'House style', section: 'Deleting', says: 'What deletes takes `confirm: true`.', kind: 'advice' },
  messages: {
    missing: {
      message: '`{{name}}` deletes, and has no parameter `confirm`.',
      help: 'Add it, so that a model has to say that it means it.',
    },
    type: '`confirm` of `{{name}}` must be a boolean.',
  },
  *check({ tools }) {
    for (const { node, label: name } of tools) {
      if (!/^(delete|remove)_/.test(name ?? '')) continue;
      const properties = get(node, 'inputSchema', 'properties');
      if (has(properties, 'confirm') === 'no') {
        yield { at: lack(properties, 'confirm'), message: 'missing', data: { name } };
        continue;
      }
      const type = entry(get(properties, 'confirm'), 'type');
      if (type?.value.kind === 'string' && type.value.value !== 'boolean')
        yield { at: type.value, message: 'type', data: { name } };
    }
  },
});
