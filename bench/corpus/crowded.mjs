/** Shinkai manifests with twenty findings each, and the same ones without. */
import { join } from 'node:path';
import { writeFile } from './manifests.mjs';
import { random } from './random.mjs';
import { shinkai } from './shinkai.mjs';

const TEN = Array.from({ length: 10 }, (_, index) => index);

export function writeCrowded(folder, count, { isFaulty, seed = 3 }) {
  const chance = random(seed);
  const expected = [];
  for (let number = 0; number < count; number++) {
    const manifest = { ...shinkai(chance, number), sqlTables: [], sqlQueries: [] };
    const text = (index) => ({ type: 'string', description: `What the service calls value ${index}` });
    const size = (index) => ({ type: 'integer', description: `How many of kind ${index} there may be`, default: 10 });
    const properties = TEN.flatMap((index) => [
      [`value_${index}`, isFaulty ? { type: 'string' } : text(index)],
      [`size_${index}`, isFaulty ? { ...size(index), default: 'ten' } : size(index)],
    ]);
    manifest.parameters = { type: 'object', properties: Object.fromEntries(properties), required: [] };
    const path = `tool-${number}/metadata.json`;
    writeFile(join(folder, path), `${JSON.stringify(manifest, undefined, 2)}\n`);
    const rules = isFaulty ? ['shinkai/parameter-description', 'common/default-type'] : [];
    for (const rule of rules) for (const _ of TEN) expected.push([path, rule]);
  }
  return expected;
}
