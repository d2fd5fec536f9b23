/** Many changes of a project, one after the other: after each, a run with a cache reports what a run without one does. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, jest } from '@jest/globals';
import { randomBy } from '../../../scripts/random.js';
import { toolint } from '../../support/cli.js';
import { readCache } from '../../../src/run/cache/file.js';
import { cachePath } from '../../../src/run/cache/path.js';
import { makeFolder } from '../folder.js';
import { change, firstFiles } from './project.js';

const ARGUMENTS: readonly (readonly string[])[] = [
  [],
  ['--preset', 'strict'],
  ['--preset', 'strict'],
  ['--preset', 'strict'],
  ['src'],
  ['data/tool.json', 'list.json'],
  ['--rule', 'mcp/*=off'],
  ['--cache-file', 'kept/here.json'],
];

export async function expectSameReports(seed: number, steps: number): Promise<void> {
  const folder = makeFolder(firstFiles());
  const random = randomBy(seed);
  const done: string[] = [];
  const now = jest.spyOn(Date, 'now');
  try {
    for (let step = 0; step < steps; step++) {
      if (step > 0) done.push(change(folder, random));
      // Half of the time, files are old enough for their times to be trusted.
      const later = random.below(2) * 3_600_000;
      const started = performance.timeOrigin + performance.now();
      now.mockImplementation(() => Math.round(started + later));
      const args = ['--format', 'json', ...random.oneOf(ARGUMENTS)];
      const [plain, kept] = [
        await toolint(
          args.filter((each) => !/^--cache-file$|^kept/.test(each)),
          { cwd: folder },
        ),
        await toolint(['--cache', ...args], { cwd: folder }),
      ];
      expect({ seed, step, done: done.slice(-5), args, ...kept }).toEqual({
        seed,
        step,
        done: done.slice(-5),
        args,
        ...plain,
      });
      // What is not read again would give the same report, and help nobody.
      const file = args.includes('--cache-file') ? join(folder, 'kept/here.json') : cachePath(folder, undefined);
      if (existsSync(file))
        expect({ step, isRead: readCache(file, folder) !== undefined }).toEqual({ step, isRead: true });
    }
  } finally {
    now.mockRestore();
  }
}
