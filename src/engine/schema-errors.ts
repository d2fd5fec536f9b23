/** What ajv says of a value: where in the schema that is, and whether it is certain. */
import { stepsOf } from '../core/pointer.js';
import type { Format, SchemaError } from '../core/format.js';
import { isVague, nodeAt, type Node } from '../core/tree.js';
import { schemaCheck } from './schema-check.js';

export type Json = Record<string, unknown>;

/** Without what a `then` or an `else` asks for where its condition cannot be known. */
export function certain({ schema }: Format, unit: Node, errors: readonly SchemaError[]): readonly SchemaError[] {
  const doubtful = errors.filter(({ keyword, instancePath, schemaPath }) => {
    const condition = keyword === 'if' && lookUp(schema, schemaPath);
    const node = condition && nodeAt(unit, stepsOf(instancePath));
    return node && schemaCheck(condition, { whole: schema, unknown: undefined })(node) === undefined && isVague(node);
  });
  return errors.filter(({ instancePath, schemaPath }) =>
    doubtful.every((each) => {
      const branch = `${parentPath(each.schemaPath)}/${String(each.params['failingKeyword'])}/`;
      return !(schemaPath.startsWith(branch) && `${instancePath}/`.startsWith(`${each.instancePath}/`));
    }),
  );
}

export function own(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, key)
    ? (object as Json)[key]
    : undefined;
}

/** ajv names the place in the schema as a URI fragment. */
export function lookUp(schema: Json, path: string): Json | undefined {
  let at: unknown = schema;
  for (const step of stepsOf(path.replace(/^#/, ''))) at = own(at, safeDecode(step));
  return typeof at === 'object' && at !== null ? (at as Json) : undefined;
}

function safeDecode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'));
