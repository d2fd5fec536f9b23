/** The same attacks through ESLint, which has its own parsers and asks each rule for itself. */
import { expect } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { GOOD } from '../support/cli.js';
import { inSeconds } from '../support/patience.js';
import { attacks, type Attack } from './support/attacks.js';

const SECONDS = 10;
const SECRET = ['npm', 'Qm7vRk2LwZp9JhNc4XsBd8FgUe3MaVy6RkLq'].join('_');

/** In a process of its own, as ESLint's own command has it. */
const SCRIPT = `
import { readFileSync } from 'node:fs';
import { Linter } from 'eslint';
import toolint from './dist/eslint.js';
const { path, text } = JSON.parse(readFileSync(0, 'utf8'));
const config = path.endsWith('.json') ? toolint.configs.json : toolint.configs.strict;
console.log(JSON.stringify(new Linter({ configType: 'flat' }).verify(text, [config].flat(), path)));
`;

interface Message {
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

const on = (attack: string, path: string, text: string): Attack => ({
  attack,
  front: 'ESLint',
  async run() {
    const input = JSON.stringify({ path, text });
    const out = await inSeconds(SECONDS, () =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], { input, encoding: 'utf8' }),
    );
    const messages = JSON.parse(out) as Message[];
    for (const { message, line, column } of messages) {
      expect(message).not.toMatch(/[\p{Cf}\p{Cs}]|Qm7vRk2L|TypeError|RangeError: /u);
      expect(Math.min(line, column)).toBeGreaterThanOrEqual(0);
    }
    const [first] = messages;
    return first
      ? `${messages.length} ${messages.length === 1 ? 'message' : 'messages'}: ${first.message}`
      : 'no message';
  },
});

const registered = (fields: string): string =>
  `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\nnew McpServer({ name: 'x', version: '1.0.0' }).registerTool('x', { ${fields} }, async () => ({ content: [] }));`;

attacks('ESLint', [
  on('600 levels of JSON', 'a.json', `{"input_schema": ${'['.repeat(600)}${']'.repeat(600)}}`),
  on('broken JSON', 'a.json', '{"id": '),
  on('lone surrogates and control characters', 'a.json', GOOD.replace('Adds', '\\ud800\\u202e\\u0000Adds')),
  on(
    '`__proto__` and `constructor` as keys',
    'a.json',
    GOOD.replace('{', '{"__proto__": {"id": 1}, "constructor": 2,'),
  ),
  on('a secret', 'a.json', GOOD.replace('Adds two', SECRET)),
  on('a secret that another rule would quote', 'a.json', GOOD.replace('"1.0.0"', `"see ${SECRET}"`)),
  on('300 levels of TypeScript', 'a.js', registered(`description: ${'['.repeat(300)}${']'.repeat(300)}`)),
  on('constants that name each other', 'a.js', `const a = b; const b = a;\n${registered('description: a')}`),
  on(
    'constants that double each other',
    'a.js',
    `const a0 = ['x'];\n${Array.from({ length: 60 }, (_, i) => `const a${i + 1} = [a${i}, a${i}];`).join('\n')}\n${registered('description: a60')}`,
  ),
  on(
    'texts that double each other',
    'a.js',
    `const a0 = 'ha';\n${Array.from({ length: 60 }, (_, i) => `const a${i + 1} = a${i} + a${i};`).join('\n')}\n${registered('description: a60')}`,
  ),
]);
