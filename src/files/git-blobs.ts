/** Reads blobs by their ids, through one process for as many as there are. */
import { UserError } from './errors.js';
import { startGit, TIMEOUT_MS } from './git.js';
import { looseText } from './read.js';

export interface Blobs {
  /** The texts, in the same order; undefined for what is missing, too large, or not text. */
  read(ids: readonly string[]): Promise<(string | undefined)[]>;
  close(): void;
}

const MOST_BYTES = 5_000_000;

export async function openBlobs(cwd: string): Promise<Blobs> {
  const child = await startGit(cwd, 'cat-file', '--batch');
  const [input, output] = [child.stdin!, child.stdout!];
  const chunks: Buffer[] = [];
  let size = 0;
  let wake: (() => void) | undefined;
  let isOver = false;
  output.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    wake?.();
  });
  const end = (): void => {
    isOver = true;
    wake?.();
  };
  child.on('error', end).on('close', end);
  input.on('error', end);
  const more = async (): Promise<void> => {
    if (isOver) throw new UserError('git cat-file ended before all objects were read.');
    const late = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS);
    await new Promise<void>((done) => (wake = done));
    clearTimeout(late);
    wake = undefined;
  };
  const joined = (): Buffer => {
    if (chunks.length > 1) chunks.splice(0, chunks.length, Buffer.concat(chunks));
    return chunks[0] ?? Buffer.alloc(0);
  };
  const take = async (count: number): Promise<Buffer> => {
    while (size < count) await more();
    const all = joined();
    chunks.splice(0, 1, all.subarray(count));
    size -= count;
    return all.subarray(0, count);
  };
  const skip = async (count: number): Promise<void> => {
    for (let left = count; left > 0;) {
      if (size === 0) await more();
      left -= (await take(Math.min(left, size))).length;
    }
  };
  const takeLine = async (): Promise<string> => {
    for (;;) {
      const at = joined().indexOf(10);
      if (at >= 0) return (await take(at + 1)).toString('utf8', 0, at);
      await more();
    }
  };
  const readOne = async (): Promise<string | undefined> => {
    const [, type, length] = (await takeLine()).split(' ');
    if (length === undefined) return undefined;
    const isWanted = type === 'blob' && Number(length) <= MOST_BYTES;
    const content = isWanted ? await take(Number(length)) : undefined;
    await skip(isWanted ? 1 : Number(length) + 1);
    return content && looseText(content);
  };
  const readAll = async (ids: readonly string[]): Promise<(string | undefined)[]> => {
    input.write(ids.map((id) => `${id}\n`).join(''));
    const texts: (string | undefined)[] = [];
    for (let at = 0; at < ids.length; at++) texts.push(await readOne());
    return texts;
  };
  // Answers come in the order of the questions.
  let turn: Promise<unknown> = Promise.resolve();
  return {
    read(ids) {
      const answer = turn.then(() => readAll(ids));
      turn = answer.catch(() => {});
      return answer;
    },
    close: () => void input.end(),
  };
}
