import type { Neighbours } from '../../src/core/neighbours.js';
import { defineRule, type Fix, type Manifest, type Problem } from '../../src/core/rule.js';
import {
  entries,
  get,
  has,
  items,
  text,
  walk,
  type Node,
  type ObjectNode,
  type StringNode,
} from '../../src/core/tree.js';
import { isStamped } from '../common/lib/stamped.js';
import { isTemplate } from '../common/lib/versions.js';
import { either, objectsIn, packagesIn, section, stringIn, type Package } from './lib/server.js';

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
    yield* versionsIn(manifest);
    const stray = entries(manifest.root).find(({ key }) => STRAY.test(key));
    if (stray && objectsIn(stray.value).some((each) => has(each, 'url') === 'yes') && !get(manifest.root, 'remotes')) {
      yield { at: stray, message: 'stray', data: { key: stray.key }, covers: [stray] };
    }
    for (const each of packagesIn(manifest.root)) yield* inPackage(each, manifest);
    for (const remote of objectsIn(get(manifest.root, 'remotes'))) {
      yield* typeOf(remote);
      const defined = entries(get(remote, 'variables')).map(({ key }) => key);
      yield* undefinedIn(remote, defined, ' in `variables`');
    }
  },
});

const STRAY = /^(?:remote[-_]?)?(?:endpoints?|servers?)$|^remote$/i;

function* versionsIn({ root }: Manifest): Iterable<Found> {
  for (const node of [root, ...packagesIn(root).map((each) => each.node)]) {
    const version = stringIn(node, 'version');
    if (version && RANGE.test(version.value)) yield { at: version, message: 'range', data: { version: version.value } };
  }
}

/** As the registry looks for them. That of a package which is `latest` the schema itself refuses. */
const RANGE =
  /^\s*(?:[\^~]|[<>]=?|=)\s*v?\d|^\s*v?\d[\w.]*\s+-\s+v?\d|\|\||^\s*(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){0,2}\.[xX*]\s*$/;

function* inPackage({ node, type, identifier }: Package, { neighbours }: Manifest): Iterable<Found> {
  const transport = get(node, 'transport');
  const runtime = either(node, 'runtimeArguments', 'runtime_arguments');
  if (items(runtime).length > 0 && has(node, 'runtimeHint') === 'no' && has(node, 'runtime_hint') === 'no') {
    yield { at: entryOf(node, 'runtimeArguments') ?? node, message: 'hint' };
  }
  const hasHash = has(node, 'fileSha256') !== 'no' || has(node, 'file_sha256') !== 'no';
  if (type === 'mcpb' && !hasHash && !isStamped('server.json', neighbours, 'fileSha256')) {
    yield { at: { lack: node, key: 'fileSha256' }, message: 'sha' };
  }
  if (type === 'oci') yield* inImage(node, identifier, neighbours);
  if (transport?.kind !== 'object') return;
  yield* typeOf(transport);
  const url = entryOf(transport, 'url');
  if (text(get(transport, 'type')) === 'stdio' && url?.value.kind === 'string' && url.value.value !== '') {
    yield { at: url, message: 'stdioUrl' };
  }
  yield* undefinedIn(transport, namesIn(node), ' among the variables and arguments of the package');
}

const entryOf = (node: ObjectNode, key: string) => node.entries.find((each) => each.key === key);

function* inImage(node: ObjectNode, identifier: StringNode | undefined, neighbours?: Neighbours): Iterable<Found> {
  const version = entryOf(node, 'version');
  const image = identifier?.value ?? '';
  const isTagged = /[:@]/.test(image.slice(image.lastIndexOf('/') + 1));
  if (version && isTagged) yield { at: version, message: 'ociVersion' };
  if (
    identifier &&
    /^[\w.:-]+(?:\/[\w.-]+)+$/.test(image) &&
    !isTagged &&
    !isStamped('server.json', neighbours, 'identifier')
  ) {
    yield { at: identifier, message: 'ociTag', data: { image } };
  }
}

function* typeOf(transport: ObjectNode): Iterable<Found> {
  const type = stringIn(transport, 'type');
  if (type?.value === 'sse') yield { at: type, message: 'sse' };
  if (!type || !HTTP.test(type.value) || type.value === 'streamable-http') return;
  const edits: Fix['edits'] = [{ op: 'set', node: type, value: 'streamable-http' }];
  const fix: Fix = { title: 'Write `streamable-http`', safe: false, edits };
  yield { at: type, message: 'type', data: { type: type.value }, covers: [type], fix };
}

const HTTP = /^(?:streamable[-_ ]?)?https?(?:[-_ ]?stream(?:able|ing)?)?$/i;

/** The names that a URL of a package may refer to. */
function namesIn(node: ObjectNode): readonly string[] {
  const lists = ['environmentVariables', 'runtimeArguments', 'packageArguments'].flatMap((key) =>
    objectsIn(get(node, key)),
  );
  return lists
    .flatMap((each) => ['name', 'valueHint'].flatMap((key) => text(get(each, key)) ?? []))
    .concat(variablesIn(node));
}

const variablesIn = (node: Node): string[] =>
  [...walk(node)].flatMap((each) => entries(get(each, 'variables')).map(({ key }) => key));

function* undefinedIn(transport: ObjectNode, names: readonly string[], where: string): Iterable<Found> {
  const url = stringIn(transport, 'url');
  if (url && isTemplate(url.value)) return;
  for (const [, variable] of url?.value.matchAll(/\{([\w.-]{1,60})\}/g) ?? []) {
    if (names.some((each) => each.replace(/^-+/, '') === variable || each === variable)) continue;
    yield { at: url!, message: 'variable', data: { variable, where } };
    return;
  }
}
