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
  countLeading
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
var looksLikeServer = ({ command, url, node }) => [command, url, get(node, "transport", "command"), get(node, "transport", "url")].some(
  (each) => text(each) !== void 0
);
function downloadOf({ command, args }) {
  const runner = text(command)?.replace(/^.*[/\\]|\.(?:cmd|exe)$/g, "");
  if (runner !== "npx" && runner !== "bunx" && runner !== "uvx") return void 0;
  const index = args.findIndex((each, at) => !isFlag(text(each) ?? "") && !TAKES.test(text(args[at - 1]) ?? ""));
  const node = args[index];
  const isInside = runner !== "uvx" && /^(?:-p|-c|--package|--call)$/.test(text(args[index - 1]) ?? "");
  return node?.kind === "string" && !isInside ? { node, sign: runner === "uvx" ? "==" : "@" } : void 0;
}
var isFlag = (text2) => text2.startsWith("-");
var TAKES = /^--?(?:python|with|index(?:-url)?|extra-index-url|cache|registry)$/;
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

// src/files/read.ts
import { isAscii, isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
var shared = Buffer.allocUnsafeSlow(64 * 1024);
function readText(path, { maxBytes = LIMITS.fileSize } = {}) {
  const read = readRegular(path, { maxBytes, into: shared });
  return "bytes" in read ? decode(read.bytes) : read;
}
function readRegular(path, { maxBytes, into }) {
  let file;
  try {
    if (O_NOFOLLOW === 0 && lstatSync(path).isSymbolicLink()) return { failure: LINK };
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stats = fstatSync(file);
    if (stats.isDirectory()) return { failure: FOLDER };
    if (!stats.isFile()) return { failure: NOT_REGULAR };
    if (stats.size > maxBytes) {
      return tooLarge(megabytes(stats.size), maxBytes);
    }
    const buffer = into && stats.size <= into.length ? into : Buffer.allocUnsafe(stats.size);
    return { bytes: buffer.subarray(0, readWhole(file, buffer, stats.size)) };
  } catch (error) {
    return { failure: reason(error, path) };
  } finally {
    if (file !== void 0) closeSync(file);
  }
}
function looseText(bytes) {
  return bytes.subarray(0, 8e3).includes(0) ? void 0 : bytes.toString("utf8");
}
async function readStream(stream, { maxBytes = LIMITS.fileSize } = {}) {
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxBytes) return tooLarge(`over ${megabytes(maxBytes)}`, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    return { failure: reason(error) };
  }
  return decode(Buffer.concat(chunks));
}
function readBytes(bytes, { maxBytes = LIMITS.fileSize } = {}) {
  return bytes.length > maxBytes ? tooLarge(megabytes(bytes.length), maxBytes) : decode(bytes);
}
function tooLarge(size, maxBytes) {
  return {
    failure: `It is ${size} large, and files of more than ${megabytes(maxBytes)} are not read.`,
    limit: "fileSize"
  };
}
function readWhole(file, buffer, size) {
  let length = 0;
  while (length < size) {
    const count = readSync(file, buffer, length, size - length, length);
    if (count === 0) break;
    length += count;
  }
  return length;
}
function decode(bytes) {
  if (isAscii(bytes) && !bytes.includes(0)) return { text: bytes.toString("latin1") };
  const [first, second] = bytes;
  if (first === 255 && second === 254 || first === 254 && second === 255) {
    return { failure: "It is encoded in UTF-16: save it as UTF-8.", notText: utf16(bytes, first === 254) };
  }
  if (bytes.includes(0)) return notText("It is a binary file: it holds zero bytes.", bytes);
  if (!isUtf8(bytes)) return notText("It is not valid UTF-8: save it as UTF-8.", bytes);
  return { text: bytes.toString("utf8") };
}
var notText = (failure, bytes) => ({ failure, notText: bytes.toString("latin1") });
function utf16(bytes, isBigEndian) {
  const even = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (isBigEndian ? even.swap16() : even).toString("utf16le");
}
var NOT_REGULAR = "It is no regular file but a pipe, socket or device.";
var LINK = "It is a symbolic link, and links are not followed.";
var FOLDER = "It is a folder.";
var REASONS = {
  ENOENT: "It does not exist.",
  ENOTDIR: "It does not exist.",
  EACCES: "It cannot be read: permission denied.",
  EPERM: "It cannot be read: permission denied.",
  EISDIR: FOLDER,
  ELOOP: LINK,
  ENAMETOOLONG: "Its path is too long.",
  ENXIO: NOT_REGULAR,
  EMFILE: "It cannot be read: too many files are open."
};
function isMissing(error) {
  const { code } = error;
  return code === "ENOENT" || code === "ENOTDIR";
}
function reason(error, path = "") {
  const { code = "", message = String(error) } = error;
  if (code === "ENOENT" && path.includes("\uFFFD")) return "It cannot be found, since its name is not valid UTF-8.";
  return REASONS[code] ?? `It cannot be read: ${code || message}.`;
}
function megabytes(bytes) {
  return bytes < 1024 * 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024 / 1024 * 10) / 10} MB`;
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
    countLeading(starts, (start) => start <= offset)
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
  downloadOf,
  configOf,
  Lines,
  lineAt,
  feedStarts,
  readText,
  readRegular,
  looseText,
  readStream,
  readBytes,
  NOT_REGULAR,
  isMissing,
  reason,
  treeOf,
  json5Syntax
};
