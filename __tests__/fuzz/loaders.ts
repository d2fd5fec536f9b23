/** Each loader with all rules and fixes, and beside it another parser of the same language. */
import assert from 'node:assert/strict';
import ts from 'typescript';
import { parseAllDocuments } from 'yaml';
import type { Document } from '../../src/core/document.js';
import { toValue, walk } from '../../src/core/tree.js';
import type { LintedDocument } from '../../src/engine/lint-document.js';
import { readCodeBeside } from '../../src/parse/code-beside.js';
import { inSyntax } from '../hostile/support/corpus.js';
import { fixed } from '../hostile/support/engine.js';
import { assertSound } from '../hostile/support/sound.js';
import { linted, type Target } from './target.js';

const PYTHON_TOOL = `from typing import Any, Dict
class CONFIG(BaseModel):
    units: str = "metric"
class INPUTS:
    city: str
    days = 3
class OUTPUT:
    sky: str
    names: list = []
async def run(config: CONFIG, inputs: INPUTS) -> OUTPUT:
    token = get_access_token("GOOGLE")
    data, more = inputs.city, inputs["days"]
    for key, value in inputs.items():
        print(key if key else lambda x, *y, **z: x)
    with open(f"{config.units}") as file:
        inputs = file
    if not data:
        return {"sky": data, 'names': [*more], **token}
    out = OUTPUT(sky=data)
    out.names = [each for each in more]
    return out
`;

export const LOADERS: readonly Target[] = [
  loader('json', 'x.json', ['.json'], agreesWithJson),
  loader('jsonc', 'x.jsonc', ['.jsonc', '.json'], takesWhatJsonTakes),
  loader('json5', 'x.json5', ['.json', '.jsonc'], takesWhatJsonTakes),
  loader('yaml', 'x.yaml', ['.yaml', '.json'], agreesWithYaml),
  loader('typescript', 'x.ts', ['.ts', '.js'], agreesWithTypescript),
  loader('javascript', 'x.jsx', ['.js', '.ts'], agreesWithTypescript),
  loader('html', 'x.html', ['.html'], () => {}),
  {
    name: 'python',
    seeds: [PYTHON_TOOL],
    async run(text) {
      await readCodeBeside('tool.py', text);
      await readCodeBeside('tool.ts', text);
    },
  },
];

function loader(name: string, path: string, endings: readonly string[], agrees: (document: Document) => void): Target {
  const seeds = inSyntax(...endings).map(({ text }) => text);
  return {
    name,
    seeds,
    async run(text) {
      const first = await linted(path, text);
      if (!first) return;
      assertSound(first);
      agrees(first.document);
      await assertFixes(path, text, first);
    },
  };
}

/** What parses goes on to parse, and a second run has nothing left to mend. */
async function assertFixes(path: string, text: string, first: LintedDocument): Promise<void> {
  if (!first.result.findings.some(({ fix }) => fix)) return;
  const after = await fixed({ path, text }, 'all', first);
  assertSound(after.linted);
  assert.equal(after.linted.document.text, after.text);
  const faults = after.linted.document.faults.length;
  assert.ok(faults <= first.document.faults.length, `${faults} faults in place of ${first.document.faults.length}`);
  const again = await fixed({ path, text: after.text }, 'all', after.linted);
  assert.equal(again.text, after.text, 'a second run mends more');
}

/** Stands for a text that is refused. */
const REFUSED = Symbol('refused');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return REFUSED;
  }
}

function agreesWithJson({ faults, roots, text }: Document): void {
  const value = jsonOf(text);
  assert.equal(faults.length > 0, value === REFUSED, `JSON.parse ${value === REFUSED ? 'refuses' : 'takes'} it`);
  if (value !== REFUSED) assertSame(toValue(roots[0]!), value);
}

function takesWhatJsonTakes({ faults, roots, text }: Document): void {
  const value = jsonOf(text);
  if (value === REFUSED) return;
  assert.equal(faults.map(({ message }) => message).join(), '');
  assertSame(toValue(roots[0]!), value);
}

/** Objects of other realms, and with other prototypes, are the same here. */
function assertSame(ours: unknown, theirs: unknown): void {
  assert.equal(shown(ours), shown(theirs));
}

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'number' ? `#${Object.is(each, -0) ? '-0' : each}` : each,
  );

function agreesWithYaml({ faults, roots, text }: Document): void {
  // A key that is there twice is for a rule.
  const documents = parseAllDocuments(text.replace(/^\ufeff/, ''), { uniqueKeys: false });
  // Of comments alone it makes no document.
  const list = documents.length > 0 ? documents : parseAllDocuments('null');
  const isRefused = list.some(({ errors }) => errors.length > 0);
  if (isRefused) return assert.ok(faults.length > 0, 'the package refuses it');
  if (faults.length > 0) return;
  const values = list.map((each) => each.toJS({ mapAsMap: true, maxAliasCount: -1 }) as unknown);
  if (!values.every(isPlain)) return;
  assert.equal(roots.map(toValue).map(shown).join('\n'), values.map(plain).map(shown).join('\n'));
}

/** What JSON has too. */
function isPlain(value: unknown): boolean {
  if (value instanceof Map) return [...value].every(([key, each]) => typeof key === 'string' && isPlain(each));
  if (Array.isArray(value)) return value.every(isPlain);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!(value instanceof Map)) return value;
  return Object.fromEntries(Array.from(value as Map<string, unknown>, ([key, each]) => [key, plain(each)]));
}

/** What stands in quotes is what the compiler takes for a string, and has the value that it gives it. */
function agreesWithTypescript({ faults, path, roots, text }: Document): void {
  if (faults.length > 0 || roots.length === 0) return;
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  const { parseDiagnostics } = file as unknown as { parseDiagnostics: readonly unknown[] };
  if (parseDiagnostics.length > 0) return;
  const literals = stringsIn(file);
  for (const node of roots.flatMap((root) => [...walk(root)])) {
    const { start, end, file: other } = node;
    if (node.kind !== 'string' || other !== undefined || !/^(["'`])[^]*\1$/.test(text.slice(start, end))) continue;
    const literal = literals.get(start);
    assert.ok(literal, `no string begins at ${start}`);
    if (literal.end === end) assert.equal(node.value, literal.value);
  }
}

function stringsIn(file: ts.SourceFile): Map<number, { end: number; value: string | undefined }> {
  const strings = new Map<number, { end: number; value: string | undefined }>();
  const todo: ts.Node[] = [file];
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (ts.isStringLiteralLike(node)) strings.set(node.getStart(file), { end: node.end, value: node.text });
    if (ts.isTemplateExpression(node)) strings.set(node.getStart(file), { end: -1, value: undefined });
    ts.forEachChild(node, (child) => void todo.push(child));
  }
  return strings;
}
