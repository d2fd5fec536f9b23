/** Reads the body of an answer within limits: as one text, or as server-sent events. */
import { MOST_BYTES } from './connection.js';
import { reasonOf, ServerFailure } from './failure.js';

export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

/** What all bodies of one server have together. */
export interface ReceivedBytes {
  bytes: number;
}

export async function readBody(response: Response, received: ReceivedBytes = { bytes: 0 }): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(response, received)) {
    size += chunk.length;
    if (size > MOST_BYTES.message) throw tooMuchAtOnce();
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString('utf8');
}

export async function* eventsIn(
  response: Response,
  received: ReceivedBytes = { bytes: 0 },
): AsyncGenerator<ServerEvent> {
  let [size, name] = [0, ''];
  let data: string[] = [];
  for await (const line of linesIn(response, received)) {
    if (line === '') {
      if (data.length > 0) yield { name: name || 'message', data: data.join('\n') };
      [size, name, data] = [0, '', []];
      continue;
    }
    size += line.length;
    if (size > MOST_BYTES.message) throw tooMuchAtOnce();
    const [, field, value = ''] = /^([^:]*)(?::\x20?(.*))?$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
  if (data.length > 0) yield { name: name || 'message', data: data.join('\n') };
}

/** Each chunk is looked at once, however long the line is that it belongs to. */
async function* linesIn(response: Response, received: ReceivedBytes): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: string[] = [];
  let [size, endsInReturn] = [0, false];
  for await (const chunk of chunksOf(response, received)) {
    const text = decoder.decode(chunk, { stream: true });
    const lines = text.split(/\r\n|\n|\r/);
    // The end of a line may be cut in two.
    if (endsInReturn && text.startsWith('\n')) lines.shift();
    if (text !== '') endsInReturn = text.endsWith('\r');
    const rest = lines.pop()!;
    for (const line of lines) {
      yield parts.join('') + line;
      [parts, size] = [[], 0];
    }
    parts.push(rest);
    size += rest.length;
    if (size > MOST_BYTES.message) throw tooMuchAtOnce();
  }
}

async function* chunksOf(response: Response, received: ReceivedBytes): AsyncGenerator<Uint8Array> {
  if (!response.body) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      received.bytes += next.value.length;
      if (received.bytes > MOST_BYTES.all)
        throw new ServerFailure(`The server sent more than ${MOST_BYTES.all >> 20} MB.`);
      yield next.value;
    }
  } catch (error) {
    throw isOurs(error)
      ? error
      : new ServerFailure(`The answer of the server cannot be read to its end: ${wordsFor(error)}.`);
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const tooMuchAtOnce = (): ServerFailure =>
  new ServerFailure(`The server sent one message of more than ${MOST_BYTES.message >> 20} MB.`);

/** We ended the request ourselves, or its time was over. */
const isOurs = (error: unknown): boolean =>
  error instanceof ServerFailure || /^(?:Abort|Timeout)Error$/.test((error as Error).name);

/** Of what Node says only the kind: it may quote what was sent. */
function wordsFor(error: unknown): string {
  const reason = reasonOf(error);
  if (/^(?:Z_|ERR_(?:_|BR))/.test(reason)) return 'it is not compressed as its headers say';
  return /^(?:HPE_|Response does not)/.test(reason) ? 'it does not follow HTTP' : 'the connection was closed';
}
