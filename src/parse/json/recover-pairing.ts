/** Where brackets do not pair: what to say, and what it leaves to be sure of. */
import { Lines } from '../../core/lines.js';
import type { Node, Place, Entry } from '../../core/tree.js';
import { hasLineBreak } from '../lines.js';
import { CLOSER, type Opening } from './recover-tokens.js';
import { type Cursor, type Mistakes, shown } from './recover-cursor.js';
import type { Container } from '../text-edits.js';

export class Pairing {
  readonly #cursor: Cursor;
  readonly #mistakes: Mistakes;
  /** Any container may have ended too early or too late. */
  #isUnbalanced = false;
  /** The file ended before the root was closed, and all that is before was clear. */
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
    const message = {
      message: `This ${token.kind} closes the ${this.#since(container)}.`,
      help: `Make it a ${CLOSER[container.kind]}.`,
    };
    this.#mistakes.stumble(token, message);
  }

  /** A bracket in a container closes nothing that is open. */
  closerOfNothing({ kind }: Opening): void {
    const { token } = this.#cursor;
    this.#isUnbalanced = true;
    this.#mistakes.lose(token, {
      message: `This ${token.kind} closes nothing.`,
      help: `Remove it, or make it a ${CLOSER[kind]}.`,
    });
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
      this.#mistakes.lose(token, 'Properties must be in braces, but the { before them is missing.');
    } else if (cursor.is('}', ']')) {
      this.#mistakes.lose(token, `There is one ${token.kind} too many: the JSON value has already ended.`);
    } else
      this.#mistakes.lose(token, {
        message: `The JSON value has ended before ${cursor.found()}.`,
        help: 'A file holds only one.',
      });
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

// What is left to be sure of in a tree whose text has mistakes.

/** Every container may lack something. */
function opened(node: Node): Node {
  if (node.kind === 'array') return { ...node, open: true, items: node.items.map(opened) };
  if (node.kind !== 'object') return node;
  return { ...node, open: true, entries: node.entries.map((entry) => ({ ...entry, value: opened(entry.value) })) };
}

/** What is in a doubtful container may belong to one around it. */
function withoutDoubtful(node: Node, isDoubtful: (node: Container) => boolean): Node {
  if (node.kind !== 'object' && node.kind !== 'array') return node;
  if (isDoubtful(node)) return { kind: 'unknown', start: node.start, end: node.end };
  if (node.kind === 'array') return { ...node, items: node.items.map((item) => withoutDoubtful(item, isDoubtful)) };
  return {
    ...node,
    entries: node.entries.map((entry) => ({ ...entry, value: withoutDoubtful(entry.value, isDoubtful) })),
  };
}

/** The value of the last child turns out to be only a part of what was meant. */
export function spoilLast(children: (Entry | Node)[]): void {
  const last = children.pop()!;
  const { start, end } = 'key' in last ? last.value : last;
  const unknown: Node = { kind: 'unknown', start, end };
  children.push('key' in last ? { ...last, value: unknown } : unknown);
}
