/** A link that opens a text in the playground, as its own "Share as link" makes them. */
import { deflateRawSync } from 'node:zlib';

export function playgroundLink(root: string, name: string, text: string): string {
  const json = JSON.stringify({ v: 1, name, text, preset: 'strict', off: [] });
  return `${root}playground/index.html#s=${deflateRawSync(json, { level: 9 }).toString('base64url')}`;
}
