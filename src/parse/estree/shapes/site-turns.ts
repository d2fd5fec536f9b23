/** The turns in which a call registers something else each time: of the loop around it, or calls of the function there. */
import { entry, type Node } from '../../../core/tree.js';
import type { Ast } from '../ast.js';
import type { Evaluator } from '../evaluate.js';
import type { Helper, Helpers } from '../helpers.js';
import { turnsOf, type Turn } from '../turns.js';
import { textOf } from '../values.js';
import { nameIn, uriIn, type Site } from './arguments.js';

/** Undefined where it registers the same, or where that cannot be told. */
export function turnsOfSite(
  site: Site,
  helper: Helper | undefined,
  helpers: Helpers,
  evaluator: Evaluator,
): readonly Turn[] | undefined {
  const turns = helper ? helpers.turnsOf(helper.callable) : turnsOf(site.call, evaluator);
  const uri = uriIn(site);
  const names = [nameIn(site), uri].filter((each) => each !== undefined);
  if (!turns || names.length === 0 || (uri && turns.some(isOfText))) return undefined;
  if (helper?.isWrapper) return onceForEachName(turns, names[0]!, evaluator);
  return names.some((name) => isNamedByTurn(name, turns, evaluator)) ? turns : undefined;
}

/** Of several URIs of one resource, all but one are kept for hosts that have the old ones. */
const isOfText = ({ items: [row] }: Turn): boolean => (row as Node | undefined)?.kind === 'string';

/** What has one name in all turns is given to several servers. */
function isNamedByTurn(argument: Ast, turns: readonly Turn[], evaluator: Evaluator): boolean {
  const names = turns.map((turn) => nameInTurn(turn, argument, evaluator));
  return !names.includes(undefined) && new Set(names).size === names.length;
}

/** In a loop around a call, too. */
function onceForEachName(turns: readonly Turn[], argument: Ast, evaluator: Evaluator): readonly Turn[] {
  const known = new Map<Ast | undefined, Set<string | undefined>>();
  return turns.filter((turn) => {
    const name = nameInTurn(turn, argument, evaluator);
    const names = known.get(turn.call) ?? new Set();
    known.set(turn.call, names);
    return !names.has(name) && names.add(name);
  });
}

function nameInTurn({ env }: Turn, argument: Ast, evaluator: Evaluator): string | undefined {
  const value = evaluator.evaluate(argument, env);
  return textOf(value.kind === 'object' ? entry(value, 'name')?.value : value);
}
