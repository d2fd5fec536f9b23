/** What tools ask the context of the official SDK for, which only that of fastmcp has. */
import type { RefusedCall } from '../../core/python-code.js';
import { withCalled } from './called.js';
import type { Found } from './found.js';
import type { FunctionRef } from './methods.js';
import type { Module } from './names.js';
import { libraryOf } from './servers.js';
import { bodyOf, isExpected, memberOf, nodesIn, parametersOf, placeOf, textOf, walk, type PyNode } from './syntax.js';

/** In no version up to 2.3 of `mcp`. */
const LACKED =
  /\.(?:lifespan_context|[gs]et_state|delete_state|session_id|sample|sample_step|list_roots|get_prompt|list_prompts|list_resources|get_http_request|is_background_task)\b/;
const OFFICIAL = /^mcp\.server\.(?:fastmcp|mcpserver)\.(?:.+\.)?Context$/;

export function lackedAttributesIn({ handlers, servers }: Found): RefusedCall[] {
  if (!servers) return [];
  const modules = [...new Set(handlers.map(({ module }) => module))].filter(
    ({ text, imports }) => LACKED.test(text) && !imports.some((each) => libraryOf(each) === 'fastmcp'),
  );
  const tools = handlers.filter(({ module }) => modules.includes(module));
  return tools.length > 0 ? withCalled(servers, tools, LACKED).flatMap(lackedBy) : [];
}

function lackedBy({ module, node }: FunctionRef): RefusedCall[] {
  const text = textOf(module, node);
  if (!LACKED.test(text)) return [];
  const contexts = parametersOf(module, node).filter(
    ({ name, annotation }) =>
      annotation &&
      isContext(module, annotation) &&
      !new RegExp(`attr\\(${name}\\b|^\\s*${name}\\s*=[^=]`, 'm').test(text),
  );
  return nodesIn(bodyOf(node) ?? node, ['MemberExpression']).flatMap((each): RefusedCall[] => {
    const { object, name = '' } = memberOf(module, each) ?? {};
    const owner = object?.name === 'VariableName' ? textOf(module, object) : undefined;
    if (!object || !contexts.some((context) => context.name === owner) || !LACKED.test(`.${name} `)) return [];
    // That of an inner function is another.
    const meaning = module.meaningOf(object);
    if (meaning?.is !== 'parameter' || meaning.callable.from !== node.from) return [];
    if (isExpected(module, each, 'AttributeError') || isExpected(module, each, 'Exception')) return [];
    return [{ ...placeOf(module, each), is: 'attribute', function: owner!, names: [name], left: [] }];
  });
}

const isContext = (module: Module, annotation: PyNode): boolean =>
  [...walk(annotation)].some((each) => each.name === 'VariableName' && OFFICIAL.test(module.externalOf(each) ?? ''));
