/** The configs that hold in a folder, from the outermost to the nearest, and what comes of them for a file. */
import { LIMITS, type Limits } from '../core/limits.js';
import type { Settings } from '../core/lint.js';
import type { FormatId, OpenaiDialect, Preset, Rule } from '../core/rule.js';
import type { Layer } from './config-layer.js';
import type { Part } from './config-part.js';
import { resolveRules } from './config-settings.js';
import type { RuleSettings } from './config-types.js';
import { isIgnored, type IgnoreScope } from './gitignore.js';
import { absolutePath, inFolder, isInside, parentOf } from './paths.js';
import type { Test } from './wildcard.js';

/** What holds for a file. Paths are relative to where the work started. Files with equal settings share one object. */
export interface ResolvedConfig {
  readonly preset: Preset;
  /** The rules that are on. */
  readonly rules: Settings;
  /** All rules there are. */
  readonly known: ReadonlyMap<string, Rule>;
  readonly dialect: { readonly openai: OpenaiDialect };
  readonly comments: boolean;
  readonly limits: Limits;
  /** The config files, the outermost first; each behind those that it extends. */
  readonly sources: readonly string[];
  /** Which files to look at, where a config says so. */
  readonly files: Test | undefined;
  /** Files of other kinds to look at as well, where a config gives them a format. */
  readonly also: Test | undefined;
  /** Folders are asked for with a slash at their end. */
  ignored(path: string): boolean;
  format(path: string): FormatId | undefined;
  servers(path: string): string[];
}

export interface Chain {
  readonly layers: readonly Layer[];
  readonly rules: ReadonlyMap<string, Rule>;
  /** What holds for a file, by which overrides are for it. */
  readonly resolved: Map<string, ResolvedConfig>;
}

export interface ChainOptions {
  readonly cwd: string;
  readonly preset?: Preset;
  /** From the command line: they win over everything. */
  readonly overrides: RuleSettings;
}

export function resolveFor(chain: Chain, path: string, options: ChainOptions): ResolvedConfig {
  const inLayer = layerPaths(path, options.cwd);
  let key = '';
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const override of overrides) key += isFor(override, inside) ? 'x' : '-';
    }
  }
  let resolved = chain.resolved.get(key);
  if (!resolved) chain.resolved.set(key, (resolved = resolve(chain, path, options)));
  return resolved;
}

const isFor = ({ matches }: Part['overrides'][number], inside: string | undefined): boolean =>
  inside !== undefined && matches(inside);

/** For a file, and for all others that the same overrides are for. */
function resolve(
  { layers, rules }: Chain,
  path: string,
  { cwd, preset: chosen, overrides }: ChainOptions,
): ResolvedConfig {
  const parts = layers.flatMap((layer) => layer.parts.map((part) => ({ layer, part })));
  const preset = chosen ?? layers.findLast((layer) => layer.preset)?.preset ?? 'recommended';
  const inLayer = layerPaths(path, cwd);
  const settings = parts.flatMap(({ layer, part }) => [
    part.config.rules ?? {},
    ...part.overrides.filter((each) => isFor(each, inLayer(layer))).map((each) => each.rules),
  ]);
  /** The last of a list of parts that has something to say about a path. */
  const last = <T>(path: string, pick: (part: Part, inside: string) => T | undefined): T | undefined => {
    const inLayer = layerPaths(path, cwd);
    for (const { layer, part } of parts.toReversed()) {
      const inside = inLayer(layer);
      const picked = inside === undefined ? undefined : pick(part, inside);
      if (picked !== undefined) return picked;
    }
    return undefined;
  };
  return {
    preset,
    rules: resolveRules(rules, preset, [...settings, overrides]),
    known: rules,
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? 'auto',
    },
    comments: parts.findLast(({ part }) => part.config.comments !== undefined)?.part.config.comments ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part }) => part.config.limits)) as Limits,
    sources: parts.map(({ part }) => part.source.shown),
    files: parts.some(({ part }) => part.files)
      ? (path) => last(path, (part, inside) => part.files?.(inside)) ?? true
      : undefined,
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

/** As git does it: what is in an ignored folder is ignored, and the nearest config has the last word. */
function ignoredBy(layers: readonly Layer[], cwd: string): Test {
  const scope = layers.reduce<IgnoreScope | undefined>((outer, { folder, parts }) => {
    const rules = parts.flatMap((part) => part.ignore);
    return rules.length > 0 ? { base: inFolder(folder, ''), rules, outer } : outer;
  }, undefined);
  if (!scope) return () => false;
  const known = new Map<string, boolean>();
  const isFolderIgnored = (folder: string): boolean => {
    let ignored = known.get(folder);
    if (ignored === undefined) {
      const parent = parentOf(folder);
      ignored = parent !== folder && (isFolderIgnored(parent) || isIgnored(scope, folder, true));
      known.set(folder, ignored);
    }
    return ignored;
  };
  return (path) => {
    const absolute = absoluteOf(path.replace(/\/$/, ''), cwd);
    if (path.endsWith('/')) return isFolderIgnored(absolute);
    return isFolderIgnored(parentOf(absolute)) || isIgnored(scope, absolute, false);
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
  comments,
  limits,
  sources,
}: ResolvedConfig): Record<string, unknown> {
  const settings = Array.from(known.values(), ({ id, options }) => {
    const setting = rules.get(id);
    const severity = setting?.severity ?? 'off';
    return [id, setting && options ? [severity, setting.options] : severity];
  });
  return { preset, sources, dialect, comments, limits, rules: Object.fromEntries(settings) };
}
