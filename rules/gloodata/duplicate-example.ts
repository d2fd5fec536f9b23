import { defineRule, type Problem, type Tool } from '../../src/core/rule.js';
import { get, type ArrayNode, type Node, type StringNode } from '../../src/core/tree.js';
import { section } from './lib/info.js';

interface Example {
  readonly tool: Tool;
  readonly list: ArrayNode;
  readonly node: StringNode;
}

export default defineRule({
  id: 'gloodata/duplicate-example',
  summary: 'Two tools share an example prompt, or one tool lists it twice',
  severity: 'error',
  in: 'recommended',
  tags: ['unnecessary'],
  source: section('The tools', 'An example is a prompt that should select its tool: it can select one only.', 'SHOULD'),
  fixable: 'safe',
  messages: {
    other: {
      message: 'The tool `{{tool}}` has the same example, but a prompt can select only one tool.',
      help: 'Reword one of the two examples, or keep the example only in the tool that it fits.',
    },
    same: { message: 'This tool lists this example twice, which adds nothing.', help: 'Remove one of the two.' },
  },
  *check({ tools }) {
    const firsts = new Map<string, Example>();
    for (const example of tools.flatMap(examplesOf)) {
      const key = plain(example.node.value);
      const first = firsts.get(key);
      if (!first) firsts.set(key, example);
      else if (first.node !== example.node) yield problem(example, first);
    }
  },
});

function examplesOf(tool: Tool): Example[] {
  const list = get(tool.node, 'examples');
  if (list?.kind !== 'array') return [];
  return list.items.filter(isText).map((node) => ({ tool, list, node }));
}

const isText = (node: Node): node is StringNode => node.kind === 'string' && node.value.trim() !== '';

/** Case and blanks make no difference. */
const plain = (prompt: string): string => prompt.trim().replace(/\s+/g, ' ').toLowerCase();

function problem({ tool, list, node }: Example, first: Example): Problem<'other' | 'same'> {
  const related = [{ at: first.node, note: 'The first example.' }];
  if (tool !== first.tool) return { at: node, message: 'other', data: { tool: first.tool.label ?? '' }, related };
  const edits = [{ op: 'remove', from: list, child: node } as const];
  return { at: node, message: 'same', related, fix: { title: 'Remove the second one', safe: true, edits } };
}
