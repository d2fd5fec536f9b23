/** What a run has to show: on standard output, or in the file of --output-file. */
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { UserError } from '../workspace/errors.js';
import { holdSignals, nextTurn } from '../workspace/signals.js';
import { writeAtomically } from '../workspace/write.js';
import type { Flags } from './args.js';
import type { Terminal } from './terminal.js';

export async function put(
  what: 'report' | 'patch',
  parts: Iterable<string>,
  { 'output-file': file }: Flags,
  terminal: Terminal,
): Promise<void> {
  if (file === undefined) return printParts(parts, terminal);
  try {
    const target = resolve(terminal.cwd, file);
    holdSignals();
    mkdirSync(dirname(target), { recursive: true });
    writeAtomically(target, [...parts].join(''));
  } catch (error) {
    throw new UserError(`The ${what} could not be written to ${file}: ${whyNot(error)}.`);
  }
  terminal.err(`toolint: the ${what} is in ${file}.\n`);
}

async function printParts(parts: Iterable<string>, terminal: Terminal): Promise<void> {
  let isFirst = true;
  for (const part of parts) {
    // Node keeps what it has written until the turn is over.
    if (!isFirst) await nextTurn();
    isFirst = false;
    terminal.out(part);
  }
}

/** The system's own words, without the paths that it adds. */
export function whyNot(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ? message.replace(/^\w+: /, '').replace(/, \w+( '.*)?$/, '') : message;
}
