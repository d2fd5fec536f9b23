/** Tools that stand in a map under their names: `const TOOLS = { search: { description, inputSchema, handler }, … }`. */
import { entry, type Node, type Place } from '../../../core/tree.js';
import { bare, staticName, type Ast } from '../ast.js';
import type { Value } from '../values.js';
import { isSurelySchema } from '../schema-builders/mark.js';
import { propertyOf } from './arguments.js';
import { aroundOf, TOOL } from './around.js';
import type { Collector } from './collector.js';
import { NOT_SERVED } from './literals.js';
import { opened, speaksOfHints } from './objects.js';
import { importsGenkit } from './receivers.js';

/** Whoever registers them knows their names. */
export function keyedTools(objects: readonly Ast[], all: Collector): void {
  const maps = new Map<Ast, boolean>();
  let known: ReadonlySet<string> | undefined;
  for (const literal of objects) {
    const map = literal.parent?.type === 'Property' ? literal.parent.parent : undefined;
    if (!map || all.isTaken(literal) || !propertyOf(literal, 'inputSchema') || propertyOf(literal, 'name')) continue;
    if (!maps.has(map)) maps.set(map, holdsTools(map) && !importsGenkit(all));
    const config = maps.get(map) ? all.evaluate(literal) : undefined;
    if (config?.kind !== 'object' || isInOwnWords(config)) continue;
    const schema = entry(config, 'inputSchema')?.value;
    if (!speaksOfHints(config) && !(schema && isSurelySchema(schema))) continue;
    known ??= new Set([...all.tools, ...all.functions].flatMap(partsOf).flatMap(namesOf));
    if (partsOf(config).some((part) => known!.has(namesOf(part).at(-1)!))) continue;
    if (all.modules.has(NOT_SERVED)) all.addFunction(config, map);
    else all.addTool(opened(config), literal, { api: 'literal', group: map, takesShapes: true });
  }
}

/** All its members are described, and a name there speaks of tools. */
function holdsTools(map: Ast): boolean {
  if (map.type !== 'ObjectExpression') return false;
  const members = (map['properties'] as Ast[]).filter(({ type }) => type === 'Property');
  const areDescribed = members.every((each) => !isPart(each) && propertyOf(bare(each['value']), 'description'));
  return areDescribed && aroundOf(map, TOOL) === 'named';
}

/** What stands under such a key is a part of one tool. */
const isPart = ({ key, computed }: Ast): boolean =>
  /^(config|def|definition|declaration|function|info|meta|metadata|options|schema|spec|tool)$/.test(
    staticName(key, computed) ?? '',
  );

/** Texts in several languages, or lines of one. */
const isInOwnWords = (config: Node): boolean =>
  ['object', 'array'].includes(entry(config, 'description')?.value.kind ?? '');

/** By which a tool is known again that was made of what stands here. */
const partsOf = (tool: Value): readonly Place[] =>
  ['description', 'inputSchema'].flatMap((key) => entry(tool as Node, key)?.value ?? []);

/** Where a value stands; one that has a name may be that of several, and is each where it is used. */
const namesOf = ({ start, file = '', via }: Place): readonly string[] => [
  `${start} ${file}`,
  ...(via ? [`${start} ${file} ${via.start}`] : []),
];
