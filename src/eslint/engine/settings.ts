/** What `settings.toolint` says. Whoever misspells something in it is told so: it would switch rules off. */
import { printable, quotedValue } from '../../core/message.js';
import { didYouMean } from '../../core/near.js';
import { DIALECTS } from '../../core/pack.js';
import { eitherOf } from '../../core/words.js';
import type { EslintSettings, RuleContext } from '../types.js';
import { isSuppressions } from './unsuppressed.js';

const KEYS = ['dialect', 'suppressions'];

const UNUSABLE =
  '`settings.toolint.suppressions` is not what toolint-suppressions.json holds. Import that file in the config: `import suppressions from "./toolint-suppressions.json" with { type: "json" }`.';

const usable = new WeakSet<object>();

/** Throws where it is not what it should be, so that ESLint stops. */
export function settingsOf({ settings }: RuleContext): EslintSettings {
  const ours = settings['toolint'];
  if (ours === undefined) return {};
  const known = objectAt('settings.toolint', ours, KEYS);
  if (usable.has(known)) return known;
  const { dialect, suppressions } = known;
  if (dialect !== undefined) {
    const { openai } = objectAt('settings.toolint.dialect', dialect, ['openai']);
    if (openai !== undefined && !DIALECTS.some((each) => each === openai)) throw new Error(unknownDialect(openai));
  }
  if (suppressions !== undefined && !isSuppressions(suppressions)) throw new Error(UNUSABLE);
  usable.add(known);
  return known;
}

function objectAt(path: string, value: unknown, keys: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`\`${path}\` must be an object, and is ${quotedValue(value)}.`);
  const stray = Object.keys(value).find((key) => !keys.includes(key));
  if (stray !== undefined)
    throw new Error(`\`${path}\` has an unknown key \`${printable(stray)}\`${didYouMean(stray, keys)}.`);
  return value as Readonly<Record<string, unknown>>;
}

function unknownDialect(value: unknown): string {
  const allowed = eitherOf(DIALECTS.map((each) => `\`${each}\``));
  const hint = typeof value === 'string' ? didYouMean(value, DIALECTS) : '';
  return `\`settings.toolint.dialect.openai\` must be ${allowed}, and is ${quotedValue(value)}${hint}.`;
}
