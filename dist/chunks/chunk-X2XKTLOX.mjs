import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

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
function mayHaveBeenDone(error) {
  return error instanceof GitHubError && (error.kind === "busy" || error.kind === "unreachable");
}

export {
  GitHubError,
  mayHaveBeenDone
};
