import type { Library } from '../library.js';
import { entry } from '../../../core/tree.js';
import { type Site, asResource, opened, withEntries } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { blockOf } from '../registrations/side-by-side.js';
import { place } from '../syntax.js';

export const library: Library = {
  label: 'mcp-use',
  checkedAs: 'mcp',
  modules: { 'mcp-use': ['server'], '@mcp-ui': [] },
  words: ['.uiResource('],
  methods: { uiResource },
};

/** `server.uiResource({ … })` registers a resource under a URI that the framework makes up. */
function uiResource({ call, args }: Site, collector: Collector): void {
  const config = collector.evaluate(args[0]!);
  if (config.kind !== 'object') return;
  collector.takeArgument(args[0]!);
  const at = place(args[0]!);
  const uri = entry(config, 'uri') ?? { key: 'uri', ...at, value: { kind: 'unknown', ...at } };
  collector.addResource(opened(asResource(withEntries(config, [uri]))), blockOf(call));
}
