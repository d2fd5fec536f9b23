import {
  append
} from "./collections.js";
import {
  __commonJS,
  __toESM
} from "./runtime.js";

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
function isInside(node, outer) {
  for (let at = node; at; at = at.parent) if (at === outer) return true;
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
  const call = bare(node);
  if (call.type !== "CallExpression" || call.callee.type !== "Identifier" || call.callee.name !== "require")
    return void 0;
  const [source] = call.arguments;
  return source?.type === "Literal" && typeof source.value === "string" ? source.value : void 0;
}

// src/extract/javascript/modules.ts
var SDK_V1 = /^@modelcontextprotocol\/sdk(\/|$)/;
var SDK_V2 = /^@modelcontextprotocol\/(server|core|client|node|express|hono)(\/|$)/;
function versionOf(module) {
  return SDK_V1.test(module) ? "v1" : SDK_V2.test(module) ? "v2" : void 0;
}
function modulesOf({ modules: names, scopes }) {
  const answers = /* @__PURE__ */ new Map();
  const has = (pattern) => {
    const known = answers.get(pattern.source);
    if (known !== void 0) return known;
    const answer = names.some((name) => pattern.test(name));
    answers.set(pattern.source, answer);
    return answer;
  };
  const isV1 = has(SDK_V1);
  const isV2 = has(SDK_V2);
  const sourceOf = (identifier) => importOf(identifier, scopes)?.source;
  const sourceOfCallee = (call) => {
    const callee = bare(call.callee);
    if (callee.type !== "MemberExpression") return sourceOf(callee);
    const owner = importOf(bare(callee.object), scopes);
    return owner?.name === "*" ? owner.source : void 0;
  };
  return { names, has, sdk: isV1 === isV2 ? void 0 : isV1 ? "v1" : "v2", sourceOf, sourceOfCallee };
}
var NAMESPACE = "* as";
var CALLED = "()";
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

export {
  startOf,
  endOf,
  walkAst,
  childrenOf,
  bare,
  ownerOf,
  isInside,
  staticName,
  isPrivateOfBabel,
  memberName,
  keyName,
  nameOf,
  isFunction,
  calledOn,
  MAPS,
  path,
  importedModule,
  requiredModule,
  versionOf,
  modulesOf,
  NAMESPACE,
  CALLED,
  importOf,
  wellKnownImport,
  EXT_APPS
};
