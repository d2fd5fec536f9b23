import { nearestWord } from '../../src/core/did-you-mean.js';
import { defineRule } from '../../src/core/rule.js';
import { appsSdk } from './lib/dialect.js';
import { gather, resourceFacts, serverFacts, strays, templateFacts } from './lib/facts.js';
import { isPageUri, isWidgetUri, pathOf } from './lib/app.js';

export default defineRule({
  id: 'openai/resource-unused',
  summary: 'A widget resource that no tool refers to',
  severity: 'warning',
  in: 'strict',
  tags: ['unnecessary'],
  source: appsSdk('MCP server, templates', 'A widget is shown when a tool names it as its output template.'),
  messages: {
    unused: {
      message: 'No tool has `{{uri}}` as its output template, so no host ever shows this widget.',
      help: 'Write `{{uri}}` as the output template of a tool, or remove the resource.',
    },
  },
  reads: ['mcp'],
  project: {
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* resourceFacts(manifest, false);
      yield* templateFacts(manifest, true);
    },
    *compare(facts) {
      const parts = gather(facts, 'resource', 'template', isWidgetUri);
      const paths = new Set([...(parts[0]?.everywhere ?? [])].map(pathOf));
      for (const found of parts) {
        const isUsed = (uri: string): boolean => !isPageUri(uri) || paths.has(pathOf(uri));
        const registered = new Set(found.wanted.map(({ value }) => pathOf(value!)));
        const lost = [...found.known].filter((uri) => !registered.has(pathOf(uri)));
        const unused = strays(found, isUsed);
        // A template that was meant for it is openai/template-registered's; so it is where one of each is left.
        if (lost.length === 1 && new Set(unused.map(({ value }) => value)).size === 1) continue;
        for (const at of unused) {
          if (nearestWord(at.value!, lost) === undefined) yield { at, message: 'unused', data: { uri: at.value! } };
        }
      }
    },
  },
});
