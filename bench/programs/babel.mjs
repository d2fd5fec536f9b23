/** The least that a linter of TypeScript must do: read each file below this folder and have Babel parse it. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from '@babel/parser';

const OPTIONS = { sourceType: 'module', plugins: ['typescript', 'estree'] };

for (const path of readdirSync('.', { recursive: true })) {
  if (path.endsWith('.ts')) parse(readFileSync(path, 'utf8'), OPTIONS);
}
