/** A page of a list, with the links to the others. */
import type { Answer } from './refusal.js';

const PER_PAGE = 30;

export interface Paging {
  readonly page: number;
  readonly perPage: number;
  readonly url: URL;
}

export function pagingOf(url: URL): Paging {
  const page = Number(url.searchParams.get('page') ?? 1);
  const perPage = Math.min(100, Number(url.searchParams.get('per_page') ?? PER_PAGE));
  return { page, perPage, url };
}

export function pageOf<T>(
  items: readonly T[],
  { page, perPage, url }: Paging,
): { items: T[]; headers: Record<string, string> } {
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const link = (number: number, rel: string): string => {
    const to = new URL(url);
    to.searchParams.set('page', `${number}`);
    return `<${to.href}>; rel="${rel}"`;
  };
  const links: string[] = [];
  if (page > 1) links.push(link(page - 1, 'prev'));
  if (page < last) links.push(link(page + 1, 'next'), link(last, 'last'));
  if (page > 1) links.push(link(1, 'first'));
  return {
    items: items.slice((page - 1) * perPage, page * perPage),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}

export function answerPage<T>(items: readonly T[], paging: Paging, view: (item: T) => unknown): Answer {
  const { items: shown, headers } = pageOf(items, paging);
  return { status: 200, body: shown.map(view), headers };
}
