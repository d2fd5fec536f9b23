/** What `npm run check` does with its steps, and what a run of tests shows. */
import { describe, expect, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error It is plain JavaScript.
import { runSteps } from '../../scripts/check/steps.js';
import { folderOf } from '../support/cli.js';
// @ts-expect-error It is plain JavaScript.
import Reporter from '../support/reporter.js';

type Step = readonly [name: string, commands: readonly (readonly string[])[]];
const run = runSteps as (
  steps: readonly Step[],
  how: { all?: boolean; say(text: string): void },
) => Promise<readonly string[]>;

const node = (code: string): readonly string[] => ['-e', code];
const step = (name: string, ...code: readonly string[]): Step => [name, code.map(node)];

async function ran(steps: readonly Step[], all = false): Promise<{ failed: readonly string[]; said: string[] }> {
  const said: string[] = [];
  const failed = await run(steps, { all, say: (text) => said.push(text.replace(/\([\d.]+ s\)$/, '')) });
  return { failed, said };
}

describe('the steps of a check', () => {
  const [good, bad] = [
    step('good', '0', '0'),
    step('bad', `console.log('out'); console.error('err'); process.exit(1)`),
  ];

  test('that all hold', async () => {
    expect(await ran([good, step('fine', '0')])).toEqual({
      failed: [],
      said: expect.arrayContaining(['ok     good ', 'ok     fine ']),
    });
  });

  test('end with the first that fails, which says all that it has to say; what runs beside it is stopped', async () => {
    const folder = folderOf({});
    const mark = (name: string): string =>
      `require('fs').writeFileSync(${JSON.stringify(join(folder.path, name))}, '')`;
    const { failed, said } = await ran([
      bad,
      step('endless', 'setInterval(() => {}, 1000)', mark('second command')),
      step('later', mark('later')),
    ]);
    expect(failed).toEqual(['bad']);
    expect([said[0], said.length]).toEqual(['FAILED bad ', 2]);
    expect(said[1]!.split('\n').sort()).toEqual(['err', 'out']);
    expect(['second command', 'later'].filter((name) => existsSync(join(folder.path, name)))).toEqual([]);
    folder.remove();
  });

  test('all go on where that is asked for', async () => {
    const { failed, said } = await ran([bad, good, step('worse', 'process.exit(2)', '0')], true);
    expect([...failed].sort()).toEqual(['bad', 'worse']);
    expect(said).toContain('ok     good ');
  });
});

describe('what a run of tests shows', () => {
  const COUNTS = { numTotalTestSuites: 9, numPassedTestSuites: 1, numFailedTestSuites: 1, numPendingTestSuites: 0 };
  const AGGREGATED = { ...COUNTS, numPassedTests: 5, numFailedTests: 2 };

  function shown(isTTY: boolean, ...results: readonly object[]): string {
    let text = '';
    const stream = { isTTY, write: (more: string) => void (text += more) };
    const reporter = new (
      Reporter as new (...given: unknown[]) => {
        onTestResult(...given: unknown[]): void;
        onRunComplete(): void;
      }
    )({ rootDir: '/home' }, {}, {}, stream);
    for (const result of results) reporter.onTestResult({ path: '/home/__tests__/a.test.ts' }, result, AGGREGATED);
    reporter.onRunComplete();
    return text;
  }

  test('nothing of what passed', () => {
    expect(shown(false, { failureMessage: null }, { console: [] })).toBe('');
  });

  test('all of what failed, and of what was printed, with its file', () => {
    const printed = [{ type: 'log', message: 'Here.', origin: '    at x (a.ts:1)\n' }];
    expect(shown(false, { failureMessage: '  ● one\n\n  ● two\n' }, { console: printed })).toBe(
      'FAIL __tests__/a.test.ts\n  ● one\n\n  ● two\n\n__tests__/a.test.ts: console.log: Here.\n    at x (a.ts:1)\n\n',
    );
  });

  test('on a terminal also how far it is, on a line that goes away', () => {
    expect(shown(true, {})).toBe('\r\u001b[K2 of 9 files, 5 passed, 2 failed\r\u001b[K');
  });
});
