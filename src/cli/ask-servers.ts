/** The servers that the command line names, asked for their lists. */
import type { Report } from '../core/finding.js';
import { UserError } from '../files/errors.js';
import type { ServerOptions } from '../server/lint-server.js';
import type { Flags } from './args.js';
import { configsFor } from './show.js';
import type { Call, Terminal } from './terminal.js';

type AskOptions = Partial<Pick<ServerOptions, 'twice' | 'budget' | 'source' | 'onAnswers'>>;

/** Asks and lints the servers that the command line names. */
export async function askServers(
  words: readonly string[],
  { flags, knowledge: { rules, formats }, terminal }: Call,
  options: AskOptions,
): Promise<Report> {
  const { DEFAULTS, lintServers } = await import('../server/lint-server.js');
  const targets = await targetsOf(words, flags, terminal);
  const isOfOne = ['baseline', 'save'].find((name) => flags[name as 'save'] !== undefined);
  if (isOfOne !== undefined && targets.length > 1)
    throw new UserError(
      `--${isOfOne} is about the answers of one server, and there are ${targets.length}: choose one with --name`,
    );
  return lintServers(targets, {
    cwd: terminal.cwd,
    configs: configsFor(flags, rules, terminal.cwd),
    formats,
    as: (flags.as ?? DEFAULTS.as) as 'full' | 'bare',
    protocol: protocolOf(flags.protocol),
    startTimeout: msIn('--start-timeout', flags['start-timeout']) ?? DEFAULTS.startTimeout,
    timeout: msIn('--timeout', flags.timeout) ?? DEFAULTS.timeout,
    listTimeout: msIn('--list-timeout', flags['list-timeout']) ?? DEFAULTS.listTimeout,
    maxPages: flags['max-pages'] === undefined ? DEFAULTS.maxPages : countIn('--max-pages', flags['max-pages']),
    onWarning: (text) => terminal.err(`toolint: ${text}\n`),
    ...options,
  });
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

export function countIn(option: string, value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new UserError(`${option} needs a whole number, and got "${value}".`);
  return Number(value);
}

function msIn(option: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const seconds = /^\d{1,6}(?:\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (seconds === 0) throw new UserError(`${option} needs a number of seconds, and got "${value}".`);
  return seconds * 1000;
}
