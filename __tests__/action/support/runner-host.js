/**
 * Runs the built Action one time after another in one process: only its entry is evaluated anew, so that Node need not
 * start and compile everything for each case. A run that leaves something under way ends the process, as it does on a runner.
 */
import { pathToFileURL } from 'node:url';

const [, , action] = process.argv;
const exit = process.exit.bind(process);
/** What the Action listens to. */
const EVENTS = ['uncaughtException', 'beforeExit', 'exit'];

/** What this process has open by itself. */
const OWN = new Set(['PipeWrap', 'CloseReq', 'TTYWrap']);

let turn = 0;

process.on('message', ({ cwd, env }) => {
  const said = { stdout: '', stderr: '' };
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  for (const name of ['stdout', 'stderr']) {
    process[name].write = (chunk, ...rest) => {
      said[name] += chunk;
      rest.find((each) => typeof each === 'function')?.();
      return true;
    };
  }
  process.exit = (status = process.exitCode ?? 0) => {
    for (const event of EVENTS) process.removeAllListeners(event);
    process.exitCode = undefined;
    const isClean = process.getActiveResourcesInfo().every((resource) => OWN.has(resource));
    process.send({ status, ...said, isClean }, () => {
      if (!isClean) exit(0);
    });
  };
  void import(`${pathToFileURL(action)}?${turn++}`);
});
