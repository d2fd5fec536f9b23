/** The least that a linter in Node must do: walk this folder, read each file, and parse it. */
import { readdirSync, readFileSync } from 'node:fs';

walk('.');

function walk(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) walk(path);
    else if (entry.name.endsWith('.json')) JSON.parse(readFileSync(path, 'utf8'));
  }
}
