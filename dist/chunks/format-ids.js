// src/generated/format-ids.ts
var FORMATS = ["otc", "shinkai", "gloodata", "openai", "mcp"];

export {
  FORMATS
};
