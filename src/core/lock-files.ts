/** Files that only package managers write, often of several megabytes: which versions of packages are installed. */
export const LOCK_FILES: readonly string[] =
  'package-lock.json npm-shrinkwrap.json pnpm-lock.yaml yarn.lock bun.lock'.split(' ');

export const isLockFile = (path: string): boolean => LOCK_FILES.includes(path.slice(path.lastIndexOf('/') + 1));
