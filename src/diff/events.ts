/** All that differs between two lists of tools, one event for each tool and place. */
import { append } from '../core/collections.js';
import type { DiffWords } from '../core/message.js';
import type { Severity } from '../core/rule.js';
import type { Place } from '../core/tree.js';
import { compareTools } from './compare-tool.js';
import type { Found } from './found.js';
import type { Contract } from './contract.js';
import { actionOf, match } from './match.js';

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
