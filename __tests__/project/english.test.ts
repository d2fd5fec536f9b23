/** What users read is plain technical English: none of the phrases that people read twice, and messages of whole sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { rules } from '../../rules/index.js';
import type { Rule } from '../../src/core/rule.js';
import { partsOf } from '../../src/core/message.js';

/** Each is replaced by a plain word: a name for the actor, `is in`, `is next to`, `is reported`, `silently`. */
const RIDDLES =
  /\b(nobody|somebody|whoever|without a word|speaks? of|stands? (in|beside|here|under|next)|(is|are) told (as|with|on)|grave|in its place|in place of the answer|otherwise\.)(?!\w)/i;

/** What people read without looking at code. Files that are made of code have their texts from there. */
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'action.yml',
  'schemas/config.schema.json',
  'src/cli/args.ts',
  'src/cli/help.ts',
  ...readdirSync('docs/rules', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/rules/${path.replaceAll('\\', '/')}`),
  ...['action', 'clients', 'configuration', 'editors', 'formats', 'index', 'server', 'start-action', 'start-cli']
    .concat(['start-eslint', 'suppressions', 'versions', 'writing-rules'])
    .map((name) => `docs/${name}.md`),
];

/** Each part is read by itself. */
const partsIn = (messages: Rule['messages']): string[] =>
  Object.values(messages).flatMap((each) => Object.values<string>(partsOf(each)));

const texts = rules.flatMap(({ id, summary, source, messages }) =>
  [summary, source.says, ...partsIn(messages)].map((text) => [id, text] as const),
);

test('rules say nothing in riddles', () => {
  expect(texts.filter(([, text]) => RIDDLES.test(text))).toEqual([]);
});

test('messages are whole sentences', () => {
  const messages = rules.flatMap(({ id, messages }) => partsIn(messages).map((text) => [id, text]));
  const isWhole = (text = ''): boolean => text === '{{fault}}' || /^([A-Z`{]|zod|toolint).*([.?]|\}\})$/s.test(text);
  expect(messages.filter(([, text]) => !isWhole(text))).toEqual([]);
});

const COMMENT = /\/\*\*?[^]*?\*\/|(?<=^|\s)\/\/ .*(?:\n\s*\/\/ .*)*/g;

/** Each comment on one line. Generated code has none of its own. */
const commentsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:[cm]?js|ts)$/.test(path) && !path.includes('/generated/'))
    .flatMap((path) =>
      (readFileSync(path, 'utf8').match(COMMENT) ?? []).map(
        (each) => `${path}: ${each.replace(/\s+(?:\*|\/\/)?\s*/g, ' ')}`,
      ),
    );

const inRiddles = ['src', 'rules', 'scripts'].flatMap(commentsIn).filter((comment) => RIDDLES.test(comment));

test('comments say nothing in riddles', () => {
  expect(inRiddles).toEqual([]);
});

test.each(PAGES)('%s says nothing in riddles', (path) => {
  const lines = readFileSync(path, 'utf8').split('\n');
  expect(lines.filter((line) => RIDDLES.test(line))).toEqual([]);
});
