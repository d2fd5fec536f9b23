/** Arguments that the code also takes as texts of JSON: `typeof filter === 'string' ? JSON.parse(filter) : filter`. */
import { remembered } from '../../../core/collections.js';
import { functionAround } from '../returns.js';
import type { Survey } from '../survey.js';
import { bare, path, walkAst, type SyntaxNode, type TSESTree } from '../syntax.js';

/** Whether it does so with an argument of a name: a function that is given any value may be given each. */
export const decodedIn = remembered((file: Survey): ((name: string) => boolean) => {
  const found = new Set<string>();
  let isAny = false;
  for (const { callee, arguments: args } of file.calls) {
    const called = path(callee);
    const isParse = called.join('.') === 'JSON.parse';
    const given = args[0] && bare(args[0]);
    if (!given || !(isParse || DECODES.test(called.at(-1)!))) continue;
    const names = path(given);
    if (isParse && !typesAskedIn(functionAround(given) ?? file.program).has(names.join('.'))) continue;
    if (WHOLE.test(names.at(-1)!) || (isParse && isOfNoName(given, file))) isAny = true;
    else found.add(names.at(-1)!);
  }
  return (name) => isAny || found.has(name);
});

/** What such functions are called, `parseJsonArg(args.filter)`, where they are in other files. */
const DECODES = /(?:parse|decode|coerce|deseriali[sz]e)\w{0,40}(?:json|stringified)|json_?(?:parse|decode)/i;
const WHOLE = /^(?:args|arguments|params|input)$/;

/** What is asked for its type: `typeof args.filter`. */
const typesAskedIn = remembered((around: SyntaxNode): ReadonlySet<string> => {
  const asked = new Set<string>();
  walkAst(around, (node) => {
    if (node.type === 'UnaryExpression' && node.operator === 'typeof') asked.add(path(bare(node.argument)).join('.'));
  });
  return asked;
});

/** The parameter of a function, the variable of a loop, `args[key]`. */
function isOfNoName(at: SyntaxNode, { scopes }: Survey): boolean {
  if (at.type !== 'Identifier') return at.type === 'MemberExpression' && at.computed && at.property.type !== 'Literal';
  const binding = scopes.resolve(at);
  if (binding?.kind === 'param') return binding.path?.length === 0;
  const loop = binding?.kind === 'variable' ? (binding.node.parent as TSESTree.Node).parent : undefined;
  return loop?.type === 'ForOfStatement' || loop?.type === 'ForInStatement';
}
