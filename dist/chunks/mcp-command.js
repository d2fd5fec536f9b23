import "./lint.js";
import {
  UserError,
  realPath
} from "./rules.js";
import "./version.js";

// src/cli/mcp-command.ts
const { parseArgs } = process.getBuiltinModule("node:util");
async function mcpCommand(given, { rules, formats, rows }, { cwd }) {
  const { servers: file, "allow-code": allowCode } = optionsIn(given);
  const root = realPath(cwd) ?? cwd;
  const servers = file === void 0 ? [] : await (await import("./target.js")).readServers(file, [], {}, cwd);
  const { serve } = await import("./serve.js");
  return serve({ root, rules, formats, rows, servers, allowCode });
}
function optionsIn(given) {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: { servers: { type: "string" }, "allow-code": { type: "boolean", default: false } }
    });
    return { servers: values.servers, "allow-code": values["allow-code"] };
  } catch {
    throw new UserError(
      "toolint mcp speaks MCP on standard input and output, and takes --servers FILE and --allow-code alone. See toolint help mcp."
    );
  }
}
export {
  mcpCommand
};
