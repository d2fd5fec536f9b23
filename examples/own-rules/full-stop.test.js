import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lintText } from 'toolint';
import { fullStop } from './full-stop.js';

const config = { root: true, plugins: [[fullStop]], rules: { 'house/full-stop': 'warning' } };
const tool = (description) => JSON.stringify({ name: 'ring', description, inputSchema: { type: 'object' } });

test('a description without a full stop gets one', async () => {
  const open = tool('Rings the doorbell');
  const { findings } = await lintText(open, { config });
  assert.deepEqual(
    findings.map(({ rule, line, column }) => [rule, line, column]),
    [['house/full-stop', 1, 30]],
  );
  const { output } = await lintText(open, { config, fix: 'safe' });
  assert.equal(output, tool('Rings the doorbell.'));
});
