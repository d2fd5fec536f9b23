/** Classes that are tools by their fields. */
import { unknownAt, textOf, type ObjectValue, type Value } from '../../result/values.js';
import { entry, type Entry, type Node } from '../../../core/tree.js';
import { imports } from '../../../generated/library-words.js';
import type { ReadClass } from '../library.js';
import { bare, path, staticName, type ClassNode, type SyntaxNode, type TSESTree, place } from '../syntax.js';
import { onlyReturn } from '../returns.js';
import { isBuiltSchema, isRawShape, isSurelySchema } from '../zod/mark.js';
import { shownWith } from './side-by-side.js';
import type { Collector } from './collector.js';
import { asInputSchema, opened } from './objects.js';
import { importsLookalikes, importsMcp } from './mcp-imports.js';

/** `class AddTool extends BaseTool { name = 'add'; description = '…'; inputSchema = … }`, or `getName() { return 'add'; }` */
export function toolClass(node: ClassNode, collector: Collector, ofLibraries: ReadonlyMap<string, ReadClass>): void {
  const base = basesOf(node).find(({ name }) => name.endsWith('Tool')) ?? itself(node, collector);
  if (!base) return;
  const fields = fieldsOf(node, base, collector);
  const whole: ObjectValue = { kind: 'object', ...place(node), entries: fields, open: true };
  if (textOf(entry(whole, 'name')?.value) === undefined) return noteUnnamed(node, whole, collector);
  const readOwn = ofLibraries.get(base.name);
  // Other projects have classes of that name too, with MCP's own key.
  if (readOwn && !entry(whole, 'inputSchema')) return readOwn(whole, node, collector);
  const schema = SCHEMAS.map((key) => entry(whole, key)).find((each) => each !== undefined);
  if (!schema && isWithoutSchema(node, whole)) return collector.addTool(opened(whole), node, { api: 'literal' });
  if (!schema || !entry(whole, 'description') || isLabel(whole)) return;
  const config = { ...whole, entries: fields.filter((each) => each === schema || !SCHEMAS.includes(each.key)) };
  if (isOfAgents(base, collector)) return collector.addFunction(config, shownWith(node));
  const isMcp = schema.key === 'inputSchema' || importsMcp(collector) || collector.isServed;
  if (isMcp && maySchemaBe(schema.value))
    collector.addTool(asInputSchema(config, schema.key), node, { api: 'literal' });
  else if (isSchema(schema.value)) collector.addFunction(config, shownWith(node));
}

/** A class of tools whose objects are given their names: how many there are is not known. */
function noteUnnamed({ id, abstract, body }: ClassNode, whole: ObjectValue, collector: Collector): void {
  const isNamed = body.body.some((member) => methodNameOf(member) === 'getName');
  const isWhole = ['description', 'inputSchema'].every((key) => entry(whole, key) !== undefined);
  if (!id || abstract || !isNamed || !isWhole || /^(?:Base|Abstract)/.test(id.name) || !importsMcp(collector)) return;
  collector.unread.push({ ...place(id), what: `the tools of \`${id.name}\``, reason: 'their names are not known' });
}

/** `getInputSchema() { return undefined; }`, or none at all: it says what it does, and how it may be shown and called. */
const isWithoutSchema = ({ body }: ClassNode, whole: ObjectValue): boolean =>
  ['description', 'annotations'].every((key) => entry(whole, key) !== undefined) &&
  body.body.some((member) => /^get(?:Description|Config)$/.test(methodNameOf(member) ?? '')) &&
  !isLabel(whole);

const SCHEMAS = ['inputSchema', 'schema', 'parameters', 'argsSchema', 'paramsSchema', 'parametersSchema', 'inputShape'];
const FIELDS: ReadonlySet<string> = new Set(['name', 'description', 'annotations', ...SCHEMAS]);

/** What a class extends or implements: its last name, and the name that it begins with. */
interface Base {
  readonly name: string;
  readonly root: SyntaxNode;
}

/** `class SearchTool { name = 'search'; …; execute() { … } }`, in a program that serves its tools. */
function itself({ id, superClass, body }: ClassNode, collector: Collector): Base | undefined {
  if (!importsMcp(collector)) return undefined;
  const isRun = body.body.some((member) => RUNS.has(methodNameOf(member) ?? ''));
  return id?.name.endsWith('Tool') && !superClass && isRun ? { name: id.name, root: id } : undefined;
}

const RUNS: ReadonlySet<string> = new Set(['execute', 'handler', 'run', 'call', 'handle']);

function basesOf(node: ClassNode): Base[] {
  // Flow's have an `id`.
  const types = (node.implements ?? []).flatMap(
    ({ expression, id }: { expression?: SyntaxNode; id?: SyntaxNode }) => expression ?? id ?? [],
  );
  return [...(node.superClass ? [bare(node.superClass)] : []), ...types].flatMap(baseOf);
}

/** A type of a module is named in one way or the other, depending on the parser. */
function baseOf(type: SyntaxNode): Base[] {
  switch (type.type) {
    case 'Identifier':
      return [{ name: type.name, root: type }];
    case 'TSQualifiedName':
      return [{ name: type.right.name, root: bare(type.left) }];
    case 'MemberExpression':
      return [{ name: path(type).at(-1)!, root: bare(type.object) }];
    default:
      return [];
  }
}

/** What the class says itself replaces what it hands on or answers. */
function fieldsOf(node: ClassNode, base: Base, collector: Collector): Entry[] {
  const members = node.body.body;
  const statements = members.flatMap(statementsOf);
  const declared = members.flatMap((member): Entry[] => {
    if (!('key' in member) || member.static || isMethod(member)) return [];
    const name = nameOf(member.key, member.computed);
    return name === undefined ? [] : fieldOf(name, member.key, () => givenBy(member, collector));
  });
  const own = replacedBy(
    declared,
    statements.flatMap((statement) => setIn(statement, collector)),
  );
  const handed = statements.flatMap((statement) => handedIn(statement, collector));
  const configured = members.flatMap((member) => configuredBy(member, collector));
  const answered = members.flatMap((member) => answeredBy(member, collector));
  const others = [handed, configured, answered].reduce(replacedBy);
  // What a method makes of a schema gives way to the schema.
  const hasSchema = own.some(({ key }) => SCHEMAS.includes(key));
  const fields = replacedBy(hasSchema ? others.filter(({ key }) => !SCHEMAS.includes(key)) : others, own);
  // Classes that are called so are in editors too.
  const asks = (method: string): boolean => members.some((member) => methodNameOf(member) === method);
  const isAsked = asks('getDescription') && (asks('getInputSchema') || own.some(({ key }) => key === 'annotations'));
  const isMcp = importsMcp(collector) || /mcp/i.test(base.name) || isAsked;
  return isMcp || fields.some(({ key, value }) => key === 'inputSchema' && isSurelySchema(value)) ? fields : own;
}

function replacedBy(earlier: Entry[], later: Entry[]): Entry[] {
  return [...earlier.filter(({ key }) => !later.some((each) => each.key === key)), ...later];
}

/** `getConfig() { return { description, inputSchema }; }` */
function configuredBy(member: TSESTree.ClassElement, collector: Collector): Entry[] {
  return methodNameOf(member) === 'getConfig' ? partsOf(givenBy(member, collector)) : [];
}

/** `getName() { return 'add'; }` */
function answeredBy(member: TSESTree.ClassElement, collector: Collector): Entry[] {
  const field = METHODS.get(methodNameOf(member) ?? '');
  return field && 'key' in member ? fieldOf(field, member.key, () => givenBy(member, collector)) : [];
}

const methodNameOf = (member: TSESTree.ClassElement): string | undefined =>
  isMethod(member) && !member.static ? nameOf(member.key, member.computed) : undefined;

const METHODS: ReadonlyMap<string, string> = new Map([
  ['getName', 'name'],
  ['getDescription', 'description'],
  ['getInputSchema', 'inputSchema'],
  ['getAnnotations', 'annotations'],
]);

const isMethod = (member: TSESTree.ClassElement): member is TSESTree.MethodDefinition =>
  member.type === 'MethodDefinition' && member.kind === 'method';

/** With a name it is a tool by itself, of which its literal tells. */
function partsOf(value: Value | undefined): Entry[] {
  if (value?.kind !== 'object' || entry(value, 'name')) return [];
  return value.entries.filter(({ key }) => PARTS.has(key));
}

/** Other words for a schema are words for much else, too. */
const PARTS: ReadonlySet<string> = new Set(METHODS.values());

function fieldOf(name: string, key: SyntaxNode, read: () => Value | undefined): Entry[] {
  const value = FIELDS.has(name) ? read() : undefined;
  return !value || value.kind === 'undefined' ? [] : [{ key: name, ...place(key), value: value as Node }];
}

/** What the constructor does, as far as it always does it. */
const statementsOf = (member: TSESTree.ClassElement): readonly TSESTree.Statement[] =>
  (member.type === 'MethodDefinition' && member.kind === 'constructor' ? member.value.body?.body : undefined) ?? [];

/** `super({ inputSchema: … })` */
function handedIn(statement: TSESTree.Statement, collector: Collector): Entry[] {
  const call = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Super') return [];
  const given = call.arguments.find(({ type }) => type === 'ObjectExpression');
  return given ? partsOf(collector.evaluate(given)) : [];
}

/** `this.name = 'add'` in a constructor. */
function setIn(statement: TSESTree.Statement, collector: Collector): Entry[] {
  const assignment = statement.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (assignment?.type !== 'AssignmentExpression' || assignment.operator !== '=') return [];
  const { left, right } = assignment;
  if (left.type !== 'MemberExpression' || left.object.type !== 'ThisExpression') return [];
  const name = nameOf(left.property, left.computed);
  return name === undefined ? [] : fieldOf(name, left.property, () => collector.evaluate(right));
}

/** What a field is set to, or a getter or a method returns. */
function givenBy(member: TSESTree.ClassElement, collector: Collector): Value | undefined {
  if (member.type === 'PropertyDefinition' || member.type === 'AccessorProperty')
    return member.value ? collector.evaluate(member.value) : undefined;
  if (member.type !== 'MethodDefinition') return undefined;
  const { kind, key, value } = member;
  if (!value.body || (kind !== 'get' && kind !== 'method')) return undefined;
  const result = value.async || value.generator ? undefined : onlyReturn(value);
  return result ? collector.evaluate(result) : unknownAt(place(key));
}

const nameOf = (key: SyntaxNode, isComputed: boolean): string | undefined =>
  key.type === 'PrivateIdentifier' ? undefined : staticName(key, isComputed);

/** A name for people: a brush, a step of a flow. */
const isLabel = (config: ObjectValue): boolean => /^\p{Lu}.*\s/u.test(textOf(entry(config, 'name')?.value)!);

/** LangChain's tools, others that models are given without MCP, and what a class of the file makes of them. */
function isOfAgents({ name, root }: Base, collector: Collector, depth = 0): boolean {
  if (
    imports.baseClasses.test(collector.modules.sourceOf(root) ?? '') ||
    name.endsWith('StructuredTool') ||
    importsLookalikes(collector)
  )
    return true;
  const binding = root.type === 'Identifier' ? collector.evaluator.file.scopes.resolve(root) : undefined;
  const own = binding?.kind === 'variable' ? binding.node.init : binding?.node;
  const base = own?.type === 'ClassDeclaration' || own?.type === 'ClassExpression' ? own.superClass : undefined;
  return base && depth < DEEPEST ? baseOf(bare(base)).some((each) => isOfAgents(each, collector, depth + 1)) : false;
}

/** How many classes may be between a tool and the library's own. */
const DEEPEST = 5;

const isSchema = (value: Value): boolean => isBuiltSchema(value) || isRawShape(value) || value.kind === 'object';
const maySchemaBe = (value: Value): boolean => isSchema(value) || value.kind === 'unknown' || value.kind === 'union';
