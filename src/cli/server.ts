/** `toolint server`: asks running servers for their lists and lints those like files. */
import type { Knowledge } from '../core/format.js';
import { startTiming } from '../core/timing.js';
import { UserError } from '../files/errors.js';
import { absolutePath } from '../files/paths.js';
import { visible } from '../report/text.js';
import { writeNamed } from '../files/write.js';
import type { Flags } from './args.js';
import { finish } from './lint.js';
import { whyNot } from './publish.js';
import { configsFor } from './show.js';
import type { Terminal } from './terminal.js';
import { timingText } from './timing.js';

/** What is about files means nothing for a server. */
const NOT_FOR_SERVERS = [
  ...(['fix', 'fix-unsafe', 'fix-dry-run', 'changed', 'stdin', 'stdin-filename'] as const),
  ...([
    'suppress',
    'suppress-at',
    'suppress-rule',
    'reason',
    'prune-suppressions',
    'ignore-unknown',
    'watch',
    'base-release',
  ] as const),
  ...(['print-config', 'print-tools', 'why', 'show-files'] as const),
];

export async function serverCommand(
  words: readonly string[],
  flags: Flags,
  knowledge: Knowledge,
  terminal: Terminal,
): Promise<number> {
  for (const each of NOT_FOR_SERVERS) {
    if (flags[each] !== undefined)
      throw new UserError(`--${each} is about files, so it does not go together with toolint server`);
  }
  const { DEFAULTS, lintServers } = await import('../server/lint-server.js');
  const targets = await targetsOf(words, flags, terminal);
  const timing = flags.timing ? startTiming() : undefined;
  const { save, budget, source } = flags;
  if (save !== undefined && targets.length > 1)
    throw new UserError(
      `--save writes the answers of one server, and there are ${targets.length}: choose one with --name`,
    );
  const report = await lintServers(targets, {
    cwd: terminal.cwd,
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    formats: knowledge.formats,
    as: (flags.as ?? DEFAULTS.as) as 'full' | 'bare',
    protocol: protocolOf(flags.protocol),
    startTimeout: msIn('--start-timeout', flags['start-timeout']) ?? DEFAULTS.startTimeout,
    timeout: msIn('--timeout', flags.timeout) ?? DEFAULTS.timeout,
    listTimeout: msIn('--list-timeout', flags['list-timeout']) ?? DEFAULTS.listTimeout,
    maxPages: flags['max-pages'] === undefined ? DEFAULTS.maxPages : countIn('--max-pages', flags['max-pages']),
    ...(flags.twice && { twice: true }),
    ...(budget !== undefined && { budget: countIn('--budget', budget) }),
    ...(source !== undefined && { source }),
    onWarning: (text) => terminal.err(`toolint: ${text}\n`),
    ...(save !== undefined && { onAnswers: (text: string) => write(save, text, terminal) }),
  });
  const mostWarnings =
    flags['max-warnings'] === undefined ? undefined : countIn('--max-warnings', flags['max-warnings']);
  const linted = { report, files: [], changes: [], fixed: [] };
  const status = await finish(linted, flags, mostWarnings, knowledge, terminal);
  if (timing) terminal.err(timingText(timing, performance.now()));
  return status;
}

async function targetsOf(words: readonly string[], flags: Flags, { cwd, env: own }: Terminal) {
  const { readHeaders, readServers, readVariables } = await import('../server/target.js');
  const { url, servers, name: names = [], cwd: folder } = flags;
  const ways = [words.length > 0, url !== undefined, servers !== undefined].filter(Boolean).length;
  if (ways !== 1) {
    throw new UserError(
      ways === 0
        ? 'Say which server to ask: toolint server -- COMMAND, --url URL or --servers FILE. To lint a folder of that name, write ./server'
        : 'Name the server in one way: by a command, by --url or by --servers',
    );
  }
  const env = readVariables(flags.env ?? [], flags['env-from'] ?? [], own, cwd);
  const headers = readHeaders(flags.header ?? []);
  if (Object.keys(headers).length > 0 && words.length > 0)
    throw new UserError('--header is for a server behind --url; a command gets its secrets by --env');
  if (servers !== undefined) {
    const found = await readServers(servers, names, env, cwd);
    if (Object.keys(headers).length > 0 && found.length > 1)
      throw new UserError(`--header is for one server, and there are ${found.length}: choose one with --name`);
    return found.map((each) => ({ ...each, headers: { ...each.headers, ...headers } }));
  }
  if (names.length > 1) throw new UserError('--name is given twice, and there is one server');
  const [command, ...args] = words;
  return [
    {
      ...(names[0] !== undefined && { name: names[0] }),
      ...(url === undefined ? { command: command! } : { url }),
      ...(folder !== undefined && { folder }),
      ...{ args, env, headers },
    },
  ];
}

function protocolOf(given = 'auto'): string {
  if (['auto', 'otc', 'gloodata'].includes(given) || /^\d{4}-\d{2}-\d{2}$/.test(given)) return given;
  throw new UserError(`--protocol must be auto, a revision such as 2026-07-28, otc or gloodata, not "${given}"`);
}

function countIn(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`${option} needs a whole number, and got "${value}".`);
  return Number(value);
}

function msIn(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d{1,6}(?:\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (seconds === 0) throw new UserError(`${option} needs a number of seconds, and got "${value}".`);
  return seconds * 1000;
}

function write(file: string, text: string, { cwd, err }: Terminal): void {
  try {
    writeNamed(file, text, absolutePath(cwd, '.'));
  } catch (error) {
    throw new UserError(`The answers could not be written to ${file}: ${whyNot(error)}.`);
  }
  err(`toolint: the answers of the server are in ${visible(file)}.\n`);
}
