import { afterEach, describe, expect, test } from '@jest/globals';
import { postCheckRun } from '../../src/github/check-run.js';
import type { PostResult, Job } from '../../src/github/job.js';
import type { Finding, Report } from '../../src/core/finding.js';
import type { ReportContext } from '../../src/report/overview.js';
import type { SentCheckRun } from '../action/support/github/routes/check-runs.js';
import { startGitHub, type FakeGitHub } from '../action/support/github/server.js';
import type { CheckRun } from '../action/support/github/world.js';
import { faultsOf, HOSTILE, HOSTILE_CONTEXT } from '../report/hostile.js';
import { contextOf, findingAt, reportOf } from '../report/sample.js';
import { failureOf, jobAt, jobOf, json, open, startServer } from './client-support.js';

let fake: FakeGitHub;
afterEach(async () => {
  expect(fake.violations).toEqual([]);
  await fake.stop();
});

interface Run {
  readonly context?: ReportContext;
  readonly job?: Partial<Job>;
}

async function run(report: Report, { context = contextOf(), job = {} }: Run = {}): Promise<PostResult> {
  const to = jobOf(fake, job);
  return postCheckRun(await open(to), to, report, context);
}

const POST = 'POST check-runs';
const PATCH = 'PATCH check-runs/{check_run_id}';
const PATH = 'tools/search.json';

const ID = findingAt(PATH, '"Search@1"', { rule: 'otc/id-format', message: 'The id is wrong.' });

/** Findings that differ, errors last. */
function many(count: number): Finding[] {
  return Array.from({ length: count }, (_, index) => ({
    ...ID,
    start: index,
    message: `Number ${index}.`,
    severity: index >= count - 3 ? ('error' as const) : ('warning' as const),
  }));
}

function only(): CheckRun {
  expect(fake.world.checkRuns).toHaveLength(1);
  return fake.world.checkRuns[0]!;
}

const sent = (route: string): SentCheckRun[] => fake.calls(route).map(({ body }) => body as SentCheckRun);
const messages = ({ annotations }: CheckRun): string[] => annotations.map(({ message }) => message.split('\n')[0]!);

describe('a check run', () => {
  test('says what was found, where', async () => {
    fake = await startGitHub();
    const posted = await run(reportOf([ID]));
    expect(posted).toEqual({ url: expect.stringMatching(/\/runs\/\d+$/), complete: true });
    expect(only().output.summary).not.toContain('no annotation');
    expect(only()).toMatchObject({
      name: 'toolint / lint',
      sha: fake.world.pull.head,
      status: 'completed',
      conclusion: 'failure',
      detailsUrl: 'https://github.example/octo-org/tools/actions/runs/1',
      output: { title: '1 error in 1 file with 1 tool', summary: expect.stringContaining('`otc/id-format`') },
      annotations: [
        {
          path: PATH,
          start_line: 2,
          end_line: 2,
          start_column: 9,
          end_column: 19,
          annotation_level: 'failure',
          title: 'otc/id-format',
          message: 'The id is wrong.\nhttps://toolint.dev/rules/otc/id-format',
          raw_details: expect.stringContaining('"id": "Search@1"'),
        },
      ],
    });
  });

  test('has one annotation for many findings of one kind in one file', async () => {
    fake = await startGitHub();
    await run(
      reportOf(Array.from({ length: 8 }, (_, start) => ({ ...ID, start, line: start + 2, endLine: start + 2 }))),
    );
    const { annotations, output } = only();
    expect([annotations.length, output.title]).toEqual([1, '8 errors in 1 file with 1 tool']);
    expect(annotations[0]!.message).toContain('\n8 findings like this in the file: at 2:9, 3:9, 4:9 and 5 more\n');
  });

  test('gives columns only to what stands on one line', async () => {
    fake = await startGitHub();
    await run(reportOf([{ ...ID, endLine: 3, endColumn: 2 }]));
    const [annotation] = only().annotations;
    expect(annotation).toMatchObject({ start_line: 2, end_line: 3 });
    expect(annotation).not.toHaveProperty('start_column');
    expect(annotation).not.toHaveProperty('end_column');
  });

  test.each([
    ['failure', reportOf([ID]), 'error'],
    ['neutral', reportOf([ID]), 'never'],
    ['neutral', reportOf([{ ...ID, severity: 'warning' }]), 'error'],
    ['failure', reportOf([{ ...ID, severity: 'warning' }]), 'warning'],
    ['success', reportOf([], { files: [{ path: PATH, formats: ['otc'], tools: 1 }] }), 'error'],
    ['neutral', reportOf([]), 'error'],
    ['failure', reportOf([], { failures: [{ path: '', message: 'The config is broken.' }] }), 'never'],
  ] as [string, Report, ReportContext['failOn']][])('concludes with %s', async (conclusion, report, failOn) => {
    fake = await startGitHub();
    await run(report, { context: contextOf(undefined, { failOn }) });
    expect(only()).toMatchObject({ status: 'completed', conclusion });
  });

  test.each<[string, Report]>([
    ['no problems in 1 file with 1 tool', reportOf([], { files: [{ path: PATH, formats: ['otc'], tools: 1 }] })],
    ['nothing was linted', reportOf([])],
    [
      'no problems in what was read: 1 file with 1 tool',
      reportOf([], {
        files: [{ path: PATH, formats: ['otc'], tools: 1 }],
        languages: [{ language: 'Go', files: 1 }],
      }),
    ],
    ['1 failure, 1 error in 1 file with 1 tool', reportOf([ID], { failures: [{ path: '', message: 'It threw.' }] })],
  ])('says in its title: %s', async (title, report) => {
    fake = await startGitHub();
    await run(report);
    expect(only().output.title).toBe(title);
  });

  test('has the failures of the run, before all findings', async () => {
    fake = await startGitHub();
    const failures = [
      { path: 'tools/broken.json', message: 'The file could not be read.' },
      { path: '', message: 'The plugin threw.' },
      { path: '/etc/outside', message: 'It is outside.' },
    ];
    await run(reportOf([ID], { failures }));
    const { annotations, output } = only();
    expect(annotations).toHaveLength(2);
    expect(annotations[0]).toEqual({
      path: 'tools/broken.json',
      start_line: 1,
      end_line: 1,
      annotation_level: 'failure',
      title: 'could not be linted',
      message: 'The file could not be read.',
    });
    expect(output.title).toMatch(/^3 failures, 1 error/);
    for (const { message } of failures) expect(output.summary).toContain(message);
  });

  test('takes whatever a manifest holds', async () => {
    fake = await startGitHub();
    await run(HOSTILE, { context: HOSTILE_CONTEXT });
    const { annotations } = only();
    expect(annotations.length).toBeGreaterThan(0);
    for (const { title, message, raw_details: details } of annotations) {
      // No runner reads these, so a line may begin with two colons.
      expect(faultsOf(`${title} ${message} ${details}`).filter((fault) => !/^\s*::/.test(fault))).toEqual([]);
    }
  });

  test("stays within GitHub's limits for long texts", async () => {
    fake = await startGitHub();
    const long = '\u202e€'.repeat(50_000);
    const related = Array.from({ length: 100 }, () => ({ path: long, line: 1, column: 1, note: long }));
    const failures = Array.from({ length: 60 }, (_, index) => ({ path: `${index}${long}`, message: long }));
    const finding = { ...ID, rule: `x/${long}`, message: long, related, fix: { title: long, safe: true, edits: [] } };
    await run(reportOf([finding], { failures }), { job: { name: long } });
    expect(only().annotations).toHaveLength(61);
  });
});

describe('many findings', () => {
  test('go 50 at a time, the errors first, with the same title and summary each time', async () => {
    fake = await startGitHub();
    await run(reportOf(many(120)));
    expect(sent(POST).map(({ output }) => output!.annotations!.length)).toEqual([50]);
    expect(sent(PATCH).map(({ output }) => output!.annotations!.length)).toEqual([50, 20]);
    const all = [...sent(POST), ...sent(PATCH)];
    for (const body of all) {
      expect(body).toMatchObject({ status: 'completed', conclusion: 'failure' });
    }
    const outputs = all.map(({ output }) => [output!.title, output!.summary]);
    expect(outputs[1]).toEqual(outputs[0]);
    expect(outputs[2]).toEqual(outputs[0]);
    expect(messages(only()).slice(0, 4)).toEqual(['Number 117.', 'Number 118.', 'Number 119.', 'Number 0.']);
    expect(new Set(messages(only())).size).toBe(120);
  });

  test('one that is left out is one', async () => {
    fake = await startGitHub();
    await run(reportOf(many(1001)));
    expect(only().output.summary).toContain('1 more finding has no annotation');
  });

  test('5,000 are cut, and it is said how many are left out and where they are', async () => {
    fake = await startGitHub();
    const posted = await run(reportOf(many(5000)));
    expect(posted.complete).toBe(true);
    expect(only().annotations).toHaveLength(1000);
    expect(messages(only()).slice(0, 3)).toEqual(['Number 4997.', 'Number 4998.', 'Number 4999.']);
    expect(only().output.summary).toContain('4,000 more findings have no annotation: a check run gets 1,000 at most');
    expect(only().output.summary).toContain('(https://github.example/octo-org/tools/actions/runs/1)');
    expect(Buffer.byteLength(only().output.summary!)).toBeLessThanOrEqual(65_535);
    expect(fake.requests.length).toBeLessThanOrEqual(22);
  });
});

describe('a second run on the same commit', () => {
  test('with the same findings updates the check run and adds no annotation', async () => {
    fake = await startGitHub();
    await run(reportOf(many(60)));
    fake.forget();
    await run(reportOf(many(60)), { job: { runUrl: 'https://github.example/octo-org/tools/actions/runs/2' } });
    expect(fake.calls(POST)).toEqual([]);
    expect(only().annotations).toHaveLength(60);
    expect(only().detailsUrl).toBe('https://github.example/octo-org/tools/actions/runs/2');
  });

  test('with the same findings may conclude otherwise', async () => {
    fake = await startGitHub();
    await run(reportOf([ID]));
    await run(reportOf([ID]), { context: contextOf(undefined, { failOn: 'never' }) });
    expect(only()).toMatchObject({ conclusion: 'neutral' });
    expect(only().annotations).toHaveLength(1);
  });

  test('with other findings makes a new one, since annotations cannot be taken away', async () => {
    fake = await startGitHub();
    await run(reportOf(many(2)));
    await run(reportOf(many(1)));
    expect(fake.world.checkRuns.map((each) => messages(each))).toEqual([['Number 0.', 'Number 1.'], ['Number 0.']]);
    expect(new Set(fake.world.checkRuns.map(({ name }) => name)).size).toBe(1);
  });

  test('goes on where the first was cut off', async () => {
    fake = await startGitHub();
    fake.fail(PATCH, { kind: 'forbidden' });
    const first = await run(reportOf(many(120)));
    expect(first).toMatchObject({ complete: false, notice: expect.stringContaining('only 50 of 120 annotations') });
    expect(only()).toMatchObject({ status: 'completed', conclusion: 'failure' });
    fake.mend();
    expect(await run(reportOf(many(120)))).toMatchObject({ complete: true });
    expect(new Set(messages(only())).size).toBe(120);
    expect(only().annotations).toHaveLength(120);
  });

  test('leaves the check run of another step alone', async () => {
    fake = await startGitHub();
    await run(reportOf([ID]));
    await run(reportOf([ID]), { job: { name: 'toolint / other' } });
    expect(fake.world.checkRuns.map(({ name }) => name)).toEqual(['toolint / lint', 'toolint / other']);
  });

  test('leaves the one of a step alone whose long name begins as its own', async () => {
    fake = await startGitHub();
    const long = 'toolint / '.repeat(30);
    await run(reportOf([ID]), { job: { name: `${long}a` } });
    await run(reportOf([ID]), { job: { name: `${long}b` } });
    await run(reportOf([ID]), { job: { name: `${long}a` } });
    expect(new Set(fake.world.checkRuns.map(({ name }) => name)).size).toBe(2);
    expect(fake.world.checkRuns).toHaveLength(2);
  });

  test('on the next commit has a check run of its own', async () => {
    fake = await startGitHub();
    await run(reportOf([ID]));
    fake.push({ 'x.json': '{}' });
    await run(reportOf([ID]));
    expect(fake.world.checkRuns).toHaveLength(2);
  });
});

describe('when GitHub fails', () => {
  test.each([
    ['kept', true],
    ['not kept', false],
  ])('after a create with 502, %s, there is one check run', async (_, kept) => {
    fake = await startGitHub();
    fake.fail(POST, { kind: 'bad gateway', kept, calls: [1] });
    expect(await run(reportOf(many(120)))).toMatchObject({ complete: true });
    expect(new Set(messages(only())).size).toBe(120);
    expect(only().annotations).toHaveLength(120);
  });

  test.each([
    ['bad gateway', true],
    ['bad gateway', false],
    ['reset', true],
    ['reset', false],
    ['garbage', true],
    ['secondary limit', false],
  ] as const)('after an update with %s (kept: %s), no annotation is there twice', async (kind, kept) => {
    fake = await startGitHub();
    fake.fail(PATCH, { kind, kept, calls: [1], retryAfter: 0 });
    expect(await run(reportOf(many(170)))).toMatchObject({ complete: true });
    expect(only().annotations).toHaveLength(170);
    expect(new Set(messages(only())).size).toBe(170);
  });

  test('after a create that was kept with all its annotations, there is nothing left to send', async () => {
    fake = await startGitHub();
    fake.fail(POST, { kind: 'bad gateway', kept: true, calls: [1] });
    expect(await run(reportOf(many(30)))).toMatchObject({ complete: true });
    expect([fake.calls(POST).length, fake.calls(PATCH).length]).toEqual([1, 0]);
    expect(only().annotations).toHaveLength(30);
  });

  test('after an update, a count that is out of date brings no annotation twice', async () => {
    fake = await startGitHub();
    const stale = { id: 1, output: { annotations_count: 50 } };
    let external_id: unknown;
    const tries: string[] = [];
    const server = await startServer((response, _, { method, body }) => {
      if (method === 'GET') {
        const runs = external_id === undefined ? [] : [{ ...stale, external_id }];
        return json(response, 200, { check_runs: runs });
      }
      const run = body as SentCheckRun;
      external_id = run.external_id;
      tries.push(`${method} ${run.output!.annotations![0]!.message.split('\n')[0]}`);
      // The third batch fails once.
      const isRefused = tries.length === 3;
      json(response, isRefused ? 502 : 200, isRefused ? { message: 'Server Error' } : stale);
    });
    const job = jobAt(server.url);
    const warnings = many(153).slice(0, 150);
    const posted = await postCheckRun(await open(job), job, reportOf(warnings), contextOf());
    await server.stop();
    expect(posted.complete).toBe(true);
    expect(tries).toEqual(['POST Number 0.', 'PATCH Number 50.', 'PATCH Number 100.', 'PATCH Number 100.']);
  });

  test('for good, in the middle, it is completed and the notice counts', async () => {
    fake = await startGitHub();
    fake.fail(PATCH, { kind: 'bad gateway', calls: [2, 3, 4, 5, 6, 7, 8, 9] });
    const posted = await run(reportOf(many(170)));
    expect(posted.complete).toBe(false);
    expect(posted.notice).toMatch(/^The check run has only 100 of 170 annotations\. GitHub answered PATCH .* with 502/);
    expect(posted.url).toMatch(new RegExp(`/${only().id}$`));
    expect(only()).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect(only().annotations).toHaveLength(100);
  });

  test.each(['forbidden', 'missing', 'invalid', 'bad gateway'] as const)(
    'from the start (%s), it is told',
    async (kind) => {
      fake = await startGitHub();
      fake.fail(POST, { kind });
      const expected = kind === 'bad gateway' ? 'busy' : kind;
      expect(await failureOf(run(reportOf([ID])))).toMatchObject({ kind: expected });
      expect(fake.world.checkRuns).toEqual([]);
    },
  );
});
