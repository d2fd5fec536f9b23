/** Positions as editors count them, in the encoding that was agreed on. */
import type { Position, Range } from 'vscode-languageserver/node';
import { Lines, lineAt } from '../core/lines.js';

export type Encoding = 'utf-8' | 'utf-16' | 'utf-32';

/** The first that the editor prefers; UTF-16 is what all of them know. */
export function encodingFor(preferred: readonly string[] | undefined): Encoding {
  for (const name of preferred ?? []) if (name === 'utf-8' || name === 'utf-16' || name === 'utf-32') return name;
  return 'utf-16';
}

export class Positions {
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
