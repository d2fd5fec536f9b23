/** Classes that are tools by their fields. */
import { entry, type Entry, type Node } from '../../core/tree.js';
import { imports } from '../../generated/library-words.js';
import type { ReadClass } from '../library.js';
import { bare, path, staticName, type Ast } from '../syntax.js';
import { onlyReturn } from '../functions.js';
import { place, textOf, unknownAt, type ObjectValue, type Value } from '../values.js';
import { isBuiltSchema, isRawShape, isSurelySchema } from '../schemas/mark.js';
import { shownWith } from './side-by-side.js';
import type { Collector } from './collector.js';
import { asInputSchema } from './objects.js';
import { importsLookalikes, importsMcp } from './mcp-imports.js';

/** `class AddTool extends BaseTool { name = 'add'; description = '…'; inputSchema = … }`, or `getName() { return 'add'; }` */
export function toolClass(node: Ast, all: Collector, ofLibraries: ReadonlyMap<string, ReadClass>): void {
  const base = basesOf(node).find(({ name }) => name.endsWith('Tool'));
  if (!base) return;
  const fields = fieldsOf(node, base, all);
  const whole: ObjectValue = { kind: 'object', ...place(node), entries: fields, open: true };
  if (textOf(entry(whole, 'name')?.value) === undefined) return;
  const readOwn = ofLibraries.get(base.name);
  // Other projects have classes of that name too, with MCP's own key.
  if (readOwn && !entry(whole, 'inputSchema')) return readOwn(whole, node, all);
  const schema = SCHEMAS.map((key) => entry(whole, key)).find((each) => each !== undefined);
  if (!schema || !entry(whole, 'description') || isLabel(whole)) return;
  const config = { ...whole, entries: fields.filter((each) => each === schema || !SCHEMAS.includes(each.key)) };
  if (isOfAgents(base, all)) return all.addFunction(config, shownWith(node));
  const isMcp = schema.key === 'inputSchema' || importsMcp(all) || all.isServed;
  if (isMcp && maySchemaBe(schema.value)) all.addTool(asInputSchema(config, schema.key), node, { api: 'literal' });
  else if (isSchema(schema.value)) all.addFunction(config, shownWith(node));
}

const SCHEMAS = ['inputSchema', 'schema', 'parameters'];
const FIELDS: ReadonlySet<string> = new Set(['name', 'description', 'annotations', ...SCHEMAS]);

/** What a class extends or implements: its last name, and the name that it begins with. */
interface Base {
  readonly name: string;
  readonly root: Ast;
}

function basesOf(node: Ast): Base[] {
  const base = node['superClass'] as Ast | null;
  const types = ((node['implements'] as Ast[] | null | undefined) ?? []).map(({ expression, id }) => expression ?? id);
  return [...(base ? [bare(base)] : []), ...(types as Ast[])].flatMap(baseOf);
}

/** A type of a module is named in one way or the other, depending on the parser. */
function baseOf(type: Ast): Base[] {
  if (type.type === 'Identifier') return [{ name: type['name'] as string, root: type }];
  const isQualified = type.type === 'TSQualifiedName';
  const name = (isQualified ? type['right'].name : path(type).at(-1)) as string;
  const root = (isQualified ? type['left'] : type['object']) as Ast | undefined;
  return root ? [{ name, root: bare(root) }] : [];
}

/** What the class says itself replaces what it hands on or answers. */
function fieldsOf(node: Ast, base: Base, all: Collector): Entry[] {
  const members = node['body'].body as Ast[];
  const statements = members.flatMap(statementsOf);
  const declared = members.flatMap((member): Entry[] => {
    const { key, computed, static: isStatic } = member;
    const name = isStatic || !key || isMethod(member) ? undefined : nameOf(key as Ast, computed as boolean);
    return name === undefined ? [] : fieldOf(name, key as Ast, () => givenBy(member, all));
  });
  const own = replacedBy(
    declared,
    statements.flatMap((statement) => setIn(statement, all)),
  );
  const handed = statements.flatMap((statement) => handedIn(statement, all));
  const configured = members.flatMap((member) => configuredBy(member, all));
  const answered = members.flatMap((member) => answeredBy(member, all));
  const others = [handed, configured, answered].reduce(replacedBy);
  // What a method makes of a schema gives way to the schema.
  const hasSchema = own.some(({ key }) => SCHEMAS.includes(key));
  const fields = replacedBy(hasSchema ? others.filter(({ key }) => !SCHEMAS.includes(key)) : others, own);
  // Classes that are called so stand in editors too.
  const isMcp = importsMcp(all) || /mcp/i.test(base.name);
  return isMcp || fields.some(({ key, value }) => key === 'inputSchema' && isSurelySchema(value)) ? fields : own;
}

function replacedBy(earlier: Entry[], later: Entry[]): Entry[] {
  return [...earlier.filter(({ key }) => !later.some((each) => each.key === key)), ...later];
}

/** `getConfig() { return { description, inputSchema }; }` */
function configuredBy(member: Ast, all: Collector): Entry[] {
  return methodNameOf(member) === 'getConfig' ? partsOf(givenBy(member, all)) : [];
}

/** `getName() { return 'add'; }` */
function answeredBy(member: Ast, all: Collector): Entry[] {
  const field = METHODS.get(methodNameOf(member) ?? '');
  return field ? fieldOf(field, member['key'] as Ast, () => givenBy(member, all)) : [];
}

const methodNameOf = (member: Ast): string | undefined =>
  isMethod(member) && !member['static'] ? nameOf(member['key'], member['computed']) : undefined;

const METHODS: ReadonlyMap<string, string> = new Map([
  ['getName', 'name'],
  ['getDescription', 'description'],
  ['getInputSchema', 'inputSchema'],
  ['getAnnotations', 'annotations'],
]);

const isMethod = ({ type, kind }: Ast): boolean => type === 'MethodDefinition' && kind === 'method';

/** With a name it is a tool by itself, of which its literal tells. */
function partsOf(value: Value | undefined): Entry[] {
  if (value?.kind !== 'object' || entry(value, 'name')) return [];
  return value.entries.filter(({ key }) => PARTS.has(key));
}

/** Other words for a schema are words for much else, too. */
const PARTS: ReadonlySet<string> = new Set(METHODS.values());

function fieldOf(name: string, key: Ast, read: () => Value | undefined): Entry[] {
  const value = FIELDS.has(name) ? read() : undefined;
  return !value || value.kind === 'undefined' ? [] : [{ key: name, ...place(key), value: value as Node }];
}

/** What the constructor does, as far as it always does it. */
const statementsOf = ({ kind, value }: Ast): Ast[] =>
  (kind === 'constructor' ? (value?.body?.body as Ast[] | undefined) : undefined) ?? [];

/** `super({ inputSchema: … })` */
function handedIn({ expression }: Ast, all: Collector): Entry[] {
  const { type, callee, arguments: args } = (expression ?? {}) as Ast;
  if (type !== 'CallExpression' || callee.type !== 'Super') return [];
  const given = (args as Ast[]).find(({ type: kind }) => kind === 'ObjectExpression');
  return given ? partsOf(all.evaluate(given)) : [];
}

/** `this.name = 'add'` in a constructor. */
function setIn({ expression }: Ast, all: Collector): Entry[] {
  const { type, operator, left, right } = (expression ?? {}) as Ast;
  if (type !== 'AssignmentExpression' || operator !== '=' || left.type !== 'MemberExpression') return [];
  const name =
    left.object.type === 'ThisExpression' ? nameOf(left.property as Ast, left.computed as boolean) : undefined;
  return name === undefined ? [] : fieldOf(name, left.property as Ast, () => all.evaluate(right as Ast));
}

/** What a field is set to, or a getter or a method returns. */
function givenBy(member: Ast, all: Collector): Value | undefined {
  const { type, kind, key, value } = member;
  if (/^(PropertyDefinition|AccessorProperty)$/.test(type)) return value ? all.evaluate(value as Ast) : undefined;
  if (type !== 'MethodDefinition' || !value?.body || !(kind === 'get' || isMethod(member))) return undefined;
  const result = value.async || value.generator ? undefined : onlyReturn(value as Ast);
  return result ? all.evaluate(result) : unknownAt(place(key as Ast));
}

const nameOf = (key: Ast, isComputed: boolean): string | undefined =>
  key.type === 'PrivateIdentifier' ? undefined : staticName(key, isComputed);

/** A name for people: a brush, a step of a flow. */
const isLabel = (config: ObjectValue): boolean => /^\p{Lu}.*\s/u.test(textOf(entry(config, 'name')?.value)!);

/** LangChain's tools, others that models are given without MCP, and what a class of the file makes of them. */
function isOfAgents({ name, root }: Base, all: Collector, depth = 0): boolean {
  if (
    imports.baseClasses.test(all.modules.sourceOf(root) ?? '') ||
    name.endsWith('StructuredTool') ||
    importsLookalikes(all)
  )
    return true;
  const binding = root.type === 'Identifier' ? all.evaluator.file.scopes.resolve(root) : undefined;
  const own = binding?.kind === 'variable' ? (binding.node['init'] as Ast | null) : binding?.node;
  const base = own && /^Class/.test(own.type) ? (own['superClass'] as Ast | null) : undefined;
  return base && depth < DEEPEST ? baseOf(bare(base)).some((each) => isOfAgents(each, all, depth + 1)) : false;
}

/** How many classes may stand between a tool and the library's own. */
const DEEPEST = 5;

const isSchema = (value: Value): boolean => isBuiltSchema(value) || isRawShape(value) || value.kind === 'object';
const maySchemaBe = (value: Value): boolean => isSchema(value) || value.kind === 'unknown' || value.kind === 'union';
