import type { Library } from '../library.js';
import type { Site } from '../registrations/call-site.js';
import type { Collector } from '../registrations/collector.js';
import { named, opened, withEntries } from '../registrations/objects.js';
import { textOf } from '../values.js';

export const library: Library = {
  label: 'skybridge',
  checkedAs: 'mcp',
  modules: { skybridge: ['server'] },
  words: [['Widget', /registerWidget/], '.widget('],
  methods: { widget, registerWidget: widget },
};

/** `server.widget(name, resource, tool, callback)`, later `registerWidget`. */
function widget({ call, args }: Site, all: Collector): void {
  const [first, , third, handler] = args;
  if (!third || !handler) return;
  const config = all.evaluate(third);
  if (config.kind !== 'object') return;
  for (const arg of args) all.takeArgument(arg);
  const name = all.evaluate(first!);
  const tool = opened(withEntries(config, [named('name', first!, name)]));
  all.addTool(tool, call, { api: 'literal', takesShapes: true });
  all.addHandler(handler, textOf(name));
}
