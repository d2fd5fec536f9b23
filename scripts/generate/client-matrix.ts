/** What clients refuse, for people: the matrix in docs/clients.md, and the table on the page of each rule. */
import json from '../../rules/clients/clients.json' with { type: 'json' };
import type { Row } from '../../rules/clients/lib/rows.js';
import { code, replaceBetween, table } from './markdown.js';

interface Data {
  readonly grades: Readonly<Record<string, string>>;
  readonly clients: Readonly<Record<string, string>>;
  readonly rows: readonly Row[];
}

export const CLIENT_DATA: Data = json;

/** For the page of a rule; nothing for a rule that rests on no client. */
export function clientTable(rule: string, { rows, grades }: Data): string[] {
  const own = rows.filter((row) => row.rule === rule);
  if (own.length === 0) return [];
  const cells = own.map((row) => [
    row.who,
    row.constraint,
    `${row.effect}${row.versions ? ` Seen: ${row.versions}.` : ''}${row.until ? ` Until ${row.until}.` : ''}`,
    evidence(row, grades),
  ]);
  return ['## What clients do', table(['client', 'it asks for', 'else', 'evidence'], cells)];
}

function evidence({ grade, evidence, looked }: Row, grades: Data['grades']): string {
  const links = evidence.map((url, index) => `[${index + 1}](${url})`);
  return [`${grades[grade]}, looked at in ${looked}`, ...links].join(' ');
}

/** The parts of the page, and how the ids of their rows begin; all others are about input schemas. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['Names', /^(name|prefix)-/],
  ['Lists', /^list-/],
  ['Output schemas', /^output-/],
  ['Input schemas', /^(?!(name|prefix|list|output|zod|description|count)-)/],
  ['zod', /^zod-/],
  ['Descriptions and counts', /^(description|count)-/],
];

/** Below each table: the explanation at the top of the page is far away. */
const LEGEND =
  'D documented, S read in the source, R seen by running it, U several reports, O one report; in brackets: only where the config names the client.';

export function withMatrix(page: string, data: Data): string {
  const parts = PARTS.map(([title, ids]) => {
    const rows = data.rows.filter(({ id }) => ids.test(id));
    return `### ${title}\n\n${matrixOf(rows, data)}\n\n${LEGEND}`;
  });
  const ids = table(
    ['client', 'in the config'],
    Object.entries(data.clients).map(([name, title]) => [title, code(name)]),
  );
  return (
    replaceBetween(
      replaceBetween(page, '<!-- matrix:start -->', '<!-- matrix:end -->', parts.join('\n\n')) ?? page,
      '<!-- clients:start -->',
      '<!-- clients:end -->',
      ids,
    ) ?? page
  );
}

/** With the columns of those alone that ask for any of it: all clients side by side are wider than a page. */
function matrixOf(rows: readonly Row[], { clients }: Data): string {
  const names = [null, ...Object.keys(clients)].filter((name) => rows.some(({ client }) => client === name));
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.constraint, [...(groups.get(row.constraint) ?? []), row]);
  const cells = [...groups].map(([constraint, group]) => {
    const { rule } = group[0]!;
    return [
      // A column for the rule would push clients off the page.
      rule === null ? `${constraint} (no rule looks for it)` : `${constraint} [${rule}](rules/${rule}.md)`,
      ...names.map((name) => markOf(group.filter(({ client }) => client === name))),
    ];
  });
  return table(['constraint', ...names.map((name) => (name === null ? 'SDKs' : clients[name]!))], cells);
}

/** The grade, in brackets where it no longer holds or one report is all there is. */
function markOf(rows: readonly Row[]): string {
  return rows.map(({ grade, until }) => (until || grade === 'O' ? `(${grade})` : grade)).join(' ');
}
