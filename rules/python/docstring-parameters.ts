import { nearestWord } from '../../src/core/did-you-mean.js';
import type { PythonParameter, PythonTool } from '../../src/core/python-code.js';
import { defineRule, type Manifest } from '../../src/core/rule.js';
import { allOf, timesIn } from '../../src/core/text.js';
import { get, text } from '../../src/core/tree.js';
import { ownTools, sdkSource } from './lib/tools.js';
import { lackOfDescription, propertiesOf } from './lib/properties.js';

export default defineRule({
  id: 'python/docstring-parameters',
  summary: 'A docstring that lists other parameters than the function has',
  severity: 'warning',
  in: 'recommended',
  fixable: 'unsafe',
  source: sdkSource(
    'Docstrings',
    'What a docstring says of parameters is sent to the model, so it is about those that there are.',
    'SHOULD',
  ),
  messages: {
    renamed: {
      message: 'The docstring describes `{{name}}`, but the parameter is `{{meant}}`, so models send the wrong name.',
      help: 'Write `{{meant}}` in the docstring.',
    },
    unknown: {
      message: 'The docstring describes `{{name}}`, which `{{function}}` does not take, so {{effect}}.',
      help: 'Remove `{{name}}` from the docstring, or add it to the parameters.',
    },
    missing: {
      message: 'The docstring does not describe {{names}}, so models must guess what to send.',
      help: 'Add {{lines}} to the parameters in the docstring.',
    },
  },
  *check(manifest) {
    for (const tool of ownTools(manifest)) if (tool.docstring !== 'unseen') yield* inDocstring(tool, manifest);
  },
});

function* inDocstring(tool: PythonTool, manifest: Manifest) {
  const properties = propertiesOf(tool, manifest);
  const names = new Set(tool.parameters.map(({ name }) => name));
  const documented = tool.documented.map((each) => ({ ...each, plain: each.name.replace(/^\*{1,2}/, '') }));
  const known = new Set(documented.map(({ plain }) => plain));
  const left = new Set([...names].filter((name) => !known.has(name)));
  const isAboutThem = documented.some(({ plain }) => names.has(plain));
  for (const { plain: name, start, end } of documented) {
    if (names.has(name) || !/^[A-Za-z_]\w*$/.test(name) || properties?.all.has(name)) continue;
    const at = { start: end - name.length, end };
    const meant = nearestWord(name, left) ?? begunBy(name, left);
    if (meant !== undefined) {
      left.delete(meant);
      const edits = [{ op: 'text' as const, ...at, text: meant }];
      const fix = { title: `Rename it to \`${meant}\``, safe: false, edits };
      const replaces = lackOfDescription(tool, manifest, meant);
      yield { at, message: 'renamed' as const, data: { name, meant }, replaces, ...(start <= at.start && { fix }) };
    } else if (isAboutThem && !tool.mayTakeMore && properties && !properties.isOpen && !NO_NAME.test(name))
      yield {
        at,
        message: 'unknown' as const,
        data: { name, function: tool.function.name, effect: EFFECTS[tool.library ?? 'either'] },
        // One cause: the docstring was not kept up with its function.
        cause: `${manifest.path}: ${tool.function.start}`,
      };
  }
  const ranges = new Set(documented.flatMap(({ plain }) => rangeOf(plain)));
  // What one text says of several is not said of each, and a word for it may stand anywhere.
  if (!isAboutThem || known.size < 2) return;
  const instructions = text(get(manifest.root, 'instructions')) ?? '';
  const missing = tool.parameters
    .filter((each) => left.has(each.name) && !tool.words.has(each.name) && properties?.isLeftOpen(each.name))
    .filter(
      (each) =>
        !ranges.has(inAnyNumber(each.name)) &&
        timesIn(instructions, each.name) === 0 &&
        !isKnown(each) &&
        !hasNoEffect(each.name, tool, manifest),
    );
  const [first] = missing;
  const [only, ...more] = missing.map(({ name }) => name);
  if (first && missing.length < names.size - missing.length)
    yield {
      at: first,
      message: 'missing' as const,
      // What is left out then does its work.
      ...(missing.every(hasValue) && { severity: 'info' as const }),
      data: {
        names: allOf(missing.map(({ name }) => `\`${name}\``)),
        lines: missing.length > 1 ? 'a line for each' : `\`${first.name}: …\``,
      },
      // One cause: a parameter that all tools of a file have got.
      ...(more.length === 0 && { cause: `${manifest.path}: ${only}` }),
    };
}

/** The text of a default that stands for no value is not one. */
const hasValue = ({ default: given = '' }: PythonParameter): boolean =>
  !/^(?:|None|\.\.\.|""|''|\[\]|\{\})$/.test(given);

/** fastmcp refuses arguments that the function does not have, the official SDK leaves them out. */
const EFFECTS = {
  official: 'calls that send it lose it',
  fastmcp: 'calls that send it are refused',
  either: 'calls that send it lose it, or are refused',
};

/** `hint1_text-hint3_text`, `hint1..3`: what is said of `hint2_text` or of `hint2`, too. */
function rangeOf(written: string): string[] {
  const [first = '', last = '', ...more] = written.split(/-|–|…|\.{2,3}|\bto\b/);
  return [first, last].every((each) => /\d/.test(each)) && /^\w+$/.test(last.trim()) && more.length === 0
    ? [inAnyNumber(first.trim())]
    : [];
}
const inAnyNumber = (name: string): string => name.replace(/\d+/, '#');

/**
 * `self`, which python/not-callable wants removed; what is answered by yes or no, by its default where it has no type; and
 * what all models and requests have, where the default shows its form.
 */
const isKnown = ({ name, type = '', default: given = '' }: PythonParameter): boolean =>
  /^(?:self|cls)$/.test(name) ||
  (type === '' && /^(?:True|False)$/.test(given)) ||
  (given !== '' && SETTINGS.test(name));

const SETTINGS = /^(?:temperature|max_tokens|top_p|timeout(?:_(?:s|ms|secs?|seconds|minutes))?)$/;

/** To describe it would be wrong where mcp/unread-parameter wants it removed; what is only sent back may be anything. */
function hasNoEffect(name: string, { function: { start } }: PythonTool, { code }: Manifest): boolean {
  const input = code.inputs.find(({ handler: at }) => at.file === undefined && at.start <= start && start < at.end);
  return (
    input !== undefined &&
    !input.mayReadMore &&
    input.reads.length > 0 &&
    !input.reads.some((read) => read.name === name && !read.isEchoed)
  );
}

/** `protocol` for `proto`, and the reverse. */
function begunBy(name: string, names: Iterable<string>): string | undefined {
  const [only, ...others] = [...names].filter((each) => each.startsWith(name) || name.startsWith(each));
  return name.length > 2 && others.length === 0 ? only : undefined;
}

/** Words that begin a remark in a list of parameters. */
const NO_NAME =
  /^(?:none|no|notes?|examples?|defaults?|returns?|raises|tips?|warnings?|important|optional|required|all)$/i;
