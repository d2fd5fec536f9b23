// src/core/tokens.ts
var READ = ["name", "description", "inputSchema", "input_schema", "parameters", "schema"];
var CHARACTERS = 4;
function tokensOf(tool) {
  if (typeof tool !== "object" || tool === null) return 0;
  const read = Object.entries(tool).filter(([key]) => READ.includes(key));
  return Math.ceil(JSON.stringify(Object.fromEntries(read)).length / CHARACTERS);
}

export {
  tokensOf
};
