/** Starts the command line. Node 22 and newer keep compiled code from run to run, of what is imported after this. */
import * as module from 'node:module';

// The types are those of the oldest Node that we run on.
(module as { enableCompileCache?(): unknown }).enableCompileCache?.();
await import('./cli-main.js');
