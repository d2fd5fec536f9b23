/**
 * All that the Action says to the runner. The runner reads both output streams for commands, so nothing else here
 * may print: every line is a command of ours, or begins with our name and holds nothing that acts.
 */
import { randomUUID } from 'node:crypto';
import { appendFileSync, statSync } from 'node:fs';
import { sentence } from '../report/text.js';
import { workflowCommand } from '../report/formats/github.js';
import type { Env } from './inputs.js';

/** GitHub drops a summary that is larger, and says so with an error. */
const SUMMARY_BYTES = 1024 * 1024;

export interface Runner {
  /** A line in the log; of several lines each becomes one. */
  log(text: string): void;
  error(message: string): void;
  warning(message: string): void;
  notice(message: string): void;
  /** Lines that are commands already. */
  annotate(commands: string): void;
  /** Lines that are folded away in the log. */
  fold(title: string, lines: Iterable<string>): void;
  /** From here on the runner hides it in the log. */
  mask(secret: string): void;
  /** How many bytes of a summary there is room for; 0 where the runner takes none. */
  summaryRoom(): number;
  summarize(markdown: string): void;
  output(values: Readonly<Record<string, string | number>>): void;
}

export function openRunner(env: Env, write: (text: string) => void): Runner {
  const print = (line: string): void => write(`${line}\n`);
  const say = (command: string) => (message: string) =>
    print(workflowCommand(command, { title: 'toolint' }, sentence(message, 4000)));
  const log = (text: string): void => {
    for (const line of text.trimEnd().split('\n')) print(`toolint: ${sentence(line, 4000)}`);
  };
  const summaryFile = env['GITHUB_STEP_SUMMARY'];
  return {
    log,
    error: say('error'),
    warning: say('warning'),
    notice: say('notice'),
    annotate: write,
    fold(title, lines) {
      print(workflowCommand('group', {}, sentence(title)));
      for (const line of lines) print(`- ${sentence(line)}`);
      print('::endgroup::');
    },
    mask: (secret) => print(workflowCommand('add-mask', {}, secret)),
    summaryRoom() {
      if (!summaryFile) return 0;
      return Math.max(0, SUMMARY_BYTES - (statSync(summaryFile, { throwIfNoEntry: false })?.size ?? 0));
    },
    summarize(markdown) {
      if (summaryFile) appendFileSync(summaryFile, markdown);
    },
    output(values) {
      const file = env['GITHUB_OUTPUT'];
      if (!file) return;
      appendFileSync(
        file,
        Object.entries(values)
          .map(([name, value]) => outputOf(name, String(value)))
          .join(''),
      );
    },
  };
}

/** The delimiter cannot be guessed, so no value can end early and begin another output. */
function outputOf(name: string, value: string): string {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}
