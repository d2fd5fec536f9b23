import { hint, nearestWord } from '../../src/core/did-you-mean.js';
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
  summary: 'An output template refers to a widget that is not registered',
  severity: 'error',
  in: 'recommended',
  source: appsSdk('MCP server, templates', 'The output template of a tool is the URI of a registered resource.'),
  fixable: 'safe',
  messages: {
    missing: {
      message: 'No resource is registered for `{{uri}}`{{hint}}, so the host cannot render the widget.',
      help: 'Register `{{uri}}`, or write the URI of a resource that is registered.',
    },
  },
  reads: ['mcp'],
  project: {
    inOneFile: 'ifAlone',
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
        const all = strays(found, isKnown);
        // Where most lead nowhere the others are elsewhere, but not those that are a slip away from one that is here.
        const lost = all.length > 0 ? all : nearMisses(found, isKnown);
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

/** Templates whose file name is a slip away from that of a widget that no other template names. */
function nearMisses({ known, wanted }: Gathered, isKnown: (uri: string) => boolean): LocatedFact[] {
  const named = new Set(wanted.map(({ value }) => pathOf(value!)));
  const unused = [...known].filter((uri) => isWidgetUri(uri) && !named.has(pathOf(uri))).map(stepsOf);
  if (unused.length * wanted.length > MOST_COMPARISONS) return [];
  return wanted.filter(({ value }) => {
    if (isKnown(value!)) return false;
    const { folder, name, ending } = stepsOf(value!);
    const besides = unused.filter((other) => other.folder === folder && other.ending === ending);
    const meant = nearestWord(
      name,
      besides.map((other) => other.name),
    );
    // `list1` and `list2` are two widgets.
    return meant !== undefined && meant.replace(/\d+/g, '') !== name.replace(/\d+/g, '');
  });
}

const MOST_COMPARISONS = 10_000;

/** `ui://widget/` and `map` and `.html`. */
function stepsOf(uri: string): { folder: string; name: string; ending: string } {
  const path = pathOf(uri);
  const start = path.lastIndexOf('/') + 1;
  const dot = path.indexOf('.', start);
  const end = dot < 0 ? path.length : dot;
  return { folder: path.slice(0, start), name: path.slice(start, end), ending: path.slice(end) };
}

/** Where one widget is left that no tool names, it is the one, whatever it is called. */
function hintAtOther({ known, wanted }: Gathered, lost: readonly LocatedFact[]): string {
  const named = new Set(wanted.map(({ value }) => pathOf(value!)));
  const unused = [...known].filter((uri) => isWidgetUri(uri) && !named.has(pathOf(uri)));
  const isOneForOne = unused.length === 1 && new Set(lost.map(({ value }) => value)).size === 1;
  return hint(isOneForOne ? unused[0] : undefined);
}
