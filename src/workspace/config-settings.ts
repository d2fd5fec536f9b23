/** How rules are set: by a preset, then by one setting after the other. */
import type { Setting, Settings } from '../core/lint.js';
import { isInPreset } from '../core/pack.js';
import type { Preset, Rule } from '../core/rule.js';
import type { RuleSetting, RuleSettings, SeverityOrOff } from './config-types.js';

/** The rules that are on: of a preset, and by settings of which later ones win. */
export function resolveRules(
  rules: ReadonlyMap<string, Rule>,
  preset: Preset,
  layered: readonly RuleSettings[],
): Settings {
  const severities = new Map<string, SeverityOrOff>();
  const given = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [id, setting] of layered.flatMap((settings) => Object.entries(settings))) {
    const { severity, options } = readSetting(setting);
    severities.set(id, severity);
    if (options) given.set(id, options);
  }
  const on = new Map<string, Setting>();
  for (const rule of rules.values()) {
    const severity = severities.get(rule.id) ?? (isInPreset(rule, preset) ? rule.severity : 'off');
    if (severity === 'off') continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      chosen: severities.has(rule.id),
      options: { ...defaults, ...presets?.[preset], ...given.get(rule.id) },
    });
  }
  return on;
}

export function readSetting(setting: RuleSetting): {
  severity: SeverityOrOff;
  options?: Readonly<Record<string, unknown>>;
} {
  if (typeof setting === 'string') return { severity: setting };
  const [severity, options] = setting;
  return { severity, options };
}
