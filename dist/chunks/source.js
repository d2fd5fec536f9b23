import {
  CLEANINGS,
  Tree,
  argumentsOf,
  assignmentOf,
  bare,
  bodyOf,
  calleeOf,
  callsIn,
  childrenOf,
  classAround,
  cleaned,
  decode,
  decoratorsOf,
  dedent,
  dedented,
  docstringOf,
  entriesOf,
  exceptOf,
  expects,
  functionAround,
  headOfDecorator,
  isApart,
  isExpected,
  isFunction,
  isScope,
  isTried,
  kept,
  listed,
  memberOf,
  nameNodeOf,
  nameOf,
  nodesIn,
  parametersOf,
  parsePython,
  parser,
  pathOf,
  placeOf as placeOf2,
  rememberedAt,
  returnTypeOf,
  returnsOf,
  statementsOf,
  subscriptOf,
  textOf as textOf2,
  walk as walk2,
  withoutMark
} from "./grammar.js";
import {
  Lists,
  alternativesOf,
  isForTools,
  offeredIn,
  registersTools,
  withoutSetAside
} from "./offers.js";
import {
  Budget,
  LONGEST_TEXT,
  REFUSES,
  REFUSES_TOOL,
  UNFINISHED,
  arrayOf,
  conditional,
  nothingAt,
  object,
  placeOf,
  plain,
  scalar,
  textOf,
  unionAt,
  unknownAt
} from "./budget.js";
import "./lint.js";
import {
  NO_CODE,
  OWN_SDK,
  UNKNOWN,
  applyEdits,
  behind,
  changesOf,
  compareVersions,
  differing,
  editList,
  entry,
  get,
  has,
  inBrackets,
  isList,
  isNameOfRegistrar,
  lineEnd,
  lineEndOf,
  lineStart,
  printEach,
  printEdits,
  printNumber,
  sourceNodeOf,
  toValue,
  walk
} from "./rules.js";
import {
  UNCHECKED,
  addTo,
  append,
  foundOnce,
  groupBy,
  inPattern,
  known,
  latest,
  mayHoldPythonTools,
  mildFor,
  remembered,
  timesIn
} from "./version.js";

// src/extract/python/dialect.ts
var NAMES = { official: "pypi:mcp", fastmcp: "pypi:fastmcp" };
function sdkOf(library, packages) {
  if (!library) return void 0;
  const versions = versionsOf(packages[NAMES[library]]);
  const pydantic = versionsOf(packages["pypi:pydantic"]);
  return { is: library, ...versions && { versions }, ...pydantic && { pydantic } };
}
function libraryOfProject(packages) {
  const [only, ...others] = ["official", "fastmcp"].filter((each) => packages[NAMES[each]] !== void 0);
  return others.length === 0 ? only : void 0;
}
function versionsOf(requirement) {
  let from;
  let before;
  for (const part of (requirement ?? "").split(",")) {
    const [, operator, version] = /^(===?|>=|<=|~=|[<>^~])? ?v?(\d{1,6}(?:\.\d{1,6}){0,3})/.exec(part.trim()) ?? [];
    if (version === void 0) continue;
    const isPrefix = /\.\*\s*$/.test(part);
    if (operator === void 0 || operator.startsWith("==")) {
      from = version;
      before = isPrefix ? raised(version, version.split(".").length - 1) : `${version}.0.1`;
    } else if (operator === ">=" || operator === ">") from = version;
    else if (operator === "<") before = version;
    else if (operator === "<=") before = `${version}.0.1`;
    else {
      from = version;
      const parts = version.split(".").length;
      before = raised(
        version,
        operator === "^" ? 0 : Math.max(0, parts - (operator === "~=" ? 2 : parts > 1 ? parts - 1 : 1))
      );
    }
  }
  return from === void 0 && before === void 0 ? void 0 : { ...from !== void 0 && { from }, ...before !== void 0 && { before } };
}
function raised(version, index) {
  const parts = version.split(".").map(Number);
  return [...parts.slice(0, index), (parts[index] ?? 0) + 1].join(".");
}

// src/extract/python/methods.ts
var parametersGiven = ({ module, node, isBound }) => isBound ? parametersOf(module, node).slice(1) : parametersOf(module, node);
var methodsIn = rememberedAt(
  (module, owner) => statementsOf(bodyOf(owner)).flatMap((statement) => {
    const node = statement.name === "DecoratedStatement" ? statement.getChild("FunctionDefinition") : statement;
    const name = node?.name === "FunctionDefinition" ? nameOf(module, node) : void 0;
    return name === void 0 ? [] : [{ name, node }];
  })
);
var assignedIn = rememberedAt((module, owner) => {
  const found = /* @__PURE__ */ new Map();
  for (const statement of nodesIn(owner, ["AssignStatement"])) {
    const assigned = assignmentOf(statement);
    for (const target of assigned?.targets ?? []) addTo(found, textOf2(module, target), assigned);
  }
  return found;
});
function methodOf(module, owner, name, depth = 0) {
  const own = methodsIn(module, owner).find((each) => each.name === name)?.node;
  if (own) {
    const isStatic = decoratorsOf(own).some((each) => textOf2(module, each) === "@staticmethod");
    return { module, node: own, ...!isStatic && { isBound: true } };
  }
  if (depth > 4) return void 0;
  for (const { value, key } of argumentsOf(module, owner) ?? []) {
    const base = key === void 0 && pathOf(module, value) ? module.meaningOf(value) : void 0;
    const found = base?.is === "class" ? methodOf(base.module, base.node, name, depth + 1) : void 0;
    if (found) return found;
  }
  return void 0;
}

// src/extract/python/turns.ts
var ONCE = [/* @__PURE__ */ new Map()];
var MOST_TURNS = 500;
function turnsOf(module, call, calls2) {
  let turns = ONCE;
  for (let at2 = call.parent; at2; at2 = at2.parent) {
    if (isLoopAround(call, at2)) {
      const rounds = roundsOf(module, at2);
      if (!rounds) return void 0;
      turns = turns.flatMap((turn) => rounds.map((round) => new Map([...round, ...turn])));
    }
    if (at2.name === "FunctionDefinition") {
      const given2 = callsOf(module, at2, calls2);
      return given2.length === 0 || !dependsOn(module, call, at2, given2) ? turns : joined(turns, given2);
    }
    if (turns.length > MOST_TURNS) return void 0;
  }
  return turns;
}
function dependsOn(module, call, callable, given2) {
  const text2 = textOf2(module, call);
  const words = new Set(text2.slice(text2.indexOf("(")).match(/[A-Za-z_]\w*/g));
  if (given2.some((turn) => [...turn.keys()].some((name) => words.has(name)))) return true;
  const assigned = [...walk2(callable)].flatMap((node) => assignmentOf(node)?.targets ?? []);
  return assigned.some((each) => words.has(textOf2(module, each)));
}
var joined = (turns, given2) => turns.length * given2.length > MOST_TURNS ? void 0 : given2.flatMap((each) => turns.map((turn) => new Map([...each, ...turn])));
var isLoopAround = ({ from }, at2) => at2.name === "ForStatement" ? (bodyOf(at2)?.from ?? Infinity) <= from : /ComprehensionExpression$/.test(at2.name) && from < (at2.getChild("for")?.from ?? 0);
function roundsOf(module, loop) {
  const all2 = childrenOf(loop);
  const parts = all2.slice(all2.findIndex(({ name }) => name === "for"));
  if (loop.name !== "ForStatement" && parts.length !== 5) return void 0;
  const at2 = parts.findIndex(({ name }) => name === "in");
  const names2 = parts.slice(1, at2).flatMap(namesIn).map((each) => textOf2(module, each));
  const rows = parts[at2 + 1] && rowsMeant(module, parts[at2 + 1]);
  return rows?.map(({ module: of, cells: row }) => {
    const whole = row.length === 1 ? row[0] : void 0;
    const cells = names2.length > 1 && whole ? cellsOf(whole) : row;
    return new Map(names2.flatMap((name, index) => cells[index] ? [[name, { module: of, node: cells[index] }]] : []));
  });
}
var namesIn = (node) => node.name === "VariableName" ? [node] : /^(?:Tuple|Parenthesized|Array)Expression$/.test(node.name) ? childrenOf(node).flatMap(namesIn) : [];
var cellsOf = (row) => /^(?:Tuple|Array)Expression$/.test(row.name) ? listed(row).flatMap((part) => part[0] ?? []) : [row];
var unquoted = (module, key) => textOf2(module, key).replace(/^(["'])(.*)\1$/, "$2");
function partOf(module, node, turn) {
  const subscript = subscriptOf(node);
  const [item, ...others] = subscript?.items ?? [];
  const member = memberOf(module, node);
  const object2 = others.length > 0 ? void 0 : (subscript ?? member)?.object;
  const given2 = object2?.name === "VariableName" ? turn.get(textOf2(module, object2)) : void 0;
  if (!given2 || given2.more) return void 0;
  const meaning = pathOf(given2.module, given2.node) ? given2.module.meaningOf(given2.node) : void 0;
  const whole = meaning?.is === "value" && meaning.node ? { module: meaning.module, node: bare(meaning.node) } : given2;
  const key = item ? unquoted(module, item) : member.name;
  const part = member ? argumentsOf(whole.module, whole.node)?.find((each) => each.key === key)?.value : entriesOf(whole.node)?.findLast((each) => each.key && unquoted(whole.module, each.key) === key)?.value ?? (item?.name === "Number" && /^(?:Tuple|Array)/.test(whole.node.name) ? cellsOf(whole.node)[Number(key)] : void 0);
  return part && { module: whole.module, node: part };
}
function joinedRows(all2) {
  const rows = all2.flatMap((each) => each ?? []);
  return all2.includes(void 0) || rows.length > MOST_TURNS ? void 0 : rows;
}
function rowsMeant(module, expression, depth = 0, asked = { times: 0 }) {
  const node = bare(expression);
  if (depth > DEEPEST || ++asked.times > MOST_TURNS) return void 0;
  const meant = (of, other) => rowsMeant(of, other, depth + 1, asked);
  switch (node.name) {
    case "ArrayExpression":
    case "TupleExpression":
    case "SetExpression":
      return joinedRows(
        listed(node).map(([first, second]) => {
          if (!second) return [{ module, cells: [bare(first)] }];
          return textOf2(module, first) === "*" ? meant(module, second) : void 0;
        })
      );
    case "DictionaryExpression": {
      const entries = entriesOf(node);
      return entries && joinedRows(entries.map(({ key, value }) => key ? [{ module, cells: [key, value] }] : void 0));
    }
    case "BinaryExpression":
      return joinedRows(addedIn(module, node).map((each) => meant(module, each)));
    case "CallExpression":
      return rowsOfCall(module, node, meant);
  }
  const meaning = pathOf(module, node) ? module.meaningOf(node) : void 0;
  const rows = meaning?.is === "value" && meaning.node ? meant(meaning.module, meaning.node) : void 0;
  return rows?.length === 0 ? void 0 : rows;
}
function addedIn(module, sum) {
  const added2 = [];
  let at2 = sum;
  while (at2.name === "BinaryExpression") {
    const [left, operator, right] = childrenOf(at2);
    if (!left || !operator || !right || textOf2(module, operator) !== "+") return [sum];
    added2.unshift(right);
    at2 = bare(left);
  }
  return [at2, ...added2];
}
function rowsOfCall(module, call, meant) {
  const callee = calleeOf(call);
  const [only, ...others] = argumentsOf(module, call) ?? [];
  const member = memberOf(module, callee);
  if (!only && /^(?:items|values)$/.test(member?.name ?? "")) {
    const rows = meant(module, member.object);
    return member.name === "values" ? rows?.map((row) => ({ ...row, cells: row.cells.slice(-1) })) : rows;
  }
  const meaning = pathOf(module, callee) ? module.meaningOf(callee) : void 0;
  if (meaning?.is === "builtin" && /^(?:list|tuple)$/.test(meaning.name) && only && others.length === 0)
    return meant(module, only.value);
  if (meaning?.is !== "function") return void 0;
  const [first, ...more] = statementsOf(bodyOf(meaning.node)).filter(({ name }) => name !== "ExpressionStatement");
  const value = first?.name === "ReturnStatement" && more.length === 0 ? first.firstChild?.nextSibling : void 0;
  return value ? meant(meaning.module, value) : void 0;
}
var DEEPEST = 5;
function callsOf(module, callable, calls2) {
  const known2 = givenTo(calls2);
  let turns = known2.get(callable.from);
  if (!turns) known2.set(callable.from, turns = findCallsOf(module, callable, calls2));
  return turns;
}
var givenTo = remembered((_) => /* @__PURE__ */ new Map());
function findCallsOf(module, callable, calls2) {
  const name = nameOf(module, callable);
  const parameters = parametersOf(module, callable);
  return calls2.flatMap((call) => {
    const callee = calleeOf(call);
    if (callee.name !== "VariableName" || textOf2(module, callee) !== name) return [];
    const meaning = module.meaningOf(callee);
    if (meaning?.is !== "function" || meaning.module !== module || meaning.node.from !== callable.from) return [];
    const args = argumentsOf(module, call) ?? [];
    if (args.some(({ spread }) => spread)) return [];
    const rest = parameters.find(({ kind }) => kind === "kwargs");
    const more = args.filter(({ key }) => key !== void 0 && !parameters.some(({ name: own }) => own === key));
    return inComprehension(module, call).map(
      (round) => new Map([
        ...rest ? [[rest.name, { module, node: call, more }]] : [],
        ...args.flatMap(({ key, value }, index) => {
          const parameter = key ?? parameters[index]?.name;
          const given2 = round.get(textOf2(module, value)) ?? { module, node: value };
          return parameter === void 0 ? [] : [[parameter, given2]];
        })
      ])
    );
  });
}
function inComprehension(module, call) {
  const around = call.parent;
  return around && around.name !== "ForStatement" && isLoopAround(call, around) && roundsOf(module, around) || ONCE;
}
function envOf(turn, evaluator) {
  if (turn.size === 0) return NO_ENV;
  const env = /* @__PURE__ */ new Map();
  for (const [name, { module, node, more }] of turn)
    env.set(
      name,
      more ? keywords(module, node, more, evaluator) : evaluator.fieldsOf(module, node) ?? evaluator.valueOf(module, node)
    );
  return env;
}
function keywords(module, call, more, evaluator) {
  const entries = more.map(({ key, keyNode, value }) => ({
    ...{ key, ...placeOf2(module, keyNode), value: evaluator.valueOf(module, value) }
  }));
  return { kind: "object", ...placeOf2(module, call), entries, open: false };
}
var NO_ENV = /* @__PURE__ */ new Map();

// src/extract/python/functions.ts
var NO_TURN = /* @__PURE__ */ new Map();
var DEEPEST2 = 5;
function functionMeant(servers, module, expression, turn = NO_TURN, depth = 0) {
  const node = bare(expression);
  if (depth > DEEPEST2) return void 0;
  if (node.name === "LambdaExpression") return { module, node };
  if (node.name === "CallExpression") {
    const callee = calleeOf(node);
    const isLike2 = callee.name === "CallExpression" && pathOf(module, calleeOf(callee))?.at(-1) === "wraps";
    const args = argumentsOf(module, isLike2 ? callee : node) ?? [];
    const [only, ...others] = args.filter(({ key, spread }) => key === void 0 && !spread);
    return only && others.length === 0 ? functionMeant(servers, module, only.value, turn, depth + 1) : void 0;
  }
  const part = turn.size > 0 ? partOf(module, node, turn) : void 0;
  if (part) return functionMeant(servers, part.module, part.node, NO_TURN, depth + 1);
  const names2 = pathOf(module, node);
  if (!names2) return void 0;
  const given2 = names2.length === 1 ? turn.get(names2[0]) : void 0;
  if (given2) return functionMeant(servers, given2.module, given2.node, NO_TURN, depth + 1);
  for (const meaning of module.meaningsOf(node)) {
    if (meaning.is === "function") {
      const isStatic = decoratorsOf(meaning.node).some((each) => textOf2(meaning.module, each) === "@classmethod");
      return { module: meaning.module, node: meaning.node, ...isStatic && { isBound: true } };
    }
    if (meaning.is === "value" && meaning.node && meaning.node.from !== node.from)
      return functionMeant(servers, meaning.module, meaning.node, NO_TURN, depth + 1);
  }
  return methodNamed(servers, module, names2, node);
}
function methodNamed(servers, module, names2, at2) {
  const name = names2.at(-1);
  for (const instance of servers.instancesOf(module, names2.slice(0, -1), at2, 0)) {
    const method = instance.is === "class" && instance.node ? methodOf(instance.module, instance.node, name) : void 0;
    if (method) return method;
  }
  return void 0;
}
function decoratorMeant(servers, module, names2, at2, depth = 0) {
  for (const meaning of module.meaningsOfPath(names2, at2)) {
    if (meaning.is === "function") return { module: meaning.module, node: meaning.node };
    if (meaning.is === "class") return methodOf(meaning.module, meaning.node, "__init__");
    const other = meaning.is === "value" && meaning.node ? bare(meaning.node) : void 0;
    const path = other && "module" in meaning ? pathOf(meaning.module, other) : void 0;
    if (path && depth < DEEPEST2 && "module" in meaning)
      return decoratorMeant(servers, meaning.module, path, other, depth + 1);
  }
  return methodNamed(servers, module, names2, at2);
}

// src/extract/python/called.ts
function answeringIn({ handlers, dispatchers, servers }, module) {
  const first = [...handlers, ...dispatchers.map((node) => ({ module, node }))];
  return servers ? withCalled(servers, first).filter((each) => each.module === module) : [];
}
function withCalled(servers, functions, word) {
  const keyOf2 = ({ module, node }) => `${module.location}
${node.from}`;
  const all2 = new Map(functions.map((each) => [keyOf2(each), each]));
  for (const { module, node } of all2.values())
    for (const call of callsIn(module, bodyOf(node))) {
      const callee = calleeOf(call);
      if (word === void 0 && module.isImported(callee)) continue;
      const elsewhere = module.definedElsewhere(callee);
      if (elsewhere && (word === void 0 || !word.test(elsewhere.module.text))) continue;
      const path = pathOf(module, callee);
      if (!path || word === void 0 && path.length > 1 && path[0] !== "self") continue;
      const method = servers.methodElsewhere(module, callee);
      if (method && (word === void 0 || !word.test(method.module.text))) continue;
      const next = functionMeant(servers, module, callee);
      if (next && (module === servers.module || next.module === module) && !all2.has(keyOf2(next)))
        all2.set(keyOf2(next), next);
    }
  return [...all2.values()];
}

// src/extract/python/logged.ts
function loggedOf(start) {
  const { servers, module, imported } = start;
  if (![module, ...imported].some(({ text: text2 }) => text2.includes("stdout"))) return [];
  const made = callsIn(module, module.root).find(
    (each) => /^(?:mcp\.server|fastmcp)\b.*\.FastMCP$/.test(module.externalOf(calleeOf(each)) ?? "")
  );
  const isFirst = (node) => start.isLowLevel || made !== void 0 && node.to < made.from && (!functionAround(node) || functionAround(made) !== void 0);
  const early = callsIn(module, module.root).filter(start.isBefore);
  const found = /* @__PURE__ */ new Map();
  const look = (own, calls2, isFirstOfAll) => {
    for (const call of calls2) {
      const stream = streamOf(own, call, isFirstOfAll(call));
      if (!stream) continue;
      const toError = textOf2(own, stream) === "sys.stdout" && [{ ...placeOf2(own, stream), text: "sys.stderr" }];
      found.set(`${own.location} ${stream.from}`, {
        ...placeOf2(own, call),
        transport: placeOf2(module, start.transport),
        logger: "logging",
        ...toError && { toError }
      });
    }
  };
  const inBody = (ref) => {
    const body = bodyOf(ref.node);
    return callsIn(ref.module, body).filter((each) => isAlwaysIn(ref.module, each, body));
  };
  for (const each of imported) {
    if (!each.text.includes("stdout")) continue;
    const calls2 = callsIn(each, each.root).filter((one) => isAlwaysIn(each, one, each.root));
    const isBefore = () => made !== void 0 || start.isLowLevel;
    look(each, calls2, isBefore);
    for (const call of calls2) {
      const meant = functionMeant(servers, each, calleeOf(call));
      if (meant?.module === each) look(each, inBody(meant), isBefore);
    }
  }
  look(module, early, isFirst);
  for (const call of early) {
    const meant = functionMeant(servers, module, calleeOf(call));
    if (meant?.module.text.includes("stdout")) look(meant.module, inBody(meant), () => isFirst(call));
  }
  for (const each of start.called)
    if (each.module.text.includes("stdout")) look(each.module, inBody(each), () => false);
  return [...found.values()];
}
function isAlwaysIn(module, node, body) {
  for (let at2 = node.parent; at2; at2 = at2.parent) {
    if (at2.from === body.from && at2.name === body.name) return true;
    if (/^(?:FunctionDefinition|ClassDefinition|LambdaExpression)$/.test(at2.name)) return false;
    if (/^(?:If|While|For|Match)Statement$/.test(at2.name) && !/^if not [\w.]+\.(?:handlers|hasHandlers\(\))\s*:/.test(textOf2(module, at2)))
      return false;
  }
  return false;
}
var levelsOf = (module, logger, within) => callsIn(module, within).flatMap((call) => {
  const member = memberOf(module, calleeOf(call));
  const isIt = member?.name === "setLevel" && textOf2(module, member.object) === textOf2(module, logger);
  return isIt && argumentsOf(module, call)?.[0]?.value || [];
});
function streamOf(module, call, isFirst) {
  const args = argumentsOf(module, call) ?? [];
  const given2 = (name) => args.find(({ key }) => key === name)?.value;
  if (module.externalOf(calleeOf(call)) === "logging.basicConfig") {
    const [level, force] = [given2("level"), given2("force")];
    const isDone = isFirst || force && textOf2(module, force) === "True";
    if (!level || !isDone || !takesInfo(module, level)) return void 0;
    const stream2 = given2("stream");
    if (stream2) return isStdout(module, stream2) ? stream2 : void 0;
    const handlers = given2("handlers");
    const list = handlers?.name === "VariableName" ? valueOf(module, handlers) : handlers;
    return (list ? childrenOf(list) : []).map((each) => streamOfHandler(module, each)).find((each) => each);
  }
  const member = memberOf(module, calleeOf(call));
  const [handler] = args;
  if (member?.name === "add" && handler && module.externalOf(member.object) === "loguru.logger")
    return isStdout(module, handler.value) && isTold(module, args, call) ? handler.value : void 0;
  const stream = member?.name === "addHandler" && handler ? streamOfHandler(module, handler.value) : void 0;
  return stream && member && isHeard(module, member.object, call) ? stream : void 0;
}
function takesInfo(module, level) {
  const node = level.name === "VariableName" ? valueOf(module, level) ?? level : level;
  if (IMPORTANT.test(textOf2(module, node))) return true;
  const [, name] = /^(?:getattr\(logging, )?(\w+)(?:\.upper\(\))?(?:, logging\.INFO)?\)?$/.exec(textOf2(module, node)) ?? [];
  const callable = functionAround(node);
  const given2 = callable && parametersOf(module, callable).find((each) => each.name === name)?.default;
  return given2 !== void 0 && IMPORTANT.test(textOf2(module, given2));
}
var IMPORTANT = /^(?:logging\.)?(?:INFO|DEBUG|NOTSET)$|^["'](?:INFO|DEBUG)["']$/;
var isStdout = (module, node) => module.externalOf(node) === "sys.stdout";
function streamOfHandler(module, node) {
  const isName = node.name === "VariableName";
  const made = isName ? valueOf(module, node) : node;
  if (made?.name !== "CallExpression" || module.externalOf(calleeOf(made)) !== "logging.StreamHandler")
    return void 0;
  const [first, ...others] = argumentsOf(module, made) ?? [];
  if (!first || others.length > 0 || !isStdout(module, first.value)) return void 0;
  const isSevere = isName && (new RegExp(`\\b${inPattern(textOf2(module, node))}\\.addFilter\\(`).test(module.text) || !levelsOf(module, node, module.root).every((each) => takesInfo(module, each)));
  return isSevere ? void 0 : first.value;
}
function isHeard(module, logger, call) {
  const made = logger.name === "VariableName" ? valueOf(module, logger) : logger;
  if (made?.name !== "CallExpression" || module.externalOf(calleeOf(made)) !== "logging.getLogger") return false;
  const name = inPattern(textOf2(module, logger));
  const levels = levelsOf(module, logger, functionAround(call) ?? module.root);
  if (!levels.some((each) => takesInfo(module, each) && !textOf2(module, each).endsWith("NOTSET"))) return false;
  if (QUIET.test(module.text.slice(call.to))) return false;
  const isRoot = (argumentsOf(module, made) ?? []).length === 0;
  return isRoot || new RegExp(`(?<![\\w.])${name}\\.(?:info|warning|error|exception|critical)\\(`).test(module.text);
}
function isTold(module, args, call) {
  if (args.some(({ key, spread }) => spread || key === "filter")) return false;
  const level = args.find(({ key }) => key === "level")?.value;
  const after = module.text.slice(call.to);
  return (!level || takesInfo(module, level)) && !/\blogger\.remove\(/.test(after) && /\blogger\.(?:info|success|warning|error|exception|critical)\(/.test(after);
}
var QUIET = /\blogging\.disable\(|\.removeHandler\(|\.handlers\.clear\(|\.handlers\s*=(?!=)/;
function valueOf(module, name) {
  const text2 = textOf2(module, name);
  for (const scope of [functionAround(name), module.root]) {
    const values = [...scope ? walk2(scope) : []].flatMap((each) => {
      const { targets = [], value } = each.name === "AssignStatement" && assignmentOf(each) || {};
      const isIn2 = scope === module.root ? !functionAround(each) : true;
      return isIn2 && value && targets.some((one) => textOf2(module, one) === text2) ? [value] : [];
    });
    if (values.length > 0) return values.length === 1 ? values[0] : void 0;
  }
  return void 0;
}

// src/extract/python/schemas/dialect.ts
function isSince({ from, before } = {}, version) {
  if (from !== void 0 && compareVersions(from, version) >= 0) return true;
  return before !== void 0 && compareVersions(before, version) <= 0 ? false : void 0;
}
var not = (value) => value === void 0 ? void 0 : !value;
var or = (a, b) => a === true || b === true || (a === false && b === false ? false : void 0);
var Dialect = class {
  is;
  /** Schemas and properties have titles. */
  titles;
  /** A title is also taken from a schema that has nothing else in it. */
  dropsLoneTitles;
  /** The arguments as a whole, and models that refuse other fields, have `additionalProperties: false`. */
  closes;
  /** Classes are in `$defs`, and not in the place where they are used. */
  hasDefs;
  /** A text in `Annotated` is a description. */
  textsDescribe;
  /** What the docstring says of a parameter is its description in the schema. */
  docstringDescribes;
  /** The type of what is returned is served. */
  hasOutput;
  /** `dict[str, Any]` has `additionalProperties: true`. */
  opensDictionaries;
  /** `Optional[Context]` is left out as `Context` is. */
  leavesOutOptionalContext;
  /** What is wrapped is described as "Generic wrapper \u2026". */
  describesWrapper;
  /** Fields of a TypedDict that may be missing have `default: null` in what is returned. */
  hasNullForMissing;
  /** Calls such as `Depends(get_user)` as defaults leave a parameter out. */
  injects;
  refusesSelf;
  /** Bytes are not served as what is returned, and a bare `list` is not from version 4 on. */
  leavesOutBytes;
  leavesOutBareList;
  /** Images and content that is made by hand have no schema where they are returned. */
  leavesOutContent;
  /** Parameters that have the name of an attribute of `BaseModel` are served like any other. */
  takesModelNames;
  /** Every annotation has to be a class or generic, and no text. */
  needsClasses;
  constructor({ is, versions, pydantic }) {
    const since = (version) => isSince(versions, version);
    const isFast = is === "fastmcp";
    this.is = is;
    this.titles = isFast ? not(since("2.11")) : true;
    this.dropsLoneTitles = isFast && since("3.2.4");
    this.closes = isFast ? or(not(since("2.3.1")), since("3")) : false;
    this.hasDefs = isFast ? not(since("3")) : true;
    this.textsDescribe = isFast && since("2.11");
    this.docstringDescribes = isFast && since("3.2.4");
    this.hasOutput = since(isFast ? "2.10" : "1.10");
    this.opensDictionaries = isSince(pydantic, "2.11") ?? (since(isFast ? "2.13" : "1.13") || void 0);
    this.leavesOutOptionalContext = isFast || (since("1.16") || since("1.14") === false ? since("1.16") : void 0);
    this.describesWrapper = isFast && not(since("3.2.4"));
    this.hasNullForMissing = isFast || since("2.3") ? false : not(since("2.0.1")) || void 0;
    this.injects = isFast && since("2.14");
    this.refusesSelf = isFast && since("3");
    this.leavesOutBytes = isFast && since("3.2.4");
    this.leavesOutBareList = isFast && since("4");
    this.leavesOutContent = isFast || since("2");
    this.needsClasses = !isFast && since("1.7") === true && since("1.14") === false;
    this.takesModelNames = isFast || since("1.12");
  }
};

// src/extract/python/to-stderr.ts
var LONGEST_LINE = 88;
function toStderr(module, call, keyword) {
  const list = call.getChild("ArgList");
  const imported = importOfSys(module, call);
  if (!list || !imported) return void 0;
  const edit = streamIn(module, call, list, `${keyword}=sys.stderr`);
  return edit && [...imported, edit];
}
function streamIn({ text: text2 }, call, list, stream) {
  const parts = listed(list);
  if (parts.some((part) => part.length > 1 && part[1].name !== "AssignOp" && !/^\*/.test(part[0].name)))
    return void 0;
  const last = parts.at(-1)?.at(-1);
  const inside = text2.slice(list.from + 1, list.to - 1);
  if (!last) return inside.trim() === "" ? { start: list.from + 1, end: list.to - 1, text: stream } : void 0;
  if (/[\r\n]/.test(inside)) {
    const own = /^[^\S\r\n]*$/.test(text2.slice(lineStart2(text2, last.from), last.from));
    const indent = text2.slice(lineStart2(text2, last.from), last.from);
    return { start: last.to, end: last.to, text: own ? `,
${indent}${stream}` : `, ${stream}` };
  }
  const [start, end] = [lineStart2(text2, call.from), lineEnd2(text2, call.to)];
  const isAlone = text2.slice(start, call.from).trim() === "" && text2.slice(call.to, end).trim() === "";
  if (!isAlone || end - start > LONGEST_LINE || end - start + stream.length + 2 <= LONGEST_LINE)
    return { start: last.to, end: last.to, text: `, ${stream}` };
  const outer = text2.slice(start, call.from);
  const inner = `
${outer}    `;
  const given2 = text2.slice(list.from + 1, last.to);
  const fits2 = inner.length - 1 + given2.length + 2 + stream.length <= LONGEST_LINE;
  const each = parts.map((part) => text2.slice(part[0].from, part.at(-1).to));
  const lines = fits2 ? `${inner}${given2}, ${stream}` : [...each, stream].map((one) => `${inner}${one},`).join("");
  return { start: list.from + 1, end: list.to - 1, text: `${lines}
${outer}` };
}
function importOfSys(module, at2) {
  const [meaning, ...others] = module.meaningsOfPath(["sys"], at2);
  if (meaning) return meaning.is === "external" && meaning.path === "sys" && others.length === 0 ? [] : void 0;
  return newImport(module);
}
var newImport = remembered((module) => {
  if (/\bsys\b/.test(module.text)) return void 0;
  const imports = statementsOf(module.root).filter(({ name }) => name === "ImportStatement");
  const own = imports.filter((each) => !textOf2(module, each).startsWith("from __future__"));
  const [first] = own;
  if (!first) return void 0;
  const before = own.findIndex((each) => !isBeforeSys(textOf2(module, each)));
  const last = own[(before < 0 ? own.length : before) - 1];
  return last ? [{ start: last.to, end: last.to, text: "\nimport sys" }] : [{ start: first.from, end: first.from, text: `import sys
${isModule(textOf2(module, first)) ? "" : "\n"}` }];
});
var isModule = (statement) => /^import [\w.]+$/.test(statement);
var isBeforeSys = (statement) => isModule(statement) && statement < "import sys";
var lineStart2 = (text2, at2) => text2.lastIndexOf("\n", at2 - 1) + 1;
function lineEnd2(text2, at2) {
  const end = text2.slice(at2).search(/\r?\n/);
  return end < 0 ? text2.length : at2 + end;
}

// src/extract/python/behaviour.ts
var inputsOf = ({ handlers, servers }) => handlers.map((handler) => inputOf(handler, servers));
var isWatched = remembered(
  (module) => module.text.includes(".add_middleware(") && callsIn(module, module.root).some((call) => {
    const given2 = memberOf(module, calleeOf(call))?.name === "add_middleware" && argumentsOf(module, call)?.[0]?.value;
    const made = given2 && given2.name === "CallExpression" ? module.meaningOf(calleeOf(given2)) : void 0;
    return made?.is === "class" && WATCHES.every((each) => each.test(textOf2(made.module, made.node)));
  })
);
var WATCHES = [/\bdef on_call_tool\b/, /\bmessage\.arguments\b/];
var ANY_NAME = /^(?:locals|vars|dir|eval|exec|inspect|currentframe|_getframe)$/;
var FRAMES = /\b(?:f_locals|f_back|currentframe|_getframe|getargvalues)\b/;
var REGISTERS = /^@[\w.]*\b(?:tool|prompt|resource)\b/;
var ARGUMENTS = /\bkwargs\s?(?:\[|\.(?:get|pop|items|values)\b)|\bin\s+kwargs\b|\.bind(?:_partial)?\(|\bf_locals\b/;
function inputOf({ module, node, tool, parameters }, servers) {
  const names2 = new Set(parametersOf(module, node).flatMap(({ name }) => parameters.has(name) ? name : []));
  const body = bodyOf(node);
  const reads = names2.has("ctx") ? [{ name: "ctx", ...placeOf2(module, node) }] : [];
  let mayReadMore = body === void 0 || names2.size < parameters.size;
  const seen = /* @__PURE__ */ new Set();
  const lost = /* @__PURE__ */ new Set();
  for (const each of body ? nodesIn(body, ["VariableName", "PropertyName"]) : []) {
    const name = textOf2(module, each);
    if (ANY_NAME.test(name)) mayReadMore = true;
    const isKeyword = each.parent?.name === "ArgList" && each.nextSibling?.name === "AssignOp";
    if (each.name === "PropertyName" || isKeyword || !names2.has(name)) continue;
    if (!seen.has(name) && isOverwritten(module, each, body)) lost.add(name);
    seen.add(name);
    if (!lost.has(name))
      reads.push({ name, ...placeOf2(module, each), ...isEchoed(module, each) && { isEchoed: true } });
  }
  const decorators = decoratorsOf(node);
  const isWhole = reads.length > 0 && [...names2].every((name) => reads.some((each) => each.name === name));
  const meant = (each) => servers && decoratorMeant(servers, module, pathOf(module, each) ?? [], each);
  const namesOne = (each) => [...textOf2(module, each).matchAll(/["'](\w+)["']/g)].some(([, word]) => names2.has(word));
  mayReadMore ||= !isWhole && (decorators.some(
    (each) => decorators.length > 1 && !REGISTERS.test(textOf2(module, each)) && (namesOne(each) || !wrapsOnly(meant(each))) || isMadeWith(ARGUMENTS, meant(each))
  ) || callsIn(module, body).some((each) => {
    const callee = calleeOf(each);
    const owner = memberOf(module, callee)?.object;
    const elsewhere = module.definedElsewhere(callee) ?? (owner && module.definedElsewhere(owner));
    const mayBe = !elsewhere || FRAMES.test(elsewhere.module.text);
    return mayBe && isMadeWith(FRAMES, functionCalled(module, each));
  }));
  return {
    tool,
    handler: placeOf2(module, node),
    reads,
    mayReadMore,
    ...servers && isWatched(servers.module) && { isWatched: true },
    isOfSignature: true,
    isStub: () => UNFINISHED.test(textOf2(module, node)),
    offers: () => new Set(body ? offersOf(module, body) : [])
  };
}
function offersOf(module, body) {
  return nodesIn(body, ["FormatString", "ContinuedString"]).flatMap((each) => {
    if (each.parent?.name === "ContinuedString") return [];
    const parts = textOf2(module, each).split(/\{([^{}]{1,300})\}/);
    const filled = parts.filter((_, at2) => at2 % 2 === 1).map((code) => new Set(code.match(/\w+/g)));
    return offeredIn(
      parts.filter((_, at2) => at2 % 2 === 0),
      filled
    );
  });
}
var wrapsOnly = (made) => made !== void 0 && nameOf(made.module, made.node) !== "__init__" && !ARGUMENTS.test(textOf2(made.module, made.node));
function isOverwritten(module, name, body) {
  const statement = name.parent;
  const { targets = [], value } = statement.parent?.from === body.from && statement.parent.name === body.name && assignmentOf(statement) || {};
  return targets.length === 1 && targets[0].from === name.from && value !== void 0 && ![...walk2(value)].some((each) => textOf2(module, each) === textOf2(module, name));
}
function isEchoed(module, name) {
  let at2 = name.parent;
  if (at2.name === "FormatReplacement") at2 = at2.parent.parent;
  if (at2.name === "ArgList") return LOGS.test(textOf2(module, calleeOf(at2.parent)));
  if (name.prevSibling?.name !== ":" || at2.from === name.parent.parent?.from) return false;
  while (/^(?:Dictionary|Array|Parenthesized)Expression$/.test(at2.name)) at2 = at2.parent;
  if (at2.name === "ArgList" && textOf2(module, calleeOf(at2.parent)) === "json.dumps") at2 = at2.parent.parent;
  return at2.name === "ReturnStatement";
}
var LOGS = /^(?:self\.)?_?(?:log|logger|logging)\.\w+$/i;
var isMadeWith = (pattern, made) => made !== void 0 && pattern.test(textOf2(made.module, made.node));
function functionCalled(module, call) {
  const meaning = pathOf(module, calleeOf(call)) ? module.meaningOf(calleeOf(call)) : void 0;
  return meaning?.is === "function" ? meaning : void 0;
}
function printedOf(found, module, packages, isOlder) {
  const { dispatchers, listers, servers } = found;
  const handlers = found.handlers.filter(({ server }) => writesToStdout(server.library, packages, isOlder));
  const isLow = dispatchers.length > 0 && writesToStdout("official", packages, isOlder);
  const isServer = (node) => {
    if (handlers.length > 0) return handlers.some(({ server: server2 }) => server2.isSure) && isServerName(module, node);
    const server = servers?.of(pathOf(module, node) ?? [], node);
    return server?.isSure === true && writesToStdout(server.library, packages, isOlder);
  };
  const high = startOf(module, isServer);
  const { call: start, isChosen } = high ?? (isLow ? lowLevelStartOf(module) : void 0) ?? {};
  if (!servers || !start) return [];
  const answering = isLow ? [...dispatchers, ...listers].map((node) => ({ module, node })) : [];
  const called = withCalled(servers, [...handlers, ...answering], WRITES);
  const imported = modulesOf(module);
  const modules = /* @__PURE__ */ new Set([module, ...imported, ...called.map((each) => each.module)]);
  if ([...modules].some(({ text: text2 }) => TURNED_AWAY.test(text2))) return [];
  const transport = placeOf2(module, start);
  const printed = called.flatMap(({ module: own, node }) => [...printsIn(own, bodyOf(node) ?? node, transport)]);
  const early = [...printsIn(module, module.root, transport)].filter(
    (each) => !each.isLate && each.end < start.from && !printed.some((other) => !other.file && other.start === each.start) && isOnTheWay(blockAt(module, each.start), start)
  );
  const before = imported.flatMap(
    (each) => (WRITES.test(each.text) ? statementsOf(each.root) : []).filter(({ name }) => !DEFINES.test(name)).flatMap((statement) => [...printsIn(each, statement, transport)]).filter((at2) => !at2.isLate && blockAt(each, at2.start)?.name === "Script")
  );
  const logged = loggedOf({
    ...{ servers, module, transport: start, imported, called },
    isBefore: (node) => node.to < start.from && isOnTheWay(blockAt(module, node.from), start),
    isLowLevel: !high
  });
  const all2 = [...before, ...early, ...printed, ...logged];
  return isChosen ? all2.flatMap((each) => each.isLate ? [] : { ...each, isFallback: true }) : all2;
}
var DEFINES = /Definition$|^(?:Decorated|Import)Statement$/;
var TURNED_AWAY = /\bsys\.stdout\s*=(?!=)|\bredirect_stdout\b|\bbuiltins\.print\s*=/;
function modulesOf(module) {
  const names2 = statementsOf(module.root).filter(({ name }) => name === "ImportStatement").flatMap((each) => each.getChildren("VariableName", "import"));
  const found = /* @__PURE__ */ new Set();
  for (const each of names2) {
    if (found.size > MOST_IMPORTED) break;
    for (const one of [module.definedElsewhere(each) ?? module.meaningsOf(each)].flat())
      if ("module" in one && one.module !== module) found.add(one.module);
  }
  return [...found];
}
var MOST_IMPORTED = 100;
var WRITES = /\b(?:p?print|print_json|pp|stdout|console)\b/i;
function* printsIn(module, within, transport) {
  for (const each of WRITES.test(textOf2(module, within)) ? callsIn(module, within) : []) {
    const args = argumentsOf(module, each) ?? [];
    const stream = streamOf2(module, each, args);
    if (!stream || endsProgram(module, each)) continue;
    const { node, keyword, logger } = stream;
    const isNamed2 = node && textOf2(module, node) === "sys.stdout";
    const toError = isNamed2 ? [{ ...placeOf2(module, node), text: "sys.stderr" }] : keyword !== void 0 && toStderr(module, each, keyword);
    const next = each.parent?.nextSibling;
    const isFlushed = stream.isFlushed || args.some(({ key, value }) => key === "flush" && textOf2(module, value) === "True") || next && textOf2(module, next) === "sys.stdout.flush()";
    yield {
      ...placeOf2(module, each),
      transport,
      ...logger && { logger },
      ...!isFlushed && { isLate: true },
      ...toError && { toError }
    };
  }
}
function streamOf2(module, call, args) {
  const callee = calleeOf(call);
  const isStdout2 = (node) => module.externalOf(node) === "sys.stdout";
  const member = memberOf(module, callee);
  if (member && /^write(?:lines)?$/.test(member.name))
    return isStdout2(member.object) && !module.text.includes("jsonrpc") ? { node: member.object } : void 0;
  if (args.some(({ spread }) => spread === "**")) return void 0;
  if (member && CONSOLE_PRINTS.test(member.name) && isConsole(module, member.object))
    return { logger: "rich", isFlushed: true };
  if (!PRINTS.test(member?.name ?? textOf2(module, callee))) return void 0;
  const isBuiltin = textOf2(module, callee) === "print" && module.meaningOf(callee)?.is === "builtin";
  const path = isBuiltin ? "print" : module.externalOf(callee);
  const print = path === void 0 ? void 0 : PRINTING[path];
  if (!print) return void 0;
  const given2 = args.find(({ key }) => key === print.keyword)?.value;
  if (given2) return isStdout2(given2) ? { node: given2 } : void 0;
  return path?.startsWith("pprint.") && args.filter(({ key }) => key === void 0).length > 1 ? void 0 : print;
}
var PRINTS = /^(?:p?print|pp)$/;
var PRINTING = {
  print: { keyword: "file" },
  "rich.print": { keyword: "file", isFlushed: true },
  "pprint.pprint": { keyword: "stream", logger: "pprint" },
  "pprint.pp": { keyword: "stream", logger: "pprint" }
};
var CONSOLE_PRINTS = /^(?:print|print_json|log|rule)$/;
var IS_CONSOLE = /^rich\.console\.Console$/;
function isConsole(module, node) {
  const meaning = module.meaningOf(node);
  if (meaning?.is !== "value" || meaning.node?.name !== "CallExpression") return false;
  const { module: own, node: made } = meaning;
  const args = IS_CONSOLE.test(own.externalOf(calleeOf(made)) ?? "") ? argumentsOf(own, made) : void 0;
  return args?.every(({ key, spread }) => !spread && !/^(?:stderr|file|quiet|record)$/.test(key ?? "")) === true;
}
function endsProgram(module, call) {
  let next = call.parent?.name === "ExpressionStatement" ? call.parent.nextSibling : void 0;
  while (next && /^(?:(?:rich\.|\w*console\.)?print|sys\.stdout\.\w+)\(/.test(textOf2(module, next)))
    next = next.nextSibling;
  return next ? ENDS.test(textOf2(module, next)) : false;
}
var ENDS = /^(?:sys\.exit|os\._exit|exit|quit)\(|^raise SystemExit\b/;
function isOnTheWay(block, transport) {
  for (let at2 = transport.parent; at2 && block; at2 = at2.parent) {
    if (at2.from === block.from && at2.name === block.name) return true;
    if (at2.name === "FunctionDefinition") return block.name === "Script";
  }
  return false;
}
function blockAt(module, start) {
  let block = module.root.resolveInner(start, 1);
  while (block && block.name !== "Body" && block.name !== "Script") block = block.parent;
  return block ?? void 0;
}
function writesToStdout(library, packages, isOlder) {
  const sdk = sdkOf(library, packages);
  if (sdk?.is === "official") return !(isSince(sdk.versions, "2") ?? !isOlder);
  return sdk !== void 0 && isSince(sdk.versions, "4") === false;
}
function startOf(module, isServer) {
  const calls2 = [];
  for (const each of /\brun(?:_async|_stdio_async)?\b/.test(module.text) ? callsIn(module, module.root) : []) {
    const member = memberOf(module, calleeOf(each));
    if (member && /^run(?:_async|_stdio_async)?$/.test(member.name) && isServer(member.object)) calls2.push(each);
  }
  const isStdio = (call) => (argumentsOf(module, call) ?? []).every(
    ({ key, value }, index) => (key === "transport" || key === void 0 && index === 0) && /^["']stdio["']$/.test(textOf2(module, value))
  );
  const last = calls2.at(-1);
  const isOne = new Set(calls2.map((call) => textOf2(module, calleeOf(call).firstChild))).size === 1;
  if (!last || !isOne) return void 0;
  const isBranch2 = calls2.length === 1 && functionAround(last) !== void 0 && isInCondition(last);
  if (!isBranch2 && calls2.every(isStdio)) return { call: last };
  if (isBranch2 && !/transport|stdio/i.test(testsAround(module, last))) return void 0;
  const chosen = calls2.find((call) => isStdio(call) || isStdioByDefault(module, call));
  return chosen && { call: chosen, isChosen: true };
}
function isStdioByDefault(module, call) {
  const transport = argumentsOf(module, call)?.find(({ key }) => key === "transport")?.value;
  if (!transport) return false;
  const text2 = textOf2(module, transport);
  return /["']stdio["']/.test(text2) || /^[\w.]+$/.test(text2) && STDIO_BY_DEFAULT.test(module.text);
}
var STDIO_BY_DEFAULT = /\b(?:default|transport(?:\s{0,9}:\s{0,9}[^\n=]{1,80})?)\s{0,9}=\s{0,9}["']stdio["']|,\s{0,9}["']stdio["']\s{0,9}\)/i;
function lowLevelStartOf(module) {
  if (OTHER_TRANSPORT.test(module.text)) return void 0;
  const [only, ...others] = callsIn(module, module.root).filter(
    (each) => /^mcp\.(?:.+\.)?stdio_server$/.test(module.externalOf(calleeOf(each)) ?? "")
  );
  return !only || others.length > 0 || functionAround(only) && isInCondition(only) ? void 0 : { call: only };
}
var OTHER_TRANSPORT = /\b(?:Sse|StreamableHTTP|WebSocket)\w*(?:Transport|Manager)\b|\buvicorn\b|\b(?:sse|http|websocket)_(?:app|server)\b/;
var isServerName = (module, node) => /mcp|server|^app$/i.test(pathOf(module, node)?.at(-1) ?? "");
var isInCondition = (node) => conditionsAround(node).length > 0;
var testsAround = (module, node) => conditionsAround(node).flatMap((each) => childrenOf(each).filter(({ name }) => name !== "Body")).map((each) => textOf2(module, each)).join(" ");
function conditionsAround(node) {
  const found = [];
  for (let at2 = node.parent; at2 && at2.name !== "FunctionDefinition"; at2 = at2.parent)
    if (at2.name === "IfStatement") found.push(at2);
  return found;
}

// src/extract/python/annotations.ts
function annotationsServed(annotations, module, sdk) {
  if (annotations.kind !== "object") return annotations;
  const renames = takesSnakeCase(module, sdk);
  const isOpen = renames === void 0 && annotations.entries.some(({ key }) => HINT_IN_SNAKE_CASE.test(key));
  const entries = annotations.entries.flatMap((each) => {
    const key = renames !== false && HINT_IN_SNAKE_CASE.test(each.key) ? camelCase(each.key) : each.key;
    if (renames === void 0 && key !== each.key) return [];
    return [{ ...each, key, value: HINT.test(key) ? booleanTaken(each.value) : each.value }];
  });
  return { ...annotations, entries, open: annotations.open || isOpen };
}
function takesSnakeCase({ imports }, sdk) {
  if (sdk?.is === "official" && imports.some((path) => /^mcp\.server\.fastmcp\b/.test(path))) return false;
  return sdk && isSince(sdk.versions, sdk.is === "official" ? "2" : "4");
}
var HINT = /^(?:readOnly|destructive|idempotent|openWorld)Hint$/;
var HINT_IN_SNAKE_CASE = /^(?:read_only|destructive|idempotent|open_world)_hint$/;
var camelCase = (key) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
var TAKEN = new Map([
  ...["1", "t", "true", "y", "yes", "on"].map((text2) => [text2, true]),
  ...["0", "f", "false", "n", "no", "off"].map((text2) => [text2, false])
]);
function booleanTaken(value) {
  if (value.kind !== "string" && value.kind !== "number") return value;
  const taken2 = TAKEN.get(String(value.value).toLowerCase());
  if (taken2 === void 0) return value;
  const { start, end, file, via } = value;
  return { kind: "boolean", start, end, ...file !== void 0 && { file }, ...via && { via }, value: taken2 };
}

// src/extract/python/schemas/docstring.ts
var NOTHING = { parameters: /* @__PURE__ */ new Map() };
var SPEAKS = /\b(?:arg|param|key)|\bParameters\b/i;
function documentationOf(module, fn) {
  const node = docstringOf(fn);
  const isOfInterest = node?.name === "String" && SPEAKS.test(textOf2(module, node));
  const decoded = isOfInterest ? decode(module.text, node.from, node.to) : void 0;
  if (!node || !decoded || decoded.isBytes) return NOTHING;
  const units = CLEANINGS[1](decoded.value);
  const text2 = kept(decoded.value, units);
  let start = 0;
  const raw = text2.split("\n").map((each) => {
    const line = { text: each, start };
    start += each.length + 1;
    return line;
  });
  const margin = Math.min(...raw.slice(1).flatMap((line) => isBlank(line) ? [] : indentOf(line)));
  const cut = (line, by) => ({ text: line.text.slice(by), start: line.start + by });
  const lines = raw.map(
    (line, index) => index > 0 && margin < Infinity ? cut(line, Math.min(margin, indentOf(line))) : line
  );
  const found = [google, numpy, sphinx].map((read) => read(lines)).find(({ items }) => items.length > 0);
  if (!found) return NOTHING;
  const { file } = placeOf2(module, node);
  const placeAt = (from, to) => ({
    start: decoded.offsets[units[from]],
    end: decoded.offsets[units[to - 1]] + 1,
    ...file !== void 0 && { file }
  });
  const parameters = /* @__PURE__ */ new Map();
  for (const { name, line, at: at2, text: value } of found.items) {
    const from = line.start + at2;
    const end = line.start + line.text.trimEnd().length;
    parameters.set(name, {
      name: placeAt(from, from + name.length),
      text: { kind: "string", ...placeAt(line.start + /^\s*/.exec(line.text)[0].length, end), value }
    });
  }
  return { parameters, ...found.description !== void 0 && { description: found.description } };
}
var HEADING = /^(\w[\s\w-]*):(?:\s|$)/;
var PARAMETERS = /^(?:args|arguments|params|parameters)$/i;
function google(lines) {
  const items = [];
  const before = [];
  let isBefore = true;
  let isInCode = false;
  for (let index = 0; index < lines.length; index++) {
    const { text: text2 } = lines[index];
    const isFence = text2.trimStart().startsWith("```");
    if (isFence) isInCode = !isInCode;
    const [, heading] = !isFence && !isInCode && HEADING.exec(text2) || [];
    if (heading === void 0 || !isBlank(lines[index - 1]) || isBlank(lines[index + 1]) || !isIndented(lines[index + 1])) {
      if (isBefore) before.push(text2);
      continue;
    }
    isBefore &&= before.every((each) => each === "");
    const end = endOfBlock(lines, index + 1);
    if (PARAMETERS.test(heading)) append(items, itemsIn(lines.slice(index + 1, end)));
    index = end - 1;
  }
  return { items, description: textIn(before) };
}
var isBlank = (line) => !line || line.text.trim() === "";
var isIndented = (line) => line?.text.startsWith(" ") === true;
var indentOf = ({ text: text2 }) => /^ */.exec(text2)[0].length;
function withoutLastBreaks(text2) {
  let end = text2.length;
  while (text2[end - 1] === "\n") end--;
  return text2.slice(0, end);
}
var textIn = (lines) => {
  const text2 = withoutLastBreaks(lines.join("\n"));
  return text2 === "" ? void 0 : text2;
};
function endOfBlock(lines, from) {
  const indent = indentOf(lines[from]);
  let at2 = from;
  while (at2 < lines.length && (isBlank(lines[at2]) || indentOf(lines[at2]) >= indent)) at2++;
  return at2;
}
function itemsIn(lines) {
  const indent = indentOf(lines[0]);
  const groups = [];
  for (const line of lines) {
    if (!isBlank(line) && indentOf(line) === indent) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.flatMap(([first, ...more]) => {
    const own = first.text.slice(indent);
    const colon = own.indexOf(":");
    if (colon < 0) return [];
    const head = own.slice(0, colon);
    const name = (head.includes("(") && head.endsWith(")") ? head.slice(0, head.indexOf("(")) : head).trim();
    const rest = more.map(
      (line) => isBlank(line) ? "" : line.text.slice(indentOf(line) >= 2 * indent ? 2 * indent : indentOf(line))
    );
    const text2 = withoutLastBreaks([own.slice(colon + 1).trimStart(), ...rest].join("\n"));
    return name === "" ? [] : [{ name, line: first, at: indent + own.indexOf(name), text: text2 }];
  });
}
function numpy(lines) {
  const items = [];
  const isHeading = (index) => /^\w[\w ]*$/.test(lines[index]?.text ?? "") && /^-{3,}\s*$/.test(lines[index + 1]?.text ?? "");
  const first = lines.findIndex((_, index) => isHeading(index));
  if (first < 0) return { items, description: void 0 };
  for (let index = first; index < lines.length; index++) {
    if (!isHeading(index) || !PARAMETERS.test(lines[index].text.trim())) continue;
    let end = index + 2;
    while (end < lines.length && !isHeading(end)) end++;
    for (let at2 = index + 2; at2 < end; at2++) {
      const [, names2] = /^([\w*]+(?:, [\w*]+)*)(?:\s*:.*)?$/.exec(lines[at2].text) ?? [];
      if (names2 === void 0) continue;
      let last = at2 + 1;
      while (last < end && (isBlank(lines[last]) || isIndented(lines[last]))) last++;
      const body = lines.slice(at2 + 1, last);
      const indent = body[0] ? indentOf(body[0]) : 0;
      const text2 = textIn(body.map((line) => line.text.slice(Math.min(indent, indentOf(line))))) ?? "";
      for (const name of names2.split(", "))
        items.push({ name, line: lines[at2], at: lines[at2].text.indexOf(name), text: text2 });
    }
  }
  return { items, description: textIn(lines.slice(0, first).map(({ text: text2 }) => text2)) };
}
function sphinx(lines) {
  const items = [];
  const first = lines.findIndex(({ text: text2 }) => /^:\w[^:]*:/.test(text2));
  for (const [index, line] of lines.entries()) {
    const [head, name] = /^:(?:param|parameter|arg|argument|key|keyword)\s+(?:\S+\s+)?(\w+):/.exec(line.text) ?? [];
    if (head === void 0 || name === void 0) continue;
    const more = [];
    for (let at2 = index + 1; at2 < lines.length && isIndented(lines[at2]); at2++) more.push(lines[at2].text.trim());
    const text2 = [line.text.slice(head.length).trim(), ...more].join(" ").trim();
    items.push({ name, line, at: head.length - 1 - name.length, text: text2 });
  }
  return { items, description: textIn(lines.slice(0, Math.max(0, first)).map(({ text: text2 }) => text2)) };
}

// src/extract/python/schemas/model.ts
function canonical(meaning) {
  if (meaning.is === "builtin") return meaning.name;
  const parts = meaning.path.split(".");
  const root = parts[0];
  const last = parts.at(-1);
  if (/^(?:typing|typing_extensions|collections)$/.test(root)) return `typing.${last}`;
  return /^(?:pydantic|mcp|fastmcp|annotated_types)$/.test(root) ? `${root}.${last}` : meaning.path;
}
var SDK_CONTEXT = /^(?:mcp|fastmcp)\.Context$/;
var isContextName = (name) => SDK_CONTEXT.test(name);

// src/extract/python/schemas/fields.ts
var SHOWN = /^(?:alias|validation_alias|serialization_alias|title|description|examples|json_schema_extra|deprecated|g[et]|l[et]|multiple_of|min_length|max_length|pattern|regex)$/;
var HIDDEN = /^(?:default|default_factory|frozen|repr|init|init_var|kw_only|exclude|strict|validate_default|alias_priority|allow_inf_nan|max_digits|decimal_places|coerce_numbers_to_str|strip_whitespace|to_lower|to_upper|compare|hash|metadata|union_mode|fail_fast)$/;
function fieldOf(reader, { module, node, scope }) {
  const given2 = /* @__PURE__ */ new Map();
  let isOpen = false;
  let found = { is: "none" };
  for (const [index, { key, value, spread }] of (argumentsOf(module, node) ?? []).entries()) {
    const expression = { module, node: value, scope };
    if (spread !== void 0) isOpen = true;
    else if (key === "default" || key === void 0 && index === 0) {
      if (value.name !== "Ellipsis") found = { is: "value", value: reader.valueOf(expression) };
    } else if (key === "default_factory" || key === "factory") found = { is: "hidden" };
    else if (key !== void 0 && SHOWN.test(key)) given2.set(key, plain(reader.valueOf(expression)));
    else if (key === void 0 || !HIDDEN.test(key)) isOpen = true;
  }
  return { ...placeOf2(module, node), given: given2, default: found, isOpen };
}
var BOUNDS = {
  ...{ Ge: "ge", Gt: "gt", Le: "le", Lt: "lt", MultipleOf: "multiple_of", MinLen: "min_length", MaxLen: "max_length" }
};
var CHANGES_NOTHING = /^(?:pydantic\.(?:(?:Before|After|Wrap)Validator|SkipValidation|Strict|PlainSerializer|WrapSerializer)|typing\.(?:Doc|deprecated)|typing_extensions\.Doc)$/;
function metadataOf(reader, expression) {
  const { module, scope } = expression;
  const node = bare(expression.node);
  const place = placeOf2(module, node);
  if (/String$/.test(node.name)) return { ...place, is: "text", text: plain(reader.valueOf({ module, node, scope })) };
  if (node.name === "Number" || node.name === "None") return { ...place, is: "nothing" };
  if (node.name !== "CallExpression") {
    const meaning = reader.meaningOf({ module, node, scope });
    if (meaning?.is === "value" && meaning.node && /String$|^CallExpression$/.test(meaning.node.name))
      return metadataOf(reader, { module: meaning.module, node: meaning.node, scope: meaning.node });
    return { ...place, is: "unknown" };
  }
  const callee = reader.meaningOf({ module, node: calleeOf(node), scope });
  const name = callee?.is === "external" ? canonical(callee) : "";
  const last = name.slice(name.lastIndexOf(".") + 1);
  if (CHANGES_NOTHING.test(name)) return { ...place, is: "nothing" };
  if (/^pydantic\.(?:Field|StringConstraints|con(?:int|float|str))$/.test(name))
    return { ...place, is: "field", field: fieldOf(reader, { module, node, scope }) };
  const first = argumentsOf(module, node)?.[0]?.value;
  const value = first && plain(reader.valueOf({ module, node: first, scope }));
  if (name === "pydantic.WithJsonSchema" && value?.kind === "object") return { ...place, is: "schema", schema: value };
  const bound2 = name.startsWith("annotated_types.") ? BOUNDS[last] : void 0;
  if (bound2 === void 0 || !value) return { ...place, is: "unknown" };
  return {
    ...place,
    is: "field",
    field: { ...place, given: /* @__PURE__ */ new Map([[bound2, value]]), default: { is: "none" }, isOpen: false }
  };
}
function defaultOf(reader, module, given2) {
  if (!given2 || given2.name === "Ellipsis") return { is: "none" };
  const node = bare(given2);
  const meaning = node.name === "VariableName" ? reader.meaningOf({ module, node, scope: node }) : void 0;
  if (meaning?.is === "value" && meaning.node?.name === "CallExpression")
    return defaultOf(reader, meaning.module, meaning.node);
  if (meaning?.is === "external" || node.name === "VariableName" && !meaning)
    return { is: "called", at: placeOf2(module, node) };
  if (node.name === "CallExpression") {
    const callee = reader.meaningOf({ module, node: calleeOf(node), scope: node });
    const name = callee?.is === "external" ? canonical(callee) : "";
    const last = name.slice(name.lastIndexOf(".") + 1);
    if (name === "pydantic.PrivateAttr") return { is: "private" };
    if (name === "pydantic.Field" || name === "dataclasses.field")
      return { is: "field", field: fieldOf(reader, { module, node, scope: node }) };
    if (/^(?:fastmcp|docket)\./.test(name) && /^(?:Depends|Progress|Current\w+)$/.test(last)) return { is: "injected" };
    const value = reader.valueOf({ module, node, scope: node });
    return value.kind === "unknown" && !value.isText ? { is: "called", at: placeOf2(module, node) } : { is: "value", value };
  }
  return { is: "value", value: reader.valueOf({ module, node, scope: node }) };
}
function lastOf(fields, key) {
  for (let index = fields.length - 1; index >= 0; index--) {
    const found = fields[index].given.get(key);
    if (found) return found;
  }
  return void 0;
}
var aliasOf = (fields) => lastOf(fields, "validation_alias") ?? lastOf(fields, "alias");

// src/extract/python/schemas/classes.ts
var DEEPEST3 = 12;
var ClassReader = class _ClassReader {
  name;
  place;
  kind;
  /** Its own class of contexts. */
  isContext;
  #reader;
  #module;
  #node;
  #bases;
  /** What it inherits from is not all known. */
  #isOfUnknown;
  #fields;
  #values;
  constructor(reader, module, node, depth = 0) {
    this.#reader = reader;
    this.#module = module;
    this.#node = node;
    this.name = nameOf(module, node) ?? "";
    this.place = placeOf2(module, node.getChild("VariableName") ?? node);
    const kinds = /* @__PURE__ */ new Set();
    const bases = [];
    for (const { key, value, spread } of argumentsOf(module, node) ?? []) {
      if (key !== void 0) continue;
      const base = bare(value);
      const object2 = subscriptOf(base)?.object ?? base;
      const meaning = spread === void 0 ? reader.meaningOf({ module, node: object2, scope: object2 }) : void 0;
      if (meaning?.is === "class" && depth < DEEPEST3 && meaning.node.from !== node.from) {
        const model = new _ClassReader(reader, meaning.module, meaning.node, depth + 1);
        kinds.add(subscriptOf(base) ? "unknown" : model.isContext ? "context" : model.kind);
        bases.push(model);
      } else if (meaning?.is === "builtin" || meaning?.is === "external") {
        const kind2 = kindOfBase(canonical(meaning));
        if (kind2) kinds.add(kind2);
      } else kinds.add("unknown");
    }
    this.#bases = bases;
    this.#isOfUnknown = kinds.has("unknown");
    this.isContext = kinds.has("context");
    kinds.delete("plain");
    const [kind, ...others] = kinds;
    if (others.length > 0 || kind === "unknown" || kind === "context") this.kind = "unknown";
    else this.kind = kind ?? (this.#isDataclass() ? "dataclass" : "plain");
  }
  /** Also of a class that is no dataclass: the official SDK serves what it returns. */
  #isDataclass() {
    return decoratorsOf(this.#node).some((decorator) => {
      const path = decorator.getChildren("VariableName").map((each) => textOf2(this.#module, each));
      const [meaning] = this.#module.meaningsOfPath(path, decorator);
      return meaning?.is === "external" && /^(?:pydantic\.)?dataclasses\.dataclass$/.test(meaning.path);
    });
  }
  get doc() {
    const node = docstringOf(this.#node);
    const value = node && this.#reader.evaluator.textOf(this.#module, node);
    const text2 = value === void 0 ? "" : cleaned(value);
    return text2 === "" ? void 0 : { kind: "string", ...placeOf2(this.#module, node), value: text2 };
  }
  get #statements() {
    return statementsOf(bodyOf(this.#node)).flatMap(
      (each) => each.name === "StatementGroup" ? childrenOf(each) : [each]
    );
  }
  /** The values of an enum; undefined where they are made in a way that is not known. */
  get values() {
    this.#values ??= this.#bases.length === 1 && this.#bases[0].values.length > 0 ? [] : [...this.#members().values()];
    return this.#values;
  }
  memberValue(name) {
    return this.kind === "enum" ? this.#members().get(name) : void 0;
  }
  #members() {
    const members = /* @__PURE__ */ new Map();
    for (const statement of this.#statements) {
      if (statement.name === "FunctionDefinition" && /^__(?:new|init)__$/.test(nameOf(this.#module, statement) ?? ""))
        return /* @__PURE__ */ new Map([["", { kind: "unknown", ...this.place }]]);
      const { targets, value } = assignmentOf(statement) ?? {};
      const [target] = targets ?? [];
      if (!value || target?.name !== "VariableName") continue;
      const name = textOf2(this.#module, target);
      if (name.startsWith("_")) continue;
      members.set(name, this.#memberOf(name, value, members.size));
    }
    return members;
  }
  #memberOf(name, value, index) {
    const place = placeOf2(this.#module, value);
    if (value.name !== "CallExpression") return plain(this.#reader.evaluator.valueOf(this.#module, value));
    const callee = this.#reader.meaningOf({ module: this.#module, node: calleeOf(value), scope: value });
    const isAuto = callee?.is === "external" && callee.path === "enum.auto";
    if (!isAuto) return { kind: "unknown", ...place };
    if (this.#isOf("enum.StrEnum")) return { kind: "string", ...place, value: name.toLowerCase() };
    const isNumbered = !(argumentsOf(this.#module, this.#node) ?? []).some(
      ({ value: base }) => textOf2(this.#module, base) === "str"
    );
    return isNumbered ? { kind: "number", ...place, value: index + 1 } : { kind: "unknown", ...place };
  }
  #isOf(path) {
    return (argumentsOf(this.#module, this.#node) ?? []).some(({ value }) => {
      const meaning = this.#reader.meaningOf({ module: this.#module, node: bare(value), scope: value });
      return meaning?.is === "external" && meaning.path === path;
    });
  }
  /** With those that it inherits, which come first. */
  get fields() {
    if (this.#fields) return this.#fields;
    this.#fields = [];
    const fields = /* @__PURE__ */ new Map();
    for (const base of [...this.#bases].reverse()) for (const field of base.fields) fields.set(field.name, field);
    for (const field of this.#ownFields()) fields.set(field.name, field);
    return this.#fields = [...fields.values()];
  }
  *#ownFields() {
    const isTotal = this.#isTotal;
    for (const statement of this.#statements) {
      const { targets, annotation, value } = assignmentOf(statement) ?? {};
      const [target] = targets ?? [];
      if (!annotation || target?.name !== "VariableName") continue;
      const name = textOf2(this.#module, target);
      if (name === "model_config" || name.startsWith("_") && this.kind !== "typed-dict") continue;
      const type = this.#reader.typeAt(this.#module, annotation);
      if (type.is === "qualified" && type.as === "ClassVar") continue;
      if (type.is === "unknown" && /\bClassVar\b/.test(textOf2(this.#module, annotation))) continue;
      const given2 = defaultOf(this.#reader, this.#module, value);
      if (given2.is === "private") continue;
      const own = type.is === "qualified" ? type.type : type;
      const isRequired = type.is === "qualified" ? type.as === "Required" : isTotal;
      yield {
        ...{ name, ...placeOf2(this.#module, target), type: own, default: given2 },
        ...this.kind === "typed-dict" && { isRequired }
      };
    }
  }
  get #isTotal() {
    const total = this.#keyword("total");
    return !(total?.kind === "boolean" && !total.value);
  }
  /** `class X(Base, total=False)`. */
  #keyword(name) {
    const found = (argumentsOf(this.#module, this.#node) ?? []).find(({ key }) => key === name);
    return found && plain(this.#reader.evaluator.valueOf(this.#module, found.value));
  }
  /** `model_config = ConfigDict(extra="forbid")`, or a class `Config` in it. */
  get config() {
    let config = { isOpen: this.#isOfUnknown };
    for (const base of this.#bases) config = { ...config, ...withoutTitle(base.config) };
    const read = (key, value) => {
      if (IRRELEVANT.test(key)) return;
      const known2 = this.#reader.evaluator.textOf(this.#module, value);
      if (key === "extra" && known2 !== void 0)
        config = { ...config, ...known2 === "ignore" ? {} : { extra: known2 } };
      else if (key === "title" && known2 !== void 0) config = { ...config, title: known2 };
      else config = { ...config, isOpen: true };
    };
    for (const { key, value } of argumentsOf(this.#module, this.#node) ?? [])
      if (key === "extra" || key === "title") read(key, value);
    for (const statement of this.#statements) {
      const { targets, value } = assignmentOf(statement) ?? {};
      if (targets?.[0] && textOf2(this.#module, targets[0]) === "model_config" && value) {
        if (value.name === "CallExpression") {
          for (const { key, value: given2 } of argumentsOf(this.#module, value) ?? []) read(key ?? "", given2);
        } else {
          const known2 = plain(this.#reader.evaluator.valueOf(this.#module, value));
          const isKnown = known2.kind === "object" && !known2.open;
          for (const each of isKnown ? known2.entries : []) {
            if (each.key === "extra" && each.value.kind === "string") {
              if (each.value.value !== "ignore") config = { ...config, extra: each.value.value };
            } else if (!IRRELEVANT.test(each.key)) config = { ...config, isOpen: true };
          }
          if (!isKnown) config = { ...config, isOpen: true };
        }
      }
      if (statement.name === "ClassDefinition" && nameOf(this.#module, statement) === "Config")
        for (const own of statementsOf(bodyOf(statement))) {
          const assigned = assignmentOf(own);
          if (assigned?.value) read(textOf2(this.#module, assigned.targets[0]), assigned.value);
        }
      const definition = statement.name === "DecoratedStatement" ? statement.lastChild : statement;
      if (definition?.name === "FunctionDefinition") {
        const name = nameOf(this.#module, definition) ?? "";
        if (/^__get_pydantic_|^model_json_schema$/.test(name)) config = { ...config, isOpen: true };
      }
    }
    return config;
  }
  /** It has fields that are computed, or writes itself: what it returns is another thing than what it takes. */
  get isWrittenOtherwise() {
    return this.#bases.some((base) => base.isWrittenOtherwise) || this.#statements.some(
      (each) => each.name === "DecoratedStatement" && /^@(?:\w+\.)?(?:computed_field|(?:field|model)_serializer)\b/.test(textOf2(this.#module, each))
    );
  }
};
var withoutTitle = ({ extra, isOpen }) => ({ ...extra && { extra }, isOpen });
var IRRELEVANT = /^(?:arbitrary_types_allowed|frozen|populate_by_name|validate_by_name|validate_assignment|str_(?:strip_whitespace|to_lower|to_upper)|use_enum_values|validate_default|from_attributes|orm_mode|strict|protected_namespaces|revalidate_instances|ser_json_\w+|allow_inf_nan|hide_input_in_errors|coerce_numbers_to_str|defer_build|allow_population_by_field_name|cache_strings|val_json_bytes|json_encoders|regex_engine)$/;
function kindOfBase(name) {
  if (name === "pydantic.BaseModel") return "model";
  if (/^enum\.(?:Str|Int)?Enum$/.test(name)) return "enum";
  if (name === "typing.TypedDict") return "typed-dict";
  if (isContextName(name)) return "context";
  return /^(?:object|str|int|float|abc\.ABC|typing\.(?:Generic|Protocol))$/.test(name) ? void 0 : "unknown";
}

// src/extract/python/schemas/types.ts
var DEEPEST4 = 30;
var TypeReader = class {
  evaluator;
  #classes = /* @__PURE__ */ new Map();
  #depth = 0;
  constructor(evaluator) {
    this.evaluator = evaluator;
  }
  typeAt(module, node) {
    return this.typeOf({ module, node, scope: node });
  }
  typeOf(expression) {
    const { module, scope } = expression;
    const node = bare(expression.node);
    if (this.#depth > DEEPEST4) return unknownType(module, node);
    this.#depth++;
    try {
      return this.#type({ module, node, scope });
    } finally {
      this.#depth--;
    }
  }
  #type({ module, node, scope }) {
    const place = placeOf2(module, node);
    switch (node.name) {
      case "None":
        return { ...place, is: "plain", keywords: [["type", "null"]] };
      case "String":
        return this.#quoted(module, node, scope);
      case "BinaryExpression": {
        const [left, operator, right] = childrenOf(node);
        if (!left || !right || !operator || textOf2(module, operator) !== "|") return { ...place, is: "unknown" };
        return unionOf(
          place,
          [left, right].map((each) => this.typeOf({ module, node: each, scope }))
        );
      }
      case "VariableName":
      case "MemberExpression": {
        const subscript = subscriptOf(node);
        if (!subscript) return this.#named({ module, node, scope });
        const items = subscript.items.map((each) => ({ module, node: bare(each), scope }));
        return this.#generic({ module, node: subscript.object, scope }, items, place);
      }
      case "CallExpression":
        return this.#called({ module, node, scope });
      default:
        return { ...place, is: "unknown" };
    }
  }
  /** `"Node | None"`: its text is an expression, at its place. */
  #quoted(module, node, scope) {
    const [, quote, text2] = /^("""|'''|"|')([^\\]*)\1$/.exec(textOf2(module, node)) ?? [];
    const from = node.from + (quote?.length ?? 0);
    if (text2 === void 0 || text2.trim() === "") return unknownType(module, node);
    const tree = parser.parse(text2);
    const script = new Tree(tree.type, [tree], [from], from + tree.length).topNode.firstChild;
    const [statement, ...others] = script ? childrenOf(script) : [];
    const inner = statement?.name === "ExpressionStatement" && others.length === 0 ? statement.firstChild : void 0;
    return inner && !inner.nextSibling && inner.name !== "String" ? this.typeOf({ module, node: inner, scope }) : unknownType(module, node);
  }
  meaningOf({ module, node, scope }) {
    const path = pathOf(module, node);
    const [first, ...others] = path ? module.meaningsOfPath(path, scope) : [];
    return others.every((each) => isLike(first, each)) ? first : void 0;
  }
  #named(expression) {
    const { module, node } = expression;
    const place = placeOf2(module, node);
    const meaning = this.meaningOf(expression);
    if (!meaning) return { ...place, is: "unknown" };
    switch (meaning.is) {
      case "class":
        return this.#ofClass(this.classOf(meaning.module, meaning.node), place);
      case "value":
        return meaning.node ? { ...this.typeOf({ module: meaning.module, node: meaning.node, scope: meaning.node }), ...place } : { ...place, is: "unknown" };
      case "builtin":
      case "external":
        return bareType(canonical(meaning), place);
      default:
        return { ...place, is: "unknown" };
    }
  }
  #ofClass(model, place) {
    if (model.isContext) return { ...place, is: "context" };
    return model.kind === "unknown" ? { ...place, is: "unknown" } : { ...place, is: "class", model };
  }
  classOf(module, node) {
    let known2 = this.#classes.get(module);
    if (!known2) this.#classes.set(module, known2 = /* @__PURE__ */ new Map());
    let model = known2.get(node.from);
    if (!model) known2.set(node.from, model = new ClassReader(this, module, node));
    return model;
  }
  #generic(object2, items, place) {
    const meaning = this.meaningOf(object2);
    const name = meaning && (meaning.is === "builtin" || meaning.is === "external") ? canonical(meaning) : void 0;
    const isBuiltin = meaning?.is === "builtin";
    const [first, second, ...others] = items;
    if (name === void 0 || !first) return { ...place, is: "unknown" };
    const typeOf = (each) => this.typeOf(each);
    if (isContextName(name)) return { ...place, is: "context" };
    switch (name) {
      case "typing.Optional":
        return unionOf(place, [typeOf(first), { ...place, is: "plain", keywords: [["type", "null"]] }]);
      case "typing.Union":
        return unionOf(place, items.map(typeOf));
      case "typing.Annotated":
        return {
          ...place,
          is: "annotated",
          type: typeOf(first),
          metadata: items.slice(1).map((each) => metadataOf(this, each))
        };
      case "typing.Literal":
        return this.#literal(items, place);
      case "typing.Final":
        return typeOf(first);
      case "typing.Required":
      case "typing.NotRequired":
      case "typing.ClassVar":
        return { ...place, is: "qualified", as: name.slice("typing.".length), type: typeOf(first) };
      case "typing.ReadOnly":
        return typeOf(first);
      case "tuple":
      case "typing.Tuple":
        if (second?.node.name === "Ellipsis") return { ...place, is: "list", item: typeOf(first), isTuple: true };
        return first.node.name === "TupleExpression" && !second ? { ...place, is: "unknown" } : { ...place, is: "tuple", items: items.map(typeOf) };
    }
    const shape = bareType(name, place);
    if ((shape.is === "list" || shape.is === "set") && !second)
      return { ...place, is: shape.is, item: typeOf(first), isBuiltin };
    if (shape.is === "dict" && second && others.length === 0)
      return { ...place, is: "dict", key: typeOf(first), value: typeOf(second), isBuiltin };
    return { ...place, is: "unknown" };
  }
  #literal(items, place) {
    const values = items.map((each) => plain(this.valueOf(each)));
    return values.some(({ kind }) => kind === "unknown") ? { ...place, is: "unknown" } : { ...place, is: "literal", values };
  }
  /** `conint(ge=1)`, `NewType("Id", str)`; a field of a class that calls something is not known. */
  #called({ module, node, scope }) {
    const place = placeOf2(module, node);
    const callee = this.meaningOf({ module, node: calleeOf(node), scope });
    const name = callee?.is === "external" ? canonical(callee) : void 0;
    const list = node.getChild("ArgList");
    const second = list ? childrenOf(list)[3] : void 0;
    if (name === "typing.NewType" && second) return this.typeOf({ module, node: second, scope });
    const base = name === void 0 ? void 0 : CONSTRAINED[name];
    if (base === void 0) return { ...place, is: "unknown" };
    return {
      ...place,
      is: "annotated",
      type: { ...place, is: "plain", keywords: [["type", base]] },
      metadata: [metadataOf(this, { module, node, scope })]
    };
  }
  /** What an expression is worth in JSON; the members of an enum are their values. */
  valueOf({ module, node, scope }) {
    const at2 = bare(node);
    const member = at2.name === "MemberExpression" ? at2.getChild("PropertyName") : null;
    if (member) {
      const owner = this.meaningOf({ module, node: bare(at2.firstChild), scope });
      if (owner?.is === "class") {
        const value = this.classOf(owner.module, owner.node).memberValue(textOf2(module, member));
        if (value) return { ...value, via: placeOf2(module, at2) };
      } else if (/^(?:value)$/.test(textOf2(module, member)) && at2.firstChild.name === "MemberExpression")
        return this.valueOf({ module, node: at2.firstChild, scope });
    }
    return this.evaluator.valueOf(module, at2);
  }
};
var isLike = (a, b) => a.is === "external" && b.is === "external" && a.path.split(".").at(-1) === b.path.split(".").at(-1);
var CONSTRAINED = {
  ...{ "pydantic.conint": "integer", "pydantic.confloat": "number", "pydantic.constr": "string" }
};
var unknownType = (module, node) => ({ ...placeOf2(module, node), is: "unknown" });
function unionOf(place, parts) {
  const flat = parts.flatMap((each) => each.is === "union" ? each.options : [each]);
  const options = [...flat.filter((each) => !isNone(each)), ...flat.filter(isNone).slice(0, 1)];
  return options.length === 1 ? options[0] : { ...place, is: "union", options };
}
var isNone = (type) => type.is === "plain" && type.keywords.length === 1 && type.keywords[0][1] === "null";
var CONTENT = /^(?:mcp|fastmcp)\.(?:Image|Audio|File|ToolResult|CallToolResult|(?:Text|Image|Audio)Content|ResourceLink|EmbeddedResource|ContentBlock|InputRequiredResult)$/;
function bareType(name, place) {
  if (isContextName(name)) return { ...place, is: "context" };
  if (CONTENT.test(name)) return { ...place, is: "content" };
  const keywords2 = PLAIN.get(name);
  const isBuiltin = !name.includes(".");
  if (keywords2) return { ...place, is: "plain", keywords: keywords2, isAny: name === "typing.Any" };
  if (LISTS.has(name)) return { ...place, is: "list", isBuiltin };
  if (SETS.has(name)) return { ...place, is: "set", isBuiltin };
  if (DICTS.has(name)) return { ...place, is: "dict", isBuiltin };
  if (name === "tuple" || name === "typing.Tuple") return { ...place, is: "list", isTuple: true, isBuiltin };
  return name === "decimal.Decimal" ? { ...place, is: "decimal" } : { ...place, is: "unknown" };
}
var typing = (...names2) => names2.map((name) => `typing.${name}`);
var LISTS = /* @__PURE__ */ new Set([
  "list",
  ...typing("List", "Sequence", "MutableSequence", "Iterable", "Deque", "deque")
]);
var SETS = /* @__PURE__ */ new Set(["set", "frozenset", ...typing("Set", "FrozenSet", "AbstractSet")]);
var DICTS = /* @__PURE__ */ new Set([
  "dict",
  ...typing("Dict", "Mapping", "MutableMapping", "DefaultDict", "OrderedDict", "defaultdict")
]);
var text = (format) => [
  ["format", format],
  ["type", "string"]
];
var bounded = (type, key) => [
  [key, 0],
  ["type", type]
];
var PLAIN = new Map([
  ...["str", "typing.Text", "typing.LiteralString", "typing.AnyStr", "pydantic.StrictStr"].map(
    (name) => [name, [["type", "string"]]]
  ),
  ...["int", "pydantic.StrictInt"].map((name) => [name, [["type", "integer"]]]),
  ...["float", "pydantic.StrictFloat"].map((name) => [name, [["type", "number"]]]),
  ...["bool", "pydantic.StrictBool"].map((name) => [name, [["type", "boolean"]]]),
  ...["object", "typing.Any"].map((name) => [name, []]),
  ["bytes", text("binary")],
  ["datetime.datetime", text("date-time")],
  ["datetime.date", text("date")],
  ["datetime.time", text("time")],
  ["datetime.timedelta", text("duration")],
  ["uuid.UUID", text("uuid")],
  ["pydantic.UUID4", text("uuid4")],
  ["pathlib.Path", text("path")],
  ["pathlib.PurePath", text("path")],
  ["pydantic.FilePath", text("file-path")],
  ["pydantic.DirectoryPath", text("directory-path")],
  ["pydantic.EmailStr", text("email")],
  ["pydantic.AnyUrl", [...text("uri"), ["minLength", 1]]],
  ["pydantic.AnyHttpUrl", [...text("uri"), ["minLength", 1]]],
  ["pydantic.HttpUrl", [...text("uri"), ["minLength", 1], ["maxLength", 2083]]],
  ["pydantic.SecretStr", [...text("password"), ["writeOnly", true]]],
  ["pydantic.PositiveInt", bounded("integer", "exclusiveMinimum")],
  ["pydantic.NonNegativeInt", bounded("integer", "minimum")],
  ["pydantic.NegativeInt", bounded("integer", "exclusiveMaximum")],
  ["pydantic.PositiveFloat", bounded("number", "exclusiveMinimum")],
  ["pydantic.NonNegativeFloat", bounded("number", "minimum")],
  ["ipaddress.IPv4Address", text("ipv4")],
  ["ipaddress.IPv6Address", text("ipv6")]
]);

// src/extract/python/schemas/output.ts
function outputOf(renderer, type, name) {
  const node = renderer.dialect.is === "official" ? official(renderer, type, name) : fast(renderer, type);
  if (!node || node.kind !== "object" || node.entries.length === 0) return node && unknownAt(type);
  return renderer.isOverfull ? unknownAt(type) : withDefs(node, renderer);
}
function official(renderer, given2, name) {
  const type = given2.is === "annotated" ? given2.type : given2;
  const wrap = () => wrapped(renderer, given2, scalar(`${name}Output`, given2));
  switch (type.is) {
    case "plain": {
      const [first, ...others] = type.keywords;
      if (!first || first[0] === "format" && INSTANCES.test(String(first[1]))) return void 0;
      const isBytes = first[1] === "binary";
      return (isBytes || first[0] === "type") && (others.length === 0 || isBytes) ? wrap() : unknownAt(type);
    }
    case "decimal":
      return void 0;
    case "list":
    case "set":
      return !type.item && type.isBuiltin ? void 0 : wrap();
    case "dict": {
      if (!type.isBuiltin) return wrap();
      if (!type.value) return void 0;
      const isOfText = type.key?.is === "plain" && !isNone(type.key) && type.key.keywords[0]?.[1] === "string";
      const draft = renderer.schema(type);
      draft.title = scalar(`${name}DictOutput`, type);
      return isOfText ? renderer.finish(draft) : wrap();
    }
    case "tuple":
    case "union":
    case "literal":
      return wrap();
    case "class":
      return officialClass(renderer, type.model, type);
    case "content":
      return renderer.dialect.leavesOutContent ? void 0 : unknownAt(type);
    default:
      return unknownAt(type);
  }
}
var INSTANCES = /^(?:date-time|date|time|duration|uuid|path)$/;
function officialClass(renderer, model, place) {
  const { hasNullForMissing } = renderer.dialect;
  if (model.kind === "model") return rootOf(renderer, model, place);
  if (model.kind === "enum" || model.kind === "plain" && model.fields.length === 0) return void 0;
  const fields = model.fields.flatMap((field) => {
    if (field.name.startsWith("_")) return [];
    const isMissing = field.isRequired === false;
    const none = hasNullForMissing ? { kind: "null", ...placeOf(field) } : unknownAt(field);
    if (isMissing && hasNullForMissing !== false) return { ...field, default: { is: "value", value: none } };
    const isMade = field.default.is === "field" && field.default.field.default.is === "hidden";
    return isMade ? { ...field, default: { is: "none" } } : field;
  });
  const draft = renderer.fieldsAsSchema(model, fields);
  draft.title = scalar(model.name, model.place);
  return renderer.finish(draft);
}
function rootOf(renderer, model, place) {
  const draft = renderer.ofClass(model);
  return renderer.isCyclic ? unknownAt(place) : renderer.finish(draft);
}
function fast(renderer, given2) {
  const type = given2.is === "annotated" ? given2.type : given2;
  const { leavesOutBytes, leavesOutBareList } = renderer.dialect;
  if (isNone(type) || type.is === "plain" && type.isAny || has2(type, (each) => each.is === "content"))
    return void 0;
  if (type.is === "plain" && type.keywords.length === 0) return wrapped(renderer, given2);
  if (has2(type, (each) => each.is === "plain" && each.keywords[0]?.[1] === "binary", true) && leavesOutBytes !== false)
    return leavesOutBytes ? void 0 : unknownAt(type);
  const isBare = type.is === "list" && (!type.item || type.item.is === "plain" && type.item.isAny);
  if (isBare && leavesOutBareList !== false) return leavesOutBareList ? void 0 : unknownAt(type);
  if (type.is === "class" && type.model.kind === "plain") return void 0;
  if (type.is === "class" && type.model.kind !== "enum") return rootOf(renderer, type.model, type);
  if (type.is === "dict") return renderer.finish(renderer.schema(given2));
  return type.is === "unknown" || type.is === "context" ? unknownAt(type) : wrapped(renderer, given2);
}
function wrapped(renderer, type, title) {
  const { node } = renderer.property({ ...placeOf(type), name: "result", type, default: { is: "none" } });
  const { titles, describesWrapper } = renderer.dialect;
  const keywords2 = [
    ["properties", object(type, [["result", node]])],
    ["required", arrayOf([scalar("result", type)], type)],
    ["type", scalar("object", type)]
  ];
  if (title) keywords2.push(["title", title]);
  else {
    const text2 = "Generic wrapper for non-object return types.";
    keywords2.push(["x-fastmcp-wrap-result", scalar(true, type)]);
    if (titles !== false) keywords2.push(["title", unknownAt(type)]);
    if (describesWrapper !== false)
      keywords2.push(["description", describesWrapper ? scalar(text2, type) : unknownAt(type)]);
  }
  return object(type, keywords2);
}
function has2(type, is, isShallow = false) {
  const within = (each) => each !== void 0 && has2(each, is, isShallow);
  if (is(type)) return true;
  if (type.is === "union") return type.options.some(within);
  if (type.is === "annotated") return within(type.type);
  if (isShallow) return false;
  if (type.is === "list" || type.is === "set") return within(type.item);
  if (type.is === "dict") return within(type.value);
  return type.is === "tuple" && type.items.some(within);
}
function withDefs(schema, { defs, isVague }) {
  if (schema.kind !== "object") return schema;
  if (defs.size === 0) return isVague ? { ...schema, open: true } : schema;
  const used = isVague ? [...defs] : usedIn(schema, defs);
  if (used.length === 0) return schema;
  const sorted = used.sort(([a], [b]) => a.name < b.name ? -1 : 1);
  const entries = sorted.map(([model, value]) => ({ key: model.name, ...placeOf(model.place), value }));
  const node = { kind: "object", ...placeOf(schema), entries, open: isVague };
  return { ...schema, entries: [{ key: "$defs", ...placeOf(schema), value: node }, ...schema.entries] };
}
function usedIn(schema, defs) {
  const used = /* @__PURE__ */ new Set([schema]);
  for (const each of used) {
    const texts = [...walk(each)].flatMap((node) => node.kind === "string" ? node.value : []);
    for (const [model, value] of defs) if (texts.includes(`#/$defs/${model.name}`)) used.add(value);
  }
  return [...defs].filter(([, value]) => used.has(value));
}

// src/extract/python/schemas/draft.ts
var draftAt = (place) => ({ ...placeOf(place), entries: /* @__PURE__ */ new Map(), open: false, isRef: false });
var KEYWORDS = /* @__PURE__ */ new Map([
  ["ge", { number: "minimum" }],
  ["gt", { number: "exclusiveMinimum" }],
  ["le", { number: "maximum" }],
  ["lt", { number: "exclusiveMaximum" }],
  ["multiple_of", { number: "multipleOf" }],
  ["min_length", { text: "minLength", list: "minItems", map: "minProperties" }],
  ["max_length", { text: "maxLength", list: "maxItems", map: "maxProperties" }],
  ["pattern", { text: "pattern" }]
]);
function boundedKind(type) {
  if (type.is === "list" || type.is === "set") return "list";
  if (type.is !== "plain") return type.is === "dict" ? "map" : void 0;
  if (type.keywords.some(([, is]) => is === "integer" || is === "number")) return "number";
  return type.keywords.length === 1 && type.keywords[0][1] === "string" ? "text" : void 0;
}
function bound(draft, type, key, value) {
  const kind = boundedKind(type);
  const keyword = kind && KEYWORDS.get(key)[kind];
  if (keyword) draft.entries.set(keyword, value);
  else draft.open = true;
}
function describe(draft, fields) {
  draft.open ||= fields.some(({ isOpen }) => isOpen);
  for (const key of ["description", "examples"]) {
    const given2 = lastOf(fields, key);
    if (given2 && given2.kind !== "null") draft.entries.set(key, given2);
  }
  const title = lastOf(fields, "title");
  if (title && title.kind !== "null") draft.title = title;
  const deprecated = lastOf(fields, "deprecated");
  if (deprecated && toValue(deprecated) !== false)
    draft.entries.set("deprecated", deprecated.kind === "unknown" ? deprecated : scalar(true, deprecated));
  const extra = lastOf(fields, "json_schema_extra");
  if (extra?.kind === "object") {
    for (const { key, value } of extra.entries) {
      if (key === "title") draft.title = value;
      else draft.entries.set(key, value);
    }
    draft.open ||= extra.open;
  } else if (extra && extra.kind !== "null") draft.open = true;
}
function jsonTypeOf(value) {
  if (value.kind === "number") return Number.isInteger(value.value) ? "integer" : "number";
  return /^(?:string|boolean|null)$/.test(value.kind) ? value.kind : void 0;
}
function setValues(draft, given2, place, isConst) {
  const values = differing2(given2);
  if (isConst && values.length === 1) draft.entries.set("const", values[0]);
  else draft.entries.set("enum", arrayOf(values, place));
  const types = new Set(values.map(jsonTypeOf));
  const [type] = types;
  if (types.size === 1 && type !== void 0 && type !== "null") draft.entries.set("type", scalar(type, place));
}
function differing2(nodes) {
  const seen = /* @__PURE__ */ new Set();
  return nodes.filter((node) => {
    let isUnknown = false;
    const text2 = JSON.stringify(toValue(node), (_, value) => {
      isUnknown ||= value === UNKNOWN;
      return value === UNKNOWN ? null : value;
    });
    if (isUnknown) return true;
    return !seen.has(text2) && seen.add(text2);
  });
}

// src/extract/python/schemas/render.ts
var MOST_DRAFTS = 4e3;
var DEEPEST5 = 40;
var Renderer = class {
  /** The classes that are used, by name, where they are in `$defs`. */
  defs = /* @__PURE__ */ new Map();
  /** A class that has itself in it. */
  isCyclic = false;
  /** A type is not known, and so what it brings to `$defs` is not. */
  isVague = false;
  dialect;
  #hasDefs;
  #isOutput;
  #inside = [];
  #parts;
  #left = MOST_DRAFTS;
  #refs = 0;
  #depth = 0;
  /** `parts`: what all schemas of the file may still have. */
  constructor(dialect, parts, { hasDefs, isOutput = false }) {
    this.dialect = dialect;
    this.#parts = parts;
    this.#hasDefs = hasDefs;
    this.#isOutput = isOutput;
  }
  /** Two classes of one name, or too much of all. */
  get isOverfull() {
    const names2 = new Set([...this.defs.keys()].map(({ name }) => name));
    return this.#left < 0 || this.#parts.left < 0 || names2.size < this.defs.size;
  }
  property({ name, type, default: given2, ...place }) {
    const before = this.#refs;
    const fields = [...fieldsIn(type), ...given2.is === "field" ? [given2.field] : []];
    const own = given2.is === "field" ? given2.field.default : given2;
    const found = own.is === "none" ? fields.map((each) => each.default).findLast(({ is }) => is !== "none") ?? own : own;
    const draft = type ? this.#withFields(type, given2.is === "field" ? [given2.field] : []) : draftAt(place);
    const alias = aliasOf(fields);
    const key = alias ? alias.kind === "string" && !this.#isFastOutput ? alias.value : void 0 : name;
    if (!type && this.dialect.is === "official") {
      draft.entries.set("type", scalar("string", place));
      draft.title ??= scalar(name, place);
    } else if (!draft.isRef) draft.title ??= scalar(titleOf(key ?? name), place);
    if (found.is === "value") draft.entries.set("default", plain(found.value));
    if (found.is === "called") {
      draft.entries.set("default", unknownAt(found.at));
      draft.open = true;
    }
    const isRequired = found.is === "none" ? true : found.is === "called" ? void 0 : false;
    const node = this.finish(draft);
    const isLenient = !type && this.dialect.is === "official" && node.kind === "object";
    return { key, node: isLenient ? { ...node, isLenient } : node, isRequired, hasRef: this.#refs > before };
  }
  get #isFastOutput() {
    return this.#isOutput && this.dialect.is === "fastmcp";
  }
  schema(type) {
    this.#parts.left--;
    if (--this.#left < 0 || this.#parts.left < 0 || this.#depth > DEEPEST5) return this.#unknown(type);
    this.#depth++;
    const draft = this.#schema(type);
    this.#depth--;
    return draft;
  }
  #schema(type) {
    const draft = draftAt(type);
    const set = (key, value) => {
      draft.entries.set(key, typeof value === "object" ? value : scalar(value, type));
    };
    switch (type.is) {
      case "plain":
        for (const [key, value] of type.keywords) set(key, value);
        return draft;
      case "decimal": {
        const string = Object.entries({ pattern: unknownAt(type), type: scalar("string", type) });
        if (this.#isFastOutput) for (const [key, value] of string) set(key, value);
        else set("anyOf", arrayOf([object(type, [["type", scalar("number", type)]]), object(type, string)], type));
        return draft;
      }
      case "list":
      case "set":
        set("items", type.item ? this.finish(this.schema(type.item)) : object(type, []));
        set("type", "array");
        if (type.is === "set") set("uniqueItems", true);
        return draft;
      case "tuple":
        return this.#tuple(type.items, draft);
      case "dict":
        return this.#dictionary(type, draft);
      case "union":
        return this.#union(type.options, draft);
      case "literal":
        this.#parts.left -= type.values.length;
        setValues(draft, type.values, type, true);
        return draft;
      case "class":
        return type.model.kind === "plain" ? this.#unknown(type) : this.#class(type.model, draft);
      case "annotated":
        return this.#withFields(type, []);
      case "qualified":
        return this.schema(type.type);
      default:
        return this.#unknown(type);
    }
  }
  #unknown(place) {
    this.isVague ||= this.#hasDefs;
    return { ...draftAt(place), open: true, isRef: true };
  }
  #tuple(items, draft) {
    const nodes = items.map((each) => this.finish(this.schema(each)));
    draft.entries.set("prefixItems", arrayOf(nodes, draft));
    draft.entries.set("minItems", scalar(items.length, draft));
    draft.entries.set("maxItems", scalar(items.length, draft));
    draft.entries.set("type", scalar("array", draft));
    return draft;
  }
  #dictionary(type, draft) {
    const value = type.value && this.finish(this.schema(type.value));
    const isEmpty = !value || value.kind === "object" && value.entries.length === 0 && !value.open;
    const opens = this.dialect.opensDictionaries;
    if (!isEmpty) draft.entries.set("additionalProperties", value);
    else if (opens !== false) draft.entries.set("additionalProperties", opens ? scalar(true, type) : unknownAt(type));
    draft.entries.set("type", scalar("object", type));
    if (type.key && !(type.key.is === "plain" && type.key.keywords.length <= 1)) draft.open = true;
    return draft;
  }
  #union(options, draft) {
    const nodes = [];
    let isRef = options.length === 2 && isNone(options[1]);
    for (const option of options) {
      const each = this.schema(option);
      if (!isNone(option)) isRef &&= each.isRef;
      nodes.push(this.finish(each));
    }
    draft.entries.set("anyOf", arrayOf(differing2(nodes), draft));
    draft.isRef = isRef;
    return draft;
  }
  #class(model, draft) {
    draft.isRef = true;
    this.#refs++;
    if (this.#inside.includes(model)) {
      this.isCyclic = true;
      if (!this.#hasDefs) return this.#unknown(draft);
    } else if (!this.#hasDefs || !this.defs.has(model)) {
      const own = this.ofClass(model);
      if (!this.#hasDefs) return { ...own, ...placeOf(draft), isRef: true };
      this.defs.set(model, this.finish(own));
    }
    draft.entries.set("$ref", scalar(`#/$defs/${model.name}`, draft));
    return draft;
  }
  /** The schema of a class itself. */
  ofClass(model) {
    this.#inside.push(model);
    const draft = model.kind === "enum" ? this.#enum(model) : this.fieldsAsSchema(model, model.fields);
    const { config } = model;
    if (model.doc) draft.entries.set("description", model.doc);
    draft.title = scalar(config.title ?? model.name, model.place);
    draft.open ||= config.isOpen || this.#isFastOutput && model.isWrittenOtherwise;
    const closes = this.dialect.is === "official" ? true : this.dialect.closes;
    if (config.extra === "allow") draft.entries.set("additionalProperties", scalar(true, model.place));
    else if (config.extra === "forbid" && closes !== false)
      draft.entries.set("additionalProperties", closes ? scalar(false, model.place) : unknownAt(model.place));
    else if (/^(?:typed-dict|dataclass)$/.test(model.kind) && this.#inside.some((each) => each.config.extra))
      draft.entries.set("additionalProperties", unknownAt(model.place));
    this.#inside.pop();
    return draft;
  }
  fieldsAsSchema(model, fields) {
    const draft = draftAt(model.place);
    const properties = [];
    const required = [];
    let isOpen = false;
    let isOpenList = false;
    for (const field of fields) {
      const { key, node, isRequired } = this.property(field);
      if (key === void 0) isOpen = true;
      else properties.push({ ...placeOf(field), key, value: node });
      const needs = field.isRequired ?? isRequired;
      if (needs === true && key !== void 0) required.push(scalar(key, field));
      else if (needs !== false) isOpenList = true;
    }
    draft.entries.set("properties", { kind: "object", ...placeOf(model.place), entries: properties, open: isOpen });
    if (required.length > 0 || isOpenList) draft.entries.set("required", arrayOf(required, model.place, isOpenList));
    draft.entries.set("type", scalar("object", model.place));
    return draft;
  }
  #enum(model) {
    const draft = draftAt(model.place);
    const { values } = model;
    this.#parts.left -= values.length;
    if (values.length === 0 || this.#parts.left < 0 || values.some(({ kind }) => kind === "unknown")) draft.open = true;
    else setValues(draft, values, model.place, false);
    return draft;
  }
  /** `Annotated[T, \u2026]` and `= Field(\u2026)`: the last one wins. */
  #withFields(type, more) {
    const own = type.is === "annotated" ? type.metadata : [];
    const base = type.is === "annotated" ? type.type : type;
    const fields = [...own.flatMap((each) => each.is === "field" ? [each.field] : []), ...more];
    const bounds = fields.flatMap(({ given: given2 }) => [...given2].filter(([key]) => KEYWORDS.has(key)));
    const isChoice = base.is === "union" && bounds.length > 0;
    const isOptional = isChoice && base.options.length === 2 && isNone(base.options[1]);
    let draft;
    if (isOptional) {
      const inner = {
        ...{ ...base.options[0], is: "annotated", type: base.options[0] },
        metadata: [{ ...placeOf(base), is: "field", field: boundsAlone(base, bounds) }]
      };
      draft = this.#union([inner, base.options[1]], draftAt(base));
    } else draft = this.schema(base);
    for (const { is, ...each } of own) {
      if (is === "unknown") draft.open = true;
      if (is === "schema" && "schema" in each && each.schema.kind === "object")
        draft = { ...draft, entries: new Map(each.schema.entries.map(({ key, value }) => [key, value])) };
    }
    if (!isOptional) for (const [key, value] of bounds) bound(draft, unwrapped(base), key, value);
    describe(draft, fields);
    return draft;
  }
  finish(draft) {
    const { title } = draft;
    if (draft.open && draft.entries.size === 0 && !title) return unknownAt(draft);
    const entries = new Map(draft.entries);
    if (title) {
      const shown = this.#showsTitle([...entries.keys()]);
      if (shown !== false) entries.set("title", shown ? title : unknownAt(title));
    }
    const sorted = [...entries].sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0);
    return object(draft, sorted, draft.open);
  }
  #showsTitle(keys) {
    const { titles, dropsLoneTitles } = this.dialect;
    if (titles === true || keys.some((key) => STRUCTURAL.has(key))) return titles;
    const isLone = keys.every((key) => key === "description" || key === "deprecated");
    return !isLone || dropsLoneTitles === false ? true : dropsLoneTitles ? false : void 0;
  }
};
var STRUCTURAL = new Set("type properties $ref items allOf oneOf anyOf required".split(" "));
var fieldsIn = (type) => type?.is === "annotated" ? [...fieldsIn(type.type), ...type.metadata.flatMap((each) => each.is === "field" ? [each.field] : [])] : [];
var unwrapped = (type) => type.is === "annotated" ? unwrapped(type.type) : type;
var boundsAlone = (place, bounds) => ({
  ...{ ...placeOf(place), given: new Map(bounds), default: { is: "none" }, isOpen: false }
});
var titleOf = (name) => name.replace(/\p{L}+/gu, (word) => word[0].toUpperCase() + word.slice(1).toLowerCase()).replaceAll("_", " ").trim();

// src/extract/python/schemas/served.ts
var EITHER = [{ is: "official" }, { is: "fastmcp" }];
var readerOf = remembered((evaluator) => new TypeReader(evaluator));
var dialectOf = remembered((sdk) => new Dialect(sdk));
function servedSchema(fn, context) {
  const reader = readerOf(context.evaluator);
  const documentation = documentationOf(context.module, fn);
  const sdks = context.sdk ? [context.sdk] : EITHER;
  const [first, second] = sdks.map((sdk) => servedBy(dialectOf(sdk), fn, reader, context, documentation));
  const texts = textsIn(sdks.map(dialectOf), fn, reader, context);
  if (!second) return { ...first, documentation, texts };
  return {
    inputSchema: shared(first.inputSchema, second.inputSchema),
    outputSchema: first.outputSchema && second.outputSchema ? shared(first.outputSchema, second.outputSchema) : (first.outputSchema ?? second.outputSchema) && unknownAt(first.outputSchema ?? second.outputSchema),
    documentation,
    texts,
    faults: first.faults.filter(({ is, name }) => second.faults.some((each) => each.is === is && each.name === name))
  };
}
function servedBy(dialect, fn, reader, { module, evaluator, leftOut, isBound, hasNoOutput }, documentation) {
  const parameters = parametersOf(module, fn).slice(isBound ? 1 : 0);
  const written2 = parameters.filter(({ name: name2 }) => !leftOut?.has(name2));
  const place = placeOf2(module, fn.getChild("ParamList") ?? fn);
  const signature = signatureOf(dialect, reader, module, written2, place);
  const name = nameOf(module, fn) ?? "";
  const returns = returnTypeOf(fn);
  const type = returns && !hasNoOutput && dialect.hasOutput !== false ? reader.typeAt(module, returns) : void 0;
  const { parts } = evaluator;
  const outputMaybe = () => type && outputOf(new Renderer(dialect, parts, { hasDefs: true, isOutput: true }), type, name) && unknownAt(type);
  const input = (hasDefs) => inputBy(new Renderer(dialect, parts, { hasDefs }), signature, name, documentation);
  const output = (hasDefs) => type && (dialect.hasOutput ? outputOf(new Renderer(dialect, parts, { hasDefs, isOutput: true }), type, name) : outputMaybe());
  const { faults } = signature;
  if (signature.isRefused) return { inputSchema: unknownAt(place), outputSchema: type && unknownAt(type), faults };
  const withRefs = input(true);
  if (dialect.hasDefs || withRefs.isCyclic)
    return { inputSchema: withRefs.schema, outputSchema: output(dialect.hasDefs !== false), faults };
  if (dialect.hasDefs === false) return { inputSchema: input(false).schema, outputSchema: output(false), faults };
  const condition = {};
  const outputWithRefs = output(true);
  return {
    // Without classes, both are the same.
    inputSchema: withRefs.withRefs.size === 0 ? withRefs.schema : either(withRefs, input(false), condition),
    outputSchema: outputWithRefs && eitherNode(outputWithRefs, () => output(false), condition),
    faults
  };
}
var typeIn = (module, annotation, evaluator) => readerOf(evaluator).typeAt(module, annotation);
function returnTypeIn(module, fn, evaluator) {
  const node = returnTypeOf(fn);
  return node && readerOf(evaluator).typeAt(module, node);
}
function schemaOfModel(module, node, evaluator) {
  const type = readerOf(evaluator).typeAt(module, node);
  const renderer = new Renderer(dialectOf(EITHER[0]), evaluator.parts, { hasDefs: true });
  return type.is === "class" && type.model.kind === "model" ? outputOf(renderer, type, "") : void 0;
}
function textsIn(dialects, fn, reader, { module, leftOut, isBound }) {
  const [isServed, ...others] = new Set(dialects.map(({ textsDescribe }) => textsDescribe));
  return parametersOf(module, fn).slice(isBound ? 1 : 0).flatMap(({ name, node, annotation }) => {
    const type = annotation && !leftOut?.has(name) ? reader.typeAt(module, annotation) : void 0;
    const [text2, ...more] = type?.is === "annotated" ? type.metadata : [];
    if (text2?.is !== "text" || text2.text.kind !== "string" || more.length > 0) return [];
    if (type?.is === "annotated" && type.type.is === "context") return [];
    const parameter = placeOf2(module, node);
    return [{ ...placeOf(text2), name, parameter, isServed: others.length > 0 ? void 0 : isServed }];
  });
}
function signatureOf(dialect, reader, module, written2, place) {
  const isFast = dialect.is === "fastmcp";
  const faults = [];
  const parameters = [];
  let isOpen = false;
  let isRefused2 = false;
  let hasOptional = false;
  for (const [index, each] of written2.entries()) {
    const { name, kind } = each;
    const at2 = placeOf2(module, each.node);
    const fault = (is, isCertain = true) => void faults.push({ ...at2, is, name, isCertain });
    const type = each.annotation && reader.typeAt(module, each.annotation);
    const given2 = defaultOf(reader, module, each.default);
    const isLeftOut = leavesOut(dialect, type, given2);
    if (isLeftOut === true) continue;
    if (isLeftOut === void 0) {
      isOpen = true;
      continue;
    }
    if (kind === "args" || kind === "kwargs") {
      fault(kind);
      isRefused2 ||= isFast || name.startsWith("_");
      parameters.push({ ...at2, name, type, default: { is: "none" }, isUnknown: false });
      continue;
    }
    if (!isFast && name.startsWith("_")) fault("underscore");
    const isSelf = index === 0 && name === "self" && !each.annotation;
    if (isSelf) fault("self", dialect.refusesSelf === true);
    if (kind === "positional-only") fault("positional-only");
    if (!isFast && name === "ctx" && !each.annotation && !each.default) fault("context");
    const isRequired = given2.is === "none" || given2.is === "field" && given2.field.default.is === "none";
    if (isFast && kind === "plain" && isRequired && hasOptional && each.default) fault("required-after-optional");
    hasOptional ||= !isRequired;
    isRefused2 ||= isFast && kind === "positional-only" || !isFast && (name.startsWith("_") || name === "model_config") || isSelf && dialect.refusesSelf !== false || faults.at(-1)?.name === name && faults.at(-1).is === "required-after-optional";
    const isShadowing = MODEL_NAMES.has(name) && dialect.takesModelNames !== true;
    const isUnknown = isShadowing || given2.is === "injected" || isOptionalContext(type);
    parameters.push({ ...at2, name, type, default: given2, isUnknown });
  }
  const [first] = dialect.needsClasses && isPostponed(module) ? written2.filter(({ annotation }) => annotation) : [];
  if (first)
    faults.splice(0, faults.length, {
      ...placeOf2(module, first.node),
      is: "postponed",
      name: first.name,
      isCertain: true
    });
  const names2 = new Set(parameters.map(({ name }) => name));
  if (names2.has("title") && isFast && dialect.titles !== true && dialect.dropsLoneTitles !== true) {
    if (TAKEN_FOR_KEYWORDS.some((name) => names2.has(name))) isRefused2 = true;
  }
  return { parameters, faults, isRefused: isRefused2, isOpen, place };
}
var isPostponed = remembered(({ text: text2 }) => /^from __future__ import [^\n]*\bannotations\b/m.test(text2));
var TAKEN_FOR_KEYWORDS = ["type", "properties", "items", "allOf", "oneOf", "anyOf", "required"];
var MODEL_NAMES = new Set(
  "construct copy dict from_orm json model_construct model_copy model_dump model_dump_json model_json_schema model_parametrized_name model_post_init model_rebuild model_validate model_validate_json model_validate_strings parse_file parse_obj parse_raw schema schema_json update_forward_refs validate".split(" ")
);
var isOptionalContext = (type) => type?.is === "union" && type.options.some(({ is }) => is === "context");
function leavesOut(dialect, type, given2) {
  if (type?.is === "context") return true;
  if (isOptionalContext(type) && type?.is === "union")
    return type.options.every((each) => each.is === "context" || isNone(each)) ? dialect.leavesOutOptionalContext : false;
  if (dialect.is === "official") return false;
  if (given2.is === "injected") return dialect.injects;
  return given2.is === "called" ? void 0 : false;
}
function inputBy(renderer, signature, name, documentation) {
  const { dialect } = renderer;
  const { place } = signature;
  const properties = [];
  const required = [];
  const withRefs = /* @__PURE__ */ new Set();
  let { isOpen } = signature;
  let isOpenList = isOpen;
  let isUnknown = false;
  for (const parameter of signature.parameters) {
    const at2 = placeOf(parameter);
    const { key, node, isRequired, hasRef } = renderer.property(parameter);
    if (key === void 0) {
      isOpen = isOpenList = true;
      continue;
    }
    isUnknown ||= parameter.isUnknown;
    const value = parameter.isUnknown ? unknownAt(at2) : described(dialect, node, parameter, documentation);
    properties.push({ key, ...at2, value });
    if (hasRef) withRefs.add(key);
    if (isRequired === void 0 || parameter.isUnknown && isRequired) isOpenList = true;
    else if (isRequired) required.push(scalar(key, at2));
  }
  const keywords2 = [];
  if (dialect.closes !== false)
    keywords2.push(["additionalProperties", dialect.closes ? scalar(false, place) : unknownAt(place)]);
  keywords2.push(["properties", { kind: "object", ...place, entries: properties, open: isOpen }]);
  if (required.length > 0 || isOpenList) keywords2.push(["required", arrayOf(required, place, isOpenList)]);
  if (dialect.is === "official") keywords2.push(["title", scalar(`${name}Arguments`, place)]);
  keywords2.push(["type", scalar("object", place)]);
  const schema = withDefs(
    object(place, keywords2, isUnknown || signature.isOpen || renderer.isOverfull),
    renderer
  );
  return { schema, isCyclic: renderer.isCyclic, withRefs };
}
function described(dialect, node, { name, type }, { parameters }) {
  if (node.kind !== "object" || entry(node, "description")) return node;
  const [only, ...others] = type?.is === "annotated" ? type.metadata : [];
  const own = only?.is === "text" && others.length === 0 ? only.text : void 0;
  const documented = parameters.get(name)?.text;
  const known2 = own && dialect.textsDescribe ? own : documented && dialect.docstringDescribes ? documented : void 0;
  const perhaps = own && dialect.textsDescribe !== false || documented && dialect.docstringDescribes !== false;
  if (!known2 && !perhaps) return node;
  const at2 = known2 ?? own ?? documented;
  const value = known2 && (known2 === own || !own || dialect.textsDescribe === false) ? known2 : unknownAt(at2);
  return { ...node, entries: [{ key: "description", ...placeOf(at2), value }, ...node.entries] };
}
function either(withRefs, inline, condition) {
  const entries = withRefs.schema.entries.map((each) => {
    const other = entry(inline.schema, each.key)?.value;
    if (!other) return { ...each, value: conditional(each, condition, [each.value, nothingAt(each)]) };
    if (each.key !== "properties" || each.value.kind !== "object") return each;
    const properties = each.value.entries.map((own) => {
      const written2 = entry(other, own.key)?.value;
      return written2 && withRefs.withRefs.has(own.key) ? { ...own, value: conditional(own, condition, [own.value, written2]) } : own;
    });
    return { ...each, value: { ...each.value, entries: properties } };
  });
  return { ...withRefs.schema, entries };
}
function eitherNode(a, makeOther, condition) {
  if (a.kind !== "object" || !entry(a, "$defs")) return a;
  const other = makeOther();
  return other && conditional(a, condition, [a, other]);
}
function shared(a, b) {
  if (a.kind === "object" && b.kind === "object") {
    const keys = [...new Set([...a.entries, ...b.entries].map(({ key }) => key))];
    const entries = keys.map((key) => {
      const [own, other] = [entry(a, key), entry(b, key)];
      if (own && other) return { ...own, value: shared(own.value, other.value) };
      const only = own ?? other;
      return { ...only, value: unknownAt(only.value) };
    });
    return { ...a, entries, open: a.open || b.open };
  }
  if (a.kind === "array" && b.kind === "array" && a.items.length === b.items.length)
    return { ...a, items: a.items.map((item, index) => shared(item, b.items[index])), open: a.open || b.open };
  const isSame2 = "value" in a && "value" in b ? a.value === b.value : a.kind === "null" && b.kind === "null";
  return isSame2 && a.kind === b.kind ? a : unknownAt(a);
}

// src/extract/python/texts.ts
function docstringServed(module, callable, sdk, evaluator) {
  const node = docstringOf(callable);
  if (!node) return void 0;
  const value = evaluator.textOf(module, node);
  if (value === void 0) return { kind: "unknown", ...placeOf2(module, node), isText: true };
  const text2 = sdk?.is === "official" ? dedented(value) : cleaned(value);
  if (text2.trim() === "") return void 0;
  const isSplit = sdk?.is === "fastmcp" && isSince(sdk.versions, "3.2.4") === true;
  const documentation = isSplit ? documentationOf(module, callable) : void 0;
  const isDocumented = documentation !== void 0 && documentation.parameters.size > 0;
  const served2 = isDocumented ? documentation.description : text2;
  return served2 === void 0 ? void 0 : { kind: "string", ...placeOf2(module, node), value: served2 };
}
var LONGEST_LINE2 = 88;
function docstringFromComment({ text: text2, path }, callable) {
  const [first] = statementsOf(bodyOf(callable));
  if (!first || path !== void 0 || docstringOf(callable)) return [];
  const lineAt = (offset) => text2.lastIndexOf("\n", offset - 1) + 1;
  const insertion = lineAt(first.from);
  const indent = text2.slice(insertion, first.from);
  const head = callable.parent?.name === "DecoratedStatement" ? callable.parent : callable;
  if (!/^[ \t]+$/.test(indent)) return [];
  for (const end of [insertion, lineAt(callable.from), lineAt(head.from)]) {
    let start = end;
    while (start > 0 && /^[ \t]*#/.test(text2.slice(lineAt(start - 1), start))) start = lineAt(start - 1);
    const lines = text2.slice(start, end).split(/\r?\n/).slice(0, -1);
    const words = lines.map((line) => line.replace(/^\s*#+ ?/, "").trimEnd());
    if (!/\p{L} \p{L}/u.test(words[0] ?? "") || words.some((line) => NO_TEXT.test(line))) continue;
    const docstring = words.length === 1 ? [`"""${words[0]}"""`] : [`"""${words[0]}`, ...words.slice(1), '"""'];
    const printed = docstring.map((line) => line === "" ? "\n" : `${indent}${line}
`);
    if (printed.some((line) => line.length > LONGEST_LINE2 + 1)) return [];
    const put = { start: insertion, end: insertion, text: printed.join("") };
    return start === end || end === insertion ? [{ ...put, start }] : [{ start, end, text: "" }, put];
  }
  return [];
}
var NO_TEXT = /"""|\\|^\s*(?:toolint|type:|noqa|pylint|pragma|fmt:|isort|mypy|ruff|pyright|nosec|todo|fixme|xxx|hack|(?:end)?region)|^[-=*#~\s]{4,}|[-=#]{4}|^\s*[\w.]+\(.*\)$/i;

// src/extract/python/entries.ts
function positionalOf(kind, { sdk, takes }) {
  if (takes) return takes === "unknown" ? [] : takes;
  if (kind === "resource") return ["uri"];
  if (sdk?.is !== "official") return ["name"];
  if (kind === "prompt") return ["name"];
  const isNew = isSince(sdk.versions, "1.10");
  return isNew === void 0 ? ["name"] : isNew ? ["name", "title", "description"] : ["name", "description"];
}
var meaningOfParameter = (name) => /^(?:(?:tool|func(?:tion)?|fn)_?name|name_or_fn)$/.test(name) ? "name" : /^(?:(?:tool_?)?desc(?:ription)?|doc)$/.test(name) ? "description" : name;
var isFilled = (module, node) => filledIn(module).has(textOf2(module, node));
var filledIn = remembered(
  ({ text: text2 }) => new Set(
    Array.from(
      text2.matchAll(/(?<!\w)(\w+)(?:\[[^\]\n]{0,80}\]\s{0,9}=(?!=)|\.(?:update|setdefault|pop)\()/g),
      ([, name]) => name
    )
  )
);
function given(name, kind, { module, args, env }, context) {
  const at2 = positionalOf(kind, context).indexOf(name);
  const argument = args.find(({ key }) => key === name || context.takes && key !== void 0 && meaningOfParameter(key) === name) ?? (at2 >= 0 && !args[at2]?.key && !args[at2]?.spread ? args[at2] : void 0);
  if (!argument) {
    const isUnknown = context.takes === "unknown" && /^(?:name|title|description)$/.test(name);
    for (const { key, spread, value: value2 } of args) {
      if (spread !== "**" && !(isUnknown && key === void 0)) continue;
      const more = spread === "**" && !isFilled(module, value2) ? context.evaluator.valueOf(module, value2, env) : void 0;
      const place = placeOf2(module, value2);
      const own = more && entry(more, name);
      if (own) return own.value.kind === "null" ? void 0 : { ...own, value: { ...own.value, via: place } };
      if (more?.kind !== "object" || more.open) return { key: name, ...place, value: unknownAt(place) };
    }
    return void 0;
  }
  const value = context.evaluator.valueOf(module, argument.value, env);
  return value.kind === "null" ? void 0 : { key: name, ...placeOf2(module, argument.keyNode ?? argument.value), value };
}
var at = (key, value) => ({
  key,
  start: value.start,
  end: value.end,
  ...value.file !== void 0 && { file: value.file },
  value
});
function headOf({ module, node }) {
  const start = node.parent?.name === "DecoratedStatement" ? node.parent.from : node.from;
  const body = node.getChild("Body");
  return placeOf2(module, { from: start, to: body?.from ?? node.to });
}
function isReworked({ module, node }) {
  if (decoratorsOf(node).some((each) => /\bwraps\b/.test(textOf2(module, each)))) return true;
  const name = nameNodeOf(node);
  return name !== void 0 && signs(module) && module.text.includes(`${textOf2(module, name)}.__signature__`);
}
var signs = remembered(({ text: text2 }) => text2.includes(".__signature__"));
function mayBeDescribed({ module, node }, { isOwn }) {
  const name = nameNodeOf(node);
  if (decoratorsOf(node).some((each) => /^@[ \t]{0,9}[\w.]{0,80}?(?:doc|descri)/i.test(textOf2(module, each))))
    return true;
  return isOwn || name !== void 0 && module.text.includes(`${textOf2(module, name)}.__doc__`);
}
function nameEntry(kind, call, callable, context) {
  const own = given("name", kind, call, context);
  if (own && textOf(own.value) !== "") return own;
  const name = nameNodeOf(callable.node);
  if (callable.node.name === "LambdaExpression" || !name) return void 0;
  if (isReworked(callable)) return at("name", unknownAt(placeOf2(callable.module, name)));
  return at("name", { kind: "string", ...placeOf2(callable.module, name), value: textOf2(callable.module, name) });
}
function textEntries(kind, call, callable, context) {
  const name = nameEntry(kind, call, callable, context);
  const title = given("title", kind, call, context);
  const description = given("description", kind, call, context);
  const isGiven = description && textOf(description.value) !== "";
  const documented = isGiven ? void 0 : isReworked(callable) ? unknownAt(headOf(callable)) : docstringServed(callable.module, callable.node, context.sdk, context.evaluator) ?? (mayBeDescribed(callable, context) ? unknownAt(headOf(callable)) : void 0);
  return [
    ...name ? [name] : [],
    ...title ? [title] : [],
    ...isGiven ? [description] : documented ? [at("description", documented)] : []
  ];
}
function docstringSeen(call, context) {
  const description = given("description", "tool", call, context);
  if (!description || textOf(description.value) === "") return "whole";
  const { sdk } = context;
  return sdk?.is === "fastmcp" && isSince(sdk.versions, "3.2.4") !== false ? "parameters" : "unseen";
}
function toolOf(call, callable, group, context) {
  const { sdk, evaluator } = context;
  const { module, node, isBound = false } = callable;
  const excluded = given("exclude_args", "tool", call, context)?.value;
  const output = given("output_schema", "tool", call, context);
  const structured = given("structured_output", "tool", call, context)?.value;
  const isNone3 = call.args.some(({ key, value }) => key === "output_schema" && value.name === "None");
  const place = headOf(callable);
  const written2 = servedSchema(node, {
    ...{ module, evaluator, sdk, isBound },
    leftOut: new Set(excluded?.kind === "array" ? excluded.items.flatMap((each) => textOf(each) ?? []) : []),
    hasNoOutput: isNone3 || structured?.kind === "boolean" && !structured.value
  });
  const own = ownSchema(call, context);
  const served2 = own || isReworked(callable) ? { ...written2, ...UNREAD, inputSchema: own ?? unknownAt(place) } : written2;
  const { inputSchema, outputSchema } = served2;
  const annotations = given("annotations", "tool", call, context);
  const meta = given("meta", "tool", call, context) ?? appMeta(call, context);
  const texts = textEntries("tool", call, callable, context);
  const tool = {
    ...{ kind: "object", ...place, open: served2 !== written2 && !own, group },
    entries: [
      ...texts,
      ...titleMade(texts, annotations, place, sdk),
      at("inputSchema", inputSchema),
      ...output ? [{ ...output, key: "outputSchema" }] : outputSchema ? [at("outputSchema", outputSchema)] : [],
      ...annotations ? [{ ...annotations, value: annotationsServed(annotations.value, call.module, sdk) }] : [],
      ...meta ? [{ ...meta, key: "_meta" }] : []
    ]
  };
  return { tool, served: served2, docstring: docstringSeen(call, context) };
}
function titleMade(texts, annotations, place, sdk) {
  if (sdk?.is !== "fastmcp" || isSince(sdk.versions, "4") !== true) return [];
  const own = annotations?.value;
  const mayHave = own && (own.kind !== "object" || own.open || own.entries.some(({ key }) => key === "title"));
  if (mayHave || texts.some(({ key }) => key === "title")) return [];
  const name = textOf(texts.find(({ key }) => key === "name")?.value);
  if (name === void 0) return [at("title", unknownAt(place))];
  const words = name.replace(/[-_]/g, " ").toLowerCase();
  const value = words.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return [at("title", { kind: "string", ...place, value })];
}
function appMeta(call, context) {
  const app = given("app", "tool", call, context);
  if (app === void 0 || app.value.kind === "boolean") return void 0;
  const { start, end, value } = app;
  const ui = { ...app, key: "ui", value: unknownAt(value) };
  return { ...app, value: { kind: "object", start, end, open: true, entries: [ui] } };
}
function ownSchema(call, context) {
  const key = ["input_schema", "inputSchema"].find((name) => call.args.some((each) => each.key === name));
  return context.isOwn && key !== void 0 ? given(key, "tool", call, context)?.value : void 0;
}
var UNREAD = {
  outputSchema: void 0,
  documentation: { parameters: /* @__PURE__ */ new Map() },
  faults: [],
  texts: []
};
function promptOf(call, callable, context) {
  const items = parametersGiven(callable).filter(({ kind, annotation }) => /^(?:plain|keyword-only)$/.test(kind) && !isContext(callable.module, annotation)).map((parameter) => {
    const place2 = placeOf2(callable.module, parameter.node);
    const required = { kind: "boolean", ...place2, value: !parameter.default };
    return {
      ...{ kind: "object", start: parameter.start, end: parameter.end, open: true },
      ...place2.file !== void 0 && { file: place2.file },
      entries: [at("name", { kind: "string", ...place2, value: parameter.name }), at("required", required)]
    };
  });
  const place = headOf(callable);
  return {
    ...{ kind: "object", ...place, open: false },
    entries: [
      ...textEntries("prompt", call, callable, context),
      ...items.length > 0 ? [at("arguments", arrayOf(items, place))] : []
    ]
  };
}
function resourceOf(call, callable, context) {
  const uri = given("uri", "resource", call, context);
  const isTemplate = /\{[^}]/.test(textOf(uri?.value) ?? "");
  const mime = given("mime_type", "resource", call, context);
  return {
    ...{ kind: "object", ...headOf(callable), open: false },
    entries: [
      ...uri ? [{ ...uri, key: isTemplate ? "uriTemplate" : "uri" }] : [],
      ...textEntries("resource", call, callable, context),
      ...mime ? [{ ...mime, key: "mimeType" }] : []
    ]
  };
}
function isContext(module, annotation) {
  return annotation !== void 0 && /(?:^|[.[| "'])Context\b/.test(textOf2(module, annotation));
}

// src/extract/python/on-error.ts
function onErrorAt(module, site, deep = DEEPEST6) {
  if (isTried(module, site)) return "caught";
  if (isInBranch(module, site)) return "raised";
  const callable = functionAround(site);
  if (!callable) return "stops";
  return callsOf2(module, callable).some((call) => deep > 0 && onErrorAt(module, call, deep - 1) === "stops") ? "stops" : "raised";
}
var DEEPEST6 = 5;
function isInBranch(module, site) {
  for (let at2 = site; at2.parent && !isFunction(at2); at2 = at2.parent) {
    if (!/^(?:If|For|While|Try|Match)Statement$/.test(at2.parent.name)) continue;
    const text2 = textOf2(module, at2.parent);
    const isTry = at2.parent.name === "TryStatement" && at2.prevSibling?.name === "try";
    if (isTry ? expects(text2, "TypeError") : !IS_STARTED.test(text2)) return true;
  }
  return false;
}
var IS_STARTED = /^if[ (]{1,2}__name__ ?== ?["']__main__["']\)? ?:/;
function callsOf2(module, callable) {
  const own = nameOf(module, callable);
  const owner = classAround(callable);
  const name = owner && own === "__init__" ? nameOf(module, owner) : own;
  if (name === void 0) return [];
  const isOfClass = owner !== void 0 && own !== "__init__";
  return (callsByName(module).get(isOfClass ? `self.${name}` : name) ?? []).filter((call) => {
    if (isOfClass) return classAround(functionAround(call) ?? call)?.from === owner.from;
    const meaning = module.meaningOf(calleeOf(call));
    return meaning && "node" in meaning && meaning.node?.from === (owner ?? callable).from;
  });
}
var callsByName = remembered(
  (module) => groupBy(callsIn(module, module.root), (call) => textOf2(module, calleeOf(call)))
);

// src/extract/python/arguments.ts
var taken = (text2) => new Map(
  text2.split(", ").map((each) => {
    const [name, since, before] = each.split(" ");
    return [name, [since, before]];
  })
);
var TOOL = "name, description, annotations 1.7, title 1.10, structured_output 1.10, icons 1.15, meta 1.19";
var TAKEN2 = {
  official: {
    tool: taken(TOOL),
    add_tool: taken(`fn, ${TOOL}`),
    prompt: taken("name, description, title 1.10, icons 1.15"),
    resource: taken(
      "uri, name, description, mime_type, title 1.10, icons 1.15, annotations 1.18, meta 1.26, security 2"
    )
  },
  fastmcp: {
    tool: taken(
      "name, description, tags 2.1, annotations 2.2.7, exclude_args 2.6 4, name_or_fn 2.7, enabled 2.8 3, title 2.10, output_schema 2.10, meta 2.11, icons 2.13, task 2.14, version 3, app 3, timeout 3, auth 3, run_in_thread 3.3"
    ),
    add_tool: taken(
      "tool 2.7, fn 0 2.7, name 0 2.7, description 0 2.7, tags 2.1 2.7, annotations 2.2.7 2.7, exclude_args 2.6 2.7"
    ),
    prompt: taken(
      "name, description, tags 2.1, name_or_fn 2.7, enabled 2.8 3, title 2.10, meta 2.11, icons 2.13, task 2.14 4, version 3, auth 3"
    ),
    resource: taken(
      "uri, name, description, mime_type, tags 2.1, enabled 2.8 3, title 2.10, annotations 2.11, meta 2.11, icons 2.13, task 2.14 4, version 3, app 3, auth 3, security 4"
    )
  }
};
var takenBy = ({ is, versions }, method) => [...TAKEN2[is][method]].flatMap(([name, [since, before]]) => {
  const isNew = since !== void 0 && isSince(versions, since) === false;
  const isOld = before !== void 0 && isSince(versions, before) === true;
  return isNew || isOld ? [] : [name];
});
function unknownArguments(module, method, args, site, sdk) {
  const takes = takenBy(sdk, method);
  const unknown = args.filter(({ key, spread }) => key !== void 0 && !spread && !takes.includes(key));
  if (unknown.length === 0 || isRepaired(module, method, site)) return [];
  const onError = onErrorAt(module, site);
  return unknown.map(({ key, keyNode, value }) => {
    const [since, before] = TAKEN2[sdk.is][method].get(key) ?? [];
    const isOld = before !== void 0 && isSince(sdk.versions, before) === true;
    return {
      ...placeOf2(module, keyNode ?? value),
      ...{ name: key, method, library: sdk.is, takes, onError },
      ...isOld ? { before } : since !== void 0 && { since }
    };
  });
}
function isRepaired(module, method, site) {
  const another = new RegExp(`\\bTypeError\\b|\\.${method}\\b`);
  for (let at2 = site; at2.parent && !isFunction(at2); at2 = at2.parent) {
    if (at2.name !== "TryStatement") continue;
    for (const body of at2.getChildren("Body")) {
      const start = exceptOf(body);
      if (start && another.test(module.text.slice(start.from, body.to))) return true;
    }
  }
  return false;
}

// src/extract/python/found.ts
var Found = class extends Lists {
  /** No tool of the file is served: all that is to be said of it. */
  stopped;
  registrations = [];
  unread = [];
  removed = [];
  wired;
  servers;
  handlers = [];
  promptHandlers = [];
  signatures = [];
  mismatched = [];
  bareDecorators = [];
  lackedDecorators = [];
  unknownArguments = [];
  runs = [];
  unapplied = [];
  late = [];
  /** Functions that read resources of a low-level server. */
  readers = [];
  misplaced = [];
  /** Capabilities without tools. */
  unannounced = [];
  /** Functions that answer with the list of tools, and that answer for all tools. */
  listers = [];
  dispatchers = [];
};

// src/extract/python/resource-variables.ts
function mismatchOf(uri, { module, node }, server, registering, site) {
  const text2 = textOf(uri);
  const name = nameNodeOf(node);
  if (text2 === void 0 || !name || node.name !== "FunctionDefinition" || decoratorsOf(node).length > 1)
    return void 0;
  if (!server.isSure || server.isOwn || /[{}]/.test(text2.replace(/\{\w+\}/g, ""))) return void 0;
  const parameters = parametersOf(module, node);
  if (parameters.some(({ kind, name: own2 }) => kind === "args" || kind === "kwargs" || own2 === "self"))
    return void 0;
  const variables = Array.from(text2.matchAll(/\{(\w+)\}/g), ([, variable]) => variable);
  const own = parameters.filter((each) => !each.annotation || !/\bContext\b/.test(textOf2(module, each.annotation)));
  const isGiven = own.some((each) => each.default?.name === "CallExpression");
  const common = { function: textOf2(module, name), onError: onErrorAt(registering, site) };
  const unknown = variables.filter((variable) => !own.some((each) => each.name === variable));
  if (unknown.length > 0) return { ...placeOf(uri), ...common, lacks: "parameter", names: unknown };
  const isStrict = server.library === "official" || variables.length === 0;
  const left = own.filter((each) => !variables.includes(each.name) && (isStrict || !each.default));
  const [first] = left;
  if (!first || isGiven) return void 0;
  return { ...placeOf2(module, first.node), ...common, lacks: "variable", names: left.map((each) => each.name) };
}

// src/extract/python/results.ts
function resultsOf({ module, node }, reading, sdk, isServed) {
  const body = bodyOf(node);
  const type = isServed ? returnTypeIn(module, node, reading.evaluator) : void 0;
  const takes = type && kindsOf(type);
  const values = [];
  const through = [];
  for (const each of body ? nodesIn(body, ["ReturnStatement", "YieldStatement", "YieldExpression"], isScope) : []) {
    if (each.name !== "ReturnStatement") return { values: [], through: [] };
    if (functionAround(each)?.from !== node.from) continue;
    const [, value, ...more] = childrenOf(each);
    if (!value) values.push({ kind: "null", ...placeOf2(module, each) });
    else if (more.length > 0) values.push({ kind: "array", ...placeOf2(module, value) });
    else {
      const isCaught = isInExcept(each);
      for (const one of branchesOf(value)) {
        if (takes) append(through, throughOf(module, one, takes, reading));
        append(
          values,
          valueOf2(module, one, reading, true).map((found) => {
            const misfit = misfitIn(module, one, type, reading);
            return { ...found, ...isCaught && { isCaught }, ...misfit && { misfit } };
          })
        );
      }
    }
  }
  const text2 = type && textOf2(module, returnTypeOf(node));
  const isSure = sdk !== void 0 && isSince(sdk.versions, sdk.is === "official" ? "1.10" : "2.10") === true;
  const declared = takes && { text: text2, takes, isCertain: isSure };
  return { values, through, ...declared && { declared } };
}
function misfitIn(module, node, type, reading) {
  const declared = type?.is === "annotated" ? type.type : type;
  const takes = declared?.is === "dict" && declared.value ? kindsOf(declared.value) : void 0;
  for (const { key, value } of (takes && entriesOf(node)) ?? []) {
    const [found, ...others] = key ? valueOf2(module, bare(value), reading, false) : [];
    if (!found || others.length > 0 || takes.has(found.kind)) continue;
    if (!(found.mayBeNumber && takes.has("number")))
      return { kind: found.kind, key: withoutQuotes(textOf2(module, key)), start: found.start, end: found.end };
  }
  return void 0;
}
function branchesOf(expression) {
  const node = bare(expression);
  if (node.name !== "ConditionalExpression") return [node];
  const parts = childrenOf(node);
  return [parts[0], parts[4]].flatMap((each) => each ? branchesOf(each) : []);
}
function valueOf2(module, node, reading, mayFollow) {
  const { evaluator } = reading;
  const kind = kindOf(module, node, evaluator);
  if (kind) {
    const isContent2 = (kind === "object" || kind === "array") && isContentAt(module, node, evaluator);
    const begins = beginningOf(module, node, kind);
    const mayBeNumber = kind === "string" && mayShowNumber(module, node, evaluator);
    return [
      {
        ...{ kind, ...placeOf2(module, node) },
        ...isContent2 && { isContent: true },
        ...begins && { begins },
        ...mayBeNumber && { mayBeNumber: true }
      }
    ];
  }
  const called = calledIn(module, node, reading);
  const content = called && contentOf(called, reading);
  const annotated = called && annotatedKind(called, reading);
  if (content || annotated)
    return [
      {
        ...{ kind: (content ?? annotated).kind, ...placeOf2(module, node) },
        answeredBy: keyOf(called),
        ...content && { isContent: true, writtenAt: content },
        ...!content && annotated.kind === "string" && { mayBeNumber: true }
      }
    ];
  const meaning = mayFollow && node.name === "VariableName" ? module.meaningOf(node) : void 0;
  if (meaning?.is !== "value" || !meaning.node || meaning.module !== module || !functionAround(meaning.node)) return [];
  const [only] = valueOf2(module, bare(meaning.node), reading, false);
  return only && (only.kind === "object" || only.kind === "array") ? [{ ...only, ...placeOf2(module, node) }] : [];
}
var keyOf = ({ module, node }) => `${module.location}:${node.from}`;
function throughOf(module, node, takes, reading) {
  const called = calledIn(
    module,
    node,
    reading,
    ({ module: of, name }) => (kindsByText(of).get(name) ?? []).some((kind2) => !takes.has(kind2))
  );
  if (!called) return [];
  const answeredBy = keyOf(called);
  const place = placeOf2(module, node);
  const kind = called.module === module ? void 0 : annotatedKind(called, reading)?.kind;
  if (kind && kind !== "null" && !takes.has(kind))
    return [{ kind, ...place, answeredBy, ...kind === "string" && { mayBeNumber: true } }];
  const known2 = surelyReturned(reading.evaluator);
  let returned = known2.get(answeredBy);
  if (!returned) known2.set(answeredBy, returned = findReturned(called, reading.evaluator));
  return returned.flatMap(({ start, end, file, ...each }) => {
    const writtenAt = { start, end, ...file !== void 0 && { file } };
    return takes.has(each.kind) ? [] : [{ ...each, ...place, writtenAt, answeredBy }];
  });
}
var surelyReturned = remembered((_) => /* @__PURE__ */ new Map());
function findReturned({ module, node }, evaluator) {
  const names2 = new Set(parametersOf(module, node).map(({ name }) => name));
  const found = /* @__PURE__ */ new Map();
  for (const each of nodesIn(bodyOf(node), ["ReturnStatement", "YieldStatement", "YieldExpression"], isScope)) {
    if (each.name !== "ReturnStatement") return [];
    if (isAsked(module, each, names2)) break;
    const [, value, ...more] = childrenOf(each);
    if (!value || more.length > 0 || value.name === "ConditionalExpression") continue;
    const [only, ...others] = valueOf2(module, bare(value), { evaluator }, true);
    if (!only || others.length > 0 || only.isContent || only.kind === "null" || found.has(only.kind)) continue;
    found.set(only.kind, isInExcept(each) ? { ...only, isCaught: true } : only);
  }
  return [...found.values()];
}
function isAsked(module, statement, names2) {
  for (let at2 = statement.parent; at2 && !isScope(at2); at2 = at2.parent) {
    if (!/^(?:If|While|Match|For)(?:Statement|Clause)$/.test(at2.name)) continue;
    for (const part of childrenOf(at2))
      if (!/Body$/.test(part.name) && [...walk2(part)].some((each) => names2.has(textOf2(module, each)))) return true;
  }
  return false;
}
var kindsByText = remembered(({ text: text2 }) => {
  const heads = Array.from(text2.matchAll(/^(?:async[ \t]+)?def[ \t]+(\w+)/gm));
  return new Map(
    heads.map(({ 1: name, index }, at2) => {
      const own = text2.slice(index, heads[at2 + 1]?.index);
      return [name, KINDS_BY_TEXT.flatMap(([kind, written2]) => written2.test(own) ? [kind] : [])];
    })
  );
});
var KINDS_BY_TEXT = [
  ["object", /(?:\breturn|=)\s{0,9}\{|->\s{0,9}["']?(?:typing\.)?dict\b/i],
  ["array", /(?:\breturn|=)\s{0,9}\[|->\s{0,9}["']?(?:typing\.)?list\b/i],
  ["string", /\breturn\s{0,9}\(?\s{0,20}[frFR]{0,2}["']|->\s{0,9}["']?str\b/],
  ["number", /\breturn\s{1,9}\d|->\s{0,9}(?:int|float)\b/],
  ["boolean", /\breturn\s{1,9}(?:True|False)\b|->\s{0,9}bool\b/]
];
function calledIn(module, node, { servers }, isFollowed) {
  const call = node.name === "AwaitExpression" ? bare(node.lastChild) : node;
  const callee = servers && call.name === "CallExpression" ? calleeOf(call) : void 0;
  if (!callee || !pathOf(module, callee)) return void 0;
  const elsewhere = module.definedElsewhere(callee);
  if (elsewhere && !isFollowed?.(elsewhere)) return void 0;
  if (module.meaningsOf(callee).length > 1) return void 0;
  const called = functionMeant(servers, module, callee);
  if (called?.node.name !== "FunctionDefinition" || called.module !== module && !isFollowed) return void 0;
  const isAwaited = node.name === "AwaitExpression";
  const isAsync = called.node.getChild("async") !== null;
  return isAwaited !== isAsync || decoratorsOf(called.node).length > 0 ? void 0 : called;
}
function annotatedKind({ module, node }, { evaluator }) {
  const given2 = returnTypeIn(module, node, evaluator);
  const type = given2?.is === "annotated" ? given2.type : given2;
  const [kind] = type && type.is !== "union" && kindsOf(type) || [];
  return kind && { kind };
}
function contentOf({ module, node }, { evaluator }) {
  const returned = returnsOf(node).flatMap((each) => each.nextSibling ? [] : branchesOf(each));
  const values = returned.map((each) => valueOf2(module, each, { evaluator }, true)[0]);
  return values.every((each) => each?.isContent) ? values[0] : void 0;
}
function beginningOf(module, node, kind) {
  if (kind === "array") {
    const [only, ...others] = node.name === "ArrayExpression" ? listed(node) : [];
    return only?.length === 1 && others.length === 0 ? beginningOfContent(module, bare(only[0])) : void 0;
  }
  const written2 = node.name === "CallExpression" ? dumpedIn(module, node) : void 0;
  const [first] = entriesOf(written2 ?? node) ?? [];
  if (first) {
    const isSet = first.key && !/^(?:None|False|""|'')$/.test(textOf2(module, first.value));
    return isSet ? withoutQuotes(textOf2(module, first.key)) : void 0;
  }
  const [literal = node] = node.name === "ContinuedString" || node.name === "BinaryExpression" ? childrenOf(node) : [];
  return /^(?:Format)?String$/.test(literal.name) ? withoutQuotes(textOf2(module, literal)) : void 0;
}
function beginningOfContent(module, call) {
  const made = call.name === "CallExpression" ? module.externalOf(calleeOf(call)) : void 0;
  const isText3 = made !== void 0 && /^mcp(?:_types)?\.(?:types\.)?TextContent$/.test(made);
  const text2 = isText3 ? argumentsOf(module, call)?.find(({ key }) => key === "text")?.value : void 0;
  return text2 && beginningOf(module, bare(text2), "string");
}
function dumpedIn(module, call) {
  const first = module.externalOf(calleeOf(call)) === "json.dumps" ? argumentsOf(module, call)?.[0] : void 0;
  return first && bare(first.value);
}
var LONGEST_BEGINNING = 80;
var withoutQuotes = (literal) => literal.slice(0, LONGEST_BEGINNING).replace(/^[a-zA-Z]{0,2}(?:"""|'''|["'])|["']$/g, "");
function isInExcept(statement) {
  for (let at2 = statement; at2.parent && !isScope(at2); at2 = at2.parent) {
    if (at2.parent.name === "TryStatement" && exceptOf(at2)) return true;
  }
  return false;
}
var KINDS = {
  FormatString: "string",
  Boolean: "boolean",
  None: "null",
  Number: "number",
  ArrayExpression: "array",
  ArrayComprehensionExpression: "array",
  TupleExpression: "array",
  DictionaryExpression: "object",
  DictionaryComprehensionExpression: "object"
};
function kindOf(module, node, evaluator) {
  const kind = KINDS[node.name];
  if (kind) return kind;
  if (node.name === "String" || node.name === "ContinuedString") {
    const text2 = evaluator.textOf(module, node);
    return text2 !== void 0 && NUMBER.test(text2) ? "number" : "string";
  }
  if (node.name !== "CallExpression") return void 0;
  const callee = calleeOf(node);
  const made = pathOf(module, callee) && !module.definedElsewhere(callee) ? module.meaningOf(callee) : void 0;
  if (made?.is === "builtin") return made.name === "dict" ? "object" : made.name === "str" ? "string" : void 0;
  if (made?.is === "external") return made.path === "json.dumps" ? "string" : void 0;
  const value = evaluator.valueOf(module, node);
  return value.kind === "unknown" && value.isText ? "string" : void 0;
}
var NUMBER = /^\s*[-+]?[\d.]+(?:e[-+]?\d+)?\s*$/i;
function mayShowNumber(module, node, evaluator) {
  const dumped = node.name === "CallExpression" ? dumpedIn(module, node) : void 0;
  if (dumped) return !/^(?:object|array|string)$/.test(kindOf(module, dumped, evaluator) ?? "");
  return [...walk2(node, isFilled2)].every((each) => !/^(?:Format)?String$/.test(each.name) || ofNumber(module, each));
}
var isFilled2 = ({ name }) => name === "ArgList" || name === "FormatReplacement";
function ofNumber(module, literal) {
  const filled = literal.getChildren("FormatReplacement");
  const ends = [...filled.map(({ from }) => from), literal.to];
  const starts = [literal.from, ...filled.map(({ to }) => to)];
  const written2 = starts.map((start, index) => module.text.slice(start, ends[index])).join("");
  return /^[a-z]{0,2}["'][\s\d.+-]*["']$/i.test(written2.replace(/\{[^{}]*\}/g, ""));
}
function kindsOf(type) {
  switch (type.is) {
    case "annotated":
      return kindsOf(type.type);
    case "plain": {
      const [first, ...others] = type.keywords;
      return first?.[0] === "type" && others.length === 0 ? TAKEN3[String(first[1])] : void 0;
    }
    case "list":
      return /* @__PURE__ */ new Set(["array"]);
    case "dict":
      return /* @__PURE__ */ new Set(["object"]);
    case "union": {
      const options = type.options.map(kindsOf);
      return options.some((each) => !each) ? void 0 : new Set(options.flatMap((each) => [...each]));
    }
    default:
      return void 0;
  }
}
var TAKEN3 = {
  string: /* @__PURE__ */ new Set(["string"]),
  integer: /* @__PURE__ */ new Set(["number", "boolean"]),
  number: /* @__PURE__ */ new Set(["number", "boolean"]),
  boolean: /* @__PURE__ */ new Set(["boolean", "number", "string"]),
  null: /* @__PURE__ */ new Set(["null"])
};
function isContentAt(module, node, evaluator) {
  if (!/["']type["']/.test(textOf2(module, node))) return false;
  const value = evaluator.valueOf(module, node);
  if (value.kind === "array") return isParts(module, value);
  if (value.kind !== "object") return false;
  const content = entry(value, "content")?.value;
  return content ? isParts(module, content) : isPart(module, value);
}
var isParts = (module, node) => node.kind === "array" && node.items.length > 0 && node.items.every((each) => isPart(module, each));
function isPart(module, node) {
  if (node.kind !== "object" || node.open || node.file !== void 0 || module.text[node.start] !== "{") return false;
  const fields = PARTS[textOf(entry(node, "type")?.value) ?? ""];
  const keys = node.entries.map(({ key }) => key);
  return fields !== void 0 && fields.every((each) => keys.includes(each)) && keys.every((each) => fields.includes(each) || MAY_BE_IN_PART.has(each));
}
var MAY_BE_IN_PART = /* @__PURE__ */ new Set([
  "annotations",
  "_meta",
  "meta",
  "title",
  "description",
  "mimeType",
  "size",
  "icons",
  "isError",
  "is_error"
]);
var PARTS = {
  text: ["type", "text"],
  image: ["type", "data", "mimeType"],
  audio: ["type", "data", "mimeType"],
  resource: ["type", "resource"],
  resource_link: ["type", "uri", "name"]
};

// src/extract/python/names.ts
function headElsewhere({ module: { text: text2 }, name, owner }) {
  const within = owner === void 0 ? text2 : new RegExp(`^class[ \\t]+${owner}\\b.*(?:\\n(?:[\\s#)].*)?)*`, "m").exec(text2)?.[0];
  const indent = owner === void 0 ? "" : "[ \\t]+";
  return new RegExp(`^${indent}(?:(async)[ \\t]+)?def[ \\t]+${name}[ \\t]*\\(([^]{0,3000})`, "m").exec(within ?? "");
}
var DEFINITION = /^(?:(class|(?:async[ \t]+)?def)[ \t]+)?(\w+)[ \t]*((?::[^\n=]*)?=(?:[ \t]*None\b)?|[(:[,])/gm;
var MOST_HOPS = 4;
var MOST_WILDCARDS = 40;
var Module = class {
  text;
  path;
  /** Where it is, for the one who finds modules. */
  location;
  #source;
  #find;
  #root;
  #scopes = /* @__PURE__ */ new Map();
  #imported = /* @__PURE__ */ new Map();
  /** Names that were looked for in vain, each with the hops that it took to come here. */
  #lacking = /* @__PURE__ */ new Map();
  #wildcards = [];
  #defined;
  constructor(source, location = "", find = () => void 0) {
    this.text = source.text;
    this.#source = source;
    if (source.path !== void 0) this.path = source.path;
    this.location = location;
    this.#find = find;
  }
  /** By its text, a line at its top begins with that. */
  mayDefine(name) {
    return this.#definitions().has(name);
  }
  /** Of a module that is imported, often only the text is needed. */
  get root() {
    return this.#root ??= this.#source.root;
  }
  /** The modules that it imports, as they are written. */
  get imports() {
    const all2 = [...this.#bindingsIn(this.root).values()].flat().filter((each) => each.is === "import");
    return [...new Set([...all2, ...this.#wildcards].map(({ level, from }) => ".".repeat(level) + from))];
  }
  /** What the file defines or imports at its top. */
  get names() {
    return this.#bindingsIn(this.root);
  }
  /** What a name, a member or the name of a decorator stands for; undefined where that is not known. */
  meaningOf(node) {
    const [only, ...others] = this.meaningsOf(node);
    return others.length === 0 ? only : void 0;
  }
  /** The same where it may stand for one of several: a variable that is assigned in two branches. */
  meaningsOf(node) {
    const path = pathOf(this, node);
    return path ? this.meaningsOfPath(path, node) : [];
  }
  /** Names as they would be understood at a node. */
  meaningsOfPath([first, ...rest], at2, hops = 0) {
    let found = first === void 0 ? [] : this.#lookUp(first, at2, hops, rest.length > 0);
    for (const name of rest) found = found.flatMap((each) => memberOfMeaning(each, name, hops));
    return found;
  }
  /** What another file gets that imports a name from this one. Modules may take all names from each other in many ways. */
  exported(name, hops = 0) {
    if ((this.#lacking.get(name) ?? Infinity) <= hops) return [];
    const found = this.#findExported(name, hops);
    if (found.length === 0) this.#lacking.set(name, hops);
    return found;
  }
  #findExported(name, hops) {
    const own = this.#follow(this.#bindingsIn(this.root).get(name), hops);
    if (own.length > 0) return own;
    if (hops < MOST_HOPS)
      for (const { level, from } of this.#wildcards) {
        const found = this.import(level, from)?.exported(name, hops + 1) ?? [];
        if (found.length > 0) return found;
      }
    const submodule = this.location.endsWith("__init__.py") ? this.import(1, name) : void 0;
    return submodule && submodule !== this ? [{ is: "module", module: submodule }] : [];
  }
  /** What is defined at the top of the file, each with its name. */
  ownNames() {
    return [...this.#bindingsIn(this.root).values()].flatMap(
      ([only, ...others]) => others.length === 0 && (only?.is === "function" || only?.is === "class" || only?.is === "value") ? [only] : []
    );
  }
  /** A file imports few modules, and names of them many times. */
  import(level, from) {
    const key = ".".repeat(level) + from;
    if (!this.#imported.has(key)) this.#imported.set(key, this.#find(this, level, from));
    return this.#imported.get(key);
  }
  /**
   * What a name stands for that another module defines, as far as the module's text says it. To parse that module, only to
   * learn that it is not of a library, takes long.
   */
  definedElsewhere(node) {
    if (node.name === "VariableName") return this.#definedBeyond(this.#boundTo(textOf2(this, node), node));
    const { object: object2, name = "" } = memberOf(this, node) ?? {};
    const module = object2?.name === "VariableName" ? this.#moduleMeant(object2) : void 0;
    const is = module && module.#definitions().get(name);
    return is && is !== "value" ? { is, module, name } : void 0;
  }
  /** The module that an import names, where no other is parsed to know it but a package. */
  #moduleMeant(node) {
    const [only, ...others] = this.#boundTo(textOf2(this, node), node) ?? [];
    if (only?.is !== "import" || others.length > 0) return void 0;
    const from = this.import(only.level, only.from);
    if (only.name !== void 0 && from && !from.location.endsWith("__init__.py")) return void 0;
    const [meant] = this.#follow([only], 0);
    return meant?.is === "module" && meant.module !== this ? meant.module : void 0;
  }
  /** An import binds the name. */
  isImported(node) {
    return node.name === "VariableName" && this.#boundTo(textOf2(this, node), node)?.every(({ is }) => is === "import") === true;
  }
  /** A package hands on what its modules define: `from .rivers import list_rivers`. */
  #definedBeyond([only, ...others] = [], hops = 0) {
    if (only?.is !== "import" || only.name === void 0 || others.length > 0 || hops > MOST_HOPS) return void 0;
    const module = this.import(only.level, only.from);
    if (!module || module === this) return void 0;
    const { name } = only;
    const definitions = module.#definitions();
    const is = definitions.get(name);
    if (is && is !== "value") return { is, module, name };
    return definitions.has(name) ? void 0 : module.#definedBeyond(module.#bindingsIn(module.root).get(name), hops + 1);
  }
  /** The path of what a package has. */
  externalOf(node) {
    const meaning = this.definedElsewhere(node) ? void 0 : this.meaningOf(node);
    return meaning?.is === "external" ? meaning.path : void 0;
  }
  /** The functions, classes and variables that begin a line, where nothing else of their name does. */
  #definitions() {
    if (this.#defined) return this.#defined;
    const found = /* @__PURE__ */ new Map();
    for (const [, word, name, sign] of this.text.matchAll(DEFINITION)) {
      const is = word === void 0 ? sign.endsWith("=") ? "value" : void 0 : word === "class" ? word : "function";
      found.set(name, found.has(name) ? void 0 : is);
    }
    return this.#defined = found;
  }
  #boundTo(name, at2) {
    let isInside = false;
    for (let scope = at2; scope; scope = scope.parent) {
      if (scope.name === "Script" || isScope(scope) && !isHead(scope, at2) && !(isInside && !isFunction(scope))) {
        const found = this.#bindingsIn(scope).get(name);
        if (found) return found;
        isInside ||= isFunction(scope);
      }
    }
    return void 0;
  }
  #lookUp(name, at2, hops, isOwner) {
    const bound2 = this.#boundTo(name, at2);
    if (bound2) return this.#follow(bound2, hops, isOwner);
    for (const { level, from } of this.#wildcards) {
      const module = this.import(level, from);
      const found = module ? hops < MOST_HOPS ? module.exported(name, hops + 1) : [] : wellKnown(from, name);
      if (found.length > 0) return found;
    }
    return BUILTINS.has(name) ? [{ is: "builtin", name }] : [];
  }
  /** `isOwner`: what has something. Of a function or a variable that is not known, and their module is not parsed for it. */
  #follow(bindings, hops, isOwner = false) {
    if (!bindings || bindings.some(({ is }) => is === "unknown")) return [];
    return bindings.flatMap((each) => {
      if (each.is === "unknown") return [];
      if (each.is !== "import") return [each];
      const { level, from, name } = each;
      const external = () => ({
        is: "external",
        path: [level > 0 ? ".".repeat(level) + from : from, ...name === void 0 ? [] : [name]].join(".")
      });
      if (hops > MOST_HOPS) return [external()];
      const module = this.import(level, from);
      if (!module) {
        const own2 = name === void 0 ? void 0 : this.import(level, from === "" ? name : `${from}.${name}`);
        return [own2 ? { is: "module", module: own2 } : external()];
      }
      if (name === void 0) return [{ is: "module", module }];
      const isKnown = isOwner && /^(?:function|value)$/.test(module.#definitions().get(name) ?? "");
      if (module !== this) return isKnown ? [] : module.exported(name, hops + 1);
      const own = this.import(1, name);
      return own && own !== this ? [{ is: "module", module: own }] : [];
    });
  }
  #bindingsIn(scope) {
    const key = scope.name === "Script" ? -1 : scope.from;
    let known2 = this.#scopes.get(key);
    if (!known2) {
      const { names: names2, wildcards } = bindingsOf(this, scope);
      this.#scopes.set(key, known2 = names2);
      if (scope.name === "Script") this.#wildcards = wildcards;
    }
    return known2;
  }
};
function isHead(scope, at2) {
  const body = scope.name === "LambdaExpression" ? scope.lastChild : scope.getChild("Body");
  return body !== null && at2.from < body.from;
}
function memberOfMeaning(owner, name, hops) {
  if (owner.is === "external") return [{ is: "external", path: `${owner.path}.${name}` }];
  if (owner.is === "module") return owner.module.exported(name, hops + 1);
  if (owner.is !== "class") return [];
  const body = owner.node.getChild("Body");
  return body ? owner.module.meaningsOfPath([name], body, hops + 1).filter((each) => isIn(each, owner.node)) : [];
}
function isIn(meaning, { from, to }) {
  return "node" in meaning && meaning.node !== void 0 && meaning.node.from >= from && meaning.node.to <= to;
}
var wellKnown = (module, name) => /^(?:typing|typing_extensions|pydantic|fastmcp|mcp(?:\..+)?)$/.test(module) && /^[A-Z]/.test(name) ? [{ is: "external", path: `${module}.${name}` }] : [];
function bindingsOf(module, scope) {
  const names2 = /* @__PURE__ */ new Map();
  const wildcards = [];
  const bind = (name, binding) => addTo(names2, name, binding);
  const bindAll = (node) => {
    if (node.name === "VariableName") bind(textOf2(module, node), { is: "unknown" });
    else if (/^(?:Tuple|Array|Parenthesized)Expression$/.test(node.name)) childrenOf(node).forEach(bindAll);
  };
  if (isFunction(scope))
    for (const parameter of parametersOf(module, scope))
      bind(parameter.name, { is: "parameter", module, callable: scope, parameter });
  const body = scope.name === "Script" ? scope : scope.getChild("Body");
  const todo = body ? [body] : [];
  for (let at2 = todo.pop(); at2; at2 = todo.pop()) {
    if (isScope(at2)) {
      const name = nameOf(module, at2);
      const is = at2.name === "ClassDefinition" ? "class" : "function";
      if (name !== void 0 && at2.name !== "LambdaExpression") bind(name, { is, module, node: at2, name });
      continue;
    }
    switch (at2.name) {
      case "ImportStatement":
        for (const [name, binding] of importsIn(module, at2)) {
          if (name !== "*") bind(name, binding);
          else if (wildcards.length < MOST_WILDCARDS) wildcards.push(binding);
        }
        continue;
      case "AssignStatement":
        bindAssigned(module, at2, bind, bindAll);
        break;
      case "UpdateStatement":
      case "NamedExpression":
        bindAll(at2.firstChild);
        break;
      case "TypeDefinition": {
        const name = nameNodeOf(at2);
        if (name) bind(textOf2(module, name), { is: "type", module, name: textOf2(module, name), node: at2.lastChild });
        break;
      }
      case "ForStatement":
        for (let each = at2.getChild("for")?.nextSibling; each && each.name !== "in"; each = each.nextSibling)
          bindAll(each);
        break;
      case "WithStatement":
      case "TryStatement":
        for (const as of at2.getChildren("as")) if (as.nextSibling) bindAll(as.nextSibling);
        break;
      case "ScopeStatement":
        at2.getChildren("VariableName").forEach(bindAll);
        break;
    }
    for (let child = at2.lastChild; child; child = child.prevSibling) if (mayBind(child)) todo.push(child);
  }
  for (const [name, all2] of names2) names2.set(name, likeliest(all2));
  return { names: names2, wildcards };
}
var mayBind = ({ name }) => known(bindingNames, name, (each) => BINDS.test(each));
var BINDS = /Statement$|^(?:Match)?Body$|Definition$|^(?:Named|Parenthesized|Binary|Unary)Expression$|^StatementGroup$|^MatchClause$/;
var bindingNames = /* @__PURE__ */ new Map();
function likeliest(bindings) {
  if (bindings.length === 1) return bindings;
  const known2 = bindings.filter(({ is }) => is !== "value");
  const isGuarded = known2.length > 0 && known2.length < bindings.length && known2.every(({ is }) => is !== "unknown");
  const rest = isGuarded && bindings.every((each) => each.is !== "value" || isNothing(each)) ? known2 : bindings;
  return rest.length > 1 && rest.some((each) => each.is === "value" && each.node) ? rest.filter((each) => each.is !== "value" || each.node) : rest;
}
var isNothing = (binding) => binding.is === "value" && (!binding.node || binding.node.name === "None");
function bindAssigned(module, statement, bind, bindAll) {
  const assignment = assignmentOf(statement);
  if (!assignment) {
    for (const child of childrenOf(statement)) {
      if (child === statement.lastChild) break;
      bindAll(child);
    }
    return;
  }
  const { targets, value, annotation } = assignment;
  const isWhole = value !== void 0 || !statement.getChild("AssignOp");
  for (const target of targets) {
    if (target.name !== "VariableName" || !isWhole) bindAll(target);
    else {
      const name = textOf2(module, target);
      bind(name, { is: "value", module, name, ...value && { node: value }, ...annotation && { annotation } });
    }
  }
}
function importsIn(module, statement) {
  const parts = childrenOf(statement);
  if (parts[0]?.name === "import") return plainImports(module, parts.slice(1));
  let level = 0;
  let from = "";
  let index = 1;
  for (; index < parts.length && parts[index].name !== "import"; index++) {
    const part = parts[index];
    if (part.name !== "VariableName") {
      if (from === "") level += part.to - part.from;
    } else from += (from === "" ? "" : ".") + textOf2(module, part);
  }
  const found = [];
  for (index++; index < parts.length; index++) {
    const part = parts[index];
    if (part.name === "*") found.push(["*", { is: "import", level, from }]);
    if (part.name !== "VariableName") continue;
    const name = textOf2(module, part);
    const hasAlias = parts[index + 1]?.name === "as" && parts[index + 2]?.name === "VariableName";
    if (hasAlias) index += 2;
    found.push([hasAlias ? textOf2(module, parts[index]) : name, { is: "import", level, from, name }]);
  }
  return found;
}
function plainImports(module, parts) {
  const found = [];
  let path = [];
  let alias;
  const add = () => {
    const from = alias === void 0 ? path[0] : path.join(".");
    if (from !== void 0) found.push([alias ?? from, { is: "import", level: 0, from }]);
    path = [];
    alias = void 0;
  };
  for (const [index, part] of parts.entries()) {
    if (part.name === ",") add();
    else if (part.name === "VariableName" && parts[index - 1]?.name === "as") alias = textOf2(module, part);
    else if (part.name === "VariableName") path.push(textOf2(module, part));
  }
  add();
  return found;
}
var BUILTINS = new Set(
  "str int float bool bytes bytearray complex list dict tuple set frozenset object type None range len print open sorted map filter zip enumerate sum min max abs isinstance getattr setattr hasattr repr format callable super property staticmethod classmethod slice Exception BaseException ValueError TypeError KeyError RuntimeError".split(" ")
);

// src/extract/python/servers.ts
var ClassElsewhere = class {
  is = "class";
  module;
  name;
  constructor({ module, name }) {
    this.module = module;
    this.name = name;
  }
  get node() {
    const [meaning] = this.module.exported(this.name);
    return meaning?.is === "class" ? meaning.node : void 0;
  }
};
var HIGH_LEVEL = /^(?:mcp|fastmcp)\.(?:.+\.)?(?:FastMCP|MCPServer|FastMCPProxy|FastMCPOpenAPI|LocalProvider)$/;
var PLAIN2 = /^(?:mcp|fastmcp)\.(?:.+\.)?(?:FastMCP|MCPServer)$/;
var LOW_LEVEL = /^mcp\.(?:.+\.)?Server$/;
var IMPORTS = /(?:from|import) (?:mcp|fastmcp)\b/;
var IMPORTS_LATE = /^[ \t]+(?:from|import) (?:mcp|fastmcp)\b/m;
var DEEPEST7 = 6;
var NAMED_LIKE_SERVER = /mcp|server$|^_?(?:app|srv)$/i;
var isHighLevel = (path) => HIGH_LEVEL.test(path);
var isLowLevel = (path) => LOW_LEVEL.test(path);
var libraryOf = (path) => /^fastmcp(?:\.|$)/.test(path) ? "fastmcp" : /^mcp(?:\.|$)/.test(path) ? "official" : void 0;
var Servers = class _Servers {
  module;
  #groups = /* @__PURE__ */ new Map();
  #bySpelling;
  /** The file imports one of the libraries, at its top or in a function. */
  importsMcp;
  /** `byProject`: the library that the project depends on, where it is only one. */
  constructor(module, byProject) {
    this.module = module;
    const own = module.imports.flatMap((each) => libraryOf(each) ?? []);
    this.importsMcp = own.length > 0 || IMPORTS.test(module.text) && IMPORTS_LATE.test(module.text);
    const [library, ...others] = new Set(own);
    this.#bySpelling = library && others.length === 0 && library === "fastmcp" ? library : byProject;
  }
  /** The library of a function that is not known to belong to a server. */
  get library() {
    return this.#bySpelling;
  }
  /** The same of another file. */
  in(module) {
    return new _Servers(module, this.#bySpelling);
  }
  /** `names` as in `@self.mcp.tool`, without the last; undefined where it is something else. */
  of(names2, at2, depth = 0) {
    if (names2.length === 0) return void 0;
    const module = this.module;
    const [meaning] = module.meaningsOfPath(names2, at2);
    const behind2 = meaning?.is === "value" && meaning.module === module ? this.#behind(meaning.node) : void 0;
    if (behind2 && depth < DEEPEST7) return this.of(pathOf(module, behind2), behind2, depth + 1);
    const group = this.#groupOf(names2, at2);
    const instances = this.instancesOf(module, names2, at2, 0);
    if (instances.length > 0) {
      const kinds = instances.map((each) => kindOf2(each, 0));
      const known2 = kinds.find((each) => each !== void 0);
      if (known2) return known2 === "low" ? void 0 : { library: known2, group, isSure: true };
      if (!instances.some((each) => each.is === "class" && HANDS_ON.test(each.module.text))) return void 0;
    }
    const last = names2.at(-1);
    const mayBe = NAMED_LIKE_SERVER.test(last) && (this.importsMcp || /mcp/i.test(names2.join(".")) || meaning?.is === "parameter");
    const isOfProject3 = instances.length > 0 || mayBe || this.#isImportedServer(names2, at2);
    if (!isOfProject3) return void 0;
    return { group, isSure: false, ...this.#bySpelling && { library: this.#bySpelling } };
  }
  /** Another name for the same: `registrar = mcp`, `cast(Registrar, mcp)`. */
  #behind(node) {
    const call = node && bare(node);
    if (call && pathOf(this.module, call)) return call;
    if (call?.name !== "CallExpression") return void 0;
    const given2 = argumentsOf(this.module, call)?.[1]?.value;
    const isCast = /^typing(?:_extensions)?\.cast$/.test(this.module.externalOf(calleeOf(call)) ?? "");
    return isCast && given2 && given2.from < call.to && pathOf(this.module, bare(given2)) ? bare(given2) : void 0;
  }
  /** One that is the official SDK's own: its decorators are called first, `@mcp.tool()`. */
  needsCall(names2, at2) {
    return this.#isOnlyOf((path) => isHighLevel(path) && libraryOf(path) === "official", names2, at2);
  }
  /** One that is of a class of an SDK, and not of a class that the project derives from it. */
  isSdksOwn(names2, at2) {
    return this.#isOnlyOf((path) => PLAIN2.test(path), names2, at2);
  }
  /** A class of the project has a method of that name, and hands nothing on to an SDK: what it makes of a function is its own. */
  hasOwnMethod(names2, name, at2) {
    const instances = this.instancesOf(this.module, names2, at2, 0);
    return instances.some((each) => {
      if (each.is !== "class" || !each.node || isOfSdk(kindOf2(each, 0))) return false;
      const method = methodOf(each.module, each.node, name);
      return method !== void 0 && ![...walk2(method.node)].some(
        (node) => node.name === "CallExpression" && /^(?:add_)?tool$/.test(memberOf(method.module, calleeOf(node))?.name ?? "")
      );
    });
  }
  isLowLevel(names2, at2) {
    const instances = this.instancesOf(this.module, names2, at2, 0);
    return instances.length > 0 ? instances.some((each) => kindOf2(each, 0) === "low") : names2.length > 0 && NAMED_LIKE_SERVER.test(names2.at(-1));
  }
  /** One of the official SDK itself, which has no `tool`; a class of the project may have one. */
  isLowLevelOfSdk(names2, at2) {
    return this.#isOnlyOf(isLowLevel, names2, at2);
  }
  /** It is known what it is an instance of, and that is of a package, by its path. */
  #isOnlyOf(isIt, names2, at2) {
    const instances = this.instancesOf(this.module, names2, at2, 0);
    return instances.length > 0 && instances.every((each) => each.is === "external" && isIt(each.path));
  }
  /** An import that cannot be followed, of a name that says it. */
  #isImportedServer(names2, at2) {
    const [meaning] = this.module.meaningsOfPath(names2, at2);
    return meaning?.is === "external" && /mcp/i.test(meaning.path) && NAMED_LIKE_SERVER.test(names2.at(-1));
  }
  #groupOf(names2, at2) {
    const [first] = this.module.meaningsOfPath(names2.slice(0, 1), at2);
    const owner = first?.is === "parameter" ? first.callable.from : first && "node" in first ? first.node?.from ?? "" : "";
    const key = `${names2.join(".")} ${owner}`;
    let group = this.#groups.get(key);
    if (!group) this.#groups.set(key, group = {});
    return group;
  }
  instancesOf(module, names2, at2, depth) {
    const [first, ...rest] = names2;
    if (first === void 0 || depth > DEEPEST7) return [];
    let found = module.meaningsOfPath([first], at2).flatMap((each) => this.#instancesOfMeaning(each, depth + 1));
    if (found.length === 0 && rest.length > 0) {
      return module.meaningsOfPath(names2, at2).flatMap((each) => this.#instancesOfMeaning(each, depth + 1));
    }
    for (const name of rest) found = found.flatMap((each) => this.#attribute(each, name, depth + 1));
    return found;
  }
  /** `self.rivers.list` of a class of another module, where the text of that has the method. */
  methodElsewhere(module, callee) {
    const { object: object2, name } = memberOf(module, callee) ?? {};
    const [owner, ...others] = object2 ? this.instancesIn(module, object2) : [];
    if (name === void 0 || !(owner instanceof ClassElsewhere) || others.length > 0) return void 0;
    const method = { is: "function", module: owner.module, owner: owner.name, name };
    return headElsewhere(method) ? method : void 0;
  }
  #instancesOfMeaning(meaning, depth) {
    if (meaning.is === "value") {
      const { module: module2, node, annotation } = meaning;
      const typed = annotation ? this.#typed(module2, annotation) : [];
      return typed.length > 0 || !node ? typed : this.instancesIn(module2, node, depth);
    }
    if (meaning.is !== "parameter") return [];
    const { module, callable, parameter } = meaning;
    const owner = classAround(callable);
    const isSelf = owner && parametersOf(module, callable)[0]?.name === parameter.name && !parameter.annotation;
    if (isSelf) return [{ is: "class", module, node: owner }];
    return parameter.annotation ? this.#typed(module, parameter.annotation) : [];
  }
  /** `"FastMCP"`, `FastMCP | None`, `Optional[FastMCP]` */
  #typed(module, annotation) {
    for (const node of walk2(annotation)) {
      const elsewhere = module.definedElsewhere(node);
      if (elsewhere?.is === "class") return [new ClassElsewhere(elsewhere)];
      const paths = node.name === "String" ? (textOf2(module, node).match(/[A-Za-z_][\w.]*/g) ?? []).slice(0, 10).map((each) => each.split(".")) : [pathOf(module, node) ?? []];
      const found = paths.flatMap((names2) => module.meaningsOfPath(names2, annotation)).flatMap(instanceOf);
      if (found.length > 0) return found.slice(0, 1);
    }
    return [];
  }
  /** What an expression gives: a call of a class, of a function of the project. */
  instancesIn(module, expression, depth = 0) {
    const node = bare(expression);
    if (depth > DEEPEST7) return [];
    const names2 = pathOf(module, node);
    if (names2) return this.instancesOf(module, names2, node, depth + 1);
    if (node.name === "AwaitExpression") return this.instancesIn(module, node.lastChild, depth + 1);
    const either2 = eitherOf(module, node).map((each) => this.instancesIn(module, each, depth + 1));
    if (either2.length > 0) return either2.every(({ length }) => length > 0) ? either2.flat() : [];
    if (node.name !== "CallExpression") return [];
    const callee = calleeOf(node);
    const member = memberOf(module, callee);
    const owner = member && module.meaningOf(member.object);
    if (owner?.is === "external" && HIGH_LEVEL.test(owner.path)) return [{ is: "external", path: owner.path }];
    const elsewhere = module.definedElsewhere(callee);
    if (elsewhere?.is === "class") return [new ClassElsewhere(elsewhere)];
    return module.meaningsOf(callee).flatMap((meaning) => {
      if (meaning.is === "external")
        return /(?:^|\.)_*[A-Z]\w*$/.test(meaning.path) ? [{ is: "external", path: meaning.path }] : [];
      if (meaning.is === "class") return [{ is: "class", module: meaning.module, node: meaning.node }];
      if (meaning.is !== "function") return [];
      const type = returnTypeOf(meaning.node);
      const typed = type ? this.#typed(meaning.module, type) : [];
      return typed.length > 0 ? typed : this.#returned(meaning.module, meaning.node, depth + 1);
    });
  }
  #returned(module, callable, depth) {
    for (const value of returnsOf(callable)) {
      const found = this.instancesIn(module, value, depth);
      if (found.length > 0) return found;
    }
    return [];
  }
  /** `self.mcp`: assigned in a method, or annotated in the class. */
  #attribute(owner, name, depth) {
    const { module, node } = owner.is === "class" ? owner : {};
    if (!module || !node || depth > DEEPEST7) return [];
    for (const statement of statementsOf(bodyOf(node))) {
      const assigned = assignmentOf(statement);
      if (assigned?.annotation && assigned.targets.some((each) => textOf2(module, each) === name))
        return this.#typed(module, assigned.annotation);
      const method = statement.name === "DecoratedStatement" ? statement.getChild("FunctionDefinition") : null;
      const type = method && nameOf(module, method) === name ? returnTypeOf(method) : void 0;
      if (type) return this.#typed(module, type);
    }
    for (const { annotation, value } of assignedIn(module, node).get(`self.${name}`) ?? []) {
      if (annotation) return this.#typed(module, annotation);
      const found = value ? this.instancesIn(module, value, depth + 1) : [];
      if (found.length > 0) return found;
    }
    return [];
  }
};
function eitherOf(module, node) {
  const parts = /^(?:Binary|Conditional)Expression$/.test(node.name) ? childrenOf(node) : [];
  if (node.name === "ConditionalExpression") return [parts[0], parts[4]];
  return parts.length === 3 && textOf2(module, parts[1]) === "or" ? [parts[0], parts[2]] : [];
}
function instanceOf(meaning) {
  if (meaning.is === "class") return [{ is: "class", module: meaning.module, node: meaning.node }];
  const isType = meaning.is === "external" && !/^(?:typing|collections|types)\b/.test(meaning.path);
  return isType ? [{ is: "external", path: meaning.path }] : [];
}
var HANDS_ON = /\.(?:add_)?tool\(|\bFastMCP\b|\bMCPServer\b|inputSchema/;
var isOfSdk = (kind) => kind === "official" || kind === "fastmcp";
function kindOf2(instance, depth) {
  if (instance.is === "external") {
    if (HIGH_LEVEL.test(instance.path)) return libraryOf(instance.path);
    return LOW_LEVEL.test(instance.path) ? "low" : void 0;
  }
  const { module, node } = instance;
  if (depth > DEEPEST7 || !node) return void 0;
  for (const { value, key } of argumentsOf(module, node) ?? []) {
    if (key !== void 0) continue;
    for (const base of module.meaningsOf(value)) {
      const kind = base.is === "external" ? kindOf2(base, depth + 1) : base.is === "class" ? kindOf2({ is: "class", module: base.module, node: base.node }, depth + 1) : void 0;
      if (kind) return kind;
    }
  }
  return void 0;
}

// src/extract/python/examples.ts
var LONGEST = 1e3;
var MOST = 50;
function examplesIn({ module, node }) {
  const docstring = docstringOf(node);
  const text2 = docstring?.name === "String" ? textOf2(module, docstring) : "";
  const found = [];
  for (const [head, name] of [...text2.matchAll(CALL)].slice(0, MOST).map((each) => [each, each[1]])) {
    const at2 = head.index;
    const source = { text: text2.slice(at2, at2 + LONGEST) };
    const { root, fault } = parsePython(source.text.slice(0, endOf(source.text)));
    const call = root.firstChild?.firstChild;
    if (call?.name !== "CallExpression" || fault !== void 0) continue;
    const args = argumentsOf({ ...source, root: call }, call) ?? [];
    if (args.some(({ spread }) => spread === "**")) continue;
    for (const { key, keyNode } of args) {
      if (key === void 0 || !keyNode) continue;
      const start = docstring.from + at2 + keyNode.from;
      const { file } = placeOf2(module, docstring);
      found.push({
        ...{ function: name, call: at2, name: key, start, end: start + key.length },
        ...file !== void 0 && { file }
      });
    }
  }
  return found;
}
var CALL = /(?<![\w.])([A-Za-z_]\w*)\((?=[^()]{0,200}=)/g;
function endOf(text2) {
  let depth = 0;
  let quote = "";
  for (let at2 = 0; at2 < text2.length; at2++) {
    const char = text2[at2];
    if (quote !== "") {
      if (char === "\\") at2++;
      else if (char === quote) quote = "";
    } else if (char === '"' || char === "'") quote = char;
    else if (/[([{]/.test(char)) depth++;
    else if (/[)\]}]/.test(char) && --depth === 0) return at2 + 1;
  }
  return text2.length;
}

// src/extract/python/needed.ts
function withoutIn(servers, callable) {
  const { module, node } = callable;
  let demanded;
  return (name) => {
    if ((demanded ??= demandedBy(module, node)).has(name)) return "refused";
    if (isPayload(module, node, name)) return "empty";
    return failsWithout(servers, callable, name) ? "fails" : void 0;
  };
}
function demandedBy(module, fn) {
  const documented = docstringOf(fn)?.to ?? 0;
  const statements = statementsOf(bodyOf(fn)).filter(({ to }) => to > documented);
  const own = statements[0]?.name === "TryStatement" ? statementsOf(bodyOf(statements[0])) : statements;
  const demanded = /* @__PURE__ */ new Set();
  for (const statement of own) {
    const refusal = statement.name === "IfStatement" ? REFUSAL.exec(textOf2(module, statement)) : null;
    if (!refusal) break;
    const names2 = refusal[1].split(" or ").map((part) => /^(?:not (\w+)|(\w+) is None)$/.exec(part));
    if (names2.every((each) => each !== null)) for (const [, name, other] of names2) demanded.add(name ?? other);
  }
  return demanded;
}
var REFUSAL = /^if ([^:\n]{1,200}):\s{0,200}(?:raise\b|return\b[^\n]{0,200}(?:error|required|must|missing|provide))/i;
function isPayload(module, fn, name) {
  if (!SENDS.test(textOf2(module, fn))) return false;
  const documented = docstringOf(fn)?.to ?? 0;
  const body = statementsOf(bodyOf(fn)).filter(({ to }) => to > documented).map((each) => textOf2(module, each)).join("\n");
  const word = `\\b${inPattern(name)}\\b`;
  const empty = "(?:\\{\\}|\\[\\])";
  const set = new RegExp(
    `if ${word} is None:\\s{1,40}${word} = ${empty}|if not ${word}:\\s{1,40}${word} = ${empty}|${word} = ${word} or ${empty}`
  );
  const sent = new RegExp(`\\b(?:body|json|data|payload)=${word}( or ${empty})?(?=\\s*[,)])`);
  const left = body.replace(set, "");
  const [found, isReplaced] = sent.exec(left) ?? [];
  const isEmpty = left !== body || isReplaced !== void 0;
  return found !== void 0 && isEmpty && timesIn(left.replace(sent, ""), name) === 0;
}
var SENDS = /\b(?:body|json|data|payload)=/;
function failsWithout(servers, { module, node }, name, depth = 0) {
  const body = bodyOf(node);
  if (!body || depth > DEEPEST8 || !timesIn(textOf2(module, body), name)) return false;
  const uses = nodesIn(body, ["VariableName"]).filter((each) => textOf2(module, each) === name);
  const own = uses.filter((each) => !isKey(each));
  if (own.some((each) => mayAsk(module, each))) return false;
  const [left] = nodesIn(body, ["ReturnStatement", "YieldStatement"]);
  return own.some(
    (each) => isOnTheWay2(module, each, body, depth) && !(left && left.to < each.from) && (refusesNone(module, each) || isGivenOn(servers, module, each, depth))
  );
}
var DEEPEST8 = 3;
var isKey = ({ parent, nextSibling }) => parent?.name === "ArgList" && nextSibling?.name === "AssignOp";
function mayAsk(module, use) {
  let inner = use;
  for (let at2 = use.parent; at2 && at2.name !== "Body"; inner = at2, at2 = at2.parent) {
    const text2 = textOf2(module, at2);
    if (ASKS.test(at2.name) || at2.name === "BinaryExpression" && COMPARES.test(text2)) return true;
    if (at2.name === "CallExpression" && /^(?:isinstance|bool|locals|vars)\(/.test(text2)) return true;
    if (inner === use && BINDS2.test(at2.name) && !isIterated(use)) return true;
    if (at2.name === "NamedExpression" || at2.name === "ScopeStatement") return true;
  }
  return isAssigned(use);
}
var ASKS = /^(?:ConditionalExpression|UnaryExpression|IfStatement|WhileStatement|AssertStatement|MatchStatement)$/;
var COMPARES = /\b(?:and|or|is)\b|[=!]=/;
var BINDS2 = /^(?:ForStatement|DeleteStatement|ImportStatement|ParamList|UpdateStatement)$/;
function isAssigned(use) {
  const statement = use.parent;
  return (statement.name === "AssignStatement" || statement.name === "TupleExpression") && !(use.prevSibling?.name === "AssignOp" && use.nextSibling === null);
}
var isIterated = ({ prevSibling }) => prevSibling?.name === "in";
function isOnTheWay2(module, use, body, depth) {
  let inner = use;
  for (let at2 = use.parent; at2 && at2.from >= body.from; inner = at2, at2 = at2.parent) {
    if (at2.from === body.from && at2.name === "Body" && at2.to === body.to) return true;
    if (isFunction(at2) || at2.name === "ClassDefinition") return false;
    if (at2.name === "ForStatement" && inner !== use) return false;
    const loops = at2.name === "ForStatement" ? [] : at2.getChildren("for");
    if (loops.length > 0 && !(isIterated(inner) && (loops[1]?.from ?? Infinity) > inner.from)) return false;
    if (/^(?:If|While|Match)Statement$|^ConditionalExpression$/.test(at2.name)) return false;
    if (at2.name !== "TryStatement") continue;
    const [first, ...others] = at2.getChildren("Body");
    if (inner.from !== first?.from) return false;
    if (depth > 0 || others.some((each) => !/\braise\b|error|fail/i.test(textOf2(module, each)))) return false;
  }
  return false;
}
function refusesNone(module, use) {
  const parent = use.parent;
  const isFirst = parent.firstChild?.from === use.from && parent.firstChild.to === use.to;
  if (isIterated(use) && parent.name !== "BinaryExpression") return true;
  switch (parent.name) {
    case "MemberExpression":
      return isFirst && !/^\.\s*__/.test(module.text.slice(use.to, parent.to));
    case "CallExpression":
      return isFirst;
    case "BinaryExpression": {
      const operator = textOf2(module, isFirst ? use.nextSibling : use.prevSibling);
      return /^[-+*/<>]/.test(operator) || operator === "%" && isFirst || operator === "in" && !isFirst;
    }
    case "ArgList": {
      const before = use.prevSibling?.name;
      if (before === "*" || before === "**") return true;
      return before === "(" && REFUSE.test(module.externalOf(calleeOf(parent.parent)) ?? nameOfBuiltin(module, parent));
    }
    default:
      return false;
  }
}
var REFUSE = /^(?:len|int|float|list|tuple|set|sorted|sum|enumerate|iter|open|abs|json\.loads|os\.path\.(?:join|abspath|expanduser|basename|dirname)|pathlib\.Path|base64\.b64decode)$/;
function nameOfBuiltin(module, { parent }) {
  const callee = calleeOf(parent);
  return module.meaningOf(callee)?.is === "builtin" ? textOf2(module, callee) : "";
}
function isGivenOn(servers, module, use, depth) {
  const list = use.parent;
  if (list.name !== "ArgList" || list.parent?.name !== "CallExpression") return false;
  const args = argumentsOf(module, list) ?? [];
  const at2 = args.findIndex(({ value, spread }) => value.from === use.from && value.to === use.to && !spread);
  const given2 = args[at2];
  if (!given2 || args.slice(0, at2).some(({ spread }) => spread)) return false;
  const callee = functionCalled2(servers, module, calleeOf(list.parent));
  if (!callee || decoratorsOf(callee.node).some((each) => !/^@(?:class|static)method\s*$/.test(textOf2(callee.module, each))))
    return false;
  const parameters = parametersGiven(callee).filter(({ kind }) => kind !== "args" && kind !== "kwargs");
  const meant = given2.key === void 0 ? parameters[at2] : parameters.find(({ name }) => name === given2.key);
  return meant !== void 0 && failsWithout(servers, callee, meant.name, depth + 1);
}
function functionCalled2(servers, module, callee) {
  const [meaning, ...others] = module.meaningsOf(callee);
  if (others.length > 0) return void 0;
  return meaning?.is === "class" ? methodOf(meaning.module, meaning.node, "__init__") : functionMeant(servers, module, callee);
}

// src/extract/python/signatures.ts
function signatureOf2(callable, { faults, documentation, texts, outputSchema }, { library, isOwn }, call, { evaluator, servers, sdk, takes }) {
  const { module, node } = callable;
  const name = nameNodeOf(node);
  if (node.name !== "FunctionDefinition" || !name) return void 0;
  const second = isOwn || takes ? void 0 : secondOf(call, sdk, evaluator);
  const parameters = parametersGiven(callable);
  const docstring = docstringOf(node);
  const without = withoutIn(servers, callable);
  const late = docstring ? void 0 : lateTextOf(module, node);
  let results;
  return {
    function: { ...placeOf2(module, name), name: textOf2(module, name) },
    ...library && { library },
    faults: faults.map((each) => ({
      ...each,
      ...each.is === "self" && classAround(node) && { isOfMethod: true },
      ...each.is === "kwargs" && !mayRead(module, node, each.name) && { isUnread: true }
    })),
    parameters: parameters.map((each, index) => ({
      ...placeOf2(module, each.node),
      name: each.name,
      ...written(module, "type", each.annotation),
      ...written(module, "default", each.default),
      ...isLiteral(module, each.default) && { hasTypeAsDefault: true },
      ...holderIn(module, each),
      ...each.kind === "plain" && parameters.slice(0, index).some(hasDefault) && { isBehindDefault: true },
      without: () => without(each.name)
    })),
    mayTakeMore: decoratorsOf(node).length > 1 || parameters.some(({ kind }) => kind === "args" || kind === "kwargs"),
    documented: [...documentation.parameters].map(([documented, each]) => ({
      ...{ ...each.name, name: documented, text: each.text.value }
    })),
    ...late && { lateText: late },
    ...isStub(module, node) && { isStub: true },
    words: new Set(docstring ? textOf2(module, docstring).match(/\w+/g) : []),
    texts: texts.map((each) => {
      const edits = asField(module, node, each);
      return { ...each, ...edits && { edits } };
    }),
    isWrapped: isOwn === true || decoratorsOf(node).length > 1,
    ...isOwn && call.args.some(({ key }) => SCHEMA.test(key ?? "")) && { isSchemaGiven: true },
    ...second && { second },
    examples: () => examplesIn(callable),
    results: () => results ??= resultsOf(callable, { evaluator, servers }, sdk, outputSchema !== void 0)
  };
}
var isStub = (module, fn) => statementsOf(bodyOf(fn)).every((each) => EMPTY.test(textOf2(module, each)));
var EMPTY = /^(?:\.\.\.|pass|raise NotImplementedError\b.*)$/s;
function lateTextOf(module, fn) {
  for (const [at2, each] of statementsOf(bodyOf(fn)).entries()) {
    const kind = each.name === "ExpressionStatement" ? each.firstChild?.name : void 0;
    if (at2 === 0 && kind === "FormatString") return { ...placeOf2(module, each), isFormatted: true };
    const isText3 = /^(?:Continued)?String$/.test(kind ?? "") && WORDS.test(textOf2(module, each));
    if (at2 > 0 && isText3) return placeOf2(module, each);
  }
  return void 0;
}
var WORDS = /\p{L}\P{L}+\p{L}+\P{L}+\p{L}/u;
var mayRead = (module, fn, name) => [...walk2(bodyOf(fn) ?? fn)].some(
  (each) => each.name === "VariableName" && [name, "locals", "vars"].includes(textOf2(module, each))
);
function misplacedIn({ module, args, isAdded }, sdk) {
  const [first, second] = args;
  if (sdk?.is !== "official" || !second || [first, second].some((each) => each.key !== void 0 || each.spread))
    return [];
  const isDescription = /(?:^|_)description$/i.test(pathOf(module, bare(second.value))?.at(-1) ?? "");
  const isNew = isSince(sdk.versions, "1.10");
  if (!isDescription || isNew === false) return [];
  const around = functionAround(second.value);
  const within = around && classAround(around) && nameOf(module, around);
  return [
    {
      ...placeOf2(module, second.value),
      meaning: isNew ? "title" : "either",
      ...isAdded && { isAdded },
      ...within !== void 0 && { within }
    }
  ];
}
var SCHEMA = /^(?:(?:input|args|json|tool)_?)?schema$|^(?:input|args)_?model$|^(?:parameters|inputSchema)$/;
var LONGEST_WRITTEN = 60;
var hasDefault = (each) => each.default !== void 0;
function holderIn(module, { annotation, default: given2 }) {
  const [type = "", value = ""] = [annotation, given2].map((each) => each && textOf2(module, each));
  if (/\bField\(/.test(`${type} ${value}`)) return { holder: "Field" };
  return /^(?:\w+\.)?Annotated\[/.test(type) ? { holder: "Annotated" } : {};
}
function isLiteral(module, given2) {
  const type = given2 && subscriptOf(given2)?.object;
  return type !== void 0 && /^typing(?:_extensions)?\.Literal$/.test(module.externalOf(type) ?? "");
}
function written(module, key, node) {
  const text2 = node && textOf2(module, node);
  if (text2 === void 0 || text2.length > LONGEST_WRITTEN || /[\n`]/.test(text2)) return {};
  return { [key]: text2 };
}
function secondOf({ module, args, env, isAdded }, sdk, evaluator) {
  const [first, second, third] = args;
  const isGiven = [first, second].every((each) => each && each.key === void 0 && !each.spread);
  const text2 = isGiven ? evaluator.textOf(module, second.value, env) : void 0;
  if (text2 === void 0 || !sdk) return void 0;
  const isNew = isSince(sdk.versions, sdk.is === "official" ? "1.10" : "2.7");
  const names2 = sdk.is === "official" ? ["title", "description"] : ["refused", "description"];
  const isLast = !args.some(({ key, spread }) => key === "description" || spread) && (!third || third.key !== void 0);
  return {
    ...placeOf2(module, second.value),
    text: text2,
    isLast,
    meaning: isNew === void 0 ? "either" : names2[isNew ? 0 : 1],
    ...isAdded && { isAdded }
  };
}
function asField(module, at2, text2) {
  if (text2.file !== void 0 || module.path !== void 0) return void 0;
  const edits = [
    { start: text2.start, end: text2.start, text: "Field(description=" },
    { start: text2.end, end: text2.end, text: ")" }
  ];
  const [before, end] = ["\n", "\n"].map(
    (each, index) => index === 0 ? module.text.lastIndexOf(each, text2.start) + 1 : module.text.indexOf(each, text2.end)
  );
  const length = (end < 0 ? module.text.length : end) - before;
  if (length <= LONGEST_LINE3 && length + edits[0].text.length + 1 > LONGEST_LINE3) return void 0;
  const [meaning, ...others] = module.meaningsOfPath(["Field"], at2);
  if (meaning?.is === "external" && others.length === 0 && /^pydantic\.(?:.+\.)?Field$/.test(meaning.path))
    return edits;
  const added2 = meaning || /\bField\b/.test(module.text) ? void 0 : importOf(module, "pydantic", "Field");
  return added2 && [added2, ...edits];
}
var LONGEST_LINE3 = 88;
function importOf(module, from, name) {
  let last;
  for (const each of statementsOf(module.root)) {
    const text2 = textOf2(module, each);
    if (each.name !== "ImportStatement") {
      if (each !== statementsOf(module.root)[0]) break;
      continue;
    }
    if (new RegExp(`^from ${from} import [\\w, ]+$`).test(text2) && text2.length + name.length + 2 <= LONGEST_LINE3)
      return { start: each.to, end: each.to, text: `, ${name}` };
    last = each;
  }
  return last && { start: last.to, end: last.to, text: `
from ${from} import ${name}` };
}

// src/extract/python/unwrapped.ts
function hiddenBy(servers, registering) {
  const { module } = servers;
  const next = registering.parent?.getChildren("Decorator").find(({ from }) => from > registering.from);
  const names2 = next && pathOf(module, next);
  const meant = names2 && servers.module.meaningsOfPath(names2, next).length === 1;
  const made = meant ? decoratorMeant(servers, module, names2, next) : void 0;
  if (!made || made.isBound || KEEPS_SIGNATURE.test(textOf2(made.module, made.node))) return void 0;
  const decorator = next.getChild("ArgList") ? returnedBy(made) : made;
  const wrapper = decorator && returnedBy(decorator);
  const name = wrapper && nameNodeOf(wrapper.node);
  if (!wrapper || !name) return void 0;
  const parameters = parametersOf(wrapper.module, wrapper.node);
  const given2 = parametersOf(decorator.module, decorator.node)[0]?.name;
  const isForAny = parameters.some(({ kind }) => kind === "args" || kind === "kwargs");
  if (given2 === void 0 || !isForAny || !calls(wrapper, given2)) return void 0;
  return {
    ...headOfDecorator(module, next),
    ...{ is: "unwrapped", name: names2.join("."), isCertain: true },
    wrapper: {
      ...placeOf2(wrapper.module, name),
      ...{ name: textOf2(wrapper.module, name), given: given2 },
      parameters: parameters.map((each) => each.name)
    }
  };
}
var KEEPS_SIGNATURE = /wraps?\b|update_wrapper|wrapt\b|__signature__|__wrapped__|\.__(?:name|doc|annotations)__\s*=|\byield\b/;
function returnedBy({ module, node }) {
  if (node.name !== "FunctionDefinition" || node.getChild("async") || decoratorsOf(node).length > 0) return void 0;
  const [only, ...others] = returnsOf(node);
  const own = statementsOf(bodyOf(node)).filter(
    (each) => only && each.name === "FunctionDefinition" && nameOf(module, each) === textOf2(module, only)
  );
  return others.length === 0 && own.length === 1 ? { module, node: own[0] } : void 0;
}
var calls = ({ module, node }, name) => [...walk2(node)].some(
  (each) => each.name === "CallExpression" && textOf2(module, calleeOf(each)) === name && functionAround(each)?.from === node.from
);

// src/extract/python/handed-servers.ts
var NO_CALLS = [];
var MOST_HOPS2 = 5;
function serversGiven(servers, call) {
  const { module } = servers;
  const given2 = argumentsOf(module, call)?.find(
    ({ value }) => NAMED_LIKE_SERVER.test(pathOf(module, value)?.at(-1) ?? "")
  );
  const names2 = given2 && pathOf(module, given2.value);
  const server = names2 && servers.of(names2, call);
  const isGiven = names2 && module.meaningsOfPath(names2.slice(0, 1), call)[0]?.is === "parameter";
  if (!server || !(server.isSure || isGiven)) return void 0;
  const registered = new Following(servers).from(servers, call, given2.value);
  return registered.length > 0 ? { server, names: names2, registered } : void 0;
}
function isLost(servers, call, given2) {
  const following = new Following(servers);
  following.from(servers, call, given2);
  return following.isLost;
}
var Following = class {
  #start;
  #seen = /* @__PURE__ */ new Set();
  isLost = false;
  constructor(start) {
    this.#start = start;
  }
  /** What a call registers that hands on a server. */
  from(servers, call, given2, hops = 0) {
    const args = argumentsOf(servers.module, call) ?? [];
    const index = args.findIndex(({ value }) => value.from === given2.from);
    const key = args[index]?.key;
    if (index < 0 || hops > MOST_HOPS2 || args.some(({ spread }) => spread)) {
      this.isLost = true;
      return [];
    }
    if (key === void 0 && index === 0 && isReadThere(servers.module, call)) return [];
    const functions = functionsCalled(servers, call);
    this.isLost ||= functions.length === 0 && mayRegister(servers.module, calleeOf(call));
    return functions.flatMap((each) => {
      const parameters = parametersGiven(each);
      const taken2 = key === void 0 ? parameters[index] : parameters.find(({ name }) => name === key);
      return taken2 ? this.#registeredOn(taken2.name, each, hops) : [];
    });
  }
  /** Nothing where the file itself says enough to be read. */
  #registeredOn(parameter, { module, node }, hops) {
    const id = `${module.location}:${node.from}:${parameter}`;
    const body = node.name === "FunctionDefinition" ? bodyOf(node) : void 0;
    if (!body || this.#seen.has(id)) return [];
    this.#seen.add(id);
    const start = this.#start;
    const isStart = module === start.module;
    const isRead2 = isStart || mayHoldPythonTools(module.text);
    const servers = isStart ? start : start.in(module);
    const isIt = (at2) => {
      const [name, ...more] = pathOf(module, at2) ?? [];
      if (name !== parameter || more.length > 0) return false;
      const [meaning] = module.meaningsOfPath([name], at2);
      const isParameter = meaning?.is === "parameter" && meaning.callable.from === node.from;
      return isParameter && !(isRead2 && servers.of([name], at2));
    };
    return [...walk2(body)].flatMap((site) => {
      if (site.name === "VariableName" && isIt(site)) this.isLost ||= isKept(module, site);
      if (site.name === "Decorator") return decorated(module, site, isIt);
      if (site.name !== "CallExpression") return [];
      const registered = added(servers, site, isIt);
      if (registered) return registered;
      const given2 = argumentsOf(module, site)?.find(({ value }) => isIt(value));
      return given2 ? this.from(servers, site, given2.value, hops + 1) : [];
    });
  }
};
function isKept(module, { parent, from }) {
  if (parent?.name !== "MemberExpression")
    return parent !== null && /^(?:Assign|Yield)Statement$|^(?:Array|Tuple|Set|Dictionary)Expression$/.test(parent.name);
  const name = memberOf(module, parent)?.name;
  const call = parent.parent?.name === "CallExpression" && parent.parent.from === from ? parent.parent : void 0;
  return name === "add_tool" ? !call : isKind(name) && call?.parent?.name !== "CallExpression";
}
function mayRegister(module, callee) {
  const meanings = module.meaningsOf(callee);
  return !meanings.some(
    (each) => each.is === "builtin" || each.is === "class" || each.is === "external" && RUNS_SERVERS.test(each.path)
  );
}
var RUNS_SERVERS = /^(?:mcp|fastmcp|typing|asyncio|anyio|trio|uvicorn|hypercorn|gunicorn|starlette|fastapi|flask|logging|contextlib|functools|inspect|atexit|signal|threading|concurrent|click|typer|rich|sys|os|json|pprint|weakref|unittest|pytest)(?:\.|$)/;
function isReadThere(module, call) {
  const elsewhere = module.definedElsewhere(calleeOf(call));
  if (elsewhere?.is !== "function" || !mayHoldPythonTools(elsewhere.module.text)) return false;
  const [, first] = /^\s*(\w{1,100})\s*[:,=)]/.exec(headElsewhere(elsewhere)?.[2] ?? "") ?? [];
  return first !== void 0 && NAMED_LIKE_SERVER.test(first);
}
function functionsCalled(servers, call) {
  const { module } = servers;
  const callee = calleeOf(call);
  const member = memberOf(module, callee);
  const turns = turnsOf(module, call, NO_CALLS) ?? [];
  const rounds = turns.flatMap((turn) => turn.get(textOf2(module, member ? member.object : callee)) ?? []);
  const isOfLoop = rounds.length > 0;
  const meant = isOfLoop ? rounds.flatMap(
    ({ module: of, node }) => of.meaningsOfPath([...pathOf(of, node) ?? [], ...member ? [member.name] : []], node)
  ) : module.meaningsOf(callee);
  const functions = meant.flatMap((each) => {
    if (each.is === "function") return [{ module: each.module, node: each.node }];
    return each.is === "class" ? [methodOf(each.module, each.node, "__init__")].flatMap((own) => own ?? []) : [];
  });
  if (isOfLoop || functions.length > 0) return functions;
  const only = functionMeant(servers, module, callee);
  if (only || !member) return only ? [only] : [];
  return servers.instancesIn(module, member.object).flatMap((each) => {
    const method = each.is === "class" && each.node ? methodOf(each.module, each.node, member.name) : void 0;
    return method ?? [];
  });
}
function decorated(module, decorator, isIt) {
  const [name, kind, ...more] = pathOf(module, decorator) ?? [];
  const callable = decorator.parent?.getChild("FunctionDefinition");
  if (name === void 0 || more.length > 0 || !callable || !isKind(kind)) return [];
  const owner = decorator.getChild("VariableName");
  if (!owner || !isIt(owner)) return [];
  const args = argumentsOf(module, decorator) ?? [];
  return [{ kind, module, args, turn: NO_TURN, fn: callable, callable: { module, node: callable } }];
}
function added(servers, call, isIt) {
  const { module } = servers;
  const made = calleeOf(call).name === "CallExpression" ? calleeOf(call) : void 0;
  const member = memberOf(module, calleeOf(made ?? call));
  const isAdded = !made && member?.name === "add_tool";
  const kind = isAdded ? "tool" : made ? member?.name : void 0;
  if (!member || !isKind(kind) || !isIt(member.object)) return void 0;
  const [first, ...others] = argumentsOf(module, call) ?? [];
  if (!first || first.spread) return [];
  const args = made ? argumentsOf(module, made) ?? [] : others;
  return (turnsOf(module, call, NO_CALLS) ?? [NO_TURN]).map((turn) => ({
    ...{ kind, module, args, turn, fn: first.value, ...isAdded && { isAdded } },
    callable: functionMeant(servers, module, first.value, turn)
  }));
}
var isKind = (name) => name === "tool" || name === "prompt" || name === "resource";

// src/extract/python/wiring.ts
var DEEPEST9 = 6;
var NAMED_LIKE_SERVER_IN = /mcp|server|app|srv/i;
var Wiring = class {
  #module;
  #calls;
  #made = /* @__PURE__ */ new Map();
  #known = /* @__PURE__ */ new Map();
  #imported = /* @__PURE__ */ new Map();
  #byName;
  #isAsked = false;
  /** Where the calls are whose effects are read. */
  #read = /* @__PURE__ */ new Set();
  #servers;
  constructor(servers, calls2) {
    this.#module = servers.module;
    this.#calls = calls2;
    this.#servers = servers;
  }
  /** The node that names stand for, as in `self.mcp` of `@self.mcp.tool()`. */
  nodeOf(names2, at2) {
    this.#isAsked = true;
    return this.#named(names2, at2, DEEPEST9);
  }
  /** Whether it is done whenever its server is made: no branch is around it, or around the one call of its function. */
  isAlways(site, deep = DEEPEST9) {
    for (let child = site, at2 = site.parent; at2; child = at2, at2 = at2.parent) {
      if (isBranch(child, at2)) return false;
      if (at2.name !== "FunctionDefinition" || child.name !== "Body") continue;
      const name = nameOf(this.#module, at2);
      const calls2 = this.#callsOf(name);
      if (calls2.length === 0) continue;
      return calls2.length === 1 && deep > 0 && this.isAlways(calls2[0], deep - 1);
    }
    return true;
  }
  /** What a call registers is read where the call is. */
  noteRead({ from }) {
    this.#read.add(from);
  }
  #callsOf(name) {
    this.#byName ??= groupBy(this.#calls, (call) => textOf2(this.#module, calleeOf(call)).split(".").at(-1));
    return this.#byName.get(name) ?? [];
  }
  wiring() {
    const handed = [];
    for (const call of this.#calls) {
      const mounted = this.#mounted(call);
      if (mounted) handed.push(mounted);
      if (!NAMED_LIKE_SERVER_IN.test(textOf2(this.#module, call))) continue;
      const server = (argumentsOf(this.#module, call) ?? []).find(({ value }) => this.#isLikeServer(value));
      const names2 = server && pathOf(this.#module, server.value);
      const from = names2 && this.#named(names2, server.value, DEEPEST9);
      if (!server || !names2 || from === void 0) continue;
      const callee = calleeOf(call);
      const asks = this.#read.has(call.from) ? void 0 : this.#asks(call, callee, names2, server.value);
      const takers = this.#takers(callee);
      for (const to of asks?.isVague && takers.length === 0 ? ["beyond"] : takers)
        if (to !== from)
          handed.push({
            ...{ from, to, isAlways: this.isAlways(call) },
            ...asks && (asks.isVague || !to.startsWith("given:")) && { asks }
          });
    }
    if (!this.#isAsked && this.#made.size + handed.length + this.#imported.size === 0) return void 0;
    const exported = this.#exported();
    const methods = [...this.#methodsGiven()].map(({ name, node }) => ({ name, node: givenNode(node) }));
    return {
      ...{ made: [...this.#made.values()], handed, imported: [...this.#imported.values()], exported },
      ...methods.length > 0 && { methods }
    };
  }
  /** `main.mount(sub)` of fastmcp: without a prefix, the tools of both have the names that they have. */
  #mounted(call) {
    const member = memberOf(this.#module, calleeOf(call));
    const owner = member?.name === "mount" ? pathOf(this.#module, member.object) : void 0;
    const [only, ...others] = (owner && argumentsOf(this.#module, call)) ?? [];
    const names2 = only && !only.spread && others.length === 0 ? pathOf(this.#module, bare(only.value)) : void 0;
    if (!owner || !names2 || this.#servers.of(owner, call)?.library !== "fastmcp") return void 0;
    const [from, to] = [this.#named(owner, call, DEEPEST9), this.#named(names2, call, DEEPEST9)];
    if (from === void 0 || to === void 0 || from === to || to.startsWith("given:")) return void 0;
    return { from, to, isAlways: this.isAlways(call), isMounted: true };
  }
  /** By its names, what is called registers tools; it may where nothing is known of it. */
  #asks(call, callee, server, given2) {
    const what = textOf2(this.#module, callee);
    const name = what.split(".").at(-1);
    const asks = { ...placeOf2(this.#module, call), what: `\`${what}(${server.join(".")})\`` };
    if (isForTools.class.test(name) && isForTools.server.test(server.at(-1))) return { ...asks, mayBeElsewhere: true };
    const owner = memberOf(this.#module, callee)?.object;
    const ownerName = owner && textOf2(this.#module, owner).replace(/\(.*/s, "").split(".").at(-1);
    const isOfTools = ownerName !== void 0 && isForTools.owner.test(ownerName) && isForTools.method.test(name);
    if (registersTools.test(name) || isOfTools) return asks;
    const ownerNames = owner && pathOf(this.#module, owner);
    if (ownerNames && this.#named(ownerNames, owner, DEEPEST9) !== void 0) return void 0;
    return isLost(this.#servers, call, given2) ? { ...asks, isVague: true } : void 0;
  }
  /** The methods of classes that by the names of their parameters are given a server. */
  *#methodsGiven() {
    for (const meaning of this.#module.ownNames())
      if (meaning.is === "class") {
        for (const { name, node } of methodsIn(this.#module, meaning.node))
          if (name !== "__init__" && parametersOf(this.#module, node).some((each) => NAMED_LIKE_SERVER.test(each.name)))
            yield { owner: meaning.name, name, node };
      }
  }
  #isLikeServer(argument) {
    const names2 = pathOf(this.#module, bare(argument));
    return names2 !== void 0 && NAMED_LIKE_SERVER.test(names2.at(-1));
  }
  /** What a call gives its arguments to: by the name alone, or `any`, where no more is known. */
  #takers(callee) {
    const elsewhere = this.#module.definedElsewhere(callee);
    if (elsewhere) return this.#importedNode(elsewhere.module, elsewhere.name);
    const meanings = this.#module.meaningsOf(callee);
    const takers = meanings.flatMap((meaning) => {
      if (meaning.is !== "function" && meaning.is !== "class") return [];
      return meaning.module === this.#module ? [givenNode(meaning.node)] : this.#importedNode(meaning.module, meaning.name);
    });
    if (takers.length > 0 || meanings.some(({ is }) => is === "external" || is === "builtin")) return takers;
    const member = memberOf(this.#module, callee);
    if (!member) return ["any"];
    const beyond = this.#servers.methodElsewhere(this.#module, callee);
    if (beyond && beyond.name !== "__init__")
      return this.#importedNode(beyond.module, `${beyond.owner}.${beyond.name}`);
    const [owner, ...others] = this.#servers.instancesIn(this.#module, member.object);
    const isKnown = owner?.is === "class" && others.length === 0 && member.name !== "__init__";
    const method = isKnown && owner.node ? methodOf(owner.module, owner.node, member.name) : void 0;
    if (!method) return [`named:${member.name}`];
    const { module, node } = method;
    const name = nameOf(module, classAround(node));
    return module === this.#module ? [givenNode(node)] : this.#importedNode(module, `${name}.${member.name}`);
  }
  #named(names2, at2, deep) {
    if (deep === 0 || names2.length === 0) return void 0;
    if (names2[0] === "self") return names2.length === 2 ? this.#kept(names2[1], at2, deep) : void 0;
    const [meaning, ...others] = this.#module.meaningsOfPath(names2, at2);
    return meaning && others.length === 0 ? this.#meant(meaning, deep) : void 0;
  }
  #meant(meaning, deep) {
    if (meaning.is === "parameter")
      return meaning.module === this.#module ? givenTo2(this.#module, meaning.callable) : void 0;
    if (meaning.is !== "value") return void 0;
    if (meaning.module !== this.#module) return this.#importedNode(meaning.module, meaning.name)[0];
    return meaning.node && this.#node(meaning.node, deep - 1);
  }
  #node(expression, deep) {
    const node = bare(expression);
    if (deep <= 0) return void 0;
    const names2 = pathOf(this.#module, node);
    if (names2) return this.#named(names2, node, deep - 1);
    if (node.name === "AwaitExpression") return this.#node(node.lastChild, deep - 1);
    if (node.name !== "CallExpression") return void 0;
    const callee = calleeOf(node);
    const elsewhere = this.#module.definedElsewhere(callee);
    if (elsewhere?.is === "class") return void 0;
    if (elsewhere) return this.#importedNode(elsewhere.module, `${elsewhere.name}()`)[0];
    const meaning = this.#module.meaningOf(callee);
    if (meaning?.is === "external") {
      if (isHighLevel(meaning.path)) return this.note(node, meaning.path);
      const cast = /^typing\.cast$/.test(meaning.path) ? argumentsOf(this.#module, node)?.[1] : void 0;
      return cast && this.#node(cast.value, deep - 1);
    }
    if (meaning?.is !== "function") {
      const owner = memberOf(this.#module, callee);
      const made = owner && this.#module.meaningOf(owner.object);
      return made?.is === "external" && isHighLevel(made.path) ? this.note(node, made.path) : void 0;
    }
    if (meaning.module !== this.#module) return this.#importedNode(meaning.module, `${meaning.name}()`)[0];
    return this.#returned(meaning.node, deep);
  }
  /** What a function returns, where that is one server whatever happens. */
  #returned(callable, deep) {
    const known2 = `${callable.from}:${deep}`;
    if (!this.#known.has(known2)) this.#known.set(known2, this.#returnedAnew(callable, deep));
    return this.#known.get(known2);
  }
  #returnedAnew(callable, deep) {
    const body = bodyOf(callable);
    let only;
    for (const at2 of body ? nodesIn(body, ["ReturnStatement"], isApart) : []) {
      const value = at2.firstChild?.nextSibling;
      const node = value ? this.#node(value, deep - 1) : void 0;
      if (node === void 0 || only !== void 0 && node !== only) return void 0;
      only = node;
    }
    return only;
  }
  /** `self.mcp`: what the class sets it to, once. */
  #kept(name, at2, deep) {
    let own = at2;
    while (own && own.name !== "ClassDefinition") own = own.parent;
    if (!own) return void 0;
    const assigned = assignedIn(this.#module, own).get(`self.${name}`) ?? [];
    const values = assigned.flatMap(({ value }) => value ?? []);
    return values.length === 1 ? this.#node(values[0], deep - 1) : void 0;
  }
  /** A server is made by a call. */
  note(call, path) {
    const node = `made:${call.from}`;
    if (!this.#made.has(node)) {
      const isSet = argumentsOf(this.#module, call)?.some(({ key, spread }) => spread || /duplicate/.test(key ?? ""));
      const onDuplicate = isSet ? void 0 : libraryOf(path) === "fastmcp" ? "last" : "first";
      this.#made.set(node, { node, ...onDuplicate && { onDuplicate } });
    }
    return node;
  }
  /** At most one. */
  #importedNode({ path }, name) {
    if (path === void 0) return [];
    const node = `from:${path}:${name}`;
    if (!this.#imported.has(node)) this.#imported.set(node, { node, source: path, name });
    return [node];
  }
  #exported() {
    const exported = {};
    for (const meaning of this.#module.ownNames()) {
      if (meaning.is === "function" || meaning.is === "class") {
        exported[meaning.name] = givenNode(meaning.node);
        const returned = meaning.is === "function" ? this.#returned(meaning.node, DEEPEST9) : void 0;
        if (returned !== void 0) exported[`${meaning.name}()`] = returned;
      } else if (meaning.is === "value") {
        const node = this.#meant(meaning, DEEPEST9);
        if (node !== void 0) exported[meaning.name] = node;
      }
    }
    for (const { owner, name, node } of this.#methodsGiven()) exported[`${owner}.${name}`] = givenNode(node);
    return exported;
  }
};
var givenNode = ({ from }) => `given:${from}`;
function givenTo2(module, callable) {
  if (callable.name !== "FunctionDefinition") return void 0;
  if (nameOf(module, callable) !== "__init__") return givenNode(callable);
  let own = callable;
  while (own && own.name !== "ClassDefinition") own = own.parent;
  return own ? givenNode(own) : void 0;
}
function isBranch(child, parent) {
  if (isFunction(parent)) return false;
  switch (parent.name) {
    case "IfStatement":
    case "WhileStatement":
    case "MatchClause":
      return child.name === "Body" || child.name === "MatchBody";
    case "ForStatement":
      return child.name === "Body";
    case "TryStatement":
      return child.name === "Body" && child.prevSibling?.name !== "try";
    case "ConditionalExpression":
      return true;
    default:
      return false;
  }
}

// src/extract/python/registrar.ts
var APIS = { tool: "function", prompt: "registerPrompt", resource: "registerResource" };
var Registrar = class {
  found = new Found();
  module;
  evaluator;
  packages;
  servers;
  /** The calls of the file. */
  calls;
  wiring;
  /** Groups of tools that are written in one list. */
  #groups = /* @__PURE__ */ new Map();
  constructor(module, evaluator, packages, calls2) {
    this.module = module;
    this.evaluator = evaluator;
    this.packages = packages;
    this.calls = calls2;
    this.servers = new Servers(module, libraryOfProject(packages));
    this.wiring = new Wiring(this.servers, calls2);
  }
  /** The server that a decorator or a call registers on. */
  servedBy(names2, site) {
    const on = this.wiring.nodeOf(names2, site);
    return on === void 0 ? {} : { on, ...this.wiring.isAlways(site) && { isAlways: true } };
  }
  contextOf({ library, isOwn, takes }) {
    const { evaluator, servers } = this;
    const sdk = sdkOf(library, this.packages);
    return { evaluator, servers, sdk, isOwn: isOwn === true, ...takes && { takes } };
  }
  /** Of branches that exclude each other, each has a list of its own. */
  groupIn(group, site) {
    for (let at2 = site; at2?.parent && !isFunction(at2); at2 = at2.parent)
      if (at2.name === "Body" && /^(?:If|Try|Match)/.test(at2.parent.name)) return this.group(at2);
    return group;
  }
  group({ from }) {
    let group = this.#groups.get(from);
    if (!group) this.#groups.set(from, group = {});
    return group;
  }
  register(kind, call, callable, server, site, served2 = {}) {
    const { found, module } = this;
    const context = this.contextOf(server);
    const at2 = placeOf2(module, site);
    const add = (registration) => void found.registrations.push({ ...at2, api: APIS[kind], ...registration });
    if (kind === "tool") {
      const { tool, served: schemas, docstring } = toolOf(call, callable, this.groupIn(server.group, site), context);
      found.tools.push(tool);
      const hidden = site.name === "Decorator" && !server.isOwn && hiddenBy(this.servers, site);
      const faults = hidden ? [hidden] : schemas.faults;
      const signature = signatureOf2(callable, { ...schemas, faults }, server, call, context);
      if (signature) found.signatures.push({ ...signature, docstring, onError: onErrorAt(module, site) });
      const fromComment = entry(tool, "description") ? [] : docstringFromComment(callable.module, callable.node);
      const caught = isInExcept(site) && { isCaught: true };
      const enabled = given("enabled", "tool", call, context)?.value;
      const disabled = enabled?.kind === "boolean" && !enabled.value && { isDisabled: true };
      add({ tool, ...served2, ...caught, ...disabled, ...fromComment.length > 0 && { fromComment } });
      const name = textOf(entry(tool, "name")?.value);
      const properties = entry(entry(tool, "inputSchema")?.value, "properties")?.value;
      const parameters = new Set(properties?.kind === "object" ? properties.entries.map(({ key }) => key) : []);
      if (name !== void 0) found.handlers.push({ ...callable, tool: name, server, parameters });
    } else if (kind === "prompt") {
      const prompt = promptOf(call, callable, context);
      found.prompts.push(prompt);
      found.promptHandlers.push({ ...callable, server });
      add({ prompt });
    } else {
      const resource = { ...resourceOf(call, callable, context), group: this.groupIn(server.group, site) };
      const uri = (entry(resource, "uriTemplate") ?? entry(resource, "uri"))?.value;
      const mismatch = mismatchOf(uri, callable, server, module, site);
      if (mismatch) found.mismatched.push(mismatch);
      (entry(resource, "uriTemplate") ? found.templates : found.resources).push(resource);
      add({ resource, ...isTried(module, site) && { isTried: true } });
    }
  }
  /** The call registers nothing that is listed: it says so, or gives an argument that the SDK does not take. */
  refuses(method, names2, args, site, server) {
    const { found, module } = this;
    const { sdk } = this.contextOf(server);
    if (!sdk || !this.servers.isSdksOwn(names2, site)) return false;
    const unknown = unknownArguments(module, method, args, site, sdk);
    const [first] = unknown;
    if (!first) return isDisabled(module, args);
    append(found.unknownArguments, unknown);
    const call = `${site.name === "Decorator" ? "@" : ""}${[...names2, method].join(".")}`;
    this.unread(site, `\`${call}(${first.name}=\u2026)\``, "the SDK has no such argument");
    return true;
  }
  listTool(tool, at2) {
    this.found.tools.push(tool);
    this.found.registrations.push({ ...at2, api: "list", tool });
  }
  unread(site, what, reason, mayBeElsewhere = false) {
    const at2 = placeOf2(this.module, site);
    const { start } = this.found.unread.at(-1) ?? {};
    if (start === at2.start) return;
    this.found.unread.push({ ...at2, what, reason, ...mayBeElsewhere && { mayBeElsewhere: true } });
  }
  /** What is not known here may be written in another file. */
  unknown(site, what, is) {
    this.unread(site, what, `${is} is not known`, true);
  }
  unknownFunction(call, fn) {
    this.unknown(call, `\`${short(this.module, calleeOf(call))}(${short(this.module, fn)})\``, "the function");
  }
};
var isDisabled = (module, args) => args.some(({ key, value }) => key === "enabled" && textOf2(module, value) === "False") && !/\.enable(?:_components?)?\(/.test(module.text);
function short(module, node) {
  const text2 = textOf2(module, node);
  return (text2.length > 60 ? `${text2.slice(0, 57)}\u2026` : text2).replace(/\s+/g, " ");
}

// src/extract/python/lists.ts
var NO_CALLS2 = [];
function unknownBeside(module, lister, evaluator) {
  const unknown = [];
  const asked = /* @__PURE__ */ new Set();
  const body = bodyOf(lister);
  const statements = body ? [...walk2(body)] : [];
  let known2 = 0;
  function item(node) {
    if (isNamed(evaluator.valueOf(module, node))) known2++;
    else if (makesUnknown(module, node)) unknown.push(node);
    else if (isOfProject(module, node)) return;
    else if (node.name === "VariableName" && !asked.has(textOf2(module, node))) set(node, item);
    else unknown.push(node);
  }
  function set(variable, take) {
    const name = textOf2(module, variable);
    asked.add(name);
    const values = statements.flatMap((each) => {
      const { value, targets } = assignmentOf(each) ?? {};
      return value && targets.some((target) => textOf2(module, target) === name) ? value : [];
    });
    values.forEach(take);
    if (values.length === 0 && !isOfProject(module, variable)) unknown.push(variable);
  }
  function list(expression) {
    const node = bare(expression);
    const value = evaluator.valueOf(module, node);
    switch (node.name) {
      case "ArrayExpression":
      case "TupleExpression":
        for (const [first, second] of listed(node)) {
          if (second) list(second);
          else item(first);
        }
        return;
      case "AwaitExpression":
        return list(node.lastChild);
      case "BinaryExpression":
        return childrenOf(node).forEach((each) => each.name !== "ArithOp" && list(each));
      case "VariableName":
        return added2(node);
      case "CallExpression": {
        const tools = argumentsOf(module, node)?.find(({ key }) => key === "tools")?.value;
        if (tools) return list(tools);
      }
    }
    if (value.kind === "array" && !value.open && value.items.every(isNamed)) known2 += value.items.length;
    else if (makesUnknown(module, node) || !isOfProject(module, node) && !isOfKnown(module, node)) unknown.push(node);
  }
  function added2(variable) {
    const name = textOf2(module, variable);
    if (asked.has(name)) return;
    set(variable, list);
    for (const each of statements) {
      if (each.name === "UpdateStatement" && textOf2(module, each.firstChild) === name) list(each.lastChild);
      const call = each.name === "CallExpression" ? memberOf(module, calleeOf(each)) : void 0;
      const given2 = call && textOf2(module, call.object) === name ? argumentsOf(module, each)?.at(-1)?.value : void 0;
      if (given2 && call.name === "extend") list(given2);
      else if (given2 && /^(?:append|insert)$/.test(call.name)) item(given2);
    }
  }
  returnsOf(lister).forEach(list);
  return known2 > 0 ? unknown : [];
}
var isNamed = (tool) => tool.kind === "object" && textOf(entry(tool, "name")?.value) !== void 0;
function isOfProject(module, node) {
  const of = node.name === "CallExpression" ? calleeOf(node) : node;
  const [first] = pathOf(module, of) ?? [];
  const isMeant = (meaning) => meaning.is === "function" || meaning.is === "value" && (meaning.node === void 0 || !functionAround(meaning.node));
  return first === "self" || module.meaningsOf(of).some(isMeant);
}
function makesUnknown(module, call, isInLoop = false, depth = 0) {
  const member = call.name === "CallExpression" && memberOf(module, calleeOf(call));
  if (!member || depth > DEEPEST10) return false;
  const isLoop = isInLoop || turnsOf(module, call, NO_CALLS2) === void 0;
  const owner = textOf2(module, member.object) === "self" ? outerClass(call) : void 0;
  const method = owner && methodOf(module, owner, member.name);
  if (!method || method.module !== module) return false;
  return callsIn(module, bodyOf(method.node)).some((each) => {
    if (pathOf(module, calleeOf(each))?.at(-1) !== "Tool") return makesUnknown(module, each, isLoop, depth + 1);
    const name = argumentsOf(module, each)?.find(({ key }) => key === "name")?.value;
    const isOfEach = name !== void 0 && /^(?!self\b|cls\b)[a-z]\w*(?:\.\w+|\[["']\w+["']\])$/.test(textOf2(module, name));
    return isOfEach && (isLoop || turnsOf(module, each, NO_CALLS2) === void 0);
  });
}
var DEEPEST10 = 2;
function outerClass(node) {
  for (let at2 = node.parent; at2; at2 = at2.parent) if (at2.name === "ClassDefinition") return at2;
  return void 0;
}
var isOfKnown = (module, node) => /Comprehension/.test(node.name) && turnsOf(module, childrenOf(node)[1], NO_CALLS2) !== void 0;

// src/extract/python/written-tools.ts
var ANSWERS = /["']serverInfo["']/;
var NO_CALLS3 = [];
var WrittenTools = class {
  #to;
  /** Where the names of tools are written. */
  #listed = /* @__PURE__ */ new Set();
  /** Tools that are made of others, of which they may be the ones that are read here. */
  #converted = [];
  constructor(to) {
    this.#to = to;
  }
  /** `Tool(name="a", inputSchema={\u2026})` */
  readCall(call) {
    const to = this.#to;
    this.#read(call, () => to.groupIn(to.group(functionAround(call) ?? to.module.root), call), true);
  }
  /** `{"name": "a", "inputSchema": {\u2026}}` */
  readDictionary(node) {
    const { module } = this.#to;
    const keys = (entriesOf(node) ?? []).flatMap(
      ({ key }) => key?.name === "String" ? textOf2(module, key).slice(1, -1) : []
    );
    if (!keys.includes("name") || !keys.includes("inputSchema")) return;
    const list = node.parent?.name === "ArrayExpression" ? node.parent : module.root;
    this.#read(node, () => this.#to.group(list), ANSWERS.test(module.text));
  }
  #read(node, groupOf, isServed) {
    const { module, evaluator, calls: calls2 } = this.#to;
    const valuesIn = (turns) => turns.map((turn) => evaluator.valueOf(module, node, envOf(turn, evaluator)));
    const isInLoop = turnsOf(module, node, NO_CALLS3) ?? [NO_TURN];
    const once = valuesIn(isInLoop);
    const more = once.some(isNamed) ? void 0 : turnsOf(module, node, calls2);
    const values = more ? valuesIn(more) : once;
    const isRepeated = (more ?? isInLoop).some(({ size }) => size > 0);
    for (const value of values) {
      if (value.kind !== "object") continue;
      if (!isNamed(value)) {
        const name2 = isServed ? nameGiven(module, node) : void 0;
        const what = name2 && `\`${name2.of}${short(module, name2.node)}, \u2026${name2.end}\``;
        if (what) this.#converted.push(() => this.#to.unknown(node, what, "the list"));
        continue;
      }
      const schema = entry(value, "inputSchema")?.value;
      if (schema?.kind === "object" && entry(schema, "json")) continue;
      const name = entry(value, "name").value;
      const definition = `${name.file ?? ""} ${name.start}`;
      if (isRepeated && this.#listed.has(definition)) continue;
      this.#listed.add(definition);
      this.#to.listTool({ ...value, entries: this.#served(node, value), group: groupOf() }, placeOf2(module, node));
    }
  }
  /** What a class of the SDK makes of them, and not what is written by hand. */
  #served(node, { entries }) {
    const { module, packages } = this.#to;
    if (node.name !== "CallExpression") return entries;
    const sdk = sdkOf("official", packages);
    return entries.map(
      (each) => each.key === "annotations" ? { ...each, value: annotationsServed(each.value, module, sdk) } : each
    );
  }
  /** A handler that lists tools which are not written in this file. */
  noteUnknown() {
    const { found, module, evaluator } = this.#to;
    for (const lister of found.listers)
      for (const part of unknownBeside(module, lister, evaluator))
        this.#to.unknown(part, `\`${short(module, part)}\` in a list of tools`, "what is in it");
    if (found.tools.length > 0) return;
    const [converted] = this.#converted;
    if (converted) return converted();
    for (const lister of found.listers)
      this.#to.unknown(lister, `what \`${nameOf(module, lister) ?? ""}()\` lists`, "the list");
  }
};
function nameGiven(module, node) {
  const given2 = argumentsOf(module, node)?.find(({ key }) => key === "name")?.value;
  if (given2) return { of: "Tool(name=", node: given2, end: ")" };
  const written2 = entriesOf(node)?.find(({ key }) => key && /^["']name["']$/.test(textOf2(module, key)))?.value;
  return written2 && { of: '{"name": ', node: written2, end: "}" };
}

// src/extract/python/helpers.ts
var MAY_ADD = /\.\s*(?:add_)?tool\b/;
function handedBy(module, call, helper) {
  const body = bodyOf(helper.node);
  const turn = turnOf(module, call, helper);
  if (!body || !turn || !MAY_ADD.test(textOf2(helper.module, body))) return void 0;
  for (const site of walk2(body)) {
    if (site.name !== "CallExpression") continue;
    const [first, ...others] = argumentsOf(helper.module, site) ?? [];
    const made = calleeOf(site).name === "CallExpression" ? calleeOf(site) : void 0;
    const member = memberOf(helper.module, calleeOf(made ?? site));
    if (!member || !/^(?:add_)?tool$/.test(member.name) || !first || first.spread) continue;
    const given2 = turn.get(textOf2(helper.module, bare(first.value)));
    if (!given2 || first.key !== void 0) continue;
    const args = made ? argumentsOf(helper.module, made) ?? [] : others;
    return { helper, site, fn: given2.node, owner: member.object, args, isAdded: member.name === "add_tool", turn };
  }
  return void 0;
}
function turnOf(module, call, helper) {
  const parameters = parametersGiven(helper);
  const args = argumentsOf(module, call) ?? [];
  if (args.some(({ spread }) => spread)) return void 0;
  const turn = /* @__PURE__ */ new Map();
  for (const each of parameters) if (each.default) turn.set(each.name, { module: helper.module, node: each.default });
  for (const [index, { key, value }] of args.entries()) {
    const name = key ?? parameters[index]?.name;
    if (name !== void 0) turn.set(name, { module, node: value });
  }
  return turn;
}

// src/extract/python/own-decorators.ts
var DEEPEST11 = 3;
var OWN_DECORATOR = /^_?(?:[a-z]+_)*tool$/;
var REGISTERS2 = /\.(?:add_)?tool\b|\badd_tool\b|inputSchema|input_schema|parameters/;
var KEEPS = /tools?\w{0,50}(?:\.append\(|\.setdefault\(|\[[^\]\n]{1,100}\]\s{0,9}=[^=])/i;
var TOOL2 = /^fastmcp\.tools\.(?:.+\.)?tool$/;
var saysWhatIsServed = ({ module, node }) => decoratorsOf(node).some(
  (each) => module.meaningsOfPath(pathOf(module, each) ?? [], each).some((meaning) => meaning.is === "external" && TOOL2.test(meaning.path))
);
function ownRegistry(servers, names2, decorator) {
  const { module } = servers;
  const [meaning] = module.meaningsOfPath(names2, decorator);
  if (meaning?.is === "external") return TOOL2.test(meaning.path) ? { library: "fastmcp", isSure: true } : void 0;
  const definition = meaning ?? module.meaningsOfPath(names2.slice(0, 1), decorator)[0];
  if (!definition || !("module" in definition) || definition.is === "parameter") return void 0;
  if (names2.length > 1 && definition.module === module) return void 0;
  const instances = names2.length > 1 ? servers.instancesOf(module, names2.slice(0, -1), decorator, 0) : [];
  if (instances.some(({ is }) => is === "external")) return void 0;
  const { text: text2 } = definition.module;
  const isOfMcp = /mcp/i.test(text2);
  const isRegistry = REGISTERS2.test(text2) ? isOfMcp || servers.importsMcp : isOfMcp && KEEPS.test(text2);
  if (!isRegistry) return void 0;
  const library = servers.library ?? new Servers(definition.module, void 0).library;
  const takes = takenBy2(servers, names2, decorator);
  return {
    ...{ isSure: false, isOwn: true },
    ...library && { library },
    ...takes && { takes }
  };
}
function takenBy2(servers, names2, decorator) {
  const made = decoratorMeant(servers, servers.module, names2, decorator);
  if (!made) return "unknown";
  const parameters = parametersGiven(made);
  return parameters[0]?.kind === "args" ? void 0 : parameters.map(({ name }) => meaningOfParameter(name));
}
function registersItself({ servers, module, calls: calls2 }, names2, decorator) {
  const [meaning] = names2.length === 1 ? module.meaningsOfPath(names2, decorator) : [];
  if (meaning?.is !== "function" || meaning.module !== module) return false;
  const { from, to } = meaning.node;
  return calls2.some((call) => {
    if (call.from < from || call.to > to) return false;
    const callee = calleeOf(call);
    const member = memberOf(module, callee.name === "CallExpression" ? calleeOf(callee) : callee);
    if (member?.name !== (callee.name === "CallExpression" ? "tool" : "add_tool")) return false;
    const fn = argumentsOf(module, call)?.[0];
    const owner = pathOf(module, member.object);
    return fn !== void 0 && owner !== void 0 && givenTo3(module, fn.value) !== void 0 && servers.of(owner, call) !== void 0;
  });
}
function givenTo3(module, fn, deep = DEEPEST11) {
  for (const each of walk2(bare(fn))) {
    const meaning = each.name === "VariableName" ? module.meaningOf(each) : void 0;
    const isLocal = meaning?.is === "value" && meaning.node && functionAround(meaning.node);
    const given2 = isLocal && deep > 0 ? givenTo3(module, meaning.node, deep - 1) : void 0;
    if (given2) return given2;
    if (meaning?.is !== "parameter") continue;
    const { callable, parameter } = meaning;
    const isSelf = classAround(callable) && parametersOf(module, callable)[0]?.name === parameter.name;
    if (!isSelf && (callable.from < fn.from || callable.to > fn.to)) return callable;
  }
  return void 0;
}
function isDecorator(module, callable) {
  const name = nameOf(module, callable);
  const around = functionAround(callable);
  const returned = returnsOf(around ?? callable);
  return around ? returned.some((each) => textOf2(module, each) === name) : OWN_DECORATOR.test(name ?? "") && returned.some((each) => each.name !== "None");
}

// src/extract/python/never-called.ts
var MOST_USERS = 50;
function neverCalledIn(module, isUnused) {
  const dead = /* @__PURE__ */ new Map();
  const users = /* @__PURE__ */ new Map();
  const usersOf = (outer) => {
    const name = nameOf(module, outer) ?? "";
    if (!isNameOfRegistrar(name) || decoratorsOf(outer).length > 0) return void 0;
    const found = /^\w+$/.test(name) ? usersIn(module, outer, name) : void 0;
    return found && isUnused?.(name) === true ? found : void 0;
  };
  const isDead = (outer) => {
    const all2 = /* @__PURE__ */ new Map([[outer.from, outer]]);
    for (const each of all2.values()) {
      const own = all2.size > MOST_USERS ? void 0 : known(users, `${each.from}`, () => usersOf(each));
      if (!own) return false;
      for (const user of own) all2.set(user.from, user);
    }
    return true;
  };
  return (node) => {
    const outer = isUnused && outermostAround(node);
    return outer !== void 0 && known(dead, `${outer.from}`, () => isDead(outer));
  };
}
function usersIn(module, outer, name) {
  const users = [];
  for (const at2 of wordsIn(module).get(name) ?? []) {
    const node = module.root.resolveInner(at2, 1);
    if (node.name === "Comment" || isNameNode(outer, node)) continue;
    const user = outermostAround(node);
    if (!user) return void 0;
    users.push(user);
  }
  return users;
}
var wordsIn = remembered(({ text: text2 }) => {
  const found = /* @__PURE__ */ new Map();
  for (const { 0: word, index } of text2.matchAll(/(?<![\w-])[A-Za-z_]\w*(?![\w-])/g))
    if (isNameOfRegistrar(word)) addTo(found, word, index);
  return found;
});
var isNameNode = (definition, { from }) => nameNodeOf(definition)?.from === from;
function outermostAround(node) {
  let outer;
  for (let at2 = node.parent; at2; at2 = at2.parent) if (isScope(at2) && at2.name !== "LambdaExpression") outer = at2;
  return outer;
}

// src/extract/python/removed.ts
function removedIn(module, calls2, evaluator) {
  if (!/\bremove_tool\(|\._tools\b/.test(module.text)) return [];
  const removed = calls2.flatMap((call) => {
    const member = memberOf(module, calleeOf(call));
    const isKept2 = member && /\._tools$/.test(textOf2(module, member.object));
    if (member?.name !== "remove_tool" && !(isKept2 && member.name === "pop")) return [];
    const name = argumentsOf(module, call)?.find(({ key }) => key === void 0 || key === "name")?.value;
    return name ? removedAt(module, call, name, calls2, evaluator) : [];
  });
  for (const statement of nodesIn(module.root, ["DeleteStatement"])) {
    const taken2 = statement.getChild("MemberExpression");
    const subscript = taken2 ? subscriptOf(taken2) : void 0;
    const [name] = subscript && /\._tools$/.test(textOf2(module, subscript.object)) ? subscript.items : [];
    if (name) append(removed, removedAt(module, statement, name, calls2, evaluator));
  }
  return removed;
}
function removedAt(module, site, name, calls2, evaluator) {
  const at2 = { ...placeOf2(module, site), within: placeOf2(module, functionAround(site) ?? module.root) };
  return (turnsOf(module, site, calls2) ?? [/* @__PURE__ */ new Map()]).map((turn) => {
    const text2 = evaluator.textOf(module, bare(name), envOf(turn, evaluator));
    return { ...at2, ...text2 !== void 0 && { name: text2 } };
  });
}

// src/extract/python/constructors.ts
function refusedBy({ module, call, args }, path, packages) {
  const library = libraryOf(path);
  const made = /\.(FastMCP|MCPServer)$/.exec(path)?.[1];
  if (!library || !made) return void 0;
  const versions = sdkOf(library, packages)?.versions;
  const ofFastmcp = isSince(versions, FAST_4[0]) === true ? FAST_4 : FAST;
  const [since, taken2] = made === "MCPServer" ? SERVER : library === "fastmcp" ? ofFastmcp : OFFICIAL;
  const isNew = isSince(versions, since);
  if (isNew === false && (made !== "FastMCP" || library !== "official")) return void 0;
  const isIgnored = isNew === false;
  const refused = args.filter(
    ({ key, spread }) => key !== void 0 && !spread && !taken2.has(key) && (!isIgnored || INSTRUCTS.test(key))
  );
  const [first, ...others] = refused;
  if (!first) return void 0;
  return {
    ...placeOf2(module, first.keyNode ?? first.value),
    ...{ name: first.key, method: made, library, takes: [...taken2], onError: onErrorAt(module, call) },
    ...others.length > 0 && { others: others.map(({ key }) => key) },
    // What is installed anew is a newer one.
    ...isNew !== true && { before: since },
    ...isIgnored && { isIgnored }
  };
}
var INSTRUCTS = /^(?:description|instruction|(?:system_)?prompt)$/;
var names = (text2) => new Set(text2.split(" "));
var BOTH = "name instructions icons website_url auth tools lifespan debug log_level dependencies";
var HTTP = "host port sse_path message_path streamable_http_path json_response stateless_http";
var WARNS = "warn_on_duplicate_resources warn_on_duplicate_tools warn_on_duplicate_prompts";
var OFFICIAL = [
  "1.12.3",
  names(
    `${BOTH} ${HTTP} ${WARNS} auth_server_provider token_verifier event_store retry_interval mount_path transport_security max_request_body_size`
  )
];
var SERVER = [
  "2",
  names(
    `${BOTH} ${WARNS} title description version auth_server_provider token_verifier resources extensions resource_security cache_hints request_state_security subscriptions middleware`
  )
];
var OF_FAST_4 = "name instructions version website_url icons auth middleware providers transforms lifespan tools on_duplicate mask_error_details dereference_schemas strict_input_validation list_page_size resource_security request_state_security cache_ttl cache_scope tasks session_state_store client_log_level experimental_capabilities";
var FAST_4 = ["4", names(OF_FAST_4)];
var FAST = [
  "2.8",
  names(
    `${BOTH} ${HTTP} ${OF_FAST_4} on_duplicate_tools on_duplicate_resources on_duplicate_prompts include_tags exclude_tags tool_serializer tool_transformations include_fastmcp_meta sampling_handler sampling_handler_behavior resource_prefix_format cache_expiration_seconds`
  )
];

// src/extract/python/runs.ts
var NEEDED = ["read_stream", "write_stream", "initialization_options"];
function runOf(servers, call, packages) {
  const { module } = servers;
  const callee = calleeOf(call);
  const names2 = pathOf(module, memberOf(module, callee).object);
  if (names2 && servers.isSdksOwn(names2, call)) return highLevelRunOf(servers, call, names2, packages);
  if (!names2 || !servers.isLowLevelOfSdk(names2, call)) return void 0;
  const args = argumentsOf(module, call);
  const spread = args?.filter((each) => each.spread) ?? [];
  if (!args || !spread.every(({ value }) => areStreams(textOf2(module, value), call, servers))) return {};
  const keys = args.flatMap(({ key }) => key ?? []);
  const left = NEEDED.slice(args.length - keys.length + spread.length).filter((each) => !keys.includes(each));
  if (left.length === 0 || isExpected(module, call, "TypeError")) return {};
  const place = { ...placeOf2(module, call), function: textOf2(module, callee) };
  return { refused: { ...place, is: "unstarted", names: left, left } };
}
function highLevelRunOf(servers, call, names2, packages) {
  const { module } = servers;
  const called = textOf2(module, calleeOf(call));
  const paths = servers.instancesOf(module, names2, call, 0).flatMap((each) => each.is === "external" ? each.path : []);
  const isOld = isSince(sdkOf("fastmcp", packages)?.versions, "1") === false;
  const moved = paths.every((path) => OF_VERSION_1.test(path)) ? movedIn(servers, call) : isOld && paths.every((path) => libraryOf(path) === "fastmcp") ? newIn(servers, call) : void 0;
  if (moved && moved.names.length > 0 && !isExpected(module, call, "TypeError"))
    return { refused: { ...moved, function: called, left: [] } };
  const isNested = functionAround(call)?.getChild("async") && !MAY_NEST.test(module.text);
  if (!isNested || isExpected(module, call, "RuntimeError")) return void 0;
  const instead = paths.every((path) => libraryOf(path) === "fastmcp") ? "run_async" : "run_stdio_async";
  return { refused: { ...placeOf2(module, call), is: "nested", function: called, names: [instead], left: [] } };
}
var OF_VERSION_1 = /^mcp\.(?:.+\.)?FastMCP$/;
var MAY_NEST = /\bnest_asyncio\b/;
function movedIn({ module }, call) {
  const moved = argumentsOf(module, call)?.filter(({ key }) => key === "host" || key === "port") ?? [];
  const at2 = placeOf2(module, moved[0]?.keyNode ?? call);
  return { ...at2, is: "setting", names: moved.map(({ key }) => key) };
}
function newIn({ module }, call) {
  const args = argumentsOf(module, call) ?? [];
  const added2 = args.filter(
    ({ key, value }) => key === "transport" ? /^["'](?:streamable-)?http["']$/.test(textOf2(module, value)) : key !== void 0
  );
  const at2 = placeOf2(module, added2[0]?.keyNode ?? call);
  return {
    ...at2,
    is: "early",
    names: added2.map(({ key, value }) => key === "transport" ? `transport=${textOf2(module, value)}` : key)
  };
}
function endsOfRuns({ module }) {
  const ends = /* @__PURE__ */ new Map();
  if (!module.text.includes(".run(")) return ends;
  for (const statement of statementsOf(module.root)) {
    const isMain = statement.name === "IfStatement" && IS_STARTED.test(textOf2(module, statement));
    for (const each of isMain ? statementsOf(bodyOf(statement)) : [statement]) {
      const [, owner] = each.name === "ExpressionStatement" ? RUN.exec(textOf2(module, each)) ?? [] : [];
      if (owner !== void 0 && !ends.has(owner)) ends.set(owner, statement.to);
    }
  }
  return ends;
}
var RUN = /^([\w.]+)\.run\(/;
function areStreams(name, call, { module }) {
  for (let at2 = call.parent; at2; at2 = at2.parent)
    if (at2.name === "WithStatement" && /\bstdio_server\(\) as (\w+)/.exec(textOf2(module, at2))?.[1] === name)
      return true;
  return false;
}

// src/extract/python/unapplied.ts
function unappliedTo(servers, registering) {
  const { module } = servers;
  const tool = pathOf(module, registering).join(".");
  const above = registering.parent.getChildren("Decorator").filter(({ from }) => from < registering.from);
  return above.flatMap((each) => {
    const names2 = pathOf(module, each) ?? [];
    const made = decoratorMeant(servers, module, names2, each);
    return made && onlyWraps(made) ? [{ ...headOfDecorator(module, each), name: names2.join("."), tool }] : [];
  });
}
var KEEPS2 = /\b(?:register|add_tool|append|add|setattr|setdefault|update)\(|\.tool\(|\][ \t]*=[^=]/;
function onlyWraps({ module, node }) {
  if (node.name !== "FunctionDefinition") return false;
  const whole = textOf2(module, node);
  const said = docstringOf(node);
  return [...walk2(node)].some((call) => {
    if (call.name !== "CallExpression" || calleeOf(call).name !== "VariableName") return false;
    const own = functionAround(call);
    const around = own && own.from > node.from ? functionAround(own) : void 0;
    if (!own || !around) return false;
    const rest = whole.replace(textOf2(module, own), "").replace(said ? textOf2(module, said) : "", "");
    if (KEEPS2.test(rest)) return false;
    const isGiven = parametersOf(module, around).some(({ name }) => name === textOf2(module, calleeOf(call)));
    return isGiven && returnsOf(around).some((each) => textOf2(module, each) === nameOf(module, own));
  });
}

// src/extract/python/collect.ts
var MADE_ELSEWHERE = /* @__PURE__ */ new Set(["from_openapi", "from_fastapi", "as_proxy", "from_client"]);
var MAY_REGISTER = /[A-Z]|tool|^(?:from|as)_/;
var TOOL3 = /^(?:mcp|mcp_types)\.(?:types\.)?Tool$/;
var OPTIONS = /^mcp\.server\.(?:.+\.)?InitializationOptions$/;
var NO_ENV2 = /* @__PURE__ */ new Map();
function collect(module, evaluator, packages, isUnused) {
  const decorated2 = [];
  const calls2 = [];
  const dictionaries = [];
  const cursor = module.root.cursor();
  do {
    if (cursor.name === "DecoratedStatement") decorated2.push(cursor.node);
    else if (cursor.name === "CallExpression") calls2.push(cursor.node);
    else if (cursor.name === "DictionaryExpression") dictionaries.push(cursor.node);
  } while (cursor.next());
  const to = new Registrar(module, evaluator, packages, calls2);
  const written2 = new WrittenTools(to);
  const collector = new Collector(to, written2);
  const isDead = neverCalledIn(module, isUnused);
  for (const each of decorated2) if (!isDead(each)) collector.readDecorated(each);
  for (const each of calls2) if (!isDead(each)) collector.readCall(each);
  for (const each of dictionaries) if (!isDead(each)) written2.readDictionary(each);
  collector.noteHandedOn();
  written2.noteUnknown();
  const { found, wiring, servers } = to;
  found.removed = removedIn(module, calls2, evaluator);
  found.wired = wiring.wiring();
  found.servers = servers;
  return found;
}
var Collector = class {
  #to;
  #written;
  #module;
  #servers;
  #runs;
  /** `import x as y`: the new name says nothing of what it is. */
  #renamed;
  /** Functions that register what they are given, by where they are; without what is to be said where their calls are read. */
  #noted = /* @__PURE__ */ new Map();
  constructor(to, written2) {
    this.#to = to;
    this.#written = written2;
    this.#module = to.module;
    this.#servers = to.servers;
    this.#runs = endsOfRuns(to.servers);
    this.#renamed = new Set(Array.from(to.module.text.matchAll(/\sas\s+(\w+)/g), ([, name]) => name));
  }
  noteHandedOn() {
    for (const note of this.#noted.values()) note?.();
  }
  readDecorated(statement) {
    const callable = statement.getChild("FunctionDefinition");
    if (!callable) return;
    const module = this.#module;
    for (const decorator of statement.getChildren("Decorator")) {
      const aliased = this.#aliased(decorator);
      const names2 = aliased?.names ?? pathOf(module, decorator);
      const last = names2.at(-1);
      if (last === void 0) continue;
      const args = aliased?.args ?? argumentsOf(module, decorator) ?? [];
      const call = { module, args, env: NO_ENV2 };
      const ref = { module, node: callable };
      const owner = names2.slice(0, -1);
      if (last === "tool" || last === "prompt" || last === "resource") {
        if (this.#servers.hasOwnMethod(owner, last, decorator)) {
          if (last === "tool")
            this.#to.unread(decorator, `\`@${names2.join(".")}\``, "the decorator is the project's own");
          return;
        }
        const server = this.#servers.of(owner, decorator);
        if (server && this.#isLate(statement, owner)) {
          const run = `${owner.join(".")}.run()`;
          this.#to.found.late.push({ ...headOfDecorator(module, decorator), name: nameOf(module, callable), run });
          return this.#to.unread(decorator, `\`@${names2.join(".")}\``, `\`${run}\` is before it`);
        }
        if (server) {
          if (!aliased?.args && !decorator.getChild("ArgList") && this.#servers.needsCall(owner, decorator))
            this.#to.found.bareDecorators.push(headOfDecorator(module, decorator));
          if (last === "tool" && this.#servers.isSdksOwn(owner, decorator))
            append(this.#to.found.unapplied, unappliedTo(this.#servers, decorator));
          if (this.#to.refuses(last, owner, args, decorator, server)) return;
          const takes = last === "tool" ? takenBy2(this.#servers, names2, decorator) : void 0;
          const own = takes && takes !== "unknown" ? { ...server, takes } : server;
          return this.#to.register(last, call, ref, own, decorator, this.#to.servedBy(owner, decorator));
        }
        if (this.#servers.isLowLevelOfSdk(owner, decorator)) {
          const name = `@${names2.join(".")}()`;
          if (!isTried(module, decorator))
            this.#to.found.lackedDecorators.push({ ...headOfDecorator(module, decorator), name });
          return this.#to.unread(decorator, `\`${name}\``, "the low-level `Server` has no such decorator");
        }
      }
      if (last === "read_resource" && this.#servers.isLowLevelOfSdk(owner, decorator))
        return void this.#to.found.readers.push(callable);
      if (/^list_tools$|^call_tool$/.test(last) && this.#servers.isLowLevel(owner, decorator))
        return void (last === "list_tools" ? this.#to.found.listers : this.#to.found.dispatchers).push(callable);
      if (OWN_DECORATOR.test(last) || registersItself(this.#to, names2, decorator)) {
        const registry = ownRegistry(this.#servers, names2, decorator);
        if (registry) {
          const server = { ...registry, group: this.#to.group(module.root) };
          const isBound = functionAround(callable) === void 0 && callable.parent?.parent?.parent?.name === "ClassDefinition";
          const own = isBound ? { ...ref, isBound } : ref;
          return this.#to.register("tool", call, own, server, decorator, { isHandedOn: true });
        }
      }
    }
  }
  #isLate(statement, owner) {
    const end = this.#runs.get(owner.join("."));
    const isAtTop = statement.parent?.name === "Script";
    return end !== void 0 && isAtTop && statement.from >= end && this.#servers.isSdksOwn(owner, statement);
  }
  /** What a decorator is that has a name of the file: `register = mcp.tool()`, or `add = mcp.tool`, which is called. */
  #aliased(decorator) {
    const module = this.#module;
    const path = pathOf(module, decorator);
    const [meaning, ...others] = path.length === 1 ? module.meaningsOfPath(path, decorator) : [];
    if (meaning?.is !== "value" || meaning.module !== module || !meaning.node || others.length > 0) return void 0;
    const value = bare(meaning.node);
    const made = value.name === "CallExpression" ? value : void 0;
    const names2 = pathOf(module, made ? calleeOf(made) : value);
    if (!names2 || names2.length < 2 || !/^(?:tool|prompt|resource)$/.test(names2.at(-1))) return void 0;
    return { names: names2, ...made && { args: argumentsOf(module, made) ?? [] } };
  }
  readCall(call) {
    const module = this.#module;
    const callee = calleeOf(call);
    if (callee.name === "CallExpression") return this.#readApplied(call, callee, argumentsOf(module, call)?.[0]?.value);
    const member = memberOf(module, callee);
    const name = member?.name ?? textOf2(module, callee);
    const run = member && name === "run" ? runOf(this.#servers, call, this.#to.packages) : void 0;
    if (run) return void this.#to.found.runs.push(run);
    if (this.#readGivenServer(call)) return;
    if (!MAY_REGISTER.test(name) && !this.#renamed.has(name)) return;
    const args = argumentsOf(module, call);
    const [first] = args ?? [];
    if (!args) return;
    if (/tool/i.test(name) && first && this.#readHanded(call, callee)) return;
    if (member && first && !first.spread && (name === "add_tool" || name === "tool")) {
      const names2 = pathOf(module, member.object);
      const server = names2 && !(name === "tool" && this.#servers.hasOwnMethod(names2, name, call)) && this.#servers.of(names2, call);
      if (server) return this.#readAdded(name, call, server);
    }
    if (member && MADE_ELSEWHERE.has(name)) {
      if (isHighLevel(module.externalOf(member.object) ?? ""))
        this.#to.unread(call, `\`${textOf2(module, callee)}(\u2026)\``, "what it lists is described outside of the code");
      return;
    }
    if (member?.name === "from_function" && !this.#isAdded(call)) return this.#readFromFunction(call);
    const path = /[A-Z]/.test(name) || this.#renamed.has(name) ? module.externalOf(callee) : void 0;
    if (path === void 0) return;
    if (TOOL3.test(path)) this.#written.readCall(call);
    if (isLowLevel(path)) this.#readHandlers(args);
    if (OPTIONS.test(path)) this.#readCapabilities(args);
    if (!isHighLevel(path)) return;
    this.#to.wiring.note(call, path);
    const refused = refusedBy({ module, call, args }, path, this.#to.packages);
    if (refused) {
      this.#to.found.unknownArguments.push(refused);
      if (!refused.isIgnored) this.#to.unread(call, `\`${name}(${refused.name}=\u2026)\``, "the SDK has no such argument");
    }
    this.#readServer(call);
  }
  /** `Server("name", on_list_tools=list_tools, on_call_tool=call_tool)` */
  #readHandlers(args) {
    for (const { key, value } of args)
      if (key === "on_list_tools" || key === "on_call_tool") this.#readHandler(key.slice("on_".length), value, value);
  }
  /** `InitializationOptions(\u2026, capabilities=ServerCapabilities())`, for a server with tools. */
  #readCapabilities(args) {
    const given2 = args.find(({ key }) => key === "capabilities")?.value;
    if (given2?.name !== "CallExpression") return;
    const path = this.#module.externalOf(calleeOf(given2)) ?? "";
    const announced = /^mcp\.(?:.+\.)?ServerCapabilities$/.test(path) ? argumentsOf(this.#module, given2) : void 0;
    if (announced?.every(({ key, spread }) => !spread && key !== "tools"))
      this.#to.found.unannounced.push(placeOf2(this.#module, given2));
  }
  /** A function that lists tools, or answers for all of them. */
  #readHandler(kind, fn, site) {
    const { listers, dispatchers } = this.#to.found;
    const callable = functionMeant(this.#servers, this.#module, fn);
    if (callable?.module === this.#module) (kind === "list_tools" ? listers : dispatchers).push(callable.node);
    else if (kind === "list_tools") this.#to.unknown(site, `what \`${short(this.#module, fn)}\` lists`, "the list");
  }
  /** `x.tool(name="a")(fn)` */
  #readApplied(call, made, fn) {
    const module = this.#module;
    const member = memberOf(module, calleeOf(made));
    const kind = member?.name;
    const names2 = member && pathOf(module, member.object);
    const answering = kind === "list_tools" || kind === "call_tool" ? kind : void 0;
    if (answering && fn && names2 && this.#servers.isLowLevel(names2, call))
      return this.#readHandler(answering, fn, call);
    if (!fn || kind !== "tool" && kind !== "prompt" && kind !== "resource") return;
    const server = names2 && this.#servers.of(names2, call);
    const args = argumentsOf(module, made) ?? [];
    if (server && !this.#to.refuses(kind, names2, args, call, server))
      this.#registerTurns(kind, call, fn, (env) => ({ module, args, env }), server, names2);
  }
  /** `x.add_tool(fn, name="a")`, `x.add_tool(Tool.from_function(fn))`, `x.tool(fn)` */
  #readAdded(method, call, server) {
    const module = this.#module;
    const args = argumentsOf(module, call);
    const first = method === "add_tool" && args.find(({ key }) => key === "fn") || args[0];
    const others = args.filter((each) => each !== first);
    const isApplied = call.parent?.name === "CallExpression" && calleeOf(call.parent).to === call.to;
    if (method === "tool" && (isApplied || first.key !== void 0 || !this.#mayBeFunction(first.value))) return;
    const isAdded = method === "add_tool" ? { isAdded: true } : {};
    const given2 = { module, args: others, env: NO_ENV2, ...isAdded };
    append(this.#to.found.misplaced, misplacedIn(given2, this.#to.contextOf(server).sdk));
    const owner = pathOf(module, memberOf(module, calleeOf(call)).object);
    if (this.#to.refuses(method, owner, args, call, server)) return;
    const value = bare(first.value);
    const made = value.name === "CallExpression" ? memberOf(module, calleeOf(value)) : void 0;
    if (made?.name === "from_function") return this.#readFromFunction(value, server);
    if (this.#isReadWhereMade(module, value)) return;
    this.#registerTurns("tool", call, value, (env) => ({ ...given2, env }), server, owner);
  }
  /** `Tool.from_function(fn)`, `types.Tool(name="a")`, and `SomeTool.fn` of a tool that was made of a function. */
  #isReadWhereMade(module, value) {
    const member = memberOf(module, value);
    const meaning = member?.name === "fn" ? module.meaningOf(member.object) : module.meaningOf(value);
    if (meaning?.is === "function") return member?.name === "fn" && decoratorsOf(meaning.node).length > 0;
    const node = value.name === "CallExpression" ? value : meaning?.is === "value" ? meaning.node : void 0;
    if (node?.name !== "CallExpression") return false;
    const of = meaning?.is === "value" ? meaning.module : module;
    const callee = calleeOf(node);
    const made = of.meaningOf(callee);
    return memberOf(of, callee)?.name === "from_function" || made?.is === "external" && TOOL3.test(made.path);
  }
  /** A call of a method, or of a function of another file, that registers what it is given. */
  #readHanded(call, callee) {
    const module = this.#module;
    const elsewhere = module.definedElsewhere(callee);
    if (elsewhere && !MAY_ADD.test(elsewhere.module.text)) return false;
    const helper = functionMeant(this.#servers, module, callee);
    if (!helper || helper.node.name !== "FunctionDefinition" || helper.module === module && !helper.isBound)
      return false;
    const handed = handedBy(module, call, helper);
    if (!handed) return false;
    const servers = helper.module === module ? this.#servers : this.#servers.in(helper.module);
    const server = servers.of(pathOf(helper.module, handed.owner) ?? [], handed.site);
    if (!server) return false;
    if (helper.module === module) this.#noted.set(helper.node.from, void 0);
    const callable = functionMeant(this.#servers, module, handed.fn);
    if (!callable) {
      if (!givenTo3(module, handed.fn)) this.#to.unknownFunction(call, handed.fn);
      return true;
    }
    const env = envOf(handed.turn, this.#to.evaluator);
    const isAdded = handed.isAdded && { isAdded: true };
    const given2 = { module: helper.module, args: handed.args, env, ...isAdded };
    this.#to.register("tool", given2, callable, server, call, { isHandedOn: true });
    return true;
  }
  /** `orders.setup(app)`: what another file registers that does not say what `app` is. */
  #readGivenServer(call) {
    const given2 = serversGiven(this.#servers, call);
    if (!given2) return false;
    const served2 = this.#to.servedBy(given2.names, call);
    for (const { kind, module, args, turn, isAdded, fn, callable } of given2.registered) {
      const env = envOf(turn, this.#to.evaluator);
      const how = { module, args, env, ...isAdded && { isAdded } };
      if (callable && isAdded && saysWhatIsServed(callable)) continue;
      if (callable) this.#to.register(kind, how, callable, given2.server, call, served2);
      else this.#to.unknown(call, `\`${short(module, fn)}\``, "the function");
    }
    this.#to.wiring.noteRead(call);
    return true;
  }
  /** `mcp.tool("name")` takes a name. */
  #mayBeFunction(node) {
    return !/String|^None$|Number/.test(bare(node).name);
  }
  #isAdded(call) {
    const outer = call.parent?.parent;
    const member = outer?.name === "CallExpression" ? memberOf(this.#module, calleeOf(outer)) : void 0;
    return member?.name === "add_tool" && argumentsOf(this.#module, outer)?.[0]?.value.from === call.from;
  }
  /** `Tool.from_function(fn, name="a")` */
  #readFromFunction(call, of) {
    const module = this.#module;
    const owner = memberOf(module, calleeOf(call)).object;
    const path = (pathOf(module, owner) && module.externalOf(owner)) ?? "";
    const library = /\b(?:Function)?Tool$/.test(path) ? libraryOf(path) : void 0;
    if (!of && !library) return;
    const server = of ?? { group: this.#to.group(this.#module.root), isSure: true, library };
    const args = argumentsOf(module, call);
    const fn = args.find(({ key }) => key === "fn") ?? (args[0]?.key === void 0 ? args[0] : void 0);
    const others = args.filter((each) => each !== fn);
    if (fn) this.#registerTurns("tool", call, fn.value, (env) => ({ module, args: others, env }), server);
  }
  #registerTurns(kind, call, fn, givenIn, server, owner) {
    const module = this.#module;
    const served2 = owner && this.#to.servedBy(owner, call);
    const isKnown = functionMeant(this.#servers, module, fn) !== void 0;
    const helper = kind !== "tool" || isKnown ? void 0 : givenTo3(module, fn);
    if (helper) this.#handOn(call, fn, helper);
    const isSame2 = isKnown && givenIn(NO_ENV2).args.every(({ value }) => isConstant(module, value));
    const turns = isSame2 ? [NO_TURN] : turnsOf(module, call, this.#to.calls);
    for (const turn of turns ?? [NO_TURN]) {
      const callable = functionMeant(this.#servers, module, fn, turn);
      const given2 = givenIn(envOf(turn, this.#to.evaluator));
      if (callable && given2.isAdded && saysWhatIsServed(callable)) continue;
      if (callable) this.#to.register(kind, given2, callable, server, call, served2);
      else if (!helper || turn.size > 0) {
        const loop = turns ? void 0 : loopAround(call);
        if (loop) this.#to.unknown(call, `a loop over \`${textOf2(module, loop)}\``, "the list");
        else this.#to.unknownFunction(call, fn);
      }
    }
  }
  /** A function that registers what it is given may be called in other files, which are not read here. */
  #handOn(call, fn, helper) {
    const module = this.#module;
    const name = nameOf(module, helper);
    if (helper.name === "LambdaExpression" || name === void 0) return this.#to.unknownFunction(call, fn);
    if (this.#noted.has(helper.from)) return;
    const isMeant = (node) => node.name === "VariableName" && textOf2(module, node) === name;
    const isHandedOn = this.#to.calls.some(
      (each) => argumentsOf(module, each)?.some(({ value }) => isMeant(bare(value)))
    );
    const isCalled = this.#to.calls.some((each) => isMeant(calleeOf(each)));
    if (!isHandedOn && (isCalled || isDecorator(module, helper))) return;
    const what = `what \`${name}()\` is given`;
    this.#noted.set(
      helper.from,
      () => isHandedOn ? this.#to.unread(call, what, "it is handed to other functions") : this.#to.unknown(call, what, "where it is called")
    );
  }
  /** `FastMCP("name", instructions="\u2026", tools=[a, b])` */
  #readServer(call) {
    const module = this.#module;
    for (const { key, value } of argumentsOf(module, call) ?? []) {
      if (key === "instructions") {
        const text2 = this.#to.evaluator.valueOf(module, value);
        if (text2.kind === "string" || text2.kind === "unknown") this.#to.found.instructions.push(text2);
      }
      if (key !== "tools") continue;
      const library = libraryOf(module.externalOf(calleeOf(call)) ?? "");
      const server = { group: this.#to.group(call), isSure: true, ...library && { library } };
      const rows = value.name === "None" ? [] : rowsMeant(module, value);
      if (!rows) this.#to.unknown(value, `\`tools=${short(module, value)}\``, "the list");
      for (const { module: of, cells } of rows ?? []) {
        const item = cells[0];
        const callable = functionMeant(this.#servers, of, item);
        const isMade = this.#isReadWhereMade(of, item) || callable && hasTool(callable);
        if (isMade) continue;
        if (callable) this.#to.register("tool", { module: of, args: [], env: NO_ENV2 }, callable, server, item);
        else this.#to.unknown(value, `\`${short(of, item)}\` in \`tools=\``, "the function");
      }
    }
  }
};
var hasTool = ({ module, node }) => decoratorsOf(node).some((each) => pathOf(module, each)?.at(-1) === "tool");
var isConstant = (module, node) => [...walk2(node)].every((each) => {
  const meaning = each.name === "VariableName" ? module.meaningOf(each) : { is: "builtin" };
  if (!meaning || meaning.is === "parameter") return false;
  return !("node" in meaning && meaning.is === "value" && meaning.node && functionAround(meaning.node));
});
function loopAround(call) {
  for (let at2 = call.parent; at2 && !isFunction(at2); at2 = at2.parent) {
    if (at2.name !== "ForStatement") continue;
    const word = at2.getChild("in");
    if (word?.nextSibling) return word.nextSibling;
  }
  return void 0;
}

// src/extract/python/context-attributes.ts
var LACKED = /\.(?:lifespan_context|[gs]et_state|delete_state|session_id|sample|sample_step|list_roots|get_prompt|list_prompts|list_resources|get_http_request|is_background_task)\b/;
var OFFICIAL2 = /^mcp\.server\.(?:fastmcp|mcpserver)\.(?:.+\.)?Context$/;
function lackedAttributesIn({ handlers, servers }) {
  if (!servers) return [];
  const modules = [...new Set(handlers.map(({ module }) => module))].filter(
    ({ text: text2, imports }) => LACKED.test(text2) && !imports.some((each) => libraryOf(each) === "fastmcp")
  );
  const tools = handlers.filter(({ module }) => modules.includes(module));
  return tools.length > 0 ? withCalled(servers, tools, LACKED).flatMap(lackedBy) : [];
}
function lackedBy({ module, node }) {
  const text2 = textOf2(module, node);
  if (!LACKED.test(text2)) return [];
  const contexts = parametersOf(module, node).filter(
    ({ name, annotation }) => annotation && isContext2(module, annotation) && !new RegExp(`attr\\(${name}\\b|^\\s*${name}\\s*=[^=]`, "m").test(text2)
  );
  return nodesIn(bodyOf(node) ?? node, ["MemberExpression"]).flatMap((each) => {
    const { object: object2, name = "" } = memberOf(module, each) ?? {};
    const owner = object2?.name === "VariableName" ? textOf2(module, object2) : void 0;
    if (!object2 || !contexts.some((context) => context.name === owner) || !LACKED.test(`.${name} `)) return [];
    const meaning = module.meaningOf(object2);
    if (meaning?.is !== "parameter" || meaning.callable.from !== node.from) return [];
    if (isExpected(module, each, "AttributeError") || isExpected(module, each, "Exception")) return [];
    return [{ ...placeOf2(module, each), is: "attribute", function: owner, names: [name], left: [] }];
  });
}
var isContext2 = (module, annotation) => [...walk2(annotation)].some((each) => each.name === "VariableName" && OFFICIAL2.test(module.externalOf(each) ?? ""));

// src/extract/python/dispatch.ts
var DEEPEST12 = 3;
function dispatchOf({ listers, dispatchers, servers }, module, evaluator) {
  const [dispatcher, ...others] = dispatchers;
  const [lister, ...more] = listers;
  if (!dispatcher || !lister || !servers || others.length > 0 || more.length > 0) return void 0;
  const listed2 = namesListed({ module, node: lister }, servers, evaluator, 0);
  if (!listed2) return void 0;
  const questions = new Questions(servers, evaluator);
  questions.ask({ module, node: dispatcher }, 0, 0);
  const { cases, isOnlyCompared, refusesOthers } = questions;
  const comments = () => [...module.text.matchAll(COMMENT)].map(([text2]) => text2);
  return { listed: listed2, cases: withoutSetAside(cases, comments, listed2), refusesOthers: isOnlyCompared && refusesOthers };
}
var COMMENT = /^[ \t]*#.*/gm;
function namesListed({ module, node }, servers, evaluator, depth) {
  const [value, ...others] = returnsOf(node);
  if (!value || others.length > 0 || mayGrow(module, value)) return void 0;
  const answer = evaluator.valueOf(module, value);
  const tools = answer.kind === "object" ? entry(answer, "tools")?.value : answer;
  if (tools?.kind !== "array") {
    const call = bare(value);
    const isPlain = call.name === "CallExpression" && argumentsOf(module, call)?.length === 0 && depth < DEEPEST12;
    const next = isPlain ? functionMeant(servers, module, calleeOf(call)) : void 0;
    return next && namesListed(next, servers, evaluator, depth + 1);
  }
  const names2 = tools.items.map((tool) => textOf(tool.kind === "object" ? entry(tool, "name")?.value : void 0));
  const isKnown = !tools.open && names2.length > 0 && names2.every((name) => name !== void 0);
  return isKnown ? new Set(names2) : void 0;
}
function mayGrow(module, node) {
  for (const { name, from, to } of walk2(node))
    if (name === "VariableName" && grownIn(module).has(module.text.slice(from, to))) return true;
  return false;
}
var grownIn = remembered(
  ({ text: text2 }) => new Set(Array.from(text2.matchAll(GROWS), ([, name, deleted]) => name ?? deleted))
);
var GROWS = /\b(\w+)\b(?=\s*(?:\.(?:append|extend|insert|update|setdefault|pop|remove|clear)\(|\+=|\|=|\[[^\]\n]{1,500}\]\s*=[^=]))|\bdel (\w+)\b/g;
var Questions = class {
  cases = [];
  /** The name is compared and printed, and nothing else is done with it. */
  isOnlyCompared = true;
  refusesOthers = false;
  #servers;
  #evaluator;
  #asked = /* @__PURE__ */ new Set();
  constructor(servers, evaluator) {
    this.#servers = servers;
    this.#evaluator = evaluator;
  }
  /** `index`: which parameter is the name; version 2 of the SDK gives it in the second, `params.name`. */
  ask(callable, index, depth) {
    const { module, node } = callable;
    const body = bodyOf(node);
    const parameters = parametersGiven(callable);
    const parameter = parameters[index];
    if (!body || !parameter || depth > DEEPEST12 || depth > 0 && this.#asked.has(node.from))
      return void (this.isOnlyCompared = false);
    this.#asked.add(node.from);
    const spelt = /* @__PURE__ */ new Set([parameter.name]);
    const isOfParams = depth === 0 && /param|request/i.test(parameters[1]?.annotation ? textOf2(module, parameters[1].annotation) : "");
    if (isOfParams) {
      spelt.clear();
      spelt.add(`${parameters[1].name}.name`);
    }
    for (const each of walk2(body)) {
      const assigned = assignmentOf(each);
      if (assigned?.value && spelt.has(textOf2(module, bare(assigned.value))))
        for (const target of assigned.targets) spelt.add(textOf2(module, target));
    }
    const isName = (at2) => spelt.has(textOf2(module, at2));
    for (const each of walk2(body)) {
      if (!/^(?:VariableName|MemberExpression)$/.test(each.name) || !spelt.has(textOf2(module, each))) continue;
      if (isPlaceOfName(each)) continue;
      this.#use(module, each, depth);
      this.refusesOthers ||= isRefused(module, each, isName);
    }
    for (const each of walk2(body)) this.refusesOthers ||= isAfterAll(module, each, isName);
  }
  #use(module, name, depth) {
    let at2 = name;
    while (at2.parent?.name === "ParenthesizedExpression") at2 = at2.parent;
    const parent = at2.parent;
    if (parent.name === "BinaryExpression") return this.#compared(module, at2, parent);
    if (parent.name === "MatchStatement") return this.#matched(module, parent);
    if (parent.name === "MemberExpression") {
      const held = subscriptOf(parent);
      if (held && held.object.from !== at2.from) {
        this.refusesOthers = true;
        return this.#lookedUp(module, held.object);
      }
    }
    if (parent.name === "ArgList" && parent.parent?.name === "CallExpression")
      return this.#given(module, at2, parent.parent, depth);
    if (!isPrinted(module, at2) && !isAssigned2(parent)) this.isOnlyCompared = false;
  }
  /** `name == "a"`, `name in ("a", "b")` */
  #compared(module, at2, comparison) {
    const parts = childrenOf(comparison);
    const sign = signOf(module, parts);
    const other = parts[0].from === at2.from ? parts.at(-1) : parts[0];
    const isAlias = isOneOf(module, comparison);
    if (/^[!=]=$/.test(sign)) return this.#case(module, other, isAlias);
    if (/^(?:not )?in$/.test(sign) && other !== parts[0]) return this.#lookedUp(module, other);
    if (!/^(?:and|or|\+|%)$/.test(sign)) this.isOnlyCompared = false;
  }
  #case(module, node, isAlias) {
    const name = this.#evaluator.textOf(module, node);
    if (name === void 0) this.isOnlyCompared = false;
    else this.#add(name, placeOf2(module, node), isAlias);
  }
  #add(name, { start, end, file }, isAlias) {
    const place = { start, end, ...file !== void 0 && { file } };
    this.cases.push({ ...place, name, ...isAlias && { isAlias } });
  }
  /** A list or dictionary whose keys are the names. */
  #lookedUp(module, node) {
    const value = this.#evaluator.valueOf(module, node);
    if (mayGrow(module, node)) return void (this.isOnlyCompared = false);
    if (value.kind === "object" && !value.open)
      for (const { key, start, end, file } of value.entries)
        this.#add(key, { start, end, ...file !== void 0 && { file } }, false);
    else if (value.kind === "array" && !value.open)
      for (const item of value.items) {
        if (item.kind === "string") this.#add(item.value, item, value.items.length > 1);
        else this.isOnlyCompared = false;
      }
    else this.isOnlyCompared = false;
  }
  #matched(module, match) {
    for (const clause of match.getChild("MatchBody")?.getChildren("MatchClause") ?? []) {
      const pattern = clause.firstChild?.nextSibling;
      const options = pattern?.name === "OrPattern" ? pattern.getChildren("LiteralPattern") : pattern ? [pattern] : [];
      for (const each of options) {
        if (each.name === "LiteralPattern") this.#case(module, each.firstChild, options.length > 1);
        else if (each.name !== "CapturePattern") this.isOnlyCompared = false;
      }
    }
  }
  /** `HANDLERS.get(name)`, a function of the project, a log. */
  #given(module, at2, call, depth) {
    const callee = calleeOf(call);
    const member = memberOf(module, callee);
    const args = argumentsOf(module, call) ?? [];
    const index = args.findIndex(({ value }) => value.from === at2.from);
    if (member?.name === "get" && index === 0) return this.#lookedUp(module, member.object);
    if (isPrinted(module, at2)) return;
    const next = pathOf(module, callee) ? functionMeant(this.#servers, module, callee) : void 0;
    const { key } = args[index] ?? {};
    if (!next || args.some(({ spread }) => spread)) return void (this.isOnlyCompared = false);
    const other = key === void 0 ? index : parametersGiven(next).findIndex(({ name }) => name === key);
    this.ask(next, other, depth + 1);
  }
};
function isPlaceOfName(node) {
  if (node.nextSibling?.name === "AssignOp") return true;
  return node.parent?.name === "ParamList";
}
var isAssigned2 = ({ name }) => name === "AssignStatement";
var signOf = (module, comparison) => {
  const words = comparison.slice(1, -1).map((each) => textOf2(module, each));
  return words.join(" ");
};
function isOneOf(module, comparison) {
  const { parent } = comparison;
  return parent?.name === "BinaryExpression" && childrenOf(parent).some((each) => textOf2(module, each) === "or");
}
function isPrinted(module, node) {
  for (let at2 = node; at2 && !/Statement$/.test(at2.name); at2 = at2.parent) {
    if (at2.name === "FormatReplacement" || at2.name === "DictionaryExpression") return true;
    if (at2.name === "BinaryExpression" && /[%+]/.test(
      childrenOf(at2).map((each) => each.name === "ArithOp" ? textOf2(module, each) : "").join("")
    ))
      return true;
    if (at2.name !== "CallExpression") continue;
    const called = pathOf(module, calleeOf(at2)) ?? [];
    if (called.some((part) => /log|print|metric|telemetry|audit|span|trace|(?:Error|Exception)$/i.test(part)))
      return true;
  }
  return false;
}
function isRefused(module, node, isName) {
  let statement = node;
  while (statement && !/^(?:Raise|Return)Statement$/.test(statement.name)) {
    if (isScope(statement)) return false;
    statement = statement.parent;
  }
  if (!statement || !REFUSES.test(textOf2(module, statement))) return false;
  for (let at2 = statement; at2.parent && !isScope(at2.parent); at2 = at2.parent) {
    const { name } = at2.parent;
    if (name === "MatchClause")
      return at2.parent.getChild("LiteralPattern") === null && at2.parent.getChild("OrPattern") === null;
    if (at2.name !== "Body") continue;
    if (name === "TryStatement" && exceptOf(at2)) return false;
    if (name === "IfStatement" && at2.prevSibling && asksForOne(module, at2.prevSibling, isName)) return false;
  }
  return true;
}
function isAfterAll(module, statement, isName) {
  if (!/^(?:Raise|Return)Statement$/.test(statement.name) || !REFUSES_TOOL.test(textOf2(module, statement)))
    return false;
  for (let at2 = statement; at2.parent && !isScope(at2.parent); at2 = at2.parent) {
    const { name } = at2.parent;
    if (at2.name !== "Body" || name === "TryStatement" && !exceptOf(at2)) continue;
    const isElse = name === "IfStatement" && at2.prevSibling?.name === "else";
    if (!isElse || !asksForOne(module, at2.parent.firstChild.nextSibling, isName)) return false;
  }
  return true;
}
function asksForOne(module, condition, isName) {
  return [...walk2(condition)].some((each) => {
    const parts = each.name === "BinaryExpression" ? childrenOf(each) : [];
    const sign = signOf(module, parts);
    return (sign === "==" || sign === "in") && parts.some((part) => isName(bare(part)));
  });
}

// src/extract/python/dispatched.ts
function dispatchedInputsOf(found, module, evaluator) {
  const { node, name, given: given2 } = dispatcherIn(found, module) ?? {};
  if (!node || !name || !given2) return [];
  const names2 = found.registrations.flatMap(
    ({ api, tool }) => api === "list" && tool ? textOf(get(tool, "name")) ?? [] : []
  );
  const toolsAt = (at2) => toolsAround(module, at2, name.name, evaluator);
  const reads = readsIn(module, node, given2.name);
  const known2 = new Set(reads.map(({ at: at2 }) => at2.from));
  const own = reads.flatMap(({ at: at2, ...read }) => {
    const tools = toolsAt(at2);
    if (tools) return tools.map((tool) => ({ ...read, tool }));
    const isSure = !read.isOptional && isOnTheWay3(at2, node);
    return names2.map((tool) => ({ ...read, tool, ...!isSure && { isDoubtful: true } }));
  });
  const handed = callsWith(module, node, given2.name).flatMap(({ call, index, at: at2 }) => {
    const tools = toolsAt(call);
    const path = pathOf(module, calleeOf(call));
    const next = found.servers && path && functionMeant(found.servers, module, calleeOf(call));
    if (!tools || next?.module !== module || decoratorsOf(next.node).length > 0) return [];
    const parameter = parametersGiven(next)[index];
    const uses = module.text.match(new RegExp(`(?<!["'])\\b${inPattern(path.at(-1))}\\b(?!["'])`, "g")) ?? [];
    if (!parameter || uses.length !== 2) return [];
    const inside = readsIn(module, next.node, parameter.name);
    const starts = new Set(inside.map((each) => each.at.from));
    if (othersIn(module, next.node, parameter.name, starts).length === 0) known2.add(at2);
    return tools.flatMap((tool) => inside.map(({ at: _, ...each }) => ({ ...each, tool })));
  });
  const spread = [...walk2(bodyOf(node) ?? node, isScope)].flatMap((call) => {
    const [only, ...others2] = call.name === "CallExpression" ? argumentsOf(module, call) ?? [] : [];
    if (only?.spread !== "**" || others2.length > 0 || textOf2(module, only.value) !== given2.name) return [];
    const tools = toolsAt(call);
    const next = found.servers && pathOf(module, calleeOf(call)) && functionMeant(found.servers, module, calleeOf(call));
    if (!tools || next?.module !== module || decoratorsOf(next.node).length > 0) return [];
    const needed = parametersGiven(next).filter((each) => !each.default && /^(?:plain|keyword-only)$/.test(each.kind));
    return tools.flatMap((tool) => needed.map((each) => ({ name: each.name, ...placeOf2(module, each.node), tool })));
  });
  const others = othersIn(module, node, given2.name, known2).map((at2) => ({
    word: askedAt(module, at2),
    tools: toolsAt(at2)
  }));
  const isChecked = !/\bvalidate_input\s*=\s*False\b/.test(textOf2(module, decoratorsOf(node)[0]));
  return [...groupBy([...own, ...handed, ...spread], ({ tool }) => tool)].map(([tool, some]) => ({
    ...isChecked && { isChecked: true },
    ...{ tool, handler: placeOf2(module, node) },
    mayReadMore: others.some(
      ({ word, tools = [tool] }) => tools.includes(tool) && !some.some((each) => each.name === word)
    ),
    reads: some.map(({ tool: _, ...read }) => read),
    isStub: () => UNFINISHED.test(textOf2(module, node))
  }));
}
function dispatcherIn({ dispatchers }, module) {
  const [node, ...others] = dispatchers;
  const [name, given2] = node ? parametersOf(module, node) : [];
  return !node || others.length > 0 || !name || decoratorsOf(node).length !== 1 ? void 0 : { node, name, given: given2 };
}
function contentAloneIn(found, module, evaluator, packages) {
  const { node, name } = dispatcherIn(found, module) ?? {};
  const versions = sdkOf("official", packages)?.versions;
  if (!node || !name || isSince(versions, "1.10") === false) return [];
  return returnsOf(node).flatMap((value) => {
    const items = value.name === "ArrayExpression" && !value.nextSibling ? listed(value) : [];
    const isContent2 = items.length > 0 && items.every(([item]) => item && isContentOf(module, item));
    const tool = isContent2 ? toolAround(module, value, name.name, evaluator) : void 0;
    return tool === void 0 ? [] : [{ tool, ...placeOf2(module, value) }];
  });
}
function dataReturnedIn(found, module, evaluator, packages) {
  const dictionaryAt = (node2) => {
    const data = mayGrow(module, node2) ? void 0 : evaluator.valueOf(module, node2);
    return data?.kind === "object" && data.file === void 0 ? [data] : [];
  };
  const { node, name } = dispatcherIn(found, module) ?? {};
  const isChecked = isSince(sdkOf("official", packages)?.versions, "1.10") !== false;
  const dispatched = isChecked && node && name ? returnsOf(node) : [];
  const own = dispatched.flatMap((value) => {
    const second = value.nextSibling?.name === "," ? value.nextSibling.nextSibling : void 0;
    const tool = toolAround(module, value, name.name, evaluator);
    return tool === void 0 ? [] : dictionaryAt(second ?? value).map((data) => ({ tool, data }));
  });
  const functions = found.handlers.filter((each) => each.module === module && decoratorsOf(each.node).length === 1);
  return [
    ...own,
    ...functions.flatMap(({ node: node2, tool, server }) => {
      const isHeld = isChecked && server.library === "official" && !server.isOwn;
      const dictionaries = isHeld ? returnsOf(node2).filter(({ nextSibling }) => !nextSibling) : [];
      return dictionaries.length > 0 && returnsClass(module, node2, evaluator) ? dictionaries.flatMap(dictionaryAt).map((data) => ({ tool, data, isConverted: true })) : [];
    })
  ];
}
function returnsClass(module, fn, evaluator) {
  const given2 = returnTypeIn(module, fn, evaluator);
  const type = given2?.is === "annotated" ? given2.type : given2;
  if (type?.is !== "class" || !/^(?:model|typed-dict|dataclass)$/.test(type.model.kind)) return false;
  const meaning = module.meaningOf(returnTypeOf(fn));
  const text2 = meaning?.is === "class" ? textOf2(meaning.module, meaning.node) : "alias";
  return !/alias|validator|__init__|__new__/.test(text2) && !type.model.config.isOpen;
}
var isContentOf = (module, item) => item.name === "CallExpression" && /^mcp\.(?:types\.)?(?:Text|Image|Audio)Content$/.test(module.externalOf(calleeOf(item)) ?? "");
function readsIn(module, callable, name) {
  const whole = textOf2(module, callable);
  const nodes = [...walk2(bodyOf(callable) ?? callable, isScope)];
  const isChanged = (each) => {
    const { targets = [], value } = assignmentOf(each) ?? {};
    const isSame2 = value && /^(?:\w+ or )?\{\}$/.test(textOf2(module, bare(value)));
    return targets.some((target) => {
      const held = subscriptOf(target)?.object;
      return held ? textOf2(module, held) === name : !isSame2 && textOf2(module, target) === name;
    });
  };
  if (nodes.some(isChanged) || new RegExp(`\\b${name}\\.(?:update|setdefault)\\(`).test(whole)) return [];
  const catchesAll = expects(whole, "KeyError");
  const asked = new RegExp(`["']([\\w-]{1,100})["']\\s{1,20}(?:not\\s{1,20})?in\\s{1,20}${name}\\b`, "g");
  const optional = new Set(Array.from(whole.matchAll(asked), ([, word]) => word));
  return nodes.flatMap((at2) => {
    const held = subscriptOf(at2);
    const called = at2.name === "CallExpression" ? memberOf(module, calleeOf(at2)) : void 0;
    const isGot = called?.name === "get";
    const key = held ? held.items[0] : isGot ? argumentsOf(module, at2)?.[0]?.value : void 0;
    const [, word] = (key && /^["']([\w-]+)["']$/.exec(textOf2(module, key))) ?? [];
    if (word === void 0 || textOf2(module, (held ?? called).object) !== name) return [];
    const isOptional = isGot || catchesAll || optional.has(word);
    return [{ at: at2, name: word, ...placeOf2(module, key), ...isOptional && { isOptional: true } }];
  });
}
function othersIn(module, callable, name, known2) {
  const body = bodyOf(callable) ?? callable;
  const isHarmless = (each) => {
    const { name: kind, prevSibling } = each;
    const parent = each.parent;
    if (kind !== "VariableName" || textOf2(module, each) !== name || known2.has(each.from)) return true;
    if (parent.name === "ArgList" && each.nextSibling?.name === "AssignOp") return true;
    const around = textOf2(module, parent.name === "AssignStatement" ? parent : parent.parent ?? parent);
    if (new RegExp(`^${name} = (?:${name} or )?\\{\\}$`).test(around)) return true;
    return parent.name === "UnaryExpression" || parent.name === "IfStatement" && prevSibling?.name === "if";
  };
  return [...walk2(body)].filter((each) => !isHarmless(each));
}
function askedAt(module, { parent }) {
  const [, word] = /^["']([\w-]+)["']\s+(?:not\s+)?in\s/.exec(parent ? textOf2(module, parent) : "") ?? [];
  return word;
}
function callsWith(module, callable, name) {
  return [...walk2(bodyOf(callable) ?? callable, isScope)].flatMap((call) => {
    const args = call.name === "CallExpression" ? argumentsOf(module, call) ?? [] : [];
    const index = args.findIndex(({ key, spread, value }) => !key && !spread && textOf2(module, value) === name);
    return index < 0 ? [] : { call, index, at: args[index].value.from };
  });
}
function toolAround(module, node, name, evaluator) {
  const [tool, ...others] = toolsAround(module, node, name, evaluator) ?? [];
  return others.length > 0 ? void 0 : tool;
}
function toolsAround(module, node, name, evaluator) {
  const isName = (each) => each !== void 0 && textOf2(module, each) === name;
  const textsOf = (nodes) => {
    const texts = nodes.map((each) => evaluator.textOf(module, each));
    return texts.length > 0 && texts.every((each) => each !== void 0) ? texts : void 0;
  };
  const compared = (test, wanted) => {
    const condition = bare(test);
    const [left, ...parts] = condition.name === "BinaryExpression" ? childrenOf(condition) : [];
    const right = parts.at(-1);
    const sign = parts.slice(0, -1).map((each) => textOf2(module, each)).join(" ");
    if (sign === (wanted === "==" ? "in" : "not in") && isName(left) && /^(?:Tuple|Array|Set)Expression$/.test(right.name))
      return textsOf(listed(right).flat());
    if (sign !== wanted) return void 0;
    const other = isName(left) ? right : isName(right) ? left : void 0;
    return other && textsOf([other]);
  };
  for (let at2 = node; at2.parent && !isScope(at2); at2 = at2.parent) {
    const pattern = at2.name === "MatchClause" ? childrenOf(at2)[1] : void 0;
    if (pattern && isName(childrenOf(at2.parent.parent)[1])) {
      const literals = pattern.name === "OrPattern" ? pattern.getChildren("LiteralPattern") : [pattern];
      const isAll = literals.every((each) => each.name === "LiteralPattern");
      const tools = isAll ? textsOf(literals.map((each) => each.firstChild)) : void 0;
      if (tools) return tools;
    }
    if (at2.name === "Body" && at2.parent.name === "IfStatement" && at2.prevSibling) {
      const tools = compared(at2.prevSibling, "==");
      if (tools) return tools;
    }
    for (let before = at2.parent.name === "Body" ? at2.prevSibling : null; before; before = before.prevSibling) {
      const test = testOfGuard(before);
      const tools = test && compared(test, "!=");
      if (tools) return tools;
    }
  }
  return void 0;
}
function testOfGuard(statement) {
  const [, test, body, ...others] = statement.name === "IfStatement" ? childrenOf(statement) : [];
  return body && others.length === 0 && /^(?:Raise|Return)Statement$/.test(body.lastChild?.name ?? "") ? test : void 0;
}
function isOnTheWay3(node, callable) {
  let at2 = node;
  while (at2.parent && at2.parent.name !== "Body") at2 = at2.parent;
  if (at2.parent?.parent?.from !== callable.from) return false;
  for (; at2; at2 = at2.prevSibling)
    if (/^(?:If|Match|Try|For|While|With|Return|Raise)Statement$/.test(at2.name)) return false;
  return true;
}

// src/extract/python/sdk-names.ts
var all = (text2) => new Set(text2.split(" "));
var SDK_NAMES = /* @__PURE__ */ new Map([
  [
    "mcp",
    all(
      "CallToolRequest Client ClientCapabilities ClientNotification ClientRequest ClientResult ClientSession ClientSessionGroup CompleteRequest CreateMessageRequest CreateMessageResult CreateMessageResultWithTools ErrorData GetPromptRequest GetPromptResult Implementation IncludeContext InitializeRequest InitializeResult InitializedNotification InputRequiredRoundsExceededError InvalidUriTemplate JSONRPCError JSONRPCRequest JSONRPCResponse ListPromptsRequest ListPromptsResult ListResourcesRequest ListResourcesResult ListToolsResult LoggingLevel LoggingMessageNotification MCPDeprecationWarning MCPError McpError Notification PingRequest ProgressNotification PromptsCapability ReadResourceRequest ReadResourceResult Resource ResourceUpdatedNotification ResourcesCapability RootsCapability SamplingCapability SamplingContent SamplingContextCapability SamplingMessage SamplingMessageContentBlock SamplingRole SamplingToolsCapability ServerCapabilities ServerNotification ServerRequest ServerResult ServerSession SetLevelRequest StdioServerParameters StopReason SubscribeRequest Tool ToolChoice ToolResultContent ToolUseContent ToolsCapability UnsubscribeRequest UriTemplate UrlElicitationRequiredError cli client os server shared stdio_client stdio_server types"
    )
  ],
  [
    "mcp.client",
    all(
      "CacheConfig CacheEntry CacheKey CacheMode ClaimContext Client ClientExtension ClientRequestContext ClientSession InMemoryResponseCacheStore IncomingMessage InputRequiredRoundsExceededError NotificationBinding ResponseCacheStore ResultClaim Transport UnexpectedClaimedResult advertise auth caching client context experimental extension session session_group sse stdio streamable_http subscriptions websocket"
    )
  ],
  [
    "mcp.server",
    all(
      "Any AnyUrl Awaitable CacheHint Callable FastMCP InitializationOptions MCPServer McpError MemoryObjectReceiveStream MemoryObjectSendStream NotificationOptions RequestContext RequestResponder Sequence Server ServerRequestContext ServerSession apps auth caching connection context contextvars elicitation experimental extension fastmcp logger logging lowlevel mcpserver models request_ctx request_state runner session sse stdio stdio_server streamable_http streamable_http_manager streaming_asgi_transport subscriptions transport_security types validation warnings websocket"
    )
  ],
  [
    "mcp.server.fastmcp",
    all("Audio Context FastMCP Icon Image exceptions prompts resources server tools utilities version")
  ],
  ["mcp.server.lowlevel", all("NotificationOptions Server experimental func_inspection helper_types server")],
  [
    "mcp.shared",
    all(
      "auth auth_utils context direct_dispatcher dispatcher exceptions experimental extension inbound jsonrpc_dispatcher memory message metadata_utils path_security peer progress response_router session subscriptions tool_name_validation transport_context uri_template version"
    )
  ],
  [
    "mcp.types",
    all(
      "Annotated Annotations Any AnyFunction AnyUrl AudioContent BaseMetadata BaseModel BlobResourceContents CLIENT_CAPABILITIES_META_KEY CLIENT_INFO_META_KEY CONNECTION_CLOSED CORE_RESULT_TYPES CacheableResult CallToolRequest CallToolRequestParams CallToolResult Callable CancelTaskRequest CancelTaskRequestParams CancelTaskResult CancelledNotification CancelledNotificationParams ClientCapabilities ClientNotification ClientNotificationType ClientRequest ClientRequestType ClientResult ClientResultType ClientTasksCapability ClientTasksRequestsCapability CompleteRequest CompleteRequestParams CompleteResult Completion CompletionArgument CompletionContext CompletionsCapability ConfigDict Content ContentBlock CreateMessageRequest CreateMessageRequestParams CreateMessageResult CreateMessageResultWithTools CreateTaskResult Cursor DEFAULT_NEGOTIATED_VERSION DiscoverRequest DiscoverResult ElicitCompleteNotification ElicitCompleteNotificationParams ElicitRequest ElicitRequestFormParams ElicitRequestParams ElicitRequestURLParams ElicitRequestedSchema ElicitResult ElicitationCapability ElicitationRequiredErrorData EmbeddedResource EmptyResult ErrorData Field FileUrl Final FormElicitationCapability Generic GetPromptRequest GetPromptRequestParams GetPromptResult GetTaskPayloadRequest GetTaskPayloadRequestParams GetTaskPayloadResult GetTaskRequest GetTaskRequestParams GetTaskResult HEADER_MISMATCH INTERNAL_ERROR INVALID_PARAMS INVALID_REQUEST Icon IconTheme ImageContent Implementation IncludeContext InitializeRequest InitializeRequestParams InitializeResult InitializedNotification InputRequest InputRequests InputRequiredResult InputResponse InputResponseRequestParams InputResponses JSONRPCError JSONRPCMessage JSONRPCNotification JSONRPCRequest JSONRPCResponse JSONRPC_VERSION LATEST_PROTOCOL_VERSION LOG_LEVEL_META_KEY ListPromptsRequest ListPromptsResult ListResourceTemplatesRequest ListResourceTemplatesResult ListResourcesRequest ListResourcesResult ListRootsRequest ListRootsResult ListTasksRequest ListTasksResult ListToolsRequest ListToolsResult Literal LoggingCapability LoggingLevel LoggingMessageNotification LoggingMessageNotificationParams METHOD_NOT_FOUND MISSING_REQUIRED_CLIENT_CAPABILITY MessageFrame MethodT MissingRequiredClientCapabilityErrorData ModelHint ModelPreferences Notification NotificationParams NotificationParamsT PARSE_ERROR PROTOCOL_VERSION_META_KEY PaginatedRequest PaginatedRequestParams PaginatedResult PingRequest ProgressNotification ProgressNotificationParams ProgressToken Prompt PromptArgument PromptListChangedNotification PromptMessage PromptReference PromptsCapability REQUEST_CANCELLED REQUEST_TIMEOUT RawT ReadResourceRequest ReadResourceRequestParams ReadResourceResult RelatedTaskMetadata Request RequestId RequestParams RequestParamsMeta RequestParamsT Resource ResourceContents ResourceLink ResourceListChangedNotification ResourceReference ResourceTemplate ResourceTemplateReference ResourceUpdatedNotification ResourceUpdatedNotificationParams ResourcesCapability Result ResultType Role Root RootModel RootsCapability RootsListChangedNotification SERVER_INFO_META_KEY SamplingCapability SamplingContent SamplingContextCapability SamplingMessage SamplingMessageContentBlock SamplingToolsCapability ServerCapabilities ServerNotification ServerNotificationType ServerRequest ServerRequestType ServerResult ServerResultType ServerTasksCapability ServerTasksRequestsCapability SetLevelRequest SetLevelRequestParams StopReason SubscribeRequest SubscribeRequestParams SubscriptionFilter SubscriptionsAcknowledgedNotification SubscriptionsAcknowledgedNotificationParams SubscriptionsListenRequest SubscriptionsListenRequestParams SubscriptionsListenResult TASK_FORBIDDEN TASK_OPTIONAL TASK_REQUIRED TASK_STATUS_CANCELLED TASK_STATUS_COMPLETED TASK_STATUS_FAILED TASK_STATUS_INPUT_REQUIRED TASK_STATUS_WORKING Task TaskExecutionMode TaskMetadata TaskStatus TaskStatusNotification TaskStatusNotificationParams TasksCallCapability TasksCancelCapability TasksCreateElicitationCapability TasksCreateMessageCapability TasksElicitationCapability TasksListCapability TasksSamplingCapability TasksToolsCapability TextContent TextResourceContents Tool ToolAnnotations ToolChoice ToolExecution ToolListChangedNotification ToolResultContent ToolUseContent ToolsCapability TypeAlias TypeVar UNSUPPORTED_PROTOCOL_VERSION URL_ELICITATION_REQUIRED UnsubscribeRequest UnsubscribeRequestParams UnsupportedProtocolVersionErrorData UrlConstraints UrlElicitationCapability client_notification_adapter client_request_adapter client_result_adapter datetime deprecated jsonrpc jsonrpc_message_adapter methods server_notification_adapter server_request_adapter server_result_adapter v2025_11_25 v2026_07_28 version"
    )
  ]
]);

// src/extract/python/undefined-names.ts
function undefinedNamesIn(module, own, first) {
  if (own.length === 0 || MAKES_NAMES.test(module.text)) return [];
  const scopes = /* @__PURE__ */ new Map();
  const top = /* @__PURE__ */ new Set([...boundIn(module, module.root, isScope), ...globalsIn(module.text)]);
  if (top.has("*") || decoratorsLack(module, top)) return [];
  const around = (node) => {
    const found2 = [];
    for (let at2 = node.parent; at2; at2 = at2.parent)
      if (isFunction(at2)) found2.push(known(scopes, `${at2.from}`, () => boundIn(module, at2, isScope)));
    return found2;
  };
  const isInSketch = module.text.length < SKETCH && { isInSketch: true };
  const found = /* @__PURE__ */ new Map();
  for (const { node } of own) {
    const body = bodyOf(node);
    if (!body) continue;
    let bound2;
    for (const each of nodesIn(body, ["VariableName"], isNoExpression)) {
      const name = textOf2(module, each);
      if (name.startsWith("__") || top.has(name) || BUILTINS2.has(name) || !isRead(each)) continue;
      bound2 ??= [boundIn(module, node), ...around(node)];
      const key = `${node.from} ${name}`;
      if (found.has(key) || bound2.some((names2) => names2.has(name))) continue;
      if (isExpected(module, each, "NameError") || isPastEnd(each, body)) continue;
      const isAlways = first.has(node.from) && isOnTheWay4(each, body);
      const near = [...bound2.flatMap((names2) => [...names2]), ...top];
      found.set(key, { ...placeOf2(module, each), name, near, ...isAlways && { isAlways }, ...isInSketch });
    }
  }
  return [...found.values()];
}
function undefinedAtImport(module) {
  const { root, text: text2 } = module;
  const top = text2.length < SKETCH ? void 0 : namesOf(module);
  if (!top || decoratorsLack(module, top)) return [];
  for (const each of walk2(root, (at2) => isNoExpression(at2) || isScope(at2))) {
    const name = each.name === "VariableName" ? textOf2(module, each) : "__";
    if (name.startsWith("__") || top.has(name) || BUILTINS2.has(name) || !isRead(each)) continue;
    if (!isTried(module, each) && !isExpected(module, each, "NameError") && isOnTheWay4(each, root))
      return [{ ...placeOf2(module, each), name, near: [...top], isAtImport: true }];
  }
  return [];
}
function undefinedInHeads(module, handlers) {
  const own = handlers.filter((each) => each.module === module && each.node.parent?.parent?.name === "Script");
  const top = own.length > 0 ? namesOf(module) : void 0;
  if (!top || decoratorsLack(module, top)) return [];
  const isPostponed2 = POSTPONED.test(module.text);
  const globals = new Set(globalsIn(module.text));
  for (const { node, server } of own.toSorted((a, b) => a.node.from - b.node.from)) {
    const statement = node.parent;
    if (statement.name !== "DecoratedStatement" || node.getChild("TypeParamList") || server.isOwn) continue;
    if (!server.library || !isOnTheWay4(statement, module.root)) continue;
    const isEvaluated = server.isSure && decoratorsOf(node).length === 1;
    for (const { each, name } of namesInHead(module, node, isPostponed2, isEvaluated)) {
      if (name.startsWith("__") || BUILTINS2.has(name) || globals.has(name)) continue;
      const found = { ...placeOf2(module, each), name, near: [...top], isAtImport: true };
      const { first, forTypes } = bindingsOf2(module).get(name) ?? {};
      if (first !== void 0 && first.from < statement.from) continue;
      if (first && first.from >= statement.to) return [{ ...found, definition: placeOf2(module, first) }];
      if (!first && forTypes) return [{ ...found, definition: placeOf2(module, forTypes), isForTypes: true }];
      if (!top.has(name) && module.text.length >= SKETCH) return [found];
    }
  }
  return [];
}
var POSTPONED = /^from __future__ import [^\n]*\bannotations\b/m;
function namesInHead(module, fn, isPostponed2, isEvaluated) {
  const parameters = parametersOf(module, fn);
  const returned = returnTypeOf(fn);
  const defaults = parameters.flatMap((each) => each.default ?? []);
  const types = parameters.flatMap((each) => each.annotation ?? []);
  const run = [
    ...defaults,
    ...isPostponed2 ? isEvaluated ? types : [] : [...types, ...returned ? [returned] : []]
  ];
  const names2 = run.flatMap((node) => {
    if (nodesIn(node, ["for"]).length > 0) return [];
    const all2 = nodesIn(node, ["VariableName"], (at2) => isNoExpression(at2) || isScope(at2));
    return all2.filter((each) => each.parent?.name === "TypeDef" || isRead(each)).map((each) => ({ each, name: textOf2(module, each) }));
  });
  const texts = isEvaluated ? types.flatMap((node) => textsIn2(module, node)) : [];
  return [...names2, ...texts].sort((a, b) => a.each.from - b.each.from);
}
function textsIn2(module, annotation) {
  const [, name] = annotation.name === "String" ? /^["'](\w+)["']$/.exec(textOf2(module, annotation)) ?? [] : [];
  if (name !== void 0) return [{ each: annotation, name }];
  const { object: object2, items } = subscriptOf(annotation) ?? {};
  const isOfTypes = object2 && /^(?:typing\.)?(?:Optional|Union|List|Dict|list|dict)$/.test(textOf2(module, object2));
  return isOfTypes ? items.flatMap((each) => textsIn2(module, each)) : [];
}
var bindingsOf2 = remembered((module) => {
  const found = /* @__PURE__ */ new Map();
  const unrun = statementsOf(module.root).flatMap(
    (each) => each.name === "IfStatement" && TYPES_ONLY.test(textOf2(module, each)) ? bodyOf(each) ?? [] : []
  );
  bindIn(module, module.root, isScope, (name, at2) => {
    const binding = known(found, name, () => ({}));
    if (unrun.some(({ from, to }) => from <= at2.from && at2.to <= to)) binding.forTypes ??= at2;
    else binding.first ??= at2;
  });
  return found;
});
var TYPES_ONLY = /^if\s+(?:\w+\.)?TYPE_CHECKING\s*:/;
var namesOf = remembered((module) => {
  const { text: text2, root } = module;
  if (MAKES_NAMES.test(text2) || /\bsys\.modules\b|\blazy|\bsetattr\(|\bimport\s+\*/.test(text2)) return void 0;
  if (root.to < text2.trimEnd().length) return void 0;
  if (nodesIn(root, ["\u26A0"]).length > 0) return void 0;
  return /* @__PURE__ */ new Set([...boundIn(module, root, isScope), ...globalsIn(text2)]);
});
var SKETCH = 1500;
var MAKES_NAMES = /\bglobals\(\)|\bexec\(|\bvars\(\)|\blocals\(\)\s*\[|\bbuiltins\b|__builtins__|\bsetattr\(sys\.modules|^def __getattr__\b/m;
var decoratorsLack = ({ text: text2 }, top) => Array.from(text2.matchAll(/^@(\w+)/gm)).some(([, name]) => !top.has(name) && !BUILTINS2.has(name));
var globalsIn = (text2) => Array.from(text2.matchAll(/\bglobal[ \t]+([\w, \t]{1,500})/g)).flatMap(([, names2]) => names2.match(/\w+/g) ?? []);
var isNoExpression = ({ name }) => isKindOfNone(name);
var isKindOfNone = foundOnce(
  (kind) => /^(?:Import|Scope|Delete)Statement$|^Type(?:Def|ParamList|Definition)$|Pattern$/.test(kind)
);
function isRead({ parent, prevSibling, nextSibling }) {
  if (parent?.name === "ArgList") return nextSibling?.name !== "AssignOp";
  if (parent?.name === "Decorator") return prevSibling?.name === "At" || prevSibling?.name === "@";
  return !isNoExpression(parent);
}
var BINDS3 = [
  ...["FunctionDefinition", "LambdaExpression", "ClassDefinition", "ImportStatement", "ScopeStatement"],
  ...["DeleteStatement", "AssignStatement", "UpdateStatement", "AssignOp", "TypeDefinition", "TypeParam"],
  ...["for", "as", "MatchClause", "WithStatement"]
];
function boundIn(module, node, isLeftOut = () => false) {
  const names2 = /* @__PURE__ */ new Set();
  bindIn(module, node, isLeftOut, (name) => void names2.add(name));
  return names2;
}
function bindIn(module, node, isLeftOut, add) {
  let by = node;
  const bind = (at2) => {
    if (at2?.name === "VariableName") add(textOf2(module, at2), at2);
    else if (at2 && /^(?:Tuple|Array|Parenthesized)Expression$/.test(at2.name)) childrenOf(at2).forEach(bind);
  };
  const bindWords = (text2) => {
    for (const [word] of text2.matchAll(/\w+/g)) add(word, by);
  };
  const headOf2 = (at2) => module.text.slice(at2.from, (at2.getChild("Body") ?? at2.lastChild).from);
  for (const at2 of nodesIn(node, BINDS3, isLeftOut)) {
    by = at2;
    if (isScope(at2) && at2.name !== "LambdaExpression") bind(nameNodeOf(at2));
    if (isFunction(at2) && (at2.from === node.from || !isLeftOut(at2)))
      for (const { name } of parametersOf(module, at2)) add(name, at2);
    switch (at2.name) {
      case "ImportStatement":
        for (const [name] of importsIn(module, at2)) add(name, at2);
        break;
      case "ScopeStatement":
      case "DeleteStatement":
        at2.getChildren("VariableName").forEach(bind);
        break;
      case "AssignStatement": {
        const assigned = at2.getChildren("AssignOp").at(-1) ?? at2.getChild("TypeDef");
        for (let each = at2.firstChild; each && each.from < (assigned?.from ?? 0); each = each.nextSibling) bind(each);
        break;
      }
      case "UpdateStatement":
        bind(at2.firstChild);
        break;
      case "AssignOp":
        if (textOf2(module, at2) === ":=") bind(at2.prevSibling);
        break;
      case "TypeDefinition":
      case "TypeParam":
        bind(at2.getChild("VariableName"));
        break;
      case "for":
        for (let each = at2.nextSibling; each && each.name !== "in"; each = each.nextSibling) bind(each);
        break;
      case "as":
        if (at2.parent?.name !== "ImportStatement") bind(at2.nextSibling);
        break;
      case "MatchClause":
        bindWords(headOf2(at2));
        break;
      case "WithStatement":
        if (/\bas\s*[([]/.test(headOf2(at2))) bindWords(headOf2(at2));
        break;
    }
  }
}
function isPastEnd(name, body) {
  for (let at2 = name; at2.parent && (at2.from !== body.from || at2.name !== "Body"); at2 = at2.parent) {
    if (at2.parent.name !== "Body") continue;
    for (let before = at2.prevSibling; before; before = before.prevSibling)
      if (/^(?:Return|Raise)Statement$/.test(before.name)) return true;
  }
  return false;
}
function isOnTheWay4(name, body) {
  for (let at2 = name; at2.from !== body.from || at2.name !== body.name; at2 = at2.parent) {
    const { parent, prevSibling } = at2;
    if (!parent) return false;
    if (parent.name === "Body" || parent.name === "Script") {
      for (let before = prevSibling; before; before = before.prevSibling) if (mayEnd(before)) return false;
    } else if (at2.name === "Body") {
      const isFirst = parent.name === "WithStatement" || parent.name === "TryStatement" && prevSibling?.name === "try";
      if (!isFirst) return false;
    } else if (!isFirstPart(at2, parent)) return false;
  }
  return true;
}
function isFirstPart(at2, parent) {
  if (isScope(parent) || parent.name === "ConditionalExpression" || /Comprehension/.test(parent.name)) return false;
  if (parent.name === "ArgList") return !parent.getChild("for");
  if (parent.name === "BinaryExpression")
    return at2.from === parent.from || !(parent.getChild("and") ?? parent.getChild("or"));
  if (/^(?:Raise|Assert|Try)Statement$/.test(parent.name)) return false;
  return !/^(?:If|While)Statement$/.test(parent.name) || at2.prevSibling?.prevSibling === null;
}
var mayEnd = (statement) => /^(?:Return|Raise|Assert|While|Yield)/.test(statement.name) || /Statement$|Body$|Clause$|Group$/.test(statement.name) && [...walk2(statement, isScope)].some(({ name }) => /^(?:Return|Raise|Assert|While)Statement$|^Yield/.test(name));
var BUILTINS2 = new Set(
  "abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip Ellipsis False None NotImplemented True self cls _ ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning WindowsError ZeroDivisionError basestring cmp execfile long raw_input reduce reload unichr unicode xrange currentProgram dbutils display get_ipython reveal_locals reveal_type spark".split(" ")
);

// src/extract/python/missing-names.ts
function missingNamesIn(module, isOnly) {
  if (MAKES_NAMES.test(module.text)) return [];
  return statementsOf(module.root).flatMap(
    (each) => each.name === "ImportStatement" && each.firstChild?.name === "from" ? missingOf(module, each, isOnly) : []
  );
}
function missingOf(module, statement, isOnly) {
  const taken2 = importsIn(module, statement).flatMap(([, binding]) => binding.name === void 0 ? [] : [binding]);
  const [first] = taken2;
  if (first?.level === 0 && /^mcp(?:\.|$)/.test(first.from)) return missingInSdk(module, statement, first.from, isOnly);
  const from = first && module.import(first.level, first.from);
  if (!from || from === module || from.path === void 0) return [];
  const isPackage = from.location.endsWith("__init__.py");
  const lacking = taken2.filter(({ name = "" }) => !/^__/.test(name) && !from.mayDefine(name));
  if (lacking.length === 0) return [];
  const own = namesOf(from);
  const missing = lacking.filter(({ name = "" }) => own && !own.has(name) && !(isPackage && isModuleOf(from, name)));
  const isSure = first.level > 0 || isOfProject2(module, from, first.from, missing.length < taken2.length);
  if (missing.length === 0 || !isSure || !isOnly(first.level, first.from)) return [];
  return missing.flatMap(({ name }) => {
    const node = childrenOf(statement).findLast(
      (each) => each.name === "VariableName" && textOf2(module, each) === name
    );
    return node ? { ...placeOf2(module, node), name, module: from.path, near: [...own] } : [];
  });
}
var isModuleOf = (from, name) => !/^_*[A-Z]|^(?:get|set|create|make|load|init|register|is|has)_[a-z]/.test(name) || from.import(1, name) !== void 0;
function isOfProject2({ text: text2, location }, from, name, hasOthers) {
  const path = name.replaceAll(".", "/");
  const base = from.location.replace(/(?:\/__init__)?\.py$/, "");
  if (base !== path && !base.endsWith(`/${path}`)) return false;
  const root = base.slice(0, base.length - path.length);
  if (hasOthers || name.includes(".") && location.startsWith(`${root}${name.split(".", 1)[0]}/`)) return true;
  return folderOf(location) === folderOf(from.location) && OWN_FOLDER.test(text2);
}
function missingInSdk(module, statement, from, isOnly) {
  const words = childrenOf(statement).filter(
    ({ name, prevSibling }) => name === "VariableName" && prevSibling?.name !== "as"
  );
  const path = from.split(".");
  const missing = words.slice(1).flatMap((each, index) => {
    const of = path.slice(0, index + 1).join(".");
    const names2 = SDK_NAMES.get(of);
    const name = textOf2(module, each);
    if (!names2 || names2.has(name) || name.startsWith("_")) return [];
    return [{ ...placeOf2(module, each), name, module: of, near: [...names2], isInSdk: true }];
  });
  const isModule2 = missing[0] && path.length > missing[0].module.split(".").length;
  if (missing.length === 0 || /\bsys\.path\b/.test(module.text) || !isOnly(0, from)) return [];
  return isModule2 ? missing.slice(0, 1) : missing;
}
var folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
var OWN_FOLDER = /^sys\.path\.insert\(0, (?:os\.path\.dirname\(|str\(Path\()(?:os\.path\.abspath\()?__file__\)+(?:\.resolve\(\))?(?:\.parent\))?[ \t]*$/m;

// src/extract/python/older.ts
var OF_CONTEXT = new Map([
  ["sample", "sampling"],
  ["elicit", "elicitation"],
  ["elicit_url", "elicitation"],
  ["list_roots", "roots"],
  ...["debug", "info", "warning", "error", "log"].map((name) => [name, "logging"])
]);
var OF_SESSION = /* @__PURE__ */ new Map([
  ["create_message", "sampling"],
  ["elicit", "elicitation"],
  ["elicit_form", "elicitation"],
  ["elicit_url", "elicitation"],
  ["list_roots", "roots"],
  ["send_log_message", "logging"],
  ["send_resource_updated", "subscription"],
  ["send_elicit_complete", "completion"],
  ["send_ping", "ping"]
]);
var DECORATORS = /* @__PURE__ */ new Map([
  ["subscribe_resource", "subscribe"],
  ["unsubscribe_resource", "subscribe"],
  ["set_logging_level", "setLevel"]
]);
function olderUsesOf(module) {
  if (!module.imports.some((each) => libraryOf(each))) return [];
  const found = [];
  const nodes = nodesIn(module.root, ["FunctionDefinition", "LambdaExpression", "CallExpression"]);
  const contexts = /* @__PURE__ */ new Set();
  for (const node of nodes) {
    if (isFunction(node)) {
      for (const { name, annotation } of parametersOf(module, node))
        if (name && annotation && /\bContext\b/.test(textOf2(module, annotation))) contexts.add(name);
    }
  }
  for (const node of nodes) {
    if (node.name === "FunctionDefinition")
      for (const decorator of decoratorsOf(node)) {
        const name = pathOf(module, decorator)?.at(-1) ?? "";
        const is = DECORATORS.get(name);
        if (is) found.push({ ...headOfDecorator(module, decorator), is, name });
      }
    if (node.name === "CallExpression") append(found, ofCall(module, node, contexts));
  }
  return found;
}
function ofCall(module, call, contexts) {
  const callee = calleeOf(call);
  const member = memberOf(module, callee);
  const names2 = pathOf(module, callee) ?? [];
  const name = names2.at(-1) ?? member?.name ?? "";
  const about = (is2, at2 = callee, own = name) => ({
    ...placeOf2(module, at2),
    is: is2,
    name: own
  });
  const owner = names2.at(-2) ?? "";
  const ofContext = names2.length === 2 && contexts.has(owner) ? OF_CONTEXT.get(name) : void 0;
  const ofSession = owner === "session" ? OF_SESSION.get(name) : void 0;
  const is = ofContext ?? ofSession;
  if (is) return [about(is)];
  const isSse = name === "sse_app" || module.externalOf(callee) === "mcp.server.sse.SseServerTransport";
  const args = argumentsOf(module, call) ?? [];
  return [
    ...isSse ? [about("sse")] : [],
    ...args.flatMap(({ key, value }) => {
      if (key === "transport" && /^run(?:_async)?$/.test(name) && /^["']sse["']$/.test(textOf2(module, value)))
        return [about("sse", value, 'transport="sse"')];
      return key === "event_store" && textOf2(module, value) !== "None" ? [about("resumability", value, key)] : [];
    })
  ];
}

// src/extract/python/prompts.ts
function refusedMessagesIn({ promptHandlers }, module, evaluator, packages) {
  return promptHandlers.flatMap(({ node, module: of, server }) => {
    const sdk = server.isSure && !server.isOwn && of === module ? sdkOf(server.library, packages) : void 0;
    if (!sdk || decoratorsOf(node).length > 1) return [];
    const takesNone = sdk.is === "fastmcp";
    if (takesNone && isSince(sdk.versions, "3") !== true) return [];
    return returnsOf(node).filter(({ nextSibling }) => !nextSibling).flatMap(branchesOf).flatMap(messagesIn).flatMap((each) => refusedIn(module, node, each, evaluator, takesNone));
  });
}
var messagesIn = (value) => value.name === "ArrayExpression" ? listed(value).flatMap(([only, ...others]) => only && others.length === 0 ? [bare(only)] : []) : [value];
function refusedIn(module, callable, node, evaluator, takesNone) {
  const meaning = node.name === "VariableName" ? module.meaningOf(node) : void 0;
  const isLocal = meaning?.is === "value" && meaning.node && functionAround(meaning.node)?.from === callable.from;
  const written2 = isLocal ? bare(meaning.node) : node;
  if (written2.name !== "DictionaryExpression") return [];
  const place = placeOf2(module, node);
  if (takesNone) return [{ ...place, is: "dict" }];
  const value = evaluator.valueOf(module, written2);
  const isFilled3 = isLocal && mayGetContent(textOf2(module, callable), textOf2(module, node));
  if (value.kind !== "object" || isFilled3) return [];
  if (has(value, "content") === "no") return [{ ...place, is: "content" }];
  const role = entry(value, "role")?.value;
  const name = textOf(role);
  return role && name !== void 0 && !/^(?:user|assistant)$/.test(name) ? [{ start: role.start, end: role.end, is: "role" }] : [];
}
var mayGetContent = (text2, name) => new RegExp(`\\b${name}(?:\\[(?!["'])|\\[["']content["']|\\.(?:update|setdefault)\\(|\\s{0,9}\\|=)`).test(text2);
function refusedArgumentsIn({ promptHandlers }, module, evaluator, packages) {
  return promptHandlers.flatMap((handler) => {
    const { node, module: of, server } = handler;
    const sdk = server.isSure && !server.isOwn && of === module ? sdkOf(server.library, packages) : void 0;
    if (sdk?.is !== "official" || decoratorsOf(node).length > 1) return [];
    return parametersGiven(handler).flatMap(({ name, annotation, node: at2 }) => {
      const is = annotation && !isConverted(module, annotation) && refusedAs(typeIn(module, annotation, evaluator));
      return is ? [{ ...placeOf2(module, at2), name, is }] : [];
    });
  });
}
var isConverted = (module, annotation) => [...walk2(annotation)].some((each) => {
  const meaning = each.name === "VariableName" ? module.meaningOf(each) : void 0;
  return meaning?.is === "class" && /validator|__get_pydantic/.test(textOf2(meaning.module, meaning.node));
});
function refusedAs(type) {
  switch (type.is) {
    case "list":
    case "set":
    case "tuple":
      return "array";
    case "dict":
      return "object";
    case "class":
      return type.model.kind === "model" && !type.model.isWrittenOtherwise && !type.model.config.isOpen ? "object" : void 0;
    case "annotated":
      return type.metadata.every(({ is }) => is === "text" || is === "field") ? refusedAs(type.type) : void 0;
    case "union": {
      const [first, ...others] = type.options.filter((each) => !isNone2(each)).map(refusedAs);
      return first && others.every((each) => each !== void 0) ? first : void 0;
    }
    default:
      return void 0;
  }
}
var isNone2 = (type) => type.is === "plain" && type.keywords.length === 1 && type.keywords[0][1] === "null";

// src/extract/python/refused-answers.ts
function refusedAnswersIn(module, { dispatchers, servers }, evaluator) {
  if (!servers) return [];
  const asked = /* @__PURE__ */ new Set();
  const refusedOf = (node, decorators) => {
    if (asked.has(node.from) || decoratorsOf(node).length > decorators || isGenerator(node)) return [];
    asked.add(node.from);
    return returnsOf(node).filter(({ nextSibling }) => !nextSibling).flatMap(branchesOf).flatMap((value) => {
      const is = refusedAs2(module, value, servers, evaluator);
      if (is) return [{ ...placeOf2(module, value), is }];
      const call = bare(value.name === "AwaitExpression" ? value.lastChild : value);
      const next = call.name === "CallExpression" ? functionMeant(servers, module, calleeOf(call)) : void 0;
      const isAwaited = call !== value;
      return next?.module === module && next.node.getChild("async") !== null === isAwaited ? refusedOf(next.node, 0) : [];
    });
  };
  return dispatchers.flatMap((node) => {
    const [decorator] = decoratorsOf(node);
    const path = decorator && pathOf(module, decorator);
    return path && servers.isLowLevelOfSdk(path.slice(0, -1), decorator) ? refusedOf(node, 1) : [];
  });
}
var isGenerator = (node) => nodesIn(node, ["YieldStatement", "YieldExpression"]).some((each) => functionAround(each)?.from === node.from);
function refusedAs2(module, node, servers, evaluator) {
  const meaning = node.name === "VariableName" ? module.meaningOf(node) : void 0;
  if (meaning?.is === "value" && meaning.node && meaning.module === module && functionAround(meaning.node)) {
    const given2 = bare(meaning.node);
    return given2.name === "VariableName" || given2.name === "ArrayExpression" ? void 0 : refusedAs2(module, given2, servers, evaluator);
  }
  if (isContent(module, node)) return "content";
  if (node.name === "ArrayExpression")
    return listed(node).some(([item, ...others2]) => others2.length === 0 && isText(module, item, evaluator)) ? "texts" : void 0;
  if (isText(module, node, evaluator)) return "text";
  const [only, ...others] = valueOf2(module, node, { evaluator, servers }, false);
  if (!only || others.length > 0) return void 0;
  if (only.kind === "null") return "none";
  return only.kind === "string" && only.answeredBy !== void 0 ? "text" : void 0;
}
function isText(module, node, evaluator) {
  const value = evaluator.valueOf(module, node);
  if (value.kind === "string") return value.value !== "";
  return value.kind === "unknown" && value.isText === true || isDumped(module, node);
}
var isDumped = (module, node) => node.name === "CallExpression" && module.externalOf(calleeOf(node)) === "json.dumps";
var isContent = (module, node) => node.name === "CallExpression" && /^mcp\.(?:types\.)?(?:TextContent|ImageContent|AudioContent|EmbeddedResource|ResourceLink)$/.test(
  module.externalOf(calleeOf(node)) ?? ""
);

// src/extract/python/unawaited.ts
function unawaitedIn(module, call, { module: other, node }, mayReturn) {
  const name = nameNodeOf(node);
  if (!name || !node.getChild("async") || decoratorsOf(node).length > 0) return void 0;
  const text2 = textOf2(other, name);
  if (/\byield\b/.test(textOf2(other, node)) || definedIn(other).get(text2)?.length !== 1) return void 0;
  if (!isMisused(module, call, mayReturn) && !isHeldForNothing(module, call)) return void 0;
  return {
    ...placeOf2(module, call),
    ...{ is: "unawaited", names: [], left: [] },
    ...{ function: text2, callee: placeOf2(other, name) }
  };
}
var definedIn = remembered(({ text: text2 }) => groupBy(text2.matchAll(/\bdef ([^\s(:[]+)/g), ([, name]) => name));
function isMisused(module, node, mayReturn) {
  let at2 = node;
  while (at2.parent?.name === "ParenthesizedExpression") at2 = at2.parent;
  const parent = at2.parent;
  switch (parent.name) {
    case "MemberExpression": {
      const name = memberOf(module, parent)?.name;
      return parent.from === at2.from && (name === void 0 || !/^(?:send|close|throw|__\w+|cr_\w+)$/.test(name));
    }
    case "FormatReplacement":
    case "ExpressionStatement":
      return true;
    case "ForStatement":
      return at2.prevSibling?.name === "in";
    case "ReturnStatement": {
      const fn = functionAround(parent);
      return fn !== void 0 && at2.nextSibling === null && !mayReturn(fn);
    }
    case "ArgList": {
      const callee = parent.parent.name === "CallExpression" ? calleeOf(parent.parent) : void 0;
      const meant = callee && module.meaningOf(callee);
      return meant?.is === "builtin" ? /^(?:str|len|list|dict|tuple|set|int|float|sorted|sum)$/.test(meant.name) : meant?.is === "external" && /^json\.dumps?$/.test(meant.path);
    }
    default:
      return false;
  }
}
function isHeldForNothing(module, call) {
  const { targets = [], value } = call.parent && assignmentOf(call.parent) || {};
  const [target, ...others] = targets;
  const fn = functionAround(call);
  if (value?.from !== call.from || target?.name !== "VariableName" || others.length > 0 || !fn) return false;
  const name = textOf2(module, target);
  const uses = nodesIn(bodyOf(fn) ?? fn, ["VariableName"]).filter(
    (each) => each.from !== target.from && textOf2(module, each) === name
  );
  return uses.length > 0 && uses.every((each) => each.from > call.to && isMisused(module, each, () => true));
}

// src/extract/python/refused-calls.ts
function refusedCallsIn({ handlers, servers }, module, own, evaluator, packages) {
  if (!servers) return [];
  const versions = sdkOf("fastmcp", packages)?.versions;
  const makesObjects = isSince(versions, "2.7") === true && isSince(versions, "3") === false;
  const calls2 = own.flatMap(({ node }) => callsIn(module, bodyOf(node) ?? node));
  const tools = groupBy(
    handlers.filter((each) => each.module === module),
    ({ node }) => nameOf(module, node)
  );
  const mayReturn = (fn) => {
    const served2 = tools.get(nameOf(module, fn))?.find(({ node }) => node.from === fn.from);
    return !served2 || decoratorsOf(fn).length > 1 || !fn.getChild("async") && served2.server.library !== "official";
  };
  return [...new Map(calls2.map((call) => [call.from, call])).values()].flatMap((call) => {
    const callee = calleeOf(call);
    const path = pathOf(module, callee);
    const named = callee.name === "VariableName" ? tools.get(textOf2(module, callee)) : void 0;
    const tool = named?.find((each) => isNamedLikeImport(each, callee));
    if (tool) {
      const name2 = nameNodeOf(tool.node);
      const place = { ...placeOf2(module, callee), callee: placeOf2(module, name2) };
      return { ...place, is: "itself", names: [], left: [], function: textOf2(module, name2) };
    }
    const model = path && /^[A-Z]/.test(path.at(-1)) ? unnamedIn(module, call) : void 0;
    if (model) return [model];
    const elsewhere = module.definedElsewhere(callee) ?? (path?.[0] === "self" ? servers.methodElsewhere(module, callee) : void 0);
    if (elsewhere && (elsewhere.is !== "function" || !mayRefuse(module, elsewhere, call))) return [];
    const [meaning, ...others] = path ? module.meaningsOf(callee) : [];
    if (!path || others.length > 0 || meaning?.is !== "function" && path[0] !== "self") return [];
    const meant = functionMeant(servers, module, callee);
    if (!meant || isExpected(module, call, "TypeError")) return [];
    const name = nameNodeOf(meant.node);
    if (name && makesObjects && isRegistered(servers, meant)) {
      const at2 = { ...placeOf2(module, callee), callee: placeOf2(module, name) };
      return { ...at2, is: "object", names: [], left: [], function: textOf2(module, name) };
    }
    const faults = [
      faultOf(module, call, meant),
      awaitedIn(module, call, meant, evaluator),
      unawaitedIn(module, call, meant, mayReturn)
    ];
    return faults.flatMap((each) => each ?? []);
  });
}
function isRegistered(servers, { module, node }) {
  const [outermost] = module === servers.module ? decoratorsOf(node) : [];
  const path = outermost && pathOf(module, outermost);
  if (!path || path.length !== 2 || !/^(?:tool|prompt|resource)$/.test(path[1])) return false;
  const owner = path.slice(0, -1);
  return servers.of(owner, outermost)?.library === "fastmcp" && servers.isSdksOwn(owner, outermost);
}
function isNamedLikeImport({ module, node }, callee) {
  const meanings = module.meaningsOf(callee);
  const own = meanings.filter(
    (each) => each.is === "function" && each.module === module && each.node.from === node.from
  );
  const others = meanings.filter((each) => each.is === "external" || "module" in each && each.module !== module);
  const statement = node.parent?.name === "DecoratedStatement" ? node.parent : node;
  if (own.length !== 1 || others.length !== 1 || meanings.length !== 2 || statement.parent?.name !== "Script")
    return false;
  const imported = new RegExp(`^from\\b[^#]*\\bimport\\b[^#]*\\b${textOf2(module, callee)}\\s*(?:[,)]|$)`);
  return statementsOf(module.root).some(
    (each) => each.name === "ImportStatement" && each.to < statement.from && imported.test(textOf2(module, each))
  );
}
function mayRefuse(module, elsewhere, call) {
  const [, isAsync, written2] = headElsewhere(elsewhere) ?? [];
  const args = argumentsOf(module, call);
  const isAwaited = call.parent?.name === "AwaitExpression";
  if (written2 === void 0 || !args || isAwaited !== (isAsync !== void 0)) return true;
  if (args.some(({ spread }) => spread)) return false;
  const parameters = partsOf(written2.replace(/#[^\n"'#]*$/gm, "")).slice(elsewhere.owner === void 0 ? 0 : 1);
  if (parameters.some((each) => /^\*\*?\w/.test(each))) return false;
  const own = parameters.filter((each) => /^\w/.test(each));
  const names2 = own.map((each) => /^\w+/.exec(each)[0]);
  const keys = args.flatMap(({ key }) => key ?? []);
  const given2 = args.length - keys.length;
  const isLacking = own.some((each, at2) => at2 >= given2 && !each.includes("=") && !keys.includes(names2[at2]));
  return isLacking || given2 > own.length || keys.some((key) => !names2.includes(key));
}
function partsOf(text2) {
  const parts = [""];
  let depth = 0;
  for (const { 0: each } of text2.matchAll(/[()[\]{},]|[^()[\]{},]+/g)) {
    if (/[([{]/.test(each)) depth++;
    else if (/[)\]}]/.test(each) && --depth < 0) break;
    if (each === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += each;
  }
  return parts.map((each) => each.trim());
}
function faultOf(module, call, callable) {
  const { module: other, node, isBound } = callable;
  const args = argumentsOf(module, call);
  const name = nameNodeOf(node);
  if (!args || !name || decoratorsOf(node).length > 0) return void 0;
  if (isBound && /\bNotImplementedError\b/.test(textOf2(other, node))) return void 0;
  const parameters = parametersGiven(callable);
  if (args.some(({ spread }) => spread) || parameters.some(({ kind }) => /args$/.test(kind))) return void 0;
  const byPosition = parameters.filter(({ kind }) => kind !== "keyword-only");
  const keyed = new Set(args.flatMap(({ key }) => key ?? []));
  const given2 = args.length - args.filter(({ key }) => key !== void 0).length;
  const left = parameters.filter((each) => !byPosition.slice(0, given2).includes(each) && !keyed.has(each.name));
  const fault = (is, names2, at3, of = left) => ({
    ...placeOf2(module, at3),
    ...{ is, names: names2, left: of.map((each) => each.name) },
    ...{ function: textOf2(other, name), callee: placeOf2(other, name) }
  });
  const unknown = args.filter(({ key }) => key !== void 0 && !parameters.some((each) => each.name === key));
  if (unknown.length > 0)
    return fault(
      "unknown",
      unknown.map(({ key }) => key),
      unknown[0].keyNode ?? call
    );
  if (given2 > byPosition.length) return fault("many", [], call, byPosition);
  const lacking = left.filter((each) => !each.default).map((each) => each.name);
  if (lacking.length === 0) return void 0;
  const at2 = lacking.length === 1 ? byPosition.findIndex((each) => each.name === lacking[0]) - 1 : -1;
  const before = at2 === given2 - 1 ? args.filter(({ key }) => key === void 0)[at2] : void 0;
  return before && textOf2(module, before.value) === lacking[0] ? fault("shifted", [lacking[0], byPosition[at2].name], call) : fault("lacking", lacking, call);
}
function unnamedIn(module, call) {
  const callee = calleeOf(call);
  const [first] = argumentsOf(module, call) ?? [];
  if (!first || first.key !== void 0 || first.spread) return void 0;
  const elsewhere = module.definedElsewhere(callee);
  if (elsewhere && !new RegExp(`^class ${elsewhere.name}\\(BaseModel\\)`, "m").test(elsewhere.module.text))
    return void 0;
  const [made, ...others] = module.meaningsOf(callee);
  const isModel = others.length === 0 && (made?.is === "external" ? MODELS.test(made.path) : isOwnModel(made));
  if (!isModel || isExpected(module, call, "TypeError")) return void 0;
  const name = made?.is === "class" ? nameNodeOf(made.node) : void 0;
  return {
    ...placeOf2(module, first.value),
    ...{ is: "unnamed", names: [], left: [], function: textOf2(module, callee) },
    ...made?.is === "class" && name && { callee: placeOf2(made.module, name) }
  };
}
var MODELS = /^mcp(?:\.types|_types)?\.(?:(?:Text|Image|Audio|ToolUse|ToolResult)Content|EmbeddedResource|ResourceLink|(?:Text|Blob)ResourceContents|(?:CallTool|GetPrompt|ReadResource|ListTools|ListPrompts|ListResources)Result|Tool|ToolAnnotations|Prompt|PromptArgument|PromptMessage|Resource|ResourceTemplate|ErrorData)$/;
function isOwnModel(meaning, depth = 0) {
  if (meaning?.is !== "class" || depth > DEEPEST13 || decoratorsOf(meaning.node).length > 0) return false;
  const { module, node } = meaning;
  const bases = (argumentsOf(module, node) ?? []).filter(({ key }) => key === void 0);
  const [base, ...others] = bases.map(({ value }) => module.meaningOf(value));
  return others.length === 0 && !/\bdef __(?:init|new)__\b/.test(textOf2(module, node)) && (base?.is === "external" ? base.path === "pydantic.BaseModel" : isOwnModel(base, depth + 1));
}
function awaitedIn(module, { parent }, { module: other, node, isBound }, evaluator) {
  const name = nameNodeOf(node);
  if (parent?.name !== "AwaitExpression" || !name || isBound || node.getChild("async")) return void 0;
  if (decoratorsOf(node).length > 0 || OTHERS_MAKE.test(textOf2(other, node))) return void 0;
  const isKnown = (value) => valueOf2(other, value, { evaluator }, true).length > 0 || value.name === "CallExpression" && isPlainClass(other.meaningOf(calleeOf(value)));
  if (!returnsOf(node).every((each) => branchesOf(each).every(isKnown))) return void 0;
  return {
    ...placeOf2(module, parent.firstChild),
    ...{ is: "awaited", names: [], left: [] },
    ...{ function: textOf2(other, name), callee: placeOf2(other, name) }
  };
}
var OTHERS_MAKE = /\byield\b|\bNotImplementedError\b|:\s*\.\.\.\s*$/;
function isPlainClass(meaning, depth = 0) {
  if (meaning?.is !== "class" || depth > DEEPEST13) return false;
  const { module, node } = meaning;
  const isOwn = !/\b__(?:await|new)__\b/.test(textOf2(module, node));
  const isDecorated = decoratorsOf(node).some((each) => !/^@(?:dataclasses\.)?dataclass\b/.test(textOf2(module, each)));
  return isOwn && !isDecorated && (argumentsOf(module, node) ?? []).every(({ key, value }) => {
    if (key !== void 0 || /^(?:typing\.)?Generic\[/.test(textOf2(module, value))) return key === void 0;
    const base = module.meaningOf(value);
    return base?.is === "external" ? PLAIN_BASES.test(base.path) : isPlainClass(base, depth + 1);
  });
}
var DEEPEST13 = 4;
var PLAIN_BASES = /^(?:pydantic\.BaseModel|abc\.ABC|typing\.(?:NamedTuple|TypedDict)|typing_extensions\.TypedDict)$/;

// src/extract/python/resource-reads.ts
var OF_TEXT = /^(?:startswith|endswith|split|rsplit|replace|strip|lstrip|rstrip|removeprefix|removesuffix|lower|find|index|partition|rpartition)$/;
function uriMistakesIn(module, readers) {
  return readers.flatMap((node) => {
    const [uri, ...others] = parametersOf(module, node).filter(({ name }) => name !== "self");
    const body = bodyOf(node);
    if (!uri || !body || others.length > 0) return [];
    const word = inPattern(uri.name);
    if (new RegExp(`\\b${word}\\s*(?::[^\\n=]{1,80})?=[^=]|isinstance\\(\\s*${word}\\b`).test(textOf2(module, body)))
      return [];
    const isUri = (each) => each?.name === "VariableName" && textOf2(module, each) === uri.name;
    return [...walk2(body)].flatMap((each) => {
      const member = memberOf(module, each);
      if (member && isUri(member.object) && OF_TEXT.test(member.name) && each.parent?.name === "CallExpression")
        return [{ ...placeOf2(module, each), name: uri.name, method: member.name }];
      if (each.name !== "BinaryExpression") return [];
      const [left, operator, right] = childrenOf(each);
      const isCompared = operator && /^[!=]=$/.test(textOf2(module, operator)) && right;
      const isText3 = [left, right].some((side) => /^(?:Format)?String$/.test(side?.name ?? ""));
      return isCompared && isText3 && [left, right].some(isUri) ? [{ ...placeOf2(module, each), name: uri.name }] : [];
    });
  });
}

// src/extract/python/snake-case.ts
var MIME = /* @__PURE__ */ new Map([["mime_type", "mimeType"]]);
var FIELDS = new Map([
  [
    "CallToolResult",
    /* @__PURE__ */ new Map([
      ["structured_content", "structuredContent"],
      ["is_error", "isError"]
    ])
  ],
  ...["TextResourceContents", "BlobResourceContents", "ResourceLink", "Resource", "ResourceTemplate"].map(
    (name) => [name, MIME]
  )
]);
var NAMES2 = /\b(?:structured_content|is_error|mime_type)\s{0,9}=/;
function snakeCaseIn(module, packages) {
  if (!NAMES2.test(module.text) || !isOfVersion1(module, packages)) return [];
  return callsIn(module, module.root).flatMap((call) => {
    const callee = calleeOf(call);
    const fields = FIELDS.get(pathOf(module, callee)?.at(-1) ?? "");
    const isOfSdk3 = fields && /^mcp\.(?:types\.)?\w+$/.test(module.externalOf(callee) ?? "");
    return (isOfSdk3 ? argumentsOf(module, call) ?? [] : []).flatMap(({ key, keyNode, value }) => {
      const meant = key === void 0 ? void 0 : fields.get(key);
      if (meant === void 0 || /^(?:None|False)$/.test(textOf2(module, value))) return [];
      return [{ ...placeOf2(module, keyNode), name: key, meant }];
    });
  });
}
function isOfVersion1(module, packages) {
  const isOfFastmcp = module.imports.some((each) => libraryOf(each) === "fastmcp");
  return takesSnakeCase(module, sdkOf(isOfFastmcp ? "fastmcp" : "official", packages)) === false;
}

// src/extract/python/values.ts
var NO_ENV3 = /* @__PURE__ */ new Map();
var someText = (module, node) => ({ kind: "unknown", ...placeOf2(module, node), isText: true });
var MOST_PARTS = 2e4;
var MOST_NAMES = 5;
var Evaluator = class {
  #budget;
  #constants = /* @__PURE__ */ new Map();
  #schemaOf;
  /** Parts of schemas that functions may still get: n tools that take a class of n fields would have the square of n. */
  parts;
  constructor(sizeOfFile, schemaOf = () => void 0) {
    this.#schemaOf = schemaOf;
    this.#budget = new Budget(sizeOfFile);
    this.parts = { left: MOST_PARTS + sizeOfFile / 2 };
  }
  valueOf(module, node, env = NO_ENV3) {
    if (!this.#budget.enter()) return unknownAt(placeOf2(module, node));
    try {
      return this.#value(module, bare(node), env);
    } finally {
      this.#budget.leave();
    }
  }
  /** What an object of a class of the project is made with, by the names that are given. */
  fieldsOf(module, node, depth = 0) {
    const call = bare(node);
    const meaning = depth < MOST_NAMES && pathOf(module, call) ? module.meaningOf(call) : void 0;
    if (meaning?.is === "value" && meaning.node) return this.fieldsOf(meaning.module, meaning.node, depth + 1);
    if (call.name !== "CallExpression" || !pathOf(module, calleeOf(call))) return void 0;
    const made = module.definedElsewhere(calleeOf(call)) ?? module.meaningOf(calleeOf(call));
    if (made?.is !== "class") return void 0;
    const entries = (argumentsOf(module, call) ?? []).flatMap(
      ({ key, keyNode, value }) => key === void 0 ? [] : [{ key, ...placeOf2(module, keyNode), value: this.valueOf(module, value) }]
    );
    return { kind: "object", ...placeOf2(module, call), entries, open: true };
  }
  /** A string that is known, or undefined. */
  textOf(module, node, env) {
    return textOf(this.valueOf(module, node, env));
  }
  #value(module, node, env) {
    const place = placeOf2(module, node);
    switch (node.name) {
      case "String":
      case "FormatString":
      case "ContinuedString":
        return this.#string(module, node, env);
      case "Number":
        return numberValue(module, node);
      case "Boolean":
        return { kind: "boolean", ...place, value: textOf2(module, node) === "True" };
      case "None":
        return { kind: "null", ...place };
      case "ArrayExpression":
      case "TupleExpression":
      case "SetExpression":
        return this.#list(module, node, env);
      case "DictionaryExpression":
        return this.#dictionary(module, node, env);
      case "VariableName":
        return this.#name(module, node, env);
      case "MemberExpression":
        return this.#member(module, node, env);
      case "ConditionalExpression": {
        const parts = childrenOf(node);
        const branches = [parts[0], parts[4]].flatMap((each) => each ? this.valueOf(module, each, env) : []);
        return branches.length === 2 ? unionAt(place, branches) : unknownAt(place);
      }
      case "BinaryExpression":
        return this.#binary(module, node, env);
      case "UnaryExpression": {
        const [operator, operand] = childrenOf(node);
        const value = operand && this.valueOf(module, operand, env);
        return value?.kind === "number" && operator && textOf2(module, operator) === "-" ? { kind: "number", ...place, value: -value.value } : unknownAt(place);
      }
      case "AwaitExpression":
        return this.valueOf(module, node.lastChild, env);
      case "CallExpression":
        return this.#call(module, node, env);
      default:
        return unknownAt(place);
    }
  }
  #string(module, node, env) {
    const place = placeOf2(module, node);
    const parts = node.name === "ContinuedString" ? childrenOf(node) : [node];
    const texts = [];
    for (const part of parts) {
      if (part.name === "FormatString" && part.getChild("FormatReplacement")) {
        const text2 = this.#format(module, part, env);
        if (text2 === void 0) return someText(module, node);
        texts.push(text2);
        continue;
      }
      const decoded = decode(module.text, part.from, part.to);
      if (!decoded || decoded.isBytes) return unknownAt(place);
      texts.push(decoded.value);
    }
    return { kind: "string", ...place, value: texts.join("") };
  }
  /** `f"\u2026 {NAME} \u2026"`, where the names are constants. */
  #format(module, node, env) {
    const [head] = /^[a-zA-Z]{1,2}("""|'''|"|')/.exec(textOf2(module, node)) ?? [];
    if (head === void 0 || /r/i.test(head)) return void 0;
    const quote = head.replace(/[a-zA-Z]/g, "");
    const pieces = [];
    let from = node.from + head.length;
    const addText = (to) => {
      const inner = module.text.slice(from, to);
      pieces.push(decode(`f${quote}${inner}${quote}`, 0, inner.length + 1 + 2 * quote.length)?.value ?? inner);
    };
    for (const replacement of node.getChildren("FormatReplacement")) {
      addText(replacement.from);
      const [, value, end] = childrenOf(replacement);
      const known2 = value && end?.name === "}" ? this.valueOf(module, value, env) : void 0;
      if (known2?.kind !== "string" && known2?.kind !== "number") return void 0;
      if (known2.kind === "number" && !Number.isInteger(known2.value)) return void 0;
      pieces.push(String(known2.value));
      from = replacement.to;
    }
    addText(node.to - quote.length);
    const text2 = pieces.join("");
    return this.#budget.allowsText(text2.length) ? text2 : void 0;
  }
  #list(module, node, env) {
    const place = placeOf2(module, node);
    const items = [];
    let open = false;
    for (const part of listed(node)) {
      if (part.length === 1) items.push(this.valueOf(module, part[0], env));
      else if (part.length === 2 && part[0].name === "*") {
        const more = this.valueOf(module, part[1], env);
        if (more.kind === "array") {
          for (const item of more.items) items.push(item);
          open ||= more.open;
        } else open = true;
      } else return unknownAt(place);
    }
    return { kind: "array", ...place, items, open };
  }
  #dictionary(module, node, env) {
    const place = placeOf2(module, node);
    const written2 = entriesOf(node);
    if (!written2) return unknownAt(place);
    const entries = [];
    let open = false;
    for (const { key, value } of written2) {
      const given2 = this.valueOf(module, value, env);
      if (key === void 0) {
        if (given2.kind === "object") {
          for (const each of given2.entries) entries.push(each);
          open ||= given2.open;
        } else open = true;
        continue;
      }
      const name = this.textOf(module, key, env);
      if (name === void 0) open = true;
      else entries.push({ key: name, ...placeOf2(module, key), value: given2 });
    }
    return { kind: "object", ...place, entries, open };
  }
  #name(module, node, env) {
    const known2 = env.get(textOf2(module, node));
    if (known2) return this.#used(known2, module, node);
    const meanings = module.meaningsOf(node);
    const [only] = meanings;
    const isOfCall = env.size > 0 && meanings.length === 1 && only.is === "value" && only.node && functionAround(only.node);
    if (isOfCall && only?.is === "value") return this.#used(this.valueOf(module, only.node, env), module, node);
    const branches = meanings.map((meaning) => this.#meant(meaning));
    if (branches.length === 0 || branches.some((each) => !each)) return unknownAt(placeOf2(module, node));
    const value = branches.length === 1 ? branches[0] : unionAt(placeOf2(module, node), branches);
    return this.#used(value, module, node);
  }
  /** What a constant is worth. It may have been added to, which is not looked into. */
  #meant(meaning) {
    if (meaning.is !== "value" || !meaning.node) return void 0;
    const { module, node } = meaning;
    let known2 = this.#constants.get(module);
    if (!known2) this.#constants.set(module, known2 = /* @__PURE__ */ new Map());
    let value = known2.get(node.from);
    if (!value) {
      known2.set(node.from, unknownAt(placeOf2(module, node)));
      value = this.valueOf(module, node);
      known2.set(node.from, value);
    }
    return value;
  }
  #used(value, module, use) {
    const place = placeOf2(module, use);
    if (!this.#budget.allows(value)) return unknownAt(place);
    return value.via !== void 0 || value.start === use.from ? value : { ...value, via: place };
  }
  #member(module, node, env) {
    const place = placeOf2(module, node);
    const subscript = subscriptOf(node);
    if (subscript) {
      const owner2 = this.valueOf(module, subscript.object, env);
      const key = subscript.items.length === 1 ? this.valueOf(module, subscript.items[0], env) : void 0;
      const found = owner2.kind === "object" && key?.kind === "string" && !owner2.open ? entry(owner2, key.value)?.value : owner2.kind === "array" && key?.kind === "number" && !owner2.open ? owner2.items.at(key.value) : void 0;
      return found ? this.#used(found, module, node) : unknownAt(place);
    }
    const outer = memberOf(module, node);
    const owner = outer?.object.name === "VariableName" ? env.get(textOf2(module, outer.object)) : void 0;
    const field = owner?.kind === "object" ? entry(owner, outer.name)?.value : void 0;
    if (field) return this.#used(field, module, node);
    const [only, ...others] = module.meaningsOf(node);
    const value = only && others.length === 0 ? this.#meant(only) : void 0;
    if (value) return memberIsValue(only) ? this.#used(value, module, node) : unknownAt(place);
    if (outer?.name !== "value" || !pathOf(module, outer.object)) return unknownAt(place);
    const [member] = module.meaningsOf(outer.object);
    const inner = member && classOf(member) ? this.#meant(member) : void 0;
    return inner ? this.#used(inner, module, node) : unknownAt(place);
  }
  #binary(module, node, env) {
    const place = placeOf2(module, node);
    const [left, operator, right] = childrenOf(node);
    if (!left || !operator || !right) return unknownAt(place);
    const sign = textOf2(module, operator);
    const a = this.valueOf(module, left, env);
    if (sign === "%" && (a.kind === "string" || isText2(a))) return someText(module, node);
    const b = this.valueOf(module, right, env);
    if (sign === "|" && a.kind === "object" && b.kind === "object")
      return { kind: "object", ...place, entries: [...a.entries, ...b.entries], open: a.open || b.open };
    if (sign === "*" && a.kind === "number" && b.kind === "number")
      return { kind: "number", ...place, value: a.value * b.value };
    if (sign !== "+") return unknownAt(place);
    if (a.kind === "string" && b.kind === "string") {
      const isAllowed = a.value.length + b.value.length <= LONGEST_TEXT && this.#budget.allowsText(b.value.length);
      return isAllowed ? { kind: "string", ...place, value: a.value + b.value } : someText(module, node);
    }
    if (isText2(a) || isText2(b) || a.kind === "string" || b.kind === "string") return someText(module, node);
    if (a.kind === "array" || b.kind === "array") {
      const known2 = [a, b].filter((each) => each.kind === "array");
      const open = known2.length < 2 || known2.some((each) => each.open);
      return { kind: "array", ...place, items: known2.flatMap(({ items }) => items), open };
    }
    return unknownAt(place);
  }
  #call(module, node, env) {
    const place = placeOf2(module, node);
    const callee = calleeOf(node);
    const args = argumentsOf(module, node) ?? [];
    const [first] = args;
    const method = memberOf(module, callee);
    const name = method?.name ?? pathOf(module, callee)?.at(-1);
    const isPlain = args.every(({ key, spread }) => key === void 0 && spread === void 0);
    if (isPlain && args.length === 1 && /^(?:dedent|cleandoc)$/.test(name ?? "")) {
      const text2 = this.textOf(module, first.value, env);
      if (text2 === void 0) return someText(module, node);
      return { kind: "string", ...place, value: name === "dedent" ? dedent(text2) : cleaned(text2) };
    }
    if (method && args.length === 0 && STRIPS[method.name]) {
      const text2 = this.textOf(module, method.object, env);
      return text2 === void 0 ? someText(module, node) : { kind: "string", ...place, value: STRIPS[method.name](text2) };
    }
    if (method?.name === "join" && args.length === 1)
      return this.#joined(module, node, method.object, first.value, env);
    if (method && /^(?:format|replace|upper|lower|title)$/.test(method.name)) return someText(module, node);
    if (!method && name === "str" && args.length === 1) return someText(module, node);
    if (!method && name === "list" && isPlain && args.length === 1) return this.valueOf(module, first.value, env);
    const schema = method && args.length === 0 && SCHEMA2.test(method.name) && this.#schemaOf(module, method.object, this);
    if (schema) return schema;
    const made = pathOf(module, callee) && module.externalOf(callee);
    if (made !== void 0 && RECORD.test(made)) return this.#record(module, node, args, env);
    if (!method && name === "dict" && args.every(({ key }) => key !== void 0)) {
      const entries = args.map(({ key, keyNode, value }) => ({
        ...{ key, ...placeOf2(module, keyNode), value: this.valueOf(module, value, env) }
      }));
      return { kind: "object", ...place, entries, open: false };
    }
    return unknownAt(place);
  }
  /** `Tool(name="a")`: the fields of a class of the protocol are what is sent. */
  #record(module, node, args, env) {
    const entries = [];
    let open = false;
    for (const { key, keyNode, value, spread } of args) {
      const given2 = this.valueOf(module, value, env);
      if (key !== void 0) {
        const name = RENAMED[key] ?? key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
        if (given2.kind !== "null") entries.push({ key: name, ...placeOf2(module, keyNode), value: given2 });
      } else if (spread && given2.kind === "object") {
        for (const each of given2.entries) entries.push(each);
        open ||= given2.open;
      } else open = true;
    }
    return { kind: "object", ...placeOf2(module, node), entries, open };
  }
  #joined(module, node, between, list, env) {
    const separator = this.textOf(module, between, env);
    const items = this.valueOf(module, list, env);
    if (separator === void 0 || items.kind !== "array" || items.open) return someText(module, node);
    const texts = items.items.map((item) => textOf(item));
    const value = texts.every((each) => each !== void 0) ? texts.join(separator) : void 0;
    if (value === void 0 || !this.#budget.allowsText(value.length)) return someText(module, node);
    return { kind: "string", ...placeOf2(module, node), value };
  }
};
var SCHEMA2 = /^(?:model_json_)?schema$/;
var isText2 = (value) => value.kind === "unknown" && value.isText === true;
var RECORD = /^(?:mcp|mcp_types|fastmcp)\.(?:.+\.)?[A-Z]\w*$/;
var RENAMED = { meta: "_meta" };
function classOf(meaning) {
  return meaning.is === "value" && meaning.node ? classAround(meaning.node) : void 0;
}
function memberIsValue(meaning) {
  const owner = classOf(meaning);
  if (!owner || meaning.is !== "value") return true;
  const bases = (argumentsOf(meaning.module, owner) ?? []).map(({ value }) => textOf2(meaning.module, value));
  return !bases.some((each) => /Enum$/.test(each)) || bases.some((each) => /^str$|StrEnum$/.test(each));
}
var STRIPS = {
  strip: (text2) => text2.trim(),
  lstrip: (text2) => text2.trimStart(),
  rstrip: (text2) => text2.trimEnd()
};
function numberValue(module, node) {
  const place = placeOf2(module, node);
  const text2 = textOf2(module, node).replace(/_/g, "");
  const value = /[jJ]$/.test(text2) ? NaN : Number(/^0[oO]/.test(text2) ? text2.toLowerCase() : text2);
  return Number.isNaN(value) ? unknownAt(place) : { kind: "number", ...place, value };
}

// src/extract/python/extract.ts
var NO_SDK = {
  ...{
    tools: [],
    mismatched: [],
    bareDecorators: [],
    lackedDecorators: [],
    misplaced: [],
    unknownArguments: [],
    gone: [],
    refusedRuns: [],
    toolCallers: [],
    unannounced: [],
    unapplied: [],
    late: [],
    uriMistakes: [],
    missingNames: []
  },
  contentAlone: () => [],
  dataReturned: () => [],
  misspelt: () => [],
  answers: () => [],
  refusedAnswers: () => [],
  refusedMessages: () => [],
  refusedArguments: () => [],
  refusedCalls: () => [],
  undefinedNames: () => []
};
var PythonCode = class {
  /** Names of npm packages mean nothing here. */
  imports = NO_CODE.imports;
  registrations;
  unread;
  removed;
  wiring;
  answers = NO_CODE.answers;
  reads = NO_CODE.reads;
  promptAnswers = NO_CODE.promptAnswers;
  promptInputs = NO_CODE.promptInputs;
  widget = NO_CODE.widget;
  calledTools = NO_CODE.calledTools;
  handshakes = NO_CODE.handshakes;
  hostNames = NO_CODE.hostNames;
  python;
  #found;
  #module;
  #packages;
  #evaluator;
  /** What is imported as the SDK is a package of the project's own, unless it is what only the SDK has. */
  #isOfProject;
  #inputs;
  constructor(found, module, packages, evaluator) {
    this.#isOfProject = OWN_SDK in packages && !module.imports.some((each) => /^mcp\.server\.(?:fastmcp|lowlevel|stdio)\b/.test(each));
    this.registrations = found.registrations;
    this.unread = found.unread;
    const { signatures: tools, bareDecorators, lackedDecorators, misplaced, unknownArguments: unknownArguments2 } = found;
    let own;
    let undefinedNames;
    const answering = () => own ??= answeringIn(found, module);
    const sdk = {
      ...{ tools, bareDecorators, lackedDecorators, misplaced, unknownArguments: unknownArguments2 },
      ...{ gone: goneIn(module, found), toolCallers: toolCallersIn(module, found) },
      refusedRuns: refusedRunsOf(found),
      unannounced: found.listers.length > 0 ? found.unannounced : [],
      unapplied: found.unapplied,
      late: found.late,
      mismatched: found.mismatched,
      uriMistakes: uriMistakesIn(module, found.readers),
      misspelt: () => snakeCaseIn(module, packages),
      answers: () => answersIn(module, found, evaluator),
      refusedAnswers: () => refusedAnswersIn(module, found, evaluator),
      refusedMessages: () => refusedMessagesIn(found, module, evaluator, packages),
      refusedArguments: () => refusedArgumentsIn(found, module, evaluator, packages),
      contentAlone: () => contentAloneIn(found, module, evaluator, packages),
      dataReturned: () => dataReturnedIn(found, module, evaluator, packages),
      refusedCalls: () => [
        ...refusedRunsOf(found),
        ...lackedAttributesIn(found),
        ...refusedCallsIn(found, module, answering(), evaluator, packages)
      ],
      undefinedNames: () => undefinedNames ??= undefinedNamesIn(module, answering(), calledBySdk(found, module))
    };
    this.python = { ...NO_SDK, ...found.stopped ?? (this.#isOfProject ? {} : sdk), names: module.names };
    this.removed = found.removed;
    this.wiring = found.wired;
    this.#found = found;
    this.#module = module;
    this.#packages = packages;
    this.#evaluator = evaluator;
  }
  /** The SDK has made them already: they are in the tree as it lists them. */
  served = (_registration, tool, key) => [{ schema: get(tool, key) }];
  get inputs() {
    return this.#inputs ??= [
      ...inputsOf(this.#found),
      ...dispatchedInputsOf(this.#found, this.#module, this.#evaluator)
    ];
  }
  get dispatch() {
    return dispatchOf(this.#found, this.#module, this.#evaluator);
  }
  get olderUses() {
    return olderUsesOf(this.#module);
  }
  // Only one rule asks for these.
  get printed() {
    if (this.#isOfProject) return [];
    return printedOf(this.#found, this.#module, this.#packages, this.python.gone.length > 0);
  }
};
var calledBySdk = ({ handlers, dispatchers }, module) => new Set(
  [...handlers.filter((each) => each.module === module).map(({ node }) => node), ...dispatchers].map(
    ({ from }) => from
  )
);
function goneIn(module, { listers, dispatchers }) {
  if (!module.text.includes("mcp.server")) return [];
  const decorators = [...listers, ...dispatchers].flatMap((each) => decoratorsOf(each));
  const statements = statementsOf(module.root).flatMap((each) => neededIn(module, each));
  return statements.flatMap((each) => {
    if (each.name !== "ImportStatement") return [];
    const text2 = textOf2(module, each);
    const isWhole = /^import\s+mcp\.server\b/.test(text2) && /\bmcp\.server\.(?:lowlevel\.)?Server\(/.test(module.text);
    const [, from, names2 = ""] = isWhole ? ["", "mcp.server", "Server"] : /^from\s+(mcp\.server[\w.]*)\s+import\s+([^#]*)/.exec(text2) ?? [];
    if (from === void 0) return [];
    const isWithout = from.startsWith("mcp.server.fastmcp");
    if (isWithout || /\bFastMCP\b/.test(names2)) {
      const name = isWithout ? "mcp.server.fastmcp" : `${from}.FastMCP`;
      return [{ ...placeOf2(module, each), name, makesServer: /\bFastMCP\(/.test(module.text) }];
    }
    if (!/\bServer\b/.test(names2)) return [];
    return decorators.flatMap((decorator) => {
      const text3 = /^@[\w.]+\.(?:list_tools|call_tool)\b(?:\([^()\n]*\))?/.exec(textOf2(module, decorator))?.[0];
      const place = placeOf2(module, decorator);
      return text3 === void 0 ? [] : [{ ...place, end: place.start + text3.length, name: text3 }];
    });
  });
}
function neededIn(module, statement) {
  if (statement.name !== "TryStatement") return [statement];
  const handlers = statement.getChildren("Body").filter((each) => exceptOf(each));
  const isNeeded = handlers.every((body) => {
    const last = textOf2(module, statementsOf(body).at(-1) ?? body);
    return /^(?:raise\b|(?:sys\.|os\._)?(?:exit|quit)\()/.test(last) && !IMPORTS_OTHER.test(textOf2(module, body));
  });
  return isNeeded ? statementsOf(bodyOf(statement)) : [];
}
var IMPORTS_OTHER = /\b(?:import\s+(?!(?:sys|os|traceback|logging)\b)|from\s+\S+\s+import\b|import_module\()/;
function toolCallersIn(module, { dispatchers }) {
  const callers = dispatchers.flatMap((node) => {
    const name = nameNodeOf(node);
    const [decorator, ...others] = decoratorsOf(node);
    if (!name || !decorator || others.length > 0) return [];
    const parameters = parametersOf(module, node);
    const given2 = parameters.filter(({ kind }) => kind === "plain" || kind === "positional-only");
    const takesMore = parameters.some(({ kind }) => kind === "args");
    const needed = given2.filter((each) => !each.default);
    return {
      ...{ ...placeOf2(module, name), name: textOf2(module, name), block: node.parent?.parent?.from },
      decorator: pathOf(module, decorator)?.join(".") ?? "",
      takesOthers: given2.length < 2 && !takesMore || needed.length > 2
    };
  });
  return callers.map(({ block, ...each }, index) => {
    const last = callers.findLast((other) => other.block === block && other.decorator === each.decorator);
    const isReplaced = last && last.start > each.start && callers.indexOf(last) !== index;
    const { start, end, name } = last ?? each;
    return { ...each, ...isReplaced && { replacedBy: { start, end, name } } };
  });
}
function answersIn(module, { dispatchers, servers }, evaluator) {
  const asked = /* @__PURE__ */ new Set();
  const answersOf = (node) => {
    if (asked.has(node.from)) return [];
    asked.add(node.from);
    const handed = returnsOf(node).flatMap((returned) => {
      const call = bare(returned.name === "AwaitExpression" ? returned.lastChild : returned);
      const next = servers && call.name === "CallExpression" ? functionMeant(servers, module, calleeOf(call)) : void 0;
      return next?.module === module ? answersOf(next.node) : [];
    });
    return [...resultsOf({ module, node }, { evaluator }, void 0, false).values, ...handed];
  };
  return dispatchers.flatMap((node) => decoratorsOf(node).length > 0 ? answersOf(node) : []);
}
var isOfSdk2 = (_, name) => /^mcp(?:\.|$)/.test(name);
var refusedRunsOf = ({ runs }) => runs.flatMap(({ refused }) => refused ?? []);
function served(found, module, isOnly = isOfSdk2) {
  const { registrations, unread, runs } = found;
  const mayServe = registrations.length + unread.length > 0;
  const missingNames = mayServe ? missingNamesIn(module, isOnly) : [];
  const [missing] = missingNames;
  if (missing) return stopped(found, missing, `import ${missing.name}`, UNIMPORTED, { missingNames });
  const unknowns = mayServe ? [...undefinedAtImport(module), ...undefinedInHeads(module, found.handlers)] : [];
  const [unknown] = unknowns.sort((a, b) => a.start - b.start);
  if (unknown) return stopped(found, unknown, unknown.name, UNIMPORTED, { undefinedNames: () => [unknown] });
  const refused = refusedRunsOf(found).filter(({ is }) => is === "unstarted");
  const [run] = refused.length < runs.length || module.text.includes("SessionManager") ? [] : refused;
  const gone = run ? goneIn(module, found) : [];
  return run ? stopped(found, run, `${run.function}(\u2026)`, "the server cannot start", { gone, refusedCalls: () => refused }) : found;
}
var UNIMPORTED = "the file cannot be imported";
function stopped({ registrations }, { start, end }, what, reason, by) {
  const none = new Found();
  const tools = registrations.filter(({ tool }) => tool).length;
  none.unread.push({ start, end, what: `\`${what}\``, reason, ...tools > 0 && { tools } });
  return Object.assign(none, { stopped: by });
}
var NO_CONSTANTS = { usesOf: () => [] };
function extract(module, packages, isUnused, isOnly) {
  const evaluator = new Evaluator(module.text.length, schemaOfModel);
  const found = served(collect(module, evaluator, packages, isUnused), module, isOnly);
  const code = new PythonCode(found, module, packages, evaluator);
  const { gone, uriMistakes, refusedRuns } = code.python;
  const isWrong = [gone, uriMistakes, refusedRuns].some(({ length }) => length > 0);
  const makesServer = (found.wired?.made ?? []).length > 0;
  const hasCode = found.registrations.length > 0 || found.unread.length > 0 || makesServer || isWrong;
  return { alternatives: alternativesOf(found, hasCode), code, constants: NO_CONSTANTS };
}

// src/parse/python/edit.ts
function printPython({ text: text2 }, root, offsetIn2, edits) {
  const changes = changesOf(edits);
  const settled = changes && printEdits(changes, {
    value: (node, value) => setValue(text2, root, offsetIn2, node, value),
    key: (entry2, key) => rename(text2, root, entry2, key),
    nullable: (node) => allowNone(text2, root, node),
    children: (container, change) => changeList(text2, root, container, change)
  });
  return settled && fits(text2, root, settled) ? settled : void 0;
}
var LONGEST_LINE4 = 88;
var longestIn = (text2) => text2.split(/\r?\n/).reduce((most, line) => /["'#]/.test(line) ? most : Math.max(most, line.length), LONGEST_LINE4);
function fits(text2, root, edits) {
  const longest = longestIn(text2);
  return edits.every((edit) => {
    const inner = root.resolveInner(edit.start, 1);
    if (/String/.test(inner.name) && inner.from < edit.start) return true;
    const [start, end] = [lineStart(text2, edit.start), lineEnd(text2, edit.end)];
    const shifted = { start: edit.start - start, end: edit.end - start, text: edit.text };
    const after = applyEdits(text2.slice(start, end), [shifted]).split(/\r?\n/);
    return after.every((line) => line.length <= Math.max(longest, end - start));
  });
}
function expressionAt(root, { start, end }) {
  for (let at2 = root.resolveInner(start, 1); at2?.from === start; at2 = at2.parent)
    if (at2.to === end) return at2;
  return void 0;
}
var LITERAL = /^(?:String|Number|Boolean|None|UnaryExpression|ArrayExpression|DictionaryExpression)$/;
function setValue(text2, root, offsetIn2, node, value) {
  const at2 = expressionAt(root, node);
  if (!at2 || !LITERAL.test(at2.name)) return void 0;
  if (node.kind === "string" && typeof value === "string") return rewriteString(text2, offsetIn2, node, value);
  const printed = printValue(value);
  return printed === void 0 ? void 0 : { start: node.start, end: node.end, text: printed };
}
function rewriteString(text2, offsetIn2, node, value) {
  const edit = differing(text2, node, value, offsetIn2);
  const isRaw = decode(text2, node.start, node.end)?.isRaw ?? true;
  const quote = /["']/.exec(text2.slice(node.start, node.start + 3))?.[0] ?? '"';
  if (!edit || /[\r\n]/.test(edit.text) || isRaw && /["'\\]/.test(edit.text)) return void 0;
  return { ...edit, text: escaped(edit.text, quote) };
}
var escaped = (text2, quote) => text2.replaceAll("\\", "\\\\").replaceAll(quote, `\\${quote}`).replaceAll("\n", "\\n").replaceAll("\r", "\\r").replaceAll("	", "\\t");
function printValue(value) {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "number") return printNumber(value);
  if (typeof value === "string") return `"${escaped(value, '"')}"`;
  if (sourceNodeOf(value)) return void 0;
  if (isList(value)) return inBrackets("[]", value.map(printValue), { padding: "" });
  const entries = Object.entries(value).map(([key, each]) => printChild({ key, value: each }));
  return inBrackets("{}", entries, { padding: "" });
}
var printChild = ({ key, value }) => behind(key === void 0 ? "" : `"${escaped(key, '"')}": `, printValue(value));
function rename(text2, root, entry2, key) {
  const at2 = expressionAt(root, entry2);
  const written2 = text2.slice(entry2.start, entry2.end);
  if (at2?.name === "String" && at2.parent?.name === "DictionaryExpression") {
    const [, prefix, old] = /^([rRuU]?["'])(.*)["']$/.exec(written2) ?? [];
    return old === entry2.key && prefix !== void 0 ? { start: entry2.start + prefix.length, end: entry2.end - 1, text: escaped(key, prefix.at(-1)) } : void 0;
  }
  const isKeyword = at2?.parent?.name === "ArgList" && at2.nextSibling?.name === "AssignOp";
  if (!isKeyword || written2 !== entry2.key || !IDENTIFIER.test(key)) return void 0;
  return { start: entry2.start, end: entry2.end, text: key };
}
var IDENTIFIER = /^[A-Za-z_]\w*$/;
function allowNone(text2, root, node) {
  const none = expressionAt(root, node);
  if (none?.name !== "None") return void 0;
  const call = none.parent?.name === "ArgList" ? none.parent.parent : void 0;
  const assign = (call ?? none).prevSibling;
  const annotation = assign?.name === "AssignOp" ? assign.prevSibling : void 0;
  const type = annotation?.name === "TypeDef" ? annotation.lastChild : void 0;
  return type && type.name !== ":" ? withNone(text2, type) : void 0;
}
function withNone(text2, type) {
  const around = (start, end) => writesOptional(text2) ? { start, end, text: `Optional[${text2.slice(start, end)}]` } : { start: end, end, text: " | None" };
  if (type.name === "String")
    return /^(["'])[\w.[\], |]+\1$/.test(text2.slice(type.from, type.to)) ? around(type.from + 1, type.to - 1) : void 0;
  const subscript = subscriptOf(type);
  const isAnnotated = subscript && /(?:^|\.)Annotated$/.test(text2.slice(subscript.object.from, subscript.object.to));
  if (isAnnotated) return subscript.items[0] && withNone(text2, bare(subscript.items[0]));
  return /^(?:VariableName|MemberExpression|BinaryExpression)$/.test(type.name) ? around(type.from, type.to) : void 0;
}
var writesOptional = (text2) => /^from typing(?:_extensions)? import (?:\([^)]{0,2000}|[^\n]{0,1000})\bOptional\b/m.test(text2) && text2.split(/\bOptional\[/).length >= text2.split(/\| None\b/).length;
function changeList(text2, root, container, change) {
  const literal = expressionAt(root, container);
  if (!literal || !/^(?:Array|Dictionary)Expression$/.test(literal.name)) return void 0;
  const isDictionary = literal.name === "DictionaryExpression";
  const written2 = isDictionary ? pairsOf(literal) : listed(literal);
  if (!written2) return void 0;
  const children = written2.map((part) => ({ start: part[0].from, end: part.at(-1).to }));
  const removed = /* @__PURE__ */ new Set();
  for (const index of change.removed) if (index < children.length) removed.add(index);
  if (removed.size < change.removed.size || written2.some(([first2]) => /^\*/.test(first2.name))) return void 0;
  const first = printEach(change.first, printChild);
  const last = printEach(change.last, printChild);
  if (!first || !last) return void 0;
  const list = { start: literal.from, end: literal.to, children, commentEnd };
  const style = { lineEnd: lineEndOf(text2), unit: "    ", space: " ", padding: "", opensUp: false };
  return editList(text2, list, { removed, first, last }, style);
}
function pairsOf(dictionary) {
  const parts = listed(dictionary);
  const isWritten = parts.every(([key, colon, value]) => key && colon?.name === ":" && value);
  return isWritten && childrenOf(dictionary).every(({ name }) => name !== "for") ? parts : void 0;
}
var commentEnd = (text2, at2) => text2[at2] === "#" ? lineEnd(text2, at2) : at2;

// src/parse/python/source.ts
function parsePythonSource(path, text2, options = {}) {
  const { root, fault } = parsed(text2);
  if (fault !== void 0) {
    const place = { start: fault, end: Math.min(fault + 1, text2.length) };
    const message = `Syntax error in this code, here or above. ${UNCHECKED}`;
    return { path, text: text2, syntax: pythonSyntax, roots: [], faults: [{ ...place, message, ...mildFor(text2) }] };
  }
  const { location = path, packages, texts } = options;
  const modules = /* @__PURE__ */ new Map();
  const found = /* @__PURE__ */ new Map();
  const find = (from, level, name) => known(found, `${from.location}\0${level}\0${name}`, () => findFirst(from, level, name));
  const findFirst = (from, level, name) => {
    const file = options.findPython?.(from.location, level, name);
    if (!file) return void 0;
    const { path: path2 } = file;
    const text3 = withoutMark(file.text);
    const source = {
      ...{ text: text3, path: path2 },
      get root() {
        const { root: root2, fault: fault2 } = parsed(text3);
        return fault2 === void 0 ? root2 : parsed("").root;
      }
    };
    return known(modules, file.location, () => new Module(source, file.location, find));
  };
  const main = new Module({ text: withoutMark(text2), root }, location, find);
  modules.set(location, main);
  const { alternatives, code, constants } = extract(main, packages?.() ?? {}, options.isUnused, options.isOnlyPython);
  const [roots = [], ...further] = alternatives;
  return {
    ...{ path, text: text2, syntax: pythonSyntax, roots, faults: [], alternatives: further, code, constants },
    ...texts && { others: texts },
    comments: () => commentsIn(parsed(text2).root),
    headAt: (start) => headAt(parsed(text2).root, start)
  };
}
var parses = latest(3e6);
var parsed = (text2) => parses(text2, (known2) => known2 ?? parsePython(text2));
function commentsIn(root) {
  const comments = [];
  const cursor = root.cursor();
  do
    if (cursor.name === "Comment") comments.push({ start: cursor.from, end: cursor.to });
  while (cursor.next());
  return comments;
}
function headAt(root, start) {
  for (let at2 = root.resolve(start, 1); at2; at2 = at2.parent) {
    if (at2.from !== start) return void 0;
    const definition = at2.name === "DecoratedStatement" ? at2.getChild("FunctionDefinition") : at2;
    const body = definition?.name === "FunctionDefinition" ? definition.getChild("Body") : null;
    if (body) return { start, end: body.from };
  }
  return void 0;
}
var pythonSyntax = {
  id: "python",
  words: {
    ...{ null: "None", true: "True", false: "False" },
    ...{ string: "a string", number: "a number", integer: "an integer", boolean: "a boolean" },
    ...{ array: "a list", object: "an object", quote: '"' }
  },
  offsetIn,
  print: (document, edits) => printPython(document, parsed(document.text).root, offsetIn, edits)
};
function offsetIn(text2, node, index) {
  const written2 = text2.slice(node.start, node.end);
  if (written2 === node.value) return node.start + index;
  const decoded = decode(text2, node.start, node.end);
  if (!decoded) return void 0;
  for (const units of CLEANINGS) {
    const kept2 = units(decoded.value);
    if (kept2.length < node.value.length || !isSame(decoded.value, kept2, node.value)) continue;
    const at2 = index < kept2.length ? kept2[index] : kept2.length > 0 ? kept2.at(-1) + 1 : 0;
    return decoded.offsets[at2];
  }
  return void 0;
}
function isSame(written2, kept2, value) {
  for (let index = 0; index < value.length; index++) if (written2[kept2[index]] !== value[index]) return false;
  return true;
}
export {
  parsePythonSource
};
