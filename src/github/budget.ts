/** How long one run goes on with a GitHub that fails: what failed, and each wait before another try, is paid from it. */
interface Budget {
  /** Milliseconds. */
  left(): number;
  spend(milliseconds: number): void;
  /** It makes no sense to go on. */
  close(): void;
}

export function openBudget(milliseconds: number): Budget {
  let left = milliseconds;
  return {
    left: () => left,
    spend: (spent) => {
      left = Math.max(0, left - spent);
    },
    close: () => {
      left = 0;
    },
  };
}
