import { defineRule } from '../../src/core/rule.js';
import { section, duplicatesIn, namesOf, objectsIn } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/oauth-duplicate',
  summary: 'Two OAuth services share a name',
  severity: 'error',
  in: 'recommended',
  source: section('OAuth Table', 'The name is that of one service.', 'SHOULD'),
  lists: ['oauth'],
  messages: {
    taken: {
      message: 'Another OAuth service above is also named `{{name}}`, so Shinkai never uses one of the two.',
      help: 'Rename one.',
    },
  },
  *check(manifest) {
    const services = objectsIn(manifest, 'oauth');
    if (services.length < 2) return;
    for (const { node, first } of duplicatesIn(namesOf(services), (name) => name)) {
      const related = [{ at: first, note: 'The first service of this name.' }];
      yield { at: node, message: 'taken', data: { name: node.value }, related };
    }
  },
});
