/** A server behind a URL: streamable HTTP, or server-sent events where the server has only those. */
import { printable } from '../core/text.js';
import { Exchange, idOf, messageIn, type Connection, type Message } from './connection.js';
import { eventsIn, readBody, type ReceivedBytes } from './event-stream.js';
import { reasonOf, ServerFailure, seconds, withinLimit, type Limit } from './failure.js';
import type { Secrets } from './secrets.js';
import { endpointOf, shownUrl, type HttpOptions } from './url.js';

const MOST_REDIRECTS = 3;
/** How long an event stream may take to say where requests go, and an MCP session to end. */
const PATIENCE_MS = { endpoint: 10_000, session: 1000 };

export const openHttp = (options: HttpOptions, secrets: Secrets): Connection => new HttpConnection(options, secrets);

class HttpConnection implements Connection {
  #url: URL;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #exchange: Exchange;
  readonly #abort = new AbortController();
  readonly #secrets: Secrets;
  readonly #received: ReceivedBytes = { bytes: 0 };
  #session: string | undefined;
  #revision: string | undefined;
  /** Requests go to another address, and answers come in one stream. */
  #isEventStream = false;
  #isKnown = false;

  constructor(options: HttpOptions, secrets: Secrets) {
    ({ url: this.#url, headers: this.#headers } = endpointOf(options));
    this.#secrets = secrets;
    this.#exchange = new Exchange((message) => this.#post(message), secrets);
  }

  request(method: string, params: object, limit: Limit): Promise<unknown> {
    return this.#exchange.request(method, params, limit);
  }

  /** What a server thinks of it does not matter, as long as it answers. */
  notify(method: string, limit: Limit): Promise<void> {
    return withinLimit(
      limit,
      this.#post({ jsonrpc: '2.0', method }).catch(() => {}),
    );
  }

  agreeOn(revision: string): void {
    // A header has room for no other characters.
    if (/^[!-~]{1,100}$/.test(revision)) this.#revision = revision;
  }

  async close(patience: number): Promise<void> {
    this.#exchange.end(new ServerFailure('The connection was closed.'));
    if (this.#session !== undefined && patience > 0) {
      const signal = AbortSignal.timeout(Math.ceil(Math.min(PATIENCE_MS.session, patience)));
      await fetch(this.#url, { method: 'DELETE', headers: this.#headersFor(), redirect: 'manual', signal })
        .then((response) => response.body?.cancel())
        .catch(() => {});
    }
    this.#abort.abort();
  }

  async #post(message: object): Promise<void> {
    const body = JSON.stringify(message);
    const response = await this.#fetch('POST', { body, headers: this.#headersFor(message) });
    const isRequest = 'method' in message && 'id' in message;
    if (!this.#isKnown && isRequest && !this.#isEventStream && [404, 405, 400].includes(response.status)) {
      const text = await readBody(response, this.#received);
      if (messageIn(text) === undefined) return this.#fallBack(message, response, text);
      return this.#take(message, response, text);
    }
    if (response.ok) this.#isKnown = true;
    this.#session = response.headers.get('mcp-session-id') ?? this.#session;
    const type = typeOf(response);
    if (!isRequest || this.#isEventStream) {
      if (!response.ok && isRequest) throw this.#refusal(response, await readBody(response, this.#received));
      await response.body?.cancel();
      return;
    }
    if (response.ok && type === 'text/event-stream') return this.#follow(response, message);
    return this.#take(message, response, await readBody(response, this.#received));
  }

  /** The answer is the body. */
  #take(request: object, response: Response, text: string): void {
    const found = messageIn(text);
    if (!found) throw this.#refusal(response, text);
    for (const each of [found].flat()) {
      // A request that could not be understood is answered without its id.
      const isError = each.error !== undefined && each.error !== null;
      const lacksId = isError && (each.id === undefined || each.id === null);
      this.#exchange.receive(lacksId ? { ...each, id: (request as Message).id } : each);
    }
  }

  async #follow(response: Response, request: Message): Promise<void> {
    for await (const { data } of eventsIn(response, this.#received)) {
      const messages = [messageIn(data) ?? []].flat();
      for (const each of messages) this.#exchange.receive(each);
      if (messages.some((each) => each.method === undefined && idOf(each) === idOf(request))) return;
    }
    throw new ServerFailure(`The server ended its answer to ${methodOf(request)} before it was complete.`);
  }

  /** Older servers have an event stream at the URL, which names the address for requests. */
  async #fallBack(request: object, refused: Response, text: string): Promise<void> {
    const accept = { ...this.#headersFor(), accept: 'text/event-stream' };
    const response = await this.#fetch('GET', { headers: accept });
    if (!response.ok || typeOf(response) !== 'text/event-stream') {
      await response.body?.cancel();
      throw this.#refusal(refused, text);
    }
    const endpoint = new Promise<void>((done, fail) => {
      const late = new ServerFailure(
        `The server opened an event stream, but named no endpoint within ${seconds(PATIENCE_MS.endpoint)}.`,
      );
      const timer = setTimeout(() => fail(late), PATIENCE_MS.endpoint);
      const listen = async (): Promise<void> => {
        for await (const { name, data } of eventsIn(response, this.#received)) {
          if (name === 'endpoint') {
            this.#url = this.#sameOrigin(data);
            clearTimeout(timer);
            done();
          } else for (const each of [messageIn(data) ?? []].flat()) this.#exchange.receive(each);
        }
        throw new ServerFailure('The server ended its event stream before it had answered.');
      };
      listen().catch((error: unknown) => {
        clearTimeout(timer);
        const failure = this.#failureOf(error);
        fail(failure);
        this.#exchange.end(failure);
      });
    });
    await endpoint;
    this.#isEventStream = true;
    return this.#post(request);
  }

  async #fetch(method: 'GET' | 'POST', init: RequestInit, redirects = 0): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(this.#url, { ...init, method, redirect: 'manual', signal: this.#abort.signal });
    } catch (error) {
      throw this.#failureOf(error);
    }
    const target = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || target === null) return response;
    await response.body?.cancel();
    if (redirects === MOST_REDIRECTS) throw new ServerFailure(`The server redirects more than ${redirects} times.`);
    this.#url = this.#sameOrigin(target);
    return this.#fetch(method, init, redirects + 1);
  }

  /** Headers are for the server that the user named, and for no other. */
  #sameOrigin(target: string): URL {
    const url = URL.canParse(target, this.#url.href) ? new URL(target, this.#url) : undefined;
    if (url?.origin === this.#url.origin) return url;
    const shown = this.#secrets.hide(shownUrl(url?.href ?? target));
    throw new ServerFailure(
      `The server sends its clients to another origin, ${shown}, which is not followed: name that URL if you trust it.`,
    );
  }

  #headersFor(message?: object): Record<string, string> {
    const { method, params } = (message ?? {}) as { method?: string; params?: { uri?: string } };
    const isModern = this.#revision !== undefined && this.#revision >= '2026';
    return {
      accept: 'application/json, text/event-stream',
      ...(message && { 'content-type': 'application/json' }),
      ...(this.#session !== undefined && { 'mcp-session-id': this.#session }),
      ...(this.#revision !== undefined && { 'mcp-protocol-version': this.#revision }),
      ...(isModern && method !== undefined && { 'mcp-method': method }),
      ...(isModern && method === 'resources/read' && { 'mcp-name': headerText(params?.uri ?? '') }),
      ...this.#headers,
    };
  }

  #refusal(response: Response, text: string): ServerFailure {
    const { status } = response;
    const url = this.#secrets.hide(shownUrl(this.#url.href));
    if (status === 401 || status === 403) {
      const given = Object.keys(this.#headers).length > 0 ? 'does not accept the credentials' : 'asks for credentials';
      return new ServerFailure(
        `The server at ${url} ${given} (status ${status}). Name them with --header "Authorization: Bearer …".`,
      );
    }
    if (status === 404)
      return new ServerFailure(`There is no MCP server at ${url} (status 404). Check the path, which is often /mcp.`);
    const start = printable(this.#secrets.hide(text.trim().replace(/\s+/g, ' ')), 100);
    const type = printable(this.#secrets.hide(typeOf(response)), 60);
    const said = start === '' ? 'nothing' : `${type || 'text'} that is not JSON-RPC: ${start}`;
    return new ServerFailure(`The server at ${url} answered with status ${status} and ${said}.`);
  }

  #failureOf(error: unknown): ServerFailure {
    if (error instanceof ServerFailure) return error;
    const reason = reasonOf(error);
    const words = { ECONNREFUSED: 'nothing listens there', ENOTFOUND: 'there is no such host' }[reason] ?? reason;
    const url = this.#secrets.hide(shownUrl(this.#url.href));
    return new ServerFailure(
      `The server at ${url} could not be reached: ${printable(this.#secrets.hide(words), 200)}.`,
    );
  }
}

const typeOf = (response: Response): string =>
  (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();

/** The specification's way to write what a header has no room for. */
const headerText = (text: string): string =>
  /^[!-~](?:[ -~]*[!-~])?$/.test(text) && !text.startsWith('=?')
    ? text
    : `=?base64?${Buffer.from(text).toString('base64')}?=`;

const methodOf = (request: object): string => String((request as Message).method);
