/** All text of a manifest that a model reads. */
import type { InWords, Manifest } from '../../../src/core/rule.js';
import {
  entries,
  entry,
  get,
  items,
  type Entry,
  type Node,
  type StringNode,
  isAsWritten,
  text,
  type ObjectNode,
} from '../../../src/core/tree.js';
import { writtenSchemasWith } from './schemas.js';
import type { TypeName } from './schema-types.js';
import { eitherOf } from '../../../src/core/text.js';

/** `prose`: names, titles and descriptions; `value`: defaults, choices and examples. */
type TextKind = 'prose' | 'value';
type Visit = (text: StringNode, kind: TextKind) => void;

/** Every file goes through here for each rule about texts, so nothing is made on the way. */
export function eachText(manifest: Manifest, visit: Visit): void {
  const { root, tools } = manifest;
  if (!tools.some(({ node }) => node === root)) for (const holder of holders(root)) visitHolder(holder, visit);
  for (const { node, name, description } of tools) {
    visitText(name?.value, 'prose', visit);
    visitText(description?.value, 'prose', visit);
    visitText(entry(node, 'title')?.value, 'prose', visit);
    visitText(get(node, 'annotations', 'title'), 'prose', visit);
    visitAll(entry(node, 'examples')?.value, visit);
  }
  for (const key of PROSE) {
    for (const { node } of writtenSchemasWith(manifest, key)) visitText(entry(node, key)?.value, 'prose', visit);
  }
  for (const key of VALUES) {
    for (const { node } of writtenSchemasWith(manifest, key)) visitAll(entry(node, key)?.value, visit);
  }
}

/** Names that are keys: of properties, and in gloodata of tools. */
export function eachName({ tools, schemas }: Manifest, visit: (name: Entry) => void): void {
  for (const { name } of tools) if (name?.value.kind === 'object') visit(name);
  for (const { property } of schemas) if (property) visit(property);
}

const HEADING: ReadonlySet<string> = new Set(['name', 'title', 'description', 'instructions']);
/** What a server lists beside tools. */
const LISTS = ['resources', 'resourceTemplates', 'prompts'];
const PROSE = ['title', 'description', '$comment'];
const VALUES = ['const', 'default', 'enum', 'example', 'examples'];

/** Where a server's lists and instructions are: at the top, in the `result` of an answer, or in a saved greeting. */
export function holders(root: Node): readonly Node[] {
  const result = entry(root, 'result')?.value;
  const greetings = ['initialize', 'discover'].flatMap((key) => entry(root, key)?.value ?? []);
  return result ? [root, result, ...greetings] : [root, ...greetings];
}

function visitHolder(holder: Node, visit: Visit): void {
  visitHeading(holder, visit);
  for (const list of LISTS) for (const each of items(entry(holder, list)?.value)) visitHeading(each, visit);
  for (const prompt of items(entry(holder, 'prompts')?.value)) visitArguments(prompt, visit);
}

/** As a list has them, and as the SDK is given them. */
function visitArguments(prompt: Node, visit: Visit): void {
  for (const argument of items(entry(prompt, 'arguments')?.value)) visitHeading(argument, visit);
  for (const { value } of entries(get(prompt, 'argsSchema', 'properties'))) visitHeading(value, visit);
}

function visitHeading(node: Node, visit: Visit): void {
  for (const { key, value } of entries(node)) if (HEADING.has(key)) visitText(value, 'prose', visit);
  visitText(get(node, '_meta', 'openai/widgetDescription'), 'prose', visit);
}

function visitText(node: Node | undefined, kind: TextKind, visit: Visit): void {
  if (node?.kind === 'string') visit(node, kind);
}

function visitAll(node: Node | undefined, visit: Visit): void {
  if (node?.kind === 'string') visit(node, 'value');
  else if (node?.kind === 'array') for (const item of node.items) visitAll(item, visit);
  else if (node?.kind === 'object') for (const { value } of node.entries) visitAll(value, visit);
}

/** Types as a message says them, in the words of the language. */
export const typeWords =
  (types: readonly TypeName[]): InWords =>
  (words) =>
    eitherOf([...new Set(types)].map((type) => (type === 'boolean' ? `${words.true} or ${words.false}` : words[type])));

/** In the words of the language. */
export const showIn =
  (node: Node): InWords =>
  (words) =>
    node.kind === 'null' || node.kind === 'array' || node.kind === 'object'
      ? words[node.kind]
      : node.kind === 'boolean'
        ? words[node.value ? 'true' : 'false']
        : show(node);

/** Its kind alone, where the whole value would be long. */
export const kindIn =
  (node: Node): InWords =>
  (words) =>
    node.kind === 'string' ? words.string : showIn(node)(words);

const LONGEST_SHOWN = 40;

export function show(node: Node): string {
  switch (node.kind) {
    case 'object':
      return 'an object';
    case 'array':
      return 'an array';
    case 'null':
      return 'null';
    case 'unknown':
      return 'something';
    case 'string':
      // What common/hardcoded-secret redacts must not be told by another rule.
      return secretsIn(node.value).length > 0 ? 'a string' : `the string ${showText(node.value)}`;
    case 'number':
      return isAsWritten(node) ? `the number ${node.value}` : 'a number';
    case 'boolean':
      return `the boolean ${node.value}`;
  }
}

export function showText(text: string): string {
  return JSON.stringify(text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
}

/** Most texts are, and patterns for all scripts are large. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

// What a description says, if it says anything.

/** Words that stand where a description should. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  (
    'todo tbd tba fixme xxx na none null undefined empty placeholder loremipsum desc description nodescription ' +
    'nodescriptionprovided nodescriptionavailable descriptionhere descriptiongoeshere adddescription ' +
    'adddescriptionhere adescription yourdescription yourdescriptionhere insertdescriptionhere ' +
    'enterdescriptionhere tooldescription parameterdescription changeme fillme fillmein ' +
    'wip workinprogress comingsoon tobedetermined tobedefined tobedone tobeadded tobewritten ' +
    'usewhen usethiswhen usethistoolwhen usethistoolto usethistoolfor'
  ).split(' '),
);

const BLANK_OR_PROMISED = /^\s*(?:$|(?:TODO|TBD|FIXME)\s{0,3}(?::|-|$))/;
/** A quick look before a pattern that takes long to be made. */
const BEGINS_TODO = /^\s*[Tt][Oo][Dd][Oo]/;
/** In small letters it may be the name of a list. */
const PROMISED = /^\s*todo\s{0,3}[:-]\s{0,3}(?:write|describe|document|explain|fill|add (?:a )?description)\b.{0,20}$/i;

/** Longer texts than the name and this say something. */
const LONGEST_EMPTY = 30;

export type Emptiness = 'blank' | 'placeholder' | 'repeats';

/** In which way a description tells nothing; undefined when it may tell something. */
export function emptiness(description: string, name = ''): Emptiness | undefined {
  if (BLANK_OR_PROMISED.test(description)) return description.trim() === '' ? 'blank' : 'placeholder';
  if (BEGINS_TODO.test(description) && PROMISED.test(description)) return 'placeholder';
  if (description.length > LONGEST_EMPTY + name.length) return undefined;
  const core = essence(description);
  const own = essence(name);
  if (core !== '' && core === own) return 'repeats';
  // `Tool description` says what a parameter `description` is.
  if (own.length > 3 && core.endsWith(own)) return undefined;
  return core === '' || PLACEHOLDERS.has(core) ? 'placeholder' : undefined;
}

/** Letters and digits only: "API key." says no more than `api_key`. */
function essence(text: string): string {
  const small = text.toLowerCase();
  // The large pattern for all scripts takes longer to be made than most runs take to judge their descriptions.
  return isAscii(small) ? small.replace(/[^a-z\d]+/g, '') : small.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The words of a name or a text, as they are compared: `userIds` and "user ID" are the same. */
export function foldedWords(text: string): readonly string[] {
  return text
    .slice(0, LONGEST_COMPARED)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .map((word) => (word.length > 2 ? word.replace(/s$/, '') : word));
}

const LONGEST_COMPARED = 20_000;

// Who may call a tool.

/** Only the widget may call it: no model reads what the tool says of itself. */
export function isForAppOnly(tool: ObjectNode): boolean {
  const audience = get(tool, '_meta', 'ui', 'visibility');
  const isApp =
    audience?.kind === 'array' &&
    !audience.open &&
    audience.items.length > 0 &&
    audience.items.every((each) => text(each) === 'app');
  return isApp || text(get(tool, '_meta', 'openai/visibility')) === 'private';
}

/** Credentials that tell what they are by a prefix and a shape of their own. */
export interface Secret {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

interface Kind {
  readonly name: string;
  /** The first group is the part that is random. */
  readonly pattern: RegExp;
  /** Its prefix and its length belong to no other kind of text, so as a value it is reported even if its characters look counted up. */
  readonly isSure?: true;
}

const SECRET_KINDS: readonly Kind[] = [
  { name: 'a GitHub token', pattern: /\bgh[pousr]_([A-Za-z0-9]{36})\b/g, isSure: true },
  { name: 'a GitHub token', pattern: /\bgithub_pat_([A-Za-z0-9]{22}_[A-Za-z0-9]{59})\b/g, isSure: true },
  { name: 'a GitLab token', pattern: /\bglpat-([\w-]{20,64})(?![\w-])/g },
  { name: 'an Anthropic key', pattern: /\bsk-ant-(?:api|admin|oat|sid)\d\d-([\w-]{80,120})(?![\w-])/g },
  { name: 'an OpenAI key', pattern: /\bsk-(?:proj|svcacct|admin|None)-([\w-]{40,200})(?![\w-])/g },
  { name: 'an OpenAI key', pattern: /\bsk-([A-Za-z0-9]{48})(?![\w-])/g },
  { name: 'an OpenRouter key', pattern: /\bsk-or-v1-([0-9a-f]{64})\b/g },
  { name: 'an AWS access key', pattern: /\b(?:AKIA|ASIA)([A-Z0-9]{16})\b/g, isSure: true },
  { name: 'a Google API key', pattern: /\bAIza([\w-]{35})(?![\w-])/g },
  { name: 'a Google client secret', pattern: /\bGOCSPX-([\w-]{28})(?![\w-])/g },
  { name: 'a Slack token', pattern: /\bxox[abeoprs]-((?:\d{8,14}-){1,3}[A-Za-z0-9]{20,40})\b/g },
  { name: 'a Slack app token', pattern: /\bxapp-\d-([A-Z0-9]{8,14}-\d{8,14}-[a-f0-9]{60,70})\b/g },
  {
    name: 'a Slack webhook',
    pattern: /\bhooks\.slack\.com\/services\/T[A-Z0-9]{7,12}\/B[A-Z0-9]{7,12}\/([A-Za-z0-9]{24})\b/g,
  },
  {
    name: 'a Discord webhook',
    pattern: /\bdiscord(?:app)?\.com\/api\/webhooks\/\d{17,20}\/([\w-]{60,80})(?![\w-])/g,
  },
  { name: 'a Telegram bot token', pattern: /\b\d{8,10}:(AA[\w-]{33})(?![\w-])/g },
  { name: 'a Stripe key', pattern: /\b[rs]k_live_([A-Za-z0-9]{24,120})\b/g },
  { name: 'a Stripe webhook secret', pattern: /\bwhsec_([A-Za-z0-9]{32,64})\b/g },
  { name: 'a SendGrid key', pattern: /\bSG\.([\w-]{22}\.[\w-]{43})(?![\w-])/g },
  { name: 'an npm token', pattern: /\bnpm_([A-Za-z0-9]{36})\b/g },
  { name: 'a PyPI token', pattern: /\bpypi-AgEIcHlwaS5vcmc([\w-]{50,250})(?![\w-])/g },
  { name: 'a Hugging Face token', pattern: /\bhf_([A-Za-z0-9]{34})\b/g },
  { name: 'a Groq key', pattern: /\bgsk_([A-Za-z0-9]{52})\b/g },
  { name: 'an xAI key', pattern: /\bxai-([A-Za-z0-9]{80})\b/g },
  { name: 'a Perplexity key', pattern: /\bpplx-([A-Za-z0-9]{48,56})\b/g },
  { name: 'a Linear key', pattern: /\blin_api_([A-Za-z0-9]{40})\b/g },
  { name: 'a Notion token', pattern: /\bntn_([A-Za-z0-9]{40,50})\b/g },
  { name: 'an Airtable token', pattern: /\bpat([A-Za-z0-9]{14}\.[a-f0-9]{64})\b/g },
  { name: 'a DigitalOcean token', pattern: /\bdo[opr]_v1_([a-f0-9]{64})\b/g },
  { name: 'a Context7 key', pattern: /\bctx7sk-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\b/g },
  { name: 'an InsForge key', pattern: /\bik_([0-9a-f]{32})\b/g },
  { name: 'a Shopify token', pattern: /\bshp(?:at|ca|pa|ss)_([a-fA-F0-9]{32})\b/g },
  {
    // The host is not this machine, and the password is not a placeholder.
    name: 'a password in a URL',
    pattern:
      /\b[a-z][a-z\d+]{2,20}:\/\/[^\s:@/]{0,60}:((?![Pp]ass|[Pp]wd|[Uu]ser|[Aa]dmin|[Rr]oot|[Mm]y)(?=[^\s:@/]{0,80}\d)(?=[^\s:@/]{0,80}[A-Za-z])[^\s:@/<>[\]{}$%*]{8,80})@(?!127\.|0\.|[\w.-]{0,80}example)[\w-]{1,80}\.[\w.-]{1,80}/g,
  },
  {
    name: 'a private key',
    pattern:
      /-----BEGIN (?:[A-Z]{2,9} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s){1,4}([A-Za-z0-9+/=:,. \\\s-]{64,128})/g,
  },
];

/** No text without one of these has a secret in it. */
export const TELLTALE = new RegExp(
  'gh[pousr]_|github_pat_|glpat-|sk-|AKIA|ASIA|AIza|GOCSPX-|xox[abeoprs]-|xapp-|hooks\\.slack|/webhooks/|:AA|k_live_|' +
    'whsec_|SG\\.|npm_|pypi-|hf_|gsk_|xai-|pplx-|lin_api_|ntn_|ik_|pat[A-Za-z0-9]{14}\\.|do[opr]_v1_|shp(?:at|ca|pa|ss)_|PRIVATE|' +
    '://[^\\s:@/]{0,60}:[^\\s:@/]{8,80}@',
);

/** No secret is shorter, and none has a blank in it. */
const SHORTEST = 20;
const BLANK = 0x20;

/** Whether there is a word as long as a secret: at least one of its characters is found by looking at each 20th. */
function hasLongWord(text: string): boolean {
  for (let at = SHORTEST - 1; at < text.length; at += SHORTEST) {
    let from = at;
    while (from >= 0 && text.charCodeAt(from) > BLANK) from--;
    let to = from < at ? at + 1 : at;
    while (to < text.length && text.charCodeAt(to) > BLANK) to++;
    if (to - from > SHORTEST) return true;
  }
  return false;
}

/** `isValue`: the text is neither prose nor an example, so it does not describe the form of a secret. */
export function secretsIn(text: string, isValue = false): readonly Secret[] {
  if (!hasLongWord(text) || !TELLTALE.test(text)) return [];
  const found: Secret[] = [];
  for (const { name, pattern, isSure } of SECRET_KINDS) {
    for (const { index, 0: whole, 1: random } of text.matchAll(pattern)) {
      if (!isMadeUp(random!, isSure && isValue)) found.push({ name, from: index, to: index + whole.length });
    }
  }
  return found;
}

/**
 * What is surely a credential because of its name: a signed token, or one drawn by chance, as the value of a variable or
 * a header of a server. Tokens for anybody, and for an hour, are none.
 */
export function valueOfSecret(text: string): Secret | undefined {
  const [, scheme = '', random = ''] = /^((?:Bearer|Basic|Token)\s+)?([\w+/=.-]{32,4000})$/.exec(text) ?? [];
  const found = (name: string): Secret => ({ name, from: scheme.length, to: text.length });
  const [, claims] = /^eyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{20,}$/.exec(random) ?? [];
  if (claims !== undefined) return isLasting(claims) ? found('a signed token') : undefined;
  const isDrawn = /^[\w+/-]+={0,2}$/.test(random) && !WORDS.test(random) && (random.match(/\d/g)?.length ?? 0) >= 4;
  const isMixed = /^[0-9a-f]+$/i.test(random) || (/[a-z]/.test(random) && /[A-Z]/.test(random));
  return isDrawn && isMixed && !isMadeUp(random) ? found('a credential') : undefined;
}

/** Names and paths have words in them. */
const WORDS = /(?:^|[/_-])[A-Za-z]{3,}[/_-]|[a-z]{9}|[A-Z]{9}/;
const DAY = 24 * 60 * 60;

function isLasting(claims: string): boolean {
  try {
    const { iat, exp, role } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
      string,
      unknown
    >;
    const isShort = typeof iat === 'number' && typeof exp === 'number' && exp - iat <= DAY;
    return role !== 'anon' && !isShort;
  } catch {
    return false;
  }
}

const FILLER = /example|sample|dummy|fake|placeholder|redacted|change|replace|insert|your|here|test|secret|token|xxxx/i;
const COUNTED = /abcdef|qwerty|12345|98765/i;
const REPEATED = /(.)\1{4}/;

/** Whether a person made it up to show the form: chance neither spells words nor counts. */
function isMadeUp(random: string, mayCount = false): boolean {
  const different = new Set(random).size;
  return different < 8 || FILLER.test(random) || REPEATED.test(random) || (!mayCount && COUNTED.test(random));
}
