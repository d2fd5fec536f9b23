// src/extract/libraries.ts
var LIBRARIES = [
  ["ai$", "telling", "function", "factory", "base", "unserved"],
  ["@ai-sdk/", "telling", "function", "base", "unserved"],
  ["@openai/", "factory"],
  ["@openai/agents", "telling", "function", "base", "unserved"],
  ["openai$", "unserved"],
  ["openai/", "maker"],
  ["@anthropic-ai/claude-agent-sdk", "telling", "served"],
  ["@cyanheads/mcp-ts-core", "telling", "defined"],
  ["@anthropic-ai/sdk/", "telling", "maker"],
  ["@anthropic-ai/", "unserved"],
  ["@?langchain", "telling", "function", "factory", "maker", "base", "unserved"],
  ["@?llamaindex", "telling", "function", "maker", "base"],
  ["@mastra/", "telling", "factory", "base", "unserved"],
  ["@strands-agents/", "telling", "function", "maker"],
  ["@google/adk", "telling", "maker"],
  ["@google/", "base"],
  ["@xsai/tool$", "telling", "function"],
  ["@tanstack/ai", "telling", "maker"],
  ["@assistant-ui/", "telling", "function", "unserved"],
  ["@convex-dev/agent", "telling", "factory", "unserved"],
  ["@github/copilot-sdk", "factory"],
  ["beeai-framework", "telling", "maker", "base"],
  ["@modelcontextprotocol/(sdk/)?client", "unserved"]
];
var beginningsOf = (trait) => LIBRARIES.flatMap(([beginning, ...traits]) => traits.includes(trait) ? [beginning] : []);
var librariesWith = (trait) => new RegExp(`^(${beginningsOf(trait).join("|")})`);

// src/extract/prefilter.ts
var TOOLS = new RegExp(
  [
    "register(App)?(Tool|Resource)",
    "registerWidget",
    "setRequestHandler",
    "inputSchema",
    "input_schema",
    "(register|add|define|create)\\w{0,40}Tool\\b",
    "\\.(tool|widget|uiResource)\\(",
    "ui://",
    "ToolMetadata",
    "sunpeak/mcp",
    "(extends|implements)\\s[\\w$.,<>\\s]{0,100}Tool\\b",
    "mcp-nest|@frontmcp/sdk|@leanmcp/core",
    "@(Mcp|MCP)Tool\\(",
    "\\bFunctionTool\\b",
    "\\bzod(Responses)?Function\\(",
    "\\b(readOnly|destructive|idempotent|openWorld)Hint\\b"
  ].join("|")
);
var PARTS = [
  ...["Tool", "Schema", "_schema", "Resource", "RequestHandler", "Widget"],
  ...["tool(", "widget(", "ui://", "Hint", "zodFunction(", "zodResponsesFunction("]
];
var LIBRARIES2 = new RegExp(`["'](${[...beginningsOf("telling"), "xmcp$"].map(toItsEnd).join("|")})["']`);
function toItsEnd(beginning) {
  return beginning.endsWith("$") ? beginning.slice(0, -1) : `${beginning}[^"'\\n]{0,60}`;
}
var TYPES = /(\b(Tool|ListToolsResult)\b|\*\s{1,9}as\b)[^;'"]{0,300}\sfrom\s{0,9}["'][\w:./]{0,40}@modelcontextprotocol\//;
var SERVED = /["'](?:[a-z]{3,5}:[\w:./]{0,40})?(@modelcontextprotocol\/|fastmcp\b)/;
var OWN_WORDS = /\b(schema|parameters|inputShape|parametersSchema)\b/;
var WIDGET = /\.openai\b|\[["']openai["']\]|openai:set_globals/;
var mayBeWidget = (text) => text.includes("openai") || text.includes("callServerTool") || text.includes("ui/initialize");
var mayBePage = (text) => mayBeWidget(text) && /<script|\son[a-z]+=/i.test(text);
var SCRIPT_TYPES = /* @__PURE__ */ new Set([
  ...["", "module", "text/javascript", "application/javascript", "text/ecmascript"]
]);
var isWidgetHandler = (attribute, value) => /^on[a-z]+$/.test(attribute) && value.includes("openai");
function mayHoldTools(path, text) {
  if (/\.html?$/i.test(path)) return mayBeWidget(text);
  return PARTS.some((part) => text.includes(part)) && TOOLS.test(text) || text.includes("openai") && (WIDGET.test(text) || /=\s{0,9}(window|globalThis|self)\b/.test(text)) || text.includes("callServerTool") && text.includes("ext-apps") || text.includes("ui/initialize") || text.includes("tool") && LIBRARIES2.test(text) || text.includes("@modelcontextprotocol/") && TYPES.test(text) || text.includes("description") && SERVED.test(text) && OWN_WORDS.test(text) || text.includes("metadata") && text.includes("xmcp") || (text.includes('"function"') || text.includes("'function'") ? text.includes("parameters") : false) || text.includes("getInfo") && /\bns\b/.test(text);
}

export {
  librariesWith,
  mayBeWidget,
  mayBePage,
  SCRIPT_TYPES,
  isWidgetHandler,
  mayHoldTools
};
