/** `toolint lsp`: the language server, on standard input and output. */
import {
  createConnection,
  ProposedFeatures,
  DidChangeWatchedFilesNotification,
  FileChangeType,
} from 'vscode-languageserver/node';
import type { Connection, InitializeParams, InitializeResult } from 'vscode-languageserver/node';
import type { Knowledge } from '../core/format.js';
import { messageOf } from '../core/text.js';
import { TOOL } from '../core/version.js';
import { Actions, COMMANDS, FIX_ALL } from './actions.js';
import { completionsAt } from './completion.js';
import { Documents, encodingFor, pathOf } from './documents.js';
import { hoverAt, symbolsOf } from './hover.js';
import { Pusher, answerPulls } from './publishing.js';
import { tell, Workspace } from './workspace.js';
import { EXTENSIONS } from '../files/paths.js';

/** It ends with the process: when the editor says so, or is gone. */
export function serve(knowledge: Knowledge): Promise<never> {
  // Standard output belongs to the protocol, whatever a plugin prints.
  for (const method of ['log', 'info', 'debug', 'dir', 'table', 'trace'] as const) console[method] = console.error;
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  let shown = '';
  process.on('uncaughtException', (error) => {
    const message = `toolint itself failed: ${messageOf(error)}`;
    // What fails again on each keystroke is shown once.
    if (message !== shown) tell(connection, message, error);
    shown = message;
  });
  process.stdout.on('error', () => process.exit(1));
  connect(connection, knowledge);
  connection.listen();
  return new Promise(() => {});
}

function connect(connection: Connection, knowledge: Knowledge): void {
  const documents = new Documents();
  const workspace = new Workspace(connection, documents, knowledge);
  const actions = new Actions(connection, workspace);
  connection.onInitialize((params): InitializeResult => {
    documents.encoding = encodingFor(params.capabilities.general?.positionEncodings);
    workspace.begin(params);
    return { serverInfo: TOOL, capabilities: capabilitiesFor(params, documents) };
  });
  connection.onInitialized(() => {
    const pusher = new Pusher(connection, workspace);
    void workspace.start((folder, paths) => pusher.publish(folder, paths));
    void watchFiles(connection, workspace);
  });
  connection.onDidOpenTextDocument(({ textDocument }) => workspace.touch(documents.open(textDocument)));
  connection.onDidChangeTextDocument((params) => workspace.touch(documents.change(params)));
  connection.onDidSaveTextDocument(({ textDocument }) => workspace.saved(textDocument.uri));
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    const document = documents.get(uri);
    documents.close(uri);
    workspace.touch(document);
  });
  answerPulls(connection, workspace);
  connection.onCodeAction((params, token) => actions.at(params, token));
  connection.onExecuteCommand((params) => actions.execute(params));
  connection.onHover(({ textDocument, position }, token) => hoverAt(workspace, textDocument.uri, position, token));
  connection.onCompletion(({ textDocument, position }, token) =>
    completionsAt(workspace, textDocument.uri, position, token),
  );
  connection.onDocumentSymbol(({ textDocument }, token) => symbolsOf(workspace, textDocument.uri, token));
  connection.onRequest('toolint/describe', ({ uri }: { uri: string }) => workspace.describe(uri));
}

function capabilitiesFor(
  { capabilities: { textDocument, workspace } }: InitializeParams,
  documents: Documents,
): InitializeResult['capabilities'] {
  return {
    positionEncoding: documents.encoding,
    textDocumentSync: { openClose: true, change: 2, save: true },
    ...(textDocument?.diagnostic && {
      diagnosticProvider: { identifier: 'toolint', interFileDependencies: true, workspaceDiagnostics: true },
    }),
    codeActionProvider: { codeActionKinds: ['quickfix', FIX_ALL] },
    executeCommandProvider: { commands: COMMANDS },
    hoverProvider: true,
    completionProvider: { triggerCharacters: ['"', "'", ':', ' '] },
    documentSymbolProvider: { label: 'toolint' },
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: workspace?.workspaceFolders === true },
    },
  };
}

// What the editor is asked to tell of files that change on the disk.

async function watchFiles(connection: Connection, workspace: Workspace): Promise<void> {
  connection.onDidChangeWatchedFiles(({ changes }) => {
    for (const { uri, type } of changes) {
      const path = pathOf(uri);
      if (path !== undefined && !/\/(?:node_modules|\.git)\//.test(path)) {
        workspace.changedOnDisk(path, type !== FileChangeType.Changed);
      }
    }
  });
  if (!workspace.capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
  const extensions = EXTENSIONS.map((each) => each.slice(1)).join(',');
  const others = ['**/.gitignore', '**/SKILL.md', '**/tool.py', '**/{yarn,bun}.lock', ...COMPARED];
  const watchers = [`**/*.{${extensions}}`, ...others].map((globPattern) => ({ globPattern }));
  await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
}

/** What a manifest is compared with. */
const COMPARED = ['**/{pyproject,Cargo}.toml', '**/*.csproj', '**/README.md'];
