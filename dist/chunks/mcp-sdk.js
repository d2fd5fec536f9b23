// src/core/mcp-sdk.ts
function isOlder(version, minor) {
  const [, own] = /^[\^~]?v?1\.(\d{1,4})\./.exec(version ?? "") ?? [];
  return own !== void 0 && Number(own) < minor;
}
var METHODS = {
  ListToolsRequestSchema: "tools/list",
  CallToolRequestSchema: "tools/call",
  ListResourcesRequestSchema: "resources/list",
  ReadResourceRequestSchema: "resources/read",
  ListResourceTemplatesRequestSchema: "resources/templates/list",
  SubscribeRequestSchema: "resources/subscribe",
  ListPromptsRequestSchema: "prompts/list",
  GetPromptRequestSchema: "prompts/get",
  SetLevelRequestSchema: "logging/setLevel"
};

export {
  isOlder,
  METHODS
};
