(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { webLink, wellFormed } = require("./chunk-ZBWQSXXW.cjs");

// src/github/blob-link.ts
function blobLink({ serverUrl, owner, repo, head }, path, line) {
  const steps = wellFormed(path).split("/").map(encoded);
  return webLink(`${serverUrl}/${owner}/${repo}/blob/${head}/${steps.join("/")}#L${line}`);
}
function encoded(step) {
  return encodeURIComponent(step).replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

Object.assign(exports, { blobLink });
})