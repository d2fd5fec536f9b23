/** The lists of a manifest: its tables and queries of SQL, and its OAuth services. */
import { type Manifest, type Source, part, type ProblemPlace } from '../../../src/core/rule.js';
import type { Services, SqlFault, SqlOutcome, SqlTable } from '../../../src/core/services.js';
import { get, items, type ObjectNode, type StringNode } from '../../../src/core/tree.js';
import { hint, nearestWord } from '../../../src/core/did-you-mean.js';
import { sectionsOf } from '../../common/lib/source.js';

export const OAUTH_FIELDS = [
  'name',
  'version',
  'authorizationUrl',
  'redirectUrl',
  'tokenUrl',
  'clientId',
  'clientSecret',
  'scopes',
  'responseType',
  'refreshToken',
  'pkceType',
  'requestTokenContentType',
  'requestTokenAuthHeader',
];

type ListName = 'sqlTables' | 'sqlQueries' | 'oauth';

export function objectsIn(manifest: Manifest, list: ListName): readonly ObjectNode[] {
  const all = items(get(manifest.root, list));
  return all.length === 0 ? NONE : all.filter((item) => item.kind === 'object');
}

const NONE: readonly ObjectNode[] = [];

interface Duplicate {
  readonly node: StringNode;
  readonly first: StringNode;
}

/** Later strings that are the same as an earlier one, as far as `fold` can tell. */
export function duplicatesIn(strings: readonly StringNode[], fold: (text: string) => string): Duplicate[] {
  const seen = new Map<string, StringNode>();
  return strings.flatMap((node) => {
    const key = fold(node.value.trim());
    const first = seen.get(key);
    if (key === '') return [];
    if (first) return [{ node, first }];
    seen.set(key, node);
    return [];
  });
}

export function namesOf(objects: readonly ObjectNode[]): StringNode[] {
  return objects.flatMap((object) => {
    const name = get(object, 'name');
    return name?.kind === 'string' ? [name] : [];
  });
}

/** A place in the Shinkai document, and what it says in our own words. */
export const section = sectionsOf('Shinkai Metadata 0.9.8');

/** What Shinkai's own loader does with a manifest, where the document is silent. */
export function loader(says: string): Source {
  return { document: 'shinkai-node', section: 'The loader of tool metadata', says, kind: 'advice' };
}

/** What other standards say that the document builds on. */
export function standard(document: string, name: string, says: string): Source {
  return { document, section: name, says, kind: 'advice' };
}

/** The SQL of a manifest, checked once for all rules that ask. */
export interface Checked {
  readonly name: StringNode | undefined;
  /** The definition or the query. */
  readonly sql: StringNode;
  readonly outcome: SqlOutcome;
}

interface CheckedSql {
  readonly definitions: readonly Checked[];
  readonly queries: readonly Checked[];
  readonly tables: readonly SqlTable[];
  /** All tables are known, so that a name among none of them is a fault. */
  readonly knowsTables: boolean;
  /** The same of the columns of those tables that could be created. */
  readonly knowsColumns: boolean;
  /** Of what these definitions create, under another name than the manifest has for it, shinkai/sql-table tells. */
  readonly misnamed: readonly Checked[];
}

const NOTHING: CheckedSql = {
  definitions: [],
  queries: [],
  tables: [],
  knowsTables: false,
  knowsColumns: false,
  misnamed: [],
};
/** `derive` hands no services on, so what it keeps is the place where the report will stand. */
const placeForReport = (): { report?: CheckedSql } => ({});

export function checkSql(manifest: Manifest, { sql }: Services): CheckedSql {
  if (!sql || (objectsIn(manifest, 'sqlTables').length === 0 && objectsIn(manifest, 'sqlQueries').length === 0)) {
    return NOTHING;
  }
  const kept = manifest.derive(placeForReport);
  return (kept.report ??= check(manifest, sql));
}

function check(manifest: Manifest, service: NonNullable<Services['sql']>): CheckedSql {
  const definitions = statements(manifest, 'sqlTables', 'definition');
  const queries = statements(manifest, 'sqlQueries', 'query');
  if (definitions.length + queries.length === 0) return NOTHING;
  const report = service.check(
    definitions.map(({ sql }) => sql.value),
    queries.map(({ sql }) => sql.value),
  );
  const pair = (all: readonly Statement[], outcomes: readonly SqlOutcome[]) =>
    outcomes.map((outcome, index) => ({ ...all[index]!, outcome }));
  const list = get(manifest.root, 'sqlTables');
  const isWhole = list?.kind === 'array' && !list.open && list.items.length === definitions.length;
  const defined = pair(definitions, report.definitions);
  const isAll = isWhole && definitions.length > 0 && report.isComplete;
  const broken = defined.filter(({ outcome: { creates, fault } }) => !creates || fault);
  return {
    definitions: defined,
    queries: pair(queries, report.queries),
    tables: report.tables,
    knowsTables: isAll && broken.length === 0,
    knowsColumns: isAll && broken.every(({ sql }) => CREATES_TABLE.test(sql.value)),
    misnamed: defined.filter(isMisnamed),
  };
}

/** Broken as it is, it adds nothing to another table. */
const CREATES_TABLE = /^\s*create\s+(?:temp\w*\s+)?table\b(?![^]*;\s*\S)/i;

/** An index or a trigger has a name of its own. */
function isMisnamed({ name, outcome: { fault, creates } }: Checked): boolean {
  const called = name?.value.trim() ?? '';
  const isTable = creates?.kind === 'table' || creates?.kind === 'view';
  return !fault && isTable && called !== '' && lower(creates.name) !== lower(called);
}

export const lower = (name: string): string => name.toLowerCase();

/** The table is there, under another name than the manifest has for it: one fault, and told already. */
export function isForMisnamed({ unknown }: SqlFault, misnamed: readonly Checked[]): boolean {
  return unknown?.what === 'table' && misnamed.some(({ name }) => lower(name!.value.trim()) === lower(unknown.name));
}

type Statement = Omit<Checked, 'outcome'>;

function statements(manifest: Manifest, list: 'sqlTables' | 'sqlQueries', field: string): Statement[] {
  return objectsIn(manifest, list).flatMap((object) => {
    const sql = get(object, field);
    const name = get(object, 'name');
    return sql?.kind === 'string' && sql.value.trim() !== ''
      ? [{ sql, name: name?.kind === 'string' ? name : undefined }]
      : [];
  });
}

/** The characters inside the string, or all of it. */
export function partOf(sql: StringNode, { from, to }: Pick<SqlFault, 'from' | 'to'>): ProblemPlace {
  return from === undefined || to === undefined ? sql : part(sql, from, to);
}

/** ` (did you mean …?)` from what the manifest itself defines, or what SQLite's words mean. */
export function hintFor({ unknown, message }: SqlFault, tables: readonly SqlTable[]): string {
  if (!unknown) return message === 'incomplete input' ? ' (the end of the statement is missing)' : '';
  const names = tables.flatMap(({ name, columns }) =>
    unknown.what === 'table' ? [name] : columns.map((each) => each.name),
  );
  return hint(nearestWord(unknown.name, new Set(names)));
}
