/**
 * The published schemas of the formats agree with the rules: what breaks a schema has an error at `spec`, and so whatever
 * has none fits. Not the other way around, as a schema cannot say all that a rule can.
 */
import { afterAll, describe, expect, test } from '@jest/globals';
import { formats } from '../../rules/index.js';
import { openServices } from '../../src/run/services.js';
import { errors, samples, violations, type Sample } from '../support/schema-agreement.js';

const { services, close } = openServices(process.cwd());
afterAll(close);

const all = await samples();

describe.each(formats.map(({ id }) => id))('%s', (id) => {
  const own = all.filter(({ format }) => format === id);

  test('there are manifests that fit the schema, and others', () => {
    const broken = own.filter((sample) => violations(sample).length > 0);
    expect([own.length >= 20, broken.length > 0, broken.length < own.length / 2]).toEqual([true, true, true]);
  });

  test('what breaks the schema has an error', async () => {
    expect(await contradictions(own)).toEqual([]);
  });

  test('so it is with every part left out or replaced', async () => {
    expect(await contradictions(own.flatMap(spoilt))).toEqual([]);
  });

  test('a manifest may name its schema', async () => {
    const $schema = `https://unpkg.com/toolint/schemas/${id}.schema.json`;
    for (const sample of own) {
      const { value } = sample;
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue;
      const named = { ...sample, value: { $schema, ...value } };
      expect(violations(named)).toEqual(violations(sample));
      expect(await errors(named, services)).toEqual(await errors(sample, services));
    }
  });
});

async function contradictions(judged: readonly Sample[]): Promise<unknown[]> {
  const found = [];
  for (const sample of judged) {
    const [violation] = violations(sample);
    if (!violation || (await errors(sample, services)).length > 0) continue;
    found.push({ path: sample.path, value: JSON.stringify(sample.value), violation });
  }
  return found;
}

const NOTHING = Symbol('left out');
const REPLACEMENTS = [NOTHING, null, true, 1, '', 'x', [], {}, ['x'], [{}], { x: 'x' }, { type: 'object' }];

/** The sample once for each of its parts, which has another value in it: not all are tried everywhere, as there are many. */
function spoilt(sample: Sample, number: number): Sample[] {
  return placesIn(sample.value).map((place, at) => ({
    ...sample,
    value: replaced(sample.value, place, REPLACEMENTS[(number * 5 + at) % REPLACEMENTS.length]),
  }));
}

function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, each]) => placesIn(each).map((place) => [key, ...place]))];
}

function replaced(value: unknown, [key, ...place]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by === NOTHING ? {} : by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<string, unknown>;
  if (place.length > 0 || by !== NOTHING) copy[key] = replaced(copy[key], place, by);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}
