/** Prompts that the SDK serves for sure. */
import type { GivenSchema, HandlerInput } from '../../../src/core/code.js';
import type { Manifest } from '../../../src/core/rule.js';
import { get, has, text, type Entry, type ObjectNode } from '../../../src/core/tree.js';
import { propertiesOf } from './inputs.js';
import { listingOf } from './listing.js';

interface ServedPrompt {
  readonly name: string;
  readonly node: ObjectNode;
  /** The names of its arguments, where it surely has no others. */
  readonly declared: readonly string[] | undefined;
  /** With the schema that the SDK is given for each of them. */
  readonly properties: readonly Entry[];
  readonly schema?: GivenSchema | undefined;
  readonly sdk?: 'v1' | 'v2' | undefined;
  readonly inputs: readonly HandlerInput[];
}

export const servedPrompts = (manifest: Manifest): readonly ServedPrompt[] => manifest.derive(find);

/** If two prompts have the same name, it is unknown which handler belongs to which. */
function find(manifest: Manifest): ServedPrompt[] {
  const all = [...registered(manifest), ...listed(manifest)];
  return all.filter(({ name }) => all.filter((each) => each.name === name).length === 1);
}

function registered({ code }: Manifest): ServedPrompt[] {
  return code.registrations.flatMap(({ api, isOfSdk, prompt, schema, sdk }): ServedPrompt[] => {
    const name = text(get(prompt, 'name'));
    if (api !== 'registerPrompt' || !isOfSdk || !prompt || name === undefined) return [];
    const properties = propertiesOf(get(prompt, 'argsSchema'));
    const inputs = code.promptInputs.filter((each) => each.tool === name);
    const declared = properties?.map(({ key }) => key);
    return [{ name, node: prompt, declared, properties: properties ?? [], schema, sdk, inputs }];
  });
}

/** Those of a list, where one function answers with all of them. */
function listed(manifest: Manifest): ServedPrompt[] {
  const { code } = manifest;
  if (!isListed(manifest)) return [];
  return listingOf(manifest).prompts.flatMap((node): ServedPrompt[] => {
    const name = text(get(node, 'name'));
    if (name === undefined || has(node, 'argsSchema') !== 'no') return [];
    const inputs = code.promptInputs.filter((each) => each.tool === name);
    return [{ name, node, declared: argumentsOf(node), properties: [], inputs }];
  });
}

/** A server of the SDK handles both requests in this file. */
export function isListed({ code }: Manifest): boolean {
  const handled = code.registrations.flatMap(({ handles, sdk }) => (sdk && handles ? [handles.name] : []));
  return ['prompts/list', 'prompts/get'].every((method) => handled.includes(method));
}

function argumentsOf(prompt: ObjectNode): string[] | undefined {
  if (has(prompt, 'arguments') === 'no') return [];
  const list = get(prompt, 'arguments');
  if (list?.kind !== 'array' || list.open) return undefined;
  const names = list.items.map((each) => text(get(each, 'name')));
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** Two prompts of one server. */
export function* twinPrompts(manifest: Manifest): Iterable<readonly [first: ObjectNode, later: ObjectNode]> {
  const firsts = new Map<unknown, Map<string, ObjectNode>>();
  for (const prompt of listingOf(manifest).prompts) {
    const name = text(get(prompt, 'name'));
    if (name === undefined) continue;
    const known = firsts.get(prompt.group) ?? new Map<string, ObjectNode>();
    firsts.set(prompt.group, known);
    const first = known.get(name);
    if (first) yield [first, prompt];
    else known.set(name, prompt);
  }
}
