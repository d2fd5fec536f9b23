/** What is in rules/: a folder for each pack, a file for each rule. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';

const FORMAT = 'format.ts';

/** pack.json: what is said of a pack outside its code. */
interface Label {
  readonly title: string;
  /** Its place in every list. */
  readonly place: number;
  /** What its JSON Schema is called in the schema catalogue. */
  readonly schema?: { readonly name: string; readonly description: string };
}

export interface Pack extends Label {
  readonly id: string;
  readonly folder: string;
  readonly hasFormat: boolean;
  readonly hasSchema: boolean;
  /** What the format's document says, beside the rules that check it. */
  readonly hasStatements: boolean;
  /** Names of its rules, sorted. */
  readonly rules: readonly string[];
}

export function readPacks(): Pack[] {
  return readdirSync('rules', { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => readPack(name))
    .sort((a, b) => a.place - b.place);
}

function readPack(id: string): Pack {
  const folder = `rules/${id}`;
  const label = JSON.parse(readFileSync(`${folder}/pack.json`, 'utf8')) as Label;
  return {
    id,
    ...label,
    folder,
    hasFormat: existsSync(`${folder}/${FORMAT}`),
    hasSchema: existsSync(`${folder}/schema.json`),
    hasStatements: existsSync(`${folder}/statements.md`),
    rules: readdirSync(folder)
      .filter(isRule)
      .map((file) => file.slice(0, -'.ts'.length))
      .sort(),
  };
}

/** Helpers of a pack are in its lib/ or start with an underscore. */
function isRule(file: string): boolean {
  return file.endsWith('.ts') && !file.startsWith('_') && file !== FORMAT;
}
