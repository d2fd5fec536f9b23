/** The page about revision 2026-07-28: its examples are linted, and its table names rules that there are. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { isInPreset } from '../../src/core/pack.js';
import { lint } from '../../src/engine/lint.js';
import { recognise } from '../../src/engine/recognise.js';
import { parse } from '../../src/parse/parse.js';

const page = readFileSync('docs/moving.md', 'utf8');
const examples = page
  .split(/^### /m)
  .slice(1)
  .map((section) => {
    const blocks = [...section.matchAll(/^```(\w+)\n([^]*?)^```/gm)].map(([, language, text]) => [language, text]);
    return [section.split('\n')[0]!, blocks as [string, string][]] as const;
  });

async function found([language, text]: readonly [string, string], id: string): Promise<string[]> {
  const rule = rules.find((each) => each.id === id)!;
  const setting = { rule, severity: rule.severity, options: { ...rule.options?.defaults } };
  const document = await parse(`example.${language}`, text);
  const recognition = recognise(document, formats, { named: true, servers: [] });
  expect(recognition.manifests.length).toBeGreaterThan(0);
  return lint(document, recognition, new Map([[id, setting]])).findings.map((each) => each.rule);
}

describe.each(examples)('%s', (id, blocks) => {
  test('is reported in the first example, and not in the second', async () => {
    expect(blocks).toHaveLength(2);
    expect(await found(blocks[0]!, id)).toContain(id);
    expect(await found(blocks[1]!, id)).toEqual([]);
  });
});

test('each rule of the table has an example, and its preset', () => {
  const rows = [...page.matchAll(/^\| .* \| \[(\S+)\]\(rules\/\S+\.md\) +\| `(\w+)` +\|$/gm)];
  expect(new Set(rows.map(([, id]) => id))).toEqual(new Set(examples.map(([id]) => id)));
  for (const [, id, preset] of rows) {
    const rule = rules.find((each) => each.id === id)!;
    expect([id, isInPreset(rule, 'recommended') ? 'recommended' : 'strict']).toEqual([id, preset]);
  }
});
