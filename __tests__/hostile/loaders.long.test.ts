/** Any text at all: every loader ends, soon, with positions inside the file, and what the rules say of it is always the same. */
import { deepStrictEqual } from 'node:assert/strict';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toValue } from '../../src/core/tree.js';
import { parseJson } from '../../src/parse/json/read.js';
import { inSyntax } from './support/corpus.js';
import { judged } from './support/engine.js';
import { patience, quickly, runs } from './support/properties.js';
import { assertSound } from './support/sound.js';
import { anyJson, LOADERS, repeated, texts } from './support/texts.js';

describe.each(LOADERS)('$name', (loader) => {
  test(
    'any text',
    async () => {
      await fc.assert(
        fc.asyncProperty(texts(loader, inSyntax(...loader.endings)), async (sample) => {
          const judgement = await quickly(() => judged(sample));
          if (!judgement) return;
          assertSound(judgement);
          expect((await judged(sample))!.result.findings).toEqual(judgement.result.findings);
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
