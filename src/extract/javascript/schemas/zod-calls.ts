/** Calls of zod as a list of steps. */
import type { Place } from '../../../core/tree.js';
import { bare, memberName, type SyntaxNode, place } from '../syntax.js';
import { importOf } from '../modules.js';
import type { Scopes } from '../scopes.js';

/** The module that zod comes from in a call whose root is zod's namespace: `z.string().min(1)`. */
export function zodModuleOf(call: SyntaxNode, scopes: Scopes): string | undefined {
  const root = rootOf(call);
  if (root?.type !== 'Identifier') return undefined;
  const imported = importOf(root, scopes);
  const isZod = imported !== undefined && (/^(z|zod)$/.test(imported.name) || /^zod(\/|$)/.test(imported.source));
  return isZod ? imported.source : undefined;
}

function rootOf(call: SyntaxNode): SyntaxNode | undefined {
  let at = bare(call);
  while (at.type === 'CallExpression' || at.type === 'MemberExpression') {
    at = bare(at.type === 'CallExpression' ? at.callee : at.object);
  }
  return at;
}

export interface Step {
  readonly name: string;
  readonly args: readonly SyntaxNode[];
  readonly at: Place;
  /** `z.coerce.number()` converts its input to a number. */
  readonly coerces?: boolean;
  /** `z.iso.date()` is a text, `z.date()` a Date. */
  readonly isIso?: boolean;
}

/** `z.object({…}).describe('…')` as [object, describe]; `z.coerce.number()` as [number]. */
export function stepsOf(call: SyntaxNode): Step[] {
  const steps: Step[] = [];
  let at = bare(call);
  while (at.type === 'CallExpression') {
    const callee = bare(at.callee);
    if (callee.type !== 'MemberExpression') return [];
    const name = memberName(callee) ?? '?';
    const step = { name, args: at.arguments, at: place(callee.property) };
    at = bare(callee.object);
    steps.push({
      ...step,
      coerces: at.type === 'MemberExpression' && memberName(at) === 'coerce',
      isIso: at.type === 'MemberExpression' && memberName(at) === 'iso',
    });
    if (at.type === 'MemberExpression') at = bare(at.object); // z.coerce, z.iso
  }
  return steps.reverse();
}
