/** Whether a file of Python is worth parsing, by the words in its text. */
/** A server in Python, or a tool of one that another file makes. */
const PYTHON = /mcp|MCP/;
const PYTHON_TOOLS =
  /^[ \t]{0,60}@[\w.]{0,100}(?:tool|prompt|resource|list_tools)\b|\.tool\(|add_tool\(|\bTool\(|from_function\(|["']inputSchema["']|\bFastMCP[.(]|\bMCPServer\(|^[ \t]{1,60}\w{0,60}(?:mcp|server)\.run\(|\w\((?:self\.)?\w*(?:mcp|server)[,)]/m;

/** A list of tools by itself. */
const PYTHON_LIST = /["']inputSchema["']/;

/** A decorator of the project's own is imported, and the file need not say of what it is: `@tool`, `@registry.read_tool(…)`. */
const PYTHON_OWN = /@(?<=^[ \t]{0,60}@)(\w{1,60})(?:(?<=tool)|\.(?:\w{1,60}\.)?\w{0,60}tool)\b/gm;
const PYTHON_FROM =
  /^[ \t]{0,60}from[ \t]+([.\w]{1,200})[ \t]+import[ \t]*(\([^)]{0,5000}\)|[^\n]{1,500})|^import[ \t]+([^\n]{1,300})/gm;
/** Their decorators are their own. */
const OTHER_AGENTS =
  /^(?:agents|agno|autogen|click|crewai|google|haystack|langchain|langgraph|livekit|llama|pydantic_ai|pytest|semantic_kernel|smolagents|strands)/;

function importsDecorator(text: string): boolean {
  const names = new Set(Array.from(text.matchAll(PYTHON_OWN), ([, name]) => name!));
  if (names.size === 0) return false;
  return Array.from(text.matchAll(PYTHON_FROM)).some(([, from, imported, modules]) => {
    const words = (imported ?? modules!).match(/[\w*]+/g) ?? [];
    return !OTHER_AGENTS.test(from ?? words[0] ?? '') && words.some((word) => word === '*' || names.has(word));
  });
}

export function mayHoldPythonTools(text: string): boolean {
  if ((PYTHON.test(text) || PYTHON_LIST.test(text)) && PYTHON_TOOLS.test(text)) return true;
  return text.includes('tool') && importsDecorator(text);
}
