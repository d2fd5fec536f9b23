/** A folder of JSON manifests as real repositories have them; the same seed makes the same files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as gloodataPack from './gloodata.mjs';
import * as mcpPack from './mcp.mjs';
import * as otcPack from './otc.mjs';
import { random } from './random.mjs';
import * as shinkaiPack from './shinkai.mjs';

const PER_FOLDER = 50;

/** In a hundred manifests there are so many of each. */
const KINDS = [
  {
    share: 82,
    make: shinkaiPack.shinkai,
    faults: shinkaiPack.FAULTS,
    path: (number) => `tool-${number}/metadata.json`,
  },
  { share: 9, make: otcPack.otc, faults: otcPack.FAULTS, path: (number) => `otc-${number}.json` },
  { share: 5, make: mcpPack.mcp, faults: mcpPack.FAULTS, path: (number) => `server-${number}.json` },
  { share: 4, make: gloodataPack.gloodata, faults: gloodataPack.FAULTS, path: (number) => `extension-${number}.json` },
];

/** Writes them, and gives the findings that there must be: `[path, rule]`. */
export function writeManifests(folder, count, { seed = 1, faultyOneIn = 10, onlyShinkai = false } = {}) {
  const chance = random(seed);
  const expected = [];
  for (let number = 0; number < count; number++) {
    const { make, faults, path } = kindOf(onlyShinkai ? 0 : chance.between(0, 99));
    const manifest = make(chance, number);
    const shown = `group-${Math.floor(number / PER_FOLDER)}/${path(number)}`;
    if (chance.isOneIn(faultyOneIn)) {
      const rule = chance.pick(Object.keys(faults));
      faults[rule](manifest);
      expected.push([shown, rule]);
    }
    writeFile(join(folder, shown), `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
  return expected;
}

function kindOf(percent) {
  let from = 0;
  return KINDS.find(({ share }) => percent < (from += share));
}

export function writeFile(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
