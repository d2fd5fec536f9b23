/** Configs and plugins that throw, hang, talk nonsense or reach for what is not theirs. */
import { afterAll, expect } from '@jest/globals';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf, GOOD, rulesAt, spawnToolintJson } from '../support/cli.js';
import { attacks, said, type Attack } from './support/attacks.js';

const BAD = GOOD.replace('"Calculator_Add"', '"Calculator Add"');
const folders: ReturnType<typeof folderOf>[] = [];
afterAll(() => folders.forEach((folder) => folder.remove()));

function lint(
  files: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ReturnType<typeof spawnToolintJson> {
  const folder = folderOf({ 'bad.json': BAD, ...files });
  folders.push(folder);
  return spawnToolintJson(args, { cwd: folder.path });
}

const config = (attack: string, text: string, name = 'toolint.config.mjs'): Attack => ({
  attack,
  front: 'command line',
  run: async () => said(await lint({ [name]: text })),
});

const rule = (check: string, more = ''): string => `const rule = {
  id: 'hostile/rule', summary: 'x', severity: 'info', in: 'spec', messages: { x: 'x' }, ${more}
  source: { document: 'x', section: 'x', says: 'x', kind: 'advice' },
  ${check}
};
export default { plugins: [[rule]] };`;

/** What other rules find must be told all the same. */
const plugin = (attack: string, text: string): Attack => ({
  attack,
  front: 'command line',
  async run() {
    const outcome = await lint({ 'toolint.config.mjs': text });
    expect(rulesAt(outcome.report)).toContain('otc/name-format bad.json:3:22');
    return said(outcome);
  },
});

// They take as long as the time limit, so they begin together.
const hanging = {
  loop: lint({ 'toolint.config.mjs': 'for (;;);' }),
  waiting: lint({ 'toolint.config.mjs': 'await new Promise(() => {}); export default {};' }),
};
const patiently = (attack: string, run: Promise<Awaited<ReturnType<typeof spawnToolintJson>>>): Attack => ({
  attack,
  front: 'command line',
  run: async () => said(await run),
});

attacks('Code', [
  config('a config that throws', `throw new Error('no\\n::error::x');`),
  config('a config that throws no error', 'throw null;'),
  config('a config that is no JavaScript', 'export default {{{'),
  config('a config without a default export', 'export const x = 1;'),
  config('a plugin whose rule has no check', rule('')),
  config('a config that is a function', 'export default () => ({});'),
  config('a config with a getter that throws', `export default { get rules() { throw new Error('no'); } };`),
  config('a config that ends the process', 'process.exit(0);'),
  config('a config that leaves a timer running', 'setInterval(() => {}, 1000); export default { rules: {} };'),
  config('a config that rejects later', `Promise.reject(new Error('later')); export default {};`),
  patiently('a config that loops for ever', hanging.loop),
  patiently('a config that waits for ever', hanging.waiting),
  config(
    'a config with `__proto__` keys',
    '{"rules": {"__proto__": "off", "constructor": "off"}}',
    'toolint.config.json',
  ),
  config('`"__proto__"` in place of a config', '{"__proto__": {"root": true}}', 'toolint.config.json'),
  config(
    'a config pattern made for backtracking',
    JSON.stringify({ ignore: [`${'*a'.repeat(5000)}b`] }),
    'toolint.config.json',
  ),
  config('a config that extends itself', '{"extends": ["./toolint.config.json"]}', 'toolint.config.json'),
  config(
    'a config that extends a file outside by a path',
    '{"extends": ["../../../../../../etc/passwd"]}',
    'toolint.config.json',
  ),
  config('a plugin that is not there', '{"plugins": ["./nowhere.js"]}', 'toolint.config.json'),
  plugin('a rule that throws', rule(`check() { throw new Error('no\\n::error::x'); },`)),
  plugin('a rule that returns nonsense', rule('*check() { yield 1; },')),
  plugin('a rule that points nowhere', rule(`*check() { yield { at: { start: -5, end: 1e9 }, message: 'x' }; },`)),
  plugin('a rule that returns nothing', rule('check() {},')),
  {
    attack: 'a JavaScript file beside the manifests that nobody names',
    front: 'command line',
    async run() {
      const outcome = await lint({
        'evil.js': `require('fs').writeFileSync('ran', '')`,
        'tool.ts': `throw 1; registerTool('x')`,
      });
      expect(existsSync(join(folders.at(-1)!.path, 'ran'))).toBe(false);
      return `exit ${outcome.status}: read, and not run`;
    },
  },
]);
