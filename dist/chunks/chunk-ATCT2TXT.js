import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  widgetUses
} from "./chunk-6IVLKQMK.js";
import {
  Evaluator,
  endOf,
  startOf,
  survey
} from "./chunk-53QXWP3M.js";

// src/parse/pages.ts
function pageUses(pieces, { start, end }, parseScript, normalise) {
  if (!pieces.some(({ text }) => text.includes("openai"))) return [];
  const body = pieces.flatMap(({ text, offset, kind }) => {
    if (text.includes(HOLE)) return [];
    const program = parseScript(text, start + offset, kind === "module");
    return program ? [wrapped(program, kind)] : [];
  });
  return widgetUses(new Evaluator(survey({ type: "Program", start, end, body }, normalise)));
}
function wrapped(program, kind) {
  const [start, end, body] = [startOf(program), endOf(program), program["body"]];
  if (kind === "script") return { type: "Script", start, end, body };
  if (kind === "module") return { type: "TSModuleBlock", start, end, body };
  const block = { type: "BlockStatement", start, end, body };
  const callable = { type: "ArrowFunctionExpression", start, end, params: [], body: block };
  return { type: "ExpressionStatement", start, end, expression: callable };
}
function templateUses(templates, text, usesOf) {
  return templates.flatMap((template) => {
    const start = startOf(template) + 1;
    const raw = text.slice(start, endOf(template) - 1);
    if (!raw.includes("openai") || !/<script|\son[a-z]+=/i.test(raw)) return [];
    return usesOf(withoutHoles(raw, start, template["expressions"], text), start);
  });
}
var HOLE = "\0";
function withoutHoles(raw, start, expressions, text) {
  let page = "";
  let from = 0;
  for (const expression of expressions) {
    const open = text.lastIndexOf("${", startOf(expression)) - start;
    const close = text.indexOf("}", endOf(expression)) + 1 - start;
    page += raw.slice(from, open) + HOLE.repeat(close - open);
    from = close;
  }
  return (page + raw.slice(from)).replaceAll("\\", HOLE);
}

export {
  pageUses,
  templateUses
};
