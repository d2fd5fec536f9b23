/** What a server answered, as one JSON text: it is linted, and `--save` writes it. */
import { isRecord } from '../core/collections.js';
import { stepTo } from '../core/pointer.js';
import type { Answers } from './ask.js';
import type { Noise } from './connection.js';
import type { Leak, Secrets } from './secrets.js';

/** What was seen beside the answers, under the key `observed`. */
export interface Observations {
  readonly noise?: Noise;
  readonly failed?: Answers['failed'];
  readonly unannounced?: true;
  readonly results?: Answers['results'];
  readonly refusals?: Answers['refusals'];
  readonly leaks?: readonly Leak[];
  readonly unstable?: readonly Difference[];
}

/** What a second start served differently. */
interface Difference {
  /** Where it is in the answers to the first start. */
  readonly pointer: string;
  readonly change: 'changed' | 'missing' | 'added' | 'reordered';
  /** The tool, prompt or resource, where there is one of the name. */
  readonly name?: string;
}

export interface Dump {
  readonly text: string;
  /** The answers without what the user handed over. */
  readonly answers: Readonly<Record<string, unknown>>;
}

export function dumpOf(answers: Answers, secrets: Secrets, seen: Pick<Observations, 'noise' | 'unstable'>): Dump {
  const leaks: Leak[] = [];
  const clean = secrets.clean(answers.raw, '', leaks) as Readonly<Record<string, unknown>>;
  const observed: Observations = {
    ...(seen.noise && { noise: seen.noise }),
    ...(answers.failed.length > 0 && { failed: secrets.clean(answers.failed) as Answers['failed'] }),
    ...(answers.isUnannounced && { unannounced: true }),
    ...(answers.results.length > 0 && { results: secrets.clean(answers.results) as Answers['results'] }),
    ...(answers.refusals.length > 0 && { refusals: answers.refusals }),
    ...(leaks.length > 0 && { leaks }),
    ...(seen.unstable && seen.unstable.length > 0 && { unstable: seen.unstable }),
  };
  const all = { ...clean, ...(Object.keys(observed).length > 0 && { observed }) };
  return { text: `${JSON.stringify(all, null, 2)}\n`, answers: clean };
}

const KEYS: Readonly<Record<string, string>> = {
  tools: 'name',
  resources: 'uri',
  resourceTemplates: 'uriTemplate',
  prompts: 'name',
};
const MOST = 50;

/** Compares two starts; both are cleaned, and what is random is reported once for each item. */
export function differencesBetween(first: Dump['answers'], second: Dump['answers']): Difference[] {
  const found = Object.entries(KEYS).flatMap(([list, key]) => differencesIn(list, key, first[list], second[list]));
  return found.slice(0, MOST);
}

function differencesIn(list: string, key: string, first: unknown = [], second: unknown = []): Difference[] {
  if (!Array.isArray(first) || !Array.isArray(second)) return [];
  const nameOf = (item: unknown, index: number): string => {
    const name = (item as Record<string, unknown> | null)?.[key];
    return typeof name === 'string' ? name : `(${index + 1})`;
  };
  const [before, after] = [first.map(nameOf), second.map(nameOf)];
  // The first of a name counts.
  const places = new Map(after.map((name, index) => [name, index] as const).reverse());
  const found: Difference[] = [];
  before.forEach((name, index) => {
    const at = places.get(name);
    const pointer = `/${list}/${index}`;
    if (at === undefined) found.push({ pointer, change: 'missing', name });
    else {
      const path = firstDifference(first[index], second[at]);
      if (path !== undefined) found.push({ pointer: pointer + path, change: 'changed', name });
    }
  });
  const known = new Set(before);
  for (const name of after) if (!known.has(name)) found.push({ pointer: `/${list}`, change: 'added', name });
  const isReordered = found.length === 0 && before.join('\n') !== after.join('\n');
  return isReordered ? [{ pointer: `/${list}`, change: 'reordered' }] : found;
}

/** The pointer to the first value that differs; the order of keys counts for nothing. */
function firstDifference(a: unknown, b: unknown): string | undefined {
  if (Object.is(a, b)) return undefined;
  const [isObject, isArray] = [isRecord(a) && isRecord(b), Array.isArray(a) && Array.isArray(b)];
  if (!isObject && !isArray) return '';
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of Object.keys(left)) {
    if (!Object.hasOwn(right, key)) return stepTo(key);
    const inner = firstDifference(left[key], right[key]);
    if (inner !== undefined) return stepTo(key) + inner;
  }
  return Object.keys(right).length > Object.keys(left).length ? '' : undefined;
}

/** The tools of every format: a list, or an object by their ids. */
export function toolsOf(answers: Dump['answers']): { value: unknown; pointer: string; id?: string }[] {
  const [key, list] = Array.isArray(answers)
    ? ['', answers]
    : answers['tools'] === undefined
      ? ['/items', answers['items']]
      : ['/tools', answers['tools']];
  if (Array.isArray(list)) return list.map((value: unknown, index) => ({ value, pointer: `${key}/${index}` }));
  return Object.entries((list ?? {}) as Record<string, unknown>).map(([id, value]) => ({
    value,
    pointer: `${key}/${id}`,
    id,
  }));
}
