/** The brackets around a token of JSON, and what their indentation says of where they should close. */
import type { Place, Node } from '../../core/tree.js';
import { type Token, type Cursor, shown } from './recover-tokens.js';
import { isFirstOnLine, hasLineBreak } from '../lines.js';
import { Lines } from '../../core/lines.js';
import { opened, withoutDoubtful } from './recover.js';
import type { Mistakes } from './recover-mistakes.js';

export const CLOSER = { object: '}', array: ']' } as const;

export interface Opening {
  readonly kind: 'object' | 'array';
  readonly start: number;
}
interface Around extends Opening {
  readonly indent: number;
}
interface Suspect extends Opening {
  readonly closer: Place;
}

export class Brackets {
  /** The first containers whose closing bracket is indented more, or less, than the line that opens it. */
  early: Suspect | undefined;
  late: Suspect | undefined;
  /** Where containers start of which the indentation says that they end where one around them does. */
  readonly doubtful = new Set<number>();
  readonly #text: string;
  /** The innermost last. */
  readonly #around: Around[] = [];
  /** How far the line of this token is indented, and whether others than closing brackets stand before it there. */
  #line = { indent: 0, hasOthers: false };

  constructor(text: string) {
    this.#text = text;
  }

  open(opening: Opening): void {
    this.#around.push({ ...opening, indent: this.#line.indent });
  }

  close(): void {
    this.#around.pop();
  }

  isIn(kind: Opening['kind']): boolean {
    return this.#around.some((each) => each.kind === kind);
  }

  /** All that would close what is open. */
  missing(): string {
    return this.#around
      .map(({ kind }) => CLOSER[kind])
      .reverse()
      .join('');
  }

  /** From one token to the next. */
  advance(from: Token, to: Token): void {
    if (from.kind !== '}' && from.kind !== ']') this.#line.hasOthers = true;
    const gap = this.#text.slice(from.end, to.start);
    const lineBreak = Math.max(gap.lastIndexOf('\n'), gap.lastIndexOf('\r'));
    if (lineBreak >= 0) this.#line = { indent: gap.length - lineBreak - 1, hasOthers: false };
  }

  /** Whether the line that begins here is indented as if the innermost, which is not the root, had ended before it. */
  isOutside({ kind, start }: Token): boolean {
    if (this.#around.length < 2 || this.#line.hasOthers || kind === 'end') return false;
    const { kind: innermost, indent } = this.#around.at(-1)!;
    const isLess = this.#line.indent < indent || (this.#line.indent === indent && kind !== CLOSER[innermost]);
    return isLess && isFirstOnLine(this.#text, start);
  }

  /** Whether this bracket of the other kind is indented as only the one should be that closes the innermost. */
  isMistaken({ kind, start, end }: Token): boolean {
    const innermost = this.#around.at(-1)!;
    if (kind === CLOSER[innermost.kind] || this.#line.hasOthers || !isFirstOnLine(this.#text, start)) return false;
    const isThere = ({ indent }: Around): boolean => indent === this.#line.indent;
    if (!isThere(innermost) || this.#around.some((each) => CLOSER[each.kind] === kind && isThere(each))) return false;
    return this.#around.length > 1 || this.#text.slice(end).trim() === '';
  }

  /** Compares where the innermost closes with where it opens. */
  compare(closer: Place): void {
    if (this.#line.hasOthers) return;
    const { kind, start, indent } = this.#around.at(-1)!;
    if (this.#line.indent > indent) this.early ??= { kind, start, closer };
    if (this.#line.indent < indent) {
      this.late ??= { kind, start, closer };
      this.doubtful.add(start);
    }
  }
}

/** Where brackets do not pair: what to say, and what it leaves to be sure of. */

export class Pairing {
  readonly #cursor: Cursor;
  readonly #mistakes: Mistakes;
  /** Any container may have ended too early or too late. */
  #isUnbalanced = false;
  /** The file ended before the root was closed, and all that stands before was clear. */
  #isCutOff = false;
  /** Where the last container ends that was closed for its indentation. */
  #closedAt = -1;

  constructor(cursor: Cursor, mistakes: Mistakes) {
    this.#cursor = cursor;
    this.#mistakes = mistakes;
  }

  get mayLackBracket(): boolean {
    return this.#mistakes.isLost || (this.#isCutOff && this.#cursor.brackets.late !== undefined);
  }

  /** All brackets pair, with those that were missing. */
  get hasFoundMissing(): boolean {
    return this.#closedAt >= 0 && !this.#isCutOff && !this.#mistakes.isLost;
  }

  /** A container was closed for its indentation right before this token. */
  get isBehindMissing(): boolean {
    return this.#closedAt === this.#cursor.behind;
  }

  /** A bracket of the other kind closes a container. */
  closerOfOtherKind(container: Opening): void {
    const { token } = this.#cursor;
    if (this.#mistakes.isLost) return;
    const message = `This ${token.kind} closes the ${this.#since(container)}. Make it a ${CLOSER[container.kind]}.`;
    this.#mistakes.stumble(token, message);
  }

  /** A bracket in a container closes nothing that is open. */
  closerOfNothing({ kind }: Opening): void {
    const { token } = this.#cursor;
    this.#isUnbalanced = true;
    this.#mistakes.lose(token, `This ${token.kind} closes nothing. Remove it, or make it a ${CLOSER[kind]}.`);
  }

  /** A container ends before this line, which is indented no more than the one that opens it. */
  endByIndent({ kind, start }: Opening): void {
    this.#isUnbalanced = true;
    this.#closedAt = this.#cursor.behind;
    if (this.#mistakes.isLost) return;
    const { line } = new Lines(this.#cursor.text).at(this.#cursor.token.start);
    const message = `This ${kind} is not closed: ${CLOSER[kind]} is missing before line ${line}.`;
    this.#mistakes.stumble({ start, end: start + 1 }, message);
  }

  /** A container ends without being closed: with the file, or with the closing bracket of one around it. */
  cutOff(container: Opening): void {
    const { brackets, isFrayed } = this.#cursor;
    this.#isUnbalanced = true;
    if (isFrayed) this.#mistakes.isLost = true;
    if (this.#mistakes.isLost) return;
    this.#isCutOff = this.#cursor.is('end');
    if (brackets.late) {
      const { kind, start } = brackets.late;
      this.#mistakes.lose({ start, end: start + 1 }, `This ${kind} is not closed: ${CLOSER[kind]} is missing.`);
      return;
    }
    const what = this.#isCutOff
      ? `The file ends, and ${shown(brackets.missing())} is missing`
      : `A ${CLOSER[container.kind]} is missing`;
    this.#mistakes.lose(this.#cursor.gap(), `${what}: the ${this.#since(container)} is not closed.`);
  }

  /** There is more behind the root. */
  goesOn(root: Node): void {
    const cursor = this.#cursor;
    const { token, brackets } = cursor;
    this.#isUnbalanced = true;
    if (cursor.isFrayed) return;
    if (brackets.early) {
      const { kind, closer } = brackets.early;
      const message = `This ${CLOSER[kind]} is one too many, or closes the ${this.#since(brackets.early)} too early.`;
      this.#mistakes.lose(closer, message);
    } else if (root.kind === 'string' && cursor.is(':')) {
      this.#mistakes.lose(token, 'Properties stand in braces, and the { before them is missing.');
    } else if (cursor.is('}', ']')) {
      this.#mistakes.lose(token, `There is one ${token.kind} too many: the JSON value has already ended.`);
    } else this.#mistakes.lose(token, `The JSON value has ended before ${cursor.found()}. A file holds only one.`);
  }

  /** What of the root can be relied on. */
  sureOf(root: Node): Node {
    if (!this.#isUnbalanced) return root;
    if (!this.#isCutOff) return opened(root);
    const isVague = this.#mayLackAnywhere(root);
    const { doubtful } = this.#cursor.brackets;
    return opened(withoutDoubtful(root, (node) => (isVague && node !== root) || doubtful.has(node.start)));
  }

  /** Without lines there is no indentation: the missing bracket may be that of any container. */
  #mayLackAnywhere({ start, end }: Place): boolean {
    const { text } = this.#cursor;
    const isCutShort = !/[}\]]/.test(text[end - 1]!);
    return !isCutShort && !hasLineBreak(text, start, end);
  }

  #since({ kind, start }: Opening): string {
    return `${kind} that begins on line ${new Lines(this.#cursor.text).at(start).line}`;
  }
}
