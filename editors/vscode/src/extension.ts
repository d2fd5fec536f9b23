/** toolint in VS Code: starts the server, and shows what a file was taken for. */
import * as vscode from 'vscode';
import { LanguageClient, TransportKind, type LanguageClientOptions } from 'vscode-languageclient/node';
import { serverModule } from './server.js';

const LANGUAGES = [
  ...['json', 'jsonc', 'json5', 'yaml', 'html'],
  ...['typescript', 'typescriptreact', 'javascript', 'javascriptreact', 'python'],
];
const SELECTOR = LANGUAGES.map((language) => ({ scheme: 'file', language }));

interface Description {
  readonly formats: readonly string[];
  readonly tools: number;
}

let client: LanguageClient | undefined;
let output: vscode.LogOutputChannel;
let status: vscode.LanguageStatusItem;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  output = vscode.window.createOutputChannel('toolint', { log: true });
  status = vscode.languages.createLanguageStatusItem('toolint', SELECTOR);
  status.name = 'toolint';
  status.command = { title: 'Show Output', command: 'toolint.showOutput' };
  const start = (): Promise<void> => restart(context.extensionPath);
  context.subscriptions.push(
    output,
    status,
    vscode.commands.registerCommand('toolint.restart', start),
    vscode.commands.registerCommand('toolint.showOutput', () => output.show()),
    vscode.commands.registerCommand('toolint.lintWorkspace', () => execute('toolint.server.lintWorkspace')),
    vscode.commands.registerCommand('toolint.explainRule', explainRule),
    vscode.workspace.onDidGrantWorkspaceTrust(start),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (['enable', 'useProjectVersion'].some((name) => change.affectsConfiguration(`toolint.${name}`))) void start();
    }),
    vscode.window.onDidChangeActiveTextEditor(() => void describe()),
    vscode.workspace.onDidSaveTextDocument(() => void describe()),
  );
  await start();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
  client = undefined;
}

async function restart(extension: string): Promise<void> {
  await deactivate();
  const settings = vscode.workspace.getConfiguration('toolint');
  if (!settings.get('enable', true)) return show('off');
  const { isTrusted, workspaceFolders = [] } = vscode.workspace;
  const module = serverModule({
    extension,
    folders: workspaceFolders.map(({ uri }) => uri.fsPath),
    isTrusted,
    useProjectVersion: settings.get('useProjectVersion', true),
  });
  output.info(`The server is ${module}.`);
  const run = { module, args: ['lsp'], transport: TransportKind.stdio };
  client = new LanguageClient('toolint', 'toolint', { run, debug: run }, optionsFor(isTrusted));
  try {
    await client.start();
    await describe();
  } catch (error) {
    show('failed');
    output.error(String(error));
  }
}

function optionsFor(isTrusted: boolean): LanguageClientOptions {
  return {
    documentSelector: SELECTOR,
    outputChannel: output,
    initializationOptions: { allowCode: isTrusted },
    middleware: {
      async executeCommand(command, given, next) {
        if (command !== 'toolint.server.suppress') return (await next(command, given)) as unknown;
        const reason = await vscode.window.showInputBox({
          title: 'Suppress the finding',
          prompt: 'Why is it accepted? This is written to toolint-suppressions.json.',
          validateInput: (text) => (text.trim() === '' ? 'Say why.' : undefined),
        });
        if (reason === undefined) return undefined;
        return (await next(command, [{ ...(given[0] as object), reason: reason.trim() }])) as unknown;
      },
    },
  };
}

function execute(command: string, ...given: readonly unknown[]): Promise<unknown> {
  return client?.sendRequest('workspace/executeCommand', { command, arguments: given }) ?? Promise.resolve();
}

/** The rule under the cursor, or one that is typed. */
async function explainRule(): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const here = editor
    ? vscode.languages.getDiagnostics(editor.document.uri).find((each) => each.range.contains(editor.selection.active))
    : undefined;
  const code = here?.source === 'toolint' && typeof here.code === 'object' ? String(here.code.value) : '';
  const rule = await vscode.window.showInputBox({ title: 'Explain a rule', value: code, placeHolder: 'otc/id-format' });
  if (rule === undefined) return;
  const content = await execute('toolint.server.explain', rule.trim());
  if (typeof content !== 'string') {
    void vscode.window.showWarningMessage(`toolint has no rule "${rule}".`);
    return;
  }
  const document = await vscode.workspace.openTextDocument({ language: 'markdown', content });
  await vscode.window.showTextDocument(document, { preview: true });
}

async function describe(): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (!client || !document || !LANGUAGES.includes(document.languageId)) return;
  const found: Description = await client.sendRequest('toolint/describe', { uri: document.uri.toString() });
  const { formats, tools } = found;
  show(formats.length === 0 ? 'no manifest' : `${formats.join(' and ')}, ${tools} ${tools === 1 ? 'tool' : 'tools'}`);
}

function show(text: string): void {
  status.text = `toolint: ${text}`;
}
