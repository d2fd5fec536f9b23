/** src/generated/report-formats.ts: every format of src/report/formats. */
import { readdirSync } from 'node:fs';
import { HEADER } from './validator.js';

/** A file `name.ts` there exports the function `name`. `pretty`, what people see without asking, comes first. */
export function reportFormats(): string {
  const names = readdirSync('src/report/formats').map((file) => file.replace(/\.ts$/, ''));
  const sorted = names.sort((a, b) => Number(b === 'pretty') - Number(a === 'pretty') || (a < b ? -1 : 1));
  return [
    HEADER,
    ...sorted.map((name) => `import { ${name} } from '../report/formats/${name}.js';`),
    '',
    `export const formats = { ${sorted.join(', ')} };`,
    '',
  ].join('\n');
}
