import type { Library } from '../library.js';
import { type Site, asInputSchema, opened, SCHEMA_WORDS } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { entry } from '../../../core/tree.js';
import { bare, keyName, path, type SyntaxNode } from '../syntax.js';

/**
 * Tools of a web page. The browser takes them as they are: without a schema of their input, with an output of any type,
 * and with any answer, so the rules for what an MCP server lists do not hold.
 */
export const library: Library = {
  label: 'WebMCP, `navigator.modelContext`, `@mcp-b/…`',
  checkedAs: 'function',
  modules: { '@mcp-b/': [] },
  words: ['useWebMCP', ['modelContext', /description/]],
  exports: { useWebMCP: (site, all) => pageTool(site.args[0]!, site, all) },
  calls: { provideContext },
};

export function pageTool(literal: SyntaxNode, { call }: Site, collector: Collector): void {
  const config = collector.evaluate(literal);
  if (config.kind !== 'object' || !(entry(config, 'name') ?? entry(config, 'description'))) return;
  collector.takeArgument(literal);
  collector.addFunction(opened(asInputSchema(config, ...SCHEMA_WORDS)), collector.shownWith(call));
}

/** `navigator.modelContext.provideContext({ tools: [{ name, description, inputSchema, execute }] })` */
function provideContext(site: Site, collector: Collector): void {
  const [context] = site.args;
  if (!isOfPage(site, collector) || context?.type !== 'ObjectExpression') return;
  for (const each of context.properties) {
    const list = each.type === 'Property' && keyName(each) === 'tools' ? bare(each.value) : undefined;
    if (list?.type !== 'ArrayExpression') continue;
    for (const tool of list.elements) if (tool && tool.type !== 'SpreadElement') pageTool(tool, site, collector);
  }
}

/** A method of `navigator.modelContext`, by its own name or by that of a variable. */
export function isOfPage({ call, names }: Site, collector: Collector): boolean {
  if (names.at(-2) === 'modelContext') return true;
  const callee = bare(call.callee);
  const owner = callee.type === 'MemberExpression' ? bare(callee.object) : undefined;
  const binding = owner?.type === 'Identifier' ? collector.evaluator.file.scopes.resolve(owner) : undefined;
  const init = binding?.kind === 'variable' ? binding.node.init : undefined;
  return init ? path(init).at(-1) === 'modelContext' : false;
}
