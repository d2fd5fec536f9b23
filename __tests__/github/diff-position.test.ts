import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readHunks } from '../../src/engine/changed-lines.js';
import type { Finding } from '../../src/core/finding.js';
import type { PullFile } from '../../src/github/pull-files.js';
import { type GitHub, GitHubError } from '../../src/github/client.js';
import type { Job } from '../../src/github/job.js';
import { correspondingLines, diffPositions } from '../../src/github/diff-position.js';
import { blobSha } from '../action/support/github/diff.js';
import { findingAt } from '../report/sample.js';
import { within } from '../support/patience.js';

const TEXT = 'one\ntwo\nthree\nfour\n';
const JOB = { head: 'abc' } as Job;

/** A GitHub that only has files to read. */
function withFiles(answers: Readonly<Record<string, unknown>>): GitHub & { readonly asked: string[] } {
  const asked: string[] = [];
  const refuse = (): never => {
    throw new GitHubError('missing', 'There is no such thing.', 404);
  };
  const getContent = async ({ path, ref }: { path: string; ref: string }): Promise<{ data: unknown }> => {
    asked.push(`${path} at ${ref}`);
    return { data: answers[path] ?? refuse() };
  };
  return { asked, rest: { repos: { getContent } } } as unknown as GitHub & { readonly asked: string[] };
}

const content = (text: string | Buffer, more: object = {}): object => {
  return { type: 'file', encoding: 'base64', content: Buffer.from(text).toString('base64'), ...more };
};

function pullFile(text: string, patch = '@@ -1,2 +2,2 @@\n two\n-x\n+three', sha = blobSha(text)): PullFile {
  return { status: 'modified', sha, hunks: readHunks(patch) };
}

async function placed(
  github: GitHub,
  file: PullFile | undefined,
  text: string | undefined,
  piece = 'three',
): Promise<string> {
  const finding = findingAt('a.json', piece, { rule: 'x/y' }, text ?? TEXT);
  const files = new Map(file ? [['a.json', file]] : []);
  const place = (await diffPositions(github, JOB, [finding], files, () => text)).get(finding)!;
  return place.kind === 'on' ? `${place.span.from}-${place.span.to}` : `${place.kind} ${place.line ?? ''}`.trim();
}

describe('the place of a finding', () => {
  const none = withFiles({});

  test.each([
    ['on a changed line', 'three', '3-3'],
    ['on a line around it', 'two', '2-2'],
    ['on a line that the diff does not show', 'one', 'off 1'],
    ['reaching out of the hunk', 'three\nfour', '3-3'],
    ['reaching into the hunk', 'one\ntwo', '2-2'],
    ['that ends with its line', 'two\n', '2-2'],
  ])('%s', async (_, piece, expected) => {
    expect(await placed(none, pullFile(TEXT), TEXT, piece)).toBe(expected);
    expect(none.asked).toEqual([]);
  });

  test.each([
    ['in a file that did not change', undefined, TEXT, 'off'],
    ['in a file with a new name only', { ...pullFile(TEXT), hunks: [] }, TEXT, 'off'],
    ['in a file that GitHub does not show', { ...pullFile(TEXT), hunks: undefined }, TEXT, 'unknown'],
    ['in a file that is gone', pullFile(TEXT), undefined, 'unknown'],
  ])('%s', async (_, file, text, expected) => {
    expect(await placed(none, file, text)).toBe(expected);
  });

  test('around lines that are only removed has no place', async () => {
    expect(await placed(none, pullFile(TEXT, '@@ -3,2 +2,0 @@\n-x\n-y'), TEXT, 'one\ntwo\nthree')).toBe('off 1');
  });

  test('at the very end of a file is its last line', async () => {
    const end = { start: TEXT.length, end: TEXT.length };
    const finding: Finding = { ...findingAt('a.json', 'one', { rule: 'x/y' }, TEXT), ...end };
    const files = new Map([['a.json', pullFile(TEXT, '@@ -3,0 +4 @@\n+four')]]);
    expect((await diffPositions(none, JOB, [finding], files, () => TEXT)).get(finding)).toMatchObject({
      span: { from: 4, to: 4 },
    });
  });

  test('is counted in lines as git counts them', async () => {
    const text = 'one\r"a"\ntwo\nthree\n';
    expect(await placed(none, pullFile(text), text)).toBe('3-3');
  });

  test('is known without a question in repositories with the longer kind of hash', async () => {
    const sha = createHash('sha256').update(`blob ${TEXT.length}\0${TEXT}`).digest('hex');
    expect(await placed(none, pullFile(TEXT, undefined, sha), TEXT)).toBe('3-3');
    const marked = `\ufeff${TEXT}`;
    expect(await placed(none, pullFile(marked), marked)).toBe('3-3');
  });
});

describe('where the checkout is not the head', () => {
  const checkout = `zero\n${TEXT}`;

  test('it is found in the text at the head', async () => {
    const github = withFiles({ 'a.json': content(TEXT) });
    expect(await placed(github, pullFile(TEXT), checkout)).toBe('3-3');
    expect(await placed(github, pullFile(TEXT), checkout, 'one')).toBe('off 1');
    expect(await placed(github, pullFile(TEXT), checkout, 'zero')).toBe('off');
    expect(github.asked).toEqual(['a.json at abc', 'a.json at abc', 'a.json at abc']);
  });

  test.each([
    ['GitHub refuses', undefined],
    ['it is too large', content('', { encoding: 'none' })],
    ['it is a link', content(TEXT, { type: 'symlink' })],
    ['it is a folder', [{ type: 'file' }]],
    ['it is not the text that the diff is of', content(`${TEXT}five\n`)],
    ['it is not UTF-8', content(Buffer.from([0xff, 0xfe]))],
  ])('it is not known if %s', async (_, answer) => {
    expect(await placed(withFiles({ 'a.json': answer }), pullFile(TEXT), checkout)).toBe('unknown');
  });

  test('only so many files are asked for', async () => {
    const github = withFiles({});
    const paths = Array.from({ length: 40 }, (_, at) => `${at}.json`);
    const findings = [...paths, 'same.json'].map((path) => findingAt(path, 'two', { rule: 'x/y' }, checkout));
    const files = new Map([...paths.map((path) => [path, pullFile(TEXT)] as const), ['same.json', pullFile(checkout)]]);
    const places = await diffPositions(github, JOB, findings, files, () => checkout);
    expect(github.asked).toHaveLength(30);
    expect([...places.values()].map(({ kind }) => kind)).toEqual([...paths.map(() => 'unknown'), 'on']);
  });
});

/** One letter a line; what has no counterpart is a dot, everything else the index in the other text. */
function map(from: string, to: string): string {
  return correspondingLines([...from], [...to])
    .map((index) => index ?? '.')
    .join(' ');
}

describe('correspondingLines', () => {
  test.each([
    ['the same text', 'abc', 'abc', '0 1 2'],
    ['nothing', '', 'abc', ''],
    ['lines added in front', 'xyabc', 'abc', '. . 0 1 2'],
    ['lines missing in front', 'abc', 'xyabc', '2 3 4'],
    ['lines added at the end', 'abcxy', 'abc', '0 1 2 . .'],
    ['a line that differs', 'abc', 'axc', '0 . 2'],
    ['changes at several places', 'axbcyd', 'abcd', '0 . 1 2 . 3'],
    ['a block that moved', 'abcdxy', 'xyabcd', '2 3 4 5 . .'],
    ['repeated lines next to unique ones', '{a}{b}', '{a}{c}', '0 1 2 3 . 5'],
    ['a repeated line, added once more', 'a}}b', 'a}b', '0 . . 2'],
    ['a repeated line, missing once', 'a}b', 'a}}b', '0 . 3'],
    ['a repeated line behind what differs', 'a}x}b', 'ay}b', '0 . . . 3'],
    ['a repeated line behind what differs in the other', 'ax}b', 'ay}z}b', '0 . 4 5'],
    ['a line that the other has in front of what differs, too', 'ax}b', 'a}y}b', '0 . . 4'],
    ['a block that begins and ends as its neighbour does', '[{x}{y}]', '[{y}]', '0 . . . . 2 3 4'],
    ['nothing but one line, again and again', '}}}', '}}', '. . .'],
    ['nothing in common', 'abc', 'xyz', '. . .'],
  ])('%s', (_, from, to, expected) => {
    expect(map(from, to)).toBe(expected);
  });

  test('takes no notice of carriage returns', () => {
    expect(correspondingLines(['a\r', 'b\r', 'c'], ['x', 'a', 'b', 'c'])).toEqual([1, 2, 3]);
    expect(correspondingLines(['one\r', 'two\r'], ['one', 'tower'])).toEqual([0, undefined]);
  });

  test('maps only lines to equal ones, and keeps their order', () => {
    const text = fc.array(fc.constantFrom('{', '}', 'a', 'b', 'c', 'd', 'e'), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (from, to) => {
        let last = -1;
        correspondingLines(from, to).forEach((other, index) => {
          if (other === undefined) return;
          expect(to[other]).toBe(from[index]);
          expect(other).toBeGreaterThan(last);
          last = other;
        });
      }),
    );
  });

  test('takes no longer for hostile texts than for others', async () => {
    const lines = Array.from({ length: 200_000 }, (_, index) => (index % 2 === 0 ? '}' : `${index % 40_000}`));
    await within(3000, () => {
      correspondingLines(lines, [...lines].reverse());
      correspondingLines(lines, lines.slice(1));
      correspondingLines(new Array<string>(200_000).fill('}'), new Array<string>(100_000).fill('}'));
    });
  });
});
