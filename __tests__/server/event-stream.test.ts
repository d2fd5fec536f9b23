/** Bodies and event streams, however they are cut, and how large they may be. */
import { expect, test } from '@jest/globals';
import { MOST_BYTES } from '../../src/server/connection.js';
import { eventsIn, readBody, type ServerEvent } from '../../src/server/event-stream.js';
import { within } from '../support/patience.js';

const MB = 1024 * 1024;

function responseOf(chunks: Iterable<string | Uint8Array>): Response {
  const encoder = new TextEncoder();
  const left = chunks[Symbol.iterator]();
  return new Response(
    new ReadableStream({
      pull: (controller) => {
        const next: IteratorResult<string | Uint8Array, unknown> = left.next();
        if (next.done) controller.close();
        else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
      },
    }),
  );
}

async function eventsOf(chunks: Iterable<string | Uint8Array>, bytes = 0): Promise<ServerEvent[]> {
  const found: ServerEvent[] = [];
  for await (const each of eventsIn(responseOf(chunks), { bytes })) found.push(each);
  return found;
}

const STREAM = [': hello', 'event: endpoint', 'data: /messages', '', 'data:a', 'data: ü', 'id: 7', '', '', 'data', ''];
const EVENTS = [
  { name: 'endpoint', data: '/messages' },
  { name: 'message', data: 'a\nü' },
  { name: 'message', data: '' },
];

test.each(['\n', '\r\n', '\r'])('lines end in %j, wherever a chunk ends', async (end) => {
  const text = STREAM.map((line) => line + end).join('') + end;
  expect(await eventsOf([text])).toEqual(EVENTS);
  const bytes = new TextEncoder().encode(text);
  expect(await eventsOf(Array.from(bytes, (each) => Uint8Array.of(each)))).toEqual(EVENTS);
  for (let at = 1; at < bytes.length; at++)
    expect(await eventsOf([bytes.subarray(0, at), new Uint8Array(), bytes.subarray(at)])).toEqual(EVENTS);
});

test('an event that the end of the stream cuts off is given as far as its lines are whole', async () => {
  expect(await eventsOf(['data: a\ndata: b'])).toEqual([{ name: 'message', data: 'a' }]);
  expect(await eventsOf(['event: x\n'])).toEqual([]);
});

test('a message may be as large as one is allowed to be', async () => {
  const body = Buffer.alloc(MOST_BYTES.message, 'x');
  expect((await readBody(responseOf([body]))).length).toBe(MOST_BYTES.message);
  const larger = readBody(responseOf([body, 'x']));
  await expect(larger).rejects.toThrow('The server sent one message of more than 32 MB.');
});

test('so may an event, in one line or in many', async () => {
  const lines = (count: number, size: number): string[] =>
    Array.from({ length: count }, () => `data: ${'x'.repeat(size - 'data: '.length)}\n`);
  const exact = MOST_BYTES.message;
  expect((await eventsOf([...lines(1, exact), '\n']))[0]!.data.length).toBe(exact - 6);
  expect((await eventsOf([...lines(8, exact / 8), '\n']))[0]!.data.length).toBe(exact - 8 * 6 + 7);
  const late = 'The server sent one message of more than 32 MB.';
  await expect(eventsOf([...lines(1, exact + 1), '\n'])).rejects.toThrow(late);
  await expect(eventsOf([...lines(8, exact / 8), 'id\n', '\n'])).rejects.toThrow(late);
  // What no line ends is not waited for.
  await expect(eventsOf(['data: ', 'x'.repeat(exact)])).rejects.toThrow(late);
});

test('all that a server sends has a limit too, over all answers', async () => {
  const event = `data: ${'x'.repeat(MB - 8)}\n\n`;
  const all = Array.from({ length: 64 }, () => event);
  expect((await eventsOf(all)).length).toBe(64);
  await expect(eventsOf([...all, '\n'])).rejects.toThrow('The server sent more than 64 MB.');
  await expect(eventsOf(['\n'], MOST_BYTES.all)).rejects.toThrow('The server sent more than 64 MB.');
  const received = { bytes: MOST_BYTES.all - 3 };
  expect([await readBody(responseOf(['abc']), received), received.bytes]).toEqual(['abc', MOST_BYTES.all]);
  await expect(readBody(responseOf(['d']), received)).rejects.toThrow('The server sent more than 64 MB.');
});

test('a long line in small chunks takes time in proportion to it', async () => {
  const chunk = Buffer.alloc(256, 'x');
  function* chunks(): Generator<string | Uint8Array> {
    yield 'data: ';
    for (let count = 0; count < 16 * 1024; count++) yield chunk;
    yield '\n\n';
  }
  const events = await within(3000, () => eventsOf(chunks()));
  expect(events[0]!.data.length).toBe(4 * MB);
});
