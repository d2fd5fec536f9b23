import { allOf } from '../../src/core/text.js';
import { defineRule, lack, type Edit, type Manifest, type Problem } from '../../src/core/rule.js';
import { entries, entry, get, text, walk, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { firstFormatIn, FOLDERS, leftOpenIn, NEWEST, PERHAPS, section, snake, unless } from './lib/server.js';

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
      message: 'This schema ({{version}}) is deprecated, so `mcp-publisher` warns about it or refuses it.',
      help: 'Write `{{newest}}`{{rename}}.',
    },
    first: {
      message: "`{{key}}` is from the registry's first format, so the registry refuses this file{{unless}}.",
      help: 'Write {{instead}}{{names}}. `$schema` is `{{newest}}`.',
    },
  },
  *check(manifest): Iterable<Problem<'missing' | 'old' | 'first'>> {
    const { root } = manifest;
    if (root.kind !== 'object' || root.open || leftOpenIn(root).length > 0) return;
    const severity = unless(manifest) === '' ? 'error' : 'warning';
    const first = firstFormatIn(root);
    if (first) {
      if (hasSuccessor(manifest)) return;
      const data = {
        key: first.key,
        instead: insteadOf(first),
        names: renamedIn(root),
        newest: NEWEST,
        unless: unless(manifest),
      };
      yield { at: first, message: 'first', data, severity, cause: 'first format' };
      return;
    }
    const given = entry(root, '$schema');
    const version = /\/schemas?\/(\d{4}-\d{2}-\d{2})\//.exec(text(given?.value) ?? '')?.[1];
    if (given && (version === undefined || version >= CURRENT)) return;
    const old = oldKeysIn(root);
    const [renamed] = old;
    const names = new Set(old.map(({ key }) => key));
    const others = names.size > 1 ? ` (and ${names.size - 1} more)` : '';
    const rename = renamed
      ? `, and all names in camelCase: \`${renamed.key}\` for \`${renamed.found.key}\`${others}`
      : '';
    const edits: Edit[] = old.map(({ found, key }) => ({ op: 'rename', entry: found, key }));
    if (given) edits.unshift({ op: 'set', node: given.value, value: NEWEST });
    else edits.unshift({ op: 'add', to: root, key: '$schema', value: NEWEST, first: true });
    const safe = !renamed && manifest.structure('server-json').every(({ kind }) => kind === 'unknown-field');
    yield {
      at: given?.value ?? lack(root, '$schema'),
      message: given ? 'old' : 'missing',
      // A file without it may be for something else.
      data: { version: version ?? '', newest: NEWEST, rename, unless: unless(manifest) || PERHAPS },
      // One cause: the names were right under the old schema.
      ...(given && { covers: old.map(({ found }) => found), replaces: old.map(({ at, key }) => lack(at, key)) }),
      fix: { title: 'Use the newest schema', safe, edits },
    };
  },
});

function insteadOf({ key, value }: Entry): string {
  if (key === 'registry_name') return '`registryType` in place of `registry_name`';
  const version = text(get(value, 'version'));
  return `\`"version": "${version !== undefined && version.length < LONGEST_VERSION ? version : '…'}"\` in place of \`${key}\``;
}
const LONGEST_VERSION = 30;

/** The first of the other names that have to change. */
function renamedIn(root: ObjectNode): string {
  const names = new Map(oldKeysIn(root).map(({ found, key }) => [found.key, key]));
  const shown = [...names].slice(0, MOST_NAMES).map(([old, key]) => `\`${key}\` for \`${old}\``);
  const more = names.size - shown.length;
  return shown.length === 0 ? '' : `, ${allOf(more > 0 ? [...shown, `${more} more`] : shown)}`;
}
const MOST_NAMES = 2;
const CURRENT = /\d{4}-\d{2}-\d{2}/.exec(NEWEST)![0];

/** Another server.json of this name, in a place where one is published from, is of the present format. */
const hasSuccessor = ({ root, neighbours }: Manifest): boolean =>
  FOLDERS.some((folder) => {
    const other = neighbours?.read(`${folder}/server.json`)?.text ?? '';
    return other.includes(`"${text(entry(root, 'name')?.value)}"`) && !/"(?:version_detail|registry_name)"/.test(other);
  });

/** Keys with underscores, as they were until September 2025. */
const oldKeysIn = (root: ObjectNode): { at: ObjectNode; found: Entry; key: string }[] =>
  [...walk(root)].flatMap((at) =>
    entries(at).flatMap((found) => {
      const key = RENAMED.get(found.key);
      return key !== undefined && at.kind === 'object' && !entry(at, key) ? [{ at, found, key }] : [];
    }),
  );

const RENAMED = new Map(
  [
    ...['registryType', 'registryBaseUrl', 'fileSha256', 'runtimeHint', 'runtimeArguments', 'packageArguments'],
    ...['environmentVariables', 'isRequired', 'isSecret', 'valueHint', 'isRepeated', 'websiteUrl'],
  ].map((key) => [snake(key), key]),
);
