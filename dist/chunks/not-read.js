import {
  nearMissIn
} from "./lint-document.js";
import {
  foundNothing,
  isServerPath
} from "./limits.js";
import {
  groupBy
} from "./collections.js";

// src/report/text.ts
var PLAIN = /^[ -"$-~]*$/;
function visible(text) {
  if (PLAIN.test(text)) return text;
  const unseen = /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?(?:\u200d\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}]?\ufe0f?)*|[0-9#*]\ufe0f\u20e3)|##(?=[a-z]*\[)|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/giu;
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
function placeIn({ path, line, column, pointer }, shown = `${line}:${column}`) {
  return isServerPath(path) ? pointer || "/" : shown;
}
function placeOf(located) {
  return `${located.path}${isServerPath(located.path) ? "#" : ":"}${placeIn(located)}`;
}
function plural(count, noun) {
  return `${grouped(count)} ${noun}${count === 1 ? "" : "s"}`;
}
function grouped(count) {
  return String(count).replace(/\B(?=(?:\d{3}){1,7}$)/g, ",");
}
var ONE_COLUMN_EACH = /^[ -~\u00a1-\u00ac\u00ae-\u02ff\u0370-\u0482\u2010-\u2027\u2500-\u25fc\u2714\u2716]*$/;
var joins = (text) => /\p{M}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|[\u1160-\u11ff]/u.test(text);
var isEmoji = (grapheme) => /\p{Emoji_Presentation}|\ufe0f/u.test(grapheme);
var hasNoWidth = (character) => /^[\p{Mn}\p{Me}\u1160-\u11ff\u200b-\u200d]$/u.test(character);
var WIDE = /^[\u1100-\u115f\u2e80-\u303e\u3041-\u4dbf\u4e00-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{16fe0}-\u{18dff}\u{1aff0}-\u{1b2ff}\u{1f200}-\u{1f265}\u{20000}-\u{3fffd}]$/u;
var segmenter;
function graphemes(text) {
  if (!joins(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), (each) => each.segment);
}
function width(text) {
  if (ONE_COLUMN_EACH.test(text)) return text.length;
  let columns = 0;
  for (const each of graphemes(text)) columns += graphemeWidth(each);
  return columns;
}
function graphemeWidth(grapheme) {
  if (isEmoji(grapheme)) return 2;
  let columns = 0;
  for (const character of grapheme) {
    if (!hasNoWidth(character)) columns += WIDE.test(character) ? 2 : 1;
  }
  return columns;
}
function fitStart(text, columns, more = false) {
  if (!more && width(text) <= columns) return text;
  return `${take(graphemes(text), columns - 1).join("")}\u2026`;
}
function fitEnd(text, columns, more = false) {
  if (!more && width(text) <= columns) return text;
  return `\u2026${take(graphemes(text).reverse(), columns - 1).reverse().join("")}`;
}
function take(parts, columns) {
  const taken = [];
  let left = columns;
  for (const part of parts) {
    left -= graphemeWidth(part);
    if (left < 0) break;
    taken.push(part);
  }
  return taken;
}
function wrap(text, columns) {
  const lines = [];
  let line = "";
  let used = 0;
  for (const word of text.split(" ")) {
    const size = width(word);
    if (line !== "" && used + 1 + size > columns) {
      lines.push(line);
      line = word;
      used = size;
    } else {
      used += line === "" ? size : 1 + size;
      line = line === "" ? word : `${line} ${word}`;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

// src/report/not-read.ts
var MOST_NAMED = 3;
function readOf(report) {
  if (report.files.every(({ isBare }) => isBare) && foundNothing({ ...report, failures: [] })) return "nothing";
  const { skipped, unread = [], languages = [] } = report;
  const isPart = unread.length > 0 || languages.length > 0 || skipped.some(isNearMiss);
  return isPart ? "part" : "all";
}
var isNearMiss = ({ reason }) => nearMissIn(reason) !== void 0;
function notRead(report, code = asWritten) {
  const { skipped, unread = [], languages = [], deleted = [] } = report;
  const near = groupBy(skipped.filter(isNearMiss), ({ reason }) => nearMissIn(reason));
  const sentences = Array.from(near, ([what, files]) => {
    const subject = files.length === 1 ? `1 file looks like ${what} and was` : `${plural(files.length, "file")} each look like ${what} and were`;
    return `${subject} not linted: ${listed(
      files.map(({ path }) => code(path)),
      ", "
    )}`;
  });
  if (unread.length > 0) {
    const places = unread.map(({ path, line, what }) => `${code(`${path}:${line}`)}, ${what}`);
    sentences.push(
      `${plural(unread.length, "registration")} could not be read: ${listed(places, "; ", " (`toolint --why FILE` lists them)")}`
    );
  }
  for (const { language, files, command = "COMMAND" } of languages) {
    const run = `\`npx toolint server --source . -- ${command}\``;
    const hint = command === "COMMAND" ? ", with the command that starts it" : "";
    sentences.push(
      `A server here is written in ${language} (${plural(files, "file")}), which is not read. To lint the tools of the running server: ${run}${hint}`
    );
  }
  if (deleted.length > 0) {
    sentences.push(
      `${plural(deleted.length, "manifest")} ${deleted.length === 1 ? "was" : "were"} deleted: ${listed(deleted.map(code), ", ")}`
    );
  }
  return sentences;
}
var asWritten = (text) => text;
var inTicks = (text) => `\`${text.replaceAll("`", "'")}\``;
function listed(places, separator, where = "") {
  const more = places.length - MOST_NAMED;
  return [...places.slice(0, MOST_NAMED), ...more > 0 ? [`and ${more} more${where}`] : []].join(separator);
}

export {
  visible,
  cut,
  sentence,
  isHighSurrogate,
  wellFormed,
  webLink,
  placeIn,
  placeOf,
  plural,
  grouped,
  width,
  fitStart,
  fitEnd,
  wrap,
  readOf,
  isNearMiss,
  notRead,
  inTicks
};
