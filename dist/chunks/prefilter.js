// src/core/language.ts
function languageOf(path) {
  if (/\.([mc]?[jt]s|[jt]sx)$/i.test(path)) return "source";
  if (/\.html?$/i.test(path)) return "html";
  if (/\.py$/i.test(path)) return "python";
  const ending = /\.(json[c5]?|ya?ml)$/i.exec(path)?.[1]?.toLowerCase();
  if (ending === "json" && /(?:^|\/)\.(?!claude\b)[a-z]+\/(?:settings\/)?(?:mcp|settings)\.json$/.test(path))
    return "jsonc";
  return ending === "yml" ? "yaml" : ending;
}
var isCode = (language) => language === "source" || language === "python" || language === "html";

// src/generated/library-words.ts
var words = [
  [
    "Tool",
    /\bFunctionTool\b|registerAppTool|@frontmcp\/sdk|@leanmcp\/core|mcp-nest|registerTool|(register|add|define|create)\w{0,40}Tool(Def|Definition|Spec)?\b|(extends|implements)\s[\w$.,<>\s]{0,100}Tool\b|@(Mcp|MCP)Tool\(|ToolMetadata/
  ],
  ["input_schema"],
  ["ui://"],
  ["fastmcp", /\binstructions\b|addPrompt|\btransportType\b/],
  ["tool(", /@frontmcp\/sdk|\.tool\(|\btool\(\s{0,20}["'`][\w.:-]{1,80}["'`],/],
  ["Resource", /registerAppResource|@frontmcp\/sdk|registerResource|\.uiResource\(/],
  ["getInfo", /\b(?:ns|tagValues)\b|\btools:|"tools"/],
  ["Prompt", /registerPrompt/],
  ["setRequestHandler"],
  ["inputSchema"],
  ["Hint", /\b(readOnly|destructive|idempotent|openWorld)Hint\b/],
  [
    "@modelcontextprotocol/",
    /(\b(Tool|ListToolsResult)\b|\*\s{1,9}as\b)[^;'"]{0,300}\sfrom\s{0,9}["'][\w:./]{0,40}@modelcontextprotocol\/|\binstructions\b|\.(prompt|resource)\(|\bnew\s{1,9}StdioServerTransport\b|\bnew\s{1,9}\w{0,30}(?:HTTP|SSE)ServerTransport\b|\bnew\s{1,9}McpServer\b/
  ],
  ["tools/list", /jsonrpc/],
  ["output_schema", /@\d+\.\d+/],
  ["Function(", /zod(Responses)?Function\(/],
  ['"function"', /parameters/],
  ["'function'", /parameters/],
  ["Widget", /registerWidget/],
  [".widget("],
  ["sunpeak/mcp", /[Tt]ool/],
  ["useWebMCP"],
  ["modelContext", /description/],
  ["xmcp", /metadata/],
  [
    "fastmcp",
    /["'](?:[a-z]{3,5}:[\w:./]{0,40})?fastmcp\b/,
    /description/,
    /\b(schema|parameters|inputShape|parametersSchema|paramsSchema)\b/
  ],
  ["tools:", /\bns:\s{0,9}["'`]/, /\btitle:/],
  [
    "erver",
    /mcp/i,
    /\b(?:register|add|set|setup|attach|init|install|mount|bind|load|apply|use)\w{0,60}\(\s{0,9}(?:this\.)?\w{0,30}[sS]erver\s{0,9}[,)]/
  ],
  [
    "@modelcontextprotocol/",
    /["'](?:[a-z]{3,5}:[\w:./]{0,40})?@modelcontextprotocol\//,
    /description/,
    /\b(schema|parameters|inputShape|parametersSchema|paramsSchema)\b/
  ],
  ["Tool", /[a-z]Tool\w{0,30}\(\s{0,20}(?:["'`{]|\w{1,30},\s{0,20}["'`{])/, /\bdescri/, /[sS]chema|parameters|\bz\./],
  ["toolName", /\bregister\w{0,30}\(/, /\bdescription\b/],
  [
    "Tool",
    /\b(?:const|let)\s\w{0,60}Tools?\b|:\s{0,9}\w{0,60}Tool\w{0,60}(?:<[^<>]{0,80}>|\[\])?\s=/,
    /\bdescription\b/,
    /\b(parameters|schema)\b/
  ]
];
var anyWord = /tool|Tool|input_schema|ui:\/\/|fastmcp|tool\(|Resource|getInfo|Prompt|setRequestHandler|inputSchema|Hint|@modelcontextprotocol\/|tools\/list|output_schema|Function\(|"function"|'function'|Widget|\.widget\(|sunpeak\/mcp|useWebMCP|modelContext|xmcp|tools:|erver|toolName/;
var importsTools = /["'](@google\/adk[^"'\n]{0,60}|ai|@ai-sdk\/[^"'\n]{0,60}|@anthropic-ai\/sdk\/[^"'\n]{0,60}|@assistant-ui\/[^"'\n]{0,60}|beeai-framework[^"'\n]{0,60}|@anthropic-ai\/claude-agent-sdk[^"'\n]{0,60}|@convex-dev\/agent[^"'\n]{0,60}|@?langchain[^"'\n]{0,60}|@?llamaindex[^"'\n]{0,60}|@mastra\/[^"'\n]{0,60}|@cyanheads\/mcp-ts-core[^"'\n]{0,60}|@openai\/agents[^"'\n]{0,60}|@strands-agents\/[^"'\n]{0,60}|@tanstack\/ai[^"'\n]{0,60}|xmcp|@xsai\/tool)["']/;
var imports = {
  server: /^(agents\/mcp|fastmcp|mcp-handler|@vercel\/mcp-adapter|mcp-lite|@modelcontextprotocol\/|mcp-use|skybridge|xmcp$|xmcp\/)/,
  client: /^(ai$|@ai-sdk\/|@anthropic-ai\/|@assistant-ui\/|@convex-dev\/agent|@?langchain|@mastra\/|@modelcontextprotocol\/(sdk\/)?client|openai$|@openai\/agents)/,
  baseClasses: /^(@google\/|ai$|@ai-sdk\/|beeai-framework|@?langchain|@?llamaindex|@mastra\/|@openai\/agents)/,
  lookalikes: /^((.*[@/])?genkit)/
};

// src/extract/prefilter.ts
var WIDGET = /\.openai\b|\[["']openai["']\]|openai:set_globals/;
var mayBeWidget = (text) => text.includes("openai") || text.includes("callServerTool") || text.includes("ui/init");
var mayBePage = (text) => mayBeWidget(text) && /<script|\son[a-z]+=/i.test(text);
var SCRIPT_TYPES = /* @__PURE__ */ new Set([
  ...["", "module", "text/javascript", "application/javascript", "text/ecmascript"]
]);
var isWidgetHandler = (attribute, value) => /^on[a-z]+$/.test(attribute) && value.includes("openai");
var PYTHON = /mcp|MCP/;
var PYTHON_TOOLS = /^[ \t]{0,60}@[\w.]{0,100}(?:tool|prompt|resource|list_tools)\b|\.tool\(|add_tool\(|\bTool\(|from_function\(|["']inputSchema["']|\bFastMCP[.(]|\bMCPServer\(|\w\((?:self\.)?\w*(?:mcp|server)[,)]/m;
var PYTHON_LIST = /["']inputSchema["']/;
var ANY = new RegExp(`${anyWord.source}|openai|callServerTool|ui/init`);
function mayHoldTools(path, text) {
  const language = languageOf(path);
  if (language === "python") return PYTHON_TOOLS.test(text) && (PYTHON.test(text) || PYTHON_LIST.test(text));
  if (language === "html") return mayBeWidget(text);
  if (!ANY.test(text)) return false;
  return words.some(([word, ...patterns]) => text.includes(word) && patterns.every((pattern) => pattern.test(text))) || text.includes("openai") && (WIDGET.test(text) || /=\s{0,9}(window|globalThis|self)\b/.test(text)) || text.includes("callServerTool") && text.includes("ext-apps") || text.includes("ui/init") || text.includes("tool") && importsTools.test(text);
}

export {
  languageOf,
  isCode,
  imports,
  mayBeWidget,
  mayBePage,
  SCRIPT_TYPES,
  isWidgetHandler,
  mayHoldTools
};
