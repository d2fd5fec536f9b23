/** What the service knows: one repository, one pull request, and what was written on it. */
import { createHash } from 'node:crypto';
import { changesOf, followLine, type Change, type Tree } from './diff.js';
import { ACTIONS_BOT, WRITE_ALL, type Token, type User } from './permissions.js';

export const OWNER = 'octo-org';
export const REPO = 'tools';

export interface World {
  /** Where the service is reached: with a path of its own on servers other than github.com. */
  url: string;
  readonly commits: Map<string, Tree>;
  readonly pull: Pull;
  readonly tokens: Token[];
  readonly reviews: Review[];
  readonly comments: ReviewComment[];
  readonly issueComments: IssueComment[];
  readonly checkRuns: CheckRun[];
  readonly sarifs: string[];
  /** Node ids of what is folded away as outdated. */
  readonly minimized: Set<string>;
  /** Paths whose patch GitHub keeps to itself. */
  readonly withoutPatch: ReadonlySet<string>;
  /** Paths that GitHub counts among those that changed, and does not list. */
  readonly unlisted: ReadonlySet<string>;
  nextId: number;
}

export interface Pull {
  readonly number: number;
  readonly base: string;
  head: string;
  readonly isFork: boolean;
  readonly renames: Readonly<Record<string, string>>;
}

interface Written {
  readonly id: number;
  readonly nodeId: string;
  readonly user: User;
  body: string;
}

export interface Review extends Written {
  state: 'PENDING' | 'COMMENTED' | 'APPROVED' | 'CHANGES_REQUESTED' | 'DISMISSED';
  readonly commit: string;
}

export interface ReviewComment extends Written {
  readonly review: number;
  readonly path: string;
  readonly subject: 'line' | 'file';
  readonly side: 'LEFT' | 'RIGHT';
  /** Where it stands now: undefined once the line is changed or gone. */
  line?: number;
  startLine?: number;
  readonly originalLine?: number;
  readonly originalStartLine?: number;
  readonly originalCommit: string;
  commit: string;
  readonly inReplyTo?: number;
}

export type IssueComment = Written;

export interface CheckRun {
  readonly id: number;
  readonly sha: string;
  readonly app: User;
  name: string;
  status: string;
  conclusion?: string;
  detailsUrl?: string;
  externalId?: string;
  output: { title?: string; summary?: string; text?: string };
  readonly annotations: Annotation[];
}

export interface Annotation {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly start_column?: number;
  readonly end_column?: number;
  readonly annotation_level: 'notice' | 'warning' | 'failure';
  readonly message: string;
  readonly title?: string;
  readonly raw_details?: string;
}

export interface WorldOptions {
  readonly base?: Tree;
  readonly head?: Tree;
  readonly baseSha?: string;
  readonly headSha?: string;
  readonly isFork?: boolean;
  readonly token?: Partial<Token>;
  /** New path to old. */
  readonly renames?: Readonly<Record<string, string>>;
  readonly withoutPatch?: readonly string[];
  readonly unlisted?: readonly string[];
}

export const TOKEN = 'ghs_16C7e42F292c6912E7710c838347Ae178B4a';

export function createWorld({ base = {}, head = {}, ...options }: WorldOptions): World {
  const pull: Pull = {
    number: 7,
    base: options.baseSha ?? commitSha('base', base),
    head: options.headSha ?? commitSha('head', head),
    isFork: options.isFork ?? false,
    renames: options.renames ?? {},
  };
  return {
    url: '',
    commits: new Map([
      [pull.base, base],
      [pull.head, head],
    ]),
    pull,
    tokens: [{ text: TOKEN, user: ACTIONS_BOT, permissions: WRITE_ALL, ...options.token }],
    reviews: [],
    comments: [],
    issueComments: [],
    checkRuns: [],
    sarifs: [],
    minimized: new Set(),
    withoutPatch: new Set(options.withoutPatch),
    unlisted: new Set(options.unlisted),
    nextId: 1001,
  };
}

/** A new head of the pull request: comments go along with their lines, or are left behind. */
export function push(world: World, head: Tree, sha = commitSha(`${world.nextId++}`, head)): void {
  const before = world.commits.get(world.pull.head)!;
  world.commits.set(sha, head);
  world.pull.head = sha;
  for (const comment of world.comments) {
    if (comment.subject === 'file' || comment.line === undefined || comment.side === 'LEFT') continue;
    const follow = (line: number): number | undefined =>
      followLine(before[comment.path] ?? '', head[comment.path] ?? '', line);
    const line = follow(comment.line);
    const startLine = comment.startLine === undefined ? undefined : follow(comment.startLine);
    const isWhole = line !== undefined && (comment.startLine === undefined || startLine !== undefined);
    comment.line = isWhole ? line : undefined;
    comment.startLine = isWhole ? startLine : undefined;
    if (isWhole) comment.commit = sha;
  }
}

/** What the pull request changes, as of a commit of its branch. */
export function changesIn(world: World, head = world.pull.head): Change[] {
  const { commits, pull } = world;
  return changesOf(commits.get(pull.base)!, commits.get(head)!, pull.renames);
}

function commitSha(seed: string, tree: Tree): string {
  return createHash('sha1')
    .update(`${seed}\0${JSON.stringify(tree)}`)
    .digest('hex');
}

export function nodeId(kind: string, id: number): string {
  return `${kind}_${Buffer.from(`${id}`).toString('base64url')}`;
}

export function htmlUrl(path: string): string {
  return `https://github.example/${OWNER}/${REPO}/${path}`;
}

export function apiUrl(world: World, path: string): string {
  return `${world.url}/repos/${OWNER}/${REPO}/${path}`;
}
