/** Fixes a file in Python with the command line. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, toolint } from './cli.js';

export function fixInFolder(): { fixed: (text: string, how?: string) => Promise<string>; close: () => void } {
  const folder = folderOf({ 'server.py': '' });
  const path = join(folder.path, 'server.py');
  return {
    async fixed(text, how = '--fix') {
      writeFileSync(path, text);
      await toolint([how, 'server.py'], { cwd: folder.path });
      return readFileSync(path, 'utf8');
    },
    close: () => folder.remove(),
  };
}
