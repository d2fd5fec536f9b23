/**
 * The part of VS Code's API that the extension uses, for tests. Each name is checked against @types/vscode, so that
 * nothing is tested that VS Code does not have.
 */
import type * as vscode from 'vscode';

type Names<T> = Partial<Record<keyof T, unknown>>;

/** What the extension has done, for tests to look at. */
export const done = {
  commands: new Map<string, (...given: unknown[]) => unknown>(),
  warnings: [] as string[],
  shown: [] as unknown[],
  logged: [] as string[],
};

/** What a person answers, and what is set. */
export const given = {
  input: undefined as string | undefined,
  settings: {} as Record<string, unknown>,
};

const nothing = { dispose: () => {} } satisfies Names<vscode.Disposable>;

const output = {
  info: (text: string) => void done.logged.push(text),
  error: (text: string) => void done.logged.push(text),
  show: () => void done.shown.push('output'),
  ...nothing,
} satisfies Names<vscode.LogOutputChannel>;

export const status = {
  name: '',
  text: '',
  command: undefined as unknown,
  ...nothing,
} satisfies Names<vscode.LanguageStatusItem>;

export const window = {
  activeTextEditor: undefined as unknown,
  createOutputChannel: () => output,
  onDidChangeActiveTextEditor: () => nothing,
  showInputBox: () => Promise.resolve(given.input),
  showWarningMessage: (text: string) => void done.warnings.push(text),
  showTextDocument: (document: unknown) => Promise.resolve(void done.shown.push(document)),
} satisfies Names<typeof vscode.window>;

export const workspace = {
  isTrusted: false,
  workspaceFolders: undefined as unknown,
  getConfiguration: () =>
    ({
      get: (name: string, usual: unknown) => given.settings[name] ?? usual,
    }) satisfies Names<vscode.WorkspaceConfiguration>,
  onDidGrantWorkspaceTrust: () => nothing,
  onDidChangeConfiguration: () => nothing,
  onDidSaveTextDocument: () => nothing,
  openTextDocument: (options: unknown) => Promise.resolve(options),
} satisfies Names<typeof vscode.workspace>;

export const languages = {
  createLanguageStatusItem: () => status,
  getDiagnostics: () => [],
} satisfies Names<typeof vscode.languages>;

export const commands = {
  registerCommand(name: string, command: (...given: unknown[]) => unknown) {
    done.commands.set(name, command);
    return nothing;
  },
} satisfies Names<typeof vscode.commands>;

({ window, workspace, languages, commands }) satisfies Names<typeof vscode>;
