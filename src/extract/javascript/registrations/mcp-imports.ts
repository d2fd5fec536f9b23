/** Whether a call is one of an MCP server's methods, as far as imports and names tell. */
import { bare, isFunction, keyName, memberName, ownerOf, path, requiredModule } from '../syntax.js';
import type { SyntaxNode, TSESTree } from '../syntax.js';
import { imports } from '../../../generated/library-words.js';
import { importOf, versionOf, type Modules } from '../modules.js';
import type { Site } from './objects.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import type { Binding, Scopes } from '../scopes.js';
import type { Survey } from '../survey.js';
import { annotationOf } from './typed-literals.js';

/** What is asked of a file: a `Collector` has it. */
export interface FileFacts {
  readonly modules: Modules;
  readonly evaluator: Evaluator;
}

type Call = TSESTree.CallExpression | TSESTree.NewExpression;

const SERVER = /^[#_]?(mcp_?)?(server|mcp)$/i;
export const LIKE_SERVER = /mcp|server/i;

export const importsMcp = ({ modules }: FileFacts): boolean => modules.has(imports.server);

/** Whether the file imports a library whose own objects look like MCP tools. */
export const importsLookalikes = ({ modules }: FileFacts): boolean => modules.has(imports.lookalikes);

export function isServer({ call, names }: Site, all: FileFacts): boolean {
  const owner = names.at(-2);
  if (owner !== undefined && SERVER.test(owner)) return !isOfOtherModule(call, all);
  if (!importsMcp(all)) return false;
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression') return mayBe(callee, all);
  const receiver = bare(callee.object);
  if (receiver.type === 'ThisExpression') return !hasOwn(call, names.at(-1)!);
  return mayBe(receiver, all);
}

/** `McpServer.registerTool(…)`, where that is a module or a class of a package of its own, as Effect has it. */
function isOfOtherModule(call: Call, all: FileFacts): boolean {
  const callee = bare(call.callee);
  const source = callee.type === 'MemberExpression' ? all.modules.sourceOf(bare(callee.object)) : undefined;
  if (source === undefined || source.startsWith('.') || imports.server.test(source)) return false;
  return /^M(cp|CP)Server$/.test(path(callee).at(-2)!);
}

/** Nothing says that it is something else. */
function mayBe(receiver: SyntaxNode, all: FileFacts): boolean {
  if (LIKE_SERVER.test(path(receiver).at(-1)!)) return true;
  if (receiver.type !== 'Identifier') return true;
  const source = all.modules.sourceOf(receiver);
  if (source !== undefined) return imports.server.test(source);
  const binding = all.evaluator.file.scopes.resolve(receiver);
  if (binding?.kind === 'function') return false;
  if (binding?.kind === 'param') return isTypedSo(binding.node);
  const init = binding?.kind === 'variable' ? binding.node.init : undefined;
  if (!init || requiredModule(init)) return true;
  const made = bare(init.type === 'AwaitExpression' ? init.argument : init);
  if (isFunction(made)) return false;
  if (made.type !== 'NewExpression' && made.type !== 'CallExpression') return true;
  const maker = bare(made.callee);
  const from = all.modules.sourceOf(maker);
  return LIKE_SERVER.test(path(maker).join('.')) || (from !== undefined && imports.server.test(from));
}

/** A parameter without a type may be anything, one with a type is what that says. */
function isTypedSo(parameter: TSESTree.Parameter): boolean {
  const type = annotationOf(parameter);
  if (type?.type !== 'TSTypeReference') return true;
  const { typeName } = type;
  const name = typeName.type === 'TSQualifiedName' ? typeName.right : typeName;
  return name.type !== 'Identifier' || LIKE_SERVER.test(name.name);
}

/** `this.registerTool(…)` in a class that has such a method itself. */
function hasOwn(call: Call, method: string): boolean {
  let at: SyntaxNode | undefined = call;
  while (at && at.type !== 'ClassBody') at = at.parent;
  return at !== undefined && hasMember(at, method);
}

/**
 * The major version of the MCP SDK that a call is made on: by what its server was made with or is typed as; else by what
 * the file imports, which is both where it is half migrated. What servers of other libraries take is unknown.
 */
export function sdkOf(site: SyntaxNode, modules: Modules, file: Survey): Modules['sdk'] {
  const { sdk } = modules;
  if (site.type !== 'CallExpression') return sdk;
  const callee = bare(site.callee);
  const isMethod = callee.type === 'MemberExpression';
  const method = isMethod ? memberName(callee) : undefined;
  if (method !== undefined && file.assigned.has(method)) return undefined;
  const server = isMethod ? callee.object : site.arguments[0];
  const maker = server && makerOf(rootOf(server), file.scopes);
  if (isMethod && maker && isOfOthers(maker, method, modules, file.scopes)) return undefined;
  if (sdk || maker) return sdk ?? sdkOfName(maker!, modules);
  return isMethod && isUntyped(callee.object, file.scopes) ? modules.sdkOfPackage() : undefined;
}

/** A parameter of which nothing is said: JavaScript hands the server to the files that register tools. */
function isUntyped(server: SyntaxNode, scopes: Scopes): boolean {
  const binding = server.type === 'Identifier' ? scopes.resolve(server) : undefined;
  return binding?.kind === 'param' && binding.path?.length === 0 && !annotationOf(binding.node);
}

type SdkFacts = Pick<FileFacts, 'modules'> & { readonly evaluator: Pick<Evaluator, 'file'> };

/** Whether a call is surely one of the SDK's own server: the file makes or types it so. */
export function isOfSdk(call: Call, { evaluator: { file }, modules }: FileFacts): boolean {
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression' || file.assigned.has(memberName(callee) ?? '')) return false;
  return isSdkServer(callee.object, { evaluator: { file }, modules });
}

/** Whether the file makes or types a server so that it is the SDK's own. */
export function isSdkServer(node: SyntaxNode, { evaluator: { file }, modules }: SdkFacts): boolean {
  const server = bare(node);
  const isSdk = (maker: SyntaxNode): boolean => sdkOfName(maker, modules) !== undefined;
  const maker = makerOf(server, file.scopes);
  if (maker) return isSdk(maker);
  const name = path(server).join('.');
  return (
    server.type === 'MemberExpression' &&
    file.made.some((each) => isSdk(bare(each.callee)) && nameOfKept(each) === name)
  );
}

/** The class of version 1 of the SDK that surely makes what a method is called on: `Server`, `McpServer`. */
export function madeAs(call: Call, { evaluator: { file } }: Pick<FileFacts, 'evaluator'>): string | undefined {
  const callee = bare(call.callee);
  if (callee.type !== 'MemberExpression' || file.assigned.has(memberName(callee) ?? '')) return undefined;
  if (callee.object.type === 'ThisExpression') return extended(callee, file.scopes);
  const name = path(callee.object).join('.');
  const all =
    callee.object.type === 'Identifier'
      ? [file.scopes.constantOf(callee.object)]
      : name.startsWith('this.')
        ? [...file.made.filter((each) => nameOfKept(each) === name), ...keptAs(name, file)]
        : [];
  const classes = new Set(all.map((made) => (made ? ofVersion1(bare(made), file.scopes) : undefined)));
  return classes.size === 1 ? [...classes][0] : undefined;
}

/** The class of version 1 that the class around `this.setRequestHandler` extends, if it has no such method itself. */
function extended(callee: TSESTree.MemberExpression, scopes: Scopes): string | undefined {
  let at: SyntaxNode | undefined = callee;
  while (at && at.type !== 'ClassBody') at = at.parent;
  if (at?.type !== 'ClassBody' || hasMember(at, memberName(callee))) return undefined;
  const { superClass } = at.parent;
  return superClass ? nameInVersion1(bare(superClass), scopes) : undefined;
}

const keptAs = (name: string, { kept }: Survey): readonly SyntaxNode[] =>
  kept.filter(({ left }) => path(left).join('.') === name).map(({ right }) => right);

function ofVersion1(made: SyntaxNode, scopes: Scopes): string | undefined {
  return made.type === 'NewExpression' ? nameInVersion1(bare(made.callee), scopes) : undefined;
}

function nameInVersion1(name: SyntaxNode, scopes: Scopes): string | undefined {
  const imported = importOf(name, scopes);
  return imported && versionOf(imported.source) === 'v1' ? imported.name : undefined;
}

/** `server: McpServer` */
export function isTypedAsSdkServer(parameter: TSESTree.Identifier, modules: Modules): boolean {
  const type = annotationOf(parameter);
  return type?.type === 'TSTypeReference' && sdkOfName(type.typeName, modules) !== undefined;
}

/** `server`, or `this.server`. */
export function nameOfKept(made: SyntaxNode): string | undefined {
  let at = made;
  while (at.parent && bare(at.parent) === made) at = at.parent;
  const { parent } = at;
  if (parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier') return parent.id.name;
  if (parent?.type === 'AssignmentExpression' && parent.right === at) return path(parent.left).join('.');
  if (parent?.type !== 'PropertyDefinition' || parent.key.type !== 'Identifier') return undefined;
  return `this.${parent.key.name}`;
}

/** What a server is made with, or typed as. */
export function makerOf(server: SyntaxNode, scopes: Scopes): SyntaxNode | undefined {
  if (server.type === 'NewExpression') return bare(server.callee);
  if (server.type !== 'Identifier') return undefined;
  const binding = scopes.resolve(server);
  if (!binding) return undefined;
  const type = typeOf(binding);
  if (type) return type;
  const init = binding.kind === 'variable' ? binding.node.init : undefined;
  if (!init || scopes.isReassigned(server.name, binding)) return undefined;
  const made = bare(init);
  return made.type === 'NewExpression' ? bare(made.callee) : undefined;
}

/** The name that a variable or a parameter is typed as. */
function typeOf({ kind, node }: Binding): TSESTree.EntityName | undefined {
  const declared = kind === 'variable' ? node.id : kind === 'param' ? node : undefined;
  const type = declared && annotationOf(declared);
  return type?.type === 'TSTypeReference' ? type.typeName : undefined;
}

/** Classes extend classes, and may do so in a circle. */
const MOST_CLASSES = 10;

/** A class of another module, or one of the file that has such a method itself, or extends neither. */
function isOfOthers(maker: SyntaxNode, method: string | undefined, modules: Modules, scopes: Scopes): boolean {
  let name: SyntaxNode | null = maker;
  for (let count = 0; name && count < MOST_CLASSES; count++) {
    const root = rootOf(name);
    const source = modules.sourceOf(root);
    if (source !== undefined) return !imports.server.test(source);
    const binding: Binding | undefined = root.type === 'Identifier' ? scopes.resolve(root) : undefined;
    if (binding?.kind !== 'class') return false;
    const { body, superClass } = binding.node;
    if (!superClass || hasMember(body, method)) return true;
    name = superClass;
  }
  return false;
}

const hasMember = ({ body }: TSESTree.ClassBody, name: string | undefined): boolean =>
  body.some((member) => 'key' in member && keyName(member) === name);

/** `McpServer`, or `sdk.McpServer`. */
function sdkOfName(name: SyntaxNode, modules: Modules): Modules['sdk'] {
  const source = modules.sourceOf(rootOf(name));
  return source === undefined ? undefined : versionOf(source);
}

function rootOf(node: SyntaxNode): SyntaxNode {
  const at = ownerOf(node);
  return at.type === 'TSQualifiedName' ? rootOf(at.left) : at;
}
