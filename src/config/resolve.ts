/** Which rules hold for a file: every config from its folder upwards has its say, the nearest the last word. */
import type { PresetName } from '../core/pack.js';
import { existsSync } from 'node:fs';
import type { Validator } from '../core/format.js';
import type { ClientId, Rule, FormatId, OpenaiDialect } from '../core/rule.js';
import { checkCommandLine, readCommandLine, makeLayer, addPluginRules, checkPluginSettings } from './layer.js';
import type { LayerOptions, RuleOverride, Layer, LayerPart } from './layer.js';
import { type AcceptedChange, type Config, resolveRules, type RuleSettings } from './types.js';
import { Seen, CONFIG_NAMES, PACKAGE_NAME, type DirectoryListing } from '../files/look-up.js';
import { isCeiling, workspaceOf } from '../files/git.js';
import { absolutePath, inFolder, parentOf, relativePath, isInside } from '../files/paths.js';
import { configOf, readConfig, type ConfigSource } from './read.js';
import { UserError } from '../files/errors.js';
import { LIMITS, type Limits } from '../engine/limits.js';
import type { Settings } from '../engine/applicable-rules.js';
import { ignoringRule, type IgnoreRule, type IgnoreScope } from '../files/gitignore.js';
import type { Test } from '../files/pattern.js';
import { known, foundOnce } from '../core/collections.js';

export type { Config } from './types.js';

export interface ConfigsOptions {
  readonly cwd: string;
  /** Use this file, and look for no other. */
  readonly configFile?: string;
  /** Used instead of files. */
  readonly config?: Config;
  /** Replaces the presets that configs extend. */
  readonly preset?: PresetName;
  /** Replaces the clients that configs name. */
  readonly clients?: readonly ClientId[];
  /** They win over everything. */
  readonly ruleOverrides?: readonly RuleOverride[];
  readonly builtinRules: readonly Rule[];
  /** For configs with other rules than toolint has. */
  readonly validate?: Validator;
  /** Whether JavaScript may run: configs and plugins. */
  readonly allowCode: boolean;
}

export interface Configs {
  /** What holds for a file, or for a folder with a slash at its end. The path is relative to `cwd`. */
  for(path: string): Promise<ResolvedConfig>;
  /** Takes note of what a walk has seen, so that those folders need not be searched again. */
  know(folders: Seen): void;
}

export function createConfigs({ ruleOverrides = [], configFile, config, ...options }: ConfigsOptions): Configs {
  const cwd = absolutePath(options.cwd, '.');
  const overrides = readCommandLine(ruleOverrides, options.builtinRules);
  const chainOptions: ChainOptions = { cwd, preset: options.preset, clients: options.clients, overrides };
  const layerOptions: LayerOptions = { ...options, cwd, workspace: workspaceOf(cwd) };
  const finder = createFinder(layerOptions);
  let single: Promise<Chain> | undefined;
  const find = (folder: string): Chain | Promise<Chain> => {
    if (config === undefined && configFile === undefined) return finder.find(folder);
    return (single ??= singleChain(configFile, config, layerOptions));
  };
  let checked: Promise<void> | undefined;
  const check = async (): Promise<void> => checkCommandLine(ruleOverrides, (await find(cwd)).rules);
  return {
    know: finder.know,
    async for(path) {
      if (ruleOverrides.length > 0) await (checked ??= check());
      return resolveFor(await find(folderOf(path, cwd)), path, chainOptions);
    },
  };
}

function folderOf(path: string, cwd: string): string {
  if (path === '.' || path.endsWith('/')) return absolutePath(cwd, path);
  if (/^[./]|:/.test(path)) return parentOf(absolutePath(cwd, path));
  const slash = path.lastIndexOf('/');
  return slash < 0 ? cwd : inFolder(cwd, path.slice(0, slash));
}

/** Finds the configs of a folder: its own, and those of the folders above, up to the top of the git repository. */
interface ChainFinder {
  /** At once where nothing need be loaded: folders are many, configs are few. */
  find(folder: string): Chain | Promise<Chain>;
  know(folders: Seen): void;
}

function createFinder(options: LayerOptions): ChainFinder {
  const empty: Chain = emptyChain(options);
  const chains = new Map<string, Chain>();
  const loading = new Map<string, Promise<Chain>>();
  let seen = new Seen();
  /** Files come folder by folder, and most folders have no others in them: only those above are kept. */
  let last: { readonly folder: string; readonly chain: Chain } | undefined;

  const ready = (folder: string): Chain | undefined => {
    if (folder === last?.folder) return last.chain;
    const known = chains.get(folder);
    if (known) return known;
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    if (configs.length > 0) return undefined;
    const parent = parentOf(folder);
    if (isGitTop || isCeiling(folder) || parent === folder) return empty;
    const chain = ready(parent);
    if (!chain) return undefined;
    chains.set(parent, chain);
    last = { folder, chain };
    return chain;
  };

  const load = async (folder: string): Promise<Chain> => {
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    const layer = await readFolder(folder, configs, options);
    const parent = parentOf(folder);
    const isTop = layer?.root || isGitTop || isCeiling(folder) || parent === folder;
    const outer = isTop ? empty : await find(parent);
    const chain = layer ? await addLayer(outer, layer) : outer;
    chains.set(folder, chain);
    return chain;
  };

  const find = (folder: string): Chain | Promise<Chain> => {
    return ready(folder) ?? known(loading, folder, load);
  };

  return { find, know: (folders) => void (seen = folders) };
}

/** One config for everything: a file that was named, or an object. Its patterns count from where the work started. */
async function singleChain(
  configFile: string | undefined,
  config: Config | undefined,
  options: LayerOptions,
): Promise<Chain> {
  const source = config ? configOf(config, inFolder(options.cwd, 'config')) : await readNamed(configFile!, options);
  return addLayer(emptyChain(options), await makeLayer(source, options.cwd, options));
}

async function readNamed(configFile: string, options: LayerOptions): Promise<ConfigSource> {
  const file = absolutePath(options.cwd, configFile);
  const source = await readConfig(file, options);
  if (!source) throw new UserError(`${configFile}: this package.json has no key "toolint", or cannot be read`);
  return source;
}

function emptyChain({ builtinRules }: LayerOptions): Chain {
  return { layers: [], rules: new Map(builtinRules.map((rule) => [rule.id, rule])), resolved: new Map() };
}

async function addLayer(outer: Chain, layer: Layer): Promise<Chain> {
  const rules = addPluginRules(outer.rules, layer);
  await checkPluginSettings(layer, rules);
  return { layers: [...outer.layers, layer], rules, resolved: new Map() };
}

function look(folder: string): Pick<DirectoryListing, 'configs' | 'isGitTop'> {
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync(inFolder(folder, name)));
  return { configs, isGitTop: existsSync(inFolder(folder, '.git')) };
}

async function readFolder(folder: string, names: readonly string[], options: LayerOptions): Promise<Layer | undefined> {
  const files = names.filter((name) => name !== PACKAGE_NAME);
  const packageConfig = names.includes(PACKAGE_NAME)
    ? await readConfig(inFolder(folder, PACKAGE_NAME), options)
    : undefined;
  const all = packageConfig ? [...files, PACKAGE_NAME] : files;
  if (all.length > 1) {
    const shown = relativePath(options.cwd, folder);
    throw new UserError(`${shown}: there are several configs in this folder, ${all.join(' and ')}: keep one of them`);
  }
  const source =
    packageConfig ?? (files[0] === undefined ? undefined : await readConfig(inFolder(folder, files[0]), options));
  return source && makeLayer(source, folder, options);
}

// The configs that hold in a folder, from the outermost to the nearest, and what comes of them for a file.

/** What holds for a file. Paths are relative to where the work started. Files with equal settings share one object. */
export interface ResolvedConfig {
  readonly preset: PresetName;
  /** The rules that are on. */
  readonly rules: Settings;
  /** All rules there are. */
  readonly known: ReadonlyMap<string, Rule>;
  /** All that configs and the command line say, as a text; undefined where that is code. */
  readonly identity?: string | undefined;
  readonly dialect: { readonly openai: OpenaiDialect };
  readonly clients: readonly ClientId[] | undefined;
  readonly comments: boolean;
  /** Results are kept for later runs. */
  readonly cache: boolean;
  readonly limits: Limits;
  readonly diff: { readonly accept: readonly AcceptedChange[] };
  /** The config files, the outermost first; each behind those that it extends. */
  readonly sources: readonly string[];
  /** Which files to look at, where a config says so. */
  readonly files: Test | undefined;
  /** Whether a pattern of `files` takes a folder out: `!examples/**`. */
  leftOut(folder: string): boolean;
  /** The patterns of `files` that a path matches. */
  filePatterns(path: string): readonly string[];
  /** Files of other kinds to look at as well, where a config gives them a format. */
  readonly also: Test | undefined;
  /** The pattern by which a path is ignored. Folders are asked for with a slash at their end. */
  ignored(path: string): IgnoreRule | undefined;
  format(path: string): FormatId | undefined;
  servers(path: string): string[];
}

interface Chain {
  readonly layers: readonly Layer[];
  readonly rules: ReadonlyMap<string, Rule>;
  /** What holds for a file, by which overrides are for it. */
  readonly resolved: Map<string, ResolvedConfig>;
}

interface ChainOptions {
  readonly cwd: string;
  readonly preset?: PresetName;
  readonly clients?: readonly ClientId[];
  /** From the command line: they win over everything. */
  readonly overrides: RuleSettings;
}

function resolveFor(chain: Chain, path: string, options: ChainOptions): ResolvedConfig {
  const inLayer = layerPaths(path, options.cwd);
  let key = '';
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const override of overrides) key += isFor(override, inside) ? 'x' : '-';
    }
  }
  return known(chain.resolved, key, () => resolve(chain, path, options));
}

const isFor = ({ matches }: LayerPart['overrides'][number], inside: string | undefined): boolean =>
  inside !== undefined && matches(inside);

/** For a file, and for all others that the same overrides are for. */
function resolve(
  { layers, rules }: Chain,
  path: string,
  { cwd, preset: chosen, overrides, clients }: ChainOptions,
): ResolvedConfig {
  const parts = layers.flatMap((layer) => layer.parts.map((part) => ({ layer, part })));
  const preset = chosen ?? layers.findLast((layer) => layer.preset)?.preset ?? 'recommended';
  const inLayer = layerPaths(path, cwd);
  const settings = parts.flatMap(({ layer, part }) => [
    part.config.rules ?? {},
    ...part.overrides.filter((each) => isFor(each, inLayer(layer))).map((each) => each.rules),
  ]);
  /** The last of a list of parts that has something to say about a path. */
  const last = <T>(path: string, pick: (part: LayerPart, inside: string) => T | undefined): T | undefined => {
    const inLayer = layerPaths(path, cwd);
    for (const { layer, part } of parts.toReversed()) {
      const inside = inLayer(layer);
      const picked = inside === undefined ? undefined : pick(part, inside);
      if (picked !== undefined) return picked;
    }
    return undefined;
  };
  const cared = clients ?? parts.findLast(({ part }) => part.config.clients)?.part.config.clients;
  return {
    preset,
    rules: resolveRules(rules, preset, [...settings, overrides], cared),
    known: rules,
    identity: identityOf(layers, [chosen, clients, overrides]),
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? 'auto',
    },
    clients: cared,
    comments: parts.findLast(({ part }) => part.config.comments !== undefined)?.part.config.comments ?? false,
    cache: parts.findLast(({ part }) => part.config.cache !== undefined)?.part.config.cache ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part }) => part.config.limits)) as Limits,
    diff: { accept: parts.flatMap(({ part }) => part.config.diff?.accept ?? []) },
    sources: parts.map(({ part }) => part.source.shown),
    files: parts.some(({ part }) => part.files)
      ? (path) => last(path, (part, inside) => part.files?.(inside)) ?? true
      : undefined,
    leftOut: (folder) => last(`${folder}/*`, (part, inside) => part.leftOut?.(inside)) ?? false,
    filePatterns: (path) =>
      last(
        path,
        ({ files, filePatterns }, inside) =>
          files && filePatterns.filter(({ matches }) => matches(inside)).map(({ pattern }) => pattern),
      ) ?? [],
    also: parts.some(({ part }) => part.formats.some(({ isKind }) => isKind))
      ? (path) =>
          last(
            path,
            ({ formats }, inside) => formats.some((each) => each.isKind && each.matches(inside)) || undefined,
          ) === true
      : undefined,
    ignored: ignoredBy(layers, cwd),
    format: (path) => last(path, ({ formats }, inside) => formats.findLast(({ matches }) => matches(inside))?.format),
    servers: (path) => serversOf(layers, layerPaths(path, cwd)),
  };
}

/** Rules of plugins are code, which may change without a trace. */
function identityOf(layers: readonly Layer[], given: readonly unknown[]): string | undefined {
  if (layers.some(({ parts }) => parts.some(({ plugins }) => plugins.length > 0))) return undefined;
  const said = layers.map(({ folder, parts, ...layer }) => ({
    ...{ ...layer, folder },
    parts: parts.map(({ config, source }) => [source.shown, config]),
  }));
  return JSON.stringify([given, said]);
}

/** As git does it: what is in an ignored folder is ignored, and the nearest config has the last word. */
function ignoredBy(layers: readonly Layer[], cwd: string): ResolvedConfig['ignored'] {
  const scope = layers.reduce<IgnoreScope | undefined>((outer, { folder, parts }) => {
    const rules = parts.flatMap((part) => part.ignore);
    return rules.length > 0 ? { base: inFolder(folder, ''), rules, outer } : outer;
  }, undefined);
  if (!scope) return () => undefined;
  const ruleFor = (path: string, isFolder: boolean): IgnoreRule | undefined => {
    const end = path.lastIndexOf('/') + 1;
    return ignoringRule(scope, path.slice(0, end), path.slice(end), isFolder);
  };
  const ruleForFolder = foundOnce((folder: string): IgnoreRule | undefined => {
    const parent = parentOf(folder);
    return parent === folder ? undefined : (ruleForFolder(parent) ?? ruleFor(folder, true));
  });
  return (path) => {
    const absolute = absoluteOf(path.replace(/\/$/, ''), cwd);
    if (path.endsWith('/')) return ruleForFolder(absolute);
    return ruleForFolder(parentOf(absolute)) ?? ruleFor(absolute, false);
  };
}

/** A nearer config that names a server says which files it has. */
function serversOf(layers: readonly Layer[], inLayer: (layer: Layer) => string | undefined): string[] {
  const belongs = new Map<string, boolean>();
  for (const layer of layers) {
    const inside = inLayer(layer);
    for (const { servers } of inside === undefined ? [] : layer.parts) {
      for (const { name, matches } of servers) belongs.set(name, matches(inside!));
    }
  }
  return [...belongs].flatMap(([name, isIn]) => (isIn ? name : []));
}

/** How a path looks from the folder of a config; undefined outside of it. */
function layerPaths(path: string, cwd: string): (layer: Layer) => string | undefined {
  const absolute = absoluteOf(path, cwd);
  return ({ folder }) => (isInside(folder, absolute) ? absolute.slice(inFolder(folder, '').length) : undefined);
}

function absoluteOf(path: string, cwd: string): string {
  return path.startsWith('.') || path.startsWith('/') || path.includes(':')
    ? absolutePath(cwd, path)
    : inFolder(cwd, path);
}

/** For people, and to be pasted into a config: every rule with its severity, and its options where it has some. */
export function printableConfig({
  preset,
  rules,
  known,
  dialect,
  clients,
  comments,
  limits,
  sources,
}: ResolvedConfig): Record<string, unknown> {
  const settings = Array.from(known.values(), ({ id, options }) => {
    const setting = rules.get(id);
    const severity = setting?.severity ?? 'off';
    return [id, setting && options ? [severity, setting.options] : severity];
  });
  return { preset, sources, dialect, clients, comments, limits, rules: Object.fromEntries(settings) };
}
