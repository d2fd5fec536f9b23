/** What GitHub answers, when it answers otherwise than it says: everything is posted or told, and nothing throws. */
import assert from 'node:assert/strict';
import { toValue } from '../../src/core/tree.js';
import { openGitHub, type GitHub } from '../../src/github/client.js';
import type { Job } from '../../src/github/job.js';
import { publish, type ChannelSettings, type Published } from '../../src/github/publish.js';
import { parse } from '../../src/parse/parse.js';
import { startGitHub } from '../action/support/github/server.js';
import { jobOf } from '../github/client-support.js';
import { contextOf, findingAt, reportOf, SEARCH, TEXTS } from '../report/sample.js';
import { Unreadable } from '../../src/core/document.js';
import type { Target } from './target.js';

const PATH = 'tools/search.json';
const FIRST = findingAt(PATH, '"Search@1"', { rule: 'otc/id-format', message: 'The id is wrong.' });
const SECOND = findingAt(PATH, '"Looks things up."', { rule: 'common/todo', message: 'It says nothing.' });
const ALL: ChannelSettings = { checkRun: true, review: 'suggestions', comment: 'always' };

/** What was asked, and the answer. */
type Answer = readonly [route: string, data: unknown];

function post(job: Job, github: GitHub, findings = [FIRST, SECOND]): Promise<Published> {
  return publish(reportOf(findings), contextOf(), job, ALL, { readFile: (path) => TEXTS[path], github });
}

async function recorded(): Promise<{ job: Job; seeds: string[] }> {
  const fake = await startGitHub({ head: { [PATH]: SEARCH } });
  const job = jobOf(fake);
  const github = await openGitHub(job);
  let answers: Answer[] = [];
  github.hook.wrap('request', async (request, options) => {
    const response = await request(options);
    answers.push([`${options.method} ${options.url}`, response.data]);
    return response;
  });
  const seeds: string[] = [];
  for (const findings of [[FIRST, SECOND], [FIRST], [SECOND]]) {
    answers = [];
    await post(job, github, findings);
    seeds.push(JSON.stringify(answers));
  }
  await fake.stop();
  return { job, seeds };
}

const { job, seeds } = await recorded();

/** The words of `data`, even where the JSON around them is broken. */
async function answersIn(text: string): Promise<Map<string, unknown[]> | undefined> {
  try {
    const { roots } = await parse('x.json', text);
    const list = roots[0] && plain(toValue(roots[0]));
    const answers = new Map<string, unknown[]>();
    for (const each of Array.isArray(list) ? (list as unknown[]) : []) {
      if (!Array.isArray(each) || typeof each[0] !== 'string') continue;
      answers.set(each[0], [...(answers.get(each[0]) ?? []), each[1]]);
    }
    return answers;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'symbol' ? null : each)) ?? 'null');

const MOST_REQUESTS = 500;

export const ANSWERS: Target = {
  name: 'answers',
  seeds,
  async run(text) {
    const answers = await answersIn(text);
    if (!answers) return;
    const github = await openGitHub(job);
    let requests = 0;
    github.hook.wrap('request', async (_, { method, url }) => {
      assert.ok(++requests <= MOST_REQUESTS, `over ${MOST_REQUESTS} requests`);
      const list = answers.get(`${method} ${url}`) ?? [];
      return { status: 200, url, headers: {}, data: list.length > 1 ? list.shift() : (list[0] ?? {}) };
    });
    const { notices } = await post(job, github);
    for (const notice of notices) assert.doesNotMatch(notice, /over 500 requests/);
  },
};
