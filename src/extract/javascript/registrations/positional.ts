/** Tools that a call describes by the order of its arguments: name, description, shape, annotations, handler. */
import { entry, type Entry } from '../../../core/tree.js';
import { isFunction, type SyntaxNode } from '../syntax.js';
import { functionOf } from '../functions.js';
import { isBuiltSchema, isRawShape, mayBeRawShape } from '../zod/mark.js';
import { textOf, type ObjectValue, type Value } from '../../result/values.js';
import { place } from '../values.js';
import type { Site } from './call-site.js';
import type { Collector } from './collector.js';
import { named, withEntries } from './objects.js';

/** `registry.registerTool(name, description, shape, handler)`: a registry of one's own that takes what `server.tool()` takes. */
export function positionalTool({ call, args }: Site, collector: Collector): void {
  const [name, description, schema] = args.map((arg) => collector.evaluate(arg));
  if (args.length < 4 || !/^\S+$/.test(textOf(name) ?? '') || description?.kind !== 'string' || !schema) return;
  const mayBeShape = mayBeRawShape(schema) && isFunction(args.at(-1)!);
  if (!(mayBeShape || isBuiltSchema(schema) || isRawShape(schema) || isJsonSchema(schema))) return;
  if (functionOf(call.callee, collector.evaluator.file.scopes)) return;
  const { entries } = middleOf(args.slice(1, -1), collector);
  const object: ObjectValue = { kind: 'object', ...place(call), entries, open: true };
  collector.addTool(withEntries(object, [named('name', args[0]!, name!)]), call, { api: 'literal', takesShapes: true });
}

/**
 * What is between the name and the handler: told apart by place and by what it is, and left open where that is unknown.
 * Others than the SDK may have a notation of their own.
 */
export function middleOf(
  args: readonly SyntaxNode[],
  collector: Collector,
  isSdk = false,
): { entries: Entry[]; isVague: boolean } {
  const entries: Entry[] = [];
  let isVague = false;
  let isShapeGiven = false;
  args.forEach((arg, index) => {
    const value = collector.evaluate(arg);
    collector.takeArgument(arg);
    if (index === 0 && isDescription(arg, value, args.length)) {
      entries.push(named('description', arg, value));
    } else if (isShapeGiven || index === 2 ? isPlainObject(value) : isAnnotations(value)) {
      entries.push(named('annotations', arg, value));
    } else if (
      !isShapeGiven &&
      (isBuiltSchema(value) ||
        mayBeRawShape(value) ||
        isJsonSchema(value) ||
        (isSdk && (isPropertyMap(value) || isTypeMap(value))))
    ) {
      entries.push(named('inputSchema', arg, value));
      isShapeGiven = true;
    } else {
      isVague = true;
    }
  });
  return { entries, isVague };
}

function isDescription({ type }: SyntaxNode, { kind }: Value, count: number): boolean {
  if (kind === 'string' || kind === 'union' || type === 'TemplateLiteral' || type === 'BinaryExpression') return true;
  return kind === 'unknown' && count > 1 && (type === 'Identifier' || type === 'MemberExpression');
}

const isPlainObject = (value: Value): value is ObjectValue =>
  value.kind === 'object' && !isBuiltSchema(value) && !isRawShape(value);

/** Where a shape may stand too. */
const isAnnotations = (value: Value): boolean =>
  isPlainObject(value) &&
  ((!value.open && value.entries.length > 0 && value.entries.every(({ key }) => HINTS.has(key))) ||
    value.entries.some(speaksOfHints));

const HINTS = new Set(['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']);
const LIKE_HINT = /^(read_?only|destructive|idempotent|open_?world)(_?hint)?$/i;

/** A key that is meant as one, and a value as no parameter has. */
const speaksOfHints = ({ key, value }: Entry): boolean =>
  key === 'openai' ? value.kind === 'object' && !isRawShape(value) : LIKE_HINT.test(key) && isScalar(value);

const isScalar = ({ kind }: Value): boolean => kind === 'boolean' || kind === 'string' || kind === 'number';
const isJsonSchema = (value: Value): boolean =>
  value.kind === 'object' &&
  textOf(entry(value, 'type')?.value) === 'object' &&
  entry(value, 'properties') !== undefined;

/** `{ city: 'string' }`: types in a notation that the SDK does not know. */
const isTypeMap = (value: Value): boolean =>
  isPlainObject(value) &&
  !value.open &&
  value.entries.length > 0 &&
  value.entries.every(({ value: each }) => /^(string|number|integer|boolean|array|object)\b/.test(textOf(each) ?? ''));

/** Parameters in the words of JSON Schema, without the schema around them. */
const isPropertyMap = (value: Value): boolean =>
  isPlainObject(value) &&
  !value.open &&
  value.entries.length > 0 &&
  value.entries.every(({ value: each }) => isPlainObject(each) && textOf(entry(each, 'type')?.value) !== undefined);
