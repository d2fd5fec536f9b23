/** The schema of what a function returns: each SDK takes some types as they are, wraps others and leaves the rest out. */
import { walk, type Entry, type Node, type Place } from '../../../core/tree.js';
import { arrayOf, object, placeOf, scalar, unknownAt } from '../../result/values.js';
import type { Renderer } from './render.js';
import type { ClassModel, PyType } from './model.js';
import { isNone } from './types.js';

/** Undefined: none is served. */
export function outputOf(renderer: Renderer, type: PyType, name: string): Node | undefined {
  const node = renderer.dialect.is === 'official' ? official(renderer, type, name) : fast(renderer, type);
  if (!node || node.kind !== 'object' || node.entries.length === 0) return node && unknownAt(type);
  return renderer.isOverfull ? unknownAt(type) : withDefs(node, renderer);
}

/** Of a class that is not known, or that only one kind of version serves. */
function official(renderer: Renderer, given: PyType, name: string): Node | undefined {
  const type = given.is === 'annotated' ? given.type : given;
  const wrap = (): Node => wrapped(renderer, given, scalar(`${name}Output`, given));
  switch (type.is) {
    case 'plain': {
      const [first, ...others] = type.keywords;
      if (!first || (first[0] === 'format' && INSTANCES.test(String(first[1])))) return undefined;
      const isBytes = first[1] === 'binary';
      return (isBytes || first[0] === 'type') && (others.length === 0 || isBytes) ? wrap() : unknownAt(type);
    }
    case 'decimal':
      return undefined;
    case 'list':
    case 'set':
      return !type.item && type.isBuiltin ? undefined : wrap();
    case 'dict': {
      if (!type.isBuiltin) return wrap();
      if (!type.value) return undefined;
      const isOfText = type.key?.is === 'plain' && !isNone(type.key) && type.key.keywords[0]?.[1] === 'string';
      const draft = renderer.schema(type);
      draft.title = scalar(`${name}DictOutput`, type);
      return isOfText ? renderer.finish(draft) : wrap();
    }
    case 'tuple':
    case 'union':
    case 'literal':
      return wrap();
    case 'class':
      return officialClass(renderer, type.model, type);
    case 'content':
      return renderer.dialect.leavesOutContent ? undefined : unknownAt(type);
    default:
      return unknownAt(type);
  }
}

/** Formats of classes that say nothing of their fields. */
const INSTANCES = /^(?:date-time|date|time|duration|uuid|path)$/;

function officialClass(renderer: Renderer, model: ClassModel, place: Place): Node | undefined {
  const { hasNullForMissing } = renderer.dialect;
  if (model.kind === 'model') return rootOf(renderer, model, place);
  if (model.kind === 'enum' || (model.kind === 'plain' && model.fields.length === 0)) return undefined;
  // It makes a model of the fields: one that has no default of its own is required.
  const fields = model.fields.flatMap((field) => {
    if (field.name.startsWith('_')) return [];
    const isMissing = field.isRequired === false;
    const none: Node = hasNullForMissing ? { kind: 'null', ...placeOf(field) } : unknownAt(field);
    if (isMissing && hasNullForMissing !== false) return { ...field, default: { is: 'value' as const, value: none } };
    const isMade = field.default.is === 'field' && field.default.field.default.is === 'hidden';
    return isMade ? { ...field, default: { is: 'none' as const } } : field;
  });
  const draft = renderer.fieldsAsSchema(model, fields);
  draft.title = scalar(model.name, model.place);
  return renderer.finish(draft);
}

/** A class by itself is not in `$defs`, unless it has itself in it. */
function rootOf(renderer: Renderer, model: ClassModel, place: Place): Node {
  const draft = renderer.ofClass(model);
  return renderer.isCyclic ? unknownAt(place) : renderer.finish(draft);
}

function fast(renderer: Renderer, given: PyType): Node | undefined {
  const type = given.is === 'annotated' ? given.type : given;
  const { leavesOutBytes, leavesOutBareList } = renderer.dialect;
  if (isNone(type) || (type.is === 'plain' && type.isAny) || has(type, (each) => each.is === 'content'))
    return undefined;
  if (type.is === 'plain' && type.keywords.length === 0) return wrapped(renderer, given);
  if (has(type, (each) => each.is === 'plain' && each.keywords[0]?.[1] === 'binary', true) && leavesOutBytes !== false)
    return leavesOutBytes ? undefined : unknownAt(type);
  const isBare = type.is === 'list' && (!type.item || (type.item.is === 'plain' && type.item.isAny));
  if (isBare && leavesOutBareList !== false) return leavesOutBareList ? undefined : unknownAt(type);
  if (type.is === 'class' && type.model.kind === 'plain') return undefined;
  if (type.is === 'class' && type.model.kind !== 'enum') return rootOf(renderer, type.model, type);
  if (type.is === 'dict') return renderer.finish(renderer.schema(given));
  return type.is === 'unknown' || type.is === 'context' ? unknownAt(type) : wrapped(renderer, given);
}

function wrapped(renderer: Renderer, type: PyType, title?: Node): Node {
  const { node } = renderer.property({ ...placeOf(type), name: 'result', type, default: { is: 'none' } });
  const { titles, describesWrapper } = renderer.dialect;
  const keywords: [string, Node][] = [
    ['properties', object(type, [['result', node]])],
    ['required', arrayOf([scalar('result', type)], type)],
    ['type', scalar('object', type)],
  ];
  if (title) keywords.push(['title', title]);
  else {
    const text = 'Generic wrapper for non-object return types.';
    keywords.push(['x-fastmcp-wrap-result', scalar(true, type)]);
    if (titles !== false) keywords.push(['title', unknownAt(type)]);
    if (describesWrapper !== false)
      keywords.push(['description', describesWrapper ? scalar(text, type) : unknownAt(type)]);
  }
  return object(type, keywords);
}

/** Whether a type is in it; `isShallow`: only as one of several. */
function has(type: PyType, is: (type: PyType) => boolean, isShallow = false): boolean {
  const within = (each: PyType | undefined): boolean => each !== undefined && has(each, is, isShallow);
  if (is(type)) return true;
  if (type.is === 'union') return type.options.some(within);
  if (type.is === 'annotated') return within(type.type);
  if (isShallow) return false;
  if (type.is === 'list' || type.is === 'set') return within(type.item);
  if (type.is === 'dict') return within(type.value);
  return type.is === 'tuple' && type.items.some(within);
}

/** With the classes that are used in it, sorted by name. */
export function withDefs(schema: Node, { defs, isVague }: Renderer): Node {
  if (schema.kind !== 'object') return schema;
  if (defs.size === 0) return isVague ? { ...schema, open: true } : schema;
  const used = isVague ? [...defs] : usedIn(schema, defs);
  if (used.length === 0) return schema;
  const sorted = used.sort(([a], [b]) => (a.name < b.name ? -1 : 1));
  const entries = sorted.map(([model, value]): Entry => ({ key: model.name, ...placeOf(model.place), value }));
  const node: Node = { kind: 'object', ...placeOf(schema), entries, open: isVague };
  return { ...schema, entries: [{ key: '$defs', ...placeOf(schema), value: node }, ...schema.entries] };
}

/** Pydantic leaves out what nothing refers to, where `json_schema_extra` has taken the place of the reference. */
function usedIn(schema: Node, defs: Renderer['defs']): [ClassModel, Node][] {
  const used = new Set([schema]);
  // The set grows while it is walked.
  for (const each of used) {
    const texts = [...walk(each)].flatMap((node) => (node.kind === 'string' ? node.value : []));
    for (const [model, value] of defs) if (texts.includes(`#/$defs/${model.name}`)) used.add(value);
  }
  return [...defs].filter(([, value]) => used.has(value));
}
