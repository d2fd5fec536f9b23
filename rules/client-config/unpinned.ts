import { clientConfigIn, downloadOf } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
import { section } from './lib/config.js';

export default defineRule({
  id: 'client-config/unpinned',
  summary: 'A package is started without a version',
  severity: 'info',
  in: 'strict',
  source: section(
    'Commands',
    'A runner such as npx or uvx downloads the newest version of a package if it is given none.',
  ),
  messages: {
    unpinned: {
      message: '`{{package}}` has no version, so each start may run new, unreviewed code.',
      help: 'Add the version that you tested, such as `{{package}}{{sign}}1.2.3`.',
    },
  },
  *check({ root }) {
    for (const server of clientConfigIn(root)?.servers ?? []) {
      const { node, sign } = downloadOf(server) ?? {};
      const name = node?.value.replace(/(?:@latest|==\*)$/, '') ?? '';
      if (/^(?:@[\w.-]+\/)?\w[\w.-]*(?:\[[\w,-]+\])?$/.test(name)) {
        yield { at: node!, message: 'unpinned', data: { package: name, sign } };
      }
    }
  },
});
