/** The three ways of writing OpenAI metadata. A tool is judged by the one it is written in. */
import type { Manifest, OpenaiDialect, Source } from '../../../src/core/rule.js';
import { entries, entry, get, type Entry, type ObjectNode, has, type Node } from '../../../src/core/tree.js';
import { nearestWord } from '../../../src/core/did-you-mean.js';
import { sectionsOf } from '../../common/lib/source.js';

export type Dialect = Exclude<OpenaiDialect, 'auto'>;
export const DIALECTS: readonly Dialect[] = ['seed', 'openai', 'mcp-apps'];

export const PREFIX = 'openai/';

/** Option of rules that not all dialects' documents ask for. */
export const dialectsOption = (description: string): Readonly<Record<string, unknown>> => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    dialects: { type: 'array', uniqueItems: true, items: { enum: [...DIALECTS] }, description },
  },
});

/** The dialects that a tool or resource has metadata of. */
export function writtenIn(node: ObjectNode, isXmcp: boolean): Dialect[] {
  const meta = get(node, '_meta');
  const isOpenai = entries(meta).some(({ key }) => key.startsWith(PREFIX)) || (isXmcp && !!get(meta, 'openai'));
  return [
    ...(get(node, 'annotations', 'openai') ? (['seed'] as const) : []),
    ...(isOpenai ? (['openai'] as const) : []),
    ...(get(meta, 'ui') || get(meta, 'ui/resourceUri') ? (['mcp-apps'] as const) : []),
  ];
}

export const isXmcp = ({ code }: Manifest): boolean => code.imports.some((name) => /^xmcp(\/|$)/.test(name));

/** Frameworks that make resources and tools of their own, which no file shows. */
export const isGenerated = ({ code }: Manifest): boolean => code.imports.some((name) => GENERATORS.test(name));
const GENERATORS = /^(xmcp|skybridge|mcp-use|@mcp-ui\/server|@mcp-use\/[\w-]+)(\/|$)/;

/** A value of `_meta["openai/…"]`, or of the nested form that xmcp has: `toolInvocation/invoking` is two steps there. */
export function openaiEntry(node: ObjectNode, name: string, nested: boolean): Entry | undefined {
  const meta = get(node, '_meta');
  const flat = entry(meta, `${PREFIX}${name}`);
  if (flat || !nested) return flat;
  const steps = name.split('/');
  const last = steps.pop()!;
  return entry(get(meta, 'openai', ...steps), last);
}

/** The keys that the dialects know, where they are written. */
export const ANNOTATION_KEYS = ['outputTemplate', 'toolInvocation', 'readOnlyHint'];
export const INVOCATION_KEYS = ['invoking', 'invoked'];

/** Behind `openai/`, in the `_meta` of tools, resources and answers. */
export const OPENAI_KEYS = [
  'outputTemplate',
  'toolInvocation/invoking',
  'toolInvocation/invoked',
  'widgetAccessible',
  'resultCanProduceWidget',
  'visibility',
  'fileParams',
  'widgetDescription',
  'widgetCSP',
  'widgetDomain',
  'widgetPrefersBorder',
  'widgetSessionId',
  'closeWidget',
  'locale',
  'userAgent',
  'userLocation',
  'subject',
  'session',
  'organization',
];

/** In `_meta.ui` of tools and of resources. */
export const UI_KEYS = ['resourceUri', 'visibility', 'csp', 'permissions', 'domain', 'prefersBorder'];
export const ANSWER_KEYS = ['initialData', 'initialRoute'];

type Kind = Node['kind'];

/** What hosts read from each key, in every dialect; a key that is not here takes anything. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  ...allOf('string', 'outputTemplate', 'invoking', 'invoked', 'toolInvocation/invoking', 'toolInvocation/invoked'),
  ...allOf('string', 'resourceUri', 'widgetDescription', 'widgetDomain', 'domain', 'locale', 'initialRoute'),
  ...allOf('boolean', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint', 'closeWidget'),
  ...allOf('boolean', 'widgetAccessible', 'resultCanProduceWidget', 'widgetPrefersBorder', 'prefersBorder'),
  ...allOf('object', 'toolInvocation', 'widgetCSP', 'csp', 'permissions', 'initialData'),
  fileParams: ['array'],
  visibility: ['string', 'array'],
};

function allOf(kind: Kind, ...keys: readonly string[]): Record<string, readonly Kind[]> {
  return Object.fromEntries(keys.map((key) => [key, [kind]]));
}

/** Whether a value may be that of a key: what is moved or renamed to one that it does not fit only gets worse. */
export function fits(key: string, value: Node): boolean {
  const kinds = Object.hasOwn(KINDS, bareKey(key)) ? KINDS[bareKey(key)]! : undefined;
  if (!kinds) return true;
  return value.kind === 'unknown' ? value.isText !== true || kinds.includes('string') : kinds.includes(value.kind);
}

/** Without the prefix that it has in `_meta`. */
const bareKey = (key: string): string => (key.startsWith('ui/') ? key.slice(3) : key.replace(/^openai\//, ''));

// Which of the known keys was meant.

/** A shared first word counts for nothing: `widgetData` is far from `widgetState`. */
export function nearKey(key: string, known: readonly string[]): string | undefined {
  const first = firstWord(key);
  const kin = known.filter((each) => firstWord(each) === first && each !== first);
  if (kin.length === 0 || key === first) return nearestWord(key, known);
  const meant = nearestWord(
    key.slice(first.length),
    kin.map((each) => each.slice(first.length)),
  );
  return meant === undefined ? undefined : first + meant;
}

export const firstWord = (key: string): string => /^[a-z]*/.exec(key)![0];

/** An object surely has no such key, nor one that is meant to be it: of that openai/misspelt-key speaks. */
export function lacks(object: Node | undefined, key: string, known: readonly string[]): boolean {
  if (has(object, key) !== 'no') return false;
  return !entries(object).some((each) => !known.includes(each.key) && keyMeant(object, each.key, known) === key);
}

/** The near key, or where that is there already, the missing one that begins alike: `invoke` beside `invoked`. */
export function keyMeant(object: Node | undefined, key: string, known: readonly string[]): string | undefined {
  const meant = nearKey(key, known);
  if (meant === undefined || has(object, meant) !== 'yes' || key.length < SHORTEST_STEM) return meant;
  const stem = key.slice(0, -1);
  const missing = known.filter((each) => each.startsWith(stem) && has(object, each) === 'no');
  return missing.length === 1 ? missing[0] : meant;
}

const SHORTEST_STEM = 5;

/** Behind `openai.com/` stand keys of examples and of others, as a domain is where MCP has such keys begin. */
const OPENAI = /^openai(?:[/:_-]|\.(?!com\/))/i;

/** The known key behind `openai/` that a key of `_meta` is or was meant to be. */
export function openaiKeyMeant(key: string, known: readonly string[]): string | undefined {
  const [prefix] = OPENAI.exec(key) ?? [];
  if (prefix === undefined) return undefined;
  const name = key.slice(prefix.length);
  return known.includes(name) ? name : nearKey(name, known);
}

/** A place in the reference that the seed dialect comes from, and what it says in our own words. */
export const section = sectionsOf('OpenAI Metadata Format Reference');

/** What OpenAI's current documentation says, which most apps are written after. */
export function appsSdk(name: string, says: string): Source {
  return { document: 'OpenAI Apps SDK', section: name, says, kind: 'advice' };
}
