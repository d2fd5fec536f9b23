/** Changes one part of a value, the same way for the same seed. */
const OTHERS: readonly unknown[] = [
  null,
  true,
  7,
  '',
  'x',
  'https://x.example/y',
  'x y',
  'sse',
  'x'.repeat(300),
  [],
  {},
  ['x'],
  [{}],
  { type: 'named' },
];
const KEYS = ['type', 'name', 'url', 'value', 'extra', 'headers', 'version', 'isSecret'];

export function randomFrom(seed: number): { mutated(value: unknown): unknown } {
  let state = seed;
  const below = (bound: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const mutated = (value: unknown, depth: number): unknown => {
    const isHolder = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (!isHolder || (depth > 0 && below(4) === 0)) return structuredClone(one(OTHERS));
    const copy = structuredClone(value) as Record<string, unknown>;
    const key = one(Object.keys(copy));
    const chance = below(8);
    if (chance === 0 && !Array.isArray(copy)) delete copy[key];
    else if (chance === 1 && !Array.isArray(copy)) copy[one(KEYS)] = structuredClone(one(OTHERS.slice(1)));
    else copy[key] = mutated(copy[key], depth + 1);
    return copy;
  };
  return { mutated: (value) => mutated(value, 0) };
}
