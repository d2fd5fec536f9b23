import { lack, type Manifest, type Problem } from '../../src/core/rule.js';
import { entries, entry, get, has, isTrue, items, objectsIn, stringAt, text, walk } from '../../src/core/tree.js';
import type { Node, ObjectNode, StringNode } from '../../src/core/tree.js';
import { allOf, eitherOf } from '../../src/core/text.js';
import { setting } from '../common/lib/fixes.js';
import { undeclaredIn } from '../common/lib/references.js';
import { certainWhere, so } from '../common/lib/structural-rules.js';
import { isTemplate } from '../common/lib/versions.js';
import { doubtOf, either, hasNeither, isFilledIn, packagesIn, REFUSAL, section, type Package } from './lib/server.js';

const refused = (what: string, help: string) => ({ message: `${what}, ${so(REFUSAL)}`, help });

const REFUSED = {
  type: refused('`{{type}}` is not the name of a transport', 'Write `streamable-http`.'),
  range: refused('`{{version}}` is not a single version', 'Write one version, such as `1.0.2`.'),
  sha: refused('This MCPB package has no `fileSha256`', 'Add `"fileSha256": "…"`, the SHA-256 hash of the bundle.'),
  version: refused('This package has no `version`', 'Add the version of the package that is published.'),
  surplus: refused('{{an}} package must not have {{keys}}', 'Remove {{all}}{{instead}}.'),
  local: refused("`{{host}}` is each user's own machine, not a remote server", 'Write its public URL, or remove it.'),
  stdioUrl: refused('A `stdio` transport must not have a `url`', 'Remove `url`, or write `"type": "streamable-http"`.'),
};

const MESSAGES = {
  ...REFUSED,
  sse: {
    message: 'The transport `sse` is deprecated, so newer clients may not connect to this server.',
    help: 'Write `streamable-http`, once the server has such an endpoint.',
  },
  hint: {
    message: 'This package has `runtimeArguments` but no `runtimeHint`, so clients choose themselves what to start.',
    help: 'Add a `runtimeHint`, such as `"runtimeHint": "{{runtime}}"`.',
  },
  own: {
    message: '`{{runtime}}` does not know {{names}}, so the server never gets {{them}}.',
    help: 'Move {{them}} into `packageArguments`: `runtimeArguments` are those of `{{runtime}}`.',
  },
  itself: {
    message: 'Clients add the package after these arguments themselves, so here the server gets it as an argument.',
    help: 'Remove it. What comes after the package, such as a command, belongs in `packageArguments`.',
  },
  ociTag: {
    message: '`{{image}}` has no tag, so clients cannot tell which version of the image is meant.',
    help: 'Add a tag, such as `{{image}}:1.0.2`.',
  },
  ociLatest: {
    message: 'The tag `latest` moves with each release, so clients may start another version than `{{version}}`.',
    help: 'Write the tag of this version, such as `{{image}}`.',
  },
  stray: {
    message: '`{{key}}` is not a field of {{title}}, so {{then}}.',
    help: '{{advice}}.',
  },
  variable: {
    message:
      'The URL contains `{{{variable}}}`, but nothing defines `{{variable}}`{{where}}, so clients cannot connect.',
    help: 'Define `{{variable}}`, or write its value into the URL.',
  },
  header: {
    message:
      'Nothing defines `{{variable}}` in the `variables` of this header, so clients send `{{{variable}}}` itself.',
    help: 'Add `"variables": { "{{variable}}": { … } }`.',
  },
};

type Found = Problem<keyof typeof MESSAGES>;

export default certainWhere(doubtOf, {
  id: 'server-json/transport',
  summary: 'A package, a version or a transport that the schema allows, and the registry or clients do not',
  severity: 'warning',
  otherSeverity: 'error',
  in: 'recommended',
  source: section(
    'Package, transports',
    'Beside the schema: a version is no range; packages of npm, PyPI and NuGet have a version, MCPB has a hash, OCI has its registry and its version in the identifier; runtimeArguments come with a runtimeHint; sse is deprecated, and a variable in a URL is defined.',
    'SHOULD',
  ),
  needs: ['files'],
  fixable: 'unsafe',
  messages: MESSAGES,
  *check(manifest) {
    for (const each of problemsIn(manifest)) yield { ...(each.message in REFUSED && { severity: 'error' }), ...each };
  },
});

function* problemsIn(manifest: Manifest): Iterable<Found> {
  const { root } = manifest;
  const packages = packagesIn(manifest);
  for (const version of [stringAt(root, 'version'), ...packages.map((each) => each.version)]) {
    if (version && RANGE.test(version.value)) yield { at: version, message: 'range', data: { version: version.value } };
  }
  for (const each of packages) yield* inPackage(each, manifest);
  const remotes = objectsIn(get(root, 'remotes'));
  // Clients choose the one that they know.
  const hasOther = remotes.some((remote) => text(get(remote, 'type')) === 'streamable-http');
  for (const remote of remotes) {
    const url = stringAt(remote, 'url');
    const host = LOCAL.exec(url?.value ?? '')?.[1];
    if (url && host !== undefined) yield { at: url, message: 'local', data: { host } };
    const found = [...typeOf(remote), ...undefinedIn(remote, keysOf(remote), ' in `variables`')];
    yield* found.filter(({ message }) => message !== 'sse' || !hasOther);
  }
  const stray = entries(root).find(({ key }) => REMOTE.test(key));
  const given = objectsIn(stray?.value);
  if (stray && given.some((each) => has(each, 'url') === 'yes') && !get(root, 'remotes')) {
    const isNested = given.some((each) => get(each, 'transport'));
    const advice = `Rename it to \`remotes\`${isNested ? ', and write `type` and `url` into each entry itself' : ''}`;
    const data = { key: stray.key, title: 'a server.json', then: 'the registry lists no remote server', advice };
    yield { at: stray, message: 'stray', data, covers: [stray] };
  }
  if (packages.length > 0) yield* straysIn(root, packages, 'a server.json', 'Move it into the entry in `packages`, as');
}

/** As the registry looks for it. */
const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|[\w.-]+\.localhost)(?=[:/?#]|$)/i;

const REMOTE = /^(?:remote[-_]?)?(?:endpoints?|servers?)$|^remote$/i;

/** Fields of a package under another name, beside `packages`, or in the transport. */
function* straysIn(
  holder: Node,
  packages: readonly Package[],
  title: string,
  advice: string,
  listIn: (value: Node) => readonly Node[] = objectsIn,
): Iterable<Found> {
  for (const at of entries(holder)) {
    const [, meant = '', then] = OF_PACKAGE.find(([names]) => names.test(at.key) && listIn(at.value).length > 0) ?? [];
    if (meant === '' || !packages.every(({ node }) => hasNeither(node, meant))) continue;
    const isFixed = listIn(at.value).some((each) => get(each, 'value') && isOptional(each));
    const change = isFixed ? ', and `value` in it to `default`: users cannot change a `value`' : '';
    const data = { key: at.key, title, then, advice: `${advice} \`${meant}\`${change}` };
    yield { at, message: 'stray', data, covers: [at] };
  }
}

const OF_PACKAGE: readonly [names: RegExp, meant: string, then: string][] = [
  [/^env(?:ironment)?(?:[-_]?var(?:iable)?s)?$/i, 'environmentVariables', 'clients never ask for these values'],
  [/^(?:(?:package|command)[-_]?)?arg(?:ument)?s$/i, 'packageArguments', 'clients never pass these arguments'],
];

/** It says of itself that users may do without it. */
const isOptional = (input: Node): boolean => has(input, 'isRequired') === 'yes' && !isTrue(get(input, 'isRequired'));

/** As the registry looks for them. That of a package which is `latest` the schema itself refuses. */
const RANGE =
  /^\s*(?:[\^~]|[<>]=?|=)\s*v?\d|^\s*v?\d[\w.]*\s+-\s+v?\d|\|\||^\s*(?:v?\d+|[xX*])(?:\.(?:\d+|[xX*])){0,2}\.[xX*]\s*$/;

function* inPackage(own: Package, manifest: Manifest): Iterable<Found> {
  const { node, type = '', identifier, registry, tag } = own;
  // That a package of another format has no identifier says enough.
  const lacks = (key: string): boolean =>
    has(node, 'identifier') !== 'no' && hasNeither(node, key) && !isFilledIn(manifest, key);
  yield* runtimeOf(own);
  yield* straysIn(node, [own], 'a package', 'Rename it to');
  for (const key of registry?.needs ?? []) {
    if (lacks(key)) yield { at: lack(node, key), message: key === 'version' ? 'version' : 'sha' };
  }
  const surplus = identifier ? (registry?.refuses ?? []).filter((key) => text(either(node, key))) : [];
  const image = identifier?.value ?? '';
  const isTagged = tag !== undefined || image.includes('@');
  if (surplus.length > 0) {
    const [at, ...more] = surplus.map((key) => either(node, key)!);
    const keys = surplus.map((key) => `\`${key}\``);
    const instead = type === 'mcpb' ? ': `identifier` is the whole URL' : insteadIn(image, isTagged, node);
    const related = more.map((each) => ({ at: each, note: 'This field too.' }));
    yield {
      at: at!,
      message: 'surplus',
      data: { an: registry?.an, keys: eitherOf(keys), all: allOf(keys), instead },
      related,
    };
  } else if (type === 'oci' && identifier && !isFilledIn(manifest, 'identifier')) {
    const version = text(get(manifest.root, 'version')) ?? '';
    if (!isTagged && /^[\w.:-]+(?:\/[\w.-]+)+$/.test(image))
      yield { at: identifier, message: 'ociTag', data: { image } };
    else if (image.includes('/') && image.endsWith(':latest') && /^v?\d+\.\d+/.test(version))
      yield { at: identifier, message: 'ociLatest', data: { version, image: image.replace(/latest$/, version) } };
  }
  const transport = get(node, 'transport');
  if (transport?.kind !== 'object') return;
  yield* typeOf(transport);
  const url = entry(transport, 'url');
  if (text(get(transport, 'type')) === 'stdio' && text(url?.value)) yield { at: url!, message: 'stdioUrl' };
  // As in the config of a client, where a server has them itself.
  yield* straysIn(transport, [own], 'a transport', 'Move it into the package, as', items);
  yield* undefinedIn(transport, namesIn(node), ' among the variables and arguments of the package');
}

/** Clients start it with its arguments, then the package, then the arguments of the package. */
function* runtimeOf({ node, registry, identifier }: Package): Iterable<Found> {
  const list = entry(node, 'runtimeArguments') ?? entry(node, 'runtime_arguments');
  const given = items(list?.value).map((at) => ({ at, name: text(get(at, 'name') ?? get(at, 'value')) ?? '' }));
  if (!list || given.length === 0) return;
  const runtime = (text(either(node, 'runtimeHint')) ?? registry?.runtime) || 'npx';
  const isKnown = /^(?:npx|uvx|docker|dnx)$/.test(runtime);
  const itself = given.find(({ name }) => identifier && `${name}@`.startsWith(`${identifier.value}@`));
  const own = given.flatMap(({ name }) => OWN.exec(name)?.map((option) => `\`${option}\``) ?? []);
  const data = { runtime, names: allOf(own), them: own.length > 1 ? 'them' : 'it' };
  if (isKnown && itself) yield { at: itself.at, message: 'itself' };
  else if (isKnown && own.length > 0) yield { at: list, message: 'own', data };
  else if (hasNeither(node, 'runtimeHint')) yield { at: list, message: 'hint', data, severity: 'info' };
}

/** What servers are told, and none of these has an option for. */
const OWN =
  /^--(?:stdio|transport|mode|host|port|context|endpoint|connection-string|(?:(?:api|base|server|database)-?)?url|(?:[a-z]+-)?(?:token|api-?key))(?=$|[= ])/;

/** An image has its registry and its version in one text: `ghcr.io/octo/weather:1.2.0`. */
function insteadIn(image: string, isTagged: boolean, node: ObjectNode): string {
  const host = /^https?:\/\/([\w.:-]+)/.exec(text(either(node, 'registryBaseUrl')) ?? '')?.[1];
  const isWhole = host === undefined || /^(?:[^/.:]*[.:][^/]*|localhost)\//.test(image);
  if (isWhole && isTagged) return ': `identifier` has the tag, which is the version';
  const tag = isTagged ? '' : `:${text(get(node, 'version')) ?? '1.0.2'}`;
  return `, and write \`${isWhole ? '' : `${host}/`}${image}${tag}\` in \`identifier\``;
}

function* typeOf(transport: ObjectNode): Iterable<Found> {
  const at = stringAt(transport, 'type');
  if (at?.value === 'sse') yield { at, message: 'sse' };
  if (!at || !HTTP.test(at.value) || at.value === 'streamable-http') return;
  const fix = setting(at, 'streamable-http', 'Write `streamable-http`');
  yield { at, message: 'type', data: { type: at.value }, covers: [at], ...fix };
}

const HTTP = /^(?:streamable[-_ ]?)?https?(?:[-_ ]?stream(?:able|ing)?)?$/i;

const keysOf = (node: ObjectNode): string[] => entries(get(node, 'variables')).map(({ key }) => key);
/** What a URL of a package may refer to. */
const namesIn = (node: ObjectNode): string[] =>
  [...walk(node)].flatMap((each) => {
    if (each.kind !== 'object') return [];
    const names = ['name', 'valueHint'].map((key) => text(get(each, key))?.replace(/^-+/, ''));
    return [...keysOf(each), ...names.filter((name) => name !== undefined)];
  });

function* undefinedIn(transport: ObjectNode, names: readonly string[], where: string): Iterable<Found> {
  const url = stringAt(transport, 'url');
  const [missing] = unnamedIn(url, names);
  if (missing) yield { at: url!, message: 'variable', data: { variable: missing.name, where } };
  for (const header of objectsIn(get(transport, 'headers'))) {
    const at = stringAt(header, 'value');
    const [missing] = unnamedIn(at, [...names, ...keysOf(header)]);
    if (missing) yield { at: at!, message: 'header', data: { variable: missing.name } };
  }
}

const unnamedIn = (at: StringNode | undefined, names: readonly string[]) =>
  !at || isTemplate(at.value) ? [] : undeclaredIn([at], /\{([\w.-]{1,60})\}/g, names);
