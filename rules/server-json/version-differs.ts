import { defineRule, type Fix, type Manifest } from '../../src/core/rule.js';
import type { WrittenText } from '../../src/core/neighbours.js';
import type { StringNode } from '../../src/core/tree.js';
import { isStamped } from '../common/lib/stamped.js';
import { isNewer, isPlaceholder } from '../common/lib/versions.js';
import { fileOf, isRegistry, packagesIn, section, stringIn } from './lib/server.js';

export default defineRule({
  id: 'server-json/version-differs',
  summary: 'The version of a server differs from that of its package',
  severity: 'warning',
  otherSeverity: 'error',
  in: 'recommended',
  source: {
    ...section(
      'Package: version',
      'The registry looks for this version of the package, and refuses one that is not there.',
    ),
    document: 'MCP Registry, versioning of servers',
    kind: 'SHOULD',
  },
  needs: ['files'],
  tags: ['follows-related'],
  fixable: 'both',
  messages: {
    file: {
      message: 'The version is `{{here}}` here but `{{there}}` in `{{file}}`, so {{then}}.',
      help: 'Write `{{there}}`{{or}}.',
    },
    package: {
      message: 'The server has version `{{here}}` but its package `{{there}}`, so users cannot tell what they get.',
      help: 'Write one version for the server and for `{{name}}`.',
    },
  },
  *check(manifest) {
    const { root } = manifest;
    const own = stringIn(root, 'version');
    const found = packagesIn(root).flatMap((each) => {
      const file = fileOf(each, manifest);
      return file?.version && !isPlaceholder(file.version.value) ? [{ ...each, file, is: file.version }] : [];
    });
    if (found.some(({ version, is }) => version?.value !== is.value || own?.value !== is.value)) {
      if (isStamped('server.json', manifest.neighbours)) return;
    }
    for (const { version, file, is } of found) {
      if (!version || isPlaceholder(version.value) || version.value === is.value) continue;
      // The server's own version stands for both.
      if (own?.value === version.value) continue;
      yield { at: version, message: 'file', ...differing(version, is, [version], file.title) };
    }
    if (!own || isPlaceholder(own.value)) return;
    if (found.length > 0) {
      if (found.some(({ is }) => isOf(own.value, is.value))) return;
      const { file, is } = found[0]!;
      const same = found.flatMap(({ version }) => (version?.value === own.value ? [version] : []));
      // The registry takes any version of the server itself.
      const isOwn = same.length === 0 && { severity: 'warning' as const };
      yield { at: own, message: 'file', ...differing(own, is, [own, ...same], file.title, same.length > 0), ...isOwn };
    } else yield* betweenBoth(manifest, own);
  },
});

const AHEAD = 'the registry may refuse this file';
const BEHIND = 'clients install the older one';
const DIFFERS = 'users cannot tell which one they get';

/** Of all packages none has the server's version, and one of them is called like the server. */
function* betweenBoth({ root }: Manifest, own: StringNode) {
  const name = stringIn(root, 'name')?.value.replace(/^.*\//, '') ?? '';
  const all = packagesIn(root).filter(({ type, version }) => isRegistry(type) && version && SINGLE.test(version.value));
  const first = all.find(({ identifier }) => name !== '' && identifier?.value.includes(name));
  if (!first?.version || all.some(({ version }) => isOf(own.value, version!.value))) return;
  const data = { here: own.value, there: first.version.value, name: first.identifier?.value ?? '' };
  yield {
    at: own,
    message: 'package' as const,
    data,
    related: [{ at: first.version, note: 'The version of the package.' }],
  };
}

const SINGLE = /^v?\d+\.\d+\.\d+(?:[-+.]\S*)?$/;

/** The registry takes several publications of one package: `1.2.0-1`, `1.2.0+build`. */
const isOf = (server: string, version: string): boolean =>
  server === version || (server.startsWith(version) && /^[-+.]/.test(server.slice(version.length)));

function differing(at: StringNode, is: WrittenText, nodes: readonly StringNode[], file: string, isOfPackage = true) {
  const fix: Fix = {
    title: `Use version ${is.value}`,
    // A release raises the version in the package first: what is behind was forgotten.
    safe: isNewer(is.value, at.value),
    edits: nodes.map((node) => ({ op: 'set', node, value: is.value })),
  };
  const isAhead = isOfPackage && isNewer(at.value, is.value);
  const isBehind = isOfPackage && isNewer(is.value, at.value);
  return {
    ...(isAhead && { severity: 'error' as const }),
    data: {
      here: at.value,
      there: is.value,
      file,
      then: isAhead ? AHEAD : isBehind ? BEHIND : DIFFERS,
      or: isAhead ? `, or publish \`${at.value}\` first` : '',
    },
    related: [{ at: is, note: `The version in \`${file}\`.` }],
    fix,
  };
}
