/** What stands in rules/: a folder for each pack, a file for each rule. */
import { existsSync, readdirSync } from 'node:fs';

/** In the order in which they are listed everywhere. `common` is a pack without a format. */
const TITLES = new Map([
  ['common', 'Every format'],
  ['otc', 'Open Tool Calling'],
  ['shinkai', 'Shinkai'],
  ['gloodata', 'Gloodata'],
  ['openai', 'OpenAI Apps SDK'],
  ['mcp', 'MCP'],
]);
const ORDER = [...TITLES.keys()];

const FORMAT = 'format.ts';
const STATEMENTS = 'statements.ts';

export interface Pack {
  readonly id: string;
  readonly title: string;
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
    .sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
}

function readPack(id: string): Pack {
  const folder = `rules/${id}`;
  const title = TITLES.get(id);
  if (!title)
    throw new Error(`rules/${id} is not listed in scripts/generate/packs.ts: give it a title and a place there`);
  return {
    id,
    title,
    folder,
    hasFormat: existsSync(`${folder}/${FORMAT}`),
    hasSchema: existsSync(`${folder}/schema.json`),
    hasStatements: existsSync(`${folder}/${STATEMENTS}`),
    rules: readdirSync(folder)
      .filter(isRule)
      .map((file) => file.slice(0, -'.ts'.length))
      .sort(),
  };
}

/** Helpers of a pack stand in its lib/ or start with an underscore. */
function isRule(file: string): boolean {
  return (
    file.endsWith('.ts') && !file.endsWith('.d.ts') && !file.startsWith('_') && file !== FORMAT && file !== STATEMENTS
  );
}
