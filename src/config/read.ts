/** Reads one config file, and knows where in it each value is. */
import { basename, extname } from 'node:path';
import { isRecord } from '../core/collections.js';
import { inOneText } from '../core/message.js';
import { Lines } from '../core/lines.js';
import { printable, eitherOf } from '../core/text.js';
import { entry, get, items, toValue, walk, type Entry, type Node } from '../core/tree.js';
import { languageOf } from '../core/language.js';
import { parseOrSay } from '../parse/parse.js';
import { UserError, together } from '../files/errors.js';
import { PACKAGE_NAME } from '../files/directory-listing.js';
import { ALLOWED_BY, importDefault } from './user-code.js';
import { isInside, realPath, relativePath } from '../files/paths.js';
import { readText } from '../files/read.js';

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
