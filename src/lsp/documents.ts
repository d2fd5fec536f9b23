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
import { Lines, lineAt } from '../core/lines.js';

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

// Positions as editors count them, in the encoding that was agreed on.

type Encoding = 'utf-8' | 'utf-16' | 'utf-32';

/** The first that the editor prefers; UTF-16 is what all of them know. */
export function encodingFor(preferred: readonly string[] | undefined): Encoding {
  for (const name of preferred ?? []) if (name === 'utf-8' || name === 'utf-16' || name === 'utf-32') return name;
  return 'utf-16';
}

class Positions {
  readonly #text: string;
  readonly #encoding: Encoding;
  readonly #starts: readonly number[];

  constructor(text: string, encoding: Encoding) {
    this.#text = text;
    this.#encoding = encoding;
    // To an editor that sends it a byte order mark is a character like any other.
    this.#starts = [0, ...new Lines(text).starts.slice(1)];
  }

  at(offset: number): Position {
    const line = lineAt(offset, this.#starts) - 1;
    return { line, character: this.#lengthOf(this.#text.slice(this.#starts[line], offset)) };
  }

  range(start: number, end: number): Range {
    return { start: this.at(start), end: this.at(end) };
  }

  /** A position behind the end of its line means that end. */
  offsetAt({ line, character }: Position): number {
    const start = this.#starts[line];
    if (start === undefined) return this.#text.length;
    const [content = ''] = this.#text.slice(start, this.#starts[line + 1]).split(/[\r\n]/, 1);
    if (this.#encoding === 'utf-16') return start + Math.min(character, content.length);
    let units = 0;
    let at = 0;
    for (const each of content) {
      if (units >= character) break;
      units += this.#lengthOf(each);
      at += each.length;
    }
    return start + at;
  }

  #lengthOf(text: string): number {
    if (this.#encoding === 'utf-16') return text.length;
    return this.#encoding === 'utf-8' ? Buffer.byteLength(text) : [...text].length;
  }
}
