/** Fields of results in snake case, which version 1 of the official SDK takes for unknown ones and ignores. */
import type { Packages } from '../../core/code.js';
import type { MisspeltField } from '../../core/python-code.js';
import { takesSnakeCase } from './annotations.js';
import { sdkOf } from './dialect.js';
import type { Module } from './names.js';
import { libraryOf } from './servers.js';
import { argumentsOf, calleeOf, callsIn, pathOf, placeOf, textOf } from './syntax.js';

const MIME: ReadonlyMap<string, string> = new Map([['mime_type', 'mimeType']]);
/** What is required, and is thus refused and not ignored, is left out. */
const FIELDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map([
  [
    'CallToolResult',
    new Map([
      ['structured_content', 'structuredContent'],
      ['is_error', 'isError'],
    ]),
  ],
  ...['TextResourceContents', 'BlobResourceContents', 'ResourceLink', 'Resource', 'ResourceTemplate'].map(
    (name) => [name, MIME] as const,
  ),
]);
const NAMES = /\b(?:structured_content|is_error|mime_type)\s{0,9}=/;

export function snakeCaseIn(module: Module, packages: Packages): MisspeltField[] {
  if (!NAMES.test(module.text) || !isOfVersion1(module, packages)) return [];
  return callsIn(module, module.root).flatMap((call) => {
    const callee = calleeOf(call);
    const fields = FIELDS.get(pathOf(module, callee)?.at(-1) ?? '');
    // To follow imports takes long.
    const isOfSdk = fields && /^mcp\.(?:types\.)?\w+$/.test(module.externalOf(callee) ?? '');
    return (isOfSdk ? (argumentsOf(module, call) ?? []) : []).flatMap(({ key, keyNode, value }): MisspeltField[] => {
      const meant = key === undefined ? undefined : fields!.get(key);
      // The value that it has without it.
      if (meant === undefined || /^(?:None|False)$/.test(textOf(module, value))) return [];
      return [{ ...placeOf(module, keyNode!), name: key!, meant }];
    });
  });
}

function isOfVersion1(module: Module, packages: Packages): boolean {
  const isOfFastmcp = module.imports.some((each) => libraryOf(each) === 'fastmcp');
  return takesSnakeCase(module, sdkOf(isOfFastmcp ? 'fastmcp' : 'official', packages)) === false;
}
