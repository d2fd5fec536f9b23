/** The modules that a file imports, and the frameworks that it uses. */
import { bare, importedModule, nameOf, requiredModule, type SyntaxNode, type TSESTree } from './syntax.js';
import type { Packages } from '../../core/code.js';
import { imports } from '../../generated/library-words.js';
import type { Imported } from './imported.js';
import type { Scopes } from './scopes.js';
import type { Survey } from './survey.js';
import { known } from '../../core/collections.js';

export interface Modules {
  readonly names: readonly string[];
  has(pattern: RegExp): boolean;
  /** The module that a name was imported from. */
  sourceOf(identifier: SyntaxNode): string | undefined;
  /** The module that what is called was imported from, by itself or with all that the module exports. */
  sourceOfCallee(call: TSESTree.CallExpression | TSESTree.NewExpression): string | undefined;
  readonly sdk: 'v1' | 'v2' | undefined;
  /** The major version of the MCP SDK that the package depends on, where the file imports no library of servers. */
  sdkOfPackage(): Modules['sdk'];
}

const SDK_V1 = /^@modelcontextprotocol\/sdk(\/|$)/;
const SDK_V2 = /^@modelcontextprotocol\/(server|core|client|node|express|hono)(\/|$)/;

/** The major version of the MCP SDK that a module belongs to. */
export function versionOf(module: string): Modules['sdk'] {
  return SDK_V1.test(module) ? 'v1' : SDK_V2.test(module) ? 'v2' : undefined;
}

export function modulesOf({ modules: names, scopes }: Survey, packages?: () => Packages): Modules {
  // Asked for each call and literal, and a file may have very many of all three.
  const answers = new Map<string, boolean>();
  const has = (pattern: RegExp): boolean =>
    known(answers, pattern.source, () => names.some((name) => pattern.test(name)));
  const isV1 = has(SDK_V1);
  const isV2 = has(SDK_V2);
  const sourceOf = (identifier: SyntaxNode): string | undefined => importOf(identifier, scopes)?.source;
  const sourceOfCallee: Modules['sourceOfCallee'] = (call) => {
    const callee = bare(call.callee);
    if (callee.type !== 'MemberExpression') return sourceOf(callee);
    const owner = importOf(bare(callee.object), scopes);
    return owner?.name === '*' ? owner.source : undefined;
  };
  const sdkOfPackage = (): Modules['sdk'] => {
    const versions = packages && !has(imports.server) ? Object.keys(packages()).map(versionOf) : [];
    const [sdk, other] = new Set(versions.filter((each) => each !== undefined));
    return other ? undefined : sdk;
  };
  const sdk = isV1 === isV2 ? undefined : isV1 ? 'v1' : 'v2';
  return { names, has, sdk, sdkOfPackage, sourceOf, sourceOfCallee };
}

/** The module that an identifier is imported or required from, and its name there. */
export function importOf(identifier: SyntaxNode, scopes: Scopes): Imported | undefined {
  const binding = identifier.type === 'Identifier' ? scopes.resolve(identifier) : undefined;
  if (binding?.kind === 'import') {
    const { node } = binding;
    const source = node.parent.type === 'ImportDeclaration' ? importedModule(node.parent) : '';
    if (node.type === 'ImportSpecifier') return { source, name: nameOf(node.imported) };
    return { source, name: node.type === 'ImportDefaultSpecifier' ? 'default' : '*' };
  }
  const init = binding?.kind === 'variable' ? binding.node.init : undefined;
  const source = init ? requiredModule(init) : undefined;
  return source === undefined ? undefined : { source, name: binding!.path?.[0] ?? '*' };
}

/** Values of well-known imports, known without reading the module. */
export function wellKnownImport(source: string, name: string): string | undefined {
  return EXT_APPS.test(source) ? CONSTANTS.get(name) : undefined;
}

export const EXT_APPS = /^@modelcontextprotocol\/ext-apps(\/|$)/;
const CONSTANTS: ReadonlyMap<string, string> = new Map([
  ['RESOURCE_MIME_TYPE', 'text/html;profile=mcp-app'],
  ['RESOURCE_URI_META_KEY', 'ui/resourceUri'],
]);
