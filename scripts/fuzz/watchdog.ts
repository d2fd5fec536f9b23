/** Ends a run that hangs in one text, and prints the text: nothing in its own thread could. */
import { Worker } from 'node:worker_threads';

const WATCH = `
const { workerData: { state, texts, seconds, again } } = require('node:worker_threads');
let last = -1;
setInterval(() => {
  const [turn, length] = state;
  if (turn === last) {
    const [name, text] = Buffer.from(texts).subarray(0, length).toString('utf16le').split('\\0');
    require('node:fs').writeSync(1, '\\n' + name + ' does not end: ' + JSON.stringify(text) + '\\nAgain: ' + again + '\\n');
    process.kill(process.pid, 'SIGKILL');
  }
  last = turn;
}, seconds * 1000);
`;

/** Called before each text; a text that takes so many seconds ends the process. */
export function watchdog(seconds: number, longest: number, again: string): (name: string, text: string) => void {
  const state = new Int32Array(new SharedArrayBuffer(8));
  const texts = new SharedArrayBuffer(2 * longest);
  const bytes = Buffer.from(texts);
  new Worker(WATCH, { eval: true, workerData: { state, texts, seconds, again } }).unref();
  return (name, text) => {
    state[1] = bytes.write(`${name}\0${text}`, 'utf16le');
    state[0]!++;
  };
}
