/** What reads, lints and compares knows no rule and no format by its id: tags and contracts say what is to be known of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';

const FOLDERS = ['engine', 'lsp', 'diff', 'server', 'read', 'run'];

interface Exception {
  /** A file, or a folder with a slash behind it. */
  readonly where: string;
  readonly ids: readonly string[];
  readonly why: string;
}

/** A rule without a `check` is written by the engine. Its ids are types there: see src/core/message.ts. */
const writtenIn = (where: string, ...ids: readonly string[]): Exception => ({
  ...{ where, ids },
  why: 'it writes what these rules report',
});

const EXCEPTIONS: readonly Exception[] = [
  writtenIn('src/engine/disabled-ranges.ts', 'common/unused-directive'),
  writtenIn('src/run/suppressions.ts', 'common/stale-suppression'),
  writtenIn('src/run/lost-formats.ts', 'common/lost-format'),
  writtenIn('src/diff/run-diff.ts', 'common/stale-suppression'),
  writtenIn('src/server/on-source.ts', 'live/not-served', 'live/not-in-source', 'live/parameters-lost'),
  writtenIn('src/diff/diff.ts', 'mcp/version-not-raised'),
  writtenIn('src/diff/', ...rules.map(({ id }) => id).filter((id) => id.startsWith('diff/'))),
  { where: 'src/read/python/packages.ts', ids: ['mcp'], why: 'a package on PyPI is called so' },
  { where: 'src/server/lint-server.ts', ids: ['otc', 'gloodata'], why: 'protocols, called like what is answered' },
];

const ids: ReadonlySet<string> = new Set([...rules, ...formats].map(({ id }) => id));

/** Strings that are ids, outside of comments. */
function idsIn(path: string): string[] {
  const code = readFileSync(path, 'utf8').replace(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/gm, '');
  return [...code.matchAll(/(['"`])([\w/-]+)\1/g)].map(([, , text]) => text!).filter((text) => ids.has(text));
}

const found = FOLDERS.flatMap((folder) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `src/${folder}/${path.replaceAll('\\', '/')}`)
    .flatMap((path) => idsIn(path).map((id) => ({ path, id }))),
);

const isExcepted = (path: string, id: string): ((each: Exception) => boolean) => {
  return ({ where, ids }) => (where.endsWith('/') ? path.startsWith(where) : path === where) && ids.includes(id);
};

test('no id of a rule or a format is written there', () => {
  expect(found.filter(({ path, id }) => !EXCEPTIONS.some(isExcepted(path, id)))).toEqual([]);
});

test('what the engine writes is of rules without a `check`', () => {
  const own = EXCEPTIONS.flatMap(({ ids }) => ids).filter((id) => id.includes('/'));
  const byEngine = rules.filter(({ byEngine }) => byEngine).map(({ id }) => id);
  expect(own.filter((id) => !byEngine.includes(id as never))).toEqual([]);
});

test('every exception is needed', () => {
  const unneeded = EXCEPTIONS.flatMap((exception) =>
    exception.ids.filter((id) => !found.some((each) => each.id === id && isExcepted(each.path, id)(exception))),
  );
  expect(unneeded).toEqual([]);
});
