import { defineRule } from '../../src/core/rule.js';
import { entry, get, type Node } from '../../src/core/tree.js';
import { unknownField } from '../common/lib/structural-rules.js';
import { NOT_PACKED, section, unless } from './lib/manifest.js';

const structural = unknownField(
  'mcpb',
  section('Manifest schema', 'The schema allows no other fields.'),
  undefined,
  undefined,
  { then: NOT_PACKED, unless },
);

export default defineRule({
  ...structural,
  messages: {
    ...structural.messages,
    misplaced: {
      message: `\`{{key}}\` belongs in {{place}}, so ${NOT_PACKED}{{unless}}.`,
      help: 'Move `{{key}}` into {{place}}: {{write}}.',
    },
  },
  check(manifest, context) {
    const { root } = manifest;
    return [...structural.check!(manifest, context)].map((each) => {
      const key = String(each.data?.['key']);
      const place = PLACES.find((one) => one.keys.includes(key) && entry(one.of(root), key) === each.at);
      return place
        ? { ...each, message: 'misplaced', data: { ...each.data, place: place.is, write: place.as(key) } }
        : each;
    });
  },
});

/** Fields of an object that authors write into the one around it. */
const PLACES: readonly {
  readonly of: (root: Node) => Node | undefined;
  readonly keys: readonly string[];
  readonly is: string;
  readonly as: (key: string) => string;
}[] = [
  {
    of: (root) => get(root, 'compatibility'),
    keys: ['node', 'python'],
    is: '`compatibility.runtimes`',
    as: (key) => `\`"runtimes": { "${key}": "…" }\``,
  },
  {
    of: (root) => root,
    keys: ['mcp_config', 'entry_point'],
    is: '`server`',
    as: (key) => `\`"server": { …, "${key}": … }\``,
  },
];
