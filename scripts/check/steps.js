/** Runs the steps of a check, in their order and two at a time. */
import { spawn } from 'node:child_process';

const AT_ONCE = 2;

/**
 * Each step is a name and the arguments of each of its runs of Node. Says how each step ended, with what a failed one
 * printed, and gives the names of those that failed: of one, unless `all` are to run whatever the others find.
 */
export async function runSteps(steps, { all = false, say }) {
  const waiting = [...steps];
  const running = new Set();
  const failed = [];
  const isOver = () => failed.length > 0 && !all;
  const lane = async () => {
    for (let step = waiting.shift(); step && !isOver(); step = waiting.shift()) {
      const [name, commands] = step;
      const start = performance.now();
      const { status, printed } = await runAll(commands, running);
      // It was stopped because of another.
      if (isOver()) return;
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      say(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (status === 0) continue;
      say(printed.trimEnd());
      failed.push(name);
      if (!all) for (const child of running) child.kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return failed;
}

/** One command after the other, up to the first that fails. */
async function runAll(commands, running) {
  for (const args of commands) {
    const result = await run(args, running);
    if (result.status !== 0) return result;
  }
  return { status: 0, printed: '' };
}

function run(args, running) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment() });
  running.add(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  return new Promise((done) => {
    child.on('error', (error) => done({ status: -1, printed: String(error) }));
    child.on('close', (status) => {
      running.delete(child);
      done({ status: status ?? -1, printed });
    });
  });
}

/** What is printed later on a terminal has the colours of one. */
function environment() {
  return process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1', ...process.env } : process.env;
}
