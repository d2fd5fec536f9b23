/** What the command line does beside linting files. Loaded only when it is asked for: most runs only lint. */
import { formats, rules } from '../../rules/index.js';
import { servedList } from '../../rules/clients/lib/served-list.js';
import { ROWS, TITLES } from '../../rules/clients/lib/rows.js';
import { VERSION } from '../core/version.js';
import { OWNERS, refuseOptionsOf, type Args } from './args.js';
import { clients, printTools } from './clients.js';
import { completion } from './completion.js';
import { explain, listRules } from './explain.js';
import { help } from './help.js';
import { init } from './init.js';
import { serverCommand } from './server.js';
import { showFiles, why } from './why.js';
import { printConfig } from './show.js';
import type { Terminal } from './terminal.js';
import { watch } from './watch.js';

export const knowledge = { rules, formats, rows: ROWS, titles: TITLES, served: servedList };

/** The exit status; undefined where files are to be linted. */
export async function runCommand(args: Args, terminal: Terminal): Promise<number | undefined> {
  const { flags, paths } = args;
  const call = { flags, knowledge, terminal };
  const [command, ...rest] = args.isLint ? [] : paths;
  if (flags.help || command === 'help') return print(help(command === 'help' ? rest[0] : command), terminal);
  if (flags.version) return print(`${VERSION}\n`, terminal);
  if (command === 'explain') return explain(rest, call);
  if (command === 'rules') return listRules(rest, call);
  // Loaded only here: a tenth of all code.
  if (command === 'diff') return (await import('./diff-command.js')).diffCommand(rest, args.behindDashes, call);
  if (command === 'dump') return (await import('./diff-command.js')).dumpCommand(rest, call);
  if (command === 'clients') return clients(rest, call);
  if (command === 'server') refuseOptionsOf(['clients'], flags);
  if (command === 'server') return serverCommand(rest, call);
  if (flags['print-tools']) return printTools(paths, call);
  refuseOptionsOf(OWNERS, flags);
  if (command === 'init') return init(rest, knowledge, terminal);
  if (flags['print-config'] !== undefined) return printConfig(flags['print-config'], call);
  if (command === 'completion') return completion(rest, rules, terminal);
  if (flags['show-files']) return showFiles(paths, call);
  if (flags.why !== undefined) return why(flags.why, call);
  if (flags.watch) return watch(paths, call);
  return undefined;
}

function print(text: string, terminal: Terminal): number {
  terminal.out(text);
  return 0;
}
