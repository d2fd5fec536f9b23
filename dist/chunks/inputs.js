import {
  followAt,
  plain,
  textOf,
  unionAt
} from "./values.js";
import {
  bare,
  childrenOf,
  endOf,
  importOf,
  isFunction,
  isPrivateOfBabel,
  keyName,
  memberName,
  path,
  startOf,
  staticName,
  walkAst
} from "./modules.js";
import {
  addTo,
  groupBy
} from "./collections.js";
import {
  get
} from "./tree.js";

// src/extract/javascript/returns.ts
function returnsOf({ body }) {
  if (body.type !== "BlockStatement") return [{ statement: body, expression: body }];
  return within(body, HOLDS_STATEMENTS).flatMap(
    (at) => at.type === "ReturnStatement" && at.argument ? [{ statement: at, expression: at.argument }] : []
  );
}
function emptyEndsOf({ body, generator }) {
  if (body.type !== "BlockStatement" || generator) return [];
  const all = within(body, HOLDS_STATEMENTS);
  const empty = all.filter((at) => at.type === "ReturnStatement" && !at.argument);
  const isSilent = !all.some((at) => at.type === "ReturnStatement" && at.argument || at.type === "ThrowStatement");
  const last = body.body.at(-1);
  const isSimple = !last || last.type === "VariableDeclaration" || last.type === "ExpressionStatement";
  return isSilent && isSimple && body.body.length > 0 && !mayThrow(last) ? [...empty, "end"] : empty;
}
function mayThrow(last) {
  const called = last.type === "ExpressionStatement" ? bare(last.expression) : last;
  const call = called.type === "AwaitExpression" ? bare(called.argument) : called;
  if (call.type !== "CallExpression") return false;
  const callee = path(call.callee);
  const isLogged = callee.length > 1 && /^(?:console|log|logger|logging)$/i.test(callee.at(-2));
  return !isLogged && /fail|throw|error|never|exit|assert|unimplemented|abort/i.test(callee.join("."));
}
function mayEndEarly({ body }) {
  const last = body.type === "BlockStatement" ? body.body.at(-1) : void 0;
  return within(body, HOLDS_STATEMENTS).some((at) => ENDS.test(at.type) && at !== last);
}
function breaksOf({ body }) {
  return within(body, HOLDS_BREAKS).filter(({ type }) => type === "BreakStatement");
}
function within(statement, types) {
  const found = [];
  const todo = [statement];
  for (let at = todo.pop(); at; at = todo.pop()) {
    found.push(at);
    const inner = types.test(at.type) ? childrenOf(at) : [];
    for (const child of inner.reverse()) if (!isFunction(child)) todo.push(child);
  }
  return found;
}
var ENDS = /^(Return|Throw)Statement$/;
var HOLDS_BREAKS = /^(Block|If|Try|Labeled)Statement$|^CatchClause$/;
var HOLDS_STATEMENTS = /^(Block|If|For|ForIn|ForOf|While|DoWhile|Try|Switch|Labeled)Statement$|^CatchClause$|^SwitchCase$/;
function onlyReturn({ body }) {
  if (body.type !== "BlockStatement") return body;
  const statements = body.body;
  const last = statements.at(-1);
  const isPlain = statements.slice(0, -1).every((each) => each.type === "VariableDeclaration" && each.kind === "const");
  return isPlain && last?.type === "ReturnStatement" ? last.argument ?? void 0 : void 0;
}
function objectsReturned({ body }) {
  const last = body.type === "BlockStatement" ? body.body.at(-1) : void 0;
  if (!last || !exits(last)) return void 0;
  const returns = within(body, HOLDS_STATEMENTS).filter((each) => each.type === "ReturnStatement");
  const objects = returns.map(({ argument }) => argument && bare(argument));
  return objects.every((each) => each?.type === "ObjectExpression") ? objects : void 0;
}
function exits(statement) {
  switch (statement.type) {
    case "ReturnStatement":
    case "ThrowStatement":
    case "ContinueStatement":
    case "BreakStatement":
      return true;
    case "BlockStatement":
      return statement.body.some(exits);
    case "IfStatement":
      return statement.alternate ? exits(statement.consequent) && exits(statement.alternate) : false;
    default:
      return false;
  }
}

// src/extract/javascript/values.ts
function place(node) {
  return { start: startOf(node), end: endOf(node) };
}
function unknown(node) {
  return { kind: "unknown", start: startOf(node), end: endOf(node) };
}
function unknownText(node, begins = "") {
  return { kind: "unknown", ...place(node), isText: true, ...begins !== "" && { begins } };
}
function nothing(node) {
  return { kind: "undefined", ...place(node) };
}
function literal(node) {
  const { value } = node;
  if ("regex" in node || "bigint" in node) return unknown(node);
  const start = startOf(node);
  const end = endOf(node);
  if (typeof value === "string") return { kind: "string", start, end, value };
  if (typeof value === "number") return { kind: "number", start, end, value };
  if (typeof value === "boolean") return { kind: "boolean", start, end, value };
  return value === null ? { kind: "null", ...place(node) } : unknown(node);
}
var union = (node, branches) => unionAt(place(node), branches);
var follow = (value, path2, use) => followAt(value, path2, place(use));

// src/extract/javascript/functions.ts
function functionOf(node, scopes) {
  const at = bare(node);
  if (isFunction(at)) return at;
  if (at.type !== "Identifier") return void 0;
  const binding = scopes.resolve(at);
  if (!binding || binding.path?.length !== 0 || scopes.isReassigned(at.name, binding)) return void 0;
  if (binding.kind === "function") return binding.node;
  const init = binding.kind === "variable" && binding.node.init ? bare(binding.node.init) : void 0;
  return init && isFunction(init) ? init : void 0;
}
function functionAround(node, mostLevels = Infinity) {
  let at = node.parent;
  for (let level = 0; at && level < mostLevels; level++, at = at.parent) if (isFunction(at)) return at;
  return void 0;
}

// src/extract/javascript/schemas/mark.ts
var BUILT = /* @__PURE__ */ Symbol("built");
var TYPEBOX = /* @__PURE__ */ Symbol("typebox");
var ZOD = /* @__PURE__ */ Symbol("zod");
function callsOf(trace) {
  const calls = [];
  for (let at = trace; at; at = at.before) calls.push(at.last);
  return calls.reverse();
}
var traceOf = (value) => value[ZOD];
var markOf = (value) => value[BUILT];
var isBuilt = (value) => markOf(value) !== void 0;
var isBuiltSchema = (value) => isBuilt(value) && markOf(value) !== "shape";
var isMarkedTypebox = (value) => value[TYPEBOX] === true;
var isTypebox = (value) => isMarkedTypebox(value) || isRawShape(value) && value.entries.some((each) => isMarkedTypebox(each.value));
function withoutMark(value) {
  if (!isBuilt(value)) return value;
  const copy = { ...value };
  delete copy[BUILT];
  return copy;
}
var mayBeBuiltSchema = (value) => value.kind === "union" ? value.branches.some(mayBeBuiltSchema) : isBuiltSchema(value);
function isRawShape(value) {
  return value.kind === "object" && !isBuiltSchema(value) && value.entries.some((each) => mayBeBuiltSchema(each.value));
}
var isSurelySchema = (value) => isBuiltSchema(value) || isRawShape(value) || textOf(get(value, "type")) === "object";
function mayBeRawShape(value) {
  if (value.kind !== "object" || isBuiltSchema(value)) return false;
  const isSchema = textOf(value.entries.find(({ key }) => key === "type")?.value) !== void 0;
  return !isSchema && (isRawShape(value) || value.entries.every((each) => each.value.kind === "unknown"));
}

// src/extract/javascript/handlers/uses.ts
var MOST_STEPS = 5e3;
var MOST_NAMES = 200;
var Following = class {
  reads = [];
  escapes = [];
  /** The expressions that are the value itself. */
  reached = /* @__PURE__ */ new Map();
  /** The functions that it is handed to. */
  entered = [];
  /** Members that the program sets itself. */
  written = /* @__PURE__ */ new Set();
  #evaluator;
  #names;
  #followImport;
  #seen = /* @__PURE__ */ new Map();
  #steps = 0;
  constructor(evaluator, names, followImport) {
    this.#evaluator = evaluator;
    this.#names = names;
    this.#followImport = followImport;
  }
  /** What a function does with one of its parameters. */
  parameter(callable, position, way) {
    if (this.#isSeen(callable, way, String(position))) return;
    const rest = callable.params.findIndex(({ type }) => type === "RestElement");
    if (rest >= 0 && rest <= position || this.#readsAllArguments(callable)) return this.#escape(callable, way);
    const pattern = callable.params[position];
    this.entered.push({ callable, ...way.route && { route: way.route } });
    if (pattern) this.#pattern(pattern, way);
  }
  #isSeen(node, { keys, route, isDoubtful }, what) {
    if (++this.#steps > MOST_STEPS) {
      this.#escape(node, { keys, route });
      return true;
    }
    let seen = this.#seen.get(node);
    if (!seen) this.#seen.set(node, seen = /* @__PURE__ */ new Set());
    const key = `${what} ${keys.join(".")} ${route ? startOf(route.call) : ""} ${isDoubtful}`;
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  }
  /** `arguments` in a function. */
  #readsAllArguments(callable) {
    if (callable.type === "ArrowFunctionExpression") return false;
    return this.#names.called("arguments").some((name) => {
      let at = name;
      while (at && (!isFunction(at) || at.type === "ArrowFunctionExpression")) at = at.parent;
      return at === callable;
    });
  }
  #escape(node, { route }) {
    this.escapes.push({ node, ...route && { route } });
  }
  #read(name, at, node, { route, isDoubtful }, more = {}) {
    if (Object.hasOwn(Object.prototype, name)) return;
    this.reads.push({ name, at, node, ...route && { route }, ...isDoubtful && { isDoubtful }, ...more });
  }
  #pattern(pattern, way) {
    switch (pattern.type) {
      case "Identifier":
        return this.#name(pattern, way);
      case "AssignmentPattern":
        return this.#pattern(pattern.left, way);
      case "ObjectPattern":
        return this.#object(pattern, way);
      default:
        this.#escape(pattern, way);
    }
  }
  #object(pattern, way) {
    const [key, ...keys] = way.keys;
    const taken = pattern.properties.map((each) => each.type === "RestElement" ? void 0 : keyName(each));
    for (const [index, property] of pattern.properties.entries()) {
      const name = taken[index];
      if (property.type === "RestElement") {
        if (key === void 0 || !taken.includes(key)) this.#pattern(property.argument, way);
      } else if (name === void 0) this.#escape(property, way);
      else if (key === void 0) this.#read(name, property.key, property, way, this.#howTaken(property.value));
      else if (name === key) this.#pattern(property.value, { ...way, keys });
    }
  }
  #howTaken(target) {
    const hasDefault = target.type === "AssignmentPattern";
    const name = hasDefault ? target.left : target;
    const binding = name.type === "Identifier" ? this.#evaluator.file.scopes.resolve(name) : void 0;
    const isUnused = binding && name.type === "Identifier" && !name.name.startsWith("_") && this.#names.usesOf(binding, name.name).length === 0;
    return { ...hasDefault && { isOptional: true }, ...isUnused && { isUnused: true } };
  }
  #name(name, way) {
    const { scopes } = this.#evaluator.file;
    const binding = scopes.resolve(name);
    if (!binding) return this.#escape(name, way);
    if (this.#isSeen(binding.node, way, name.name)) return;
    const names = (way.names ?? 0) + 1;
    if (names > MOST_NAMES) return this.#escape(name, way);
    const on = { ...way, names, ...scopes.isReassigned(name.name, binding) && { isDoubtful: true } };
    for (const each of this.#names.usesOf(binding, name.name)) this.use(each, on);
  }
  /** What the code around an expression does with its value. */
  use(expression, way) {
    let at = expression;
    while (at.parent && at.parent.type !== "SequenceExpression" && bare(at.parent) === bare(at)) at = at.parent;
    if (way.keys.length === 0) this.reached.set(bare(at), way.route);
    const { parent } = at;
    switch (parent?.type) {
      case "MemberExpression":
        return parent.object === at ? this.#member(parent, way) : this.#escape(at, way);
      case "VariableDeclarator":
        return this.#pattern(parent.id, way);
      case "AssignmentExpression":
        return this.#assigned(parent, at, way);
      case "CallExpression":
      case "NewExpression":
        return this.#given(parent, at, way);
      case "AwaitExpression":
        return this.use(parent, way);
      case "LogicalExpression":
        if (parent.left === at && parent.operator === "&&") return;
        return this.use(parent, parent.left === at ? way : { ...way, isDoubtful: true });
      case "ConditionalExpression":
        return parent.test === at ? void 0 : this.use(parent, { ...way, isDoubtful: true });
      case "BinaryExpression":
        return this.#compared(parent, at, way);
      case "UnaryExpression":
      case "ExpressionStatement":
      case "IfStatement":
      case "WhileStatement":
      case "SwitchStatement":
      case "SwitchCase":
        return;
      default:
        if (parent?.type !== "TemplateLiteral" || way.keys.length === 0) this.#escape(at, way);
    }
  }
  #member(member, way) {
    const name = memberName(member);
    const [key, ...keys] = way.keys;
    if (name === void 0) return this.#escape(member, way);
    if (key !== void 0) return name === key ? this.use(member, { ...way, keys }) : void 0;
    let at = member;
    while (at.parent && bare(at.parent) === member) at = at.parent;
    const { parent } = at;
    if (parent?.type === "AssignmentExpression" && parent.left === at) {
      this.written.add(name);
      if (parent.operator === "=") return;
    }
    if (parent?.type === "UnaryExpression" && parent.operator === "delete") return void this.written.add(name);
    if (name === "hasOwnProperty") return this.#escape(member, way);
    const isOptional = isAsked(at) || mayLack(member.object, name);
    this.#read(name, member.property, member, way, isOptional ? { isOptional: true } : {});
  }
  #assigned(assignment, at, way) {
    const { left } = assignment;
    if (left === at) return;
    if (left.type === "ObjectPattern") return this.#object(left, way);
    if (left.type === "Identifier") return this.#name(left, { ...way, isDoubtful: true });
    this.#escape(at, way);
  }
  #compared({ left, operator, right }, at, way) {
    if (operator !== "in" || right !== at || way.keys.length > 0) return;
    if (left.type === "Literal" && typeof left.value === "string")
      this.#read(left.value, left, left, way, { isOptional: true });
    else this.#escape(at, way);
  }
  #given(call, at, way) {
    const position = call.arguments.findIndex((each) => each === at);
    const isPlain = position >= 0 && !call.arguments.slice(0, position).some(({ type }) => type === "SpreadElement");
    if (!isPlain || call.type === "NewExpression") return this.#escape(at, way);
    const callee = bare(call.callee);
    if (isOfConsole(callee)) return;
    const method = callee.type === "MemberExpression" ? memberName(callee) : void 0;
    if (method !== void 0 && PARSES.test(method) && position === 0) return this.#parsed(call, callee, method, way);
    const own = functionCalled(callee, this.#evaluator);
    if (own) {
      const route = { call, ...way.route && { before: way.route } };
      const isDoubtful = this.isShared(own) ? { isDoubtful: true } : {};
      return this.parameter(own, position, { ...way, ...isDoubtful, route });
    }
    const imported = importOf(callee, this.#evaluator.file.scopes);
    const elsewhere = imported && this.#followImport?.(imported, position, way.keys);
    if (!elsewhere || elsewhere.mayBeMore) return this.#escape(at, way);
    for (const name of elsewhere.names) this.#read(name, at, at, { ...way, isDoubtful: true });
  }
  /** `Args.parse(args)`: a schema with unknown fields may give them other names. */
  #parsed(call, callee, method, way) {
    const schema = callee.type === "MemberExpression" ? this.#evaluator.evaluate(callee.object) : void 0;
    const isKnown = schema && isBuiltSchema(schema) && !schema.open;
    if (!isKnown) this.#escape(call, way);
    if (way.keys.length > 0) return;
    const keys = method.startsWith("safe") ? ["data"] : [];
    this.use(call, { ...way, keys, ...!isKnown && { isDoubtful: true } });
  }
  /** Whether a function may be called from other places too. */
  isShared(callable) {
    const named = callable.id ?? (callable.parent.type === "VariableDeclarator" ? callable.parent.id : void 0);
    if (named?.type !== "Identifier")
      return callable.parent.type === "MethodDefinition" && this.#isCalledTwice(callable);
    const binding = this.#evaluator.file.scopes.resolve(named);
    return !binding || isExported(callable) || this.#names.usesOf(binding, named.name).length > 1;
  }
  #isCalledTwice({ parent }) {
    const { computed, key } = parent;
    const name = nameOfKey(key, computed);
    const calls = this.#evaluator.file.calls.filter(({ callee }) => {
      const at = bare(callee);
      return at.type === "MemberExpression" && memberName(at) === name;
    });
    return calls.length > 1 || !(parent.type === "MethodDefinition" && isPrivate(parent));
  }
};
var isPrivate = ({ accessibility, key }) => accessibility === "private" || key.type === "PrivateIdentifier" || isPrivateOfBabel(key);
function usesIn(callable, position, keys, evaluator, names) {
  const all = new Following(evaluator, names);
  all.parameter(callable, position, { keys });
  const used = all.reads.filter(({ isUnused }) => !isUnused);
  return { names: used.map(({ name }) => name), mayBeMore: all.escapes.length > 0 };
}
var nameOfKey = (key, isComputed) => isPrivateOfBabel(key) ? key.id.name : staticName(key, Boolean(isComputed));
var PARSES = /^(safeParse|parse)(Async)?$/;
function isAsked(at) {
  const { parent } = at;
  switch (parent?.type) {
    case "LogicalExpression":
    case "ConditionalExpression":
    case "IfStatement":
      return true;
    case "UnaryExpression":
      return parent.operator === "!" || parent.operator === "typeof";
    case "BinaryExpression":
      return /^[!=]==?$/.test(parent.operator);
    default:
      return false;
  }
}
function mayLack(object, name) {
  if (object.type !== "TSAsExpression" || object.typeAnnotation.type !== "TSTypeLiteral") return false;
  return object.typeAnnotation.members.some(
    (member) => member.type === "TSPropertySignature" && member.optional && staticName(member.key, false) === name
  );
}
var isOfConsole = (callee) => callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "console";
function isExported(callable) {
  for (let at = callable.parent; at && !isFunction(at); at = at.parent)
    if (/^Export/.test(at.type)) return true;
  return false;
}
function functionCalled(callee, evaluator) {
  if (callee.type !== "MemberExpression") return functionOf(callee, evaluator.file.scopes);
  if (callee.object.type !== "ThisExpression") return void 0;
  const name = memberName(callee);
  let at = callee;
  while (at && at.type !== "ClassBody") at = at.parent;
  const found = at?.body.filter(
    (member2) => "key" in member2 && member2.key && !member2.static && nameOfKey(member2.key, member2.computed) === name
  ) ?? [];
  const [member] = found;
  if (found.length !== 1 || !member || !("value" in member) || !member.value) return void 0;
  const value = bare(member.value);
  return isFunction(value) ? value : void 0;
}

// src/extract/javascript/handlers/name-tests.ts
function nameTestsOf(callable, evaluator, names) {
  const following = new Following(evaluator, names);
  following.parameter(callable, 0, { keys: ["params", "name"] });
  const isName = (node) => following.reached.has(bare(node));
  const textIn = (node) => textOf(evaluator.evaluate(node));
  const asked = [...following.reached.keys()].flatMap(
    (node) => testsOf(node).flatMap(({ test, isAlias }) => {
      const name = textIn(test);
      return name === void 0 ? [] : [{ name, node: test, ...isAlias && { isAlias } }];
    })
  );
  const counts = groupBy(asked, ({ name }) => name);
  const toolIn = (node) => {
    for (let child = node, at = node.parent; at && !isFunction(at); child = at, at = at.parent) {
      const test = testAt(at, child, isName);
      if (test) return textIn(test);
    }
    return void 0;
  };
  const isUnknownTest = [...following.reached.keys()].some(
    (node) => testsOf(node).some(({ test }) => textIn(test) === void 0)
  );
  return {
    asked,
    isKnown: (tool) => counts.get(tool)?.length === 1,
    isOnlyCompared: !isUnknownTest && following.reads.length === 0 && following.escapes.every(({ node }) => isPrinted(node)),
    helpers: following.entered.map(({ callable: each }) => each),
    isName,
    toolAt(node, route) {
      for (let at = node, next = route; at; at = next?.call, next = next?.before) {
        const tool = toolIn(at);
        if (tool !== void 0 || !next) return tool;
      }
      return void 0;
    }
  };
}
function testsOf(node) {
  let at = node;
  while (at.parent && bare(at.parent) === node) at = at.parent;
  const { parent } = at;
  if (parent?.type === "SwitchStatement" && parent.discriminant === at)
    return parent.cases.flatMap(({ consequent, test }, index) => {
      const before = parent.cases[index - 1];
      const isAlias2 = consequent.length === 0 || before && !before.consequent.some(exits);
      return test ? [{ test, ...isAlias2 && { isAlias: true } }] : [];
    });
  if (parent?.type !== "BinaryExpression" || !/^[!=]==?$/.test(parent.operator)) return [];
  const isAlias = parent.parent.type === "LogicalExpression";
  return [{ test: parent.left === at ? parent.right : parent.left, ...isAlias && { isAlias } }];
}
function isPrinted(node) {
  for (let at = node; at && !/Statement$/.test(at.type); at = at.parent) {
    if (at.type === "TemplateLiteral" || at.type === "BinaryExpression" && at.operator === "+") return true;
    if (at.type === "NewExpression" || at.type === "CallExpression") {
      const called = path(at.callee);
      return called.some((name) => /^(log|logger|logging|console|debug)$|Error$/i.test(name));
    }
  }
  return false;
}
function testAt(at, child, isName) {
  if (at.type === "IfStatement" && child === at.consequent) return comparedTo(at.test, "===", isName);
  if (at.type === "ConditionalExpression" && child === at.consequent) return comparedTo(at.test, "===", isName);
  if (at.type === "BlockStatement") return refusedBefore(at.body, child, isName);
  if (at.type !== "SwitchCase" || !at.test || child === at.test || !isName(at.parent.discriminant)) return void 0;
  const before = at.parent.cases[at.parent.cases.indexOf(at) - 1];
  return !before || before.consequent.some(exits) ? at.test : void 0;
}
function refusedBefore(statements, child, isName) {
  for (const each of statements.slice(0, statements.indexOf(child))) {
    const other = each.type === "IfStatement" && exits(each.consequent) ? comparedTo(each.test, "!==", isName) : void 0;
    if (other) return other;
  }
  return void 0;
}
function comparedTo(test, operator, isName) {
  const at = bare(test);
  if (at.type === "LogicalExpression" && at.operator === (operator === "===" ? "&&" : "||"))
    return comparedTo(at.left, operator, isName) ?? comparedTo(at.right, operator, isName);
  if (at.type !== "BinaryExpression" || at.operator !== operator && at.operator !== operator.slice(0, 2))
    return void 0;
  if (isName(at.left)) return at.right;
  return isName(at.right) ? at.left : void 0;
}

// src/extract/javascript/handlers/names-in-file.ts
var NamesInFile = class {
  #evaluator;
  #all;
  /** By name and what it stands for: many functions may call a parameter alike. */
  #uses = /* @__PURE__ */ new Map();
  constructor(evaluator) {
    this.#evaluator = evaluator;
  }
  /** Where a name is used that a binding declares. */
  usesOf(binding, name) {
    let byBinding = this.#uses.get(name);
    if (!byBinding) {
      const { scopes } = this.#evaluator.file;
      const uses = this.called(name).filter((each) => !isDeclaration(each));
      this.#uses.set(name, byBinding = groupBy(uses, (each) => scopes.resolve(each)));
    }
    return byBinding.get(binding) ?? [];
  }
  called(name) {
    return this.#find().get(name) ?? [];
  }
  #find() {
    if (this.#all) return this.#all;
    const all = this.#all = /* @__PURE__ */ new Map();
    for (const each of this.#evaluator.file.identifiers) addTo(all, each.name, each);
    return all;
  }
};
function isDeclaration(name) {
  const { parent } = name;
  switch (parent?.type) {
    case "VariableDeclarator":
      return parent.id === name;
    case "AssignmentPattern":
      return parent.left === name;
    case "RestElement":
    case "ArrayPattern":
      return true;
    case "Property":
      return parent.value === name && parent.parent.type === "ObjectPattern";
    case "FunctionDeclaration":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return parent.body !== name;
    default:
      return false;
  }
}

// src/extract/javascript/handlers/inputs.ts
function templateInputsOf(readers, evaluator) {
  const names = new NamesInFile(evaluator);
  return readers.flatMap(({ callable, isOfTemplate, uri }) => {
    if (!isOfTemplate || !callable || !uri) return [];
    const all = new Following(evaluator, names);
    const isDoubtful = all.isShared(callable);
    all.parameter(callable, 1, { keys: [], ...isDoubtful && { isDoubtful } });
    return { template: plain(uri), reads: all.reads.map((use) => readOf(use, all.written)) };
  });
}
function inputsOf({ handlers, handlersElsewhere }, evaluator, followImport) {
  const names = new NamesInFile(evaluator);
  const tools = { evaluator, names, ...followImport && { followImport } };
  const shared = groupBy(handlers, ({ callable }) => callable);
  const told = handlers.filter(({ isOfLibrary, callable }) => !isOfLibrary || !shared.get(callable).some(isOfSdk));
  return [
    ...told.flatMap((handler) => ofHandler(handler, servesMany(shared.get(handler.callable)), tools)),
    ...handlersElsewhere.flatMap((handler) => ofHandlerElsewhere(handler, followImport))
  ];
}
var servesMany = (sharing) => new Set(sharing.map(({ tool }) => tool)).size > 1;
var isOfSdk = ({ isOfLibrary }) => !isOfLibrary;
function ofHandler(handler, isOfMany, { evaluator, names, followImport }) {
  const { callable, isDispatcher, isOfLibrary, tool } = handler;
  const follow2 = (position, keys) => {
    const all = new Following(evaluator, names, followImport);
    const isDoubtful = isOfMany || all.isShared(callable);
    all.parameter(callable, position, { keys, ...isDoubtful && { isDoubtful } });
    return all;
  };
  if (isDispatcher) return ofDispatcher(follow2(0, ["params", "arguments"]), callable, evaluator, names);
  if (tool === void 0) return [];
  const ways = isOfLibrary ? WAYS.filter(([position]) => position < callable.params.length) : [WAYS[0]];
  return ways.map(([position, ...keys]) => {
    const all = follow2(position, keys);
    const code = [callable, ...all.entered.map((each) => each.callable)];
    const input = inputOf(tool, all, all, { callable, code, evaluator });
    return isOfLibrary ? { ...input, isOfLibrary } : input;
  });
}
var WAYS = [
  [0],
  [0, "args"],
  [0, "arguments"],
  [0, "input"],
  [0, "params"],
  [1],
  [2]
];
function ofHandlerElsewhere({ given, imported, isOfLibrary, tool }, followImport) {
  const uses = isOfLibrary ? void 0 : followImport?.(imported, 0, []);
  if (!uses) return [];
  const at = place(given);
  const reads = uses.names.map((name) => ({ name, ...at, isDoubtful: true }));
  return [{ tool, handler: at, reads, mayReadMore: uses.mayBeMore, isStub: () => false }];
}
function inputOf(tool, { written }, { reads, escapes }, { callable, code, evaluator }) {
  return {
    tool,
    handler: place(callable),
    reads: reads.map((use) => readOf(use, written)),
    mayReadMore: escapes.length > 0,
    isStub: () => code.some(isStub) || code.every((each) => isEcho(each, evaluator))
  };
}
function readOf({ at, name, isDoubtful, isOptional, isUnused }, written) {
  return {
    name,
    ...place(at),
    ...isUnused && { isUnused },
    ...isOptional && { isOptional },
    ...(isDoubtful || written.has(name)) && { isDoubtful: true }
  };
}
function ofDispatcher(all, callable, evaluator, names) {
  const tests = nameTestsOf(callable, evaluator, names);
  const owned = (some) => groupBy(some, ({ node, route }) => tests.toolAt(node, route));
  const [reads, escapes] = [owned(all.reads), owned(all.escapes)];
  const inCommon = [reads.get(void 0) ?? [], escapes.get(void 0) ?? []];
  return [...new Set(tests.asked.map(({ name }) => name))].map((tool) => {
    const own = reads.get(tool) ?? [];
    const lost = [...escapes.get(tool) ?? [], ...inCommon[1]];
    const common = inCommon[0].map((use) => ({ ...use, isDoubtful: true }));
    const isShared = tests.asked.some(({ name, isAlias }) => name === tool && isAlias);
    const isOwn = (owner) => owner === tool || isShared && owner === void 0;
    const entered = all.entered.filter((each) => isOwn(tests.toolAt(each.callable, each.route)));
    const helpers = entered.flatMap((each) => each.callable === callable ? [] : [each.callable]);
    const code = helpers.length > 0 ? helpers : [callable];
    const found = { reads: [...own, ...common], escapes: lost };
    const input = inputOf(tool, all, found, { callable, code, evaluator });
    return isClear(tests, tool) ? input : { ...input, mayReadMore: true };
  });
}
var isClear = ({ isKnown }, tool) => isKnown(tool);
var UNFINISHED = /not[ _-]((yet|currently|directly)[ _-])?(implemented|supported|available)|unimplemented|coming (soon|in|later)\b|placeholder|in production, this|\b(todo|stub|mock|simulat|demo|dummy|fake)/i;
function isStub(callable) {
  let isFound = false;
  const note = (text) => void (isFound ||= typeof text === "string" && UNFINISHED.test(text));
  walkAst(callable, (node) => {
    if (node.type === "Literal") note(node.value);
    else if (node.type === "TemplateLiteral") for (const quasi of node.quasis) note(quasi.value.cooked);
    else if (node.type === "Identifier") note(node.name);
  });
  return isFound;
}
function isEcho(callable, evaluator) {
  let isOnly = true;
  walkAst(callable.body, (node) => {
    if (node.type === "CallExpression") isOnly &&= isOfValues(node) || isOfAnswers(node, evaluator);
    else if (node.type === "AssignmentExpression" || node.type === "AwaitExpression" || node.type === "ImportExpression")
      isOnly = false;
  });
  return isOnly;
}
function isOfAnswers({ callee }, evaluator) {
  const called = functionCalled(bare(callee), evaluator);
  if (!called || !onlyReturn(called)) return false;
  let isOnly = true;
  walkAst(called.body, (node) => {
    if (node.type === "CallExpression") isOnly &&= isOfValues(node);
    else if (node.type === "AwaitExpression") isOnly = false;
  });
  return isOnly;
}
function isOfValues({ callee }) {
  const method = bare(callee);
  if (method.type !== "MemberExpression") return false;
  const name = memberName(method);
  const { object } = method;
  if (object.type === "Identifier" && /^(?:JSON|console|Math|Date|Object)$/.test(object.name)) return true;
  return name !== void 0 && /^(?:join|map|filter|slice|trim|toString|toISOString|to(?:Upper|Lower)Case)$/.test(name);
}

export {
  place,
  unknown,
  unknownText,
  nothing,
  literal,
  union,
  follow,
  BUILT,
  TYPEBOX,
  ZOD,
  callsOf,
  traceOf,
  markOf,
  isBuilt,
  isBuiltSchema,
  isTypebox,
  withoutMark,
  isRawShape,
  isSurelySchema,
  mayBeRawShape,
  functionOf,
  functionAround,
  returnsOf,
  emptyEndsOf,
  mayEndEarly,
  breaksOf,
  onlyReturn,
  objectsReturned,
  exits,
  Following,
  usesIn,
  nameTestsOf,
  testAt,
  NamesInFile,
  templateInputsOf,
  inputsOf,
  readOf,
  UNFINISHED,
  isStub
};
