/** Servers of other formats, asked as their documents say: one request, and nothing is called. */
import { printable } from '../core/text.js';
import { readBody } from './event-stream.js';
import { ServerFailure } from './failure.js';
import { shownUrl, type HttpOptions } from './http.js';
import type { Limit } from './limits.js';
import type { Secrets } from './secrets.js';

/** The protocols beside MCP, by the format of what they answer. */
export const OTHERS = ['otc', 'gloodata'] as const;
export type Other = (typeof OTHERS)[number];

/** An Open Tool Calling server lists its tools at `/tools`; a gloodata extension tells its info when asked for it. */
export async function askOther(kind: Other, options: HttpOptions, secrets: Secrets, limit: Limit): Promise<unknown> {
  const url = URL.canParse(options.url) ? new URL(options.url) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ServerFailure(
      `\`${shownUrl(options.url)}\` is not a URL of a server: it must start with http:// or https://.`,
    );
  if (kind === 'otc' && !/\/tools\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, '')}/tools`;
  const shown = secrets.hide(shownUrl(url.href));
  const init: RequestInit =
    kind === 'otc'
      ? { headers: { accept: 'application/json', ...options.headers } }
      : {
          method: 'POST',
          body: JSON.stringify({ action: 'info' }),
          headers: { accept: 'application/json', 'content-type': 'application/json', ...options.headers },
        };
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.ceil(limit.ms)),
    });
    [status, text] = [response.status, await readBody(response)];
  } catch (error) {
    if (error instanceof ServerFailure) throw error;
    const { name, cause } = error as { name: string; cause?: { code?: string } };
    if (name === 'TimeoutError') throw new ServerFailure(limit.late);
    throw new ServerFailure(`The server at ${shown} could not be reached: ${cause?.code ?? name}.`);
  }
  if (status === 401 || status === 403)
    throw new ServerFailure(
      `The server at ${shown} asks for credentials (status ${status}). Name them with --header "Authorization: Bearer …".`,
    );
  try {
    const value: unknown = JSON.parse(text);
    if (status === 200 && typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  const start = printable(secrets.hide(text.trim().replace(/\s+/g, ' ')), 100);
  const said = start === '' ? 'nothing' : start;
  throw new ServerFailure(`The server at ${shown} answered with status ${status} and no list of tools: ${said}.`);
}
