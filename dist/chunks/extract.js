import {
  Lists,
  alternativesOf,
  isForTools,
  offeredIn,
  registersTools,
  valuesOf,
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
  followAt,
  isConditional,
  lasting,
  mayBeText,
  object,
  placeOf,
  plain,
  scalar,
  textOf,
  truthOf,
  unionAt,
  unknownAt
} from "./budget.js";
import {
  BARE_WORDS,
  CALLED,
  LISTED,
  METHODS,
  NO_CODE,
  behind,
  changesOf,
  commentEnd,
  differing,
  editList,
  entries,
  entry,
  escaped,
  get,
  hasLineBreak,
  indentAt,
  isFirstOnLine,
  isOlder,
  isScalar,
  isWidget,
  items,
  layoutOf,
  lineEndOf,
  offsetIn,
  printEach,
  printEdits,
  printKey,
  printSource,
  reindent,
  saysHowServersAreMade,
  text
} from "./rules.js";
import {
  __commonJS,
  __toESM,
  addTo,
  append,
  countLeading,
  foundOnce,
  groupBy,
  imports,
  known,
  mayBePage,
  mayBeWidget,
  remembered
} from "./version.js";

// node_modules/eslint-visitor-keys/dist/eslint-visitor-keys.cjs
var require_eslint_visitor_keys=__commonJS({"node_modules/eslint-visitor-keys/dist/eslint-visitor-keys.cjs"(a){"use strict";var r={ArrayExpression:["elements"],ArrayPattern:["elements"],ArrowFunctionExpression:["params","body"],AssignmentExpression:["left","right"],AssignmentPattern:["left","right"],AwaitExpression:["argument"],BinaryExpression:["left","right"],BlockStatement:["body"],BreakStatement:["label"],CallExpression:["callee","arguments"],CatchClause:["param","body"],ChainExpression:["expression"],ClassBody:["body"],ClassDeclaration:["id","superClass","body"],ClassExpression:["id","superClass","body"],ConditionalExpression:["test","consequent","alternate"],ContinueStatement:["label"],DebuggerStatement:[],DoWhileStatement:["body","test"],EmptyStatement:[],ExperimentalRestProperty:["argument"],ExperimentalSpreadProperty:["argument"],ExportAllDeclaration:["exported","source","attributes"],ExportDefaultDeclaration:["declaration"],ExportNamedDeclaration:["declaration","specifiers","source","attributes"],ExportSpecifier:["local","exported"],ExpressionStatement:["expression"],ForInStatement:["left","right","body"],ForOfStatement:["left","right","body"],ForStatement:["init","test","update","body"],FunctionDeclaration:["id","params","body"],FunctionExpression:["id","params","body"],Identifier:[],IfStatement:["test","consequent","alternate"],ImportAttribute:["key","value"],ImportDeclaration:["specifiers","source","attributes"],ImportDefaultSpecifier:["local"],ImportExpression:["source","options"],ImportNamespaceSpecifier:["local"],ImportSpecifier:["imported","local"],JSXAttribute:["name","value"],JSXClosingElement:["name"],JSXClosingFragment:[],JSXElement:["openingElement","children","closingElement"],JSXEmptyExpression:[],JSXExpressionContainer:["expression"],JSXFragment:["openingFragment","children","closingFragment"],JSXIdentifier:[],JSXMemberExpression:["object","property"],JSXNamespacedName:["namespace","name"],JSXOpeningElement:["name","attributes"],JSXOpeningFragment:[],JSXSpreadAttribute:["argument"],JSXSpreadChild:["expression"],JSXText:[],LabeledStatement:["label","body"],Literal:[],LogicalExpression:["left","right"],MemberExpression:["object","property"],MetaProperty:["meta","property"],MethodDefinition:["key","value"],NewExpression:["callee","arguments"],ObjectExpression:["properties"],ObjectPattern:["properties"],PrivateIdentifier:[],Program:["body"],Property:["key","value"],PropertyDefinition:["key","value"],RestElement:["argument"],ReturnStatement:["argument"],SequenceExpression:["expressions"],SpreadElement:["argument"],StaticBlock:["body"],Super:[],SwitchCase:["test","consequent"],SwitchStatement:["discriminant","cases"],TaggedTemplateExpression:["tag","quasi"],TemplateElement:[],TemplateLiteral:["quasis","expressions"],ThisExpression:[],ThrowStatement:["argument"],TryStatement:["block","handler","finalizer"],UnaryExpression:["argument"],UpdateExpression:["argument"],VariableDeclaration:["declarations"],VariableDeclarator:["id","init"],WhileStatement:["test","body"],WithStatement:["object","body"],YieldExpression:["argument"]},s=Object.keys(r);for(const e of s)Object.freeze(r[e]);Object.freeze(r);var o=new Set(["parent","leadingComments","trailingComments"]);function l(e){return!o.has(e)&&e[0]!=="_"}function p(e){return Object.keys(e).filter(l)}function m(e){const n=Object.assign({},r);for(const t of Object.keys(e))if(Object.hasOwn(n,t)){const i=new Set(e[t]);for(const c of n[t])i.add(c);n[t]=Object.freeze(Array.from(i))}else n[t]=Object.freeze(Array.from(e[t]));return Object.freeze(n)}a.KEYS=r,a.getKeys=p,a.unionWith=m}});
// node_modules/@typescript-eslint/visitor-keys/dist/get-keys.js
var require_get_keys=__commonJS({"node_modules/@typescript-eslint/visitor-keys/dist/get-keys.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.getKeys=void 0;var s=require_eslint_visitor_keys();e.getKeys=s.getKeys}});
// node_modules/@typescript-eslint/visitor-keys/dist/visitor-keys.js
var require_visitor_keys=__commonJS({"node_modules/@typescript-eslint/visitor-keys/dist/visitor-keys.js"(a){"use strict";var s=a&&a.__createBinding||(Object.create?(function(o,e,r,n){n===void 0&&(n=r);var i=Object.getOwnPropertyDescriptor(e,r);(!i||("get"in i?!e.__esModule:i.writable||i.configurable))&&(i={enumerable:!0,get:function(){return e[r]}}),Object.defineProperty(o,n,i)}):(function(o,e,r,n){n===void 0&&(n=r),o[n]=e[r]})),p=a&&a.__setModuleDefault||(Object.create?(function(o,e){Object.defineProperty(o,"default",{enumerable:!0,value:e})}):function(o,e){o.default=e}),y=a&&a.__importStar||(function(){var o=function(e){return o=Object.getOwnPropertyNames||function(r){var n=[];for(var i in r)Object.prototype.hasOwnProperty.call(r,i)&&(n[n.length]=i);return n},o(e)};return function(e){if(e&&e.__esModule)return e;var r={};if(e!=null)for(var n=o(e),i=0;i<n.length;i++)n[i]!=="default"&&s(r,e,n[i]);return p(r,e),r}})();Object.defineProperty(a,"__esModule",{value:!0}),a.visitorKeys=void 0;var T=y(require_eslint_visitor_keys()),t=(()=>{const o=["typeParameters","params","returnType"],e=[...o,"body"],r=["decorators","key","typeAnnotation"];return{AbstractPropertyDefinition:["decorators","key","typeAnnotation"],AnonymousFunction:e,AsExpression:["expression","typeAnnotation"],ClassDeclaration:["decorators","id","typeParameters","superClass","superTypeArguments","implements","body"],Function:["id",...e],FunctionType:o,PropertyDefinition:[...r,"value"]}})(),c={AccessorProperty:t.PropertyDefinition,ArrayPattern:["decorators","elements","typeAnnotation"],ArrowFunctionExpression:t.AnonymousFunction,AssignmentPattern:["decorators","left","right","typeAnnotation"],CallExpression:["callee","typeArguments","arguments"],ClassDeclaration:t.ClassDeclaration,ClassExpression:t.ClassDeclaration,Decorator:["expression"],ExportAllDeclaration:["exported","source","attributes"],ExportNamedDeclaration:["declaration","specifiers","source","attributes"],FunctionDeclaration:t.Function,FunctionExpression:t.Function,Identifier:["decorators","typeAnnotation"],ImportAttribute:["key","value"],ImportDeclaration:["specifiers","source","attributes"],ImportExpression:["source","options"],JSXClosingFragment:[],JSXOpeningElement:["name","typeArguments","attributes"],JSXOpeningFragment:[],JSXSpreadChild:["expression"],MethodDefinition:["decorators","key","value"],NewExpression:["callee","typeArguments","arguments"],ObjectPattern:["decorators","properties","typeAnnotation"],PropertyDefinition:t.PropertyDefinition,RestElement:["decorators","argument","typeAnnotation"],StaticBlock:["body"],TaggedTemplateExpression:["tag","typeArguments","quasi"],TSAbstractAccessorProperty:t.AbstractPropertyDefinition,TSAbstractKeyword:[],TSAbstractMethodDefinition:["key","value"],TSAbstractPropertyDefinition:t.AbstractPropertyDefinition,TSAnyKeyword:[],TSArrayType:["elementType"],TSAsExpression:t.AsExpression,TSAsyncKeyword:[],TSBigIntKeyword:[],TSBooleanKeyword:[],TSCallSignatureDeclaration:t.FunctionType,TSClassImplements:["expression","typeArguments"],TSConditionalType:["checkType","extendsType","trueType","falseType"],TSConstructorType:t.FunctionType,TSConstructSignatureDeclaration:t.FunctionType,TSDeclareFunction:t.Function,TSDeclareKeyword:[],TSEmptyBodyFunctionExpression:["id",...t.FunctionType],TSEnumBody:["members"],TSEnumDeclaration:["id","body"],TSEnumMember:["id","initializer"],TSExportAssignment:["expression"],TSExportKeyword:[],TSExternalModuleReference:["expression"],TSFunctionType:t.FunctionType,TSImportEqualsDeclaration:["id","moduleReference"],TSImportType:["source","options","qualifier","typeArguments"],TSIndexedAccessType:["objectType","indexType"],TSIndexSignature:["parameters","typeAnnotation"],TSInferType:["typeParameter"],TSInstantiationExpression:["expression","typeArguments"],TSInterfaceBody:["body"],TSInterfaceDeclaration:["id","typeParameters","extends","body"],TSInterfaceHeritage:["expression","typeArguments"],TSIntersectionType:["types"],TSIntrinsicKeyword:[],TSLiteralType:["literal"],TSMappedType:["key","constraint","nameType","typeAnnotation"],TSMethodSignature:["key","typeParameters","params","returnType"],TSModuleBlock:["body"],TSModuleDeclaration:["id","body"],TSNamedTupleMember:["label","elementType"],TSNamespaceExportDeclaration:["id"],TSNeverKeyword:[],TSNonNullExpression:["expression"],TSNullKeyword:[],TSNumberKeyword:[],TSObjectKeyword:[],TSOptionalType:["typeAnnotation"],TSParameterProperty:["decorators","parameter"],TSPrivateKeyword:[],TSPropertySignature:["key","typeAnnotation"],TSProtectedKeyword:[],TSPublicKeyword:[],TSQualifiedName:["left","right"],TSReadonlyKeyword:[],TSRestType:["typeAnnotation"],TSSatisfiesExpression:t.AsExpression,TSStaticKeyword:[],TSStringKeyword:[],TSSymbolKeyword:[],TSTemplateLiteralType:["quasis","types"],TSThisType:[],TSTupleType:["elementTypes"],TSTypeAliasDeclaration:["id","typeParameters","typeAnnotation"],TSTypeAnnotation:["typeAnnotation"],TSTypeAssertion:["typeAnnotation","expression"],TSTypeLiteral:["members"],TSTypeOperator:["typeAnnotation"],TSTypeParameter:["name","constraint","default"],TSTypeParameterDeclaration:["params"],TSTypeParameterInstantiation:["params"],TSTypePredicate:["parameterName","typeAnnotation"],TSTypeQuery:["exprName","typeArguments"],TSTypeReference:["typeName","typeArguments"],TSUndefinedKeyword:[],TSUnionType:["types"],TSUnknownKeyword:[],TSVoidKeyword:[]};a.visitorKeys=T.unionWith(c)}});
// node_modules/@typescript-eslint/visitor-keys/dist/index.js
var require_dist=__commonJS({"node_modules/@typescript-eslint/visitor-keys/dist/index.js"(e){"use strict";Object.defineProperty(e,"__esModule",{value:!0}),e.visitorKeys=e.getKeys=void 0;var t=require_get_keys();Object.defineProperty(e,"getKeys",{enumerable:!0,get:function(){return t.getKeys}});var r=require_visitor_keys();Object.defineProperty(e,"visitorKeys",{enumerable:!0,get:function(){return r.visitorKeys}})}});
// src/extract/javascript/syntax.ts
var import_visitor_keys = __toESM(require_dist(), 1);
var startOf = (node) => node.range?.[0] ?? node.start;
var endOf = (node) => node.range?.[1] ?? node.end;
function walkAst(node, enter, normalise) {
  const todo = [node];
  if (normalise) normalise(node);
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (next.type !== "Identifier" && next.type !== "Literal") {
      const from = todo.length;
      pushChildren(next, todo);
      for (let index = todo.length - 1; index >= from; index--) {
        const child = todo[index];
        child.parent ??= next;
        if (normalise) normalise(child);
      }
    }
    enter(next);
  }
}
function holds(node, isSo) {
  const todo = [node];
  for (let next = todo.pop(); next; next = todo.pop()) {
    if (isSo(next)) return true;
    pushChildren(next, todo);
  }
  return false;
}
function childrenOf(node) {
  const children = [];
  pushChildren(node, children);
  return children.reverse();
}
function pushChildren(node, into) {
  const keys = VALUE_KEYS.get(node.type);
  if (!keys) {
    pushUnknownChildren(node, into);
    return;
  }
  const { body } = node;
  for (let index = keys.length - 1; index >= 0; index--) {
    const key = keys[index];
    if ((key === "key" || key === "property") && !node.computed) continue;
    if (key === "members" && body) continue;
    const child = node[key];
    if (Array.isArray(child)) pushAll(child, into);
    else if (child) into.push(child);
  }
}
function pushAll(children, into) {
  for (let index = children.length - 1; index >= 0; index--) {
    const child = children[index];
    if (child) into.push(child);
  }
}
function pushUnknownChildren(node, into) {
  const found = [];
  for (const [key, child] of Object.entries(node)) {
    if (!WITHOUT_VALUES.has(key)) append(found, [child].flat().filter(isNode));
  }
  pushAll(found, into);
}
var isNode = (value) => typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
var WITHOUT_VALUES = /* @__PURE__ */ new Set([
  ...["typeAnnotation", "typeParameters", "typeArguments", "superTypeArguments", "returnType", "implements"],
  ...["id", "label", "meta", "imported", "exported", "quasis", "openingFragment", "closingFragment", "closingElement"],
  ...["parent", "loc", "range", "tokens", "comments", "extra", "errors"]
]);
var TYPESCRIPT_WITH_VALUES = /^TS(As|Satisfies|NonNull|Instantiation)Expression$|^TS(TypeAssertion|EnumBody|EnumMember|ModuleDeclaration|ModuleBlock|ParameterProperty|ExportAssignment|ImportEqualsDeclaration|ExternalModuleReference)$|^TSAbstract\w+Definition$/;
var DECORATED = /^(Class|Property|Method|Accessor|TSParameter)/;
var OWN_KEYS = {
  VariableDeclarator: ["id", "init"],
  ImportDeclaration: ["specifiers"],
  ImportSpecifier: [],
  ImportDefaultSpecifier: [],
  ImportNamespaceSpecifier: [],
  ExportNamedDeclaration: ["declaration", "specifiers"],
  JSXAttribute: ["value"],
  // Babel and older versions of typescript-eslint have no body here.
  TSEnumDeclaration: ["body", "members"]
};
var VALUE_KEYS = new Map(
  Object.entries(import_visitor_keys.visitorKeys).map(([type, keys = []]) => [type, OWN_KEYS[type] ?? valueKeys(type, keys)])
);
function valueKeys(type, keys) {
  if (type.startsWith("TS") && !TYPESCRIPT_WITH_VALUES.test(type)) return [];
  return keys.filter((key) => !WITHOUT_VALUES.has(key) && (key !== "decorators" || DECORATED.test(type)));
}
function withCasts(node) {
  let at = node;
  while (at.parent && bare(at.parent) === node) at = at.parent;
  return at;
}
function operandsOf(sum) {
  const operands = [];
  let at = sum;
  while (at.type === "BinaryExpression" && at.operator === "+") {
    operands.push(at.right);
    at = bare(at.left);
  }
  return [...operands, at];
}
function bare(node) {
  let at = node;
  for (; ; ) {
    switch (at.type) {
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
      case "TSInstantiationExpression":
      case "ParenthesizedExpression":
      case "ChainExpression":
        at = at.expression;
        break;
      case "SequenceExpression": {
        const [first, second] = at.expressions;
        if (at.expressions.length !== 2 || first?.type !== "Literal" || first.value !== 0) return at;
        at = second;
        break;
      }
      default:
        return at;
    }
  }
}
function ownerOf(node) {
  let at = bare(node);
  while (at.type === "MemberExpression") at = bare(at.object);
  return at;
}
function isInside(node, outer2) {
  for (let at = node; at; at = at.parent) if (at === outer2) return true;
  return false;
}
function staticName(key, isComputed) {
  if (!isComputed && (key.type === "Identifier" || key.type === "PrivateIdentifier")) return key.name;
  if (LITERALS.has(key.type) && "value" in key && (typeof key.value === "string" || typeof key.value === "number"))
    return String(key.value);
  return key.type === "TemplateLiteral" && key.quasis.length === 1 ? key.quasis[0].value.cooked ?? void 0 : void 0;
}
var isPrivateOfBabel = (key) => "type" in key && key.type === "PrivateName";
var LITERALS = /* @__PURE__ */ new Set(["Literal", "StringLiteral", "NumericLiteral"]);
var memberName = ({ property, computed }) => staticName(property, computed);
function keyName(node) {
  return "key" in node && "computed" in node && node.key ? staticName(node.key, node.computed) : void 0;
}
var nameOf = (node) => "name" in node ? node.name : node.value;
var isFunction = (node) => node.type === "FunctionDeclaration" || node.type === "FunctionExpression" || node.type === "ArrowFunctionExpression";
function calledOn(call, methods) {
  const callee = call.type === "CallExpression" ? bare(call.callee) : void 0;
  if (callee?.type !== "MemberExpression") return void 0;
  return methods.test(memberName(callee) ?? "") ? bare(callee.object) : void 0;
}
var MAPS = /^map$/;
function path(node) {
  const names = [];
  for (let at = bare(node); ; at = bare(at)) {
    if (at.type === "MemberExpression") {
      names.push(memberName(at) ?? "?");
      at = at.object;
    } else if (at.type === "AwaitExpression") {
      at = at.argument;
    } else {
      names.push(at.type === "Identifier" ? at.name : at.type === "ThisExpression" ? "this" : "");
      return names.reverse();
    }
  }
}
function importedModule(declaration) {
  const source = declaration.source.value;
  const [, name, path2 = ""] = FROM_REGISTRY.exec(source) ?? [];
  return name === void 0 ? source : name + path2;
}
var FROM_REGISTRY = /^(?:(?:npm|jsr):\/?|https:\/\/(?:esm\.sh|unpkg\.com|cdn\.jsdelivr\.net\/npm)\/)((?:@[^/@]+\/)?[^/@]+)(?:@[^/]*)?(\/.*)?$/;
function requiredModule(node) {
  const at = bare(node);
  if (at.type === "AwaitExpression") return loadedModule(bare(at.argument));
  if (at.type !== "CallExpression" || at.callee.type !== "Identifier" || at.callee.name !== "require") return void 0;
  const [source] = at.arguments;
  return source?.type === "Literal" && typeof source.value === "string" ? source.value : void 0;
}
function loadedModule(node) {
  if (node.type !== "ImportExpression" || node.source.type !== "Literal") return void 0;
  return typeof node.source.value === "string" ? node.source.value : void 0;
}
var place = (node) => ({ start: startOf(node), end: endOf(node) });
var unknown = (node) => ({ kind: "unknown", start: startOf(node), end: endOf(node) });
function unknownText(node, begins = "") {
  return { kind: "unknown", ...place(node), isText: true, ...begins !== "" && { begins } };
}
var nothing = (node) => ({ kind: "undefined", ...place(node) });
function literal(node) {
  const { value } = node;
  if ("regex" in node || "bigint" in node) return unknown(node);
  const start3 = startOf(node);
  const end = endOf(node);
  if (typeof value === "string") return { kind: "string", start: start3, end, value };
  if (typeof value === "number") return { kind: "number", start: start3, end, value };
  if (typeof value === "boolean") return { kind: "boolean", start: start3, end, value };
  return value === null ? { kind: "null", ...place(node) } : unknown(node);
}
var union = (node, branches) => unionAt(place(node), branches);
var follow = (value, path2, use) => followAt(value, path2, place(use));

// src/extract/javascript/scopes.ts
var MUTATORS = new Set("push unshift splice pop shift sort reverse fill copyWithin set delete clear add".split(" "));
var FEW = 8;
var Scopes = class {
  #tables = /* @__PURE__ */ new Map();
  /** The scopes that declare a name. */
  #scopes = /* @__PURE__ */ new Map();
  /** Identifiers that are assigned, or whose members are. */
  #writes = /* @__PURE__ */ new Map();
  /** Identifiers that are assigned themselves. */
  #assigned = /* @__PURE__ */ new Map();
  /** Identifiers whose members are assigned. */
  #filled = /* @__PURE__ */ new Map();
  /** The bindings that are written, looked up once for each name: valid only after the walk. */
  #answers = /* @__PURE__ */ new Map();
  declare(pattern, declaration, at) {
    const scope = declaration.kind === "import" ? programOf(at) : at;
    for (const { name, path: path2, rest } of namesFrom([], pattern)) this.#add(name, scope, { ...declaration, path: path2, rest });
  }
  #add(name, scope, binding) {
    const table = known(this.#tables, scope, () => /* @__PURE__ */ new Map());
    if (!table.has(name)) addTo(this.#scopes, name, scope);
    addTo(table, name, binding);
  }
  noteWrite(target) {
    const at = ownerOf(target);
    if (at.type !== "Identifier") return;
    note(at === bare(target) ? this.#assigned : this.#filled, at);
    note(this.#writes, at);
  }
  /** The value is changed in place; the name still refers to it. */
  noteMutation(target) {
    const at = ownerOf(target);
    if (at.type === "Identifier") note(this.#writes, at);
  }
  noteCall(call) {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression" || callee.computed) return;
    const method = "name" in callee.property ? callee.property.name : "";
    const assigned = method === "assign" ? call.arguments[0] : void 0;
    const changed = MUTATORS.has(method) ? callee.object : assigned;
    if (changed) this.noteMutation(changed);
    if (assigned?.type === "Identifier") note(this.#filled, assigned);
  }
  /** The declaration that a name refers to; undefined for globals and for names declared twice. */
  resolve(identifier) {
    const bindings = this.#bindings(identifier);
    return bindings?.length === 1 ? bindings[0] : void 0;
  }
  /** All names that are declared anywhere. */
  names() {
    return [...this.#scopes.keys()];
  }
  isDeclared(identifier) {
    return isName(identifier) && this.#bindings(identifier) !== void 0;
  }
  /** Most names are declared once, at the top of the file, or nowhere: they need no search of the enclosing scopes. */
  #bindings(identifier) {
    const name = identifier.name;
    const scopes = this.#scopes.get(name);
    if (!scopes) return void 0;
    if (scopes.length === 1 && scopes[0].type === "Program") return this.#tables.get(scopes[0]).get(name);
    const isFew = scopes.length <= FEW;
    for (let at = identifier; at; at = at.parent) {
      if (isFew ? scopes.includes(at) : this.#tables.get(at)?.has(name)) return this.#tables.get(at).get(name);
    }
    return void 0;
  }
  /** The parameter of a function that has a name. */
  paramOf(callable, name) {
    const bindings = this.#tables.get(callable)?.get(name);
    return bindings?.length === 1 && bindings[0].kind === "param" ? bindings[0] : void 0;
  }
  /** The declaration of a name at the top of the file. */
  topLevel(name, program) {
    const bindings = this.#tables.get(program)?.get(name);
    return bindings?.length === 1 ? bindings[0] : void 0;
  }
  /** Whether the name itself is assigned again. */
  isReassigned(name, binding) {
    return this.#among(this.#assigned, name, binding);
  }
  /** What a name is given that gets its value once: where it is declared, or in the only assignment. */
  valueOf(name) {
    const binding = this.resolve(name);
    if (binding?.kind !== "variable") return void 0;
    if (binding.node.init) return binding.node.init;
    const [assigned, ...others] = (this.#assigned.get(name.name) ?? []).filter(
      (each) => this.resolve(each) === binding
    );
    const parent = others.length === 0 ? assigned?.parent : void 0;
    return parent?.type === "AssignmentExpression" && parent.operator === "=" ? parent.right : void 0;
  }
  /** What a name is declared with that is not assigned again. */
  constantOf(name) {
    const binding = this.resolve(name);
    if (binding?.kind !== "variable" || binding.path?.length !== 0) return void 0;
    return this.isReassigned(name.name, binding) ? void 0 : binding.node.init ?? void 0;
  }
  /** Whether the value may change after its declaration. */
  isWritten(name, binding) {
    return this.#among(this.#writes, name, binding);
  }
  /** Whether members of the value are assigned. */
  isFilledIn(name, binding) {
    return this.#among(this.#filled, name, binding);
  }
  #among(writes, name, binding) {
    const all = writes.get(name);
    if (!all) return false;
    const answers = known(this.#answers, writes, () => /* @__PURE__ */ new Map());
    return known(answers, name, () => new Set(all.flatMap((write) => this.#bindings(write) ?? []))).has(binding);
  }
};
function givenFor(binding, callable, call) {
  if (binding.kind !== "param" || binding.path?.length !== 0) return void 0;
  const { index, node } = binding;
  return callable.params[index] === node ? call.arguments[index] : void 0;
}
var isName = (node) => node.type === "Identifier" || node.type === "JSXIdentifier";
function note(all, identifier) {
  addTo(all, identifier.name, identifier);
}
function programOf(node) {
  let at = node;
  while (at.parent) at = at.parent;
  return at;
}
function namesFrom(path2, pattern, rest) {
  switch (pattern.type) {
    case "Identifier":
      return [{ name: pattern.name, path: path2, rest }];
    case "AssignmentPattern":
      return namesFrom(void 0, pattern.left);
    case "ObjectPattern":
      return pattern.properties.flatMap((property) => {
        if (property.type === "RestElement") return namesFrom(void 0, property.argument, restOf(pattern, path2));
        return namesFrom(stepInto(path2, keyName(property)), property.value);
      });
    case "ArrayPattern":
      return pattern.elements.flatMap(
        (element, position) => element ? namesFrom(stepInto(path2, String(position)), element) : []
      );
    case "RestElement":
      return namesFrom(void 0, pattern.argument);
    case "TSParameterProperty":
      return namesFrom(path2, pattern.parameter);
    default:
      return [];
  }
}
var stepInto = (path2, key) => path2 && key !== void 0 ? [...path2, key] : void 0;
function restOf(pattern, path2) {
  const without = namesBeside(pattern);
  return path2 && without && { path: path2, without };
}
function namesBeside({ properties }) {
  const names = [];
  for (const property of properties) {
    if (property.type === "RestElement") continue;
    const name = keyName(property);
    if (name === void 0) return void 0;
    names.push(name);
  }
  return names;
}

// src/extract/javascript/zod/mark.ts
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
function builderOf(value) {
  if (isMarkedTypebox(value)) return "typebox";
  return traceOf(value) === void 0 ? void 0 : "zod";
}
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
  const isSchema2 = textOf(value.entries.find(({ key }) => key === "type")?.value) !== void 0;
  return !isSchema2 && (isRawShape(value) || value.entries.every((each) => each.value.kind === "unknown"));
}
var Target = class {
  /** `any`: the tree that rules see, which has what all versions mean alike. */
  is;
  sdk;
  io;
  #zod;
  #hasAsked = false;
  constructor(zod, sdk, io) {
    this.#zod = zod;
    this.sdk = sdk;
    this.io = io;
    this.is = zod === "any" ? zod : zod === 3 ? "v3" : "v4";
  }
  /** Notes that the version makes a difference. */
  askVersion() {
    this.#hasAsked = true;
    return this.#zod;
  }
  /** Where no version was asked for, all versions of zod 4 make the same of the schema. */
  get isOfVersion() {
    return this.#hasAsked;
  }
};

// src/extract/javascript/env.ts
var NO_ENV = { values: /* @__PURE__ */ new Map(), inside: [] };
function bindParams(callable, args, outer2, call, scopes, evaluate) {
  const values = new Map(outer2.values);
  const env = { values, inside: [...outer2.inside, callable] };
  const bind = (pattern, value) => {
    switch (pattern.type) {
      case "Identifier": {
        const binding = scopes.paramOf(callable, pattern.name);
        if (binding) values.set(binding, scopes.isWritten(pattern.name, binding) ? unknown(call) : value);
        break;
      }
      case "AssignmentPattern":
        bind(pattern.left, value.kind === "undefined" ? evaluate(pattern.right, env) : value);
        break;
      case "ObjectPattern":
        for (const property of pattern.properties) {
          if (property.type === "RestElement") bind(property.argument, omit(value, namesBeside(pattern), call));
          else {
            const name = keyName(property);
            bind(property.value, name === void 0 ? unknown(call) : follow(value, [name], call));
          }
        }
        break;
      case "ArrayPattern":
        pattern.elements.forEach((element, index) => {
          if (element?.type === "RestElement") bind(element.argument, unknown(call));
          else if (element) bind(element, follow(value, [String(index)], call));
        });
        break;
      case "RestElement":
        bind(pattern.argument, unknown(call));
        break;
      case "TSParameterProperty":
        bind(pattern.parameter, value);
        break;
      default:
    }
  };
  callable.params.forEach((param, index) => bind(param, args[index] ?? nothing(call)));
  return env;
}
function omit(value, without, use) {
  if (value.kind !== "object" || isBuiltSchema(value) || !without) return unknown(use);
  return { ...value, entries: value.entries.filter(({ key }) => !without.includes(key)) };
}
function taken({ path: path2, rest }, value, use) {
  if (path2) return follow(value, path2, use);
  return rest ? omit(follow(value, rest.path, use), rest.without, use) : unknown(use);
}
function isLocal({ node }, { inside }) {
  if (inside.length === 0) return false;
  for (let at = node; at; at = at.parent) if (inside.includes(at)) return true;
  return false;
}

// src/extract/javascript/methods.ts
function methodOfThis(node) {
  if (node.type !== "MemberExpression" || node.object.type !== "ThisExpression") return void 0;
  const member2 = onlyMemberOf(bodyAround(node), memberName(node));
  const value = member2 && "value" in member2 && member2.value ? bare(member2.value) : void 0;
  return value && isFunction(value) ? value : void 0;
}
function onlyMemberOf(body, name) {
  const [member2, ...others] = body && name !== void 0 && membersOf(body).get(name) || [];
  return others.length > 0 ? void 0 : member2;
}
var membersOf = remembered(({ body }) => {
  const members = /* @__PURE__ */ new Map();
  for (const member2 of body) {
    const name = "key" in member2 && member2.key && !member2.static ? nameOfKey(member2.key, member2.computed) : void 0;
    if (name !== void 0) addTo(members, name, member2);
  }
  return members;
});
function textOfThis(node, file) {
  if (node.object.type !== "ThisExpression") return void 0;
  const member2 = onlyMemberOf(bodyOfThis(node), memberName(node));
  if (member2?.type !== "PropertyDefinition" || !member2.value || !isOnlyInItsClass(member2, file)) return void 0;
  const value = bare(member2.value);
  return value.type === "Literal" && typeof value.value === "string" ? value : void 0;
}
function bodyOfThis(node) {
  let at = node.parent;
  while (at && (!isFunction(at) || at.type === "ArrowFunctionExpression") && at.type !== "PropertyDefinition")
    at = at.parent;
  const member2 = at?.type === "PropertyDefinition" ? at : at?.parent;
  const isOfClass2 = member2?.parent?.type === "ClassBody" && "static" in member2 && !member2.static;
  return isOfClass2 ? bodyAround(member2) : void 0;
}
function onlyMethodOfThis(node, file) {
  const method = methodOfThis(node);
  const member2 = method?.parent;
  if (!member2 || "kind" in member2 && /^[gs]et$/.test(String(member2.kind))) return void 0;
  return isOnlyInItsClass(member2, file) ? method : void 0;
}
function isOnlyInItsClass(member2, file) {
  const own = bodyAround(member2)?.parent;
  if (!own || own.abstract || isMadeToBeExtended(own, file.classes)) return false;
  if ("decorators" in member2 && member2.decorators.length > 0) return false;
  return !("key" in member2 && replacedIn(file).has(nameOfKey(member2.key, "computed" in member2 && member2.computed)));
}
var replacedIn = remembered(
  ({ kept }) => new Set(
    kept.flatMap(
      ({ left, right }) => left.type === "MemberExpression" && boundToThis(right) === right ? [memberName(left)] : []
    )
  )
);
function boundToThis(node) {
  const call = bare(node);
  const callee = call.type === "CallExpression" ? bare(call.callee) : void 0;
  if (call.type !== "CallExpression" || callee?.type !== "MemberExpression") return node;
  const [bound, ...others] = call.arguments;
  const isOfThis = memberName(callee) === "bind" && bound?.type === "ThisExpression" && others.length === 0;
  return isOfThis ? bare(callee.object) : node;
}
function isMadeToBeExtended({ id }, classes) {
  if (!id) return false;
  const isExtended = classes.some(({ superClass }) => superClass?.type === "Identifier" && superClass.name === id.name);
  return isExtended || /^(?:Abstract|Base)|Base$/.test(id.name);
}
function bodyAround(node) {
  let at = node;
  while (at && at.type !== "ClassBody") at = at.parent;
  return at;
}
var nameOfKey = (key, isComputed) => isPrivateOfBabel(key) ? key.id.name : staticName(key, Boolean(isComputed));

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
  if (all.some(returnsValue)) return [...empty, ...branchesFallenOff(body)];
  return body.body.length > 0 && fallsOff(body) ? [...empty, "end"] : empty;
}
function branchesFallenOff(at) {
  switch (at.type) {
    case "BlockStatement": {
      const last = at.body.at(-1);
      return last ? branchesFallenOff(last) : [];
    }
    case "TryStatement":
      return at.finalizer ? [] : [at.block, ...at.handler ? [at.handler.body] : []].flatMap(endOfBranch);
    case "IfStatement":
      return at.alternate ? [at.consequent, at.alternate].flatMap(endOfBranch) : [];
    default:
      return [];
  }
}
function endOfBranch(branch) {
  const last = branch.type === "BlockStatement" ? branch.body.at(-1) : branch;
  return branch.type === "BlockStatement" && last && fallsOff(branch) ? [last] : branchesFallenOff(branch);
}
var returnsValue = (at) => at.type === "ReturnStatement" && at.argument !== null;
function fallsOff(block) {
  const last = block.body.at(-1);
  const isSilent = !within(block, HOLDS_STATEMENTS).some((at) => returnsValue(at) || at.type === "ThrowStatement");
  const isSimple = !last || last.type === "VariableDeclaration" || last.type === "ExpressionStatement";
  return isSilent && isSimple && !(last && mayThrow(last));
}
function mayThrow(last) {
  const called2 = last.type === "ExpressionStatement" ? bare(last.expression) : last;
  const call = called2.type === "AwaitExpression" ? bare(called2.argument) : called2;
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
  const isPlain4 = statements.slice(0, -1).every((each) => each.type === "VariableDeclaration" && each.kind === "const");
  return isPlain4 && last?.type === "ReturnStatement" ? last.argument ?? void 0 : void 0;
}
function returnedWithout({ body }) {
  const [first, ...rest] = body.type === "BlockStatement" ? body.body : [];
  const last = rest.pop();
  const made = first?.type === "VariableDeclaration" && first.declarations.length === 1 ? first.declarations[0] : null;
  if (made?.id.type !== "Identifier" || !made.init || last?.type !== "ReturnStatement" || !last.argument)
    return void 0;
  const { name } = made.id;
  const isIt = (node) => node.type === "Identifier" && node.name === name;
  const keys = rest.flatMap((each) => {
    const at = each.type === "ExpressionStatement" ? each.expression : void 0;
    const member2 = at?.type === "UnaryExpression" && at.operator === "delete" ? bare(at.argument) : void 0;
    return member2?.type === "MemberExpression" && isIt(bare(member2.object)) ? memberName(member2) ?? [] : [];
  });
  return keys.length === rest.length && keys.length > 0 && isIt(bare(last.argument)) ? { whole: made.init, keys } : void 0;
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
function nameOfFunction(callable) {
  if ("id" in callable && callable.id && "name" in callable.id) return String(callable.id.name);
  const { parent } = callable;
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  return (parent && keyName(parent)) ?? "";
}

// src/extract/javascript/evaluate/literals.ts
function templateValue(node, evaluate, budget) {
  let text3 = "";
  const { raw, cooked: start3 } = node.quasis[0].value;
  const begins = raw === start3 ? raw.slice(0, LONGEST_BEGINNING) : "";
  for (const [index, quasi] of node.quasis.entries()) {
    const cooked2 = quasi.value.cooked;
    if (typeof cooked2 !== "string") return unknownText(node);
    text3 += cooked2;
    const expression = node.expressions[index];
    if (!expression) continue;
    const value = evaluate(expression);
    if (!isText(value)) return unknownText(node, begins);
    text3 += String(value.value);
    if (text3.length > LONGEST_TEXT) return unknownText(node);
  }
  return madeText(node, text3, budget);
}
var LONGEST_BEGINNING = 100;
function beginningOfJson(value) {
  const [first] = value?.kind === "object" && !value.open ? value.entries : [];
  if (!first) return "";
  const { value: own } = first;
  const written2 = own.kind === "unknown" ? own.isText ? '"' : "" : "value" in own ? JSON.stringify(own.value) : "";
  return `{${JSON.stringify(first.key)}:${written2}`.slice(0, LONGEST_BEGINNING);
}
function objectValue(node, evaluate) {
  const draft = new ObjectDraft();
  for (const property of node.properties) {
    if (property.type === "SpreadElement") {
      draft.spread(spreadValues(property.argument, evaluate), property);
      continue;
    }
    const isName2 = property.key && !isPrivate(property.key);
    const key = isName2 ? keyOf(property.key, property.computed, evaluate) : void 0;
    if (key === void 0) {
      draft.hide(property);
      continue;
    }
    const isValue = property.kind === "init" && !property.method;
    const value = isValue ? evaluate(property.value) : unknown(property.value ?? property);
    const name = property.key;
    const written2 = { key, start: startOf(name), end: endOf(name), value };
    if (isValue && !property.computed) draft.write(written2, node);
    else draft.put(written2);
  }
  return draft.finish(node);
}
var isPrivate = (key) => key.type === "PrivateIdentifier";
function spreadValues(argument, evaluate) {
  const node = bare(argument);
  if (node.type === "LogicalExpression" && node.operator === "&&") {
    const truth = truthOf(evaluate(node.left));
    if (truth === false) return [nothing(node)];
    const right = evaluate(node.right);
    return truth ? [right] : [right, nothing(node)];
  }
  if (node.type === "ConditionalExpression") return [evaluate(node.consequent), evaluate(node.alternate)];
  const value = evaluate(node);
  return value.kind === "union" ? value.branches : [value];
}
function keyOf(key, isComputed, evaluate) {
  const name = staticName(key, isComputed);
  if (name !== void 0 || !isComputed) return name;
  const value = evaluate(key);
  return isText(value) ? String(value.value) : void 0;
}
function arrayValue(node, evaluate) {
  const items2 = [];
  let open = false;
  for (const element of node.elements) {
    if (!element) continue;
    if (element.type === "SpreadElement") {
      const spread = evaluate(element.argument);
      if (spread.kind === "array") for (const item of spread.items) items2.push(item);
      open ||= spread.kind !== "array" || spread.open;
    } else {
      items2.push(evaluate(element));
    }
  }
  return { kind: "array", ...place(node), items: items2, open };
}
var ObjectDraft = class {
  #entries = /* @__PURE__ */ new Map();
  /** Written in the literal, and overridden there by the same key. */
  #lost;
  #open = false;
  /** A key and value that are written in the literal itself. */
  write(added, literal2) {
    const before = this.#entries.get(added.key);
    const isWritten = before && before.value.kind !== "unknown" && !isConditional(before.value);
    if (isWritten && startOf(literal2) <= before.start && before.end <= endOf(literal2))
      addTo(this.#lost ??= /* @__PURE__ */ new Map(), added.key, before);
    this.put(added);
  }
  put(added) {
    if (added.value.kind === "undefined") this.#entries.delete(added.key);
    else this.#entries.set(added.key, added);
  }
  /** An unknown part: it may override all entries before it. */
  hide(by) {
    for (const [key, each] of this.#entries) this.#entries.set(key, { ...each, value: unknown(by) });
    this.#open = true;
  }
  spread(branches, by) {
    const objects = branches.filter((each) => each.kind === "object");
    const others = branches.filter(({ kind }) => kind !== "object" && kind !== "null" && kind !== "undefined");
    const isHidden = others.length > 0 || objects.some(({ open }) => open);
    if (isHidden) this.hide(by);
    const [only] = objects;
    if (branches.length === 1) only?.entries.forEach((each) => this.put(this.#overLast(each, by)));
    else if (isHidden) this.#forget(objects, by);
    else this.#choose(branches, by);
  }
  /** Entries of a branch are neither known nor missing. */
  #forget(objects, by) {
    for (const { key } of objects.flatMap(({ entries: entries2 }) => entries2)) {
      const before = this.#entries.get(key);
      if (before) this.#entries.set(key, { ...before, value: unknown(by) });
    }
  }
  /** Each entry is there in some of the branches. Open, since a rule must not say of the others that they lack it. */
  #choose(branches, by) {
    const condition = {};
    const added = new Map(
      branches.flatMap((each) => each.kind === "object" ? each.entries : []).map((each) => [each.key, each])
    );
    for (const [key, each] of added) {
      const before = this.#entries.get(key)?.value ?? nothing(by);
      const values = branches.map((branch) => entry(branch, key)?.value ?? before);
      this.#entries.set(key, { ...each, value: conditional(each.value, condition, values) });
      this.#open = true;
    }
  }
  /** Where what is spread does not have the key, the value before it stays. */
  #overLast(added, by) {
    const value = added.value;
    const before = this.#entries.get(added.key)?.value;
    if (!before || !isConditional(value)) return added;
    const branches = value.branches.map((each) => each.kind === "undefined" ? before : each);
    return { ...added, value: conditional(place(by), value.condition, branches) };
  }
  finish(node) {
    const counting = [...this.#entries.values()];
    const lost2 = this.#lost;
    const entries2 = lost2 ? counting.flatMap((each) => [...lost2.get(each.key) ?? [], each]) : counting;
    return { kind: "object", start: startOf(node), end: endOf(node), entries: entries2, open: this.#open };
  }
};
var isText = (value) => value.kind === "string" || value.kind === "number";
function madeText(node, text3, budget) {
  return budget.allowsText(text3.length) ? { kind: "string", ...place(node), value: text3 } : unknown(node);
}
function textMethod(node, text3, method) {
  const change = method !== void 0 && node.arguments.length === 0 ? CHANGES.get(method) : void 0;
  return change ? { kind: "string", ...place(node), value: change(text3) } : unknown(node);
}
var CHANGES = /* @__PURE__ */ new Map([
  ["trim", (text3) => text3.trim()],
  ["toLowerCase", (text3) => text3.toLowerCase()],
  ["toUpperCase", (text3) => text3.toUpperCase()],
  ["toString", (text3) => text3]
]);

// src/extract/javascript/modules.ts
var SDK_V1 = /^@modelcontextprotocol\/sdk(\/|$)/;
var SDK_V2 = /^@modelcontextprotocol\/(server|core|client|node|express|hono)(\/|$)/;
function versionOf(module) {
  return SDK_V1.test(module) ? "v1" : SDK_V2.test(module) ? "v2" : void 0;
}
function modulesOf({ modules: names, scopes }, packages) {
  const answers = /* @__PURE__ */ new Map();
  const has = (pattern) => known(answers, pattern.source, () => names.some((name) => pattern.test(name)));
  const isV1 = has(SDK_V1);
  const isV2 = has(SDK_V2);
  const sourceOf2 = (identifier) => importOf(identifier, scopes)?.source;
  const sourceOfCallee = (call) => {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression") return sourceOf2(callee);
    const owner = importOf(bare(callee.object), scopes);
    return owner?.name === "*" ? owner.source : void 0;
  };
  const sdkOfPackage = () => {
    const versions = packages && !has(imports.server) ? Object.keys(packages()).map(versionOf) : [];
    const [sdk2, other] = new Set(versions.filter((each) => each !== void 0));
    return other ? void 0 : sdk2;
  };
  const sdk = isV1 === isV2 ? void 0 : isV1 ? "v1" : "v2";
  return { names, has, sdk, sdkOfPackage, sourceOf: sourceOf2, sourceOfCallee };
}
function importOf(identifier, scopes) {
  const binding = identifier.type === "Identifier" ? scopes.resolve(identifier) : void 0;
  if (binding?.kind === "import") {
    const { node } = binding;
    const source2 = node.parent.type === "ImportDeclaration" ? importedModule(node.parent) : "";
    if (node.type === "ImportSpecifier") return { source: source2, name: nameOf(node.imported) };
    return { source: source2, name: node.type === "ImportDefaultSpecifier" ? "default" : "*" };
  }
  const init = binding?.kind === "variable" ? binding.node.init : void 0;
  const source = init ? requiredModule(init) : void 0;
  return source === void 0 ? void 0 : { source, name: binding.path?.[0] ?? "*" };
}
function wellKnownImport(source, name) {
  return EXT_APPS.test(source) ? CONSTANTS.get(name) : void 0;
}
var EXT_APPS = /^@modelcontextprotocol\/ext-apps(\/|$)/;
var CONSTANTS = /* @__PURE__ */ new Map([
  ["RESOURCE_MIME_TYPE", "text/html;profile=mcp-app"],
  ["RESOURCE_URI_META_KEY", "ui/resourceUri"]
]);

// src/extract/javascript/evaluate/operators.ts
function conditionalValue(node, evaluate) {
  const isList = isListAsked(node.test, evaluate);
  if (isList !== void 0) return evaluate(isList ? node.consequent : node.alternate);
  return union(node, [evaluate(node.consequent), evaluate(node.alternate)]);
}
function isListAsked(test, evaluate) {
  const call = bare(test);
  if (call.type !== "CallExpression" || path(call.callee).join(".") !== "Array.isArray") return void 0;
  const [asked2] = call.arguments;
  const kind = asked2 && evaluate(asked2).kind;
  return kind === void 0 || kind === "unknown" || kind === "union" ? void 0 : kind === "array";
}
function logicalValue(node, evaluate) {
  const left = evaluate(node.left);
  const truth = truthOf(left);
  if (node.operator === "&&") return truth === true ? evaluate(node.right) : truth === false ? left : unknown(node);
  if (node.operator === "||" && truth !== void 0) return truth ? left : evaluate(node.right);
  if (node.operator === "??" && left.kind !== "unknown" && left.kind !== "union") {
    return left.kind === "null" || left.kind === "undefined" ? evaluate(node.right) : left;
  }
  return union(node, [left, evaluate(node.right)]);
}
function binaryValue(node, evaluate, budget) {
  const [first = node, ...operands] = operandsOf(node).reverse();
  if (operands.length === 0) return comparedValue(node, evaluate);
  let sum = evaluate(first);
  for (const operand of operands) {
    const next = evaluate(operand);
    if (!isText(sum) || !isText(next))
      return isSurelyText(sum) || isSurelyText(next) ? unknownText(node, beginningOf(first)) : unknown(node);
    if (sum.kind === "number" && next.kind === "number")
      sum = { kind: "number", ...place(node), value: sum.value + next.value };
    else sum = { kind: "string", ...place(node), value: `${sum.value}${next.value}` };
    if (sum.kind === "string" && sum.value.length > LONGEST_TEXT) return unknownText(node);
  }
  return sum.kind === "string" ? madeText(node, sum.value, budget) : sum;
}
function comparedValue(node, evaluate) {
  const [, isNot] = /^([!=])==$/.exec(node.operator) ?? [];
  if (isNot === void 0) return unknown(node);
  const [left, right] = [evaluate(node.left), evaluate(node.right)].map(textOf);
  if (left === void 0 || right === void 0) return unknown(node);
  return { kind: "boolean", ...place(node), value: left === right === (isNot === "=") };
}
function beginningOf(first) {
  if (first.type !== "Literal" || typeof first.value !== "string") return "";
  return endOf(first) - startOf(first) === first.value.length + 2 ? first.value : "";
}
var isSurelyText = (value) => value.kind === "string" || value.kind === "unknown" && value.isText === true;
function unaryValue(node, evaluate) {
  if (node.operator === "void") return nothing(node);
  const value = evaluate(node.argument);
  if (node.operator === "-" && value.kind === "number") return { kind: "number", ...place(node), value: -value.value };
  const truth = truthOf(value);
  if (node.operator === "!" && truth !== void 0) return { kind: "boolean", ...place(node), value: !truth };
  return unknown(node);
}
function methodOfObject(node, method, evaluate) {
  const args = node.arguments;
  if (method === "assign") {
    const draft = new ObjectDraft();
    for (const arg of args) draft.spread(spreadValues(arg, evaluate), arg);
    return draft.finish(node);
  }
  const first = args[0] && evaluate(args[0]);
  if ((method === "freeze" || method === "seal" || method === "preventExtensions") && first) return first;
  if (first?.kind !== "object" || first.open || isBuiltSchema(first)) return unknown(node);
  const entries2 = lasting(first);
  const list = (items2) => ({ kind: "array", ...place(node), items: items2, open: false });
  const keys = entries2.map(({ key, start: start3, end, file }) => ({
    kind: "string",
    start: start3,
    end,
    ...file && { file },
    value: key
  }));
  if (method === "values") return list(entries2.map(({ value }) => value));
  if (method === "keys") return list(keys);
  if (method !== "entries") return unknown(node);
  return list(entries2.map(({ value }, index) => list([keys[index], value])));
}
function methodOf(node, owner, method, evaluate, budget) {
  if (owner.kind === "string") return textMethod(node, owner.value, method);
  if (owner.kind !== "array") return unknown(node);
  if (method === "concat") return concatenated(node, owner, evaluate);
  return method === "join" ? joined(node, owner, evaluate, budget) : unknown(node);
}
function concatenated(node, owner, evaluate) {
  const items2 = [...owner.items];
  let open = owner.open;
  for (const arg of node.arguments) {
    const value = evaluate(arg);
    if (value.kind === "array") for (const item of value.items) items2.push(item);
    open ||= value.kind !== "array" || value.open;
  }
  return { kind: "array", ...place(node), items: items2, open };
}
function joined(node, owner, evaluate, budget) {
  const texts = owner.items.map(textOf).filter((text3) => text3 !== void 0);
  if (owner.open || texts.length < owner.items.length) return unknown(node);
  const [argument] = node.arguments;
  const separator = argument && evaluate(argument);
  if (separator && separator.kind !== "string") return unknown(node);
  const between = separator?.value ?? ",";
  const length = texts.reduce((sum, text3) => sum + text3.length + between.length, 0);
  return length > LONGEST_TEXT ? unknown(node) : madeText(node, texts.join(between), budget);
}
function convertedValue(call, scopes, evaluate) {
  const conversion = conversionOf(call, scopes);
  const [argument, options] = call.arguments;
  if (!conversion || !argument || argument.type === "SpreadElement") return void 0;
  const given = options && evaluate(options);
  if (given && (given.kind !== "object" || given.open || given.entries.some(({ key }) => key === "name")))
    return unknown(call);
  const schema = evaluate(argument);
  if (conversion === "kept") return schema;
  return isBuiltSchema(schema) ? asJsonSchema(schema) : unknown(call);
}
function conversionOf(call, scopes) {
  const callee = bare(call.callee);
  if (callee.type === "Identifier") return kindOf(importOf(callee, scopes));
  if (callee.type !== "MemberExpression") return void 0;
  const name = memberName(callee);
  const owner = importOf(withoutExport(bare(callee.object)), scopes);
  return owner && name !== void 0 ? kindOf({ source: owner.source, name }) : void 0;
}
function withoutExport(owner) {
  if (owner.type !== "MemberExpression") return owner;
  const name = memberName(owner);
  return name === "z" || name === "default" ? bare(owner.object) : owner;
}
function kindOf(imported) {
  if (!imported) return void 0;
  const { source, name } = imported;
  if (/^zod(\/|$)/.test(source) && name === "toJSONSchema") return "json";
  if (source === "zod-to-json-schema" && (name === "zodToJsonSchema" || name === "default")) return "json";
  return /^(ai|@ai-sdk\/provider-utils)$/.test(source) && (name === "zodSchema" || name === "jsonSchema") ? "kept" : void 0;
}
function asJsonSchema(schema) {
  const entries2 = schema.entries.map((each) => ({ ...each, value: withoutMarks(each.value) }));
  return { ...withoutMark(schema), entries: entries2, open: true };
}
function withoutMarks(value) {
  const own = withoutMark(value);
  if (own.kind !== "object" || own === value) return own;
  return { ...own, entries: own.entries.map((each) => ({ ...each, value: withoutMark(each.value) })) };
}

// src/extract/javascript/zod/nodes.ts
var PLAIN = /* @__PURE__ */ new Set(["string", "number", "boolean", "null"]);
function join(draft, types, place2) {
  const names = [...new Set(types)].map((each) => scalar(each, place2));
  draft.set("type", names.length === 1 ? names[0] : arrayOf(names, place2));
  return true;
}
function typesIn(schema) {
  if (schema.kind !== "object" || schema.open || schema.entries.length !== 1) return void 0;
  const type = get(schema, "type");
  const names = (type?.kind === "array" ? type.items : [type]).map(text);
  return names.every((each) => each !== void 0 && PLAIN.has(each)) ? names : void 0;
}
var VALUE_CALLS = /* @__PURE__ */ new Set(["enum", "nativeEnum", "literal"]);
var partOf = (schema, key) => entry(schema, key) ?? (key === "enum" ? entry(items(get(schema, "anyOf"))[0], key) : void 0);

// src/extract/javascript/zod/keywords.ts
function numberIn([first]) {
  return first?.kind === "number" ? first.value : void 0;
}
function addOnce(found, key, value, by) {
  const before = found.get(key);
  found.set(key, { key, value: before && before.value !== value ? void 0 : value, by });
}
var ARRAYS = new Map(
  Object.entries({
    min: ["minItems"],
    max: ["maxItems"],
    length: ["minItems", "maxItems"],
    nonempty: ["minItems"]
  })
);
function arrayKeywords(steps) {
  const found = /* @__PURE__ */ new Map();
  for (const by of steps)
    for (const key of ARRAYS.get(by.name) ?? [])
      addOnce(found, key, by.name === "nonempty" ? 1 : numberIn(by.args), by);
  return [...found.values()];
}
var isOfArrays = (name) => ARRAYS.has(name);
var ON_OBJECTS = new Set(
  "strict strip passthrough loose catchall extend merge safeExtend augment pick omit partial required".split(" ")
);
var CHANGING_NOTHING = /* @__PURE__ */ new Set([
  ...ON_OBJECTS,
  ..."refine superRefine brand optional exactOptional nonoptional check overwrite".split(" ")
]);

// src/extract/javascript/zod/strings.ts
var FORMATS = new Map(
  Object.entries({
    email: "email",
    url: "uri",
    uuid: "uuid",
    datetime: "date-time",
    date: "date",
    isodate: "date",
    time: "time",
    duration: "duration",
    ipv4: "ipv4",
    ipv6: "ipv6",
    emoji: "emoji",
    hostname: "hostname",
    ...Object.fromEntries(
      "guid cuid cuid2 ulid xid ksuid nanoid jwt e164 ip cidr cidrv4 cidrv6 base64 base64url".split(" ").map((name) => [name, ""])
    )
  })
);
var isStringFormat = (name) => FORMATS.has(name);
var EMAIL = String.raw`^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-\.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$`;
var EMAIL_46 = String.raw`^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$`;
var HOSTNAME = String.raw`^(?=.{1,253}\.?$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[-0-9a-zA-Z]{0,61}[0-9a-zA-Z])?)*\.?$`;
var DURATION = String.raw`^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$`;
var EMOJI = String.raw`^(\p{Extended_Pictographic}|\p{Emoji_Component})+$`;
var EMOJI_46 = String.raw`^(?=[\s\S]*[\p{Extended_Pictographic}\p{Regional_Indicator}\u20E3])[\p{Extended_Pictographic}\p{Emoji_Component}]+$`;
var UUID = String.raw`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$`;
var DATE = String.raw`(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))`;
function patternOf(name, target) {
  switch (name) {
    case "email":
      return target.askVersion() === 4.6 ? EMAIL_46 : EMAIL;
    case "url":
      return null;
    case "hostname":
      return HOSTNAME;
    case "duration":
      return DURATION;
    case "emoji":
      return target.askVersion() === 4.6 ? EMOJI_46 : EMOJI;
    case "uuid":
      return target.askVersion() === 4 ? void 0 : UUID;
    case "date":
    case "isodate":
      return `^${DATE}$`;
    case "datetime":
      return target.askVersion() === 4.6 ? String.raw`^${DATE}T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$` : void 0;
    default:
      return void 0;
  }
}
function stringKeywords(steps, target) {
  const bounds = /* @__PURE__ */ new Map();
  const checks = [];
  let isKnown3 = true;
  for (const by of steps) {
    const { name, args } = by;
    const value = name === "nonempty" ? 1 : numberIn(args);
    for (const key of BOUNDS.get(name) ?? []) bounds.set(key, tighter(bounds.get(key), { key, value, by }));
    if (isStringFormat(name)) {
      checks.push(ofFormat(by, target));
      isKnown3 &&= target.is === "any" || !isUnknown(name, target);
    } else if (/^(regex|startsWith|endsWith|includes)$/.test(name)) checks.push(ofPattern(by, target));
  }
  const found = checks.flat();
  if (checks.length < 2) return { keywords: [...bounds.values(), ...found], isKnown: isKnown3 };
  const last = new Map(found.map((each) => [each.key, { ...each, value: void 0 }]));
  return {
    keywords: [...bounds.values(), ...target.is === "any" ? last.values() : []],
    isKnown: target.is === "any"
  };
}
var isUnknown = (name, { is }) => FORMATS.get(name) === "" || is === "v3" && /^(hostname|ipv[46])$/.test(name);
function tighter(before, each) {
  if (!before || each.value === void 0) return each;
  if (before.value === void 0) return before;
  return each.key === "minLength" === before.value > each.value ? before : each;
}
function ofFormat(by, target) {
  const { name, args } = by;
  const known2 = FORMATS.get(name);
  const format = { key: "format", value: known2 === "" ? void 0 : known2, by };
  const pattern = (value) => ({ key: "pattern", value, by });
  if (target.is === "any") {
    if (known2 === "" || name === "emoji") return [{ ...format, value: void 0 }, pattern(void 0)];
    return [name === "time" ? { ...format, value: void 0 } : format];
  }
  if (isUnknown(name, target)) return [];
  if (target.is === "v3") return [name === "emoji" ? pattern(EMOJI) : format];
  if (name === "time") return [{ ...format, value: void 0 }, pattern(void 0)];
  const hasOptions = args.length > 0 && args[0].kind !== "string";
  const own = hasOptions ? void 0 : patternOf(name, target);
  return own === null ? [format] : [format, pattern(own)];
}
function ofPattern(by, target) {
  const { name, args } = by;
  const [given] = args;
  const pattern = (value) => ({ key: "pattern", value, by });
  if (name === "regex") return [pattern(given?.kind === "regex" ? given.pattern : void 0)];
  const isTold = target.is === "v4" && target.askVersion() !== 4;
  const own = name.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
  const format = { key: "format", value: target.askVersion() === 4.6 ? own : void 0, by };
  const isKnown3 = given?.kind === "string" && args.length === 1 && !/[\n\r\u2028\u2029]/.test(given.value);
  return [...isTold ? [format] : [], pattern(isKnown3 ? around(name, given.value, target) : void 0)];
}
function around(name, part, { is }) {
  const escaped2 = is === "v3" ? part.replace(/[^A-Za-z0-9]/g, "\\$&") : part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  const rest = is === "v4" ? ".*" : "";
  if (name === "includes") return escaped2;
  return name === "startsWith" ? `^${escaped2}${rest}` : `${rest}${escaped2}$`;
}
var BOUNDS = new Map(
  Object.entries({
    min: ["minLength"],
    max: ["maxLength"],
    length: ["minLength", "maxLength"],
    nonempty: ["minLength"]
  })
);
var OF_STRINGS = /^(min|max|length|nonempty|regex|startsWith|endsWith|includes|trim|toLowerCase|toUpperCase|normalize)$/;
var isOfStrings = (name) => OF_STRINGS.test(name) || isStringFormat(name);

// src/extract/javascript/zod/numbers.ts
var LARGEST = Number.MAX_SAFE_INTEGER;
function numberKeywords(steps, { is }) {
  const found = /* @__PURE__ */ new Map();
  const isInteger = steps.some(({ name }) => name === "int" || name === "safe" && is === "v4");
  for (const by of steps) {
    const { name, args } = by;
    const bound = BOUNDS2.get(name);
    if (bound) addOnce(found, bound, numberIn(args), by);
    const sign = SIGNS.get(name);
    if (sign) addOnce(found, sign, 0, by);
    if (name === "safe" && is === "v3") {
      addOnce(found, "minimum", -LARGEST, by);
      addOnce(found, "maximum", LARGEST, by);
    }
  }
  if (is === "v4") {
    keepTighter(found);
    const [by] = steps;
    if (isInteger && !found.has("minimum") && !found.has("exclusiveMinimum")) addOnce(found, "minimum", -LARGEST, by);
    if (isInteger && !found.has("maximum") && !found.has("exclusiveMaximum")) addOnce(found, "maximum", LARGEST, by);
  }
  return { type: isInteger ? "integer" : "number", keywords: [...found.values()] };
}
function keepTighter(found) {
  for (const [bound, exclusive, sign] of PAIRS) {
    const [one, other] = [found.get(bound)?.value, found.get(exclusive)?.value];
    if (typeof one === "number" && typeof other === "number")
      found.delete(sign * other >= sign * one ? bound : exclusive);
  }
}
var PAIRS = [
  ["minimum", "exclusiveMinimum", 1],
  ["maximum", "exclusiveMaximum", -1]
];
var isOfNumbers = (name) => BOUNDS2.has(name) || SIGNS.has(name) || /^(int|safe|finite)$/.test(name);
var BOUNDS2 = new Map(
  Object.entries({
    min: "minimum",
    gte: "minimum",
    max: "maximum",
    lte: "maximum",
    gt: "exclusiveMinimum",
    lt: "exclusiveMaximum",
    multipleOf: "multipleOf",
    step: "multipleOf"
  })
);
var SIGNS = new Map(
  Object.entries({
    positive: "exclusiveMinimum",
    negative: "exclusiveMaximum",
    nonnegative: "minimum",
    nonpositive: "maximum"
  })
);

// src/extract/javascript/zod/tree.ts
var ANY = new Target("any", "v1", "input");
function schemaTree(parts, trace) {
  const [base, ...methods] = callsOf(trace);
  const tree = new TreeOfSchema(parts, base);
  tree.start([base, ...methods]);
  for (const step of methods) tree.apply(step);
  return tree.finish();
}
var TreeOfSchema = class {
  #parts;
  #entries = /* @__PURE__ */ new Map();
  #isOpen;
  #isLenient;
  constructor(parts, base) {
    this.#parts = parts;
    this.#isOpen = parts.open;
    this.#isLenient = base.coerces === true;
  }
  finish() {
    return { ...this.#parts, entries: [...this.#entries.values()], open: this.#isOpen, isLenient: this.#isLenient };
  }
  start([base, ...methods]) {
    const { name, at, described: described2 } = base;
    for (const each of this.#parts.entries) this.#entries.set(each.key, each);
    const type = this.#typeOf(name);
    if (type !== void 0) this.#put("type", scalar(type, at), at);
    if (name === "date") this.#put("format", scalar("date-time", at), at);
    if (described2) this.#put("description", described2, at);
    if (type === "string" && name !== "date") this.#add(stringKeywords([base, ...methods], ANY).keywords);
    else if (type === "number" || name === "int") {
      const { type: own, keywords } = numberKeywords([base, ...methods], ANY);
      const by = methods.find((each) => each.name === "int") ?? base;
      this.#put("type", scalar(own, by.at), by.at);
      this.#add(keywords);
    } else if (name === "array") this.#add(arrayKeywords(methods));
    if (type === void 0 && !UNTYPED.has(name)) this.#isOpen = true;
  }
  #typeOf(name) {
    const values = this.#entries.get("enum")?.value;
    if (values?.kind === "array" && VALUE_CALLS.has(name)) {
      const kinds = new Set(values.items.map(({ kind: kind2 }) => kind2));
      const [kind] = kinds;
      return kinds.size === 1 && (kind === "string" || kind === "number" || kind === "boolean") ? kind : void 0;
    }
    return TYPES.get(name) ?? (name !== "date" && isStringFormat(name) ? "string" : void 0);
  }
  #put(key, value, { start: start3, end }) {
    this.#entries.delete(key);
    this.#entries.set(key, { key, start: start3, end, value });
  }
  #add(keywords) {
    for (const { key, value, by } of keywords) this.#put(key, nodeOf(value, by), by.at);
  }
  apply({ name, args, at }) {
    const [given] = args;
    switch (name) {
      case "describe":
        if (given) this.#put("description", given, at);
        else this.#isOpen = true;
        return;
      case "meta":
        if (given?.kind !== "object" || given.open) this.#isOpen = true;
        if (given?.kind === "object") for (const each of given.entries) this.#put(each.key, each.value, each);
        return;
      case "nullable":
      case "nullish":
        return this.#nullable(at);
      case "default":
      case "prefault": {
        if (!given) return;
        const isOther = name === "default" && (this.#isOpen || this.#isLenient && !this.#isOfType(given));
        this.#put("default", isOther ? unknownAt(given) : given, at);
        return;
      }
      case "catch":
        this.#isLenient = true;
        return;
      case "readonly":
        return;
      default:
        if (!(CHANGING_NOTHING.has(name) || isOfArrays(name) || isOfNumbers(name) || isOfStrings(name)))
          this.#isOpen = true;
    }
  }
  #isOfType({ kind }) {
    const type = this.#entries.get("type")?.value;
    return type?.kind === "string" && (type.value === "integer" ? "number" : type.value) === kind;
  }
  #nullable(at) {
    const nothing2 = scalar("null", at);
    const type = this.#entries.get("type");
    const values = this.#entries.get("enum");
    if (values) {
      const own = [...type ? [type] : [], values];
      for (const { key } of own) this.#entries.delete(key);
      const { start: start3, end } = this.#parts;
      const items2 = [
        { kind: "object", start: start3, end, entries: own, open: false },
        object(at, [["type", nothing2]])
      ];
      this.#put("anyOf", arrayOf(items2, at), at);
    } else if (type?.value.kind === "string") this.#put("type", arrayOf([type.value, nothing2], at), at);
  }
};
function nodeOf(value, { args, at }) {
  const [given] = args;
  if (value === void 0)
    return given?.kind === "unknown" || given?.kind === "union" ? given : unknownAt(at);
  if (given?.kind === "regex") return scalar(value, given);
  return given?.kind === "number" && given.value === value ? given : scalar(value, at);
}
var TYPES = new Map(
  Object.entries({
    ...{ string: "string", number: "number", boolean: "boolean", null: "null", bigint: "integer", int: "integer" },
    ...{ date: "string", object: "object", strictObject: "object", looseObject: "object", record: "object" },
    ...{ array: "array", tuple: "array" }
  })
);
var UNTYPED = /* @__PURE__ */ new Set([...VALUE_CALLS, "any", "unknown", "union", "discriminatedUnion"]);

// src/extract/javascript/schemas/draft.ts
function finish(draft) {
  const { start: start3, end, optional, isStrict, mayBeMissing, shape, trace } = draft;
  const parts = { ...draft, entries: shape ? shape.finish(draft.entries) : draft.entries };
  const { entries: entries2, open, isLenient } = trace ? schemaTree(parts, trace) : { ...parts, isLenient: false };
  const marks = {
    ...isLenient && { isLenient: true },
    ...isStrict && { isStrict: true },
    ...mayBeMissing && { mayBeMissing: true },
    [BUILT]: optional ? "optional" : "required",
    ...trace && { [ZOD]: trace }
  };
  return { kind: "object", start: start3, end, entries: entries2, open, ...marks };
}
var DEEPEST = 50;
function startAnew(draft, at) {
  const depth = (draft.depth ?? 0) + 1;
  const before = depth > DEEPEST ? unknownAt(at) : finish(draft);
  const reset = { entries: [], open: false, optional: false, isStrict: false, mayBeMissing: false, shape: void 0 };
  Object.assign(draft, reset, { depth });
  return before;
}
var text2 = (value, { start: start3, end }) => ({ kind: "string", start: start3, end, value });
function set(draft, key, at, value) {
  return setAll(draft, [{ key, start: at.start, end: at.end, value }]);
}
function setAll(draft, added) {
  const keys = new Set(added.map(({ key }) => key));
  const last = new Map(added.map((each) => [each.key, each]));
  draft.entries = [...draft.entries.filter(({ key }) => !keys.has(key)), ...last.values()];
  return true;
}
function applyShape(draft, shape, at) {
  if (shape?.kind !== "object") {
    set(draft, "properties", at, { kind: "unknown", start: at.start, end: at.end });
    set(draft, "required", at, { kind: "unknown", start: at.start, end: at.end });
    return false;
  }
  const own = draft.entries.find(({ key }) => key === "properties")?.value;
  const growing = growingIn(draft) ?? new GrowingShape(own !== void 0);
  growing.add(shape);
  return grow(draft, growing, at);
}
function growingIn(draft) {
  const own = shapeOf(draft);
  if (draft.shape && own === draft.shape.properties) return draft.shape;
  if (own?.kind !== "object") return void 0;
  const growing = new GrowingShape(false);
  growing.add(own);
  return growing;
}
function grow(draft, shape, at) {
  draft.shape = shape;
  set(draft, "properties", at, shape.properties);
  return set(draft, "required", at, shape.required);
}
var GrowingShape = class {
  /** These stand for what is made of the shape in the end. */
  properties = unknownAt({ start: 0, end: 0 });
  required = unknownAt({ start: 0, end: 0 });
  /** What is overridden or left out is gone. */
  #entries = [];
  #positions = /* @__PURE__ */ new Map();
  #open;
  #place = { start: 0, end: 0 };
  #countOptional = 0;
  constructor(open) {
    this.#open = open;
  }
  add(shape) {
    for (const { key } of shape.entries) this.#remove(key);
    for (const each of shape.entries) this.#push({ ...each, value: asProperty(each.value, each) });
    this.#open ||= shape.open;
    this.#place = { start: shape.start, end: shape.end };
  }
  omit(keys) {
    for (const key of keys) this.#remove(key);
  }
  pick(keys) {
    const picked = new Set(keys);
    const all = this.#entries;
    this.#entries = [];
    this.#positions = /* @__PURE__ */ new Map();
    this.#countOptional = 0;
    for (const each of all) if (each && picked.has(each.key)) this.#push(each);
  }
  makeOptional() {
    const all = this.#entries;
    for (let index = this.#countOptional; index < all.length; index++) {
      const each = all[index];
      if (each) all[index] = { ...each, value: asOptional(each.value) };
    }
    this.#countOptional = all.length;
  }
  makeSomeOptional(keys) {
    for (const index of keys.flatMap((key) => this.#positions.get(key) ?? [])) {
      const each = this.#entries[index];
      this.#entries[index] = { ...each, value: asOptional(each.value) };
    }
  }
  /** The entries of a draft, with what stands for the shape made of it. */
  finish(entries2) {
    const { start: start3, end } = this.#place;
    const own = this.#entries.filter((each) => each !== void 0);
    const properties = { kind: "object", start: start3, end, entries: own, open: this.#open, [BUILT]: "shape" };
    return entries2.flatMap((each) => {
      if (each.value === this.properties) return { ...each, value: properties };
      if (each.value !== this.required) return each;
      const needed = lasting(properties).filter(({ value }) => branchesOf(value).every(isRequired));
      const items2 = needed.map(({ start: start4, end: end2, key }) => ({ kind: "string", start: start4, end: end2, value: key }));
      const isVague2 = this.#open || own.some(({ value }) => isVaguelyRequired(value));
      if (items2.length === 0 && !isVague2) return [];
      return { ...each, value: { kind: "array", start: each.start, end: each.end, items: items2, open: isVague2 } };
    });
  }
  #push(each) {
    addTo(this.#positions, each.key, this.#entries.length);
    this.#entries.push(each);
  }
  #remove(key) {
    for (const position of this.#positions.get(key) ?? []) this.#entries[position] = void 0;
    this.#positions.delete(key);
  }
};
function shapeSchema(shape) {
  const draft = { start: shape.start, end: shape.end, entries: [], open: false, optional: false };
  set(draft, "type", shape, text2("object", shape));
  applyShape(draft, shape, shape);
  return finish(draft);
}
var isSchemaOfObject = (value) => value !== void 0 && isBuiltSchema(value) && value.entries.some(({ key }) => key === "properties");
function shapeOf({ entries: entries2 }) {
  return entries2.find(({ key }) => key === "properties")?.value;
}
function asSchema(value, at) {
  if (value?.kind === "object" && isBuiltSchema(value)) return value;
  return unknownAt(value ?? at);
}
function asProperty(value, at) {
  const isChoice = value.kind === "union" && value.branches.every((each) => each.kind === "undefined" || isBuiltSchema(each));
  return isChoice ? value : asSchema(value, at);
}
var branchesOf = (value) => value.kind === "union" ? value.branches : [value];
var isRequired = (value) => markOf(value) === "required";
function isVaguelyRequired(value) {
  const branches = branchesOf(value);
  return branches.some((each) => !isBuilt(each)) || new Set(branches.map(isRequired)).size > 1;
}
function choose(draft, keeps, mask, at) {
  const shape = growingIn(draft);
  if (mask?.kind !== "object" || mask.open || !shape) return applyShape(draft, void 0, at);
  const keys = mask.entries.map(({ key }) => key);
  if (keeps) shape.pick(keys);
  else shape.omit(keys);
  return grow(draft, shape, at);
}
function someOptional(draft, mask, at) {
  const shape = growingIn(draft);
  if (!shape) return false;
  if (mask === "all") shape.makeOptional();
  else if (mask?.kind !== "object" || mask.open) return hideRequired(draft, at);
  else shape.makeSomeOptional(mask.entries.map(({ key }) => key));
  return grow(draft, shape, at);
}
function asOptional(value) {
  if (value.kind === "union") return { ...value, branches: value.branches.map(asOptional) };
  return isBuiltSchema(value) ? { ...value, [BUILT]: "optional" } : value;
}
var hideRequired = (draft, at) => set(draft, "required", at, unknownAt(at));

// src/extract/javascript/schemas/zod.ts
function zodNode(call, evaluate, source) {
  const [base, ...methods] = stepsOf(call);
  if (!base || !(SCHEMAS.has(base.name) || isStringFormat(base.name))) return void 0;
  if (WRAPPERS.has(base.name)) {
    const inner = base.args[0] && evaluate(base.args[0]);
    const draft2 = inner && draftOf(inner, place(call));
    if (draft2) return applyAll(draft2, [{ ...base, args: [] }, ...methods], evaluate);
  }
  const draft = { ...place(call), entries: [], open: false, optional: WRAPPERS.has(base.name) };
  draft.mayBeMissing = MAY_BE_MISSING.has(base.name);
  draft.trace = { last: { ...tracedStep(base, evaluate), ...descriptionIn(base, evaluate) }, source, count: 1 };
  if (!start(draft, base, evaluate)) draft.open = true;
  return applyAll(draft, methods, evaluate);
}
function descriptionIn({ name, args }, evaluate) {
  const options = args[GIVEN_NOTHING.has(name) || isStringFormat(name) ? 0 : 1];
  const given = options && evaluate(options);
  const described2 = given?.kind === "object" && !isBuilt(given) ? entry(given, "description")?.value : void 0;
  return described2?.kind === "string" ? { described: described2 } : {};
}
function zodMethod(schema, call, evaluate) {
  const step = stepsOf(call).at(-1);
  const draft = draftOf(schema, place(call));
  return step && draft && applyAll(draft, [step], evaluate);
}
function draftOf(schema, at) {
  const trace = traceOf(schema);
  if (schema.kind !== "object" || !isBuiltSchema(schema) || !trace) return void 0;
  const { open, isStrict, mayBeMissing } = schema;
  const keys = VALUE_CALLS.has(callsOf(trace)[0].name) ? ["enum"] : PARTS;
  const entries2 = keys.flatMap((key) => partOf(schema, key) ?? []);
  return { ...at, entries: entries2, open, optional: markOf(schema) === "optional", isStrict, mayBeMissing, trace };
}
function zodMember(schema, name) {
  const properties = name === "shape" ? shapeOf(schema) : void 0;
  return properties?.kind === "object" ? properties : void 0;
}
var MOST_CALLS = 100;
function traced(before, method, evaluate) {
  const { count, source } = before;
  const { at } = method;
  if (method.name === "array") return { last: { name: "array", at, args: [] }, source, count: 1 };
  if (method.name === "or") return { last: { name: "union", at, args: [] }, source, count: 1 };
  if (count > MOST_CALLS) return before;
  const last = count === MOST_CALLS ? { name: "?", at, args: [] } : tracedStep(method, evaluate);
  return { last, before, source, count: count + 1 };
}
var TELLING = new Set(
  "describe meta default prefault catch min max gt gte lt lte length size multipleOf step regex startsWith endsWith includes record literal preprocess".split(" ")
);
function tracedStep({ name, args, at, coerces, isIso }, evaluate) {
  const values = args.map((arg) => {
    if (arg.type === "Literal" && "regex" in arg) return { kind: "regex", ...place(arg), ...arg.regex };
    return TELLING.has(name) ? evaluate(arg) : unknownAt(place(arg));
  });
  return { name: isIso && name === "date" ? "isodate" : name, at, args: values, ...coerces && { coerces } };
}
function applyAll(draft, methods, evaluate) {
  for (const method of methods) {
    if (LEAVES.has(method.name)) return void 0;
    const before = draft.trace;
    if (!apply(draft, method, evaluate)) draft.open = true;
    if (before) draft.trace = traced(before, method, evaluate);
  }
  return finish(draft);
}
var GIVEN_NOTHING = new Set("string number boolean null bigint int date any unknown".split(" "));
var SCHEMAS = /* @__PURE__ */ new Set([
  ...GIVEN_NOTHING,
  ..."object strictObject looseObject array enum nativeEnum literal union discriminatedUnion record partialRecord looseRecord tuple optional nullable nullish lazy custom instanceof function map set promise preprocess pipe symbol undefined void never nan intersection templateLiteral file stringbool codec json float32 float64 int32 uint32 int64 uint64 uuidv4 uuidv6 uuidv7 httpUrl mac hex hash transform".split(" ")
]);
var WRAPPERS = /* @__PURE__ */ new Set(["optional", "nullable", "nullish"]);
var LEAVES = new Set(
  "parse safeParse parseAsync safeParseAsync spa isOptional isNullable toJSONSchema encode decode safeEncode safeDecode keyof and exclude extract unwrap removeDefault innerType sourceType".split(" ")
);
var MAY_BE_MISSING = new Set(
  "any unknown lazy custom instanceof function preprocess pipe undefined void intersection codec json transform".split(
    " "
  )
);
var PARTS = ["properties", "required", "additionalProperties", "items", "prefixItems", "anyOf"];
function start(draft, { name, args, at }, evaluate) {
  const put = (key, value) => set(draft, key, at, value);
  const inner = (arg) => asSchema(arg ? evaluate(arg) : void 0, at);
  const given = (index = 0) => args[index] ? evaluate(args[index]) : void 0;
  switch (name) {
    case "object":
    case "strictObject":
    case "looseObject":
      if (name !== "object") takeMore(draft, name === "looseObject", at);
      draft.isStrict = name === "strictObject";
      return applyShape(draft, given(), at);
    case "array":
      return put("items", inner(args[0]));
    case "enum":
    case "nativeEnum":
    case "literal": {
      const one = given();
      const values = one?.kind === "object" && name !== "literal" ? membersOf2(one) : one;
      if (values?.kind === "array") return put("enum", values);
      return values !== void 0 && name === "literal" && isPlain(values) ? put("enum", { kind: "array", ...place(args[0]), items: [values], open: false }) : false;
    }
    case "union":
    case "discriminatedUnion": {
      const options = given(name === "union" ? 0 : 1);
      if (options?.kind !== "array") return false;
      const items2 = options.items.map((item) => asSchema(item, at));
      draft.optional = items2.some((each) => markOf(each) === "optional");
      return put("anyOf", { ...options, items: items2 });
    }
    case "record":
      return put("additionalProperties", inner(args[1] ?? args[0]));
    case "tuple": {
      const parts = given();
      return parts?.kind === "array" ? put("prefixItems", parts) : false;
    }
    default:
      return true;
  }
}
function apply(draft, { name, args, at }, evaluate) {
  const put = (key, value) => set(draft, key, at, value);
  const given = () => args[0] ? evaluate(args[0]) : void 0;
  switch (name) {
    case "strict":
    case "passthrough":
    case "loose":
      draft.isStrict = name === "strict";
      return takeMore(draft, name !== "strict", at);
    case "catchall":
      return put("additionalProperties", asSchema(given(), at));
    case "strip":
      draft.isStrict = false;
      draft.entries = draft.entries.filter(({ key }) => key !== "additionalProperties");
      return true;
    case "optional":
    case "nullish":
    case "exactOptional":
    case "default":
    case "prefault":
    case "catch":
      draft.optional = true;
      return true;
    case "nonoptional":
      draft.optional = false;
      draft.mayBeMissing = false;
      return true;
    case "array":
      return put("items", startAnew(draft, at));
    case "or": {
      const items2 = [startAnew(draft, at), asSchema(given(), at)];
      draft.optional = items2.some((each) => markOf(each) === "optional");
      return put("anyOf", { kind: "array", start: at.start, end: at.end, items: items2, open: false });
    }
    case "pick":
    case "omit":
      return choose(draft, name === "pick", given(), at);
    case "partial":
      return someOptional(draft, args.length === 0 ? "all" : given(), at);
    case "required":
      return hideRequired(draft, at);
    case "extend":
    case "merge":
    case "safeExtend":
    case "augment": {
      const more = given();
      return applyShape(draft, isSchemaOfObject(more) ? shapeOf(more) : more, at);
    }
    default:
      return true;
  }
}
var takeMore = (draft, value, at) => set(
  draft,
  "additionalProperties",
  at,
  value ? { kind: "object", start: at.start, end: at.end, entries: [], open: false } : { kind: "boolean", start: at.start, end: at.end, value }
);
function membersOf2(object2) {
  const { start: start3, end, open } = object2;
  return { kind: "array", start: start3, end, items: lasting(object2).map(({ value }) => value), open };
}
var isPlain = (value) => value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "null";
function zodModuleOf(call, scopes) {
  const root = rootOf(call);
  if (root?.type !== "Identifier") return void 0;
  const imported = importOf(root, scopes);
  const isZod = imported !== void 0 && (/^(z|zod)$/.test(imported.name) || /^zod(\/|$)/.test(imported.source));
  return isZod ? imported.source : void 0;
}
function rootOf(call) {
  let at = bare(call);
  while (at.type === "CallExpression" || at.type === "MemberExpression") {
    at = bare(at.type === "CallExpression" ? at.callee : at.object);
  }
  return at;
}
function stepsOf(call) {
  const steps = [];
  let at = bare(call);
  while (at.type === "CallExpression") {
    const callee = bare(at.callee);
    if (callee.type !== "MemberExpression") return [];
    const name = memberName(callee) ?? "?";
    const step = { name, args: at.arguments, at: place(callee.property) };
    at = bare(callee.object);
    steps.push({
      ...step,
      coerces: at.type === "MemberExpression" && memberName(at) === "coerce",
      isIso: at.type === "MemberExpression" && memberName(at) === "iso"
    });
    if (at.type === "MemberExpression") at = bare(at.object);
  }
  return steps.reverse();
}

// src/extract/javascript/evaluate/names.ts
var Names = class {
  #scopes;
  #resolveImport;
  #evaluate;
  #known = /* @__PURE__ */ new Map();
  #underWay = /* @__PURE__ */ new Set();
  constructor(scopes, resolveImport, evaluate) {
    this.#scopes = scopes;
    this.#resolveImport = resolveImport;
    this.#evaluate = evaluate;
  }
  identifier(node, env) {
    if (node.name === "undefined") return nothing(node);
    const binding = this.#scopes.resolve(node);
    if (!binding) return unknown(node);
    const bound = env.values.get(binding);
    if (bound) return bound;
    const isCacheable = !isLocal(binding, env);
    const isFound = binding.path ?? (isCacheable ? void 0 : binding.rest);
    if (!isFound || this.#scopes.isWritten(node.name, binding)) return unknown(node);
    const imported = importOf(node, this.#scopes);
    if (imported) {
      const isNamespace = binding.kind === "import" && imported.name === "*";
      if (isNamespace || !binding.path) return unknown(node);
      return follow(this.imported(imported, node), binding.path.slice(1), node);
    }
    const known2 = isCacheable ? this.#known.get(binding) : void 0;
    if (known2) return known2;
    if (this.#underWay.has(binding)) return unknown(node);
    this.#underWay.add(binding);
    const value = this.#declared(binding, node, isCacheable ? NO_ENV : env);
    this.#underWay.delete(binding);
    if (isCacheable) this.#known.set(binding, value);
    return value;
  }
  #declared(binding, use, env) {
    switch (binding.kind) {
      case "variable": {
        const { init } = binding.node;
        return init && !isLoopVariable(binding.node) ? taken(binding, this.#evaluate(init, env), use) : unknown(use);
      }
      case "enum":
        return enumNode(binding.node);
      case "class":
        return classNode(binding.node, (each) => this.#evaluate(each, env));
      default:
        return unknown(use);
    }
  }
  /** Step by step: a chain of members may be longer than the stack is deep. What is around a member does not count as used. */
  member(node, env) {
    const chain = [node];
    let owner = bare(node.object);
    for (; owner.type === "MemberExpression"; owner = bare(owner.object)) chain.push(owner);
    const source = this.#moduleOf(owner);
    let value;
    for (const each of chain.reverse()) {
      const key = keyOf(each.property, each.computed, (expression) => this.#evaluate(expression, env));
      if (key === void 0) value = unknown(each);
      else if (value === void 0 && source !== void 0) value = this.imported({ source, name: key }, each);
      else value = memberOf(value ?? this.#owner(owner, env), key, each);
    }
    return value;
  }
  #owner(node, env) {
    return node.type === "Identifier" ? this.identifier(node, env) : this.#evaluate(node, env);
  }
  /** The module whose namespace an expression is: `C` after `import * as C from './c.js'`, `require('./c.js')`. */
  #moduleOf(node) {
    if (node.type === "CallExpression") return requiredModule(node);
    if (node.type !== "Identifier") return void 0;
    const binding = this.#scopes.resolve(node);
    if (binding?.path?.length !== 0 || this.#scopes.isWritten(node.name, binding)) return void 0;
    const imported = importOf(node, this.#scopes);
    return imported?.name === "*" ? imported.source : void 0;
  }
  /** A value of another file, or a well-known one, which gets the place where it is used. */
  imported({ source, name }, use) {
    const value = this.#resolveImport(source, name);
    if (!value) return unknown(use);
    return value.file === void 0 ? { ...value, ...place(use) } : value;
  }
};
var memberOf = (object2, key, use) => isBuiltSchema(object2) ? zodMember(object2, key) ?? unknown(use) : follow(object2, [key], use);
var isLoopVariable = (declarator) => /^For(In|Of)Statement$/.test(declarator.parent.parent.type);
function enumNode(node) {
  const entries2 = [];
  let next = 0;
  for (const member2 of membersOf3(node)) {
    const key = staticName(member2.id, false);
    const { initializer } = member2;
    let value;
    if (initializer) value = constantOf(initializer);
    else value = next === void 0 ? unknown(member2) : { kind: "number", ...place(member2), value: next };
    next = value.kind === "number" ? value.value + 1 : void 0;
    if (key !== void 0) entries2.push({ key, ...place(member2.id), value });
  }
  return { kind: "object", ...place(node), entries: entries2, open: false };
}
function membersOf3(node) {
  return node.body?.members ?? node.members;
}
function constantOf(initializer) {
  const node = bare(initializer);
  if (node.type === "Literal") return literal(node);
  const name = node.type === "TemplateLiteral" ? staticName(node, true) : void 0;
  return name === void 0 ? unknown(node) : { kind: "string", ...place(node), value: name };
}
function classNode(node, evaluate) {
  const entries2 = [];
  for (const member2 of node.body.body) {
    if (member2.type !== "PropertyDefinition" || !member2.static || !member2.value) continue;
    const key = keyName(member2);
    if (key !== void 0) entries2.push({ key, ...place(member2.key), value: evaluate(member2.value) });
  }
  return { kind: "object", ...place(node), entries: entries2, open: true };
}

// src/extract/javascript/schemas/typebox.ts
function isTypeboxCall(call, scopes) {
  const callee = bare(call.callee);
  const imported = callee.type === "MemberExpression" ? importOf(bare(callee.object), scopes) : void 0;
  return imported !== void 0 && MODULES.test(imported.source) && /^(Type|default|\*)$/.test(imported.name);
}
var MODULES = /(^|[/-])typebox$|^@[^/]+\/pi-ai$/;
var PLAIN2 = {
  String: "string",
  Number: "number",
  Integer: "integer",
  Boolean: "boolean",
  Null: "null"
};
var OPTIONS = { Any: 0, Unknown: 0, Object: 1, Array: 1, Union: 1, Literal: 1 };
function typeboxNode(call, evaluate) {
  const callee = bare(call.callee);
  if (callee.type !== "MemberExpression") return unknown(call);
  const name = memberName(callee) ?? "";
  const args = call.arguments;
  if (args.some(({ type }) => type === "SpreadElement")) return unknown(call);
  if (args[0] && /^(Optional|Readonly|Unsafe)$/.test(name)) return marked(call, name, args[0], evaluate);
  const isPlain4 = Object.hasOwn(PLAIN2, name);
  if (!isPlain4 && !Object.hasOwn(OPTIONS, name)) return unknown(call);
  const draft = { ...place(call), entries: [], open: false, optional: false };
  if (!start2(draft, name, args[0], place(callee.property), evaluate)) draft.open = true;
  addOptions(draft, args[isPlain4 ? 0 : OPTIONS[name]], evaluate);
  return { ...finish(draft), [TYPEBOX]: true };
}
function marked(call, name, argument, evaluate) {
  const schema = evaluate(argument);
  if (schema.kind !== "object" || !(name === "Unsafe" || isBuiltSchema(schema))) return unknown(call);
  const mark = name === "Optional" ? "optional" : markOf(schema) ?? "required";
  return { ...schema, [BUILT]: mark, [TYPEBOX]: true };
}
function start2(draft, name, first, at, evaluate) {
  const given = first && evaluate(first);
  switch (name) {
    case "Any":
    case "Unknown":
      return true;
    case "Object":
      set(draft, "type", at, text2("object", at));
      return applyShape(draft, given, at);
    case "Array":
      set(draft, "type", at, text2("array", at));
      return set(draft, "items", at, asSchema(given, at));
    case "Union":
      if (given?.kind !== "array") return false;
      return set(draft, "anyOf", at, { ...given, items: given.items.map((item) => asSchema(item, at)) });
    case "Literal":
      if (given?.kind !== "string" && given?.kind !== "number" && given?.kind !== "boolean") return false;
      set(draft, "const", at, given);
      return set(draft, "type", at, text2(given.kind, at));
    default:
      return set(draft, "type", at, text2(PLAIN2[name], at));
  }
}
function addOptions(draft, argument, evaluate) {
  if (!argument) return;
  const options = evaluate(argument);
  if (options.kind !== "object" || options.open) draft.open = true;
  if (options.kind !== "object") return;
  setAll(draft, options.entries);
}

// src/extract/javascript/evaluate/evaluator.ts
var Evaluator = class _Evaluator {
  file;
  #resolveImport;
  #names;
  #budget;
  #isOfAnswers;
  constructor(file, resolveImport = () => void 0, isOfAnswers2 = false) {
    this.file = file;
    this.#resolveImport = resolveImport;
    this.#names = new Names(file.scopes, resolveImport, (expression, env) => this.evaluate(expression, env));
    this.#budget = new Budget(file.size);
    this.#isOfAnswers = isOfAnswers2;
  }
  /** Also reads functions that do something before they return: the results of tools are made that way, tools are not. */
  ofAnswers() {
    return new _Evaluator(this.file, this.#resolveImport, true);
  }
  evaluate(expression, env = NO_ENV) {
    const node = bare(expression);
    if (!this.#budget.enter()) return unknown(node);
    try {
      return this.#evaluate(node, env);
    } finally {
      this.#budget.leave();
    }
  }
  /** The value of a name that the file declares, whatever its size. */
  declared(identifier) {
    return this.#names.identifier(identifier, NO_ENV);
  }
  /** What a function returns, whatever it is given. */
  returned(callable) {
    return this.#apply(callable, callable.params.map(unknown), NO_ENV, callable);
  }
  /** The environment in a function that is called with these arguments. */
  envIn(callable, args, outer2, call) {
    return bindParams(callable, args, outer2, call, this.file.scopes, (each, env) => this.evaluate(each, env));
  }
  #evaluate(node, env) {
    const evaluate = (expression) => this.evaluate(expression, env);
    switch (node.type) {
      case "Literal":
        return literal(node);
      case "TemplateLiteral":
        return templateValue(node, evaluate, this.#budget);
      case "ObjectExpression":
        return objectValue(node, evaluate);
      case "ArrayExpression":
        return arrayValue(node, evaluate);
      case "Identifier":
        return this.#used(this.#names.identifier(node, env), node);
      case "MemberExpression": {
        const text3 = textOfThis(node, this.file);
        return this.#used(text3 ? evaluate(text3) : this.#names.member(node, env), node);
      }
      case "ConditionalExpression":
        return conditionalValue(node, evaluate);
      case "LogicalExpression":
        return logicalValue(node, evaluate);
      case "BinaryExpression":
        return binaryValue(node, evaluate, this.#budget);
      case "UnaryExpression":
        return unaryValue(node, evaluate);
      case "AwaitExpression":
        return evaluate(node.argument);
      case "CallExpression":
        return this.#call(node, env, evaluate);
      default:
        return unknown(node);
    }
  }
  /**
   * The same value, with the place where it was used by name. Each use adds the value to the tree again, so names of
   * names of lists could grow without limit.
   */
  #used(value, use) {
    const isNoted = value.via !== void 0 || value.start === startOf(use);
    return this.#budget.allows(value) ? isNoted ? value : { ...value, via: place(use) } : unknown(use);
  }
  #call(node, env, evaluate) {
    const { scopes } = this.file;
    const source = requiredModule(node);
    if (source !== void 0) return this.#used(this.#names.imported({ source, name: "*" }, node), node);
    const converted = convertedValue(node, scopes, evaluate);
    if (converted) return converted;
    const zod = zodModuleOf(node, scopes);
    if (zod !== void 0) return zodNode(node, evaluate, zod) ?? unknown(node);
    if (isTypeboxCall(node, scopes)) return typeboxNode(node, evaluate);
    if (node.arguments.some(({ type }) => type === "SpreadElement")) return unknown(node);
    const callee = bare(node.callee);
    const [first] = node.arguments;
    if (first && callee.type === "Identifier" && callee.name === "structuredClone" && !scopes.isDeclared(callee))
      return evaluate(first);
    return callee.type === "MemberExpression" ? this.#method(node, callee, env, evaluate) : this.#inline(node, callee, env, evaluate);
  }
  #method(node, callee, env, evaluate) {
    const method = memberName(callee);
    const owner = bare(callee.object);
    const global = owner.type === "Identifier" && !this.file.scopes.isDeclared(owner) ? owner.name : void 0;
    if (global === "Object") return methodOfObject(node, method, evaluate);
    if (global === "JSON" && method === "stringify") {
      const [given] = node.arguments;
      return unknownText(node, this.#isOfAnswers && given ? beginningOfJson(evaluate(given)) : "");
    }
    const namespace = method === void 0 ? void 0 : importOf(owner, this.file.scopes);
    if (namespace?.name === "*") return this.#returnedBy({ source: namespace.source, name: method }, node);
    const own = this.#isOfAnswers ? onlyMethodOfThis(callee, this.file) : void 0;
    if (own) return this.#apply(own, node.arguments.map(evaluate), env, node);
    const value = evaluate(owner);
    if (isBuiltSchema(value)) return zodMethod(value, node, evaluate) ?? unknown(node);
    const [first] = node.arguments;
    if (value.kind === "array" && method === "map" && first) return this.#map(node, value, first, env);
    return methodOf(node, value, method, evaluate, this.#budget);
  }
  /** `widgets.map((w) => ({ \u2026 }))`: one item for each of a known array. */
  #map(node, owner, callback, env) {
    const callable = functionOf(callback, this.file.scopes);
    if (!callable) return unknown(node);
    const items2 = owner.items.map((item, index) => {
      const position = { kind: "number", ...place(node), value: index };
      const given = [item, owner.open ? unknown(node) : position, owner];
      const made = this.#apply(callable, given, env, node, onlyObject(callable));
      return handedOn(item, made);
    });
    return { kind: "array", ...place(node), items: items2, open: owner.open };
  }
  #inline(node, callee, env, evaluate) {
    const callable = functionOf(callee, this.file.scopes);
    if (callable) return this.#apply(callable, node.arguments.map(evaluate), env, node);
    const imported = importOf(callee, this.file.scopes);
    return imported && imported.name !== "*" ? this.#returnedBy(imported, node) : unknown(node);
  }
  /** What a function of another file returns. */
  #returnedBy({ source, name }, node) {
    return this.#used(this.#names.imported({ source, name: `${name}${CALLED}` }, node), node);
  }
  #apply(callable, args, env, call, only = onlyReturn(callable)) {
    const less = only ? void 0 : returnedWithout(callable);
    if (less && !callable.generator) return this.#applyWithout(less, callable, args, env, call);
    const results = only ? [only] : this.#isOfAnswers ? objectsReturned(callable) : void 0;
    if (!results?.length || callable.generator) return unknown(call);
    this.#budget.enterFunction();
    const inner = this.envIn(callable, args, env, call);
    const isLeftOut = (each) => isExcluded(each, callable, (test) => truthOf(this.evaluate(test, inner)));
    const values = (only ? results : results.filter((each) => !isLeftOut(each))).map(
      (each) => this.evaluate(each, inner)
    );
    const value = values.length < 2 ? values[0] ?? unknown(call) : returnsAs(union(call, values));
    this.#budget.leaveFunction();
    return value;
  }
  #applyWithout({ whole, keys }, callable, args, env, call) {
    this.#budget.enterFunction();
    const value = this.evaluate(whole, this.envIn(callable, args, env, call));
    this.#budget.leaveFunction();
    if (value.kind !== "object" || isBuiltSchema(value)) return unknown(call);
    return { ...value, entries: value.entries.filter(({ key }) => !keys.includes(key)) };
  }
};
function onlyObject(callable) {
  const [only, ...others] = objectsReturned(callable) ?? [];
  return others.length > 0 ? void 0 : only;
}
function isExcluded(node, callable, truthOfTest) {
  for (let child = node, at = node.parent; at && at !== callable; child = at, at = at.parent)
    if (at.type === "IfStatement" && child !== at.test && truthOfTest(at.test) === (child === at.alternate))
      return true;
  return false;
}
var returnsAs = (value) => value.kind === "union" ? { ...value, areReturns: true } : value;
function handedOn(item, made) {
  if (made.kind !== "object") return made;
  if (item.kind === "object") return asSaidIn(item, made);
  const parts = item.kind === "array" ? item.items.filter((each) => each.kind === "object") : [];
  return parts.length === 1 ? asSaidIn(parts[0], made) : parts.reduce(withKeysOf, made);
}
function asSaidIn(item, made) {
  const keyed = withKeysOf(made, item);
  const isKept = ({ key, value }) => value.kind === "unknown" || (entry(keyed, key)?.value.kind ?? "unknown") !== "unknown";
  if (keyed.open || !lasting(item).every(isKept)) return keyed;
  const { start: start3, end, file, via } = item;
  return { ...keyed, start: start3, end, ...file && { file }, ...via && { via } };
}
function withKeysOf(made, item) {
  const entries2 = made.entries.map((each) => {
    const own = entry(item, each.key);
    if (!own || own === each || !isSame(own.value, each.value)) return each;
    return markOf(own.value) === markOf(each.value) ? own : { ...own, value: each.value };
  });
  return { ...made, entries: entries2 };
}
var isSame = (a, b) => a.kind === b.kind && a.kind !== "unknown" && a.start === b.start && a.end === b.end && a.file === b.file;

// src/extract/javascript/survey.ts
var namesIn = remembered(
  ({ identifiers }) => groupBy(identifiers, ({ name }) => name)
);
function survey(program, normalise) {
  const identifiers = [];
  const calls = [];
  const made = [];
  const objects = [];
  const functions = [];
  const classes = [];
  const templates = [];
  const imports2 = [];
  const loops = [];
  const modules = [];
  const hostWords = [];
  const assigned = /* @__PURE__ */ new Set();
  const kept = [];
  const scopes = new Scopes();
  let size = 0;
  let namesApi = false;
  walkAst(
    program,
    (node) => {
      size++;
      if (node.type === "Property") return;
      if (node.type === "Identifier") {
        identifiers.push(node);
        return;
      }
      if (node.type === "Literal") {
        if (typeof node.value === "string" && /^(?:ui\/|openai:)/.test(node.value)) hostWords.push(node);
        return;
      }
      switch (node.type) {
        case "CallExpression":
          calls.push(node);
          scopes.noteCall(node);
          noteModule(requiredModule(node));
          break;
        case "ImportExpression":
          noteModule(loadedModule(node));
          break;
        case "NewExpression":
          made.push(node);
          break;
        case "ObjectExpression":
          objects.push(node);
          break;
        case "MemberExpression":
          namesApi ||= memberName(node) === "openai";
          break;
        case "ObjectPattern":
          namesApi ||= node.properties.some((each) => keyName(each) === "openai");
          break;
        case "ImportDeclaration":
          imports2.push(node);
          noteModule(importedModule(node));
          for (const specifier of node.specifiers)
            scopes.declare(specifier.local, { kind: "import", node: specifier }, node);
          break;
        case "VariableDeclaration":
          for (const declarator of node.declarations) {
            const scope = scopeAround(node, node.kind === "var" ? VAR_SCOPES : SCOPES);
            scopes.declare(declarator.id, { kind: "variable", node: declarator }, scope);
          }
          break;
        case "TSEnumDeclaration":
          scopes.declare(node.id, { kind: "enum", node }, scopeAround(node));
          break;
        case "TemplateLiteral":
          templates.push(node);
          break;
        case "ClassExpression":
          classes.push(node);
          break;
        case "ClassDeclaration":
          classes.push(node);
          if (node.id) scopes.declare(node.id, { kind: "class", node }, scopeAround(node));
          break;
        case "CatchClause":
          if (node.param) scopes.declare(node.param, { kind: "catch", node }, node);
          break;
        case "AssignmentExpression":
          scopes.noteWrite(node.left);
          noteAssigned(node.left);
          if (node.left.type === "MemberExpression" && node.left.object.type === "ThisExpression") kept.push(node);
          break;
        case "UpdateExpression":
          scopes.noteWrite(node.argument);
          break;
        case "UnaryExpression":
          if (node.operator === "delete") scopes.noteWrite(node.argument);
          break;
        case "ForInStatement":
        case "ForOfStatement":
          loops.push(node);
          if (node.left.type !== "VariableDeclaration") scopes.noteWrite(node.left);
          break;
        default:
          if (isFunction(node)) {
            functions.push(node);
            if (node.id) node.id.parent = node;
            if (node.type === "FunctionDeclaration" && node.id)
              scopes.declare(node.id, { kind: "function", node }, scopeAround(node));
            if (node.type === "FunctionExpression" && node.id)
              scopes.declare(node.id, { kind: "function", node }, node);
            node.params.forEach((param, index) => scopes.declare(param, { kind: "param", node: param, index }, node));
          }
      }
    },
    normalise
  );
  const found = {
    identifiers,
    calls,
    made,
    objects,
    functions,
    classes,
    templates,
    imports: imports2,
    loops,
    assigned,
    kept,
    modules,
    hostWords
  };
  return { program, ...found, namesApi, size, scopes };
  function noteAssigned(target) {
    const name = target.type === "MemberExpression" ? memberName(target) : void 0;
    if (name !== void 0) assigned.add(name);
  }
  function noteModule(name) {
    if (name !== void 0) modules.push(name);
  }
}
var VAR_SCOPES = /* @__PURE__ */ new Set(["Program", "StaticBlock", "TSModuleBlock"]);
var SCOPES = /* @__PURE__ */ new Set([
  ...VAR_SCOPES,
  "BlockStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "SwitchStatement",
  "CatchClause"
]);
function scopeAround(node, scopes = SCOPES) {
  let at = node.parent ?? node;
  while (at.parent && !scopes.has(at.type) && !isFunction(at)) at = at.parent;
  return at;
}

// src/extract/javascript/widget/api.ts
var WINDOWS = /* @__PURE__ */ new Set(["window", "globalThis", "self", "top"]);
var MOST_ALIASES = 5;
var Api = class {
  scopes;
  constructor(scopes) {
    this.scopes = scopes;
  }
  /** `window`, `globalThis`, `window.top`, unless the file declares the name itself. */
  isWindow(node) {
    const at = node && bare(node);
    if (at?.type === "Identifier") return WINDOWS.has(at.name) && !this.scopes.isDeclared(at);
    return at?.type === "MemberExpression" && WINDOWS.has(memberName(at) ?? "") && this.isWindow(at.object);
  }
  isGlobal(node) {
    const at = bare(node);
    return at.type === "MemberExpression" && memberName(at) === "openai" && this.isWindow(at.object);
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
  /** A value that is truthy only if `window.openai` exists: itself, or something read from it. */
  comesFrom(node, depth = 0) {
    let at = bare(node);
    for (; ; ) {
      if (this.is(at)) return true;
      if (at.type === "MemberExpression") at = bare(at.object);
      else if (at.type === "CallExpression" && bare(at.callee).type !== "Identifier") at = bare(at.callee);
      else break;
    }
    const alias = at.type === "Identifier" && depth < MOST_ALIASES ? this.constant(at) : void 0;
    return alias !== void 0 && this.comesFrom(alias.init, depth + 1);
  }
  /** The initial value of a name that is never reassigned, and the path into it. */
  constant(identifier) {
    const binding = this.scopes.resolve(identifier);
    if (binding?.kind !== "variable" || !binding.node.init || !binding.path) return void 0;
    if (this.scopes.isReassigned(identifier.name, binding)) return void 0;
    return { init: binding.node.init, path: binding.path };
  }
  /** A test or a standalone page defines its own `window.openai`. */
  isMock(node) {
    if (node.type === "AssignmentExpression") return this.isGlobal(node.left);
    if (node.type !== "CallExpression") return false;
    const [first, second] = node.arguments;
    const method = path(node.callee).at(-1);
    if (method === "stubGlobal") return isText2(first, "openai") || isText2(first, "window");
    if (method === "defineProperty") return isText2(second, "openai");
    return method === "assign" && this.isWindow(first) && hasKey(second, "openai");
  }
  /** The names in `Object.assign(window.openai, { \u2026 })`, of which some may be unknown. */
  assignedBy(node) {
    if (node.type !== "CallExpression" || path(node.callee).join(".") !== "Object.assign") return void 0;
    const [target, ...sources] = node.arguments;
    if (!target || !this.is(target)) return void 0;
    return sources.flatMap(
      (source) => source.type === "ObjectExpression" ? source.properties.map((each) => keyName(each)) : [void 0]
    );
  }
};
var isText2 = (node, text3) => node?.type === "Literal" && node.value === text3;
var hasKey = (node, key) => node?.type === "ObjectExpression" && node.properties.some((each) => keyName(each) === key);
var CLIENT_MEMBERS = new Set(
  "apiKey audio beta chat completions embeddings images models moderations responses".split(" ")
);
function touchesIn(program, api) {
  const all = [];
  const assigned = [];
  let isMocked = false;
  walkAst(program, (node) => {
    if (node.type === "MemberExpression" && api.is(node.object)) all.push(touch(node));
    else if (node.type === "VariableDeclarator" && node.init && node.id.type === "ObjectPattern") {
      if (api.is(node.init)) append(all, destructured(node.init, node.id));
    }
    isMocked ||= api.isMock(node);
    const members = api.assignedBy(node);
    isMocked ||= members?.includes(void 0) ?? false;
    if (members) append(assigned, members);
  });
  const isClient = all.some(({ name }) => name !== void 0 && CLIENT_MEMBERS.has(name));
  return { all: isClient ? [] : all, isMocked, assigned };
}
function touch(node) {
  const name = memberName(node);
  const call = callOf(node);
  return {
    node,
    api: bare(node.object),
    ...name !== void 0 && { member: node.property, name },
    ...call && { call },
    isGiven: node.parent?.type === "AssignmentExpression" && bare(node.parent.left) === node
  };
}
function callOf(node) {
  let at = node.parent;
  while (at && at.type !== "CallExpression" && bare(at) === node) at = at.parent;
  return at?.type === "CallExpression" && bare(at.callee) === node ? at : void 0;
}
function destructured(init, { properties }) {
  const found = properties.flatMap((each) => {
    const name = keyName(each);
    return name === void 0 || each.type !== "Property" ? [] : [{ node: init, api: bare(init), member: each.key, name }];
  });
  return found.length > 0 ? found : [{ node: init, api: bare(init) }];
}
var DEEPEST2 = 5;
function argumentNode(expression, evaluator, api) {
  const value = plain(evaluator.evaluate(expression));
  return value.kind === "unknown" && mayBeText2(expression, api) ? { ...value, isText: true } : value;
}
function mayBeText2(expression, api, depth = 0) {
  const at = bare(expression);
  if (depth > DEEPEST2) return false;
  switch (at.type) {
    case "Literal":
      return typeof at.value === "string";
    case "TemplateLiteral":
      return true;
    case "BinaryExpression":
      return at.operator === "+" && operandsOf(at).some((each) => mayBeText2(each, api, depth + 1));
    case "ConditionalExpression":
      return mayBeText2(at.consequent, api, depth + 1) && mayBeText2(at.alternate, api, depth + 1);
    case "CallExpression":
      return isMadeText(at, api);
    case "Identifier": {
      const constant = api.constant(at);
      return constant?.path.length === 0 && mayBeText2(constant.init, api, depth + 1);
    }
    default:
      return false;
  }
}
function isMadeText({ callee, arguments: args }, { scopes }) {
  const name = path(callee).join(".");
  if (args.length === 0 || name !== "JSON.stringify" && name !== "String") return false;
  const root = bare(callee);
  return !scopes.isDeclared(root.type === "MemberExpression" ? bare(root.object) : root);
}

// src/extract/javascript/widget/origins.ts
var NameUses = class {
  #program;
  #scopes;
  #uses;
  constructor(program, scopes) {
    this.#program = program;
    this.#scopes = scopes;
  }
  usesOf(name, declaration) {
    const uses = this.#all().get(name) ?? [];
    return uses.filter((use) => this.#scopes.resolve(use)?.node === declaration);
  }
  /** All values that a variable is assigned; undefined if they are unknown. */
  givenTo(name, { kind, node, path: path2 }) {
    if (kind !== "variable" || path2?.length !== 0 || /^For(In|Of)Statement$/.test(node.parent.parent.type))
      return void 0;
    const given = [node.init ?? void 0];
    for (const use of this.usesOf(name, node)) {
      const parent = use.parent;
      if (parent?.type === "AssignmentExpression" && parent.left === use) {
        if (parent.operator !== "=") return void 0;
        given.push(parent.right);
      } else if (parent && isWrittenBy(use, parent)) return void 0;
    }
    return given;
  }
  #all() {
    if (this.#uses) return this.#uses;
    const uses = /* @__PURE__ */ new Map();
    walkAst(this.#program, (node) => {
      if (isName(node) && !isDeclaration(node)) addTo(uses, node.name, node);
    });
    return this.#uses = uses;
  }
};
function isWrittenBy(use, at) {
  switch (at.type) {
    case "UpdateExpression":
    case "ArrayPattern":
    case "RestElement":
      return true;
    case "Property":
      return at.value === use && at.parent.type === "ObjectPattern";
    case "ForInStatement":
    case "ForOfStatement":
    case "AssignmentPattern":
      return at.left === use;
    default:
      return false;
  }
}
function isDeclaration(identifier) {
  const { parent } = identifier;
  if (!parent) return false;
  if (parent.type === "VariableDeclarator") return parent.id === identifier;
  if (isFunction(parent)) return parent.body !== identifier;
  if (parent.type === "MemberExpression") return parent.property === identifier && !parent.computed;
  return parent.type === "Property" && parent.key === identifier && parent.value !== identifier && !parent.computed;
}
var Callables = class {
  #api;
  #looked = /* @__PURE__ */ new Map();
  constructor(api) {
    this.#api = api;
  }
  /** The function that a callee is, or that its name always refers to. */
  of(expression) {
    const callee = bare(expression);
    if (callee.type !== "Identifier") return isFunction(callee) ? callee : void 0;
    const binding = this.#api.scopes.resolve(callee);
    if (binding?.kind === "function") return binding.node;
    const init = this.#api.constant(callee)?.init;
    const given = init?.type === "CallExpression" && isHook(init) ? init.arguments[0] : init;
    const inner = given && bare(given);
    return inner && isFunction(inner) ? inner : void 0;
  }
  /** `useMemo(() => \u2026)` has the value that the function returns. */
  givenToHook(call) {
    if (!isHook(call)) return void 0;
    return call.arguments.map(bare).filter(isFunction).find((each) => this.lookAt(each));
  }
  lookAt(expression) {
    const isOrigin = (node) => this.#api.isGlobal(node) || node.type === "Literal" && node.value === "openai";
    return known(this.#looked, expression, () => holds(expression, isOrigin));
  }
};
var isHook = ({ callee }) => /^use[A-Z]/.test(path(callee).at(-1));
var MOST = 100;
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
      if (found.length + todo.length > MOST) return [expression];
      const inner = at && this.#within(at, seen);
      if (inner) append(todo, inner);
      else found.push(at);
    }
    return found.length > 0 ? found : [expression];
  }
  /** The value, if it is always the same; null for no value. */
  scalar(source) {
    if (!source) return { value: null };
    const value = this.#evaluator.evaluate(source);
    if (value.kind === "string" || value.kind === "number" || value.kind === "boolean") return { value: value.value };
    return value.kind === "null" || value.kind === "undefined" ? { value: null } : void 0;
  }
  #within(at, seen) {
    switch (at.type) {
      case "ConditionalExpression":
        return [at.consequent, at.alternate];
      case "LogicalExpression":
        return at.operator === "&&" ? [void 0, at.right] : [at.left, at.right];
      case "AwaitExpression":
        return [at.argument];
      case "CallExpression":
        return this.#returned(at, seen);
      case "Identifier": {
        const binding = this.scalar(at) ? void 0 : this.#evaluator.file.scopes.resolve(at);
        return binding && this.#names.givenTo(at.name, binding);
      }
      default:
        return void 0;
    }
  }
  #returned(call, seen) {
    const callable = this.#callables.of(call.callee) ?? this.#callables.givenToHook(call);
    if (!callable || callable.generator) return void 0;
    if (seen.has(callable)) return [];
    seen.add(callable);
    const given = returnsOf(callable).map(({ expression }) => expression);
    const body = callable.body;
    return body.type !== "BlockStatement" || exits(body) ? given : [...given, void 0];
  }
};

// src/extract/javascript/widget/questions.ts
var DEEPEST3 = 50;
var MOST2 = 5e4;
var Question = class {
  /** The answer while it is being computed. */
  meanwhile;
  inDoubt;
  known = /* @__PURE__ */ new Map();
  /** The number of open questions when it was asked about each part. */
  open = /* @__PURE__ */ new Map();
  constructor(meanwhile, inDoubt) {
    this.meanwhile = meanwhile;
    this.inDoubt = inDoubt;
  }
};
var Questions = class {
  #depth = 0;
  #asked = 0;
  /** The outermost open question whose preliminary answer was used. */
  #leansOn = Infinity;
  /** An answer that depends on a preliminary one is not kept: in another context it may differ. */
  ask(question, about, find) {
    const known2 = question.known.get(about);
    if (known2 !== void 0) return known2;
    const opened2 = question.open.get(about);
    if (opened2 !== void 0) {
      this.#leansOn = Math.min(this.#leansOn, opened2);
      return question.meanwhile;
    }
    if (this.#depth >= DEEPEST3 || ++this.#asked > MOST2) return question.inDoubt;
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

// src/extract/javascript/widget/existence.ts
var CHECKS = /openai|chatgpt|skybridge|apps?_?sdk|(has|is|in|on)_?(host|bridge|widget)|tool_?(input|output|response)|widget_?(props|data|state)/i;
var DEEPEST_TEST = 10;
var Tests = class {
  #parts;
  /** A state proves nothing about itself. */
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
        return at.operator === "!" && this.implies(at.argument, !outcome, depth + 1);
      case "LogicalExpression": {
        if (at.operator === "??") return outcome && api.comesFrom(at.left);
        const isBoth = at.operator === "&&" === outcome;
        const left = this.implies(at.left, outcome, depth + 1);
        if (isBoth) return left || this.implies(at.right, outcome, depth + 1);
        return left && this.implies(at.right, outcome, depth + 1);
      }
      case "BinaryExpression":
        return this.#compares(at, outcome, depth);
      case "CallExpression":
        return this.#asks(at, outcome, depth);
      case "AwaitExpression":
        return this.implies(at.argument, outcome, depth + 1);
      case "AssignmentExpression":
        return this.implies(at.right, outcome, depth + 1);
      case "Identifier":
        return outcome && api.comesFrom(at) || this.#named(at, outcome, depth);
      default:
        return outcome && api.comesFrom(at);
    }
  }
  /** Whether a case of a switch is entered, or fallen into, only if it exists. */
  impliesCase(switchCase) {
    const { discriminant, cases } = switchCase.parent;
    const ends = (each) => each.consequent.some(exits);
    const index = cases.indexOf(switchCase);
    const from = cases.slice(0, index).findLastIndex(ends) + 1;
    return cases.slice(from, index + 1).every(({ test }) => {
      const right = test;
      if (right) return this.#compares({ operator: "===", left: discriminant, right }, true, 0);
      return this.#parts.questions.ask(this.#isOther, switchCase, () => this.#isNoneOf(discriminant, cases));
    });
  }
  /** `default`: a value that is in none of the cases. */
  #isNoneOf(discriminant, cases) {
    const { sources, isChecked } = this.#parts;
    const values = cases.map(({ test }) => test && sources.scalar(test)?.value);
    return sources.of(discriminant).every((source) => {
      const known2 = sources.scalar(source);
      return known2 && values.includes(known2.value) || source !== void 0 && isChecked(source);
    });
  }
  /** `const isReady = \u2026; if (isReady)`; a name from another file or a parameter may be the result of a check. */
  #named(identifier, outcome, depth) {
    const { api } = this.#parts;
    const constant = api.constant(identifier);
    if (constant?.path.length === 0) return this.implies(constant.init, outcome, depth + 1);
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const isForeign = api.scopes.resolve(identifier)?.kind !== "variable" || constant !== void 0;
    return isForeign ? CHECKS.test(identifier.name) : this.#isSetByIt(identifier, outcome, depth);
  }
  /** `let isReady = false; if (window.openai) isReady = true;` */
  #isSetByIt(identifier, outcome, depth) {
    const { api, names, questions, isChecked, sources } = this.#parts;
    const binding = api.scopes.resolve(identifier);
    if (!names.givenTo(identifier.name, binding)) return false;
    return questions.ask(
      this.#isSo[`${outcome}`],
      binding,
      () => sources.of(identifier).every((source) => {
        const known2 = sources.scalar(source);
        if (known2) return Boolean(known2.value) !== outcome || source !== void 0 && isChecked(source);
        return isChecked(source) || this.implies(source, outcome, depth + 1);
      })
    );
  }
  #asks(call, outcome, depth) {
    const { api, callables } = this.#parts;
    const callee = bare(call.callee);
    const [first] = call.arguments;
    if (callee.type === "Identifier" && callee.name === "Boolean" && first)
      return this.implies(first, outcome, depth + 1);
    if (callee.type === "MemberExpression" && api.comesFrom(callee)) return outcome;
    const method = path(callee).at(-1);
    if (callee.type === "MemberExpression" && /^(hasOwnProperty|hasOwn|has)$/.test(method))
      return outcome && call.arguments.some((each) => each.type === "Literal" && each.value === "openai");
    const callable = callables.of(callee) ?? callables.givenToHook(call);
    if (!callable) return CHECKS.test(method);
    const result = onlyReturn(callable);
    return result ? this.implies(result, outcome, depth + 1) : callables.lookAt(callable);
  }
  /** `const [ready, setReady] = useState(\u2026)`: its initial value, its setter or the code around that reads `openai`. */
  #isStateOfIt(init) {
    const { callables, names, protect, questions } = this.#parts;
    const id = init.parent?.type === "VariableDeclarator" ? init.parent.id : void 0;
    if (init.type !== "CallExpression" || path(init.callee).at(-1) !== "useState" || id?.type !== "ArrayPattern")
      return false;
    return questions.ask(this.#isState, init, () => {
      const setter = id.elements[1];
      const uses = setter?.type === "Identifier" ? names.usesOf(setter.name, init.parent) : [];
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
    if (other.type === "Literal" && typeof other.value === "boolean")
      return this.implies(subject, isEqual === outcome ? other.value : !other.value, depth + 1);
    const isTypeof = subject.type === "UnaryExpression" && subject.operator === "typeof";
    if (!api.comesFrom(isTypeof ? subject.argument : subject)) {
      const value = isTypeof ? void 0 : sources.scalar(other);
      return value !== void 0 && this.#hasValue(subject, other, value.value, isEqual === outcome);
    }
    const isNothing = isTypeof ? staticName(other, true) === "undefined" : isNullish(other);
    if (!isNothing && other.type !== "Literal") return false;
    return isNothing ? isEqual !== outcome : isEqual === outcome;
  }
  /** `host === 'chatgpt'`: each value for which this holds was assigned where `window.openai` exists. */
  #hasValue(subject, other, value, isEqual) {
    const { questions, sources, isChecked } = this.#parts;
    const isMeant = (source) => {
      const known2 = sources.scalar(source);
      if (known2) return known2.value === value !== isEqual || source !== void 0 && isChecked(source);
      return isChecked(source) || this.#mayNameHost(source, value);
    };
    return questions.ask(this.#isSo[`${isEqual}`], other, () => sources.of(subject).every(isMeant));
  }
  /** A value from another file, or a state, may be the name of the host. */
  #mayNameHost(source, value) {
    const { api } = this.#parts;
    const constant = source.type === "Identifier" ? api.constant(source) : void 0;
    if (constant && this.#isStateOfIt(constant.init)) return true;
    const name = path(source.type === "CallExpression" ? source.callee : source).at(-1);
    return CHECKS.test(name) || typeof value === "string" && CHECKS.test(value);
  }
};
var isConstant = (node) => bare(node).type === "Literal" || isNullish(bare(node));
var isNullish = (node) => node.type === "Literal" && node.value === null && !("regex" in node) || node.type === "Identifier" && node.name === "undefined" || node.type === "UnaryExpression" && node.operator === "void";

// src/extract/javascript/widget/guards.ts
var Guards = class {
  #passing;
  #callables;
  #names;
  #questions = new Questions();
  #tests;
  #gates;
  /** Recursive calls do not count. */
  #isCalledGuarded = new Question(true, true);
  constructor(api, evaluator, touches) {
    const { program, scopes } = evaluator.file;
    const protect = (node) => this.protect(node);
    const questions = this.#questions;
    const passing = this.#passing = passingOf(touches);
    const callables = this.#callables = new Callables(api);
    const names = this.#names = new NameUses(program, scopes);
    const sources = new Sources(evaluator, callables, names);
    const isChecked = (node) => this.#isReached(node, false);
    const tests = this.#tests = new Tests({ api, callables, names, sources, questions, protect, isChecked });
    this.#gates = new Gates({ tests, callables, passing, questions, protect });
  }
  protect(node) {
    return isOptional(node) || this.#isReached(node, true);
  }
  /** Whether a node runs only with `window.openai`, by something around or before it, or a failing use is caught. */
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
        if (child === at.consequent) return tests.implies(at.test, true);
        return child === at.alternate && tests.implies(at.test, false);
      case "LogicalExpression":
        if (child !== at.right || at.operator === "??") return false;
        return tests.implies(at.left, at.operator === "&&");
      case "WhileStatement":
      case "ForStatement":
        return child === at.body && at.test ? tests.implies(at.test, true) : false;
      case "CallExpression":
        return child !== at.callee && (isFunction(child) || child.type === "Identifier") && this.#isCheckedBy(at);
      case "SwitchCase":
        return child !== at.test && (this.#gates.isBehind(at.consequent, child) || tests.impliesCase(at));
      case "Program":
      case "Script":
      case "BlockStatement":
      case "StaticBlock":
      case "TSModuleBlock":
        return Array.isArray(at.body) && this.#gates.isBehind(at.body, child);
      default:
        return false;
    }
  }
  /** `whenReady(() => \u2026)`: a function of this file that reads `openai` is assumed to call its argument only if it exists. */
  #isCheckedBy({ callee }) {
    const callable = this.#callables.of(callee);
    return callable !== void 0 && this.#callables.lookAt(callable);
  }
  /** A function of this file that is used only where `window.openai` is known to exist. */
  #isOnlyCalledGuarded(callable) {
    const name = nameOf2(callable);
    if (!name || isExported(callable)) return false;
    return this.#questions.ask(this.#isCalledGuarded, callable, () => {
      const uses = this.#names.usesOf(name, callable.id ? callable : callable.parent);
      const others = uses.filter((use) => !isInside(use, callable));
      return others.length > 0 && others.every((use) => this.protect(use));
    });
  }
};
var isTried = (at, child) => at.type === "TryStatement" && child === at.block && Boolean(at.handler);
function isListener(callable) {
  const call = callable.parent;
  if (call?.type !== "CallExpression") return false;
  const [first] = call.arguments;
  return first !== void 0 && staticName(first, true) === "openai:set_globals";
}
function nameOf2(callable) {
  if (callable.id) return callable.id.name;
  const { parent } = callable;
  return parent?.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id.name : void 0;
}
function isExported(callable) {
  const declaration = callable.id ? callable : callable.parent?.parent;
  return /^Export/.test(declaration?.parent?.type ?? "");
}
var DEMANDS = /^(invariant|assert|ok|ensure|expect|must)/i;
var Gates = class {
  #parts;
  /** The index of the first gate in a block. */
  #first = new Question(Infinity, -1);
  constructor(parts) {
    this.#parts = parts;
  }
  isBehind(statements, child) {
    const first = this.#parts.questions.ask(this.#first, statements, () => {
      const index = statements.findIndex((statement) => this.#isGate(statement));
      return index < 0 ? Infinity : index;
    });
    return first < statements.indexOf(child);
  }
  #isGate(statement) {
    const { passing, protect, tests } = this.#parts;
    if (passing.has(statement)) return true;
    switch (statement.type) {
      case "IfStatement":
        if (exits(statement.consequent) && tests.implies(statement.test, false)) return true;
        return statement.alternate ? exits(statement.alternate) && tests.implies(statement.test, true) : false;
      case "ForStatement":
      case "WhileStatement":
      case "DoWhileStatement":
        return !statement.test || isAlwaysTrue(statement.test) ? breaksOf(statement).every(protect) : tests.implies(statement.test, false);
      case "ExpressionStatement":
      case "VariableDeclaration":
        return this.#asserts(statement);
      default:
        return false;
    }
  }
  /** `await openaiReady()`, `assertOpenAi()`: a call by such a name is assumed to check it. */
  #asserts(statement) {
    if (statement.type === "ExpressionStatement" && this.#isDemand(bare(statement.expression))) return true;
    const expressions = statement.type === "ExpressionStatement" ? [statement.expression] : statement.declarations.map(({ init }) => init);
    return expressions.some((expression) => {
      const isAwaited = expression?.type === "AwaitExpression";
      const given = isAwaited ? expression.argument : expression;
      if (!given) return false;
      const call = bare(given);
      const name = path(call.type === "CallExpression" ? call.callee : call).at(-1);
      if (isAwaited && /openai|ready|wait|bridge|globals/i.test(name)) return true;
      if (call.type !== "CallExpression") return false;
      const callable = this.#parts.callables.of(call.callee);
      if (!callable && /^use\w*open_?ai/i.test(name)) return true;
      return callable ? this.#throwsWithout(callable) : /^(assert|ensure|require|check|expect)\w*openai/i.test(name);
    });
  }
  /** `invariant(window.openai, '\u2026')`, `host || fail()`. */
  #isDemand(expression) {
    const { tests } = this.#parts;
    if (expression.type === "LogicalExpression" && expression.operator !== "&&") {
      return bare(expression.right).type === "CallExpression" && tests.implies(expression.left, true);
    }
    if (expression.type !== "CallExpression") return false;
    const names = path(expression.callee);
    const [first] = expression.arguments;
    return first !== void 0 && names.some((name) => DEMANDS.test(name)) && tests.implies(first, true);
  }
  /** A function of this file with a gate of its own that throws. */
  #throwsWithout({ body }) {
    if (body.type !== "BlockStatement") return false;
    return body.body.some(
      (each) => each.type === "IfStatement" && throws(each.consequent) && this.#parts.tests.implies(each.test, false)
    );
  }
};
var isAlwaysTrue = (test) => test.type === "Literal" && Boolean(test.value);
var throws = (statement) => statement.type === "ThrowStatement" || statement.type === "BlockStatement" && statement.body.some(throws);
function passingOf(touches) {
  const passing = /* @__PURE__ */ new Map();
  for (const { node } of touches) note2(node, passing);
  return passing;
}
function note2(node, passing) {
  if (isOptional(node)) return;
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || mayBeLeftOut(child, at)) return;
    const first = firstPartsOf(at);
    if (!first) continue;
    const known2 = passing.get(at);
    if (first.includes(child) && (known2 === void 0 || startOf(node) < known2)) passing.set(at, startOf(node));
    return;
  }
}
function isOptional(node) {
  for (let at = node; ; ) {
    if (at.type === "TSNonNullExpression") at = at.expression;
    else if (at.type !== "MemberExpression" && at.type !== "CallExpression") return false;
    else if (at.optional) return true;
    else at = at.type === "MemberExpression" ? at.object : at.callee;
  }
}
function mayBeLeftOut(child, at) {
  switch (at.type) {
    case "LogicalExpression":
    case "AssignmentPattern":
      return child !== at.left;
    case "ConditionalExpression":
      return child !== at.test;
    case "MemberExpression":
      return child !== at.object && isOptional(at);
    case "CallExpression":
      return child !== at.callee && isOptional(at);
    default:
      return false;
  }
}
function firstPartsOf(node) {
  switch (node.type) {
    case "ExpressionStatement":
      return [node.expression];
    case "VariableDeclaration":
      return node.declarations;
    case "IfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "SwitchCase":
      return [node.test];
    case "SwitchStatement":
      return [node.discriminant];
    case "ReturnStatement":
    case "ThrowStatement":
      return [node.argument];
    case "ForOfStatement":
    case "ForInStatement":
      return [node.right];
    case "ForStatement":
      return [node.init, node.test];
    case "BlockStatement":
    case "TryStatement":
    case "LabeledStatement":
    case "Program":
      return [];
    default:
      return void 0;
  }
}

// src/extract/javascript/widget/widget.ts
function widgetCode(evaluator) {
  return {
    widget: widgetUses(evaluator),
    calledTools: calledTools(evaluator),
    handshakes: handshakes(evaluator),
    hostNames: hostNames(evaluator)
  };
}
function widgetUses(evaluator) {
  const { namesApi, program, scopes } = evaluator.file;
  if (!namesApi) return [];
  const api = new Api(scopes);
  const { all, isMocked, assigned } = touchesIn(program, api);
  if (all.length === 0) return [];
  const guards = new Guards(api, evaluator, all);
  const given = /* @__PURE__ */ new Set([...assigned, ...all.flatMap(({ name, isGiven }) => isGiven ? [name] : [])]);
  return all.map(({ node, api: used, member: member2, name, call }) => ({
    ...place(used),
    guarded: isMocked || guards.protect(node),
    group: groupOf(used, scopes),
    ...member2 && { member: { name, ...place(member2) } },
    ...(isMocked || given.has(name)) && { isOwn: true },
    ...call?.optional && { isOptional: true },
    ...call && { call: call.arguments.map((each) => argumentNode(each, evaluator, api)) }
  }));
}
function groupOf(used, scopes) {
  const alias = used.type === "Identifier" ? scopes.resolve(used)?.node : void 0;
  if (alias) return startOf(alias);
  let outermost = used;
  for (let at = used; at; at = at.parent) if (isFunction(at)) outermost = at;
  return startOf(outermost);
}
function calledTools(evaluator) {
  const { calls, modules } = evaluator.file;
  if (!modules.some((name) => EXT_APPS.test(name))) return [];
  return calls.flatMap((call) => {
    const [request] = isServerCall(call) ? call.arguments : [];
    const name = request && entry(plain(evaluator.evaluate(request)), "name");
    return name ? [name.value] : [];
  });
}
function isServerCall(call) {
  const callee = bare(call.callee);
  return callee.type === "MemberExpression" && memberName(callee) === "callServerTool";
}
function handshakes(evaluator) {
  return evaluator.file.hostWords.flatMap((name) => {
    if (!name.value.startsWith("ui/init")) return [];
    const params = paramsBeside(name);
    return params ? [plain(evaluator.evaluate(params))].filter(isFromWidget) : [];
  });
}
function paramsBeside(name) {
  const at = withCasts(name);
  const { parent } = at;
  if (parent?.type === "CallExpression") {
    const [first, params] = parent.arguments;
    return first === at && isSent(parent) ? params : void 0;
  }
  const message = parent?.type === "Property" && parent.value === at ? parent.parent : void 0;
  const isMessage2 = message?.type === "ObjectExpression" && keyName(parent) === "method";
  return isMessage2 && isSent(message.parent) ? valueOf(message, "params") : void 0;
}
function hostNames(evaluator) {
  return evaluator.file.hostWords.flatMap((literal2) => {
    const is = literal2.value.startsWith("ui/") ? "method" : "event";
    const isUsed2 = is === "method" ? isMethod(literal2) : isEvent(literal2);
    return isUsed2 && !isTested(literal2) ? [{ is, name: literal2.value, ...place(literal2) }] : [];
  });
}
function isMethod(name) {
  const at = withCasts(name);
  const { parent } = at;
  switch (parent?.type) {
    case "CallExpression":
      return parent.arguments[0] === at && SENDS.test(path(parent.callee).at(-1));
    case "Property":
      return parent.value === at && keyName(parent) === "method";
    case "BinaryExpression": {
      const other = bare(parent.left === at ? parent.right : parent.left);
      return other.type === "MemberExpression" && memberName(other) === "method";
    }
    default:
      return false;
  }
}
function isEvent(name) {
  const at = withCasts(name);
  const { parent } = at;
  return parent?.type === "CallExpression" && parent.arguments[0] === at && /^(?:add|remove)EventListener$/.test(path(parent.callee).at(-1));
}
var SENDS = /request|send|post|call|rpc/i;
var TESTS = /^(expect|assert|sinon|should)/;
function isSent(node) {
  if (node.type !== "CallExpression") return false;
  const names = path(node.callee);
  if (names.join(".") === "JSON.stringify") return isSent(node.parent);
  return SENDS.test(names.at(-1)) && !isTested(node);
}
function isTested(node) {
  for (let at = node; at; at = at.parent)
    if (at.type === "CallExpression" && TESTS.test(rootOf2(at))) return true;
  return false;
}
function rootOf2(call) {
  let at = call;
  while (at.type === "CallExpression" || at.type === "MemberExpression")
    at = bare(at.type === "CallExpression" ? at.callee : at.object);
  return at.type === "Identifier" ? at.name : "";
}
function valueOf(object2, key) {
  const property = object2.properties.find((each) => keyName(each) === key);
  return property?.type === "Property" ? property.value : void 0;
}
function isFromWidget(params) {
  if (params.kind !== "object") return false;
  const keys = params.entries.map(({ key }) => key);
  return keys.some((key) => OF_WIDGETS.has(key)) && !keys.some((key) => key.startsWith("host"));
}
var OF_WIDGETS = /* @__PURE__ */ new Set(["appInfo", "appCapabilities", "clientInfo"]);

// src/parse/page-scripts.ts
function pageCode(pieces, end, parseScript, normalise) {
  if (!pieces.some(({ text: text3 }) => mayBeWidget(text3))) return NO_CODE;
  const body = pieces.flatMap(({ text: text3, offset, kind }) => {
    if (text3.includes(HOLE)) return [];
    const program2 = parseScript(text3, offset, kind);
    return program2 ? [wrapped(program2, kind)] : [];
  });
  const program = { type: "Program", range: [0, end], body };
  return widgetCode(new Evaluator(survey(program, normalise)));
}
function wrapped(program, kind) {
  const { body } = program;
  const range = [startOf(program), endOf(program)];
  if (kind === "script") return { type: "Script", range, body };
  if (kind === "module") return { type: "TSModuleBlock", range, body };
  const block = { type: "BlockStatement", range, body };
  const expression = { type: "ArrowFunctionExpression", range, body: block };
  expression.params = [];
  return { type: "ExpressionStatement", range, expression };
}
function templateCode(templates, text3, codeOf) {
  return templates.flatMap((template) => {
    const start3 = startOf(template) + 1;
    const raw = text3.slice(start3, endOf(template) - 1);
    if (!mayBePage(raw)) return [];
    const written2 = withoutHoles(raw, start3, template.expressions, text3);
    const isTagged = template.parent?.type === "TaggedTemplateExpression";
    const { page, origins } = isTagged ? { page: written2.replaceAll("\\", HOLE) } : cooked(written2);
    return [moved(codeOf(page), (at) => start3 + (origins?.[at] ?? at))];
  });
}
var HOLE = "\0";
function withoutHoles(raw, start3, expressions, text3) {
  let page = "";
  let from = 0;
  for (const expression of expressions) {
    const open = text3.lastIndexOf("${", startOf(expression)) - start3;
    const close = text3.indexOf("}", endOf(expression)) + 1 - start3;
    page += raw.slice(from, open) + HOLE.repeat(close - open);
    from = close;
  }
  return page + raw.slice(from);
}
function cooked(raw) {
  if (!raw.includes("\\")) return { page: raw };
  const origins = [];
  let page = "";
  for (let at = 0; at < raw.length; at++) {
    origins.push(at);
    if (raw[at] !== "\\") page += raw[at];
    else page += STANDS_FOR_ITSELF.test(raw[++at] ?? "") ? raw[at] : CONTROLS[raw[at] ?? ""] ?? HOLE;
  }
  return { page, origins: [...origins, raw.length] };
}
var STANDS_FOR_ITSELF = /[^\w\r\n]/;
var CONTROLS = { n: "\n", r: "\r", t: "	" };
function moved(value, to) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => moved(each, to));
  const copy = Object.entries(value).map(([key, each]) => [
    key,
    typeof each === "number" && (key === "start" || key === "end") ? to(each) : moved(each, to)
  ]);
  return Object.fromEntries(copy);
}
var OPEN = /\{\{|\{%|\{#|<%|<\?|#\{/;
var OPEN_HERE = /\$\{|%\w+%|@\w+@|#\w+#|\$\w+\$|<!--/;
function mayBeFilledIn(script, at) {
  const start3 = script.lastIndexOf("\n", at - 1) + 1;
  const end = script.indexOf("\n", at);
  return OPEN.test(script) || OPEN_HERE.test(script.slice(start3, end < 0 ? void 0 : end));
}
var WIDGET = /\b(?:window|globalThis|self|top|parent)\s{0,9}\??\.\s{0,9}openai\b|openai:set_globals|\bcallServerTool\b/;
var isWidgetScript = (script) => WIDGET.test(script);

// src/parse/javascript/literal-source.ts
var Literals = class {
  style;
  #literals = /* @__PURE__ */ new Map();
  /** Templates whose text is not known. */
  #texts = /* @__PURE__ */ new Map();
  #quotes = /* @__PURE__ */ new Map();
  #text;
  /** Properties by the start of their keys. */
  #properties = /* @__PURE__ */ new Map();
  constructor(program, text3) {
    this.#text = text3;
    const keys = /* @__PURE__ */ new Set();
    const lists = [];
    let single = 0;
    walkAst(program, (node) => {
      if (node.type === "Property" && node.parent?.type === "ObjectExpression") {
        this.#properties.set(startOf(node.key), node);
        if (!node.computed) keys.add(node.key);
      } else if (node.type === "ObjectExpression" || node.type === "ArrayExpression") {
        lists.push(node);
        this.#note(node);
      } else if (node.type === "TemplateLiteral") {
        if (node.parent?.type === "TaggedTemplateExpression") return;
        if (node.expressions.length === 0) this.#note(node);
        else this.#texts.set(`${startOf(node)}:${endOf(node)}`, node);
      } else if (node.type === "UnaryExpression" && node.operator === "-") {
        this.#note(node);
      } else if (node.type === "Literal" && !keys.has(node)) {
        this.#note(node);
        const quote = text3[startOf(node)];
        single += quote === "'" ? 1 : quote === '"' ? -1 : 0;
      }
    });
    this.style = styleOf(lists, text3, single >= 0 ? "'" : '"');
  }
  /** The literal of a tree node, if the two agree. */
  of(node) {
    const found = node.file === void 0 ? this.#literals.get(`${node.start}:${node.end}`) : void 0;
    return found && agrees(found, node) ? found : void 0;
  }
  /** A template whose text is not known: it can be put into something else as it is. */
  textOf(node) {
    const isText3 = node.kind === "unknown" && node.isText && node.file === void 0 && !node.via;
    return isText3 ? this.#texts.get(`${node.start}:${node.end}`) : void 0;
  }
  property({ start: start3, end, file }) {
    const found = file === void 0 ? this.#properties.get(start3) : void 0;
    return found && endOf(found.key) === end ? found : void 0;
  }
  /** The quotes of the strings in a literal, or in the nearest one around it that has some. */
  quoteAround(literal2) {
    for (let at = literal2; at; at = at.parent) {
      if (at.type !== "ObjectExpression" && at.type !== "ArrayExpression") continue;
      const quote = known(this.#quotes, at, (list) => quoteIn(this.#text, childrenWritten(list) ?? []));
      if (quote) return quote;
    }
    return void 0;
  }
  #note(node) {
    this.#literals.set(`${startOf(node)}:${endOf(node)}`, node);
  }
};
function quoteIn(text3, children) {
  const parts = children.flatMap((child) => child.type === "Property" ? [child.key, child.value] : [child]);
  const quotes = parts.map((part) => text3[startOf(part)]);
  const single = quotes.filter((each) => each === "'").length;
  const double = quotes.filter((each) => each === '"').length;
  if (single === double) return void 0;
  return single > double ? "'" : '"';
}
function agrees(found, node) {
  switch (node.kind) {
    case "object":
      return found.type === "ObjectExpression";
    case "array":
      return found.type === "ArrayExpression";
    case "string":
      return found.type === "TemplateLiteral" || isLiteral(found, node.value);
    case "number":
      return found.type === "UnaryExpression" ? isLiteral(found.argument, -node.value) : isLiteral(found, node.value);
    case "boolean":
      return isLiteral(found, node.value);
    case "null":
      return isLiteral(found, null);
    case "unknown":
      return false;
  }
}
var isLiteral = (node, value) => node.type === "Literal" && node.value === value;
var childrenWritten = remembered((literal2) => {
  if (literal2.type === "ObjectExpression") return literal2.properties;
  if (literal2.type !== "ArrayExpression") return void 0;
  return literal2.elements.every((each) => each !== null) ? literal2.elements : void 0;
});
var placesOf = remembered((children) => children.map(place));
function childIndex(children, child) {
  const isEntry = "key" in child;
  for (const written2 of isEntry ? [child] : [child, child.via]) {
    if (!written2) continue;
    const index = countLeading(placesOf(children), ({ start: start3 }) => start3 <= written2.start) - 1;
    const each = children[index];
    const own = each && (isEntry ? "key" in each && each.key : bare(each));
    if (own && isPlaceOf(own, written2)) return index;
  }
  return -1;
}
var isPlaceOf = (node, { start: start3, end, file }) => file === void 0 && startOf(node) === start3 && endOf(node) === end;
function styleOf(lists, text3, quote) {
  let unit;
  let padding;
  let trailing;
  for (const list of lists) {
    const children = childrenWritten(list);
    const [first] = children ?? [];
    if (!first) continue;
    const { start: start3, end } = place(list);
    if (!hasLineBreak(text3, start3, startOf(first))) {
      if (list.type === "ObjectExpression") padding ??= text3.slice(start3 + 1, startOf(first));
      continue;
    }
    trailing ??= /,\s*$/.test(text3.slice(endOf(children.at(-1)), end - 1));
    const [outer2, inner] = [indentAt(text3, start3), indentAt(text3, startOf(first))];
    if (isFirstOnLine(text3, startOf(first)) && inner.length > outer2.length && inner.startsWith(outer2))
      unit ??= inner.slice(outer2.length);
  }
  const isBlank = padding === void 0 || padding.trim() === "";
  return {
    lineEnd: lineEndOf(text3),
    unit: unit ?? "  ",
    quote,
    padding: isBlank ? padding ?? " " : " ",
    trailing: trailing ?? true
  };
}

// src/parse/javascript/edit.ts
function sourceSyntax(program) {
  let literals;
  return {
    id: "source",
    words: BARE_WORDS,
    offsetIn,
    print(document, edits) {
      if (!program) return void 0;
      literals ??= new Literals(program, document.text);
      return print(document, literals, edits);
    }
  };
}
function print({ text: text3 }, literals, edits) {
  const changes = changesOf(edits);
  if (!changes) return void 0;
  const printer = {
    style: literals.style,
    written: (node, indent) => written(source, edits, node, indent)
  };
  const source = { text: text3, literals, printer };
  return printEdits(changes, {
    value: (node, value) => setValue(source, node, value),
    key: (entry2, key) => rename(source, entry2, key),
    children: (container, change) => changeContainer(source, container, change)
  });
}
function setValue({ text: text3, literals, printer }, node, value) {
  const expression = literals.of(node) ?? literals.textOf(node);
  if (!expression || isBuilt(node)) return void 0;
  if (node.kind === "string" && typeof value === "string") return rewriteString(text3, node, value);
  const replacement = printSource(value, printer, isScalar(value) ? "" : indentAt(text3, node.start));
  if (replacement === void 0) return void 0;
  const { parent } = expression;
  const isBody = parent?.type === "ArrowFunctionExpression" && parent.body === expression && replacement.startsWith("{");
  return { start: node.start, end: node.end, text: isBody ? `(${replacement})` : replacement };
}
function rewriteString(text3, node, value) {
  const edit = differing(text3, node, value, offsetIn);
  if (!edit) return void 0;
  const { start: start3, end, text: inner } = edit;
  const quote = text3[node.start];
  const replacement = escaped(inner, quote, text3.slice(Math.max(node.start + 1, start3 - 4), start3));
  const isJoined = quote === "`" && text3[end] === "{" && (replacement || text3.slice(node.start + 1, start3)).endsWith("$");
  const whole = { start: node.start + 1, end: node.end - 1, text: escaped(value, quote) };
  return isJoined || replacement === "" && /\d/.test(text3[end]) ? whole : { start: start3, end, text: replacement };
}
function rename({ text: text3, literals }, entry2, key) {
  const property = literals.property(entry2);
  if (!property) return void 0;
  const { start: start3, end } = entry2;
  const old = text3[start3];
  const isQuoted = old === "'" || old === '"';
  const quote = isQuoted ? old : literals.style.quote;
  if (property.shorthand)
    return { start: start3, end, text: `${printKey(key, { quote })}: ${text3.slice(startOf(property), endOf(property))}` };
  if (!property.computed) return { start: start3, end, text: printKey(key, { quote }, isQuoted) };
  return { start: start3, end, text: quote + escaped(key, quote) + quote };
}
function changeContainer(source, container, change) {
  const { text: text3, literals, printer } = source;
  const literal2 = literals.of(container);
  const children = literal2 && childrenWritten(literal2);
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
  const list = { ...place(literal2), children: placesOf(children), commentEnd };
  const style = {
    lineEnd,
    unit,
    space: " ",
    padding: container.kind === "object" ? padding : "",
    opensUp: container.kind === "object" && isSpreadAround(text3, literal2)
  };
  const indent = layoutOf(text3, list, removed, style)?.indent;
  const quote = literals.quoteAround(literal2) ?? printer.style.quote;
  const own = { ...printer, style: { ...printer.style, quote } };
  const printChild = ({ key, value }) => behind(key === void 0 ? "" : `${printKey(key, own.style)}: `, printSource(value, own, indent));
  const first = printEach(change.first, printChild);
  const last = printEach(change.last, printChild);
  return first && last && editList(text3, list, { removed, first, last }, style);
}
function isSpreadAround(text3, literal2) {
  for (let at = literal2.parent; at; at = at.parent) {
    if (at.type !== "ObjectExpression" && at.type !== "ArrayExpression") continue;
    const [first] = childrenWritten(at) ?? [];
    return first !== void 0 && hasLineBreak(text3, startOf(at), startOf(first));
  }
  return false;
}
function written({ text: text3, literals }, edits, node, indent) {
  const expression = removedValue(literals, edits, node) ?? (isBuilt(node) ? void 0 : literals.of(node) ?? literals.textOf(node));
  if (!expression) return void 0;
  const piece = text3.slice(startOf(expression), endOf(expression));
  if (piece.includes("`") || !hasLineBreak(piece, 0, piece.length)) return piece;
  const from = indentAt(text3, startOf(expression));
  return reindent(piece, from, indent ?? from);
}
function removedValue(literals, edits, node) {
  for (const edit of edits) {
    if (edit.op !== "remove") continue;
    const { child, from } = edit;
    if (child !== node && !("key" in child && child.value === node)) continue;
    const literal2 = literals.of(from);
    const children = literal2 && childrenWritten(literal2);
    const entry2 = "key" in child || from.kind === "array" ? child : from.entries.find(({ value }) => value === child);
    const found = children && entry2 ? children[childIndex(children, entry2)] : void 0;
    if (found?.type !== "Property") return found;
    return found.kind === "init" && !found.method ? found.value : void 0;
  }
  return void 0;
}

// src/extract/javascript/registrations/typed-literals.ts
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
  /** `within`: how the tool is in what the expression gives. */
  of(expression, within2 = []) {
    const steps = [...within2];
    const written2 = this.#written(expression, steps);
    const type = written2?.type && this.#names.toolAt(written2.type, steps);
    return type && { type, isCast: written2.isCast ?? false };
  }
  /** Its type, or that of the list it is in, has a name that no tool has: `const capabilities: AgentCapability[]`. */
  areOthers(expression) {
    const type = this.#written(expression, [])?.type;
    return type !== void 0 && LIKE_AGENTS.test(itemName(type) ?? "");
  }
  /** The type that is written for an expression, or for what it is a part of: `steps` then lead to it. */
  #written(expression, steps) {
    let at = expression;
    for (let hop = 0; hop < MOST_HOPS && steps.length <= MOST_STEPS && at.parent; hop++) {
      const next = this.#next(at, at.parent, steps);
      if (!next || "type" in next) return next;
      at = next.at;
    }
    return void 0;
  }
  #next(at, parent, steps) {
    switch (parent.type) {
      case "TSSatisfiesExpression":
        return { type: parent.typeAnnotation };
      case "TSAsExpression":
      case "TSTypeAssertion":
        return isConst(parent.typeAnnotation) ? { at: parent } : { type: parent.typeAnnotation, isCast: true };
      case "TSNonNullExpression":
      case "ParenthesizedExpression":
        return { at: parent };
      case "ConditionalExpression":
        return at === parent.test ? void 0 : { at: parent };
      case "LogicalExpression":
        return at === parent.left && parent.operator === "&&" ? void 0 : { at: parent };
      case "ArrayExpression":
        return itemOf(at, parent, steps);
      case "SpreadElement":
        return parent.parent.type === "ArrayExpression" && steps.pop() === "item" ? { at: parent } : void 0;
      case "Property":
        if (parent.value !== at || parent.parent.type !== "ObjectExpression") return void 0;
        steps.push({ member: keyName(parent) });
        return { at: parent.parent };
      case "VariableDeclarator":
        return at === parent.init ? { type: annotationOf(parent.id) } : void 0;
      case "AssignmentPattern":
        return at === parent.right ? { type: annotationOf(parent.left) } : void 0;
      case "AssignmentExpression":
        return at === parent.right && parent.operator === "=" ? this.#declared(parent.left, steps) : void 0;
      case "PropertyDefinition":
      case "AccessorProperty":
        return at === parent.value ? { type: annotationOf(parent) } : void 0;
      case "ArrowFunctionExpression":
        return at === parent.body ? returnedBy(parent, steps) : void 0;
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
    const { callee } = call;
    if (callee.type !== "MemberExpression" || callee.computed) return void 0;
    const owner = callee.object;
    const ownerName = owner.type === "Identifier" ? owner.name : void 0;
    const method = callee.property.name;
    if (ownerName === "Object") return method === "freeze" ? { at: call } : void 0;
    if (ownerName === "Promise") {
      steps.push("promised");
      return method === "resolve" ? { at: call } : void 0;
    }
    if (method === "push" || method === "unshift") steps.push("item");
    else if (method === "set" && call.arguments[1] === at) steps.push("value");
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
    const type = annotationOf(node.id);
    const { init } = node;
    if (type || !init) return { type };
    return init.type === "NewExpression" ? ofMap(init, steps) : { type: castTo(init) };
  }
};
var LIKE_AGENTS = /(?:capabilit(?:y|ies)|skills?|agent(?:card|info|metadata)?|feature|intent)$/i;
function itemName(type) {
  if (type.type === "TSArrayType") return itemName(type.elementType);
  if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return void 0;
  const [first] = LISTS.has(type.typeName.name) ? typeArgumentsOf(type) : [];
  return first ? itemName(first) : type.typeName.name;
}
function itemOf(at, list, steps) {
  const map = list.parent.type === "ArrayExpression" ? list.parent.parent : void 0;
  if (map && isMap(map)) {
    steps.push("value");
    return list.elements[1] === at ? { at: map.arguments[0] } : void 0;
  }
  steps.push("item");
  return { at: list };
}
var isMap = (node) => node.type === "NewExpression" && node.callee.type === "Identifier" && node.callee.name === "Map";
function ofMap(made, steps) {
  const type = isMap(made) ? typeArgumentsOf(made)[1] : void 0;
  return type && steps.at(-1) === "value" && steps.pop() ? { type } : void 0;
}
var annotationOf = (node) => "typeAnnotation" in node ? node.typeAnnotation?.typeAnnotation : void 0;
var isConst = (type) => type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const";
function castTo(node) {
  const isCast = node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" || node.type === "TSTypeAssertion";
  return isCast ? node.typeAnnotation : void 0;
}
function returnedBy(callable, steps) {
  const type = callable?.returnType?.typeAnnotation;
  if (!type || callable.generator) return void 0;
  if (callable.async) steps.push("promised");
  return { type };
}
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
      (each) => versionOf(importedModule(each)) !== void 0 && each.specifiers.some(bringsToolType)
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
      } else at = partOf2(at, left);
    }
    return void 0;
  }
  #referred(reference, left) {
    const name = reference.typeName;
    const [first, second] = typeArgumentsOf(reference);
    const own = name.type === "Identifier" ? this.#declaredAs(name.name) : void 0;
    const imported = this.#imported(name);
    if (own || imported || name.type !== "Identifier") {
      if (own) return own.type === "TSInterfaceDeclaration" ? memberOf2(own.body.body, left) : aliased(own);
      if (imported?.name === "ListToolsResult" && isOfSdk(imported)) return isTools(left) ? "sdk" : void 0;
      if (left.length > 0 || imported?.name !== "Tool") return void 0;
      return isOfSdk(imported) ? "sdk" : imports.server.test(imported.source) ? "named" : void 0;
    }
    const called2 = name.name;
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
    const root = isMember2 ? name.left : name;
    const binding = root.type === "Identifier" ? scopes.topLevel(root.name, program) : void 0;
    if (binding?.kind !== "import") return void 0;
    const { node } = binding;
    if (node.parent.type !== "ImportDeclaration") return void 0;
    const source = importedModule(node.parent);
    if (!isMember2) return { name: importedName(node), source };
    return { name: node.type === "ImportNamespaceSpecifier" ? name.right.name : void 0, source };
  }
  /** The interface or alias of the file that has a name. */
  #declaredAs(name) {
    if (!this.#declared) {
      this.#declared = /* @__PURE__ */ new Map();
      for (const statement of this.#file.program.body) {
        const own = "declaration" in statement && statement.declaration || statement;
        if (own.type === "TSInterfaceDeclaration" || own.type === "TSTypeAliasDeclaration")
          this.#declared.set(own.id.name, own);
      }
    }
    return this.#declared.get(name);
  }
};
var isOfSdk = ({ source }) => versionOf(source) !== void 0;
var importedName = (node) => node.type === "ImportSpecifier" && node.imported.type === "Identifier" ? node.imported.name : void 0;
var bringsToolType = (node) => node.type === "ImportNamespaceSpecifier" || /^(Tool|ListToolsResult)$/.test(importedName(node) ?? "");
var isMember = (step) => typeof step === "object";
function isTools(left) {
  const [item, list] = left;
  return left.length === 2 && item === "item" && typeof list === "object" && list.member === "tools";
}
var typeArgumentsOf = (node) => (node.typeArguments ?? node.typeParameters)?.params ?? [];
var aliased = ({ typeParameters, typeAnnotation }) => typeParameters ? void 0 : typeAnnotation;
function partOf2(type, left) {
  switch (type.type) {
    case "TSParenthesizedType":
      return type.typeAnnotation;
    case "TSTypeOperator":
      return type.operator === "readonly" ? type.typeAnnotation : void 0;
    case "TSArrayType":
      return left.pop() === "item" ? type.elementType : void 0;
    case "TSTypeLiteral":
      return memberOf2(type.members, left);
    case "TSUnionType": {
      const [only, ...others] = type.types.filter(({ type: each }) => !NOTHING.has(each));
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
  const own = members.filter((each) => each.type === "TSPropertySignature").find((each) => step.member !== void 0 && keyName(each) === step.member);
  const found = own ?? members.find((each) => each.type === "TSIndexSignature");
  return found?.typeAnnotation?.typeAnnotation;
}

// src/extract/javascript/registrations/mcp-imports.ts
var SERVER = /^[#_]?(mcp_?)?(server|mcp)$/i;
var LIKE_SERVER = /mcp|server/i;
var importsMcp = ({ modules }) => modules.has(imports.server);
var importsLookalikes = ({ modules }) => modules.has(imports.lookalikes);
function isServer({ call, names }, all) {
  const owner = names.at(-2);
  if (owner !== void 0 && SERVER.test(owner)) return !isOfOtherModule(call, all);
  if (!importsMcp(all)) return false;
  const callee = bare(call.callee);
  if (callee.type !== "MemberExpression") return mayBe(callee, all);
  const receiver = bare(callee.object);
  if (receiver.type === "ThisExpression") return !hasOwn(call, names.at(-1));
  return mayBe(receiver, all);
}
function isOfOtherModule(call, all) {
  const callee = bare(call.callee);
  const source = callee.type === "MemberExpression" ? all.modules.sourceOf(bare(callee.object)) : void 0;
  if (source === void 0 || source.startsWith(".") || imports.server.test(source)) return false;
  return /^M(cp|CP)Server$/.test(path(callee).at(-2));
}
function mayBe(receiver, all) {
  if (LIKE_SERVER.test(path(receiver).at(-1))) return true;
  if (receiver.type !== "Identifier") return true;
  const source = all.modules.sourceOf(receiver);
  if (source !== void 0) return imports.server.test(source);
  const binding = all.evaluator.file.scopes.resolve(receiver);
  if (binding?.kind === "function") return false;
  if (binding?.kind === "param") return isTypedSo(binding.node);
  const init = binding?.kind === "variable" ? binding.node.init : void 0;
  if (!init || requiredModule(init)) return true;
  const made = bare(init.type === "AwaitExpression" ? init.argument : init);
  if (isFunction(made)) return false;
  if (made.type !== "NewExpression" && made.type !== "CallExpression") return true;
  const maker = bare(made.callee);
  const from = all.modules.sourceOf(maker);
  return LIKE_SERVER.test(path(maker).join(".")) || from !== void 0 && imports.server.test(from);
}
function isTypedSo(parameter2) {
  const type = annotationOf(parameter2);
  if (type?.type !== "TSTypeReference") return true;
  const { typeName } = type;
  const name = typeName.type === "TSQualifiedName" ? typeName.right : typeName;
  return name.type !== "Identifier" || LIKE_SERVER.test(name.name);
}
function hasOwn(call, method) {
  let at = call;
  while (at && at.type !== "ClassBody") at = at.parent;
  return at !== void 0 && hasMember(at, method);
}
function sdkOf(site, modules, file) {
  const { sdk } = modules;
  if (site.type !== "CallExpression") return sdk;
  const callee = bare(site.callee);
  const isMethod5 = callee.type === "MemberExpression";
  const method = isMethod5 ? memberName(callee) : void 0;
  if (method !== void 0 && file.assigned.has(method)) return void 0;
  const server = isMethod5 ? callee.object : site.arguments[0];
  const maker = server && makerOf(rootOf3(server), file.scopes);
  if (isMethod5 && maker && isOfOthers(maker, method, modules, file.scopes)) return void 0;
  if (sdk || maker) return sdk ?? sdkOfName(maker, modules);
  return isMethod5 && isUntyped(callee.object, file.scopes) ? modules.sdkOfPackage() : void 0;
}
function isUntyped(server, scopes) {
  const binding = server.type === "Identifier" ? scopes.resolve(server) : void 0;
  return binding?.kind === "param" && binding.path?.length === 0 && !annotationOf(binding.node);
}
function isOfSdk2(call, { evaluator: { file }, modules }) {
  const callee = bare(call.callee);
  if (callee.type !== "MemberExpression" || file.assigned.has(memberName(callee) ?? "")) return false;
  return isSdkServer(callee.object, { evaluator: { file }, modules });
}
function isSdkServer(node, { evaluator: { file }, modules }) {
  const server = bare(node);
  const isSdk = (maker2) => sdkOfName(maker2, modules) !== void 0;
  const maker = makerOf(server, file.scopes);
  if (maker) return isSdk(maker);
  const name = path(server).join(".");
  return server.type === "MemberExpression" && file.made.some((each) => isSdk(bare(each.callee)) && nameOfKept(each) === name);
}
function madeAs(call, { evaluator: { file } }) {
  const callee = bare(call.callee);
  if (callee.type !== "MemberExpression" || file.assigned.has(memberName(callee) ?? "")) return void 0;
  if (callee.object.type === "ThisExpression") return extended(callee, file.scopes);
  const name = path(callee.object).join(".");
  const all = callee.object.type === "Identifier" ? [file.scopes.constantOf(callee.object)] : name.startsWith("this.") ? [...file.made.filter((each) => nameOfKept(each) === name), ...keptAs(name, file)] : [];
  const classes = new Set(all.map((made) => made ? ofVersion1(bare(made), file.scopes) : void 0));
  return classes.size === 1 ? [...classes][0] : void 0;
}
function extended(callee, scopes) {
  let at = callee;
  while (at && at.type !== "ClassBody") at = at.parent;
  if (at?.type !== "ClassBody" || hasMember(at, memberName(callee))) return void 0;
  const { superClass } = at.parent;
  return superClass ? nameInVersion1(bare(superClass), scopes) : void 0;
}
var keptAs = (name, { kept }) => kept.filter(({ left }) => path(left).join(".") === name).map(({ right }) => right);
function ofVersion1(made, scopes) {
  return made.type === "NewExpression" ? nameInVersion1(bare(made.callee), scopes) : void 0;
}
function nameInVersion1(name, scopes) {
  const imported = importOf(name, scopes);
  return imported && versionOf(imported.source) === "v1" ? imported.name : void 0;
}
function isTypedAsSdkServer(parameter2, modules) {
  const type = annotationOf(parameter2);
  return type?.type === "TSTypeReference" && sdkOfName(type.typeName, modules) !== void 0;
}
function nameOfKept(made) {
  let at = made;
  while (at.parent && bare(at.parent) === made) at = at.parent;
  const { parent } = at;
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  if (parent?.type === "AssignmentExpression" && parent.right === at) return path(parent.left).join(".");
  if (parent?.type !== "PropertyDefinition" || parent.key.type !== "Identifier") return void 0;
  return `this.${parent.key.name}`;
}
function makerOf(server, scopes) {
  if (server.type === "NewExpression") return bare(server.callee);
  if (server.type !== "Identifier") return void 0;
  const binding = scopes.resolve(server);
  if (!binding) return void 0;
  const type = typeOf(binding);
  if (type) return type;
  const init = binding.kind === "variable" ? binding.node.init : void 0;
  if (!init || scopes.isReassigned(server.name, binding)) return void 0;
  const made = bare(init);
  return made.type === "NewExpression" ? bare(made.callee) : void 0;
}
function typeOf({ kind, node }) {
  const declared = kind === "variable" ? node.id : kind === "param" ? node : void 0;
  const type = declared && annotationOf(declared);
  return type?.type === "TSTypeReference" ? type.typeName : void 0;
}
var MOST_CLASSES = 10;
function isOfOthers(maker, method, modules, scopes) {
  let name = maker;
  for (let count = 0; name && count < MOST_CLASSES; count++) {
    const root = rootOf3(name);
    const source = modules.sourceOf(root);
    if (source !== void 0) return !imports.server.test(source);
    const binding = root.type === "Identifier" ? scopes.resolve(root) : void 0;
    if (binding?.kind !== "class") return false;
    const { body, superClass } = binding.node;
    if (!superClass || hasMember(body, method)) return true;
    name = superClass;
  }
  return false;
}
var hasMember = ({ body }, name) => body.some((member2) => "key" in member2 && keyName(member2) === name);
function sdkOfName(name, modules) {
  const source = modules.sourceOf(rootOf3(name));
  return source === void 0 ? void 0 : versionOf(source);
}
function rootOf3(node) {
  const at = ownerOf(node);
  return at.type === "TSQualifiedName" ? rootOf3(at.left) : at;
}

// src/extract/javascript/handlers/renamed.ts
var REGISTERING = ["registerTool", "tool", "addTool"];
function mayRenameTools({ file }, askOther) {
  if (replacesWithOtherNames(file)) return true;
  return file.calls.some(({ arguments: given, callee }) => {
    const position = given.findIndex((each) => LIKE_SERVER.test(path(each).at(-1) ?? ""));
    const imported = position < 0 ? void 0 : importOf(bare(callee), file.scopes);
    return imported !== void 0 && askOther?.(imported, position, [])?.renames === true;
  });
}
function replacesWithOtherNames({ assigned, program }) {
  if (!REGISTERING.some((name) => assigned.has(name))) return false;
  return holds(program, (node) => {
    if (node.type !== "AssignmentExpression" || node.left.type !== "MemberExpression") return false;
    return REGISTERING.includes(memberName(node.left) ?? "") && givesOtherName(bare(node.right));
  });
}
function givesOtherName(wrapper) {
  const [name] = isFunction(wrapper) ? wrapper.params : [];
  if (name?.type !== "Identifier") return false;
  let isChanged = false;
  let isHandedOn = false;
  walkAst(wrapper, (node) => {
    const isName2 = (each) => each.type === "Identifier" && each.name === name.name;
    if (node.type === "CallExpression") {
      isHandedOn ||= node.arguments[0] !== void 0 && isName2(bare(node.arguments[0])) && node.arguments.length > 1;
      isChanged ||= isName2(ownerOf(node.callee)) || node.arguments.some((each) => isName2(bare(each)));
    } else if (node.type === "TemplateLiteral") isChanged ||= node.expressions.some(isName2);
    else if (node.type === "BinaryExpression")
      isChanged ||= node.operator === "+" && [node.left, node.right].some(isName2);
  });
  return isChanged && !isHandedOn;
}

// src/extract/javascript/registrations/objects.ts
var SCHEMA_KEYS = ["inputSchema", "outputSchema"];
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
  return { ...placeOf2(value), is, ...holdsZod && { holdsZod }, ...strays.length > 0 && { strays } };
}
var straysIn = (shape) => lasting(shape).flatMap(({ key, value }) => isPlain2(value) ? [key] : []);
function natureOf(schema) {
  if (isTypebox(schema)) return "unknown";
  if (isBuiltSchema(schema)) return "zod";
  if (isRawShape(schema)) return "shape";
  if (schema.kind !== "object" || schema.open || entry(schema, "~standard")) return "unknown";
  return schema.entries.some(({ value }) => isPlain2(value)) ? "json-schema" : "unknown";
}
function isPlain2(value) {
  if (value.kind === "object") return !isBuiltSchema(value) && (isRawShape(value) || isTyped(value));
  return value.kind === "string" || value.kind === "number" || value.kind === "boolean" || value.kind === "array";
}
var isTyped = (schema) => textOf(entry(schema, "type")?.value) !== void 0;
var placeOf2 = ({ start: start3, end, file, via }) => ({
  start: start3,
  end,
  ...file && { file },
  ...via && { via }
});
function renamed(object2, names) {
  const has = new Set(object2.entries.map(({ key }) => key));
  const entries2 = object2.entries.map((each) => {
    const key = Object.hasOwn(names, each.key) ? names[each.key] : each.key;
    return key === each.key || has.has(key) ? each : { ...each, key };
  });
  return { ...object2, entries: entries2 };
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
var SCHEMA_WORDS = ["schema", "parameters", "input", "inputShape", "parametersSchema", "paramsSchema"];
var MAY_NAME_SCHEMA = /\b(schema|parameters|inputShape|parametersSchema|paramsSchema)\b/;
var HANDLERS = ["handler", "execute", "run", "callback", "cb"];
var speaksOfHints = (config) => {
  const annotations = entry(config, "annotations")?.value;
  return annotations?.kind === "object" && annotations.entries.some(({ key }) => key.endsWith("Hint"));
};
function withEntries(object2, more) {
  const entries2 = [...more, ...object2.entries.filter(({ key }) => !more.some((each) => each.key === key))];
  return { ...object2, entries: entries2 };
}
function asResource(row) {
  return { ...row, entries: row.entries.filter(({ key }) => RESOURCE_FIELDS.has(key)) };
}
var RESOURCE_FIELDS = new Set("uri name title description mimeType size annotations icons _meta".split(" "));
function opened(object2) {
  const entries2 = object2.entries.map(
    (each) => each.key === "_meta" && each.value.kind === "object" ? { ...each, value: { ...each.value, open: true } } : each
  );
  return { ...object2, entries: entries2, open: true };
}
function named(key, argument, value) {
  return { key, ...place(argument), value: value.kind === "undefined" ? unknownAt(value) : value };
}
var takesServer = (name) => /^registerApp(Tool|Resource)$/.test(name);
var firstIn = ({ names }) => takesServer(names.at(-1)) ? 1 : 0;
var nameIn = (site) => site.args[firstIn(site)];
var uriIn = (site) => /[rR]esource$/.test(site.names.at(-1)) ? site.args[firstIn(site) + 1] : void 0;
function describedIn(site) {
  const method = site.names.at(-1);
  const [definition3, ...rest] = site.args.slice(firstIn(site));
  if (!TOOL_METHODS.has(method) || method === "tool" && site.names.length === 1) return [];
  if (rest.length < 2) return [definition3];
  return method === "tool" ? rest.slice(0, -1) : rest.slice(0, 1);
}
var TOOL_METHODS = /* @__PURE__ */ new Set(["registerTool", "registerToolTask", "registerAppTool", "tool", "addTool"]);
function propertyOf(literal2, ...names) {
  if (literal2?.type !== "ObjectExpression") return void 0;
  for (const each of literal2.properties)
    if (each.type === "Property" && !each.computed && names.includes(keyName(each) ?? "")) return each.value;
  return void 0;
}

// src/extract/javascript/handlers/levels.ts
var RANKS = new Map(
  ["trace", "debug", "info", "notice", "warn", "error", "fatal"].map((name, rank) => [name, rank])
);
var SAME2 = /* @__PURE__ */ new Map([
  ["warning", "warn"],
  ["err", "error"],
  ["critical", "fatal"]
]);
var MOST_STEPS2 = 6;
var MOST_CHOICES = 20;
function questionOf(test, file, steps = 0) {
  const at = bare(test);
  if (at.type === "BinaryExpression") return /^[<>]=?$/.test(at.operator) ? comparison(at, file) : equality(at, file);
  if (at.type !== "LogicalExpression" || at.operator !== "||" || steps > MOST_CHOICES) return void 0;
  const [left, right] = [at.left, at.right].map((each) => questionOf(each, file, steps + 1));
  const isOne = left?.callable === right?.callable && left?.index === right?.index;
  if (!left || !right || !isOne) return void 0;
  const lets = (rank, isThen) => isThen ? left.lets(rank, true) || right.lets(rank, true) : left.lets(rank, false) && right.lets(rank, false);
  return { ...left, lets };
}
function equality(at, file) {
  if (!/^[!=]==?$/.test(at.operator)) return void 0;
  const own = parameter(at.left, file);
  const rank = defaultRank(at.right, file);
  const isEqual = at.operator.startsWith("=");
  if (!own || rank === void 0) return void 0;
  return { ...own, lets: (each, isThen) => each === rank === isEqual === isThen };
}
function comparison(at, file) {
  const [left, right] = [ranked(at.left), ranked(at.right)];
  const own = parameter(left, file) ?? parameter(right, file);
  const threshold = own && defaultRank(parameter(left, file) ? right : left, file);
  return own && threshold !== void 0 ? { ...own, isOfLevel: true, lets: (rank) => rank >= threshold } : void 0;
}
function ranked(node) {
  const at = bare(node);
  if (at.type === "MemberExpression" && at.computed) return bare(at.property);
  const isIndex = at.type === "CallExpression" && path(at.callee).at(-1) === "indexOf";
  return isIndex && at.arguments[0] ? bare(at.arguments[0]) : at;
}
function parameter(node, { scopes }) {
  const at = bare(node);
  const binding = at.type === "Identifier" ? scopes.resolve(at) : void 0;
  if (binding?.kind !== "param" || binding.path?.length !== 0) return void 0;
  for (let around2 = functionAround(at); around2; around2 = functionAround(around2))
    if (around2.params.includes(binding.node))
      return { callable: around2, index: binding.index, isOfLevel: /level/i.test(path(at)[0]) };
  return void 0;
}
function defaultRank(node, file, steps = 0) {
  const at = ranked(node);
  if (steps > MOST_STEPS2) return void 0;
  const go = (next) => next ? defaultRank(next, file, steps + 1) : void 0;
  switch (at.type) {
    case "Literal":
      return typeof at.value === "string" ? rankOf(at.value) : void 0;
    case "MemberExpression":
      if (bare(at.object).type === "ThisExpression") return go(fieldOf(at, file));
      return rankOf(memberName(at) ?? "");
    case "LogicalExpression":
      return isOfEnvironment(at.left) && at.operator !== "&&" ? go(at.right) : void 0;
    case "ConditionalExpression": {
      const [one, other] = [go(at.consequent), go(at.alternate)];
      return one === other ? one : void 0;
    }
    case "CallExpression": {
      const callee = bare(at.callee);
      if (callee.type === "MemberExpression")
        return /^to(?:Lower|Upper)Case$/.test(memberName(callee) ?? "") ? go(callee.object) : void 0;
      const callable = functionOf(callee, file.scopes);
      const [only, ...others] = callable ? returnsOf(callable) : [];
      return others.length === 0 ? go(only?.expression) : void 0;
    }
    case "Identifier":
      return go(file.scopes.constantOf(at));
    default:
      return void 0;
  }
}
var rankOf = (name) => RANKS.get(SAME2.get(name.toLowerCase()) ?? name.toLowerCase());
var isOfEnvironment = (node) => /^(?:process|Deno|Bun)$/.test(path(ownerOf(node)).join(".")) && /\benv\b/.test(path(node).join("."));
function fieldOf(member2, { assigned }) {
  const name = memberName(member2);
  let at = member2;
  while (at && at.type !== "ClassBody") at = at.parent;
  const field = at?.body.find((each) => each.type === "PropertyDefinition" && keyName(each) === name);
  return name !== void 0 && !assigned.has(name) && field?.type === "PropertyDefinition" ? field.value : void 0;
}
function mayKeepBack(print2, file, isNeverCalled) {
  const questions = [...questionsAt(print2, file)];
  if (!questions.some(({ isOfLevel }) => isOfLevel)) return false;
  const { callable, index } = questions[0];
  if (questions.some((each) => each.callable !== callable || each.index !== index)) return true;
  const name = nameOfFunction(callable);
  const calls = file.calls.filter(({ callee }) => name !== "" && path(callee).at(-1) === name);
  return !calls.some((call) => {
    const given = call.arguments[index];
    const rank = given && defaultRank(given, file);
    return rank !== void 0 && questions.every(({ lets }) => lets(rank)) && !isNeverCalled(call);
  });
}
function* questionsAt(print2, file) {
  for (let child = print2, at = print2.parent; at; child = at, at = at.parent) {
    if ((at.type === "IfStatement" || at.type === "ConditionalExpression") && child !== at.test)
      yield* asked(at.test, child === at.consequent, file);
    if (at.type !== "BlockStatement") continue;
    for (const each of at.body) {
      if (each === child) break;
      if (each.type === "IfStatement" && exits(each.consequent)) yield* asked(each.test, false, file);
    }
  }
}
function* asked(test, isThen, file) {
  const question = questionOf(test, file);
  if (question) yield { ...question, lets: (rank) => question.lets(rank, isThen) };
}

// src/extract/javascript/handlers/tables.ts
function tableOf(node, evaluator) {
  const { file } = evaluator;
  const at = bare(node);
  const literal2 = literalOf(at, file);
  if (literal2) {
    const rows2 = rowsIn(literal2, file);
    const isWhole2 = rows2.length === partsOf(literal2).length && (literal2 === at || !grows(at, file));
    return rows2.length > 0 ? { rows: rows2, isWhole: isWhole2 } : void 0;
  }
  const imported = importOf(at, file.scopes);
  const value = imported && evaluator.evaluate(at);
  if (value?.kind !== "object" || value.entries.length === 0) return void 0;
  const rows = entries(value).map(({ key, start: start3, end, file: own }) => {
    const name = imported.name === "*" ? key : `${imported.name}.${key}`;
    return { start: start3, end, ...own !== void 0 && { file: own }, key, imported: { ...imported, name } };
  });
  return { rows, isWhole: !value.open };
}
function literalOf(at, file) {
  const given = at.type === "Identifier" ? file.scopes.constantOf(at) : at.type === "MemberExpression" && at.object.type === "ThisExpression" ? fieldOf(at, file) ?? keptOnce(at, file) : at;
  const value = given ? bare(given) : void 0;
  if (value?.type === "ObjectExpression") return value;
  const pairs = value?.type === "NewExpression" && path(value.callee).join(".") === "Map" ? value.arguments[0] : void 0;
  return pairs?.type === "ArrayExpression" ? pairs : void 0;
}
function keptOnce(member2, { kept }) {
  const name = path(member2).join(".");
  const [only, ...others] = kept.filter(({ left }) => path(left).join(".") === name);
  return others.length === 0 ? only?.right : void 0;
}
var partsOf = (literal2) => literal2.type === "ObjectExpression" ? literal2.properties : literal2.elements;
function rowsIn(literal2, { scopes }) {
  const row = (key, at, given) => {
    const value = withoutBind(given);
    const imported = importOf(value, scopes);
    return key === void 0 ? [] : [{ ...place(at), key, value, ...imported && { imported } }];
  };
  if (literal2.type === "ObjectExpression")
    return literal2.properties.flatMap(
      (each) => each.type === "Property" ? row(keyName(each), each.key, each.value) : []
    );
  return literal2.elements.flatMap((each) => {
    const [key, value] = each?.type === "ArrayExpression" ? each.elements : [];
    return key?.type === "Literal" && typeof key.value === "string" && value ? row(key.value, key, value) : [];
  });
}
function withoutBind(value) {
  const at = bare(value);
  const callee = at.type === "CallExpression" ? bare(at.callee) : void 0;
  return callee?.type === "MemberExpression" && memberName(callee) === "bind" ? bare(callee.object) : at;
}
function grows(table, file) {
  const name = path(table).at(-1);
  return (namesIn(file).get(name) ?? []).some((each) => {
    let at = each;
    if (at.parent.type === "MemberExpression" && at.parent.property === at && !at.parent.computed) at = at.parent;
    const { parent } = at;
    if (parent.type === "CallExpression" && parent.callee !== at)
      return !/^Object\.(?:keys|values|entries|hasOwn|freeze)$/.test(path(parent.callee).join("."));
    if (parent.type !== "MemberExpression" || parent.object !== at) return false;
    const { parent: use } = parent;
    const isSet = use.type === "AssignmentExpression" && isInside(parent, use.left);
    return isSet || use.type === "CallExpression" && use.callee === parent && memberName(parent) === "set";
  });
}
function rowsCalled(callee, evaluator, depth = 0) {
  const at = bare(callee);
  if (depth > MOST_STEPS3) return void 0;
  if (at.type === "Identifier") {
    const init = evaluator.file.scopes.constantOf(at);
    return init && rowsCalled(init, evaluator, depth + 1);
  }
  if (at.type === "CallExpression") {
    const method = bare(at.callee);
    if (method.type !== "MemberExpression" || memberName(method) !== "get" || at.arguments.length !== 1)
      return void 0;
    return tableOf(method.object, evaluator)?.rows;
  }
  if (at.type !== "MemberExpression") return void 0;
  const name = memberName(at);
  if (name === void 0) return at.computed ? tableOf(at.object, evaluator)?.rows : void 0;
  return rowsCalled(at.object, evaluator, depth + 1)?.map(({ value, imported, ...row }) => {
    const member2 = value && propertyOf(value, name);
    const own = member2 && withoutBind(member2);
    const other = own ? importOf(own, evaluator.file.scopes) : imported && { ...imported, name: `${imported.name}.${name}` };
    return { ...row, ...own && { value: own }, ...other && { imported: other } };
  });
}
var MOST_STEPS3 = 4;
function tableAskedBy(key, evaluator) {
  const { parent } = key;
  switch (parent?.type) {
    case "MemberExpression":
      return parent.computed && parent.property === key ? tableOf(parent.object, evaluator) : void 0;
    case "BinaryExpression":
      return parent.operator === "in" && parent.left === key ? tableOf(parent.right, evaluator) : void 0;
    case "CallExpression": {
      const callee = bare(parent.callee);
      if (callee.type !== "MemberExpression" || !parent.arguments.includes(key))
        return void 0;
      if (path(callee).join(".") === "Object.hasOwn") return tableOf(parent.arguments[0], evaluator);
      const isAsked2 = /^(?:get|has|hasOwnProperty)$/.test(memberName(callee) ?? "");
      return isAsked2 ? tableOf(callee.object, evaluator) : void 0;
    }
    default:
      return void 0;
  }
}

// src/extract/javascript/handlers/uses.ts
var MOST_STEPS4 = 5e3;
var MOST_NAMES = 200;
var Following = class {
  reads = [];
  escapes = [];
  /** The expressions that are the value itself. */
  reached = /* @__PURE__ */ new Map();
  /** The functions that it is handed to. */
  entered = [];
  /** The tables in which the value is looked up, which is there compared with all keys. */
  lookups = [];
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
    if (++this.#steps > MOST_STEPS4) {
      this.#escape(node, { keys, route });
      return true;
    }
    let seen = this.#seen.get(node);
    if (!seen) this.#seen.set(node, seen = /* @__PURE__ */ new Set());
    const key = `${what} ${keys.join(".")} ${placesOf2(route)} ${isDoubtful}`;
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
    const taken2 = pattern.properties.map((each) => each.type === "RestElement" ? void 0 : keyName(each));
    const hasRest = pattern.properties.some(({ type }) => type === "RestElement");
    for (const [index, property] of pattern.properties.entries()) {
      const name = taken2[index];
      if (property.type === "RestElement") {
        if (key === void 0 || !taken2.includes(key)) this.#pattern(property.argument, way);
      } else if (name === void 0) this.#escape(property, way);
      else if (key === void 0)
        this.#read(name, property.key, property, way, this.#howTaken(property.value, hasRest));
      else if (name === key) this.#pattern(property.value, { ...way, keys });
    }
  }
  #howTaken(target, hasRest) {
    const hasDefault = target.type === "AssignmentPattern";
    const name = hasDefault ? target.left : target;
    const binding = name.type === "Identifier" ? this.#evaluator.file.scopes.resolve(name) : void 0;
    const isNeverUsed = binding && name.type === "Identifier" && this.#names.usesOf(binding, name.name).length === 0;
    const isUnused = isNeverUsed && !name.name.startsWith("_");
    return {
      ...hasDefault && { isOptional: true },
      ...isUnused && { isUnused: true },
      ...isNeverUsed && hasRest && { isLeftOut: true }
    };
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
        if (parent.object === at) return this.#member(parent, way);
        return this.#isLookedUp(at, way) ? void 0 : this.#escape(at, way);
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
  #isLookedUp(at, { keys }) {
    const table = keys.length === 0 ? tableAskedBy(at, this.#evaluator) : void 0;
    if (table?.isWhole) this.lookups.push({ table, at });
    return table?.isWhole === true;
  }
  #member(member2, way) {
    const name = memberName(member2);
    const [key, ...keys] = way.keys;
    if (name === void 0) return this.#escape(member2, way);
    if (key !== void 0) return name === key ? this.use(member2, { ...way, keys }) : void 0;
    let at = member2;
    while (at.parent && bare(at.parent) === member2) at = at.parent;
    const { parent } = at;
    if (parent?.type === "AssignmentExpression" && parent.left === at) {
      this.written.add(name);
      if (parent.operator === "=") return;
    }
    if (parent?.type === "UnaryExpression" && parent.operator === "delete") return void this.written.add(name);
    if (name === "hasOwnProperty") return this.#escape(member2, way);
    const isOptional2 = isAsked(at) || mayLack(member2.object, name) || isToldBeside(at);
    this.#read(name, member2.property, member2, way, isOptional2 ? { isOptional: true } : {});
  }
  #assigned(assignment, at, way) {
    const { left } = assignment;
    if (left === at) return;
    if (left.type === "ObjectPattern") return this.#object(left, way);
    if (left.type === "Identifier") return this.#name(left, { ...way, isDoubtful: true });
    this.#escape(at, way);
  }
  #compared({ left, operator, right }, at, way) {
    if (operator === "in" && left === at && !this.#isLookedUp(at, way)) return this.#escape(at, way);
    if (operator !== "in" || right !== at || way.keys.length > 0) return;
    if (left.type === "Literal" && typeof left.value === "string")
      this.#read(left.value, left, left, way, { isOptional: true });
    else this.#escape(at, way);
  }
  #given(call, at, way) {
    const position = call.arguments.findIndex((each) => each === at);
    const isPlain4 = position >= 0 && !call.arguments.slice(0, position).some(({ type }) => type === "SpreadElement");
    if (!isPlain4 || call.type === "NewExpression") return this.#escape(at, way);
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
    if (this.#isLookedUp(at, way)) return;
    const rows = rowsCalled(callee, this.#evaluator);
    if (!rows) return this.#givenElsewhere(importOf(callee, this.#evaluator.file.scopes), position, at, way);
    for (const { key, value, imported } of rows) {
      const on = { ...way, route: { call, row: key, ...way.route && { before: way.route } } };
      const found = value && functionCalled(value, this.#evaluator);
      if (found) this.parameter(found, position, this.isShared(found) ? { ...on, isDoubtful: true } : on);
      else this.#givenElsewhere(imported, position, at, on);
    }
  }
  #givenElsewhere(imported, position, at, way) {
    const elsewhere = imported && this.#followImport?.(imported, position, way.keys);
    if (!elsewhere || elsewhere.mayBeMore) this.#escape(at, way);
    for (const name of elsewhere?.mayBeMore ? [] : elsewhere?.names ?? [])
      this.#read(name, at, at, { ...way, isDoubtful: true });
  }
  /** `Args.parse(args)`: a schema with unknown fields may give them other names. */
  #parsed(call, callee, method, way) {
    const schema = callee.type === "MemberExpression" ? this.#evaluator.evaluate(callee.object) : void 0;
    const isKnown3 = schema && isBuiltSchema(schema) && !schema.open;
    if (!isKnown3) this.#escape(call, way);
    if (way.keys.length > 0) return;
    const keys = method.startsWith("safe") ? ["data"] : [];
    this.use(call, { ...way, keys, ...!isKnown3 && { isDoubtful: true } });
  }
  /** Whether a function may be called from other places too. */
  isShared(callable) {
    const named3 = callable.id ?? (callable.parent.type === "VariableDeclarator" ? callable.parent.id : void 0);
    if (named3?.type !== "Identifier")
      return callable.parent.type === "MethodDefinition" && this.#isCalledTwice(callable);
    const binding = this.#evaluator.file.scopes.resolve(named3);
    return !binding || isExported2(callable) || this.#names.usesOf(binding, named3.name).length > 1;
  }
  #isCalledTwice({ parent }) {
    const { computed, key } = parent;
    const name = nameOfKey(key, computed);
    const calls = this.#evaluator.file.calls.filter(({ callee }) => {
      const at = bare(callee);
      return at.type === "MemberExpression" && memberName(at) === name;
    });
    return calls.length > 1 || !(parent.type === "MethodDefinition" && isPrivate2(parent));
  }
};
var isPrivate2 = ({ accessibility, key }) => accessibility === "private" || key.type === "PrivateIdentifier" || isPrivateOfBabel(key);
function placesOf2(route) {
  let first = route;
  let row = route?.row;
  for (; first?.before; row ??= first.row) first = first.before;
  return first && route ? `${startOf(route.call)} ${startOf(first.call)} ${row ?? ""}` : "";
}
function usesIn(callable, position, keys, evaluator, names) {
  const all = new Following(evaluator, names);
  all.parameter(callable, position, { keys });
  const used = all.reads.filter(({ isUnused }) => !isUnused);
  const renames = REGISTERING.some((name) => all.written.has(name)) && replacesWithOtherNames(evaluator.file);
  return {
    names: used.map(({ name }) => name),
    mayBeMore: all.escapes.length > 0,
    ...renames && { renames }
  };
}
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
function isToldBeside(at) {
  const object2 = at.parent?.type === "Property" && at.parent.value === at ? at.parent.parent : void 0;
  const call = object2?.parent;
  if (call?.type !== "CallExpression" || !call.arguments.some((each) => each === object2)) return false;
  return call.arguments.some(isFunction);
}
function mayLack(object2, name) {
  if (object2.type !== "TSAsExpression" || object2.typeAnnotation.type !== "TSTypeLiteral") return false;
  return object2.typeAnnotation.members.some(
    (member2) => member2.type === "TSPropertySignature" && member2.optional && staticName(member2.key, false) === name
  );
}
var isOfConsole = (callee) => callee.type === "MemberExpression" && callee.object.type === "Identifier" && callee.object.name === "console";
function isExported2(callable) {
  for (let at = callable.parent; at && !isFunction(at); at = at.parent)
    if (/^Export/.test(at.type)) return true;
  return false;
}
function functionCalled(callee, evaluator) {
  return callee.type === "MemberExpression" ? methodOfThis(callee) : functionOf(callee, evaluator.file.scopes);
}

// src/extract/javascript/handlers/names-in-file.ts
var NamesInFile = class {
  #evaluator;
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
      const uses = this.called(name).filter((each) => !isDeclaration2(each));
      this.#uses.set(name, byBinding = groupBy(uses, (each) => scopes.resolve(each)));
    }
    return byBinding.get(binding) ?? [];
  }
  called(name) {
    return namesIn(this.#evaluator.file).get(name) ?? [];
  }
};
function isDeclaration2(name) {
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

// src/extract/javascript/handlers/given-away.ts
function givenAwayIn(file) {
  const known2 = /* @__PURE__ */ new Map();
  const isNamedForThat = (name) => {
    const own = file.scopes.resolve(name);
    const uses = (namesIn(file).get(name.name) ?? []).filter(
      (each) => each !== name && file.scopes.resolve(each) === own
    );
    return uses.length > 0 && uses.every(isGivenAway);
  };
  const isAway = (callable) => {
    let answer = known2.get(callable);
    if (answer === void 0) {
      const { parent } = callable;
      const name = callable.id ?? (parent.type === "VariableDeclarator" ? parent.id : void 0);
      const isNamed4 = name?.type === "Identifier" && !parent.type.startsWith("Export");
      known2.set(callable, answer = isGivenAway(callable) || isNamed4 && isNamedForThat(name));
    }
    return answer;
  };
  return (node) => {
    for (let at = node.parent; at; at = at.parent) if (isFunction(at) && isAway(at)) return true;
    return false;
  };
}
function isGivenAway(given) {
  const call = given.parent;
  if (call?.type === "AssignmentExpression" && call.right === given)
    return /^on_?(?:close|disconnect)$/i.test(path(call.left).at(-1) ?? "") && isOfSession(call.left);
  if (call?.type !== "CallExpression" || !call.arguments.some((each) => each === given)) return false;
  const callee = bare(call.callee);
  if (callee.type !== "MemberExpression") return false;
  if (IN_PAGE.test(memberName(callee) ?? "")) return true;
  const [signal] = call.arguments;
  const isEnd = signal?.type === "Literal" && /^(?:close|disconnect)$/.test(String(signal.value));
  if (isEnd && /^(?:on|once)$/.test(memberName(callee) ?? "")) return isOfSession(callee);
  return /^process\.(?:on|once)$/.test(path(callee).join(".")) && signal?.type === "Literal" && ENDINGS.test(String(signal.value));
}
var isOfSession = (member2) => path(member2).slice(0, -1).some((name) => /^(?:mcp|(?:mcp_?)?server|(?:stdio_?)?transport)$/i.test(name));
var IN_PAGE = /^(?:evaluate|evaluateHandle|evaluateAll|\$eval|\$\$eval|addInitScript|evaluateOnNewDocument|waitForFunction)$/;
var ENDINGS = /^(?:SIG(?:INT|TERM|HUP|QUIT|BREAK)|exit|beforeExit)$/;

// src/extract/javascript/handlers/reached.ts
function neverCalledIn(file, isNamedElsewhere, isGivenAway2 = () => false) {
  const byName = groupBy(namedIn(file), ({ name }) => name);
  const named3 = /* @__PURE__ */ new Map();
  const namedBy = /* @__PURE__ */ new Map();
  const live = /* @__PURE__ */ new Set();
  const revive = (start3) => {
    const todo = [...start3];
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (live.has(next.callable)) continue;
      live.add(next.callable);
      for (const each of named3.get(next.callable) ?? []) todo.push(each);
    }
  };
  const fromTop = [];
  const note3 = (mention, meant) => {
    if (meant.length === 0 || isGivenAway2(mention)) return;
    const around2 = namedAround(mention, file.scopes);
    for (const each of meant)
      if (around2) {
        addTo(named3, around2.callable, each);
        addTo(namedBy, each.callable, around2);
      } else fromTop.push(each);
  };
  for (const mention of file.identifiers) {
    if (!byName.has(mention.name) || mention.parent.type === "ExportSpecifier") continue;
    const binding = file.scopes.resolve(mention);
    const isMeant = ({ callable, id }) => startOf(id) !== startOf(mention) && (!binding || binding.node === id.parent || isMethod2({ callable }));
    note3(mention, byName.get(mention.name).filter(isMeant));
  }
  const isOfOthers2 = ofOthersIn(file);
  if ([...byName.values()].some((all) => all.some(isMethod2)))
    walkAst(file.program, (node) => {
      if (node.type !== "MemberExpression") return;
      const meant = byName.get(memberName(node) ?? "")?.filter(isMethod2) ?? [];
      if (meant.length === 0 || isOfOthers2(node.object)) return;
      const own = classOf(node.object, file);
      note3(node, own ? meant.filter(({ callable }) => callable.parent.parent === own.body) : meant);
    });
  revive(fromTop);
  const dead = /* @__PURE__ */ new Set();
  const leadingTo = (one) => {
    const found = /* @__PURE__ */ new Map([[one.callable, one]]);
    for (const callable of found.keys())
      for (const each of namedBy.get(callable) ?? []) if (!dead.has(each.callable)) found.set(each.callable, each);
    return [...found.values()];
  };
  const called2 = /* @__PURE__ */ new Map();
  const exported = exportedBy(file);
  const isCalled2 = (each) => known(
    called2,
    each.callable,
    () => mayBeCalledElsewhere(each, exported) && isNamedElsewhere(each.name, isMethod2(each))
  );
  const isInUnusedClass = unusedClassesIn(file, isNamedElsewhere);
  let isAsking = false;
  return (node) => {
    if (isInUnusedClass(node)) return true;
    const around2 = namedAround(node, file.scopes);
    if (!around2) return false;
    if (isAsking) return false;
    if (live.has(around2.callable) || dead.has(around2.callable)) return dead.has(around2.callable);
    isAsking = true;
    const leading = leadingTo(around2);
    const first = leading.find(isCalled2);
    isAsking = false;
    if (first) revive([first]);
    else for (const { callable } of leading) dead.add(callable);
    return !first;
  };
}
function unusedClassesIn(file, isNamedElsewhere) {
  const classes = /* @__PURE__ */ new Map();
  return (node) => {
    const own = declaredClassAround(node);
    if (!own) return false;
    if (!classes.has(own)) classes.set(own, isUnusedClass(own, file, isNamedElsewhere));
    return classes.get(own);
  };
}
function unusedConstantsIn(file, isUnused) {
  const constants = /* @__PURE__ */ new Map();
  return (node, hasList) => {
    let at = node;
    while (at && IN_A_VALUE.test(at.type)) at = at.parent;
    if (at?.type !== "VariableDeclarator" || at.id.type !== "Identifier") return false;
    if (!constants.has(at)) constants.set(at, namesOfUnused(at.id, file));
    const names = constants.get(at);
    if (!names) return false;
    return names.length === 0 ? hasList : isUnused !== void 0 && names.every(isUnused);
  };
}
var IN_A_VALUE = /^(?:ObjectExpression|ArrayExpression|Property|ArrowFunctionExpression|TS(?:As|Satisfies)Expression)$/;
function namesOfUnused(id, file) {
  const { name } = id;
  const mentions2 = (namesIn(file).get(name) ?? []).filter((each) => each !== id);
  const isExport = ({ parent }) => /^Export(?:Specifier|DefaultDeclaration)$/.test(parent?.type ?? "");
  if (!mentions2.every(isExport)) return void 0;
  const top = id.parent.parent?.parent;
  return [
    ...top?.type === "ExportNamedDeclaration" ? [name] : [],
    ...mentions2.map(({ parent }) => parent.type === "ExportSpecifier" ? nameOf(parent.exported) : "default")
  ];
}
function namesUsedIn(file, isNamedElsewhere) {
  const { scopes } = file;
  const isGivenAway2 = givenAwayIn(file);
  const isOfOthers2 = ofOthersIn(file);
  let never;
  const mayRun = (node) => !(never ??= neverCalledIn(file, isNamedElsewhere, isGivenAway2))(node);
  const isOwn = (node) => /^(?:class|function|enum)$/.test(scopes.resolve(node)?.kind ?? "");
  let members;
  const membersOf5 = (name) => (members ??= membersIn(file)).get(name) ?? [];
  const usesName = (name) => namesIn(file).get(name)?.some((each) => !each.parent.type.startsWith("Import") && !isOwn(each) && mayRun(each)) === true;
  return {
    value: (name) => usesName(name) || renamedIn(file, name).some(usesName) || membersOf5(name).some(mayRun),
    method: (name) => membersOf5(name).some((node) => {
      const isOfOther2 = node.type === "MemberExpression" && (isOfOthers2(node.object) || isGivenAway2(node));
      return !isOfOther2 && mayRun(node);
    })
  };
}
var renamedIn = ({ imports: imports2 }, name) => imports2.flatMap(
  ({ specifiers }) => specifiers.flatMap(
    (each) => each.type === "ImportSpecifier" && nameOf(each.imported) === name ? each.local.name : []
  )
);
function membersIn({ program }) {
  const found = /* @__PURE__ */ new Map();
  walkAst(program, (node) => {
    const names = node.type === "ObjectPattern" ? node.properties.map(keyName) : [node.type === "MemberExpression" ? memberName(node) : void 0];
    for (const name of names) if (name !== void 0) addTo(found, name, node);
  });
  return found;
}
function ofOthersIn(file) {
  const facts = { evaluator: { file }, modules: modulesOf(file) };
  return (object2) => isSdkServer(object2, facts) || isCollection(object2, file);
}
function isCollection(object2, file) {
  const at = bare(object2);
  const value = at.type === "MemberExpression" && at.object.type === "ThisExpression" ? fieldOf(at, file) : at;
  const maker = value && makerOf(bare(value), file.scopes);
  return maker?.type === "Identifier" && COLLECTIONS.has(maker.name) && !file.scopes.isDeclared(maker);
}
var COLLECTIONS = /* @__PURE__ */ new Set(["Map", "Set", "WeakMap", "WeakSet"]);
function classOf(object2, { scopes }) {
  const maker = makerOf(bare(object2), scopes);
  const binding = maker?.type === "Identifier" ? scopes.resolve(maker) : void 0;
  return binding?.kind === "class" && !binding.node.superClass ? binding.node : void 0;
}
var namedIn = ({ functions, scopes }) => functions.flatMap((callable) => {
  const own = nameOf3(callable, scopes);
  return own ? [{ callable, ...own }] : [];
});
function namedAround(node, scopes) {
  for (let at = node.parent; at; at = at.parent) {
    const own = isFunction(at) ? nameOf3(at, scopes) : void 0;
    if (isFunction(at) && own) return { callable: at, ...own };
  }
  return void 0;
}
function nameOf3({ id, parent, type }, scopes) {
  if (type === "FunctionDeclaration") return id ? { id, name: id.name } : void 0;
  if (parent.type === "VariableDeclarator")
    return parent.id.type === "Identifier" ? { id: parent.id, name: parent.id.name } : void 0;
  if (parent.type !== "MethodDefinition" || parent.kind !== "method" || parent.decorators?.length) return void 0;
  if (!isOfProject(parent.parent.parent.superClass, scopes)) return void 0;
  const name = keyName(parent);
  return name === void 0 ? void 0 : { id: parent.key, name };
}
function isOfProject(base, scopes, steps = 0) {
  if (!base) return true;
  const at = bare(base);
  const source = importOf(at, scopes)?.source;
  if (source !== void 0) return /^\.{1,2}\//.test(source) || versionOf(source) !== void 0;
  const own = at.type === "Identifier" ? scopes.resolve(at) : void 0;
  return own?.kind === "class" && steps < MOST_BASES && isOfProject(own.node.superClass, scopes, steps + 1);
}
var MOST_BASES = 5;
function declaredClassAround(node) {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type !== "ClassDeclaration" || !at.id || at.decorators?.length) continue;
    const { type } = at.parent;
    return type === "Program" || type === "ExportNamedDeclaration" ? at : void 0;
  }
  return void 0;
}
function isUnusedClass(own, file, isNamedElsewhere) {
  const { name } = own.id;
  const isUsed2 = file.identifiers.some(
    (each) => each.name === name && each.parent.type !== "ExportSpecifier" && startOf(each) !== startOf(own.id)
  );
  if (isUsed2) return false;
  const isExported3 = own.parent.type === "ExportNamedDeclaration" || exportedBy(file).has(name);
  return !isExported3 || !isNamedElsewhere(name, false);
}
var isMethod2 = ({ callable }) => callable.parent.type === "MethodDefinition";
function mayBeCalledElsewhere({ callable, name }, exported) {
  const { parent } = callable;
  if (parent.type === "MethodDefinition") return parent.accessibility !== "private" || callsByNamesMade(parent.parent);
  for (let at = callable; at; at = at.parent) if (at.type.startsWith("Export")) return true;
  return exported.has(name);
}
var callsByNamesMade = (body) => holds(
  body,
  (node) => node.type === "MemberExpression" && node.object.type === "ThisExpression" && memberName(node) === void 0
);
var exportedBy = ({ program }) => new Set(
  program.body.flatMap(
    (each) => each.type === "ExportNamedDeclaration" ? each.specifiers.flatMap(({ local }) => local.type === "Identifier" ? [local.name] : []) : []
  )
);

// src/extract/javascript/handlers/fallbacks.ts
function isFallback(node, file, depth = 0) {
  if (isBehindHttp(node, file)) return true;
  let callable = functionAround(node);
  while (callable && nameOfFunction(callable) === "") callable = functionAround(callable);
  if (!callable || depth >= MOST_CALLS2) return false;
  const name = nameOfFunction(callable);
  const calls = file.calls.filter((each) => path(each.callee).at(-1) === name && !isInside(each, callable));
  return calls.length > 0 && calls.length <= MOST_STARTS && calls.every((each) => isFallback(each, file, depth + 1));
}
function isBehindHttp(node, file) {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (at.type === "IfStatement" && child !== at.test) {
      const other = child === at.consequent ? at.alternate : at.consequent;
      if (other && servesHttp(other) && asksForDeployment(at.test, file)) return true;
    }
    if (at.type !== "BlockStatement" && at.type !== "Program") continue;
    for (const each of at.body) {
      if (each === child) break;
      if (each.type !== "IfStatement" || !exits(each.consequent)) continue;
      if (servesHttp(each.consequent) && asksForDeployment(each.test, file)) return true;
    }
  }
  return false;
}
var servesHttp = (branch) => holds(
  branch,
  (node) => node.type === "CallExpression" && /http|listen|serve\b/i.test(path(node.callee).at(-1) ?? "")
);
function asksForDeployment(test, file, depth = 0) {
  return holds(test, (node) => {
    if (node.type === "MemberExpression") return OF_DEPLOYMENT.test(path(node).join("."));
    const init = node.type === "Identifier" ? file.scopes.valueOf(node) : void 0;
    return init !== void 0 && depth < MOST_CALLS2 && asksForDeployment(init, file, depth + 1);
  });
}
var OF_DEPLOYMENT = /^process\.env\.(?:PORT|NODE_ENV|DYNO|VERCEL|RENDER|K_SERVICE|(?:RAILWAY|FLY|HEROKU|RENDER|VERCEL)_\w{1,40})$/;
var MOST_CALLS2 = 3;
var MOST_STARTS = 10;

// src/extract/javascript/handlers/loggers.ts
function loggersIn(file) {
  const { modules, assigned, made, calls } = file;
  const found = /* @__PURE__ */ new Map();
  if (modules.includes("dotenv") && !assigned.has("DOTENV_CONFIG_QUIET")) {
    for (const each of calls) if (isDotenv(each, file)) found.set(each, "dotenv");
  }
  if (assigned.has("silent") || assigned.has("level")) return found;
  if (modules.includes("winston")) {
    for (const each of made) if (isWinston(each, file)) found.set(each, "winston");
  }
  if (modules.includes("pino")) {
    for (const each of calls) if (isPino(each, file)) found.set(each, nameOfPino(each));
  }
  return found;
}
function isWinston(made, file) {
  const callee = bare(made.callee);
  if (callee.type !== "MemberExpression" || memberName(callee) !== "Console") return false;
  const all = bare(callee.object);
  const isOwn = all.type === "MemberExpression" ? memberName(all) === "transports" && importOf(bare(all.object), file.scopes)?.source === "winston" : isImported(all, "winston", ["transports"], file);
  const isLoud = audibleIn(file);
  if (!isOwn || !isPlain3(made.arguments[0], { stderrLevels: NEVER, consoleWarnLevels: NEVER, ...isLoud })) return false;
  const { parent } = made;
  if (parent.type === "CallExpression") return memberOf3(parent.callee) === "add";
  const property = parent.type === "ArrayExpression" ? parent.parent : parent;
  return property.type === "Property" && keyName(property) === "transports" && isPlain3(property.parent, isLoud);
}
function isPino({ callee, arguments: args }, file) {
  if (args.length > 1 || !isImported(bare(callee), "pino", ["pino", "default", "*"], file)) return false;
  return isPlain3(args[0], { ...audibleIn(file), enabled: NEVER, transport: isPretty });
}
function isDotenv({ callee, arguments: args }, file) {
  const called2 = bare(callee);
  const isOwn = called2.type === "MemberExpression" ? LOADS.includes(memberName(called2) ?? "") && (requiredModule(called2.object) === "dotenv" || isImported(bare(called2.object), "dotenv", ["default", "*"], file)) : isImported(called2, "dotenv", LOADS, file);
  return isOwn && args.length < 2 && isPlain3(args[0], { quiet: (value) => value.type === "Literal" && !value.value });
}
var LOADS = ["config", "configDotenv"];
function quieted(call) {
  const [options] = call.arguments;
  if (options === void 0) {
    const [start3, end] = [endOf(call.callee), endOf(call)];
    return end - start3 === 2 ? [{ start: start3, end, text: "({ quiet: true })" }] : void 0;
  }
  if (options.type !== "ObjectExpression" || propertyOf(options, "quiet")) return void 0;
  const [first] = options.properties;
  return first ? [{ start: startOf(first), end: startOf(first), text: "quiet: true, " }] : [{ start: startOf(options), end: endOf(options), text: "{ quiet: true }" }];
}
var nameOfPino = ({ arguments: [options] }) => options && propertyOf(options, "transport") ? "pino-pretty" : "pino";
var isPretty = (transport) => isPlain3(transport, {
  targets: NEVER,
  target: (name) => name.type === "Literal" && name.value === "pino-pretty",
  options: (options) => isPlain3(options, { destination: NEVER })
});
var NEVER = () => false;
function isPlain3(node, doubtful) {
  if (node === void 0) return true;
  const all = new Map(Object.entries(doubtful));
  return node.type === "ObjectExpression" && node.properties.every((each) => {
    const key = each.type === "Property" ? keyName(each) : void 0;
    return key !== void 0 && "value" in each && (all.get(key)?.(each.value) ?? true);
  });
}
var audibleIn = ({ scopes }) => ({
  silent: NEVER,
  level: function isAudible(value) {
    if (value.type === "LogicalExpression") return isAudible(value.right);
    const init = value.type === "Identifier" ? scopes.valueOf(value) : void 0;
    return init ? isAudible(init) : value.type === "Literal" && value.value !== "silent";
  }
});
function isImported(node, module, names, { scopes }) {
  const found = importOf(node, scopes);
  return found?.source === module && names.includes(found.name);
}
function memberOf3(callee) {
  const member2 = bare(callee);
  return member2.type === "MemberExpression" ? memberName(member2) : void 0;
}

// src/extract/javascript/handlers/alternatives.ts
var Alternatives = class {
  #file;
  #target;
  constructor(file, target) {
    this.#file = file;
    this.#target = target;
  }
  /** Whether a node runs only where the target does not. */
  has(node, depth = 0) {
    if (this.#isApart(node, this.#target, 0)) return true;
    const uses = depth < MOST_CALLS3 ? this.#usesAround(node) : [];
    return uses.length > 0 && uses.every((each) => this.has(each, depth + 1));
  }
  /** From the target, or from each use of the function around it. */
  #isApart(node, target, depth) {
    if (areAlternatives(node, target)) return true;
    const uses = depth < MOST_CALLS3 ? this.#usesAround(target) : [];
    return uses.length > 0 && uses.every((each) => this.#isApart(node, each, depth + 1));
  }
  /** Where the nearest function around a node that has a name is used. */
  #usesAround(node) {
    let callable = functionAround(node);
    while (callable && nameOf4(callable) === void 0) callable = functionAround(callable);
    const name = callable && nameOf4(callable);
    if (name === void 0) return [];
    const uses = (namesIn(this.#file).get(name) ?? []).filter(
      ({ parent }) => parent.type !== "ExportSpecifier" && parent !== callable && !(parent === callable.parent && ("id" in parent || "key" in parent))
    );
    return uses.length > MOST_USES ? [] : uses;
  }
};
var MOST_CALLS3 = 3;
var MOST_USES = 20;
function nameOf4(callable) {
  if ("id" in callable && callable.id && "name" in callable.id) return String(callable.id.name);
  const { parent } = callable;
  if (parent?.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  return parent?.type === "MethodDefinition" ? keyName(parent) : void 0;
}
function areAlternatives(one, other) {
  const around2 = /* @__PURE__ */ new Map();
  for (let child = one, at = one.parent; at; child = at, at = at.parent) around2.set(at, child);
  for (let child = other, at = other.parent; at; child = at, at = at.parent) {
    const own = around2.get(at);
    if (!own) continue;
    if (at.type === "IfStatement" || at.type === "ConditionalExpression") return own !== at.test && child !== at.test;
    if (at.type === "SwitchStatement") {
      const [first = -1, last = -1] = [own, child].map((each) => at.cases.findIndex((it) => it === each)).sort((a, b) => a - b);
      return first >= 0 && at.cases.slice(first, last).some(({ consequent }) => consequent.some(leavesCase));
    }
    if (at.type !== "BlockStatement" && at.type !== "Program" && at.type !== "SwitchCase") return false;
    return startOf(own) < startOf(child) ? leavesAfter(one, at) : leavesAfter(other, at);
  }
  return false;
}
function leavesAfter(node, list) {
  let isLeaving = false;
  for (let child = node, at = node.parent; at && at !== list; child = at, at = at.parent) {
    if (isFunction(at)) isLeaving = false;
    else if (at.type === "IfStatement" && child !== at.test) isLeaving ||= leaves(child);
    else if (at.type === "SwitchCase") isLeaving ||= at.consequent.some(leaves);
  }
  return isLeaving;
}
function leaves(statement) {
  switch (statement.type) {
    case "ReturnStatement":
    case "ThrowStatement":
      return true;
    case "BlockStatement":
      return statement.body.some(leaves);
    case "TryStatement":
      return leaves(statement.block);
    case "ExpressionStatement": {
      const call = bare(statement.expression);
      return call.type === "CallExpression" && path(call.callee).join(".") === "process.exit";
    }
    default:
      return false;
  }
}
var leavesCase = (statement) => exits(statement) || leaves(statement);

// src/extract/javascript/handlers/start-guard.ts
function startGuardsOf({ file }) {
  const guards = new Guards2(file.scopes);
  const { body } = file.program;
  const started = new Set(body.flatMap((each) => each.type === "IfStatement" ? [] : callIn(each)));
  return body.flatMap((each) => {
    if (each.type !== "IfStatement" || each.alternate || !guards.isOne(each.test)) return [];
    const calls = each.consequent.type === "BlockStatement" ? each.consequent.body.flatMap(callIn) : callIn(each.consequent);
    return calls.length > 0 && !calls.some((name) => started.has(name)) ? [place(each.test)] : [];
  });
}
function callIn(statement) {
  let at = statement.type === "ExpressionStatement" ? bare(statement.expression) : void 0;
  for (; ; ) {
    if (at?.type === "AwaitExpression" || at?.type === "UnaryExpression") at = bare(at.argument);
    else if (at?.type === "CallExpression" && at.callee.type === "MemberExpression" && CHAINED.test(path(at.callee).at(-1)))
      at = bare(at.callee.object);
    else return at?.type === "CallExpression" ? [path(at.callee).join(".")] : [];
  }
}
var CHAINED = /^(?:catch|then|finally)$/;
var DEEPEST4 = 6;
var Guards2 = class _Guards {
  #scopes;
  /** What the parameters of a function that is asked are given. */
  #given;
  constructor(scopes, given = /* @__PURE__ */ new Map()) {
    this.#scopes = scopes;
    this.#given = given;
  }
  /** `isMain(import.meta.url)` */
  #givenTo({ params }, args) {
    const given = params.flatMap((each, index) => args[index] ? [[each, args[index]]] : []);
    return new _Guards(this.#scopes, new Map([...this.#given, ...given]));
  }
  isOne(test, depth = 0) {
    const node = bare(test);
    if (depth > DEEPEST4) return false;
    if (node.type === "LogicalExpression") {
      const [left, right] = [this.isOne(node.left, depth + 1), this.isOne(node.right, depth + 1)];
      return node.operator === "&&" ? left || right : node.operator === "||" && left && right;
    }
    if (node.type === "BinaryExpression" && /^===?$/.test(node.operator))
      return this.#areCompared(node.left, node.right) || this.#areCompared(node.right, node.left);
    if (node.type === "ConditionalExpression") return this.#areOnes([node.consequent, node.alternate], depth);
    const called2 = node.type === "CallExpression" && functionOf(node.callee, this.#scopes);
    if (called2) {
      const returned = called2.async || called2.generator ? [] : returnsOf(called2);
      const values = returned.map(({ expression }) => expression);
      return this.#givenTo(called2, node.arguments).#areOnes(values, depth);
    }
    if (node.type === "CallExpression" && node.callee.type === "MemberExpression") {
      const [argument] = node.arguments;
      return memberName(node.callee) === "endsWith" && !!argument && this.#areCompared(node.callee.object, argument);
    }
    const value = node.type === "Identifier" ? this.#scopes.valueOf(node) : void 0;
    return value !== void 0 && this.isOne(value, depth + 1);
  }
  /** Whichever of them it is, beside `false`. */
  #areOnes(values, depth) {
    const others = values.map(bare).filter((each) => each.type !== "Literal" || each.value !== false);
    return others.length > 0 && others.every((each) => this.isOne(each, depth + 1));
  }
  #valueGiven(name) {
    const binding = this.#scopes.resolve(name);
    return binding?.kind === "param" && !binding.path?.length ? this.#given.get(binding.node) : void 0;
  }
  #areCompared(own, script) {
    return this.#leadsTo(own, isOwnPath) && this.#leadsTo(script, isScript);
  }
  /** What a path is made of, through whatever only writes it in another way. */
  #leadsTo(value, isIt, depth = 0) {
    const node = bare(value);
    if (depth > DEEPEST4) return false;
    const next = (each) => !!each && this.#leadsTo(each, isIt, depth + 1);
    if (isIt(node)) return true;
    if (node.type === "Identifier") return next(this.#scopes.valueOf(node) ?? this.#valueGiven(node));
    if (node.type === "TemplateLiteral") return node.expressions.length === 1 && next(node.expressions[0]);
    if (node.type === "LogicalExpression") return node.operator !== "&&" && next(node.left);
    if (node.type === "MemberExpression") return SAME3.test(memberName(node) ?? "") && next(node.object);
    if (node.type === "NewExpression") return path(node.callee).join(".") === "URL" && next(node.arguments[0]);
    if (node.type !== "CallExpression") return false;
    const name = path(node.callee).at(-1) ?? "";
    if (WRITES_PATHS.test(name)) return next(node.arguments[0]);
    return node.callee.type === "MemberExpression" && WRITTEN_ANEW.test(name) && next(node.callee.object);
  }
};
var SAME3 = /^(?:href|pathname)$/;
var WRITES_PATHS = /^(?:fileURLToPath|pathToFileURL|resolve|normalize|String|decodeURI|decodeURIComponent)$/;
var WRITTEN_ANEW = /^(?:toString|replace|replaceAll)$/;
function isOwnPath(node) {
  if (node.type === "Identifier") return node.name === "__filename";
  return node.type === "MemberExpression" && node.object.type === "MetaProperty" && /^(?:url|filename)$/.test(memberName(node) ?? "");
}
var isScript = (node) => node.type === "MemberExpression" && node.property.type === "Literal" && node.property.value === 1 && path(node.object).join(".") === "process.argv";

// src/extract/javascript/handlers/modes.ts
var Modes = class {
  #file;
  #calls;
  /** For each number of calls on the way, what is known of the nodes around. */
  #known = Array.from({ length: MOST_CALLS4 + 1 }, () => /* @__PURE__ */ new Map());
  #transport;
  /** Where the server starts: its transport, and the calls of what makes that. */
  #starts;
  #others;
  #members;
  #later;
  /** `transport`: where the server gets it. What runs together with that is not elsewhere. */
  constructor(file, transport) {
    this.#file = file;
    this.#transport = transport;
    this.#others = transport && new Alternatives(file, transport);
    this.#calls = groupBy(file.calls, ({ callee }) => path(callee).join("."));
    this.#starts = transport ? [transport, ...this.#callsTo(transport, 0)] : [];
  }
  #callsTo(node, depth) {
    let callable = functionAround(node);
    while (callable && nameOfFunction(callable) === "") callable = functionAround(callable);
    const own = (callable && this.#calls.get(nameOfFunction(callable))) ?? [];
    if (depth >= MOST_CALLS4 || own.length > MOST_STARTS2) return [];
    return own.flatMap((each) => [each, ...this.#callsTo(each, depth + 1)]);
  }
  /** In a branch that ends the process or asks how it was started, or in a function for people or for such branches. */
  mayBeElsewhere(call, depth = 0) {
    const known2 = this.#known[depth];
    const around2 = [];
    let answer;
    for (let at = call.parent; at && answer === void 0; at = at.parent) {
      answer = known2.get(at);
      if (answer !== void 0) break;
      around2.push(at);
      if (this.#isWithTransport(at)) answer = false;
      else if (this.#isElsewhere(at, depth)) answer = true;
    }
    for (const each of around2) known2.set(each, answer ?? false);
    return answer ?? false;
  }
  /** A branch, a block or a function that starts the server too: whatever is asked around it, both happen. */
  #isWithTransport(at) {
    const isOne = at.type === "SwitchCase" || at.type === "BlockStatement" || isFunction(at);
    return isOne && this.#starts.some((each) => isInside(each, at));
  }
  /** A statement of its own in the very list of statements that makes the transport: `await init()`, whatever it is called. */
  #isBesideTransport(call) {
    const statement = call.parent?.type === "AwaitExpression" ? call.parent.parent : call.parent;
    const list = statement?.type === "ExpressionStatement" ? statement.parent : void 0;
    for (let at = list && this.#transport; at; at = at.parent) {
      if (at === list) return true;
      if (isFunction(at) || at.type === "IfStatement" || at.type === "SwitchCase") return false;
    }
    return false;
  }
  /** Whether a name is used, and only in other ways to start the program. */
  usesOnlyElsewhere(name) {
    const named3 = namesIn(this.#file).get(name) ?? [];
    this.#members ??= membersIn(this.#file);
    const uses = [...named3.filter(({ parent }) => !PASSES.test(parent.type)), ...this.#members.get(name) ?? []];
    return uses.length > 0 && uses.every((each) => this.#isOfCommand(each) || this.isApart(each));
  }
  /** Whether a file uses what it imports from a source, and only in other ways to start the program. */
  importsOnlyElsewhere(source) {
    const own = this.#file.imports.filter((each) => each.source.value === source);
    this.#later ??= importedLaterIn(this.#file);
    const later = this.#later.filter((each) => each.source.type === "Literal" && each.source.value === source);
    return own.length + later.length > 0 && later.every((each) => this.isApart(each)) && own.every(
      ({ specifiers }) => specifiers.length > 0 && specifiers.every(({ local }) => this.usesOnlyElsewhere(local.name))
    );
  }
  /** Whether a node is in another branch than the transport. */
  isApart(node) {
    return this.#others?.has(node) === true;
  }
  /** In a branch that asks the command line. */
  #isOfCommand(node) {
    for (let at = node.parent; at && !this.#isWithTransport(at); at = at.parent) {
      if (at.type === "IfStatement" && this.#isFromCommandLine(at.test, 0)) return true;
      if (at.type === "SwitchStatement" && this.#isFromCommandLine(at.discriminant, 0)) return true;
    }
    return false;
  }
  #isElsewhere(at, depth) {
    if (at.type === "IfStatement") return this.#asksForMode(at.test);
    if (at.type === "SwitchStatement") return this.#asksForMode(at.discriminant);
    if (at.type === "LogicalExpression") return at.operator === "&&" && this.#asksForMode(at.left);
    if (at.type === "BlockStatement") return at.body.some((each) => endsProcess(each) || this.#leavesByMode(each));
    if (!isFunction(at)) return false;
    const name = nameOfFunction(at);
    const own = (name === "" ? void 0 : this.#calls.get(name)) ?? [];
    if (own.some((each) => this.#isBesideTransport(each))) return false;
    if (isForPeople(name)) return true;
    return depth < MOST_CALLS4 && own.length > 0 && own.every((each) => this.mayBeElsewhere(each, depth + 1));
  }
  /** `if (isStdio) return;` */
  #leavesByMode(statement) {
    return statement.type === "IfStatement" && exits(statement.consequent) && this.#asksForMode(statement.test);
  }
  /** How the program was started: by the names that are asked about, or since they come from the command line. */
  #asksForMode(test) {
    if (asksForEntry(test) || questionOf(test, this.#file)) return false;
    return holds(test, (node) => {
      if (node.type !== "Identifier" && node.type !== "MemberExpression") return false;
      const names = path(node).join(".");
      if (/^process\.(argv|env)\b/.test(names)) return true;
      if (OF_MODES.test(names) && !this.#isOfCall(node) && !this.#asksOfCall(node)) return true;
      const init = node.type === "Identifier" ? this.#file.scopes.valueOf(node) : void 0;
      if (FOR_DEVELOPERS.test(names)) return !init || !holds(init, saysNot);
      return init !== void 0 && this.#isFromCommandLine(init, 0);
    });
  }
  #isFromCommandLine(init, depth) {
    if (asksForEntry(init)) return false;
    return holds(init, (node) => {
      if (node.type === "MemberExpression") return path(node).join(".").startsWith("process.argv");
      const own = node.type === "Identifier" ? this.#file.scopes.valueOf(node) : void 0;
      return own !== void 0 && own !== init && depth < MOST_CALLS4 && this.#isFromCommandLine(own, depth + 1);
    });
  }
  /** `isForecastArgs(request.params.arguments)` */
  #asksOfCall(node) {
    const { parent } = node;
    return parent?.type === "CallExpression" && parent.callee === node && parent.arguments.some((each) => this.#isOfCall(each));
  }
  /** What a client gives with a call: the parameters of a handler, and what is taken from them. */
  #isOfCall(node, depth = 0) {
    let owner = bare(node);
    while (owner.type === "MemberExpression" || owner.type === "AwaitExpression")
      owner = bare(owner.type === "MemberExpression" ? owner.object : owner.argument);
    const { parent } = owner;
    if (owner.type !== "Identifier" || depth > MOST_CALLS4) return false;
    if (parent?.type === "MemberExpression" && parent.property === owner && !parent.computed)
      return this.#isOfCall(parent.object, depth + 1);
    const binding = this.#file.scopes.resolve(owner);
    if (binding?.kind === "param") return isHandler(functionAround(binding.node));
    const init = binding?.kind === "variable" ? binding.node.init : void 0;
    return init ? this.#isOfCall(init, depth + 1) : false;
  }
};
var MOST_CALLS4 = 3;
var MOST_STARTS2 = 10;
var PASSES = /^(?:Import|Export)\w*Specifier$/;
function importedLaterIn({ program }) {
  const found = [];
  walkAst(program, (node) => {
    if (node.type === "ImportExpression") found.push(node);
  });
  return found;
}
function asksForEntry(test) {
  let isFound = false;
  let isMore = false;
  walkAst(test, (node) => {
    if (node.type === "Identifier" && node.name === "__filename") isFound = true;
    if (node.type !== "MemberExpression") return;
    const names = path(node).join(".");
    const isOfModule = node.object.type === "MetaProperty" && /^(?:url|main|filename)$/.test(memberName(node) ?? "");
    if (isOfModule || names === "require.main") isFound = true;
    if (names.startsWith("process.env") || /^process\.argv\../.test(names) && !isScript(node)) isMore = true;
  });
  return isFound && !isMore;
}
function isForPeople(name) {
  const words = name.replace(/([a-z\d])(?=[A-Z])/g, "$1_").toLowerCase().split(/[\W_]+/);
  return words.some((word) => FOR_PEOPLE.has(word)) || ALONE.has(words.at(-1));
}
var FOR_PEOPLE = /* @__PURE__ */ new Set(["help", "usage", "version", "banner", "install", "cli", "test", "demo", "print", "stdout"]);
var ALONE = /* @__PURE__ */ new Set(["setup", "init", "exit", "shutdown", "cleanup"]);
var OF_MODES = /argv|args|env|debug|verbose|mode|transport|flag|option|isTTY|stdio|silent|quiet|disabled|level/i;
var FOR_DEVELOPERS = /(?:^|\.)(?:is|in)?_?dev(?:elopment)?_?(?:mode|env)?$/i;
var saysNot = (node) => node.type === "BinaryExpression" && node.operator.startsWith("!=");
function isHandler(callable) {
  const parent = callable?.parent;
  if (parent?.type === "CallExpression" && callable !== parent.callee)
    return /tool|prompt|resource|setRequestHandler/i.test(path(parent.callee).at(-1) ?? "");
  return parent !== void 0 && /^(execute|handler|callback|handle|cb)$/.test(keyName(parent) ?? "");
}
function endsProcess(statement) {
  const call = statement.type === "ExpressionStatement" ? bare(statement.expression) : void 0;
  return call?.type === "CallExpression" && path(call.callee).join(".") === "process.exit";
}

// src/extract/javascript/handlers/own-loggers.ts
function ownLoggerAround(print2) {
  const callable = functionAround(print2);
  if (!callable) return void 0;
  const around2 = objectAround(callable) ?? classAround(callable);
  if (around2) return place(around2);
  return LOGS.test(nameOfFunction(callable)) ? place(callable) : void 0;
}
function objectAround({ parent }) {
  const object2 = parent.type === "Property" ? parent.parent : void 0;
  return object2?.type === "ObjectExpression" && hasLevels(object2.properties) ? object2 : void 0;
}
function classAround({ parent }) {
  const body = parent.type === "MethodDefinition" || parent.type === "PropertyDefinition" ? parent.parent : void 0;
  if (body?.type !== "ClassBody") return void 0;
  const isCalledSo = /logger$/i.test(body.parent.id?.name ?? "");
  return isCalledSo || isLevel(parent) && hasLevels(body.body) ? body.parent : void 0;
}
var hasLevels = (members) => members.filter(isLevel).length > 1;
var isLevel = (member2) => LEVELS.test(keyName(member2) ?? "");
var LEVELS = /^(?:trace|debug|log|info|warn|error)$/;
var LOGS = /^(?:(?:write|print|debug|safe|my)_?)?log(?:ger|ging)?(?:_?(?:message|line|event|entry|output|to\w{1,20}))?$/i;

// src/extract/javascript/handlers/printed.ts
var PRINTS = /^(console\.(log|info|debug|table|dir)|process\.stdout\.write)$/;
function printedOverStdio(evaluator, elsewhere) {
  const { file } = evaluator;
  const transport = transportOf(evaluator);
  if (!transport) return [];
  const own = servesToo(file) ? void 0 : printsOf(file, elsewhere?.isNamed, transport);
  if (own ? own.length === 0 && !elsewhere?.mayPrint() : printsIn(file).length === 0) return [];
  const transports = file.made.filter(({ callee }) => path(callee).at(-1) === "StdioServerTransport");
  const isDead = elsewhere && neverCalledIn(file, elsewhere.isNamed);
  if (isDead && transports.length > 0 && transports.every(isDead)) return [];
  const others = own && (elsewhere ? elsewhere.all(otherModesOf(file, transport)) : []);
  const all = own && others ? [...own, ...others] : printsWith(transport, file, elsewhere);
  const how = all.length > 0 && isFallback(transport, file) ? { isFallback: true } : {};
  return all.map((at) => ({ ...at, ...how, transport: place(transport) }));
}
function printsWith(transport, file, elsewhere) {
  const branch = branchAround(transport);
  if (!branch || [...file.made.filter(isOfHttp), ...file.calls.filter(hasCommands)].some((each) => isInside(each, branch)))
    return [];
  const certain = turnsAway(file) ? [] : printsIn(file).filter(({ node }) => runsWith(transport, node, file) && !isProgress(node));
  return certain.length === 0 || elsewhere?.turnsAway() ? [] : certain.map(printAt);
}
function runsWith(transport, node, file, deep = DEEPEST5) {
  const own = branchAround(node);
  const first = branchAround(transport);
  const call = own && own !== first && deep > 0 && isFunction(own) ? onlyCallOf(own, file) : void 0;
  if (call) return runsWith(transport, call, file, deep - 1);
  for (let branch = own && first; branch; branch = outside(branch))
    if (branch === own) return branch === first || startOf(node) < startOf(transport);
  return false;
}
var DEEPEST5 = 3;
function onlyCallOf(callable, file) {
  const outer2 = (callsIn(file).get(callable) ?? []).filter((each) => !isInside(each, callable));
  return outer2.length === 1 ? outer2[0] : void 0;
}
var callsIn = remembered(({ calls, scopes }) => groupBy(calls, ({ callee }) => functionOf(callee, scopes)));
function outside(branch) {
  const around2 = branchAround(branch);
  return around2 === branch ? branchAround(branch.parent) : around2;
}
function branchAround(node) {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (at.type === "SwitchCase") return at;
    if (at.type === "IfStatement" || at.type === "CatchClause" || /^(?:ConditionalExpression|LogicalExpression|For|While|DoWhile)/.test(at.type))
      return child;
    if (isFunction(at) && !isGoneOnWith(at)) return at;
    if (at.type === "Program") return at;
  }
  return void 0;
}
function isGoneOnWith({ parent }) {
  return parent.type === "CallExpression" && parent.callee.type === "MemberExpression" && /^(?:then|listen)$/.test(memberName(parent.callee) ?? "");
}
function otherModesOf(file, transport) {
  const modes = new Modes(file, transport);
  return {
    has: (name) => modes.usesOnlyElsewhere(name),
    hasImport: (source) => modes.importsOnlyElsewhere(source)
  };
}
function modesAround(file, startsServer) {
  const names = new Set(
    file.imports.filter(({ source }) => startsServer(source.value)).flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name))
  );
  return otherModesOf(
    file,
    file.identifiers.find(({ name, parent }) => names.has(name) && !parent.type.startsWith("Import"))
  );
}
function transportOf(evaluator) {
  const { file } = evaluator;
  const { made, scopes } = file;
  const madeOf = (name) => made.filter(({ callee }) => importOf(bare(callee), scopes)?.name === name);
  const transport = madeOf("StdioServerTransport").find((each) => isUsed(each, file));
  return transport ?? (madeOf("FastMCP").length > 0 ? startOverStdio(evaluator) : void 0);
}
function isUsed({ parent }, { identifiers }) {
  if (parent?.type === "ExpressionStatement") return false;
  const declared = parent?.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id : void 0;
  return !declared || identifiers.some((each) => each.name === declared.name && startOf(each) !== startOf(declared));
}
function printsOf(file, isNamed4 = () => true, transport) {
  if (file.calls.some(hasCommands) || turnsAway(file)) return void 0;
  const prints = file.calls.some((each) => isServing(each, file)) ? [] : printsIn(file);
  if (prints.length === 0) return [];
  const modes = new Modes(file, transport);
  const isGivenAway2 = givenAwayIn(file);
  const told2 = prints.filter(
    ({ node, unless = node }) => !isPastEnd(node) && !modes.mayBeElsewhere(unless) && !modes.isApart(node) && !isProgress(node) && !isGivenAway2(node)
  );
  if (told2.length === 0) return [];
  const isNeverCalled = neverCalledIn(file, isNamed4, isGivenAway2);
  return told2.filter(({ node }) => !isNeverCalled(node) && !mayKeepBack(node, file, isNeverCalled)).map(printAt);
}
var turnsAway = ({ assigned }) => ["log", "info", "debug", "write"].some((name) => assigned.has(name));
function isPastEnd(node) {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (at.type !== "BlockStatement" || child.type === "FunctionDeclaration") continue;
    const before = at.body.slice(
      0,
      at.body.findIndex((each) => each === child)
    );
    if (before.some(({ type }) => type === "ReturnStatement" || type === "ThrowStatement")) return true;
  }
  return false;
}
function printsIn(file) {
  const prints = file.calls.filter(({ callee }) => PRINTS.test(path(callee).join(".")) && !file.scopes.isDeclared(ownerOf(callee))).filter((call) => !isMessage(call)).map((node) => ({ node }));
  for (const [node, logger] of loggersIn(file)) {
    const branch = branchAround(node);
    const unless = branch && isUnlessProduction(branch) ? branch.parent : void 0;
    const around2 = unless ? branchAround(unless) : branch;
    if (around2 && (around2.type === "Program" || isFunction(around2)))
      prints.push({ node, logger, ...unless && { unless } });
  }
  return prints;
}
function isUnlessProduction(branch) {
  const { parent } = branch;
  if (parent?.type !== "IfStatement" || parent.test.type !== "BinaryExpression") return false;
  const { left, operator, right } = parent.test;
  const isAsked2 = [left, right].some((each) => path(each).join(".") === "process.env.NODE_ENV");
  const isProduction = [left, right].some((each) => each.type === "Literal" && each.value === "production");
  const branches = {
    "!==": parent.consequent,
    "!=": parent.consequent,
    "===": parent.alternate,
    "==": parent.alternate
  };
  return isAsked2 && isProduction && Object.hasOwn(branches, operator) && branches[operator] === branch;
}
function isMessage({ arguments: [first, ...others] }) {
  let said = first && others.length === 0 ? bare(first) : void 0;
  while (said?.type === "BinaryExpression") said = bare(said.left);
  if (said?.type === "CallExpression" && path(said.callee).join(".") === "JSON.stringify") {
    const [message] = said.arguments;
    return message !== void 0 && propertyOf(message, "jsonrpc") !== void 0;
  }
  const text3 = said?.type === "TemplateLiteral" ? said.quasis[0].value.cooked : said?.type === "Literal" && said.value;
  return typeof text3 === "string" && /^\s*\{\s*"jsonrpc"\s*:\s*"2\.0"/.test(text3);
}
function printAt({ node, node: { callee }, logger, unless }) {
  const at = place(callee);
  const own = logger ? void 0 : ownLoggerAround(callee);
  if (!logger) return { ...at, ...toError(callee), ...own && { object: own } };
  const edits = logger === "dotenv" && node.type === "CallExpression" ? quieted(node) : void 0;
  return {
    ...{ ...at, logger, ...levelsOf(node) },
    ...unless && { isUnlessProduction: true },
    ...edits && { toError: edits }
  };
}
function levelsOf({ parent }) {
  const options = parent.type === "ArrayExpression" ? parent.parent.parent : void 0;
  const levels = options && propertyOf(options, "levels");
  return levels ? { levels: path(levels).join(".") } : {};
}
function toError(callee) {
  const [owner, member2] = path(callee);
  const name = bare(callee);
  const streams = name.type === "MemberExpression" ? name.object : void 0;
  const at = owner === "process" && streams?.type === "MemberExpression" ? streams : name;
  if (at.type !== "MemberExpression" || at.computed || /^(table|dir)$/.test(member2)) return {};
  return { toError: [{ ...place(at.property), text: owner === "process" ? "stderr" : "error" }] };
}
function startOverStdio(evaluator) {
  const { calls, scopes } = evaluator.file;
  const isOther = (callee) => {
    const owner = callee.type === "MemberExpression" ? bare(callee.object) : callee;
    const made = owner.type === "Identifier" ? scopes.valueOf(owner) : owner;
    return made?.type === "NewExpression" && path(made.callee).at(-1) !== "FastMCP";
  };
  const started = calls.filter(({ callee }) => path(callee).at(-1) === "start" && !isOther(bare(callee)));
  const isStdio = (how) => how !== void 0 && text(get(plain(evaluator.evaluate(how)), "transportType")) === "stdio";
  return started.every(({ arguments: [how] }) => isStdio(how)) ? started[0] : void 0;
}
var isOfHttp = ({ callee }) => /(SSE|HTTP|Http|WebSocket)\w{0,80}Transport$/.test(path(callee).at(-1));
var servesToo = (file) => file.made.some(isOfHttp) || file.calls.some((each) => isServing(each, file));
function isServing({ arguments: args, callee }, file) {
  const name = path(callee).at(-1);
  if (name === "listen") return true;
  if (name === "createInterface") return !readsFile(args[0]);
  return /^(?:createServer|serve)$/.test(name) && !isOwnFactory(bare(callee), file);
}
function readsFile(options) {
  const properties = options?.type === "ObjectExpression" ? options.properties : [];
  const input = properties.find((each) => keyName(each) === "input");
  const isOpen = properties.some((each) => keyName(each) === "output" || each.type === "SpreadElement");
  return input !== void 0 && "value" in input && !isOpen && !/\bstdin$/.test(path(input.value).join("."));
}
function hasCommands({ callee, arguments: [first] }) {
  const name = path(callee).at(-1);
  if (name !== "command" || first?.type !== "ObjectExpression") return /^(?:parseArgs|command|yargs)$/.test(name);
  return first.properties.some((each) => each.type === "SpreadElement" || keyName(each) === "command");
}
function isOwnFactory(callee, { scopes }) {
  if (callee.type !== "Identifier")
    return callee.type === "MemberExpression" && callee.object.type === "ThisExpression";
  const source = importOf(callee, scopes)?.source;
  if (source !== void 0) return /^[.@~#]/.test(source) && !/\bhttp\b/i.test(source);
  return scopes.resolve(callee) !== void 0;
}
var isProgress = ({ arguments: [first] }) => first?.type === "TemplateLiteral" && first.quasis[0].value.raw.startsWith("\\r");

// src/extract/javascript/handlers/name-tests.ts
function nameTestsOf(callable, evaluator, names) {
  const following = new Following(evaluator, names);
  following.parameter(callable, 0, { keys: ["params", "name"] });
  const isName2 = (node) => following.reached.has(bare(node));
  const textIn = (node) => textOf(evaluator.evaluate(node));
  const asked2 = [...following.reached.keys()].flatMap(
    (node) => testsOf(node).flatMap(({ test, isAlias }) => {
      const name = textIn(test);
      return name === void 0 ? [] : [{ ...place(test), name, ...isAlias && { isAlias } }];
    })
  );
  const tables = new Map(following.lookups.map(({ table }) => [table.rows[0].start, table]));
  for (const { rows } of tables.values())
    append(
      asked2,
      rows.map((row) => askedIn(rows, row))
    );
  const counts = groupBy(asked2, ({ name }) => name);
  const toolIn = (node) => {
    for (let child = node, at = node.parent; at && !isFunction(at); child = at, at = at.parent) {
      const test = testAt(at, child, isName2);
      if (test) return textIn(test);
    }
    return void 0;
  };
  const isUnknownTest = [...following.reached.keys()].some(
    (node) => testsOf(node).some(({ test }) => textIn(test) === void 0)
  );
  return {
    asked: asked2,
    isKnown: (tool3) => counts.get(tool3)?.length === 1,
    isOnlyCompared: !isUnknownTest && following.reads.length === 0 && following.escapes.every(({ node }) => isPrinted(node)),
    isCalledAtOnce: following.lookups.some(({ at }) => isCalled(at)),
    helpers: following.entered.map(({ callable: each }) => each),
    isName: isName2,
    toolAt(node, route) {
      for (let at = node, next = route; at; at = next?.call, next = next?.before) {
        const tool3 = toolIn(at) ?? next?.row;
        if (tool3 !== void 0 || !next) return tool3;
      }
      return void 0;
    }
  };
}
function askedIn(rows, { key, value, file, start: start3, end }) {
  const isSame2 = (other) => other.key !== key && value !== void 0 && other.value !== void 0 && isSameName(value, other.value);
  const isAlias = file !== void 0 || rows.some(isSame2);
  return { name: key, start: start3, end, ...file !== void 0 && { file }, ...isAlias && { isAlias } };
}
function isCalled({ parent: member2 }) {
  const call = member2?.type === "MemberExpression" ? member2.parent : void 0;
  return call?.type === "CallExpression" && call.callee === member2 && !call.optional;
}
var isSameName = (a, b) => !isFunction(a) && path(a).join(".") === path(b).join(".");
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
      const called2 = path(at.callee);
      return called2.some((name) => /^(log|logger|logging|console|debug)$|Error$/i.test(name));
    }
  }
  return false;
}
function testAt(at, child, isName2) {
  if (at.type === "IfStatement" && child === at.consequent) return comparedTo(at.test, "===", isName2);
  if (at.type === "ConditionalExpression" && child === at.consequent) return comparedTo(at.test, "===", isName2);
  if (at.type === "BlockStatement") return refusedBefore(at.body, child, isName2);
  if (at.type !== "SwitchCase" || !at.test || child === at.test || !isName2(at.parent.discriminant)) return void 0;
  const before = at.parent.cases[at.parent.cases.indexOf(at) - 1];
  return !before || before.consequent.some(exits) ? at.test : void 0;
}
function refusedBefore(statements, child, isName2) {
  for (const each of statements.slice(0, statements.indexOf(child))) {
    const other = each.type === "IfStatement" && exits(each.consequent) ? comparedTo(each.test, "!==", isName2) : void 0;
    if (other) return other;
  }
  return void 0;
}
function comparedTo(test, operator, isName2) {
  const at = bare(test);
  if (at.type === "LogicalExpression" && at.operator === (operator === "===" ? "&&" : "||"))
    return comparedTo(at.left, operator, isName2) ?? comparedTo(at.right, operator, isName2);
  if (at.type !== "BinaryExpression" || at.operator !== operator && at.operator !== operator.slice(0, 2))
    return void 0;
  if (isName2(at.left)) return at.right;
  return isName2(at.right) ? at.left : void 0;
}

// src/extract/javascript/handlers/answers.ts
function answersOf(handlers, evaluator, whose = "mcp") {
  return handlers.flatMap(({ callable, isOfLibrary, tool: tool3, env }) => {
    if ((isOfLibrary ? "others" : "mcp") !== whose) return [];
    const all = bodiesOf(callable, evaluator, env);
    const mayDiffer = all.some(({ statement, body }) => body.kind === "unknown" && !isCaught(statement, callable));
    const answer = (statement, body, more = {}) => {
      const name = tool3 ?? textOf(askedFor("name", statement, callable, evaluator));
      return { ...name !== void 0 && { tool: name }, body, ...mayDiffer && { mayDiffer }, ...more };
    };
    const told2 = all.filter(({ body }) => body.kind !== "unknown" || body.isText);
    const empty = emptyEndsOf(callable).map((end) => {
      const at = end === "end" ? headOf(callable) : place(end);
      return answer(end === "end" ? callable : end, unknownAt(at), { isNothing: true });
    });
    for (const { expression, statement } of returnsOf(callable))
      if (isUndefined(expression)) empty.push(answer(statement, unknownAt(place(expression)), { isNothing: true }));
    const caught = (statement) => isCaught(statement, callable) && { isCaught: true };
    const guarded = (statement) => {
      const ifEmpty = emptyArgument(statement, callable, evaluator);
      return ifEmpty !== void 0 && { ifEmpty };
    };
    const own = ({ body, isOneOf }) => !isOneOf && isWrittenIn(callable, body) && { isOwn: true };
    return [
      ...told2.map(
        (each) => answer(each.statement, each.body, {
          ...caught(each.statement),
          ...guarded(each.statement),
          ...own(each)
        })
      ),
      ...empty
    ];
  });
}
function isUndefined(expression) {
  const at = bare(expression);
  return at.type === "Identifier" ? at.name === "undefined" : at.type === "UnaryExpression" && at.operator === "void";
}
var headOf = (callable) => ({ start: startOf(callable), end: startOf(callable.body) });
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
var isWrittenIn = (callable, { start: start3, end, file }) => file === void 0 && startOf(callable) <= start3 && end <= endOf(callable);
function bodiesOf(callable, evaluator, env) {
  return returnsOf(callable).flatMap(({ statement, expression }) => {
    const value = evaluator.evaluate(expression, env);
    const isOneOf = value.kind === "union" && value.areReturns === true;
    return (isOneOf ? value.branches : [value]).map((each) => ({ statement, body: plain(each), isOneOf }));
  });
}
function isCaught(statement, callable) {
  for (let at = statement; at && at !== callable; at = at.parent)
    if (at.type === "CatchClause") return true;
  return false;
}
function emptyArgument(statement, callable, evaluator) {
  const nameOf11 = (node) => {
    const at = bare(node);
    const key = at.type === "MemberExpression" ? memberName(at) : void 0;
    const owner = key !== void 0 && "object" in at ? bare(at.object) : at;
    const binding = owner.type === "Identifier" ? evaluator.file.scopes.resolve(owner) : void 0;
    if (binding?.kind !== "param" || binding.node !== callable.params[0]) return void 0;
    const [name, ...more] = [...binding.path ?? [], ...key === void 0 ? [] : [key]];
    return more.length === 0 ? name : void 0;
  };
  const emptyIn = (test) => {
    const at = bare(test);
    if (at.type === "LogicalExpression" && at.operator === "||") {
      const name = emptyIn(at.right);
      const left = bare(at.left);
      return left.type === "UnaryExpression" && left.operator === "!" && nameOf11(left.argument) === name ? name : void 0;
    }
    const isZero = at.type === "BinaryExpression" && /^===?$/.test(at.operator) && numberOf(at.right) === 0;
    const counted = isZero ? at.left : at.type === "UnaryExpression" && at.operator === "!" ? at.argument : void 0;
    const length = counted && bare(counted);
    return length?.type === "MemberExpression" && memberName(length) === "length" ? nameOf11(length.object) : void 0;
  };
  for (let child = statement, at = statement.parent; at && child !== callable; child = at, at = at.parent) {
    const name = at.type === "IfStatement" && child === at.consequent ? emptyIn(at.test) : void 0;
    if (name !== void 0) return name;
  }
  return void 0;
}
var numberOf = (node) => node.type === "Literal" ? node.value : void 0;
function askedFor(field, statement, callable, evaluator) {
  const asks = (node) => isParam(node, field, evaluator);
  for (let child = statement, at = statement.parent; at && child !== callable; child = at, at = at.parent) {
    const compared = testAt(at, child, asks);
    if (compared) {
      const value = plain(evaluator.evaluate(compared));
      return value.kind === "unknown" ? void 0 : value;
    }
    if (isFunction(at)) return void 0;
  }
  return void 0;
}
function isParam(node, field, evaluator, depth = 0) {
  const at = bare(node);
  if (at.type === "MemberExpression") return memberName(at) === field && isParams(at.object, evaluator);
  if (at.type !== "Identifier" || depth > 3) return false;
  const binding = evaluator.file.scopes.resolve(at);
  const last = binding?.path?.at(-1);
  if (binding?.kind === "param") return last === field && binding.path?.at(-2) === "params";
  const init = binding?.kind === "variable" ? binding.node.init : void 0;
  if (!init) return false;
  if (binding.path?.length === 0) return isParam(init, field, evaluator, depth + 1);
  return last === field && (binding.path?.at(-2) === "params" || isParams(init, evaluator));
}
function isParams(node, evaluator) {
  const at = bare(node);
  if (at.type === "MemberExpression") return memberName(at) === "params";
  if (at.type !== "Identifier") return false;
  const binding = evaluator.file.scopes.resolve(at);
  if (!binding) return at.name === "params";
  if (binding.path?.at(-1) === "params") return true;
  const init = binding.kind === "variable" && binding.path?.length === 0 ? binding.node.init : void 0;
  return init ? isParams(init, evaluator) : false;
}

// src/extract/javascript/handlers/dispatch.ts
function dispatchOf({ handlers, listers }, evaluator) {
  const [dispatcher, ...others] = handlers.filter(({ isDispatcher }) => isDispatcher);
  const [lister, ...more] = listers;
  if (!dispatcher || !lister || others.length > 0 || more.length > 0) return void 0;
  const listed2 = namesListed(lister, evaluator);
  if (!listed2) return void 0;
  const tests = nameTestsOf(dispatcher.callable, evaluator, new NamesInFile(evaluator));
  const comments = () => (evaluator.file.program.comments ?? []).map(({ value }) => value);
  return {
    listed: listed2,
    cases: withoutSetAside(tests.asked, comments, listed2),
    refusesOthers: tests.isOnlyCompared && (tests.isCalledAtOnce || refuses(dispatcher.callable, tests))
  };
}
function namesListed(lister, evaluator) {
  const [only, ...others] = returnsOf(lister);
  const answer = only && others.length === 0 ? plain(evaluator.evaluate(only.expression)) : void 0;
  const tools = get(answer, "tools");
  if (tools?.kind !== "array" || tools.open || tools.items.length === 0) return void 0;
  const names = tools.items.map((tool3) => textOf(get(tool3, "name")));
  return names.every((name) => name !== void 0) ? new Set(names) : void 0;
}
function handlersInTables(handlers, evaluator) {
  const names = new NamesInFile(evaluator);
  return handlers.flatMap(({ callable, env, isDispatcher }) => {
    if (!isDispatcher) return [];
    const following = new Following(evaluator, names);
    following.parameter(callable, 0, { keys: ["params", "arguments"] });
    return following.entered.flatMap(
      ({ callable: entered, route }) => route?.row !== void 0 && isReturned(route) ? [{ callable: entered, env, tool: route.row }] : []
    );
  });
}
function isReturned(route) {
  if (!route) return true;
  let at = route.call;
  while (at.parent && (bare(at.parent) === bare(at) || at.parent.type === "AwaitExpression")) at = at.parent;
  const { parent } = at;
  const isEnd = parent?.type === "ReturnStatement" || parent?.type === "ArrowFunctionExpression" && parent.body === at;
  return isEnd && isReturned(route.before);
}
function refuses(callable, tests) {
  let isFound = false;
  const look = (node, text3) => {
    if (typeof text3 === "string" && REFUSES.test(text3) && isOtherwise(node, text3, callable, tests)) isFound = true;
  };
  for (const outer2 of [callable, ...tests.helpers])
    walkAst(outer2, (node) => {
      if (node.type === "Literal") look(node, node.value);
      else if (node.type === "TemplateLiteral") for (const quasi of node.quasis) look(node, quasi.value.cooked);
      else if (node.type === "MemberExpression") look(node, memberName(node)?.replace(/([a-z])([A-Z])/g, "$1 $2"));
    });
  return isFound;
}
function isOtherwise(node, text3, callable, tests) {
  if (tests.toolAt(node) !== void 0) return false;
  for (let at = node; at && at !== callable; at = at.parent) {
    if (at.type === "CatchClause") return false;
    if (at.type === "SwitchCase") return !at.test && tests.isName(bare(at.parent.discriminant));
    if (at.type === "ThrowStatement" || at.type === "ReturnStatement")
      return holds(at, tests.isName) || REFUSES_TOOL.test(text3) && isAfterAll(at, tests);
  }
  return false;
}
function isAfterAll(statement, tests) {
  for (let child = statement, at = statement.parent; at; child = at, at = at.parent) {
    if (isFunction(at)) return true;
    const isElse2 = at.type === "IfStatement" && child === at.alternate && holds(at.test, tests.isName);
    if (!isElse2 && !/^(?:BlockStatement|TryStatement)$/.test(at.type)) return false;
  }
  return false;
}

// src/extract/javascript/handlers/older.ts
var SDK = /^@modelcontextprotocol\/(?:sdk|server|core|node|express|hono|fastify)(?:\/|$)/;
var SDK_V22 = /^@modelcontextprotocol\/(?:server|core|node|express|hono|fastify)(?:\/|$)/;
var METHODS2 = /* @__PURE__ */ new Map([
  ["createMessage", "sampling"],
  ["listRoots", "roots"],
  ["elicitInput", "elicitation"],
  ["sendLoggingMessage", "logging"],
  ["sendResourceUpdated", "subscription"],
  ["createElicitationCompletionNotifier", "completion"],
  ["ping", "ping"]
]);
var OF_CONTEXT = /* @__PURE__ */ new Map([
  ["requestSampling", "sampling"],
  ["elicitInput", "elicitation"],
  ["log", "logging"]
]);
var SENT = /* @__PURE__ */ new Map([
  ["sampling/createMessage", "sampling"],
  ["roots/list", "roots"],
  ["elicitation/create", "elicitation"],
  ["notifications/message", "logging"],
  ["notifications/resources/updated", "subscription"],
  ["notifications/elicitation/complete", "completion"],
  ["ping", "ping"]
]);
var SENDS2 = /^(?:send)?(?:request|notification)$/i;
var CLASSES = /* @__PURE__ */ new Map([
  ["SSEServerTransport", "sse"],
  ["UrlElicitationRequiredError", "urlElicitation"]
]);
var OPTIONS2 = /* @__PURE__ */ new Map([
  ["sessionIdGenerator", "session"],
  ["eventStore", "resumability"]
]);
var THROWS = /* @__PURE__ */ new Set(["sampling", "roots", "elicitation", "ping"]);
function olderUsesOf(evaluator) {
  const { calls, made, modules, scopes } = evaluator.file;
  if (!modules.some((name) => SDK.test(name))) return [];
  const isV2 = modules.some((name) => SDK_V22.test(name)) && !modules.some((name) => /^@modelcontextprotocol\/sdk/.test(name));
  const isNewOnly = calls.some(refusesOlder);
  const about = (is, name, at) => {
    const how = isNewOnly ? "alone" : isV2 && THROWS.has(is) ? "throws" : void 0;
    return { ...place(at), is, name, ...how && { how } };
  };
  const ofCalls = calls.flatMap((call) => {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression") return [];
    const name = memberName(callee) ?? "";
    const sent = SENDS2.test(name) ? methodIn(call.arguments[0]) : void 0;
    if (sent) return [about(SENT.get(sent.value), sent.value, sent)];
    const names = path(callee);
    if (names.at(-2) === "mcpReq") {
      const is2 = OF_CONTEXT.get(name);
      return is2 ? [about(is2, name, callee.property)] : [];
    }
    const is = METHODS2.get(name);
    return is && isServer2(bare(callee.object), evaluator) ? [about(is, name, callee.property)] : [];
  });
  const ofMade = made.flatMap((each) => {
    const imported = importOf(bare(each.callee), scopes);
    if (!imported || !SDK.test(imported.source)) return [];
    const is = CLASSES.get(imported.name);
    if (is) return [about(is, imported.name, each.callee)];
    if (!/HTTPServerTransport$/i.test(imported.name)) return [];
    const options = each.arguments.find((argument) => argument.type === "ObjectExpression");
    return (options?.properties ?? []).flatMap((property) => {
      const key = keyName(property) ?? "";
      const option = OPTIONS2.get(key);
      return option && property.type === "Property" && !isUndefined2(property.value) ? [about(option, key, property.key)] : [];
    });
  });
  return [...ofCalls, ...ofMade];
}
function isServer2(receiver, evaluator) {
  const modules = modulesOf(evaluator.file);
  const owner = receiver.type === "MemberExpression" && memberName(receiver) === "server" ? bare(receiver.object) : receiver;
  if ([receiver, owner].some((each) => isSdkServer(each, { evaluator, modules }))) return true;
  return /^[#_]?(?:mcp_?)?server$|^mcp$/i.test(path(receiver).at(-1) ?? "");
}
function methodIn(argument) {
  const request = argument ? bare(argument) : void 0;
  if (request?.type !== "ObjectExpression") return void 0;
  const own = request.properties.find((each) => keyName(each) === "method");
  const value = own?.type === "Property" ? bare(own.value) : void 0;
  return value?.type === "Literal" && typeof value.value === "string" && SENT.has(value.value) ? value : void 0;
}
function refusesOlder({ callee, arguments: args }) {
  if (!/^(?:serveStdio|createMcpHandler)$/.test(path(callee).at(-1) ?? "")) return false;
  return args.some(
    (argument) => argument.type === "ObjectExpression" && argument.properties.some((each) => {
      const value = each.type === "Property" && keyName(each) === "legacy" ? bare(each.value) : void 0;
      return value?.type === "Literal" && value.value === "reject";
    })
  );
}
var isUndefined2 = (node) => node.type === "Identifier" && node.name === "undefined";

// src/extract/javascript/handlers/list-changes.ts
function listChangesOf(evaluator) {
  return evaluator.file.calls.flatMap((call) => {
    const callee = bare(call.callee);
    const name = callee.type === "MemberExpression" && memberName(callee) || "";
    const [, own] = SENDS3.exec(name) ?? [];
    if (own !== void 0) return [{ ...place(call), of: `${own.toLowerCase()}s` }];
    const [given] = call.arguments;
    if (!/^(?:notification|sendNotification)$/.test(name) || given?.type !== "ObjectExpression") return [];
    const method = given.properties.find((each) => keyName(each) === "method");
    const sent = method && "value" in method ? textOf(evaluator.evaluate(method.value)) ?? "" : "";
    const [, list] = METHOD.exec(sent) ?? [];
    return list === void 0 ? [] : [{ ...place(call), of: list }];
  });
}
var SENDS3 = /^send(Tool|Prompt|Resource)ListChanged$/;
var METHOD = /^notifications\/(tools|prompts|resources)\/list_changed$/;

// src/extract/javascript/registrations/receivers.ts
var DEEPEST6 = 6;
function ownerOf2(expression, file, deep = DEEPEST6) {
  const at = bare(expression.type === "AwaitExpression" ? expression.argument : expression);
  if (deep === 0) return void 0;
  switch (at.type) {
    case "NewExpression":
      return ownerOf2(at.callee, file, deep - 1);
    case "ObjectExpression":
      return { object: at };
    case "CallExpression": {
      const callee = bare(at.callee);
      const isMaker = callee.type === "MemberExpression" && /^(?:get_?)?instance$|^create$/i.test(memberName(callee) ?? "");
      return isMaker ? ownerOf2(callee.object, file, deep - 1) : void 0;
    }
    case "Identifier":
      return named2(at, file, deep);
    case "ThisExpression":
    case "MemberExpression": {
      const own = classAround2(at);
      if (at.type === "ThisExpression") return own && { own };
      const name = memberName(at);
      return own && name !== void 0 && bare(at.object).type === "ThisExpression" ? member(own, name, file, deep) : void 0;
    }
    default:
      return void 0;
  }
}
function named2(at, file, deep) {
  const { scopes } = file;
  const binding = scopes.resolve(at);
  if (!binding) return void 0;
  const imported = importOf(at, scopes);
  if (imported) return imported.name === "*" ? void 0 : { source: imported.source, name: imported.name };
  if (binding.kind === "class") return { own: binding.node };
  if (binding.path?.length !== 0) return void 0;
  if (binding.kind === "param") return typed(binding.node, file, deep);
  if (binding.kind !== "variable") return void 0;
  const { id, init } = binding.node;
  const known2 = init && !scopes.isReassigned(at.name, binding) ? ownerOf2(init, file, deep - 1) : void 0;
  return known2 ?? typed(id, file, deep);
}
function typed(node, file, deep) {
  const type = annotationOf(node);
  return type?.type === "TSTypeReference" && type.typeName.type === "Identifier" ? named2(type.typeName, file, deep - 1) : void 0;
}
function member(own, name, file, deep) {
  const values = [];
  let type;
  for (const each of own.body.body) {
    if (each.type === "PropertyDefinition" && memberKey(each) === name) {
      if (each.value) values.push(each.value);
      type ??= typed(each, file, deep);
    }
    if (each.type !== "MethodDefinition" || each.kind !== "constructor") continue;
    for (const param of each.value.params)
      if (param.type === "TSParameterProperty" && param.parameter.type === "Identifier" && param.parameter.name === name)
        type ??= typed(param.parameter, file, deep);
  }
  for (const { left, right } of file.kept)
    if (left.type === "MemberExpression" && memberName(left) === name && classAround2(left) === own) values.push(right);
  return (values.length === 1 ? ownerOf2(values[0], file, deep - 1) : void 0) ?? type;
}
function memberKey(node) {
  if (!("key" in node) || !node.key) return void 0;
  return isPrivateOfBabel(node.key) ? node.key.id.name : keyName(node);
}
function methodOf2(members, name) {
  const all = members.type === "ObjectExpression" ? members.properties : members.body.body;
  for (const each of all) {
    if (!("value" in each) || !each.value || memberKey(each) !== name) continue;
    const value = bare(each.value);
    if (isFunction(value)) return value;
  }
  return void 0;
}
function* methodsGivenServer({ functions }) {
  for (const callable of functions) {
    const name = callable.params.some(isServerParam) ? methodName(callable) : void 0;
    if (name !== void 0 && name !== "constructor") yield { name, callable };
  }
}
function methodName({ parent }) {
  const isMember2 = parent.type === "MethodDefinition" || parent.type === "PropertyDefinition" || parent.type === "Property";
  return isMember2 ? memberKey(parent) : void 0;
}
var isServerParam = (param) => {
  if (param.type === "Identifier" && LIKE_SERVER.test(param.name)) return true;
  const type = annotationOf(param);
  return type?.type === "TSTypeReference" && LIKE_SERVER.test(path(type.typeName).at(-1));
};
function classAround2(node) {
  for (let at = node.parent; at; at = at.parent)
    if (at.type === "ClassDeclaration" || at.type === "ClassExpression") return at;
  return void 0;
}

// src/extract/javascript/handlers/consumed-bodies.ts
function consumedBodiesOf(file) {
  if (!file.modules.some((name) => versionOf(name) !== void 0)) return [];
  return file.calls.flatMap((call) => {
    if (path(call.callee).at(-1) !== "handlePostMessage" || call.arguments.length !== 2) return [];
    const route = routeAround(call);
    const reader = route && (route.arguments.find(readsBody) ?? readerOfAll(route, file));
    const [request, response] = call.arguments;
    const body = request?.type === "Identifier" ? { handedOver: `${request.name}.body` } : {};
    return reader ? [{ ...place(call), by: "express.json", reader: place(reader), behind: place(response), ...body }] : [];
  });
}
function routeAround(call) {
  for (let at = functionAround(call); at; at = functionAround(at)) {
    const isWrapped = at.parent.type === "CallExpression" && at.parent.callee.type === "Identifier";
    const route = isWrapped ? at.parent.parent : at.parent;
    if (route?.type === "CallExpression" && ROUTES.test(path(route.callee).at(-1) ?? "") && route.arguments.length > 1)
      return route;
  }
  return void 0;
}
var ROUTES = /^(?:post|all|use)$/;
function readerOfAll(route, file) {
  const app = ownerOf3(route, file);
  const uses = file.calls.filter(
    (each) => path(each.callee).at(-1) === "use" && startOf(each) < startOf(route) && each.parent.type === "ExpressionStatement" && isInside(route, each.parent.parent) && ownerOf3(each, file) === app
  );
  return app === void 0 ? void 0 : uses.flatMap(({ arguments: [first] }) => first ?? []).find(readsBody);
}
function ownerOf3({ callee }, { scopes }) {
  const member2 = bare(callee);
  const owner = member2.type === "MemberExpression" ? bare(member2.object) : void 0;
  if (owner?.type === "Identifier") return scopes.resolve(owner) ?? owner.name;
  return owner?.type === "MemberExpression" && owner.object.type === "ThisExpression" ? memberName(owner) : void 0;
}
function readsBody(node) {
  const at = bare(node);
  if (at.type !== "CallExpression" || !/^(?:express|body_?parser)\.json$/i.test(path(at.callee).join(".")))
    return false;
  const [options, ...others] = at.arguments;
  if (!options) return true;
  return others.length === 0 && options.type === "ObjectExpression" && options.properties.every((each) => each.type === "Property" && /^(?:limit|strict)$/.test(path(each.key).join(".")));
}

// src/extract/javascript/handlers/servers.ts
function serversOf(evaluator) {
  const { made, scopes } = evaluator.file;
  return made.filter(({ callee }) => isOfSdk3(bare(callee), scopes)).map((each) => {
    const [info] = each.arguments;
    return { ...place(each), ...info && { info: plain(evaluator.evaluate(info)) } };
  });
}
function isOfSdk3(name, scopes) {
  const imported = importOf(name, scopes);
  return imported !== void 0 && SERVERS.has(imported.name) && versionOf(imported.source) !== void 0;
}
var SERVERS = /* @__PURE__ */ new Set(["McpServer", "Server"]);
function sharedServersOf(evaluator) {
  const { calls, identifiers, modules, scopes } = evaluator.file;
  if (!modules.some((name) => versionOf(name) !== void 0 || name === HONO)) return [];
  const connections = new Connections(evaluator);
  const sends = () => identifiers.some(({ name }) => SENDS4.test(name)) || calls.some(({ callee }) => SENDS4.test(path(callee).at(-1) ?? ""));
  const connected = calls.flatMap((call) => {
    const shared = connections.sharedIn(call);
    if (!shared || isOfSse(shared.request, evaluator.file) && losesMessages(evaluator.file)) return [];
    const { server, request } = shared;
    const isAnsweredAlone = isAtOnce(request) && !sends();
    const how = {
      isAnsweredAlone,
      isOfSession: isOfSession2(call, request),
      isOfSse: isOfSse(request, evaluator.file),
      isNeverClosed: isNeverClosed(request, evaluator.file)
    };
    return [{ ...place(call), server: place(server), ...how }];
  });
  const transports = groupBy(calls, (call) => connections.transportIn(call));
  return [
    ...connected,
    ...[...transports].flatMap(
      ([transport, [first]]) => transport && first ? [
        {
          ...{ ...place(transport), server: place(first), isOfTransport: true, ...NOT_ALONE },
          ...importOf(bare(transport.callee), scopes)?.source === HONO && { isOfHono: true }
        }
      ] : []
    )
  ];
}
function losesMessages(file) {
  const handed = file.calls.filter(({ callee }) => path(callee).at(-1) === "handlePostMessage");
  if (handed.length > 0) return consumedBodiesOf(file).length === handed.length;
  const endpoints = file.made.flatMap((each) => /^SSE/.test(ofSdk(each, file.scopes)) ? textOf2(each) : []);
  return file.calls.some((route) => {
    const handler = route.arguments.at(-1);
    const isEndpoint = path(route.callee).at(-1) === "post" && textOf2(route).some((each) => endpoints.includes(each));
    return isEndpoint && handler !== void 0 && isFunction(handler) && !readsRequest(handler, file.scopes);
  });
}
var textOf2 = ({ arguments: [first] }) => first?.type === "Literal" && typeof first.value === "string" ? [first.value] : [];
function readsRequest({ params: [request], body }, scopes) {
  if (request?.type !== "Identifier") return request !== void 0;
  return holds(body, (node) => node.type === "Identifier" && scopes.resolve(node)?.node === request);
}
var NOT_ALONE = { isAnsweredAlone: false, isOfSession: false, isOfSse: false, isNeverClosed: false };
function isNeverClosed(request, { scopes }) {
  const isOpen = (node) => node.type === "NewExpression" && isStateless(node, scopes);
  const closes = (node) => node.type === "MemberExpression" && /^(?:close|dispose|cleanup)$/.test(memberName(node) ?? "");
  return holds(request.body, isOpen) && !holds(request.body, closes);
}
function isOfSession2(call, request) {
  for (let at = call; at !== request && at.parent; at = at.parent) {
    const { parent } = at;
    if (parent.type !== "IfStatement" || at === parent.test) continue;
    if (holds(parent.test, (node) => node.type === "Identifier" && OF_SESSION.test(node.name))) return true;
  }
  return false;
}
var OF_SESSION = /initiali[sz]e|session/i;
var Connections = class {
  #evaluator;
  #names;
  constructor(evaluator) {
    this.#evaluator = evaluator;
    this.#names = new NamesInFile(evaluator);
  }
  /** Where the server is declared that a call connects, if it is one for all requests, and the function that each runs. */
  sharedIn(call) {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression" || memberName(callee) !== "connect") return void 0;
    const request = this.#requestAround(call);
    if (!request || !makesTransport(request, this.#evaluator.file.scopes)) return void 0;
    if (this.#isFirst(call, request) || this.#runsOnce(request)) return void 0;
    const server = bare(callee.object);
    const declared = server.type === "Identifier" ? this.#declaredOutside(server, request) : this.#member(server);
    return declared && !this.#isGuarded(request, this.#isSame(server)) ? { server: declared, request } : void 0;
  }
  /** The transport without sessions that answers all requests, one of which this call answers. */
  transportIn(call) {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression" || memberName(callee) !== "handleRequest") return void 0;
    const { scopes } = this.#evaluator.file;
    const owner = bare(callee.object);
    const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
    const isAnother = binding?.kind === "variable" && binding.node.init && scopes.isReassigned(path(owner)[0], binding);
    if (isAnother) return void 0;
    const value = owner.type === "Identifier" ? scopes.valueOf(owner) : this.#onlyMember(owner);
    const kept = value ? void 0 : this.#keptOnce(owner);
    const transport = kept ?? (value && bare(value));
    if (transport?.type !== "NewExpression" || !isStateless(transport, scopes)) return void 0;
    const isForAll = kept !== void 0 || this.#requestAround(transport) === void 0;
    return isForAll && this.#requestAround(call) !== void 0 ? transport : void 0;
  }
  #isSame(server) {
    const { scopes } = this.#evaluator.file;
    if (server.type !== "Identifier")
      return (node) => node.type === "MemberExpression" && path(node).join(".") === path(server).join(".");
    const own = scopes.resolve(server);
    return (node) => node.type === "Identifier" && scopes.resolve(node) === own;
  }
  /** A server by what it is made with, typed as, or else called: only one takes the transport of a server. */
  #declaredOutside(server, request) {
    const { scopes } = this.#evaluator.file;
    const binding = scopes.resolve(server);
    if (!binding || isInside(binding.node, request) || scopes.isReassigned(server.name, binding)) return void 0;
    if (isSdkServer(server, { evaluator: this.#evaluator, modules: modulesOf(this.#evaluator.file) }))
      return binding.node;
    if (!/server$/i.test(server.name)) return void 0;
    if (binding.kind === "import") return binding.node;
    const init = binding.kind === "variable" && binding.node.init ? bare(binding.node.init) : void 0;
    const made = init?.type === "AwaitExpression" ? bare(init.argument) : init;
    return binding.kind === "param" || made?.type === "CallExpression" ? binding.node : void 0;
  }
  #member(server) {
    const made = this.#onlyMember(server);
    if (!made) return this.#given(server);
    return isOfSdk3(bare(made.callee), this.#evaluator.file.scopes) ? made : void 0;
  }
  /** `constructor(private server: McpServer) {}`, or with a type and `this.server = server`. */
  #given(server) {
    const { file } = this.#evaluator;
    const kept = server.type === "MemberExpression" && server.object.type === "ThisExpression" && memberName(server);
    const facts = { evaluator: this.#evaluator, modules: modulesOf(file) };
    const own = classAround2(server)?.body.body.find((each) => keyName(each) === "constructor");
    if (!kept || own?.type !== "MethodDefinition") return void 0;
    const assigned = file.kept.filter(({ left }) => path(left).join(".") === `this.${kept}`);
    const [only] = assigned;
    if (only) {
      const isOnce = assigned.length === 1 && functionAround(only) === own.value;
      return isOnce && only.right.type === "Identifier" && isSdkServer(only.right, facts) ? only : void 0;
    }
    const given = own.value.params.flatMap((each) => each.type === "TSParameterProperty" ? [each.parameter] : []);
    return given.find(
      (each) => each.type === "Identifier" && each.name === kept && isTypedAsSdkServer(each, facts.modules)
    );
  }
  /** `this.server`, which a field or the constructor has made. A method may make another each time. */
  #onlyMember(owner) {
    const name = path(owner).join(".");
    if (owner.type !== "MemberExpression" || !name.startsWith("this.")) return void 0;
    const all = this.#evaluator.file.made.filter((each) => nameOfKept(each) === name);
    const isOnce = ({ parent }) => parent?.type !== "AssignmentExpression" || isConstructor(functionAround(parent));
    return all.every(isOnce) ? all[0] : void 0;
  }
  /** `this.transport`, which the first request makes for all. */
  #keptOnce(owner) {
    const name = path(owner).join(".");
    if (owner.type !== "MemberExpression" || !name.startsWith("this.")) return void 0;
    const { kept, made } = this.#evaluator.file;
    const only = made.find((each) => nameOfKept(each) === name);
    const method = only && functionAround(only);
    const isSetAgain = kept.filter(({ left }) => path(left).join(".") === name).length > 1;
    if (!method || isSetAgain) return void 0;
    return missingAround(only) === name || this.#runsOnce(method) ? only : void 0;
  }
  /** `if (!this.transport) await this.start();` */
  #runsOnce({ parent }) {
    if (parent.type !== "MethodDefinition") return false;
    const runs = this.#evaluator.file.calls.filter((each) => path(each.callee).join(".") === `this.${keyName(parent)}`);
    return runs.length > 0 && runs.every((each) => this.#isFirst(each, parent));
  }
  /** It is done where something is missing that the code sets. */
  #isFirst(node, code) {
    const missing = missingAround(node);
    if (missing === void 0) return false;
    const { kept } = this.#evaluator.file;
    return kept.some(({ left }) => isInside(left, code) && path(left).join(".") === missing);
  }
  /** The function around a node that is called for each request. */
  #requestAround(node, depth = 0) {
    const callable = functionAround(node);
    if (!callable) return void 0;
    if (takesRequests(callable)) return callable;
    const named3 = callable.id ?? (callable.parent.type === "VariableDeclarator" ? callable.parent.id : void 0);
    if (callable.parent.type === "CallExpression") return this.#requestAround(callable, depth);
    if (callable.parent.type === "MethodDefinition")
      return depth < MOST_CALLS5 && this.#isMethodForRequests(callable.parent, depth) ? callable : void 0;
    if (named3?.type !== "Identifier" || depth >= MOST_CALLS5) return void 0;
    const binding = this.#evaluator.file.scopes.resolve(named3);
    const uses = binding ? this.#names.usesOf(binding, named3.name).filter((each) => each !== named3) : [];
    const isAgain = uses.some((use) => {
      const call = use.parent;
      if (isHandledBy(use)) return true;
      return call.type === "CallExpression" && call.callee === use && this.#requestAround(call, depth + 1) !== void 0;
    });
    return isAgain ? callable : void 0;
  }
  /** `app.post('/mcp', this.handle.bind(this))`, `app.post('/mcp', (req, res) => this.handle(req, res))` */
  #isMethodForRequests(method, depth) {
    const name = keyName(method);
    return holds(method.parent, (node) => {
      if (node.type !== "MemberExpression" || node.object.type !== "ThisExpression" || memberName(node) !== name)
        return false;
      const { parent } = node;
      if (parent.type === "CallExpression" && parent.callee === node)
        return this.#requestAround(parent, depth + 1) !== void 0;
      const isBound = parent.type === "MemberExpression" && parent.object === node && memberName(parent) === "bind";
      return isBound && isHandledBy(parent.parent);
    });
  }
  /** It is closed before, or the code asks whether it is connected: by the server, or by a variable that it sets. */
  #isGuarded(request, isServer4) {
    const { scopes } = this.#evaluator.file;
    const asks = (node) => {
      if (isServer4(node)) return true;
      const binding = node.type === "Identifier" ? scopes.resolve(node) : void 0;
      if (node.type !== "Identifier" || binding?.kind !== "variable" || isInside(binding.node, request)) return false;
      return scopes.isReassigned(node.name, binding);
    };
    return holds(request.body, (node) => {
      if (node.type === "IfStatement" || node.type === "ConditionalExpression") return holds(node.test, asks);
      const callee = node.type === "CallExpression" ? bare(node.callee) : void 0;
      if (callee?.type !== "MemberExpression" || memberName(callee) !== "close") return false;
      return isServer4(bare(callee.object)) && functionAround(node) === request;
    });
  }
};
function missingAround(node) {
  for (let child = node, at = node.parent; at && !isFunction(at); child = at, at = at.parent)
    if (at.type === "IfStatement" && at.consequent === child && at.test.type === "UnaryExpression")
      return at.test.operator === "!" ? path(at.test.argument).join(".") : void 0;
  return void 0;
}
var isConstructor = (callable) => callable?.parent.type === "MethodDefinition" && callable.parent.kind === "constructor";
var MOST_CALLS5 = 3;
var isOfSse = (request, { scopes }) => makesTransport(request, scopes, /SSE/) && !makesTransport(request, scopes, /HTTP/i);
function makesTransport(callable, scopes, kind = /SSE|HTTP/i) {
  return holds(callable.body, (node) => {
    const name = node.type === "NewExpression" ? ofSdk(node, scopes) : "";
    return name.endsWith("Transport") && kind.test(name);
  });
}
function ofSdk({ callee }, scopes) {
  const { name = "", source = "" } = importOf(bare(callee), scopes) ?? {};
  return versionOf(source) === void 0 && source !== HONO ? "" : name;
}
var HONO = "@hono/mcp";
var isStateless = (made, scopes) => /HTTP\w{0,80}Transport$/i.test(ofSdk(made, scopes)) && hasNoSession(made);
function hasNoSession({ arguments: [options] }) {
  if (options?.type !== "ObjectExpression") return options === void 0;
  const id = options.properties.find((each) => keyName(each) === "sessionIdGenerator");
  return id !== void 0 && "value" in id && path(id.value).join() === "undefined";
}
var SENDS4 = /^(?:sendNotification|sendRequest|notification|sendLoggingMessage|elicitInput|createMessage|listRoots|send\w{0,40}Changed)$/;
function isAtOnce(callable) {
  let isStateless2 = false;
  let isRead2 = false;
  walkAst(callable.body, (node) => {
    if (node.type === "NewExpression" && /HTTP\w{0,80}Transport$/i.test(path(node.callee).at(-1) ?? ""))
      isStateless2 = hasNoSession(node);
    if (node.type === "CallExpression" && path(node.callee).at(-1) === "handleRequest")
      isRead2 = node.arguments.length === 3;
  });
  return isStateless2 && isRead2;
}
function takesRequests(callable) {
  const { parent } = callable;
  if (isHandledBy(callable)) return true;
  if (parent.type === "ExportNamedDeclaration") return METHODS3.test(callable.id?.name ?? "");
  const key = keyName(parent);
  return key === "fetch" && (parent.type === "Property" || parent.type === "MethodDefinition");
}
var METHODS3 = /^(GET|POST|PUT|DELETE)$/;
function isHandledBy(given, depth = 0) {
  const call = given.parent;
  if (call?.type !== "CallExpression" || !call.arguments.some((each) => each === given)) return false;
  const name = path(call.callee).at(-1) ?? "";
  const [first] = call.arguments;
  const route = first?.type === "Literal" ? first.value : void 0;
  if (/^(get|post|put|all|use|delete|route)$/.test(name)) return typeof route === "string" && route.startsWith("/");
  if (name === "on") return route === "request" || route === "connection";
  if (name === "createServer" || name === "serve") return true;
  return depth === 0 && call.callee.type === "Identifier" && !isFunction(call.parent) && isHandledBy(call, depth + 1);
}

// src/extract/javascript/handlers/decoded.ts
var decodedIn = remembered((file) => {
  const found = /* @__PURE__ */ new Set();
  let isAny = false;
  for (const { callee, arguments: args } of file.calls) {
    const called2 = path(callee);
    const isParse = called2.join(".") === "JSON.parse";
    const given = args[0] && bare(args[0]);
    if (!given || !(isParse || DECODES.test(called2.at(-1)))) continue;
    const names = path(given);
    if (isParse && !typesAskedIn(functionAround(given) ?? file.program).has(names.join("."))) continue;
    if (WHOLE.test(names.at(-1)) || isParse && isOfNoName(given, file)) isAny = true;
    else found.add(names.at(-1));
  }
  return (name) => isAny || found.has(name);
});
var DECODES = /(?:parse|decode|coerce|deseriali[sz]e)\w{0,40}(?:json|stringified)|json_?(?:parse|decode)/i;
var WHOLE = /^(?:args|arguments|params|input)$/;
var typesAskedIn = remembered((around2) => {
  const asked2 = /* @__PURE__ */ new Set();
  walkAst(around2, (node) => {
    if (node.type === "UnaryExpression" && node.operator === "typeof") asked2.add(path(bare(node.argument)).join("."));
  });
  return asked2;
});
function isOfNoName(at, { scopes }) {
  if (at.type !== "Identifier") return at.type === "MemberExpression" && at.computed && at.property.type !== "Literal";
  const binding = scopes.resolve(at);
  if (binding?.kind === "param") return binding.path?.length === 0;
  const loop = binding?.kind === "variable" ? binding.node.parent.parent : void 0;
  return loop?.type === "ForOfStatement" || loop?.type === "ForInStatement";
}

// src/extract/javascript/handlers/consumed-requests.ts
var TRANSPORT = "WebStandardStreamableHTTPServerTransport";
function consumedRequestsOf(file) {
  const isOfSdk5 = ({ callee }) => {
    const { name, source = "" } = importOf(bare(callee), file.scopes) ?? {};
    return name === TRANSPORT && versionOf(source) !== void 0;
  };
  if (!file.made.some(isOfSdk5) || file.assigned.has("raw")) return [];
  const readers = file.calls.filter(({ callee }) => READS.test(path(callee).join(".")));
  if (readers.length === 0) return [];
  return file.calls.flatMap((call) => {
    const [request, ...options] = call.arguments;
    if (!request || options.length > 0 || path(call.callee).at(-1) !== "handleRequest") return [];
    const context = contextOf(request, file);
    const reader = context && readers.find((each) => isBefore(each, call, context, file));
    if (!reader) return [];
    const body = nameOf5(reader, call);
    return [
      {
        ...{ ...place(call), by: path(reader.callee).join("."), reader: place(reader), behind: place(request) },
        ...body !== void 0 && { handedOver: `{ parsedBody: ${body} }` }
      }
    ];
  });
}
var READS = /^\w+\.req\.(?:json|text|arrayBuffer|blob|formData|parseBody)$/;
function contextOf(request, { scopes }) {
  const at = bare(request);
  const inner = at.type === "MemberExpression" && /^\w+\.req\.raw$/.test(path(at).join(".")) && bare(at.object);
  const owner = inner && inner.type === "MemberExpression" ? bare(inner.object) : void 0;
  const binding = owner?.type === "Identifier" ? scopes.resolve(owner) : void 0;
  return binding?.kind === "param" ? binding.node : void 0;
}
function isBefore(reader, call, context, file) {
  const read = contextOfReader(reader, file);
  if (!read || startOf(reader) > startOf(call) || endsBehind(reader, call)) return false;
  if (read === context) return functionAround(reader) === functionAround(call);
  const [step, route] = [routeAround2(reader), routeAround2(call)];
  if (!step || !route || path(step.callee).at(-1) !== "use" || step.parent.type !== "ExpressionStatement") return false;
  if (asksForPath(reader, step)) return false;
  const app = path(step.callee).slice(0, -1).join(".");
  if (path(route.callee).slice(0, -1).join(".") !== app || !isInside(route, step.parent.parent)) return false;
  const [pattern, served2] = [textOf3(step), textOf3(route)];
  return pattern === void 0 ? isFunction(bare(step.arguments[0])) : served2 !== void 0 && covers(pattern, served2);
}
function asksForPath(reader, step) {
  for (let at = reader.parent; at && at !== step; at = at.parent)
    if (at.type === "IfStatement" && holds(at.test, (node) => OF_PATH.test(path(node).join(".")))) return true;
  return false;
}
var OF_PATH = /\.req\.(?:path|url|routePath)$/;
function contextOfReader({ callee }, { scopes }) {
  let at = bare(callee);
  while (at.type === "MemberExpression") at = bare(at.object);
  const binding = at.type === "Identifier" ? scopes.resolve(at) : void 0;
  return binding?.kind === "param" ? binding.node : void 0;
}
function endsBehind(reader, call) {
  for (let at = reader.parent; at && !isFunction(at) && !isInside(call, at); at = at.parent) {
    const last = at.type === "BlockStatement" && !isFunction(at.parent) ? at.body.at(-1) : void 0;
    if (at.type === "ReturnStatement" || last?.type === "ReturnStatement" || last?.type === "ThrowStatement")
      return true;
  }
  return false;
}
function routeAround2(node) {
  const parent = functionAround(node)?.parent;
  return parent?.type === "CallExpression" && /^(?:use|all|post)$/.test(path(parent.callee).at(-1)) ? parent : void 0;
}
var textOf3 = ({ arguments: [first] }) => first?.type === "Literal" && typeof first.value === "string" ? first.value : void 0;
function covers(pattern, served2) {
  if (pattern === "*" || pattern === served2) return true;
  const folder = pattern.endsWith("/*") ? pattern.slice(0, -2) : void 0;
  return folder !== void 0 && (served2 === folder || served2.startsWith(`${folder}/`));
}
function nameOf5(reader, call) {
  const { parent } = reader;
  const declared = parent.type === "AwaitExpression" ? parent.parent : void 0;
  if (declared?.type !== "VariableDeclarator" || declared.id.type !== "Identifier") return void 0;
  const { parent: statement } = declared;
  const isKept = statement.kind === "const" && isInside(call, statement.parent) && /json$/.test(path(reader.callee).at(-1));
  return isKept ? declared.id.name : void 0;
}

// src/extract/javascript/handlers/undefined-names.ts
function undefinedNamesOf(file) {
  const { identifiers, modules, scopes, assigned, classes, calls } = file;
  if (modules.length === 0 || calls.some(({ callee }) => callee.type === "Identifier" && callee.name === "eval"))
    return [];
  const free = identifiers.filter((each) => !scopes.isDeclared(each) && !GLOBALS.has(each.name));
  if (free.length === 0 || free.some(({ name }) => OF_PAGES.has(name))) return [];
  const own = new Set(classes.map(({ id }) => id?.name));
  const functions = new Set(file.functions.map(({ id }) => id?.name));
  const written2 = new Set(free.filter(isWrittenTo).map(({ name }) => name));
  const isOpen = ({ name }) => /^[$_]|^[A-Z\d_]+$/.test(name) || [own, functions, written2, assigned].some((names) => names.has(name));
  const certain = free.filter((each) => !isOpen(each) && !isAskedFor(each) && functionAround(each) !== void 0);
  if (certain.length === 0) return [];
  const isNeverCalled = neverCalledIn(file, () => true);
  const near = scopes.names();
  return certain.filter((each) => !isNeverCalled(each) && !isPastEnd(each)).map((each) => ({ ...place(each), name: each.name, near, ...isOnTheWay(each) && { isAlways: true } }));
}
function requiresOf(file) {
  const { calls, identifiers, scopes } = file;
  const free = calls.filter(
    ({ callee, arguments: [source] }) => callee.type === "Identifier" && callee.name === "require" && source?.type === "Literal" && !scopes.isDeclared(callee)
  );
  const isElsewhere = (each) => each.name === "createRequire" || each.name === "Bun" || each.name === "require" && isAskedFor(each);
  if (free.length === 0 || identifiers.some(isElsewhere)) return [];
  const isNeverCalled = neverCalledIn(file, () => true);
  return free.filter((each) => !isNeverCalled(each) && !isPastEnd(each)).map(({ callee }) => ({
    ...{ ...place(callee), name: "require", near: [] },
    isRequire: functionAround(callee) ? "in a call" : "at load",
    ...isOnTheWay(callee) && !isTried2(callee) && { isAlways: true }
  }));
}
function isTried2(node) {
  for (let child = node, at = node.parent; at && !isFunction(at); child = at, at = at.parent)
    if (at.type === "TryStatement" && at.handler && child === at.block) return true;
  return false;
}
var isWrittenTo = ({ parent }) => /^(?:AssignmentExpression|UpdateExpression|For(?:In|Of)Statement|Property|ArrayPattern|AssignmentPattern|RestElement)$/.test(
  parent.type
) && !(parent.type === "Property" && parent.parent.type === "ObjectExpression");
var isAskedFor = ({ parent }) => parent?.type === "UnaryExpression" && parent.operator === "typeof";
function isOnTheWay(node) {
  for (let child = node, at = node.parent; at; child = at, at = at.parent) {
    if (isFunction(at) || at.type === "SwitchCase" || at.type === "Program") return true;
    if (/^(?:For|While|DoWhile|Catch)/.test(at.type)) return false;
    if (/^(?:IfStatement|ConditionalExpression)$/.test(at.type) && child !== at.test)
      return false;
    if (at.type === "LogicalExpression" && child !== at.left) return false;
  }
  return false;
}
var OF_PAGES = new Set(
  "document window self parent top location chrome browser figma app jQuery importScripts context".split(" ")
);
var GLOBALS = new Set(
  "AbortController AbortSignal AggregateError Array ArrayBuffer AsyncDisposableStack AsyncIterator Atomics BigInt BigInt64Array BigUint64Array Blob Boolean BroadcastChannel Buffer Bun ByteLengthQueuingStrategy CloseEvent CompressionStream CountQueuingStrategy Crypto CryptoKey CustomEvent DOMException DataView Date DecompressionStream Deno DisposableStack Error ErrorEvent EvalError Event EventSource EventTarget ExtendableEvent FetchEvent File FileReader FinalizationRegistry Float16Array Float32Array Float64Array FormData Function HTMLRewriter Headers Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math MessageChannel MessageEvent MessagePort NaN Navigator Number Object Performance PerformanceEntry PerformanceMark PerformanceMeasure PerformanceObserver PerformanceObserverEntryList PerformanceResourceTiming Promise PromiseRejectionEvent Proxy RangeError ReadableByteStreamController ReadableStream ReadableStreamBYOBReader ReadableStreamBYOBRequest ReadableStreamDefaultController ReadableStreamDefaultReader ReferenceError Reflect RegExp Request Response ScheduledEvent Set SharedArrayBuffer Storage StorageEvent String SubtleCrypto SuppressedError Symbol SyntaxError Temporal TextDecoder TextDecoderStream TextEncoder TextEncoderStream TransformStream TransformStreamDefaultController TypeError URIError URL URLPattern URLSearchParams Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet WebAssembly WebSocket WebSocketPair Worker WorkerGlobalScope WritableStream WritableStreamDefaultController WritableStreamDefaultWriter XMLHttpRequest addEventListener alert arguments atob btoa caches clearImmediate clearInterval clearTimeout confirm console crypto decodeURI decodeURIComponent dispatchEvent encodeURI encodeURIComponent escape eval exports fetch gc global globalThis isFinite isNaN localStorage module navigator onmessage parseFloat parseInt performance postMessage process prompt queueMicrotask removeEventListener reportError require scheduler sessionStorage setImmediate setInterval setTimeout structuredClone undefined unescape after afterAll afterEach before beforeAll beforeEach describe expect it jest suite test vi vitest".split(" ")
);

// src/extract/javascript/handlers/choices.ts
function choicesOf(reads, escapes, evaluator, names) {
  return [...groupBy(reads, ({ name }) => name)].flatMap(([name, own]) => {
    const values = own.map((use) => valuesOf2(use, evaluator, names));
    const all = values.flatMap((each) => each ?? []);
    const choice = values.includes(void 0) ? void 0 : refusedBehind(own, all);
    if (!choice) return [];
    const isElsewhere = [...all, ...escapes.map(({ node }) => node)].some((each) => mayTakeOthers(each, choice));
    const tests = all.flatMap((value) => testsOf(value).map(({ test }) => textOf(evaluator.evaluate(test))));
    const cases = new Set(tests.flatMap((each) => each ?? []));
    return isElsewhere || tests.includes(void 0) ? [] : [{ name, cases, ...place(choice) }];
  });
}
function valuesOf2({ node }, { file: { scopes } }, names) {
  let target;
  if (node.type === "Property") target = node.value.type === "AssignmentPattern" ? node.value.left : node.value;
  else if (node.type !== "MemberExpression") return void 0;
  const at = target ? void 0 : outer(node);
  if (at?.parent?.type === "VariableDeclarator" && at.parent.init === at) target = at.parent.id;
  if (!target) return [at];
  const binding = target.type === "Identifier" ? scopes.resolve(target) : void 0;
  if (target.type !== "Identifier" || !binding || scopes.isReassigned(target.name, binding)) return void 0;
  return names.usesOf(binding, target.name).map(outer);
}
function outer(node) {
  let at = node;
  while (at.parent && bare(at.parent) === bare(node)) at = at.parent;
  return at;
}
function refusedBehind(reads, values) {
  const isValue = (node) => values.some((each) => bare(each) === bare(node));
  for (const value of values) {
    const { parent } = value;
    const found = parent?.type === "SwitchStatement" && parent.discriminant === value && refusesOthers(parent) ? parent : parent?.type === "BinaryExpression" ? refusingChain(parent, isValue) : void 0;
    if (found && isAlwaysReached(found) && reads.every(({ route }) => isAlwaysCalled(route))) return found;
  }
  return void 0;
}
var refusesOthers = ({ cases }) => {
  const last = cases.at(-1);
  return last !== void 0 && !last.test && refuses2(last.consequent);
};
function refusingChain(test, isValue) {
  const first = test.parent;
  if (first?.type !== "IfStatement" || first.test !== test || isElse(first)) return void 0;
  let at = first;
  let count = 0;
  for (; at?.type === "IfStatement"; at = at.alternate, count++) {
    const { test: asked2 } = at;
    if (asked2.type !== "BinaryExpression" || !/^===?$/.test(asked2.operator)) return void 0;
    if (!isValue(asked2.left) && !isValue(asked2.right)) return void 0;
  }
  return count > 1 && at && refuses2([at]) ? first : void 0;
}
var isElse = (at) => at.parent?.type === "IfStatement" && at.parent.alternate === at;
function refuses2(statements) {
  const [only] = statements;
  if (statements.length === 1 && only?.type === "BlockStatement") return refuses2(only.body);
  const end = statements.find(({ type }) => /^(?:Throw|Return|If|Try|For|While|Switch)/.test(type));
  return end?.type === "ThrowStatement" || end?.type === "ReturnStatement" && holds(end, saysError);
}
function saysError(node) {
  if (node.type === "Property")
    return keyName(node) === "isError" && node.value.type === "Literal" && !!node.value.value;
  const texts = node.type === "TemplateLiteral" ? node.quasis.map(({ value }) => value.cooked) : [];
  return [...texts, node.type === "Literal" ? node.value : ""].some(
    (text3) => typeof text3 === "string" && REFUSES.test(text3)
  );
}
function isAlwaysReached(node) {
  for (let at = node.parent; at && !isFunction(at); at = at.parent)
    if (at.type !== "BlockStatement" && at.type !== "TryStatement") return false;
  return true;
}
function isAlwaysCalled(route) {
  for (let next = route; next; next = next.before)
    for (let child = next.call, at = child.parent; at && !isFunction(at); child = at, at = at.parent)
      if (!STRAIGHT.test(at.type) || at.type === "TryStatement" && at.block !== child) return false;
  return true;
}
var STRAIGHT = /^(?:Block|Try|Return|Expression|Switch)Statement$|^SwitchCase$|^AwaitExpression$|^Variable/;
function mayTakeOthers(value, choice) {
  if (isInside(value, choice) || startOf(value) > endOf(choice) || testsOf(bare(value)).length > 0) return false;
  const { parent } = value;
  const isAsked2 = parent?.type === "IfStatement" || parent?.type === "UnaryExpression" && parent.operator === "!";
  return !isAsked2 && !isPrinted(value);
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
  const told2 = handlers.filter(({ isOfLibrary, callable }) => !isOfLibrary || !shared.get(callable).some(isOfSdk4));
  return [
    ...told2.flatMap((handler) => ofHandler(handler, servesMany(shared.get(handler.callable)), tools)),
    ...handlersElsewhere.flatMap((handler) => ofHandlerElsewhere(handler, followImport))
  ];
}
var servesMany = (sharing) => new Set(sharing.map(({ tool: tool3 }) => tool3)).size > 1;
var isOfSdk4 = ({ isOfLibrary }) => !isOfLibrary;
function ofHandler(handler, isOfMany2, { evaluator, names, followImport }) {
  const { callable, isDispatcher, isOfLibrary, tool: tool3 } = handler;
  const follow2 = (position, keys) => {
    const all = new Following(evaluator, names, followImport);
    const isDoubtful = isOfMany2 || all.isShared(callable);
    all.parameter(callable, position, { keys, ...isDoubtful && { isDoubtful } });
    return all;
  };
  if (isDispatcher) return ofDispatcher(follow2(0, ["params", "arguments"]), callable, evaluator, names);
  if (tool3 === void 0) return [];
  const ways = isOfLibrary ? WAYS.filter(([position]) => position < callable.params.length) : [WAYS[0]];
  return ways.map(([position, ...keys]) => {
    const all = follow2(position, keys);
    const code = [callable, ...all.entered.map((each) => each.callable)];
    const input = inputOf(tool3, all, all, { callable, code, evaluator, names });
    if (isOfLibrary) return { ...input, isOfLibrary };
    const ofSecond = readOfSecond(callable, follow2);
    return ofSecond.length > 0 ? { ...input, ofSecond } : input;
  });
}
function readOfSecond({ params }, follow2) {
  if (params.length < 2 || params[1].type === "AssignmentPattern") return [];
  const { reads, reached, written: written2 } = follow2(1, []);
  const isAsked2 = [...reached.keys()].some(isTested2);
  return isAsked2 ? [] : reads.map((use) => readOf(use, written2)).filter(({ isDoubtful }) => !isDoubtful);
}
function isTested2(value) {
  const { parent } = value;
  switch (parent?.type) {
    case "MemberExpression":
      return parent.optional;
    case "IfStatement":
    case "ConditionalExpression":
    case "LogicalExpression":
    case "UnaryExpression":
    case "BinaryExpression":
      return true;
    default:
      return false;
  }
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
function ofHandlerElsewhere({ given, imported, isOfLibrary, tool: tool3 }, followImport) {
  const uses = isOfLibrary ? void 0 : followImport?.(imported, 0, []);
  if (!uses) return [];
  const at = place(given);
  const reads = uses.names.map((name) => ({ name, ...at, isDoubtful: true }));
  return [{ tool: tool3, handler: at, reads, mayReadMore: uses.mayBeMore, isStub: () => false }];
}
function inputOf(tool3, { written: written2 }, { reads, escapes }, { callable, code, evaluator, names }) {
  return {
    tool: tool3,
    handler: place(callable),
    reads: reads.map((use) => readOf(use, written2)),
    mayReadMore: escapes.length > 0,
    isStub: () => code.some((each) => isStub(each) || isSketch(each, evaluator)) || code.every((each) => isEcho(each, evaluator)),
    choices: () => choicesOf(reads, escapes, evaluator, names),
    offers: () => new Set(code.flatMap(offersOf))
  };
}
function offersOf(callable) {
  const found = [];
  walkAst(callable, (node) => {
    if (node.type !== "TemplateLiteral" || node.expressions.length === 0) return;
    const texts = node.quasis.map(({ value }) => value.raw);
    append(found, offeredIn(texts, node.expressions.map(namesWithin)));
  });
  return found;
}
function namesWithin(expression) {
  const names = /* @__PURE__ */ new Set();
  walkAst(expression, (node) => {
    const name = node.type === "Identifier" ? node.name : node.type === "MemberExpression" && memberName(node);
    if (name) names.add(name);
  });
  return names;
}
function readOf(use, written2) {
  const { at, name, isDoubtful, isLeftOut, isOptional: isOptional2, isUnused } = use;
  const how = howWritten(use);
  return {
    name,
    ...place(at),
    ...isUnused && { isUnused },
    ...isLeftOut && { isLeftOut },
    ...isOptional2 && { isOptional: isOptional2 },
    ...(isDoubtful || written2.has(name)) && { isDoubtful: true },
    ...how && { written: how }
  };
}
function howWritten({ at, node }) {
  if (at.type !== "Identifier") return void 0;
  if (node.type === "Property") return node.computed ? void 0 : node.shorthand ? "shorthand" : "name";
  return node.type === "MemberExpression" && !node.computed ? "name" : void 0;
}
function ofDispatcher(all, callable, evaluator, names) {
  const tests = nameTestsOf(callable, evaluator, names);
  const owned = (some) => groupBy(some, ({ node, route }) => tests.toolAt(node, route));
  const [reads, escapes] = [owned(all.reads), owned(all.escapes)];
  const inCommon = [reads.get(void 0) ?? [], escapes.get(void 0) ?? []];
  return [...new Set(tests.asked.map(({ name }) => name))].map((tool3) => {
    const own = reads.get(tool3) ?? [];
    const lost2 = [...escapes.get(tool3) ?? [], ...inCommon[1]];
    const common = inCommon[0].map((use) => ({ ...use, isDoubtful: true }));
    const isShared = tests.asked.some(({ name, isAlias }) => name === tool3 && isAlias);
    const isOwn = (owner) => owner === tool3 || isShared && owner === void 0;
    const entered = all.entered.filter((each) => isOwn(tests.toolAt(each.callable, each.route)));
    const helpers = entered.flatMap((each) => each.callable === callable ? [] : [each.callable]);
    const code = helpers.length > 0 ? helpers : [callable];
    const found = { reads: [...own, ...common], escapes: lost2 };
    const input = inputOf(tool3, all, found, { callable, code, evaluator, names });
    return isClear(tests, tool3) ? input : { ...input, mayReadMore: true };
  });
}
var isClear = ({ isKnown: isKnown3 }, tool3) => isKnown3(tool3);
function isStub(callable) {
  let isFound = false;
  const note3 = (text3) => void (isFound ||= typeof text3 === "string" && UNFINISHED.test(text3));
  walkAst(callable, (node) => {
    if (node.type === "Literal") note3(node.value);
    else if (node.type === "TemplateLiteral") for (const quasi of node.quasis) note3(quasi.value.cooked);
    else if (node.type === "Identifier") note3(node.name);
  });
  return isFound;
}
var isSketch = (callable, { file: { program } }) => (program.comments ?? []).some(
  (each) => startOf(callable) <= startOf(each) && endOf(each) <= endOf(callable) && SKETCH.test(each.value)
);
var SKETCH = /\b(?:placeholder|stub|mock|dummy) implementation\b|\bin a real implementation\b/i;
function isEcho(callable, evaluator) {
  let isOnly = true;
  walkAst(callable.body, (node) => {
    if (node.type === "CallExpression") isOnly &&= isOfValues(node) || isOfAnswers(node, evaluator);
    else if (
      // What it is given chooses one of its texts.
      node.type === "MemberExpression" && node.computed && node.property.type !== "Literal" || node.type === "AssignmentExpression" || node.type === "AwaitExpression" || node.type === "ImportExpression"
    )
      isOnly = false;
  });
  return isOnly;
}
function isOfAnswers({ callee }, evaluator) {
  const called2 = functionCalled(bare(callee), evaluator);
  if (!called2 || !onlyReturn(called2)) return false;
  let isOnly = true;
  walkAst(called2.body, (node) => {
    if (node.type === "CallExpression") isOnly &&= isOfValues(node);
    else if (node.type === "AwaitExpression") isOnly = false;
  });
  return isOnly;
}
function isOfValues({ callee }) {
  const method = bare(callee);
  if (method.type !== "MemberExpression") return false;
  const name = memberName(method);
  const { object: object2 } = method;
  if (object2.type === "Identifier" && /^(?:JSON|console|Math|Date|Object)$/.test(object2.name)) return true;
  return name !== void 0 && /^(?:join|map|filter|slice|trim|toString|toISOString|to(?:Upper|Lower)Case)$/.test(name);
}

// src/extract/javascript/constants.ts
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
    let at = this.#all[countLeading(this.#all, ({ start: start3 }) => start3 <= wanted.start) - 1];
    while (at && at.end < wanted.end) at = at.around;
    if (!at || !this.#isPartOf(wanted, at.node)) return NONE;
    const member2 = memberAt(at.node, wanted);
    return member2 === void 0 ? at.uses : this.#usesOfMember(at, member2);
  }
  /** Grouped once: a constant may have as many members as uses. */
  #usesOfMember({ node, uses }, member2) {
    const byMember = known(this.#byMember, node, () => groupBy(uses, ({ member: member3 }) => member3));
    return [...byMember.get(void 0) ?? [], ...byMember.get(member2) ?? []];
  }
  /** Whether a place is part of the constant's value, not of a function body or of an object that the value is read from. */
  #isPartOf(wanted, constant) {
    let at = constant;
    for (; ; ) {
      if (isFunction(at)) return false;
      const children = known(this.#children, at, childrenOf);
      const inner = children[countLeading(children, (each) => startOf(each) <= wanted.start) - 1];
      if (!inner || endOf(inner) < wanted.end) return at.type !== "MemberExpression";
      at = inner;
    }
  }
  #find() {
    const starts2 = this.#whole.flatMap(({ start: start3, file }) => file === void 0 ? [start3] : []).sort((a, b) => a - b);
    const holdsWhole = ({ start: start3, end }) => starts2[countLeading(starts2, (each) => each < start3)] < end;
    const found = [];
    for (const [node, uses] of [...this.#uses()].sort(([a], [b]) => place(a).start - place(b).start)) {
      if (uses.length < 2 || holdsWhole(place(node))) continue;
      let around2 = found.at(-1);
      while (around2 && around2.end < place(node).end) around2 = around2.around;
      found.push({ ...place(node), node, uses, around: around2 });
    }
    return found;
  }
  #uses() {
    const { program, scopes } = this.#file;
    const uses = /* @__PURE__ */ new Map();
    const note3 = (constant, node) => {
      addTo(uses, constant, { ...place(node), member: memberOf4(node) });
    };
    walkAst(program, (node) => {
      if (isExportedText(node)) note3(node, node.parent);
      const binding = isName(node) ? scopes.resolve(node) : void 0;
      const isConstant2 = binding?.kind === "variable" || binding?.kind === "enum";
      if (isConstant2 && !isWithin(place(node), place(binding.node.id))) note3(binding.node, node);
    });
    return uses;
  }
};
function memberOf4(node) {
  const { parent } = node;
  return parent?.type === "MemberExpression" && parent.object === node && !parent.computed ? parent.property.name : void 0;
}
function memberAt(constant, { start: start3, end }) {
  const object2 = constant.type === "VariableDeclarator" && constant.init ? bare(constant.init) : void 0;
  if (object2?.type !== "ObjectExpression") return void 0;
  const properties = object2.properties;
  const property = properties[countLeading(properties, (each) => startOf(each) <= start3) - 1];
  if (property?.type !== "Property" || endOf(property) < end) return void 0;
  return property.computed ? void 0 : keyName(property);
}
var NONE = [];
var isWithin = (inner, outer2) => outer2.start <= inner.start && inner.end <= outer2.end;
function isExportedText(node) {
  if (node.type !== "VariableDeclarator" || !node.init) return false;
  return /^(Literal|TemplateLiteral)$/.test(bare(node.init).type) && node.parent.parent.type === "ExportNamedDeclaration";
}

// src/extract/javascript/libraries/agent-development-kit.ts
var library = {
  label: "Agent Development Kit",
  checkedAs: "function",
  modules: { "@google/adk": ["tools"], "@google/": ["baseClasses"] },
  words: [["Tool", /\bFunctionTool\b/]],
  classes: ["FunctionTool"]
};

// src/extract/javascript/registrations/literal-context.ts
var TOOL = /tool|^usewebmcp$/i;
var RESOURCE = /resource/i;
function aroundOf(literal2, word) {
  let child = literal2;
  for (let at = literal2.parent; at; child = at, at = at.parent) {
    if (says(word, at)) return "named";
    if (isFunction(at) && says(word, at.parent)) return "named";
    if (at.type === "ClassBody") return propertyOf(literal2, "description") && isOfClass(word, at) ? "named" : "nothing";
    if (isFunction(at) || at.type === "BlockStatement" && child.type !== "ReturnStatement") break;
    if (at.type === "CallExpression" || at.type === "NewExpression") {
      if (child !== at.callee && !HANDS_ON.test(path(at.callee)[0])) return "argument";
    }
  }
  return "nothing";
}
var HANDS_ON = /^(Object|Map|Set|Promise)$/;
var OF_PROVIDER = /provider\w{0,80}tool/i;
function says(word, at) {
  switch (at.type) {
    case "VariableDeclarator":
      return isNamed(word, at.id) || isType(word, annotationOf(at.id));
    case "Property":
    case "PropertyDefinition":
    case "MethodDefinition":
      return word.test(keyName(at) ?? "");
    case "FunctionDeclaration":
    case "FunctionExpression":
      return at.id ? isNamed(word, at.id) : false;
    case "AssignmentExpression":
      return path(at.left).some((name) => word.test(name));
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return isType(word, at.typeAnnotation);
    case "CallExpression":
      if (at.callee.type === "Super") return isOfClass(word, at);
      return path(at.callee).some((name) => word.test(name) && !OF_PROVIDER.test(name));
    case "NewExpression":
      return path(at.callee).some((name) => word.test(name)) || typeArgumentsOf(at).some((each) => isType(word, each));
    default:
      return false;
  }
}
function isOfClass(word, part) {
  let at = part.parent;
  while (at && at.type !== "ClassDeclaration" && at.type !== "ClassExpression") at = at.parent;
  if (!at) return false;
  const types = at.implements ?? [];
  const bases = [at.superClass, ...types.map(({ expression, id }) => expression ?? id)];
  return bases.some((base) => base && path(base).some((name) => word.test(name)));
}
var isNamed = (word, name) => name.type === "Identifier" && word.test(name.name);
function isType(word, type) {
  if (type?.type === "TSArrayType") return isType(word, type.elementType);
  if (type?.type !== "TSTypeReference") return false;
  const { typeName } = type;
  const own = typeName.type === "TSQualifiedName" ? typeName.right : typeName;
  return isNamed(word, own) || typeArgumentsOf(type).some((each) => isType(word, each));
}
var HandedOn = class {
  #evaluator;
  constructor(evaluator) {
    this.#evaluator = evaluator;
  }
  has(literal2) {
    const uses = this.#usesOf(literal2);
    return uses.length > 0 && uses.every((use) => this.#goesToUnknown(use));
  }
  /** Where the constant is read that it is, if that is one place alone. */
  readAt(value) {
    const [use, ...others] = this.#usesOf(value);
    return use && others.length === 0 ? use : value;
  }
  /** The literal itself, or the names of the constant that it is. */
  #usesOf(literal2) {
    const { parent } = withCasts(literal2);
    if (parent?.type !== "VariableDeclarator" || parent.id.type !== "Identifier") return [literal2];
    const { id } = parent;
    const { scopes } = this.#evaluator.file;
    const named3 = namesIn(this.#evaluator.file).get(id.name).filter((each) => each !== id);
    return named3.filter((each) => scopes.resolve(each)?.node === parent);
  }
  #goesToUnknown(use) {
    const argument = withCasts(use);
    const { parent } = argument;
    if (parent?.type !== "CallExpression" || !parent.arguments.some((each) => each === argument)) return false;
    const callee = bare(parent.callee);
    if (functionOf(callee, this.#evaluator.file.scopes)) return false;
    const names = path(callee);
    return !names.some((name) => TOOL.test(name)) && !KEEPS.test(names.at(-1)) && !GLOBALS2.test(names[0]);
  }
};
var KEEPS = /^(push|unshift|concat|splice|fill|add|set|freeze|resolve|satisfies)$/;
var GLOBALS2 = /^(Object|Array|Promise|JSON)$/;
var Reworked = class {
  #file;
  #lists;
  constructor(file) {
    this.#file = file;
  }
  has(literal2) {
    const name = nameOf6(literal2);
    const binding = name && this.#file.scopes.resolve(name);
    if (!binding) return false;
    this.#lists ??= this.#find();
    return this.#lists.has(binding) || this.#file.scopes.isFilledIn(name.name, binding);
  }
  /** The lists whose items are changed one by one. */
  #find() {
    const { scopes, calls, loops } = this.#file;
    const lists = /* @__PURE__ */ new Set();
    const note3 = (list) => lists.add(list.type === "Identifier" ? scopes.resolve(list) : void 0);
    for (const { left, right } of loops)
      if (left.type === "VariableDeclaration" && this.#fills(left.declarations[0]?.id)) note3(bare(right));
    for (const call of calls) {
      const callee = bare(call.callee);
      const [first] = call.arguments;
      const callback = first && bare(first);
      if (callee.type !== "MemberExpression" || !callback || !isFunction(callback)) continue;
      const parameter2 = callback.params[0];
      if (this.#fills(parameter2) || addsTo(callback, parameter2)) note3(bare(callee.object));
    }
    return lists;
  }
  #fills(variable) {
    if (variable?.type !== "Identifier") return false;
    const binding = this.#file.scopes.resolve(variable);
    return binding !== void 0 && this.#file.scopes.isFilledIn(variable.name, binding);
  }
};
function nameOf6(literal2) {
  let at = literal2.parent;
  while (at && (HOLDERS.has(at.type) || at.type === "CallExpression" && path(at.callee)[0] === "Object"))
    at = at.parent;
  return at?.type === "VariableDeclarator" && at.id.type === "Identifier" ? at.id : void 0;
}
var HOLDERS = /* @__PURE__ */ new Set(["ArrayExpression", "TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
function addsTo(callback, parameter2) {
  const result = onlyReturn(callback);
  const made = result && bare(result);
  if (made?.type !== "ObjectExpression" || parameter2?.type !== "Identifier") return false;
  const { properties } = made;
  const isOf = (node) => node.type === "Identifier" && node.name === parameter2.name;
  if (properties.some((each) => each.type === "SpreadElement" && isOf(each.argument))) return properties.length > 1;
  return properties.some(
    (each) => each.type === "Property" && each.value.type === "MemberExpression" && isOf(each.value.object)
  );
}
function isStandIn(literal2, { modules, evaluator }) {
  let around2;
  for (let at = literal2.parent; at; at = at.parent) {
    if (at.type === "CatchClause" || isFunction(at) && MOCK.test(calledAs(at))) return true;
    if (isFunction(at)) around2 ??= at;
  }
  if (!around2 || !modules.has(ASSERT)) return false;
  const compares = ({ callee }) => callee.type === "MemberExpression" && COMPARES.test(memberName(callee) ?? "") && ASSERT.test(modules.sourceOf(callee.object) ?? "");
  return evaluator.file.calls.some((call) => compares(call) && isInside(call, around2));
}
var MOCK = /(?:^|_)mock(?![a-z])|Mock(?![a-z])/;
var ASSERT = /^(?:node:)?assert(?:\/strict)?$/;
var COMPARES = /^(?:equal|strictEqual|deepEqual|deepStrictEqual|match)$/;
function calledAs(callable) {
  const { parent } = callable;
  const name = callable.id ?? (parent.type === "VariableDeclarator" ? parent.id : void 0);
  return name?.type === "Identifier" ? name.name : "";
}

// src/extract/javascript/registrations/registrars.ts
var MAKES_TOOL = /^(register|add|define|create)\w*Tool$/;
var makesOne = (callee, collector) => MAKES_TOOL.test(callee) || callee === "tool" && importsMcp(collector);
function registrarSite({ call, names, args }, collector) {
  const callee = names.at(-1);
  const isGivenServer = LIKE_SERVER.test(path(args[0]).at(-1)) && !isFunction(args[0]);
  const isNamed4 = isGivenServer || /register/i.test(callee) && (TOOL.test(callee) || importsMcp(collector));
  if (!isNamed4 || importsLookalikes(collector) || functionOf(call.callee, collector.evaluator.file.scopes))
    return void 0;
  const rest = isGivenServer ? args.slice(1) : args;
  if (isGivenServer && /^(?:register|add)$/.test(callee) && isOwnDefinition(rest, collector))
    return { call, names: ["registerTool"], args: rest };
  const own = isGivenServer && makesOne(callee, collector) ? behindContext(rest, collector) : asOfSdk(rest, isGivenServer && isForTools2(callee) ? 1 : 0, collector);
  return own && { call, names, args: own };
}
function isOwnDefinition([name, definition3, ...others], collector) {
  if (!name || !definition3 || others.length > 0 || collector.evaluate(name).kind !== "string") return false;
  const value = collector.evaluate(definition3);
  const has = (key) => entry(value, key) !== void 0;
  return value.kind === "object" && has("description") && has("inputSchema") && HANDLERS.some(has);
}
function behindContext(args, collector) {
  const first = args.findIndex((arg) => collector.evaluate(arg).kind !== "unknown");
  const isName2 = first === 0 || first > 0 && !/\s/.test(textOf(collector.evaluate(args[first])) ?? "");
  return isName2 ? args.slice(first) : void 0;
}
function asOfSdk(args, most, collector) {
  const handler = args.findIndex((each, index) => index > 1 && isCallable(each, collector));
  const before = handler - 2;
  return before >= 0 && before <= most && args.length <= handler + 2 ? args.slice(before) : void 0;
}
var isForTools2 = (callee) => TOOL.test(callee) && !RESOURCE.test(callee);
function isCallable(argument, collector) {
  const at = bare(argument);
  if (at.type === "CallExpression") return at.arguments.some((each) => isCallable(each, collector));
  return functionOf(at, collector.evaluator.file.scopes) !== void 0;
}
function registrar(site, collector) {
  const { call, args } = site;
  const tool3 = toolOf(site, collector);
  if (!tool3 || textOf(entry(tool3, "name")?.value) === void 0) return;
  for (const arg of args) collector.takeArgument(arg);
  collector.addTool(opened(tool3), call, { api: "literal", takesShapes: true });
}
function toolOf({ names, args }, collector) {
  const [first, second, ...rest] = args;
  const makesTool = makesOne(names.at(-1), collector);
  const name = collector.evaluate(first);
  if (name.kind === "object") return makesTool ? told(name) : void 0;
  const config = second && collector.evaluate(second);
  if (name.kind !== "string" || !config) return void 0;
  const asMade = () => speaks(config) ? told(config) : byPlace(second, rest, collector);
  const tool3 = makesTool ? asMade() : asOfTool(config, names.at(-1));
  return tool3 && withEntries(tool3, [named("name", first, name)]);
}
var speaks = (value) => value.kind === "object" && ["title", "description"].some((key) => !["object", void 0].includes(entry(value, key)?.value.kind));
function told(config) {
  const tool3 = asInputSchema(config, ...SCHEMA_WORDS);
  return entry(tool3, "description") || entry(tool3, "inputSchema") ? tool3 : void 0;
}
function asOfTool(config, callee) {
  if (config.kind !== "object" || !entry(config, "description")) return void 0;
  const schema = entry(config, "inputSchema")?.value;
  if (!schema) return isForTools2(callee) && hasMetadata(config) ? config : void 0;
  const isSchema2 = isBuiltSchema(schema) || mayBeRawShape(schema) || textOf(entry(schema, "type")?.value) === "object";
  return isSchema2 ? config : void 0;
}
function byPlace(second, rest, collector) {
  const { entries: entries2 } = middleOf([second, ...rest.slice(0, -1)], collector);
  return entries2.length > 0 && rest.length > 0 ? { kind: "object", ...place(second), entries: entries2, open: true } : void 0;
}
var hasMetadata = (config) => ["_meta", "annotations"].some((key) => entry(config, key)?.value.kind === "object");
function positionalTool({ call, args }, collector) {
  const [name, description, schema] = args.map((arg) => collector.evaluate(arg));
  if (args.length < 4 || !/^\S+$/.test(textOf(name) ?? "") || description?.kind !== "string" || !schema) return;
  const mayBeShape = mayBeRawShape(schema) && isFunction(args.at(-1));
  if (!(mayBeShape || isBuiltSchema(schema) || isRawShape(schema) || isJsonSchema(schema))) return;
  if (functionOf(call.callee, collector.evaluator.file.scopes)) return;
  const { entries: entries2 } = middleOf(args.slice(1, -1), collector);
  const object2 = { kind: "object", ...place(call), entries: entries2, open: true };
  collector.addTool(withEntries(object2, [named("name", args[0], name)]), call, { api: "literal", takesShapes: true });
}
function middleOf(args, collector, isSdk = false) {
  const entries2 = [];
  let isVague2 = false;
  let isShapeGiven = false;
  args.forEach((arg, index) => {
    const value = collector.evaluate(arg);
    collector.takeArgument(arg);
    if (index === 0 && isDescription(arg, value, args.length)) {
      entries2.push(named("description", arg, value));
    } else if (isShapeGiven || index === 2 ? isPlainObject(value) : isAnnotations(value)) {
      entries2.push(named("annotations", arg, value));
    } else if (!isShapeGiven && (isBuiltSchema(value) || mayBeRawShape(value) || isJsonSchema(value) || isSdk && (isPropertyMap(value) || isTypeMap(value)))) {
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
var speaksOfHints2 = ({ key, value }) => key === "openai" ? value.kind === "object" && !isRawShape(value) : LIKE_HINT.test(key) && isScalar2(value);
var isScalar2 = ({ kind }) => kind === "boolean" || kind === "string" || kind === "number";
var isJsonSchema = (value) => value.kind === "object" && textOf(entry(value, "type")?.value) === "object" && entry(value, "properties") !== void 0;
var isTypeMap = (value) => isPlainObject(value) && !value.open && value.entries.length > 0 && value.entries.every(({ value: each }) => /^(string|number|integer|boolean|array|object)\b/.test(textOf(each) ?? ""));
var isPropertyMap = (value) => isPlainObject(value) && !value.open && value.entries.length > 0 && value.entries.every(({ value: each }) => isPlainObject(each) && textOf(entry(each, "type")?.value) !== void 0);

// src/extract/javascript/registrations/configs.ts
var MAKES_TOOL2 = /(^t|T)ool(Def|Definition|Spec)?$|^(add|register)Tool[A-Z]\w*$/;
var REGISTERS = /^(add|register)\w*(Tool|App)\w*$/;
var DEFINES = /^(define|create|make)\w*Tool$/;
var USES_TOOL = /^(call|invoke|execute|run|get|find|has|is|to|validate|check|remove|delete|unregister|expect|mock|render)(?=[A-Z])/;
function mayMakeTool(names) {
  const callee = names.at(-1);
  return (MAKES_TOOL2.test(callee) || REGISTERS.test(callee)) && !USES_TOOL.test(callee);
}
function anyTool(site, collector) {
  if (importsLookalikes(collector) || isOwnFactory2(site, collector)) return;
  const args = behindServer(site.args, collector);
  const tool3 = asObject(site, args, collector) ?? asArguments(site, args, collector);
  if (!tool3) return;
  for (const arg of args) collector.takeArgument(arg);
  const isServed = importsMcp(collector) || site.names.some((name) => LIKE_SERVER.test(name)) || speaksOfHints(tool3);
  if (isServed && entry(tool3, "name") && !collector.modules.has(imports.client))
    collector.addTool(opened(tool3), site.call, { api: "literal", takesShapes: true });
  else collector.addFunction(opened(tool3), collector.shownWith(site.call));
}
function isOwnFactory2({ call }, collector) {
  const callable = functionOf(call.callee, collector.evaluator.file.scopes);
  return callable !== void 0 && onlyReturn(callable) !== void 0;
}
function behindServer(args, collector) {
  const [first, second] = args;
  const isOther = second && !isFunction(second) && collector.evaluate(first).kind === "unknown";
  return isOther && ["string", "object"].includes(collector.evaluate(second).kind) ? args.slice(1) : args;
}
function asObject({ call, names }, args, collector) {
  const [first, second] = args;
  const config = collector.evaluate(first);
  if (config.kind !== "object" || !textOf(entry(config, "description")?.value)) return void 0;
  const isRun2 = (second && isFunction(second)) ?? propertyOf(first, ...HANDLERS) !== void 0;
  if (!isRun2 || isLabelled(config)) return void 0;
  const tool3 = inOurWords(renamed(config, { toolName: "name" }));
  if (!hasSureSchema(tool3)) {
    const name = textOf(entry(tool3, "name")?.value);
    if (name !== void 0 && DEFINES.test(names.at(-1))) return isSentence(config) ? tool3 : void 0;
    const isNamed4 = name !== void 0 && entry(config, "server") !== void 0;
    return isNamed4 && REGISTERS.test(names.at(-1)) && !entry(tool3, "inputSchema") ? tool3 : void 0;
  }
  return entry(tool3, "name") ? tool3 : withEntries(tool3, nameFromKey(call));
}
function asArguments({ call, names }, given, collector) {
  const isSaidLater = given.length > 5 && collector.evaluate(given.at(-1)).kind === "string";
  const args = isSaidLater ? given.slice(0, -1) : given;
  const [first, second, ...rest] = args;
  const name = collector.evaluate(first);
  if (!second || !/^[\w.:/-]+$/.test(textOf(name) ?? "")) return void 0;
  const isRun2 = rest.length > 0 && isCallable2(rest.at(-1), collector);
  const config = collector.evaluate(second);
  const tool3 = isDescribed(config) ? ofConfig(config) : isRun2 ? ofList() : void 0;
  return tool3 && (entry(tool3, "name") ? tool3 : withEntries(tool3, [named("name", first, name)]));
  function ofConfig(written2) {
    const own = inOurWords(written2);
    const isRegistered = REGISTERS.test(names.at(-1)) && isRun2 && !entry(own, "inputSchema") && isSentence(written2);
    const isHandled = isRun2 || propertyOf(second, ...HANDLERS) !== void 0;
    return isRegistered || isHandled && hasSureSchema(own) ? own : void 0;
  }
  function ofList() {
    const isWord = args.length > 4 && /^\w+$/.test(textOf(config) ?? "");
    const { entries: entries2 } = middleOf(args.slice(isWord ? 2 : 1, -1), collector);
    const whole = { kind: "object", ...place(call), entries: entries2, open: true };
    const isSaid = SENTENCE.test(textOf(entry(whole, "description")?.value) ?? "");
    const isMeant = hasSureSchema(whole) || isWord && DEFINES.test(names.at(-1)) || isSaid && REGISTERS.test(names.at(-1)) && args.length === 3;
    return isMeant && (isSaid || isBuiltSchema(config)) ? whole : void 0;
  }
}
var inOurWords = (config) => asInputSchema(config, ...SCHEMA_WORDS, "input_schema");
var hasSureSchema = (tool3) => {
  const schema = entry(tool3, "inputSchema")?.value;
  return schema !== void 0 && isSurelySchema(schema);
};
var isDescribed = (value) => value.kind === "object" && !["object", void 0].includes(entry(value, "description")?.value.kind);
var SENTENCE = /\s|[^\0-\x7f]/;
var isSentence = (config) => SENTENCE.test(textOf(entry(config, "description")?.value) ?? "");
var isLabelled = (config) => /\s/.test(textOf(entry(config, "name")?.value) ?? "");
var isCallable2 = (argument, collector) => functionOf(argument, collector.evaluator.file.scopes) !== void 0 || argument.type === "MemberExpression" || argument.type === "CallExpression" && argument.arguments.length > 0 && collector.evaluate(argument).kind === "unknown";
function functionTool({ call, args }, collector) {
  const config = configIn(args, collector);
  if (config) collector.addFunction(config, collector.shownWith(call));
}
function keyedFunctionTool({ call, args }, collector) {
  const config = configIn(args, collector);
  if (!config) return;
  const tool3 = entry(config, "name") ? config : withEntries(config, nameFromKey(call));
  collector.addFunction(tool3, collector.shownWith(call));
}
function madeFunctionTool({ call, args }, collector) {
  const config = configIn(args, collector);
  const isUnknown3 = (key) => (entry(config, key)?.value.kind ?? "unknown") === "unknown";
  if (config && !(isUnknown3("name") && isUnknown3("description")))
    collector.addFunction(config, collector.shownWith(call));
}
function configIn(args, collector) {
  const literal2 = args[1] ?? args[0];
  const config = literal2 && collector.evaluate(literal2);
  if (config?.kind !== "object") return void 0;
  collector.takeArgument(literal2);
  return config;
}
function nameFromKey({ parent }) {
  if (parent.type !== "Property") return [];
  const key = keyName(parent);
  if (key === void 0) return [];
  const at = place(parent.key);
  return [{ key: "name", ...at, value: { kind: "string", ...at, value: key } }];
}
function describedTool({ call, args }, collector, takesShapes = false) {
  const config = collector.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  collector.takeArgument(args[0]);
  collector.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal", takesShapes });
}
var decoratedTool = (site, all) => {
  if (isDecorator(site.call)) describedTool(site, all);
};
var isDecorator = ({ parent }) => parent?.type === "Decorator";
var functionFactory = (site, all) => {
  const given = givenToFactory(site, all);
  if (!given || !(entry(given.config, "name") ?? entry(given.config, "id"))) return;
  addFunctionOf(given, site, all);
};
function addFunctionOf({ literal: literal2, config }, { call }, collector) {
  const id = entry(config, "id");
  const tool3 = id && !entry(config, "name") ? withEntries(config, [{ ...id, key: "name" }]) : config;
  collector.addFunction(tool3, collector.shownWith(call));
  collector.takeArgument(literal2);
}
var FUNCTION_FACTORIES = { createTool: functionFactory, defineTool: functionFactory };
var projectFactory = (site, all) => {
  const { call, args } = site;
  const [, second] = args;
  if (second && all.evaluate(second).kind === "string") return positionalTool(site, all);
  const given = givenToFactory(site, all);
  if (!given || !(entry(given.config, "name") ?? entry(given.config, "id"))) return;
  const { literal: literal2, config } = given;
  if (entry(config, "inputSchema") && entry(config, "name")) {
    all.addTool(config, call, { api: "literal" });
  } else if (!hasSchema(config)) {
    return;
  } else if (entry(config, "name") && (importsMcp(all) || speaksOfHints(config))) {
    all.addTool(opened(asInputSchema(config, ...SCHEMA_WORDS)), call, { api: "literal", takesShapes: true });
  } else {
    all.addFunction(config, all.shownWith(call));
  }
  all.takeArgument(literal2);
};
function givenToFactory({ args }, collector) {
  const [first, second] = args.map((each) => collector.evaluate(each));
  if (second?.kind === "string") return void 0;
  const isNamed4 = first?.kind === "string";
  const literal2 = args.find((each) => each.type === "ObjectExpression") ?? (isNamed4 && second ? args[1] : void 0);
  const written2 = literal2 && collector.evaluate(literal2);
  if (!literal2 || written2?.kind !== "object") return void 0;
  const config = isNamed4 && literal2 !== args[0] ? withEntries(written2, [named("name", args[0], first)]) : written2;
  return entry(config, "description") ? { literal: literal2, config } : void 0;
}
function hasSchema(config) {
  return ["parameters", "schema", "input_schema", "inputSchema", "input"].some((key) => {
    const value = entry(config, key)?.value;
    return value !== void 0 && (isBuiltSchema(value) || isRawShape(value) || value.kind === "object");
  });
}
function makerOf2(callee, collector) {
  const { scopes } = collector.evaluator.file;
  const base = callee.type === "Super" ? baseAround(callee) : void 0;
  if (base) return makerOf2(base, collector);
  if (callee.type !== "MemberExpression") return importOf(callee, scopes);
  const owner = importOf(bare(callee.object), scopes);
  const name = memberName(callee);
  return owner?.name === "*" && name !== void 0 ? { source: owner.source, name } : owner;
}
var isSuperOfTool = (callee) => callee.type === "Super" && /Tool$/.test(path(baseAround(callee) ?? callee).at(-1));
function baseAround(node) {
  let at = node.parent;
  while (at && at.type !== "ClassDeclaration" && at.type !== "ClassExpression") at = at.parent;
  return at?.superClass ? bare(at.superClass) : void 0;
}

// src/extract/javascript/libraries/ai-sdk.ts
var library2 = {
  label: "AI SDK, `ai`",
  checkedAs: "function",
  modules: { ai$: ["tools", "client", "baseClasses"], "@ai-sdk/": ["tools", "client", "baseClasses"] },
  exports: { tool: keyedFunctionTool, ...FUNCTION_FACTORIES }
};

// src/extract/javascript/registrations/completeness.ts
var isWholeTool = (item) => ["name", "inputSchema"].every((key) => entry(item, key) !== void 0);
var isToolOfFile = (item) => item.file === void 0 && isWholeTool(item);
var isVague = (tool3) => tool3.kind === "object" && tool3.open && !entry(tool3, "inputSchema");
var takesUnknown = (tool3) => isVague(tool3) || tool3.kind === "object" && entry(tool3, "inputSchema")?.value.kind === "unknown";

// src/extract/javascript/registrations/loop-iterations.ts
var MOST_TURNS = 200;
function turnsOf(call, evaluator) {
  for (let at = call.parent; at; at = at.parent) {
    if (at.type === "ForOfStatement") return turnsOfLoop(at, evaluator);
    if (isFunction(at)) return turnsOfCallback(at, evaluator);
  }
  return void 0;
}
function turnsOfLoop(loop, evaluator) {
  const declarator = loop.left.type === "VariableDeclaration" ? loop.left.declarations[0] : void 0;
  const list = declarator && listOf(loop.right, evaluator);
  if (!list) return void 0;
  const names = namesOf(declarator, evaluator.file.scopes);
  return list.items.map((item) => ({
    env: { inside: [loop], values: new Map(names.map(({ binding, valueIn }) => [binding, valueIn(item)])) },
    items: partsOf2(item)
  }));
}
function namesOf(declarator, scopes) {
  const names = [];
  walkAst(declarator.id, (node) => {
    if (node.type !== "Identifier") return;
    const binding = scopes.resolve(node);
    if (binding?.node !== declarator) return;
    const isKnown3 = (item) => binding.path ? !scopes.isReassigned(node.name, binding) : isInWordsOfMcp(item, binding) && !scopes.isWritten(node.name, binding);
    names.push({ binding, valueIn: (item) => isKnown3(item) ? taken(binding, item, node) : unknown(node) });
  });
  return names;
}
function isInWordsOfMcp(item, { rest, node }) {
  const row = rest && follow(item, rest.path, node);
  return row?.kind === "object" && entry(row, "inputSchema") !== void 0;
}
function turnsOfCallback(callback, evaluator) {
  const { parent } = callback;
  if (parent.type !== "CallExpression" || parent.arguments[0] !== callback) return void 0;
  const callee = bare(parent.callee);
  if (callee.type !== "MemberExpression" || !/^(forEach|map)$/.test(path(callee).at(-1))) return void 0;
  const list = listOf(callee.object, evaluator);
  return list?.items.map((item) => ({
    env: evaluator.envIn(callback, [item], NO_ENV, parent),
    items: partsOf2(item)
  }));
}
var partsOf2 = (item) => [item, ...items(item)];
function listOf(expression, evaluator) {
  const list = evaluator.evaluate(expression);
  const isKnown3 = list.kind === "array" && list.items.length > 0 && list.items.length <= MOST_TURNS;
  return isKnown3 && list.items.every(({ kind }) => NAMING.has(kind)) ? list : void 0;
}
var NAMING = /* @__PURE__ */ new Set(["object", "array", "string"]);
var DEEPEST7 = 5;
function isOfMany(name, scopes, depth = 0) {
  const at = bare(name);
  const own = at.type === "ObjectExpression" ? propertyOf(at, "name") : void 0;
  const named3 = bare(own ?? at);
  const isAsked2 = named3.type === "CallExpression" && named3.arguments.length === 0;
  const owner = ownerOf(isAsked2 ? named3.callee : named3);
  const binding = owner.type === "Identifier" && depth < DEEPEST7 ? scopes.resolve(owner) : void 0;
  if (!binding?.path) return false;
  if (binding.kind === "param") return true;
  const init = binding.kind === "variable" ? binding.node.init : void 0;
  return isOfLoop(binding) || !!init && isMadeOfMany(init, scopes, depth + 1);
}
function isMadeOfMany(init, scopes, depth) {
  const at = bare(init.type === "AwaitExpression" ? init.argument : init);
  if (at.type !== "CallExpression") return isOfMany(at, scopes, depth);
  return at.arguments.some((each) => isOfMany(each, scopes, depth));
}
function isOfLoop({ node }) {
  const loop = node.parent?.parent;
  return (loop?.type === "ForOfStatement" || loop?.type === "ForInStatement") && loop.left === node.parent;
}

// src/extract/javascript/registrations/parameters.ts
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
    if (node.type !== "Identifier") return false;
    const binding = scopes.resolve(node);
    return binding?.kind === "param" && scopes.paramOf(callable, node.name) === binding;
  };
  const isOwn = (node) => {
    const root = ownerOf(node);
    if (isParam2(root)) return true;
    const binding = root.type === "Identifier" ? scopes.resolve(root) : void 0;
    const init = binding?.kind === "variable" ? binding.node.init : void 0;
    return init ? holds(init, isParam2) : false;
  };
  const isNamed4 = isOwn(name) || name.type === "TemplateLiteral" && holds(name, isParam2);
  return isNamed4 && described2.length > 0 && described2.every((each) => isOwn(each) || isMadeOf(bare(each), isOwn));
}
function isMadeOf(node, isOwn) {
  if (node.type !== "ObjectExpression") return false;
  const isSpread = node.properties.some((each) => each.type === "SpreadElement" && isOwn(each.argument));
  const given = node.properties.filter((each) => each.type === "Property").filter(({ value }) => isOwn(value));
  const has = (name) => given.some(({ key }) => keyText(key) === name);
  return isSpread || has("description") && has("inputSchema");
}
var keyText = (key) => "name" in key ? key.name : "value" in key ? key.value : void 0;
function methodsIn(callable) {
  const counts = /* @__PURE__ */ new Map();
  walkAst(callable.body, (node) => {
    if (node.type !== "CallExpression") return;
    const callee = bare(node.callee);
    const at = callee.type === "MemberExpression" ? callee.property : callee;
    const name = at.type === "Identifier" || at.type === "PrivateIdentifier" ? at.name : void 0;
    if (name !== void 0) counts.set(name, (counts.get(name) ?? 0) + 1);
  });
  return counts;
}
function passesAllOn(callable, call, scopes) {
  const { params } = callable;
  const args = call.arguments;
  return params.length === args.length && args.every((arg, index) => {
    const param = params[index];
    const [given, taken2] = arg.type === "SpreadElement" ? [bare(arg.argument), restOf2(param)] : [bare(arg), param];
    if (given.type !== "Identifier" || taken2?.type !== "Identifier" || given.name !== taken2.name) return false;
    const binding = scopes.paramOf(callable, given.name);
    return binding !== void 0 && scopes.resolve(given) === binding && !scopes.isWritten(given.name, binding);
  });
}
var restOf2 = (param) => param.type === "RestElement" ? param.argument : void 0;

// src/extract/javascript/registrations/tool-factories.ts
var MOST3 = 200;
function madeTools(literal2, collector) {
  const callable = functionReturning(literal2);
  if (!callable || thawed(onlyReturn(callable) ?? callable) !== literal2) return keptTools(literal2, collector);
  const { parent } = callable;
  const isMapped = parent.type === "CallExpression" && calledOn(parent, MAPS);
  const maps = isMapped ? [parent] : collector.helpers.mapsWith(callable);
  const calls = collector.helpers.callsOf(callable);
  if (maps.length + calls.length > MOST3) return [];
  return [...maps.flatMap((call) => mapped(call, collector)), ...calls.flatMap((call) => called(call, collector))];
}
function functionReturning(literal2) {
  let at = literal2.parent;
  while (at && (PASSES2.has(at.type) || isFreeze(at))) at = at.parent;
  return at && isFunction(at) ? at : void 0;
}
function thawed(expression) {
  const at = bare(expression);
  return isFreeze(at) ? thawed(at.arguments[0]) : at;
}
var isFreeze = (node) => node.type === "CallExpression" && node.arguments.length === 1 && path(node.callee).join(".") === "Object.freeze";
var PASSES2 = /* @__PURE__ */ new Set(["ReturnStatement", "BlockStatement", "TSAsExpression", "TSSatisfiesExpression"]);
function mapped(call, collector) {
  const rows = collector.evaluate(calledOn(call, MAPS));
  if (rows.kind !== "array" || rows.items.length > MOST3 || collector.handedOn.has(call)) return [];
  if (!collector.affords(rows.items.length)) return [];
  if (rows.items.some((row) => isWholeTool(row) || items(row).some(isWholeTool))) return [];
  const list = collector.evaluate(call);
  return list.kind === "array" ? list.items.filter(isNamed2).map((tool3) => ({ call, tool: tool3, list })) : [];
}
function called(call, collector) {
  if (collector.handedOn.has(call) || TAKES_APART.test(call.parent.type) || !collector.affords(1)) return [];
  const tool3 = collector.evaluate(call);
  return isNamed2(tool3) ? [{ call, tool: tool3 }] : [];
}
function keptTools(literal2, collector) {
  const keeping = keepingOf(literal2);
  const name = propertyOf(literal2, "name");
  if (!keeping || !name) return [];
  const callable = callableAround(keeping);
  const isOfCalls = callable && handsOn(callable, bare(name), [bare(name)], collector.evaluator.file.scopes);
  const calls = isOfCalls ? collector.helpers.turnsOf(callable) : [];
  const turns = calls.length > 0 ? calls : turnsOf(keeping, collector.evaluator) ?? [];
  if (turns.length > MOST3 || !collector.affords(turns.length)) return [];
  return turns.flatMap(({ env, items: given, call = keeping }) => {
    const tool3 = given.some(isToolOfFile) ? void 0 : collector.evaluator.evaluate(literal2, env);
    return tool3 && isNamed2(tool3) && !collector.known.isNamedAt(entry(tool3, "name").value) ? [{ call, tool: tool3 }] : [];
  });
}
function keepingOf(literal2) {
  let at = literal2;
  while (at.parent && PARTS2.has(at.parent.type)) at = at.parent;
  const { parent } = at;
  if (parent?.type === "AssignmentExpression")
    return parent.left.type === "MemberExpression" && parent.left.computed ? parent : void 0;
  const isGiven = parent?.type === "CallExpression" && parent.arguments.some((each) => each === at);
  return isGiven && calledOn(parent, KEEPS2) ? parent : void 0;
}
var PARTS2 = /* @__PURE__ */ new Set(["ObjectExpression", "Property", "TSAsExpression", "TSSatisfiesExpression"]);
var KEEPS2 = /^(push|unshift|set|add)$/;
var TAKES_APART = /^(Spread|Member)/;
var isNamed2 = (value) => value.kind === "object" && textOf(entry(value, "name")?.value) !== void 0;
function passedOn(site, collector, read) {
  const callable = callableAround(site.call);
  if (!callable || !passesAllOn(callable, site.call, collector.evaluator.file.scopes)) return;
  if (!collector.helpers.isOnlyIn(callable, site.names.at(-1))) return;
  for (const call of collector.helpers.callsOf(callable)) {
    const args = call.arguments.map(bare);
    const [name] = args;
    if (name && textOf(collector.evaluate(name)) !== void 0)
      collector.asGivenBy(call, callable, site, () => {
        read({ ...site, args });
      });
  }
}

// src/extract/javascript/registrations/literals.ts
function literalReader(ofLibraries) {
  const telling = /* @__PURE__ */ new Set([...TELLING2, ...ofLibraries.flatMap(keysTold)]);
  return (literal2, all) => {
    if (all.types.areOfSdk && isSurelyTool(literal2, all)) return typedTool(literal2, all);
    const keys = keysOf(literal2, telling);
    if (keys.length === 0) return;
    const has = (...names) => names.every((name) => keys.includes(name));
    const kept = KEPT.find((key) => has("name", key));
    if (kept !== void 0 && !has("inputSchema")) return configured(literal2, kept, all);
    if (keys.length < 2) return has("name") ? namedRow(literal2, all) : void 0;
    if (has("name", "inputSchema")) return mcpTool(literal2, all);
    const own = ofLibraries.find((each) => isOfKeys(each, keys));
    if (own) own.read(literal2, all);
    else if (has("name") && SCHEMA_WORDS.some((word) => has(word))) inOwnWords(literal2, all);
    else if (has("uri", "mimeType") && !has("text") && !has("blob") && !has("contents")) widgetResource(literal2, all);
  };
}
var KEPT = ["config", "definition", "metadata"];
var TELLING2 = ["name", ...KEPT, "inputSchema", "uri", "mimeType", "text", "blob", "contents", ...SCHEMA_WORDS];
var NONE2 = [];
var keysTold = ({ keys, oneOf = NONE2, noneOf = NONE2 }) => [
  ...keys,
  ...oneOf,
  ...noneOf
];
var isOfKeys = ({ keys, oneOf, noneOf }, own) => keys.every((key) => own.includes(key)) && (!oneOf || oneOf.some((key) => own.includes(key))) && !noneOf?.some((key) => own.includes(key));
function keysOf({ properties }, telling) {
  let keys;
  for (const property of properties) {
    const name = keyName(property);
    if (name !== void 0 && telling.has(name)) (keys ??= []).push(name);
  }
  return keys ?? NONE2;
}
function objectOf(literal2, collector) {
  const value = collector.evaluate(literal2);
  return value.kind === "object" ? value : void 0;
}
var listAround = ({ parent }) => parent?.type === "ArrayExpression" ? parent : void 0;
function mcpTool(literal2, collector) {
  const config = objectOf(literal2, collector);
  const name = entry(config, "name")?.value;
  const schema = entry(config, "inputSchema")?.value;
  if (!["string", "unknown", "union"].includes(name?.kind ?? "unknown")) return;
  if (!config || !schema || !["object", "unknown", "union"].includes(schema.kind) || isExpectation(literal2)) return;
  if (schema.kind === "object" && schema.entries.length === 1 && schema.entries[0].key === "json") return;
  if (addMade(literal2, config, collector)) return;
  if (name?.kind === "unknown" && (schema.kind === "unknown" || collector.handedOn.has(literal2))) return;
  if (name?.kind === "unknown" && !config.open && isHollow(config)) return;
  if (!isMeantAsTool(literal2, config, schema, collector) || isMadeUp(literal2)) return;
  addLiteral(literal2, config, collector.types.of(literal2) ? "list" : "literal", collector);
}
function isMadeUp(literal2) {
  const text3 = propertyOf(literal2, "description");
  const around2 = functionAround(literal2, MOST_AROUND);
  const isGiven = text3?.type === "Identifier" && around2?.params.some((each) => path(each)[0] === text3.name);
  if (!isGiven) return false;
  let at = literal2;
  while (at.parent && PARTS_OF_ARGUMENT.has(at.parent.type)) at = at.parent;
  const call = at.parent;
  if (call?.type !== "CallExpression" || at === call.callee || at === literal2) return false;
  return !path(call.callee).some((name) => TOOL.test(name) || /server|register|list/i.test(name));
}
var MOST_AROUND = 30;
var PARTS_OF_ARGUMENT = /* @__PURE__ */ new Set(["ArrayExpression", "ObjectExpression", "Property"]);
function isHollow(config) {
  const takesNothing = entries(get(config, "inputSchema", "properties")).every(({ value }) => isBare(value));
  return takesNothing && !["description", "title", "annotations", "_meta"].some((key) => entry(config, key));
}
var isBare = (value) => value.kind === "union" ? value.branches.every(isBare) : value.kind === "boolean" || value.kind === "undefined";
function addMade(literal2, config, collector) {
  const isWhole2 = entry(config, "name")?.value.kind === "unknown" && entry(config, "description") !== void 0;
  const made = isWhole2 ? madeTools(literal2, collector) : [];
  const untold = made.filter(({ call, tool: tool3 }) => !collector.known.toolIn(call, entry(tool3, "inputSchema")));
  for (const each of untold) madeTool(each, literal2, collector);
  return made.length > 0;
}
function madeTool({ call, tool: tool3, list }, literal2, collector) {
  const schema = entry(tool3, "inputSchema")?.value;
  const isDescribed3 = textOf(entry(tool3, "description")?.value) !== void 0;
  if (!schema || !["object", "union", ...isDescribed3 ? ["unknown"] : []].includes(schema.kind)) return;
  const isSaid = aroundOf(literal2, TOOL) === "named";
  if (!isMeantAsTool(call, tool3, schema, collector, isSaid)) return;
  const api = collector.types.of(call, list ? ["item"] : []) ? "list" : "literal";
  collector.addTool(collector.reworked.has(call) ? opened(tool3) : tool3, call, {
    api,
    group: list ?? listAround(call) ?? call
  });
}
function isMeantAsTool(literal2, config, schema, collector, isSaid = false) {
  if (importsLookalikes(collector)) return false;
  if (importsMcp(collector) || collector.isServed) return true;
  if (entry(config, "annotations") ?? entry(config, "_meta")) return true;
  const around2 = isSaid ? "named" : aroundOf(literal2, TOOL);
  const name = textOf(entry(config, "name")?.value) ?? "";
  if (/\s/.test(name)) return around2 === "named" && !/^\p{Lu}/u.test(name);
  if (/\P{ASCII}/u.test(name)) return false;
  if (around2 !== "nothing") return around2 === "named";
  if (collector.types.areOthers(literal2)) return false;
  const isRun2 = isBuiltSchema(schema) && propertyOf(literal2, ...HANDLERS) !== void 0;
  if (isRun2) return entry(config, "description") !== void 0;
  const type = schema.kind === "object" ? textOf(entry(schema, "type")?.value) : void 0;
  return type === "object" && !isBuiltSchema(schema) && entry(config, "description") !== void 0;
}
function isSurelyTool(literal2, collector) {
  const typed2 = collector.types.of(literal2);
  return typed2?.type === "sdk" && !typed2.isCast;
}
function typedTool(literal2, collector) {
  const config = objectOf(literal2, collector);
  if (!config || config.entries.length === 0) return;
  const [name, schema] = ["name", "inputSchema"].map((key) => entry(config, key));
  if (config.open && !(name && schema)) return;
  if (addMade(literal2, config, collector)) return;
  const isUnknown3 = name?.value.kind === "unknown";
  if (isUnknown3 && (schema?.value.kind === "unknown" || collector.handedOn.has(literal2))) return;
  addLiteral(literal2, config, "list", collector);
}
function addLiteral(literal2, config, api, collector) {
  if (isStandIn(literal2, collector)) return;
  const schema = entry(config, "inputSchema");
  const told2 = collector.known.toolIn(literal2, schema);
  const group = listAround(literal2) ?? literal2;
  if (!told2)
    return collector.addTool(collector.reworked.has(literal2) ? opened(config) : config, literal2, { api, group });
  if (!takesUnknown(told2) || schema?.value.kind !== "object") return;
  collector.forget(told2);
  collector.addTool(opened(config), literal2, { api: "literal", group });
}
function inOwnWords(literal2, collector) {
  const isHinted = propertyOf(literal2, "annotations") !== void 0;
  if (importsLookalikes(collector) || !(isHinted || propertyOf(literal2, ...HANDLERS))) return;
  const isServed = importsMcp(collector) || collector.isServed;
  const isNamed4 = !isServed && aroundOf(literal2, TOOL) === "named";
  if (!isServed && !isNamed4 && !isHinted) return;
  const config = objectOf(literal2, collector);
  if (!config || !(speaksOfHints(config) || propertyOf(literal2, ...HANDLERS))) return;
  if (!isServed && !speaksOfHints(config)) return isNamed4 ? functionInOwnWords(literal2, config, collector) : void 0;
  if (collector.modules.has(imports.client)) return;
  const schema = SCHEMA_WORDS.map((word) => entry(config, word)).find((each) => each !== void 0);
  if (!schema || !entry(config, "description")) return;
  if (!/^\S+$/.test(textOf(entry(config, "name")?.value) ?? "")) return;
  if (isExpectation(literal2) || collector.handedOn.has(literal2)) return;
  if (!isSchemaOf(schema) || collector.known.toolIn(literal2, void 0)) return;
  const tool3 = asInputSchema(config, ...SCHEMA_WORDS);
  collector.addTool(opened(tool3), literal2, {
    api: "literal",
    group: listAround(literal2) ?? literal2,
    takesShapes: true
  });
}
function functionInOwnWords(literal2, config, collector) {
  const schema = SCHEMA_WORDS.map((word) => entry(config, word)).find((each) => each && isSurelySchema(each.value));
  const isNamed4 = /^[\w.:/-]+$/.test(textOf(entry(config, "name")?.value) ?? "");
  if (!schema || !isNamed4 || !mayBeText(entry(config, "description")?.value)) return;
  if (isExpectation(literal2) || collector.handedOn.has(literal2) || collector.known.toolIn(literal2, schema)) return;
  collector.addFunction(opened(asInputSchema(config, ...SCHEMA_WORDS)), listAround(literal2) ?? literal2);
}
var isSchemaOf = ({ key, value }) => isBuiltSchema(value) || isRawShape(value) || key !== "input" && (mayBeRawShape(value) || value.kind === "unknown");
function configured(literal2, key, collector) {
  const kept = objectOf(literal2, collector);
  const name = entry(kept, "name");
  const config = entry(kept, key)?.value;
  if (!kept || config?.kind !== "object" || !/^\S+$/.test(textOf(name?.value) ?? "")) return;
  const schema = entry(config, "inputSchema");
  if (!schema || !entry(config, "description") || importsLookalikes(collector)) return;
  const isRun2 = propertyOf(literal2, ...HANDLERS) !== void 0;
  const isServed = (importsMcp(collector) || collector.isServed || isSurelySchema(schema.value)) && isRun2;
  const isMeant = isServed || aroundOf(literal2, TOOL) === "named";
  if (!isMeant || isExpectation(literal2) || collector.handedOn.has(literal2) || collector.known.toolIn(literal2, schema))
    return;
  const tool3 = opened(withEntries(config, [name]));
  collector.addTool(tool3, literal2, { api: "literal", group: listAround(literal2) ?? literal2, takesShapes: true });
}
function namedRow(literal2, collector) {
  if (!literal2.properties.some(({ type }) => type === "SpreadElement")) return;
  for (const each of madeTools(literal2, collector))
    if (entry(each.tool, "description") && !collector.known.toolIn(each.call, entry(each.tool, "inputSchema")))
      madeTool(each, literal2, collector);
}
function underscoredTool(literal2, collector) {
  const config = objectOf(literal2, collector);
  if (!config || entry(config, "input_schema")?.value.kind !== "object" || isExpectation(literal2)) return;
  collector.addFunction(config, listAround(literal2) ?? literal2);
}
function isExpectation({ parent }) {
  if (parent?.type === "Property") return /^(fixture|expected|golden)$/i.test(keyName(parent) ?? "");
  if (parent?.type !== "CallExpression") return false;
  return /^(to[A-Z]\w*|objectContaining|deepEqual|deepStrictEqual|strictEqual)$/.test(path(parent.callee).at(-1));
}
function widgetResource(literal2, collector) {
  const config = objectOf(literal2, collector);
  if (!config || !textOf(entry(config, "uri")?.value)?.startsWith("ui://") || isLink(config)) return;
  const hasName = entry(config, "name") !== void 0;
  const isServed = hasName && (importsMcp(collector) || collector.isServed);
  if (!isServed && aroundOf(literal2, RESOURCE) !== "named") return;
  const row = asResource(config);
  collector.addResource(hasName ? row : opened(row), listAround(literal2) ?? literal2);
}
var isLink = (config) => textOf(entry(config, "type")?.value) === "resource_link";
function keyedTools(objects, collector) {
  const isMapOfTools = foundOnce((map) => holdsTools(map) && !importsLookalikes(collector));
  let known2;
  for (const literal2 of objects) {
    if (collector.isTaken(literal2) || !propertyOf(literal2, "inputSchema") || propertyOf(literal2, "name")) continue;
    const member2 = memberAround(literal2);
    const map = member2?.parent.type === "Property" ? member2.parent.parent : void 0;
    if (!member2 || !map) continue;
    const config = isMapOfTools(map) ? collector.evaluate(literal2) : void 0;
    if (config?.kind !== "object" || isInOwnWords(config)) continue;
    const schema = entry(config, "inputSchema")?.value;
    const isSure = speaksOfHints(config) || schema && isSurelySchema(schema) || isWhole(config, member2);
    if (!isSure) continue;
    known2 ??= new Set([...collector.tools, ...collector.functions].flatMap(partsOf3).flatMap(namesOf2));
    if (partsOf3(config).some((part) => known2.has(namesOf2(part).at(-1)))) continue;
    if (collector.modules.has(imports.client)) collector.addFunction(config, map);
    else {
      const key = keyName(member2.parent);
      const how = { api: "literal", group: map, takesShapes: true };
      collector.addTool(opened(config), literal2, { ...how, ...key !== void 0 && { key } });
    }
  }
}
function memberAround(literal2) {
  const { parent } = literal2;
  if (parent.type !== "Property" || !isPart(parent)) return literal2;
  const around2 = parent.parent.type === "ObjectExpression" ? parent.parent : void 0;
  return around2 && propertyOf(around2, ...HANDLERS) && !propertyOf(around2, "name") ? around2 : void 0;
}
var isWhole = (config, member2) => textOf(entry(config, "description")?.value) !== void 0 && propertyOf(member2, ...HANDLERS) !== void 0;
function holdsTools(map) {
  if (map.type !== "ObjectExpression") return false;
  const members = map.properties.filter((each) => each.type === "Property");
  return members.every((each) => !isPart(each) && (isDescribed2(each) || isRun(each))) && aroundOf(map, TOOL) === "named";
}
function isDescribed2({ value }) {
  const own = bare(value);
  if (propertyOf(own, "description")) return true;
  const parts = own.type === "ObjectExpression" ? own.properties.filter((each) => each.type === "Property") : [];
  return parts.some((each) => isPart(each) && propertyOf(bare(each.value), "description") !== void 0);
}
var isRun = ({ value }) => propertyOf(bare(value), "inputSchema") !== void 0 && propertyOf(bare(value), ...HANDLERS) !== void 0;
var isPart = (property) => /^(config|def|definition|declaration|function|info|meta|metadata|options|schema|spec|tool)$/.test(
  keyName(property) ?? ""
);
var isInOwnWords = (config) => ["object", "array"].includes(entry(config, "description")?.value.kind ?? "");
var partsOf3 = (tool3) => ["description", "inputSchema"].flatMap((key) => entry(tool3, key)?.value ?? []);
var namesOf2 = ({ start: start3, file = "", via }) => [
  `${start3} ${file}`,
  ...via ? [`${start3} ${file} ${via.start}`] : []
];

// src/extract/javascript/libraries/anthropic.ts
var library3 = {
  label: "Anthropic",
  checkedAs: "function",
  modules: { "@anthropic-ai/sdk/": ["tools"], "@anthropic-ai/": ["client"] },
  words: ["input_schema"],
  exports: { betaTool: madeFunctionTool, betaZodTool: madeFunctionTool },
  // With one of the others it is a definition of Open Tool Calling.
  literals: [{ keys: ["name", "input_schema"], noneOf: ["id", "output_schema", "version"], read: underscoredTool }]
};

// src/extract/javascript/libraries/assistant-ui.ts
var library4 = {
  label: "assistant-ui",
  checkedAs: "function",
  modules: { "@assistant-ui/": ["tools", "client"] },
  exports: { tool: functionTool }
};

// src/extract/javascript/libraries/beeai.ts
var library5 = {
  label: "BeeAI",
  checkedAs: "function",
  modules: { "beeai-framework": ["tools", "baseClasses"] },
  classes: ["DynamicTool"]
};

// src/extract/javascript/libraries/claude-agent-sdk.ts
var library6 = {
  label: "Claude Agent SDK",
  checkedAs: "mcp",
  modules: { "@anthropic-ai/claude-agent-sdk": ["tools"] },
  exports: { tool: positionalTool2 }
};
function positionalTool2({ call, args }, collector) {
  const [name, description, shape, , extras] = args;
  if (!name || !description || !shape) return;
  const entries2 = [
    named("name", name, collector.evaluate(name)),
    named("description", description, collector.evaluate(description)),
    named("inputSchema", shape, collector.evaluate(shape))
  ];
  const more = extras && collector.evaluate(extras);
  const annotations = more?.kind === "object" ? entry(more, "annotations") : void 0;
  if (annotations) entries2.push(annotations);
  collector.takeArgument(shape);
  const { start: start3 } = place(name);
  const config = { kind: "object", start: start3, end: place(shape).end, entries: entries2, open: true };
  collector.addTool(config, call, { api: "literal", takesShapes: true });
}

// src/extract/javascript/libraries/cloudflare-agents.ts
var library7 = {
  label: "Cloudflare Agents",
  checkedAs: "mcp",
  modules: { "agents/mcp": ["server"] }
};

// src/extract/javascript/libraries/convex.ts
var library8 = {
  label: "Convex",
  checkedAs: "function",
  modules: { "@convex-dev/agent": ["tools", "client"] },
  exports: { createTool: factory, defineTool: factory }
};
function factory(site, collector) {
  const given = givenToFactory(site, collector);
  if (given) addFunctionOf({ ...given, config: renamed(given.config, { args: "inputSchema" }) }, site, collector);
}

// src/extract/javascript/libraries/copilot.ts
var library9 = {
  label: "GitHub Copilot SDK",
  checkedAs: "function",
  modules: { "@github/copilot-sdk": [] },
  exports: FUNCTION_FACTORIES
};

// src/extract/javascript/libraries/web-mcp.ts
var library10 = {
  label: "WebMCP, `navigator.modelContext`, `@mcp-b/\u2026`",
  checkedAs: "function",
  modules: { "@mcp-b/": [] },
  words: ["useWebMCP", ["modelContext", /description/]],
  exports: { useWebMCP: (site, all) => pageTool(site.args[0], site, all) },
  calls: { provideContext }
};
function pageTool(literal2, { call }, collector) {
  const config = collector.evaluate(literal2);
  if (config.kind !== "object" || !(entry(config, "name") ?? entry(config, "description"))) return;
  collector.takeArgument(literal2);
  collector.addFunction(opened(asInputSchema(config, ...SCHEMA_WORDS)), collector.shownWith(call));
}
function provideContext(site, collector) {
  const [context] = site.args;
  if (!isOfPage(site, collector) || context?.type !== "ObjectExpression") return;
  for (const each of context.properties) {
    const list = each.type === "Property" && keyName(each) === "tools" ? bare(each.value) : void 0;
    if (list?.type !== "ArrayExpression") continue;
    for (const tool3 of list.elements) if (tool3 && tool3.type !== "SpreadElement") pageTool(tool3, site, collector);
  }
}
function isOfPage({ call, names }, collector) {
  if (names.at(-2) === "modelContext") return true;
  const callee = bare(call.callee);
  const owner = callee.type === "MemberExpression" ? bare(callee.object) : void 0;
  const binding = owner?.type === "Identifier" ? collector.evaluator.file.scopes.resolve(owner) : void 0;
  const init = binding?.kind === "variable" ? binding.node.init : void 0;
  return init ? path(init).at(-1) === "modelContext" : false;
}

// src/extract/javascript/registrations/side-by-side.ts
var receiverAt = (node) => ({ owner: ownerOf(node), members: path(node).slice(1) });
var Groups = class {
  #onlyRunOf;
  #scopes;
  #groups = /* @__PURE__ */ new Map();
  constructor(onlyRunOf, scopes) {
    this.#onlyRunOf = onlyRunOf;
    this.#scopes = scopes;
  }
  /** The same object for all that stands side by side. */
  of(own) {
    if (own.receiver && isReassigned(own.receiver, this.#scopes)) return {};
    const { block, receiver } = own.receiver ? runAround(own.block, own.receiver, this.#onlyRunOf, this.#scopes) : own;
    const groups = known(this.#groups, block, () => /* @__PURE__ */ new Map());
    const name = `${receiver ? nameOf7(receiver, this.#scopes) : ""}${own.branch ? `|${startOf(own.branch)}` : ""}`;
    return known(groups, name, () => ({}));
  }
};
function isReassigned({ owner }, scopes) {
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  return owner.type === "Identifier" && binding !== void 0 && scopes.isReassigned(owner.name, binding);
}
var DEEPEST8 = 8;
function runAround(block, receiver, onlyRunOf, scopes) {
  let run = { block, receiver };
  for (let depth = 0; depth < DEEPEST8; depth++) {
    const callable = run.block.parent;
    if (!callable || !isFunction(callable)) break;
    const call = onlyRunOf(callable);
    const outside2 = call && seenFrom(call, callable, run.receiver, scopes);
    if (!outside2) break;
    run = { block: blockOf(call), receiver: outside2 };
  }
  return run;
}
function seenFrom(call, callable, receiver, scopes) {
  const { owner, members } = receiver;
  if (owner.type !== "Identifier") return void 0;
  const binding = scopes.resolve(owner);
  if (!binding || scopes.isReassigned(owner.name, binding)) return void 0;
  if (scopes.paramOf(callable, owner.name) !== binding) return isInside(binding.node, callable) ? void 0 : receiver;
  const given = givenFor(binding, callable, call);
  const outer2 = given && receiverAt(given);
  return outer2?.owner.type === "Identifier" ? { ...outer2, members: [...outer2.members, ...members] } : void 0;
}
function nameOf7({ owner, members }, scopes) {
  const binding = owner.type === "Identifier" ? scopes.resolve(owner) : void 0;
  const declared = binding ? startOf(binding.node) : "";
  return [...path(owner), declared, ...members].join(".");
}
function isTakenBack({ parent }, scopes) {
  if (parent.type !== "VariableDeclarator" || parent.id.type !== "Identifier") return false;
  const { name } = parent.id;
  return holds(
    blockOf(parent),
    (node) => node.type === "MemberExpression" && REMOVES.test(memberName(node) ?? "") && node.object.type === "Identifier" && node.object.name === name && scopes.resolve(node.object)?.node === parent
  );
}
var REMOVES = /^(?:remove|disable|update|dispose)$/;
var blockOf = (site) => insideOf(site, ({ type }) => BLOCKS.has(type));
var shownWith = (site) => insideOf(site, (at) => BLOCKS.has(at.type) || /^(ObjectExpression|ClassBody)$/.test(at.type) || isFunction(at));
function insideOf(site, isWhole2) {
  let at = site;
  while (at.parent && !isWhole2(at.parent) && !isBranch(at, at.parent)) at = at.parent;
  return at.parent && !isBranch(at, at.parent) ? at.parent : at;
}
function isBranch(at, parent) {
  if (parent.type === "ArrowFunctionExpression") return at === parent.body;
  if (parent.type === "IfStatement" || parent.type === "ConditionalExpression") return at !== parent.test;
  return parent.type === "LogicalExpression" && at === parent.right;
}
var BLOCKS = new Set(
  "Program BlockStatement SwitchCase ArrayExpression StaticBlock TSModuleBlock".split(" ")
);

// src/extract/javascript/registrations/server.ts
function registerTool(site, collector) {
  register(site, collector, "registerTool");
}
function register(site, collector, api) {
  const { call, args } = site;
  const [first, second, third] = args;
  if (!first) return;
  if (isOfPage(site, collector)) return pageTool(first, site, collector);
  const name = collector.evaluate(first);
  if (name.kind === "object") return definition(site, collector);
  if (!second) return;
  const config = collector.evaluate(second);
  const isOnServer = api === "registerAppTool" || isServer(site, collector);
  if (!isOnServer && config.kind === "string") return positionalTool(site, collector);
  if (config.kind === "object" ? !isOnServer && !isToolConfig(config, third) : !isOnServer || !third) return;
  collector.takeArgument(second);
  const own = config.kind === "object" ? config : { kind: "object", ...place(call), entries: [], open: true };
  const told2 = importsMcp(collector) ? own : withOwnNotation(own);
  collector.addTool(withEntries(told2, [named("name", first, name)]), call, {
    api: isOnServer ? api : "literal",
    takesShapes: true,
    // What is called by its name alone may be another function.
    ...config.kind === "string" && bare(call.callee).type === "MemberExpression" && { misplacedText: place(second) }
  });
  if (isOnServer) collector.addHandler(third, textOf(name));
}
function isToolConfig(config, handler) {
  const has = (key) => entry(config, key) !== void 0;
  const isDescribed3 = has("description") && has("title") && (handler !== void 0 || HANDLERS.some(has));
  return has("inputSchema") || has("annotations") || has("_meta") || isDescribed3;
}
function definition(site, collector) {
  const { call, args } = site;
  const [first, handler] = args;
  const config = collector.evaluate(first);
  if (config.kind !== "object" || !entry(config, "name")) return;
  if (!isServer(site, collector) && !isToolConfig(config, handler)) return;
  collector.takeArgument(first);
  const normal = asInputSchema(config, ...SCHEMA_WORDS);
  const hasWidget = ["view", "widget", "app"].some((key) => entry(config, key) !== void 0);
  collector.addTool(hasWidget ? opened(normal) : normal, call, { api: "literal", takesShapes: true });
  const own = propertyOf(first, "cb", "handler", "execute");
  collector.addHandler(handler ?? own, textOf(entry(config, "name")?.value));
}
function tool(site, collector) {
  const { call, names, args } = site;
  const [first, ...rest] = args;
  if (names.length === 1) return;
  if (first.type === "ObjectExpression") return definition(site, collector);
  if (rest.at(-1)?.type === "ObjectExpression" && rest.at(-2) && isFunction(rest.at(-2))) rest.pop();
  const handler = rest.at(-1);
  if (!handler || handler.type === "ObjectExpression") return;
  if (!isServer(site, collector)) return positionalTool(site, collector);
  if (args.length > 5) return;
  const name = collector.evaluate(first);
  if (name.kind === "object") return definition(site, collector);
  if (!mayBeName(name, args.length)) return;
  const isSdk = sdkOf(call, collector.modules, collector.evaluator.file) !== void 0;
  const middle = rest.slice(0, -1);
  const { entries: entries2, isVague: isVague2 } = middleOf(middle, collector, isSdk);
  const late = middle.slice(1).find((each) => collector.evaluate(each).kind === "string");
  const object2 = { kind: "object", ...place(call), entries: entries2, open: isVague2 };
  collector.addTool(withEntries(object2, [named("name", first, name)]), call, {
    api: "tool",
    takesShapes: true,
    ...late && { misplacedText: place(late) }
  });
  collector.addHandler(handler, textOf(name));
}
function mayBeName(value, count) {
  if (value.kind === "unknown") return count > 2;
  return value.kind === "string" || value.kind === "union" && value.branches.every(({ kind }) => kind === "string");
}
function registerResource({ call, args }, collector) {
  const [first, second, third, fourth] = args;
  if (!first) return;
  if (first.type === "ObjectExpression") {
    const config2 = collector.evaluate(first);
    if (config2.kind !== "object" || !entry(config2, "uri")) return;
    collector.takeArgument(first);
    collector.addResource(config2, blockOf(call));
    collector.addReader(second ?? propertyOf(first, "readCallback", "load"), entry(config2, "uri")?.value);
    return;
  }
  if (!second || !third) return;
  const uri = collector.evaluate(second);
  if (uri.kind === "object" && second.type === "ObjectExpression") return;
  const config = collector.evaluate(third);
  const isConfig = config.kind === "object";
  if (isConfig) collector.takeArgument(third);
  const own = isConfig ? config : { kind: "object", ...place(call), entries: [], open: true };
  const name = named("name", first, collector.evaluate(first));
  const made = withEntries(own, [named("uri", second, uri), name]);
  collector.addResource(made, blockOf(call));
  const template = templateOf(second, collector);
  collector.addReader(
    fourth ?? (isConfig ? void 0 : third),
    template ?? uri,
    template ? { isOfTemplate: true } : {}
  );
  const known2 = template ? withEntries(own, [named("uriTemplate", second, template), name]) : made;
  if (template) collector.addTemplate(known2);
  if (!isOfSdk2(call, collector)) return;
  const resource2 = { ...plain(known2), group: collector.groupOf(call) };
  collector.register({
    ...place(call),
    api: "registerResource",
    sdk: sdkOf(call, collector.modules, collector.evaluator.file),
    isOfSdk: true,
    resource: resource2
  });
}
function templateOf(argument, collector) {
  const binding = argument.type === "Identifier" ? collector.evaluator.file.scopes.resolve(argument) : void 0;
  const init = binding?.kind === "variable" ? binding.node.init : void 0;
  const made = bare(init ?? argument);
  if (made.type !== "NewExpression" || path(made.callee).at(-1) !== "ResourceTemplate") return void 0;
  const [template] = made.arguments;
  return template && collector.evaluate(template);
}
function resource(site, collector) {
  if (isServer(site, collector)) registerResource(site, collector);
}

// src/extract/javascript/libraries/ext-apps.ts
var library11 = {
  label: "MCP Apps, `ext-apps`",
  checkedAs: "mcp",
  modules: { "@modelcontextprotocol/ext-apps(/|$)": [] },
  words: ["registerAppTool", "registerAppResource", "ui://"],
  calls: { registerAppTool, registerAppResource }
};
function registerAppTool(site, collector) {
  register({ ...site, args: site.args.slice(1) }, collector, "registerAppTool");
}
function registerAppResource(site, collector) {
  const before = collector.resources.length;
  registerResource({ ...site, args: site.args.slice(1) }, collector);
  const added = collector.resources[before];
  if (added?.kind !== "object" || added.open || entry(added, "mimeType")) return;
  if (!collector.modules.has(EXT_APPS)) {
    collector.resources[before] = { ...added, open: true };
    return;
  }
  collector.register({ ...place(site.call), api: "registerAppResource", resource: added });
  const at = place(site.call.callee);
  collector.resources[before] = withEntries(added, [{ key: "mimeType", ...at, value: { kind: "unknown", ...at } }]);
}

// src/extract/javascript/registrations/prompts.ts
function registerPrompt(site, collector) {
  const [name, config, handler] = site.args;
  if (!name || !config || !handler || !isServer(site, collector)) return;
  const given = collector.evaluate(config);
  if (given.kind !== "object") return;
  collector.takeArgument(config);
  add(site, name, given, handler, collector);
}
function prompt(site, collector) {
  const [name, ...rest] = site.args;
  const handler = rest.pop();
  if (site.names.length === 1 || !name || !handler || rest.length > 2 || !isOfSdk2(site.call, collector)) return;
  const entries2 = rest.map((arg, index) => {
    const value = collector.evaluate(arg);
    const isShape = index === 1 || value.kind === "object";
    return named(isShape ? "argsSchema" : "description", arg, value);
  });
  add(site, name, { kind: "object", ...place(site.call), entries: entries2, open: false }, handler, collector);
}
function add({ call }, name, config, handler, collector) {
  const value = collector.evaluate(name);
  const own = withEntries(inWordsOfTools(config), [named("name", name, value)]);
  const schema = entry(config, "argsSchema");
  collector.addPrompt(own, call);
  collector.register({
    ...place(call),
    api: "registerPrompt",
    sdk: sdkOf(call, collector.modules, collector.evaluator.file),
    prompt: plain(own),
    ...isOfSdk2(call, collector) && { isOfSdk: true },
    ...schema && { schema: schemaIn(schema.value) }
  });
  collector.addPromptHandler(handler, textOf(value));
}
function inWordsOfTools(config) {
  const isGiven = (value) => mayBeRawShape(value) && !isBuiltSchema(value);
  const schemas = withSchemas(renamed(config, { argsSchema: "inputSchema" }), isGiven);
  return renamed(schemas, { inputSchema: "argsSchema" });
}
function addPrompt(site, collector) {
  const [config] = site.args;
  const given = config && isServer(site, collector) ? collector.evaluate(config) : void 0;
  if (given?.kind !== "object" || !entry(given, "name") || !propertyOf(config, "load")) return;
  collector.takeArgument(config);
  collector.addPrompt(given, site.call);
}
function readInstructions(collector) {
  for (const { callee, arguments: args } of collector.evaluator.file.made) {
    const at = bare(callee);
    const from = at.type === "Identifier" ? collector.modules.sourceOf(at) : void 0;
    if (from === void 0 || !imports.server.test(from) || !/(Server|MCP)$/.test(path(at).at(-1))) continue;
    for (const arg of args) {
      if (arg.type === "SpreadElement" || isFunction(arg)) continue;
      const given = collector.evaluate(arg);
      const found = given.kind === "object" ? entry(given, "instructions") : void 0;
      if (found) collector.addInstructions(found.value);
    }
  }
}

// src/extract/javascript/libraries/fastmcp.ts
var library12 = {
  label: "FastMCP",
  checkedAs: "mcp",
  modules: { fastmcp: ["server"] },
  words: [
    ["fastmcp", /["'](?:[a-z]{3,5}:[\w:./]{0,40})?fastmcp\b/, /description/, MAY_NAME_SCHEMA],
    ["fastmcp", /\binstructions\b|addPrompt|\btransportType\b/]
  ],
  calls: { addTool, addPrompt }
};
function addTool(site, collector) {
  const { call, args } = site;
  const config = collector.evaluate(args[0]);
  if (config.kind === "string") return positionalTool(site, collector);
  if (config.kind !== "object" || !entry(config, "name")) return;
  const isOfServer = isServer(site, collector) && (entry(config, "execute") ?? entry(config, "parameters"));
  if (!entry(config, "inputSchema") && !isOfServer) return;
  collector.takeArgument(args[0]);
  collector.addTool(asInputSchema(config, "parameters"), call, { api: "literal" });
  collector.addHandler(args[1] ?? propertyOf(args[0], "execute", "handler"), textOf(entry(config, "name")?.value));
}

// src/extract/javascript/libraries/frontmcp.ts
var library13 = {
  label: "FrontMCP",
  checkedAs: "mcp",
  modules: { "@frontmcp/sdk$": [] },
  words: [
    ["Tool", /@frontmcp\/sdk/],
    ["tool(", /@frontmcp\/sdk/],
    ["Resource", /@frontmcp\/sdk/]
  ],
  exports: {
    tool: configuredTool,
    Tool: (site, all) => {
      if (isDecorator(site.call)) configuredTool(site, all);
    }
  }
};
function configuredTool({ call, args }, collector) {
  const config = collector.evaluate(args[0]);
  if (config.kind !== "object" || !entry(config, "description")) return;
  collector.takeArgument(args[0]);
  const entries2 = config.entries.filter(({ key, value }) => key !== "outputSchema" || value.kind === "object");
  collector.addTool(opened({ ...config, entries: entries2 }), call, { api: "literal", takesShapes: true });
}

// src/extract/javascript/libraries/genkit.ts
var library14 = {
  label: "Genkit",
  checkedAs: "function",
  modules: { "(.*[@/])?genkit": ["lookalikes"] },
  methods: FUNCTION_FACTORIES
};

// src/extract/javascript/libraries/gloodata.ts
var library15 = {
  label: "Gloodata",
  checkedAs: "gloodata",
  modules: {},
  words: [
    ["getInfo", /\b(?:ns|tagValues)\b|\btools:|"tools"/],
    ["tools:", /\bns:\s{0,9}["'`]/, /\btitle:/]
  ],
  hooks: { getInfo: extensionInfo },
  literals: [{ keys: ["ns", "title", "tools"], read: infoLiteral }]
};
function infoLiteral(literal2, collector) {
  const info = objectOf(literal2, collector);
  const tools = entry(info, "tools")?.value;
  const isTexts = ["ns", "title"].every((key) => textOf(entry(info, key)?.value) !== void 0);
  if (!info || !isTexts || tools?.kind !== "object" || listAround(literal2) || isExpectation(literal2)) return;
  const areTools = tools.entries.every(({ value }) => value.kind === "object" && entry(value, "title") !== void 0);
  if (collector.format === "gloodata" || tools.entries.length > 0 && areTools) collector.addOther(info);
}
function isInfo(info) {
  const demanded = ["ns", "title", "tools"].filter((key) => entry(info, key));
  if (demanded.length === 3) return true;
  const tools = entry(info, "tools")?.value;
  const first = tools?.kind === "object" ? tools.entries[0]?.value : void 0;
  const areOwn = ["title", "examples"].every((key) => entry(first, key) !== void 0);
  return demanded.length === 2 && (areOwn || entry(info, "tagValues") !== void 0);
}
function extensionInfo(callable, collector) {
  for (const { expression } of returnsOf(callable)) {
    const info = collector.evaluate(bare(expression));
    if (info.kind === "object" && (collector.format === "gloodata" || isInfo(info))) {
      collector.take(place(bare(expression)));
      collector.addOther(info);
      return;
    }
  }
}

// src/extract/javascript/libraries/langchain.ts
var library16 = {
  label: "LangChain",
  checkedAs: "function",
  modules: { "@?langchain": ["tools", "client", "baseClasses"] },
  exports: { tool: functionTool, ...FUNCTION_FACTORIES },
  classes: ["DynamicTool", "DynamicStructuredTool"]
};

// src/extract/javascript/libraries/leanmcp.ts
var library17 = {
  label: "LeanMCP",
  checkedAs: "mcp",
  modules: { "@leanmcp/core$": [] },
  words: [["Tool", /@leanmcp\/core/]],
  exports: { Tool: decoratedTool }
};

// src/extract/javascript/libraries/llamaindex.ts
var library18 = {
  label: "LlamaIndex",
  checkedAs: "function",
  modules: { "@?llamaindex": ["tools", "baseClasses"] },
  words: [["Tool", /\bFunctionTool\b/]],
  exports: { tool: functionTool },
  classes: ["FunctionTool"]
};

// src/extract/javascript/libraries/mastra.ts
var library19 = {
  label: "Mastra",
  checkedAs: "function",
  modules: { "@mastra/": ["tools", "client", "baseClasses"] },
  exports: FUNCTION_FACTORIES
};

// src/extract/javascript/libraries/mcp-framework.ts
var library20 = {
  label: "mcp-framework",
  checkedAs: "mcp",
  modules: { "mcp-framework": [] },
  baseClasses: { MCPTool: frameworkTool }
};
function frameworkTool(config, node, collector) {
  const schema = entry(config, "schema")?.value;
  const entries2 = config.entries.filter(
    ({ key, value }) => key === "name" || key === "description" && value.kind === "string"
  );
  const inputSchema = schema && inputSchemaOf(schema);
  if (inputSchema) entries2.push({ ...entry(config, "schema"), key: "inputSchema", value: inputSchema });
  collector.addTool({ ...config, entries: entries2 }, node, { api: "literal" });
}
function inputSchemaOf(schema) {
  if (schema.kind !== "object" || isBuiltSchema(schema)) return isBuiltSchema(schema) ? schema : void 0;
  const entries2 = schema.entries.map((each) => ({ ...each, value: described(each.value) }));
  const shape = { ...schema, entries: entries2 };
  return isRawShape(shape) ? shape : void 0;
}
function described(parameter2) {
  const type = parameter2.kind === "object" ? entry(parameter2, "type")?.value : void 0;
  if (parameter2.kind !== "object" || !type || !isBuiltSchema(type)) return unknownAt(parameter2);
  const description = entry(parameter2, "description");
  const others = type.entries.filter(({ key }) => key !== "description");
  return { ...type, entries: description ? [...others, description] : type.entries, open: type.open || parameter2.open };
}

// src/extract/javascript/libraries/mcp-handler.ts
var library21 = {
  label: "mcp-handler",
  checkedAs: "mcp",
  modules: { "mcp-handler": ["server"], "@vercel/mcp-adapter": ["server"] }
};

// src/extract/javascript/libraries/mcp-lite.ts
var library22 = {
  label: "mcp-lite",
  checkedAs: "mcp",
  modules: { "mcp-lite": ["server"] },
  methods: { tool: toolWithHandler }
};
function toolWithHandler(site, collector) {
  const { call, names, args } = site;
  const [first, second] = args;
  if (names.length === 1 || args.length !== 2 || first.type === "ObjectExpression") return tool(site, collector);
  const name = collector.evaluate(first);
  const config = collector.evaluate(second);
  if (config.kind !== "object") return;
  collector.takeArgument(second);
  collector.addTool(withEntries(config, [named("name", first, name)]), call, { api: "literal" });
  collector.addHandler(propertyOf(second, "handler"), textOf(name));
}

// src/extract/javascript/libraries/mcp-nest.ts
var library23 = {
  label: "mcp-nest",
  checkedAs: "mcp",
  modules: { "@rekog/mcp-nest(/|$)": [] },
  words: [["Tool", /mcp-nest/]],
  exports: { Tool: nestTool },
  methods: {
    // Another file of the project may hand it on.
    Tool: (site, all) => {
      if (all.modules.sourceOfCallee(site.call)?.startsWith(".")) nestTool(site, all);
    }
  }
};
function nestTool({ call, args }, collector) {
  if (!isDecorator(call)) return;
  const config = collector.evaluate(args[0]);
  if (config.kind !== "object") return;
  collector.takeArgument(args[0]);
  const normal = asInputSchema(config, "parameters");
  collector.addTool(entry(config, "name") ? normal : opened(normal), call, { api: "literal" });
}

// src/extract/javascript/registrations/unread.ts
var REGISTERS2 = /* @__PURE__ */ new Set(["registerTool", "registerToolTask", "tool", "addTool", "addTools", "registerTools"]);
var OF_SDK = /* @__PURE__ */ new Set(["registerTool", "registerToolTask", "tool"]);
var isMethod3 = (names) => names.length > 1 && REGISTERS2.has(names.at(-1));
var isApp = (names) => names.length === 1 && takesServer(names[0]);
function unreadIn(collector) {
  const hasLiterals = collector.registrations.some(
    ({ api, tool: tool3 }) => (api === "literal" || api === "list") && tool3 && isKnown(tool3)
  );
  if (!hasLiterals) for (const note3 of collector.unreadLists) note3();
  if (!importsMcp(collector)) return [...collector.unread];
  const read = /* @__PURE__ */ new Set();
  for (const { start: start3, tool: tool3 } of collector.registrations) if (tool3 && isKnown(tool3)) read.add(start3);
  const found = [...collector.unread];
  for (const call of collector.evaluator.file.calls) {
    const names = path(call.callee);
    const args = call.arguments.map(bare);
    const site = { call, names, args };
    if ((isMethod3(names) || isApp(names)) && collector.isNeverCalled(call)) continue;
    if (isMethod3(names) || isApp(names) ? isUnread(site, read, collector) : isGivenToPackage(site, collector))
      found.push(whatIs(site, collector));
  }
  return found;
}
function isKnown(tool3) {
  if (tool3.isOfMany) return false;
  const isThere = (key) => ![void 0, "unknown"].includes(entry(tool3, key)?.value.kind);
  return ["name", "description", "inputSchema"].some(isThere);
}
function isUnread(site, read, collector) {
  const { call, names } = site;
  const args = isApp(names) ? site.args.slice(1) : site.args;
  const [first] = args;
  if (call.type !== "CallExpression" || !first) return false;
  if (read.has(place(call).start) || collector.isFollowed(call)) return false;
  if (args.length === 1 && collector.wiring.given(call) !== void 0) return false;
  const method = names.at(-1);
  if (args.length < 2 && OF_SDK.has(method) && first.type !== "SpreadElement") return false;
  if (isApp(names)) return collector.evaluate(first).kind === "unknown";
  if (!isServer(site, collector) || !(isServerName(names) || collector.wiring.nodeOf(call) !== void 0)) return false;
  if (first.type === "SpreadElement") return true;
  const name = collector.evaluate(first);
  return name.kind === "unknown" || name.kind === "object" && nameOf8(name) === void 0 && !isFunction(first);
}
var nameOf8 = (value) => textOf(entry(value, "name")?.value);
var isServerName = (names) => names.slice(0, -1).some((each) => /mcp|server/i.test(each));
function isGivenToPackage({ call, names, args }, collector) {
  if (!/^(register|add|setup|create|attach)\w*(Tools?|Prompts?|Resources?|Capabilities|All)$/i.test(names.at(-1)))
    return false;
  const source = collector.modules.sourceOfCallee(call);
  if (source === void 0 || /^[.#~]|^@\/|^node:|^@modelcontextprotocol\//.test(source)) return false;
  const [server, ...others] = args;
  if (!server || server.type !== "Identifier" || others.some((each) => isFunction(each) || collector.evaluate(each).kind === "string"))
    return false;
  return isSdkServer(server, collector);
}
function whatIs(site, collector) {
  const { call, names } = site;
  const args = isApp(names) ? site.args.slice(1) : site.args;
  const at = place(call);
  const called2 = names.slice(-2).join(".");
  if (!isMethod3(names) && !isApp(names)) {
    const source = collector.modules.sourceOfCallee(call);
    return {
      ...at,
      what: `\`${called2}(${path(args[0]).join(".")})\``,
      reason: `what it registers is in the package \`${source}\``,
      package: source
    };
  }
  const loop = loopAround(call);
  if (loop) {
    const tools = countOf(collector.evaluate(loop));
    const what = `a loop over ${shown(loop)}`;
    const reason = tools === void 0 ? "the list is not known" : "what is in the list is not known";
    return { ...at, what, reason, mayBeElsewhere: true, ...tools !== void 0 && { tools } };
  }
  const [first] = args;
  const owner = ownerOf(first.type === "SpreadElement" ? bare(first.argument) : first);
  const binding = owner.type === "Identifier" ? collector.evaluator.file.scopes.resolve(owner) : void 0;
  const callable = binding?.kind === "param" ? functionAround(call) : void 0;
  if (callable) {
    const by = functionName(callable);
    const givenTo2 = collector.wiring.givenTo(call);
    return {
      ...at,
      what: by === void 0 ? `\`${called2}(${shownArgument(first)}, \u2026)\`` : `what \`${by}()\` is given`,
      reason: "what it is given is not known",
      mayBeElsewhere: true,
      ...givenTo2 !== void 0 && { givenTo: givenTo2 }
    };
  }
  return {
    ...at,
    what: `\`${called2}(${shownArgument(first)}, \u2026)\``,
    reason: "what it registers is not known",
    mayBeElsewhere: true
  };
}
var countOf = (list) => list.kind === "array" && !list.open && list.items.length > 0 ? list.items.length : void 0;
function loopAround(call) {
  for (let at = call.parent; at; at = at.parent) {
    if (at.type === "ForOfStatement" || at.type === "ForInStatement") return at.right;
    if (isFunction(at)) {
      const { parent } = at;
      const list = parent.type === "CallExpression" && parent.arguments[0] === at ? calledOn(parent, /^(forEach|map)$/) : void 0;
      return list;
    }
  }
  return void 0;
}
function functionName({ id, parent }) {
  if (id) return id.name;
  if (parent.type === "VariableDeclarator" && parent.id.type === "Identifier") return parent.id.name;
  if ((parent.type === "MethodDefinition" || parent.type === "PropertyDefinition") && parent.key.type === "Identifier")
    return parent.key.name;
  return void 0;
}
var dotted = (path2) => path2.join(".").replace(/\.(\d+)(?=\.|$)/g, "[$1]");
var shownArgument = (argument) => argument.type === "SpreadElement" ? `...${dotted(path(bare(argument.argument)))}` : dotted(path(argument)) || "\u2026";
function shown(expression) {
  let at = bare(expression);
  if (at.type === "AwaitExpression") at = bare(at.argument);
  if (at.type === "CallExpression") {
    const [argument] = at.arguments;
    const inner = argument && /^(Identifier|MemberExpression)$/.test(argument.type) ? dotted(path(bare(argument))) : "";
    return `\`${path(at.callee).filter(Boolean).join(".")}(${inner})\``;
  }
  const name = dotted(path(at).filter(Boolean));
  return name === "" ? "a list" : `\`${name}\``;
}

// src/extract/javascript/registrations/list-handlers.ts
var LISTS2 = {
  "tools/list": "tools",
  "resources/list": "resources",
  "resources/templates/list": "resourceTemplates",
  "prompts/list": "prompts"
};
var SCHEMA = /^[A-Z]\w*RequestSchema$/;
function setRequestHandler({ call, args }, collector) {
  const [first, second] = args;
  const { is, name, method } = handledBy(first, collector);
  const callable = second && functionOf(second, collector.evaluator.file.scopes);
  if (is && !(call.type === "CallExpression" && call.optional)) {
    const isEmpty2 = name === "prompts/list" && callable !== void 0 && listsNothing("prompts", callable, collector);
    const takes = callable ? takenBy(callable) : [];
    const handles = {
      ...place(first),
      is,
      name,
      takes,
      ...isEmpty2 && { isEmpty: isEmpty2 },
      ...collector.wiring.isTried(call) && { isTried: true }
    };
    collector.register({
      ...place(first),
      api: "setRequestHandler",
      sdk: sdkOf(call, collector.modules, collector.evaluator.file),
      madeAs: call.type === "CallExpression" ? madeAs(call, collector) : void 0,
      handles,
      ...capabilitiesOf(call, collector)
    });
  }
  if (method === void 0 || !second) return;
  if (method === "tools/call") collector.addHandler(second, void 0, { isDispatcher: true });
  else if (method === "resources/read") collector.addReader(second, void 0);
  else if (method === "prompts/get") collector.addPromptHandler(second, void 0, { isDispatcher: true });
  const list = Object.hasOwn(LISTS2, method) ? LISTS2[method] : void 0;
  if (!list) return;
  if (callable) readListed(list, callable, call, collector);
  if (list === "tools") noteUnread({ call, names: [], args }, callable, collector);
}
function readListed(list, callable, call, collector) {
  if (list === "tools") collector.listers.push(callable);
  for (const { expression } of returnsOf(callable)) {
    const answer = collector.evaluate(expression);
    const items2 = answer.kind === "object" ? entry(answer, list)?.value : void 0;
    if (items2?.kind === "array" && items2.items.length > 0) addListed(items2, list, call, collector);
    else if (list === "tools") mappedTools(propertyOf(bare(expression), list), call, collector);
  }
}
function listsNothing(list, callable, collector) {
  const answers = returnsOf(callable).map(({ expression }) => collector.evaluate(expression));
  return answers.length > 0 && answers.every((answer) => {
    const items2 = answer.kind === "object" ? entry(answer, list)?.value : void 0;
    return items2?.kind === "array" && items2.items.length === 0 && !items2.open;
  });
}
function noteUnread({ call, args: [, given] }, callable, collector) {
  const note3 = (at, what, tools, from) => {
    const reason = "the list is not known";
    const more = { ...tools && { tools }, ...from !== void 0 && { package: from } };
    collector.unread.push({ ...place(at), what, reason, mayBeElsewhere: true, ...more });
  };
  const noteList = (at, what, tools) => void collector.unreadLists.push(() => note3(at, what, tools));
  const notePart = (written2) => {
    const part = unknownPartOf(written2, collector);
    const maker = part?.type === "CallExpression" ? bare(part.callee) : part;
    const from = maker && collector.modules.sourceOf(ownerOf(maker));
    note3(part ?? written2, `a part of a list of tools${part ? `: ${shown(part)}` : ""}`, void 0, from);
  };
  if (!callable) return noteList(call, `the tools that ${shown(given)} lists`);
  const isOfOtherTools = (written2) => isOfOther(written2) || listed2.some(isKnown2) && !isPartOf(written2, collector);
  const answers = returnsOf(callable).map(({ expression }) => resolved(expression));
  const listed2 = answers.map((expression) => {
    const answer = collector.evaluate(expression);
    return answer.kind === "object" ? entry(answer, "tools")?.value : answer;
  });
  for (const [index, expression] of answers.entries()) {
    const list = listed2[index];
    if (isKnown2(list) || list?.kind === "array" && list.items.length === 0 && !list.open) continue;
    const written2 = propertyOf(bare(expression), "tools") ?? bare(expression);
    if (list?.kind === "array" && list.items.length > 0) notePart(written2);
    else (isOfOtherTools(written2) ? note3 : noteList)(written2, `a list of tools: ${shown(written2)}`, unknownIn(list));
  }
}
var isKnown2 = (list) => list?.kind === "array" && !list.open && list.items.length > 0 && list.items.every(({ kind }) => kind === "object");
function unknownPartOf(written2, collector) {
  const parts = written2.type === "ArrayExpression" ? written2.elements : [];
  const spread = parts.flatMap((each) => each?.type === "SpreadElement" ? bare(each.argument) : []);
  return spread.find((each) => collector.evaluate(each).kind === "unknown");
}
var isPartOf = (written2, collector) => collector.evaluate(listBehind(bare(written2), TAKES_FROM)).kind === "array";
var TAKES_FROM = /^(?:map|flatMap|filter|slice|sort|toSorted)$/;
function listBehind(made, methods) {
  let list = made;
  for (let next = calledOn(list, methods); next; next = calledOn(list, methods)) list = next;
  return list;
}
var unknownIn = (list) => list?.kind === "array" && !list.open ? list.items.filter(({ kind }) => kind === "unknown").length : void 0;
function isOfOther(list) {
  const at = bare(list);
  return at.type === "CallExpression" && path(at.callee)[0] === "this" && path(at.callee).length > 2;
}
function resolved(expression) {
  const at = bare(expression);
  const [answer] = at.type === "CallExpression" && path(at.callee).join(".") === "Promise.resolve" ? at.arguments : [];
  return answer ?? at;
}
function handledBy(argument, collector) {
  const what = collector.evaluate(argument);
  if (what.kind === "string") return { is: "method", name: what.value, method: what.value };
  const names = [importOf(argument, collector.evaluator.file.scopes)?.name, path(argument).at(-1)];
  const schema = names.find((name) => name && SCHEMA.test(name));
  const known2 = schema !== void 0 && Object.hasOwn(METHODS, schema) ? METHODS[schema] : void 0;
  if (known2 !== void 0) return { is: "schema", name: known2, method: known2 };
  const method = what.kind === "object" ? methodOf3(what) : void 0;
  if (schema !== void 0) return { is: "schema", name: schema, method };
  const isPlain4 = argument.type === "ObjectExpression" && what.kind === "object" && isOnlyMethod(what);
  return { ...isPlain4 && { is: "object" }, name: method ?? "", method };
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
  return request.properties.flatMap((each) => {
    const name = keyName(each);
    return name === void 0 || each.type === "RestElement" ? [] : [{ ...place(each.key), key: name }];
  });
}
function addListed(list, key, site, collector) {
  for (const item of list.items) {
    if (item.kind !== "object") continue;
    collector.take(item);
    if (key === "tools") collector.addTool(item, site, { api: "list", group: list });
    else if (key === "resources") collector.addResource(item, list);
    else if (key === "prompts") collector.addPrompt(item, site, list);
    else collector.addTemplate(item);
  }
}
function mappedTools(tools, site, collector) {
  const whole = tools && unfiltered(bare(tools));
  const list = whole && collector.evaluate(whole);
  const items2 = list?.kind === "array" ? list.items.filter(isToolOfFile) : [];
  if (list?.kind === "array" && items2.length > 0) addListed({ ...list, items: items2 }, "tools", site, collector);
  else mappedTool(tools, site, collector);
}
function unfiltered(made) {
  const callee = made.type === "CallExpression" ? bare(made.callee) : void 0;
  const from = calledOn(made, MAPS);
  const list = from && listBehind(from, LEAVES_OUT);
  if (list === from || made.type !== "CallExpression" || callee?.type !== "MemberExpression") return void 0;
  return { ...made, callee: { ...callee, object: list } };
}
var LEAVES_OUT = /^(filter|slice|sort)$/;
function mappedTool(tools, site, collector) {
  const made = tools && bare(tools);
  if (made?.type !== "CallExpression" || !calledOn(made, MAPS)) return;
  const [callback] = made.arguments.map(bare);
  const result = callback && isFunction(callback) ? onlyReturn(callback) : void 0;
  const literal2 = result && bare(result);
  const tool3 = literal2?.type === "ObjectExpression" ? collector.evaluate(literal2) : void 0;
  if (tool3?.kind !== "object" || PARTS3.every((key) => entry(tool3, key)?.value.kind === "unknown")) return;
  collector.take(tool3);
  const isOfMany2 = entry(tool3, "name")?.value.kind === "unknown";
  collector.addTool(isOfMany2 ? { ...tool3, isOfMany: isOfMany2 } : tool3, site, { api: "list" });
}
var PARTS3 = ["name", "description", "inputSchema"];
function capabilitiesOf(call, collector) {
  const callee = bare(call.callee);
  const server = callee.type === "MemberExpression" ? bare(callee.object) : void 0;
  const made = server && collector.evaluator.file.made.filter((each) => isServer3(each, collector));
  const [only, ...others] = made ?? [];
  if (!only || others.length > 0 || nameOfKept(only) !== path(server).join(".")) return {};
  if (collector.evaluator.file.calls.some(addsCapabilities)) return {};
  const [info, options] = only.arguments;
  const given = options && collector.evaluate(options);
  if (!given) {
    const isSpread = info?.type === "SpreadElement";
    return { capabilities: none(only), ...info && !isSpread && { capabilitiesBelong: { behind: place(info) } } };
  }
  if (given.kind !== "object" || isBuiltSchema(given)) return {};
  const capabilities = entry(given, "capabilities");
  if (capabilities) return { capabilities: plain(capabilities.value) };
  return given.open ? {} : { capabilities: none(options), capabilitiesBelong: { in: plain(given) } };
}
var none = (at) => ({ kind: "object", ...place(at), entries: [], open: false });
function isServer3({ callee }, collector) {
  const at = bare(callee);
  return at.type === "Identifier" && at.name === "Server" && /^@modelcontextprotocol\//.test(collector.modules.sourceOf(at) ?? "");
}
function addsCapabilities({ callee }) {
  const at = bare(callee);
  return at.type === "MemberExpression" && memberName(at) === "registerCapabilities";
}

// src/extract/javascript/libraries/mcp-sdk.ts
var library24 = {
  label: "MCP SDK, versions 1 and 2",
  checkedAs: "mcp",
  modules: {
    "@modelcontextprotocol/": ["server"],
    "@modelcontextprotocol/(sdk/)?client": ["client"]
  },
  words: [
    "registerTool",
    ["Resource", /registerResource/],
    ["Prompt", /registerPrompt/],
    "setRequestHandler",
    "inputSchema",
    ".tool(",
    ["Hint", /\b(readOnly|destructive|idempotent|openWorld)Hint\b/],
    // Whatever has the SDK's type is a tool.
    [
      "@modelcontextprotocol/",
      /(\b(Tool|ListToolsResult)\b|\*\s{1,9}as\b)[^;'"]{0,300}\sfrom\s{0,9}["'][\w:./]{0,40}@modelcontextprotocol\//
    ],
    // What a server has beside tools may be in a file of its own.
    ["@modelcontextprotocol/", /\binstructions\b|\.(prompt|resource)\(/],
    // It may only connect a server that another file makes.
    ["@modelcontextprotocol/", /\.handlePostMessage\(/],
    // The file that starts a server may leave its tools to others. What it prints is looked at.
    ["@modelcontextprotocol/", /\bnew\s{1,9}StdioServerTransport\b/],
    // One that serves by HTTP may connect a server again and again.
    ["@modelcontextprotocol/", /\bnew\s{1,9}\w{0,30}(?:HTTP|SSE)ServerTransport\b/],
    // It may be handed to a package that registers tools on it.
    ["@modelcontextprotocol/", /\bnew\s{1,9}McpServer\b/],
    // An answer that is written without the SDK.
    ["tools/list", /jsonrpc/],
    // What hands a server on says which tools are its own.
    [
      "erver",
      /mcp/i,
      /\b(?:register|add|set|setup|attach|init|install|mount|bind|load|apply|use)\w{0,60}\(\s{0,9}(?:this\.)?\w{0,30}[sS]erver\s{0,9}[,)]/
    ],
    // A server may keep its tools in words of its own.
    [
      "@modelcontextprotocol/",
      /["'](?:[a-z]{3,5}:[\w:./]{0,40})?@modelcontextprotocol\//,
      /description/,
      MAY_NAME_SCHEMA
    ]
  ],
  calls: {
    registerTool,
    // `server.experimental.tasks`
    registerToolTask: registerTool,
    tool,
    registerResource,
    resource,
    registerPrompt,
    prompt,
    setRequestHandler
  }
};

// src/extract/javascript/libraries/mcp-ts-core.ts
var library25 = {
  label: "mcp-ts-core",
  checkedAs: "mcp",
  modules: { "@cyanheads/mcp-ts-core": ["tools"] },
  exports: { tool: definedTool, appTool: definedTool }
};
function definedTool({ call, args: [name, definition3] }, collector) {
  const config = definition3 && collector.evaluate(definition3);
  if (config?.kind !== "object") return;
  collector.takeArgument(definition3);
  const tool3 = withEntries(asInputSchema(config, "input"), [named("name", name, collector.evaluate(name))]);
  collector.addTool(opened(tool3), call, { api: "literal", takesShapes: true });
}

// src/extract/javascript/libraries/mcp-use.ts
var library26 = {
  label: "mcp-use",
  checkedAs: "mcp",
  modules: { "mcp-use": ["server"], "@mcp-ui": [] },
  words: [".uiResource("],
  methods: { uiResource }
};
function uiResource({ call, args }, collector) {
  const config = collector.evaluate(args[0]);
  if (config.kind !== "object") return;
  collector.takeArgument(args[0]);
  const at = place(args[0]);
  const uri = entry(config, "uri") ?? { key: "uri", ...at, value: { kind: "unknown", ...at } };
  collector.addResource(opened(asResource(withEntries(config, [uri]))), blockOf(call));
}

// src/extract/javascript/libraries/nuxt.ts
var library27 = {
  label: "Nuxt",
  checkedAs: "mcp",
  modules: {},
  // Nuxt imports it by itself. Without a name, that of the file is the tool's.
  calls: { defineMcpTool: (site, all) => describedTool(site, all, true) }
};

// src/extract/javascript/libraries/open-tool-calling.ts
var library28 = {
  label: "Open Tool Calling",
  checkedAs: "otc",
  modules: {},
  words: ["input_schema", ["output_schema", /@\d+\.\d+/]],
  literals: [
    { keys: ["input_schema"], oneOf: ["id", "output_schema", "version"], read: definition2 },
    { keys: ["id", "output_schema", "version"], read: withoutInput }
  ]
};
function withoutInput(literal2, collector) {
  const config = objectOf(literal2, collector);
  const version = textOf(entry(config, "version")?.value);
  const id = textOf(entry(config, "id")?.value) ?? "";
  const isOwn = /^[\w-]+(?:\.[\w-]+)+@/.test(id) && version !== void 0 && id.endsWith(`@${version}`);
  if (config && isOwn && !config.open && !entry(config, "input_schema")) collector.addOther(config);
}
function definition2(literal2, collector) {
  const config = objectOf(literal2, collector);
  const input = entry(config, "input_schema")?.value;
  const hasId = textOf(entry(config, "id")?.value)?.includes("@") ?? false;
  if (!config) return;
  if (!hasId && !(input?.kind === "object" && entry(input, "parameters"))) {
    if (isNamed3(config) && textOf(entry(input, "type")?.value) === "object") underscoredTool(literal2, collector);
    return;
  }
  const list = listAround(literal2);
  const root = list ? collector.evaluate(list) : config;
  collector.addOther(root.kind === "array" ? root : config);
  if (root.kind === "array") for (const item of root.items) collector.take(item);
}
var isNamed3 = (config) => textOf(entry(config, "name")?.value) !== void 0 && !entry(config, "id") && !entry(config, "version");

// src/extract/javascript/libraries/openai.ts
var library29 = {
  label: "OpenAI",
  checkedAs: "function",
  modules: { openai$: ["client"], "openai/": [] },
  words: [
    ["Function(", /zod(Responses)?Function\(/],
    ['"function"', /parameters/],
    ["'function'", /parameters/]
  ],
  exports: { zodFunction: madeFunctionTool, zodResponsesFunction: madeFunctionTool },
  literals: [
    { keys: ["type", "function"], read: nestedFunction },
    { keys: ["type", "name", "parameters"], read: flatFunction }
  ]
};
function nestedFunction(literal2, collector) {
  const config = objectOf(literal2, collector);
  const inner = entry(config, "function")?.value;
  if (inner?.kind !== "object" || textOf(entry(config, "type")?.value) !== "function" || !entry(inner, "name")) return;
  if (!inner.open && !entry(inner, "description") && !entry(inner, "parameters")) return;
  if (["name", "description", "parameters"].every((key) => isUnknown2(entry(inner, key)?.value))) return;
  const own = propertyOf(literal2, "function");
  collector.addFunction(withEntries(inner, [entry(config, "type")]), listAround(literal2) ?? literal2, own && bare(own));
}
function flatFunction(literal2, collector) {
  const config = objectOf(literal2, collector);
  const parameters = entry(config, "parameters")?.value;
  if (!config || textOf(entry(config, "type")?.value) !== "function" || isExpectation(literal2)) return;
  if (parameters?.kind !== "object" || isBuiltSchema(parameters)) return;
  if (textOf(entry(parameters, "type")?.value) !== "object" || !textOf(entry(config, "name")?.value)) return;
  collector.addFunction(config, listAround(literal2) ?? literal2);
}
var isUnknown2 = (value) => value === void 0 || value.kind === "unknown";

// src/extract/javascript/libraries/openai-agents.ts
var library30 = {
  label: "OpenAI Agents SDK",
  checkedAs: "function",
  modules: { "@openai/agents": ["tools", "client", "baseClasses"] },
  exports: { tool: functionTool, ...FUNCTION_FACTORIES }
};

// src/extract/javascript/libraries/pi.ts
var library31 = {
  label: "pi and OpenClaw",
  checkedAs: "function",
  modules: { "@[^/]+/pi-(coding-agent|agent-core)(/|$)": [], "openclaw/plugin-sdk(/|$)": [] },
  methods: { registerTool: extensionTool }
};
function extensionTool(site, collector) {
  const { call, args } = site;
  const config = collector.evaluate(args[0]);
  if (config.kind !== "object" || isServer(site, collector) || isToolConfig(config, args[1]))
    return registerTool(site, collector);
  if (!entry(config, "name") || !entry(config, "parameters")) return;
  collector.takeArgument(args[0]);
  collector.addFunction(config, collector.shownWith(call));
}

// src/extract/javascript/libraries/project-helpers.ts
var library32 = {
  checkedAs: "mcp",
  modules: {},
  words: [
    ["Tool", /(register|add|define|create)\w{0,40}Tool(Def|Definition|Spec)?\b/],
    ["Tool", /(extends|implements)\s[\w$.,<>\s]{0,100}Tool\b/],
    ["Tool", /@(Mcp|MCP)Tool\(/],
    // Whatever it is called, it is given a name or a definition.
    ["Tool", /[a-z]Tool\w{0,30}\(\s{0,20}(?:["'`{]|\w{1,30},\s{0,20}["'`{])/, /\bdescri/, /[sS]chema|parameters|\bz\./],
    ["tool(", /\btool\(\s{0,20}["'`][\w.:-]{1,80}["'`],/],
    ["toolName", /\bregister\w{0,30}\(/, /\bdescription\b/],
    // A list or a constant of tools whose schemas are called `parameters`.
    [
      "Tool",
      /\b(?:const|let)\s\w{0,60}Tools?\b|:\s{0,9}\w{0,60}Tool\w{0,60}(?:<[^<>]{0,80}>|\[\])?\s=/,
      /\bdescription\b/,
      /\b(parameters|schema)\b/
    ]
  ],
  calls: {
    createTool: projectFactory,
    defineTool: projectFactory,
    McpTool: decoratedTool,
    MCPTool: decoratedTool
  }
};

// src/extract/javascript/libraries/skybridge.ts
var library33 = {
  label: "skybridge",
  checkedAs: "mcp",
  modules: { skybridge: ["server"] },
  words: [["Widget", /registerWidget/], ".widget("],
  methods: { widget, registerWidget: widget }
};
function widget({ call, args }, collector) {
  const [first, , third, handler] = args;
  if (!third || !handler) return;
  const config = collector.evaluate(third);
  if (config.kind !== "object") return;
  for (const arg of args) collector.takeArgument(arg);
  const name = collector.evaluate(first);
  const tool3 = opened(withEntries(config, [named("name", first, name)]));
  collector.addTool(tool3, call, { api: "literal", takesShapes: true });
  collector.addHandler(handler, textOf(name));
}

// src/extract/javascript/libraries/strands.ts
var library34 = {
  label: "Strands Agents",
  checkedAs: "function",
  modules: { "@strands-agents/": ["tools"] },
  words: [["Tool", /\bFunctionTool\b/]],
  exports: { tool: functionTool },
  classes: ["FunctionTool"]
};

// src/extract/javascript/registrations/module-tools.ts
function readModuleTool(collector, { config: exported, isNamed: isNamed4 }) {
  let written2;
  let schema;
  let handler;
  for (const statement of collector.evaluator.file.program.body) {
    if (statement.type === "ExportDefaultDeclaration") handler = statement.declaration;
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : void 0;
    if (declared?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== "Identifier" || !init) continue;
      if (id.name === exported) written2 = init;
      if (id.name === "schema") schema = init;
    }
  }
  const config = written2 && collector.evaluate(written2);
  if (!written2 || config?.kind !== "object" || !entry(config, isNamed4 ? "name" : "description")) return;
  if (entry(config, "uri") ?? entry(config, "role")) return;
  const shape = schema && collector.evaluate(schema);
  const more = shape && (mayBeRawShape(shape) || isBuiltSchema(shape)) ? [named("inputSchema", schema, shape)] : [];
  collector.takeArgument(written2);
  const tool3 = withOpenMeta({ ...withEntries(config, []), entries: [...config.entries, ...more] });
  const open = config.open || more.length === 0 || !isNamed4;
  collector.addTool({ ...tool3, open }, written2, { api: "literal", takesShapes: true });
  if (isNamed4) collector.addHandler(handler, textOf(entry(config, "name")?.value));
}
function exportedTool(collector) {
  const parts = /* @__PURE__ */ new Map();
  let site;
  for (const statement of collector.evaluator.file.program.body) {
    if (statement.type === "ExportDefaultDeclaration" && isFunction(statement.declaration))
      parts.set("default", statement.declaration);
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : void 0;
    if (declared?.type === "FunctionDeclaration" && declared.id) parts.set(declared.id.name, declared);
    if (declared?.type !== "VariableDeclaration") continue;
    for (const each of declared.declarations) {
      if (each.id.type !== "Identifier" || !each.init) continue;
      parts.set(each.id.name, each.init);
      if (NAMES.includes(each.id.name)) site ??= each;
    }
  }
  const handler = [...HANDLERS, "default"].map((key) => parts.get(key)).find((each) => each !== void 0);
  if (!site || !parts.has("description") || !handler || importsLookalikes(collector)) return;
  const valueAt = (...keys) => {
    const key = keys.find((each) => parts.has(each));
    return key === void 0 ? void 0 : named(key, parts.get(key), collector.evaluate(parts.get(key)));
  };
  const [name, description] = [valueAt(...NAMES), valueAt("description")];
  const schema = valueAt("inputSchema", ...SCHEMA_WORDS);
  if (!name || !/^[\w.:/-]+$/.test(textOf(name.value) ?? "") || !schema || !mayBeText(description?.value)) return;
  const isSure = isBuiltSchema(schema.value) || isRawShape(schema.value) || isJsonSchema2(schema.value);
  if (!isSure && !["unknown", "object", "union"].includes(schema.value.kind)) return;
  if (schema.key !== "inputSchema" && !importsMcp(collector)) return;
  const more = [valueAt("title"), valueAt("annotations")].filter((each) => each !== void 0);
  const tool3 = {
    kind: "object",
    ...place(site),
    entries: [{ ...name, key: "name" }, description, { ...schema, key: "inputSchema" }, ...more],
    open: true
  };
  for (const part of parts.values()) collector.takeArgument(part);
  collector.addTool(tool3, site, { api: "literal", group: {}, takesShapes: true });
}
var NAMES = ["name", "method", "toolName"];
var isJsonSchema2 = (value) => value.kind === "object" && textOf(entry(value, "type")?.value) === "object";
function withOpenMeta(config) {
  const entries2 = config.entries.map((each) => {
    if (each.key !== "_meta" || each.value.kind !== "object") return each;
    const inner = each.value.entries.map(
      (one) => one.value.kind === "object" ? { ...one, value: { ...one.value, open: true } } : one
    );
    return { ...each, value: { ...each.value, entries: inner, open: true } };
  });
  return { ...config, entries: entries2 };
}

// src/extract/javascript/libraries/sunpeak.ts
var library35 = {
  label: "sunpeak",
  checkedAs: "mcp",
  modules: { "sunpeak/mcp$": [] },
  words: [["sunpeak/mcp", /[Tt]ool/]],
  readModule: (all) => readModuleTool(all, { config: "tool", isNamed: false })
};

// src/extract/javascript/libraries/tanstack-ai.ts
var library36 = {
  label: "TanStack AI",
  checkedAs: "function",
  modules: { "@tanstack/ai": ["tools"] },
  exports: { toolDefinition: madeFunctionTool }
};

// src/extract/javascript/libraries/tmcp.ts
var library37 = {
  label: "tmcp",
  checkedAs: "mcp",
  modules: { tmcp$: ["server"], "tmcp/": ["server"] },
  words: [["tmcp", /["']tmcp["'/]/, /description/]],
  methods: { tool: tool2 }
};
function tool2({ call, names, args }, collector) {
  const [first, handler] = args;
  const config = collector.evaluate(first);
  if (names.length === 1 || config.kind !== "object" || !entry(config, "name")) return;
  collector.takeArgument(first);
  collector.addTool(asInputSchema(config, "schema"), call, { api: "literal" });
  collector.addHandler(handler, textOf(entry(config, "name")?.value));
}

// src/extract/javascript/libraries/xmcp.ts
var library38 = {
  label: "xmcp",
  checkedAs: "mcp",
  modules: { xmcp$: ["tools", "server"], "xmcp/": ["server"] },
  words: ["ToolMetadata", ["xmcp", /metadata/]],
  readModule: (all) => {
    if (!all.evaluator.file.imports.some(importsOtherMetadata))
      readModuleTool(all, { config: "metadata", isNamed: true });
  }
};
var importsOtherMetadata = ({ specifiers }) => specifiers.some(
  (each) => each.type === "ImportSpecifier" && "name" in each.imported && /^(Prompt|Resource)Metadata$/.test(each.imported.name)
);

// src/extract/javascript/libraries/xsai.ts
var library39 = {
  label: "xsAI",
  checkedAs: "function",
  modules: { "@xsai/tool$": ["tools"] },
  exports: { tool: functionTool }
};

// src/generated/libraries.ts
var libraries = [
  library,
  library2,
  library3,
  library4,
  library5,
  library6,
  library7,
  library8,
  library9,
  library11,
  library12,
  library13,
  library14,
  library15,
  library16,
  library17,
  library18,
  library19,
  library20,
  library21,
  library22,
  library23,
  library24,
  library25,
  library26,
  library27,
  library28,
  library29,
  library30,
  library31,
  library32,
  library33,
  library34,
  library35,
  library36,
  library37,
  library10,
  library38,
  library39
];

// src/extract/javascript/registrations/classes.ts
function toolClass(node, collector, ofLibraries) {
  const base = basesOf(node).find(({ name }) => name.endsWith("Tool")) ?? itself(node, collector);
  if (!base) return;
  const fields = fieldsOf(node, base, collector);
  const whole = { kind: "object", ...place(node), entries: fields, open: true };
  if (textOf(entry(whole, "name")?.value) === void 0) return noteUnnamed(node, whole, collector);
  const readOwn = ofLibraries.get(base.name);
  if (readOwn && !entry(whole, "inputSchema")) return readOwn(whole, node, collector);
  const schema = SCHEMAS2.map((key) => entry(whole, key)).find((each) => each !== void 0);
  if (!schema && isWithoutSchema(node, whole)) return collector.addTool(opened(whole), node, { api: "literal" });
  if (!schema || !entry(whole, "description") || isLabel(whole)) return;
  const config = { ...whole, entries: fields.filter((each) => each === schema || !SCHEMAS2.includes(each.key)) };
  if (isOfAgents(base, collector)) return collector.addFunction(config, shownWith(node));
  const isMcp = schema.key === "inputSchema" || importsMcp(collector) || collector.isServed;
  if (isMcp && maySchemaBe(schema.value))
    collector.addTool(asInputSchema(config, schema.key), node, { api: "literal" });
  else if (isSchema(schema.value)) collector.addFunction(config, shownWith(node));
}
function noteUnnamed({ id, abstract, body }, whole, collector) {
  const isNamed4 = body.body.some((member2) => methodNameOf(member2) === "getName");
  const isWhole2 = ["description", "inputSchema"].every((key) => entry(whole, key) !== void 0);
  if (!id || abstract || !isNamed4 || !isWhole2 || /^(?:Base|Abstract)/.test(id.name) || !importsMcp(collector)) return;
  collector.unread.push({ ...place(id), what: `the tools of \`${id.name}\``, reason: "their names are not known" });
}
var isWithoutSchema = ({ body }, whole) => ["description", "annotations"].every((key) => entry(whole, key) !== void 0) && body.body.some((member2) => /^get(?:Description|Config)$/.test(methodNameOf(member2) ?? "")) && !isLabel(whole);
var SCHEMAS2 = ["inputSchema", "schema", "parameters", "argsSchema", "paramsSchema", "parametersSchema", "inputShape"];
var FIELDS = /* @__PURE__ */ new Set(["name", "description", "annotations", ...SCHEMAS2]);
function itself({ id, superClass, body }, collector) {
  if (!importsMcp(collector)) return void 0;
  const isRun2 = body.body.some((member2) => RUNS.has(methodNameOf(member2) ?? ""));
  return id?.name.endsWith("Tool") && !superClass && isRun2 ? { name: id.name, root: id } : void 0;
}
var RUNS = /* @__PURE__ */ new Set(["execute", "handler", "run", "call", "handle"]);
function basesOf(node) {
  const types = (node.implements ?? []).flatMap(
    ({ expression, id }) => expression ?? id ?? []
  );
  return [...node.superClass ? [bare(node.superClass)] : [], ...types].flatMap(baseOf);
}
function baseOf(type) {
  switch (type.type) {
    case "Identifier":
      return [{ name: type.name, root: type }];
    case "TSQualifiedName":
      return [{ name: type.right.name, root: bare(type.left) }];
    case "MemberExpression":
      return [{ name: path(type).at(-1), root: bare(type.object) }];
    default:
      return [];
  }
}
function fieldsOf(node, base, collector) {
  const members = node.body.body;
  const statements = members.flatMap(statementsOf);
  const declared = members.flatMap((member2) => {
    if (!("key" in member2) || member2.static || isMethod4(member2)) return [];
    const name = nameOf9(member2.key, member2.computed);
    return name === void 0 ? [] : fieldOf2(name, member2.key, () => givenBy(member2, collector));
  });
  const own = replacedBy(
    declared,
    statements.flatMap((statement) => setIn(statement, collector))
  );
  const handed = statements.flatMap((statement) => handedIn(statement, collector));
  const configured2 = members.flatMap((member2) => configuredBy(member2, collector));
  const answered = members.flatMap((member2) => answeredBy(member2, collector));
  const others = [handed, configured2, answered].reduce(replacedBy);
  const hasSchema2 = own.some(({ key }) => SCHEMAS2.includes(key));
  const fields = replacedBy(hasSchema2 ? others.filter(({ key }) => !SCHEMAS2.includes(key)) : others, own);
  const asks = (method) => members.some((member2) => methodNameOf(member2) === method);
  const isAsked2 = asks("getDescription") && (asks("getInputSchema") || own.some(({ key }) => key === "annotations"));
  const isMcp = importsMcp(collector) || /mcp/i.test(base.name) || isAsked2;
  return isMcp || fields.some(({ key, value }) => key === "inputSchema" && isSurelySchema(value)) ? fields : own;
}
function replacedBy(earlier, later) {
  return [...earlier.filter(({ key }) => !later.some((each) => each.key === key)), ...later];
}
function configuredBy(member2, collector) {
  return methodNameOf(member2) === "getConfig" ? partsOf4(givenBy(member2, collector)) : [];
}
function answeredBy(member2, collector) {
  const field = METHODS4.get(methodNameOf(member2) ?? "");
  return field && "key" in member2 ? fieldOf2(field, member2.key, () => givenBy(member2, collector)) : [];
}
var methodNameOf = (member2) => isMethod4(member2) && !member2.static ? nameOf9(member2.key, member2.computed) : void 0;
var METHODS4 = /* @__PURE__ */ new Map([
  ["getName", "name"],
  ["getDescription", "description"],
  ["getInputSchema", "inputSchema"],
  ["getAnnotations", "annotations"]
]);
var isMethod4 = (member2) => member2.type === "MethodDefinition" && member2.kind === "method";
function partsOf4(value) {
  if (value?.kind !== "object" || entry(value, "name")) return [];
  return value.entries.filter(({ key }) => PARTS4.has(key));
}
var PARTS4 = new Set(METHODS4.values());
function fieldOf2(name, key, read) {
  const value = FIELDS.has(name) ? read() : void 0;
  return !value || value.kind === "undefined" ? [] : [{ key: name, ...place(key), value }];
}
var statementsOf = (member2) => (member2.type === "MethodDefinition" && member2.kind === "constructor" ? member2.value.body?.body : void 0) ?? [];
function handedIn(statement, collector) {
  const call = statement.type === "ExpressionStatement" ? statement.expression : void 0;
  if (call?.type !== "CallExpression" || call.callee.type !== "Super") return [];
  const given = call.arguments.find(({ type }) => type === "ObjectExpression");
  return given ? partsOf4(collector.evaluate(given)) : [];
}
function setIn(statement, collector) {
  const assignment = statement.type === "ExpressionStatement" ? statement.expression : void 0;
  if (assignment?.type !== "AssignmentExpression" || assignment.operator !== "=") return [];
  const { left, right } = assignment;
  if (left.type !== "MemberExpression" || left.object.type !== "ThisExpression") return [];
  const name = nameOf9(left.property, left.computed);
  return name === void 0 ? [] : fieldOf2(name, left.property, () => collector.evaluate(right));
}
function givenBy(member2, collector) {
  if (member2.type === "PropertyDefinition" || member2.type === "AccessorProperty")
    return member2.value ? collector.evaluate(member2.value) : void 0;
  if (member2.type !== "MethodDefinition") return void 0;
  const { kind, key, value } = member2;
  if (!value.body || kind !== "get" && kind !== "method") return void 0;
  const result = value.async || value.generator ? void 0 : onlyReturn(value);
  return result ? collector.evaluate(result) : unknownAt(place(key));
}
var nameOf9 = (key, isComputed) => key.type === "PrivateIdentifier" ? void 0 : staticName(key, isComputed);
var isLabel = (config) => /^\p{Lu}.*\s/u.test(textOf(entry(config, "name")?.value));
function isOfAgents({ name, root }, collector, depth = 0) {
  if (imports.baseClasses.test(collector.modules.sourceOf(root) ?? "") || name.endsWith("StructuredTool") || importsLookalikes(collector))
    return true;
  const binding = root.type === "Identifier" ? collector.evaluator.file.scopes.resolve(root) : void 0;
  const own = binding?.kind === "variable" ? binding.node.init : binding?.node;
  const base = own?.type === "ClassDeclaration" || own?.type === "ClassExpression" ? own.superClass : void 0;
  return base && depth < DEEPEST9 ? baseOf(bare(base)).some((each) => isOfAgents(each, collector, depth + 1)) : false;
}
var DEEPEST9 = 5;
var isSchema = (value) => isBuiltSchema(value) || isRawShape(value) || value.kind === "object";
var maySchemaBe = (value) => isSchema(value) || value.kind === "unknown" || value.kind === "union";

// src/extract/javascript/registrations/registering-helpers.ts
var MOST_CALLS6 = 200;
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
  /** The function that a call is in, where that is given what the call registers. */
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
    return known(this.#methods, callable, methodsIn).get(method) === 1;
  }
  /** The function that is given the tool's name, where all that is made of the rest is known too. */
  #namedAround(call, name) {
    const owner = ownerOf(name);
    if (owner.type !== "Identifier") return void 0;
    const { scopes } = this.#evaluator.file;
    const binding = scopes.resolve(owner);
    if (binding?.kind !== "param" || scopes.isWritten(owner.name, binding)) return void 0;
    const callable = functionAround(call);
    if (!callable || scopes.paramOf(callable, owner.name) !== binding) return void 0;
    return this.isAlwaysReached(call, callable) && this.#isOnlyCalled(callable) ? callable : void 0;
  }
  /** No condition and no earlier end is between the begin of a function and a call in it. */
  isAlwaysReached(call, callable) {
    for (let child = call, at = call.parent; at; child = at, at = at.parent) {
      if (at === callable) return child === callable.body;
      if (at.type === "BlockStatement") {
        if (this.#endOf(at) < startOf(child)) return false;
      } else if (!STRAIGHT2.has(at.type)) return false;
    }
    return false;
  }
  /** Where the first statement of a block begins behind which the next may not be reached. */
  #endOf(block) {
    return known(this.#ends, block, ({ body }) => {
      const ending = body.find(mayEnd);
      return ending ? startOf(ending) : Infinity;
    });
  }
  /** Whether all that a function is used for is to be called here, with arguments that can be told apart. */
  #isOnlyCalled(callable) {
    const calls = this.callsOf(callable).length;
    const { parent } = callable;
    const declaration = parent.type === "VariableDeclarator" ? parent : void 0;
    const name = callable.type === "FunctionDeclaration" ? callable.id : declaration?.id;
    if (calls === 0 || name?.type !== "Identifier") return false;
    this.#mentions ??= mentionsIn(this.#evaluator.file);
    return this.#mentions.get(name.name) === calls;
  }
  /** The only call of a function that does all that it does when it is called. */
  onlyRunOf(callable) {
    const [call, ...others] = this.callsOf(callable);
    if (!call || others.length > 0 || callable.generator) return void 0;
    return known(this.#endsEarly, callable, mayEndEarly) ? void 0 : call;
  }
  callsOf(callable) {
    this.#calls ??= this.#find((call) => call.callee);
    return this.#calls.get(callable) ?? [];
  }
  /** `ROWS.map(toTool)`. */
  mapsWith(callable) {
    this.#maps ??= this.#find((call) => calledOn(call, MAPS) ? call.arguments[0] : void 0);
    return this.#maps.get(callable) ?? [];
  }
  /** One turn for each call of such a function, and for each turn of the loop that it is called in. */
  turnsOf(callable) {
    return known(this.#turns, callable, () => this.#read(callable));
  }
  #read(callable) {
    const calls = this.callsOf(callable);
    if (calls.length > MOST_CALLS6) return [];
    const evaluator = this.#evaluator;
    return calls.flatMap(
      (call) => (turnsOf(call, evaluator) ?? [{ env: NO_ENV, items: [] }]).map(({ env: outer2, items: items2 }) => {
        const args = call.arguments.map((each) => evaluator.evaluate(each, outer2));
        const env = evaluator.envIn(callable, args, outer2, call);
        return { env, call, items: [...items2, ...args.filter(({ kind }) => kind === "object")] };
      })
    );
  }
  /** The calls to which the functions of this file belong that are named there. */
  #find(nameIn2) {
    const found = /* @__PURE__ */ new Map();
    const classes = /* @__PURE__ */ new Map();
    for (const call of this.#evaluator.file.calls) {
      const named3 = nameIn2(call);
      const name = named3 && bare(named3);
      const callable = name?.type === "Identifier" ? functionOf(name, this.#evaluator.file.scopes) : name && methodOf4(name, classes);
      if (!callable || call.arguments.some(({ type }) => type === "SpreadElement")) continue;
      addTo(found, callable, call);
    }
    return found;
  }
};
function methodOf4(node, classes) {
  if (node.type !== "MemberExpression" || bare(node.object).type !== "ThisExpression") return void 0;
  const name = memberName(node);
  if (name === void 0) return void 0;
  let at = node.parent;
  while (at && at.type !== "ClassBody") at = at.parent;
  if (!at) return void 0;
  const member2 = known(classes, at, membersOf4).get(name);
  if (!member2 || !("value" in member2) || !member2.value || !isFunction(member2.value)) return void 0;
  const isAccessor = member2.type === "MethodDefinition" && /^[gs]et$/.test(member2.kind);
  return isAccessor ? void 0 : member2.value;
}
function membersOf4({ body }) {
  const members = /* @__PURE__ */ new Map();
  for (const member2 of body) {
    const name = "static" in member2 && member2.static ? void 0 : keyName(member2);
    if (name !== void 0 && !members.has(name)) members.set(name, member2);
  }
  return members;
}
var STRAIGHT2 = /* @__PURE__ */ new Set([
  ...["ExpressionStatement", "ReturnStatement", "AwaitExpression", "VariableDeclarator", "VariableDeclaration"],
  ...["TSAsExpression", "TSNonNullExpression", "ParenthesizedExpression", "ChainExpression", "UnaryExpression"]
]);
var mayEnd = (statement) => holds(statement, ({ type }) => type === "ReturnStatement" || type === "ThrowStatement");
function mentionsIn({ program, identifiers }) {
  const mentions2 = /* @__PURE__ */ new Map();
  for (const node of identifiers) if (!isNoUse(node)) mentions2.set(node.name, (mentions2.get(node.name) ?? 0) + 1);
  for (const statement of program.body) {
    const declared = "declaration" in statement ? statement.declaration : void 0;
    for (const each of declared?.type === "VariableDeclaration" ? declared.declarations : [declared]) {
      if (each && "id" in each && each.id?.type === "Identifier") mentions2.set(each.id.name, Infinity);
    }
  }
  return mentions2;
}
function isNoUse(node) {
  const { parent } = node;
  if ("id" in parent && parent.id === node) return true;
  if ("computed" in parent && parent.computed) return false;
  return parent.type === "MemberExpression" ? parent.property === node : "key" in parent && parent.key === node;
}
function helpedBy(registering, callable, call, helpers) {
  const isSure = helpers.isAlwaysReached(registering, callable);
  const receiver = receiverOfHelper(registering, callable, call);
  return {
    callable,
    call,
    receiver,
    ...isSure ? { block: blockOf(call) } : { block: call, branch: blockOf(registering) }
  };
}
function receiverOf(call) {
  const callee = bare(call.callee);
  if (callee.type === "MemberExpression") return receiverAt(callee.object);
  const [server] = call.arguments;
  return callee.type === "Identifier" && /^registerApp/.test(callee.name) && server ? receiverAt(server) : void 0;
}
function receiverOfHelper(registering, helper, call) {
  const own = receiverOf(registering);
  if (own?.owner.type !== "Identifier") return own;
  const { name } = own.owner;
  const index = helper.params.findIndex((each) => each.type === "Identifier" && each.name === name);
  const given = call.arguments[index];
  if (!given) return own;
  const outer2 = receiverAt(given);
  return { ...outer2, members: [...outer2.members, ...own.members] };
}
function givenTo({ callable, call }, argument, scopes) {
  const at = bare(argument);
  if (at.type !== "Identifier") return argument;
  const binding = scopes.resolve(at);
  if (binding?.kind !== "param" || scopes.isReassigned(at.name, binding)) return argument;
  return givenFor(binding, callable, call) ?? argument;
}
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
  const known2 = /* @__PURE__ */ new Map();
  return turns.filter((turn) => {
    const name = nameInTurn(turn, argument, evaluator);
    const names = known2.get(turn.call) ?? /* @__PURE__ */ new Set();
    known2.set(turn.call, names);
    return !names.has(name) && names.add(name);
  });
}
function nameInTurn({ env }, argument, evaluator) {
  const value = evaluator.evaluate(argument, env);
  return textOf(value.kind === "object" ? entry(value, "name")?.value : value);
}

// src/extract/javascript/handlers/runners.ts
var NAMES2 = ["handler", "handle", "execute", "run", "call", "callback", "cb", "invoke"];
function runnersOf(site) {
  switch (site.type) {
    case "ObjectExpression":
      return beside(site);
    case "ClassDeclaration":
    case "ClassExpression":
      return site.body.body.flatMap((member2) => {
        const isRunner = "key" in member2 && !member2.static && NAMES2.includes(keyName(member2) ?? "");
        return isRunner && "value" in member2 && member2.value ? [member2.value] : [];
      });
    case "CallExpression": {
      const args = site.arguments.map(bare);
      const last = args.at(-1);
      return [...args.flatMap(besideAlone), ...args.length > 1 && last && isFunction(last) ? [last] : []];
    }
    default:
      return [];
  }
}
var beside = (literal2) => propertyOf(literal2, ...NAMES2) ? [propertyOf(literal2, ...NAMES2)] : [];
var besideAlone = (literal2) => propertyOf(literal2, "description") || takersIn(literal2) < 2 ? beside(literal2) : [];
var takersIn = (literal2) => literal2.type === "ObjectExpression" ? literal2.properties.filter(
  (each) => each.type === "Property" && isFunction(each.value) && each.value.params.length > 0
).length : 0;

// src/extract/javascript/handlers/wrapped.ts
function wrappedBy(argument, scopes) {
  const call = bare(argument);
  const wrapper = call.type === "CallExpression" ? functionOf(call.callee, scopes) : void 0;
  const given = wrapper && call.type === "CallExpression" ? call.arguments[handedOnIn(scopes)(wrapper)] : void 0;
  return given && functionOf(given, scopes);
}
var handedOnIn = remembered(
  (scopes) => remembered((wrapper) => {
    const made = onlyReturn(wrapper);
    const outer2 = made && bare(made);
    if (!outer2 || !isFunction(outer2)) return -1;
    return wrapper.params.findIndex((each) => each.type === "Identifier" && handsOn2(outer2, each, scopes));
  })
);
function handsOn2(outer2, given, scopes) {
  const [first] = outer2.params;
  if (!first) return false;
  const calls = [];
  let uses = 0;
  const means = (node, declared) => node.type === "Identifier" && scopes.resolve(node)?.node === declared;
  walkAst(outer2.body, (node) => {
    if (means(node, first)) uses++;
    if (node.type === "CallExpression" && means(bare(node.callee), given)) calls.push(node);
  });
  const [call, ...others] = calls;
  const passed = call?.arguments[0];
  if (!call || !passed || others.length > 0 || uses !== 1) return false;
  const name = first.type === "RestElement" && passed.type === "SpreadElement" ? passed.argument : passed;
  const isWhole2 = first.type === "Identifier" || name !== passed;
  return isWhole2 && means(name, first) && returnsOf(outer2).some((each) => isResult(each.expression, call, scopes));
}
function isResult(expression, call, scopes) {
  const at = bare(expression);
  const value = at.type === "AwaitExpression" ? bare(at.argument) : at;
  if (value === call) return true;
  const known2 = value.type === "Identifier" ? scopes.constantOf(value) : void 0;
  return known2 !== void 0 && holds(known2, (node) => node === call) && isResult(known2, call, scopes);
}

// src/extract/javascript/registrations/branches.ts
function reachOf(site, callable, env, evaluator) {
  let reach = "yes";
  for (const { test, is } of conditionsOf(site.call, callable)) {
    const truth = truthIn(test, env, evaluator);
    if (truth !== void 0 && truth !== is) return "no";
    if (truth === void 0 && mentions(test, site.args, evaluator)) reach = "tested";
  }
  return reach;
}
function conditionsOf(node, callable) {
  const found = [];
  for (let child = node, at = node.parent; at && child !== callable; child = at, at = at.parent) {
    if (at.type === "IfStatement" || at.type === "ConditionalExpression") {
      if (child !== at.test) found.push({ test: at.test, is: child === at.consequent });
    } else if (at.type === "LogicalExpression") {
      if (child === at.right && at.operator !== "??") found.push({ test: at.left, is: at.operator === "&&" });
    } else if (at.type === "BlockStatement") {
      for (const each of at.body)
        if (startOf(each) < startOf(child) && each.type === "IfStatement" && !each.alternate && exits(each.consequent))
          found.push({ test: each.test, is: false });
    }
  }
  return found;
}
function truthIn(test, env, evaluator) {
  const node = bare(test);
  const truth = (each) => truthIn(each, env, evaluator);
  if (node.type === "UnaryExpression" && node.operator === "!") {
    const inner = truth(node.argument);
    return inner === void 0 ? void 0 : !inner;
  }
  if (node.type === "LogicalExpression" && node.operator !== "??") {
    const both = [truth(node.left), truth(node.right)];
    const decides = node.operator === "||";
    return both.includes(decides) ? decides : both.includes(void 0) ? void 0 : !decides;
  }
  return isAbsent(node, env, evaluator) ? false : truthOf(evaluator.evaluate(node, env));
}
function isAbsent(node, env, evaluator) {
  if (node.type !== "MemberExpression") return false;
  const owner = bare(node.object);
  if (isAbsent(owner, env, evaluator)) return true;
  const { kind } = evaluator.evaluate(owner, env);
  return node.optional && (kind === "undefined" || kind === "null");
}
function mentions(test, [, ...described2], { file }) {
  const owners = described2.map(ownerOf).filter((each) => each.type === "Identifier");
  return holds(
    test,
    (node) => node.type === "Identifier" && owners.some(({ name }) => name === node.name) && file.scopes.resolve(node)?.kind === "param"
  );
}

// src/extract/javascript/parts.ts
var NONE3 = { written: [], imported: [] };
var DEEPEST10 = 5;
function partsOf5(list, scopes, deep = DEEPEST10) {
  const at = bare(list);
  if (deep === 0) return NONE3;
  const all = (parts) => ({
    written: parts.flatMap(({ written: written2 }) => written2),
    imported: parts.flatMap(({ imported }) => imported)
  });
  const spread = ({ argument }) => partsOf5(argument, scopes, deep - 1);
  switch (at.type) {
    case "ArrayExpression":
      return all(
        at.elements.map(
          (each) => each === null ? NONE3 : each.type === "SpreadElement" ? spread(each) : { ...NONE3, written: [each] }
        )
      );
    case "ObjectExpression":
      return all(
        at.properties.map((each) => each.type === "Property" ? { ...NONE3, written: [each.value] } : spread(each))
      );
    case "CallExpression": {
      const [object2] = at.arguments;
      return object2 && path(at.callee).join(".") === "Object.values" ? partsOf5(object2, scopes, deep - 1) : NONE3;
    }
    case "Identifier": {
      const imported = importOf(at, scopes);
      if (imported) return { ...NONE3, imported: [{ ...imported, name: listed(imported.name) }] };
      const constant = scopes.constantOf(at);
      return constant ? partsOf5(constant, scopes, deep - 1) : NONE3;
    }
    default:
      return NONE3;
  }
}
var listed = (name) => name === "*" ? name : name + LISTED;

// src/extract/javascript/registrations/handed-server.ts
function isLikeServer(argument) {
  const at = bare(argument);
  if (at.type === "ThisExpression") return true;
  if (at.type === "NewExpression") return LIKE_SERVER.test(path(at.callee).at(-1));
  return /^(?:Identifier|MemberExpression)$/.test(at.type) && LIKE_SERVER.test(path(at).at(-1));
}
function serverIn(call) {
  const [first] = call.arguments;
  const object2 = first && bare(first);
  if (object2?.type !== "ObjectExpression" || !registersTools.test(path(call.callee).at(-1))) return void 0;
  for (const each of object2.properties) if (each.type === "Property" && isLikeServer(each.value)) return each.value;
  return void 0;
}
function asksForTools(call, server) {
  const names = path(call.callee);
  const name = names.at(-1);
  const given = `(${path(server).filter(Boolean).join(".")})`;
  if (call.type === "NewExpression")
    return isForTools.class.test(name) && isForTools.server.test(path(server).at(-1)) ? { ...place(call), what: `\`new ${name}${given}\``, mayBeElsewhere: true } : void 0;
  const callee = bare(call.callee);
  const owner = callee.type === "MemberExpression" ? bare(callee.object) : void 0;
  const ownerName = owner && path(owner.type === "NewExpression" ? owner.callee : owner).at(-1);
  const isOfTools = ownerName !== void 0 && isForTools.owner.test(ownerName) && isForTools.method.test(name);
  if (!registersTools.test(name) && !isOfTools) return void 0;
  return { ...place(call), what: `\`${names.filter(Boolean).join(".")}${given}\`` };
}

// src/extract/javascript/registrations/wiring.ts
var DEEPEST11 = 6;
var Wiring = class {
  #file;
  #modules;
  #helpers;
  #made = /* @__PURE__ */ new Map();
  #imported = /* @__PURE__ */ new Map();
  /** Of functions, whether all calls of them are tried. */
  #tried = /* @__PURE__ */ new Map();
  /** Something is registered here, perhaps on what the file is given. */
  #isAsked = false;
  constructor(file, modules, helpers) {
    this.#file = file;
    this.#modules = modules;
    this.#helpers = helpers;
  }
  /** The node that a call registers on; undefined where that is not known. */
  nodeOf(call) {
    this.#isAsked = true;
    const callee = bare(call.callee);
    const isMethod5 = callee.type === "MemberExpression";
    return isMethod5 && !this.#isModule(callee.object) ? this.#node(callee.object) : this.given(call);
  }
  /** The node of the function around a call that is given its server. */
  givenTo(call) {
    const node = this.nodeOf(call);
    return node?.startsWith("given:") ? node : void 0;
  }
  /** The node of the server that a call gives to a function, if it gives it one. */
  given(call) {
    const server = call.arguments.find(isLikeServer);
    return server && this.#node(server);
  }
  /** Whether a call is made whenever its server is: no branch of the code is around it, or around the calls of its function. */
  isAlways(call, depth = 0) {
    for (let child = call, at = call.parent; at; child = at, at = at.parent) {
      if (isBranch2(child, at)) return false;
      if (!isFunction(at)) continue;
      if (isLoopCallback(at)) continue;
      const { parent } = at;
      if (parent.type === "MethodDefinition" && parent.kind === "constructor") return true;
      const runs = this.#helpers.callsOf(at);
      if (runs.length === 0) return true;
      return runs.length === 1 && (depth > DEEPEST11 || this.isAlways(runs[0], depth + 1));
    }
    return true;
  }
  /** Whether a call is made only where an error was caught: in a `catch`, or in functions that are called from there alone. */
  isCaught(call, depth = 0) {
    for (let at = call.parent; at; at = at.parent) {
      if (at.type === "CatchClause") return true;
      if (!isFunction(at) || isLoopCallback(at)) continue;
      const runs = this.#helpers.callsOf(at);
      return runs.length > 0 && depth <= DEEPEST11 && runs.every((run) => this.isCaught(run, depth + 1));
    }
    return false;
  }
  /** Whether the code goes on where a call throws: in a `try`, or in functions that are called there alone. */
  isTried(call, depth = 0) {
    for (let child = call, at = call.parent; at; child = at, at = at.parent) {
      const handler = at.type === "TryStatement" && at.block === child ? at.handler : void 0;
      if (handler && !holds(handler.body, isRethrown)) return !holds(handler.body, isExit) && !starts(at, call);
      if (!isFunction(at) || isLoopCallback(at)) continue;
      const callable = at;
      return known(this.#tried, functionAround(call), () => {
        const runs = this.#helpers.callsOf(callable);
        if (runs.length === 0 || depth > DEEPEST11 || starts(callable, call)) return false;
        return runs.every((run) => this.isTried(run, depth + 1));
      });
    }
    return false;
  }
  /** `read`: where the calls start that are read as registrations. */
  wiring(read) {
    const handed = [];
    for (const call of [...this.#file.calls, ...this.#file.made]) {
      const server = call.arguments.find(isLikeServer) ?? serverIn(call);
      const from = server ? this.#node(server) : this.#behind(call);
      if (from === void 0) continue;
      const how = {
        isAlways: server !== void 0 && this.isAlways(call),
        ...this.isTried(call) && { isTried: true },
        ...read.has(startOf(call)) && { isRead: true }
      };
      const asks = server && asksForTools(call, server);
      for (const to of this.#takers(call))
        if (to !== from) handed.push({ from, to, ...how, ...asks && !to.startsWith("given:") && { asks } });
    }
    if (!this.#isAsked && this.#made.size + handed.length + this.#imported.size === 0) return void 0;
    const exported = this.#exported();
    const named3 = Array.from(methodsGivenServer(this.#file), ({ name, callable }) => ({
      name,
      node: givenNode(callable)
    }));
    return {
      ...{ made: [...this.#made.values()], handed, imported: [...this.#imported.values()], exported },
      ...named3.length > 0 && { methods: named3 }
    };
  }
  /** The node of a server that may be behind what a call gives: `const target = isGated ? gated(server) : server`. */
  #behind(call) {
    for (const given of call.arguments) {
      const made = given.type === "Identifier" ? this.#file.scopes.constantOf(given) : void 0;
      const value = made && bare(made);
      for (const each of value?.type === "ConditionalExpression" ? [value.consequent, value.alternate] : [value]) {
        const part = each && bare(each);
        const server = part?.type === "CallExpression" ? part.arguments.find(isLikeServer) : part;
        const node = server && isLikeServer(server) ? this.#node(server) : void 0;
        if (node !== void 0) return node;
      }
    }
    return void 0;
  }
  /** The functions and classes that a call gives its arguments to: by the name alone, or `any`, where no more is known. */
  #takers(call) {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression") {
      const known2 = this.#takersNamed(callee, DEEPEST11);
      return known2.length > 0 || call.type === "NewExpression" ? known2 : ["any"];
    }
    const name = memberName(callee);
    if (name === void 0) return ["any"];
    const imported = importOf(bare(callee.object), this.#file.scopes);
    if (imported?.name === "*") return [this.#importedNode(imported.source, name)];
    const owner = ownerOf2(callee.object, this.#file);
    return [(owner && this.#methodNode(owner, name)) ?? `named:${name}`];
  }
  /** The node of a method, perhaps of a class that the owner extends. */
  #methodNode(owner, name, deep = DEEPEST11) {
    if ("source" in owner) return this.#importedNode(owner.source, `${owner.name}.${name}`);
    const members = "own" in owner ? owner.own : owner.object;
    const method = methodOf2(members, name);
    if (method) return givenNode(method);
    if (!("own" in owner)) return void 0;
    if (!owner.own.superClass) return "any";
    const base = ownerOf2(owner.own.superClass, this.#file);
    return base && deep > 0 ? this.#methodNode(base, name, deep - 1) : void 0;
  }
  #takersNamed(name, deep) {
    const at = bare(name);
    if (at.type !== "Identifier" || deep === 0) return [];
    const imported = importOf(at, this.#file.scopes);
    if (imported) return imported.name === "*" ? [] : [this.#importedNode(imported.source, imported.name)];
    const callable = functionOf(at, this.#file.scopes);
    if (callable) return [givenNode(callable)];
    const binding = this.#file.scopes.resolve(at);
    if (binding?.kind === "class") return [givenNode(binding.node)];
    const list = binding && listOfLoop(binding.node);
    return list ? this.#takersIn(list, deep - 1) : [];
  }
  /** Those in a list; one of another file, and all that a module exports, have a node for whatever is in it. */
  #takersIn(list, deep) {
    const { written: written2, imported } = partsOf5(list, this.#file.scopes);
    return [
      ...written2.flatMap((each) => this.#takersNamed(each, deep)),
      ...imported.map(({ source, name }) => this.#importedNode(source, name))
    ];
  }
  /** The node of an expression that is a server, or may be one. */
  #node(expression, deep = DEEPEST11) {
    const at = bare(expression.type === "AwaitExpression" ? expression.argument : expression);
    if (deep === 0) return void 0;
    switch (at.type) {
      case "NewExpression":
        return this.#madeNode(at, deep);
      case "CallExpression":
        return this.#returned(at, deep);
      case "Identifier":
        return this.#named(at, deep);
      case "ThisExpression":
        return this.#itself(at);
      case "MemberExpression":
        return bare(at.object).type === "ThisExpression" ? this.#kept(at, deep) : void 0;
      default:
        return void 0;
    }
  }
  #named(at, deep) {
    const { scopes } = this.#file;
    const binding = scopes.resolve(at);
    if (!binding || scopes.isReassigned(at.name, binding)) return void 0;
    const imported = importOf(at, scopes);
    if (imported) return imported.name === "*" ? void 0 : this.#importedNode(imported.source, imported.name);
    if (binding.kind === "param" && binding.path?.length === 1 && LIKE_SERVER.test(at.name))
      return this.#param(binding.node);
    if (binding.path?.length !== 0) return void 0;
    if (binding.kind === "param") return this.#param(binding.node);
    return binding.kind === "variable" && binding.node.init ? this.#node(binding.node.init, deep - 1) : void 0;
  }
  /** What a function is given, or a callback to which a library hands a server of its own. */
  #param(param) {
    const callable = functionAround(param);
    if (!callable) return void 0;
    const { parent } = callable;
    if (parent.type === "MethodDefinition" && parent.kind === "constructor") return classNode2(parent);
    if (methodName(callable) !== void 0) return givenNode(callable);
    if (parent.type === "CallExpression") {
      const isMaker = this.#modules.sourceOfCallee(parent) !== void 0 && parent.arguments[0] === callable;
      return isMaker ? this.#note(`made:${startOf(callable)}`, parent) : void 0;
    }
    return declaredName(callable) === void 0 ? void 0 : givenNode(callable);
  }
  #madeNode(made, deep) {
    const callee = bare(made.callee);
    const source = this.#modules.sourceOf(callee.type === "MemberExpression" ? bare(callee.object) : callee);
    if (source !== void 0 && imports.server.test(source)) return this.#note(`made:${startOf(made)}`, made);
    const binding = callee.type === "Identifier" ? this.#file.scopes.resolve(callee) : void 0;
    if (binding?.kind !== "class" || deep === 0) return void 0;
    return this.#isServerClass(binding.node) ? this.#note(classServer(binding.node), binding.node) : void 0;
  }
  /** `createServer()`, where that returns one server whatever happens. */
  #returned(call, deep) {
    const callee = bare(call.callee);
    const imported = importOf(callee, this.#file.scopes);
    if (imported && imported.name !== "*")
      return /server|mcp/i.test(imported.name) ? this.#importedNode(imported.source, `${imported.name}()`) : void 0;
    const callable = functionOf(callee, this.#file.scopes);
    return callable && this.#returnedBy(callable, deep);
  }
  #returnedBy(callable, deep) {
    const nodes = new Set(returnsOf(callable).map(({ expression }) => this.#node(expression, deep - 1)));
    return nodes.size === 1 ? [...nodes][0] : void 0;
  }
  /** `this.registerTool(\u2026)` in a class that extends the server's. */
  #itself(at) {
    const own = classAround2(at);
    return own && this.#isServerClass(own) ? this.#note(classServer(own), own) : void 0;
  }
  #isServerClass({ superClass }) {
    const source = superClass ? this.#modules.sourceOf(bare(superClass)) : void 0;
    return source !== void 0 && imports.server.test(source);
  }
  /** `this.server`: what the class sets it to, once. */
  #kept(member2, deep) {
    const name = memberName(member2);
    const own = name === void 0 ? void 0 : classAround2(member2);
    if (!own) return void 0;
    const values = [];
    for (const each of own.body.body) {
      if (each.type === "PropertyDefinition" && each.value && keyOf2(each) === name) values.push(each.value);
      if (each.type !== "MethodDefinition" || each.kind !== "constructor") continue;
      for (const param of each.value.params) {
        const kept = param.type === "TSParameterProperty" ? param.parameter : void 0;
        if (kept?.type === "Identifier" && kept.name === name) return classNode2(each);
      }
    }
    for (const { left, right } of this.#file.kept) {
      if (left.type === "MemberExpression" && memberName(left) === name && classAround2(left) === own)
        values.push(right);
    }
    return values.length === 1 ? this.#node(values[0], deep - 1) : void 0;
  }
  #note(node, maker) {
    if (!this.#made.has(node)) {
      const onDuplicate = this.#onDuplicate(maker);
      this.#made.set(node, { node, ...onDuplicate && { onDuplicate } });
    }
    return node;
  }
  /** The SDK's own throws where a name is taken. */
  #onDuplicate(maker) {
    const named3 = "callee" in maker ? bare(maker.callee) : "superClass" in maker ? maker.superClass : void 0;
    const imported = named3 ? importOf(bare(named3), this.#file.scopes) : void 0;
    if (!imported) return void 0;
    const isSdk = versionOf(imported.source) !== void 0 && imported.name === "McpServer";
    return isSdk || /^(?:mcp-handler|@vercel\/mcp-adapter)$/.test(imported.source) ? "throws" : void 0;
  }
  #importedNode(source, name) {
    const node = `from:${source}:${name}`;
    if (!this.#imported.has(node)) this.#imported.set(node, { node, source, name });
    return node;
  }
  #isModule(owner) {
    return importOf(bare(owner), this.#file.scopes)?.name === "*";
  }
  #exported() {
    const exported = {};
    const add2 = (name, value) => {
      const at = value && bare(value);
      if (!at || Object.hasOwn(exported, name)) return;
      const own = at.type === "Identifier" ? this.#file.scopes.resolve(at) : void 0;
      const declared = own?.kind === "class" || own?.kind === "function" ? own.node : at;
      const isClass = declared.type === "ClassDeclaration" || declared.type === "ClassExpression";
      const callable = isClass ? void 0 : isFunction(declared) ? declared : functionOf(at, this.#file.scopes);
      const node = isClass || callable ? givenNode(isClass ? declared : callable) : this.#node(at);
      if (node !== void 0) exported[name] = node;
      const returned = callable && this.#returnedBy(callable, DEEPEST11);
      if (returned !== void 0) exported[`${name}()`] = returned;
      const owner = callable ? void 0 : isClass ? { own: declared } : ownerOf2(at, this.#file);
      const members = owner && "own" in owner ? owner.own : owner && "object" in owner ? owner.object : void 0;
      for (const { name: method, callable: own2 } of members ? methodsGivenServer(this.#file) : [])
        if (methodOf2(members, method) === own2) exported[`${name}.${method}`] = givenNode(own2);
    };
    for (const statement of this.#file.program.body) {
      if (statement.type === "ExportDefaultDeclaration") add2("default", statement.declaration);
      if (statement.type !== "ExportNamedDeclaration" || statement.source) continue;
      for (const { exported: name, local } of statement.specifiers) add2(nameOf(name), local);
      const { declaration } = statement;
      if (declaration?.type === "VariableDeclaration") {
        for (const { id } of declaration.declarations) if (id.type === "Identifier") add2(id.name, id);
      } else if (declaration && "id" in declaration && declaration.id?.type === "Identifier")
        add2(declaration.id.name, declaration);
    }
    return exported;
  }
};
var givenNode = (to) => `given:${startOf(to)}`;
var classServer = (own) => `made:${startOf(own)}`;
var classNode2 = (member2) => givenNode(member2.parent.parent);
function declaredName({ id, parent }) {
  if (id) return id.name;
  return parent.type === "VariableDeclarator" && parent.id.type === "Identifier" ? parent.id.name : parent.type === "ExportDefaultDeclaration" ? "default" : void 0;
}
var keyOf2 = ({ key }) => key.type === "Identifier" ? key.name : void 0;
function listOfLoop(node) {
  const loop = node.type === "VariableDeclarator" ? node.parent.parent : void 0;
  if (loop?.type === "ForOfStatement") return loop.right;
  const { parent } = node;
  return parent && isFunction(parent) && isLoopCallback(parent) ? calledOn(parent.parent, LOOPS) : void 0;
}
var LOOPS = /^(?:forEach|map)$/;
function isLoopCallback(callable) {
  const { parent } = callable;
  return parent.type === "CallExpression" && parent.arguments[0] === callable && calledOn(parent, LOOPS) !== void 0;
}
function isBranch2(child, parent) {
  switch (parent.type) {
    case "IfStatement":
    case "ConditionalExpression":
      return child !== parent.test;
    case "LogicalExpression":
      return child === parent.right;
    case "SwitchCase":
    case "CatchClause":
    case "WhileStatement":
      return true;
    default:
      return false;
  }
}
var isRethrown = (node) => node.type === "ThrowStatement";
var isExit = (node) => node.type === "CallExpression" && path(node.callee).at(-1) === "exit";
var starts = (around2, call) => startsIn(around2).has(functionAround(call));
var startsIn = remembered((around2) => {
  const found = /* @__PURE__ */ new Set();
  walkAst(around2, (each) => {
    if (isStart(each)) found.add(functionAround(each));
  });
  return found;
});
var isStart = (node) => node.type === "CallExpression" && /^(?:connect|start|listen|serve|run)(?![a-z])/.test(path(node.callee).at(-1));

// src/extract/javascript/registrations/collector.ts
var MOST_TURNS_IN_FILE = 2e3;
var PLAIN3 = { env: NO_ENV };
var Collector = class extends Lists {
  registrations = [];
  unread = [];
  /** Lists of tools that are not known: the tools in them may be found in the file by themselves. */
  unreadLists = [];
  /** Something in the file is handed to a server. */
  isServed = false;
  wired;
  handlers = [];
  promptHandlers = [];
  listers = [];
  handlersElsewhere = [];
  readers = [];
  writtenReads = [];
  evaluator;
  /** What the file is said to be. */
  format;
  modules;
  reworked;
  handedOn;
  types;
  helpers;
  known = new KnownTools();
  /** Calls of functions that register what they are given: their tools are known. */
  #followed = /* @__PURE__ */ new Set();
  /** Object literals that are part of a shape already, by where they start. */
  #taken = /* @__PURE__ */ new Set();
  #groups;
  wiring;
  #reading = PLAIN3;
  #turnsLeft = MOST_TURNS_IN_FILE;
  isNeverCalled;
  constructor(evaluator, { format, packages, isNeverCalled = () => false }) {
    super();
    this.format = format;
    this.isNeverCalled = isNeverCalled;
    this.evaluator = evaluator;
    this.modules = modulesOf(evaluator.file, packages);
    this.reworked = new Reworked(evaluator.file);
    this.handedOn = new HandedOn(evaluator);
    this.types = new Types(evaluator.file);
    this.helpers = new Helpers(evaluator);
    this.wiring = new Wiring(evaluator.file, this.modules, this.helpers);
    this.#groups = new Groups((callable) => this.helpers.onlyRunOf(callable), evaluator.file.scopes);
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
      const reach = helped ? reachOf(site, helped.callable, env, this.evaluator) : "yes";
      if (reach === "no") {
        if (site.call.type === "CallExpression") this.#followed.add(site.call);
        continue;
      }
      this.#readAs({ env, helped, isTested: reach === "tested" }, read);
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
    this.#reading = PLAIN3;
  }
  /** The call describes the tools that a loop made of these literals, if it can. */
  #settle(items2, helper, [tools, resources, registrations]) {
    const [added] = this.tools.slice(tools);
    if (!added) {
      if (this.resources.length > resources) {
        for (const item of items2) if (!isToolOfFile(item)) this.take(item);
      }
    } else if (helper?.isWrapper && isVague(added) && items2.some(isToolOfFile)) {
      for (const each of this.tools.splice(tools)) this.known.drop(each);
      this.registrations.length = registrations;
    } else for (const item of items2) this.take(item);
  }
  addTool(config, site, how) {
    const known2 = withSchemas(config, how.takesShapes ? mayBeRawShape : isRawShape);
    const normal = this.#reading.isTested ? { ...known2, open: true } : known2;
    const group = how.group ?? this.groupOf(site);
    const tool3 = this.#standsForMany(config, site) ? { ...normal, group, isOfMany: true } : { ...normal, group };
    const written2 = entry(config, "inputSchema");
    const [schema, output] = [written2, entry(config, "outputSchema")].map((each) => each && schemaIn(each.value));
    this.tools.push(tool3);
    if (how.api === "literal")
      for (const each of runnersOf(site)) this.#addRunner(each, textOf(entry(config, "name")?.value));
    this.known.note(tool3, written2, site.type === "CallExpression" ? entry(config, "name")?.value : void 0);
    this.register({
      ...place(site),
      api: how.api,
      sdk: sdkOf(site, this.modules, this.evaluator.file),
      ...site.type === "CallExpression" && {
        from: this.modules.sourceOfCallee(site),
        method: methodOf5(site),
        madeAs: madeAs(site, this)
      },
      tool: tool3,
      ...how.key !== void 0 && { key: how.key },
      ...this.#servedBy(site),
      ...this.wiring.isCaught(this.#reading.helped?.call ?? site) && { isCaught: true },
      ...how.misplacedText && { misplacedText: how.misplacedText },
      ...schema && { schema },
      ...output && { output }
    });
  }
  /** The server that a call registers on; of a function of the file that registers what it is given, the one that it is given. */
  #servedBy(site) {
    if (site.type !== "CallExpression" || isTakenBack(site, this.evaluator.file.scopes)) return {};
    const { helped } = this.#reading;
    const outer2 = helped && this.wiring.given(helped.call);
    const on = outer2 ?? this.wiring.nodeOf(site);
    if (on === void 0) return {};
    const ways = helped ? [helped.call, site] : [site];
    const isAlways = ways.every((each) => this.wiring.isAlways(each));
    const isTried3 = ways.some((each) => this.wiring.isTried(each));
    return { on, ...isAlways && { isAlways }, ...isTried3 && { isTried: isTried3 } };
  }
  #standsForMany(config, site) {
    if (entry(config, "name")?.value.kind !== "unknown") return false;
    const { helped, isOfMany: isKnown3 } = this.#reading;
    if (helped && helped.call.arguments.some((each) => isOfMany(each, this.evaluator.file.scopes))) return true;
    return isKnown3 || site.type === "ObjectExpression" && isOfMany(site, this.evaluator.file.scopes);
  }
  register(registration) {
    this.registrations.push(registration);
    this.isServed ||= registration.api !== "literal";
  }
  /** What is registered on one server in one run. */
  groupOf(site) {
    if (site.type === "CallExpression" && isTakenBack(site, this.evaluator.file.scopes)) return {};
    const receiver = site.type === "CallExpression" ? receiverOf(site) : void 0;
    return this.#groups.of(this.#reading.helped ?? { block: blockOf(site), receiver });
  }
  /** What a model may be shown together with the tool that is made here. */
  shownWith(site) {
    return shownWith(this.handedOn.readAt(site));
  }
  /** `site`: the literal with its name, which may be that of another one each time. */
  addFunction(config, group, site) {
    const names = { parameters: "inputSchema", input_schema: "inputSchema", schema: "inputSchema" };
    const isOfMany2 = site !== void 0 && this.#standsForMany(config, site);
    this.functions.push({ ...withSchemas(renamed(config, names)), group, ...isOfMany2 && { isOfMany: isOfMany2 } });
  }
  addResource(config, group) {
    const { helped } = this.#reading;
    this.resources.push(helped ? { ...config, open: true, group: helped.block } : { ...config, group });
  }
  addTemplate(config) {
    this.templates.push(config);
  }
  addPrompt(config, site, group = this.groupOf(site)) {
    this.prompts.push({ ...config, group });
  }
  addInstructions(value) {
    this.instructions.push(value);
  }
  addPromptHandler(handler, prompt2, more = {}) {
    const callable = this.#functionGiven(handler);
    if (callable) this.promptHandlers.push({ callable, tool: prompt2, env: this.#reading.env, ...more });
  }
  addOther(root) {
    this.others.push(root);
  }
  addHandler(handler, tool3, more = {}) {
    const callable = handler && this.#functionGiven(handler);
    if (callable) this.handlers.push({ callable, tool: tool3, env: this.#reading.env, ...more });
    const imported = !callable && handler && tool3 !== void 0 && importOf(bare(handler), this.evaluator.file.scopes);
    if (imported) this.handlersElsewhere.push({ given: handler, imported, tool: tool3, ...more });
  }
  #addRunner(given, tool3) {
    if (tool3 !== void 0) this.addHandler(given, tool3, { isOfLibrary: true });
  }
  addReader(reader, uri, more = {}) {
    if (!reader) return;
    const callable = this.#functionGiven(reader);
    this.readers.push({ given: reader, callable, uri, env: this.#reading.env, ...more });
  }
  addWrittenRead(literal2) {
    this.writtenReads.push(literal2);
  }
  #functionGiven(argument) {
    const { scopes } = this.evaluator.file;
    const { helped } = this.#reading;
    const given = boundToThis(helped ? givenTo(helped, argument, scopes) : argument);
    return functionOf(given, scopes) ?? wrappedBy(given, scopes) ?? onlyMethodOfThis(bare(given), this.evaluator.file);
  }
  /** The literal has been read as part of a tool, and is not a second tool. */
  take({ start: start3 }) {
    this.#taken.add(start3);
  }
  /** The literal that an argument is, or that it names. */
  takeArgument(argument) {
    const at = bare(argument);
    if (at.type === "ObjectExpression") this.take(place(at));
    const binding = at.type === "Identifier" ? this.evaluator.file.scopes.resolve(at) : void 0;
    const init = binding?.kind === "variable" ? binding.node.init : void 0;
    if (init && bare(init).type === "ObjectExpression") this.take(place(bare(init)));
  }
  /** What the tool was made of describes it better. */
  forget(tool3) {
    this.known.drop(tool3);
    this.tools.splice(this.tools.indexOf(tool3), 1);
  }
  isTaken(literal2) {
    return this.#taken.has(place(literal2).start);
  }
};
function methodOf5(call) {
  const callee = bare(call.callee);
  return place(callee.type === "MemberExpression" ? callee.property : callee);
}
var KnownTools = class {
  /** By where the keys of their schemas start, and by where their names are written or taken from. */
  #tools = /* @__PURE__ */ new Map();
  #dropped = /* @__PURE__ */ new Set();
  note(tool3, schema, name) {
    for (const place2 of [schema, name, name?.via])
      if (place2 && place2.file === void 0 && !this.#tools.has(place2.start)) this.#tools.set(place2.start, tool3);
  }
  /** The tool that has this very schema, or its name from this literal. */
  toolIn(literal2, schema) {
    const name = propertyOf(literal2, "name");
    return this.#kept((schema && this.#at(schema)) ?? (name && this.#at(place(bare(name)))));
  }
  /** Whether a tool has its name from this place. */
  isNamedAt(name) {
    return this.#kept(this.#at(name)) !== void 0;
  }
  drop(tool3) {
    this.#dropped.add(tool3);
  }
  #at({ start: start3, file }) {
    return file === void 0 ? this.#tools.get(start3) : void 0;
  }
  #kept(tool3) {
    return tool3 && !this.#dropped.has(tool3) ? tool3 : void 0;
  }
};

// src/extract/javascript/registrations/raw-answers.ts
function rawAnswers(objects, collector) {
  for (const literal2 of objects) {
    if (isAnswer(literal2) && !refusesClients(collector.evaluator.file)) listedTools(literal2, collector);
    if (isRead(literal2) && !isOfReader(literal2, collector)) collector.addWrittenRead(literal2);
  }
}
var isAnswer = (literal2) => propertyOf(literal2, "result") !== void 0 && propertyOf(literal2, "jsonrpc") !== void 0 && !isExpectation(literal2);
function listedTools(literal2, collector) {
  const list = propertyOf(bare(propertyOf(literal2, "result")), "tools");
  const value = list && collector.evaluate(list);
  if (value?.kind === "unknown") {
    const what = `a list of tools: ${shown(list)}`;
    const unread = { ...place(list), what, reason: "the list is not known", mayBeElsewhere: true };
    collector.unreadLists.push(() => void collector.unread.push(unread));
  }
  if (value?.kind !== "array") return;
  for (const item of value.items) {
    if (item.kind !== "object" || item.open || item.file !== void 0 || isWholeTool(item)) continue;
    if (collector.known.isNamedAt(entry(item, "name")?.value ?? item)) continue;
    collector.take(item);
    collector.addTool(item, literal2, { api: "list", group: value });
  }
}
var refusesClients = remembered(({ program, modules }) => {
  const values = /* @__PURE__ */ new Set();
  walkAst(program, (node) => {
    if (node.type === "Literal") values.add(node.value);
  });
  const isOwn = !modules.some((name) => name.startsWith("@modelcontextprotocol/"));
  const begins = values.has("initialize") || values.has("server/discover");
  return isOwn && values.has("tools/list") && values.has(METHOD_NOT_FOUND) && !begins;
});
var METHOD_NOT_FOUND = 32601;
function isRead(literal2) {
  const contents = propertyOf(literal2, "contents");
  const [first] = contents?.type === "ArrayExpression" ? contents.elements : [];
  if (!first || isExpectation(literal2)) return false;
  return propertyOf(bare(first), "uri") !== void 0 && propertyOf(bare(first), "text", "blob") !== void 0;
}
var isOfReader = (literal2, { readers }) => readers.some(({ callable }) => callable !== void 0 && isInside(literal2, callable));

// src/extract/javascript/collect.ts
var KNOWN = libraries.map((each) => ({ ...each, isModule: modulesOf2(each) }));
function modulesOf2({ modules }) {
  const names = Object.keys(modules);
  return names.length > 0 ? new RegExp(`^(${names.join("|")})`) : /^(?!)/;
}
var CALLS = new Map(
  KNOWN.flatMap(
    ({ exports, methods, calls }) => [exports, methods, calls].flatMap((each) => Object.keys(each ?? {}))
  ).map((name) => [name, callReader(name)])
);
function callReader(name) {
  const withExport = KNOWN.filter(({ exports }) => exports?.[name]);
  const withMethod = KNOWN.filter(({ methods }) => methods?.[name]);
  const withCall = KNOWN.find(({ calls }) => calls?.[name]);
  return (site, all) => {
    const source = withExport.length > 0 ? all.modules.sourceOfCallee(site.call) : void 0;
    const read = (source === void 0 ? void 0 : withExport.find(({ isModule }) => isModule.test(source))?.exports?.[name]) ?? withMethod.find(({ isModule }) => all.modules.has(isModule))?.methods?.[name] ?? withCall?.calls?.[name];
    read?.(site, all);
  };
}
var CLASSES2 = new Set(KNOWN.flatMap(({ classes = [] }) => classes));
var BASE_CLASSES = new Map(KNOWN.flatMap(({ baseClasses = {} }) => Object.entries(baseClasses)));
var HOOKS = new Map(KNOWN.flatMap(({ hooks = {} }) => Object.entries(hooks)));
var readLiteral = literalReader(KNOWN.flatMap(({ literals = [] }) => literals));
function constructedTool(site, collector) {
  const maker = makerOf2(bare(site.call.callee), collector);
  if (!maker || !CLASSES2.has(maker.name)) return;
  const isKnown3 = KNOWN.some(({ classes, isModule }) => classes?.includes(maker.name) && isModule.test(maker.source));
  if (isKnown3) madeFunctionTool(site, collector);
}
function readerOf(call, evaluator) {
  const callee = bare(call.callee);
  if (isSuperOfTool(callee)) return constructedTool;
  const name = calledName(callee, evaluator);
  if (name === void 0) return void 0;
  if (callee.type === "Identifier" && !takesServer(name) && CALLS.has(name) && isServerGiven(call, evaluator))
    return void 0;
  if (name === "from" && callee.type === "MemberExpression")
    return CLASSES2.has(path(callee).at(-2)) ? constructedTool : void 0;
  return CALLS.get(name);
}
function isServerGiven({ arguments: [first] }, evaluator) {
  return first !== void 0 && /(server|mcp)$/i.test(path(first).at(-1)) && evaluator.evaluate(first).kind === "unknown";
}
function calledName(callee, { file }) {
  if (callee.type === "MemberExpression") return memberName(callee);
  if (callee.type !== "Identifier") return void 0;
  const node = file.scopes.resolve(callee)?.node;
  return node?.type === "ImportSpecifier" && "name" in node.imported ? node.imported.name : callee.name;
}
function isRemovedAtOnce(call) {
  const member2 = call.parent;
  if (member2.type !== "MemberExpression" || member2.object !== call) return false;
  const { parent } = member2;
  return parent.type === "CallExpression" && parent.callee === member2 && memberName(member2) === "remove";
}
function helperAround(site, { helpers }) {
  const name = nameIn(site);
  return name && helpers.around(site.call, { method: site.names.at(-1), name, described: describedIn(site) });
}
function collect(evaluator, { isUnused = () => false, ...options } = {}) {
  const all = new Collector(evaluator, options);
  const { classes, functions, made } = evaluator.file;
  const isInTest = testsWithin(evaluator.file.program);
  const objects = evaluator.file.objects.filter((each) => !isInTest(each));
  const ofModules = KNOWN.find(({ readModule, isModule }) => readModule && all.modules.has(isModule));
  if (ofModules) ofModules.readModule(all);
  else exportedTool(all);
  readCalls(all, isInTest);
  for (const call of made) {
    const args = call.arguments.map(bare);
    if (args.length > 0) constructedTool({ call, names: path(call.callee), args }, all);
  }
  for (const each of classes) toolClass(each, all, BASE_CLASSES);
  for (const callable of functions) HOOKS.get(nameOf10(callable) ?? "")?.(callable, all);
  const hasList = all.listers.length > 0;
  for (const object2 of objects)
    if (!all.isTaken(object2) && !(mayBeTool(object2) && isUnused(object2, hasList))) readLiteral(object2, all);
  readInstructions(all);
  keyedTools(objects, all);
  rawAnswers(objects, all);
  all.unread.splice(0, Infinity, ...unreadIn(all));
  all.wired = all.wiring.wiring(new Set(all.registrations.map(({ start: start3 }) => start3)));
  return all;
}
var mayBeTool = ({ properties }) => properties.some((each) => OF_TOOLS.test(keyName(each) ?? ""));
var OF_TOOLS = /^(?:input_?schema|schema|parameters|function|handler|execute)$/i;
function testsWithin({ body }) {
  const tests = body.filter((each) => each.type === "IfStatement" && path(each.test).join(".") === ".vitest");
  return (node) => tests.some((each) => startOf(each) <= startOf(node) && endOf(node) <= endOf(each));
}
function readCalls(collector, isInTest) {
  const others = [];
  for (const call of collector.evaluator.file.calls) {
    if (isInTest(call)) continue;
    const own = readerOf(call, collector.evaluator);
    const names = path(call.callee);
    const mayBeTool2 = mayMakeTool(names);
    if (!own && !mayBeTool2 && call.arguments.length < 2) continue;
    const args = call.arguments.map(bare);
    if (args.length === 0) continue;
    const written2 = { call, names, args };
    if (args.some(({ type }) => type === "SpreadElement")) {
      if (own) passedOn(written2, collector, (site2) => own(site2, collector));
      continue;
    }
    if (own && (isRemovedAtOnce(call) || collector.isNeverCalled(call))) {
      for (const arg of args) collector.takeArgument(arg);
      continue;
    }
    const ofRegistrar = own || args.length < 2 ? void 0 : registrarSite(written2, collector);
    const site = ofRegistrar ?? (own || mayBeTool2 ? written2 : void 0);
    if (!site) continue;
    const known2 = own ?? (ofRegistrar && registrar);
    const reader = mayBeTool2 ? orAnyTool(known2, written2) : known2;
    const helper = helperAround(site, collector);
    const read = () => collector.inTurns(site, helper, () => reader(site, collector));
    if (helper) read();
    else others.push(() => void (collector.isFollowed(call) || read()));
  }
  for (const read of others) read();
}
function orAnyTool(reader, written2) {
  return (site, all) => {
    const before = countOf2(all);
    reader?.(site, all);
    if (countOf2(all) === before) anyTool(written2, all);
  };
}
var countOf2 = ({ tools, functions, others }) => tools.length + functions.length + others.length;
function nameOf10({ id, parent }) {
  if (id) return id.name;
  if (parent.type === "VariableDeclarator") return parent.id.type === "Identifier" ? parent.id.name : void 0;
  return keyName(parent);
}

// src/extract/javascript/registrations/named-tools.ts
function toolsNamedIn({ calls, objects }) {
  const registered = calls.flatMap(
    ({ callee, arguments: [name] }) => REGISTERS3.test(path(callee).at(-1) ?? "") && name?.type === "Literal" && typeof name.value === "string" ? [name.value] : []
  );
  return [...registered, ...objects.flatMap(keysOfTools)];
}
var REGISTERS3 = /^(?:register|add|define)[A-Z]\w{0,40}Tool$/;
var keysOfTools = ({ properties }) => properties.flatMap((each) => {
  const value = each.type === "Property" ? bare(each.value) : void 0;
  const key = value && isTool(value) ? keyName(each) : void 0;
  return key === void 0 ? [] : [key];
});
var isTool = (value) => propertyOf(value, "description") !== void 0 && propertyOf(value, ...HANDLERS, ...SCHEMA_WORDS, "inputSchema") !== void 0;

// src/extract/javascript/removed.ts
function removedIn(evaluator) {
  const { calls, program } = evaluator.file;
  return calls.flatMap((call) => {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression" || memberName(callee) !== "remove" || call.arguments.length > 0) return [];
    const name = nameOfRegistered(bare(callee.object), evaluator);
    const within2 = place(functionAround(call) ?? program);
    return [{ ...place(call), within: within2, ...name !== void 0 && { name } }];
  });
}
function nameOfRegistered(object2, evaluator) {
  const given = object2.type === "Identifier" ? evaluator.file.scopes.valueOf(object2) : object2;
  const value = given && bare(given);
  if (value?.type !== "CallExpression") return void 0;
  const callee = bare(value.callee);
  const isRegistered = callee.type === "MemberExpression" && /^(?:registerTool|tool)$/.test(memberName(callee) ?? "");
  const name = isRegistered ? value.arguments[0] : void 0;
  return name && textOf(evaluator.evaluate(name));
}

// src/extract/javascript/zod/versions.ts
var ALL = [3, 4, 4.2, 4.6];
function zodVersions(source, sdk, { zod }) {
  if (/mini|core/.test(source)) return [];
  const known2 = zod === void 0 ? void 0 : versionsOf(zod);
  const imported = ofImport(source, known2);
  return sdk === "v2" ? imported.filter((version) => version >= 4.2) : imported;
}
function ofImport(source, known2) {
  if (/^zod\/v3(\/|$)/.test(source)) return [3];
  const isV4 = /^zod\/v4(\/|$)/.test(source);
  if (!isV4) return known2 ?? ALL;
  if (known2?.includes(3)) return [4];
  return known2 ?? ALL.filter((version) => version !== 3);
}
function versionsOf(version) {
  const [, major, minor] = /^[\^~]?v?(\d{1,4})(?:\.(\d{1,4}))?/.exec(version) ?? [];
  if (major === "3") return [3];
  if (major !== "4") return void 0;
  if (minor === void 0) return ALL.filter((each) => each !== 3);
  return [Number(minor) >= 6 ? 4.6 : Number(minor) >= 2 ? 4.2 : 4];
}

// src/extract/javascript/served/chain.ts
function chainOf(trace, path2, isProperty, seen) {
  const methods = [];
  let is = seen ? "itself" : "gone";
  let [own, isPlace] = [path2, isProperty];
  for (let at = trace; ; at = at.before) {
    const { last: step, before } = at;
    const known2 = is === "itself" ? seen?.get(at) : void 0;
    if (known2 !== void 0)
      return { base: step, methods: methods.reverse(), path: own, seen: { trace: at, path: known2 } };
    if (is === "itself") seen?.set(at, own);
    if (!before) return { base: step, methods: methods.reverse(), path: own };
    const addsChoice = is !== "gone" && OPTIONAL.has(step.name) && !isPlace;
    const isPlain4 = seen !== void 0 && NULLABLE.has(step.name) && isPrimitive(before);
    methods.push({ step, addsChoice, isPlain: isPlain4 });
    if (is === "gone") continue;
    if (step.name === "describe") is = "copy";
    else is = WRAPPING.has(step.name) ? "itself" : "gone";
    if (addsChoice) own += "/anyOf/1";
    if (!NULLABLE.has(step.name)) continue;
    if (isPlain4) is = "gone";
    [own, isPlace] = [`${own}/anyOf/0`, false];
  }
}
function notesAfter(draft, { name, at }, notes, before, target) {
  if (name === "describe" || name === "meta") return [...notes, ...[...draft.keys()].filter((key) => !before.has(key))];
  if (name === "brand") return notes;
  const isCheck = CHECKING.has(name) || isOfStrings(name) || isOfNumbers(name) || isOfArrays(name);
  if (notes.length === 0 || !isCheck && !ON_OBJECTS.has(name)) return [];
  const zod = isCheck ? target.askVersion() : 4;
  if (zod === 4.6) return notes;
  for (const key of notes) {
    if (zod === 4) draft.delete(key);
    else draft.set(key, unknownAt(at));
  }
  return zod === 4 ? [] : notes;
}
var CHECKING = new Set("refine superRefine check overwrite".split(" "));
function descriptionAfter(before, { name, args: [said], at }) {
  if (name === "describe") return said?.kind === "string" ? said : unknownAt(at);
  return WRAPPING.has(name) && !PASSING_ON.has(name) ? void 0 : before;
}
function descriptionOf(trace) {
  const [base, ...methods] = callsOf(trace);
  return methods.reduce(descriptionAfter, base.described);
}
var isPrimitive = (trace) => /^(string|number|bigint|boolean|null)$/.test(describedCallOf(trace) ?? "");
function describedCallOf(trace) {
  const [base, ...methods] = trace ? callsOf(trace) : [];
  return methods.every(({ name }) => name === "describe") ? base?.name : void 0;
}
var onlyCallOf2 = (trace) => trace && !trace.before ? trace.last.name : void 0;
var OPTIONAL = new Set("optional nullish exactOptional".split(" "));
var NULLABLE = new Set("nullable nullish".split(" "));
var WRAPPING = new Set(
  "optional nullable nullish default catch readonly brand refine superRefine transform pipe".split(" ")
);
var PASSING_ON = new Set(
  "optional nullable nullish default catch brand transform".split(" ")
);

// src/extract/javascript/served/zod-serving.ts
var UNREPRESENTABLE = new Set(
  "date bigint map set custom instanceof undefined void nan symbol int64 uint64 function".split(" ")
);
var NOT_IN_JSON = new Set("date bigint map set symbol function instanceof".split(" "));
var SAME_VALUES = new Set("describe optional nullable nullish default min max".split(" "));
var SCALARS = new Set("string number boolean null".split(" "));
var ZodServing = class {
  #target;
  #isV3;
  /** Where each schema is in the result: zod 3 refers to it when it comes again. */
  #seen = /* @__PURE__ */ new Map();
  fault;
  refusing;
  /** Inside of a choice another branch may take the value. */
  #choices = 0;
  constructor(target) {
    this.#target = target;
    this.#isV3 = target.is === "v3";
  }
  /** `path`: where the schema is in the result, as a reference says it. */
  convert(node, path2, isProperty = false) {
    const trace = node.kind === "object" ? traceOf(node) : void 0;
    if (!trace || node.kind !== "object") return unknownAt(node);
    const place2 = placeOf(node);
    const { base, methods, path: own, seen } = chainOf(trace, path2, isProperty, this.#isV3 ? this.#seen : void 0);
    const draft = /* @__PURE__ */ new Map();
    if (seen) draft.set("$ref", { kind: "string", ...place2, value: seen.path });
    const steps = methods.map(({ step }) => step);
    let isOpen = seen === void 0 && !this.#start(draft, base, steps, node, own);
    if (!this.#isV3) {
      let notes = [];
      for (const each of methods) {
        const before = new Set(draft.keys());
        if (!this.#apply(draft, each, node, { place: place2, isOpen })) isOpen = true;
        notes = notesAfter(draft, each.step, notes, before, this.#target);
      }
      return object(place2, [...draft], isOpen);
    }
    let description = seen ? descriptionOf(seen.trace) : base.described;
    if (description && !seen) draft.set("description", description);
    for (const each of methods) {
      if (!this.#apply(draft, each, node, { place: place2, isOpen })) isOpen = true;
      description = descriptionAfter(description, each.step);
      const passOn = () => void (description && PASSING_ON.has(each.step.name) && draft.set("description", description));
      if (!each.addsChoice || each.step.name === "nullish") passOn();
      if (!each.addsChoice) continue;
      chooseAmong(draft, [object(place2, [["not", object(place2, [])]]), object(place2, [...draft], isOpen)], place2);
      passOn();
    }
    return object(place2, [...draft], isOpen);
  }
  /** False: something about it is not known. */
  #start(draft, base, methods, node, path2) {
    const { name } = base;
    const place2 = placeOf(node);
    const put = (key, value) => (draft.set(key, value), true);
    const put_ = (key, value) => put(key, scalar(value, place2));
    const add2 = (keywords) => {
      for (const { key, value } of keywords) put(key, value === void 0 ? unknownAt(place2) : scalar(value, place2));
    };
    if (!this.#isV3 && UNREPRESENTABLE.has(name)) {
      this.fault ??= { is: "throws", by: `z.${base.coerces ? "coerce." : ""}${name}()`, at: place2, name: base.at };
      return false;
    }
    if (this.#isV3 && this.#choices === 0 && NOT_IN_JSON.has(name) && !base.coerces) {
      if (methods.every((each) => SAME_VALUES.has(each.name)))
        this.refusing ??= { by: `z.${name}()`, at: place2, name: base.at };
    }
    if (name === "string" || name !== "date" && isStringFormat(name)) {
      put_("type", "string");
      const { keywords, isKnown: isKnown3 } = stringKeywords([base, ...methods], this.#target);
      add2(keywords);
      return isKnown3;
    }
    switch (name) {
      case "number":
      case "int": {
        const { type, keywords } = numberKeywords([base, ...methods], this.#target);
        put_("type", type);
        add2(keywords);
        return true;
      }
      case "boolean":
      case "null":
        return put_("type", name);
      case "any":
      case "unknown":
        return true;
      case "date":
        return put_("type", "string") && put_("format", "date-time");
      case "bigint":
        return put_("type", "integer") && put_("format", "int64") && methods.every(({ name: name2 }) => CHANGING_NOTHING.has(name2));
      case "never":
      case "undefined":
      case "nan":
        return put("not", object(place2, []));
      case "array": {
        put_("type", "array");
        const item = get(node, "items");
        const isAny = item?.kind === "object" && describedCallOf(traceOf(item)) === "any";
        if (!(this.#isV3 && isAny)) put("items", item ? this.convert(item, `${path2}/items`) : unknownAt(place2));
        add2(arrayKeywords(methods));
        return true;
      }
      case "enum":
      case "nativeEnum":
      case "literal":
        return this.#choice(draft, base, node, place2);
      case "object":
      case "strictObject":
      case "looseObject":
        return this.object(draft, [base, ...methods], node, path2);
      case "union":
      case "discriminatedUnion": {
        this.#choices += 1;
        const isKnown3 = this.#union(draft, name, node, path2);
        this.#choices -= 1;
        return isKnown3;
      }
      case "record":
        return this.#record(draft, base, node, path2);
      case "tuple":
        return this.#tuple(draft, node, path2);
      default:
        return false;
    }
  }
  #choice(draft, { name }, node, place2) {
    const values = partOf(node, "enum")?.value;
    if (values?.kind !== "array" || values.open || values.items.length === 0) return false;
    const kinds = new Set(values.items.map(({ kind: kind2 }) => kind2));
    const [kind] = kinds;
    if (kinds.size !== 1 || !SCALARS.has(kind)) return false;
    draft.set("type", scalar(kind === "null" && this.#isV3 ? "object" : kind, place2));
    if (name === "literal" && values.items.length === 1) {
      if (kind !== "null" || !this.#isV3) draft.set("const", values.items[0]);
    } else draft.set("enum", values);
    return name !== "literal" || values.items.length === 1 || !this.#isV3;
  }
  /** Also of the shape that a tool is given instead of a schema. */
  object(draft, steps, node, path2) {
    const place2 = placeOf(node);
    draft.set("type", scalar("object", place2));
    const shape = get(node, "properties");
    const properties = [];
    const required = [];
    let isOpen = shape?.kind !== "object" || shape.open;
    for (const each of shape?.kind === "object" ? shape.entries : []) {
      if (entry(shape, each.key) !== each) continue;
      const { value } = each;
      const trace = value.kind === "object" ? traceOf(value) : void 0;
      const base = trace && callsOf(trace)[0].name;
      if (this.#isV3 && (base === "void" || base === "symbol")) continue;
      properties.push({ ...each, value: this.convert(value, `${path2}/properties/${each.key}`, true) });
      const need = this.#isRequired(value);
      if (need === "unknown") isOpen = true;
      else if (need === "yes") required.push(scalar(each.key, each));
    }
    draft.set("properties", { ...shape ?? place2, kind: "object", entries: properties, open: isOpen });
    const isVague2 = isOpen || steps.some(({ name }) => name === "required");
    if (required.length > 0 || isVague2) draft.set("required", arrayOf(required, place2, isVague2));
    const rest = this.#additional(steps, node, path2);
    if (rest) draft.set("additionalProperties", rest);
    return true;
  }
  #additional(steps, node, path2) {
    const place2 = placeOf(node);
    const mode = steps.findLast(({ name }) => MODES.has(name))?.name;
    const all = get(node, "additionalProperties");
    if (mode === "merge") return unknownAt(place2);
    if (mode === "catchall") return all ? this.convert(all, `${path2}/additionalProperties`) : unknownAt(place2);
    if (mode === "passthrough" || mode === "loose" || mode === "looseObject")
      return this.#isV3 ? scalar(true, place2) : object(place2, []);
    const isStrict = mode === "strict" || mode === "strictObject";
    return isStrict || this.#isV3 || this.#target.io === "output" ? scalar(false, place2) : void 0;
  }
  #isRequired(value) {
    const trace = value.kind === "object" ? traceOf(value) : void 0;
    if (!trace) return "unknown";
    const calls = callsOf(trace);
    const names = calls.map(({ name }) => name);
    const [base] = calls;
    if (names.some((name) => VAGUELY_REQUIRED.has(name))) return "unknown";
    const isOutput = this.#target.io === "output" && !this.#isV3;
    const defaults = names.findLastIndex((name) => DEFAULTS.has(name));
    const optional = names.findLastIndex((name) => OPTIONAL.has(name));
    if (isOutput && defaults > optional) return "yes";
    if (!this.#isV3 && names.includes("catch")) return optional >= 0 ? "unknown" : "yes";
    if (this.#isV3) {
      if (optional >= 0 && names.slice(optional).some((name) => RUNNING.has(name))) return "unknown";
      if (/^(any|unknown|undefined|custom)$/.test(base.name)) return base.name === "custom" ? "unknown" : "no";
      if (base.coerces && /^(string|boolean)$/.test(base.name)) return "no";
      if (base.coerces && base.name === "bigint") return "unknown";
      const options = base.name === "union" ? items(get(value, "anyOf")).map((each) => this.#isRequired(each)) : [];
      if (options.some((each) => each !== "yes")) return options.includes("no") ? "no" : "unknown";
    }
    return markOf(value) === "required" ? "yes" : "no";
  }
  #union(draft, name, node, path2) {
    const list = get(node, "anyOf");
    if (list?.kind !== "array" || list.open) return false;
    const options = list.items;
    const traces = options.map((each) => each.kind === "object" ? traceOf(each) : void 0);
    const place2 = placeOf(node);
    const convertAll = () => options.map((each, index) => this.convert(each, `${path2}/anyOf/${index}`));
    if (traces.some((each) => each === void 0)) {
      draft.set("anyOf", { ...list, items: convertAll() });
      return false;
    }
    if (this.#isV3) {
      const bases = traces.flatMap((each) => describedCallOf(each) ?? []);
      if (bases.length === traces.length && bases.every((base) => PLAIN.has(base))) return join(draft, bases, place2);
      const literals = this.#literals(options);
      if (literals === "unknown") return false;
      if (literals) {
        const kinds = literals.map(({ kind }) => kind);
        join(draft, kinds, place2);
        draft.set("enum", arrayOf(literals, place2));
        return true;
      }
    }
    const converted = convertAll();
    const types = name === "union" && !this.#isV3 ? converted.map(typesIn) : [void 0];
    if (types.every((each) => each !== void 0) && this.#target.askVersion() === 4.6)
      return join(draft, types.flat(), place2);
    const kept = this.#isV3 ? converted.filter((each) => each.kind !== "object" || each.open || each.entries.length > 0) : converted;
    const key = name === "discriminatedUnion" && !this.#isV3 && this.#target.askVersion() !== 4 ? "oneOf" : "anyOf";
    if (kept.length > 0) draft.set(key, arrayOf(kept, place2));
    return true;
  }
  /** zod 3: a union of nothing but literals, or of nothing but enums, is one enum. */
  #literals(options) {
    const traces = options.map(traceOf);
    const isEnum = traces.every((each) => describedCallOf(each) === "enum");
    if (!isEnum && !traces.every((each) => onlyCallOf2(each) === "literal")) return void 0;
    const lists = options.map((each) => partOf(each, "enum")?.value);
    if (lists.some((list) => list?.kind !== "array" || list.open)) return "unknown";
    const values = /* @__PURE__ */ new Map();
    for (const each of lists.flatMap(items)) {
      if (!SCALARS.has(each.kind)) return "unknown";
      const value = "value" in each ? each.value : null;
      if (!values.has(value)) values.set(value, each);
    }
    return [...values.values()];
  }
  #record(draft, { args }, node, path2) {
    const place2 = placeOf(node);
    const value = get(node, "additionalProperties");
    draft.set("type", scalar("object", place2));
    const key = args.length > 1 ? args[0] : void 0;
    const trace = key && key.kind === "object" ? traceOf(key) : void 0;
    const isText3 = key === void 0 || onlyCallOf2(trace) === "string";
    if (!this.#isV3)
      draft.set("propertyNames", isText3 ? object(place2, [["type", scalar("string", place2)]]) : unknownAt(place2));
    const converted = value ? this.convert(value, `${path2}/additionalProperties`) : unknownAt(place2);
    draft.set("additionalProperties", converted);
    return isText3 && (this.#isV3 || args.length > 1);
  }
  #tuple(draft, node, path2) {
    const place2 = placeOf(node);
    const list = get(node, "prefixItems");
    draft.set("type", scalar("array", place2));
    if (list?.kind !== "array" || list.open) return false;
    const { sdk } = this.#target;
    const isV46 = !this.#isV3 && this.#target.askVersion() === 4.6;
    const parts = list.items.map((each, index) => this.convert(each, `${path2}/items/${index}`));
    const key = sdk === "v2" ? "prefixItems" : "items";
    draft.set(key, arrayOf(parts, place2));
    if (isV46) draft.set(sdk === "v2" ? "items" : "additionalItems", scalar(false, place2));
    if (this.#isV3 || isV46) {
      draft.set("minItems", scalar(parts.length, place2));
      draft.set("maxItems", scalar(parts.length, place2));
    }
    return this.#isV3 || parts.length > 0;
  }
  #apply(draft, { step: { name, args }, isPlain: isPlain4 }, node, { place: place2, isOpen }) {
    const type = text(draft.get("type"));
    const [given] = args;
    if (CHANGING_NOTHING.has(name) || type === "array" && isOfArrays(name)) return true;
    if (type === "string" ? isOfStrings(name) : /^(number|integer)$/.test(type ?? "") && isOfNumbers(name)) return true;
    switch (name) {
      case "describe":
        draft.set("description", given?.kind === "string" ? given : unknownAt(place2));
        return true;
      case "meta":
        if (this.#isV3 || given?.kind !== "object" || given.open || entry(given, "id")) return false;
        for (const { key, value } of given.entries) draft.set(key, value);
        return true;
      case "default":
        draft.set("default", get(node, "default") ?? unknownAt(place2));
        return true;
      case "catch":
        if (this.#isV3) return true;
        if (!given || !SCALARS.has(given.kind)) return false;
        draft.set("default", given);
        return true;
      case "nullable":
      case "nullish":
        this.#nullable(draft, place2, isOpen, isPlain4);
        return true;
      case "readonly":
        if (!this.#isV3) draft.set("readOnly", scalar(true, place2));
        return true;
      case "transform":
        if (this.#isV3 || this.#target.io === "input") return true;
        this.fault ??= { is: "throws", by: ".transform()", at: placeOf(node) };
        return false;
      case "pipe":
        return this.#target.io === "input";
      default:
        return false;
    }
  }
  #nullable(draft, place2, isOpen, isPlain4) {
    const inner = object(place2, [...draft], isOpen);
    const types = typesIn(inner);
    const type = text(draft.get("type"));
    if (types && !this.#isV3 && this.#target.askVersion() === 4.6) return void join(draft, [...types, "null"], place2);
    if (!isPlain4) return chooseAmong(draft, [inner, object(place2, [["type", scalar("null", place2)]])], place2);
    draft.clear();
    const names = [type, "null"].map((each) => scalar(each, place2));
    draft.set("type", arrayOf(names, place2));
  }
};
function chooseAmong(draft, items2, place2) {
  draft.clear();
  draft.set("anyOf", arrayOf(items2, place2));
}
var RUNNING = new Set("refine superRefine transform".split(" "));
var MODES = new Set(
  "strict strictObject passthrough loose looseObject strip catchall merge".split(" ")
);
var DEFAULTS = new Set("default prefault".split(" "));
var VAGUELY_REQUIRED = new Set(
  "preprocess lazy prefault unwrap intersection and pipe codec stringbool nonoptional".split(" ")
);

// src/extract/javascript/served/served.ts
var UNKNOWN_ZOD = "toolint does not know this version of zod";
var OLD = "what this old version of the MCP SDK makes of it is not known";
function servedSchemas(tool3, key, { api, sdk, schema, output }, packages) {
  const given = key === "inputSchema" ? schema : output;
  const isCall = api === "registerTool" || api === "registerAppTool" || api === "tool";
  if (!isCall || given === void 0 || given.is !== "zod" && given.is !== "shape") return void 0;
  const node = get(tool3, key);
  if (!node || node.kind !== "object" || markOf(node) === void 0)
    return [{ schema: unknownAt(node ?? tool3), reason: "its value is not known" }];
  const io = key === "inputSchema" ? "input" : "output";
  const what = { node, io, isShape: given.is === "shape" };
  if (sdk !== void 0) return formsBy(sdk, what, packages);
  const either = ["v1", "v2"].flatMap((each) => formsBy(each, what, packages));
  const possible = either.filter(({ reason }) => reason !== UNKNOWN_ZOD);
  return [{ schema: unknownAt(node), reason: "the version of the MCP SDK is not known", either: possible }];
}
function formsBy(sdk, { node, io, isShape }, packages) {
  const source = sourceOf(node);
  const isOld = sdk === "v1" && isOlder(packages["@modelcontextprotocol/sdk"], 23);
  if (isOld && !isShape) return [{ schema: unknownAt(node), reason: OLD }];
  const possible = source === void 0 ? [isOld ? 3 : 4.6] : zodVersions(source, sdk, packages);
  const versions = isOld ? possible.filter((version) => version === 3) : possible;
  const blind = versions.length < possible.length ? [byOldSdk(node, io, packages)] : [];
  if (versions.length === 0 && blind.length > 0) return blind;
  if (versions.length === 0) return [{ schema: unknownAt(node), reason: UNKNOWN_ZOD }];
  const forms = [...blind];
  let ofAll4;
  for (const zod of versions) {
    if (zod !== 3 && ofAll4) continue;
    const target = new Target(zod, sdk, io);
    const form = served(node, target, isShape);
    if (zod !== 3 && !target.isOfVersion) ofAll4 = form;
    forms.push(form);
  }
  return forms;
}
function byOldSdk(node, io, packages) {
  const by = `zod 4, which the MCP SDK reads from 1.23 on (here ${packages["@modelcontextprotocol/sdk"] ?? ""})`;
  const place2 = placeOf(node);
  const stamp = ["$schema", scalar("http://json-schema.org/draft-07/schema#", place2)];
  if (io === "output") return { schema: object(place2, [["type", scalar("object", place2)], stamp], true) };
  const schema = object(place2, [...noParameters(place2), stamp]);
  return { schema, ...!isEmpty(node) && { fault: { is: "lost", by, at: place2, isOfVersion: true } } };
}
function sourceOf(node) {
  const trace = traceOf(node);
  if (trace) return trace.source;
  const shape = get(node, "properties");
  if (shape?.kind !== "object") return void 0;
  for (const { value } of shape.entries) {
    const found = traceOf(value);
    if (found) return found.source;
  }
  return shape.entries.length > 0 ? "zod" : void 0;
}
function served(node, target, isShape) {
  const trace = traceOf(node);
  const isV1 = target.sdk === "v1";
  const serving = new ZodServing(target);
  const loss = isV1 && trace ? lossOf(trace, target.is === "v3") : void 0;
  if (loss === "unknown") return { schema: unknownAt(node), reason: "what the SDK makes of it is not known" };
  if (loss !== void 0) return lost(node, loss, target);
  let schema;
  if (trace) schema = serving.convert(node, "#");
  else if (isShape) {
    const draft = /* @__PURE__ */ new Map();
    serving.object(draft, [], node, "#");
    schema = object(placeOf(node), [...draft]);
  } else return { schema: unknownAt(node), reason: "its value is not known" };
  if (serving.fault) return { fault: serving.fault };
  const refusing = target.io === "input" && serving.refusing ? { refusing: serving.refusing } : {};
  if (schema.kind !== "object") return { schema, ...refusing };
  const choice = get(schema, "anyOf") ?? get(schema, "oneOf");
  const isChoice = choice !== void 0 && (target.io === "input" || items(choice).every(isOfObject));
  if (!isV1 && !isOfObject(schema) && !isChoice)
    return { schema: unknownAt(node), reason: "it is not an object", ...refusing };
  const type = entry(schema, "type") ? [] : [{ key: "type", ...placeOf(node), value: scalar("object", node) }];
  const dialect = isV1 ? "http://json-schema.org/draft-07/schema#" : "https://json-schema.org/draft/2020-12/schema";
  const stamp = { key: "$schema", ...placeOf(node), value: scalar(dialect, node) };
  return { schema: { ...schema, entries: [...type, ...schema.entries, stamp] }, ...refusing };
}
var isOfObject = (schema) => text(get(schema, "type")) === "object";
function lost(node, by, { io }) {
  const place2 = placeOf(node);
  const fault = { is: io === "input" ? "lost" : "dropped", by, at: place2 };
  return { ...io === "input" && { schema: object(place2, noParameters(place2)) }, ...!isEmpty(node) && { fault } };
}
function isEmpty(node) {
  const properties = get(node, "properties");
  return properties?.kind === "object" && !properties.open && properties.entries.length === 0;
}
var noParameters = (place2) => [
  ["type", scalar("object", place2)],
  ["properties", object(place2, [])]
];
function lossOf(trace, isV3) {
  const [base, ...methods] = callsOf(trace);
  if (NO_OBJECTS.has(base.name)) return `z.${base.name}()`;
  if (!OBJECTS.has(base.name)) return "unknown";
  for (const { name } of methods) {
    if (KEEPING.has(name)) continue;
    if (LOSING.has(name) || isV3 && LOSING_IN_3.has(name)) return `.${name}()`;
    if (!LOSING_IN_3.has(name)) return "unknown";
  }
  return void 0;
}
var OBJECTS = /* @__PURE__ */ new Set(["object", "strictObject", "looseObject"]);
var NO_OBJECTS = /* @__PURE__ */ new Set(["union", "discriminatedUnion", "intersection", "preprocess"]);
var KEEPING = /* @__PURE__ */ new Set([
  ...["strict", "strip", "passthrough", "loose", "describe", "extend", "merge", "safeExtend", "augment", "catchall"],
  ...["pick", "omit", "partial", "required", "meta"]
]);
var LOSING = /* @__PURE__ */ new Set([
  ...["optional", "nullable", "nullish", "default", "transform", "pipe", "and"]
]);
var LOSING_IN_3 = /* @__PURE__ */ new Set(["refine", "superRefine", "brand"]);

// src/extract/javascript/extract.ts
var SourceCode = class {
  imports;
  registrations;
  unread;
  wiring;
  isOnStdio;
  asksOpenai;
  widget;
  calledTools;
  handshakes;
  hostNames;
  builderOf = builderOf;
  served = (registration, tool3, key, packages) => servedSchemas(tool3, key, registration, packages);
  #evaluator;
  #evaluatorOfAnswers;
  #found;
  #followImport;
  #listsTools;
  #rewritesSchemas;
  #prints;
  #isTyped;
  /** What has been asked for. */
  #known = /* @__PURE__ */ new Map();
  constructor(evaluator, found, widgets, { followImport, listsTools, rewritesSchemas, prints, isTyped: isTyped2 = false }) {
    this.imports = evaluator.file.modules;
    this.registrations = found.registrations;
    this.unread = found.unread;
    this.wiring = found.wired;
    this.isOnStdio = transportOf(evaluator) !== void 0;
    this.asksOpenai = asksOpenai(evaluator.file);
    this.widget = widgets.flatMap(({ widget: widget2 }) => widget2);
    this.calledTools = widgets.flatMap((each) => each.calledTools);
    this.handshakes = widgets.flatMap((each) => each.handshakes);
    this.hostNames = widgets.flatMap((each) => each.hostNames);
    this.#evaluator = evaluator;
    this.#found = found;
    this.#followImport = followImport;
    this.#prints = prints;
    this.#isTyped = isTyped2;
    this.#listsTools = listsTools;
    this.#rewritesSchemas = rewritesSchemas;
  }
  get #answersList() {
    return this.registrations.some(({ handles }) => handles?.name === "tools/list");
  }
  listsTools() {
    return this.#answersList || (this.#listsTools?.() ?? false);
  }
  /** A file that makes its server has its own list. */
  rewritesSchemas() {
    const isApart = (this.wiring?.made.length ?? 0) > 0 && !this.#answersList;
    return !isApart && (this.#rewritesSchemas?.() ?? false);
  }
  decodes(name) {
    return decodedIn(this.#evaluator.file)(name);
  }
  mayRename() {
    return mayRenameTools(this.#evaluator, this.#followImport);
  }
  // Only one rule asks for these.
  get removed() {
    return this.#once("removed", () => removedIn(this.#evaluator));
  }
  get namedTools() {
    return this.#once("namedTools", () => toolsNamedIn(this.#evaluator.file));
  }
  get #forAnswers() {
    return this.#evaluatorOfAnswers ??= this.#evaluator.ofAnswers();
  }
  #once(key, find) {
    return known(this.#known, key, find);
  }
  // Only rules for widgets ask for these.
  get answers() {
    const { handlers } = this.#found;
    const all = () => [...handlers, ...handlersInTables(handlers, this.#forAnswers)];
    return this.#once("answers", () => answersOf(all(), this.#forAnswers));
  }
  get otherAnswers() {
    return this.#once("otherAnswers", () => answersOf(this.#found.handlers, this.#forAnswers, "others"));
  }
  get inputs() {
    return this.#once("inputs", () => inputsOf(this.#found, this.#forAnswers, this.#followImport));
  }
  get promptAnswers() {
    return this.#once("promptAnswers", () => answersOf(this.#found.promptHandlers, this.#forAnswers));
  }
  get promptInputs() {
    const handlers = { handlers: this.#found.promptHandlers, handlersElsewhere: [] };
    return this.#once("promptInputs", () => inputsOf(handlers, this.#forAnswers, this.#followImport));
  }
  get templateInputs() {
    return this.#once("templateInputs", () => templateInputsOf(this.#found.readers, this.#forAnswers));
  }
  get servers() {
    return this.#once("servers", () => serversOf(this.#evaluator));
  }
  get sharedServers() {
    return this.#once("sharedServers", () => sharedServersOf(this.#evaluator));
  }
  get listChanges() {
    return this.#once("listChanges", () => listChangesOf(this.#evaluator));
  }
  get consumedBodies() {
    return this.#once("consumedBodies", () => [
      ...consumedBodiesOf(this.#evaluator.file),
      ...consumedRequestsOf(this.#evaluator.file)
    ]);
  }
  get startGuards() {
    return this.#once("startGuards", () => startGuardsOf(this.#evaluator));
  }
  get undefinedNames() {
    const { file } = this.#evaluator;
    return this.#once("undefinedNames", () => [...requiresOf(file), ...this.#isTyped ? [] : undefinedNamesOf(file)]);
  }
  get olderUses() {
    return this.#once("olderUses", () => olderUsesOf(this.#evaluator));
  }
  get dispatch() {
    return this.#once("dispatch", () => dispatchOf(this.#found, this.#evaluator));
  }
  get printed() {
    return this.#once("printed", () => printedOverStdio(this.#evaluator, this.#prints));
  }
  get reads() {
    return this.#once("reads", () => [
      ...readsOf(this.#found.readers, this.#forAnswers),
      ...this.#found.writtenReads.map((each) => ({ body: plain(this.#forAnswers.evaluate(each)) }))
    ]);
  }
};
function asksOpenai({ modules, objects }) {
  const isElsewhere = ({ properties }) => properties.some((each) => /^base_?url$/i.test(keyName(each) ?? ""));
  return modules.some((name) => /^openai(?:\/|$)/.test(name)) && !objects.some(isElsewhere);
}
function extract(file, options = {}) {
  const { format, isUnused, packages, readPages, resolveImport } = options;
  const evaluator = new Evaluator(file, (source, name) => {
    const known2 = wellKnownImport(source, name);
    if (known2 !== void 0) return { kind: "string", start: 0, end: 0, value: known2 };
    return resolveImport?.(source, name);
  });
  let isDead;
  const isNeverCalled = (node) => isUnused !== void 0 && (isDead ??= neverCalledIn(file, (name, isMethod5) => isMethod5 || !isUnused(name)))(node);
  const isUnusedLiteral = unusedConstantsIn(file, isUnused);
  const found = collect(evaluator, { format, packages, isNeverCalled, isUnused: isUnusedLiteral });
  const widgets = [widgetCode(evaluator), ...readPages?.(file.templates) ?? []];
  const code = new SourceCode(evaluator, found, widgets, options);
  const hasTools = [found.registrations, found.handlers, found.readers, found.writtenReads].some(
    ({ length }) => length > 0
  );
  const hasCode = hasTools || found.unread.length > 0 || code.isOnStdio || isWidget(code) || saysHowServersAreMade(code);
  const constants = new ConstantsOf(file, valuesOf(found));
  return { alternatives: alternativesOf(found, hasCode), code, constants };
}

export {
  walkAst,
  bare,
  memberName,
  nameOf,
  place,
  returnsOf,
  functionOf,
  importOf,
  Evaluator,
  survey,
  pageCode,
  templateCode,
  mayBeFilledIn,
  isWidgetScript,
  sourceSyntax,
  tableOf,
  Following,
  usesIn,
  NamesInFile,
  namesUsedIn,
  modesAround,
  printsOf,
  readOf,
  isStub,
  partsOf5 as partsOf,
  extract
};
