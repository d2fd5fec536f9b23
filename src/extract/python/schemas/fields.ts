/** What `Field(…)` and its kin say of a parameter or a field: its description, bounds, default. */
import type { Node } from '../../../core/tree.js';
import { plain } from '../../result/values.js';
import { argumentsOf, bare, calleeOf, placeOf, type PyNode } from '../syntax.js';
import { canonical, type Default, type Expression, type FieldInfo, type Metadata, type Reader } from './model.js';

/** Shown in the schema, or turned into a keyword there. */
const SHOWN =
  /^(?:alias|validation_alias|serialization_alias|title|description|examples|json_schema_extra|deprecated|g[et]|l[et]|multiple_of|min_length|max_length|pattern|regex)$/;
const HIDDEN =
  /^(?:default|default_factory|frozen|repr|init|init_var|kw_only|exclude|strict|validate_default|alias_priority|allow_inf_nan|max_digits|decimal_places|coerce_numbers_to_str|strip_whitespace|to_lower|to_upper|compare|hash|metadata|union_mode|fail_fast)$/;

function fieldOf(reader: Reader, { module, node, scope }: Expression): FieldInfo {
  const given = new Map<string, Node>();
  let isOpen = false;
  let found: Default = { is: 'none' };
  for (const [index, { key, value, spread }] of (argumentsOf(module, node) ?? []).entries()) {
    const expression: Expression = { module, node: value, scope };
    if (spread !== undefined) isOpen = true;
    else if (key === 'default' || (key === undefined && index === 0)) {
      if (value.name !== 'Ellipsis') found = { is: 'value', value: reader.valueOf(expression) };
    } else if (key === 'default_factory' || key === 'factory') found = { is: 'hidden' };
    else if (key !== undefined && SHOWN.test(key)) given.set(key, plain(reader.valueOf(expression)));
    else if (key === undefined || !HIDDEN.test(key)) isOpen = true;
  }
  return { ...placeOf(module, node), given, default: found, isOpen };
}

/** `Ge(1)`, `MinLen(1)` of annotated_types, by the keyword that they stand for. */
const BOUNDS: Readonly<Record<string, string>> = {
  ...{ Ge: 'ge', Gt: 'gt', Le: 'le', Lt: 'lt', MultipleOf: 'multiple_of', MinLen: 'min_length', MaxLen: 'max_length' },
};
const CHANGES_NOTHING =
  /^(?:pydantic\.(?:(?:Before|After|Wrap)Validator|SkipValidation|Strict|PlainSerializer|WrapSerializer)|typing\.(?:Doc|deprecated)|typing_extensions\.Doc)$/;

export function metadataOf(reader: Reader, expression: Expression): Metadata {
  const { module, scope } = expression;
  const node = bare(expression.node);
  const place = placeOf(module, node);
  if (/String$/.test(node.name)) return { ...place, is: 'text', text: plain(reader.valueOf({ module, node, scope })) };
  if (node.name === 'Number' || node.name === 'None') return { ...place, is: 'nothing' };
  if (node.name !== 'CallExpression') {
    const meaning = reader.meaningOf({ module, node, scope });
    // A constant with the call, or with a text.
    if (meaning?.is === 'value' && meaning.node && /String$|^CallExpression$/.test(meaning.node.name))
      return metadataOf(reader, { module: meaning.module, node: meaning.node, scope: meaning.node });
    return { ...place, is: 'unknown' };
  }
  const callee = reader.meaningOf({ module, node: calleeOf(node), scope });
  const name = callee?.is === 'external' ? canonical(callee) : '';
  const last = name.slice(name.lastIndexOf('.') + 1);
  if (CHANGES_NOTHING.test(name)) return { ...place, is: 'nothing' };
  if (/^pydantic\.(?:Field|StringConstraints|con(?:int|float|str))$/.test(name))
    return { ...place, is: 'field', field: fieldOf(reader, { module, node, scope }) };
  const first = argumentsOf(module, node)?.[0]?.value;
  const value = first && plain(reader.valueOf({ module, node: first, scope }));
  if (name === 'pydantic.WithJsonSchema' && value?.kind === 'object') return { ...place, is: 'schema', schema: value };
  const bound = name.startsWith('annotated_types.') ? BOUNDS[last] : undefined;
  if (bound === undefined || !value) return { ...place, is: 'unknown' };
  return {
    ...place,
    is: 'field',
    field: { ...place, given: new Map([[bound, value]]), default: { is: 'none' }, isOpen: false },
  };
}

/** What stands behind the `=` of a parameter or a field. */
export function defaultOf(reader: Reader, module: Expression['module'], given: PyNode | undefined): Default {
  if (!given || given.name === 'Ellipsis') return { is: 'none' };
  const node = bare(given);
  const meaning = node.name === 'VariableName' ? reader.meaningOf({ module, node, scope: node }) : undefined;
  // `LIMIT = Field(…)`, used by several.
  if (meaning?.is === 'value' && meaning.node?.name === 'CallExpression')
    return defaultOf(reader, meaning.module, meaning.node);
  if (meaning?.is === 'external' || (node.name === 'VariableName' && !meaning))
    return { is: 'called', at: placeOf(module, node) };
  if (node.name === 'CallExpression') {
    const callee = reader.meaningOf({ module, node: calleeOf(node), scope: node });
    const name = callee?.is === 'external' ? canonical(callee) : '';
    const last = name.slice(name.lastIndexOf('.') + 1);
    if (name === 'pydantic.PrivateAttr') return { is: 'private' };
    if (name === 'pydantic.Field' || name === 'dataclasses.field')
      return { is: 'field', field: fieldOf(reader, { module, node, scope: node }) };
    if (/^(?:fastmcp|docket)\./.test(name) && /^(?:Depends|Progress|Current\w+)$/.test(last)) return { is: 'injected' };
    const value = reader.valueOf({ module, node, scope: node });
    return value.kind === 'unknown' && !value.isText
      ? { is: 'called', at: placeOf(module, node) }
      : { is: 'value', value };
  }
  return { is: 'value', value: reader.valueOf({ module, node, scope: node }) };
}

/** The last that says something of it: a field's own wins over what its annotation says. */
export function lastOf(fields: readonly FieldInfo[], key: string): Node | undefined {
  for (let index = fields.length - 1; index >= 0; index--) {
    const found = fields[index]!.given.get(key);
    if (found) return found;
  }
  return undefined;
}

/** The name that a field is given by. */
export const aliasOf = (fields: readonly FieldInfo[]): Node | undefined =>
  lastOf(fields, 'validation_alias') ?? lastOf(fields, 'alias');
