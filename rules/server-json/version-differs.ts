import { defineRule, type Manifest } from '../../src/core/rule.js';
import type { WrittenText } from '../../src/core/neighbours.js';
import { get, items, stringAt, type StringNode } from '../../src/core/tree.js';
import { differing, isNewer, isPlaceholder } from '../common/lib/versions.js';
import { isFilledIn, isRegistry, isVendored, packagesIn } from './lib/server.js';
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
  fixable: 'safe',
  messages: {
    file: {
      message: 'The version is `{{here}}` here but `{{there}}` in `{{file}}`, so {{then}}.',
      help: '{{advice}}.',
    },
    package: {
      message:
        'The server has version `{{here}}` but its package has `{{there}}`, so users cannot tell which one they get.',
      help: 'Write one version here and for `{{name}}` in `packages`: the one that is published.',
    },
    image: {
      message:
        'The server has version `{{here}}` but its image has the tag `{{there}}`, so clients start another version.',
      help: 'Write one version here and as `version`: the one that is published.',
    },
  },
  *check(manifest) {
    const own = stringAt(manifest.root, 'version');
    const found = packagesIn(manifest).flatMap(({ version, file }) =>
      file?.version && !isPlaceholder(file.version.value) ? [{ version, file: file.title, is: file.version }] : [],
    );
    const isAlike = found.every(({ version, is }) => version?.value === is.value && own?.value === is.value);
    if (!isAlike && isFilledIn(manifest)) return;
    for (const each of found) {
      const { version, is } = each;
      if (!version || isPlaceholder(version.value) || version.value === is.value) continue;
      // The server's own version stands for both.
      if (own?.value !== version.value) yield fromFile([version], each, true, manifest);
    }
    if (own) yield* imagesOf(own, manifest);
    if (!own || isPlaceholder(own.value) || found.some(({ is }) => isOf(own.value, is.value))) return;
    // A service that is asked over the network has a version of its own, beside that of the package. So has what is
    // published again for the same package.
    const isOwn = isOfRemotes(manifest) || found.some(({ is }) => isNewer(own.value, is.value));
    if (isOwn && found.every(({ version, is }) => version?.value === is.value)) return;
    const same = found.flatMap(({ version }) => (version?.value === own.value ? [version] : []));
    // The registry takes any version of the server itself.
    if (found[0]) yield fromFile([own, ...same], found[0], same.length > 0, manifest);
    else if (!isVendored(manifest)) yield* betweenBoth(manifest, own);
  },
});

function fromFile(
  at: readonly StringNode[],
  { is, file }: { readonly is: WrittenText; readonly file: string },
  isOfPackage: boolean,
  { neighbours }: Manifest,
) {
  const { data, related, ...rest } = differing(at, is, file);
  // What is prepared for the release that the package is on the way to.
  const isNext = isOfPackage && is.value.startsWith(`${data.here}-`);
  const isAhead = isNext || (isOfPackage && isNewer(data.here, is.value));
  const isBehind = isOfPackage && isNewer(is.value, data.here);
  const then = isAhead
    ? `the registry refuses this file until \`${data.here}\` is published`
    : isBehind
      ? `the registry would list \`${data.here}\``
      : 'users cannot tell which one they get';
  const places = at.length === 1 ? '' : ' here and in `packages`';
  const advice = isNext
    ? `Publish \`${data.here}\` first`
    : isNewer(data.here, is.value)
      ? `Write \`${data.here}\`, the newer one, in \`${data.file}\` too${isOfPackage ? ', and publish the package first' : ''}`
      : `Write \`${is.value}\`${places}${isBehind ? ' before the next publish' : ''}`;
  return {
    ...rest,
    message: 'file' as const,
    data: { ...data, then, advice },
    related: [...related, ...at.slice(1).map((each) => ({ at: each, note: 'The version of the package.' }))],
    ...(isAhead && { severity: isNext ? ('info' as const) : ('error' as const) }),
    // The package has a version that is not released yet.
    ...(isBehind && newestReleased(neighbours) === data.here && { severity: 'info' as const }),
  };
}

/** The version at the top of the changelog. */
const newestReleased = (neighbours: Manifest['neighbours']): string | undefined =>
  /^#{1,3} .{0,20}?\[?v?(\d+\.\d+\.\d+)\b/m.exec(neighbours?.read('CHANGELOG.md')?.text ?? '')?.[1];

/** Of all packages none has the server's version, and one of them is called like the server. */
function* betweenBoth(manifest: Manifest, own: StringNode) {
  const name = nameIn(manifest);
  const all = packagesIn(manifest).filter(({ type, version }) => isRegistry(type) && SINGLE.test(version?.value ?? ''));
  const { version, identifier } = all.find((each) => name !== '' && each.identifier?.value.includes(name)) ?? {};
  if (!version || all.some((each) => isSame(own.value, each.version!.value))) return;
  const data = { here: own.value, there: version.value, name: identifier!.value };
  const related = [{ at: version, note: 'The version of the package.' }];
  yield { at: own, message: 'package' as const, data, related };
}

/** An image that is called like the server, and has the tag of another version. */
function* imagesOf(own: StringNode, manifest: Manifest) {
  const name = nameIn(manifest);
  if (!SINGLE.test(own.value) || isOfRemotes(manifest) || isVendored(manifest)) return;
  if (['version', 'identifier'].some((field) => isFilledIn(manifest, field))) return;
  for (const { identifier: at, tag: there = '' } of packagesIn(manifest)) {
    const isOther = SINGLE.test(there) && !isSame(own.value, there);
    if (at && isOther && name !== '' && at.value.includes(name))
      yield { at, message: 'image' as const, data: { here: own.value, there } };
  }
}

const nameIn = ({ root }: Manifest): string => stringAt(root, 'name')?.value.replace(/^.*\//, '') ?? '';
const isOfRemotes = ({ root }: Manifest): boolean => items(get(root, 'remotes')).length > 0;

const SINGLE = /^v?\d+\.\d+\.\d+(?:[-+.]\S*)?$/;

/** The registry takes several publications of one package: `1.2.0-1`, `1.2.0+build`. */
function isOf(server: string, version: string): boolean {
  const [own, of] = [server, version].map((each) => each.replace(/^v/, '')) as [string, string];
  return own === of || (own.startsWith(of) && /^[-+.]/.test(own.slice(of.length)));
}
const isSame = (a: string, b: string): boolean => isOf(a, b) || isOf(b, a);
