import type { Registration } from '../../src/core/code.js';
import { defineRule, useOf, type LocatedFact, type Manifest, type Tool } from '../../src/core/rule.js';
import type { ServersOfRun, WiredServer } from '../../src/core/wiring.js';
import { text, type Place } from '../../src/core/tree.js';
import { isGivenToSdk } from './lib/registered.js';
import { areVersions, byPlace, twins } from './lib/repeats.js';

export default defineRule({
  id: 'common/duplicate-tool-name',
  summary: 'Two tools of one list or one server have the same name',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'recommended',
  tags: ['stops-server', 'breaks-list'],
  sparesList: ['twice', 'cased', 'tried', 'first', 'last', 'onServer', 'casedOnServer'],
  source: {
    document: 'Model Context Protocol',
    section: 'Tools: tool names',
    says: 'Tool names should be unique within a server: a model calls a tool by its name.',
    kind: 'SHOULD',
  },
  messages: {
    twice: {
      message: 'Another tool in this list is named `{{name}}` too, so some clients refuse the whole list.',
      help: 'Remove one of the two, or rename it.',
    },
    cased: {
      message: '`{{name}}` and `{{other}}` differ only in case, so models mix the two tools up.',
      help: 'Rename one of the two, so that the names differ in more than case.',
    },
    throws: {
      message: '`{{name}}` is {{registered}}, so the server fails when it starts.',
      help: 'Rename one of the two, or remove it.',
    },
    tried: {
      message: '`{{name}}` is {{registered}}, so the second of them throws, and tools after it are missing.',
      help: 'Rename one of the two, or remove it.',
    },
    first: {
      message: '`{{name}}` is {{registered}}, so the server keeps only the one registered first.',
      help: 'Rename one of the two, or remove it.',
    },
    last: {
      message: '`{{name}}` is {{registered}}, so the server keeps only the one registered last.',
      help: 'Rename one of the two, or remove it.',
    },
    onServer: {
      message: 'This server has another tool `{{name}}`{{in}}, so one of the two is never called.',
      help: 'Rename one of the two, or remove it.',
    },
    casedOnServer: {
      message: '`{{name}}` and `{{other}}` in {{file}} differ only in case, so models mix the two tools up.',
      help: 'Rename one of the two, so that the names differ in more than case.',
    },
  },
  *check(manifest) {
    for (const [first, later] of twins(manifest, (tool) => nameOf(tool)?.toLowerCase())) {
      if (first.group === undefined || areVersions(first, later) || haveOneId(first, later)) continue;
      if (mayReplace(first.label!, later.name!.value, manifest)) continue;
      const isSame = first.label === later.label;
      yield {
        at: useOf(later.name!.value),
        message: isSame ? fateOf(later, manifest) : 'cased',
        data: { name: later.label!, other: first.label, registered: 'registered twice', in: '' },
        related: [
          { at: useOf(first.name!.value), note: `The other tool of that name${isSame ? '' : ', in other case'}.` },
        ],
        ...(!isSame && { severity: 'warning' }),
      };
    }
  },
  project: {
    inOneFile: 'always',
    *collect(manifest) {
      const { path, servers, tools, code } = manifest;
      for (const each of code.removed ?? [])
        if (each.name !== undefined)
          yield { at: each, key: each.name.toLowerCase(), value: JSON.stringify({ removed: each.name }) };
      // It is on no server that is known.
      if (servers.length === 0 && code.registrations.length === 0) return;
      const registered = servers.length > 0 ? undefined : manifest.derive(surelyRegistered);
      // Those of one list are the check's.
      const groups = new Map<unknown, number>();
      for (const tool of tools) {
        const name = nameOf(tool);
        if (name === undefined) continue;
        if (code.removed && mayReplace(name, tool.name!.value, manifest)) continue;
        if (!groups.has(tool.group)) groups.set(tool.group, groups.size);
        const place = { path, group: groups.get(tool.group)!, name, id: tool.id ?? '' };
        const at = useOf(tool.name!.value);
        const key = name.toLowerCase();
        const { on: node, isTried } = registered?.get(tool.node) ?? {};
        if (node !== undefined) yield { at, key, value: JSON.stringify({ ...place, node, isTried }) };
        for (const server of servers) yield { at, key, value: JSON.stringify({ ...place, server }) };
      }
    },
    *compare(facts, { servers }) {
      const removed = new Set(facts.flatMap((fact) => removedBy(fact) ?? []));
      const firsts = new Map<string, Served>();
      for (const each of facts.flatMap((fact) => servedBy(fact, servers)).sort(inOrder)) {
        const key = `${each.server}\n${each.fact.key}`;
        const first = firsts.get(key);
        if (!first) firsts.set(key, each);
        else if (!removed.has(first.name) && !isToldAlready(first, each) && !areMounted(first, each)) {
          const { fact, name } = each;
          const isSame = name === first.name;
          const onDuplicate = first.mounted === undefined ? each.onDuplicate : undefined;
          const file = `\`${fileNamed(first.path, fact.location.path)}\``;
          yield {
            at: fact,
            message: isSame ? said(onDuplicate, first.isTried ?? each.isTried) : 'casedOnServer',
            data: { name, other: first.name, file, registered: `also registered in ${file}`, in: ` in ${file}` },
            related: [{ at: first.fact, note: 'The other tool of that name.' }],
            ...(!isSame && { severity: 'warning' }),
          };
        }
      }
    },
  },
});

/** The name of a file at the top would be read as that of the file which has the finding. */
const fileNamed = (path: string, here: string): string => (here.endsWith(`/${path}`) ? `./${path}` : path);

/** What becomes of the second tool of a name. */
const SAID = { tried: 'tried', throws: 'throws', first: 'first', last: 'last', unknown: 'onServer' } as const;

const said = (onDuplicate: WiredServer['onDuplicate'], isTried: true | undefined) =>
  SAID[onDuplicate === 'throws' && isTried ? 'tried' : (onDuplicate ?? 'unknown')];

/** Of two in one list, which nothing but a list that is written out serves as it stands. */
function fateOf(later: Tool, { code }: Manifest) {
  const registration = code.registrations.find(({ tool }) => tool === later.node);
  if (!registration || registration.api === 'list' || registration.api === 'literal') return 'twice';
  const server = code.wiring?.made.find(({ node }) => node === registration.on);
  return said(server?.onDuplicate ?? (isGivenToSdk(registration) ? 'throws' : undefined), registration.isTried);
}

/** A tool on one server. */
interface Served {
  readonly fact: LocatedFact;
  readonly server: string;
  readonly onDuplicate?: WiredServer['onDuplicate'];
  readonly mounted?: string;
  readonly isTried?: true;
  readonly path: string;
  readonly group: number;
  readonly name: string;
  readonly id: string;
}

type Kept = Pick<Served, 'path' | 'group' | 'name' | 'id' | 'isTried'> &
  ({ readonly node: string } | { readonly server: string });

/** The name of a tool that a file takes from a server again. */
const removedBy = ({ value }: LocatedFact): string | undefined => (JSON.parse(value!) as { removed?: string }).removed;

/** A tool of that name is taken from the server, surely or maybe in the function that registers this one. */
const mayReplace = (name: string, { start }: Place, { code }: Manifest): boolean =>
  (code.removed ?? []).some(({ name: removed, within }) =>
    removed === undefined ? within.start <= start && start < within.end : removed === name,
  );

function servedBy(fact: LocatedFact, servers: ServersOfRun): Served[] {
  if (removedBy(fact) !== undefined) return [];
  const kept = JSON.parse(fact.value!) as Kept;
  // The config says which files form a server.
  if ('server' in kept) return [{ ...kept, fact }];
  return servers.of(kept.path, kept.node).map(({ id, ...how }) => ({ ...kept, ...how, fact, server: id }));
}

const inOrder = (a: Served, b: Served): number => byPlace(a.fact, b.fact);

/** One tool, however often it is handed to the server; tools of one list, of which `check` speaks; versions of one tool. */
function isToldAlready(first: Served, { fact, path, group, id }: Served): boolean {
  const isSamePlace =
    first.fact.location.path === fact.location.path && first.fact.location.start === fact.location.start;
  return isSamePlace || (first.path === path && first.group === group) || (id !== '' && first.id !== '');
}

/** Both are of one server that is mounted on this one: it is told of that. */
const areMounted = (first: Served, { mounted }: Served): boolean => mounted !== undefined && mounted === first.mounted;

/** How a tool is registered, whatever happens, by the tool. */
function surelyRegistered({ code }: Manifest): ReadonlyMap<unknown, Registration> {
  return new Map(code.registrations.flatMap((each) => (each.tool && each.isAlways ? [[each.tool, each]] : [])));
}

/** Where the key is the name, two of them are one key given twice, of which common/duplicate-key speaks. */
function nameOf({ name, label }: Tool): string | undefined {
  return name && text(name.value) === label ? label : undefined;
}

/** The format's own rule is about identifiers. */
function haveOneId(a: Tool, b: Tool): boolean {
  return a.id !== undefined && a.id === b.id;
}
