/** Which rules there are, and whether what is said about them makes sense. */
import { printable } from '../core/message.js';
import { isBuiltin } from '../core/pack.js';
import type { Rule, Validator } from '../core/rule.js';
import { checkPart, unknownRule } from './config-check.js';
import type { Layer } from './config-layer.js';
import type { Part } from './config-part.js';
import { readSetting } from './config-settings.js';
import { SETTINGS, type RuleSetting, type RuleSettings, type SeverityOrOff } from './config-types.js';
import { unknownHint, UserError } from './errors.js';

type Rules = ReadonlyMap<string, Rule>;
/** A rule's id and what follows the `=`. */
export type RuleOverride = readonly [id: string, severity: string];

/** Adds the rules of a config's plugins to those that are there. */
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
  for (const part of parts) {
    for (const [path, settings] of settingsIn(part)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (!isBuiltin(id)) await checkSetting(part, [...path, id], setting, rules);
      }
    }
  }
}

function settingsIn({ config }: Part): [path: string[], RuleSettings][] {
  const overrides = (config.overrides ?? []).map((override, index): [string[], RuleSettings] => [
    ['overrides', String(index), 'rules'],
    override.rules ?? {},
  ]);
  return [[['rules'], config.rules ?? {}], ...overrides];
}

async function checkSetting(
  { source }: Part,
  path: readonly string[],
  setting: RuleSetting,
  rules: Rules,
): Promise<void> {
  const id = path.at(-1)!;
  const rule = rules.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate = await optionsValidator(rule, (message) => source.error(path, message));
  checkPart(source, [...path, '1'], options, validate, [rule]);
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
  if (!known.some((rule) => rule.id === id)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known)}`);
}
