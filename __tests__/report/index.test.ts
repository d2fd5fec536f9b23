import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

import { render, REPORT_FORMATS } from '../../src/report/index.js';
import { contextOf, SAMPLE } from './sample.js';

test('every format ends with a newline', async () => {
  expect(REPORT_FORMATS).toEqual(['pretty', 'github', 'html', 'json', 'junit', 'markdown', 'sarif']);
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
  const atOnce = entry.imports.filter((each) => each.kind === 'import-statement');
  const loaded = [entry, ...atOnce.map(({ path }) => metafile.outputs[path]!)].flatMap(({ inputs }) =>
    Object.keys(inputs).map((path) => basename(path)),
  );
  expect(loaded).toContain('index.ts');
  for (const format of REPORT_FORMATS) expect(loaded).not.toContain(`${format}.ts`);
  expect(entry.imports.filter((each) => each.kind === 'dynamic-import')).toHaveLength(REPORT_FORMATS.length);
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
