/** One config with all that it extends, ready to be asked about paths. */
import type { Preset, Rule, Validator } from '../core/rule.js';
import { checkConfig } from './config-check.js';
import { readConfig, type ConfigSource, type ReadConfigOptions } from './config-source.js';
import { PRESETS, type Config, type Override, type RuleSettings } from './config-types.js';
import { didYouMean } from '../core/near.js';
import { printable } from '../core/message.js';
import { UserError } from './errors.js';
import type { IgnoreRule } from './gitignore.js';
import { compileGlob } from './glob.js';
import { realPath } from './paths.js';
import { loadPlugins, type PluginRule } from './plugins.js';
import { isPath, resolveModule } from './resolve-module.js';
import type { Test } from './wildcard.js';

export interface LayerOptions extends ReadConfigOptions {
  readonly validate: Validator;
  readonly builtinRules: readonly Rule[];
}

/** Patterns in it count from `folder`, also those of configs that it extends. */
export interface Layer {
  readonly folder: string;
  readonly root: boolean;
  readonly preset: Preset | undefined;
  /** What is extended comes before what extends it. */
  readonly parts: readonly Part[];
}

/** What stands in one file. */
export interface Part {
  readonly source: ConfigSource;
  readonly config: Config;
  readonly plugins: readonly PluginRule[];
  readonly overrides: readonly { readonly matches: Test; readonly rules: RuleSettings }[];
  readonly ignore: readonly IgnoreRule[];
  readonly files: Test | undefined;
  readonly formats: readonly { readonly matches: Test; readonly format: NonNullable<Config['formats']>[string] }[];
  readonly servers: readonly { readonly name: string; readonly matches: Test }[];
}

const MAX_PARTS = 100;

export async function makeLayer(source: ConfigSource, folder: string, options: LayerOptions): Promise<Layer> {
  const parts: Part[] = [];
  const read = async (from: ConfigSource, chain: readonly ConfigSource[]): Promise<Preset | undefined> => {
    checkConfig(from, options.validate, options.builtinRules);
    const config = from.value as Config;
    let inherited: Preset | undefined;
    let own: Preset | undefined;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset = PRESETS.find((each) => each === name);
      if (preset) own = preset;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = (await read(base, [...chain, from])) ?? inherited;
      }
    }
    if (parts.length >= MAX_PARTS)
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    parts.push(await makePart(from, config, options));
    return own ?? inherited;
  };
  const preset = await read(source, []);
  return { folder, root: (source.value as Config).root === true, preset, parts };
}

async function readBase(
  from: ConfigSource,
  name: string,
  index: number,
  chain: readonly ConfigSource[],
  options: LayerOptions,
): Promise<ConfigSource> {
  const at = ['extends', String(index)];
  const file = resolveModule(name, from.file);
  const trail = chain.map(({ shown }) => shown).join(' extends ');
  if (file === undefined || realPath(file) === undefined) {
    const hint = isPath(name)
      ? ''
      : didYouMean(name, PRESETS) || '; a path starts with `./`, a package must be installed';
    throw from.error(at, `\`${printable(name)}\` cannot be found${hint}${chain.length > 1 ? ` (${trail})` : ''}`);
  }
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}

async function makePart(source: ConfigSource, config: Config, options: LayerOptions): Promise<Part> {
  const glob = (path: readonly string[], pattern: string): Test => {
    try {
      return compileGlob(pattern);
    } catch (error) {
      throw error instanceof UserError ? source.error(path, error.message) : error;
    }
  };
  const globs = (path: readonly string[], patterns: readonly string[]): Test =>
    anyOf(patterns.map((pattern, index) => negatable(pattern, (plain) => glob([...path, String(index)], plain))));
  return {
    source,
    config,
    plugins: await loadPlugins(source, config.plugins ?? [], options),
    overrides: (config.overrides ?? []).map(({ files, ignore = [], rules = {} }: Override, index) => {
      const included = globs(['overrides', String(index), 'files'], files);
      const excluded = globs(['overrides', String(index), 'ignore'], ignore);
      return { matches: (path) => included(path) && !excluded(path), rules };
    }),
    ignore: (config.ignore ?? []).map((pattern, index) => {
      const foldersOnly = pattern.endsWith('/');
      const plain = foldersOnly ? pattern.slice(0, -1) : pattern;
      return { foldersOnly, ...negatable(plain, (positive) => glob(['ignore', String(index)], positive)) };
    }),
    files: config.files && globs(['files'], config.files),
    formats: Object.entries(config.formats ?? {}).map(([pattern, format]) => ({
      matches: glob(['formats', pattern], pattern),
      format,
    })),
    servers: Object.entries(config.servers ?? {}).map(([name, patterns]) => ({
      name,
      matches: globs(['servers', name], patterns),
    })),
  };
}

interface Negatable {
  readonly negated: boolean;
  readonly matches: Test;
}

/** A pattern with `!` in front takes back what those before it match. */
function negatable(pattern: string, compile: (pattern: string) => Test): Negatable {
  const negated = pattern.startsWith('!');
  return { negated, matches: compile(negated ? pattern.slice(1) : pattern) };
}

/** The last pattern that matches decides. */
function anyOf(patterns: readonly Negatable[]): Test {
  return (path) => patterns.findLast(({ matches }) => matches(path))?.negated === false;
}
