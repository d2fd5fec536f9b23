/**
 * The parser of Python. What its grammar lacks of the language is written in other words for it, which are as long, so that
 * places stay; a tree has no text of its own.
 */
import type { SyntaxNode, TreeCursor } from '@lezer/common';
import { parser } from '@lezer/python';

export interface ParsedPython {
  readonly root: SyntaxNode;
  /** Where Python itself would stop, or not far from there. */
  readonly fault?: number;
}

/** Python passes over a mark of the byte order; the places stay. */
export const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? `\n${text.slice(1)}` : text);

export function parsePython(written: string): ParsedPython {
  const text = withoutMark(written);
  const root = parser.parse(text).topNode;
  if (faultIn(text, root) === undefined) return { root };
  const again = parser.parse(inOtherWords(text)).topNode;
  const fault = faultIn(text, again);
  return { root: again, ...(fault !== undefined && { fault }) };
}

function faultIn(text: string, root: SyntaxNode): number | undefined {
  const cursor = root.cursor();
  do {
    const fault = LOOKED_AT.has(cursor.name) ? faultAt(text, cursor) : undefined;
    if (fault !== undefined) return fault;
  } while (cursor.next());
  return undefined;
}

const BLOCKS = ['Script', 'Body', 'MatchBody', 'DecoratedStatement'];
const STRINGS = ['String', 'FormatString'];
const LOOKED_AT: ReadonlySet<string> = new Set(['\u26a0', 'PrintStatement', 'TryStatement', ...BLOCKS, ...STRINGS]);

/** To make a node of where the cursor is takes long. */
function faultAt(text: string, cursor: TreeCursor): number | undefined {
  const { name, from, to } = cursor;
  if (STRINGS.includes(name)) return STRING.test(text.slice(from, to)) ? undefined : from;
  const { node } = cursor;
  // It wants a value for each `yield`.
  if (name === '\u26a0') return node.parent?.name.startsWith('Yield') ? undefined : from;
  // What it lets pass, and Python does not.
  if (name === 'PrintStatement') return from;
  if (name === 'TryStatement') return node.getChild('except') || node.getChild('finally') ? undefined : to;
  return movedIn(text, node);
}

const STRING = /^[a-z]{0,2}("""|'''|["'])[^]*\1$/i;

/** A statement that does not begin where the first of its block does. */
function movedIn(text: string, block: SyntaxNode): number | undefined {
  let first = block.name === 'Script' ? '' : undefined;
  for (let at = block.firstChild; at; at = at.nextSibling) {
    let start = at.from;
    while (text[start - 1] === ' ' || text[start - 1] === '\t') start--;
    // Others are before it on its line.
    if (at.name === 'Comment' || (start > 0 && text[start - 1] !== '\n')) continue;
    const before = text.slice(start, at.from);
    first ??= before;
    // Tabs and spaces may come to the same.
    if (first !== before && !/\t/.test(first + before)) return at.from;
  }
  return undefined;
}

function inOtherWords(text: string): string {
  const units = text.split('');
  for (const { 0: head, 1: word, index } of text.matchAll(HEADS)) {
    const start = index + head.length;
    const tokens = headFrom(text, start);
    if (tokens.length > 0) REWRITE[word as keyof typeof REWRITE](units, tokens, text, start);
  }
  return FORMS.reduce((known, [form, by]) => known.replace(form, (all) => by.repeat(all.length)), units.join(''));
}

const HEADS = /^[ \t]{0,80}(?:async[ \t]{1,9})?(with(?=[ \t]*\()|(?:case|match)(?=[ \t]+[^\s=.:,)]))/gm;
const TOKEN =
  /("""|''')(?:\\[^]|[^\\])*?\1|"(?:\\[^]|[^"\\\n])*"|'(?:\\[^]|[^'\\\n])*'|#[^\n]*|[()[\]{}:,]|\\?\r?\n|\b(?:as|if)\b/g;
const LONGEST_HEAD = 2_000;

interface Token {
  readonly is: string;
  readonly at: number;
  /** How many brackets are around it. */
  readonly depth: number;
}

/** What a statement has up to its colon. */
function headFrom(text: string, start: number): readonly Token[] {
  const tokens: Token[] = [];
  let depth = 0;
  for (const { index, 0: is } of text.slice(start, start + LONGEST_HEAD).matchAll(TOKEN)) {
    if (/^[)\]}]/.test(is)) depth--;
    if (depth === 0 && is === ':') return [...tokens, { is, at: start + index, depth }];
    if (depth === 0 && /^\r?\n/.test(is)) break;
    tokens.push({ is, at: start + index, depth });
    if (/^[([{]/.test(is)) depth++;
  }
  return [];
}

type Rewrite = (units: string[], tokens: readonly Token[], text: string, start: number) => void;

/** `with (a as b, c):` is `with a as b, c:` on one line. */
const rewriteWith: Rewrite = (units, tokens, text) => {
  const [open, close, colon, ...others] = tokens.filter(({ depth }) => depth === 0);
  if (!colon || others.length > 0 || !tokens.some(({ is, depth }) => is === 'as' && depth === 1)) return;
  const isLeftOut = ({ is, at, depth }: Token): boolean =>
    depth === 1 && (/^[\\\r\n#]/.test(is) || (is === ',' && /^,\s*(?:#[^\n]*\n\s*)*$/.test(text.slice(at, close!.at))));
  for (const each of tokens)
    if (each === open || each === close || isLeftOut(each)) units.fill(' ', each.at, each.at + each.is.length);
};

/** What is compared with is read only where it is plain. */
const rewriteCase: Rewrite = (units, tokens, text, start) => {
  const end = tokens.find(({ is, depth }) => depth === 0 && /^(?::|if)$/.test(is))!.at;
  if (PLAIN.test(text.slice(start, end))) return;
  units.fill(' ', start, end);
  units[start + 1] = '_';
};

const PLAIN = /^\s*(?:(?:"[^"\n]*"|'[^'\n]*'|-?[\w.]+)(?:\s*\|\s*(?!$)|\s*$))+$/;

/** `match a, b:` */
const rewriteMatch: Rewrite = (units, tokens) => {
  for (const { is, at, depth } of tokens) if (is === ',' && depth === 0) units[at] = '+';
};

const REWRITE = { with: rewriteWith, case: rewriteCase, match: rewriteMatch };

/** What is written over, and with what. In a string they change nothing that matters. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  // `as (a, b)`, `as a.b`, `as a[0]`
  [/(?<=\bas )[([](?:[^()[\]"'#\\]|[([][^()[\]"'#\\]{0,200}[)\]]){0,200}[)\]](?=\s*[:,)])/g, '_'],
  [/(?<=\bas \w{1,100})(?:\.\w+|\[[^\][\n]{0,100}\])+(?=\s*[:,)])/g, ' '],
  // `for a, *b in *c, *d`, `x[*a]`, `*args: *Ts`
  [/(?<=\bfor\s[\w\s,.()]{0,200})\*(?=\w[\w\s,.()]{0,200}\sin\b)/g, ' '],
  [/(?<=\bfor\s[^:\n]{0,200}\sin\s(?:[^:\n]{0,200},[ \t])?)\*(?=\w)/g, ' '],
  [/(?<=[\w)\]]\[(?:[^\][\n]{0,200},[ \t]{0,9})?)\*(?=\w)/g, ' '],
  [/(?<=\*\w{1,100}[ \t]{0,9}:[ \t]{0,9})\*(?=\w)/g, ' '],
  // `def f[T = int](x)`, `lambda a, /, b: c`
  [/(?<=\b(?:def|class)[ \t]\w{1,100})\[[^()\n=]{0,200}=[^()\n]{0,200}\](?=[(:])/g, ' '],
  [/(?<=\blambda\b[^:\n]{0,200}),[ \t]*\/(?=[ \t]*[,:])/g, ' '],
  // `rf"\{{"`, `f"{a:=^9}"`, `t"{a}"`
  [/\\(?=\{\{|\}\})/g, '_'],
  [/(?<=\{[^{}:\n(]{0,200}(?:\([^()\n]{0,200}\)[^{}:\n(]{0,200})?:)=/g, '-'],
  [/\b(?<=\br?)t(?=r?["'])/gi, 'f'],
  // `print = log`
  [/(?<=^[ \t]{0,80})print(?=[ \t]*(?::|[^\s\w("'[]{0,2}=))/gm, '_'],
  // `1.`
  [/(?<=\b\d[\d_]{0,100})\.(?![\w.])/g, '0'],
  // `@a[0]`, `@a(b).c`
  [/(?<=^[ \t]{0,80}@)(?:\(|[\w.]{1,200}(?:(?=\[)|\([^()\n]{0,200}\)(?=[.([])))[^\n]{1,500}$/gm, '_'],
  // Behind the last line.
  [/(?<![ \t])[ \t]+$/g, '\n'],
];
