/** What rules about Python ask of the function of a tool. */
import type { AnnotatedText, PythonParameter, PythonTool, PythonView, Results } from '../../core/python-code.js';
import type { Place } from '../../core/tree.js';
import type { Context, Given } from './entries.js';
import { examplesIn } from './examples.js';
import { parametersGiven, type FunctionRef } from './methods.js';
import type { Module } from './names.js';
import { withoutIn } from './needed.js';
import { resultsOf } from './results.js';
import { isSince, type Sdk } from './schemas/dialect.js';
import type { ServedFunction } from './schemas/served.js';
import type { Server } from './servers.js';
import {
  bare,
  bodyOf,
  classAround,
  decoratorsOf,
  docstringOf,
  functionAround,
  nameNodeOf,
  nameOf,
  pathOf,
  placeOf,
  statementsOf,
  subscriptOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';
import type { Evaluator } from './values.js';

/** Undefined for a lambda. */
export function signatureOf(
  callable: FunctionRef,
  { faults, documentation, texts, outputSchema }: ServedFunction,
  { library, isOwn }: Server,
  call: Given,
  { evaluator, servers, sdk, takes }: Context,
): Omit<PythonTool, 'docstring' | 'onError'> | undefined {
  const { module, node } = callable;
  const name = nameNodeOf(node);
  if (node.name !== 'FunctionDefinition' || !name) return undefined;
  // A decorator of the project's own has arguments of its own.
  const second = isOwn || takes ? undefined : secondOf(call, sdk, evaluator);
  const parameters = parametersGiven(callable);
  const docstring = docstringOf(node);
  const without = withoutIn(servers, callable);
  const late = docstring ? undefined : lateTextOf(module, node);
  let results: Results | undefined;
  return {
    function: { ...placeOf(module, name), name: textOf(module, name) },
    ...(library && { library }),
    faults: faults.map((each) => ({
      ...each,
      ...(each.is === 'self' && classAround(node) && { isOfMethod: true as const }),
      ...(each.is === 'kwargs' && !mayRead(module, node, each.name) && { isUnread: true }),
    })),
    parameters: parameters.map((each, index) => ({
      ...placeOf(module, each.node),
      name: each.name,
      ...written(module, 'type', each.annotation),
      ...written(module, 'default', each.default),
      ...(isLiteral(module, each.default) && { hasTypeAsDefault: true as const }),
      ...holderIn(module, each),
      ...(each.kind === 'plain' && parameters.slice(0, index).some(hasDefault) && { isBehindDefault: true as const }),
      without: () => without(each.name),
    })),
    mayTakeMore: decoratorsOf(node).length > 1 || parameters.some(({ kind }) => kind === 'args' || kind === 'kwargs'),
    documented: [...documentation.parameters].map(([documented, each]) => ({
      ...{ ...each.name, name: documented, text: each.text.value },
    })),
    ...(late && { lateText: late }),
    ...(isStub(module, node) && { isStub: true as const }),
    words: new Set(docstring ? textOf(module, docstring).match(/\w+/g) : []),
    texts: texts.map((each) => {
      const edits = asField(module, node, each);
      return { ...each, ...(edits && { edits }) };
    }),
    isWrapped: isOwn === true || decoratorsOf(node).length > 1,
    ...(isOwn && call.args.some(({ key }) => SCHEMA.test(key ?? '')) && { isSchemaGiven: true }),
    ...(second && { second }),
    examples: () => examplesIn(callable),
    results: () => (results ??= resultsOf(callable, { evaluator, servers }, sdk, outputSchema !== undefined)),
  };
}

const isStub = (module: Module, fn: PyNode): boolean =>
  statementsOf(bodyOf(fn)).every((each) => EMPTY.test(textOf(module, each)));
const EMPTY = /^(?:\.\.\.|pass|raise NotImplementedError\b.*)$/s;

/** A text by itself that would be the docstring if it was the first statement, and no f-string. */
function lateTextOf(module: Module, fn: PyNode): PythonTool['lateText'] {
  for (const [at, each] of statementsOf(bodyOf(fn)).entries()) {
    const kind = each.name === 'ExpressionStatement' ? each.firstChild?.name : undefined;
    if (at === 0 && kind === 'FormatString') return { ...placeOf(module, each), isFormatted: true };
    const isText = /^(?:Continued)?String$/.test(kind ?? '') && WORDS.test(textOf(module, each));
    if (at > 0 && isText) return placeOf(module, each);
  }
  return undefined;
}
const WORDS = /\p{L}\P{L}+\p{L}+\P{L}+\p{L}/u;

/** `locals()` has it, too. */
const mayRead = (module: Module, fn: PyNode, name: string): boolean =>
  [...walk(bodyOf(fn) ?? fn)].some(
    (each) => each.name === 'VariableName' && [name, 'locals', 'vars'].includes(textOf(module, each)),
  );

/** `add_tool(fn, tool.name, tool.description)` */
export function misplacedIn({ module, args, isAdded }: Given, sdk: Sdk | undefined): PythonView['misplaced'] {
  const [first, second] = args;
  if (sdk?.is !== 'official' || !second || [first, second].some((each) => each!.key !== undefined || each!.spread))
    return [];
  const isDescription = /(?:^|_)description$/i.test(pathOf(module, bare(second.value))?.at(-1) ?? '');
  const isNew = isSince(sdk.versions, '1.10');
  if (!isDescription || isNew === false) return [];
  const around = functionAround(second.value);
  const within = around && classAround(around) && nameOf(module, around);
  return [
    {
      ...placeOf(module, second.value),
      meaning: isNew ? 'title' : 'either',
      ...(isAdded && { isAdded }),
      ...(within !== undefined && { within }),
    },
  ];
}

const SCHEMA = /^(?:(?:input|args|json|tool)_?)?schema$|^(?:input|args)_?model$|^(?:parameters|inputSchema)$/;

/** What is longer is not repeated in a message. */
const LONGEST_WRITTEN = 60;

const hasDefault = (each: Written): boolean => each.default !== undefined;

interface Written {
  readonly annotation?: PyNode | undefined;
  readonly default?: PyNode | undefined;
}

function holderIn(module: Module, { annotation, default: given }: Written): Pick<PythonParameter, 'holder'> {
  const [type = '', value = ''] = [annotation, given].map((each) => each && textOf(module, each));
  if (/\bField\(/.test(`${type} ${value}`)) return { holder: 'Field' };
  return /^(?:\w+\.)?Annotated\[/.test(type) ? { holder: 'Annotated' } : {};
}

/** `city: str = Literal["Rome", "Oslo"]` */
function isLiteral(module: Module, given: PyNode | undefined): boolean {
  const type = given && subscriptOf(given)?.object;
  return type !== undefined && /^typing(?:_extensions)?\.Literal$/.test(module.externalOf(type) ?? '');
}

function written<K extends string>(module: Module, key: K, node: PyNode | undefined): Partial<Record<K, string>> {
  const text = node && textOf(module, node);
  if (text === undefined || text.length > LONGEST_WRITTEN || /[\n`]/.test(text)) return {};
  return { [key]: text } as Partial<Record<K, string>>;
}

/** `tool("a", "Looks.")`: of the official SDK that is a title from version 1.10 on, and fastmcp takes one such argument. */
function secondOf(
  { module, args, env, isAdded }: Given,
  sdk: Sdk | undefined,
  evaluator: Evaluator,
): PythonTool['second'] {
  const [first, second, third] = args;
  const isGiven = [first, second].every((each) => each && each.key === undefined && !each.spread);
  const text = isGiven ? evaluator.textOf(module, second!.value, env) : undefined;
  if (text === undefined || !sdk) return undefined;
  const isNew = isSince(sdk.versions, sdk.is === 'official' ? '1.10' : '2.7');
  const names = sdk.is === 'official' ? (['title', 'description'] as const) : (['refused', 'description'] as const);
  const isLast =
    !args.some(({ key, spread }) => key === 'description' || spread) && (!third || third.key !== undefined);
  return {
    ...placeOf(module, second!.value),
    text,
    isLast,
    meaning: isNew === undefined ? 'either' : names[isNew ? 0 : 1],
    ...(isAdded && { isAdded }),
  };
}

/** `"The city."` in `Annotated` becomes `Field(description="The city.")`. */
function asField(module: Module, at: PyNode, text: Place): AnnotatedText['edits'] {
  if (text.file !== undefined || module.path !== undefined) return undefined;
  const edits = [
    { start: text.start, end: text.start, text: 'Field(description=' },
    { start: text.end, end: text.end, text: ')' },
  ];
  const [before, end] = ['\n', '\n'].map((each, index) =>
    index === 0 ? module.text.lastIndexOf(each, text.start) + 1 : module.text.indexOf(each, text.end),
  ) as [number, number];
  const length = (end < 0 ? module.text.length : end) - before;
  // Black would break the line.
  if (length <= LONGEST_LINE && length + edits[0]!.text.length + 1 > LONGEST_LINE) return undefined;
  const [meaning, ...others] = module.meaningsOfPath(['Field'], at);
  if (meaning?.is === 'external' && others.length === 0 && /^pydantic\.(?:.+\.)?Field$/.test(meaning.path))
    return edits;
  const added = meaning || /\bField\b/.test(module.text) ? undefined : importOf(module, 'pydantic', 'Field');
  return added && [added, ...edits];
}

/** Black's default. */
const LONGEST_LINE = 88;

/** With the other names of the package, or behind the imports at the top. */
function importOf(module: Module, from: string, name: string): (Place & { text: string }) | undefined {
  let last: PyNode | undefined;
  for (const each of statementsOf(module.root)) {
    const text = textOf(module, each);
    if (each.name !== 'ImportStatement') {
      if (each !== statementsOf(module.root)[0]) break;
      continue;
    }
    if (new RegExp(`^from ${from} import [\\w, ]+$`).test(text) && text.length + name.length + 2 <= LONGEST_LINE)
      return { start: each.to, end: each.to, text: `, ${name}` };
    last = each;
  }
  return last && { start: last.to, end: last.to, text: `\nfrom ${from} import ${name}` };
}
