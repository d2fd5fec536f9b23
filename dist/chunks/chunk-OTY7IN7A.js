import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  LIMITS
} from "./chunk-5J2CMZKA.js";

// src/workspace/paths.ts
import { realpathSync } from "node:fs";
import { relative, resolve, sep } from "node:path";
function toSlashes(path) {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}
function absolutePath(folder, path) {
  return toSlashes(resolve(folder, path));
}
function relativePath(folder, path) {
  return toSlashes(relative(folder, path)) || ".";
}
function inFolder(folder, path) {
  return folder.endsWith("/") ? folder + path : `${folder}/${path}`;
}
function parentOf(path) {
  const slash = path.lastIndexOf("/");
  const isPlain = slash > 0 && path[slash - 1] !== ":" && !/[/\\.]$/.test(path);
  return isPlain ? path.slice(0, slash) : absolutePath(path, "..");
}
function isInside(folder, path) {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
function realPath(path) {
  try {
    return toSlashes(realpathSync.native(path));
  } catch {
    return void 0;
  }
}
function leadsOut(path, cwd, workspace) {
  if (!isInside(workspace, path) && !isInside(cwd, path)) return false;
  const real = realPath(path);
  return real !== void 0 && !isInside(workspace, real);
}

// src/workspace/read.ts
import { isAscii, isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
var shared = Buffer.allocUnsafeSlow(64 * 1024);
function readText(path, { maxBytes = LIMITS.fileSize } = {}) {
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
    const buffer = stats.size <= shared.length ? shared : Buffer.allocUnsafe(stats.size);
    return decode(buffer.subarray(0, readWhole(file, buffer, stats.size)));
  } catch (error) {
    return { failure: reason(error, path) };
  } finally {
    if (file !== void 0) closeSync(file);
  }
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

// src/workspace/extensions.ts
var EXTENSIONS = [
  ...[".json", ".jsonc", ".yaml", ".yml"],
  ...[".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"],
  ...[".html", ".htm"]
];

export {
  toSlashes,
  absolutePath,
  relativePath,
  inFolder,
  parentOf,
  isInside,
  realPath,
  leadsOut,
  readText,
  NOT_REGULAR,
  isMissing,
  reason,
  EXTENSIONS
};
