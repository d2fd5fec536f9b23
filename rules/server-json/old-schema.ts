import { defineRule, lack, type Edit, type ProblemPlace } from '../../src/core/rule.js';
import { entries, entry, text, walk, type Entry, type ObjectNode } from '../../src/core/tree.js';
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

export default defineRule({
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
      message: 'This schema ({{version}}) is deprecated, so {{then}}.',
      help: 'Write `{{newest}}`{{rename}}.',
    },
    undated: {
      message: 'There is no schema at this address, so the registry refuses the file{{unless}}.',
      help: 'Write `{{newest}}`{{rename}}.',
    },
    first: {
      message: "`{{key}}` is from the registry's first format, so the registry refuses this file{{unless}}.",
      help: 'Write `version` for `version_detail`; in `packages`, `registryType` for `registry_name`, `identifier` for `name`, and add `transport`; other names in camelCase. `$schema` is `{{newest}}`.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    if (root.kind !== 'object' || root.open || leftOpenIn(root).length > 0 || isVendored(manifest)) return;
    const { unless, severity } = doubtForNuget(manifest);
    const first = firstFormatIn(root);
    if (first && successorOf(manifest) !== undefined) return;
    const refused = { severity: severity ?? ('error' as const) };
    if (first) {
      const data = { key: first.key, newest: NEWEST, unless };
      yield { at: first, message: 'first', data, cause: 'first format', ...refused };
      return;
    }
    const given = entry(root, '$schema');
    const version = /\/schemas?\/(?:draft\/)?(\d{4}-\d{2}-\d{2})\//.exec(text(given?.value) ?? '')?.[1];
    const isUndated = UNDATED.test(text(given?.value) ?? '');
    if (given && !isUndated && (version === undefined || version >= CURRENT)) return;
    const old = oldKeysIn(root);
    const [renamed] = old;
    const wrong = manifest.structure('server-json');
    // A file that lacks what the schema requires was written for no schema of the registry.
    const isOther = wrong.some(({ kind, problem: { at } }) => kind === 'required-field' && !isGiven(at, old));
    const isAnew = isUndated && (isOther || wrong.some(({ kind }) => kind === 'field-type'));
    const rename = isAnew
      ? ', and the fields that it asks for: this file has those of another format'
      : renamed
        ? `, and all names in camelCase: \`${renamed.key}\` for \`${renamed.found.key}\``
        : '';
    // It is required under its name of today.
    const isRefused = old.some(({ key }) => key === 'registryType');
    const then = isRefused ? `the registry refuses the file${unless}` : '`mcp-publisher` warns about it or refuses it';
    const edits: readonly Edit[] = [
      given
        ? { op: 'set', node: given.value, value: NEWEST }
        : { op: 'add', to: root, key: '$schema', value: NEWEST, first: true },
      ...old.map(({ found, key }): Edit => ({ op: 'rename', entry: found, key })),
    ];
    const safe = !renamed && wrong.every(({ kind }) => kind === 'unknown-field');
    yield {
      at: given?.value ?? lack(root, '$schema'),
      message: isUndated ? 'undated' : given ? 'old' : 'missing',
      // A file without it may be for something else.
      data: { version: version ?? '', newest: NEWEST, rename, then, unless: given ? unless : unless || PERHAPS.unless },
      // One cause: the names were right under the old schema.
      ...(given && { covers: old.map(({ found }) => found), replaces: old.map(({ at, key }) => lack(at, key)) }),
      ...(isAnew && { covers: [root] }),
      fix: isOther ? undefined : { title: 'Use the newest schema', safe, edits },
      ...(isUndated ? refused : severity === 'info' && { severity }),
    };
  },
});

const CURRENT = /\d{4}-\d{2}-\d{2}/.exec(NEWEST)![0];

/** On the hosts of the registry each schema is at an address with a date. */
const UNDATED =
  /^https?:\/\/(?:(?:static|registry)\.modelcontextprotocol\.io|raw\.githubusercontent\.com\/modelcontextprotocol\/registry\/main\/schemas)\/(?!.*\/(?:draft|\d{4}-\d{2}-\d{2})\/)/;

/** What is missing under its name of today. */
const isGiven = (at: ProblemPlace, old: ReturnType<typeof oldKeysIn>): boolean =>
  'lack' in at && old.some((each) => each.at === at.lack && each.key === at.key);

/** Keys with underscores, as they were until September 2025. */
const oldKeysIn = (root: ObjectNode): { at: ObjectNode; found: Entry; key: string }[] =>
  [...walk(root)].flatMap((at) =>
    entries(at).flatMap((found) => {
      const key = RENAMED.get(found.key);
      return key !== undefined && at.kind === 'object' && !entry(at, key) ? [{ at, found, key }] : [];
    }),
  );

const RENAMED = new Map(former.underscored.map((key) => [snake(key), key]));
