/** A file's text and the trees in it. */
import type { Code, ToolCode } from './code.js';
import type { Neighbours } from './neighbours.js';
import type { Edit, Fault, TextEdit, Words } from './rule.js';
import type { Node, Place, StringNode } from './tree.js';

export interface Document {
  /** Relative, with forward slashes. */
  readonly path: string;
  /** The whole text, a byte order mark included. */
  readonly text: string;
  readonly syntax: Syntax;
  /** One, other than in a YAML stream of several documents or in source code. */
  readonly roots: readonly Node[];
  readonly faults: readonly Fault[];
  /** Further forms of the roots, where source code chooses between values at run time. */
  readonly alternatives?: readonly (readonly Node[])[];
  /** What source code does beside describing tools. */
  readonly code?: Code;
  /** The code next to a manifest of data. */
  readonly toolCode?: ToolCode;
  /** The files around it, where a rule compares it with them. */
  readonly neighbours?: Neighbours;
  /** The texts of other files that nodes are in, by path. */
  readonly others?: ReadonlyMap<string, string>;
  /** What is defined once in source code and read by name. */
  readonly constants?: Constants;
  /** The decorators and the signature that begin at a place, where there are some. */
  headAt?(start: number): Place | undefined;
  /** All comments in their order, where the syntax has some. */
  comments?(): readonly Place[];
  /** Whether another file of the project has one of these names, where those can be read. */
  isNamedElsewhere?(names: readonly string[]): boolean;
  /** ESLint lints it, and heeds its own comments itself. */
  readonly isInEslint?: true;
}

export interface Constants {
  /**
   * Where the constant is read that holds a place, if that is in more than one place. What holds a whole tool does not
   * count: code that reads it reads the tool.
   */
  usesOf(place: Place): readonly Place[];
}

/** What the engine must know of a syntax to point into it and to edit it. */
export interface Syntax {
  readonly id: string;
  readonly words: Words;
  /** Where in the text a UTF-16 unit of a string's value is; undefined where that is not known. */
  offsetIn(text: string, node: StringNode, index: number): number | undefined;
  /** Structural edits as edits of the text; undefined where this syntax cannot print one of them. */
  print(document: Document, edits: readonly Edit[]): readonly TextEdit[] | undefined;
}

export const JSON_WORDS: Words = {
  null: 'null',
  true: 'true',
  false: 'false',
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
  quote: '"',
};

/** Where keys are written without quotes: YAML and JavaScript. */
export const BARE_WORDS: Words = { ...JSON_WORDS, quote: '' };

/** The text cannot be made a tree at all (nested too deep, an alias bomb). The message is one sentence without the path. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  /** What in the config would have to be raised. */
  readonly limit?: 'depth' | 'aliases';

  constructor(message: string, limit?: 'depth' | 'aliases') {
    super(message);
    this.limit = limit;
  }
}
