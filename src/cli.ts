/** The command line: joins rules, formats and commands. */
import { formats, rules } from '../rules/index.js';
import { help, readArgs } from './cli/args.js';
import { settleBase } from './cli/changed.js';
import { explain } from './cli/explain.js';
import { init } from './cli/init.js';
import { lintCommand, whyNot } from './cli/lint.js';
import { listRules } from './cli/rules.js';
import { printConfig, why } from './cli/show.js';
import type { Terminal } from './cli/terminal.js';
import { json } from './report/json.js';
import { TOOL, VERSION } from './core/version.js';
import { UserError } from './workspace/errors.js';

const terminal: Terminal = {
  cwd: process.cwd(),
  env: process.env,
  isInteractive: process.stderr.isTTY === true,
  hasColors: process.stdout.isTTY === true,
  width: process.stdout.columns,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
};

async function main(argv: readonly string[]): Promise<number> {
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
  return lintCommand(settled.paths, settled.flags, { rules, formats }, terminal);
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

/** A reader that went away (`toolint | head`) is no error of ours; a full disk is one to tell. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  terminal.err(`toolint: the report could not be written to standard output: ${whyNot(error)}.\n`);
  process.exit(2);
});
process.stderr.on('error', () => {});

main(process.argv.slice(2)).then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    const said =
      error instanceof UserError ? error.message : `toolint itself failed: ${(error as Error)?.stack ?? String(error)}`;
    terminal.err(`toolint: ${said}\n`);
    if (wantsJson(process.argv)) terminal.out(failedReport(said));
    process.exitCode = 2;
  },
);
