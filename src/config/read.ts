/** Reads one config file, knows where in it each value is, and says what is wrong with it, so that a person can mend it. */
import { basename, extname } from 'node:path';
import { isRecord, groupBy } from '../core/collections.js';
import { inOneText } from '../core/message.js';
import { Lines } from '../core/lines.js';
import { printable, eitherOf, quotedValue } from '../core/text.js';
import { entry, get, items, toValue, walk, type Entry, type Node } from '../core/tree.js';
import { languageOf } from '../core/language.js';
import { parseOrSay } from '../parse/parse.js';
import { UserError, together, unknownHint } from '../files/errors.js';
import { PACKAGE_NAME } from '../files/look-up.js';
import { ALLOWED_BY, importDefault } from './user-code.js';
import { isInside, realPath, relativePath } from '../files/paths.js';
import { readText } from '../files/read.js';
import { LIMITS } from '../engine/limits.js';
import { didYouMean } from '../core/did-you-mean.js';
import { stepsOf } from '../core/pointer.js';
import { CLIENTS, familiesIn, isFamily } from '../core/pack.js';
import type { ClientId, Rule } from '../core/rule.js';
import type { SchemaError, Validator } from '../core/format.js';
import { SETTINGS } from './types.js';

export interface ConfigSource {
  /** Absolute. Other files are found from here. */
  readonly file: string;
  /** For people. */
  readonly shown: string;
  readonly value: unknown;
  readonly isCode: boolean;
  /** An error about the part that keys and indexes lead to. */
  error(path: readonly string[], message: string): UserError;
}

export interface ReadConfigOptions {
  readonly cwd: string;
  /** Links must not lead out of it, unless code may run: then everything is trusted. */
  readonly workspace: string;
  readonly allowCode: boolean;
}

const MAX_CONFIG_BYTES = 1024 * 1024;
const DATA = new Set(['.json', '.jsonc', '.json5', '.yaml', '.yml']);
const CODE = new Set(['.js', '.mjs', '.cjs', '.ts', '.mts']);

/** Undefined: a package.json that has nothing to say about toolint. */
export async function readConfig(file: string, options: ReadConfigOptions): Promise<ConfigSource | undefined> {
  const shown = printable(relativePath(options.cwd, file));
  const real = realPath(file) ?? file;
  if (!options.allowCode && !isInside(options.workspace, real)) {
    throw new UserError(`${shown}: this config lies outside of the workspace, and is read only with ${ALLOWED_BY}`);
  }
  return CODE.has(extname(file)) ? readCode(file, shown, options) : readData(real, file, shown);
}

/** A config that is given as an object. */
export function configOf(value: unknown, file: string): ConfigSource {
  const shown = 'the config';
  return { file, shown, value, isCode: true, error: (path, message) => errorIn(shown, path, message) };
}

async function readCode(file: string, shown: string, { allowCode }: ReadConfigOptions): Promise<ConfigSource> {
  const exported = await importDefault(file, shown, allowCode);
  return {
    file,
    shown,
    value: plainly(exported, shown),
    isCode: true,
    error: (path, message) => errorIn(shown, path, message),
  };
}

/** A getter is code too, and runs here or never. */
function plainly(value: unknown, shown: string): unknown {
  if (!isRecord(value)) return value;
  try {
    return { ...value };
  } catch (error) {
    throw new UserError(
      `${shown}: it could not be read: ${printable(String((error as Error)?.message ?? error), 300)}`,
    );
  }
}

async function readData(real: string, file: string, shown: string): Promise<ConfigSource | undefined> {
  const isPackage = basename(file) === PACKAGE_NAME;
  const read = readText(real, { maxBytes: MAX_CONFIG_BYTES });
  if (isPackage && !('text' in read && read.text.includes('"toolint"'))) return undefined;
  if ('failure' in read) throw new UserError(`${shown}: the config cannot be used. ${read.failure}`);
  if (!DATA.has(extname(file).toLowerCase())) {
    throw new UserError(
      `${shown}: a config is JSON, JSONC, JSON5, YAML, JavaScript or TypeScript, and its name ends in ${eitherOf([...DATA, ...CODE])}`,
    );
  }
  if (isBlank(read.text, file))
    return { file, shown, value: {}, isCode: false, error: (path, message) => errorIn(shown, path, message) };
  if (read.text.trim() === '') throw new UserError(`${shown}: the config is empty: \`{}\` would do`);
  const document = await parseOrSay(file, read.text);
  if (typeof document === 'string') {
    if (isPackage) return undefined;
    throw new UserError(`${shown}: ${document}`);
  }
  const [root] = document.roots;
  const node = isPackage ? get(root, 'toolint') : root;
  if (isPackage && !node) return undefined;
  if (document.roots.length > 1)
    throw new UserError(`${shown}: a config is one document, but this file contains several`);
  const lines = new Lines(read.text);
  const errorAt = (offset: number, message: string): UserError => {
    const { line, column } = lines.at(offset);
    return new UserError(`${shown}:${line}:${column}: ${message}`);
  };
  if (document.faults.length > 0) throw together(document.faults.map((each) => errorAt(each.start, inOneText(each))));
  const again = node ? setAgain(node) : [];
  if (again.length > 0)
    throw together(
      again.map(({ key, start }) =>
        errorAt(
          start,
          `the key \`${printable(key, LONGEST_KEY)}\` is set again, and what was set first would not count`,
        ),
      ),
    );
  return {
    file,
    shown,
    value: node && toValue(node),
    isCode: false,
    error: (path, message) => errorAt(offsetOf(node, path), message),
  };
}

const LONGEST_KEY = 60;

/** The keys that their object has already. */
function setAgain(config: Node): Entry[] {
  const again: Entry[] = [];
  for (const node of walk(config)) {
    if (node.kind !== 'object') continue;
    const known = new Set<string>();
    for (const each of node.entries) {
      if (known.has(each.key)) again.push(each);
      known.add(each.key);
    }
  }
  return again;
}

/** In YAML a config may have all of its lines commented out. */
function isBlank(text: string, file: string): boolean {
  return languageOf(file) === 'yaml' && text.split('\n').every((line) => /^\s*(#|$)/.test(line));
}

/** Where the key or item that a path leads to begins, or what is left of the path leads to. */
export function offsetOf(root: Node | undefined, path: readonly string[]): number {
  let node = root;
  let start = root?.start ?? 0;
  for (const key of path) {
    const inside = node?.kind === 'array' ? items(node)[Number(key)] : entry(node, key)?.value;
    if (!inside) return start;
    start = node?.kind === 'array' ? inside.start : entry(node, key)!.start;
    node = inside;
  }
  return start;
}

function errorIn(shown: string, path: readonly string[], message: string): UserError {
  return new UserError(path.length > 0 ? `${shown}, at \`${keyPath(path)}\`: ${message}` : `${shown}: ${message}`);
}

/** `overrides[0].rules["otc/id-format"]` */
export function keyPath(path: readonly string[]): string {
  return printable(
    path
      .map((key, index) => {
        if (/^\d+$/.test(key)) return `[${key}]`;
        return /^[\w$]+$/.test(key) ? `${index > 0 ? '.' : ''}${key}` : `[${JSON.stringify(key)}]`;
      })
      .join(''),
  );
}

type Path = readonly string[];

/** Everything that is wrong with a config by itself. */
export function errorsInConfig(source: ConfigSource, validate: Validator, rules: Iterable<Rule>): UserError[] {
  const value = source.isCode ? withoutPluginObjects(source.value) : source.value;
  return errorsIn(source, [], value, validate, rules);
}

/** `path` is where in the config the value is. */
export function errorsIn(
  source: ConfigSource,
  path: Path,
  value: unknown,
  validate: Validator,
  rules: Iterable<Rule>,
): UserError[] {
  const all = [...rules];
  const mistakes = mistakesIn(value, validate, path, {
    whole: 'a config',
    unknownKey: (key, at) => unknownKey(key, at, all),
  });
  return mistakes.map(({ at, message }) => source.error(at, message));
}

/** What messages call a kind of file. */
export interface ConfigTexts {
  readonly whole: string;
  unknownKey(key: string, at: Path): string;
  /** What a string must be like, where the schema has a pattern for it. */
  pattern?(at: Path): string | undefined;
}

/** Something that is wrong with a value, and where. */
export interface Mistake {
  readonly at: Path;
  readonly message: string;
}

/** Everything that is wrong with a value: one mistake for each place. */
export function mistakesIn(value: unknown, validate: Validator, path: Path, words: ConfigTexts): Mistake[] {
  if (validate(value)) return [];
  // Of an `if`, what did not hold inside has an error of its own.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const mistakes = [...groupBy(errors, ({ instancePath }) => instancePath).values()].flatMap((here) => {
    // A misspelt key is more to the point than the key that is missing because of it.
    const unknown = here.filter(({ keyword }) => keyword === 'additionalProperties');
    return (unknown.length > 0 ? unknown : here.slice(0, 1)).map((error): Mistake => {
      const inside = stepsOf(error.instancePath);
      const at = [...path, ...inside];
      const key = error.params['additionalProperty'];
      const message = describe(error, at, valueAt(value, inside), words);
      return { at: typeof key === 'string' ? [...at, key] : at, message };
    });
  });
  return [...groupBy(mistakes, ({ at, message }) => [...at, message].join('\n')).values()].map(([first]) => first!);
}

/** Code may bring plugins along as objects; they are checked when they are loaded. */
function withoutPluginObjects(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value['plugins'])) return value;
  return { ...value, plugins: value['plugins'].map((plugin: unknown) => (isObject(plugin) ? 'object' : plugin)) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function describe(
  { keyword, params }: SchemaError,
  at: Path,
  value: unknown,
  { whole, unknownKey, pattern }: ConfigTexts,
): string {
  const what = at.length > 0 ? `\`${keyPath(at)}\`` : whole;
  const param = (name: string): string => String(params[name]);
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(param('additionalProperty'), at);
    case 'required':
      return `${what} lacks the key \`${param('missingProperty')}\``;
    case 'type':
      if (isSeverity(at)) return mustBe(what, SETTINGS, value);
      return `${what} must be ${withArticle(param('type'))}, and is ${withArticle(typeName(value))}`;
    case 'enum':
      return mustBe(what, (params['allowedValues'] as unknown[]).map(String), value);
    case 'maxItems':
    case 'items':
      return isRuleSetting(at)
        ? `the rule \`${printable(at.at(-1)!)}\` takes ${param('limit') === '1' ? 'no options' : 'one object of options'}`
        : `${what} holds more than ${param('limit')} items`;
    case 'minItems':
      return `${what} holds fewer than ${param('limit')} items`;
    case 'minLength':
      return `${what} ${value === '' ? 'is empty' : `is shorter than ${param('limit')} characters`}`;
    case 'pattern':
      return `${what} ${pattern?.(at) ?? 'is not written as it should be'}, and is ${quotedValue(value)}`;
    case 'minimum':
    case 'maximum':
      return `${what} must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${param('limit')}, and is ${quotedValue(value)}`;
    default:
      return `${what} is ${quotedValue(value)}, which does not fit the \`${keyword}\` that is asked for`;
  }
}

function mustBe(what: string, allowed: readonly string[], value: unknown): string {
  const hint = typeof value === 'string' ? didYouMean(value, allowed) : '';
  return `${what} must be ${eitherOf(allowed.map((each) => `\`${each}\``))}, and is ${quotedValue(value)}${hint}`;
}

function unknownKey(key: string, at: Path, rules: readonly Rule[]): string {
  if (at.at(-1) === 'rules') return unknownRule(key, rules);
  const rule = at.at(-3) === 'rules' ? rules.find(({ id }) => id === at.at(-2)) : undefined;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint('option', printable(key), Object.keys(rule.options?.defaults ?? {})).replace('unknown', 'no')}`;
  const [first] = at;
  const known = first === undefined ? KEYS : (INNER_KEYS[first] ?? []);
  return `${unknownHint('key', printable(key), known)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ''}`;
}

export function unknownRule(id: string, rules: Iterable<Rule>): string {
  const ids = Array.from(rules, (rule) => rule.id);
  return isFamily(id)
    ? unknownHint('rule family', printable(id), familiesIn(ids))
    : unknownHint('rule', printable(id), ids);
}

/** A list of clients as people type it: `claude, openai`. */
export function readClients(list: string, what: string): ClientId[] {
  const words = list.split(/[\s,]+/).filter((word) => word !== '');
  const known = CLIENTS.filter((client) => words.includes(client));
  const stray = words.find((word) => !CLIENTS.some((client) => client === word));
  if (stray !== undefined)
    throw new UserError(
      `${what} names ${unknownHint('client', printable(stray), CLIENTS)}; there are ${CLIENTS.join(', ')}.`,
    );
  if (known.length === 0) throw new UserError(`${what} needs at least one of ${CLIENTS.join(', ')}.`);
  return known;
}

const KEYS = [
  ...['$schema', 'root', 'extends', 'rules', 'files', 'ignore', 'overrides'],
  ...['formats', 'servers', 'dialect', 'clients', 'comments', 'limits', 'diff', 'plugins'],
];
const INNER_KEYS: Readonly<Record<string, readonly string[]>> = {
  overrides: ['files', 'ignore', 'rules'],
  dialect: ['openai'],
  limits: Object.keys(LIMITS),
  diff: ['accept'],
  accept: ['rule', 'tool', 'until', 'reason'],
};

const isRuleSetting = (at: Path): boolean => at.at(-2) === 'rules';

/** By itself, or before the options of a rule. */
const isSeverity = (at: Path): boolean => isRuleSetting(at) || (at.at(-1) === '0' && isRuleSetting(at.slice(0, -1)));

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function withArticle(type: string): string {
  if (type === 'null' || type === 'undefined') return type;
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
