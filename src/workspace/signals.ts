/** Whoever interrupts us while something is being written gets the old file or the new one, and no other beside them. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
let isHolding = false;

/** From now on a signal is heard when the event loop turns, which is never in the middle of a write. */
export function holdSignals(): void {
  if (isHolding) return;
  isHolding = true;
  oweTurn();
  // Listened to once: when it is sent again it does what it always does.
  for (const signal of SIGNALS) process.once(signal, () => process.kill(process.pid, signal));
}

/** Lets the event loop turn. */
export function nextTurn(): Promise<void> {
  return new Promise((done) => void setImmediate(done));
}

let isTurnOwed = false;

/** The run must not end before the event loop has turned once more: a signal, or what a plugin began, may wait for that. */
export function oweTurn(): void {
  isTurnOwed = true;
}

/** Takes more than a millisecond, so it is left out where nothing waits. */
export async function lastTurn(): Promise<void> {
  if (isTurnOwed) await nextTurn();
}
