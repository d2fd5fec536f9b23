/** A run with the preset of a store, as a list for those who submit: what is done, what is missing, what is left to a person. */
import { countAll, type Finding, type Report } from '../core/finding.js';
import { groupBy } from '../core/collections.js';
import { STORES, type Demand, type Store } from '../core/stores.js';
import { readOf } from './not-read.js';
import { counted } from './text.js';

export interface Checklist {
  readonly title: string;
  /** The whole in a sentence. */
  readonly sum: string;
  readonly items: readonly ChecklistItem[];
}

export interface ChecklistItem {
  /** `none`: what it is about was not found. `off`: the config has switched it off. `person`: no linter can tell. */
  readonly is: 'done' | 'missing' | 'none' | 'off' | 'person';
  readonly says: string;
  /** Why, in a few words. */
  readonly note?: string;
  readonly rules: readonly string[];
}

export function checklistOf(report: Report): Checklist | undefined {
  const { submission } = report;
  if (!submission) return undefined;
  const store: Store = STORES[submission.store];
  const byRule = groupBy(report.findings, ({ rule }) => rule);
  // Several rules may look for one demand.
  const demands = Array.from(
    groupBy<string, Demand>(store.demands, ({ says }) => says),
    ([says, all]) =>
      itemOf(
        says,
        all.map(({ rule }) => rule),
        byRule,
        report,
      ),
  );
  const items = [...demands, ...store.beyond.map((says) => ({ is: 'person' as const, says, rules: [] }))];
  return { title: `Before you submit to ${store.title}`, sum: sumOf(items, report), items };
}

function itemOf(
  says: string,
  rules: readonly string[],
  byRule: ReadonlyMap<string, readonly Finding[]>,
  report: Report,
): ChecklistItem {
  const broken = rules.filter((rule) => byRule.has(rule));
  if (broken.length > 0) {
    const places = broken.reduce(
      (sum, rule) => sum + byRule.get(rule)!.reduce((all, { count = 1 }) => all + count, 0),
      0,
    );
    return { is: 'missing', says, note: counted(places, 'place'), rules: broken };
  }
  const off = rules.filter((rule) => report.submission!.off.includes(rule));
  if (off.length > 0) return { is: 'off', says, note: 'switched off in the config', rules: off };
  const isThere = rules.some((rule) => isAbout(rule, report));
  return isThere ? { is: 'done', says, rules } : { is: 'none', says, note: whatIsNotThere(rules[0]!), rules };
}

/** A file was read that the rule looks at. */
function isAbout(rule: string, { files }: Report): boolean {
  const pack = rule.slice(0, rule.indexOf('/'));
  return files.some(({ formats, tools }) => (pack === 'common' || pack === 'mcp' ? tools > 0 : formats.includes(pack)));
}

function whatIsNotThere(rule: string): string {
  if (rule.startsWith('openai/')) return 'no metadata of an app was found';
  return rule.startsWith('server-json/') ? 'no server.json was found' : 'no tool was found';
}

function sumOf(items: readonly ChecklistItem[], report: Report): string {
  const count = (is: ChecklistItem['is']): number => items.filter((each) => each.is === is).length;
  const [missing, unseen, person] = [count('missing'), count('none') + count('off'), count('person')];
  const told = [
    `${count('done')} done`,
    `${missing} missing`,
    ...(unseen > 0 ? [`${unseen} not looked at`] : []),
    `${person} for you to check`,
  ].join(', ');
  const rest = [
    ...(report.suppressed > 0 ? [`${counted(report.suppressed, 'suppressed finding')} not counted`] : []),
    ...(readOf(report) === 'part' || report.failures.length > 0 ? ['not everything could be read'] : []),
    ...(countAll(report).errors > 0 && missing === 0 ? ['other errors are left'] : []),
  ];
  return `${told}${rest.length > 0 ? ` (${rest.join('; ')})` : ''}.`;
}
