import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  UserError
} from "./chunk-VKN52NZO.js";
import {
  readHunks
} from "./chunk-WYUWWQSN.js";
import {
  printable
} from "./chunk-ZRVJU6IG.js";

// src/workspace/changed.ts
import { posix } from "node:path";

// src/workspace/git.ts
import { execFile } from "node:child_process";
import { dirname } from "node:path";
var TIMEOUT_MS = 6e4;
var MAX_OUTPUT = 256 * 1024 * 1024;
var SETTINGS = ["core.fsmonitor=false", "core.hooksPath=/dev/null", "core.quotePath=false", "diff.external="];
function openGit(cwd, settings = []) {
  const fixed = ["--no-pager", "-C", cwd, ...[...SETTINGS, ...settings].flatMap((setting) => ["-c", setting])];
  return (...args) => new Promise((done, fail) => {
    const options = {
      // Windows would first look for a git.exe in the folder that it starts in.
      cwd: dirname(process.execPath),
      env: environment(process.env),
      encoding: "utf8",
      timeout: TIMEOUT_MS,
      killSignal: "SIGKILL",
      maxBuffer: MAX_OUTPUT
    };
    const child = execFile("git", [...fixed, ...args], options, (error, out, err) => {
      if (!error) done({ ok: true, out, complaint: "" });
      else if (typeof error.code === "number") done({ ok: false, out, complaint: complaintIn(err) });
      else fail(new UserError(whyNot(error, args[0])));
    });
    child.stdin?.on("error", () => {
    }).end();
  });
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
  const line = lines.find((each) => each.startsWith("fatal:")) ?? lines[0];
  return printable(line.replace(/^(fatal|error): /, ""), 300);
}

// src/workspace/changed.ts
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
  const [isInside, isShallow, ...prefix] = out.split("\n");
  if (ok && isInside === "true")
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
  const refs = new Map(out.split("\n").map((line) => line.split(" ")));
  const found = refs.get(ORIGIN_HEAD) || MAIN_BRANCHES.find((ref) => refs.has(ref));
  if (found) return found.replace(/^refs\/(remotes|heads)\//, "");
  throw new UserError(
    `--changed found no branch to compare with: neither main nor master, on origin or here. ${isShallow ? SHALLOW : "Name one: --changed=BASE."}`
  );
}
var SHALLOW = "This clone is shallow, so older commits are missing: git fetch --unshallow origin gets them (with actions/checkout: fetch-depth: 0).";
async function mergeBase(git, base, isBorn, isShallow) {
  const shown = printable(base);
  if (base.startsWith("-") || base === "")
    throw new UserError(`--changed needs a branch, a tag or a commit, and got "${shown}".`);
  const commit = await commitOf(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
  const { ok, out } = isBorn ? await git("merge-base", commit, ...heads) : { ok: false, out: "" };
  if (ok) return out.trim();
  throw new UserError(
    `--changed: this branch and \`${shown}\` have no commit in common${isShallow ? ` here. ${SHALLOW}` : "."}`
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
  ...["--patch", "--unified=0", "--find-renames", "-l1000", "--ignore-submodules=all", "--no-color"],
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
  const starting = (word) => head.find((line) => line.startsWith(word))?.slice(word.length);
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

// src/report/index.ts
var RENDERERS = {
  pretty: async () => (await import("./pretty-PULMRRNS.js")).pretty,
  json: async () => (await import("./json-FJ5D4M4T.js")).json,
  sarif: async () => (await import("./sarif-XGDOT67C.js")).sarif,
  github: async () => (await import("./github-QGAD5WO5.js")).github,
  junit: async () => (await import("./junit-45HBDYVP.js")).junit,
  markdown: async () => (await import("./markdown-4X5DSCX6.js")).markdown,
  html: async () => (await import("./html-FHK7RUQ3.js")).html
};
var REPORT_FORMATS = Object.keys(RENDERERS);
async function render(format, report, context) {
  const renderer = await RENDERERS[format]();
  return renderer(report, context);
}

export {
  openGit,
  changedSince,
  isRevision,
  render
};
