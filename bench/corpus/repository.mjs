/**
 * A monorepo as real ones are, in number, size and kind of files: code, tests, data and what tools have written, among it
 * 400 source files with tools and 200 manifests. The same seed makes the same files.
 */
import { join } from 'node:path';
import { writeCode } from './repository-code.mjs';
import { writeData } from './repository-data.mjs';
import { LIBRARIES, toolFile } from './repository-tools.mjs';
import { writeFile, writeManifests } from './manifests.mjs';
import { random } from './random.mjs';

const PACKAGES = 60;
const TOOL_FILES = 400;
const MANIFESTS = 200;

/** Gives the findings that there must be: `[path, rule]`. */
export function writeRepository(folder, { seed = 5 } = {}) {
  const chance = random(seed);
  const write = (path, text) => writeFile(join(folder, path), text);
  const names = Array.from({ length: PACKAGES }, (_, index) => `packages/${index % 3 === 0 ? 'app' : 'lib'}-${index}`);
  writeCode(write, chance, names);
  writeData(write, chance, names);
  const expected = [];
  for (let number = 0; number < TOOL_FILES; number++) {
    const library = LIBRARIES[number % LIBRARIES.length];
    const path = `${names[number % PACKAGES]}/src/agents/${library.name}-${number}.ts`;
    const isFaulty = chance.isOneIn(10);
    write(path, toolFile(library, chance, number, isFaulty));
    if (isFaulty) expected.push([path, 'common/parameter-description']);
  }
  const found = writeManifests(join(folder, 'manifests'), MANIFESTS, { seed });
  return [...expected, ...found.map(([path, rule]) => [`manifests/${path}`, rule])];
}
