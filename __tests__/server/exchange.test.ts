/** Which answer belongs to which request, and what is answered to a server. */
import { describe, expect, test } from '@jest/globals';
import { Exchange, messageIn, type Message } from '../../src/server/connection.js';
import { Limits, seconds, withinLimit } from '../../src/server/failure.js';
import { Secrets } from '../../src/server/secrets.js';

const LIMIT = { ms: 60_000, late: 'late' };
const PATIENT = new Limits(60_000);

function opened(root?: string): { exchange: Exchange; sent: Record<string, unknown>[] } {
  const sent: Record<string, unknown>[] = [];
  const send = async (message: object): Promise<void> => void sent.push(message as Record<string, unknown>);
  return { exchange: new Exchange(send, new Secrets(), root), sent };
}

test.each([
  ['a number', 1],
  ['a number in a string', '1'],
])('an answer has the id of its request: %s', async (_, id) => {
  const { exchange, sent } = opened();
  const answer = exchange.request('tools/list', { a: 1 }, LIMIT);
  exchange.receive({ id, result: { tools: [] } });
  expect(await answer).toEqual({ tools: [] });
  expect(sent).toEqual([{ jsonrpc: '2.0', id: 1, method: 'tools/list', params: { a: 1 } }]);
});

test.each<[string, Message]>([
  ['another id', { id: 2, result: 'wrong' }],
  ['another id in a string', { id: 'one', result: 'wrong' }],
  ['no id', { result: 'wrong' }],
  ['an id that is a list', { id: [1], result: 'wrong' }],
  ['a notification', { method: 'notifications/message' }],
])('what is not the answer is left alone: %s', async (_, message) => {
  const { exchange, sent } = opened();
  const answer = exchange.request('tools/list', {}, LIMIT);
  exchange.receive(message);
  exchange.receive({ id: 1, result: 'right' });
  exchange.receive({ id: 1, result: 'too late' });
  expect([await answer, sent.length]).toEqual(['right', 1]);
});

test('requests that wait at the same time get their own answers', async () => {
  const { exchange } = opened();
  const answers = ['a', 'b'].map((method) => exchange.request(method, {}, LIMIT));
  exchange.receive({ id: 2, result: 'second' });
  exchange.receive({ id: 1, result: 'first' });
  expect(await Promise.all(answers)).toEqual(['first', 'second']);
});

test.each<[unknown, string]>([
  [{ code: -32601, message: 'No such method.' }, 'The server answered x with the error -32601: No such method.'],
  [{ code: 'E', message: 7 }, 'The server answered x with the error 0.'],
  ['text', 'The server answered x with the error 0.'],
  [null, 'The server answered x with the error 0.'],
])('an error is one sentence: %j', async (error, message) => {
  const { exchange } = opened();
  const answer = exchange.request('x', {}, LIMIT);
  exchange.receive({ id: 1, error });
  await expect(answer).rejects.toThrow(message);
});

test('a message that cannot be sent, and the end, fail what waits and what comes after', async () => {
  const failing = new Exchange(() => Promise.reject(new Error('broken')), new Secrets());
  await expect(failing.request('x', {}, LIMIT)).rejects.toThrow('broken');
  const { exchange, sent } = opened();
  const answer = exchange.request('x', {}, LIMIT);
  exchange.end(new Error('first'));
  exchange.end(new Error('second'));
  await expect(answer).rejects.toThrow('first');
  await expect(exchange.request('y', {}, LIMIT)).rejects.toThrow('first');
  exchange.receive({ id: 9, method: 'ping' });
  expect(sent.length).toBe(1);
});

describe('a server that asks', () => {
  test.each<[string, string | undefined, object]>([
    ['ping', undefined, { result: {} }],
    ['roots/list', undefined, { result: { roots: [] } }],
    ['roots/list', 'file:///a', { result: { roots: [{ uri: 'file:///a', name: 'workspace' }] } }],
    ['sampling/createMessage', undefined, { error: { code: -32601, message: expect.stringContaining('only lists') } }],
    ['toString', undefined, { error: { code: -32601, message: expect.any(String) } }],
  ])('for %s with the root %s', (method, root, answer) => {
    const { exchange, sent } = opened(root);
    exchange.receive({ id: 'q', method });
    expect(sent).toEqual([{ jsonrpc: '2.0', id: 'q', ...answer }]);
  });

  test('without an id gets nothing', () => {
    const { exchange, sent } = opened();
    exchange.receive({ method: 'ping' });
    exchange.receive({ method: 'ping', id: null });
    expect(sent).toEqual([]);
  });

  test('a thousand times is heard no longer', async () => {
    const { exchange, sent } = opened();
    for (let id = 0; id < 1000; id++) exchange.receive({ id, method: 'ping' });
    const answer = exchange.request('x', {}, LIMIT);
    expect(sent.length).toBe(1001);
    exchange.receive({ id: 1000, method: 'ping' });
    await expect(answer).rejects.toThrow('The server sent more than 1000 requests of its own.');
    expect(sent.length).toBe(1001);
  });
});

test.each<[string, unknown]>([
  ['{"jsonrpc":"2.0","id":1}', { jsonrpc: '2.0', id: 1 }],
  ['[{"jsonrpc":"2.0"}]', [{ jsonrpc: '2.0' }]],
  ['[]', undefined],
  ['[{"jsonrpc":"2.0"},{}]', undefined],
  ['{"id":1}', undefined],
  ['null', undefined],
  ['"jsonrpc"', undefined],
  ['{', undefined],
])('is it a message? %s', (text, message) => expect(messageIn(text)).toEqual(message));

describe('limits', () => {
  test('the request has its own as long as there is time for it', () => {
    expect(PATIENT.for('x', 1000)).toEqual({ ms: 1000, late: 'The server did not answer x within 1 second.' });
    expect(PATIENT.for('x', 500, 'other').late).toBe('other');
  });

  test('of what is left, when that is less', () => {
    const { ms, late } = PATIENT.for('x', 90_000);
    expect(ms).toBeLessThanOrEqual(60_000);
    expect(late).toBe('The server took more than 60 seconds in all, which --timeout allows: it had not answered x.');
  });

  test('nothing is asked when all is spent', () => {
    const spent = new Limits(0);
    expect(spent.left).toBe(0);
    expect(() => spent.for('x', 1)).toThrow('The server took more than 0 seconds in all');
  });

  test('one without an end is a timer all the same', () => {
    expect(new Limits(Infinity).for('x', Infinity).ms).toBe(2 ** 31 - 1);
  });

  test('what is done in time is given, and what fails fails', async () => {
    expect(await withinLimit(LIMIT, Promise.resolve(7))).toBe(7);
    await expect(withinLimit(LIMIT, Promise.reject(new Error('own')))).rejects.toThrow('own');
    await expect(withinLimit({ ms: 1, late: 'late' }, new Promise(() => {}))).rejects.toThrow('late');
  });

  test('in words', () => expect([1000, 1500, 60_000].map(seconds)).toEqual(['1 second', '1.5 seconds', '60 seconds']));
});
