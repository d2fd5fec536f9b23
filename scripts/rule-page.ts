/**
 * The page of a rule. Each block under "Bad" and "Good" is an example; a page may say `Options: \`{…}\`` before a block,
 * and may build one example of several files by a line `<!-- file: name -->` before each.
 */
import { languageOf } from '../src/core/language.js';

export interface Example {
  readonly options: Record<string, unknown>;
  readonly files: { readonly path: string; readonly text: string }[];
}

const LINES =
  /^<!-- file: (?<file>\S+) -->$|^Options: `(?<options>\{.*\})`$|^```(?<language>\w+)\n(?<text>[^]*?)^```$/gm;

/** What rules read next to a manifest. */
const OTHER_FILES = /\.(?:py|md|toml|csproj)$/;

/** The text below each heading of the second level, in the order of the page. */
export function sectionsOf(page: string): ReadonlyMap<string, string> {
  const [, ...sections] = page.split(/^## /m);
  return new Map(
    sections.map((each) => {
      const end = each.indexOf('\n');
      return [each.slice(0, end), each.slice(end).replace('<!-- /generated -->', '').trim()];
    }),
  );
}

export function examplesUnder(heading: string, page: string): Example[] {
  const examples: Example[] = [];
  let options: Record<string, unknown> = {};
  let file: string | undefined;
  let isBuilding = false;
  for (const { groups = {} } of (sectionsOf(page).get(heading) ?? '').matchAll(LINES)) {
    if (groups['options']) options = JSON.parse(groups['options']) as Record<string, unknown>;
    if (groups['file']) file = groups['file'];
    const path = file ?? `manifest.${groups['language']}`;
    if (groups['text'] === undefined || !(languageOf(path) ?? OTHER_FILES.test(path))) continue;
    const source = { path, text: groups['text'] };
    if (file && isBuilding) examples.at(-1)!.files.push(source);
    else examples.push({ options, files: [source] });
    isBuilding = file !== undefined;
    file = undefined;
  }
  return examples;
}
