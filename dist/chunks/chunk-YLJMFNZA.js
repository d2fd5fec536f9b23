import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/parse/json-comments.ts
function commentsIn(text) {
  const comments = [];
  const marks = /["'/]/g;
  for (let mark = marks.exec(text); mark; mark = marks.exec(text)) {
    const { index: start } = mark;
    if (mark[0] !== "/") marks.lastIndex = stringEnd(text, start);
    else if (text.startsWith("/*", start) || text.startsWith("//", start)) {
      const closed = commentEnd(text, start);
      const end = closed === start ? text.length : closed;
      comments.push({ start, end });
      marks.lastIndex = end;
    }
  }
  return comments;
}
function stringEnd(text, start) {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === quote) return at + 1;
    if (char === "\\") at++;
    if (text[at] === "\n" || text[at] === "\r") return at;
  }
  return text.length;
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

export {
  commentsIn,
  commentEnd
};
