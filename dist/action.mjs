import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  annotations,
  jsonParts,
  workflowCommand
} from "./chunks/chunk-2VCXXBVA.mjs";
import {
  gravestFirst,
  severities,
  sorted
} from "./chunks/chunk-RJMGQTMJ.mjs";
import {
  grouped,
  plural,
  sentence
} from "./chunks/chunk-DF74DJHY.mjs";
import {
  PRESETS,
  SEVERITIES,
  SUPPRESSIONS,
  TOOL,
  UserError,
  check,
  createConfigs,
  followedByGit,
  formats,
  holdSignals,
  isPath,
  openGit,
  readConfig,
  rules,
  se,
  wouldReplace,
  writeAtomically
} from "./chunks/chunk-TSN5NVQ5.mjs";
import "./chunks/chunk-VZAAAPFH.mjs";
import "./chunks/chunk-H2LZKF3A.mjs";
import "./chunks/chunk-OF6UU3CD.mjs";
import "./chunks/chunk-TSQMFQ7H.mjs";
import "./chunks/chunk-NWBLLIXI.mjs";
import {
  readHunks
} from "./chunks/chunk-3EVODGKU.mjs";
import {
  CONFIG_NAMES,
  EXTENSIONS,
  PACKAGE_NAME,
  absolutePath,
  discover,
  inFolder,
  isInside,
  parentOf,
  readText,
  realPath,
  reason,
  relativePath
} from "./chunks/chunk-P4IKV5Q6.mjs";
import "./chunks/chunk-LB4DWLOV.mjs";
import "./chunks/chunk-7ESPKXHP.mjs";
import {
  addTo
} from "./chunks/chunk-3MI6NGFY.mjs";
import "./chunks/chunk-SS64J6TM.mjs";
import {
  printable
} from "./chunks/chunk-UHWILREV.mjs";
import {
  didYouMean,
  near
} from "./chunks/chunk-UTULHS2Q.mjs";
import "./chunks/chunk-RVJAR34K.mjs";
import "./chunks/chunk-RXY37FN6.mjs";
import "./chunks/chunk-LEUONKNP.mjs";
import {
  countAll,
  isAtLeast
} from "./chunks/chunk-UQ7RYQ4I.mjs";
import "./chunks/chunk-VWVQ4KLJ.mjs";
import "./chunks/chunk-P55NDAM6.mjs";
import "./chunks/chunk-2CEN453Q.mjs";
import "./chunks/chunk-JVZTSKKL.mjs";

// src/action/checkout-below.ts
import { lstatSync } from "node:fs";
async function lookBelow(place, paths) {
  const { root, cwd } = place;
  if (isCheckout(root)) return place;
  const { files } = await discover({ cwd, paths, extensions: EXTENSIONS });
  const known = /* @__PURE__ */ new Map();
  const tops = new Set(files.map(({ absolute }) => outermost(parentOf(absolute), root, known)));
  const [top] = tops;
  if (tops.size === 1) return { ...place, root: top ?? root };
  return { ...place, isMixed: tops.size > 1 };
}
function isCheckout(folder) {
  return lstatSync(inFolder(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
}
function outermost(folder, workspace, known) {
  if (folder === workspace || !isInside(workspace, folder)) return void 0;
  if (!known.has(folder)) {
    const around = outermost(parentOf(folder), workspace, known);
    known.set(folder, around ?? (isCheckout(folder) ? folder : void 0));
  }
  return known.get(folder);
}

// src/action/checkout.ts
async function commitOf({ pull, head }, { workspace, root }) {
  const top = isCheckout(workspace) ? workspace : root;
  if (pull || !isCheckout(top)) return head;
  return await headOf(openGit(top)).catch(() => "") || head;
}
async function checkoutNotices({ name, pull, base, sha }, { root }) {
  if (name !== "pull_request_target" || !pull) return [];
  try {
    const git = openGit(root);
    const here = await headOf(git);
    if (here === "" || here === pull.head) return [];
    if (here === base || here === sha)
      return [`What is checked out is the base branch, so nothing of this pull request was linted: ${REF}`];
    const { out } = await git("cat-file", "commit", here);
    if (parentsIn(out).includes(pull.head)) return [];
    return [
      `What is checked out, ${short(here)}, is neither the head of this pull request, ${short(pull.head)}, nor merged from it, so what was linted may be nothing of it: ${REF}`
    ];
  } catch {
    return [];
  }
}
async function headOf(git) {
  return (await git("rev-parse", "--verify", "--quiet", "HEAD")).out.trim();
}
function parentsIn(commit) {
  const [head = ""] = commit.split("\n\n", 1);
  return Array.from(head.matchAll(/^parent ([0-9a-f]+)$/gm), ([, parent]) => parent);
}
var short = (commit) => commit.slice(0, 7);
var REF = "on pull_request_target `actions/checkout` needs a `ref`. See the README on forks before you give it one.";

// src/action/base-config.ts
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix as posix3 } from "node:path";

// src/action/base-files.ts
import { basename, posix } from "node:path";
async function filesByGit(commit, root) {
  try {
    const git = openGit(root);
    const { ok, out } = await git("ls-tree", "-r", "-z", "--full-tree", commit);
    if (!ok) return void 0;
    const files = /* @__PURE__ */ new Map();
    const folders = /* @__PURE__ */ new Map();
    for (const line of out.split("\0")) {
      const [, mode, object, path] = /^(\d+) \w+ ([0-9a-f]+)\t([^]*)$/.exec(line) ?? [];
      if (mode === void 0 || object === void 0 || path === void 0) continue;
      files.set(path, isLink(mode) ? LINK : object);
      addTo(folders, folderOf(path), basename(path));
    }
    return {
      list: async (folder) => folders.get(folder) ?? [],
      async read(path) {
        const object = files.get(path);
        if (object === void 0) return void 0;
        if (object === LINK) throw linked(path);
        const { ok: ok2, out: out2, complaint } = await git("cat-file", "blob", object);
        if (!ok2) throw new Error(complaint);
        return out2;
      }
    };
  } catch (error) {
    if (error instanceof UserError) return void 0;
    throw error;
  }
}
var LINK = "link";
var isLink = (mode) => mode === "120000";
var linked = (path) => new UserError(`${printable(path)} is a symbolic link there, and links are not followed`);
var MOST_REQUESTS = 200;
var MOST_LISTED = 1e3;
function filesByApi(commit, github) {
  let requests = 0;
  const ask = async (path) => {
    if (++requests > MOST_REQUESTS) {
      throw new UserError(
        `there are too many folders to ask GitHub for. Check out with \`fetch-depth: 0\`, and git can tell`
      );
    }
    try {
      return await github.request("GET /repos/{owner}/{repo}/contents/{path}", { path, ref: commit });
    } catch (error) {
      if (error.kind === "missing") return void 0;
      throw error;
    }
  };
  return {
    async list(folder) {
      const entries = await ask(folder);
      if (entries === void 0 && folder === "") throw new Error("GitHub does not show this commit");
      if (!Array.isArray(entries)) return [];
      if (entries.length >= MOST_LISTED)
        throw new UserError(`${printable(folder) || "The top folder"} holds more files than GitHub lists`);
      return entries.filter(({ type }) => type !== "dir").map(({ name }) => name);
    },
    async read(path) {
      const file = await ask(path);
      if (file === void 0 || Array.isArray(file)) return void 0;
      if (file.type !== "file") throw linked(path);
      if (file.encoding !== "base64" || file.content === void 0)
        throw new UserError(`${printable(path)} is too large`);
      return Buffer.from(file.content, "base64").toString("utf8");
    }
  };
}
function folderOf(path) {
  const folder = posix.dirname(path);
  return folder === "." ? "" : folder;
}

// src/workspace/changed.ts
import { posix as posix2 } from "node:path";
async function changedSince(base, cwd) {
  const git = openGit(cwd);
  const { prefix, isShallow } = await workTree(git);
  const isBorn = await commitOf2(git, "HEAD") !== void 0;
  const name = base ?? (isBorn ? await mainBranch(git, isShallow) : void 0);
  const from = name === void 0 ? await emptyTree(git) : await mergeBase(git, name, isBorn, isShallow);
  const [edited, untracked] = await Promise.all([editedSince(git, cwd, from), untrackedFiles(git)]);
  const all = [
    ...edited,
    ...untracked.map((path) => [path, "all"])
  ];
  const changes = new Map(all.map(([path, hunks]) => [posix2.relative(`/${prefix}`, `/${path}`), hunks]));
  return { changes, base: name ?? "the beginning, as nothing is committed yet" };
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
async function commitOf2(git, revision) {
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
  const commit = await commitOf2(git, base);
  if (commit === void 0)
    throw new UserError(`--changed: git knows no commit \`${shown}\`.${isShallow ? ` ${SHALLOW}` : ""}`);
  const heads = isBorn ? ["HEAD", ...await commitOf2(git, "MERGE_HEAD") ? ["MERGE_HEAD"] : []] : [];
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

// src/action/event.ts
import { readFileSync } from "node:fs";
var CODE_MAY_RUN = [
  "push",
  "pull_request",
  "merge_group",
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "release",
  "create"
];
function codeRefusal({ name }) {
  if (CODE_MAY_RUN.includes(name)) return void 0;
  const events = new Intl.ListFormat("en").format(CODE_MAY_RUN);
  return `On ${name || "this event"} no code runs, whatever \`allow-code\` says, as strangers may cause it where the token can write. It runs only on ${events}`;
}
function isLost({ name, pull }) {
  return /^pull_request(_target)?$/.test(name) && !pull;
}
function readEvent(env) {
  const name = env["GITHUB_EVENT_NAME"] ?? "";
  const payload = readPayload(env["GITHUB_EVENT_PATH"]);
  const sha = shaOf(env["GITHUB_SHA"]) ?? "";
  const event = { name, head: sha, sha, isFork: false };
  const pull = pullOf(payload, env["GITHUB_REPOSITORY"], name);
  if (pull) return { ...event, ...pull, head: pull.pull.head, base: pull.pull.base };
  if (name === "merge_group") {
    const group = field(payload, "merge_group");
    return { ...event, head: shaOf(field(group, "head_sha")) ?? sha, base: shaOf(field(group, "base_sha")) };
  }
  if (name === "push") {
    const before = field(payload, "before");
    const isFirst = typeof before === "string" && /^0+$/.test(before);
    return { ...event, head: shaOf(field(payload, "after")) ?? sha, base: shaOf(before), ...isFirst && { isFirst } };
  }
  return event;
}
function pullOf(payload, repository, name) {
  const pull = field(payload, "pull_request");
  const number = field(pull, "number");
  const head = shaOf(field(field(pull, "head"), "sha"));
  const base = shaOf(field(field(pull, "base"), "sha"));
  if (!Number.isSafeInteger(number) || number < 1 || !head || !base) return void 0;
  const from = field(field(field(pull, "head"), "repo"), "full_name");
  const isFork = typeof from !== "string" || from.toLowerCase() !== repository?.toLowerCase();
  const mayWrite = name === "pull_request_target";
  return { pull: { number, head, base, isFork: isFork && !mayWrite }, isFork };
}
function readPayload(path) {
  try {
    const payload = JSON.parse(readFileSync(path ?? "", "utf8"));
    return typeof payload === "object" && payload !== null ? payload : void 0;
  } catch {
    return void 0;
  }
}
function field(value, name) {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
  return value[name];
}
function shaOf(value) {
  return typeof value === "string" && /^[0-9a-f]{40,64}$/.test(value) && !/^0+$/.test(value) ? value : void 0;
}

// src/action/changes.ts
async function changesIn(event, { root, isMixed }, access) {
  if (event.base === void 0) return whyNone(event);
  if (isMixed) return MIXED;
  const reasons = [];
  if (access) {
    try {
      const files = await access.changedFiles();
      const { changesOf } = await import("./chunks/changed-7W7ZMSSC.mjs");
      const { inCheckout } = await import("./chunks/merged-lines-GFB5ZXPT.mjs");
      const changes = files && changesOf(files);
      if (files && changes) return await inCheckout(changes, files, root, access);
      reasons.push("GitHub does not list all files that changed");
    } catch (error) {
      reasons.push(messageOf(error));
    }
  } else reasons.push("there is no `github-token` to ask GitHub with");
  try {
    return (await changedSince(event.base, root)).changes;
  } catch {
    reasons.push("the checkout does not go back to where the change began (`fetch-depth: 0` gets it)");
  }
  return reasons.join(", and ");
}
function whyNone(event) {
  if (event.isFirst) return "this push begins a branch or a tag, so there is no earlier commit to compare it with";
  if (event.name === "push" || isLost(event)) return "the event does not say what changed";
  return "on this event there is no change to compare";
}
var MIXED = "what is linted does not all lie in one checkout, so nobody can tell which files GitHub speaks of. Name the folder of the repository with `working-directory`";
function messageOf(error) {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, "");
}
function seenFrom(changes, { root, cwd }) {
  if (root === cwd) return changes;
  return new Map(Array.from(changes, ([path, hunks]) => [relativePath(cwd, inFolder(root, path)), hunks]));
}

// src/action/own-files.ts
import { basename as basename2 } from "node:path";
var SHOWN = 5;
function isConfig(name) {
  return CONFIG_NAMES.has(name) || name === PACKAGE_NAME || name === SUPPRESSIONS;
}
async function ownChanges(event, place, access, { sources }, fromBase) {
  const { root, cwd } = place;
  const used = new Set(sources.map((source) => relativePath(root, absolutePath(cwd, source))));
  const changed = event.pull ? await changedPaths(event, place, access) : [];
  const own = [];
  for (const path of changed) if (used.has(path) || await isOwn(path, place)) own.push(path);
  if (own.length === 0) return [];
  const shown = own.slice(0, SHOWN).map((path) => `\`${printable(path).replaceAll("`", "'")}\``);
  const names = own.length > SHOWN ? [...shown, `${own.length - SHOWN} more`] : shown;
  const subject = `This pull request changes ${names.join(", ")}`;
  return [
    fromBase ? `${subject}. Configs and suppressions were taken from the base branch, as \`config-from: base\` says, and no \`.gitignore\` has kept back a file of a commit.` : `${subject}, and with that what is checked and reported: look at it too. \`config-from: base\` would lint with the config of the base branch.`
  ];
}
async function changedPaths(event, { root }, access) {
  const paths = /* @__PURE__ */ new Set();
  try {
    const files = await access?.changedFiles();
    for (const [path, { previous = path }] of files ?? []) paths.add(path).add(previous);
    const { mayLack } = await import("./chunks/changed-7W7ZMSSC.mjs");
    if (files && !mayLack(files)) return paths;
  } catch {
  }
  try {
    for (const path of (await changedSince(event.base, root)).changes.keys()) paths.add(path);
  } catch {
  }
  return paths;
}
async function isOwn(path, { root }) {
  const name = basename2(path);
  if (name !== PACKAGE_NAME) return isConfig(name) || name === ".gitignore";
  try {
    return await readConfig(inFolder(root, path), { cwd: root, workspace: root, allowCode: false }) !== void 0;
  } catch {
    return true;
  }
}

// src/action/base-config.ts
var OWN_BRANCH = /* @__PURE__ */ new Set(["push", "schedule", "workflow_dispatch"]);
function hasBase({ name }) {
  return !OWN_BRANCH.has(name);
}
async function openBaseConfigs({ name, base }, place, access) {
  if (base === void 0) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || "this event"} nothing says which commit the base is. Use it on pull_request or merge_group.`
    );
  }
  const files = await filesByGit(base, place.root) ?? (access && filesByApi(base, await access.github()));
  if (!files)
    throw refusal(
      `The checkout does not go back to it, and there is no \`github-token\` to ask GitHub with. ${REMEDY}`,
      base
    );
  return copies(files, base, place);
}
function copies(files, base, { root, cwd }) {
  const made = realpathSync(mkdtempSync(join(process.env["RUNNER_TEMP"] || tmpdir(), "toolint-base-")));
  const top = isInside(cwd, root) ? absolutePath(made, relativePath(cwd, root)) : made;
  mkdirSync(inFolder(top, ".git"), { recursive: true });
  const home = absolutePath(top, relativePath(root, cwd));
  const copied = /* @__PURE__ */ new Map();
  const once = (path, copy) => {
    if (!copied.has(path)) copied.set(path, copy(path));
    return copied.get(path);
  };
  const copyFolder = async (folder) => {
    if (folder !== "") await once(folderOf(folder), copyFolder);
    for (const name of await files.list(folder)) {
      if (isConfig(name)) await once(posix3.join(folder, name), copyFile);
    }
  };
  const copyFile = async (path) => {
    const text = await files.read(path);
    if (text === void 0) return;
    const target = inFolder(top, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    for (const other of await extendedBy(target, top)) await once(relativePath(top, other), copyFile);
  };
  const told = (copying) => copying.catch((error) => {
    throw refusal(error instanceof UserError ? error.message : `${messageOf(error)}. ${REMEDY}`, base);
  });
  const inTop = (path) => isInside(top, path) && path !== top ? relativePath(top, path) : "";
  return {
    cwd: home,
    copy: (file) => told(once(inTop(absolutePath(home, file)), copyFile)),
    ahead: (configs) => ({
      know() {
      },
      async for(path) {
        const folder = path === "." || path.endsWith("/") ? path : parentOf(absolutePath(home, path));
        await told(once(inTop(absolutePath(home, folder)), copyFolder));
        return configs.for(path);
      }
    }),
    close: () => rmSync(made, { recursive: true, force: true })
  };
}
async function extendedBy(file, top) {
  const source = await readConfig(file, { cwd: top, workspace: top, allowCode: false }).catch(() => void 0);
  const names = source?.value?.extends;
  if (!Array.isArray(names)) return [];
  return names.filter((name) => typeof name === "string" && isPath(name)).map((name) => absolutePath(parentOf(file), name)).filter((other) => isInside(top, other) && other !== top);
}
var REMEDY = "With `fetch-depth: 0` git has it; a `github-token` needs `contents: read`";
function refusal(why, base) {
  return new UserError(
    `The config of the base branch, at ${base.slice(0, 7)}, could not be read, so nothing was linted. ${why}.`
  );
}

// src/action/git-ignored.ts
var IGNORED = ["--others", "--ignored", "--exclude-standard", "--directory"];
async function ignoredByGit(root) {
  try {
    const { ok, out } = await openGit(root)("ls-files", "-z", ...IGNORED);
    const paths = ok ? out.split("\0").filter((path) => path !== "") : [];
    return new Set(paths.map((path) => inFolder(root, path.replace(/\/$/, ""))));
  } catch (error) {
    if (error instanceof UserError) return /* @__PURE__ */ new Set();
    throw error;
  }
}

// src/action/workspace.ts
import { lstatSync as lstatSync2, mkdirSync as mkdirSync2, statSync } from "node:fs";
import { dirname as dirname2 } from "node:path";
function findPlace(env, workingDirectory) {
  const given2 = env["GITHUB_WORKSPACE"];
  const workspace = given2 ? realPath(given2) : void 0;
  if (given2 === void 0 || workspace === void 0) {
    throw new UserError("There is no workspace: GITHUB_WORKSPACE names no folder. Check the repository out first.");
  }
  const wanted = absolutePath(given2, workingDirectory);
  const cwd = realPath(wanted);
  const shown = `\`working-directory\` is \`${printable(workingDirectory)}\``;
  if (cwd === void 0) throw new UserError(`${shown}, which does not exist. Has the repository been checked out?`);
  if (!isInside(workspace, cwd))
    throw new UserError(`${shown}, which lies outside of the workspace. Name a folder in it.`);
  if (!statSync(cwd).isDirectory()) throw new UserError(`${shown}, which is no folder.`);
  return { workspace, root: repositoryOf(cwd, workspace), cwd };
}
function repositoryOf(cwd, workspace) {
  for (let at = cwd; at !== workspace; at = parentOf(at)) {
    if (isCheckout(at)) return at;
  }
  return workspace;
}
function checkPatterns(files, { cwd, workspace }, env) {
  const given2 = absolutePath(env["GITHUB_WORKSPACE"] ?? workspace, ".");
  for (const pattern of files) {
    const path = absolutePath(cwd, pattern);
    const climbs = /[*?[{(]/.test(pattern) && /(^|[^.])\.\.($|[^.])/.test(pattern.replace(/^(\.\.\/)+/, ""));
    if (climbs || !isInside(workspace, path) && !isInside(given2, path)) {
      throw new UserError(
        `The input \`files\` names \`${printable(pattern)}\`, which leads out of the workspace. Name files in it.`
      );
    }
  }
}
function onlyInside(configs, { cwd, workspace }) {
  return {
    know: (folders) => configs.know(folders),
    for(path) {
      const file = absolutePath(cwd, path);
      const real = isInside(workspace, file) ? void 0 : realPath(file);
      if (real === void 0 || isInside(workspace, real)) return configs.for(path);
      throw new UserError(
        `The input \`files\` leads to \`${printable(path)}\`, which lies outside of the workspace. Name files in it.`
      );
    }
  };
}
function reportPath(input, path, { cwd, workspace }) {
  const target = absolutePath(cwd, path);
  const shown = `The input \`${input}\` names \`${printable(path)}\``;
  if (!isInside(workspace, target) || target === workspace) {
    throw new UserError(`${shown}, which lies outside of the workspace. Name a file in it.`);
  }
  let folder = parentOf(target);
  while (!statsOf(folder)) folder = parentOf(folder);
  const existing = statsOf(target);
  if (realPath(folder) !== folder || existing?.isSymbolicLink()) {
    throw new UserError(`${shown}, which a symbolic link leads to. Links are not followed: name another file.`);
  }
  if (existing && !existing.isFile() || !statsOf(folder).isDirectory()) {
    throw new UserError(`${shown}, where no file can be. Name another one.`);
  }
  return target;
}
function statsOf(path) {
  try {
    return lstatSync2(path, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}
function checkReports({ sarifFile, reportFile }, place) {
  const sarif = sarifFile && reportPath("sarif-file", sarifFile, place);
  const report = reportFile && reportPath("report-file", reportFile, place);
  if (sarif && sarif === report) {
    throw new UserError(
      "The inputs `report-file` and `sarif-file` name the same file, and only one report can stand in it. Name two."
    );
  }
}
function writeReport(input, path, text, place, manifests) {
  try {
    const target = reportPath(input, path, place);
    if (wouldReplace(target, manifests)) {
      throw new UserError(
        `The input \`${input}\` names \`${printable(path)}\`, a manifest that was linted, and the report would replace it. Name another file.`
      );
    }
    mkdirSync2(dirname2(target), { recursive: true });
    holdSignals();
    writeAtomically(target, text);
    return target;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = reason(error).replace("It cannot be read", "It cannot be written");
    throw new UserError(`The input \`${input}\` names \`${printable(path)}\`. ${why}`);
  }
}

// src/action/checking.ts
async function lintCheckout(inputs, place, event, access, { rules: rules2, formats: formats2 }) {
  const { cwd, root } = place;
  const notices = await checkoutNotices(event, place);
  const fromBase = inputs.configFrom === "base" && hasBase(event);
  if (inputs.configFrom === "base" && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(event, place, access) : void 0;
  if (typeof changes === "string") {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(event, place, access) : void 0;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      builtinRules: rules2,
      validate: se,
      allowCode: inputs.allowCode && noCode === void 0
    });
    if (inputs.config !== void 0) await base?.copy(inputs.config);
    const { report } = await check({
      cwd,
      suppressionsIn: base?.cwd,
      paths: inputs.files,
      ignoredByGit: base && await ignoredByGit(root),
      configs: onlyInside(base?.ahead(configs) ?? configs, place),
      formats: formats2,
      ...typeof changes === "object" && {
        changes: seenFrom(changes, place),
        followedByGit: await followedByGit(root)
      }
    });
    notices.push(...await ownChanges(event, place, access, await configs.for("."), fromBase));
    const judged = base ? withoutStale(report) : report;
    return { report: fromRoot(judged, place), notices };
  } catch (error) {
    throw inputs.allowCode && noCode !== void 0 ? withReason(error, noCode) : error;
  } finally {
    base?.close();
  }
}
function withoutStale(report) {
  const isStale = ({ rule, path }) => rule === "common/stale-suppression" && path === SUPPRESSIONS;
  return { ...report, findings: report.findings.filter((finding) => !isStale(finding)) };
}
var BASE = "With `config-from: base` no code runs, whatever `allow-code` says";
function withReason(error, why) {
  if (!(error instanceof UserError) || !error.message.includes("`allow-code`")) return error;
  return new UserError(`${error.message}. ${why}`);
}
function fromRoot(report, { root, cwd }) {
  if (root === cwd) return report;
  const moved = (item) => ({
    ...item,
    path: relativePath(root, absolutePath(cwd, item.path))
  });
  return {
    ...report,
    files: report.files.map(moved),
    skipped: report.skipped.map(moved),
    ...report.secrets && { secrets: report.secrets.map(moved) },
    failures: report.failures.map(moved),
    ...report.cutShort && { cutShort: report.cutShort.map((path) => moved({ path }).path) },
    findings: report.findings.map((finding) => ({ ...moved(finding), related: finding.related?.map(moved) }))
  };
}
function sourceIn({ root }) {
  return (path) => {
    const read = readText(inFolder(root, path));
    return "text" in read ? read.text : void 0;
  };
}

// src/action/inputs.ts
var CHOICES = {
  preset: PRESETS,
  "fail-on": [...SEVERITIES, "never"],
  annotations: ["auto", "checks", "commands", "none"],
  review: ["off", "comments", "suggestions"],
  comment: ["never", "on-failure", "always"],
  "if-no-manifests": ["error", "warn", "ignore"],
  "config-from": ["head", "base"]
};
var SWITCHES = ["summary", "changed-only", "allow-code"];
var TEXTS = ["files", "config", "working-directory", "sarif-file", "report-file", "github-token"];
var INPUTS = [...Object.keys(CHOICES), ...SWITCHES, ...TEXTS];
var DEFAULTS = {
  files: [],
  workingDirectory: ".",
  failOn: "error",
  annotations: "auto",
  review: "off",
  comment: "never",
  summary: true,
  changedOnly: false,
  ifNoManifests: "warn",
  configFrom: "head",
  allowCode: false
};
function takeToken(env) {
  const token = env["INPUT_GITHUB-TOKEN"]?.trim();
  delete env["INPUT_GITHUB-TOKEN"];
  return token || void 0;
}
function readInputs(env) {
  const faults = [];
  const text = (name) => {
    const value = given(env, name);
    if (value !== void 0 && name !== "files" && /\p{Cc}/u.test(value)) {
      faults.push(`The input \`${name}\` must be one line, and holds a line break or another control character.`);
    }
    return value;
  };
  const choice = (name) => {
    const value = given(env, name);
    const choices = CHOICES[name];
    if (value === void 0 || choices.includes(value)) return value;
    faults.push(refusal2(name, value, choices));
    return void 0;
  };
  const isOn = (name) => {
    const value = given(env, name);
    if (value === void 0) return void 0;
    if (!/^(true|True|TRUE|false|False|FALSE)$/.test(value)) faults.push(refusal2(name, value, ["true", "false"]));
    return value.toLowerCase() === "true";
  };
  const inputs = {
    files: linesOf(text("files") ?? ""),
    config: text("config"),
    preset: choice("preset"),
    workingDirectory: text("working-directory") ?? DEFAULTS.workingDirectory,
    failOn: choice("fail-on") ?? DEFAULTS.failOn,
    annotations: choice("annotations") ?? DEFAULTS.annotations,
    review: choice("review") ?? DEFAULTS.review,
    comment: choice("comment") ?? DEFAULTS.comment,
    summary: isOn("summary") ?? DEFAULTS.summary,
    sarifFile: text("sarif-file"),
    reportFile: text("report-file"),
    changedOnly: isOn("changed-only") ?? DEFAULTS.changedOnly,
    ifNoManifests: choice("if-no-manifests") ?? DEFAULTS.ifNoManifests,
    configFrom: choice("config-from") ?? DEFAULTS.configFrom,
    allowCode: isOn("allow-code") ?? DEFAULTS.allowCode
  };
  if (faults.length > 0) throw new UserError(faults.join(" "));
  return inputs;
}
function misspelt(env) {
  const strange = Object.keys(env).filter(
    (key) => key.startsWith("INPUT_") && !INPUTS.some((name) => key === keyOf(name))
  );
  return strange.flatMap((key) => {
    const name = key.slice("INPUT_".length).toLowerCase();
    return near(name, INPUTS) === void 0 ? [] : [`There is no input \`${name}\`${didYouMean(name, INPUTS)}.`];
  });
}
function given(env, name) {
  return env[keyOf(name)]?.trim() || void 0;
}
function keyOf(name) {
  return `INPUT_${name.toUpperCase()}`;
}
function linesOf(text) {
  return text.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== "");
}
function refusal2(name, value, choices) {
  const shown = value.length > 100 ? `${value.slice(0, 100)}\u2026` : value;
  return `The input \`${name}\` must be one of ${choices.join(", ")}, not \`${shown}\`${didYouMean(value, choices)}.`;
}

// src/action/github.ts
function jobOf(env, event, token, inputs) {
  const [, owner, repo] = /^([\w-]+)\/(?!\.{1,2}$)([\w.-]+)$/.exec(env["GITHUB_REPOSITORY"] ?? "") ?? [];
  if (owner === void 0 || repo === void 0 || event.head === "") return void 0;
  const serverUrl = urlOf(env["GITHUB_SERVER_URL"], "https://github.com");
  return {
    owner,
    repo,
    apiUrl: urlOf(env["GITHUB_API_URL"], "https://api.github.com"),
    graphqlUrl: urlOf(env["GITHUB_GRAPHQL_URL"], "https://api.github.com/graphql"),
    serverUrl,
    token: token ?? "",
    head: event.head,
    pull: event.pull,
    name: nameOf(env, inputs),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`
  };
}
function accessTo(job, event) {
  if (!job || job.token === "") return void 0;
  let opened;
  let files;
  const github = () => opened ??= import("./chunks/client-4JZZ524V.mjs").then(({ openGitHub }) => openGitHub(job));
  const ask = async () => {
    const { pullFiles, comparedFiles } = await import("./chunks/changed-7W7ZMSSC.mjs");
    if (job.pull) return pullFiles(await github(), job);
    return event.base === void 0 ? void 0 : comparedFiles(await github(), event.base, event.head);
  };
  return { job, github, changedFiles: () => files ??= ask() };
}
function nameOf(env, { workingDirectory, config, files }) {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step2 = "" } = env;
  const id = step2.startsWith("__") ? /_(\d+)$/.exec(step2)?.[1] : step2;
  const folder = workingDirectory === "." ? void 0 : workingDirectory;
  const others = [config && `config: ${config}`, files.length > 0 && `files: ${files.join(", ")}`];
  return ["toolint", workflow, job, id, folder, ...others].filter(Boolean).join(" / ");
}
function urlOf(given2, fallback) {
  return (given2 || fallback).replace(/(?<!\/)\/+$/, "");
}

// src/report/index.ts
async function render(format, report, context) {
  return [...await renderParts(format, report, context)].join("");
}
async function renderParts(format, report, context) {
  if (format === "json") return jsonParts(report, context);
  const renderers = await import("./chunks/renderers-SSKFLHSR.mjs");
  return [renderers[format](report, context)];
}

// src/action/posting.ts
var NOTHING = { annotated: false, links: [], notices: [] };
async function post({ inputs, job, access }, report, context, { event, runner }) {
  const { annotations: annotations2, review, comment } = inputs;
  const checkRun = annotations2 === "checks" || annotations2 === "auto" && access !== void 0;
  const wants = { checkRun, review: event.pull ? review : "off", comment: event.pull ? comment : "never" };
  const isWanted = wants.checkRun || wants.review !== "off" || wants.comment !== "never";
  if (!isWanted || !job) return NOTHING;
  const publishAll = async (some) => {
    const { publish } = await import("./chunks/publish-AYXKHIHT.mjs");
    const github = await access?.github();
    const files = some.review === "off" ? void 0 : await access?.changedFiles().catch(() => void 0);
    return publish(report, context, job, some, { readFile: context.source, github, files, where: whereElse(inputs) });
  };
  try {
    const isClean = report.findings.length === 0 && report.failures.length === 0;
    if (annotations2 !== "auto" || !isClean || !checkRun) return await publishAll(wants);
    const quietly = await publishAll({ checkRun, review: "off", comment: "never" });
    for (const notice of quietly.notices) runner.log(notice);
    const rest = await publishAll({ ...wants, checkRun: false });
    return { ...rest, annotated: quietly.annotated, links: [...quietly.links, ...rest.links] };
  } catch (error) {
    return { ...NOTHING, notices: [`Nothing could be posted on GitHub: ${messageOf(error)}. ${whereElse(inputs)}`] };
  }
}
function whereElse({ annotations: annotations2, summary }) {
  const places = [
    ...annotations2 === "none" ? [] : ["the annotations"],
    "the log of this step",
    ...summary ? ["the summary of the job"] : []
  ];
  return `The findings stand in ${new Intl.ListFormat("en").format(places)}.`;
}

// src/action/reporting.ts
var LOGGED = 1e4;
var IN_THE_LOG = "The log of this step lists them.";
async function reportOn(checked, surroundings) {
  const { inputs } = checked;
  const { runner } = surroundings;
  const context = contextOf(checked, surroundings);
  const { report, written } = await writeFiles(checked, context);
  const posted = await post(checked, report, context, surroundings);
  const notices = [.../* @__PURE__ */ new Set([...checked.notices, ...posted.notices])];
  for (const notice of notices) runner.notice(notice);
  if (posted.annotated) for (const { message } of nowhere(report)) runner.error(message);
  else if (inputs.annotations !== "none")
    runner.annotate(annotations(report, { notices: notices.length, where: IN_THE_LOG }));
  log(report, surroundings);
  if (inputs.summary) await summarize(checked, report, context, notices, posted.links, surroundings);
  return { report, written };
}
function nowhere({ failures }) {
  return failures.filter(({ path }) => path === "");
}
function contextOf({ inputs, place }, { rules: rules2 }) {
  return {
    source: place ? sourceIn(place) : () => void 0,
    color: false,
    rules: rules2,
    failOn: inputs.failOn,
    root: place?.root
  };
}
async function writeFiles({ inputs, place, report }, context) {
  const failures = [];
  const manifests = place ? report.files.map(({ path }) => inFolder(place.root, path)) : [];
  const write2 = async (input, file, format) => {
    if (file === void 0 || !place) return void 0;
    try {
      return writeReport(input, file, await render(format, report, context), place, manifests);
    } catch (error) {
      failures.push({ path: "", message: `${messageOf(error)}.` });
      return void 0;
    }
  };
  const written = {
    sarif: await write2("sarif-file", inputs.sarifFile, "sarif"),
    report: await write2("report-file", inputs.reportFile, "json")
  };
  return { report: { ...report, failures: [...report.failures, ...failures] }, written };
}
function log({ findings, leftOut, failures, files }, { runner }) {
  const lines = [
    ...failures.map(({ path, message }) => path === "" ? message : `${path}: ${message}`),
    ...gravestFirst(sorted(findings)).map(
      ({ severity, rule, path, line, column, message }) => `${path}:${line}:${column} ${severity} ${rule}: ${message}`
    )
  ];
  if (lines.length > 0) {
    const more = lines.length > LOGGED ? `, the first ${grouped(LOGGED)} of them` : "";
    runner.fold(`All that was found${more}`, lines.slice(0, LOGGED));
  }
  const failed2 = failures.length > 0 ? `, ${plural(failures.length, "failure")}` : "";
  runner.log(
    `${severities(countAll({ findings, leftOut })) || "no findings"}${failed2} in ${plural(files.length, "file")}.`
  );
}
async function summarize({ job }, report, context, notices, links, { runner }) {
  try {
    const room = runner.summaryRoom();
    if (room === 0) return;
    const { summary } = await import("./chunks/summary-TBKHZSJX.mjs");
    const text = summary(report, context, { room, notices, links, job, where: IN_THE_LOG });
    if (Buffer.byteLength(text) > room) runner.log("The job summary is full, so nothing was added to it.");
    else runner.summarize(text);
  } catch (error) {
    runner.log(`The job summary could not be written: ${messageOf(error)}.`);
  }
}

// src/action/runner.ts
import { randomUUID } from "node:crypto";
import { appendFileSync, statSync as statSync2 } from "node:fs";
var SUMMARY_BYTES = 1024 * 1024;
function openRunner(env, write2) {
  const print = (line) => write2(`${line}
`);
  const say = (command) => (message) => print(workflowCommand(command, { title: "toolint" }, sentence(message, 4e3)));
  const log2 = (text) => {
    for (const line of text.trimEnd().split("\n")) print(`toolint: ${sentence(line, 4e3)}`);
  };
  const summaryFile = env["GITHUB_STEP_SUMMARY"];
  return {
    log: log2,
    error: say("error"),
    warning: say("warning"),
    notice: say("notice"),
    annotate: write2,
    fold(title, lines) {
      print(workflowCommand("group", {}, sentence(title)));
      for (const line of lines) print(`- ${sentence(line)}`);
      print("::endgroup::");
    },
    mask: (secret) => print(workflowCommand("add-mask", {}, secret)),
    summaryRoom() {
      if (!summaryFile) return 0;
      return Math.max(0, SUMMARY_BYTES - (statSync2(summaryFile, { throwIfNoEntry: false })?.size ?? 0));
    },
    summarize(markdown) {
      if (summaryFile) appendFileSync(summaryFile, markdown);
    },
    output(values) {
      const file = env["GITHUB_OUTPUT"];
      if (!file) return;
      appendFileSync(
        file,
        Object.entries(values).map(([name, value]) => outputOf(name, String(value))).join("")
      );
    }
  };
}
function outputOf(name, value) {
  const delimiter = `ghadelimiter_${randomUUID()}`;
  return `${name}<<${delimiter}
${value}
${delimiter}
`;
}

// src/action/main.ts
async function act(env, write2, knowledge, crash2) {
  const runner = openRunner(env, write2);
  const token = takeToken(env);
  if (token !== void 0) runner.mask(token);
  try {
    return await Promise.race([step(env, token, runner, knowledge), crash2]);
  } catch (error) {
    const message = explain(error, runner);
    runner.error(message);
    return finish(runner, "error", failed(message), {});
  }
}
function abandon(env, write2) {
  const runner = openRunner(env, write2);
  const message = "A config or a plugin ended the process before the check was over.";
  runner.error(message);
  return finish(runner, "error", failed(message), {});
}
async function step(env, token, runner, knowledge) {
  const event = readEvent(env);
  const checked = await check2(env, event, token, knowledge, runner);
  const { report, written } = await reportOn(checked, { event, runner, rules: knowledge.rules });
  return finish(runner, outcomeOf(report, checked.inputs), report, written);
}
var LOST = "The event does not say which pull request this is, so nothing can be posted on it: GITHUB_EVENT_PATH names no payload that can be read.";
async function check2(env, event, token, knowledge, runner) {
  const notices = [...misspelt(env), ...isLost(event) ? [LOST] : []];
  let inputs = DEFAULTS;
  let place;
  let job;
  let access;
  try {
    inputs = readInputs(env);
    job = jobOf(env, event, token, inputs);
    access = accessTo(job, event);
    const found = findPlace(env, inputs.workingDirectory);
    checkPatterns(inputs.files, found, env);
    checkReports(inputs, found);
    place = found;
    place = await lookBelow(found, inputs.files);
    job = job && { ...job, head: await commitOf(event, place) };
    const linted = await lintCheckout(inputs, place, event, access, knowledge);
    const report = withNothingFound(linted.report, inputs, runner);
    return { inputs, place, job, access, report, notices: [...notices, ...linted.notices] };
  } catch (error) {
    return { inputs, place, job, access, report: failed(explain(error, runner)), notices };
  }
}
var NOTHING_FOUND = "No manifest was found, so nothing was checked. `toolint --why FILE` says why a file was skipped; the input `if-no-manifests` decides what happens then.";
function withNothingFound(report, { ifNoManifests }, runner) {
  if (report.files.length > 0 || report.failures.length > 0 || ifNoManifests === "ignore") return report;
  if (ifNoManifests === "error") return { ...report, failures: [{ path: "", message: NOTHING_FOUND }] };
  runner.warning(NOTHING_FOUND);
  return report;
}
function explain(error, runner) {
  if (error instanceof UserError) return /[.!?]$/.test(error.message) ? error.message : `${error.message}.`;
  runner.log(error?.stack ?? String(error));
  return `toolint itself failed: ${error?.message ?? String(error)}. The log has the details.`;
}
function failed(message) {
  return { tool: TOOL, files: [], skipped: [], findings: [], failures: [{ path: "", message }], suppressed: 0 };
}
function outcomeOf({ findings, failures }, { failOn }) {
  if (failures.length > 0) return "error";
  return failOn !== "never" && findings.some(({ severity }) => isAtLeast(severity, failOn)) ? "failure" : "success";
}
function finish(runner, outcome, report, { report: json = "", sarif = "" }) {
  const { errors, warnings, infos } = countAll(report);
  try {
    runner.output({ outcome, errors, warnings, infos, files: report.files.length, report: json, sarif });
  } catch (error) {
    runner.error(`The outputs could not be written: ${error.message}.`);
    return 1;
  }
  return outcome === "success" ? 0 : 1;
}

// src/action.ts
var crash = new Promise((_, fail) => {
  process.once("uncaughtException", fail);
  process.once("beforeExit", () => fail(new Error("it waits for something that never comes")));
});
var write = (text) => process.stdout.write(text);
var isOver = false;
process.once("exit", () => {
  if (!isOver) process.exitCode = abandon(process.env, write);
});
var status = await act(process.env, write, { rules, formats }, crash);
isOver = true;
process.stdout.write("", () => process.exit(status));
