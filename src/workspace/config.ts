/** Which rules hold for a file: every config from its folder upwards has its say, the nearest the last word. */
import type { Preset, Rule, Validator } from '../core/rule.js';
import { resolveFor, type Chain, type ChainOptions, type ResolvedConfig } from './config-chain.js';
import { createFinder, singleChain } from './config-finder.js';
import type { LayerOptions } from './config-layer.js';
import { checkCommandLine, readCommandLine, type RuleOverride } from './config-rules.js';
import type { Config } from './config-types.js';
import type { Seen } from './folder-seen.js';
import { workspaceOf } from './git-top.js';
import { absolutePath, inFolder, parentOf } from './paths.js';

export { printableConfig, type ResolvedConfig } from './config-chain.js';
export type { Config } from './config-types.js';

export interface ConfigsOptions {
  readonly cwd: string;
  /** Use this file, and look for no other. */
  readonly configFile?: string;
  /** Used instead of files. */
  readonly config?: Config;
  /** Replaces the presets that configs extend. */
  readonly preset?: Preset;
  /** They win over everything. */
  readonly ruleOverrides?: readonly RuleOverride[];
  readonly builtinRules: readonly Rule[];
  readonly validate: Validator;
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
  const chainOptions: ChainOptions = { cwd, preset: options.preset, overrides };
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
