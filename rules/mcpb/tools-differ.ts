import { defineRule, type Fact, type LocatedFact, type Manifest } from '../../src/core/rule.js';
import { languageOf } from '../../src/core/language.js';
import { groupBy } from '../../src/core/collections.js';
import { entry, get, has, isTrue, items, objectsIn, stringAt } from '../../src/core/tree.js';
import { toolFacts, toolsBelow } from '../common/lib/tool-facts.js';
import { section, successorOf } from './lib/manifest.js';

export default defineRule({
  id: 'mcpb/tools-differ',
  summary: "A bundle lists other tools than its server's source has",
  severity: 'warning',
  in: 'recommended',
  source: section(
    'tools, tools_generated',
    'The list shows people which tools the server has; tools_generated says that there are more.',
    'SHOULD',
  ),
  reads: ['mcp'],
  messages: {
    twice: {
      message: '`tools` lists `{{name}}` twice, so people see one tool as two.',
      help: 'Remove one of the two entries, or write the name of the other tool.',
    },
    gone: {
      message: 'The server has no tool `{{name}}`, so people expect a tool that does not exist.',
      help: 'Remove `{{name}}` from `tools`, or write the name that the server gives the tool.',
    },
    unlisted: {
      message: '`tools` does not list {{names}}, so people do not see {{them}} before they install the bundle.',
      help: 'Add {{names}} to `tools`, or write `"tools_generated": true`.',
    },
  },
  *check({ formats, root }) {
    const names = formats.includes('mcpb') ? objectsIn(get(root, 'tools')).map((each) => stringAt(each, 'name')) : [];
    for (const [name, [, at]] of groupBy(names, (each) => each?.value))
      if (at) yield { at, message: 'twice', data: { name } };
  },
  project: {
    collect: (manifest) => (manifest.formats.includes('mcpb') ? listIn(manifest) : toolFacts(manifest)),
    *compare(facts) {
      const lists = facts.filter(({ key }) => key === 'list');
      for (const list of lists) {
        const { path } = list.location;
        const folder = folderOf(path);
        // Of two bundles it is unknown whose tools are where.
        const isAlone = lists.every((each) => each === list || !folderOf(each.location.path).startsWith(folder));
        const tools = isAlone ? toolsBelow(folder, facts, servedBy(list, facts)) : undefined;
        if (tools) yield* differences(list, facts, tools);
      }
    },
  },
});

/** The list of a bundle, and each name on it; nothing where the server has more tools, or may have. */
function* listIn(manifest: Manifest): Iterable<Fact> {
  const { root, neighbours } = manifest;
  const list = entry(root, 'tools');
  if (!list || items(list.value).length === 0 || successorOf(manifest) !== undefined) return;
  if (has(root, 'tools_generated') === 'unknown' || isTrue(get(root, 'tools_generated'))) return;
  yield { at: list, key: 'list' };
  const start = stringAt(get(root, 'server'), 'entry_point');
  if (start) yield { at: start, key: 'start', value: start.value };
  for (const file of (start && neighbours?.loads(start.value)) ?? []) yield { at: start!, key: 'loaded', value: file };
  for (const tool of items(list.value)) {
    const name = stringAt(tool, 'name');
    if (name) yield { at: name, key: 'listed', value: name.value };
  }
}

/** What the bundle starts is in one language, and loads what its imports say, if they say all. */
function servedBy(list: LocatedFact, facts: readonly LocatedFact[]): (path: string) => boolean {
  const own = facts.filter(({ location }) => location.path === list.location.path);
  const valuesOf = (sought: string): string[] => own.flatMap(({ key, value }) => (key === sought ? value! : []));
  const [language] = valuesOf('start').map(languageOf);
  const loaded = new Set(valuesOf('loaded'));
  return (path) => (loaded.size > 0 ? loaded.has(path) : language === undefined || languageOf(path) === language);
}

/** A bundle is mostly in a folder of its own, beside the sources. */
const folderOf = (path: string): string =>
  path.slice(0, path.lastIndexOf('/') + 1).replace(/(?<=^|\/)(?:mcpb|dxt|bundle|(?:desktop-)?extension)\/$/, '');

/** Only where it is surely the same server: most of what one side has, the other has too. */
function* differences(list: LocatedFact, facts: readonly LocatedFact[], tools: ReadonlySet<string>) {
  const listed = facts.filter(({ key, location }) => key === 'listed' && location.path === list.location.path);
  const spare = facts.flatMap(({ key, value }) => (key === 'spare' ? value : []));
  const names = new Set(listed.map(({ value }) => value!));
  const shared = [...names].filter((name) => tools.has(name)).length;
  if (shared < names.size / 2 || shared < tools.size / 2) return;
  for (const at of listed) {
    if (!tools.has(at.value!)) yield { at, message: 'gone' as const, data: { name: at.value } };
  }
  const missing = [...tools].filter((name) => !names.has(name) && !spare.includes(name));
  if (missing.length > 0)
    yield {
      at: list,
      message: 'unlisted' as const,
      data: { names: shown(missing), them: missing.length > 1 ? 'them' : 'it' },
    };
}

function shown(names: readonly string[]): string {
  const more = names.length - 3;
  const some = names.slice(0, 3).map((name) => `\`${name}\``);
  if (more > 0) return `${some.join(', ')} and ${more} more tools`;
  return `the ${names.length > 1 ? 'tools' : 'tool'} ${some.join(', ')}`;
}
