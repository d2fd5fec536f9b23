/** Where the time of a run goes (`--timing`). While that is off, a timer costs one comparison. */

type Phase = 'config' | 'find' | 'read' | 'parse' | 'recognise' | 'rules' | 'SQL' | 'report';

/** Milliseconds, without those of timers that ran inside. */
export interface Timing {
  readonly phases: Map<Phase, number>;
  readonly rules: Map<string, number>;
}

interface Running {
  readonly started: number;
  /** What timers inside have taken. */
  inside: number;
}

let timing: Timing | undefined;
/** The timers that are running, the innermost last: files are linted one after the other. */
const running: Running[] = [];

export function startTiming(): Timing {
  timing = { phases: new Map(), rules: new Map() };
  return timing;
}

/** What it returns stops the timer; nothing while timing is off. */
export function startTimer(phase: Phase, rule?: string): (() => void) | undefined {
  if (!timing) return undefined;
  const { phases, rules } = timing;
  const timer: Running = { started: performance.now(), inside: 0 };
  running.push(timer);
  return () => {
    const whole = performance.now() - timer.started;
    const own = whole - timer.inside;
    running.splice(running.lastIndexOf(timer), 1);
    const outer = running.at(-1);
    if (outer) outer.inside += whole;
    phases.set(phase, (phases.get(phase) ?? 0) + own);
    if (rule !== undefined) rules.set(rule, (rules.get(rule) ?? 0) + own);
  };
}

/** Times something that may have to be waited for. */
export async function timed<T>(phase: Phase, work: () => T | Promise<T>): Promise<T> {
  const stop = startTimer(phase);
  try {
    return await work();
  } finally {
    stop?.();
  }
}
