/** Files of ours that somebody else wrote: a config, suppressions, and the payload of an event. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rules } from '../../rules/index.js';
import { codeRefusal, jobOf, lacksPull, readEvent } from '../../src/action/event.js';
import { DEFAULTS } from '../../src/action/inputs.js';
import { createConfigs } from '../../src/config/resolve.js';
import { hunksOf, readHunks } from '../../src/engine/changed-lines.js';
import { SUPPRESSIONS } from '../../src/engine/suppressions.js';
import { UserError } from '../../src/files/errors.js';
import { openSuppressions } from '../../src/run/suppressions.js';
import { events } from './seeds.js';
import type { Target } from './target.js';

const folder = mkdtempSync(join(tmpdir(), 'toolint-fuzz-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Whatever is wrong is told to the user, in one line each. */
async function told(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    assert.doesNotMatch(error.message, /(?!\n)\p{Cc}/u, 'a message with control characters');
  }
}

const config = (name: string, seeds: readonly string[]): Target => ({
  name: `config-${name.slice(name.lastIndexOf('.') + 1)}`,
  seeds,
  async run(text) {
    const file = join(folder, name);
    writeFileSync(file, text);
    const configs = createConfigs({
      cwd: folder,
      configFile: file,
      ruleOverrides: [],
      builtinRules: rules,
      allowCode: false,
    });
    await told(async () => {
      const { format, ignored } = await configs.for('tools/a.json');
      ignored('tools/a.json');
      format('tools/a.json');
    });
  },
});

const CONFIG = {
  $schema: 'https://toolint.dev/schemas/config.schema.json',
  root: true,
  preset: 'strict',
  ignore: ['dist/**', '!dist/a.json'],
  formats: { otc: ['tools/*.json'] },
  rules: { 'otc/id-format': 'off', 'common/todo': ['warning', { words: ['x'] }] },
  overrides: [{ files: ['tools/**'], rules: { 'otc/name-format': 'info' } }],
  limits: { findings: 10, depth: 20, fileSize: 1000 },
  clients: ['claude'],
  extends: ['./other.json'],
};

const ENTRY = { path: 'a.json', rule: 'otc/id-format', pointer: '/id', hash: 'aa', reason: 'x', expires: '2027-12-31' };

export const FILES: readonly Target[] = [
  config('toolint.config.json', [JSON.stringify(CONFIG, null, 2)]),
  config('toolint.config.yaml', [
    'preset: strict\nrules:\n  otc/id-format: off\nignore: ["a/**"]\nlimits: {depth: 3}\n',
  ]),
  {
    name: 'suppressions',
    seeds: [JSON.stringify({ version: 1, suppressions: [ENTRY, { ...ENTRY, tool: 'x' }] }, null, 1)],
    async run(text) {
      writeFileSync(join(folder, SUPPRESSIONS), text);
      await told(() => openSuppressions(folder));
      await told(() => openSuppressions(folder, { prune: true }));
    },
  },
  {
    name: 'event',
    seeds: events,
    run(text) {
      const path = join(folder, 'event.json');
      writeFileSync(path, text);
      for (const name of ['pull_request', 'pull_request_target', 'push', 'merge_group', 'x']) {
        const env = {
          GITHUB_EVENT_NAME: name,
          GITHUB_EVENT_PATH: path,
          GITHUB_REPOSITORY: 'acme/tools',
          GITHUB_SHA: 'a'.repeat(40),
        };
        const event = readEvent(env);
        codeRefusal(event);
        lacksPull(event);
        jobOf(env, event, 'token', DEFAULTS);
        for (const sha of [event.head, event.sha, event.base ?? event.sha]) assert.match(sha, /^[0-9a-f]{40,64}$/);
        assert.ok(event.pull === undefined || Number.isSafeInteger(event.pull.number));
      }
    },
  },
  {
    name: 'patch',
    seeds: [
      '@@ -1,3 +1,4 @@ {\n {\n-  "a": 1,\n+  "a": 2,\n+  "b": 3\n }\n\\ No newline at end of file\n@@ -9 +10,0 @@\n-x',
    ],
    run(text) {
      const hunks = readHunks(text);
      hunksOf('a.json', '{\n  "a": 1\n}\n', new Map([['a.json', hunks]]));
    },
  },
];
