/** The text of a file to a document in which the formats are recognised, as the config of the file has it. */
import type { Document } from '../core/document.js';
import type { Format } from '../core/format.js';
import type { TimeLimit } from '../core/services.js';
import type { ResolvedConfig } from '../config/resolve.js';
import { recogniseDocument, type RecognisedDocument } from '../engine/lint-document.js';
import type { Hints } from '../engine/manifest.js';
import { isUnrecognised } from '../engine/recognise.js';
import { timed } from '../core/timing.js';
import type { FoundFile } from '../files/discover.js';
import { isToolSnapshot } from '../files/paths.js';
import { isCode, languageOf } from '../core/language.js';
import { parse, type SourceImports } from '../parse/parse.js';
import { existsOnDisk, isNextToItsCode, type Exists } from './neighbours.js';
import { isCommonConfigFile } from './common-files.js';

export type FileConfig = Pick<
  ResolvedConfig,
  'clients' | 'comments' | 'dialect' | 'filePatterns' | 'format' | 'ignored' | 'limits' | 'servers'
>;

interface OpenOptions {
  readonly formats: readonly Format[];
  /** What a source file imports, and the versions of the packages it is run with. */
  readonly imports?: SourceImports;
  readonly around?: Pick<Document, 'isNamedElsewhere' | 'neighbours' | 'others' | 'toolCode'>;
  readonly timeLimit?: TimeLimit;
  /** Default: on the disk. */
  readonly exists?: Exists;
  /** What a document is made before it is recognised. */
  prepare?(document: Document): Document;
}

/** Throws `Unreadable` where no tree can be made at all. */
export async function openDocument(
  file: FoundFile,
  text: string,
  { clients, comments, dialect, limits, ...config }: FileConfig,
  { formats, imports, around, timeLimit, exists = existsOnDisk, prepare = same }: OpenOptions,
): Promise<RecognisedDocument> {
  const { path } = file;
  const format = config.format(path);
  const limit = limitFor(file, text, timeLimit);
  const parsed = await timed('parse', () =>
    parse(path, text, { comments, format, limits, imports, ...(limit && { timeLimit: limit }) }),
  );
  const document = prepare(around ? { ...parsed, ...around } : parsed);
  // Source code that cannot be parsed has no tree to recognise; its words say that it is ours.
  const isBroken = isCode(languageOf(path)) && document.faults.length > 0 && document.roots.length === 0;
  // One tool by itself is recognised only in a file that nothing else is kept in.
  const isSnapshot = file.isSnapshot === true || isToolSnapshot(path);
  const isNamed = (file.named || isSnapshot) && !isCommonConfigFile(path);
  const recogniseAs = (named: boolean): RecognisedDocument => {
    const servers = config.servers(path);
    const hints: Hints = { format, named, servers, dialect, clients, packages: imports?.packages };
    const work = (): RecognisedDocument => recogniseDocument(document, formats, hints);
    return limit ? limit(work, TOO_SLOW) : work();
  };
  const first = recogniseAs(isNamed || isBroken);
  const isUnknown = !isNamed && isUnrecognised(first.recognition.skipped);
  return isUnknown && isNextToItsCode(file, formats, exists) ? recogniseAs(true) : first;
}

const same = (document: Document): Document => document;

export const TOO_SLOW = 'Checking it took more than 10 seconds.';

/** Characters of a file that is read without a time limit. */
const MOST_UNWATCHED = 50_000;

/**
 * One limit for all that is done with a file. A watch costs a tenth of a millisecond, which small files are not worth; but the
 * parser of JSON5 is known not to end.
 */
export function limitFor(
  { path }: Pick<FoundFile, 'path'>,
  text: string,
  timeLimit: TimeLimit | undefined,
): TimeLimit | undefined {
  return text.length > MOST_UNWATCHED || languageOf(path) === 'json5' ? timeLimit?.shared() : undefined;
}
