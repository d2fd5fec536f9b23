import { fileURLToPath } from 'node:url';

import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

import { render, REPORT_FORMATS } from '../../src/report/index.js';
import { contextOf, SAMPLE } from './sample.js';

test('every format ends with a newline', async () => {
  expect(REPORT_FORMATS).toEqual(['pretty', 'json', 'sarif', 'github', 'junit', 'markdown', 'html']);
  for (const format of REPORT_FORMATS) expect(await render(format, SAMPLE, contextOf())).toMatch(/[^\n]\n$/);
});

test('no format is loaded before it is asked for', async () => {
  const { metafile } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/report/index.ts', import.meta.url))],
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'out',
    write: false,
    metafile: true,
  });
  const entry = Object.values(metafile.outputs).find((output) => output.entryPoint?.endsWith('report/index.ts'))!;
  const loadedAtOnce = entry.imports.filter((each) => each.kind !== 'dynamic-import');
  expect(loadedAtOnce).toEqual([]);
  expect(Object.keys(entry.inputs)).toHaveLength(1);
  expect(entry.imports).toHaveLength(REPORT_FORMATS.length);
});

test('a report runs in a browser: nothing of Node is needed', async () => {
  const { errors } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/report/index.ts', import.meta.url))],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  expect(errors).toEqual([]);
});
