/** A pull request on the fake GitHub, and runs of toolint on it. */
import { expect } from '@jest/globals';
import type { Finding, Report } from '../../src/core/finding.js';
import { pullFiles } from '../../src/github/pull-files.js';
import type { PostResult, Job } from '../../src/github/job.js';
import { postReview } from '../../src/github/review.js';
import type { Tree } from '../action/support/github/diff.js';
import { startGitHub, type FakeGitHub, type FakeOptions } from '../action/support/github/server.js';
import { OWNER, REPO, TOKEN, type ReviewComment } from '../action/support/github/world.js';
import { faultsOfMarkdown } from '../action/support/markdown.js';
import { contextOf, findingAt, reportOf } from '../report/sample.js';
import { open } from './client-support.js';

export const SERVER = 'https://github.example';

export interface Run {
  /** What is checked out, where it is not the head. */
  readonly checkout?: Tree;
  readonly job?: Partial<Job>;
  readonly report?: Partial<Report>;
  readonly suggestions?: boolean;
}

export interface Stage {
  readonly github: FakeGitHub;
  run(findings: (tree: Tree) => readonly Finding[], run?: Run): Promise<PostResult>;
  /** The text of the head's files. */
  head(): Tree;
  /** What has been written since the last look, as method and end of the route. */
  writes(): string[];
  /** Comments that are not folded away. */
  open(): ReviewComment[];
  stop(): Promise<void>;
}

export async function openStage(options: FakeOptions): Promise<Stage> {
  const github = await startGitHub(options);
  const head = (): Tree => github.world.commits.get(github.world.pull.head)!;
  return {
    github,
    head,
    async run(findings, { checkout = head(), job: more, report, suggestions = true } = {}) {
      const job = { ...jobOn(github), ...more };
      const client = await open(job);
      const found = reportOf(findings(checkout), report);
      const context = contextOf(checkout);
      const failed = found.findings.some(({ severity }) => severity === 'error');
      const files = await pullFiles(client, job);
      return postReview(client, job, found, context, {
        suggestions,
        failed,
        files,
        readFile: (path) => checkout[path],
      });
    },
    writes() {
      const writes = github.requests.filter(({ route }) => !route.startsWith('GET '));
      const short = writes.map(({ route }) => route.replace(/\/.*\/(?=[a-z]+(?:\/\{\w+\})?$)/, ''));
      github.forget();
      return short;
    },
    open: () => github.world.comments.filter(({ nodeId }) => !github.world.minimized.has(nodeId)),
    async stop() {
      await github.stop();
      expect(github.violations).toEqual([]);
      for (const { body } of [...github.world.reviews, ...github.world.comments]) {
        expect(faultsOfMarkdown(body, { links: [SERVER, 'https://toolint.dev/', 'https://x.example/'] })).toEqual([]);
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_535);
      }
    },
  };
}

function jobOn({ world, apiUrl, graphqlUrl }: FakeGitHub): Job {
  const { number, head, base, isFork } = world.pull;
  return {
    owner: OWNER,
    repo: REPO,
    apiUrl,
    graphqlUrl,
    serverUrl: SERVER,
    token: TOKEN,
    head,
    pull: { number, head, base, isFork },
    name: 'lint / toolint',
    runUrl: `${SERVER}/${OWNER}/${REPO}/actions/runs/1`,
  };
}

/** Points at a piece of a file, which is also the value that the finding stands on. */
export function found(tree: Tree, path: string, piece: string, more: Partial<Finding> = {}): Finding {
  const value = { pointer: `/${piece}`, valueHash: Buffer.from(piece).toString('hex').slice(0, 16) };
  return findingAt(path, piece, { rule: 'x/wrong', message: `${piece} is wrong.`, ...value, ...more }, tree[path]);
}

/** A fix that puts `text` in place of a piece. */
export function mend(tree: Tree, path: string, piece: string, text: string, safe = true): Partial<Finding> {
  const start = tree[path]!.indexOf(piece);
  return { fix: { title: `Write ${text}`, safe, edits: [{ start, end: start + piece.length, text }] } };
}
