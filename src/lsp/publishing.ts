/** Diagnostics on their way to the editor: pushed, or handed out when the editor asks. */
import {
  DocumentDiagnosticReportKind,
  type Connection,
  type Diagnostic,
  type DocumentDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver/node';
import { hash } from '../core/hash.js';
import { diagnosticsOf } from './diagnostics.js';
import { pathOf } from './documents.js';
import type { Folder } from './folder.js';
import type { Workspace } from './workspace.js';

/** An editor that asks for diagnostics gets none unasked, other than that it may ask again. */
export class Pusher {
  readonly #connection: Connection;
  readonly #workspace: Workspace;
  /** The diagnostics that were sent to the editor, by absolute path. */
  readonly #sent = new Map<string, string>();

  constructor(connection: Connection, workspace: Workspace) {
    this.#connection = connection;
    this.#workspace = workspace;
  }

  /** `because`: the files that were edited. */
  publish(folder: Folder, because: ReadonlySet<string>): void {
    const isAsked = this.#workspace.capabilities.textDocument?.diagnostic !== undefined;
    let isOther = false;
    for (const path of this.#pathsIn(folder, because)) {
      // It is being edited, and reported when that is linted.
      if (folder.isDirty(path)) continue;
      const absolute = folder.absolute(path);
      const diagnostics = shownOf(this.#workspace, folder, path);
      const key = diagnostics.length === 0 ? '' : hash(JSON.stringify(diagnostics));
      const isEdited = because.has(path) && this.#workspace.documents.at(absolute) !== undefined;
      if (!isEdited && (this.#sent.get(absolute) ?? '') === key) continue;
      if (key === '') this.#sent.delete(absolute);
      else this.#sent.set(absolute, key);
      if (isAsked) isOther ||= !because.has(path);
      else this.#push(absolute, diagnostics);
    }
    const canRefresh = this.#workspace.capabilities.workspace?.diagnostics?.refreshSupport === true;
    if (isOther && canRefresh) void this.#connection.languages.diagnostics.refresh();
  }

  #push(absolute: string, diagnostics: Diagnostic[]): void {
    const { documents } = this.#workspace;
    const version = documents.at(absolute)?.version;
    const uri = documents.uriOf(absolute);
    void this.#connection.sendDiagnostics({ uri, diagnostics, ...(version !== undefined && { version }) });
  }

  /** Files that have diagnostics now, or had some. */
  #pathsIn(folder: Folder, because: ReadonlySet<string>): ReadonlySet<string> {
    const reported = [...this.#sent.keys()].filter((absolute) => folder.holds(absolute));
    const mine = reported.filter(
      (absolute) => this.#workspace.owns(folder, folder.pathOf(absolute)) || this.#isLeft(folder),
    );
    const shown = shownPaths(this.#workspace, folder);
    return new Set([...mine.map((absolute) => folder.pathOf(absolute)), ...shown, ...because]);
  }

  #isLeft(folder: Folder): boolean {
    return !folder.isLoose && !this.#workspace.folders.includes(folder);
  }
}

export function answerPulls(connection: Connection, workspace: Workspace): void {
  const { diagnostics } = connection.languages;
  diagnostics.on(async ({ textDocument: { uri }, previousResultId }): Promise<DocumentDiagnosticReport> => {
    await workspace.ready();
    const path = pathOf(uri);
    if (path === undefined) return { kind: DocumentDiagnosticReportKind.Full, items: [] };
    const folder = workspace.folderOf(path);
    const canRefresh = workspace.capabilities.workspace?.diagnostics?.refreshSupport === true;
    await (folder.isLoose || canRefresh ? folder.fresh() : folder.whole());
    return reportOf(
      diagnosticsOf(folder, folder.pathOf(path), workspace.documents, workspace.abilities),
      previousResultId,
    );
  });
  diagnostics.onWorkspace(async ({ previousResultIds }, token) => {
    await workspace.ready();
    const before = new Map(previousResultIds.map(({ uri, value }) => [uri, value]));
    const items: WorkspaceDocumentDiagnosticReport[] = [];
    for (const folder of workspace.folders) {
      await folder.whole();
      // Files that were not looked at are not without findings.
      if (token.isCancellationRequested) return { items };
      for (const path of shownPaths(workspace, folder)) {
        const absolute = folder.absolute(path);
        const uri = workspace.documents.uriOf(absolute);
        const version = workspace.documents.at(absolute)?.version ?? null;
        items.push({ uri, version, ...reportOf(shownOf(workspace, folder, path), before.get(uri)) });
        before.delete(uri);
      }
    }
    // Of what is left there is nothing more to say.
    for (const uri of before.keys()) items.push({ uri, version: null, ...reportOf([], undefined) });
    return { items };
  });
}

function reportOf(items: Diagnostic[], previous: string | undefined): DocumentDiagnosticReport {
  const resultId = hash(JSON.stringify(items));
  if (resultId === previous) return { kind: DocumentDiagnosticReportKind.Unchanged, resultId };
  return { kind: DocumentDiagnosticReportKind.Full, resultId, items };
}

/** The files of a folder that are reported. */
function shownPaths(workspace: Workspace, folder: Folder): string[] {
  return [...folder.paths()].filter((path) => isShown(workspace, folder, path));
}

function shownOf(workspace: Workspace, folder: Folder, path: string): Diagnostic[] {
  if (!isShown(workspace, folder, path)) return [];
  return diagnosticsOf(folder, path, workspace.documents, workspace.abilities);
}

function isShown(workspace: Workspace, folder: Folder, path: string): boolean {
  const isOpen = workspace.documents.at(folder.absolute(path)) !== undefined;
  return (
    workspace.owns(folder, path) && (isOpen || (workspace.settings.diagnostics === 'workspace' && !folder.isLoose))
  );
}
