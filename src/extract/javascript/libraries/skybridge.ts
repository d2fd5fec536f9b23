import type { Library } from '../library.js';
import { type Site, named, opened, withEntries } from '../registrations/objects.js';
import type { Collector } from '../registrations/collector.js';
import { textOf } from '../../result/values.js';

export const library: Library = {
  label: 'skybridge',
  checkedAs: 'mcp',
  modules: { skybridge: ['server'] },
  words: [['Widget', /registerWidget/], '.widget('],
  methods: { widget, registerWidget: widget },
};

/** `server.widget(name, resource, tool, callback)`, later `registerWidget`. */
function widget({ call, args }: Site, collector: Collector): void {
  const [first, , third, handler] = args;
  if (!third || !handler) return;
  const config = collector.evaluate(third);
  if (config.kind !== 'object') return;
  for (const arg of args) collector.takeArgument(arg);
  const name = collector.evaluate(first!);
  const tool = opened(withEntries(config, [named('name', first!, name)]));
  collector.addTool(tool, call, { api: 'literal', takesShapes: true });
  collector.addHandler(handler, textOf(name));
}
