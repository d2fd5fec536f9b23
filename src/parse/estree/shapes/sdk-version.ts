/** The major version of the MCP SDK that a call is made on. A file that is half migrated imports both. */
import { bare, ownerOf, staticName, type Ast } from '../ast.js';
import type { Binding, Scopes } from '../scopes.js';
import { MCP_MODULES, versionOf, type Modules } from '../modules.js';
import type { Survey } from '../survey.js';

/** By what its server was made with or is typed as; else by what the file imports. Nobody knows what others' servers take. */
export function sdkOf(site: Ast, modules: Modules, file: Survey): Modules['sdk'] {
  const { sdk } = modules;
  if (site.type !== 'CallExpression') return sdk;
  const callee = bare(site['callee']);
  const isMethod = callee.type === 'MemberExpression';
  const method = isMethod ? staticName(callee['property'], callee['computed']) : undefined;
  if (method !== undefined && file.assigned.has(method)) return undefined;
  const server = (isMethod ? callee['object'] : (site['arguments'] as Ast[])[0]) as Ast | undefined;
  const maker = server && makerOf(rootOf(server), file.scopes);
  if (isMethod && maker && isOfOthers(maker, method, modules, file.scopes)) return undefined;
  return sdk ?? (maker && sdkOfName(maker, modules));
}

/** What a server is made with, or typed as. */
function makerOf(server: Ast, scopes: Scopes): Ast | undefined {
  if (server.type === 'NewExpression') return bare(server['callee']);
  const binding = server.type === 'Identifier' ? scopes.resolve(server) : undefined;
  if (!binding) return undefined;
  const type = typeOf(binding);
  if (type) return type;
  const init = binding.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  if (!init || scopes.isReassigned(server['name'], binding)) return undefined;
  const made = bare(init);
  return made.type === 'NewExpression' ? bare(made['callee']) : undefined;
}

/** The name that a variable or a parameter is typed as. */
function typeOf({ kind, node }: Binding): Ast | undefined {
  const declared = (kind === 'variable' ? node['id'] : kind === 'param' ? node : undefined) as Ast | undefined;
  const type = declared?.['typeAnnotation']?.typeAnnotation as Ast | undefined;
  return type?.type === 'TSTypeReference' ? (type['typeName'] as Ast) : undefined;
}

/** Classes extend classes, and may do so in a circle. */
const MOST_CLASSES = 10;

/** A class of another module, or one of the file that has such a method itself, or extends neither. */
function isOfOthers(maker: Ast, method: string | undefined, modules: Modules, scopes: Scopes): boolean {
  let name: Ast | null | undefined = maker;
  for (let count = 0; name && count < MOST_CLASSES; count++) {
    const root = rootOf(name);
    const source = modules.sourceOf(root);
    if (source !== undefined) return !MCP_MODULES.test(source);
    const binding: Binding | undefined = root.type === 'Identifier' ? scopes.resolve(root) : undefined;
    if (binding?.kind !== 'class') return false;
    const { body, superClass } = binding.node;
    if (!superClass || hasMember(body as Ast, method)) return true;
    name = superClass as Ast;
  }
  return false;
}

const hasMember = (body: Ast, name: string | undefined): boolean =>
  (body['body'] as Ast[]).some((member) => member['key'] && staticName(member['key'], member['computed']) === name);

/** `McpServer`, or `sdk.McpServer`. */
function sdkOfName(name: Ast, modules: Modules): Modules['sdk'] {
  const source = modules.sourceOf(rootOf(name));
  return source === undefined ? undefined : versionOf(source);
}

function rootOf(node: Ast): Ast {
  const at = ownerOf(node);
  return at.type === 'TSQualifiedName' ? rootOf(at['left']) : at;
}
