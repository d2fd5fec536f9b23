// src/core/lock-files.ts
var LOCK_FILES = [
  "package-lock.json",
  "npm-shrinkwrap.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock"
];
var isLockFile = (path) => LOCK_FILES.includes(path.slice(path.lastIndexOf("/") + 1));

export {
  LOCK_FILES,
  isLockFile
};
