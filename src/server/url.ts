/** URLs of servers: how they are shown, and what in them may be a secret. */
import { printable } from '../core/text.js';
import { ServerFailure } from './failure.js';

export interface HttpOptions {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Parts of paths that say nothing about who asks. */
const HARMLESS =
  /^(?:mcp|sse|api|rpc|json-?rpc|http|streamable(?:-?http)?|stream|messages?|events?|tools|servers?|v\d{1,2})$/i;

/** A part of plain words is hidden only as part of the whole path: an answer may well contain the words by chance. */
const PLAIN = /^(?:[a-z]{1,12}(?:[-_.][a-z]{1,12}){0,3})?$/i;

/** The host and the last part of the path, if that is harmless; `…` stands for the rest. */
export function shownUrl(url: string): string {
  if (!URL.canParse(url)) return shownText(url);
  const { protocol, host, pathname } = new URL(url);
  if (host === '') return printable(`${protocol}…`, 400);
  const parts = pathname.split('/').filter((part) => part !== '');
  const last = harmlessPart(url) ?? (parts.length > 0 ? '…' : '');
  const before = parts.length > 1 && last !== '…' ? '…/' : '';
  return printable(`${protocol}//${host}/${before}${last}`, 400);
}

export function harmlessPart(url: string): string | undefined {
  const last = URL.canParse(url) ? new URL(url).pathname.split('/').findLast((part) => part !== '') : undefined;
  return last !== undefined && HARMLESS.test(last) ? last : undefined;
}

/** Of what is not a URL, only what looks like a scheme and a host. */
function shownText(text: string): string {
  const [, scheme = ''] = /^([a-z][a-z\d+.-]{0,20}:\/\/)/i.exec(text) ?? [];
  const [, host = ''] =
    /^((?:[a-z\d-]{1,63}\.){1,8}[a-z\d-]{1,63}|localhost)(?=[:/?#]|$)/i.exec(
      text.slice(Math.max(scheme.length, text.lastIndexOf('@') + 1)),
    ) ?? [];
  return `${scheme}${host}${host === '' ? '…' : host === text ? '' : '/…'}`;
}

interface UrlPart {
  /** What it is called in the URL. */
  readonly name: string;
  readonly value: string;
  /** It is hidden in errors, and left in answers. */
  readonly isPlain?: true;
}

/** Everything in a URL that may be a secret: who asks, parameters, and what in the path is not made of plain words. */
export function partsOfUrl(text: string): UrlPart[] {
  if (!/^[a-z][a-z\d+.-]{0,20}:/i.test(text) || !URL.canParse(text)) return [];
  const { username, password, pathname, search, hash } = new URL(text);
  const user = { name: password === '' ? 'token' : 'user', value: username };
  const parts = pathname.split('/').map((part) => part.split(';'));
  const secret = parts.flatMap(([first = '', ...parameters]) => [
    ...(HARMLESS.test(first) || PLAIN.test(first) ? [] : [{ name: 'path', value: first }]),
    ...parameters.map(pairIn),
  ]);
  const isHarmless = parts.every(
    ([first = '', ...more]) => more.length === 0 && (first === '' || HARMLESS.test(first)),
  );
  const path = isHarmless ? secret : [...secret, { name: 'path', value: pathname, isPlain: true as const }];
  const query = [search, hash].flatMap((each) => each.slice(1).split(/[&;]/).map(pairIn));
  return [user, { name: 'password', value: password }, ...path, ...query].filter(({ value }) => value !== '');
}

function pairIn(text: string): UrlPart {
  const at = text.indexOf('=');
  return at < 0 || at === text.length - 1
    ? { name: '', value: text }
    : { name: text.slice(0, at), value: text.slice(at + 1).replaceAll('+', ' ') };
}

/** Where to send requests, and with what: who asks is in a header, since no request takes it in the URL. */
export function endpointOf({ url: given, headers }: HttpOptions): { url: URL; headers: Record<string, string> } {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:')
    throw new ServerFailure(`\`${shownUrl(given)}\` is not a URL of a server: it must start with http:// or https://.`);
  const credentials = `${percentDecoded(url.username)}:${percentDecoded(url.password)}`;
  url.username = url.password = '';
  const basic = { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` };
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return { url, headers: { ...(credentials !== ':' && basic), ...named } };
}

/** What is not an escape stands for itself, as in browsers. */
const percentDecoded = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => Buffer.from(escapes.replaceAll('%', ''), 'hex').toString('utf8'));
