/** Tools that a module is by what it exports: a config, `schema`, and the function to run as its default. */
import { entry } from '../../../core/tree.js';
import { isBuiltSchema, mayBeRawShape } from '../schemas/mark.js';
import type { SyntaxNode } from '../syntax.js';
import { textOf, type ObjectValue } from '../../result/values.js';
import type { Collector } from './collector.js';
import { named, withEntries } from './objects.js';

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
