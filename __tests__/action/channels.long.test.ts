/** What each channel holds when nothing goes wrong. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { schedule } from './support/events.js';
import { WRITE_ALL } from './support/github/permissions.js';
import { GRAPHQL } from './support/github/server.js';
import { cellsOf, faultsOfMarkdown } from './support/markdown.js';
import { FAULTY, FINE, fine, quoted, tool, undescribed } from './support/manifests.js';
import { runAction } from './support/run-action.js';
import { services } from './support/services.js';
import { suggestionsOf } from './support/suggestions.js';
import type { JsonReport } from '../support/cli.js';

const start = services();
const withFault = { base: { 'tool.json': FINE }, head: { 'tool.json': FAULTY } };
const LINKS = { links: ['https://github.com/toolint/', 'https://github.example/octo-org/tools/', '#'] };

describe('the check run', () => {
  test('has every finding with its place, and a conclusion', async () => {
    const github = await start(withFault);
    await runAction({ github });
    const [run] = github.world.checkRuns;
    expect(run).toMatchObject({ status: 'completed', conclusion: 'failure', name: expect.stringContaining('toolint') });
    expect(
      run!.annotations.map(({ path, start_line, end_line, start_column, end_column, annotation_level, title }) => [
        `${path}:${start_line}:${start_column}-${end_line}:${end_column}`,
        annotation_level,
        title,
      ]),
    ).toEqual([
      ['tool.json:10:9-10:12', 'failure', 'otc/parameter-description'],
      ['tool.json:12:9-12:12', 'failure', 'otc/parameter-description'],
      ['tool.json:13:85-13:88', 'warning', 'common/default-type'],
    ]);
    expect(run!.output.title).toMatch(/2 errors.*1 warning/);
    expect(faultsOfMarkdown(run!.output.summary!, LINKS)).toEqual([]);
  });

  test('is neutral when findings do not fail the step', async () => {
    const github = await start(withFault);
    const { status } = await runAction({ github, inputs: { 'fail-on': 'never' } });
    expect([status, github.world.checkRuns[0]!.conclusion]).toEqual([0, 'neutral']);
  });

  test('is one in a second run on the same commit, with each annotation once', async () => {
    const github = await start(withFault);
    await runAction({ github });
    await runAction({ github });
    expect(github.world.checkRuns.map(({ annotations }) => annotations.length)).toEqual([3]);
  });

  test.each(['commands', 'none'])('is not posted with `annotations: %s`', async (annotations) => {
    const github = await start(withFault);
    await runAction({ github, inputs: { annotations } });
    expect(github.requests.filter(({ route }) => !route.startsWith('GET '))).toEqual([]);
  });

  test('is not posted without a token, and GitHub is not asked for anything', async () => {
    const github = await start(withFault);
    await runAction({ github, inputs: { 'github-token': '' } });
    expect(github.requests).toEqual([]);
  });
});

describe('commands', () => {
  test('have place, title and message', async () => {
    const github = await start(withFault);
    const { commands } = await runAction({ github, inputs: { annotations: 'commands' } });
    const findings = commands.filter(({ properties }) => properties['file']);
    expect(findings.map(({ name, properties }) => ({ name, ...properties }))).toEqual([
      {
        name: 'error',
        file: 'tool.json',
        line: '10',
        endLine: '10',
        col: '9',
        endColumn: '12',
        title: 'otc/parameter-description',
      },
      expect.objectContaining({ name: 'error', line: '12' }),
      expect.objectContaining({ name: 'warning', line: '13' }),
    ]);
    expect(findings[0]!.data).toContain('The parameter `a` has no `description`');
  });

  test('are the errors first, and the last one says how many more there are', async () => {
    const github = await start();
    const parameters = [...Array(4).keys()].flatMap((index) => [undescribed(`a${index}`), quoted(`b${index}`)]);
    const ran = await runAction({
      github,
      files: Object.fromEntries(['x', 'y', 'z'].map((name) => [`${name}.json`, tool(parameters, name)])),
      inputs: { annotations: 'commands' },
    });
    const count = (type: string) => ran.commands.filter(({ name }) => name === type).length;
    expect([count('error'), count('warning')]).toEqual([10, 10]);
    expect(ran.commands.filter(({ name }) => name === 'notice').at(-1)!.data).toMatch(/\b4 more/);
  });

  test('are none with `none`', async () => {
    const github = await start(withFault);
    const { commands, status } = await runAction({ github, inputs: { annotations: 'none' } });
    expect(commands.filter(({ properties }) => properties['file'])).toEqual([]);
    expect(status).toBe(1);
  });
});

describe('the review', () => {
  const base = {
    'tool.json': tool([fine('a'), ...Array.from({ length: 20 }, (_, index) => fine(`x${index}`)), undescribed('z')]),
  };
  const head = { 'tool.json': base['tool.json'].replace(fine('a'), `${undescribed('a')},\n        ${quoted('q')}`) };

  test('has comments on the lines of the diff, and the rest in its body', async () => {
    const github = await start({ base, head });
    await runAction({ github, inputs: { review: 'comments' } });
    const [review, ...others] = github.world.reviews;
    expect(others).toEqual([]);
    expect(review!.state).toBe('COMMENTED');
    expect(github.world.comments.map(({ path, line, side }) => [path, line, side])).toEqual([
      ['tool.json', 10, 'RIGHT'],
      ['tool.json', 11, 'RIGHT'],
    ]);
    expect(github.world.comments.flatMap(suggestionsOf)).toEqual([]);
    expect(review!.body).toMatch(/<details>[^]*`z`[^]*<\/details>/);
    for (const { body } of [review!, ...github.world.comments]) expect(faultsOfMarkdown(body, LINKS)).toEqual([]);
  });

  test('has suggestions where they are asked for and a fix fits', async () => {
    const github = await start({ base, head });
    await runAction({ github, inputs: { review: 'suggestions' } });
    expect(github.world.comments.map(suggestionsOf)).toEqual([
      [],
      [{ from: 11, to: 11, lines: [`        ${quoted('q').replace('"1"', '1')},`] }],
    ]);
  });

  test('is one of one request', async () => {
    const github = await start({ base, head });
    await runAction({ github, inputs: { review: 'suggestions', annotations: 'commands' } });
    const routes = github.requests.filter(({ route }) => !route.startsWith('GET')).map(({ route }) => route);
    expect(routes).toEqual(['POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews']);
  });

  test('places nothing in a file without a patch, and loses nothing', async () => {
    const github = await start({ base, head, withoutPatch: ['tool.json'] });
    const ran = await runAction({ github, inputs: { review: 'comments' } });
    expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect(github.world.comments.filter(({ subject }) => subject === 'line')).toEqual([]);
    const said = [...github.world.reviews, ...github.world.comments].map(({ body }) => body).join('\n');
    for (const line of ['line 10', 'line 11', 'line 32']) {
      expect(said).toContain(line);
      expect(ran.summary).toContain(line);
    }
  });

  test('follows the merge commit’s lines to those of the head', async () => {
    const github = await start({ base, head });
    // Meanwhile the base has got two lines at the top of the file, which GitHub’s merge commit has too.
    const merged = head['tool.json'].replace('{\n', '{\n\n\n');
    await runAction({ github, files: { 'tool.json': merged }, inputs: { review: 'suggestions' } });
    expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect(github.world.comments.map(({ line }) => line)).toEqual([10, 11]);
    expect(github.world.comments.flatMap(suggestionsOf)).toMatchObject([{ from: 11, to: 11 }]);
    expect(github.world.comments[0]!.body).toContain('`a`');
  });
});

describe('the review of a merge commit whose head cannot be read', () => {
  test('loses nothing, and puts nothing in the wrong place', async () => {
    const github = await start(withFault);
    github.fail('GET contents/{path}', { kind: 'forbidden' });
    const merged = FAULTY.replace('{\n', '{\n\n\n');
    const ran = await runAction({ github, files: { 'tool.json': merged }, inputs: { review: 'suggestions' } });
    expect(ran.outputs).toMatchObject({ outcome: 'failure', errors: '2' });
    const { reviews, comments } = github.world;
    expect(reviews).toHaveLength(1);
    expect(comments.filter(({ line }) => ![10, 12, 13].includes(line!))).toEqual([]);
    const said = [...reviews, ...comments].map(({ body }) => body).join('\n');
    for (const name of ['parameter `a`', 'parameter `c`', 'common/default-type']) expect(said).toContain(name);
  });
});

describe('the comment', () => {
  test('counts, and is written anew when things change', async () => {
    const github = await start(withFault);
    await runAction({ github, inputs: { comment: 'always' } });
    expect(github.world.issueComments).toHaveLength(1);
    expect(github.world.issueComments[0]!.body).toContain('2 errors');
    expect(faultsOfMarkdown(github.world.issueComments[0]!.body, LINKS)).toEqual([]);
    github.push({ 'tool.json': FINE });
    await runAction({ github, inputs: { comment: 'always' } });
    expect(github.world.issueComments).toHaveLength(1);
    expect(github.world.issueComments[0]!.body).not.toContain('2 errors');
  });

  test('on failure: not while all is well, and cleared up when it is well again', async () => {
    const github = await start({ base: {}, head: { 'tool.json': FINE } });
    const inputs = { comment: 'on-failure' };
    await runAction({ github, inputs });
    expect(github.world.issueComments).toEqual([]);
    github.push({ 'tool.json': FAULTY });
    await runAction({ github, inputs });
    expect(github.world.issueComments).toHaveLength(1);
    github.push({ 'tool.json': FINE });
    await runAction({ github, inputs });
    expect(github.world.issueComments).toHaveLength(1);
    expect(github.world.issueComments[0]!.body).not.toContain('2 errors');
  });
});

describe('the summary', () => {
  test('has counts, rules, findings with their code, and links', async () => {
    const github = await start(withFault);
    const { summary } = await runAction({ github });
    for (const part of [
      '2 errors',
      '1 warning',
      '`otc/parameter-description`',
      '`common/default-type`',
      '"type": "string"',
    ]) {
      expect(summary).toContain(part);
    }
    expect(summary).toContain(`https://github.example/octo-org/tools/blob/${github.world.pull.head}/tool.json#L10`);
    expect(faultsOfMarkdown(summary, LINKS)).toEqual([]);
    expect(new Set(cellsOf(summary)).size).toBeLessThanOrEqual(3);
  });

  test('can be left out', async () => {
    const github = await start(withFault);
    expect((await runAction({ github, inputs: { summary: 'false' } })).summary).toBe('');
  });
});

describe('files and outputs', () => {
  test('SARIF as the standard has it, with paths from the top of the repository', async () => {
    const github = await start();
    const files = { 'tools/a/tool.json': FAULTY };
    const inputs = { 'working-directory': 'tools', 'sarif-file': 'out/x.sarif', 'report-file': 'out/x.json' };
    const { written, outputs } = await runAction({ github, files, inputs, event: schedule(github) });
    expect(Object.keys(written).sort()).toEqual(['tools/out/x.json', 'tools/out/x.sarif']);
    expect(outputs['sarif']).toMatch(/^(?:[A-Z]:)?\/.*\/tools\/out\/x\.sarif$/);
    expect(outputs['report']).toMatch(/^(?:[A-Z]:)?\/.*\/tools\/out\/x\.json$/);
    const sarif: unknown = JSON.parse(written['tools/out/x.sarif']!);
    const schema = JSON.parse(readFileSync('__tests__/fixtures/sarif-schema-2.1.0.json', 'utf8')) as object;
    const validate = addFormats.default(new Ajv({ strict: false })).compile(schema);
    expect([validate(sarif), validate.errors]).toEqual([true, null]);
    const result = { locations: [{ physicalLocation: { artifactLocation: { uri: 'tools/a/tool.json' } } }] };
    expect(sarif).toMatchObject({ runs: [{ results: [result, result, result] }] });
    const report = JSON.parse(written['tools/out/x.json']!) as JsonReport;
    expect(report.findings.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'tools/a/tool.json:10',
      'tools/a/tool.json:12',
      'tools/a/tool.json:13',
    ]);
    expect(github.world.checkRuns[0]!.annotations[0]!.path).toBe('tools/a/tool.json');
  });

  test.each([
    ['an input that is wrong', { review: 'suggestion' }, /did you mean `suggestions`/],
    ['a config that is not there', { config: 'nowhere.json' }, /nowhere\.json/],
    ['a folder outside', { 'working-directory': '../..' }, /outside|does not exist/],
    ['a pattern that leads outside', { files: '../*.json' }, /workspace/],
    ['a report outside', { 'report-file': '../x.json' }, /outside/],
  ])('are written too with %s', async (_, inputs, says) => {
    const github = await start();
    const { outputs, status, commands } = await runAction({ github, files: { 'tool.json': FINE }, inputs });
    expect([status, outputs['outcome']]).toEqual([1, 'error']);
    const errors = commands.filter(({ name }) => name === 'error').map(({ data }) => data);
    const annotated = github.world.checkRuns.map(({ output }) => output.summary);
    expect([...errors, ...annotated].join('\n')).toMatch(says);
    expect(github.world.checkRuns.filter(({ conclusion }) => conclusion !== 'failure')).toEqual([]);
  });

  test.each([
    ['error', 'error', 1],
    ['warn', 'success', 0],
    ['ignore', 'success', 0],
  ])('with nothing to lint and if-no-manifests: %s', async (word, outcome, status) => {
    const github = await start({ head: { 'README.md': 'Words.\n' } });
    const ran = await runAction({ github, inputs: { 'if-no-manifests': word } });
    expect([ran.outputs['outcome'], ran.status]).toEqual([outcome, status]);
    expect(ran.commands.some(({ data }) => /No manifest was found/.test(data))).toBe(word !== 'ignore');
  });
});

describe('other places', () => {
  test('a server of one’s own', async () => {
    const github = await start({ ...withFault, prefix: '/api/v3' });
    await runAction({ github, inputs: { review: 'comments' } });
    github.push({ 'tool.json': FINE });
    await runAction({ github, inputs: { review: 'comments' } });
    expect(github.world.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success']);
    expect(github.calls(GRAPHQL)).toHaveLength(3);
    expect(github.world.minimized.size).toBe(3);
  });

  test('this Node', async () => {
    const github = await start(withFault);
    const { status } = await runAction({
      github,
      inputs: { review: 'suggestions', comment: 'always' },
      node: process.execPath,
    });
    expect([status, github.world.comments.length]).toEqual([1, 3]);
  });

  test('a person’s token, which cannot have check runs', async () => {
    const text = `ghp_${'a'.repeat(36)}`;
    const user = { login: 'octocat', id: 5, type: 'User' as const };
    const github = await start(withFault);
    github.world.tokens.push({ text, user, permissions: WRITE_ALL });
    const inputs = { 'github-token': text, review: 'comments', comment: 'always' };
    const ran = await runAction({ github, inputs });
    await runAction({ github, inputs });
    expect(ran.commands.filter(({ name, properties }) => name === 'error' && properties['file'])).toHaveLength(2);
    expect([github.world.reviews.length, github.world.issueComments.length]).toEqual([1, 1]);
  });
});
