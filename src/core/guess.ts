/** What a file was meant to be that no format recognises. */
import type { Format } from './rule.js';
import { entries, type Node } from './tree.js';

/** The one format of which most fields are there; none where two are level. */
export function guessFormat(root: Node, formats: readonly Format[]): Format | undefined {
  const keys = new Set(entries(root).map(({ key }) => key));
  const ranked = formats
    .map((format) => ({ format, hits: format.fields.filter((field) => keys.has(field)).length }))
    .filter(({ format: { guess }, hits }) => guess && hits >= guess.atLeast && guess.own.some((key) => keys.has(key)))
    .sort((a, b) => b.hits - a.hits);
  const [first, second] = ranked;
  return first && first.hits > (second?.hits ?? 0) ? first.format : undefined;
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
