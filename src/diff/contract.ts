/** What a tool promises, read from a manifest of any format. */
import type { Format, ToolContract } from '../core/format.js';
import { get, has, items, text, type Node, type ObjectNode, type Place } from '../core/tree.js';
import { countedTools, repeatedTools, toolsOnce, type CountedTool } from '../read/counted-tools.js';
import type { FormatId, Manifest, Tool } from '../core/rule.js';

export interface Contract {
  /** As callers know it. */
  readonly name: string;
  readonly format: FormatId;
  readonly terms: ToolContract;
  /** The file that it was found in; empty for a dump. */
  readonly path: string;
  /** The folder of the package that the file belongs to. */
  readonly folder: string;
  readonly node: ObjectNode;
  readonly at: Place;
  readonly description?: Node;
  readonly input?: Node;
  readonly output?: Node;
  readonly config?: Node;
  /** The keys that hold these, for pointers. */
  readonly keys: Readonly<Partial<Record<'input' | 'output' | 'config', string>>>;
  readonly version?: string;
  readonly id?: string;
}

export interface ReadTools {
  /** Those that other files may have, too. */
  readonly counted: ReadonlyMap<Contract, CountedTool>;
  readonly contracts: readonly Contract[];
  /** Tools whose name cannot be known. */
  readonly unnamed: number;
  /** The same as they are counted. */
  readonly nameless: readonly (CountedTool | undefined)[];
}

export function contractsIn(manifests: readonly Manifest[], formats: readonly Format[], folder = ''): ReadTools {
  const contracts: Contract[] = [];
  const counted = new Map<Contract, CountedTool>();
  const nameless: (CountedTool | undefined)[] = [];
  let unnamed = 0;
  for (const manifest of manifests) {
    const format = formats.find(({ id }) => id === manifest.formats[0]);
    const once = toolsOnce(manifest);
    const places = countedTools(manifest, once);
    unnamed += manifest.tools.filter(({ node }) => node.isOfMany).length;
    for (const tool of once) {
      const contract = format && contractOf(tool, format, { path: manifest.path, folder });
      const place = places.get(tool);
      if (!contract) nameless.push(place);
      else {
        contracts.push(contract);
        if (place) counted.set(contract, place);
      }
    }
    for (const list of ['tools', 'functions']) {
      unnamed += items(get(manifest.root, list)).filter(({ kind }) => kind === 'unknown').length;
    }
  }
  return { contracts, counted, unnamed: unnamed + nameless.length, nameless };
}

function contractOf(
  tool: Tool,
  { id: format, contract: terms }: Format,
  at: Pick<Contract, 'path' | 'folder'>,
): Contract | undefined {
  const { node, id, version, description } = tool;
  const name = terms.nameOf ? terms.nameOf(tool) : tool.label;
  if (name === undefined || name === '' || node.isOfMany) return undefined;
  const of = (role: 'input' | 'output' | 'config'): Partial<Contract> & { key?: string } => {
    const schema = tool.schemas.find((each) => each.role === role);
    if (!schema) return {};
    const whole = schema.shape === 'schema' ? schema.node : fieldsSchema(schema.node);
    return { [role]: whole, key: terms.pointers?.[schema.entry.key] ?? schema.entry.key };
  };
  const [input, output, config] = [of('input'), of('output'), of('config')];
  return {
    ...{ name, format, terms, ...at, node, at: tool.name?.value ?? node },
    ...(description && { description: description.value }),
    ...(input.input
      ? { input: input.input }
      : mayHaveInput(node, terms) && { input: { kind: 'unknown', start: node.start, end: node.end } }),
    ...(output.output && { output: output.output }),
    ...(config.config && { config: config.config }),
    keys: {
      input: input.key ?? 'inputSchema',
      output: output.key ?? 'outputSchema',
      config: config.key ?? 'configurations',
    },
    ...(version !== undefined && { version }),
    ...(id !== undefined && { id }),
  };
}

/** A tool that hides some of its keys may have a schema. */
const mayHaveInput = (node: ObjectNode, { inputKey }: ToolContract): boolean =>
  node.open && inputKey !== undefined && has(node, inputKey) === 'unknown';

/** Fields by their names; whether they are required is unknown. */
function fieldsSchema(fields: Node): ObjectNode {
  const { start, end } = fields;
  const open: Node = { kind: 'unknown', start, end };
  const entries = [
    { key: 'properties', start, end, value: fields },
    { key: 'required', start, end, value: open },
  ];
  return { kind: 'object', start, end, entries, open: false };
}

/** The names of a tool's parameters. */
export function parametersOf({ input }: Contract): string[] {
  const properties = get(input, 'properties');
  return properties?.kind === 'object' ? properties.entries.map(({ key }) => key) : [];
}

export const describedAs = ({ description }: Contract): string => text(description) ?? '';

/** A list that one file has and another one serves is read in both. */
export function countedOnce(
  files: ReadonlyMap<string, ReadTools>,
  packageOf: (path: string) => string,
): { again: ReadonlySet<Contract>; nameless: ReadonlyMap<string, number> } {
  const counted = Array.from(files, ([path, { counted: named, nameless }]) => ({
    path,
    tools: [...named.values(), ...nameless.flatMap((each) => each ?? [])],
  }));
  const repeated = repeatedTools(counted, packageOf);
  const isAgain = (tool: CountedTool | undefined): boolean => tool !== undefined && repeated.has(tool);
  const all = [...files.values()].flatMap(({ counted: named }) => [...named]);
  const nameless = Array.from(files, ([path, tools]): [string, number] => [
    path,
    tools.nameless.filter((each) => !isAgain(each)).length,
  ]);
  return {
    again: new Set(all.flatMap(([contract, tool]) => (isAgain(tool) ? contract : []))),
    nameless: new Map(nameless.filter(([, tools]) => tools > 0)),
  };
}
