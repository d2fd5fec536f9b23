/** The functions that are beside a tool's definition and run it, where code of the project's own or a library calls them. */
import { bare, isFunction, keyName, type SyntaxNode } from '../syntax.js';
import { propertyOf } from '../registrations/objects.js';

const NAMES = ['handler', 'handle', 'execute', 'run', 'call', 'callback', 'cb', 'invoke'];

export function runnersOf(site: SyntaxNode): readonly SyntaxNode[] {
  switch (site.type) {
    case 'ObjectExpression':
      return beside(site);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return site.body.body.flatMap((member) => {
        const isRunner = 'key' in member && !member.static && NAMES.includes(keyName(member) ?? '');
        return isRunner && 'value' in member && member.value ? [member.value] : [];
      });
    case 'CallExpression': {
      const args = site.arguments.map(bare);
      const last = args.at(-1);
      return [...args.flatMap(besideAlone), ...(args.length > 1 && last && isFunction(last) ? [last] : [])];
    }
    default:
      return [];
  }
}

const beside = (literal: SyntaxNode): SyntaxNode[] =>
  propertyOf(literal, ...NAMES) ? [propertyOf(literal, ...NAMES)!] : [];

/** Where a call is given several functions apart from the definition, only its helper knows which gets the arguments. */
const besideAlone = (literal: SyntaxNode): SyntaxNode[] =>
  propertyOf(literal, 'description') || takersIn(literal) < 2 ? beside(literal) : [];

const takersIn = (literal: SyntaxNode): number =>
  literal.type === 'ObjectExpression'
    ? literal.properties.filter(
        (each) => each.type === 'Property' && isFunction(each.value) && each.value.params.length > 0,
      ).length
    : 0;
