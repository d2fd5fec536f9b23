/** JSON Pointers, from and to the keys that they lead through. */

/** `/a/b~1c` as `['a', 'b/c']`; the empty one leads nowhere. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

export const stepTo = (key: string): string => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
