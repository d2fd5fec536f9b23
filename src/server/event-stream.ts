/** Reads the body of an answer within limits: as one text, or as server-sent events. */
import { MOST_BYTES } from './connection.js';
import { ServerFailure } from './failure.js';

export interface ServerEvent {
  readonly name: string;
  readonly data: string;
}

export async function readBody(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(response)) {
    size += chunk.length;
    if (size > MOST_BYTES.message) throw tooMuch(MOST_BYTES.message);
    parts.push(chunk);
  }
  return Buffer.concat(parts).toString('utf8');
}

export async function* eventsIn(response: Response): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let [text, size, name] = ['', 0, ''];
  let data: string[] = [];
  for await (const chunk of chunksOf(response)) {
    size += chunk.length;
    text += decoder.decode(chunk, { stream: true });
    if (size > MOST_BYTES.all || text.length > MOST_BYTES.message) throw tooMuch(MOST_BYTES.message);
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    text = lines.pop()!;
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) yield { name: name || 'message', data: data.join('\n') };
        [name, data] = ['', []];
        continue;
      }
      const [, field, value = ''] = /^([^:]*)(?::\x20?(.*))?$/s.exec(line) ?? [];
      if (field === 'event') name = value;
      if (field === 'data') data.push(value);
    }
  }
  if (data.length > 0) yield { name: name || 'message', data: data.join('\n') };
}

async function* chunksOf(response: Response): AsyncGenerator<Uint8Array> {
  if (!response.body) return;
  const reader: ReadableStreamDefaultReader<Uint8Array> = response.body.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    await reader.cancel().catch(() => {});
  }
}

const tooMuch = (most: number): ServerFailure =>
  new ServerFailure(`The server sent one message of more than ${most >> 20} MB.`);
