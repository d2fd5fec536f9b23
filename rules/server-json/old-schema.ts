import { lack, type Edit, type ProblemPlace } from '../../src/core/rule.js';
import { allOf, someOf } from '../../src/core/text.js';
import {
  entries,
  entry,
  get,
  has,
  objectsIn,
  text,
  walk,
  type Entry,
  type Node,
  type ObjectNode,
} from '../../src/core/tree.js';
import { isNamedInRelease } from '../common/lib/stamped.js';
import { certainWhere } from '../common/lib/structural-rules.js';
import former from './lib/former.json' with { type: 'json' };
import {
  doubtForNuget,
  firstFormatIn,
  isVendored,
  leftOpenIn,
  NEWEST,
  PERHAPS,
  section,
  snake,
  successorOf,
} from './lib/server.js';

export default certainWhere(doubtForNuget, {
  id: 'server-json/old-schema',
  summary: 'The `$schema` of a server.json is missing or older than the newest',
  severity: 'warning',
  otherSeverity: 'error',
  in: 'recommended',
  source: section(
    'ServerDetail: $schema',
    'The registry asks every file for its $schema, and asks for the newest one when an older one is published.',
    'SHOULD',
  ),
  needs: ['files'],
  fixable: 'both',
  messages: {
    missing: {
      message: '`server.json` has no `$schema`, so the registry refuses the file{{unless}}.',
      help: 'Add `"$schema": "{{newest}}"`.',
    },
    old: {
      message: 'This schema ({{version}}) is old: `mcp-publisher` before 1.5 refuses the file, later ones warn.',
      help: 'Write `{{newest}}`{{rename}}.',
    },
    names: {
      message: '`{{key}}` is written `{{now}}` since 2025-09-16, so the registry refuses the file{{unless}}.',
      help: 'Write `{{newest}}`{{rename}}.',
    },
    undated: {
      message: 'There is no schema at this address, so the registry refuses the file{{unless}}.',
      help: 'Write `{{newest}}`{{rename}}.',
    },
    first: {
      message: "`{{key}}` is from the registry's first format, so the registry refuses this file{{unless}}.",
      help: 'Write {{names}}{{snakes}}{{missing}}. `$schema` is `{{newest}}`.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    if (root.kind !== 'object' || root.open || leftOpenIn(root).length > 0 || isVendored(manifest)) return;
    const first = firstFormatIn(root);
    if (first && successorOf(manifest) !== undefined) return;
    if (first) {
      const packages = objectsIn(get(root, 'packages'));
      const names = [
        ...oldKeysIn(root, former.first),
        ...packages.flatMap((each) => renamedIn(each, former.firstInPackages)),
      ];
      const pairs = new Set(names.map(({ found, key }) => `\`${key}\` for \`${found.key}\``));
      const lacksTransport = packages.some((each) => has(each, 'transport') === 'no');
      const missing = lacksTransport ? ', and add `transport` to each package' : '';
      const data = {
        key: first.key,
        newest: NEWEST,
        names: allOf([...pairs]),
        snakes: inCamelCase(oldKeysIn(root, RENAMED)),
        missing,
      };
      yield { at: first, message: 'first', data, cause: 'first format', severity: 'error' };
      return;
    }
    const given = entry(root, '$schema');
    const version = /\/schemas?\/(?:draft\/)?(\d{4}-\d{2}-\d{2})\//.exec(text(given?.value) ?? '')?.[1];
    const isUndated = UNDATED.test(text(given?.value) ?? '');
    if (given && !isUndated && (version === undefined || version >= CURRENT)) return;
    const old = oldKeysIn(root, RENAMED);
    // It is required under its name of today.
    const refused = old.find(({ key }) => key === 'registryType');
    // Such a publisher knows no newer schema.
    if (version !== undefined && !refused && isNamedInRelease(OLD_PUBLISHER, manifest.neighbours)) return;
    const wrong = manifest.structure('server-json');
    // A file that lacks what the schema requires was written for no schema of the registry.
    const isOther = wrong.some(({ kind, problem: { at } }) => kind === 'required-field' && !isGiven(at, old));
    const isAnew = isUndated && (isOther || wrong.some(({ kind }) => kind === 'field-type'));
    const rename = isAnew
      ? ', and the fields that it asks for: this file has those of another format'
      : inCamelCase(old);
    const edits: readonly Edit[] = [
      given
        ? { op: 'set', node: given.value, value: NEWEST }
        : { op: 'add', to: root, key: '$schema', value: NEWEST, first: true },
      ...old.map(({ found, key }): Edit => ({ op: 'rename', entry: found, key })),
    ];
    const safe = old.length === 0 && wrong.every(({ kind }) => kind === 'unknown-field');
    yield {
      at: given && !isUndated && refused ? refused.found : (given?.value ?? lack(root, '$schema')),
      message: isUndated ? 'undated' : !given ? 'missing' : refused ? 'names' : 'old',
      // A file without it may be for something else.
      data: {
        ...{ version: version ?? '', key: refused?.found.key, now: refused?.key, newest: NEWEST, rename },
        ...(!given && { unless: doubtForNuget(manifest).unless || PERHAPS.unless }),
      },
      // One cause: the names were right under the old schema.
      ...(given && { covers: old.map(({ found }) => found), replaces: old.map(({ at, key }) => lack(at, key)) }),
      ...(isAnew && { covers: [root] }),
      fix: isOther ? undefined : { title: 'Use the newest schema', safe, edits },
      ...(isUndated && { severity: 'error' as const }),
    };
  },
});

const CURRENT = /\d{4}-\d{2}-\d{2}/.exec(NEWEST)![0];

/** What a workflow downloads in a version from before December 2025: `registry/releases/download/v1.2.3/mcp-publisher_…` */
const OLD_PUBLISHER = /\bmodelcontextprotocol\/registry\/releases\/download\/v1\.[0-3]\.\d/;

/** On the hosts of the registry each schema is at an address with a date. */
const UNDATED =
  /^https?:\/\/(?:(?:static|registry)\.modelcontextprotocol\.io|raw\.githubusercontent\.com\/modelcontextprotocol\/registry\/main\/schemas)\/(?!.*\/(?:draft|\d{4}-\d{2}-\d{2})\/)/;

/** What is missing under its name of today. */
const isGiven = (at: ProblemPlace, old: readonly OldKey[]): boolean =>
  'lack' in at && old.some((each) => each.at === at.lack && each.key === at.key);

type Names = Readonly<Record<string, string>>;
type OldKey = ReturnType<typeof oldKeysIn>[number];

/** Keys that have another name today, by their former names. */
const oldKeysIn = (root: ObjectNode, names: Names) => [...walk(root)].flatMap((at) => renamedIn(at, names));

const renamedIn = (at: Node, names: Names): { at: ObjectNode; found: Entry; key: string }[] =>
  entries(at).flatMap((found) => {
    const key = Object.hasOwn(names, found.key) ? names[found.key] : undefined;
    return key !== undefined && at.kind === 'object' && !entry(at, key) ? [{ at, found, key }] : [];
  });

/** Keys with underscores, as they were until September 2025. */
const RENAMED: Names = Object.fromEntries(former.underscored.map((key) => [snake(key), key]));

function inCamelCase(old: readonly OldKey[]): string {
  const names = [...new Set(old.map(({ found }) => `\`${found.key}\``))];
  return names.length > 0 ? `, and in camelCase ${someOf(names, MOST_SHOWN)}` : '';
}

const MOST_SHOWN = 4;
