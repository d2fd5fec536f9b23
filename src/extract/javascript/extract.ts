/** From a syntax tree to what rules read: trees as in a `tools/list` result, one alternative for each choice in the code. */
import { isWidget, saysHowServersAreMade, type Code, type WidgetCode } from '../../core/code.js';
import type { FormatId } from '../../core/rule.js';
import { answersOf, readsOf } from './handlers/answers.js';
import { dispatchOf, handlersInTables } from './handlers/dispatch.js';
import { mayRenameTools } from './handlers/renamed.js';
import { printedOverStdio, transportOf, type PrintsElsewhere } from './handlers/printed.js';
import { neverCalledIn, unusedConstantsIn } from './handlers/reached.js';
import { olderUsesOf } from './handlers/older.js';
import { listChangesOf } from './handlers/list-changes.js';
import { serversOf, sharedServersOf } from './handlers/servers.js';
import { decodedIn } from './handlers/decoded.js';
import { consumedBodiesOf } from './handlers/consumed-bodies.js';
import { consumedRequestsOf } from './handlers/consumed-requests.js';
import { startGuardsOf } from './handlers/start-guard.js';
import { requiresOf, undefinedNamesOf } from './handlers/undefined-names.js';
import { inputsOf, templateInputsOf } from './handlers/inputs.js';
import type { FollowImport } from './handlers/uses.js';
import { keyName, type SyntaxNode, type TSESTree } from './syntax.js';
import { ConstantsOf } from './constants.js';
import { Evaluator } from './evaluate/evaluator.js';
import { alternativesOf, valuesOf, type Extraction } from '../result/root.js';
import { plain } from '../result/values.js';
import type { OtherFiles } from './other-files.js';
import { wellKnownImport } from './modules.js';
import type { Survey } from './survey.js';
import type { Found, Handler } from './registrations/found.js';
import { collect } from './collect.js';
import { widgetCode } from './widget/widget.js';
import { builderOf } from './zod/mark.js';
import { toolsNamedIn } from './registrations/named-tools.js';
import { removedIn } from './removed.js';
import { servedSchemas } from './served/served.js';
import { known } from '../../core/collections.js';

/** A class, because getters of an object literal would keep the syntax tree of every file in memory. */
class SourceCode implements Code {
  readonly imports: Code['imports'];
  readonly registrations: Code['registrations'];
  readonly unread: NonNullable<Code['unread']>;
  readonly wiring: Code['wiring'];
  readonly isOnStdio: boolean;
  readonly asksOpenai: boolean;
  readonly widget: Code['widget'];
  readonly calledTools: Code['calledTools'];
  readonly handshakes: Code['handshakes'];
  readonly hostNames: Code['hostNames'];
  readonly builderOf: NonNullable<Code['builderOf']> = builderOf;
  readonly served: NonNullable<Code['served']> = (registration, tool, key, packages) =>
    servedSchemas(tool, key, registration, packages);
  readonly #evaluator: Evaluator;
  #evaluatorOfAnswers: Evaluator | undefined;
  readonly #found: Found;
  readonly #followImport: FollowImport | undefined;
  readonly #listsTools: (() => boolean) | undefined;
  readonly #rewritesSchemas: (() => boolean) | undefined;
  readonly #prints: PrintsElsewhere | undefined;
  readonly #isTyped: boolean;
  /** What has been asked for. */
  readonly #known = new Map<keyof Code, unknown>();

  constructor(
    evaluator: Evaluator,
    found: Found,
    widgets: readonly WidgetCode[],
    { followImport, listsTools, rewritesSchemas, prints, isTyped = false }: ExtractOptions,
  ) {
    this.imports = evaluator.file.modules;
    this.registrations = found.registrations;
    this.unread = found.unread;
    this.wiring = found.wired;
    this.isOnStdio = transportOf(evaluator) !== undefined;
    this.asksOpenai = asksOpenai(evaluator.file);
    this.widget = widgets.flatMap(({ widget }) => widget);
    this.calledTools = widgets.flatMap((each) => each.calledTools);
    this.handshakes = widgets.flatMap((each) => each.handshakes);
    this.hostNames = widgets.flatMap((each) => each.hostNames);
    this.#evaluator = evaluator;
    this.#found = found;
    this.#followImport = followImport;
    this.#prints = prints;
    this.#isTyped = isTyped;
    this.#listsTools = listsTools;
    this.#rewritesSchemas = rewritesSchemas;
  }

  get #answersList(): boolean {
    return this.registrations.some(({ handles }) => handles?.name === 'tools/list');
  }

  listsTools(): boolean {
    return this.#answersList || (this.#listsTools?.() ?? false);
  }

  /** A file that makes its server has its own list. */
  rewritesSchemas(): boolean {
    const isApart = (this.wiring?.made.length ?? 0) > 0 && !this.#answersList;
    return !isApart && (this.#rewritesSchemas?.() ?? false);
  }

  decodes(name: string): boolean {
    return decodedIn(this.#evaluator.file)(name);
  }

  mayRename(): boolean {
    return mayRenameTools(this.#evaluator, this.#followImport);
  }

  // Only one rule asks for these.
  get removed(): Code['removed'] {
    return this.#once('removed', () => removedIn(this.#evaluator));
  }

  get namedTools(): Code['namedTools'] {
    return this.#once('namedTools', () => toolsNamedIn(this.#evaluator.file));
  }

  get #forAnswers(): Evaluator {
    return (this.#evaluatorOfAnswers ??= this.#evaluator.ofAnswers());
  }

  #once<Key extends keyof Code>(key: Key, find: () => Code[Key]): Code[Key] {
    return known(this.#known, key, find) as Code[Key];
  }

  // Only rules for widgets ask for these.
  get answers(): Code['answers'] {
    const { handlers } = this.#found;
    const all = (): Handler[] => [...handlers, ...handlersInTables(handlers, this.#forAnswers)];
    return this.#once('answers', () => answersOf(all(), this.#forAnswers));
  }

  get otherAnswers(): Code['otherAnswers'] {
    return this.#once('otherAnswers', () => answersOf(this.#found.handlers, this.#forAnswers, 'others'));
  }

  get inputs(): Code['inputs'] {
    return this.#once('inputs', () => inputsOf(this.#found, this.#forAnswers, this.#followImport));
  }

  get promptAnswers(): Code['promptAnswers'] {
    return this.#once('promptAnswers', () => answersOf(this.#found.promptHandlers, this.#forAnswers));
  }

  get promptInputs(): Code['promptInputs'] {
    const handlers = { handlers: this.#found.promptHandlers, handlersElsewhere: [] };
    return this.#once('promptInputs', () => inputsOf(handlers, this.#forAnswers, this.#followImport));
  }

  get templateInputs(): Code['templateInputs'] {
    return this.#once('templateInputs', () => templateInputsOf(this.#found.readers, this.#forAnswers));
  }

  get servers(): Code['servers'] {
    return this.#once('servers', () => serversOf(this.#evaluator));
  }

  get sharedServers(): Code['sharedServers'] {
    return this.#once('sharedServers', () => sharedServersOf(this.#evaluator));
  }

  get listChanges(): Code['listChanges'] {
    return this.#once('listChanges', () => listChangesOf(this.#evaluator));
  }

  get consumedBodies(): Code['consumedBodies'] {
    return this.#once('consumedBodies', () => [
      ...consumedBodiesOf(this.#evaluator.file),
      ...consumedRequestsOf(this.#evaluator.file),
    ]);
  }

  get startGuards(): Code['startGuards'] {
    return this.#once('startGuards', () => startGuardsOf(this.#evaluator));
  }

  get undefinedNames(): Code['undefinedNames'] {
    const { file } = this.#evaluator;
    return this.#once('undefinedNames', () => [...requiresOf(file), ...(this.#isTyped ? [] : undefinedNamesOf(file))]);
  }

  get olderUses(): Code['olderUses'] {
    return this.#once('olderUses', () => olderUsesOf(this.#evaluator));
  }

  get dispatch(): Code['dispatch'] {
    return this.#once('dispatch', () => dispatchOf(this.#found, this.#evaluator));
  }

  get printed(): Code['printed'] {
    return this.#once('printed', () => printedOverStdio(this.#evaluator, this.#prints));
  }

  get reads(): Code['reads'] {
    return this.#once('reads', () => [
      ...readsOf(this.#found.readers, this.#forAnswers),
      ...this.#found.writtenReads.map((each) => ({ body: plain(this.#forAnswers.evaluate(each)) })),
    ]);
  }
}

/** Others that take requests in the same form take other names, or have another idea of a schema. */
function asksOpenai({ modules, objects }: Survey): boolean {
  const isElsewhere = ({ properties }: TSESTree.ObjectExpression): boolean =>
    properties.some((each) => /^base_?url$/i.test(keyName(each) ?? ''));
  return modules.some((name) => /^openai(?:\/|$)/.test(name)) && !objects.some(isElsewhere);
}

interface ExtractOptions extends OtherFiles {
  /** The format that the user set for the file, whatever is missing in it. */
  readonly format?: FormatId;
  /** It is TypeScript, in which declarations of other files hold too. */
  readonly isTyped?: boolean;
  /** Reads the scripts of HTML pages in template literals. */
  readonly readPages?: (templates: readonly TSESTree.TemplateLiteral[]) => readonly WidgetCode[];
}

export function extract(file: Survey, options: ExtractOptions = {}): Extraction {
  const { format, isUnused, packages, readPages, resolveImport } = options;
  const evaluator = new Evaluator(file, (source, name) => {
    const known = wellKnownImport(source, name);
    if (known !== undefined) return { kind: 'string', start: 0, end: 0, value: known };
    return resolveImport?.(source, name);
  });
  let isDead: ((node: SyntaxNode) => boolean) | undefined;
  const isNeverCalled = (node: SyntaxNode): boolean =>
    isUnused !== undefined && (isDead ??= neverCalledIn(file, (name, isMethod) => isMethod || !isUnused(name)))(node);
  const isUnusedLiteral = unusedConstantsIn(file, isUnused);
  const found = collect(evaluator, { format, packages, isNeverCalled, isUnused: isUnusedLiteral });
  const widgets = [widgetCode(evaluator), ...(readPages?.(file.templates) ?? [])];
  const code = new SourceCode(evaluator, found, widgets, options);
  const hasTools = [found.registrations, found.handlers, found.readers, found.writtenReads].some(
    ({ length }) => length > 0,
  );
  const hasCode =
    hasTools || found.unread.length > 0 || code.isOnStdio || isWidget(code) || saysHowServersAreMade(code);
  const constants = new ConstantsOf(file, valuesOf(found));
  return { alternatives: alternativesOf(found, hasCode), code, constants };
}
