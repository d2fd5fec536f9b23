/** What there is to choose from, and a pack of rules of the user's own: looked at closely before it is trusted to be one. */
import { isRecord } from './collections.js';
import { isMessage } from './message.js';
import { printable } from './text.js';
import { FORMATS } from '../generated/format-ids.js';
import { STORE_NAMES, type StoreName } from './stores.js';
import type { ClientId, FormatId, OpenaiDialect, Preset, Rule, Severity } from './rule.js';

/** What a plugin module exports by default. */
export type Plugin = readonly Rule[] | { readonly name?: string; readonly rules: readonly Rule[] };

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'info'];
/** From the smallest to the largest: each has the rules of those before it, except those marked `notRecommended`. */
const PRESETS: readonly Preset[] = ['spec', 'recommended', 'strict'];
/** What `--preset` and `extends` take: a preset of rules, or a store, which is `recommended` with severities of its own. */
export type PresetName = Preset | StoreName;
export const PRESET_NAMES: readonly PresetName[] = [...PRESETS, ...STORE_NAMES];
/** The rules that it begins with. */
export const basePreset = (name: PresetName): Preset => PRESETS.find((each) => each === name) ?? 'recommended';
export const DIALECTS: readonly OpenaiDialect[] = ['auto', 'seed', 'openai', 'mcp-apps'];
export const CLIENTS: readonly ClientId[] = [
  ...(['claude', 'openai', 'gemini', 'gemini-cli', 'vscode', 'copilot-cli', 'cursor'] as const),
  ...(['amazon-q', 'kimi', 'langchain', 'codex', 'zed', 'bedrock'] as const),
];
/** Packs about the manifests of one format that is not called like them. */
export const PACKS_ABOUT: Readonly<Record<string, FormatId>> = { clients: 'mcp', live: 'mcp', python: 'mcp' };
/** The part before the slash in the ids of our own rules. */
export const BUILTIN_PACKS: readonly string[] = ['common', ...Object.keys(PACKS_ABOUT), ...FORMATS, 'diff'];

/** It is about what a running server answered, which no editor shows: ESLint does not have it. */
export const isOfServer = ({ id }: Pick<Rule, 'id'>): boolean => id.startsWith('live/');

export const isBuiltin = (id: string): boolean => BUILTIN_PACKS.some((pack) => id.startsWith(`${pack}/`));

/** The family of a rule, `mcp/*` for `mcp/some-rule`: it can be named wherever a rule can, and means each rule of the pack. */
export const familyOf = (id: string): string => `${id.slice(0, id.indexOf('/'))}/*`;

export const isFamily = (id: string): boolean => id.endsWith('/*');

/** The families of these rules. */
export const familiesIn = (ids: Iterable<string>): ReadonlySet<string> => new Set(Array.from(ids, familyOf));

export function isInPreset(rule: InPresets, preset: Preset): boolean {
  if (rule.notRecommended && preset === 'recommended') return false;
  return PRESETS.indexOf(rule.in) <= PRESETS.indexOf(preset);
}

export const presetsOf = (rule: InPresets): Preset[] => PRESETS.filter((preset) => isInPreset(rule, preset));

const IN_PRESETS: Record<Preset, string> = {
  spec: '`spec`, and so in `recommended` and `strict`',
  recommended: '`recommended`, and so in `strict`',
  strict: '`strict`',
};

/** The presets of a rule, for its page. */
export const presetsText = (rule: InPresets): string =>
  rule.notRecommended ? '`spec` and `strict`, not `recommended`' : IN_PRESETS[rule.in];

const FIXES = {
  none: 'no',
  safe: 'safe: `--fix` applies it',
  unsafe: 'unsafe: only `--fix-unsafe` applies it',
  both: 'safe ones by `--fix`, the others by `--fix-unsafe`',
};

/** What applies the fixes of a rule, for its page. */
export const fixesText = ({ fixable }: Pick<Rule, 'fixable'>): string => FIXES[fixable ?? 'none'];

type InPresets = Pick<Rule, 'in' | 'notRecommended'>;

/** The rules of a pack, or why it is not one; `name` is what the error calls it. */
export function rulesIn(exported: unknown, name: string): readonly Rule[] | string {
  const rules = Array.isArray(exported) ? exported : (exported as { rules?: unknown } | null | undefined)?.rules;
  if (!Array.isArray(rules)) return `${name} must export a list of rules, or an object with a list \`rules\``;
  const seen = new Set<string>();
  for (const [index, rule] of (rules as unknown[]).entries()) {
    const fault = faultOf(rule, seen);
    const id = (rule as { id?: unknown } | null | undefined)?.id;
    const which = typeof id === 'string' ? `the rule \`${printable(id)}\`` : `rule ${index + 1}`;
    if (fault !== undefined) return `${name} cannot be used: ${which} ${fault}`;
    seen.add(id as string);
  }
  return rules as Rule[];
}

/** Why a value is not a rule, as a sentence about the rule. */
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
  if (rule.notRecommended !== undefined && rule.notRecommended !== true)
    return 'has a `notRecommended` that is not `true`';
  if (typeof rule.summary !== 'string' || rule.summary === '') return 'needs a `summary`: what is wrong, in one line';
  if (!isRecord(messages) || !Object.values(messages).every(isMessage)) {
    return 'needs `messages`: an object of texts by their ids, or of objects with a text `message` and a text `help`';
  }
  if (typeof check !== 'function' && !isRecord(project)) return 'has no function `check`';
  if (check !== undefined && typeof check !== 'function') return 'has a `check` that is no function';
  if (!isListOfStrings(rule.lists)) return 'has `lists` that are no list of keys';
  if (!isListOfStrings(rule.reads)) return 'has `reads` that are no list of formats';
  if (options !== undefined && !(isRecord(options) && isRecord(options['schema']) && isRecord(options['defaults']))) {
    return 'has `options` without an object `schema` and an object `defaults`';
  }
  return undefined;
}

const isListOfStrings = (value: unknown = []): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** One thing that a format's document demands or allows, in our own words. */
export interface Statement {
  /** `otc/id-required`: the format, then a name. */
  readonly id: string;
  readonly section: string;
  readonly says: string;
  readonly kind: 'MUST' | 'SHOULD' | 'MAY' | 'fact';
  readonly rules: readonly string[];
  /** Why no linter can judge it, where none does. */
  readonly why?: string;
  /** `<test file> > <title of a case in it>`. */
  readonly tests: readonly string[];
}
