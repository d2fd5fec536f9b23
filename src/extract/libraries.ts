/** Libraries by which programs give tools to models without MCP, for the extractor and for the look before it. */

type Trait =
  /** A file that imports it and says `tool` may hold tools, whatever else is in it. */
  | 'telling'
  /** `tool(…)` */
  | 'function'
  /** `tool(name, description, shape, handler)`, which the library serves by MCP. */
  | 'served'
  /** `tool(name, { description, input, handler })`, which the library serves by MCP. */
  | 'defined'
  /** `createTool(…)`, `defineTool(…)` */
  | 'factory'
  /** `new DynamicTool(…)`, `FunctionTool.from(…)`, `betaZodTool(…)` and the like. */
  | 'maker'
  /** A class that extends one of its classes. */
  | 'base'
  /** What else looks like a tool in a file that imports it is meant for a model, and not served by MCP. */
  | 'unserved';

/** By how the names of their modules begin; `$` ends a name. */
const LIBRARIES: readonly (readonly [beginning: string, ...traits: Trait[]])[] = [
  ['ai$', 'telling', 'function', 'factory', 'base', 'unserved'],
  ['@ai-sdk/', 'telling', 'function', 'base', 'unserved'],
  ['@openai/', 'factory'],
  ['@openai/agents', 'telling', 'function', 'base', 'unserved'],
  ['openai$', 'unserved'],
  ['openai/', 'maker'],
  ['@anthropic-ai/claude-agent-sdk', 'telling', 'served'],
  ['@cyanheads/mcp-ts-core', 'telling', 'defined'],
  ['@anthropic-ai/sdk/', 'telling', 'maker'],
  ['@anthropic-ai/', 'unserved'],
  ['@?langchain', 'telling', 'function', 'factory', 'maker', 'base', 'unserved'],
  ['@?llamaindex', 'telling', 'function', 'maker', 'base'],
  ['@mastra/', 'telling', 'factory', 'base', 'unserved'],
  ['@strands-agents/', 'telling', 'function', 'maker'],
  ['@google/adk', 'telling', 'maker'],
  ['@google/', 'base'],
  ['@xsai/tool$', 'telling', 'function'],
  ['@tanstack/ai', 'telling', 'maker'],
  ['@assistant-ui/', 'telling', 'function', 'unserved'],
  ['@convex-dev/agent', 'telling', 'factory', 'unserved'],
  ['@github/copilot-sdk', 'factory'],
  ['beeai-framework', 'telling', 'maker', 'base'],
  ['@modelcontextprotocol/(sdk/)?client', 'unserved'],
];

/** How the names of the modules of libraries begin that have a trait. */
export const beginningsOf = (trait: Trait): readonly string[] =>
  LIBRARIES.flatMap(([beginning, ...traits]) => (traits.includes(trait) ? [beginning] : []));

/** The modules of libraries that have a trait. */
export const librariesWith = (trait: Trait): RegExp => new RegExp(`^(${beginningsOf(trait).join('|')})`);
