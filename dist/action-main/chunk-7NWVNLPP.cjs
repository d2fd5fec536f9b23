(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
// src/github/errors.ts
var GitHubError = class extends Error {
  kind;
  status;
  constructor(kind, message, status) {
    super(message);
    this.name = "GitHubError";
    this.kind = kind;
    if (status !== void 0) this.status = status;
  }
};
function isMissing(error) {
  return error instanceof GitHubError && error.kind === "missing";
}
function mayHaveBeenDone(error) {
  return error instanceof GitHubError && (error.kind === "busy" || error.kind === "unreachable");
}

Object.assign(exports, { GitHubError, isMissing, mayHaveBeenDone });
})