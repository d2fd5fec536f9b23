/** Builds the website into `_site/`, or another folder: pages from the documentation, and the playground. `npm run site` */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundleScripts } from '../site/build/bundle.js';
import { pages } from '../site/build/pages.js';

const OUT = '_site';
/** In the order in which they hold. */
const STYLES = ['base', 'playground', 'reading', 'parts', 'front'];

export default async function site([out = OUT]: readonly string[] = []): Promise<number> {
  rmSync(out, { recursive: true, force: true });
  const write = (path: string, content: string | Uint8Array): void => {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), content);
  };
  const scripts = await bundleScripts();
  for (const [path, content] of scripts.files) write(path, content);
  write('assets/icon.svg', readFileSync('site/assets/icon.svg'));
  write('assets/site.css', STYLES.map((name) => readFileSync(`site/assets/${name}.css`, 'utf8')).join('\n'));
  cpSync('schemas', join(out, 'schemas'), { recursive: true });
  cpSync('docs/images', join(out, 'docs/images'), { recursive: true });
  const made = await pages(scripts);
  for (const [path, html] of made) write(path, html);
  console.log(`site: ${[...made.keys()].filter((path) => path.endsWith('.html')).length} pages in ${out}/`);
  return 0;
}
