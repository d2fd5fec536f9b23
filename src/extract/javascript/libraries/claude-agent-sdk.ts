import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import { type Site, named } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { type ObjectValue } from '../../result/values.js';
import { place } from '../syntax.js';

export const library: Library = {
  label: 'Claude Agent SDK',
  checkedAs: 'mcp',
  modules: { '@anthropic-ai/claude-agent-sdk': ['tools'] },
  exports: { tool: positionalTool },
};

/** `tool(name, description, shape, handler, [{ annotations }])`, served by MCP. */
function positionalTool({ call, args }: Site, collector: Collector): void {
  const [name, description, shape, , extras] = args;
  if (!name || !description || !shape) return;
  const entries = [
    named('name', name, collector.evaluate(name)),
    named('description', description, collector.evaluate(description)),
    named('inputSchema', shape, collector.evaluate(shape)),
  ];
  const more = extras && collector.evaluate(extras);
  const annotations = more?.kind === 'object' ? entry(more, 'annotations') : undefined;
  if (annotations) entries.push(annotations);
  collector.takeArgument(shape);
  const { start } = place(name);
  const config: ObjectValue = { kind: 'object', start, end: place(shape).end, entries, open: true };
  collector.addTool(config, call, { api: 'literal', takesShapes: true });
}
