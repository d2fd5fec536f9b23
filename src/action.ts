/** The GitHub Action: joins rules, formats and the runner. */
import { formats, rules } from '../rules/index.js';
import { abandon, act } from './action/main.js';

/** Work that is not awaited may fail too, or leave a promise pending for ever. */
const crash = new Promise<never>((_, fail) => {
  process.once('uncaughtException', fail);
  process.once('beforeExit', () => fail(new Error('it waits for something that never comes')));
});

let isOver = false;
process.once('exit', () => {
  if (!isOver) process.exitCode = abandon();
});

void act({ rules, formats }, crash).then((status) => {
  isOver = true;
  // Whatever may still be under way has nothing more to say.
  process.stdout.write('', () => process.exit(status));
});
