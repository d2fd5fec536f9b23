/** What is known of a schema without its types: the names of the parameters. */
import type { Entry, Node, Place } from '../../core/tree.js';
import type { Value } from '../result/values.js';
import type { Module } from './names.js';
import { parametersOf, placeOf, type PyNode } from './syntax.js';
import type { Evaluator } from './values.js';

export interface Versions {
  readonly from?: string;
  readonly before?: string;
}
export interface Sdk {
  readonly is: 'official' | 'fastmcp';
  readonly versions?: Versions;
  readonly pydantic?: Versions;
}
export type Maybe = boolean | undefined;
export function isSince({ from, before }: Versions = {}, version: string): Maybe {
  if (from !== undefined && compare(from, version) >= 0) return true;
  return before !== undefined && compare(before, version) <= 0 ? false : undefined;
}
function compare(a: string, b: string): number {
  const [left, right] = [a, b].map((each) => each.split('.').map((part) => Number.parseInt(part, 10) || 0));
  for (let index = 0; index < Math.max(left!.length, right!.length); index++) {
    const difference = (left![index] ?? 0) - (right![index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
export interface ServingContext {
  readonly module: Module;
  readonly evaluator: Evaluator;
  readonly sdk?: Sdk | undefined;
  readonly leftOut?: ReadonlySet<string>;
  readonly isBound?: boolean;
  readonly hasNoOutput?: boolean;
}
export interface ServedFunction {
  readonly inputSchema: Value;
  readonly outputSchema?: Value | undefined;
  readonly documented: ReadonlyMap<string, Node>;
  readonly faults: readonly SignatureFault[];
}
export interface SignatureFault extends Place {
  readonly is: 'star' | 'underscore' | 'self' | 'positional-only' | 'required-after-optional';
  readonly name: string;
  readonly isCertain: boolean;
}
export function servedSchema(fn: PyNode, { module, isBound, leftOut }: ServingContext): ServedFunction {
  const place = placeOf(module, fn.getChild('ParamList') ?? fn);
  const entries = parametersOf(module, fn)
    .slice(isBound ? 1 : 0)
    .filter(({ name, annotation }) => !leftOut?.has(name) && !(annotation && isContext(module, annotation)))
    .map((each): Entry => {
      const own = placeOf(module, each.node);
      return { key: each.name, ...own, value: { kind: 'unknown', ...own } };
    });
  const properties: Node = { kind: 'object', ...place, entries, open: true };
  const type: Node = { kind: 'string', ...place, value: 'object' };
  return {
    inputSchema: {
      ...{ kind: 'object', ...place, open: true },
      entries: [
        { key: 'type', ...place, value: type },
        { key: 'properties', ...place, value: properties },
      ],
    },
    documented: new Map(),
    faults: [],
  };
}
const isContext = (module: Module, annotation: PyNode): boolean =>
  /(?:^|[.[| "'])Context\b/.test(module.text.slice(annotation.from, annotation.to));
