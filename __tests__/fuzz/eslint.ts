/** ESLint says of a file what the command line says. */
import type { Rule } from '../../src/core/rule.js';
import { formats, rules } from '../../rules/index.js';
import type { Document } from '../../src/core/document.js';
import { isOfServer } from '../../src/core/pack.js';
import { runTrial, Trials } from '../../src/engine/harmful-fixes.js';
import type { Settings } from '../../src/engine/applicable-rules.js';
import { lintDocument } from '../../src/engine/lint-document.js';
import { reads } from '../../src/eslint/plugin.js';
import { factsOf } from '../../src/eslint/types.js';
import { parseJson } from '../../src/parse/json/read.js';
import { parse } from '../../src/parse/parse.js';
import { inSyntax } from '../hostile/support/corpus.js';
import { expectSameFile, LINTERS } from '../support/eslint-parity.js';
import type { Target } from './target.js';
import { Unreadable } from '../../src/core/document.js';

/** Comments that speak to one of the two, and what begins a line for ESLint alone. */
const DIFFERENT = /eslint|toolint-|[\u2028\u2029]/;

export const ESLINT: readonly Target[] = [
  inEslint('x.json', ['.json']),
  inEslint('x.json5', ['.json', '.jsonc']),
  inEslint('x.ts', ['.ts']),
  inEslint('x.jsx', ['.js', '.ts']),
  inEslint('x.html', ['.html']),
];

function inEslint(path: string, endings: readonly string[]): Target {
  const kind = /\.json5?$/.test(path) ? 'json' : 'js';
  const isFor = (rule: Rule): boolean => !isOfServer(rule) && !rule.needs && reads(factsOf(rule, formats), kind);
  const single = rules.filter((rule) => rule.check && isFor(rule));
  const settings: Settings = new Map(
    single.map((rule) => [rule.id, { rule, severity: rule.severity, options: { ...rule.options?.defaults } }]),
  );
  return {
    name: `eslint-${path.slice(2)}`,
    // It is slow, and the engine has been led along all of them.
    seeds: inSyntax(...endings)
      .map(({ text }) => text)
      .filter((_, index) => index % 4 === 0),
    async run(text) {
      if (DIFFERENT.test(text)) return;
      try {
        const document = await parse(path, text);
        const judge = (some: Document) => lintDocument(some, formats, { named: false, servers: [] }, settings);
        const isReadAgain = kind === 'js' || parseJson(path, text, { comments: true, trailingCommas: true });
        if (!isReadAgain) return;
        const trial = new Trials(text, judge(document)).withoutHarmful();
        const findings = await runTrial(trial, async (next) => judge(await parse(path, next)));
        // In both versions, so that a text that led to a mistake leads to it again.
        expectSameFile(document, single, formats, findings, { linters: LINTERS });
      } catch (error) {
        // What its parser refuses, ESLint does not lint.
        if (!(error instanceof Unreadable) && !String(error).includes('Parsing error:')) throw error;
      }
    },
  };
}
