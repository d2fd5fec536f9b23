/** Calls that hand a server on, and those that by their names register tools on it. */
import type { HandedServer } from '../../../core/wiring.js';
import { isForTools, registersTools } from '../../result/root.js';
import { bare, path, type SyntaxNode, place } from '../syntax.js';
import type { Call } from './objects.js';
import { LIKE_SERVER } from './mcp-imports.js';

/** By its name: other arguments are not servers. */
export function isLikeServer(argument: SyntaxNode): boolean {
  const at = bare(argument);
  if (at.type === 'ThisExpression') return true;
  if (at.type === 'NewExpression') return LIKE_SERVER.test(path(at.callee).at(-1)!);
  return /^(?:Identifier|MemberExpression)$/.test(at.type) && LIKE_SERVER.test(path(at).at(-1)!);
}

/** `registerTools({ server, config })` */
export function serverIn(call: Call): SyntaxNode | undefined {
  const [first] = call.arguments;
  const object = first && bare(first);
  if (object?.type !== 'ObjectExpression' || !registersTools.test(path(call.callee).at(-1)!)) return undefined;
  for (const each of object.properties) if (each.type === 'Property' && isLikeServer(each.value)) return each.value;
  return undefined;
}

/** By its names, what is called registers tools. */
export function asksForTools(call: Call, server: SyntaxNode): HandedServer['asks'] {
  const names = path(call.callee);
  const name = names.at(-1)!;
  const given = `(${path(server).filter(Boolean).join('.')})`;
  if (call.type === 'NewExpression')
    return isForTools.class.test(name) && isForTools.server.test(path(server).at(-1)!)
      ? { ...place(call), what: `\`new ${name}${given}\``, mayBeElsewhere: true }
      : undefined;
  const callee = bare(call.callee);
  const owner = callee.type === 'MemberExpression' ? bare(callee.object) : undefined;
  const ownerName = owner && path(owner.type === 'NewExpression' ? owner.callee : owner).at(-1)!;
  const isOfTools = ownerName !== undefined && isForTools.owner.test(ownerName) && isForTools.method.test(name);
  if (!registersTools.test(name) && !isOfTools) return undefined;
  return { ...place(call), what: `\`${names.filter(Boolean).join('.')}${given}\`` };
}
