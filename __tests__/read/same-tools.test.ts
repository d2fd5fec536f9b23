/** Whoever reads a repository knows the same of its tools: what a file is, and what is in it, is decided at one place. */
import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { createConfigs } from '../../src/config/resolve.js';
import type { FormatId, Manifest, Rule } from '../../src/core/rule.js';
import type { ObjectNode } from '../../src/core/tree.js';
import { dumpOf } from '../../src/diff/tools.js';
import { Versions } from '../../src/diff/open-versions.js';
import { readText } from '../../src/files/read.js';
import { lint, openVersions } from '../../src/index.js';
import { OngoingRun } from '../../src/run/ongoing-run.js';
import { check } from '../../src/run/run.js';
import { readSource } from '../../src/server/source-tools.js';
import { toolint } from '../support/cli.js';
import { addFiles, makeFolder } from '../run/folder.js';
import { IMPORTED, repositories, server, tool, type Reader, type Repository } from './repositories.js';

interface Listed {
  readonly name: string;
  readonly description?: string;
  readonly inputSchema?: unknown;
}

interface Known {
  readonly path: string;
  readonly name: string;
  readonly format: FormatId;
  readonly node: ObjectNode;
}

/** What a reader knows: each tool as `toolint dump` prints it, with the file that it is in. */
interface View {
  readonly tools: readonly string[];
  readonly broken: readonly string[];
  /** As `toolint dump` prints them. */
  readonly whole: ReturnType<typeof dumpOf>;
}

function viewOf(known: readonly Known[], broken: readonly string[]): View {
  const tools = known.map(({ path, name }) => `${path} ${name}`).sort();
  const terms = (id: FormatId) => formats.find((each) => each.id === id)!.contract;
  const contracts = known.map((each) => ({ ...each, terms: terms(each.format) }));
  return { tools, broken: [...broken].sort(), whole: dumpOf(contracts as unknown as Parameters<typeof dumpOf>[0]) };
}

const configsOf = (cwd: string, more: readonly Rule[] = []) =>
  createConfigs({ cwd, builtinRules: [...rules, ...more], allowCode: true });

/** The tools of manifests that can be named, as rules see them. */
const namedIn = (manifests: readonly Manifest[]): Known[] =>
  manifests.flatMap(({ path, formats: [format = 'mcp'], tools }) =>
    tools.flatMap(({ node, label, id }) => {
      const name = format === 'otc' ? (id?.replace(/@[^@]*$/, '') ?? label) : label;
      return name === undefined || name === '' || node.isOfMany ? [] : [{ path, name, format, node }];
    }),
  );

/**
 * A schema in one of the forms in which the same is said: without what the SDK adds of its own accord, with what a
 * reference leads to in its place, a union for several types, and `enum` for `const`.
 */
function plain(schema: unknown): unknown {
  const at = (pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce((value, key) => (value as Record<string, unknown>)[key], schema);
  return JSON.parse(
    JSON.stringify(schema ?? null, (key, value: unknown) => {
      if (key === '$schema' || (key === 'additionalProperties' && value === false)) return undefined;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
      const { $ref, type, const: only, ...rest } = value as Record<string, unknown>;
      if (typeof $ref === 'string') return at($ref);
      if (Array.isArray(type)) return { ...rest, anyOf: type.map((each: unknown) => ({ type: each })) };
      return { ...rest, ...(type !== undefined && { type }), ...(only !== undefined && { enum: [only] }) };
    }),
  );
}

/** A rule that is shown all manifests and finds nothing. */
function collector(): { readonly rule: Rule; readonly manifests: Manifest[] } {
  const manifests: Manifest[] = [];
  const seen = new Set<string>();
  const rule: Rule = {
    ...{ id: 'common/seen', summary: 'The manifests', severity: 'error', in: 'spec', messages: {} },
    source: { document: '', section: '', says: '', kind: 'advice' },
    check(manifest) {
      // Where code has a choice, it is shown each of the forms.
      if (!seen.has(`${manifest.path}:${manifest.root.start}`)) manifests.push(manifest);
      seen.add(`${manifest.path}:${manifest.root.start}`);
      return [];
    },
  };
  return { rule, manifests };
}

async function lintView(cwd: string): Promise<View> {
  const { rule, manifests } = collector();
  const { report } = await check({ cwd, paths: [], configs: configsOf(cwd, [rule]), formats });
  const faulty = report.findings.filter((each) => each.rule === 'common/syntax').map(({ path }) => path);
  return viewOf(namedIn(manifests), [...new Set([...faulty, ...report.failures.map(({ path }) => path)])]);
}

async function editorView(cwd: string, open: Readonly<Record<string, string>> = {}): Promise<View> {
  const { rule, manifests } = collector();
  const configs = configsOf(cwd, [rule]);
  const read: typeof readText = (path, options) => {
    const text = open[path.slice(cwd.length + 1)];
    return text === undefined ? readText(path, options) : { text };
  };
  const run = new OngoingRun({ cwd, formats, configs, read }, await configs.for('.'), undefined);
  for (const file of await run.find()) await run.lint(file);
  const { findings, failures } = await run.report();
  run.close();
  const faulty = findings.filter((each) => each.rule === 'common/syntax').map(({ path }) => path);
  return viewOf(namedIn(manifests), [...new Set([...faulty, ...failures.map(({ path }) => path)])]);
}

const versionsOf = (cwd: string): Versions => new Versions({ cwd, configs: configsOf(cwd), formats, rules });

/**
 * Git is asked once for all folders in which no tool stands twice: of tools that are equal, one is told, wherever they
 * stand.
 */
const read = new Map<string | undefined, ReturnType<Versions['tools']>>();
const readTogether = (version: string | undefined): ReturnType<Versions['tools']> =>
  read.get(version) ?? read.set(version, versions.tools(version, together)).get(version)!;
const readFolder = (folder: string, version: string | undefined): ReturnType<Versions['tools']> =>
  together.includes(folder) ? readTogether(version) : versions.tools(version, [folder]);

async function readAlone(folder: string, version: string | undefined): ReturnType<Versions['tools']> {
  const opened = versionsOf(`${top}/${folder}`);
  try {
    return await opened.tools(version, []);
  } finally {
    opened.close();
  }
}

/** One folder of the repository, or where `isAlone` the folder as though it were all of it. */
async function versionView(folder: string, isAlone = false, version?: string): Promise<View> {
  const { contracts, broken } = await (isAlone ? readAlone(folder, version) : readFolder(folder, version));
  const inside = isAlone ? '' : `${folder}/`;
  const isInside = (each: { readonly path: string }): boolean => each.path.startsWith(inside);
  const own = <T extends { readonly path: string }>(each: T): T => ({ ...each, path: each.path.slice(inside.length) });
  return viewOf(
    contracts.filter(isInside).map(own),
    broken.filter(isInside).map((each) => own(each).path),
  );
}

async function sourceView(cwd: string): Promise<readonly string[]> {
  const { tools } = await readSource('.', { cwd, configs: configsOf(cwd), formats });
  return [...tools].flatMap(([name, some]) => some.map(({ location }) => `${location.path} ${name}`)).sort();
}

/** All repositories are folders of one, so that git is started a few times and not for each. */
const top = makeFolder();
for (const [index, { files }] of Object.values(repositories).entries()) addFiles(`${top}/${index}`, files);
for (const args of [
  ['init', '-q'],
  ['add', '-A'],
  ['commit', '-qm', 'All of it'],
])
  spawnSync('git', ['-C', top, '-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args]);

const versions = versionsOf(top);
afterAll(() => versions.close());

const isCode = (each: string): boolean => /^\S+\.[mc]?[jt]sx? /.test(each);

const all = Object.entries(repositories).map(([name, each], index) => [name, each, `${index}`] as const);
const together: readonly string[] = all.flatMap(([, each, folder]) => (each.apart?.dump ? [] : [folder]));

describe.each(all)('%s', (_, repository: Repository, folder) => {
  const cwd = `${top}/${folder}`;
  const expected = (reader: Reader): readonly string[] => repository.apart?.[reader]?.tools ?? repository.tools;
  const broken = repository.broken ?? [];
  let view: Promise<View> | undefined;
  const lintedOnce = (): Promise<View> => (view ??= lintView(cwd));

  test('lint, the editor and the library', async () => {
    const linted = await lintedOnce();
    expect([linted.tools, linted.broken]).toEqual([expected('lint'), broken]);
    // What other files say of a tool is known, not only that there is one.
    if (JSON.stringify(repository.files).includes(IMPORTED)) expect(JSON.stringify(linted.whole)).toContain(IMPORTED);
    expect(await editorView(cwd)).toEqual(linted);
    const { files } = await lint({ cwd });
    const counted = files.map(({ path }) => path);
    for (const each of linted.tools) expect(counted).toContain(each.split(' ')[0]);
  });

  test('--print-tools', async () => {
    const { out } = await toolint(['--print-tools'], { cwd });
    const { tools } = JSON.parse(out) as { tools: Listed[] };
    const known = (await lintedOnce()).whole.tools as unknown as Listed[];
    const served = known.filter(({ name }) => tools.some((each) => each.name === name));
    const shown = (list: readonly Listed[]) =>
      list
        .map(({ name, description, inputSchema }) => ({
          ...{ name, description },
          inputSchema: repository.isNotListed === undefined ? plain(inputSchema) : undefined,
        }))
        .sort((a, b) => (a.name < b.name ? -1 : 1));
    if (repository.isNotListed !== undefined) expect(tools[0]).not.toHaveProperty('inputSchema');
    expect(shown(tools)).toEqual(shown(served));
  });

  test('dump, and a commit', async () => {
    const isAlone = repository.saysWhatIsSearched === true;
    const [dumped, committed] = [await versionView(folder, isAlone), await versionView(folder, isAlone, 'HEAD')];
    expect([dumped.tools, dumped.broken]).toEqual([expected('dump'), broken]);
    expect([committed.tools, committed.broken]).toEqual([expected('commit'), broken]);
    expect(committed.whole).toEqual(dumped.whole);
    if (!repository.apart?.dump) expect(dumped.whole).toEqual((await lintedOnce()).whole);
  });

  test('--source', async () => {
    expect(await sourceView(cwd)).toEqual(expected('source').filter(isCode));
  });
});

test('the command and the library print what is read', async () => {
  const { contracts, broken } = await versions.tools();
  const printed = await toolint(['dump'], { cwd: top });
  expect(JSON.parse(printed.out)).toEqual(dumpOf(contracts));
  const opened = openVersions({ cwd: top });
  const { tools, unknown, failures } = await opened.tools({ version: 'HEAD' });
  const { diff } = await opened.diff({ base: 'HEAD' });
  opened.close();
  expect({ tools, unknown }).toEqual(dumpOf(contracts));
  expect(failures.map(({ path }) => path)).toEqual(broken.map(({ path }) => path));
  expect(diff.changes).toEqual([]);
});

test('without git, too, files are read to which the config gives a format', async () => {
  const { files, tools } = repositories['a file of another kind with a format']!;
  const opened = versionsOf(makeFolder(files));
  const { contracts } = await opened.tools();
  expect(contracts.map(({ path, name }) => `${path} ${name}`)).toEqual(tools);
});

test('what an editor has open counts instead of what is on the disk', async () => {
  const files = { 'src/server.ts': server(tool(`'open'`, 'TEXT'), `import { TEXT } from '.';`) };
  const typed = { 'src/index.ts': `export const TEXT = 'Opens the door of a house.';` };
  const [onDisk, saved] = [makeFolder({ ...files, 'src/index.ts': '' }), makeFolder({ ...files, ...typed })];
  const shown = await editorView(onDisk, typed);
  expect(shown).toEqual(await lintView(saved));
  expect(shown.whole.tools).toMatchObject([{ name: 'open', description: 'Opens the door of a house.' }]);
});
