/** What a tool costs: about as many tokens as its text has characters, divided by four. */

/** What clients hand to a model of each tool. */
const READ = ['name', 'description', 'inputSchema', 'input_schema', 'parameters', 'schema'];
const CHARACTERS = 4;

export function tokensOf(tool: unknown): number {
  if (typeof tool !== 'object' || tool === null) return 0;
  const read = Object.entries(tool).filter(([key]) => READ.includes(key));
  return Math.ceil(JSON.stringify(Object.fromEntries(read)).length / CHARACTERS);
}
