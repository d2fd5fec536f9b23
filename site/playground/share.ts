/** What is on the page as a link. It stands behind the #, which a browser sends to no server. */
import type { Preset } from '../../src/core/rule.js';

export interface Shared {
  readonly name: string;
  readonly text: string;
  readonly preset: Preset;
  readonly off: readonly string[];
}

const MOST_BYTES = 4_000_000;
const PRESETS: readonly string[] = ['spec', 'recommended', 'strict'];

export async function toFragment({ name, text, preset, off }: Shared): Promise<string> {
  const json = JSON.stringify({ v: 1, name, text, preset, off });
  const packed = await collect(new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw')));
  return `#s=${toBase64(packed)}`;
}

/** Undefined where the link holds nothing of ours, whatever it holds instead. */
export async function fromFragment(fragment: string): Promise<Shared | undefined> {
  if (!fragment.startsWith('#s=')) return undefined;
  try {
    const packed = fromBase64(fragment.slice(3));
    const bytes = await collect(new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return checked(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return undefined;
  }
}

function checked(value: unknown): Shared | undefined {
  const { v, name, text, preset, off } = value as Record<string, unknown>;
  if (v !== 1 || typeof name !== 'string' || typeof text !== 'string' || name.length > 200) return undefined;
  return {
    name,
    text,
    preset: PRESETS.includes(preset as string) ? (preset as Preset) : 'recommended',
    off: Array.isArray(off) ? off.filter((id): id is string => typeof id === 'string').slice(0, 500) : [],
  };
}

/** A small link may unpack to very much: it is read only so far. */
async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
    size += value.length;
    if (size > MOST_BYTES) throw new RangeError('too much');
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (each) => each.charCodeAt(0));
}
