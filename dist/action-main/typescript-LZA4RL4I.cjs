(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { sourceSyntax, widgetCode } = require("./chunk-3K7FGXRX.cjs");
const { EXT_APPS, Evaluator, MAPS, MCP_MODULES, NO_ENV, bare, calledOn, childrenOf, endOf, exits, expand, follow, functionAround, functionOf, givenFor, importOf, importedModule, isBuiltSchema, isFunction, isInside, isRawShape, isSurelySchema, isTypebox, lasting, mayBeRawShape, mayEndEarly, modulesOf, onlyReturn, ownerOf, parseProgram, path, place, plain, requiredModule, returnsOf, shapeSchema, startOf, staticName, survey, taken, textOf, toEstree, unknown, unknownAt, versionOf, walkAst, wellKnownImport } = require("./chunk-DHUEN2UE.cjs");
const { librariesWith } = require("./chunk-7UHBSTNH.cjs");
const { isWidget } = require("./chunk-G6WVLRKK.cjs");
require("./chunk-3OOZXVKH.cjs");
require("./chunk-PT2G5UDM.cjs");
require("./chunk-X2FSVP3Z.cjs");
const { countWhere } = require("./chunk-XGHHV5C6.cjs");
const { addTo, groupBy } = require("./chunk-AYYLQH5W.cjs");
const { entries, entry, get, items } = require("./chunk-M4PECOFO.cjs");
require("./chunk-IOS2KUYC.cjs");

// src/parse/estree/answers.ts
function answersOf(handlers, evaluator) {
  return handlers.flatMap(({ callable, tool: tool2, env }) => {
    const all = bodiesOf(callable, evaluator, env);
    const mayDiffer = all.some(({ statement, body }) => body.kind === "unknown" && !isCaught(statement, callable));
    return all.flatMap(({ statement, body }) => {
      if (body.kind === "unknown") return [];
      const asked = tool2 === void 0 ? askedFor("name", statement, callable, evaluator) : void 0;
      const name = tool2 ?? textOf(asked);
      return [{ ...name !== void 0 && { tool: name }, body, ...mayDiffer && { mayDiffer } }];
    });
  });
}
function readsOf(readers, evaluator) {
  return readers.flatMap(({ given, callable, uri, env }) => {
    if (!callable) return [{ ...uri && { uri: plain(uri) }, body: unknownAt(place(given)) }];
    const bodies = bodiesOf(callable, evaluator, env);
    const answers = bodies.filter(({ statement, body }) => body.kind !== "unknown" || !isCaught(statement, callable));
    return answers.map(({ statement, body }) => {
      const own = uri ? plain(uri) : askedFor("uri", statement, callable, evaluator);
      return own ? { uri: own, body } : { body };
    });
  });
}
function bodiesOf(callable, evaluator, env) {
  return returnsOf(callable).flatMap(({ statement, expression }) => {
    const value = evaluator.evaluate(expression, env);
    const bodies = value.kind === "union" && value.areReturns ? value.branches : [value];
    return bodies.map((each) => ({ statement, body: plain(each) }));
  });
}
function isCaught(statement, callable) {
  for (let at = statement; at && at !== callable; at = at.parent)
    if (at.type === "CatchClause") return true;
  return false;
}
function askedFor(field, statement, callable, evaluator) {
  const asks = (node) => isParam(node, field, evaluator);
  for (let child = statement, at = statement.parent; at && child !== callable; child = at, at = at.parent) {
    let compared;
    if (at.type === "IfStatement" && child === at["consequent"]) compared = comparedTo(at["test"], "===", asks);
    else if (at.type === "SwitchCase" && at["test"] && asks(at.parent["discriminant"])) {
      const cases = at.parent["cases"];
      const before = cases[cases.indexOf(at) - 1];
      if (!before || before["consequent"].some(exits)) compared = at["test"];
    } else if (at.type === "BlockStatement") compared = refusedBefore(at["body"], child, asks);
    if (compared) {
      const value = plain(evaluator.evaluate(compared));
      return value.kind === "unknown" ? void 0 : value;
    }
    if (isFunction(at)) return void 0;
  }
  return void 0;
}
function refusedBefore(statements, child, asks) {
  for (const each of statements.slice(0, statements.indexOf(child))) {
    const other = each.type === "IfStatement" && exits(each["consequent"]) ? comparedTo(each["test"], "!==", asks) : void 0;
    if (other) return other;
  }
  return void 0;
}
function comparedTo(test, operator, asks) {
  const at = bare(test);
  if (at.type === "LogicalExpression" && at["operator"] === (operator === "===" ? "&&" : "||"))
    return comparedTo(at["left"], operator, asks) ?? comparedTo(at["right"], operator, asks);
  if (at.type !== "BinaryExpression" || at["operator"] !== operator && at["operator"] !== operator.slice(0, 2))
    return void 0;
  if (asks(at["left"])) return at["right"];
  return asks(at["right"]) ? at["left"] : void 0;
}
function isParam(node, field, evaluator, depth = 0) {
  const at = bare(node);
  if (at.type === "MemberExpression")
    return staticName(at["property"], at["computed"]) === field && isParams(at["object"], evaluator);
  if (at.type !== "Identifier" || depth > 3) return false;
  const binding = evaluator.file.scopes.resolve(at);
  const last = binding?.path?.at(-1);
  if (binding?.kind === "param") return last === field && binding.path?.at(-2) === "params";
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  if (!init) return false;
  if (binding.path?.length === 0) return isParam(init, field, evaluator, depth + 1);
  return last === field && (binding.path?.at(-2) === "params" || isParams(init, evaluator));
}
function isParams(node, evaluator) {
  const at = bare(node);
  if (at.type === "MemberExpression") return staticName(at["property"], at["computed"]) === "params";
  if (at.type !== "Identifier") return false;
  const binding = evaluator.file.scopes.resolve(at);
  if (!binding) return at["name"] === "params";
  if (binding.path?.at(-1) === "params") return true;
  const init = binding.kind === "variable" && binding.path?.length === 0 ? binding.node["init"] : void 0;
  return init ? isParams(init, evaluator) : false;
}

// src/parse/estree/constants.ts
var ConstantsOf = class {
  #file;
  /** Tools, resources and manifests. */
  #whole;
  #children = /* @__PURE__ */ new Map();
  #byMember = /* @__PURE__ */ new Map();
  #all;
  constructor(file, whole) {
    this.#file = file;
    this.#whole = whole;
  }
  usesOf(wanted) {
    if (wanted.file !== void 0) return NONE;
    this.#all ??= this.#find();
    let at = this.#all[countWhere(this.#all, ({ start }) => start <= wanted.start) - 1];
    while (at && at.end < wanted.end) at = at.around;
    if (!at || !this.#isPartOf(wanted, at.node)) return NONE;
    const member = memberAt(at.node, wanted);
    return member === void 0 ? at.uses : this.#usesOfMember(at, member);
  }
  /** A constant may have as many members as uses. */
  #usesOfMember({ node, uses }, member) {
    let byMember = this.#byMember.get(node);
    if (!byMember) this.#byMember.set(node, byMember = groupBy(uses, ({ member: member2 }) => member2));
    return [...byMember.get(void 0) ?? [], ...byMember.get(member) ?? []];
  }
  /** Whether a place is part of what a constant is, rather than of what a function does or what is read to make it. */
  #isPartOf(wanted, constant) {
    let at = constant;
    for (; ; ) {
      if (isFunction(at)) return false;
      const children = this.#childrenOf(at);
      const inner = children[countWhere(children, (each) => startOf(each) <= wanted.start) - 1];
      if (!inner || endOf(inner) < wanted.end) return at.type !== "MemberExpression";
      at = inner;
    }
  }
  /** A long list may be asked about once for each of its items. */
  #childrenOf(node) {
    let children = this.#children.get(node);
    if (!children) this.#children.set(node, children = childrenOf(node));
    return children;
  }
  #find() {
    const starts = this.#whole.flatMap(({ start, file }) => file === void 0 ? [start] : []).sort((a, b) => a - b);
    const holdsWhole = ({ start, end }) => starts[countWhere(starts, (each) => each < start)] < end;
    const found = [];
    for (const [node, uses] of [...this.#uses()].sort(([a], [b]) => place(a).start - place(b).start)) {
      if (uses.length < 2 || holdsWhole(place(node))) continue;
      let around = found.at(-1);
      while (around && around.end < place(node).end) around = around.around;
      found.push({ ...place(node), node, uses, around });
    }
    return found;
  }
  #uses() {
    const { program, scopes } = this.#file;
    const uses = /* @__PURE__ */ new Map();
    const note = (constant, node) => {
      addTo(uses, constant, { ...place(node), member: memberOf(node) });
    };
    walkAst(program, (node) => {
      if (isExportedText(node)) note(node, node.parent);
      const binding = NAMES.has(node.type) ? scopes.resolve(node) : void 0;
      const isConstant = binding?.kind === "variable" || binding?.kind === "enum";
      if (isConstant && !isWithin(place(node), place(binding.node["id"]))) note(binding.node, node);
    });
    return uses;
  }
};
function memberOf(node) {
  const { parent } = node;
  const isObject = parent?.type === "MemberExpression" && parent["object"] === node && !parent["computed"];
  return isObject ? parent["property"]["name"] : void 0;
}
function memberAt({ init }, { start, end }) {
  const object = init && bare(init);
  if (object?.type !== "ObjectExpression") return void 0;
  const properties = object["properties"];
  const property = properties[countWhere(properties, (each) => startOf(each) <= start) - 1];
  if (property?.type !== "Property" || endOf(property) < end) return void 0;
  const key = property["computed"] ? void 0 : property["key"];
  return key?.["name"] ?? key?.["value"];
}
var NONE = [];
var NAMES = /* @__PURE__ */ new Set(["Identifier", "JSXIdentifier"]);
var isWithin = (inner, outer) => outer.start <= inner.start && inner.end <= outer.end;
function isExportedText({ type, init, parent }) {
  const isText = type === "VariableDeclarator" && init && /^(Literal|TemplateLiteral)$/.test(bare(init).type);
  return Boolean(isText) && parent?.parent?.type === "ExportNamedDeclaration";
}

// src/parse/estree/shapes/arguments.ts
var firstIn = ({ names }) => /^registerApp(Tool|Resource)$/.test(names.at(-1)) ? 1 : 0;
var nameIn = (site) => site.args[firstIn(site)];
var uriIn = (site) => /[rR]esource$/.test(site.names.at(-1)) ? site.args[firstIn(site) + 1] : void 0;
function describedIn(site) {
  const method = site.names.at(-1);
  const [definition2, ...rest] = site.args.slice(firstIn(site));
  if (!TOOL_METHODS.has(method) || method === "tool" && site.names.length === 1) return [];
  if (rest.length < 2) return [definition2];
  return method === "tool" ? rest.slice(0, -1) : rest.slice(0, 1);
}
var TOOL_METHODS = /* @__PURE__ */ new Set(["registerTool", "registerToolTask", "registerAppTool", "tool", "addTool"]);
function propertyOf(literal, ...names) {
  if (literal?.type !== "ObjectExpression") return void 0;
  const found = literal["properties"].find(
    ({ type, key, computed }) => type === "Property" && !computed && names.includes(key.name ?? key.value)
  );
  return found?.["value"];
}

// src/parse/estree/shapes/objects.ts
var SCHEMA_KEYS = ["inputSchema", "outputSchema"];
function withRawShapes(config) {
  return withSchemas(config, isRawShape);
}
function withSchemas(config, isShape = mayBeRawShape) {
  const entries2 = config.entries.map((each) => {
    if (!SCHEMA_KEYS.includes(each.key)) return each;
    const value = shapesIn(each.value, isShape);
    return value === each.value ? each : { ...each, value };
  });
  return { ...config, entries: entries2 };
}
function shapesIn(value, isShape) {
  if (value.kind !== "union") return isShape(value) ? shapeSchema(value) : value;
  if (!value.branches.some(isShape)) return value;
  const branches = value.branches.map((each) => mayBeRawShape(each) ? shapeSchema(each) : each);
  return { ...value, branches };
}
function schemaIn(value) {
  const properties = entry(value, "properties")?.value;
  const holdsZod = properties !== void 0 && !isBuiltSchema(value) && isRawShape(properties) && !isTypebox(properties);
  const is = natureOf(value);
  const strays = is === "shape" ? straysIn(value) : [];
  return { ...placeOf(value), is, ...holdsZod && { holdsZod }, ...strays.length > 0 && { strays } };
}
var straysIn = (shape) => lasting(shape).flatMap(({ key, value }) => isPlain(value) ? [key] : []);
function natureOf(schema) {
  if (isTypebox(schema)) return "unknown";
  if (isBuiltSchema(schema)) return "zod";
  if (isRawShape(schema)) return "shape";
  if (schema.kind !== "object" || schema.open || entry(schema, "~standard")) return "unknown";
  return schema.entries.some(({ value }) => isPlain(value)) ? "json-schema" : "unknown";
}
function isPlain(value) {
  if (value.kind === "object") return !isBuiltSchema(value) && (isRawShape(value) || isTyped(value));
  return value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "array";
}
var isTyped = (schema) => textOf(entry(schema, "type")?.value) !== void 0;
var placeOf = ({ start, end, file, via }) => ({
  start,
  end,
  ...file && { file },
  ...via && { via }
});
function renamed(object, names) {
  const has = new Set(object.entries.map(({ key }) => key));
  const entries2 = object.entries.map((each) => {
    const key = Object.hasOwn(names, each.key) ? names[each.key] : each.key;
    return key === each.key || has.has(key) ? each : { ...each, key };
  });
  return { ...object, entries: entries2 };
}
function asInputSchema(config, ...names) {
  const renamedTo = Object.fromEntries(names.map((name) => [name, "inputSchema"]));
  const isSurely = (value) => isBuiltSchema(value) || mayBeRawShape(value) || textOf(entry(value, "type")?.value) === "object";
  const entries2 = renamed(config, renamedTo).entries.map(
    (each, index) => each.key === config.entries[index].key || isSurely(each.value) ? each : { ...each, value: unknownAt(each.value) }
  );
  return { ...config, entries: entries2 };
}
function withOwnNotation(config) {
  const entries2 = config.entries.map(
    (each) => SCHEMA_KEYS.includes(each.key) && ["string", "array"].includes(each.value.kind) ? { ...each, value: unknownAt(each.value) } : each
  );
  return { ...config, entries: entries2 };
}
var SCHEMA_WORDS = ["schema", "parameters", "input", "inputShape", "parametersSchema"];
var speaksOfHints = (config) => {
  const annotations = entry(config, "annotations")?.value;
  return annotations?.kind === "object" && annotations.entries.some(({ key }) => key.endsWith("Hint"));
};
function withEntries(object, more) {
  const entries2 = [...more, ...object.entries.filter(({ key }) => !more.some((each) => each.key === key))];
  return { ...object, entries: entries2 };
}
function asResource(row) {
  return { ...row, entries: row.entries.filter(({ key }) => RESOURCE_FIELDS.has(key)) };
}
var RESOURCE_FIELDS = new Set("uri name title description mimeType size annotations icons _meta".split(" "));
function opened(object) {
  const entries2 = object.entries.map(
    (each) => each.key === "_meta" && each.value.kind === "object" ? { ...each, value: { ...each.value, open: true } } : each
  );
  return { ...object, entries: entries2, open: true };
}
function named(key, argument, value) {
  return { key, ...place(argument), value: value.kind === "undefined" ? unknownAt(value) : value };
}

// src/parse/estree/shapes/by-place.ts
function ownTool({ call, args }, all) {
  const [name, description, schema] = args.map((arg) => all.evaluate(arg));
  if (args.length < 4 || !/^\S+$/.test(textOf(name) ?? "") || description?.kind !== "string" || !schema) return;
  const mayBeShape = mayBeRawShape(schema) && isFunction(args.at(-1));
  if (!(mayBeShape || isBuiltSchema(schema) || isRawShape(schema) || isJsonSchema(schema))) return;
  if (functionOf(call["callee"], all.evaluator.file.scopes)) return;
  const { entries: entries2 } = middleOf(args.slice(1, -1), all);
  const object = { kind: "object", ...place(call), entries: entries2, open: true };
  all.addTool(withEntries(object, [named("name", args[0], name)]), call, { api: "literal", takesShapes: true });
}
function middleOf(args, all, isSdk = false) {
  const entries2 = [];
  let isVague2 = false;
  let isShapeGiven = false;
  args.forEach((arg, index) => {
    const value = all.evaluate(arg);
    all.takeArgument(arg);
    if (index === 0 && isDescription(arg, value, args.length)) {
      entries2.push(named("description", arg, value));
    } else if (isShapeGiven || index === 2 ? isPlainObject(value) : isAnnotations(value)) {
      entries2.push(named("annotations", arg, value));
    } else if (!isShapeGiven && (isBuiltSchema(value) || mayBeRawShape(value) || isJsonSchema(value) || isSdk && isPropertyMap(value))) {
      entries2.push(named("inputSchema", arg, value));
      isShapeGiven = true;
    } else {
      isVague2 = true;
    }
  });
  return { entries: entries2, isVague: isVague2 };
}
function isDescription({ type }, { kind }, count) {
  if (kind === "string" || kind === "union" || type === "TemplateLiteral" || type === "BinaryExpression") return true;
  return kind === "unknown" && count > 1 && (type === "Identifier" || type === "MemberExpression");
}
var isPlainObject = (value) => value.kind === "object" && !isBuiltSchema(value) && !isRawShape(value);
var isAnnotations = (value) => isPlainObject(value) && (!value.open && value.entries.length > 0 && value.entries.every(({ key }) => HINTS.has(key)) || value.entries.some(speaksOfHints2));
var HINTS = /* @__PURE__ */ new Set(["title", "readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]);
var LIKE_HINT = /^(read_?only|destructive|idempotent|open_?world)(_?hint)?$/i;
var speaksOfHints2 = ({ key, value }) => key === "openai" ? value.kind === "object" && !isRawShape(value) : LIKE_HINT.test(key) && isScalar(value);
var isScalar = ({ kind }) => kind === "boolean" || kind === "string" || kind === "number";
var isJsonSchema = (value) => value.kind === "object" && textOf(entry(value, "type")?.value) === "object" && entry(value, "properties") !== void 0;
var isPropertyMap = (value) => isPlainObject(value) && !value.open && value.entries.length > 0 && value.entries.every(({ value: each }) => isPlainObject(each) && textOf(entry(each, "type")?.value) !== void 0);

// src/parse/estree/shapes/receivers.ts
var SERVER = /^[#_]?(mcp_?)?(server|mcp)$/i;
var LIKE_SERVER = /mcp|server/i;
var importsMcp = ({ modules }) => modules.has(MCP_MODULES);
var importsGenkit = ({ modules }) => modules.has(/(^|[@/])genkit/);
function isServer({ call, names }, all) {
  const owner = names.at(-2);
  if (owner !== void 0 && SERVER.test(owner)) return !isOfOtherModule(call, all);
  if (!importsMcp(all)) return false;
  const callee = bare(call["callee"]);
  if (callee.type !== "MemberExpression") return mayBe(callee, all);
  const receiver = bare(callee["object"]);
  if (receiver.type === "ThisExpression") return !hasOwn(call, names.at(-1));
  return mayBe(receiver, all);
}
function isOfOtherModule(call, all) {
  const callee = bare(call["callee"]);
  const source = callee.type === "MemberExpression" ? all.modules.sourceOf(bare(callee["object"])) : void 0;
  if (source === void 0 || source.startsWith(".") || MCP_MODULES.test(source)) return false;
  return /^M(cp|CP)Server$/.test(path(callee).at(-2));
}
function mayBe(receiver, all) {
  if (LIKE_SERVER.test(path(receiver).at(-1))) return true;
  if (receiver.type !== "Identifier") return true;
  const source = all.modules.sourceOf(receiver);
  if (source !== void 0) return MCP_MODULES.test(source);
  const binding = all.evaluator.file.scopes.resolve(receiver);
  if (binding?.kind === "function") return false;
  if (binding?.kind === "param") return isTypedSo(binding.node);
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  if (!init || requiredModule(init)) return true;
  const made = bare(init.type === "AwaitExpression" ? init["argument"] : init);
  if (isFunction(made)) return false;
  if (made.type !== "NewExpression" && made.type !== "CallExpression") return true;
  const maker = bare(made["callee"]);
  const from = all.modules.sourceOf(maker);
  return LIKE_SERVER.test(path(maker).join(".")) || from !== void 0 && MCP_MODULES.test(from);
}
function isTypedSo(parameter) {
  const type = parameter["typeAnnotation"]?.typeAnnotation;
  if (type?.type !== "TSTypeReference") return true;
  const name = type["typeName"];
  return LIKE_SERVER.test(name["name"] ?? name["right"]?.name ?? "server");
}
function hasOwn(call, method) {
  let at = call;
  while (at && at.type !== "ClassBody") at = at.parent;
  return (at?.["body"] ?? []).some(
    (member) => member["key"] && staticName(member["key"], member["computed"]) === method
  );
}

// src/parse/estree/shapes/frameworks.ts
function factory(site, all) {
  const { call, args } = site;
  const [first, second] = args.map((each) => all.evaluate(each));
  const source = all.modules.sourceOf(bare(call["callee"])) ?? "";
  const isAgents = importsGenkit(all) || WITH_FACTORY.test(source);
  if (second?.kind === "string") return isAgents ? void 0 : ownTool(site, all);
  const isNamed3 = first?.kind === "string";
  const literal = args.find((each) => each.type === "ObjectExpression") ?? (isNamed3 && second ? args[1] : void 0);
  const written = literal && all.evaluate(literal);
  if (!literal || written?.kind !== "object") return;
  const config = isNamed3 && literal !== args[0] ? withEntries(written, [named("name", args[0], first)]) : written;
  const isNamedByKey = CONVEX.test(source);
  if (!entry(config, "description") || !(entry(config, "name") ?? entry(config, "id") ?? isNamedByKey)) return;
  if (isAgents) {
    const id = entry(config, "id");
    const told2 = id && !entry(config, "name") ? withEntries(config, [{ ...id, key: "name" }]) : config;
    all.addFunction(isNamedByKey ? renamed(told2, { args: "inputSchema" }) : told2, all.shownWith(call));
  } else if (entry(config, "inputSchema") && entry(config, "name")) {
    all.addTool(config, call, { api: "literal" });
  } else if (!isSchemaLike(config)) {
    return;
  } else if (entry(config, "name") && (importsMcp(all) || speaksOfHints(config))) {
    all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal", takesShapes: true });
  } else {
    all.addFunction(config, all.shownWith(call));
  }
  all.takeArgument(literal);
}
var WITH_FACTORY = librariesWith("factory");
var CONVEX = /^@convex-dev\//;
function nuxtTool({ call, args }, all) {
  const config = all.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all.takeArgument(args[0]);
  all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal", takesShapes: true });
}
var FRONT_MCP = /^@frontmcp\/sdk$/;
function frontTool(call, args, all) {
  const config = all.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all.takeArgument(args[0]);
  const entries2 = config.entries.filter(({ key, value }) => key !== "outputSchema" || value.kind === "object");
  all.addTool(opened({ ...config, entries: entries2 }), call, { api: "literal", takesShapes: true });
}
function definedTool(call, [name, definition2], all) {
  const config = definition2 && all.evaluate(definition2);
  if (config?.kind !== "object") return;
  all.takeArgument(definition2);
  const tool2 = withEntries(asInputSchema(config, "input"), [named("name", name, all.evaluate(name))]);
  all.addTool(opened(tool2), call, { api: "literal", takesShapes: true });
}
function isSchemaLike(config) {
  return ["parameters", "schema", "input_schema", "inputSchema", "input"].some((key) => {
    const value = entry(config, key)?.value;
    return value !== void 0 && (isBuiltSchema(value) || isRawShape(value) || value.kind === "object");
  });
}
function addTool(site, all) {
  const { call, args } = site;
  const config = all.evaluate(args[0]);
  if (config.kind === "string") return ownTool(site, all);
  if (config.kind !== "object" || !entry(config, "name")) return;
  if (!entry(config, "inputSchema") && !(isServer(site, all) && (entry(config, "execute") ?? entry(config, "parameters"))))
    return;
  all.takeArgument(args[0]);
  all.addTool(asInputSchema(config, "parameters"), call, { api: "literal" });
  all.addHandler(args[1] ?? propertyOf(args[0], "execute", "handler"), textOf(entry(config, "name")?.value));
}
function skybridgeWidget({ call, args }, all) {
  const [first, , third, handler] = args;
  if (!third || !handler || !all.modules.has(/^skybridge/)) return;
  const config = all.evaluate(third);
  if (config.kind !== "object") return;
  for (const arg of args) all.takeArgument(arg);
  const name = all.evaluate(first);
  const tool2 = opened(withEntries(config, [named("name", first, name)]));
  all.addTool(tool2, call, { api: "literal", takesShapes: true });
  all.addHandler(handler, textOf(name));
}
function fileTool(all) {
  const { imports, program } = all.evaluator.file;
  const isOfSunpeak = all.modules.has(/^sunpeak\/mcp$/);
  if (!isOfSunpeak && (!all.modules.has(/^xmcp(\/|$)/) || imports.some(importsOtherMetadata))) return;
  let metadata;
  let schema;
  let handler;
  for (const statement of program["body"]) {
    if (statement.type === "ExportDefaultDeclaration") handler = statement["declaration"];
    if (statement.type !== "ExportNamedDeclaration") continue;
    for (const { id, init } of statement["declaration"]?.declarations ?? []) {
      if (id.name === (isOfSunpeak ? "tool" : "metadata") && init) metadata = init;
      if (id.name === "schema" && init) schema = init;
    }
  }
  const config = metadata && all.evaluate(metadata);
  if (!metadata || config?.kind !== "object" || !entry(config, isOfSunpeak ? "description" : "name")) return;
  if (entry(config, "uri") ?? entry(config, "role")) return;
  const shape = schema && all.evaluate(schema);
  const more = shape && (mayBeRawShape(shape) || isBuiltSchema(shape)) ? [named("inputSchema", schema, shape)] : [];
  all.takeArgument(metadata);
  const tool2 = openedDeep({ ...withEntries(config, []), entries: [...config.entries, ...more] });
  const open = config.open || more.length === 0 || isOfSunpeak;
  all.addTool({ ...tool2, open }, metadata, { api: "literal", takesShapes: true });
  if (!isOfSunpeak) all.addHandler(handler, textOf(entry(config, "name")?.value));
}
var importsOtherMetadata = ({ specifiers }) => specifiers.some(({ imported }) => /^(Prompt|Resource)Metadata$/.test(imported?.name ?? ""));
function openedDeep(config) {
  const entries2 = config.entries.map((each) => {
    if (each.key !== "_meta" || each.value.kind !== "object") return each;
    const inner = each.value.entries.map(
      (one) => one.value.kind === "object" ? { ...one, value: { ...one.value, open: true } } : one
    );
    return { ...each, value: { ...each.value, entries: inner, open: true } };
  });
  return { ...config, entries: entries2 };
}

// src/parse/estree/shapes/agents.ts
function functionTool({ call, args }, all) {
  const source = all.modules.sourceOfCallee(call) ?? "";
  if (WITH_SERVER.test(source)) return agentSdkTool(call, args, all);
  if (FRONT_MCP.test(source)) return frontTool(call, args, all);
  if (WITH_DEFINITIONS.test(source)) return definedTool(call, args, all);
  const config = WITH_FUNCTION.test(source) ? givenConfig(args, all) : void 0;
  if (!config) return;
  const isNamedByKey = AI.test(source) && !entry(config, "name");
  all.addFunction(isNamedByKey ? withEntries(config, nameFromKey(call)) : config, all.shownWith(call));
}
function definedAppTool({ call, args }, all) {
  if (WITH_DEFINITIONS.test(all.modules.sourceOfCallee(call) ?? "")) definedTool(call, args, all);
}
var WITH_FUNCTION = librariesWith("function");
var WITH_SERVER = librariesWith("served");
var WITH_DEFINITIONS = librariesWith("defined");
var AI = /^(ai$|@ai-sdk\/)/;
function isToolOfModule({ call, names }, all) {
  const source = all.modules.sourceOfCallee(call) ?? "";
  return names.length === 2 && (WITH_FUNCTION.test(source) || WITH_SERVER.test(source));
}
function givenConfig(args, all) {
  const literal = args[1] ?? args[0];
  const config = literal && all.evaluate(literal);
  if (config?.kind !== "object") return void 0;
  all.takeArgument(literal);
  return config;
}
function libraryTool({ call, args }, all) {
  const maker = makerOf(bare(call["callee"]), all);
  if (!maker || !MAKERS.has(maker.name) || !WITH_MAKERS.test(maker.source)) return;
  const config = givenConfig(args, all);
  const isUntold2 = (key) => (entry(config, key)?.value.kind ?? "unknown") === "unknown";
  if (config && !(isUntold2("name") && isUntold2("description"))) all.addFunction(config, all.shownWith(call));
}
function extensionTool({ call, args }, config, all) {
  if (!all.modules.has(EXTENDED) || !entry(config, "parameters")) return;
  all.takeArgument(args[0]);
  all.addFunction(config, all.shownWith(call));
}
var EXTENDED = /^(@[^/]+\/pi-(coding-agent|agent-core)|openclaw\/plugin-sdk)(\/|$)/;
var WITH_MAKERS = librariesWith("maker");
var MAKERS = /* @__PURE__ */ new Set([
  ...["DynamicTool", "DynamicStructuredTool", "FunctionTool", "betaTool", "betaZodTool"],
  ...["zodFunction", "zodResponsesFunction", "toolDefinition"]
]);
function makerOf(callee, all) {
  const { scopes } = all.evaluator.file;
  const base = callee.type === "Super" ? baseAround(callee) : void 0;
  if (base) return makerOf(base, all);
  if (callee.type !== "MemberExpression") return importOf(callee, scopes);
  const owner = importOf(bare(callee["object"]), scopes);
  const name = staticName(callee["property"], callee["computed"]);
  return owner?.name === "*" && name !== void 0 ? { source: owner.source, name } : owner;
}
var isSuperOfTool = (callee) => callee.type === "Super" && /Tool$/.test(path(baseAround(callee) ?? callee).at(-1));
function baseAround(node) {
  let at = node.parent;
  while (at && !/^Class(Declaration|Expression)$/.test(at.type)) at = at.parent;
  const base = at?.["superClass"];
  return base ? bare(base) : void 0;
}
function nameFromKey(call) {
  const { parent } = call;
  const key = parent?.type === "Property" ? staticName(parent["key"], parent["computed"]) : void 0;
  if (key === void 0) return [];
  const at = place(parent["key"]);
  return [{ key: "name", ...at, value: { kind: "string", ...at, value: key } }];
}
function agentSdkTool(call, args, all) {
  const [name, description, shape, , extras] = args;
  if (!name || !description || !shape) return;
  const entries2 = [
    named("name", name, all.evaluate(name)),
    named("description", description, all.evaluate(description)),
    named("inputSchema", shape, all.evaluate(shape))
  ];
  const more = extras && all.evaluate(extras);
  const annotations = more?.kind === "object" ? entry(more, "annotations") : void 0;
  if (annotations) entries2.push(annotations);
  all.takeArgument(shape);
  const { start } = place(name);
  const config = { kind: "object", start, end: place(shape).end, entries: entries2, open: true };
  all.addTool(config, call, { api: "literal", takesShapes: true });
}

// src/parse/estree/shapes/blocks.ts
var blockOf = (site) => insideOf(site, ({ type }) => BLOCKS.has(type));
var shownWith = (site) => insideOf(site, (at) => BLOCKS.has(at.type) || /^(ObjectExpression|ClassBody)$/.test(at.type) || isFunction(at));
function insideOf(site, isWhole) {
  let at = site;
  while (at.parent && !isWhole(at.parent) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}
function isBranch(at, { type, test, right }) {
  if (type === "IfStatement" || type === "ConditionalExpression") return at !== test;
  return type === "LogicalExpression" && at === right;
}
var BLOCKS = /* @__PURE__ */ new Set(["Program", "BlockStatement", "SwitchCase", "ArrayExpression", "StaticBlock", "TSModuleBlock"]);

// src/parse/estree/shapes/classes.ts
function toolClass(node, all) {
  const base = basesOf(node).find(({ name }) => name.endsWith("Tool"));
  if (!base) return;
  const fields = fieldsOf(node, base, all);
  const whole = { kind: "object", ...place(node), entries: fields, open: true };
  if (textOf(entry(whole, "name")?.value) === void 0) return;
  if (base.name === "MCPTool" && !entry(whole, "inputSchema")) return frameworkTool(whole, node, all);
  const schema = SCHEMAS.map((key) => entry(whole, key)).find((each) => each !== void 0);
  if (!schema || !entry(whole, "description") || isLabel(whole)) return;
  const config = { ...whole, entries: fields.filter((each) => each === schema || !SCHEMAS.includes(each.key)) };
  if (isOfAgents(base, all)) return all.addFunction(config, shownWith(node));
  const isMcp = schema.key === "inputSchema" || importsMcp(all) || all.isServed;
  if (isMcp && maySchemaBe(schema.value)) all.addTool(asInputSchema(config, schema.key), node, { api: "literal" });
  else if (isSchema(schema.value)) all.addFunction(config, shownWith(node));
}
var SCHEMAS = ["inputSchema", "schema", "parameters"];
var FIELDS = /* @__PURE__ */ new Set(["name", "description", "annotations", ...SCHEMAS]);
function basesOf(node) {
  const base = node["superClass"];
  const types = (node["implements"] ?? []).map(({ expression, id }) => expression ?? id);
  return [...base ? [bare(base)] : [], ...types].flatMap(baseOf);
}
function baseOf(type) {
  if (type.type === "Identifier") return [{ name: type["name"], root: type }];
  const isQualified = type.type === "TSQualifiedName";
  const name = isQualified ? type["right"].name : path(type).at(-1);
  const root = isQualified ? type["left"] : type["object"];
  return root ? [{ name, root: bare(root) }] : [];
}
function fieldsOf(node, base, all) {
  const members = node["body"].body;
  const statements = members.flatMap(statementsOf);
  const declared = members.flatMap((member) => {
    const { key, computed, static: isStatic } = member;
    const name = isStatic || !key || isMethod(member) ? void 0 : nameOf(key, computed);
    return name === void 0 ? [] : fieldOf(name, key, () => givenBy(member, all));
  });
  const own = replacedBy(
    declared,
    statements.flatMap((statement) => setIn(statement, all))
  );
  const handed = statements.flatMap((statement) => handedIn(statement, all));
  const configured2 = members.flatMap((member) => configuredBy(member, all));
  const answered = members.flatMap((member) => answeredBy(member, all));
  const others = [handed, configured2, answered].reduce(replacedBy);
  const hasSchema = own.some(({ key }) => SCHEMAS.includes(key));
  const fields = replacedBy(hasSchema ? others.filter(({ key }) => !SCHEMAS.includes(key)) : others, own);
  const isMcp = importsMcp(all) || /mcp/i.test(base.name);
  return isMcp || fields.some(({ key, value }) => key === "inputSchema" && isSurelySchema(value)) ? fields : own;
}
function replacedBy(earlier, later) {
  return [...earlier.filter(({ key }) => !later.some((each) => each.key === key)), ...later];
}
function configuredBy(member, all) {
  return methodNameOf(member) === "getConfig" ? partsOf(givenBy(member, all)) : [];
}
function answeredBy(member, all) {
  const field = METHODS.get(methodNameOf(member) ?? "");
  return field ? fieldOf(field, member["key"], () => givenBy(member, all)) : [];
}
var methodNameOf = (member) => isMethod(member) && !member["static"] ? nameOf(member["key"], member["computed"]) : void 0;
var METHODS = /* @__PURE__ */ new Map([
  ["getName", "name"],
  ["getDescription", "description"],
  ["getInputSchema", "inputSchema"],
  ["getAnnotations", "annotations"]
]);
var isMethod = ({ type, kind }) => type === "MethodDefinition" && kind === "method";
function partsOf(value) {
  if (value?.kind !== "object" || entry(value, "name")) return [];
  return value.entries.filter(({ key }) => PARTS.has(key));
}
var PARTS = new Set(METHODS.values());
function fieldOf(name, key, read) {
  const value = FIELDS.has(name) ? read() : void 0;
  return !value || value.kind === "undefined" ? [] : [{ key: name, ...place(key), value }];
}
var statementsOf = ({ kind, value }) => (kind === "constructor" ? value?.body?.body : void 0) ?? [];
function handedIn({ expression }, all) {
  const { type, callee, arguments: args } = expression ?? {};
  if (type !== "CallExpression" || callee.type !== "Super") return [];
  const given = args.find(({ type: kind }) => kind === "ObjectExpression");
  return given ? partsOf(all.evaluate(given)) : [];
}
function setIn({ expression }, all) {
  const { type, operator, left, right } = expression ?? {};
  if (type !== "AssignmentExpression" || operator !== "=" || left.type !== "MemberExpression") return [];
  const name = left.object.type === "ThisExpression" ? nameOf(left.property, left.computed) : void 0;
  return name === void 0 ? [] : fieldOf(name, left.property, () => all.evaluate(right));
}
function givenBy(member, all) {
  const { type, kind, key, value } = member;
  if (/^(PropertyDefinition|AccessorProperty)$/.test(type)) return value ? all.evaluate(value) : void 0;
  if (type !== "MethodDefinition" || !value?.body || !(kind === "get" || isMethod(member))) return void 0;
  const result = value.async || value.generator ? void 0 : onlyReturn(value);
  return result ? all.evaluate(result) : unknownAt(place(key));
}
var nameOf = (key, isComputed) => key.type === "PrivateIdentifier" ? void 0 : staticName(key, isComputed);
var isLabel = (config) => /^\p{Lu}.*\s/u.test(textOf(entry(config, "name")?.value));
function isOfAgents({ name, root }, all, depth = 0) {
  if (WITH_BASES.test(all.modules.sourceOf(root) ?? "") || name.endsWith("StructuredTool") || importsGenkit(all))
    return true;
  const binding = root.type === "Identifier" ? all.evaluator.file.scopes.resolve(root) : void 0;
  const own = binding?.kind === "variable" ? binding.node["init"] : binding?.node;
  const base = own && /^Class/.test(own.type) ? own["superClass"] : void 0;
  return base && depth < DEEPEST ? baseOf(bare(base)).some((each) => isOfAgents(each, all, depth + 1)) : false;
}
var DEEPEST = 5;
var WITH_BASES = librariesWith("base");
var isSchema = (value) => isBuiltSchema(value) || isRawShape(value) || value.kind === "object";
var maySchemaBe = (value) => isSchema(value) || value.kind === "unknown" || value.kind === "union";
function frameworkTool(config, node, all) {
  const schema = entry(config, "schema")?.value;
  const entries2 = config.entries.filter(
    ({ key, value }) => key === "name" || key === "description" && value.kind === "string"
  );
  const inputSchema = schema && inputSchemaOf(schema);
  if (inputSchema) entries2.push({ ...entry(config, "schema"), key: "inputSchema", value: inputSchema });
  all.addTool({ ...config, entries: entries2 }, node, { api: "literal", takesShapes: true });
}
function inputSchemaOf(schema) {
  if (schema.kind !== "object" || isBuiltSchema(schema)) return isBuiltSchema(schema) ? schema : void 0;
  const entries2 = schema.entries.map((each) => ({ ...each, value: described(each.value) }));
  const shape = { ...schema, entries: entries2 };
  return isRawShape(shape) ? shape : void 0;
}
function described(parameter) {
  const type = parameter.kind === "object" ? entry(parameter, "type")?.value : void 0;
  if (parameter.kind !== "object" || !type || !isBuiltSchema(type)) return unknownAt(parameter);
  const description = entry(parameter, "description");
  const others = type.entries.filter(({ key }) => key !== "description");
  return { ...type, entries: description ? [...others, description] : type.entries, open: type.open || parameter.open };
}
function nestTool(site, all) {
  const { call, args } = site;
  if (call.parent?.type !== "Decorator") return;
  const source = all.modules.sourceOfCallee(call) ?? "";
  if (FRONT_MCP.test(source)) return frontTool(call, args, all);
  if (LEAN_MCP.test(source)) return decoratedTool(site, all);
  if (!isOfNest(call, all)) return;
  const config = all.evaluate(args[0]);
  if (config.kind !== "object") return;
  all.takeArgument(args[0]);
  const normal = asInputSchema(config, "parameters");
  all.addTool(entry(config, "name") ? normal : opened(normal), call, { api: "literal" });
}
function decoratedTool({ call, args }, all) {
  if (call.parent?.type !== "Decorator") return;
  const config = all.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  all.takeArgument(args[0]);
  all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal" });
}
var LEAN_MCP = /^@leanmcp\/core$/;
var NEST = /^@rekog\/mcp-nest(\/|$)/;
function isOfNest(call, { modules }) {
  const source = modules.sourceOfCallee(call) ?? "";
  return NEST.test(source) || source.startsWith(".") && modules.has(NEST);
}

// src/parse/estree/turns.ts
var MOST_TURNS = 200;
function turnsOf(call, evaluator) {
  for (let at = call.parent; at; at = at.parent) {
    if (at.type === "ForOfStatement") return turnsOfLoop(at, evaluator);
    if (isFunction(at)) return turnsOfCallback(at, evaluator);
  }
  return void 0;
}
function turnsOfLoop(loop, evaluator) {
  const declarator = loop["left"].declarations?.[0];
  const list = declarator && listOf(loop["right"], evaluator);
  if (!list) return void 0;
  const names = namesOf(declarator, evaluator.file.scopes);
  return list.items.map((item) => ({
    env: { inside: [loop], values: new Map(names.map(({ binding, valueIn }) => [binding, valueIn(item)])) },
    items: partsOf2(item)
  }));
}
function namesOf(declarator, scopes) {
  const names = [];
  walkAst(declarator["id"], (node) => {
    const binding = node.type === "Identifier" ? scopes.resolve(node) : void 0;
    if (binding?.node !== declarator) return;
    const isKnown = (item) => binding.path ? !scopes.isReassigned(node["name"], binding) : isInWordsOfMcp(item, binding) && !scopes.isWritten(node["name"], binding);
    names.push({ binding, valueIn: (item) => isKnown(item) ? taken(binding, item, node) : unknown(node) });
  });
  return names;
}
function isInWordsOfMcp(item, { rest, node }) {
  const row = rest && follow(item, rest.path, node);
  return row?.kind === "object" && entry(row, "inputSchema") !== void 0;
}
function turnsOfCallback(callback, evaluator) {
  const { parent } = callback;
  if (parent?.type !== "CallExpression" || parent["arguments"][0] !== callback) return void 0;
  const callee = bare(parent["callee"]);
  if (callee.type !== "MemberExpression" || !/^(forEach|map)$/.test(path(callee).at(-1))) return void 0;
  const list = listOf(callee["object"], evaluator);
  return list?.items.map((item) => ({
    env: evaluator.envIn(callback, [item], NO_ENV, parent),
    items: partsOf2(item)
  }));
}
var partsOf2 = (item) => [item, ...items(item)];
function listOf(expression, evaluator) {
  const list = evaluator.evaluate(expression);
  const isKnown = list.kind === "array" && list.items.length > 0 && list.items.length <= MOST_TURNS;
  return isKnown && list.items.every(({ kind }) => NAMING.has(kind)) ? list : void 0;
}
var NAMING = /* @__PURE__ */ new Set(["object", "array", "string"]);

// src/parse/estree/wrappers.ts
function callableAround(call) {
  for (let at = call.parent; at; at = at.parent) {
    if (isFunction(at)) return at;
    if (NOT_ONCE.test(at.type)) return void 0;
  }
  return void 0;
}
var NOT_ONCE = /^(For|ForIn|ForOf|While|DoWhile)Statement$|^Class/;
function handsOn(callable, name, described2, scopes) {
  const isParam2 = (node) => {
    const binding = node.type === "Identifier" ? scopes.resolve(node) : void 0;
    return binding?.kind === "param" && scopes.paramOf(callable, node["name"]) === binding;
  };
  const isOwn = (node) => {
    const root = ownerOf(node);
    if (isParam2(root)) return true;
    const binding = root.type === "Identifier" ? scopes.resolve(root) : void 0;
    const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
    return init ? holds(init, isParam2) : false;
  };
  const isNamed3 = isOwn(name) || name.type === "TemplateLiteral" && holds(name, isParam2);
  return isNamed3 && described2.length > 0 && described2.every((each) => isOwn(each) || isMadeOf(bare(each), isOwn));
}
function holds(expression, isWanted) {
  let found = false;
  walkAst(expression, (node) => {
    found ||= isWanted(node);
  });
  return found;
}
function isMadeOf({ type, properties }, isOwn) {
  if (type !== "ObjectExpression") return false;
  const isSpread = properties.some(({ argument }) => argument && isOwn(argument));
  const given = properties.filter(({ key, value }) => key && value && isOwn(value));
  const has = (name) => given.some(({ key }) => (key.name ?? key.value) === name);
  return isSpread || has("description") && has("inputSchema");
}
function methodsIn(callable) {
  const counts = /* @__PURE__ */ new Map();
  walkAst(callable["body"], ({ type, callee }) => {
    if (type !== "CallExpression") return;
    const at = bare(callee);
    const name = at.type === "MemberExpression" ? at["property"].name : at["name"];
    if (name !== void 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}

// src/parse/estree/helpers.ts
var MOST_CALLS = 200;
var Helpers = class {
  #evaluator;
  #turns = /* @__PURE__ */ new Map();
  #calls;
  #maps;
  #mentions;
  #ends = /* @__PURE__ */ new Map();
  #endsEarly = /* @__PURE__ */ new Map();
  #methods = /* @__PURE__ */ new Map();
  constructor(evaluator) {
    this.#evaluator = evaluator;
  }
  /** The function that a call stands in, where that is given what the call registers. */
  around(call, given) {
    const wrapper = this.#wrapperAround(call, given);
    if (wrapper) return { callable: wrapper, isWrapper: true };
    const callable = this.#namedAround(call, given.name);
    return callable && { callable, isWrapper: false };
  }
  /** Whatever it does beside, it registers one tool for each call of it, and no other of its own. */
  #wrapperAround(call, { name, described: described2, method }) {
    const callable = callableAround(call);
    if (!callable || this.callsOf(callable).length === 0 || described2.length === 0) return void 0;
    const isWrapper = this.isOnlyIn(callable, method) && handsOn(callable, name, described2, this.#evaluator.file.scopes);
    return isWrapper ? callable : void 0;
  }
  /** Whether a function calls a method once. */
  isOnlyIn(callable, method) {
    let methods = this.#methods.get(callable);
    if (!methods) this.#methods.set(callable, methods = methodsIn(callable));
    return methods.get(method) === 1;
  }
  /** The function that is given the tool's name, where all that is made of the rest is known too. */
  #namedAround(call, name) {
    const owner = ownerOf(name);
    const { scopes } = this.#evaluator.file;
    const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
    if (binding?.kind !== "param" || scopes.isWritten(owner["name"], binding)) return void 0;
    const callable = functionAround(call);
    if (!callable || scopes.paramOf(callable, owner["name"]) !== binding) return void 0;
    return this.isAlwaysReached(call, callable) && this.#isOnlyCalled(callable) ? callable : void 0;
  }
  /** No condition and no earlier end stands between the begin of a function and a call in it. */
  isAlwaysReached(call, callable) {
    for (let child = call, at = call.parent; at; child = at, at = at.parent) {
      if (at === callable) return child === at["body"];
      if (at.type === "BlockStatement") {
        if (this.#endOf(at) < startOf(child)) return false;
      } else if (!STRAIGHT.has(at.type)) return false;
    }
    return false;
  }
  /** Where the first statement of a block begins behind which the next may not be reached. */
  #endOf(block) {
    let end = this.#ends.get(block);
    if (end === void 0) {
      const ending = block["body"].find(mayEnd);
      this.#ends.set(block, end = ending ? startOf(ending) : Infinity);
    }
    return end;
  }
  /** Whether all that a function is used for is to be called here, with arguments that can be told apart. */
  #isOnlyCalled(callable) {
    const calls = this.callsOf(callable).length;
    const { type, id, parent } = callable;
    const name = type === "FunctionDeclaration" ? id : parent?.["id"];
    if (calls === 0 || name?.type !== "Identifier") return false;
    this.#mentions ??= mentionsIn(this.#evaluator.file.program);
    return this.#mentions.get(name["name"]) === calls;
  }
  /** The only call of a function that does all that it does when it is called. */
  onlyRunOf(callable) {
    const [call, ...others] = this.callsOf(callable);
    if (!call || others.length > 0 || callable["generator"]) return void 0;
    let endsEarly = this.#endsEarly.get(callable);
    if (endsEarly === void 0) this.#endsEarly.set(callable, endsEarly = mayEndEarly(callable));
    return endsEarly ? void 0 : call;
  }
  callsOf(callable) {
    this.#calls ??= this.#find((call) => call["callee"]);
    return this.#calls.get(callable) ?? [];
  }
  /** `ROWS.map(toTool)`. */
  mapsWith(callable) {
    this.#maps ??= this.#find((call) => calledOn(call, MAPS) ? call["arguments"][0] : void 0);
    return this.#maps.get(callable) ?? [];
  }
  /** One turn for each call of such a function, and for each turn of the loop that it is called in. */
  turnsOf(callable) {
    let turns = this.#turns.get(callable);
    if (!turns) this.#turns.set(callable, turns = this.#read(callable));
    return turns;
  }
  #read(callable) {
    const calls = this.callsOf(callable);
    if (calls.length > MOST_CALLS) return [];
    const evaluator = this.#evaluator;
    return calls.flatMap(
      (call) => (turnsOf(call, evaluator) ?? [{ env: NO_ENV, items: [] }]).map(({ env: outer, items: items2 }) => {
        const args = call["arguments"].map((each) => evaluator.evaluate(each, outer));
        const env = evaluator.envIn(callable, args, outer, call);
        return { env, call, items: [...items2, ...args.filter(({ kind }) => kind === "object")] };
      })
    );
  }
  /** The calls to which the functions of this file belong that are named there. */
  #find(nameIn2) {
    const found = /* @__PURE__ */ new Map();
    const classes = /* @__PURE__ */ new Map();
    for (const call of this.#evaluator.file.calls) {
      const named2 = nameIn2(call);
      const name = named2 && bare(named2);
      const callable = name?.type === "Identifier" ? functionOf(name, this.#evaluator.file.scopes) : name && methodOf(name, classes);
      if (!callable || call["arguments"].some(({ type }) => type === "SpreadElement")) continue;
      addTo(found, callable, call);
    }
    return found;
  }
};
function methodOf(node, classes) {
  const name = node.type === "MemberExpression" ? staticName(node["property"], node["computed"]) : void 0;
  if (name === void 0 || bare(node["object"]).type !== "ThisExpression") return void 0;
  let at = node.parent;
  while (at && at.type !== "ClassBody") at = at.parent;
  if (!at) return void 0;
  let members = classes.get(at);
  if (!members) classes.set(at, members = membersOf(at));
  const member = members.get(name);
  const value = member?.["value"];
  return value && isFunction(value) && !/^[gs]et$/.test(member["kind"]) ? value : void 0;
}
function membersOf({ body }) {
  const members = /* @__PURE__ */ new Map();
  for (const member of body) {
    const name = member["key"] && !member["static"] ? staticName(member["key"], member["computed"]) : void 0;
    if (name !== void 0 && !members.has(name)) members.set(name, member);
  }
  return members;
}
var STRAIGHT = /* @__PURE__ */ new Set([
  ...["ExpressionStatement", "ReturnStatement", "AwaitExpression", "VariableDeclarator", "VariableDeclaration"],
  ...["TSAsExpression", "TSNonNullExpression", "ParenthesizedExpression", "ChainExpression", "UnaryExpression"]
]);
function mayEnd(statement) {
  let ends = false;
  walkAst(statement, ({ type }) => {
    ends ||= type === "ReturnStatement" || type === "ThrowStatement";
  });
  return ends;
}
function mentionsIn(program) {
  const mentions = /* @__PURE__ */ new Map();
  walkAst(program, (node) => {
    if (node.type !== "Identifier" || isNoUse(node)) return;
    mentions.set(node["name"], (mentions.get(node["name"]) ?? 0) + 1);
  });
  for (const statement of program["body"]) {
    const declared = /^Export/.test(statement.type) ? statement["declaration"] : void 0;
    for (const each of [declared, ...declared?.["declarations"] ?? []]) {
      const name = each?.["id"]?.["name"];
      if (name !== void 0) mentions.set(name, Infinity);
    }
  }
  return mentions;
}
function isNoUse(node) {
  const { parent } = node;
  if (!parent || parent["id"] === node) return true;
  if (parent["computed"]) return false;
  return parent.type === "MemberExpression" ? parent["property"] === node : parent["key"] === node;
}

// src/parse/estree/of-many.ts
var DEEPEST2 = 5;
function isOfMany(name, scopes, depth = 0) {
  const at = bare(name);
  const own = at.type === "ObjectExpression" ? propertyOf(at, "name") : void 0;
  const owner = ownerOf(own ?? at);
  const binding = owner.type === "Identifier" && depth < DEEPEST2 ? scopes.resolve(owner) : void 0;
  if (!binding?.path) return false;
  if (binding.kind === "param") return true;
  const init = binding.kind === "variable" ? binding.node["init"] : void 0;
  return isOfLoop(binding) || !!init && isOfMany(init, scopes, depth + 1);
}
function isOfLoop({ node }) {
  const loop = node.parent?.parent;
  return (loop?.type === "ForOfStatement" || loop?.type === "ForInStatement") && loop["left"] === node.parent;
}

// src/parse/estree/shapes/type-names.ts
var MOST_TYPES = 20;
var LISTS = /* @__PURE__ */ new Set(["Array", "ReadonlyArray"]);
var MAPS2 = /* @__PURE__ */ new Set(["Map", "ReadonlyMap"]);
var SAME = /* @__PURE__ */ new Set(["Readonly", "Required", "NonNullable"]);
var TypeNames = class {
  #file;
  #declared;
  #areOfSdk;
  constructor(file) {
    this.#file = file;
  }
  get areOfSdk() {
    return this.#areOfSdk ??= this.#file.imports.some(
      (each) => versionOf(importedModule(each)) !== void 0 && each["specifiers"].some(bringsToolType)
    );
  }
  /** What a type makes of the part that steps lead to, the outermost last. */
  toolAt(type, steps) {
    const left = [...steps];
    let at = type;
    for (let count = 0; at && count < MOST_TYPES; count++) {
      if (at.type === "TSTypeReference") {
        const own = this.#referred(at, left);
        if (own === void 0 || typeof own === "string") return own;
        at = own;
      } else at = partOf(at, left);
    }
    return void 0;
  }
  #referred(reference, left) {
    const name = reference["typeName"];
    const [first, second] = typeArgumentsOf(reference);
    const own = name.type === "Identifier" ? this.#declaredAs(name["name"]) : void 0;
    const imported = this.#imported(name);
    if (own || imported || name.type !== "Identifier") {
      if (own) return own.type === "TSInterfaceDeclaration" ? memberOf2(own["body"].body, left) : aliased(own);
      if (imported?.name === "ListToolsResult" && isOfSdk(imported)) return isTools(left) ? "sdk" : void 0;
      if (left.length > 0 || imported?.name !== "Tool") return void 0;
      return isOfSdk(imported) ? "sdk" : MCP_MODULES.test(imported.source) ? "named" : void 0;
    }
    const called2 = name["name"];
    if (called2 === "Tool") return left.length === 0 ? "named" : void 0;
    if (SAME.has(called2)) return first;
    if (called2 === "Promise") return left.pop() === "promised" ? first : void 0;
    if (LISTS.has(called2)) return left.pop() === "item" ? first : void 0;
    if (MAPS2.has(called2)) return left.pop() === "value" ? second : void 0;
    if (called2 === "Record") return isMember(left.pop()) ? second : void 0;
    return called2 === "Partial" && isMember(left.at(-1)) ? first : void 0;
  }
  #imported(name) {
    const { program, scopes } = this.#file;
    const isMember2 = name.type === "TSQualifiedName";
    const root = isMember2 ? name["left"] : name;
    const binding = root.type === "Identifier" ? scopes.topLevel(root["name"], program) : void 0;
    if (binding?.kind !== "import") return void 0;
    const { node } = binding;
    const isWhole = node.type === "ImportNamespaceSpecifier";
    const own = isMember2 ? isWhole ? name["right"] : void 0 : node["imported"];
    return { name: own?.["name"], source: importedModule(node.parent) };
  }
  /** The interface or alias of the file that has a name. */
  #declaredAs(name) {
    if (!this.#declared) {
      this.#declared = /* @__PURE__ */ new Map();
      for (const statement of this.#file.program["body"]) {
        const own = statement["declaration"] ?? statement;
        if (own.type === "TSInterfaceDeclaration" || own.type === "TSTypeAliasDeclaration")
          this.#declared.set(own["id"].name, own);
      }
    }
    return this.#declared.get(name);
  }
};
var isOfSdk = ({ source }) => versionOf(source) !== void 0;
var bringsToolType = ({ type, imported }) => type === "ImportNamespaceSpecifier" || imported?.name === "Tool" || imported?.name === "ListToolsResult";
var isMember = (step) => typeof step === "object";
function isTools(left) {
  const [item, list] = left;
  return left.length === 2 && item === "item" && typeof list === "object" && list.member === "tools";
}
var typeArgumentsOf = (node) => (node["typeArguments"] ?? node["typeParameters"])?.params ?? [];
var aliased = (declaration) => declaration["typeParameters"] ? void 0 : declaration["typeAnnotation"];
function partOf(type, left) {
  switch (type.type) {
    case "TSParenthesizedType":
      return type["typeAnnotation"];
    case "TSTypeOperator":
      return type["operator"] === "readonly" ? type["typeAnnotation"] : void 0;
    case "TSArrayType":
      return left.pop() === "item" ? type["elementType"] : void 0;
    case "TSTypeLiteral":
      return memberOf2(type["members"], left);
    case "TSUnionType": {
      const [only, ...others] = type["types"].filter(({ type: each }) => !NOTHING.has(each));
      return others.length === 0 ? only : void 0;
    }
    default:
      return void 0;
  }
}
var NOTHING = /* @__PURE__ */ new Set(["TSUndefinedKeyword", "TSNullKeyword", "TSVoidKeyword"]);
function memberOf2(members, left) {
  const step = left.pop();
  if (typeof step !== "object") return void 0;
  const own = members.find(
    ({ type, key, computed }) => type === "TSPropertySignature" && step.member !== void 0 && staticName(key, computed) === step.member
  );
  const found = own ?? members.find(({ type }) => type === "TSIndexSignature");
  return found?.["typeAnnotation"]?.typeAnnotation;
}

// src/parse/estree/shapes/around.ts
var TOOL = /tool|^usewebmcp$/i;
var RESOURCE = /resource/i;
function aroundOf(literal, word) {
  for (let child = literal, at = literal.parent; at; child = at, at = at.parent) {
    if (says(word, at)) return "named";
    if (isFunction(at) && says(word, at.parent ?? at)) return "named";
    if (at.type === "ClassBody") return propertyOf(literal, "description") && isOfClass(word, at) ? "named" : "nothing";
    if (isFunction(at) || at.type === "BlockStatement" && child.type !== "ReturnStatement") break;
    if (at.type === "CallExpression" || at.type === "NewExpression") {
      if (child !== at["callee"] && !HANDS_ON.test(path(at["callee"])[0])) return "argument";
    }
  }
  return "nothing";
}
var HANDS_ON = /^(Object|Map|Set|Promise)$/;
function says(word, at) {
  switch (at.type) {
    case "VariableDeclarator":
      return isNamed(word, at["id"]) || isType(word, at["id"].typeAnnotation?.typeAnnotation);
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return word.test(staticName(at["key"], at["computed"]) ?? "");
    case "FunctionDeclaration":
    case "FunctionExpression":
      return at["id"] ? isNamed(word, at["id"]) : false;
    case "AssignmentExpression":
      return path(at["left"]).some((name) => word.test(name));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return isType(word, at["typeAnnotation"]);
    case "CallExpression":
      if (at["callee"].type === "Super") return isOfClass(word, at);
      return path(at["callee"]).some((name) => word.test(name));
    case "NewExpression":
      return path(at["callee"]).some((name) => word.test(name)) || typeArgumentsOf(at).some((each) => isType(word, each));
    default:
      return false;
  }
}
function isOfClass(word, part) {
  let at = part.parent;
  while (at && !/^Class(Declaration|Expression)$/.test(at.type)) at = at.parent;
  const bases = [
    at?.["superClass"],
    ...(at?.["implements"] ?? []).map(({ expression, id }) => expression ?? id)
  ];
  return bases.some((base) => base && path(base).some((name) => word.test(name)));
}
var isNamed = (word, identifier) => word.test(identifier["name"] ?? "");
function isType(word, type) {
  if (type?.type === "TSArrayType") return isType(word, type["elementType"]);
  if (type?.type !== "TSTypeReference") return false;
  const name = type["typeName"];
  const own = name.type === "TSQualifiedName" ? name["right"] : name;
  return isNamed(word, own) || typeArgumentsOf(type).some((each) => isType(word, each));
}

// src/parse/estree/shapes/handed-on.ts
var HandedOn = class {
  #evaluator;
  #uses;
  constructor(evaluator) {
    this.#evaluator = evaluator;
  }
  has(literal) {
    const uses = this.#usesOf(literal);
    return uses.length > 0 && uses.every((use) => this.#goesToUnknown(use));
  }
  /** Where the constant is read that it is, if that is one place alone. */
  readAt(value) {
    const [use, ...others] = this.#usesOf(value);
    return use && others.length === 0 ? use : value;
  }
  /** The literal itself, or the names of the constant that it is. */
  #usesOf(literal) {
    const { parent } = typed(literal);
    if (parent?.type !== "VariableDeclarator" || parent["id"].type !== "Identifier") return [literal];
    const id = parent["id"];
    const { scopes } = this.#evaluator.file;
    this.#uses ??= this.#find();
    const named2 = this.#uses.get(id["name"]).filter((each) => each !== id);
    return named2.filter((each) => scopes.resolve(each)?.node === parent);
  }
  #find() {
    const uses = /* @__PURE__ */ new Map();
    walkAst(this.#evaluator.file.program, (node) => {
      if (node.type !== "Identifier") return;
      addTo(uses, node["name"], node);
    });
    return uses;
  }
  #goesToUnknown(use) {
    const argument = typed(use);
    const { parent } = argument;
    if (parent?.type !== "CallExpression" || !parent["arguments"].includes(argument)) return false;
    const callee = bare(parent["callee"]);
    if (functionOf(callee, this.#evaluator.file.scopes)) return false;
    const names = path(callee);
    return !names.some((name) => TOOL.test(name)) && !KEEPS.test(names.at(-1)) && !GLOBALS.test(names[0]);
  }
};
function typed(node) {
  let at = node;
  while (at.parent && bare(at.parent) === node) at = at.parent;
  return at;
}
var KEEPS = /^(push|unshift|concat|splice|fill|add|set|freeze|resolve|satisfies)$/;
var GLOBALS = /^(Object|Array|Promise|JSON)$/;

// src/parse/estree/shapes/side-by-side.ts
var receiverAt = (node) => ({ owner: ownerOf(node), members: path(node).slice(1) });
var Groups = class {
  #helpers;
  #scopes;
  #groups = /* @__PURE__ */ new Map();
  constructor(helpers, scopes) {
    this.#helpers = helpers;
    this.#scopes = scopes;
  }
  /** The same object for all that stands side by side. */
  of(own) {
    const { block, receiver } = own.receiver ? runAround(own.block, own.receiver, this.#helpers, this.#scopes) : own;
    let groups = this.#groups.get(block);
    if (!groups) this.#groups.set(block, groups = /* @__PURE__ */ new Map());
    const name = receiver ? nameOf2(receiver, this.#scopes) : "";
    const group = groups.get(name) ?? {};
    groups.set(name, group);
    return group;
  }
};
var DEEPEST3 = 8;
function runAround(block, receiver, helpers, scopes) {
  let run = { block, receiver };
  for (let depth = 0; depth < DEEPEST3; depth++) {
    const callable = run.block.parent;
    const call = callable && isFunction(callable) ? helpers.onlyRunOf(callable) : void 0;
    const outside = call && seenFrom(call, callable, run.receiver, scopes);
    if (!outside) break;
    run = { block: blockOf(call), receiver: outside };
  }
  return run;
}
function seenFrom(call, callable, receiver, scopes) {
  const { owner, members } = receiver;
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  if (!binding || scopes.isReassigned(owner["name"], binding)) return void 0;
  if (scopes.paramOf(callable, owner["name"]) !== binding)
    return isInside(binding.node, callable) ? void 0 : receiver;
  const given = givenFor(binding, callable, call);
  const outer = given && receiverAt(given);
  return outer?.owner.type === "Identifier" ? { ...outer, members: [...outer.members, ...members] } : void 0;
}
function nameOf2({ owner, members }, scopes) {
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  const declared = binding ? startOf(binding.node) : "";
  return [...path(owner), declared, ...members].join(".");
}

// src/parse/estree/shapes/helped.ts
function helpedBy(registering, callable, call, helpers) {
  const isSure = helpers.isAlwaysReached(registering, callable);
  const receiver = receiverOfHelper(registering, callable, call);
  return { callable, call, receiver, block: isSure ? blockOf(call) : call };
}
function receiverOf(call) {
  const callee = bare(call["callee"]);
  if (callee.type === "MemberExpression") return receiverAt(callee["object"]);
  const [server] = call["arguments"];
  return callee.type === "Identifier" && /^registerApp/.test(callee["name"]) && server ? receiverAt(server) : void 0;
}
function receiverOfHelper(registering, helper, call) {
  const own = receiverOf(registering);
  const name = own?.owner["name"];
  const index = helper["params"].findIndex((each) => each.type === "Identifier" && each["name"] === name);
  const given = call["arguments"][index];
  if (!given) return own;
  const outer = receiverAt(given);
  return { ...outer, members: [...outer.members, ...own.members] };
}
function givenTo({ callable, call }, argument, scopes) {
  const at = bare(argument);
  const binding = at.type === "Identifier" ? scopes.resolve(at) : void 0;
  if (binding?.kind !== "param" || scopes.isReassigned(at["name"], binding)) return argument;
  return givenFor(binding, callable, call) ?? argument;
}

// src/parse/estree/shapes/reworked.ts
var Reworked = class {
  #file;
  #lists;
  constructor(file) {
    this.#file = file;
  }
  has(literal) {
    const name = nameOf3(literal);
    const binding = name && this.#file.scopes.resolve(name);
    if (!binding) return false;
    this.#lists ??= this.#find();
    return this.#lists.has(binding) || this.#file.scopes.isFilledIn(name["name"], binding);
  }
  /** The lists whose items are changed one by one. */
  #find() {
    const { scopes, calls, loops } = this.#file;
    const lists = /* @__PURE__ */ new Set();
    const note = (list) => lists.add(list.type === "Identifier" ? scopes.resolve(list) : void 0);
    for (const { left, right } of loops) if (this.#fills(left.declarations?.[0]?.id)) note(bare(right));
    for (const call of calls) {
      const callee = bare(call["callee"]);
      const [first] = call["arguments"];
      const callback = first && bare(first);
      if (callee.type !== "MemberExpression" || !callback || !isFunction(callback)) continue;
      const parameter = callback["params"][0];
      if (this.#fills(parameter) || addsTo(callback, parameter)) note(bare(callee["object"]));
    }
    return lists;
  }
  #fills(variable) {
    const binding = variable?.type === "Identifier" ? this.#file.scopes.resolve(variable) : void 0;
    return binding !== void 0 && this.#file.scopes.isFilledIn(variable["name"], binding);
  }
};
function nameOf3(literal) {
  let at = literal.parent;
  while (at && (HOLDERS.has(at.type) || at.type === "CallExpression" && path(at["callee"])[0] === "Object"))
    at = at.parent;
  return at?.type === "VariableDeclarator" && at["id"].type === "Identifier" ? at["id"] : void 0;
}
var HOLDERS = /* @__PURE__ */ new Set(["ArrayExpression", "TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
function addsTo(callback, parameter) {
  const result = onlyReturn(callback);
  const made = result && bare(result);
  if (made?.type !== "ObjectExpression" || parameter?.type !== "Identifier") return false;
  const properties = made["properties"];
  const isOf = (node) => node?.["name"] === parameter["name"];
  const isCopied = properties.some((each) => isOf(each["argument"]));
  return isCopied ? properties.length > 1 : properties.some((each) => isOf(each["value"]?.object));
}

// src/parse/estree/shapes/sdk-version.ts
function sdkOf(site, modules, file) {
  const { sdk } = modules;
  if (site.type !== "CallExpression") return sdk;
  const callee = bare(site["callee"]);
  const isMethod2 = callee.type === "MemberExpression";
  const method = isMethod2 ? staticName(callee["property"], callee["computed"]) : void 0;
  if (method !== void 0 && file.assigned.has(method)) return void 0;
  const server = isMethod2 ? callee["object"] : site["arguments"][0];
  const maker = server && makerOf2(rootOf(server), file.scopes);
  if (isMethod2 && maker && isOfOthers(maker, method, modules, file.scopes)) return void 0;
  return sdk ?? (maker && sdkOfName(maker, modules));
}
function makerOf2(server, scopes) {
  if (server.type === "NewExpression") return bare(server["callee"]);
  const binding = server.type === "Identifier" ? scopes.resolve(server) : void 0;
  if (!binding) return void 0;
  const type = typeOf(binding);
  if (type) return type;
  const init = binding.kind === "variable" ? binding.node["init"] : void 0;
  if (!init || scopes.isReassigned(server["name"], binding)) return void 0;
  const made = bare(init);
  return made.type === "NewExpression" ? bare(made["callee"]) : void 0;
}
function typeOf({ kind, node }) {
  const declared = kind === "variable" ? node["id"] : kind === "param" ? node : void 0;
  const type = declared?.["typeAnnotation"]?.typeAnnotation;
  return type?.type === "TSTypeReference" ? type["typeName"] : void 0;
}
var MOST_CLASSES = 10;
function isOfOthers(maker, method, modules, scopes) {
  let name = maker;
  for (let count = 0; name && count < MOST_CLASSES; count++) {
    const root = rootOf(name);
    const source = modules.sourceOf(root);
    if (source !== void 0) return !MCP_MODULES.test(source);
    const binding = root.type === "Identifier" ? scopes.resolve(root) : void 0;
    if (binding?.kind !== "class") return false;
    const { body, superClass } = binding.node;
    if (!superClass || hasMember(body, method)) return true;
    name = superClass;
  }
  return false;
}
var hasMember = (body, name) => body["body"].some((member) => member["key"] && staticName(member["key"], member["computed"]) === name);
function sdkOfName(name, modules) {
  const source = modules.sourceOf(rootOf(name));
  return source === void 0 ? void 0 : versionOf(source);
}
function rootOf(node) {
  const at = ownerOf(node);
  return at.type === "TSQualifiedName" ? rootOf(at["left"]) : at;
}

// src/parse/estree/shapes/site-turns.ts
function turnsOfSite(site, helper, helpers, evaluator) {
  const turns = helper ? helpers.turnsOf(helper.callable) : turnsOf(site.call, evaluator);
  const uri = uriIn(site);
  const names = [nameIn(site), uri].filter((each) => each !== void 0);
  if (!turns || names.length === 0 || uri && turns.some(isOfText)) return void 0;
  if (helper?.isWrapper) return onceForEachName(turns, names[0], evaluator);
  return names.some((name) => isNamedByTurn(name, turns, evaluator)) ? turns : void 0;
}
var isOfText = ({ items: [row] }) => row?.kind === "string";
function isNamedByTurn(argument, turns, evaluator) {
  const names = turns.map((turn) => nameInTurn(turn, argument, evaluator));
  return !names.includes(void 0) && new Set(names).size === names.length;
}
function onceForEachName(turns, argument, evaluator) {
  const known = /* @__PURE__ */ new Map();
  return turns.filter((turn) => {
    const name = nameInTurn(turn, argument, evaluator);
    const names = known.get(turn.call) ?? /* @__PURE__ */ new Set();
    known.set(turn.call, names);
    return !names.has(name) && names.add(name);
  });
}
function nameInTurn({ env }, argument, evaluator) {
  const value = evaluator.evaluate(argument, env);
  return textOf(value.kind === "object" ? entry(value, "name")?.value : value);
}

// src/parse/estree/shapes/told.ts
var Told = class {
  /** By where the keys of their schemas start, and by where their names are written or taken from. */
  #tools = /* @__PURE__ */ new Map();
  #dropped = /* @__PURE__ */ new Set();
  note(tool2, schema, name) {
    for (const place2 of [schema, name, name?.via])
      if (place2 && place2.file === void 0 && !this.#tools.has(place2.start)) this.#tools.set(place2.start, tool2);
  }
  /** The tool that has this very schema, or its name from this literal. */
  tellingOf(literal, schema) {
    const name = propertyOf(literal, "name");
    return this.#kept((schema && this.#at(schema)) ?? (name && this.#at(place(bare(name)))));
  }
  /** Whether a tool has its name from this place. */
  isNamedAt(name) {
    return this.#kept(this.#at(name)) !== void 0;
  }
  drop(tool2) {
    this.#dropped.add(tool2);
  }
  #at({ start, file }) {
    return file === void 0 ? this.#tools.get(start) : void 0;
  }
  #kept(tool2) {
    return tool2 && !this.#dropped.has(tool2) ? tool2 : void 0;
  }
};

// src/parse/estree/shapes/tool-parts.ts
var isWholeTool = (item) => ["name", "inputSchema"].every((key) => entry(item, key) !== void 0);
var isToolOfFile = (item) => item.file === void 0 && isWholeTool(item);
var isVague = (tool2) => tool2.kind === "object" && tool2.open && !entry(tool2, "inputSchema");
var takesUnknown = (tool2) => isVague(tool2) || tool2.kind === "object" && entry(tool2, "inputSchema")?.value.kind === "unknown";

// src/parse/estree/shapes/typed.ts
var MOST_HOPS = 60;
var MOST_STEPS = 6;
var Types = class {
  #file;
  #names;
  constructor(file) {
    this.#file = file;
    this.#names = new TypeNames(file);
  }
  /** Whether the file names the SDK's own type, without which no literal surely has it. */
  get areOfSdk() {
    return this.#names.areOfSdk;
  }
  /** `within`: how the tool stands in what the expression gives. */
  of(expression, within = []) {
    const steps = [...within];
    let at = expression;
    for (let hop = 0; hop < MOST_HOPS && steps.length <= MOST_STEPS && at.parent; hop++) {
      const next = this.#next(at, at.parent, steps);
      if (!next) return void 0;
      if ("type" in next) {
        const type = next.type && this.#names.toolAt(next.type, steps);
        return type && { type, isCast: next.isCast ?? false };
      }
      at = next.at;
    }
    return void 0;
  }
  #next(at, parent, steps) {
    switch (parent.type) {
      case "TSSatisfiesExpression":
        return { type: parent["typeAnnotation"] };
      case "TSAsExpression":
      case "TSTypeAssertion":
        return isConst(parent["typeAnnotation"]) ? { at: parent } : { type: parent["typeAnnotation"], isCast: true };
      case "TSNonNullExpression":
      case "ParenthesizedExpression":
        return { at: parent };
      case "ConditionalExpression":
        return at === parent["test"] ? void 0 : { at: parent };
      case "LogicalExpression":
        return at === parent["left"] && parent["operator"] === "&&" ? void 0 : { at: parent };
      case "ArrayExpression":
        return itemOf(at, parent, steps);
      case "SpreadElement":
        return parent.parent?.type === "ArrayExpression" && steps.pop() === "item" ? { at: parent } : void 0;
      case "Property":
        if (parent["value"] !== at || parent.parent?.type !== "ObjectExpression") return void 0;
        steps.push({ member: staticName(parent["key"], parent["computed"]) });
        return { at: parent.parent };
      case "VariableDeclarator":
        return at === parent["init"] ? { type: annotationOf(parent["id"]) } : void 0;
      case "AssignmentPattern":
        return at === parent["right"] ? { type: annotationOf(parent["left"]) } : void 0;
      case "AssignmentExpression":
        return at === parent["right"] && parent["operator"] === "=" ? this.#declared(parent["left"], steps) : void 0;
      case "PropertyDefinition":
      case "AccessorProperty":
        return at === parent["value"] ? { type: annotationOf(parent) } : void 0;
      case "ArrowFunctionExpression":
        return at === parent["body"] ? returnedBy(parent, steps) : void 0;
      case "ReturnStatement":
        return returnedBy(functionAround(parent, MOST_HOPS), steps);
      case "CallExpression":
        return this.#argument(at, parent, steps);
      case "NewExpression":
        return ofMap(parent, steps) ?? { at: parent };
      default:
        return void 0;
    }
  }
  /** `tools.push({ \u2026 })`, `tools.set(name, { \u2026 })`, `Object.freeze([\u2026])`, `Promise.resolve([\u2026])`. */
  #argument(at, call, steps) {
    const callee = call["callee"];
    if (callee.type !== "MemberExpression" || callee["computed"]) return void 0;
    const owner = callee["object"];
    const method = callee["property"].name;
    if (owner["name"] === "Object") return method === "freeze" ? { at: call } : void 0;
    if (owner["name"] === "Promise") {
      steps.push("promised");
      return method === "resolve" ? { at: call } : void 0;
    }
    if (method === "push" || method === "unshift") steps.push("item");
    else if (method === "set" && call["arguments"][1] === at) steps.push("value");
    else return void 0;
    return this.#declared(owner, steps);
  }
  /** The type of what has a name. */
  #declared(owner, steps) {
    const binding = owner.type === "Identifier" ? this.#file.scopes.resolve(owner) : void 0;
    if (binding?.path?.length !== 0) return void 0;
    const { kind, node } = binding;
    if (kind === "param") return { type: annotationOf(node) };
    if (kind !== "variable") return void 0;
    const type = annotationOf(node["id"]);
    const init = node["init"];
    if (type || !init) return { type };
    return init.type === "NewExpression" ? ofMap(init, steps) : { type: init["typeAnnotation"] };
  }
};
function itemOf(at, list, steps) {
  const map = list.parent?.type === "ArrayExpression" ? list.parent.parent : void 0;
  if (map && isMap(map)) {
    steps.push("value");
    return list["elements"][1] === at ? { at: map["arguments"][0] } : void 0;
  }
  steps.push("item");
  return { at: list };
}
var isMap = ({ type, callee }) => type === "NewExpression" && callee.type === "Identifier" && callee.name === "Map";
function ofMap(made, steps) {
  const type = isMap(made) ? typeArgumentsOf(made)[1] : void 0;
  return type && steps.at(-1) === "value" && steps.pop() ? { type } : void 0;
}
var annotationOf = (node) => node["typeAnnotation"]?.typeAnnotation;
var isConst = ({ typeName }) => typeName?.name === "const";
function returnedBy(callable, steps) {
  const type = callable?.["returnType"]?.typeAnnotation;
  if (!type || callable["generator"]) return void 0;
  if (callable["async"]) steps.push("promised");
  return { type };
}

// src/parse/estree/shapes/collector.ts
var MOST_TURNS_IN_FILE = 2e3;
var PLAIN = { env: NO_ENV };
var Collector = class {
  tools = [];
  functions = [];
  resources = [];
  others = [];
  registrations = [];
  /** Something in the file is handed to a server. */
  isServed = false;
  handlers = [];
  readers = [];
  evaluator;
  modules;
  reworked;
  handedOn;
  types;
  helpers;
  told = new Told();
  /** Calls of functions that register what they are given: their tools are known. */
  #followed = /* @__PURE__ */ new Set();
  /** Object literals that are part of a shape already, by where they start. */
  #taken = /* @__PURE__ */ new Set();
  #groups;
  #reading = PLAIN;
  #turnsLeft = MOST_TURNS_IN_FILE;
  constructor(evaluator) {
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file);
    this.reworked = new Reworked(evaluator.file);
    this.handedOn = new HandedOn(evaluator);
    this.types = new Types(evaluator.file);
    this.helpers = new Helpers(evaluator);
    this.#groups = new Groups(this.helpers, evaluator.file.scopes);
  }
  evaluate(expression) {
    return this.evaluator.evaluate(expression, this.#reading.env);
  }
  /** Many calls in a long loop would make more tools than anybody has. */
  affords(turns) {
    if (turns > this.#turnsLeft) return false;
    this.#turnsLeft -= turns;
    return true;
  }
  isFollowed(call) {
    return this.#followed.has(call);
  }
  /** Reads a call as what it is given by a call of the function around it. */
  asGivenBy(call, callable, site, read) {
    if (!this.affords(1)) return;
    this.#followed.add(call);
    this.#readAs({ env: NO_ENV, helped: helpedBy(site.call, callable, call, this.helpers) }, read);
  }
  /** Reads a call once for each turn of the loop around it, or for each call of the function around it. */
  inTurns(site, helper, read) {
    const turns = turnsOfSite(site, helper, this.helpers, this.evaluator);
    if (!turns?.length || !this.affords(turns.length)) return this.#readOnce(site, read);
    for (const call of helper ? this.helpers.callsOf(helper.callable) : []) this.#followed.add(call);
    for (const { env, items: items2, call } of turns) {
      const before = [this.tools, this.resources, this.registrations].map(({ length }) => length);
      const helped = call && helpedBy(site.call, helper.callable, call, this.helpers);
      this.#readAs({ env, helped }, read);
      this.#settle(items2, helper, before);
    }
  }
  #readOnce(site, read) {
    const name = nameIn(site);
    this.#readAs({ env: NO_ENV, isOfMany: name && isOfMany(name, this.evaluator.file.scopes) }, read);
  }
  #readAs(reading, read) {
    this.#reading = reading;
    read();
    this.#reading = PLAIN;
  }
  /** What a turn was made of is told of by the call, if that tells of it. */
  #settle(items2, helper, [tools, resources, registrations]) {
    const [added] = this.tools.slice(tools);
    if (!added) {
      if (this.resources.length > resources) {
        for (const item of items2) if (!isToolOfFile(item)) this.take(item);
      }
    } else if (helper?.isWrapper && isVague(added) && items2.some(isToolOfFile)) {
      for (const each of this.tools.splice(tools)) this.told.drop(each);
      this.registrations.length = registrations;
    } else for (const item of items2) this.take(item);
  }
  addTool(config, site, how) {
    const normal = how.takesShapes ? withSchemas(config) : withRawShapes(config);
    const group = how.group ?? this.#groupOf(site);
    const tool2 = this.#standsForMany(config, site) ? { ...normal, group, isOfMany: true } : { ...normal, group };
    const written = entry(config, "inputSchema");
    const [schema, output] = [written, entry(config, "outputSchema")].map((each) => each && schemaIn(each.value));
    this.tools.push(tool2);
    this.told.note(tool2, written, site.type === "CallExpression" ? entry(config, "name")?.value : void 0);
    this.register({
      ...place(site),
      api: how.api,
      sdk: sdkOf(site, this.modules, this.evaluator.file),
      ...site.type === "CallExpression" && { from: this.modules.sourceOfCallee(site), method: methodOf2(site) },
      tool: tool2,
      ...schema && { schema },
      ...output && { output }
    });
  }
  #standsForMany(config, site) {
    if (entry(config, "name")?.value.kind !== "unknown") return false;
    return this.#reading.isOfMany || site.type === "ObjectExpression" && isOfMany(site, this.evaluator.file.scopes);
  }
  register(registration) {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== "literal";
  }
  #groupOf(site) {
    const receiver = site.type === "CallExpression" ? receiverOf(site) : void 0;
    return this.#groups.of(this.#reading.helped ?? { block: blockOf(site), receiver });
  }
  /** What a model may be shown together with the tool that is made here. */
  shownWith(site) {
    return shownWith(this.handedOn.readAt(site));
  }
  addFunction(config, group) {
    const names = { parameters: "inputSchema", input_schema: "inputSchema", schema: "inputSchema" };
    this.functions.push({ ...withSchemas(renamed(config, names)), group });
  }
  addResource(config, group) {
    const { helped } = this.#reading;
    this.resources.push(helped ? { ...config, open: true, group: helped.block } : { ...config, group });
  }
  addOther(root) {
    this.others.push(root);
  }
  addHandler(handler, tool2) {
    const callable = handler && this.#functionGiven(handler);
    if (callable) this.handlers.push({ callable, tool: tool2, env: this.#reading.env });
  }
  addReader(reader, uri) {
    if (!reader) return;
    const callable = this.#functionGiven(reader);
    this.readers.push({ given: reader, callable, uri, env: this.#reading.env });
  }
  #functionGiven(argument) {
    const { scopes } = this.evaluator.file;
    const { helped } = this.#reading;
    return functionOf(helped ? givenTo(helped, argument, scopes) : argument, scopes);
  }
  /** The literal is told of; it is not a tool a second time. */
  take({ start }) {
    this.#taken.add(start);
  }
  /** The literal that an argument is, or that it names. */
  takeArgument(argument) {
    const at = bare(argument);
    if (at.type === "ObjectExpression") this.take(place(at));
    if (at.type !== "Identifier") return;
    const init = this.evaluator.file.scopes.resolve(at)?.node["init"];
    if (init && bare(init).type === "ObjectExpression") this.take(place(bare(init)));
  }
  /** It is told of by what it was made of, which says more. */
  forget(tool2) {
    this.told.drop(tool2);
    this.tools.splice(this.tools.indexOf(tool2), 1);
  }
  isTaken(literal) {
    return this.#taken.has(place(literal).start);
  }
};
function methodOf2(call) {
  const callee = bare(call["callee"]);
  return place(callee.type === "MemberExpression" ? callee["property"] : callee);
}

// src/parse/estree/shapes/handlers.ts
var LISTS2 = { "tools/list": "tools", "resources/list": "resources" };
var SCHEMAS2 = {
  ListToolsRequestSchema: "tools/list",
  CallToolRequestSchema: "tools/call",
  ListResourcesRequestSchema: "resources/list",
  ReadResourceRequestSchema: "resources/read"
};
var SCHEMA = /^[A-Z]\w*RequestSchema$/;
function setRequestHandler({ call, args }, all) {
  const [first, second] = args;
  const { is, name, method } = handledBy(first, all);
  const callable = second && functionOf(second, all.evaluator.file.scopes);
  if (is) {
    const handles = { ...place(first), is, name, takes: callable ? takenBy(callable) : [] };
    all.register({
      ...place(first),
      api: "setRequestHandler",
      sdk: sdkOf(call, all.modules, all.evaluator.file),
      handles
    });
  }
  if (method === void 0 || !second) return;
  if (method === "tools/call") all.addHandler(second, void 0);
  else if (method === "resources/read") all.addReader(second, void 0);
  const list = LISTS2[method];
  if (!list || !callable) return;
  for (const { expression } of returnsOf(callable)) {
    const answer = all.evaluate(expression);
    const items2 = answer.kind === "object" ? entry(answer, list)?.value : void 0;
    if (items2?.kind === "array" && items2.items.length > 0) addListed(items2, list, call, all);
    else if (list === "tools") mappedTools(propertyOf(bare(expression), list), call, all);
  }
}
function handledBy(argument, all) {
  const what = all.evaluate(argument);
  if (what.kind === "string") return { is: "method", name: what.value, method: what.value };
  const names = [importOf(argument, all.evaluator.file.scopes)?.name, path(argument).at(-1)];
  const schema = names.find((name) => name && SCHEMA.test(name));
  const known = schema !== void 0 && Object.hasOwn(SCHEMAS2, schema) ? SCHEMAS2[schema] : void 0;
  if (known !== void 0) return { is: "schema", name: known, method: known };
  const method = what.kind === "object" ? methodOf3(what) : void 0;
  if (schema !== void 0) return { is: "schema", name: schema, method };
  const isPlain2 = argument.type === "ObjectExpression" && what.kind === "object" && isOnlyMethod(what);
  return { ...isPlain2 && { is: "object" }, name: method ?? "", method };
}
function methodOf3(what) {
  if (!isBuiltSchema(what)) return textOf(entry(what, "method")?.value);
  const [method] = items(get(what, "properties", "method", "enum"));
  return textOf(method);
}
var isOnlyMethod = ({ entries: entries2, open }) => !open && entries2.length > 0 && entries2.every(({ key }) => REQUEST.has(key));
var REQUEST = /* @__PURE__ */ new Set(["jsonrpc", "id", "method", "name", "params"]);
function takenBy({ params: [request] }) {
  if (request?.type !== "ObjectPattern") return [];
  return request["properties"].flatMap(({ key, computed }) => {
    const name = key ? staticName(key, computed) : void 0;
    return name === void 0 ? [] : [{ ...place(key), key: name }];
  });
}
function addListed(list, key, site, all) {
  for (const item of list.items) {
    if (item.kind !== "object") continue;
    all.take(item);
    if (key === "tools") all.addTool(item, site, { api: "list", group: list });
    else all.addResource(item, list);
  }
}
function mappedTools(tools, site, all) {
  const whole = tools && unfiltered(bare(tools));
  const list = whole && all.evaluate(whole);
  const items2 = list?.kind === "array" ? list.items.filter(isToolOfFile) : [];
  if (list?.kind === "array" && items2.length > 0) addListed({ ...list, items: items2 }, "tools", site, all);
  else mappedTool(tools, site, all);
}
function unfiltered(made) {
  const from = calledOn(made, MAPS);
  let list = from;
  for (let next = list; next; next = calledOn(next, LEAVES_OUT)) list = next;
  return list === from ? void 0 : { ...made, callee: { ...bare(made["callee"]), object: list } };
}
var LEAVES_OUT = /^(filter|slice|sort)$/;
function mappedTool(tools, site, all) {
  const made = tools && bare(tools);
  if (!made || !calledOn(made, MAPS)) return;
  const [callback] = made["arguments"].map(bare);
  const result = callback && isFunction(callback) ? onlyReturn(callback) : void 0;
  const literal = result && bare(result);
  const tool2 = literal?.type === "ObjectExpression" ? all.evaluate(literal) : void 0;
  if (tool2?.kind !== "object" || PARTS2.every((key) => entry(tool2, key)?.value.kind === "unknown")) return;
  all.take(tool2);
  const isOfMany2 = entry(tool2, "name")?.value.kind === "unknown";
  all.addTool(isOfMany2 ? { ...tool2, isOfMany: isOfMany2 } : tool2, site, { api: "list" });
}
var PARTS2 = ["name", "description", "inputSchema"];

// src/parse/estree/shapes/made.ts
var MOST = 200;
function madeTools(literal, all) {
  const callable = functionReturning(literal);
  if (!callable || thawed(onlyReturn(callable) ?? callable) !== literal) return keptTools(literal, all);
  const { parent } = callable;
  const maps = parent && calledOn(parent, MAPS) ? [parent] : all.helpers.mapsWith(callable);
  const calls = all.helpers.callsOf(callable);
  if (maps.length + calls.length > MOST) return [];
  return [...maps.flatMap((call) => mapped(call, all)), ...calls.flatMap((call) => called(call, all))];
}
function functionReturning(literal) {
  let at = literal.parent;
  while (at && (PASSES.has(at.type) || isFreeze(at))) at = at.parent;
  return at && isFunction(at) ? at : void 0;
}
function thawed(expression) {
  const at = bare(expression);
  return isFreeze(at) ? thawed(at["arguments"][0]) : at;
}
var isFreeze = (node) => node.type === "CallExpression" && node["arguments"].length === 1 && path(node["callee"]).join(".") === "Object.freeze";
var PASSES = /* @__PURE__ */ new Set(["ReturnStatement", "BlockStatement", "TSAsExpression", "TSSatisfiesExpression"]);
function mapped(call, all) {
  const rows = all.evaluate(bare(call["callee"])["object"]);
  if (rows.kind !== "array" || rows.items.length > MOST || all.handedOn.has(call)) return [];
  if (!all.affords(rows.items.length)) return [];
  if (rows.items.some((row) => isWholeTool(row) || items(row).some(isWholeTool))) return [];
  const list = all.evaluate(call);
  return list.kind === "array" ? list.items.filter(isNamed2).map((tool2) => ({ call, tool: tool2, list })) : [];
}
function called(call, all) {
  if (all.handedOn.has(call) || TAKES_APART.test(call.parent?.type ?? "") || !all.affords(1)) return [];
  const tool2 = all.evaluate(call);
  return isNamed2(tool2) ? [{ call, tool: tool2 }] : [];
}
function keptTools(literal, all) {
  const keeping = keepingOf(literal);
  const name = propertyOf(literal, "name");
  if (!keeping || !name) return [];
  const callable = callableAround(keeping);
  const isOfCalls = callable && handsOn(callable, bare(name), [bare(name)], all.evaluator.file.scopes);
  const calls = isOfCalls ? all.helpers.turnsOf(callable) : [];
  const turns = calls.length > 0 ? calls : turnsOf(keeping, all.evaluator) ?? [];
  if (turns.length > MOST || !all.affords(turns.length)) return [];
  return turns.flatMap(({ env, items: given, call = keeping }) => {
    const tool2 = given.some(isToolOfFile) ? void 0 : all.evaluator.evaluate(literal, env);
    return tool2 && isNamed2(tool2) && !all.told.isNamedAt(entry(tool2, "name").value) ? [{ call, tool: tool2 }] : [];
  });
}
function keepingOf(literal) {
  let at = literal;
  while (at.parent && PARTS3.has(at.parent.type)) at = at.parent;
  const { parent } = at;
  if (parent?.type === "AssignmentExpression") return parent["left"].computed ? parent : void 0;
  const isGiven = parent?.type === "CallExpression" && parent["arguments"].includes(at);
  return isGiven && calledOn(parent, KEEPS2) ? parent : void 0;
}
var PARTS3 = /* @__PURE__ */ new Set(["ObjectExpression", "Property", "TSAsExpression", "TSSatisfiesExpression"]);
var KEEPS2 = /^(push|unshift|set|add)$/;
var TAKES_APART = /^(Spread|Member)/;
var isNamed2 = (value) => value.kind === "object" && textOf(entry(value, "name")?.value) !== void 0;

// src/parse/estree/shapes/literals.ts
function readLiteral(literal, all) {
  if (all.types.areOfSdk && isSurelyTool(literal, all)) return typedTool(literal, all);
  const keys = keysOf(literal);
  if (keys.length === 0) return;
  const has = (...names) => names.every((name) => keys.includes(name));
  if (has("name", "config")) return configured(literal, all);
  if (keys.length < 2) return has("name") ? namedRow(literal, all) : void 0;
  if (has("name", "inputSchema")) mcpTool(literal, all);
  else if (has("input_schema") && (has("id") || has("output_schema") || has("version"))) otcDefinition(literal, all);
  else if (has("name", "input_schema")) anthropicTool(literal, all);
  else if (has("type", "function")) openaiFunction(literal, all);
  else if (has("type", "name", "parameters")) flatFunction(literal, all);
  else if (has("name") && SCHEMA_WORDS.some((word) => has(word))) inOwnWords(literal, all);
  else if (has("uri", "mimeType") && !has("text") && !has("blob") && !has("contents")) widgetResource(literal, all);
}
var TELLING = /* @__PURE__ */ new Set([
  ..."name config inputSchema input_schema id output_schema version type function uri mimeType text blob contents".split(
    " "
  ),
  ...SCHEMA_WORDS
]);
var NONE2 = [];
function keysOf(literal) {
  let keys;
  for (const { key, computed } of literal["properties"]) {
    const name = key ? staticName(key, computed) : void 0;
    if (name !== void 0 && TELLING.has(name)) (keys ??= []).push(name);
  }
  return keys ?? NONE2;
}
function objectOf(literal, all) {
  const value = all.evaluate(literal);
  return value.kind === "object" ? value : void 0;
}
var listAround = ({ parent }) => parent?.type === "ArrayExpression" ? parent : void 0;
function mcpTool(literal, all) {
  const config = objectOf(literal, all);
  const name = entry(config, "name")?.value;
  const schema = entry(config, "inputSchema")?.value;
  if (!["string", "unknown", "union"].includes(name?.kind ?? "unknown")) return;
  if (!config || !schema || !["object", "unknown", "union"].includes(schema.kind) || isExpectation(literal)) return;
  if (schema.kind === "object" && schema.entries.length === 1 && schema.entries[0].key === "json") return;
  if (addMade(literal, config, all)) return;
  if (name?.kind === "unknown" && (schema.kind === "unknown" || all.handedOn.has(literal))) return;
  if (name?.kind === "unknown" && !config.open && isHollow(config)) return;
  if (!isMeantAsTool(literal, config, schema, all)) return;
  addLiteral(literal, config, all.types.of(literal) ? "list" : "literal", all);
}
function isHollow(config) {
  const takesNothing = entries(get(config, "inputSchema", "properties")).length === 0;
  return takesNothing && !["description", "title", "annotations", "_meta"].some((key) => entry(config, key));
}
function addMade(literal, config, all) {
  const isWhole = entry(config, "name")?.value.kind === "unknown" && entry(config, "description") !== void 0;
  const made = isWhole ? madeTools(literal, all) : [];
  const untold = made.filter(({ call, tool: tool2 }) => !all.told.tellingOf(call, entry(tool2, "inputSchema")));
  for (const each of untold) madeTool(each, literal, all);
  return made.length > 0;
}
function madeTool({ call, tool: tool2, list }, literal, all) {
  const schema = entry(tool2, "inputSchema")?.value;
  const isDescribed = textOf(entry(tool2, "description")?.value) !== void 0;
  if (!schema || !["object", "union", ...isDescribed ? ["unknown"] : []].includes(schema.kind)) return;
  const isSaid = aroundOf(literal, TOOL) === "named";
  if (!isMeantAsTool(call, tool2, schema, all, isSaid)) return;
  const api = all.types.of(call, list ? ["item"] : []) ? "list" : "literal";
  all.addTool(all.reworked.has(call) ? opened(tool2) : tool2, call, { api, group: list ?? listAround(call) ?? call });
}
function isMeantAsTool(literal, config, schema, all, isSaid = false) {
  if (importsGenkit(all)) return false;
  if (importsMcp(all) || all.isServed) return true;
  if (entry(config, "annotations") ?? entry(config, "_meta")) return true;
  const around = isSaid ? "named" : aroundOf(literal, TOOL);
  const name = textOf(entry(config, "name")?.value) ?? "";
  if (/\s/.test(name)) return around === "named" && !/^\p{Lu}/u.test(name);
  if (/\P{ASCII}/u.test(name)) return false;
  if (around !== "nothing") return around === "named";
  const type = schema.kind === "object" ? textOf(entry(schema, "type")?.value) : void 0;
  return type === "object" && !isBuiltSchema(schema) && entry(config, "description") !== void 0;
}
function isSurelyTool(literal, all) {
  const typed2 = all.types.of(literal);
  return typed2?.type === "sdk" && !typed2.isCast;
}
function typedTool(literal, all) {
  const config = objectOf(literal, all);
  if (!config || config.entries.length === 0) return;
  const [name, schema] = ["name", "inputSchema"].map((key) => entry(config, key));
  if (config.open && !(name && schema)) return;
  if (addMade(literal, config, all)) return;
  const isUnknown = name?.value.kind === "unknown";
  if (isUnknown && (schema?.value.kind === "unknown" || all.handedOn.has(literal))) return;
  addLiteral(literal, config, "list", all);
}
function addLiteral(literal, config, api, all) {
  const schema = entry(config, "inputSchema");
  const told2 = all.told.tellingOf(literal, schema);
  const group = listAround(literal) ?? literal;
  if (!told2) return all.addTool(all.reworked.has(literal) ? opened(config) : config, literal, { api, group });
  if (!takesUnknown(told2) || schema?.value.kind !== "object") return;
  all.forget(told2);
  all.addTool(opened(config), literal, { api: "literal", group });
}
var isUntold = (value) => value === void 0 || value.kind === "unknown";
function inOwnWords(literal, all) {
  const isServed = importsMcp(all) || all.isServed;
  if (!isServed && !propertyOf(literal, "annotations")) return;
  if (importsGenkit(all) || all.modules.has(NOT_SERVED)) return;
  const config = objectOf(literal, all);
  if (!config || !(isServed || speaksOfHints(config))) return;
  const schema = SCHEMA_WORDS.map((word) => entry(config, word)).find((each) => each !== void 0);
  if (!schema || !entry(config, "description") || !propertyOf(literal, ...HANDLERS)) return;
  if (!/^\S+$/.test(textOf(entry(config, "name")?.value) ?? "")) return;
  if (isExpectation(literal) || all.handedOn.has(literal)) return;
  if (!isSchemaOf(schema) || all.told.tellingOf(literal, void 0)) return;
  const tool2 = asInputSchema(config, ...SCHEMA_WORDS);
  all.addTool(opened(tool2), literal, { api: "literal", group: listAround(literal) ?? literal, takesShapes: true });
}
var isSchemaOf = ({ key, value }) => isBuiltSchema(value) || isRawShape(value) || key !== "input" && (mayBeRawShape(value) || value.kind === "unknown");
function configured(literal, all) {
  const kept = objectOf(literal, all);
  const name = entry(kept, "name");
  const config = entry(kept, "config")?.value;
  if (!kept || config?.kind !== "object" || !/^\S+$/.test(textOf(name?.value) ?? "")) return;
  const schema = entry(config, "inputSchema");
  if (!schema || !entry(config, "description") || importsGenkit(all)) return;
  const isServed = (importsMcp(all) || all.isServed) && propertyOf(literal, ...HANDLERS) !== void 0;
  const isMeant = isServed || aroundOf(literal, TOOL) === "named";
  if (!isMeant || isExpectation(literal) || all.handedOn.has(literal) || all.told.tellingOf(literal, schema)) return;
  const tool2 = opened(withEntries(config, [name]));
  all.addTool(tool2, literal, { api: "literal", group: listAround(literal) ?? literal, takesShapes: true });
}
function namedRow(literal, all) {
  if (!literal["properties"].some(({ argument }) => argument)) return;
  for (const each of madeTools(literal, all))
    if (entry(each.tool, "description") && !all.told.tellingOf(each.call, entry(each.tool, "inputSchema")))
      madeTool(each, literal, all);
}
var HANDLERS = ["handler", "execute", "run", "callback", "cb"];
var NOT_SERVED = librariesWith("unserved");
function isExpectation({ parent }) {
  if (parent?.type !== "CallExpression") return false;
  return /^(to[A-Z]\w*|objectContaining|deepEqual|deepStrictEqual|strictEqual)$/.test(path(parent["callee"]).at(-1));
}
function anthropicTool(literal, all) {
  const config = objectOf(literal, all);
  if (!config || entry(config, "input_schema")?.value.kind !== "object" || isExpectation(literal)) return;
  all.addFunction(config, listAround(literal) ?? literal);
}
function openaiFunction(literal, all) {
  const config = objectOf(literal, all);
  const inner = entry(config, "function")?.value;
  if (inner?.kind !== "object" || textOf(entry(config, "type")?.value) !== "function" || !entry(inner, "name")) return;
  if (!inner.open && !entry(inner, "description") && !entry(inner, "parameters")) return;
  if (["name", "description", "parameters"].every((key) => isUntold(entry(inner, key)?.value))) return;
  all.addFunction(inner, listAround(literal) ?? literal);
}
function flatFunction(literal, all) {
  const config = objectOf(literal, all);
  const parameters = entry(config, "parameters")?.value;
  if (!config || textOf(entry(config, "type")?.value) !== "function" || isExpectation(literal)) return;
  if (parameters?.kind !== "object" || isBuiltSchema(parameters)) return;
  if (textOf(entry(parameters, "type")?.value) !== "object" || !textOf(entry(config, "name")?.value)) return;
  all.addFunction(config, listAround(literal) ?? literal);
}
function widgetResource(literal, all) {
  const config = objectOf(literal, all);
  if (!config || !textOf(entry(config, "uri")?.value)?.startsWith("ui://") || isLink(config)) return;
  const hasName = entry(config, "name") !== void 0;
  const isServed = hasName && (importsMcp(all) || all.isServed);
  if (!isServed && aroundOf(literal, RESOURCE) !== "named") return;
  const row = asResource(config);
  all.addResource(hasName ? row : opened(row), listAround(literal) ?? literal);
}
var isLink = (config) => textOf(entry(config, "type")?.value) === "resource_link";
function otcDefinition(literal, all) {
  const config = objectOf(literal, all);
  const input = entry(config, "input_schema")?.value;
  const hasId = textOf(entry(config, "id")?.value)?.includes("@") ?? false;
  if (!config || !hasId && !(input?.kind === "object" && entry(input, "parameters"))) return;
  const list = listAround(literal);
  const root = list ? all.evaluate(list) : config;
  all.addOther(root.kind === "array" ? root : config);
  if (root.kind === "array") for (const item of root.items) all.take(item);
}
function gloodataInfo(callable, all, isSaid) {
  if (nameOf4(callable) !== "getInfo") return;
  for (const { expression } of returnsOf(callable)) {
    const info = all.evaluate(bare(expression));
    if (info.kind === "object" && (isSaid || ["ns", "title", "tools"].every((key) => entry(info, key)))) {
      all.take(place(bare(expression)));
      all.addOther(info);
      return;
    }
  }
}
function nameOf4(callable) {
  if (callable["id"]) return callable["id"].name;
  const { parent } = callable;
  if (parent?.type === "VariableDeclarator") return parent["id"].name;
  return parent?.["key"] ? staticName(parent["key"], parent["computed"]) : void 0;
}

// src/parse/estree/shapes/keyed.ts
function keyedTools(objects, all) {
  const maps = /* @__PURE__ */ new Map();
  let known;
  for (const literal of objects) {
    const map = literal.parent?.type === "Property" ? literal.parent.parent : void 0;
    if (!map || all.isTaken(literal) || !propertyOf(literal, "inputSchema") || propertyOf(literal, "name")) continue;
    if (!maps.has(map)) maps.set(map, holdsTools(map) && !importsGenkit(all));
    const config = maps.get(map) ? all.evaluate(literal) : void 0;
    if (config?.kind !== "object" || isInOwnWords(config)) continue;
    const schema = entry(config, "inputSchema")?.value;
    if (!speaksOfHints(config) && !(schema && isSurelySchema(schema))) continue;
    known ??= new Set([...all.tools, ...all.functions].flatMap(partsOf3).flatMap(namesOf2));
    if (partsOf3(config).some((part) => known.has(namesOf2(part).at(-1)))) continue;
    if (all.modules.has(NOT_SERVED)) all.addFunction(config, map);
    else all.addTool(opened(config), literal, { api: "literal", group: map, takesShapes: true });
  }
}
function holdsTools(map) {
  if (map.type !== "ObjectExpression") return false;
  const members = map["properties"].filter(({ type }) => type === "Property");
  const areDescribed = members.every((each) => !isPart(each) && propertyOf(bare(each["value"]), "description"));
  return areDescribed && aroundOf(map, TOOL) === "named";
}
var isPart = ({ key, computed }) => /^(config|def|definition|declaration|function|info|meta|metadata|options|schema|spec|tool)$/.test(
  staticName(key, computed) ?? ""
);
var isInOwnWords = (config) => ["object", "array"].includes(entry(config, "description")?.value.kind ?? "");
var partsOf3 = (tool2) => ["description", "inputSchema"].flatMap((key) => entry(tool2, key)?.value ?? []);
var namesOf2 = ({ start, file = "", via }) => [
  `${start} ${file}`,
  ...via ? [`${start} ${file} ${via.start}`] : []
];

// src/parse/estree/shapes/passed-on.ts
function passedOn(site, all, read) {
  const callable = callableAround(site.call);
  if (!callable || !passesAllOn(callable, site.call, all)) return;
  if (!all.helpers.isOnlyIn(callable, site.names.at(-1))) return;
  for (const call of all.helpers.callsOf(callable)) {
    const args = call["arguments"].map(bare);
    const [name] = args;
    if (name && textOf(all.evaluate(name)) !== void 0)
      all.asGivenBy(call, callable, site, () => {
        read({ ...site, args });
      });
  }
}
function passesAllOn(callable, call, { evaluator }) {
  const { scopes } = evaluator.file;
  const params = callable["params"];
  const args = call["arguments"];
  return params.length === args.length && args.every((arg, index) => {
    const param = params[index];
    const [given, taken2] = arg.type === "SpreadElement" ? [bare(arg["argument"]), restOf(param)] : [bare(arg), param];
    if (given.type !== "Identifier" || taken2?.type !== "Identifier" || given["name"] !== taken2["name"]) return false;
    const binding = scopes.paramOf(callable, given["name"]);
    return binding !== void 0 && scopes.resolve(given) === binding && !scopes.isWritten(given["name"], binding);
  });
}
var restOf = ({ type, argument }) => type === "RestElement" ? argument : void 0;

// src/parse/estree/shapes/registrar.ts
var MAKES_TOOL = /^(register|add|define|create)\w*Tool$/;
var makesOne = (callee, all) => MAKES_TOOL.test(callee) || callee === "tool" && importsMcp(all);
function registrarSite({ call, names, args }, all) {
  const callee = names.at(-1);
  const isGivenServer = LIKE_SERVER.test(path(args[0]).at(-1)) && !isFunction(args[0]);
  const isNamed3 = isGivenServer || /register/i.test(callee) && (TOOL.test(callee) || importsMcp(all));
  if (!isNamed3 || importsGenkit(all) || functionOf(call["callee"], all.evaluator.file.scopes)) return void 0;
  const rest = isGivenServer ? args.slice(1) : args;
  const own = isGivenServer && makesOne(callee, all) ? behindContext(rest, all) : asOfSdk(rest, isGivenServer && isForTools(callee) ? 1 : 0, all);
  return own && { call, names, args: own };
}
function behindContext(args, all) {
  const first = args.findIndex((arg) => all.evaluate(arg).kind !== "unknown");
  const isName = first === 0 || first > 0 && !/\s/.test(textOf(all.evaluate(args[first])) ?? "");
  return isName ? args.slice(first) : void 0;
}
function asOfSdk(args, most, all) {
  const handler = args.findIndex((each, index) => index > 1 && isCallable(each, all));
  const before = handler - 2;
  return before >= 0 && before <= most && args.length <= handler + 2 ? args.slice(before) : void 0;
}
var isForTools = (callee) => TOOL.test(callee) && !RESOURCE.test(callee);
function isCallable(argument, all) {
  const at = bare(argument);
  if (at.type === "CallExpression") return at["arguments"].some((each) => isCallable(each, all));
  return functionOf(at, all.evaluator.file.scopes) !== void 0;
}
function registrar(site, all) {
  const { call, args } = site;
  const tool2 = toolOf(site, all);
  if (!tool2 || textOf(entry(tool2, "name")?.value) === void 0) return;
  for (const arg of args) all.takeArgument(arg);
  all.addTool(opened(tool2), call, { api: "literal", takesShapes: true });
}
function toolOf({ names, args }, all) {
  const [first, second, ...rest] = args;
  const makesTool = makesOne(names.at(-1), all);
  const name = all.evaluate(first);
  if (name.kind === "object") return makesTool ? told(name) : void 0;
  const config = second && all.evaluate(second);
  if (name.kind !== "string" || !config) return void 0;
  const asMade = () => speaks(config) ? told(config) : byPlace(second, rest, all);
  const tool2 = makesTool ? asMade() : asOfTool(config, names.at(-1));
  return tool2 && withEntries(tool2, [named("name", first, name)]);
}
var speaks = (value) => value.kind === "object" && ["title", "description"].some((key) => !["object", void 0].includes(entry(value, key)?.value.kind));
function told(config) {
  const tool2 = asInputSchema(config, ...SCHEMA_WORDS);
  return entry(tool2, "description") || entry(tool2, "inputSchema") ? tool2 : void 0;
}
function asOfTool(config, callee) {
  if (config.kind !== "object" || !entry(config, "description")) return void 0;
  const schema = entry(config, "inputSchema")?.value;
  if (!schema) return isForTools(callee) && hasMetadata(config) ? config : void 0;
  const isSchema2 = isBuiltSchema(schema) || mayBeRawShape(schema) || textOf(entry(schema, "type")?.value) === "object";
  return isSchema2 ? config : void 0;
}
function byPlace(second, rest, all) {
  const { entries: entries2 } = middleOf([second, ...rest.slice(0, -1)], all);
  return entries2.length > 0 && rest.length > 0 ? { kind: "object", ...place(second), entries: entries2, open: true } : void 0;
}
var hasMetadata = (config) => ["_meta", "annotations"].some((key) => entry(config, key)?.value.kind === "object");

// src/parse/estree/shapes/server.ts
function registerTool(site, all) {
  register(site, all, "registerTool");
}
function registerAppTool(site, all) {
  register({ ...site, args: site.args.slice(1) }, all, "registerAppTool");
}
function register(site, all, api) {
  const { call, args } = site;
  const [first, second, third] = args;
  if (!first) return;
  const name = all.evaluate(first);
  if (name.kind === "object") return definition(site, all);
  if (!second) return;
  const config = all.evaluate(second);
  const isOurs = api === "registerAppTool" || isServer(site, all);
  if (!isOurs && config.kind === "string") return ownTool(site, all);
  if (config.kind === "object" ? !isOurs && !isToolConfig(config, third) : !isOurs || !third) return;
  all.takeArgument(second);
  const own = config.kind === "object" ? config : { kind: "object", ...place(call), entries: [], open: true };
  const told2 = importsMcp(all) ? own : withOwnNotation(own);
  all.addTool(withEntries(told2, [named("name", first, name)]), call, {
    api: isOurs ? api : "literal",
    takesShapes: true
  });
  if (isOurs) all.addHandler(third, textOf(name));
}
function isToolConfig(config, handler) {
  const has = (key) => entry(config, key) !== void 0;
  const isDescribed = has("description") && has("title") && (handler !== void 0 || HANDLERS.some(has));
  return has("inputSchema") || has("annotations") || has("_meta") || isDescribed;
}
function definition(site, all) {
  const { call, args } = site;
  const [first, handler] = args;
  const config = all.evaluate(first);
  if (config.kind !== "object" || !entry(config, "name")) return;
  if (!isServer(site, all) && !isToolConfig(config, handler)) return extensionTool(site, config, all);
  all.takeArgument(first);
  const normal = asInputSchema(config, ...SCHEMA_WORDS);
  const hasWidget = ["view", "widget", "app"].some((key) => entry(config, key) !== void 0);
  all.addTool(hasWidget ? opened(normal) : normal, call, { api: "literal", takesShapes: true });
  const own = propertyOf(first, "cb", "handler", "execute");
  all.addHandler(handler ?? own, textOf(entry(config, "name")?.value));
}
function tool(site, all) {
  const { call, names, args } = site;
  const [first, ...rest] = args;
  if (names.length === 1 || isToolOfModule(site, all)) return functionTool(site, all);
  if (first.type === "ObjectExpression") return definition(site, all);
  const handler = rest.at(-1);
  if (args.length === 2 && all.modules.has(/^mcp-lite/)) return withHandlerInside(site, all);
  if (!handler || handler.type === "ObjectExpression") return;
  if (!isServer(site, all)) return ownTool(site, all);
  if (args.length > 5) return;
  const name = all.evaluate(first);
  if (name.kind === "object") return definition(site, all);
  if (!mayBeName(name, args.length)) return;
  const isSdk = sdkOf(call, all.modules, all.evaluator.file) !== void 0;
  const { entries: entries2, isVague: isVague2 } = middleOf(rest.slice(0, -1), all, isSdk);
  const object = { kind: "object", ...place(call), entries: entries2, open: isVague2 };
  all.addTool(withEntries(object, [named("name", first, name)]), call, { api: "tool", takesShapes: true });
  all.addHandler(handler, textOf(name));
}
function withHandlerInside({ call, args: [first, second] }, all) {
  const name = all.evaluate(first);
  const config = all.evaluate(second);
  if (config.kind !== "object") return;
  all.takeArgument(second);
  all.addTool(withEntries(config, [named("name", first, name)]), call, { api: "literal" });
  all.addHandler(propertyOf(second, "handler"), textOf(name));
}
function mayBeName(value, count) {
  if (value.kind === "unknown") return count > 2;
  return value.kind === "string" || value.kind === "union" && value.branches.every(({ kind }) => kind === "string");
}
function registerResource({ call, args }, all) {
  const [first, second, third, fourth] = args;
  if (!first) return;
  if (first.type === "ObjectExpression") {
    const config2 = all.evaluate(first);
    if (config2.kind !== "object" || !entry(config2, "uri")) return;
    all.takeArgument(first);
    all.addResource(config2, blockOf(call));
    all.addReader(second ?? propertyOf(first, "readCallback", "load"), entry(config2, "uri")?.value);
    return;
  }
  if (!second || !third) return;
  const uri = all.evaluate(second);
  const config = all.evaluate(third);
  const isConfig = config.kind === "object";
  if (isConfig) all.takeArgument(third);
  const own = isConfig ? config : { kind: "object", ...place(call), entries: [], open: true };
  const entries2 = [named("uri", second, uri), named("name", first, all.evaluate(first))];
  all.addResource(withEntries(own, entries2), blockOf(call));
  all.addReader(fourth ?? (isConfig ? void 0 : third), templateOf(second, all) ?? uri);
}
function templateOf(argument, all) {
  const init = all.evaluator.file.scopes.resolve(argument)?.node["init"];
  const made = bare(argument.type === "Identifier" && init ? init : argument);
  if (made.type !== "NewExpression" || path(made["callee"]).at(-1) !== "ResourceTemplate") return void 0;
  const [template] = made["arguments"];
  return template && all.evaluate(template);
}
function registerAppResource(site, all) {
  const before = all.resources.length;
  registerResource({ ...site, args: site.args.slice(1) }, all);
  const added = all.resources[before];
  if (added?.kind !== "object" || added.open || entry(added, "mimeType")) return;
  if (!all.modules.has(EXT_APPS)) {
    all.resources[before] = { ...added, open: true };
    return;
  }
  all.register({ ...place(site.call), api: "registerAppResource", resource: added });
  const at = place(site.call["callee"]);
  all.resources[before] = withEntries(added, [{ key: "mimeType", ...at, value: { kind: "unknown", ...at } }]);
}
function resource(site, all) {
  if (isServer(site, all)) registerResource(site, all);
}
function uiResource({ call, args }, all) {
  const config = all.modules.has(/^(mcp-use|@mcp-ui)/) ? all.evaluate(args[0]) : void 0;
  if (config?.kind !== "object") return;
  all.takeArgument(args[0]);
  const uri = entry(config, "uri") ?? {
    key: "uri",
    ...place(args[0]),
    value: { kind: "unknown", ...place(args[0]) }
  };
  all.addResource(opened(asResource(withEntries(config, [uri]))), blockOf(call));
}

// src/parse/estree/shapes.ts
var ADAPTERS = /* @__PURE__ */ new Map([
  ["registerTool", registerTool],
  // `server.experimental.tasks`
  ["registerToolTask", registerTool],
  ["tool", tool],
  ["appTool", definedAppTool],
  ["registerAppTool", registerAppTool],
  ["registerResource", registerResource],
  ["registerAppResource", registerAppResource],
  ["resource", resource],
  ["uiResource", uiResource],
  ["setRequestHandler", setRequestHandler],
  ["addTool", addTool],
  ["createTool", factory],
  ["defineTool", factory],
  ["defineMcpTool", nuxtTool],
  ["Tool", nestTool],
  ["McpTool", decoratedTool],
  ["MCPTool", decoratedTool],
  ["widget", skybridgeWidget],
  ["registerWidget", skybridgeWidget],
  ["betaTool", libraryTool],
  ["betaZodTool", libraryTool],
  ["zodFunction", libraryTool],
  ["zodResponsesFunction", libraryTool],
  ["toolDefinition", libraryTool]
]);
function adapterOf(call, evaluator) {
  const callee = bare(call["callee"]);
  const adapter = adapterNamed(callee, evaluator);
  const isOfApps = adapter === registerAppTool || adapter === registerAppResource;
  const isFunction2 = adapter && !isOfApps && callee.type === "Identifier";
  return isFunction2 && isServerGiven(call, evaluator) ? void 0 : adapter;
}
function isServerGiven(call, evaluator) {
  const [first] = call["arguments"];
  return first !== void 0 && /(server|mcp)$/i.test(path(first).at(-1)) && evaluator.evaluate(first).kind === "unknown";
}
function adapterNamed(callee, { file }) {
  if (callee.type === "Identifier") {
    const binding = file.scopes.resolve(callee);
    const imported = binding?.kind === "import" ? binding.node["imported"] : void 0;
    return ADAPTERS.get(imported?.["name"] ?? callee["name"]);
  }
  if (isSuperOfTool(callee)) return libraryTool;
  const name = callee.type === "MemberExpression" ? staticName(callee["property"], callee["computed"]) : void 0;
  if (name === "from") return path(callee).at(-2) === "FunctionTool" ? libraryTool : void 0;
  return name === void 0 ? void 0 : ADAPTERS.get(name);
}
function isRemovedAtOnce(call) {
  const member = call.parent;
  const isMember2 = member?.type === "MemberExpression" && member["object"] === call;
  if (!isMember2 || member.parent?.type !== "CallExpression" || member.parent["callee"] !== member) return false;
  return staticName(member["property"], member["computed"]) === "remove";
}
function helperAround(site, { helpers }) {
  const name = nameIn(site);
  return name && helpers.around(site.call, { method: site.names.at(-1), name, described: describedIn(site) });
}
function collect(evaluator, format) {
  const all = new Collector(evaluator);
  const { calls, classes, functions, made, objects } = evaluator.file;
  fileTool(all);
  const others = [];
  for (const call of calls) {
    const own = adapterOf(call, evaluator);
    if (!own && call["arguments"].length < 2) continue;
    const names = path(call["callee"]);
    const args = call["arguments"].map(bare);
    if (args.length === 0) continue;
    const written = { call, names, args };
    if (args.some(({ type }) => type === "SpreadElement")) {
      if (own) passedOn(written, all, (site2) => own(site2, all));
      continue;
    }
    if (own && isRemovedAtOnce(call)) {
      for (const arg of args) all.takeArgument(arg);
      continue;
    }
    const site = own ? written : registrarSite(written, all);
    if (!site) continue;
    const adapter = own ?? registrar;
    const helper = helperAround(site, all);
    const read = () => all.inTurns(site, helper, () => adapter(site, all));
    if (helper) read();
    else others.push(() => void (all.isFollowed(call) || read()));
  }
  for (const read of others) read();
  for (const call of made) {
    const args = call["arguments"].map(bare);
    if (args.length > 0) libraryTool({ call, names: path(call["callee"]), args }, all);
  }
  for (const each of classes) toolClass(each, all);
  for (const callable of functions) gloodataInfo(callable, all, format === "gloodata");
  for (const object of objects) if (!all.isTaken(object)) readLiteral(object, all);
  keyedTools(objects, all);
  return all;
}

// src/parse/estree/extract.ts
var SourceCode = class {
  imports;
  registrations;
  widget;
  calledTools;
  handshakes;
  #evaluator;
  #evaluatorOfAnswers;
  #found;
  #answers;
  #reads;
  constructor(evaluator, found, widgets) {
    this.imports = evaluator.file.modules;
    this.registrations = found.registrations;
    this.widget = widgets.flatMap(({ widget }) => widget);
    this.calledTools = widgets.flatMap((each) => each.calledTools);
    this.handshakes = widgets.flatMap((each) => each.handshakes);
    this.#evaluator = evaluator;
    this.#found = found;
  }
  get #forAnswers() {
    return this.#evaluatorOfAnswers ??= this.#evaluator.ofAnswers();
  }
  // Only rules for widgets ask for these.
  get answers() {
    return this.#answers ??= answersOf(this.#found.handlers, this.#forAnswers);
  }
  get reads() {
    return this.#reads ??= readsOf(this.#found.readers, this.#forAnswers);
  }
};
function extract(program, { format, normalise, resolveImport, readPages } = {}) {
  const file = survey(program, normalise);
  const evaluator = new Evaluator(file, (source, name) => {
    const known = wellKnownImport(source, name);
    if (known !== void 0) return { kind: "string", start: 0, end: 0, value: known };
    return resolveImport?.(source, name);
  });
  const found = collect(evaluator, format);
  const lists = [
    ["tools", found.tools],
    ["functions", found.functions],
    ["resources", found.resources]
  ];
  const listed = lists.flatMap(([, values]) => values);
  const widgets = [widgetCode(evaluator), ...readPages?.(file.templates) ?? []];
  const code = new SourceCode(evaluator, found, widgets);
  const hasTools = [found.registrations, found.handlers, found.readers].some(({ length }) => length > 0);
  const hasCode = hasTools || isWidget(code);
  const alternatives = expand([...listed, ...found.others]).map((nodes) => [
    ...listed.length > 0 || hasCode ? [rootOf2(lists, nodes)] : [],
    ...nodes.slice(listed.length)
  ]);
  const constants = new ConstantsOf(file, [...listed, ...found.others]);
  return { alternatives: alternatives.filter(({ length }) => length > 0), code, constants };
}
function rootOf2(lists, nodes) {
  const entries2 = [];
  let from = 0;
  for (const [key, values] of lists) {
    const items2 = nodes.slice(from, from + values.length);
    from += values.length;
    if (items2.length > 0)
      entries2.push({ key, start: 0, end: 0, value: { kind: "array", start: 0, end: 0, items: items2, open: true } });
  }
  return { kind: "object", start: 0, end: 0, entries: entries2, open: true };
}

// src/parse/typescript.ts
function parseSource(path2, text, options = {}) {
  const parsed = parseProgram(path2, text);
  if ("fault" in parsed) return broken(path2, text, parsed.fault);
  const { program, comments } = parsed;
  const { format, others, readPages, resolveImport } = options;
  const { alternatives, code, constants } = extract(program, {
    format,
    normalise: toEstree,
    resolveImport,
    ...readPages && { readPages: (templates) => readPages(templates, text) }
  });
  const [roots = [], ...further] = alternatives;
  const syntax = sourceSyntax(program);
  const document = {
    ...{ path: path2, text, syntax, roots, faults: [], alternatives: further, code, constants },
    comments: () => comments
  };
  return others ? { ...document, others } : document;
}
function broken(path2, text, fault) {
  return { path: path2, text, syntax: sourceSyntax(void 0), roots: [], faults: [fault] };
}
Object.assign(exports, { parseSource });
})