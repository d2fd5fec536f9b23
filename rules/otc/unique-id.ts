import { defineRule, type LocatedFact, type Tool } from '../../src/core/rule.js';
import { get, type StringNode } from '../../src/core/tree.js';
import { repeated } from '../common/lib/repeated.js';
import { section } from './lib/document.js';

export default defineRule({
  id: 'otc/unique-id',
  summary: 'Two tools of one tool server carry the same id',
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Metadata', 'An id is unique among all tools of a tool server.'),
  messages: {
    inFile:
      'The id `{{id}}` is already taken in this file: a client that asks for it gets either tool. Give this one an id of its own.',
    inServer:
      'The id `{{id}}` is already taken on the server `{{server}}`: a client that asks for it gets either tool. Give this one an id of its own.',
  },
  *check({ tools }) {
    const first = new Map<string, StringNode>();
    for (const node of idsOf(tools)) {
      const other = first.get(node.value);
      if (!other) first.set(node.value, node);
      else {
        const related = [{ at: other, note: 'The id is taken here.' }];
        yield { at: node, message: 'inFile', data: { id: node.value }, related };
      }
    }
  },
  project: {
    inOneFile: true,
    *collect({ path, isOneOfMany, tools, servers }) {
      // What is twice in one file is the check's.
      const ids = new Map([...idsOf(tools)].reverse().map((node) => [node.value, node]));
      // A YAML stream has several documents in one file.
      if (isOneOfMany) for (const [id, at] of ids) yield { at, key: `${path}\u0000${id}` };
      for (const server of servers) {
        for (const [id, at] of ids) yield { at, key: `${server}\u0000${id}`, value: server };
      }
    },
    *compare(facts) {
      const told = new Set<string>();
      for (const [first, fact] of repeated(facts)) {
        // Two servers may share both files.
        const pair = `${keyOfPlace(first)}\n${keyOfPlace(fact)}`;
        if (told.has(pair)) continue;
        told.add(pair);
        const { key, value: server } = fact;
        const id = key.slice(key.indexOf('\u0000') + 1);
        const related = [{ at: first, note: 'The id is taken here.' }];
        yield { at: fact, message: server === undefined ? 'inFile' : 'inServer', data: { id, server }, related };
      }
    },
  },
});

function* idsOf(tools: readonly Tool[]): Generator<StringNode> {
  for (const tool of tools) {
    const id = get(tool.node, 'id');
    if (id?.kind === 'string' && id.value !== '') yield id;
  }
}

const keyOfPlace = ({ location }: LocatedFact): string => `${location.path}:${location.start}`;
