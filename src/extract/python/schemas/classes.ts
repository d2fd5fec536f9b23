/** Classes in annotations: their kind, and their fields or values. */
import type { Node, Place } from '../../../core/tree.js';
import { plain, type Value } from '../../result/values.js';
import type { Module } from '../names.js';
import { cleaned } from '../strings.js';
import {
  argumentsOf,
  assignmentOf,
  bare,
  bodyOf,
  calleeOf,
  childrenOf,
  decoratorsOf,
  docstringOf,
  nameOf,
  placeOf,
  statementsOf,
  subscriptOf,
  textOf,
  type PyNode,
} from '../syntax.js';
import { defaultOf } from './fields.js';
import { canonical, isContextName } from './model.js';
import type { ClassField, ClassKind, ClassModel, Config, Reader } from './model.js';

/** Deeper than classes inherit in real code. */
const DEEPEST = 12;

export class ClassReader implements ClassModel {
  readonly name: string;
  readonly place: Place;
  readonly kind: ClassKind;
  /** Its own class of contexts. */
  readonly isContext: boolean;
  readonly #reader: Reader;
  readonly #module: Module;
  readonly #node: PyNode;
  readonly #bases: readonly ClassReader[];
  /** What it inherits from is not all known. */
  readonly #isOfUnknown: boolean;
  #fields: readonly ClassField[] | undefined;
  #values: readonly Node[] | undefined;

  constructor(reader: Reader, module: Module, node: PyNode, depth = 0) {
    this.#reader = reader;
    this.#module = module;
    this.#node = node;
    this.name = nameOf(module, node) ?? '';
    this.place = placeOf(module, node.getChild('VariableName') ?? node);
    const kinds = new Set<ClassKind | 'context'>();
    const bases: ClassReader[] = [];
    for (const { key, value, spread } of argumentsOf(module, node) ?? []) {
      if (key !== undefined) continue;
      const base = bare(value);
      const object = subscriptOf(base)?.object ?? base;
      const meaning = spread === undefined ? reader.meaningOf({ module, node: object, scope: object }) : undefined;
      if (meaning?.is === 'class' && depth < DEEPEST && meaning.node.from !== node.from) {
        const model = new ClassReader(reader, meaning.module, meaning.node, depth + 1);
        // The type argument of a generic class decides what is served.
        kinds.add(subscriptOf(base) ? 'unknown' : model.isContext ? 'context' : model.kind);
        bases.push(model);
      } else if (meaning?.is === 'builtin' || meaning?.is === 'external') {
        const kind = kindOfBase(canonical(meaning));
        if (kind) kinds.add(kind);
      } else kinds.add('unknown');
    }
    this.#bases = bases;
    this.#isOfUnknown = kinds.has('unknown');
    this.isContext = kinds.has('context');
    kinds.delete('plain');
    const [kind, ...others] = kinds;
    if (others.length > 0 || kind === 'unknown' || kind === 'context') this.kind = 'unknown';
    else this.kind = kind ?? (this.#isDataclass() ? 'dataclass' : 'plain');
  }

  /** Also of a class that is no dataclass: the official SDK serves what it returns. */
  #isDataclass(): boolean {
    return decoratorsOf(this.#node).some((decorator) => {
      const path = decorator.getChildren('VariableName').map((each) => textOf(this.#module, each));
      const [meaning] = this.#module.meaningsOfPath(path, decorator);
      return meaning?.is === 'external' && /^(?:pydantic\.)?dataclasses\.dataclass$/.test(meaning.path);
    });
  }

  get doc(): Node | undefined {
    const node = docstringOf(this.#node);
    const value = node && this.#reader.evaluator.textOf(this.#module, node);
    const text = value === undefined ? '' : cleaned(value);
    return text === '' ? undefined : { kind: 'string', ...placeOf(this.#module, node!), value: text };
  }

  get #statements(): PyNode[] {
    return statementsOf(bodyOf(this.#node)).flatMap((each) =>
      each.name === 'StatementGroup' ? childrenOf(each) : [each],
    );
  }

  /** The values of an enum; undefined where they are made in a way that is not known. */
  get values(): readonly Node[] {
    this.#values ??= this.#bases.length === 1 && this.#bases[0]!.values.length > 0 ? [] : [...this.#members().values()];
    return this.#values;
  }

  memberValue(name: string): Value | undefined {
    return this.kind === 'enum' ? this.#members().get(name) : undefined;
  }

  #members(): Map<string, Node> {
    const members = new Map<string, Node>();
    for (const statement of this.#statements) {
      // `__new__` makes the values.
      if (statement.name === 'FunctionDefinition' && /^__(?:new|init)__$/.test(nameOf(this.#module, statement) ?? ''))
        return new Map([['', { kind: 'unknown', ...this.place }]]);
      const { targets, value } = assignmentOf(statement) ?? {};
      const [target] = targets ?? [];
      if (!value || target?.name !== 'VariableName') continue;
      const name = textOf(this.#module, target);
      if (name.startsWith('_')) continue;
      members.set(name, this.#memberOf(name, value, members.size));
    }
    return members;
  }

  #memberOf(name: string, value: PyNode, index: number): Node {
    const place = placeOf(this.#module, value);
    if (value.name !== 'CallExpression') return plain(this.#reader.evaluator.valueOf(this.#module, value));
    const callee = this.#reader.meaningOf({ module: this.#module, node: calleeOf(value), scope: value });
    const isAuto = callee?.is === 'external' && callee.path === 'enum.auto';
    if (!isAuto) return { kind: 'unknown', ...place };
    if (this.#isOf('enum.StrEnum')) return { kind: 'string', ...place, value: name.toLowerCase() };
    const isNumbered = !(argumentsOf(this.#module, this.#node) ?? []).some(
      ({ value: base }) => textOf(this.#module, base) === 'str',
    );
    return isNumbered ? { kind: 'number', ...place, value: index + 1 } : { kind: 'unknown', ...place };
  }

  #isOf(path: string): boolean {
    return (argumentsOf(this.#module, this.#node) ?? []).some(({ value }) => {
      const meaning = this.#reader.meaningOf({ module: this.#module, node: bare(value), scope: value });
      return meaning?.is === 'external' && meaning.path === path;
    });
  }

  /** With those that it inherits, which come first. */
  get fields(): readonly ClassField[] {
    if (this.#fields) return this.#fields;
    // While they are being read: a class that has itself in a default.
    this.#fields = [];
    const fields = new Map<string, ClassField>();
    for (const base of [...this.#bases].reverse()) for (const field of base.fields) fields.set(field.name, field);
    for (const field of this.#ownFields()) fields.set(field.name, field);
    return (this.#fields = [...fields.values()]);
  }

  *#ownFields(): Generator<ClassField> {
    const isTotal = this.#isTotal;
    for (const statement of this.#statements) {
      const { targets, annotation, value } = assignmentOf(statement) ?? {};
      const [target] = targets ?? [];
      if (!annotation || target?.name !== 'VariableName') continue;
      const name = textOf(this.#module, target);
      if (name === 'model_config' || (name.startsWith('_') && this.kind !== 'typed-dict')) continue;
      const type = this.#reader.typeAt(this.#module, annotation);
      if (type.is === 'qualified' && type.as === 'ClassVar') continue;
      if (type.is === 'unknown' && /\bClassVar\b/.test(textOf(this.#module, annotation))) continue;
      const given = defaultOf(this.#reader, this.#module, value);
      if (given.is === 'private') continue;
      const own = type.is === 'qualified' ? type.type : type;
      const isRequired = type.is === 'qualified' ? type.as === 'Required' : isTotal;
      yield {
        ...{ name, ...placeOf(this.#module, target), type: own, default: given },
        ...(this.kind === 'typed-dict' && { isRequired }),
      };
    }
  }

  get #isTotal(): boolean {
    const total = this.#keyword('total');
    return !(total?.kind === 'boolean' && !total.value);
  }

  /** `class X(Base, total=False)`. */
  #keyword(name: string): Node | undefined {
    const found = (argumentsOf(this.#module, this.#node) ?? []).find(({ key }) => key === name);
    return found && plain(this.#reader.evaluator.valueOf(this.#module, found.value));
  }

  /** `model_config = ConfigDict(extra="forbid")`, or a class `Config` in it. */
  get config(): Config {
    let config: Config = { isOpen: this.#isOfUnknown };
    for (const base of this.#bases) config = { ...config, ...withoutTitle(base.config) };
    const read = (key: string, value: PyNode): void => {
      if (IRRELEVANT.test(key)) return;
      const known = this.#reader.evaluator.textOf(this.#module, value);
      if (key === 'extra' && known !== undefined)
        config = { ...config, ...(known === 'ignore' ? {} : { extra: known as 'forbid' }) };
      else if (key === 'title' && known !== undefined) config = { ...config, title: known };
      else config = { ...config, isOpen: true };
    };
    for (const { key, value } of argumentsOf(this.#module, this.#node) ?? [])
      if (key === 'extra' || key === 'title') read(key, value);
    for (const statement of this.#statements) {
      const { targets, value } = assignmentOf(statement) ?? {};
      if (targets?.[0] && textOf(this.#module, targets[0]) === 'model_config' && value) {
        if (value.name === 'CallExpression') {
          for (const { key, value: given } of argumentsOf(this.#module, value) ?? []) read(key ?? '', given);
        } else {
          const known = plain(this.#reader.evaluator.valueOf(this.#module, value));
          const isKnown = known.kind === 'object' && !known.open;
          for (const each of isKnown ? known.entries : []) {
            if (each.key === 'extra' && each.value.kind === 'string') {
              if (each.value.value !== 'ignore') config = { ...config, extra: each.value.value as 'forbid' };
            } else if (!IRRELEVANT.test(each.key)) config = { ...config, isOpen: true };
          }
          if (!isKnown) config = { ...config, isOpen: true };
        }
      }
      if (statement.name === 'ClassDefinition' && nameOf(this.#module, statement) === 'Config')
        for (const own of statementsOf(bodyOf(statement))) {
          const assigned = assignmentOf(own);
          if (assigned?.value) read(textOf(this.#module, assigned.targets[0]!), assigned.value);
        }
      const definition = statement.name === 'DecoratedStatement' ? statement.lastChild : statement;
      // It makes the schema itself, or fields that are served only where it is returned.
      if (definition?.name === 'FunctionDefinition') {
        const name = nameOf(this.#module, definition) ?? '';
        if (/^__get_pydantic_|^model_json_schema$/.test(name)) config = { ...config, isOpen: true };
      }
    }
    return config;
  }

  /** It has fields that are computed, or writes itself: what it returns is another thing than what it takes. */
  get isWrittenOtherwise(): boolean {
    return (
      this.#bases.some((base) => base.isWrittenOtherwise) ||
      this.#statements.some(
        (each) =>
          each.name === 'DecoratedStatement' &&
          /^@(?:\w+\.)?(?:computed_field|(?:field|model)_serializer)\b/.test(textOf(this.#module, each)),
      )
    );
  }
}

const withoutTitle = ({ extra, isOpen }: Config): Config => ({ ...(extra && { extra }), isOpen });

const IRRELEVANT =
  /^(?:arbitrary_types_allowed|frozen|populate_by_name|validate_by_name|validate_assignment|str_(?:strip_whitespace|to_lower|to_upper)|use_enum_values|validate_default|from_attributes|orm_mode|strict|protected_namespaces|revalidate_instances|ser_json_\w+|allow_inf_nan|hide_input_in_errors|coerce_numbers_to_str|defer_build|allow_population_by_field_name|cache_strings|val_json_bytes|json_encoders|regex_engine)$/;

/** What a class is that inherits from it; undefined where that says nothing. */
function kindOfBase(name: string): ClassKind | 'context' | undefined {
  if (name === 'pydantic.BaseModel') return 'model';
  if (/^enum\.(?:Str|Int)?Enum$/.test(name)) return 'enum';
  if (name === 'typing.TypedDict') return 'typed-dict';
  if (isContextName(name)) return 'context';
  return /^(?:object|str|int|float|abc\.ABC|typing\.(?:Generic|Protocol))$/.test(name) ? undefined : 'unknown';
}
