import {
  isBuiltin
} from "./pack.js";

// src/core/version.ts
var VERSION = "0.1.0";
var TOOL = { name: "toolint", version: VERSION };
var docsPage = (path) => `https://github.com/toolint/toolint/blob/v${VERSION}/docs/${path}`;
function pageOf({ id, url }) {
  return url ?? (isBuiltin(id) ? docsPage(`rules/${id}.md`) : "");
}

export {
  VERSION,
  TOOL,
  docsPage,
  pageOf
};
