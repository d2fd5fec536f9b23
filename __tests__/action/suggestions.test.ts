/** Suggestions, applied as GitHub applies them, give what `--fix` gives. */
import { describe, expect, test } from '@jest/globals';
import { folderOf, toolint } from '../support/cli.js';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FakeGitHub } from './support/github/server.js';
import { FINE, fine, names, quoted, tool, undescribed } from './support/manifests.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';
import { applySuggestions, suggestionsOf } from './support/suggestions.js';

const start = services();

async function fixed(path: string, text: string, flag = '--fix'): Promise<string> {
  const folder = folderOf({ [path]: text });
  try {
    await toolint([flag], { cwd: folder.path });
    return readFileSync(join(folder.path, path), 'utf8');
  } finally {
    folder.remove();
  }
}

async function suggest(github: FakeGitHub): Promise<FakeGitHub> {
  await runAction({ github, inputs: { review: 'suggestions' } });
  expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
  return github;
}

const applied = ({ world }: FakeGitHub, path: string): string =>
  applySuggestions(
    world.commits.get(world.pull.head)![path]!,
    world.comments.filter((each) => each.path === path && !world.minimized.has(each.nodeId)),
  );

const TWICE = `"city": { "type": "string", "description": "Where to.", "enum": ["a", "b", "a", "b"] }`;
const SEVERAL = tool([fine('a'), quoted('b'), undescribed('c'), quoted('d', 25)]).replace('"version"', '"versoin"');
const TICKS = tool([quoted('b').replace('How much', 'How ``` much ````')]);
const UNICODE = tool([quoted('b').replace('How much', 'Wie viel 😀 “ß”')]);
const YAML = `id: Calculator.Add@1.0.0
name: Calculator_Add
description: Adds two numbers together.
version: 1.0.0
input_schema:
  parameters:
    type: object
    properties:
      a: # the first
        type: number
        description: The first number.
        default: "1"
      b:
        type: string
        description: A word.
        enum:
          - x
          - y
          - x
output_schema: { type: number }
`;
/** Without what it prints: to mend that takes an import too, in another place than a suggestion can be. */
const PYTHON = readFileSync('examples/python/server.py', 'utf8').replace(/^( +)print\(.*\n/gm, '$1pass\n');
const ONE_LINE = `${JSON.stringify(JSON.parse(tool([quoted('b')])))}\n`;

describe('safe fixes', () => {
  test.each([
    ['of several lines', 'tool.json', SEVERAL],
    ['of lines with CRLF', 'tool.json', SEVERAL.replaceAll('\n', '\r\n')],
    ['of a file without an end of line at its end', 'tool.json', SEVERAL.trimEnd()],
    ['of lines with tabs', 'tool.json', SEVERAL.replaceAll('  ', '\t')],
    ['of a file with a byte order mark', 'tool.json', `\ufeff${SEVERAL}`],
    ['of lines with fences in them', 'tool.json', TICKS],
    ['of lines with other letters', 'tool.json', UNICODE],
    ['of YAML', 'tool.yaml', YAML],
    ['of a file that is one line', 'tool.json', ONE_LINE],
  ])('%s', async (_, path, text) => {
    const github = await suggest(await start({ base: {}, head: { [path]: text } }));
    expect(github.world.comments.flatMap(suggestionsOf)).not.toEqual([]);
    expect(applied(github, path)).toBe(await fixed(path, text));
  });

  test('of Python, with those that may change the meaning', async () => {
    const github = await suggest(await start({ base: {}, head: { 'server.py': PYTHON } }));
    const text = applied(github, 'server.py');
    expect(text).toContain('    days: int | None = None,\n');
    expect(text).toContain('        severity: At least so severe');
    expect(text).toBe(await fixed('server.py', PYTHON, '--fix-unsafe'));
  });

  test('of the merge commit’s file are of the head’s file', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': SEVERAL } });
    const merged = { 'tool.json': SEVERAL.replace('{\n', '{\n\n\n') };
    await runAction({ github, files: merged, inputs: { review: 'suggestions' } });
    expect(applied(github, 'tool.json')).toBe(await fixed('tool.json', SEVERAL));
  });

  test('of a line that the merge commit has in another form are not offered', async () => {
    const github = await start({ base: { 'tool.json': FINE }, head: { 'tool.json': tool([quoted('b')]) } });
    const merged = { 'tool.json': tool([quoted('b').replace('How much', 'How many')]) };
    await runAction({ github, files: merged, inputs: { review: 'suggestions' } });
    expect(github.world.comments.flatMap(suggestionsOf)).toEqual([]);
  });
});

describe('of two fixes that overlap', () => {
  test('one is offered, and the other says so', async () => {
    const text = tool([TWICE]);
    const github = await suggest(await start({ base: {}, head: { 'tool.json': text } }));
    const { comments } = github.world;
    expect(comments).toHaveLength(2);
    expect(comments.flatMap(suggestionsOf)).toHaveLength(1);
    const other = comments.find((each) => suggestionsOf(each).length === 0)!;
    expect(other.body).toMatch(/overlap|same line|another suggestion|other suggestion/i);

    expect(applied(github, 'tool.json').match(/"a"|"b"/g)).toHaveLength(3);
  });

  test('both have been offered in the end', async () => {
    const text = tool([TWICE]);
    const github = await start({ base: {}, head: { 'tool.json': text } });
    for (let run = 1; run <= 3; run++) {
      await suggest(github);
      github.push({ 'tool.json': applied(github, 'tool.json') });
    }
    expect(github.world.commits.get(github.world.pull.head)!['tool.json']).toBe(await fixed('tool.json', text));
  });
});

describe('no suggestion', () => {
  test('for what stands off the diff', async () => {
    const around = names(20).map(fine);
    const base = { 'tool.json': tool([...around, quoted('z')]) };
    const head = { 'tool.json': tool([undescribed('a'), ...around, quoted('z')]) };
    const github = await suggest(await start({ base, head }));
    expect(github.world.comments.map(({ line }) => line)).toEqual([10]);
    expect(github.world.comments.flatMap(suggestionsOf)).toEqual([]);
  });

  test('for unsafe fixes without a word about that', async () => {
    const text = tool([fine('a')]).replace('"type": "object",', '"type": "object", "required": ["a", "q"],');
    const github = await suggest(await start({ base: {}, head: { 'tool.json': text } }));
    for (const comment of github.world.comments) {
      if (suggestionsOf(comment).length > 0) expect(comment.body).toMatch(/unsafe|may change|check|meaning|review/i);
    }
  });
});
