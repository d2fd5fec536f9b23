import { defineRule } from '../../src/core/rule.js';
import { section } from './lib/dialect.js';
import { callFacts, fixFor, gather, hintFor, serverFacts, strays, toolFacts } from './lib/facts.js';

export default defineRule({
  id: 'openai/call-tool-registered',
  summary: 'Widget code calls a tool that the project does not have',
  severity: 'error',
  in: 'recommended',
  source: section('window.openai API', 'callTool calls another tool of the server by its name.'),
  fixable: 'safe',
  messages: {
    missing: {
      message: 'No tool is named `{{name}}`{{hint}}, so the call fails.',
      help: 'Call an existing tool, or register `{{name}}`.',
    },
  },
  reads: ['mcp'],
  project: {
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* toolFacts(manifest);
      yield* callFacts(manifest);
    },
    *compare(facts) {
      for (const found of gather(facts, 'call', 'tool')) {
        for (const at of strays(found, (name) => found.everywhere.has(name))) {
          const name = at.value!;
          yield { at, message: 'missing', data: { name, hint: hintFor(name, found) }, fix: fixFor(name, found) };
        }
      }
    },
  },
});
