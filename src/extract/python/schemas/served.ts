/** What an SDK lists for a function of Python: the schemas that it makes of the signature. */
import type { Node, Place } from '../../../core/tree.js';
import type { Value } from '../../result/values.js';
import type { Module } from '../names.js';
import type { PyNode } from '../syntax.js';
import type { Evaluator } from '../values.js';
import type { Sdk } from './dialect.js';

export interface ServingContext {
  readonly module: Module;
  readonly evaluator: Evaluator;
  /** Undefined: only what both SDKs serve alike is known. */
  readonly sdk?: Sdk | undefined;
  /** Parameters that are not served: `exclude_args`. */
  readonly leftOut?: ReadonlySet<string>;
  /** It is a method of an object, which gives its first parameter. */
  readonly isBound?: boolean;
  /** `structured_output=False`, `output_schema=None`: what it returns is not served. */
  readonly hasNoOutput?: boolean;
}

export interface ServedFunction {
  /** Unknown where the SDK refuses the function. */
  readonly inputSchema: Value;
  /** Undefined: none is served. */
  readonly outputSchema?: Value | undefined;
  /** What the docstring says of parameters, by name. */
  readonly documented: ReadonlyMap<string, Node>;
  /** Why the SDK cannot register or call the function, at the place to change. */
  readonly faults: readonly SignatureFault[];
}

export interface SignatureFault extends Place {
  readonly is: 'star' | 'underscore' | 'self' | 'positional-only' | 'required-after-optional';
  readonly name: string;
  /** `true` where it is so in all versions that it may be. */
  readonly isCertain: boolean;
}

export declare function servedSchema(fn: PyNode, context: ServingContext): ServedFunction;
