/** Provisional: JSON only, until the loaders for broken JSON and YAML are here. */
import { Unreadable, type Document } from '../core/document.js';
import { parseJson } from './json.js';

export function languageOf(path: string): 'json' | 'jsonc' | 'yaml' | undefined {
  const ending = /\.(json|jsonc|yaml|yml)$/i.exec(path)?.[1]?.toLowerCase();
  return ending === 'yml' ? 'yaml' : (ending as 'json' | 'jsonc' | 'yaml' | undefined);
}

export async function parse(path: string, text: string, { comments = false } = {}): Promise<Document> {
  const isLoose = comments || languageOf(path) === 'jsonc';
  const document = parseJson(path, text, { comments: isLoose, trailingCommas: isLoose });
  if (!document) throw new Unreadable('Not yet.');
  return document;
}
