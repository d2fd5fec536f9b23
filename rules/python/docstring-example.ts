import { groupBy } from '../../src/core/collections.js';
import { nearestWord } from '../../src/core/did-you-mean.js';
import type { ExampleArgument, PythonTool } from '../../src/core/python-code.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { allOf } from '../../src/core/text.js';
import { ownTools, sdkSource } from './lib/tools.js';
import { propertiesOf } from './lib/properties.js';

export default defineRule({
  id: 'python/docstring-example',
  summary: 'A call in a docstring with arguments that the tool does not have',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: sdkSource(
    'Docstrings',
    'What a docstring shows is sent to the model, so calls in it have the arguments that there are.',
    'SHOULD',
  ),
  messages: {
    renamed: {
      message: 'The example passes `{{name}}`, but the parameter is `{{meant}}`, so models copy the wrong name.',
      help: 'Write `{{meant}}` in the example.',
    },
    unknown: {
      message: 'This text calls `{{function}}` with {{names}}, which it does not take, so models copy a wrong call.',
      help: 'Remove {{names}}: {{parameters}}.',
    },
    unwrapped: {
      message:
        'This text calls `{{function}}` with {{names}}, which it takes in `{{whole}}`, so models copy a wrong call.',
      help: 'Write `{{function}}({{whole}}={…})` with {{names}} in it.',
    },
  },
  *check(manifest) {
    const tools = manifest.code.python?.tools ?? [];
    const byName = new Map<string, PythonTool | undefined>();
    for (const tool of tools) {
      const { name, start, file } = tool.function;
      const other = byName.get(name);
      // Of two functions of one name it is not known which one is meant.
      const isSame = other?.function.start === start && other.function.file === file;
      byName.set(name, byName.has(name) && !isSame ? undefined : tool);
    }
    for (const tool of ownTools(manifest).filter(({ docstring }) => docstring === 'whole'))
      for (const args of groupBy(tool.examples(), ({ call }) => call).values()) {
        const called = args[0]!.function;
        const meant = byName.get(called);
        // One cause: the docstring was not kept up with what it calls.
        if (meant)
          for (const each of inCall(args, meant, manifest))
            yield { ...each, cause: `${manifest.path}: ${tool.function.start} ${called} ${each.message}` };
      }
  },
});

function* inCall(args: readonly ExampleArgument[], meant: PythonTool, manifest: Manifest) {
  const properties = meant.mayTakeMore ? undefined : propertiesOf(meant, manifest);
  if (!properties || properties.isOpen) return;
  const names = [...new Set([...properties.own, ...meant.parameters.map(({ name }) => name)])];
  const unknown = args.filter(({ name }) => !names.includes(name));
  const nearTo = ({ name }: ExampleArgument): string | undefined => nearestWord(name, names);
  for (const each of unknown) {
    const near = nearTo(each);
    const { name, start, end } = each;
    if (near === undefined) continue;
    const fix = {
      title: `Rename it to \`${near}\``,
      safe: false,
      edits: [{ op: 'text' as const, start, end, text: near }],
    };
    yield { at: { start, end }, message: 'renamed' as const, data: { name, meant: near }, fix };
  }
  const [first, ...others] = unknown.filter((each) => nearTo(each) === undefined);
  if (!first) return;
  const lost = [first, ...others];
  const [whole, ...rest] = names;
  const isUnwrapped = rest.length === 0 && lost.every(({ name }) => properties.all.has(name));
  yield {
    at: { start: first.start, end: first.end },
    message: isUnwrapped ? ('unwrapped' as const) : ('unknown' as const),
    data: {
      function: first.function,
      names: allOf(lost.map(({ name }) => `\`${name}\``)),
      ...(isUnwrapped ? { whole } : { parameters: inList(names) }),
    },
  };
}

const inList = (names: readonly string[]): string =>
  names.length === 0
    ? 'it has no parameters'
    : `its ${names.length === 1 ? 'only parameter is' : 'parameters are'} ${names.map((name) => `\`${name}\``).join(', ')}`;
