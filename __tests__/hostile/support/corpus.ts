/** Texts that look real: the examples, the fixtures, and what the rules' pages show as good and bad. */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

export interface Sample {
  readonly path: string;
  readonly text: string;
}

const ENDINGS = ['.json', '.jsonc', '.yaml', '.ts', '.js', '.html'];
const LONGEST = 8_000;

const LANGUAGES: Readonly<Record<string, string>> = {
  json: 'json',
  jsonc: 'jsonc',
  yaml: 'yaml',
  ts: 'ts',
  js: 'js',
  html: 'html',
};

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => join(folder, name));
}

function written(folder: string): Sample[] {
  return filesBelow(folder)
    .filter((file) => ENDINGS.includes(extname(file)))
    .map((file) => ({ path: `sample${extname(file)}`, text: readFileSync(file, 'utf8') }));
}

function shown(folder: string): Sample[] {
  return filesBelow(folder)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/^```(\w+)\n([^]*?)^```$/gm), ([, language, text]) => ({
        path: `sample.${LANGUAGES[language!]}`,
        text: text!,
      })),
    )
    .filter(({ path }) => !path.endsWith('.undefined'));
}

const isTree = (folder: string): boolean => readdirSync(folder).length > 0;

export const CORPUS: readonly Sample[] = [
  ...['examples', '__tests__/fixtures/otc', '__tests__/fixtures/shinkai', '__tests__/fixtures/gloodata']
    .filter(isTree)
    .flatMap(written),
  ...written('__tests__/fixtures/openai'),
  ...shown('docs/rules'),
].filter(({ text }) => text.length <= LONGEST);

export const inSyntax = (...endings: readonly string[]): readonly Sample[] =>
  CORPUS.filter(({ path }) => endings.includes(extname(path)));
