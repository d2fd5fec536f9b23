import {
  require_tunnel,
  require_undici
} from "./chunks/undici.js";
import {
  readBaseline
} from "./chunks/baseline.js";
import {
  runDiff
} from "./chunks/run-diff.js";
import {
  isMore
} from "./chunks/open-versions.js";
import "./chunks/known.js";
import {
  CONFIG_NAMES,
  MARKDOWN_BYTES,
  PACKAGE_NAME,
  SYMBOLS,
  annotations,
  baseAt,
  byPath,
  bytes,
  changedSince,
  check,
  checkoutTexts,
  codeSpan,
  createConfigs,
  cut,
  discover,
  drawFrame,
  extensionOf,
  findingItem,
  findings,
  fixFlag,
  fold,
  frame,
  heading,
  holdSignals,
  isPath,
  lastTurn,
  linked,
  longestRun,
  markdown,
  markdownChanges,
  messageText,
  mostSevereFirst,
  namedAndSkipped,
  namedIn,
  notRead,
  notesIn,
  openGit,
  openSources,
  overview,
  places,
  placesText,
  prose,
  readClients,
  readConfig,
  readHunks,
  render,
  scope,
  secretsByPath,
  sentence,
  severities,
  sorted,
  sortedByPath,
  trackedByGit,
  versionName,
  visible,
  webLink,
  wellFormed,
  wordsAndCode,
  wouldReplace,
  writeAtomically
} from "./chunks/lint.js";
import {
  EXTENSIONS,
  SUPPRESSIONS,
  UserError,
  absolutePath,
  applyEdits,
  compareFindings,
  compareText,
  count,
  countAll,
  didYouMean,
  feedStarts,
  formats,
  foundNothing,
  helpBesideFix,
  inFolder,
  isAtLeast,
  isInside,
  isServerPath,
  lineAt,
  makeReport,
  mostSevere,
  nearestWord,
  parentOf,
  readText,
  realPath,
  reason,
  relativePath,
  rules,
  stableLocation,
  textBesideFix,
  touch
} from "./chunks/rules.js";
import {
  PRESET_NAMES,
  SEVERITIES,
  __export,
  __toESM,
  addTo,
  append,
  countLeading,
  counted,
  foundOnce,
  groupBy,
  grouped,
  known,
  messageOf,
  printable,
  recordIn
} from "./chunks/version.js";

// src/action/changes.ts
const { basename: basename4, dirname: dirname3, join: join3, posix: posix2 } = process.getBuiltinModule("node:path");

// src/github/diff-position.ts
const { createHash } = process.getBuiltinModule("node:crypto");
var MOST_READ = 30;
async function diffPositions(github, job, findings2, files, readFile) {
  const positions = /* @__PURE__ */ new Map();
  let read = 0;
  for (const [path6, inFile] of byPath(findings2)) {
    const file = files.get(path6);
    const text2 = file?.hunks?.length ? readFile(path6) : void 0;
    const checkout = text2 === void 0 ? void 0 : linesOf(text2);
    let head = checkout && headIfSame(checkout, file.sha);
    if (checkout && !head && read++ < MOST_READ) head = await readHead(github, job, path6, file.sha, checkout);
    const versions = checkout && head ? { checkout, head } : void 0;
    for (const each of inFile) positions.set(each, positionOf(each, file, versions));
  }
  return positions;
}
function positionOf(finding, file, versions) {
  if (!file || file.hunks?.length === 0) return { kind: "off" };
  if (!file.hunks || !versions) return { kind: "unknown" };
  const wanted = spanAtHead(versions.head, spanOf(versions.checkout, finding));
  if (!wanted) return { kind: "off" };
  const hunk = file.hunks.find((each) => overlap(wanted, each));
  if (!hunk) return { kind: "off", line: wanted.from };
  const span = { from: Math.max(wanted.from, hunk.from), to: Math.min(wanted.to, hunk.to) };
  return { kind: "on", span, hunk, file: versions };
}
function headIfSame(checkout, sha) {
  if (blobSha(checkout.text, sha) === sha) return sameHead(checkout);
  const unix = checkout.text.replaceAll("\r\n", "\n");
  return blobSha(unix, sha) === sha ? sameHead(linesOf(unix)) : void 0;
}
function sameHead(head) {
  return { ...head, isSame: true, lineOf: (line) => line <= head.lines.length ? line : void 0 };
}
async function readHead(github, job, path6, sha, checkout) {
  const text2 = await readText2(github, job, path6);
  if (text2 === void 0 || blobSha(text2, sha) !== sha) return void 0;
  const head = linesOf(text2);
  const indexes = correspondingLines(checkout.lines, head.lines);
  const lineOf = (line) => {
    const index = indexes[line - 1];
    return index === void 0 ? void 0 : index + 1;
  };
  return { ...head, isSame: false, lineOf };
}
async function readText2(github, { owner, repo, head }, path6) {
  try {
    const { data } = await github.rest.repos.getContent({ owner, repo, path: path6, ref: head });
    if (Array.isArray(data) || data.type !== "file" || data.encoding !== "base64") return void 0;
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.from(data.content, "base64"));
  } catch {
    return void 0;
  }
}
function blobSha(text2, like = "") {
  const bytes2 = Buffer.from(text2);
  return createHash(like.length === 64 ? "sha256" : "sha1").update(`blob ${bytes2.length}\0`).update(bytes2).digest("hex");
}
function spanAtHead(head, { from, to }) {
  const first = head.lineOf(from);
  if (first === void 0) return void 0;
  let last = first;
  while (from + last - first < to && head.lineOf(from + last - first + 1) === last + 1) last++;
  return { from: first, to: last };
}
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
var overlap = (a, b) => Math.max(a.from, b.from) <= Math.min(a.to, b.to);
function isWithin(inner, outer) {
  return outer.from <= inner.from && inner.to <= outer.to;
}
function correspondingLines(from, to) {
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
  return longestIncreasing(pairs);
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
function longestIncreasing(pairs) {
  const ends = [];
  const before = new Array(pairs.length);
  pairs.forEach((pair, index) => {
    const lower = countLeading(ends, (end) => pairs[end].b < pair.b);
    before[index] = ends[lower - 1];
    ends[lower] = index;
  });
  const increasing = [];
  for (let at = ends.at(-1); at !== void 0; at = before[at]) increasing.push(pairs[at]);
  return increasing.reverse();
}

// src/github/client.ts
const { setTimeout: wait } = process.getBuiltinModule("node:timers/promises");
var CLOCK = {
  now: () => Date.now(),
  wait: (milliseconds) => wait(milliseconds),
  limit: (milliseconds) => AbortSignal.timeout(milliseconds)
};
var GitHubError = class extends Error {
  kind;
  status;
  constructor(kind, message, status) {
    super(message);
    this.kind = kind;
    if (status !== void 0) this.status = status;
  }
};
var isMissing = (error3) => error3 instanceof GitHubError && error3.kind === "missing";
function mayHaveBeenDone(error3) {
  return error3 instanceof GitHubError && (error3.kind === "busy" || error3.kind === "unreachable");
}
var TRIES = 3;
var MOST_PAGES = 100;
var API_VERSION = "2022-11-28";
var SILENT = { debug() {
}, info() {
}, warn() {
}, error() {
} };
async function openGitHub(job, options = {}) {
  const { patience = 25e3, timeout = 1e4, spacing = 1e3, pause = 1e3, clock = CLOCK } = options;
  const { getOctokit } = await loadToolkit();
  const github = getOctokit(job.token, { baseUrl: job.apiUrl, userAgent: "toolint", log: SILENT });
  const nextWriteDelay = spaceWrites(spacing);
  let budget = patience;
  let lastFailure;
  github.hook.wrap("request", async (request, parameters) => {
    const { method, url } = parameters;
    const route = { name: routeName(method, url), job };
    parameters.headers["x-github-api-version"] = API_VERSION;
    const isRepeatable = canBeRepeated(method, url);
    if (isElsewhere(url, job)) throw new GitHubError("invalid", `GitHub referred ${route.name} to another server.`);
    for (let attempt = 1; ; attempt++) {
      if (lastFailure && budget <= 0) throw givenUp(lastFailure);
      if (method !== "GET") await clock.wait(nextWriteDelay(clock.now()));
      const started = clock.now();
      const result = await sendOnce(route, Math.min(timeout, budget), clock, (signal) => {
        parameters.request = { ...parameters.request, signal, redirect: "manual", log: SILENT };
        return request(parameters);
      });
      if (!("error" in result)) {
        const error4 = isGraphql(url) ? graphqlError(result.response.data, job) : void 0;
        if (error4) throw error4;
        return result.response;
      }
      const { error: error3, isRateLimit, retryAfter } = result;
      if (error3.kind !== "busy" && error3.kind !== "unreachable") throw error3;
      lastFailure = error3;
      budget -= clock.now() - started;
      if (retryAfter !== void 0 && retryAfter > budget) budget = 0;
      const isLast = attempt === TRIES || !(isRepeatable || isRateLimit);
      const delay = retryAfter ?? (!isLast ? pause * attempt ** 2 : isRepeatable ? 0 : pause);
      if (delay > Math.max(0, budget)) throw error3;
      budget -= delay;
      await clock.wait(delay);
      if (isLast) throw error3;
    }
  });
  return github;
}
function rowsOfPages() {
  let pages = 0;
  return ({ data }, done) => {
    if (!Array.isArray(data)) throw new GitHubError("invalid", "GitHub sent something other than a list.");
    if (++pages === MOST_PAGES) done();
    return data;
  };
}
async function loadToolkit() {
  const { GITHUB_EVENT_PATH: path6 } = process.env;
  delete process.env["GITHUB_EVENT_PATH"];
  try {
    return await import("./chunks/actions-github.js");
  } finally {
    if (path6 !== void 0) process.env["GITHUB_EVENT_PATH"] = path6;
  }
}
function canBeRepeated(method, url) {
  if (method === "POST") return isGraphql(url);
  return method !== "PATCH" || !url.includes("/check-runs/");
}
var isGraphql = (url) => url.endsWith("/graphql");
function isElsewhere(url, { apiUrl, graphqlUrl }) {
  if (url.startsWith("/")) return false;
  return ![apiUrl, graphqlUrl].some((own) => new URL(own).origin === new URL(url).origin);
}
function routeName(method, url) {
  if (isGraphql(url)) return "a GraphQL request";
  const [path6] = url.split("?");
  return `${method} ${path6.replace(/^.*?\/(?:repos\/[^/]+\/[^/]+|repositories\/\d+)(?=\/)/, "")}`;
}
function givenUp(last) {
  return new GitHubError(last.kind, `GitHub was not asked any more after a failure: ${last.message}`, last.status);
}
var FREE_WRITES = 20;
function spaceWrites(spacing) {
  let count2 = 0;
  let next = 0;
  return (now) => {
    if (++count2 <= FREE_WRITES) return 0;
    const at = Math.max(now, next);
    next = at + spacing;
    return at - now;
  };
}
async function sendOnce(route, milliseconds, clock, send2) {
  const signal = clock.limit(Math.ceil(milliseconds));
  const late = () => unanswered(route, `nothing came within ${Math.ceil(milliseconds / 1e3)} s`);
  try {
    const response = await send2(signal);
    if (signal.aborted) return late();
    if (response.status >= 300) return refusal(route, response, clock.now());
    return hasJson(response) ? { response } : withoutJson(route, response);
  } catch (error3) {
    if (signal.aborted) return late();
    const { response } = error3;
    return response ? refusal(route, response, clock.now()) : unanswered(route, reasonOf(error3));
  }
}
function unanswered({ name }, reason2) {
  return { error: new GitHubError("unreachable", `GitHub did not answer ${name}: ${reason2}.`) };
}
function reasonOf(error3) {
  let reason2 = "the connection failed";
  for (let cause = error3; typeof cause === "object" && cause !== null; cause = cause.cause) {
    const { code } = cause;
    if (typeof code === "string" && /^[A-Z_]{3,40}$/.test(code)) reason2 = `the connection failed (${code})`;
  }
  return reason2;
}
function hasJson({ status, data }) {
  return status === 204 || isObject(data) && !(data instanceof ArrayBuffer);
}
function withoutJson({ name }, { status }) {
  return { error: new GitHubError("busy", `GitHub answered ${name} with ${status}, but with no JSON in it.`, status) };
}
var SECONDARY_LIMIT_WAIT = 6e4;
function refusal({ name, job }, { status, headers, data }, now) {
  const detail = withoutToken(job, detailOf(data));
  const isRateLimit = isLimit(status, headers, detail);
  const kind = isRateLimit ? "busy" : kindOf(status);
  const reason2 = detail === "" ? "." : `: ${oneSentence(detail)}.`;
  return {
    error: new GitHubError(kind, `GitHub answered ${name} with ${status}${reason2}`, status),
    isRateLimit,
    retryAfter: retryAfterOf(headers, now) ?? (isRateLimit ? SECONDARY_LIMIT_WAIT : void 0)
  };
}
function kindOf(status) {
  if (status === 401 || status === 403) return "forbidden";
  if (status === 404 || status === 410) return "missing";
  return status === 408 || status >= 500 ? "busy" : "invalid";
}
function isLimit(status, headers, detail) {
  if (status === 429) return true;
  return status === 403 && (headers["retry-after"] !== void 0 || headers["x-ratelimit-remaining"] === "0" || /\brate limit\b/i.test(detail));
}
function retryAfterOf(headers, now) {
  const after = Number(headers["retry-after"] ?? NaN);
  if (after >= 0) return after * 1e3;
  const reset = Number(headers["x-ratelimit-reset"] ?? NaN);
  return headers["x-ratelimit-remaining"] === "0" && reset >= 0 ? Math.max(0, reset * 1e3 - now) + 1e3 : void 0;
}
var GRAPHQL_KINDS = {
  FORBIDDEN: "forbidden",
  INSUFFICIENT_SCOPES: "forbidden",
  NOT_FOUND: "missing",
  RATE_LIMITED: "busy"
};
function graphqlError(data, job) {
  const errors = isObject(data) ? data["errors"] : void 0;
  if (!Array.isArray(errors) || errors.length === 0) return void 0;
  const first = errors[0];
  const [type, message] = isObject(first) ? [text(first["type"]), text(first["message"])] : ["", ""];
  const reason2 = oneSentence(withoutToken(job, message)) || "no reason given";
  return new GitHubError(GRAPHQL_KINDS[type] ?? "invalid", `GitHub refused a GraphQL request: ${reason2}.`);
}
function detailOf(data) {
  if (!isObject(data)) return "";
  const errors = Array.isArray(data["errors"]) ? data["errors"].slice(0, 3).map(errorText).filter(Boolean) : [];
  return [text(data["message"]), ...errors].filter(Boolean).join("; ");
}
function errorText(error3) {
  if (!isObject(error3)) return text(error3);
  return text(error3["message"]) || [text(error3["field"]), text(error3["code"])].filter(Boolean).join(" ");
}
var oneSentence = (detail) => sentence(detail, 300).replace(/(?<![.\s])[.\s]+$/, "");
function withoutToken({ token }, detail) {
  return token === "" ? detail : detail.replaceAll(token, "***");
}
var isObject = (value) => typeof value === "object" && value !== null;
var text = (value) => typeof value === "string" ? value : "";

// src/github/pull-files.ts
var MOST_FILES = 3e3;
var MOST_COMPARED = 300;
async function pullFiles(github, job) {
  if (!job.pull) return /* @__PURE__ */ new Map();
  const { owner, repo } = job;
  const { number: pull_number, base } = job.pull;
  const { data: pull } = await github.rest.pulls.get({ owner, repo, pull_number });
  if (pull.head.sha !== job.head) return comparedFiles(github, job, base, job.head);
  const { listFiles } = github.rest.pulls;
  const rows = await github.paginate(listFiles, { owner, repo, pull_number, per_page: 100 }, rowsOfPages());
  const readPage = async (per_page, page) => (await listFiles({ owner, repo, pull_number, per_page, page })).data;
  const { rows: restored, incomplete: incomplete2 } = await restorePatches(rows, pull, readPage);
  const files = filesOf(restored, incomplete2);
  return files.size < (pull.changed_files ?? 0) ? Object.assign(files, { isPart: true }) : files;
}
async function comparedFiles(github, { owner, repo }, base, head) {
  const basehead = `${base}...${head}`;
  const { data } = await github.rest.repos.compareCommitsWithBasehead({ owner, repo, basehead, per_page: 1 });
  const { files = [] } = data;
  if (files.length >= MOST_COMPARED) {
    throw new GitHubError("invalid", `GitHub lists only ${MOST_COMPARED} of the files that changed.`);
  }
  return filesOf(files, withoutPatch(files));
}
var mayBeIncomplete = (files) => files.isPart === true || files.size >= MOST_FILES;
function changesOf(files) {
  if (mayBeIncomplete(files)) return void 0;
  const present = Array.from(files).filter(([, { status }]) => status !== "removed");
  return new Map(present.map(([path6, { hunks }]) => [path6, hunks ?? "all"]));
}
function filesOf(rows, incomplete2) {
  const unknown = new Set(incomplete2);
  return new Map(
    rows.map((row) => {
      const { filename, status, previous_filename: previous } = row;
      const sha = row.sha ?? "";
      return [filename, { status, ...previous !== void 0 && { previous }, sha, hunks: hunksOf(row, unknown) }];
    })
  );
}
function hunksOf(row, unknown) {
  if (row.patch !== void 0) return readHunks(row.patch);
  const hasNone = row.status === "removed" || row.changes === 0 && !unknown.has(row);
  return hasNone ? [] : void 0;
}
var PAGE_SIZES = [10, 1];
var MOST_REQUESTS = 60;
async function restorePatches(listed, totals, readPage) {
  const rows = [...listed];
  let left = MOST_REQUESTS;
  for (const size of PAGE_SIZES) {
    if (addUp(rows, totals)) break;
    const pages = new Set(withoutPatch(rows).map((row) => Math.floor(rows.indexOf(row) / size)));
    for (const page of pages) {
      if (--left < 0) return { rows, incomplete: withoutPatch(rows) };
      const again = await readPage(size, page + 1);
      again.forEach((row, index) => {
        const at = page * size + index;
        if (rows[at]?.filename === row.filename) rows[at] = row;
      });
    }
  }
  return { rows, incomplete: [] };
}
function withoutPatch(rows) {
  return rows.filter(({ patch, changes, status }) => patch === void 0 && changes === 0 && status !== "removed");
}
function addUp(rows, { additions, deletions }) {
  const sum = (of) => rows.reduce((total, row) => total + row[of], 0);
  return additions === sum("additions") && deletions === sum("deletions");
}

// src/action/event.ts
var CODE_MAY_RUN = "push pull_request merge_group schedule workflow_dispatch repository_dispatch release create".split(" ");
function codeRefusal({ name }) {
  if (CODE_MAY_RUN.includes(name)) return void 0;
  const events2 = new Intl.ListFormat("en").format(CODE_MAY_RUN);
  return `On ${name || "this event"} no code runs, whatever \`allow-code\` says, as strangers may cause it where the token can write. It runs only on ${events2}`;
}
var lacksPull = ({ name, pull }) => /^pull_request(_target)?$/.test(name) && !pull;
function readEvent(env) {
  const name = env["GITHUB_EVENT_NAME"] ?? "";
  const payload = readPayload(env["GITHUB_EVENT_PATH"]);
  const sha = shaOf(env["GITHUB_SHA"]) ?? "";
  const event = { name, head: sha, sha, isFork: false };
  const pull = pullOf(payload, env["GITHUB_REPOSITORY"], name);
  if (pull) return { ...event, ...pull, head: pull.pull.head, base: pull.pull.base };
  if (name === "merge_group") {
    const group3 = field(payload, "merge_group");
    return { ...event, head: shaOf(field(group3, "head_sha")) ?? sha, base: shaOf(field(group3, "base_sha")) };
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
  const canWrite = name === "pull_request_target";
  return { pull: { number, head, base, isFork: isFork && !canWrite }, isFork };
}
var MOST_PAYLOAD = 3e7;
function readPayload(path6) {
  const file = path6 === void 0 ? void 0 : realPath(path6);
  const read = file === void 0 ? void 0 : readText(file, { maxBytes: MOST_PAYLOAD });
  return read && "text" in read ? recordIn(read.text) : void 0;
}
function field(value, name) {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return void 0;
  return value[name];
}
function shaOf(value) {
  return typeof value === "string" && /^[0-9a-f]{40,64}$/.test(value) && !/^0+$/.test(value) ? value : void 0;
}
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
    name: jobName(env, inputs),
    runUrl: `${serverUrl}/${owner}/${repo}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`
  };
}
function jobName(env, { workingDirectory, config, files }) {
  const { GITHUB_WORKFLOW: workflow, GITHUB_JOB: job, GITHUB_ACTION: step = "" } = env;
  const id = step.startsWith("__") ? /_(\d+)$/.exec(step)?.[1] : step;
  const folder = workingDirectory === "." ? void 0 : workingDirectory;
  const others = [config && `config: ${config}`, files.length > 0 && `files: ${files.join(", ")}`];
  return ["toolint", workflow, job, id, folder, ...others].filter(Boolean).join(" / ");
}
var urlOf = (given, fallback) => (given || fallback).replace(/(?<!\/)\/+$/, "");
function accessTo(job, event) {
  if (!job || job.token === "") return void 0;
  let opened;
  let files;
  const github = () => opened ??= openGitHub(job);
  const requestFiles = async () => {
    if (job.pull) return pullFiles(await github(), job);
    return event.base === void 0 ? void 0 : comparedFiles(await github(), job, event.base, event.head);
  };
  return { job, github, changedFiles: () => files ??= requestFiles() };
}

// src/action/runner.ts
const { statSync } = process.getBuiltinModule("node:fs");

// node_modules/@actions/core/lib/core.js
var core_exports={};__export(core_exports,{ExitCode:()=>ExitCode,addPath:()=>addPath,debug:()=>debug,endGroup:()=>endGroup,error:()=>error,exportVariable:()=>exportVariable,getBooleanInput:()=>getBooleanInput,getIDToken:()=>getIDToken,getInput:()=>getInput,getMultilineInput:()=>getMultilineInput,getState:()=>getState,group:()=>group,info:()=>info,isDebug:()=>isDebug,markdownSummary:()=>markdownSummary,notice:()=>notice,platform:()=>platform_exports,saveState:()=>saveState,setCommandEcho:()=>setCommandEcho,setFailed:()=>setFailed,setOutput:()=>setOutput,setSecret:()=>setSecret,startGroup:()=>startGroup,summary:()=>summary,toPlatformPath:()=>toPlatformPath,toPosixPath:()=>toPosixPath,toWin32Path:()=>toWin32Path,warning:()=>warning});
// node_modules/@actions/core/lib/command.js
import * as os from "os";
// node_modules/@actions/core/lib/utils.js
function toCommandValue(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function toCommandProperties(e){return Object.keys(e).length?{title:e.title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}
// node_modules/@actions/core/lib/command.js
function issueCommand(e,t,r){const s=new Command(e,t,r);process.stdout.write(s.toString()+os.EOL)}function issue(e,t=""){issueCommand(e,{},t)}var CMD_STRING="::",Command=class{constructor(e,t,r){e||(e="missing.command"),this.command=e,this.properties=t,this.message=r}toString(){let e=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>0){e+=" ";let t=!0;for(const r in this.properties)if(this.properties.hasOwnProperty(r)){const s=this.properties[r];s&&(t?t=!1:e+=",",e+=`${r}=${escapeProperty(s)}`)}}return e+=`${CMD_STRING}${escapeData(this.message)}`,e}};function escapeData(e){return toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(e){return toCommandValue(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}
// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(n,o){const e=process.env[`GITHUB_${n}`];if(!e)throw new Error(`Unable to find environment variable for file command ${n}`);if(!fs.existsSync(e))throw new Error(`Missing file at path: ${e}`);fs.appendFileSync(e,`${toCommandValue(o)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(n,o){const e=`ghadelimiter_${crypto.randomUUID()}`,t=toCommandValue(o);if(n.includes(e))throw new Error(`Unexpected input: name should not contain the delimiter "${e}"`);if(t.includes(e))throw new Error(`Unexpected input: value should not contain the delimiter "${e}"`);return`${n}<<${e}${os2.EOL}${t}${os2.EOL}${e}`}
// node_modules/@actions/core/lib/core.js
import * as os5 from "os";
import * as path5 from "path";
// node_modules/@actions/http-client/lib/index.js
import * as http from "http";
import * as https from "https";
// node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(t){const e=t.protocol==="https:";if(checkBypass(t))return;const s=e?process.env.https_proxy||process.env.HTTPS_PROXY:process.env.http_proxy||process.env.HTTP_PROXY;if(s)try{return new DecodedURL(s)}catch{if(!s.startsWith("http://")&&!s.startsWith("https://"))return new DecodedURL(`http://${s}`)}else return}function checkBypass(t){if(!t.hostname)return!1;const e=t.hostname;if(isLoopbackAddress(e))return!0;const s=process.env.no_proxy||process.env.NO_PROXY||"";if(!s)return!1;let r;t.port?r=Number(t.port):t.protocol==="http:"?r=80:t.protocol==="https:"&&(r=443);const p=[t.hostname.toUpperCase()];typeof r=="number"&&p.push(`${p[0]}:${r}`);for(const n of s.split(",").map(o=>o.trim().toUpperCase()).filter(o=>o))if(n==="*"||p.some(o=>o===n||o.endsWith(`.${n}`)||n.startsWith(".")&&o.endsWith(`${n}`)))return!0;return!1}function isLoopbackAddress(t){const e=t.toLowerCase();return e==="localhost"||e.startsWith("127.")||e.startsWith("[::1]")||e.startsWith("[0:0:0:0:0:0:0:1]")}var DecodedURL=class extends URL{constructor(t,e){super(t,e),this._decodedUsername=decodeURIComponent(super.username),this._decodedPassword=decodeURIComponent(super.password)}get username(){return this._decodedUsername}get password(){return this._decodedPassword}};
// node_modules/@actions/http-client/lib/index.js
var tunnel=__toESM(require_tunnel(),1),import_undici=__toESM(require_undici(),1),__awaiter=function(e,r,t,i){function n(s){return s instanceof t?s:new t(function(a){a(s)})}return new(t||(t=Promise))(function(s,a){function l(u){try{c(i.next(u))}catch(h){a(h)}}function o(u){try{c(i.throw(u))}catch(h){a(h)}}function c(u){u.done?s(u.value):n(u.value).then(l,o)}c((i=i.apply(e,r||[])).next())})},HttpCodes;(function(e){e[e.OK=200]="OK",e[e.MultipleChoices=300]="MultipleChoices",e[e.MovedPermanently=301]="MovedPermanently",e[e.ResourceMoved=302]="ResourceMoved",e[e.SeeOther=303]="SeeOther",e[e.NotModified=304]="NotModified",e[e.UseProxy=305]="UseProxy",e[e.SwitchProxy=306]="SwitchProxy",e[e.TemporaryRedirect=307]="TemporaryRedirect",e[e.PermanentRedirect=308]="PermanentRedirect",e[e.BadRequest=400]="BadRequest",e[e.Unauthorized=401]="Unauthorized",e[e.PaymentRequired=402]="PaymentRequired",e[e.Forbidden=403]="Forbidden",e[e.NotFound=404]="NotFound",e[e.MethodNotAllowed=405]="MethodNotAllowed",e[e.NotAcceptable=406]="NotAcceptable",e[e.ProxyAuthenticationRequired=407]="ProxyAuthenticationRequired",e[e.RequestTimeout=408]="RequestTimeout",e[e.Conflict=409]="Conflict",e[e.Gone=410]="Gone",e[e.TooManyRequests=429]="TooManyRequests",e[e.InternalServerError=500]="InternalServerError",e[e.NotImplemented=501]="NotImplemented",e[e.BadGateway=502]="BadGateway",e[e.ServiceUnavailable=503]="ServiceUnavailable",e[e.GatewayTimeout=504]="GatewayTimeout"})(HttpCodes||(HttpCodes={}));var Headers;(function(e){e.Accept="accept",e.ContentType="content-type"})(Headers||(Headers={}));var MediaTypes;(function(e){e.ApplicationJson="application/json"})(MediaTypes||(MediaTypes={}));var HttpRedirectCodes=[HttpCodes.MovedPermanently,HttpCodes.ResourceMoved,HttpCodes.SeeOther,HttpCodes.TemporaryRedirect,HttpCodes.PermanentRedirect],HttpResponseRetryCodes=[HttpCodes.BadGateway,HttpCodes.ServiceUnavailable,HttpCodes.GatewayTimeout],RetryableHttpVerbs=["OPTIONS","GET","DELETE","HEAD"],ExponentialBackoffCeiling=10,ExponentialBackoffTimeSlice=5,HttpClientError=class f extends Error{constructor(r,t){super(r),this.name="HttpClientError",this.statusCode=t,Object.setPrototypeOf(this,f.prototype)}},HttpClientResponse=class{constructor(e){this.message=e}readBody(){return __awaiter(this,void 0,void 0,function*(){return new Promise(e=>__awaiter(this,void 0,void 0,function*(){let r=Buffer.alloc(0);this.message.on("data",t=>{r=Buffer.concat([r,t])}),this.message.on("end",()=>{e(r.toString())})}))})}readBodyBuffer(){return __awaiter(this,void 0,void 0,function*(){return new Promise(e=>__awaiter(this,void 0,void 0,function*(){const r=[];this.message.on("data",t=>{r.push(t)}),this.message.on("end",()=>{e(Buffer.concat(r))})}))})}},HttpClient=class{constructor(e,r,t){this._ignoreSslError=!1,this._allowRedirects=!0,this._allowRedirectDowngrade=!1,this._maxRedirects=50,this._allowRetries=!1,this._maxRetries=1,this._keepAlive=!1,this._disposed=!1,this.userAgent=this._getUserAgentWithOrchestrationId(e),this.handlers=r||[],this.requestOptions=t,t&&(t.ignoreSslError!=null&&(this._ignoreSslError=t.ignoreSslError),this._socketTimeout=t.socketTimeout,t.allowRedirects!=null&&(this._allowRedirects=t.allowRedirects),t.allowRedirectDowngrade!=null&&(this._allowRedirectDowngrade=t.allowRedirectDowngrade),t.maxRedirects!=null&&(this._maxRedirects=Math.max(t.maxRedirects,0)),t.keepAlive!=null&&(this._keepAlive=t.keepAlive),t.allowRetries!=null&&(this._allowRetries=t.allowRetries),t.maxRetries!=null&&(this._maxRetries=t.maxRetries))}options(e,r){return __awaiter(this,void 0,void 0,function*(){return this.request("OPTIONS",e,null,r||{})})}get(e,r){return __awaiter(this,void 0,void 0,function*(){return this.request("GET",e,null,r||{})})}del(e,r){return __awaiter(this,void 0,void 0,function*(){return this.request("DELETE",e,null,r||{})})}post(e,r,t){return __awaiter(this,void 0,void 0,function*(){return this.request("POST",e,r,t||{})})}patch(e,r,t){return __awaiter(this,void 0,void 0,function*(){return this.request("PATCH",e,r,t||{})})}put(e,r,t){return __awaiter(this,void 0,void 0,function*(){return this.request("PUT",e,r,t||{})})}head(e,r){return __awaiter(this,void 0,void 0,function*(){return this.request("HEAD",e,null,r||{})})}sendStream(e,r,t,i){return __awaiter(this,void 0,void 0,function*(){return this.request(e,r,t,i)})}getJson(e){return __awaiter(this,arguments,void 0,function*(r,t={}){t[Headers.Accept]=this._getExistingOrDefaultHeader(t,Headers.Accept,MediaTypes.ApplicationJson);const i=yield this.get(r,t);return this._processResponse(i,this.requestOptions)})}postJson(e,r){return __awaiter(this,arguments,void 0,function*(t,i,n={}){const s=JSON.stringify(i,null,2);n[Headers.Accept]=this._getExistingOrDefaultHeader(n,Headers.Accept,MediaTypes.ApplicationJson),n[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(n,MediaTypes.ApplicationJson);const a=yield this.post(t,s,n);return this._processResponse(a,this.requestOptions)})}putJson(e,r){return __awaiter(this,arguments,void 0,function*(t,i,n={}){const s=JSON.stringify(i,null,2);n[Headers.Accept]=this._getExistingOrDefaultHeader(n,Headers.Accept,MediaTypes.ApplicationJson),n[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(n,MediaTypes.ApplicationJson);const a=yield this.put(t,s,n);return this._processResponse(a,this.requestOptions)})}patchJson(e,r){return __awaiter(this,arguments,void 0,function*(t,i,n={}){const s=JSON.stringify(i,null,2);n[Headers.Accept]=this._getExistingOrDefaultHeader(n,Headers.Accept,MediaTypes.ApplicationJson),n[Headers.ContentType]=this._getExistingOrDefaultContentTypeHeader(n,MediaTypes.ApplicationJson);const a=yield this.patch(t,s,n);return this._processResponse(a,this.requestOptions)})}request(e,r,t,i){return __awaiter(this,void 0,void 0,function*(){if(this._disposed)throw new Error("Client has already been disposed.");const n=new URL(r);let s=this._prepareRequest(e,n,i);const a=this._allowRetries&&RetryableHttpVerbs.includes(e)?this._maxRetries+1:1;let l=0,o;do{if(o=yield this.requestRaw(s,t),o&&o.message&&o.message.statusCode===HttpCodes.Unauthorized){let u;for(const h of this.handlers)if(h.canHandleAuthentication(o)){u=h;break}return u?u.handleAuthentication(this,s,t):o}let c=this._maxRedirects;for(;o.message.statusCode&&HttpRedirectCodes.includes(o.message.statusCode)&&this._allowRedirects&&c>0;){const u=o.message.headers.location;if(!u)break;const h=new URL(u);if(n.protocol==="https:"&&n.protocol!==h.protocol&&!this._allowRedirectDowngrade)throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");if(yield o.readBody(),h.hostname!==n.hostname)for(const p in i)p.toLowerCase()==="authorization"&&delete i[p];s=this._prepareRequest(e,h,i),o=yield this.requestRaw(s,t),c--}if(!o.message.statusCode||!HttpResponseRetryCodes.includes(o.message.statusCode))return o;l+=1,l<a&&(yield o.readBody(),yield this._performExponentialBackoff(l))}while(l<a);return o})}dispose(){this._agent&&this._agent.destroy(),this._disposed=!0}requestRaw(e,r){return __awaiter(this,void 0,void 0,function*(){return new Promise((t,i)=>{function n(s,a){s?i(s):a?t(a):i(new Error("Unknown error"))}this.requestRawWithCallback(e,r,n)})})}requestRawWithCallback(e,r,t){typeof r=="string"&&(e.options.headers||(e.options.headers={}),e.options.headers["Content-Length"]=Buffer.byteLength(r,"utf8"));let i=!1;function n(l,o){i||(i=!0,t(l,o))}const s=e.httpModule.request(e.options,l=>{const o=new HttpClientResponse(l);n(void 0,o)});let a;s.on("socket",l=>{a=l}),s.setTimeout(this._socketTimeout||3*6e4,()=>{a&&a.end(),n(new Error(`Request timeout: ${e.options.path}`))}),s.on("error",function(l){n(l)}),r&&typeof r=="string"&&s.write(r,"utf8"),r&&typeof r!="string"?(r.on("close",function(){s.end()}),r.pipe(s)):s.end()}getAgent(e){const r=new URL(e);return this._getAgent(r)}getAgentDispatcher(e){const r=new URL(e),t=getProxyUrl(r);if(t&&t.hostname)return this._getProxyAgentDispatcher(r,t)}_prepareRequest(e,r,t){const i={};i.parsedUrl=r;const n=i.parsedUrl.protocol==="https:";i.httpModule=n?https:http;const s=n?443:80;if(i.options={},i.options.host=i.parsedUrl.hostname,i.options.port=i.parsedUrl.port?parseInt(i.parsedUrl.port):s,i.options.path=(i.parsedUrl.pathname||"")+(i.parsedUrl.search||""),i.options.method=e,i.options.headers=this._mergeHeaders(t),this.userAgent!=null&&(i.options.headers["user-agent"]=this.userAgent),i.options.agent=this._getAgent(i.parsedUrl),this.handlers)for(const a of this.handlers)a.prepareRequest(i.options);return i}_mergeHeaders(e){return this.requestOptions&&this.requestOptions.headers?Object.assign({},lowercaseKeys(this.requestOptions.headers),lowercaseKeys(e||{})):lowercaseKeys(e||{})}_getExistingOrDefaultHeader(e,r,t){let i;if(this.requestOptions&&this.requestOptions.headers){const s=lowercaseKeys(this.requestOptions.headers)[r];s&&(i=typeof s=="number"?s.toString():s)}const n=e[r];return n!==void 0?typeof n=="number"?n.toString():n:i!==void 0?i:t}_getExistingOrDefaultContentTypeHeader(e,r){let t;if(this.requestOptions&&this.requestOptions.headers){const n=lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];n&&(typeof n=="number"?t=String(n):Array.isArray(n)?t=n.join(", "):t=n)}const i=e[Headers.ContentType];return i!==void 0?typeof i=="number"?String(i):Array.isArray(i)?i.join(", "):i:t!==void 0?t:r}_getAgent(e){let r;const t=getProxyUrl(e),i=t&&t.hostname;if(this._keepAlive&&i&&(r=this._proxyAgent),i||(r=this._agent),r)return r;const n=e.protocol==="https:";let s=100;if(this.requestOptions&&(s=this.requestOptions.maxSockets||http.globalAgent.maxSockets),t&&t.hostname){const a={maxSockets:s,keepAlive:this._keepAlive,proxy:Object.assign(Object.assign({},(t.username||t.password)&&{proxyAuth:`${t.username}:${t.password}`}),{host:t.hostname,port:t.port})};let l;const o=t.protocol==="https:";n?l=o?tunnel.httpsOverHttps:tunnel.httpsOverHttp:l=o?tunnel.httpOverHttps:tunnel.httpOverHttp,r=l(a),this._proxyAgent=r}if(!r){const a={keepAlive:this._keepAlive,maxSockets:s};r=n?new https.Agent(a):new http.Agent(a),this._agent=r}return n&&this._ignoreSslError&&(r.options=Object.assign(r.options||{},{rejectUnauthorized:!1})),r}_getProxyAgentDispatcher(e,r){let t;if(this._keepAlive&&(t=this._proxyAgentDispatcher),t)return t;const i=e.protocol==="https:";return t=new import_undici.ProxyAgent(Object.assign({uri:r.href,pipelining:this._keepAlive?1:0},(r.username||r.password)&&{token:`Basic ${Buffer.from(`${r.username}:${r.password}`).toString("base64")}`})),this._proxyAgentDispatcher=t,i&&this._ignoreSslError&&(t.options=Object.assign(t.options.requestTls||{},{rejectUnauthorized:!1})),t}_getUserAgentWithOrchestrationId(e){const r=e||"actions/http-client",t=process.env.ACTIONS_ORCHESTRATION_ID;if(t){const i=t.replace(/[^a-z0-9_.-]/gi,"_");return`${r} actions_orchestration_id/${i}`}return r}_performExponentialBackoff(e){return __awaiter(this,void 0,void 0,function*(){e=Math.min(ExponentialBackoffCeiling,e);const r=ExponentialBackoffTimeSlice*Math.pow(2,e);return new Promise(t=>setTimeout(()=>t(),r))})}_processResponse(e,r){return __awaiter(this,void 0,void 0,function*(){return new Promise((t,i)=>__awaiter(this,void 0,void 0,function*(){const n=e.message.statusCode||0,s={statusCode:n,result:null,headers:{}};n===HttpCodes.NotFound&&t(s);function a(c,u){if(typeof u=="string"){const h=new Date(u);if(!isNaN(h.valueOf()))return h}return u}let l,o;try{o=yield e.readBody(),o&&o.length>0&&(r&&r.deserializeDates?l=JSON.parse(o,a):l=JSON.parse(o),s.result=l),s.headers=e.message.headers}catch{}if(n>299){let c;l&&l.message?c=l.message:o&&o.length>0?c=o:c=`Failed request: (${n})`;const u=new HttpClientError(c,n);u.result=s.result,i(u)}else t(s)}))})}},lowercaseKeys=e=>Object.keys(e).reduce((r,t)=>(r[t.toLowerCase()]=e[t],r),{});
// node_modules/@actions/http-client/lib/auth.js
var __awaiter2=function(n,h,r,i){function u(t){return t instanceof r?t:new r(function(o){o(t)})}return new(r||(r=Promise))(function(t,o){function d(e){try{a(i.next(e))}catch(c){o(c)}}function f(e){try{a(i.throw(e))}catch(c){o(c)}}function a(e){e.done?t(e.value):u(e.value).then(d,f)}a((i=i.apply(n,h||[])).next())})},BearerCredentialHandler=class{constructor(n){this.token=n}prepareRequest(n){if(!n.headers)throw Error("The request has no headers");n.headers.Authorization=`Bearer ${this.token}`}canHandleAuthentication(){return!1}handleAuthentication(){return __awaiter2(this,void 0,void 0,function*(){throw new Error("not implemented")})}};
// node_modules/@actions/core/lib/oidc-utils.js
var __awaiter3=function(d,t,e,n){function c(r){return r instanceof e?r:new e(function(o){o(r)})}return new(e||(e=Promise))(function(r,o){function u(i){try{a(n.next(i))}catch(l){o(l)}}function E(i){try{a(n.throw(i))}catch(l){o(l)}}function a(i){i.done?r(i.value):c(i.value).then(u,E)}a((n=n.apply(d,t||[])).next())})},OidcClient=class s{static createHttpClient(t=!0,e=10){const n={allowRetries:t,maxRetries:e};return new HttpClient("actions/oidc-client",[new BearerCredentialHandler(s.getRequestToken())],n)}static getRequestToken(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_TOKEN;if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");return t}static getIDTokenUrl(){const t=process.env.ACTIONS_ID_TOKEN_REQUEST_URL;if(!t)throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");return t}static getCall(t){return __awaiter3(this,void 0,void 0,function*(){var e;const r=(e=(yield s.createHttpClient().getJson(t).catch(o=>{throw new Error(`Failed to get ID Token. 
 
        Error Code : ${o.statusCode}
 
        Error Message: ${o.message}`)})).result)===null||e===void 0?void 0:e.value;if(!r)throw new Error("Response json body do not have ID Token field");return r})}static getIDToken(t){return __awaiter3(this,void 0,void 0,function*(){try{let e=s.getIDTokenUrl();if(t){const c=encodeURIComponent(t);e=`${e}&audience=${c}`}debug(`ID token url is ${e}`);const n=yield s.getCall(e);return setSecret(n),n}catch(e){throw new Error(`Error message: ${e.message}`)}})}};
// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter4=function(t,e,r,a){function s(n){return n instanceof r?n:new r(function(d){d(n)})}return new(r||(r=Promise))(function(n,d){function u(i){try{o(a.next(i))}catch(h){d(h)}}function c(i){try{o(a.throw(i))}catch(h){d(h)}}function o(i){i.done?n(i.value):s(i.value).then(u,c)}o((a=a.apply(t,e||[])).next())})},{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY",Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter4(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;const t=process.env[SUMMARY_ENV_VAR];if(!t)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);try{yield access(t,constants.R_OK|constants.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissions.`)}return this._filePath=t,this._filePath})}wrap(t,e,r={}){const a=Object.entries(r).map(([s,n])=>` ${s}="${n}"`).join("");return e?`<${t}${a}>${e}</${t}>`:`<${t}${a}>`}write(t){return __awaiter4(this,void 0,void 0,function*(){const e=!!t?.overwrite,r=yield this.filePath();return yield(e?writeFile:appendFile)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return __awaiter4(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,e=!1){return this._buffer+=t,e?this.addEOL():this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(t,e){const r=Object.assign({},e&&{lang:e}),a=this.wrap("pre",this.wrap("code",t),r);return this.addRaw(a).addEOL()}addList(t,e=!1){const r=e?"ol":"ul",a=t.map(n=>this.wrap("li",n)).join(""),s=this.wrap(r,a);return this.addRaw(s).addEOL()}addTable(t){const e=t.map(a=>{const s=a.map(n=>{if(typeof n=="string")return this.wrap("td",n);const{header:d,data:u,colspan:c,rowspan:o}=n,i=d?"th":"td",h=Object.assign(Object.assign({},c&&{colspan:c}),o&&{rowspan:o});return this.wrap(i,u,h)}).join("");return this.wrap("tr",s)}).join(""),r=this.wrap("table",e);return this.addRaw(r).addEOL()}addDetails(t,e){const r=this.wrap("details",this.wrap("summary",t)+e);return this.addRaw(r).addEOL()}addImage(t,e,r){const{width:a,height:s}=r||{},n=Object.assign(Object.assign({},a&&{width:a}),s&&{height:s}),d=this.wrap("img",null,Object.assign({src:t,alt:e},n));return this.addRaw(d).addEOL()}addHeading(t,e){const r=`h${e}`,a=["h1","h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(a,t);return this.addRaw(s).addEOL()}addSeparator(){const t=this.wrap("hr",null);return this.addRaw(t).addEOL()}addBreak(){const t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,e){const r=Object.assign({},e&&{cite:e}),a=this.wrap("blockquote",t,r);return this.addRaw(a).addEOL()}addLink(t,e){const r=this.wrap("a",t,{href:e});return this.addRaw(r).addEOL()}},_summary=new Summary,markdownSummary=_summary,summary=_summary;
// node_modules/@actions/core/lib/path-utils.js
import * as path from "path";
function toPosixPath(t){return t.replace(/[\\]/g,"/")}function toWin32Path(t){return t.replace(/[/]/g,"\\")}function toPlatformPath(t){return t.replace(/[/\\]/g,path.sep)}
// node_modules/@actions/core/lib/platform.js
import os4 from "os";
var platform_exports={};__export(platform_exports,{arch:()=>arch,getDetails:()=>getDetails,isLinux:()=>isLinux,isMacOS:()=>isMacOS,isWindows:()=>isWindows,platform:()=>platform});
// node_modules/@actions/exec/lib/exec.js
import { StringDecoder } from "string_decoder";
// node_modules/@actions/exec/lib/toolrunner.js
import * as os3 from "os";
import * as events from "events";
import * as child from "child_process";
import * as path4 from "path";
// node_modules/@actions/io/lib/io.js
import * as path3 from "path";
// node_modules/@actions/io/lib/io-util.js
import * as fs2 from "fs";
import * as path2 from "path";
var __awaiter5=function(e,o,r,c){function n(t){return t instanceof r?t:new r(function(s){s(t)})}return new(r||(r=Promise))(function(t,s){function a(i){try{d(c.next(i))}catch(u){s(u)}}function p(i){try{d(c.throw(i))}catch(u){s(u)}}function d(i){i.done?t(i.value):n(i.value).then(a,p)}d((c=c.apply(e,o||[])).next())})},{chmod,copyFile,lstat,mkdir,open,readdir,rename,rm,rmdir,stat,symlink,unlink}=fs2.promises,IS_WINDOWS=process.platform==="win32",READONLY=fs2.constants.O_RDONLY;function exists(e){return __awaiter5(this,void 0,void 0,function*(){try{yield stat(e)}catch(o){if(o.code==="ENOENT")return!1;throw o}return!0})}function isRooted(e){if(e=normalizeSeparators(e),!e)throw new Error('isRooted() parameter "p" cannot be empty');return IS_WINDOWS?e.startsWith("\\")||/^[A-Z]:/i.test(e):e.startsWith("/")}function tryGetExecutablePath(e,o){return __awaiter5(this,void 0,void 0,function*(){let r;try{r=yield stat(e)}catch(n){n.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${n}`)}if(r&&r.isFile()){if(IS_WINDOWS){const n=path2.extname(e).toUpperCase();if(o.some(t=>t.toUpperCase()===n))return e}else if(isUnixExecutable(r))return e}const c=e;for(const n of o){e=c+n,r=void 0;try{r=yield stat(e)}catch(t){t.code!=="ENOENT"&&console.log(`Unexpected error attempting to determine if executable file exists '${e}': ${t}`)}if(r&&r.isFile()){if(IS_WINDOWS){try{const t=path2.dirname(e),s=path2.basename(e).toUpperCase();for(const a of yield readdir(t))if(s===a.toUpperCase()){e=path2.join(t,a);break}}catch(t){console.log(`Unexpected error attempting to determine the actual case of the file '${e}': ${t}`)}return e}else if(isUnixExecutable(r))return e}}return""})}function normalizeSeparators(e){return e=e||"",IS_WINDOWS?(e=e.replace(/\//g,"\\"),e.replace(/\\\\+/g,"\\")):e.replace(/\/\/+/g,"/")}function isUnixExecutable(e){return(e.mode&1)>0||(e.mode&8)>0&&process.getgid!==void 0&&e.gid===process.getgid()||(e.mode&64)>0&&process.getuid!==void 0&&e.uid===process.getuid()}
// node_modules/@actions/io/lib/io.js
var __awaiter6=function(e,o,i,n){function t(r){return r instanceof i?r:new i(function(s){s(r)})}return new(i||(i=Promise))(function(r,s){function h(f){try{c(n.next(f))}catch(a){s(a)}}function l(f){try{c(n.throw(f))}catch(a){s(a)}}function c(f){f.done?r(f.value):t(f.value).then(h,l)}c((n=n.apply(e,o||[])).next())})};function which(e,o){return __awaiter6(this,void 0,void 0,function*(){if(!e)throw new Error("parameter 'tool' is required");if(o){const n=yield which(e,!1);if(!n)throw IS_WINDOWS?new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`):new Error(`Unable to locate executable file: ${e}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);return n}const i=yield findInPath(e);return i&&i.length>0?i[0]:""})}function findInPath(e){return __awaiter6(this,void 0,void 0,function*(){if(!e)throw new Error("parameter 'tool' is required");const o=[];if(IS_WINDOWS&&process.env.PATHEXT)for(const t of process.env.PATHEXT.split(path3.delimiter))t&&o.push(t);if(isRooted(e)){const t=yield tryGetExecutablePath(e,o);return t?[t]:[]}if(e.includes(path3.sep))return[];const i=[];if(process.env.PATH)for(const t of process.env.PATH.split(path3.delimiter))t&&i.push(t);const n=[];for(const t of i){const r=yield tryGetExecutablePath(path3.join(t,e),o);r&&n.push(r)}return n})}
// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as setTimeout2 } from "timers";
var __awaiter7=function(e,s,t,i){function o(r){return r instanceof t?r:new t(function(h){h(r)})}return new(t||(t=Promise))(function(r,h){function l(u){try{d(i.next(u))}catch(c){h(c)}}function n(u){try{d(i.throw(u))}catch(c){h(c)}}function d(u){u.done?r(u.value):o(u.value).then(l,n)}d((i=i.apply(e,s||[])).next())})},IS_WINDOWS2=process.platform==="win32",ToolRunner=class extends events.EventEmitter{constructor(e,s,t){if(super(),!e)throw new Error("Parameter 'toolPath' cannot be null or empty.");this.toolPath=e,this.args=s||[],this.options=t||{}}_debug(e){this.options.listeners&&this.options.listeners.debug&&this.options.listeners.debug(e)}_getCommandString(e,s){const t=this._getSpawnFileName(),i=this._getSpawnArgs(e);let o=s?"":"[command]";if(IS_WINDOWS2)if(this._isCmdFile()){o+=t;for(const r of i)o+=` ${r}`}else if(e.windowsVerbatimArguments){o+=`"${t}"`;for(const r of i)o+=` ${r}`}else{o+=this._windowsQuoteCmdArg(t);for(const r of i)o+=` ${this._windowsQuoteCmdArg(r)}`}else{o+=t;for(const r of i)o+=` ${r}`}return o}_processLineBuffer(e,s,t){try{let i=s+e.toString(),o=i.indexOf(os3.EOL);for(;o>-1;){const r=i.substring(0,o);t(r),i=i.substring(o+os3.EOL.length),o=i.indexOf(os3.EOL)}return i}catch(i){return this._debug(`error processing line. Failed with error ${i}`),""}}_getSpawnFileName(){return IS_WINDOWS2&&this._isCmdFile()?process.env.COMSPEC||"cmd.exe":this.toolPath}_getSpawnArgs(e){if(IS_WINDOWS2&&this._isCmdFile()){let s=`/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;for(const t of this.args)s+=" ",s+=e.windowsVerbatimArguments?t:this._windowsQuoteCmdArg(t);return s+='"',[s]}return this.args}_endsWith(e,s){return e.endsWith(s)}_isCmdFile(){const e=this.toolPath.toUpperCase();return this._endsWith(e,".CMD")||this._endsWith(e,".BAT")}_windowsQuoteCmdArg(e){if(!this._isCmdFile())return this._uvQuoteCmdArg(e);if(!e)return'""';const s=[" ","	","&","(",")","[","]","{","}","^","=",";","!","'","+",",","`","~","|","<",">",'"'];let t=!1;for(const r of e)if(s.some(h=>h===r)){t=!0;break}if(!t)return e;let i='"',o=!0;for(let r=e.length;r>0;r--)i+=e[r-1],o&&e[r-1]==="\\"?i+="\\":e[r-1]==='"'?(o=!0,i+='"'):o=!1;return i+='"',i.split("").reverse().join("")}_uvQuoteCmdArg(e){if(!e)return'""';if(!e.includes(" ")&&!e.includes("	")&&!e.includes('"'))return e;if(!e.includes('"')&&!e.includes("\\"))return`"${e}"`;let s='"',t=!0;for(let i=e.length;i>0;i--)s+=e[i-1],t&&e[i-1]==="\\"?s+="\\":e[i-1]==='"'?(t=!0,s+="\\"):t=!1;return s+='"',s.split("").reverse().join("")}_cloneExecOptions(e){e=e||{};const s={cwd:e.cwd||process.cwd(),env:e.env||process.env,silent:e.silent||!1,windowsVerbatimArguments:e.windowsVerbatimArguments||!1,failOnStdErr:e.failOnStdErr||!1,ignoreReturnCode:e.ignoreReturnCode||!1,delay:e.delay||1e4};return s.outStream=e.outStream||process.stdout,s.errStream=e.errStream||process.stderr,s}_getSpawnOptions(e,s){e=e||{};const t={};return t.cwd=e.cwd,t.env=e.env,t.windowsVerbatimArguments=e.windowsVerbatimArguments||this._isCmdFile(),e.windowsVerbatimArguments&&(t.argv0=`"${s}"`),t}exec(){return __awaiter7(this,void 0,void 0,function*(){return!isRooted(this.toolPath)&&(this.toolPath.includes("/")||IS_WINDOWS2&&this.toolPath.includes("\\"))&&(this.toolPath=path4.resolve(process.cwd(),this.options.cwd||process.cwd(),this.toolPath)),this.toolPath=yield which(this.toolPath,!0),new Promise((e,s)=>__awaiter7(this,void 0,void 0,function*(){this._debug(`exec tool: ${this.toolPath}`),this._debug("arguments:");for(const n of this.args)this._debug(`   ${n}`);const t=this._cloneExecOptions(this.options);!t.silent&&t.outStream&&t.outStream.write(this._getCommandString(t)+os3.EOL);const i=new ExecState(t,this.toolPath);if(i.on("debug",n=>{this._debug(n)}),this.options.cwd&&!(yield exists(this.options.cwd)))return s(new Error(`The cwd: ${this.options.cwd} does not exist!`));const o=this._getSpawnFileName(),r=child.spawn(o,this._getSpawnArgs(t),this._getSpawnOptions(this.options,o));let h="";r.stdout&&r.stdout.on("data",n=>{this.options.listeners&&this.options.listeners.stdout&&this.options.listeners.stdout(n),!t.silent&&t.outStream&&t.outStream.write(n),h=this._processLineBuffer(n,h,d=>{this.options.listeners&&this.options.listeners.stdline&&this.options.listeners.stdline(d)})});let l="";if(r.stderr&&r.stderr.on("data",n=>{i.processStderr=!0,this.options.listeners&&this.options.listeners.stderr&&this.options.listeners.stderr(n),!t.silent&&t.errStream&&t.outStream&&(t.failOnStdErr?t.errStream:t.outStream).write(n),l=this._processLineBuffer(n,l,d=>{this.options.listeners&&this.options.listeners.errline&&this.options.listeners.errline(d)})}),r.on("error",n=>{i.processError=n.message,i.processExited=!0,i.processClosed=!0,i.CheckComplete()}),r.on("exit",n=>{i.processExitCode=n,i.processExited=!0,this._debug(`Exit code ${n} received from tool '${this.toolPath}'`),i.CheckComplete()}),r.on("close",n=>{i.processExitCode=n,i.processExited=!0,i.processClosed=!0,this._debug(`STDIO streams have closed for tool '${this.toolPath}'`),i.CheckComplete()}),i.on("done",(n,d)=>{h.length>0&&this.emit("stdline",h),l.length>0&&this.emit("errline",l),r.removeAllListeners(),n?s(n):e(d)}),this.options.input){if(!r.stdin)throw new Error("child process missing stdin");r.stdin.end(this.options.input)}}))})}};function argStringToArray(e){const s=[];let t=!1,i=!1,o="";function r(h){i&&h!=='"'&&(o+="\\"),o+=h,i=!1}for(let h=0;h<e.length;h++){const l=e.charAt(h);if(l==='"'){i?r(l):t=!t;continue}if(l==="\\"&&i){r(l);continue}if(l==="\\"&&t){i=!0;continue}if(l===" "&&!t){o.length>0&&(s.push(o),o="");continue}r(l)}return o.length>0&&s.push(o.trim()),s}var ExecState=class f extends events.EventEmitter{constructor(s,t){if(super(),this.processClosed=!1,this.processError="",this.processExitCode=0,this.processExited=!1,this.processStderr=!1,this.delay=1e4,this.done=!1,this.timeout=null,!t)throw new Error("toolPath must not be empty");this.options=s,this.toolPath=t,s.delay&&(this.delay=s.delay)}CheckComplete(){this.done||(this.processClosed?this._setResult():this.processExited&&(this.timeout=setTimeout2(f.HandleTimeout,this.delay,this)))}_debug(s){this.emit("debug",s)}_setResult(){let s;this.processExited&&(this.processError?s=new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`):this.processExitCode!==0&&!this.options.ignoreReturnCode?s=new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`):this.processStderr&&this.options.failOnStdErr&&(s=new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`))),this.timeout&&(clearTimeout(this.timeout),this.timeout=null),this.done=!0,this.emit("done",s,this.processExitCode)}static HandleTimeout(s){if(!s.done){if(!s.processClosed&&s.processExited){const t=`The STDIO streams did not close within ${s.delay/1e3} seconds of the exit event from process '${s.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;s._debug(t)}s._setResult()}}};
// node_modules/@actions/exec/lib/exec.js
var __awaiter8=function(s,c,n,t){function o(e){return e instanceof n?e:new n(function(i){i(e)})}return new(n||(n=Promise))(function(e,i){function f(r){try{d(t.next(r))}catch(u){i(u)}}function a(r){try{d(t.throw(r))}catch(u){i(u)}}function d(r){r.done?e(r.value):o(r.value).then(f,a)}d((t=t.apply(s,c||[])).next())})};function exec(s,c,n){return __awaiter8(this,void 0,void 0,function*(){const t=argStringToArray(s);if(t.length===0)throw new Error("Parameter 'commandLine' cannot be null or empty.");const o=t[0];return c=t.slice(1).concat(c||[]),new ToolRunner(o,c,n).exec()})}function getExecOutput(s,c,n){return __awaiter8(this,void 0,void 0,function*(){var t,o;let e="",i="";const f=new StringDecoder("utf8"),a=new StringDecoder("utf8"),d=(t=n?.listeners)===null||t===void 0?void 0:t.stdout,r=(o=n?.listeners)===null||o===void 0?void 0:o.stderr,u=l=>{i+=a.write(l),r&&r(l)},v=l=>{e+=f.write(l),d&&d(l)},w=Object.assign(Object.assign({},n?.listeners),{stdout:v,stderr:u}),h=yield exec(s,c,Object.assign(Object.assign({},n),{listeners:w}));return e+=f.end(),i+=a.end(),{exitCode:h,stdout:e,stderr:i}})}
// node_modules/@actions/core/lib/platform.js
var __awaiter9=function(n,i,t,e){function a(o){return o instanceof t?o:new t(function(r){r(o)})}return new(t||(t=Promise))(function(o,r){function d(s){try{c(e.next(s))}catch(u){r(u)}}function v(s){try{c(e.throw(s))}catch(u){r(u)}}function c(s){s.done?o(s.value):a(s.value).then(d,v)}c((e=e.apply(n,i||[])).next())})},getWindowsInfo=()=>__awaiter9(void 0,void 0,void 0,function*(){const{stdout:n}=yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"',void 0,{silent:!0}),{stdout:i}=yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"',void 0,{silent:!0});return{name:i.trim(),version:n.trim()}}),getMacOsInfo=()=>__awaiter9(void 0,void 0,void 0,function*(){var n,i,t,e;const{stdout:a}=yield getExecOutput("sw_vers",void 0,{silent:!0}),o=(i=(n=a.match(/ProductVersion:\s*(.+)/))===null||n===void 0?void 0:n[1])!==null&&i!==void 0?i:"";return{name:(e=(t=a.match(/ProductName:\s*(.+)/))===null||t===void 0?void 0:t[1])!==null&&e!==void 0?e:"",version:o}}),getLinuxInfo=()=>__awaiter9(void 0,void 0,void 0,function*(){const{stdout:n}=yield getExecOutput("lsb_release",["-i","-r","-s"],{silent:!0}),[i,t]=n.trim().split(`
`);return{name:i,version:t}}),platform=os4.platform(),arch=os4.arch(),isWindows=platform==="win32",isMacOS=platform==="darwin",isLinux=platform==="linux";function getDetails(){return __awaiter9(this,void 0,void 0,function*(){return Object.assign(Object.assign({},yield isWindows?getWindowsInfo():isMacOS?getMacOsInfo():getLinuxInfo()),{platform,arch,isWindows,isMacOS,isLinux})})}
// node_modules/@actions/core/lib/core.js
var __awaiter10=function(e,n,t,o){function s(i){return i instanceof t?i:new t(function(u){u(i)})}return new(t||(t=Promise))(function(i,u){function f(r){try{c(o.next(r))}catch(a){u(a)}}function l(r){try{c(o.throw(r))}catch(a){u(a)}}function c(r){r.done?i(r.value):s(r.value).then(f,l)}c((o=o.apply(e,n||[])).next())})},ExitCode;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function exportVariable(e,n){const t=toCommandValue(n);if(process.env[e]=t,process.env.GITHUB_ENV||"")return issueFileCommand("ENV",prepareKeyValueMessage(e,n));issueCommand("set-env",{name:e},t)}function setSecret(e){issueCommand("add-mask",{},e)}function addPath(e){process.env.GITHUB_PATH||""?issueFileCommand("PATH",e):issueCommand("add-path",{},e),process.env.PATH=`${e}${path5.delimiter}${process.env.PATH}`}function getInput(e,n){const t=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(n&&n.required&&!t)throw new Error(`Input required and not supplied: ${e}`);return n&&n.trimWhitespace===!1?t:t.trim()}function getMultilineInput(e,n){const t=getInput(e,n).split(`
`).filter(o=>o!=="");return n&&n.trimWhitespace===!1?t:t.map(o=>o.trim())}function getBooleanInput(e,n){const t=["true","True","TRUE"],o=["false","False","FALSE"],s=getInput(e,n);if(t.includes(s))return!0;if(o.includes(s))return!1;throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${e}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``)}function setOutput(e,n){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(e,n));process.stdout.write(os5.EOL),issueCommand("set-output",{name:e},toCommandValue(n))}function setCommandEcho(e){issue("echo",e?"on":"off")}function setFailed(e){process.exitCode=ExitCode.Failure,error(e)}function isDebug(){return process.env.RUNNER_DEBUG==="1"}function debug(e){issueCommand("debug",{},e)}function error(e,n={}){issueCommand("error",toCommandProperties(n),e instanceof Error?e.toString():e)}function warning(e,n={}){issueCommand("warning",toCommandProperties(n),e instanceof Error?e.toString():e)}function notice(e,n={}){issueCommand("notice",toCommandProperties(n),e instanceof Error?e.toString():e)}function info(e){process.stdout.write(e+os5.EOL)}function startGroup(e){issue("group",e)}function endGroup(){issue("endgroup")}function group(e,n){return __awaiter10(this,void 0,void 0,function*(){startGroup(e);let t;try{t=yield n()}finally{endGroup()}return t})}function saveState(e,n){if(process.env.GITHUB_STATE||"")return issueFileCommand("STATE",prepareKeyValueMessage(e,n));issueCommand("save-state",{name:e},toCommandValue(n))}function getState(e){return process.env[`STATE_${e}`]||""}function getIDToken(e){return __awaiter10(this,void 0,void 0,function*(){return yield OidcClient.getIDToken(e)})}
// src/action/runner.ts
var SUMMARY_BYTES = 1024 * 1024;
var MESSAGE = 4e3;
var TITLED = { title: "toolint" };
function log(text2) {
  for (const line of text2.trimEnd().split("\n")) info(`toolint: ${sentence(line, MESSAGE)}`);
}
function error2(message) {
  error(sentence(message, MESSAGE), TITLED);
}
function warning2(message) {
  warning(sentence(message, MESSAGE), TITLED);
}
function notice2(message) {
  notice(sentence(message, MESSAGE), TITLED);
}
function annotate(annotations2) {
  for (const { level, message, title, file, line, endLine, column, endColumn } of annotations2) {
    const range = { startLine: line, endLine, startColumn: column, endColumn };
    core_exports[level](message, { title: visible(title), ...file !== void 0 && { file: visible(file) }, ...range });
  }
}
function group2(title, lines) {
  startGroup(sentence(title));
  for (const line of lines) info(`- ${sentence(line)}`);
  endGroup();
}
function mask(secret) {
  setSecret(secret);
}
function summaryRoom() {
  const file = process.env["GITHUB_STEP_SUMMARY"];
  if (!file) return 0;
  return Math.max(0, SUMMARY_BYTES - (statSync(file, { throwIfNoEntry: false })?.size ?? 0));
}
async function addSummary(markdown2) {
  await summary.addRaw(`${markdown2.trimEnd()}

`).write();
}
function setOutputs(values) {
  if (!process.env["GITHUB_OUTPUT"]) return;
  for (const [name, value] of Object.entries(values)) setOutput(name, value);
}
var causeIn = (error3) => messageOf(error3).replace(/\.$/, "");

// src/action/changes.ts
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = process.getBuiltinModule("node:fs");
const { tmpdir } = process.getBuiltinModule("node:os");

// src/action/base-files.ts
const { basename: basename3, posix } = process.getBuiltinModule("node:path");
async function baseOfChange({ event, checkout, access: access2 }) {
  const { base } = event;
  const { cwd, root, isMixed } = checkout;
  if (base === void 0 || isMixed) return void 0;
  try {
    return await baseAt((await changedSince(base, cwd)).from, cwd);
  } catch {
    const changed = await access2?.changedFiles().catch(() => void 0);
    const files = changed && await filesAt(base, checkout, access2);
    if (!files) return void 0;
    const inRun = (path6) => relativePath(cwd, absolutePath(root, path6));
    return {
      touched: Array.from(
        changed,
        ([path6, { status, previous = path6 }]) => status === "added" || status === "copied" || !isInside(cwd, absolutePath(root, previous)) ? [] : [{ was: inRun(previous), ...status !== "removed" && { path: inRun(path6) } }]
      ).flat(),
      read: (path6) => files.read(relativePath(root, absolutePath(cwd, path6))).catch(() => void 0),
      close: () => {
      }
    };
  }
}
async function filesAt(commit, { root }, access2) {
  return await filesByGit(commit, root) ?? (access2 && filesByApi(commit, await access2.github(), access2.job));
}
var LINK = "link";
var LINK_MODE = "120000";
var linkRefusal = (path6) => new UserError(`${printable(path6)} is a symbolic link there, and links are not followed`);
async function filesByGit(commit, root) {
  try {
    const git = openGit(root);
    const { ok, out } = await git("ls-tree", "-r", "-z", "--full-tree", commit);
    if (!ok) return void 0;
    const files = /* @__PURE__ */ new Map();
    const folders = /* @__PURE__ */ new Map();
    for (const line of out.split("\0")) {
      const [, mode, object, path6] = /^(\d+) \w+ ([0-9a-f]+)\t([^]*)$/.exec(line) ?? [];
      if (mode === void 0 || object === void 0 || path6 === void 0) continue;
      files.set(path6, mode === LINK_MODE ? LINK : object);
      addTo(folders, folderOf(path6), basename3(path6));
    }
    return {
      list: async (folder) => folders.get(folder) ?? [],
      async read(path6) {
        const object = files.get(path6);
        if (object === void 0) return void 0;
        if (object === LINK) throw linkRefusal(path6);
        const { ok: ok2, out: out2, complaint } = await git("cat-file", "blob", object);
        if (!ok2) throw new Error(complaint);
        return out2;
      }
    };
  } catch (error3) {
    if (error3 instanceof UserError) return void 0;
    throw error3;
  }
}
var MOST_REQUESTS2 = 200;
var MOST_LISTED = 1e3;
function filesByApi(commit, github, { owner, repo }) {
  let requests = 0;
  const contentOf2 = async (path6) => {
    if (++requests > MOST_REQUESTS2) {
      throw new UserError(
        `there are too many folders to ask GitHub for. Check out with \`fetch-depth: 0\`, and git can tell`
      );
    }
    try {
      return (await github.rest.repos.getContent({ owner, repo, path: path6, ref: commit })).data;
    } catch (error3) {
      if (isMissing(error3)) return void 0;
      throw error3;
    }
  };
  return {
    async list(folder) {
      const entries = await contentOf2(folder);
      if (entries === void 0 && folder === "") throw new Error("GitHub does not show this commit");
      if (!Array.isArray(entries)) return [];
      if (entries.length >= MOST_LISTED)
        throw new UserError(`${printable(folder) || "The top folder"} holds more files than GitHub lists`);
      return entries.filter(({ type }) => type !== "dir").map(({ name }) => name);
    },
    async read(path6) {
      const file = await contentOf2(path6);
      if (file === void 0 || Array.isArray(file)) return void 0;
      if (file.type !== "file") throw linkRefusal(path6);
      if (file.encoding !== "base64") throw new UserError(`${printable(path6)} is too large`);
      return Buffer.from(file.content, "base64").toString("utf8");
    }
  };
}
function folderOf(path6) {
  const folder = posix.dirname(path6);
  return folder === "." ? "" : folder;
}

// src/action/changes.ts
async function changesIn({ event, checkout, access: access2 }) {
  const { root, isMixed } = checkout;
  if (event.base === void 0) return noBaseReason(event);
  if (isMixed) return MIXED;
  const reasons = [];
  if (access2) {
    try {
      const files = await access2.changedFiles();
      const changes = files && changesOf(files);
      if (files && changes) return await inCheckout(changes, files, root, access2);
      reasons.push("GitHub does not list all files that changed");
    } catch (error3) {
      reasons.push(causeIn(error3));
    }
  } else reasons.push("there is no `github-token` to ask GitHub with");
  try {
    return (await changedSince(event.base, root)).changes;
  } catch {
    reasons.push("the checkout does not go back to where the change began (`fetch-depth: 0` gets it)");
  }
  return reasons.join(", and ");
}
function noBaseReason(event) {
  if (event.isFirst) return "this push begins a branch or a tag, so there is no earlier commit to compare it with";
  if (event.name === "push" || lacksPull(event)) return "the event does not say what changed";
  return "on this event there is no change to compare";
}
var MIXED = "the linted files are not all in one checkout, so it is unclear which files GitHub means. Name the folder of the repository with `working-directory`";
function fromWorkingDirectory(changes, { root, cwd }) {
  if (root === cwd) return changes;
  return new Map(Array.from(changes, ([path6, hunks]) => [relativePath(cwd, inFolder(root, path6)), hunks]));
}
var MOST_READ2 = 50;
async function inCheckout(changes, files, root, access2) {
  const github = await access2.github();
  const textOf = checkoutTexts(root);
  const here = new Map(changes);
  let asked = 0;
  for (const [path6, hunks] of changes) {
    if (hunks === "all") continue;
    const text2 = textOf(path6);
    if (text2 === void 0) continue;
    const lines = linesOf(text2);
    const { sha } = files.get(path6);
    let head = headIfSame(lines, sha);
    if (!head && EXTENSIONS.includes(extensionOf(path6)) && asked++ < MOST_READ2)
      head = await readHead(github, access2.job, path6, sha, lines);
    here.set(path6, head ? inMergeCommit(hunks, head, lines.lines.length) : "all");
  }
  return here;
}
function inMergeCommit(hunks, head, count2) {
  if (head.isSame) return hunks;
  const atHead = new Set(hunks.flatMap(({ changed: changed2 }) => [...changed2]));
  const losses = hunks.flatMap(({ lost: lost2 = [] }) => lost2);
  const changed = /* @__PURE__ */ new Set();
  const lost = [];
  let next = 0;
  for (let line = 1; line <= count2; line++) {
    const other = head.lineOf(line);
    if (other === void 0 || atHead.has(other)) changed.add(line);
    for (; next < losses.length && other !== void 0 && losses[next].after < other; next++)
      lost.push({ ...losses[next], after: line - 1 });
  }
  for (; next < losses.length; next++) lost.push({ ...losses[next], after: count2 });
  return [{ from: 1, to: count2, changed, ...lost.length > 0 && { lost } }];
}
var MOST_SHOWN = 5;
function isConfigName(name) {
  return CONFIG_NAMES.has(name) || name === PACKAGE_NAME || name === SUPPRESSIONS;
}
async function configChanges(step, { sources }, fromBase) {
  const { event, checkout } = step;
  const { root, cwd } = checkout;
  const used = new Set(sources.map((source) => relativePath(root, absolutePath(cwd, source))));
  const changed = event.pull ? await changedPaths(step) : [];
  const configs = [];
  for (const path6 of changed) if (used.has(path6) || await isConfigFile(path6, checkout)) configs.push(path6);
  if (configs.length === 0) return [];
  const shown = configs.slice(0, MOST_SHOWN).map((path6) => `\`${printable(path6).replaceAll("`", "'")}\``);
  const names = configs.length > MOST_SHOWN ? [...shown, `${configs.length - MOST_SHOWN} more`] : shown;
  const subject = `This pull request changes ${names.join(", ")}`;
  return [
    fromBase ? `${subject}. Configs and suppressions were taken from the base branch, as \`config-from: base\` says, and no \`.gitignore\` has kept back a file of a commit.` : `${subject}, and with that what is checked and reported: look at it too. \`config-from: base\` would lint with the config of the base branch.`
  ];
}
async function changedPaths({ event, checkout: { root }, access: access2 }) {
  const paths = /* @__PURE__ */ new Set();
  try {
    const files = await access2?.changedFiles();
    for (const [path6, { previous = path6 }] of files ?? []) paths.add(path6).add(previous);
    if (files && !mayBeIncomplete(files)) return paths;
  } catch {
  }
  try {
    for (const path6 of (await changedSince(event.base, root)).changes.keys()) paths.add(path6);
  } catch {
  }
  return paths;
}
async function isConfigFile(path6, { root }) {
  const name = basename4(path6);
  if (name !== PACKAGE_NAME) return isConfigName(name) || name === ".gitignore";
  try {
    return await readConfig(inFolder(root, path6), { cwd: root, workspace: root, allowCode: false }) !== void 0;
  } catch {
    return true;
  }
}
var OWN_BRANCH = /* @__PURE__ */ new Set(["push", "schedule", "workflow_dispatch"]);
var hasBase = ({ name }) => !OWN_BRANCH.has(name);
async function openBaseConfigs({ event, checkout, access: access2 }) {
  const { name, base } = event;
  if (base === void 0) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || "this event"} nothing says which commit the base is. Use it on pull_request or merge_group.`
    );
  }
  const files = await filesAt(base, checkout, access2);
  if (!files)
    throw refusal2(
      `The checkout does not go back to it, and there is no \`github-token\` to ask GitHub with. ${REMEDY}`,
      base
    );
  return copiesOf(files, base, checkout);
}
function copiesOf(files, base, { root, cwd }) {
  const temporary = realPath(mkdtempSync(join3(process.env["RUNNER_TEMP"] || tmpdir(), "toolint-base-")));
  const top = isInside(cwd, root) ? absolutePath(temporary, relativePath(cwd, root)) : temporary;
  mkdirSync(inFolder(top, ".git"), { recursive: true });
  const home = absolutePath(top, relativePath(root, cwd));
  const copied = /* @__PURE__ */ new Map();
  const once = (path6, copy) => known(copied, path6, copy);
  const copyFolder = async (folder) => {
    if (folder !== "") await once(folderOf(folder), copyFolder);
    for (const name of await files.list(folder)) {
      if (isConfigName(name)) await once(posix2.join(folder, name), copyFile2);
    }
  };
  const copyFile2 = async (path6) => {
    const text2 = await files.read(path6);
    if (text2 === void 0) return;
    const target = inFolder(top, path6);
    mkdirSync(dirname3(target), { recursive: true });
    writeFileSync(target, text2);
    for (const other of await extendedBy(target, top)) await once(relativePath(top, other), copyFile2);
  };
  const withReason2 = (copying) => copying.catch((error3) => {
    throw refusal2(error3 instanceof UserError ? error3.message : `${causeIn(error3)}. ${REMEDY}`, base);
  });
  const inTop = (path6) => isInside(top, path6) && path6 !== top ? relativePath(top, path6) : "";
  return {
    cwd: home,
    copy: (file) => withReason2(once(inTop(absolutePath(home, file)), copyFile2)),
    copyingFirst: (configs) => ({
      know() {
      },
      async for(path6) {
        const folder = path6 === "." || path6.endsWith("/") ? path6 : parentOf(absolutePath(home, path6));
        await withReason2(once(inTop(absolutePath(home, folder)), copyFolder));
        return configs.for(path6);
      }
    }),
    close: () => rmSync(temporary, { recursive: true, force: true })
  };
}
async function extendedBy(file, top) {
  const source = await readConfig(file, { cwd: top, workspace: top, allowCode: false }).catch(() => void 0);
  const names = source?.value?.extends;
  if (!Array.isArray(names)) return [];
  return names.filter((name) => typeof name === "string" && isPath(name)).map((name) => absolutePath(parentOf(file), name)).filter((other) => isInside(top, other) && other !== top);
}
var REMEDY = "With `fetch-depth: 0` git has it; a `github-token` needs `contents: read`";
function refusal2(why, base) {
  return new UserError(
    `The config of the base branch, at ${base.slice(0, 7)}, could not be read, so nothing was linted. ${why}.`
  );
}

// src/action/inputs.ts
var InputError = class extends UserError {
};
var CHOICES = {
  preset: PRESET_NAMES,
  "fail-on": [...SEVERITIES, "never"],
  annotations: ["auto", "checks", "commands", "none"],
  review: ["off", "comments", "suggestions"],
  comment: ["never", "on-failure", "always"],
  "if-no-manifests": ["error", "warn", "ignore"],
  "config-from": ["head", "base"],
  diff: ["off", "pr", "release"],
  "diff-fail-on": [...SEVERITIES, "never"]
};
var SWITCHES = ["summary", "changed-only", "allow-code"];
var TEXTS = [
  ...[
    "files",
    "config",
    "clients",
    "working-directory",
    "sarif-file",
    "report-file",
    "github-token",
    "diff-base"
  ],
  ...["server-command", "server-url", "server-source", "server-baseline"]
];
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
  allowCode: false,
  diff: "off",
  diffFailOn: "never"
};
function takeToken() {
  const token = inputOf("github-token");
  delete process.env[variableOf("github-token")];
  return token;
}
function readInputs() {
  const faults = [];
  const text2 = (name) => {
    const value = inputOf(name);
    if (value !== void 0 && name !== "files" && /\p{Cc}/u.test(value)) {
      faults.push(
        `The input \`${name}\` must be a single line, but contains a line break or another control character.`
      );
    }
    return value;
  };
  const choice = (name) => {
    const value = inputOf(name);
    const choices = CHOICES[name];
    if (value === void 0 || choices.includes(value)) return value;
    faults.push(refusal3(name, value, choices));
    return void 0;
  };
  const isOn = (name) => {
    const value = inputOf(name);
    if (value === void 0) return void 0;
    if (/^(?:true|yes|on)$/i.test(value)) return true;
    if (/^(?:false|no|off)$/i.test(value)) return false;
    faults.push(refusal3(name, value, ["true", "false"]));
    return void 0;
  };
  const clients = () => {
    const value = text2("clients");
    if (value === void 0) return void 0;
    try {
      return readClients(value, "The input `clients`");
    } catch (error3) {
      faults.push(messageOf(error3));
      return void 0;
    }
  };
  const inputs = {
    files: linesOf2(text2("files") ?? ""),
    config: text2("config"),
    preset: choice("preset"),
    clients: clients(),
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
    allowCode: isOn("allow-code") ?? DEFAULTS.allowCode,
    diff: choice("diff") ?? DEFAULTS.diff,
    diffBase: text2("diff-base"),
    diffFailOn: choice("diff-fail-on") ?? DEFAULTS.diffFailOn,
    serverCommand: text2("server-command"),
    serverUrl: text2("server-url"),
    serverSource: text2("server-source"),
    serverBaseline: text2("server-baseline")
  };
  if (inputs.serverCommand !== void 0 && inputs.serverUrl !== void 0)
    faults.push("The inputs `server-command` and `server-url` name two servers: leave one of them out.");
  for (const name of ["source", "baseline"]) {
    const value = name === "source" ? inputs.serverSource : inputs.serverBaseline;
    if (value !== void 0 && inputs.serverCommand === void 0 && inputs.serverUrl === void 0)
      faults.push(`The input \`server-${name}\` goes together with \`server-command\` or \`server-url\`.`);
  }
  if (faults.length > 0) throw new InputError(faults.join(" "));
  return inputs;
}
function misspeltInputs() {
  const unknown = Object.keys(process.env).filter(
    (key) => key.startsWith("INPUT_") && !INPUTS.some((name) => key === variableOf(name))
  );
  return unknown.flatMap((key) => {
    const name = key.slice("INPUT_".length).toLowerCase();
    return nearestWord(name, INPUTS) === void 0 ? [] : [`There is no input \`${name}\`${didYouMean(name, INPUTS)}.`];
  });
}
var inputOf = (name) => getInput(name) || void 0;
var variableOf = (name) => `INPUT_${name.toUpperCase()}`;
function linesOf2(text2) {
  return text2.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== "");
}
function refusal3(name, value, choices) {
  const shown = value.length > 100 ? `${value.slice(0, 100)}\u2026` : value;
  return `The input \`${name}\` must be one of ${choices.join(", ")}, not \`${shown}\`${didYouMean(value, choices)}.`;
}

// src/action/workspace.ts
const { lstatSync, mkdirSync: mkdirSync2, statSync: statSync2 } = process.getBuiltinModule("node:fs");
const { dirname: dirname4 } = process.getBuiltinModule("node:path");
function findCheckout(env, workingDirectory) {
  const given = env["GITHUB_WORKSPACE"];
  const workspace = given ? realPath(given) : void 0;
  if (given === void 0 || workspace === void 0) {
    throw new UserError("There is no workspace: GITHUB_WORKSPACE names no folder. Check the repository out first.");
  }
  const wanted = absolutePath(given, workingDirectory);
  const cwd = realPath(wanted);
  const shown = `The input \`working-directory\` is \`${printable(workingDirectory)}\``;
  if (cwd === void 0) throw new InputError(`${shown}, which does not exist. Has the repository been checked out?`);
  if (!isInside(workspace, cwd))
    throw new InputError(`${shown}, which lies outside of the workspace. Name a folder in it.`);
  if (!statSync2(cwd).isDirectory()) throw new InputError(`${shown}, which is no folder.`);
  return { workspace, root: rootAbove(cwd, workspace), cwd };
}
function rootAbove(cwd, workspace) {
  for (let at = cwd; at !== workspace; at = parentOf(at)) {
    if (isRoot(at)) return at;
  }
  return workspace;
}
function isRoot(folder) {
  return lstatSync(inFolder(folder, ".git"), { throwIfNoEntry: false }) !== void 0;
}
async function findRootBelow(checkout, paths) {
  const { root, cwd } = checkout;
  if (isRoot(root)) return checkout;
  const { files } = await discover({ cwd, paths, extensions: EXTENSIONS });
  const outermostRoot = foundOnce((folder) => {
    if (folder === root || !isInside(root, folder)) return void 0;
    return outermostRoot(parentOf(folder)) ?? (isRoot(folder) ? folder : void 0);
  });
  const roots = new Set(files.map(({ absolute }) => outermostRoot(parentOf(absolute))));
  const [only] = roots;
  if (roots.size === 1) return { ...checkout, root: only ?? root };
  return { ...checkout, isMixed: roots.size > 1 };
}
async function commitOf({ pull, head }, { workspace, root }) {
  const top = isRoot(workspace) ? workspace : root;
  if (pull || !isRoot(top)) return head;
  return await headOf(openGit(top)).catch(() => "") || head;
}
async function checkoutNotices({ name, pull, base, sha }, { root }) {
  if (name !== "pull_request_target" || !pull) return [];
  try {
    const git = openGit(root);
    const here = await headOf(git);
    if (here === "" || here === pull.head) return [];
    if (here === base || here === sha)
      return [`What is checked out is the base branch, so nothing of this pull request was linted: ${NEEDS_REF}`];
    const { out } = await git("cat-file", "commit", here);
    if (parentsIn(out).includes(pull.head)) return [];
    return [
      `What is checked out, ${short(here)}, is neither the head of this pull request, ${short(pull.head)}, nor merged from it, so what was linted may be nothing of it: ${NEEDS_REF}`
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
var NEEDS_REF = "on pull_request_target `actions/checkout` needs a `ref`. See the README on forks before you give it one.";
var IGNORED = ["--others", "--ignored", "--exclude-standard", "--directory"];
async function ignoredByGit(root) {
  try {
    const { ok, out } = await openGit(root)("ls-files", "-z", ...IGNORED);
    const paths = ok ? out.split("\0").filter((path6) => path6 !== "") : [];
    return new Set(paths.map((path6) => inFolder(root, path6.replace(/\/$/, ""))));
  } catch (error3) {
    if (error3 instanceof UserError) return /* @__PURE__ */ new Set();
    throw error3;
  }
}
function checkPatterns(files, { cwd, workspace }, env) {
  const given = absolutePath(env["GITHUB_WORKSPACE"] ?? workspace, ".");
  for (const pattern of files) {
    const path6 = absolutePath(cwd, pattern);
    const climbs = /[*?[{(]/.test(pattern) && /(^|[^.])\.\.($|[^.])/.test(pattern.replace(/^(\.\.\/)+/, ""));
    if (climbs || !isInside(workspace, path6) && !isInside(given, path6)) {
      throw new InputError(
        `The input \`files\` names \`${printable(pattern)}\`, which leads out of the workspace. Name files in it.`
      );
    }
  }
}
function onlyInside(configs, { cwd, workspace }) {
  return {
    know: (folders) => configs.know(folders),
    for(path6) {
      const file = absolutePath(cwd, path6);
      const real = isInside(workspace, file) ? void 0 : realPath(file);
      if (real === void 0 || isInside(workspace, real)) return configs.for(path6);
      throw new InputError(
        `The input \`files\` leads to \`${printable(path6)}\`, which lies outside of the workspace. Name files in it.`
      );
    }
  };
}
function checkConfig({ config, configFrom }, { cwd }) {
  if (config === void 0 || configFrom === "base" || statsOf(absolutePath(cwd, config))) return;
  throw new InputError(`The input \`config\` names \`${printable(config)}\`, which does not exist.`);
}
function checkReports({ sarifFile, reportFile }, checkout) {
  const sarif = sarifFile && reportPath("sarif-file", sarifFile, checkout);
  const report = reportFile && reportPath("report-file", reportFile, checkout);
  if (sarif && sarif === report) {
    throw new InputError(
      "The inputs `report-file` and `sarif-file` name the same file, but a file can contain only one report. Name two files."
    );
  }
}
function writeReport(input, path6, text2, checkout, manifests) {
  try {
    const target = reportPath(input, path6, checkout);
    if (wouldReplace(target, manifests)) {
      throw new InputError(
        `The input \`${input}\` names \`${printable(path6)}\`, a manifest that was linted, and the report would replace it. Name another file.`
      );
    }
    mkdirSync2(dirname4(target), { recursive: true });
    holdSignals();
    writeAtomically(target, text2);
    return target;
  } catch (error3) {
    if (error3 instanceof UserError) throw error3;
    const why = reason(error3).replace("It cannot be read", "It cannot be written");
    throw new InputError(`The input \`${input}\` names \`${printable(path6)}\`. ${why}`);
  }
}
function reportPath(input, path6, { cwd, workspace }) {
  const target = absolutePath(cwd, path6);
  const shown = `The input \`${input}\` names \`${printable(path6)}\``;
  if (!isInside(workspace, target) || target === workspace) {
    throw new InputError(`${shown}, which lies outside of the workspace. Name a file in it.`);
  }
  let folder = parentOf(target);
  while (!statsOf(folder)) folder = parentOf(folder);
  const existing = statsOf(target);
  if (realPath(folder) !== folder || existing?.isSymbolicLink()) {
    throw new InputError(`${shown}, which a symbolic link leads to. Links are not followed: name another file.`);
  }
  if (existing && !existing.isFile() || !statsOf(folder).isDirectory()) {
    throw new InputError(`${shown}, where no file can be. Name another one.`);
  }
  return target;
}
function statsOf(path6) {
  try {
    return lstatSync(path6, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}

// src/github/job.ts
function blobLink({ serverUrl, owner, repo, head }, path6, line) {
  const names = wellFormed(path6).split("/").map(encoded);
  return webLink(`${serverUrl}/${owner}/${repo}/blob/${head}/${names.join("/")}#L${line}`);
}
function encoded(name) {
  return encodeURIComponent(name).replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

// src/github/review-earlier.ts
const { createHash: createHash2 } = process.getBuiltinModule("node:crypto");
function overviewsOf({ reviews }) {
  const [first = reviews[0], ...copies] = reviews.filter(({ body }) => isOverview(body));
  return { first, copies };
}
var isOverview = (body) => /^<!--[^]*?-->\s*## /.test(body);
var stepOf = ({ name }) => hash(name);
var runOf = ({ runUrl, head }) => hash(runUrl, head);
async function readEarlier(to) {
  const isOwn = await ownAuthor(to.github, to.job);
  const reviews = await readReviews(to, isOwn);
  return { reviews, comments: reviews.length > 0 ? await readComments(to, isOwn) : [] };
}
async function readReviews({ github, job, pull }, isOwn) {
  const { owner, repo } = job;
  const { number: pull_number } = pull;
  const { listReviews } = github.rest.pulls;
  const all = await github.paginate(listReviews, { owner, repo, pull_number, per_page: 100 }, rowsOfPages());
  return all.flatMap((review) => {
    const { id, node_id: nodeId, html_url: url, body } = review;
    const [run] = ownMarker(review, "review", job, isOwn)?.hashes.slice(1) ?? [];
    return run === void 0 ? [] : [{ id, nodeId, url, body, run }];
  });
}
async function readComments({ github, job, pull }, isOwn) {
  const { owner, repo } = job;
  const { number: pull_number } = pull;
  const { listReviewComments } = github.rest.pulls;
  const all = await github.paginate(listReviewComments, { owner, repo, pull_number, per_page: 100 }, rowsOfPages());
  return all.flatMap((comment) => {
    const [fingerprint] = ownMarker(comment, "finding", job, isOwn)?.hashes.slice(1) ?? [];
    if (fingerprint === void 0 || comment.in_reply_to_id) return [];
    const { id, node_id: nodeId, html_url: url, pull_request_review_id: review, path: path6, body } = comment;
    const { line, start_line: start } = comment;
    const span = line ? { from: start ?? line, to: line } : void 0;
    return [{ id, nodeId, url, review, path: path6, body, fingerprint, span }];
  });
}
function ownMarker({ body, user }, kind, job, isOwn) {
  const marker2 = isOwn(user) ? readMarker(body ?? "") : void 0;
  return marker2?.kind === kind && marker2.hashes[0] === stepOf(job) ? marker2 : void 0;
}
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
var JOB_AUTHOR = "github-actions[bot]";
var appAuthors = /* @__PURE__ */ new WeakMap();
function rememberApp(github, app) {
  if (app?.slug) appAuthors.set(github, `${app.slug}[bot]`);
}
async function ownAuthor(github, { token }) {
  const isOfPerson = /^(?:gh[pou]|github_pat)_/.test(token);
  const own = isOfPerson ? (await github.rest.users.getAuthenticated()).data.login : appAuthors.get(github) ?? JOB_AUTHOR;
  return (author) => author?.login === own;
}
var isSameText = (a, b) => normalized(a) === normalized(b);
var normalized = (text2) => text2.replaceAll("\r\n", "\n").trim();
var MINIMIZE = "mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { clientMutationId } }";
async function minimizeComment(github, { graphqlUrl }, nodeId) {
  await github.graphql(MINIMIZE, { id: nodeId, baseUrl: graphqlUrl.replace(/\/graphql$/, "") });
}
function openMinimizer(github, job) {
  let isAllowed = true;
  return async (nodeId) => {
    if (!isAllowed) return;
    try {
      await minimizeComment(github, job, nodeId);
    } catch (error3) {
      if (!(error3 instanceof GitHubError)) throw error3;
      isAllowed = false;
    }
  };
}

// src/github/comment.ts
var RESOLVED = "What failed here before is fixed.";
async function postComment(github, job, report, context, when) {
  if (!job.pull) return { complete: false };
  const thread = { github, job, issue_number: job.pull.number, kind: "comment" };
  const { failed: failed2 } = overview(report, context);
  const [earlier, ...copies] = await findComments(thread);
  if (!earlier && !failed2 && when === "on-failure") return { complete: false };
  const isResolved = earlier !== void 0 && !failed2 && when === "on-failure";
  return keep(thread, summaryBody(report, context, job, isResolved ? [RESOLVED] : []), earlier, copies);
}
var NOTHING_LEFT = "The tools are the same as before again.";
async function postDiffComment(github, job, text2) {
  if (!job.pull) return { complete: false };
  const thread = { github, job, issue_number: job.pull.number, kind: "diff" };
  const [earlier, ...copies] = await findComments(thread);
  if (!earlier && text2 === void 0) return { complete: true };
  return keep(thread, withinBytes(text2 ?? NOTHING_LEFT, MOST_BYTES - 500), earlier, copies);
}
async function keep(thread, text2, earlier, copies) {
  const body = `${marker(thread.kind, hash(thread.job.name))}
${text2}`;
  let posted = earlier ? await update(thread, earlier, body) : await create(thread, body);
  const fold2 = async () => {
    let twice = copies;
    if (!earlier) {
      const [first = posted, ...others] = await findComments(thread);
      twice = others.filter(({ id }) => id === posted.id);
      if (twice.length > 0) posted = first;
    }
    await minimizeCopies(thread, twice, posted);
  };
  const notice3 = await fold2().catch((error3) => {
    if (!(error3 instanceof GitHubError)) throw error3;
    return `The comment is up to date, but a copy of it is not: ${error3.message}`;
  });
  return { url: posted.html_url, complete: true, ...notice3 !== void 0 && { notice: notice3 } };
}
async function findComments({ github, job, issue_number, kind }) {
  const { owner, repo } = job;
  const isOwn = await ownAuthor(github, job);
  const { listComments } = github.rest.issues;
  const comments = await github.paginate(
    listComments,
    { owner, repo, issue_number, per_page: 100 },
    rowsOfPages()
  );
  return comments.filter(({ user, body }) => {
    const found = readMarker(body ?? "");
    return found?.kind === kind && found.hashes[0] === hash(job.name) && isOwn(user);
  });
}
async function update(thread, earlier, body) {
  if (isSameText(earlier.body ?? "", body)) return earlier;
  try {
    return await rewrite(thread, earlier, body);
  } catch (error3) {
    if (isMissing(error3)) return create(thread, body);
    throw error3;
  }
}
async function rewrite({ github, job }, { id: comment_id }, body) {
  const { owner, repo } = job;
  return (await github.rest.issues.updateComment({ owner, repo, comment_id, body })).data;
}
async function minimizeCopies(thread, copies, posted) {
  const { github, job } = thread;
  const minimize = openMinimizer(github, job);
  const other = linked("The other comment", webLink(posted.html_url ?? ""));
  const body = `${marker("copy", hash(job.name))}
This was posted twice. ${other} tells how things stand now.`;
  for (const copy of copies) {
    try {
      await rewrite(thread, copy, body);
    } catch (error3) {
      if (!isMissing(error3)) throw error3;
    }
    await minimize(copy.node_id);
  }
}
async function create(thread, body) {
  const { github, job, issue_number } = thread;
  const { owner, repo } = job;
  const post2 = async () => (await github.rest.issues.createComment({ owner, repo, issue_number, body })).data;
  try {
    return await post2();
  } catch (error3) {
    if (!mayHaveBeenDone(error3)) throw error3;
    const [created] = await findComments(thread);
    return created ?? post2();
  }
}
var MOST_BYTES = 65535;
function summaryBody(report, context, job, intro = []) {
  const text2 = markdown(report, context, {
    intro,
    maxBytes: MARKDOWN_BYTES,
    link: (path6, line) => blobLink(job, path6, line),
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

// src/action/checking.ts
async function lintCheckout(inputs, step, { rules: rules2, formats: formats2 }) {
  const { event, checkout } = step;
  const { cwd, root } = checkout;
  const notices = await checkoutNotices(event, checkout);
  const fromBase = inputs.configFrom === "base" && hasBase(event);
  if (inputs.configFrom === "base" && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(step) : void 0;
  if (typeof changes === "string") {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? NO_CODE_OF_BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(step) : void 0;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      clients: inputs.clients,
      builtinRules: rules2,
      allowCode: inputs.allowCode && noCode === void 0
    });
    if (inputs.config !== void 0) await base?.copy(inputs.config);
    const { report } = await check({
      cwd,
      suppressionsIn: base?.cwd,
      paths: inputs.files,
      ignoredByGit: base && await ignoredByGit(root),
      configs: onlyInside(base?.copyingFirst(configs) ?? configs, checkout),
      formats: formats2,
      ...typeof changes === "object" && {
        changes: fromWorkingDirectory(changes, checkout),
        followedByGit: await trackedByGit(root)
      },
      ...(event.pull || inputs.changedOnly) && { base: await baseOfChange(step) }
    });
    append(notices, namedAndSkipped(namedIn(inputs.files, cwd), report));
    let contract;
    const asked = await askServer(inputs, checkout, noCode, {
      ...{ configs, rules: rules2, formats: formats2, suppressionsIn: base?.cwd, onWarning: (text2) => void notices.push(text2) },
      onCompared: (found) => void (contract = found)
    });
    const diff = await diffCheckout(inputs, checkout, event, configs, { rules: rules2, formats: formats2 });
    append(notices, await configChanges(step, await configs.for("."), fromBase));
    const all = asked ? joined(report, asked) : report;
    return { report: fromRoot(base ? withoutStale(all) : all, checkout), diff, contract, notices };
  } catch (error3) {
    throw inputs.allowCode && noCode !== void 0 ? withReason(error3, noCode) : error3;
  } finally {
    base?.close();
  }
}
function withoutStale(report) {
  const isStale = ({ rule, path: path6 }) => rule === "common/stale-suppression" && path6 === SUPPRESSIONS;
  return { ...report, findings: report.findings.filter((finding) => !isStale(finding)) };
}
var NO_CODE_OF_BASE = "With `config-from: base` no code runs, whatever `allow-code` says";
function withReason(error3, why) {
  if (!(error3 instanceof UserError) || !error3.message.includes("`allow-code")) return error3;
  return new UserError(`${error3.message}. ${why}`);
}
function fromRoot(report, { root, cwd }) {
  if (root === cwd) return report;
  return withPaths(report, (path6) => isServerPath(path6) ? path6 : relativePath(root, absolutePath(cwd, path6)));
}
function withPaths(report, moved) {
  const of = (item) => ({ ...item, path: moved(item.path) });
  const { diff } = report;
  return {
    ...report,
    files: report.files.map(of),
    skipped: report.skipped.map(of),
    ...report.unread && { unread: report.unread.map(of) },
    ...report.deleted && { deleted: report.deleted.map(moved) },
    ...report.secrets && { secrets: report.secrets.map(of) },
    failures: report.failures.map(of),
    ...report.cutShort && { cutShort: report.cutShort.map(moved) },
    findings: report.findings.map((finding) => ({ ...of(finding), related: finding.related?.map(of) })),
    ...diff && {
      diff: {
        ...diff,
        unknown: diff.unknown.map(of),
        changes: diff.changes.map((change) => ({
          ...change,
          ...change.at && { at: of(change.at) },
          ...change.was && { was: of(change.was) }
        }))
      }
    }
  };
}
async function askServer({ serverCommand, serverUrl: url, serverSource: source, serverBaseline: file }, { cwd }, noCode, { suppressionsIn = cwd, ...asking }) {
  if (serverCommand === void 0 && url === void 0) return void 0;
  if (serverCommand !== void 0 && noCode !== void 0)
    throw new InputError(`The input \`server-command\` runs code of the checkout, which is refused here. ${noCode}`);
  const baseline = file === void 0 ? void 0 : await baselineIn(file, cwd);
  const { DEFAULTS: DEFAULTS2, lintServers } = await import("./chunks/lint-server.js");
  const program = serverCommand === void 0 ? { url, args: [], env: {} } : programIn(serverCommand);
  const options = { ...asking, cwd, ...source !== void 0 && { source } };
  let answers;
  const report = await lintServers([{ ...program, headers: {} }], {
    ...DEFAULTS2,
    ...options,
    suppressionsIn,
    onAnswers: (text2) => void (answers = text2)
  });
  if (!baseline || answers === void 0) return report;
  const { compareAnswers } = await import("./chunks/compare.js");
  const compared = await compareAnswers(answers, { ...options, baseline, server: report.servers[0].name });
  asking.onCompared(compared.report.diff);
  if (!compared.isCurrent) asking.onWarning(staleText(baseline.name));
  return joined(report, compared.report);
}
async function baselineIn(file, cwd) {
  const baseline = await readBaseline(file, cwd);
  if (baseline) return baseline;
  const how = `npx toolint server --baseline ${printable(file)} --update -- COMMAND`;
  throw new UserError(
    `There is no \`server-baseline\` ${printable(file)}. Write it once with \`${how}\`, and commit it.`
  );
}
var staleText = (file) => `${file} differs from what the server lists. If that is meant, write it anew with \`npx toolint server --baseline ${file} --update -- COMMAND\`.`;
function programIn(line) {
  const words = Array.from(
    line.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g),
    ([word]) => word.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single ?? "")
  );
  const env = {};
  for (let match = variable(words[0]); match; match = variable(words[0])) {
    env[match.name] = match.value;
    words.shift();
  }
  const [command, ...args] = words;
  if (command === void 0) throw new InputError("The input `server-command` names no program.");
  return { command, args, env };
}
function variable(word = "") {
  const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(word) ?? [];
  return name === void 0 ? void 0 : { name, value };
}
function joined(files, server) {
  const keyOf = ({ rule, path: path6, line, column }) => [rule, path6, line, column].join("\n");
  const known2 = new Set(files.findings.map(keyOf));
  return {
    ...files,
    files: [...files.files, ...server.files],
    findings: [...files.findings, ...server.findings.filter((each) => !known2.has(keyOf(each)))],
    failures: [...files.failures, ...server.failures],
    suppressed: files.suppressed + server.suppressed,
    ...server.servers && { servers: server.servers }
  };
}
async function diffCheckout(inputs, { cwd, root }, event, configs, knowledge) {
  if (inputs.diff === "off") return void 0;
  try {
    const base = await baseOf(inputs, event, cwd);
    if (base === "none") return void 0;
    const report = await runDiff({ ...knowledge, cwd, configs, ...base !== void 0 && { base } });
    return withPaths(report, (path6) => path6 === "" ? "" : relativePath(root, inFolder(cwd, path6)));
  } catch (error3) {
    if (!(error3 instanceof UserError)) throw error3;
    const message = `The tools could not be compared. ${error3.message.replace(/\.?$/, ".")}`;
    return makeReport({ failures: [{ path: "", message }] });
  }
}
async function baseOf({ diff, diffBase }, { base, isFirst }, cwd) {
  if (diffBase !== void 0 || diff === "release") return diffBase;
  if (base === void 0) return isFirst ? "none" : void 0;
  const { ok, out } = await openGit(cwd)("merge-base", base, "HEAD");
  if (ok) return out.trim();
  throw new UserError(
    "The checkout does not go back to where the change began: set `fetch-depth: 0` for actions/checkout."
  );
}
var MOST_ANNOTATED = 8;
async function reportDiff({ diff: report, inputs, job, access: access2 }, event) {
  if (!report?.diff) return [];
  const diff = { ...report.diff, ...event.pull && { head: "this pull request" } };
  const isHere = new Set(
    diff.changes.flatMap(({ at, message, severity }) => at && severity !== "info" ? [message] : [])
  );
  const findings2 = report.findings.filter(({ message }) => isHere.has(message)).slice(0, MOST_ANNOTATED);
  if (inputs.annotations !== "none") {
    const shown = findings2.map((finding) => inColourOf(inputs, finding));
    annotate(annotations({ ...report, findings: shown, failures: [] }));
  }
  if (report.findings.length > 0)
    group2(`Tools: ${versionName(diff.base)} \u2192 ${versionName(diff.head)}`, report.findings.map(inOneLine));
  const hasNews = diff.changes.length > 0 || report.failures.length > 0;
  const text2 = markdownChanges(report, diff, {
    at: ({ path: path6, line }) => job && blobLink(job, path6, line),
    was: ({ path: path6, line }) => job && blobLink({ ...job, head: diff.base }, path6, line)
  });
  if (inputs.summary && hasNews && Buffer.byteLength(text2) < summaryRoom()) await addSummary(text2);
  if (!event.pull || !job || !access2) return [];
  try {
    await postDiffComment(await access2.github(), job, hasNews ? text2 : void 0);
    return [];
  } catch (error3) {
    const where = inputs.summary ? "It is in the summary of the job." : "The annotations have the changes.";
    const why = job.pull?.isFork ? "the token of a fork can only read" : causeIn(error3);
    return [`The comment on changed tools could not be posted: ${why}. ${where}`];
  }
}
function inColourOf({ diffFailOn }, finding) {
  const { severity } = finding;
  const fails = diffFailOn !== "never" && isAtLeast(severity, diffFailOn);
  return { ...finding, severity: fails ? "error" : severity === "error" ? "warning" : severity };
}
var inOneLine = ({ severity, rule, path: path6, line, message }) => `${path6 === "" ? "" : `${path6}:${line} `}${severity} ${rule}: ${message}`;

// src/github/check-run.ts
var PER_REQUEST = 50;
var MOST_ANNOTATIONS = 1e3;
var TRIES2 = 3;
var NAME = 100;
var TITLE = 255;
async function postCheckRun(github, job, report, context) {
  const { annotations: annotations2, left } = annotationsOf(report, context, MOST_ANNOTATIONS);
  const content = contentOf(job, report, context, annotations2, left);
  let run = await findRun(github, job, content);
  let posted = annotationCount(run);
  let isSent = false;
  for (let tries = 1; !isSent || posted < annotations2.length; ) {
    const batch = annotations2.slice(posted, posted + PER_REQUEST);
    try {
      run = await send(github, job, run, content, batch);
      rememberApp(github, run.app);
      posted += batch.length;
      isSent = true;
      tries = 1;
    } catch (error3) {
      if (!mayHaveBeenDone(error3) || tries++ === TRIES2) return incomplete(run, posted, annotations2.length, error3);
      try {
        run = await findRun(github, job, content) ?? run;
      } catch {
        return incomplete(run, posted, annotations2.length, error3);
      }
      isSent ||= annotationCount(run) > posted;
      posted = Math.max(posted, annotationCount(run));
    }
  }
  return { url: run?.html_url ?? void 0, complete: true };
}
function contentOf(job, report, context, annotations2, left) {
  const all = overview(report, context);
  const isPart = all.read === "part" && all.findings.length === 0;
  const found = severities(all) || (all.read === "nothing" ? "nothing was linted" : `no problems${isPart ? " in what was read" : ""}`);
  const where = all.read === "nothing" && all.findings.length === 0 ? "" : `${isPart ? ":" : " in"} ${scope(all)}`;
  const failures = report.failures.length > 0 ? [counted(report.failures.length, "failure")] : [];
  const intro = `${counted(left, "more finding")} ${left === 1 ? "has" : "have"} no annotation: a check run gets ${grouped(MOST_ANNOTATIONS)} at most, the most severe.`;
  const isNeutral = all.findings.length > 0 || all.read !== "all";
  return {
    name: nameOf(job),
    details_url: job.runUrl || void 0,
    external_id: `toolint ${hash(job.name)} ${hash(JSON.stringify(annotations2))}`,
    // Never in progress: if a later request fails, the check must not stay pending.
    status: "completed",
    conclusion: all.failed ? "failure" : isNeutral ? "neutral" : "success",
    output: {
      title: cut([...failures, `${found}${where}`].join(", "), TITLE),
      summary: summaryBody(report, context, job, left > 0 ? [intro] : [])
    }
  };
}
function nameOf({ name }) {
  const shown = sentence(name);
  return shown.length <= NAME ? shown : `${cut(shown, NAME)} (${hash(name)})`;
}
async function findRun(github, job, content) {
  const { owner, repo, head: ref } = job;
  const { name: check_name, external_id } = content;
  const filter = { check_name, filter: "latest", per_page: 100 };
  const { data } = await github.rest.checks.listForRef({ owner, repo, ref, ...filter });
  const latest = (data.check_runs ?? []).reduce(
    (last, run) => last && last.id > run.id ? last : run,
    void 0
  );
  return latest?.external_id === external_id ? latest : void 0;
}
var annotationCount = (run) => run?.output?.annotations_count ?? 0;
async function send(github, { owner, repo, head: head_sha }, run, content, annotations2) {
  const parameters = { owner, repo, ...content, output: { ...content.output, annotations: annotations2 } };
  const { create: create2, update: update2 } = github.rest.checks;
  const { data } = run ? await update2({ ...parameters, check_run_id: run.id }) : await create2({ ...parameters, head_sha });
  return data;
}
function incomplete(run, posted, total, error3) {
  if (!run) throw error3;
  const notice3 = `The check run has only ${grouped(posted)} of ${counted(total, "annotation")}. ${error3.message}`;
  return { url: run.html_url ?? void 0, complete: false, notice: notice3 };
}
var LEVELS = {
  error: "failure",
  warning: "warning",
  info: "notice"
};
var DETAILS = 1e4;
var FRAME_COLUMNS = 100;
var MOST_RELATED = 20;
function annotationsOf(report, context, most) {
  const sources = openSources(report, context);
  const failures = sortedByPath(report.failures).filter(isInRepository).slice(0, most);
  const folds = fold(sorted(report.findings));
  const findings2 = mostSevereFirst([...folds.keys()]).filter(isInRepository).slice(0, most - failures.length);
  const annotations2 = [
    ...failures.map(ofFailure),
    ...findings2.map((each) => ofFinding(each, sources, folds.get(each)))
  ];
  return { annotations: annotations2, left: report.findings.length - places(folds, findings2) };
}
function ofFinding(finding, sources, ofKind) {
  const { severity, rule, path: path6, line, column, endLine, endColumn, url, fix } = finding;
  const link = webLink(url);
  const others = placesText(ofKind);
  const parts = [sentence(textBesideFix(finding)) || sentence(rule), ...others === void 0 ? [] : [others]];
  if (fix) parts.push(`Fix: ${sentence(fix.title, 200)} (${fixFlag(fix)})`);
  if (link) parts.push(link);
  return {
    path: wellFormed(path6),
    start_line: line,
    end_line: endLine,
    // GitHub accepts columns only for a range on one line.
    ...line === endLine && { start_column: column, end_column: Math.max(column, endColumn) },
    annotation_level: LEVELS[severity],
    title: cut(sentence(rule), TITLE),
    message: parts.join("\n"),
    ...detailsOf(finding, sources)
  };
}
function detailsOf(finding, sources) {
  const { path: path6, related = [] } = finding;
  const source = sources(path6);
  const rows = source ? frame(source, finding, { columns: FRAME_COLUMNS, around: true }) : [];
  const notes = related.slice(0, MOST_RELATED).map((each) => `${sentence(each.note, 300)} (${sentence(each.path, 300)}:${each.line}:${each.column})`);
  const text2 = [...drawFrame(rows), ...notes].join("\n");
  return text2 === "" ? {} : { raw_details: cut(text2, DETAILS) };
}
function ofFailure({ path: path6, message }) {
  return {
    path: wellFormed(path6),
    start_line: 1,
    end_line: 1,
    annotation_level: "failure",
    title: "could not be linted",
    message: sentence(message) || "No reason is known."
  };
}
function isInRepository({ path: path6 }) {
  return path6 !== "" && !/^(?:\.{0,2}\/|[A-Za-z]:)/.test(path6);
}

// src/github/review-comments.ts
function fingerprints(findings2) {
  const all = /* @__PURE__ */ new Map();
  const seen = /* @__PURE__ */ new Map();
  for (const finding of sorted(findings2)) {
    const { rule, path: path6, valueHash } = finding;
    const fingerprint = hash(rule, path6, locationKey(finding), valueHash);
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    all.set(finding, `${fingerprint}:${nth}`);
  }
  return all;
}
function locationKey(finding) {
  const { item } = finding;
  const isNameless = item !== void 0 && item.name === void 0;
  return JSON.stringify(isNameless ? { nameless: item.pointer } : stableLocation(finding));
}
function outdatedAmong(comments, present, report, job) {
  const isGone = ({ fingerprint, path: path6 }) => !present.has(fingerprint) && isKnown(path6, report);
  const oldest = oldestOf(comments);
  const copies = comments.filter((each) => !isGone(each) && oldest.get(each.fingerprint) !== each);
  return [
    ...comments.filter(isGone).map((comment) => ({ comment, body: resolvedBody(comment, job) })),
    ...copies.map((comment) => ({ comment, body: copiedBody(comment, oldest.get(comment.fingerprint), job) }))
  ];
}
function oldestOf(comments) {
  return new Map([...comments].reverse().map((each) => [each.fingerprint, each]));
}
function isKnown(path6, { failures, cutShort = [] }) {
  return !cutShort.includes(path6) && !failures.some((failure) => includesPath(failure.path, path6));
}
function includesPath(failed2, path6) {
  return failed2 === "" || failed2 === "." || failed2 === path6 || path6.startsWith(`${failed2}/`);
}
var MOST_RELATED2 = 5;
function commentBody(finding, fingerprint, job, offer, others) {
  const { severity, rule, url, message, related = [], fix } = finding;
  const help = helpBesideFix(finding);
  const parts = [
    marker("finding", stepOf(job), fingerprint),
    `${SYMBOLS[severity]} **${severity}** ${linked(codeSpan(rule, 100), webLink(url))}`,
    messageText(message),
    ...help === void 0 ? [] : [`Help: ${messageText(help)}`],
    ...others === void 0 ? [] : [`**${prose(others)}**`],
    ...notesIn(related).slice(0, MOST_RELATED2)
  ];
  if (fix) parts.push(fixText(fix, offer));
  if (offer && "block" in offer) parts.push(offer.block);
  return parts.join("\n\n");
}
function fixText(fix, offer) {
  const title = `Fix: ${messageText(fix.title, 200)}`;
  const isOffered = offer !== void 0 && "block" in offer;
  const parts = [isOffered ? `${title}.` : `${title} (\`${fixFlag(fix)}\`).`];
  if (isOffered && !fix.safe) parts.push("It may change what the tools do, so look at it before you apply it.");
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
function copiedBody(copy, { url }, job) {
  const news = `**Posted twice:** ${linked("the other comment", webLink(url))} is kept up to date.`;
  return outdatedBody("copy", news, copy, job);
}
function outdatedBody(kind, news, { body, fingerprint }, job) {
  const [before = ""] = body.slice(body.indexOf("-->") + 3).split(/^Fix: /m);
  return [marker(kind, stepOf(job), fingerprint), news, before.trim()].join("\n\n");
}

// src/github/suggestion.ts
function candidate(finding, { hunk, file: { checkout, head } }, secrets) {
  const found = finding.fix && replacement(checkout, finding.fix.edits);
  const lineEnd = lineEndOf(head);
  if (!found || lineEnd === void 0) return void 0;
  if (secrets.some((each) => overlap(spanOf(checkout, each), found.span))) return void 0;
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
    const rival = offered.find((other) => conflict(other, each));
    if (!rival) offered.push(each);
    all.set(each.finding, rival ? { rival } : { block: each.block });
  }
  return all;
}
function byPrecedence({ finding: a }, { finding: b }) {
  return Number(b.fix.safe) - Number(a.fix.safe) || compareFindings(a, b);
}
function conflict(a, b) {
  if (overlap(a.claimed, b.claimed)) return true;
  const edits = b.finding.fix.edits;
  return a.finding.fix.edits.some((edit) => edits.some((other) => touch(edit, other)));
}
function replacement(text2, edits) {
  const count2 = text2.lines.length;
  if (edits.length === 0 || count2 === 0) return void 0;
  const start = edits.reduce((least, edit) => Math.min(least, edit.start), Infinity);
  const end = edits.reduce((most, edit) => Math.max(most, edit.end), 0);
  const from = Math.min(count2, lineAt(start, text2.starts));
  const to = Math.min(count2, lineAt(end, text2.starts));
  const offset = text2.starts[from - 1];
  const before = text2.text.slice(offset, text2.starts[to]);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset }))
  );
  if (!keepsLineEnds(text2, before, after)) return void 0;
  const [old, fresh] = [linesWithoutReturn(before), linesWithoutReturn(after)];
  const differing = difference(old, fresh);
  if (differing.start === differing.end) return void 0;
  const span = { from: from + differing.start, to: from + differing.end - 1 };
  const lines = fresh.slice(differing.start, differing.end + fresh.length - old.length);
  if (!isExpressible(text2, span, lines)) return void 0;
  return { span, lines, claimed: edits.length === 1 ? span : { from, to } };
}
function keepsLineEnds(text2, before, after) {
  const end = lineEndOf(text2);
  if (end === void 0 || (end === "" ? /\r/ : /(?:^|[^\r])\n|\r(?!\n)/).test(after)) return false;
  return after === "" || after.endsWith("\n") === before.endsWith("\n");
}
function lineEndOf(text2) {
  const ended = hasFinalLineEnd(text2) ? text2.lines : text2.lines.slice(0, -1);
  const returns = ended.filter((line) => line.endsWith("\r")).length;
  if (returns === 0) return "";
  return returns === ended.length ? "\r" : void 0;
}
var hasFinalLineEnd = ({ text: text2 }) => text2.endsWith("\n");
var linesWithoutReturn = (text2) => linesOf(text2).lines.map((line) => line.replace(/\r$/, ""));
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
function isExpressible(text2, { from, to }, lines) {
  const shown = lines.length > 0 ? lines : text2.lines.slice(from - 1, to);
  if (shown.every((line) => line.trim() === "")) return false;
  const isLast = to === text2.lines.length;
  return lines.length > 0 || !isLast || from > 1 && hasFinalLineEnd(text2);
}
var MOST_CHARACTERS = 4e3;
var MOST_LINES = 60;
function suggestionBlock(lines, lineEnd) {
  const code = lines.join("\n");
  if (lines.length > MOST_LINES || code.length > MOST_CHARACTERS || !lines.every(isHarmless)) return void 0;
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return [`${fence}suggestion`, ...lines.map((line) => line + lineEnd), fence].join("\n");
}
function isHarmless(line) {
  const shown = line.replaceAll("	", " ");
  return visible(shown) === shown && !/(?:^|\W)@\w|<!--|-->|^ *\/[a-z]/i.test(shown);
}

// src/github/review-plan.ts
var MOST_COMMENTS = 50;
var MOST_MINIMIZED = 100;
function planReview(input, trusted) {
  const { report, earlier, job } = input;
  const ids = fingerprints(report.findings);
  const posted = oldestOf(earlier.comments);
  const outdated = outdatedAmong(earlier.comments, new Set(ids.values()), report, job);
  const commentOf = (finding) => posted.get(ids.get(finding));
  const all = sorted(report.findings);
  const kept = all.filter(commentOf);
  const folds = fold(
    all,
    (ofKind) => ofKind.find((each) => commentOf(each)?.span) ?? ofKind.find(commentOf) ?? ofKind.find((each) => isTrusted(input.positions.get(each), trusted)) ?? ofKind[0]
  );
  const others = [...folds.keys()].filter((each) => !commentOf(each));
  const open2 = earlier.comments.length - outdated.length;
  const commentable = trustedPositions(others, input, trusted);
  const fresh = mostSevere([...commentable.keys()], Math.max(0, MOST_COMMENTS - open2));
  const visible2 = /* @__PURE__ */ new Set([...fresh, ...kept.filter((each) => commentOf(each).span)]);
  const uncommented = new Map(
    [...folds].flatMap(([told, ofKind]) => visible2.has(told) ? [] : ofKind.map((each) => [each, told]))
  );
  const reasonFor = (finding) => {
    if (commentOf(finding)) return "outdated";
    if (commentable.has(finding)) return "beyond";
    const { kind } = input.positions.get(finding);
    return kind === "on" ? "refused" : kind;
  };
  const candidates = candidatesAmong([...kept, ...fresh], input, commentOf);
  const spans = new Map(candidates.map((each) => [each.finding, each.span]));
  const offered = offersInAll(candidates);
  const bodyOf = (finding) => commentBody(finding, ids.get(finding), job, offered.get(finding), placesText(folds.get(finding) ?? [finding]));
  return {
    fresh: fresh.map((finding) => {
      return { finding, span: spans.get(finding) ?? commentable.get(finding).span, body: bodyOf(finding) };
    }),
    kept: kept.map((finding) => ({ comment: commentOf(finding), body: bodyOf(finding) })),
    outdated: outdated.slice(0, MOST_MINIMIZED),
    uncommented: groupBy([...uncommented.keys()], (each) => reasonFor(uncommented.get(each)))
  };
}
function trustedPositions(findings2, { positions }, trusted) {
  const found = /* @__PURE__ */ new Map();
  for (const finding of findings2) {
    const position = positions.get(finding);
    if (isTrusted(position, trusted)) found.set(finding, position);
  }
  return found;
}
function isTrusted(position, trusted) {
  return position.kind === "on" && (trusted === "all" || trusted === "same" && position.file.head.isSame);
}
function candidatesAmong(findings2, { report, positions, suggestions }, commentOf) {
  if (!suggestions) return [];
  const secrets = secretsByPath(report);
  return findings2.flatMap((finding) => {
    const position = positions.get(finding);
    const found = position.kind === "on" ? candidate(finding, position, secrets.get(finding.path) ?? []) : void 0;
    if (!found) return [];
    const comment = commentOf(finding);
    return !comment || isSameSpan(comment.span, found.span) ? [found] : [];
  });
}
var isSameSpan = (a, b) => a?.from === b.from && a.to === b.to;
function offersInAll(candidates) {
  const files = groupBy(candidates, (each) => each.finding.path);
  return new Map([...files.values()].flatMap((inFile) => [...offers(inFile)]));
}
function overviewBody(input, plan, run) {
  const { report, context, job, failed: failed2 } = input;
  const all = { ...overview(report, context), failed: failed2 };
  const parts = [marker("review", stepOf(job), run), heading(report, all)];
  const others = [...plan.uncommented.values()].flat();
  const commented = all.findings.length - others.length;
  if (commented === 1) parts.push("1 finding has a comment on its line.");
  else if (commented > 0) parts.push(`${counted(commented, "finding")} have comments on their lines.`);
  if (others.length > 0) append(parts, details(others, input, plan, MARKDOWN_BYTES - bytes(parts.join("\n\n"))));
  return parts.join("\n\n");
}
function laterBody({ report, job }, plan, run, first) {
  const fresh = plan.fresh.map((each) => each.finding);
  const found = `New from ${report.tool.name}: ${severities(count(fresh))}.`;
  const all = `${linked("The first review", webLink(first))} tells how things stand now.`;
  return [marker("review", stepOf(job), run), `${prose(found)} ${all}`].join("\n\n");
}
function copiedReviewBody(job, first) {
  const words = `This was posted twice. ${linked("The first review", webLink(first))} tells how things stand now.`;
  return [marker("copy", stepOf(job)), words].join("\n\n");
}
var REASONS = {
  off: "on lines that are not part of the diff",
  unknown: "in files whose changed lines GitHub does not tell",
  outdated: "in comments that GitHub shows as outdated",
  refused: "on lines where GitHub did not take a comment",
  beyond: "beyond the number of comments that one can read"
};
function details(others, input, { uncommented }, maxBytes) {
  const { report, context, job, positions } = input;
  const open2 = `<details>
<summary>${reasonsText(others.length, uncommented)}</summary>`;
  const sources = openSources(report, context);
  const print = (finding, others2) => {
    const lineOf = (line) => lineAtHead(positions.get(finding)) ?? line;
    return findingItem(finding, sources, (path6, line) => blobLink(job, path6, lineOf(line)), others2);
  };
  const where = `The other reports of ${linked("this run", webLink(job.runUrl))} have them all.`;
  return [open2, ...findings(sorted(others), print, maxBytes - bytes(open2), where), "</details>"];
}
function reasonsText(count2, uncommented) {
  const reasons = [...uncommented].map(([reason2, { length }]) => ({ length, text: REASONS[reason2] }));
  if (reasons.length === 1) return `${counted(count2, "finding")} ${reasons[0].text}`;
  const parts = reasons.map(({ length, text: text2 }) => `${grouped(length)} ${text2}`);
  return `${counted(count2, "finding")} without a comment on the diff: ${parts.join(", ")}`;
}
function lineAtHead(position) {
  return position?.kind === "on" ? position.span.from : position?.line;
}

// src/github/review.ts
async function postReview(github, job, report, context, { suggestions, failed: failed2, files, readFile }) {
  const { pull } = job;
  if (pull === void 0) return { complete: false };
  const to = { github, job, pull };
  const earlier = await readEarlier(to);
  const { first, copies } = overviewsOf(earlier);
  if (!first && report.findings.length === 0) return { complete: true };
  const positions = await diffPositions(github, job, report.findings, files, readFile);
  const input = { report, context, job, failed: failed2, positions, earlier, suggestions };
  const prepare = (trusted) => {
    const plan2 = planReview(input, trusted);
    if (first && plan2.fresh.length === 0) return { plan: plan2 };
    const body = first ? laterBody(input, plan2, runOf(job), first.url) : overviewBody(input, plan2, runOf(job));
    return { plan: plan2, review: { body, comments: plan2.fresh } };
  };
  const { plan, posted } = await postWithFewerPlaces(prepare, (review) => postUnlessThere(to, earlier, review));
  const update2 = async () => {
    if (posted) await foldCopies(to, report, posted.id);
    if (!first) return;
    await updateReview(to, first, overviewBody(input, plan, first.run));
    for (const each of plan.kept) await updateComment(to, each);
    const minimize = openMinimizer(github, job);
    await minimizeComments(to, plan.outdated, minimize);
    const minimized = new Set(plan.outdated.map(({ comment }) => comment));
    const open2 = earlier.comments.filter((each) => !minimized.has(each));
    await minimizeReviews(to, copies, first.url, open2, minimize);
  };
  const notice3 = await update2().catch((error3) => {
    if (!posted || !(error3 instanceof GitHubError)) throw error3;
    return `The review was posted, but what stood there before could not be brought up to date: ${error3.message}`;
  });
  return { url: (posted ?? first)?.url, complete: true, ...notice3 !== void 0 && { notice: notice3 } };
}
var ATTEMPTS = ["all", "same", "none"];
async function postWithFewerPlaces(prepare, post2) {
  let refused;
  let tried = Infinity;
  for (const trusted of ATTEMPTS) {
    const { plan, review } = prepare(trusted);
    if (!review) return { plan };
    if (review.comments.length === tried) continue;
    try {
      return { plan, posted: await post2(review) };
    } catch (error3) {
      if (!(error3 instanceof GitHubError && error3.kind === "invalid")) throw error3;
      refused = error3;
      tried = review.comments.length;
    }
  }
  throw refused;
}
async function postUnlessThere(to, earlier, { body, comments }) {
  const { github, job, pull } = to;
  const { owner, repo, head: commit_id } = job;
  for (let isLast = false; ; isLast = true) {
    try {
      const { data } = await github.rest.pulls.createReview({
        owner,
        repo,
        pull_number: pull.number,
        commit_id,
        event: "COMMENT",
        body,
        comments: comments.map(lineComment)
      });
      return { id: data.id, url: data.html_url };
    } catch (error3) {
      if (!mayHaveBeenDone(error3)) throw error3;
      const created = await findCreated(to, earlier);
      if (created) return created;
      if (isLast) throw error3;
    }
  }
}
async function findCreated(to, earlier) {
  const known2 = new Set(earlier.reviews.map((each) => each.id));
  const reviews = await readReviews(to, await ownAuthor(to.github, to.job));
  return reviews.find(({ id, run }) => !known2.has(id) && run === runOf(to.job));
}
function lineComment({ finding, span, body }) {
  const end = { path: finding.path, body, line: span.to, side: "RIGHT" };
  return span.from === span.to ? end : { ...end, start_line: span.from, start_side: "RIGHT" };
}
async function foldCopies(to, report, posted) {
  const { github, job } = to;
  const now = await readEarlier(to);
  const { first } = overviewsOf(now);
  const present = new Set(now.comments.map(({ fingerprint }) => fingerprint));
  const isOwn = ({ comment }) => comment.review === posted;
  const copies = outdatedAmong(now.comments, present, report, job).filter(isOwn);
  const minimize = openMinimizer(github, job);
  await minimizeComments(to, copies, minimize);
  const folded = new Set(copies.map(({ comment }) => comment));
  const open2 = now.comments.filter((each) => each.review === posted && !folded.has(each));
  const own = now.reviews.filter(({ id }) => id === posted && id !== first?.id);
  if (first && open2.length === 0) await minimizeReviews(to, own, first.url, open2, minimize);
}
async function updateReview({ github, job, pull }, review, body) {
  const { owner, repo } = job;
  if (isSameText(review.body, body)) return;
  await github.rest.pulls.updateReview({ owner, repo, pull_number: pull.number, review_id: review.id, body });
}
async function updateComment({ github, job }, { comment, body }) {
  if (isSameText(comment.body, body)) return;
  const { owner, repo } = job;
  const comment_id = comment.id;
  try {
    await github.rest.pulls.updateReviewComment({ owner, repo, comment_id, body });
  } catch (error3) {
    if (!isMissing(error3)) throw error3;
  }
}
async function minimizeComments(to, outdated, minimize) {
  for (const each of outdated) {
    await updateComment(to, each);
    await minimize(each.comment.nodeId);
  }
}
async function minimizeReviews(to, copies, first, open2, minimize) {
  for (const copy of copies) {
    await updateReview(to, copy, copiedReviewBody(to.job, first));
    if (!open2.some(({ review }) => review === copy.id)) await minimize(copy.nodeId);
  }
}

// src/github/publish.ts
var NO_TOKEN = "Nothing could be posted on GitHub: there is no token. Leave the input `github-token` out to use that of the job.";
async function publish(report, context, job, settings, options) {
  const { where = "The findings are in the annotations, the log and the summary of this job." } = options;
  const channels = channelsOf(report, context, job, settings, options);
  if (channels.size === 0) return { annotated: false, links: [], notices: [] };
  const names = [...channels.keys()];
  if (job.token === "") return { annotated: false, links: [], notices: [`${NO_TOKEN} ${where}`] };
  const links = [];
  const notices = [];
  const failures = [];
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
      const { url, complete, notice: notice3 } = await post2(github);
      if (url !== void 0) links.push({ channel, url });
      if (notice3 !== void 0) notices.push(`${notice3} ${where}`);
      if (channel === "check run") annotated = complete;
    } catch (error3) {
      failures.push({ channel, error: error3 });
      if (!job.pull?.isFork || !isForbidden(error3)) continue;
      const rest = names.slice(names.indexOf(channel) + 1);
      append(
        failures,
        rest.map((channel2) => ({ channel: channel2, error: error3 }))
      );
      break;
    }
  }
  if (outdated.length > 0) notices.push(`${outdatedNotice(outdated)} ${where}`);
  return { annotated, links, notices: [...notices, ...failureNotices(failures, job, where)] };
}
async function isOldHead(github, { owner, repo, pull, head }) {
  if (!pull) return false;
  try {
    const { data } = await github.rest.pulls.get({ owner, repo, pull_number: pull.number });
    return data.head.sha !== head;
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
var PERMISSIONS = {
  "check run": "checks: write",
  review: "pull-requests: write",
  comment: "pull-requests: write"
};
function outdatedNotice(channels) {
  return `The ${joined2(channels)} stayed as newer runs left them: the pull request has newer commits than this one.`;
}
var isForbidden = (error3) => error3 instanceof GitHubError && error3.kind === "forbidden";
function failureNotices(failures, { pull }, where) {
  const byReason = /* @__PURE__ */ new Map();
  for (const { channel, error: error3 } of failures) {
    const [key, reason2] = reasonOf2(channel, error3, pull?.isFork ?? false);
    const group3 = byReason.get(key);
    if (group3) group3.channels.push(channel);
    else byReason.set(key, { channels: [channel], reason: reason2 });
  }
  return Array.from(
    byReason.values(),
    ({ channels, reason: reason2 }) => `The ${joined2(channels)} could not be posted: ${reason2} ${where}`
  );
}
function reasonOf2(channel, error3, isFork) {
  if (!(error3 instanceof GitHubError)) {
    const cause = sentence(error3 instanceof Error ? error3.message : String(error3), 200);
    return ["bug", `GitHub's answer was not understood (${cause}).`];
  }
  const { kind, status, message } = error3;
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
function joined2(channels) {
  const last = channels.at(-1);
  return channels.length === 1 ? last : `${channels.slice(0, -1).join(", the ")} and the ${last}`;
}

// src/action/summary.ts
var MOST_BYTES2 = 4e5;
function summary2(report, context, options) {
  const { notices, links, job, where } = options;
  const pages = links.map(({ channel, url }) => linked(`the ${channel}`, webLink(url)));
  const intro = [
    ...notices.map((notice3) => `> [!NOTE]
> ${wordsAndCode(notice3)}`),
    ...pages.length > 0 ? [`Also in ${pages.join(", ")}.`] : [],
    ...report.findings.length > 0 ? [chart(report).join("\n")] : []
  ];
  const link = job && ((path6, line) => blobLink(job, path6, line));
  return markdown(report, context, { maxBytes: Math.min(MOST_BYTES2, options.room), intro, link, where: prose(where) });
}
var WIDTH = 40;
var BARS = { errors: "\u2588", warnings: "\u2593", infos: "\u2591" };
var LEGEND = `${BARS.errors} error  ${BARS.warnings} warning  ${BARS.infos} info`;
function chart({ files, findings: findings2 }) {
  const formats2 = new Map(files.map(({ path: path6, formats: formats3 }) => [path6, formats3.join(" + ")]));
  const groups = groupBy(findings2, ({ path: path6 }) => formats2.get(path6) || "other files");
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

// src/action/reporting.ts
var MOST_LOGGED = 1e4;
var IN_THE_LOG = "The log of this step lists them.";
async function reportOn(result, event, rules2) {
  const { inputs } = result;
  const context = contextOf(result, rules2);
  const { report, files } = await writeFiles(result, context);
  const posted = await post(result, event, report, context);
  const told = await reportDiff(result, event);
  const notices = [.../* @__PURE__ */ new Set([...result.notices, ...posted.notices, ...told])];
  const unseen = notRead(report);
  for (const notice3 of [...notices, ...unseen]) notice2(notice3);
  if (posted.annotated) for (const { message } of withoutPath(report)) error2(message);
  else if (inputs.annotations !== "none")
    annotate(annotations(report, { notices: notices.length + unseen.length, where: IN_THE_LOG }));
  log2(report);
  if (inputs.summary) await summarize(result, report, context, notices, posted.links);
  return { report, files };
}
var withoutPath = ({ failures }) => failures.filter(({ path: path6 }) => path6 === "");
function contextOf({ inputs, checkout }, rules2) {
  return {
    source: checkout ? checkoutTexts(checkout.root) : () => void 0,
    color: false,
    rules: rules2,
    failOn: inputs.failOn,
    root: checkout?.root
  };
}
async function writeFiles({ inputs, checkout, report }, context) {
  const failures = [];
  const manifests = checkout ? report.files.map(({ path: path6 }) => inFolder(checkout.root, path6)) : [];
  const write = async (input, file, format) => {
    if (file === void 0 || !checkout) return void 0;
    try {
      return writeReport(input, file, await render(format, report, context), checkout, manifests);
    } catch (error3) {
      failures.push({
        path: "",
        message: `${causeIn(error3)}.`,
        ...error3 instanceof InputError && { isInput: true }
      });
      return void 0;
    }
  };
  const files = {
    sarif: await write("sarif-file", inputs.sarifFile, "sarif"),
    report: await write("report-file", inputs.reportFile, "json")
  };
  return { report: { ...report, failures: [...report.failures, ...failures] }, files };
}
var NOTHING = { annotated: false, links: [], notices: [] };
async function post({ inputs, job, access: access2 }, event, report, context) {
  const { annotations: annotations2, review, comment } = inputs;
  const checkRun = annotations2 === "checks" || annotations2 === "auto" && access2 !== void 0;
  const settings = {
    checkRun,
    review: event.pull ? review : "off",
    comment: event.pull ? comment : "never"
  };
  const isWanted = settings.checkRun || settings.review !== "off" || settings.comment !== "never";
  if (!isWanted || !job) return NOTHING;
  const publishTo = async (channels) => {
    const github = await access2?.github();
    const files = channels.review === "off" ? void 0 : await access2?.changedFiles().catch(() => void 0);
    return publish(report, context, job, channels, {
      readFile: context.source,
      github,
      files,
      where: whereElse(inputs)
    });
  };
  try {
    const isClean = report.findings.length === 0 && report.failures.length === 0;
    if (annotations2 !== "auto" || !isClean || !checkRun) return await publishTo(settings);
    const automatic = await publishTo({ checkRun, review: "off", comment: "never" });
    for (const notice3 of automatic.notices) log(notice3);
    const rest = await publishTo({ ...settings, checkRun: false });
    return { ...rest, annotated: automatic.annotated, links: [...automatic.links, ...rest.links] };
  } catch (error3) {
    const notice3 = `Nothing could be posted on GitHub: ${causeIn(error3)}. ${whereElse(inputs)}`;
    return { ...NOTHING, notices: [notice3] };
  }
}
function whereElse({ annotations: annotations2, summary: summary3 }) {
  const places2 = [
    ...annotations2 === "none" ? [] : ["the annotations"],
    "the log of this step",
    ...summary3 ? ["the summary of the job"] : []
  ];
  return `The findings are in ${new Intl.ListFormat("en").format(places2)}.`;
}
function log2({ findings: findings2, leftOut, failures, files }) {
  const lines = [
    ...failures.map(({ path: path6, message }) => path6 === "" ? message : `${path6}: ${message}`),
    ...mostSevereFirst(sorted(findings2)).map(
      ({ severity, rule, path: path6, line, column, message }) => `${path6}:${line}:${column} ${severity} ${rule}: ${message}`
    )
  ];
  if (lines.length > 0) {
    const more = lines.length > MOST_LOGGED ? `, the first ${grouped(MOST_LOGGED)} of them` : "";
    group2(`All that was found${more}`, lines.slice(0, MOST_LOGGED));
  }
  const failed2 = failures.length > 0 ? `, ${counted(failures.length, "failure")}` : "";
  log(
    `${severities(countAll({ findings: findings2, leftOut })) || "no findings"}${failed2} in ${counted(files.length, "file")}.`
  );
}
async function summarize({ job }, report, context, notices, links) {
  try {
    const room = summaryRoom();
    if (room === 0) return;
    const text2 = summary2(report, context, { room, notices, links, job, where: IN_THE_LOG });
    if (Buffer.byteLength(text2) > room) log("The job summary is full, so nothing was added to it.");
    else await addSummary(text2);
  } catch (error3) {
    log(`The job summary could not be written: ${causeIn(error3)}.`);
  }
}

// src/action/main.ts
async function act(knowledge, crash2) {
  const token = takeToken();
  if (token !== void 0) mask(token);
  try {
    const { outcome, report, files, diffs } = await Promise.race([runStep(token, knowledge), crash2]);
    return finish(outcome, report, files, diffs);
  } catch (error3) {
    return fail(explain(error3));
  }
}
var abandon = () => fail("A config or a plugin ended the process before the check was over.");
function fail(message) {
  error2(message);
  return finish("error", failed(message), {});
}
async function runStep(token, knowledge) {
  const event = readEvent(process.env);
  const result = await check2(event, token, knowledge);
  const { report, files } = await reportOn(result, event, knowledge.rules);
  return {
    outcome: outcomeOf(report, result),
    report,
    files,
    diffs: [result.diff?.diff, result.contract].filter((each) => each !== void 0)
  };
}
var LACKS_PULL = "The event does not say which pull request this is, so nothing can be posted on it: GITHUB_EVENT_PATH names no payload that can be read.";
async function check2(event, token, knowledge) {
  const notices = [...misspeltInputs(), ...lacksPull(event) ? [LACKS_PULL] : []];
  let inputs = DEFAULTS;
  let checkout;
  let job;
  let access2;
  try {
    inputs = readInputs();
    job = jobOf(process.env, event, token, inputs);
    access2 = accessTo(job, event);
    const found = findCheckout(process.env, inputs.workingDirectory);
    checkPatterns(inputs.files, found, process.env);
    checkConfig(inputs, found);
    checkReports(inputs, found);
    checkout = found;
    checkout = await findRootBelow(found, inputs.files);
    job = job && { ...job, head: await commitOf(event, checkout) };
    const linted = await lintCheckout(inputs, { event, checkout, access: access2 }, knowledge);
    const { diff, contract } = linted;
    await lastTurn();
    const checked = checkedForManifests(linted.report, inputs);
    const failures = checked.failures.map((each) => ofInput(each, inputs));
    const report = { ...checked, failures: [...failures, ...diff?.failures ?? []] };
    return { inputs, checkout, job, access: access2, report, diff, contract, notices: [...notices, ...linted.notices] };
  } catch (error3) {
    return { inputs, checkout, job, access: access2, report: failed(explain(error3), error3 instanceof InputError), notices };
  }
}
var NOTHING_FOUND = "No manifest was found, so nothing was checked. `npx toolint --why FILE` says why a file was skipped; the input `if-no-manifests` decides what happens then.";
function checkedForManifests(report, { ifNoManifests }) {
  if (!foundNothing(report) || ifNoManifests === "ignore") return report;
  if (ifNoManifests === "error") return { ...report, failures: [{ path: "", message: NOTHING_FOUND }] };
  warning2(NOTHING_FOUND);
  return report;
}
function ofInput(failure, { files }) {
  const { path: path6, message } = failure;
  const isMissing2 = files.includes(path6) && /^(?:It does not exist|The glob matches)/.test(message);
  return isMissing2 ? { path: "", message: `The input \`files\` names \`${printable(path6, 200)}\`. ${message}`, isInput: true } : failure;
}
function explain(error3) {
  if (error3 instanceof UserError) return /[.!?]$/.test(error3.message) ? error3.message : `${error3.message}.`;
  log(error3?.stack ?? String(error3));
  return `toolint itself failed: ${error3?.message ?? String(error3)}. The log has the details.`;
}
function failed(message, isInput = false) {
  const failures = message.split("\n").map((each) => ({ path: "", message: each, ...isInput && { isInput } }));
  return makeReport({ failures });
}
function outcomeOf(report, { inputs, diff }) {
  if (report.failures.length > 0) return "error";
  const fails = (found, failOn) => failOn !== "never" && found !== void 0 && found.findings.some(({ severity }) => isAtLeast(severity, failOn));
  return fails(report, inputs.failOn) || fails(diff, inputs.diffFailOn) ? "failure" : "success";
}
var identity = ({ rule, tools, pointer }) => JSON.stringify([rule, tools, pointer]);
function finish(outcome, report, { report: json = "", sarif = "" }, diffs = []) {
  const breaking = diffs.flatMap(({ changes: changes2 }) => changes2).filter(({ severity }) => severity === "error");
  const changes = {
    "diff-breaking": diffs.length > 0 ? new Set(breaking.map(identity)).size : "",
    "diff-needs": diffs.map(({ needs }) => needs).reduce((a, b) => a === "" || isMore(b, a) ? b : a, "")
  };
  const { errors, warnings, infos } = countAll(report);
  try {
    setOutputs({
      outcome,
      errors,
      warnings,
      infos,
      files: report.files.length,
      report: json,
      sarif,
      ...changes
    });
  } catch (error3) {
    error2(`The outputs could not be written: ${error3.message}.`);
    return 1;
  }
  return outcome === "success" ? 0 : 1;
}

// src/action.ts
var crash = new Promise((_, fail2) => {
  process.once("uncaughtException", fail2);
  process.once("beforeExit", () => fail2(new Error("it waits for something that never comes")));
});
var isOver = false;
process.once("exit", () => {
  if (!isOver) process.exitCode = abandon();
});
void act({ rules, formats }, crash).then((status) => {
  isOver = true;
  process.stdout.write("", () => process.exit(status));
});
