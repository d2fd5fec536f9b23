/** URIs of widgets. */
import type { Dialect } from './dialect.js';

const SCHEME = 'ui://';

export const isWidgetUri = (uri: string | undefined): boolean => uri?.startsWith(SCHEME) ?? false;

/** Whether a resource is a widget by its URI alone: text, data or a part of a widget may have that scheme too. */
export const isPageUri = (uri: string | undefined): boolean => isWidgetUri(uri) && !OTHER_FILE.test(pathOf(uri!));
const OTHER_FILE = /\.(?:css|csv|gif|jpe?g|json|js|map|md|mjs|pdf|png|svg|ttf|txt|webp|woff2?|xml|ya?ml)$/i;

/** `ui://widget/{name}.html`: no URI has braces. */
export const isTemplate = (uri: string): boolean => uri.includes('{');

/** `ui://widget/<name>.html`, as the seed dialect has it. */
export const isSeedUri = (uri: string): boolean => /^ui:\/\/widget\/[^\s?#]*[^\s?#/]\.html$/.test(uri);

/** Whether hosts of these dialects find a widget by the URI. */
export const isWellFormed = (uri: string, dialects: readonly Dialect[]): boolean =>
  isSeedOnly(dialects) ? isSeedUri(uri) : isWidgetUri(uri) && uri.slice(SCHEME.length).trim() !== '';

export const isSeedOnly = (dialects: readonly Dialect[]): boolean =>
  dialects.length > 0 && dialects.every((each) => each === 'seed');

/** A query only keeps hosts from showing an old copy. */
export function sameUri(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && (a === b || pathOf(a) === pathOf(b));
}

export const pathOf = (uri: string): string => /^[^?#]*/.exec(uri)![0];

/** What the URI of a widget was most likely meant to be: its last step, without what it ends with. */
export function seedUriFor(uri: string): string | undefined {
  const name = pathOf(uri.slice(0, 300))
    .split('/')
    .at(-1)!
    .replace(/\.[a-z\d]{1,6}$/i, '');
  return /^[\w.-]+$/.test(name) ? `ui://widget/${name}.html` : undefined;
}

/** The same path under the scheme `ui`. */
export function uiUriFor(uri: string): string | undefined {
  const rest = uri
    .slice(0, 300)
    .replace(/^[a-z][a-z\d+.-]*:/i, '')
    .replace(/^\/+/, '');
  return /^[\w.~/?=&%-]+$/.test(rest) ? `${SCHEME}${rest}` : undefined;
}
