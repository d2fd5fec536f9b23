/**
 * The slow path: a tree of a text that is not quite JSON, and what is wrong with it. One mistake is told once: where it
 * becomes unclear what belongs where, only the first is told, beside all trailing commas and comments. Whatever may
 * hide something is marked as open, so that nobody calls a part of it missing.
 */
import type { Document } from '../core/document.js';
import { LIMITS } from '../core/limits.js';
import { Lines } from '../core/lines.js';
import type { Fault } from '../core/rule.js';
import type { Entry, Node, Place } from '../core/tree.js';
import type { Container } from './changes.js';
import { checkDepth } from './depth.js';
import { Brackets, CLOSER, type Opening } from './json-brackets.js';
import { Mistakes } from './json-mistakes.js';
import { opened, spoilLast, withoutDoubtful } from './json-doubt.js';
import { jsonSyntax, jsoncSyntax } from './json-syntax.js';
import { fenceIn } from './json-fence.js';
import { readTokens, type Stray, type Token, type Tokens } from './json-tokens.js';
import { shown, stringFault, wordFault } from './json-words.js';
import type { JsonOptions } from './json.js';
import { hasLineBreak, isFirstOnLine, lineEnd } from './lines.js';

export function recoverJson(path: string, text: string, options: JsonOptions = {}): Document {
  const { root, faults } = recover(text, options);
  const syntax = options.comments || options.trailingCommas ? jsoncSyntax : jsonSyntax;
  return { path, text, syntax, roots: [root], faults };
}

/** Where a closing bracket may be missing, the indentation may tell where: it counts only if all brackets pair then. */
function recover(text: string, options: JsonOptions): { root: Node; faults: Fault[] } {
  const fenced = fenceIn(text);
  if (fenced) {
    const { root, faults } = recover(fenced.text, options);
    return { root, faults: [fenced.fault, ...faults] };
  }
  const plain = new Recovery(text, options);
  const root = plain.root();
  if (plain.mayLackBracket) {
    const indented = new Recovery(text, options, true);
    const other = indented.root();
    if (indented.hasFound) return { root: other, faults: indented.faults() };
  }
  return { root, faults: plain.faults() };
}

/**
 * A name, its colon, and a string that ends where a string may end: the quote between name and colon was forgotten. Of
 * very many escapes nobody can tell: a regular expression's own stack ends somewhere.
 */
const TORN_NAME = /"([\w$-]+)[ \t]*:[ \t]*"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*(?:[,;}\]\r\n]|$)/y;
const FOLLOWS_COMMA = /[ \t]*(?:[}\]\r\n]|$|"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*:)/y;

const CONFLICT_END = '>>>>>>>';

/** What stands before the next token of a container: `extra` is a comma that was told to be one too many. */
type Before = 'nothing' | 'child' | 'comma' | 'extra' | 'debris';

class Recovery {
  readonly #mistakes = new Mistakes();
  readonly #text: string;
  readonly #options: JsonOptions;
  readonly #tokens: Tokens;
  #token: Token;
  /** The end of the token before this one. */
  #behind: number;
  /** What this token stands in. */
  readonly #brackets: Brackets;
  /** What is read belongs to nothing. */
  #isSkipping = false;
  /** What follows the last value may belong to it. */
  #isFrayed = false;
  #lastConflict: number | undefined;
  /** The brackets do not pair, so any container may have ended too early or too late. */
  #isUnbalanced = false;
  /** The file ended before the root was closed, and all that stands before was clear. */
  #isCutOff = false;
  readonly #byIndent: boolean;
  /** Where the last container ends that was closed for its indentation. */
  #closedAt = -1;

  /** `byIndent`: a container ends where a line is indented no more than the one that opens it. */
  constructor(text: string, options: JsonOptions, byIndent = false) {
    this.#text = text;
    this.#brackets = new Brackets(text);
    this.#byIndent = byIndent;
    this.#options = options;
    this.#tokens = readTokens(text, (stray) => this.#stray(stray));
    this.#token = this.#tokens.next();
    this.#behind = this.#token.start;
  }

  faults(): Fault[] {
    return this.#mistakes.faults();
  }

  root(): Node {
    const { start } = this.#token;
    const root = this.#is('word') ? undefined : this.#value(1);
    if (root === undefined) {
      this.#mistakes.stumble(this.#token, this.#is('end') ? 'The file is empty.' : this.#unexpected('A JSON value'));
      return { kind: 'unknown', start, end: start };
    }
    if (!this.#is('end')) {
      if (!this.#isFrayed) this.#goesOn(root);
      if (root.kind !== 'object' && root.kind !== 'array') return { kind: 'unknown', start, end: root.end };
      this.#isUnbalanced = true;
    }
    if (!this.#isUnbalanced) return root;
    if (!this.#isCutOff) return opened(root);
    const isVague = this.#mayLackAnywhere(root);
    return opened(
      withoutDoubtful(root, (node) => (isVague && node !== root) || this.#brackets.doubtful.has(node.start)),
    );
  }

  /** Without lines there is no indentation: the missing bracket may be that of any container. */
  #mayLackAnywhere({ start, end }: Place): boolean {
    const isCutShort = !/[}\]]/.test(this.#text[end - 1]!);
    return !isCutShort && !hasLineBreak(this.#text, start, end);
  }

  get mayLackBracket(): boolean {
    return this.#mistakes.isLost || (this.#isCutOff && this.#brackets.late !== undefined);
  }

  /** All brackets pair, with those that were missing. */
  get hasFound(): boolean {
    return this.#closedAt >= 0 && !this.#isCutOff && !this.#mistakes.isLost;
  }

  /** There is more behind the root. */
  #goesOn(root: Node): void {
    const { early } = this.#brackets;
    if (early) {
      this.#mistakes.lose(
        early.closer,
        `This ${CLOSER[early.kind]} is one too many, or closes the ${this.#since(early)} too early.`,
      );
    } else if (root.kind === 'string' && this.#is(':')) {
      this.#mistakes.lose(this.#token, 'Properties stand in braces, and the { before them is missing.');
    } else if (this.#is('}', ']')) {
      this.#mistakes.lose(this.#token, `There is one ${this.#token.kind} too many: the JSON value has already ended.`);
    } else this.#mistakes.lose(this.#token, `The JSON value has ended before ${this.#found()}. A file holds only one.`);
  }

  /** Undefined, with nothing read, where no value begins. */
  #value(depth: number): Node | undefined {
    const { kind, start, end, value } = this.#token;
    this.#isFrayed = false;
    switch (kind) {
      case '{':
        return this.#container('object', depth);
      case '[':
        return this.#container('array', depth);
      case 'string':
      case 'quoted':
        return this.#string();
      case 'number':
        this.#advance();
        return { kind: 'number', value: Number(value), start, end };
      case 'literal':
        this.#advance();
        return value === 'null'
          ? { kind: 'null', start, end }
          : { kind: 'boolean', value: value === 'true', start, end };
      case 'word':
        if (!this.#mistakes.isLost) this.#mistakes.stumble(this.#token, wordFault(value));
        this.#advance();
        this.#isFrayed = true;
        return { kind: 'unknown', start, end };
      default:
        return undefined;
    }
  }

  #string(): Node {
    const { start, end, value } = this.#token;
    const isKnown = this.#checkString();
    this.#isFrayed = !this.#token.isClosed;
    this.#advance();
    return isKnown ? { kind: 'string', value, start, end } : { kind: 'unknown', start, end };
  }

  /** Whether the value of the string here can be told. */
  #checkString(): boolean {
    const { kind, isClosed, value } = this.#token;
    if (!isClosed) {
      this.#mistakes.stumble(
        this.#token,
        'The string has no closing quote on its line. A line break in a string is written \\n.',
      );
      return false;
    }
    if (kind === 'quoted') {
      const quote = this.#text[this.#token.start]!;
      const name = quote === "'" ? 'Single quotes' : quote === '`' ? 'Backquotes' : 'Curly quotes';
      this.#mistakes.habit(name, this.#token, `${name} are not allowed in JSON. Put text in straight double quotes.`);
      return !value.includes('\\');
    }
    const fault = stringFault(this.#text, this.#token);
    if (fault) this.#mistakes.stumble(fault, fault.message);
    return !fault?.spoils;
  }

  #container(kind: 'object' | 'array', depth: number): Container {
    checkDepth(depth, this.#options.depth ?? LIMITS.depth);
    const { start } = this.#token;
    const entries: Entry[] = [];
    const items: Node[] = [];
    let open = false;
    let before: Before = 'nothing';
    this.#brackets.open({ kind, start });
    this.#advance();
    for (;;) {
      if (this.#is('}', ']') && this.#brackets.isMistaken(this.#token)) {
        this.#mistakenCloser(kind, start);
        break;
      } else if (this.#byIndent && this.#brackets.isOutside(this.#token)) {
        if (before === 'extra' && entries.length === 0 && items.length === 1) this.#forgetComma();
        this.#closeByIndent(kind, start);
        open = true;
        break;
      } else if (this.#isSemicolonForComma()) {
        this.#semicolon();
        if (!this.#is('}', ']')) before = 'comma';
      } else if (this.#is(',')) {
        if (before === 'nothing' || before === 'comma') {
          this.#mistakes.stumble(this.#token, 'A value is missing before this comma, or it is one comma too many.');
          items.push({ kind: 'unknown', start: this.#token.start, end: this.#token.start });
          before = 'extra';
        } else if (before !== 'extra') before = 'comma';
        this.#advance();
      } else if (this.#is(CLOSER[kind])) {
        if (before === 'comma') this.#trailingComma();
        this.#brackets.compare(this.#token);
        this.#advance();
        break;
      } else if (this.#is('}', ']') && !this.#brackets.isIn(this.#is(']') ? 'array' : 'object')) {
        this.#mistakes.lose(
          this.#token,
          `This ${this.#token.kind} closes nothing. Remove it, or make it a ${CLOSER[kind]}.`,
        );
        this.#isUnbalanced = true;
        this.#advance();
        open = true;
        before = 'debris';
      } else if (this.#is('}', ']', 'end')) {
        this.#cutOff(kind, start);
        open = true;
        break;
      } else if (kind === 'object' ? this.#isKey(before !== 'child') : this.#isItem(before !== 'child')) {
        if (before === 'child' && !this.#isFrayed && this.#token.isClosed && this.#closedAt !== this.#behind) {
          this.#mistakes.stumble(
            this.#gap(),
            `A comma is missing between two ${kind === 'object' ? 'properties' : 'items'}.`,
          );
        }
        if (kind === 'array') items.push(this.#value(depth + 1)!);
        else {
          const property = this.#property(depth);
          if (property) entries.push(property);
          else open = true;
        }
        before = 'child';
      } else {
        if (before === 'child' && (this.#isStringTorn() || this.#is(':')))
          spoilLast(kind === 'object' ? entries : items);
        this.#loseTheWay(kind, before);
        open = true;
        before = 'debris';
      }
    }
    this.#brackets.close();
    this.#isFrayed = false;
    const end = this.#behind;
    return kind === 'object' ? { kind, entries, open, start, end } : { kind, items, open, start, end };
  }

  #isKey(isFresh: boolean): boolean {
    if (!this.#is('string', 'quoted', 'word', 'number', 'literal')) return false;
    if (isFresh && this.#is('string', 'quoted')) return this.#token.isClosed;
    return this.#tokens.isBeforeColon();
  }

  #isItem(isFresh: boolean): boolean {
    if (this.#is(':', '}', ']') || this.#isConflict()) return false;
    return isFresh || !(this.#isFrayed || this.#is('word'));
  }

  /** Undefined where its name is a guess, which nobody should judge or mend. */
  #property(depth: number): Entry | undefined {
    const torn = this.#tornName();
    if (torn) return { ...torn, value: this.#propertyValue(torn.key, depth)! };
    const { kind, start, end, value: key } = this.#token;
    if (kind === 'string' || kind === 'quoted') this.#checkString();
    else this.#mistakes.habit('keys', this.#token, `The property name ${shown(key)} must stand in double quotes.`);
    this.#advance();
    const wasLost = this.#mistakes.isLost;
    const value = this.#colon(key) ? this.#propertyValue(key, depth) : undefined;
    if (value === undefined && this.#mistakes.isLost && !wasLost) return undefined;
    return { key, value: value ?? { kind: 'unknown', start: this.#behind, end: this.#behind }, start, end };
  }

  /** Of `"name: "x"`, where the quote before the colon was forgotten, reads all but the value. */
  #tornName(): Omit<Entry, 'value'> | undefined {
    const { kind, start, end, isClosed } = this.#token;
    if (kind !== 'string' || !isClosed) return undefined;
    TORN_NAME.lastIndex = start;
    const key = TORN_NAME.exec(this.#text)?.[1];
    if (key === undefined || this.#tokens.isBeforeColon()) return undefined;
    const behind = start + 1 + key.length;
    const mend = { title: 'Add the quote', edits: [{ start: behind, end: behind, text: '"' }] };
    this.#mistakes.stumble({ start, end: behind }, `The closing quote of the name ${shown(key)} is missing.`, mend);
    this.#tokens.goTo(end - 1);
    this.#advance();
    return { key, start, end: behind };
  }

  /** Reads the colon of a property; false where there is neither a colon nor a value. */
  #colon(key: string): boolean {
    if (this.#is(':')) {
      this.#advance();
      return true;
    }
    const sign = this.#is('word') ? /^=>?/.exec(this.#token.value)?.[0] : undefined;
    if (sign !== undefined) {
      this.#mistakes.stumble(
        { start: this.#token.start, end: this.#token.start + sign.length },
        this.#unexpected('A colon'),
      );
      this.#tokens.goTo(this.#token.start + sign.length);
      this.#token = this.#tokens.next();
      return true;
    }
    if (this.#is('end')) return false;
    if (this.#is(',', '}', ']')) {
      if (!this.#isFrayed) this.#noValue(key);
    } else if (this.#is('word') || !this.#token.isClosed || this.#token.start === this.#behind) {
      if (this.#isStringTorn()) this.#endsTooSoon();
      else this.#mistakes.lose(this.#token, this.#unexpected(`A colon after the name ${shown(key)}`));
      this.#skip('object');
    } else {
      this.#mistakes.stumble(this.#gap(), `A colon is missing after the name ${shown(key)}.`);
      return true;
    }
    this.#isFrayed = true;
    return false;
  }

  #propertyValue(key: string, depth: number): Node | undefined {
    const isNextName =
      this.#isKey(false) &&
      hasLineBreak(this.#text, this.#behind, this.#token.start) &&
      isFirstOnLine(this.#text, this.#token.start);
    const value = isNextName ? undefined : this.#value(depth + 1);
    if (value === undefined && !this.#is('end')) {
      this.#noValue(key);
      this.#isFrayed = true;
    }
    return value;
  }

  #noValue(key: string): void {
    this.#mistakes.stumble(this.#gap(), `The property ${shown(key)} has no value.`);
  }

  /** A container ends without being closed: with the file, or with the closing bracket of one around it. */
  #cutOff(kind: 'object' | 'array', start: number): void {
    this.#isUnbalanced = true;
    if (this.#isFrayed) this.#mistakes.isLost = true;
    if (this.#mistakes.isLost) return;
    this.#isCutOff = this.#is('end');
    const { late } = this.#brackets;
    if (late) {
      const { kind, start } = late;
      this.#mistakes.lose({ start, end: start + 1 }, `This ${kind} is not closed: ${CLOSER[kind]} is missing.`);
      return;
    }
    const what = this.#is('end')
      ? `The file ends, and ${shown(this.#brackets.missing())} is missing`
      : `A ${CLOSER[kind]} is missing`;
    this.#mistakes.lose(this.#gap(), `${what}: the ${this.#since({ kind, start })} is not closed.`);
  }

  /** The only thing in a container is a comma that was told to be one too many: it belongs behind the missing bracket. */
  #forgetComma(): void {
    this.#mistakes.forgetLast();
  }

  #mistakenCloser(kind: 'object' | 'array', start: number): void {
    if (!this.#mistakes.isLost) {
      const closed = this.#since({ kind, start });
      this.#mistakes.stumble(this.#token, `This ${this.#token.kind} closes the ${closed}. Make it a ${CLOSER[kind]}.`);
    }
    this.#advance();
  }

  #closeByIndent(kind: 'object' | 'array', start: number): void {
    this.#isUnbalanced = true;
    this.#closedAt = this.#behind;
    if (this.#mistakes.isLost) return;
    const { line } = new Lines(this.#text).at(this.#token.start);
    this.#mistakes.stumble(
      { start, end: start + 1 },
      `This ${kind} is not closed: ${CLOSER[kind]} is missing before line ${line}.`,
    );
  }

  #since({ kind, start }: Opening): string {
    return `${kind} that begins on line ${new Lines(this.#text).at(start).line}`;
  }

  #trailingComma(): void {
    if (this.#options.trailingCommas) return;
    const start = this.#behind - 1;
    const comma = { start, end: start + 1 };
    const mend = { title: 'Remove the trailing comma', edits: [{ ...comma, text: '' }] };
    this.#mistakes.note({ ...comma, message: 'A trailing comma is not allowed in JSON. Remove it.', mend });
  }

  /** One that ends the line, or stands before what may follow a comma: it is no part of a text. */
  #isSemicolonForComma(): boolean {
    const { kind, value, end } = this.#token;
    if (kind !== 'word' || value !== ';') return false;
    FOLLOWS_COMMA.lastIndex = end;
    return FOLLOWS_COMMA.test(this.#text);
  }

  #semicolon(): void {
    const { start, end } = this.#token;
    this.#advance();
    const isLast = this.#is('}', ']', 'end');
    const mend = isLast
      ? { title: 'Remove the semicolon', edits: [{ start, end, text: '' }] }
      : { title: 'Write a comma', edits: [{ start, end, text: ',' }] };
    const advice = isLast ? 'JSON has no semicolons. Remove it.' : 'A semicolon stands where a comma belongs.';
    this.#mistakes.stumble({ start, end }, advice, mend);
  }

  #stray({ kind, start, end }: Stray): void {
    if (kind === 'open comment') {
      this.#mistakes.lose({ start, end }, 'The comment is not closed: */ is missing.');
    } else if (kind === 'comment') {
      if (this.#options.comments || this.#isSkipping) return;
      const message = 'Comments are not allowed in JSON. Remove it, or rename the file to .jsonc.';
      this.#mistakes.note({ start, end, message });
    } else {
      const code = this.#text.charCodeAt(start).toString(16).toUpperCase().padStart(4, '0');
      const message = `The character U+${code} looks like a space or like nothing, and is neither in JSON. Replace it with a space.`;
      this.#mistakes.habit('blanks', { start, end }, message);
    }
  }

  /** Whether more text stands behind a string, as when a quote in it is not escaped. */
  #isStringTorn(): boolean {
    const isBehindString = this.#text[this.#behind - 1] === '"';
    return isBehindString && this.#is('word', 'string') && !hasLineBreak(this.#text, this.#behind, this.#token.start);
  }

  /** Says what is in the way, and goes on where a container can be taken up again. */
  #loseTheWay(kind: 'object' | 'array', before: Before): void {
    if (this.#isFrayed) this.#mistakes.isLost = true;
    if (this.#isConflict()) this.#conflict();
    else if (this.#mistakes.isLost) return this.#skip(kind);
    else if (this.#is('string', 'quoted') && !this.#token.isClosed) {
      this.#checkString();
      this.#advance();
      this.#isFrayed = true;
    } else if (before === 'child' && this.#isStringTorn()) this.#endsTooSoon();
    else if (this.#is(':') && kind === 'array') {
      this.#mistakes.lose(this.#token, 'A colon has no place in an array. Properties stand in braces.');
    } else if (before === 'child') this.#mistakes.lose(this.#token, this.#unexpected(`A comma or ${CLOSER[kind]}`));
    else this.#mistakes.lose(this.#token, this.#unexpected('A property name'));
    this.#skip(kind);
  }

  #endsTooSoon(): void {
    const quote = { start: this.#behind - 1, end: this.#behind };
    this.#mistakes.lose(
      quote,
      'The string ends at this quote, but text goes on after it. A quote in a string is written \\".',
    );
  }

  #isConflict(): boolean {
    return this.#is('word') && /^(<{7}|={7}|>{7}|\|{7})/.test(this.#token.value);
  }

  /** Of the two sides of a merge conflict, the first counts. */
  #conflict(): void {
    const { start, value } = this.#token;
    this.#mistakes.lose(
      this.#token,
      'A merge conflict was left in the file. Decide for one side, and remove the markers.',
    );
    this.#lastConflict ??= this.#text.lastIndexOf(CONFLICT_END);
    const isOtherSide = value.startsWith('=') && start < this.#lastConflict;
    this.#tokens.goTo(lineEnd(this.#text, isOtherSide ? this.#text.indexOf(CONFLICT_END, start) : start));
    this.#advance();
  }

  #skip(kind: 'object' | 'array'): void {
    this.#isSkipping = true;
    for (let depth = 0; !this.#is('end'); this.#advance()) {
      if (this.#is('{', '[')) depth++;
      else if (this.#is('}', ']') && depth-- === 0) break;
      else if (depth === 0 && (kind === 'array' ? this.#is(',') : this.#isClearName())) break;
    }
    this.#isSkipping = false;
  }

  #isClearName(): boolean {
    const isName = this.#is('string') ? this.#token.isClosed : isFirstOnLine(this.#text, this.#token.start);
    return isName && this.#isKey(false);
  }

  #advance(): void {
    const last = this.#token;
    this.#behind = last.end;
    this.#token = this.#tokens.next();
    this.#brackets.advance(last, this.#token);
  }

  #is(...kinds: Token['kind'][]): boolean {
    return kinds.includes(this.#token.kind);
  }

  /** Right behind the last token. */
  #gap(): Place {
    return { start: this.#behind, end: this.#behind };
  }

  #unexpected(what: string): string {
    return `${what} was expected, but ${this.#found()} stands here.`;
  }

  #found(): string {
    const { kind, start, end } = this.#token;
    return kind === 'end' ? 'the end of the file' : shown(this.#text.slice(start, end));
  }
}
