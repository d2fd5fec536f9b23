import { clientConfigIn, configOf } from '../../src/core/client-config.js';
import { defineRule } from '../../src/core/rule.js';
import { fieldFormat } from '../common/lib/problems.js';
import { text } from '../../src/core/tree.js';
import { section } from './lib/config.js';

const structural = fieldFormat(
  'client-config',
  section('Servers', 'A command and a URL have something in them, and a command is the name of a program.', 'MUST'),
  'clients cannot use the server',
);

export default defineRule({
  ...structural,
  otherSeverity: 'warning',
  messages: {
    ...structural.messages,
    line: {
      message: '`command` is a whole command line, and clients look for a program with this name.',
      help: 'Keep the first word, and put each of the others into `args`.',
    },
  },
  *check(manifest, context) {
    yield* structural.check!(manifest, context);
    // Others may hand it to a shell.
    const severity = configOf(manifest.path) === 'claude-code' ? 'error' : 'warning';
    for (const { command } of clientConfigIn(manifest.root)?.servers ?? []) {
      if (command && LINE.test(text(command) ?? '')) yield { at: command, message: 'line', severity };
    }
  },
});

const LINE = /^\s*(?:npx|bunx|pnpx|npm|pnpm|yarn|uvx?|pipx|node|bun|deno|python3?|docker|podman)\s+[-@\w./]/;
