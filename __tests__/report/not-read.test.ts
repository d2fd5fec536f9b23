/** What was not read is in every report that people read, and none of them is green then. */
import { describe, expect, test } from '@jest/globals';
import { render, type ReportFormat } from '../../src/report/index.js';
import type { Report } from '../../src/core/finding.js';
import { looksLike } from '../../src/core/format.js';
import { contextOf, reportOf } from './sample.js';

const near = looksLike({ title: 'a Gloodata extension', knownBy: 'this and that' });
const nearMisses = (...paths: string[]): Report['skipped'] => paths.map((path) => ({ path, reason: near }));
const files = [{ path: 'a.ts', formats: ['mcp'], tools: 2 }];
const unread = [41, 42, 43, 44].map((line) => ({
  ...{ path: 'src/server.ts', line, column: 1 },
  what: 'a loop over `tools()`',
  reason: 'the list is not known',
}));
const last = async (more: Partial<Report>, format: ReportFormat = 'pretty'): Promise<string> =>
  (await render(format, reportOf([], more), contextOf())).trimEnd();

describe('in a terminal', () => {
  test('one near miss', async () => {
    expect(await last({ skipped: nearMisses('ext.json') })).toBe(
      '○ No manifest was found, so nothing was linted\n○ 1 file looks like a Gloodata extension and was not linted: ext.json',
    );
  });

  test('near misses beside a manifest: three are named', async () => {
    expect(await last({ files, skipped: nearMisses('a.json', 'b.json', 'c.json', 'd.json') })).toBe(
      '○ No problems in what was read: 1 file with 2 tools\n○ 4 files each look like a Gloodata extension and were not linted: a.json, b.json, c.json, and 1 more',
    );
  });

  test('build output, where nothing else speaks of tools', async () => {
    const reason = 'bundle or build output, linted only if you name it';
    const skipped = ['dist/a.js', 'dist/b.js'].map((path) => ({ path, reason }));
    const sentence = 'Only build output has tools here, and is linted if you name it: dist/a.js, dist/b.js';
    expect(await last({ files: [{ path: '.mcp.json', formats: [], tools: 0, servers: 1 }], skipped })).toBe(
      `○ No problems in what was read: 1 file with 1 server · skipped: 2 bundles (listed by --why .)\n○ ${sentence}`,
    );
    expect(await last({ files: [], skipped })).toContain(sentence);
    expect(await last({ files, skipped })).toBe(
      '✔ No problems in 1 file with 2 tools · skipped: 2 bundles (listed by --why .)',
    );
  });

  test('registrations', async () => {
    expect(await last({ files, unread: unread.slice(0, 1) })).toBe(
      '○ No problems in what was read: 1 file with 2 tools\n○ 1 registration could not be read: src/server.ts:41, a loop over `tools()`',
    );
    expect(await last({ files, unread })).toContain(
      '○ 4 registrations could not be read: src/server.ts:41, a loop over `tools()`; src/server.ts:42, a loop over `tools()`; src/server.ts:43, a loop over `tools()`; and 1 more (`toolint --why FILE` lists them)',
    );
  });

  test('other languages', async () => {
    const languages = [{ language: 'Go', files: 12, command: 'go run ./cmd/server' }];
    expect(await last({ languages })).toBe(
      '○ No manifest was found, so nothing was linted\n○ A server here is written in Go (12 files), which is not read. To lint the tools of the running server: `npx toolint server --source . -- go run ./cmd/server`',
    );
    expect(await last({ languages: [{ language: 'Go', files: 1 }] })).toContain(
      '-- COMMAND`, with the command that starts it',
    );
  });

  test('files in which nothing is', async () => {
    expect(await last({ files: [{ path: 'a.ts', formats: ['mcp'], tools: 0, isBare: true }] })).toBe(
      '○ No tool could be read in 1 file, so nothing was linted',
    );
  });

  test('a deleted manifest hides nothing', async () => {
    expect(await last({ files, deleted: ['x.json'] })).toBe(
      '✔ No problems in 1 file with 2 tools\n○ 1 manifest was deleted: x.json',
    );
  });
});

describe('elsewhere', () => {
  const report = { files, skipped: nearMisses('@team/ext.json'), unread };
  const said: Readonly<Partial<Record<ReportFormat, string>>> = {
    concise: '○ 1 file looks like a Gloodata extension and was not linted: @team/ext.json',
    markdown: '- 1 file looks like a Gloodata extension and was not linted: `@\u200bteam/ext.json`',
    html: '1 file looks like a Gloodata extension and was not linted: <code>@team/ext.json</code>',
    github: '::notice title=toolint::1 file looks like a Gloodata extension and was not linted: @team/ext.json',
  };
  for (const [format, words] of Object.entries(said)) {
    test(format, async () => {
      const text = await last(report, format as ReportFormat);
      expect(text).toContain(words);
      expect(text).not.toMatch(/✔|✅|>Passed</);
    });
  }

  test('json has the files among the skipped ones', async () => {
    const text = await last({ files, skipped: nearMisses('ext.json'), unread: unread.slice(0, 1) }, 'json');
    expect(JSON.parse(text)).toMatchObject({ skipped: [{ path: 'ext.json', reason: near }] });
  });
});
