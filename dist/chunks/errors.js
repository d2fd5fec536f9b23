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

export {
  UserError,
  together,
  unknownHint
};
