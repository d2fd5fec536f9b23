/** The tables rules/<format>/statements.md: what a format's document says, the rules that check it and the tests that show it. */
import { readFileSync } from 'node:fs';
import type { Statement } from '../src/core/pack.js';

export function statementsOf(format: string): Statement[] {
  const lines = readFileSync(`rules/${format}/statements.md`, 'utf8').split('\n');
  const [, , ...rows] = lines.filter((line) => line.startsWith('| '));
  return rows.map((row) => statementIn(row, format));
}

function statementIn(row: string, format: string): Statement {
  const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
  const [, id = '', section = '', says = '', kind, rules = '', tests = '', why = ''] = cells;
  return {
    id: `${format}/${id}`,
    section,
    says,
    kind: kind as Statement['kind'],
    rules: rules === '' ? [] : rules.split(', '),
    tests: Array.from(tests.matchAll(LINK), ([, title, path]) => `${path!} > ${title!.replace(/\\([[\]])/g, '$1')}`),
    ...(why !== '' && { why }),
  };
}

const LINK = /(?<![^ ])\[((?:[^\]\\]|\\.){1,300})\]\(\.\.\/\.\.\/([^)]*)\)/g;
