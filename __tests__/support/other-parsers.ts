/** What the parsers of ESLint's users make of source code must be what ours makes of it. */
import { expect } from '@jest/globals';
import type { Document } from '../../src/core/document.js';
import { startOf, type TSESTree } from '../../src/extract/javascript/syntax.js';
import { extract } from '../../src/extract/javascript/extract.js';
import { survey } from '../../src/extract/javascript/survey.js';
import { espree, typescript } from './loaded-once.js';

type Parse = (path: string, text: string) => unknown;

const PARSERS: Readonly<Record<string, Parse>> = {
  'typescript-eslint': (path, text) =>
    typescript.parseForESLint(text, {
      range: true,
      loc: true,
      comment: true,
      tokens: true,
      filePath: path,
      ecmaFeatures: { jsx: /[jt]sx$/.test(path) },
    }).ast,
  espree: (_, text) =>
    espree.parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      range: true,
      loc: true,
      ecmaFeatures: { jsx: true },
    }),
};

/** What is longer is there for its length. */
const LONGEST = 10_000;

/** Where another parser takes the text at all. */
export function expectSameByOtherParsers(document: Document): void {
  if (document.text.length > LONGEST) return;
  for (const [name, parse] of Object.entries(PARSERS)) {
    const program = parsed(parse, document);
    if (!program) continue;
    const {
      alternatives: [roots = [], ...others],
      code,
    } = extract(survey(program));
    const theirs = { name, alternatives: [roots, ...others], code: asPlain(code) };
    const ours = {
      name,
      alternatives: [document.roots, ...(document.alternatives ?? [])],
      code: asPlain(document.code!),
    };
    expect(JSON.stringify(theirs, plain, 1)).toBe(JSON.stringify(ours, plain, 1));
  }
}

/** Nodes of a syntax tree stand for themselves: where they begin says which. */
function plain(_: string, value: unknown): unknown {
  if (value instanceof Map) return [...value];
  const node = value as Partial<TSESTree.Node> | null | undefined;
  return typeof node?.type === 'string' && (node.range || node.loc) ? `${node.type} at ${startOf(node)}` : value;
}

const asPlain = ({ imports, registrations, widget, answers, inputs, reads }: NonNullable<Document['code']>) => ({
  ...{ imports, registrations, widget, answers, inputs, reads },
});

function parsed(parse: Parse, { path, text }: Document): TSESTree.Program | undefined {
  try {
    return parse(path, text) as TSESTree.Program;
  } catch {
    return undefined;
  }
}
