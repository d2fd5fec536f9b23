/** The MIME types by which a host knows a widget. */
import type { Dialect } from './dialect.js';

export const SKYBRIDGE = 'text/html+skybridge';
const MCP_APP = 'text/html;profile=mcp-app';

/** Blanks count for nothing around a parameter, but in the type itself. */
const normal = (mime: string): string =>
  mime
    .slice(0, 200)
    .toLowerCase()
    .replace(/"/g, '')
    .split(';')
    .map((part) => part.trim())
    .join(';');

/** Written as it should be, or nearly. */
export const isWidgetMime = (mime: string | undefined): boolean =>
  mime !== undefined && [SKYBRIDGE, MCP_APP].includes(normal(mime).replace(/\s/g, ''));

/** What the dialects take, the best first; without a dialect whatever any of them takes. */
export function mimesFor(dialects: readonly Dialect[]): readonly string[] {
  if (dialects.includes('openai') || dialects.length === 0)
    return dialects.includes('seed') ? [SKYBRIDGE, MCP_APP] : [MCP_APP, SKYBRIDGE];
  return [...(dialects.includes('seed') ? [SKYBRIDGE] : []), ...(dialects.includes('mcp-apps') ? [MCP_APP] : [])];
}

export const isOneOf = (mime: string, allowed: readonly string[]): boolean => allowed.includes(normal(mime));

/** Nothing, or what was meant as a page: other kinds of UI have types of their own. */
export const isPage = (mime: string): boolean =>
  /^\s*(?:$|html|text\/(?:html|plain)|application\/x?html)|skybridge|mcp-app/i.test(mime);
