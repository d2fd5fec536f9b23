/** Manifests that attack whoever prints them: what they say stays words, in every channel. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { ATTACKS } from '../report/hostile.js';
import { startGitHub, type FakeGitHub } from './support/github/server.js';
import { cellsOf, faultsOfMarkdown } from './support/markdown.js';
import { quoted, tool, undescribed } from './support/manifests.js';
import { runAction, type Ran } from './support/run-action.js';
import { suggestionsOf } from './support/suggestions.js';
import { visible } from '../../src/report/text.js';

const LINKS = { links: ['https://github.com/toolint/', 'https://github.example/octo-org/tools/', '#'] };

const json = JSON.stringify;
const MARKERS = ['<!-- toolint review 0123456789abcdef -->', '`\n<!-- toolint finding 0123456789abcdef 1 -->\n`'];
const usable = [...ATTACKS, ...MARKERS].filter(
  (attack) => !/[\ud800-\udfff\ufffe\uffff]/.test(attack) && attack !== '__proto__',
);
/** As keys of parameters, as defaults, enums, required names and descriptions. */
const inside = tool([
  ...usable.map((attack, index) => `${json(`${attack}${index}`)}: { "type": "string" }`),
  ...usable.map((attack, index) => quoted(`d${index}`).replace('How much', json(attack).slice(1, -1))),
  ...usable.map(
    (attack, index) => `"e${index}": { "type": "number", "description": "Words.", "default": ${json(attack)} }`,
  ),
  ...usable.map((attack, index) => `"t${index}": { "type": ${json(attack)}, "description": "Words." }`),
  ...usable.map(
    (attack, index) =>
      `"s${index}": { "type": "string", "description": "Words.", "enum": [${json(attack)}, ${json(attack)}] }`,
  ),
]).replace('"type": "object",', `"type": "object", "required": ${json(usable)},`);
const around = usable.map((attack, index) => {
  const text = tool([undescribed('a')], `N${index}`);
  return text
    .replace(/"name": ".*"/, `"name": ${json(attack)}`)
    .replace(/"id": ".*"/, `"id": ${json(`${attack}.B@1.0.0`)}`);
});

/** What a file may be called. */
const PATHS = [
  '::error::forged.json',
  ' ::set-output name=x::1.json',
  '##[add-mask]e.json',
  '@octocat.json',
  'fixes #1.json',
  '<!-- toolint review 0123 -->.json',
  '<img src=x onerror=alert(1)>.json',
  '![x](y).json',
  '](javascript:alert(1)).json',
  'a|b.json',
  '`a``.json',
  '\u202etxt.json',
  'a,line=1::b.json',
  '%0A::error::x.json',
  'ä 😀.json',
  '#?&%20.json',
  ...(process.platform === 'win32' ? [] : ['a\nb\r::warning::c.json']),
];
const files = {
  'inside.json': inside,
  ...Object.fromEntries(around.map((text, index) => [`around-${index}.json`, text])),
  ...Object.fromEntries(PATHS.map((path, index) => [`p/${path}`, tool([undescribed('a'), quoted('b')], `P${index}`)])),
};

const CHANNELS = { review: 'suggestions', comment: 'always', 'sarif-file': 'out.sarif', 'report-file': 'out.json' };
/** Each of them posts in other channels. */
const RUNS: readonly [string, Record<string, string>, Record<string, string>][] = [
  ['many findings', files, { ...CHANNELS, preset: 'strict' }],
  ['names of files', Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith('p/'))), CHANNELS],
  ['names of tools', Object.fromEntries(Object.entries(files).filter(([path]) => path.startsWith('around'))), CHANNELS],
  ['one file', { 'inside.json': inside }, CHANNELS],
  ['one file, by commands', { 'inside.json': inside }, { ...CHANNELS, annotations: 'commands' }],
  ['names of files, by commands', files, { ...CHANNELS, annotations: 'commands' }],
];

describe.each(RUNS)('%s', (_, head, inputs) => {
  let github: FakeGitHub;
  let ran: Ran;

  // Every run also shows that no command but ours is seen.
  beforeAll(async () => {
    github = await startGitHub({ base: {}, head });
    ran = await runAction({ github, inputs });
    await github.stop();
  });

  test('is posted', () => {
    expect(ran.outputs['outcome']).toBe('failure');
    expect(Number(ran.outputs['errors'])).toBeGreaterThan(10);
    expect(github.requests.filter(({ status }) => status >= 400)).toEqual([]);
    expect([github.world.reviews.length, github.world.issueComments.length]).toEqual([1, 1]);
    expect(github.world.comments.length).toBeGreaterThan(0);
  });

  test('no annotation but ours', () => {
    const annotations = ran.commands.filter(({ name }) => ['error', 'warning', 'notice'].includes(name));
    for (const { properties, data } of annotations) {
      expect(data).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u202a-\u202e\u2066-\u2069]/);
      if (properties['file'] !== undefined) expect(Object.keys(head).map(visible)).toContain(properties['file']);
      expect(properties['title']).toMatch(/^(toolint\b.*|[a-z]+\/[a-z0-9-]+)$/);
    }
    expect(ran.commands.filter(({ name }) => name === 'group').length).toBeLessThanOrEqual(2);
  });

  test('the review is Markdown of ours', () => {
    const bodies = [...github.world.reviews, ...github.world.comments].map(({ body }) => body);
    expect(bodies.flatMap((body) => faultsOfMarkdown(body, LINKS))).toEqual([]);
    for (const comment of github.world.comments) expect(() => suggestionsOf(comment)).not.toThrow();
  });

  test('the comment, the check run and the summary are Markdown of ours', () => {
    const texts = [
      ...github.world.issueComments.map(({ body }) => body),
      ...github.world.checkRuns.map(({ output }) => output.summary!),
      ran.summary,
    ];
    expect(texts.flatMap((text) => faultsOfMarkdown(text, LINKS))).toEqual([]);
    for (const text of texts) expect(new Set(cellsOf(text)).size).toBeLessThanOrEqual(2);
  });

  test('the reports are whole', () => {
    expect(() => void JSON.parse(ran.written['out.json']!)).not.toThrow();
    expect(() => void JSON.parse(ran.written['out.sarif']!)).not.toThrow();
  });
});

test('a second run finds its own', async () => {
  const github = await startGitHub({ base: {}, head: { 'inside.json': inside } });
  try {
    await runAction({ github, inputs: CHANNELS });
    const before = github.world.comments.map(({ body }) => body);
    await runAction({ github, inputs: CHANNELS });
    expect(github.world.comments.map(({ body }) => body)).toEqual(before);
    expect([github.world.reviews.length, github.world.issueComments.length]).toEqual([1, 1]);
  } finally {
    await github.stop();
  }
});
