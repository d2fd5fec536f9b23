/** A file's text to a document, by the file's name. What is seldom needed is loaded only then. */
import type { Document } from '../core/document.js';
import { parseJson, type JsonOptions } from './json.js';

export interface ParseOptions {
  /** Comments and trailing commas are allowed in `.json` files too. */
  readonly comments?: boolean;
}

const STRICT: JsonOptions = { comments: false, trailingCommas: false };
const LOOSE: JsonOptions = { comments: true, trailingCommas: true };

export function languageOf(path: string): 'json' | 'jsonc' | 'yaml' | undefined {
  const ending = /\.(jsonc?|ya?ml)$/i.exec(path)?.[1]?.toLowerCase();
  return ending === 'yml' ? 'yaml' : (ending as 'json' | 'jsonc' | 'yaml' | undefined);
}

/** A file of no known language is taken for JSON. Throws `Unreadable` where no tree can be made at all. */
export async function parse(path: string, text: string, options: ParseOptions = {}): Promise<Document> {
  const language = languageOf(path);
  if (language === 'yaml') {
    const { parseYaml } = await import('./yaml.js');
    return parseYaml(path, text);
  }
  const jsonOptions = language === 'jsonc' || options.comments ? LOOSE : STRICT;
  const document = parseJson(path, text, jsonOptions);
  if (document) return document;
  const { recoverJson } = await import('./json-recover.js');
  return recoverJson(path, text, jsonOptions);
}
