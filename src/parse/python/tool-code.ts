/** A tool in Python, which another file describes: `async def run(config: CONFIG, inputs: INPUTS) -> OUTPUT`. */
import { append } from '../../core/collections.js';
import type { ArgumentUse, InputRead, ToolCode } from '../../core/code.js';
import {
  argumentsOf,
  assignmentOf,
  bodyOf,
  isScope,
  placeOf,
  textOf,
  walk,
  type PyNode,
  type Source,
} from '../../extract/python/syntax.js';
import { parsePython } from '../../extract/python/grammar.js';
import { UNFINISHED } from '../../extract/result/budget.js';
import {
  fieldsOf,
  isAssigned,
  isCalled,
  isMember,
  keysOf,
  memberNameOf,
  onlyNamed,
  ownMembers,
  stringOf,
} from './file.js';
import { byPlace, ParameterUses } from './uses.js';

/** Undefined if it cannot be parsed whole, or has no `run` of its own. */
export function readPythonTool(path: string, text: string): ToolCode | undefined {
  const { root, fault } = parsePython(text);
  const file: Source = { text, root, path };
  const run = onlyNamed(file, 'FunctionDefinition', 'run');
  if (!run || fault !== undefined) return undefined;
  const useOf = (position: number): ArgumentUse => {
    const parameter = byPlace(file, run)[position];
    if (!parameter) return { reads: [], mayReadMore: false };
    const all = new ParameterUses(file);
    all.follow(run, parameter.name);
    const own = ownMembers(file, parameter.annotation);
    const reads = all.reads.filter(({ name }) => !own?.has(name));
    return {
      reads: reads.map(({ at, name, isOptional }): InputRead => {
        const isDoubtful = all.isReassigned || all.written.has(name);
        return { name, ...placeOf(file, at), ...(isOptional && { isOptional }), ...(isDoubtful && { isDoubtful }) };
      }),
      // What the class gives itself may be read in it.
      mayReadMore: all.mayReadMore || own === undefined || own.size > 0,
    };
  };
  const answers = answersOf(file, run);
  return {
    file: path.slice(path.lastIndexOf('/') + 1),
    run: { ...placeOf(file, run), end: bodyOf(run)?.from ?? run.to },
    settings: useOf(0),
    inputs: useOf(1),
    ...(answers && { answers }),
    services: [...walk(file.root)].flatMap((call) => {
      if (call.name !== 'CallExpression' || !ASKS_FOR_TOKEN.test(textOf(file, call.firstChild!))) return [];
      const given = argumentsOf(file, call)?.[0];
      const name = given?.key === undefined ? stringOf(file, given?.value) : undefined;
      return name === undefined ? [] : [{ name, ...placeOf(file, given!.value) }];
    }),
    isStub: UNFINISHED.test(textOf(file, run)),
  };
}

const ASKS_FOR_TOKEN = /^(get_access_token|getAccessToken)$/;

/** The fields of all that it returns, if each is an `OUTPUT` that is filled in here, or a dictionary of plain keys. */
function answersOf(file: Source, run: PyNode): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  for (const statement of walk(bodyOf(run)!, isScope)) {
    if (statement.name !== 'ReturnStatement') continue;
    const value = statement.firstChild?.nextSibling;
    const names = value && (fieldsMade(file, value) ?? fieldsOfVariable(file, run, value));
    if (!names) return undefined;
    for (const name of names) fields.add(name);
  }
  return fields.size > 0 ? fields : undefined;
}

/** `{ "sky": x }`, `OUTPUT(sky=x)`. */
function fieldsMade(file: Source, value: PyNode): string[] | undefined {
  if (value.name === 'DictionaryExpression') return keysOf(file, value);
  if (value.name !== 'CallExpression') return undefined;
  const made = onlyNamed(file, 'ClassDefinition', textOf(file, value.firstChild!));
  const given = argumentsOf(file, value) ?? [];
  const own = made && fieldsOf(file, made);
  if (!own || given.some(({ key }) => key === undefined)) return undefined;
  return [...own.filter(({ hasDefault }) => hasDefault).map(({ name }) => name), ...given.map(({ key }) => key!)];
}

/** `out = OUTPUT()`, then `out.sky = x`, and nothing else is done with it. */
function fieldsOfVariable(file: Source, run: PyNode, value: PyNode): string[] | undefined {
  if (value.name !== 'VariableName') return undefined;
  const variable = textOf(file, value);
  const fields: string[] = [];
  for (const name of walk(run)) {
    if (name.name !== 'VariableName' || textOf(file, name) !== variable) continue;
    const parent = name.parent!;
    const { targets: [target, ...others] = [], value: given } = assignmentOf(parent) ?? {};
    const made = target?.from === name.from && others.length === 0 ? given : undefined;
    if (made) {
      const names = fieldsMade(file, made);
      if (!names || made.name !== 'CallExpression') return undefined;
      append(fields, names);
    } else if (isMember(parent, name)) {
      const member = memberNameOf(file, parent);
      // A method may set anything.
      if (member === undefined || isCalled(parent)) return undefined;
      if (isAssigned(parent)) fields.push(member);
    } else if (parent.name !== 'ReturnStatement') return undefined;
  }
  return fields;
}
