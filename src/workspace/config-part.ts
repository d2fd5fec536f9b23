/** What stands in one config file, made ready: its plugins loaded, its patterns compiled. */
import type { FormatId } from '../core/rule.js';
import type { ConfigSource } from './config-source.js';
import type { Config, Override, RuleSettings } from './config-types.js';
import { UserError } from './errors.js';
import type { IgnoreRule } from './gitignore.js';
import { compileGlob, fixesKind } from './glob.js';
import { loadPlugins, type PluginOptions, type PluginRule } from './plugins.js';
import type { Test } from './wildcard.js';

export interface Part {
  readonly source: ConfigSource;
  readonly config: Config;
  readonly plugins: readonly PluginRule[];
  readonly overrides: readonly { readonly matches: Test; readonly rules: RuleSettings }[];
  readonly ignore: readonly IgnoreRule[];
  readonly files: Test | undefined;
  /** `isKind`: its pattern says of which name or extension the files are. */
  readonly formats: readonly { readonly matches: Test; readonly format: FormatId; readonly isKind: boolean }[];
  readonly servers: readonly { readonly name: string; readonly matches: Test }[];
}

/** `budget` is shared by the files of a layer. */
export async function makePart(
  source: ConfigSource,
  config: Config,
  options: PluginOptions,
  budget: { patterns: number },
): Promise<Part> {
  const glob = (path: readonly string[], pattern: string): Test => {
    if (budget.patterns-- === 0) throw source.error(path, 'there are too many patterns');
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
      isKind: fixesKind(pattern),
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
