/** The one place where lines of a manifest are posted as they are: they go into a file when somebody clicks. */
import { longestRun } from '../report/markup.js';
import { visible } from '../report/text.js';

const CHARACTERS = 4000;
const LINES = 60;

/** Undefined where the lines are too many to read, hide something, or could act outside of their fence. */
export function suggestionBlock(lines: readonly string[], lineEnd: '' | '\r'): string | undefined {
  const code = lines.join('\n');
  if (lines.length > LINES || code.length > CHARACTERS || !lines.every(isHarmless)) return undefined;
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return [`${fence}suggestion`, ...lines.map((line) => line + lineEnd), fence].join('\n');
}

/** Mentions, HTML comments and commands to bots are looked for by programs that know no fences. */
function isHarmless(line: string): boolean {
  const shown = line.replaceAll('\t', ' ');
  return visible(shown) === shown && !/(?:^|\W)@\w|<!--|-->|^ *\/[a-z]/i.test(shown);
}
