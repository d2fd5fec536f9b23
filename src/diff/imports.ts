/** What a file imports from its neighbours, without parsing it. */
import { posix } from 'node:path';
import { SOURCE_EXTENSIONS } from '../files/paths.js';
import type { FileTree } from '../read/file-tree.js';

export function importsIn(text: string): string[] {
  const found = text.matchAll(/\b(?:from|import|require)[\s(]*(['"])(\.\.?\/[^'"\n]{1,300}|\.\.?)\1/g);
  return [...new Set(Array.from(found, ([, , source]) => source!))];
}

/** Where what a file passes on may come from: `export { a } from './a.js'`, or imported before. */
export const passedOnIn = (text: string): string[] => (passesOn(text) ? importsIn(text) : []);

export const passesOn = (text: string): boolean => /\bexport\s*[*{]/.test(text);

export function targetsOf(from: string, sources: readonly string[], tree: FileTree): string[] {
  return [...new Set(sources.flatMap((source) => targetOf(from, source, tree) ?? []))];
}

/** The file that a relative import means. */
export function targetOf(from: string, source: string, tree: FileTree): string | undefined {
  const base = posix.join(posix.dirname(from), source).replace(/\/$/, '');
  // `./x.js` is how TypeScript names `./x.ts`.
  const typed = base.replace(/\.([mc]?)js(x?)$/, '.$1ts$2');
  const candidates = [
    ...(typed === base ? [] : [typed]),
    ...([...SOURCE_EXTENSIONS, '.json'].some((ending) => base.endsWith(ending)) ? [base] : []),
    ...SOURCE_EXTENSIONS.map((ending) => base + ending),
    ...SOURCE_EXTENSIONS.map((ending) => `${base}/index${ending}`),
  ];
  return candidates.find((each) => tree.idOf(each) !== undefined);
}
