/** Judges manifests twice: by the published schema of a format, and by its rules at `spec`. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { formats, rules } from '../../rules/index.js';
import type { Document } from '../../src/core/document.js';
import { lint } from '../../src/engine/lint.js';
import { type Settings } from '../../src/engine/applicable-rules.js';
import { recognise } from '../../src/engine/recognise.js';
import type { FormatId } from '../../src/core/rule.js';
import type { Services } from '../../src/core/services.js';
import { toValue } from '../../src/core/tree.js';
import { languageOf } from '../../src/core/language.js';
import { parse } from '../../src/parse/parse.js';
import { resolveRules } from '../../src/config/types.js';
import { examplesUnder } from '../../scripts/rule-page.js';

export interface Sample {
  readonly path: string;
  readonly format: FormatId;
  readonly value: unknown;
}

const FOLDERS = ['__tests__/fixtures', 'examples', 'docs/rules'];

/** Every manifest of pure data among the fixtures, the examples and the pages of rules, once for each of its formats. */
export async function samples(folders: readonly string[] = FOLDERS): Promise<readonly Sample[]> {
  const found: Sample[] = [];
  for (const { path, text } of folders.flatMap(textsIn)) {
    if (!['json', 'jsonc', 'yaml'].includes(languageOf(path) ?? '')) continue;
    const document = await parse(path, text);
    if (document.faults.length > 0) continue;
    for (const root of document.roots) {
      const pack = /^docs\/rules\/([\w-]+)\//.exec(path)?.[1];
      for (const format of formatsOf(document, pack)) found.push({ path, format, value: toValue(root) });
    }
  }
  return found;
}

function textsIn(folder: string): { path: string; text: string }[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  return paths.sort().flatMap((path) => {
    if (languageOf(path)) return [{ path, text: readFileSync(path, 'utf8') }];
    if (!path.endsWith('.md')) return [];
    const page = readFileSync(path, 'utf8');
    const examples = ['Bad', 'Good'].flatMap((heading) => examplesUnder(heading, page).flatMap(({ files }) => files));
    return examples.map((file) => ({ path: `${path}/${file.path}`, text: file.text }));
  });
}

/** What a page's own rule is about, or else what the manifest is recognised as. */
function formatsOf(document: Document, pack: string | undefined): readonly FormatId[] {
  const own = formats.find(({ id }) => id === pack);
  if (own) return [own.id];
  const { manifests } = recognise(document, formats, { named: true, servers: [] });
  return manifests.flatMap((manifest) => manifest.formats);
}

const validators = new Map<FormatId, ValidateFunction>(
  formats.map(({ id }) => {
    const ajv = new Ajv({ allErrors: true, strict: false });
    return [id, ajv.compile(JSON.parse(readFileSync(`schemas/${id}.schema.json`, 'utf8')) as object)];
  }),
);

export function violations({ format, value }: Sample): readonly ErrorObject[] {
  const validate = validators.get(format)!;
  return validate(value) ? [] : validate.errors!;
}

const spec: Settings = resolveRules(new Map(rules.map((rule) => [rule.id, rule])), 'spec', []);

/** The rules that have an error at `spec`. */
export async function errors({ format, value }: Sample, services: Services): Promise<readonly string[]> {
  const document = await parse('manifest.json', JSON.stringify(value));
  const recognition = recognise(document, formats, { format, named: true, servers: [] });
  const { findings } = lint(document, recognition, spec, services);
  return findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
}
