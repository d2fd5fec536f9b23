/** Any text at all: every loader ends, soon, with positions inside the file, and what the rules say of it is always the same. */
import { deepStrictEqual } from 'node:assert/strict';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Document } from '../../src/core/document.js';
import type { Finding } from '../../src/core/finding.js';
import { toValue, walk, type Place } from '../../src/core/tree.js';
import { parseJson } from '../../src/parse/json/read.js';
import { inSyntax } from './support/corpus.js';
import { judged } from './support/engine.js';
import { patience, quickly, runs } from './support/properties.js';
import { anyJson, LOADERS, repeated, texts } from './support/texts.js';

describe.each(LOADERS)('$name', (loader) => {
  test(
    'any text',
    async () => {
      await fc.assert(
        fc.asyncProperty(texts(loader, inSyntax(...loader.endings)), async (sample) => {
          const judgement = await quickly(() => judged(sample));
          if (!judgement) return;
          const { document, result } = judgement;
          expect(result.failures).toEqual([]);
          for (const place of placesIn(document)) expectInside(place, sample.text);
          for (const finding of result.findings) expectSound(finding, sample.text);
          expect((await judged(sample))!.result.findings).toEqual(result.findings);
        }),
        runs(250),
      );
    },
    patience(60_000),
  );
});

test.each(LOADERS)(
  '$name: a few words again and again',
  async (loader) => {
    await fc.assert(
      fc.asyncProperty(repeated(loader), async (part) => {
        const text = `{"id": "x", "z": [${part.repeat(60_000 / part.length)}`;
        await quickly(() => judged({ path: `hostile${loader.endings[0]}`, text }), 1.5);
      }),
      runs(40),
    );
  },
  patience(120_000),
);

test(
  'JSON: the tree is what JSON.parse gives, for whatever JSON.parse takes, and no other',
  () => {
    const json = texts(LOADERS[0]!, inSyntax('.json')).map(({ text }) => text);
    fc.assert(
      fc.property(fc.oneof(anyJson, json), (text) => {
        const document = parseJson('x.json', text);
        let value: unknown;
        try {
          value = parseAsOurs(text.replace(/^\ufeff/, ''));
        } catch {
          expect(document).toBeUndefined();
          return;
        }
        // Unlike Jest's, it does not ask an object's own `constructor` what it is.
        deepStrictEqual(toValue(document!.roots[0]!), value);
      }),
      runs(2000),
    );
  },
  patience(60_000),
);

/** Its objects are those of the sources, which Node itself has loaded, and not of the tests. */
const parseAsOurs = runInThisContext('JSON.parse') as (text: string) => unknown;

function placesIn({ roots, faults }: Document): Place[] {
  const nodes = roots.flatMap((root) => [...walk(root)]);
  const entries = nodes.flatMap((node) => (node.kind === 'object' ? node.entries : []));
  const edits = faults.flatMap(({ mend }) => mend?.edits ?? []);
  return [...nodes, ...entries, ...faults, ...edits].filter(({ file }: Place) => file === undefined);
}

function expectInside({ start, end }: Place, text: string): void {
  if (0 <= start && start <= end && end <= text.length) return;
  throw new Error(`${start} to ${end} does not lie in a text of ${text.length}`);
}

function expectSound(finding: Finding, text: string): void {
  const { line, column, endLine, endColumn, fix, related = [] } = finding;
  expectInside(finding, text);
  for (const edit of fix?.edits ?? []) expectInside(edit, text);
  for (const each of [{ line, column }, { line: endLine, column: endColumn }, ...related]) {
    expect(Math.min(each.line, each.column)).toBeGreaterThanOrEqual(1);
  }
  expect(line < endLine || (line === endLine && column <= endColumn)).toBe(true);
  // This one quotes the placeholder of a name; in others it would be one of the message itself.
  const unfilled = finding.rule === 'common/placeholder-name' ? /[\p{Cc}\p{Cs}]/u : /\{\{|[\p{Cc}\p{Cs}]/u;
  expect(finding.message).not.toMatch(unfilled);
}
