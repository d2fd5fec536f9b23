/** Every example of docs/configuration.md is a config that holds, and every key of the schema is told of. */
import { afterAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { folderOf, toolint } from '../support/cli.js';

const page = readFileSync('docs/configuration.md', 'utf8');
const sections = page.split(/^## /m).map((text) => [text.split('\n', 1)[0]!, filesIn(text)] as const);
const made: ReturnType<typeof folderOf>[] = [];
afterAll(() => made.forEach((folder) => folder.remove()));

function filesIn(section: string): Record<string, string> {
  const blocks = section.matchAll(/(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n([^]*?)^```$/gm);
  return Object.fromEntries(
    [...blocks].map(([, name, language, text]) => [name ?? `toolint.config.${language}`, text!]),
  );
}

const examples = sections.filter(([, files]) => Object.keys(files).length > 0);

test('there are examples', () => {
  expect(examples.length).toBeGreaterThan(8);
  expect(examples.flatMap(([, files]) => Object.keys(files)).length).toBe(page.split('\n```\n').length - 1);
});

describe.each(examples)('%s', (_, files) => {
  test('holds', async () => {
    const folder = folderOf({ '.git/HEAD': '', 'package.json': '{"type": "module"}', ...files });
    made.push(folder);
    for (const path of ['x.json', 'packages/billing/x.json']) {
      const { status, out, err } = await toolint(['--print-config', path], { cwd: folder.path });
      expect([status, err]).toEqual([0, '']);
      const { sources } = JSON.parse(out) as { sources: string[] };
      expect(sources.length).toBeGreaterThan(0);
    }
  });
});

test('the example of a shared config gives what the text says', async () => {
  const [, files] = examples.find(([title]) => title === 'Sharing a config')!;
  const folder = folderOf({ '.git/HEAD': '', ...files });
  made.push(folder);
  const { out } = await toolint(['--print-config', 'x.json'], { cwd: folder.path });
  const { preset, rules } = JSON.parse(out) as { preset: string; rules: Record<string, unknown> };
  expect(preset).toBe('strict');
  expect(rules).toMatchObject({
    'otc/id-name': 'warning',
    'otc/unknown-field': 'error',
    'common/description-length': ['warning', { toolMin: 30 }],
  });
});

test('the example of a monorepo ignores and takes back', async () => {
  const [, files] = examples.find(([title]) => title === 'Several configs')!;
  const manifest = '{"id": "A.B@1.0.0", "input_schema": {}, "output_schema": {}}';
  const folder = folderOf({
    '.git/HEAD': '',
    ...files,
    'packages/billing/tools.generated.json': manifest,
    'packages/billing/other.generated.json': manifest,
    'packages/other/tools.generated.json': manifest,
  });
  made.push(folder);
  const { out } = await toolint(['--format', 'json'], { cwd: folder.path });
  expect((JSON.parse(out) as { files: { path: string }[] }).files.map(({ path }) => path)).toEqual([
    'packages/billing/tools.generated.json',
  ]);
});

test('every key stands in the table, and nothing else', () => {
  const schema = JSON.parse(readFileSync('schemas/config.schema.json', 'utf8')) as {
    properties: Record<string, unknown>;
  };
  const table = /^## Every key\n([^]*?)^## /m.exec(page)![1]!;
  const keys = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, key]) => key!);
  expect(keys.sort()).toEqual(Object.keys(schema.properties).sort());
});
