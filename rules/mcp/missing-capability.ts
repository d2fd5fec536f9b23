import { defineRule, lack } from '../../src/core/rule.js';
import type { Registration } from '../../src/core/code.js';
import { allOf, eitherOf } from '../../src/core/text.js';
import { has, type ObjectNode } from '../../src/core/tree.js';
import { isWrittenHere } from '../common/lib/fixes.js';
import { sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/missing-capability',
  summary: 'A server handles requests that its capabilities do not announce',
  severity: 'error',
  in: 'spec',
  tags: ['breaks-list'],
  fixable: 'safe',
  source: sdk('setRequestHandler throws where the capabilities of the server lack what the request is about.'),
  messages: {
    missing: {
      message: 'The server handles {{methods}}, but its capabilities lack {{keys}}, so the SDK throws.',
      help: 'Add `{{write}}` to `capabilities`.',
    },
  },
  *check({ code, packages }) {
    // Before its first release the SDK announced whatever was handled.
    if (/^0(\.|$)/.test(packages['@modelcontextprotocol/sdk'] ?? '')) return;
    const lacking = new Map<
      number,
      { capabilities: ObjectNode; handled: Map<string, NonNullable<Registration['handles']>> }
    >();
    for (const { capabilities, handles, sdk: version } of code.registrations) {
      const [key = ''] = (handles?.name ?? '').split('/');
      if (!version || capabilities?.kind !== 'object' || !ANNOUNCED.has(key) || has(capabilities, key) !== 'no')
        continue;
      const own = lacking.get(capabilities.start) ?? { capabilities, handled: new Map() };
      if (!own.handled.has(key)) own.handled.set(key, handles!);
      lacking.set(capabilities.start, own);
    }
    for (const { capabilities, handled: own } of lacking.values()) {
      const keys = [...own.keys()];
      const data = {
        methods: allOf([...own.values()].map(({ name }) => `\`${name}\``)),
        keys: eitherOf(keys.map((key) => `\`${key}\``)),
        write: keys.map((key) => `${key}: {}`).join(', '),
      };
      const related = [...own.values()].map((at) => ({ at, note: 'What is handled.' }));
      const edits = keys.map((key) => ({ op: 'add' as const, to: capabilities, key, value: {} }));
      const fix = isWrittenHere(capabilities) && { title: `Add ${data.keys}`, safe: true, edits };
      yield { at: lack(capabilities, keys[0]), message: 'missing', data, related, ...(fix && { fix }) };
    }
  },
});

const ANNOUNCED: ReadonlySet<string> = new Set(['tools', 'resources', 'prompts', 'logging']);
