/** `toolint server`: asks running servers for their lists and lints those like files. */
import { startTiming } from '../core/timing.js';
import { UserError } from '../files/errors.js';
import { visible } from '../report/text.js';
import { askServers, countIn } from './ask-servers.js';
import { finish, readCount, save } from './lint.js';
import type { Call, Terminal } from './terminal.js';
import { timingText } from './timing.js';

/** What is about files means nothing for a server. */
const NOT_FOR_SERVERS = [
  ...(['fix', 'fix-unsafe', 'fix-dry-run', 'changed', 'stdin', 'stdin-filename'] as const),
  ...([
    'suppress',
    'suppress-at',
    'suppress-rule',
    'reason',
    'prune-suppressions',
    'ignore-unknown',
    'watch',
    'cache',
    'cache-file',
    'base-release',
  ] as const),
  ...(['print-config', 'print-tools', 'why', 'show-files'] as const),
];

export async function serverCommand(words: readonly string[], { flags, knowledge, terminal }: Call): Promise<number> {
  for (const each of NOT_FOR_SERVERS) {
    if (flags[each] !== undefined)
      throw new UserError(`--${each} is about files, so it does not go together with toolint server`);
  }
  if (flags.baseline !== undefined)
    return (await import('./baseline-command.js')).baselineCommand(words, { flags, knowledge, terminal });
  if (flags.update) throw new UserError('--update writes the file that --baseline names: add --baseline FILE');
  const timing = flags.timing ? startTiming() : undefined;
  const { save, budget, source } = flags;
  const report = await askServers(
    words,
    { flags, knowledge, terminal },
    {
      ...(flags.twice && { twice: true }),
      ...(budget !== undefined && { budget: countIn('--budget', budget) }),
      ...(source !== undefined && { source }),
      ...(save !== undefined && { onAnswers: (text: string) => write(save, text, terminal) }),
    },
  );
  const mostWarnings = readCount(flags['max-warnings']);
  const linted = { report, files: [], changes: [], fixed: [] };
  const status = await finish(linted, mostWarnings, { flags, knowledge, terminal });
  if (timing) terminal.err(timingText(timing, performance.now()));
  return status;
}

function write(file: string, text: string, terminal: Terminal): void {
  save('answers', file, terminal, () => text);
  terminal.err(`toolint: the answers of the server are in ${visible(file)}.\n`);
}
