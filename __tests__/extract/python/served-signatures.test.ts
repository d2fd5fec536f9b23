/** What is said of a function's schemas against what eleven versions of two SDKs were seen to list for it. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Sdk } from '../../../src/extract/python/schemas/dialect.js';
import { exactly, judged, modelsOf, pythonModule, type Verdict } from './judged.js';

interface Listed {
  readonly of: readonly string[];
  readonly is: unknown;
}

const folder = import.meta.dirname;
const listed = JSON.parse(readFileSync(`${folder}/served-signatures.json`, 'utf8')) as Record<
  string,
  { readonly input: readonly Listed[]; readonly output?: readonly Listed[] }
>;
const module = pythonModule(readFileSync(`${folder}/signatures.py`, 'utf8'));

/** The versions that were asked, and the pydantic that was beside them. */
const SDKS: Readonly<Record<string, Sdk>> = {
  'mcp 1.2.0': { is: 'official', versions: exactly('1.2.0'), pydantic: exactly('2.10.6') },
  'mcp 1.9.4': { is: 'official', versions: exactly('1.9.4'), pydantic: exactly('2.10.6') },
  'mcp 1.16.0': { is: 'official', versions: exactly('1.16.0'), pydantic: exactly('2.10.6') },
  'mcp 1.29.0': { is: 'official', versions: exactly('1.29.0') },
  'mcp 2.0.0': { is: 'official', versions: exactly('2.0.0') },
  'mcp 2.3.0': { is: 'official', versions: exactly('2.3.0') },
  'fastmcp 2.3.0': { is: 'fastmcp', versions: exactly('2.3.0'), pydantic: exactly('2.14.0') },
  'fastmcp 2.12.5': { is: 'fastmcp', versions: exactly('2.12.5'), pydantic: exactly('2.14.0') },
  'fastmcp 3.0.0': { is: 'fastmcp', versions: exactly('3.0.0') },
  'fastmcp 3.4.7': { is: 'fastmcp', versions: exactly('3.4.7') },
  'fastmcp 4.0.10': { is: 'fastmcp', versions: exactly('4.0.10') },
};

/** Each function and version with what was said of it. */
function verdicts(sdkOf: (name: string) => Sdk | undefined): Map<string, Verdict> {
  const found = new Map<string, Verdict>();
  for (const [name, { input, output = [] }] of Object.entries(listed))
    for (const version of Object.keys(SDKS)) {
      const what = input.find(({ of }) => of.includes(version));
      if (!what) continue;
      const served = modelsOf(module, name, sdkOf(version));
      found.set(`${version} ${name} in`, judged(what.is, served.inputSchema));
      const returned = output.find(({ of }) => of.includes(version));
      if (returned) found.set(`${version} ${name} out`, judged(returned.is, served.outputSchema));
    }
  return found;
}

const count = (found: Map<string, Verdict>, is: Verdict['is']): number =>
  [...found.values()].filter((each) => each.is === is).length;
const wrong = (found: Map<string, Verdict>): string[] =>
  [...found].flatMap(([name, each]) => (each.is === 'different' ? `${name}: ${each.at}` : []));
test('every function, each version: what is said is what was listed, or is said to be unknown', () => {
  const found = verdicts((name) => SDKS[name]);
  expect(wrong(found)).toEqual([]);
  expect([count(found, 'equal'), count(found, 'unknown')]).toEqual([922, 42]);
});

test('with the SDK known and its version unknown', () => {
  const found = verdicts((name) => ({ is: name.startsWith('mcp') ? 'official' : 'fastmcp' }));
  expect(wrong(found)).toEqual([]);
});

test('with nothing known of the SDK', () => {
  expect(wrong(verdicts(() => undefined))).toEqual([]);
});
