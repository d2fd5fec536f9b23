// src/core/code.ts
function isWidget({ widget, calledTools, handshakes }) {
  return widget.length > 0 || calledTools.length > 0 || handshakes.length > 0;
}
function isOlder(version, minor) {
  const [, own] = /^[\^~]?v?1\.(\d{1,4})\./.exec(version ?? "") ?? [];
  return own !== void 0 && Number(own) < minor;
}
var NO_CODE = {
  imports: [],
  registrations: [],
  answers: [],
  printed: [],
  inputs: [],
  reads: [],
  promptAnswers: [],
  promptInputs: [],
  widget: [],
  calledTools: [],
  handshakes: [],
  hostNames: []
};
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
  isWidget,
  isOlder,
  NO_CODE,
  METHODS
};
