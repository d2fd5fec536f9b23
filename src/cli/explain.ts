/** `toolint explain <rule-id>`: the rule's page, for a terminal. */
import { readFileSync } from 'node:fs';
import { didYouMean } from '../core/near.js';
import type { Rule } from '../core/rule.js';
import { pageOf } from '../core/version.js';
import { palette } from '../report/palette.js';
import { UserError } from '../workspace/errors.js';
import type { Flags } from './args.js';
import { page } from './page.js';
import { rulesHere } from './rules.js';
import { wantsColor, type Terminal } from './terminal.js';

/** Lines longer than this are hard to read. */
const COLUMNS = { least: 40, most: 100 };

export async function explain(
  [id, ...more]: readonly string[],
  flags: Flags,
  rules: readonly Rule[],
  terminal: Terminal,
): Promise<number> {
  if (id === undefined || more.length > 0)
    throw new UserError('Say which rule, one at a time: toolint explain otc/id-format');
  if (flags.format !== undefined && flags.format !== 'pretty')
    throw new UserError(`toolint explain prints pretty, not ${flags.format}. toolint rules has json too.`);
  // A config that is broken keeps nobody from reading about a rule of ours.
  const rule = rules.find((each) => each.id === id) ?? (await ruleHere(id, flags, rules, terminal));
  const url = pageOf(rule);
  const text = page(readPage(rule) ?? summaryOf(rule), {
    paint: palette(wantsColor(flags, terminal)),
    columns: Math.max(COLUMNS.least, Math.min(COLUMNS.most, terminal.width ?? COLUMNS.most)),
  });
  terminal.out(url === '' ? text : `${text}\n${url}\n`);
  return 0;
}

async function ruleHere(id: string, flags: Flags, rules: readonly Rule[], terminal: Terminal): Promise<Rule> {
  const all = await rulesHere(flags, rules, terminal);
  const rule = all.find((each) => each.id === id);
  if (rule) return rule;
  const hint = didYouMean(
    id,
    all.map((each) => each.id),
  );
  throw new UserError(`There is no rule "${id}"${hint}. toolint rules lists them all.`);
}

/** The pages are shipped beside dist/. */
function readPage({ id }: Rule): string | undefined {
  for (const root of ['../', '../../']) {
    try {
      return readFileSync(new URL(`${root}docs/rules/${id}.md`, import.meta.url), 'utf8');
    } catch {
      // Not there: the sources lie one folder deeper than dist/.
    }
  }
  return undefined;
}

/** For a rule of somebody else's. */
function summaryOf({ id, summary, severity, in: preset, fixable, source }: Rule): string {
  const facts = [
    ['Severity', severity],
    ['Preset', preset],
    ['Fix', fixable ?? 'no'],
    ['Source', `${source?.document ?? ''}${source?.section ? `, ${source.section}` : ''}`],
    ['It says', source?.says ?? ''],
  ];
  const rows = facts.filter(([, fact]) => fact).map(([name, fact]) => `| ${name} | ${fact!.replaceAll('|', '\\|')} |`);
  return [`# ${id}`, `${summary}.`, ['| | |', '| - | - |', ...rows].join('\n')].join('\n\n');
}
