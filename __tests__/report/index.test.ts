import { fileURLToPath } from 'node:url';

import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

import { render, REPORT_FORMATS } from '../../src/report/index.js';
import { contextOf, SAMPLE } from './sample.js';

test('every format ends with a newline', async () => {
  expect(REPORT_FORMATS).toEqual([
    'pretty',
    'azure',
    'badge',
    'checkstyle',
    'concise',
    'github',
    'gitlab',
    'html',
    'json',
    'junit',
    'markdown',
    'rdjson',
    'sarif',
  ]);
  for (const format of REPORT_FORMATS) expect(await render(format, SAMPLE, contextOf())).toMatch(/[^\n]\n$/);
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
