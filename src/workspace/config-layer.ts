/** One config with all that it extends, ready to be asked about paths. */
import { printable } from '../core/message.js';
import { didYouMean } from '../core/near.js';
import { PRESETS } from '../core/pack.js';
import type { Preset, Rule, Validator } from '../core/rule.js';
import { checkConfig } from './config-check.js';
import { makePart, type Part } from './config-part.js';
import { readConfig, type ConfigSource, type ReadConfigOptions } from './config-source.js';
import type { Config } from './config-types.js';
import { UserError } from './errors.js';
import { realPath } from './paths.js';
import { isPath, resolveModule, whyMissing } from './resolve-module.js';

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

const MAX_PARTS = 50;
/** Each file is tested against all of them. */
const MAX_PATTERNS = 1000;

export async function makeLayer(source: ConfigSource, folder: string, options: LayerOptions): Promise<Layer> {
  const parts: Part[] = [];
  const budget = { patterns: MAX_PATTERNS };
  const read = async (from: ConfigSource, chain: readonly ConfigSource[]): Promise<Preset | undefined> => {
    if (parts.length + chain.length >= MAX_PARTS) {
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    }
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
  const file = resolveModule(name, from.file);
  const trail = chain.map(({ shown }) => shown).join(' extends ');
  if (file === undefined || realPath(file) === undefined) {
    const hint = (isPath(name) ? '' : didYouMean(name, PRESETS)) || whyMissing(name, from.file);
    throw from.error(at, `\`${printable(name)}\` cannot be found${hint}${chain.length > 1 ? ` (${trail})` : ''}`);
  }
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}
