/** The words of SQL, as SQLite splits them. What is no token of its (an unclosed quote, a stray sign) is a symbol. */

export interface Token {
  readonly kind: 'word' | 'quoted' | 'string' | 'variable' | 'number' | 'symbol';
  readonly from: number;
  readonly to: number;
  /** Names and keywords without their quotes; anything else as it stands. */
  readonly text: string;
}

const BLANK = /(?<blank>[ \t\n\f\r]+|--[^\n]*|\/\*[^]*?(?:\*\/|$))/y;
const STRING = /(?<string>[xX]?'[^']*(?:''[^']*)*')/y;
const QUOTED = /(?<quoted>"[^"]*(?:""[^"]*)*"|`[^`]*(?:``[^`]*)*`|\[[^\]]*\])/y;
const WORD = /(?<word>[A-Za-z_\x80-\uffff][\w$\x80-\uffff]*)/y;
const VARIABLE = /(?<variable>\?\d*|[:@$][\w$\x80-\uffff]+)/y;
const NUMBER = /(?<number>\.?\d[\w.]*)/y;
/** What is quoted and never closed goes on to the end. */
const SYMBOL = /(?<symbol>['"`[][^]*|\|\||->>?|<[<=>]?|>[>=]?|[=!]=|[^])/y;
const TOKEN = new RegExp(
  [BLANK, STRING, QUOTED, WORD, VARIABLE, NUMBER, SYMBOL].map(({ source }) => source).join('|'),
  'y',
);

export function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  for (let from = 0; from < sql.length;) {
    TOKEN.lastIndex = from;
    const { 0: whole, groups = {} } = TOKEN.exec(sql)!;
    const to = from + whole.length;
    const kind = KINDS.find((each) => groups[each] !== undefined);
    if (kind) tokens.push({ kind, from, to, text: kind === 'quoted' ? unquote(whole) : whole });
    from = to;
  }
  return tokens;
}

const KINDS = ['word', 'symbol', 'quoted', 'string', 'variable', 'number'] as const;

function unquote(text: string): string {
  const quote = text.at(-1)!;
  return text.slice(1, -1).replaceAll(quote + quote, quote);
}

/** A keyword, in upper or lower case. */
export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'word' && words.includes(token.text.toUpperCase());
}

export function isSymbol(token: Token | undefined, text: string): boolean {
  return token?.kind === 'symbol' && token.text === text;
}

/** What may stand for the name of a table or a column. */
export function isName(token: Token | undefined, name?: string): token is Token {
  if (token?.kind !== 'word' && token?.kind !== 'quoted') return false;
  return name === undefined || token.text.toLowerCase() === name.toLowerCase();
}
