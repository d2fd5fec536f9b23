/** What --fix would make of files, with nothing written. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { formats, rules } from '../../rules/index.js';
import { check } from '../../src/run/run.js';
import { createConfigs } from '../../src/config/resolve.js';
import { replaceFile } from '../../src/files/write.js';
import { makeFolder } from './folder.js';

/** A slip of its own, longer once it is mended, before one that only shows beside the resource. */
const SERVER = `import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
const server = new McpServer({ name: 's', version: '1' });
server.registerTool('get_things', {
  description: 'Gets the things by id.',
  annotations: { readOnlyHnt: true }, _meta: { ui: { resourceUri: 'ui://widget/thing.htm' } },
}, async () => ({ content: [], structuredContent: {} }));
server.registerResource('thing', 'ui://widget/thing.html', { mimeType: 'text/html;profile=mcp-app', description: 'A thing' }, async () => ({ contents: [] }));
`;

test('what all files tell is fixed in what the file itself would be by then', async () => {
  const cwd = makeFolder({ 'server.ts': SERVER });
  const file = join(cwd, 'server.ts');
  const configs = createConfigs({ cwd, builtinRules: rules, allowCode: true });
  const steps: string[] = [];
  const dry = await check({
    ...{ cwd, paths: [], configs, formats, fix: 'safe', dryRun: true },
    onFixed(_, before, after) {
      expect(before).toBe(steps.at(-1) ?? SERVER);
      steps.push(after);
      return undefined;
    },
  });
  expect(readFileSync(file, 'utf8')).toBe(SERVER);
  expect([dry.fixed, dry.report.failures]).toEqual([[], []]);
  // What is not written is still to be mended.
  expect(dry.report.findings.map(({ rule }) => rule)).toEqual(['mcp/annotation-type', 'openai/template-registered']);
  await check({
    ...{ cwd, paths: [], configs, formats, fix: 'safe' },
    onFixed: (found, before, after) => replaceFile(found.absolute, before, after),
  });
  expect(readFileSync(file, 'utf8')).toContain(
    `readOnlyHint: true }, _meta: { ui: { resourceUri: 'ui://widget/thing.html' } }`,
  );
  expect(steps).toHaveLength(2);
  expect(steps.at(-1)).toBe(readFileSync(file, 'utf8'));
});
