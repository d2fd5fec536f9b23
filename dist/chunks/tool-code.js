import {
  parser
} from "./lezer-python.js";
import {
  UNFINISHED
} from "./unfinished.js";
import {
  append
} from "./collections.js";
import "./runtime.js";

// src/parse/python/file.ts
var PythonFile = class {
  /** Somewhere in it the parser had to guess. */
  isBroken;
  #root;
  #text;
  constructor(tree, text) {
    this.#root = tree.topNode;
    this.#text = text;
    let isBroken = false;
    tree.iterate({ enter: ({ type }) => void (isBroken ||= type.isError) });
    this.isBroken = isBroken;
  }
  textOf({ from, to }) {
    return this.#text.slice(from, to);
  }
  /** The nodes of a type, of which none may be in another node of the types that are left out. */
  all(type, from = this.#root, without) {
    const found = [];
    const todo = [from];
    for (let at = todo.pop(); at; at = todo.pop()) {
      if (at.name === type) found.push(at);
      for (let child = at.lastChild; child; child = child.prevSibling) if (!without?.test(child.name)) todo.push(child);
    }
    return found;
  }
  childOf(node, type) {
    return node.getChild(type) ?? void 0;
  }
  functionNamed(name) {
    return this.#onlyNamed("FunctionDefinition", name);
  }
  classNamed(name) {
    return this.#onlyNamed("ClassDefinition", name);
  }
  /** At the top of the file. If two have the same name, it is unknown which one counts. */
  #onlyNamed(type, name) {
    const found = [];
    for (let at = this.#root.firstChild; at; at = at.nextSibling) {
      const own = at.name === "DecoratedStatement" ? at.getChild(type) : at;
      if (own?.name === type && this.nameOf(own) === name) found.push(own);
    }
    return found.length === 1 ? found[0] : void 0;
  }
  nameOf(definition) {
    const name = definition.getChild("VariableName");
    return name ? this.textOf(name) : void 0;
  }
  /** Those that are given by their place, in their order. */
  parametersOf(definition) {
    const found = [];
    for (let at = definition.getChild("ParamList")?.firstChild; at; at = at.nextSibling) {
      if (/^(\*{1,2}|\/)$/.test(at.name)) break;
      if (at.name !== "VariableName" || at.prevSibling?.name === "AssignOp") continue;
      const type = at.nextSibling?.name === "TypeDef" ? at.nextSibling.getChild("VariableName") : null;
      found.push({ name: this.textOf(at), type: type ? this.textOf(type) : void 0 });
    }
    return found;
  }
  argumentsOf(call) {
    const parts = [[]];
    for (let at = call.getChild("ArgList")?.firstChild; at; at = at.nextSibling) {
      if (at.name === ",") parts.push([]);
      else if (at.name !== "(" && at.name !== ")") parts.at(-1).push(at);
    }
    return parts.flatMap((part) => {
      const [first, operator, value] = part;
      if (!first) return [];
      if (operator?.name === "AssignOp" && value) return [{ key: this.textOf(first), value }];
      return [{ key: void 0, value: part.length === 1 ? first : part.at(-1) }];
    });
  }
  /** Of a string that says what it is: no f-string, no escapes. */
  stringOf(node) {
    if (node.name !== "String") return void 0;
    const [, , text] = /^[uU]?(["'])([^"'\\\n]*)\1$/.exec(this.textOf(node)) ?? [];
    return text;
  }
  /** Undefined where a key is not a plain string. */
  keysOf(dictionary) {
    const keys = [];
    for (let at = dictionary.firstChild; at; at = at.nextSibling) {
      if (at.name === "**" || at.name === "for") return void 0;
      if (at.nextSibling?.name !== ":") continue;
      const key = this.stringOf(at);
      if (key === void 0) return void 0;
      keys.push(key);
    }
    return keys;
  }
  returnsOf(definition) {
    const body = definition.getChild("Body");
    return body ? this.all("ReturnStatement", body, /^(Function|Class)Definition$|^LambdaExpression$/) : [];
  }
  /** `name: type` and `name = value` in the body of a class that inherits from nothing but `BaseModel`. */
  fieldsOf(definition) {
    const bases = definition.getChild("ArgList");
    if (bases && !/^\((BaseModel|object)?\)$/.test(this.textOf(bases).replace(/\s+/g, ""))) return void 0;
    const fields = [];
    for (let at = definition.getChild("Body")?.firstChild; at; at = at.nextSibling) {
      if (at.name === "FunctionDefinition" || at.name === "DecoratedStatement") return void 0;
      const name = at.name === "AssignStatement" ? at.getChild("VariableName") : null;
      if (name) fields.push({ name: this.textOf(name), hasDefault: at.getChild("AssignOp") !== null });
    }
    return fields;
  }
  /** What a class brings along itself: methods, constants. Undefined where that cannot be known. */
  ownMembers(className) {
    const definition = className === void 0 ? void 0 : this.classNamed(className);
    if (!definition) return /* @__PURE__ */ new Set();
    if (!this.fieldsOf(definition)) return void 0;
    const own = /* @__PURE__ */ new Set();
    for (let at = definition.getChild("Body")?.firstChild; at; at = at.nextSibling) {
      const name = at.name === "AssignStatement" && !at.getChild("TypeDef") ? at.getChild("VariableName") : null;
      if (name) own.add(this.textOf(name));
    }
    return own;
  }
  isMember({ firstChild, name }, owner) {
    return name === "MemberExpression" && firstChild?.from === owner.from && firstChild.to === owner.to;
  }
  /** `x.sky` and `x["sky"]`. */
  memberOf(member) {
    const property = member.getChild("PropertyName");
    if (property) return this.textOf(property);
    const inside = member.getChild("[")?.nextSibling;
    return inside?.nextSibling?.name === "]" ? this.stringOf(inside) : void 0;
  }
  isCalled({ from, parent }) {
    return parent?.name === "CallExpression" && parent.firstChild?.from === from && parent.firstChild.name !== "ArgList";
  }
  /** On the left of a `=`. */
  isAssigned(node) {
    if (node.parent?.name !== "AssignStatement") return false;
    for (let at = node.nextSibling; at; at = at.nextSibling) if (at.name === "AssignOp") return true;
    return false;
  }
  /** The value of `name = value` and `name: type = value`. */
  assignedAlone(statement, name) {
    const operators = statement.getChildren("AssignOp");
    const isFirst = statement.firstChild?.from === name.from;
    const value = operators[0]?.nextSibling;
    return isFirst && operators.length === 1 && value && !value.nextSibling ? value : void 0;
  }
};

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
    const body = definition.getChild("Body");
    if (!body) return;
    for (const each of this.#file.all("VariableName", body)) {
      if (this.#file.textOf(each) !== name || isKeyword(each)) continue;
      if (this.#isAnother(each, name, definition)) this.mayReadMore = true;
      else this.#use(each);
    }
  }
  /** A function inside has a parameter of this name. */
  #isAnother(at, name, definition) {
    for (let outer = at.parent; outer && outer.from !== definition.from; outer = outer.parent) {
      const list = /^(FunctionDefinition|LambdaExpression)$/.test(outer.name) ? outer.getChild("ParamList") : null;
      if (list?.getChildren("VariableName").some((each) => this.#file.textOf(each) === name)) return true;
    }
    return false;
  }
  #use(name) {
    const file = this.#file;
    const parent = name.parent;
    if (file.isMember(parent, name)) return this.#member(parent);
    switch (parent.name) {
      case "ArgList":
        return this.#given(parent, name);
      case "IfStatement":
      case "UnaryExpression":
      case "ExpressionStatement":
        return;
      default:
        this.mayReadMore = true;
        this.isReassigned ||= file.isAssigned(name) || BINDS.test(parent.name);
    }
  }
  #member(member) {
    const file = this.#file;
    const name = file.memberOf(member);
    if (name === void 0 || name.startsWith("__")) return void (this.mayReadMore = true);
    if (file.isCalled(member)) return this.#called(member, name);
    if (file.isAssigned(member)) return void this.written.add(name);
    if (member.parent?.name === "DeleteStatement") return void this.written.add(name);
    this.reads.push({ name, at: member.lastChild.name === "PropertyName" ? member.lastChild : member });
  }
  /** `inputs.get("sky")` of a dictionary; any other method may read everything. */
  #called(member, method) {
    const key = method === "get" ? this.#file.argumentsOf(member.parent)[0]?.value : void 0;
    const name = key && this.#file.stringOf(key);
    if (name === void 0) this.mayReadMore = true;
    else this.reads.push({ name, at: key, isOptional: true });
  }
  #given(list, name) {
    const file = this.#file;
    const call = list.parent;
    const callee = call.name === "CallExpression" ? file.textOf(call.firstChild) : "";
    const given = file.argumentsOf(call);
    const position = given.findIndex(({ value }) => value.from === name.from && value.to === name.to);
    const isSpread = given.some(({ value }) => /^\*{1,2}$/.test(value.prevSibling?.name ?? ""));
    if (position < 0 || isSpread) return void (this.mayReadMore = true);
    if (callee === "print") return;
    if (/^(getattr|hasattr|setattr)$/.test(callee) && position === 0) return this.#named(callee, given[1]?.value);
    const own = file.functionNamed(callee);
    const parameters = own ? file.parametersOf(own) : [];
    const { key } = given[position];
    const parameter = key === void 0 ? parameters[position] : parameters.find((each) => each.name === key);
    if (own && parameter) this.follow(own, parameter.name);
    else this.mayReadMore = true;
  }
  /** `getattr(inputs, "sky", None)`. */
  #named(callee, key) {
    const name = key && this.#file.stringOf(key);
    if (name === void 0) this.mayReadMore = true;
    else if (callee === "setattr") this.written.add(name);
    else this.reads.push({ name, at: key, isOptional: true });
  }
};
var BINDS = /^(For|With)Statement$|Comprehension|^NamedExpression$/;
var isKeyword = ({ nextSibling, parent }) => parent?.name === "ArgList" && nextSibling?.name === "AssignOp";

// src/parse/python/tool-code.ts
function readPythonTool(path, text) {
  const file = new PythonFile(parser.parse(text), text);
  const run = file.functionNamed("run");
  if (!run || file.isBroken) return void 0;
  const place = ({ from, to }) => ({ start: from, end: to, file: path });
  const useOf = (position) => {
    const parameter = file.parametersOf(run)[position];
    if (!parameter) return { reads: [], mayReadMore: false };
    const all = new ParameterUses(file);
    all.follow(run, parameter.name);
    const own = file.ownMembers(parameter.type);
    const reads = all.reads.filter(({ name }) => !own?.has(name));
    return {
      reads: reads.map(({ at, name, isOptional }) => {
        const isDoubtful = all.isReassigned || all.written.has(name);
        return { name, ...place(at), ...isOptional && { isOptional }, ...isDoubtful && { isDoubtful } };
      }),
      // What the class gives itself may be read in it.
      mayReadMore: all.mayReadMore || own === void 0 || own.size > 0
    };
  };
  const answers = answersOf(file, run);
  return {
    file: path.slice(path.lastIndexOf("/") + 1),
    run: place({ from: run.from, to: file.childOf(run, "Body")?.from ?? run.to }),
    settings: useOf(0),
    inputs: useOf(1),
    ...answers && { answers },
    services: file.all("CallExpression").flatMap((call) => {
      const given = file.argumentsOf(call)[0];
      const name = given && given.key === void 0 ? file.stringOf(given.value) : void 0;
      const isAsked = name !== void 0 && /^(get_access_token|getAccessToken)$/.test(file.textOf(call.firstChild));
      return isAsked ? [{ name, ...place(given.value) }] : [];
    }),
    isStub: UNFINISHED.test(file.textOf(run))
  };
}
function answersOf(file, run) {
  const fields = /* @__PURE__ */ new Set();
  const returns = file.returnsOf(run);
  for (const statement of returns) {
    const value = statement.firstChild?.nextSibling;
    const names = value && (fieldsMade(file, value) ?? fieldsOfVariable(file, run, value));
    if (!names) return void 0;
    for (const name of names) fields.add(name);
  }
  return fields.size > 0 ? fields : void 0;
}
function fieldsMade(file, value) {
  if (value.name === "DictionaryExpression") return file.keysOf(value);
  if (value.name !== "CallExpression") return void 0;
  const made = file.classNamed(file.textOf(value.firstChild));
  const given = file.argumentsOf(value);
  const own = made && file.fieldsOf(made);
  if (!own || given.some(({ key }) => key === void 0)) return void 0;
  return [...own.filter(({ hasDefault }) => hasDefault).map(({ name }) => name), ...given.map(({ key }) => key)];
}
function fieldsOfVariable(file, run, value) {
  if (value.name !== "VariableName") return void 0;
  const variable = file.textOf(value);
  const fields = [];
  for (const name of file.all("VariableName", run)) {
    if (file.textOf(name) !== variable) continue;
    const parent = name.parent;
    const made = parent.name === "AssignStatement" ? file.assignedAlone(parent, name) : void 0;
    if (made) {
      const names = fieldsMade(file, made);
      if (!names || made.name !== "CallExpression") return void 0;
      append(fields, names);
    } else if (file.isMember(parent, name)) {
      const member = file.memberOf(parent);
      if (member === void 0 || file.isCalled(parent)) return void 0;
      if (file.isAssigned(parent)) fields.push(member);
    } else if (parent.name !== "ReturnStatement") return void 0;
  }
  return fields;
}
export {
  readPythonTool
};
