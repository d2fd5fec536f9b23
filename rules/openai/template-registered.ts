import { hint } from '../../src/core/did-you-mean.js';
import { defineRule, type LocatedFact } from '../../src/core/rule.js';
import { appsSdk } from './lib/dialect.js';
import {
  fixFor,
  gather,
  hintFor,
  resourceFacts,
  serverFacts,
  strays,
  templateFacts,
  type Gathered,
} from './lib/facts.js';
import { isWidgetUri, pathOf } from './lib/app.js';

export default defineRule({
  id: 'openai/template-registered',
  summary: 'An output template names a widget that no resource registers',
  severity: 'error',
  in: 'recommended',
  source: appsSdk('MCP server, templates', 'The output template of a tool is the URI of a registered resource.'),
  fixable: 'safe',
  messages: {
    missing:
      'No resource is registered as `{{uri}}`{{hint}}, so the host has no widget to show. Register it, or name one that there is.',
  },
  reads: ['mcp'],
  project: {
    inOneFile: true,
    ifAlone: true,
    *collect(manifest) {
      yield* serverFacts(manifest);
      yield* resourceFacts(manifest, true);
      yield* templateFacts(manifest, false);
    },
    *compare(facts) {
      const parts = gather(facts, 'template', 'resource', isWidgetUri);
      const paths = new Set([...(parts[0]?.everywhere ?? [])].map(pathOf));
      for (const found of parts) {
        // A malformed URI is reported for that.
        const isKnown = (uri: string): boolean => !isWidgetUri(uri) || paths.has(pathOf(uri));
        const lost = strays(found, isKnown);
        for (const at of lost) {
          const uri = at.value!;
          const fix = fixFor(uri, found, isWidgetUri);
          const data = { uri, hint: hintFor(uri, found) || hintAtOther(found, lost) };
          yield { at, message: 'missing', data, fix };
        }
      }
    },
  },
});

/** Where one widget is left that no tool names, it is the one, whatever it is called. */
function hintAtOther({ known, wanted }: Gathered, lost: readonly LocatedFact[]): string {
  const named = new Set(wanted.map(({ value }) => pathOf(value!)));
  const unused = [...known].filter((uri) => isWidgetUri(uri) && !named.has(pathOf(uri)));
  const isOneForOne = unused.length === 1 && new Set(lost.map(({ value }) => value)).size === 1;
  return hint(isOneForOne ? unused[0] : undefined);
}
