/** What rules see of a server.json: its packages, remotes, inputs, and the package files that belong to them. */
import type { PackageFile } from '../../../src/core/neighbours.js';
import type { Manifest, Rule, Source } from '../../../src/core/rule.js';
import {
  entry,
  get,
  items,
  text,
  type Entry,
  type Node,
  type ObjectNode,
  type StringNode,
} from '../../../src/core/tree.js';
import { certainWhere } from '../../common/lib/problems.js';

export const NEWEST = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

/** The document of the registry, in our own words. */
export function section(name: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'MCP Registry, server.json 2025-12-11', section: name, says, kind };
}

export const objectsIn = (node: Node | undefined): readonly ObjectNode[] =>
  items(node).filter((each) => each.kind === 'object');

export interface Package {
  readonly node: ObjectNode;
  readonly type: string | undefined;
  readonly identifier: StringNode | undefined;
  readonly version: StringNode | undefined;
}

export function packagesIn(root: Node): readonly Package[] {
  return objectsIn(get(root, 'packages')).map((node) => ({
    node,
    type: text(either(node, 'registryType', 'registry_type')),
    identifier: stringIn(node, 'identifier'),
    version: stringIn(node, 'version'),
  }));
}

/** An entry that only the first format of the registry had, until the summer of 2025. */
export const firstFormatIn = (root: Node): Entry | undefined =>
  entry(root, 'version_detail') ??
  objectsIn(get(root, 'packages')).flatMap((each) => entry(each, 'registry_name') ?? [])[0];

/** Until September 2025 keys were written with underscores. */
export const either = (node: Node, key: string, old: string): Node | undefined => get(node, key) ?? get(node, old);

export function stringIn(node: Node | undefined, key: string): StringNode | undefined {
  const value = get(node, key);
  return value?.kind === 'string' ? value : undefined;
}

/** The kinds of registries for which there are package files. */
export type Registry = PackageFile['kind'];

export const isRegistry = (type: string | undefined): type is Registry =>
  type === 'npm' || type === 'pypi' || type === 'cargo' || type === 'nuget';

/** The file that describes a package: of its kind, and with its name. */
export function fileOf({ type, identifier }: Package, manifest: Manifest): PackageFile | undefined {
  if (!isRegistry(type) || !identifier || !isPublished(manifest)) return undefined;
  const found = manifest.neighbours?.packages.filter(
    (each) => each.kind === type && each.name && isSameName(each.name.value, identifier.value, type),
  );
  return found?.length === 1 ? found[0] : undefined;
}

/** Neither a template, a copy for a website, an entry of a list of servers, nor a variant of the file that is published. */
export function isPublished({ path, neighbours }: Manifest): boolean {
  if (COPY.test(path)) return false;
  // The publisher takes a file of another name only where it is told to.
  return (
    /(?:^|\/)server\.json$/.test(path) || !FOLDERS.some((folder) => neighbours?.has(`${folder}/server.json`) === 'yes')
  );
}

/** Where a server.json is published from, as seen from a file. */
export const FOLDERS = ['.', '..', '../..', '../../..'];
const COPY =
  /[._-](?:example|sample|template)s?[._-][^/]*$|(?:^|\/)(?:(?:site|website|www|public|static|templates?)\/|(?:registry|registries|catalogs?)\/(?:[^/]+\/|[^/]+\.server\.json$))/i;

/** A rule that has errors only in what is published. It needs no files, so that ESLint, which has none, runs it. */
export const wherePublished = (rule: Rule): Rule => certainWhere(isPublished, rule);

/** PyPI makes no difference between dashes, dots and underscores, and neither PyPI nor NuGet between cases. */
function isSameName(name: string, other: string, type: Registry): boolean {
  const plain = (each: string): string =>
    type === 'pypi' ? each.toLowerCase().replace(/[-_.]+/g, '-') : type === 'nuget' ? each.toLowerCase() : each;
  return plain(name) === plain(other);
}
