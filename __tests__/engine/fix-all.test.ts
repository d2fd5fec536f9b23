/** Fixes in rounds: none makes the file worse, and none is applied over and over. */
import { describe, expect, test } from '@jest/globals';
import { format } from '../../rules/mcp/format.js';
import { fixAll, type FixedText } from '../../src/engine/fix-all.js';
import { lintDocument, type LintedDocument } from '../../src/engine/lint-document.js';
import { runTrial, Trials } from '../../src/engine/harmful-fixes.js';
import { defineRule, lack, type Edit, type Rule, type Severity } from '../../src/core/rule.js';
import { entries, entry, get, items, type ObjectNode } from '../../src/core/tree.js';
import { parse } from '../../src/parse/parse.js';

/** Says of each tool that it must be edited, as long as `edits` gives edits. */
function editing(name: string, edits: (tool: ObjectNode) => readonly Edit[] | undefined): Rule {
  return defineRule({
    id: `test/${name}`,
    summary: name,
    severity: 'error',
    in: 'spec',
    source: { document: 'none', section: 'none', says: 'nothing', kind: 'advice' },
    messages: { edit: 'Edit it.' },
    *check({ root }) {
      for (const tool of items(get(root, 'tools'))) {
        const some = tool.kind === 'object' ? edits(tool) : undefined;
        if (some)
          yield { at: lack(tool as ObjectNode), message: 'edit', fix: { title: 'Edit it', safe: true, edits: some } };
      }
    },
  });
}

async function judged(text: string, rules: readonly Rule[]): Promise<LintedDocument> {
  const settings = new Map(rules.map((rule) => [rule.id, { rule, severity: rule.severity, options: {} }]));
  return lintDocument(await parse('tools.json', text), [format], { named: true, format: 'mcp', servers: [] }, settings);
}

async function fixed(text: string, ...rules: Rule[]): Promise<FixedText> {
  return fixAll(text, await judged(text, rules), 'all', (some) => judged(some, rules));
}

const TOOL = '{"tools": [{"name": "a", "title": "b"}]}';
/** It never looks whether the note is there. */
const noting = editing('note', (tool) => [{ op: 'add', to: tool, key: 'note', value: 'x' }]);
const renaming = editing('rename', (tool) => {
  const title = entry(tool, 'title');
  return title && [{ op: 'rename', entry: title, key: 'label' }];
});
const labelling = editing('label', (tool) =>
  entry(tool, 'label') ? undefined : [{ op: 'add', to: tool, key: 'label', value: 'c', first: true }],
);
const counting = editing('count', (tool) => {
  const [first] = entries(tool);
  return first?.key === 'a5' ? undefined : [{ op: 'rename', entry: first!, key: next(first!.key) }];
});
const next = (key: string): string => `a${Number(/\d/.exec(key)?.[0] ?? 0) + 1}`;
/** The value is another each time, and the finding is not. */
const turning = editing('turn', (tool) => [{ op: 'set', node: get(tool, 'name')!, value: `${text(tool)}!` }]);
const text = (tool: ObjectNode): string => String((get(tool, 'name') as { value?: string }).value);

describe('a fix that would make a key twice is dropped', () => {
  test('by itself', async () => {
    const { text, fixed: count } = await fixed('{"tools": [{"name": "a", "note": 1}]}', noting);
    expect(text).toBe('{"tools": [{"name": "a", "note": 1}]}');
    expect(count).toHaveLength(0);
  });

  test('a third time, too', async () => {
    const twice = '{"tools": [{"name": "a", "note": 1, "note": 2}]}';
    expect((await fixed(twice, noting)).text).toBe(twice);
  });

  test('and the others of its round are applied', async () => {
    const { text, fixed: count } = await fixed('{"tools": [{"name": "a", "note": 1, "title": "b"}]}', noting, renaming);
    expect(text).toBe('{"tools": [{"name": "a", "note": 1, "label": "b"}]}');
    expect(count).toHaveLength(1);
  });

  test('of two that write the same key, one is applied', async () => {
    const { text } = await fixed(TOOL, renaming, labelling);
    expect(text.match(/"label"/g)).toHaveLength(1);
  });
});

describe('a fix that brings another finding is dropped', () => {
  const forbidding = (severity: Severity): Rule =>
    defineRule({
      id: 'test/forbid',
      summary: 'forbid',
      severity,
      in: 'spec',
      source: { document: 'none', section: 'none', says: 'nothing', kind: 'advice' },
      messages: { bad: 'It must not have a label.' },
      *check({ root }) {
        for (const tool of items(get(root, 'tools'))) {
          const label = tool.kind === 'object' ? entry(tool, 'label') : undefined;
          if (label) yield { at: label, message: 'bad' };
        }
      },
    });
  const noteOnce = editing('note', (tool) =>
    entry(tool, 'note') ? undefined : [{ op: 'add', to: tool, key: 'note', value: 'x' }],
  );

  test('where that is as severe', async () => {
    const { text, fixed: count } = await fixed(TOOL, renaming, forbidding('error'));
    expect(text).toBe(TOOL);
    expect(count).toHaveLength(0);
  });

  test('and the others of its round are applied', async () => {
    const { text, fixed: count } = await fixed(TOOL, renaming, noteOnce, forbidding('error'));
    expect(text).toBe('{"tools": [{"name": "a", "title": "b", "note": "x"}]}');
    expect(count).toHaveLength(1);
  });

  test('but not for a less severe one', async () => {
    const { text } = await fixed(TOOL, renaming, forbidding('warning'));
    expect(text).toContain('"label": "b"');
  });

  test('and what was held back because of another is applied after it', async () => {
    const mild = defineRule({ ...noteOnce, severity: 'info' });
    const { text } = await fixed(TOOL, renaming, mild, forbidding('warning'));
    expect(text).toBe('{"tools": [{"name": "a", "label": "b", "note": "x"}]}');
  });

  async function offered(text: string, ...rules: Rule[]): Promise<readonly string[]> {
    const trial = new Trials(text, await judged(text, rules)).withoutHarmful();
    const findings = await runTrial(trial, (some) => judged(some, rules));
    return findings.filter(({ fix }) => fix).map(({ rule }) => rule);
  }

  test('and is not offered', async () => {
    expect(await offered(TOOL, renaming, noteOnce, forbidding('error'))).toEqual(['test/note']);
  });

  test('and none is blamed for what a more severe one brings', async () => {
    const mild = defineRule({ ...noteOnce, severity: 'info' });
    const tools = Array<string>(40).fill('{"name": "a"}');
    const text = `{"tools": [{"name": "a", "title": "b"}, ${tools.join(', ')}]}`;
    expect(await offered(text, renaming, mild, forbidding('warning'))).toHaveLength(42);
    let rounds = 0;
    const rules = [renaming, mild, forbidding('warning')];
    const all = await fixAll(text, await judged(text, rules), 'all', (some) => (rounds++, judged(some, rules)));
    expect(all.text.match(/"note"/g)).toHaveLength(41);
    expect(all.text).toContain('"label": "b"');
    expect(rounds).toBeLessThan(8);
  });
});

describe('a fix after which the same is said again is dropped', () => {
  test('by itself', async () => {
    const { text, fixed: count } = await fixed(TOOL, turning);
    expect(text).toBe(TOOL);
    expect(count).toHaveLength(0);
  });

  test('and the others of its round are applied', async () => {
    const { text } = await fixed(TOOL, turning, renaming);
    expect(text).toBe('{"tools": [{"name": "a", "label": "b"}]}');
  });
});

test('a fix that would break the file is not applied', async () => {
  const breaking = editing('break', ({ start }) => [{ op: 'text', start, end: start + 1, text: '(' }]);
  const { text, fixed: count } = await fixed(TOOL, breaking);
  expect(text).toBe(TOOL);
  expect(count).toHaveLength(0);
});

test('a fix that makes room for another of its kind is kept', async () => {
  const listed = '{"tools": [{"name": "a"}, {"name": "a"}, {"name": "a"}, {"name": "b"}]}';
  const thinning = editing('thin', () => undefined);
  const rule = defineRule({
    ...thinning,
    *check({ root }) {
      const tools = get(root, 'tools');
      if (tools?.kind !== 'array') return;
      for (const [index, tool] of tools.items.entries()) {
        if (index === 0 || text(tool as ObjectNode) !== text(tools.items[0] as ObjectNode)) continue;
        yield {
          at: tool,
          message: 'edit',
          fix: { title: 'Remove it', safe: true, edits: [{ op: 'remove', from: tools, child: tool }] },
        };
      }
    },
  });
  expect((await fixed(listed, rule)).text).toBe('{"tools": [{"name": "a"}, {"name": "b"}]}');
});

test('rounds come to an end', async () => {
  expect(JSON.parse((await fixed(TOOL, counting)).text)).toHaveProperty('tools');
});
