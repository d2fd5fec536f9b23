/** Commands that are printed are ones that can be run here. */
import { isInside } from '../files/paths.js';
import type { Terminal } from './terminal.js';

/** `npx toolint` where toolint is installed in a project, or was run by npx; the bare name leads nowhere there. */
export function commandName(
  { cwd, env }: Pick<Terminal, 'cwd' | 'env'>,
  script: string = process.argv[1] ?? '',
): string {
  const [project, ...inside] = script.replaceAll('\\', '/').split('/node_modules/');
  const isLocal = inside.length > 0 && isInside(project!, cwd);
  return isLocal || env['npm_command'] === 'exec' ? 'npx toolint' : 'toolint';
}

const COMMAND = /(?<!npx )\btoolint(?= (?:--[a-z]|(?:explain|rules|init|completion|server|clients|diff|dump)\b))/g;

/** A sentence of ours, with its commands as they can be run. */
export function asRunHere(text: string, terminal: Pick<Terminal, 'cwd' | 'env'>): string {
  const name = commandName(terminal);
  return name === 'toolint' ? text : text.replace(COMMAND, name);
}
