import type { Library } from '../library.js';
import { readModuleTool } from '../registrations/module-tools.js';
import type { TSESTree } from '../syntax.js';

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
const importsOtherMetadata = ({ specifiers }: TSESTree.ImportDeclaration): boolean =>
  specifiers.some(
    (each) =>
      each.type === 'ImportSpecifier' &&
      'name' in each.imported &&
      /^(Prompt|Resource)Metadata$/.test(each.imported.name),
  );
