/** `toolint explain` and `toolint rules`, with the rules of plugins, and how a page reads in a terminal. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { page } from '../../src/cli/explain.js';
import { palette } from '../../src/report/terminal.js';
import { width } from '../../src/report/text.js';
import { folderOf, toolint } from '../support/cli.js';

const PLUGIN = `export default { rules: [{
  id: 'house/verb-first', summary: 'A name that starts with no verb', severity: 'warning', in: 'strict', fixable: 'safe',
  source: { document: 'House style', section: 'Names', says: 'A tool is named by what it does | or not.', kind: 'advice' },
  messages: { verb: 'x' }, *check() {},
}, {
  id: 'house/plain', summary: 'Something', severity: 'info', in: 'spec', url: 'https://example.com/plain', messages: {}, *check() {},
}] };`;

let folder: ReturnType<typeof folderOf>;
beforeAll(() => {
  folder = folderOf({
    '.git/HEAD': '',
    'house.mjs': PLUGIN,
    'toolint.config.json': '{"plugins": ["./house.mjs"]}',
    'broken/.git/HEAD': '',
    'broken/toolint.config.json': '{"rules": {"otc/id-fromat": "off"}}',
  });
});
afterAll(() => folder.remove());
const here = (...args: string[]) => toolint(args, { cwd: folder.path });
const broken = (...args: string[]) => toolint(args, { cwd: `${folder.path}/broken` });

describe('the rules of plugins', () => {
  test('are in the list, after our own', async () => {
    const { out } = await here('rules');
    expect(out).toMatch(
      /^common\/.*\n[^]*^house\/verb-first +warning +strict +fix +A name that starts with no verb\n/m,
    );
    const rules = JSON.parse((await here('rules', '--format', 'json')).out) as { id: string }[];
    expect(rules.filter(({ id }) => id.startsWith('house/'))).toEqual([
      {
        id: 'house/verb-first',
        severity: 'warning',
        in: 'strict',
        summary: 'A name that starts with no verb',
        fixable: true,
        url: '',
      },
      {
        id: 'house/plain',
        severity: 'info',
        in: 'spec',
        summary: 'Something',
        fixable: false,
        url: 'https://example.com/plain',
      },
    ]);
  });

  test('can be read about', async () => {
    expect((await here('explain', 'house/verb-first')).out).toBe(`house/verb-first

A name that starts with no verb.

  Severity  warning
  Preset    \`strict\`
  Fix       safe: \`--fix\` applies it
  Source    House style, Names
  It says   A tool is named by what it does | or not.
`);
    expect((await here('explain', 'house/plain')).out).toMatch(/\n\nhttps:\/\/example\.com\/plain\n$/);
    expect(await here('explain', 'house/verb-frist')).toMatchObject({
      status: 2,
      err: expect.stringContaining('did you mean `house/verb-first`'),
    });
  });

  test('a pack of theirs, or one of ours', async () => {
    const { out } = await here('explain', 'house');
    expect(out).toContain('house/verb-first  warning  A name that starts with no verb');
    expect(out).toContain('To read about one: toolint explain house/');
    const ours = (await here('explain', 'mcp')).out;
    expect(ours).toMatch(/^mcp\n\nIn recommended\n {2}mcp\//);
    expect((await here('explain', 'mcp/*')).out).toBe(ours);
    expect(await here('explain', 'mpc')).toMatchObject({
      status: 2,
      err: expect.stringContaining('did you mean `mcp`'),
    });
    expect((await here('explain', 'name-format')).err).toContain('(did you mean `mcp/name-format`');
  });

  test('a config to mend is no reason not to look up a rule of ours', async () => {
    const list = await broken('rules');
    expect([list.status, list.err.split('\n').length]).toEqual([0, 2]);
    expect(list.err).toMatch(/rules of plugins are not among these.*otc\/id-fromat/);
    expect(list.out).toContain('otc/id-format');
    expect(await broken('explain', 'otc/id-format')).toMatchObject({ status: 0, err: '' });
  });
});

describe('a page', () => {
  const show = (markdown: string, { color = false, columns = 40 } = {}): string =>
    page(markdown, { paint: palette(color), columns });

  test('reads without its marks', () => {
    const markdown = [
      '<!-- generated -->',
      '# otc/x',
      'A **bold** word, a [rule](rule.md), a [site](https://example.com) and `a | b`.',
      '|   |   |',
      '| - | - |',
      '| Source | A long cell that is wrapped beside the name |',
      '| It says | `x \\| y` \\| z |',
      '## Why',
      'One line',
      'and its next.',
      '',
      '- an item that is long enough to be wrapped',
      '- two [x/y](y.md)',
      '',
      '<!-- file: a.json -->',
      '```json',
      '{',
      '',
      '  "a": "| [not](a link) and longer than the terminal is wide"',
      '}',
      '```',
      'End.',
    ].join('\n');
    expect(show(markdown)).toBe(`otc/x

A bold word, a rule, a site
(https://example.com) and \`a | b\`.

  Source   A long cell that is wrapped
           beside the name
  It says  \`x | y\` | z

Why
One line and its next.

  - an item that is long enough to be
    wrapped
  - two x/y

  a.json

    {

      "a": "| [not](a link) and longer than the terminal is wide"
    }

End.
`);
  });

  test('a table that is too wide for the terminal is a list of its rows', () => {
    const markdown = [
      '| client | it asks for | else |',
      '| - | - | - |',
      '| One | names of at most 64 characters | no tool is shown |',
      '| Two | |  |',
    ].join('\n');
    expect(show(markdown)).toBe(`  One
    it asks for  names of at most 64
                 characters
    else         no tool is shown
  Two
`);
  });

  test('colours say what is a heading and what is code', () => {
    expect(show('## Why\nIt is `code`.', { color: true })).toBe(
      '\u001b[1mWhy\u001b[22m\nIt is \u001b[36mcode\u001b[39m.\n',
    );
  });

  test('a fence that is never closed, an empty page', () => {
    expect(show('```json\n{}')).toBe('    {}\n');
    expect(show('')).toBe('\n');
  });
});

test('no page of ours has Markdown left in it, or a line of prose that is too long', async () => {
  const ids = readdirSync('docs/rules', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[a-z]+[/\\].*\.md$/.test(name))
    .map((name) => name.replaceAll('\\', '/').slice(0, -'.md'.length));
  expect(ids.length).toBeGreaterThan(90);
  for (const id of ids.filter((_, index) => index % 12 === 0)) {
    const { out } = await toolint(['explain', id]);
    const prose = out.split('\n').filter((line) => !line.startsWith('    ') && !line.startsWith('https://'));
    for (const line of prose) {
      expect(width(line)).toBeLessThanOrEqual(100);
      expect(line).not.toMatch(/\]\(|^\||^#|<!--|\*\*|^```/);
    }
  }
});
