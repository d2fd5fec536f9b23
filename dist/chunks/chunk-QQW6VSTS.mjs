import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/core/code.ts
function isWidget({ widget, calledTools, handshakes }) {
  return widget.length > 0 || calledTools.length > 0 || handshakes.length > 0;
}
var NO_CODE = {
  imports: [],
  registrations: [],
  answers: [],
  reads: [],
  widget: [],
  calledTools: [],
  handshakes: []
};

// src/parse/libraries.ts
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

export {
  isWidget,
  NO_CODE,
  beginningsOf,
  librariesWith
};
