/** Where the things of a text begin, told by how its lines are indented, which is the same in every language. */
import { columnOf, spacesOf } from './hunks.js';

interface Beginning {
  /** In lines and columns from 1. */
  readonly line: number;
  readonly column: number;
  readonly indent: number;
}

/** It reads the text once: what it is asked about comes in the order of the text. */
export class Beginnings {
  readonly #lines: readonly string[];
  readonly #top: Beginning;
  /** Of what has not ended where it has read to, the outermost first. */
  readonly #open: Beginning[] = [];
  #read = 0;

  constructor(text: string) {
    this.#lines = text.split('\n');
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }

  /** What holds a line that stands behind another, 0 at the top, and is indented so far. */
  around(after: number, indent: number): Beginning {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }

  #readLine(index: number): void {
    const text = this.#lines[index]!;
    if (!isContent(text)) return;
    const beginning = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1)!.indent >= beginning.indent) this.#open.pop();
    if (!isEnd(text)) this.#open.push(beginning);
  }

  #beginningIn(index: number): Beginning {
    const text = this.#lines[index]!;
    return { line: index + 1, column: columnOf(text), indent: spacesOf(text) };
  }
}

const isContent = (line: string): boolean => !/^\s*(?:$|#|\/\/|---)/.test(line);

/** One as `}, {` is a beginning too. */
const isEnd = (line: string): boolean => /^\s*[)\]}]/.test(line) && !/[([{]\s*$/.test(line);
