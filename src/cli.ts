/** Starts the command line. Node 22 and newer keep the compiled code of what is imported after this, from run to run. */
import * as module from 'node:module';
import { join } from 'node:path';

const { XDG_CACHE_HOME: cache, LOCALAPPDATA: local, HOME: home } = process.env;
const folder = cache || local || (home && join(home, '.cache'));
// Never in a folder for temporary files, which others may have made. The types are those of the oldest Node we run on.
if (folder) (module as { enableCompileCache?(folder: string): unknown }).enableCompileCache?.(join(folder, 'toolint'));
await import('./cli-main.js');
