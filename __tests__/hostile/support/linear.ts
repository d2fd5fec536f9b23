/** Four times the text takes four times as long if the work is linear, and sixteen times if it is quadratic. */
import { afterAll, expect, test } from '@jest/globals';
import { lintText } from '../../../src/browser.js';

/** Between the two. Times of few milliseconds scatter: a bound of 6 was missed by 0.04 where nothing had changed. */
const MOST = 8;

/** A text of `count` pieces: the file it stands for, how it is made, and how many pieces the smaller one has. */
export type Inputs = Record<string, readonly [path: string, count: number, text: (count: number) => string]>;

export function testLinting(inputs: Inputs): void {
  test.each(Object.entries(inputs))('%s', async (title, [path, count, text]) => {
    const [small, large] = [text(count), text(count * 4)];
    await expectLinear(
      title,
      () => lintText({ path, text: small, preset: 'strict', off: [] }),
      () => lintText({ path, text: large, preset: 'strict', off: [] }),
    );
  });
}

/** The least of a few rounds, in processor time: whatever else the machine does, it never makes a run shorter. */
export async function expectLinear(
  title: string,
  small: () => Promise<unknown>,
  large: () => Promise<unknown>,
): Promise<void> {
  const least = [Infinity, Infinity];
  let ratio = Infinity;
  for (let round = 0; round < 10 && ratio >= MOST; round++) {
    for (const [index, run] of [small, large].entries()) {
      const before = process.cpuUsage();
      await run();
      const { user, system } = process.cpuUsage(before);
      least[index] = Math.min(least[index]!, user + system);
    }
    // What takes less than 20 ms tells nothing.
    ratio = least[1]! < 20_000 ? 0 : least[1]! / least[0]!;
  }
  rows.push([title, ...least.map((each) => `${(each / 1000).toFixed(0)} ms`), (least[1]! / least[0]!).toFixed(1)]);
  expect(ratio).toBeLessThan(MOST);
}

/** `TOOLINT_MEASURE=1` shows how long each took. */
const rows: string[][] = [];
afterAll(() => {
  if (process.env['TOOLINT_MEASURE']) process.stdout.write(`${rows.map((row) => row.join('  ')).join('\n')}\n`);
});

export function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

export const words = (count: number, make: (index: number) => string): string => numbered(count, make).join(' ');

export const keyed = (count: number, make: (index: number) => object): object =>
  Object.fromEntries(numbered(count, (index) => [`k${index}`, make(index)]));

export const schema = (properties: object): object => ({ type: 'object', properties });

/** A list with a tool that has these fields, and others beside it. */
export const listed = (fields: object, others = 0): string =>
  JSON.stringify({ tools: [{ ...tool('t'), ...fields }, ...numbered(others, (i) => tool(`tool_${i}`))] });

export function tool(name: string, parameters = 1): object {
  const properties = Object.fromEntries(numbered(parameters, (i) => [`data${i}`, { type: 'array' }]));
  return { name, inputSchema: { type: 'object', properties, required: ['missing'] } };
}

export const SDK = "import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';\n";

export function registration(name: string): string {
  return `new McpServer({}).registerTool(${JSON.stringify(name)}, { inputSchema: {} }, () => ({ content: [] }));`;
}
