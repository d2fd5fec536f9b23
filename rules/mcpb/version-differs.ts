import type { Neighbours, PackageFile, PackageKind } from '../../src/core/neighbours.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { get, has, stringAt, text, textsIn, type Node } from '../../src/core/tree.js';
import { wordsOf } from '../../src/core/text.js';
import { isNamedInRelease, isSpokenOf, isStamped } from '../common/lib/stamped.js';
import { differing, isNewer, isPlaceholder, writtenIn } from '../common/lib/versions.js';
import { section, successorOf } from './lib/manifest.js';

export default defineRule({
  id: 'mcpb/version-differs',
  summary: 'The version of a bundle differs from that of its package',
  severity: 'warning',
  in: 'recommended',
  source: section('version', 'The version tells hosts and people which bundle they have.', 'advice'),
  needs: ['files'],
  tags: ['follows-related'],
  fixable: 'safe',
  messages: {
    differs: {
      message: 'The version is `{{here}}` here but `{{there}}` in `{{file}}`, so users may not be offered the update.',
      help: 'Write `{{there}}`.',
    },
    ahead: {
      message:
        'The version is `{{here}}` here but `{{there}}` in `{{file}}`, so users cannot tell which one they have.',
      help: 'Write `{{here}}`, the newer one, in `{{file}}` too.',
    },
  },
  *check(manifest) {
    const { path, root, neighbours } = manifest;
    const version = stringAt(root, 'version');
    const name = plain(text(get(root, 'name')) ?? '');
    if (!version || name === '' || isPlaceholder(version.value) || isThatOfPackage(version.value, name, neighbours))
      return;
    if (successorOf(manifest) !== undefined || isLeftBehind(manifest)) return;
    // A bundle that leads to a server elsewhere, or runs the newest version of a package, has releases of its own.
    const started = textsIn(get(root, 'server', 'mcp_config')).map(({ value }) => value);
    if (started.some((each) => REMOTE.test(each))) return;
    const scripts = started.flatMap((each) => SCRIPT.exec(each)?.[1] ?? []).map((each) => neighbours?.read(each)?.text);
    if ([started.join(' '), ...scripts].some((each = '') => runsNewest(each, name))) return;
    for (const own of neighbours?.packages ?? []) {
      const { kind, name: other, version: there, title, isPrivate } = own;
      if (!there || there.value === version.value || isPlaceholder(there.value)) continue;
      if (plain(other?.value ?? '') !== name) continue;
      const isAhead = isNewer(version.value, there.value);
      // `npm init` and `uv init` write such a version, and in a package that is not published it stays.
      if ((isPrivate || isAhead) && there.value === FIRST[kind]) continue;
      if (isStamped(path.slice(path.lastIndexOf('/') + 1), neighbours)) return;
      const found = differing([version], there, title);
      // A bundle that is ahead offers its update: the package was forgotten, or is none that is published.
      const isShipped =
        holdsServer(root) && isSpokenOf(PACKED, neighbours) && !(isAhead && isKeptHere(own, neighbours));
      yield { ...found, message: isAhead ? 'ahead' : 'differs', ...(!isShipped && { severity: 'info' as const }) };
      return;
    }
  },
});

/** Nothing can be packed here: what the server starts with is in a folder above, with the manifest that is packed. */
function isLeftBehind({ root, neighbours }: Manifest): boolean {
  const [name, start] = [text(get(root, 'name')), text(get(root, 'server', 'entry_point'))];
  if (!neighbours || name === undefined || start === undefined || neighbours.has(start) !== 'no') return false;
  return ['..', '../..'].some(
    (folder) =>
      writtenIn(neighbours.read(`${folder}/manifest.json`)?.text, 'name') === name &&
      neighbours.has(`${folder}/${start}`) === 'yes',
  );
}

/** By all that the repository shows, no one installs the package itself: it is not published, and no release is made of it. */
const isKeptHere = ({ kind, isPrivate, isPacked }: PackageFile, neighbours: Neighbours | undefined): boolean =>
  kind === 'npm' && (isPrivate || !(isPacked || isNamedInRelease(/\bnpm publish\b/, neighbours)));

/** Of two packages one may only wrap the other: the bundle keeps to the one whose version it has. */
const isThatOfPackage = (version: string, name: string, neighbours: Neighbours | undefined): boolean =>
  ['.', '..', '../..'].some((folder) =>
    PACKAGES.some((file) => {
      const text = neighbours?.read(`${folder}/${file}`)?.text;
      if (writtenIn(text, 'version') !== version) return false;
      return plain(writtenIn(text, 'name')) === name || !Object.values(FIRST).includes(version);
    }),
  );

const PACKAGES = ['package.json', 'pyproject.toml', 'Cargo.toml'];

/** In place of a program that is installed beside it, or downloaded. */
function holdsServer(root: Node): boolean {
  const config = get(root, 'server', 'mcp_config');
  const isBare = /^[\w.-]+$/.test(text(get(config, 'command')) ?? '');
  // Python finds the module of `-m` there.
  const isBeside = has(get(config, 'env'), 'PYTHONPATH') === 'yes';
  return !isBare || isBeside || textsIn(config).some(({ value }) => value.includes('${__dirname}'));
}

/** The packer, or a bundle by its name. */
const PACKED = /\b(?:mcpb|dxt) pack\b|@anthropic-ai\/(?:mcpb|dxt)\b|[\w}]\.(?:mcpb|dxt)\b/;

const FIRST: Partial<Record<PackageKind, string>> = { npm: '1.0.0', pypi: '0.1.0' };
const REMOTE = /^https?:\/\/|\bmcp-remote\b/;

/** `${__dirname}/run.sh` */
const SCRIPT = /^\$\{__dirname\}[\\/]([\w./-]{1,80}\.(?:sh|bat|cmd|ps1))$/;

/** `uvx weather-server run`: of the package that a bundle is called after, in no fixed version. */
const runsNewest = (commands: string, name: string): boolean =>
  [...commands.matchAll(RUN)].some(([, own = '']) => plain(own.replace(/@latest$/, '')) === name);

const RUN =
  /(?:^|[\s/"'])(?:uvx|npx|bunx|pipx\s+run|uv\s+tool\s+run|pnpm\s+dlx)(?:\.cmd|\.exe)?["']?\s+(?:-\w+\s+|--yes\s+)*["']?((?:@[\w.-]{1,80}\/)?[\w.-]{1,80}(?:@latest)?)(?=[\s"']|$)/gm;

/** Without its scope, the words that say what it is, and what is between words. */
const plain = (name: string): string =>
  wordsOf(name.replace(/^@[^/]*\//, ''))
    .filter((word) => !/^(?:mcpb?|dxt|server|extension)$/.test(word))
    .join('');
