/** What workflows and scripts of the repository write or put together when they make a release. */
import type { Neighbours } from '../../../src/core/neighbours.js';

const NEAR = ['.', '..', '../..'];
const FOLDERS = NEAR.flatMap((folder) =>
  ['', '/.github/workflows', '/.github/scripts', '/scripts', '/tools', '/release'].map((inner) => `${folder}${inner}`),
);
const CODE = /\.(?:[cm]?[jt]s|py)$/;
const FILES =
  /\.(?:ya?ml|sh|ps1|bat|[cm]?[jt]s|py|mk)$|^(?:[Mm]akefile|build|bundle|pack|release|publish|[Jj]ustfile|package\.json|\.releaserc(?:\.json)?|\.bumpversion\.(?:cfg|toml)|release-please-config\.json)$/;
/** Among the sources of a server, what packs it is known by its name. */
const PACKS = /build|bundle|pack|stage|release|publish|version|mcpb|dxt/i;
const MOST_FILES = 100;

/** The texts of what makes releases: scripts, workflows, makefiles, and configs of programs that raise versions. */
function* releaseTexts(neighbours: Neighbours | undefined): Iterable<{ name: string; text: string }> {
  for (const folder of FOLDERS) {
    const names = (neighbours?.list(folder) ?? []).filter(
      (name) => FILES.test(name) && (!NEAR.includes(folder) || !CODE.test(name) || PACKS.test(name)),
    );
    for (const name of names.slice(0, MOST_FILES)) {
      const text = neighbours?.read(`${folder}/${name}`)?.text;
      if (text !== undefined) yield { name, text };
    }
  }
}

/** What people read about the repository. */
const textsOfPages = (neighbours: Neighbours | undefined): string[] =>
  NEAR.flatMap((folder) => [folder, `${folder}/docs`]).flatMap((folder) =>
    (neighbours?.list(folder) ?? [])
      .filter((name) => /\.md$/i.test(name))
      .slice(0, MOST_FILES)
      .flatMap((name) => neighbours?.read(`${folder}/${name}`)?.text ?? []),
  );

/** jq and scripts set the field, sed and a script replace it, and a program that raises versions names the file. */
const writes = (field: string): RegExp =>
  new RegExp(
    `(?:\\.|\\[["'])${field}(?:["']\\])? {0,9}\\|?=(?!=)|(?:\\bsed\\b|-replace\\b|\\.replace\\()[^\\n]{0,300}${field}`,
  );
const RAISES = /^(?:release-please-config\.json|\.releaserc|\.bumpversion)/;

/** npm runs it when it raises the version. */
const VERSION_SCRIPT = /"(?:pre|post)?version": *"([^"\n]*)"/g;

export const isNamedInRelease = (program: RegExp, neighbours: Neighbours | undefined): boolean =>
  [...releaseTexts(neighbours)].some(({ text }) => program.test(text));

/** What makes releases names it, or a page tells people of it. */
export const isSpokenOf = (program: RegExp, neighbours: Neighbours | undefined): boolean =>
  isNamedInRelease(program, neighbours) || textsOfPages(neighbours).some((text) => program.test(text));

/** Whether a release writes this field into a file of this name. */
export function isStamped(file: string, neighbours: Neighbours | undefined, field = 'version'): boolean {
  const pattern = writes(field);
  for (const { name, text } of releaseTexts(neighbours)) {
    if (!text.includes(file)) continue;
    if (pattern.test(text) || (field === 'version' && RAISES.test(name))) return true;
    if (field === 'version' && Array.from(text.matchAll(VERSION_SCRIPT)).some(([, run]) => run!.includes(file)))
      return true;
  }
  return false;
}

/** How a bundle comes to be, as far as files tell: put together with what it needs, packed where it is, or unknown. */
export function packingOf(missing: string, neighbours: Neighbours): 'staged' | 'in place' | 'unknown' {
  let isPacked = false;
  for (const { name, text } of releaseTexts(neighbours)) {
    const isNamed = text.includes(missing.slice(missing.lastIndexOf('/') + 1));
    if (COPIES.test(text) ? isNamed || text.includes('manifest') : isNamed && name !== 'package.json') return 'staged';
    isPacked ||= Array.from(text.matchAll(PACK)).some(([, folder]) => /^(?:\.\/?)?$/.test(folder!));
  }
  return isPacked ? 'in place' : 'unknown';
}

/** With the folder that is packed, if it is another one. */
const PACK = /\b(?:mcpb|dxt) pack\b[ \t]*([^\s"'&;|]*)/g;
const COPIES = /\b(?:cp|copy|Copy-Item|copyFile(?:Sync)?|cpSync|copytree|copy2|rsync|zip|ZipFile|Compress-Archive)\b/;
