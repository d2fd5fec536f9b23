/** Functions of other files that are given a server, and register on it what is not read in those files: `orders.setup(app)`. */
import type { Kind } from './entries.js';
import { functionMeant } from './functions.js';
import { MAY_ADD } from './helpers.js';
import { parametersGiven, type FunctionRef } from './methods.js';
import { mayHoldPythonTools } from './prefilter.js';
import { NAMED_LIKE_SERVER, Servers, type Server } from './servers.js';
import { argumentsOf, bodyOf, calleeOf, memberOf, pathOf, textOf, walk, type PyNode } from './syntax.js';
import { turnsOf } from './turns.js';

interface GivenServer {
  readonly server: Server;
  /** The server, where the call is. */
  readonly names: readonly string[];
  readonly function: FunctionRef;
  readonly registered: readonly { readonly kind: Kind; readonly decorator: PyNode; readonly callable: PyNode }[];
}

const NO_CALLS: readonly PyNode[] = [];

/** What a call leads to, once for each function that it may call: in a loop over modules there are several. */
export function serversGiven(servers: Servers, call: PyNode): readonly GivenServer[] {
  const { module } = servers;
  const args = argumentsOf(module, call) ?? [];
  const index = args.findIndex(({ value }) => NAMED_LIKE_SERVER.test(pathOf(module, value)?.at(-1) ?? ''));
  const given = args[index];
  const names = given && pathOf(module, given.value);
  if (!names || args.some(({ spread }) => spread)) return [];
  const callee = calleeOf(call);
  const elsewhere = module.definedElsewhere(callee);
  if (elsewhere && !MAY_ADD.test(elsewhere.module.text)) return [];
  const functions = functionsCalled(servers, call, callee).filter(
    (each) => each.module !== module && MAY_ADD.test(each.module.text) && each.node.name === 'FunctionDefinition',
  );
  const server = functions.length > 0 ? servers.of(names, call) : undefined;
  if (!server?.isSure) return [];
  return functions.flatMap((each): GivenServer[] => {
    const parameters = parametersGiven(each);
    const taken = given.key === undefined ? parameters[index] : parameters.find(({ name }) => name === given.key);
    const registered = taken && !taken.annotation ? registeredOn(taken.name, each, servers) : [];
    return registered.length > 0 ? [{ server, names, function: each, registered }] : [];
  });
}

function functionsCalled(servers: Servers, call: PyNode, callee: PyNode): readonly FunctionRef[] {
  const { module } = servers;
  const member = memberOf(module, callee);
  const turns = (member && turnsOf(module, call, NO_CALLS)) ?? [];
  const rounds = turns.flatMap((turn) => (member && turn.get(textOf(module, member.object))) ?? []);
  if (rounds.length === 0) {
    const only = functionMeant(servers, module, callee);
    return only ? [only] : [];
  }
  return rounds.flatMap(({ module: of, node }) =>
    of
      .meaningsOfPath([...(pathOf(of, node) ?? []), member!.name], node)
      .flatMap((each): FunctionRef[] => (each.is === 'function' ? [{ module: each.module, node: each.node }] : [])),
  );
}

/** Nothing where the file itself says enough to be read. */
function registeredOn(parameter: string, { module, node }: FunctionRef, { library }: Servers) {
  const isRead = mayHoldPythonTools(module.text);
  const own = isRead ? new Servers(module, library) : undefined;
  const body = bodyOf(node);
  return (body ? [...walk(body)] : []).flatMap((decorator) => {
    const [name, kind, ...more] = decorator.name === 'Decorator' ? (pathOf(module, decorator) ?? []) : [];
    const callable = decorator.parent?.getChild('FunctionDefinition');
    if (name !== parameter || more.length > 0 || !callable || !isKind(kind)) return [];
    const [meaning] = module.meaningsOfPath([name], decorator);
    const isIt = meaning?.is === 'parameter' && meaning.callable.from === node.from;
    return isIt && !own?.of([name], decorator) ? [{ kind, decorator, callable }] : [];
  });
}

const isKind = (name: string | undefined): name is Kind => name === 'tool' || name === 'prompt' || name === 'resource';
