import {
  Lines,
  json5Syntax,
  treeOf
} from "./client-config.js";
import {
  nearestWord
} from "./did-you-mean.js";
import {
  commentsIn,
  jsonSyntax,
  jsoncSyntax,
  parseJson
} from "./read.js";
import {
  LIMITS
} from "./limits.js";
import {
  EMPTY_FILE,
  Unreadable,
  afterLineBreak,
  checkDepth,
  hasLineBreak,
  isFirstOnLine,
  isLineBreak,
  lineEnd,
  lineStart,
  walk
} from "./text-edits.js";
import {
  languageOf,
  mayBePage
} from "./prefilter.js";
import {
  partsOf,
  printable
} from "./version.js";

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(n,v=!1){const _=n.length;let i=0,g="",w=0,l=16,S=0,B=0,p=0,T=0,b=0;function N(u,k){let m=0,A=0;for(;m<u||!k;){let f=n.charCodeAt(i);if(f>=48&&f<=57)A=A*16+f-48;else if(f>=65&&f<=70)A=A*16+f-65+10;else if(f>=97&&f<=102)A=A*16+f-97+10;else break;i++,m++}return m<u&&(A=-1),A}function O(u){i=u,g="",w=0,l=16,b=0}function F(){let u=i;if(n.charCodeAt(i)===48)i++;else for(i++;i<n.length&&isDigit(n.charCodeAt(i));)i++;if(i<n.length&&n.charCodeAt(i)===46)if(i++,i<n.length&&isDigit(n.charCodeAt(i)))for(i++;i<n.length&&isDigit(n.charCodeAt(i));)i++;else return b=3,n.substring(u,i);let k=i;if(i<n.length&&(n.charCodeAt(i)===69||n.charCodeAt(i)===101))if(i++,(i<n.length&&n.charCodeAt(i)===43||n.charCodeAt(i)===45)&&i++,i<n.length&&isDigit(n.charCodeAt(i))){for(i++;i<n.length&&isDigit(n.charCodeAt(i));)i++;k=i}else b=3;return n.substring(u,k)}function D(){let u="",k=i;for(;;){if(i>=_){u+=n.substring(k,i),b=2;break}const m=n.charCodeAt(i);if(m===34){u+=n.substring(k,i),i++;break}if(m===92){if(u+=n.substring(k,i),i++,i>=_){b=2;break}switch(n.charCodeAt(i++)){case 34:u+='"';break;case 92:u+="\\";break;case 47:u+="/";break;case 98:u+="\b";break;case 102:u+="\f";break;case 110:u+=`
`;break;case 114:u+="\r";break;case 116:u+="	";break;case 117:const f=N(4,!0);f>=0?u+=String.fromCharCode(f):b=4;break;default:b=5}k=i;continue}if(m>=0&&m<=31)if(isLineBreak2(m)){u+=n.substring(k,i),b=2;break}else b=6;i++}return u}function L(){if(g="",b=0,w=i,B=S,T=p,i>=_)return w=_,l=17;let u=n.charCodeAt(i);if(isWhiteSpace(u)){do i++,g+=String.fromCharCode(u),u=n.charCodeAt(i);while(isWhiteSpace(u));return l=15}if(isLineBreak2(u))return i++,g+=String.fromCharCode(u),u===13&&n.charCodeAt(i)===10&&(i++,g+=`
`),S++,p=i,l=14;switch(u){case 123:return i++,l=1;case 125:return i++,l=2;case 91:return i++,l=3;case 93:return i++,l=4;case 58:return i++,l=6;case 44:return i++,l=5;case 34:return i++,g=D(),l=10;case 47:const k=i-1;if(n.charCodeAt(i+1)===47){for(i+=2;i<_&&!isLineBreak2(n.charCodeAt(i));)i++;return g=n.substring(k,i),l=12}if(n.charCodeAt(i+1)===42){i+=2;const m=_-1;let A=!1;for(;i<m;){const f=n.charCodeAt(i);if(f===42&&n.charCodeAt(i+1)===47){i+=2,A=!0;break}i++,isLineBreak2(f)&&(f===13&&n.charCodeAt(i)===10&&i++,S++,p=i)}return A||(i++,b=1),g=n.substring(k,i),l=13}return g+=String.fromCharCode(u),i++,l=16;case 45:if(g+=String.fromCharCode(u),i++,i===_||!isDigit(n.charCodeAt(i)))return l=16;case 48:case 49:case 50:case 51:case 52:case 53:case 54:case 55:case 56:case 57:return g+=F(),l=11;default:for(;i<_&&E(u);)i++,u=n.charCodeAt(i);if(w!==i){switch(g=n.substring(w,i),g){case"true":return l=8;case"false":return l=9;case"null":return l=7}return l=16}return g+=String.fromCharCode(u),i++,l=16}}function E(u){if(isWhiteSpace(u)||isLineBreak2(u))return!1;switch(u){case 125:case 93:case 123:case 91:case 34:case 58:case 44:case 47:return!1}return!0}function P(){let u;do u=L();while(u>=12&&u<=15);return u}return{setPosition:O,getPosition:()=>i,scan:v?P:L,getToken:()=>l,getTokenValue:()=>g,getTokenOffset:()=>w,getTokenLength:()=>i-w,getTokenStartLine:()=>B,getTokenStartCharacter:()=>w-T,getTokenError:()=>b}}function isWhiteSpace(n){return n===32||n===9}function isLineBreak2(n){return n===10||n===13}function isDigit(n){return n>=48&&n<=57}var CharacterCodes;(function(n){n[n.lineFeed=10]="lineFeed",n[n.carriageReturn=13]="carriageReturn",n[n.space=32]="space",n[n._0=48]="_0",n[n._1=49]="_1",n[n._2=50]="_2",n[n._3=51]="_3",n[n._4=52]="_4",n[n._5=53]="_5",n[n._6=54]="_6",n[n._7=55]="_7",n[n._8=56]="_8",n[n._9=57]="_9",n[n.a=97]="a",n[n.b=98]="b",n[n.c=99]="c",n[n.d=100]="d",n[n.e=101]="e",n[n.f=102]="f",n[n.g=103]="g",n[n.h=104]="h",n[n.i=105]="i",n[n.j=106]="j",n[n.k=107]="k",n[n.l=108]="l",n[n.m=109]="m",n[n.n=110]="n",n[n.o=111]="o",n[n.p=112]="p",n[n.q=113]="q",n[n.r=114]="r",n[n.s=115]="s",n[n.t=116]="t",n[n.u=117]="u",n[n.v=118]="v",n[n.w=119]="w",n[n.x=120]="x",n[n.y=121]="y",n[n.z=122]="z",n[n.A=65]="A",n[n.B=66]="B",n[n.C=67]="C",n[n.D=68]="D",n[n.E=69]="E",n[n.F=70]="F",n[n.G=71]="G",n[n.H=72]="H",n[n.I=73]="I",n[n.J=74]="J",n[n.K=75]="K",n[n.L=76]="L",n[n.M=77]="M",n[n.N=78]="N",n[n.O=79]="O",n[n.P=80]="P",n[n.Q=81]="Q",n[n.R=82]="R",n[n.S=83]="S",n[n.T=84]="T",n[n.U=85]="U",n[n.V=86]="V",n[n.W=87]="W",n[n.X=88]="X",n[n.Y=89]="Y",n[n.Z=90]="Z",n[n.asterisk=42]="asterisk",n[n.backslash=92]="backslash",n[n.closeBrace=125]="closeBrace",n[n.closeBracket=93]="closeBracket",n[n.colon=58]="colon",n[n.comma=44]="comma",n[n.dot=46]="dot",n[n.doubleQuote=34]="doubleQuote",n[n.minus=45]="minus",n[n.openBrace=123]="openBrace",n[n.openBracket=91]="openBracket",n[n.plus=43]="plus",n[n.slash=47]="slash",n[n.formFeed=12]="formFeed",n[n.tab=9]="tab"})(CharacterCodes||(CharacterCodes={}));
// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces=new Array(20).fill(0).map((e,r)=>" ".repeat(r)),maxCachedValues=200,cachedBreakLinesWithSpaces={" ":{"\n":new Array(maxCachedValues).fill(0).map((e,r)=>`
`+" ".repeat(r)),"\r":new Array(maxCachedValues).fill(0).map((e,r)=>"\r"+" ".repeat(r)),"\r\n":new Array(maxCachedValues).fill(0).map((e,r)=>`\r
`+" ".repeat(r))},"	":{"\n":new Array(maxCachedValues).fill(0).map((e,r)=>`
`+"	".repeat(r)),"\r":new Array(maxCachedValues).fill(0).map((e,r)=>"\r"+"	".repeat(r)),"\r\n":new Array(maxCachedValues).fill(0).map((e,r)=>`\r
`+"	".repeat(r))}};
// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;(function(a){a.DEFAULT={allowTrailingComma:!1}})(ParseOptions||(ParseOptions={}));
// node_modules/jsonc-parser/lib/esm/main.js
var createScanner2=createScanner,ScanError;(function(e){e[e.None=0]="None",e[e.UnexpectedEndOfComment=1]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=2]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=3]="UnexpectedEndOfNumber",e[e.InvalidUnicode=4]="InvalidUnicode",e[e.InvalidEscapeCharacter=5]="InvalidEscapeCharacter",e[e.InvalidCharacter=6]="InvalidCharacter"})(ScanError||(ScanError={}));var SyntaxKind;(function(e){e[e.OpenBraceToken=1]="OpenBraceToken",e[e.CloseBraceToken=2]="CloseBraceToken",e[e.OpenBracketToken=3]="OpenBracketToken",e[e.CloseBracketToken=4]="CloseBracketToken",e[e.CommaToken=5]="CommaToken",e[e.ColonToken=6]="ColonToken",e[e.NullKeyword=7]="NullKeyword",e[e.TrueKeyword=8]="TrueKeyword",e[e.FalseKeyword=9]="FalseKeyword",e[e.StringLiteral=10]="StringLiteral",e[e.NumericLiteral=11]="NumericLiteral",e[e.LineCommentTrivia=12]="LineCommentTrivia",e[e.BlockCommentTrivia=13]="BlockCommentTrivia",e[e.LineBreakTrivia=14]="LineBreakTrivia",e[e.Trivia=15]="Trivia",e[e.Unknown=16]="Unknown",e[e.EOF=17]="EOF"})(SyntaxKind||(SyntaxKind={}));var ParseErrorCode;(function(e){e[e.InvalidSymbol=1]="InvalidSymbol",e[e.InvalidNumberFormat=2]="InvalidNumberFormat",e[e.PropertyNameExpected=3]="PropertyNameExpected",e[e.ValueExpected=4]="ValueExpected",e[e.ColonExpected=5]="ColonExpected",e[e.CommaExpected=6]="CommaExpected",e[e.CloseBraceExpected=7]="CloseBraceExpected",e[e.CloseBracketExpected=8]="CloseBracketExpected",e[e.EndOfFileExpected=9]="EndOfFileExpected",e[e.InvalidCommentToken=10]="InvalidCommentToken",e[e.UnexpectedEndOfComment=11]="UnexpectedEndOfComment",e[e.UnexpectedEndOfString=12]="UnexpectedEndOfString",e[e.UnexpectedEndOfNumber=13]="UnexpectedEndOfNumber",e[e.InvalidUnicode=14]="InvalidUnicode",e[e.InvalidEscapeCharacter=15]="InvalidEscapeCharacter",e[e.InvalidCharacter=16]="InvalidCharacter"})(ParseErrorCode||(ParseErrorCode={}));
// src/parse/json/recover-tokens.ts
var STRING = 10;
var NUMBER = 11;
var LINE_COMMENT = 12;
var BLOCK_COMMENT = 13;
var LINE_BREAK = 14;
var BLANKS = 15;
var UNKNOWN = 16;
var END = 17;
var UNCLOSED_STRING = 2;
var SCANNED = /[ \t\r\n{}[\]:,"/\d-]/;
var STRANGE_BLANKS = /[\v\f\u0085\u00a0\u00ad\u1680\u2000-\u200f\u2028\u2029\u202f\u205f\u2060\u3000\ufeff]+/y;
var WORD_END = /[\s[\]{}:;,"/\u0085\u00ad\u200b-\u200f\u2060]|$/g;
var STRANGE_QUOTES = ["'", "`", '\u201C\u201D\u201E\u201F"', "\u2018\u2019\u201A\u201B"].map((quotes) => ({
  quotes,
  likely: new RegExp(`[${quotes}](?=[ \\t]*(?:[,:}\\]\\r\\n]|$))|[\\r\\n]|$`, "g"),
  any: new RegExp(`[${quotes}]|[\\r\\n]|$`, "g")
}));
var LITERALS = /* @__PURE__ */ new Set(["true", "false", "null"]);
function readTokens(text, onStray) {
  const scanner = createScanner2(text);
  const found = /* @__PURE__ */ new Map();
  if (text.startsWith("\uFEFF")) scanner.setPosition(1);
  function next(tell) {
    for (; ; ) {
      const at = scanner.getPosition();
      if (at < text.length && !SCANNED.test(text[at])) {
        const behind = strangeBlanksEnd(text, at);
        if (behind === at) return unscanned(at, -1);
        tell({ kind: "blank", start: at, end: behind });
        scanner.setPosition(behind);
        continue;
      }
      const kind = scanner.scan();
      const start = scanner.getTokenOffset();
      const end = Math.min(scanner.getPosition(), text.length);
      if (kind === LINE_BREAK || kind === BLANKS) continue;
      if (kind === LINE_COMMENT) tell({ kind: "comment", start, end });
      else if (kind === BLOCK_COMMENT) tell({ kind: scanner.getTokenError() ? "open comment" : "comment", start, end });
      else return token(kind, start, end);
    }
  }
  function token(kind, start, end) {
    const error = scanner.getTokenError();
    if (kind === STRING) {
      return { kind: "string", start, end, value: scanner.getTokenValue(), isClosed: error !== UNCLOSED_STRING };
    }
    if (kind === NUMBER || kind === UNKNOWN) return unscanned(start, kind === NUMBER && error === 0 ? end : -1);
    const value = text.slice(start, end);
    const mark = value.length === 1 ? value : "literal";
    return { kind: kind === END ? "end" : mark, start, end, value, isClosed: true };
  }
  function unscanned(start, numberEnd) {
    const isQuoted = STRANGE_QUOTES.some(({ quotes }) => quotes.includes(text[start]));
    const read = isQuoted ? quoted(start) : word(start, numberEnd);
    scanner.setPosition(read.end);
    return read;
  }
  function word(start, numberEnd) {
    const end = indexFrom(WORD_END, text, start + 1);
    const value = text.slice(start, end);
    return {
      kind: end === numberEnd ? "number" : LITERALS.has(value) ? "literal" : "word",
      start,
      end,
      value,
      isClosed: true
    };
  }
  function quoted(start) {
    const { likely, any } = STRANGE_QUOTES.find(({ quotes }) => quotes.includes(text[start]));
    const closing = find(likely, start + 1);
    const close = isLineEnd(text, closing) ? find(any, start + 1) : closing;
    const isClosed = !isLineEnd(text, close);
    return {
      kind: "quoted",
      start,
      end: isClosed ? close + 1 : close,
      value: text.slice(start + 1, close),
      isClosed
    };
  }
  function find(quote, from) {
    const known = found.get(quote);
    if (known && known.from <= from && from <= known.at) return known.at;
    const at = indexFrom(quote, text, from);
    found.set(quote, { from, at });
    return at;
  }
  return {
    next: () => next(onStray),
    isBeforeColon() {
      const position = scanner.getPosition();
      const { kind } = next(() => {
      });
      scanner.setPosition(position);
      return kind === ":";
    },
    goTo: (offset) => scanner.setPosition(offset)
  };
}
function strangeBlanksEnd(text, start) {
  STRANGE_BLANKS.lastIndex = start;
  return STRANGE_BLANKS.test(text) ? STRANGE_BLANKS.lastIndex : start;
}
function indexFrom(global, text, from) {
  global.lastIndex = from;
  return global.exec(text)?.index ?? text.length;
}
function isLineEnd(text, at) {
  return at >= text.length || isLineBreak(text, at);
}
var CLOSER = { object: "}", array: "]" };
var Brackets = class {
  /** The first containers whose closing bracket is indented more, or less, than the line that opens it. */
  early;
  late;
  /** Where containers start of which the indentation says that they end where one around them does. */
  doubtful = /* @__PURE__ */ new Set();
  #text;
  /** The innermost last. */
  #around = [];
  /** How far the line of this token is indented, and whether others than closing brackets are before it there. */
  #line = { indent: 0, hasOthers: false };
  constructor(text) {
    this.#text = text;
  }
  open(opening) {
    this.#around.push({ ...opening, indent: this.#line.indent });
  }
  close() {
    this.#around.pop();
  }
  isIn(kind) {
    return this.#around.some((each) => each.kind === kind);
  }
  /** All that would close what is open. */
  missing() {
    return this.#around.map(({ kind }) => CLOSER[kind]).reverse().join("");
  }
  /** From one token to the next. */
  advance(from, to) {
    if (from.kind !== "}" && from.kind !== "]") this.#line.hasOthers = true;
    const gap = this.#text.slice(from.end, to.start);
    const lineBreak = Math.max(gap.lastIndexOf("\n"), gap.lastIndexOf("\r"));
    if (lineBreak >= 0) this.#line = { indent: gap.length - lineBreak - 1, hasOthers: false };
  }
  /** Whether the line that begins here is indented as if the innermost, which is not the root, had ended before it. */
  isOutside({ kind, start }) {
    if (this.#around.length < 2 || this.#line.hasOthers || kind === "end") return false;
    const { kind: innermost, indent } = this.#around.at(-1);
    const isLess = this.#line.indent < indent || this.#line.indent === indent && kind !== CLOSER[innermost];
    return isLess && isFirstOnLine(this.#text, start);
  }
  /** Whether this bracket of the other kind is indented as only the one should be that closes the innermost. */
  isMistaken({ kind, start, end }) {
    const innermost = this.#around.at(-1);
    if (kind === CLOSER[innermost.kind] || this.#line.hasOthers || !isFirstOnLine(this.#text, start)) return false;
    const isThere = ({ indent }) => indent === this.#line.indent;
    if (!isThere(innermost) || this.#around.some((each) => CLOSER[each.kind] === kind && isThere(each))) return false;
    return this.#around.length > 1 || this.#text.slice(end).trim() === "";
  }
  /** Compares where the innermost closes with where it opens. */
  compare(closer) {
    if (this.#line.hasOthers) return;
    const { kind, start, indent } = this.#around.at(-1);
    if (this.#line.indent > indent) this.early ??= { kind, start, closer };
    if (this.#line.indent < indent) {
      this.late ??= { kind, start, closer };
      this.doubtful.add(start);
    }
  }
};

// src/parse/json/recover-cursor.ts
var TORN_NAME = /"([\w$-]+)[ \t]*:[ \t]*"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*(?:[,;}\]\r\n]|$)/y;
var FOLLOWS_COMMA = /[ \t]*(?:[}\]\r\n]|$|"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*:)/y;
var Cursor = class {
  text;
  token;
  /** The end of the token before this one. */
  behind;
  /** What this token is in. */
  brackets;
  /** What follows the last value may belong to it. */
  isFrayed = false;
  /** What is read belongs to nothing. */
  isSkipping = false;
  #tokens;
  constructor(text, onStray) {
    this.text = text;
    this.brackets = new Brackets(text);
    this.#tokens = readTokens(text, (stray) => {
      if (!this.isSkipping || stray.kind !== "comment") onStray(stray);
    });
    this.token = this.#tokens.next();
    this.behind = this.token.start;
  }
  advance() {
    const last = this.token;
    this.behind = last.end;
    this.token = this.#tokens.next();
    this.brackets.advance(last, this.token);
  }
  goTo(offset) {
    this.#tokens.goTo(offset);
    this.advance();
  }
  /** Takes off what a token begins with. */
  takeOff(length) {
    this.#tokens.goTo(this.token.start + length);
    this.token = this.#tokens.next();
  }
  is(...kinds) {
    return kinds.includes(this.token.kind);
  }
  /** Right behind the last token. */
  gap() {
    return { start: this.behind, end: this.behind };
  }
  unexpected(what) {
    return `Expected ${what}, but found ${this.found()}.`;
  }
  found() {
    const { kind, start, end } = this.token;
    return kind === "end" ? "the end of the file" : shown(this.text.slice(start, end));
  }
  /** `isFresh`: something must be here. */
  isKey(isFresh) {
    if (!this.is("string", "quoted", "word", "number", "literal")) return false;
    if (isFresh && this.is("string", "quoted")) return this.token.isClosed;
    return this.#tokens.isBeforeColon();
  }
  isItem(isFresh) {
    if (this.is(":", "}", "]") || this.isConflict()) return false;
    return isFresh || !(this.isFrayed || this.is("word"));
  }
  /** Whether a property surely begins here. */
  isClearName() {
    const isName = this.is("string") || isFirstOnLine(this.text, this.token.start);
    return isName && this.token.isClosed && this.isKey(false);
  }
  /** Whether a property begins on a line of its own. */
  isNameOfNextLine() {
    const { start } = this.token;
    return this.isKey(false) && hasLineBreak(this.text, this.behind, start) && isFirstOnLine(this.text, start);
  }
  /** `name` of `"name: "x"`, where the quote before the colon was forgotten. */
  tornName() {
    const { kind, start, isClosed } = this.token;
    if (kind !== "string" || !isClosed) return void 0;
    TORN_NAME.lastIndex = start;
    const name = TORN_NAME.exec(this.text)?.[1];
    return name === void 0 || this.#tokens.isBeforeColon() ? void 0 : name;
  }
  /** Whether more text is after a string, as when a quote in it is not escaped. */
  isStringTorn() {
    const isBehindString = this.text[this.behind - 1] === '"';
    return isBehindString && this.is("word", "string") && !hasLineBreak(this.text, this.behind, this.token.start);
  }
  /** One that ends the line, or is before what may follow a comma: it is no part of a text. */
  isMeantAsComma() {
    const { kind, value, end } = this.token;
    if (kind !== "word" || value !== ";" && value !== "\uFF0C") return false;
    FOLLOWS_COMMA.lastIndex = end;
    return FOLLOWS_COMMA.test(this.text);
  }
  isConflict() {
    return this.is("word") && /^(<{7}|={7}|>{7}|\|{7})/.test(this.token.value);
  }
};
function checkString({ text, token }, mistakes) {
  if (!token.isClosed) {
    const message = {
      message: "The string has no closing quote on its line.",
      help: "A line break in a string is written \\n."
    };
    mistakes.stumble(token, message);
    return false;
  }
  if (token.kind === "quoted") {
    const name = nameOf(text[token.start]);
    mistakes.habit(name, token, {
      message: `${name} are not allowed in JSON.`,
      help: "Put text in straight double quotes."
    });
    return !token.value.includes("\\");
  }
  const fault = stringFault(text, token);
  if (fault) mistakes.stumble(fault, fault.message);
  return !fault?.spoils;
}
function nameOf(quote) {
  return quote === "'" ? "Single quotes" : quote === "`" ? "Backquotes" : "Curly quotes";
}
var LONGEST = 30;
var LITERAL_WORDS = ["true", "false", "null"];
var OTHER_NAMES = {
  none: "null",
  nil: "null",
  undefined: "null",
  yes: "true",
  no: "false"
};
var NOT_NUMBERS = /^[-+]?(nan|inf|infinity)$/i;
function shown(text) {
  return `\`${printable(text, LONGEST)}\``;
}
function wordFault(word) {
  const lower = word.toLowerCase();
  const meant = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : nearestWord(word, LITERAL_WORDS);
  if (meant !== void 0)
    return { message: `${shown(word)} is not a JSON value; did you mean \`${meant}\`?`, help: `Write \`${meant}\`.` };
  if (NOT_NUMBERS.test(word))
    return { message: `JSON has no ${shown(word)}.`, help: "Write a number, a string or null." };
  if (/^[-+]?\.?\d/.test(word))
    return { message: `${shown(word)} is not a number as JSON writes it.`, help: numberAdvice(word) };
  return { message: `${shown(word)} is not a JSON value.`, help: "Put text in double quotes." };
}
function numberAdvice(word) {
  if (/^-?0\d+$/.test(word)) return "Remove the leading zero.";
  if (word.startsWith("+")) return "Remove the plus sign.";
  if (/^-?\./.test(word)) return "Put a zero before the point.";
  if (word.endsWith(".")) return "Remove the point, or put a digit after it.";
  return "If it is text, put it in double quotes.";
}
function stringFault(text, { start, end }) {
  for (let at = start + 1; at < end - 1; at++) {
    if (text.charCodeAt(at) < 32) {
      const name = text[at] === "	" ? "A tab" : "A control character";
      const escape2 = text[at] === "	" ? "\\t" : "\\u" + text.charCodeAt(at).toString(16).padStart(4, "0");
      return { start: at, end: at + 1, message: `${name} inside of a string is written ${escape2}.`, spoils: false };
    }
    if (text[at] !== "\\") continue;
    const escape = /^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.exec(text.slice(at, at + 6))?.[0];
    if (escape === void 0) return badEscape(text, at);
    at += escape.length - 1;
  }
  return void 0;
}
function badEscape(text, start) {
  const end = start + (text.codePointAt(start + 1) > 65535 ? 3 : 2);
  const message = text[start + 1] === "u" ? "After \\u come four hexadecimal digits." : {
    message: `JSON has no escape ${shown(text.slice(start, end))}.`,
    help: "A backslash itself is written \\\\."
  };
  return { start, end, message, spoils: true };
}
var MOST_BREAKS = 50;
var Mistakes = class {
  /** What breaks the grammar, as far as it is clear. */
  #breaks = [];
  /** What is only not allowed. */
  #extras = [];
  /** Mistakes of habit stand all over a file: the first of a kind speaks for all. */
  #habits = /* @__PURE__ */ new Set();
  /** It is no longer clear what belongs where. */
  isLost = false;
  faults() {
    const breaks = this.isLost ? this.#breaks.slice(0, 1) : this.#breaks;
    return [...breaks, ...this.#extras].sort((a, b) => a.start - b.start);
  }
  stumble({ start, end }, message, mend) {
    if (this.isLost) return;
    this.#breaks.push({ start, end, ...partsOf(message), ...mend && { mend } });
    if (this.#breaks.length >= MOST_BREAKS) this.isLost = true;
  }
  lose(place, message) {
    this.stumble(place, message);
    this.isLost = true;
  }
  habit(kind, { start, end }, message) {
    if (!this.#habits.has(kind)) this.stumble({ start, end }, message);
    this.#habits.add(kind);
  }
  note(fault) {
    this.#extras.push(fault);
  }
  forgetLast() {
    if (!this.isLost) this.#breaks.pop();
  }
};

// src/parse/json/recover-pairing.ts
var Pairing = class {
  #cursor;
  #mistakes;
  /** Any container may have ended too early or too late. */
  #isUnbalanced = false;
  /** The file ended before the root was closed, and all that is before was clear. */
  #isCutOff = false;
  /** Where the last container ends that was closed for its indentation. */
  #closedAt = -1;
  constructor(cursor, mistakes) {
    this.#cursor = cursor;
    this.#mistakes = mistakes;
  }
  get mayLackBracket() {
    return this.#mistakes.isLost || this.#isCutOff && this.#cursor.brackets.late !== void 0;
  }
  /** All brackets pair, with those that were missing. */
  get hasFoundMissing() {
    return this.#closedAt >= 0 && !this.#isCutOff && !this.#mistakes.isLost;
  }
  /** A container was closed for its indentation right before this token. */
  get isBehindMissing() {
    return this.#closedAt === this.#cursor.behind;
  }
  /** A bracket of the other kind closes a container. */
  closerOfOtherKind(container) {
    const { token } = this.#cursor;
    if (this.#mistakes.isLost) return;
    const message = {
      message: `This ${token.kind} closes the ${this.#since(container)}.`,
      help: `Make it a ${CLOSER[container.kind]}.`
    };
    this.#mistakes.stumble(token, message);
  }
  /** A bracket in a container closes nothing that is open. */
  closerOfNothing({ kind }) {
    const { token } = this.#cursor;
    this.#isUnbalanced = true;
    this.#mistakes.lose(token, {
      message: `This ${token.kind} closes nothing.`,
      help: `Remove it, or make it a ${CLOSER[kind]}.`
    });
  }
  /** A container ends before this line, which is indented no more than the one that opens it. */
  endByIndent({ kind, start }) {
    this.#isUnbalanced = true;
    this.#closedAt = this.#cursor.behind;
    if (this.#mistakes.isLost) return;
    const { line } = new Lines(this.#cursor.text).at(this.#cursor.token.start);
    const message = `This ${kind} is not closed: ${CLOSER[kind]} is missing before line ${line}.`;
    this.#mistakes.stumble({ start, end: start + 1 }, message);
  }
  /** A container ends without being closed: with the file, or with the closing bracket of one around it. */
  cutOff(container) {
    const { brackets, isFrayed } = this.#cursor;
    this.#isUnbalanced = true;
    if (isFrayed) this.#mistakes.isLost = true;
    if (this.#mistakes.isLost) return;
    this.#isCutOff = this.#cursor.is("end");
    if (brackets.late) {
      const { kind, start } = brackets.late;
      this.#mistakes.lose({ start, end: start + 1 }, `This ${kind} is not closed: ${CLOSER[kind]} is missing.`);
      return;
    }
    const what = this.#isCutOff ? `The file ends, and ${shown(brackets.missing())} is missing` : `A ${CLOSER[container.kind]} is missing`;
    this.#mistakes.lose(this.#cursor.gap(), `${what}: the ${this.#since(container)} is not closed.`);
  }
  /** There is more behind the root. */
  goesOn(root) {
    const cursor = this.#cursor;
    const { token, brackets } = cursor;
    this.#isUnbalanced = true;
    if (cursor.isFrayed) return;
    if (brackets.early) {
      const { kind, closer } = brackets.early;
      const message = `This ${CLOSER[kind]} is one too many, or closes the ${this.#since(brackets.early)} too early.`;
      this.#mistakes.lose(closer, message);
    } else if (root.kind === "string" && cursor.is(":")) {
      this.#mistakes.lose(token, "Properties must be in braces, but the { before them is missing.");
    } else if (cursor.is("}", "]")) {
      this.#mistakes.lose(token, `There is one ${token.kind} too many: the JSON value has already ended.`);
    } else
      this.#mistakes.lose(token, {
        message: `The JSON value has ended before ${cursor.found()}.`,
        help: "A file holds only one."
      });
  }
  /** What of the root can be relied on. */
  sureOf(root) {
    if (!this.#isUnbalanced) return root;
    if (!this.#isCutOff) return opened(root);
    const isVague = this.#mayLackAnywhere(root);
    const { doubtful } = this.#cursor.brackets;
    return opened(withoutDoubtful(root, (node) => isVague && node !== root || doubtful.has(node.start)));
  }
  /** Without lines there is no indentation: the missing bracket may be that of any container. */
  #mayLackAnywhere({ start, end }) {
    const { text } = this.#cursor;
    const isCutShort = !/[}\]]/.test(text[end - 1]);
    return !isCutShort && !hasLineBreak(text, start, end);
  }
  #since({ kind, start }) {
    return `${kind} that begins on line ${new Lines(this.#cursor.text).at(start).line}`;
  }
};
function opened(node) {
  if (node.kind === "array") return { ...node, open: true, items: node.items.map(opened) };
  if (node.kind !== "object") return node;
  return { ...node, open: true, entries: node.entries.map((entry) => ({ ...entry, value: opened(entry.value) })) };
}
function withoutDoubtful(node, isDoubtful) {
  if (node.kind !== "object" && node.kind !== "array") return node;
  if (isDoubtful(node)) return { kind: "unknown", start: node.start, end: node.end };
  if (node.kind === "array") return { ...node, items: node.items.map((item) => withoutDoubtful(item, isDoubtful)) };
  return {
    ...node,
    entries: node.entries.map((entry) => ({ ...entry, value: withoutDoubtful(entry.value, isDoubtful) }))
  };
}
function spoilLast(children) {
  const last = children.pop();
  const { start, end } = "key" in last ? last.value : last;
  const unknown = { kind: "unknown", start, end };
  children.push("key" in last ? { ...last, value: unknown } : unknown);
}

// src/parse/json/recover-separators.ts
var Separators = class {
  #cursor;
  #mistakes;
  #obstacles;
  #options;
  constructor(cursor, mistakes, obstacles, options) {
    this.#cursor = cursor;
    this.#mistakes = mistakes;
    this.#obstacles = obstacles;
    this.#options = options;
  }
  readComma(draft) {
    const { token } = this.#cursor;
    if (draft.before === "nothing" || draft.before === "comma") {
      this.#mistakes.stumble(token, "A value is missing before this comma, or it is one comma too many.");
      draft.items.push({ kind: "unknown", start: token.start, end: token.start });
      draft.before = "extra";
    } else if (draft.before !== "extra") draft.before = "comma";
    this.#cursor.advance();
  }
  /** A semicolon, or a comma of another script, that stands where a comma belongs, or at the end. */
  readMeantComma(draft) {
    const { start, end, value } = this.#cursor.token;
    const name = value === ";" ? "semicolon" : "full-width comma";
    this.#cursor.advance();
    const isLast = this.#cursor.is("}", "]", "end");
    const mend = isLast ? { title: `Remove the ${name}`, edits: [{ start, end, text: "" }] } : { title: "Write a comma", edits: [{ start, end, text: "," }] };
    const advice = isLast ? { message: `JSON has no ${name}s.`, help: "Remove it." } : `Expected a comma, but found a ${name}.`;
    this.#mistakes.stumble({ start, end }, advice, mend);
    if (!this.#cursor.is("}", "]")) draft.before = "comma";
  }
  commaMissing(kind) {
    const children = kind === "object" ? "properties" : "items";
    this.#mistakes.stumble(this.#cursor.gap(), `A comma is missing between two ${children}.`);
  }
  /** The last token was a comma, and nothing follows it. */
  commaTrailing() {
    if (this.#options.trailingCommas) return;
    const start = this.#cursor.behind - 1;
    const comma = { start, end: start + 1 };
    const mend = { title: "Remove the trailing comma", edits: [{ ...comma, text: "" }] };
    this.#mistakes.note({ ...comma, message: "A trailing comma is not allowed in JSON.", help: "Remove it.", mend });
  }
  /** False where there is neither a colon nor a value. */
  readColon(name) {
    const cursor = this.#cursor;
    const { start, isClosed, value } = cursor.token;
    if (cursor.is(":")) {
      cursor.advance();
      return true;
    }
    const sign = cursor.is("word") ? /^(?:=>?|：)/.exec(value)?.[0] : void 0;
    if (sign !== void 0) {
      const place = { start, end: start + sign.length };
      if (sign === "\uFF1A") {
        const mend = { title: "Write a colon", edits: [{ ...place, text: ":" }] };
        this.#mistakes.stumble(place, "Expected a colon, but found a full-width colon.", mend);
      } else this.#mistakes.stumble(place, cursor.unexpected("a colon"));
      cursor.takeOff(sign.length);
      return true;
    }
    if (cursor.is("end")) return false;
    if (cursor.is(",", "}", "]")) {
      if (!cursor.isFrayed) this.valueMissing(name);
    } else if (cursor.is("word") || !isClosed || start === cursor.behind) {
      this.#obstacles.passBehindName(name);
    } else {
      this.#mistakes.stumble(cursor.gap(), `A colon is missing after the name ${shown(name)}.`);
      return true;
    }
    cursor.isFrayed = true;
    return false;
  }
  valueMissing(name) {
    this.#mistakes.stumble(this.#cursor.gap(), `The property ${shown(name)} has no value.`);
  }
};
var CONFLICT_END = ">>>>>>>";
var Obstacles = class {
  #cursor;
  #mistakes;
  #lastConflict;
  constructor(cursor, mistakes) {
    this.#cursor = cursor;
    this.#mistakes = mistakes;
  }
  /** In a container, perhaps right behind a child of it. */
  pass(kind, isBehindChild) {
    if (this.#cursor.isFrayed) this.#mistakes.isLost = true;
    if (this.#cursor.isConflict()) this.#conflict();
    else if (!this.#mistakes.isLost) this.#tell(kind, isBehindChild);
    this.#skip(kind);
  }
  #tell(kind, isBehindChild) {
    const cursor = this.#cursor;
    if (cursor.is("string", "quoted") && !cursor.token.isClosed) {
      checkString(cursor, this.#mistakes);
      cursor.advance();
      cursor.isFrayed = true;
    } else if (isBehindChild && cursor.isStringTorn()) this.#stringEndsTooSoon();
    else if (cursor.is(":") && kind === "array") {
      this.#mistakes.lose(cursor.token, {
        message: "An array must not contain a colon.",
        help: "Properties must be in braces."
      });
    } else if (isBehindChild) this.#mistakes.lose(cursor.token, cursor.unexpected(`a comma or ${CLOSER[kind]}`));
    else this.#mistakes.lose(cursor.token, cursor.unexpected("a property name"));
  }
  /** Behind the name of a property, where a colon belongs. */
  passBehindName(name) {
    const cursor = this.#cursor;
    if (cursor.isStringTorn()) this.#stringEndsTooSoon();
    else this.#mistakes.lose(cursor.token, cursor.unexpected(`a colon after the name ${shown(name)}`));
    this.#skip("object");
  }
  #stringEndsTooSoon() {
    const { behind } = this.#cursor;
    const message = {
      message: "The string ends at this quote, but text goes on after it.",
      help: 'A quote in a string is written \\".'
    };
    this.#mistakes.lose({ start: behind - 1, end: behind }, message);
  }
  /** Of the two sides of a merge conflict, the first counts. */
  #conflict() {
    const { text, token } = this.#cursor;
    const message = {
      message: "A merge conflict was left in the file.",
      help: "Decide for one side, and remove the markers."
    };
    this.#mistakes.lose(token, message);
    this.#lastConflict ??= text.lastIndexOf(CONFLICT_END);
    const isOtherSide = token.value.startsWith("=") && token.start < this.#lastConflict;
    this.#cursor.goTo(lineEnd(text, isOtherSide ? text.indexOf(CONFLICT_END, token.start) : token.start));
  }
  /** To where a child surely begins, or the container ends. */
  #skip(kind) {
    const cursor = this.#cursor;
    cursor.isSkipping = true;
    for (let depth = 0; !cursor.is("end"); cursor.advance()) {
      if (cursor.is("{", "[")) depth++;
      else if (cursor.is("}", "]") && depth-- === 0) break;
      else if (depth === 0 && (kind === "array" ? cursor.is(",") : cursor.isClearName())) break;
    }
    cursor.isSkipping = false;
  }
};

// src/parse/json/recover.ts
function recoverJson(path, text, options = {}) {
  const { root, faults } = recover(text, options);
  const syntax = options.comments || options.trailingCommas ? jsoncSyntax : jsonSyntax;
  return { path, text, syntax, roots: [root], faults };
}
function recover(text, options) {
  const fenced = fenceIn(text);
  if (fenced) {
    const { root: root2, faults } = recover(fenced.text, options);
    return { root: root2, faults: [fenced.fault, ...faults] };
  }
  const plain = new Reader(text, options);
  const root = plain.root();
  if (plain.pairing.mayLackBracket) {
    const indented = new Reader(text, options, true);
    const other = indented.root();
    if (indented.pairing.hasFoundMissing) return { root: other, faults: indented.faults() };
  }
  return { root, faults: plain.faults() };
}
function fenceIn(text) {
  const [opening, before = ""] = /^(\ufeff?\s{0,100})```[\w-]{0,20}[ \t]{0,20}(?=[\r\n])/.exec(text) ?? [];
  if (opening === void 0) return void 0;
  const [start, end] = [before.length, opening.length];
  const lines = [{ start, end: afterLineBreak(text, end), text: "" }];
  const whole = text.trimEnd();
  const last = lineStart(text, whole.length);
  if (last > end && /^[ \t]*```$/.test(whole.slice(last, last + 100)))
    lines.push({ start: last, end: whole.length, text: "" });
  const message = { message: "This is a Markdown fence.", help: "Remove its lines, here and at the end." };
  return {
    text: blanked(text, lines),
    fault: { start, end, ...message, mend: { title: "Remove the fence", edits: lines } }
  };
}
function blanked(text, lines) {
  let result = "";
  let from = 0;
  for (const { start, end } of lines) {
    result += text.slice(from, start) + " ".repeat(end - start);
    from = end;
  }
  return result + text.slice(from);
}
var Reader = class {
  pairing;
  #options;
  #byIndent;
  #mistakes = new Mistakes();
  #cursor;
  #obstacles;
  #separators;
  /** `byIndent`: a container ends where a line is indented no more than the one that opens it. */
  constructor(text, options, byIndent = false) {
    this.#options = options;
    this.#byIndent = byIndent;
    this.#cursor = new Cursor(text, (stray) => tellStray(stray, text, options, this.#mistakes));
    this.#obstacles = new Obstacles(this.#cursor, this.#mistakes);
    this.#separators = new Separators(this.#cursor, this.#mistakes, this.#obstacles, options);
    this.pairing = new Pairing(this.#cursor, this.#mistakes);
  }
  faults() {
    return this.#mistakes.faults();
  }
  root() {
    const cursor = this.#cursor;
    const { start } = cursor.token;
    const root = cursor.is("word") ? void 0 : this.#value(1);
    if (root === void 0) {
      const message = cursor.is("end") ? EMPTY_FILE : cursor.unexpected("a JSON value");
      this.#mistakes.stumble(cursor.token, message);
      return { kind: "unknown", start, end: start };
    }
    if (!cursor.is("end")) {
      this.pairing.goesOn(root);
      if (root.kind !== "object" && root.kind !== "array") return { kind: "unknown", start, end: root.end };
    }
    return this.pairing.sureOf(root);
  }
  /** Undefined, with nothing read, where no value begins. */
  #value(depth) {
    const cursor = this.#cursor;
    const { kind, start, end, value } = cursor.token;
    cursor.isFrayed = false;
    switch (kind) {
      case "{":
        return this.#container("object", depth);
      case "[":
        return this.#container("array", depth);
      case "string":
      case "quoted":
        return this.#string();
      case "number":
        cursor.advance();
        return { kind: "number", value: Number(value), start, end };
      case "literal":
        cursor.advance();
        return value === "null" ? { kind: "null", start, end } : { kind: "boolean", value: value === "true", start, end };
      case "word":
        if (!this.#mistakes.isLost) this.#mistakes.stumble(cursor.token, wordFault(value));
        cursor.advance();
        cursor.isFrayed = true;
        return { kind: "unknown", start, end };
      default:
        return void 0;
    }
  }
  #string() {
    const { start, end, value, isClosed } = this.#cursor.token;
    const isKnown = checkString(this.#cursor, this.#mistakes);
    this.#cursor.isFrayed = !isClosed;
    this.#cursor.advance();
    return isKnown ? { kind: "string", value, start, end } : { kind: "unknown", start, end };
  }
  #container(kind, depth) {
    checkDepth(depth, this.#options.depth ?? LIMITS.depth);
    const { start } = this.#cursor.token;
    const draft = { kind, start, entries: [], items: [], open: false, before: "nothing" };
    this.#cursor.brackets.open({ kind, start });
    this.#cursor.advance();
    while (!this.#endOf(draft)) this.#partOf(draft, depth);
    this.#cursor.brackets.close();
    this.#cursor.isFrayed = false;
    const { entries, items, open } = draft;
    const end = this.#cursor.behind;
    return kind === "object" ? { kind, entries, open, start, end } : { kind, items, open, start, end };
  }
  /** Reads what a container ends with; false where it goes on. */
  #endOf(draft) {
    const { token, brackets } = this.#cursor;
    const isCloser = this.#cursor.is("}", "]");
    if (isCloser && brackets.isMistaken(token)) {
      this.pairing.closerOfOtherKind(draft);
      this.#cursor.advance();
    } else if (this.#byIndent && brackets.isOutside(token)) {
      if (draft.before === "extra" && draft.entries.length === 0 && draft.items.length === 1)
        this.#mistakes.forgetLast();
      this.pairing.endByIndent(draft);
      draft.open = true;
    } else if (token.kind === CLOSER[draft.kind]) {
      if (draft.before === "comma") this.#separators.commaTrailing();
      brackets.compare(token);
      this.#cursor.advance();
    } else if (token.kind === "end" || isCloser && brackets.isIn(token.kind === "]" ? "array" : "object")) {
      this.pairing.cutOff(draft);
      draft.open = true;
    } else return false;
    return true;
  }
  /** Reads a child, or what is between two of them or in their way. */
  #partOf(draft, depth) {
    const cursor = this.#cursor;
    const { kind, before } = draft;
    const isFresh = before !== "child";
    if (cursor.isMeantAsComma()) {
      this.#separators.readMeantComma(draft);
    } else if (cursor.is(",")) {
      this.#separators.readComma(draft);
    } else if (cursor.is("}", "]")) {
      this.pairing.closerOfNothing(draft);
      cursor.advance();
      draft.open = true;
      draft.before = "debris";
    } else if (kind === "object" ? cursor.isKey(isFresh) : cursor.isItem(isFresh)) {
      if (!isFresh && !cursor.isFrayed && cursor.token.isClosed && !this.pairing.isBehindMissing)
        this.#separators.commaMissing(kind);
      this.#child(draft, depth);
      draft.before = "child";
    } else {
      if (!isFresh && (cursor.isStringTorn() || cursor.is(":")))
        spoilLast(kind === "object" ? draft.entries : draft.items);
      this.#obstacles.pass(kind, !isFresh);
      draft.open = true;
      draft.before = "debris";
    }
  }
  #child(draft, depth) {
    if (draft.kind === "array") {
      draft.items.push(this.#value(depth + 1));
      return;
    }
    const property = this.#property(depth);
    if (property) draft.entries.push(property);
    else draft.open = true;
  }
  /** Undefined where its name is a guess, which rules must not check or fix. */
  #property(depth) {
    const cursor = this.#cursor;
    const torn = cursor.tornName();
    if (torn !== void 0) return this.#propertyOfTornName(torn, depth);
    const { kind, start, end, value: key } = cursor.token;
    if (kind === "string" || kind === "quoted") checkString(cursor, this.#mistakes);
    else this.#mistakes.habit("keys", cursor.token, `The property name ${shown(key)} must be in double quotes.`);
    cursor.advance();
    const wasLost = this.#mistakes.isLost;
    const value = this.#separators.readColon(key) ? this.#propertyValue(key, depth) : void 0;
    if (value === void 0 && this.#mistakes.isLost && !wasLost) return void 0;
    return { key, value: value ?? { kind: "unknown", ...cursor.gap() }, start, end };
  }
  /** A property whose name lacks the quote behind it. */
  #propertyOfTornName(key, depth) {
    const { start, end: endOfToken } = this.#cursor.token;
    const end = start + 1 + key.length;
    const mend = { title: "Add the quote", edits: [{ start: end, end, text: '"' }] };
    this.#mistakes.stumble({ start, end }, `The closing quote of the name ${shown(key)} is missing.`, mend);
    this.#cursor.goTo(endOfToken - 1);
    return { key, start, end, value: this.#propertyValue(key, depth) };
  }
  #propertyValue(key, depth) {
    const value = this.#cursor.isNameOfNextLine() ? void 0 : this.#value(depth + 1);
    if (value === void 0 && !this.#cursor.is("end")) {
      this.#separators.valueMissing(key);
      this.#cursor.isFrayed = true;
    }
    return value;
  }
};
function tellStray({ kind, start, end }, text, options, mistakes) {
  if (kind === "open comment") {
    mistakes.lose({ start, end }, "The comment is not closed: */ is missing.");
  } else if (kind === "comment") {
    if (options.comments) return;
    const message = { message: "Comments are not allowed in JSON.", help: "Remove it, or rename the file to .jsonc." };
    mistakes.note({ start, end, ...message });
  } else {
    const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, "0");
    const message = {
      message: `The character U+${code} looks like a space or like nothing, and is neither in JSON.`,
      help: "Replace it with a space."
    };
    mistakes.habit("blanks", { start, end }, message);
  }
}

// node_modules/@humanwhocodes/momoa/dist/momoa.js
var CHAR_0=48,CHAR_1=49,CHAR_9=57,CHAR_BACKSLASH=92,CHAR_DOLLAR=36,CHAR_DOT=46,CHAR_DOUBLE_QUOTE=34,CHAR_LOWER_A=97,CHAR_LOWER_E=101,CHAR_LOWER_F=102,CHAR_LOWER_N=110,CHAR_LOWER_T=116,CHAR_LOWER_U=117,CHAR_LOWER_X=120,CHAR_LOWER_Z=122,CHAR_MINUS=45,CHAR_NEWLINE=10,CHAR_PLUS=43,CHAR_RETURN=13,CHAR_SINGLE_QUOTE=39,CHAR_SLASH=47,CHAR_SPACE=32,CHAR_TAB=9,CHAR_UNDERSCORE=95,CHAR_UPPER_A=65,CHAR_UPPER_E=69,CHAR_UPPER_F=70,CHAR_UPPER_N=78,CHAR_UPPER_X=88,CHAR_UPPER_Z=90,CHAR_LOWER_B=98,CHAR_LOWER_R=114,CHAR_LOWER_V=118,CHAR_LINE_SEPARATOR=8232,CHAR_PARAGRAPH_SEPARATOR=8233,CHAR_UPPER_I=73,CHAR_STAR=42,CHAR_VTAB=11,CHAR_FORM_FEED=12,CHAR_NBSP=160,CHAR_BOM=65279,CHAR_NON_BREAKING_SPACE=160,CHAR_EN_QUAD=8192,CHAR_EM_QUAD=8193,CHAR_EN_SPACE=8194,CHAR_EM_SPACE=8195,CHAR_THREE_PER_EM_SPACE=8196,CHAR_FOUR_PER_EM_SPACE=8197,CHAR_SIX_PER_EM_SPACE=8198,CHAR_FIGURE_SPACE=8199,CHAR_PUNCTUATION_SPACE=8200,CHAR_THIN_SPACE=8201,CHAR_HAIR_SPACE=8202,CHAR_NARROW_NO_BREAK_SPACE=8239,CHAR_MEDIUM_MATHEMATICAL_SPACE=8287,CHAR_IDEOGRAPHIC_SPACE=12288,LBRACKET="[",RBRACKET="]",LBRACE="{",RBRACE="}",COLON=":",COMMA=",",TRUE="true",FALSE="false",NULL="null",NAN$1="NaN",INFINITY$1="Infinity",QUOTE='"',escapeToChar=new Map([[CHAR_DOUBLE_QUOTE,QUOTE],[CHAR_BACKSLASH,"\\"],[CHAR_SLASH,"/"],[CHAR_LOWER_B,"\b"],[CHAR_LOWER_N,`
`],[CHAR_LOWER_F,"\f"],[CHAR_LOWER_R,"\r"],[CHAR_LOWER_T,"	"]]),json5EscapeToChar=new Map([...escapeToChar,[CHAR_LOWER_V,"\v"],[CHAR_0,"\0"]]),charToEscape=new Map([[QUOTE,QUOTE],["\\","\\"],["/","/"],["\b","b"],[`
`,"n"],["\f","f"],["\r","r"],["	","t"]]),json5CharToEscape=new Map([...charToEscape,["\v","v"],["\0","0"],["\u2028","u2028"],["\u2029","u2029"]]),knownTokenTypes=new Map([[LBRACKET,"LBracket"],[RBRACKET,"RBracket"],[LBRACE,"LBrace"],[RBRACE,"RBrace"],[COLON,"Colon"],[COMMA,"Comma"],[TRUE,"Boolean"],[FALSE,"Boolean"],[NULL,"Null"]]),knownJSON5TokenTypes=new Map([...knownTokenTypes,[NAN$1,"Number"],[INFINITY$1,"Number"]]),json5LineTerminators=new Set([CHAR_NEWLINE,CHAR_RETURN,CHAR_LINE_SEPARATOR,CHAR_PARAGRAPH_SEPARATOR]),ErrorWithLocation=class extends Error{constructor(u,{line:D,column:C,offset:e}){super(`${u} (${D}:${C})`),this.line=D,this.column=C,this.offset=e}},UnexpectedChar=class extends ErrorWithLocation{constructor(u,D){super(`Unexpected character '${String.fromCharCode(u)}' found.`,D)}},UnexpectedIdentifier=class extends ErrorWithLocation{constructor(u,D){super(`Unexpected identifier '${u}' found.`,D)}},UnexpectedToken=class extends ErrorWithLocation{constructor(u){super(`Unexpected token ${u.type} found.`,u.loc.start)}},UnexpectedEOF=class extends ErrorWithLocation{constructor(u){super("Unexpected end of input found.",u)}},ID_Start=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u05D0-\u05EA\u05F0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1877\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4B\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C88\u1CE9-\u1CEC\u1CEE-\u1CF1\u1CF5\u1CF6\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2E2F\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC03-\uDC37\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDF00-\uDF19]|\uD806[\uDCA0-\uDCDF\uDCFF\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE83\uDE86-\uDE89\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50\uDF93-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]/,ID_Continue=/[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u0483-\u0487\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05EA\u05F0-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u074A\u074D-\u07B1\u07C0-\u07F5\u07FA\u0800-\u082D\u0840-\u085B\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u08D4-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09F1\u09FC\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AEF\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B56\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B6F\u0B71\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BEF\u0C00-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C60-\u0C63\u0C66-\u0C6F\u0C80-\u0C83\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1\u0CF2\u0D00-\u0D03\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D66-\u0D6F\u0D7A-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB9\u0EBB-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECD\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E-\u0F47\u0F49-\u0F6C\u0F71-\u0F84\u0F86-\u0F97\u0F99-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u135F\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1714\u1720-\u1734\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17D3\u17D7\u17DC\u17DD\u17E0-\u17E9\u180B-\u180D\u1810-\u1819\u1820-\u1877\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19D9\u1A00-\u1A1B\u1A20-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA7\u1AB0-\u1ABD\u1B00-\u1B4B\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C49\u1C4D-\u1C7D\u1C80-\u1C88\u1CD0-\u1CD2\u1CD4-\u1CF9\u1D00-\u1DF9\u1DFB-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u203F\u2040\u2054\u2071\u207F\u2090-\u209C\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA62B\uA640-\uA66F\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA827\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F7\uA8FB\uA8FD\uA900-\uA92D\uA930-\uA953\uA960-\uA97C\uA980-\uA9C0\uA9CF-\uA9D9\uA9E0-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA60-\uAA76\uAA7A-\uAAC2\uAADB-\uAADD\uAAE0-\uAAEF\uAAF2-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABEA\uABEC\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDDFD\uDE80-\uDE9C\uDEA0-\uDED0\uDEE0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF7A\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCA0-\uDCA9\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00-\uDE03\uDE05\uDE06\uDE0C-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE38-\uDE3A\uDE3F\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE6\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC00-\uDC46\uDC66-\uDC6F\uDC7F-\uDCBA\uDCD0-\uDCE8\uDCF0-\uDCF9\uDD00-\uDD34\uDD36-\uDD3F\uDD50-\uDD73\uDD76\uDD80-\uDDC4\uDDCA-\uDDCC\uDDD0-\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE37\uDE3E\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3C-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF50\uDF57\uDF5D-\uDF63\uDF66-\uDF6C\uDF70-\uDF74]|\uD805[\uDC00-\uDC4A\uDC50-\uDC59\uDC80-\uDCC5\uDCC7\uDCD0-\uDCD9\uDD80-\uDDB5\uDDB8-\uDDC0\uDDD8-\uDDDD\uDE00-\uDE40\uDE44\uDE50-\uDE59\uDE80-\uDEB7\uDEC0-\uDEC9\uDF00-\uDF19\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDCA0-\uDCE9\uDCFF\uDE00-\uDE3E\uDE47\uDE50-\uDE83\uDE86-\uDE99\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC36\uDC38-\uDC40\uDC50-\uDC59\uDC72-\uDC8F\uDC92-\uDCA7\uDCA9-\uDCB6\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD47\uDD50-\uDD59]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE60-\uDE69\uDED0-\uDEED\uDEF0-\uDEF4\uDF00-\uDF36\uDF40-\uDF43\uDF50-\uDF59\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50-\uDF7E\uDF8F-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99\uDC9D\uDC9E]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A]|\uD83A[\uDC00-\uDCC4\uDCD0-\uDCD6\uDD00-\uDD4A\uDD50-\uDD59]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uDB40[\uDD00-\uDDEF]/,CHAR_CR=13,CHAR_LF=10,CharCodeReader=class{#t="";#n=1;#u=0;#D=-1;#A=!1;#E=-1;#e=!1;constructor(u){this.#t=u}#r(){this.#e||(this.#u++,this.#D++,this.#E=-1,this.#e=!0)}locate(){return{line:this.#n,column:this.#u,offset:this.#D}}next(){if(this.#D>=this.#t.length-1)return this.#r(),-1;this.#D++;const u=this.#t.charCodeAt(this.#D);return this.#A?(this.#n++,this.#u=1,this.#A=!1):this.#u++,u===CHAR_CR?(this.#A=!0,this.peek()===CHAR_LF&&this.#D++):u===CHAR_LF&&(this.#A=!0),this.#E=u,u}peek(){return this.#D===this.#t.length-1?-1:this.#t.charCodeAt(this.#D+1)}match(u){return u(this.peek())?(this.next(),!0):!1}current(){return this.#E}},INFINITY="Infinity",NAN="NaN",keywordStarts=new Set([CHAR_LOWER_T,CHAR_LOWER_F,CHAR_LOWER_N]),whitespace=new Set([CHAR_SPACE,CHAR_TAB,CHAR_NEWLINE,CHAR_RETURN]),json5Whitespace=new Set([...whitespace,CHAR_VTAB,CHAR_FORM_FEED,CHAR_NBSP,CHAR_LINE_SEPARATOR,CHAR_PARAGRAPH_SEPARATOR,CHAR_BOM,CHAR_NON_BREAKING_SPACE,CHAR_EN_QUAD,CHAR_EM_QUAD,CHAR_EN_SPACE,CHAR_EM_SPACE,CHAR_THREE_PER_EM_SPACE,CHAR_FOUR_PER_EM_SPACE,CHAR_SIX_PER_EM_SPACE,CHAR_FIGURE_SPACE,CHAR_PUNCTUATION_SPACE,CHAR_THIN_SPACE,CHAR_HAIR_SPACE,CHAR_NARROW_NO_BREAK_SPACE,CHAR_MEDIUM_MATHEMATICAL_SPACE,CHAR_IDEOGRAPHIC_SPACE]),DEFAULT_OPTIONS$1={mode:"json",ranges:!1},jsonKeywords=new Set(["true","false","null"]),tt={EOF:0,Number:1,String:2,Boolean:3,Null:4,NaN:5,Infinity:6,Identifier:7,Colon:20,LBrace:21,RBrace:22,LBracket:23,RBracket:24,Comma:25,LineComment:40,BlockComment:41};function isDigit2(u){return u>=CHAR_0&&u<=CHAR_9}function isHexDigit(u){return isDigit2(u)||u>=CHAR_UPPER_A&&u<=CHAR_UPPER_F||u>=CHAR_LOWER_A&&u<=CHAR_LOWER_F}function isPositiveDigit(u){return u>=CHAR_1&&u<=CHAR_9}function isKeywordStart(u){return keywordStarts.has(u)}function isNumberStart(u){return isDigit2(u)||u===CHAR_DOT||u===CHAR_MINUS}function isJSON5NumberStart(u){return isNumberStart(u)||u===CHAR_PLUS}function isStringStart(u,D){return u===CHAR_DOUBLE_QUOTE||D&&u===CHAR_SINGLE_QUOTE}function isJSON5IdentifierStart(u){if(u===CHAR_DOLLAR||u===CHAR_UNDERSCORE||u===CHAR_BACKSLASH||u>=CHAR_LOWER_A&&u<=CHAR_LOWER_Z||u>=CHAR_UPPER_A&&u<=CHAR_UPPER_Z||u===8204||u===8205)return!0;const D=String.fromCharCode(u);return ID_Start.test(D)}function isJSON5IdentifierPart(u){if(isJSON5IdentifierStart(u)||isDigit2(u))return!0;const D=String.fromCharCode(u);return ID_Continue.test(D)}var Tokenizer=class{#t;#n;#u;#D;#A;#E;#e;#r;#o;#a;#l;constructor(u,D){this.#n=u,this.#t={...DEFAULT_OPTIONS$1,...D},this.#u=new CharCodeReader(u),this.#D=this.#t.mode==="json5",this.#A=this.#t.mode!=="json",this.#E=this.#t.ranges,this.#r=this.#D?json5EscapeToChar.has.bind(json5EscapeToChar):escapeToChar.has.bind(escapeToChar),this.#o=this.#D?json5LineTerminators.has.bind(json5LineTerminators):()=>!1,this.#a=this.#D?C=>C===CHAR_LOWER_X:()=>!1,this.#l=this.#D?json5Whitespace.has.bind(json5Whitespace):whitespace.has.bind(whitespace)}#C(u,D=this.#u.locate()){throw new UnexpectedChar(u,D)}#d(u,D=this.#u.locate()){throw new UnexpectedIdentifier(u,D)}#s(){throw new UnexpectedEOF(this.#u.locate())}#F(u,D,C,e){const t=C.offset+D;let s=this.#t.ranges?{range:[C.offset,t]}:void 0;return{type:u,loc:{start:C,end:e||{line:C.line,column:C.column+D,offset:t}},...s}}#i(u){let D="",C;for(let e=0;e<u;e++){if(C=this.#u.peek(),isHexDigit(C)){this.#u.next(),D+=String.fromCharCode(C);continue}this.#C(C)}return D}#B(u){let D="";do{if(D+=String.fromCharCode(u),u===CHAR_BACKSLASH){u=this.#u.next(),u!==CHAR_LOWER_U&&this.#C(u),D+=String.fromCharCode(u);const C=this.#i(4),e=parseInt(C,16);if(D.length===2&&!isJSON5IdentifierStart(e)){const t=this.#u.locate();this.#C(CHAR_BACKSLASH,{line:t.line,column:t.column-5,offset:t.offset-5})}else if(!isJSON5IdentifierPart(e)){const t=this.#u.locate();this.#C(e,{line:t.line,column:t.column-5,offset:t.offset-5})}D+=C}if(u=this.#u.peek(),!isJSON5IdentifierPart(u))break;this.#u.next()}while(!0);return D}#h(u){const D=u;let C=1;for(u=this.#u.peek();u!==-1&&u!==D;){if(this.#u.next(),C++,u===CHAR_BACKSLASH)if(u=this.#u.peek(),this.#r(u)||this.#o(u))this.#u.next(),C++;else if(u===CHAR_LOWER_U){this.#u.next(),C++;const e=this.#i(4);C+=e.length}else if(this.#a(u)){this.#u.next(),C++;const e=this.#i(2);C+=e.length}else this.#D?(this.#u.next(),C++):this.#C(u);u=this.#u.peek()}return u===-1&&(this.#u.next(),this.#s()),this.#u.next(),C++,C}#f(u){let D=1;if(u===CHAR_MINUS||this.#D&&u===CHAR_PLUS){if(u=this.#u.peek(),this.#D&&(u===CHAR_UPPER_I||u===CHAR_UPPER_N)){this.#u.next();const C=this.#B(u);return C!==INFINITY&&C!==NAN&&this.#C(u),D+C.length}isDigit2(u)||this.#C(u),this.#u.next(),D++}if(u===CHAR_0)if(u=this.#u.peek(),this.#D&&(u===CHAR_LOWER_X||u===CHAR_UPPER_X)){this.#u.next(),D++,u=this.#u.peek(),isHexDigit(u)||(this.#u.next(),this.#C(u));do this.#u.next(),D++,u=this.#u.peek();while(isHexDigit(u))}else isDigit2(u)&&this.#C(u);else if(!this.#D||u!==CHAR_DOT)for(isPositiveDigit(u)||this.#C(u),u=this.#u.peek();isDigit2(u);)this.#u.next(),D++,u=this.#u.peek();if(u===CHAR_DOT){let C=-1;for(this.#u.next(),D++,C++,u=this.#u.peek();isDigit2(u);)this.#u.next(),D++,C++,u=this.#u.peek();!this.#D&&C===0&&(this.#u.next(),u?this.#C(u):this.#s())}if(u===CHAR_LOWER_E||u===CHAR_UPPER_E)for(this.#u.next(),D++,u=this.#u.peek(),(u===CHAR_PLUS||u===CHAR_MINUS)&&(this.#u.next(),D++,u=this.#u.peek()),u===-1&&(this.#u.next(),this.#s()),isDigit2(u)||(this.#u.next(),this.#C(u));isDigit2(u);)this.#u.next(),D++,u=this.#u.peek();return D}#c(u){let D=1;if(u=this.#u.peek(),u===CHAR_SLASH){do this.#u.next(),D+=1,u=this.#u.peek();while(u>-1&&u!==CHAR_RETURN&&u!==CHAR_NEWLINE);return{length:D,multiline:!1}}if(u===CHAR_STAR){for(this.#u.next(),D+=1;u>-1;)if(u=this.#u.peek(),u===CHAR_STAR){if(this.#u.next(),D+=1,u=this.#u.peek(),u===CHAR_SLASH)return this.#u.next(),D+=1,{length:D,multiline:!0}}else this.#u.next(),D+=1;this.#u.next(),this.#s()}this.#u.next(),this.#C(u)}next(){let u=this.#u.next();for(;this.#l(u);)u=this.#u.next();if(u===-1)return tt.EOF;const D=this.#u.locate(),C=String.fromCharCode(u);if(this.#D)if(knownJSON5TokenTypes.has(C))this.#e=this.#F(knownJSON5TokenTypes.get(C),1,D);else if(isJSON5IdentifierStart(u)){const e=this.#B(u);knownJSON5TokenTypes.has(e)?this.#e=this.#F(knownJSON5TokenTypes.get(e),e.length,D):this.#e=this.#F("Identifier",e.length,D)}else if(isJSON5NumberStart(u)){const e=this.#f(u);this.#e=this.#F("Number",e,D)}else if(isStringStart(u,this.#D)){const e=this.#h(u),t=this.#u.locate();this.#e=this.#F("String",e,D,{line:t.line,column:t.column+1,offset:t.offset+1})}else if(u===CHAR_SLASH&&this.#A){const e=this.#c(u),t=this.#u.locate();this.#e=this.#F(e.multiline?"BlockComment":"LineComment",e.length,D,{line:t.line,column:t.column+1,offset:t.offset+1})}else this.#C(u);else if(knownTokenTypes.has(C))this.#e=this.#F(knownTokenTypes.get(C),1,D);else if(isKeywordStart(u)){const e=this.#B(u);jsonKeywords.has(e)||this.#d(e,D),this.#e=this.#F(knownTokenTypes.get(e),e.length,D)}else if(isNumberStart(u)){const e=this.#f(u);this.#e=this.#F("Number",e,D)}else if(isStringStart(u,this.#D)){const e=this.#h(u);this.#e=this.#F("String",e,D)}else if(u===CHAR_SLASH&&this.#A){const e=this.#c(u),t=this.#u.locate();this.#e=this.#F(e.multiline?"BlockComment":"LineComment",e.length,D,{line:t.line,column:t.column+1,offset:t.offset+1})}else this.#C(u);return tt[this.#e.type]}get token(){return this.#e}},types={document(u,D={}){return{type:"Document",body:u,loc:D.loc,...D}},string(u,D={}){return{type:"String",value:u,loc:D.loc,...D}},number(u,D={}){return{type:"Number",value:u,loc:D.loc,...D}},boolean(u,D={}){return{type:"Boolean",value:u,loc:D.loc,...D}},null(u={}){return{type:"Null",loc:u.loc,...u}},array(u,D={}){return{type:"Array",elements:u,loc:D.loc,...D}},element(u,D={}){return{type:"Element",value:u,loc:D.loc,...D}},object(u,D={}){return{type:"Object",members:u,loc:D.loc,...D}},member(u,D,C={}){return{type:"Member",name:u,value:D,loc:C.loc,...C}},identifier(u,D={}){return{type:"Identifier",name:u,loc:D.loc,...D}},nan(u="",D={}){return{type:"NaN",sign:u,loc:D.loc,...D}},infinity(u="",D={}){return{type:"Infinity",sign:u,loc:D.loc,...D}}},DEFAULT_OPTIONS={mode:"json",ranges:!1,tokens:!1,allowTrailingCommas:!1},UNICODE_SEQUENCE=/\\u[\da-fA-F]{4}/gu;function normalizeIdentifier(u){return u.replace(UNICODE_SEQUENCE,D=>String.fromCharCode(parseInt(D.slice(2),16)))}function getEndLocation(u){let D=1,C=1;for(let e=0;e<u.length;e++){const t=u[e];t===`
`?(D++,C=1):t==="\r"?(u[e+1]===`
`&&e++,D++,C=1):C++}return{line:D,column:C,offset:u.length}}function getStringValue(u,D,C=!1){let e="",t=u.indexOf("\\"),s=0;for(;t>=0;){e+=u.slice(s,t);const o=u.charAt(t+1),a=o.charCodeAt(0);if(C&&json5EscapeToChar.has(a))e+=json5EscapeToChar.get(a),s=t+2;else if(escapeToChar.has(a))e+=escapeToChar.get(a),s=t+2;else if(o==="u"){const r=u.slice(t+2,t+6);if(r.length<4||/[^0-9a-f]/i.test(r))throw new ErrorWithLocation(`Invalid unicode escape \\u${r}.`,{line:D.loc.start.line,column:D.loc.start.column+t,offset:D.loc.start.offset+t});e+=String.fromCharCode(parseInt(r,16)),s=t+6}else if(C&&o==="x"){const r=u.slice(t+2,t+4);if(r.length<2||/[^0-9a-f]/i.test(r))throw new ErrorWithLocation(`Invalid hex escape \\x${r}.`,{line:D.loc.start.line,column:D.loc.start.column+t,offset:D.loc.start.offset+t});e+=String.fromCharCode(parseInt(r,16)),s=t+4}else if(C&&json5LineTerminators.has(a))s=t+2,o==="\r"&&u.charAt(s)===`
`&&s++;else if(C)e+=o,s=t+2;else throw new ErrorWithLocation(`Invalid escape \\${o}.`,{line:D.loc.start.line,column:D.loc.start.column+t,offset:D.loc.start.offset+t});t=u.indexOf("\\",s)}return e+=u.slice(s),e}function getLiteralValue(u,D,C=!1){switch(D.type){case"Boolean":return u==="true";case"Number":if(C){if(u.charCodeAt(0)===45)return-Number(u.slice(1));if(u.charCodeAt(0)===43)return Number(u.slice(1))}return Number(u);case"String":return getStringValue(u.slice(1,-1),D,C);default:throw new TypeError(`Unknown token type "${D.type}.`)}}function parse2(u,D){D=Object.freeze({...DEFAULT_OPTIONS,...D});const C=[],e=new Tokenizer(u,{mode:D.mode,ranges:D.ranges}),t=D.mode==="json5",s=D.allowTrailingCommas||t;function o(){const F=e.next();return F&&D.tokens&&C.push(e.token),F}function a(){const F=e.next();return F&&D.tokens&&C.push(e.token),F>=tt.LineComment?a():F}const r=D.mode==="json"?o:a;function h(F,A){if(F!==A)throw new UnexpectedToken(e.token)}function _(F,A){if(!A.includes(F))throw new UnexpectedToken(e.token)}function l(F,A){return D.ranges?{range:[F.offset,A.offset]}:void 0}function c(F){const A=e.token,E=l(A.loc.start,A.loc.end),n=getLiteralValue(u.slice(A.loc.start.offset,A.loc.end.offset),A,t),B={loc:{start:{...A.loc.start},end:{...A.loc.end}},...E};switch(F){case tt.String:return types.string(n,B);case tt.Number:return types.number(n,B);case tt.Boolean:return types.boolean(n,B);default:throw new TypeError(`Unknown token type ${A.type}.`)}}function R(F){const A=l(F.loc.start,F.loc.end),E=u.slice(F.loc.start.offset,F.loc.end.offset),i={loc:{start:{...F.loc.start},end:{...F.loc.end}},...A};if(F.type!=="Identifier"){let B="";return(E[0]==="+"||E[0]==="-")&&(B=E[0]),types[E.includes("NaN")?"nan":"infinity"](B,i)}return types.identifier(normalizeIdentifier(E),i)}function v(F){const A=l(F.loc.start,F.loc.end);return types.null({loc:{start:{...F.loc.start},end:{...F.loc.end}},...A})}function g(F){t?_(F,[tt.String,tt.Identifier,tt.Number]):h(F,tt.String);const A=e.token;if(t&&F===tt.Number&&/[+\-0-9]/.test(u[A.loc.start.offset]))throw new UnexpectedToken(A);let E=F===tt.String?c(F):R(A);if(t&&(E.type==="NaN"||E.type==="Infinity")){if(E.sign!=="")throw new UnexpectedToken(e.token);E=types.identifier(E.type,{loc:E.loc,...l(E.loc.start,E.loc.end)})}F=r(),h(F,tt.Colon);const n=d(),i=l(E.loc.start,n.loc.end);return types.member(E,n,{loc:{start:{...E.loc.start},end:{...n.loc.end}},...i})}function x(F){h(F,tt.LBrace);const A=e.token,E=[];let n=r();if(n!==tt.RBrace)do{if(E.push(g(n)),n=r(),!n)throw new UnexpectedEOF(E[E.length-1].loc.end);if(n===tt.Comma){if(n=r(),s&&n===tt.RBrace)break}else break}while(n);h(n,tt.RBrace);const i=e.token,B=l(A.loc.start,i.loc.end);return types.object(E,{loc:{start:{...A.loc.start},end:{...i.loc.end}},...B})}function p(F){h(F,tt.LBracket);const A=e.token,E=[];let n=r();if(n!==tt.RBracket)do{const m=d(n);if(E.push(types.element(m,{loc:m.loc})),n=r(),n===tt.Comma){if(n=r(),s&&n===tt.RBracket)break}else break}while(n);h(n,tt.RBracket);const i=e.token,B=l(A.loc.start,i.loc.end);return types.array(E,{loc:{start:{...A.loc.start},end:{...i.loc.end}},...B})}function d(F){F=F??r();const A=e.token;if(!F)throw new UnexpectedEOF({line:1,column:1,offset:0});switch(F){case tt.String:case tt.Boolean:return c(F);case tt.Number:if(t){let E=u.slice(A.loc.start.offset,A.loc.end.offset);if((E[0]==="+"||E[0]==="-")&&(E=E.slice(1)),E==="NaN"||E==="Infinity")return R(A)}return c(F);case tt.Null:return v(A);case tt.LBrace:return x(F);case tt.LBracket:return p(F);default:throw new UnexpectedToken(A)}}const N=d();if(r())throw new UnexpectedToken(e.token);const S=getEndLocation(u),f={loc:{start:{line:1,column:1,offset:0},end:{...S}}};return D.tokens&&(f.tokens=C),D.ranges&&(f.range=[f.loc.start.offset,f.loc.end.offset]),types.document(N,f)}
// src/parse/json/json5.ts
function parseJson5(path, text, { depth } = LIMITS) {
  const rest = { path, text, syntax: json5Syntax, comments: () => commentsIn(text) };
  let document;
  try {
    const whole = text.endsWith("\\") ? `${text}
` : text;
    document = parse2(whole, { mode: "json5", ranges: true });
  } catch (error) {
    if (!isAboutText(error)) throw error;
    return { ...rest, roots: [], faults: [faultOf(error, text)] };
  }
  const root = treeOf(document, depth);
  const fault = firstMisread(root, text);
  return fault ? { ...rest, roots: [], faults: [fault] } : { ...rest, roots: [root], faults: [] };
}
function firstMisread(root, text) {
  let first;
  const look = (place) => {
    const { start } = place;
    if ((!first || start < first.start) && isTorn(text, place)) first = { ...TORN, start, end: lineEnd(text, start) };
  };
  for (const node of walk(root)) {
    const { kind, start } = node;
    if (kind === "string") look(node);
    else if (kind === "object") node.entries.forEach(look);
    else if (kind === "number" && Number.isNaN(node.value) && text[start] === "." && !(first && first.start < start))
      first = { ...misplaced("."), start, end: start + 1 };
  }
  return first;
}
function isTorn(text, { start, end }) {
  for (let at = start; at < end; at++) {
    if (text[at] === "\\") at = Math.max(at + 1, afterLineBreak(text, at + 1) - 1);
    else if (isLineBreak(text, at)) return true;
  }
  return false;
}
var TORN = {
  message: "The string has no closing quote on its line.",
  help: "A line break in a string is written \\n."
};
var isAboutText = (error) => typeof error.offset === "number";
var LONGEST2 = 40;
function faultOf({ message, offset }, text) {
  if (text.trim() === "") return { message: EMPTY_FILE, start: text.length, end: text.length };
  const word = wordAt(text, offset);
  const isLast = !/[\]}]/.test(word) && text.slice(offset + word.length).trim() === "";
  if (isLast || message.startsWith("Unexpected end")) {
    const end = text.trimEnd().length;
    return { ...ENDS, start: Math.max(0, end - 1), end };
  }
  return { ...misplaced(word), start: offset, end: offset + word.length };
}
var misplaced = (word) => ({
  message: `JSON5 does not allow \`${word}\` here.`,
  help: "Often a comma, a quote or a bracket is missing before it."
});
var ENDS = { message: "The file ends before every quote and bracket is closed.", help: "Add the missing one." };
var wordAt = (text, offset) => /^(?:[\p{ID_Continue}$]+|[^])/u.exec(text.slice(offset, offset + LONGEST2))?.[0] ?? "";

// src/parse/parse.ts
var TOO_SLOW = "Parsing it took more than 10 seconds.";
var STRICT = { comments: false, trailingCommas: false };
var LOOSE = { comments: true, trailingCommas: true };
async function parse3(path, text, options = {}) {
  try {
    return await parseAs(languageOf(path), path, text, options);
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("It is nested too deep to be read.");
    throw error;
  }
}
async function parseOrSay(path, text) {
  try {
    return await parse3(path, text);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}
async function parseAs(language, path, text, options) {
  const limited = (work) => options.timeLimit?.(work, TOO_SLOW) ?? work();
  if (language === "yaml") {
    const { parseYaml } = await import("./document.js");
    return limited(() => parseYaml(path, text, options.limits));
  }
  if (language === "json5") {
    return limited(() => parseJson5(path, text, options.limits));
  }
  if (language === "html") {
    const { parseHtml } = await import("./source-and-pages.js");
    return limited(() => parseHtml(path, text));
  }
  if (language === "source") {
    const { parseSource, templateCode } = await import("./source-and-pages.js");
    const { followImport, isUnused, listsTools, prints, resolveImport, texts: others } = options.imports ?? {};
    const readPages = mayBePage(text) ? templateCode : void 0;
    const imports = {
      ...resolveImport && { resolveImport },
      ...followImport && { followImport },
      ...prints && { prints },
      ...isUnused && { isUnused },
      ...listsTools && { listsTools }
    };
    const given = { format: options.format, ...imports, others, readPages };
    return limited(() => parseSource(path, text, given));
  }
  if (language === "python") {
    const { parsePythonSource } = await import("./source.js");
    return limited(() => parsePythonSource(path, text, options.imports));
  }
  const grammar = language === "jsonc" || options.comments ? LOOSE : STRICT;
  const jsonOptions = options.limits ? { ...grammar, depth: options.limits.depth } : grammar;
  const document = limited(() => parseJson(path, text, jsonOptions) ?? recoverJson(path, text, jsonOptions));
  return grammar === LOOSE ? { ...document, comments: () => commentsIn(text) } : document;
}

export {
  parse3 as parse,
  parseOrSay
};
