/** 5,000 findings in one run: every channel stays within its limits and says what it left out, and where that is. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startGitHub, type FakeGitHub } from './support/github/server.js';
import { faultsOfMarkdown } from './support/markdown.js';
import { names, quoted, tool, undescribed } from './support/manifests.js';
import { runAction, type Ran } from './support/run-action.js';
import type { JsonReport } from '../support/cli.js';

const LINKS = { links: ['https://github.com/toolint/', 'https://github.example/octo-org/tools/', '#'] };
/** Few of one kind in each, since many would be told as one. */
const FILES = 1000;
const head = Object.fromEntries(
  names(FILES, 'file').map((name) => [
    `${name}.json`,
    tool([...names(3).map(undescribed), ...names(2, 'q').map((each) => quoted(each))], name),
  ]),
);
const ERRORS = 3000;
const WARNINGS = 2000;

let github: FakeGitHub;
let posting: Ran;
let printing: Ran;

beforeAll(async () => {
  github = await startGitHub({ base: {}, head });
  const inputs = { review: 'suggestions', comment: 'always', 'sarif-file': 'out.sarif', 'report-file': 'out.json' };
  posting = await runAction({ github, inputs });
  printing = await runAction({ github, inputs: { annotations: 'commands' } });
});
afterAll(() => github.stop());

/** Numbers such as 4,950, with or without commas. */
const numbersIn = (text: string): number[] =>
  [...text.matchAll(/\d[\d,]*/g)].map(([number]) => Number(number.replaceAll(',', '')));

test('the outputs count all of them', () => {
  for (const ran of [posting, printing]) {
    expect(ran.outputs).toMatchObject({ errors: `${ERRORS}`, warnings: `${WARNINGS}`, outcome: 'failure' });
  }
});

test('nothing is refused, and there are not too many requests', () => {
  expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
  expect(github.requests.length).toBeLessThan(200);
});

test('the check run: the most severe, and how many there are beside', () => {
  const [run] = github.world.checkRuns;
  const { length } = run!.annotations;
  expect(length).toBeGreaterThanOrEqual(1000);
  expect(run!.annotations.every(({ annotation_level }) => annotation_level === 'failure')).toBe(length <= ERRORS);
  if (length < ERRORS + WARNINGS) expect(numbersIn(run!.output.summary!)).toContain(ERRORS + WARNINGS - length);
  expect(faultsOfMarkdown(run!.output.summary!, LINKS)).toEqual([]);
});

test('the review: so many comments that a person can read them, and how many there are beside', () => {
  const { comments, reviews } = github.world;
  expect(comments.length).toBeGreaterThan(0);
  expect(comments.length).toBeLessThanOrEqual(100);
  expect(reviews).toHaveLength(1);
  expect(numbersIn(reviews[0]!.body)).toContain(ERRORS + WARNINGS - comments.length);
  expect(faultsOfMarkdown(reviews[0]!.body, LINKS)).toEqual([]);
});

test('the comment: counts all of them, and says where they are', () => {
  const { body } = github.world.issueComments[0]!;
  expect(numbersIn(body)).toEqual(expect.arrayContaining([ERRORS, WARNINGS]));
  expect(body).toMatch(/check run|log|summary|actions\/runs/);
});

test('the summary: counts all of them, and says how many it leaves out', () => {
  for (const { summary } of [posting, printing]) {
    expect(numbersIn(summary)).toEqual(expect.arrayContaining([ERRORS, WARNINGS]));
    expect(summary).toMatch(/more/);
    expect(faultsOfMarkdown(summary, LINKS)).toEqual([]);
  }
});

test('the commands: ten of each, and how many there are beside', () => {
  const of = (type: string) => printing.commands.filter(({ name }) => name === type);
  expect([of('error').length, of('warning').length]).toEqual([10, 10]);
  expect(of('notice').flatMap(({ data }) => numbersIn(data))).toContain(ERRORS + WARNINGS - 20);
});

test('the files: all of them', () => {
  const { findings } = JSON.parse(posting.written['out.json']!) as JsonReport;
  const { runs } = JSON.parse(posting.written['out.sarif']!) as { runs: [{ results: unknown[] }] };
  expect([findings.length, runs[0].results.length]).toEqual([ERRORS + WARNINGS, ERRORS + WARNINGS]);
});

test('where a channel says that the log has them, it has', () => {
  const lines = posting.stdout.split('\n').filter((line) => line.includes('otc/parameter-description'));
  expect(lines).toHaveLength(ERRORS);
});

test('what stands off the diff fits into the review too', async () => {
  const around = Object.fromEntries(
    Object.entries(head).map(([path, text]) => [path, text.replace('Does what', 'Does just what')]),
  );
  const other = await startGitHub({ base: around, head });
  try {
    await runAction({ github: other, inputs: { review: 'comments', annotations: 'commands' } });
    expect(other.requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect(other.world.comments).toEqual([]);
    const [review] = other.world.reviews;
    const shown = review!.body.match(/at \[line/g)!.length;
    expect(shown).toBeGreaterThan(20);
    expect(numbersIn(review!.body)).toContain(ERRORS + WARNINGS - shown);
    expect(faultsOfMarkdown(review!.body, LINKS)).toEqual([]);
  } finally {
    await other.stop();
  }
});

test('a second run adds nothing', async () => {
  const before = [github.world.comments.length, github.world.reviews.length, github.world.issueComments.length];
  const annotations = github.world.checkRuns.map((run) => run.annotations.length);
  await runAction({ github, inputs: { review: 'suggestions', comment: 'always' } });
  expect([github.world.comments.length, github.world.reviews.length, github.world.issueComments.length]).toEqual(
    before,
  );
  expect(github.world.checkRuns.map((run) => run.annotations.length)).toEqual(annotations);
});
