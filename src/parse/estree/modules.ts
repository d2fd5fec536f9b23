/** What the imports of a file say about the frameworks it uses. */
import type { Ast } from './ast.js';
import type { Survey } from './scope.js';

export interface Modules {
  readonly names: readonly string[];
  has(pattern: RegExp): boolean;
  /** The module that a name was imported from. */
  sourceOf(identifier: Ast): string | undefined;
  readonly sdk: 'v1' | 'v2' | undefined;
}

const SDK_V1 = /^@modelcontextprotocol\/sdk(\/|$)/;
const SDK_V2 = /^@modelcontextprotocol\/(server|core|client|node|express|hono)(\/|$)/;

export function modulesOf({ imports, scopes }: Survey): Modules {
  const names = imports.map((each) => String(each['source'].value));
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const isV1 = has(SDK_V1);
  const isV2 = has(SDK_V2);
  return {
    names,
    has,
    sdk: isV1 === isV2 ? undefined : isV1 ? 'v1' : 'v2',
    sourceOf(identifier) {
      const binding = identifier.type === 'Identifier' ? scopes.resolve(identifier) : undefined;
      return binding?.kind === 'import' ? String(binding.node.parent!['source'].value) : undefined;
    },
  };
}

/** Values of well-known imports, known without reading the module. */
export function wellKnownImport(source: string, name: string): string | undefined {
  return /^@modelcontextprotocol\/ext-apps(\/|$)/.test(source) ? EXT_APPS[name] : undefined;
}

const EXT_APPS: Record<string, string> = {
  RESOURCE_MIME_TYPE: 'text/html;profile=mcp-app',
  RESOURCE_URI_META_KEY: 'ui/resourceUri',
};
