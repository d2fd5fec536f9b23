/** What a file in Python is found to hold. */
import type { Registration, RemovedTool, UnreadCode } from '../../core/code.js';
import type { ServerWiring } from '../../core/wiring.js';
import type { PythonTool, PythonView, UnknownArgument } from '../../core/python-code.js';
import type { Place } from '../../core/tree.js';
import { Lists } from '../result/root.js';
import type { FunctionRef } from './methods.js';
import type { Run } from './runs.js';
import type { Server, Servers } from './servers.js';
import type { PyNode } from './syntax.js';

/** A function that answers a call of a tool or gives a prompt. */
export interface Handler extends FunctionRef {
  /** The name of the tool, where it is known. */
  readonly tool: string;
  readonly server: Server;
  /** The names of what a model fills in. */
  readonly parameters: ReadonlySet<string>;
}

export type Stop = Partial<Pick<PythonView, 'missingNames' | 'undefinedNames' | 'refusedCalls' | 'gone'>>;

export class Found extends Lists {
  /** No tool of the file is served: all that is to be said of it. */
  stopped?: Stop;
  readonly registrations: Registration[] = [];
  readonly unread: UnreadCode[] = [];
  removed: readonly RemovedTool[] = [];
  wired: ServerWiring | undefined;
  servers: Servers | undefined;
  readonly handlers: Handler[] = [];
  readonly promptHandlers: (FunctionRef & Pick<Handler, 'server'>)[] = [];
  readonly signatures: PythonTool[] = [];
  readonly mismatched: PythonView['mismatched'][number][] = [];
  readonly bareDecorators: Place[] = [];
  readonly lackedDecorators: PythonView['lackedDecorators'][number][] = [];
  readonly unknownArguments: UnknownArgument[] = [];
  readonly runs: Run[] = [];
  readonly unapplied: PythonView['unapplied'][number][] = [];
  readonly late: PythonView['late'][number][] = [];
  /** Functions that read resources of a low-level server. */
  readonly readers: PyNode[] = [];
  readonly misplaced: PythonView['misplaced'][number][] = [];
  /** Capabilities without tools. */
  readonly unannounced: Place[] = [];
  /** Functions that answer with the list of tools, and that answer for all tools. */
  readonly listers: PyNode[] = [];
  readonly dispatchers: PyNode[] = [];
}
