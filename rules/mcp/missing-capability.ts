import { defineRule, lack } from '../../src/core/rule.js';
import { has } from '../../src/core/tree.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/missing-capability',
  summary: 'A server handles requests that its capabilities do not announce',
  severity: 'error',
  in: 'recommended',
  source: sdk('setRequestHandler throws where the capabilities of the server lack what the request is about.'),
  messages: {
    missing:
      'The server handles `{{method}}`, but its capabilities have no `{{key}}`, so the SDK throws when it starts. Write `capabilities: { {{key}}: {} }`.',
  },
  *check({ code, packages }) {
    // Before its first release the SDK announced whatever was handled.
    if (/^0(\.|$)/.test(packages['@modelcontextprotocol/sdk'] ?? '')) return;
    const told = new Set<string>();
    for (const { capabilities, handles, sdk: version } of code.registrations) {
      const method = handles?.name ?? '';
      const [key = ''] = method.split('/');
      if (!version || capabilities?.kind !== 'object' || !ANNOUNCED.has(key)) continue;
      if (has(capabilities, key) !== 'no' || told.has(key)) continue;
      told.add(key);
      const related = [{ at: handles!, note: 'What is handled.' }];
      yield { at: lack(capabilities, key), message: 'missing', data: { method, key }, related };
    }
  },
});

const ANNOUNCED: ReadonlySet<string> = new Set(['tools', 'resources', 'prompts', 'logging']);
