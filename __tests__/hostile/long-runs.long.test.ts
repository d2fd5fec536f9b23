/** The same few characters over and over: a parser takes no long time to read them, or to give up. */
import { describe, test } from '@jest/globals';
import { Unreadable } from '../../src/core/document.js';
import { recoverJson } from '../../src/parse/json/recover.js';
import { parseYaml } from '../../src/parse/yaml/document.js';
import { within } from '../support/patience.js';

interface Case {
  readonly parse: (text: string) => unknown;
  readonly characters: number;
  readonly milliseconds: number;
  /** What stands before them. */
  readonly openings: readonly string[];
  readonly pieces: readonly string[];
}

const CASES: Readonly<Record<string, Case>> = {
  JSON: {
    parse: (text) => recoverJson('x.json', text),
    characters: 40_000,
    milliseconds: 600,
    openings: ['', '{', '[', '{"a": "b" '],
    pieces: [
      ...["'", "'a' ", '"', '"a" ', '{}', '}', ',', '[x', ':', 'x ', '/', '/*', '//\n', '\u00a0', '“', '\\'],
      ...['"a": x\n', '"a"::', '\n]', '<<<<<<<'],
    ],
  },
  YAML: {
    parse: (text) => parseYaml('x.yaml', text),
    characters: 20_000,
    milliseconds: 1000,
    openings: ['', '[', 'a: &x {b: c}\n'],
    pieces: [
      ...['a: b\n', 'a,', '*x ', '&x ', '!x ', '{} ', '} ', ', ', '"', "'", '---\n', '<<: *x\n', '- &x a\n'],
      ...['a: }\n---\n', '#\n', '\n', '  \n', 'a: |\n b\n', '%a\n', '=======\n'],
    ],
  },
};

describe.each(Object.entries(CASES))('%s', (_, { parse, characters, milliseconds, openings, pieces }) => {
  test.each(pieces)('a long run of %j', async (piece) => {
    for (const open of openings) {
      const text = open + piece.repeat(characters / piece.length);
      await within(milliseconds, () => {
        try {
          parse(text);
        } catch (error) {
          if (!(error instanceof Unreadable)) throw error;
        }
      });
    }
  });
});
