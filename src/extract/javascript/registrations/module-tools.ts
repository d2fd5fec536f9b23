/** Tools that a module is by what it exports: a config, `schema`, and the function to run as its default. */
import { entry, type Entry } from '../../../core/tree.js';
import { isBuiltSchema, isRawShape, mayBeRawShape } from '../zod/mark.js';
import { isFunction, type SyntaxNode, place } from '../syntax.js';
import { textOf, type ObjectValue, type Value, mayBeText } from '../../result/values.js';
import type { Collector } from './collector.js';
import { importsLookalikes, importsMcp } from './mcp-imports.js';
import { HANDLERS, named, SCHEMA_WORDS, withEntries } from './objects.js';

interface ModuleTool {
  /** The export that describes the tool. */
  readonly config: string;
  /** Without it, the name of the file is the tool's, and the framework adds more than the file has. */
  readonly isNamed: boolean;
}

export function readModuleTool(collector: Collector, { config: exported, isNamed }: ModuleTool): void {
  let written: SyntaxNode | undefined;
  let schema: SyntaxNode | undefined;
  let handler: SyntaxNode | undefined;
  for (const statement of collector.evaluator.file.program.body) {
    if (statement.type === 'ExportDefaultDeclaration') handler = statement.declaration;
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || !init) continue;
      if (id.name === exported) written = init;
      if (id.name === 'schema') schema = init;
    }
  }
  const config = written && collector.evaluate(written);
  if (!written || config?.kind !== 'object' || !entry(config, isNamed ? 'name' : 'description')) return;
  if (entry(config, 'uri') ?? entry(config, 'role')) return;
  const shape = schema && collector.evaluate(schema);
  const more = shape && (mayBeRawShape(shape) || isBuiltSchema(shape)) ? [named('inputSchema', schema!, shape)] : [];
  collector.takeArgument(written);
  // The output template of a tool with a widget is made by the framework.
  const tool = withOpenMeta({ ...withEntries(config, []), entries: [...config.entries, ...more] });
  const open = config.open || more.length === 0 || !isNamed;
  collector.addTool({ ...tool, open }, written, { api: 'literal', takesShapes: true });
  if (isNamed) collector.addHandler(handler, textOf(entry(config, 'name')?.value));
}

/**
 * `export const name = 'search'`, `description`, `inputSchema` and the function that runs it, each an export: what loads such
 * modules goes over a folder or a list of them.
 */
export function exportedTool(collector: Collector): void {
  const parts = new Map<string, SyntaxNode>();
  let site: SyntaxNode | undefined;
  for (const statement of collector.evaluator.file.program.body) {
    if (statement.type === 'ExportDefaultDeclaration' && isFunction(statement.declaration))
      parts.set('default', statement.declaration);
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (declared?.type === 'FunctionDeclaration' && declared.id) parts.set(declared.id.name, declared);
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const each of declared.declarations) {
      if (each.id.type !== 'Identifier' || !each.init) continue;
      parts.set(each.id.name, each.init);
      if (NAMES.includes(each.id.name)) site ??= each;
    }
  }
  const handler = [...HANDLERS, 'default'].map((key) => parts.get(key)).find((each) => each !== undefined);
  if (!site || !parts.has('description') || !handler || importsLookalikes(collector)) return;
  const valueAt = (...keys: readonly string[]): Entry | undefined => {
    const key = keys.find((each) => parts.has(each));
    return key === undefined ? undefined : named(key, parts.get(key)!, collector.evaluate(parts.get(key)!));
  };
  const [name, description] = [valueAt(...NAMES), valueAt('description')];
  const schema = valueAt('inputSchema', ...SCHEMA_WORDS);
  if (!name || !/^[\w.:/-]+$/.test(textOf(name.value) ?? '') || !schema || !mayBeText(description?.value)) return;
  const isSure = isBuiltSchema(schema.value) || isRawShape(schema.value) || isJsonSchema(schema.value);
  if (!isSure && !['unknown', 'object', 'union'].includes(schema.value.kind)) return;
  if (schema.key !== 'inputSchema' && !importsMcp(collector)) return;
  const more = [valueAt('title'), valueAt('annotations')].filter((each) => each !== undefined);
  const tool: ObjectValue = {
    kind: 'object',
    ...place(site),
    entries: [{ ...name, key: 'name' }, description!, { ...schema, key: 'inputSchema' }, ...more],
    open: true,
  };
  for (const part of parts.values()) collector.takeArgument(part);
  collector.addTool(tool, site, { api: 'literal', group: {}, takesShapes: true });
}

const NAMES = ['name', 'method', 'toolName'];

const isJsonSchema = (value: Value): boolean =>
  value.kind === 'object' && textOf(entry(value, 'type')?.value) === 'object';

/** `_meta`, and each object in it, may have more entries than are written. */
function withOpenMeta(config: ObjectValue): ObjectValue {
  const entries = config.entries.map((each) => {
    if (each.key !== '_meta' || each.value.kind !== 'object') return each;
    const inner = each.value.entries.map((one) =>
      one.value.kind === 'object' ? { ...one, value: { ...one.value, open: true } } : one,
    );
    return { ...each, value: { ...each.value, entries: inner, open: true } };
  });
  return { ...config, entries };
}
