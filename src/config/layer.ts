/** One config with all that it extends, ready to be asked about paths. */
import { printable } from '../core/text.js';
import { didYouMean } from '../core/did-you-mean.js';
import { PRESET_NAMES, rulesIn, isBuiltin, isFamily, familiesIn, familyOf, type PresetName } from '../core/pack.js';
import type { Rule, FormatId } from '../core/rule.js';
import type { Validator } from '../core/format.js';
import { errorsIn, errorsInConfig, unknownRule, readConfig } from './read.js';
import type { ConfigSource, ReadConfigOptions } from './read.js';
import { readSetting, SETTINGS } from './types.js';
import type { Config, Override, RuleSettings, RuleSetting, SeverityOrOff } from './types.js';
import { UserError, together, unknownHint } from '../files/errors.js';
import { realPath, relativePath } from '../files/paths.js';
import { ALLOWED_BY, isPath, resolveModule, whyMissing, importDefault } from './user-code.js';
import type { IgnoreRule } from '../files/gitignore.js';
import { compileGlob, fixesKind, type Test } from '../files/pattern.js';

export interface LayerOptions extends ReadConfigOptions {
  readonly builtinRules: readonly Rule[];
  /** For configs with other rules than toolint has. */
  readonly validate?: Validator;
}

/** Patterns in it count from `folder`, also those of configs that it extends. */
export interface Layer {
  readonly folder: string;
  readonly root: boolean;
  readonly preset: PresetName | undefined;
  /** What is extended comes before what extends it. */
  readonly parts: readonly LayerPart[];
}

const MAX_PARTS = 50;
/** Each file is tested against all of them. */
const MAX_PATTERNS = 1000;

export async function makeLayer(source: ConfigSource, folder: string, options: LayerOptions): Promise<Layer> {
  const parts: LayerPart[] = [];
  const budget = { patterns: MAX_PATTERNS };
  const read = async (from: ConfigSource, chain: readonly ConfigSource[]): Promise<PresetName | undefined> => {
    if (parts.length + chain.length >= MAX_PARTS) {
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    }
    // Loaded only where there is a config: a tenth of all code.
    const validate = options.validate ?? (await import('../generated/validators/config.js')).validate;
    throwAll([...errorsInConfig(from, validate, options.builtinRules), ...missingBases(from, chain)]);
    const config = from.value as Config;
    let inherited: PresetName | undefined;
    let own: PresetName | undefined;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset = PRESET_NAMES.find((each) => each === name);
      if (preset) own = preset;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = (await read(base, [...chain, from])) ?? inherited;
      }
    }
    parts.push(await makePart(from, config, options, budget));
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
  const file = resolveModule(name, from.file)!;
  const trail = trailOf(chain);
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}

const trailOf = (chain: readonly ConfigSource[]): string => chain.map(({ shown }) => shown).join(' extends ');

/** What a config extends that is neither a preset nor there. It may be wrong in other ways as well. */
function missingBases(from: ConfigSource, chain: readonly ConfigSource[]): UserError[] {
  const names: unknown = (from.value as Partial<Config> | null)?.extends;
  if (!Array.isArray(names)) return [];
  return names.flatMap((name: unknown, index) => {
    if (typeof name !== 'string' || name === '' || PRESET_NAMES.some((each) => each === name)) return [];
    const file = resolveModule(name, from.file);
    if (file !== undefined && realPath(file) !== undefined) return [];
    const hint = (isPath(name) ? '' : didYouMean(name, PRESET_NAMES)) || whyMissing(name, from.file);
    const trail = chain.length > 0 ? ` (${trailOf([...chain, from])})` : '';
    return from.error(['extends', String(index)], `\`${printable(name)}\` cannot be found${hint}${trail}`);
  });
}

function throwAll(errors: readonly UserError[]): void {
  if (errors.length > 0) throw together(errors);
}

/** One config file, ready for use: its plugins loaded, its patterns compiled. */
export interface LayerPart {
  readonly source: ConfigSource;
  readonly config: Config;
  readonly plugins: readonly PluginRule[];
  readonly overrides: readonly { readonly matches: Test; readonly rules: RuleSettings }[];
  readonly ignore: readonly IgnoreRule[];
  readonly files: Test | undefined;
  /** Whether the last pattern of `files` for a path takes it back (`!examples/**`). */
  readonly leftOut: Test | undefined;
  /** The patterns of `files` by themselves, without those that take something back. */
  readonly filePatterns: readonly { readonly pattern: string; readonly matches: Test }[];
  /** `isKind`: its pattern says of which name or extension the files are. */
  readonly formats: readonly { readonly matches: Test; readonly format: FormatId; readonly isKind: boolean }[];
  readonly servers: readonly { readonly name: string; readonly matches: Test }[];
}

/** `budget` is shared by the files of a layer. */
async function makePart(
  source: ConfigSource,
  config: Config,
  options: PluginOptions,
  budget: { patterns: number },
): Promise<LayerPart> {
  const glob = (path: readonly string[], pattern: string): Test => {
    if (budget.patterns-- === 0) throw source.error(path, 'there are too many patterns');
    try {
      return compileGlob(pattern);
    } catch (error) {
      throw error instanceof UserError ? source.error(path, error.message) : error;
    }
  };
  const compiled = (path: readonly string[], patterns: readonly string[]) =>
    patterns.map((pattern, index) => ({
      pattern,
      ...negatable(pattern, (plain) => glob([...path, String(index)], plain)),
    }));
  const globs = (path: readonly string[], patterns: readonly string[]): Test => anyOf(compiled(path, patterns));
  const files = config.files && compiled(['files'], config.files);
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
      const rule = negatable(plain, (positive) => glob(['ignore', String(index)], positive));
      return { foldersOnly, ...rule, origin: { file: source.shown, pattern } };
    }),
    files: files && anyOf(files),
    leftOut: files && ((path) => files.findLast(({ matches }) => matches(path))?.negated === true),
    filePatterns: (files ?? []).filter(({ negated }) => !negated),
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

/** Rules of the user's own, loaded from modules. */
interface PluginOptions {
  readonly cwd: string;
  readonly allowCode: boolean;
}

/** The rules of all plugins of a config, each beside the name of its plugin. */
async function loadPlugins(
  source: ConfigSource,
  plugins: readonly unknown[],
  options: PluginOptions,
): Promise<PluginRule[]> {
  const loaded = await Promise.all(
    plugins.map((plugin, index) => loadPlugin(source, plugin, ['plugins', String(index)], options)),
  );
  return loaded.flat();
}

interface PluginRule {
  readonly plugin: string;
  readonly rule: Rule;
}

async function loadPlugin(
  source: ConfigSource,
  plugin: unknown,
  at: readonly string[],
  { cwd, allowCode }: PluginOptions,
): Promise<PluginRule[]> {
  if (typeof plugin !== 'string') return rulesOf(source, at, plugin, 'this plugin');
  const name = printable(plugin);
  if (!allowCode) throw source.error(at, `the plugin \`${name}\` is code, which runs only with ${ALLOWED_BY}`);
  const file = resolveModule(plugin, source.file);
  if (file === undefined || realPath(file) === undefined) {
    throw source.error(at, `the plugin \`${name}\` cannot be found${whyMissing(plugin, source.file)}`);
  }
  const exported = await importDefault(file, printable(relativePath(cwd, file)), allowCode);
  return rulesOf(source, at, exported, `the plugin \`${name}\``);
}

function rulesOf(source: ConfigSource, at: readonly string[], exported: unknown, name: string): PluginRule[] {
  const rules = rulesIn(exported, name);
  if (typeof rules === 'string') throw source.error(at, rules);
  return rules.map((rule) => ({ plugin: name, rule }));
}

/** Which rules there are, and whether what is said about them makes sense. */
type Rules = ReadonlyMap<string, Rule>;
/** A rule's id and what follows the `=`. */
export type RuleOverride = readonly [id: string, severity: string];

export function addPluginRules(rules: Rules, { parts }: Layer): Rules {
  const all = new Map(rules);
  for (const { source, plugins } of parts) {
    for (const { plugin, rule } of plugins) {
      const other = all.get(rule.id);
      if (other && other !== rule) {
        throw source.error(
          ['plugins'],
          `${plugin} brings a rule \`${printable(rule.id)}\`, and so does another plugin`,
        );
      }
      all.set(rule.id, rule);
    }
  }
  return all;
}

/** What the config's own validator cannot know: the rules of plugins and their options. */
export async function checkPluginSettings({ parts }: Layer, rules: Rules): Promise<void> {
  const errors: UserError[] = [];
  for (const part of parts) {
    for (const [path, settings] of settingsIn(part)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (isBuiltin(id)) continue;
        try {
          await checkSetting(part, [...path, id], setting, rules);
        } catch (error) {
          if (!(error instanceof UserError)) throw error;
          errors.push(error);
        }
      }
    }
  }
  throwAll(errors);
}

function settingsIn({ config }: LayerPart): [path: string[], RuleSettings][] {
  const overrides = (config.overrides ?? []).map((override, index): [string[], RuleSettings] => [
    ['overrides', String(index), 'rules'],
    override.rules ?? {},
  ]);
  return [[['rules'], config.rules ?? {}], ...overrides];
}

async function checkSetting(
  { source }: LayerPart,
  path: readonly string[],
  setting: RuleSetting,
  rules: Rules,
): Promise<void> {
  const id = path.at(-1)!;
  if (isFamily(id) && familiesIn(rules.keys()).has(id)) {
    if (readSetting(setting).options) throw source.error(path, `the rule family \`${printable(id)}\` takes no options`);
    return;
  }
  const rule = rules.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate = await optionsValidator(rule, (message) => source.error(path, message));
  throwAll(errorsIn(source, [...path, '1'], options, validate, [rule]));
}

const validators = new WeakMap<Rule, Validator>();

async function optionsValidator(rule: Rule, error: (message: string) => UserError): Promise<Validator> {
  let validate = validators.get(rule);
  if (!validate) {
    const ajv = await import('ajv/dist/2020.js');
    // In a bundle, a CommonJS module has its default export alone.
    const Ajv2020 = ajv.Ajv2020 ?? (ajv.default as unknown as typeof ajv).Ajv2020;
    try {
      validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...rule.options!.schema,
      }) as Validator;
    } catch (cause) {
      throw error(
        `the plugin's JSON Schema of these options cannot be used: ${printable((cause as Error).message, 200)}`,
      );
    }
    validators.set(rule, validate);
  }
  return validate;
}

/** Of rules that a plugin may bring, nothing is known before configs are loaded. */
export function readCommandLine(overrides: readonly RuleOverride[], rules: Iterable<Rule>): RuleSettings {
  const known = [...rules];
  for (const [id, severity] of overrides) {
    if (!SETTINGS.some((each) => each === severity)) {
      throw new UserError(
        `--rule ${printable(id)}=${printable(severity)}: ${unknownHint('severity', printable(severity), SETTINGS)}; it is one of ${SETTINGS.join(', ')}`,
      );
    }
    if (isBuiltin(id) || !id.includes('/')) checkKnown(id, known);
  }
  return Object.fromEntries(overrides as readonly [string, SeverityOrOff][]);
}

export function checkCommandLine(overrides: readonly RuleOverride[], rules: Rules): void {
  for (const [id] of overrides) checkKnown(id, rules.values());
}

function checkKnown(id: string, rules: Iterable<Rule>): void {
  const known = [...rules];
  const matches = isFamily(id) ? (rule: Rule) => familyOf(rule.id) === id : (rule: Rule) => rule.id === id;
  if (!known.some(matches)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known)}`);
}
