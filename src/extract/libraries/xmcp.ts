import type { Library } from '../library.js';
import { readModuleTool } from '../registrations/module-tools.js';
import type { Ast } from '../syntax.js';

export const library: Library = {
  label: 'xmcp',
  checkedAs: 'mcp',
  modules: { xmcp$: ['tools', 'server'], 'xmcp/': ['server'] },
  words: ['ToolMetadata', ['xmcp', /metadata/]],
  readModule: (all) => {
    if (!all.evaluator.file.imports.some(importsOtherMetadata))
      readModuleTool(all, { config: 'metadata', isNamed: true });
  },
};

/** Prompts and resources are files of the same exports, each with a type of its own. */
const importsOtherMetadata = ({ specifiers }: Ast): boolean =>
  (specifiers as Ast[]).some(({ imported }) => /^(Prompt|Resource)Metadata$/.test((imported?.name ?? '') as string));
