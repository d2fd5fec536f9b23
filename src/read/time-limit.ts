/** Ends synchronous work that takes too long: a rule of a plugin may never end, and a parser may be lured into years of work. */
import type { Context, Script } from 'node:vm';
import { Unreadable } from '../core/document.js';
import type { TimeLimit } from '../core/services.js';

let script: Script | undefined;

/** On a busy machine the clock runs on while the process waits: the work is tried once more, with more time. */
const MORE_TIME = 4;

/** Node stops a script after its time, and with it all that the script has called. */
export function timeLimit(milliseconds: number): TimeLimit {
  let context: Context | undefined;
  const run = (work: () => unknown, timeout: number): unknown => {
    // Loaded here: most runs have neither a plugin nor code that is worth a limit.
    const vm = process.getBuiltinModule('node:vm');
    script ??= new vm.Script('work()');
    context ??= vm.createContext({});
    const outer: unknown = context.work;
    try {
      context.work = work;
      return script.runInContext(context, { timeout });
    } finally {
      context.work = outer;
    }
  };
  const stopped = new WeakSet();
  const stop = (tooLong: string, whose: object | undefined): Unreadable => {
    if (whose) stopped.add(whose);
    return new Unreadable(tooLong);
  };
  return <T>(work: () => T, tooLong: string, whose?: object): T => {
    if (whose && stopped.has(whose)) throw new Unreadable(tooLong);
    const before = process.cpuUsage();
    try {
      return run(work, milliseconds) as T;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      const { user, system } = process.cpuUsage(before);
      const isOwnTime = (user + system) / 1000 > milliseconds * 0.9;
      if (isOwnTime) throw stop(tooLong, whose);
    }
    try {
      return run(work, milliseconds * MORE_TIME) as T;
    } catch (error) {
      throw isTimeout(error) ? stop(tooLong, whose) : error;
    }
  };
}

function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
