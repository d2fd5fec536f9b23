/** One line on a terminal's standard error for runs that take longer than a second. */
import type { Terminal } from './terminal.js';

const PATIENCE_MS = 1000;
const PAUSE_MS = 100;

export function progress(total: number, terminal: Terminal): { step(done: number): void; close(): void } {
  let next = Date.now() + PATIENCE_MS;
  let isShown = false;
  return {
    step(done) {
      const now = Date.now();
      if (now < next) return;
      next = terminal.isInteractive() ? now + PAUSE_MS : Infinity;
      if (next === Infinity) return;
      isShown = true;
      terminal.err(`\r\u001b[Ktoolint: ${done} of ${total} files`);
    },
    close() {
      if (isShown) terminal.err('\r\u001b[K');
    },
  };
}
