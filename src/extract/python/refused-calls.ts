/** Calls in what answers models that Python refuses: of functions of the project, with other arguments than they take. */
import type { RefusedCall } from '../../core/python-code.js';
import { callsIn } from './called.js';
import type { Found } from './found.js';
import { functionMeant } from './functions.js';
import { parametersGiven, type FunctionRef } from './methods.js';
import type { Elsewhere, Module } from './names.js';
import {
  argumentsOf,
  bodyOf,
  calleeOf,
  decoratorsOf,
  nameNodeOf,
  nameOf,
  pathOf,
  placeOf,
  statementsOf,
  textOf,
} from './syntax.js';
import type { PyNode } from './syntax.js';

/** `own`: the functions of the file that answer calls. */
export function refusedCallsIn(
  { handlers, servers }: Found,
  module: Module,
  own: readonly FunctionRef[],
): RefusedCall[] {
  if (!servers) return [];
  const calls = own.flatMap(({ node }) => callsIn(bodyOf(node) ?? node));
  // A function may be in another one.
  return [...new Map(calls.map((call) => [call.from, call])).values()].flatMap((call) => {
    const callee = calleeOf(call);
    const path = pathOf(module, callee);
    const tool = handlers.find((each) => each.module === module && isNamedLikeImport(each, callee));
    if (tool) {
      const name = nameNodeOf(tool.node)!;
      const place = { ...placeOf(module, callee), callee: placeOf(module, name) };
      return { ...place, is: 'itself', names: [], left: [], function: textOf(module, name) };
    }
    const elsewhere = path?.length === 1 ? module.definedElsewhere(callee) : undefined;
    if (elsewhere && (elsewhere.is !== 'function' || !mayRefuse(module, elsewhere, call))) return [];
    const [meaning, ...others] = path ? module.meaningsOf(callee) : [];
    // What is defined twice takes what one of the two takes; what a variable holds may be of another class.
    if (!path || others.length > 0 || (meaning?.is !== 'function' && path[0] !== 'self')) return [];
    const meant = functionMeant(servers, module, callee);
    return (meant && faultOf(module, call, meant)) ?? [];
  });
}

/** `from files import read_file`, and behind it `async def read_file(…)`, both at the top: what is called is the second. */
function isNamedLikeImport({ module, node }: FunctionRef, callee: PyNode): boolean {
  const name = nameOf(module, node);
  if (callee.name !== 'VariableName' || name === undefined || textOf(module, callee) !== name) return false;
  const meanings = module.meaningsOf(callee);
  const own = meanings.filter(
    (each) => each.is === 'function' && each.module === module && each.node.from === node.from,
  );
  const others = meanings.filter((each) => each.is === 'external' || ('module' in each && each.module !== module));
  const statement = node.parent?.name === 'DecoratedStatement' ? node.parent : node;
  if (own.length !== 1 || others.length !== 1 || meanings.length !== 2 || statement.parent?.name !== 'Script')
    return false;
  const imported = new RegExp(`^from\\b[^#]*\\bimport\\b[^#]*\\b${name}\\s*(?:[,)]|$)`);
  return statementsOf(module.root).some(
    (each) => each.name === 'ImportStatement' && each.to < statement.from && imported.test(textOf(module, each)),
  );
}

/** By the text of another module alone, which takes less time than to parse it: only what looks wrong there is asked further. */
function mayRefuse(module: Module, { module: other, name }: Elsewhere, call: PyNode): boolean {
  const head = new RegExp(`^(?:async[ \\t]+)?def[ \\t]+${name}[ \\t]*\\(`, 'm').exec(other.text);
  const args = argumentsOf(module, call);
  if (!head || !args) return true;
  const parameters = partsOf(other.text.slice(head.index + head[0].length, head.index + LONGEST_HEAD));
  if (parameters.some((each) => /^\*\*?\w/.test(each))) return false;
  // `*` and `/` are no parameters.
  const own = parameters.filter((each) => /^\w/.test(each));
  const names = own.map((each) => /^\w+/.exec(each)![0]);
  const keys = args.flatMap(({ key }) => key ?? []);
  const given = args.length - keys.length;
  const isLacking = own.some((each, at) => at >= given && !each.includes('=') && !keys.includes(names[at]!));
  return isLacking || given > own.length || keys.some((key) => !names.includes(key));
}

const LONGEST_HEAD = 3000;

/** `a: dict[str, int] = {}, b` up to the bracket that ends it. */
function partsOf(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const { 0: each } of text.matchAll(/[()[\]{},]|[^()[\]{},]+/g)) {
    if (/[([{]/.test(each)) depth++;
    else if (/[)\]}]/.test(each) && --depth < 0) break;
    if (each === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += each;
  }
  return parts.map((each) => each.trim());
}

function faultOf(module: Module, call: PyNode, callable: FunctionRef): RefusedCall | undefined {
  const { module: other, node, isBound } = callable;
  const args = argumentsOf(module, call);
  const name = nameNodeOf(node);
  if (!args || !name || decoratorsOf(node).length > 0 || isExpected(module, call)) return undefined;
  // Another class has the method.
  if (isBound && /\bNotImplementedError\b/.test(textOf(other, node))) return undefined;
  const parameters = parametersGiven(callable);
  if (args.some(({ spread }) => spread) || parameters.some(({ kind }) => /args$/.test(kind))) return undefined;
  const byPosition = parameters.filter(({ kind }) => kind !== 'keyword-only');
  const keyed = new Set(args.flatMap(({ key }) => key ?? []));
  const given = args.length - args.filter(({ key }) => key !== undefined).length;
  const left = parameters.filter((each) => !byPosition.slice(0, given).includes(each) && !keyed.has(each.name));
  const fault = (is: RefusedCall['is'], names: readonly string[], at: PyNode, of = left): RefusedCall => ({
    ...placeOf(module, at),
    ...{ is, names, left: of.map((each) => each.name) },
    ...{ function: textOf(other, name), callee: placeOf(other, name) },
  });
  const unknown = args.filter(({ key }) => key !== undefined && !parameters.some((each) => each.name === key));
  if (unknown.length > 0)
    return fault(
      'unknown',
      unknown.map(({ key }) => key!),
      unknown[0]!.keyNode ?? call,
    );
  if (given > byPosition.length) return fault('many', [], call, byPosition);
  const lacking = left.filter((each) => !each.default);
  return lacking.length > 0
    ? fault(
        'lacking',
        lacking.map((each) => each.name),
        call,
      )
    : undefined;
}

/** `except TypeError:` */
function isExpected(module: Module, call: PyNode): boolean {
  for (let at = call.parent; at; at = at.parent)
    if (at.name === 'TryStatement' && /\bexcept\b[^\n]{0,200}\bTypeError\b/.test(textOf(module, at))) return true;
  return false;
}
