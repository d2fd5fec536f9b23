/** Files that belong to SQLite's part: from source they stand beside this one, in a bundle beside the front or one folder above a chunk. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function ownFile(name: string): string | undefined {
  const places = [`./${name}`, `../${name}`].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return places.find((path) => existsSync(path));
}
