/** Checks SQL with SQLite: what each statement may do, what SQLite says of it, and where in it that points. */
import type { SqlFault, SqlOutcome, SqlReport, SqlTable } from '../core/services.js';
import { changesSchema, createsNothing, judgeDefinition, judgeQuery, type Verdict } from './guard.js';
import type { Job, Outcome, Step, StepResult } from './job.js';
import { tokensOf, type Token, isName, isSymbol, isWord } from './tokens.js';

/** Runs a job with SQLite: the result, or the index of the step that came to no end. */
export type AskSqlite = (job: Job) => Outcome;

/** Far more than people write by hand: characters of one statement, of all of them, and statements of a kind. */
const LONGEST = 50_000;
const MOST = 500_000;
const MOST_STATEMENTS = 500;
/** After so many statements that came to no end, the rest is left alone. */
const MOST_STUCK = 2;

/** A statement on its way to SQLite. */
interface Statement {
  readonly isDefinition: boolean;
  readonly sql: string;
  readonly tokens: readonly Token[];
  readonly verdict: Verdict;
  /** What is known without asking SQLite. */
  readonly fault?: SqlFault;
}

export function checkSql(sqlite: AskSqlite, definitions: readonly string[], queries: readonly string[]): SqlReport {
  const some = within(definitions, MOST);
  const others = within(queries, MOST - some.reduce((sum, { length }) => sum + length, 0));
  const statements = [...some.map((sql) => statement(sql, true)), ...others.map((sql) => statement(sql, false))];
  const { results, tables } = ask(sqlite, statements);
  const outcomes = statements.map((each) => outcome(each, results.get(each)));
  const defined = outcomes.slice(0, some.length);
  return {
    definitions: defined,
    queries: outcomes.slice(some.length),
    tables,
    isComplete:
      some.length === definitions.length &&
      others.length === queries.length &&
      !statements.some(({ isDefinition, tokens }) => !isDefinition && changesSchema(tokens)),
  };
}

/** As many as are not too much to look at. */
function within(statements: readonly string[], room: number): readonly string[] {
  let left = room;
  const end = statements.findIndex(({ length }, index) => index === MOST_STATEMENTS || (left -= length) < 0);
  return end < 0 ? statements : statements.slice(0, end);
}

function statement(source: string, isDefinition: boolean): Statement {
  const sql = source.toWellFormed();
  if (sql.length > LONGEST) {
    const message = `it is longer than ${LONGEST} characters`;
    const fault = { reason: 'refused', message, isTooLong: true } as const;
    return { isDefinition, sql, tokens: [], verdict: { does: 'unjudged' }, fault };
  }
  const tokens = tokensOf(sql);
  const verdict = isDefinition ? judgeDefinition(tokens) : judgeQuery(tokens);
  const fault = verdict.does === 'refused' ? ({ reason: 'refused', message: verdict.why } as const) : undefined;
  return { isDefinition, sql, tokens, verdict, fault };
}

interface Asked {
  readonly results: ReadonlyMap<Statement, StepResult | 'stuck'>;
  readonly tables: readonly SqlTable[];
}

/** Asks again without the statement that did not come to an end. */
function ask(sqlite: AskSqlite, statements: readonly Statement[]): Asked {
  const stuck = new Map<Statement, 'stuck'>();
  while (stuck.size < MOST_STUCK) {
    const asked = inOrder(statements.filter((each) => isAsked(each) && !stuck.has(each)));
    if (asked.length === 0) break;
    const answer = sqlite({ steps: asked.map(step) });
    if ('result' in answer) {
      const results = new Map<Statement, StepResult | 'stuck'>(stuck);
      answer.result.results.forEach((result, index) => results.set(asked[index]!, result));
      return { results, tables: answer.result.tables };
    }
    stuck.set(asked[answer.stuck]!, 'stuck');
  }
  return { results: stuck, tables: [] };
}

const isAsked = ({ verdict }: Statement): boolean => verdict.does === 'create' || verdict.does === 'nothing';

/** An index or a trigger may be above its table in the manifest. */
const inOrder = (statements: readonly Statement[]): Statement[] => [...statements].sort((a, b) => rank(a) - rank(b));

function rank({ isDefinition, verdict }: Statement): number {
  if (!isDefinition) return 2;
  return verdict.does === 'create' && verdict.creation.kind === 'table' ? 0 : 1;
}

function step({ sql, tokens, verdict }: Statement): Step {
  return { sql, run: verdict.does === 'create', ends: tokens.map(({ to }) => to) };
}

function outcome(statement: Statement, result: StepResult | 'stuck' | undefined): SqlOutcome {
  const { verdict } = statement;
  const fault = statement.fault ?? faultIn(statement, result);
  if (verdict.does !== 'create') return { fault };
  const { kind, name } = verdict.creation;
  const { from, to } = name;
  const text = name.kind === 'string' ? name.text.slice(1, -1) : name.text;
  return {
    fault: fault?.message.endsWith(' already exists') ? { ...fault, from, to } : fault,
    creates: { kind, name: text, from, to },
  };
}

function faultIn(
  { isDefinition, sql, tokens, verdict }: Statement,
  result?: StepResult | 'stuck',
): SqlFault | undefined {
  if (result === undefined) return undefined;
  if (result === 'stuck') return { reason: 'slow', message: 'SQLite did not finish within the time limit' };
  if (result.error !== undefined) {
    if (isOfOtherBuild(result.error)) return undefined;
    const start = result.start ?? 0;
    const here = tokens.filter(({ from }) => from >= start);
    const fault = faultOf(result.error, { sql, tokens: here, stop: result.stop });
    // What an earlier statement of the same text would have created is not there.
    const isChanged = changesSchema(tokens.filter(({ to }) => to <= start));
    return isChanged && !fault.isSyntax ? undefined : fault;
  }
  if (!isDefinition) return undefined;
  if (verdict.does === 'nothing') {
    const first = tokens[0];
    const message = first ? createsNothing(first) : 'it does not contain an SQL statement';
    return { reason: 'refused', message, ...(first && { from: first.from, to: first.to }) };
  }
  const next = tokens.find(({ from, text }) => from >= (result.end ?? sql.length) && text !== ';');
  return next && { reason: 'several', message: 'a second statement', from: next.from, to: next.to };
}

/** Where in a statement SQLite's message points, and which name it does not know. */
interface Stop {
  readonly sql: string;
  readonly tokens: readonly Token[];
  /** Where the token ends at which SQLite stopped reading. */
  readonly stop?: number;
}

function faultOf(message: string, { sql, tokens, stop }: Stop): SqlFault {
  const fault = { reason: 'sqlite', message } as const;
  const syntax = /^(?:near|unrecognized token:) "([^]*)"/.exec(message);
  if (syntax) return { ...fault, isSyntax: true, ...tokenAt(sql, tokens, stop, syntax[1]!) };
  if (message === 'incomplete input') return { ...fault, isSyntax: true, ...span(tokens.at(-1)) };
  const named = NAMED.find(([pattern]) => pattern.test(message));
  if (!named) return fault;
  const [pattern, what] = named;
  const name = pattern.exec(message)![1]!;
  return {
    ...fault,
    ...place(tokens, what, name),
    ...unknown(what, name),
  };
}

type What = 'table' | 'column' | 'target' | 'ambiguous' | 'function' | 'second';

const NAMED: readonly (readonly [RegExp, What])[] = [
  [/^no such table: (?:main\.)?(.+)$/, 'table'],
  [/^no such column: (.+)$/, 'column'],
  [/^table .+ has no column named (.+)$/, 'target'],
  [/^ambiguous column name: (.+)$/, 'ambiguous'],
  [/^no such function: (.+)$/, 'function'],
  [
    /^(?:wrong number of arguments to function|misuse of (?:aggregate|window) function|misuse of aggregate:) ?([^(]+)\(\)$/,
    'function',
  ],
  [/^unknown column "(.+)" in foreign key definition$/, 'column'],
  [/^duplicate column name: (.+)$/, 'second'],
];

function unknown(what: What, name: string): Pick<SqlFault, 'unknown'> {
  if (what === 'table') return { unknown: { what, name: lastPart(name) } };
  return what === 'column' || what === 'target' ? { unknown: { what: 'column', name: lastPart(name) } } : {};
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

const span = (place: { from: number; to: number } | undefined) => (place ? { from: place.from, to: place.to } : {});

/** The message quotes the token, so its length is known. */
function tokenAt(sql: string, tokens: readonly Token[], stop: number | undefined, text: string) {
  if (stop === undefined) return {};
  const from = stop - text.length;
  return sql.slice(from, stop) === text ? { from, to: stop } : span(tokens.find(({ to }) => to === stop));
}

/** A name in a statement, with the tokens around it. */
interface Mention {
  readonly from: number;
  readonly to: number;
  readonly before: Token | undefined;
  readonly after: Token | undefined;
}

/** The place of a name where there is one only; of several, the first, unless a nested query might mean another. */
function place(tokens: readonly Token[], what: What, name: string): { from?: number; to?: number } {
  const found = mentions(tokens, name).filter((each) => what === 'second' || fits(each, what));
  if (what === 'second') return span(found[1]);
  const isNested = tokens.filter((token) => isWord(token, 'SELECT')).length > 1;
  return found.length === 1 || !isNested ? span(found[0]) : {};
}

function fits({ before, after }: Mention, what: What): boolean {
  if (isSymbol(before, '.')) return false;
  if (what === 'function') return isSymbol(after, '(');
  if (what === 'table') return isWord(before, ...BEFORE_TABLES, 'TABLE', 'ON') || isSymbol(before, ',');
  return !isWord(before, ...BEFORE_TABLES, 'AS') && !isSymbol(after, '.');
}

const BEFORE_TABLES = ['FROM', 'JOIN', 'INTO', 'UPDATE', 'REPLACE'];

/** `a.b.c` is five tokens, and its place that of all of them; a quoted name may hold a dot of its own. */
function mentions(tokens: readonly Token[], name: string): Mention[] {
  const parts = name.split('.');
  return tokens.flatMap((token, index) => {
    const length = isName(token, name) ? 1 : isPath(tokens, index, parts) ? 2 * parts.length - 1 : 0;
    if (length === 0) return [];
    const to = tokens[index + length - 1]!.to;
    return [{ from: token.from, to, before: tokens[index - 1], after: tokens[index + length] }];
  });
}

function isPath(tokens: readonly Token[], at: number, parts: readonly string[]): boolean {
  return parts.every((part, index) => {
    const here = at + 2 * index;
    return isName(tokens[here], part) && (index === 0 || isSymbol(tokens[here - 1], '.'));
  });
}

/** What SQLite has only where it was built with it: the one that a tool runs with may have been, and ours was not. */
const FUNCTION =
  /^no such function: (?:soundex|bm25|highlight|snippet|fts5\w*|rtree\w+|geopoly_\w+|vec_\w+|sqlite_offset|load_extension)$/i;
const TABLE = /^no such table: (?:main\.)?(?:dbstat|sqlite_stmt|sqlite_dbpage|bytecode|tables_used)$/i;

const isOfOtherBuild = (message: string): boolean => FUNCTION.test(message) || TABLE.test(message);
