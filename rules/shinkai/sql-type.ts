import { defineRule } from '../../src/core/rule.js';
import { allOf, counted } from '../../src/core/text.js';
import { standard, checkSql, partOf, type Checked } from './lib/lists.js';

export default defineRule({
  id: 'shinkai/sql-type',
  summary: 'A column has a type that SQLite accepts but does not know',
  severity: 'info',
  in: 'strict',
  source: standard(
    'SQLite',
    'Datatypes, 3.1 Determination Of Column Affinity',
    'Any name is accepted as a type. What SQLite makes of it is told by words in it, such as INT or TEXT; without them it is NUMERIC.',
  ),
  needs: ['sql'],
  lists: ['sqlTables', 'sqlQueries'],
  messages: {
    unknown: { message: 'SQLite does not know {{types}} and treats {{treated}}.', help: 'Use {{instead}}.' },
  },
  *check(manifest, { services }) {
    const { definitions, tables } = checkSql(manifest, services);
    for (const checked of definitions) {
      const { outcome, sql } = checked;
      const table = outcome.fault ? undefined : tables.find(({ name }) => name === outcome.creates?.name);
      const columns = table?.columns.filter(({ type }) => !isKnown(type)) ?? [];
      const [first] = columns;
      if (!first) continue;
      const types = [...new Set(columns.map(({ type }) => type))];
      yield { at: partOf(sql, typeOf(checked, first)), message: 'unknown', data: wordsFor(types) };
    }
  },
});

/** SQLite's own rule, and the names that its documentation lists as examples of NUMERIC. */
function isKnown(type: string): boolean {
  if (isArray(type)) return false;
  return type === '' || /INT|CHAR|CLOB|TEXT|BLOB|REAL|FLOA|DOUB|NUMERIC|DECIMAL|BOOL|DATE|TIME|ANY/i.test(type);
}

function wordsFor(types: readonly string[]): { types: string; treated: string; instead: string } {
  const shown = types.slice(0, MOST).map((type) => `\`${shortened(type)}\``);
  const left = types.length - shown.length;
  const isOfNumbers = types.some(isSerial);
  const instead = types.every(isSerial)
    ? ''
    : types.every(isArray)
      ? 'TEXT, and store the list as JSON'
      : 'INTEGER, REAL, TEXT, NUMERIC or BLOB';
  const other = instead && `, and ${instead} for the rest`;
  return {
    types: `the type${types.length > 1 ? 's' : ''} ${allOf(left > 0 ? [...shown, counted(left, 'other')] : shown)}`,
    treated: `${types.length > 1 ? 'them' : 'it'} as ${allOf([...new Set(types.map(affinityOf))])}, ${effectOf(types)}`,
    instead: isOfNumbers ? `\`INTEGER PRIMARY KEY\` for automatic numbers${other}` : instead,
  };
}

function effectOf(types: readonly string[]): string {
  if (types.every(isArray)) return 'not as a list';
  if (types.every(isSerial)) return 'so it does not number the rows';
  const isNumeric = types.every((type) => affinityOf(type) === 'NUMERIC');
  return isNumeric ? 'so it stores the text "007" as 7' : 'so it may store values in a form that you do not expect';
}

const isArray = (type: string): boolean => type.includes('[');
const isSerial = (type: string): boolean => /SERIAL/i.test(type);

/** How SQLite decides what becomes of the values in a column. */
function affinityOf(type: string): string {
  return AFFINITIES.find(([words]) => words.test(type))?.[1] ?? 'NUMERIC';
}

const AFFINITIES: readonly (readonly [words: RegExp, affinity: string])[] = [
  [/INT/i, 'INTEGER'],
  [/CHAR|CLOB|TEXT/i, 'TEXT'],
  [/BLOB/i, 'BLOB'],
  [/REAL|FLOA|DOUB/i, 'REAL'],
];

/** So many types, and so much of each, are to fit into a message. */
const MOST = 3;
const LONGEST = 25;
const shortened = (type: string): string =>
  type.length > LONGEST ? `${type.slice(0, LONGEST).toWellFormed()}…` : type;

/** Where the type is after the column's name, when it is found there. */
function typeOf({ sql, outcome }: Checked, column: { name: string; type: string }): { from?: number; to?: number } {
  const name = sql.value.indexOf(column.name, outcome.creates?.to);
  const from = name < 0 ? -1 : sql.value.indexOf(column.type, name + column.name.length);
  return from < 0 ? {} : { from, to: from + column.type.length };
}
