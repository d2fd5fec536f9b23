import { hint, nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule, type Fact, type Manifest } from '../../src/core/rule.js';
import { get, text } from '../../src/core/tree.js';
import { parametersOf } from '../mcp/lib/inputs.js';
import { listingOf } from '../mcp/lib/listing.js';
import { section } from './lib/dialect.js';
import { usesIn } from './lib/members.js';

export default defineRule({
  id: 'openai/call-arguments',
  summary: 'Widget code calls a tool with an argument that the tool does not have',
  severity: 'error',
  in: 'recommended',
  source: section('window.openai API', 'callTool calls another tool of the server with arguments for it.'),
  messages: {
    undeclared: {
      message: '`{{tool}}` has no parameter `{{name}}`{{meant}}, so the server drops it or refuses the call.',
      help: 'Pass a parameter that `{{tool}}` declares, or declare `{{name}}` there.',
    },
  },
  reads: ['mcp'],
  project: {
    *collect(manifest) {
      for (const tool of listingOf(manifest).tools) {
        const name = get(tool, 'name');
        if (name?.kind !== 'string') continue;
        const names = tool.isOfMany ? undefined : parametersOf(tool)?.map(({ key }) => key);
        // A schema that names nothing is seldom meant to refuse everything.
        const known = names?.length ? names : null;
        yield { at: name, key: `tool ${name.value}`, value: JSON.stringify(known), isExcuse: true };
      }
      yield* callsIn(manifest);
    },
    *compare(facts) {
      const tools = new Map<string, (readonly string[] | null)[]>();
      for (const { key, value } of facts)
        if (key.startsWith('tool '))
          tools.set(key.slice(5), [...(tools.get(key.slice(5)) ?? []), JSON.parse(value!) as readonly string[] | null]);
      for (const at of facts) {
        const tool = at.key.slice(5);
        const all = at.key.startsWith('call ') ? (tools.get(tool) ?? [null]) : [null];
        const name = at.value!;
        const known = all.flatMap((names) => names ?? []);
        if (all.includes(null) || known.includes(name)) continue;
        yield { at, message: 'undeclared', data: { tool, name, meant: hint(nearestWord(name, known)) } };
      }
    },
  },
});

/** `callTool(name, arguments)` and `callTool({ name, arguments })`: each argument that is passed by its name. */
function* callsIn(manifest: Manifest): Iterable<Fact> {
  for (const { member, call } of usesIn(manifest)) {
    if (member?.name !== 'callTool' || !call) continue;
    const [first, second] = call;
    const tool = text(first?.kind === 'object' ? get(first, 'name') : first);
    const given = first?.kind === 'object' ? get(first, 'arguments') : second;
    if (tool === undefined || given?.kind !== 'object') continue;
    for (const each of given.entries) yield { at: each, key: `call ${tool}`, value: each.key };
  }
}
