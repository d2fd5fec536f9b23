import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseJson
} from "./chunk-PSUUXAAV.mjs";
import {
  Evaluator,
  bare,
  parseProgram,
  plain,
  staticName,
  survey,
  toEstree,
  walkAst
} from "./chunk-EPPJ4GG6.mjs";
import {
  addTo
} from "./chunk-3MI6NGFY.mjs";
import "./chunk-MUWRWSM5.mjs";
import "./chunk-A5LJKJCK.mjs";
import "./chunk-RLGTM2T6.mjs";
import {
  entry,
  get
} from "./chunk-GKFCM4BW.mjs";
import "./chunk-JVZTSKKL.mjs";

// src/parse/estree/common-js.ts
function commonJsOf(program, scopes) {
  const wholes = [];
  const parts = /* @__PURE__ */ new Map();
  const used = /* @__PURE__ */ new Set();
  walkAst(program, (node) => {
    if (node.type !== "MemberExpression") return;
    if (isExports(node, scopes)) wholes.push(assignedTo(node));
    const name = isExports(bare(node["object"]), scopes) && staticName(node["property"], node["computed"]);
    if (typeof name !== "string") return;
    if (node.parent?.type === "MemberExpression" && node.parent["object"] === node) used.add(name);
    else addTo(parts, name, assignedTo(node));
  });
  const given = wholes.filter((each) => each !== void 0);
  const names = /* @__PURE__ */ new Map();
  for (const [name, all] of parts) {
    const values = all.filter((each) => each !== void 0);
    const [value] = values;
    if (values.length === 1 && value !== "perhaps" && !used.has(name) && given.length === 0) names.set(name, value);
  }
  const [whole] = given;
  const isSure = given.length === 1 && parts.size === 0 && used.size === 0 && whole !== "perhaps";
  return isSure ? { whole, names } : { names };
}
function assignedTo(member) {
  let at = member.parent;
  if (at?.type !== "AssignmentExpression" || at["left"] !== member) return void 0;
  const value = valueOf(at);
  if (value.type === "UnaryExpression" && value["operator"] === "void") return void 0;
  if (at["operator"] !== "=") return "perhaps";
  while (at.parent?.type === "AssignmentExpression") at = at.parent;
  return at.parent?.type === "ExpressionStatement" && at.parent.parent?.type === "Program" ? value : "perhaps";
}
function valueOf(assignment) {
  let at = assignment;
  while (at.type === "AssignmentExpression") at = bare(at["right"]);
  return at;
}
function isExports(node, scopes) {
  if (node.type === "Identifier") return node["name"] === "exports" && !scopes.isDeclared(node);
  if (node.type !== "MemberExpression" || staticName(node["property"], node["computed"]) !== "exports") return false;
  const owner = bare(node["object"]);
  return owner.type === "Identifier" && owner["name"] === "module" && !scopes.isDeclared(owner);
}

// src/parse/estree/exports.ts
var Exports = class {
  #evaluator;
  #commonJs;
  constructor(evaluator) {
    this.#evaluator = evaluator;
  }
  /** Of a CommonJS file, `*` is the whole. */
  named(name) {
    const { program, scopes } = this.#evaluator.file;
    for (const statement of program["body"]) {
      if (statement.type === "ExportDefaultDeclaration" && name === "default")
        return this.#evaluator.evaluate(statement["declaration"]);
      if (statement.type !== "ExportNamedDeclaration" || statement["source"]) continue;
      for (const specifier of statement["specifiers"]) {
        const exported = specifier["exported"];
        if ((exported["name"] ?? exported["value"]) === name) return this.#evaluator.evaluate(specifier["local"]);
      }
      const binding = statement["declaration"] ? scopes.topLevel(name, program) : void 0;
      const own = binding && declaredBy(statement["declaration"], binding);
      if (own) return this.#evaluator.declared(own);
    }
    return program["body"].some(({ type }) => OF_MODULES.test(type)) ? void 0 : this.#required(name);
  }
  #required(name) {
    const { program, scopes } = this.#evaluator.file;
    const { whole, names } = this.#commonJs ??= commonJsOf(program, scopes);
    const own = names.get(name);
    if (own || !whole) return own && this.#evaluator.evaluate(own);
    const value = this.#evaluator.evaluate(whole);
    if (name === "*" || name === "default") return value;
    return value.kind === "object" ? entry(value, name)?.value : void 0;
  }
};
function declaredBy(declaration, { node, path }) {
  if (declaration === node) return node["id"];
  const isIn = declaration.type === "VariableDeclaration" && declaration["declarations"].includes(node);
  return isIn && path?.length === 0 ? node["id"] : void 0;
}
var OF_MODULES = /^(Import|Export)/;

// src/parse/neighbour.ts
function readNeighbour(path, text) {
  return path.endsWith(".json") ? readData(path, text) : readCode(path, text);
}
function readData(path, text) {
  const [root] = parseJson(path, text)?.roots ?? [];
  if (!root) return void 0;
  const whole = inFile(root, path, /* @__PURE__ */ new Map());
  return { exported: (name) => name === "*" || name === "default" ? whole : get(whole, name) };
}
function readCode(path, text) {
  const parsed = parseProgram(path, text);
  if ("fault" in parsed) return void 0;
  const exports = new Exports(new Evaluator(survey(parsed.program, toEstree)));
  const known = /* @__PURE__ */ new Map();
  return {
    exported(name) {
      if (!known.has(name)) {
        const value = exports.named(name);
        known.set(name, value && inFile(plain(value), path, /* @__PURE__ */ new Map()));
      }
      return known.get(name);
    }
  };
}
function inFile(node, file, done) {
  const known = done.get(node);
  if (known) return known;
  const { via: _via, ...own } = node;
  let copy = { ...own, file };
  if (copy.kind === "object") {
    const entries = copy.entries.map((each) => ({ ...each, file, value: inFile(each.value, file, done) }));
    copy = { ...copy, entries };
  } else if (copy.kind === "array") {
    copy = { ...copy, items: copy.items.map((each) => inFile(each, file, done)) };
  }
  done.set(node, copy);
  return copy;
}
export {
  readNeighbour
};
