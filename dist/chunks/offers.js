import {
  expand
} from "./budget.js";

// src/extract/result/root.ts
var registersTools = /^_?(?!(?:register|add)_?tool$)(?:register|add|set_?up|install|attach|init|load|mount|configure|define)\w*tools?$/i;
var isForTools = {
  class: /Tools$|Tools?(?:Registry|Registrar|Registration|Manager|Handlers?|Provider|Loader|Service|Set|Router)$/,
  server: /(?:server|mcp|app)$/i,
  owner: /tools?(?:_?(?:registry|registrar|registration|manager|handlers?|provider|loader|service|set|router))?$/i,
  method: /^(?:register|attach|install|set_?up|init|initialize|apply|mount|load|add)(?:_?all|_?on|_?to|_?with|_?server)?$/i
};
var Lists = class {
  /** MCP tools. */
  tools = [];
  /** Tools of agent frameworks, which follow no MCP rule. */
  functions = [];
  resources = [];
  /** Templates of resources. */
  templates = [];
  prompts = [];
  /** What servers greet their clients with. */
  instructions = [];
  /** Manifests of other formats, each a tree of its own. */
  others = [];
};
var listsOf = (listed) => [
  ["tools", listed.tools],
  ["functions", listed.functions],
  ["resources", listed.resources],
  ["resourceTemplates", listed.templates],
  ["prompts", listed.prompts],
  ["instructions", listed.instructions]
];
var valuesOf = (listed) => [
  ...listsOf(listed).flatMap(([, values]) => values),
  ...listed.others
];
function alternativesOf(listed, hasCode) {
  const lists = listsOf(listed);
  const count = lists.reduce((sum, [, values]) => sum + values.length, 0);
  return expand(valuesOf(listed)).map((nodes) => [...count > 0 || hasCode ? [rootOf(lists, nodes)] : [], ...nodes.slice(count)]).filter(({ length }) => length > 0);
}
function rootOf(lists, nodes) {
  const entries = [];
  let from = 0;
  for (const [key, values] of lists) {
    const items = nodes.slice(from, from + values.length);
    from += values.length;
    const listed = { kind: "array", start: 0, end: 0, items, open: true };
    if (key === "instructions")
      for (const value of items) entries.push({ key, start: value.start, end: value.end, value });
    else if (items.length > 0) entries.push({ key, start: 0, end: 0, value: listed });
  }
  return { kind: "object", start: 0, end: 0, entries, open: true };
}

// src/extract/result/set-aside.ts
function withoutSetAside(cases, comments, listed) {
  if (cases.every(({ name }) => listed.has(name))) return cases;
  const names = new Set(comments().flatMap((each) => [...each.matchAll(NAMED)].map(([, name]) => name)));
  return cases.filter(({ name }) => listed.has(name) || !names.has(name));
}
var NAMED = /\bname['"]?\s{0,9}[:=]\s{0,9}['"`]([\w./-]{1,100})['"`]/g;

// src/extract/result/offers.ts
var ASKED = "";
var OTHER = "";
var WORDS = "available|valid|allowed|supported|possible|known|existing|expected|must be|one of|choose|options?";
var OFFERS = new RegExp(
  `\\b(?:${WORDS})\\b[^.!?\\n${ASKED}]{0,60}?(?:${OTHER}|[:'"(]\\s?[\\w-]{1,40}['"]?(?:\\s?[,|/]|\\sor\\s))`,
  "i"
);
function offeredIn(texts, filled) {
  const names = new Set(filled.flatMap((each) => [...each]));
  return [...names].filter((name) => {
    const whole = texts.map((text, at) => text + (filled[at] ? filled[at].has(name) ? ASKED : OTHER : "")).join("");
    return OFFERS.test(whole);
  });
}

export {
  withoutSetAside,
  offeredIn,
  registersTools,
  isForTools,
  Lists,
  valuesOf,
  alternativesOf
};
