import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  webLink,
  wellFormed
} from "./chunk-DF74DJHY.mjs";

// src/github/blob-link.ts
function blobLink({ serverUrl, owner, repo, head }, path, line) {
  const steps = wellFormed(path).split("/").map(encoded);
  return webLink(`${serverUrl}/${owner}/${repo}/blob/${head}/${steps.join("/")}#L${line}`);
}
function encoded(step) {
  return encodeURIComponent(step).replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

export {
  blobLink
};
