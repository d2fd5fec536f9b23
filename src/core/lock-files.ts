/** Megabytes that package managers write, and nobody else: which versions of packages are installed. */
export const LOCK_FILES: readonly string[] = [
  'package-lock.json',
  'npm-shrinkwrap.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
];

export const isLockFile = (path: string): boolean => LOCK_FILES.includes(path.slice(path.lastIndexOf('/') + 1));
