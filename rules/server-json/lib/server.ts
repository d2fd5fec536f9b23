/** What rules see of a server.json: its packages, remotes, inputs, and the package files that belong to them. */
import { packageNamed, type PackageFile } from '../../../src/core/neighbours.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, has, objectsIn, stringAt, text } from '../../../src/core/tree.js';
import type { Entry, Node, ObjectNode, StringNode } from '../../../src/core/tree.js';
import { sectionsOf } from '../../common/lib/source.js';

export const NEWEST = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

export const section = sectionsOf('MCP Registry, server.json 2025-12-11');

export interface Package {
  readonly node: ObjectNode;
  readonly type: string | undefined;
  readonly identifier: StringNode | undefined;
  readonly version: StringNode | undefined;
  /** What describes it beside the manifest. It is looked for when it is asked for. */
  readonly file: PackageFile | undefined;
}

export const packagesIn = (manifest: Manifest): readonly Package[] =>
  objectsIn(get(manifest.root, 'packages')).map((node) => {
    const type = text(either(node, 'registryType'));
    const identifier = stringAt(node, 'identifier');
    return {
      ...{ node, type, identifier, version: stringAt(node, 'version') },
      get file() {
        if (!identifier || !isRegistry(type) || !isPublished(manifest)) return undefined;
        return packageNamed(manifest.neighbours, type, identifier.value);
      },
    };
  });

/** An entry that only the first format of the registry had, until the summer of 2025. */
export const firstFormatIn = (root: Node): Entry | undefined =>
  entry(root, 'version_detail') ??
  objectsIn(get(root, 'packages')).flatMap((each) => entry(each, 'registry_name') ?? [])[0];

/** Until September 2025 keys were written with underscores. */
export const snake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
export const either = (node: Node, key: string): Node | undefined => get(node, key) ?? get(node, snake(key));
export const hasNeither = (node: Node, key: string): boolean =>
  [key, snake(key)].every((each) => has(node, each) === 'no');

/** The kinds of registries for which there are package files. */
export const isRegistry = (type: string | undefined): type is PackageFile['kind'] =>
  type === 'npm' || type === 'pypi' || type === 'cargo' || type === 'nuget';

/** Neither a template, a copy for a website, an entry of a list of servers, nor a variant of the file that is published. */
export const isPublished = ({ path, root, neighbours }: Manifest): boolean =>
  !COPY.test(path) &&
  !NAMES.some((keys) => UNFILLED.test(text(get(root, ...keys)) ?? '')) &&
  // The publisher takes a file of another name only where it is told to.
  (/(?:^|\/)server\.json$/.test(path) || !FOLDERS.some((folder) => neighbours?.has(`${folder}/server.json`) === 'yes'));

/** What a template leaves open: `https://github.com/<your name>/…` */
const NAMES = [['name'], ['repository', 'url'], ['websiteUrl']] as const;
const UNFILLED = /<[^<>]*\byour\b[^<>]*>|\byour-?(?:user)?name\b/i;

/** Where a server.json is published from, as seen from a file. */
export const FOLDERS = ['.', '..', '../..', '../../..'];
const COPY =
  /[._-](?:example|sample|template)s?[._-][^/]*$|(?:^|\/)(?:(?:site|website|www|public|static|templates?)\/|(?:registry|registries|catalogs?)\/(?:[^/]+\/|[^/]+\.server\.json$))/i;
