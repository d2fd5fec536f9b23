/** What a project has people log with: one object, class or function, whose prints are one thing to change. */
import type { Place } from '../../../core/tree.js';
import { functionAround, nameOfFunction } from '../returns.js';
import { keyName, place, type ClassNode, type FunctionNode, type SyntaxNode } from '../syntax.js';

/** The logger of the project's own that a print is in. */
export function ownLoggerAround(print: SyntaxNode): Place | undefined {
  const callable = functionAround(print);
  if (!callable) return undefined;
  const around = objectAround(callable) ?? classAround(callable);
  if (around) return place(around);
  return LOGS.test(nameOfFunction(callable)) ? place(callable) : undefined;
}

/** `{ debug: (text) => console.log(text), info: … }` */
function objectAround({ parent }: FunctionNode): SyntaxNode | undefined {
  const object = parent.type === 'Property' ? parent.parent : undefined;
  return object?.type === 'ObjectExpression' && hasLevels(object.properties) ? object : undefined;
}

/** `class Log { debug(text) { … } info(text) { … } }`, or one that is called a logger. */
function classAround({ parent }: FunctionNode): ClassNode | undefined {
  const body = parent.type === 'MethodDefinition' || parent.type === 'PropertyDefinition' ? parent.parent : undefined;
  if (body?.type !== 'ClassBody') return undefined;
  const isCalledSo = /logger$/i.test(body.parent.id?.name ?? '');
  return isCalledSo || (isLevel(parent) && hasLevels(body.body)) ? body.parent : undefined;
}

const hasLevels = (members: readonly SyntaxNode[]): boolean => members.filter(isLevel).length > 1;
const isLevel = (member: SyntaxNode): boolean => LEVELS.test(keyName(member) ?? '');

const LEVELS = /^(?:trace|debug|log|info|warn|error)$/;
/** `log`, `debugLog`, `logMessage`, and not `logWorkout`. */
const LOGS =
  /^(?:(?:write|print|debug|safe|my)_?)?log(?:ger|ging)?(?:_?(?:message|line|event|entry|output|to\w{1,20}))?$/i;
