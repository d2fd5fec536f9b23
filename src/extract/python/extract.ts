/** From a syntax tree to what rules read: trees as in a `tools/list` result, one alternative for each choice in the code. */
import { NO_CODE } from '../../core/code.js';
import type { Code, Dispatch, HandlerInput, OlderUse, Packages, Printed } from '../../core/code.js';
import type { PythonView, RefusedCall, ReturnedValue, ToolCaller, UndefinedName } from '../../core/python-code.js';
import { OWN_SDK } from '../../core/python-requirements.js';
import type { Constants } from '../../core/document.js';
import { get, type Place } from '../../core/tree.js';
import { alternativesOf, type Extraction } from '../result/root.js';
import { inputsOf, printedOf } from './behaviour.js';
import { answeringIn } from './called.js';
import { collect } from './collect.js';
import type { IsUnused } from './never-called.js';
import { lackedAttributesIn } from './context-attributes.js';
import { dispatchOf } from './dispatch.js';
import { contentAloneIn, dataReturnedIn, dispatchedInputsOf } from './dispatched.js';
import { Found, type Stop } from './found.js';
import { functionMeant } from './functions.js';
import type { FunctionRef } from './methods.js';
import { missingNamesIn, type IsOnly } from './missing-names.js';
import type { Module } from './names.js';
import { olderUsesOf } from './older.js';
import { refusedArgumentsIn, refusedMessagesIn } from './prompts.js';
import { refusedAnswersIn } from './refused-answers.js';
import { refusedCallsIn } from './refused-calls.js';
import { uriMistakesIn } from './resource-reads.js';
import { resultsOf } from './results.js';
import { snakeCaseIn } from './snake-case.js';
import { schemaOfModel } from './schemas/served.js';
import {
  bare,
  bodyOf,
  calleeOf,
  decoratorsOf,
  exceptOf,
  nameNodeOf,
  parametersOf,
  pathOf,
  placeOf,
  returnsOf,
  statementsOf,
  textOf,
  type PyNode,
} from './syntax.js';
import { undefinedAtImport, undefinedInHeads, undefinedNamesIn } from './undefined-names.js';
import { Evaluator } from './values.js';

/** A class, because getters of an object literal would keep the syntax tree of every file in memory. */
/** Of what the SDK does with a file, where there is none. */
const NO_SDK = {
  ...{
    tools: [],
    mismatched: [],
    bareDecorators: [],
    lackedDecorators: [],
    misplaced: [],
    unknownArguments: [],
    gone: [],
    refusedRuns: [],
    toolCallers: [],
    unannounced: [],
    unapplied: [],
    late: [],
    uriMistakes: [],
    missingNames: [],
  },
  contentAlone: () => [],
  dataReturned: () => [],
  misspelt: () => [],
  answers: () => [],
  refusedAnswers: () => [],
  refusedMessages: () => [],
  refusedArguments: () => [],
  refusedCalls: () => [],
  undefinedNames: () => [],
};

class PythonCode implements Code {
  /** Names of npm packages mean nothing here. */
  readonly imports = NO_CODE.imports;
  readonly registrations: Code['registrations'];
  readonly unread: NonNullable<Code['unread']>;
  readonly removed: NonNullable<Code['removed']>;
  readonly wiring: Code['wiring'];
  readonly answers = NO_CODE.answers;
  readonly reads = NO_CODE.reads;
  readonly promptAnswers = NO_CODE.promptAnswers;
  readonly promptInputs = NO_CODE.promptInputs;
  readonly widget = NO_CODE.widget;
  readonly calledTools = NO_CODE.calledTools;
  readonly handshakes = NO_CODE.handshakes;
  readonly hostNames = NO_CODE.hostNames;
  readonly python: PythonView;
  readonly #found: Found;
  readonly #module: Module;
  readonly #packages: Packages;
  readonly #evaluator: Evaluator;
  /** What is imported as the SDK is a package of the project's own, unless it is what only the SDK has. */
  readonly #isOfProject: boolean;
  #inputs: readonly HandlerInput[] | undefined;

  constructor(found: Found, module: Module, packages: Packages, evaluator: Evaluator) {
    this.#isOfProject =
      OWN_SDK in packages && !module.imports.some((each) => /^mcp\.server\.(?:fastmcp|lowlevel|stdio)\b/.test(each));
    this.registrations = found.registrations;
    this.unread = found.unread;
    const { signatures: tools, bareDecorators, lackedDecorators, misplaced, unknownArguments } = found;
    let own: readonly FunctionRef[] | undefined;
    // Asked for each tool.
    let undefinedNames: readonly UndefinedName[] | undefined;
    const answering = (): readonly FunctionRef[] => (own ??= answeringIn(found, module));
    const sdk = {
      ...{ tools, bareDecorators, lackedDecorators, misplaced, unknownArguments },
      ...{ gone: goneIn(module, found), toolCallers: toolCallersIn(module, found) },
      refusedRuns: refusedRunsOf(found),
      unannounced: found.listers.length > 0 ? found.unannounced : [],
      unapplied: found.unapplied,
      late: found.late,
      mismatched: found.mismatched,
      uriMistakes: uriMistakesIn(module, found.readers),
      misspelt: () => snakeCaseIn(module, packages),
      answers: () => answersIn(module, found, evaluator),
      refusedAnswers: () => refusedAnswersIn(module, found, evaluator),
      refusedMessages: () => refusedMessagesIn(found, module, evaluator, packages),
      refusedArguments: () => refusedArgumentsIn(found, module, evaluator, packages),
      contentAlone: () => contentAloneIn(found, module, evaluator, packages),
      dataReturned: () => dataReturnedIn(found, module, evaluator, packages),
      refusedCalls: () => [
        ...refusedRunsOf(found),
        ...lackedAttributesIn(found),
        ...refusedCallsIn(found, module, answering(), evaluator, packages),
      ],
      undefinedNames: () => (undefinedNames ??= undefinedNamesIn(module, answering(), calledBySdk(found, module))),
    };
    this.python = { ...NO_SDK, ...(found.stopped ?? (this.#isOfProject ? {} : sdk)), names: module.names };
    this.removed = found.removed;
    this.wiring = found.wired;
    this.#found = found;
    this.#module = module;
    this.#packages = packages;
    this.#evaluator = evaluator;
  }

  /** The SDK has made them already: they are in the tree as it lists them. */
  readonly served: NonNullable<Code['served']> = (_registration, tool, key) => [{ schema: get(tool, key)! }];

  get inputs(): readonly HandlerInput[] {
    return (this.#inputs ??= [
      ...inputsOf(this.#found),
      ...dispatchedInputsOf(this.#found, this.#module, this.#evaluator),
    ]);
  }

  get dispatch(): Dispatch | undefined {
    return dispatchOf(this.#found, this.#module, this.#evaluator);
  }

  get olderUses(): readonly OlderUse[] {
    return olderUsesOf(this.#module);
  }

  // Only one rule asks for these.
  get printed(): readonly Printed[] {
    if (this.#isOfProject) return [];
    return printedOf(this.#found, this.#module, this.#packages, this.python.gone.length > 0);
  }
}

const calledBySdk = ({ handlers, dispatchers }: Found, module: Module): ReadonlySet<PyNode['from']> =>
  new Set(
    [...handlers.filter((each) => each.module === module).map(({ node }) => node), ...dispatchers].map(
      ({ from }) => from,
    ),
  );

/** Version 2 of the official SDK has no `mcp.server.fastmcp`, and no decorators of the low-level server. */
function goneIn(module: Module, { listers, dispatchers }: Found): PythonView['gone'] {
  if (!module.text.includes('mcp.server')) return [];
  const decorators = [...listers, ...dispatchers].flatMap((each) => decoratorsOf(each));
  const statements = statementsOf(module.root).flatMap((each) => neededIn(module, each));
  return statements.flatMap((each): PythonView['gone'] => {
    if (each.name !== 'ImportStatement') return [];
    const text = textOf(module, each);
    const isWhole = /^import\s+mcp\.server\b/.test(text) && /\bmcp\.server\.(?:lowlevel\.)?Server\(/.test(module.text);
    const [, from, names = ''] = isWhole
      ? ['', 'mcp.server', 'Server']
      : (/^from\s+(mcp\.server[\w.]*)\s+import\s+([^#]*)/.exec(text) ?? []);
    if (from === undefined) return [];
    const isWithout = from.startsWith('mcp.server.fastmcp');
    if (isWithout || /\bFastMCP\b/.test(names)) {
      const name = isWithout ? 'mcp.server.fastmcp' : `${from}.FastMCP`;
      return [{ ...placeOf(module, each), name, makesServer: /\bFastMCP\(/.test(module.text) }];
    }
    if (!/\bServer\b/.test(names)) return [];
    // Version 2 has the class itself.
    return decorators.flatMap((decorator) => {
      const text = /^@[\w.]+\.(?:list_tools|call_tool)\b(?:\([^()\n]*\))?/.exec(textOf(module, decorator))?.[0];
      const place = placeOf(module, decorator);
      return text === undefined ? [] : [{ ...place, end: place.start + text.length, name: text }];
    });
  });
}

/** The statement, or those of a `try` that no handler makes up for: each ends the program, and imports nothing in their place. */
function neededIn(module: Module, statement: PyNode): readonly PyNode[] {
  if (statement.name !== 'TryStatement') return [statement];
  const handlers = statement.getChildren('Body').filter((each) => exceptOf(each));
  const isNeeded = handlers.every((body) => {
    const last = textOf(module, statementsOf(body).at(-1) ?? body);
    return /^(?:raise\b|(?:sys\.|os\._)?(?:exit|quit)\()/.test(last) && !IMPORTS_OTHER.test(textOf(module, body));
  });
  return isNeeded ? statementsOf(bodyOf(statement)) : [];
}

const IMPORTS_OTHER = /\b(?:import\s+(?!(?:sys|os|traceback|logging)\b)|from\s+\S+\s+import\b|import_module\()/;

function toolCallersIn(module: Module, { dispatchers }: Found): ToolCaller[] {
  const callers = dispatchers.flatMap((node) => {
    const name = nameNodeOf(node);
    const [decorator, ...others] = decoratorsOf(node);
    // Of several, one may change how it is called.
    if (!name || !decorator || others.length > 0) return [];
    const parameters = parametersOf(module, node);
    const given = parameters.filter(({ kind }) => kind === 'plain' || kind === 'positional-only');
    const takesMore = parameters.some(({ kind }) => kind === 'args');
    const needed = given.filter((each) => !each.default);
    return {
      ...{ ...placeOf(module, name), name: textOf(module, name), block: node.parent?.parent?.from },
      decorator: pathOf(module, decorator)?.join('.') ?? '',
      takesOthers: (given.length < 2 && !takesMore) || needed.length > 2,
    };
  });
  return callers.map(({ block, ...each }, index) => {
    const last = callers.findLast((other) => other.block === block && other.decorator === each.decorator);
    const isReplaced = last && last.start > each.start && callers.indexOf(last) !== index;
    const { start, end, name } = last ?? each;
    return { ...each, ...(isReplaced && { replacedBy: { start, end, name } }) };
  });
}

/**
 * What those functions of version 1 answer with, and functions of the file whose answer they return: the SDK sets
 * `isError` where they raise an exception. Version 2 has no such decorator, and makes an error of the protocol of it.
 */
function answersIn(module: Module, { dispatchers, servers }: Found, evaluator: Evaluator): readonly ReturnedValue[] {
  const asked = new Set<PyNode['from']>();
  const answersOf = (node: PyNode): ReturnedValue[] => {
    if (asked.has(node.from)) return [];
    asked.add(node.from);
    const handed = returnsOf(node).flatMap((returned) => {
      const call = bare(returned.name === 'AwaitExpression' ? returned.lastChild! : returned);
      const next =
        servers && call.name === 'CallExpression' ? functionMeant(servers, module, calleeOf(call)) : undefined;
      return next?.module === module ? answersOf(next.node) : [];
    });
    return [...resultsOf({ module, node }, { evaluator }, undefined, false).values, ...handed];
  };
  return dispatchers.flatMap((node) => (decoratorsOf(node).length > 0 ? answersOf(node) : []));
}

/** Where nothing is known of a project: it seldom has a package of the SDK's name. */
const isOfSdk: IsOnly = (_, name) => /^mcp(?:\.|$)/.test(name);

const refusedRunsOf = ({ runs }: Found): RefusedCall[] => runs.flatMap(({ refused }) => refused ?? []);

/** Of a file that Python cannot import, or whose server cannot start, no tool is served. */
function served(found: Found, module: Module, isOnly = isOfSdk): Found {
  const { registrations, unread, runs } = found;
  const mayServe = registrations.length + unread.length > 0;
  const missingNames = mayServe ? missingNamesIn(module, isOnly) : [];
  const [missing] = missingNames;
  if (missing) return stopped(found, missing, `import ${missing.name}`, UNIMPORTED, { missingNames });
  const unknowns = mayServe ? [...undefinedAtImport(module), ...undefinedInHeads(module, found.handlers)] : [];
  const [unknown] = unknowns.sort((a, b) => a.start - b.start);
  if (unknown) return stopped(found, unknown, unknown.name, UNIMPORTED, { undefinedNames: () => [unknown] });
  // A server of the high level may be started otherwise: `mcp run server.py`.
  const refused = refusedRunsOf(found).filter(({ is }) => is === 'unstarted');
  const [run] = refused.length < runs.length || module.text.includes('SessionManager') ? [] : refused;
  // A newer SDK is what such a file fails at first.
  const gone = run ? goneIn(module, found) : [];
  return run
    ? stopped(found, run, `${run.function}(…)`, 'the server cannot start', { gone, refusedCalls: () => refused })
    : found;
}

const UNIMPORTED = 'the file cannot be imported';

function stopped({ registrations }: Found, { start, end }: Place, what: string, reason: string, by: Stop): Found {
  const none = new Found();
  const tools = registrations.filter(({ tool }) => tool).length;
  none.unread.push({ start, end, what: `\`${what}\``, reason, ...(tools > 0 && { tools }) });
  return Object.assign(none, { stopped: by });
}

/** Constants are shown where they are defined. */
const NO_CONSTANTS: Constants = { usesOf: () => [] };

export function extract(module: Module, packages: Packages, isUnused?: IsUnused, isOnly?: IsOnly): Extraction {
  const evaluator = new Evaluator(module.text.length, schemaOfModel);
  const found = served(collect(module, evaluator, packages, isUnused), module, isOnly);
  const code = new PythonCode(found, module, packages, evaluator);
  const { gone, uriMistakes, refusedRuns } = code.python;
  const isWrong = [gone, uriMistakes, refusedRuns].some(({ length }) => length > 0);
  const makesServer = (found.wired?.made ?? []).length > 0;
  const hasCode = found.registrations.length > 0 || found.unread.length > 0 || makesServer || isWrong;
  return { alternatives: alternativesOf(found, hasCode), code, constants: NO_CONSTANTS };
}
