/** What the directives of one file hide, and what is wrong with those that hide nothing. */
import { DIRECTIVES, isOfEslint } from './directives.js';
import type { EngineMessageOf } from '../core/message.js';
import type { Finding } from '../core/finding.js';
import type { Settings } from './applicable-rules.js';
import type { Locator } from './locate.js';
import { countLeading, groupBy, known } from '../core/collections.js';
import { didYouMean } from '../core/did-you-mean.js';
import { familiesIn, familyOf, isFamily } from '../core/pack.js';
import { hasTag } from '../core/tags.js';
import type { Directive, Location } from '../core/rule.js';
import { mayBeSuppressed } from './suppressions.js';
import { engineFinding } from './findings.js';

/** A directive and one rule that it names; `ALL` where it names none. */
interface RuleDirective {
  readonly directive: Directive;
  readonly rule: string;
  readonly location: Location;
}

/** Where a rule is off: from its `disable` to its `enable`. */
interface DisabledRange {
  readonly from: number;
  to: number;
  readonly by: RuleDirective;
}

const ALL = '';
/** What is wrong with directives is not for directives to hide. */
const mayBeHidden = (rule: string): boolean => mayBeSuppressed(rule) && !hasTag(rule, 'about-directives');

export interface DisabledData {
  readonly path: string;
  readonly switches: readonly RuleDirective[];
  readonly used: readonly number[];
  readonly hidden: readonly string[];
}

export class DisabledRanges {
  readonly #path: string;
  readonly #switches: readonly RuleDirective[];
  /** By line and rule. */
  readonly #lines = new Map<number, Map<string, RuleDirective>>();
  readonly #stretches = new Map<string, readonly (readonly DisabledRange[])[]>();
  readonly #used = new Set<RuleDirective>();
  readonly #hidden = new Set<string>();

  static of(path: string, directives: readonly Directive[], locator: Locator): DisabledRanges {
    const switches = directives.flatMap((directive): RuleDirective[] => {
      if (directive.rules.length === 0 || !directive.exists)
        return [{ directive, rule: ALL, location: locator.locate(directive) }];
      return directive.rules.map((each) => ({ directive, rule: each.id, location: locator.locate(each) }));
    });
    return new DisabledRanges(path, switches);
  }

  private constructor(path: string, switches: readonly RuleDirective[]) {
    this.#path = path;
    this.#switches = switches;
    for (const each of this.#switches) {
      const { line, lastLine = line } = each.directive;
      for (let at = line ?? Infinity; at <= (lastLine ?? 0); at++) {
        const there = this.#lines.get(at) ?? new Map<string, RuleDirective>();
        this.#lines.set(at, there);
        if (!there.has(each.rule)) there.set(each.rule, each);
      }
    }
    const own = switches.filter(({ directive }) => !isOfEslint(directive));
    for (const each of effectiveEnables(own)) this.#used.add(each);
  }

  toData(): DisabledData {
    const used = this.#switches.flatMap((each, index) => (this.#used.has(each) ? [index] : []));
    return { path: this.#path, switches: this.#switches, used, hidden: [...this.#hidden] };
  }

  static fromData({ path, switches, used, hidden }: DisabledData): DisabledRanges {
    const ranges = new DisabledRanges(path, switches);
    for (const index of used) ranges.#used.add(switches[index]!);
    for (const each of hidden) ranges.#hidden.add(each);
    return ranges;
  }

  /** Gives a function that takes back what is hidden from now on: files may be compared again when one of them changes. */
  checkpoint(): () => void {
    const [used, hidden] = [[...this.#used], [...this.#hidden]];
    return () => {
      this.#used.clear();
      this.#hidden.clear();
      for (const each of used) this.#used.add(each);
      for (const each of hidden) this.#hidden.add(each);
    };
  }

  /** How many findings were hidden. One that two files have counts once. */
  get hidden(): number {
    return this.#hidden.size;
  }

  hides({ rule, path, line, start, end, message }: Finding): boolean {
    if (path !== this.#path || !mayBeHidden(rule)) return false;
    const here = this.#lines.get(line);
    const by =
      here?.get(rule) ??
      here?.get(familyOf(rule)) ??
      here?.get(ALL) ??
      this.#stretchesOf(rule).flatMap((stretches) => lastBefore(stretches, start)?.by ?? [])[0];
    if (!by) return false;
    this.#used.add(by);
    this.#hidden.add(`${rule}\n${start}:${end}\n${message}`);
    return true;
  }

  /** To be asked when all is found that could be hidden. `known` are the rules there are, be they on or off. */
  unused(settings: Settings, known: Iterable<string>): Finding[] {
    const ids = new Set(known);
    return this.#switches.flatMap((each) => {
      const complaint = this.#complaint(each, settings, ids);
      if (!complaint) return [];
      const [message, data] = complaint;
      const words = { rule: 'common/unused-directive', message } as const;
      return engineFinding(settings, words, { ...each.location, data }) ?? [];
    });
  }

  #complaint(each: RuleDirective, settings: Settings, known: ReadonlySet<string>): Complaint | undefined {
    const { word, exists } = each.directive;
    const { rule } = each;
    // ESLint tells of its own, and may report here what toolint does not.
    if (isOfEslint(each.directive)) return undefined;
    if (!exists) return ['word', { word, hint: didYouMean(word, DIRECTIVES) }];
    if (this.#used.has(each)) return undefined;
    const isEnable = word === 'toolint-enable';
    if (rule === ALL) return [isEnable ? 'enablesNothing' : 'hidesAnything', { word }];
    const names = isFamily(rule) ? familiesIn(known) : known;
    if (!names.has(rule)) return ['rule', { rule, hint: didYouMean(rule, names) }];
    if (!mayBeHidden(rule)) return ['never', { rule }];
    const isOn = isFamily(rule) ? familiesIn(settings.keys()).has(rule) : settings.has(rule);
    return isOn ? [isEnable ? 'enables' : 'hides', { rule, word }] : undefined;
  }

  /** Those of toolint's comments, and those of ESLint's, which do not end each other. */
  #stretchesOf(rule: string): readonly (readonly DisabledRange[])[] {
    return known(this.#stretches, rule, () => {
      const byTool = groupBy(this.#switches, ({ directive }) => isOfEslint(directive));
      return Array.from(byTool.values(), (switches) => rangesFor(rule, switches));
    });
  }
}

type Complaint = readonly [message: EngineMessageOf<'common/unused-directive'>, data: Readonly<Record<string, string>>];

function rangesFor(rule: string, switches: readonly RuleDirective[]): DisabledRange[] {
  const stretches: DisabledRange[] = [];
  let open: DisabledRange | undefined;
  const family = familyOf(rule);
  for (const by of switches) {
    const { word, start, end } = by.directive;
    if (by.rule !== rule && by.rule !== family && by.rule !== ALL) continue;
    if (word.endsWith('-disable') && !open) stretches.push((open = { from: end, to: Infinity, by }));
    if (word.endsWith('-enable') && open) {
      open.to = start;
      open = undefined;
    }
  }
  return stretches;
}

function lastBefore(stretches: readonly DisabledRange[], offset: number): DisabledRange | undefined {
  const last = stretches[countLeading(stretches, ({ from }) => from <= offset) - 1];
  return last && offset < last.to ? last : undefined;
}

/** Whether an `enable` of one thing ends a `disable` of another altogether. */
function isEndedBy(opened: string, enabled: string): boolean {
  return enabled === ALL || opened === enabled || (opened !== ALL && familyOf(opened) === enabled);
}

/** Those that end what a `disable` began. */
function effectiveEnables(switches: readonly RuleDirective[]): RuleDirective[] {
  const open = new Set<string>();
  return switches.filter((each) => {
    if (each.directive.word === 'toolint-disable') open.add(each.rule);
    if (each.directive.word !== 'toolint-enable') return false;
    const ends = [...open].filter((opened) => isEndedBy(opened, each.rule));
    const does = ends.length > 0 || (each.rule !== ALL && (open.has(ALL) || open.has(familyOf(each.rule))));
    for (const opened of ends) open.delete(opened);
    return does;
  });
}
