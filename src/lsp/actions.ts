/** What an editor offers to do about a finding: fix it, or suppress it. */
import { append, known } from '../core/collections.js';
import {
  CodeActionKind,
  CodeActionTriggerKind,
  MessageType,
  ShowDocumentRequest,
  ShowMessageNotification,
  type CancellationToken,
  type CodeAction,
  type CodeActionParams,
  type Connection,
  type ExecuteCommandParams,
  type TextEdit,
} from 'vscode-languageserver/node';
import type { Finding } from '../core/finding.js';
import type { TextEdit as Edit } from '../core/rule.js';
import { applyFixes } from '../engine/fix.js';
import { mayBeSuppressed, SUPPRESSIONS } from '../engine/suppressions.js';
import { UserError } from '../files/errors.js';
import { shippedFile } from '../files/shipped.js';
import type { FileOutcome } from '../run/run-result.js';
import { openSuppressions } from '../run/suppressions.js';
import { suppressingComment } from './comments.js';
import { diagnosticOf } from './diagnostics.js';
import type { OpenDocument } from './documents.js';
import type { OpenFile, Workspace } from './workspace.js';

export const FIX_ALL = `${CodeActionKind.SourceFixAll}.toolint`;

const SUPPRESS = 'toolint.server.suppress';
const LINT_WORKSPACE = 'toolint.server.lintWorkspace';
const EXPLAIN = 'toolint.server.explain';
export const COMMANDS = [SUPPRESS, LINT_WORKSPACE, EXPLAIN];

/** A placeholder, which the user replaces with the reason of the suppression. */
const REASON = 'TODO: say why this is accepted';

/** The arguments of the command that suppresses a finding. */
interface SuppressRequest {
  readonly uri: string;
  readonly rule: string;
  readonly start: number;
  readonly end: number;
  readonly reason?: string;
}

export class Actions {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  /** What was found in a text, with fixes that were tried. */
  readonly #looks = new WeakMap<OpenDocument, Promise<FileOutcome | undefined>>();

  constructor(connection: Connection, workspace: Workspace) {
    this.#connection = connection;
    this.#workspace = workspace;
  }

  async at(params: CodeActionParams, token: CancellationToken): Promise<CodeAction[]> {
    const { only, triggerKind } = params.context;
    const opened = await this.#workspace.opened(params.textDocument.uri, token);
    if (!opened) return [];
    const wants = (kind: string): boolean => !only || only.some((each) => kind === each || kind.startsWith(`${each}.`));
    const actions: CodeAction[] = [];
    if (wants(CodeActionKind.QuickFix)) {
      for (const finding of this.#meant(params, opened)) {
        if (token.isCancellationRequested) return [];
        append(actions, await this.#about(finding, opened));
      }
    }
    // Trying all fixes takes too long to do it whenever the cursor moves.
    const isAsked = only !== undefined || triggerKind === CodeActionTriggerKind.Invoked;
    if (wants(FIX_ALL) && isAsked && !token.isCancellationRequested) append(actions, await this.#fixAll(opened));
    return actions;
  }

  async execute({ command, arguments: given = [] }: ExecuteCommandParams): Promise<unknown> {
    const [argument] = given as unknown[];
    if (command === LINT_WORKSPACE) return this.#workspace.reloadAll();
    if (command === EXPLAIN) return explained(argument);
    if (command !== SUPPRESS || !isSuppressed(argument)) return undefined;
    try {
      return await this.#suppress(argument);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      return this.#tell(error.message);
    }
  }

  /** The findings at the place, and those that the editor asks about. */
  #meant({ range, context }: CodeActionParams, { document, folder, file }: OpenFile): readonly Finding[] {
    const { positions } = document;
    const [from, to] = [positions.offsetAt(range.start), positions.offsetAt(range.end)];
    const asked = new Set(context.diagnostics.map((each) => JSON.stringify([each.code, each.range])));
    return folder.findings(file.path).filter((finding) => {
      const { start, end, rule } = finding;
      const isHere = start <= to && from <= end;
      return isHere || asked.has(JSON.stringify([rule, positions.range(start, end)]));
    });
  }

  async #about(finding: Finding, opened: OpenFile): Promise<CodeAction[]> {
    const { document, folder, file } = opened;
    const { documents, abilities } = this.#workspace;
    const { rule } = finding;
    const about = { kind: CodeActionKind.QuickFix, diagnostics: [diagnosticOf(finding, folder, documents, abilities)] };
    const actions: CodeAction[] = [];
    const fix = finding.fix && (await this.#triedFix(finding, opened));
    if (fix) {
      actions.push({ ...about, title: fix.title, isPreferred: fix.safe, edit: this.#edit(document, fix.edits) });
    }
    const comment = await suppressingComment(finding, opened, REASON);
    if (comment) {
      actions.push({ ...about, title: `Suppress ${rule} here, by a comment`, edit: this.#edit(document, [comment]) });
    }
    if (mayBeSuppressed(rule) && !folder.isLoose) {
      const title = `Suppress ${rule} here, in ${SUPPRESSIONS}`;
      const { start, end } = finding;
      const suppressed: SuppressRequest = { uri: document.uri, rule, start, end };
      if (!file.path.startsWith('../')) {
        actions.push({ ...about, title, command: { title, command: SUPPRESS, arguments: [suppressed] } });
      }
    }
    return actions;
  }

  /** Diagnostics are not kept waiting until fixes have been tried: that is done when one is asked for. */
  async #triedFix(finding: Finding, opened: OpenFile): Promise<Finding['fix']> {
    const tried = await this.#look(opened);
    const own = tried?.findings.find((each) => isSame(each, finding));
    return own ? own.fix : finding.fix;
  }

  #look({ document, run, file }: OpenFile): Promise<FileOutcome | undefined> {
    return known(this.#looks, document, () => run.look(file));
  }

  async #fixAll(opened: OpenFile): Promise<CodeAction[]> {
    const { document, folder, run, file } = opened;
    const findings = folder.findings(file.path).filter(({ fix }) => fix?.safe);
    if (findings.length === 0) return [];
    // What comparing all files has found is no part of what one file says by itself.
    const across = findings.filter(({ rule }) => this.#isProject(rule));
    const text = applyFixes(document.text, across, 'safe').text;
    let after = text;
    await run.look(file, { fix: 'safe', read: () => ({ text }), onFixed: (_, __, fixed) => void (after = fixed) });
    if (after === document.text) return [];
    const edit = this.#edit(document, await changesOf(document.text, after));
    return [{ title: 'Fix all that toolint can fix safely', kind: FIX_ALL, edit }];
  }

  #isProject(id: string): boolean {
    return this.#workspace.knowledge.rules.some((each) => each.id === id && each.project !== undefined);
  }

  #edit({ uri, version, positions }: OpenDocument, edits: readonly Edit[]): NonNullable<CodeAction['edit']> {
    const changes: TextEdit[] = edits.map(({ start, end, text }) => ({
      range: positions.range(start, end),
      newText: text,
    }));
    const isVersioned = this.#workspace.capabilities.workspace?.workspaceEdit?.documentChanges === true;
    return isVersioned
      ? { documentChanges: [{ textDocument: { uri, version }, edits: changes }] }
      : { changes: { [uri]: changes } };
  }

  async #suppress({ uri, reason = REASON, ...place }: SuppressRequest): Promise<void> {
    const opened = await this.#workspace.opened(uri);
    if (!opened) return;
    const { folder, file, run } = opened;
    await folder.whole();
    const isMeant = ({ path, rule, start, end }: Finding): boolean =>
      path === file.path && rule === place.rule && start === place.start && end === place.end;
    const suppressions = await openSuppressions(folder.cwd, { reason });
    const done = suppressions && (await run.suppress(suppressions, isMeant));
    if (!done?.added) return this.#tell('There is no such finding any more.');
    await folder.rereadSuppressions();
    const { window } = this.#workspace.capabilities;
    if (!window?.showDocument?.support || reason !== REASON) return;
    const shown = this.#workspace.documents.uriOf(folder.absolute(SUPPRESSIONS));
    await this.#connection.sendRequest(ShowDocumentRequest.type, { uri: shown, takeFocus: false });
  }

  #tell(message: string): void {
    const type = MessageType.Error;
    void this.#connection.sendNotification(ShowMessageNotification.type, { type, message: `toolint: ${message}` });
  }
}

function isSuppressed(value: unknown): value is SuppressRequest {
  const { uri, rule, start, end, reason } = (value ?? {}) as Partial<SuppressRequest>;
  const isText = typeof uri === 'string' && typeof rule === 'string' && ['string', 'undefined'].includes(typeof reason);
  return isText && typeof start === 'number' && typeof end === 'number';
}

/** The page of a rule, in Markdown. */
function explained(rule: unknown): string | null {
  if (typeof rule !== 'string' || !/^[\w-]+\/[\w-]+$/.test(rule)) return null;
  return shippedFile(`docs/rules/${rule}.md`) ?? null;
}

const keyOf = ({ path, rule, start, end, message }: Finding): string =>
  JSON.stringify([path, rule, start, end, message]);
const isSame = (a: Finding, b: Finding): boolean => keyOf(a) === keyOf(b);

/** The lines that differ, so that the cursor and what is folded stay where they are. */
async function changesOf(before: string, after: string): Promise<Edit[]> {
  const { diffLines } = await import('diff');
  const edits: Edit[] = [];
  let at = 0;
  for (const { added, removed, value } of diffLines(before, after)) {
    const last = edits.at(-1);
    const isNext = last?.end === at && (added || removed);
    if (added) {
      if (isNext) edits[edits.length - 1] = { ...last, text: last.text + value };
      else edits.push({ start: at, end: at, text: value });
    } else {
      if (removed && isNext) edits[edits.length - 1] = { ...last, end: at + value.length };
      else if (removed) edits.push({ start: at, end: at + value.length, text: '' });
      at += value.length;
    }
  }
  return edits;
}
