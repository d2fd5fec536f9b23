/** Asks a server what a client asks it when it connects: who it is, and its lists. Nothing is ever called. */
import { append, isRecord } from '../core/collections.js';
import { printable } from '../core/text.js';
import { VERSION } from '../core/version.js';
import type { Connection } from './connection.js';
import { refusalsOf, type Refusal } from './error-codes.js';
import { AnswerError, METHOD_NOT_FOUND, ServerFailure, notWithin, type Limits } from './failure.js';

export interface AskOptions {
  /** A client that can do everything, or nothing beyond the lists. */
  readonly as: 'full' | 'bare';
  /** `auto`, or the revision to ask for. */
  readonly protocol: string;
  readonly startTimeout: number;
  readonly listTimeout: number;
  readonly maxPages: number;
}

type RequestOptions = AskOptions & { readonly limits: Limits };

const LISTS = ['tools', 'resources', 'resourceTemplates', 'prompts'] as const;
type List = (typeof LISTS)[number];

export interface Answers {
  /** What the server calls itself. */
  readonly name: string | undefined;
  /** The raw answers, by the names under which they are saved. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** Requests that the server answered with an error, though it announces them. */
  readonly failed: readonly FailedRequest[];
  /** It has tools and does not announce them. */
  readonly isUnannounced: boolean;
  /** What results say of themselves, from the revision on that demands it; that of the greeting is in the greeting. */
  readonly results: readonly ResultFields[];
  /** How it refuses what it does not know, from the revision on that gives the codes. */
  readonly refusals: readonly Refusal[];
}

interface ResultFields {
  readonly method: string;
  readonly resultType?: unknown;
  readonly ttlMs?: unknown;
  readonly cacheScope?: unknown;
}

interface FailedRequest {
  readonly method: string;
  readonly uri?: string;
  readonly code: number;
  readonly message: string;
}

/** The newest revision with `initialize`, and the first without. */
const NEWEST = '2025-11-25';
const MODERN = '2026-07-28';
const CLIENT = { name: 'toolint', version: VERSION };
const META = 'io.modelcontextprotocol/';

/** More widgets than this are not read. */
const MOST_READ = 100;

type Json = Readonly<Record<string, unknown>>;

/** How requests look, by the era that a server is of. */
interface Hello {
  readonly key: 'initialize' | 'discover';
  readonly result: Json;
  readonly params: Json;
}

export async function ask(connection: Connection, options: RequestOptions): Promise<Answers> {
  const hello = await greet(connection, options);
  const { result, params, key } = hello;
  const capabilities = objectOf(result['capabilities']);
  const failed: FailedRequest[] = [];
  const lists: Partial<Record<List, readonly unknown[]>> = {};
  const results: ResultFields[] = [];
  const note = (method: string, result: Json): void => {
    if (key === 'discover') results.push(fieldsOf(method, result));
  };
  let isUnannounced = false;
  for (const list of LISTS) {
    const isAnnounced = capabilities[list === 'resourceTemplates' ? 'resources' : list] !== undefined;
    if (!isAnnounced && list !== 'tools') continue;
    try {
      lists[list] = await readList(connection, list, params, { ...options, note });
      isUnannounced ||= !isAnnounced && lists[list].length > 0;
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      const isMissing = error.code === METHOD_NOT_FOUND;
      if (list === 'tools' && isAnnounced && !isMissing) throw error;
      // Few servers have templates, and those without need not know the request.
      if (isAnnounced && !(list === 'resourceTemplates' && isMissing))
        failed.push({ method: METHODS[list], code: error.code, message: error.text });
    }
  }
  const contents: unknown[] = [];
  const canRead = capabilities['resources'] !== undefined;
  const uris = canRead ? widgetUris(lists).slice(0, MOST_READ) : [];
  for (const [index, uri] of uris.entries()) {
    const limit = options.limits.for(`resources/read (${index + 1} of ${uris.length})`, options.listTimeout);
    try {
      const answer = objectOf(await connection.request('resources/read', { ...params, uri }, limit));
      note('resources/read', answer);
      const read = answer['contents'];
      if (Array.isArray(read)) append(contents, read as unknown[]);
    } catch (error) {
      if (!(error instanceof AnswerError)) throw error;
      failed.push({ method: 'resources/read', uri, code: error.code, message: error.text });
    }
  }
  const refusals =
    key === 'discover' ? await refusalsOf(connection, `${META}protocolVersion`, params, options.limits) : [];
  const name = objectOf(result['serverInfo'] ?? objectOf(result['_meta'])[`${META}serverInfo`])['name'];
  return {
    name: typeof name === 'string' ? name : undefined,
    raw: { [key]: result, tools: [], ...lists, ...(contents.length > 0 && { contents }) },
    failed,
    isUnannounced,
    results,
    refusals,
  };
}

function fieldsOf(method: string, { resultType, ttlMs, cacheScope }: Json): ResultFields {
  return {
    method,
    ...(resultType !== undefined && { resultType }),
    ...(ttlMs !== undefined && { ttlMs }),
    ...(cacheScope !== undefined && { cacheScope }),
  };
}

async function greet(connection: Connection, options: RequestOptions): Promise<Hello> {
  const { protocol } = options;
  if (protocol !== 'auto')
    return protocol >= MODERN ? discover(connection, protocol, options) : initialize(connection, protocol, options);
  try {
    return await initialize(connection, NEWEST, options);
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    return await discover(connection, MODERN, options).catch((later: unknown) => {
      throw later instanceof AnswerError ? error : later;
    });
  }
}

async function initialize(connection: Connection, revision: string, options: RequestOptions): Promise<Hello> {
  const params = { protocolVersion: revision, capabilities: capabilitiesOf(options), clientInfo: CLIENT };
  const limit = options.limits.for('initialize', options.startTimeout);
  const result = objectOf(await connection.request('initialize', params, limit));
  const agreed = result['protocolVersion'];
  if (typeof agreed !== 'string') throw new ServerFailure('The answer to initialize has no `protocolVersion`.');
  connection.agreeOn?.(agreed);
  const initialized = 'notifications/initialized';
  await connection.notify(initialized, options.limits.for(initialized, options.listTimeout));
  return { key: 'initialize', result, params: {} };
}

/** There is no session: each request says who asks. */
async function discover(connection: Connection, revision: string, options: RequestOptions): Promise<Hello> {
  const params = {
    _meta: {
      [`${META}protocolVersion`]: revision,
      [`${META}clientInfo`]: CLIENT,
      [`${META}clientCapabilities`]: capabilitiesOf(options),
    },
  };
  connection.agreeOn?.(revision);
  const limit = options.limits.for('server/discover', options.startTimeout);
  const result = objectOf(await connection.request('server/discover', params, limit));
  const versions = result['supportedVersions'];
  if (!Array.isArray(versions))
    throw new ServerFailure('The answer to server/discover has no list `supportedVersions`.');
  if (!versions.includes(revision)) {
    const known = versions.filter((each) => typeof each === 'string');
    const list = known.length > 0 ? `but ${printable(known.join(', '), 200)}` : 'and names none that it speaks';
    throw new ServerFailure(`The server does not speak the revision ${revision}, ${list}.`);
  }
  return { key: 'discover', result, params };
}

function capabilitiesOf({ as, protocol }: AskOptions): Json {
  if (as === 'bare') return {};
  const extensions = { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } };
  const isModern = protocol !== 'auto' && protocol >= MODERN;
  const can = { sampling: { context: {}, tools: {} }, elicitation: { form: {}, url: {} }, extensions };
  return isModern ? can : { roots: { listChanged: true }, tasks: TASKS, ...can };
}

/** Of the revisions with `initialize`: some servers list more tools to a client that has these. */
const TASKS = {
  list: {},
  cancel: {},
  requests: { sampling: { createMessage: {} }, elicitation: { create: {} } },
};

const METHODS: Readonly<Record<List, string>> = {
  tools: 'tools/list',
  resources: 'resources/list',
  resourceTemplates: 'resources/templates/list',
  prompts: 'prompts/list',
};

async function readList(
  connection: Connection,
  list: List,
  params: Json,
  options: RequestOptions & { note(method: string, result: Json): void },
): Promise<unknown[]> {
  const method = METHODS[list];
  const found: unknown[] = [];
  const seen = new Set<string>();
  const end = performance.now() + options.listTimeout;
  let cursor: string | undefined;
  for (let page = 1; ; page++) {
    const what = page === 1 ? method : `${method}, page ${page}`;
    // All pages share the time of a list, so what is left of it says little to a reader.
    const late = notWithin(method, options.listTimeout).replace(/\.$/, page === 1 ? '.' : `: it reached page ${page}.`);
    const limit = options.limits.for(what, Math.max(0, end - performance.now()), late);
    const asked = cursor === undefined ? params : { ...params, cursor };
    const answer = objectOf(await connection.request(method, asked, limit));
    options.note(method, answer);
    const items = answer[list];
    if (!Array.isArray(items)) throw new ServerFailure(`The answer to ${method} has no list \`${list}\`.`);
    append(found, items as unknown[]);
    const next = answer['nextCursor'];
    if (next === undefined || next === null) return found;
    if (typeof next !== 'string')
      throw new ServerFailure(`The answer to ${method} has a \`nextCursor\` that is not a string.`);
    if (seen.has(next))
      throw new ServerFailure(`The answers to ${method} never end: page ${page} names a page that was read already.`);
    if (page >= options.maxPages)
      throw new ServerFailure(`${method} still has a next page after ${page} pages, which --max-pages allows.`);
    seen.add(next);
    cursor = next;
  }
}

/** The widgets that are listed, or that tools name. */
function widgetUris({ resources = [], tools = [] }: Partial<Record<List, readonly unknown[]>>): string[] {
  const named = tools.flatMap((tool) => {
    const meta = objectOf(objectOf(tool)['_meta']);
    return [objectOf(meta['ui'])['resourceUri'], meta['ui/resourceUri'], meta['openai/outputTemplate']];
  });
  const listed = resources.map((each) => objectOf(each)['uri']);
  const isWidget = (uri: unknown): uri is string => typeof uri === 'string' && uri.startsWith('ui://');
  return [...new Set([...listed, ...named].filter(isWidget))];
}

const objectOf = (value: unknown): Json => (isRecord(value) ? value : {});
