/** A file with the code of one tool, which another file describes: `run(settings, inputs)` answers. */
import type { ArgumentUse, ToolCode } from '../../../core/code.js';
import type { Place } from '../../../core/tree.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { Exports } from '../exports.js';
import { returnsOf } from '../returns.js';
import { bare, nameOf, type FunctionNode, place } from '../syntax.js';
import { plain, textOf } from '../../result/values.js';
import { isStub, readOf } from './inputs.js';
import { NamesInFile } from './names-in-file.js';
import { Following } from './uses.js';

/** Places are reported as those of another file. */
export function toolCodeOf(path: string, evaluator: Evaluator): ToolCode | undefined {
  const run = new Exports(evaluator).functionNamed('run');
  if (!run) return undefined;
  const names = new NamesInFile(evaluator);
  const inFile = <T extends Place>(at: T): T => ({ ...at, file: path });
  const useOf = (position: number): ArgumentUse => {
    const all = new Following(evaluator, names);
    all.parameter(run, position, { keys: [] });
    return {
      reads: all.reads.map((use) => inFile(readOf(use, all.written))),
      mayReadMore: all.escapes.length > 0,
    };
  };
  const answers = answersOf(run, evaluator);
  return {
    file: path.slice(path.lastIndexOf('/') + 1),
    run: inFile({ start: place(run).start, end: place(run.body).start }),
    settings: useOf(0),
    inputs: useOf(1),
    ...(answers && { answers }),
    services: servicesOf(evaluator).map(inFile),
    isStub: isStub(run),
  };
}

function answersOf(run: FunctionNode, evaluator: Evaluator): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const { expression } of returnsOf(run)) {
    const value = evaluator.evaluate(expression);
    for (const each of value.kind === 'union' ? value.branches : [value]) {
      const body = plain(each);
      if (body.kind !== 'object' || body.open) return undefined;
      for (const { key } of body.entries) names.add(key);
    }
  }
  return names.size > 0 ? names : undefined;
}

/** `getAccessToken('Github')`. */
function servicesOf(evaluator: Evaluator): ToolCode['services'] {
  return evaluator.file.calls.flatMap(({ arguments: [given], callee }) => {
    const called = bare(callee);
    if (!given || called.type !== 'Identifier' || nameOf(called) !== 'getAccessToken') return [];
    const name = textOf(evaluator.evaluate(given));
    return name === undefined ? [] : [{ name, ...place(given) }];
  });
}
