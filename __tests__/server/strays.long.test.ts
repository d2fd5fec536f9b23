/** What a server has started is gone after a run, however it hides, and nothing else is: on Linux, where that can be known. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { CLI, folderOf, type Outcome } from '../support/cli.js';
import { HOSTILE, leftBehind } from './servers.js';

const onLinux = process.platform === 'linux' ? describe : describe.skip;
const SILENT = '</dev/null >/dev/null 2>&1';

/** Each process of a test sleeps for a time of its own, by which it is found. */
let last = process.pid * 1000;
const mark = (): string => `${++last}`;

/** The processes that sleep for it. */
const withMark = (time: string): number[] => processes((command) => command.split('\0')[1] === time);
/** And those that start them. */
const aboutMark = (time: string): number[] => processes((command) => command.includes(time));

function processes(matches: (command: string) => boolean): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.filter((name) => matches(commandOf(name)) && !isDead(name)).map(Number);
}

const commandOf = (pid: string): string => textOf(`/proc/${pid}/cmdline`);
const isDead = (pid: string): boolean => /\) [ZX] /.test(textOf(`/proc/${pid}/stat`));

function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 3000 && !holds(); tries++) await pause(10);
  expect(holds()).toBe(true);
}

let folder: ReturnType<typeof folderOf> | undefined;
let children: ChildProcess[] = [];
let times: string[] = [];
afterEach(() => {
  for (const each of children) each.kill('SIGKILL');
  for (const pid of times.flatMap(aboutMark)) process.kill(pid, 'SIGKILL');
  folder?.remove();
  [folder, children, times] = [undefined, [], []];
});

function sleeping(): string {
  times.push(mark());
  return times.at(-1)!;
}

/** Runs the command line in a process of its own, which is a child of this one as what stands beside it is. */
function run(
  args: readonly string[],
  [program, ...first]: readonly string[] = [process.execPath],
): { child: ChildProcess; ended: Promise<Outcome> } {
  const child = spawn(program!, [...first, CLI, 'server', ...args], { env: { PATH: process.env['PATH'] ?? '' } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return {
    child,
    ended: new Promise((done) => child.once('close', (status) => done({ status: status ?? -1, out, err }))),
  };
}

const HIDING: Record<string, (time: string) => string> = {
  'left the group': (time) => `setsid sleep ${time} ${SILENT} & sleep 1000`,
  'cleared its environment': (time) => `setsid env -i sleep ${time} ${SILENT} & sleep 1000`,
  'lost its parent at once': (time) => `(setsid env -i sleep ${time} ${SILENT} &)`,
  'left its folder too': (time) => `(cd / && setsid env -i sleep ${time} ${SILENT} &)`,
  'lost its parent three times': (time) =>
    `(setsid sh -c '(setsid sh -c "(cd / && env -i sleep ${time} ${SILENT} &)" &)' &)`,
  'starts others all the time': (time) =>
    `(setsid env -i sh -c 'trap "" TERM; n=0; while [ $((n += 1)) -lt 1500 ]; do (setsid sleep ${time} &); sleep 0.02; done' ${SILENT} &)`,
  'has a name that looks like the end of a name': (time) =>
    `cp "$(command -v sleep)" './s) R 1 (' && (setsid env -i './s) R 1 (' ${time} ${SILENT} &)`,
};

onLinux('what a server leaves behind is gone', () => {
  describe.each(['in its own folder', 'in a folder of the user'])('%s', (where) => {
    test.each(Object.entries(HIDING))('what %s', async (_, command) => {
      folder = folderOf({});
      const time = sleeping();
      const place = where === 'in its own folder' ? [] : ['--cwd', folder.path];
      const { child, ended } = run([...place, '--', process.execPath, HOSTILE, 'starts', command(time), time]);
      const { status, err } = await ended;
      expect([status, err]).toEqual([0, '']);
      expect(aboutMark(time)).toEqual([]);
      expect(leftBehind(child.pid)).toEqual([]);
    });
  });

  test.each(Object.entries(HIDING))('when toolint is killed: what %s', async (_, command) => {
    const time = sleeping();
    const { child, ended } = run(['--', process.execPath, HOSTILE, 'starts-hangs', command(time)]);
    await until(() => withMark(time).length > 0);
    child.kill('SIGKILL');
    await ended;
    await until(() => aboutMark(time).length === 0 && leftBehind(child.pid).length === 0);
  });
});

/** With the highest score of all there is no other for a mark. */
const WITHOUT_MARK = [...['sh', '-c', 'echo 1000 > /proc/self/oom_score_adj; exec "$@"', 'sh'], process.execPath];

onLinux('where nothing can be marked', () => {
  const ask = async (command: string, time: string, ...options: string[]): Promise<Outcome> => {
    const server = ['--', process.execPath, HOSTILE, 'starts', command, time];
    const { child, ended } = run([...options, ...server], WITHOUT_MARK);
    const outcome = await ended;
    expect(leftBehind(child.pid)).toEqual([]);
    return outcome;
  };

  test.each(['left the group', 'cleared its environment', 'lost its parent at once', 'lost its parent, not its name'])(
    'what %s is gone',
    async (how) => {
      const time = sleeping();
      const command = HIDING[how] ?? ((time: string) => `(cd / && setsid sleep ${time} ${SILENT} &)`);
      expect(await ask(command(time), time)).toMatchObject({ status: 0, err: '' });
      expect(aboutMark(time)).toEqual([]);
    },
  );

  test.each([
    ['left its folder too', false],
    ['lost its parent at once', true],
  ])('what %s cannot be told from what is somebody else’s, and stays', async (how, isNamed) => {
    folder = folderOf({});
    const time = sleeping();
    const { status, err } = await ask(HIDING[how]!(time), time, '--cwd', folder.path);
    const [pid, ...others] = withMark(time);
    expect([status, others]).toEqual([0, []]);
    expect(err).toBe(
      isNamed
        ? `toolint: The server has ended, and this was left running: process ${pid} (sleep), which may be its own.\n`
        : '',
    );
  });
});

onLinux("what is not the server's stays", () => {
  /** Starts it as the user would, and waits until it is there. */
  async function beside(command: (time: string) => string): Promise<string> {
    const time = sleeping();
    children.push(spawn('sh', ['-c', command(time)], { cwd: folder!.path, stdio: 'ignore' }));
    await until(() => withMark(time).length > 0);
    return time;
  }

  const EDITOR = (time: string): string => `exec sleep ${time}`;
  const SHELL = (time: string): string => `sleep ${time}; true`;
  const DEV_SERVER = (time: string): string => `sh -c 'sleep ${time}; true' & wait`;
  const DAEMON = (time: string): string => `(setsid sleep ${time} ${SILENT} &)`;
  const BARE_DAEMON = (time: string): string => `(setsid env -i sleep ${time} ${SILENT} &)`;
  const OTHERS = [EDITOR, SHELL, DEV_SERVER, DAEMON, BARE_DAEMON];

  test.each(['ends', 'is killed'])('in the same folder, before it and beside it, when toolint %s', async (how) => {
    folder = folderOf({});
    const spared: string[] = [];
    for (const each of OTHERS) spared.push(await beside(each));
    const file = join(folder.path, 'running');
    const { child, ended } = run(['--cwd', folder.path, '--', process.execPath, HOSTILE, 'waits', file]);
    await until(() => existsSync(file));
    for (const each of OTHERS) spared.push(await beside(each));
    if (how === 'is killed') child.kill('SIGKILL');
    else rmSync(file);
    const { err } = await ended;
    await until(() => leftBehind(child.pid).length === 0);
    expect(spared.map((time) => withMark(time).length)).toEqual(spared.map(() => 1));
    if (how === 'is killed') return;
    const named = [...err.matchAll(/process (\d+) \(sleep\), which may be its own/g)].map(([, pid]) => Number(pid));
    expect(named.sort()).toEqual(spared.slice(-2).flatMap(withMark).sort());
  });
});
