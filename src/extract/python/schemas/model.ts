/** What annotations are read into: types, classes, and what fields say. */
import type { Node, Place } from '../../../core/tree.js';
import type { Value } from '../../result/values.js';
import type { Meaning, Module } from '../names.js';
import type { PyNode } from '../syntax.js';
import type { Evaluator } from '../values.js';

/** An expression, and where its names are looked up: inside of a string they are those around it. */
export interface Expression {
  readonly module: Module;
  readonly node: PyNode;
  readonly scope: PyNode;
}

export type Keywords = readonly (readonly [key: string, value: string | number | boolean])[];

export type PyType = Place &
  (
    | { readonly is: 'plain'; readonly keywords: Keywords; readonly isAny?: boolean }
    | { readonly is: 'decimal' }
    | { readonly is: 'list' | 'set'; readonly item?: PyType; readonly isTuple?: true; readonly isBuiltin?: boolean }
    | { readonly is: 'dict'; readonly key?: PyType; readonly value?: PyType; readonly isBuiltin?: boolean }
    | { readonly is: 'tuple'; readonly items: readonly PyType[] }
    | { readonly is: 'union'; readonly options: readonly PyType[] }
    | { readonly is: 'literal'; readonly values: readonly Node[] }
    | { readonly is: 'class'; readonly model: ClassModel }
    | { readonly is: 'annotated'; readonly type: PyType; readonly metadata: readonly Metadata[] }
    | { readonly is: 'qualified'; readonly as: 'Required' | 'NotRequired' | 'ClassVar'; readonly type: PyType }
    /** Injected by the SDK. */
    | { readonly is: 'context' }
    /** Results that the SDK hands on as they are: its images and content. */
    | { readonly is: 'content' }
    | { readonly is: 'unknown' }
  );

export type ClassKind = 'model' | 'typed-dict' | 'dataclass' | 'enum' | 'plain' | 'unknown';

export interface ClassField extends Place {
  readonly name: string;
  readonly type: PyType;
  readonly default: Default;
  /** Undefined: the default says. Only a TypedDict says so itself. */
  readonly isRequired?: boolean;
}

export interface Config {
  /** Further fields are refused, or taken. */
  readonly extra?: 'forbid' | 'allow';
  readonly title?: string;
  /** Something in it changes the schema in a way that is not followed. */
  readonly isOpen: boolean;
}

/** A class, read when it is asked for. */
export interface ClassModel {
  readonly name: string;
  readonly place: Place;
  readonly kind: ClassKind;
  readonly doc: Node | undefined;
  /** Of an enum; unknown where they are made in a way that is not known. */
  readonly values: readonly Node[];
  /** With those that it inherits, which come first. */
  readonly fields: readonly ClassField[];
  readonly config: Config;
  /** It has fields that are computed, or writes itself: what it returns is another thing than what it takes. */
  readonly isWrittenOtherwise: boolean;
}

/** One thing behind the type in `Annotated[…]`. */
export type Metadata = Place &
  (
    | { readonly is: 'text'; readonly text: Node }
    | { readonly is: 'field'; readonly field: FieldInfo }
    /** The whole schema, as it is given. */
    | { readonly is: 'schema'; readonly schema: Node }
    /** Changes nothing in the schema. */
    | { readonly is: 'nothing' }
    | { readonly is: 'unknown' }
  );

export interface FieldInfo extends Place {
  /** Keywords of pydantic with their values: `description`, `ge`. */
  readonly given: ReadonlyMap<string, Node>;
  readonly default: Default;
  /** It says more than is known. */
  readonly isOpen: boolean;
}

export type Default =
  | { readonly is: 'none' }
  /** There is one, which the schema does not show. */
  | { readonly is: 'hidden' }
  | { readonly is: 'value'; readonly value: Value }
  | { readonly is: 'field'; readonly field: FieldInfo }
  /** A call of the SDK's own which gives the value: `CurrentContext()`. */
  | { readonly is: 'injected' }
  /** A call: of what it makes, nothing is known. */
  | { readonly is: 'called'; readonly at: Place }
  /** Not a field at all: `PrivateAttr()`. */
  | { readonly is: 'private' };

/** Reads an annotation. */
export interface Reader {
  readonly evaluator: Evaluator;
  typeAt(module: Module, node: PyNode): PyType;
  meaningOf(expression: Expression): Meaning | undefined;
  /** What an expression is worth in JSON; the members of an enum are their values. */
  valueOf(expression: Expression): Value;
}

/** One name for what may be imported from several modules. */
export function canonical(meaning: Meaning & { is: 'builtin' | 'external' }): string {
  if (meaning.is === 'builtin') return meaning.name;
  const parts = meaning.path.split('.');
  const root = parts[0]!;
  const last = parts.at(-1)!;
  if (/^(?:typing|typing_extensions|collections)$/.test(root)) return `typing.${last}`;
  return /^(?:pydantic|mcp|fastmcp|annotated_types)$/.test(root) ? `${root}.${last}` : meaning.path;
}

/** The class of which the SDK gives an instance. */
const SDK_CONTEXT = /^(?:mcp|fastmcp)\.Context$/;
export const isContextName = (name: string): boolean => SDK_CONTEXT.test(name);
