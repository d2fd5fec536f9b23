import {
  argumentsOf,
  assignmentOf,
  bodyOf,
  childrenOf,
  decode,
  entriesOf,
  isFunction,
  isScope,
  memberOf,
  nameOf,
  parametersOf,
  parsePython,
  placeOf,
  statementsOf,
  subscriptOf,
  textOf,
  walk
} from "./grammar.js";
import {
  UNFINISHED
} from "./budget.js";
import "./lint.js";
import "./rules.js";
import {
  append
} from "./version.js";

// src/parse/python/file.ts
function onlyNamed(file, type, name) {
  const [only, ...others] = statementsOf(file.root).flatMap((at) => {
    const own = at.name === "DecoratedStatement" ? at.getChild(type) : at;
    return own?.name === type && nameOf(file, own) === name ? [own] : [];
  });
  return others.length === 0 ? only : void 0;
}
function stringOf(file, node) {
  const decoded = node?.name === "String" ? decode(file.text, node.from, node.to) : void 0;
  return decoded?.isBytes ? void 0 : decoded?.value;
}
function keysOf(file, dictionary) {
  const keys = entriesOf(dictionary)?.map(({ key }) => stringOf(file, key));
  return keys?.every((key) => key !== void 0) ? keys : void 0;
}
function fieldsOf(file, definition) {
  const bases = definition.getChild("ArgList");
  if (bases && !/^\((BaseModel|object)?\)$/.test(textOf(file, bases).replace(/\s+/g, ""))) return void 0;
  const statements = statementsOf(bodyOf(definition));
  if (statements.some(({ name }) => name === "FunctionDefinition" || name === "DecoratedStatement")) return void 0;
  return statements.flatMap((at) => {
    const name = at.name === "AssignStatement" ? nameOf(file, at) : void 0;
    if (name === void 0) return [];
    return [{ name, hasType: at.getChild("TypeDef") !== null, hasDefault: at.getChild("AssignOp") !== null }];
  });
}
function ownMembers(file, type) {
  const definition = type?.name === "VariableName" && onlyNamed(file, "ClassDefinition", textOf(file, type));
  if (!definition) return /* @__PURE__ */ new Set();
  const constants = fieldsOf(file, definition)?.filter(({ hasType }) => !hasType);
  return constants && new Set(constants.map(({ name }) => name));
}
var isMember = ({ firstChild, name }, owner) => name === "MemberExpression" && firstChild?.from === owner.from && firstChild.to === owner.to;
function memberNameOf(file, member) {
  const [item, ...others] = subscriptOf(member)?.items ?? [];
  return memberOf(file, member)?.name ?? (others.length === 0 ? stringOf(file, item) : void 0);
}
var isCalled = ({ from, parent }) => parent?.name === "CallExpression" && parent.firstChild?.from === from && parent.firstChild.name !== "ArgList";
function isAssigned(node) {
  if (node.parent?.name !== "AssignStatement") return false;
  return childrenOf(node.parent).some(({ name, from }) => name === "AssignOp" && from > node.from);
}

// src/parse/python/uses.ts
var ParameterUses = class {
  reads = [];
  /** What the code sets itself. */
  written = /* @__PURE__ */ new Set();
  mayReadMore = false;
  /** The name stands for something else, too. */
  isReassigned = false;
  #file;
  #seen = /* @__PURE__ */ new Set();
  constructor(file) {
    this.#file = file;
  }
  follow(definition, name) {
    const key = `${definition.from} ${name}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const body = bodyOf(definition);
    for (const each of body ? walk(body) : []) {
      if (each.name !== "VariableName" || textOf(this.#file, each) !== name || isKeyword(each)) continue;
      if (this.#isAnother(each, name, definition)) this.mayReadMore = true;
      else this.#use(each);
    }
  }
  /** A function inside has a parameter of this name. */
  #isAnother(at, name, definition) {
    for (let outer = at.parent; outer && outer.from !== definition.from; outer = outer.parent) {
      if (isFunction(outer) && parametersOf(this.#file, outer).some((each) => each.name === name)) return true;
    }
    return false;
  }
  #use(name) {
    const parent = name.parent;
    if (isMember(parent, name)) return this.#member(parent);
    switch (parent.name) {
      case "ArgList":
        return this.#given(parent, name);
      case "IfStatement":
      case "UnaryExpression":
      case "ExpressionStatement":
        return;
      default:
        this.mayReadMore = true;
        this.isReassigned ||= isAssigned(name) || BINDS.test(parent.name);
    }
  }
  #member(member) {
    const name = memberNameOf(this.#file, member);
    if (name === void 0 || name.startsWith("__")) return void (this.mayReadMore = true);
    if (isCalled(member)) return this.#called(member, name);
    if (isAssigned(member) || member.parent?.name === "DeleteStatement") return void this.written.add(name);
    this.reads.push({ name, at: member.lastChild.name === "PropertyName" ? member.lastChild : member });
  }
  /** `inputs.get("sky")` of a dictionary; any other method may read everything. */
  #called(member, method) {
    const key = method === "get" ? argumentsOf(this.#file, member.parent)?.[0]?.value : void 0;
    const name = stringOf(this.#file, key);
    if (name === void 0) this.mayReadMore = true;
    else this.reads.push({ name, at: key, isOptional: true });
  }
  #given(list, name) {
    const file = this.#file;
    const call = list.parent;
    const callee = call.name === "CallExpression" ? textOf(file, call.firstChild) : "";
    const given = argumentsOf(file, list) ?? [];
    const position = given.findIndex(({ value }) => value.from === name.from && value.to === name.to);
    if (position < 0 || given.some(({ spread }) => spread)) return void (this.mayReadMore = true);
    if (callee === "print") return;
    if (/^(getattr|hasattr|setattr)$/.test(callee) && position === 0) return this.#named(callee, given[1]?.value);
    const own = onlyNamed(file, "FunctionDefinition", callee);
    const parameters = own ? byPlace(file, own) : [];
    const { key } = given[position];
    const parameter = key === void 0 ? parameters[position] : parameters.find((each) => each.name === key);
    if (own && parameter) this.follow(own, parameter.name);
    else this.mayReadMore = true;
  }
  /** `getattr(inputs, "sky", None)`. */
  #named(callee, key) {
    const name = stringOf(this.#file, key);
    if (name === void 0) this.mayReadMore = true;
    else if (callee === "setattr") this.written.add(name);
    else this.reads.push({ name, at: key, isOptional: true });
  }
};
var byPlace = (file, callable) => parametersOf(file, callable).filter(({ kind }) => kind === "plain" || kind === "positional-only");
var BINDS = /^(For|With)Statement$|Comprehension|^NamedExpression$/;
var isKeyword = ({ nextSibling, parent }) => parent?.name === "ArgList" && nextSibling?.name === "AssignOp";

// src/parse/python/tool-code.ts
function readPythonTool(path, text) {
  const { root, fault } = parsePython(text);
  const file = { text, root, path };
  const run = onlyNamed(file, "FunctionDefinition", "run");
  if (!run || fault !== void 0) return void 0;
  const useOf = (position) => {
    const parameter = byPlace(file, run)[position];
    if (!parameter) return { reads: [], mayReadMore: false };
    const all = new ParameterUses(file);
    all.follow(run, parameter.name);
    const own = ownMembers(file, parameter.annotation);
    const reads = all.reads.filter(({ name }) => !own?.has(name));
    return {
      reads: reads.map(({ at, name, isOptional }) => {
        const isDoubtful = all.isReassigned || all.written.has(name);
        return { name, ...placeOf(file, at), ...isOptional && { isOptional }, ...isDoubtful && { isDoubtful } };
      }),
      // What the class gives itself may be read in it.
      mayReadMore: all.mayReadMore || own === void 0 || own.size > 0
    };
  };
  const answers = answersOf(file, run);
  return {
    file: path.slice(path.lastIndexOf("/") + 1),
    run: { ...placeOf(file, run), end: bodyOf(run)?.from ?? run.to },
    settings: useOf(0),
    inputs: useOf(1),
    ...answers && { answers },
    services: [...walk(file.root)].flatMap((call) => {
      if (call.name !== "CallExpression" || !ASKS_FOR_TOKEN.test(textOf(file, call.firstChild))) return [];
      const given = argumentsOf(file, call)?.[0];
      const name = given?.key === void 0 ? stringOf(file, given?.value) : void 0;
      return name === void 0 ? [] : [{ name, ...placeOf(file, given.value) }];
    }),
    isStub: UNFINISHED.test(textOf(file, run))
  };
}
var ASKS_FOR_TOKEN = /^(get_access_token|getAccessToken)$/;
function answersOf(file, run) {
  const fields = /* @__PURE__ */ new Set();
  for (const statement of walk(bodyOf(run), isScope)) {
    if (statement.name !== "ReturnStatement") continue;
    const value = statement.firstChild?.nextSibling;
    const names = value && (fieldsMade(file, value) ?? fieldsOfVariable(file, run, value));
    if (!names) return void 0;
    for (const name of names) fields.add(name);
  }
  return fields.size > 0 ? fields : void 0;
}
function fieldsMade(file, value) {
  if (value.name === "DictionaryExpression") return keysOf(file, value);
  if (value.name !== "CallExpression") return void 0;
  const made = onlyNamed(file, "ClassDefinition", textOf(file, value.firstChild));
  const given = argumentsOf(file, value) ?? [];
  const own = made && fieldsOf(file, made);
  if (!own || given.some(({ key }) => key === void 0)) return void 0;
  return [...own.filter(({ hasDefault }) => hasDefault).map(({ name }) => name), ...given.map(({ key }) => key)];
}
function fieldsOfVariable(file, run, value) {
  if (value.name !== "VariableName") return void 0;
  const variable = textOf(file, value);
  const fields = [];
  for (const name of walk(run)) {
    if (name.name !== "VariableName" || textOf(file, name) !== variable) continue;
    const parent = name.parent;
    const { targets: [target, ...others] = [], value: given } = assignmentOf(parent) ?? {};
    const made = target?.from === name.from && others.length === 0 ? given : void 0;
    if (made) {
      const names = fieldsMade(file, made);
      if (!names || made.name !== "CallExpression") return void 0;
      append(fields, names);
    } else if (isMember(parent, name)) {
      const member = memberNameOf(file, parent);
      if (member === void 0 || isCalled(parent)) return void 0;
      if (isAssigned(parent)) fields.push(member);
    } else if (parent.name !== "ReturnStatement") return void 0;
  }
  return fields;
}
export {
  readPythonTool
};
