/** Finds the configs of a folder: its own, and those of the folders above, up to the top of the git repository. */
import { existsSync } from 'node:fs';
import type { Chain } from './config-chain.js';
import { makeLayer, type Layer, type LayerOptions } from './config-layer.js';
import { addPluginRules, checkPluginSettings } from './config-rules.js';
import { configOf, readConfig, type ConfigSource } from './config-source.js';
import type { Config } from './config-types.js';
import { UserError } from './errors.js';
import { CONFIG_NAMES, PACKAGE_NAME, Seen, type FolderSeen } from './folder-seen.js';
import { absolutePath, inFolder, parentOf, relativePath } from './paths.js';

interface ChainFinder {
  /** At once where nothing need be loaded: folders are many, configs are few. */
  find(folder: string): Chain | Promise<Chain>;
  know(folders: Seen): void;
}

export function createFinder(options: LayerOptions): ChainFinder {
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
    if (isGitTop || parent === folder) return empty;
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
    const isTop = layer?.root || isGitTop || parent === folder;
    const outer = isTop ? empty : await find(parent);
    const chain = layer ? await addLayer(outer, layer) : outer;
    chains.set(folder, chain);
    return chain;
  };

  const find = (folder: string): Chain | Promise<Chain> => {
    const chain = ready(folder);
    if (chain) return chain;
    let promise = loading.get(folder);
    if (!promise) loading.set(folder, (promise = load(folder)));
    return promise;
  };

  return { find, know: (folders) => void (seen = folders) };
}

/** One config for everything: a file that was named, or an object. Its patterns count from where the work started. */
export async function singleChain(
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

function look(folder: string): Pick<FolderSeen, 'configs' | 'isGitTop'> {
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
