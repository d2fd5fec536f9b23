/** GitHub asks for a second between writes when there are many, and stops those who do not keep to it. */
const FREE = 20;

/** Milliseconds to wait before the next write: none for the first few, which is all that most runs have. */
export function openPace(spacing: number): (now: number) => number {
  let count = 0;
  let next = 0;
  return (now) => {
    if (++count <= FREE) return 0;
    const at = Math.max(now, next);
    next = at + spacing;
    return at - now;
  };
}
