import { clientConfigIn, configOf } from '../../src/core/client-config.js';
import { text } from '../../src/core/tree.js';
import { alsoFinding, fieldFormat } from '../common/lib/structural-rules.js';
import { section } from './lib/config.js';

export default alsoFinding(
  {
    ...fieldFormat(
      'client-config',
      section('Servers', 'A command and a URL have something in them, and a command is the name of a program.', 'MUST'),
      { then: 'clients cannot use the server' },
    ),
    otherSeverity: 'warning',
  },
  {
    line: {
      message: '`command` is a whole command line, so clients look for a program with this whole name.',
      help: '{{advice}}.',
    },
  },
  function* ({ root, path }) {
    const { holder, servers = [] } = clientConfigIn(root) ?? {};
    // Zed hands it to a shell.
    if (holder?.key === 'context_servers') return;
    const severity = NO_SHELL.has(configOf(path)) ? 'error' : 'warning';
    for (const { command, args } of servers) {
      const line = text(command);
      if (command && line !== undefined && LINE.test(line))
        yield { at: command, message: 'line', data: { advice: split(line, args.length > 0) }, severity };
    }
  },
);

/** They start the program themselves. What the others do is not documented, and Cursor once called this a shell command. */
const NO_SHELL = new Set<unknown>(['claude-code', 'vscode']);
function split(line: string, hasArgs: boolean): string {
  const [program = '', ...rest] = line.trim().split(/\s+/);
  const isPlain = !hasArgs && rest.length <= MOST_SHOWN && !/["'\\`]/.test(line);
  return isPlain
    ? `Write \`"command": "${program}", "args": [${rest.map((each) => `"${each}"`).join(', ')}]\``
    : `Write \`"${program}"\`, and put each of the other words into \`args\``;
}
const MOST_SHOWN = 6;

const LINE =
  /^\s*(?:npx|bunx|pnpx|npm|pnpm|yarn|uvx?|pipx|node|bun|deno|python3?|docker|podman|powershell|pwsh|cmd|bash|sh)(?:\.exe)?\s+[-@\w./]/;
