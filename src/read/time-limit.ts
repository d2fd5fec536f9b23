/** Ends synchronous work that takes too long: a rule of a plugin may never end, and a parser may be lured into years of work. */
import type { Context, Script } from 'node:vm';
import { Unreadable } from '../core/document.js';
import type { TimeLimit } from '../core/services.js';

/** What only waited is tried once more, with more time. */
const MORE_TIME = 4;

export function timeLimit(milliseconds: number): TimeLimit {
  const stopped = new WeakSet();
  const limit = <T>(work: () => T, tooLong: string, whose?: object): T => {
    if (whose && stopped.has(whose)) throw new Unreadable(tooLong);
    try {
      return within(milliseconds, work, tooLong);
    } catch (error) {
      if (whose && error instanceof Unreadable) stopped.add(whose);
      throw error;
    }
  };
  return Object.assign(limit, { shared: () => sharedLimit(milliseconds) });
}

function sharedLimit(milliseconds: number): TimeLimit {
  let left = milliseconds;
  const limit = <T>(work: () => T, tooLong: string): T => {
    const spent = stopwatch();
    try {
      return within(Math.max(1, Math.ceil(left)), work, tooLong);
    } finally {
      left -= spent();
    }
  };
  return Object.assign(limit, { shared: () => limit as TimeLimit });
}

/** Milliseconds in which the process worked: on a busy machine, the clock runs on while it waits. */
function stopwatch(): () => number {
  const cpu = process.cpuUsage();
  const clock = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return Math.min((user + system) / 1000, performance.now() - clock);
  };
}

function within<T>(milliseconds: number, work: () => T, tooLong: string): T {
  const spent = stopwatch();
  try {
    return run(work, milliseconds);
  } catch (error) {
    if (!isTimeout(error)) throw error;
    if (spent() > milliseconds * 0.9) throw new Unreadable(tooLong);
  }
  try {
    return run(work, milliseconds * MORE_TIME);
  } catch (error) {
    throw isTimeout(error) ? new Unreadable(tooLong) : error;
  }
}

let script: Script | undefined;
let context: Context | undefined;

/** Node stops a script after its time, and with it all that the script has called. */
function run<T>(work: () => T, timeout: number): T {
  // Loaded here: most runs have neither a plugin nor code that is worth a limit.
  const vm = process.getBuiltinModule('node:vm');
  script ??= new vm.Script('work()');
  context ??= vm.createContext({});
  const outer: unknown = context.work;
  try {
    context.work = work;
    return script.runInContext(context, { timeout }) as T;
  } finally {
    context.work = outer;
  }
}

function isTimeout(error: unknown): boolean {
  return (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
