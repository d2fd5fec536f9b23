/** What the directives of one file hide, and what is wrong with those that hide nothing. */
import { DIRECTIVES } from './directives.js';
import type { Finding } from '../core/finding.js';
import type { Settings } from './applicable-rules.js';
import type { Locator } from './locate.js';
import { countWhere } from '../core/collections.js';
import { didYouMean } from '../core/did-you-mean.js';
import type { Directive, Location } from '../core/rule.js';
import { mayBeSuppressed } from './suppressions.js';
import { wordingOf } from './findings.js';

/** A directive and one rule that it names; `ALL` where it names none. */
interface Switch {
  readonly directive: Directive;
  readonly rule: string;
  readonly location: Location;
}

/** Where a rule is off: from its `disable` to its `enable`. */
interface Stretch {
  readonly from: number;
  to: number;
  readonly by: Switch;
}

const ALL = '';
const UNUSED = 'common/unused-directive';
/** What is wrong with directives is not for directives to hide. */
const ABOUT_DIRECTIVES = new Set([UNUSED, 'common/directive-without-reason']);
const mayBeHidden = (rule: string): boolean => mayBeSuppressed(rule) && !ABOUT_DIRECTIVES.has(rule);

export class Switches {
  readonly #path: string;
  readonly #switches: readonly Switch[];
  /** By line and rule. */
  readonly #lines = new Map<number, Map<string, Switch>>();
  readonly #stretches = new Map<string, readonly Stretch[]>();
  readonly #used = new Set<Switch>();
  readonly #hidden = new Set<string>();

  constructor(path: string, directives: readonly Directive[], locator: Locator) {
    this.#path = path;
    this.#switches = directives.flatMap((directive): Switch[] => {
      if (directive.rules.length === 0 || !directive.exists)
        return [{ directive, rule: ALL, location: locator.locate(directive) }];
      return directive.rules.map((each) => ({ directive, rule: each.id, location: locator.locate(each) }));
    });
    for (const each of this.#switches) {
      const { line } = each.directive;
      if (line === undefined) continue;
      const there = this.#lines.get(line) ?? new Map<string, Switch>();
      this.#lines.set(line, there);
      if (!there.has(each.rule)) there.set(each.rule, each);
    }
    for (const each of enablesThatDo(this.#switches)) this.#used.add(each);
  }

  /** How many findings were hidden. One that two files have counts once. */
  get hidden(): number {
    return this.#hidden.size;
  }

  hides({ rule, path, line, start, end, message }: Finding): boolean {
    if (path !== this.#path || !mayBeHidden(rule)) return false;
    const here = this.#lines.get(line);
    const by = here?.get(rule) ?? here?.get(ALL) ?? lastBefore(this.#stretchesOf(rule), start)?.by;
    if (!by) return false;
    this.#used.add(by);
    this.#hidden.add(`${rule}\n${start}:${end}\n${message}`);
    return true;
  }

  /** To be asked when all is found that could be hidden. `known` are the rules there are, be they on or off. */
  unused(settings: Settings, known: Iterable<string>): Finding[] {
    const setting = settings.get(UNUSED);
    if (!setting) return [];
    const ids = new Set(known);
    const { rule, severity } = setting;
    return this.#switches.flatMap((each) => {
      const complaint = this.#complaint(each, settings, ids);
      if (!complaint) return [];
      const [message, data] = complaint;
      return [{ severity, ...wordingOf(rule, message, data), ...each.location }];
    });
  }

  #complaint(each: Switch, settings: Settings, known: ReadonlySet<string>): Complaint | undefined {
    const { word, exists } = each.directive;
    const { rule } = each;
    if (!exists) return ['word', { word, hint: didYouMean(word, DIRECTIVES) }];
    if (this.#used.has(each)) return undefined;
    const isEnable = word === 'toolint-enable';
    if (rule === ALL) return [isEnable ? 'enablesNothing' : 'hidesAnything', { word }];
    if (!known.has(rule)) return ['rule', { rule, hint: didYouMean(rule, known) }];
    if (!mayBeHidden(rule)) return ['never', { rule }];
    return settings.has(rule) ? [isEnable ? 'enables' : 'hides', { rule, word }] : undefined;
  }

  #stretchesOf(rule: string): readonly Stretch[] {
    let stretches = this.#stretches.get(rule);
    if (!stretches) this.#stretches.set(rule, (stretches = stretchesFor(rule, this.#switches)));
    return stretches;
  }
}

type Complaint = readonly [message: string, data: Readonly<Record<string, string>>];

function stretchesFor(rule: string, switches: readonly Switch[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const by of switches) {
    const { word, start, end } = by.directive;
    if (by.rule !== rule && by.rule !== ALL) continue;
    if (word === 'toolint-disable' && !open) stretches.push((open = { from: end, to: Infinity, by }));
    if (word === 'toolint-enable' && open) {
      open.to = start;
      open = undefined;
    }
  }
  return stretches;
}

function lastBefore(stretches: readonly Stretch[], offset: number): Stretch | undefined {
  const last = stretches[countWhere(stretches, ({ from }) => from <= offset) - 1];
  return last && offset < last.to ? last : undefined;
}

/** Those that end what a `disable` began. */
function enablesThatDo(switches: readonly Switch[]): Switch[] {
  const open = new Set<string>();
  return switches.filter((each) => {
    if (each.directive.word === 'toolint-disable') open.add(each.rule);
    if (each.directive.word !== 'toolint-enable') return false;
    const does = each.rule === ALL ? open.size > 0 : open.has(each.rule) || open.has(ALL);
    if (each.rule === ALL) open.clear();
    else open.delete(each.rule);
    return does;
  });
}
