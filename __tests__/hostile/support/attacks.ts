/** Attacks on the built program, from outside. Each is a test, and a line of docs/hostile-input.md that says what came of it. */
import { describe, expect, test } from '@jest/globals';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { JsonReport } from '../../support/cli.js';

export interface Attack {
  readonly attack: string;
  readonly front: 'command line' | 'Action' | 'ESLint' | 'library';
  /** Attacks, checks that no harm was done, and says what happened. */
  run(): Promise<string>;
}

const PAGE = 'docs/hostile-input.md';
const PATIENCE = 60_000;

/** `TOOLINT_UPDATE=1` writes what happened into the page, for people to look at. */
export function attacks(section: string, list: readonly Attack[]): void {
  (process.platform === 'win32' ? describe.skip : describe)(section, () => {
    const rows: string[] = [];
    test.each(list)(
      '$attack ($front)',
      async ({ attack, front, run }) => {
        rows.push(`| ${attack} | ${front} | ${cell(await run())} |`);
      },
      PATIENCE,
    );

    test(`${PAGE} says what happened`, () => {
      const page = readFileSync(PAGE, 'utf8');
      const written = new RegExp(`(?<=^## ${section}\n\n)(?:\\|[^\n]*\n)*`, 'm');
      const table = ['| attack | front | what happened |', '| --- | --- | --- |', ...rows, ''].join('\n');
      if (process.env['TOOLINT_UPDATE'])
        writeFileSync(
          PAGE,
          page.replace(written, () => table),
        );
      else expect(unpadded(written.exec(page)?.[0] ?? '')).toEqual(table);
    });
  });
}

/** Prettier gives the columns of a table one width. */
const unpadded = (table: string): string => table.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---');

/** In a table, and the same on every machine. */
function cell(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\/private)?(?:\/[\w.-]+)*\/toolint-\w+/g, '…')
    .replaceAll(tmpdir(), '…')
    .replaceAll(/\/proc\/\d+/g, '/proc/self')
    .replaceAll('|', '\\|')
    .trim();
}

/** The exit status, and what the report says of the file that was meant. */
export function said({ status, report }: { status: number; report: JsonReport }, path?: string): string {
  const isMeant = (each: { path: string }): boolean => path === undefined || each.path === path;
  const failures = report.failures.filter(isMeant).map(({ message }) => message);
  const skipped = report.skipped.filter(isMeant).map(({ reason }) => `skipped: ${reason}`);
  const all = [...failures, ...skipped];
  return `exit ${status}: ${all.length > 0 ? all.join(' ') : 'left alone'}`;
}
