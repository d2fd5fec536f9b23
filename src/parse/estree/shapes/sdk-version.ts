/** The major version of the MCP SDK that a call is made on. A file that is half migrated imports both. */
import { bare, ownerOf, type Ast } from '../ast.js';
import { versionOf, type Modules } from '../modules.js';
import type { Binding } from '../scope.js';
import type { Collector } from './collector.js';

/** By what its server was made with or is typed as; else by what the file imports. */
export function sdkOf(site: Ast, all: Collector): Modules['sdk'] {
  if (all.modules.sdk !== undefined || site.type !== 'CallExpression') return all.modules.sdk;
  const callee = bare(site['callee']);
  const isMethod = callee.type === 'MemberExpression';
  const server = (isMethod ? callee['object'] : (site['arguments'] as Ast[])[0]) as Ast | undefined;
  return server && sdkOfServer(rootOf(server), all);
}

function sdkOfServer(server: Ast, all: Collector): Modules['sdk'] {
  if (server.type === 'NewExpression') return sdkOfName(bare(server['callee']), all);
  const { scopes } = all.evaluator.file;
  const binding = server.type === 'Identifier' ? scopes.resolve(server) : undefined;
  if (!binding) return undefined;
  const type = typeOf(binding);
  if (type) return sdkOfName(type, all);
  const init = binding.kind === 'variable' ? (binding.node['init'] as Ast | null) : undefined;
  if (!init || scopes.isReassigned(server['name'], binding)) return undefined;
  const made = bare(init);
  return made.type === 'NewExpression' ? sdkOfName(bare(made['callee']), all) : undefined;
}

/** The name that a variable or a parameter is typed as. */
function typeOf({ kind, node }: Binding): Ast | undefined {
  const declared = (kind === 'variable' ? node['id'] : kind === 'param' ? node : undefined) as Ast | undefined;
  const type = declared?.['typeAnnotation']?.typeAnnotation as Ast | undefined;
  return type?.type === 'TSTypeReference' ? (type['typeName'] as Ast) : undefined;
}

/** `McpServer`, or `sdk.McpServer`. */
function sdkOfName(name: Ast, { modules }: Collector): Modules['sdk'] {
  const source = modules.sourceOf(rootOf(name));
  return source === undefined ? undefined : versionOf(source);
}

function rootOf(node: Ast): Ast {
  const at = ownerOf(node);
  return at.type === 'TSQualifiedName' ? rootOf(at['left']) : at;
}
