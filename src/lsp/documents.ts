/** The files that are open in the editor, saved or not. */
import { fileURLToPath, pathToFileURL } from 'node:url';
import type {
  DidChangeTextDocumentParams,
  Position,
  Range,
  TextDocumentContentChangeEvent,
  TextDocumentItem,
} from 'vscode-languageserver/node';
import type { Finding } from '../core/finding.js';
import { toSlashes } from '../files/paths.js';
import { readBytes, readText, type ReadFile } from '../files/read.js';
import { Positions, type Encoding } from './positions.js';

export interface OpenDocument {
  /** As the editor writes it. */
  readonly uri: string;
  /** Absolute. */
  readonly path: string;
  readonly version: number;
  readonly text: string;
  readonly positions: Positions;
}

export class Documents {
  /** By absolute path. */
  readonly #open = new Map<string, OpenDocument>();
  encoding: Encoding = 'utf-16';

  open({ uri, version, text }: TextDocumentItem): OpenDocument | undefined {
    const path = pathOf(uri);
    return path === undefined ? undefined : this.#keep({ uri, path, version, text });
  }

  change({ textDocument: { uri, version }, contentChanges }: DidChangeTextDocumentParams): OpenDocument | undefined {
    const document = this.get(uri);
    if (!document) return undefined;
    const { path } = document;
    const changed = (now: OpenDocument, change: TextDocumentContentChangeEvent): OpenDocument =>
      this.#keep({ uri, path, version, text: applied(change, now) });
    return contentChanges.reduce<OpenDocument>(changed, document);
  }

  close(uri: string): void {
    const path = pathOf(uri);
    if (path !== undefined) this.#open.delete(path);
  }

  get(uri: string): OpenDocument | undefined {
    const path = pathOf(uri);
    return path === undefined ? undefined : this.#open.get(path);
  }

  at(path: string): OpenDocument | undefined {
    return this.#open.get(path);
  }

  all(): Iterable<OpenDocument> {
    return this.#open.values();
  }

  /** Reads what is open from the editor, all else from the disk. */
  readonly read: ReadFile = (path, options) => {
    const document = this.#open.get(path);
    return document ? readBytes(Buffer.from(document.text), options) : readText(path, options);
  };

  uriOf(path: string): string {
    return this.#open.get(path)?.uri ?? pathToFileURL(path).href;
  }

  rangeOf(path: string, { start, end, line, column, endLine, endColumn }: Finding): Range {
    const document = this.#open.get(path);
    if (document) return document.positions.range(start, end);
    return { start: this.positionOf(path, line, column), end: this.positionOf(path, endLine, endColumn) };
  }

  /** Of a line and a column as reports have them. */
  positionOf(path: string, line: number, column: number): Position {
    const plain = counted(line, column);
    if (this.encoding === 'utf-16') return plain;
    const text = this.#textOf(path);
    return new Positions(text, this.encoding).at(new Positions(text, 'utf-16').offsetAt(plain));
  }

  /** Editors take a byte order mark away when they open a file. */
  #textOf(path: string): string {
    const read = this.read(path, { maxBytes: Infinity });
    return 'text' in read ? read.text.replace(/^\ufeff/, '') : '';
  }

  #keep(document: Omit<OpenDocument, 'positions'>): OpenDocument {
    const kept = { ...document, positions: new Positions(document.text, this.encoding) };
    this.#open.set(document.path, kept);
    return kept;
  }
}

const counted = (line: number, column: number): Position => ({ line: line - 1, character: column - 1 });

function applied(change: TextDocumentContentChangeEvent, { text, positions }: OpenDocument): string {
  if (!('range' in change)) return change.text;
  const [start, end] = [positions.offsetAt(change.range.start), positions.offsetAt(change.range.end)];
  return text.slice(0, start) + change.text + text.slice(Math.max(start, end));
}

/** Absolute, with forward slashes; undefined for what is no file. */
export function pathOf(uri: string): string | undefined {
  if (!uri.startsWith('file:')) return undefined;
  try {
    return toSlashes(fileURLToPath(uri));
  } catch {
    return undefined;
  }
}
