/** What a file is found to hold. */
import type { Registration, UnreadCode } from '../../../core/code.js';
import type { ServerWiring } from '../../../core/wiring.js';
import type { Node } from '../../../core/tree.js';
import type { FunctionNode, SyntaxNode } from '../syntax.js';
import type { Env } from '../env.js';
import type { Imported } from '../imported.js';
import type { Listed } from '../../result/root.js';

export interface Found extends Listed {
  readonly registrations: readonly Registration[];
  /** How they reach servers. */
  readonly wired?: ServerWiring | undefined;
  /** What certainly registers something and cannot be read. */
  readonly unread: readonly UnreadCode[];
  /** Functions that answer a call of a tool, and that read a resource. */
  readonly handlers: readonly Handler[];
  /** Functions that answer with a prompt. */
  readonly promptHandlers: readonly Handler[];
  /** The same in another file. */
  readonly handlersElsewhere: readonly HandlerElsewhere[];
  readonly readers: readonly Reader[];
  /** What is answered when a resource is read, written outside of such functions. */
  readonly writtenReads: readonly SyntaxNode[];
  /** Functions that answer with the list of tools. */
  readonly listers: readonly FunctionNode[];
}

export interface Handler {
  readonly callable: FunctionNode;
  /** What is known where it is written. */
  readonly env: Env;
  /** The name of the tool or prompt; undefined where it is not known, and for a function that answers for all tools. */
  readonly tool?: string;
  /** It answers for all tools, and is given the whole request. */
  readonly isDispatcher?: true;
  /** What it returns is for a library, which makes an answer of it. */
  readonly isOfLibrary?: true;
}

export interface HandlerElsewhere extends Pick<Handler, 'isOfLibrary'> {
  readonly given: SyntaxNode;
  readonly imported: Imported;
  readonly tool: string;
}

export interface Reader {
  readonly given: SyntaxNode;
  /** Undefined where it cannot be known: it is imported, or made by a call. */
  readonly callable?: FunctionNode;
  readonly env: Env;
  readonly uri?: Node;
  /** The URI is a template, whose variables are given as the second argument. */
  readonly isOfTemplate?: true;
}
