/** Whether a file is worth parsing, by its name and the words in it. Most files of a repository are not. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { NO_FORMAT } from '../core/recognise.js';
import type { Format } from '../core/rule.js';
import { languageOf } from '../parse/parse.js';
import { mayHoldTools } from '../parse/telltale.js';
import type { FoundFile } from './discover.js';
import { skipped, type FileOutcome } from './file-outcome.js';
import { isSideCode } from './known-files.js';

type Look =
  | { readonly isWorthParsing: true; /** It speaks of what a format is made of. */ readonly hasWords: boolean }
  /** None of ours, and nobody named it, where there is no outcome. */
  | { readonly isWorthParsing: false; readonly outcome?: FileOutcome };

const SIDE_CODE = 'a test, a build or a declaration, which is linted only when it is named';

/** `isOurs`: somebody says that it is a manifest; `isMapped`: and of which format. */
export function lookAt(
  file: FoundFile,
  text: string,
  { isOurs, isMapped }: { readonly isOurs: boolean; readonly isMapped: boolean },
  formats: readonly Format[],
): Look {
  const { path, named } = file;
  const language = languageOf(path);
  const isCode = language === 'source' || language === 'html';
  const hasWords = isCode ? mayHoldTools(path, text) : hasTelltale(text, formats);
  if (!hasWords && (isCode ? !isMapped : !isOurs && !ESCAPED_WORD.test(text) && !isBesideTool(file)))
    return passedOver(file, NO_FORMAT);
  if (isCode && !named && isSideCode(path)) return { isWorthParsing: false, outcome: skipped(path, SIDE_CODE) };
  if (language === undefined && !/^\s*[[{]/.test(text))
    return passedOver({ path, named: isOurs }, 'not a kind of file that holds manifests');
  return { isWorthParsing: true, hasWords };
}

function passedOver({ path, named }: Pick<FoundFile, 'path' | 'named'>, reason: string): Look {
  return { isWorthParsing: false, ...(named && { outcome: skipped(path, reason) }) };
}

/** A metadata.json beside a tool.ts or tool.py is a Shinkai manifest, however broken. */
export function isBesideTool({ path, absolute }: FoundFile): boolean {
  if (!/(^|\/)metadata\.json$/.test(path)) return false;
  const folder = dirname(absolute);
  return existsSync(join(folder, 'tool.ts')) || existsSync(join(folder, 'tool.py'));
}

/** A letter that nobody needs to escape: a key may be written so, and hide. */
const ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;

/** No format without its words. */
function hasTelltale(text: string, formats: readonly Format[]): boolean {
  return formats.some(({ telltales }) => telltales.some((group) => group.every((word) => text.includes(word))));
}
