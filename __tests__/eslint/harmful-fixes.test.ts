/** ESLint, too, is offered no fix that brings a finding as severe as its own. */
import { expect, test } from '@jest/globals';
import { format } from '../../rules/mcp/format.js';
import { defineRule, type Edit, type Rule, type Severity } from '../../src/core/rule.js';
import { entry, get, items, type ObjectNode } from '../../src/core/tree.js';
import { createEngine } from '../../src/eslint/engine.js';
import { createPlugin } from '../../src/eslint/plugin.js';
import { factsOf } from '../../src/eslint/types.js';
import { LINTERS } from '../support/eslint-parity.js';
import { json } from '../support/loaded-once.js';

const TEXT = `server.setRequestHandler(ListToolsRequestSchema, async () => ({
  tools: [{ name: 'a', heading: 'b', inputSchema: { type: 'object' } }],
}));
`;

function about(name: string, severity: Severity, key: string, edits?: (tool: ObjectNode) => readonly Edit[]): Rule {
  return defineRule({
    id: `test/${name}`,
    summary: name,
    severity,
    in: 'spec',
    source: { document: 'none', section: 'none', says: 'nothing', kind: 'advice' },
    messages: { bad: 'It must not be there.' },
    fixable: 'safe',
    *check({ root }) {
      for (const tool of items(get(root, 'tools'))) {
        const at = tool.kind === 'object' ? entry(tool, key) : undefined;
        if (!at) continue;
        const fix = edits && { title: 'Edit it', safe: true, edits: edits(tool as ObjectNode) };
        yield { at, message: 'bad', ...(fix && { fix }) };
      }
    },
  });
}

const renaming = about('rename', 'error', 'heading', (tool) => [
  { op: 'rename', entry: entry(tool, 'heading')!, key: 'label' },
]);

const JSON_TEXT = '{"tools": [{"name": "a", "heading": "b", "inputSchema": {"type": "object"}}]}';
const FILES = [
  { files: ['**/*.js'], name: 'server.js', text: TEXT },
  { files: ['**/*.json'], name: 'tools.json', text: JSON_TEXT, plugins: { json }, language: 'json/json' },
];
const CASES = Object.entries(LINTERS).flatMap(([version, linter]) =>
  FILES.map((file) => [version, file.name, linter, file] as const),
);

test.each(CASES)('%s: %s', (_, __, linter, { name, text, plugins, ...more }) => {
  const isFixed = (severity: Severity): boolean => {
    const all = [renaming, about('forbid', severity, 'label')];
    const engine = createEngine(all, [{ ...format, recognise: () => true }]);
    const plugin = createPlugin({
      name: 'test',
      rules: all.map((rule) => factsOf(rule, [format])),
      openEngine: () => engine,
    });
    const rules = { 'test/rename': 2, 'test/forbid': 2 };
    const messages = linter.verify(text, { plugins: { test: plugin, ...plugins }, rules, ...more } as never, name);
    expect(messages.map(({ ruleId }) => ruleId)).toEqual(['test/rename']);
    return messages[0]?.fix !== undefined;
  };
  expect(isFixed('error')).toBe(false);
  expect(isFixed('warning')).toBe(true);
});
