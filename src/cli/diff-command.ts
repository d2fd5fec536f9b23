/** `toolint diff`: what changed for those who call the tools. `toolint dump`: the tools as one list. */
import { countAll } from '../core/finding.js';
import { dumpOf } from '../diff/tools.js';
import { Versions } from '../diff/open-versions.js';
import { runDiff } from '../diff/run-diff.js';
import { UserError } from '../files/errors.js';
import { workspaceOf } from '../files/git.js';
import { absolutePath, isInside, leadsOut, realPath, relativePath } from '../files/paths.js';
import { readStream } from '../files/read.js';
import { tooManyWarnings } from '../report/overview.js';
import { printJson } from '../report/formats/json.js';
import { visible } from '../report/text.js';
import { exitStatus, readCount, publishReport, put } from './lint.js';
import { configsFor } from './show.js';
import type { Call, Terminal } from './terminal.js';

export async function diffCommand(
  words: readonly string[],
  behindDashes: number,
  { flags, knowledge, terminal }: Call,
): Promise<number> {
  const named = words.length - behindDashes;
  const [base, head, ...others] = words.slice(0, named);
  if (others.length > 0)
    throw new UserError(`toolint diff compares two versions, and got "${others[0]}" too. Name paths behind --.`);
  if (flags['base-release'] && head !== undefined)
    throw new UserError('--base-release chooses BASE, so toolint diff takes only HEAD with it.');
  if (flags.format === 'junit' || flags.format === 'badge')
    throw new UserError(`toolint diff prints pretty, json, markdown, github, sarif or html, not ${flags.format}.`);
  const [from, to] = flags['base-release'] ? [undefined, base] : [base, head];
  const mostWarnings = readCount(flags['max-warnings']);
  const report = await runDiff({
    ...knowledge,
    cwd: terminal.cwd,
    ...(from !== undefined && { base: from }),
    ...(to !== undefined && { head: to }),
    paths: words.slice(named),
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    readInput: () => readInput(terminal),
  });
  const isTooMany = tooManyWarnings(countAll(report), mostWarnings) !== undefined;
  const status = exitStatus(report, flags, isTooMany);
  terminal.settle(status);
  await publishReport({ report, files: [], changes: [], fixed: [] }, mostWarnings, { flags, knowledge, terminal });
  return status;
}

const MOST_BYTES = 50_000_000;

async function readInput({ input }: Terminal): Promise<string> {
  const read = await readStream(input(), { maxBytes: MOST_BYTES });
  if ('failure' in read) throw new UserError(`Standard input could not be read. ${read.failure}`);
  return read.text;
}

/** Of what is not there, or is not read, an empty list would say that it has no tools. */
function namedIn(cwd: string, path: string): string {
  const here = absolutePath(cwd, '.');
  const absolute = absolutePath(here, path);
  if (!isInside(here, absolute))
    throw new UserError(`${path} lies outside of this folder, and npx toolint dump reads what is in it.`);
  if (leadsOut(absolute, here, workspaceOf(here)))
    throw new UserError(`${path} leads out of the workspace by a symbolic link: such links are not followed.`);
  if (realPath(absolute) === undefined) throw new UserError(`${path} does not exist.`);
  return relativePath(here, absolute);
}

export async function dumpCommand(
  paths: readonly string[],
  { flags, knowledge: { rules, formats }, terminal }: Call,
): Promise<number> {
  if (flags.format !== undefined && flags.format !== 'json')
    throw new UserError(`toolint dump prints json, not ${flags.format}.`);
  const configs = configsFor(flags, rules, terminal.cwd);
  const versions = new Versions({ cwd: terminal.cwd, configs, formats, rules });
  const named = paths.map((path) => namedIn(terminal.cwd, path));
  const {
    contracts,
    nameless = new Map<string, number>(),
    broken,
  } = await versions.tools(undefined, named).finally(() => versions.close());
  const { tools, unknown } = dumpOf(contracts);
  await put('report', [printJson({ tools, unknown })], flags, terminal);
  for (const { path, reason } of broken)
    terminal.err(`toolint: ${visible(path)} ${visible(reason)}, so its tools are not in the dump.\n`);
  for (const [path, tools] of nameless)
    terminal.err(
      `toolint: ${visible(path)} has ${tools === 1 ? '1 tool' : `${tools} tools`} without a known name, not in the dump.\n`,
    );
  return broken.length > 0 ? 2 : 0;
}
