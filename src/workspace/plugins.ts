/** Rules of the user's own: loaded from modules, and looked at closely before they are trusted to be rules. */
import { printable } from '../core/message.js';
import type { Rule, Severity } from '../core/rule.js';
import type { ConfigSource } from './config-source.js';
import { isBuiltin, PRESETS } from './config-types.js';
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
  const rules = Array.isArray(exported) ? exported : (exported as { rules?: unknown } | null)?.rules;
  if (!Array.isArray(rules))
    throw source.error(at, `${name} must export a list of rules, or an object with a list \`rules\``);
  const seen = new Set<string>();
  return rules.map((rule: unknown, index) => {
    const fault = faultOf(rule, seen);
    const id = (rule as { id?: unknown } | null)?.id;
    const which = typeof id === 'string' ? `the rule \`${printable(id)}\`` : `rule ${index + 1}`;
    if (fault !== undefined) throw source.error(at, `${name} cannot be used: ${which} ${fault}`);
    seen.add(id as string);
    return { plugin: name, rule: rule as Rule };
  });
}

const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];

/** What keeps a value from being a rule, told of the rule. */
function faultOf(value: unknown, seen: ReadonlySet<string>): string | undefined {
  if (typeof value !== 'object' || value === null) return 'is no object';
  const rule = value as Partial<Record<keyof Rule, unknown>>;
  const { id, severity, messages, check, project, options } = rule;
  if (typeof id !== 'string') return 'has no `id`';
  if (!/^[\w@.-]+(\/[\w.-]+)+$/.test(id)) return 'has an `id` that is not of the shape `pack/name`';
  if (isBuiltin(id)) return "belongs to a pack of toolint's own: choose another word before the slash";
  if (seen.has(id)) return 'is in it twice';
  if (!SEVERITIES.some((each) => each === severity)) return 'needs a `severity`: error, warning or info';
  if (!PRESETS.some((each) => each === rule.in))
    return 'needs `in`, the smallest preset that has it: spec, recommended or strict';
  if (typeof rule.summary !== 'string' || rule.summary === '') return 'needs a `summary`: what is wrong, in one line';
  if (!isRecord(messages) || Object.values(messages).some((text) => typeof text !== 'string')) {
    return 'needs `messages`: an object of texts by their ids';
  }
  if (typeof check !== 'function' && !isRecord(project)) return 'has no function `check`';
  if (check !== undefined && typeof check !== 'function') return 'has a `check` that is no function';
  if (options !== undefined && !(isRecord(options) && isRecord(options['schema']) && isRecord(options['defaults']))) {
    return 'has `options` without an object `schema` and an object `defaults`';
  }
  return undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
