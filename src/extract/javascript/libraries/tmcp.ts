import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import { asInputSchema, type Site } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { textOf } from '../../result/values.js';

export const library: Library = {
  label: 'tmcp',
  checkedAs: 'mcp',
  modules: { tmcp$: ['server'], 'tmcp/': ['server'] },
  words: [['tmcp', /["']tmcp["'/]/, /description/]],
  methods: { tool },
};

/** `server.tool({ name, description, schema }, handler)`; an adapter makes JSON Schema of what another library calls a schema. */
function tool({ call, names, args }: Site, collector: Collector): void {
  const [first, handler] = args;
  const config = collector.evaluate(first!);
  if (names.length === 1 || config.kind !== 'object' || !entry(config, 'name')) return;
  collector.takeArgument(first!);
  collector.addTool(asInputSchema(config, 'schema'), call, { api: 'literal' });
  collector.addHandler(handler, textOf(entry(config, 'name')?.value));
}
