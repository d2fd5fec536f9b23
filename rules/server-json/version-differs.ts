import { defineRule, type Manifest } from '../../src/core/rule.js';
import type { PackageFile, WrittenText } from '../../src/core/neighbours.js';
import { stringAt, type StringNode } from '../../src/core/tree.js';
import { isStamped } from '../common/lib/stamped.js';
import { differing, isNewer, isPlaceholder } from '../common/lib/versions.js';
import { isRegistry, packagesIn } from './lib/server.js';
import { sectionsOf } from '../common/lib/source.js';

export default defineRule({
  id: 'server-json/version-differs',
  summary: 'The version of a server differs from that of its package',
  severity: 'warning',
  otherSeverity: 'error',
  in: 'recommended',
  source: sectionsOf('MCP Registry, versioning of servers')(
    'Package: version',
    'The registry looks for this version of the package, and refuses one that is not there.',
    'SHOULD',
  ),
  needs: ['files'],
  tags: ['follows-related'],
  fixable: 'both',
  messages: {
    file: {
      message: 'The version is `{{here}}` {{where}} but `{{there}}` in `{{file}}`, so {{then}}.',
      help: 'Write `{{there}}`{{places}}{{or}}.',
    },
    package: {
      message: 'The server has version `{{here}}` but its package `{{there}}`, so users cannot tell what they get.',
      help: 'Write one version for the server and for `{{name}}`.',
    },
  },
  *check(manifest) {
    const { root, neighbours } = manifest;
    const own = stringAt(root, 'version');
    const found = packagesIn(manifest).flatMap(({ version, file }) =>
      file?.version && !isPlaceholder(file.version.value) ? [{ version, file, is: file.version }] : [],
    );
    const isSame = found.every(({ version, is }) => version?.value === is.value && own?.value === is.value);
    if (!isSame && isStamped('server.json', neighbours)) return;
    for (const { version, file, is } of found) {
      if (!version || isPlaceholder(version.value) || version.value === is.value) continue;
      // The server's own version stands for both.
      if (own?.value !== version.value) yield ofPackage([version], is, file);
    }
    if (!own || isPlaceholder(own.value) || found.some(({ is }) => isOf(own.value, is.value))) return;
    const [first] = found;
    const same = found.flatMap(({ version }) => (version?.value === own.value ? [version] : []));
    if (!first) yield* betweenBoth(manifest, own);
    else if (same.length > 0) yield ofPackage([own, ...same], first.is, first.file, same);
    else {
      const { data, ...rest } = differing([own], first.is, first.file.title);
      // The registry takes any version of the server itself.
      yield {
        ...rest,
        message: 'file',
        data: { ...data, where: 'here', then: DIFFERS, places: '', or: '' },
        severity: 'warning',
      };
    }
  },
});

const BEHIND = 'clients install the older one';
const DIFFERS = 'users cannot tell which one they get';

/** `same`: where packages have the version of the server. */
function ofPackage(
  at: readonly StringNode[],
  is: WrittenText,
  { title }: PackageFile,
  same: readonly StringNode[] = [],
) {
  const { data, ...rest } = differing(at, is, title);
  const isAhead = isNewer(data.here, is.value);
  const then = isAhead ? 'the registry may refuse this file' : isNewer(is.value, data.here) ? BEHIND : DIFFERS;
  const or = isAhead ? `, or publish \`${data.here}\` first` : '';
  const severity = isAhead && { severity: 'error' as const };
  const where = same.length > 0 ? 'here and in `packages`,' : 'here';
  const places = same.length === 0 ? '' : same.length === 1 ? ' in both places' : ` in all ${at.length} places`;
  const related = [...rest.related, ...same.map((each) => ({ at: each, note: 'The version of the package.' }))];
  return { ...rest, message: 'file' as const, data: { ...data, where, then, places, or }, related, ...severity };
}

/** Of all packages none has the server's version, and one of them is called like the server. */
function* betweenBoth(manifest: Manifest, own: StringNode) {
  const name = stringAt(manifest.root, 'name')?.value.replace(/^.*\//, '') ?? '';
  const all = packagesIn(manifest).filter(({ type, version }) => isRegistry(type) && SINGLE.test(version?.value ?? ''));
  const { version, identifier } = all.find((each) => name !== '' && each.identifier?.value.includes(name)) ?? {};
  if (!version || all.some((each) => isOf(own.value, each.version!.value))) return;
  const data = { here: own.value, there: version.value, name: identifier!.value };
  const related = [{ at: version, note: 'The version of the package.' }];
  yield { at: own, message: 'package' as const, data, related };
}

const SINGLE = /^v?\d+\.\d+\.\d+(?:[-+.]\S*)?$/;

/** The registry takes several publications of one package: `1.2.0-1`, `1.2.0+build`. */
const isOf = (server: string, version: string): boolean =>
  server === version || (server.startsWith(version) && /^[-+.]/.test(server.slice(version.length)));
