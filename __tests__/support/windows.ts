import { resolve } from 'node:path';

/** For a process that is to see the paths of Windows. */
export const WINDOWS_PATHS = { NODE_OPTIONS: `--require "${resolve('__tests__/support/windows-paths.cjs')}"` };
