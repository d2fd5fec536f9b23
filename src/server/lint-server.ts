/** Asks servers for their lists and lints what they answer. */
import { makeReport, SERVER_PATH, type Finding, type Report, type ServedList } from '../core/finding.js';
import type { Format } from '../core/format.js';
import { submissionTo } from '../core/stores.js';
import { hasTag } from '../core/tags.js';
import { messageOf, printable } from '../core/text.js';
import { tokensOf } from '../core/tokens.js';
import type { Configs, ResolvedConfig } from '../config/resolve.js';
import { UserError } from '../files/errors.js';
import { absolutePath } from '../files/paths.js';
import { lintText } from '../run/lint-text.js';
import { ask, type AskOptions } from './ask.js';
import type { Noise } from './connection.js';
import { differencesBetween, dumpOf, type Dump, type Observations, toolsOf } from './dump.js';
import { explanationIn } from './explain-failure.js';
import { ServerFailure, Limits, reasonOf, type Limit } from './failure.js';
import { openHttp } from './http.js';
import { compareWithSource, onSource, type ServedTool } from './on-source.js';
import { Secrets } from './secrets.js';
import { readSource, type Source } from './source-tools.js';
import { openStdio } from './stdio.js';
import type { Target } from './target.js';
import { harmlessPart, endpointOf, shownUrl, type HttpOptions } from './url.js';
import { readBody } from './event-stream.js';

export interface ServerOptions extends AskOptions {
  readonly cwd: string;
  readonly configs: Configs;
  readonly formats: readonly Format[];
  /** What everything with one server may take, in milliseconds: both starts and the clean-up. */
  readonly timeout: number;
  /** Also ask a second start, and report what differs. */
  readonly twice?: boolean;
  /** The folder that toolint-suppressions.json is in, if not `cwd`. */
  readonly suppressionsIn?: string;
  /** How many tokens the tools of a server may cost. */
  readonly budget?: number;
  /** The folder that the server's source is in. */
  readonly source?: string;
  /** Given the answers of each server, as one text. */
  onAnswers?(text: string): void;
  /** Given what the report has no place for: a process that was left running, for one. */
  onWarning?(text: string): void;
}

export const DEFAULTS = {
  as: 'full',
  protocol: 'auto',
  startTimeout: 30_000,
  listTimeout: 20_000,
  maxPages: 100,
  timeout: 120_000,
} as const satisfies AskOptions & Pick<ServerOptions, 'timeout'>;

export async function lintServers(targets: readonly Target[], options: ServerOptions): Promise<Report> {
  const { cwd, configs, formats } = options;
  const source = options.source === undefined ? undefined : await readSource(options.source, { cwd, configs, formats });
  const reports: Report[] = [];
  for (const target of targets) reports.push(await lintOne(target, options, source));
  return makeReport({
    files: reports.flatMap(({ files }) => files),
    skipped: reports.flatMap(({ skipped }) => skipped),
    findings: reports.flatMap(({ findings }) => findings),
    failures: reports.flatMap(({ failures }) => failures),
    suppressed: reports.reduce((sum, { suppressed }) => sum + suppressed, 0),
    servers: reports.flatMap(({ servers = [] }) => servers),
    ...(reports[0]?.submission && { submission: reports[0].submission }),
  });
}

const LONGEST_MESSAGE = 4000;

async function lintOne(target: Target, options: ServerOptions, source: Source | undefined): Promise<Report> {
  const secrets = secretsOf(target);
  try {
    const limits = new Limits(options.timeout);
    const { name, dump } = await answersOf(target, { ...options, limits, secrets });
    options.onAnswers?.(dump.text);
    return await lintAnswers(name, dump, options, source);
  } catch (error) {
    if (error instanceof UserError && !(error instanceof ServerFailure)) throw error;
    const path = `${SERVER_PATH}${nameOf(target, undefined, secrets)}`;
    const isOurs = !(error instanceof ServerFailure);
    const said = isOurs
      ? `toolint itself failed on this server: ${messageOf(error)}.`
      : await explained(error, options);
    return makeReport({ failures: [{ path, message: printable(secrets.hide(said), LONGEST_MESSAGE) }] });
  }
}

/** With what its source has to say to that. */
async function explained({ message, standardError }: ServerFailure, options: ServerOptions): Promise<string> {
  const { source } = options;
  if (source === undefined) return message;
  const why = await explanationIn(source, standardError, options);
  return why === '' ? message : `${message.replace(/[^.!?]$/, '$&.')}${why}`;
}

/** All that was handed over, by the names that the user gave. */
function secretsOf({ env, headers, given, args, url }: Target): Secrets {
  const secrets = new Secrets();
  for (const [name, value] of Object.entries({ ...given, ...env, ...headers })) secrets.add(name, value);
  args.forEach((word, index) => {
    const before = args[index - 1] ?? '';
    const [, name = '', value = ''] = /^([\w.-]+)\s*[=:](.+)$/s.exec(word) ?? [];
    if (VARIABLE_OPTION.test(before) || SECRET_OPTION.test(name)) secrets.add('argument', value, { called: name });
    else if (/^--?[\w.-]+$/.test(before) && SECRET_OPTION.test(before))
      secrets.add('argument', word, { called: before });
    secrets.addUrl('argument', word);
  });
  if (url !== undefined) secrets.addUrl('url', url);
  return secrets;
}

const SECRET_OPTION = /key|token|secret|passw/i;
/** As docker, npx and mcp-remote have them. */
const VARIABLE_OPTION = /^(?:-e|-H|--env|--header)$/;

interface Answered {
  readonly name: string;
  readonly dump: Dump;
}

async function answersOf(target: Target, options: AskingOptions): Promise<Answered> {
  if (target.refused !== undefined) throw new ServerFailure(target.refused);
  const other = OTHERS.find((each) => each === options.protocol);
  if (other) return otherAnswers(other, target, options);
  const { secrets } = options;
  const first = await askOnce(target, options);
  const unstable = options.twice ? await differences(first, target, options) : undefined;
  const dump = shallow(() =>
    dumpOf(first.answers, secrets, { ...(first.noise && { noise: first.noise }), ...(unstable && { unstable }) }),
  );
  return { name: nameOf(target, first.answers.name, secrets), dump };
}

type AskingOptions = ServerOptions & { readonly limits: Limits; readonly secrets: Secrets };

type AskedServer = { readonly answers: Awaited<ReturnType<typeof ask>>; readonly noise: Noise | undefined };

async function askOnce(target: Target, options: AskingOptions): Promise<AskedServer> {
  const { secrets } = options;
  const { command, args, env, url, headers, folder } = target;
  if (command === undefined && url === undefined)
    throw new UserError('There is neither a command nor a URL of a server');
  const connection =
    url === undefined
      ? openStdio(
          { command: command!, args, env, pathsFrom: options.cwd, ...(folder !== undefined && { cwd: folder }) },
          secrets,
        )
      : openHttp({ url, headers }, secrets);
  try {
    const answers = await ask(connection, options);
    return { answers, noise: connection.noise };
  } finally {
    await connection.close(options.limits.left);
    for (const each of connection.left ?? [])
      options.onWarning?.(`The server has ended, and this was left running: ${secrets.hide(printable(each))}.`);
  }
}

async function differences(
  first: AskedServer,
  target: Target,
  options: AskingOptions,
): Promise<Observations['unstable']> {
  const second = await askOnce(target, options);
  const clean = ({ answers }: AskedServer): Dump['answers'] => dumpOf(answers, options.secrets, {}).answers;
  return shallow(() => differencesBetween(clean(first), clean(second)));
}

async function otherAnswers(kind: Other, target: Target, options: AskingOptions): Promise<Answered> {
  const { startTimeout, limits, secrets } = options;
  const { url, headers } = target;
  if (url === undefined) throw new ServerFailure(`--protocol ${kind} asks a server behind a URL: name it with --url`);
  const limit = limits.for(REQUESTS[kind], startTimeout);
  const answer = await askOther(kind, { url, headers }, secrets, limit);
  const dump = shallow(() => {
    const answers = secrets.clean(answer) as Dump['answers'];
    return { text: `${JSON.stringify(answers, null, 2)}\n`, answers };
  });
  return { name: nameOf(target, undefined, secrets), dump };
}

/** What goes down into a value ends where the stack does. */
function shallow<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError)
      throw new ServerFailure('The answers of the server are nested too deep to be read.');
    throw error;
  }
}

const LONGEST_NAME = 80;

/** The name in the config, the name that the server gives itself, or what was started; fit to be part of a path. */
function nameOf({ name, command, args, url }: Target, own: string | undefined, secrets: Secrets): string {
  const called =
    command && /^(?:node|npx|bunx?|deno|python3?|uvx?|docker|dotnet|ruby|php|java|go)$/.test(command)
      ? args.find((each) => !/^-|[\s=]|^(?:run|exec)$/.test(each))
      : undefined;
  const path = called ?? command;
  const started = path === undefined ? url && (harmlessPart(url) ?? hostOf(url)) : path.replace(/^.*[\\/](?=.)/s, '');
  const given = name ?? own;
  const shown = given === undefined ? secrets.hide(started || 'server') : (secrets.clean(given) as string);
  const plain = shown
    .slice(0, LONGEST_NAME)
    .split(/[^\w@.-]+/)
    .filter((part) => /\w/.test(part))
    .join('-');
  return plain || 'server';
}

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : '');

async function lintAnswers(
  name: string,
  { text, answers }: Dump,
  { cwd, configs, formats, budget, source: folder, suppressionsIn }: ServerOptions,
  source: Source | undefined,
): Promise<Report> {
  const path = `${SERVER_PATH}${name}`;
  const config = { ...withBudget(await configs.for(path), budget), ignored: () => undefined };
  const file = { path, absolute: absolutePath(cwd, path), named: true };
  const served = servedIn(answers, path);
  const place = (findings: readonly Finding[]): readonly Finding[] => {
    const here = findings.map(atServer);
    if (!source) return here;
    return [...onSource(here, served, source), ...compareWithSource(served, source, folder!, config.rules)];
  };
  const { report } = await lintText(file, { text }, config, { cwd, formats, suppressionsIn, place, isWhole: true });
  const { secrets: _, ...rest } = report;
  const submission = submissionTo(config.preset, config.rules);
  return { ...rest, servers: [listOf(name, answers)], ...(submission && { submission }) };
}

function withBudget(config: ResolvedConfig, budget: number | undefined): ResolvedConfig {
  if (budget === undefined) return config;
  const rules = new Map(config.rules);
  for (const [id, setting] of config.rules) {
    if (hasTag(id, 'token-budget')) rules.set(id, { ...setting, options: { ...setting.options, budget } });
  }
  return { ...config, rules };
}

/** There is no file with these answers, so lines and fixes mean nothing: the pointer says where the finding is. */
function atServer({ fix: _, ...finding }: Finding): Finding {
  return {
    ...finding,
    ...START,
    ...(finding.related && { related: finding.related.map((each) => ({ ...each, line: 1, column: 1 })) }),
  };
}

const START = { line: 1, column: 1, endLine: 1, endColumn: 1 };

function servedIn(answers: Dump['answers'], path: string): ServedTool[] {
  return toolsOf(answers).flatMap(({ value, pointer }, index) => {
    const name = nameIn(value);
    return name === undefined ? [] : [{ name, value, at: { path, pointer, start: index, end: index, ...START } }];
  });
}

const nameIn = (tool: unknown): string | undefined => {
  const name = (tool as { name?: unknown } | null | undefined)?.name;
  return typeof name === 'string' ? name : undefined;
};

function listOf(name: string, answers: Dump['answers']): ServedList {
  const tools = toolsOf(answers).map(({ value, id }) => ({
    name: printable(nameIn(value) ?? id ?? '?'),
    tokens: tokensOf(value),
  }));
  return { name, tools, tokens: tools.reduce((sum, { tokens }) => sum + tokens, 0) };
}

// Servers of other formats, asked as their documents say: one request, and nothing is called.

/** The protocols beside MCP, by the format of what they answer. */
const OTHERS = ['otc', 'gloodata'] as const;
type Other = (typeof OTHERS)[number];

/** What is asked for, as a complaint about a server that is late calls it. */
const REQUESTS: Readonly<Record<Other, string>> = { otc: '/tools', gloodata: 'the request for its info' };

/** An Open Tool Calling server lists its tools at `/tools`; a gloodata extension tells its info when asked for it. */
async function askOther(kind: Other, options: HttpOptions, secrets: Secrets, limit: Limit): Promise<unknown> {
  const { url, headers } = endpointOf(options);
  if (kind === 'otc' && !/\/tools\/?$/.test(url.pathname)) url.pathname = `${url.pathname.replace(/\/$/, '')}/tools`;
  const shown = secrets.hide(shownUrl(url.href));
  const init: RequestInit =
    kind === 'otc'
      ? { headers: { accept: 'application/json', ...headers } }
      : {
          method: 'POST',
          body: JSON.stringify({ action: 'info' }),
          headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        };
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(Math.ceil(limit.ms)),
    });
    [status, text] = [response.status, await readBody(response)];
  } catch (error) {
    if (error instanceof ServerFailure) throw error;
    if ((error as Error).name === 'TimeoutError') throw new ServerFailure(limit.late);
    const reason = printable(secrets.hide(reasonOf(error)), 200);
    throw new ServerFailure(`The server at ${shown} could not be reached: ${reason}.`);
  }
  if (status === 401 || status === 403)
    throw new ServerFailure(
      `The server at ${shown} asks for credentials (status ${status}). Name them with --header "Authorization: Bearer …".`,
    );
  try {
    const value: unknown = JSON.parse(text);
    if (status === 200 && typeof value === 'object' && value !== null) return value;
  } catch {
    // Said below.
  }
  const start = printable(secrets.hide(text.trim().replace(/\s+/g, ' ')), 100);
  const said = start === '' ? 'nothing' : start;
  throw new ServerFailure(`The server at ${shown} answered with status ${status} and no list of tools: ${said}.`);
}
