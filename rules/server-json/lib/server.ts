/** What rules see of a server.json: its packages, remotes, inputs, and the package files that belong to them. */
import { remembered } from '../../../src/core/collections.js';
import {
  foldersIn,
  packageNamed,
  type Neighbours,
  type PackageFile,
  type PackageKind,
} from '../../../src/core/neighbours.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entries, entry, get, has, hasAny, items, objectsIn, stringAt, text } from '../../../src/core/tree.js';
import type { Entry, Node, StringNode } from '../../../src/core/tree.js';
import { sectionsOf } from '../../common/lib/source.js';
import { repositoryOf } from '../../../src/core/text.js';
import { isNamedInRelease, isStamped } from '../../common/lib/stamped.js';
import type { Doubt } from '../../common/lib/structural-rules.js';
import { isNewer, writtenIn } from '../../common/lib/versions.js';
import registries from './registries.json' with { type: 'json' };

export const NEWEST = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

export const section = sectionsOf('MCP Registry, server.json 2025-12-11');

export type Package = ReturnType<typeof packagesIn>[number];

/** None where the whole file is to be written anew. */
export const packagesIn = (manifest: Manifest, isAny = false) =>
  objectsIn(isJudged(manifest.root) ? get(manifest.root, 'packages') : undefined).map((node) => {
    const type = text(either(node, 'registryType'));
    const identifier = stringAt(node, 'identifier');
    return {
      ...{ node, type, identifier, version: stringAt(node, 'version'), registry: registryOf(type) },
      tag: type === 'oci' ? TAG.exec(identifier?.value ?? '')?.[1] : undefined,
      /** What describes it beside the manifest. It is looked for when it is asked for. */
      get file(): PackageFile | undefined {
        const { neighbours } = manifest;
        const isLookedFor = neighbours && identifier && isRegistry(type) && (isAny || isPublished(manifest));
        return isLookedFor ? packageNamed(neighbours, type, identifier.value) : undefined;
      },
    };
  });

/** An image has its version in its identifier: `ghcr.io/octo/weather:1.2.0`. */
const TAG = /^[^@]*:([^/:@]+)(?:@.*)?$/;

/** An entry that only the first format of the registry had, until the summer of 2025. */
export const firstFormatIn = (root: Node): Entry | undefined =>
  entry(root, 'version_detail') ??
  objectsIn(get(root, 'packages')).flatMap((each) => entry(each, 'registry_name') ?? [])[0];

/** Until September 2025 keys were written with underscores. */
export const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const either = (node: Node, key: string): Node | undefined => get(node, key) ?? get(node, snake(key));
export const hasNeither = (node: Node, key: string): boolean => hasAny(node, [key, snake(key)]) === 'no';

/** What clients start a package with, what the MCP registry asks of it, and what it refuses because the identifier says it. */
export const registryOf = (type = '') =>
  Object.hasOwn(registries, type) ? registries[type as keyof typeof registries] : undefined;
/** The kinds of registries for which there are package files. */
export const isRegistry = (type = ''): type is PackageKind => /^(?:npm|pypi|cargo|nuget)$/.test(type);

/** What the name of a template, of a copy for a website, and of an entry of a list of servers is like. */
const COPY =
  /[._-](?:example|sample|template)s?[._-][^/]*$|(?:^|\/)(?:(?:site|website|www|public|static|templates?)\/|(?:registry|registries|catalogs?)\/(?:[^/]+\/|[^/]+\.server\.json$))/i;

/** Where a server.json is published from, as seen from a file. */
export const FOLDERS = ['.', '..', '../..', '../../..'];

/** The publisher takes a file of another name only where it is told to. */
const isNamedSo = (path: string): boolean => /(?:^|\/)server\.json$/.test(path);

/** Neither a copy nor a variant of the file that is published. */
export const isPublished = (manifest: Manifest): boolean =>
  !COPY.test(manifest.path) &&
  !saysUnpublished(manifest) &&
  !isVendored(manifest) &&
  (isNamedSo(manifest.path) ||
    !FOLDERS.some((folder) => manifest.neighbours?.has(`${folder}/server.json`) === 'yes')) &&
  successorOf(manifest) === undefined;

/** Its own text says that it is not published, or a comment in it that it is a template. */
const saysUnpublished = ({ root }: Manifest): boolean =>
  entries(root).some(({ key, value }) => {
    const isNote = NOTE.test(key);
    if (!isNote && key !== 'description') return false;
    return [value, ...items(value)].some((each) => {
      const said = text(each) ?? '';
      return UNPUBLISHED.test(said) || (isNote && /\btemplate\b/i.test(said));
    });
  });
const NOTE = /^(?:_?\$?comments?|_?notes?|_?readme|\/\/.*)$/i;
const UNPUBLISHED =
  /\b(?:not|never) (?:yet |been |to be ){0,2}published\b|\b(?:do not|don['’]t) publish\b|\bunpublished\b/i;

/** Below the root there are copies of whole projects, which their own repositories publish. */
export function isVendored({ path, root, neighbours }: Manifest): boolean {
  const url = text(get(root, 'repository', 'url'));
  const here = url !== undefined && path.includes('/') ? repositoryOf(url) : undefined;
  if (here === undefined || !neighbours) return false;
  const above = neighbours.packages.find(({ isBeside }) => !isBeside)?.repository?.value;
  // A project with a license of its own is no part of the one around it, even if that is called the same.
  const isWhole = neighbours.names.some((name) => /^LICEN[CS]E(?:\.\w+)?$/.test(name));
  const known = neighbours.origin ?? (above && repositoryOf(above));
  const others = known !== undefined ? [known] : isWhole ? clonedIn(neighbours) : [];
  const [owner = ''] = others.map(ownerOf);
  const isOther = (there: string): boolean => (isWhole ? ownerOf(there) !== ownerOf(here) : differsWholly(here, there));
  return owner !== '' && others.every(isOther) && !text(get(root, 'name'))?.toLowerCase().includes(owner);
}

const ownerOf = (repository: string): string => repository.split('/')[1]!.toLowerCase();

/** What the READMEs above tell people to clone. */
const clonedIn = (neighbours: Neighbours): string[] =>
  FOLDERS.slice(1)
    .flatMap((folder) => [...(neighbours.read(`${folder}/README.md`)?.text ?? '').matchAll(CLONE)])
    .flatMap(([, url]) => repositoryOf(url!) ?? []);

const CLONE = /\bgit clone (?:--?\S+ )*((?:https:\/\/|git@)\S{1,200})/g;

/** A fork has the same name under another owner, and a repository that was renamed has another name under the same. */
export function differsWholly(here: string, there: string): boolean {
  const [a, b] = [here, there].map((each) => each.toLowerCase().split('/'));
  return a![0] === b![0] && a![1] !== b![1] && a![2] !== b![2];
}

/** The server.json that is published in place of this one: for the same server it has a newer version, or the package beside it. */
export const successorOf = remembered((manifest: Manifest): string | undefined => {
  const { path, root, neighbours } = manifest;
  // A draft may have another namespace.
  const nameIn = (text = ''): string => (isNamedSo(path) ? text : text.replace(/^.*\//, ''));
  const name = nameIn(text(get(root, 'name')));
  const version = text(get(root, 'version') ?? get(root, 'version_detail', 'version')) ?? '';
  if (!neighbours || name === '' || COPY.test(path)) return undefined;
  if (packagesIn(manifest, true).some(({ file }) => file?.isBeside)) return undefined;
  for (const folder of [...FOLDERS, ...foldersIn(neighbours, FOLDERS, MOST_FOLDERS)]) {
    const { file, text = '' } = neighbours.read(`${folder}/server.json`) ?? {};
    const own = writtenIn(text, 'name');
    if (file === path || nameIn(own) !== name) continue;
    const isCurrent = firstFormatIn(root) && !/"(?:version_detail|registry_name)"/.test(text);
    const isOfPackage = neighbours.read(`${folder}/package.json`)?.text.includes(`"${own}"`);
    if (isCurrent || isOfPackage || isNewer(writtenIn(text, 'version'), version)) return file;
  }
  return undefined;
});
/** In each of the two levels: more are a list of servers, of which each has a folder of its own. */
const MOST_FOLDERS = 80;

/** A release writes this field. */
export const isFilledIn = ({ neighbours }: Manifest, field?: string): boolean =>
  isStamped('server.json', neighbours, field);

/** A package or its README names a server for the registry, or a release calls the publisher. */
const isForRegistry = ({ neighbours }: Manifest): boolean =>
  (neighbours?.packages ?? []).some(({ mcpName }) => mcpName) ||
  FOLDERS.some((folder) => /\bmcp-name:/.test(neighbours?.read(`${folder}/README.md`)?.text ?? '')) ||
  isNamedInRelease(/mcp-publisher/, neighbours);

const SCHEMA =
  /^https?:\/\/(?:(?:\w+\.)?modelcontextprotocol\.io|(?:raw\.githubusercontent|github)\.com\/modelcontextprotocol)\/.*\bserver(?:\.schema)?\.json$/;

export const hasSchema = (root: Node): boolean => SCHEMA.test(text(get(root, '$schema')) ?? '');

/** What the registry's refusal depends on, where it is not certain that it gets this file. */
export function doubtOf(manifest: Manifest): Doubt {
  const successor = successorOf(manifest);
  if (successor !== undefined)
    return { unless: ` if you publish this file instead of \`${successor}\``, severity: 'info' };
  if (isVendored(manifest)) return { unless: ' if it is published from here', severity: 'info' };
  if (saysUnpublished(manifest)) return { unless: ' if you publish it', severity: 'info' };
  if (!isPublished(manifest)) return { unless: ' unless it is changed before it is published', severity: 'warning' };
  // A directory of servers may ask for files of its own.
  const isOfOthers = has(manifest.root, 'schema_version') === 'yes';
  const isBuiltHere = hasOnlyLocalImages(manifest);
  if (!(isOfOthers || isBuiltHere) || isForRegistry(manifest)) return { unless: '' };
  return isBuiltHere ? { ...PERHAPS, severity: 'info' } : PERHAPS;
}

/** Images without a namespace, which Docker Hub takes of its own makers alone: they are built where they run. */
const hasOnlyLocalImages = (manifest: Manifest): boolean => {
  const packages = packagesIn(manifest);
  const isLocal = ({ node, type, identifier }: Package): boolean =>
    type === 'oci' && /^[\w.-]+(?::[\w.-]+)?$/.test(identifier?.value ?? '') && hasNeither(node, 'registryBaseUrl');
  return packages.length > 0 && packages.every(isLocal);
};

/** NuGet.org reads the file by the same schema, and does not ask whose name it is. */
export function doubtForNuget(manifest: Manifest): Doubt {
  const [doubt, packages] = [doubtOf(manifest), packagesIn(manifest)];
  // A project packs it from such a folder.
  const isPacked = /(?:^|\/)\.mcp\/server\.json$/.test(manifest.path);
  const isForNuget = packages.length > 0 ? packages.every(({ type }) => type === 'nuget') : isPacked;
  return !doubt.severity && isForNuget && !isForRegistry(manifest) ? PERHAPS : doubt;
}

export const REFUSAL = { then: 'the registry refuses the file', unless: doubtOf, fills: isFilledIn };

export const PERHAPS: Doubt = { unless: ' if you publish it there', severity: 'warning' };

/** What a template leaves open: `https://github.com/<your name>/…` */
export const leftOpenIn = (root: Node): StringNode[] => {
  const isLeft = isUnfilled(root) ? isOpen : (each: StringNode) => OPEN.test(each.value);
  const all = [...nameLikeIn(root), stringAt(root, 'repository', 'url'), stringAt(root, 'websiteUrl')];
  return all.filter((each): each is StringNode => each !== undefined && isLeft(each));
};

/** All that a template leaves open is still open. */
export const isUnfilled = (root: Node): boolean =>
  [...nameLikeIn(root), stringAt(root, 'description')].every((each) => !each || isOpen(each));

const nameLikeIn = (root: Node): (StringNode | undefined)[] => [
  stringAt(root, 'name'),
  ...objectsIn(get(root, 'packages')).flatMap((each) => ['identifier', 'name'].map((key) => stringAt(each, key))),
];
const OPEN = /<[^<>]*\byour\b[^<>]*>|\byour-?(?:user)?name\b/i;
/** What `dotnet new mcpserver` writes, and each part of which would do by itself. */
const SAMPLE = /\bSampleMcpServer$|^A sample MCP server\b/;
const isOpen = ({ value }: StringNode): boolean => OPEN.test(value) || SAMPLE.test(value);

/** Of others there is one thing to say: of the first format server-json/old-schema does, of a template field-format. */
export const isJudged = (root: Node): boolean => !firstFormatIn(root) && leftOpenIn(root).length === 0;
