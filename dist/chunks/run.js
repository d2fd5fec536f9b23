import {
  parseJson
} from "./read.js";
import {
  require_equal
} from "./ajv-equal.js";
import {
  Lines,
  NO_FORMAT,
  NotYet,
  PATH,
  Project,
  SUPPRESSIONS,
  T,
  Trials,
  compareAlone,
  createMatcher,
  createSqlService,
  detached,
  feedStarts,
  hash,
  isTraceOf,
  json5Syntax,
  judge,
  leftOver,
  lineAt,
  mayBeSuppressed,
  settingsAlone,
  stepsOf,
  suppressionOf,
  treeOf,
  tried,
  withoutFixes,
  wordingOf
} from "./rules.js";
import {
  commentsIn,
  jsonSyntax,
  jsoncSyntax
} from "./edit.js";
import {
  require_ucs2length
} from "./ajv-ucs2length.js";
import {
  PRESETS,
  SEVERITIES,
  TOOL,
  isBuiltin,
  isInPreset,
  rulesIn
} from "./version.js";
import {
  mayBePage,
  mayHoldTools
} from "./prefilter.js";
import {
  didYouMean,
  hint,
  near
} from "./did-you-mean.js";
import {
  BOUNDS,
  LIMITS,
  NONE,
  Unreadable,
  afterLineBreak,
  applyFixes,
  atMost,
  checkDepth,
  compareFindings,
  compareText,
  countWhere,
  entry,
  get,
  groupBy,
  hasLineBreak,
  inTextOrder,
  isFirstOnLine,
  isLineBreak,
  items,
  lineEnd,
  lineStart,
  plus,
  toValue,
  unnamed,
  walk
} from "./print.js";
import {
  eitherOf,
  messageOf,
  printable,
  quotedValue
} from "./text.js";
import {
  __toESM
} from "./runtime.js";

// src/files/errors.ts
var UserError = class extends Error {
  name = "UserError";
};
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

// src/files/write.ts
import { lstatSync, readFileSync, realpathSync as realpathSync2, renameSync, rmSync, writeFileSync, chmodSync } from "node:fs";
import { dirname as dirname2, join } from "node:path";

// src/files/git.ts
import { dirname } from "node:path";
import { existsSync } from "node:fs";
var TIMEOUT_MS = 6e4;
var MAX_OUTPUT = 256 * 1024 * 1024;
var SETTINGS = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.quotePath=false", "diff.external="];
function openGit(cwd, settings = []) {
  const fixed2 = ["--no-pager", "-C", cwd, ...[...SETTINGS, ...settings].flatMap((setting) => ["-c", setting])];
  return async (...args) => {
    const { execFile } = await import("node:child_process");
    return new Promise((done, fail) => {
      const options = {
        // Windows would first look for a git.exe in the folder that it starts in.
        cwd: dirname(process.execPath),
        env: environment(process.env),
        encoding: "utf8",
        timeout: TIMEOUT_MS,
        killSignal: "SIGKILL",
        maxBuffer: MAX_OUTPUT
      };
      const child = execFile("git", [...fixed2, ...args], options, (error, out, err) => {
        if (!error) done({ ok: true, out, complaint: "" });
        else if (typeof error.code === "number") done({ ok: false, out, complaint: complaintIn(err) });
        else fail(new UserError(whyNot(error, args[0])));
      });
      child.stdin?.on("error", () => {
      }).end();
    });
  };
}
function whyNot({ code, killed }, command) {
  if (code === "ENOENT") return "--changed asks git what changed, and there is no command `git` here. Install it.";
  if (code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER")
    return `git ${command} said more than ${MAX_OUTPUT / 1024 / 1024} MB. Name a BASE for --changed that is nearer.`;
  if (killed) return `git ${command} did not answer within ${TIMEOUT_MS / 1e3} seconds.`;
  return `git ${command} could not be run: ${String(code)}.`;
}
function environment(env) {
  const kept = Object.entries(env).filter(
    ([name]) => !/^GIT_/i.test(name) || /^GIT_CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+)$/i.test(name)
  );
  return {
    ...Object.fromEntries(kept),
    // A partial clone would fetch what it lacks, with commands that its config may name.
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    LC_ALL: "C"
  };
}
function complaintIn(err) {
  const lines = err.split("\n");
  const line2 = lines.find((each) => each.startsWith("fatal:")) ?? lines[0];
  return printable(line2.replace(/^(fatal|error): /, ""), 300);
}
function gitTop(folder) {
  for (let at = folder; ; ) {
    if (existsSync(inFolder(at, ".git"))) return at;
    const parent = parentOf(at);
    if (parent === at) return void 0;
    at = parent;
  }
}
function workspaceOf(cwd) {
  const top = gitTop(cwd) ?? cwd;
  return realPath(top) ?? top;
}

// src/files/write.ts
function replaceFile(path, before, after) {
  try {
    const target = realpathSync2(path);
    if (readFileSync(target, "utf8") !== before)
      return "The file changed while it was being linted, so nothing was written to it. Run again.";
    writeAtomically(target, after);
    return void 0;
  } catch (error) {
    return `The fixed file could not be written: ${error.code ?? String(error)}.`;
  }
}
function wouldReplace(path, files) {
  const target = realPath(path);
  return target !== void 0 && files.some((file) => realPath(file) === target);
}
function writeAtomically(path, text) {
  const target = targetOf(absolutePath(".", path));
  if (isStream(target)) return writeFileSync(target, text, { flag: "a" });
  const temporary = join(dirname2(target), `.toolint-${process.pid}-${Date.now().toString(36)}.tmp`);
  const old = lstatSync(target, { throwIfNoEntry: false });
  const mode = old?.isFile() ? old.mode : void 0;
  try {
    writeFileSync(temporary, text, { flag: "wx", mode });
    if (mode !== void 0) chmodSync(temporary, mode);
    renameSync(temporary, target);
  } catch (error) {
    if (error.code !== "EEXIST") rmSync(temporary, { force: true });
    throw error;
  }
}
function targetOf(path) {
  if (isOfProcess(path) || !lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path;
  const cwd = absolutePath(".", ".");
  return leadsOut(path, cwd, workspaceOf(cwd)) ? path : realPath(path) ?? path;
}
function isStream(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (!stat || stat.isFile()) return false;
  return !stat.isSymbolicLink() || isOfProcess(path);
}
function isOfProcess(path) {
  return /^\/(?:proc\/|dev\/(?:fd\/|std(?:in|out|err)$))/.test(path);
}
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
var isHolding = false;
function holdSignals() {
  if (isHolding) return;
  isHolding = true;
  oweTurn();
  for (const signal of SIGNALS) process.once(signal, () => process.kill(process.pid, signal));
}
function nextTurn() {
  return new Promise((done) => void setImmediate(done));
}
var isTurnOwed = false;
function oweTurn() {
  isTurnOwed = true;
}
async function lastTurn() {
  if (isTurnOwed) await nextTurn();
}

// src/config/resolve.ts
import { existsSync as existsSync4 } from "node:fs";

// src/config/read.ts
import { basename as basename3, extname as extname2 } from "node:path";

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
    const read = isQuoted ? quoted2(start) : word(start, numberEnd);
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
  function quoted2(start) {
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

// src/parse/json/recover-cursor.ts
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
  const meant = Object.hasOwn(OTHER_NAMES, lower) ? OTHER_NAMES[lower] : near(word, LITERAL_WORDS);
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
  stumble({ start, end }, message, mend2) {
    if (this.isLost) return;
    this.#breaks.push({ start, end, message, ...mend2 && { mend: mend2 } });
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
    const { line: line2 } = new Lines(this.#cursor.text).at(this.#cursor.token.start);
    const message = `This ${kind} is not closed: ${CLOSER[kind]} is missing before line ${line2}.`;
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
function opened(node) {
  if (node.kind === "array") return { ...node, open: true, items: node.items.map(opened) };
  if (node.kind !== "object") return node;
  return { ...node, open: true, entries: node.entries.map((entry2) => ({ ...entry2, value: opened(entry2.value) })) };
}
function withoutDoubtful(node, isDoubtful) {
  if (node.kind !== "object" && node.kind !== "array") return node;
  if (isDoubtful(node)) return { kind: "unknown", start: node.start, end: node.end };
  if (node.kind === "array") return { ...node, items: node.items.map((item) => withoutDoubtful(item, isDoubtful)) };
  return {
    ...node,
    entries: node.entries.map((entry2) => ({ ...entry2, value: withoutDoubtful(entry2.value, isDoubtful) }))
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
    const mend2 = isLast ? { title: `Remove the ${name}`, edits: [{ start, end, text: "" }] } : { title: "Write a comma", edits: [{ start, end, text: "," }] };
    const advice = isLast ? `JSON has no ${name}s. Remove it.` : `A ${name} stands where a comma belongs.`;
    this.#mistakes.stumble({ start, end }, advice, mend2);
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
    const mend2 = { title: "Remove the trailing comma", edits: [{ ...comma, text: "" }] };
    this.#mistakes.note({ ...comma, message: "A trailing comma is not allowed in JSON. Remove it.", mend: mend2 });
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
        const mend2 = { title: "Write a colon", edits: [{ ...place, text: ":" }] };
        this.#mistakes.stumble(place, "A full-width colon stands where a colon belongs.", mend2);
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
    const { entries, items: items2, open } = draft;
    const end = this.#cursor.behind;
    return kind === "object" ? { kind, entries, open, start, end } : { kind, items: items2, open, start, end };
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
    const mend2 = { title: "Add the quote", edits: [{ start: end, end, text: '"' }] };
    this.#mistakes.stumble({ start, end }, `The closing quote of the name ${shown(key)} is missing.`, mend2);
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
  constructor(message, { line: line2, column, offset }) {
    super(`${message} (${line2}:${column})`);
    this.line = line2;
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
  let line2 = 1;
  let column = 1;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === "\n") {
      line2++;
      column = 1;
    } else if (char === "\r") {
      if (text[i + 1] === "\n") {
        i++;
      }
      line2++;
      column = 1;
    } else {
      column++;
    }
  }
  return {
    line: line2,
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
    document = parse2(text, { mode: "json5", ranges: true });
  } catch (error) {
    if (!isAboutText(error)) throw error;
    return { ...rest, roots: [], faults: [faultOf(error, text)] };
  }
  const root = treeOf(document, depth);
  const torn = firstTorn(root, text);
  if (!torn) return { ...rest, roots: [root], faults: [] };
  const { start } = torn;
  return { ...rest, roots: [], faults: [{ message: TORN, start, end: lineEnd(text, start) }] };
}
function firstTorn(root, text) {
  let first;
  const look2 = (place) => {
    if ((!first || place.start < first.start) && isTorn(text, place)) first = place;
  };
  for (const node of walk(root)) {
    if (node.kind === "string") look2(node);
    else if (node.kind === "object") node.entries.forEach(look2);
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
  const word = wordAt(text, offset);
  const isLast = !/[\]}]/.test(word) && text.slice(offset + word.length).trim() === "";
  if (isLast || message.startsWith("Unexpected end")) {
    const end = text.trimEnd().length;
    return { message: ENDS, start: Math.max(0, end - 1), end };
  }
  const misplaced = `\`${word}\` cannot stand here in JSON5. Often a comma, a quote or a bracket is missing before it.`;
  return { message: misplaced, start: offset, end: offset + word.length };
}
var ENDS = "The file ends before all is closed that was opened. Add the missing quote or bracket.";
var wordAt = (text, offset) => /^(?:[\p{ID_Continue}$]+|[^])/u.exec(text.slice(offset, offset + LONGEST2))?.[0] ?? "";

// src/parse/parse.ts
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
  if (language === "yaml") {
    const { parseYaml } = await import("./document.js");
    return parseYaml(path, text, options.limits);
  }
  if (language === "json5") {
    return parseJson5(path, text, options.limits);
  }
  if (language === "html") {
    const { parseHtml } = await import("./source-and-pages.js");
    return parseHtml(path, text);
  }
  if (language === "source") {
    const { parseSource, templateCode } = await import("./source-and-pages.js");
    const { resolveImport: resolveImport2, texts } = options.imports ?? {};
    return parseSource(path, text, {
      format: options.format,
      resolveImport: resolveImport2,
      others: texts,
      readPages: mayBePage(text) ? templateCode : void 0
    });
  }
  const grammar = language === "jsonc" || options.comments ? LOOSE : STRICT;
  const jsonOptions = options.limits ? { ...grammar, depth: options.limits.depth } : grammar;
  const document = parseJson(path, text, jsonOptions) ?? recoverJson(path, text, jsonOptions);
  return grammar === LOOSE ? { ...document, comments: () => commentsIn(text) } : document;
}

// src/files/directory-listing.ts
var CONFIG_NAMES = new Set(
  ["json", "jsonc", "yaml", "yml", "js", "mjs", "cjs", "ts", "mts"].map((ending) => `toolint.config.${ending}`)
);
var PACKAGE_NAME = "package.json";
var Seen = class {
  #tops = /* @__PURE__ */ new Set();
  #telling = /* @__PURE__ */ new Map();
  #unsearched = /* @__PURE__ */ new Set();
  addTop(folder) {
    this.#tops.add(folder);
  }
  add(folder, seen) {
    if (seen !== NOTHING) this.#telling.set(folder, seen);
  }
  addUnsearched(folder) {
    this.#unsearched.add(folder);
  }
  /** Undefined for a folder that no walk has come to. */
  of(folder) {
    return this.#telling.get(folder) ?? (this.#isSearched(folder) ? NOTHING : void 0);
  }
  #isSearched(folder) {
    for (let at = folder; !this.#unsearched.has(at); at = parentOf(at)) {
      if (this.#tops.has(at)) return true;
      if (at === parentOf(at)) return false;
    }
    return false;
  }
};
var NOTHING = { configs: [], isGitTop: false, hasGitignore: false };
function folderSeen(entries) {
  let seen;
  for (const { name } of entries) {
    if (!isTelling(name)) continue;
    seen ??= { configs: [], isGitTop: false, hasGitignore: false };
    if (name === ".git") seen.isGitTop = true;
    else if (name === ".gitignore") seen.hasGitignore = true;
    else seen.configs.push(name);
  }
  return seen ?? NOTHING;
}
function isTelling(name) {
  return name === ".git" || name === ".gitignore" || name === PACKAGE_NAME || CONFIG_NAMES.has(name);
}

// src/config/user-code.ts
import { extname, normalize, basename as basename2, isAbsolute } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { existsSync as existsSync2, readdirSync, readFileSync as readFileSync2 } from "node:fs";
var LONGEST_MS = 1e4;
var TYPESCRIPT = /* @__PURE__ */ new Set([".ts", ".mts"]);
async function importDefault(file, shown2, allowCode) {
  if (!allowCode) {
    throw new UserError(
      `${shown2}: this file is code, which runs only where \`allow-code\` is set; use JSON or YAML instead`
    );
  }
  if (TYPESCRIPT.has(extname(file)) && !stripsTypes()) {
    throw new UserError(
      `${shown2}: TypeScript is loaded only by a Node.js that strips types itself (22.18 or newer), and this is ${process.version}; use JavaScript or JSON instead`
    );
  }
  let module;
  oweTurn();
  try {
    const load = () => import(moduleUrl(file));
    module = await withDeadline(load, LONGEST_MS, `it did not end within ${LONGEST_MS / 1e3} seconds`);
    await nextTurn();
  } catch (error) {
    throw new UserError(`${shown2}: it could not be loaded: ${printable(firstLine(error), 300)}${remedy(error, file)}`);
  }
  if (module.default === void 0) throw new UserError(`${shown2}: it has no default export`);
  return module.default;
}
function stripsTypes() {
  return Boolean(process.features.typescript);
}
function firstLine(error) {
  return messageOf(error).split("\n", 1)[0];
}
function remedy(error, file) {
  const message = messageOf(error);
  if (error instanceof SyntaxError && /^(?:Cannot use import statement outside|Unexpected token 'export')/.test(message))
    return `; let its name end in \`.mjs\`${extname(file) === ".cjs" ? "" : ', or set `"type": "module"` in its package.json'}`;
  if (error instanceof ReferenceError && /^(?:module|exports|require) is not defined/.test(message))
    return "; let its name end in `.cjs`, or write it as a module";
  return "";
}
var moduleUrl = (file) => pathToFileURL(normalize(file)).href;
var GRACE_MS = 500;
async function withDeadline(work, milliseconds, message) {
  const done = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const guard = new Worker(GUARD, { eval: true, workerData: { done, milliseconds: milliseconds + GRACE_MS } });
  guard.unref();
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(message)), milliseconds);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
    Atomics.store(done, 0, 1);
    Atomics.notify(done, 0);
  }
}
var GUARD = `
const { workerData: { done, milliseconds } } = require('node:worker_threads');
if (Atomics.wait(done, 0, 0, milliseconds) === 'timed-out') {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => session.disconnect());
}
`;
function isPath(name) {
  return /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name);
}
function resolveModule(name, from) {
  if (isPath(name)) return absolutePath(parentOf(from), name);
  try {
    const { createRequire } = process.getBuiltinModule("node:module");
    const file = createRequire(from).resolve(name);
    if (isAbsolute(file)) return toSlashes(file);
  } catch {
  }
  return resolveImport(name, parentOf(from));
}
function whyMissing(name, from) {
  if (isPath(name)) return hintFor(absolutePath(parentOf(from), name), parentOf(from));
  if (existsSync2(absolutePath(parentOf(from), name))) return hint(`./${printable(name)}`);
  const { packageName } = partsOf(name);
  if (packageName === void 0) return ": a path starts with `./`, and this is no name of a package";
  const shown2 = printable(packageName);
  const home = homesOf(packageName, parentOf(from)).find((each) => existsSync2(each));
  return home === void 0 ? `: a path starts with \`./\`, and a package of this name is not installed (npm install --save-dev ${shown2})` : `: the package \`${shown2}\` is installed, and offers nothing by this name`;
}
function hintFor(file, folder) {
  if (!isInside(folder, file)) return "";
  try {
    return didYouMean(basename2(file), readdirSync(parentOf(file)));
  } catch {
    return "";
  }
}
function resolveImport(name, folder) {
  const { packageName, rest } = partsOf(name);
  if (packageName === void 0) return void 0;
  for (const home of homesOf(packageName, folder)) {
    const manifest = manifestOf(home);
    const target = exported(manifest, `.${rest}`);
    if (target?.startsWith("./")) return absolutePath(home, target);
    const config = [...CONFIG_NAMES].find((each) => existsSync2(`${home}/${each}`));
    if (config && rest === "" && manifest.exports === void 0) return `${home}/${config}`;
  }
  return void 0;
}
function partsOf(name) {
  const [, packageName, rest = ""] = /^((?:@[\w~][\w.~-]*\/)?[\w~][\w.~-]*)(\/.+)?$/.exec(name) ?? [];
  return { packageName, rest };
}
function homesOf(packageName, folder) {
  const homes = [];
  for (let at = folder; ; at = parentOf(at)) {
    homes.push(absolutePath(at, `node_modules/${packageName}`));
    if (parentOf(at) === at) return homes;
  }
}
function manifestOf(home) {
  try {
    return JSON.parse(readFileSync2(`${home}/package.json`, "utf8"));
  } catch {
    return {};
  }
}
function exported({ exports }, subpath) {
  const isMap = typeof exports === "object" && exports !== null && Object.keys(exports).some((key) => key.startsWith("."));
  if (!isMap) return subpath === "." ? targetOf2(exports) : void 0;
  const map = exports;
  if (Object.hasOwn(map, subpath)) return targetOf2(map[subpath]);
  for (const [pattern, target] of Object.entries(map)) {
    const [start, end, ...more] = pattern.split("*");
    const isFor2 = end !== void 0 && more.length === 0 && subpath.length >= pattern.length;
    if (!isFor2 || !subpath.startsWith(start) || !subpath.endsWith(end)) continue;
    const middle = subpath.slice(start.length, subpath.length - end.length);
    return targetOf2(target)?.replaceAll("*", () => middle);
  }
  return void 0;
}
var CONDITIONS = /* @__PURE__ */ new Set(["import", "node", "module-sync", "default"]);
function targetOf2(target) {
  if (typeof target === "string") return target;
  if (typeof target !== "object" || target === null) return void 0;
  const [, chosen] = Object.entries(target).find(([condition, each]) => CONDITIONS.has(condition) && targetOf2(each)) ?? [];
  return targetOf2(chosen);
}

// src/files/read.ts
import { isAscii, isUtf8 } from "node:buffer";
import { closeSync, constants, fstatSync, lstatSync as lstatSync2, openSync, readSync } from "node:fs";
var { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
var shared = Buffer.allocUnsafeSlow(64 * 1024);
function readText(path, { maxBytes = LIMITS.fileSize } = {}) {
  let file;
  try {
    if (O_NOFOLLOW === 0 && lstatSync2(path).isSymbolicLink()) return { failure: LINK };
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

// src/config/read.ts
var MAX_CONFIG_BYTES = 1024 * 1024;
var DATA = /* @__PURE__ */ new Set([".json", ".jsonc", ".json5", ".yaml", ".yml"]);
var CODE = /* @__PURE__ */ new Set([".js", ".mjs", ".cjs", ".ts", ".mts"]);
async function readConfig(file, options) {
  const shown2 = printable(relativePath(options.cwd, file));
  const real = realPath(file) ?? file;
  if (!options.allowCode && !isInside(options.workspace, real)) {
    throw new UserError(
      `${shown2}: this config lies outside of the workspace, and is read only where \`allow-code\` is set`
    );
  }
  return CODE.has(extname2(file)) ? readCode(file, shown2, options) : readData(real, file, shown2);
}
function configOf(value, file) {
  const shown2 = "the config";
  return { file, shown: shown2, value, isCode: true, error: (path, message) => errorAt(shown2, path, message) };
}
async function readCode(file, shown2, { allowCode }) {
  const exported2 = await importDefault(file, shown2, allowCode);
  return {
    file,
    shown: shown2,
    value: plainly(exported2, shown2),
    isCode: true,
    error: (path, message) => errorAt(shown2, path, message)
  };
}
function plainly(value, shown2) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  try {
    return { ...value };
  } catch (error) {
    throw new UserError(
      `${shown2}: it could not be read: ${printable(String(error?.message ?? error), 300)}`
    );
  }
}
async function readData(real, file, shown2) {
  const isPackage = basename3(file) === PACKAGE_NAME;
  const read = readText(real, { maxBytes: MAX_CONFIG_BYTES });
  if (isPackage && !("text" in read && read.text.includes('"toolint"'))) return void 0;
  if ("failure" in read) throw new UserError(`${shown2}: the config cannot be used. ${read.failure}`);
  if (!DATA.has(extname2(file).toLowerCase())) {
    throw new UserError(
      `${shown2}: a config is JSON, JSONC, JSON5, YAML, JavaScript or TypeScript, and its name ends in ${eitherOf([...DATA, ...CODE])}`
    );
  }
  if (isBlank(read.text, file))
    return { file, shown: shown2, value: {}, isCode: false, error: (path, message) => errorAt(shown2, path, message) };
  if (read.text.trim() === "") throw new UserError(`${shown2}: the config is empty: \`{}\` would do`);
  const document = await parseConfig(file, read.text);
  if (typeof document === "string") {
    if (isPackage) return void 0;
    throw new UserError(`${shown2}: ${document}`);
  }
  const [root] = document.roots;
  const node = isPackage ? get(root, "toolint") : root;
  if (isPackage && !node) return void 0;
  if (document.roots.length > 1) throw new UserError(`${shown2}: a config is one document, and this file holds several`);
  const [fault] = document.faults;
  const lines = new Lines(read.text);
  if (fault) throw new UserError(`${shown2}:${lines.at(fault.start).line}: ${fault.message}`);
  const again = node && writtenAgain(node);
  if (again) {
    const key = printable(again.key, LONGEST_KEY);
    throw new UserError(
      `${shown2}:${lines.at(again.start).line}: the key \`${key}\` is set again, and what was set first would not count`
    );
  }
  return {
    file,
    shown: shown2,
    value: node && toValue(node),
    isCode: false,
    error: (path, message) => new UserError(`${shown2}:${lines.at(offsetOf(node, path)).line}: ${message}`)
  };
}
var LONGEST_KEY = 60;
function writtenAgain(config) {
  for (const node of walk(config)) {
    if (node.kind !== "object") continue;
    const known = /* @__PURE__ */ new Set();
    for (const each of node.entries) {
      if (known.has(each.key)) return each;
      known.add(each.key);
    }
  }
  return void 0;
}
function isBlank(text, file) {
  return languageOf(file) === "yaml" && text.split("\n").every((line2) => /^\s*(#|$)/.test(line2));
}
async function parseConfig(file, text) {
  try {
    return await parse3(file, text);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}
function offsetOf(root, path) {
  let node = root;
  let start = root?.start ?? 0;
  for (const key of path) {
    const inside = node?.kind === "array" ? items(node)[Number(key)] : entry(node, key)?.value;
    if (!inside) return start;
    start = node?.kind === "array" ? inside.start : entry(node, key).start;
    node = inside;
  }
  return start;
}
function errorAt(shown2, path, message) {
  return new UserError(path.length > 0 ? `${shown2}, at \`${keyPath(path)}\`: ${message}` : `${shown2}: ${message}`);
}
function keyPath(path) {
  return printable(
    path.map((key, index) => {
      if (/^\d+$/.test(key)) return `[${key}]`;
      return /^[\w$]+$/.test(key) ? `${index > 0 ? "." : ""}${key}` : `[${JSON.stringify(key)}]`;
    }).join("")
  );
}

// src/config/types.ts
var SETTINGS2 = [...SEVERITIES, "off"];
function resolveRules(rules, preset, layered) {
  const severities = /* @__PURE__ */ new Map();
  const given = /* @__PURE__ */ new Map();
  for (const [id, setting] of layered.flatMap((settings) => Object.entries(settings))) {
    const { severity, options } = readSetting(setting);
    severities.set(id, severity);
    if (options) given.set(id, options);
  }
  const on = /* @__PURE__ */ new Map();
  for (const rule of rules.values()) {
    const severity = severities.get(rule.id) ?? (isInPreset(rule, preset) ? rule.severity : "off");
    if (severity === "off") continue;
    const { defaults, presets } = rule.options ?? {};
    on.set(rule.id, {
      rule,
      severity,
      chosen: severities.has(rule.id),
      options: { ...defaults, ...presets?.[preset], ...given.get(rule.id) }
    });
  }
  return on;
}
function readSetting(setting) {
  if (typeof setting === "string") return { severity: setting };
  const [severity, options] = setting;
  return { severity, options };
}

// src/config/check.ts
function checkConfig(source, validate, rules) {
  const value = source.isCode ? withoutPluginObjects(source.value) : source.value;
  checkPart(source, [], value, validate, rules);
}
function checkPart(source, path, value, validate, rules) {
  const all = [...rules];
  const complaint = complain(value, validate, path, {
    whole: "a config",
    unknownKey: (key, at) => unknownKey(key, at, all)
  });
  if (complaint) throw source.error(complaint.at, complaint.message);
}
function complain(value, validate, path, words) {
  if (validate(value)) return void 0;
  const errors = validate.errors ?? [];
  const error = errors.find(({ keyword }) => keyword === "additionalProperties") ?? errors.find(({ keyword }) => keyword !== "if") ?? errors[0];
  if (!error) return void 0;
  const inside = stepsOf(error.instancePath);
  const at = [...path, ...inside];
  const key = error.params["additionalProperty"];
  const message = describe(error, at, valueAt(value, inside), words);
  return { at: typeof key === "string" ? [...at, key] : at, message };
}
function withoutPluginObjects(value) {
  if (!isObject(value) || !Array.isArray(value["plugins"])) return value;
  return { ...value, plugins: value["plugins"].map((plugin) => isObject(plugin) ? "object" : plugin) };
}
var isObject = (value) => typeof value === "object" && value !== null;
function describe({ keyword, params }, at, value, { whole, unknownKey: unknownKey2, pattern }) {
  const what = at.length > 0 ? `\`${keyPath(at)}\`` : whole;
  const param = (name) => String(params[name]);
  switch (keyword) {
    case "additionalProperties":
      return unknownKey2(param("additionalProperty"), at);
    case "required":
      return `${what} lacks the key \`${param("missingProperty")}\``;
    case "type":
      if (isSeverity(at)) return mustBe(what, SETTINGS2, value);
      return `${what} must be ${withArticle(param("type"))}, and is ${withArticle(typeName(value))}`;
    case "enum":
      return mustBe(what, params["allowedValues"].map(String), value);
    case "maxItems":
    case "items":
      return isRuleSetting(at) ? `the rule \`${printable(at.at(-1))}\` takes ${param("limit") === "1" ? "no options" : "one object of options"}` : `${what} holds more than ${param("limit")} items`;
    case "minItems":
      return `${what} holds fewer than ${param("limit")} items`;
    case "minLength":
      return `${what} ${value === "" ? "is empty" : `is shorter than ${param("limit")} characters`}`;
    case "pattern":
      return `${what} ${pattern?.(at) ?? "is not written as it should be"}, and is ${quotedValue(value)}`;
    case "minimum":
    case "maximum":
      return `${what} must be ${keyword === "minimum" ? "at least" : "at most"} ${param("limit")}, and is ${quotedValue(value)}`;
    default:
      return `${what} is ${quotedValue(value)}, which does not fit the \`${keyword}\` that is asked for`;
  }
}
function mustBe(what, allowed, value) {
  const hint3 = typeof value === "string" ? didYouMean(value, allowed) : "";
  return `${what} must be ${eitherOf(allowed.map((each) => `\`${each}\``))}, and is ${quotedValue(value)}${hint3}`;
}
function unknownKey(key, at, rules) {
  if (at.at(-1) === "rules") return unknownRule(key, rules);
  const rule = at.at(-3) === "rules" ? rules.find(({ id }) => id === at.at(-2)) : void 0;
  if (rule)
    return `the rule \`${rule.id}\` has ${unknownHint("option", printable(key), Object.keys(rule.options?.defaults ?? {})).replace("unknown", "no")}`;
  const [first] = at;
  const known = first === void 0 ? KEYS : INNER_KEYS[first] ?? [];
  return `${unknownHint("key", printable(key), known)}${at.length > 0 ? ` in \`${keyPath(at)}\`` : ""}`;
}
function unknownRule(id, rules) {
  return unknownHint(
    "rule",
    printable(id),
    Array.from(rules, (rule) => rule.id)
  );
}
var KEYS = [
  ...["$schema", "root", "extends", "rules", "files", "ignore", "overrides"],
  ...["formats", "servers", "dialect", "comments", "limits", "plugins"]
];
var INNER_KEYS = {
  overrides: ["files", "ignore", "rules"],
  dialect: ["openai"],
  limits: Object.keys(LIMITS)
};
function isRuleSetting(at) {
  return at.at(-2) === "rules";
}
function isSeverity(at) {
  return isRuleSetting(at) || at.at(-1) === "0" && isRuleSetting(at.slice(0, -1));
}
function valueAt(value, path) {
  return path.reduce((at, key) => isObject(at) && Object.hasOwn(at, key) ? at[key] : void 0, value);
}
function typeName(value) {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
function withArticle(type) {
  if (type === "null" || type === "undefined") return type;
  return `${/^[aeio]/.test(type) ? "an" : "a"} ${type}`;
}

// src/files/pattern.ts
var MAX_LENGTH = 1e3;
var MAX_ALTERNATIVES = 100;
function compileGlob(pattern) {
  if (pattern === "") throw new UserError("an empty pattern matches nothing: write `**` to match every file");
  if (pattern.length > MAX_LENGTH) throw bad(pattern, `it is longer than ${MAX_LENGTH} characters`);
  if (/^(\/|[A-Za-z]:[/\\])/.test(pattern)) {
    throw bad(
      pattern,
      "it is absolute, and patterns count from the folder of their config: start it with `./` instead"
    );
  }
  if (/\\\w/.test(pattern)) throw bad(pattern, "write `/` between folders, also on Windows");
  const tests = expandBraces(pattern).map((alternative) => compileAlternative(pattern, alternative));
  const [only] = tests;
  return tests.length === 1 ? only : (path) => tests.some((test) => test(path));
}
function fixesKind(pattern) {
  const kind = /(?:^|[/.])[^*?[\]\\/.]+$/;
  return expandBraces(pattern).every((alternative) => kind.test(alternative));
}
function compileAlternative(pattern, alternative) {
  if (alternative === "") return () => false;
  const segments = alternative.split("/").filter((segment) => segment !== "" && segment !== ".");
  if (segments.includes("..")) throw bad(pattern, "`..` leaves the folder of the config");
  const isName = !alternative.replace(/\/$/, "").includes("/");
  if (isName) segments.unshift("**");
  if (alternative.endsWith("/") || segments.length === 0) segments.push("**");
  const test = wildcard(segments.join("/"));
  if (typeof test === "string") throw bad(pattern, test);
  return test;
}
function bad(pattern, reason2) {
  return new UserError(`the pattern \`${printable(pattern)}\` cannot be used: ${reason2}`);
}
function expandBraces(pattern) {
  let done = [""];
  let from = 0;
  const append = (tails) => {
    if (done.length * tails.length > MAX_ALTERNATIVES) {
      throw bad(pattern, `its braces stand for more than ${MAX_ALTERNATIVES} patterns`);
    }
    done = done.flatMap((head) => tails.map((tail) => head + tail));
  };
  for (let i = 0; i < pattern.length; i = skip(pattern, i)) {
    if (pattern[i] !== "{") continue;
    const group = braceGroup(pattern, i);
    if (!group) throw bad(pattern, "a `{` is never closed");
    append([pattern.slice(from, i)]);
    const parts = group.parts.flatMap(expandBraces);
    append(group.parts.length > 1 ? parts : parts.map((part) => `{${part}}`));
    i = group.end;
    from = i + 1;
  }
  append([pattern.slice(from)]);
  return done;
}
function braceGroup(pattern, open) {
  const parts = [];
  let depth = 0;
  let from = open + 1;
  for (let i = open; i < pattern.length; i = skip(pattern, i)) {
    const char = pattern[i];
    if (char === "{") depth++;
    else if (char === "," && depth === 1) {
      parts.push(pattern.slice(from, i));
      from = i + 1;
    } else if (char === "}" && --depth === 0) return { parts: [...parts, pattern.slice(from, i)], end: i };
  }
  return void 0;
}
function skip(pattern, i) {
  if (pattern[i] === "\\") return i + 2;
  if (pattern[i] !== "[") return i + 1;
  const close = pattern.indexOf("]", i + (/^\[[!^]?\]/.test(pattern.slice(i, i + 3)) ? 3 : 2));
  return close < 0 ? i + 1 : close + 1;
}
var STAR = /* @__PURE__ */ Symbol("*");
var GLOBSTAR = /* @__PURE__ */ Symbol("**");
var anyCharacter = () => true;
function wildcard(pattern) {
  const segments = parse4(pattern);
  if (typeof segments === "string") return segments;
  if (segments.length === 1 && segments[0] !== GLOBSTAR) {
    const [only] = segments;
    return (path) => !path.includes("/") && only(path);
  }
  if (segments.length === 2 && segments[0] === GLOBSTAR && segments[1] !== GLOBSTAR) {
    const name = segments[1];
    return (path) => name(path.slice(path.lastIndexOf("/") + 1));
  }
  return (path) => matchSegments(segments, path.split("/"));
}
function matchSegments(pattern, path) {
  let at = 0;
  let next = 0;
  let retryAt = -1;
  let retryNext = -1;
  while (next < path.length) {
    const segment = pattern[at];
    if (segment === GLOBSTAR) {
      retryAt = ++at;
      retryNext = next;
    } else if (segment?.(path[next])) {
      at++;
      next++;
    } else {
      if (retryAt < 0) return false;
      at = retryAt;
      next = ++retryNext;
    }
  }
  return at === pattern.length;
}
function matchPieces(pattern, text) {
  let at = 0;
  let next = 0;
  let retryAt = -1;
  let retryNext = -1;
  while (next < text.length) {
    const piece = pattern[at];
    const char = String.fromCodePoint(text.codePointAt(next));
    if (piece === STAR) {
      retryAt = ++at;
      retryNext = next;
    } else if (piece === char || typeof piece === "function" && piece(char)) {
      at++;
      next += char.length;
    } else {
      if (retryAt < 0) return false;
      at = retryAt;
      retryNext += String.fromCodePoint(text.codePointAt(retryNext)).length;
      next = retryNext;
    }
  }
  while (pattern[at] === STAR) at++;
  return at === pattern.length;
}
function parse4(pattern) {
  const segments = [];
  let pieces = [];
  let stars = 0;
  const endSegment = () => {
    const isGlobstar = stars > 1 && pieces.length === 1;
    if (!isGlobstar) segments.push(segmentTest(pieces));
    else if (segments.at(-1) !== GLOBSTAR) segments.push(GLOBSTAR);
    pieces = [];
    stars = 0;
  };
  for (let i = 0; i < pattern.length; ) {
    const char = String.fromCodePoint(pattern.codePointAt(i));
    i += char.length;
    if (char === "/") endSegment();
    else if (char === "?") pieces.push(anyCharacter);
    else if (char === "*") {
      stars++;
      if (pieces.at(-1) !== STAR) pieces.push(STAR);
    } else if (char === "[") {
      const set = parseSet(pattern, i);
      if (!set) return "a `[` is never closed";
      pieces.push(set.test);
      i = set.end;
    } else if (char === "\\") {
      if (i === pattern.length) return "it ends in a lone backslash";
      const escaped = String.fromCodePoint(pattern.codePointAt(i));
      pieces.push(escaped);
      i += escaped.length;
    } else pieces.push(char);
  }
  endSegment();
  return segments;
}
function segmentTest(pieces) {
  const first = pieces[0];
  const last = pieces.at(-1);
  const literals = pieces.filter((piece) => typeof piece === "string");
  const text = literals.join("");
  if (literals.length === pieces.length) return (name) => name === text;
  if (pieces.length === 1 && first === STAR) return anyCharacter;
  if (literals.length === pieces.length - 1 && first === STAR) return (name) => name.endsWith(text);
  if (literals.length === pieces.length - 1 && last === STAR) return (name) => name.startsWith(text);
  return (name) => matchPieces(pieces, name);
}
var CLASSES = {
  alnum: "09AZaz",
  alpha: "AZaz",
  blank: "  		",
  cntrl: "\0\x7F\x7F",
  digit: "09",
  graph: "!~",
  lower: "az",
  print: " ~",
  punct: "!/:@[`{~",
  space: "  	\r",
  upper: "AZ",
  xdigit: "09AFaf"
};
function parseSet(pattern, start) {
  let i = start;
  const negated = pattern[i] === "!" || pattern[i] === "^";
  if (negated) i++;
  const ranges = [];
  const readMember = () => {
    if (pattern[i] === "\\") i++;
    const code = pattern.codePointAt(i) ?? -1;
    i += code > 65535 ? 2 : 1;
    return code;
  };
  for (const first = i; i === first || pattern[i] !== "]"; ) {
    if (i >= pattern.length) return void 0;
    const name = pattern.startsWith("[:", i) ? pattern.slice(i + 2, pattern.indexOf(":]", i + 2)) : "";
    if (name !== "" && Object.hasOwn(CLASSES, name)) {
      const bounds = CLASSES[name];
      for (let j = 0; j < bounds.length; j += 2) ranges.push([bounds.charCodeAt(j), bounds.charCodeAt(j + 1)]);
      i += name.length + 4;
      continue;
    }
    const from = readMember();
    const isRange = pattern[i] === "-" && i + 1 < pattern.length && pattern[i + 1] !== "]";
    if (isRange) i++;
    ranges.push([from, isRange ? readMember() : from]);
  }
  const test = (char) => {
    const code = char.codePointAt(0);
    return ranges.some(([from, to]) => from <= code && code <= to) !== negated;
  };
  return { test, end: i + 1 };
}

// src/config/layer.ts
var MAX_PARTS = 50;
var MAX_PATTERNS = 1e3;
async function makeLayer(source, folder, options) {
  const parts = [];
  const budget = { patterns: MAX_PATTERNS };
  const read = async (from, chain) => {
    if (parts.length + chain.length >= MAX_PARTS) {
      throw new UserError(`${source.shown}: it extends more than ${MAX_PARTS} configs, counting theirs`);
    }
    checkConfig(from, options.validate, options.builtinRules);
    const config = from.value;
    let inherited;
    let own;
    for (const [index, name] of (config.extends ?? []).entries()) {
      const preset2 = PRESETS.find((each) => each === name);
      if (preset2) own = preset2;
      else {
        const base = await readBase(from, name, index, [...chain, from], options);
        inherited = await read(base, [...chain, from]) ?? inherited;
      }
    }
    parts.push(await makePart(from, config, options, budget));
    return own ?? inherited;
  };
  const preset = await read(source, []);
  return { folder, root: source.value.root === true, preset, parts };
}
async function readBase(from, name, index, chain, options) {
  const at = ["extends", String(index)];
  const file = resolveModule(name, from.file);
  const trail = chain.map(({ shown: shown2 }) => shown2).join(" extends ");
  if (file === void 0 || realPath(file) === void 0) {
    const hint3 = (isPath(name) ? "" : didYouMean(name, PRESETS)) || whyMissing(name, from.file);
    throw from.error(at, `\`${printable(name)}\` cannot be found${hint3}${chain.length > 1 ? ` (${trail})` : ""}`);
  }
  if (chain.some((each) => realPath(each.file) === realPath(file))) {
    throw from.error(at, `configs extend each other in a circle (${trail} extends ${printable(name)})`);
  }
  const base = await readConfig(file, options);
  if (!base) throw from.error(at, `\`${printable(name)}\` has no key "toolint"`);
  return base;
}
async function makePart(source, config, options, budget) {
  const glob = (path, pattern) => {
    if (budget.patterns-- === 0) throw source.error(path, "there are too many patterns");
    try {
      return compileGlob(pattern);
    } catch (error) {
      throw error instanceof UserError ? source.error(path, error.message) : error;
    }
  };
  const compiled = (path, patterns) => patterns.map((pattern, index) => ({
    pattern,
    ...negatable(pattern, (plain) => glob([...path, String(index)], plain))
  }));
  const globs = (path, patterns) => anyOf(compiled(path, patterns));
  const files = config.files && compiled(["files"], config.files);
  return {
    source,
    config,
    plugins: await loadPlugins(source, config.plugins ?? [], options),
    overrides: (config.overrides ?? []).map(({ files: files2, ignore = [], rules = {} }, index) => {
      const included = globs(["overrides", String(index), "files"], files2);
      const excluded = globs(["overrides", String(index), "ignore"], ignore);
      return { matches: (path) => included(path) && !excluded(path), rules };
    }),
    ignore: (config.ignore ?? []).map((pattern, index) => {
      const foldersOnly = pattern.endsWith("/");
      const plain = foldersOnly ? pattern.slice(0, -1) : pattern;
      return { foldersOnly, ...negatable(plain, (positive) => glob(["ignore", String(index)], positive)) };
    }),
    files: files && anyOf(files),
    filePatterns: (files ?? []).filter(({ negated }) => !negated),
    formats: Object.entries(config.formats ?? {}).map(([pattern, format2]) => ({
      matches: glob(["formats", pattern], pattern),
      format: format2,
      isKind: fixesKind(pattern)
    })),
    servers: Object.entries(config.servers ?? {}).map(([name, patterns]) => ({
      name,
      matches: globs(["servers", name], patterns)
    }))
  };
}
function negatable(pattern, compile) {
  const negated = pattern.startsWith("!");
  return { negated, matches: compile(negated ? pattern.slice(1) : pattern) };
}
function anyOf(patterns) {
  return (path) => patterns.findLast(({ matches }) => matches(path))?.negated === false;
}
async function loadPlugins(source, plugins, options) {
  const loaded = await Promise.all(
    plugins.map((plugin, index) => loadPlugin(source, plugin, ["plugins", String(index)], options))
  );
  return loaded.flat();
}
async function loadPlugin(source, plugin, at, { cwd, allowCode }) {
  if (typeof plugin !== "string") return rulesOf(source, at, plugin, "this plugin");
  const name = printable(plugin);
  if (!allowCode) throw source.error(at, `the plugin \`${name}\` is code, which runs only where \`allow-code\` is set`);
  const file = resolveModule(plugin, source.file);
  if (file === void 0 || realPath(file) === void 0) {
    throw source.error(at, `the plugin \`${name}\` cannot be found${whyMissing(plugin, source.file)}`);
  }
  const exported2 = await importDefault(file, printable(relativePath(cwd, file)), allowCode);
  return rulesOf(source, at, exported2, `the plugin \`${name}\``);
}
function rulesOf(source, at, exported2, name) {
  const rules = rulesIn(exported2, name);
  if (typeof rules === "string") throw source.error(at, rules);
  return rules.map((rule) => ({ plugin: name, rule }));
}
function addPluginRules(rules, { parts }) {
  const all = new Map(rules);
  for (const { source, plugins } of parts) {
    for (const { plugin, rule } of plugins) {
      const other = all.get(rule.id);
      if (other && other !== rule) {
        throw source.error(
          ["plugins"],
          `${plugin} brings a rule \`${printable(rule.id)}\`, and so does another plugin`
        );
      }
      all.set(rule.id, rule);
    }
  }
  return all;
}
async function checkPluginSettings({ parts }, rules) {
  for (const part of parts) {
    for (const [path, settings] of settingsIn(part)) {
      for (const [id, setting] of Object.entries(settings)) {
        if (!isBuiltin(id)) await checkSetting(part, [...path, id], setting, rules);
      }
    }
  }
}
function settingsIn({ config }) {
  const overrides = (config.overrides ?? []).map((override, index) => [
    ["overrides", String(index), "rules"],
    override.rules ?? {}
  ]);
  return [[["rules"], config.rules ?? {}], ...overrides];
}
async function checkSetting({ source }, path, setting, rules) {
  const id = path.at(-1);
  const rule = rules.get(id);
  if (!rule) throw source.error(path, `${unknownRule(id, rules.values())}: no plugin that is loaded here has it`);
  const { options } = readSetting(setting);
  if (!options) return;
  if (!rule.options) throw source.error(path, `the rule \`${printable(id)}\` takes no options`);
  const validate = await optionsValidator(rule, (message) => source.error(path, message));
  checkPart(source, [...path, "1"], options, validate, [rule]);
}
var validators = /* @__PURE__ */ new WeakMap();
async function optionsValidator(rule, error) {
  let validate = validators.get(rule);
  if (!validate) {
    const ajv = await import("./ajv-2020.js");
    const Ajv2020 = ajv.Ajv2020 ?? ajv.default.Ajv2020;
    try {
      validate = new Ajv2020({ strict: false, validateFormats: false }).compile({
        ...rule.options.schema
      });
    } catch (cause) {
      throw error(
        `the plugin's JSON Schema of these options cannot be used: ${printable(cause.message, 200)}`
      );
    }
    validators.set(rule, validate);
  }
  return validate;
}
function readCommandLine(overrides, rules) {
  const known = [...rules];
  for (const [id, severity] of overrides) {
    if (!SETTINGS2.some((each) => each === severity)) {
      throw new UserError(
        `--rule ${printable(id)}=${printable(severity)}: ${unknownHint("severity", printable(severity), SETTINGS2)}; it is one of ${SETTINGS2.join(", ")}`
      );
    }
    if (isBuiltin(id) || !id.includes("/")) checkKnown(id, known);
  }
  return Object.fromEntries(overrides);
}
function checkCommandLine(overrides, rules) {
  for (const [id] of overrides) checkKnown(id, rules.values());
}
function checkKnown(id, rules) {
  const known = [...rules];
  if (!known.some((rule) => rule.id === id)) throw new UserError(`--rule ${printable(id)}: ${unknownRule(id, known)}`);
}

// src/files/gitignore.ts
import { existsSync as existsSync3, statSync } from "node:fs";
var MAX_FILE = 1024 * 1024;
var MAX_LINE = 4096;
var MAX_LINES = 1e4;
function isIgnored(scope, path, isFolder) {
  const end = path.lastIndexOf("/") + 1;
  return isNameIgnored(scope, path.slice(0, end), path.slice(end), isFolder);
}
function isNameIgnored(scope, folder, name, isFolder) {
  for (let at = scope; at; at = at.outer) {
    if (!folder.startsWith(at.base)) continue;
    const verdict = lastMatch(at.rules, folder.slice(at.base.length), name, isFolder);
    if (verdict) return !verdict.negated;
  }
  return false;
}
function lastMatch(rules, folder, name, isFolder) {
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i];
    if ((isFolder || !rule.foldersOnly) && rule.matches(rule.byName ? name : folder + name)) return rule;
  }
  return void 0;
}
function parseIgnoreFile(text) {
  return text.replace(/^\ufeff/, "").split(/\r?\n/, MAX_LINES).flatMap((line2) => parseIgnoreLine(line2) ?? []);
}
function parseIgnoreLine(line2) {
  if (line2.startsWith("#") || line2.length > MAX_LINE) return void 0;
  let pattern = trimSpaces(line2);
  const negated = pattern.startsWith("!");
  if (negated) pattern = pattern.slice(1);
  const foldersOnly = pattern.endsWith("/");
  if (foldersOnly) pattern = pattern.slice(0, -1);
  if (pattern === "") return void 0;
  const byName = !pattern.includes("/");
  const matches = wildcard(pattern.replace(/^\//, ""));
  return typeof matches === "string" ? void 0 : { negated, foldersOnly, byName, matches };
}
function trimSpaces(line2) {
  let end = line2.length;
  while (line2[end - 1] === " ") end--;
  let backslashes = 0;
  while (line2[end - backslashes - 1] === "\\") backslashes++;
  return end < line2.length && backslashes % 2 === 1 ? line2.slice(0, end + 1) : line2.slice(0, end);
}
function givenScope(ignored2) {
  const rule = { negated: false, foldersOnly: false, matches: (path) => ignored2.has(path) };
  return { base: "", rules: [rule], outer: void 0, isFinal: true };
}
function topScope(folder, outer) {
  if (outer?.isFinal) return outer;
  const rules = readRules(excludeFile(folder));
  return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer: void 0 } : void 0;
}
function innerScope(folder, outer) {
  if (outer?.isFinal) return outer;
  const file = inFolder(folder, ".gitignore");
  const rules = existsSync3(file) ? readRules(file) : [];
  return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
}
function scopeFinder(cwd) {
  const known = /* @__PURE__ */ new Map();
  const workTop = gitTop(cwd) ?? cwd;
  const find = (folder) => {
    let found = known.get(folder);
    if (!found) {
      const parent = parentOf(folder);
      if (folder === workTop || existsSync3(inFolder(folder, ".git"))) {
        found = { scope: innerScope(folder, topScope(folder)), inRepository: true };
      } else if (parent === folder) found = { scope: void 0, inRepository: false };
      else {
        const { scope, inRepository } = find(parent);
        found = { scope: inRepository ? innerScope(folder, scope) : void 0, inRepository };
      }
      known.set(folder, found);
    }
    return found;
  };
  return (folder) => find(folder).scope;
}
function excludeFile(top) {
  const git = `${top}/.git`;
  if (!statSync(git, { throwIfNoEntry: false })?.isFile()) return `${git}/info/exclude`;
  const repository = absolutePath(top, firstLine2(git).replace(/^gitdir:\s*/, ""));
  return `${absolutePath(repository, firstLine2(`${repository}/commondir`))}/info/exclude`;
}
function firstLine2(file) {
  const read = readText(file, { maxBytes: MAX_LINE });
  return "text" in read ? read.text.split("\n", 1)[0].trim() : "";
}
function readRules(file) {
  const read = readText(file, { maxBytes: MAX_FILE });
  return "text" in read ? parseIgnoreFile(read.text) : [];
}

// src/config/resolve.ts
function createConfigs({ ruleOverrides = [], configFile, config, ...options }) {
  const cwd = absolutePath(options.cwd, ".");
  const overrides = readCommandLine(ruleOverrides, options.builtinRules);
  const chainOptions = { cwd, preset: options.preset, overrides };
  const layerOptions = { ...options, cwd, workspace: workspaceOf(cwd) };
  const finder = createFinder(layerOptions);
  let single;
  const find = (folder) => {
    if (config === void 0 && configFile === void 0) return finder.find(folder);
    return single ??= singleChain(configFile, config, layerOptions);
  };
  let checked;
  const check2 = async () => checkCommandLine(ruleOverrides, (await find(cwd)).rules);
  return {
    know: finder.know,
    async for(path) {
      if (ruleOverrides.length > 0) await (checked ??= check2());
      return resolveFor(await find(folderOf(path, cwd)), path, chainOptions);
    }
  };
}
function folderOf(path, cwd) {
  if (path === "." || path.endsWith("/")) return absolutePath(cwd, path);
  if (/^[./]|:/.test(path)) return parentOf(absolutePath(cwd, path));
  const slash = path.lastIndexOf("/");
  return slash < 0 ? cwd : inFolder(cwd, path.slice(0, slash));
}
function createFinder(options) {
  const empty = emptyChain(options);
  const chains = /* @__PURE__ */ new Map();
  const loading = /* @__PURE__ */ new Map();
  let seen = new Seen();
  let last;
  const ready = (folder) => {
    if (folder === last?.folder) return last.chain;
    const known = chains.get(folder);
    if (known) return known;
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    if (configs.length > 0) return void 0;
    const parent = parentOf(folder);
    if (isGitTop || parent === folder) return empty;
    const chain = ready(parent);
    if (!chain) return void 0;
    chains.set(parent, chain);
    last = { folder, chain };
    return chain;
  };
  const load = async (folder) => {
    const { configs, isGitTop } = seen.of(folder) ?? look(folder);
    const layer = await readFolder(folder, configs, options);
    const parent = parentOf(folder);
    const isTop = layer?.root || isGitTop || parent === folder;
    const outer = isTop ? empty : await find(parent);
    const chain = layer ? await addLayer(outer, layer) : outer;
    chains.set(folder, chain);
    return chain;
  };
  const find = (folder) => {
    const chain = ready(folder);
    if (chain) return chain;
    let promise = loading.get(folder);
    if (!promise) loading.set(folder, promise = load(folder));
    return promise;
  };
  return { find, know: (folders) => void (seen = folders) };
}
async function singleChain(configFile, config, options) {
  const source = config ? configOf(config, inFolder(options.cwd, "config")) : await readNamed(configFile, options);
  return addLayer(emptyChain(options), await makeLayer(source, options.cwd, options));
}
async function readNamed(configFile, options) {
  const file = absolutePath(options.cwd, configFile);
  const source = await readConfig(file, options);
  if (!source) throw new UserError(`${configFile}: this package.json has no key "toolint", or cannot be read`);
  return source;
}
function emptyChain({ builtinRules }) {
  return { layers: [], rules: new Map(builtinRules.map((rule) => [rule.id, rule])), resolved: /* @__PURE__ */ new Map() };
}
async function addLayer(outer, layer) {
  const rules = addPluginRules(outer.rules, layer);
  await checkPluginSettings(layer, rules);
  return { layers: [...outer.layers, layer], rules, resolved: /* @__PURE__ */ new Map() };
}
function look(folder) {
  const configs = [...CONFIG_NAMES, PACKAGE_NAME].filter((name) => existsSync4(inFolder(folder, name)));
  return { configs, isGitTop: existsSync4(inFolder(folder, ".git")) };
}
async function readFolder(folder, names, options) {
  const files = names.filter((name) => name !== PACKAGE_NAME);
  const packageConfig = names.includes(PACKAGE_NAME) ? await readConfig(inFolder(folder, PACKAGE_NAME), options) : void 0;
  const all = packageConfig ? [...files, PACKAGE_NAME] : files;
  if (all.length > 1) {
    const shown2 = relativePath(options.cwd, folder);
    throw new UserError(`${shown2}: there are several configs in this folder, ${all.join(" and ")}: keep one of them`);
  }
  const source = packageConfig ?? (files[0] === void 0 ? void 0 : await readConfig(inFolder(folder, files[0]), options));
  return source && makeLayer(source, folder, options);
}
function resolveFor(chain, path, options) {
  const inLayer = layerPaths(path, options.cwd);
  let key = "";
  for (const layer of chain.layers) {
    const inside = inLayer(layer);
    for (const { overrides } of layer.parts) {
      for (const override of overrides) key += isFor(override, inside) ? "x" : "-";
    }
  }
  let resolved = chain.resolved.get(key);
  if (!resolved) chain.resolved.set(key, resolved = resolve2(chain, path, options));
  return resolved;
}
var isFor = ({ matches }, inside) => inside !== void 0 && matches(inside);
function resolve2({ layers, rules }, path, { cwd, preset: chosen, overrides }) {
  const parts = layers.flatMap((layer) => layer.parts.map((part) => ({ layer, part })));
  const preset = chosen ?? layers.findLast((layer) => layer.preset)?.preset ?? "recommended";
  const inLayer = layerPaths(path, cwd);
  const settings = parts.flatMap(({ layer, part }) => [
    part.config.rules ?? {},
    ...part.overrides.filter((each) => isFor(each, inLayer(layer))).map((each) => each.rules)
  ]);
  const last = (path2, pick) => {
    const inLayer2 = layerPaths(path2, cwd);
    for (const { layer, part } of parts.toReversed()) {
      const inside = inLayer2(layer);
      const picked = inside === void 0 ? void 0 : pick(part, inside);
      if (picked !== void 0) return picked;
    }
    return void 0;
  };
  return {
    preset,
    rules: resolveRules(rules, preset, [...settings, overrides]),
    known: rules,
    dialect: {
      openai: parts.findLast(({ part }) => part.config.dialect?.openai)?.part.config.dialect?.openai ?? "auto"
    },
    comments: parts.findLast(({ part }) => part.config.comments !== void 0)?.part.config.comments ?? false,
    limits: Object.assign({}, LIMITS, ...parts.map(({ part }) => part.config.limits)),
    sources: parts.map(({ part }) => part.source.shown),
    files: parts.some(({ part }) => part.files) ? (path2) => last(path2, (part, inside) => part.files?.(inside)) ?? true : void 0,
    filePatterns: (path2) => last(
      path2,
      ({ files, filePatterns }, inside) => files && filePatterns.filter(({ matches }) => matches(inside)).map(({ pattern }) => pattern)
    ) ?? [],
    also: parts.some(({ part }) => part.formats.some(({ isKind }) => isKind)) ? (path2) => last(
      path2,
      ({ formats }, inside) => formats.some((each) => each.isKind && each.matches(inside)) || void 0
    ) === true : void 0,
    ignored: ignoredBy(layers, cwd),
    format: (path2) => last(path2, ({ formats }, inside) => formats.findLast(({ matches }) => matches(inside))?.format),
    servers: (path2) => serversOf(layers, layerPaths(path2, cwd))
  };
}
function ignoredBy(layers, cwd) {
  const scope = layers.reduce((outer, { folder, parts }) => {
    const rules = parts.flatMap((part) => part.ignore);
    return rules.length > 0 ? { base: inFolder(folder, ""), rules, outer } : outer;
  }, void 0);
  if (!scope) return () => false;
  const known = /* @__PURE__ */ new Map();
  const isFolderIgnored = (folder) => {
    let ignored2 = known.get(folder);
    if (ignored2 === void 0) {
      const parent = parentOf(folder);
      ignored2 = parent !== folder && (isFolderIgnored(parent) || isIgnored(scope, folder, true));
      known.set(folder, ignored2);
    }
    return ignored2;
  };
  return (path) => {
    const absolute = absoluteOf(path.replace(/\/$/, ""), cwd);
    if (path.endsWith("/")) return isFolderIgnored(absolute);
    return isFolderIgnored(parentOf(absolute)) || isIgnored(scope, absolute, false);
  };
}
function serversOf(layers, inLayer) {
  const belongs = /* @__PURE__ */ new Map();
  for (const layer of layers) {
    const inside = inLayer(layer);
    for (const { servers } of inside === void 0 ? [] : layer.parts) {
      for (const { name, matches } of servers) belongs.set(name, matches(inside));
    }
  }
  return [...belongs].flatMap(([name, isIn]) => isIn ? name : []);
}
function layerPaths(path, cwd) {
  const absolute = absoluteOf(path, cwd);
  return ({ folder }) => isInside(folder, absolute) ? absolute.slice(inFolder(folder, "").length) : void 0;
}
function absoluteOf(path, cwd) {
  return path.startsWith(".") || path.startsWith("/") || path.includes(":") ? absolutePath(cwd, path) : inFolder(cwd, path);
}
function printableConfig({
  preset,
  rules,
  known,
  dialect,
  comments,
  limits,
  sources
}) {
  const settings = Array.from(known.values(), ({ id, options }) => {
    const setting = rules.get(id);
    const severity = setting?.severity ?? "off";
    return [id, setting && options ? [severity, setting.options] : severity];
  });
  return { preset, sources, dialect, comments, limits, rules: Object.fromEntries(settings) };
}

// src/run/services.ts
import { existsSync as existsSync5 } from "node:fs";

// src/sql/in-thread.ts
var PATIENCE_MS = 250;
function createSqlHere() {
  let sqlite;
  let loading;
  let isUsable = true;
  const load = async () => {
    try {
      const { openSqlite } = await import("./sqlite-in-thread.js");
      sqlite = await openSqlite();
    } catch {
      isUsable = false;
    }
  };
  return {
    run(job) {
      if (!sqlite || !isUsable || !isTame(job)) return void 0;
      const end = performance.now() + PATIENCE_MS;
      try {
        return { result: sqlite(job, end) };
      } catch {
        isUsable = false;
        return void 0;
      }
    },
    begin: (job) => isUsable && isTame(job) ? loading ??= load() : void 0
  };
}
var LONGEST3 = 5e3;
var MOST_SELECTS = 4;
var MULTIPLIES = /\b(?:with|view|trigger)\b/i;
var COMPUTES = /\b(?:as|generated)\b/i;
function isTame({ steps }) {
  let length = 0;
  return steps.every(({ sql, run: run2 }) => {
    length += sql.length;
    if (length > LONGEST3 || MULTIPLIES.test(sql) || run2 && COMPUTES.test(sql)) return false;
    return (sql.match(/\bselect\b/gi)?.length ?? 0) <= MOST_SELECTS;
  });
}

// src/run/services.ts
function openServices(cwd) {
  const sql = createSqlService({}, createSqlHere());
  let files;
  return {
    services: { sql },
    begin: { sql: sql.begin },
    imports: async () => files ??= importedFiles(cwd, (await import("./source-and-pages.js")).readNeighbour),
    forget: (absolute) => files?.forget(absolute),
    close: () => sql.dispose()
  };
}
var LONGEST4 = 3e5;
var MOST_KEPT = 50;
function importedFiles(cwd, read) {
  const workspace = workspaceOf(cwd);
  const kept = /* @__PURE__ */ new Map();
  const load = (absolute) => {
    if (kept.has(absolute)) return kept.get(absolute);
    const file = readText(absolute);
    const text = "text" in file && file.text.length <= LONGEST4 ? file.text : void 0;
    const neighbour = text === void 0 ? void 0 : read(relativePath(cwd, absolute), text);
    const loaded = neighbour && text !== void 0 ? { neighbour, text } : void 0;
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value);
    kept.set(absolute, loaded);
    return loaded;
  };
  return {
    forget: (absolute) => void kept.delete(absolute),
    for(absolute) {
      const texts = /* @__PURE__ */ new Map();
      const resolveImport2 = (source, name) => {
        const target = targetOf3(workspace, absolute, source);
        const loaded = target === void 0 ? void 0 : load(target);
        if (!loaded) return void 0;
        texts.set(relativePath(cwd, target), loaded.text);
        return loaded.neighbour.exported(name);
      };
      return { resolveImport: resolveImport2, texts };
    }
  };
}
function targetOf3(workspace, from, source) {
  if (!/^\.\.?\//.test(source)) return void 0;
  const base = absolutePath(parentOf(from), source);
  const typed = base.replace(/\.([mc]?)js(x?)$/, ".$1ts$2");
  const candidates = [
    ...typed === base ? [] : [typed],
    ...[...SOURCE_EXTENSIONS, ".json"].some((ending) => base.endsWith(ending)) ? [base] : [],
    ...SOURCE_EXTENSIONS.map((ending) => base + ending),
    ...SOURCE_EXTENSIONS.map((ending) => `${base}/index${ending}`)
  ];
  const found = candidates.find((each) => existsSync5(each));
  return found !== void 0 && isWithin(workspace, found) ? found : void 0;
}
function isWithin(workspace, absolute) {
  const path = realPath(absolute);
  return path !== void 0 && isInside(workspace, path) && !/[\\/]node_modules[\\/]/.test(path.slice(workspace.length));
}

// src/run/suppressions.ts
import { lstatSync as lstatSync3, existsSync as existsSync6 } from "node:fs";
async function openSuppressions(cwd, change) {
  const isThere = lstatSync3(inFolder(cwd, SUPPRESSIONS), { throwIfNoEntry: false }) !== void 0;
  if (!isThere && !change) return void 0;
  const today = (/* @__PURE__ */ new Date()).toISOString().slice(0, 10);
  const file = isThere ? await readSuppressions(cwd, change !== void 0) : await parseSuppressions(printSuppressions(NONE2));
  return {
    match: createMatcher(file.suppressions, today),
    async settle(ran) {
      const now = await judge2(file, ran, today);
      if (!change) return settled(now);
      const { entries, ...done } = changed(now, ran, change);
      const text = printSuppressions({ ...file, suppressions: entries });
      if (text === file.text) return { ...settled(now), done };
      writeSuppressions(cwd, text);
      return { ...settled(await judge2(await parseSuppressions(text), ran, today)), done };
    }
  };
}
var NONE2 = { version: 1, suppressions: [] };
async function judge2(file, ran, today) {
  const matched = createMatcher(file.suppressions, today)(ran.findings);
  const { changed: superseded, gone } = leftOver(file.suppressions, matched);
  return { file, matched, superseded, stale: await staleIn(file, gone, ran) };
}
function settled({ matched, stale }) {
  const told2 = stale.flatMap(({ finding }) => finding ?? []);
  return { findings: [...matched.visible, ...told2].sort(compareFindings), suppressed: matched.hidden.length };
}
function changed({ file, matched, superseded, stale }, ran, { reason: reason2, prune }) {
  const meant = reason2 === void 0 ? [] : matched.visible.filter((finding) => ran.isMeant(finding));
  const added = meant.filter(isSuppressible).map((finding) => suppressionOf(finding, reason2));
  const dropped = /* @__PURE__ */ new Set([
    ...prune ? stale.map(({ entry: entry2 }) => entry2) : [],
    ...superseded,
    ...reason2 === void 0 ? [] : matched.expired
  ]);
  const kept = file.suppressions.filter((entry2) => !dropped.has(entry2));
  return {
    entries: [...kept, ...added],
    added: added.length,
    removed: dropped.size,
    refused: meant.filter((finding) => !isSuppressible(finding))
  };
}
var INSIDE = new RegExp(PATH, "u");
var isSuppressible = ({ rule, path }) => mayBeSuppressed(rule) && INSIDE.test(path);
var RULE = "common/stale-suppression";
async function staleIn(file, unused, ran) {
  if (unused.length === 0) return [];
  const setting = (await ran.configs.for(SUPPRESSIONS)).rules.get(RULE);
  const stale = [];
  for (const entry2 of unused) {
    const complaint = await complaintOf(entry2, ran);
    if (!complaint) continue;
    const [message, data] = complaint;
    const finding = setting && {
      severity: setting.severity,
      ...wordingOf(setting.rule, message, data),
      ...file.locate(entry2),
      ...message !== "fileGone" && {
        related: [{ path: entry2.path, line: 1, column: 1, note: "The file that it was written for." }]
      }
    };
    stale.push({ entry: entry2, finding });
  }
  return stale;
}
async function complaintOf(entry2, ran) {
  const { path, rule, tool, pointer } = entry2;
  if (!ran.linted.has(path)) return isGone(path, ran) ? ["fileGone", { path }] : void 0;
  const { known, rules } = await ran.configs.for(path);
  if (!known.has(rule)) return ["ruleGone", { rule, hint: didYouMean(rule, known.keys()) }];
  const sawPart = known.get(rule).project !== void 0 && ran.paths.length > 0;
  if (!rules.has(rule) || sawPart) return void 0;
  const place = tool === void 0 ? `\`${pointer}\`` : `\`${pointer}\` of the tool \`${tool}\``;
  return ["mended", { rule, place: `${place} in ${path}` }];
}
function isGone(path, { cwd, paths }) {
  const absolute = absolutePath(cwd, path);
  const isCovered = (given) => {
    const named = absolutePath(cwd, given);
    const test = wildcard(named);
    return isInside(named, absolute) || typeof test !== "string" && test(absolute);
  };
  return !existsSync6(inFolder(cwd, path)) && (paths.length === 0 || paths.some(isCovered));
}
var MAX_BYTES = 50 * 1024 * 1024;
async function readSuppressions(cwd, mayMend) {
  const read = readText(inFolder(cwd, SUPPRESSIONS), { maxBytes: MAX_BYTES });
  if ("failure" in read) throw new UserError(`${SUPPRESSIONS}: the suppressions cannot be used. ${read.failure}`);
  try {
    return await parseSuppressions(read.text);
  } catch (error) {
    const mended = mayMend ? mend(read.text) : void 0;
    if (mended === void 0) throw error;
    return { ...await parseSuppressions(mended), text: read.text };
  }
}
var LIST = /^"suppressions": \[\]?$/;
var FRAME = /^(?:|[{}\]]|"version": 1|"\$schema": ".*"|[<>|=]{7}.*)$/;
function mend(text) {
  const lines = text.split("\n").map((each) => each.trim().replace(/^,\s*|,$/g, ""));
  const entries = lines.filter((each) => each.startsWith('{ "path"') && each.endsWith("}"));
  const schema = lines.find((each) => each.startsWith('"$schema"'));
  const known = new Set(entries);
  const isOurs = lines.some((each) => LIST.test(each)) && lines.every((each) => known.has(each) || LIST.test(each) || FRAME.test(each));
  return isOurs ? `{ ${schema ? `${schema}, ` : ""}"version": 1, "suppressions": [
${entries.join(",\n")}
] }` : void 0;
}
async function parseSuppressions(text) {
  const lines = new Lines(text);
  const errorAt2 = (offset, message) => new UserError(`${SUPPRESSIONS}:${lines.at(offset).line}: ${message}`);
  const conflict = /^(?:<{7}|>{7})/m.exec(text);
  if (conflict) throw errorAt2(conflict.index, CONFLICT);
  const { faults, roots } = await parse3(SUPPRESSIONS, text);
  const [fault] = faults;
  if (fault)
    throw errorAt2(
      fault.start,
      `${fault.message} Where a merge did that, \`toolint --prune-suppressions\` puts it in order.`
    );
  const root = roots[0];
  const value = toValue(root);
  const complaint = complain(value, T, [], WORDS) ?? complainOfEntries(value);
  if (complaint) throw errorAt2(offsetOf(root, complaint.at), complaint.message);
  const content = value;
  const nodes = items(get(root, "suppressions"));
  const locate = (entry2) => {
    const index = content.suppressions.indexOf(entry2);
    const { start, end } = nodes[index];
    const [from, to] = [lines.at(start), lines.at(end)];
    return {
      path: SUPPRESSIONS,
      pointer: `/suppressions/${index}`,
      valueHash: hash(line(entry2)),
      ...{ start, end, line: from.line, column: from.column, endLine: to.line, endColumn: to.column }
    };
  };
  return { ...content, text, locate };
}
var CONFLICT = "a merge has left its conflict here. `toolint --prune-suppressions` keeps the entries of both sides and takes out those that are stale";
var KEYS2 = ["$schema", "version", "suppressions"];
var ENTRY_KEYS = ["path", "rule", "tool", "pointer", "hash", "reason", "expires"];
var WORDS = {
  whole: "the file",
  unknownKey(key, at) {
    const hint3 = unknownHint("key", printable(key), at.length > 0 ? ENTRY_KEYS : KEYS2);
    return at.length > 0 ? `${hint3} in \`${keyPath(at)}\`` : hint3;
  },
  pattern: (at) => PATTERNS[at.at(-1)]
};
var DATE = "must be a date, such as 2027-12-31";
var PATTERNS = {
  path: "must be relative, with forward slashes, and lead to a file below this folder",
  reason: "must say something",
  expires: DATE
};
function complainOfEntries({ suppressions }) {
  for (const [index, { rule, expires }] of suppressions.entries()) {
    const at = ["suppressions", String(index)];
    if (!mayBeSuppressed(rule)) return { at, message: `findings of \`${rule}\` cannot be suppressed` };
    if (expires !== void 0 && !isDay(expires)) {
      return { at: [...at, "expires"], message: `\`${keyPath([...at, "expires"])}\` ${DATE}` };
    }
  }
  return void 0;
}
function isDay(date) {
  const day = /* @__PURE__ */ new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(date);
}
function writeSuppressions(cwd, text) {
  try {
    writeAtomically(inFolder(cwd, SUPPRESSIONS), text);
  } catch (error) {
    const { code, message } = error;
    throw new UserError(`${SUPPRESSIONS} could not be written: ${code ?? message}.`);
  }
}
function printSuppressions({ $schema, version, suppressions }) {
  const entries = suppressions.map(line).sort(compareText);
  const list = entries.length === 0 ? "[]" : `[
${entries.map((entry2) => `    ${entry2}`).join("\n    ,\n")}
  ]`;
  const schema = $schema === void 0 ? "" : `  "$schema": ${quoted($schema)},
`;
  return `{
${schema}  "version": ${version},
  "suppressions": ${list}
}
`;
}
function line(entry2) {
  const { path, rule, tool, pointer, hash: hash2, reason: reason2, expires } = entry2;
  const fields = Object.entries({ path, rule, tool, pointer, hash: hash2, reason: reason2, expires });
  const shown2 = fields.flatMap(([key, value]) => value === void 0 ? [] : `${quoted(key)}: ${quoted(value)}`);
  return `{ ${shown2.join(", ")} }`;
}
function quoted(text) {
  return JSON.stringify(text).replace(
    /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]/gu,
    (character) => Array.from(
      { length: character.length },
      (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`
    ).join("")
  );
}

// src/run/file-outcome.ts
var NOTHING2 = {
  findings: [],
  failures: [],
  facts: /* @__PURE__ */ new Map(),
  secrets: [],
  settings: /* @__PURE__ */ new Map(),
  known: /* @__PURE__ */ new Map(),
  fixed: 0
};
var skipped = (path, reason2) => ({ ...NOTHING2, skipped: { path, reason: reason2 } });
var IGNORED = { ...NOTHING2, isIgnored: true };
var ignored = ({ path, named }) => named ? skipped(path, "ignored by the config") : IGNORED;
function failed(path, message, limit) {
  const more = limit === void 0 ? "" : ` \`limits.${limit}\` in the config says how much may be.`;
  return { ...NOTHING2, failures: [{ path, message: `${message}${more}` }] };
}
function isSettled({ path, named }, outcome) {
  if (outcome?.isIgnored || outcome && outcome.failures.length > 0) return false;
  if (outcome?.file) return !outcome.isBroken && !outcome.leftOut;
  const isNone = outcome?.skipped === void 0 || outcome.skipped.reason === NO_FORMAT;
  const language = languageOf(path);
  return isNone && (named || language === "source" || language === "html");
}
function unusedDirectives({
  switches,
  settings,
  known
}) {
  return switches?.unused(settings, known.keys()) ?? [];
}
function reportOn(outcome, match) {
  const { findings, failures, suppressed } = outcome ? alone(outcome) : { findings: [], failures: [], suppressed: 0 };
  const { visible, hidden } = match?.(findings) ?? { visible: findings, hidden: [] };
  return {
    tool: TOOL,
    files: outcome?.file ? [outcome.file] : [],
    skipped: outcome?.skipped ? [outcome.skipped] : [],
    findings: visible,
    failures,
    suppressed: hidden.length + suppressed,
    secrets: outcome?.secrets ?? [],
    ...outcome?.leftOut && { leftOut: outcome.leftOut }
  };
}
function alone(outcome) {
  const { settings, switches } = outcome;
  const compared = compareAlone(outcome, settings, false);
  const told2 = compared.findings.filter((finding) => !switches?.hides(finding));
  const unused = switches ? unusedDirectives({ ...outcome, settings: settingsAlone(settings, false) }) : [];
  return {
    findings: [...outcome.findings, ...told2, ...unused].sort(compareFindings),
    failures: [...outcome.failures, ...compared.failures],
    suppressed: switches?.hidden ?? 0
  };
}

// src/run/lint-file.ts
import { existsSync as existsSync8 } from "node:fs";
import { basename as basename5, dirname as dirname3, join as join3 } from "node:path";

// src/engine/changed-lines.ts
function isOnChange({ path, line: line2, endLine }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return hunks === "all";
  return hunks.some((hunk) => touches(hunk, line2, endLine));
}
function isOfChange(finding, changes) {
  if (isOnChange(finding, changes) || isOfLoss(finding, changes) || isOfRenaming(finding, changes)) return true;
  if (finding.rule === "common/syntax") return changes.has(finding.path);
  if (finding.rule === "common/stale-suppression")
    return finding.related?.some(({ path }) => changes.has(path)) ?? false;
  return (finding.related ?? []).some(({ path, line: line2 }) => isOnChange({ path, line: line2, endLine: line2 }, changes));
}
function isOfLoss({ path, line: line2, column, endLine, endColumn, message }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all") return false;
  const isBrace = line2 === endLine && endColumn - column === 1;
  return hunks.some(({ shortened }) => {
    const begin = shortened?.get(line2);
    if (begin === void 0 || begin.column !== column && !isBrace) return false;
    return [...begin.words].some((word) => message.includes(`\`${word}\``));
  });
}
function isOfRenaming({ path, line: line2, column, endLine, endColumn, message }, changes) {
  const hunks = changes.get(path);
  if (hunks === void 0 || hunks === "all" || line2 !== endLine) return false;
  if (!hunks.some(({ gone }) => gone?.size)) return false;
  const isHere = (name) => [0, 2].includes(endColumn - column - name.length);
  const named = [...message.matchAll(/`([^`]+)`/g)].map(([, name]) => name).filter(isHere);
  return hunks.some(({ gone }) => named.some((name) => gone?.has(name)));
}
function hunksOf(path, text, changes) {
  const hunks = changes.get(path) ?? [];
  if (hunks === "all" || hunks.length === 0) return hunks;
  if (/\r(?!\n)/.test(text)) return "all";
  return hunks.some(({ lost }) => lost) ? withLosses(hunks, text) : hunks;
}
function withLosses(hunks, text) {
  const beginnings = new Beginnings(text);
  const names = namesIn(text);
  return hunks.map(({ lost, ...hunk }) => {
    if (!lost) return hunk;
    const shortened = /* @__PURE__ */ new Map();
    for (const { after, indent, words } of lost) {
      const { line: line2, column } = beginnings.around(after, indent);
      shortened.set(line2, { column, words: /* @__PURE__ */ new Set([...shortened.get(line2)?.words ?? [], ...words]) });
    }
    const gone = new Set(lost.flatMap((each) => each.names.filter((name) => !names.has(name))));
    return { ...hunk, shortened, gone };
  });
}
function staysOnChange(text, hunks) {
  const starts = feedStarts(text);
  const isChanged = changedIn(hunks);
  return (edits) => edits.every((edit) => {
    const { from, to } = linesOf(edit, text, starts);
    for (let line2 = from; line2 <= to; line2++) if (!isChanged(line2)) return false;
    return true;
  });
}
function changedIn(hunks) {
  const changed2 = /* @__PURE__ */ new Set();
  for (const hunk of hunks) for (const line2 of hunk.changed) changed2.add(line2);
  return (line2) => changed2.has(line2);
}
function afterEdits(text, edits, hunks) {
  const starts = feedStarts(text);
  const inOrder = [...edits].sort((a, b) => a.start - b.start);
  const kept = /* @__PURE__ */ new Set();
  const shortened = /* @__PURE__ */ new Map();
  const isChanged = changedIn(hunks);
  const shortenedHunks = hunks.filter((hunk) => hunk.shortened);
  let moved = 0;
  let next = 0;
  starts.forEach((start, index) => {
    for (; next < inOrder.length && inOrder[next].start < start; next++) {
      const { start: from, end, text: now } = inOrder[next];
      moved += lineEnds(now) - lineEnds(text.slice(from, end));
    }
    if (!isChanged(index + 1)) kept.add(index + 1 + moved);
    for (const hunk of shortenedHunks) {
      const begin = hunk.shortened.get(index + 1);
      if (begin) shortened.set(index + 1 + moved, begin);
    }
  });
  const last = starts.length + inOrder.slice(next).reduce((sum, edit) => sum + lineEnds(edit.text), moved);
  const changed2 = /* @__PURE__ */ new Set();
  for (let line2 = 1; line2 <= last; line2++) if (!kept.has(line2)) changed2.add(line2);
  const gone = new Set(hunks.flatMap((hunk) => [...hunk.gone ?? []]));
  return [{ from: 1, to: last, changed: changed2, ...shortened.size > 0 && { shortened }, ...gone.size > 0 && { gone } }];
}
function linesOf({ start, end, text: now }, text, starts) {
  const isWhole = end > start && startsLine(text, start) && startsLine(text, end) && (now === "" || now.endsWith("\n"));
  return { from: lineAt(start, starts), to: lineAt(isWhole ? end - 1 : end, starts) };
}
var startsLine = (text, offset) => offset === 0 || text[offset - 1] === "\n";
var lineEnds = (text) => text.split("\n").length - 1;
function touches({ from, to, changed: changed2 }, line2, endLine) {
  for (let at = Math.max(from, line2); at <= Math.min(to, endLine); at++) if (changed2.has(at)) return true;
  return false;
}
var Beginnings = class {
  #lines;
  #top;
  /** Of what has not ended where it has read to, the outermost first. */
  #open = [];
  #read = 0;
  constructor(text) {
    this.#lines = text.split("\n");
    this.#top = this.#beginningIn(Math.max(0, this.#lines.findIndex(isContent)));
  }
  /** What holds a line that stands behind another, 0 at the top, and is indented so far. */
  around(after, indent) {
    for (const end = Math.min(after, this.#lines.length); this.#read < end; this.#read++) this.#readLine(this.#read);
    return this.#open.findLast((each) => each.indent < indent) ?? this.#top;
  }
  #readLine(index) {
    const text = this.#lines[index];
    if (!isContent(text)) return;
    const beginning2 = this.#beginningIn(index);
    while (this.#open.length > 0 && this.#open.at(-1).indent >= beginning2.indent) this.#open.pop();
    if (!isEnd(text)) this.#open.push(beginning2);
  }
  #beginningIn(index) {
    const text = this.#lines[index];
    return { line: index + 1, column: columnOf(text), indent: spacesOf(text) };
  }
};
var isContent = (line2) => !/^\s*(?:$|#|\/\/|---)/.test(line2);
var isEnd = (line2) => /^\s*[)\]}]/.test(line2) && !/[([{]\s*$/.test(line2);
function readHunks(patch) {
  const hunks = [];
  const lines = patch.split("\n");
  for (let at = 0; at < lines.length; ) {
    const header = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(lines[at++]);
    if (!header) continue;
    const [, before = "1", from = "", now = "1"] = header;
    const end = endOfHunk(lines, at, Number(before), Number(now));
    hunks.push(hunkOf(lines.slice(at, end), Number(from), Number(now)));
    at = end;
  }
  return hunks;
}
function endOfHunk(lines, start, before, now) {
  let [old, fresh, at] = [before, now, start];
  for (; at < lines.length && (old > 0 || fresh > 0); at++) {
    const mark = lines[at][0];
    if (mark === "\\") continue;
    if (mark !== "+") old--;
    if (mark !== "-") fresh--;
  }
  return at;
}
function hunkOf(lines, from, now) {
  const exchanges = exchangesIn(lines, now === 0 ? from + 1 : from);
  const changed2 = new Set(exchanges.flatMap(({ line: line2, come }) => come.map((_, index) => line2 + index)));
  const lost = exchanges.flatMap((each) => lossOf(each) ?? []);
  return { from, to: from + now - 1, changed: changed2, ...lost.length > 0 && { lost } };
}
function exchangesIn(lines, from) {
  const exchanges = [];
  let line2 = from;
  let open;
  const begin = () => {
    const exchange = { line: line2, gone: [], come: [] };
    exchanges.push(exchange);
    return exchange;
  };
  for (const written of lines) {
    const [mark, text] = [written[0], written.slice(1)];
    switch (mark) {
      case "-":
        if (!open || open.come.length > 0) open = begin();
        open.gone.push(text);
        break;
      case "+":
        open ??= begin();
        open.come.push(text);
        line2++;
        break;
      case "\\":
        break;
      default:
        open = void 0;
        line2++;
    }
  }
  return exchanges;
}
function lossOf({ line: first, gone, come }) {
  const here = new Set(come.map(beginning));
  const lines = gone.filter((line2) => line2.trim() !== "" && !here.has(beginning(line2)));
  const words = lines.flatMap((line2) => firstWord(line2) ?? []);
  if (words.length === 0) return void 0;
  const dashes = new Set(come.filter((line2) => DASH.test(line2)).map(spacesOf));
  const indents = lines.map(
    (line2) => DASH.test(line2) && !dashes.has(spacesOf(line2)) ? spacesOf(line2) : columnOf(line2) - 1
  );
  const names = lines.flatMap((line2) => NAMED.exec(line2)?.[1] ?? []);
  return { after: first - 1, indent: Math.min(...indents), words, names };
}
var DASH = /^\s*- /;
var spacesOf = (line2) => line2.search(/\S/);
var beginning = (line2) => firstWord(line2) ?? line2.trim().replace(/,$/, "");
var firstWord = (line2) => /[\p{L}\p{N}_$@]+/u.exec(line2)?.[0];
var NAMED = /^\s*(?:(?:export\s+)?(?:const|let|var|function)\s+)?["'`]?([\p{L}\p{N}_$@-]+)["'`]?\s*\??[:=(]/u;
function namesIn(text) {
  const names = text.matchAll(/(?<![\p{L}\p{N}_$@-])([\p{L}\p{N}_$@-]+)["'`]?\s{0,9}\??[:=(]/gu);
  return new Set([...names].map(([, name]) => name));
}
var columnOf = (line2) => /^\s*(?:- +)*/.exec(line2)[0].length + 1;

// src/engine/fix-all.ts
var MOST_PASSES = 10;
async function fixAll(text, judged, kind, judgeText, within = "all") {
  let now = { text, judged, fixed: 0, within };
  const refused2 = /* @__PURE__ */ new Set();
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mayFix = fixableIn(now);
    const findings = now.judged.result.findings.filter((finding) => mayFix(finding) && !refused2.has(claimOf(finding))).sort(compareFindings);
    const { text: next, applied } = applyFixes(now.text, findings, kind);
    if (applied.length === 0 || next === now.text) break;
    const after = await judgeText(next);
    const bad2 = [...vainFixes(applied, now.judged, after)];
    if (bad2.length === 0)
      bad2.push(...await tried(new Trials(now.text, now.judged).harmful(applied, after), judgeText));
    for (const finding of bad2) refused2.add(claimOf(finding));
    if (bad2.length > 0) continue;
    const edits = applied.flatMap(({ fix }) => fix.edits);
    const left = now.within === "all" ? "all" : afterEdits(now.text, edits, now.within);
    now = { text: next, judged: after, fixed: now.fixed + applied.length, within: left };
  }
  return now;
}
function fixableIn({ text, within }) {
  if (within === "all") return () => true;
  const stays = staysOnChange(text, within);
  return (finding) => isOnChange(finding, /* @__PURE__ */ new Map([[finding.path, within]])) && stays(finding.fix?.edits ?? []);
}
function vainFixes(applied, before, after) {
  return /* @__PURE__ */ new Set([...repeating(applied, before, after), ...doubling(applied, before.document, after.document)]);
}
var claimOf = ({ rule, pointer, message, fix }) => [rule, pointer, message, fix?.title].join("\n");
function repeating(applied, before, after) {
  const moved = movedBy(applied);
  const said = new Set(after.result.findings.map((each) => `${each.start}
${claimOf(each)}`));
  const again = applied.filter((each) => said.has(`${moved(each.start)}
${claimOf(each)}`));
  if (again.length === 0) return [];
  const [counts, left] = [before, after].map(({ result }) => countedByParent(result.findings));
  return again.filter((each) => left.get(parentOf2(each)) >= counts.get(parentOf2(each)));
}
function countedByParent(findings) {
  const counts = /* @__PURE__ */ new Map();
  for (const each of findings) counts.set(parentOf2(each), (counts.get(parentOf2(each)) ?? 0) + 1);
  return counts;
}
var parentOf2 = ({ rule, pointer }) => `${rule}
${pointer.slice(0, pointer.lastIndexOf("/"))}`;
function doubling(applied, before, after) {
  const repeated = repeatedKeys(after);
  if (repeated.length === 0 || surplusOf(repeated) <= surplusOf(repeatedKeys(before))) return [];
  const landings = landingsOf(applied);
  return repeated.flatMap((keys) => {
    const writers = keys.flatMap((key) => writerOf(key, landings) ?? []);
    const isFree = writers.length === keys.length;
    return isFree ? writers.slice(1) : writers;
  });
}
var surplusOf = (repeated) => repeated.reduce((sum, { length }) => sum + length - 1, 0);
function repeatedKeys({ roots }) {
  const repeated = [];
  for (const root of roots) {
    for (const node of walk(root)) if (node.kind === "object") repeated.push(...repeatedIn(node));
  }
  return repeated;
}
function repeatedIn({ entries }) {
  if (new Set(entries.map(({ key }) => key)).size === entries.length) return [];
  const ours = entries.filter(({ file }) => file === void 0);
  return [...groupBy(ours, ({ key }) => key).values()].filter(({ length }) => length > 1);
}
function landingsOf(applied) {
  const edits = applied.flatMap((finding) => finding.fix.edits.map((edit) => ({ ...edit, finding })));
  let shift = 0;
  return inTextOrder(edits).map((edit) => {
    const start = edit.start + shift;
    shift += growthOf(edit);
    return { start, end: start + edit.text.length, finding: edit.finding };
  });
}
function writerOf(key, landings) {
  const landing = landings[countWhere(landings, ({ start }) => start <= key.start) - 1];
  return landing && key.end <= landing.end ? landing.finding : void 0;
}
function movedBy(applied) {
  const edits = inTextOrder(applied.flatMap(({ fix }) => fix.edits));
  let shift = 0;
  const shifts = edits.map((edit) => shift += growthOf(edit));
  return (offset) => {
    const before = countWhere(edits, ({ start, end }) => start < offset && end <= offset);
    return offset + (shifts[before - 1] ?? 0);
  };
}
var growthOf = ({ start, end, text }) => text.length - (end - start);

// src/run/left-alone.ts
import { existsSync as existsSync7 } from "node:fs";
import { join as join2 } from "node:path";

// src/files/discover.ts
import { lstatSync as lstatSync4, readdirSync as readdirSync2 } from "node:fs";
import { basename as basename4 } from "node:path";
var FileBelow = class {
  #cwd;
  path;
  named;
  foundBy;
  constructor(cwd, path, named, foundBy) {
    this.#cwd = cwd;
    this.path = path;
    this.named = named;
    this.foundBy = foundBy;
  }
  get absolute() {
    return inFolder(this.#cwd, this.path);
  }
};
async function discover({
  paths,
  include,
  ignored: ignored2,
  extensions,
  also,
  ignoreUnknown = false,
  ignoredByGit,
  ...options
}) {
  const cwd = absolutePath(options.cwd, ".");
  const workspace = workspaceOf(cwd);
  const given = ignoredByGit && givenScope(ignoredByGit);
  const scopeOf = given ? () => given : scopeFinder(cwd);
  const wanted = new Set(extensions);
  const isWanted2 = (name) => wanted.has(extensionOf(name));
  const isTaken = (path) => isWanted2(path) || also?.(path) === true;
  const found = [];
  const problems = [];
  const folders = new Seen();
  let foundBy;
  const add = (shown2, absolute, named) => {
    const path = shown2.startsWith("../") ? relativePath(cwd, absolute) : shown2;
    const isBelow = inFolder(cwd, path) === absolute;
    found.push(isBelow ? new FileBelow(cwd, path, named, foundBy) : { path, absolute, named, foundBy });
  };
  const how = {
    isWanted: isWanted2,
    also,
    include,
    ignored: ignored2,
    onFolder: (folder, seen) => folders.add(folder, seen),
    onUnsearched: (folder) => folders.addUnsearched(folder),
    onFile: (path, absolute) => add(path, absolute, false),
    onFailure: (path, message) => void problems.push({ path, message })
  };
  const addGlob = async (glob) => {
    const matches = await globFiles(glob, { cwd, workspace, scopeOf });
    const found2 = matches.map((match) => withoutLinks(match, cwd, workspace));
    const taken = found2.map((absolute) => ({ absolute, path: relativePath(cwd, absolute) })).filter(({ path }) => isTaken(path));
    if (taken.length === 0) how.onFailure(glob, noMatch(matches.length, extensions));
    for (const { absolute, path } of taken) if (!ignored2?.(path)) add(path, absolute, false);
  };
  for (const given2 of paths.length > 0 ? paths : ["."]) {
    const named = lookUp(given2, cwd, workspace);
    foundBy = void 0;
    if ("message" in named) {
      if (named.isMissing && isGlob(given2)) {
        foundBy = toSlashes(given2);
        await addGlob(given2);
      } else if (named.isMissing || !ignoreUnknown) how.onFailure(given2, named.message);
    } else if (named.isFolder) {
      const shown2 = named.path === "." ? "" : `${named.path}/`;
      foundBy = shown2 === "" ? void 0 : named.path;
      folders.addTop(named.absolute);
      walk2(named.absolute, shown2, scopeOf(parentOf(named.absolute)), how);
    } else if (!ignoreUnknown) add(named.path, named.absolute, true);
    else if (isTaken(named.path) && !named.path.split("/").some(isNeverSearched) && include?.(named.path) !== false) {
      add(named.path, named.absolute, false);
    }
  }
  found.sort((a, b) => compareText(a.path, b.path) || Number(b.named) - Number(a.named));
  const files = paths.length > 1 ? found.filter(({ path }, index) => path !== found[index - 1]?.path) : found;
  return { files, problems, folders };
}
function extensionOf(name) {
  return name.slice(name.lastIndexOf(".")).toLowerCase();
}
function noMatch(others, extensions) {
  return others === 0 ? "The glob matches no file (files that git ignores, and those in node_modules, are left out)." : `The glob matches only files of other kinds than ${extensions.join(", ")}.`;
}
function lookUp(given, cwd, workspace) {
  if (given === "") return refused("An empty path was given. Name a file, a folder or a glob.");
  const absolute = withoutLinks(absolutePath(cwd, given), cwd, workspace);
  const path = relativePath(cwd, absolute);
  try {
    const stats = lstatSync4(absolute);
    if (stats.isSymbolicLink()) return followed(path, absolute, workspace);
    if (leadsOut(absolute, cwd, workspace)) return refusedLink(realPath(absolute));
    return kindOf(stats, path, absolute);
  } catch (error) {
    const slashed = given.replaceAll("\\", "/");
    if (isMissing(error) && slashed !== given) return lookUp(slashed, cwd, workspace);
    if (!isMissing(error)) return refused(reason(error, absolute));
    return { message: reason(error, absolute).replace(/\.$/, `${hint2(absolute)}.`), isMissing: true };
  }
}
function followed(path, absolute, workspace) {
  const real = realPath(absolute);
  if (real === void 0) return refused("It is a symbolic link that leads nowhere.");
  return isInside(workspace, real) ? kindOf(lstatSync4(real), path, real) : refusedLink(real);
}
function refusedLink(real) {
  return refused(`It leads out of the workspace by a symbolic link, to ${real}: such links are not followed.`);
}
function refused(message) {
  return { message, isMissing: false };
}
function kindOf(stats, path, absolute) {
  if (stats.isFile() || stats.isDirectory()) return { path, absolute, isFolder: stats.isDirectory() };
  return refused(NOT_REGULAR);
}
function hint2(absolute) {
  try {
    return didYouMean(basename4(absolute), readdirSync2(parentOf(absolute)));
  } catch {
    return "";
  }
}
function walk2(folder, path, outer, how) {
  let entries;
  try {
    entries = readdirSync2(folder, { withFileTypes: true });
  } catch (error) {
    how.onUnsearched(folder);
    how.onFailure(path || ".", `The folder cannot be searched. ${reason(error, folder)}`);
    return;
  }
  const seen = folderSeen(entries);
  how.onFolder(folder, seen);
  const around = seen.isGitTop ? topScope(folder, outer) : outer;
  const scope = seen.hasGitignore ? innerScope(folder, around) : around;
  const prefix = inFolder(folder, "");
  for (const entry2 of entries) {
    const { name } = entry2;
    const kind = entry2.isSymbolicLink() ? askedItself(entry2, prefix + name) : entry2;
    if (kind.isDirectory()) {
      const shown2 = `${path}${name}/`;
      const isLeftOut = isNeverSearched(name) || isNameIgnored(scope, prefix, name, true) || how.ignored?.(shown2) === true;
      if (isLeftOut) how.onUnsearched(prefix + name);
      else walk2(prefix + name, shown2, scope, how);
    } else if (kind.isSymbolicLink()) {
      how.onUnsearched(prefix + name);
    } else if (kind.isFile() && isWanted(name, path, how) && !isNameIgnored(scope, prefix, name, false)) {
      const shown2 = path + name;
      if (!how.ignored?.(shown2) && how.include?.(shown2) !== false) how.onFile(shown2, prefix + name);
    }
  }
}
function askedItself(entry2, path) {
  try {
    return lstatSync4(path);
  } catch {
    return entry2;
  }
}
function isWanted(name, folder, { isWanted: isWanted2, also }) {
  return isWanted2(name) || also?.(folder + name) === true;
}
function isNeverSearched(name) {
  return name === "node_modules" || name === ".git";
}
function isGlob(path) {
  return /[*?[{]|[!+@]\(/.test(path);
}
async function globFiles(pattern, { cwd, workspace, scopeOf }) {
  const { globSync } = await import("./glob.js");
  const isWindows = process.platform === "win32";
  const spelledOut = absolutePath(cwd, literalFolder(isWindows ? toSlashes(pattern) : pattern));
  const isHidden = (entry2, isFolder) => {
    const absolute = toSlashes(entry2.fullpath());
    if (isFolder && isInside(absolute, spelledOut)) return false;
    if (isFolder && isNeverSearched(entry2.name)) return true;
    return isIgnored(scopeOf(parentOf(absolute)), absolute, isFolder);
  };
  const known = /* @__PURE__ */ new Map();
  const staysIn = (folder) => {
    if (!known.has(folder)) known.set(folder, !leadsOut(folder, cwd, workspace));
    return known.get(folder);
  };
  return globSync(pattern, {
    cwd,
    dot: true,
    nodir: true,
    follow: false,
    withFileTypes: true,
    windowsPathsNoEscape: isWindows,
    ignore: {
      ignored: (entry2) => isHidden(entry2, entry2.isDirectory()),
      childrenIgnored: (entry2) => isHidden(entry2, true)
    }
  }).filter((entry2) => entry2.isFile()).map((entry2) => toSlashes(entry2.fullpath())).filter((file) => staysIn(parentOf(file)));
}
function literalFolder(pattern) {
  const segments = pattern.split("/");
  const first = segments.findIndex(isGlob);
  return segments.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
}

// src/run/left-alone.ts
var REASONS2 = {
  test: "test code or a fixture, which is linted only when it is named",
  bundle: "bundle or build output, which is linted only when it is named",
  scaffold: "scaffold with placeholders, which is linted only when it is named",
  skill: "skill of a coding assistant, which is linted only when it is named",
  declaration: "declaration of types, which is linted only when it is named"
};
function whyLeftAlone(file, text, config) {
  if (file.named) return void 0;
  const kind = kindOf2(file, text);
  if (kind === void 0) return void 0;
  const { foundBy = "." } = file;
  const patterns = [...config.filePatterns(file.path), ...isGlob(foundBy) ? [foundBy] : []];
  const isAsked = [foundBy, ...patterns].some((asked) => ASKS_FOR[kind](asked)) || patterns.some((pattern) => namesFile(pattern));
  return isAsked ? void 0 : REASONS2[kind];
}
function namesFile(pattern) {
  const name = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name !== "" && !isGlob(name);
}
var segmentsOf = (asked) => asked.split(/[/{},]/);
var ASKS_FOR = {
  test: (asked) => segmentsOf(asked).some(
    (each) => TEST_FOLDER.test(each) || TEST_NAME.test(each) || MOCK_NAME.test(each) || /^specs?$/i.test(each)
  ),
  bundle: (asked) => segmentsOf(asked).some((each) => /^(?:dist|build|out|bundles?)$|\.(?:min|bundle)\./i.test(each)),
  scaffold: (asked) => isTemplate(`${asked}/`),
  skill: (asked) => /(?:^|\/)(?:skills|\.(?:claude|cursor|agents?))(?:\/|$)/.test(asked),
  declaration: isDeclaration
};
function kindOf2({ path, absolute }, text) {
  const language = languageOf(path);
  const isCode = language === "source" || language === "html";
  if (isSkill(path) || belongsToSkill(path, absolute)) return "skill";
  if (isTest(path, text) || isCode && importsTestLibrary(text)) return "test";
  if (isDeclaration(path)) return "declaration";
  if (isCode && (isBuilt(path) || isBundle(text, language === "html", path))) return "bundle";
  if (/\{\{|<%/.test(path) || isTemplate(path) && hasPlaceholders(text)) return "scaffold";
  return void 0;
}
var TEST_FOLDER = /^(?:__(?:tests?|mocks|fixtures|snapshots)__|tests?|e2e|fixtures?|mocks?|conformance|testdata|test[-_](?:data|utils?|helpers?|fixtures?|support|cases|suites?|resources|files)|.+[-_](?:tests|e2e|fixtures|testdata)|(?:unit|integration|acceptance|functional|smoke|contract|regression|load)[-_]?tests?)$/i;
var TEST_NAME = /\.(?:test|spec|test-d|vitest|cases|stories|e2e|bench)\.[a-z]+$|[a-z0-9]_(?:test|spec)\.[mc]?[jt]sx?$/i;
var MOCK_NAME = /(?:^|[^a-z])mocks?(?![a-z])|[a-z0-9]Mocks?(?![a-z])|(?:^|[^a-zA-Z])[mM]ocks?(?=[A-Z])/;
var TOPICS = /^(?:tools?|handlers?|commands?|actions?|operations?|modules?|domains?|categories|features?)$/i;
function isTest(path, text) {
  const folders = path.split("/");
  const name = folders.pop();
  if (TEST_NAME.test(name) || folders.some((folder) => /^__/.test(folder) && TEST_FOLDER.test(folder))) return true;
  const at = folders.findIndex((folder) => TEST_FOLDER.test(folder));
  const isSaid = at >= 0 || TEST_FOLDER.test(name) || MOCK_NAME.test(name);
  const mayBeTopic = folders.slice(0, at < 0 ? void 0 : at).some((folder) => TOPICS.test(folder));
  if (isSaid && !mayBeTopic) return true;
  return (isSaid || folders.some((folder) => /^specs?$/i.test(folder))) && TEST_CALL.test(text);
}
var TEST_CALL = /^[ \t]*(?:describe|it|test)(?:\.\w+)*\(\s*['"`]/m;
var TEST_LIBRARY = /^(?:import\b[^;'"`]{0,300}|const [^;'"`]{0,300}=\s{0,9}require\()['"](?:vitest|@jest\/globals|node:test|bun:test|mocha|chai|ava|tap|@playwright\/test)['"]/m;
function importsTestLibrary(text) {
  const found = TEST_LIBRARY.exec(text);
  return found !== null && !text.slice(0, found.index).includes("`") && TEST_CALL.test(text);
}
function isSkill(path) {
  return /(^|\/)(?:\.(?:claude|cursor|agents?)\/|\.[\w-]+\/(?:.+\/)?skills\/)/.test(path);
}
function belongsToSkill(path, absolute) {
  const [found] = /^(?:.*\/)?skills\/[^/]+\//.exec(path) ?? [];
  if (found === void 0 || !absolute.endsWith(path)) return false;
  return existsSync7(join2(absolute.slice(0, -path.length), found, "SKILL.md"));
}
function isDeclaration(path) {
  return /\.d\.[mc]?ts$/i.test(path);
}
function isBuilt(path) {
  return /\.(?:min|bundle)\.[mc]?[jt]sx?$/i.test(path) || /(^|\/)(?:dist|build)\//.test(path) && /\.[mc]?jsx?$/i.test(path);
}
var BUNDLER_MARKS = [
  /\b__webpack_(?:require__|modules__|exports__)\b\s*[.(=,[]/,
  /^(?:var|let|const) __(?:defProp|commonJS|toESM|getOwnPropNames|export)\s*=/m,
  /^\/\/ node_modules\/\S+$/m,
  /^\/\/#region (?:\.\.\/)*node_modules\//m,
  /\b__vite__mapDeps\b|\bparcelRequire[\w$]*\s*[=(]/,
  /^\/\/ @bun\b/m,
  /^(?:"use strict"; ?|'use strict'; ?)?Object\.defineProperty\(exports, ["']__esModule["'], ?\{/m,
  /^\/\/# sourceMappingURL=\S+\s*$/m
];
var LONG_LINE = 1e3;
var MOST_SHORT_LINES = 20;
var MINIFIED = /[;})](?:var|let|const|function|return|if|for|class|import|export|async)\b|[;,{(](?:[a-z$_]{1,2})=|=>\{/g;
function isBundle(text, isPage, path) {
  if (!isPage) return /\.(?:[mc]?js|jsx)$/i.test(path) && isBundled(text);
  const scripts = text.split(/<script\b/i).slice(1);
  const own = scripts.map((code) => code.split(/<\/script/i, 1)[0]).filter((code) => code.length >= LONG_LINE);
  return own.length > 0 && own.every(isBundled);
}
function isBundled(code) {
  if (BUNDLER_MARKS.some((mark) => mark.test(code))) return true;
  let long = 0;
  let short = 0;
  for (const line2 of code.split("\n")) {
    if (line2.length >= LONG_LINE && isMinified(line2)) long += line2.length;
    else if (/^\s*[^\s*/]/.test(line2)) short++;
  }
  if (short < MOST_SHORT_LINES) return long > code.length / 2;
  return long > code.length * 0.9 && long / short > LONG_LINE;
}
var isMinified = (line2) => (line2.match(MINIFIED)?.length ?? 0) > line2.length / 200;
function isTemplate(path) {
  return /(^|\/)_?(?:templates?|scaffold(?:s|ing)?|skeletons?|boilerplates?|generators?|stubs|cookiecutter[\w-]*)(\/|$)|(^|\/)(?:template|create)-[\w-]+\//i.test(
    path
  );
}
var PLACEHOLDERS = [
  /<%[-=]?[^%\n]*%>/,
  /\b(?:name|title|version|id)['"]?\s*[:=]\s*['"`][^'"`\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/,
  /^[ \t]*\{\{[#/]?[a-z][\w .-]*\}\}[ \t]*$/im,
  /(?:from|import|require\()\s*['"][^'"\n]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9_]*__)/,
  /\b(?:class|function|const)\s+[\w$]*(?:\{\{[^{}\n]+\}\}|__[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*__)/
];
function hasPlaceholders(text) {
  return PLACEHOLDERS.some((placeholder) => placeholder.test(text));
}

// src/run/lint-file.ts
async function lintFile(file, config, options) {
  if (config.ignored(file.path)) return ignored(file);
  return lintRead(file, readText(file.absolute, { maxBytes: config.limits.fileSize }), config, options);
}
async function lintRead(file, read, config, options) {
  if ("failure" in read) {
    const { notText: notText2 } = read;
    const reason2 = whyLeftAlone(file, notText2 ?? "", config);
    if (reason2 !== void 0) return skipped(file.path, reason2);
    const isSkipped = notText2 !== void 0 && !file.named && !isTraceOf(options.formats, notText2);
    return isSkipped ? skipped(file.path, read.failure) : failed(file.path, read.failure, read.limit);
  }
  return lintSource(file, read.text, config, options);
}
async function lintSource(file, text, config, options) {
  try {
    return await outcomeOf(file, text, config, options);
  } catch (error) {
    if (error instanceof NotYet || error instanceof UserError) throw error;
    return failed(file.path, `toolint itself failed on this file: ${messageOf(error)}.`);
  }
}
async function outcomeOf(file, text, config, options) {
  const hints = {
    format: config.format(file.path),
    named: file.named && !isEverydayFile(file.path),
    servers: config.servers(file.path),
    dialect: config.dialect
  };
  const isMapped = hints.format !== void 0;
  const isOurs = isMapped || file.named;
  const look2 = lookAt(file, text, { isOurs, isMapped, config }, options.formats);
  if (!look2.isWorthParsing) return look2.outcome;
  const judgeText = await judgeFor(file, hints, config, options);
  let judged;
  try {
    judged = await judgeText(text);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return isOurs || look2.hasWords ? failed(file.path, error.message, error.limit) : skipped(file.path, error.message);
  }
  const { skipped: reason2 } = judged.recognition;
  if (reason2 !== void 0) return file.named || reason2 !== NO_FORMAT ? skipped(file.path, reason2) : void 0;
  return told(file, await fixed(file, text, judged, judgeText, options), config);
}
async function fixed(file, text, judged, judgeText, { changes, dryRun, fix, onFixed }) {
  const hunks = changes ? hunksOf(file.path, text, changes) : "all";
  const offering = async (some) => {
    const findings = await tried(new Trials(some.text, some.judged).withoutHarmful(), judgeText);
    return { ...some, judged: { ...some.judged, result: { ...some.judged.result, findings } } };
  };
  const asRead = await offering({ text, judged, fixed: 0, within: hunks });
  if (!fix) return { shown: asRead, meant: asRead };
  const after = await fixAll(text, judged, fix, judgeText, hunks);
  const refused2 = after.text === text ? void 0 : onFixed?.(file, text, after.text);
  if (refused2 !== void 0) return { shown: asRead, meant: asRead, refused: refused2 };
  return { shown: dryRun ? asRead : await offering(after), meant: after };
}
function told({ path }, { shown: shown2, meant, refused: refused2 }, config) {
  const { document, result, recognition } = shown2.judged;
  const { manifests } = recognition;
  const borrowed = document.others?.size ? borrowedIn(manifests) : void 0;
  return {
    file: {
      path,
      formats: formatsOf(manifests),
      tools: manifests.reduce((sum, { tools }) => sum + tools.filter(({ node }) => !node.isOfMany).length, 0)
    },
    ...borrowed?.size && { borrowed },
    isBroken: document.faults.length > 0,
    ...atMost(result.findings, config.limits.findingsPerFile),
    failures: refused2 === void 0 ? result.failures : [...result.failures, { path, message: refused2 }],
    facts: meant.judged.result.facts,
    secrets: result.secrets.map(({ path: path2, start, end }) => ({ path: path2, start, end })),
    settings: config.rules,
    known: config.known,
    switches: meant.judged.switches,
    fixed: shown2.fixed,
    changed: shown2.within
  };
}
async function judgeFor(file, hints, { comments, limits, rules }, { fix, formats, services, suppressions, ...options }) {
  const language = languageOf(file.path);
  const isCode = language === "source" || language === "html";
  const imports = language === "source" ? (await options.imports?.())?.for(file.absolute) : void 0;
  return async (text) => {
    const document = await parse3(file.path, text, { comments, format: hints.format, limits, imports });
    const judgedAs = (named) => judge(document, formats, { ...hints, named }, rules, services);
    const isBroken = isCode && document.faults.length > 0 && document.roots.length === 0;
    const judgement = judgedAs(hints.named || isBroken);
    const isUnknown = judgement.recognition.skipped === NO_FORMAT && !hints.named && standsBeside(file, formats);
    const judged = isUnknown ? judgedAs(true) : judgement;
    if (!fix || !suppressions) return judged;
    const { result } = judged;
    return { ...judged, result: { ...result, findings: withoutFixes(result.findings, suppressions) } };
  };
}
var lists = /* @__PURE__ */ new Map();
function formatsOf(manifests) {
  const list = [...new Set(manifests.flatMap(({ formats }) => formats))];
  const key = list.join();
  const known = lists.get(key) ?? list;
  lists.set(key, known);
  return known;
}
function borrowedIn(manifests) {
  const borrowed = /* @__PURE__ */ new Map();
  for (const { name, node } of manifests.flatMap(({ tools }) => tools)) {
    const { file } = name ?? node;
    if (file !== void 0) borrowed.set(file, (borrowed.get(file) ?? 0) + 1);
  }
  return borrowed;
}
function lookAt(file, text, { isOurs, isMapped, config }, formats) {
  const { path } = file;
  const language = languageOf(path);
  const isCode = language === "source" || language === "html";
  const hasWords = isCode ? mayHoldTools(path, text) : hasTelltale(text, formats);
  if (!hasWords && (isCode ? !isMapped : !isOurs && !ESCAPED_WORD.test(text) && !standsBeside(file, formats)))
    return passedOver(file, NO_FORMAT);
  const reason2 = isMapped ? void 0 : whyLeftAlone(file, text, config);
  if (reason2 !== void 0)
    return { isWorthParsing: false, ...!isEverydayFile(path) && { outcome: skipped(path, reason2) } };
  if (language === void 0 && !/^\s*[[{]/.test(text))
    return passedOver({ path, named: isOurs }, "not a kind of file that holds manifests");
  return { isWorthParsing: true, hasWords };
}
function passedOver({ path, named }, reason2) {
  return { isWorthParsing: false, ...named && { outcome: skipped(path, reason2) } };
}
function standsBeside({ path, absolute }, formats) {
  const folder = dirname3(absolute);
  return formats.some(
    ({ standsBeside: place }) => place?.name === basename5(path) && place.siblings.some((sibling) => existsSync8(join3(folder, sibling)))
  );
}
var ESCAPED_WORD = /\\(?:u00|x)(?:5[fF]|[46][1-9a-fA-F]|[57][0-9aA])/;
function hasTelltale(text, formats) {
  return formats.some(({ telltales }) => telltales.some((group) => group.every((word) => text.includes(word))));
}
var NAMES = /* @__PURE__ */ new Set([
  "angular.json",
  "app.json",
  "appsettings.json",
  "bower.json",
  "claude_desktop_config.json",
  "component.json",
  "components.json",
  "composer.json",
  "deno.json",
  "deno.jsonc",
  "devcontainer.json",
  "docker-compose.yaml",
  "docker-compose.yml",
  "jsconfig.json",
  "lerna.json",
  "manifest.json",
  "marketplace.json",
  "mcp.json",
  "nx.json",
  "openapi.json",
  "openapi.yaml",
  "openapi.yml",
  "package-lock.json",
  "package.json",
  "plugin.json",
  "pnpm-lock.yaml",
  "pnpm-workspace.yaml",
  "project.json",
  "server.json",
  "tsconfig.json",
  "turbo.json",
  "vercel.json"
]);
function isEverydayFile(path) {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  return NAMES.has(name) || /^tsconfig\.[^/]*json$/.test(name) || name.endsWith(".schema.json");
}

// src/run/changed-files.ts
import { posix } from "node:path";
async function changedSince(base, cwd) {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = await commitOf(git, "HEAD") !== void 0;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : void 0);
  const from = name === void 0 ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, cwd, from), untrackedFiles(git)]);
  const all = [
    ...edited,
    ...untracked.map((path) => [path, "all"])
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? "the beginning, as nothing is committed yet" };
}
async function isRevision(word, cwd) {
  if (word.startsWith("-")) return false;
  return await commitOf(openGit(cwd), word) !== void 0;
}
async function workTree(git) {
  const { ok, out, complaint } = await git(
    "rev-parse",
    "--is-inside-work-tree",
    "--is-shallow-repository",
    "--show-prefix"
  );
  const [isInside2, isShallow, ...prefix] = out.split("\n");
  if (ok && isInside2 === "true")
    return { prefix: prefix.join("\n").replace(/\n$/, ""), isShallow: isShallow === "true" };
  if (complaint.includes("dubious ownership")) {
    throw new UserError(
      "--changed asks git what changed, and git does not trust this repository, which somebody else owns. If you do: git config --global --add safe.directory PATH, with the path of the repository."
    );
  }
  const isNone = ok || complaint.startsWith("not a git repository");
  throw new UserError(
    `--changed asks git what changed, ${isNone ? "and this folder is in no work tree of git" : `which failed: ${complaint}`}.`
  );
}
async function commitOf(git, revision) {
  const { ok, out } = await git("rev-parse", "--verify", "--quiet", `${revision}^{commit}`);
  return ok ? out.trim() : void 0;
}
var MAIN_BRANCHES = [
  "refs/remotes/origin/main",
  "refs/remotes/origin/master",
  "refs/heads/main",
  "refs/heads/master"
];
var ORIGIN_HEAD = "refs/remotes/origin/HEAD";
async function mainBranch(git, isShallow) {
  const { out } = await git("for-each-ref", "--format=%(refname) %(symref)", ORIGIN_HEAD, ...MAIN_BRANCHES);
  const refs = new Map(out.split("\n").map((line2) => line2.split(" ")));
  const found = refs.get(ORIGIN_HEAD) || MAIN_BRANCHES.find((ref) => refs.has(ref));
  if (found) return found.replace(/^refs\/(remotes|heads)\//, "");
  throw new UserError(
    `--changed found no branch to compare with: neither main nor master, on origin or here. ${isShallow ? SHALLOW : "Name one: --changed=BASE."}`
  );
}
var SHALLOW = "This clone is shallow, so older commits are missing: git fetch --unshallow origin gets them (with actions/checkout: fetch-depth: 0).";
async function mergeBase(git, base, isBorn, isShallow) {
  const shown2 = printable(base);
  if (base.startsWith("-") || base === "")
    throw new UserError(`--changed needs a branch, a tag or a commit, and got "${shown2}".`);
  const commit = await commitOf(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown2}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
  const { ok, out } = isBorn ? await git("merge-base", commit, ...heads) : { ok: false, out: "" };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown2}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : "."}`
  );
}
async function emptyTree(git) {
  return (await must(git, "hash-object", "-t", "tree", "--stdin")).trim();
}
async function editedSince(git, cwd, from) {
  const plain = openGit(cwd, await withoutFilters(git));
  const patch = await must(plain, "diff-index", ...DIFF, from, "--");
  return `
${patch}`.split("\ndiff --git ").slice(1).flatMap(readFile);
}
var DIFF = [
  ...["--patch", "--unified=0", "--find-renames", "-l1000", "--ignore-submodules=dirty", "--no-color"],
  ...["--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"]
];
async function withoutFilters(git) {
  const { out } = await git(
    "config",
    "--null",
    "--name-only",
    "--get-regexp",
    "^filter\\..*\\.(clean|process|required)$"
  );
  return out.split("\0").flatMap((key) => {
    if (key === "") return [];
    if (key.includes("=")) throw new UserError(`--changed: the git filter \`${printable(key)}\` cannot be turned off.`);
    return `${key}=${key.endsWith(".required") ? "false" : ""}`;
  });
}
function readFile(patch) {
  const head = patch.split("\n@@ ", 1)[0].split("\n");
  const starting = (word) => head.find((line2) => line2.startsWith(word))?.slice(word.length);
  if (starting("deleted file mode") !== void 0) return [];
  const path = starting("rename to ") ?? sameName(head[0]);
  const isWhole = starting("new file mode") !== void 0 || starting("Binary files ") !== void 0;
  return [[unquoted(path), isWhole ? "all" : readHunks(patch)]];
}
function sameName(names) {
  const second = names.slice((names.length + 1) / 2);
  return second.startsWith('"') ? `"${second.slice('"b/'.length)}` : second.slice("b/".length);
}
var ESCAPES = { a: "\x07", b: "\b", t: "	", n: "\n", v: "\v", f: "\f", r: "\r" };
function unquoted(name) {
  if (!name.startsWith('"')) return name;
  return name.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code) => {
    return code.length === 3 ? String.fromCharCode(parseInt(code, 8)) : ESCAPES[code] ?? code;
  });
}
async function untrackedFiles(git) {
  const list = await must(git, "ls-files", "--others", "--exclude-standard", "--full-name", "-z", "--", ":/");
  return list.split("\0").filter((path) => path !== "" && !path.endsWith("/"));
}
async function must(git, ...args) {
  const { ok, out, complaint } = await git(...args);
  if (!ok) throw new UserError(`--changed: git ${args[0]} failed: ${complaint}.`);
  return out;
}
async function followedByGit(cwd) {
  const list = await openGit(cwd)("ls-files", "-z", "--", ":/").catch(() => void 0);
  if (!list?.ok) return void 0;
  const paths = list.out.split("\0").filter((path) => path !== "");
  return new Set(paths.map((path) => path.startsWith("../") ? absolutePath(cwd, path) : inFolder(cwd, path)));
}
function withUnfollowed(changes, files, followed2, cwd) {
  const top = gitTop(cwd);
  const isInSameSubmodule = (file) => {
    const inner = top !== void 0 && isInside(top, file) ? gitTop(parentOf(file)) : top;
    return inner !== void 0 && inner !== top && followed2.has(inner) && !changes.has(relativePath(cwd, inner));
  };
  const all = new Map(changes);
  for (const { path, absolute } of files) {
    if (!followed2.has(absolute) && !changes.has(path) && !isInSameSubmodule(absolute)) all.set(path, "all");
  }
  return all;
}

// src/run/run-result.ts
var Tally = class {
  #files = [];
  #skipped = [];
  #findings = [];
  /** Findings about what a file imports, which that other file may have too. */
  #foreign = [];
  /** How many of a file's tools stand in other files, by both their paths. */
  #borrowed = /* @__PURE__ */ new Map();
  #failures = [];
  #secrets = [];
  #facts = [];
  /** The files with directives, by path. */
  #directed = /* @__PURE__ */ new Map();
  linted = /* @__PURE__ */ new Set();
  #leftOut;
  #cutShort = /* @__PURE__ */ new Set();
  #fixed = 0;
  add(path, outcome) {
    const { file, skipped: skipped2, findings, failures, secrets, facts, settings, known, switches } = outcome;
    if (file) this.#files.push(file);
    if (outcome.borrowed) this.#borrowed.set(path, outcome.borrowed);
    if (skipped2) this.#skipped.push(skipped2);
    for (const each of findings) (each.path === path ? this.#findings : this.#foreign).push(each);
    for (const each of failures) this.#failures.push(each);
    for (const each of secrets) this.#secrets.push(each);
    if (facts.size > 0) this.#facts.push({ path, facts: detached(facts, path), settings });
    if (switches) this.#directed.set(path, { switches, settings, known });
    if (outcome.leftOut) this.#leftOut = plus(this.#leftOut ?? NONE, outcome.leftOut);
    for (const each of outcome.cutShort ?? []) this.#cutShort.add(each);
    if (outcome.isBroken) this.#cutShort.add(path);
    this.#fixed += outcome.fixed;
  }
  /** What was fixed in a file of which more is to be told later. */
  addFixed(count) {
    this.#fixed += count;
  }
  /** Compares the files, and puts all in order: by path, in whatever order they were linted. */
  total() {
    const project = new Project();
    for (const { facts, settings } of this.#facts.sort(byPath)) project.add(facts, settings);
    const compared = project.compare();
    const isVisible = (finding) => !this.#directed.get(finding.path)?.switches?.hides(finding);
    const acrossFiles = compared.findings.filter(isVisible);
    const foreign = notSaidUnnamed(this.#foreign.filter(isVisible), this.#findings);
    const directed = [...this.#directed.values()];
    const unused = directed.flatMap(unusedDirectives);
    return {
      files: this.#countedOnce().sort(byPath),
      skipped: this.#skipped.sort(byPath),
      findings: withoutNeighbours([...this.#findings, ...unused, ...acrossFiles, ...foreign].sort(compareFindings)),
      failures: [...this.#failures.sort(byPath), ...compared.failures],
      secrets: this.#secrets.sort(byPath),
      ...this.#leftOut && { leftOut: this.#leftOut },
      ...this.#cutShort.size > 0 && { cutShort: [...this.#cutShort].sort(compareText) },
      suppressed: directed.reduce((sum, { switches }) => sum + (switches?.hidden ?? 0), 0),
      linted: this.linted,
      fixed: this.#fixed,
      acrossFiles
    };
  }
  /** A tool that one file holds and another serves is counted where it stands. */
  #countedOnce() {
    if (this.#borrowed.size === 0) return this.#files;
    const own = new Map(this.#files.map(({ path, tools }) => [path, tools]));
    return this.#files.map((file) => {
      const borrowed = [...this.#borrowed.get(file.path) ?? []];
      const elsewhere = borrowed.reduce((sum, [path, tools]) => sum + Math.min(tools, own.get(path) ?? 0), 0);
      return elsewhere === 0 ? file : { ...file, tools: file.tools - elsewhere };
    });
  }
};
function withoutNeighbours(findings) {
  return findings.filter((each, index) => index === 0 || compareFindings(findings[index - 1], each) !== 0);
}
function notSaidUnnamed(foreign, own) {
  if (foreign.length === 0) return foreign;
  const saying = ({ path, start, end, rule }, id = "") => `${path}
${start}:${end}
${rule}
${id}`;
  const said = new Set(own.map((each) => saying(each, each.messageId)));
  return foreign.filter((each) => !said.has(saying(each, unnamed(each.messageId ?? ""))));
}
var byPath = (a, b) => compareText(a.path, b.path);

// src/run/run.ts
async function check({
  cwd,
  paths,
  ignoreUnknown,
  ignoredByGit,
  configs,
  suppressing,
  suppressionsIn = cwd,
  followedByGit: followedByGit2,
  ...options
}) {
  const here = await configs.for(".");
  const found = await discover({
    cwd,
    paths,
    include: here.files,
    // Of a file a config that is nearer may think otherwise: it is asked when its turn comes.
    ignored: (path) => path.endsWith("/") && here.ignored(path),
    extensions: EXTENSIONS,
    also: here.also,
    ignoreUnknown,
    ignoredByGit
  });
  configs.know(found.folders);
  const suppressions = await openSuppressions(suppressionsIn, suppressing);
  const onProgress = options.onStart?.(found.files.length);
  const { close, forget, ...services } = openServices(cwd);
  const { onFixed } = options;
  try {
    const { fixed: fixed2, changes, linted, ...result } = await run({
      ...options,
      files: found.files,
      configs,
      ...services,
      ...options.changes && followedByGit2 && { changes: withUnfollowed(options.changes, found.files, followedByGit2, cwd) },
      onProgress,
      onFixed(file, before, after) {
        forget(file.absolute);
        return onFixed?.(file, before, after);
      },
      suppressions: suppressions?.match
    });
    const isMeant = (finding) => !changes || isOfChange(finding, changes);
    const settled2 = await suppressions?.settle({ ...result, cwd, paths, configs, linted, isMeant });
    const failures = [...found.problems, ...result.failures];
    const { findings = result.findings, suppressed = 0, done } = settled2 ?? {};
    const report = { tool: TOOL, ...result, findings, failures, suppressed: result.suppressed + suppressed };
    return {
      report: limited(changes ? ofChanges(report, changes) : report, here.limits.findings),
      files: found.files,
      fixed: fixed2,
      ...done && { suppressing: done }
    };
  } finally {
    close();
  }
}
function limited(report, most) {
  const { findings, leftOut, cutShort = [] } = atMost(report.findings, most);
  if (!leftOut) return report;
  const isCut = /* @__PURE__ */ new Set([...report.cutShort ?? [], ...cutShort]);
  return { ...report, findings, leftOut: plus(leftOut, report.leftOut ?? NONE), cutShort: [...isCut] };
}
function ofChanges(report, changes) {
  const findings = report.findings.filter((finding) => isOfChange(finding, changes));
  return { ...report, findings, elsewhere: report.findings.length - findings.length };
}
async function run({ onFixed, ...given }) {
  const shown2 = /* @__PURE__ */ new Map();
  const options = {
    ...given,
    onFixed(file, before, after) {
      if (given.dryRun) shown2.set(file.path, after);
      return onFixed?.(file, before, after);
    }
  };
  const { acrossFiles, ...first } = await runOnce(options);
  const { fixed: fixed2, failures } = options.fix ? fixAcross(acrossFiles, options, options.fix, first.changes, shown2) : { fixed: 0, failures: [] };
  if (options.dryRun) return first;
  if (fixed2 === 0) return { ...first, failures: [...first.failures, ...failures] };
  const { acrossFiles: _, ...again } = await runOnce({ ...options, ...first.changes && { changes: first.changes } });
  return { ...again, failures: [...again.failures, ...failures], fixed: first.fixed + fixed2 + again.fixed };
}
function fixAcross(found, { files, suppressions, onFixed }, kind, changes, shown2) {
  const fixable = suppressions ? withoutFixes(found, suppressions) : found;
  const failures = [];
  let fixed2 = 0;
  for (const file of files) {
    const own = fixable.filter(
      (each) => each.path === file.path && each.fix && (!changes || isOnChange(each, changes))
    );
    if (own.length === 0) continue;
    const text = shown2.get(file.path);
    const read = text === void 0 ? readText(file.absolute, { maxBytes: BOUNDS.fileSize }) : { text };
    if ("failure" in read) continue;
    const { text: after, applied } = applyFixes(read.text, own, kind);
    const refused2 = applied.length > 0 ? onFixed?.(file, read.text, after) : void 0;
    if (refused2 === void 0) fixed2 += applied.length;
    else failures.push({ path: file.path, message: refused2 });
  }
  return { fixed: fixed2, failures };
}
async function runOnce(options) {
  const tally = new Tally();
  const changes = new Map(options.changes);
  let done = 0;
  const importers = [];
  const lintOne = async (file, services, isLast = false) => {
    const outcome = await lintFile(file, await options.configs.for(file.path), {
      ...options,
      ...options.changes && { changes },
      services
    });
    if (outcome?.changed && changes.has(file.path)) changes.set(file.path, outcome.changed);
    if (options.fix && !options.dryRun && !isLast && outcome && tellsOfOthers(file.path, outcome)) {
      importers.push(file);
      return tally.addFixed(outcome.fixed);
    }
    if (options.suppressions && isSettled(file, outcome)) tally.linted.add(file.path);
    if (outcome) tally.add(file.path, outcome);
    options.onProgress?.(++done, file.path);
    if (options.fix) await nextTurn();
  };
  const begun = [];
  const finishBegun = async () => {
    for (const file of begun.splice(0)) await lintOne(file, options.services);
  };
  for (const file of options.files) {
    try {
      await lintOne(file, options.begin ?? options.services);
    } catch (error) {
      if (!(error instanceof NotYet)) throw error;
      if (error.soon) {
        await error.soon;
        await lintOne(file, options.services);
        continue;
      }
      begun.push(file);
      if (begun.length === MOST_BEGUN) await finishBegun();
    }
  }
  await finishBegun();
  for (const file of importers) await lintOne(file, options.services, true);
  return { ...tally.total(), ...options.changes && { changes } };
}
function tellsOfOthers(own, { findings, facts }) {
  const isForeign = (path) => path !== own && path !== "";
  return findings.some(({ path }) => isForeign(path)) || [...facts.values()].some((some) => some.some(({ location }) => isForeign(location.path)));
}
var MOST_BEGUN = 50;

// src/generated/validate-config.js
var import_equal = __toESM(require_equal(), 1);
var import_ucs2length = __toESM(require_ucs2length(), 1);
function te(F) {
  let z;
  const W = (D) => {
    z ??= F();
    const L = z(D);
    return W.errors = z.errors, L;
  };
  return W;
}
function O(F, z) {
  if (F === null) return z;
  for (const W of z) F.push(W);
  return F;
}
var oe = te(() => {
  const F = { $schema: "https://json-schema.org/draft/2020-12/schema", $id: "https://toolint.dev/schemas/config.schema.json", title: "toolint config", description: "Which files toolint looks at, which rules hold for them, and what it may read.", type: "object", additionalProperties: false, properties: { $schema: { type: "string", description: "The JSON Schema of this file, for editors." }, root: { type: "boolean", description: "Look for no further config in the folders above this one." }, extends: { description: "What this config builds on: a preset (spec, recommended or strict), a config file, or a package that is one.", type: "array", items: { type: "string", minLength: 1 } }, rules: { $ref: "#/$defs/rules", description: 'Rules by id: "error", "warning", "info" or "off", or ["warning", { options }].' }, files: { $ref: "#/$defs/globs", description: "Which files to look at, instead of all. Files that are named on the command line always are." }, ignore: { $ref: "#/$defs/globs", description: "Files and folders to leave out, written as in .gitignore; braces may be used." }, overrides: { type: "array", description: "Other settings for some of the files.", items: { type: "object", additionalProperties: false, required: ["files"], properties: { files: { $ref: "#/$defs/globs", description: "The files that these settings are for." }, ignore: { $ref: "#/$defs/globs", description: "Those among them that they are not for." }, rules: { $ref: "#/$defs/rules", description: "What they are set to there." } } } }, formats: { type: "object", description: 'The format of files that are not recognised by what they hold: {"**/tool.meta.json": "shinkai"}.', additionalProperties: { type: "string", enum: ["otc", "shinkai", "gloodata", "openai", "mcp"] } }, servers: { type: "object", description: 'The tool servers that files belong to: {"math": ["tools/math/**"]}. Ids are unique in a server.', additionalProperties: { $ref: "#/$defs/globs" } }, dialect: { type: "object", description: "Which dialect of a format to judge by, where it has several.", additionalProperties: false, properties: { openai: { type: "string", enum: ["auto", "seed", "openai", "mcp-apps"], default: "auto", description: "The dialect of OpenAI metadata; `auto` tells it by the keys of each tool." } } }, comments: { type: "boolean", description: "Allow comments and trailing commas in .json files, as in .jsonc files.", default: false }, limits: { type: "object", description: "How much is read and told. A file beyond a limit fails the run; findings beyond one are only counted.", additionalProperties: false, properties: { fileSize: { type: "integer", description: "The bytes of a file.", minimum: 1, maximum: 268435456, default: 10485760 }, depth: { type: "integer", description: "How many levels deep a manifest may be nested.", minimum: 1, maximum: 1e3, default: 500 }, aliases: { type: "integer", description: "How many values the aliases of a YAML file may stand for.", minimum: 1, maximum: 5e6, default: 1e5 }, findingsPerFile: { type: "integer", description: "The findings of a file that are told, the gravest.", minimum: 1, maximum: 1e6, default: 1e4 }, findings: { type: "integer", description: "The findings of a whole run that are told, the gravest.", minimum: 1, maximum: 1e6, default: 1e5 } } }, plugins: { type: "array", description: "Modules with rules of one's own: paths that start with `./`, or packages.", items: { type: "string", minLength: 1 } } }, $defs: { globs: { type: "array", items: { type: "string", minLength: 1 } }, severity: { type: "string", enum: ["error", "warning", "info", "off"] }, bareSetting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } }, setting: { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, rules: { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool that only reads, by its name, is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "input_schema is itself the JSON Schema, without parameters around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } } }, patternProperties: { "^(?!(?:common|otc|shinkai|gloodata|openai|mcp)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/placeholder-name|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/read-only-name|mcp/required-default|mcp/required-field|mcp/structured-content|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$": { $ref: "#/$defs/bareSetting" } } } } }, z = { type: "array", items: { type: "string", minLength: 1 } }, W = Object.prototype.hasOwnProperty, D = import_ucs2length.default.default, L = { type: "object", additionalProperties: false, properties: { "common/description-length": { description: "A description is so short or so long that models handle it badly", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { toolMin: { type: "integer", minimum: 0, description: "The fewest characters that the description of a tool should have" }, toolMax: { type: "integer", minimum: 1, description: "The most characters for the description of a tool" }, parameterMax: { type: "integer", minimum: 1, description: "The most characters for the description of a parameter" } } }], minItems: 2, maxItems: 2 } }, "common/empty-description": { description: "A description is blank, a placeholder, or only repeats the name", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { repeats: { enum: ["open", "all"], description: "Which descriptions that repeat the name to report: those of a single word that leave something open, or all" } } }], minItems: 2, maxItems: 2 } }, "common/parameter-description": { description: "A parameter has no description", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { null: { enum: ["accept", "report"], description: "Whether to accept a description that is null, which Gloodata writes where the author gave none" }, selfExplaining: { enum: ["accept", "report"], description: "Whether to accept a parameter that the tool's own description mentions, or whose name, format or choices say enough" } } }], minItems: 2, maxItems: 2 } }, "mcp/name-format": { description: "A tool name that not every client can call", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { names: { enum: ["specification", "every-client"], description: "Which names are fine: those that the specification allows, or only those that every client takes, without a dot and of 64 characters at most" } } }], minItems: 2, maxItems: 2 } }, "openai/description-action-oriented": { description: 'A description does not start with "Use this when\u2026"', $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "openai/read-only-hint": { description: "A tool that only reads, by its name, is not marked read-only", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { dialects: { type: "array", uniqueItems: true, items: { enum: ["seed", "openai", "mcp-apps"] }, description: "The dialects whose tools are asked for it" } } }], minItems: 2, maxItems: 2 } }, "otc/flat-input-schema": { description: "input_schema is itself the JSON Schema, without parameters around it", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { accept: { type: "boolean", description: "Takes the flat form too, which many servers write" } } }], minItems: 2, maxItems: 2 } }, "otc/oauth2-scopes": { description: "oauth2 without scopes, or with an empty scope, several in one string or the same one twice", $ref: "#/$defs/setting", if: { type: "array", minItems: 2 }, then: { type: "array", prefixItems: [true, { type: "object", additionalProperties: false, properties: { allowNone: { type: "boolean", description: "Takes an empty list: there are providers that have no scopes" } } }], minItems: 2, maxItems: 2 } } }, patternProperties: { "^(?!(?:common|otc|shinkai|gloodata|openai|mcp)/)[^/]+/": { $ref: "#/$defs/setting" }, "^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/placeholder-name|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/read-only-name|mcp/required-default|mcp/required-field|mcp/structured-content|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$": { $ref: "#/$defs/bareSetting" } } }, B = new RegExp("^(?!(?:common|otc|shinkai|gloodata|openai|mcp)/)[^/]+/", "u"), Q = new RegExp("^(?:common/array-without-items|common/contradictory-bounds|common/default-not-in-enum|common/default-type|common/directive-without-reason|common/duplicate-key|common/duplicate-tool-name|common/empty-enum|common/enum-type|common/examples-type|common/hardcoded-secret|common/hidden-text|common/identical-description|common/insecure-url|common/instruction-override|common/invalid-json-schema|common/placeholder-name|common/required-duplicate|common/required-undefined|common/stale-suppression|common/syntax|common/unknown-schema-keyword|common/unused-definitions|common/unused-directive|gloodata/default-only-in-prose|gloodata/duplicate-example|gloodata/examples-missing|gloodata/field-type|gloodata/field-value-type|gloodata/misspelt-field|gloodata/namespace|gloodata/no-tools|gloodata/required-field|gloodata/tool-id|gloodata/ui-arg-order|gloodata/ui-missing-arg|gloodata/ui-unknown-arg|gloodata/ui-without-prefix|gloodata/unique-namespace|gloodata/unknown-dtype|gloodata/unknown-field|gloodata/unsupported-attribute|mcp/annotation-conflict|mcp/annotation-type|mcp/description-missing|mcp/field-type|mcp/handler-signature|mcp/input-schema-object|mcp/json-schema-expected|mcp/misspelt-field|mcp/read-only-name|mcp/required-default|mcp/required-field|mcp/structured-content|mcp/unknown-field|mcp/zod-expected|openai/call-tool-registered|openai/contents-uri|openai/dialects-agree|openai/field-type|openai/file-params|openai/hints-explicit|openai/initial-data|openai/initial-route|openai/invocation-message-format|openai/invocation-messages|openai/misplaced-key|openai/misspelt-field|openai/misspelt-key|openai/output-template-required|openai/required-field|openai/resource-description|openai/resource-fields|openai/resource-mime-type|openai/resource-name|openai/resource-unused|openai/resource-uri|openai/response-shape|openai/template-registered|openai/ui-initialize|openai/unknown-field|openai/widget-csp|openai/widget-domain|openai/window-api|openai/window-openai-guard|otc/field-type|otc/id-format|otc/id-name|otc/id-version|otc/misspelt-field|otc/name-format|otc/no-ref|otc/parameter-description|otc/parameter-object|otc/parameters-object|otc/required-field|otc/requirement-id|otc/unique-id|otc/unique-requirement|otc/unknown-field|otc/version-format|shinkai/default-as-string|shinkai/default-not-described|shinkai/enum-not-described|shinkai/enum-strings|shinkai/field-type|shinkai/homepage-url|shinkai/items-only-for-arrays|shinkai/keywords|shinkai/misplaced-property|shinkai/misspelt-field|shinkai/no-configurations|shinkai/oauth-client-secret|shinkai/oauth-duplicate|shinkai/oauth-fields|shinkai/oauth-incomplete|shinkai/oauth-pkce-plain|shinkai/oauth-scopes|shinkai/oauth-url|shinkai/parameter-description|shinkai/properties-only-for-objects|shinkai/property-type|shinkai/reference-only|shinkai/required-field|shinkai/result-attribute|shinkai/result-type|shinkai/sql-duplicate-name|shinkai/sql-incomplete|shinkai/sql-query|shinkai/sql-table|shinkai/sql-type|shinkai/table-properties|shinkai/table-type|shinkai/table-type-missing|shinkai/tool-reference|shinkai/tool-type|shinkai/unique-id|shinkai/unknown-field|shinkai/version-format)$", "u"), ie = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", if: { maxItems: 1 }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }, { type: "object" }], minItems: 2, maxItems: 2 } }, else: { $ref: "#/$defs/severity" } }, K = { type: "string", enum: ["error", "warning", "info", "off"] };
  function w(p, { instancePath: i = "", parentData: U, parentDataProperty: Y, rootData: A = p, dynamicAnchors: j = {} } = {}) {
    let e = null, t = 0;
    const x = w.evaluated;
    x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0);
    const l = t;
    let s = true;
    const a = t;
    if (!Array.isArray(p)) {
      const I = {};
      e === null ? e = [I] : e.push(I), t++;
    }
    var h = a === t;
    t = l, e !== null && (l ? e.length = l : e = null);
    let c;
    if (h) {
      const I = t;
      if (!Array.isArray(p)) {
        const $ = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [$] : e.push($), t++;
      }
      const k = t;
      let v = true;
      const _ = t;
      if (Array.isArray(p) && p.length > 1) {
        const $ = {};
        e === null ? e = [$] : e.push($), t++;
      }
      var b = _ === t;
      t = k, e !== null && (k ? e.length = k : e = null);
      let S;
      if (b) {
        const $ = t;
        if (Array.isArray(p)) {
          if (p.length > 1) {
            const r = { instancePath: i, schemaPath: "#/then/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (p.length < 1) {
            const r = { instancePath: i, schemaPath: "#/then/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (p.length > 0) {
            let r = p[0];
            if (typeof r != "string") {
              const f = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [f] : e.push(f), t++;
            }
            if (!(r === "error" || r === "warning" || r === "info" || r === "off")) {
              const f = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: K.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [f] : e.push(f), t++;
            }
          }
        } else {
          const q = { instancePath: i, schemaPath: "#/then/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [q] : e.push(q), t++;
        }
        var b = $ === t;
        if (v = b, v) var u = 1;
        S = "then";
      } else {
        const $ = t;
        if (Array.isArray(p)) {
          if (p.length > 2) {
            const r = { instancePath: i, schemaPath: "#/then/else/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
            e === null ? e = [r] : e.push(r), t++;
          }
          if (p.length < 2) {
            const r = { instancePath: i, schemaPath: "#/then/else/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
            e === null ? e = [r] : e.push(r), t++;
          }
          const q = p.length;
          if (q > 0) {
            let r = p[0];
            if (typeof r != "string") {
              const f = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [f] : e.push(f), t++;
            }
            if (!(r === "error" || r === "warning" || r === "info" || r === "off")) {
              const f = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: K.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [f] : e.push(f), t++;
            }
          }
          if (q > 1) {
            let r = p[1];
            if (!(r && typeof r == "object" && !Array.isArray(r))) {
              const f = { instancePath: i + "/1", schemaPath: "#/then/else/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [f] : e.push(f), t++;
            }
          }
        } else {
          const q = { instancePath: i, schemaPath: "#/then/else/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [q] : e.push(q), t++;
        }
        var b = $ === t;
        v = b, v && u !== true && (u = u > 2 ? u : 2), S = "else";
      }
      if (!v) {
        const $ = { instancePath: i, schemaPath: "#/then/if", keyword: "if", params: { failingKeyword: S }, message: 'must match "' + S + '" schema' };
        e === null ? e = [$] : e.push($), t++;
      }
      var h = I === t;
      s = h, c = "then";
    } else {
      const I = t;
      if (typeof p != "string") {
        const v = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [v] : e.push(v), t++;
      }
      if (!(p === "error" || p === "warning" || p === "info" || p === "off")) {
        const v = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: K.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [v] : e.push(v), t++;
      }
      var h = I === t;
      s = h, c = "else";
    }
    if (!s) {
      const I = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [I] : e.push(I), t++;
    }
    return w.errors = e, x.items = u, t === 0;
  }
  w.evaluated = { dynamicProps: false, dynamicItems: true };
  const se = { examples: ["error", "warning", "info", "off"], if: { type: "array" }, then: { type: "array", prefixItems: [{ $ref: "#/$defs/severity" }], minItems: 1, maxItems: 1 }, else: { $ref: "#/$defs/severity" } };
  function C(p, { instancePath: i = "", parentData: U, parentDataProperty: Y, rootData: A = p, dynamicAnchors: j = {} } = {}) {
    let e = null, t = 0;
    const x = C.evaluated;
    x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0);
    const l = t;
    let s = true;
    const a = t;
    if (!Array.isArray(p)) {
      const u = {};
      e === null ? e = [u] : e.push(u), t++;
    }
    var h = a === t;
    t = l, e !== null && (l ? e.length = l : e = null);
    let c;
    if (h) {
      const u = t;
      if (Array.isArray(p)) {
        if (p.length > 1) {
          const v = { instancePath: i, schemaPath: "#/then/maxItems", keyword: "maxItems", params: { limit: 1 }, message: "must NOT have more than 1 items" };
          e === null ? e = [v] : e.push(v), t++;
        }
        if (p.length < 1) {
          const v = { instancePath: i, schemaPath: "#/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          e === null ? e = [v] : e.push(v), t++;
        }
        if (p.length > 0) {
          let v = p[0];
          if (typeof v != "string") {
            const _ = { instancePath: i + "/0", schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [_] : e.push(_), t++;
          }
          if (!(v === "error" || v === "warning" || v === "info" || v === "off")) {
            const _ = { instancePath: i + "/0", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: K.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [_] : e.push(_), t++;
          }
        }
      } else {
        const k = { instancePath: i, schemaPath: "#/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        e === null ? e = [k] : e.push(k), t++;
      }
      var h = u === t;
      if (s = h, s) var b = 1;
      c = "then";
    } else {
      const u = t;
      if (typeof p != "string") {
        const k = { instancePath: i, schemaPath: "#/$defs/severity/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [k] : e.push(k), t++;
      }
      if (!(p === "error" || p === "warning" || p === "info" || p === "off")) {
        const k = { instancePath: i, schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: K.enum }, message: "must be equal to one of the allowed values" };
        e === null ? e = [k] : e.push(k), t++;
      }
      var h = u === t;
      s = h, c = "else";
    }
    if (!s) {
      const u = { instancePath: i, schemaPath: "#/if", keyword: "if", params: { failingKeyword: c }, message: 'must match "' + c + '" schema' };
      e === null ? e = [u] : e.push(u), t++;
    }
    return C.errors = e, x.items = b, t === 0;
  }
  C.evaluated = { dynamicProps: false, dynamicItems: true };
  const X = import_equal.default.default;
  function E(p, { instancePath: i = "", parentData: U, parentDataProperty: Y, rootData: A = p, dynamicAnchors: j = {} } = {}) {
    let e = null, t = 0;
    const x = E.evaluated;
    if (x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      for (const r in p) if (!(r === "common/description-length" || r === "common/empty-description" || r === "common/parameter-description" || r === "mcp/name-format" || r === "openai/description-action-oriented" || r === "openai/read-only-hint" || r === "otc/flat-input-schema" || r === "otc/oauth2-scopes" || B.test(r) || Q.test(r))) {
        const f = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: r }, message: "must NOT have additional properties" };
        e === null ? e = [f] : e.push(f), t++;
      }
      if (p["common/description-length"] !== void 0) {
        let r = p["common/description-length"];
        if (!w(r, { instancePath: i + "/common~1description-length", parentData: p, parentDataProperty: "common/description-length", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var l = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var s = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), s) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (!(n === "toolMin" || n === "toolMax" || n === "parameterMax")) {
                  const d = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.toolMin !== void 0) {
                  let n = o.toolMin;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
                    const d = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (typeof n == "number" && isFinite(n) && (n < 0 || isNaN(n))) {
                    const d = { instancePath: i + "/common~1description-length/1/toolMin", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMin/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (o.toolMax !== void 0) {
                  let n = o.toolMax;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
                    const d = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n))) {
                    const d = { instancePath: i + "/common~1description-length/1/toolMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/toolMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (o.parameterMax !== void 0) {
                  let n = o.parameterMax;
                  if (!(typeof n == "number" && !(n % 1) && !isNaN(n) && isFinite(n))) {
                    const d = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                  if (typeof n == "number" && isFinite(n) && (n < 1 || isNaN(n))) {
                    const d = { instancePath: i + "/common~1description-length/1/parameterMax", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/properties/parameterMax/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/common~1description-length/1", schemaPath: "#/properties/common~1description-length/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var s = m === t;
          y = s, y && l !== true && (l = l > 2 ? l : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/common~1description-length", schemaPath: "#/properties/common~1description-length/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      if (p["common/empty-description"] !== void 0) {
        let r = p["common/empty-description"];
        if (!w(r, { instancePath: i + "/common~1empty-description", parentData: p, parentDataProperty: "common/empty-description", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var a = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var h = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), h) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (n !== "repeats") {
                  const d = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.repeats !== void 0) {
                  let n = o.repeats;
                  if (!(n === "open" || n === "all")) {
                    const d = { instancePath: i + "/common~1empty-description/1/repeats", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/properties/repeats/enum", keyword: "enum", params: { allowedValues: L.properties["common/empty-description"].then.prefixItems[1].properties.repeats.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/common~1empty-description/1", schemaPath: "#/properties/common~1empty-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var h = m === t;
          y = h, y && a !== true && (a = a > 2 ? a : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/common~1empty-description", schemaPath: "#/properties/common~1empty-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      if (p["common/parameter-description"] !== void 0) {
        let r = p["common/parameter-description"];
        if (!w(r, { instancePath: i + "/common~1parameter-description", parentData: p, parentDataProperty: "common/parameter-description", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var c = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var b = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), b) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (!(n === "null" || n === "selfExplaining")) {
                  const d = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.null !== void 0) {
                  let n = o.null;
                  if (!(n === "accept" || n === "report")) {
                    const d = { instancePath: i + "/common~1parameter-description/1/null", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/null/enum", keyword: "enum", params: { allowedValues: L.properties["common/parameter-description"].then.prefixItems[1].properties.null.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
                if (o.selfExplaining !== void 0) {
                  let n = o.selfExplaining;
                  if (!(n === "accept" || n === "report")) {
                    const d = { instancePath: i + "/common~1parameter-description/1/selfExplaining", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/properties/selfExplaining/enum", keyword: "enum", params: { allowedValues: L.properties["common/parameter-description"].then.prefixItems[1].properties.selfExplaining.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/common~1parameter-description/1", schemaPath: "#/properties/common~1parameter-description/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var b = m === t;
          y = b, y && c !== true && (c = c > 2 ? c : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/common~1parameter-description", schemaPath: "#/properties/common~1parameter-description/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      if (p["mcp/name-format"] !== void 0) {
        let r = p["mcp/name-format"];
        if (!w(r, { instancePath: i + "/mcp~1name-format", parentData: p, parentDataProperty: "mcp/name-format", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var u = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var I = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), I) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (n !== "names") {
                  const d = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.names !== void 0) {
                  let n = o.names;
                  if (!(n === "specification" || n === "every-client")) {
                    const d = { instancePath: i + "/mcp~1name-format/1/names", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/properties/names/enum", keyword: "enum", params: { allowedValues: L.properties["mcp/name-format"].then.prefixItems[1].properties.names.enum }, message: "must be equal to one of the allowed values" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/mcp~1name-format/1", schemaPath: "#/properties/mcp~1name-format/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var I = m === t;
          y = I, y && u !== true && (u = u > 2 ? u : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/mcp~1name-format", schemaPath: "#/properties/mcp~1name-format/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      if (p["openai/description-action-oriented"] !== void 0) {
        let r = p["openai/description-action-oriented"];
        if (!w(r, { instancePath: i + "/openai~1description-action-oriented", parentData: p, parentDataProperty: "openai/description-action-oriented", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var k = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var v = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), v) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (n !== "dialects") {
                  const d = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.dialects !== void 0) {
                  let n = o.dialects;
                  if (Array.isArray(n)) {
                    const d = n.length;
                    for (let N = 0; N < d; N++) {
                      let V = n[N];
                      if (!(V === "seed" || V === "openai" || V === "mcp-apps")) {
                        const H = { instancePath: i + "/openai~1description-action-oriented/1/dialects/" + N, schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: L.properties["openai/description-action-oriented"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [H] : e.push(H), t++;
                      }
                    }
                    let T2 = n.length, M;
                    if (T2 > 1) {
                      e: for (; T2--; ) for (M = T2; M--; ) if (X(n[T2], n[M])) {
                        const N = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: T2, j: M }, message: "must NOT have duplicate items (items ## " + M + " and " + T2 + " are identical)" };
                        e === null ? e = [N] : e.push(N), t++;
                        break e;
                      }
                    }
                  } else {
                    const d = { instancePath: i + "/openai~1description-action-oriented/1/dialects", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/openai~1description-action-oriented/1", schemaPath: "#/properties/openai~1description-action-oriented/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var v = m === t;
          y = v, y && k !== true && (k = k > 2 ? k : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/openai~1description-action-oriented", schemaPath: "#/properties/openai~1description-action-oriented/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      if (p["openai/read-only-hint"] !== void 0) {
        let r = p["openai/read-only-hint"];
        if (!w(r, { instancePath: i + "/openai~1read-only-hint", parentData: p, parentDataProperty: "openai/read-only-hint", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var _ = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var S = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), S) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (n !== "dialects") {
                  const d = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.dialects !== void 0) {
                  let n = o.dialects;
                  if (Array.isArray(n)) {
                    const d = n.length;
                    for (let N = 0; N < d; N++) {
                      let V = n[N];
                      if (!(V === "seed" || V === "openai" || V === "mcp-apps")) {
                        const H = { instancePath: i + "/openai~1read-only-hint/1/dialects/" + N, schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/items/enum", keyword: "enum", params: { allowedValues: L.properties["openai/read-only-hint"].then.prefixItems[1].properties.dialects.items.enum }, message: "must be equal to one of the allowed values" };
                        e === null ? e = [H] : e.push(H), t++;
                      }
                    }
                    let T2 = n.length, M;
                    if (T2 > 1) {
                      e: for (; T2--; ) for (M = T2; M--; ) if (X(n[T2], n[M])) {
                        const N = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/uniqueItems", keyword: "uniqueItems", params: { i: T2, j: M }, message: "must NOT have duplicate items (items ## " + M + " and " + T2 + " are identical)" };
                        e === null ? e = [N] : e.push(N), t++;
                        break e;
                      }
                    }
                  } else {
                    const d = { instancePath: i + "/openai~1read-only-hint/1/dialects", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/properties/dialects/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                    e === null ? e = [d] : e.push(d), t++;
                  }
                }
              } else {
                const n = { instancePath: i + "/openai~1read-only-hint/1", schemaPath: "#/properties/openai~1read-only-hint/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var S = m === t;
          y = S, y && _ !== true && (_ = _ > 2 ? _ : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/openai~1read-only-hint", schemaPath: "#/properties/openai~1read-only-hint/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      if (p["otc/flat-input-schema"] !== void 0) {
        let r = p["otc/flat-input-schema"];
        if (!w(r, { instancePath: i + "/otc~1flat-input-schema", parentData: p, parentDataProperty: "otc/flat-input-schema", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var R = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var $ = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), $) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (n !== "accept") {
                  const d = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.accept !== void 0 && typeof o.accept != "boolean") {
                  const n = { instancePath: i + "/otc~1flat-input-schema/1/accept", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/properties/accept/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [n] : e.push(n), t++;
                }
              } else {
                const n = { instancePath: i + "/otc~1flat-input-schema/1", schemaPath: "#/properties/otc~1flat-input-schema/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var $ = m === t;
          y = $, y && R !== true && (R = R > 2 ? R : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/otc~1flat-input-schema", schemaPath: "#/properties/otc~1flat-input-schema/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      if (p["otc/oauth2-scopes"] !== void 0) {
        let r = p["otc/oauth2-scopes"];
        if (!w(r, { instancePath: i + "/otc~1oauth2-scopes", parentData: p, parentDataProperty: "otc/oauth2-scopes", rootData: A, dynamicAnchors: j })) e = O(e, w.errors), t = e.length;
        else var G = w.evaluated.items;
        const f = t;
        let y = true;
        const P = t;
        if (t === P) if (Array.isArray(r)) {
          if (r.length < 2) {
            const m = {};
            e === null ? e = [m] : e.push(m), t++;
          }
        } else {
          const m = {};
          e === null ? e = [m] : e.push(m), t++;
        }
        var q = P === t;
        if (t = f, e !== null && (f ? e.length = f : e = null), q) {
          const m = t;
          if (Array.isArray(r)) {
            if (r.length > 2) {
              const o = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length < 2) {
              const o = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items" };
              e === null ? e = [o] : e.push(o), t++;
            }
            if (r.length > 1) {
              let o = r[1];
              if (o && typeof o == "object" && !Array.isArray(o)) {
                for (const n in o) if (n !== "allowNone") {
                  const d = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: n }, message: "must NOT have additional properties" };
                  e === null ? e = [d] : e.push(d), t++;
                }
                if (o.allowNone !== void 0 && typeof o.allowNone != "boolean") {
                  const n = { instancePath: i + "/otc~1oauth2-scopes/1/allowNone", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/properties/allowNone/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
                  e === null ? e = [n] : e.push(n), t++;
                }
              } else {
                const n = { instancePath: i + "/otc~1oauth2-scopes/1", schemaPath: "#/properties/otc~1oauth2-scopes/then/prefixItems/1/type", keyword: "type", params: { type: "object" }, message: "must be object" };
                e === null ? e = [n] : e.push(n), t++;
              }
            }
          } else {
            const g = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/then/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [g] : e.push(g), t++;
          }
          var q = m === t;
          y = q, y && G !== true && (G = G > 2 ? G : 2);
        }
        if (!y) {
          const m = { instancePath: i + "/otc~1oauth2-scopes", schemaPath: "#/properties/otc~1oauth2-scopes/if", keyword: "if", params: { failingKeyword: "then" }, message: 'must match "then" schema' };
          e === null ? e = [m] : e.push(m), t++;
        }
      }
      for (const r in p) B.test(r) && (w(p[r], { instancePath: i + "/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: p, parentDataProperty: r, rootData: A, dynamicAnchors: j }) || (e = O(e, w.errors), t = e.length));
      for (const r in p) Q.test(r) && (C(p[r], { instancePath: i + "/" + r.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: p, parentDataProperty: r, rootData: A, dynamicAnchors: j }) || (e = O(e, C.errors), t = e.length));
    } else {
      const r = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [r] : e.push(r), t++;
    }
    return E.errors = e, t === 0;
  }
  E.evaluated = { props: true, dynamicProps: false, dynamicItems: false };
  function J(p, { instancePath: i = "", parentData: U, parentDataProperty: Y, rootData: A = p, dynamicAnchors: j = {} } = {}) {
    let e = null, t = 0;
    const x = J.evaluated;
    if (x.dynamicProps && (x.props = void 0), x.dynamicItems && (x.items = void 0), p && typeof p == "object" && !Array.isArray(p)) {
      for (const l in p) if (!W.call(F.properties, l)) {
        const s = { instancePath: i, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: l }, message: "must NOT have additional properties" };
        e === null ? e = [s] : e.push(s), t++;
      }
      if (p.$schema !== void 0 && typeof p.$schema != "string") {
        const l = { instancePath: i + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (p.root !== void 0 && typeof p.root != "boolean") {
        const l = { instancePath: i + "/root", schemaPath: "#/properties/root/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (p.extends !== void 0) {
        let l = p.extends;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let a = 0; a < s; a++) {
            let h = l[a];
            if (typeof h == "string") {
              if (D(h) < 1) {
                const c = { instancePath: i + "/extends/" + a, schemaPath: "#/properties/extends/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/extends/" + a, schemaPath: "#/properties/extends/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/extends", schemaPath: "#/properties/extends/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.rules !== void 0 && (E(p.rules, { instancePath: i + "/rules", parentData: p, parentDataProperty: "rules", rootData: A, dynamicAnchors: j }) || (e = O(e, E.errors), t = e.length)), p.files !== void 0) {
        let l = p.files;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let a = 0; a < s; a++) {
            let h = l[a];
            if (typeof h == "string") {
              if (D(h) < 1) {
                const c = { instancePath: i + "/files/" + a, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/files/" + a, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.ignore !== void 0) {
        let l = p.ignore;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let a = 0; a < s; a++) {
            let h = l[a];
            if (typeof h == "string") {
              if (D(h) < 1) {
                const c = { instancePath: i + "/ignore/" + a, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/ignore/" + a, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.overrides !== void 0) {
        let l = p.overrides;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let a = 0; a < s; a++) {
            let h = l[a];
            if (h && typeof h == "object" && !Array.isArray(h)) {
              if (h.files === void 0) {
                const c = { instancePath: i + "/overrides/" + a, schemaPath: "#/properties/overrides/items/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'" };
                e === null ? e = [c] : e.push(c), t++;
              }
              for (const c in h) if (!(c === "files" || c === "ignore" || c === "rules")) {
                const b = { instancePath: i + "/overrides/" + a, schemaPath: "#/properties/overrides/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: c }, message: "must NOT have additional properties" };
                e === null ? e = [b] : e.push(b), t++;
              }
              if (h.files !== void 0) {
                let c = h.files;
                if (Array.isArray(c)) {
                  const b = c.length;
                  for (let u = 0; u < b; u++) {
                    let I = c[u];
                    if (typeof I == "string") {
                      if (D(I) < 1) {
                        const k = { instancePath: i + "/overrides/" + a + "/files/" + u, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [k] : e.push(k), t++;
                      }
                    } else {
                      const k = { instancePath: i + "/overrides/" + a + "/files/" + u, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [k] : e.push(k), t++;
                    }
                  }
                } else {
                  const b = { instancePath: i + "/overrides/" + a + "/files", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [b] : e.push(b), t++;
                }
              }
              if (h.ignore !== void 0) {
                let c = h.ignore;
                if (Array.isArray(c)) {
                  const b = c.length;
                  for (let u = 0; u < b; u++) {
                    let I = c[u];
                    if (typeof I == "string") {
                      if (D(I) < 1) {
                        const k = { instancePath: i + "/overrides/" + a + "/ignore/" + u, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                        e === null ? e = [k] : e.push(k), t++;
                      }
                    } else {
                      const k = { instancePath: i + "/overrides/" + a + "/ignore/" + u, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                      e === null ? e = [k] : e.push(k), t++;
                    }
                  }
                } else {
                  const b = { instancePath: i + "/overrides/" + a + "/ignore", schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
                  e === null ? e = [b] : e.push(b), t++;
                }
              }
              h.rules !== void 0 && (E(h.rules, { instancePath: i + "/overrides/" + a + "/rules", parentData: h, parentDataProperty: "rules", rootData: A, dynamicAnchors: j }) || (e = O(e, E.errors), t = e.length));
            } else {
              const c = { instancePath: i + "/overrides/" + a, schemaPath: "#/properties/overrides/items/type", keyword: "type", params: { type: "object" }, message: "must be object" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.formats !== void 0) {
        let l = p.formats;
        if (l && typeof l == "object" && !Array.isArray(l)) for (const s in l) {
          let a = l[s];
          if (typeof a != "string") {
            const h = { instancePath: i + "/formats/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            e === null ? e = [h] : e.push(h), t++;
          }
          if (!(a === "otc" || a === "shinkai" || a === "gloodata" || a === "openai" || a === "mcp")) {
            const h = { instancePath: i + "/formats/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/formats/additionalProperties/enum", keyword: "enum", params: { allowedValues: F.properties.formats.additionalProperties.enum }, message: "must be equal to one of the allowed values" };
            e === null ? e = [h] : e.push(h), t++;
          }
        }
        else {
          const s = { instancePath: i + "/formats", schemaPath: "#/properties/formats/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.servers !== void 0) {
        let l = p.servers;
        if (l && typeof l == "object" && !Array.isArray(l)) for (const s in l) {
          let a = l[s];
          if (Array.isArray(a)) {
            const h = a.length;
            for (let c = 0; c < h; c++) {
              let b = a[c];
              if (typeof b == "string") {
                if (D(b) < 1) {
                  const u = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                  e === null ? e = [u] : e.push(u), t++;
                }
              } else {
                const u = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + c, schemaPath: "#/$defs/globs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
                e === null ? e = [u] : e.push(u), t++;
              }
            }
          } else {
            const h = { instancePath: i + "/servers/" + s.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/globs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
            e === null ? e = [h] : e.push(h), t++;
          }
        }
        else {
          const s = { instancePath: i + "/servers", schemaPath: "#/properties/servers/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.dialect !== void 0) {
        let l = p.dialect;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const s in l) if (s !== "openai") {
            const a = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
            e === null ? e = [a] : e.push(a), t++;
          }
          if (l.openai !== void 0) {
            let s = l.openai;
            if (typeof s != "string") {
              const a = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (!(s === "auto" || s === "seed" || s === "openai" || s === "mcp-apps")) {
              const a = { instancePath: i + "/dialect/openai", schemaPath: "#/properties/dialect/properties/openai/enum", keyword: "enum", params: { allowedValues: F.properties.dialect.properties.openai.enum }, message: "must be equal to one of the allowed values" };
              e === null ? e = [a] : e.push(a), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/dialect", schemaPath: "#/properties/dialect/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.comments !== void 0 && typeof p.comments != "boolean") {
        const l = { instancePath: i + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        e === null ? e = [l] : e.push(l), t++;
      }
      if (p.limits !== void 0) {
        let l = p.limits;
        if (l && typeof l == "object" && !Array.isArray(l)) {
          for (const s in l) if (!(s === "fileSize" || s === "depth" || s === "aliases" || s === "findingsPerFile" || s === "findings")) {
            const a = { instancePath: i + "/limits", schemaPath: "#/properties/limits/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: s }, message: "must NOT have additional properties" };
            e === null ? e = [a] : e.push(a), t++;
          }
          if (l.fileSize !== void 0) {
            let s = l.fileSize;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const a = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 268435456 || isNaN(s)) {
                const a = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/maximum", keyword: "maximum", params: { comparison: "<=", limit: 268435456 }, message: "must be <= 268435456" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (s < 1 || isNaN(s)) {
                const a = { instancePath: i + "/limits/fileSize", schemaPath: "#/properties/limits/properties/fileSize/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          }
          if (l.depth !== void 0) {
            let s = l.depth;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const a = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e3 || isNaN(s)) {
                const a = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e3 }, message: "must be <= 1000" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (s < 1 || isNaN(s)) {
                const a = { instancePath: i + "/limits/depth", schemaPath: "#/properties/limits/properties/depth/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          }
          if (l.aliases !== void 0) {
            let s = l.aliases;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const a = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 5e6 || isNaN(s)) {
                const a = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e6 }, message: "must be <= 5000000" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (s < 1 || isNaN(s)) {
                const a = { instancePath: i + "/limits/aliases", schemaPath: "#/properties/limits/properties/aliases/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          }
          if (l.findingsPerFile !== void 0) {
            let s = l.findingsPerFile;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const a = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e6 || isNaN(s)) {
                const a = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (s < 1 || isNaN(s)) {
                const a = { instancePath: i + "/limits/findingsPerFile", schemaPath: "#/properties/limits/properties/findingsPerFile/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          }
          if (l.findings !== void 0) {
            let s = l.findings;
            if (!(typeof s == "number" && !(s % 1) && !isNaN(s) && isFinite(s))) {
              const a = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
              e === null ? e = [a] : e.push(a), t++;
            }
            if (typeof s == "number" && isFinite(s)) {
              if (s > 1e6 || isNaN(s)) {
                const a = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
                e === null ? e = [a] : e.push(a), t++;
              }
              if (s < 1 || isNaN(s)) {
                const a = { instancePath: i + "/limits/findings", schemaPath: "#/properties/limits/properties/findings/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
                e === null ? e = [a] : e.push(a), t++;
              }
            }
          }
        } else {
          const s = { instancePath: i + "/limits", schemaPath: "#/properties/limits/type", keyword: "type", params: { type: "object" }, message: "must be object" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
      if (p.plugins !== void 0) {
        let l = p.plugins;
        if (Array.isArray(l)) {
          const s = l.length;
          for (let a = 0; a < s; a++) {
            let h = l[a];
            if (typeof h == "string") {
              if (D(h) < 1) {
                const c = { instancePath: i + "/plugins/" + a, schemaPath: "#/properties/plugins/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
                e === null ? e = [c] : e.push(c), t++;
              }
            } else {
              const c = { instancePath: i + "/plugins/" + a, schemaPath: "#/properties/plugins/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
              e === null ? e = [c] : e.push(c), t++;
            }
          }
        } else {
          const s = { instancePath: i + "/plugins", schemaPath: "#/properties/plugins/type", keyword: "type", params: { type: "array" }, message: "must be array" };
          e === null ? e = [s] : e.push(s), t++;
        }
      }
    } else {
      const l = { instancePath: i, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
      e === null ? e = [l] : e.push(l), t++;
    }
    return J.errors = e, t === 0;
  }
  return J.evaluated = { props: true, dynamicProps: false, dynamicItems: false }, J;
});

export {
  UserError,
  readHunks,
  toSlashes,
  absolutePath,
  relativePath,
  inFolder,
  parentOf,
  isInside,
  realPath,
  withoutLinks,
  EXTENSIONS,
  openGit,
  gitTop,
  workspaceOf,
  changedSince,
  isRevision,
  followedByGit,
  CONFIG_NAMES,
  PACKAGE_NAME,
  readText,
  readStream,
  reason,
  discover,
  extensionOf,
  isGlob,
  replaceFile,
  wouldReplace,
  writeAtomically,
  holdSignals,
  nextTurn,
  lastTurn,
  isPath,
  readConfig,
  createConfigs,
  printableConfig,
  openServices,
  openSuppressions,
  ignored,
  reportOn,
  lintRead,
  lintSource,
  check,
  limited,
  run,
  oe
};
