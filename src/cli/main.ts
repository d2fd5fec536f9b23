/** The command line: joins rules, formats and commands. */
import { formats, rules } from '../../rules/index.js';
import { COMMANDS, OWNERS, readArgs, refuseOptionsOf, type Args } from './args.js';
import { settleBase } from './changed.js';
import { asRunHere } from './command.js';
import { lintCommand, whyNot } from './lint.js';
import { widthIn, type Terminal } from './terminal.js';
import { jsonText } from '../report/formats/json.js';
import { visible } from '../report/text.js';
import { makeReport } from '../core/finding.js';
import { UserError } from '../files/errors.js';
import { absolutePath } from '../files/paths.js';
import { lastTurn } from '../files/write.js';

/** False once the reader of standard output went away (`toolint | head`), which changes nothing of what is found. */
let hasReader = true;

function outputFailed(error: NodeJS.ErrnoException): void {
  if (!hasReader || error.code === 'EPIPE') return void (hasReader = false);
  isOver = true;
  terminal.err(`toolint: the report could not be written to standard output: ${whyNot(error)}.\n`);
  process.exit(2);
}

process.stdout.on('error', outputFailed);
process.stderr.on('error', () => {});

const terminal: Terminal = {
  cwd: absolutePath('.', '.'),
  env: process.env,
  isInteractive: () => process.stderr.isTTY,
  hasColors: process.stdout.isTTY,
  width: process.stdout.columns ?? widthIn(process.env),
  input: () => process.stdin,
  settle: (status) => void (process.exitCode = status),
  out: (text) => void (hasReader && process.stdout.write(text)),
  err: (text) => void process.stderr.write(text),
};

/** The exit status. */
export async function main(argv: readonly string[], terminal: Terminal): Promise<number> {
  if (argv[0] === 'lsp' && !ASKS_FOR_HELP.test(argv[1] ?? '')) return languageServer(argv.slice(1));
  if (argv[0] === 'mcp' && !argv.some((each) => ASKS_FOR_HELP.test(each))) {
    const [{ mcpCommand }, { knowledge }] = [await import('./mcp-command.js'), await import('./commands.js')];
    return mcpCommand(argv.slice(1), knowledge, terminal);
  }
  const args = readArgs(argv);
  const other = asksForMore(args) ? await (await import('./commands.js')).runCommand(args, terminal) : undefined;
  if (other !== undefined) return other;
  refuseOptionsOf(OWNERS, args.flags);
  const settled = await settleBase(args, terminal.cwd);
  const status = await lintCommand(settled.paths, { flags: settled.flags, knowledge: { rules, formats }, terminal });
  await lastTurn();
  return status;
}

/** Whether something else than linting may be meant. */
function asksForMore({ flags, isLint, paths: [first = ''] }: Args): boolean {
  return (!isLint && COMMANDS.includes(first)) || OTHER_TASKS.some((name) => flags[name] !== undefined);
}

const OTHER_TASKS = ['help', 'version', 'print-tools', 'print-config', 'show-files', 'why', 'watch'] as const;
const ASKS_FOR_HELP = /^(?:--help|-h)$/;

/** It ends the process itself. What comes on standard output is for the editor alone. */
async function languageServer(given: readonly string[]): Promise<number> {
  const strange = given.find((each) => !/^--(?:stdio|clientProcessId=\d+)$/.test(each));
  if (strange !== undefined) {
    throw new UserError(
      `toolint lsp speaks the language server protocol on standard input and output, and takes no "${strange}". What can be set is set in the editor.`,
    );
  }
  isOver = true;
  const { serve } = await import('../lsp/server.js');
  return serve({ rules, formats });
}

/** A report in JSON has the failure too, even if the arguments are wrong. */
function wantsJson(argv: readonly string[]): boolean {
  return argv.some(
    (each, at) => /^(--format|-f)=?json$/.test(each) || (/^(--format|-f)$/.test(each) && argv[at + 1] === 'json'),
  );
}

function failedReport(message: string): string {
  return jsonText(makeReport({ failures: message.split('\n').map((each) => ({ path: '.', message: each })) }));
}

/** All is said that there is to say. */
let isOver = false;

/** Exits once everything is written: a plugin may have left something running that never ends. */
function end(status: number): void {
  isOver = true;
  const exit = () => void process.stderr.write('', () => process.exit(status));
  if (!hasReader) return exit();
  process.stdout.write('', (error) => {
    if (error) outputFailed(error);
    exit();
  });
}

function fail(error: unknown, what?: string): void {
  if (isOver) return;
  tellFailure(error, process.argv, terminal, what);
  end(2);
}

/** The report has one sentence; the stack on standard error helps to mend the bug. */
export function tellFailure(
  error: unknown,
  argv: readonly string[],
  terminal: Terminal,
  what = 'toolint itself failed',
): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  const isBug = !(error instanceof UserError);
  const said = withoutBreaksOf(argv, isBug ? `${what}: ${message}` : asRunHere(message, terminal));
  const more = isBug ? withoutBreaksOf(argv, `${what}: ${stack ?? message}`) : said.replaceAll('\n', '\n         ');
  terminal.settle(2);
  terminal.err(`toolint: ${more.split('\n').map(visible).join('\n')}\n`);
  if (wantsJson(argv)) terminal.out(failedReport(said));
}

/** A message may have several lines, but none that an argument has brought in. */
function withoutBreaksOf(argv: readonly string[], message: string): string {
  const breaks = new Set(argv.flatMap((word) => word.match(/[^\r\n]?[\r\n]+[^\r\n]?/g) ?? []));
  return [...breaks].reduce((text, each) => text.replaceAll(each, () => visible(each)), message);
}

export function runCli(): void {
  // A plugin's promise that is not awaited.
  process.on('uncaughtException', (error) => fail(error, 'something that nobody waits for failed'));
  // A plugin that ends the process must not make the check pass.
  process.on('exit', () => {
    if (isOver) return;
    fail(new UserError('a config or a plugin ended the process before the check was over'));
    process.exitCode = 2;
  });
  main(process.argv.slice(2), terminal).then(end, (error: unknown) => fail(error));
}
