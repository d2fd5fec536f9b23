import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule, type Problem } from '../../src/core/rule.js';
import { entries, entry, get, has, items, objectsIn, stringAt, text, walk } from '../../src/core/tree.js';
import type { Node, ObjectNode } from '../../src/core/tree.js';
import { setting } from '../common/lib/fixes.js';
import { isStamped } from '../common/lib/stamped.js';
import { isTemplate } from '../common/lib/versions.js';
import { either, hasNeither, packagesIn, section, type Package } from './lib/server.js';

const MESSAGES = {
  type: {
    message: '`{{type}}` is not the name of a transport, so the registry refuses the file.',
    help: 'Write `streamable-http`.',
  },
  sse: {
    message: 'The transport `sse` is deprecated, so newer clients may not connect to this server.',
    help: 'Write `streamable-http`, once the server has such an endpoint.',
  },
  hint: {
    message: 'This package has `runtimeArguments` but no `runtimeHint`, so clients do not know what to start.',
    help: 'Add a `runtimeHint`, such as `"runtimeHint": "npx"`.',
  },
  range: {
    message: '`{{version}}` is not a single version, so the registry refuses the file.',
    help: 'Write one version, such as `1.0.2`.',
  },
  sha: {
    message: 'This MCPB package has no `fileSha256`, so the registry refuses the file.',
    help: 'Add `"fileSha256": "…"`, the SHA-256 hash of the bundle.',
  },
  ociVersion: {
    message: 'An OCI package must not have a `version`, so the registry refuses the file.',
    help: 'Remove `version`: the tag in `identifier` is the version.',
  },
  ociTag: {
    message: '`{{image}}` has no tag, so clients cannot tell which version of the image is meant.',
    help: 'Add a tag, such as `{{image}}:1.0.2`.',
  },
  stdioUrl: {
    message: 'A `stdio` transport must not have a `url`, so the registry refuses the file.',
    help: 'Remove `url`, or write `"type": "streamable-http"`.',
  },
  stray: {
    message: '`{{key}}` is not a field of a server.json, so the registry lists no remote server.',
    help: 'Rename it to `remotes`.',
  },
  variable: {
    message:
      'The URL contains `{{{variable}}}`, but nothing defines `{{variable}}`{{where}}, so clients cannot connect.',
    help: 'Define `{{variable}}`, or write its value into the URL.',
  },
} as const;

type Found = Problem<keyof typeof MESSAGES>;

export default defineRule({
  id: 'server-json/transport',
  summary: 'A package or remote that the schema allows and its text does not',
  severity: 'warning',
  in: 'recommended',
  source: section(
    'Package, transports',
    'The text beside the schema: sse is deprecated, runtimeArguments come with a runtimeHint, a version is no range, MCPB has a hash, OCI a tag, and a variable in a URL is defined.',
    'SHOULD',
  ),
  needs: ['files'],
  fixable: 'unsafe',
  messages: MESSAGES,
  *check(manifest) {
    const { root, neighbours } = manifest;
    const packages = packagesIn(manifest);
    for (const { version } of [{ version: stringAt(root, 'version') }, ...packages]) {
      const data = { version: version?.value };
      if (version && RANGE.test(version.value)) yield { at: version, message: 'range', data };
    }
    const stray = entries(root).find(({ key }) => STRAY.test(key));
    if (stray && objectsIn(stray.value).some((each) => has(each, 'url') === 'yes') && !get(root, 'remotes')) {
      yield { at: stray, message: 'stray', data: { key: stray.key }, covers: [stray] };
    }
    for (const each of packages) yield* inPackage(each, neighbours);
    for (const remote of objectsIn(get(root, 'remotes'))) {
      yield* typeOf(remote);
      yield* undefinedIn(remote, definedIn(remote), ' in `variables`');
    }
  },
});

const STRAY = /^(?:remote[-_]?)?(?:endpoints?|servers?)$|^remote$/i;

/** As the registry looks for them. That of a package which is `latest` the schema itself refuses. */
const RANGE =
  /^\s*(?:[\^~]|[<>]=?|=)\s*v?\d|^\s*v?\d[\w.]*\s+-\s+v?\d|\|\||^\s*(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){0,2}\.[xX*]\s*$/;

function* inPackage(found: Package, neighbours: Neighbours | undefined): Iterable<Found> {
  const { node, type } = found;
  if (items(either(node, 'runtimeArguments')).length > 0 && hasNeither(node, 'runtimeHint')) {
    yield { at: entry(node, 'runtimeArguments') ?? node, message: 'hint' };
  }
  if (type === 'mcpb' && hasNeither(node, 'fileSha256') && !isStamped('server.json', neighbours, 'fileSha256')) {
    yield { at: { lack: node, key: 'fileSha256' }, message: 'sha' };
  }
  if (type === 'oci') yield* inImage(found, neighbours);
  const transport = get(node, 'transport');
  if (transport?.kind !== 'object') return;
  yield* typeOf(transport);
  const url = entry(transport, 'url');
  if (text(get(transport, 'type')) === 'stdio' && text(url?.value)) yield { at: url!, message: 'stdioUrl' };
  yield* undefinedIn(transport, namesIn(node), ' among the variables and arguments of the package');
}

function* inImage({ node, identifier }: Package, neighbours: Neighbours | undefined): Iterable<Found> {
  const version = entry(node, 'version');
  const image = identifier?.value ?? '';
  const isTagged = /[:@]/.test(image.slice(image.lastIndexOf('/') + 1));
  if (version && isTagged) yield { at: version, message: 'ociVersion' };
  if (!identifier || isTagged || !/^[\w.:-]+(?:\/[\w.-]+)+$/.test(image)) return;
  if (!isStamped('server.json', neighbours, 'identifier')) yield { at: identifier, message: 'ociTag', data: { image } };
}

function* typeOf(transport: ObjectNode): Iterable<Found> {
  const type = stringAt(transport, 'type');
  if (type?.value === 'sse') yield { at: type, message: 'sse' };
  if (!type || !HTTP.test(type.value) || type.value === 'streamable-http') return;
  const data = { type: type.value };
  yield {
    at: type,
    message: 'type',
    data,
    covers: [type],
    ...setting(type, 'streamable-http', 'Write `streamable-http`'),
  };
}

const HTTP = /^(?:streamable[-_ ]?)?https?(?:[-_ ]?stream(?:able|ing)?)?$/i;

const definedIn = (node: Node): string[] => entries(get(node, 'variables')).map(({ key }) => key);
/** The names that a URL of a package may refer to. */
const namesIn = (node: ObjectNode): string[] => [
  ...['environmentVariables', 'runtimeArguments', 'packageArguments']
    .flatMap((list) => objectsIn(get(node, list)))
    .flatMap((each) => ['name', 'valueHint'].flatMap((key) => text(get(each, key)) ?? [])),
  ...[...walk(node)].flatMap(definedIn),
];

function* undefinedIn(transport: ObjectNode, names: readonly string[], where: string): Iterable<Found> {
  const url = stringAt(transport, 'url');
  if (!url || isTemplate(url.value)) return;
  const used = Array.from(url.value.matchAll(/\{([\w.-]{1,60})\}/g), ([, name]) => name!);
  const variable = used.find((name) => !names.some((each) => each === name || each.replace(/^-+/, '') === name));
  if (variable !== undefined) yield { at: url, message: 'variable', data: { variable, where } };
}
