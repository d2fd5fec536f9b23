/** `toolint explain <rule-id>`: the rule's page, for a terminal. */
import { readFileSync } from 'node:fs';
import { didYouMean } from '../core/near.js';
import type { Rule } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { UserError } from '../workspace/errors.js';
import { wantsColor, type Terminal } from './terminal.js';

export function explain([id, ...more]: readonly string[], rules: readonly Rule[], terminal: Terminal): number {
  if (id === undefined || more.length > 0) throw new UserError('Say which rule: toolint explain otc/id-format');
  const rule = rules.find((each) => each.id === id);
  if (!rule) {
    const hint = didYouMean(
      id,
      rules.map((each) => each.id),
    );
    throw new UserError(`There is no rule "${id}"${hint}. toolint rules lists them all.`);
  }
  const page =
    readPage(id) ??
    `# ${id}\n\n${rule.summary}.\n\n${rule.source.document}, ${rule.source.section}: ${rule.source.says}\n`;
  terminal.out(`${forTerminal(page, wantsColor({}, terminal))}\n${pageOf(rule)}\n`);
  return 0;
}

/** The pages are shipped beside dist/. */
function readPage(id: string): string | undefined {
  for (const root of ['../', '../../']) {
    try {
      return readFileSync(new URL(`${root}docs/rules/${id}.md`, import.meta.url), 'utf8');
    } catch {
      // Not there: the sources lie one folder deeper than dist/.
    }
  }
  return undefined;
}

function forTerminal(page: string, color: boolean): string {
  const bold = (text: string): string => (color ? `\u001b[1m${text}\u001b[22m` : text);
  const dim = (text: string): string => (color ? `\u001b[2m${text}\u001b[22m` : text);
  let isCode = false;
  const lines: string[] = [];
  for (const line of page.split('\n')) {
    if (/^<!--.*-->$/.test(line)) continue;
    if (line.startsWith('```')) isCode = !isCode;
    else if (isCode) lines.push(dim(`    ${line}`));
    else if (line.startsWith('#')) lines.push(bold(line.replace(/^#+ /, '')));
    else lines.push(line);
  }
  return (
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim() + '\n'
  );
}
