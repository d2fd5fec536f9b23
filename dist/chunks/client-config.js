import {
  jsoncSyntax
} from "./read.js";
import {
  LIMITS,
  offsetIn,
  quoted
} from "./limits.js";
import {
  JSON_WORDS,
  checkDepth,
  entries,
  entry,
  get,
  items,
  text
} from "./text-edits.js";
import {
  countWhere
} from "./collections.js";

// src/core/client-config.ts
var HOLDERS = ["mcpServers", "servers", "context_servers"];
function clientConfigIn(root) {
  const holders = HOLDERS.flatMap((key) => entry(root, key) ?? entry(get(root, "mcp"), key) ?? []);
  const holder = holders.find(({ value }) => value.kind === "object");
  return holder && { holder, servers: entries(holder.value).flatMap(serverIn) };
}
function serverIn(own) {
  const { key: name, value: node } = own;
  if (node.kind !== "object") return [];
  const command = get(node, "command");
  const isNested = command?.kind === "object";
  return [
    {
      entry: own,
      name,
      node,
      command: isNested ? get(command, "path") : command,
      args: items(get(isNested ? command : node, "args")),
      url: URLS.map((key) => get(node, key)).find(Boolean)
    }
  ];
}
var URLS = ["url", "serverUrl", "httpUrl"];
var looksLikeServer = ({ command, url }) => text(command) !== void 0 || text(url) !== void 0;
function configOf(path) {
  const steps = path.split("/").filter((step) => step !== "settings");
  const name = steps.pop();
  const folder = steps.at(-1)?.startsWith(".") ? steps.at(-1) : "";
  if (/^claude_desktop_config\.json$|^(?:cline_)?mcp_(?:settings|config)\.json$/.test(name)) return "other";
  if (!/^\.?mcp\.jsonc?$/.test(name)) return void 0;
  if (folder === ".vscode") return "vscode";
  if (folder === ".claude") return "claude-code";
  if (folder !== "") return "other";
  return name.startsWith(".") ? "claude-code" : "any";
}

// src/core/lines.ts
var Lines = class {
  /** Where each line starts. */
  starts;
  constructor(text2) {
    const starts = text2.includes("\r") ? lineStarts(text2) : feedStarts(text2);
    if (text2.charCodeAt(0) === 65279) starts[0] = 1;
    this.starts = starts;
  }
  at(offset) {
    const line = lineAt(offset, this.starts);
    return { line, column: Math.max(1, offset - this.starts[line - 1] + 1) };
  }
};
function lineAt(offset, starts) {
  return Math.max(
    1,
    countWhere(starts, (start) => start <= offset)
  );
}
function feedStarts(text2) {
  const starts = [0];
  for (let at = text2.indexOf("\n"); at >= 0; at = text2.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
function lineStarts(text2) {
  const starts = [0];
  for (let at = 0; at < text2.length; at++) {
    const code = text2.charCodeAt(at);
    if (code === 10 || code === 13 && text2.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  }
  return starts;
}

// src/parse/json/momoa.ts
function treeOf(document, most = LIMITS.depth) {
  return nodeOf(document.body, 1, most);
}
function nodeOf(momoa, depth, most) {
  checkDepth(depth, most);
  const [start, end] = momoa.range;
  switch (momoa.type) {
    case "Object":
      return {
        kind: "object",
        entries: momoa.members.map((member) => entryOf(member, depth, most)),
        open: false,
        start,
        end
      };
    case "Array":
      return {
        kind: "array",
        items: momoa.elements.map(({ value }) => nodeOf(value, depth + 1, most)),
        open: false,
        start,
        end
      };
    case "String":
      return { kind: "string", value: momoa.value, start, end };
    case "Number":
      return { kind: "number", value: momoa.value, start, end };
    case "Boolean":
      return { kind: "boolean", value: momoa.value, start, end };
    case "Null":
      return { kind: "null", start, end };
    case "NaN":
      return { kind: "number", value: NaN, start, end };
    case "Infinity":
      return { kind: "number", value: momoa.sign === "-" ? -Infinity : Infinity, start, end };
  }
}
function entryOf({ name, value }, depth, most) {
  const [start, end] = name.range;
  const key = name.type === "String" ? name.value : name.name;
  return { key, value: nodeOf(value, depth + 1, most), start, end };
}
var json5Syntax = {
  id: "json5",
  words: JSON_WORDS,
  offsetIn: (text2, node, index) => (isJson(text2, node) ? jsoncSyntax : { offsetIn }).offsetIn(text2, node, index),
  print(document, edits) {
    return jsoncSyntax.print(
      document,
      edits.map((edit) => wholeString(document.text, edit))
    );
  }
};
function wholeString(text2, edit) {
  if (edit.op !== "set" || edit.node.kind !== "string" || typeof edit.value !== "string") return edit;
  if (isJson(text2, edit.node)) return edit;
  const { start, end } = edit.node;
  return { op: "text", start, end, text: quoted(edit.value, text2[start]) };
}
function isJson(text2, { start, end, value }) {
  const written = text2.slice(start, end);
  if (!written.startsWith('"')) return false;
  if (written.length === value.length + 2) return !written.includes("\\");
  try {
    return JSON.parse(written) === value;
  } catch {
    return false;
  }
}

export {
  HOLDERS,
  clientConfigIn,
  looksLikeServer,
  configOf,
  Lines,
  lineAt,
  feedStarts,
  treeOf,
  json5Syntax
};
