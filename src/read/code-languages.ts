/** The languages of source code that are read. */
import type { Packages } from '../core/code.js';
import { languageOf } from '../core/language.js';
import type { CodeLanguage } from './code-language.js';
import { javascript } from './javascript/javascript.js';
import { python } from './python/python.js';
import type { TextOf } from './text-on-disk.js';
import { foundOnce } from '../core/collections.js';

/** Undefined for what is no source code. */
export function codeLanguageOf(path: string): CodeLanguage | undefined {
  const language = languageOf(path);
  if (language === 'python') return python;
  return language === 'javascript' ? javascript : undefined;
}

/** The same for files of which it is not asked what they are: pages import like JavaScript. */
export const importingLanguageOf = (path: string): CodeLanguage => codeLanguageOf(path) ?? javascript;

export const CODE_LANGUAGES: readonly CodeLanguage[] = [javascript, python];

export const isPackageFile = (path: string): boolean => CODE_LANGUAGES.some((each) => each.isPackageFile(path));

/** The versions of packages for a file in any language. */
export function packagesFor(top: string, textOf?: TextOf): (absolute: string) => Packages {
  const versionsFor = foundOnce((language: CodeLanguage) => language.packageVersions(top, textOf));
  return (absolute) => versionsFor(importingLanguageOf(absolute))(absolute);
}
