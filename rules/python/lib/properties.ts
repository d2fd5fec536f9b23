/** What the served schema of a tool has for parameters. */
import { functionsIn, type PythonTool } from '../../../src/core/python-code.js';
import { lackOf, type Manifest, type MissingKey, type Tool } from '../../../src/core/rule.js';
import { entries, get, has, items, text, type Node } from '../../../src/core/tree.js';
import { isSelfExplaining } from '../../common/lib/parameters.js';

interface Properties {
  /** At any depth: the docstring may describe what is in an object. */
  readonly all: ReadonlySet<string>;
  /** The parameters of the tool itself. */
  readonly own: readonly string[];
  /** It has no description in the schema, and its name and the docstring do not say enough. */
  isLeftOpen(name: string): boolean;
  readonly isOpen: boolean;
}

/** Keywords that hold no properties. */
const ASIDE: ReadonlySet<string> = new Set(['additionalProperties', 'default', 'description', 'required', 'title']);

const servedAs = (tool: PythonTool, manifest: Manifest): Tool | undefined => manifest.derive(servedIn).get(tool);

function servedIn({ tools, code: { python } }: Manifest): ReadonlyMap<PythonTool, Tool> {
  const served = new Map<PythonTool, Tool>();
  for (const tool of tools) {
    if (!python || tool.node.file !== undefined) continue;
    for (const each of functionsIn(tool.node, python)) if (!served.has(each)) served.set(each, tool);
  }
  return served;
}

const schemaOf = (tool: Tool | undefined): Node | undefined => tool?.schemas.find(({ role }) => role === 'input')?.node;

const isBare = (schema: Node): boolean => has(schema, 'description') === 'no';

/** The schemas that a parameter refers to, by itself or as an alternative: the docstring of a class is their description. */
function modelsIn(value: Node, schema: Node): Node[] {
  const references = [value, ...['anyOf', 'allOf'].flatMap((key) => items(get(value, key)))];
  return references.flatMap((each) => {
    const [, name] = /^#\/\$defs\/([^/]+)$/.exec(text(get(each, '$ref')) ?? '') ?? [];
    return (name !== undefined && get(schema, '$defs', name)) || [];
  });
}

/** The missing `description` of a parameter: a rule that reports why the written text is not served replaces that finding. */
export function lackOfDescription(tool: PythonTool, manifest: Manifest, name: string): readonly MissingKey[] {
  const schema = get(schemaOf(servedAs(tool, manifest)), 'properties', name);
  return schema?.kind === 'object' ? [lackOf(schema, 'description')] : [];
}

/** Undefined where the schema is not known. */
export function propertiesOf(tool: PythonTool, manifest: Manifest): Properties | undefined {
  const served = servedAs(tool, manifest);
  const schema = schemaOf(served);
  const properties = get(schema, 'properties');
  if (!schema || properties?.kind !== 'object') return undefined;
  const all = new Set<string>();
  let isOpen = false;
  const todo: Node[] = [schema];
  for (let at = todo.pop(); at; at = todo.pop()) {
    if (at.kind === 'unknown' || (at.kind === 'object' && at.open)) isOpen = true;
    for (const { key } of entries(get(at, 'properties'))) all.add(key);
    for (const { key, value } of entries(at)) if (!ASIDE.has(key)) todo.push(value);
    for (const each of items(at)) todo.push(each);
  }
  return {
    all,
    own: entries(properties).map(({ key }) => key),
    isLeftOpen(name) {
      const value = get(properties, name);
      const isUndescribed = value?.kind === 'object' && [value, ...modelsIn(value, schema)].every(isBare);
      return isUndescribed && !isSelfExplaining(name, value, [served!.description?.value], served!.label);
    },
    isOpen,
  };
}
