'use strict';
// src/parse/json-comments.ts
var STRING_OR_COMMENT = /"(?:[^"\\\r\n]|\\.)*"?|'(?:[^'\\\r\n]|\\.)*'?|\/\*(?:[^]*?\*\/|[^]*)|\/\/[^\r\n]*/g;
function commentsIn(text) {
  const comments = [];
  for (const { 0: found, index } of text.matchAll(STRING_OR_COMMENT)) {
    if (found.startsWith("/")) comments.push({ start: index, end: index + found.length });
  }
  return comments;
}
function commentEnd(text, at) {
  if (text[at] !== "/") return at;
  if (text[at + 1] === "*") {
    const close = text.indexOf("*/", at + 2);
    return close < 0 ? at : close + 2;
  }
  if (text[at + 1] !== "/") return at;
  let end = at + 2;
  while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end++;
  return end;
}

Object.assign(exports, { commentsIn, commentEnd });
