/** Annotations of Python, read: what is written in `dict[str, Optional[Color]]`, with all names followed. */
import { Tree } from '@lezer/common';
import { parser } from '@lezer/python';
import type { Place } from '../../../core/tree.js';
import { plain, type Value } from '../../result/values.js';
import type { Meaning, Module } from '../names.js';
import { bare, calleeOf, childrenOf, pathOf, placeOf, subscriptOf, textOf, type PyNode } from '../syntax.js';
import type { Evaluator } from '../values.js';
import { ClassReader } from './classes.js';
import { metadataOf } from './fields.js';
import { canonical, isContextName, type Expression, type Keywords, type PyType, type Reader } from './model.js';

/** Deeper than annotations nest in real code. */
const DEEPEST = 30;

export class TypeReader implements Reader {
  readonly evaluator: Evaluator;
  readonly #classes = new Map<Module, Map<number, ClassReader>>();
  #depth = 0;

  constructor(evaluator: Evaluator) {
    this.evaluator = evaluator;
  }

  typeAt(module: Module, node: PyNode): PyType {
    return this.typeOf({ module, node, scope: node });
  }

  typeOf(expression: Expression): PyType {
    const { module, scope } = expression;
    const node = bare(expression.node);
    if (this.#depth > DEEPEST) return unknownType(module, node);
    this.#depth++;
    try {
      return this.#type({ module, node, scope });
    } finally {
      this.#depth--;
    }
  }

  #type({ module, node, scope }: Expression): PyType {
    const place = placeOf(module, node);
    switch (node.name) {
      case 'None':
        return { ...place, is: 'plain', keywords: [['type', 'null']] };
      case 'String':
        return this.#quoted(module, node, scope);
      case 'BinaryExpression': {
        const [left, operator, right] = childrenOf(node);
        if (!left || !right || !operator || textOf(module, operator) !== '|') return { ...place, is: 'unknown' };
        return unionOf(
          place,
          [left, right].map((each) => this.typeOf({ module, node: each, scope })),
        );
      }
      case 'VariableName':
      case 'MemberExpression': {
        const subscript = subscriptOf(node);
        if (!subscript) return this.#named({ module, node, scope });
        const items = subscript.items.map((each): Expression => ({ module, node: bare(each), scope }));
        return this.#generic({ module, node: subscript.object, scope }, items, place);
      }
      case 'CallExpression':
        return this.#called({ module, node, scope });
      default:
        return { ...place, is: 'unknown' };
    }
  }

  /** `"Node | None"`: its text is an expression, at its place. */
  #quoted(module: Module, node: PyNode, scope: PyNode): PyType {
    const [, quote, text] = /^("""|'''|"|')([^\\]*)\1$/.exec(textOf(module, node)) ?? [];
    const from = node.from + (quote?.length ?? 0);
    if (text === undefined || text.trim() === '') return unknownType(module, node);
    const tree = parser.parse(text);
    // A tree around it gives its nodes their places in the file.
    const script = new Tree(tree.type, [tree], [from], from + tree.length).topNode.firstChild;
    const [statement, ...others] = script ? childrenOf(script) : [];
    const inner = statement?.name === 'ExpressionStatement' && others.length === 0 ? statement.firstChild : undefined;
    return inner && !inner.nextSibling && inner.name !== 'String'
      ? this.typeOf({ module, node: inner, scope })
      : unknownType(module, node);
  }

  meaningOf({ module, node, scope }: Expression): Meaning | undefined {
    const path = pathOf(module, node);
    const [first, ...others] = path ? module.meaningsOfPath(path, scope) : [];
    // `try: from fastmcp import Context`, and one of another package where that is not there.
    return others.every((each) => isLike(first!, each)) ? first : undefined;
  }

  #named(expression: Expression): PyType {
    const { module, node } = expression;
    const place = placeOf(module, node);
    const meaning = this.meaningOf(expression);
    if (!meaning) return { ...place, is: 'unknown' };
    switch (meaning.is) {
      case 'class':
        return this.#ofClass(this.classOf(meaning.module, meaning.node), place);
      case 'value':
        // The place is that of the alias, which is where a person looks first.
        return meaning.node
          ? { ...this.typeOf({ module: meaning.module, node: meaning.node, scope: meaning.node }), ...place }
          : { ...place, is: 'unknown' };
      case 'builtin':
      case 'external':
        return bareType(canonical(meaning), place);
      default:
        return { ...place, is: 'unknown' };
    }
  }

  #ofClass(model: ClassReader, place: Place): PyType {
    if (model.isContext) return { ...place, is: 'context' };
    return model.kind === 'unknown' ? { ...place, is: 'unknown' } : { ...place, is: 'class', model };
  }

  classOf(module: Module, node: PyNode): ClassReader {
    let known = this.#classes.get(module);
    if (!known) this.#classes.set(module, (known = new Map<number, ClassReader>()));
    let model = known.get(node.from);
    if (!model) known.set(node.from, (model = new ClassReader(this, module, node)));
    return model;
  }

  #generic(object: Expression, items: readonly Expression[], place: Place): PyType {
    const meaning = this.meaningOf(object);
    const name = meaning && (meaning.is === 'builtin' || meaning.is === 'external') ? canonical(meaning) : undefined;
    const isBuiltin = meaning?.is === 'builtin';
    const [first, second, ...others] = items;
    if (name === undefined || !first) return { ...place, is: 'unknown' };
    const typeOf = (each: Expression): PyType => this.typeOf(each);
    if (isContextName(name)) return { ...place, is: 'context' };
    switch (name) {
      case 'typing.Optional':
        return unionOf(place, [typeOf(first), { ...place, is: 'plain', keywords: [['type', 'null']] }]);
      case 'typing.Union':
        return unionOf(place, items.map(typeOf));
      case 'typing.Annotated':
        return {
          ...place,
          is: 'annotated',
          type: typeOf(first),
          metadata: items.slice(1).map((each) => metadataOf(this, each)),
        };
      case 'typing.Literal':
        return this.#literal(items, place);
      case 'typing.Final':
        return typeOf(first);
      case 'typing.Required':
      case 'typing.NotRequired':
      case 'typing.ClassVar':
        return { ...place, is: 'qualified', as: name.slice('typing.'.length) as 'Required', type: typeOf(first) };
      case 'typing.ReadOnly':
        return typeOf(first);
      case 'tuple':
      case 'typing.Tuple':
        if (second?.node.name === 'Ellipsis') return { ...place, is: 'list', item: typeOf(first), isTuple: true };
        return first.node.name === 'TupleExpression' && !second
          ? { ...place, is: 'unknown' }
          : { ...place, is: 'tuple', items: items.map(typeOf) };
    }
    const shape = bareType(name, place);
    if ((shape.is === 'list' || shape.is === 'set') && !second)
      return { ...place, is: shape.is, item: typeOf(first), isBuiltin };
    if (shape.is === 'dict' && second && others.length === 0)
      return { ...place, is: 'dict', key: typeOf(first), value: typeOf(second), isBuiltin };
    return { ...place, is: 'unknown' };
  }

  #literal(items: readonly Expression[], place: Place): PyType {
    const values = items.map((each) => plain(this.valueOf(each)));
    return values.some(({ kind }) => kind === 'unknown')
      ? { ...place, is: 'unknown' }
      : { ...place, is: 'literal', values };
  }

  /** `conint(ge=1)`, `NewType("Id", str)`; a field of a class that calls something is not known. */
  #called({ module, node, scope }: Expression): PyType {
    const place = placeOf(module, node);
    const callee = this.meaningOf({ module, node: calleeOf(node), scope });
    const name = callee?.is === 'external' ? canonical(callee) : undefined;
    const list = node.getChild('ArgList');
    const second = list ? childrenOf(list)[3] : undefined;
    if (name === 'typing.NewType' && second) return this.typeOf({ module, node: second, scope });
    const base = name === undefined ? undefined : CONSTRAINED[name];
    if (base === undefined) return { ...place, is: 'unknown' };
    return {
      ...place,
      is: 'annotated',
      type: { ...place, is: 'plain', keywords: [['type', base]] },
      metadata: [metadataOf(this, { module, node, scope })],
    };
  }

  /** What an expression is worth in JSON; the members of an enum are their values. */
  valueOf({ module, node, scope }: Expression): Value {
    const at = bare(node);
    const member = at.name === 'MemberExpression' ? at.getChild('PropertyName') : null;
    if (member) {
      const owner = this.meaningOf({ module, node: bare(at.firstChild!), scope });
      if (owner?.is === 'class') {
        const value = this.classOf(owner.module, owner.node).memberValue(textOf(module, member));
        if (value) return { ...value, via: placeOf(module, at) };
      } else if (/^(?:value)$/.test(textOf(module, member)) && at.firstChild!.name === 'MemberExpression')
        return this.valueOf({ module, node: at.firstChild!, scope });
    }
    return this.evaluator.valueOf(module, at);
  }
}

const isLike = (a: Meaning, b: Meaning): boolean =>
  a.is === 'external' && b.is === 'external' && a.path.split('.').at(-1) === b.path.split('.').at(-1);

const CONSTRAINED: Readonly<Record<string, string>> = {
  ...{ 'pydantic.conint': 'integer', 'pydantic.confloat': 'number', 'pydantic.constr': 'string' },
};

const unknownType = (module: Module, node: PyNode): PyType => ({ ...placeOf(module, node), is: 'unknown' });

/** Unions in unions are one; `None` comes last, and of two that are the same one is left. */
function unionOf(place: Place, parts: readonly PyType[]): PyType {
  const flat = parts.flatMap((each): readonly PyType[] => (each.is === 'union' ? each.options : [each]));
  const options = [...flat.filter((each) => !isNone(each)), ...flat.filter(isNone).slice(0, 1)];
  return options.length === 1 ? options[0]! : { ...place, is: 'union', options };
}

export const isNone = (type: PyType): boolean =>
  type.is === 'plain' && type.keywords.length === 1 && type.keywords[0]![1] === 'null';

const CONTENT =
  /^(?:mcp|fastmcp)\.(?:Image|Audio|File|ToolResult|CallToolResult|(?:Text|Image|Audio)Content|ResourceLink|EmbeddedResource|ContentBlock|InputRequiredResult)$/;

/** A name by itself. */
function bareType(name: string, place: Place): PyType {
  if (isContextName(name)) return { ...place, is: 'context' };
  if (CONTENT.test(name)) return { ...place, is: 'content' };
  const keywords = PLAIN.get(name);
  const isBuiltin = !name.includes('.');
  if (keywords) return { ...place, is: 'plain', keywords, isAny: name === 'typing.Any' };
  if (LISTS.has(name)) return { ...place, is: 'list', isBuiltin };
  if (SETS.has(name)) return { ...place, is: 'set', isBuiltin };
  if (DICTS.has(name)) return { ...place, is: 'dict', isBuiltin };
  if (name === 'tuple' || name === 'typing.Tuple') return { ...place, is: 'list', isTuple: true, isBuiltin };
  return name === 'decimal.Decimal' ? { ...place, is: 'decimal' } : { ...place, is: 'unknown' };
}

const typing = (...names: string[]): string[] => names.map((name) => `typing.${name}`);
const LISTS: ReadonlySet<string> = new Set([
  'list',
  ...typing('List', 'Sequence', 'MutableSequence', 'Iterable', 'Deque', 'deque'),
]);
const SETS: ReadonlySet<string> = new Set(['set', 'frozenset', ...typing('Set', 'FrozenSet', 'AbstractSet')]);
const DICTS: ReadonlySet<string> = new Set([
  'dict',
  ...typing('Dict', 'Mapping', 'MutableMapping', 'DefaultDict', 'OrderedDict', 'defaultdict'),
]);

const text = (format: string): Keywords => [
  ['format', format],
  ['type', 'string'],
];
const bounded = (type: string, key: string): Keywords => [
  [key, 0],
  ['type', type],
];

const PLAIN: ReadonlyMap<string, Keywords> = new Map<string, Keywords>([
  ...['str', 'typing.Text', 'typing.LiteralString', 'typing.AnyStr', 'pydantic.StrictStr'].map(
    (name): [string, Keywords] => [name, [['type', 'string']]],
  ),
  ...['int', 'pydantic.StrictInt'].map((name): [string, Keywords] => [name, [['type', 'integer']]]),
  ...['float', 'pydantic.StrictFloat'].map((name): [string, Keywords] => [name, [['type', 'number']]]),
  ...['bool', 'pydantic.StrictBool'].map((name): [string, Keywords] => [name, [['type', 'boolean']]]),
  ...['object', 'typing.Any'].map((name): [string, Keywords] => [name, []]),
  ['bytes', text('binary')],
  ['datetime.datetime', text('date-time')],
  ['datetime.date', text('date')],
  ['datetime.time', text('time')],
  ['datetime.timedelta', text('duration')],
  ['uuid.UUID', text('uuid')],
  ['pydantic.UUID4', text('uuid4')],
  ['pathlib.Path', text('path')],
  ['pathlib.PurePath', text('path')],
  ['pydantic.FilePath', text('file-path')],
  ['pydantic.DirectoryPath', text('directory-path')],
  ['pydantic.EmailStr', text('email')],
  ['pydantic.AnyUrl', [...text('uri'), ['minLength', 1]]],
  ['pydantic.AnyHttpUrl', [...text('uri'), ['minLength', 1]]],
  ['pydantic.HttpUrl', [...text('uri'), ['minLength', 1], ['maxLength', 2083]]],
  ['pydantic.SecretStr', [...text('password'), ['writeOnly', true]]],
  ['pydantic.PositiveInt', bounded('integer', 'exclusiveMinimum')],
  ['pydantic.NonNegativeInt', bounded('integer', 'minimum')],
  ['pydantic.NegativeInt', bounded('integer', 'exclusiveMaximum')],
  ['pydantic.PositiveFloat', bounded('number', 'exclusiveMinimum')],
  ['pydantic.NonNegativeFloat', bounded('number', 'minimum')],
  ['ipaddress.IPv4Address', text('ipv4')],
  ['ipaddress.IPv6Address', text('ipv6')],
]);
