import { isRecord } from '../../src/core/collections.js';
import { defineRule, type Problem } from '../../src/core/rule.js';
import { entry, isVague, toValue, type ArrayNode, type Node } from '../../src/core/tree.js';
import { schemasWith } from './lib/schemas.js';

export default defineRule({
  id: 'common/required-duplicate',
  summary: '`required` or `enum` names the same thing twice',
  severity: 'warning',
  in: 'recommended',
  tags: ['unnecessary'],
  source: {
    document: 'JSON Schema Validation',
    section: 'enum, required',
    says: 'The names in `required` must be unique, and the values in `enum` should be.',
    kind: 'MUST',
  },
  fixable: 'safe',
  messages: {
    twice: {
      message: '`{{keyword}}` lists `{{value}}` twice, {{effect}}.',
      help: 'Remove one, or replace it with the {{thing}} you meant.',
    },
  },
  *check(manifest) {
    for (const keyword of ['required', 'enum'] as const) {
      for (const { node, role } of schemasWith(manifest, keyword)) {
        const list = entry(node, keyword)!.value;
        if (list.kind !== 'array' || !hasTwins(list)) continue;
        const isRefused = keyword === 'enum' && role === 'input' && manifest.formats.includes('mcp');
        const isLost = isRefused && manifest.code.builderOf?.(node) === 'zod' && isNewZod(manifest.packages['zod']);
        const effect = isRefused && !isLost ? 'so VS Code refuses the tool' : WORDS[keyword].effect;
        for (const each of problems(list, keyword, effect)) yield { ...each, ...(isLost && { severity: 'info' }) };
      }
    }
  },
});

/** Up to this many, comparing each with each is faster than a set. */
const FEW = 24;

function hasTwins({ items }: ArrayNode): boolean {
  if (items.length > FEW || items.some(isCompound)) return true;
  for (let i = 1; i < items.length; i++) {
    for (let j = 0; j < i; j++) if (plainOf(items[i]!) === plainOf(items[j]!)) return true;
  }
  return false;
}

const isCompound = ({ kind }: Node): boolean => kind === 'object' || kind === 'array';

/** Something to tell values apart by; one that cannot be known is one of its own. */
function plainOf(node: Node): unknown {
  if (node.kind === 'null') return null;
  if ('value' in node) return node.value;
  return isVague(node) ? node : `\0${JSON.stringify(toValue(node), inOrder)}`;
}

/** For an object, the order of its keys makes no difference. */
function inOrder(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** It lists each choice once. */
const isNewZod = (version = ''): boolean => /^\D{0,3}4/.test(version);

const WORDS = {
  required: { effect: 'and strict validators refuse the schema', thing: 'name' },
  enum: { effect: 'so the choice looks larger than it is', thing: 'value' },
} as const;

function* problems(list: ArrayNode, keyword: keyof typeof WORDS, effect: string): Iterable<Problem<'twice'>> {
  const { thing } = WORDS[keyword];
  const seen = new Map<unknown, Node>();
  for (const item of list.items) {
    const value = plainOf(item);
    const first = seen.get(value);
    if (!first) seen.set(value, item);
    else {
      yield {
        at: item,
        message: 'twice',
        data: { keyword, value: isCompound(item) ? JSON.stringify(toValue(item)) : String(value), effect, thing },
        related: [{ at: first, note: 'The first entry.' }],
        fix: { title: 'Remove the second one', safe: true, edits: [{ op: 'remove', from: list, child: item }] },
      };
    }
  }
}
