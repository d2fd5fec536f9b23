/** Names that a file surely uses for tools, whatever becomes of these: `registerExtendedTool('create_tag', …)`. */
import type { Survey } from '../survey.js';
import { bare, keyName, path, type SyntaxNode, type TSESTree } from '../syntax.js';
import { HANDLERS, propertyOf, SCHEMA_WORDS } from './objects.js';

export function toolsNamedIn({ calls, objects }: Survey): readonly string[] {
  const registered = calls.flatMap(({ callee, arguments: [name] }) =>
    REGISTERS.test(path(callee).at(-1) ?? '') && name?.type === 'Literal' && typeof name.value === 'string'
      ? [name.value]
      : [],
  );
  return [...registered, ...objects.flatMap(keysOfTools)];
}

const REGISTERS = /^(?:register|add|define)[A-Z]\w{0,40}Tool$/;

/** `{ create_tag: { description, handler }, … }` */
const keysOfTools = ({ properties }: TSESTree.ObjectExpression): readonly string[] =>
  properties.flatMap((each) => {
    const value = each.type === 'Property' ? bare(each.value) : undefined;
    const key = value && isTool(value) ? keyName(each) : undefined;
    return key === undefined ? [] : [key];
  });

const isTool = (value: SyntaxNode): boolean =>
  propertyOf(value, 'description') !== undefined &&
  propertyOf(value, ...HANDLERS, ...SCHEMA_WORDS, 'inputSchema') !== undefined;
