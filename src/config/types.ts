/** A config as people write it. */
import type { Limits } from '../engine/limits.js';
import { basePreset, SEVERITIES, type Plugin, type PresetName, familyOf, isFamily, isInPreset } from '../core/pack.js';
import { demandsOf } from '../core/stores.js';
import type { ClientId, FormatId, OpenaiDialect, Severity, Rule } from '../core/rule.js';
import type { RuleId } from '../generated/rule-ids.js';
import type { Setting, Settings } from '../engine/applicable-rules.js';

export type SeverityOrOff = Severity | 'off';

/** How a rule is set: its severity, or that with its options. */
export type RuleSetting = SeverityOrOff | readonly [SeverityOrOff, Readonly<Record<string, unknown>>?];
export type RuleSettings = Readonly<Record<string, RuleSetting>>;

export interface Override {
  /** The files that these settings are for. */
  readonly files: readonly string[];
  /** Those among them that they are not for. */
  readonly ignore?: readonly string[];
  readonly rules?: RuleSettings;
}

export interface Config {
  readonly $schema?: string;
  /** Look for no further config in the folders above. */
  readonly root?: boolean;
  /** Presets, config files, packages. */
  readonly extends?: readonly string[];
  readonly rules?: RuleSettings;
  /** Which files to look at, instead of all. */
  readonly files?: readonly string[];
  /** Files and folders to leave out, written as in .gitignore. */
  readonly ignore?: readonly string[];
  readonly overrides?: readonly Override[];
  /** The format of files that are not recognised by what they hold, by glob. */
  readonly formats?: Readonly<Record<string, FormatId>>;
  /** The globs of the files that belong to a tool server, by its name. */
  readonly servers?: Readonly<Record<string, readonly string[]>>;
  readonly dialect?: { readonly openai?: OpenaiDialect };
  /** The clients to care for, instead of all that are well documented. */
  readonly clients?: readonly ClientId[];
  /** Allow comments and trailing commas in .json files. */
  readonly comments?: boolean;
  /** How much is read and reported. */
  readonly limits?: Partial<Limits>;
  /** Keep results for later runs of the command line. */
  readonly cache?: boolean;
  /** Changes of contracts that `toolint diff` passes over. */
  readonly diff?: { readonly accept?: readonly AcceptedChange[] };
  /** Paths and packages; in JavaScript also the plugins themselves. */
  readonly plugins?: readonly (string | Plugin)[];
}

type PackOf<Id> = Id extends `${infer Pack}/${string}` ? Pack : never;
type BuiltinPack = PackOf<RuleId>;
/** The settings of built-in rules and families, for editors to complete. */
type KnownRules = { readonly [Id in RuleId | `${BuiltinPack}/*`]?: RuleSetting };
/** Rules of other packs are those of plugins, of which types know nothing. */
type CheckedRules<Rules> = {
  readonly [Id in keyof Rules]: Id extends keyof KnownRules
    ? RuleSetting
    : Id extends `${BuiltinPack}/${string}`
      ? never
      : RuleSetting;
};

/** A config whose rule ids are checked. */
export type TypedConfig<Rules, Overrides extends readonly unknown[]> = Omit<Config, 'rules' | 'overrides'> & {
  readonly rules?: Rules & CheckedRules<Rules> & KnownRules;
  readonly overrides?: {
    readonly [Index in keyof Overrides]: Omit<Override, 'rules'> & {
      readonly rules?: Overrides[Index] & CheckedRules<Overrides[Index]> & KnownRules;
    };
  };
};

export interface AcceptedChange {
  /** A rule, or a family: `diff/*`. */
  readonly rule: string;
  /** The tool's name, before the change. */
  readonly tool: string;
  /** The first version for which it is no longer accepted. */
  readonly until?: string;
  readonly reason: string;
}

export const SETTINGS: readonly SeverityOrOff[] = [...SEVERITIES, 'off'];

// How rules are set: by a preset, then by one setting after the other.

/** The rules that are on: of a preset, and by settings of which later ones win. */
export function resolveRules(
  rules: ReadonlyMap<string, Rule>,
  preset: PresetName,
  layered: readonly RuleSettings[],
  clients: readonly ClientId[] = [],
): Settings {
  const severities = new Map<string, SeverityOrOff>();
  const given = new Map<string, Readonly<Record<string, unknown>>>();
  for (const [id, setting] of layered.flatMap((settings) => withoutFamilies(settings, rules))) {
    const { severity, options } = readSetting(setting);
    severities.set(id, severity);
    if (options) given.set(id, options);
  }
  const base = basePreset(preset);
  const ofStore = demandsOf(preset);
  const on = new Map<string, Setting>();
  for (const rule of rules.values()) {
    const raised = rule.raisedBy && clients.includes(rule.raisedBy.client) ? rule.raisedBy.severity : undefined;
    const severity =
      severities.get(rule.id) ??
      raised ??
      ofStore.get(rule.id)?.severity ??
      (isInPreset(rule, base) ? rule.severity : 'off');
    if (severity === 'off') continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      // What a store demands is as severe as it says.
      chosen: severities.has(rule.id) || ofStore.has(rule.id),
      options: { ...defaults, ...presets?.[base], ...ofStore.get(rule.id)?.options, ...given.get(rule.id) },
    });
  }
  return on;
}

/** A family sets each of its rules, except those that the same settings name. */
function withoutFamilies(settings: RuleSettings, rules: ReadonlyMap<string, Rule>): [id: string, RuleSetting][] {
  const entries = Object.entries(settings);
  const families = new Map(entries.filter(([id]) => isFamily(id)));
  if (families.size === 0) return entries;
  const fromFamilies = [...rules.keys()].flatMap((id): [string, RuleSetting][] => {
    const setting = families.get(familyOf(id));
    return setting === undefined ? [] : [[id, setting]];
  });
  return [...fromFamilies, ...entries.filter(([id]) => !isFamily(id))];
}

export function readSetting(setting: RuleSetting): {
  severity: SeverityOrOff;
  options?: Readonly<Record<string, unknown>>;
} {
  if (typeof setting === 'string') return { severity: setting };
  const [severity, options] = setting;
  return { severity, options };
}
