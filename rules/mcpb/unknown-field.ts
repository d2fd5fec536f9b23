import { defineRule } from '../../src/core/rule.js';
import { unknownField } from '../common/lib/structural-rules.js';
import { NOT_PACKED, section, unless } from './lib/manifest.js';

const structural = unknownField(
  'mcpb',
  section('Manifest schema', 'The schema allows no other fields, and some only from a version on.'),
  undefined,
  undefined,
  { then: NOT_PACKED, unless },
);

export default defineRule({
  ...structural,
  messages: {
    ...structural.messages,
    early: {
      message: `\`{{key}}\` is not a field of {{title}}, so ${NOT_PACKED}{{unless}}.`,
      help: 'Write `"manifest_version": "{{since}}"`, or remove `{{key}}`.',
    },
    runtime: {
      message: `\`{{key}}\` belongs in \`compatibility.runtimes\`, so ${NOT_PACKED}{{unless}}.`,
      help: 'Move `{{key}}` into `compatibility.runtimes`: `"runtimes": { "{{key}}": "…" }`.',
    },
    start: {
      message: `\`{{key}}\` belongs in \`server\`, so ${NOT_PACKED}{{unless}}.`,
      help: 'Move `{{key}}` into `server`.',
    },
  },
  check(manifest, context) {
    return [...structural.check!(manifest, context)].map((each) => {
      const title = String(each.data?.['title']);
      const since = /before version ([\d.]+)/.exec(title)?.[1] ?? '';
      const message = MISPLACED.get(`${String(each.data?.['key'])} of ${title}`) ?? (since && 'early');
      return message ? { ...each, message, data: { ...each.data, since } } : each;
    });
  },
});

/** Fields of an object that authors write into the one around it. */
const MISPLACED: ReadonlyMap<string, string> = new Map([
  ['node of `compatibility`', 'runtime'],
  ['python of `compatibility`', 'runtime'],
  ['mcp_config of an MCPB manifest', 'start'],
  ['entry_point of an MCPB manifest', 'start'],
]);
