/** What a file is found to hold. */
import type { Registration } from '../../core/code.js';
import type { Node } from '../../core/tree.js';
import type { FunctionNode, SyntaxNode } from '../syntax.js';
import type { Env } from '../functions.js';
import type { Value } from '../values.js';

export interface Found {
  /** MCP tools. */
  readonly tools: readonly Value[];
  /** Tools of agent frameworks, which follow no MCP rule. */
  readonly functions: readonly Value[];
  readonly resources: readonly Value[];
  /** Manifests of other formats, each a tree of its own. */
  readonly others: readonly Value[];
  readonly registrations: readonly Registration[];
  /** Functions that answer a call of a tool, and that read a resource. */
  readonly handlers: readonly Handler[];
  readonly readers: readonly Reader[];
}

export interface Handler {
  readonly callable: FunctionNode;
  /** What is known where it is written. */
  readonly env: Env;
  /** The tool's name; undefined for a function that answers for all tools. */
  readonly tool?: string;
}

export interface Reader {
  /** What is given as the reader. */
  readonly given: SyntaxNode;
  /** Undefined where it cannot be known: it is imported, or made by a call. */
  readonly callable?: FunctionNode;
  readonly env: Env;
  readonly uri?: Node;
}
