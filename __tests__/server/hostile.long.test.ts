/** Servers that hang, crash, lie and flood: each ends in one clear sentence, and leaves no process and no file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { inOneText } from '../../src/core/message.js';
import { folderOf, rulesAt, toolint } from '../support/cli.js';
import { askHostile, HOSTILE, leftBehind, serverReport } from './servers.js';

afterEach(() => expect(leftBehind()).toEqual([]));

const QUICK = ['--start-timeout', '0.6', '--list-timeout', '0.6'];

describe('a server that cannot be asked is a failure', () => {
  test.each([
    [
      'exit',
      [],
      /exited with status 3 before it had answered\. Its standard error ends with: first line \| red \| ::error/,
    ],
    ['usage', [], /answered\. Its standard error has the line: Error: no context is set$/],
    ['hang-initialize', QUICK, 'The server did not answer initialize within 0.6 seconds.'],
    ['nonsense', [], 'The answer to initialize has no `protocolVersion`.'],
    ['hang-discover', QUICK, 'The server did not answer server/discover within 0.6 seconds.'],
    ['hang-resources', QUICK, 'The server did not answer resources/list within 0.6 seconds.'],
    ['hang-read', QUICK, /^The server did not answer resources\/read \(1 of 1\) within 0\.6 seconds\.$/],
    ['hang-list', QUICK, 'The server did not answer tools/list within 0.6 seconds.'],
    ['crash-list', [], /exited with status 1 before it had answered\. .* TypeError: undefined is not a function/],
    ['refuse-list', [], 'The server answered tools/list with the error -32603: no database'],
    ['endless', ['--max-pages', '5'], 'tools/list still has a next page after 5 pages, which --max-pages allows.'],
    ['circle', [], 'never end: page 2 names a page that was read already.'],
    ['huge', [], 'The server sent one message of more than 32 MB.'],
    ['deep', [], /nested too deep/],
    ['last-byte', QUICK, 'The server did not answer tools/list within 0.6 seconds.'],
    ['deaf', QUICK, /did not answer tools\/list within 0\.6 seconds|before it had answered/],
    ['flood', [], 'The server sent more than 64 MB.'],
    ['no-list', [], 'The answer to tools/list has no list `tools`.'],
  ])('%s', async (how, options, message) => {
    const { status, report, out } = await askHostile([how], options);
    expect([status, report.findings, report.files]).toEqual([2, [], []]);
    expect(report.failures).toEqual([
      { path: expect.stringMatching(/^server:/), message: expect.stringMatching(message) },
    ]);
    expect(out).not.toMatch(/\u001b|^::/m);
  });

  test('a command that is not there', async () => {
    const { status, report } = await serverReport(['--', 'no-such-command-here']);
    expect([status, report.failures[0]?.message]).toEqual([
      2,
      'The server could not be started: there is no command `no-such-command-here`.',
    ]);
  });
});

describe('what is shown of standard error', () => {
  const LINES = ['one', 'two', 'three', 'four', 'five', 'six'].join('\n');
  test.each([
    ['the last five lines', LINES, 'ends with: two | three | four | five | six'],
    [
      'no line of a stack, and no color',
      'a\n    at x (y.js:1:1)\n\u001b[31mb\u001b[0m\n}\nNode.js v20.1.0',
      'ends with: a | b',
    ],
    ['the line with the reason', `Fatal: no key\n${LINES}`, 'has the line: Fatal: no key'],
    ['a long line, cut', '%400%', `ends with: ${'x'.repeat(300)}…`],
    ['nothing where there is nothing', ' \n', undefined],
    ['a line that is kept whole', '%65534%\nb', /^ends with: x{300}… \| b$/],
    ['no line whose beginning was lost', '%65535%\nb', 'ends with: b'],
  ])('%s', async (_, text, shown) => {
    const { report } = await askHostile(['stderr', text]);
    const [, rest] = report.failures[0]!.message.split('before it had answered.');
    if (shown === undefined) expect(rest).toBe('');
    else expect(rest!.replace(' Its standard error ', '')).toEqual(expect.stringMatching(shown));
  });
});

test('a file that is not a program', async () => {
  const { status, report } = await serverReport(['--', './package.json']);
  expect([status, report.failures[0]?.message]).toEqual([
    2,
    'The server could not be started: `./package.json` must not be executed.',
  ]);
});

test('a folder to run in that is not there', async () => {
  const { status, report } = await askHostile(['weather'], ['--cwd', 'no-such-folder']);
  expect([status, report.failures[0]?.message]).toEqual([
    2,
    'The server could not be started: there is no folder `no-such-folder`.',
  ]);
});

test('the report for people says that no server answered', async () => {
  const { out } = await toolint(['server', ...QUICK, '--', process.execPath, HOSTILE, 'hang-list']);
  expect(out).toContain('No server answered, so nothing was linted · 1 failure');
});

describe('a server that behaves oddly is listed all the same', () => {
  test.each([
    ['stubborn', ['weather']],
    ['grandchild', ['weather']],
    ['daemon', ['weather']],
    ['writes', ['weather']],
    ['batch', ['weather']],
    ['string-id', ['weather']],
    ['pages', ['page0', 'page1', 'page2', 'page3']],
    ['asks', ['roots-1']],
    ['environment', ['HOME_PATH_TMPDIR']],
    ['modern', ['weather']],
  ])('%s', async (how, names) => {
    const { status, report } = await askHostile([how]);
    expect([status, report.failures, report.server?.tools.map(({ name }) => name)]).toEqual([0, [], names]);
  });
});

describe('what only a running server shows', () => {
  test.each([
    ['noise', [], ['live/stdout-noise'], 'a line to standard output that is not JSON-RPC: `Server is starting …`'],
    ['not-rpc', [], ['live/stdout-noise'], '{"level":"info","msg":"hello"}'],
    [
      'liar',
      [],
      ['live/capability', 'live/capability'],
      'announces `prompts`, but answers `prompts/list` with error -32601',
    ],
    ['silent', [], ['live/capability'], 'does not announce the capability `tools`'],
    [
      'changing',
      ['--twice'],
      ['live/unstable-list', 'live/unstable-list', 'live/unstable-list'],
      'changed between two starts',
    ],
    ['leak', ['--env', 'API_KEY=topsecret-1234'], ['live/env-leak'], 'contains the value of `API_KEY`, which'],
    [
      'weather',
      ['--budget', '10'],
      ['live/token-cost'],
      'the budget is 10. Shorten the descriptions and schemas of the largest: weather (',
    ],
  ])('%s', async (how, options, rules, message) => {
    const { report } = await askHostile([how], options);
    expect(report.failures).toEqual([]);
    expect(report.findings.map(({ rule }) => rule)).toEqual(rules);
    expect(report.findings.map(inOneText).join('\n')).toContain(message);
    expect(rulesAt(report).every((each) => each.endsWith(':1:1'))).toBe(true);
  });

  test('what the official client refuses names the item and the field, and no other rule says it again', async () => {
    const { report } = await askHostile(['refused']);
    expect(report.findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      'live/client-refuses /tools/0/title',
      'live/client-refuses /tools/0/icons/0',
      'clients/list-refused /tools/0/outputSchema',
      'live/client-refuses /tools/1',
      'live/client-refuses /tools/2/description',
    ]);
    expect(report.findings[0]!.message).toContain('`title` of `weather` is a number but must be a string');
  });

  test('of resources only widgets are read, and the answers are saved', async () => {
    const folder = folderOf({});
    const file = join(folder.path, 'answers.json');
    const { status } = await askHostile(['widget'], ['--save', file]);
    const saved = JSON.parse(readFileSync(file, 'utf8')) as { contents: { uri: string }[] };
    folder.remove();
    expect(status).toBe(0);
    expect(Object.keys(saved)).toEqual(['initialize', 'tools', 'resources', 'contents']);
    expect(saved.contents.map(({ uri }) => uri)).toEqual(['ui://a.html']);
  });
});

test.each([
  ['--watch'],
  ['--print-tools'],
  ['--show-files'],
  ['--base-release'],
  ['--why', 'a.json'],
  ['--print-config', 'a.json'],
])('%s is about files', async (...option) => {
  const { status, err } = await toolint(['server', ...option, '--', process.execPath, HOSTILE, 'weather']);
  expect([status, err]).toEqual([
    2,
    expect.stringContaining(`${option[0]} is about files, so it does not go together with `),
  ]);
});

test('--timing tells where the time goes', async () => {
  const { err } = await toolint(['server', '--timing', '--', process.execPath, HOSTILE, 'weather']);
  expect(err).toMatch(/^phase +ms +share\nparse /m);
});

test('what is read of a widget is linted, and gives it the type that its listing lacks', async () => {
  const { report } = await askHostile(['policy']);
  expect(report.findings.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
    'openai/misspelt-field /contents/0/_meta/ui/csp/connectDomain',
  ]);
});

describe('the answers that --save writes', () => {
  test.each([
    ['noise', []],
    ['liar', []],
    ['refused', []],
    ['evil', []],
    ['changing', ['--twice']],
    ['leak', ['--env', 'API_KEY=topsecret-1234']],
    ['silent', []],
  ])('give the same findings as a file: %s', async (how, options) => {
    const folder = folderOf({});
    const { report } = await askHostile([how], [...options, '--save', join(folder.path, 'answers.json')]);
    const { out } = await toolint(['--format', 'json', 'answers.json'], { cwd: folder.path });
    folder.remove();
    const brief = (some: typeof report.findings): string[] =>
      some.map(({ rule, pointer, message, severity }) => [rule, pointer, message, severity].join(' '));
    const offline = JSON.parse(out) as typeof report;
    expect(report.findings.length).toBeGreaterThan(0);
    expect(brief(offline.findings)).toEqual(brief(report.findings));
  });
});

test.each(['pretty', 'concise', 'github', 'markdown', 'html', 'junit', 'sarif', 'json'])(
  'nothing that a server says acts in the format %s, and the place is a pointer',
  async (format) => {
    const { out, err } = await toolint(['server', '--format', format, '--', process.execPath, HOSTILE, 'evil']);
    expect(out + err).not.toMatch(/\u001b\[31m|\r|^::error file=x|##\[/m);
    expect(out).toContain('/tools/0');
  },
);

describe('what the user hands over is repeated nowhere', () => {
  const SECRET = 'hunter2-hunter2';
  test.each(['exit', 'leak', 'hang-initialize', 'noise'])('%s', async (how) => {
    const folder = folderOf({ '.env': `# mine\nAPI_KEY="${SECRET}"\n` });
    for (const option of [`--env=API_KEY=${SECRET}`, `--env-from=${join(folder.path, '.env')}`]) {
      for (const format of ['pretty', 'json', 'sarif']) {
        const args = ['server', '-f', format, ...QUICK, option, '--save', join(folder.path, 'a.json'), '--'];
        const { out, err } = await toolint([...args, process.execPath, HOSTILE, how]);
        expect(out + err).not.toContain(SECRET);
      }
    }
    if (how === 'leak') {
      const saved = readFileSync(join(folder.path, 'a.json'), 'utf8');
      expect([saved.includes(SECRET), saved.includes('[hidden: API_KEY]')]).toEqual([false, true]);
    }
    folder.remove();
  });
});
