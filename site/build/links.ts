/** From a link between files of the repository to one between pages of the site. */
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { WHERE } from '../../src/core/version.js';

const ON_SITE = /^(?:schemas|docs\/images)\//;

/** Nothing for a file that is neither on the site nor on the web. `from` is the file that the link stands in; `pages` are the pages by their files. */
export function siteLink(
  href: string,
  from: string,
  page: string,
  pages: ReadonlyMap<string, string>,
): string | undefined {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [path = '', fragment] = href.split('#');
  const file = posix.join(posix.dirname(from), path);
  const target = pages.get(file) ?? pages.get(posix.join(file, 'README.md'));
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (target !== undefined) return (posix.relative(posix.dirname(page), target) || posix.basename(target)) + hash;
  if (!existsSync(file)) throw new Error(`${from} links to ${href}, and there is no ${file}.`);
  if (ON_SITE.test(file)) return posix.relative(posix.dirname(page), file) + hash;
  return WHERE.repository && `${WHERE.repository}/blob/main/${file}${hash}`;
}
