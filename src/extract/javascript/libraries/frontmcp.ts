import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import { type Site, opened } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { isDecorator } from '../registrations/configs.js';

export const library: Library = {
  label: 'FrontMCP',
  checkedAs: 'mcp',
  modules: { '@frontmcp/sdk$': [] },
  words: [
    ['Tool', /@frontmcp\/sdk/],
    ['tool(', /@frontmcp\/sdk/],
    ['Resource', /@frontmcp\/sdk/],
  ],
  exports: {
    tool: configuredTool,
    Tool: (site, all) => {
      if (isDecorator(site.call)) configuredTool(site, all);
    },
  },
};

/** `@Tool({ name, description, inputSchema })` on a class, `tool({ … })(handler)`. */
function configuredTool({ call, args }: Site, collector: Collector): void {
  const config = collector.evaluate(args[0]!);
  if (config.kind !== 'object' || !entry(config, 'description')) return;
  collector.takeArgument(args[0]!);
  // An output may be given as a word: `'string'`, `['image']`.
  const entries = config.entries.filter(({ key, value }) => key !== 'outputSchema' || value.kind === 'object');
  collector.addTool(opened({ ...config, entries }), call, { api: 'literal', takesShapes: true });
}
