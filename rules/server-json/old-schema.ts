import { intendedField } from '../../src/core/did-you-mean.js';
import { defineRule, lack, type Edit, type Manifest, type Problem } from '../../src/core/rule.js';
import { entries, entry, text, walk, type Entry, type ObjectNode } from '../../src/core/tree.js';
import { firstFormatIn, FOLDERS, isPublished, NEWEST, section } from './lib/server.js';

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
      message: '`server.json` has no `$schema`, so the registry refuses the file.',
      help: 'Add `"$schema": "{{newest}}"`.',
    },
    old: {
      message: 'This schema ({{version}}) is deprecated, so `mcp-publisher` warns about it or refuses it.',
      help: 'Write `{{newest}}`{{rename}}.',
    },
    first: {
      message: "`{{key}}` is from the registry's first format, so the registry refuses this file.",
      help: 'Rewrite the file for `{{newest}}`, or delete it if another file replaces it.',
    },
  },
  *check(manifest): Iterable<Problem<'missing' | 'old' | 'first'>> {
    const { root } = manifest;
    if (root.kind !== 'object' || root.open) return;
    const first = firstFormatIn(root);
    if (first) {
      const data = { key: first.key, newest: NEWEST };
      const severity = isPublished(manifest) ? 'error' : 'warning';
      if (!hasSuccessor(manifest)) yield { at: first, message: 'first', data, severity, cause: 'first format' };
      return;
    }
    const given = entry(root, '$schema');
    const version = /\/schemas?\/(\d{4}-\d{2}-\d{2})\//.exec(text(given?.value) ?? '')?.[1];
    if (given && (version === undefined || version >= CURRENT)) return;
    const old = oldKeysIn(root);
    const edits: Edit[] = [
      given
        ? { op: 'set', node: given.value, value: NEWEST }
        : { op: 'add', to: root, key: '$schema', value: NEWEST, first: true },
      ...old.map(({ found, key }): Edit => ({ op: 'rename', entry: found, key })),
    ];
    const [renamed] = old;
    const rename = renamed ? `, and rename the fields, such as \`${renamed.found.key}\` to \`${renamed.key}\`` : '';
    yield {
      at: given?.value ?? lack(root, '$schema'),
      message: given ? 'old' : 'missing',
      data: { version: version ?? '', newest: NEWEST, rename },
      // One cause: the names were right under the old schema.
      ...(given && { covers: old.map(({ found }) => found), replaces: old.map(({ at, key }) => lack(at, key)) }),
      fix: { title: 'Use the newest schema', safe: !renamed && isValid(manifest), edits },
    };
  },
});

const CURRENT = /\d{4}-\d{2}-\d{2}/.exec(NEWEST)![0];

/** Another server.json of this name, in a place where one is published from, is of the present format. */
const hasSuccessor = ({ root, neighbours }: Manifest): boolean =>
  FOLDERS.some((folder) => {
    const other = neighbours?.read(`${folder}/server.json`)?.text ?? '';
    return other.includes(`"${text(entry(root, 'name')?.value)}"`) && !/"(?:version_detail|registry_name)"/.test(other);
  });

const isValid = (manifest: Manifest): boolean =>
  manifest.structure('server-json').every(({ kind }) => kind === 'unknown-field');

/** Keys with underscores, as they were until September 2025. */
function oldKeysIn(root: ObjectNode): { at: ObjectNode; found: Entry; key: string }[] {
  const objects = [...walk(root)].filter((each) => each.kind === 'object');
  return objects.flatMap((at) =>
    entries(at).flatMap((found) => {
      const key = found.key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      const isOld = key !== found.key && RENAMED.has(key) && intendedField(found.key, RENAMED) === key;
      return isOld && !entry(at, key) ? [{ at, found, key }] : [];
    }),
  );
}

const RENAMED: ReadonlySet<string> = new Set([
  ...['registryType', 'registryBaseUrl', 'fileSha256', 'runtimeHint', 'runtimeArguments', 'packageArguments'],
  ...['environmentVariables', 'isRequired', 'isSecret', 'valueHint', 'isRepeated', 'websiteUrl'],
]);
