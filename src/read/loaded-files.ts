/** The files that a program loads, as far as their imports tell. */
import { inFolder, parentOf } from '../files/paths.js';
import { codeLanguageOf } from './code-languages.js';
import { LARGEST_IMPORT } from './imported-files.js';

/** Undefined for what cannot be read, and for whatever is outside of where the work started. */
type Read = (absolute: string) => { readonly file: string; readonly text: string } | undefined;

const MOST_LOADED = 1000;
/** What a build writes says nothing of the sources that it is made of. */
const BUILT = /(?:^|\/)(?:dist|build|out|lib|bundle|target|node_modules)\/|\.min\.\w+$/;
/** These import nothing. */
const DATA = /\.(?:json|css|md|txt|html|svg|node|wasm)$/;

/** Undefined where others may be loaded, too: by a name that is made up, or from another package of the repository. */
export function loadedFrom(start: string, read: Read): readonly string[] | undefined {
  const language = codeLanguageOf(start);
  if (!language?.isInstalled) return undefined;
  const open = [start];
  const loaded: string[] = [];
  for (const from of open) {
    const { file, text } = read(from) ?? { file: '', text: '' };
    if (text === '' || text.length > LARGEST_IMPORT || open.length > MOST_LOADED || BUILT.test(file)) return undefined;
    if (language.modules.mentionsIn(text).isOpen) return undefined;
    loaded.push(file);
    for (const source of language.importsIn(text)) {
      if (DATA.test(source) || language.isInstalled(source, packagesAbove(from, read))) continue;
      const target = language.candidatesFor(from, source).find((path) => open.includes(path) || read(path));
      if (target === undefined) return undefined;
      if (!open.includes(target)) open.push(target);
    }
  }
  return loaded;
}

/** What describes the packages that a file is in. */
function packagesAbove(file: string, read: Read): readonly string[] {
  const folder = parentOf(file);
  const own = ['package.json', 'pnpm-workspace.yaml'].flatMap((name) => read(inFolder(folder, name))?.text ?? []);
  return folder === parentOf(folder) ? own : [...own, ...packagesAbove(folder, read)];
}
