/** What a run has not read though it may hold tools: a report that is green must not hide it. */
import { foundNothing, type Report } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { nearMissIn } from '../core/format.js';
import { counted, sentence, visible } from './text.js';

/** So many places are named, each kind for itself. */
const MOST_NAMED = 3;

/** How much of what a model is shown was read: nothing, a part, or all as far as anybody can tell. */
export function readOf(report: Report): 'nothing' | 'part' | 'all' {
  if (report.files.every(({ isBare }) => isBare) && foundNothing({ ...report, failures: [] })) return 'nothing';
  const { skipped, unread = [], languages = [] } = report;
  const isPart = unread.length > 0 || languages.length > 0 || skipped.some(isNearMiss) || builtAlone(report).length > 0;
  return isPart ? 'part' : 'all';
}

export const isNearMiss = ({ reason }: Report['skipped'][number]): boolean => nearMissIn(reason) !== undefined;

/** Build output with tools, where no source has any: it may be all that the repository has of its server. */
function builtAlone({ files, skipped, unread = [], languages = [] }: Report): Report['skipped'] {
  const isElsewhere = files.some(({ tools }) => tools > 0) || unread.length > 0 || languages.length > 0;
  return isElsewhere ? [] : skipped.filter(({ reason }) => reason.startsWith('bundle '));
}

/** A sentence for each kind of thing, with paths and code between backticks where `code` puts them there. */
export function notRead(report: Report, code: (text: string) => string = asWritten): string[] {
  const { skipped, unread = [], languages = [], deleted = [] } = report;
  const near = groupBy(skipped.filter(isNearMiss), ({ reason }) => nearMissIn(reason)!);
  const sentences = Array.from(near, ([what, files]) => {
    const subject =
      files.length === 1
        ? `1 file looks like ${what} and was`
        : `${counted(files.length, 'file')} each look like ${what} and were`;
    return `${subject} not linted: ${listed(
      files.map(({ path }) => code(path)),
      ', ',
    )}`;
  });
  if (unread.length > 0) {
    const places = unread.map(({ path, line, what }) => `${code(`${path}:${line}`)}, ${what}`);
    sentences.push(
      `${counted(unread.length, 'registration')} could not be read: ${listed(places, '; ', ' (`toolint --why FILE` lists them)')}`,
    );
  }
  const built = builtAlone(report);
  if (built.length > 0) {
    const paths = built.map(({ path }) => code(path));
    sentences.push(`Only build output has tools here, and is linted if you name it: ${listed(paths, ', ')}`);
  }
  for (const { language, files, command = 'COMMAND' } of languages) {
    const run = `\`npx toolint server --source . -- ${command}\``;
    const hint = command === 'COMMAND' ? ', with the command that starts it' : '';
    sentences.push(
      `A server here is written in ${language} (${counted(files, 'file')}), which is not read. To lint the tools of the running server: ${run}${hint}`,
    );
  }
  if (deleted.length > 0) {
    sentences.push(
      `${counted(deleted.length, 'manifest')} ${deleted.length === 1 ? 'was' : 'were'} deleted: ${listed(deleted.map(code), ', ')}`,
    );
  }
  return sentences;
}

const MOST_SKIPPED = 5;

/** Who names a file wants to know why it was not looked at. `notRead` explains near misses. */
export function namedAndSkipped(named: ReadonlySet<string>, { skipped }: Report): string[] {
  const meant = skipped.filter((each) => named.has(each.path) && !isNearMiss(each));
  const more = meant.length - MOST_SKIPPED;
  return [
    ...meant
      .slice(0, MOST_SKIPPED)
      .map(({ path, reason }) => `${visible(path)} was skipped: ${sentence(reason)}. Nothing in it was checked.`),
    ...(more > 0 ? [`${counted(more, 'more named file')} ${more === 1 ? 'was' : 'were'} skipped.`] : []),
  ];
}

const asWritten = (text: string): string => text;

/** For reports that show code as code. */
export const inTicks = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

function listed(places: readonly string[], separator: string, where = ''): string {
  const more = places.length - MOST_NAMED;
  return [...places.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more${where}`] : [])].join(separator);
}
