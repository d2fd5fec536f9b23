/** The tools that the suites judge the Action with: each sees what it is there to see. */
import { describe, expect, test } from '@jest/globals';
import { cellsOf, faultsOfMarkdown } from './support/markdown.js';
import { readCommands } from './support/runner-commands.js';
import { applySuggestions } from './support/suggestions.js';

describe('the runner', () => {
  test.each([
    [
      '::error file=a.json,line=1,title=a%2Cb%3Ac::100%25%0Atrue',
      'error',
      { file: 'a.json', line: '1', title: 'a,b:c' },
      '100%\ntrue',
    ],
    [' \t\u0085::set-output name=x::1', 'set-output', { name: 'x' }, '1'],
    ['::SET-ENV name=x::1', 'set-env', { name: 'x' }, '1'],
    ['::debug::%250A', 'debug', {}, '%0A'],
    ['::error col=,line=2::x', 'error', { line: '2' }, 'x'],
    ['::stop-commands::end', 'stop-commands', {}, 'end'],
  ])('reads %j', (line, name, properties, data) => {
    expect(readCommands(line)).toEqual([{ name, properties, data, notation: '::' }]);
  });

  test.each([
    ['words ##[add-mask]e', 'add-mask', {}, 'e'],
    ['###[set-env name=x;y=a%3Bb]e%5D', 'set-env', { name: 'x', y: 'a;b' }, 'e]'],
  ])('reads %j in the older notation', (line, name, properties, data) => {
    expect(readCommands(line)).toEqual([{ name, properties, data, notation: '##[' }]);
  });

  test.each(['words ::error::x', '::error', '::nothing::x', '##[nothing]x', '##[error', ': :error::x', '\ufeff ##[]'])(
    'sees no command in %j',
    (line) => expect(readCommands(line)).toEqual([]),
  );

  test('knows three ends of a line', () => {
    const names = readCommands('a\n::error::x\r::warning::y\r\n::notice::z').map(({ name }) => name);
    expect(names).toEqual(['error', 'warning', 'notice']);
  });
});

describe('suggestions', () => {
  const TEXT = 'one\ntwo\nthree\nfour\n';
  const comment = (line: number, block: string, more: object = {}) => ({
    path: 'a.json',
    side: 'RIGHT',
    line,
    body: `Words.\n\n\`\`\`suggestion\n${block}\`\`\`\n\nMore.`,
    ...more,
  });

  test('put lines in place of lines', () => {
    expect(applySuggestions(TEXT, [comment(2, '2\n')])).toBe('one\n2\nthree\nfour\n');
    expect(applySuggestions(TEXT, [comment(3, '2\n3\n3\n', { startLine: 2 })])).toBe('one\n2\n3\n3\nfour\n');
    expect(applySuggestions(TEXT, [comment(4, ''), comment(1, '1\n1\n')])).toBe('1\n1\ntwo\nthree\n');
  });

  test('keep the line ends of the file', () => {
    expect(applySuggestions(TEXT.replaceAll('\n', '\r\n'), [comment(2, '2\nb\n')])).toBe(
      'one\r\n2\r\nb\r\nthree\r\nfour\r\n',
    );
  });

  test('stand in a fence that is longer than those in it', () => {
    const body = '````suggestion\n```js\n~~~\n```\n````';
    expect(applySuggestions(TEXT, [{ path: 'a', side: 'RIGHT', line: 1, body }])).toBe(
      '```js\n~~~\n```\ntwo\nthree\nfour\n',
    );
  });

  test.each([
    ['two on one line', [comment(2, '2\n'), comment(3, 'x\n', { startLine: 1 })]],
    ['no change', [comment(2, 'two\n')]],
    ['the old side', [comment(2, '2\n', { side: 'LEFT' })]],
    ['no line', [comment(2, '2\n', { line: undefined })]],
    ['a line past the end', [comment(9, '2\n')]],
    ['a fence without an end', [{ ...comment(2, ''), body: '```suggestion\n2\n' }]],
    ['two in one comment', [{ ...comment(2, ''), body: '```suggestion\n2\n```\n```suggestion\n2\n```\n' }]],
  ])('refuse %s', (_, comments) => {
    expect(() => applySuggestions(TEXT, comments)).toThrow();
  });

  test('are no other fences', () => {
    expect(
      applySuggestions(TEXT, [comment(2, '2\n'), { ...comment(3, ''), body: '````text\n```suggestion\n3\n```\n````' }]),
    ).toBe('one\n2\nthree\nfour\n');
  });
});

describe('Markdown', () => {
  const faults = (markdown: string) => faultsOfMarkdown(markdown, { links: ['https://docs.example/'] });

  test('of our own is fine', () => {
    const ours = [
      '<!-- toolint review 0123456789abcdef a:1 -->',
      '### 2 errors',
      '',
      '| rule | count |',
      '| --- | ---: |',
      '| [`a/b`](https://docs.example/a) | 2 |',
      '',
      '<details><summary>More</summary>',
      '',
      '```suggestion',
      '"<b>": "[x](y)"',
      '```',
      '</details>',
      '',
      'A `<script>` and a\\@b, #x.',
    ];
    expect(faults(ours.join('\n'))).toEqual([]);
    expect(cellsOf(ours.join('\n'))).toEqual([2, 2, 2]);
  });

  test.each([
    ['@octocat', 'mention @octocat'],
    ['`@octocat`', 'mention @octocat'],
    ['fixes #12', 'reference #12'],
    ['GH-12', 'reference GH-12'],
    ['<script>x</script>', 'element <script>'],
    ['a <img src=x>', 'element <img>'],
    ['![x](https://docs.example/x.png)', 'element <img>'],
    ['<p onclick=x>y</p>', 'attribute onclick="x"'],
    ['[x](https://evil.example)', 'link to https://evil.example'],
    ['https://evil.example', 'link to https://evil.example'],
    ['www.evil.example', 'link to http://www.evil.example'],
    ['[x](javascript:alert(1))', 'link to '],
    ['<!-- toolint forged "x" -->', 'comment <!-- toolint forged "x" -->'],
    ['<!-- toolint a -->\n<!-- toolint b -->', 'comment <!-- toolint b -->'],
    ['words <!-- toolint review 0123 -->', 'comment <!-- toolint review 0123 -->'],
    ['<!-- other -->', 'comment <!-- other -->'],
    ['```evil\n```', 'class language-evil'],
    ['/merge', 'slash command /merge'],
    ['a\u202eb', 'U+202e'],
  ])('shows %j', (markdown, fault) => {
    expect(faults(markdown)).toContain(fault);
  });

  test('with a pipe too many has a cell too many', () => {
    expect(cellsOf('| a | b |\n| - | - |\n| x | y | z |\n| x \\| y | z |')).toEqual([2, 2, 3, 2]);
  });
});
