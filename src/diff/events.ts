/** All that differs between two lists of tools: one event for each tool and place, and those that are equal but for the tool as one change, in words. */
import { append, groupBy } from '../core/collections.js';
import { type DiffWords, type DiffRule, partsOf } from '../core/message.js';
import type { Severity, Rule } from '../core/rule.js';
import type { Place } from '../core/tree.js';
import { compareTools } from './compare-tool.js';
import type { Found } from './found.js';
import type { Contract } from './contract.js';
import { actionOf, match } from './match.js';
import type { Change, LinePlace, TextChange } from '../core/change.js';
import { compareSeverity, compareText } from '../core/finding.js';
import { printable } from '../core/text.js';

export type Event = Found & {
  readonly tool: string;
  readonly old?: Contract;
  readonly now?: Contract;
  readonly beneath?: readonly Event[];
};

interface VagueTool {
  readonly contract: Contract;
  readonly pointer: string;
  readonly reason: string;
}

export interface SideComparison {
  readonly events: readonly Event[];
  readonly vague: readonly VagueTool[];
  /** Tools at BASE that may still be there, and why that is not known. */
  readonly doubtful: readonly Contract[];
}

export interface Doubts {
  /** Whether a tool that is not among those at HEAD may be there all the same. */
  mayRemain(contract: Contract): boolean;
}

export function compareLists(before: readonly Contract[], after: readonly Contract[], doubts?: Doubts): SideComparison {
  const matched = match(before, after);
  const events: Event[] = [];
  const vague: VagueTool[] = [];
  const doubtful: Contract[] = [];
  const eventsOf = (was: Contract, is: Contract): Event[] => {
    if (was.node === is.node) return [];
    const compared = compareTools(was, is);
    append(
      vague,
      compared.vague.map((each) => ({ contract: is, ...each })),
    );
    return compared.found.map((found) => ({ ...found, tool: was.name, old: was, now: is }));
  };
  for (const [was, is] of matched.pairs) append(events, eventsOf(was, is));
  for (const [was, is] of matched.renamed) {
    if (doubts?.mayRemain(was)) {
      doubtful.push(was);
      continue;
    }
    const beneath = eventsOf(was, is);
    events.push({
      ...ofTools({ rule: 'diff/tool-renamed', message: 'renamed' }, 'error', was, is),
      before: was.name,
      after: is.name,
      beneath,
    });
  }
  for (const [is, olds] of matched.merged) {
    const known = olds.filter((each) => !doubts?.mayRemain(each));
    append(
      doubtful,
      olds.filter((each) => !known.includes(each)),
    );
    const actions = (actionOf(is) ?? []).join(', ');
    for (const was of known) {
      events.push({
        ...ofTools({ rule: 'diff/tools-merged', message: 'merged' }, 'error', was, is),
        after: is.name,
        ...(actions && { before: actions }),
      });
    }
  }
  const twins = new Set(after.map(({ name }) => name));
  for (const was of matched.removed) {
    if (doubts?.mayRemain(was)) {
      doubtful.push(was);
      continue;
    }
    const alias = before.find(
      (each) => each.folder === was.folder && each.name !== was.name && twins.has(each.name) && isTwin(each, was),
    );
    const maybe = matched.perhaps.get(was);
    const rule = 'diff/tool-removed';
    if (alias) events.push({ ...ofTools({ rule, message: 'alias' }, 'warning', was), after: alias.name });
    else if (maybe) events.push({ ...ofTools({ rule, message: 'perhaps' }, 'error', was), after: maybe.name });
    else events.push(ofTools({ rule, message: 'removed' }, 'error', was));
  }
  for (const is of matched.added) {
    events.push({ ...ofTools({ rule: 'diff/added', message: 'tool' }, 'info', undefined, is), tool: is.name });
  }
  return { events, vague, doubtful };
}

/** Two names of one tool. */
function isTwin(a: Contract, b: Contract): boolean {
  if (a.description?.kind !== 'string') return false;
  const { found, vague } = compareTools(a, b);
  return found.length === 0 && vague.length === 0;
}

function ofTools(words: DiffWords, severity: Severity, was?: Contract, is?: Contract): Event {
  const place = (each: Contract | undefined, key: 'was' | 'at'): { readonly [key: string]: Place } =>
    each ? { [key]: each.at } : {};
  return {
    ...words,
    ...{ severity, pointer: '', name: '', tool: (was ?? is)!.name },
    ...place(was, 'was'),
    ...place(is, 'at'),
    ...(was && { old: was }),
    ...(is && { now: is }),
  };
}

/** Gives the line of a place in a file of one of the two sides. */
export type Locate = (contract: Contract, place: Place, side: 'before' | 'after') => LinePlace | undefined;

export interface Wording {
  /** The rules by id: their messages say what there is to say. */
  readonly rules: ReadonlyMap<string, Pick<Rule, 'messages'>>;
  readonly locate?: Locate;
  isReleased?(event: Event): boolean;
}

export function changesOf(events: readonly Event[], wording: Wording): Change[] {
  const alike = [...groupBy(events, groupKey).values()];
  const groups = groupBy(alike, togetherKey);
  const changes = [...groups.values()].map((some) => changeOf(some.flat(), wording));
  return changes.sort(
    (a, b) =>
      compareSeverity(a.severity, b.severity) ||
      compareText(a.rule, b.rule) ||
      Number(b.isUnsafe ?? false) - Number(a.isUnsafe ?? false) ||
      compareText(a.tools[0] ?? '', b.tools[0] ?? '') ||
      compareText(a.pointer, b.pointer),
  );
}

/** These are of one kind wherever they are. */
const TOGETHER: ReadonlySet<DiffRule> = new Set<DiffRule>(['diff/added', 'diff/closed', 'diff/description-changed']);
/** And these whatever the tool is. */
const OF_TOOLS: DiffRule = 'diff/tool-removed';

function groupKey({ rule, message, severity, pointer, before = '', after = '', now, beneath }: Event): string {
  if (rule === 'diff/added')
    return message === 'tool' || message === 'parameter' || message === 'field'
      ? `${rule} ${message}`
      : `${rule} wider`;
  if (rule === 'diff/description-changed') return `${rule} ${message === 'unsafe' ? message : ''}`;
  if (TOGETHER.has(rule)) return `${rule} ${message}`;
  if (rule === OF_TOOLS) return `${rule} ${message} ${severity} ${message === 'removed' ? '' : after}`;
  if (rule === 'diff/tools-merged') return `${rule} ${now?.name}`;
  if (beneath) return `${rule} ${before} ${after}`;
  if (rule === 'diff/bound-tightened' && severity === 'info') return `${rule} info`;
  return JSON.stringify([rule, message, severity, pointer, before, after]);
}

/** What happened to several parameters of the same tools. */
const OF_PARAMETERS: ReadonlySet<DiffRule> = new Set<DiffRule>([
  'diff/parameter-removed',
  'diff/parameter-required',
  'diff/output-narrowed',
]);
const PLURAL: ReadonlySet<Event['message']> = new Set<Event['message']>([
  'ignored',
  'refused',
  'new',
  'now',
  'removed',
  'optional',
]);

function togetherKey(group: readonly Event[]): unknown {
  const [{ rule, message, severity }] = group as readonly [Event];
  if (!OF_PARAMETERS.has(rule) || !PLURAL.has(message)) return group;
  return JSON.stringify([rule, message, severity, [...new Set(group.map(({ tool }) => tool))].sort()]);
}

const MOST_NAMED = 8;

function changeOf(group: readonly Event[], wording: Wording): Change {
  const [first] = group;
  const event = first!;
  const { rule, message, severity, pointer, name, before, after, beneath = [] } = event;
  const tools = [...new Set(group.map(({ tool }) => tool))].sort(compareText);
  const isMixed = new Set(group.map((each) => each.pointer)).size > 1;
  const texts = rule === 'diff/description-changed' ? group.map(textChange) : [];
  const data: Readonly<Record<string, string>> = {
    them: tools.length === 1 ? 'it' : 'them',
    need: name,
    id: plain(before),
    tools: listed(group.map(placeName)),
    it: isMixed ? 'them' : 'it',
    values: isMixed ? 'the values are' : 'the value is',
    tool: plain(tools[0]),
    before: plain(before),
    after: plain(after),
    name: OF_PARAMETERS.has(rule) && isMixed ? listed(group.map((each) => each.name)) : wordFor(name),
    of: tools.length === 1 ? quoted(tools[0]!) : `${tools.length} tools (${listed(tools)})`,
    more:
      beneath.length > 0
        ? ` ${beneath.length} more ${beneath.length === 1 ? 'change comes' : 'changes come'} with the new name.`
        : '',
  };
  const known = wording.rules.get(rule)?.messages;
  const id = (isMixed && SEVERAL[rule]?.(message)) || message;
  const { message: text, help } = partsOf(known?.[id] ?? `${rule} ${id}`);
  const at = place(event, 'after', wording);
  const was = place(event, 'before', wording);
  return {
    ...{ rule, severity, tools, pointer: isMixed ? '' : pointer },
    ...(before !== undefined && !isMixed && texts.length === 0 && { before }),
    ...(after !== undefined && !isMixed && texts.length === 0 && { after }),
    message: filled(text, data),
    ...(help !== undefined && { help: filled(help, data) }),
    ...(at && { at }),
    ...(was && { was }),
    isReleased: wording.isReleased ? group.some((each) => wording.isReleased!(each)) : true,
    ...(beneath.length > 0 && { beneath: changesOf(beneath, wording) }),
    ...(texts.length > 0 && { texts }),
    ...(message === 'unsafe' && { isUnsafe: true }),
  };
}

/** The message for changes that are of one kind, in several places. */
const SEVERAL: Readonly<Partial<Record<DiffRule, (message: string) => string | undefined>>> = {
  'diff/added': (message) => (['tool', 'parameter', 'field'].includes(message) ? undefined : 'wider'),
  'diff/bound-tightened': () => 'several',
};

const placeName = ({ tool, name }: Event): string => (name === '' ? tool : `${tool}.${name}`);

function listed(names: readonly string[]): string {
  const all = [...new Set(names)].sort(compareText);
  const shown = all.slice(0, MOST_NAMED).map(quoted).join(', ');
  return all.length > MOST_NAMED ? `${shown} and ${all.length - MOST_NAMED} more` : shown;
}

const LONGEST = 300;

/** Values come from manifests: they are shortened, made printable, and end no code. */
const plain = (text: string | undefined): string => printable(text ?? '', LONGEST).replaceAll('`', "'");
const quoted = (name: string): string => `\`${plain(name)}\``;
const wordFor = (name: string): string => (name === '' ? 'the whole schema' : quoted(name));

function textChange({ tool, pointer, before = '', after = '' }: Event): TextChange {
  return { tool, pointer, before, after };
}

function place(event: Event, side: 'before' | 'after', { locate }: Wording): LinePlace | undefined {
  const contract = side === 'before' ? event.old : event.now;
  const at = side === 'before' ? event.was : event.at;
  return contract && at && locate?.(contract, at, side);
}

function filled(template: string, data: Readonly<Record<string, string>>): string {
  const text = template.replace(/\{\{(\w{1,20})\}\}/g, (_, key: string) => data[key] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
