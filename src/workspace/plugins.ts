/** Rules of the user's own, loaded from modules. */
import { printable } from '../core/message.js';
import { rulesIn } from '../core/pack.js';
import type { Rule } from '../core/rule.js';
import type { ConfigSource } from './config-source.js';
import { importDefault } from './import-module.js';
import { relativePath, realPath } from './paths.js';
import { resolveModule, whyMissing } from './resolve-module.js';

export interface PluginOptions {
  readonly cwd: string;
  readonly allowCode: boolean;
}

/** The rules of all plugins of a config, each beside the name of its plugin. */
export async function loadPlugins(
  source: ConfigSource,
  plugins: readonly unknown[],
  options: PluginOptions,
): Promise<PluginRule[]> {
  const loaded = await Promise.all(
    plugins.map((plugin, index) => loadPlugin(source, plugin, ['plugins', String(index)], options)),
  );
  return loaded.flat();
}

export interface PluginRule {
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
  if (!allowCode) throw source.error(at, `the plugin \`${name}\` is code, which runs only where \`allow-code\` is set`);
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
