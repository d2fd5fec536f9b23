import { nearestWord } from '../../src/core/did-you-mean.js';
import type { PythonTool } from '../../src/core/python-code.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
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
      message: 'This text calls `{{function}}` with `{{name}}`, which it does not take, so models copy a wrong call.',
      help: 'Remove `{{name}}`: {{parameters}}.',
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
    for (const tool of ownTools(manifest)) {
      for (const { function: called, name, start, end } of tool.examples()) {
        const meant = byName.get(called);
        const names = meant && namesOf(meant, manifest);
        if (!names || names.includes(name)) continue;
        const near = nearestWord(name, names);
        const at = { start, end };
        const edits = [{ op: 'text' as const, ...at, text: near ?? '' }];
        if (near === undefined)
          yield { at, message: 'unknown', data: { name, function: called, parameters: inList(names) } };
        else {
          const fix = { title: `Rename it to \`${near}\``, safe: false, edits };
          yield { at, message: 'renamed', data: { name, meant: near }, fix };
        }
      }
    }
  },
});

/** Undefined where it may take more than is known. */
function namesOf(tool: PythonTool, manifest: Manifest): readonly string[] | undefined {
  const properties = tool.mayTakeMore ? undefined : propertiesOf(tool, manifest);
  if (!properties || properties.isOpen) return undefined;
  return [...new Set([...properties.own, ...tool.parameters.map(({ name }) => name)])];
}

const inList = (names: readonly string[]): string =>
  names.length === 0
    ? 'it has no parameters'
    : `its ${names.length === 1 ? 'only parameter is' : 'parameters are'} ${names.map((name) => `\`${name}\``).join(', ')}`;
