import type { Registration } from '../../src/core/code.js';
import { groupBy } from '../../src/core/collections.js';
import { defineRule, useOf } from '../../src/core/rule.js';
import { get, text, type StringNode } from '../../src/core/tree.js';
import { listingOf, sdk } from './lib/listing.js';

export default defineRule({
  id: 'mcp/resource-uri',
  summary: 'A resource is registered under a URI by which no client can read it',
  severity: 'error',
  otherSeverity: 'warning',
  in: 'spec',
  source: sdk('registerResource throws on a URI that is taken, and resources/read looks up `new URL(uri).href`.'),
  messages: {
    twice: {
      message: 'Another resource of this server has the URI `{{uri}}`, so the SDK throws.',
      help: 'Change the URI of one of the two resources.',
    },
    invalid: {
      message: '`{{uri}}` is not a URI, so every attempt to read the resource fails.',
      help: '{{advice}}.',
    },
    swapped: {
      message: '`{{uri}}` is not a URI, so every attempt to read the resource fails.',
      help: 'Swap the first two arguments: the name, then the URI.',
    },
    colon: {
      message: '`{{uri}}` is not a URI, so every attempt to read the resource fails.',
      help: 'Write `new ResourceTemplate("{{template}}", { list: undefined })`.',
    },
    kept: {
      message: 'Another resource of this server has the URI `{{uri}}`, so the SDK keeps only one of the two.',
      help: 'Change the URI of one of the two resources.',
    },
    refused: {
      message: '`{{uri}}` is not a URI, so the SDK refuses it and the server does not start.',
      help: '{{advice}}.',
    },
    tried: {
      message: '`{{uri}}` is not a URI, so the SDK refuses it and the resource is not registered.',
      help: '{{advice}}.',
    },
    changed: {
      message: 'The SDK looks for `{{href}}` instead of `{{uri}}`, so no client can read this resource.',
      help: 'Register it as `{{href}}`.',
    },
    template: {
      message: '`{{uri}}` is registered as a fixed URI, so a client that fills in `{{part}}` gets an error.',
      help: 'Write `new ResourceTemplate("{{uri}}", { list: undefined })`.',
    },
    listed: {
      message: '`{{uri}}` is in the list of resources, so clients read it with `{{part}}` in it, which finds nothing.',
      help: 'List it in the answer to `resources/templates/list`, as `uriTemplate`.',
    },
    unclosed: {
      message: 'The URI template has a `{` without a `}`, so the SDK throws when it is registered.',
      help: 'Add the `}`.',
    },
  },
  *check(manifest) {
    const { code, path } = manifest;
    const registered = code.registrations.filter(isRegistered);
    const starts = new Set(code.registrations.map(({ resource }) => resource?.start));
    for (const resource of listingOf(manifest).resources) {
      const uri = starts.has(resource.start) ? undefined : get(resource, 'uri');
      const [part] = (uri?.kind === 'string' && PART.exec(uri.value)) || [];
      if (uri?.kind === 'string' && part !== undefined)
        yield {
          at: useOf(uri),
          message: 'listed',
          data: { uri: uri.value, part },
          severity: 'warning',
          cause: `${path}: listed`,
        };
    }
    for (const [, own] of groupBy(registered, ({ resource }) => resource?.group)) {
      const firsts = new Map<string, StringNode>();
      for (const { resource, isTried } of own) {
        const [uri, template] = [get(resource, 'uri'), get(resource, 'uriTemplate')];
        if (template?.kind === 'string' && isUnclosed(template.value) && !code.python)
          yield { at: useOf(template), message: 'unclosed' };
        if (uri?.kind !== 'string') continue;
        const first = firsts.get(uri.value);
        if (!first) firsts.set(uri.value, uri);
        const related = first ? [{ at: useOf(first), note: 'The first resource of that URI.' }] : [];
        const fault = first ? { message: 'twice' as const } : faultOf(uri.value, text(get(resource, 'name')));
        const message = fault && (code.python ? IN_PYTHON[fault.message] : fault.message);
        const problem = {
          at: useOf(uri),
          related,
          data: { uri: uri.value, advice: adviceFor(uri.value), ...fault?.data },
          // One cause: what a file puts before all its URIs.
          ...(schemeOf(uri.value).includes('_') && { cause: `${uri.file ?? path}: ${schemeOf(uri.value)}` }),
        };
        // Version 2 of the official SDK takes any text.
        if (message === 'refused' && code.python?.names.has('MCPServer')) continue;
        if (message === 'refused' && isTried) yield { ...problem, message: 'tried', severity: 'warning' };
        else if (message) yield { ...problem, message };
      }
    }
  },
});

function adviceFor(uri: string): string {
  const scheme = schemeOf(uri);
  return scheme.includes('_')
    ? `Write \`${scheme.replaceAll('_', '-')}${uri.slice(scheme.length)}\`: a scheme has no \`_\``
    : 'Write a URI with a scheme and without spaces, such as `docs://readme`';
}

const schemeOf = (uri: string): string => /^[a-z][\w+.-]{0,60}(?=:\/\/)/i.exec(uri)?.[0] ?? '';

const isUnclosed = (template: string): boolean => template.lastIndexOf('{') > template.lastIndexOf('}');

const isRegistered = ({ api }: Registration): boolean => api === 'registerResource';

interface Fault {
  readonly message: 'twice' | 'invalid' | 'swapped' | 'colon' | 'changed' | 'template';
  readonly data?: Readonly<Record<string, string>>;
}

/** The SDKs for Python list a URI in its normal form, and warn of the second of two. */
const IN_PYTHON = {
  ...{ twice: 'kept', changed: undefined, template: undefined },
  ...{ invalid: 'refused', swapped: 'refused', colon: 'refused' },
} as const;

/** `{name}` of a URI template. */
const PART = /\{[\w+#./;?&,*:]{1,60}\}/;

function faultOf(uri: string, name = ''): Fault | undefined {
  const [part] = PART.exec(uri) ?? [];
  if (part !== undefined) return { message: 'template', data: { part } };
  if (!URL.canParse(uri)) {
    if (/^\w[\w+.-]{0,60}:\/\//.test(name) && !uri.includes(':')) return { message: 'swapped' };
    const template = uri.replace(/(?<=\/):(\w{1,60})(?=\/|$)/g, '{$1}');
    return template === uri ? { message: 'invalid' } : { message: 'colon', data: { template } };
  }
  const { href } = new URL(uri);
  return href === uri ? undefined : { message: 'changed', data: { href } };
}
