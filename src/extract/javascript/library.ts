/** What a file in libraries/ tells about one library by which programs give tools to models. */
import type { ObjectValue } from '../result/values.js';
import type { Site } from './registrations/objects.js';
import type { Collector } from './registrations/collector.js';
import type { ClassNode, FunctionNode, TSESTree } from './syntax.js';

/**
 * A library, or several that are used alike. Its file and a test are all that it takes: `npm run generate` adds it to the
 * list, to the words that a file is searched for before it is parsed, and to docs/formats.md.
 */
export interface Library {
  /** How the documentation names it. Without a label it isn't listed there. */
  readonly label?: string;
  /** What its tools are checked as: MCP tools, functions for a model, or manifests of a format of their own. */
  readonly checkedAs: CheckedAs;
  /**
   * How the names of its modules begin, as regular expressions (`$` ends a name), and what it means for a file to import
   * one of them: nothing (`[]`) where only the calls of its own exports define tools.
   */
  readonly modules: Readonly<Record<string, readonly ImportMeaning[]>>;
  /** What shows that a file may define its tools. A file with none of these words, of any library, isn't parsed. */
  readonly words?: readonly Word[];
  /**
   * Functions and decorators that it exports, read where they are imported from one of its modules. A call is read as an
   * export first, then as a method, then by its name alone.
   */
  readonly exports?: Readonly<Record<string, ReadCall>>;
  /** Methods of its servers, and functions that need no import: read in files that import one of its modules. */
  readonly methods?: Readonly<Record<string, ReadCall>>;
  /** Calls that are known by their name alone, in all files. */
  readonly calls?: Readonly<Record<string, ReadCall>>;
  /** Classes that are given a tool: `new Name({ … })`, `Name.from(run, { … })`, `super({ … })`. */
  readonly classes?: readonly string[];
  /** Base classes: each class of the program that extends one is a tool. */
  readonly baseClasses?: Readonly<Record<string, ReadClass>>;
  /** Object literals that are a tool by their keys. */
  readonly literals?: readonly Literal[];
  /** Functions of the program that the library calls by their name. */
  readonly hooks?: Readonly<Record<string, ReadHook>>;
  /** Reads a module that is a tool by what it exports. */
  readonly readModule?: (collector: Collector) => void;
}

type CheckedAs = 'mcp' | 'function' | 'otc' | 'gloodata';

export type ImportMeaning =
  /** The file may define tools if `tool` is anywhere in it. */
  | 'tools'
  /** What looks like a tool in the file is served by MCP. */
  | 'server'
  /** What looks like a tool in the file is given to a model, or is a server's, and isn't served by MCP. */
  | 'client'
  /** A class that extends one of its classes is a tool for a model. */
  | 'baseClasses'
  /** It has other things that look exactly like MCP tools. */
  | 'lookalikes';

/** A text by itself, or with patterns that the file must match too. The text is what is searched for first. */
export type Word = string | readonly [text: string, ...patterns: RegExp[]];

export type ReadCall = (site: Site, collector: Collector) => void;

/** Reads a class by its fields, which may be set in the constructor or returned by methods. */
export type ReadClass = (fields: ObjectValue, node: ClassNode, collector: Collector) => void;

/** Reads what a function of the program returns. */
type ReadHook = (callable: FunctionNode, collector: Collector) => void;

interface Literal {
  readonly keys: readonly string[];
  readonly oneOf?: readonly string[];
  readonly noneOf?: readonly string[];
  readonly read: (literal: TSESTree.ObjectExpression, collector: Collector) => void;
}
