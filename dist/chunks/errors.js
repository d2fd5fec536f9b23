import {
  didYouMean
} from "./did-you-mean.js";

// src/files/errors.ts
var UserError = class extends Error {
  name = "UserError";
};
var MOST_TOGETHER = 20;
function together(errors) {
  const [first] = errors;
  if (first && errors.length === 1) return first;
  const shown = errors.slice(0, MOST_TOGETHER).map(({ message }) => message);
  const more = errors.length - shown.length;
  return new UserError([...shown, ...more > 0 ? [`and ${more} more like these`] : []].join("\n"));
}
function unknownHint(kind, word, known) {
  return `unknown ${kind} \`${word || '""'}\`${didYouMean(word, known)}`;
}

// src/files/paths.ts
import { realpathSync } from "node:fs";
import { basename, relative, resolve, sep } from "node:path";
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
  const isPlain = slash > 0 && path[slash - 1] !== ":" && !path.startsWith("//") && !/[/\\.]$/.test(path);
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
function withoutLinks(path, cwd, workspace) {
  if (isInside(cwd, path) || [cwd, path].every((each) => isInside(workspace, each))) return path;
  const folder = realPath(parentOf(path));
  const here = realPath(cwd);
  if (folder === void 0 || here === void 0 || !isInside(workspace, folder)) return path;
  return inFolder(absolutePath(cwd, relativePath(here, folder)), basename(path));
}
var SOURCE_EXTENSIONS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
var CODE_EXTENSIONS = [...SOURCE_EXTENSIONS, ".py"];
var isToolSnapshot = (path) => /(?:^|\/)__toolsnaps__\/[^/]+\.snap$/.test(path);
var EXTENSIONS = [
  ...[".json", ".jsonc", ".json5", ".yaml", ".yml"],
  ...CODE_EXTENSIONS,
  ...[".html", ".htm"]
];

export {
  UserError,
  together,
  unknownHint,
  toSlashes,
  absolutePath,
  relativePath,
  inFolder,
  parentOf,
  isInside,
  realPath,
  leadsOut,
  withoutLinks,
  SOURCE_EXTENSIONS,
  CODE_EXTENSIONS,
  isToolSnapshot,
  EXTENSIONS
};
