import {
  SCRIPT_TYPES,
  isWidgetHandler,
  mayBeWidget,
  mayHoldTools
} from "./version.js";

// src/eslint/html.ts
var current;
var SCRIPTS = "page.scripts";
var SCRIPTS_FILES = `**/*.{html,htm}/*_${SCRIPTS}`;
function pageAt(filename) {
  if (current === void 0) return void 0;
  if (filename === current.filename) return { page: current, part: "itself" };
  return filename.endsWith(SCRIPTS) ? { page: current, part: "scripts" } : void 0;
}
var ours = /* @__PURE__ */ new Set();
function htmlProcessor(names, meta) {
  for (const name of names) ours.add(name);
  return {
    meta,
    preprocess(text, filename) {
      if (!isPage(filename)) return [text];
      current = { filename, text: text.replace(/^\uFEFF/, ""), broken: [] };
      return mayBeWidget(text) ? [text, { text: onlyComments(current.text), filename: SCRIPTS }] : [text];
    },
    postprocess(messages, filename) {
      if (!isPage(filename)) return messages.flat();
      const [ofPage = [], ofScripts = []] = messages;
      const isCode = current?.isCode === true || ofPage.some(({ fatal }) => fatal);
      const broken = (current?.broken ?? []).map((each) => ({ ruleId: null, fatal: true, severity: 2, ...each }));
      current = void 0;
      const kept = [...isCode ? [] : ofPage, ...ofScripts.filter(isAboutUs), ...broken];
      return kept.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
    },
    supportsAutofix: true
  };
}
var isPage = (filename) => /\.html?$/i.test(filename);
var nameIn = (ruleId) => ruleId.slice(ruleId.indexOf("/") + 1);
function isAboutUs({ ruleId, fatal, message }) {
  if (ruleId !== null) return ours.has(nameIn(ruleId));
  const named = Array.from(message.matchAll(/'([^']+)'/g), ([, name]) => name);
  return fatal === true || named.length > 0 && named.every((name) => ours.has(nameIn(name)));
}
function onlyComments(html) {
  let page = "";
  let from = 0;
  for (const script of partsOf(html).scripts) {
    for (const { start, end } of commentsIn(html.slice(script.start, script.end))) {
      page += blank(html.slice(from, script.start + start));
      from = script.start + end;
      page += html.slice(script.start + start, from);
    }
  }
  return page + blank(html.slice(from));
}
var COMMENT = /\/\*\s*eslint[\s-]|\/\/[^\S\r\n]*eslint-[^\r\n]*/g;
function commentsIn(script) {
  const comments = [];
  for (let at = 0; ; ) {
    COMMENT.lastIndex = at;
    const found = COMMENT.exec(script);
    if (!found) return comments;
    const isBlock = found[0].startsWith("/*");
    const close = isBlock ? script.indexOf("*/", COMMENT.lastIndex - 1) : COMMENT.lastIndex - 2;
    if (close < 0) return comments;
    at = close + 2;
    comments.push({ start: found.index, end: at });
  }
}
var blank = (text) => text.replace(/[^\r\n]/g, " ");
var HOLDS_TEXT = /^(?:script|style|title|textarea|iframe|noembed|noframes|noscript|xmp)$/;
var OPENING = /<!--|<!doctype|<(?:[!?]|\/(?![a-z>]))|<(\/?[a-z][^\t\n\f\r />]*)/gi;
function partsOf(html) {
  const scripts = [];
  const comments = [];
  for (let at = 0; ; ) {
    OPENING.lastIndex = at;
    const opening = OPENING.exec(html);
    if (!opening) break;
    const inside = OPENING.lastIndex;
    if (opening[1] === void 0) {
      at = opening[0] === "<!--" ? endOf(html, /--!?>/g, inside - 2).after : endOf(html, />/g, inside).after;
      if (!/doctype/i.test(opening[0])) comments.push({ start: opening.index, end: at });
      continue;
    }
    const tag = tagAt(html, inside);
    if (!tag) break;
    at = tag.end;
    const name = opening[1].toLowerCase();
    if (name.startsWith("/")) continue;
    for (const handler of handlersOf(tag)) scripts.push(handler);
    if (!HOLDS_TEXT.test(name)) continue;
    const end = endOf(html, new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, "gi"), tag.end);
    at = end.before;
    const type = name === "script" ? typeOf(tag) : void 0;
    if (type !== void 0 && SCRIPT_TYPES.has(type) && tagAt(html, end.after)) {
      scripts.push({ start: tag.end, end: end.before, kind: type === "module" ? "module" : "script" });
    }
  }
  return { scripts, comments };
}
var ATTRIBUTE = /[\t\n\f\r /]*(=?[^\t\n\f\r />=]+|=)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*)))?/y;
var CLOSING = /[\t\n\f\r /]*>/y;
function tagAt(html, from) {
  const attributes = [];
  for (let at = from; ; ) {
    CLOSING.lastIndex = at;
    if (CLOSING.test(html)) return { attributes, end: CLOSING.lastIndex };
    ATTRIBUTE.lastIndex = at;
    const found = ATTRIBUTE.exec(html);
    if (!found) return void 0;
    at = ATTRIBUTE.lastIndex;
    const [, name = "", quoted, single, bare = ""] = found;
    if (/^["']/.test(bare)) return void 0;
    const inQuotes = quoted ?? single;
    const value = inQuotes ?? bare;
    attributes.push({ name: name.toLowerCase(), value, start: at - value.length - (inQuotes === void 0 ? 0 : 1) });
  }
}
function typeOf({ attributes }) {
  if (attributes.some(({ name }) => name === "src")) return void 0;
  return (attributes.find(({ name }) => name === "type")?.value ?? "").trim().toLowerCase();
}
function handlersOf({ attributes }) {
  const handlers = attributes.filter(
    ({ name, value }) => isWidgetHandler(name, value) && !/&(?:#|\w+;)|\r/.test(value)
  );
  return handlers.map(({ value, start }) => ({ start, end: start + value.length, kind: "handler" }));
}
function endOf(html, what, from) {
  what.lastIndex = from;
  const found = what.exec(html);
  return found ? { before: found.index, after: what.lastIndex } : { before: html.length, after: html.length };
}

// src/eslint/file.ts
function languageOf(ast) {
  if (ast.type === "Program") return firstIn(ast)?.type === "Document" ? void 0 : "js";
  return ast.type === "Document" && "body" in ast ? "json" : void 0;
}
var holdsStatements = (ast) => languageOf(ast) === "js" && firstIn(ast) !== void 0;
function firstIn(program) {
  return Array.isArray(program.body) ? program.body[0] : void 0;
}
function mayHoldManifests(language, context) {
  return language === "json" || language === "js" && mayHoldTools(context.filename, context.sourceCode.text ?? "");
}
function pathOf({ filename, cwd }) {
  const path = spelled(filename);
  const folder = spelled(cwd).replace(/\/?$/, "/");
  return path.startsWith(folder) ? path.slice(folder.length) : path.replace(/^\//, "");
}
var spelled = (path = "") => path.replaceAll("\\", "/").replace(/^[a-z]:/, (drive) => drive.toUpperCase());

export {
  SCRIPTS_FILES,
  pageAt,
  htmlProcessor,
  partsOf,
  languageOf,
  holdsStatements,
  mayHoldManifests,
  pathOf
};
