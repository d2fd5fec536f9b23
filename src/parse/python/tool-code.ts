/** A tool in Python, which another file describes: `async def run(config: CONFIG, inputs: INPUTS) -> OUTPUT`. */
import { append } from '../../core/collections.js';
import { parser } from '@lezer/python';
import type { ArgumentUse, InputRead, ToolCode } from '../../core/code.js';
import { UNFINISHED } from '../../extract/result/unfinished.js';
import { PythonFile, type PyNode } from './file.js';
import { ParameterUses } from './uses.js';

/** Undefined if it cannot be parsed whole, or has no `run` of its own. */
export function readPythonTool(path: string, text: string): ToolCode | undefined {
  const file = new PythonFile(parser.parse(text), text);
  const run = file.functionNamed('run');
  if (!run || file.isBroken) return undefined;
  const place = ({ from, to }: Pick<PyNode, 'from' | 'to'>) => ({ start: from, end: to, file: path });
  const useOf = (position: number): ArgumentUse => {
    const parameter = file.parametersOf(run)[position];
    if (!parameter) return { reads: [], mayReadMore: false };
    const all = new ParameterUses(file);
    all.follow(run, parameter.name);
    const own = file.ownMembers(parameter.type);
    const reads = all.reads.filter(({ name }) => !own?.has(name));
    return {
      reads: reads.map(({ at, name, isOptional }): InputRead => {
        const isDoubtful = all.isReassigned || all.written.has(name);
        return { name, ...place(at), ...(isOptional && { isOptional }), ...(isDoubtful && { isDoubtful }) };
      }),
      // What the class gives itself may be read in it.
      mayReadMore: all.mayReadMore || own === undefined || own.size > 0,
    };
  };
  const answers = answersOf(file, run);
  return {
    file: path.slice(path.lastIndexOf('/') + 1),
    run: place({ from: run.from, to: file.childOf(run, 'Body')?.from ?? run.to }),
    settings: useOf(0),
    inputs: useOf(1),
    ...(answers && { answers }),
    services: file.all('CallExpression').flatMap((call) => {
      const given = file.argumentsOf(call)[0];
      const name = given && given.key === undefined ? file.stringOf(given.value) : undefined;
      const isAsked = name !== undefined && /^(get_access_token|getAccessToken)$/.test(file.textOf(call.firstChild!));
      return isAsked ? [{ name, ...place(given!.value) }] : [];
    }),
    isStub: UNFINISHED.test(file.textOf(run)),
  };
}

/** The fields of all that it returns, if each is an `OUTPUT` that is filled in here, or a dictionary of plain keys. */
function answersOf(file: PythonFile, run: PyNode): ReadonlySet<string> | undefined {
  const fields = new Set<string>();
  const returns = file.returnsOf(run);
  for (const statement of returns) {
    const value = statement.firstChild?.nextSibling;
    const names = value && (fieldsMade(file, value) ?? fieldsOfVariable(file, run, value));
    if (!names) return undefined;
    for (const name of names) fields.add(name);
  }
  return fields.size > 0 ? fields : undefined;
}

/** `{ "sky": x }`, `OUTPUT(sky=x)`. */
function fieldsMade(file: PythonFile, value: PyNode): string[] | undefined {
  if (value.name === 'DictionaryExpression') return file.keysOf(value);
  if (value.name !== 'CallExpression') return undefined;
  const made = file.classNamed(file.textOf(value.firstChild!));
  const given = file.argumentsOf(value);
  const own = made && file.fieldsOf(made);
  if (!own || given.some(({ key }) => key === undefined)) return undefined;
  return [...own.filter(({ hasDefault }) => hasDefault).map(({ name }) => name), ...given.map(({ key }) => key!)];
}

/** `out = OUTPUT()`, then `out.sky = x`, and nothing else is done with it. */
function fieldsOfVariable(file: PythonFile, run: PyNode, value: PyNode): string[] | undefined {
  if (value.name !== 'VariableName') return undefined;
  const variable = file.textOf(value);
  const fields: string[] = [];
  for (const name of file.all('VariableName', run)) {
    if (file.textOf(name) !== variable) continue;
    const parent = name.parent!;
    const made = parent.name === 'AssignStatement' ? file.assignedAlone(parent, name) : undefined;
    if (made) {
      const names = fieldsMade(file, made);
      if (!names || made.name !== 'CallExpression') return undefined;
      append(fields, names);
    } else if (file.isMember(parent, name)) {
      const member = file.memberOf(parent);
      // A method may set anything.
      if (member === undefined || file.isCalled(parent)) return undefined;
      if (file.isAssigned(parent)) fields.push(member);
    } else if (parent.name !== 'ReturnStatement') return undefined;
  }
  return fields;
}
