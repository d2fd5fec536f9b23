/** Says what is wrong with a config, so that a person can mend it. */
import { LIMITS } from '../engine/limits.js';
import { printable, quotedValue, eitherOf } from '../core/text.js';
import { didYouMean } from '../core/did-you-mean.js';
import { groupBy } from '../core/collections.js';
import { stepsOf } from '../core/pointer.js';
import { CLIENTS, familiesIn, isFamily } from '../core/pack.js';
import type { ClientId, Rule } from '../core/rule.js';
import type { SchemaError, Validator } from '../core/format.js';
import { keyPath, type ConfigSource } from './read.js';
import { SETTINGS } from './types.js';
import { unknownHint, UserError } from '../files/errors.js';

type Path = readonly string[];

/** Everything that is wrong with a config by itself. */
export function errorsInConfig(source: ConfigSource, validate: Validator, rules: Iterable<Rule>): UserError[] {
  const value = source.isCode ? withoutPluginObjects(source.value) : source.value;
  return errorsIn(source, [], value, validate, rules);
}

/** `path` is where in the config the value is. */
export function errorsIn(
  source: ConfigSource,
  path: Path,
  value: unknown,
  validate: Validator,
  rules: Iterable<Rule>,
): UserError[] {
  const all = [...rules];
  const mistakes = mistakesIn(value, validate, path, {
    whole: 'a config',
    unknownKey: (key, at) => unknownKey(key, at, all),
  });
  return mistakes.map(({ at, message }) => source.error(at, message));
}

/** What messages call a kind of file. */
export interface ConfigTexts {
  readonly whole: string;
  unknownKey(key: string, at: Path): string;
  /** What a string must be like, where the schema has a pattern for it. */
  pattern?(at: Path): string | undefined;
}

/** Something that is wrong with a value, and where. */
export interface Mistake {
  readonly at: Path;
  readonly message: string;
}

/** Everything that is wrong with a value: one mistake for each place. */
export function mistakesIn(value: unknown, validate: Validator, path: Path, words: ConfigTexts): Mistake[] {
  if (validate(value)) return [];
  // Of an `if`, what did not hold inside has an error of its own.
  const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
  const mistakes = [...groupBy(errors, ({ instancePath }) => instancePath).values()].flatMap((here) => {
    // A misspelt key is more to the point than the key that is missing because of it.
    const unknown = here.filter(({ keyword }) => keyword === 'additionalProperties');
    return (unknown.length > 0 ? unknown : here.slice(0, 1)).map((error): Mistake => {
      const inside = stepsOf(error.instancePath);
      const at = [...path, ...inside];
      const key = error.params['additionalProperty'];
      const message = describe(error, at, valueAt(value, inside), words);
      return { at: typeof key === 'string' ? [...at, key] : at, message };
    });
  });
  return [...groupBy(mistakes, ({ at, message }) => [...at, message].join('\n')).values()].map(([first]) => first!);
}

/** Code may bring plugins along as objects; they are checked when they are loaded. */
function withoutPluginObjects(value: unknown): unknown {
  if (!isObject(value) || !Array.isArray(value['plugins'])) return value;
  return { ...value, plugins: value['plugins'].map((plugin: unknown) => (isObject(plugin) ? 'object' : plugin)) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function describe(
  { keyword, params }: SchemaError,
  at: Path,
  value: unknown,
  { whole, unknownKey, pattern }: ConfigTexts,
): string {
  const what = at.length > 0 ? `\`${keyPath(at)}\`` : whole;
  const param = (name: string): string => String(params[name]);
  switch (keyword) {
    case 'additionalProperties':
      return unknownKey(param('additionalProperty'), at);
    case 'required':
      return `${what} lacks the key \`${param('missingProperty')}\``;
    case 'type':
      if (isSeverity(at)) return mustBe(what, SETTINGS, value);
      return `${what} must be ${withArticle(param('type'))}, and is ${withArticle(typeName(value))}`;
    case 'enum':
      return mustBe(what, (params['allowedValues'] as unknown[]).map(String), value);
    case 'maxItems':
    case 'items':
      return isRuleSetting(at)
        ? `the rule \`${printable(at.at(-1)!)}\` takes ${param('limit') === '1' ? 'no options' : 'one object of options'}`
        : `${what} holds more than ${param('limit')} items`;
    case 'minItems':
      return `${what} holds fewer than ${param('limit')} items`;
    case 'minLength':
      return `${what} ${value === '' ? 'is empty' : `is shorter than ${param('limit')} characters`}`;
    case 'pattern':
      return `${what} ${pattern?.(at) ?? 'is not written as it should be'}, and is ${quotedValue(value)}`;
    case 'minimum':
    case 'maximum':
      return `${what} must be ${keyword === 'minimum' ? 'at least' : 'at most'} ${param('limit')}, and is ${quotedValue(value)}`;
    default:
      return `${what} is ${quotedValue(value)}, which does not fit the \`${keyword}\` that is asked for`;
  }
}

function mustBe(what: string, allowed: readonly string[], value: unknown): string {
  const hint = typeof value === 'string' ? didYouMean(value, allowed) : '';
  return `${what} must be ${eitherOf(allowed.map((each) => `\`${each}\``))}, and is ${quotedValue(value)}${hint}`;
}

function unknownKey(key: string, at: Path, rules: readonly Rule[]): string {
  if (at.at(-1) === 'rules') return unknownRule(key, rules);
  const rule = at.at(-3) === 'rules' ? rules.find(({ id }) => id === at.at(-2)) : undefined;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint('option', printable(key), Object.keys(rule.options?.defaults ?? {})).replace('unknown', 'no')}`;
  const [first] = at;
  const known = first === undefined ? KEYS : (INNER_KEYS[first] ?? []);
  return `${unknownHint('key', printable(key), known)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ''}`;
}

export function unknownRule(id: string, rules: Iterable<Rule>): string {
  const ids = Array.from(rules, (rule) => rule.id);
  return isFamily(id)
    ? unknownHint('rule family', printable(id), familiesIn(ids))
    : unknownHint('rule', printable(id), ids);
}

/** A list of clients as people type it: `claude, openai`. */
export function readClients(list: string, what: string): ClientId[] {
  const words = list.split(/[\s,]+/).filter((word) => word !== '');
  const known = CLIENTS.filter((client) => words.includes(client));
  const stray = words.find((word) => !CLIENTS.some((client) => client === word));
  if (stray !== undefined)
    throw new UserError(
      `${what} names ${unknownHint('client', printable(stray), CLIENTS)}; there are ${CLIENTS.join(', ')}.`,
    );
  if (known.length === 0) throw new UserError(`${what} needs at least one of ${CLIENTS.join(', ')}.`);
  return known;
}

const KEYS = [
  ...['$schema', 'root', 'extends', 'rules', 'files', 'ignore', 'overrides'],
  ...['formats', 'servers', 'dialect', 'clients', 'comments', 'limits', 'diff', 'plugins'],
];
const INNER_KEYS: Readonly<Record<string, readonly string[]>> = {
  overrides: ['files', 'ignore', 'rules'],
  dialect: ['openai'],
  limits: Object.keys(LIMITS),
  diff: ['accept'],
  accept: ['rule', 'tool', 'until', 'reason'],
};

const isRuleSetting = (at: Path): boolean => at.at(-2) === 'rules';

/** By itself, or before the options of a rule. */
const isSeverity = (at: Path): boolean => isRuleSetting(at) || (at.at(-1) === '0' && isRuleSetting(at.slice(0, -1)));

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce((at, key) => (isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined), value);
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function withArticle(type: string): string {
  if (type === 'null' || type === 'undefined') return type;
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
