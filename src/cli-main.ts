/** The command line: joins rules, formats and commands. */
import { formats, rules } from '../rules/index.js';
import { help, readArgs } from './cli/args.js';
import { settleBase } from './cli/changed.js';
import { explain } from './cli/explain.js';
import { init } from './cli/init.js';
import { lintCommand } from './cli/lint.js';
import { whyNot } from './cli/publish.js';
import { listRules } from './cli/explain.js';
import { printConfig, why } from './cli/show.js';
import { openStandardOutput } from './cli/standard-output.js';
import type { Terminal } from './cli/terminal.js';
import { json } from './report/json.js';
import { TOOL, VERSION } from './core/version.js';
import { UserError } from './files/errors.js';
import { beforeForeignCode } from './config/user-code.js';
import { absolutePath } from './files/paths.js';
import { lastTurn } from './files/write.js';

let openedStderr: typeof process.stderr | undefined;

/** To open it takes as long as to lint a file, and most runs say nothing there. */
const stderr = () => (openedStderr ??= process.stderr.on('error', () => {}));

const stdout = openStandardOutput((error) => {
  isOver = true;
  terminal.err(`toolint: the report could not be written to standard output: ${whyNot(error)}.\n`);
  process.exit(2);
});

const terminal = {
  cwd: absolutePath('.', '.'),
  env: process.env,
  isInteractive: () => stderr().isTTY === true,
  hasColors: stdout.isTerminal,
  width: stdout.columns,
  settle: (status: number) => void (process.exitCode = status),
  out: stdout.write,
  err: (text: string) => stderr().write(text),
  keepCode: (...whatRan: Parameters<Terminal['keepCode']>) => void (ran = whatRan),
};

/** The exit status. */
export async function main(argv: readonly string[], terminal: Terminal): Promise<number> {
  const args = readArgs(argv);
  const { flags, paths } = args;
  const [command, ...rest] = paths;
  if (flags.help || command === 'help') return print(help());
  if (flags.version) return print(`${VERSION}\n`);
  if (command === 'explain') return explain(rest, flags, rules, terminal);
  if (command === 'rules') return listRules(rest, flags, rules, terminal);
  if (command === 'init') return init(rest, { rules, formats }, terminal);
  if (flags['print-config'] !== undefined)
    return printConfig(flags['print-config'], flags, { rules, formats }, terminal);
  if (flags.why !== undefined) return why(flags.why, flags, { rules, formats }, terminal);
  const settled = await settleBase(args, terminal.cwd);
  const status = await lintCommand(settled.paths, settled.flags, { rules, formats }, terminal);
  await lastTurn();
  return status;
}

/** Whoever reads the report as JSON finds the failure there too, even where the arguments were wrong. */
function wantsJson(argv: readonly string[]): boolean {
  return argv.some(
    (each, at) => /^(--format|-f)=?json$/.test(each) || (/^(--format|-f)$/.test(each) && argv[at + 1] === 'json'),
  );
}

function failedReport(message: string): string {
  return json({ tool: TOOL, files: [], skipped: [], findings: [], failures: [{ path: '.', message }], suppressed: 0 });
}

function print(text: string): number {
  terminal.out(text);
  return 0;
}

export { asAtStart } from './v8-options.js';

/** All is said that there is to say. */
let isOver = false;

/** The parts of the program that this run has used, and what keeps the compiled code of them (compiled-code.ts). */
let ran: Parameters<Terminal['keepCode']> | undefined;
let keepCode: Terminal['keepCode'] = () => {};

/** When all is said: a plugin may have left something running that never ends. */
function end(status: number): void {
  isOver = true;
  const exit = () => {
    if (ran) keepCode(...ran);
    process.exit(status);
  };
  stdout.whenDone(() => void (openedStderr ? openedStderr.write('', exit) : exit()));
}

function fail(error: unknown, what?: string): void {
  if (isOver) return;
  tellFailure(error, process.argv, terminal, what);
  end(2);
}

/** The report has one sentence; the stack is for whoever mends it. */
export function tellFailure(
  error: unknown,
  argv: readonly string[],
  terminal: Terminal,
  what = 'toolint itself failed',
): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const isOurs = !(error instanceof UserError);
  terminal.settle(2);
  terminal.err(`toolint: ${isOurs ? `${what}: ${stack ?? message}` : message}\n`);
  if (wantsJson(argv)) terminal.out(failedReport(isOurs ? `${what}: ${message}` : message));
}

export function runCli(keep = keepCode): void {
  keepCode = keep;
  beforeForeignCode(stdout.share);
  // What a plugin began and nobody waits for.
  process.on('uncaughtException', (error) => fail(error, 'something that nobody waits for failed'));
  // A plugin that ends the process must not make the check pass.
  process.on('exit', () => {
    if (isOver) return;
    fail(new UserError('a config or a plugin ended the process before the check was over'));
    process.exitCode = 2;
  });
  main(process.argv.slice(2), terminal).then(end, (error: unknown) => fail(error));
}
