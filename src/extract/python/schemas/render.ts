/** JSON Schemas as pydantic writes them, for types that were read: `int | None` becomes a choice with `null`. */
import { type Entry, type Node, type Place } from '../../../core/tree.js';
import { arrayOf, object, placeOf, scalar, unknownAt, plain } from '../../result/values.js';
import type { Dialect, Maybe } from './dialect.js';
import { bound, describe, differing, draftAt, KEYWORDS, setValues, type Draft } from './draft.js';
import { aliasOf } from './fields.js';
import type { ClassField, ClassModel, Default, FieldInfo, PyType } from './model.js';
import { isNone } from './types.js';

/** A parameter or a field. */
interface Property extends Place {
  readonly name: string;
  /** Undefined without an annotation. */
  readonly type: PyType | undefined;
  readonly default: Default;
}

interface Rendered {
  /** Undefined where its name is not known. */
  readonly key: string | undefined;
  readonly node: Node;
  readonly isRequired: Maybe;
  readonly hasRef: boolean;
}

interface How {
  readonly hasDefs: boolean;
  readonly isOutput?: boolean;
}

/** Schemas of classes that are written into each other could grow without bound. */
const MOST_DRAFTS = 4000;
const DEEPEST = 40;

export class Renderer {
  /** The classes that are used, by name, where they are in `$defs`. */
  readonly defs = new Map<ClassModel, Node>();
  /** A class that has itself in it. */
  isCyclic = false;
  /** A type is not known, and so what it brings to `$defs` is not. */
  isVague = false;
  readonly dialect: Dialect;
  readonly #hasDefs: boolean;
  readonly #isOutput: boolean;
  readonly #inside: ClassModel[] = [];
  readonly #parts: { left: number };
  #left = MOST_DRAFTS;
  #refs = 0;
  #depth = 0;

  /** `parts`: what all schemas of the file may still have. */
  constructor(dialect: Dialect, parts: { left: number }, { hasDefs, isOutput = false }: How) {
    this.dialect = dialect;
    this.#parts = parts;
    this.#hasDefs = hasDefs;
    this.#isOutput = isOutput;
  }

  /** Two classes of one name, or too much of all. */
  get isOverfull(): boolean {
    const names = new Set([...this.defs.keys()].map(({ name }) => name));
    return this.#left < 0 || this.#parts.left < 0 || names.size < this.defs.size;
  }

  property({ name, type, default: given, ...place }: Property): Rendered {
    const before = this.#refs;
    const fields = [...fieldsIn(type), ...(given.is === 'field' ? [given.field] : [])];
    const own = given.is === 'field' ? given.field.default : given;
    const found =
      own.is === 'none' ? (fields.map((each) => each.default).findLast(({ is }) => is !== 'none') ?? own) : own;
    const draft = type ? this.#withFields(type, given.is === 'field' ? [given.field] : []) : draftAt(place);
    const alias = aliasOf(fields);
    const key = alias ? (alias.kind === 'string' && !this.#isFastOutput ? alias.value : undefined) : name;
    if (!type && this.dialect.is === 'official') {
      draft.entries.set('type', scalar('string', place));
      draft.title ??= scalar(name, place);
    } else if (!draft.isRef) draft.title ??= scalar(titleOf(key ?? name), place);
    if (found.is === 'value') draft.entries.set('default', plain(found.value));
    if (found.is === 'called') {
      draft.entries.set('default', unknownAt(found.at));
      draft.open = true;
    }
    const isRequired = found.is === 'none' ? true : found.is === 'called' ? undefined : false;
    const node = this.finish(draft);
    // The official SDK lists a string where no type is written, and accepts whatever it is sent.
    const isLenient = !type && this.dialect.is === 'official' && node.kind === 'object';
    return { key, node: isLenient ? { ...node, isLenient } : node, isRequired, hasRef: this.#refs > before };
  }

  get #isFastOutput(): boolean {
    return this.#isOutput && this.dialect.is === 'fastmcp';
  }

  schema(type: PyType): Draft {
    this.#parts.left--;
    if (--this.#left < 0 || this.#parts.left < 0 || this.#depth > DEEPEST) return this.#unknown(type);
    this.#depth++;
    const draft = this.#schema(type);
    this.#depth--;
    return draft;
  }

  #schema(type: PyType): Draft {
    const draft = draftAt(type);
    const set = (key: string, value: string | number | boolean | Node): void => {
      draft.entries.set(key, typeof value === 'object' ? value : scalar(value, type));
    };
    switch (type.is) {
      case 'plain':
        for (const [key, value] of type.keywords) set(key, value);
        return draft;
      case 'decimal': {
        const string = Object.entries({ pattern: unknownAt(type), type: scalar('string', type) });
        if (this.#isFastOutput) for (const [key, value] of string) set(key, value);
        else set('anyOf', arrayOf([object(type, [['type', scalar('number', type)]]), object(type, string)], type));
        return draft;
      }
      case 'list':
      case 'set':
        set('items', type.item ? this.finish(this.schema(type.item)) : object(type, []));
        set('type', 'array');
        if (type.is === 'set') set('uniqueItems', true);
        return draft;
      case 'tuple':
        return this.#tuple(type.items, draft);
      case 'dict':
        return this.#dictionary(type, draft);
      case 'union':
        return this.#union(type.options, draft);
      case 'literal':
        this.#parts.left -= type.values.length;
        setValues(draft, type.values, type, true);
        return draft;
      case 'class':
        return type.model.kind === 'plain' ? this.#unknown(type) : this.#class(type.model, draft);
      case 'annotated':
        return this.#withFields(type, []);
      case 'qualified':
        return this.schema(type.type);
      default:
        return this.#unknown(type);
    }
  }

  #unknown(place: Place): Draft {
    this.isVague ||= this.#hasDefs;
    return { ...draftAt(place), open: true, isRef: true };
  }

  #tuple(items: readonly PyType[], draft: Draft): Draft {
    const nodes = items.map((each) => this.finish(this.schema(each)));
    draft.entries.set('prefixItems', arrayOf(nodes, draft));
    draft.entries.set('minItems', scalar(items.length, draft));
    draft.entries.set('maxItems', scalar(items.length, draft));
    draft.entries.set('type', scalar('array', draft));
    return draft;
  }

  #dictionary(type: PyType & { is: 'dict' }, draft: Draft): Draft {
    const value = type.value && this.finish(this.schema(type.value));
    const isEmpty = !value || (value.kind === 'object' && value.entries.length === 0 && !value.open);
    const opens = this.dialect.opensDictionaries;
    if (!isEmpty) draft.entries.set('additionalProperties', value);
    else if (opens !== false) draft.entries.set('additionalProperties', opens ? scalar(true, type) : unknownAt(type));
    draft.entries.set('type', scalar('object', type));
    // What is written of other keys differs from version to version.
    if (type.key && !(type.key.is === 'plain' && type.key.keywords.length <= 1)) draft.open = true;
    return draft;
  }

  #union(options: readonly PyType[], draft: Draft): Draft {
    const nodes: Node[] = [];
    let isRef = options.length === 2 && isNone(options[1]!);
    for (const option of options) {
      const each = this.schema(option);
      if (!isNone(option)) isRef &&= each.isRef;
      nodes.push(this.finish(each));
    }
    draft.entries.set('anyOf', arrayOf(differing(nodes), draft));
    draft.isRef = isRef;
    return draft;
  }

  #class(model: ClassModel, draft: Draft): Draft {
    draft.isRef = true;
    this.#refs++;
    if (this.#inside.includes(model)) {
      this.isCyclic = true;
      if (!this.#hasDefs) return this.#unknown(draft);
    } else if (!this.#hasDefs || !this.defs.has(model)) {
      const own = this.ofClass(model);
      if (!this.#hasDefs) return { ...own, ...placeOf(draft), isRef: true };
      this.defs.set(model, this.finish(own));
    }
    draft.entries.set('$ref', scalar(`#/$defs/${model.name}`, draft));
    return draft;
  }

  /** The schema of a class itself. */
  ofClass(model: ClassModel): Draft {
    this.#inside.push(model);
    const draft = model.kind === 'enum' ? this.#enum(model) : this.fieldsAsSchema(model, model.fields);
    const { config } = model;
    if (model.doc) draft.entries.set('description', model.doc);
    draft.title = scalar(config.title ?? model.name, model.place);
    draft.open ||= config.isOpen || (this.#isFastOutput && model.isWrittenOtherwise);
    const closes = this.dialect.is === 'official' ? true : this.dialect.closes;
    if (config.extra === 'allow') draft.entries.set('additionalProperties', scalar(true, model.place));
    else if (config.extra === 'forbid' && closes !== false)
      draft.entries.set('additionalProperties', closes ? scalar(false, model.place) : unknownAt(model.place));
    // What is no model is as strict as the model that it is in.
    else if (/^(?:typed-dict|dataclass)$/.test(model.kind) && this.#inside.some((each) => each.config.extra))
      draft.entries.set('additionalProperties', unknownAt(model.place));
    this.#inside.pop();
    return draft;
  }

  fieldsAsSchema(model: ClassModel, fields: readonly ClassField[]): Draft {
    const draft = draftAt(model.place);
    const properties: Entry[] = [];
    const required: Node[] = [];
    let isOpen = false;
    let isOpenList = false;
    for (const field of fields) {
      const { key, node, isRequired } = this.property(field);
      if (key === undefined) isOpen = true;
      else properties.push({ ...placeOf(field), key, value: node });
      const needs = field.isRequired ?? isRequired;
      if (needs === true && key !== undefined) required.push(scalar(key, field));
      else if (needs !== false) isOpenList = true;
    }
    draft.entries.set('properties', { kind: 'object', ...placeOf(model.place), entries: properties, open: isOpen });
    if (required.length > 0 || isOpenList) draft.entries.set('required', arrayOf(required, model.place, isOpenList));
    draft.entries.set('type', scalar('object', model.place));
    return draft;
  }

  #enum(model: ClassModel): Draft {
    const draft = draftAt(model.place);
    const { values } = model;
    this.#parts.left -= values.length;
    if (values.length === 0 || this.#parts.left < 0 || values.some(({ kind }) => kind === 'unknown')) draft.open = true;
    else setValues(draft, values, model.place, false);
    return draft;
  }

  /** `Annotated[T, …]` and `= Field(…)`: the last one wins. */
  #withFields(type: PyType, more: readonly FieldInfo[]): Draft {
    const own = type.is === 'annotated' ? type.metadata : [];
    const base = type.is === 'annotated' ? type.type : type;
    const fields = [...own.flatMap((each) => (each.is === 'field' ? [each.field] : [])), ...more];
    const bounds = fields.flatMap(({ given }) => [...given].filter(([key]) => KEYWORDS.has(key)));
    const isChoice = base.is === 'union' && bounds.length > 0;
    const isOptional = isChoice && base.options.length === 2 && isNone(base.options[1]!);
    let draft: Draft;
    if (isOptional) {
      const inner: PyType = {
        ...{ ...base.options[0]!, is: 'annotated', type: base.options[0]! },
        metadata: [{ ...placeOf(base), is: 'field', field: boundsAlone(base, bounds) }],
      };
      draft = this.#union([inner, base.options[1]!], draftAt(base));
    } else draft = this.schema(base);
    for (const { is, ...each } of own) {
      if (is === 'unknown') draft.open = true;
      if (is === 'schema' && 'schema' in each && each.schema.kind === 'object')
        draft = { ...draft, entries: new Map(each.schema.entries.map(({ key, value }) => [key, value])) };
    }
    if (!isOptional) for (const [key, value] of bounds) bound(draft, unwrapped(base), key, value);
    describe(draft, fields);
    return draft;
  }

  finish(draft: Draft): Node {
    const { title } = draft;
    // What nothing is known of.
    if (draft.open && draft.entries.size === 0 && !title) return unknownAt(draft);
    const entries = new Map(draft.entries);
    if (title) {
      const shown = this.#showsTitle([...entries.keys()]);
      if (shown !== false) entries.set('title', shown ? title : unknownAt(title));
    }
    const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return object(draft, sorted, draft.open);
  }

  #showsTitle(keys: readonly string[]): Maybe {
    const { titles, dropsLoneTitles } = this.dialect;
    if (titles === true || keys.some((key) => STRUCTURAL.has(key))) return titles;
    const isLone = keys.every((key) => key === 'description' || key === 'deprecated');
    return !isLone || dropsLoneTitles === false ? true : dropsLoneTitles ? false : undefined;
  }
}

/** Beside one of these a title is taken out by fastmcp. */
const STRUCTURAL: ReadonlySet<string> = new Set('type properties $ref items allOf oneOf anyOf required'.split(' '));

const fieldsIn = (type: PyType | undefined): readonly FieldInfo[] =>
  type?.is === 'annotated'
    ? [...fieldsIn(type.type), ...type.metadata.flatMap((each) => (each.is === 'field' ? [each.field] : []))]
    : [];

const unwrapped = (type: PyType): PyType => (type.is === 'annotated' ? unwrapped(type.type) : type);

const boundsAlone = (place: Place, bounds: readonly [string, Node][]): FieldInfo => ({
  ...{ ...placeOf(place), given: new Map(bounds), default: { is: 'none' }, isOpen: false },
});

/** `max_items` becomes `Max Items`. */
const titleOf = (name: string): string =>
  name
    .replace(/\p{L}+/gu, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase())
    .replaceAll('_', ' ')
    .trim();
