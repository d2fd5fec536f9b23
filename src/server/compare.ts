/** What a server answered, compared with a baseline. */
import type { DiffReport } from '../core/finding.js';
import type { Knowledge } from '../core/format.js';
import type { Configs } from '../config/resolve.js';
import { compareWithBaseline, isCurrent, type Baseline } from '../diff/baseline.js';
import { baselineText } from '../diff/tools.js';
import { toolsOf } from './dump.js';
import { definitionOf, readSource } from './source-tools.js';

interface CompareOptions extends Knowledge {
  readonly cwd: string;
  readonly configs: Configs;
  /** The name of the server, as reports have it. */
  readonly server: string;
  readonly baseline: Baseline;
  /** The folder that the server's source is in. */
  readonly source?: string;
}

/** The text of a baseline that has what the server answered, from the text that `onAnswers` gets. */
export const baselineOf = (answers: string): string => baselineText(listedIn(answers));

export async function compareAnswers(
  answers: string,
  { source: folder, ...options }: CompareOptions,
): Promise<{ readonly report: DiffReport; readonly isCurrent: boolean }> {
  const tools = listedIn(answers);
  const source = folder === undefined ? undefined : await readSource(folder, options);
  const report = await compareWithBaseline({
    ...options,
    tools,
    ...(source && {
      sourceLine: (name) => {
        const served = tools.find((tool) => (tool as { name?: unknown }).name === name);
        const place = definitionOf(name, served, source)?.location ?? source.find(name).location;
        return place && { path: place.path, line: place.line };
      },
    }),
  });
  return { report, isCurrent: isCurrent(options.baseline, baselineText(tools)) };
}

/** Tools that are listed by their ids have these as names. */
function listedIn(answers: string): object[] {
  return toolsOf(JSON.parse(answers) as Readonly<Record<string, unknown>>).flatMap(({ value, id }) =>
    typeof value === 'object' && value !== null ? [{ ...(id !== undefined && { name: id }), ...value }] : [],
  );
}
