/** `--print-config FILE` and `--why FILE`: what toolint knows of one file, for people who wonder. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { NO_FORMAT } from '../core/recognise.js';
import { printable } from '../core/message.js';
import type { Format, Knowledge } from '../core/rule.js';
import { docsPage } from '../core/version.js';
import { printableConfig } from '../workspace/config.js';
import { discover, extensionOf } from '../workspace/discover.js';
import { openServices } from '../workspace/services.js';
import { relativePath } from '../workspace/paths.js';
import { run } from '../workspace/run.js';
import type { Flags } from './args.js';
import { UserError } from '../workspace/errors.js';
import { EXTENSIONS } from '../workspace/extensions.js';
import { configsFor } from './setup.js';
import type { Terminal } from './terminal.js';

export async function printConfig(
  file: string,
  flags: Flags,
  { rules }: Knowledge,
  terminal: Terminal,
): Promise<number> {
  const path = relativePath(terminal.cwd, resolve(terminal.cwd, file));
  const config = await configsFor(flags, rules, terminal.cwd).for(path);
  terminal.out(`${JSON.stringify(printableConfig(config), null, 2)}\n`);
  return 0;
}

export async function why(
  file: string,
  flags: Flags,
  { rules, formats }: Knowledge,
  terminal: Terminal,
): Promise<number> {
  if (statSync(resolve(terminal.cwd, file), { throwIfNoEntry: false })?.isDirectory()) {
    throw new UserError(`${file} is a folder: name a file, and --why says what that was taken for.`);
  }
  const configs = configsFor(flags, rules, terminal.cwd);
  const { files, problems } = await discover({ cwd: terminal.cwd, paths: [file], extensions: EXTENSIONS });
  const { also } = await configs.for('.');
  const { services, imports, close } = openServices(terminal.cwd);
  // As a run over the whole folder would see it, then as a run that names it.
  const judge = async (named: boolean) =>
    run({ files: files.map(({ path, absolute }) => ({ path, absolute, named })), configs, formats, services, imports });
  const isSearchedFor = EXTENSIONS.includes(extensionOf(file)) || files.some(({ path }) => also?.(path));
  const found = isSearchedFor ? await judge(false) : undefined;
  const named = await judge(true);
  close();
  const failure = [...problems, ...named.failures][0];
  const say = (text: string): number => {
    terminal.out(`${printable(file, 400)}: ${text}\n`);
    return failure ? 2 : 0;
  };
  if (failure) return say(failure.message);
  const ours = found?.files[0];
  if (ours) return say(`${listOf(ours.formats)}, ${ours.tools} ${ours.tools === 1 ? 'tool' : 'tools'}.`);
  const [guess] = named.files;
  const reason = found?.skipped[0]?.reason ?? named.skipped[0]?.reason ?? NO_FORMAT;
  if (!guess) return say(`skipped: ${reason}.${reason === NO_FORMAT ? `\n\n${whatIsKnown(formats)}` : ''}`);
  const format = listOf(guess.formats) || 'a manifest that cannot be parsed';
  if (!isSearchedFor) {
    return say(
      `skipped by default: files of this kind are not searched for. Named on the command line it is taken for ${format}.`,
    );
  }
  return say(
    `skipped by default: ${reason}. Named on the command line it is taken for ${format}; the config can say so too ("formats").`,
  );
}

function whatIsKnown(formats: readonly Format[]): string {
  const width = Math.max(...formats.map(({ id }) => id.length)) + 2;
  return [
    'A file is recognised by what it holds:',
    ...formats.map(({ id, knownBy }) => `  ${id.padEnd(width)}${knownBy}`),
    `Where that cannot settle it, the config can: "formats". More: ${docsPage('formats.md')}`,
  ].join('\n');
}

const listOf = (formats: readonly string[]): string => formats.join(' and ');
