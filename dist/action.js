import {
  MARKDOWN_BYTES,
  SYMBOLS,
  annotations,
  byPath,
  bytes,
  codeSpan,
  cut,
  drawFrame,
  findingItem,
  findings,
  fixFlag,
  frame,
  gravestFirst,
  grouped,
  heading,
  linked,
  longestRun,
  markdown,
  openSources,
  overview,
  plural,
  prose,
  render,
  scope,
  secretsByPath,
  sentence,
  severities,
  sorted,
  sortedByPath,
  visible,
  webLink,
  wellFormed,
  workflowCommand
} from "./chunks/report.js";
import {
  CONFIG_NAMES,
  EXTENSIONS,
  PACKAGE_NAME,
  UserError,
  absolutePath,
  changedSince,
  check,
  createConfigs,
  discover,
  extensionOf,
  followedByGit,
  holdSignals,
  inFolder,
  isInside,
  isPath,
  lastTurn,
  openGit,
  parentOf,
  re,
  readConfig,
  readHunks,
  readText,
  realPath,
  reason,
  relativePath,
  wouldReplace,
  writeAtomically
} from "./chunks/run.js";
import "./chunks/read.js";
import "./chunks/ajv-equal.js";
import {
  SUPPRESSIONS,
  feedStarts,
  formats,
  lineAt,
  rules
} from "./chunks/rules.js";
import "./chunks/edit.js";
import "./chunks/ajv-ucs2length.js";
import "./chunks/thread.js";
import {
  PRESETS,
  SEVERITIES,
  TOOL
} from "./chunks/version.js";
import "./chunks/prefilter.js";
import {
  didYouMean,
  near
} from "./chunks/did-you-mean.js";
import {
  addTo,
  applyEdits,
  compareFindings,
  compareText,
  count,
  countAll,
  countWhere,
  gravest,
  groupBy,
  isAtLeast,
  knownPlace,
  touch
} from "./chunks/print.js";
import {
  messageOf,
  printable
} from "./chunks/text.js";
import "./chunks/format-ids.js";
import "./chunks/runtime.js";

// src/action/checkout-below.ts
import { lstatSync } from "node:fs";
async function lookBelow(place2, paths) {
  const { root, cwd } = place2;
  if (isCheckout(root)) return place2;
  const { files } = await discover({ cwd, paths, extensions: EXTENSIONS });
  const known = /* @__PURE__ */ new Map();
  const tops = new Set(files.map(({ absolute }) => outermost(parentOf(absolute), root, known)));
  const [top] = tops;
  if (tops.size === 1) return { ...place2, root: top ?? root };
  return { ...place2, isMixed: tops.size > 1 };
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
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix as posix2 } from "node:path";

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
        if (object === LINK) throw linked2(path);
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
var linked2 = (path) => new UserError(`${printable(path)} is a symbolic link there, and links are not followed`);
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
      if (file.type !== "file") throw linked2(path);
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

// src/action/cause.ts
function causeIn(error) {
  return messageOf(error).replace(/\.$/, "");
}

// src/action/own-files.ts
import { basename as basename2 } from "node:path";

// src/github/changed-rows.ts
var PAGE_SIZES = [10, 1];
var MOST_REQUESTS2 = 60;
async function restoreLost(listed, totals, ask) {
  const rows = [...listed];
  let left = MOST_REQUESTS2;
  for (const size of PAGE_SIZES) {
    if (addUp(rows, totals)) break;
    const pages = new Set(lostRows(rows).map((row) => Math.floor(rows.indexOf(row) / size)));
    for (const page2 of pages) {
      if (--left < 0) return { rows, lost: lostRows(rows) };
      const again = await ask(size, page2 + 1);
      again.forEach((row, index) => {
        const at = page2 * size + index;
        if (rows[at]?.filename === row.filename) rows[at] = row;
      });
    }
  }
  return { rows, lost: [] };
}
function lostRows(rows) {
  return rows.filter(({ patch, changes, status }) => patch === void 0 && changes === 0 && status !== "removed");
}
function addUp(rows, { additions, deletions }) {
  const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
  return additions === sum("additions") && deletions === sum("deletions");
}

// src/github/errors.ts
var GitHubError = class extends Error {
  kind;
  status;
  constructor(kind, message, status) {
    super(message);
    this.name = "GitHubError";
    this.kind = kind;
    if (status !== void 0) this.status = status;
  }
};
function isMissing(error) {
  return error instanceof GitHubError && error.kind === "missing";
}
function mayHaveBeenDone(error) {
  return error instanceof GitHubError && (error.kind === "busy" || error.kind === "unreachable");
}

// src/github/changed.ts
var MOST_FILES = 3e3;
var MOST_COMPARED = 300;
async function pullFiles(github, job) {
  if (!job.pull) return /* @__PURE__ */ new Map();
  const { number: pull_number, base } = job.pull;
  const pull = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", { pull_number });
  if (pull.head.sha !== job.head) return comparedFiles(github, base, job.head);
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
  const rows = await github.list(route, { pull_number });
  const page2 = (per_page, page3) => github.request(route, { pull_number, per_page, page: page3 });
  const { rows: whole, lost } = await restoreLost(rows, pull, page2);
  const files = filesOf(whole, lost);
  return files.size < (pull.changed_files ?? 0) ? Object.assign(files, { isPart: true }) : files;
}
async function comparedFiles(github, base, head) {
  const { files = [] } = await github.request("GET /repos/{owner}/{repo}/compare/{basehead}", {
    basehead: `${base}...${head}`,
    per_page: 1
  });
  if (files.length >= MOST_COMPARED) {
    throw new GitHubError("invalid", `GitHub lists only ${MOST_COMPARED} of the files that changed.`);
  }
  return filesOf(files, lostRows(files));
}
function mayLack(files) {
  return files.isPart === true || files.size >= MOST_FILES;
}
function changesOf(files) {
  if (mayLack(files)) return void 0;
  const present = Array.from(files).filter(([, { status }]) => status !== "removed");
  return new Map(present.map(([path, { hunks }]) => [path, hunks ?? "all"]));
}
function filesOf(rows, lost) {
  const unknown = new Set(lost);
  return new Map(
    rows.map((row) => {
      const { filename, status, previous_filename: previous, sha } = row;
      return [filename, { status, ...previous !== void 0 && { previous }, sha, hunks: hunksOf(row, unknown) }];
    })
  );
}
function hunksOf(row, unknown) {
  if (row.patch !== void 0) return readHunks(row.patch);
  const hasNone = row.status === "removed" || row.changes === 0 && !unknown.has(row);
  return hasNone ? [] : void 0;
}

// src/action/own-files.ts
var SHOWN = 5;
function isConfig(name) {
  return CONFIG_NAMES.has(name) || name === PACKAGE_NAME || name === SUPPRESSIONS;
}
async function ownChanges(event, place2, access, { sources }, fromBase) {
  const { root, cwd } = place2;
  const used = new Set(sources.map((source) => relativePath(root, absolutePath(cwd, source))));
  const changed = event.pull ? await changedPaths(event, place2, access) : [];
  const own = [];
  for (const path of changed) if (used.has(path) || await isOwn(path, place2)) own.push(path);
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
async function openBaseConfigs({ name, base }, place2, access) {
  if (base === void 0) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || "this event"} nothing says which commit the base is. Use it on pull_request or merge_group.`
    );
  }
  const files = await filesByGit(base, place2.root) ?? (access && filesByApi(base, await access.github()));
  if (!files)
    throw refusal(
      `The checkout does not go back to it, and there is no \`github-token\` to ask GitHub with. ${REMEDY}`,
      base
    );
  return copies(files, base, place2);
}
function copies(files, base, { root, cwd }) {
  const made = realPath(mkdtempSync(join(process.env["RUNNER_TEMP"] || tmpdir(), "toolint-base-")));
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
      if (isConfig(name)) await once(posix2.join(folder, name), copyFile);
    }
  };
  const copyFile = async (path) => {
    const text2 = await files.read(path);
    if (text2 === void 0) return;
    const target = inFolder(top, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text2);
    for (const other of await extendedBy(target, top)) await once(relativePath(top, other), copyFile);
  };
  const told = (copying) => copying.catch((error) => {
    throw refusal(error instanceof UserError ? error.message : `${causeIn(error)}. ${REMEDY}`, base);
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

// src/github/head-text.ts
import { createHash } from "node:crypto";

// src/github/line-map.ts
function mapLines(from, to) {
  const [a, b] = [from.map(withoutReturn), to.map(withoutReturn)];
  const map = new Array(a.length).fill(void 0);
  let gap = { a: 0, b: 0 };
  for (const anchor of anchors(a, b)) {
    mapGap(map, a, b, gap, anchor);
    map[anchor.a] = anchor.b;
    gap = { a: anchor.a + 1, b: anchor.b + 1 };
  }
  mapGap(map, a, b, gap, { a: a.length, b: b.length });
  return map;
}
var withoutReturn = (line) => line.endsWith("\r") ? line.slice(0, -1) : line;
function mapGap(map, a, b, from, to) {
  let [a0, b0, a1, b1] = [from.a, from.b, to.a, to.b];
  while (a0 < a1 && b0 < b1 && a[a0] === b[b0]) map[a0++] = b0++;
  while (a0 < a1 && b0 < b1 && a[a1 - 1] === b[b1 - 1]) map[--a1] = --b1;
  if (a0 === a1 && b0 === b1) return;
  const slides = (index, by) => a1 > a0 && a[index] === a[index + by * (a1 - a0)] || b1 > b0 && map[index] !== void 0 && b[map[index]] === b[map[index] + by * (b1 - b0)];
  for (let i = a0 - 1; i >= from.a && slides(i, 1); i--) map[i] = void 0;
  for (let i = a1; i < to.a && slides(i, -1); i++) map[i] = void 0;
}
function anchors(a, b) {
  const inB = uniqueLines(b);
  const pairs = [];
  for (const [line, index] of uniqueLines(a)) {
    const other = inB.get(line);
    if (other !== void 0) pairs.push({ a: index, b: other });
  }
  return longestRising(pairs);
}
function uniqueLines(lines) {
  const unique = /* @__PURE__ */ new Map();
  const repeated = /* @__PURE__ */ new Set();
  lines.forEach((line, index) => {
    if (unique.has(line)) repeated.add(line);
    else unique.set(line, index);
  });
  for (const line of repeated) unique.delete(line);
  return unique;
}
function longestRising(pairs) {
  const ends = [];
  const before = new Array(pairs.length);
  pairs.forEach((pair, index) => {
    const lower = countWhere(ends, (end) => pairs[end].b < pair.b);
    before[index] = ends[lower - 1];
    ends[lower] = index;
  });
  const rising = [];
  for (let at = ends.at(-1); at !== void 0; at = before[at]) rising.push(pairs[at]);
  return rising.reverse();
}

// src/github/lines.ts
function linesOf(text2) {
  const lines = text2.split("\n");
  if (lines.at(-1) === "") lines.pop();
  return { text: text2, lines, starts: feedStarts(text2) };
}
function spanOf(text2, { start, end }) {
  const last = Math.max(1, text2.lines.length);
  const from = Math.min(last, lineAt(start, text2.starts));
  return { from, to: Math.max(from, Math.min(last, lineAt(end - 1, text2.starts))) };
}
function meet(a, b) {
  return Math.max(a.from, b.from) <= Math.min(a.to, b.to);
}
function isWithin(inner, outer) {
  return outer.from <= inner.from && inner.to <= outer.to;
}
function hasFinalLineEnd({ text: text2 }) {
  return text2.endsWith("\n");
}
function lineEndOf(text2) {
  const ended = hasFinalLineEnd(text2) ? text2.lines : text2.lines.slice(0, -1);
  const returns = ended.filter((line) => line.endsWith("\r")).length;
  if (returns === 0) return "";
  return returns === ended.length ? "\r" : void 0;
}

// src/github/head-text.ts
function sameText(checkout, sha) {
  if (blobSha(checkout.text, sha) === sha) return same(checkout);
  const unix = checkout.text.replaceAll("\r\n", "\n");
  return blobSha(unix, sha) === sha ? same(linesOf(unix)) : void 0;
}
async function otherText(github, job, path, sha, checkout) {
  const text2 = await fetchText(github, job, path);
  if (text2 === void 0 || blobSha(text2, sha) !== sha) return void 0;
  const head = linesOf(text2);
  const map = mapLines(checkout.lines, head.lines);
  return { ...head, isSame: false, lineOf: (line) => next(map[line - 1]) };
}
var next = (index) => index === void 0 ? void 0 : index + 1;
function same(head) {
  return { ...head, isSame: true, lineOf: (line) => line <= head.lines.length ? line : void 0 };
}
function spanAtHead(head, { from, to }) {
  const first = head.lineOf(from);
  if (first === void 0) return void 0;
  let last = first;
  while (from + last - first < to && head.lineOf(from + last - first + 1) === last + 1) last++;
  return { from: first, to: last };
}
async function fetchText(github, job, path) {
  try {
    const route = "GET /repos/{owner}/{repo}/contents/{path}";
    const { type, encoding, content } = await github.request(route, { path, ref: job.head });
    if (type !== "file" || encoding !== "base64" || content === void 0) return void 0;
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(content, "base64"));
  } catch {
    return void 0;
  }
}
function blobSha(text2, like = "") {
  const bytes2 = Buffer.from(text2);
  return createHash(like.length === 64 ? "sha256" : "sha1").update(`blob ${bytes2.length}\0`).update(bytes2).digest("hex");
}

// src/action/merged-lines.ts
var MOST_ASKED = 50;
async function inCheckout(changes, files, root, access) {
  const github = await access.github();
  const here = new Map(changes);
  let asked = 0;
  for (const [path, hunks] of changes) {
    if (hunks === "all") continue;
    const read = readText(inFolder(root, path));
    if ("failure" in read) continue;
    const lines = linesOf(read.text);
    const { sha } = files.get(path);
    let head = sameText(lines, sha);
    if (!head && EXTENSIONS.includes(extensionOf(path)) && asked++ < MOST_ASKED)
      head = await otherText(github, access.job, path, sha, lines);
    here.set(path, head ? moved(hunks, head, lines.lines.length) : "all");
  }
  return here;
}
function moved(hunks, head, count2) {
  if (head.isSame) return hunks;
  const atHead = new Set(hunks.flatMap(({ changed: changed2 }) => [...changed2]));
  const losses = hunks.flatMap(({ lost: lost2 = [] }) => lost2);
  const changed = /* @__PURE__ */ new Set();
  const lost = [];
  let next2 = 0;
  for (let line = 1; line <= count2; line++) {
    const other = head.lineOf(line);
    if (other === void 0 || atHead.has(other)) changed.add(line);
    for (; next2 < losses.length && other !== void 0 && losses[next2].after < other; next2++)
      lost.push({ ...losses[next2], after: line - 1 });
  }
  for (; next2 < losses.length; next2++) lost.push({ ...losses[next2], after: count2 });
  return [{ from: 1, to: count2, changed, ...lost.length > 0 && { lost } }];
}

// src/action/changes.ts
async function changesIn(event, { root, isMixed }, access) {
  if (event.base === void 0) return whyNone(event);
  if (isMixed) return MIXED;
  const reasons = [];
  if (access) {
    try {
      const files = await access.changedFiles();
      const changes = files && changesOf(files);
      if (files && changes) return await inCheckout(changes, files, root, access);
      reasons.push("GitHub does not list all files that changed");
    } catch (error) {
      reasons.push(causeIn(error));
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
function seenFrom(changes, { root, cwd }) {
  if (root === cwd) return changes;
  return new Map(Array.from(changes, ([path, hunks]) => [relativePath(cwd, inFolder(root, path)), hunks]));
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
function checkReports({ sarifFile, reportFile }, place2) {
  const sarif = sarifFile && reportPath("sarif-file", sarifFile, place2);
  const report = reportFile && reportPath("report-file", reportFile, place2);
  if (sarif && sarif === report) {
    throw new UserError(
      "The inputs `report-file` and `sarif-file` name the same file, and only one report can stand in it. Name two."
    );
  }
}
function writeReport(input, path, text2, place2, manifests) {
  try {
    const target = reportPath(input, path, place2);
    if (wouldReplace(target, manifests)) {
      throw new UserError(
        `The input \`${input}\` names \`${printable(path)}\`, a manifest that was linted, and the report would replace it. Name another file.`
      );
    }
    mkdirSync2(dirname2(target), { recursive: true });
    holdSignals();
    writeAtomically(target, text2);
    return target;
  } catch (error) {
    if (error instanceof UserError) throw error;
    const why = reason(error).replace("It cannot be read", "It cannot be written");
    throw new UserError(`The input \`${input}\` names \`${printable(path)}\`. ${why}`);
  }
}

// src/action/checking.ts
async function lintCheckout(inputs, place2, event, access, { rules: rules2, formats: formats2 }) {
  const { cwd, root } = place2;
  const notices = await checkoutNotices(event, place2);
  const fromBase = inputs.configFrom === "base" && hasBase(event);
  if (inputs.configFrom === "base" && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(event, place2, access) : void 0;
  if (typeof changes === "string") {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(event, place2, access) : void 0;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      builtinRules: rules2,
      validate: re,
      allowCode: inputs.allowCode && noCode === void 0
    });
    if (inputs.config !== void 0) await base?.copy(inputs.config);
    const { report } = await check({
      cwd,
      suppressionsIn: base?.cwd,
      paths: inputs.files,
      ignoredByGit: base && await ignoredByGit(root),
      configs: onlyInside(base?.ahead(configs) ?? configs, place2),
      formats: formats2,
      ...typeof changes === "object" && {
        changes: seenFrom(changes, place2),
        followedByGit: await followedByGit(root)
      }
    });
    notices.push(...await ownChanges(event, place2, access, await configs.for("."), fromBase));
    const judged = base ? withoutStale(report) : report;
    return { report: fromRoot(judged, place2), notices };
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
  const moved2 = (item) => ({
    ...item,
    path: relativePath(root, absolutePath(cwd, item.path))
  });
  return {
    ...report,
    files: report.files.map(moved2),
    skipped: report.skipped.map(moved2),
    ...report.secrets && { secrets: report.secrets.map(moved2) },
    failures: report.failures.map(moved2),
    ...report.cutShort && { cutShort: report.cutShort.map((path) => moved2({ path }).path) },
    findings: report.findings.map((finding) => ({ ...moved2(finding), related: finding.related?.map(moved2) }))
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
  const text2 = (name) => {
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
    files: linesOf2(text2("files") ?? ""),
    config: text2("config"),
    preset: choice("preset"),
    workingDirectory: text2("working-directory") ?? DEFAULTS.workingDirectory,
    failOn: choice("fail-on") ?? DEFAULTS.failOn,
    annotations: choice("annotations") ?? DEFAULTS.annotations,
    review: choice("review") ?? DEFAULTS.review,
    comment: choice("comment") ?? DEFAULTS.comment,
    summary: isOn("summary") ?? DEFAULTS.summary,
    sarifFile: text2("sarif-file"),
    reportFile: text2("report-file"),
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
function linesOf2(text2) {
  return text2.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== "");
}
function refusal2(name, value, choices) {
  const shown = value.length > 100 ? `${value.slice(0, 100)}\u2026` : value;
  return `The input \`${name}\` must be one of ${choices.join(", ")}, not \`${shown}\`${didYouMean(value, choices)}.`;
}

// src/github/client.ts
import { setTimeout as wait } from "node:timers/promises";

// src/github/budget.ts
function openBudget(milliseconds) {
  let left = milliseconds;
  return {
    left: () => left,
    spend: (spent) => {
      left = Math.max(0, left - spent);
    },
    close: () => {
      left = 0;
    }
  };
}

// src/github/client-failure.ts
var DETAIL = 300;
var SECONDARY_REST = 6e4;
function unanswered(route, reason2) {
  return { error: new GitHubError("unreachable", `GitHub did not answer ${route}: ${reason2}.`) };
}
function refusal3(route, { status, headers, data }, now, token) {
  const detail = without(token, detailOf(data));
  const limited = isLimited(status, headers, detail);
  const kind = limited ? "busy" : kindOf(status);
  const said2 = detail === "" ? "." : `: ${sentence(detail, DETAIL).replace(/(?<![.\s])[.\s]+$/, "")}.`;
  const error = new GitHubError(kind, `GitHub answered ${route} with ${status}${said2}`, status);
  return { error, isLimit: limited, rest: restOf(headers, now) ?? (limited ? SECONDARY_REST : void 0) };
}
function isPage({ status, data }) {
  return status !== 204 && status !== 205 && (typeof data !== "object" || data === null || data instanceof ArrayBuffer);
}
function page(route, { status }) {
  return { error: new GitHubError("busy", `GitHub answered ${route} with ${status}, but with no JSON in it.`, status) };
}
function graphqlError(data, token) {
  const errors = isObject(data) ? data["errors"] : void 0;
  if (!Array.isArray(errors) || errors.length === 0) return void 0;
  const first = errors[0];
  const [type, message] = isObject(first) ? [text(first["type"]), text(first["message"])] : ["", ""];
  const said2 = sentence(without(token, message), DETAIL).replace(/(?<![.\s])[.\s]+$/, "");
  return new GitHubError(
    GRAPHQL_KINDS[type] ?? "invalid",
    `GitHub refused a GraphQL request: ${said2 || "no reason given"}.`
  );
}
var GRAPHQL_KINDS = {
  FORBIDDEN: "forbidden",
  INSUFFICIENT_SCOPES: "forbidden",
  NOT_FOUND: "missing",
  RATE_LIMITED: "busy"
};
function kindOf(status) {
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404 || status === 410) return "missing";
  return status === 408 || status >= 500 ? "busy" : "invalid";
}
function isLimited(status, headers, detail) {
  if (status === 429) return true;
  return status === 403 && (headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(detail));
}
function restOf(headers, now) {
  const after = Number(headers["retry-after"] ?? NaN);
  if (after >= 0) return after * 1e3;
  const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
  return headers["x-ratelimit-remaining"] === "0" && reset >= 0 ? Math.max(0, reset * 1e3 - now) + 1e3 : void 0;
}
function detailOf(data) {
  if (!isObject(data)) return "";
  const errors = Array.isArray(data["errors"]) ? data["errors"].slice(0, 3).map(errorText).filter(Boolean) : [];
  return [text(data["message"]), ...errors].filter(Boolean).join("; ");
}
function errorText(error) {
  if (!isObject(error)) return text(error);
  return text(error["message"]) || [text(error["field"]), text(error["code"])].filter(Boolean).join(" ");
}
function without(token, said2) {
  return token === "" ? said2 : said2.replaceAll(token, "***");
}
function isObject(value) {
  return typeof value === "object" && value !== null;
}
function text(value) {
  return typeof value === "string" ? value : "";
}

// src/github/client-octokit.ts
var API_VERSION = { "x-github-api-version": "2022-11-28" };
var SILENT = { debug() {
}, info() {
}, warn() {
}, error() {
} };
async function openOctokit({ owner, repo, apiUrl, token }) {
  const { GitHub, getOctokitOptions } = await import("./chunks/actions-github-utils.js");
  const octokit = new GitHub(getOctokitOptions(token, { baseUrl: apiUrl, userAgent: "toolint" }));
  return async (route, parameters2, milliseconds) => {
    const name = nameOf(route);
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), milliseconds);
    const late = () => unanswered(name, `nothing came within ${Math.ceil(milliseconds / 1e3)} s`);
    try {
      const answer = await octokit.request(route, {
        ...route.includes("{owner}") && { owner, repo },
        ...parameters2,
        headers: API_VERSION,
        // Nobody else is to see the token.
        request: { signal: clock.signal, redirect: "manual", log: SILENT }
      });
      if (clock.signal.aborted) return late();
      if (answer.status >= 300) return refusal3(name, answer, Date.now(), token);
      return isPage(answer) ? page(name, answer) : answer;
    } catch (error) {
      if (clock.signal.aborted) return late();
      const answer = error.response;
      return answer ? refusal3(name, answer, Date.now(), token) : unanswered(name, reasonOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
}
function nameOf(route) {
  return route.replace(/^POST http.*/, "a GraphQL request").replace("/repos/{owner}/{repo}", "");
}
function reasonOf(error) {
  let reason2 = "the connection failed";
  for (let cause = error; typeof cause === "object" && cause !== null; cause = cause.cause) {
    const { code } = cause;
    if (typeof code === "string" && /^[A-Z_]{3,40}$/.test(code)) reason2 = `the connection failed (${code})`;
  }
  return reason2;
}

// src/github/client-pace.ts
var FREE = 20;
function openPace(spacing) {
  let count2 = 0;
  let next2 = 0;
  return (now) => {
    if (++count2 <= FREE) return 0;
    const at = Math.max(now, next2);
    next2 = at + spacing;
    return at - now;
  };
}

// src/github/client.ts
var PER_PAGE = 100;
var MOST_PAGES = 100;
var TRIES = 3;
var MINIMIZE = "mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }";
async function openGitHub(job, options = {}) {
  const { patience = 25e3, timeout = 1e4, spacing = 1e3, pause = 1e3 } = options;
  const ask = await openOctokit(job);
  const budget = openBudget(patience);
  const pace = openPace(spacing);
  let last;
  async function send2(route, parameters2, isRepeatable2) {
    for (let attempt = 1; ; attempt++) {
      if (last && budget.left() <= 0) throw givenUp(last);
      if (!route.startsWith("GET ")) await wait(pace(Date.now()));
      const started = Date.now();
      const outcome = await ask(route, parameters2, Math.min(timeout, budget.left()));
      if (!("error" in outcome)) return outcome.data;
      const { error, isLimit, rest } = outcome;
      if (error.kind !== "busy" && error.kind !== "unreachable") throw error;
      last = error;
      budget.spend(Date.now() - started);
      if (rest !== void 0 && rest > budget.left()) budget.close();
      const isLast = attempt === TRIES || !(isRepeatable2 || isLimit);
      const delay = rest ?? (!isLast ? pause * attempt ** 2 : isRepeatable2 ? 0 : pause);
      if (delay > budget.left()) throw error;
      budget.spend(delay);
      await wait(delay);
      if (isLast) throw error;
    }
  }
  const request = async (route, parameters2 = {}) => await send2(route, parameters2, isRepeatable(route));
  return {
    request,
    async list(route, parameters2 = {}) {
      const all = [];
      for (let page2 = 1; page2 <= MOST_PAGES; page2++) {
        const rows = await request(route, { ...parameters2, per_page: PER_PAGE, page: page2 });
        if (!Array.isArray(rows))
          throw new GitHubError("invalid", `GitHub answered ${route} with something else than a list.`);
        all.push(...rows);
        if (rows.length < PER_PAGE) break;
      }
      return all;
    },
    async minimize(id) {
      const body = { query: MINIMIZE, variables: { id } };
      const error = graphqlError(await send2(`POST ${job.graphqlUrl}`, body, true), job.token);
      if (error) throw error;
    }
  };
}
function isRepeatable(route) {
  return !route.startsWith("POST ") && !/^PATCH .*\/check-runs\//.test(route);
}
function givenUp(last) {
  return new GitHubError(last.kind, `GitHub was not asked any more after a failure: ${last.message}`, last.status);
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
    name: nameOf2(env, inputs),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`
  };
}
function accessTo(job, event) {
  if (!job || job.token === "") return void 0;
  let opened;
  let files;
  const github = () => opened ??= openGitHub(job);
  const ask = async () => {
    if (job.pull) return pullFiles(await github(), job);
    return event.base === void 0 ? void 0 : comparedFiles(await github(), event.base, event.head);
  };
  return { job, github, changedFiles: () => files ??= ask() };
}
function nameOf2(env, { workingDirectory, config, files }) {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step2 = "" } = env;
  const id = step2.startsWith("__") ? /_(\d+)$/.exec(step2)?.[1] : step2;
  const folder = workingDirectory === "." ? void 0 : workingDirectory;
  const others = [config && `config: ${config}`, files.length > 0 && `files: ${files.join(", ")}`];
  return ["toolint", workflow, job, id, folder, ...others].filter(Boolean).join(" / ");
}
function urlOf(given2, fallback) {
  return (given2 || fallback).replace(/(?<!\/)\/+$/, "");
}

// src/github/annotation.ts
var LEVELS = {
  error: "failure",
  warning: "warning",
  info: "notice"
};
var TITLE = 255;
var DETAILS = 1e4;
var FRAME_COLUMNS = 100;
var NOTES = 20;
function annotationsOf(report, context, most) {
  const sources = openSources(report, context);
  const failures = sortedByPath(report.failures).filter(isInRepository).slice(0, most);
  const findings2 = gravestFirst(sorted(report.findings)).filter(isInRepository).slice(0, most - failures.length);
  const annotations2 = [...failures.map(ofFailure), ...findings2.map((finding) => ofFinding(finding, sources))];
  return { annotations: annotations2, left: report.findings.length - findings2.length };
}
function ofFinding(finding, sources) {
  const { severity, rule, path, line, column, endLine, endColumn, message, url, fix } = finding;
  const link = webLink(url);
  const parts = [sentence(message) || sentence(rule)];
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return {
    path: wellFormed(path),
    start_line: line,
    end_line: endLine,
    // GitHub takes columns only for what stands on one line.
    ...line === endLine && { start_column: column, end_column: Math.max(column, endColumn) },
    annotation_level: LEVELS[severity],
    title: cut(sentence(rule), TITLE),
    message: parts.join("\n"),
    ...detailsOf(finding, sources)
  };
}
function detailsOf(finding, sources) {
  const { path, related = [] } = finding;
  const source = sources(path);
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: true }) : [];
  const notes = related.slice(0, NOTES).map((each) => `${sentence(each.note, 300)} (${sentence(each.path, 300)}:${each.line}:${each.column})`);
  const text2 = [...drawFrame(rows), ...notes].join("\n");
  return text2 === "" ? {} : { raw_details: cut(text2, DETAILS) };
}
function ofFailure({ path, message }) {
  return {
    path: wellFormed(path),
    start_line: 1,
    end_line: 1,
    annotation_level: "failure",
    title: "could not be linted",
    message: sentence(message) || "No reason is known."
  };
}
function isInRepository({ path }) {
  return path !== "" && !/^(?:\.{0,2}\/|[A-Za-z]:)/.test(path);
}

// src/github/author.ts
var OF_THE_JOB = "github-actions[bot]";
var toldApps = /* @__PURE__ */ new WeakMap();
function tellApp(github, app) {
  if (app?.slug) toldApps.set(github, `${app.slug}[bot]`);
}
async function ownAuthor(github, { token }) {
  const isOfPerson = /^(?:gh[pou]|github_pat)_/.test(token);
  const own = isOfPerson ? (await github.request("GET /user")).login : toldApps.get(github) ?? OF_THE_JOB;
  return (author) => author?.login === own;
}

// src/github/marker.ts
import { createHash as createHash2 } from "node:crypto";
function marker(kind, ...hashes) {
  return `<!-- toolint ${[kind, ...hashes].join(" ")} -->`;
}
function readMarker(body) {
  const match = /^<!-- toolint ([a-z]+)((?: [0-9a-f:]+)*) -->/.exec(body);
  return match ? { kind: match[1], hashes: match[2].split(" ").slice(1) } : void 0;
}
function hash(...parts) {
  return createHash2("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
}

// src/github/blob-link.ts
function blobLink({ serverUrl, owner, repo, head }, path, line) {
  const steps = wellFormed(path).split("/").map(encoded);
  return webLink(`${serverUrl}/${owner}/${repo}/blob/${head}/${steps.join("/")}#L${line}`);
}
function encoded(step2) {
  return encodeURIComponent(step2).replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

// src/github/summary-body.ts
var MOST_BYTES = 65535;
function summaryBody(report, context, job, intro = []) {
  const text2 = markdown(report, context, {
    intro,
    maxBytes: MARKDOWN_BYTES,
    link: (path, line) => blobLink(job, path, line),
    where: `The log of ${linked("the run", webLink(job.runUrl))} lists them.`
  });
  return withinBytes(text2, MOST_BYTES - 500);
}
function withinBytes(text2, most) {
  if (Buffer.byteLength(text2) <= most) return text2;
  const lines = [];
  let left = most;
  let block;
  for (const line of text2.split("\n")) {
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    if (/^\s*```/.test(line)) block = block === void 0 ? lines.length : void 0;
    lines.push(line);
  }
  return lines.slice(0, block).join("\n");
}

// src/github/check-run.ts
var PER_REQUEST = 50;
var MOST_ANNOTATIONS = 1e3;
var TRIES2 = 3;
var NAME = 100;
var TITLE2 = 255;
async function postCheckRun(github, job, report, context) {
  const { annotations: annotations2, left } = annotationsOf(report, context, MOST_ANNOTATIONS);
  const content = contentOf(job, report, context, annotations2, left);
  let run = await findRun(github, job, content);
  let kept = keptBy(run);
  let isSent = false;
  for (let tries = 1; !isSent || kept < annotations2.length; ) {
    const batch = annotations2.slice(kept, kept + PER_REQUEST);
    try {
      run = await send(github, run, { ...content, output: { ...content.output, annotations: batch } });
      tellApp(github, run.app);
      kept += batch.length;
      isSent = true;
      tries = 1;
    } catch (error) {
      if (!mayHaveBeenDone(error) || tries++ === TRIES2) return partly(run, kept, annotations2.length, error);
      try {
        run = await findRun(github, job, content) ?? run;
      } catch {
        return partly(run, kept, annotations2.length, error);
      }
      isSent ||= keptBy(run) > kept;
      kept = Math.max(kept, keptBy(run));
    }
  }
  return { url: run?.html_url, complete: true };
}
function contentOf(job, report, context, annotations2, left) {
  const all = overview(report, context);
  const found = severities(all) || (all.files === 0 ? "nothing was linted" : "no problems");
  const failures = report.failures.length > 0 ? [plural(report.failures.length, "failure")] : [];
  const intro = `${plural(left, "more finding")} ${left === 1 ? "has" : "have"} no annotation: a check run gets ${grouped(MOST_ANNOTATIONS)} at most, the gravest.`;
  return {
    name: nameOf3(job),
    head_sha: job.head,
    details_url: job.runUrl || void 0,
    external_id: `toolint ${hash(job.name)} ${hash(JSON.stringify(annotations2))}`,
    // Never in progress: whatever happens to a later request, nobody waits for it.
    status: "completed",
    conclusion: all.failed ? "failure" : all.findings.length > 0 || all.files === 0 ? "neutral" : "success",
    output: {
      title: cut([...failures, `${found} in ${scope(all)}`].join(", "), TITLE2),
      summary: summaryBody(report, context, job, left > 0 ? [intro] : [])
    }
  };
}
function nameOf3({ name }) {
  const shown = sentence(name);
  return shown.length <= NAME ? shown : `${cut(shown, NAME)} (${hash(name)})`;
}
async function findRun(github, job, { name, external_id }) {
  const { check_runs: runs = [] } = await github.request(
    "GET /repos/{owner}/{repo}/commits/{ref}/check-runs",
    { ref: job.head, check_name: name, filter: "latest", per_page: 100 }
  );
  const latest = runs.reduce((last, run) => last && last.id > run.id ? last : run, void 0);
  return latest?.external_id === external_id ? latest : void 0;
}
function keptBy(run) {
  return run?.output?.annotations_count ?? 0;
}
function send(github, run, content) {
  if (!run) return github.request("POST /repos/{owner}/{repo}/check-runs", content);
  const { head_sha: _, ...update2 } = content;
  return github.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", { check_run_id: run.id, ...update2 });
}
function partly(run, kept, total, error) {
  if (!run) throw error;
  const notice = `The check run has only ${grouped(kept)} of ${plural(total, "annotation")}. ${error.message}`;
  return { url: run.html_url, complete: false, notice };
}

// src/github/fold.ts
function openFold(github) {
  let canFold = true;
  return async (nodeId) => {
    if (!canFold) return;
    try {
      await github.minimize(nodeId);
    } catch (error) {
      if (!(error instanceof GitHubError)) throw error;
      canFold = false;
    }
  };
}

// src/github/same-text.ts
function saysTheSame(a, b) {
  return plain(a) === plain(b);
}
var plain = (text2) => text2.replaceAll("\r\n", "\n").trim();

// src/github/comment.ts
var KIND = "comment";
var MENDED = "What failed here before is fixed.";
async function postComment(github, job, report, context, when) {
  const { failed: failed2 } = overview(report, context);
  const [earlier, ...copies2] = await findComments(github, job);
  if (!earlier && !failed2 && when === "on-failure") return { complete: false };
  const isMended = earlier !== void 0 && !failed2 && when === "on-failure";
  const summary2 = summaryBody(report, context, job, isMended ? [MENDED] : []);
  const body = `${marker(KIND, hash(job.name))}
${summary2}`;
  const posted = earlier ? await update(github, job, earlier, body) : await create(github, job, body);
  const notice = await foldCopies(github, job, copies2, posted).catch((error) => {
    if (!(error instanceof GitHubError)) throw error;
    return `The comment is up to date, but a copy of it is not: ${error.message}`;
  });
  return { url: posted.html_url, complete: true, ...notice !== void 0 && { notice } };
}
async function findComments(github, job) {
  const isOwn2 = await ownAuthor(github, job);
  const comments = await github.list("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    issue_number: job.pull?.number
  });
  return comments.filter(({ user, body }) => {
    const mark = readMarker(body ?? "");
    return mark?.kind === KIND && mark.hashes[0] === hash(job.name) && isOwn2(user);
  });
}
async function update(github, job, earlier, body) {
  if (saysTheSame(earlier.body ?? "", body)) return earlier;
  try {
    return await write(github, earlier, body);
  } catch (error) {
    if (isMissing(error)) return create(github, job, body);
    throw error;
  }
}
function write(github, { id }, body) {
  return github.request("PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}", { comment_id: id, body });
}
async function foldCopies(github, job, copies2, { html_url: url = "" }) {
  const fold2 = openFold(github);
  const words = `This was posted twice. ${linked("The other comment", webLink(url))} tells how things stand now.`;
  for (const copy of copies2) {
    await write(github, copy, `${marker("copy", hash(job.name))}
${words}`).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    await fold2(copy.node_id);
  }
}
async function create(github, job, body) {
  const post2 = () => github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    issue_number: job.pull?.number,
    body
  });
  try {
    return await post2();
  } catch (error) {
    if (!mayHaveBeenDone(error)) throw error;
    const [kept] = await findComments(github, job);
    return kept ?? post2();
  }
}

// src/github/publish-notices.ts
var NO_TOKEN = "Nothing could be posted on GitHub: there is no token. Leave the input `github-token` out to use that of the job.";
var PERMISSIONS = {
  "check run": "checks: write",
  review: "pull-requests: write",
  comment: "pull-requests: write"
};
function outdatedNotice(channels) {
  return `The ${joined(channels)} stayed as newer runs left them: the pull request has newer commits than this one.`;
}
function isForbidden(error) {
  return error instanceof GitHubError && error.kind === "forbidden";
}
function noticesOf(refused, { pull }, where) {
  const byReason = /* @__PURE__ */ new Map();
  for (const { channel, error } of refused) {
    const [key, reason2] = reasonOf2(channel, error, pull?.isFork ?? false);
    const group = byReason.get(key);
    if (group) group.channels.push(channel);
    else byReason.set(key, { channels: [channel], reason: reason2 });
  }
  return Array.from(
    byReason.values(),
    ({ channels, reason: reason2 }) => `The ${joined(channels)} could not be posted: ${reason2} ${where}`
  );
}
function reasonOf2(channel, error, isFork) {
  if (!(error instanceof GitHubError)) return ["bug", `GitHub's answer was not understood (${messageOf2(error)}).`];
  const { kind, status, message } = error;
  if (kind === "busy" || kind === "unreachable") return ["down", `GitHub failed. ${message}`];
  if (status === 401) return ["token", `GitHub does not accept the token in \`github-token\`. ${message}`];
  if (kind === "forbidden" && isFork) {
    return ["fork", `the pull request comes from a fork, and there the job's token may only read. ${message}`];
  }
  const permission = PERMISSIONS[channel];
  if (kind === "forbidden") {
    return [permission, `the token may not do that. Add \`${permission}\` to the job's \`permissions\`. ${message}`];
  }
  if (kind === "missing") {
    return [
      `missing ${permission}`,
      `GitHub has no such thing, or hides it from a token without \`${permission}\` in the job's \`permissions\`. ${message}`
    ];
  }
  return [message, message];
}
function messageOf2(error) {
  return sentence(error instanceof Error ? error.message : String(error), 200);
}
function joined(channels) {
  const last = channels.at(-1);
  return channels.length === 1 ? last : `${channels.slice(0, -1).join(", the ")} and the ${last}`;
}

// src/github/place.ts
var FETCHED = 30;
async function placeAll(github, job, findings2, files, readFile) {
  const places = /* @__PURE__ */ new Map();
  let fetched = 0;
  for (const [path, inFile] of byPath(findings2)) {
    const file = files.get(path);
    const text2 = file?.hunks?.length ? readFile(path) : void 0;
    const checkout = text2 === void 0 ? void 0 : linesOf(text2);
    let head = checkout && sameText(checkout, file.sha);
    if (checkout && !head && fetched++ < FETCHED) head = await otherText(github, job, path, file.sha, checkout);
    const lines = checkout && head ? { checkout, head } : void 0;
    for (const each of inFile) places.set(each, place(each, file, lines));
  }
  return places;
}
function place(finding, file, lines) {
  if (!file || file.hunks?.length === 0) return { kind: "off" };
  if (!file.hunks || !lines) return { kind: "unknown" };
  const wanted = spanAtHead(lines.head, spanOf(lines.checkout, finding));
  if (!wanted) return { kind: "off" };
  const hunk = file.hunks.find((each) => meet(wanted, each));
  if (!hunk) return { kind: "off", line: wanted.from };
  const span = { from: Math.max(wanted.from, hunk.from), to: Math.min(wanted.to, hunk.to) };
  return { kind: "on", span, hunk, file: lines };
}

// src/github/review-earlier.ts
function firstOf({ reviews }) {
  const [first = reviews[0], ...copies2] = reviews.filter(({ body }) => isOverview(body));
  return { first, copies: copies2 };
}
var isOverview = (body) => /^<!--[^]*?-->\s*## /.test(body);
var stepOf = ({ name }) => hash(name);
var runOf = ({ runUrl, head }) => hash(runUrl, head);
async function readEarlier(github, job, pull) {
  const isOurs = await ownAuthor(github, job);
  const reviews = await readReviews(github, job, pull, isOurs);
  return { reviews, comments: reviews.length > 0 ? await readComments(github, job, pull, isOurs) : [] };
}
async function readReviews(github, job, pull, isOurs) {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
  const all = await github.list(route, { pull_number: pull });
  return all.flatMap((review) => {
    const body = review.body ?? "";
    const [run] = ours(review, "review", job, isOurs)?.hashes.slice(1) ?? [];
    return run === void 0 ? [] : [{ id: review.id, nodeId: review.node_id, url: review.html_url, body, run }];
  });
}
async function readComments(github, job, pull, isOurs) {
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments";
  const all = await github.list(route, { pull_number: pull });
  return all.flatMap((comment) => {
    const [fingerprint] = ours(comment, "finding", job, isOurs)?.hashes.slice(1) ?? [];
    if (fingerprint === void 0 || comment.in_reply_to_id) return [];
    const {
      id,
      node_id: nodeId,
      html_url: url,
      pull_request_review_id: review,
      path,
      line,
      start_line: start
    } = comment;
    const span = line ? { from: start ?? line, to: line } : void 0;
    return [{ id, nodeId, url, review, path, body: comment.body ?? "", fingerprint, span }];
  });
}
function ours({ body, user }, kind, job, isOurs) {
  const marker2 = isOurs(user) ? readMarker(body ?? "") : void 0;
  return marker2?.kind === kind && marker2.hashes[0] === stepOf(job) ? marker2 : void 0;
}

// src/github/review-body.ts
function overviewBody(facts, plan, run) {
  const { report, context, job, failed: failed2 } = facts;
  const all = { ...overview(report, context), failed: failed2 };
  const parts = [marker("review", stepOf(job), run), heading(report, all)];
  const others = [...plan.uncommented.values()].flat();
  const commented = all.findings.length - others.length;
  if (commented === 1) parts.push("1 finding has a comment on its line.");
  else if (commented > 0) parts.push(`${plural(commented, "finding")} have comments on their lines.`);
  if (others.length > 0) parts.push(...fold(others, facts, plan, MARKDOWN_BYTES - bytes(parts.join("\n\n"))));
  return parts.join("\n\n");
}
function laterBody({ report, job }, plan, run, first) {
  const fresh = plan.fresh.map((each) => each.finding);
  const found = `New from ${report.tool.name}: ${severities(count(fresh))}.`;
  const all = `${linked("The first review", webLink(first))} tells how things stand now.`;
  return [marker("review", stepOf(job), run), `${prose(found)} ${all}`].join("\n\n");
}
function copiedBody(job, first) {
  const words = `This was posted twice. ${linked("The first review", webLink(first))} tells how things stand now.`;
  return [marker("copy", stepOf(job)), words].join("\n\n");
}
var WHY = {
  off: "on lines that are not part of the diff",
  unknown: "in files whose changed lines GitHub does not tell",
  outdated: "in comments that GitHub shows as outdated",
  refused: "on lines where GitHub did not take a comment",
  beyond: "beyond the number of comments that one can read"
};
function fold(others, facts, { uncommented }, room) {
  const { report, context, job, places } = facts;
  const open = `<details>
<summary>${whyNot(others.length, uncommented)}</summary>`;
  const sources = openSources(report, context);
  const print = (finding) => findingItem(finding, sources, (path, line) => blobLink(job, path, lineAtHead(places.get(finding)) ?? line));
  const where = `The other reports of ${linked("this run", webLink(job.runUrl))} have them all.`;
  return [open, ...findings(sorted(others), print, room - bytes(open), where), "</details>"];
}
function whyNot(count2, uncommented) {
  const reasons = [...uncommented].map(([reason2, { length }]) => ({ length, why: WHY[reason2] }));
  if (reasons.length === 1) return `${plural(count2, "finding")} ${reasons[0].why}`;
  const parts = reasons.map(({ length, why }) => `${grouped(length)} ${why}`);
  return `${plural(count2, "finding")} without a comment on the diff: ${parts.join(", ")}`;
}
function lineAtHead(place2) {
  return place2?.kind === "on" ? place2.span.from : place2?.line;
}

// src/github/review-create.ts
var TRUSTS = ["all", "same", "none"];
async function createReview(draft, post2) {
  let refused;
  let tried = Infinity;
  for (const trust of TRUSTS) {
    const { plan, review } = draft(trust);
    if (!review) return { plan };
    if (review.comments.length === tried) continue;
    try {
      return { plan, url: (await post2(review)).url };
    } catch (error) {
      if (!(error instanceof GitHubError && error.kind === "invalid")) throw error;
      refused = error;
      tried = review.comments.length;
    }
  }
  throw refused;
}
async function postOnce(github, job, pull, earlier, review) {
  for (let isLast = false; ; isLast = true) {
    try {
      const { html_url: url } = await github.request(ROUTE, parameters(job, pull, review));
      return { url };
    } catch (error) {
      if (!mayHaveBeenDone(error)) throw error;
      const kept = await findKept(github, job, pull, earlier);
      if (kept) return kept;
      if (isLast) throw error;
    }
  }
}
async function findKept(github, job, pull, earlier) {
  const known = new Set(earlier.reviews.map((each) => each.id));
  const reviews = await readReviews(github, job, pull, await ownAuthor(github, job));
  return reviews.find(({ id, run }) => !known.has(id) && run === runOf(job));
}
var ROUTE = "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews";
function parameters({ head }, pull, { body, comments }) {
  return { pull_number: pull, commit_id: head, event: "COMMENT", body, comments: comments.map(lineComment) };
}
function lineComment({ finding, span, body }) {
  const end = { path: finding.path, body, line: span.to, side: "RIGHT" };
  return span.from === span.to ? end : { ...end, start_line: span.from, start_side: "RIGHT" };
}

// src/github/fingerprint.ts
function fingerprints(findings2) {
  const all = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Map();
  for (const finding of sorted(findings2)) {
    const { rule, path, valueHash } = finding;
    const fingerprint = hash(rule, path, keyOfPlace(finding), valueHash);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    all.set(finding, `${fingerprint}:${nth}`);
  }
  return all;
}
function keyOfPlace(finding) {
  const { item } = finding;
  const isNameless = item !== void 0 && item.name === void 0;
  return JSON.stringify(isNameless ? { nameless: item.pointer } : knownPlace(finding));
}

// src/github/review-comment.ts
var RELATED_SHOWN = 5;
function commentBody(finding, fingerprint, job, offer) {
  const { severity, rule, url, message, related = [], fix } = finding;
  const parts = [
    marker("finding", stepOf(job), fingerprint),
    `${SYMBOLS[severity]} **${severity}** ${linked(codeSpan(rule, 100), webLink(url))}`,
    codeSpan(message),
    ...related.slice(0, RELATED_SHOWN).map(
      ({ note, path, line, column }) => `Note: ${codeSpan(note, 300)} (${codeSpan(`${path}:${line}:${column}`, 300)})`
    )
  ];
  if (fix) parts.push(fixText(fix, offer));
  if (offer && "block" in offer) parts.push(offer.block);
  return parts.join("\n\n");
}
function fixText(fix, offer) {
  const title = `Fix: ${codeSpan(fix.title, 200)}`;
  const isOffered = offer !== void 0 && "block" in offer;
  const parts = [isOffered ? `${title}.` : `${title} (\`${fixFlag(fix)}\`).`];
  if (isOffered && !fix.safe) parts.push("It may change what the manifest means, so look at it before you apply it.");
  if (offer && "rival" in offer)
    parts.push(
      `It is not offered here, because it overlaps with the suggestion at line ${offer.rival.span.to}. Apply that one first; the next run can then offer this one.`
    );
  return parts.join(" ");
}
function resolvedBody(comment, job) {
  const news = `\u2705 **Resolved:** this is no longer reported at \`${job.head.slice(0, 7)}\`.`;
  return outdatedBody("resolved", news, comment, job);
}
function copiedBody2(copy, { url }, job) {
  const news = `**Posted twice:** ${linked("the other comment", webLink(url))} is kept up to date.`;
  return outdatedBody("copy", news, copy, job);
}
function outdatedBody(kind, news, { body, fingerprint }, job) {
  const [said2 = ""] = body.slice(body.indexOf("-->") + 3).split(/^Fix: /m);
  return [marker(kind, stepOf(job), fingerprint), news, said2.trim()].join("\n\n");
}

// src/github/review-outdated.ts
function outdatedAmong(comments, present, report, job) {
  const isGone = ({ fingerprint, path }) => !present.has(fingerprint) && isKnown(path, report);
  const oldest = oldestOf(comments);
  const copies2 = comments.filter((each) => !isGone(each) && oldest.get(each.fingerprint) !== each);
  return [
    ...comments.filter(isGone).map((comment) => ({ comment, body: resolvedBody(comment, job) })),
    ...copies2.map((comment) => ({ comment, body: copiedBody2(comment, oldest.get(comment.fingerprint), job) }))
  ];
}
function oldestOf(comments) {
  return new Map([...comments].reverse().map((each) => [each.fingerprint, each]));
}
function isKnown(path, { failures, cutShort = [] }) {
  return !cutShort.includes(path) && !failures.some((failure) => isOf(failure.path, path));
}
function isOf(failed2, path) {
  return failed2 === "" || failed2 === "." || failed2 === path || path.startsWith(`${failed2}/`);
}

// src/github/suggestion.ts
function replacement(text2, edits) {
  const count2 = text2.lines.length;
  if (edits.length === 0 || count2 === 0) return void 0;
  const from = Math.min(count2, lineAt(Math.min(...edits.map((edit) => edit.start)), text2.starts));
  const to = Math.min(count2, lineAt(Math.max(...edits.map((edit) => edit.end)), text2.starts));
  const offset = text2.starts[from - 1];
  const before = text2.text.slice(offset, text2.starts[to]);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset }))
  );
  if (!endsAlike(text2, before, after)) return void 0;
  const [old, fresh] = [plainLines(before), plainLines(after)];
  const { start, end } = difference(old, fresh);
  if (start === end) return void 0;
  const span = { from: from + start, to: from + end - 1 };
  const lines = fresh.slice(start, end + fresh.length - old.length);
  if (!canBeSaid(text2, span, lines)) return void 0;
  return { span, lines, claimed: edits.length === 1 ? span : { from, to } };
}
function endsAlike(text2, before, after) {
  const end = lineEndOf(text2);
  if (end === void 0 || (end === "" ? /\r/ : /(?:^|[^\r])\n|\r(?!\n)/).test(after)) return false;
  return after === "" || after.endsWith("\n") === before.endsWith("\n");
}
function plainLines(text2) {
  return linesOf(text2).lines.map((line) => line.replace(/\r$/, ""));
}
function difference(old, fresh) {
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start++;
  let after = 0;
  while (after < shorter - start && old.at(-1 - after) === fresh.at(-1 - after)) after++;
  const end = old.length - after;
  if (start < end || old.length === fresh.length) return { start, end };
  return start > 0 ? { start: start - 1, end } : { start, end: end + 1 };
}
function canBeSaid(text2, { from, to }, lines) {
  const told = lines.length > 0 ? lines : text2.lines.slice(from - 1, to);
  if (told.every((line) => line.trim() === "")) return false;
  const isLast = to === text2.lines.length;
  return lines.length > 0 || !isLast || from > 1 && hasFinalLineEnd(text2);
}

// src/github/suggestion-block.ts
var CHARACTERS = 4e3;
var LINES = 60;
function suggestionBlock(lines, lineEnd) {
  const code = lines.join("\n");
  if (lines.length > LINES || code.length > CHARACTERS || !lines.every(isHarmless)) return void 0;
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return [`${fence}suggestion`, ...lines.map((line) => line + lineEnd), fence].join("\n");
}
function isHarmless(line) {
  const shown = line.replaceAll("	", " ");
  return visible(shown) === shown && !/(?:^|\W)@\w|<!--|-->|^ *\/[a-z]/i.test(shown);
}

// src/github/suggestion-offers.ts
function candidate(finding, { hunk, file: { checkout, head } }, secrets) {
  const found = finding.fix && replacement(checkout, finding.fix.edits);
  const lineEnd = lineEndOf(head);
  if (!found || lineEnd === void 0) return void 0;
  if (secrets.some((each) => meet(spanOf(checkout, each), found.span))) return void 0;
  const span = spanAtHead(head, found.span);
  if (!span || lengthOf(span) < lengthOf(found.span) || !isWithin(span, hunk)) return void 0;
  const block = suggestionBlock(found.lines, lineEnd);
  return block === void 0 ? void 0 : { finding, span, block, claimed: found.claimed };
}
var lengthOf = ({ from, to }) => to - from + 1;
function offers(candidates) {
  const all = /* @__PURE__ */ new Map();
  const offered = [];
  for (const each of [...candidates].sort(byPrecedence)) {
    const rival = offered.find((other) => isInTheWay(other, each));
    if (!rival) offered.push(each);
    all.set(each.finding, rival ? { rival } : { block: each.block });
  }
  return all;
}
function byPrecedence({ finding: a }, { finding: b }) {
  return Number(b.fix.safe) - Number(a.fix.safe) || compareFindings(a, b);
}
function isInTheWay(a, b) {
  if (meet(a.claimed, b.claimed)) return true;
  const edits = b.finding.fix.edits;
  return a.finding.fix.edits.some((edit) => edits.some((other) => touch(edit, other)));
}

// src/github/review-plan.ts
var COMMENTS = 50;
var MOST_FOLDED = 100;
function planReview(situation, trust) {
  const { report, earlier, job } = situation;
  const ids = fingerprints(report.findings);
  const posted = oldestOf(earlier.comments);
  const outdated = outdatedAmong(earlier.comments, new Set(ids.values()), report, job);
  const commentOf = (finding) => posted.get(ids.get(finding));
  const all = sorted(report.findings);
  const kept = all.filter(commentOf);
  const others = all.filter((each) => !commentOf(each));
  const open = earlier.comments.length - outdated.length;
  const commentable = placesFor(others, situation, trust);
  const fresh = gravest([...commentable.keys()], Math.max(0, COMMENTS - open));
  const seen = /* @__PURE__ */ new Set([...fresh, ...kept.filter((each) => commentOf(each).span)]);
  const unseen = all.filter((each) => !seen.has(each));
  const reasonFor = (finding) => {
    if (commentOf(finding)) return "outdated";
    if (commentable.has(finding)) return "beyond";
    const { kind } = situation.places.get(finding);
    return kind === "on" ? "refused" : kind;
  };
  const candidates = candidatesAmong([...kept, ...fresh], situation, commentOf);
  const spans = new Map(candidates.map((each) => [each.finding, each.span]));
  const offered = offersInAll(candidates);
  const bodyOf = (finding) => commentBody(finding, ids.get(finding), job, offered.get(finding));
  return {
    fresh: fresh.map((finding) => {
      return { finding, span: spans.get(finding) ?? commentable.get(finding).span, body: bodyOf(finding) };
    }),
    kept: kept.map((finding) => ({ comment: commentOf(finding), body: bodyOf(finding) })),
    folded: outdated.slice(0, MOST_FOLDED),
    uncommented: groupBy(unseen, reasonFor)
  };
}
function placesFor(findings2, { places }, trust) {
  const found = /* @__PURE__ */ new Map();
  for (const finding of findings2) {
    const place2 = places.get(finding);
    if (place2.kind !== "on" || trust === "none") continue;
    if (trust === "all" || place2.file.head.isSame) found.set(finding, place2);
  }
  return found;
}
function candidatesAmong(findings2, { report, places, suggestions }, commentOf) {
  if (!suggestions) return [];
  const secrets = secretsByPath(report);
  return findings2.flatMap((finding) => {
    const place2 = places.get(finding);
    const found = place2.kind === "on" ? candidate(finding, place2, secrets.get(finding.path) ?? []) : void 0;
    if (!found) return [];
    const comment = commentOf(finding);
    return !comment || isSame(comment.span, found.span) ? [found] : [];
  });
}
function isSame(a, b) {
  return a?.from === b.from && a.to === b.to;
}
function offersInAll(candidates) {
  const files = groupBy(candidates, (each) => each.finding.path);
  return new Map([...files.values()].flatMap((inFile) => [...offers(inFile)]));
}

// src/github/review-update.ts
async function updateReview(github, pull, { id, body }, now) {
  if (saysTheSame(body, now)) return;
  const route = "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}";
  await github.request(route, { pull_number: pull, review_id: id, body: now });
}
async function updateComments(github, kept) {
  for (const { comment, body } of kept)
    if (!saysTheSame(comment.body, body)) await updateComment(github, comment, body);
}
async function foldComments(github, outdated, fold2) {
  for (const { comment, body } of outdated) {
    await updateComment(github, comment, body);
    await fold2(comment.nodeId);
  }
}
async function foldReviews(github, pull, copies2, body, open, fold2) {
  for (const copy of copies2) {
    await updateReview(github, pull, copy, body);
    if (!open.some(({ review }) => review === copy.id)) await fold2(copy.nodeId);
  }
}
async function updateComment(github, { id }, body) {
  const route = "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}";
  await github.request(route, { comment_id: id, body }).catch((error) => {
    if (!isMissing(error)) throw error;
  });
}

// src/github/review.ts
async function postReview(github, job, report, context, { suggestions, failed: failed2, files, readFile }) {
  const pull = job.pull?.number;
  if (pull === void 0) return { complete: false };
  const earlier = await readEarlier(github, job, pull);
  const { first, copies: copies2 } = firstOf(earlier);
  if (!first && report.findings.length === 0) return { complete: true };
  const places = await placeAll(github, job, report.findings, files, readFile);
  const situation = { report, job, places, earlier, suggestions };
  const facts = { report, context, job, failed: failed2, places };
  const draft = (trust) => {
    const plan2 = planReview(situation, trust);
    if (first && plan2.fresh.length === 0) return { plan: plan2 };
    const body = first ? laterBody(facts, plan2, runOf(job), first.url) : overviewBody(facts, plan2, runOf(job));
    return { plan: plan2, review: { body, comments: plan2.fresh } };
  };
  const { plan, url } = await createReview(draft, (review) => postOnce(github, job, pull, earlier, review));
  const update2 = async () => {
    if (!first) return;
    await updateReview(github, pull, first, overviewBody(facts, plan, first.run));
    await updateComments(github, plan.kept);
    const fold2 = openFold(github);
    await foldComments(github, plan.folded, fold2);
    const folded = new Set(plan.folded.map(({ comment }) => comment));
    const open = earlier.comments.filter((each) => !folded.has(each));
    await foldReviews(github, pull, copies2, copiedBody(job, first.url), open, fold2);
  };
  const notice = await update2().catch((error) => {
    if (url === void 0 || !(error instanceof GitHubError)) throw error;
    return `The review was posted, but what stood there before could not be brought up to date: ${error.message}`;
  });
  return { url: url ?? first?.url, complete: true, ...notice !== void 0 && { notice } };
}

// src/github/publish.ts
async function publish(report, context, job, wants, options) {
  const { where = "The findings stand in the annotations, the log and the summary of this job." } = options;
  const channels = channelsOf(report, context, job, wants, options);
  if (channels.size === 0) return { annotated: false, links: [], notices: [] };
  const names = [...channels.keys()];
  if (job.token === "") return { annotated: false, links: [], notices: [`${NO_TOKEN} ${where}`] };
  const links = [];
  const notices = [];
  const refused = [];
  const outdated = [];
  let annotated = false;
  let isOld;
  let github = options.github;
  for (const [channel, post2] of channels) {
    try {
      github ??= await openGitHub(job);
      if (channel !== "check run" && (isOld ??= await isOldHead(github, job))) {
        outdated.push(channel);
        continue;
      }
      const { url, complete, notice } = await post2(github);
      if (url !== void 0) links.push({ channel, url });
      if (notice !== void 0) notices.push(`${notice} ${where}`);
      if (channel === "check run") annotated = complete;
    } catch (error) {
      refused.push({ channel, error });
      if (!job.pull?.isFork || !isForbidden(error)) continue;
      const rest = names.slice(names.indexOf(channel) + 1);
      refused.push(...rest.map((channel2) => ({ channel: channel2, error })));
      break;
    }
  }
  if (outdated.length > 0) notices.push(`${outdatedNotice(outdated)} ${where}`);
  return { annotated, links, notices: [...notices, ...noticesOf(refused, job, where)] };
}
async function isOldHead(github, { pull, head }) {
  if (!pull) return false;
  try {
    const now = await github.request("GET /repos/{owner}/{repo}/pulls/{pull_number}", {
      pull_number: pull.number
    });
    return now.head.sha !== head;
  } catch {
    return false;
  }
}
function channelsOf(report, context, job, { checkRun, review, comment }, { readFile, files }) {
  const channels = /* @__PURE__ */ new Map();
  if (checkRun) channels.set("check run", (github) => postCheckRun(github, job, report, context));
  if (!job.pull) return channels;
  if (review !== "off") {
    const { failed: failed2 } = overview(report, context);
    channels.set(
      "review",
      async (github) => postReview(github, job, report, context, {
        suggestions: review === "suggestions",
        failed: failed2,
        files: files ?? await pullFiles(github, job),
        readFile
      })
    );
  }
  if (comment !== "never") {
    channels.set("comment", (github) => postComment(github, job, report, context, comment));
  }
  return channels;
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
    return { ...NOTHING, notices: [`Nothing could be posted on GitHub: ${causeIn(error)}. ${whereElse(inputs)}`] };
  }
}
function whereElse({ annotations: annotations2, summary: summary2 }) {
  const places = [
    ...annotations2 === "none" ? [] : ["the annotations"],
    "the log of this step",
    ...summary2 ? ["the summary of the job"] : []
  ];
  return `The findings stand in ${new Intl.ListFormat("en").format(places)}.`;
}

// src/action/chart.ts
var WIDTH = 40;
var BARS = { errors: "\u2588", warnings: "\u2593", infos: "\u2591" };
var LEGEND = `${BARS.errors} error  ${BARS.warnings} warning  ${BARS.infos} info`;
function chart({ files, findings: findings2 }) {
  if (findings2.length === 0) return [];
  const formats2 = new Map(files.map(({ path, formats: formats3 }) => [path, formats3.join(" + ")]));
  const groups = groupBy(findings2, ({ path }) => formats2.get(path) || "other files");
  const rows = Array.from(groups, ([format, found]) => ({ format, total: found.length, counts: count(found) }));
  rows.sort((a, b) => b.total - a.total || compareText(a.format, b.format));
  const most = rows[0].total;
  const pad = Math.max(...rows.map(({ format }) => format.length));
  const lines = rows.map(({ format, counts }) => `${format.padEnd(pad)}  ${bar(counts, most)}  ${severities(counts)}`);
  return ["```text", ...lines, "", LEGEND, "```"];
}
function bar(counts, most) {
  const scale = Math.min(1, WIDTH / most);
  return ["errors", "warnings", "infos"].map((kind) => BARS[kind].repeat(counts[kind] === 0 ? 0 : Math.max(1, Math.round(counts[kind] * scale)))).join("");
}

// src/action/summary.ts
var BYTES = 4e5;
function summary(report, context, options) {
  const { notices, links, job, where } = options;
  const pages = links.map(({ channel, url }) => linked(`the ${channel}`, webLink(url)));
  const intro = [
    ...notices.map((notice) => `> [!NOTE]
> ${said(notice)}`),
    ...pages.length > 0 ? [`Also in ${pages.join(", ")}.`] : [],
    ...report.findings.length > 0 ? [chart(report).join("\n")] : []
  ];
  const link = job && ((path, line) => blobLink(job, path, line));
  return markdown(report, context, { maxBytes: Math.min(BYTES, options.room), intro, link, where: prose(where) });
}
function said(text2) {
  return text2.split("`").map((part, index) => index % 2 === 0 ? prose(part) : codeSpan(part)).join("");
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
function contextOf({ inputs, place: place2 }, { rules: rules2 }) {
  return {
    source: place2 ? sourceIn(place2) : () => void 0,
    color: false,
    rules: rules2,
    failOn: inputs.failOn,
    root: place2?.root
  };
}
async function writeFiles({ inputs, place: place2, report }, context) {
  const failures = [];
  const manifests = place2 ? report.files.map(({ path }) => inFolder(place2.root, path)) : [];
  const write3 = async (input, file, format) => {
    if (file === void 0 || !place2) return void 0;
    try {
      return writeReport(input, file, await render(format, report, context), place2, manifests);
    } catch (error) {
      failures.push({ path: "", message: `${causeIn(error)}.` });
      return void 0;
    }
  };
  const written = {
    sarif: await write3("sarif-file", inputs.sarifFile, "sarif"),
    report: await write3("report-file", inputs.reportFile, "json")
  };
  return { report: { ...report, failures: [...report.failures, ...failures] }, written };
}
function log({ findings: findings2, leftOut, failures, files }, { runner }) {
  const lines = [
    ...failures.map(({ path, message }) => path === "" ? message : `${path}: ${message}`),
    ...gravestFirst(sorted(findings2)).map(
      ({ severity, rule, path, line, column, message }) => `${path}:${line}:${column} ${severity} ${rule}: ${message}`
    )
  ];
  if (lines.length > 0) {
    const more = lines.length > LOGGED ? `, the first ${grouped(LOGGED)} of them` : "";
    runner.fold(`All that was found${more}`, lines.slice(0, LOGGED));
  }
  const failed2 = failures.length > 0 ? `, ${plural(failures.length, "failure")}` : "";
  runner.log(
    `${severities(countAll({ findings: findings2, leftOut })) || "no findings"}${failed2} in ${plural(files.length, "file")}.`
  );
}
async function summarize({ job }, report, context, notices, links, { runner }) {
  try {
    const room = runner.summaryRoom();
    if (room === 0) return;
    const text2 = summary(report, context, { room, notices, links, job, where: IN_THE_LOG });
    if (Buffer.byteLength(text2) > room) runner.log("The job summary is full, so nothing was added to it.");
    else runner.summarize(text2);
  } catch (error) {
    runner.log(`The job summary could not be written: ${causeIn(error)}.`);
  }
}

// src/action/runner.ts
import { randomUUID } from "node:crypto";
import { appendFileSync, statSync as statSync2 } from "node:fs";
var SUMMARY_BYTES = 1024 * 1024;
function openRunner(env, write3) {
  const print = (line) => write3(`${line}
`);
  const say = (command) => (message) => print(workflowCommand(command, { title: "toolint" }, sentence(message, 4e3)));
  const log2 = (text2) => {
    for (const line of text2.trimEnd().split("\n")) print(`toolint: ${sentence(line, 4e3)}`);
  };
  const summaryFile = env["GITHUB_STEP_SUMMARY"];
  return {
    log: log2,
    error: say("error"),
    warning: say("warning"),
    notice: say("notice"),
    annotate: write3,
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
    summarize(markdown2) {
      if (summaryFile) appendFileSync(summaryFile, markdown2);
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
async function act(env, write3, knowledge, crash2) {
  const runner = openRunner(env, write3);
  const token = takeToken(env);
  if (token !== void 0) runner.mask(token);
  try {
    const { outcome, report, written } = await Promise.race([step(env, token, runner, knowledge), crash2]);
    return finish(runner, outcome, report, written);
  } catch (error) {
    const message = explain(error, runner);
    runner.error(message);
    return finish(runner, "error", failed(message), {});
  }
}
function abandon(env, write3) {
  const runner = openRunner(env, write3);
  const message = "A config or a plugin ended the process before the check was over.";
  runner.error(message);
  return finish(runner, "error", failed(message), {});
}
async function step(env, token, runner, knowledge) {
  const event = readEvent(env);
  const checked = await check2(env, event, token, knowledge, runner);
  const { report, written } = await reportOn(checked, { event, runner, rules: knowledge.rules });
  return { outcome: outcomeOf(report, checked.inputs), report, written };
}
var LOST = "The event does not say which pull request this is, so nothing can be posted on it: GITHUB_EVENT_PATH names no payload that can be read.";
async function check2(env, event, token, knowledge, runner) {
  const notices = [...misspelt(env), ...isLost(event) ? [LOST] : []];
  let inputs = DEFAULTS;
  let place2;
  let job;
  let access;
  try {
    inputs = readInputs(env);
    job = jobOf(env, event, token, inputs);
    access = accessTo(job, event);
    const found = findPlace(env, inputs.workingDirectory);
    checkPatterns(inputs.files, found, env);
    checkReports(inputs, found);
    place2 = found;
    place2 = await lookBelow(found, inputs.files);
    job = job && { ...job, head: await commitOf(event, place2) };
    const linted = await lintCheckout(inputs, place2, event, access, knowledge);
    await lastTurn();
    const report = withNothingFound(linted.report, inputs, runner);
    return { inputs, place: place2, job, access, report, notices: [...notices, ...linted.notices] };
  } catch (error) {
    return { inputs, place: place2, job, access, report: failed(explain(error, runner)), notices };
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
function outcomeOf({ findings: findings2, failures }, { failOn }) {
  if (failures.length > 0) return "error";
  return failOn !== "never" && findings2.some(({ severity }) => isAtLeast(severity, failOn)) ? "failure" : "success";
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
var write2 = (text2) => process.stdout.write(text2);
var crash = new Promise((_, fail) => {
  process.once("uncaughtException", fail);
  process.once("beforeExit", () => fail(new Error("it waits for something that never comes")));
});
var isOver = false;
process.once("exit", () => {
  if (!isOver) process.exitCode = abandon(process.env, write2);
});
void act(process.env, write2, { rules, formats }, crash).then((status) => {
  isOver = true;
  process.stdout.write("", () => process.exit(status));
});
