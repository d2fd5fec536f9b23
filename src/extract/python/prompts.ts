/** What the functions of prompts return, and take, which the SDK refuses. */
import type { RefusedMessage, RefusedPromptArgument } from '../../core/python-code.js';
import { entry, has } from '../../core/tree.js';
import { textOf as stringIn } from '../result/values.js';
import { sdkOf } from './dialect.js';
import type { Found } from './found.js';
import { parametersGiven } from './methods.js';
import type { Module } from './names.js';
import { branchesOf } from './results.js';
import { isSince } from './schemas/dialect.js';
import type { PyType } from './schemas/model.js';
import { typeIn } from './schemas/served.js';
import { bare, decoratorsOf, functionAround, listed, placeOf, returnsOf, textOf, walk, type PyNode } from './syntax.js';
import type { Evaluator } from './values.js';
import type { Packages } from '../../core/code.js';

/** The official SDK makes messages of dictionaries with `content`; fastmcp makes none of any, from version 3 on. */
export function refusedMessagesIn(
  { promptHandlers }: Found,
  module: Module,
  evaluator: Evaluator,
  packages: Packages,
): readonly RefusedMessage[] {
  return promptHandlers.flatMap(({ node, module: of, server }) => {
    const sdk = server.isSure && !server.isOwn && of === module ? sdkOf(server.library, packages) : undefined;
    if (!sdk || decoratorsOf(node).length > 1) return [];
    const takesNone = sdk.is === 'fastmcp';
    if (takesNone && isSince(sdk.versions, '3') !== true) return [];
    return returnsOf(node)
      .filter(({ nextSibling }) => !nextSibling)
      .flatMap(branchesOf)
      .flatMap(messagesIn)
      .flatMap((each) => refusedIn(module, node, each, evaluator, takesNone));
  });
}

const messagesIn = (value: PyNode): readonly PyNode[] =>
  value.name === 'ArrayExpression'
    ? listed(value).flatMap(([only, ...others]) => (only && others.length === 0 ? [bare(only)] : []))
    : [value];

function refusedIn(
  module: Module,
  callable: PyNode,
  node: PyNode,
  evaluator: Evaluator,
  takesNone: boolean,
): readonly RefusedMessage[] {
  const meaning = node.name === 'VariableName' ? module.meaningOf(node) : undefined;
  const isLocal = meaning?.is === 'value' && meaning.node && functionAround(meaning.node)?.from === callable.from;
  const written = isLocal ? bare(meaning.node) : node;
  if (written.name !== 'DictionaryExpression') return [];
  const place = placeOf(module, node);
  if (takesNone) return [{ ...place, is: 'dict' }];
  const value = evaluator.valueOf(module, written);
  const isFilled = isLocal && mayGetContent(textOf(module, callable), textOf(module, node));
  if (value.kind !== 'object' || isFilled) return [];
  if (has(value, 'content') === 'no') return [{ ...place, is: 'content' }];
  const role = entry(value, 'role')?.value;
  const name = stringIn(role);
  return role && name !== undefined && !/^(?:user|assistant)$/.test(name)
    ? [{ start: role.start, end: role.end, is: 'role' }]
    : [];
}

/** `result["content"] = …`, `result[key] = …`, `result.update(…)` */
const mayGetContent = (text: string, name: string): boolean =>
  new RegExp(`\\b${name}(?:\\[(?!["'])|\\[["']content["']|\\.(?:update|setdefault)\\(|\\s{0,9}\\|=)`).test(text);

/** Clients send strings, which the official SDK checks against the annotation as they are; fastmcp reads JSON of them. */
export function refusedArgumentsIn(
  { promptHandlers }: Found,
  module: Module,
  evaluator: Evaluator,
  packages: Packages,
): readonly RefusedPromptArgument[] {
  return promptHandlers.flatMap((handler) => {
    const { node, module: of, server } = handler;
    const sdk = server.isSure && !server.isOwn && of === module ? sdkOf(server.library, packages) : undefined;
    if (sdk?.is !== 'official' || decoratorsOf(node).length > 1) return [];
    return parametersGiven(handler).flatMap(({ name, annotation, node: at }): readonly RefusedPromptArgument[] => {
      const is = annotation && !isConverted(module, annotation) && refusedAs(typeIn(module, annotation, evaluator));
      return is ? [{ ...placeOf(module, at), name, is }] : [];
    });
  });
}

/** A class of the annotation may make something of a string. */
const isConverted = (module: Module, annotation: PyNode): boolean =>
  [...walk(annotation)].some((each) => {
    const meaning = each.name === 'VariableName' ? module.meaningOf(each) : undefined;
    return meaning?.is === 'class' && /validator|__get_pydantic/.test(textOf(meaning.module, meaning.node));
  });

/** What it takes beside None, where that is no string. */
function refusedAs(type: PyType): RefusedPromptArgument['is'] | undefined {
  switch (type.is) {
    case 'list':
    case 'set':
    case 'tuple':
      return 'array';
    case 'dict':
      return 'object';
    case 'class':
      return type.model.kind === 'model' && !type.model.isWrittenOtherwise && !type.model.config.isOpen
        ? 'object'
        : undefined;
    case 'annotated':
      return type.metadata.every(({ is }) => is === 'text' || is === 'field') ? refusedAs(type.type) : undefined;
    case 'union': {
      const [first, ...others] = type.options.filter((each) => !isNone(each)).map(refusedAs);
      return first && others.every((each) => each !== undefined) ? first : undefined;
    }
    default:
      return undefined;
  }
}

const isNone = (type: PyType): boolean =>
  type.is === 'plain' && type.keywords.length === 1 && type.keywords[0]![1] === 'null';
