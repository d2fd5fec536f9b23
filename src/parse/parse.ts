/** A file's text to a document, by the file's name. What is seldom needed is loaded only then. */
import { Unreadable, type Document } from '../core/document.js';
import { languageOf, type Language } from '../core/language.js';
import type { Limits } from '../engine/limits.js';
import type { FormatId } from '../core/rule.js';
import type { TimeLimit } from '../core/services.js';
import type { OtherFiles } from '../extract/javascript/other-files.js';
import type { PythonOptions } from './python/source.js';
import { commentsIn } from './json/edit.js';
import { parseJson, type JsonOptions } from './json/read.js';
import { mayBePage } from '../extract/prefilter.js';

interface ParseOptions {
  /** Comments and trailing commas are allowed in `.json` files too. */
  readonly comments?: boolean;
  /** What the config says that the file is. */
  readonly format?: FormatId;
  readonly limits?: Pick<Limits, 'depth' | 'aliases'>;
  /** Guards the parser of a large text. */
  readonly timeLimit?: TimeLimit;
  readonly imports?: SourceImports;
}

/** What a source file in any language asks of the other files of its project. */
export type SourceImports = OtherFiles & PythonOptions;

const TOO_SLOW = 'Parsing it took more than 10 seconds.';

const STRICT: JsonOptions = { comments: false, trailingCommas: false };
const LOOSE: JsonOptions = { comments: true, trailingCommas: true };

/** A file of no known language is taken for JSON. Throws `Unreadable` where no tree can be made at all. */
export async function parse(path: string, text: string, options: ParseOptions = {}): Promise<Document> {
  try {
    return await parseAs(languageOf(path), path, text, options);
  } catch (error) {
    // What goes down into a tree ends where the stack does.
    if (error instanceof RangeError) throw new Unreadable('It is nested too deep to be read.');
    throw error;
  }
}

/** The same for a file that toolint itself goes by: a string says why it cannot be made a tree. */
export async function parseOrSay(path: string, text: string): Promise<Document | string> {
  try {
    return await parse(path, text);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

async function parseAs(
  language: Language | undefined,
  path: string,
  text: string,
  options: ParseOptions,
): Promise<Document> {
  const limited = <T>(work: () => T): T => (options.timeLimit ? options.timeLimit(work, TOO_SLOW) : work());
  if (language === 'yaml') {
    const { parseYaml } = await import('./yaml/document.js');
    return limited(() => parseYaml(path, text, options.limits));
  }
  if (language === 'json5') {
    const { parseJson5 } = await import('./json/json5.js');
    return limited(() => parseJson5(path, text, options.limits));
  }
  if (language === 'html') {
    const { openPages } = await import('./source-and-pages.js');
    const { parseHtml } = await openPages();
    return limited(() => parseHtml(path, text));
  }
  if (language === 'javascript') {
    const { openPages, parseSource } = await import('./source-and-pages.js');
    const { format, imports } = options;
    const readPages = mayBePage(text) ? (await openPages()).templateCode : undefined;
    return limited(() => parseSource(path, text, { format, ...imports, readPages }));
  }
  if (language === 'python') {
    const { parsePythonSource } = await import('./python/source.js');
    return limited(() => parsePythonSource(path, text, options.imports));
  }
  const grammar = language === 'jsonc' || options.comments ? LOOSE : STRICT;
  const jsonOptions = options.limits ? { ...grammar, depth: options.limits.depth } : grammar;
  let document = limited(() => parseJson(path, text, jsonOptions));
  if (!document) {
    const { recoverJson } = await import('./json/recover.js');
    document = limited(() => recoverJson(path, text, jsonOptions));
  }
  return grammar === LOOSE ? { ...document, comments: () => commentsIn(text) } : document;
}
