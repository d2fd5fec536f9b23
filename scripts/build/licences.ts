/** The licence texts of everything that is bundled, as their owners ask. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/** The words of a licence that are the same for everyone, for packages that name it and leave out its text. */
const COMMON_TEXTS: Readonly<Record<string, string>> = {
  'Apache-2.0': 'node_modules/@humanwhocodes/retry/LICENSE',
};

const LICENCE_FILE = /^(licen[cs]e|copying|notice)\b/i;

/** `comments` are notices in the source files themselves. */
export function licences(metafiles: readonly Metafile[], comments: readonly string[]): string {
  const sections = bundledPackages(metafiles).map(licenceOf).sort();
  const notices = [...new Set(comments.map((comment) => comment.trim()))].sort();
  if (notices.length > 0) sections.push(['Notices in source files', ...notices].join('\n\n'));
  const introduction = 'toolint is distributed with parts of the following packages.';
  return `${[introduction, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/** The folders of those that left at least a byte in the output. */
function bundledPackages(metafiles: readonly Metafile[]): string[] {
  const folders = new Set<string>();
  for (const { inputs } of metafiles.flatMap(({ outputs }) => Object.values(outputs))) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0];
      if (folder && bytesInOutput > 0) folders.add(folder);
    }
  }
  return [...folders];
}

function licenceOf(folder: string): string {
  const about = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Record<string, string>;
  const { name, version, license = '', author } = about;
  const own = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort();
  const common = COMMON_TEXTS[license];
  if (own.length === 0 && !common) throw new Error(`${folder} is bundled but has no licence file`);
  const files = own.length > 0 ? own.map((file) => `${folder}/${file}`) : [common!];
  const texts = files.map((file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim());
  const by = own.length === 0 && author ? `, by ${author}` : '';
  return [`${name} ${version}${by} (${license})`, ...texts].join('\n\n');
}
