/** Real folders for tests, removed when the test file is done. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from '@jest/globals';

const made: string[] = [];

afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A new folder with these files in it; a name with a slash at its end is a folder. */
export function makeFolder(files: Readonly<Record<string, string | object | Buffer>> = {}): string {
  const folder = realpathSync.native(mkdtempSync(join(tmpdir(), 'toolint-')));
  made.push(folder);
  addFiles(folder, files);
  return folder;
}

export function addFiles(folder: string, files: Readonly<Record<string, string | object | Buffer>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(name.endsWith('/') ? file : dirname(file), { recursive: true });
    if (name.endsWith('/')) continue;
    const isData = typeof content === 'object' && !Buffer.isBuffer(content);
    writeFileSync(file, isData ? JSON.stringify(content, null, 2) : content);
  }
}

export const isRoot = process.getuid?.() === 0;
export const isWindows = process.platform === 'win32';
