import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import {
  executable,
  findings,
  isMissing,
  linted,
  openPlayground,
  openSite,
  paste,
  textOf,
  type Site,
} from './browser.js';

const CALCULATOR = readFileSync('examples/otc/calculator.json', 'utf8');
const WEATHER = readFileSync('examples/shinkai/weather/metadata.json', 'utf8');
const SERVER = readFileSync('examples/openai/server.ts', 'utf8');

const FOUND_IN_CALCULATOR = [
  { rule: 'otc/id-format', place: '2:25' },
  { rule: 'otc/name-format', place: '3:22' },
  { rule: 'otc/parameter-description', place: '11:9' },
  { rule: 'common/required-undefined', place: '13:25' },
  { rule: 'otc/misspelt-field', place: '16:3' },
];

test('there is a browser wherever these tests must run', () => {
  expect(isMissing || executable !== undefined).toBe(true);
});

// CHROME_PATH says where a browser is that these tests do not find.
(isMissing ? describe.skip : describe)('the playground', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterEach(() => site.closePages());
  afterAll(() => site.close());

  test('shows what is wrong with a manifest that is pasted', async () => {
    const { page, complaints } = await openPlayground(site);
    await paste(page, '{}');
    expect(await findings(page)).toEqual([]);
    await paste(page, CALCULATOR);
    expect(await findings(page)).toEqual(FOUND_IN_CALCULATOR);
    expect(await page.textContent('#verdict')).toBe('5 errors');
    expect(await page.textContent('#recognised')).toBe('otc, 1 tool');
    expect(await page.locator('.cm-lint-marker-error').count()).toBe(5);
    expect(complaints).toEqual([]);
  });

  test('knows TypeScript, YAML and HTML by what is pasted', async () => {
    const { page } = await openPlayground(site);
    await paste(page, SERVER);
    expect(await page.textContent('#name')).toBe('server.ts');
    expect((await findings(page)).map(({ rule }) => rule)).toContain('openai/resource-mime-type');
    await paste(page, readFileSync('examples/otc/doorbell.yaml', 'utf8'));
    expect(await page.textContent('#name')).toBe('manifest.yaml');
    expect(await page.textContent('#recognised')).toBe('otc, 1 tool');
    await paste(page, readFileSync('examples/openai/widget.html', 'utf8'));
    expect(await page.textContent('#name')).toBe('widget.html');
    expect((await findings(page)).map(({ rule }) => rule)).toEqual(['openai/window-openai-guard']);
  });

  test('knows Python by what is pasted, and reads it', async () => {
    const { page } = await openPlayground(site);
    await paste(page, readFileSync('examples/python/server.py', 'utf8'));
    expect(await page.textContent('#name')).toBe('server.py');
    expect(await page.textContent('#recognised')).toBe('mcp, 3 tools');
    expect((await findings(page)).map(({ rule }) => rule)).toContain('python/result-type');
  });

  test('findings of one kind are one entry, with all of their places', async () => {
    const { page } = await openPlayground(site);
    const tool = (name: string) => ({ name, description: 'Finds a book.', inputSchema: { type: 'object' } });
    await paste(page, JSON.stringify({ tools: ['a b', 'c d', 'e f', 'g h'].map(tool) }, null, 2));
    expect(await page.textContent('#verdict')).toMatch(/^4 errors/);
    expect((await findings(page)).map(({ rule }) => rule).filter((rule) => rule === 'mcp/name-format')).toHaveLength(1);
    const names = page.locator('.finding', { hasText: 'mcp/name-format' });
    await names.getByText('3 more like this').click();
    await names.locator('.alike .place').last().click();
    expect(await page.evaluate(() => getSelection()!.toString())).toContain(' ');
    await names.locator('.alike button.fix').last().click();
    await names.getByText('2 more like this').waitFor();
    expect(await textOf(page)).toMatch(/"a b"[^]*"g_?h"/i);
  });

  test('every fix is applied by one button, and by another only what is safe', async () => {
    const { page } = await openPlayground(site);
    await paste(page, CALCULATOR);
    await page.getByRole('button', { name: 'Fix (unsafe) 2' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.finding').length === 2);
    const text = await textOf(page);
    for (const part of ['"Calculator_Add"', '"output_schema"']) expect(text).toContain(part);
    expect(await page.locator('#fix-all').isDisabled()).toBe(true);
  });

  test('on a phone, a bar counts the findings and goes from one to the next', async () => {
    const { page } = await openPlayground(site, {
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
    });
    await paste(page, CALCULATOR);
    expect(await page.textContent('#jump-count')).toBe('5 errors');
    await page.getByRole('button', { name: 'Next finding' }).tap();
    await page.getByRole('button', { name: 'Next finding' }).tap();
    expect(await page.textContent('#jump-at')).toMatch(/^2 of 5, line 3: /);
    await page.getByRole('button', { name: 'Previous finding' }).tap();
    expect(await page.textContent('#jump-at')).toMatch(/^1 of 5, line 2: /);
    await page.locator('#jump-count').tap();
    await page.waitForFunction(() => document.getElementById('verdict')!.getBoundingClientRect().top < 200);
    await paste(page, '{ "tools": [] }');
    expect(await page.locator('#jump').isVisible()).toBe(false);
  });

  test('a file that is dropped is opened under its own name', async () => {
    const { page } = await openPlayground(site);
    await page.evaluate((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'metadata.json'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, WEATHER);
    await page.waitForFunction(() => document.getElementById('name')!.textContent === 'metadata.json');
    await linted(page);
    expect((await findings(page)).map(({ rule }) => rule)).toContain('shinkai/sql-query');
  });

  test('one fix is applied by its button, and all safe ones by another', async () => {
    const { page } = await openPlayground(site);
    await paste(page, CALCULATOR);
    await page.getByRole('button', { name: 'Rename it to Calculator_Add' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.finding').length === 4);
    await page.getByRole('button', { name: 'Fix all 1' }).click();
    await page.waitForFunction(() => document.querySelectorAll('.finding').length === 3);
    const text = await textOf(page);
    expect(text).toBe(
      CALCULATOR.replace('"Calculator Add"', '"Calculator_Add"').replace('"outputSchema"', '"output_schema"'),
    );
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    expect(await textOf(page)).toBe(CALCULATOR);
  });

  test('presets and rules are switched', async () => {
    const { page } = await openPlayground(site);
    await paste(page, CALCULATOR);
    await page.getByRole('button', { name: 'Turn otc/name-format off' }).click();
    await linted(page);
    expect((await findings(page)).map(({ rule }) => rule)).not.toContain('otc/name-format');
    await page.getByRole('button', { name: 'Turn otc/name-format on again' }).click();
    await linted(page);
    expect(await findings(page)).toEqual(FOUND_IN_CALCULATOR);
    await page.selectOption('#preset', 'spec');
    await linted(page);
    expect((await findings(page)).map(({ rule }) => rule)).not.toContain('otc/misspelt-field');
  });

  test('a link carries text, name, preset and rules, and nothing of it reaches a server', async () => {
    const asked: string[] = [];
    const { page } = await openPlayground(site);
    await paste(page, `${CALCULATOR}\n`);
    await page.selectOption('#preset', 'strict');
    await page.getByRole('button', { name: 'Turn otc/name-format off' }).click();
    await linted(page);
    await page.getByRole('button', { name: 'Share as link' }).click();
    await page.waitForFunction(() => location.hash.startsWith('#s='));
    const hash = await page.evaluate(() => location.hash);
    const expected = await findings(page);

    const other = await site.open('index.html');
    other.page.on('request', (request) => asked.push(request.url()));
    await other.page.goto(`${site.url}playground/index.html${hash}`);
    await linted(other.page);
    await other.page.waitForFunction(() => document.querySelectorAll('.finding').length > 0);
    expect(await findings(other.page)).toEqual(expected);
    expect(await other.page.inputValue('#preset')).toBe('strict');
    expect(await other.page.textContent('#off')).toBe('otc/name-format ×');
    expect(asked.filter((url) => url.includes(hash.slice(1, 40)) && !url.includes('#'))).toEqual([]);
    expect(await textOf(other.page)).toBe(`${CALCULATOR}\n`);
  });

  test.each([
    ['an empty one', '#s='],
    ['one with other characters', '#s=%%%'],
    ['one that unpacks to nothing', '#s=AAAA'],
    ['a long one', `#s=${'A'.repeat(5000)}`],
    ['one that unpacks to very much', `#s=${deflateRawSync(' '.repeat(50_000_000)).toString('base64url')}`],
    ['one of another shape', `#s=${deflateRawSync('[1]').toString('base64url')}`],
  ])('a damaged link is told, and harms nothing: %s', async (_, hash) => {
    const { page, complaints } = await openPlayground(site, {}, hash);
    expect(await page.textContent('#said')).toBe('The link is damaged: nothing in it could be read.');
    expect(complaints).toEqual([]);
  });

  test('it works without a network once it is there, with SQL, YAML and TypeScript', async () => {
    const { page } = await openPlayground(site);
    await page.waitForSelector('body[data-ready]');
    await page.context().setOffline(true);
    await paste(page, WEATHER);
    expect((await findings(page)).map(({ rule }) => rule)).toContain('shinkai/sql-query');
    await paste(page, SERVER);
    expect((await findings(page)).map(({ rule }) => rule)).toContain('openai/resource-mime-type');
    await paste(page, 'id: A.B@1.0\nname: A_B\ninput_schema:\n  parameters: {}\noutput_schema:\n');
    expect((await findings(page)).map(({ rule }) => rule)).toContain('otc/id-format');
  });

  test('nothing but files of the site is ever asked for', async () => {
    const asked: string[] = [];
    const { page } = await site.open('index.html');
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.url}playground/index.html`);
    await page.waitForSelector('body[data-ready]');
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => !url.startsWith(site.url))).toEqual([]);
  });

  test('the text of a manifest is never HTML', async () => {
    const { page, complaints } = await openPlayground(site);
    const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    await paste(
      page,
      JSON.stringify({
        id: attack,
        name: attack,
        description: attack,
        version: attack,
        [attack]: attack,
        input_schema: {
          parameters: { type: 'object', required: [attack], properties: { [attack]: { type: attack } } },
        },
        output_schema: null,
      }),
    );
    await page.selectOption('#preset', 'strict');
    await linted(page);
    expect((await findings(page)).length).toBeGreaterThan(3);
    await page.locator('#findings .place').first().click();
    await page.keyboard.press('ControlOrMeta+Shift+KeyM');
    await page.waitForSelector('.cm-panel-lint');
    expect(await page.locator('.results img, .results script, .cm-editor img, .cm-editor script').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(complaints).toEqual([]);
  });

  test('it is dark where the system is, and as somebody chose', async () => {
    const { page } = await openPlayground(site, { colorScheme: 'dark' });
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await background()).toBe('rgb(21, 23, 28)');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    expect(await background()).toBe('rgb(255, 255, 255)');
    await page.reload();
    await linted(page);
    expect(await background()).toBe('rgb(255, 255, 255)');
    expect(await page.getAttribute('#theme', 'aria-pressed')).toBe('false');
  });

  test('everything can be done from the keyboard', async () => {
    const { page } = await openPlayground(site);
    await paste(page, CALCULATOR);
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => getSelection()!.toString())).toBe('1.0');
    const reached: string[] = [];
    for (let step = 0; step < 40 && !reached.includes('Turn otc/misspelt-field off'); step++) {
      await page.keyboard.press('Tab');
      reached.push(
        await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
        }),
      );
    }
    expect(reached).toContain('Go to line 2, column 25');
    expect(reached).toContain('Fix: Rename outputSchema to output_schema');
    expect(reached).toContain('Turn otc/misspelt-field off');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('.finding').length === 4);
  });

  test('what changes is spoken, and every control has a name', async () => {
    const { page } = await openPlayground(site);
    const tree = await page.locator('body').ariaSnapshot();
    for (const name of ['Example', 'Syntax', 'Preset', 'Open a file']) expect(tree).toContain(name);
    expect(await page.locator('#verdict[role="status"]').count()).toBe(1);
    const nameless = await page.locator('button, select, input, a').evaluateAll(
      (all) =>
        all.filter((each) => {
          const named = each.getAttribute('aria-label') ?? each.textContent?.trim() ?? '';
          return named === '' && !each.closest('label');
        }).length,
    );
    expect(nameless).toBe(0);
  });

  test('in a narrow window nothing sticks out', async () => {
    const { page } = await openPlayground(site, { viewport: { width: 360, height: 740 } });
    await paste(page, CALCULATOR);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test('a manifest of 1 MB stays easy to type in', async () => {
    const { page } = await openPlayground(site);
    const tool = (n: number) => ({
      id: `Kit.Tool${n}@1.0.0`,
      name: `Kit_Tool${n}`,
      description: `Does the thing that is number ${n} of very many things.`,
      version: n % 10 === 0 ? '1.0' : '1.0.0',
      input_schema: { parameters: { type: 'object', properties: { a: { type: 'string', description: 'A text.' } } } },
      output_schema: null,
    });
    const tools: unknown[] = [];
    for (let n = 0; n < 2600; n++) tools.push(tool(n));
    const text = JSON.stringify({ tools }, null, 2);
    expect(text.length).toBeGreaterThan(1_000_000);
    await paste(page, text);
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    await page.keyboard.press('ControlOrMeta+Home');
    for (const letter of '      ') await page.keyboard.type(letter, { delay: 120 });
    await linted(page);
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    expect(Math.max(0, ...tasks)).toBeLessThan(200);
    expect(await page.textContent('#verdict')).toMatch(/^\d+ errors/);
  });
});
