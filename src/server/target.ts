/** Which servers to ask: those in a client's config, in a `server.json`, or the one on the command line. */
import { isRecord } from '../core/collections.js';
import { clientConfigIn, type ClientServer } from '../core/client-config.js';
import { didYouMean } from '../core/did-you-mean.js';
import { printable } from '../core/text.js';
import { entries, toValue, type Node } from '../core/tree.js';
import { UserError } from '../files/errors.js';
import { absolutePath } from '../files/paths.js';
import { readText } from '../files/read.js';
import { parseOrSay } from '../parse/parse.js';

export interface Target {
  /** Undefined where the server may say it itself. */
  readonly name?: string;
  readonly command?: string;
  readonly args: readonly string[];
  readonly url?: string;
  readonly env: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** All that the user handed over: it may be part of an argument or of the URL. */
  readonly given?: Readonly<Record<string, string>>;
  /** Run in this folder instead of an empty one. */
  readonly folder?: string;
  /** Why this server cannot be asked; the others of the file can. */
  readonly refused?: string;
}

type Json = Readonly<Record<string, unknown>>;
type ByName = Readonly<Record<string, string>>;

export async function readServers(
  file: string,
  names: readonly string[],
  given: ByName,
  cwd: string,
): Promise<Target[]> {
  const root = await readJson(file, cwd);
  const config = clientConfigIn(root);
  const held = entries(config?.holder.value);
  const servers = new Map(config?.servers.map((each) => [each.entry, each]));
  const found: Json = Object.fromEntries(
    held.length > 0
      ? held.map((each) => {
          const server = servers.get(each);
          return [each.key, server && plainServer(server)];
        })
      : Object.entries(registryEntry(objectOf(root && toValue(root)))),
  );
  const all = Object.keys(found);
  if (all.length === 0)
    throw new UserError(
      `${file}: it names no server. Known are \`mcpServers\`, \`servers\` and what a server.json has`,
    );
  for (const name of names) {
    if (!all.includes(name))
      throw new UserError(`${file}: there is no server "${printable(name)}"${didYouMean(name, all)}`);
  }
  const chosen = all.filter((name) => names.length === 0 || names.includes(name));
  // What the file has a place for goes to that server alone.
  const placed = new Set(Array.from(JSON.stringify(found).matchAll(VARIABLE), ([, variable]) => nameOf(variable!)));
  const toAll = Object.fromEntries(Object.entries(given).filter(([name]) => !placed.has(name)));
  return chosen.map((name) => {
    try {
      return targetOf(name, objectOf(found[name]), given, { file, cwd, toAll });
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return { name, given, args: [], env: {}, headers: {}, refused: error.message };
    }
  });
}

/** As most clients write a server, whatever names this client has for command and address. */
function plainServer({ node, command, args, url }: ClientServer): Json {
  const plain = objectOf(toValue(node));
  return {
    ...plain,
    ...(command && { command: toValue(command) }),
    ...(args.length > 0 && { args: args.map(toValue) }),
    ...(url && { url: toValue(url) }),
  };
}

const VARIABLE = /\$\{([\w:.]{1,100})(?::-([^}$]*(?:\$(?!\{)[^}$]*)*))?\}/g;
const nameOf = (variable: string): string => variable.replace(/^(?:env|input):/, '');

interface Where {
  readonly file: string;
  readonly cwd: string;
  readonly toAll: ByName;
}

function targetOf(name: string, server: Json, given: ByName, where: Where): Target {
  const refuse = (what: string): never => {
    throw new UserError(`${printable(where.file, 400)}: the server "${printable(name)}" ${what}`);
  };
  const fill = (value: unknown, key: string): string => {
    if (!/^(?:string|number|boolean)$/.test(typeof value)) refuse(`has \`${key}\` that are not all texts`);
    return filled(
      String(value),
      given,
      (variable) => refuse(`needs \`${variable}\`: hand it over with --env ${variable}, or --env ${variable}=VALUE`),
      where.cwd,
    );
  };
  const mapped = (key: string): Record<string, string> =>
    Object.fromEntries(Object.entries(objectOf(server[key])).map(([each, value]) => [each, fill(value, key)]));
  const { command, url, args = [], cwd } = server;
  const target = {
    name,
    args: Array.isArray(args) ? args.map((each) => fill(each, 'args')) : [],
    env: { ...mapped('env'), ...where.toAll },
    headers: mapped('headers'),
    given,
    ...(typeof cwd === 'string' && { folder: fill(cwd, 'cwd') }),
  };
  if (typeof command === 'string') return { ...target, command: fill(command, 'command') };
  if (typeof url === 'string') return { ...target, url: fill(url, 'url') };
  return refuse('has neither a `command` nor a `url`');
}

/**
 * `${env:NAME}`, `${NAME}`, `${NAME:-default}` and `${input:id}` stand for what was named with --env: nothing else of
 * the environment goes to a server because a file says so.
 */
function filled(text: string, given: ByName, refuse: (variable: string) => never, cwd: string): string {
  return text.replace(VARIABLE, (_, variable: string, fallback?: string) => {
    if (/^workspaceFolder/.test(variable)) return cwd;
    const name = nameOf(variable);
    return (Object.hasOwn(given, name) ? given[name] : fallback) ?? refuse(name);
  });
}

/** What a server.json of the registry says: how its package is run, or where it is. */
function registryEntry(root: Json): Record<string, Json> {
  const name = typeof root['name'] === 'string' ? root['name'] : 'server';
  const [remote] = listOf(root['remotes']);
  const [pack] = listOf(root['packages']);
  if (pack) {
    const { registryType, registry_type, identifier, version, runtimeHint } = pack;
    const id = textOf(identifier);
    const run: Readonly<Record<string, readonly string[]>> = {
      npm: ['npx', '-y', typeof version === 'string' ? `${id}@${version}` : id],
      pypi: ['uvx', typeof version === 'string' ? `${id}==${version}` : id],
      oci: ['docker', 'run', '-i', '--rm', id],
      nuget: ['dnx', typeof version === 'string' ? `${id}@${version}` : id, '--yes'],
    };
    const type = textOf(registryType ?? registry_type);
    const words = Object.hasOwn(run, type) ? run[type] : undefined;
    if (words && id !== '') {
      const command = typeof runtimeHint === 'string' ? runtimeHint : words[0]!;
      const args = [
        ...argumentsIn(pack['runtimeArguments']),
        ...words.slice(1),
        ...argumentsIn(pack['packageArguments']),
      ];
      return { [name]: { command, args, env: defaultsIn(pack['environmentVariables']) } };
    }
  }
  return remote ? { [name]: { url: remote['url'], headers: defaultsIn(remote['headers']) } } : {};
}

function argumentsIn(given: unknown): string[] {
  return listOf(given).flatMap(({ name, value, default: fallback }) =>
    [name, value ?? fallback].filter((each) => typeof each === 'string'),
  );
}

function defaultsIn(given: unknown): Record<string, string> {
  return Object.fromEntries(
    listOf(given).flatMap(({ name, value, default: fallback }) => {
      const text = value ?? fallback;
      return typeof name === 'string' && typeof text === 'string' ? [[name, text]] : [];
    }),
  );
}

async function readJson(file: string, cwd: string): Promise<Node | undefined> {
  const read = readText(absolutePath(cwd, file));
  if ('failure' in read) throw new UserError(`${file}: ${read.failure.replace(/\.$/, '')}`);
  const document = await parseOrSay(`${file}.jsonc`, read.text);
  if (typeof document === 'string') throw new UserError(`${file}: ${document.replace(/\.$/, '')}`);
  const { roots, faults } = document;
  if (faults[0]) throw new UserError(`${file}: ${faults[0].message.replace(/\.$/, '')}`);
  return roots[0];
}

/** `NAME=VALUE`; a name alone stands for the value that it has here. */
export function readVariables(
  pairs: readonly string[],
  files: readonly string[],
  own: Readonly<Record<string, string | undefined>>,
  cwd: string,
): Record<string, string> {
  const variables = new Map(files.flatMap((file) => readEnvFile(file, cwd)));
  for (const pair of pairs) {
    const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(pair) ?? [];
    if (!/^[A-Za-z_][\w.-]*$/.test(name))
      throw new UserError('--env needs a name and a value, as in --env API_KEY=…, or a name alone');
    const known = value ?? (Object.hasOwn(own, name) ? own[name] : undefined);
    if (known === undefined) throw new UserError(`--env ${name}: there is no such variable here`);
    variables.set(name, known);
  }
  return Object.fromEntries(variables);
}

/** Like `.env`, but read only here: Node itself takes `--env-file`, and would read its own options from the file. */
function readEnvFile(file: string, cwd: string): [name: string, value: string][] {
  const read = readText(absolutePath(cwd, file));
  if ('failure' in read) throw new UserError(`--env-from ${file}: ${read.failure.replace(/\.$/, '')}`);
  const lines = read.text.replace(/^\ufeff/, '').split(/\r?\n/);
  return lines.flatMap((line, index): [string, string][] => {
    if (/^\s*(?:#|$)/.test(line)) return [];
    const [, name, value = ''] = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/.exec(line) ?? [];
    // The line may hold a secret, so only its number is shown.
    if (name === undefined) throw new UserError(`--env-from ${file}: line ${index + 1} is not NAME=VALUE`);
    const [, , quoted] = /^(["'])(.*)\1$/.exec(value.trim()) ?? [];
    return [[name, quoted ?? value.trim()]];
  });
}

export function readHeaders(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):([^\r\n\0]*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined)
        throw new UserError('--header needs a name and a value, as in --header "Authorization: Bearer …"');
      return [name.toLowerCase(), value.trim()];
    }),
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const objectOf = (value: unknown): Json => (isRecord(value) ? value : {});
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.map(objectOf) : []);
