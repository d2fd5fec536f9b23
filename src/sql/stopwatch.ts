/** Milliseconds since a start, by the clock and by what this process has worked. */

interface Taken {
  readonly clock: number;
  /** Less than the clock says while others have the processor, and never more: its other threads may work too. */
  readonly worked: number;
}

export function stopwatch(): () => Taken {
  const began = performance.now();
  const before = processorTime();
  return () => {
    const clock = performance.now() - began;
    return { clock, worked: Math.min(clock, processorTime() - before) };
  };
}

function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
