/** The schemas that clients get: as written in a list, or as an SDK makes them of source code. */
import type { Registration, ServedSchema } from '../../../src/core/code.js';
import { forEachSubschema } from '../../../src/core/json-schema.js';
import { subjectOf, useOf, type Manifest, type Problem, type ProblemPlace } from '../../../src/core/rule.js';
import { get, walk, type Node, type ObjectNode, type Place } from '../../../src/core/tree.js';
import { registrationOf } from '../../common/lib/registered.js';
import { listingOf } from '../../mcp/lib/listing.js';

export type SchemaKey = 'inputSchema' | 'outputSchema';

interface ServedTool {
  readonly tool: ObjectNode;
  readonly key: SchemaKey;
  /** One for each combination of versions that is possible. */
  readonly forms: readonly ServedSchema[];
  /** It is in the file as clients get it, so a fix can change it. */
  readonly isWritten: boolean;
}

const KEYS = ['inputSchema', 'outputSchema'] as const;

export function servedTools(manifest: Manifest): readonly ServedTool[] {
  return manifest.derive(find);
}

function find(manifest: Manifest): ServedTool[] {
  const { code } = manifest;
  return listingOf(manifest).tools.flatMap((tool) =>
    KEYS.flatMap((key): ServedTool[] => {
      const node = get(tool, key);
      if (!node) return [];
      const registration = registrationOf(manifest, tool);
      const made = registration ? code.served?.(registration, tool, key, manifest.packages) : undefined;
      if (made) return [{ tool, key, forms: made, isWritten: false }];
      return isWritten(registration, key) ? [{ tool, key, forms: [{ schema: node }], isWritten: true }] : [];
    }),
  );
}

/** A JSON Schema in a list, in a file of data, or in a tool that some code of the project takes. */
function isWritten(registration: Registration | undefined, key: SchemaKey): boolean {
  if (!registration) return true;
  const given = key === 'inputSchema' ? registration.schema : registration.output;
  return (registration.api === 'list' || registration.api === 'literal') && given?.is === 'json-schema';
}

/** No generator: each that is called has a shape of its own, which keeps what it can reach until a full collection. */
type Check<P> = (
  schema: ObjectNode,
  add: (problem: P) => void,
  where: { readonly tool: ObjectNode; readonly isWritten: boolean },
) => void;

/** Looks at the schemas of one kind; a problem counts if every form of the schema has it. */
export function* inEveryForm<P extends Problem>(manifest: Manifest, key: SchemaKey, check: Check<P>): Generator<P> {
  for (const { tool, key: own, forms, isWritten } of servedTools(manifest)) {
    if (own !== key || forms.length === 0) continue;
    const inTree = isWritten ? undefined : nodesByPlace(tool);
    const found = forms.map(({ schema }) => {
      const problems: P[] = [];
      if (schema?.kind === 'object') check(schema, (problem) => problems.push(problem), { tool, isWritten });
      return problems;
    });
    const [first = [], ...others] = found;
    const keys = others.map((problems) => new Set(problems.map(keyOf)));
    const told = new Set<string>();
    for (const problem of first) {
      const id = keyOf(problem);
      if (told.has(id) || !keys.every((each) => each.has(id))) continue;
      if (manifest.code.rewritesSchemas?.()) return;
      told.add(id);
      yield inTree ? { ...problem, at: inTree(problem.at) } : problem;
    }
  }
}

/**
 * Finds the node of the tool at the place of a problem: what an SDK makes is not in the tree, so that it could not
 * say which tool it belongs to.
 */
export function nodesByPlace(tool: ObjectNode): (at: ProblemPlace) => ProblemPlace {
  let nodes: Map<string, Node> | undefined;
  return (at) => {
    if (!nodes) {
      nodes = new Map();
      for (const each of walk(tool))
        for (const place of [textOf(each), useIn(each)]) if (!nodes.has(place)) nodes.set(place, each);
    }
    const place = subjectOf(at);
    const found = ('use' in at ? nodes.get(useIn(place)) : undefined) ?? nodes.get(textOf(place));
    if (!found) return at;
    if ('use' in at) return useOf(found);
    return 'lack' in at && found.kind === 'object' ? { ...at, lack: found } : found;
  };
}

const textOf = ({ start, end, file = '' }: Place): string => `${start}:${end}:${file}`;

/** One constant, at each of the places where it is used. */
const useIn = (place: Place): string => `${textOf(place)} ${place.via ? textOf(place.via) : ''}`;

function keyOf({ at, message }: Problem): string {
  return `${message} ${textOf(subjectOf(at))}`;
}

/** Every schema in a schema, with the key of the property that it describes. The first is the whole. */
interface Inner {
  readonly node: ObjectNode;
  readonly property?: string;
  readonly depth: number;
}

export function schemasIn(schema: ObjectNode): readonly Inner[] {
  let all = known.get(schema);
  if (!all) {
    const found: Inner[] = [];
    addSchemas(found, schema, 0);
    known.set(schema, (all = found));
  }
  return all;
}

/** Several rules ask for those of the same schema. */
const known = new WeakMap<ObjectNode, readonly Inner[]>();

function addSchemas(all: Inner[], node: ObjectNode, depth: number, property?: string): void {
  if (depth > MOST_DEPTH) return;
  all.push(property === undefined ? { node, depth } : { node, depth, property });
  forEachSubschema(node, (inner, own) => addSchemas(all, inner, depth + 1, own?.key));
}

const MOST_DEPTH = 200;

/** The name of a tool for a message. */
