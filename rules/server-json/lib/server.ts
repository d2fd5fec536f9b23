/** What rules see of a server.json: its packages, remotes, inputs, and the package files that belong to them. */
import { packageNamed, type PackageFile } from '../../../src/core/neighbours.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entry, get, has, objectsIn, stringAt, text } from '../../../src/core/tree.js';
import type { Entry, Node, StringNode } from '../../../src/core/tree.js';
import { sectionsOf } from '../../common/lib/source.js';
import { isNamedInRelease } from '../../common/lib/stamped.js';

export const NEWEST = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

export const section = sectionsOf('MCP Registry, server.json 2025-12-11');

export type Package = ReturnType<typeof packagesIn>[number];

/** None where the whole file is to be written anew. */
export const packagesIn = (manifest: Manifest) =>
  objectsIn(isJudged(manifest.root) ? get(manifest.root, 'packages') : undefined).map((node) => {
    const type = text(either(node, 'registryType'));
    const identifier = stringAt(node, 'identifier');
    return {
      ...{ node, type, identifier, version: stringAt(node, 'version') },
      /** What describes it beside the manifest. It is looked for when it is asked for. */
      get file(): PackageFile | undefined {
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

/** What the name of a template, of a copy for a website, and of an entry of a list of servers is like. */
const COPY =
  /[._-](?:example|sample|template)s?[._-][^/]*$|(?:^|\/)(?:(?:site|website|www|public|static|templates?)\/|(?:registry|registries|catalogs?)\/(?:[^/]+\/|[^/]+\.server\.json$))/i;

/** Where a server.json is published from, as seen from a file. */
export const FOLDERS = ['.', '..', '../..', '../../..'];

/** Neither a copy nor a variant of the file that is published: the publisher takes another name only where it is told to. */
export const isPublished = ({ path, neighbours }: Manifest): boolean =>
  !COPY.test(path) &&
  (/(?:^|\/)server\.json$/.test(path) || !FOLDERS.some((folder) => neighbours?.has(`${folder}/server.json`) === 'yes'));

/** A package or its README names a server for the registry, or a release calls the publisher. */
const isForRegistry = ({ neighbours }: Manifest): boolean =>
  (neighbours?.packages ?? []).some(({ mcpName }) => mcpName) ||
  FOLDERS.some((folder) => /\bmcp-name:/.test(neighbours?.read(`${folder}/README.md`)?.text ?? '')) ||
  isNamedInRelease('mcp-publisher', neighbours);

const SCHEMA =
  /^https?:\/\/(?:(?:\w+\.)?modelcontextprotocol\.io|(?:raw\.githubusercontent|github)\.com\/modelcontextprotocol)\/.*\bserver(?:\.schema)?\.json$/;

export const hasSchema = (root: Node): boolean => SCHEMA.test(text(get(root, '$schema')) ?? '');

/** A directory of servers may ask for files of its own. */
const isOfOthers = (root: Node): boolean => has(root, 'schema_version') === 'yes';

/** What the registry's refusal depends on, as the end of a sentence; empty where it is certain that it gets this file. */
export const unless = (manifest: Manifest): string =>
  !isPublished(manifest)
    ? ' unless it is changed before it is published'
    : isOfOthers(manifest.root) && !isForRegistry(manifest)
      ? PERHAPS
      : '';

/** NuGet.org reads the file by the same schema, and does not ask whose name it is. */
export const unlessForNuget = (manifest: Manifest): string =>
  unless(manifest) ||
  (packagesIn(manifest).some(({ type }) => type !== 'nuget') || !packagesIn(manifest).length || isForRegistry(manifest)
    ? ''
    : PERHAPS);

export const PERHAPS = ' if you publish it there';

/** What a template leaves open: `https://github.com/<your name>/…` */
export const leftOpenIn = (root: Node): StringNode[] =>
  [
    ...[['name'], ['repository', 'url'], ['websiteUrl']].map((keys) => stringAt(root, ...keys)),
    ...objectsIn(get(root, 'packages')).flatMap((each) => ['identifier', 'name'].map((key) => stringAt(each, key))),
  ].filter((each): each is StringNode => UNFILLED.test(each?.value ?? ''));
const UNFILLED = /<[^<>]*\byour\b[^<>]*>|\byour-?(?:user)?name\b/i;

/** Of others there is one thing to say: of the first format server-json/old-schema does, of a template field-format. */
export const isJudged = (root: Node): boolean => !firstFormatIn(root) && leftOpenIn(root).length === 0;
