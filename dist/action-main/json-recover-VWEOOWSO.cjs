(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { Lines } = require("./chunk-W7R7IZ4F.cjs");
const { jsonSyntax, jsoncSyntax } = require("./chunk-NUTH5Z57.cjs");
const { checkDepth } = require("./chunk-KBPUM2E2.cjs");
const { LIMITS } = require("./chunk-24YQR224.cjs");
const { printable } = require("./chunk-ARTLXNBJ.cjs");
require("./chunk-3OOZXVKH.cjs");
const { afterLineBreak, hasLineBreak, isFirstOnLine, isLineBreak, lineEnd, lineStart } = require("./chunk-PT2G5UDM.cjs");
require("./chunk-X2FSVP3Z.cjs");
require("./chunk-XGHHV5C6.cjs");
const { near } = require("./chunk-M6HXI5RH.cjs");
require("./chunk-M4PECOFO.cjs");
require("./chunk-IOS2KUYC.cjs");

// src/parse/json-recover/fence.ts
function fenceIn(text) {
  const [opening, before = ""] = /^(\ufeff?\s{0,100})```[\w-]{0,20}[ \t]{0,20}(?=[\r\n])/.exec(text) ?? [];
  if (opening === void 0) return void 0;
  const [start, end] = [before.length, opening.length];
  const lines = [{ start, end: afterLineBreak(text, end), text: "" }];
  const whole = text.trimEnd();
  const last = lineStart(text, whole.length);
  if (last > end && /^[ \t]*```$/.test(whole.slice(last, last + 100)))
    lines.push({ start: last, end: whole.length, text: "" });
  const message = "This is a Markdown fence. Remove its lines, here and at the end.";
  return {
    text: blanked(text, lines),
    fault: { start, end, message, mend: { title: "Remove the fence", edits: lines } }
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

// src/parse/json-recover/brackets.ts
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
  /** How far the line of this token is indented, and whether others than closing brackets stand before it there. */
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

// node_modules/jsonc-parser/lib/esm/impl/scanner.js
function createScanner(text, ignoreTrivia = false) {
  const len = text.length;
  let pos = 0, value = "", tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
  function scanHexDigits(count, exact) {
    let digits = 0;
    let value2 = 0;
    while (digits < count || !exact) {
      let ch = text.charCodeAt(pos);
      if (ch >= 48 && ch <= 57) {
        value2 = value2 * 16 + ch - 48;
      } else if (ch >= 65 && ch <= 70) {
        value2 = value2 * 16 + ch - 65 + 10;
      } else if (ch >= 97 && ch <= 102) {
        value2 = value2 * 16 + ch - 97 + 10;
      } else {
        break;
      }
      pos++;
      digits++;
    }
    if (digits < count) {
      value2 = -1;
    }
    return value2;
  }
  function setPosition(newPosition) {
    pos = newPosition;
    value = "";
    tokenOffset = 0;
    token = 16;
    scanError = 0;
  }
  function scanNumber() {
    let start = pos;
    if (text.charCodeAt(pos) === 48) {
      pos++;
    } else {
      pos++;
      while (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
      }
    }
    if (pos < text.length && text.charCodeAt(pos) === 46) {
      pos++;
      if (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
          pos++;
        }
      } else {
        scanError = 3;
        return text.substring(start, pos);
      }
    }
    let end = pos;
    if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
      pos++;
      if (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) {
        pos++;
      }
      if (pos < text.length && isDigit(text.charCodeAt(pos))) {
        pos++;
        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
          pos++;
        }
        end = pos;
      } else {
        scanError = 3;
      }
    }
    return text.substring(start, end);
  }
  function scanString() {
    let result = "", start = pos;
    while (true) {
      if (pos >= len) {
        result += text.substring(start, pos);
        scanError = 2;
        break;
      }
      const ch = text.charCodeAt(pos);
      if (ch === 34) {
        result += text.substring(start, pos);
        pos++;
        break;
      }
      if (ch === 92) {
        result += text.substring(start, pos);
        pos++;
        if (pos >= len) {
          scanError = 2;
          break;
        }
        const ch2 = text.charCodeAt(pos++);
        switch (ch2) {
          case 34:
            result += '"';
            break;
          case 92:
            result += "\\";
            break;
          case 47:
            result += "/";
            break;
          case 98:
            result += "\b";
            break;
          case 102:
            result += "\f";
            break;
          case 110:
            result += "\n";
            break;
          case 114:
            result += "\r";
            break;
          case 116:
            result += "	";
            break;
          case 117:
            const ch3 = scanHexDigits(4, true);
            if (ch3 >= 0) {
              result += String.fromCharCode(ch3);
            } else {
              scanError = 4;
            }
            break;
          default:
            scanError = 5;
        }
        start = pos;
        continue;
      }
      if (ch >= 0 && ch <= 31) {
        if (isLineBreak2(ch)) {
          result += text.substring(start, pos);
          scanError = 2;
          break;
        } else {
          scanError = 6;
        }
      }
      pos++;
    }
    return result;
  }
  function scanNext() {
    value = "";
    scanError = 0;
    tokenOffset = pos;
    lineStartOffset = lineNumber;
    prevTokenLineStartOffset = tokenLineStartOffset;
    if (pos >= len) {
      tokenOffset = len;
      return token = 17;
    }
    let code = text.charCodeAt(pos);
    if (isWhiteSpace(code)) {
      do {
        pos++;
        value += String.fromCharCode(code);
        code = text.charCodeAt(pos);
      } while (isWhiteSpace(code));
      return token = 15;
    }
    if (isLineBreak2(code)) {
      pos++;
      value += String.fromCharCode(code);
      if (code === 13 && text.charCodeAt(pos) === 10) {
        pos++;
        value += "\n";
      }
      lineNumber++;
      tokenLineStartOffset = pos;
      return token = 14;
    }
    switch (code) {
      // tokens: []{}:,
      case 123:
        pos++;
        return token = 1;
      case 125:
        pos++;
        return token = 2;
      case 91:
        pos++;
        return token = 3;
      case 93:
        pos++;
        return token = 4;
      case 58:
        pos++;
        return token = 6;
      case 44:
        pos++;
        return token = 5;
      // strings
      case 34:
        pos++;
        value = scanString();
        return token = 10;
      // comments
      case 47:
        const start = pos - 1;
        if (text.charCodeAt(pos + 1) === 47) {
          pos += 2;
          while (pos < len) {
            if (isLineBreak2(text.charCodeAt(pos))) {
              break;
            }
            pos++;
          }
          value = text.substring(start, pos);
          return token = 12;
        }
        if (text.charCodeAt(pos + 1) === 42) {
          pos += 2;
          const safeLength = len - 1;
          let commentClosed = false;
          while (pos < safeLength) {
            const ch = text.charCodeAt(pos);
            if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
              pos += 2;
              commentClosed = true;
              break;
            }
            pos++;
            if (isLineBreak2(ch)) {
              if (ch === 13 && text.charCodeAt(pos) === 10) {
                pos++;
              }
              lineNumber++;
              tokenLineStartOffset = pos;
            }
          }
          if (!commentClosed) {
            pos++;
            scanError = 1;
          }
          value = text.substring(start, pos);
          return token = 13;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
      // numbers
      case 45:
        value += String.fromCharCode(code);
        pos++;
        if (pos === len || !isDigit(text.charCodeAt(pos))) {
          return token = 16;
        }
      // found a minus, followed by a number so
      // we fall through to proceed with scanning
      // numbers
      case 48:
      case 49:
      case 50:
      case 51:
      case 52:
      case 53:
      case 54:
      case 55:
      case 56:
      case 57:
        value += scanNumber();
        return token = 11;
      // literals and unknown symbols
      default:
        while (pos < len && isUnknownContentCharacter(code)) {
          pos++;
          code = text.charCodeAt(pos);
        }
        if (tokenOffset !== pos) {
          value = text.substring(tokenOffset, pos);
          switch (value) {
            case "true":
              return token = 8;
            case "false":
              return token = 9;
            case "null":
              return token = 7;
          }
          return token = 16;
        }
        value += String.fromCharCode(code);
        pos++;
        return token = 16;
    }
  }
  function isUnknownContentCharacter(code) {
    if (isWhiteSpace(code) || isLineBreak2(code)) {
      return false;
    }
    switch (code) {
      case 125:
      case 93:
      case 123:
      case 91:
      case 34:
      case 58:
      case 44:
      case 47:
        return false;
    }
    return true;
  }
  function scanNextNonTrivia() {
    let result;
    do {
      result = scanNext();
    } while (result >= 12 && result <= 15);
    return result;
  }
  return {
    setPosition,
    getPosition: () => pos,
    scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
    getToken: () => token,
    getTokenValue: () => value,
    getTokenOffset: () => tokenOffset,
    getTokenLength: () => pos - tokenOffset,
    getTokenStartLine: () => lineStartOffset,
    getTokenStartCharacter: () => tokenOffset - prevTokenLineStartOffset,
    getTokenError: () => scanError
  };
}
function isWhiteSpace(ch) {
  return ch === 32 || ch === 9;
}
function isLineBreak2(ch) {
  return ch === 10 || ch === 13;
}
function isDigit(ch) {
  return ch >= 48 && ch <= 57;
}
var CharacterCodes;
(function(CharacterCodes2) {
  CharacterCodes2[CharacterCodes2["lineFeed"] = 10] = "lineFeed";
  CharacterCodes2[CharacterCodes2["carriageReturn"] = 13] = "carriageReturn";
  CharacterCodes2[CharacterCodes2["space"] = 32] = "space";
  CharacterCodes2[CharacterCodes2["_0"] = 48] = "_0";
  CharacterCodes2[CharacterCodes2["_1"] = 49] = "_1";
  CharacterCodes2[CharacterCodes2["_2"] = 50] = "_2";
  CharacterCodes2[CharacterCodes2["_3"] = 51] = "_3";
  CharacterCodes2[CharacterCodes2["_4"] = 52] = "_4";
  CharacterCodes2[CharacterCodes2["_5"] = 53] = "_5";
  CharacterCodes2[CharacterCodes2["_6"] = 54] = "_6";
  CharacterCodes2[CharacterCodes2["_7"] = 55] = "_7";
  CharacterCodes2[CharacterCodes2["_8"] = 56] = "_8";
  CharacterCodes2[CharacterCodes2["_9"] = 57] = "_9";
  CharacterCodes2[CharacterCodes2["a"] = 97] = "a";
  CharacterCodes2[CharacterCodes2["b"] = 98] = "b";
  CharacterCodes2[CharacterCodes2["c"] = 99] = "c";
  CharacterCodes2[CharacterCodes2["d"] = 100] = "d";
  CharacterCodes2[CharacterCodes2["e"] = 101] = "e";
  CharacterCodes2[CharacterCodes2["f"] = 102] = "f";
  CharacterCodes2[CharacterCodes2["g"] = 103] = "g";
  CharacterCodes2[CharacterCodes2["h"] = 104] = "h";
  CharacterCodes2[CharacterCodes2["i"] = 105] = "i";
  CharacterCodes2[CharacterCodes2["j"] = 106] = "j";
  CharacterCodes2[CharacterCodes2["k"] = 107] = "k";
  CharacterCodes2[CharacterCodes2["l"] = 108] = "l";
  CharacterCodes2[CharacterCodes2["m"] = 109] = "m";
  CharacterCodes2[CharacterCodes2["n"] = 110] = "n";
  CharacterCodes2[CharacterCodes2["o"] = 111] = "o";
  CharacterCodes2[CharacterCodes2["p"] = 112] = "p";
  CharacterCodes2[CharacterCodes2["q"] = 113] = "q";
  CharacterCodes2[CharacterCodes2["r"] = 114] = "r";
  CharacterCodes2[CharacterCodes2["s"] = 115] = "s";
  CharacterCodes2[CharacterCodes2["t"] = 116] = "t";
  CharacterCodes2[CharacterCodes2["u"] = 117] = "u";
  CharacterCodes2[CharacterCodes2["v"] = 118] = "v";
  CharacterCodes2[CharacterCodes2["w"] = 119] = "w";
  CharacterCodes2[CharacterCodes2["x"] = 120] = "x";
  CharacterCodes2[CharacterCodes2["y"] = 121] = "y";
  CharacterCodes2[CharacterCodes2["z"] = 122] = "z";
  CharacterCodes2[CharacterCodes2["A"] = 65] = "A";
  CharacterCodes2[CharacterCodes2["B"] = 66] = "B";
  CharacterCodes2[CharacterCodes2["C"] = 67] = "C";
  CharacterCodes2[CharacterCodes2["D"] = 68] = "D";
  CharacterCodes2[CharacterCodes2["E"] = 69] = "E";
  CharacterCodes2[CharacterCodes2["F"] = 70] = "F";
  CharacterCodes2[CharacterCodes2["G"] = 71] = "G";
  CharacterCodes2[CharacterCodes2["H"] = 72] = "H";
  CharacterCodes2[CharacterCodes2["I"] = 73] = "I";
  CharacterCodes2[CharacterCodes2["J"] = 74] = "J";
  CharacterCodes2[CharacterCodes2["K"] = 75] = "K";
  CharacterCodes2[CharacterCodes2["L"] = 76] = "L";
  CharacterCodes2[CharacterCodes2["M"] = 77] = "M";
  CharacterCodes2[CharacterCodes2["N"] = 78] = "N";
  CharacterCodes2[CharacterCodes2["O"] = 79] = "O";
  CharacterCodes2[CharacterCodes2["P"] = 80] = "P";
  CharacterCodes2[CharacterCodes2["Q"] = 81] = "Q";
  CharacterCodes2[CharacterCodes2["R"] = 82] = "R";
  CharacterCodes2[CharacterCodes2["S"] = 83] = "S";
  CharacterCodes2[CharacterCodes2["T"] = 84] = "T";
  CharacterCodes2[CharacterCodes2["U"] = 85] = "U";
  CharacterCodes2[CharacterCodes2["V"] = 86] = "V";
  CharacterCodes2[CharacterCodes2["W"] = 87] = "W";
  CharacterCodes2[CharacterCodes2["X"] = 88] = "X";
  CharacterCodes2[CharacterCodes2["Y"] = 89] = "Y";
  CharacterCodes2[CharacterCodes2["Z"] = 90] = "Z";
  CharacterCodes2[CharacterCodes2["asterisk"] = 42] = "asterisk";
  CharacterCodes2[CharacterCodes2["backslash"] = 92] = "backslash";
  CharacterCodes2[CharacterCodes2["closeBrace"] = 125] = "closeBrace";
  CharacterCodes2[CharacterCodes2["closeBracket"] = 93] = "closeBracket";
  CharacterCodes2[CharacterCodes2["colon"] = 58] = "colon";
  CharacterCodes2[CharacterCodes2["comma"] = 44] = "comma";
  CharacterCodes2[CharacterCodes2["dot"] = 46] = "dot";
  CharacterCodes2[CharacterCodes2["doubleQuote"] = 34] = "doubleQuote";
  CharacterCodes2[CharacterCodes2["minus"] = 45] = "minus";
  CharacterCodes2[CharacterCodes2["openBrace"] = 123] = "openBrace";
  CharacterCodes2[CharacterCodes2["openBracket"] = 91] = "openBracket";
  CharacterCodes2[CharacterCodes2["plus"] = 43] = "plus";
  CharacterCodes2[CharacterCodes2["slash"] = 47] = "slash";
  CharacterCodes2[CharacterCodes2["formFeed"] = 12] = "formFeed";
  CharacterCodes2[CharacterCodes2["tab"] = 9] = "tab";
})(CharacterCodes || (CharacterCodes = {}));

// node_modules/jsonc-parser/lib/esm/impl/string-intern.js
var cachedSpaces = new Array(20).fill(0).map((_, index) => {
  return " ".repeat(index);
});
var maxCachedValues = 200;
var cachedBreakLinesWithSpaces = {
  " ": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + " ".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + " ".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + " ".repeat(index);
    })
  },
  "	": {
    "\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\n" + "	".repeat(index);
    }),
    "\r": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r" + "	".repeat(index);
    }),
    "\r\n": new Array(maxCachedValues).fill(0).map((_, index) => {
      return "\r\n" + "	".repeat(index);
    })
  }
};

// node_modules/jsonc-parser/lib/esm/impl/parser.js
var ParseOptions;
(function(ParseOptions2) {
  ParseOptions2.DEFAULT = {
    allowTrailingComma: false
  };
})(ParseOptions || (ParseOptions = {}));

// node_modules/jsonc-parser/lib/esm/main.js
var createScanner2 = createScanner;
var ScanError;
(function(ScanError2) {
  ScanError2[ScanError2["None"] = 0] = "None";
  ScanError2[ScanError2["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
  ScanError2[ScanError2["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
  ScanError2[ScanError2["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
  ScanError2[ScanError2["InvalidUnicode"] = 4] = "InvalidUnicode";
  ScanError2[ScanError2["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
  ScanError2[ScanError2["InvalidCharacter"] = 6] = "InvalidCharacter";
})(ScanError || (ScanError = {}));
var SyntaxKind;
(function(SyntaxKind2) {
  SyntaxKind2[SyntaxKind2["OpenBraceToken"] = 1] = "OpenBraceToken";
  SyntaxKind2[SyntaxKind2["CloseBraceToken"] = 2] = "CloseBraceToken";
  SyntaxKind2[SyntaxKind2["OpenBracketToken"] = 3] = "OpenBracketToken";
  SyntaxKind2[SyntaxKind2["CloseBracketToken"] = 4] = "CloseBracketToken";
  SyntaxKind2[SyntaxKind2["CommaToken"] = 5] = "CommaToken";
  SyntaxKind2[SyntaxKind2["ColonToken"] = 6] = "ColonToken";
  SyntaxKind2[SyntaxKind2["NullKeyword"] = 7] = "NullKeyword";
  SyntaxKind2[SyntaxKind2["TrueKeyword"] = 8] = "TrueKeyword";
  SyntaxKind2[SyntaxKind2["FalseKeyword"] = 9] = "FalseKeyword";
  SyntaxKind2[SyntaxKind2["StringLiteral"] = 10] = "StringLiteral";
  SyntaxKind2[SyntaxKind2["NumericLiteral"] = 11] = "NumericLiteral";
  SyntaxKind2[SyntaxKind2["LineCommentTrivia"] = 12] = "LineCommentTrivia";
  SyntaxKind2[SyntaxKind2["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
  SyntaxKind2[SyntaxKind2["LineBreakTrivia"] = 14] = "LineBreakTrivia";
  SyntaxKind2[SyntaxKind2["Trivia"] = 15] = "Trivia";
  SyntaxKind2[SyntaxKind2["Unknown"] = 16] = "Unknown";
  SyntaxKind2[SyntaxKind2["EOF"] = 17] = "EOF";
})(SyntaxKind || (SyntaxKind = {}));
var ParseErrorCode;
(function(ParseErrorCode2) {
  ParseErrorCode2[ParseErrorCode2["InvalidSymbol"] = 1] = "InvalidSymbol";
  ParseErrorCode2[ParseErrorCode2["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
  ParseErrorCode2[ParseErrorCode2["PropertyNameExpected"] = 3] = "PropertyNameExpected";
  ParseErrorCode2[ParseErrorCode2["ValueExpected"] = 4] = "ValueExpected";
  ParseErrorCode2[ParseErrorCode2["ColonExpected"] = 5] = "ColonExpected";
  ParseErrorCode2[ParseErrorCode2["CommaExpected"] = 6] = "CommaExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBraceExpected"] = 7] = "CloseBraceExpected";
  ParseErrorCode2[ParseErrorCode2["CloseBracketExpected"] = 8] = "CloseBracketExpected";
  ParseErrorCode2[ParseErrorCode2["EndOfFileExpected"] = 9] = "EndOfFileExpected";
  ParseErrorCode2[ParseErrorCode2["InvalidCommentToken"] = 10] = "InvalidCommentToken";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
  ParseErrorCode2[ParseErrorCode2["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
  ParseErrorCode2[ParseErrorCode2["InvalidUnicode"] = 14] = "InvalidUnicode";
  ParseErrorCode2[ParseErrorCode2["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
  ParseErrorCode2[ParseErrorCode2["InvalidCharacter"] = 16] = "InvalidCharacter";
})(ParseErrorCode || (ParseErrorCode = {}));

// src/parse/json-recover/tokens.ts
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

// src/parse/json-recover/words.ts
var LONGEST = 30;
var LITERALS2 = ["true", "false", "null"];
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
  const meant = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : near(word, LITERALS2);
  if (meant !== void 0) return `${shown(word)} is not a JSON value. Did you mean \`${meant}\`?`;
  if (NOT_NUMBERS.test(word)) return `JSON has no ${shown(word)}. Write a number, a string or null.`;
  if (/^[-+]?\.?\d/.test(word)) return `${shown(word)} is not a number as JSON writes it. ${numberAdvice(word)}`;
  return `${shown(word)} is not a JSON value. Text stands in double quotes.`;
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
  const message = text[start + 1] === "u" ? "After \\u come four hexadecimal digits." : `JSON has no escape ${shown(text.slice(start, end))}. A backslash itself is written \\\\.`;
  return { start, end, message, spoils: true };
}

// src/parse/json-recover/cursor.ts
var TORN_NAME = /"([\w$-]+)[ \t]*:[ \t]*"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*(?:[,;}\]\r\n]|$)/y;
var FOLLOWS_COMMA = /[ \t]*(?:[}\]\r\n]|$|"[^"\\\r\n]*(?:\\.[^"\\\r\n]*){0,9999}"[ \t]*:)/y;
var Cursor = class {
  text;
  token;
  /** The end of the token before this one. */
  behind;
  /** What this token stands in. */
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
    return `${what} was expected, but ${this.found()} stands here.`;
  }
  found() {
    const { kind, start, end } = this.token;
    return kind === "end" ? "the end of the file" : shown(this.text.slice(start, end));
  }
  /** `isFresh`: something must stand here. */
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
    const isName = this.is("string") ? this.token.isClosed : isFirstOnLine(this.text, this.token.start);
    return isName && this.isKey(false);
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
  /** Whether more text stands behind a string, as when a quote in it is not escaped. */
  isStringTorn() {
    const isBehindString = this.text[this.behind - 1] === '"';
    return isBehindString && this.is("word", "string") && !hasLineBreak(this.text, this.behind, this.token.start);
  }
  /** One that ends the line, or stands before what may follow a comma: it is no part of a text. */
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

// src/parse/json-recover/doubt.ts
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

// src/parse/json-recover/mistakes.ts
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
    this.#breaks.push({ start, end, message, ...mend && { mend } });
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

// src/parse/json-recover/strings.ts
function checkString({ text, token }, mistakes) {
  if (!token.isClosed) {
    const message = "The string has no closing quote on its line. A line break in a string is written \\n.";
    mistakes.stumble(token, message);
    return false;
  }
  if (token.kind === "quoted") {
    const name = nameOf(text[token.start]);
    mistakes.habit(name, token, `${name} are not allowed in JSON. Put text in straight double quotes.`);
    return !token.value.includes("\\");
  }
  const fault = stringFault(text, token);
  if (fault) mistakes.stumble(fault, fault.message);
  return !fault?.spoils;
}
function nameOf(quote) {
  return quote === "'" ? "Single quotes" : quote === "`" ? "Backquotes" : "Curly quotes";
}

// src/parse/json-recover/obstacles.ts
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
      this.#mistakes.lose(cursor.token, "A colon has no place in an array. Properties stand in braces.");
    } else if (isBehindChild) this.#mistakes.lose(cursor.token, cursor.unexpected(`A comma or ${CLOSER[kind]}`));
    else this.#mistakes.lose(cursor.token, cursor.unexpected("A property name"));
  }
  /** Behind the name of a property, where a colon belongs. */
  passBehindName(name) {
    const cursor = this.#cursor;
    if (cursor.isStringTorn()) this.#stringEndsTooSoon();
    else this.#mistakes.lose(cursor.token, cursor.unexpected(`A colon after the name ${shown(name)}`));
    this.#skip("object");
  }
  #stringEndsTooSoon() {
    const { behind } = this.#cursor;
    const message = 'The string ends at this quote, but text goes on after it. A quote in a string is written \\".';
    this.#mistakes.lose({ start: behind - 1, end: behind }, message);
  }
  /** Of the two sides of a merge conflict, the first counts. */
  #conflict() {
    const { text, token } = this.#cursor;
    const message = "A merge conflict was left in the file. Decide for one side, and remove the markers.";
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

// src/parse/json-recover/pairing.ts
var Pairing = class {
  #cursor;
  #mistakes;
  /** Any container may have ended too early or too late. */
  #isUnbalanced = false;
  /** The file ended before the root was closed, and all that stands before was clear. */
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
    const message = `This ${token.kind} closes the ${this.#since(container)}. Make it a ${CLOSER[container.kind]}.`;
    this.#mistakes.stumble(token, message);
  }
  /** A bracket in a container closes nothing that is open. */
  closerOfNothing({ kind }) {
    const { token } = this.#cursor;
    this.#isUnbalanced = true;
    this.#mistakes.lose(token, `This ${token.kind} closes nothing. Remove it, or make it a ${CLOSER[kind]}.`);
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
      this.#mistakes.lose(token, "Properties stand in braces, and the { before them is missing.");
    } else if (cursor.is("}", "]")) {
      this.#mistakes.lose(token, `There is one ${token.kind} too many: the JSON value has already ended.`);
    } else this.#mistakes.lose(token, `The JSON value has ended before ${cursor.found()}. A file holds only one.`);
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

// src/parse/json-recover/separators.ts
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
    const advice = isLast ? `JSON has no ${name}s. Remove it.` : `A ${name} stands where a comma belongs.`;
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
    this.#mistakes.note({ ...comma, message: "A trailing comma is not allowed in JSON. Remove it.", mend });
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
        this.#mistakes.stumble(place, "A full-width colon stands where a colon belongs.", mend);
      } else this.#mistakes.stumble(place, cursor.unexpected("A colon"));
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

// src/parse/json-recover/strays.ts
function tellStray({ kind, start, end }, text, options, mistakes) {
  if (kind === "open comment") {
    mistakes.lose({ start, end }, "The comment is not closed: */ is missing.");
  } else if (kind === "comment") {
    if (options.comments) return;
    const message = "Comments are not allowed in JSON. Remove it, or rename the file to .jsonc.";
    mistakes.note({ start, end, message });
  } else {
    const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, "0");
    const message = `The character U+${code} looks like a space or like nothing, and is neither in JSON. Replace it with a space.`;
    mistakes.habit("blanks", { start, end }, message);
  }
}

// src/parse/json-recover/reader.ts
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
      const message = cursor.is("end") ? "The file is empty." : cursor.unexpected("A JSON value");
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
  /** Reads a child, or what stands between two of them or in their way. */
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
  /** Undefined where its name is a guess, which nobody should judge or mend. */
  #property(depth) {
    const cursor = this.#cursor;
    const torn = cursor.tornName();
    if (torn !== void 0) return this.#propertyOfTornName(torn, depth);
    const { kind, start, end, value: key } = cursor.token;
    if (kind === "string" || kind === "quoted") checkString(cursor, this.#mistakes);
    else this.#mistakes.habit("keys", cursor.token, `The property name ${shown(key)} must stand in double quotes.`);
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

// src/parse/json-recover.ts
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
Object.assign(exports, { recoverJson });
})