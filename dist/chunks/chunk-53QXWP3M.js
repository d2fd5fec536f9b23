import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  entry
} from "./chunk-PEYFFKY5.js";

// src/parse/estree/children.ts
function one(child, into) {
  if (child) into.push(child);
}
function many(children, into) {
  if (children) {
    for (const each of children) if (each) into.push(each);
  }
}
var none = () => void 0;
var CHILDREN = /* @__PURE__ */ new Map();
var put = (types, take) => types.split(" ").forEach((type) => CHILDREN.set(type, take));
put("Program", (node, into) => {
  many(node["body"], into);
});
put("BlockStatement", (node, into) => {
  many(node["body"], into);
});
put("ExpressionStatement", (node, into) => {
  one(node["expression"], into);
});
put("VariableDeclaration", (node, into) => {
  many(node["declarations"], into);
});
put("VariableDeclarator", (node, into) => {
  one(node["id"], into);
  one(node["init"], into);
});
put("FunctionDeclaration", (node, into) => {
  many(node["params"], into);
  one(node["body"], into);
});
put("FunctionExpression", (node, into) => {
  many(node["params"], into);
  one(node["body"], into);
});
put("ArrowFunctionExpression", (node, into) => {
  many(node["params"], into);
  one(node["body"], into);
});
put("ReturnStatement", (node, into) => {
  one(node["argument"], into);
});
put("ThrowStatement", (node, into) => {
  one(node["argument"], into);
});
put("AwaitExpression", (node, into) => {
  one(node["argument"], into);
});
put("YieldExpression", (node, into) => {
  one(node["argument"], into);
});
put("UnaryExpression", (node, into) => {
  one(node["argument"], into);
});
put("UpdateExpression", (node, into) => {
  one(node["argument"], into);
});
put("SpreadElement", (node, into) => {
  one(node["argument"], into);
});
put("RestElement", (node, into) => {
  one(node["argument"], into);
});
put("IfStatement", (node, into) => {
  one(node["test"], into);
  one(node["consequent"], into);
  one(node["alternate"], into);
});
put("ConditionalExpression", (node, into) => {
  one(node["test"], into);
  one(node["consequent"], into);
  one(node["alternate"], into);
});
put("LogicalExpression", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("BinaryExpression", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("AssignmentExpression", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("AssignmentPattern", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
});
put("MemberExpression", (node, into) => {
  one(node["object"], into);
  if (node["computed"]) one(node["property"], into);
});
put("CallExpression", (node, into) => {
  one(node["callee"], into);
  many(node["arguments"], into);
});
put("NewExpression", (node, into) => {
  one(node["callee"], into);
  many(node["arguments"], into);
});
put("ObjectExpression", (node, into) => {
  many(node["properties"], into);
});
put("ObjectPattern", (node, into) => {
  many(node["properties"], into);
});
put("Property", (node, into) => {
  if (node["computed"]) one(node["key"], into);
  one(node["value"], into);
});
put("ArrayExpression", (node, into) => {
  many(node["elements"], into);
});
put("ArrayPattern", (node, into) => {
  many(node["elements"], into);
});
put("TemplateLiteral", (node, into) => {
  many(node["expressions"], into);
});
put("TaggedTemplateExpression", (node, into) => {
  one(node["tag"], into);
  one(node["quasi"], into);
});
put("ChainExpression", (node, into) => {
  one(node["expression"], into);
});
put("ParenthesizedExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSAsExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSSatisfiesExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSNonNullExpression", (node, into) => {
  one(node["expression"], into);
});
put("TSTypeAssertion", (node, into) => {
  one(node["expression"], into);
});
put("TSInstantiationExpression", (node, into) => {
  one(node["expression"], into);
});
put("SequenceExpression", (node, into) => {
  many(node["expressions"], into);
});
put("ImportDeclaration", (node, into) => {
  many(node["specifiers"], into);
});
put("ExportNamedDeclaration", (node, into) => {
  one(node["declaration"], into);
  many(node["specifiers"], into);
});
put("ExportSpecifier", (node, into) => {
  one(node["local"], into);
});
put("ExportDefaultDeclaration", (node, into) => {
  one(node["declaration"], into);
});
put("ClassDeclaration", (node, into) => {
  one(node["superClass"], into);
  one(node["body"], into);
  many(node["decorators"], into);
});
put("ClassExpression", (node, into) => {
  one(node["superClass"], into);
  one(node["body"], into);
  many(node["decorators"], into);
});
put("ClassBody", (node, into) => {
  many(node["body"], into);
});
put("PropertyDefinition", (node, into) => {
  if (node["computed"]) one(node["key"], into);
  one(node["value"], into);
  many(node["decorators"], into);
});
put("MethodDefinition", (node, into) => {
  if (node["computed"]) one(node["key"], into);
  one(node["value"], into);
  many(node["decorators"], into);
});
put("ForStatement", (node, into) => {
  one(node["init"], into);
  one(node["test"], into);
  one(node["update"], into);
  one(node["body"], into);
});
put("ForInStatement", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
  one(node["body"], into);
});
put("ForOfStatement", (node, into) => {
  one(node["left"], into);
  one(node["right"], into);
  one(node["body"], into);
});
put("WhileStatement", (node, into) => {
  one(node["test"], into);
  one(node["body"], into);
});
put("DoWhileStatement", (node, into) => {
  one(node["test"], into);
  one(node["body"], into);
});
put("LabeledStatement", (node, into) => {
  one(node["body"], into);
});
put("TryStatement", (node, into) => {
  one(node["block"], into);
  one(node["handler"], into);
  one(node["finalizer"], into);
});
put("CatchClause", (node, into) => {
  one(node["param"], into);
  one(node["body"], into);
});
put("SwitchStatement", (node, into) => {
  one(node["discriminant"], into);
  many(node["cases"], into);
});
put("SwitchCase", (node, into) => {
  one(node["test"], into);
  many(node["consequent"], into);
});
put("JSXElement", (node, into) => {
  one(node["openingElement"], into);
  many(node["children"], into);
});
put("JSXFragment", (node, into) => {
  many(node["children"], into);
});
put("JSXOpeningElement", (node, into) => {
  one(node["name"], into);
  many(node["attributes"], into);
});
put("JSXAttribute", (node, into) => {
  one(node["value"], into);
});
put("JSXExpressionContainer", (node, into) => {
  one(node["expression"], into);
});
put("JSXSpreadAttribute", (node, into) => {
  one(node["argument"], into);
});
put("JSXMemberExpression", (node, into) => {
  one(node["object"], into);
});
put("TSEnumDeclaration", (node, into) => {
  many(node["members"], into);
  one(node["body"], into);
});
put("TSEnumBody", (node, into) => {
  many(node["members"], into);
});
put("TSEnumMember", (node, into) => {
  one(node["initializer"], into);
});
put(
  "Identifier Literal ThisExpression Super Import MetaProperty TemplateElement ImportSpecifier ImportDefaultSpecifier ImportNamespaceSpecifier PrivateIdentifier JSXText JSXIdentifier EmptyStatement BreakStatement ContinueStatement TSInterfaceDeclaration TSTypeAliasDeclaration TSTypeAnnotation TSDeclareFunction TSTypeReference",
  none
);
function childrenInto(node, into) {
  (CHILDREN.get(node.type) ?? everyChild)(node, into);
}
var SKIPPED = /* @__PURE__ */ new Set([
  "parent",
  "loc",
  "range",
  "tokens",
  "comments",
  "extra",
  "errors",
  "typeAnnotation",
  "returnType"
]);
function everyChild(node, into) {
  for (const key in node) {
    const child = node[key];
    if (typeof child !== "object" || child === null || SKIPPED.has(key)) continue;
    if (!Array.isArray(child)) {
      if (isAst(child)) into.push(child);
    } else for (const each of child) if (isAst(each)) into.push(each);
  }
}
var isAst = (value) => typeof value === "object" && value !== null && typeof value.type === "string";

// src/parse/estree/ast.ts
var startOf = (node) => node.range?.[0] ?? node.start;
var endOf = (node) => node.range?.[1] ?? node.end;
function walkAst(node, enter, normalise) {
  const todo = [node];
  if (normalise) normalise(node);
  for (let next = todo.pop(); next; next = todo.pop()) {
    const from = todo.length;
    childrenInto(next, todo);
    for (let index = from; index < todo.length; index++) {
      const child = todo[index];
      child.parent ??= next;
      if (normalise) normalise(child);
    }
    enter(next);
    for (let low = from, high = todo.length - 1; low < high; low++, high--) {
      const swapped = todo[low];
      todo[low] = todo[high];
      todo[high] = swapped;
    }
  }
}
function childrenOf(node) {
  const children = [];
  childrenInto(node, children);
  return children;
}
function bare(node) {
  let at = node;
  while (WRAPPERS.has(at.type)) at = at["expression"];
  return at;
}
var WRAPPERS = /* @__PURE__ */ new Set([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSTypeAssertion",
  "TSInstantiationExpression",
  "ParenthesizedExpression",
  "ChainExpression"
]);
function staticName(key, isComputed) {
  if (!isComputed && (key.type === "Identifier" || key.type === "PrivateIdentifier")) return key["name"];
  if (isLiteral(key) && (typeof key["value"] === "string" || typeof key["value"] === "number"))
    return String(key["value"]);
  if (key.type === "TemplateLiteral" && key["quasis"].length === 1) return key["quasis"][0].value.cooked;
  return void 0;
}
var isLiteral = ({ type }) => type === "Literal" || type === "StringLiteral" || type === "NumericLiteral";
var isFunction = (node) => node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
function path(node) {
  const names = [];
  for (let at = bare(node); ; at = bare(at)) {
    if (at.type === "MemberExpression") {
      names.push(staticName(at["property"], at["computed"]) ?? "?");
      at = at["object"];
    } else if (at.type === "AwaitExpression") {
      at = at["argument"];
    } else {
      names.push(at.type === "Identifier" ? at["name"] : at.type === "ThisExpression" ? "this" : "");
      return names.reverse();
    }
  }
}
function requiredModule(node) {
  const call = bare(node);
  if (call.type !== "CallExpression" || call["callee"].type !== "Identifier" || call["callee"].name !== "require")
    return void 0;
  const [source] = call["arguments"];
  return source?.type === "Literal" && typeof source["value"] === "string" ? source["value"] : void 0;
}

// src/parse/estree/values.ts
function place(node) {
  return { start: startOf(node), end: endOf(node) };
}
function unknown(node) {
  return { kind: "unknown", start: startOf(node), end: endOf(node) };
}
function unknownAt({ start: start2, end }) {
  return { kind: "unknown", start: start2, end };
}
function nothing(node) {
  return { kind: "undefined", ...place(node) };
}
function textOf(value) {
  return value?.kind === "string" ? value.value : void 0;
}
var MOST_BRANCHES = 8;
function union(node, branches) {
  const flat = branches.flatMap((branch) => branch.kind === "union" ? branch.branches : [branch]);
  return flat.length > MOST_BRANCHES || flat.some(({ kind }) => kind === "unknown") ? unknown(node) : { kind: "union", ...place(node), branches: flat };
}
function follow(value, path2, use) {
  let at = value;
  for (const key of path2) {
    if (at.kind === "array") {
      const item = /^\d+$/.test(key) ? at.items[Number(key)] : void 0;
      if (!item || at.open) return unknown(use);
      at = item;
    } else if (at.kind === "object") {
      const child = entry(at, key);
      if (!child) return at.open ? unknown(use) : nothing(use);
      at = child.value;
    } else {
      return unknown(use);
    }
  }
  return at;
}
function literal(node) {
  const value = node["value"];
  if (node["regex"] || node["bigint"]) return unknown(node);
  const start2 = startOf(node);
  const end = endOf(node);
  if (typeof value === "string") return { kind: "string", start: start2, end, value };
  if (typeof value === "number") return { kind: "number", start: start2, end, value };
  if (typeof value === "boolean") return { kind: "boolean", start: start2, end, value };
  return value === null ? { kind: "null", ...place(node) } : unknown(node);
}
function truthOf(value) {
  switch (value.kind) {
    case "object":
    case "array":
      return true;
    case "null":
    case "undefined":
      return false;
    case "unknown":
    case "union":
      return void 0;
    default:
      return Boolean(value.value);
  }
}
function sizeOf(value, most) {
  let size = 1;
  const add = (child) => (size += sizeOf(child, most - size)) <= most;
  if (value.kind === "object") value.entries.every((each) => add(each.value));
  else if (value.kind === "array") value.items.every(add);
  else if (value.kind === "union") value.branches.every(add);
  return size;
}

// src/parse/estree/bind.ts
var NO_ENV = { values: /* @__PURE__ */ new Map(), functions: [] };
function bindParams(callable, args, outer, call, scopes, evaluate) {
  const values = new Map(outer.values);
  const env = { values, functions: [...outer.functions, callable] };
  const bind = (pattern, value) => {
    switch (pattern.type) {
      case "Identifier": {
        const binding = scopes.paramOf(callable, pattern["name"]);
        if (binding) values.set(binding, value);
        break;
      }
      case "AssignmentPattern":
        bind(pattern["left"], value.kind === "undefined" ? evaluate(pattern["right"], env) : value);
        break;
      case "ObjectPattern":
        for (const property of pattern["properties"]) {
          if (property.type === "RestElement") bind(property["argument"], unknown(call));
          else {
            const name = staticName(property["key"], property["computed"]);
            bind(property["value"], name === void 0 ? unknown(call) : follow(value, [name], call));
          }
        }
        break;
      case "ArrayPattern":
        pattern["elements"].forEach((element, index) => {
          if (element?.type === "RestElement") bind(element["argument"], unknown(call));
          else if (element) bind(element, follow(value, [String(index)], call));
        });
        break;
      case "RestElement":
        bind(pattern["argument"], unknown(call));
        break;
      case "TSParameterProperty":
        bind(pattern["parameter"], value);
    }
  };
  callable["params"].forEach((param, index) => bind(param, args[index] ?? nothing(call)));
  return env;
}
function isLocal({ node }, { functions }) {
  if (functions.length === 0) return false;
  for (let at = node; at; at = at.parent) if (functions.includes(at)) return true;
  return false;
}

// src/parse/estree/declared.ts
function enumNode(node) {
  const entries = [];
  let next = 0;
  for (const member of node["members"] ?? node["body"]?.members ?? []) {
    const key = staticName(member["id"], false);
    const initializer = member["initializer"];
    let value;
    if (initializer) value = constantOf(initializer);
    else value = next === void 0 ? unknown(member) : { kind: "number", ...place(member), value: next };
    next = value.kind === "number" ? value.value + 1 : void 0;
    if (key !== void 0) entries.push({ key, ...place(member["id"]), value });
  }
  return { kind: "object", ...place(node), entries, open: false };
}
function constantOf(initializer) {
  const node = bare(initializer);
  if (node.type === "Literal") return literal(node);
  const name = node.type === "TemplateLiteral" ? staticName(node, true) : void 0;
  return name === void 0 ? unknown(node) : { kind: "string", ...place(node), value: name };
}
function classNode(node, evaluate) {
  const entries = [];
  for (const member of node["body"].body) {
    if (!/^(PropertyDefinition|ClassProperty)$/.test(member.type) || !member["static"] || !member["value"]) continue;
    const key = staticName(member["key"], member["computed"]);
    if (key !== void 0) entries.push({ key, ...place(member["key"]), value: evaluate(member["value"]) });
  }
  return { kind: "object", ...place(node), entries, open: true };
}

// src/parse/estree/modules.ts
var SDK_V1 = /^@modelcontextprotocol\/sdk(\/|$)/;
var SDK_V2 = /^@modelcontextprotocol\/(server|core|client|node|express|hono)(\/|$)/;
function modulesOf({ modules: names, scopes }) {
  const has = (pattern) => names.some((name) => pattern.test(name));
  const isV1 = has(SDK_V1);
  const isV2 = has(SDK_V2);
  return {
    names,
    has,
    sdk: isV1 === isV2 ? void 0 : isV1 ? "v1" : "v2",
    sourceOf: (identifier) => importOf(identifier, scopes)?.source
  };
}
function importOf(identifier, scopes) {
  const binding = identifier.type === "Identifier" ? scopes.resolve(identifier) : void 0;
  if (binding?.kind === "import") {
    const { node } = binding;
    const imported = node.type === "ImportSpecifier" ? node["imported"].name ?? node["imported"].value : void 0;
    const name = imported ?? (node.type === "ImportDefaultSpecifier" ? "default" : "*");
    return { source: String(node.parent["source"].value), name };
  }
  const init = binding?.kind === "variable" ? binding.node["init"] : void 0;
  const source = init ? requiredModule(init) : void 0;
  return source === void 0 ? void 0 : { source, name: binding.path?.[0] ?? "*" };
}
function wellKnownImport(source, name) {
  return /^@modelcontextprotocol\/ext-apps(\/|$)/.test(source) ? EXT_APPS[name] : void 0;
}
var EXT_APPS = {
  RESOURCE_MIME_TYPE: "text/html;profile=mcp-app",
  RESOURCE_URI_META_KEY: "ui/resourceUri"
};

// src/parse/estree/returns.ts
function returnsOf(callable) {
  const body = callable["body"];
  if (body.type !== "BlockStatement") return [{ statement: body, expression: body }];
  const found = [];
  const todo = [body];
  for (let at = todo.pop(); at; at = todo.pop()) {
    if (at.type === "ReturnStatement" && at["argument"])
      found.push({ statement: at, expression: at["argument"] });
    const inner = HOLDS_STATEMENTS.test(at.type) ? childrenOf(at) : [];
    for (const child of inner.reverse()) if (!isFunction(child)) todo.push(child);
  }
  return found;
}
var HOLDS_STATEMENTS = /^(Block|If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Labeled)Statement$|^CatchClause$|^SwitchCase$/;
function onlyReturn(callable) {
  const body = callable["body"];
  if (body.type !== "BlockStatement") return body;
  const statements = body["body"];
  const last = statements.at(-1);
  const isPlain2 = statements.slice(0, -1).every(({ type, kind }) => type === "VariableDeclaration" && kind === "const");
  return isPlain2 && last?.type === "ReturnStatement" ? last["argument"] ?? void 0 : void 0;
}
function exits(statement) {
  switch (statement.type) {
    case "ReturnStatement":
    case "ThrowStatement":
    case "ContinueStatement":
    case "BreakStatement":
      return true;
    case "BlockStatement":
      return statement["body"].some(exits);
    case "IfStatement":
      return statement["alternate"] ? exits(statement["consequent"]) && exits(statement["alternate"]) : false;
    default:
      return false;
  }
}

// src/parse/estree/zod.ts
function isZodCall(call, scopes) {
  const root = rootOf(call);
  if (root?.type !== "Identifier") return false;
  const imported = importOf(root, scopes);
  return imported !== void 0 && (imported.name === "z" || /^zod(\/|$)/.test(imported.source));
}
function rootOf(call) {
  let at = bare(call);
  while (at.type === "CallExpression" || at.type === "MemberExpression") {
    at = bare(at.type === "CallExpression" ? at["callee"] : at["object"]);
  }
  return at;
}
var ZOD = /* @__PURE__ */ Symbol("zod");
var markOf = (value) => value[ZOD];
var isMadeFromZod = (value) => markOf(value) !== void 0;
var isFromZod = (value) => isMadeFromZod(value) && markOf(value) !== "shape";
function zodNode(call, evaluator, env) {
  const [base, ...methods] = stepsOf(call);
  if (!base || !(SCHEMAS.has(base.name) || Object.hasOwn(PLAIN, base.name) || Object.hasOwn(TEXTS, base.name)))
    return void 0;
  const draft = { start: startOf(call), end: endOf(call), entries: [], open: false, optional: false };
  if (!start(draft, base, evaluator, env)) draft.open = true;
  return applyAll(draft, methods, evaluator, env);
}
function zodMethod(schema, call, evaluator, env) {
  const step = stepsOf(call).at(-1);
  const { entries, open } = schema;
  const optional = markOf(schema) === "optional";
  return step && applyAll({ ...place(call), entries: [...entries], open, optional }, [step], evaluator, env);
}
function zodMember(schema, name) {
  const properties = name === "shape" ? shapeOf(schema) : void 0;
  return properties?.kind === "object" ? properties : void 0;
}
function applyAll(draft, methods, evaluator, env) {
  for (const method of methods) {
    if (LEAVES.has(method.name)) return void 0;
    if (!apply(draft, method, evaluator, env)) draft.open = true;
  }
  return finish(draft);
}
var SCHEMAS = new Set(
  "any unknown object strictObject looseObject array enum nativeEnum literal union discriminatedUnion record partialRecord looseRecord tuple optional nullable nullish lazy custom instanceof function map set promise preprocess pipe symbol undefined void never nan intersection templateLiteral file stringbool codec json float32 float64 int32 uint32 int64 uint64 base64 base64url nanoid cuid cuid2 ulid xid ksuid jwt e164 emoji guid uuidv4 uuidv6 uuidv7 httpUrl hostname cidrv4 cidrv6 mac hex hash date time duration transform".split(" ")
);
var LEAVES = new Set(
  "parse safeParse parseAsync safeParseAsync spa isOptional isNullable toJSONSchema encode decode safeEncode safeDecode keyof".split(" ")
);
function finish({ start: start2, end, entries, open, optional }) {
  return { kind: "object", start: start2, end, entries, open, [ZOD]: optional ? "optional" : "required" };
}
function stepsOf(call) {
  const steps = [];
  let at = bare(call);
  while (at.type === "CallExpression") {
    const callee = bare(at["callee"]);
    if (callee.type !== "MemberExpression") return [];
    const name = staticName(callee["property"], callee["computed"]) ?? "?";
    steps.unshift({ name, args: at["arguments"], at: place(callee["property"]) });
    at = bare(callee["object"]);
    if (at.type === "MemberExpression") at = bare(at["object"]);
  }
  return steps;
}
var PLAIN = {
  string: "string",
  number: "number",
  boolean: "boolean",
  null: "null",
  bigint: "integer",
  int: "integer",
  date: "string"
};
var TEXTS = {
  email: "email",
  url: "uri",
  uuid: "uuid",
  datetime: "date-time",
  ipv4: "ipv4",
  ipv6: "ipv6",
  iso: "date-time"
};
var ANYTHING = /* @__PURE__ */ new Set(["any", "unknown"]);
function start(draft, { name, args, at }, evaluator, env) {
  const put2 = (key, value) => set(draft, key, at, value);
  const inner = (arg) => asSchema(arg ? evaluator.evaluate(arg, env) : void 0, at);
  if (Object.hasOwn(PLAIN, name)) return put2("type", text(PLAIN[name], at));
  if (Object.hasOwn(TEXTS, name)) {
    put2("type", text("string", at));
    return put2("format", text(TEXTS[name], at));
  }
  if (ANYTHING.has(name)) return true;
  switch (name) {
    case "object":
    case "strictObject":
    case "looseObject": {
      put2("type", text("object", at));
      const shape = args[0] ? evaluator.evaluate(args[0], env) : void 0;
      return applyShape(draft, shape, at);
    }
    case "array":
      put2("type", text("array", at));
      return put2("items", inner(args[0]));
    case "enum":
    case "nativeEnum":
    case "literal": {
      const given = args[0] ? evaluator.evaluate(args[0], env) : void 0;
      const values = given?.kind === "object" && name !== "literal" ? membersOf(given) : given;
      if (values?.kind === "array") put2("enum", values);
      else if (values && name === "literal" && isPlain(values))
        put2("enum", { kind: "array", ...place(args[0]), items: [values], open: false });
      else return false;
      const kinds = new Set((values.kind === "array" ? values.items : [values]).map(({ kind: kind2 }) => kind2));
      const [kind] = kinds;
      return kinds.size === 1 && (kind === "string" || kind === "number" || kind === "boolean") ? put2("type", text(kind, at)) : true;
    }
    case "union":
    case "discriminatedUnion": {
      const list = args[name === "union" ? 0 : 1];
      const options = list ? evaluator.evaluate(list, env) : void 0;
      if (options?.kind !== "array") return false;
      return put2("anyOf", { ...options, items: options.items.map((item) => asSchema(item, at)) });
    }
    case "record":
      put2("type", text("object", at));
      return put2("additionalProperties", inner(args[1] ?? args[0]));
    case "tuple": {
      put2("type", text("array", at));
      const parts = args[0] ? evaluator.evaluate(args[0], env) : void 0;
      return parts?.kind === "array" ? put2("prefixItems", parts) : false;
    }
    case "optional":
    case "nullable":
    case "nullish": {
      const wrapped = inner(args[0]);
      if (wrapped.kind !== "object") return false;
      draft.entries = [...wrapped.entries];
      draft.open = wrapped.open;
      draft.optional = markOf(wrapped) === "optional";
      return apply(draft, { name, args: [], at }, evaluator, env);
    }
    default:
      return false;
  }
}
var HARMLESS = /* @__PURE__ */ new Set([
  "refine",
  "superRefine",
  "check",
  "strict",
  "strip",
  "passthrough",
  "loose",
  "brand",
  "readonly",
  "trim",
  "toLowerCase",
  "toUpperCase",
  "finite",
  "safe",
  "nonempty",
  "regex",
  "startsWith",
  "endsWith",
  "includes",
  "multipleOf",
  "step",
  "cuid",
  "ulid",
  "nanoid",
  "length",
  "normalize",
  "overwrite",
  "base64",
  "ip",
  "time",
  "date"
]);
function apply(draft, { name, args, at }, evaluator, env) {
  const put2 = (key, value) => set(draft, key, at, value);
  const argument = () => args[0] ? evaluator.evaluate(args[0], env) : void 0;
  if (HARMLESS.has(name)) return true;
  if (Object.hasOwn(TEXTS, name)) return put2("format", text(TEXTS[name], at));
  switch (name) {
    case "describe":
      return args[0] ? put2("description", argument()) : false;
    case "meta":
    case "register": {
      const meta = name === "meta" ? argument() : void 0;
      if (meta?.kind !== "object") return false;
      for (const each of meta.entries) set(draft, each.key, each, each.value);
      return !meta.open;
    }
    case "optional":
    case "nullish":
    case "exactOptional":
      draft.optional = true;
      return name !== "nullish" || nullable(draft, at);
    case "nullable":
      return nullable(draft, at);
    case "default":
    case "prefault":
    case "catch": {
      draft.optional = true;
      const value = argument();
      return name === "catch" || !value ? true : put2("default", value);
    }
    case "int":
      return put2("type", text("integer", at));
    case "positive":
    case "negative":
    case "nonnegative":
    case "nonpositive":
      return true;
    case "min":
    case "max":
    case "gt":
    case "gte":
    case "lt":
    case "lte":
      return bound(draft, name, argument(), at);
    case "array": {
      const item = finish({ ...draft });
      draft.entries = [];
      draft.open = false;
      put2("type", text("array", at));
      return put2("items", item);
    }
    case "pick":
    case "omit":
      return choose(draft, name === "pick", argument(), at);
    case "partial":
      return args.length === 0 ? everyOptional(draft, at) : hideRequired(draft, at);
    case "required":
      return hideRequired(draft, at);
    case "extend":
    case "merge":
    case "safeExtend":
    case "augment": {
      const more = argument();
      return applyShape(draft, isSchemaOfObject(more) ? shapeOf(more) : more, at);
    }
    default:
      return false;
  }
}
function membersOf({ start: start2, end, entries, open }) {
  return { kind: "array", start: start2, end, items: entries.map(({ value }) => value), open };
}
function choose(draft, keeps, mask, at) {
  const properties = shapeOf(draft);
  if (mask?.kind !== "object" || mask.open || properties?.kind !== "object") return applyShape(draft, void 0, at);
  const named = new Set(mask.entries.map(({ key }) => key));
  const entries = properties.entries.filter(({ key }) => named.has(key) === keeps);
  draft.entries = draft.entries.filter(({ key }) => key !== "properties");
  return applyShape(draft, { ...properties, entries }, at);
}
function everyOptional(draft, at) {
  const properties = shapeOf(draft);
  if (properties?.kind !== "object") return false;
  const entries = properties.entries.map(
    (each) => isFromZod(each.value) ? { ...each, value: { ...each.value, [ZOD]: "optional" } } : each
  );
  draft.entries = draft.entries.filter(({ key }) => key !== "properties");
  return applyShape(draft, { ...properties, entries }, at);
}
function hideRequired(draft, at) {
  return set(draft, "required", at, unknownAt(at));
}
function nullable(draft, at) {
  const type = draft.entries.find(({ key }) => key === "type")?.value;
  const values = draft.entries.find(({ key }) => key === "enum");
  if (values) draft.entries = draft.entries.filter(({ key }) => key !== "enum" && key !== "type");
  else if (type?.kind === "string")
    set(draft, "type", at, {
      kind: "array",
      start: at.start,
      end: at.end,
      items: [type, text("null", at)],
      open: false
    });
  return true;
}
var BOUNDS = {
  string: { min: "minLength", max: "maxLength" },
  array: { min: "minItems", max: "maxItems" },
  number: {
    min: "minimum",
    max: "maximum",
    gte: "minimum",
    lte: "maximum",
    gt: "exclusiveMinimum",
    lt: "exclusiveMaximum"
  }
};
function bound(draft, name, value, at) {
  const type = draft.entries.find(({ key }) => key === "type")?.value;
  const kind = type?.kind === "string" ? type.value === "integer" ? "number" : type.value : "";
  const keyword = BOUNDS[kind]?.[name];
  return keyword && value ? set(draft, keyword, at, value) : true;
}
function applyShape(draft, shape, at) {
  if (shape?.kind !== "object") {
    set(draft, "properties", at, { kind: "unknown", start: at.start, end: at.end });
    set(draft, "required", at, { kind: "unknown", start: at.start, end: at.end });
    return false;
  }
  const own = draft.entries.find(({ key }) => key === "properties")?.value;
  const before = own?.kind === "object" ? own.entries.filter(({ key }) => !shape.entries.some((each) => each.key === key)) : [];
  const entries = [...before, ...shape.entries.map((each) => ({ ...each, value: asSchema(each.value, each) }))];
  const open = shape.open || own !== void 0 && (own.kind !== "object" || own.open);
  const { start: start2, end } = shape;
  const properties = { kind: "object", start: start2, end, entries, open, [ZOD]: "shape" };
  set(draft, "properties", at, properties);
  const needed = entries.filter(({ value }) => markOf(value) === "required");
  const items = needed.map((each) => ({ kind: "string", start: each.start, end: each.end, value: each.key }));
  const isVague = open || entries.some(({ value }) => !isFromZod(value));
  return set(draft, "required", at, { kind: "array", start: at.start, end: at.end, items, open: isVague });
}
function shapeSchema(shape) {
  const draft = { start: shape.start, end: shape.end, entries: [], open: false, optional: false };
  set(draft, "type", shape, text("object", shape));
  applyShape(draft, shape, shape);
  return finish(draft);
}
function isRawShape(value) {
  return value.kind === "object" && !isFromZod(value) && value.entries.some((each) => isFromZod(each.value));
}
function mayBeRawShape(value) {
  if (value.kind !== "object" || isFromZod(value)) return false;
  const isSchema = textOf(value.entries.find(({ key }) => key === "type")?.value) !== void 0;
  return !isSchema && value.entries.every((each) => isFromZod(each.value) || each.value.kind === "unknown");
}
var isSchemaOfObject = (value) => value !== void 0 && isFromZod(value) && value.entries.some(({ key }) => key === "properties");
function shapeOf({ entries }) {
  return entries.find(({ key }) => key === "properties")?.value;
}
function asSchema(value, at) {
  if (value?.kind === "object" && isFromZod(value)) return value;
  return unknownAt(value ?? at);
}
var isPlain = (value) => value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "null";
function text(value, { start: start2, end }) {
  return { kind: "string", start: start2, end, value };
}
function set(draft, key, at, value) {
  const entry2 = { key, start: at.start, end: at.end, value };
  const isNew = !draft.entries.some((each) => each.key === key);
  if (isNew) draft.entries.push(entry2);
  else draft.entries = [...draft.entries.filter((each) => each.key !== key), entry2];
  return true;
}

// src/parse/estree/evaluate.ts
var MOST_STEPS = 2e5;
var MOST_NODES = 1e6;
var DEEPEST = 60;
var DEEPEST_LITERAL = 400;
var Evaluator = class {
  file;
  #resolveImport;
  #known = /* @__PURE__ */ new Map();
  #underWay = /* @__PURE__ */ new Set();
  #mostSteps;
  #steps = 0;
  #depth = 0;
  #inlined = 0;
  #copied = 0;
  constructor(file, resolveImport = () => void 0) {
    this.file = file;
    this.#resolveImport = resolveImport;
    this.#mostSteps = MOST_STEPS + 4 * file.size;
  }
  evaluate(expression, env = NO_ENV) {
    const node = bare(expression);
    if (++this.#steps > this.#mostSteps || this.#depth > DEEPEST_LITERAL || this.#inlined > DEEPEST)
      return unknown(node);
    this.#depth++;
    try {
      return this.#evaluate(node, env);
    } finally {
      this.#depth--;
    }
  }
  #evaluate(node, env) {
    switch (node.type) {
      case "Literal":
        return literal(node);
      case "TemplateLiteral":
        return this.#template(node, env);
      case "ObjectExpression":
        return this.#object(node, env);
      case "ArrayExpression":
        return this.#array(node, env);
      case "Identifier":
        if (node["name"] === "undefined") return nothing(node);
        return this.#counted(used(this.#identifier(node, env), node), node);
      case "MemberExpression":
        return this.#counted(used(this.#member(node, env), node), node);
      case "ConditionalExpression":
        return union(node, [this.evaluate(node["consequent"], env), this.evaluate(node["alternate"], env)]);
      case "LogicalExpression":
        return this.#logical(node, env);
      case "BinaryExpression":
        return this.#binary(node, env);
      case "UnaryExpression":
        return this.#unary(node, env);
      case "AwaitExpression":
        return this.evaluate(node["argument"], env);
      case "CallExpression":
        return this.#call(node, env);
      default:
        return unknown(node);
    }
  }
  #template(node, env) {
    let text2 = "";
    for (const [index, quasi] of node["quasis"].entries()) {
      const cooked = quasi["value"].cooked;
      if (typeof cooked !== "string") return unknown(node);
      text2 += cooked;
      const expression = node["expressions"][index];
      if (!expression) continue;
      const value = this.evaluate(expression, env);
      if (value.kind !== "string" && value.kind !== "number") return unknown(node);
      text2 += String(value.value);
    }
    return { kind: "string", ...place(node), value: text2 };
  }
  #object(node, env) {
    const draft = new ObjectDraft();
    for (const property of node["properties"]) {
      if (property.type === "SpreadElement" || property.type === "ExperimentalSpreadProperty") {
        draft.spread(this.#spread(property["argument"], env), property);
        continue;
      }
      const key = this.#key(property, env);
      if (key === void 0) {
        draft.hide(property);
        continue;
      }
      const isValue = property["kind"] === "init" && !property["method"];
      const value = isValue ? this.evaluate(property["value"], env) : unknown(property["value"] ?? property);
      const name = property["key"];
      draft.put({ key, start: startOf(name), end: endOf(name), value });
    }
    return draft.finish(node);
  }
  /** What a spread may add: one value, or one for each way that its condition may go. */
  #spread(argument, env) {
    const node = bare(argument);
    if (node.type === "LogicalExpression" && node["operator"] === "&&") {
      const truth = truthOf(this.evaluate(node["left"], env));
      if (truth === false) return [nothing(node)];
      const right = this.evaluate(node["right"], env);
      return truth ? [right] : [right, nothing(node)];
    }
    if (node.type === "ConditionalExpression")
      return [this.evaluate(node["consequent"], env), this.evaluate(node["alternate"], env)];
    const value = this.evaluate(node, env);
    return value.kind === "union" ? value.branches : [value];
  }
  #key(property, env) {
    if (!property["key"]) return void 0;
    const name = staticName(property["key"], property["computed"]);
    if (name !== void 0 || !property["computed"]) return name;
    const value = this.evaluate(property["key"], env);
    return value.kind === "string" || value.kind === "number" ? String(value.value) : void 0;
  }
  #array(node, env) {
    const items = [];
    let open = false;
    for (const element of node["elements"]) {
      if (!element) continue;
      if (element.type === "SpreadElement") {
        const spread = this.evaluate(element["argument"], env);
        if (spread.kind === "array") for (const item of spread.items) items.push(item);
        open ||= spread.kind !== "array" || spread.open;
      } else {
        items.push(this.evaluate(element, env));
      }
    }
    return { kind: "array", ...place(node), items, open };
  }
  #identifier(node, env) {
    const binding = this.file.scopes.resolve(node);
    if (!binding) return unknown(node);
    const bound2 = env.values.get(binding);
    if (bound2) return bound2;
    if (!binding.path || this.file.scopes.isWritten(node["name"], binding)) return unknown(node);
    const imported = importOf(node, this.file.scopes);
    if (imported) return this.#imported(imported, node);
    const isCacheable = !isLocal(binding, env);
    const known = isCacheable ? this.#known.get(binding) : void 0;
    if (known) return known;
    if (this.#underWay.has(binding)) return unknown(node);
    this.#underWay.add(binding);
    const value = this.#binding(binding, node, isCacheable ? NO_ENV : env);
    this.#underWay.delete(binding);
    if (isCacheable) this.#known.set(binding, value);
    return value;
  }
  #binding({ kind, node, path: path2 }, use, env) {
    if (kind === "variable" && node["init"] && !isLoopVariable(node))
      return follow(this.evaluate(node["init"], env), path2, use);
    if (kind === "enum") return enumNode(node);
    if (kind === "class") return classNode(node, (each) => this.evaluate(each, env));
    return unknown(use);
  }
  /** A value of another file, or one that is well known: that stands where it is used. */
  #imported({ source, name }, use) {
    const value = this.#resolveImport(source, name);
    if (!value) return unknown(use);
    return value.file === void 0 ? { ...value, ...place(use) } : value;
  }
  /** What a file exports under a name, for a file that imports it. */
  exported(name) {
    const { program, scopes } = this.file;
    for (const statement of program["body"]) {
      if (statement.type === "ExportDefaultDeclaration" && name === "default")
        return this.evaluate(statement["declaration"]);
      if (statement.type !== "ExportNamedDeclaration" || statement["source"]) continue;
      for (const specifier of statement["specifiers"]) {
        const exported = specifier["exported"];
        if ((exported["name"] ?? exported["value"]) === name) return this.evaluate(specifier["local"]);
      }
      const binding = statement["declaration"] ? scopes.topLevel(name, program) : void 0;
      const own = binding && this.#declares(statement["declaration"], binding);
      if (own) return this.#identifier(own, NO_ENV);
    }
    return void 0;
  }
  /** The identifier with which a statement declares a name. */
  #declares(declaration, { node, path: path2 }) {
    if (declaration === node) return node["id"];
    const isIn = declaration.type === "VariableDeclaration" && declaration["declarations"].includes(node);
    return isIn && path2?.length === 0 ? node["id"] : void 0;
  }
  #member(node, env) {
    const object = this.#holder(node["object"], env);
    let key = staticName(node["property"], node["computed"]);
    if (key === void 0 && node["computed"]) {
      const computed = this.evaluate(node["property"], env);
      if (computed.kind === "string" || computed.kind === "number") key = String(computed.value);
    }
    if (key === void 0) return unknown(node);
    return isFromZod(object) ? zodMember(object, key) ?? unknown(node) : follow(object, [key], node);
  }
  /** What a member is taken from; all the rest of it is not used here. */
  #holder(expression, env) {
    const node = bare(expression);
    if (node.type === "Identifier") return this.#identifier(node, env);
    return node.type === "MemberExpression" ? this.#member(node, env) : this.evaluate(node, env);
  }
  /** A value that is used by name stands in the tree once more: names of names of lists could grow without bound. */
  #counted(value, use) {
    if (value.kind !== "object" && value.kind !== "array" && value.kind !== "union") return value;
    const left = MOST_NODES - this.#copied;
    const size = sizeOf(value, left);
    if (size > left) return unknown(use);
    this.#copied += size;
    return value;
  }
  #logical(node, env) {
    const left = this.evaluate(node["left"], env);
    const truth = truthOf(left);
    if (node["operator"] === "&&")
      return truth === true ? this.evaluate(node["right"], env) : truth === false ? left : unknown(node);
    if (node["operator"] === "||" && truth !== void 0) return truth ? left : this.evaluate(node["right"], env);
    if (node["operator"] === "??" && left.kind !== "unknown" && left.kind !== "union") {
      return left.kind === "null" || left.kind === "undefined" ? this.evaluate(node["right"], env) : left;
    }
    return union(node, [left, this.evaluate(node["right"], env)]);
  }
  /** Long texts are chains of `+`: they nest as deep as they are long, so they are taken apart in a loop. */
  #binary(node, env) {
    const operands = [];
    let first = node;
    while (first.type === "BinaryExpression" && first["operator"] === "+") {
      operands.push(first["right"]);
      first = bare(first["left"]);
    }
    if (operands.length === 0) return unknown(node);
    let sum = this.evaluate(first, env);
    for (const operand of operands.reverse()) {
      const next = this.evaluate(operand, env);
      if (!isText(sum) || !isText(next)) return unknown(node);
      if (sum.kind === "number" && next.kind === "number")
        sum = { kind: "number", ...place(node), value: sum.value + next.value };
      else sum = { kind: "string", ...place(node), value: `${sum.value}${next.value}` };
    }
    return sum;
  }
  #unary(node, env) {
    if (node["operator"] === "void") return nothing(node);
    const value = this.evaluate(node["argument"], env);
    if (node["operator"] === "-" && value.kind === "number")
      return { kind: "number", ...place(node), value: -value.value };
    const truth = truthOf(value);
    if (node["operator"] === "!" && truth !== void 0) return { kind: "boolean", ...place(node), value: !truth };
    return unknown(node);
  }
  #call(node, env) {
    const callee = bare(node["callee"]);
    const args = node["arguments"];
    if (isZodCall(node, this.file.scopes)) return zodNode(node, this, env) ?? unknown(node);
    if (args.some(({ type }) => type === "SpreadElement")) return unknown(node);
    if (callee.type === "MemberExpression") {
      const method = staticName(callee["property"], callee["computed"]);
      const owner = bare(callee["object"]);
      if (owner.type === "Identifier" && owner["name"] === "Object" && !this.file.scopes.isDeclared(owner)) {
        return this.#objectMethod(node, method, args, env);
      }
      const value = this.evaluate(owner, env);
      if (isFromZod(value)) return zodMethod(value, node, this, env) ?? unknown(node);
      return this.#method(node, value, method, args, env);
    }
    return this.#inline(node, callee, args, env);
  }
  #objectMethod(node, method, args, env) {
    if (method === "assign") {
      const draft = new ObjectDraft();
      for (const arg of args) draft.spread(this.#spread(arg, env), arg);
      return draft.finish(node);
    }
    const first = args[0] && this.evaluate(args[0], env);
    if ((method === "freeze" || method === "seal" || method === "preventExtensions") && first) return first;
    if (first?.kind !== "object" || first.open || isFromZod(first)) return unknown(node);
    const { entries } = first;
    const list = (items) => ({ kind: "array", ...place(node), items, open: false });
    const keys = entries.map((each) => ({ kind: "string", start: each.start, end: each.end, value: each.key }));
    if (method === "values") return list(entries.map(({ value }) => value));
    if (method === "keys") return list(keys);
    if (method !== "entries") return unknown(node);
    return list(entries.map(({ value }, index) => list([keys[index], value])));
  }
  #method(node, owner, method, args, env) {
    if (owner.kind === "string") return stringMethod(node, owner.value, method, args);
    if (owner.kind !== "array") return unknown(node);
    if (method === "map" && args[0]) return this.#map(node, owner, args[0], env);
    if (method === "concat") return this.#concat(node, owner, args, env);
    if (method === "join" && !owner.open && owner.items.every(({ kind }) => kind === "string")) {
      const separator = args[0] ? this.evaluate(args[0], env) : void 0;
      if (separator && separator.kind !== "string") return unknown(node);
      const texts = owner.items.map((item) => item.value);
      return { kind: "string", ...place(node), value: texts.join(separator?.value ?? ",") };
    }
    return unknown(node);
  }
  #concat(node, owner, args, env) {
    const items = [...owner.items];
    let open = owner.open;
    for (const arg of args) {
      const value = this.evaluate(arg, env);
      if (value.kind === "array") items.push(...value.items);
      open ||= value.kind !== "array" || value.open;
    }
    return { kind: "array", ...place(node), items, open };
  }
  /** `widgets.map((w) => ({ … }))`: one item for each of a known array. */
  #map(node, owner, callback, env) {
    const callable = this.#function(callback);
    if (!callable) return unknown(node);
    const items = owner.items.map((item, index) => {
      const position = { kind: "number", ...place(node), value: index };
      return this.#apply(callable, [item, owner.open ? unknown(node) : position, owner], env, node);
    });
    return { kind: "array", ...place(node), items, open: owner.open };
  }
  #inline(node, callee, args, env) {
    const callable = this.#function(callee);
    if (!callable) return unknown(node);
    return this.#apply(
      callable,
      args.map((arg) => this.evaluate(arg, env)),
      env,
      node
    );
  }
  /** A function of this file, written in place or by a name that always means it. */
  #function(expression) {
    const node = bare(expression);
    if (isFunction(node)) return node;
    if (node.type !== "Identifier") return void 0;
    const binding = this.file.scopes.resolve(node);
    if (!binding || binding.path?.length !== 0 || this.file.scopes.isWritten(node["name"], binding)) return void 0;
    if (binding.kind === "function") return binding.node;
    const init = binding.kind === "variable" && binding.node["init"] ? bare(binding.node["init"]) : void 0;
    return init && isFunction(init) ? init : void 0;
  }
  #apply(callable, args, env, call) {
    const result = onlyReturn(callable);
    if (!result || callable["generator"]) return unknown(call);
    this.#inlined++;
    const inner = bindParams(callable, args, env, call, this.file.scopes, (each, at) => this.evaluate(each, at));
    const value = this.evaluate(result, inner);
    this.#inlined--;
    return value;
  }
};
var ObjectDraft = class {
  #entries = /* @__PURE__ */ new Map();
  #open = false;
  put(added) {
    if (added.value.kind === "undefined") this.#entries.delete(added.key);
    else this.#entries.set(added.key, added);
  }
  /** Something nobody knows: whatever stood before it may be overwritten. */
  hide(by) {
    for (const [key, each] of this.#entries) this.#entries.set(key, { ...each, value: unknown(by) });
    this.#open = true;
  }
  spread(branches, by) {
    const objects = branches.filter((each) => each.kind === "object");
    const others = branches.filter(({ kind }) => kind !== "object" && kind !== "null" && kind !== "undefined");
    if (others.length > 0 || objects.some(({ open }) => open)) this.hide(by);
    const [only] = objects;
    if (branches.length === 1 && only) only.entries.forEach((each) => this.put(each));
    if (branches.length === 1) return;
    for (const each of objects.flatMap(({ entries }) => entries)) {
      this.#open = true;
      const before = this.#entries.get(each.key);
      if (before) this.#entries.set(each.key, { ...before, value: unknown(by) });
    }
  }
  finish(node) {
    const entries = [...this.#entries.values()];
    return { kind: "object", start: startOf(node), end: endOf(node), entries, open: this.#open };
  }
};
var isText = (value) => value.kind === "string" || value.kind === "number";
function stringMethod(node, text2, method, args) {
  if (args.length > 0) return unknown(node);
  const changed = method === "trim" ? text2.trim() : method === "toLowerCase" ? text2.toLowerCase() : method === "toUpperCase" ? text2.toUpperCase() : method === "toString" ? text2 : void 0;
  return changed === void 0 ? unknown(node) : { kind: "string", ...place(node), value: changed };
}
function used(value, use) {
  if (value.via !== void 0 || value.start === startOf(use)) return value;
  return { ...value, via: place(use) };
}
var isLoopVariable = (declarator) => /^For(In|Of)Statement$/.test(declarator.parent?.parent?.type ?? "");

// src/parse/estree/scope.ts
function survey(program, normalise) {
  const calls = [];
  const objects = [];
  const functions = [];
  const classes = [];
  const templates = [];
  const imports = [];
  const modules = [];
  const scopes = new Scopes();
  let size = 0;
  let namesApi = false;
  walkAst(
    program,
    (node) => {
      size++;
      switch (node.type) {
        case "CallExpression":
          calls.push(node);
          scopes.noteCall(node);
          noteModule(requiredModule(node));
          break;
        case "ObjectExpression":
          objects.push(node);
          break;
        case "MemberExpression":
          namesApi ||= staticName(node["property"], node["computed"]) === "openai";
          break;
        case "ObjectPattern":
          namesApi ||= node["properties"].some((each) => each["key"]?.name === "openai");
          break;
        case "ImportDeclaration":
          imports.push(node);
          noteModule(String(node["source"].value));
          for (const specifier of node["specifiers"]) scopes.declare(specifier.local, "import", specifier, node);
          break;
        case "VariableDeclaration":
          for (const declarator of node["declarations"]) {
            scopes.declare(
              declarator.id,
              "variable",
              declarator,
              node["kind"] === "var" ? varScopeAround(node) : scopeAround(node)
            );
          }
          break;
        case "TSEnumDeclaration":
          scopes.declare(node["id"], "enum", node, scopeAround(node));
          break;
        case "TemplateLiteral":
          templates.push(node);
          break;
        case "ClassExpression":
          classes.push(node);
          break;
        case "ClassDeclaration":
          classes.push(node);
          if (node["id"]) scopes.declare(node["id"], "class", node, scopeAround(node));
          break;
        case "CatchClause":
          if (node["param"]) scopes.declare(node["param"], "other", node, node);
          break;
        case "AssignmentExpression":
          scopes.noteWrite(node["left"]);
          break;
        case "UpdateExpression":
          scopes.noteWrite(node["argument"]);
          break;
        case "UnaryExpression":
          if (node["operator"] === "delete") scopes.noteWrite(node["argument"]);
          break;
        case "ForInStatement":
        case "ForOfStatement":
          if (node["left"].type !== "VariableDeclaration") scopes.noteWrite(node["left"]);
          break;
        default:
          if (isFunction(node)) {
            functions.push(node);
            if (node.type === "FunctionDeclaration" && node["id"])
              scopes.declare(node["id"], "function", node, scopeAround(node));
            if (node.type === "FunctionExpression" && node["id"]) scopes.declare(node["id"], "function", node, node);
            node["params"].forEach((param, index) => scopes.declare(param, "param", param, node, index));
          }
      }
    },
    normalise
  );
  return { program, calls, objects, functions, classes, templates, imports, modules, namesApi, size, scopes };
  function noteModule(name) {
    if (name !== void 0) modules.push(name);
  }
}
var MUTATORS = /* @__PURE__ */ new Set([
  "push",
  "unshift",
  "splice",
  "pop",
  "shift",
  "sort",
  "reverse",
  "fill",
  "set",
  "delete",
  "clear",
  "add"
]);
var FEW = 8;
var Scopes = class {
  #tables = /* @__PURE__ */ new Map();
  /** The scopes that declare a name. */
  #scopes = /* @__PURE__ */ new Map();
  /** Identifiers that are assigned, or whose members are. */
  #writes = /* @__PURE__ */ new Map();
  /** Identifiers that are assigned themselves. */
  #assigned = /* @__PURE__ */ new Map();
  /** Asked again and again, answered once: only valid when the walk is over. */
  #answers = /* @__PURE__ */ new Map();
  declare(pattern, kind, node, at, index, path2 = []) {
    switch (pattern.type) {
      case "Identifier": {
        const scope = kind === "import" ? programOf(at) : at;
        let table = this.#tables.get(scope);
        if (!table) this.#tables.set(scope, table = /* @__PURE__ */ new Map());
        const name = pattern["name"];
        const binding = { kind, node, path: path2, index };
        const known = table.get(name);
        if (known) known.push(binding);
        else {
          table.set(name, [binding]);
          const scopes = this.#scopes.get(name);
          if (scopes) scopes.push(scope);
          else this.#scopes.set(name, [scope]);
        }
        break;
      }
      case "AssignmentPattern":
        this.declare(pattern["left"], kind, node, at, index, void 0);
        break;
      case "ObjectPattern":
        for (const property of pattern["properties"]) {
          if (property.type === "RestElement") this.declare(property["argument"], kind, node, at, index, void 0);
          else {
            const name = staticName(property["key"], property["computed"]);
            this.declare(
              property["value"],
              kind,
              node,
              at,
              index,
              path2 && name !== void 0 ? [...path2, name] : void 0
            );
          }
        }
        break;
      case "ArrayPattern":
        pattern["elements"].forEach((element, position) => {
          if (!element) return;
          const isRest = element.type === "RestElement";
          this.declare(
            isRest ? element["argument"] : element,
            kind,
            node,
            at,
            index,
            path2 && !isRest ? [...path2, String(position)] : void 0
          );
        });
        break;
      case "RestElement":
        this.declare(pattern["argument"], kind, node, at, index, void 0);
        break;
      case "TSParameterProperty":
        this.declare(pattern["parameter"], kind, node, at, index, path2);
        break;
    }
  }
  noteWrite(target) {
    let at = bare(target);
    while (at.type === "MemberExpression") at = bare(at["object"]);
    if (at.type !== "Identifier") return;
    if (at === bare(target)) note(this.#assigned, at);
    note(this.#writes, at);
  }
  /** The name stays, what it stands for changes. */
  noteMutation(target) {
    let at = bare(target);
    while (at.type === "MemberExpression") at = bare(at["object"]);
    if (at.type === "Identifier") note(this.#writes, at);
  }
  noteCall(call) {
    const callee = bare(call["callee"]);
    if (callee.type !== "MemberExpression" || callee["computed"]) return;
    const method = callee["property"]["name"];
    const changed = MUTATORS.has(method) ? callee["object"] : method === "assign" ? call["arguments"][0] : void 0;
    if (changed) this.noteMutation(changed);
  }
  /** What a name stands for where it is used; undefined for globals and for names declared twice. */
  resolve(identifier) {
    const bindings = this.#bindings(identifier);
    return bindings?.length === 1 ? bindings[0] : void 0;
  }
  isDeclared(identifier) {
    return this.#bindings(identifier) !== void 0;
  }
  /** Most names are declared once, at the top of the file or nowhere: those need no look at the scopes around. */
  #bindings(identifier) {
    const name = identifier["name"];
    const scopes = this.#scopes.get(name);
    if (!scopes) return void 0;
    if (scopes.length === 1 && scopes[0].type === "Program") return this.#tables.get(scopes[0]).get(name);
    const isFew = scopes.length <= FEW;
    for (let at = identifier; at; at = at.parent) {
      if (isFew ? scopes.includes(at) : this.#tables.get(at)?.has(name)) return this.#tables.get(at).get(name);
    }
    return void 0;
  }
  /** What a name stands for that a function declares as a parameter. */
  paramOf(callable, name) {
    const bindings = this.#tables.get(callable)?.get(name);
    return bindings?.length === 1 && bindings[0].kind === "param" ? bindings[0] : void 0;
  }
  /** What a name stands for at the top of the file. */
  topLevel(name, program) {
    const bindings = this.#tables.get(program)?.get(name);
    return bindings?.length === 1 ? bindings[0] : void 0;
  }
  /** Whether the name itself is given another value. */
  isReassigned(name, binding) {
    return this.#among(this.#assigned, name, binding);
  }
  /** Whether what a name stands for may change after its declaration. */
  isWritten(name, binding) {
    return this.#among(this.#writes, name, binding);
  }
  #among(writes, name, binding) {
    const all = writes.get(name);
    if (!all) return false;
    let known = this.#answers.get(writes);
    if (!known) this.#answers.set(writes, known = /* @__PURE__ */ new Map());
    let answer = known.get(binding);
    if (answer === void 0) {
      answer = all.some((write) => this.#bindings(write)?.includes(binding) ?? false);
      known.set(binding, answer);
    }
    return answer;
  }
};
function note(all, identifier) {
  const known = all.get(identifier["name"]);
  if (known) known.push(identifier);
  else all.set(identifier["name"], [identifier]);
}
var SCOPES = /* @__PURE__ */ new Set([
  "Program",
  "BlockStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "SwitchStatement",
  "CatchClause",
  "StaticBlock",
  "TSModuleBlock"
]);
function scopeAround(node) {
  let at = node.parent ?? node;
  while (at.parent && !SCOPES.has(at.type) && !isFunction(at)) at = at.parent;
  return at;
}
function varScopeAround(node) {
  let at = node.parent ?? node;
  while (at.parent && at.type !== "Program" && !isFunction(at) && at.type !== "StaticBlock" && at.type !== "TSModuleBlock")
    at = at.parent;
  return at;
}
function programOf(node) {
  let at = node;
  while (at.parent && at.type !== "Program") at = at.parent;
  return at;
}

// src/parse/estree/expand.ts
var MOST_ALTERNATIVES = 8;
function expand(parts) {
  const forms = parts.map(formsOf);
  const most = Math.max(1, ...forms.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) => forms.map((form) => form[index % form.length]));
}
function formsOf(value) {
  const counts = [];
  countChoices(value, counts);
  const total = counts.reduce((product, count) => product * count, 1);
  if (total > MOST_ALTERNATIVES) return [plain(value)];
  return Array.from({ length: total }, (_, index) => {
    let rest = index;
    const choices = counts.map((count) => {
      const choice = rest % count;
      rest = Math.floor(rest / count);
      return choice;
    });
    return pick(value, choices) ?? unknownAt(value);
  });
}
function plain(value) {
  return pick(value, void 0) ?? unknownAt(value);
}
function countChoices(value, counts) {
  if (value.kind === "union") {
    counts.push(value.branches.length);
    for (const branch of value.branches) countChoices(branch, counts);
  } else if (value.kind === "object") {
    for (const each of value.entries) countChoices(each.value, counts);
  } else if (value.kind === "array") {
    for (const item of value.items) countChoices(item, counts);
  }
}
function pick(value, choices) {
  if (value.kind === "union") {
    const choice = choices?.shift();
    if (choice === void 0) return unknownAt(value);
    const forms = value.branches.map((branch) => pick(branch, choices));
    return forms[choice];
  }
  if (value.kind === "undefined") return void 0;
  if (value.kind === "object") {
    const entries = [];
    for (const each of value.entries) {
      const child = pick(each.value, choices);
      if (child) entries.push(child === each.value ? each : { ...each, value: child });
    }
    return entries.length === value.entries.length && entries.every((each, index) => each === value.entries[index]) ? value : { ...value, entries };
  }
  if (value.kind === "array") {
    const items = value.items.map((item) => pick(item, choices) ?? unknownAt(item));
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items };
  }
  return value;
}

export {
  startOf,
  endOf,
  walkAst,
  bare,
  staticName,
  isFunction,
  path,
  place,
  unknownAt,
  textOf,
  modulesOf,
  wellKnownImport,
  returnsOf,
  onlyReturn,
  exits,
  isMadeFromZod,
  isFromZod,
  shapeSchema,
  isRawShape,
  mayBeRawShape,
  Evaluator,
  survey,
  expand,
  plain
};
