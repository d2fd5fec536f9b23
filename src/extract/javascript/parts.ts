/** What is in a list, or in an object whose values are one: `[registerA, registerB]`, `Object.values(tools)`. */
import { LISTED, type Imported } from './imported.js';
import { importOf } from './modules.js';
import type { Scopes } from './scopes.js';
import { bare, path, type SyntaxNode } from './syntax.js';

interface Parts {
  readonly written: readonly SyntaxNode[];
  /** What another file has: a list by its name, or `*` for all that a module exports. */
  readonly imported: readonly Imported[];
}

const NONE: Parts = { written: [], imported: [] };
/** Names of names, and lists in lists. */
const DEEPEST = 5;

export function partsOf(list: SyntaxNode, scopes: Scopes, deep = DEEPEST): Parts {
  const at = bare(list);
  if (deep === 0) return NONE;
  const all = (parts: readonly Parts[]): Parts => ({
    written: parts.flatMap(({ written }) => written),
    imported: parts.flatMap(({ imported }) => imported),
  });
  const spread = ({ argument }: { readonly argument: SyntaxNode }): Parts => partsOf(argument, scopes, deep - 1);
  switch (at.type) {
    case 'ArrayExpression':
      return all(
        at.elements.map((each) =>
          each === null ? NONE : each.type === 'SpreadElement' ? spread(each) : { ...NONE, written: [each] },
        ),
      );
    case 'ObjectExpression':
      return all(
        at.properties.map((each) => (each.type === 'Property' ? { ...NONE, written: [each.value] } : spread(each))),
      );
    case 'CallExpression': {
      const [object] = at.arguments;
      return object && path(at.callee).join('.') === 'Object.values' ? partsOf(object, scopes, deep - 1) : NONE;
    }
    case 'Identifier': {
      const imported = importOf(at, scopes);
      if (imported) return { ...NONE, imported: [{ ...imported, name: listed(imported.name) }] };
      const constant = scopes.constantOf(at);
      return constant ? partsOf(constant, scopes, deep - 1) : NONE;
    }
    default:
      return NONE;
  }
}

const listed = (name: string): string => (name === '*' ? name : name + LISTED);
