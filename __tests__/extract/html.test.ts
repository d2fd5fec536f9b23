/** Widget code in HTML files, and in pages that stand in template literals. */
import { describe, expect, test } from '@jest/globals';
import { parse } from '../../src/parse/parse.js';

const uses = async (path: string, text: string) =>
  ((await parse(path, text)).code?.widget ?? []).map(({ start, end, guarded, member }) => [
    text.slice(start, end),
    start,
    guarded,
    member && text.slice(member.start, member.end),
  ]);
const html = (text: string) => uses('widget.html', text);

describe('HTML files', () => {
  test('inline scripts, with offsets of the file', async () => {
    const text = `<!DOCTYPE html>\r\n<html><head><title>x</title></head>\r\n<body><script>\r\n  const d = window.openai.toolOutput;\r\n</script>
<script type="module">
  if (window.openai) window.openai.callTool('a', {});
</script></body></html>`;
    const first = text.indexOf('window.openai');
    const last = text.lastIndexOf('window.openai');
    expect(await html(text)).toEqual([
      ['window.openai', first, false, 'toolOutput'],
      ['window.openai', last, true, 'callTool'],
    ]);
    const document = await parse('widget.html', text);
    expect(document.roots).toEqual([{ kind: 'object', start: 0, end: 0, entries: [], open: true }]);
    expect(document.faults).toEqual([]);
  });

  test.each([
    ['another type', `<script type="application/json">window.openai.x</script>`],
    ['a source', `<script src="a.js">window.openai.x</script>`],
    ['a comment', `<!-- <script>window.openai.x</script> -->`],
    ['text', `<p>window.openai.x</p>`],
    ['a syntax error', `<script>window.openai.x = = 2</script>`],
    ['a template', `<template><script>window.openai.x</script></template>`],
  ])('none in %s', async (_, text) => {
    expect(await html(text)).toEqual([]);
    expect((await parse('widget.html', text)).roots).toEqual([]);
  });

  test('a broken script does not hide the next one', async () => {
    expect(await html(`<script>if (</script><script>window.openai.x</script>`)).toHaveLength(1);
  });

  test('classic scripts share what they declare', async () => {
    const text = (type: string) =>
      `<script${type}>function ok() { return !!window.openai; }</script><script>if (ok()) window.openai.close();</script>`;
    expect((await html(text(''))).map(([, , guarded]) => guarded)).toEqual([true]);
    expect((await html(text(' type="module"'))).map(([, , guarded]) => guarded)).toEqual([false]);
  });

  test('a script that throws stops itself only', async () => {
    const text = `<script>if (!window.openai) throw 1;</script><script>window.openai.close();</script>`;
    expect((await html(text)).map(([, , guarded]) => guarded)).toEqual([false]);
  });

  test('event handlers', async () => {
    const text = `<script>if (!window.openai) throw 1;</script>
<button onclick="window.openai.close()">x</button><a onclick='window.openai?.close()'>y</a><i onclick="window.openai.x(&quot;a&quot;)"></i>`;
    expect((await html(text)).map(([shown, , guarded]) => [shown, guarded])).toEqual([
      ['window.openai', false],
      ['window.openai', true],
    ]);
    expect((await html(text))[0]![1]).toBe(text.indexOf('window.openai.close'));
  });

  test('a mock anywhere on the page', async () => {
    const text = `<script>window.openai = window.openai || {};</script><script>window.openai.close();</script>`;
    expect((await html(text)).every(([, , guarded]) => guarded)).toBe(true);
  });
});

describe('scripts that cannot be parsed', () => {
  const faults = async (text: string) =>
    (await parse('widget.html', text)).faults.map((each) => [
      text.slice(0, each.start).split('\n').length,
      each.message,
    ]);

  test('the code of a widget', async () => {
    const text = `<p>😀</p>\n<script>\nif (window.openai {}\n</script>\n<script type="module">await window.openai.x; }</script>`;
    expect(await faults(text)).toEqual([
      [
        3,
        'Syntax error in this script: unexpected token, expected ")". Hosts cannot run it, so the widget stays blank. Correct the syntax.',
      ],
      [
        5,
        'Syntax error in this script: unexpected token. Hosts cannot run it, so the widget stays blank. Correct the syntax.',
      ],
    ]);
    const [first] = (await parse('widget.html', text)).faults;
    expect(first).toMatchObject({ start: text.indexOf('{'), end: text.indexOf('{') + 1, mild: true });
  });

  test.each([
    ['other code', `<script>if ( {}</script><script>window.openai?.close();</script>`],
    ['a page that only names the company', `<script>if ( fetch('https://api.openai.com/v1') {}</script>`],
    ['a handler', `<a onclick="if ( window.openai.x">x</a>`],
    ['another type', `<script type="text/babel">if ( window.openai {}</script>`],
    ['a value of a template', `<script>const data = {{ data }}; window.openai?.close();</script>`],
    ['a value of a template, elsewhere', `<script>{{ head }}\nif (window.openai {}</script>`],
    ['a condition of a template', `<script>{% if a %}window.openai?.close();{% endif %}</script>`],
    ['a value of another kind of template', `<script>const data = <%= data %>; window.openai?.close();</script>`],
    ['PHP', `<script>const data = <?php echo $data ?>; window.openai?.close();</script>`],
    ['a word to replace', `<script>const data = %DATA%; window.openai?.close();</script>`],
    ['code to put in', `<script>const data = \${data}; window.openai?.close();</script>`],
  ])('none in %s', async (_, text) => {
    expect(await faults(text)).toEqual([]);
  });

  test('code to put in that stands elsewhere', async () => {
    expect(await faults(`<script>show(\`\${a}\`);\nif (window.openai {}</script>`)).toHaveLength(1);
  });
});

describe('pages in template literals', () => {
  const source = (text: string) => uses('server.ts', text);

  test('offsets of the source file', async () => {
    const text = `const title = 'x';
const page = \`<!doctype html><title>\${title}</title><style>\${css({ a: \`}\` })}</style>
<script>
  document.body.textContent = window.openai.toolOutput.name;
</script>\`;
register(page);`;
    expect(await source(text)).toEqual([['window.openai', text.indexOf('window.openai'), false, 'toolOutput']]);
  });

  test.each([
    ['an expression in the script', '`<script>const d = ${data}; window.openai.close();</script>`'],
    ['a character by its number in the script', '`<script>const d = "\\u0041"; window.openai.close();</script>`'],
    ['a line that breaks a text in the script', '`<script>const d = "a\\nb"; window.openai.close();</script>`'],
    [
      'a guard behind an escape',
      '`<script>const d = \\`\\${1}\\`; if (window.openai) window.openai.close();</script>`',
    ],
    ['an escape that a tag may leave as it is', 'String.raw`<script>const d = "\\n"; window.openai.close();</script>`'],
    ['no page', '`window.openai.close()`'],
    ['a guard', '`<script>window.openai?.close();</script>`'],
  ])('silent: %s', async (_, template) => {
    expect((await source(`const page = ${template};`)).filter(([, , guarded]) => !guarded)).toEqual([]);
  });

  test.each([
    ['a template', 'const show = (name) => \\`<b>\\${name}</b>\\`;'],
    ['a text', "const quote = '\\\\'', price = '\\$';"],
    ['a line', 'const both = "\\\\n" + 1;\\n'],
    ['a quote in a comment', '// what is the user\\`s\n'],
    ['a pattern', 'const digits = /\\\\d/;'],
    ['the end of another script', 'const more = 1;<\\/script><script>'],
  ])('escapes: %s', async (_, script) => {
    const text = 'const page = `<script>' + script + ' window.openai.close();</script>`;';
    expect(await source(text)).toEqual([['window.openai', text.indexOf('window.openai'), false, 'close']]);
  });

  test('names in quotes that are escaped, and the places of what stands between escapes', async () => {
    const text =
      "const page = `<script>if (\\'openai\\' in window) window.openai[\\'callTol\\'](\\`a\\`); window.openai?.[\\`theme\\`];</script>`;";
    const document = await parse('server.ts', text);
    const found = document.code!.widget.map(({ start, end, guarded, member, call }) => [
      text.slice(start, end),
      guarded,
      member?.name,
      member && text.slice(member.start, member.end),
      call?.map((each) => text.slice(each.start, each.end)),
    ]);
    expect(found).toEqual([
      ['window.openai', true, 'callTol', "\\'callTol\\'", ['\\`a\\`']],
      ['window.openai', true, 'theme', '\\`theme\\`', undefined],
    ]);
  });

  test('a name that is called stands in a template', async () => {
    const text =
      'const page = `<script type="module">import { App } from "@modelcontextprotocol/ext-apps";' +
      ' new App().callServerTool({ name: \\`search\\`, arguments: { text: \\`\\${a}\\` } });</script>`;';
    const { code } = await parse('page.ts', text);
    expect(code?.calledTools).toEqual([expect.objectContaining({ kind: 'string', value: 'search' })]);
  });

  test('only the script with an escape is left alone where there is a tag', async () => {
    const text = 'const page = html`<script>const d = "\\n";</script><script>window.openai.close();</script>`;';
    expect(await source(text)).toHaveLength(1);
  });

  test('only the script with the expression is left alone', async () => {
    const text = 'const page = `<script>const d = ${data};</script><script>window.openai.close();</script>`;';
    expect(await source(text)).toHaveLength(1);
  });

  test('such a file has a root, so that rules see it', async () => {
    const { roots } = await parse('page.ts', 'export const page = `<script>window.openai.close();</script>`;');
    expect(roots).toHaveLength(1);
  });
});
