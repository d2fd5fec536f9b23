/** What never ends is stopped and named, and the rest goes on. */
import { expect, jest, test } from '@jest/globals';
import { defineRule } from '../../src/core/rule.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import { parse } from '../../src/parse/parse.js';
import { timeLimit } from '../../src/read/time-limit.js';
import { formats } from '../../rules/index.js';
import { within } from '../support/patience.js';

const SOURCE = { document: 'x', section: 'x', says: 'x', kind: 'advice' } as const;
const ABOUT = {
  summary: 'x',
  severity: 'error',
  in: 'recommended',
  source: SOURCE,
  messages: { x: 'Found.' },
} as const;

const endless = defineRule({
  ...ABOUT,
  id: 'acme/endless',
  check() {
    for (;;);
  },
});
const catastrophic = defineRule({
  ...ABOUT,
  id: 'acme/catastrophic',
  *check({ root }) {
    if (/^(a+)+$/.test(`${'a'.repeat(60)}!`)) yield { at: root, message: 'x' };
  },
});
const fine = defineRule({
  ...ABOUT,
  id: 'acme/fine',
  *check({ root }) {
    yield { at: root, message: 'x' };
  },
});

test('a rule of a plugin that never ends is named, and the other rules run', async () => {
  const rules = [endless, catastrophic, fine];
  const settings = new Map(rules.map((rule) => [rule.id, { rule, severity: 'error' as const, options: {} }]));
  const document = await parse('tools.json', '{ "tools": [{ "name": "a", "inputSchema": { "type": "object" } }] }');
  const services = { timeLimit: timeLimit(100) };
  const { result } = lintDocument(document, formats, { named: true, servers: [] }, settings, services);
  expect(result.failures.map(({ message }) => message)).toEqual([
    'The rule acme/endless failed: it took too long and was stopped',
    'The rule acme/catastrophic failed: it took too long and was stopped',
  ]);
  expect(result.findings.map(({ rule }) => rule)).toEqual(['acme/fine']);
});

test('a rule that was stopped once is not begun again: a run of many files comes to an end', async () => {
  const settings = new Map([[endless.id, { rule: endless, severity: 'error' as const, options: {} }]]);
  const document = await parse('tools.json', '{ "tools": [{ "name": "a", "inputSchema": { "type": "object" } }] }');
  const services = { timeLimit: timeLimit(200) };
  const judge = () => lintDocument(document, formats, { named: true, servers: [] }, settings, services).result.failures;
  const first = judge();
  await within(200, () => {
    for (let file = 0; file < 20; file++) expect(judge()).toMatchObject([{ message: first[0]!.message }]);
  });
});

test('a parser that takes too long is stopped, and the file cannot be read', async () => {
  const options = { timeLimit: timeLimit(20) };
  await expect(parse('a.yaml', 'a: [b, c]\n'.repeat(60_000), options)).rejects.toThrow('took more than 10 seconds');
});

test('what only waited, as on a busy machine, is begun once more', () => {
  const nobody = new Int32Array(new SharedArrayBuffer(4));
  let begun = 0;
  const work = (): string => {
    if (++begun === 1) Atomics.wait(nobody, 0, 0, 60_000);
    return 'done';
  };
  expect(timeLimit(100)(work, 'It took too long.')).toBe('done');
  expect(begun).toBe(2);
});

test('what ends in time gives its value or its error, also one within another', () => {
  const limit = timeLimit(1000);
  expect(limit(() => limit(() => 1, 'inner') + 1, 'outer')).toBe(2);
  expect(() => limit(() => limit(() => JSON.parse('{') as unknown, 'inner'), 'outer')).toThrow('in JSON at position 1');
});

test('works that share a limit have its time once, and what another limit runs does not count', () => {
  const minute = timeLimit(60_000);
  const shared = minute.shared();
  const cpu = jest.spyOn(process, 'cpuUsage').mockReturnValue({ user: 59_990_000, system: 0 });
  const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(59_990);
  const endless = (): void => {
    for (;;);
  };
  try {
    expect(shared(() => 'done', 'first')).toBe('done');
    expect(minute.shared()(() => 'done', 'of its own')).toBe('done');
    cpu.mockRestore();
    clock.mockRestore();
    const before = process.cpuUsage();
    expect(() => shared(endless, 'second')).toThrow('second');
    expect(() => shared.shared()(endless, 'third')).toThrow('third');
    // Of the minute, ten milliseconds were left.
    const { user, system } = process.cpuUsage(before);
    expect(user + system).toBeLessThan(5_000_000);
  } finally {
    cpu.mockRestore();
    clock.mockRestore();
  }
});
