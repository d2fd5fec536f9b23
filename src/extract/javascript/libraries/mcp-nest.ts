import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import { type Site, asInputSchema, opened } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { isDecorator } from '../registrations/configs.js';

export const library: Library = {
  label: 'mcp-nest',
  checkedAs: 'mcp',
  modules: { '@rekog/mcp-nest(/|$)': [] },
  words: [['Tool', /mcp-nest/]],
  exports: { Tool: nestTool },
  methods: {
    // Another file of the project may hand it on.
    Tool: (site, all) => {
      if (all.modules.sourceOfCallee(site.call)?.startsWith('.')) nestTool(site, all);
    },
  },
};

/** `@Tool({ name, description, parameters })` on a method, whose name is the tool's where none is given. */
function nestTool({ call, args }: Site, collector: Collector): void {
  if (!isDecorator(call)) return;
  const config = collector.evaluate(args[0]!);
  if (config.kind !== 'object') return;
  collector.takeArgument(args[0]!);
  const normal = asInputSchema(config, 'parameters');
  collector.addTool(entry(config, 'name') ? normal : opened(normal), call, { api: 'literal' });
}
