import { groupBy } from '../../src/core/collections.js';
import { defineRule, useOf, type Manifest, type Tool } from '../../src/core/rule.js';
import { entry, text } from '../../src/core/tree.js';
import { isForAppOnly, emptiness } from './lib/text.js';
import { twins } from './lib/repeats.js';

export default defineRule({
  id: 'common/identical-description',
  summary: 'Two tools have exactly the same description',
  severity: 'warning',
  in: 'recommended',
  source: {
    document: 'The documents of all formats',
    section: 'description',
    says: 'A model chooses between tools by what their descriptions say.',
    kind: 'advice',
  },
  messages: {
    same: {
      message: '`{{later}}` has the same description as `{{first}}`, so models have only the names to choose by.',
      help: 'Say in the description of `{{later}}` when to use it instead of `{{first}}`.',
    },
    several: {
      message: '{{count}} tools have the same description as `{{first}}`, so models have only the names to choose by.',
      help: 'Say in each description when to use the tool instead of the others.',
    },
    alias: {
      message: '`{{later}}` is `{{first}}` under another name, so models read the same tool twice.',
      help: 'Remove one of the two, unless clients still call it by that name.',
    },
  },
  *check(manifest) {
    const pairs = [...twins(manifest, ({ description }) => text(description?.value)?.trim())].filter(isConfusing);
    for (const [first, some] of groupBy(pairs, ([each]) => each)) {
      const aliases = some.filter(([, later]) => isAlias(first, later, manifest));
      for (const [, later] of aliases) yield { ...problem(first, [later]), message: 'alias', severity: 'info' };
      const others = some.flatMap((pair) => (aliases.includes(pair) ? [] : [pair[1]]));
      if (others.length > 0) yield { ...problem(first, others), message: others.length === 1 ? 'same' : 'several' };
    }
  },
});

function problem(first: Tool, later: readonly Tool[]) {
  const [at, ...others] = later.map(({ description }) => useOf(description!.value));
  return {
    at: at!,
    data: { first: first.label, later: later[0]!.label, count: later.length },
    related: [
      { at: useOf(first.description!.value), note: `The description of \`${first.label}\`.` },
      ...others.map((each, index) => ({ at: each, note: `The description of \`${later[index + 1]!.label}\`.` })),
    ],
  };
}

function isConfusing([first, later]: readonly [first: Tool, later: Tool]): boolean {
  // Two of one name are versions of each other, or duplicates that other rules are about.
  if (first.label === undefined || later.label === undefined || first.label === later.label) return false;
  const description = text(later.description?.value)!;
  if (SAYS_SO.test(description) || emptiness(description, later.label)) return false;
  return ![first, later].some(({ node }) => isForAppOnly(node));
}

/** One schema and one handler, each used twice by its name: there is nothing to choose. */
function isAlias({ label: one, node: a }: Tool, { label: other, node: b }: Tool, { code }: Manifest): boolean {
  const [first, later] = [a, b].map((node) => entry(node, 'inputSchema')?.value);
  if (!first || !later || first.start !== later.start || first.file !== later.file) return false;
  const handlerOf = (label: string | undefined) => code.inputs.find(({ tool }) => tool === label)?.handler.start;
  return handlerOf(one) !== undefined && handlerOf(one) === handlerOf(other);
}

/** It is another name for a third one, on purpose. */
const SAYS_SO = /\b(?:alias|deprecated)\b/i;
