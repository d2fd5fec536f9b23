/** An editor for tests: the built server in a process of its own, spoken to with the official protocol library. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type ClientCapabilities,
  type CodeAction,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  type PublishDiagnosticsParams,
  type TextEdit,
} from 'vscode-languageserver-protocol/node';
import { CLI } from '../support/cli.js';

/** Milliseconds: long enough for a machine that stands still for a while. */
const LATE_MS = 60_000;

/** What VS Code can do, in short. */
export const ABLE: ClientCapabilities = {
  textDocument: {
    publishDiagnostics: { relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
  },
  workspace: {
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true },
  },
  window: { workDoneProgress: true },
};

/** The same, for an editor that asks for diagnostics. */
export const ASKING: ClientCapabilities = {
  ...ABLE,
  textDocument: {
    ...ABLE.textDocument,
    diagnostic: { relatedInformation: true, tagSupport: { valueSet: [1, 2] }, codeDescriptionSupport: true },
  },
  workspace: { ...ABLE.workspace, diagnostics: { refreshSupport: false } },
};

export interface Options {
  readonly capabilities?: ClientCapabilities;
  readonly settings?: object;
}

export class Editor {
  readonly process: ChildProcessWithoutNullStreams;
  readonly connection: ProtocolConnection;
  readonly folders: readonly string[];
  readonly messages: string[] = [];
  readonly progress: string[] = [];
  readonly registered: unknown[] = [];
  initialized: InitializeResult | undefined;
  errors = '';
  /** By URI; `version` is that of the last push. */
  readonly pushed = new Map<string, { diagnostics: Diagnostic[]; version?: number }>();
  readonly #versions = new Map<string, number>();
  readonly #waiting = new Set<() => void>();

  private constructor(folders: readonly string[]) {
    this.folders = folders;
    this.process = spawn(process.execPath, [CLI, 'lsp', '--stdio'], { cwd: tmpdir() });
    this.process.stderr.on('data', (data: Buffer) => (this.errors += data.toString()));
    const { stdout, stdin } = this.process;
    this.connection = createProtocolConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin));
    this.#listen();
  }

  static async start(folders: readonly string[], { capabilities = ABLE, settings }: Options = {}): Promise<Editor> {
    const editor = new Editor(folders);
    editor.initialized = await editor.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities,
      initializationOptions: settings,
      workspaceFolders: folders.map((folder) => ({ uri: pathToFileURL(folder).href, name: folder })),
    });
    await editor.connection.sendNotification('initialized', {});
    // Comes back when everything has been linted: before that, open files are reported by themselves.
    await editor.connection.sendRequest('workspace/executeCommand', { command: 'toolint.server.lintWorkspace' });
    return editor;
  }

  uri(path: string): string {
    return pathToFileURL(resolve(this.folders[0] ?? '.', path)).href;
  }

  async open(path: string, text: string, languageId = 'json'): Promise<void> {
    const uri = this.uri(path);
    this.#versions.set(uri, 1);
    await this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId, version: 1, text },
    });
  }

  async change(path: string, ...contentChanges: readonly { text: string; range?: object }[]): Promise<void> {
    const uri = this.uri(path);
    const version = this.#versions.get(uri)! + 1;
    this.#versions.set(uri, version);
    await this.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version },
      contentChanges,
    });
  }

  async close(path: string): Promise<void> {
    await this.connection.sendNotification('textDocument/didClose', { textDocument: { uri: this.uri(path) } });
  }

  /** What was pushed for the text as it is now. */
  async diagnostics(path: string): Promise<Diagnostic[]> {
    const uri = this.uri(path);
    await this.until(() => this.pushed.get(uri)?.version === this.#versions.get(uri));
    return this.pushed.get(uri)!.diagnostics;
  }

  async rules(path: string): Promise<unknown[]> {
    return (await this.diagnostics(path)).map(({ code }) => code);
  }

  /** What the editor is told when it asks. */
  async pull(path: string): Promise<Diagnostic[]> {
    const report = await this.ask<{ items: Diagnostic[] }>('textDocument/diagnostic', path, {});
    return report.items;
  }

  ask<T>(method: string, path: string, more: object = {}): Promise<T> {
    return this.connection.sendRequest(method, { textDocument: { uri: this.uri(path) }, ...more });
  }

  actions(path: string, at: Diagnostic | { range: Diagnostic['range'] }, only?: string[]): Promise<CodeAction[]> {
    const diagnostics = 'message' in at ? [at] : [];
    return this.ask('textDocument/codeAction', path, {
      range: at.range,
      context: { diagnostics, ...(only && { only }) },
    });
  }

  async changedOnDisk(type: 1 | 2 | 3, ...paths: readonly string[]): Promise<void> {
    const changes = paths.map((path) => ({ uri: this.uri(path), type }));
    await this.connection.sendNotification('workspace/didChangeWatchedFiles', { changes });
  }

  /** Fails where the server ends before, or sends nothing for so long that it never will. */
  async until(test: () => boolean): Promise<void> {
    let give: (why: string) => void = () => {};
    const never = new Promise<never>(
      (_, fail) => (give = (why) => fail(new Error(`${why} Not seen: ${test.toString()}`))),
    );
    const ended = (): void => give('The server has ended.');
    this.process.once('exit', ended);
    try {
      while (!test()) {
        const late = setTimeout(() => give(`The server sent nothing for ${LATE_MS / 1000} s.`), LATE_MS);
        await Promise.race([never, new Promise<void>((resolve) => void this.#waiting.add(resolve))]).finally(() =>
          clearTimeout(late),
        );
      }
    } finally {
      this.process.off('exit', ended);
    }
  }

  /** As an editor ends it: the exit status. */
  async end(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => void this.process.on('exit', resolve));
    await this.connection.sendRequest('shutdown');
    await this.connection.sendNotification('exit');
    const status = await ended;
    this.connection.dispose();
    return status;
  }

  #listen(): void {
    const { connection } = this;
    const wake = (): void => {
      for (const each of this.#waiting) each();
      this.#waiting.clear();
    };
    connection.onNotification('textDocument/publishDiagnostics', ({ uri, ...pushed }: PublishDiagnosticsParams) => {
      this.pushed.set(uri, pushed);
      wake();
    });
    connection.onNotification('window/showMessage', ({ message }: { message: string }) => {
      this.messages.push(message);
      wake();
    });
    connection.onNotification('$/progress', ({ value }: { value: { kind: string } }) => {
      this.progress.push(value.kind);
      wake();
    });
    connection.onRequest('window/workDoneProgress/create', () => null);
    connection.onRequest('client/registerCapability', (params) => void this.registered.push(params));
    connection.onRequest('workspace/diagnostic/refresh', () => null);
    connection.listen();
  }
}

/** As an editor applies edits: all count from the text as it was. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const starts = [0, ...[...text.matchAll(/\r\n|\n|\r/g)].map((each) => each.index + each[0].length)];
  const offset = ({ line, character }: Position): number => starts[line]! + character;
  return [...edits]
    .sort((a, b) => offset(b.range.start) - offset(a.range.start))
    .reduce(
      (now, { range, newText }) => now.slice(0, offset(range.start)) + newText + now.slice(offset(range.end)),
      text,
    );
}

export function placeOf(text: string, offset: number): { line: number; character: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)!.length };
}
