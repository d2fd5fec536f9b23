/** Whether a file is worth parsing, by its name and the words in it, and why not. Most files of a repository are not. */
import { remembered } from '../core/collections.js';
import { isLockFile } from '../core/lock-files.js';
import { finderOf } from '../core/text.js';
import type { Format } from '../core/format.js';
import type { ResolvedConfig } from '../config/resolve.js';
import { isTraceOf, NO_FORMAT } from '../engine/recognise.js';
import { mayHoldTools } from '../extract/prefilter.js';
import type { FoundFile } from '../files/discover.js';
import { isCode, languageOf } from '../core/language.js';
import { rootKeysOf } from '../parse/root-keys.js';
import { isCommonConfigFile } from './common-files.js';
import { existsOnDisk, isNextToItsCode, type Exists } from './neighbours.js';
import { whyLeftAlone } from './left-alone.js';
import type { UnreachedModules } from './unreached.js';

type Worth =
  | { readonly isWorthParsing: true; /** It has the words of a format. */ readonly hasWords: boolean }
  /** `isReported`: a list of skipped files should have it. */
  | { readonly isWorthParsing: false; readonly reason: string; readonly isReported: boolean };

interface Surroundings {
  readonly formats: readonly Format[];
  /** Knows the modules to which nothing leads, where all files of a folder are linted. */
  readonly unreached?: UnreachedModules;
  /** Default: on the disk. */
  readonly exists?: Exists;
}

/** Lock files are not read unless they are named, or the config gives them a format. */
export function isWorthReading({ path, named }: FoundFile, config: Pick<ResolvedConfig, 'format'>): boolean {
  return named || !isLockFile(path) || config.format(path) !== undefined;
}

export function worthOf(
  file: FoundFile,
  text: string,
  config: Pick<ResolvedConfig, 'filePatterns' | 'format'>,
  { formats, unreached, exists = existsOnDisk }: Surroundings,
): Worth {
  const { path, named } = file;
  const language = languageOf(path);
  const isMapped = config.format(path) !== undefined;
  // The config says what it is, or the user named it.
  const isOurs = isMapped || named;
  const isNextToCode = (): boolean => isNextToItsCode(file, formats, exists);
  const hasWords = isCode(language) ? mayHoldTools(path, text) : hasRequiredWords(text, formats);
  if (!hasWords && (isCode(language) ? !isMapped : !isOurs && !ESCAPED_WORD.test(text) && !isNextToCode()))
    return not(NO_FORMAT, named);
  const reason = isMapped ? undefined : whyLeftAlone(file, text, config, { unreached, exists });
  // Files that everybody knows would say nothing in a list of what was skipped.
  if (reason !== undefined) return not(reason, !isCommonConfigFile(path));
  if (isCode(language) && !isOurs && text.length > WORTH_A_LOOK && !mayHoldTools(path, text.replace(COMPARED, '')))
    return not(NO_FORMAT, false);
  const root = !isOurs && (language === 'json' || language === 'yaml') ? rootOf(text, language, formats) : 'known';
  if (root !== 'known') {
    const isNone = (root === 'unknown' && !isTraceOf(formats, text)) || (language === 'json' && isJson(text));
    if (isNone && !isNextToCode()) return not(NO_FORMAT, false);
  }
  if (language === undefined && !/^\s*[[{]/.test(text)) return not('not a kind of file that holds manifests', isOurs);
  return { isWorthParsing: true, hasWords };
}

const not = (reason: string, isReported: boolean): Worth => ({ isWorthParsing: false, reason, isReported });

/** `typeof x === 'function'`: large scripts have that word, and no tool's type is written so. */
const COMPARED = /(["'])function\1\s{0,9}[=!]=|[=!]=\s{0,9}(["'])function\2/g;

/** A small file is parsed in no time. */
const WORTH_A_LOOK = 20_000;

/**
 * Whether any format could recognise what is at the root. A file that is broken has traces of what it was. `quoted`: the
 * words are in texts alone, as in a log with code, so that the file is of a format only if it is broken.
 */
function rootOf(text: string, language: 'json' | 'yaml', formats: readonly Format[]): 'known' | 'unknown' | 'quoted' {
  const isSmall = language === 'json' && text.length < WORTH_A_LOOK;
  const hasKey = isSmall ? undefined : rootKeysOf(text, language);
  if (hasKey === undefined) return 'known';
  const isPlain = !ESCAPED_WORD.test(text);
  if (hasKey === 'array') {
    const words = formats.flatMap(({ items = [] }) => items).filter((word) => text.includes(word));
    if (words.length === 0) return 'unknown';
    return isPlain && language === 'json' && !words.some((word) => text.includes(`"${word}"`)) ? 'quoted' : 'known';
  }
  const isKnown = formats.some(
    (format) =>
      format.rootKeys.some((group) => group.every(hasKey)) &&
      (!isPlain || format.requiredWords.some((group) => group.every((word) => text.includes(word)))),
  );
  return isKnown ? 'known' : 'unknown';
}

/** Large data with the keys of a manifest somewhere in it. `JSON.parse` takes half the time of a parser that keeps positions. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** An escape of a letter that needs none: a key may be hidden that way. */
const ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;

/** Looks for the first word of each group. */
const firstWords = remembered((formats: readonly Format[]) =>
  finderOf(formats.flatMap(({ requiredWords }) => requiredWords.map(([first = '']) => first))),
);

/** No format without its words. */
function hasRequiredWords(text: string, formats: readonly Format[]): boolean {
  const found = firstWords(formats)(text);
  return formats.some(({ requiredWords }) =>
    requiredWords.some(([first = '', ...others]) => found.has(first) && others.every((word) => text.includes(word))),
  );
}
