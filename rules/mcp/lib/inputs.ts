/** Tools beside what their handlers read of the arguments. */
import type { HandlerInput } from '../../../src/core/code.js';
import { groupBy } from '../../../src/core/collections.js';
import type { Manifest } from '../../../src/core/rule.js';
import { entries, get, has, items, text, type Entry, type Node, type ObjectNode } from '../../../src/core/tree.js';
import { listingOf } from './listing.js';
import { isGivenToSdk } from '../../common/lib/registered.js';
import { isOfFramework } from './registrations.js';

export interface HandledTool {
  readonly name: string;
  readonly node: ObjectNode;
  readonly parameters: readonly Entry[];
  /** What each handler of the tool reads. */
  readonly inputs: readonly HandlerInput[];
}

export function handledTools(manifest: Manifest): readonly HandledTool[] {
  return manifest.derive(find);
}

/** Only tools of whose name there is one, and all of whose parameters are known. */
function find(manifest: Manifest): HandledTool[] {
  const { inputs } = manifest.code;
  if (inputs.length === 0) return [];
  const byName = groupBy(listingOf(manifest).tools, (node) => text(get(node, 'name')));
  return [...groupBy(inputs, ({ tool }) => tool)].flatMap(([name, own]) => {
    const [node, ...others] = byName.get(name) ?? [];
    const parameters =
      node && others.length === 0 && !node.isOfMany ? parametersOf(node, own[0]!.isOfSignature) : undefined;
    return parameters ? [{ name, node: node!, parameters, inputs: certain(own, parameters) }] : [];
  });
}

/** Tools that the SDK is given without an input schema: it calls their handlers without arguments. */
export function toolsWithoutSchema(manifest: Manifest): readonly Pick<HandledTool, 'name' | 'inputs'>[] {
  const { inputs, registrations } = manifest.code;
  if (inputs.length === 0) return [];
  const byTool = groupBy(inputs, ({ tool }) => tool);
  return registrations.flatMap((registration) => {
    const { tool } = registration;
    if (!tool || !isGivenToSdk(registration) || isOfFramework(manifest.code)) return [];
    const name = text(get(tool, 'name'));
    const own = name === undefined ? undefined : byTool.get(name);
    return own?.length === 1 && !own[0]!.isOfLibrary && has(tool, 'inputSchema') === 'no'
      ? [{ name: name!, inputs: own }]
      : [];
  });
}

/** Of what a library may call, those parameters that are the arguments for sure: a declared one is read of one of them alone. */
function certain(inputs: readonly HandlerInput[], parameters: readonly Entry[]): readonly HandlerInput[] {
  if (!inputs.some(({ isOfLibrary }) => isOfLibrary)) return inputs;
  const declared = new Set(parameters.map(({ key }) => key));
  const fitting = inputs.filter(({ reads }) => reads.some(({ name }) => declared.has(name)));
  return fitting.length === 1 ? fitting : [];
}

/** The parameters of a tool that surely has no others. */
export const parametersOf = (tool: ObjectNode, isOfSignature = false): readonly Entry[] | undefined =>
  propertiesOf(get(tool, 'inputSchema'), isOfSignature);

/** The properties of a schema that surely has no others. What a signature has is known, whether or not the SDK takes more. */
export function propertiesOf(schema: Node | undefined, isOfSignature = false): readonly Entry[] | undefined {
  if (schema?.kind !== 'object' || schema.open || !isWhole(schema)) return undefined;
  const further = get(schema, 'additionalProperties');
  const isClosed =
    !further || (further.kind === 'boolean' ? !further.value : isOfSignature && further.kind === 'unknown');
  if (!isClosed) return undefined;
  const properties = get(schema, 'properties');
  if (!properties) return get(schema, 'type') ? [] : undefined;
  return properties.kind === 'object' && !properties.open ? properties.entries : undefined;
}

/** Whether nothing but its own `properties` brings parameters. Branches may say which of these go together. */
function isWhole(schema: ObjectNode): boolean {
  const own = new Set(entries(get(schema, 'properties')).map(({ key }) => key));
  return (
    MORE.every((key) => has(schema, key) === 'no') &&
    BRANCHES.every((key) => {
      const branches = get(schema, key);
      if (!branches) return has(schema, key) === 'no';
      return branches.kind === 'array' && !branches.open && branches.items.every((each) => bringsNone(each, own));
    })
  );
}

/** `{ required: ['id'] }` of properties that are there, with or without types for them. */
function bringsNone(branch: Node, own: ReadonlySet<string>): boolean {
  if (branch.kind !== 'object' || branch.open || !branch.entries.every(({ key }) => HARMLESS.has(key))) return false;
  const [properties, required] = [get(branch, 'properties'), get(branch, 'required')];
  const isKnown = !properties || (properties.kind === 'object' && !properties.open);
  const names = [...entries(properties).map(({ key }) => key), ...items(required).map(text)];
  return isKnown && names.every((name) => name !== undefined && own.has(name));
}

/** Keywords that may bring more parameters. */
const MORE = ['$ref', 'if', 'patternProperties', 'unevaluatedProperties', 'dependentSchemas'];
const BRANCHES = ['allOf', 'anyOf', 'oneOf'];
const HARMLESS: ReadonlySet<string> = new Set(['type', 'title', 'description', 'properties', 'required']);
