/** Commands that are printed are ones that can be run here. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Terminal } from './terminal.js';

/**
 * The bare name leads somewhere only where it is installed for the whole machine. npx finds it wherever it is, and npm
 * and npx put folders of their own into the path of what they run.
 */
export function commandName({ env }: Pick<Terminal, 'env'>): string {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((each) => !/[\\/]node_modules[\\/]/.test(each));
  return folders.some((each) => each !== '' && existsSync(join(each, 'toolint'))) ? 'toolint' : 'npx toolint';
}

const COMMAND = /(?<!npx )\btoolint(?= (?:--[a-z]|(?:explain|rules|init|completion|server|clients|diff|dump)\b))/g;

/** A sentence of ours, with its commands as they can be run. */
export function asRunHere(text: string, terminal: Pick<Terminal, 'env'>): string {
  const name = commandName(terminal);
  return name === 'toolint' ? text : text.replace(COMMAND, name);
}
