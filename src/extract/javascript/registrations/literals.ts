/** Object literals that are tools by what is in them, wherever they are written. */
import { entries, entry, get, type Entry, type Node, type Place } from '../../../core/tree.js';
import { imports } from '../../../generated/library-words.js';
import type { Library } from '../library.js';
import { bare, keyName, path, type SyntaxNode, type TSESTree } from '../syntax.js';
import { functionAround } from '../returns.js';
import { textOf, type ObjectValue, type Value, mayBeText } from '../../result/values.js';
import { isBuiltSchema, isRawShape, mayBeRawShape, isSurelySchema } from '../zod/mark.js';
import {
  propertyOf,
  asInputSchema,
  asResource,
  HANDLERS,
  opened,
  SCHEMA_WORDS,
  speaksOfHints,
  withEntries,
} from './objects.js';
import { takesUnknown } from './completeness.js';
import { aroundOf, isStandIn, RESOURCE, TOOL } from './literal-context.js';
import type { Collector } from './collector.js';
import { madeTools, type Made } from './tool-factories.js';
import { importsLookalikes, importsMcp } from './mcp-imports.js';
import { foundOnce } from '../../../core/collections.js';

type Literal = TSESTree.ObjectExpression;
type LiteralOfLibrary = NonNullable<Library['literals']>[number];

/** Reads object literals, also those that only a library's own keys tell. */
export function literalReader(
  ofLibraries: readonly LiteralOfLibrary[],
): (literal: Literal, collector: Collector) => void {
  const telling = new Set([...TELLING, ...ofLibraries.flatMap(keysTold)]);
  return (literal, all) => {
    if (all.types.areOfSdk && isSurelyTool(literal, all)) return typedTool(literal, all);
    const keys = keysOf(literal, telling);
    if (keys.length === 0) return;
    const has = (...names: readonly string[]): boolean => names.every((name) => keys.includes(name));
    const kept = KEPT.find((key) => has('name', key));
    if (kept !== undefined && !has('inputSchema')) return configured(literal, kept, all);
    if (keys.length < 2) return has('name') ? namedRow(literal, all) : undefined;
    if (has('name', 'inputSchema')) return mcpTool(literal, all);
    const own = ofLibraries.find((each) => isOfKeys(each, keys));
    if (own) own.read(literal, all);
    else if (has('name') && SCHEMA_WORDS.some((word) => has(word))) inOwnWords(literal, all);
    else if (has('uri', 'mimeType') && !has('text') && !has('blob') && !has('contents')) widgetResource(literal, all);
  };
}

/** Where a tool's description and schema stand, beside its name and its handler. */
const KEPT = ['config', 'definition', 'metadata'];

const TELLING = ['name', ...KEPT, 'inputSchema', 'uri', 'mimeType', 'text', 'blob', 'contents', ...SCHEMA_WORDS];
const NONE: readonly string[] = [];

const keysTold = ({ keys, oneOf = NONE, noneOf = NONE }: LiteralOfLibrary): readonly string[] => [
  ...keys,
  ...oneOf,
  ...noneOf,
];

const isOfKeys = ({ keys, oneOf, noneOf }: LiteralOfLibrary, own: readonly string[]): boolean =>
  keys.every((key) => own.includes(key)) &&
  (!oneOf || oneOf.some((key) => own.includes(key))) &&
  !noneOf?.some((key) => own.includes(key));

/** The keys of a literal that say what it is. */
function keysOf({ properties }: Literal, telling: ReadonlySet<string>): readonly string[] {
  let keys: string[] | undefined;
  for (const property of properties) {
    const name = keyName(property);
    if (name !== undefined && telling.has(name)) (keys ??= []).push(name);
  }
  return keys ?? NONE;
}

export function objectOf(literal: SyntaxNode, collector: Collector): ObjectValue | undefined {
  const value = collector.evaluate(literal);
  return value.kind === 'object' ? value : undefined;
}

export const listAround = ({ parent }: SyntaxNode): TSESTree.ArrayExpression | undefined =>
  parent?.type === 'ArrayExpression' ? parent : undefined;

/** Much else has a name and an `inputSchema`: flows, rows of a table, what a form edits. */
function mcpTool(literal: Literal, collector: Collector): void {
  const config = objectOf(literal, collector);
  const name = entry(config, 'name')?.value as Value | undefined;
  const schema = entry(config, 'inputSchema')?.value as Value | undefined;
  // The properties of a JSON Schema may be called so too.
  if (!['string', 'unknown', 'union'].includes(name?.kind ?? 'unknown')) return;
  // A form field, or what a test expects, has no schema there.
  if (!config || !schema || !['object', 'unknown', 'union'].includes(schema.kind) || isExpectation(literal)) return;
  // Bedrock has its schema one level deeper.
  if (schema.kind === 'object' && schema.entries.length === 1 && schema.entries[0]!.key === 'json') return;
  if (addMade(literal, config, collector)) return;
  // What hands on the tools of others.
  if (name?.kind === 'unknown' && (schema.kind === 'unknown' || collector.handedOn.has(literal))) return;
  // A placeholder for an unknown tool.
  if (name?.kind === 'unknown' && !config.open && isHollow(config)) return;
  if (!isMeantAsTool(literal, config, schema, collector) || isMadeUp(literal)) return;
  addLiteral(literal, config, collector.types.of(literal) ? 'list' : 'literal', collector);
}

/** `check({ tools: [{ name: 'x', description }] })` in a function that is given the description: to try that. */
function isMadeUp(literal: Literal): boolean {
  const text = propertyOf(literal, 'description');
  const around = functionAround(literal, MOST_AROUND);
  const isGiven = text?.type === 'Identifier' && around?.params.some((each) => path(each)[0] === text.name);
  if (!isGiven) return false;
  let at: SyntaxNode = literal;
  while (at.parent && PARTS_OF_ARGUMENT.has(at.parent.type)) at = at.parent;
  const call = at.parent;
  if (call?.type !== 'CallExpression' || at === call.callee || at === literal) return false;
  return !path(call.callee).some((name) => TOOL.test(name) || /server|register|list/i.test(name));
}

const MOST_AROUND = 30;
const PARTS_OF_ARGUMENT = new Set<string>(['ArrayExpression', 'ObjectExpression', 'Property']);

/** Nothing but the frame of a tool. */
function isHollow(config: ObjectValue): boolean {
  const takesNothing = entries(get(config, 'inputSchema', 'properties')).every(({ value }) => isBare(value as Value));
  return takesNothing && !['description', 'title', 'annotations', '_meta'].some((key) => entry(config, key));
}

/** No schema that says anything: `true`, or whether there is one. */
const isBare = (value: Value): boolean =>
  value.kind === 'union' ? value.branches.every(isBare) : value.kind === 'boolean' || value.kind === 'undefined';

/** What a function of the file makes, by its calls, where these tell the names. */
function addMade(literal: Literal, config: ObjectValue, collector: Collector): boolean {
  // Without a description it may be a part of one.
  const isWhole = entry(config, 'name')?.value.kind === 'unknown' && entry(config, 'description') !== undefined;
  const made = isWhole ? madeTools(literal, collector) : [];
  const untold = made.filter(({ call, tool }) => !collector.known.toolIn(call, entry(tool, 'inputSchema')));
  for (const each of untold) madeTool(each, literal, collector);
  return made.length > 0;
}

function madeTool({ call, tool, list }: Made, literal: Literal, collector: Collector): void {
  const schema = entry(tool, 'inputSchema')?.value as Value | undefined;
  const isDescribed = textOf(entry(tool, 'description')?.value) !== undefined;
  if (!schema || !['object', 'union', ...(isDescribed ? ['unknown'] : [])].includes(schema.kind)) return;
  const isSaid = aroundOf(literal, TOOL) === 'named';
  if (!isMeantAsTool(call, tool, schema, collector, isSaid)) return;
  const api = collector.types.of(call, list ? ['item'] : []) ? 'list' : 'literal';
  collector.addTool(collector.reworked.has(call) ? opened(tool) : tool, call, {
    api,
    group: list ?? listAround(call) ?? call,
  });
}

function isMeantAsTool(
  literal: SyntaxNode,
  config: ObjectValue,
  schema: Value,
  collector: Collector,
  isSaid = false,
): boolean {
  if (importsLookalikes(collector)) return false;
  if (importsMcp(collector) || collector.isServed) return true;
  if (entry(config, 'annotations') ?? entry(config, '_meta')) return true;
  const around = isSaid ? 'named' : aroundOf(literal, TOOL);
  const name = textOf(entry(config, 'name')?.value) ?? '';
  // A label for people: a row of a table, a step of a flow.
  if (/\s/.test(name)) return around === 'named' && !/^\p{Lu}/u.test(name);
  if (/\P{ASCII}/u.test(name)) return false;
  if (around !== 'nothing') return around === 'named';
  if (collector.types.areOthers(literal)) return false;
  // What it takes, what it does, and how it is run: nothing else has all three.
  const isRun = isBuiltSchema(schema) && propertyOf(literal, ...HANDLERS) !== undefined;
  if (isRun) return entry(config, 'description') !== undefined;
  const type = schema.kind === 'object' ? textOf(entry(schema, 'type')?.value) : undefined;
  return type === 'object' && !isBuiltSchema(schema) && entry(config, 'description') !== undefined;
}

function isSurelyTool(literal: Literal, collector: Collector): boolean {
  const typed = collector.types.of(literal);
  return typed?.type === 'sdk' && !typed.isCast;
}

/** Its type demands what a tool has, so that what is missing is missing. */
function typedTool(literal: Literal, collector: Collector): void {
  const config = objectOf(literal, collector);
  if (!config || config.entries.length === 0) return;
  const [name, schema] = ['name', 'inputSchema'].map((key) => entry(config, key));
  if (config.open && !(name && schema)) return;
  if (addMade(literal, config, collector)) return;
  const isUnknown = name?.value.kind === 'unknown';
  if (isUnknown && (schema?.value.kind === 'unknown' || collector.handedOn.has(literal))) return;
  addLiteral(literal, config, 'list', collector);
}

function addLiteral(literal: Literal, config: ObjectValue, api: 'list' | 'literal', collector: Collector): void {
  if (isStandIn(literal, collector)) return;
  const schema = entry(config, 'inputSchema');
  const told = collector.known.toolIn(literal, schema);
  const group = listAround(literal) ?? literal;
  if (!told)
    return collector.addTool(collector.reworked.has(literal) ? opened(config) : config, literal, { api, group });
  // `{ ...tool, inputSchema: convert(tool.inputSchema) }`: what is wrong with the schema is here.
  if (!takesUnknown(told) || schema?.value.kind !== 'object') return;
  collector.forget(told);
  collector.addTool(opened(config), literal, { api: 'literal', group });
}

/** `{ name, description, schema, handler }`, in a file that has to do with a server, or where it is called a tool. */
function inOwnWords(literal: Literal, collector: Collector): void {
  const isHinted = propertyOf(literal, 'annotations') !== undefined;
  if (importsLookalikes(collector) || !(isHinted || propertyOf(literal, ...HANDLERS))) return;
  const isServed = importsMcp(collector) || collector.isServed;
  const isNamed = !isServed && aroundOf(literal, TOOL) === 'named';
  if (!isServed && !isNamed && !isHinted) return;
  const config = objectOf(literal, collector);
  if (!config || !(speaksOfHints(config) || propertyOf(literal, ...HANDLERS))) return;
  if (!isServed && !speaksOfHints(config)) return isNamed ? functionInOwnWords(literal, config, collector) : undefined;
  if (collector.modules.has(imports.client)) return;
  const schema = SCHEMA_WORDS.map((word) => entry(config, word)).find((each) => each !== undefined);
  if (!schema || !entry(config, 'description')) return;
  if (!/^\S+$/.test(textOf(entry(config, 'name')?.value) ?? '')) return;
  if (isExpectation(literal) || collector.handedOn.has(literal)) return;
  if (!isSchemaOf(schema) || collector.known.toolIn(literal, undefined)) return;
  const tool = asInputSchema(config, ...SCHEMA_WORDS);
  collector.addTool(opened(tool), literal, {
    api: 'literal',
    group: listAround(literal) ?? literal,
    takesShapes: true,
  });
}

/** Nothing but its name says what it is for. */
function functionInOwnWords(literal: Literal, config: ObjectValue, collector: Collector): void {
  const schema = SCHEMA_WORDS.map((word) => entry(config, word)).find((each) => each && isSurelySchema(each.value));
  const isNamed = /^[\w.:/-]+$/.test(textOf(entry(config, 'name')?.value) ?? '');
  if (!schema || !isNamed || !mayBeText(entry(config, 'description')?.value)) return;
  if (isExpectation(literal) || collector.handedOn.has(literal) || collector.known.toolIn(literal, schema)) return;
  collector.addFunction(opened(asInputSchema(config, ...SCHEMA_WORDS)), listAround(literal) ?? literal);
}

/** What else is called an input is what something is given. */
const isSchemaOf = ({ key, value }: Entry): boolean =>
  isBuiltSchema(value) || isRawShape(value) || (key !== 'input' && (mayBeRawShape(value) || value.kind === 'unknown'));

/** `{ name, config: { description, inputSchema }, handler }`: what `registerTool` takes, kept for it. */
function configured(literal: Literal, key: string, collector: Collector): void {
  const kept = objectOf(literal, collector);
  const name = entry(kept, 'name');
  const config = entry(kept, key)?.value;
  if (!kept || config?.kind !== 'object' || !/^\S+$/.test(textOf(name?.value) ?? '')) return;
  const schema = entry(config, 'inputSchema');
  if (!schema || !entry(config, 'description') || importsLookalikes(collector)) return;
  const isRun = propertyOf(literal, ...HANDLERS) !== undefined;
  const isServed = (importsMcp(collector) || collector.isServed || isSurelySchema(schema.value)) && isRun;
  const isMeant = isServed || aroundOf(literal, TOOL) === 'named';
  if (!isMeant || isExpectation(literal) || collector.handedOn.has(literal) || collector.known.toolIn(literal, schema))
    return;
  const tool = opened(withEntries(config, [name!]));
  collector.addTool(tool, literal, { api: 'literal', group: listAround(literal) ?? literal, takesShapes: true });
}

/** `Object.entries(TOOLS).map(([name, tool]) => ({ name, ...tool }))` */
function namedRow(literal: Literal, collector: Collector): void {
  if (!literal.properties.some(({ type }) => type === 'SpreadElement')) return;
  for (const each of madeTools(literal, collector))
    if (entry(each.tool, 'description') && !collector.known.toolIn(each.call, entry(each.tool, 'inputSchema')))
      madeTool(each, literal, collector);
}

/** `{ name, input_schema }`, as Anthropic's API takes it; a project's own may say what comes out, too. */
export function underscoredTool(literal: Literal, collector: Collector): void {
  const config = objectOf(literal, collector);
  if (!config || entry(config, 'input_schema')?.value.kind !== 'object' || isExpectation(literal)) return;
  collector.addFunction(config, listAround(literal) ?? literal);
}

export function isExpectation({ parent }: SyntaxNode): boolean {
  if (parent?.type === 'Property') return /^(fixture|expected|golden)$/i.test(keyName(parent) ?? '');
  if (parent?.type !== 'CallExpression') return false;
  return /^(to[A-Z]\w*|objectContaining|deepEqual|deepStrictEqual|strictEqual)$/.test(path(parent.callee).at(-1)!);
}

/** A table of widgets of a project's own looks alike. */
function widgetResource(literal: Literal, collector: Collector): void {
  const config = objectOf(literal, collector);
  if (!config || !textOf(entry(config, 'uri')?.value)?.startsWith('ui://') || isLink(config)) return;
  const hasName = entry(config, 'name') !== undefined;
  const isServed = hasName && (importsMcp(collector) || collector.isServed);
  if (!isServed && aroundOf(literal, RESOURCE) !== 'named') return;
  // What has no name is a row of which a resource is made, and is given more then.
  const row = asResource(config);
  collector.addResource(hasName ? row : opened(row), listAround(literal) ?? literal);
}

/** What a tool answers leads to a resource that is registered elsewhere. */
const isLink = (config: ObjectValue): boolean => textOf(entry(config, 'type')?.value) === 'resource_link';

/** Tools that are in a map under their names: `const TOOLS = { search: { description, inputSchema, handler }, … }`, which are registered by name. */
export function keyedTools(objects: readonly Literal[], collector: Collector): void {
  const isMapOfTools = foundOnce((map: SyntaxNode) => holdsTools(map) && !importsLookalikes(collector));
  let known: ReadonlySet<string> | undefined;
  for (const literal of objects) {
    if (collector.isTaken(literal) || !propertyOf(literal, 'inputSchema') || propertyOf(literal, 'name')) continue;
    const member = memberAround(literal);
    const map = member?.parent.type === 'Property' ? member.parent.parent : undefined;
    if (!member || !map) continue;
    const config = isMapOfTools(map) ? collector.evaluate(literal) : undefined;
    if (config?.kind !== 'object' || isInOwnWords(config)) continue;
    const schema = entry(config, 'inputSchema')?.value;
    const isSure = speaksOfHints(config) || (schema && isSurelySchema(schema)) || isWhole(config, member);
    if (!isSure) continue;
    known ??= new Set([...collector.tools, ...collector.functions].flatMap(partsOf).flatMap(namesOf));
    if (partsOf(config).some((part) => known!.has(namesOf(part).at(-1)!))) continue;
    if (collector.modules.has(imports.client)) collector.addFunction(config, map);
    else {
      const key = keyName(member.parent);
      const how = { api: 'literal', group: map, takesShapes: true } as const;
      collector.addTool(opened(config), literal, { ...how, ...(key !== undefined && { key }) });
    }
  }
}

/** The member of a map that a tool is, or that holds it: `{ search: { schema: { description, inputSchema }, handler } }`. */
function memberAround(literal: Literal): Literal | undefined {
  const { parent } = literal;
  if (parent.type !== 'Property' || !isPart(parent)) return literal;
  const around = parent.parent.type === 'ObjectExpression' ? parent.parent : undefined;
  return around && propertyOf(around, ...HANDLERS) && !propertyOf(around, 'name') ? around : undefined;
}

/** Whatever its schema is: nothing else says what it does, what it takes, and how it is run. */
const isWhole = (config: ObjectValue, member: Literal): boolean =>
  textOf(entry(config, 'description')?.value) !== undefined && propertyOf(member, ...HANDLERS) !== undefined;

/** All its members are described or run, and a name there is about tools. */
function holdsTools(map: SyntaxNode): boolean {
  if (map.type !== 'ObjectExpression') return false;
  const members = map.properties.filter((each) => each.type === 'Property');
  return (
    members.every((each) => !isPart(each) && (isDescribed(each) || isRun(each))) && aroundOf(map, TOOL) === 'named'
  );
}

function isDescribed({ value }: TSESTree.Property): boolean {
  const own = bare(value);
  if (propertyOf(own, 'description')) return true;
  const parts = own.type === 'ObjectExpression' ? own.properties.filter((each) => each.type === 'Property') : [];
  return parts.some((each) => isPart(each) && propertyOf(bare(each.value), 'description') !== undefined);
}

/** What lacks its description is a tool all the same. */
const isRun = ({ value }: TSESTree.Property): boolean =>
  propertyOf(bare(value), 'inputSchema') !== undefined && propertyOf(bare(value), ...HANDLERS) !== undefined;

/** What is under such a key is a part of one tool. */
const isPart = (property: TSESTree.Property): boolean =>
  /^(config|def|definition|declaration|function|info|meta|metadata|options|schema|spec|tool)$/.test(
    keyName(property) ?? '',
  );

/** Texts in several languages, or lines of one. */
const isInOwnWords = (config: Node): boolean =>
  ['object', 'array'].includes(entry(config, 'description')?.value.kind ?? '');

/** By which a tool is known again that was made of what is here. */
const partsOf = (tool: Value): readonly Place[] =>
  ['description', 'inputSchema'].flatMap((key) => entry(tool as Node, key)?.value ?? []);

/** Where a value stands; one that has a name may be that of several, and is each where it is used. */
const namesOf = ({ start, file = '', via }: Place): readonly string[] => [
  `${start} ${file}`,
  ...(via ? [`${start} ${file} ${via.start}`] : []),
];
