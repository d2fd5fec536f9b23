/** All folders that the editor has open, and what the editor can do. */
import { basename } from 'node:path';
import { MessageType, ShowMessageNotification } from 'vscode-languageserver/node';
import type { CancellationToken, ClientCapabilities, Connection, InitializeParams } from 'vscode-languageserver/node';
import { LOCK_FILES } from '../core/lock-files.js';
import type { Knowledge } from '../core/format.js';
import { printable } from '../core/text.js';
import type { RecognisedDocument } from '../engine/lint-document.js';
import type { FoundFile } from '../files/discover.js';
import { CONFIG_NAMES } from '../files/look-up.js';
import { UserError } from '../files/errors.js';
import { parentOf } from '../files/paths.js';
import { SUPPRESSIONS } from '../engine/suppressions.js';
import type { OngoingRun } from '../run/ongoing-run.js';
import type { Abilities } from './diagnostics.js';
import { pathOf, type Documents, type OpenDocument } from './documents.js';
import { Folder, type Host } from './folder.js';
import { readSettings, sectionOf, type Settings } from './settings.js';
import { known } from '../core/collections.js';

/** What is open, and what it was taken for. */
export interface OpenFile {
  readonly document: OpenDocument;
  readonly folder: Folder;
  readonly run: OngoingRun;
  readonly file: FoundFile;
}

type OnReport = (folder: Folder, paths: ReadonlySet<string>) => void;

export class Workspace {
  readonly documents: Documents;
  readonly knowledge: Knowledge;
  readonly #connection: Connection;
  readonly #folders: Folder[] = [];
  /** Of files outside of the workspace, by the folder that they are in. */
  readonly #loose = new Map<string, Folder>();
  readonly #ready: Promise<void>;
  #isStarted = false;
  #begun: () => void = () => {};
  #onReport: OnReport = () => {};
  #given: unknown;
  #settings = readSettings({});
  #roots: readonly string[] = [];
  #capabilities: ClientCapabilities = {};

  constructor(connection: Connection, documents: Documents, knowledge: Knowledge) {
    this.#connection = connection;
    this.documents = documents;
    this.knowledge = knowledge;
    this.#ready = new Promise((resolve) => (this.#begun = resolve));
  }

  begin({ capabilities, workspaceFolders, rootUri, initializationOptions }: InitializeParams): void {
    this.#capabilities = capabilities;
    this.#given = initializationOptions;
    this.#settings = readSettings(initializationOptions);
    const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
    this.#roots = uris.flatMap((uri) => pathOf(uri) ?? []);
  }

  async start(onReport: OnReport): Promise<void> {
    this.#onReport = onReport;
    const { workspace } = this.#capabilities;
    if (workspace?.configuration) this.#settings = await this.#askSettings();
    for (const root of this.#roots) this.#add(root);
    this.#isStarted = true;
    for (const document of this.documents.all()) this.touch(document);
    this.#begun();
    this.#connection.onDidChangeConfiguration(({ settings }) => void this.#configure(settings));
    if (workspace?.workspaceFolders) {
      this.#connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        for (const { uri } of removed) this.#remove(pathOf(uri));
        for (const { uri } of added) this.#add(pathOf(uri));
        for (const document of this.documents.all()) this.touch(document);
      });
    }
  }

  get settings(): Settings {
    return this.#settings;
  }

  get capabilities(): ClientCapabilities {
    return this.#capabilities;
  }

  get abilities(): Abilities {
    const { textDocument } = this.#capabilities;
    const can = textDocument?.diagnostic ?? textDocument?.publishDiagnostics;
    const alsoCan = textDocument?.publishDiagnostics ?? can;
    return {
      relatedInformation: (can?.relatedInformation ?? alsoCan?.relatedInformation) === true,
      tags: (can?.tagSupport ?? alsoCan?.tagSupport) !== undefined,
      links: (can?.codeDescriptionSupport ?? alsoCan?.codeDescriptionSupport) === true,
    };
  }

  get folders(): readonly Folder[] {
    return this.#folders;
  }

  /** Everything that has been set up. */
  async ready(): Promise<void> {
    await this.#ready;
  }

  /** The innermost folder around a file; one of its own for a file outside of the workspace. */
  folderOf(absolute: string): Folder {
    return this.#around(absolute) ?? this.#looseFolder(parentOf(absolute));
  }

  /** Whether it is for this folder to say something of a file. */
  owns(folder: Folder, path: string): boolean {
    return this.#folders.length < 2 || this.#around(folder.absolute(path)) === folder;
  }

  /** A file was opened, edited or closed. */
  touch(document: OpenDocument | undefined): void {
    if (document && this.#isStarted) this.folderOf(document.path).touch(document.path);
  }

  saved(uri: string): void {
    const path = pathOf(uri);
    // Editors that watch files tell of it themselves.
    if (path === undefined || this.#capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration) return;
    this.changedOnDisk(path, false);
  }

  /** `isOther`: it is there that was not, or the other way round. */
  changedOnDisk(absolute: string, isOther: boolean): void {
    const name = basename(absolute);
    for (const folder of this.#all()) {
      if (absolute === folder.absolute(SUPPRESSIONS)) void folder.rereadSuppressions();
      const isControl = CONTROLS.has(name) || CONFIG_NAMES.has(name) || folder.isBroken || folder.isConfig(absolute);
      if (isControl || (isOther && folder.holds(absolute))) folder.reload();
      else if (folder.holds(absolute) && !this.documents.at(absolute)) folder.touch(absolute);
    }
  }

  /** What is open, with everything linted that was typed. */
  async opened(uri: string, token?: CancellationToken): Promise<OpenFile | undefined> {
    await this.#ready;
    const path = pathOf(uri);
    if (path === undefined) return undefined;
    const folder = this.folderOf(path);
    const found = await folder.fileAt(path);
    const document = this.documents.get(uri);
    return found && document && !token?.isCancellationRequested ? { document, folder, ...found } : undefined;
  }

  /** The manifests in what is open, and the texts that they are in. */
  async manifestsIn(
    uri: string,
    token?: CancellationToken,
  ): Promise<(OpenFile & { recognised: RecognisedDocument }) | undefined> {
    const opened = await this.opened(uri, token);
    const recognised = opened && (await opened.run.manifestsIn(opened.file, opened.document.text));
    return recognised && { ...opened, recognised };
  }

  /** What a file was taken for, for a status line. */
  async describe(uri: string): Promise<{ formats: readonly string[]; tools: number }> {
    const manifests = (await this.manifestsIn(uri))?.recognised.recognition.manifests ?? [];
    return {
      formats: [...new Set(manifests.flatMap(({ formats }) => formats))],
      tools: manifests.reduce((sum, { tools }) => sum + tools.length, 0),
    };
  }

  async reloadAll(): Promise<void> {
    await this.#ready;
    await Promise.all(this.#all().map((folder) => folder.reloadNow()));
  }

  #all(): readonly Folder[] {
    return [...this.#folders, ...this.#loose.values()];
  }

  #around(absolute: string): Folder | undefined {
    const around = this.#folders.filter((folder) => folder.holds(absolute));
    return around.sort((a, b) => b.cwd.length - a.cwd.length)[0];
  }

  #looseFolder(cwd: string): Folder {
    return known(this.#loose, cwd, () => new Folder(cwd, true, this.#host()));
  }

  #add(path: string | undefined): void {
    if (path !== undefined) this.#folders.push(new Folder(path, false, this.#host()));
  }

  #remove(path: string | undefined): void {
    const at = this.#folders.findIndex(({ cwd }) => cwd === path);
    if (at < 0) return;
    const [folder] = this.#folders.splice(at, 1);
    folder!.close();
    this.#onReport(folder!, new Set());
  }

  async #askSettings(): Promise<Settings> {
    return this.#readSettings(await this.#connection.workspace.getConfiguration('toolint').catch(() => undefined));
  }

  /** Whether code may run is said when the server is started: settings may come from the files of the workspace. */
  #readSettings(given: unknown): Settings {
    const { allowCode } = readSettings(this.#given);
    return { ...readSettings({ ...sectionOf(this.#given), ...sectionOf(given) }), allowCode };
  }

  async #configure(given: unknown): Promise<void> {
    const isAsked = this.#capabilities.workspace?.configuration === true;
    const settings = isAsked ? await this.#askSettings() : this.#readSettings(given);
    if (JSON.stringify(settings) === JSON.stringify(this.#settings)) return;
    this.#settings = settings;
    await this.reloadAll();
  }

  #host(): Host {
    const { documents } = this;
    return {
      knowledge: this.knowledge,
      read: documents.read,
      settings: () => this.#settings,
      isOpen: (absolute) => documents.at(absolute) !== undefined,
      openPaths: () => [...documents.all()].map(({ path }) => path),
      onReport: (folder, paths) => this.#onReport(folder, paths),
      tell: (message, error) => tell(this.#connection, message, error),
      progress: (title) => this.#progress(title),
    };
  }

  async #progress(title: string): ReturnType<Host['progress']> {
    if (!this.#capabilities.window?.workDoneProgress) return { step: () => {}, close: () => {} };
    const shown = await this.#connection.window.createWorkDoneProgress();
    shown.begin(title, 0);
    return {
      step: (done, total) => shown.report(Math.floor((done / total) * 100), `${done} of ${total} files`),
      close: () => shown.done(),
    };
  }
}

/** Editors show messages, and keep the log out of sight. */
export function tell(connection: Connection, message: string, error: unknown): void {
  const shown = message.split('\n').map((line) => printable(line, LONGEST_LINE));
  const text = `toolint: ${shown.join('\n')}`;
  void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Error, message: text });
  if (error instanceof Error && !(error instanceof UserError)) connection.console.error(error.stack ?? error.message);
}

const LONGEST_LINE = 1000;

/** What changes more than one file's findings. */
const CONTROLS = new Set(['.gitignore', 'SKILL.md', 'package.json', ...LOCK_FILES]);
