import { defineRule, type Fix, type LocatedFact, type Tool } from '../../src/core/rule.js';
import { get, text, type StringNode } from '../../src/core/tree.js';
import { repeated } from '../common/lib/repeats.js';
import { section, copiedIds, idOf, isOfId, withVersion, isName, isVersion } from './lib/definition.js';

export default defineRule({
  id: 'otc/unique-id',
  summary: 'Two tools of one server have the same id',
  severity: 'error',
  in: 'spec',
  source: section('Schema Fields, Metadata', 'An id is unique among all tools of a tool server.'),
  fixable: 'unsafe',
  messages: {
    inFile: {
      message: 'Another tool in this file has the same id, `{{id}}`, so clients that ask for it may get either tool.',
      help: 'Give each tool its own id.',
    },
    ofOtherVersion: {
      message: 'Another tool in this file has the same id, `{{id}}`, so clients that ask for it may get either tool.',
      help: 'Write `{{own}}`, since the `version` of this tool is `{{version}}`.',
    },
    inServer: {
      message: 'Another tool on the server `{{server}}` has the id `{{id}}`, so clients may get either tool.',
      help: 'Give each tool its own id.',
    },
  },
  *check({ tools }) {
    const taken = new Set([...idsOf(tools)].map(({ value }) => value));
    for (const [node, { tool, rightful }] of copiedIds(tools)) {
      const related = [{ at: rightful, note: 'The other tool with this id.' }];
      const name = get(tool.node, 'name');
      const told = { at: node, related, covers: name?.kind === 'string' && isName(name.value) ? [node, name] : [node] };
      const own = ownId(tool, taken);
      if (own === undefined) yield { ...told, message: 'inFile', data: { id: node.value } };
      else {
        const title = `Write \`${own}\``;
        const fix: Fix = { title, safe: false, edits: [{ op: 'set', node, value: own }] };
        yield {
          ...told,
          message: 'ofOtherVersion',
          data: { id: node.value, own, version: text(get(tool.node, 'version')) },
          fix,
        };
      }
    }
  },
  project: {
    inOneFile: 'always',
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
        const related = [{ at: first, note: 'The other tool with this id.' }];
        yield { at: fact, message: server === undefined ? 'inFile' : 'inServer', data: { id, server }, related };
      }
    },
  },
});

/** The id with the version that the tool says it has, if nothing else is wrong with it. */
function ownId({ node }: Tool, taken: ReadonlySet<string>): string | undefined {
  const id = idOf(node);
  const version = text(get(node, 'version'));
  if (!id || version === undefined || !isVersion(version) || !isOfId(node)) return undefined;
  const own = withVersion(id, version);
  return taken.has(own) ? undefined : own;
}

function* idsOf(tools: readonly Tool[]): Generator<StringNode> {
  for (const tool of tools) {
    const id = get(tool.node, 'id');
    if (id?.kind === 'string' && id.value !== '') yield id;
  }
}

const keyOfPlace = ({ location }: LocatedFact): string => `${location.path}:${location.start}`;
