/** A secret that is found in a manifest is shown nowhere, whatever speaks of the place where it stands. */
import { afterAll, expect } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT_FORMATS } from '../../src/report/index.js';
import { folderOf, toolint } from '../support/cli.js';
import { attacks, type Attack } from './support/attacks.js';
import { inSyntax } from './support/corpus.js';

/** Made up at run time, so that nobody takes this file for a leak. */
const SECRET = ['npm', 'Qm7vRk2LwZp9JhNc4XsBd8FgUe3MaVy6RkLq'].join('_');
/** A badge shows numbers alone. */
const FORMATS = REPORT_FORMATS.filter((format) => String(format) !== 'badge');

const folders: ReturnType<typeof folderOf>[] = [];
afterAll(() => folders.forEach((folder) => folder.remove()));

function prepared(files: Readonly<Record<string, string>>): string {
  const folder = folderOf(files);
  folders.push(folder);
  return folder.path;
}

/** No stretch of it may be readable beyond the four characters that the rule shows. */
function expectHidden(said: string, secret: string): void {
  for (let at = 4; at + 8 <= secret.length; at += 4) {
    const piece = secret.slice(at, at + 8);
    expect(said.split('\n').filter((line) => line.includes(piece))).toEqual([]);
  }
}

async function expectHiddenEverywhere(
  cwd: string,
  secret: string,
  finds: string,
  more: readonly string[] = [],
): Promise<void> {
  for (const format of FORMATS) {
    const { status, out, err } = await toolint(['--preset', 'strict', '--format', format, ...more], { cwd });
    expect([format, status]).toEqual([format, 1]);
    if (more.length === 0) expect(out).toContain(finds);
    expectHidden(out + err, secret);
  }
}

const manifest = (fields: object): string =>
  JSON.stringify(
    {
      id: 'A.B@1.0.0',
      name: 'B',
      description: 'Does it.',
      version: '1.0.0',
      input_schema: null,
      output_schema: null,
      ...fields,
    },
    null,
    2,
  );

/** In place of every string of a real manifest, one after the other. */
function inPlaceOfEach(text: string): Record<string, string> {
  const places = [...text.matchAll(/(?<=[:[]\s*)"[^"\n]{3,}"/g)];
  return Object.fromEntries(
    places.map(({ index, 0: old }, nth) => [
      `${nth}/manifest.json`,
      text.slice(0, index) + JSON.stringify(`see ${SECRET}`) + text.slice(index + old.length),
    ]),
  );
}

const onCli = (attack: string, run: () => Promise<string>): Attack => ({ attack, front: 'command line', run });

const samples = inSyntax('.json').filter(
  ({ text }) => /"(?:input_schema|ns|sqlTables|oauth)"/.test(text) && text.length > 1500,
);

attacks('Secrets', [
  onCli('in place of each string of real manifests, in all formats', async () => {
    const files = Object.assign(
      {},
      ...samples
        .slice(0, 6)
        .map(({ text }, index) =>
          Object.fromEntries(Object.entries(inPlaceOfEach(text)).map(([path, each]) => [`${index}/${path}`, each])),
        ),
    ) as Record<string, string>;
    expect(Object.keys(files).length).toBeGreaterThan(50);
    await expectHiddenEverywhere(prepared(files), SECRET, 'npm_…');
    return 'only its first four characters are shown';
  }),
  onCli('beside another fault on the same line', async () => {
    const cwd = prepared({ 'a.json': manifest({ name: 'a b', description: SECRET }).replace(/\n\s*/g, ' ') });
    await expectHiddenEverywhere(cwd, SECRET, 'npm_…');
    return 'the frames show dots in its place';
  }),
  onCli('suppressed, beside another fault', async () => {
    const cwd = prepared({ 'a.json': manifest({ description: SECRET }) });
    await toolint(['--suppress', '--reason', 'later'], { cwd });
    expectHidden(readFileSync(join(cwd, 'toolint-suppressions.json'), 'utf8'), SECRET);
    const text = manifest({ name: 'a b', description: SECRET }).replace(/\n\s*/g, ' ');
    folders.push(folderOf({}));
    const both = prepared({
      'a.json': text,
      'toolint-suppressions.json': readFileSync(join(cwd, 'toolint-suppressions.json'), 'utf8'),
    });
    await expectHiddenEverywhere(both, SECRET, '', ['--quiet']);
    return 'the file of suppressions does not hold it, and the frames show dots';
  }),
  onCli('hidden by a comment, beside another fault', async () => {
    const text = manifest({ version: 'x', description: SECRET }).replace(
      '  "description"',
      '  // toolint-disable-next-line common/hardcoded-secret -- later\n  "description"',
    );
    const { status, out } = await toolint(['--preset', 'strict'], { cwd: prepared({ 'a.jsonc': text }) });
    expectHidden(out, SECRET);
    expect(out).toContain('•');
    return `exit ${status}: the frames show dots in its place`;
  }),
  onCli('written with escapes', async () => {
    const text = manifest({ name: `x ${SECRET}` }).replace(SECRET, SECRET.replace('_', '\\u005f'));
    await expectHiddenEverywhere(prepared({ 'a.json': text }), SECRET, 'npm_…');
    return 'only its first four characters are shown';
  }),
  onCli('longer than a message, at its end', async () => {
    await expectHiddenEverywhere(
      prepared({ 'a.json': manifest({ name: `${'n '.repeat(50)}${SECRET}` }) }),
      SECRET,
      'npm_…',
    );
    return 'only its first four characters are shown';
  }),
  onCli('the client secret of an OAuth service, of any shape, in two places', async () => {
    const secret = 'correct horse battery';
    const oauth = [{ name: 'x', clientSecret: secret, scopes: [secret], redirectUrl: secret, version: secret }];
    const text = JSON.stringify(
      {
        id: 'x',
        name: 'x',
        description: 'Does it.',
        homepage: secret,
        version: secret,
        author: 'x',
        parameters: { type: 'object', properties: {} },
        result: { type: 'object', properties: {} },
        sqlTables: [],
        sqlQueries: [],
        oauth,
      },
      null,
      2,
    );
    await expectHiddenEverywhere(prepared({ 'x/metadata.json': text, 'x/tool.ts': '' }), secret, 'client secret');
    return 'not shown where it stands, nor in what is said of the other places';
  }),
  onCli('in a fix that would move it', async () => {
    const cwd = prepared({ 'a.json': manifest({ descriptoin: SECRET }) });
    const { out } = await toolint(['--format', 'json'], { cwd });
    expectHidden(out, SECRET);
    return 'a fix that would repeat it is not offered';
  }),
]);
