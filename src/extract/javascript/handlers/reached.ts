/** Whether code may ever run, by where the functions and classes around it are named. */
import { addTo, groupBy, known } from '../../../core/collections.js';
import { importOf, modulesOf, versionOf } from '../modules.js';
import { isSdkServer, makerOf } from '../registrations/mcp-imports.js';
import { bare, holds, isFunction, keyName, memberName, nameOf as importedNameOf, startOf, walkAst } from '../syntax.js';
import type { ClassNode, FunctionNode, SyntaxNode, TSESTree } from '../syntax.js';
import type { Scopes } from '../scopes.js';
import { namesIn, type Survey } from '../survey.js';
import { givenAwayIn } from './given-away.js';
import { fieldOf } from './levels.js';

/** Whether another file of the program has this name somewhere. What has a method need not import its class. */
export type IsNamedElsewhere = (name: string, isMethod: boolean) => boolean;

/** Whether code never runs: it is in a function that nothing names, or that only such functions name, or in such a class. */
export function neverCalledIn(
  file: Survey,
  isNamedElsewhere: IsNamedElsewhere,
  isGivenAway: (node: SyntaxNode) => boolean = () => false,
): (node: SyntaxNode) => boolean {
  const byName = groupBy(namedIn(file), ({ name }) => name);
  const named = new Map<FunctionNode, Named[]>();
  const namedBy = new Map<FunctionNode, Named[]>();
  const live = new Set<FunctionNode>();
  const revive = (start: readonly Named[]): void => {
    const todo = [...start];
    for (let next = todo.pop(); next; next = todo.pop()) {
      if (live.has(next.callable)) continue;
      live.add(next.callable);
      for (const each of named.get(next.callable) ?? []) todo.push(each);
    }
  };
  const fromTop: Named[] = [];
  const note = (mention: SyntaxNode, meant: readonly Named[]): void => {
    if (meant.length === 0 || isGivenAway(mention)) return;
    const around = namedAround(mention, file.scopes);
    for (const each of meant)
      if (around) {
        addTo(named, around.callable, each);
        addTo(namedBy, each.callable, around);
      } else fromTop.push(each);
  };
  for (const mention of file.identifiers) {
    if (!byName.has(mention.name) || mention.parent.type === 'ExportSpecifier') continue;
    const binding = file.scopes.resolve(mention);
    const isMeant = ({ callable, id }: Named): boolean =>
      startOf(id) !== startOf(mention) && (!binding || binding.node === id.parent || isMethod({ callable }));
    note(mention, byName.get(mention.name)!.filter(isMeant));
  }
  const isOfOthers = ofOthersIn(file);
  // `this.verify()`
  if ([...byName.values()].some((all) => all.some(isMethod)))
    walkAst(file.program, (node) => {
      if (node.type !== 'MemberExpression') return;
      const meant = byName.get(memberName(node) ?? '')?.filter(isMethod) ?? [];
      if (meant.length === 0 || isOfOthers(node.object)) return;
      const own = classOf(node.object, file);
      note(node, own ? meant.filter(({ callable }) => callable.parent.parent === own.body) : meant);
    });
  revive(fromTop);
  const dead = new Set<FunctionNode>();
  /** A function that may run, what names it, and what names that: if it runs, one of these is named elsewhere. */
  const leadingTo = (one: Named): Named[] => {
    const found = new Map([[one.callable, one]]);
    for (const callable of found.keys())
      for (const each of namedBy.get(callable) ?? []) if (!dead.has(each.callable)) found.set(each.callable, each);
    return [...found.values()];
  };
  const called = new Map<FunctionNode, boolean>();
  const exported = exportedBy(file);
  const isCalled = (each: Named): boolean =>
    known(
      called,
      each.callable,
      () => mayBeCalledElsewhere(each, exported) && isNamedElsewhere(each.name, isMethod(each)),
    );
  const isInUnusedClass = unusedClassesIn(file, isNamedElsewhere);
  let isAsking = false;
  return (node) => {
    if (isInUnusedClass(node)) return true;
    const around = namedAround(node, file.scopes);
    if (!around) return false;
    // The others may ask back: as long as they do, it may run.
    if (isAsking) return false;
    if (live.has(around.callable) || dead.has(around.callable)) return dead.has(around.callable);
    isAsking = true;
    const leading = leadingTo(around);
    const first = leading.find(isCalled);
    isAsking = false;
    if (first) revive([first]);
    else for (const { callable } of leading) dead.add(callable);
    return !first;
  };
}

/** Whether code is in a class that nothing uses. */
function unusedClassesIn(file: Survey, isNamedElsewhere: IsNamedElsewhere): (node: SyntaxNode) => boolean {
  const classes = new Map<SyntaxNode, boolean>();
  return (node) => {
    const own = declaredClassAround(node);
    if (!own) return false;
    if (!classes.has(own)) classes.set(own, isUnusedClass(own, file, isNamedElsewhere));
    return classes.get(own)!;
  };
}

/**
 * Whether a literal is a part of a constant that the module exports and that nothing uses, here or elsewhere; or, where
 * the module has a list, of one that it keeps to itself. What is given to a call may be used by that.
 */
export function unusedConstantsIn(
  file: Survey,
  isUnused?: (name: string) => boolean,
): (node: SyntaxNode, hasList: boolean) => boolean {
  const constants = new Map<SyntaxNode, readonly string[] | undefined>();
  return (node, hasList) => {
    let at: SyntaxNode | undefined = node;
    while (at && IN_A_VALUE.test(at.type)) at = at.parent;
    if (at?.type !== 'VariableDeclarator' || at.id.type !== 'Identifier') return false;
    if (!constants.has(at)) constants.set(at, namesOfUnused(at.id, file));
    const names = constants.get(at);
    if (!names) return false;
    return names.length === 0 ? hasList : isUnused !== undefined && names.every(isUnused);
  };
}
const IN_A_VALUE =
  /^(?:ObjectExpression|ArrayExpression|Property|ArrowFunctionExpression|TS(?:As|Satisfies)Expression)$/;

/** The names that a constant is exported under; undefined where the file does something with it. */
function namesOfUnused(id: TSESTree.Identifier, file: Survey): readonly string[] | undefined {
  const { name } = id;
  const mentions = (namesIn(file).get(name) ?? []).filter((each) => each !== id);
  const isExport = ({ parent }: SyntaxNode): boolean =>
    /^Export(?:Specifier|DefaultDeclaration)$/.test(parent?.type ?? '');
  if (!mentions.every(isExport)) return undefined;
  const top = id.parent.parent?.parent;
  return [
    ...(top?.type === 'ExportNamedDeclaration' ? [name] : []),
    ...mentions.map(({ parent }) => (parent.type === 'ExportSpecifier' ? importedNameOf(parent.exported) : 'default')),
  ];
}

/** What a file does with names that other files may have, in code that may run. */
export interface NamesUsed {
  /** Whether it does something with a value of a name that it has not declared as a function or a class of its own. */
  value(name: string): boolean;
  /**
   * Whether it calls a method of that name, or takes it out of an object: not one of the SDK's server, and not when the
   * program ends.
   */
  method(name: string): boolean;
}

export function namesUsedIn(file: Survey, isNamedElsewhere: IsNamedElsewhere): NamesUsed {
  const { scopes } = file;
  const isGivenAway = givenAwayIn(file);
  const isOfOthers = ofOthersIn(file);
  let never: ((node: SyntaxNode) => boolean) | undefined;
  const mayRun = (node: SyntaxNode): boolean => !(never ??= neverCalledIn(file, isNamedElsewhere, isGivenAway))(node);
  const isOwn = (node: TSESTree.Identifier): boolean =>
    /^(?:class|function|enum)$/.test(scopes.resolve(node)?.kind ?? '');
  let members: ReadonlyMap<string, readonly SyntaxNode[]> | undefined;
  const membersOf = (name: string): readonly SyntaxNode[] => (members ??= membersIn(file)).get(name) ?? [];
  const usesName = (name: string): boolean =>
    namesIn(file)
      .get(name)
      ?.some((each) => !each.parent.type.startsWith('Import') && !isOwn(each) && mayRun(each)) === true;
  return {
    value: (name) => usesName(name) || renamedIn(file, name).some(usesName) || membersOf(name).some(mayRun),
    method: (name) =>
      membersOf(name).some((node) => {
        const isOfOther = node.type === 'MemberExpression' && (isOfOthers(node.object) || isGivenAway(node));
        return !isOfOther && mayRun(node);
      }),
  };
}

/** `import { start as begin } from './start.js';` */
const renamedIn = ({ imports }: Survey, name: string): readonly string[] =>
  imports.flatMap(({ specifiers }) =>
    specifiers.flatMap((each) =>
      each.type === 'ImportSpecifier' && importedNameOf(each.imported) === name ? each.local.name : [],
    ),
  );

/** Members of objects, and what is taken out of objects, by their names. */
export function membersIn({ program }: Survey): ReadonlyMap<string, readonly SyntaxNode[]> {
  const found = new Map<string, SyntaxNode[]>();
  walkAst(program, (node) => {
    const names =
      node.type === 'ObjectPattern'
        ? node.properties.map(keyName)
        : [node.type === 'MemberExpression' ? memberName(node) : undefined];
    for (const name of names) if (name !== undefined) addTo(found, name, node);
  });
  return found;
}

/** Whether an object is surely one of the SDK or of JavaScript, whose methods are not the file's own. */
function ofOthersIn(file: Survey): (object: SyntaxNode) => boolean {
  const facts = { evaluator: { file }, modules: modulesOf(file) };
  return (object) => isSdkServer(object, facts) || isCollection(object, file);
}

function isCollection(object: SyntaxNode, file: Survey): boolean {
  const at = bare(object);
  const value = at.type === 'MemberExpression' && at.object.type === 'ThisExpression' ? fieldOf(at, file) : at;
  const maker = value && makerOf(bare(value), file.scopes);
  return maker?.type === 'Identifier' && COLLECTIONS.has(maker.name) && !file.scopes.isDeclared(maker);
}
const COLLECTIONS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet']);

/** The class of the file that an object is of; nothing where it may inherit its methods. */
function classOf(object: SyntaxNode, { scopes }: Survey): ClassNode | undefined {
  const maker = makerOf(bare(object), scopes);
  const binding = maker?.type === 'Identifier' ? scopes.resolve(maker) : undefined;
  return binding?.kind === 'class' && !binding.node.superClass ? binding.node : undefined;
}

const namedIn = ({ functions, scopes }: Survey): Named[] =>
  functions.flatMap((callable) => {
    const own = nameOf(callable, scopes);
    return own ? [{ callable, ...own }] : [];
  });

interface Named {
  readonly callable: FunctionNode;
  readonly name: string;
  /** Where the name is declared. */
  readonly id: SyntaxNode;
}

/** The nearest function around a node that is called by its name. One without a name runs where it is written. */
function namedAround(node: SyntaxNode, scopes: Scopes): Named | undefined {
  for (let at = node.parent; at; at = at.parent) {
    const own = isFunction(at) ? nameOf(at, scopes) : undefined;
    if (isFunction(at) && own) return { callable: at, ...own };
  }
  return undefined;
}

function nameOf({ id, parent, type }: FunctionNode, scopes: Scopes): Omit<Named, 'callable'> | undefined {
  if (type === 'FunctionDeclaration') return id ? { id, name: id.name } : undefined;
  if (parent.type === 'VariableDeclarator')
    return parent.id.type === 'Identifier' ? { id: parent.id, name: parent.id.name } : undefined;
  if (parent.type !== 'MethodDefinition' || parent.kind !== 'method' || parent.decorators?.length) return undefined;
  if (!isOfProject(parent.parent.parent.superClass, scopes)) return undefined;
  const name = keyName(parent);
  return name === undefined ? undefined : { id: parent.key, name };
}

/** What a class of a library calls has a name that the project need not have elsewhere; those of the SDK call nothing so. */
function isOfProject(base: SyntaxNode | null, scopes: Scopes, steps = 0): boolean {
  if (!base) return true;
  const at = bare(base);
  const source = importOf(at, scopes)?.source;
  if (source !== undefined) return /^\.{1,2}\//.test(source) || versionOf(source) !== undefined;
  const own = at.type === 'Identifier' ? scopes.resolve(at) : undefined;
  return own?.kind === 'class' && steps < MOST_BASES && isOfProject(own.node.superClass, scopes, steps + 1);
}

const MOST_BASES = 5;

type DeclaredClass = TSESTree.ClassDeclaration & { readonly id: TSESTree.Identifier };

/** A class at the top of its module. What it is decorated with may make one. */
function declaredClassAround(node: SyntaxNode): DeclaredClass | undefined {
  for (let at = node.parent; at; at = at.parent) {
    if (at.type !== 'ClassDeclaration' || !at.id || at.decorators?.length) continue;
    const { type } = at.parent;
    return type === 'Program' || type === 'ExportNamedDeclaration' ? (at as DeclaredClass) : undefined;
  }
  return undefined;
}

function isUnusedClass(own: DeclaredClass, file: Survey, isNamedElsewhere: IsNamedElsewhere): boolean {
  const { name } = own.id;
  const isUsed = file.identifiers.some(
    (each) => each.name === name && each.parent.type !== 'ExportSpecifier' && startOf(each) !== startOf(own.id),
  );
  if (isUsed) return false;
  const isExported = own.parent.type === 'ExportNamedDeclaration' || exportedBy(file).has(name);
  return !isExported || !isNamedElsewhere(name, false);
}

const isMethod = ({ callable }: Pick<Named, 'callable'>): boolean => callable.parent.type === 'MethodDefinition';

/** A method of an object that may be handed on, or what is exported. */
function mayBeCalledElsewhere({ callable, name }: Named, exported: ReadonlySet<string>): boolean {
  const { parent } = callable;
  if (parent.type === 'MethodDefinition') return parent.accessibility !== 'private' || callsByNamesMade(parent.parent);
  for (let at: SyntaxNode | undefined = callable; at; at = at.parent) if (at.type.startsWith('Export')) return true;
  return exported.has(name);
}

/** `this[name]()` */
const callsByNamesMade = (body: TSESTree.ClassBody): boolean =>
  holds(
    body,
    (node) =>
      node.type === 'MemberExpression' && node.object.type === 'ThisExpression' && memberName(node) === undefined,
  );

/** The names in `export { … }`. */
const exportedBy = ({ program }: Survey): ReadonlySet<string> =>
  new Set(
    program.body.flatMap((each) =>
      each.type === 'ExportNamedDeclaration'
        ? each.specifiers.flatMap(({ local }) => (local.type === 'Identifier' ? [local.name] : []))
        : [],
    ),
  );
