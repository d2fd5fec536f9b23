/** Servers of other formats, asked as their documents say: one request, and nothing is called. */
import { printable } from '../core/text.js';
import { readBody } from './event-stream.js';
import { reasonOf, ServerFailure } from './failure.js';
import type { Limit } from './limits.js';
import type { Secrets } from './secrets.js';
import { endpointOf, shownUrl, type HttpOptions } from './url.js';

/** The protocols beside MCP, by the format of what they answer. */
export const OTHERS = ['otc', 'gloodata'] as const;
export type Other = (typeof OTHERS)[number];

/** What is asked for, as a complaint about a server that is late calls it. */
export const REQUESTS: Readonly<Record<Other, string>> = { otc: '/tools', gloodata: 'the request for its info' };

/** An Open Tool Calling server lists its tools at `/tools`; a gloodata extension tells its info when asked for it. */
export async function askOther(kind: Other, options: HttpOptions, secrets: Secrets, limit: Limit): Promise<unknown> {
  const { url, headers } = endpointOf(options);
  if (kind === 'otc' && !/\/tools\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, '')}/tools`;
  const shown = secrets.hide(shownUrl(url.href));
  const init: RequestInit =
    kind === 'otc'
      ? { headers: { accept: 'application/json', ...headers } }
      : {
          method: 'POST',
          body: JSON.stringify({ action: 'info' }),
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
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
    if ((error as Error).name === 'TimeoutError') throw new ServerFailure(limit.late);
    const reason = printable(secrets.hide(reasonOf(error)), 200);
    throw new ServerFailure(`The server at ${shown} could not be reached: ${reason}.`);
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
