/** Fixes, whatever they are applied to: the file still parses, and nothing changes but what the edits of a fix say. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Document } from '../../src/core/document.js';
import { compareFindings } from '../../src/core/finding.js';
import { applyFixes } from '../../src/engine/fix.js';
import type { TextEdit } from '../../src/core/rule.js';
import type { Node } from '../../src/core/tree.js';
import { CORPUS, inSyntax } from './support/corpus.js';
import { fixed, judged } from './support/engine.js';
import { patience, quickly, runs } from './support/properties.js';
import { LOADERS, texts } from './support/texts.js';

describe.each(LOADERS)('$name', (loader) => {
  test(
    'what parses goes on to parse, and rests',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          texts(loader, inSyntax(...loader.endings)),
          fc.constantFrom('safe', 'all'),
          async (sample, kind) => {
            const first = await judged(sample);
            if (!first) return;
            const { text, linted: last } = await quickly(() => fixed(sample, kind, first));
            expect(last.document.faults.length).toBeLessThanOrEqual(first.document.faults.length);
            expect(last.document.text).toBe(text);
          },
        ),
        runs(150),
      );
    },
    patience(60_000),
  );

  test(
    'no value changes that no edit touches',
    async () => {
      await fc.assert(
        fc.asyncProperty(texts(loader, inSyntax(...loader.endings)), async (sample) => {
          const first = await judged(sample);
          if (!first) return;
          const findings = [...first.result.findings].sort(compareFindings);
          const { text, applied } = applyFixes(sample.text, findings, 'all');
          const edits = applied.flatMap(({ fix }) => fix!.edits);
          const after = await judged({ ...sample, text });
          // Such a pass is thrown away.
          if (!after || after.document.faults.length > first.document.faults.length) return;
          expectRestUnchanged(first.document, after.document, edits);
        }),
        runs(150),
      );
    },
    patience(60_000),
  );
});

test('each sample, all of its fixes', async () => {
  for (const sample of CORPUS) {
    const first = (await judged(sample))!;
    const findings = [...first.result.findings].sort(compareFindings);
    const { text, applied } = applyFixes(sample.text, findings, 'all');
    if (applied.length === 0) continue;
    const after = await judged({ ...sample, text });
    expect(after!.document.faults.length).toBeLessThanOrEqual(first.document.faults.length);
    expectRestUnchanged(
      first.document,
      after!.document,
      applied.flatMap(({ fix }) => fix!.edits),
    );
  }
});

function expectRestUnchanged(before: Document, after: Document, edits: readonly TextEdit[]): void {
  // What is broken is read as far as it goes, and mending it brings more to light.
  if (before.faults.length > 0) return;
  const moved = movedBy(edits);
  const inserted = insertedBy(edits);
  const expected = leaves(before).flatMap((leaf) => {
    const start = moved(leaf.start, leaf.end);
    return start === undefined ? [] : `${start}: ${leaf.shown}`;
  });
  const found = leaves(after).flatMap(({ start, end, shown }) => (inserted(start, end) ? [] : `${start}: ${shown}`));
  expect(found).toEqual(expect.arrayContaining(expected));
}

/** Everything that has no parts: a value or a key. */
function leaves({ roots }: Document): { start: number; end: number; shown: string }[] {
  const found = new Map<string, { start: number; end: number; shown: string }>();
  const add = ({ start, end }: { start: number; end: number }, shown: string): void =>
    void found.set(`${start}:${end}:${shown}`, { start, end, shown });
  const todo: Node[] = roots.filter(({ file }) => file === undefined);
  for (let node = todo.pop(); node; node = todo.pop()) {
    if (node.file !== undefined) continue;
    if (node.kind === 'array') todo.push(...node.items);
    else if (node.kind === 'object') {
      for (const entry of node.entries) {
        if (entry.file === undefined) add(entry, `key ${entry.key}`);
        todo.push(entry.value);
      }
    } else add(node, 'value' in node ? `${node.kind} ${String(node.value)}` : node.kind);
  }
  return [...found.values()];
}

/** Where a stretch stands afterwards; undefined where an edit touches it. */
function movedBy(edits: readonly TextEdit[]): (start: number, end: number) => number | undefined {
  return (start, end) => {
    let by = 0;
    for (const edit of edits) {
      if (edit.start <= end && start <= edit.end) return undefined;
      if (edit.end <= start) by += edit.text.length - (edit.end - edit.start);
    }
    return start + by;
  };
}

/** Whether a stretch of the text afterwards came with an edit, at least in part. */
function insertedBy(edits: readonly TextEdit[]): (start: number, end: number) => boolean {
  let by = 0;
  const stretches = [...edits]
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .map(({ start, end, text }) => {
      const from = start + by;
      by += text.length - (end - start);
      return { from, to: from + text.length };
    });
  return (start, end) => stretches.some(({ from, to }) => from <= end && start <= to);
}
