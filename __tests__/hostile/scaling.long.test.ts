/** Four times the text may take at most six times as long: inputs that repeat one thing, for every loader, the extractor and the reports. */
import { expect, test } from '@jest/globals';
import { lintText } from '../../src/browser.js';
import type { Finding, Report } from '../../src/core/finding.js';
import { VERSION } from '../../src/core/version.js';
import { REPORT_FORMATS, render } from '../../src/report/index.js';
import { rules } from '../../rules/index.js';

const SDK = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n";

/** A text of `count` pieces: the file it stands for, how it is made, and how many pieces the smaller one has. */
const INPUTS: Record<string, readonly [path: string, count: number, text: (count: number) => string]> = {
  'JSON: tools': ['tools.json', 300, (n) => JSON.stringify({ tools: numbered(n, (i) => tool(`t ${i}`)) })],
  'JSON: parameters': ['tools.json', 1500, (n) => JSON.stringify({ tools: [tool('t', n)] })],
  'JSON: nesting': ['tools.json', 40, (n) => `{"tools":[{"name":"t","inputSchema":${nested(n)}}]}`],
  'JSON: keys twice': ['tools.json', 1500, (n) => `{"tools":[{"name":"t"${',"title":"x"'.repeat(n)}}]}`],
  'JSON: open brackets': ['tools.json', 5000, (n) => `{"tools":${'[{"a":'.repeat(n)}`],
  'JSON: comments': ['tools.json', 10_000, (n) => `{"tools":[${'/**/'.repeat(n)}]}`],
  'JSON: directives': ['tools.jsonc', 500, (n) => `{"tools":[${'// toolint-disable-next-line mcp/x\n'.repeat(n)}]}`],
  'YAML: documents': [
    'tools.yaml',
    400,
    (n) => '---\nname: a b\ndescription: b\ninputSchema: {type: object}\n'.repeat(n),
  ],
  'YAML: tools': ['tools.yaml', 300, (n) => `tools:\n${'- name: a b\n  inputSchema: {type: object}\n'.repeat(n)}`],
  'YAML: dashes': ['tools.yaml', 10_000, (n) => `tools:\n${'- a\n'.repeat(n)}`],
  'YAML: aliases': ['tools.yaml', 300, (n) => `a: &a {name: x}\ntools:\n${'- *a\n'.repeat(n)}`],
  'TypeScript: tools': ['server.ts', 150, (n) => SDK + numbered(n, (i) => registration(`t ${i}`)).join('\n')],
  'TypeScript: comments in lines': ['server.ts', 5000, (n) => SDK + '/**/\n'.repeat(n) + registration('t')],
  'TypeScript: constants': [
    'server.ts',
    400,
    (n) =>
      `${SDK}const c0 = 'x y';\n${numbered(n, (i) => `const c${i + 1} = c${i};`).join('\n')}\n${registration('t')}`,
  ],
  'TypeScript: a long list': [
    'server.ts',
    300,
    (n) => `${SDK}export const tools = ${JSON.stringify(numbered(n, (i) => tool(`t ${i}`)))};`,
  ],
  'TypeScript: window.openai': ['widget.ts', 500, (n) => 'window.openai.callTool("a", {});\n'.repeat(n)],
  'HTML: scripts': ['widget.html', 100, (n) => '<script>window.openai.toolOutput;</script>\n'.repeat(n)],
  'HTML: tags': ['widget.html', 3000, (n) => `<script>window.openai</script>${'<div a="b">'.repeat(n)}`],
};

test.each(Object.entries(INPUTS))('%s', async (_, [path, count, text]) => {
  const [small, large] = [text(count), text(count * 4)];
  await expectLinear(
    () => lintText({ path, text: small, preset: 'strict', off: [] }),
    () => lintText({ path, text: large, preset: 'strict', off: [] }),
  );
});

test.each(REPORT_FORMATS)('report: %s', async (format) => {
  const { findings } = await lintText({
    path: 'tools.json',
    text: JSON.stringify({ tools: numbered(200, (i) => tool(`t ${i}`)) }),
    preset: 'strict',
    off: [],
  });
  const [small, large] = [reportOf(findings, 2), reportOf(findings, 8)];
  const context = { color: false, failOn: 'error', rules, source: () => undefined } as const;
  await expectLinear(
    () => render(format, small, context),
    () => render(format, large, context),
  );
});

/** The least of a few rounds, in processor time: whatever else the machine does, it never makes a run shorter. */
async function expectLinear(small: () => Promise<unknown>, large: () => Promise<unknown>): Promise<void> {
  const least = [Infinity, Infinity];
  let ratio = Infinity;
  for (let round = 0; round < 6 && ratio >= 6; round++) {
    for (const [index, run] of [small, large].entries()) {
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      least[index] = Math.min(least[index]!, user + system);
    }
    // What takes less than 20 ms tells nothing.
    ratio = least[1]! < 20_000 ? 0 : least[1]! / least[0]!;
  }
  expect(ratio).toBeLessThan(6);
}

function reportOf(findings: readonly Finding[], copies: number): Report {
  const all = numbered(copies, (i) => findings.map((each) => ({ ...each, path: `${i}.json` }))).flat();
  const files = numbered(copies, (i) => ({ path: `${i}.json`, formats: ['mcp'], tools: 1 }));
  return {
    tool: { name: 'toolint', version: VERSION },
    files,
    skipped: [],
    findings: all,
    failures: [],
    suppressed: 0,
  };
}

function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function tool(name: string, parameters = 1): object {
  const properties = Object.fromEntries(numbered(parameters, (i) => [`data${i}`, { type: 'array' }]));
  return { name, inputSchema: { type: 'object', properties, required: ['missing'] } };
}

function nested(depth: number): string {
  return '{"type":"object","properties":{"a":'.repeat(depth) + '{}' + '}}'.repeat(depth);
}

function registration(name: string): string {
  return `new McpServer({}).registerTool(${JSON.stringify(name)}, { inputSchema: {} }, () => ({ content: [] }));`;
}
