/** What rules see of a server.json: its packages, remotes, inputs, and the package files that belong to them. */
import { isSamePackage, type PackageFile } from '../../../src/core/neighbours.js';
import type { Manifest, Source } from '../../../src/core/rule.js';
import { entry, get, has, objectsIn, stringAt, text } from '../../../src/core/tree.js';
import type { Entry, Node, ObjectNode, StringNode } from '../../../src/core/tree.js';

export const NEWEST = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

/** The document of the registry, in our own words. */
export function section(name: string, says: string, kind: Source['kind'] = 'MUST'): Source {
  return { document: 'MCP Registry, server.json 2025-12-11', section: name, says, kind };
}

export interface Package {
  readonly node: ObjectNode;
  readonly type: string | undefined;
  readonly identifier: StringNode | undefined;
  readonly version: StringNode | undefined;
}

export function packagesIn(root: Node): readonly Package[] {
  return objectsIn(get(root, 'packages')).map((node) => ({
    node,
    type: text(either(node, 'registryType')),
    identifier: stringAt(node, 'identifier'),
    version: stringAt(node, 'version'),
  }));
}

/** An entry that only the first format of the registry had, until the summer of 2025. */
export const firstFormatIn = (root: Node): Entry | undefined =>
  entry(root, 'version_detail') ??
  objectsIn(get(root, 'packages')).flatMap((each) => entry(each, 'registry_name') ?? [])[0];

/** Until September 2025 keys were written with underscores. */
const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const either = (node: Node, key: string): Node | undefined => get(node, key) ?? get(node, snake(key));
export const hasNeither = (node: Node, key: string): boolean =>
  [key, snake(key)].every((each) => has(node, each) === 'no');

/** The kinds of registries for which there are package files. */
export type Registry = PackageFile['kind'];

export const isRegistry = (type: string | undefined): type is Registry =>
  type === 'npm' || type === 'pypi' || type === 'cargo' || type === 'nuget';

/** The file that describes a package: of its kind, and with its name. */
export function fileOf({ type, identifier }: Package, manifest: Manifest): PackageFile | undefined {
  if (!isRegistry(type) || !identifier || !isPublished(manifest)) return undefined;
  const found = manifest.neighbours?.packages.filter(
    ({ kind, name }) => kind === type && name && isSamePackage(name.value, identifier.value, type),
  );
  return found?.length === 1 ? found[0] : undefined;
}

/** Neither a template, a copy for a website, an entry of a list of servers, nor a variant of the file that is published. */
export const isPublished = ({ path, neighbours }: Manifest): boolean =>
  !COPY.test(path) &&
  // The publisher takes a file of another name only where it is told to.
  (/(?:^|\/)server\.json$/.test(path) || !FOLDERS.some((folder) => neighbours?.has(`${folder}/server.json`) === 'yes'));

/** Where a server.json is published from, as seen from a file. */
export const FOLDERS = ['.', '..', '../..', '../../..'];
const COPY =
  /[._-](?:example|sample|template)s?[._-][^/]*$|(?:^|\/)(?:(?:site|website|www|public|static|templates?)\/|(?:registry|registries|catalogs?)\/(?:[^/]+\/|[^/]+\.server\.json$))/i;
