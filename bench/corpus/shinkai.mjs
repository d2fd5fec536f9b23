/** Shinkai tool metadata, with the faults that real files have. */
import { schema } from './schemas.mjs';
import { keywords, prose, titleOf } from './words.mjs';

export function shinkai(chance, number) {
  const name = `${titleOf(chance)} ${number}`;
  const hasTables = chance.isOneIn(40);
  return {
    name,
    ...(chance.isOneIn(4) && { homepage: `https://example.com/tools/${number}/README.md` }),
    description: `${name}: ${prose(chance, chance.between(1, 2))}`,
    keywords: keywords(chance),
    version: `1.${chance.between(0, 9)}.0`,
    author: '@@official.shinkai',
    configurations: schema(chance, chance.between(0, 3)),
    parameters: schema(chance, chance.between(1, 5)),
    result: schema(chance, chance.between(1, 5)),
    sqlTables: hasTables ? [table(number)] : [],
    sqlQueries: hasTables ? queries(number) : [],
    tools: chance.isOneIn(5) ? ['local:::__official_shinkai:::shinkai_llm_prompt_processor'] : [],
    oauth: [],
    runner: 'any',
    operating_system: ['linux', 'macos', 'windows'],
    tool_set: '',
  };
}

function table(number) {
  const name = `entries_${number}`;
  return {
    name,
    definition: `CREATE TABLE IF NOT EXISTS ${name} (id INTEGER PRIMARY KEY AUTOINCREMENT, date DATETIME DEFAULT CURRENT_TIMESTAMP, key TEXT UNIQUE, value TEXT)`,
  };
}

function queries(number) {
  const name = `entries_${number}`;
  return [
    { name: 'Get entry by key', query: `SELECT id, key, value FROM ${name} WHERE key = ?` },
    { name: 'Get all entries', query: `SELECT id, key, value FROM ${name}` },
    {
      name: 'Update entry',
      query: `INSERT INTO ${name} (key, value) VALUES (?, ?) ON CONFLICT(key) DO UPDATE SET value = excluded.value`,
    },
  ];
}

/** Each spoils a manifest so that one rule speaks once. */
export const FAULTS = {
  'shinkai/misspelt-field': (manifest) => (manifest.homePage = 'https://example.com/tools'),
  'shinkai/version-format': (manifest) => (manifest.version = '1.0'),
  'shinkai/enum-strings': ({ parameters }) => (Object.values(parameters.properties)[0].enum = [1, 2]),
  'shinkai/parameter-description': ({ parameters }) => delete Object.values(parameters.properties)[0].description,
  'shinkai/sql-table': (manifest) => {
    manifest.sqlTables = [{ name: 'notes', definition: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT' }];
    manifest.sqlQueries = [];
  },
  'common/required-undefined': ({ parameters }) => parameters.required.push('no_such_parameter'),
};
