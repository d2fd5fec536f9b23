/** What readers of resources of a low-level server do with the URI, which is an object of pydantic, as if it were a text. */
import type { PythonView } from '../../core/python-code.js';
import { inPattern } from '../../core/text.js';
import type { Module } from './names.js';
import { bodyOf, childrenOf, memberOf, parametersOf, placeOf, textOf, walk, type PyNode } from './syntax.js';

/** `AnyUrl` has none of these. */
const OF_TEXT =
  /^(?:startswith|endswith|split|rsplit|replace|strip|lstrip|rstrip|removeprefix|removesuffix|lower|find|index|partition|rpartition)$/;

export function uriMistakesIn(module: Module, readers: readonly PyNode[]): PythonView['uriMistakes'] {
  return readers.flatMap((node) => {
    const [uri, ...others] = parametersOf(module, node).filter(({ name }) => name !== 'self');
    const body = bodyOf(node);
    if (!uri || !body || others.length > 0) return [];
    const word = inPattern(uri.name);
    // It is made a text, or asked what it is.
    if (new RegExp(`\\b${word}\\s*(?::[^\\n=]{1,80})?=[^=]|isinstance\\(\\s*${word}\\b`).test(textOf(module, body)))
      return [];
    const isUri = (each: PyNode | null | undefined): boolean =>
      each?.name === 'VariableName' && textOf(module, each) === uri.name;
    return [...walk(body)].flatMap((each): PythonView['uriMistakes'] => {
      const member = memberOf(module, each);
      if (member && isUri(member.object) && OF_TEXT.test(member.name) && each.parent?.name === 'CallExpression')
        return [{ ...placeOf(module, each), name: uri.name, method: member.name }];
      if (each.name !== 'BinaryExpression') return [];
      const [left, operator, right] = childrenOf(each);
      const isCompared = operator && /^[!=]=$/.test(textOf(module, operator)) && right;
      const isText = [left, right].some((side) => /^(?:Format)?String$/.test(side?.name ?? ''));
      return isCompared && isText && [left, right].some(isUri) ? [{ ...placeOf(module, each), name: uri.name }] : [];
    });
  });
}
