/** Names that nothing defines in what answers models, or where a file is imported: Python raises a NameError where it comes to one. */
import type { UndefinedName } from '../../core/python-code.js';
import { foundOnce, known, remembered } from '../../core/collections.js';
import type { FunctionRef } from './methods.js';
import type { Handler } from './found.js';
import { importsIn, type Module } from './names.js';
import {
  bodyOf,
  childrenOf,
  decoratorsOf,
  isExpected,
  isFunction,
  isScope,
  isTried,
  nameNodeOf,
  nodesIn,
  parametersOf,
  placeOf,
  returnTypeOf,
  statementsOf,
  subscriptOf,
  textOf,
  walk,
  type PyNode,
} from './syntax.js';

/** `own`: functions of the file that answer calls; `first`: those of them that the SDK itself calls. */
export function undefinedNamesIn(
  module: Module,
  own: readonly FunctionRef[],
  first: ReadonlySet<PyNode['from']>,
): UndefinedName[] {
  if (own.length === 0 || MAKES_NAMES.test(module.text)) return [];
  const scopes = new Map<string, ReadonlySet<string>>();
  const top = new Set([...boundIn(module, module.root, isScope), ...globalsIn(module.text)]);
  // Something else runs the file, and gives it names.
  if (top.has('*') || decoratorsLack(module, top)) return [];
  const around = (node: PyNode): ReadonlySet<string>[] => {
    const found: ReadonlySet<string>[] = [];
    for (let at = node.parent; at; at = at.parent)
      if (isFunction(at)) found.push(known(scopes, `${at.from}`, () => boundIn(module, at, isScope)));
    return found;
  };
  const isInSketch = module.text.length < SKETCH && { isInSketch: true as const };
  const found = new Map<string, UndefinedName>();
  for (const { node } of own) {
    const body = bodyOf(node);
    if (!body) continue;
    let bound: readonly ReadonlySet<string>[] | undefined;
    for (const each of nodesIn(body, ['VariableName'], isNoExpression)) {
      const name = textOf(module, each);
      if (name.startsWith('__') || top.has(name) || BUILTINS.has(name) || !isRead(each)) continue;
      bound ??= [boundIn(module, node), ...around(node)];
      const key = `${node.from} ${name}`;
      if (found.has(key) || bound.some((names) => names.has(name))) continue;
      if (isExpected(module, each, 'NameError') || isPastEnd(each, body)) continue;
      const isAlways = first.has(node.from) && isOnTheWay(each, body);
      const near = [...bound.flatMap((names) => [...names]), ...top];
      found.set(key, { ...placeOf(module, each), name, near, ...(isAlways && { isAlways }), ...isInSketch });
    }
  }
  return [...found.values()];
}

/** The first that Python comes to while it imports the file, where nothing decides whether it does: what follows is not there. */
export function undefinedAtImport(module: Module): UndefinedName[] {
  const { root, text } = module;
  const top = text.length < SKETCH ? undefined : namesOf(module);
  if (!top || decoratorsLack(module, top)) return [];
  for (const each of walk(root, (at) => isNoExpression(at) || isScope(at))) {
    const name = each.name === 'VariableName' ? textOf(module, each) : '__';
    if (name.startsWith('__') || top.has(name) || BUILTINS.has(name) || !isRead(each)) continue;
    if (!isTried(module, each) && !isExpected(module, each, 'NameError') && isOnTheWay(each, root))
      return [{ ...placeOf(module, each), name, near: [...top], isAtImport: true }];
  }
  return [];
}

/** The first in the head of a tool at the top of the file, which Python or the SDK evaluates when the decorator is called. */
export function undefinedInHeads(module: Module, handlers: readonly Handler[]): UndefinedName[] {
  const own = handlers.filter((each) => each.module === module && each.node.parent?.parent?.name === 'Script');
  const top = own.length > 0 ? namesOf(module) : undefined;
  if (!top || decoratorsLack(module, top)) return [];
  const isPostponed = POSTPONED.test(module.text);
  const globals = new Set(globalsIn(module.text));
  for (const { node, server } of own.toSorted((a, b) => a.node.from - b.node.from)) {
    const statement = node.parent!;
    if (statement.name !== 'DecoratedStatement' || node.getChild('TypeParamList') || server.isOwn) continue;
    if (!server.library || !isOnTheWay(statement, module.root)) continue;
    // What another decorator makes of it may have no annotations.
    const isEvaluated = server.isSure && decoratorsOf(node).length === 1;
    for (const { each, name } of namesInHead(module, node, isPostponed, isEvaluated)) {
      if (name.startsWith('__') || BUILTINS.has(name) || globals.has(name)) continue;
      const found = { ...placeOf(module, each), name, near: [...top], isAtImport: true as const };
      const { first, forTypes } = bindingsOf(module).get(name) ?? {};
      if (first !== undefined && first.from < statement.from) continue;
      if (first && first.from >= statement.to) return [{ ...found, definition: placeOf(module, first) }];
      if (!first && forTypes) return [{ ...found, definition: placeOf(module, forTypes), isForTypes: true }];
      if (!top.has(name) && module.text.length >= SKETCH) return [found];
    }
  }
  return [];
}

/** Annotations are texts in the file. */
const POSTPONED = /^from __future__ import [^\n]*\bannotations\b/m;

interface NameInHead {
  readonly each: PyNode;
  readonly name: string;
}

function namesInHead(module: Module, fn: PyNode, isPostponed: boolean, isEvaluated: boolean): NameInHead[] {
  const parameters = parametersOf(module, fn);
  const returned = returnTypeOf(fn);
  const defaults = parameters.flatMap((each) => each.default ?? []);
  const types = parameters.flatMap((each) => each.annotation ?? []);
  // Some versions read what is behind `->` only where it is no text.
  const run = [
    ...defaults,
    ...(isPostponed ? (isEvaluated ? types : []) : [...types, ...(returned ? [returned] : [])]),
  ];
  const names = run.flatMap((node) => {
    // A comprehension has names of its own.
    if (nodesIn(node, ['for']).length > 0) return [];
    const all = nodesIn(node, ['VariableName'], (at) => isNoExpression(at) || isScope(at));
    return all
      .filter((each) => each.parent?.name === 'TypeDef' || isRead(each))
      .map((each) => ({ each, name: textOf(module, each) }));
  });
  const texts = isEvaluated ? types.flatMap((node) => textsIn(module, node)) : [];
  return [...names, ...texts].sort((a, b) => a.each.from - b.each.from);
}

/** `"Filter"`, `Optional["Filter"]`: of all other texts in an annotation, most are no types. */
function textsIn(module: Module, annotation: PyNode): NameInHead[] {
  const [, name] = annotation.name === 'String' ? (/^["'](\w+)["']$/.exec(textOf(module, annotation)) ?? []) : [];
  if (name !== undefined) return [{ each: annotation, name }];
  const { object, items } = subscriptOf(annotation) ?? {};
  const isOfTypes = object && /^(?:typing\.)?(?:Optional|Union|List|Dict|list|dict)$/.test(textOf(module, object));
  return isOfTypes ? items!.flatMap((each) => textsIn(module, each)) : [];
}

interface Binding {
  /** The first that runs. */
  first?: PyNode;
  /** One below `if TYPE_CHECKING:`. */
  forTypes?: PyNode;
}

/** What binds the names at the top of a file. */
const bindingsOf = remembered((module: Module): ReadonlyMap<string, Binding> => {
  const found = new Map<string, Binding>();
  const unrun = statementsOf(module.root).flatMap((each) =>
    each.name === 'IfStatement' && TYPES_ONLY.test(textOf(module, each)) ? (bodyOf(each) ?? []) : [],
  );
  bindIn(module, module.root, isScope, (name, at) => {
    const binding = known(found, name, (): Binding => ({}));
    if (unrun.some(({ from, to }) => from <= at.from && at.to <= to)) binding.forTypes ??= at;
    else binding.first ??= at;
  });
  return found;
});

const TYPES_ONLY = /^if\s+(?:\w+\.)?TYPE_CHECKING\s*:/;

/** All that a module may have, whatever gives it the name; undefined where that cannot be known. */
export const namesOf = remembered((module: Module): ReadonlySet<string> | undefined => {
  const { text, root } = module;
  if (MAKES_NAMES.test(text) || /\bsys\.modules\b|\blazy|\bsetattr\(|\bimport\s+\*/.test(text)) return undefined;
  // What cannot be parsed has an empty tree.
  if (root.to < text.trimEnd().length) return undefined;
  if (nodesIn(root, ['\u26a0']).length > 0) return undefined;
  return new Set([...boundIn(module, root, isScope), ...globalsIn(text)]);
});

/** Characters of a file of some 40 lines. */
const SKETCH = 1500;

/** It makes names at run time, or may have any. */
export const MAKES_NAMES =
  /\bglobals\(\)|\bexec\(|\bvars\(\)|\blocals\(\)\s*\[|\bbuiltins\b|__builtins__|\bsetattr\(sys\.modules|^def __getattr__\b/m;

/** What a decorator at the top begins with is not there. */
const decoratorsLack = ({ text }: Module, top: ReadonlySet<string>): boolean =>
  Array.from(text.matchAll(/^@(\w+)/gm)).some(([, name]) => !top.has(name!) && !BUILTINS.has(name!));

/** `global x`, anywhere. */
const globalsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bglobal[ \t]+([\w, \t]{1,500})/g)).flatMap(([, names]) => names!.match(/\w+/g) ?? []);

const isNoExpression = ({ name }: Pick<PyNode, 'name'>): boolean => isKindOfNone(name);
const isKindOfNone = foundOnce((kind: string) =>
  /^(?:Import|Scope|Delete)Statement$|^Type(?:Def|ParamList|Definition)$|Pattern$/.test(kind),
);

/** Not the name of an argument, and no part of the name of a decorator. */
function isRead({ parent, prevSibling, nextSibling }: PyNode): boolean {
  if (parent?.name === 'ArgList') return nextSibling?.name !== 'AssignOp';
  if (parent?.name === 'Decorator') return prevSibling?.name === 'At' || prevSibling?.name === '@';
  return !isNoExpression(parent!);
}

const BINDS = [
  ...['FunctionDefinition', 'LambdaExpression', 'ClassDefinition', 'ImportStatement', 'ScopeStatement'],
  ...['DeleteStatement', 'AssignStatement', 'UpdateStatement', 'AssignOp', 'TypeDefinition', 'TypeParam'],
  ...['for', 'as', 'MatchClause', 'WithStatement'],
];

/** All names that are bound in a node, by whatever; `isLeftOut`: what of it is not entered. */
function boundIn(module: Module, node: PyNode, isLeftOut: typeof isScope = () => false): Set<string> {
  const names = new Set<string>();
  bindIn(module, node, isLeftOut, (name) => void names.add(name));
  return names;
}

/** Each name that is bound in a node, with what binds it, in their order. */
function bindIn(
  module: Module,
  node: PyNode,
  isLeftOut: typeof isScope,
  add: (name: string, by: PyNode) => void,
): void {
  let by = node;
  const bind = (at: PyNode | null | undefined): void => {
    if (at?.name === 'VariableName') add(textOf(module, at), at);
    else if (at && /^(?:Tuple|Array|Parenthesized)Expression$/.test(at.name)) childrenOf(at).forEach(bind);
  };
  const bindWords = (text: string): void => {
    for (const [word] of text.matchAll(/\w+/g)) add(word, by);
  };
  /** What is before the body, as it is written: the tree may have other words for it. */
  const headOf = (at: PyNode): string => module.text.slice(at.from, (at.getChild('Body') ?? at.lastChild!).from);
  for (const at of nodesIn(node, BINDS, isLeftOut)) {
    by = at;
    if (isScope(at) && at.name !== 'LambdaExpression') bind(nameNodeOf(at));
    if (isFunction(at) && (at.from === node.from || !isLeftOut(at)))
      for (const { name } of parametersOf(module, at)) add(name, at);
    switch (at.name) {
      case 'ImportStatement':
        for (const [name] of importsIn(module, at)) add(name, at);
        break;
      case 'ScopeStatement':
      case 'DeleteStatement':
        at.getChildren('VariableName').forEach(bind);
        break;
      case 'AssignStatement': {
        const assigned = at.getChildren('AssignOp').at(-1) ?? at.getChild('TypeDef');
        for (let each = at.firstChild; each && each.from < (assigned?.from ?? 0); each = each.nextSibling) bind(each);
        break;
      }
      case 'UpdateStatement':
        bind(at.firstChild);
        break;
      case 'AssignOp':
        if (textOf(module, at) === ':=') bind(at.prevSibling);
        break;
      case 'TypeDefinition':
      case 'TypeParam':
        bind(at.getChild('VariableName'));
        break;
      case 'for':
        for (let each = at.nextSibling; each && each.name !== 'in'; each = each.nextSibling) bind(each);
        break;
      case 'as':
        if (at.parent?.name !== 'ImportStatement') bind(at.nextSibling);
        break;
      case 'MatchClause':
        bindWords(headOf(at));
        break;
      case 'WithStatement':
        if (/\bas\s*[([]/.test(headOf(at))) bindWords(headOf(at));
        break;
    }
  }
}

/** Behind a statement of its block that leaves the function: nothing runs there. */
function isPastEnd(name: PyNode, body: PyNode): boolean {
  for (let at = name; at.parent && (at.from !== body.from || at.name !== 'Body'); at = at.parent) {
    if (at.parent.name !== 'Body') continue;
    for (let before = at.prevSibling; before; before = before.prevSibling)
      if (/^(?:Return|Raise)Statement$/.test(before.name)) return true;
  }
  return false;
}

/** Whether all calls come there, or Python does in a file: nothing around it or before it decides whether it runs. */
function isOnTheWay(name: PyNode, body: PyNode): boolean {
  for (let at = name; at.from !== body.from || at.name !== body.name; at = at.parent!) {
    const { parent, prevSibling } = at;
    if (!parent) return false;
    if (parent.name === 'Body' || parent.name === 'Script') {
      for (let before = prevSibling; before; before = before.prevSibling) if (mayEnd(before)) return false;
    } else if (at.name === 'Body') {
      const isFirst =
        parent.name === 'WithStatement' || (parent.name === 'TryStatement' && prevSibling?.name === 'try');
      if (!isFirst) return false;
    } else if (!isFirstPart(at, parent)) return false;
  }
  return true;
}

/** Whether it is what is evaluated of an expression or statement in any case. */
function isFirstPart(at: PyNode, parent: PyNode): boolean {
  if (isScope(parent) || parent.name === 'ConditionalExpression' || /Comprehension/.test(parent.name)) return false;
  if (parent.name === 'ArgList') return !parent.getChild('for');
  if (parent.name === 'BinaryExpression')
    return at.from === parent.from || !(parent.getChild('and') ?? parent.getChild('or'));
  // What is raised or asserted, and what is caught.
  if (/^(?:Raise|Assert|Try)Statement$/.test(parent.name)) return false;
  return !/^(?:If|While)Statement$/.test(parent.name) || at.prevSibling?.prevSibling === null;
}

/** It may leave the function, or never come to an end. */
const mayEnd = (statement: PyNode): boolean =>
  /^(?:Return|Raise|Assert|While|Yield)/.test(statement.name) ||
  (/Statement$|Body$|Clause$|Group$/.test(statement.name) &&
    [...walk(statement, isScope)].some(({ name }) => /^(?:Return|Raise|Assert|While)Statement$|^Yield/.test(name)));

/** Python 3.13 has these; of Python 2 and of programs that run scripts, some files know the names. */
const BUILTINS: ReadonlySet<string> = new Set(
  (
    'abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex copyright ' +
    'credits delattr dict dir divmod enumerate eval exec exit filter float format frozenset getattr globals hasattr hash ' +
    'help hex id input int isinstance issubclass iter len license list locals map max memoryview min next object oct open ' +
    'ord pow print property quit range repr reversed round set setattr slice sorted staticmethod str sum super tuple type ' +
    'vars zip Ellipsis False None NotImplemented True self cls _ ' +
    'ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError ' +
    'BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ' +
    'ConnectionResetError DeprecationWarning EOFError EncodingWarning EnvironmentError Exception ExceptionGroup ' +
    'FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning ' +
    'IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ' +
    'ModuleNotFoundError NameError NotADirectoryError NotImplementedError OSError OverflowError PendingDeprecationWarning ' +
    'PermissionError ProcessLookupError PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError ' +
    'RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError ' +
    'TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning ' +
    'UserWarning ValueError Warning WindowsError ZeroDivisionError ' +
    'basestring cmp execfile long raw_input reduce reload unichr unicode xrange ' +
    'currentProgram dbutils display get_ipython reveal_locals reveal_type spark'
  ).split(' '),
);
