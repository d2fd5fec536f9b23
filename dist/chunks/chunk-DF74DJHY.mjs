import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/report/text.ts
var PLAIN = /^[ -"$-~]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  const unseen = /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*|[0-9#*]\ufe0f\u20e3)|##(?=\[)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/gu;
  return text.replace(unseen, (match, emoji) => {
    if (emoji !== void 0) return emoji;
    return match === "##" ? `#${codePoint("#")}` : codePoint(match);
  });
}
function codePoint(character) {
  return `<U+${character.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}>`;
}
function cut(text, max) {
  if (text.length <= max) return text;
  const end = isHighSurrogate(text, max - 2) ? max - 2 : max - 1;
  return `${text.slice(0, end)}\u2026`;
}
function sentence(text, max = 2e3) {
  return visible(cut(text, max));
}
function isHighSurrogate(text, index) {
  return (text.charCodeAt(index) & 64512) === 55296;
}
function wellFormed(text) {
  return text.replace(/\p{Surrogate}/gu, "\uFFFD");
}
function webLink(url) {
  return url.length <= 1e3 && /^https?:\/\/[\w.~:/?#@!$&*+,;=%-]+$/.test(url) ? url : void 0;
}
function plural(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}

export {
  visible,
  cut,
  sentence,
  isHighSurrogate,
  wellFormed,
  webLink,
  plural,
  grouped
};
