(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { EXT_APPS, bare, breaksOf, endOf, exits, isBuilt, isFunction, isInside, onlyReturn, path, place, plain, returnsOf, startOf, staticName, walkAst } = require("./chunk-DHUEN2UE.cjs");
const { commentEnd, escaped, offsetIn, quoted } = require("./chunk-3OOZXVKH.cjs");
const { changesOf, differing, editList, hasLineBreak, indentAt, isFirstOnLine, isList, isRecord, isScalar, layoutOf, lineEndOf, printNumber, reindent, settle } = require("./chunk-PT2G5UDM.cjs");
const { addTo } = require("./chunk-AYYLQH5W.cjs");
const { entry, writtenNode } = require("./chunk-M4PECOFO.cjs");

// src/parse/estree/written.ts
var Literals = class {
  style;
  #literals = /* @__PURE__ */ new Map();
  /** Properties by where their keys start. */
  #properties = /* @__PURE__ */ new Map();
  constructor(program, text) {
    const keys = /* @__PURE__ */ new Set();
    const lists = [];
    let single = 0;
    walkAst(program, (node) => {
      if (node.type === "Property" && node.parent?.type === "ObjectExpression") {
        this.#properties.set(startOf(node["key"]), node);
        if (!node["computed"]) keys.add(node["key"]);
      } else if (node.type === "ObjectExpression" || node.type === "ArrayExpression") {
        lists.push(node);
        this.#note(node);
      } else if (node.type === "TemplateLiteral") {
        if (node["expressions"].length === 0 && node.parent?.type !== "TaggedTemplateExpression") this.#note(node);
      } else if (node.type === "UnaryExpression" && node["operator"] === "-") {
        this.#note(node);
      } else if (node.type === "Literal" && !keys.has(node)) {
        this.#note(node);
        const quote = text[startOf(node)];
        single += quote === "'" ? 1 : quote === '"' ? -1 : 0;
      }
    });
    this.style = styleOf(lists, text, single >= 0 ? "'" : '"');
  }
  /** The literal that a node of the tree stands for, where the two agree. */
  of(node) {
    const found = node.file === void 0 ? this.#literals.get(`${node.start}:${node.end}`) : void 0;
    return found && agrees(found, node) ? found : void 0;
  }
  property({ start, end, file }) {
    const found = file === void 0 ? this.#properties.get(start) : void 0;
    return found && endOf(found["key"]) === end ? found : void 0;
  }
  #note(node) {
    this.#literals.set(`${startOf(node)}:${endOf(node)}`, node);
  }
};
function agrees({ type, value, argument }, node) {
  switch (node.kind) {
    case "object":
      return type === "ObjectExpression";
    case "array":
      return type === "ArrayExpression";
    case "string":
      return type === "TemplateLiteral" || type === "Literal" && value === node.value;
    case "number":
      if (type === "UnaryExpression") return argument.type === "Literal" && -argument.value === node.value;
      return type === "Literal" && value === node.value;
    case "boolean":
      return type === "Literal" && value === node.value;
    case "null":
      return type === "Literal" && value === null;
    case "unknown":
      return false;
  }
}
function childrenWritten(literal) {
  const children = literal["properties"] ?? literal["elements"];
  return children.every((each) => each !== null) ? children : void 0;
}
function childIndex(children, child) {
  const isEntry = "key" in child;
  return children.findIndex((each) => {
    const own = isEntry ? each["key"] : bare(each);
    if (!own) return false;
    return isPlaceOf(own, child) || !isEntry && child.via !== void 0 && isPlaceOf(own, child.via);
  });
}
var isPlaceOf = (node, { start, end, file }) => file === void 0 && startOf(node) === start && endOf(node) === end;
function styleOf(lists, text, quote) {
  let unit;
  let padding;
  let trailing;
  for (const list of lists) {
    const children = childrenWritten(list);
    const [first] = children ?? [];
    if (!first) continue;
    const { start, end } = place(list);
    if (!hasLineBreak(text, start, startOf(first))) {
      if (list.type === "ObjectExpression") padding ??= text.slice(start + 1, startOf(first));
      continue;
    }
    trailing ??= /,\s*$/.test(text.slice(endOf(children.at(-1)), end - 1));
    const [outer, inner] = [indentAt(text, start), indentAt(text, startOf(first))];
    if (isFirstOnLine(text, startOf(first)) && inner.length > outer.length && inner.startsWith(outer))
      unit ??= inner.slice(outer.length);
  }
  const isBlank = padding === void 0 || padding.trim() === "";
  return {
    lineEnd: lineEndOf(text),
    unit: unit ?? "  ",
    quote,
    padding: isBlank ? padding ?? " " : " ",
    trailing: trailing ?? true
  };
}

// src/parse/source-print.ts
var LONGEST_LINE = 60;
function printSource(value, printer, indent) {
  if (isScalar(value)) return printScalar(value, printer);
  const node = writtenNode(value);
  if (node) return printer.written(node, indent);
  const short = printList(value, printer, void 0);
  if (indent === void 0 || short === void 0 || short.length <= LONGEST_LINE) return short;
  return printList(value, printer, indent);
}
function printScalar(value, { style }) {
  if (typeof value === "string") return quoted(value, style.quote);
  return typeof value === "number" ? printNumber(value) : String(value);
}
function printList(value, printer, indent) {
  const { style } = printer;
  const inner = indent === void 0 ? void 0 : indent + style.unit;
  const children = [];
  const add = (lead, child) => {
    const text = printSource(child, printer, inner);
    if (text !== void 0) children.push(lead + text);
    return text !== void 0;
  };
  const isDone = isList(value) ? value.every((item) => add("", item)) : isRecord(value) && Object.entries(value).every(([key, each]) => add(`${printKey(key, style)}: `, each));
  if (!isDone) return void 0;
  const [open, close] = isList(value) ? ["[", "]"] : ["{", "}"];
  if (children.length === 0) return open + close;
  if (inner === void 0) {
    const padding = isList(value) ? "" : style.padding;
    return open + padding + children.join(", ") + padding + close;
  }
  const separator = style.lineEnd + inner;
  const last = style.trailing ? "," : "";
  return open + separator + children.join(`,${separator}`) + last + style.lineEnd + indent + close;
}
function printKey(key, style, isQuoted = false) {
  if (key === "__proto__") return `[${quoted(key, style.quote)}]`;
  return !isQuoted && /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key, style.quote);
}

// src/parse/source-syntax.ts
function sourceSyntax(program) {
  let literals;
  return {
    id: "source",
    offsetIn,
    print(document, edits) {
      if (!program) return void 0;
      literals ??= new Literals(program, document.text);
      return print(document, literals, edits);
    }
  };
}
function print({ text }, literals, edits) {
  const changes = changesOf(edits);
  if (!changes) return void 0;
  const printer = {
    style: literals.style,
    written: (node, indent) => written(text, literals, edits, node, indent)
  };
  const printed = [...changes.texts];
  for (const [node, value] of changes.values) printed.push(setValue(text, literals, printer, node, value));
  for (const [entry2, key] of changes.keys) printed.push(rename(text, literals, entry2, key));
  for (const [container, change] of changes.containers) {
    const more = changeContainer(text, literals, printer, container, change);
    if (!more) return void 0;
    printed.push(...more);
  }
  return printed.every((each) => each !== void 0) ? settle(printed) : void 0;
}
function setValue(text, literals, printer, node, value) {
  if (!literals.of(node) || isBuilt(node)) return void 0;
  if (node.kind === "string" && typeof value === "string") return rewriteString(text, node, value);
  const replacement = printSource(value, printer, isScalar(value) ? "" : indentAt(text, node.start));
  return replacement === void 0 ? void 0 : { start: node.start, end: node.end, text: replacement };
}
function rewriteString(text, node, value) {
  const edit = differing(text, node, value, offsetIn);
  if (!edit) return void 0;
  const { start, end, text: inner } = edit;
  const quote = text[node.start];
  const replacement = escaped(inner, quote, text.slice(Math.max(node.start + 1, start - 4), start));
  const isJoined = quote === "`" && text[end] === "{" && (replacement || text.slice(node.start + 1, start)).endsWith("$");
  const whole = { start: node.start + 1, end: node.end - 1, text: escaped(value, quote) };
  return isJoined || replacement === "" && /\d/.test(text[end]) ? whole : { start, end, text: replacement };
}
function rename(text, literals, entry2, key) {
  const property = literals.property(entry2);
  if (!property) return void 0;
  const { start, end } = entry2;
  const old = text[start];
  const isQuoted = old === "'" || old === '"';
  const quote = isQuoted ? old : literals.style.quote;
  if (property["shorthand"])
    return { start, end, text: `${printKey(key, { quote })}: ${text.slice(startOf(property), endOf(property))}` };
  if (!property["computed"]) return { start, end, text: printKey(key, { quote }, isQuoted) };
  return { start, end, text: quote + escaped(key, quote) + quote };
}
function changeContainer(text, literals, printer, container, change) {
  const literal = literals.of(container);
  const children = literal && childrenWritten(literal);
  const hasNew = change.first.length + change.last.length > 0;
  if (!children || hasNew && isBuilt(container)) return void 0;
  const removed = /* @__PURE__ */ new Set();
  for (const each of change.removed) {
    const child = container.kind === "object" ? container.entries[each] : container.items[each];
    const index = childIndex(children, child);
    if (index < 0) return void 0;
    removed.add(index);
  }
  const { lineEnd, padding, unit } = literals.style;
  const list = { ...place(literal), children: children.map(place), commentEnd };
  const style = {
    lineEnd,
    unit,
    space: " ",
    padding: container.kind === "object" ? padding : "",
    opensUp: container.kind === "object" && isSpreadAround(text, literal)
  };
  const indent = layoutOf(text, list, removed, style)?.indent;
  const first = printChildren(change.first, printer, indent);
  const last = printChildren(change.last, printer, indent);
  return first && last && editList(text, list, { removed, first, last }, style);
}
function isSpreadAround(text, literal) {
  for (let at = literal.parent; at; at = at.parent) {
    if (at.type !== "ObjectExpression" && at.type !== "ArrayExpression") continue;
    const [first] = childrenWritten(at) ?? [];
    return first !== void 0 && hasLineBreak(text, startOf(at), startOf(first));
  }
  return false;
}
function printChildren(children, printer, indent) {
  const printed = [];
  for (const { key, value } of children) {
    const text = printSource(value, printer, indent);
    if (text === void 0) return void 0;
    printed.push(key === void 0 ? text : `${printKey(key, printer.style)}: ${text}`);
  }
  return printed;
}
function written(text, literals, edits, node, indent) {
  const expression = removedValue(literals, edits, node) ?? (isBuilt(node) ? void 0 : literals.of(node));
  if (!expression) return void 0;
  const piece = text.slice(startOf(expression), endOf(expression));
  if (piece.includes("`") || !hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(text, startOf(expression));
  return reindent(piece, from, indent ?? from);
}
function removedValue(literals, edits, node) {
  for (const edit of edits) {
    if (edit.op !== "remove") continue;
    const { child, from } = edit;
    if (child !== node && !("key" in child && child.value === node)) continue;
    const literal = literals.of(from);
    const children = literal && childrenWritten(literal);
    const entry2 = "key" in child || from.kind === "array" ? child : from.entries.find(({ value }) => value === child);
    const found = children && entry2 ? children[childIndex(children, entry2)] : void 0;
    if (found?.type !== "Property") return found;
    return found["kind"] === "init" && !found["method"] ? found["value"] : void 0;
  }
  return void 0;
}

// src/parse/estree/widget/api.ts
var WINDOWS = /* @__PURE__ */ new Set(["window", "globalThis", "self", "top"]);
var MOST_ALIASES = 5;
var Api = class {
  scopes;
  constructor(scopes) {
    this.scopes = scopes;
  }
  /** `window`, `globalThis`, `window.top`; not a name that the file declares itself. */
  isWindow(node) {
    const at = node && bare(node);
    if (at?.type === "Identifier") return WINDOWS.has(at["name"]) && !this.scopes.isDeclared(at);
    return at?.type === "MemberExpression" && WINDOWS.has(staticName(at["property"], at["computed"]) ?? "") && this.isWindow(at["object"]);
  }
  isGlobal(node) {
    const at = bare(node);
    return at.type === "MemberExpression" && staticName(at["property"], at["computed"]) === "openai" && this.isWindow(at["object"]);
  }
  is(node, depth = 0) {
    if (this.isGlobal(node)) return true;
    const at = bare(node);
    const alias = at.type === "Identifier" && depth < MOST_ALIASES ? this.constant(at) : void 0;
    if (!alias) return false;
    const { init, path: path2 } = alias;
    if (path2.length === 1 && path2[0] === "openai") return this.isWindow(init);
    return path2.length === 0 && this.is(init, depth + 1);
  }
  /** A value that can only be truthy if `window.openai` is there: itself, or what was read from it. */
  comesFrom(node, depth = 0) {
    let at = bare(node);
    for (; ; ) {
      if (this.is(at)) return true;
      if (at.type === "MemberExpression") at = bare(at["object"]);
      else if (at.type === "CallExpression" && bare(at["callee"]).type !== "Identifier") at = bare(at["callee"]);
      else break;
    }
    const alias = at.type === "Identifier" && depth < MOST_ALIASES ? this.constant(at) : void 0;
    return alias !== void 0 && this.comesFrom(alias.init, depth + 1);
  }
  /** What a name that is never given another value was declared with, and the way into it. */
  constant(identifier) {
    const binding = this.scopes.resolve(identifier);
    const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
    if (!init || !binding.path || this.scopes.isReassigned(identifier["name"], binding)) return void 0;
    return { init, path: binding.path };
  }
  /** A test or a page that stands alone puts its own there. */
  isMock(node) {
    if (node.type === "AssignmentExpression") return this.isGlobal(node["left"]);
    if (node.type !== "CallExpression") return false;
    const [first, second] = node["arguments"];
    const method = path(node["callee"]).at(-1);
    if (method === "stubGlobal") return isText(first, "openai") || isText(first, "window");
    if (method === "defineProperty") return isText(second, "openai");
    return method === "assign" && this.isWindow(first) && hasKey(second, "openai");
  }
};
var isText = (node, text) => node?.type === "Literal" && node["value"] === text;
var hasKey = (node, key) => node?.type === "ObjectExpression" && node["properties"].some((each) => each["key"] && staticName(each["key"], each["computed"]) === key);
var CLIENT_MEMBERS = /* @__PURE__ */ new Set([
  "apiKey",
  "audio",
  "beta",
  "chat",
  "completions",
  "embeddings",
  "images",
  "models",
  "moderations",
  "responses"
]);

// src/parse/estree/widget/argument.ts
var DEEPEST = 5;
function argumentNode(expression, evaluator, api) {
  const value = plain(evaluator.evaluate(expression));
  return value.kind === "unknown" && isText2(expression, api) ? { ...value, isText: true } : value;
}
function isText2(expression, api, depth = 0) {
  const at = bare(expression);
  if (depth > DEEPEST) return false;
  switch (at.type) {
    case "Literal":
      return typeof at["value"] === "string";
    case "TemplateLiteral":
      return true;
    case "BinaryExpression":
      return at["operator"] === "+" && operandsOf(at).some((each) => isText2(each, api, depth + 1));
    case "ConditionalExpression":
      return isText2(at["consequent"], api, depth + 1) && isText2(at["alternate"], api, depth + 1);
    case "CallExpression":
      return isMadeText(at, api);
    case "Identifier": {
      const constant = api.constant(at);
      return constant?.path.length === 0 && isText2(constant.init, api, depth + 1);
    }
    default:
      return false;
  }
}
function operandsOf(sum) {
  const operands = [];
  let at = sum;
  while (at.type === "BinaryExpression" && at["operator"] === "+") {
    operands.push(at["right"]);
    at = bare(at["left"]);
  }
  return [...operands, at];
}
function isMadeText({ callee, arguments: args }, { scopes }) {
  const name = path(callee).join(".");
  if (args.length === 0 || name !== "JSON.stringify" && name !== "String") return false;
  const root = bare(callee);
  return !scopes.isDeclared(root.type === "MemberExpression" ? bare(root["object"]) : root);
}

// src/parse/estree/widget/called-tools.ts
function calledTools(evaluator) {
  const { calls, modules } = evaluator.file;
  if (!modules.some((name) => EXT_APPS.test(name))) return [];
  return calls.flatMap((call) => {
    const [request] = isServerCall(call) ? call["arguments"] : [];
    const name = request && entry(plain(evaluator.evaluate(request)), "name");
    return name ? [name.value] : [];
  });
}
function isServerCall(call) {
  const callee = bare(call["callee"]);
  return callee.type === "MemberExpression" && staticName(callee["property"], callee["computed"]) === "callServerTool";
}

// src/parse/estree/widget/callables.ts
var Callables = class {
  #api;
  #looked = /* @__PURE__ */ new Map();
  constructor(api) {
    this.#api = api;
  }
  /** The function that a callee is, or that its name always means. */
  of(expression) {
    const callee = bare(expression);
    if (callee.type !== "Identifier") return isFunction(callee) ? callee : void 0;
    const binding = this.#api.scopes.resolve(callee);
    if (binding?.kind === "function") return binding.node;
    const init = this.#api.constant(callee)?.init;
    const inner = init?.type === "CallExpression" && isHook(init) ? init["arguments"][0] : init;
    return inner && isFunction(bare(inner)) ? bare(inner) : void 0;
  }
  /** `useMemo(() => \u2026)` comes to what the function that looks at it gives. */
  givenToHook(call) {
    if (!isHook(call)) return void 0;
    return call["arguments"].map(bare).find((each) => isFunction(each) && this.lookAt(each));
  }
  lookAt(expression) {
    const known = this.#looked.get(expression);
    if (known !== void 0) return known;
    let found = false;
    walkAst(expression, (node) => {
      found ||= this.#api.isGlobal(node) || node.type === "Literal" && node["value"] === "openai";
    });
    this.#looked.set(expression, found);
    return found;
  }
};
var isHook = ({ callee }) => /^use[A-Z]/.test(path(callee).at(-1));

// src/parse/estree/widget/questions.ts
var DEEPEST2 = 50;
var MOST = 5e4;
var Question = class {
  /** What counts while the answer is looked for. */
  meanwhile;
  inDoubt;
  known = /* @__PURE__ */ new Map();
  /** How many questions were open when it was asked of these. */
  open = /* @__PURE__ */ new Map();
  constructor(meanwhile, inDoubt) {
    this.meanwhile = meanwhile;
    this.inDoubt = inDoubt;
  }
};
var Questions = class {
  #depth = 0;
  #asked = 0;
  /** The outermost open question whose answer for the meanwhile was used. */
  #leansOn = Infinity;
  /** An answer that leans on one for the meanwhile is not kept: asked from elsewhere, it may be another. */
  ask(question, about, find) {
    const known = question.known.get(about);
    if (known !== void 0) return known;
    const opened = question.open.get(about);
    if (opened !== void 0) {
      this.#leansOn = Math.min(this.#leansOn, opened);
      return question.meanwhile;
    }
    if (this.#depth >= DEEPEST2 || ++this.#asked > MOST) return question.inDoubt;
    const leantOn = this.#leansOn;
    const own = this.#depth++;
    this.#leansOn = Infinity;
    question.open.set(about, own);
    const answer = find();
    question.open.delete(about);
    this.#depth = own;
    const isFinal = this.#leansOn >= own;
    if (isFinal) question.known.set(about, answer);
    this.#leansOn = isFinal ? leantOn : Math.min(leantOn, this.#leansOn);
    return answer;
  }
};

// src/parse/estree/widget/gates.ts
var DEMANDS = /^(invariant|assert|ok|ensure|expect|must)/i;
var Gates = class {
  #parts;
  /** Where in a block the first gate stands. */
  #first = new Question(Infinity, -1);
  constructor(parts) {
    this.#parts = parts;
  }
  isBehind(statements, child) {
    const first = this.#parts.questions.ask(this.#first, statements, () => {
      const index = statements.findIndex((statement) => this.#isGate(statement));
      return index < 0 ? Infinity : index;
    });
    return first < Infinity && first < statements.indexOf(child);
  }
  #isGate(statement) {
    const { passing, protect, tests } = this.#parts;
    if (passing.has(statement)) return true;
    switch (statement.type) {
      case "IfStatement":
        if (exits(statement["consequent"]) && tests.implies(statement["test"], false)) return true;
        return statement["alternate"] ? exits(statement["alternate"]) && tests.implies(statement["test"], true) : false;
      case "ForStatement":
      case "WhileStatement":
      case "DoWhileStatement":
        return isEndless(statement) ? breaksOf(statement).every(protect) : tests.implies(statement["test"], false);
      case "ExpressionStatement":
      case "VariableDeclaration":
        return this.#asserts(statement);
      default:
        return false;
    }
  }
  /** `await openaiReady()`, `assertOpenAi()`: whoever calls something by such a name has thought of it. */
  #asserts(statement) {
    if (statement.type === "ExpressionStatement" && this.#isDemand(bare(statement["expression"]))) return true;
    const expressions = statement.type === "ExpressionStatement" ? [statement["expression"]] : statement["declarations"].map(({ init }) => init);
    return expressions.some((expression) => {
      const isAwaited = expression?.type === "AwaitExpression";
      const call = isAwaited ? expression["argument"] : expression;
      if (!call) return false;
      const name = path(call.type === "CallExpression" ? call["callee"] : call).at(-1);
      if (isAwaited && /openai|ready|wait|bridge|globals/i.test(name)) return true;
      if (call.type !== "CallExpression") return false;
      const callable = this.#parts.callables.of(call["callee"]);
      return callable ? this.#throwsWithout(callable) : /^(assert|ensure|require|check|expect)\w*openai/i.test(name);
    });
  }
  /** `invariant(window.openai, '\u2026')`, `host || fail()`. */
  #isDemand(expression) {
    const { tests } = this.#parts;
    if (expression.type === "LogicalExpression" && expression["operator"] !== "&&") {
      return bare(expression["right"]).type === "CallExpression" && tests.implies(expression["left"], true);
    }
    if (expression.type !== "CallExpression") return false;
    const names = path(expression["callee"]);
    const [first] = expression["arguments"];
    return first !== void 0 && names.some((name) => DEMANDS.test(name)) && tests.implies(first, true);
  }
  /** A function of this file with a gate of its own that throws. */
  #throwsWithout({ body }) {
    if (body.type !== "BlockStatement") return false;
    return body.body.some(
      (each) => each.type === "IfStatement" && throws(each["consequent"]) && this.#parts.tests.implies(each["test"], false)
    );
  }
};
var isEndless = ({ test }) => !test || test.type === "Literal" && Boolean(test.value);
var throws = (statement) => statement.type === "ThrowStatement" || statement.type === "BlockStatement" && statement["body"].some(throws);

// src/parse/estree/widget/names.ts
var Names = class {
  #program;
  #scopes;
  #uses;
  constructor(program, scopes) {
    this.#program = program;
    this.#scopes = scopes;
  }
  /** The uses of what a node declares under a name. */
  usesOf(name, declaration) {
    const uses = this.#all().get(name) ?? [];
    return uses.filter((use) => this.#scopes.resolve(use)?.node === declaration);
  }
  /** What a variable is ever given; undefined where nobody knows. */
  givenTo(name, { kind, node, path: path2 }) {
    if (kind !== "variable" || path2?.length !== 0 || /^For(In|Of)Statement$/.test(node.parent?.parent?.type ?? ""))
      return void 0;
    const given = [node["init"] ?? void 0];
    for (const use of this.usesOf(name, node)) {
      const { parent } = use;
      if (parent?.type === "AssignmentExpression" && parent["left"] === use) {
        if (parent["operator"] !== "=") return void 0;
        given.push(parent["right"]);
      } else if (parent && isWrittenBy(use, parent)) return void 0;
    }
    return given;
  }
  #all() {
    if (this.#uses) return this.#uses;
    const uses = /* @__PURE__ */ new Map();
    walkAst(this.#program, (node) => {
      if (!/^(JSX)?Identifier$/.test(node.type) || isDeclaration(node)) return;
      addTo(uses, node["name"], node);
    });
    return this.#uses = uses;
  }
};
function isWrittenBy(use, { type, left, parent, value }) {
  if (type === "UpdateExpression" || type === "ArrayPattern" || type === "RestElement") return true;
  if (type === "Property") return value === use && parent?.type === "ObjectPattern";
  return /^(For(In|Of)Statement|AssignmentPattern)$/.test(type) && left === use;
}
function isDeclaration(identifier) {
  const { parent } = identifier;
  if (!parent) return false;
  if (parent.type === "VariableDeclarator") return parent["id"] === identifier;
  if (isFunction(parent)) return parent["body"] !== identifier;
  if (parent.type === "MemberExpression") return parent["property"] === identifier && !parent["computed"];
  return parent.type === "Property" && parent["key"] === identifier && parent["value"] !== identifier && !parent["computed"];
}

// src/parse/estree/widget/passing.ts
function passingOf(touches) {
  const passing = /* @__PURE__ */ new Map();
  for (const { node } of touches) note(node, passing);
  return passing;
}
function note(node, passing) {
  if (isOptional(node)) return;
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || mayBeLeftOut(child, at)) return;
    if (!STATEMENTS.has(at.type)) continue;
    const runsFirst = ["expression", "declarations", "test", "discriminant", "argument", "right", "init"];
    const isFirst = runsFirst.some((key) => {
      const part = at[key];
      return Array.isArray(part) ? part.includes(child) : part === child;
    });
    const known = passing.get(at);
    if (isFirst && (known === void 0 || startOf(node) < known)) passing.set(at, startOf(node));
    return;
  }
}
function isOptional(node) {
  for (let at = node; ; ) {
    if (at["optional"] === true) return true;
    if (at.type === "TSNonNullExpression") at = at["expression"];
    else if (at.type === "MemberExpression") at = at["object"];
    else if (at.type === "CallExpression") at = at["callee"];
    else return false;
  }
}
function mayBeLeftOut(child, at) {
  if (CHOOSES.has(at.type)) return child !== at["left"] && child !== at["test"];
  return CHAINED.has(at.type) && child !== at["object"] && child !== at["callee"] && isOptional(at);
}
var CHOOSES = /* @__PURE__ */ new Set(["LogicalExpression", "ConditionalExpression", "AssignmentPattern"]);
var CHAINED = /* @__PURE__ */ new Set(["MemberExpression", "CallExpression"]);
var STATEMENTS = /* @__PURE__ */ new Set([
  "ExpressionStatement",
  "VariableDeclaration",
  "IfStatement",
  "SwitchStatement",
  "ReturnStatement",
  "ThrowStatement",
  "ForOfStatement",
  "ForInStatement",
  "ForStatement",
  "WhileStatement",
  "BlockStatement",
  "TryStatement",
  "SwitchCase",
  "DoWhileStatement",
  "LabeledStatement",
  "Program"
]);

// src/parse/estree/widget/sources.ts
var MOST2 = 100;
var Sources = class {
  #evaluator;
  #callables;
  #names;
  constructor(evaluator, callables, names) {
    this.#evaluator = evaluator;
    this.#callables = callables;
    this.#names = names;
  }
  of(expression) {
    const found = [];
    const seen = /* @__PURE__ */ new Set();
    const todo = [expression];
    while (todo.length > 0) {
      const next = todo.pop();
      const at = next && bare(next);
      if (at && seen.has(at)) continue;
      if (at) seen.add(at);
      if (found.length + todo.length > MOST2) return [expression];
      const inner = at && this.#within(at, seen);
      if (inner) todo.push(...inner);
      else found.push(at);
    }
    return found.length > 0 ? found : [expression];
  }
  /** The value, where it is the same each time; null for nothing. */
  scalar(source) {
    if (!source) return { value: null };
    const value = this.#evaluator.evaluate(source);
    if (value.kind === "string" || value.kind === "number" || value.kind === "boolean") return { value: value.value };
    return value.kind === "null" || value.kind === "undefined" ? { value: null } : void 0;
  }
  #within(at, seen) {
    switch (at.type) {
      case "ConditionalExpression":
        return [at["consequent"], at["alternate"]];
      case "LogicalExpression":
        return at["operator"] === "&&" ? [void 0, at["right"]] : [at["left"], at["right"]];
      case "AwaitExpression":
        return [at["argument"]];
      case "CallExpression":
        return this.#returned(at, seen);
      case "Identifier": {
        const binding = this.scalar(at) ? void 0 : this.#evaluator.file.scopes.resolve(at);
        return binding && this.#names.givenTo(at["name"], binding);
      }
      default:
        return void 0;
    }
  }
  #returned(call, seen) {
    const callable = this.#callables.of(call["callee"]) ?? this.#callables.givenToHook(call);
    if (!callable || callable["generator"]) return void 0;
    if (seen.has(callable)) return [];
    seen.add(callable);
    const given = returnsOf(callable).map(({ expression }) => expression);
    const body = callable["body"];
    return body.type !== "BlockStatement" || exits(body) ? given : [...given, void 0];
  }
};

// src/parse/estree/widget/tests.ts
var CHECKS = /openai|chatgpt|skybridge|apps?_?sdk|(has|is|in|on)_?(host|bridge|widget)/i;
var DEEPEST_TEST = 10;
var Tests = class {
  #parts;
  /** While it is looked at, it proves nothing of itself. */
  #isState = new Question(false, true);
  #isSo = { true: new Question(false, true), false: new Question(false, true) };
  #isOther = new Question(false, true);
  constructor(parts) {
    this.#parts = parts;
  }
  implies(test, outcome, depth = 0) {
    const { api } = this.#parts;
    const at = bare(test);
    if (depth > DEEPEST_TEST) return true;
    switch (at.type) {
      case "UnaryExpression":
        return at["operator"] === "!" && this.implies(at["argument"], !outcome, depth + 1);
      case "LogicalExpression": {
        if (at["operator"] === "??") return outcome && api.comesFrom(at["left"]);
        const isBoth = at["operator"] === "&&" === outcome;
        const left = this.implies(at["left"], outcome, depth + 1);
        if (isBoth) return left || this.implies(at["right"], outcome, depth + 1);
        return left && this.implies(at["right"], outcome, depth + 1);
      }
      case "BinaryExpression":
        return this.#compares(at, outcome, depth);
      case "CallExpression":
        return this.#asks(at, outcome, depth);
      case "AwaitExpression":
        return this.implies(at["argument"], outcome, depth + 1);
      case "AssignmentExpression":
        return this.implies(at["right"], outcome, depth + 1);
      case "Identifier":
        return outcome && api.comesFrom(at) || this.#named(at, outcome, depth);
      default:
        return outcome && api.comesFrom(at);
    }
  }
  /** Whether one gets into a case of a switch, or falls into it, only where it is there. */
  impliesCase(switchCase) {
    const { discriminant, cases } = switchCase.parent;
    const ends = (each) => each["consequent"].some(exits);
    const index = cases.indexOf(switchCase);
    const from = cases.slice(0, index).findLastIndex(ends) + 1;
    return cases.slice(from, index + 1).every(({ test }) => {
      const right = test;
      if (right) return this.#compares({ operator: "===", left: discriminant, right }, true, 0);
      return this.#parts.questions.ask(this.#isOther, switchCase, () => this.#isNoneOf(discriminant, cases));
    });
  }
  /** `default`: what none of the cases is for. */
  #isNoneOf(discriminant, cases) {
    const { sources, isChecked } = this.#parts;
    const values = cases.map(({ test }) => test && sources.scalar(test)?.value);
    return sources.of(discriminant).every((source) => {
      const known = sources.scalar(source);
      return known && values.includes(known.value) || source !== void 0 && isChecked(source);
    });
  }
  /** `const isReady = \u2026; if (isReady)`; a name that another file or a parameter gives may well stand for a check. */
  #named(identifier, outcome, depth) {
    const { api } = this.#parts;
    const constant = api.constant(identifier);
    if (constant?.path.length === 0) return this.implies(constant.init, outcome, depth + 1);
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const isForeign = api.scopes.resolve(identifier)?.kind !== "variable" || constant !== void 0;
    return isForeign ? CHECKS.test(identifier["name"]) : this.#isSetByIt(identifier, outcome, depth);
  }
  /** `let isReady = false; if (window.openai) isReady = true;` */
  #isSetByIt(identifier, outcome, depth) {
    const { api, names, questions, isChecked, sources } = this.#parts;
    const binding = api.scopes.resolve(identifier);
    if (!names.givenTo(identifier["name"], binding)) return false;
    return questions.ask(
      this.#isSo[`${outcome}`],
      binding,
      () => sources.of(identifier).every((source) => {
        const known = sources.scalar(source);
        if (known) return Boolean(known.value) !== outcome || source !== void 0 && isChecked(source);
        return isChecked(source) || this.implies(source, outcome, depth + 1);
      })
    );
  }
  #asks(call, outcome, depth) {
    const { api, callables } = this.#parts;
    const callee = bare(call["callee"]);
    const [first] = call["arguments"];
    if (callee.type === "Identifier" && callee["name"] === "Boolean" && first)
      return this.implies(first, outcome, depth + 1);
    if (callee.type === "MemberExpression" && api.comesFrom(callee)) return outcome;
    const method = path(callee).at(-1);
    if (callee.type === "MemberExpression" && /^(hasOwnProperty|hasOwn|has)$/.test(method))
      return outcome && call["arguments"].some((each) => each.type === "Literal" && each["value"] === "openai");
    const callable = callables.of(callee) ?? callables.givenToHook(call);
    if (!callable) return CHECKS.test(method);
    const result = onlyReturn(callable);
    return result ? this.implies(result, outcome, depth + 1) : callables.lookAt(callable);
  }
  /** `const [ready, setReady] = useState(\u2026)`: what it begins with looks at it, or what sets it, or what stands around that. */
  #isStateOfIt(init) {
    const { callables, names, protect, questions } = this.#parts;
    const id = init.parent?.["id"];
    if (init.type !== "CallExpression" || path(init["callee"]).at(-1) !== "useState" || id?.type !== "ArrayPattern")
      return false;
    return questions.ask(this.#isState, init, () => {
      const setter = id["elements"][1];
      const uses = setter?.type === "Identifier" ? names.usesOf(setter["name"], init.parent) : [];
      const isSetByIt = ({ parent }) => parent?.type === "CallExpression" && callables.lookAt(parent);
      const isSetBehind = (use) => use.parent?.type === "CallExpression" && protect(use);
      return callables.lookAt(init) || uses.some((use) => isSetByIt(use) || isSetBehind(use));
    });
  }
  #compares({ operator, left, right }, outcome, depth) {
    const { api, sources } = this.#parts;
    if (operator === "in") return outcome && staticName(left, true) === "openai" && api.isWindow(right);
    if (operator === "instanceof") return outcome && api.comesFrom(left);
    const isEqual = operator === "==" || operator === "===";
    if (!isEqual && operator !== "!=" && operator !== "!==") return false;
    const [subject, other] = isConstant(left) ? [bare(right), bare(left)] : [bare(left), bare(right)];
    if (other.type === "Literal" && typeof other["value"] === "boolean")
      return this.implies(subject, isEqual === outcome ? other["value"] : !other["value"], depth + 1);
    const isTypeof = subject.type === "UnaryExpression" && subject["operator"] === "typeof";
    if (!api.comesFrom(isTypeof ? subject["argument"] : subject)) {
      const value = isTypeof ? void 0 : sources.scalar(other);
      return value !== void 0 && this.#hasValue(subject, other, value.value, isEqual === outcome);
    }
    const isNothing = isTypeof ? other["value"] === "undefined" : isNullish(other);
    if (!isNothing && other.type !== "Literal") return false;
    return isNothing ? isEqual !== outcome : isEqual === outcome;
  }
  /** `host === 'chatgpt'`: all that it may be then was given where `window.openai` is there. */
  #hasValue(subject, other, value, isEqual) {
    const { questions, sources, isChecked } = this.#parts;
    const isMeant = (source) => {
      const known = sources.scalar(source);
      if (known) return known.value === value !== isEqual || source !== void 0 && isChecked(source);
      return isChecked(source) || this.#mayNameHost(source, value);
    };
    return questions.ask(this.#isSo[`${isEqual}`], other, () => sources.of(subject).every(isMeant));
  }
  /** What another file gives may well be the name of the host; so may a state. */
  #mayNameHost(source, value) {
    const { api } = this.#parts;
    const constant = source.type === "Identifier" ? api.constant(source) : void 0;
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const name = path(source.type === "CallExpression" ? source["callee"] : source).at(-1);
    return CHECKS.test(name) || typeof value === "string" && CHECKS.test(value);
  }
};
var isConstant = (node) => bare(node).type === "Literal" || isNullish(bare(node));
var isNullish = (node) => node.type === "Literal" && node["value"] === null && !node["regex"] || node.type === "Identifier" && node["name"] === "undefined" || node.type === "UnaryExpression" && node["operator"] === "void";

// src/parse/estree/widget/guards.ts
var Guards = class {
  #passing;
  #callables;
  #names;
  #questions = new Questions();
  #tests;
  #gates;
  /** While a function is looked at, its calls of itself do not count. */
  #isCalledGuarded = new Question(true, true);
  constructor(api, evaluator, touches) {
    const { program, scopes } = evaluator.file;
    const protect = (node) => this.protect(node);
    const questions = this.#questions;
    const passing = this.#passing = passingOf(touches);
    const callables = this.#callables = new Callables(api);
    const names = this.#names = new Names(program, scopes);
    const sources = new Sources(evaluator, callables, names);
    const isChecked = (node) => this.#isReached(node, false);
    const tests = this.#tests = new Tests({ api, callables, names, sources, questions, protect, isChecked });
    this.#gates = new Gates({ tests, callables, passing, questions, protect });
  }
  protect(node) {
    return isOptional(node) || this.#isReached(node, true);
  }
  /** Whether something around a node, or before it, lets it run only with `window.openai`, or lets a touch fail there. */
  #isReached(node, mayFail) {
    for (let child = node, at = node.parent; at; child = at, at = at.parent) {
      if (this.#guards(at, child) || mayFail && isTried(at, child)) return true;
      const first = this.#passing.get(at);
      if (first !== void 0 && first < startOf(node)) return true;
      if (isFunction(at) && (isListener(at) || this.#isOnlyCalledGuarded(at))) return true;
    }
    return false;
  }
  #guards(at, child) {
    const tests = this.#tests;
    switch (at.type) {
      case "IfStatement":
      case "ConditionalExpression":
        if (child === at["consequent"]) return tests.implies(at["test"], true);
        return child === at["alternate"] && tests.implies(at["test"], false);
      case "LogicalExpression":
        if (child !== at["right"] || at["operator"] === "??") return false;
        return tests.implies(at["left"], at["operator"] === "&&");
      case "WhileStatement":
      case "ForStatement":
        return child === at["body"] && at["test"] ? tests.implies(at["test"], true) : false;
      case "CallExpression":
        return child !== at["callee"] && (isFunction(child) || child.type === "Identifier") && this.#isCheckedBy(at);
      case "SwitchCase":
        return child !== at["test"] && (this.#gates.isBehind(at["consequent"], child) || tests.impliesCase(at));
      case "Program":
      case "Script":
      case "BlockStatement":
      case "StaticBlock":
      case "TSModuleBlock":
        return Array.isArray(at["body"]) && this.#gates.isBehind(at["body"], child);
      default:
        return false;
    }
  }
  /** `whenReady(() => \u2026)`: a function of this file that looks at it is taken to call what it is given only then. */
  #isCheckedBy({ callee }) {
    const callable = this.#callables.of(callee);
    return callable !== void 0 && this.#callables.lookAt(callable);
  }
  /** A function of this file that is used only where `window.openai` is known to be there. */
  #isOnlyCalledGuarded(callable) {
    const name = nameOf(callable);
    if (!name || isExported(callable)) return false;
    return this.#questions.ask(this.#isCalledGuarded, callable, () => {
      const uses = this.#names.usesOf(name, callable["id"] ? callable : callable.parent);
      const others = uses.filter((use) => !isInside(use, callable));
      return others.length > 0 && others.every((use) => this.protect(use));
    });
  }
};
var isTried = ({ type, block, handler }, child) => type === "TryStatement" && child === block && Boolean(handler);
function isListener(callable) {
  const call = callable.parent;
  if (call?.type !== "CallExpression") return false;
  const [first] = call["arguments"];
  return first !== void 0 && staticName(first, true) === "openai:set_globals";
}
function nameOf(callable) {
  if (callable["id"]) return callable["id"].name;
  const { parent } = callable;
  return parent?.type === "VariableDeclarator" && parent["id"].type === "Identifier" ? parent["id"].name : void 0;
}
function isExported(callable) {
  const declaration = callable["id"] ? callable : callable.parent?.parent;
  return /^Export/.test(declaration?.parent?.type ?? "");
}

// src/parse/estree/widget/handshakes.ts
function handshakes(evaluator) {
  return evaluator.file.initialising.flatMap((name) => {
    const params = paramsBeside(name);
    return params ? [plain(evaluator.evaluate(params))].filter(isFromWidget) : [];
  });
}
function paramsBeside(name) {
  let at = name;
  while (at.parent && bare(at.parent) === name) at = at.parent;
  const { parent } = at;
  if (parent?.type === "CallExpression") {
    const [first, params] = parent["arguments"];
    return first === at && isSent(parent) ? params : void 0;
  }
  const message = parent?.type === "Property" && parent["value"] === at ? parent.parent : void 0;
  const isMessage = message?.type === "ObjectExpression" && nameOf2(parent) === "method";
  return isMessage && isSent(message.parent) ? valueOf(message, "params") : void 0;
}
var SENDS = /request|send|post|call|rpc/i;
var TESTS = /^(expect|assert|sinon|should)/;
function isSent(node) {
  if (node.type !== "CallExpression") return false;
  const names = path(node["callee"]);
  if (names.join(".") === "JSON.stringify") return isSent(node.parent);
  return SENDS.test(names.at(-1)) && !isTested(node);
}
function isTested(node) {
  for (let at = node; at; at = at.parent)
    if (at.type === "CallExpression" && TESTS.test(rootOf(at))) return true;
  return false;
}
function rootOf(call) {
  let at = call;
  while (at.type === "CallExpression" || at.type === "MemberExpression")
    at = bare(at["callee"] ?? at["object"]);
  return at.type === "Identifier" ? at["name"] : "";
}
var nameOf2 = ({ key, computed }) => key ? staticName(key, computed) : void 0;
function valueOf(object, key) {
  return object["properties"].find((each) => nameOf2(each) === key)?.["value"];
}
function isFromWidget(params) {
  if (params.kind !== "object") return false;
  const keys = params.entries.map(({ key }) => key);
  return keys.some((key) => OF_WIDGETS.has(key)) && !keys.some((key) => key.startsWith("host"));
}
var OF_WIDGETS = /* @__PURE__ */ new Set(["appInfo", "appCapabilities", "clientInfo"]);

// src/parse/estree/widget/touches.ts
function touchesIn(program, api) {
  const all = [];
  let isMocked = false;
  walkAst(program, (node) => {
    if (node.type === "MemberExpression" && api.is(node["object"])) all.push(touch(node));
    else if (node.type === "VariableDeclarator" && node["init"] && node["id"].type === "ObjectPattern") {
      if (api.is(node["init"])) all.push(...destructured(node));
    }
    isMocked ||= api.isMock(node);
  });
  const isClient = all.some(({ name }) => name !== void 0 && CLIENT_MEMBERS.has(name));
  return { all: isClient ? [] : all, isMocked };
}
function touch(node) {
  const name = staticName(node["property"], node["computed"]);
  const call = callOf(node);
  return {
    node,
    api: bare(node["object"]),
    ...name !== void 0 && { member: node["property"], name },
    ...call && { call },
    isGiven: node.parent?.type === "AssignmentExpression" && bare(node.parent["left"]) === node
  };
}
function callOf(node) {
  let at = node.parent;
  while (at && at.type !== "CallExpression" && bare(at) === node) at = at.parent;
  return at?.type === "CallExpression" && bare(at["callee"]) === node ? at : void 0;
}
function destructured(declarator) {
  const init = declarator["init"];
  const found = declarator["id"]["properties"].flatMap((each) => {
    const name = each["key"] ? staticName(each["key"], each["computed"]) : void 0;
    return name === void 0 ? [] : [{ node: init, api: bare(init), member: each["key"], name }];
  });
  return found.length > 0 ? found : [{ node: init, api: bare(init) }];
}

// src/parse/estree/widget.ts
function widgetCode(evaluator) {
  return {
    widget: widgetUses(evaluator),
    calledTools: calledTools(evaluator),
    handshakes: handshakes(evaluator)
  };
}
function widgetUses(evaluator) {
  const { namesApi, program, scopes } = evaluator.file;
  if (!namesApi) return [];
  const api = new Api(scopes);
  const { all, isMocked } = touchesIn(program, api);
  if (all.length === 0) return [];
  const guards = new Guards(api, evaluator, all);
  const given = new Set(all.flatMap(({ name, isGiven }) => isGiven ? [name] : []));
  return all.map(({ node, api: used, member, name, call }) => ({
    ...place(used),
    guarded: isMocked || guards.protect(node),
    ...member && { member: { name, ...place(member) } },
    ...(isMocked || given.has(name)) && { isOwn: true },
    ...call && { call: call["arguments"].map((each) => argumentNode(each, evaluator, api)) }
  }));
}

Object.assign(exports, { widgetCode, sourceSyntax });
})