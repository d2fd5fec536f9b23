/** Reviews, over HTTP, on a GitHub that minds its rules. */
import { afterEach, describe, expect, test } from '@jest/globals';
import { applyFixes } from '../../src/engine/fix.js';
import type { Finding } from '../../src/core/finding.js';
import type { Tree } from '../action/support/github/diff.js';
import type { FaultKind } from '../action/support/github/faults.js';
import { READ_ONLY, STRANGER } from '../action/support/github/permissions.js';
import { GRAPHQL, type FakeOptions } from '../action/support/github/server.js';
import type { ReviewComment } from '../action/support/github/world.js';
import { applySuggestions } from '../action/support/suggestions.js';
import { HOSTILE } from '../report/hostile.js';
import { found, mend, openStage, type Stage } from './review-support.js';

const REVIEW = 'POST reviews';
const UPDATE = 'PUT reviews/{review_id}';
const COMMENT = 'PATCH comments/{comment_id}';

const lines = (count: number): string => Array.from({ length: count }, (_, at) => `"line ${at + 1}"\n`).join('');
const BASE: Tree = { 'a.json': lines(40), 'b.json': lines(3) };
/** Lines 5 and 30 differ: two hunks, of lines 2 to 8 and 27 to 33. */
const HEAD: Tree = {
  ...BASE,
  'a.json': BASE['a.json']!.replace('"line 5"', '"five"').replace('"line 30"', '"thirty"'),
};

let stage: Stage;
const start = async (options: FakeOptions = {}): Promise<Stage> =>
  (stage = await openStage({ base: BASE, head: HEAD, ...options }));
afterEach(() => stage.stop());

const five = (tree: Tree): Finding => found(tree, 'a.json', '"five"', mend(tree, 'a.json', '"five"', '5'));
const thirty = (tree: Tree): Finding => found(tree, 'a.json', '"thirty"', { severity: 'warning' });
const twenty = (tree: Tree): Finding => found(tree, 'a.json', '"line 20"', { severity: 'info' });
const other = (tree: Tree): Finding => found(tree, 'b.json', '"line 2"');
const all = (tree: Tree): Finding[] => [five, thirty, twenty, other].map((each) => each(tree));
const none = (): Finding[] => [];
const clean = { files: [{ path: 'a.json', formats: ['otc'], tools: 1 }] };

/** What stands there, as if a run had posted the same that saw nothing of it: all comments, or the first so many. */
function postAgain({ world }: Stage['github'], comments = world.comments.length): void {
  const again = <T extends { readonly id: number }>(posted: T, kind: string): T => {
    const id = world.nextId++;
    return { ...posted, id, nodeId: `${kind}_${id}` };
  };
  const review = again(world.reviews[0]!, 'PRR');
  world.reviews.push(review);
  const copies = world.comments.slice(0, comments).map((each) => ({ ...again(each, 'PRRC'), review: review.id }));
  world.comments.push(...copies);
}

const unhashed = (body: string): string => body.replace(/[0-9a-f]{40}|\b[0-9a-f]{16}\b/g, '#');
const placed = ({ path, line, startLine }: ReviewComment): string => `${path} ${startLine ?? line}-${line}`;

describe('the first run', () => {
  test.each<[string, string | undefined, (tree: Tree) => Finding[]]>([
    ['one', '1 finding has a comment on its line.', (tree) => [five(tree), other(tree)]],
    ['none', undefined, (tree) => [other(tree)]],
  ])('tells how many findings have comments: %s', async (_, expected, findings) => {
    const { github, run } = await start();
    await run((tree) => [five(tree)]);
    await run(findings);
    expect(github.world.reviews[0]!.body.split('\n').find((line) => /comments? on/.test(line))).toBe(expected);
  });

  test('comments on the diff, and tells of everything else in a fold', async () => {
    const { github, run, writes } = await start();
    const posted = await run(all);
    const [review] = github.world.reviews;
    const [first, second] = github.world.comments;
    const { head } = github.world.pull;
    const url = `https://github.example/octo-org/tools/pull/7#pullrequestreview-${review!.id}`;
    expect(posted).toEqual({ url, complete: true });
    expect(github.calls(REVIEW)[0]!.body).toMatchObject({ event: 'COMMENT', commit_id: head });
    expect(unhashed(review!.body)).toBe(`<!-- toolint review # # -->

## ❌ toolint found 2 errors, 1 warning, 1 info

2 files with 2 tools · 1 fixable with --fix

2 findings have comments on their lines.

<details>
<summary>2 findings on lines that are not part of the diff</summary>

### \`a.json\`

- ℹ️ **info** [\`x/wrong\`](https://toolint.dev/rules/x/wrong) at [line 20](https://github.example/octo-org/tools/blob/#/a.json#L20), column 1:
  "line 20" is wrong.

  \`\`\`text
  20 │ "line 20"
     │ ^^^^^^^^^
  \`\`\`

### \`b.json\`

- ❌ **error** [\`x/wrong\`](https://toolint.dev/rules/x/wrong) at [line 2](https://github.example/octo-org/tools/blob/#/b.json#L2), column 1:
  "line 2" is wrong.

  \`\`\`text
  2 │ "line 2"
    │ ^^^^^^^^
  \`\`\`

</details>`);
    expect(github.world.comments.map(placed)).toEqual(['a.json 5-5', 'a.json 30-30']);
    expect(unhashed(first!.body)).toBe(`<!-- toolint finding # #:1 -->

❌ **error** [\`x/wrong\`](https://toolint.dev/rules/x/wrong)

"five" is wrong.

Fix: Write 5.

\`\`\`suggestion
5
\`\`\``);
    expect(unhashed(second!.body)).toBe(`<!-- toolint finding # #:1 -->

⚠️ **warning** [\`x/wrong\`](https://toolint.dev/rules/x/wrong)

"thirty" is wrong.`);
    expect(writes()).toEqual([REVIEW]);
  });

  test('posts nothing where nothing was found', async () => {
    const { run, writes } = await start();
    expect(await run(none)).toEqual({ complete: true });
    expect(writes()).toEqual([]);
  });

  test('offers no fix where only comments are wanted', async () => {
    const { github, run } = await start();
    await run(all, { suggestions: false });
    expect(github.world.comments[0]!.body).toMatch(/\n\nFix: Write 5 \(`--fix`\)\.$/);
  });

  test('warns of a fix that may change the meaning', async () => {
    const { github, run } = await start();
    await run((tree) => [{ ...five(tree), ...mend(tree, 'a.json', '"five"', '5', false) }]);
    const words = 'Fix: Write 5. It may change what the tools do, so look at it before you apply it.\n\n```suggestion';
    expect(github.world.comments[0]!.body).toContain(words);
  });

  test('shortens a long range to the lines of one hunk', async () => {
    const { github, run } = await start();
    const long = (tree: Tree, from: string, to: string): Finding => {
      const text = tree['a.json']!;
      const end = text.indexOf(to) + to.length;
      return found(tree, 'a.json', text.slice(text.indexOf(from), end), { message: from, pointer: from });
    };
    await run((tree) => [
      long(tree, '"line 7"', '"line 29"'),
      long(tree, '"line 20"', '"line 28"'),
      long(tree, '"line 2"', '"line 4"'),
      long(tree, '"line 34"', '"line 36"'),
    ]);
    expect(github.world.comments.map(placed)).toEqual(['a.json 2-4', 'a.json 7-8', 'a.json 27-28']);
    expect(github.world.reviews[0]!.body).toContain(
      '<summary>1 finding on lines that are not part of the diff</summary>',
    );
  });

  test('says of files that GitHub does not show that it does not', async () => {
    const { github, run } = await start({ withoutPatch: ['a.json'] });
    await run(all);
    expect(github.world.comments).toEqual([]);
    expect(github.world.reviews[0]!.body).toContain(
      '<summary>4 findings without a comment on the diff: 3 in files whose changed lines GitHub does not tell, 1 on lines that are not part of the diff</summary>',
    );
  });

  test('takes the most severe where there are too many, and names what it leaves out', async () => {
    const head = { ...HEAD, 'new.json': lines(1000) };
    const { github, run, writes } = await start({ head });
    const many = (tree: Tree): Finding[] => {
      const one = found(tree, 'new.json', '"line 1"');
      let end = 0;
      return Array.from({ length: 1000 }, (_, at): Finding => {
        const [start, line] = [end, at + 1];
        end += `"line ${line}"\n`.length;
        const severity = at < 970 ? 'info' : 'error';
        return {
          ...one,
          message: `Number ${at}.`,
          pointer: `/${at}`,
          severity,
          start,
          end: end - 1,
          line,
          endLine: line,
        };
      });
    };
    await run(many);
    const lineNumbers = github.world.comments.map(({ line }) => line);
    expect(lineNumbers).toEqual(
      [...new Array(20).keys()].map((at) => at + 1).concat([...new Array(30).keys()].map((at) => at + 971)),
    );
    const { body } = github.world.reviews[0]!;
    expect(body).toContain('<summary>950 findings beyond the number of comments that one can read</summary>');
    const shown = body.match(/\n- ℹ️/g)!.length;
    const left = 950 - shown;
    expect(body).toContain(
      `${left} more findings are not shown here. The other reports of [this run](https://github.example/octo-org/tools/actions/runs/1) have them all.\n\n</details>`,
    );
    expect(shown).toBeGreaterThan(100);
    expect(writes()).toEqual([REVIEW]);
    await run(many);
    expect(writes()).toEqual([]);
  });

  describe('of many findings of one kind in one file', () => {
    const ofKind = (count: number, from = 0) =>
      function findings(tree: Tree): Finding[] {
        return Array.from({ length: 30 }, (_, at) => `"line ${at + 6}"`)
          .filter((piece) => tree['a.json']!.includes(`${piece}\n`))
          .slice(from, from + count)
          .map((piece, at) => ({ ...found(tree, 'a.json', piece), message: 'One fault.', pointer: `/${from + at}` }));
      };

    test('comments on one that is part of the diff', async () => {
      const { github, run, writes } = await start();
      // Lines 9 to 12 and 27 to 29 and 31 to 34, of which the first are not part of the diff.
      const findings = (tree: Tree): Finding[] => [...ofKind(4, 3)(tree), ...ofKind(6, 21)(tree)];
      await run(findings);
      expect(github.world.comments.map(placed)).toEqual(['a.json 27-27']);
      expect(github.world.comments[0]!.body).toContain(
        '**10 findings like this in the file: at 9:1, 10:1, 11:1 and 7 more**',
      );
      expect(github.world.reviews[0]!.body).toContain('10 findings have comments on their lines.');
      writes();
      await run(findings);
      expect(writes()).toEqual([]);
    });

    test('tells of them as one where none is part of the diff', async () => {
      const { github, run } = await start();
      await run(ofKind(8, 3));
      expect(github.world.comments).toEqual([]);
      const { body } = github.world.reviews[0]!;
      expect(body).toContain('<summary>8 findings on lines that are not part of the diff</summary>');
      expect([body.match(/^- ❌/gm)!.length, body.includes('8 findings like this in the file: at 9:1')]).toEqual([
        1,
        true,
      ]);
    });

    test('keeps the comments of an earlier run, and adds none', async () => {
      const { github, run, open } = await start();
      await run(ofKind(3));
      expect(github.world.comments.map(placed)).toEqual(['a.json 6-6', 'a.json 7-7', 'a.json 8-8']);
      const before = open().length;
      await run((tree) => [...ofKind(3)(tree), ...ofKind(4, 21)(tree)]);
      expect([github.world.comments.length, open().length]).toEqual([before, before]);
      expect(open()[0]!.body).toContain('7 findings like this in the file: at 6:1, 7:1, 8:1 and 4 more');
    });
  });

  test('says of two fixes that overlap why one is not offered', async () => {
    const { github, run, head } = await start();
    await run((tree) => [five(tree), { ...five(tree), pointer: '/again', ...mend(tree, 'a.json', 'five', 'V') }]);
    const [first, second] = github.world.comments;
    expect(first!.body).toContain('```suggestion\n5\n```');
    expect(second!.body).toMatch(
      /\n\nFix: Write V \(`--fix`\)\. It is not offered here, because it overlaps with the suggestion at line 5\. Apply that one first; the next run can then offer this one\.$/,
    );
    const fixed = applyFixes(head()['a.json']!, [five(head())], 'safe').text;
    expect(applySuggestions(head()['a.json']!, github.world.comments)).toBe(fixed);
  });

  test('lets nothing from a manifest act', async () => {
    const { github, run } = await start();
    const attacks = HOSTILE.findings.map((each) => ({ ...each, path: 'a.json', line: 5, start: 36, end: 37 }));
    await run((tree) => attacks.map((each) => ({ ...five(tree), ...each, fix: { ...each.fix!, edits: [] } })), {
      report: { failures: HOSTILE.failures },
    });
    expect(github.world.comments.length).toBe(HOSTILE.findings.length);
  });
});

describe('the merge commit', () => {
  test('is not the head: comments and suggestions speak of the lines at the head', async () => {
    const { github, run, head } = await start();
    const checkout = { ...HEAD, 'a.json': `"from the base"\n"too"\n${HEAD['a.json']!.replace('"line 29"', '"29"')}` };
    const fromBase = (tree: Tree): Finding => found(tree, 'a.json', '"from the base"');
    await run((tree) => [...all(tree), fromBase(tree)], { checkout });
    expect(github.world.comments.map(placed)).toEqual(['a.json 5-5', 'a.json 30-30']);
    expect(github.world.reviews[0]!.body).toContain('/a.json#L20), column 1');
    const fixed = applyFixes(head()['a.json']!, [five(head())], 'safe').text;
    expect(applySuggestions(head()['a.json']!, github.world.comments)).toBe(fixed);
    expect(github.calls('GET contents/{path}')).toHaveLength(1);
  });

  test('is as good as the head where only line ends differ', async () => {
    const { github, run, head } = await start();
    const checkout = { 'a.json': HEAD['a.json']!.replaceAll('\n', '\r\n') };
    await run((tree) => [five(tree), thirty(tree)], { checkout });
    expect(github.world.comments.map(placed)).toEqual(['a.json 5-5', 'a.json 30-30']);
    expect(applySuggestions(head()['a.json']!, github.world.comments)).toBe(HEAD['a.json']!.replace('"five"', '5'));
    expect(github.calls('GET contents/{path}')).toEqual([]);
  });

  test.each<FaultKind>(['forbidden', 'missing', 'garbage'])('is not guessed about: %s', async (kind) => {
    const { github, run } = await start();
    github.fail('GET contents/{path}', { kind });
    await run(all, { checkout: { ...HEAD, 'a.json': `\n${HEAD['a.json']}` } });
    expect(github.world.comments).toEqual([]);
    expect(github.world.reviews[0]!.body).toContain('3 in files whose changed lines GitHub does not tell');
  });
});

describe('a later run', () => {
  test('writes nothing where nothing is new', async () => {
    const { run, writes } = await start();
    const { url } = await run(all);
    writes();
    expect(await run(all)).toEqual({ url, complete: true });
    expect(writes()).toEqual([]);
  });

  test('folds away what is fixed, follows what moved, and posts only what is new', async () => {
    const { github, run, writes } = await start();
    await run(all);
    writes();
    github.push({ ...HEAD, 'a.json': `"zero"\n${HEAD['a.json']!.replace('"five"', '5')}` });
    await run((tree) => [thirty(tree), twenty(tree), found(tree, 'a.json', '"zero"')]);
    expect(writes()).toEqual([REVIEW, UPDATE, COMMENT, GRAPHQL]);
    const [fixed, moved, fresh] = github.world.comments;
    expect(stage.open()).toEqual([moved, fresh]);
    expect(github.world.comments.map(placed)).toEqual(['a.json undefined-undefined', 'a.json 31-31', 'a.json 1-1']);
    expect(unhashed(fixed!.body)).toBe(`<!-- toolint resolved # #:1 -->

✅ **Resolved:** this is no longer reported at \`${github.world.pull.head.slice(0, 7)}\`.

❌ **error** [\`x/wrong\`](https://toolint.dev/rules/x/wrong)

"five" is wrong.`);
    const [first, later] = github.world.reviews;
    expect(first!.body).toContain('toolint found 1 error, 1 warning, 1 info');
    expect(first!.body).toContain('2 findings have comments on their lines.');
    expect(first!.body).toContain(`/blob/${github.world.pull.head}/a.json#L21`);
    expect(unhashed(later!.body)).toBe(`<!-- toolint review # # -->

New from toolint: 1 error. [The first review](https://github.example/octo-org/tools/pull/7#pullrequestreview-${first!.id}) tells how things stand now.`);

    await run((tree) => [thirty(tree), twenty(tree), found(tree, 'a.json', '"zero"')]);
    expect(writes()).toEqual([]);
  });

  test('offers a fix once the one in its way is gone', async () => {
    const head = { 'a.json': '"one", "two"\n' };
    const { github, run, writes } = await start({ base: {}, head });
    const one = (tree: Tree): Finding => found(tree, 'a.json', '"one"', mend(tree, 'a.json', '"one"', '1'));
    const two = (tree: Tree): Finding => found(tree, 'a.json', '"two"', mend(tree, 'a.json', '"two"', '2'));
    await run((tree) => [one(tree), two(tree)]);
    expect(github.world.comments[1]!.body).toContain('It is not offered here');
    writes();
    await run((tree) => [two(tree)]);
    expect(github.world.comments[1]!.body).toContain('```suggestion\n"one", 2\n```');
    expect(writes()).toEqual([UPDATE, COMMENT, COMMENT, GRAPHQL]);
  });

  test('finds nothing left: all is folded away, and the first review says so', async () => {
    const { github, run, writes } = await start();
    await run(all);
    writes();
    await run(none, { report: clean });
    expect(stage.open()).toEqual([]);
    expect(unhashed(github.world.reviews[0]!.body)).toBe(
      '<!-- toolint review # # -->\n\n## ✅ toolint found no problems\n\n1 file with 1 tool',
    );
    expect(writes()).toEqual([UPDATE, COMMENT, GRAPHQL, COMMENT, GRAPHQL]);
    await run(none, { report: clean });
    expect(writes()).toEqual([]);
  });

  test('posts a finding anew that comes back after it was fixed', async () => {
    const { github, run } = await start();
    await run((tree) => [five(tree)]);
    await run(none, { report: clean });
    await run((tree) => [five(tree)]);
    expect(stage.open()).toHaveLength(1);
    expect(github.world.comments).toHaveLength(2);
  });

  test.each([
    ['a file that could not be linted', 'a.json', 2],
    ['what a run did not get to that failed', '', 2],
    ['nothing but a file that could not be linted', 'b.json', 0],
  ])('does not take %s for clean', async (_, path, left) => {
    const { run } = await start();
    await run(all);
    await run(none, { report: { failures: [{ path, message: 'It could not be read.' }] } });
    expect(stage.open()).toHaveLength(left);
  });

  test.each(['', '.', 'tools'])('nor what stands below a folder that could not be read: %j', async (path) => {
    const { run } = await start({ head: { 'tools/a.json': lines(40) } });
    await run((tree) => [found(tree, 'tools/a.json', '"line 5"')]);
    await run(none, { report: { failures: [{ path, message: 'The folder could not be read.' }] } });
    expect(stage.open()).toHaveLength(1);
    await run(none, { report: { failures: [{ path: 'tool', message: 'The folder could not be read.' }] } });
    expect(stage.open()).toHaveLength(0);
  });

  test('does not take what is not told for gone', async () => {
    const head = { ...HEAD, 'c.json': lines(3) };
    const { github, run } = await start({ head });
    await run((tree) => [five(tree), thirty(tree), found(tree, 'c.json', '"line 2"')]);
    await run((tree) => [five(tree)], { report: { cutShort: ['a.json', 'b.json'] } });
    expect(stage.open().map(placed)).toEqual(['a.json 5-5', 'a.json 30-30']);
    expect(github.world.comments.map(({ body }) => body.includes('**Resolved:**'))).toEqual([false, false, true]);
  });

  test('brings a comment up to date whose finding is told in other words', async () => {
    const { github, run, writes } = await start();
    await run((tree) => [thirty(tree)]);
    writes();
    await run((tree) => [{ ...thirty(tree), message: 'Other words.' }]);
    expect(writes()).toEqual([COMMENT]);
    expect(github.world.comments.map(({ body }) => body.split('\n').at(-1))).toEqual(['Other words.']);
  });

  test('folds away what a run at the same time has posted too', async () => {
    const { github, run, writes } = await start();
    await run(all);
    postAgain(github);
    writes();
    await run(all);
    expect(writes()).toEqual([COMMENT, GRAPHQL, COMMENT, GRAPHQL, UPDATE, GRAPHQL]);
    const [first, copy] = github.world.reviews;
    const page = `https://github.example/octo-org/tools/pull/${github.world.pull.number}`;
    expect(unhashed(copy!.body)).toBe(
      `<!-- toolint copy # -->\n\nThis was posted twice. [The first review](${page}#pullrequestreview-${first!.id}) tells how things stand now.`,
    );
    const [kept, , same] = github.world.comments;
    expect(unhashed(same!.body)).toBe(`<!-- toolint copy # #:1 -->

**Posted twice:** [the other comment](${page}#discussion_r${kept!.id}) is kept up to date.

❌ **error** [\`x/wrong\`](https://toolint.dev/rules/x/wrong)

"five" is wrong.`);
    expect(stage.open().map(placed)).toEqual(['a.json 5-5', 'a.json 30-30']);
    expect(github.world.minimized.has(copy!.nodeId)).toBe(true);
    await run(all);
    expect(writes()).toEqual([]);
  });

  test('does not fold a copy of a review that came with a comment which still counts', async () => {
    const { github, run } = await start();
    await run(all);
    postAgain(github);
    const [, , same] = github.world.comments;
    github.world.comments.splice(0, 1);
    await run(all);
    expect(stage.open()).toContain(same);
    expect(same!.body).toContain('toolint finding');
    const [, copy] = github.world.reviews;
    expect(copy!.body).toContain('This was posted twice.');
    expect(github.world.minimized.has(copy!.nodeId)).toBe(false);
  });

  test('leaves later reviews as they are, of which each says something else', async () => {
    const { github, run, writes } = await start();
    await run((tree) => [five(tree)]);
    await run((tree) => [five(tree), thirty(tree)]);
    writes();
    const before = structuredClone(github.world.reviews);
    expect(before).toHaveLength(2);
    await run((tree) => [five(tree), thirty(tree)]);
    expect(writes()).toEqual([]);
    expect(github.world.reviews).toEqual(before);
  });

  test('folds away a hundred copies and leaves the rest to the next one', async () => {
    const { github, run, writes } = await start();
    await run((tree) => [five(tree)]);
    for (let i = 0; i < 103; i++) postAgain(github, 1);
    writes();
    await run((tree) => [five(tree)]);
    expect(writes().filter((each) => each === COMMENT)).toHaveLength(100);
    await run((tree) => [five(tree)]);
    expect(writes().filter((each) => each === COMMENT)).toHaveLength(3);
    expect(stage.open()).toEqual([github.world.comments[0]]);
  });

  test('names a finding in its overview whose comment is outdated', async () => {
    const { github, run, writes } = await start();
    await run((tree) => [five(tree), thirty(tree)]);
    github.push({ ...HEAD, 'a.json': HEAD['a.json']!.replace('"five"', '"five",') });
    writes();
    await run((tree) => [five(tree), thirty(tree)]);
    expect(writes()).toEqual([UPDATE, COMMENT]);
    expect(github.world.reviews[0]!.body).toContain(
      '<summary>1 finding in comments that GitHub shows as outdated</summary>',
    );
    // What its suggestion would replace is another line by now.
    expect(github.world.comments[0]!.body).toMatch(/Fix: Write 5 \(`--fix`\)\.$/);
  });

  test('leaves alone what strangers and other steps have posted', async () => {
    const { github, run, writes } = await start();
    await run(all);
    const [review, comment] = [github.world.reviews[0]!, github.world.comments[0]!];
    github.world.reviews.push({ ...review, id: 1, nodeId: 'R1', user: STRANGER });
    github.world.comments.push({ ...comment, id: 2, nodeId: 'C2', user: STRANGER });
    await run((tree) => [five(tree)], { job: { name: 'another step' } });
    expect(github.world.comments).toHaveLength(4);
    writes();
    await run(none, { report: clean });
    expect(github.world.comments.slice(2).map(({ body }) => unhashed(body))).toEqual(
      [comment.body, comment.body].map(() => expect.stringContaining('toolint finding')),
    );
    expect(writes()).toEqual([UPDATE, COMMENT, GRAPHQL, COMMENT, GRAPHQL]);
  });

  test('leaves alone what is a reply', async () => {
    const { github, run } = await start();
    await run(all);
    const [comment] = github.world.comments;
    github.world.comments.push({ ...comment!, id: 3, nodeId: 'C3', inReplyTo: comment!.id });
    await run(none, { report: clean });
    expect(stage.open().map(({ id }) => id)).toEqual([3]);
  });

  test('knows a person’s own comments by their name', async () => {
    const token = { text: 'ghp_0123456789', user: { login: 'octocat', id: 1, type: 'User' as const } };
    const { run, writes } = await start({ token });
    const job = { token: token.text };
    await run(all, { job });
    writes();
    await run(all, { job });
    expect(writes()).toEqual([]);
  });

  test('numbers findings that are equal', async () => {
    const { github, run } = await start();
    const twins = (tree: Tree): Finding[] => [five(tree), { ...five(tree), message: 'The same.' }];
    await run(twins);
    await run(twins);
    expect(github.world.comments).toHaveLength(2);
    await run((tree) => [five(tree)]);
    expect(stage.open()).toHaveLength(1);
  });

  test('keeps the comment of a tool whose twin is mended', async () => {
    const { github, run } = await start();
    const of = (finding: Finding, name: string): Finding => ({
      ...finding,
      valueHash: '0'.repeat(16),
      item: { ...finding.item, name, pointer: '/description' },
    });
    const [first, second] = [(tree: Tree) => of(five(tree), 'a'), (tree: Tree) => of(thirty(tree), 'b')];
    await run((tree) => [first(tree), second(tree)]);
    const [gone, left] = github.world.comments;
    await run((tree) => [second(tree)]);
    expect(gone!.body).toContain('**Resolved:**');
    expect(stage.open()).toEqual([left]);
  });
});

describe('a GitHub that fails', () => {
  test('and refuses the comments gets all findings in the body, without a second question', async () => {
    const { github, run, writes } = await start();
    github.fail(REVIEW, { kind: 'invalid', calls: [1] });
    await run(all);
    expect(writes()).toEqual([REVIEW, REVIEW]);
    expect(github.world.comments).toEqual([]);
    expect(github.world.reviews[0]!.body).toContain('2 on lines where GitHub did not take a comment');
    expect(github.world.reviews[0]!.body).toContain('"five" is wrong.');
  });

  test('and refuses the comments keeps those that are sure', async () => {
    const head: Tree = { ...HEAD, 'b.json': lines(3).replace('"line 3"', '"three"') };
    const { github, run } = await start({ head });
    github.fail(REVIEW, { kind: 'invalid', calls: [1] });
    await run(all, { checkout: { ...head, 'a.json': `"from the base"\n${head['a.json']}` } });
    expect(github.world.comments.map(placed)).toEqual(['b.json 2-2']);
  });

  test('and refuses everything is asked twice, and that is an error', async () => {
    const { github, run, writes } = await start();
    github.fail(REVIEW, { kind: 'invalid' });
    await expect(run(all)).rejects.toMatchObject({ kind: 'invalid' });
    expect(writes()).toEqual([REVIEW, REVIEW]);
  });

  test('and takes no comments of a later review gets the findings in the first one', async () => {
    const { github, run, writes } = await start();
    await run((tree) => [thirty(tree)]);
    writes();
    github.fail(REVIEW, { kind: 'invalid' });
    await run((tree) => [five(tree), thirty(tree)]);
    expect(writes()).toEqual([REVIEW, UPDATE]);
    expect(github.world.reviews[0]!.body).toContain('1 finding on lines where GitHub did not take a comment');
  });

  test.each<FaultKind>(['bad gateway', 'reset', 'garbage'])(
    'with %s after it kept the review is not asked again',
    async (kind) => {
      const { github, run, writes } = await start();
      github.fail(REVIEW, { kind, calls: [1], kept: true });
      expect(await run(all)).toMatchObject({ url: expect.stringContaining('#pullrequestreview-'), complete: true });
      expect(writes()).toEqual([REVIEW]);
      expect(github.world.reviews).toHaveLength(1);
    },
  );

  test('with a bad gateway and no review is asked once more', async () => {
    const { github, run, writes } = await start();
    github.fail(REVIEW, { kind: 'bad gateway', calls: [1] });
    await run(all);
    expect(writes()).toEqual([REVIEW, REVIEW]);
    expect(github.world.reviews).toHaveLength(1);
  });

  test('is not believed to have kept what an earlier try of the same run posted', async () => {
    const { github, run } = await start();
    await run((tree) => [thirty(tree)]);
    github.fail(REVIEW, { kind: 'bad gateway', calls: [1] });
    await run((tree) => [five(tree), thirty(tree)]);
    expect(stage.open()).toHaveLength(2);
  });

  test('and goes on failing is an error', async () => {
    const { github, run, writes } = await start();
    github.fail(REVIEW, { kind: 'bad gateway' });
    await expect(run(all)).rejects.toMatchObject({ kind: 'busy' });
    expect(writes()).toEqual([REVIEW, REVIEW]);
  });

  test('and refuses to fold comments away has them say that they are resolved', async () => {
    const { github, run, writes } = await start();
    await run(all);
    writes();
    github.fail(GRAPHQL, { kind: 'forbidden' });
    expect(await run(none, { report: clean })).toMatchObject({ complete: true });
    expect(github.world.comments.every(({ body }) => body.includes('✅ **Resolved:**'))).toBe(true);
    expect(writes()).toEqual([UPDATE, COMMENT, GRAPHQL, COMMENT]);
  });

  test('and refuses to fold copies away has them say what they are', async () => {
    const { github, run, writes } = await start();
    await run(all);
    postAgain(github);
    writes();
    github.fail(GRAPHQL, { kind: 'forbidden' });
    expect(await run(all)).toMatchObject({ complete: true });
    expect(writes()).toEqual([COMMENT, GRAPHQL, COMMENT, UPDATE]);
    expect(github.world.comments.map(({ body }) => body.includes('**Posted twice:**'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('and lets us only read is an error of one request', async () => {
    const { run, writes } = await start({ token: { permissions: READ_ONLY } });
    await expect(run(all)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(writes()).toEqual([REVIEW]);
  });

  test('at what is old says so where the new stands', async () => {
    const { github, run } = await start();
    await run((tree) => [five(tree)]);
    github.fail(UPDATE, { kind: 'forbidden' });
    expect(await run((tree) => [five(tree), thirty(tree)])).toMatchObject({
      complete: true,
      notice: expect.stringMatching(
        /^The review was posted, but what stood there before could not be brought up to date: /,
      ),
    });
    await expect(run(none, { report: clean })).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('to find a comment that somebody deleted is no matter', async () => {
    const { github, run } = await start();
    await run(all);
    github.fail('PATCH pulls/comments/{comment_id}', { kind: 'missing', calls: [1] });
    expect(await run(none, { report: clean })).toMatchObject({ complete: true });
  });
});
