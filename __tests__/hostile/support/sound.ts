/** What holds of every document and finding, whatever the text was. */
import assert from 'node:assert/strict';
import type { Document } from '../../../src/core/document.js';
import type { Finding } from '../../../src/core/finding.js';
import { walk, type Place } from '../../../src/core/tree.js';
import type { LintedDocument } from '../../../src/engine/lint-document.js';

export function assertSound({ document, result }: LintedDocument): void {
  const { text } = document;
  assert.equal(result.failures.map(({ message }) => message).join(), '');
  for (const place of placesIn(document)) assertInside(place, text);
  for (const finding of result.findings) assertFinding(finding, text);
}

function placesIn({ roots, faults }: Document): Place[] {
  const nodes = roots.flatMap((root) => [...walk(root)]);
  const entries = nodes.flatMap((node) => (node.kind === 'object' ? node.entries : []));
  const edits = faults.flatMap(({ mend }) => mend?.edits ?? []);
  return [...nodes, ...entries, ...faults, ...edits].filter(({ file }: Place) => file === undefined);
}

function assertInside({ start, end }: Place, text: string): void {
  if (0 <= start && start <= end && end <= text.length) return;
  throw new Error(`${start} to ${end} does not lie in a text of ${text.length}`);
}

function assertFinding(finding: Finding, text: string): void {
  const { line, column, endLine, endColumn, fix, related = [], message } = finding;
  assertInside(finding, text);
  for (const edit of fix?.edits ?? []) assertInside(edit, text);
  for (const each of [{ line, column }, { line: endLine, column: endColumn }, ...related])
    assert.ok(Math.min(each.line, each.column) >= 1);
  assert.ok(line < endLine || (line === endLine && column <= endColumn));
  assert.doesNotMatch(message, /[\p{Cc}\p{Cs}]/u);
  // What the text has may be quoted; otherwise it would be a placeholder of the message itself.
  if (!text.includes('{{')) assert.doesNotMatch(message, /\{\{/);
}
