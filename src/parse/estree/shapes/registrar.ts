/**
 * `registerDatabaseTool(server, 'search', { description, inputSchema }, handler)`: a function of another file is given what
 * the SDK's own is given. What it makes of that nobody knows.
 */
import { entry } from '../../../core/tree.js';
import { bare, isFunction, path, type Ast } from '../ast.js';
import { functionOf } from '../functions.js';
import { textOf, type ObjectValue } from '../values.js';
import { isFromZod, mayBeRawShape } from '../zod/mark.js';
import { TOOL } from './around.js';
import type { Collector, Site } from './collector.js';
import { named, opened, withEntries } from './objects.js';
import { importsGenkit, importsMcp, LIKE_SERVER } from './receivers.js';

/** The site without the server, where a call may be such a one. */
export function registrarSite({ call, names, args }: Site, all: Collector): Site | undefined {
  const callee = names.at(-1)!;
  const isGivenServer = LIKE_SERVER.test(path(args[0]!).at(-1)!) && !isFunction(args[0]!);
  const rest = isGivenServer ? args.slice(1) : args;
  if (rest.length < 3 || rest.length > 4 || !isCallable(rest[2]!, all)) return undefined;
  const isNamed = isGivenServer || (/register/i.test(callee) && (TOOL.test(callee) || importsMcp(all)));
  if (!isNamed || importsGenkit(all) || functionOf(all.evaluator, call['callee'] as Ast)) return undefined;
  return { call, names, args: rest };
}

function isCallable(argument: Ast, all: Collector): boolean {
  const at = bare(argument);
  if (at.type === 'CallExpression') return (at['arguments'] as Ast[]).some((each) => isCallable(each, all));
  return functionOf(all.evaluator, at) !== undefined;
}

export function registrar({ call, args }: Site, all: Collector): void {
  const [first, second, handler] = args;
  const name = all.evaluate(first!);
  const config = all.evaluate(second!);
  if (name.kind !== 'string' || config.kind !== 'object' || !isDescribed(config)) return;
  all.takeArgument(second!);
  const tool = opened(withEntries(config, [named('name', first!, name)]));
  all.addTool(tool, call, { api: 'literal', takesShapes: true });
  all.addHandler(handler, name.value);
}

function isDescribed(config: ObjectValue): boolean {
  const schema = entry(config, 'inputSchema')?.value;
  if (!schema || !entry(config, 'description')) return false;
  return isFromZod(schema) || mayBeRawShape(schema) || textOf(entry(schema, 'type')?.value) === 'object';
}
