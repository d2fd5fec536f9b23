import {
  Lines,
  json5Syntax,
  treeOf
} from "./lines.js";
import {
  didYouMean,
  nearestWord
} from "./did-you-mean.js";
import {
  printable
} from "./text.js";
import {
  commentsIn,
  jsonSyntax,
  jsoncSyntax,
  parseJson
} from "./read.js";
import {
  EMPTY_FILE,
  LIMITS,
  Unreadable,
  afterLineBreak,
  checkDepth,
  hasLineBreak,
  isFirstOnLine,
  isLineBreak,
  lineEnd,
  lineStart
} from "./print.js";
import {
  walk
} from "./collections.js";
import {
  mayBePage
} from "./prefilter.js";

// src/files/errors.ts
var UserError = class extends Error {
  name = "UserError";
};
var MOST_TOGETHER = 20;
function together(errors) {
  const [first] = errors;
  if (first && errors.length === 1) return first;
  const shown2 = errors.slice(0, MOST_TOGETHER).map(({ message }) => message);
  const more = errors.length - shown2.length;
  return new UserError([...shown2, ...more > 0 ? [`and ${more} more like these`] : []].join("\n"));
}
function unknownHint(kind, word, known) {
  return `unknown ${kind} \`${word || '""'}\`${didYouMean(word, known)}`;
}

// src/files/paths.ts
import { realpathSync } from "node:fs";
import { basename, relative, resolve, sep } from "node:path";
function toSlashes(path) {
  return sep === "/" ? path : path.replaceAll(sep, "/");
}
function absolutePath(folder, path) {
  return toSlashes(resolve(folder, path));
}
function relativePath(folder, path) {
  return toSlashes(relative(folder, path)) || ".";
}
function inFolder(folder, path) {
  return folder.endsWith("/") ? folder + path : `${folder}/${path}`;
}
function parentOf(path) {
  const slash = path.lastIndexOf("/");
  const isPlain = slash > 0 && path[slash - 1] !== ":" && !path.startsWith("//") && !/[/\\.]$/.test(path);
  return isPlain ? path.slice(0, slash) : absolutePath(path, "..");
}
function isInside(folder, path) {
  return path === folder || path.startsWith(folder.endsWith("/") ? folder : `${folder}/`);
}
function realPath(path) {
  try {
    return toSlashes(realpathSync.native(path));
  } catch {
    return void 0;
  }
}
function leadsOut(path, cwd, workspace) {
  if (!isInside(workspace, path) && !isInside(cwd, path)) return false;
  const real = realPath(path);
  return real !== void 0 && !isInside(workspace, real);
}
function withoutLinks(path, cwd, workspace) {
  if (isInside(cwd, path) || [cwd, path].every((each) => isInside(workspace, each))) return path;
  const folder = realPath(parentOf(path));
  const here = realPath(cwd);
  if (folder === void 0 || here === void 0 || !isInside(workspace, folder)) return path;
  return inFolder(absolutePath(cwd, relativePath(here, folder)), basename(path));
}
var SOURCE_EXTENSIONS = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
var EXTENSIONS = [
  ...[".json", ".jsonc", ".json5", ".yaml", ".yml"],
  ...SOURCE_EXTENSIONS,
  ...[".html", ".htm"]
];

// src/files/read.ts
import { isAscii, isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from "node:fs";
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
var shared = Buffer.allocUnsafeSlow(64 * 1024);
function readText(path, { maxBytes = LIMITS.fileSize } = {}) {
  let file;
  try {
    if (O_NOFOLLOW === 0 && lstatSync(path).isSymbolicLink()) return { failure: LINK };
    file = openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stats = fstatSync(file);
    if (stats.isDirectory()) return { failure: FOLDER };
    if (!stats.isFile()) return { failure: NOT_REGULAR };
    if (stats.size > maxBytes) {
      return tooLarge(megabytes(stats.size), maxBytes);
    }
    const buffer = stats.size <= shared.length ? shared : Buffer.allocUnsafe(stats.size);
    return decode(buffer.subarray(0, readWhole(file, buffer, stats.size)));
  } catch (error) {
    return { failure: reason(error, path) };
  } finally {
    if (file !== void 0) closeSync(file);
  }
}
async function readStream(stream, { maxBytes = LIMITS.fileSize } = {}) {
  const chunks = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      if (size > maxBytes) return tooLarge(`over ${megabytes(maxBytes)}`, maxBytes);
      chunks.push(chunk);
    }
  } catch (error) {
    return { failure: reason(error) };
  }
  return decode(Buffer.concat(chunks));
}
function readBytes(bytes, { maxBytes = LIMITS.fileSize } = {}) {
  return bytes.length > maxBytes ? tooLarge(megabytes(bytes.length), maxBytes) : decode(bytes);
}
function tooLarge(size, maxBytes) {
  return {
    failure: `It is ${size} large, and files of more than ${megabytes(maxBytes)} are not read.`,
    limit: "fileSize"
  };
}
function readWhole(file, buffer, size) {
  let length = 0;
  while (length < size) {
    const count = readSync(file, buffer, length, size - length, length);
    if (count === 0) break;
    length += count;
  }
  return length;
}
function decode(bytes) {
  if (isAscii(bytes) && !bytes.includes(0)) return { text: bytes.toString("latin1") };
  const [first, second] = bytes;
  if (first === 255 && second === 254 || first === 254 && second === 255) {
    return { failure: "It is encoded in UTF-16: save it as UTF-8.", notText: utf16(bytes, first === 254) };
  }
  if (bytes.includes(0)) return notText("It is a binary file: it holds zero bytes.", bytes);
  if (!isUtf8(bytes)) return notText("It is not valid UTF-8: save it as UTF-8.", bytes);
  return { text: bytes.toString("utf8") };
}
var notText = (failure, bytes) => ({ failure, notText: bytes.toString("latin1") });
function utf16(bytes, isBigEndian) {
  const even = Buffer.from(bytes.subarray(0, bytes.length & ~1));
  return (isBigEndian ? even.swap16() : even).toString("utf16le");
}
var NOT_REGULAR = "It is no regular file but a pipe, socket or device.";
var LINK = "It is a symbolic link, and links are not followed.";
var FOLDER = "It is a folder.";
var REASONS = {
  ENOENT: "It does not exist.",
  ENOTDIR: "It does not exist.",
  EACCES: "It cannot be read: permission denied.",
  EPERM: "It cannot be read: permission denied.",
  EISDIR: FOLDER,
  ELOOP: LINK,
  ENAMETOOLONG: "Its path is too long.",
  ENXIO: NOT_REGULAR,
  EMFILE: "It cannot be read: too many files are open."
};
function isMissing(error) {
  const { code } = error;
  return code === "ENOENT" || code === "ENOTDIR";
}
function reason(error, path = "") {
  const { code = "", message = String(error) } = error;
  if (code === "ENOENT" && path.includes("\uFFFD")) return "It cannot be found, since its name is not valid UTF-8.";
  return REASONS[code] ?? `It cannot be read: ${code || message}.`;
}
function megabytes(bytes) {
  return bytes < 1024 * 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024 / 1024 * 10) / 10} MB`;
}

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
  if (meant !== void 0) return `${shown(word)} is not a JSON value. Did you mean \`${meant}\`?`;
  if (NOT_NUMBERS.test(word)) return `JSON has no ${shown(word)}. Write a number, a string or null.`;
  if (/^[-+]?\.?\d/.test(word)) return `${shown(word)} is not a number as JSON writes it. ${numberAdvice(word)}`;
  return `${shown(word)} is not a JSON value. Put text in double quotes.`;
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
      this.#mistakes.lose(token, "Properties must be in braces, but the { before them is missing.");
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
    const advice = isLast ? `JSON has no ${name}s. Remove it.` : `Expected a comma, but found a ${name}.`;
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
      this.#mistakes.lose(cursor.token, "An array must not contain a colon. Properties must be in braces.");
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
  /** Undefined where its name is a guess, which nobody should judge or mend. */
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
    const message = "Comments are not allowed in JSON. Remove it, or rename the file to .jsonc.";
    mistakes.note({ start, end, message });
  } else {
    const code = text.charCodeAt(start).toString(16).toUpperCase().padStart(4, "0");
    const message = `The character U+${code} looks like a space or like nothing, and is neither in JSON. Replace it with a space.`;
    mistakes.habit("blanks", { start, end }, message);
  }
}

// node_modules/@humanwhocodes/momoa/dist/momoa.js
var CHAR_0 = 48;
var CHAR_1 = 49;
var CHAR_9 = 57;
var CHAR_BACKSLASH = 92;
var CHAR_DOLLAR = 36;
var CHAR_DOT = 46;
var CHAR_DOUBLE_QUOTE = 34;
var CHAR_LOWER_A = 97;
var CHAR_LOWER_E = 101;
var CHAR_LOWER_F = 102;
var CHAR_LOWER_N = 110;
var CHAR_LOWER_T = 116;
var CHAR_LOWER_U = 117;
var CHAR_LOWER_X = 120;
var CHAR_LOWER_Z = 122;
var CHAR_MINUS = 45;
var CHAR_NEWLINE = 10;
var CHAR_PLUS = 43;
var CHAR_RETURN = 13;
var CHAR_SINGLE_QUOTE = 39;
var CHAR_SLASH = 47;
var CHAR_SPACE = 32;
var CHAR_TAB = 9;
var CHAR_UNDERSCORE = 95;
var CHAR_UPPER_A = 65;
var CHAR_UPPER_E = 69;
var CHAR_UPPER_F = 70;
var CHAR_UPPER_N = 78;
var CHAR_UPPER_X = 88;
var CHAR_UPPER_Z = 90;
var CHAR_LOWER_B = 98;
var CHAR_LOWER_R = 114;
var CHAR_LOWER_V = 118;
var CHAR_LINE_SEPARATOR = 8232;
var CHAR_PARAGRAPH_SEPARATOR = 8233;
var CHAR_UPPER_I = 73;
var CHAR_STAR = 42;
var CHAR_VTAB = 11;
var CHAR_FORM_FEED = 12;
var CHAR_NBSP = 160;
var CHAR_BOM = 65279;
var CHAR_NON_BREAKING_SPACE = 160;
var CHAR_EN_QUAD = 8192;
var CHAR_EM_QUAD = 8193;
var CHAR_EN_SPACE = 8194;
var CHAR_EM_SPACE = 8195;
var CHAR_THREE_PER_EM_SPACE = 8196;
var CHAR_FOUR_PER_EM_SPACE = 8197;
var CHAR_SIX_PER_EM_SPACE = 8198;
var CHAR_FIGURE_SPACE = 8199;
var CHAR_PUNCTUATION_SPACE = 8200;
var CHAR_THIN_SPACE = 8201;
var CHAR_HAIR_SPACE = 8202;
var CHAR_NARROW_NO_BREAK_SPACE = 8239;
var CHAR_MEDIUM_MATHEMATICAL_SPACE = 8287;
var CHAR_IDEOGRAPHIC_SPACE = 12288;
var LBRACKET = "[";
var RBRACKET = "]";
var LBRACE = "{";
var RBRACE = "}";
var COLON = ":";
var COMMA = ",";
var TRUE = "true";
var FALSE = "false";
var NULL = "null";
var NAN$1 = "NaN";
var INFINITY$1 = "Infinity";
var QUOTE = '"';
var escapeToChar = /* @__PURE__ */ new Map([
  [CHAR_DOUBLE_QUOTE, QUOTE],
  [CHAR_BACKSLASH, "\\"],
  [CHAR_SLASH, "/"],
  [CHAR_LOWER_B, "\b"],
  [CHAR_LOWER_N, "\n"],
  [CHAR_LOWER_F, "\f"],
  [CHAR_LOWER_R, "\r"],
  [CHAR_LOWER_T, "	"]
]);
var json5EscapeToChar = new Map([
  ...escapeToChar,
  [CHAR_LOWER_V, "\v"],
  [CHAR_0, "\0"]
]);
var charToEscape = /* @__PURE__ */ new Map([
  [QUOTE, QUOTE],
  ["\\", "\\"],
  ["/", "/"],
  ["\b", "b"],
  ["\n", "n"],
  ["\f", "f"],
  ["\r", "r"],
  ["	", "t"]
]);
var json5CharToEscape = new Map([
  ...charToEscape,
  ["\v", "v"],
  ["\0", "0"],
  ["\u2028", "u2028"],
  ["\u2029", "u2029"]
]);
var knownTokenTypes = /* @__PURE__ */ new Map([
  [LBRACKET, "LBracket"],
  [RBRACKET, "RBracket"],
  [LBRACE, "LBrace"],
  [RBRACE, "RBrace"],
  [COLON, "Colon"],
  [COMMA, "Comma"],
  [TRUE, "Boolean"],
  [FALSE, "Boolean"],
  [NULL, "Null"]
]);
var knownJSON5TokenTypes = new Map([
  ...knownTokenTypes,
  [NAN$1, "Number"],
  [INFINITY$1, "Number"]
]);
var json5LineTerminators = /* @__PURE__ */ new Set([
  CHAR_NEWLINE,
  CHAR_RETURN,
  CHAR_LINE_SEPARATOR,
  CHAR_PARAGRAPH_SEPARATOR
]);
var ErrorWithLocation = class extends Error {
  /**
   * Creates a new instance.
   * @param {string} message The error message to report. 
   * @param {Location} loc The location information for the error.
   */
  constructor(message, { line, column, offset }) {
    super(`${message} (${line}:${column})`);
    this.line = line;
    this.column = column;
    this.offset = offset;
  }
};
var UnexpectedChar = class extends ErrorWithLocation {
  /**
   * Creates a new instance.
   * @param {number} unexpected The character that was found.
   * @param {Location} loc The location information for the found character.
   */
  constructor(unexpected, loc) {
    super(`Unexpected character '${String.fromCharCode(unexpected)}' found.`, loc);
  }
};
var UnexpectedIdentifier = class extends ErrorWithLocation {
  /**
   * Creates a new instance.
   * @param {string} unexpected The character that was found.
   * @param {Location} loc The location information for the found character.
   */
  constructor(unexpected, loc) {
    super(`Unexpected identifier '${unexpected}' found.`, loc);
  }
};
var UnexpectedToken = class extends ErrorWithLocation {
  /**
   * Creates a new instance.
   * @param {Token} token The token that was found. 
   */
  constructor(token) {
    super(`Unexpected token ${token.type} found.`, token.loc.start);
  }
};
var UnexpectedEOF = class extends ErrorWithLocation {
  /**
   * Creates a new instance.
   * @param {Location} loc The location information for the found character.
   */
  constructor(loc) {
    super("Unexpected end of input found.", loc);
  }
};
var ID_Start = /[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0370-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u05D0-\u05EA\u05F0-\u05F2\u0620-\u064A\u066E\u066F\u0671-\u06D3\u06D5\u06E5\u06E6\u06EE\u06EF\u06FA-\u06FC\u06FF\u0710\u0712-\u072F\u074D-\u07A5\u07B1\u07CA-\u07EA\u07F4\u07F5\u07FA\u0800-\u0815\u081A\u0824\u0828\u0840-\u0858\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u0904-\u0939\u093D\u0950\u0958-\u0961\u0971-\u0980\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BD\u09CE\u09DC\u09DD\u09DF-\u09E1\u09F0\u09F1\u09FC\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A59-\u0A5C\u0A5E\u0A72-\u0A74\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABD\u0AD0\u0AE0\u0AE1\u0AF9\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3D\u0B5C\u0B5D\u0B5F-\u0B61\u0B71\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BD0\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D\u0C58-\u0C5A\u0C60\u0C61\u0C80\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBD\u0CDE\u0CE0\u0CE1\u0CF1\u0CF2\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D3A\u0D3D\u0D4E\u0D54-\u0D56\u0D5F-\u0D61\u0D7A-\u0D7F\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0E01-\u0E30\u0E32\u0E33\u0E40-\u0E46\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB0\u0EB2\u0EB3\u0EBD\u0EC0-\u0EC4\u0EC6\u0EDC-\u0EDF\u0F00\u0F40-\u0F47\u0F49-\u0F6C\u0F88-\u0F8C\u1000-\u102A\u103F\u1050-\u1055\u105A-\u105D\u1061\u1065\u1066\u106E-\u1070\u1075-\u1081\u108E\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1711\u1720-\u1731\u1740-\u1751\u1760-\u176C\u176E-\u1770\u1780-\u17B3\u17D7\u17DC\u1820-\u1877\u1880-\u1884\u1887-\u18A8\u18AA\u18B0-\u18F5\u1900-\u191E\u1950-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u1A00-\u1A16\u1A20-\u1A54\u1AA7\u1B05-\u1B33\u1B45-\u1B4B\u1B83-\u1BA0\u1BAE\u1BAF\u1BBA-\u1BE5\u1C00-\u1C23\u1C4D-\u1C4F\u1C5A-\u1C7D\u1C80-\u1C88\u1CE9-\u1CEC\u1CEE-\u1CF1\u1CF5\u1CF6\u1D00-\u1DBF\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u2071\u207F\u2090-\u209C\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CEE\u2CF2\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D80-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2E2F\u3005-\u3007\u3021-\u3029\u3031-\u3035\u3038-\u303C\u3041-\u3096\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA61F\uA62A\uA62B\uA640-\uA66E\uA67F-\uA69D\uA6A0-\uA6EF\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA801\uA803-\uA805\uA807-\uA80A\uA80C-\uA822\uA840-\uA873\uA882-\uA8B3\uA8F2-\uA8F7\uA8FB\uA8FD\uA90A-\uA925\uA930-\uA946\uA960-\uA97C\uA984-\uA9B2\uA9CF\uA9E0-\uA9E4\uA9E6-\uA9EF\uA9FA-\uA9FE\uAA00-\uAA28\uAA40-\uAA42\uAA44-\uAA4B\uAA60-\uAA76\uAA7A\uAA7E-\uAAAF\uAAB1\uAAB5\uAAB6\uAAB9-\uAABD\uAAC0\uAAC2\uAADB-\uAADD\uAAE0-\uAAEA\uAAF2-\uAAF4\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABE2\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D\uFB1F-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE70-\uFE74\uFE76-\uFEFC\uFF21-\uFF3A\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDE80-\uDE9C\uDEA0-\uDED0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF75\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00\uDE10-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE4\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC03-\uDC37\uDC83-\uDCAF\uDCD0-\uDCE8\uDD03-\uDD26\uDD50-\uDD72\uDD76\uDD83-\uDDB2\uDDC1-\uDDC4\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE2B\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEDE\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3D\uDF50\uDF5D-\uDF61]|\uD805[\uDC00-\uDC34\uDC47-\uDC4A\uDC80-\uDCAF\uDCC4\uDCC5\uDCC7\uDD80-\uDDAE\uDDD8-\uDDDB\uDE00-\uDE2F\uDE44\uDE80-\uDEAA\uDF00-\uDF19]|\uD806[\uDCA0-\uDCDF\uDCFF\uDE00\uDE0B-\uDE32\uDE3A\uDE50\uDE5C-\uDE83\uDE86-\uDE89\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC2E\uDC40\uDC72-\uDC8F\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD30\uDD46]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDED0-\uDEED\uDF00-\uDF2F\uDF40-\uDF43\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50\uDF93-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB]|\uD83A[\uDC00-\uDCC4\uDD00-\uDD43]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]/;
var ID_Continue = /[\xAA\xB5\xBA\xC0-\xD6\xD8-\xF6\xF8-\u02C1\u02C6-\u02D1\u02E0-\u02E4\u02EC\u02EE\u0300-\u0374\u0376\u0377\u037A-\u037D\u037F\u0386\u0388-\u038A\u038C\u038E-\u03A1\u03A3-\u03F5\u03F7-\u0481\u0483-\u0487\u048A-\u052F\u0531-\u0556\u0559\u0561-\u0587\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u05D0-\u05EA\u05F0-\u05F2\u0610-\u061A\u0620-\u0669\u066E-\u06D3\u06D5-\u06DC\u06DF-\u06E8\u06EA-\u06FC\u06FF\u0710-\u074A\u074D-\u07B1\u07C0-\u07F5\u07FA\u0800-\u082D\u0840-\u085B\u0860-\u086A\u08A0-\u08B4\u08B6-\u08BD\u08D4-\u08E1\u08E3-\u0963\u0966-\u096F\u0971-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09F1\u09FC\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A75\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AEF\u0AF9-\u0AFF\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B56\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B6F\u0B71\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BEF\u0C00-\u0C03\u0C05-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3D-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C60-\u0C63\u0C66-\u0C6F\u0C80-\u0C83\u0C85-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1\u0CF2\u0D00-\u0D03\u0D05-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4E\u0D54-\u0D57\u0D5F-\u0D63\u0D66-\u0D6F\u0D7A-\u0D7F\u0D82\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2\u0DF3\u0E01-\u0E3A\u0E40-\u0E4E\u0E50-\u0E59\u0E81\u0E82\u0E84\u0E87\u0E88\u0E8A\u0E8D\u0E94-\u0E97\u0E99-\u0E9F\u0EA1-\u0EA3\u0EA5\u0EA7\u0EAA\u0EAB\u0EAD-\u0EB9\u0EBB-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECD\u0ED0-\u0ED9\u0EDC-\u0EDF\u0F00\u0F18\u0F19\u0F20-\u0F29\u0F35\u0F37\u0F39\u0F3E-\u0F47\u0F49-\u0F6C\u0F71-\u0F84\u0F86-\u0F97\u0F99-\u0FBC\u0FC6\u1000-\u1049\u1050-\u109D\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FA\u10FC-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u135F\u1380-\u138F\u13A0-\u13F5\u13F8-\u13FD\u1401-\u166C\u166F-\u167F\u1681-\u169A\u16A0-\u16EA\u16EE-\u16F8\u1700-\u170C\u170E-\u1714\u1720-\u1734\u1740-\u1753\u1760-\u176C\u176E-\u1770\u1772\u1773\u1780-\u17D3\u17D7\u17DC\u17DD\u17E0-\u17E9\u180B-\u180D\u1810-\u1819\u1820-\u1877\u1880-\u18AA\u18B0-\u18F5\u1900-\u191E\u1920-\u192B\u1930-\u193B\u1946-\u196D\u1970-\u1974\u1980-\u19AB\u19B0-\u19C9\u19D0-\u19D9\u1A00-\u1A1B\u1A20-\u1A5E\u1A60-\u1A7C\u1A7F-\u1A89\u1A90-\u1A99\u1AA7\u1AB0-\u1ABD\u1B00-\u1B4B\u1B50-\u1B59\u1B6B-\u1B73\u1B80-\u1BF3\u1C00-\u1C37\u1C40-\u1C49\u1C4D-\u1C7D\u1C80-\u1C88\u1CD0-\u1CD2\u1CD4-\u1CF9\u1D00-\u1DF9\u1DFB-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FBC\u1FBE\u1FC2-\u1FC4\u1FC6-\u1FCC\u1FD0-\u1FD3\u1FD6-\u1FDB\u1FE0-\u1FEC\u1FF2-\u1FF4\u1FF6-\u1FFC\u203F\u2040\u2054\u2071\u207F\u2090-\u209C\u20D0-\u20DC\u20E1\u20E5-\u20F0\u2102\u2107\u210A-\u2113\u2115\u2119-\u211D\u2124\u2126\u2128\u212A-\u212D\u212F-\u2139\u213C-\u213F\u2145-\u2149\u214E\u2160-\u2188\u2C00-\u2C2E\u2C30-\u2C5E\u2C60-\u2CE4\u2CEB-\u2CF3\u2D00-\u2D25\u2D27\u2D2D\u2D30-\u2D67\u2D6F\u2D7F-\u2D96\u2DA0-\u2DA6\u2DA8-\u2DAE\u2DB0-\u2DB6\u2DB8-\u2DBE\u2DC0-\u2DC6\u2DC8-\u2DCE\u2DD0-\u2DD6\u2DD8-\u2DDE\u2DE0-\u2DFF\u2E2F\u3005-\u3007\u3021-\u302F\u3031-\u3035\u3038-\u303C\u3041-\u3096\u3099\u309A\u309D-\u309F\u30A1-\u30FA\u30FC-\u30FF\u3105-\u312E\u3131-\u318E\u31A0-\u31BA\u31F0-\u31FF\u3400-\u4DB5\u4E00-\u9FEA\uA000-\uA48C\uA4D0-\uA4FD\uA500-\uA60C\uA610-\uA62B\uA640-\uA66F\uA674-\uA67D\uA67F-\uA6F1\uA717-\uA71F\uA722-\uA788\uA78B-\uA7AE\uA7B0-\uA7B7\uA7F7-\uA827\uA840-\uA873\uA880-\uA8C5\uA8D0-\uA8D9\uA8E0-\uA8F7\uA8FB\uA8FD\uA900-\uA92D\uA930-\uA953\uA960-\uA97C\uA980-\uA9C0\uA9CF-\uA9D9\uA9E0-\uA9FE\uAA00-\uAA36\uAA40-\uAA4D\uAA50-\uAA59\uAA60-\uAA76\uAA7A-\uAAC2\uAADB-\uAADD\uAAE0-\uAAEF\uAAF2-\uAAF6\uAB01-\uAB06\uAB09-\uAB0E\uAB11-\uAB16\uAB20-\uAB26\uAB28-\uAB2E\uAB30-\uAB5A\uAB5C-\uAB65\uAB70-\uABEA\uABEC\uABED\uABF0-\uABF9\uAC00-\uD7A3\uD7B0-\uD7C6\uD7CB-\uD7FB\uF900-\uFA6D\uFA70-\uFAD9\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB28\uFB2A-\uFB36\uFB38-\uFB3C\uFB3E\uFB40\uFB41\uFB43\uFB44\uFB46-\uFBB1\uFBD3-\uFD3D\uFD50-\uFD8F\uFD92-\uFDC7\uFDF0-\uFDFB\uFE00-\uFE0F\uFE20-\uFE2F\uFE33\uFE34\uFE4D-\uFE4F\uFE70-\uFE74\uFE76-\uFEFC\uFF10-\uFF19\uFF21-\uFF3A\uFF3F\uFF41-\uFF5A\uFF66-\uFFBE\uFFC2-\uFFC7\uFFCA-\uFFCF\uFFD2-\uFFD7\uFFDA-\uFFDC]|\uD800[\uDC00-\uDC0B\uDC0D-\uDC26\uDC28-\uDC3A\uDC3C\uDC3D\uDC3F-\uDC4D\uDC50-\uDC5D\uDC80-\uDCFA\uDD40-\uDD74\uDDFD\uDE80-\uDE9C\uDEA0-\uDED0\uDEE0\uDF00-\uDF1F\uDF2D-\uDF4A\uDF50-\uDF7A\uDF80-\uDF9D\uDFA0-\uDFC3\uDFC8-\uDFCF\uDFD1-\uDFD5]|\uD801[\uDC00-\uDC9D\uDCA0-\uDCA9\uDCB0-\uDCD3\uDCD8-\uDCFB\uDD00-\uDD27\uDD30-\uDD63\uDE00-\uDF36\uDF40-\uDF55\uDF60-\uDF67]|\uD802[\uDC00-\uDC05\uDC08\uDC0A-\uDC35\uDC37\uDC38\uDC3C\uDC3F-\uDC55\uDC60-\uDC76\uDC80-\uDC9E\uDCE0-\uDCF2\uDCF4\uDCF5\uDD00-\uDD15\uDD20-\uDD39\uDD80-\uDDB7\uDDBE\uDDBF\uDE00-\uDE03\uDE05\uDE06\uDE0C-\uDE13\uDE15-\uDE17\uDE19-\uDE33\uDE38-\uDE3A\uDE3F\uDE60-\uDE7C\uDE80-\uDE9C\uDEC0-\uDEC7\uDEC9-\uDEE6\uDF00-\uDF35\uDF40-\uDF55\uDF60-\uDF72\uDF80-\uDF91]|\uD803[\uDC00-\uDC48\uDC80-\uDCB2\uDCC0-\uDCF2]|\uD804[\uDC00-\uDC46\uDC66-\uDC6F\uDC7F-\uDCBA\uDCD0-\uDCE8\uDCF0-\uDCF9\uDD00-\uDD34\uDD36-\uDD3F\uDD50-\uDD73\uDD76\uDD80-\uDDC4\uDDCA-\uDDCC\uDDD0-\uDDDA\uDDDC\uDE00-\uDE11\uDE13-\uDE37\uDE3E\uDE80-\uDE86\uDE88\uDE8A-\uDE8D\uDE8F-\uDE9D\uDE9F-\uDEA8\uDEB0-\uDEEA\uDEF0-\uDEF9\uDF00-\uDF03\uDF05-\uDF0C\uDF0F\uDF10\uDF13-\uDF28\uDF2A-\uDF30\uDF32\uDF33\uDF35-\uDF39\uDF3C-\uDF44\uDF47\uDF48\uDF4B-\uDF4D\uDF50\uDF57\uDF5D-\uDF63\uDF66-\uDF6C\uDF70-\uDF74]|\uD805[\uDC00-\uDC4A\uDC50-\uDC59\uDC80-\uDCC5\uDCC7\uDCD0-\uDCD9\uDD80-\uDDB5\uDDB8-\uDDC0\uDDD8-\uDDDD\uDE00-\uDE40\uDE44\uDE50-\uDE59\uDE80-\uDEB7\uDEC0-\uDEC9\uDF00-\uDF19\uDF1D-\uDF2B\uDF30-\uDF39]|\uD806[\uDCA0-\uDCE9\uDCFF\uDE00-\uDE3E\uDE47\uDE50-\uDE83\uDE86-\uDE99\uDEC0-\uDEF8]|\uD807[\uDC00-\uDC08\uDC0A-\uDC36\uDC38-\uDC40\uDC50-\uDC59\uDC72-\uDC8F\uDC92-\uDCA7\uDCA9-\uDCB6\uDD00-\uDD06\uDD08\uDD09\uDD0B-\uDD36\uDD3A\uDD3C\uDD3D\uDD3F-\uDD47\uDD50-\uDD59]|\uD808[\uDC00-\uDF99]|\uD809[\uDC00-\uDC6E\uDC80-\uDD43]|[\uD80C\uD81C-\uD820\uD840-\uD868\uD86A-\uD86C\uD86F-\uD872\uD874-\uD879][\uDC00-\uDFFF]|\uD80D[\uDC00-\uDC2E]|\uD811[\uDC00-\uDE46]|\uD81A[\uDC00-\uDE38\uDE40-\uDE5E\uDE60-\uDE69\uDED0-\uDEED\uDEF0-\uDEF4\uDF00-\uDF36\uDF40-\uDF43\uDF50-\uDF59\uDF63-\uDF77\uDF7D-\uDF8F]|\uD81B[\uDF00-\uDF44\uDF50-\uDF7E\uDF8F-\uDF9F\uDFE0\uDFE1]|\uD821[\uDC00-\uDFEC]|\uD822[\uDC00-\uDEF2]|\uD82C[\uDC00-\uDD1E\uDD70-\uDEFB]|\uD82F[\uDC00-\uDC6A\uDC70-\uDC7C\uDC80-\uDC88\uDC90-\uDC99\uDC9D\uDC9E]|\uD834[\uDD65-\uDD69\uDD6D-\uDD72\uDD7B-\uDD82\uDD85-\uDD8B\uDDAA-\uDDAD\uDE42-\uDE44]|\uD835[\uDC00-\uDC54\uDC56-\uDC9C\uDC9E\uDC9F\uDCA2\uDCA5\uDCA6\uDCA9-\uDCAC\uDCAE-\uDCB9\uDCBB\uDCBD-\uDCC3\uDCC5-\uDD05\uDD07-\uDD0A\uDD0D-\uDD14\uDD16-\uDD1C\uDD1E-\uDD39\uDD3B-\uDD3E\uDD40-\uDD44\uDD46\uDD4A-\uDD50\uDD52-\uDEA5\uDEA8-\uDEC0\uDEC2-\uDEDA\uDEDC-\uDEFA\uDEFC-\uDF14\uDF16-\uDF34\uDF36-\uDF4E\uDF50-\uDF6E\uDF70-\uDF88\uDF8A-\uDFA8\uDFAA-\uDFC2\uDFC4-\uDFCB\uDFCE-\uDFFF]|\uD836[\uDE00-\uDE36\uDE3B-\uDE6C\uDE75\uDE84\uDE9B-\uDE9F\uDEA1-\uDEAF]|\uD838[\uDC00-\uDC06\uDC08-\uDC18\uDC1B-\uDC21\uDC23\uDC24\uDC26-\uDC2A]|\uD83A[\uDC00-\uDCC4\uDCD0-\uDCD6\uDD00-\uDD4A\uDD50-\uDD59]|\uD83B[\uDE00-\uDE03\uDE05-\uDE1F\uDE21\uDE22\uDE24\uDE27\uDE29-\uDE32\uDE34-\uDE37\uDE39\uDE3B\uDE42\uDE47\uDE49\uDE4B\uDE4D-\uDE4F\uDE51\uDE52\uDE54\uDE57\uDE59\uDE5B\uDE5D\uDE5F\uDE61\uDE62\uDE64\uDE67-\uDE6A\uDE6C-\uDE72\uDE74-\uDE77\uDE79-\uDE7C\uDE7E\uDE80-\uDE89\uDE8B-\uDE9B\uDEA1-\uDEA3\uDEA5-\uDEA9\uDEAB-\uDEBB]|\uD869[\uDC00-\uDED6\uDF00-\uDFFF]|\uD86D[\uDC00-\uDF34\uDF40-\uDFFF]|\uD86E[\uDC00-\uDC1D\uDC20-\uDFFF]|\uD873[\uDC00-\uDEA1\uDEB0-\uDFFF]|\uD87A[\uDC00-\uDFE0]|\uD87E[\uDC00-\uDE1D]|\uDB40[\uDD00-\uDDEF]/;
var CHAR_CR = 13;
var CHAR_LF = 10;
var CharCodeReader = class {
  /**
   * The text to read from.
   * @type {string}
   */
  #text = "";
  /**
   * The current line number.
   * @type {number}
   */
  #line = 1;
  /**
   * The current column number.
   * @type {number}
   */
  #column = 0;
  /**
   * The current offset in the text.
   * @type {number}
   */
  #offset = -1;
  /**
   * Whether the last character read was a new line.
   * @type {boolean}
   */
  #newLine = false;
  /**
   * The last character code read.
   * @type {number}
   */
  #last = -1;
  /**
   * Whether the reader has ended.
   * @type {boolean}
   */
  #ended = false;
  /**
   * Creates a new instance.
   * @param {string} text The text to read from
   */
  constructor(text) {
    this.#text = text;
  }
  /**
   * Ends the reader.
   * @returns {void}
   */
  #end() {
    if (this.#ended) {
      return;
    }
    this.#column++;
    this.#offset++;
    this.#last = -1;
    this.#ended = true;
  }
  /**
   * Returns the current position of the reader.
   * @returns {Location} An object with line, column, and offset properties.
   */
  locate() {
    return {
      line: this.#line,
      column: this.#column,
      offset: this.#offset
    };
  }
  /**
   * Reads the next character code in the text.
   * @returns {number} The next character code, or -1 if there are no more characters.
   */
  next() {
    if (this.#offset >= this.#text.length - 1) {
      this.#end();
      return -1;
    }
    this.#offset++;
    const charCode = this.#text.charCodeAt(this.#offset);
    if (this.#newLine) {
      this.#line++;
      this.#column = 1;
      this.#newLine = false;
    } else {
      this.#column++;
    }
    if (charCode === CHAR_CR) {
      this.#newLine = true;
      if (this.peek() === CHAR_LF) {
        this.#offset++;
      }
    } else if (charCode === CHAR_LF) {
      this.#newLine = true;
    }
    this.#last = charCode;
    return charCode;
  }
  /**
   * Peeks at the next character code in the text.
   * @returns {number} The next character code, or -1 if there are no more characters.
   */
  peek() {
    if (this.#offset === this.#text.length - 1) {
      return -1;
    }
    return this.#text.charCodeAt(this.#offset + 1);
  }
  /**
   * Determines if the next character code in the text matches a specific character code.
   * @param {(number) => boolean} fn A function to call on the next character.
   * @returns {boolean} True if the next character code matches, false if not.
   */
  match(fn) {
    if (fn(this.peek())) {
      this.next();
      return true;
    }
    return false;
  }
  /**
   * Returns the last character code read.
   * @returns {number} The last character code read.
   */
  current() {
    return this.#last;
  }
};
var INFINITY = "Infinity";
var NAN = "NaN";
var keywordStarts = /* @__PURE__ */ new Set([CHAR_LOWER_T, CHAR_LOWER_F, CHAR_LOWER_N]);
var whitespace = /* @__PURE__ */ new Set([CHAR_SPACE, CHAR_TAB, CHAR_NEWLINE, CHAR_RETURN]);
var json5Whitespace = /* @__PURE__ */ new Set([
  ...whitespace,
  CHAR_VTAB,
  CHAR_FORM_FEED,
  CHAR_NBSP,
  CHAR_LINE_SEPARATOR,
  CHAR_PARAGRAPH_SEPARATOR,
  CHAR_BOM,
  CHAR_NON_BREAKING_SPACE,
  CHAR_EN_QUAD,
  CHAR_EM_QUAD,
  CHAR_EN_SPACE,
  CHAR_EM_SPACE,
  CHAR_THREE_PER_EM_SPACE,
  CHAR_FOUR_PER_EM_SPACE,
  CHAR_SIX_PER_EM_SPACE,
  CHAR_FIGURE_SPACE,
  CHAR_PUNCTUATION_SPACE,
  CHAR_THIN_SPACE,
  CHAR_HAIR_SPACE,
  CHAR_NARROW_NO_BREAK_SPACE,
  CHAR_MEDIUM_MATHEMATICAL_SPACE,
  CHAR_IDEOGRAPHIC_SPACE
]);
var DEFAULT_OPTIONS$1 = {
  mode: "json",
  ranges: false
};
var jsonKeywords = /* @__PURE__ */ new Set(["true", "false", "null"]);
var tt = {
  EOF: 0,
  Number: 1,
  String: 2,
  Boolean: 3,
  Null: 4,
  NaN: 5,
  Infinity: 6,
  Identifier: 7,
  Colon: 20,
  LBrace: 21,
  RBrace: 22,
  LBracket: 23,
  RBracket: 24,
  Comma: 25,
  LineComment: 40,
  BlockComment: 41
};
function isDigit2(c) {
  return c >= CHAR_0 && c <= CHAR_9;
}
function isHexDigit(c) {
  return isDigit2(c) || c >= CHAR_UPPER_A && c <= CHAR_UPPER_F || c >= CHAR_LOWER_A && c <= CHAR_LOWER_F;
}
function isPositiveDigit(c) {
  return c >= CHAR_1 && c <= CHAR_9;
}
function isKeywordStart(c) {
  return keywordStarts.has(c);
}
function isNumberStart(c) {
  return isDigit2(c) || c === CHAR_DOT || c === CHAR_MINUS;
}
function isJSON5NumberStart(c) {
  return isNumberStart(c) || c === CHAR_PLUS;
}
function isStringStart(c, json5) {
  return c === CHAR_DOUBLE_QUOTE || json5 && c === CHAR_SINGLE_QUOTE;
}
function isJSON5IdentifierStart(c) {
  if (c === CHAR_DOLLAR || c === CHAR_UNDERSCORE || c === CHAR_BACKSLASH) {
    return true;
  }
  if (c >= CHAR_LOWER_A && c <= CHAR_LOWER_Z || c >= CHAR_UPPER_A && c <= CHAR_UPPER_Z) {
    return true;
  }
  if (c === 8204 || c === 8205) {
    return true;
  }
  const ct = String.fromCharCode(c);
  return ID_Start.test(ct);
}
function isJSON5IdentifierPart(c) {
  if (isJSON5IdentifierStart(c) || isDigit2(c)) {
    return true;
  }
  const ct = String.fromCharCode(c);
  return ID_Continue.test(ct);
}
var Tokenizer = class {
  /**
   * Options for the tokenizer.
   * @type {TokenizeOptions}
   */
  #options;
  /**
   * The source text to tokenize.
   * @type {string}
   */
  #text;
  /**
   * The reader for the source text.
   * @type {CharCodeReader}
   */
  #reader;
  /**
   * Indicates if the tokenizer is in JSON5 mode.
   * @type {boolean}
   */
  #json5;
  /**
   * Indicates if comments are allowed.
   * @type {boolean}
   */
  #allowComments;
  /**
   * Indicates if ranges should be included in the tokens.
   * @type {boolean}
   */
  #ranges;
  /**
   * The last token type read.
   * @type {Token}
   */
  #token;
  /**
   * Determines if a character is an escaped character.
   * @type {(c:number) => boolean}
   */
  #isEscapedCharacter;
  /**
   * Determines if a character is a JSON5 line terminator.
   * @type {(c:number) => boolean}
   */
  #isJSON5LineTerminator;
  /**
   * Determines if a character is a JSON5 hex escape.
   * @type {(c:number) => boolean}
   */
  #isJSON5HexEscape;
  /**
   * Determines if a character is whitespace.
   * @type {(c:number) => boolean}
   */
  #isWhitespace;
  /**
   * Creates a new instance of the tokenizer.
   * @param {string} text The source text
   * @param {TokenizeOptions} [options] Options for the tokenizer.
   */
  constructor(text, options) {
    this.#text = text;
    this.#options = {
      ...DEFAULT_OPTIONS$1,
      ...options
    };
    this.#reader = new CharCodeReader(text);
    this.#json5 = this.#options.mode === "json5";
    this.#allowComments = this.#options.mode !== "json";
    this.#ranges = this.#options.ranges;
    this.#isEscapedCharacter = this.#json5 ? json5EscapeToChar.has.bind(json5EscapeToChar) : escapeToChar.has.bind(escapeToChar);
    this.#isJSON5LineTerminator = this.#json5 ? json5LineTerminators.has.bind(json5LineTerminators) : () => false;
    this.#isJSON5HexEscape = this.#json5 ? (c) => c === CHAR_LOWER_X : () => false;
    this.#isWhitespace = this.#json5 ? json5Whitespace.has.bind(json5Whitespace) : whitespace.has.bind(whitespace);
  }
  // #region Errors
  /**
   * Convenience function for throwing unexpected character errors.
   * @param {number} c The unexpected character.
   * @param {Location} [loc] The location of the unexpected character.
   * @returns {never}
   * @throws {UnexpectedChar} always.
   */
  #unexpected(c, loc = this.#reader.locate()) {
    throw new UnexpectedChar(c, loc);
  }
  /**
   * Convenience function for throwing unexpected identifier errors.
   * @param {string} identifier The unexpected identifier.
   * @param {Location} [loc] The location of the unexpected identifier.
   * @returns {never}
   * @throws {UnexpectedIdentifier} always.
   */
  #unexpectedIdentifier(identifier, loc = this.#reader.locate()) {
    throw new UnexpectedIdentifier(identifier, loc);
  }
  /**
  * Convenience function for throwing unexpected EOF errors.
  * @returns {never}
  * @throws {UnexpectedEOF} always.
  */
  #unexpectedEOF() {
    throw new UnexpectedEOF(this.#reader.locate());
  }
  // #endregion
  // #region Helpers
  /**
   * Creates a new token.
   * @param {TokenType} tokenType The type of token to create.
   * @param {number} length The length of the token.
   * @param {Location} startLoc The start location for the token.
   * @param {Location} [endLoc] The end location for the token.
   * @returns {Token} The token.
   */
  #createToken(tokenType, length, startLoc, endLoc) {
    const endOffset = startLoc.offset + length;
    let range = this.#options.ranges ? {
      range: (
        /** @type {Range} */
        [startLoc.offset, endOffset]
      )
    } : void 0;
    return {
      type: tokenType,
      loc: {
        start: startLoc,
        end: endLoc || {
          line: startLoc.line,
          column: startLoc.column + length,
          offset: endOffset
        }
      },
      ...range
    };
  }
  /**
   * Reads in a specific number of hex digits.
   * @param {number} count The number of hex digits to read.
   * @returns {string} The hex digits read.
   */
  #readHexDigits(count) {
    let value = "";
    let c;
    for (let i = 0; i < count; i++) {
      c = this.#reader.peek();
      if (isHexDigit(c)) {
        this.#reader.next();
        value += String.fromCharCode(c);
        continue;
      }
      this.#unexpected(c);
    }
    return value;
  }
  /**
   * Reads in a JSON5 identifier. Also used for JSON but we validate
   * the identifier later.
   * @param {number} c The first character of the identifier.
   * @returns {string} The identifier read.
   * @throws {UnexpectedChar} when the identifier cannot be read.
   */
  #readIdentifier(c) {
    let value = "";
    do {
      value += String.fromCharCode(c);
      if (c === CHAR_BACKSLASH) {
        c = this.#reader.next();
        if (c !== CHAR_LOWER_U) {
          this.#unexpected(c);
        }
        value += String.fromCharCode(c);
        const hexDigits = this.#readHexDigits(4);
        const charCode = parseInt(hexDigits, 16);
        if (value.length === 2 && !isJSON5IdentifierStart(charCode)) {
          const loc = this.#reader.locate();
          this.#unexpected(CHAR_BACKSLASH, { line: loc.line, column: loc.column - 5, offset: loc.offset - 5 });
        } else if (!isJSON5IdentifierPart(charCode)) {
          const loc = this.#reader.locate();
          this.#unexpected(charCode, { line: loc.line, column: loc.column - 5, offset: loc.offset - 5 });
        }
        value += hexDigits;
      }
      c = this.#reader.peek();
      if (!isJSON5IdentifierPart(c)) {
        break;
      }
      this.#reader.next();
    } while (true);
    return value;
  }
  /**
   * Reads in a string. Works for both JSON and JSON5.
   * @param {number} c The first character of the string (either " or ').
   * @returns {number} The length of the string.
   * @throws {UnexpectedChar} when the string cannot be read.
   * @throws {UnexpectedEOF} when EOF is reached before the string is finalized.
   */
  #readString(c) {
    const delimiter = c;
    let length = 1;
    c = this.#reader.peek();
    while (c !== -1 && c !== delimiter) {
      this.#reader.next();
      length++;
      if (c === CHAR_BACKSLASH) {
        c = this.#reader.peek();
        if (this.#isEscapedCharacter(c) || this.#isJSON5LineTerminator(c)) {
          this.#reader.next();
          length++;
        } else if (c === CHAR_LOWER_U) {
          this.#reader.next();
          length++;
          const result = this.#readHexDigits(4);
          length += result.length;
        } else if (this.#isJSON5HexEscape(c)) {
          this.#reader.next();
          length++;
          const result = this.#readHexDigits(2);
          length += result.length;
        } else if (this.#json5) {
          this.#reader.next();
          length++;
        } else {
          this.#unexpected(c);
        }
      }
      c = this.#reader.peek();
    }
    if (c === -1) {
      this.#reader.next();
      this.#unexpectedEOF();
    }
    this.#reader.next();
    length++;
    return length;
  }
  /**
   * Reads a number. Works for both JSON and JSON5.
   * @param {number} c The first character of the number.
   * @returns {number} The length of the number.
   * @throws {UnexpectedChar} when the number cannot be read.
   * @throws {UnexpectedEOF} when EOF is reached before the number is finalized.
   */
  #readNumber(c) {
    let length = 1;
    if (c === CHAR_MINUS || this.#json5 && c === CHAR_PLUS) {
      c = this.#reader.peek();
      if (this.#json5) {
        if (c === CHAR_UPPER_I || c === CHAR_UPPER_N) {
          this.#reader.next();
          const identifier = this.#readIdentifier(c);
          if (identifier !== INFINITY && identifier !== NAN) {
            this.#unexpected(c);
          }
          return length + identifier.length;
        }
      }
      if (!isDigit2(c)) {
        this.#unexpected(c);
      }
      this.#reader.next();
      length++;
    }
    if (c === CHAR_0) {
      c = this.#reader.peek();
      if (this.#json5 && (c === CHAR_LOWER_X || c === CHAR_UPPER_X)) {
        this.#reader.next();
        length++;
        c = this.#reader.peek();
        if (!isHexDigit(c)) {
          this.#reader.next();
          this.#unexpected(c);
        }
        do {
          this.#reader.next();
          length++;
          c = this.#reader.peek();
        } while (isHexDigit(c));
      } else if (isDigit2(c)) {
        this.#unexpected(c);
      }
    } else {
      if (!this.#json5 || c !== CHAR_DOT) {
        if (!isPositiveDigit(c)) {
          this.#unexpected(c);
        }
        c = this.#reader.peek();
        while (isDigit2(c)) {
          this.#reader.next();
          length++;
          c = this.#reader.peek();
        }
      }
    }
    if (c === CHAR_DOT) {
      let digitCount = -1;
      this.#reader.next();
      length++;
      digitCount++;
      c = this.#reader.peek();
      while (isDigit2(c)) {
        this.#reader.next();
        length++;
        digitCount++;
        c = this.#reader.peek();
      }
      if (!this.#json5 && digitCount === 0) {
        this.#reader.next();
        if (c) {
          this.#unexpected(c);
        } else {
          this.#unexpectedEOF();
        }
      }
    }
    if (c === CHAR_LOWER_E || c === CHAR_UPPER_E) {
      this.#reader.next();
      length++;
      c = this.#reader.peek();
      if (c === CHAR_PLUS || c === CHAR_MINUS) {
        this.#reader.next();
        length++;
        c = this.#reader.peek();
      }
      if (c === -1) {
        this.#reader.next();
        this.#unexpectedEOF();
      }
      if (!isDigit2(c)) {
        this.#reader.next();
        this.#unexpected(c);
      }
      while (isDigit2(c)) {
        this.#reader.next();
        length++;
        c = this.#reader.peek();
      }
    }
    return length;
  }
  /**
   * Reads a comment. Works for both JSON and JSON5.
   * @param {number} c The first character of the comment.
   * @returns {{length: number, multiline: boolean}} The length of the comment, and whether the comment is multi-line.
   * @throws {UnexpectedChar} when the comment cannot be read.
   * @throws {UnexpectedEOF} when EOF is reached before the comment is finalized.
   */
  #readComment(c) {
    let length = 1;
    c = this.#reader.peek();
    if (c === CHAR_SLASH) {
      do {
        this.#reader.next();
        length += 1;
        c = this.#reader.peek();
      } while (c > -1 && c !== CHAR_RETURN && c !== CHAR_NEWLINE);
      return { length, multiline: false };
    }
    if (c === CHAR_STAR) {
      this.#reader.next();
      length += 1;
      while (c > -1) {
        c = this.#reader.peek();
        if (c === CHAR_STAR) {
          this.#reader.next();
          length += 1;
          c = this.#reader.peek();
          if (c === CHAR_SLASH) {
            this.#reader.next();
            length += 1;
            return { length, multiline: true };
          }
        } else {
          this.#reader.next();
          length += 1;
        }
      }
      this.#reader.next();
      this.#unexpectedEOF();
    }
    this.#reader.next();
    this.#unexpected(c);
  }
  // #endregion
  /**
   * Returns the next token in the source text.
   * @returns {number} The code for the next token.
   */
  next() {
    let c = this.#reader.next();
    while (this.#isWhitespace(c)) {
      c = this.#reader.next();
    }
    if (c === -1) {
      return tt.EOF;
    }
    const start = this.#reader.locate();
    const ct = String.fromCharCode(c);
    if (this.#json5) {
      if (knownJSON5TokenTypes.has(ct)) {
        this.#token = this.#createToken(knownJSON5TokenTypes.get(ct), 1, start);
      } else if (isJSON5IdentifierStart(c)) {
        const value = this.#readIdentifier(c);
        if (knownJSON5TokenTypes.has(value)) {
          this.#token = this.#createToken(knownJSON5TokenTypes.get(value), value.length, start);
        } else {
          this.#token = this.#createToken("Identifier", value.length, start);
        }
      } else if (isJSON5NumberStart(c)) {
        const result = this.#readNumber(c);
        this.#token = this.#createToken("Number", result, start);
      } else if (isStringStart(c, this.#json5)) {
        const result = this.#readString(c);
        const lastCharLoc = this.#reader.locate();
        this.#token = this.#createToken("String", result, start, {
          line: lastCharLoc.line,
          column: lastCharLoc.column + 1,
          offset: lastCharLoc.offset + 1
        });
      } else if (c === CHAR_SLASH && this.#allowComments) {
        const result = this.#readComment(c);
        const lastCharLoc = this.#reader.locate();
        this.#token = this.#createToken(!result.multiline ? "LineComment" : "BlockComment", result.length, start, {
          line: lastCharLoc.line,
          column: lastCharLoc.column + 1,
          offset: lastCharLoc.offset + 1
        });
      } else {
        this.#unexpected(c);
      }
    } else {
      if (knownTokenTypes.has(ct)) {
        this.#token = this.#createToken(knownTokenTypes.get(ct), 1, start);
      } else if (isKeywordStart(c)) {
        const value = this.#readIdentifier(c);
        if (!jsonKeywords.has(value)) {
          this.#unexpectedIdentifier(value, start);
        }
        this.#token = this.#createToken(knownTokenTypes.get(value), value.length, start);
      } else if (isNumberStart(c)) {
        const result = this.#readNumber(c);
        this.#token = this.#createToken("Number", result, start);
      } else if (isStringStart(c, this.#json5)) {
        const result = this.#readString(c);
        this.#token = this.#createToken("String", result, start);
      } else if (c === CHAR_SLASH && this.#allowComments) {
        const result = this.#readComment(c);
        const lastCharLoc = this.#reader.locate();
        this.#token = this.#createToken(!result.multiline ? "LineComment" : "BlockComment", result.length, start, {
          line: lastCharLoc.line,
          column: lastCharLoc.column + 1,
          offset: lastCharLoc.offset + 1
        });
      } else {
        this.#unexpected(c);
      }
    }
    return tt[this.#token.type];
  }
  /**
   * Returns the current token in the source text.
   * @returns {Token} The current token.
   */
  get token() {
    return this.#token;
  }
};
var types = {
  /**
   * Creates a document node.
   * @param {ValueNode} body The body of the document.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {DocumentNode} The document node.
   */
  document(body, parts = {}) {
    return {
      type: "Document",
      body,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates a string node.
   * @param {string} value The value for the string.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {StringNode} The string node.
   */
  string(value, parts = {}) {
    return {
      type: "String",
      value,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates a number node.
   * @param {number} value The value for the number.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {NumberNode} The number node.
   */
  number(value, parts = {}) {
    return {
      type: "Number",
      value,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates a boolean node.
   * @param {boolean} value The value for the boolean.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {BooleanNode} The boolean node.
   */
  boolean(value, parts = {}) {
    return {
      type: "Boolean",
      value,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates a null node.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {NullNode} The null node.
   */
  null(parts = {}) {
    return {
      type: "Null",
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates an array node.
   * @param {Array<ElementNode>} elements The elements to add.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {ArrayNode} The array node.
   */
  array(elements, parts = {}) {
    return {
      type: "Array",
      elements,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates an element node.
   * @param {ValueNode} value The value for the element.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {ElementNode} The element node.
   */
  element(value, parts = {}) {
    return {
      type: "Element",
      value,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates an object node.
   * @param {Array<MemberNode>} members The members to add.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {ObjectNode} The object node.
   */
  object(members, parts = {}) {
    return {
      type: "Object",
      members,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates a member node.
   * @param {StringNode|IdentifierNode} name The name for the member.
   * @param {ValueNode} value The value for the member.
   * @param {NodeParts} parts Additional properties for the node. 
   * @returns {MemberNode} The member node.
   */
  member(name, value, parts = {}) {
    return {
      type: "Member",
      name,
      value,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates an identifier node.
   * @param {string} name The name for the identifier.
   * @param {NodeParts} parts Additional properties for the node.
   * @returns {IdentifierNode} The identifier node.
   */
  identifier(name, parts = {}) {
    return {
      type: "Identifier",
      name,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates a NaN node.
   * @param {Sign} sign The sign for the Infinity.
   * @param {NodeParts} parts Additional properties for the node.
   * @returns {NaNNode} The NaN node.
   */
  nan(sign = "", parts = {}) {
    return {
      type: "NaN",
      sign,
      loc: parts.loc,
      ...parts
    };
  },
  /**
   * Creates an Infinity node.
   * @param {Sign} sign The sign for the Infinity.
   * @param {NodeParts} parts Additional properties for the node.
   * @returns {InfinityNode} The Infinity node.
   */
  infinity(sign = "", parts = {}) {
    return {
      type: "Infinity",
      sign,
      loc: parts.loc,
      ...parts
    };
  }
};
var DEFAULT_OPTIONS = {
  mode: "json",
  ranges: false,
  tokens: false,
  allowTrailingCommas: false
};
var UNICODE_SEQUENCE = /\\u[\da-fA-F]{4}/gu;
function normalizeIdentifier(identifier) {
  return identifier.replace(UNICODE_SEQUENCE, (unicodeEscape) => {
    return String.fromCharCode(parseInt(unicodeEscape.slice(2), 16));
  });
}
function getEndLocation(text) {
  let line = 1;
  let column = 1;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === "\n") {
      line++;
      column = 1;
    } else if (char === "\r") {
      if (text[i + 1] === "\n") {
        i++;
      }
      line++;
      column = 1;
    } else {
      column++;
    }
  }
  return {
    line,
    column,
    offset: text.length
  };
}
function getStringValue(value, token, json5 = false) {
  let result = "";
  let escapeIndex = value.indexOf("\\");
  let lastIndex = 0;
  while (escapeIndex >= 0) {
    result += value.slice(lastIndex, escapeIndex);
    const escapeChar = value.charAt(escapeIndex + 1);
    const escapeCharCode = escapeChar.charCodeAt(0);
    if (json5 && json5EscapeToChar.has(escapeCharCode)) {
      result += json5EscapeToChar.get(escapeCharCode);
      lastIndex = escapeIndex + 2;
    } else if (escapeToChar.has(escapeCharCode)) {
      result += escapeToChar.get(escapeCharCode);
      lastIndex = escapeIndex + 2;
    } else if (escapeChar === "u") {
      const hexCode = value.slice(escapeIndex + 2, escapeIndex + 6);
      if (hexCode.length < 4 || /[^0-9a-f]/i.test(hexCode)) {
        throw new ErrorWithLocation(
          `Invalid unicode escape \\u${hexCode}.`,
          {
            line: token.loc.start.line,
            column: token.loc.start.column + escapeIndex,
            offset: token.loc.start.offset + escapeIndex
          }
        );
      }
      result += String.fromCharCode(parseInt(hexCode, 16));
      lastIndex = escapeIndex + 6;
    } else if (json5 && escapeChar === "x") {
      const hexCode = value.slice(escapeIndex + 2, escapeIndex + 4);
      if (hexCode.length < 2 || /[^0-9a-f]/i.test(hexCode)) {
        throw new ErrorWithLocation(
          `Invalid hex escape \\x${hexCode}.`,
          {
            line: token.loc.start.line,
            column: token.loc.start.column + escapeIndex,
            offset: token.loc.start.offset + escapeIndex
          }
        );
      }
      result += String.fromCharCode(parseInt(hexCode, 16));
      lastIndex = escapeIndex + 4;
    } else if (json5 && json5LineTerminators.has(escapeCharCode)) {
      lastIndex = escapeIndex + 2;
      if (escapeChar === "\r" && value.charAt(lastIndex) === "\n") {
        lastIndex++;
      }
    } else {
      if (json5) {
        result += escapeChar;
        lastIndex = escapeIndex + 2;
      } else {
        throw new ErrorWithLocation(
          `Invalid escape \\${escapeChar}.`,
          {
            line: token.loc.start.line,
            column: token.loc.start.column + escapeIndex,
            offset: token.loc.start.offset + escapeIndex
          }
        );
      }
    }
    escapeIndex = value.indexOf("\\", lastIndex);
  }
  result += value.slice(lastIndex);
  return result;
}
function getLiteralValue(value, token, json5 = false) {
  switch (token.type) {
    case "Boolean":
      return value === "true";
    case "Number":
      if (json5) {
        if (value.charCodeAt(0) === 45) {
          return -Number(value.slice(1));
        }
        if (value.charCodeAt(0) === 43) {
          return Number(value.slice(1));
        }
      }
      return Number(value);
    case "String":
      return getStringValue(value.slice(1, -1), token, json5);
    default:
      throw new TypeError(`Unknown token type "${token.type}.`);
  }
}
function parse2(text, options) {
  options = Object.freeze({
    ...DEFAULT_OPTIONS,
    ...options
  });
  const tokens = [];
  const tokenizer = new Tokenizer(text, {
    mode: options.mode,
    ranges: options.ranges
  });
  const json5 = options.mode === "json5";
  const allowTrailingCommas = options.allowTrailingCommas || json5;
  function nextNoComments() {
    const nextType = tokenizer.next();
    if (nextType && options.tokens) {
      tokens.push(tokenizer.token);
    }
    return nextType;
  }
  function nextSkipComments() {
    const nextType = tokenizer.next();
    if (nextType && options.tokens) {
      tokens.push(tokenizer.token);
    }
    if (nextType >= tt.LineComment) {
      return nextSkipComments();
    }
    return nextType;
  }
  const next = options.mode === "json" ? nextNoComments : nextSkipComments;
  function assertTokenType(token, type) {
    if (token !== type) {
      throw new UnexpectedToken(tokenizer.token);
    }
  }
  function assertTokenTypes(token, types2) {
    if (!types2.includes(token)) {
      throw new UnexpectedToken(tokenizer.token);
    }
  }
  function createRange(start, end) {
    return options.ranges ? {
      range: [start.offset, end.offset]
    } : void 0;
  }
  function createLiteralNode(tokenType) {
    const token = tokenizer.token;
    const range = createRange(token.loc.start, token.loc.end);
    const value = getLiteralValue(
      text.slice(token.loc.start.offset, token.loc.end.offset),
      token,
      json5
    );
    const loc = {
      start: {
        ...token.loc.start
      },
      end: {
        ...token.loc.end
      }
    };
    const parts = { loc, ...range };
    switch (tokenType) {
      case tt.String:
        return types.string(
          /** @type {string} */
          value,
          parts
        );
      case tt.Number:
        return types.number(
          /** @type {number} */
          value,
          parts
        );
      case tt.Boolean:
        return types.boolean(
          /** @type {boolean} */
          value,
          parts
        );
      default:
        throw new TypeError(`Unknown token type ${token.type}.`);
    }
  }
  function createJSON5IdentifierNode(token) {
    const range = createRange(token.loc.start, token.loc.end);
    const identifier = text.slice(token.loc.start.offset, token.loc.end.offset);
    const loc = {
      start: {
        ...token.loc.start
      },
      end: {
        ...token.loc.end
      }
    };
    const parts = { loc, ...range };
    if (token.type !== "Identifier") {
      let sign = "";
      if (identifier[0] === "+" || identifier[0] === "-") {
        sign = identifier[0];
      }
      return types[identifier.includes("NaN") ? "nan" : "infinity"](
        /** @type {Sign} */
        sign,
        parts
      );
    }
    return types.identifier(normalizeIdentifier(identifier), parts);
  }
  function createNullNode(token) {
    const range = createRange(token.loc.start, token.loc.end);
    return types.null({
      loc: {
        start: {
          ...token.loc.start
        },
        end: {
          ...token.loc.end
        }
      },
      ...range
    });
  }
  function parseProperty(tokenType) {
    if (json5) {
      assertTokenTypes(tokenType, [tt.String, tt.Identifier, tt.Number]);
    } else {
      assertTokenType(tokenType, tt.String);
    }
    const token = tokenizer.token;
    if (json5 && tokenType === tt.Number && /[+\-0-9]/.test(text[token.loc.start.offset])) {
      throw new UnexpectedToken(token);
    }
    let key = tokenType === tt.String ? (
      /** @type {StringNode} */
      createLiteralNode(tokenType)
    ) : (
      /** @type {IdentifierNode|NaNNode|InfinityNode} */
      createJSON5IdentifierNode(token)
    );
    if (json5 && (key.type === "NaN" || key.type === "Infinity")) {
      if (key.sign !== "") {
        throw new UnexpectedToken(tokenizer.token);
      }
      key = types.identifier(key.type, { loc: key.loc, ...createRange(key.loc.start, key.loc.end) });
    }
    tokenType = next();
    assertTokenType(tokenType, tt.Colon);
    const value = parseValue();
    const range = createRange(key.loc.start, value.loc.end);
    return types.member(
      /** @type {StringNode|IdentifierNode} */
      key,
      /** @type {ValueNode} */
      value,
      {
        loc: {
          start: {
            ...key.loc.start
          },
          end: {
            ...value.loc.end
          }
        },
        ...range
      }
    );
  }
  function parseObject(firstTokenType) {
    assertTokenType(firstTokenType, tt.LBrace);
    const firstToken = tokenizer.token;
    const members = [];
    let tokenType = next();
    if (tokenType !== tt.RBrace) {
      do {
        members.push(parseProperty(tokenType));
        tokenType = next();
        if (!tokenType) {
          throw new UnexpectedEOF(members[members.length - 1].loc.end);
        }
        if (tokenType === tt.Comma) {
          tokenType = next();
          if (allowTrailingCommas && tokenType === tt.RBrace) {
            break;
          }
        } else {
          break;
        }
      } while (tokenType);
    }
    assertTokenType(tokenType, tt.RBrace);
    const lastToken = tokenizer.token;
    const range = createRange(firstToken.loc.start, lastToken.loc.end);
    return types.object(members, {
      loc: {
        start: {
          ...firstToken.loc.start
        },
        end: {
          ...lastToken.loc.end
        }
      },
      ...range
    });
  }
  function parseArray(firstTokenType) {
    assertTokenType(firstTokenType, tt.LBracket);
    const firstToken = tokenizer.token;
    const elements = [];
    let tokenType = next();
    if (tokenType !== tt.RBracket) {
      do {
        const value = parseValue(tokenType);
        elements.push(types.element(
          /** @type {ValueNode} */
          value,
          { loc: value.loc }
        ));
        tokenType = next();
        if (tokenType === tt.Comma) {
          tokenType = next();
          if (allowTrailingCommas && tokenType === tt.RBracket) {
            break;
          }
        } else {
          break;
        }
      } while (tokenType);
    }
    assertTokenType(tokenType, tt.RBracket);
    const lastToken = tokenizer.token;
    const range = createRange(firstToken.loc.start, lastToken.loc.end);
    return types.array(elements, {
      loc: {
        start: {
          ...firstToken.loc.start
        },
        end: {
          ...lastToken.loc.end
        }
      },
      ...range
    });
  }
  function parseValue(tokenType) {
    tokenType = tokenType ?? next();
    const token = tokenizer.token;
    if (!tokenType) {
      throw new UnexpectedEOF({
        line: 1,
        column: 1,
        offset: 0
      });
    }
    switch (tokenType) {
      case tt.String:
      case tt.Boolean:
        return createLiteralNode(tokenType);
      case tt.Number:
        if (json5) {
          let tokenText = text.slice(token.loc.start.offset, token.loc.end.offset);
          if (tokenText[0] === "+" || tokenText[0] === "-") {
            tokenText = tokenText.slice(1);
          }
          if (tokenText === "NaN" || tokenText === "Infinity") {
            return createJSON5IdentifierNode(token);
          }
        }
        return createLiteralNode(tokenType);
      case tt.Null:
        return createNullNode(token);
      case tt.LBrace:
        return parseObject(tokenType);
      case tt.LBracket:
        return parseArray(tokenType);
      default:
        throw new UnexpectedToken(token);
    }
  }
  const docBody = parseValue();
  const unexpectedToken = next();
  if (unexpectedToken) {
    throw new UnexpectedToken(tokenizer.token);
  }
  const textEndLocation = getEndLocation(text);
  const docParts = {
    loc: {
      start: {
        line: 1,
        column: 1,
        offset: 0
      },
      end: {
        ...textEndLocation
      }
    }
  };
  if (options.tokens) {
    docParts.tokens = tokens;
  }
  if (options.ranges) {
    docParts.range = [
      docParts.loc.start.offset,
      docParts.loc.end.offset
    ];
  }
  return types.document(
    /** @type {ValueNode} */
    docBody,
    docParts
  );
}

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
    if ((!first || start < first.start) && isTorn(text, place))
      first = { message: TORN, start, end: lineEnd(text, start) };
  };
  for (const node of walk(root)) {
    const { kind, start } = node;
    if (kind === "string") look(node);
    else if (kind === "object") node.entries.forEach(look);
    else if (kind === "number" && Number.isNaN(node.value) && text[start] === "." && !(first && first.start < start))
      first = { message: misplaced("."), start, end: start + 1 };
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
var TORN = "The string has no closing quote on its line. A line break in a string is written \\n.";
var isAboutText = (error) => typeof error.offset === "number";
var LONGEST2 = 40;
function faultOf({ message, offset }, text) {
  if (text.trim() === "") return { message: EMPTY_FILE, start: text.length, end: text.length };
  const word = wordAt(text, offset);
  const isLast = !/[\]}]/.test(word) && text.slice(offset + word.length).trim() === "";
  if (isLast || message.startsWith("Unexpected end")) {
    const end = text.trimEnd().length;
    return { message: ENDS, start: Math.max(0, end - 1), end };
  }
  return { message: misplaced(word), start: offset, end: offset + word.length };
}
var misplaced = (word) => `JSON5 does not allow \`${word}\` here. Often a comma, a quote or a bracket is missing before it.`;
var ENDS = "The file ends before every quote and bracket is closed. Add the missing one.";
var wordAt = (text, offset) => /^(?:[\p{ID_Continue}$]+|[^])/u.exec(text.slice(offset, offset + LONGEST2))?.[0] ?? "";

// src/parse/parse.ts
var TOO_SLOW = "Parsing it took more than 10 seconds.";
var STRICT = { comments: false, trailingCommas: false };
var LOOSE = { comments: true, trailingCommas: true };
function languageOf(path) {
  if (/\.([mc]?[jt]s|[jt]sx)$/i.test(path)) return "source";
  if (/\.html?$/i.test(path)) return "html";
  const ending = /\.(json[c5]?|ya?ml)$/i.exec(path)?.[1]?.toLowerCase();
  return ending === "yml" ? "yaml" : ending;
}
async function parse3(path, text, options = {}) {
  try {
    return await parseAs(languageOf(path), path, text, options);
  } catch (error) {
    if (error instanceof RangeError) throw new Unreadable("It is nested too deep to be read.");
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
    const { followImport, prints, resolveImport, texts: others } = options.imports ?? {};
    const readPages = mayBePage(text) ? templateCode : void 0;
    const imports = { resolveImport, ...followImport && { followImport }, ...prints && { prints } };
    const given = { format: options.format, ...imports, others, readPages };
    return limited(() => parseSource(path, text, given));
  }
  const grammar = language === "jsonc" || options.comments ? LOOSE : STRICT;
  const jsonOptions = options.limits ? { ...grammar, depth: options.limits.depth } : grammar;
  const document = limited(() => parseJson(path, text, jsonOptions) ?? recoverJson(path, text, jsonOptions));
  return grammar === LOOSE ? { ...document, comments: () => commentsIn(text) } : document;
}

export {
  UserError,
  together,
  unknownHint,
  toSlashes,
  absolutePath,
  relativePath,
  inFolder,
  parentOf,
  isInside,
  realPath,
  leadsOut,
  withoutLinks,
  SOURCE_EXTENSIONS,
  EXTENSIONS,
  readText,
  readStream,
  readBytes,
  NOT_REGULAR,
  isMissing,
  reason,
  languageOf,
  parse3 as parse
};
