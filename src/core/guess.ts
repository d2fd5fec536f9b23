/** What a file was meant to be that no format recognises. */
import { near } from './near.js';
import type { Format } from './rule.js';
import { entries, get, type Node } from './tree.js';

/** The one format of which most fields are there; none where two are level. */
export function guessFormat(root: Node, formats: readonly Format[]): Format | undefined {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats
    .map((format) => ({ format, hits: format.fields.filter((field) => keys.has(field)).length }))
    .filter(({ format, hits }) => format.guess && hits >= format.guess.atLeast && hasItsOwn(format, root, keys))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = ranked;
  return first && first.hits > (second?.hits ?? 0) ? first.format : undefined;
}

/** Descriptions of APIs and workflows have such fields too, and beside them what no manifest has. */
function hasItsOwn({ fields, guess }: Format, root: Node, keys: ReadonlySet<string>): boolean {
  const { own = [], shared = [] } = guess ?? {};
  if (own.some((key) => keys.has(key))) return true;
  const isField = (key: string): boolean => key === '$schema' || near(key, fields) !== undefined;
  return shared.some((key) => get(root, key)?.kind === 'object') && [...keys].every(isField);
}

/** Whether a text that cannot be read has the keys of a format. A template is broken until it is filled in. */
export function isTraceOf(formats: readonly Format[], text: string): boolean {
  if (/\{\{|\{%|<%/.test(text)) return false;
  return formats.some(({ traces = [] }) => traces.some((group) => group.every((key) => hasKey(text, key))));
}

/** As JSON and YAML write keys, with quotes or without. */
function hasKey(text: string, key: string): boolean {
  return new RegExp(`(?:^|[\\s,{-])["']?${key}["']?[ \\t]*:`, 'm').test(text);
}
