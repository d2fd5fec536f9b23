/** Calls that make a JSON Schema of zod, or hand a schema on. */
import type { Node } from '../../../core/tree.js';
import { bare, staticName, type Ast } from '../ast.js';
import type { Scopes } from '../scopes.js';
import { importOf, type Imported } from '../modules.js';
import { unknown, type Evaluate, type ObjectValue, type Value } from '../values.js';
import { isBuiltSchema, withoutMark } from '../schema-builders/mark.js';

/** `zodToJsonSchema(Query)`, `z.toJSONSchema(Query)`, `jsonSchema({…})`: the schema that it is made of. */
export function convertedValue(call: Ast, scopes: Scopes, evaluate: Evaluate): Value | undefined {
  const conversion = conversionOf(call, scopes);
  const [argument, options] = call['arguments'] as Ast[];
  if (!conversion || !argument || argument.type === 'SpreadElement') return undefined;
  const given = options && evaluate(options);
  // A name makes a reference to a definition of it.
  if (given && (given.kind !== 'object' || given.open || given.entries.some(({ key }) => key === 'name')))
    return unknown(call);
  const schema = evaluate(argument);
  if (conversion === 'kept') return schema;
  return isBuiltSchema(schema) ? asJsonSchema(schema) : unknown(call);
}

/** `json`: a JSON Schema comes out. `kept`: what goes in comes out. */
type Conversion = 'json' | 'kept';

function conversionOf(call: Ast, scopes: Scopes): Conversion | undefined {
  const callee = bare(call['callee']);
  if (callee.type === 'Identifier') return kindOf(importOf(callee, scopes));
  if (callee.type !== 'MemberExpression') return undefined;
  const name = staticName(callee['property'], callee['computed']);
  const owner = importOf(withoutExport(bare(callee['object'])), scopes);
  return owner && name !== undefined ? kindOf({ source: owner.source, name }) : undefined;
}

/** `zod_1` in `zod_1.z`, which is what a compiler makes of `z`. */
function withoutExport(owner: Ast): Ast {
  const name = owner.type === 'MemberExpression' ? staticName(owner['property'], owner['computed']) : undefined;
  return name === 'z' || name === 'default' ? bare(owner['object']) : owner;
}

function kindOf(imported: Imported | undefined): Conversion | undefined {
  if (!imported) return undefined;
  const { source, name } = imported;
  if (/^zod(\/|$)/.test(source) && name === 'toJSONSchema') return 'json';
  if (source === 'zod-to-json-schema' && (name === 'zodToJsonSchema' || name === 'default')) return 'json';
  return /^(ai|@ai-sdk\/provider-utils)$/.test(source) && (name === 'zodSchema' || name === 'jsonSchema')
    ? 'kept'
    : undefined;
}

/** What is added beside the properties depends on the converter. */
function asJsonSchema(schema: ObjectValue): ObjectValue {
  const entries = schema.entries.map((each) => ({ ...each, value: withoutMarks(each.value) as Node }));
  return { ...withoutMark(schema), entries, open: true };
}

/** The schemas in `properties` may be taken out of it. */
function withoutMarks(value: Value): Value {
  const own = withoutMark(value);
  if (own.kind !== 'object' || own === value) return own;
  return { ...own, entries: own.entries.map((each) => ({ ...each, value: withoutMark(each.value) })) };
}
