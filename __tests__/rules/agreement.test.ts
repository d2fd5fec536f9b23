/**
 * The structural rules agree with ajv over the published schemas, where these and real files are at hand: on the files as
 * they are, and on 500 of them with one part changed.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv, type ValidateFunction } from 'ajv';
import { formats } from '../../rules/index.js';
import { structureOf } from '../../src/engine/structure.js';
import { parse } from '../../src/parse/parse.js';
import { randomFrom } from '../support/mutations.js';

const corpus = process.env['TOOLINT_CORPUS'] ?? '';
const schemas = join(corpus, '../schemas');
const PUBLISHED = {
  'server-json': ['server-json-2025-12-11.json'],
  mcpb: ['mcpb-manifest-v0.4.json', 'mcpb-manifest-v0.3.json'],
};
const URI = /^[A-Za-z][A-Za-z0-9+.-]*:[^\s<>"{}|\\^`]+$/;

const isComparable = ({ manifest_version: version = '', server }: Manifest): boolean =>
  ['0.3', '0.4'].includes(version) && server?.type !== 'uv';

const cases = corpus !== '' && existsSync(schemas) ? (Object.keys(PUBLISHED) as (keyof typeof PUBLISHED)[]) : [];
// Without them there is nothing to compare with.
(cases.length > 0 ? describe.each(cases) : describe.skip.each(['server-json'] as const))('%s', (id) => {
  // All of this is read where the tests are skipped, too.
  const names = cases.length > 0 ? PUBLISHED[id] : [];
  const validators = names.map((name) => compiled(join(schemas, name)));
  const format = formats.find((each) => each.id === id)!;
  // With `uv` the host knows how to start the server, and the format's own example has no `mcp_config`, as its schema demands.
  const given = names.length > 0 ? valuesIn(join(corpus, id)) : [];
  const files = given.filter((value) => id !== 'mcpb' || isComparable(value as Manifest));

  async function disagreement(value: unknown): Promise<unknown> {
    const document = await parse('x.json', JSON.stringify(value));
    const found = structureOf(format, document.roots).filter(
      ({ kind, problem }) =>
        (kind !== 'unknown-field' && kind !== 'misspelt-field') ||
        problem.message === 'misspeltRequired' ||
        id === 'mcpb',
    );
    const [newest, before] = validators;
    const version = (value as Record<string, unknown> | null)?.['manifest_version'];
    const validate = version === '0.3' ? before! : newest!;
    if (validate(value) === (found.length === 0)) return undefined;
    return { errors: validate.errors, found: found.map(({ kind, problem }) => [kind, problem.data]), value };
  }

  test('files as they are', async () => {
    expect(files.length).toBeGreaterThan(5);
    for (const value of files) expect(await disagreement(value)).toBeUndefined();
  });

  test('500 changed files', async () => {
    const random = randomFrom(52);
    for (let at = 0; at < 500; at++) {
      expect(await disagreement(random.mutated(files[at % files.length]))).toBeUndefined();
    }
  });
});

interface Manifest {
  readonly manifest_version?: string;
  readonly server?: { readonly type?: string };
}

function compiled(path: string): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strict: false });
  ajv.addFormat('uri', (text: string) => URI.test(text));
  ajv.addFormat('email', (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text));
  return ajv.compile(JSON.parse(readFileSync(path, 'utf8')) as object);
}

function valuesIn(folder: string): unknown[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  return paths.sort().map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as unknown);
}
