import "./lint.js";
import {
  LIMITS,
  Lines,
  afterLineBreak,
  checkDepth,
  hasLineBreak,
  isFirstOnLine,
  isLineBreak,
  jsonSyntax,
  jsoncSyntax,
  lineEnd,
  lineStart,
  nearestWord
} from "./rules.js";
import {
  EMPTY_FILE,
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
var isLineEnd = (text, at) => at >= text.length || isLineBreak(text, at);
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
    const { text, token } = this;
    if (text[token.start] !== "#") return `Expected ${what}, but found ${this.found()}.`;
    return text.slice(0, token.start).trim() === "" ? {
      message: "The file begins with `#`, so it is not JSON, and nothing can read it.",
      help: "Remove everything before the first `{`, or give the file the ending of its format."
    } : { message: "JSON has no comments with `#`, so nothing can read this file.", help: "Remove the comment." };
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
var shown = (text) => `\`${printable(text, LONGEST)}\``;
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
    const sign = cursor.is("word") ? /^(?:=>?|\uff1a)/.exec(value)?.[0] : void 0;
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
  const message = {
    message: "This is a Markdown fence, which is not JSON.",
    help: "Remove its lines, here and at the end."
  };
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
    const message = {
      message: "JSON has no comments, so strict readers refuse this file.",
      help: "Remove the comment, or rename the file to `.jsonc` if its reader knows that ending."
    };
    mistakes.note({ start, end, cause: "comments", ...message });
  } else {
    const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, "0");
    const message = {
      message: `The character U+${code} looks like a space or like nothing, and is neither in JSON.`,
      help: "Replace it with a space."
    };
    mistakes.habit("blanks", { start, end }, message);
  }
}
export {
  recoverJson
};
