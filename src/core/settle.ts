/** One fault, one finding: structural problems give way to specific ones, and absorbed ones to those that stand for them. */
import { graver } from './finding.js';
import { addTo } from './group.js';
import type { Said } from './lint.js';
import type { Locator } from './locate.js';
import type { Lack } from './rule.js';
import type { ObjectNode, Place } from './tree.js';

export function settle(said: readonly Said[], locator: Locator): Said[] {
  const absorbedBy = absorption(said);
  const absorbed = new Set(said.flatMap(absorbedBy));
  const givesWay = precedence(said, locator);
  return said.filter((each) => !absorbed.has(each) && !givesWay(each)).map((each) => asGraveAs(each, absorbedBy(each)));
}

/** Tells of what is said whose place it takes: what others say of the keys that are missing because of it. */
function absorption(said: readonly Said[]): (each: Said) => Said[] {
  const lacking = lackingIn(said);
  return ({ problem }) =>
    (problem.absorbs ?? []).flatMap(({ lack, key }) =>
      (lacking.get(lack) ?? []).filter((each) => (each.problem.at as Lack).key === key),
    );
}

/** What was said of missing keys that are known by name, by the object that lacks them. */
function lackingIn(said: readonly Said[]): Map<ObjectNode, Said[]> {
  const found = new Map<ObjectNode, Said[]>();
  for (const each of said) {
    const { at } = each.problem;
    if ('lack' in at && at.key !== undefined) addTo(found, at.lack, each);
  }
  return found;
}

/** Tells whether something structural is said where something specific is, or in what that covers. */
function precedence(said: readonly Said[], locator: Locator): (each: Said) => boolean {
  const specific = said.flatMap(({ setting, problem }) => (setting.rule.structural ? [] : [problem]));
  const taken = new Set(specific.filter(({ at }) => !('lack' in at)).map(({ at }) => keyOf(locator.span(at))));
  const covered = specific.flatMap(({ covers = [] }) => covers);
  return ({ setting, problem: { at } }) => {
    if (!setting.rule.structural) return false;
    const isLack = 'lack' in at;
    const { start, end, file }: Place = isLack ? at.lack : locator.span(at);
    const isTaken = !isLack && taken.has(keyOf({ start, end, file }));
    return isTaken || covered.some((node) => node.start <= start && end <= node.end);
  };
}

const keyOf = ({ start, end, file = '' }: Place): string => `${start}:${end}:${file}`;

function asGraveAs({ problem, setting }: Said, absorbed: readonly Said[]): Said {
  const own = problem.severity ?? setting.severity;
  const others = setting.chosen ? [] : absorbed;
  const severity = others.reduce((gravest, other) => graver(gravest, other.setting.severity), own);
  return { problem, setting: severity === setting.severity ? setting : { ...setting, severity } };
}
