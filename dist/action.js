import {
  require_tunnel,
  require_undici
} from "./chunks/undici.js";
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
  fold,
  frame,
  grouped,
  heading,
  linked,
  longestRun,
  markdown,
  markdownChanges,
  messageText,
  mostSevereFirst,
  openSources,
  overview,
  places,
  placesText,
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
  wellFormed
} from "./chunks/report.js";
import {
  runDiff
} from "./chunks/run-diff.js";
import {
  changedSince,
  check,
  createConfigs,
  me,
  trackedByGit
} from "./chunks/run.js";
import "./chunks/ajv-equal.js";
import {
  CONFIG_NAMES,
  PACKAGE_NAME,
  discover,
  extensionOf,
  holdSignals,
  isPath,
  lastTurn,
  openGit,
  readClients,
  readConfig,
  readHunks,
  wouldReplace,
  writeAtomically
} from "./chunks/lint-file.js";
import {
  EXTENSIONS,
  UserError,
  absolutePath,
  inFolder,
  isInside,
  parentOf,
  readText,
  realPath,
  reason,
  relativePath
} from "./chunks/parse.js";
import {
  formats,
  rules
} from "./chunks/rules.js";
import "./chunks/tokens.js";
import {
  SUPPRESSIONS
} from "./chunks/lint-document.js";
import "./chunks/ajv-ucs2length.js";
import {
  feedStarts,
  lineAt
} from "./chunks/lines.js";
import {
  didYouMean,
  nearestWord
} from "./chunks/did-you-mean.js";
import {
  PRESETS,
  SEVERITIES,
  TOOL
} from "./chunks/version.js";
import {
  messageOf,
  printable
} from "./chunks/text.js";
import "./chunks/thread.js";
import "./chunks/code.js";
import "./chunks/read.js";
import {
  applyEdits,
  compareFindings,
  compareText,
  count,
  countAll,
  foundNothing,
  isAtLeast,
  isServerPath,
  mostSevere,
  stableLocation,
  touch
} from "./chunks/print.js";
import {
  addTo,
  countWhere,
  groupBy
} from "./chunks/collections.js";
import "./chunks/prefilter.js";
import "./chunks/format-ids.js";
import {
  __export,
  __toESM
} from "./chunks/runtime.js";

// src/github/client.ts
import { setTimeout as wait } from "node:timers/promises";
var GitHubError = class extends Error {
  kind;
  status;
  constructor(kind, message, status) {
    super(message);
    this.kind = kind;
    if (status !== void 0) this.status = status;
  }
};
function isMissing(error3) {
  return error3 instanceof GitHubError && error3.kind === "missing";
}
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
  const { patience = 25e3, timeout = 1e4, spacing = 1e3, pause = 1e3 } = options;
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
      if (method !== "GET") await wait(nextWriteDelay(Date.now()));
      const started = Date.now();
      const result = await sendOnce(route, Math.min(timeout, budget), (signal) => {
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
      budget -= Date.now() - started;
      if (retryAfter !== void 0 && retryAfter > budget) budget = 0;
      const isLast = attempt === TRIES || !(isRepeatable || isRateLimit);
      const delay = retryAfter ?? (!isLast ? pause * attempt ** 2 : isRepeatable ? 0 : pause);
      if (delay > Math.max(0, budget)) throw error3;
      budget -= delay;
      await wait(delay);
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
    return await import("./chunks/actions-github-github.js");
  } finally {
    if (path6 !== void 0) process.env["GITHUB_EVENT_PATH"] = path6;
  }
}
function canBeRepeated(method, url) {
  if (method === "POST") return isGraphql(url);
  return method !== "PATCH" || !url.includes("/check-runs/");
}
function isGraphql(url) {
  return url.endsWith("/graphql");
}
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
async function sendOnce(route, milliseconds, send2) {
  const signal = AbortSignal.timeout(Math.ceil(milliseconds));
  const late = () => unanswered(route, `nothing came within ${Math.ceil(milliseconds / 1e3)} s`);
  try {
    const response = await send2(signal);
    if (signal.aborted) return late();
    if (response.status >= 300) return refusal(route, response);
    return hasJson(response) ? { response } : withoutJson(route, response);
  } catch (error3) {
    if (signal.aborted) return late();
    const { response } = error3;
    return response ? refusal(route, response) : unanswered(route, reasonOf(error3));
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
function refusal({ name, job }, { status, headers, data }) {
  const detail = withoutToken(job, detailOf(data));
  const isRateLimit = isLimit(status, headers, detail);
  const kind = isRateLimit ? "busy" : kindOf(status);
  const reason2 = detail === "" ? "." : `: ${oneSentence(detail)}.`;
  return {
    error: new GitHubError(kind, `GitHub answered ${name} with ${status}${reason2}`, status),
    isRateLimit,
    retryAfter: retryAfterOf(headers, Date.now()) ?? (isRateLimit ? SECONDARY_LIMIT_WAIT : void 0)
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
function oneSentence(detail) {
  return sentence(detail, 300).replace(/(?<![.\s])[.\s]+$/, "");
}
function withoutToken({ token }, detail) {
  return token === "" ? detail : detail.replaceAll(token, "***");
}
function isObject(value) {
  return typeof value === "object" && value !== null;
}
function text(value) {
  return typeof value === "string" ? value : "";
}

// src/github/job.ts
function blobLink({ serverUrl, owner, repo, head }, path6, line) {
  const names = wellFormed(path6).split("/").map(encoded);
  return webLink(`${serverUrl}/${owner}/${repo}/blob/${head}/${names.join("/")}#L${line}`);
}
function encoded(name) {
  return encodeURIComponent(name).replace(/['()]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

// src/github/own-posts.ts
import { createHash } from "node:crypto";
function marker(kind, ...hashes) {
  return `<!-- toolint ${[kind, ...hashes].join(" ")} -->`;
}
function readMarker(body) {
  const match = /^<!-- toolint ([a-z]+)((?: [0-9a-f:]+)*) -->/.exec(body);
  return match ? { kind: match[1], hashes: match[2].split(" ").slice(1) } : void 0;
}
function hash(...parts) {
  return createHash("sha256").update(parts.join("\0")).digest("hex").slice(0, 16);
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
function isSameText(a, b) {
  return normalized(a) === normalized(b);
}
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
var KIND = "comment";
var RESOLVED = "What failed here before is fixed.";
async function postComment(github, job, report, context, when) {
  const issue2 = job.pull?.number;
  if (issue2 === void 0) return { complete: false };
  const { failed: failed2 } = overview(report, context);
  const [earlier, ...copies] = await findComments(github, job, issue2, KIND);
  if (!earlier && !failed2 && when === "on-failure") return { complete: false };
  const isResolved = earlier !== void 0 && !failed2 && when === "on-failure";
  const summary3 = summaryBody(report, context, job, isResolved ? [RESOLVED] : []);
  const body = `${marker(KIND, hash(job.name))}
${summary3}`;
  return keep(github, job, issue2, KIND, body, earlier, copies);
}
var DIFF = "diff";
var NOTHING_LEFT = "The tools are the same as before again.";
async function postDiffComment(github, job, text2) {
  const issue2 = job.pull?.number;
  if (issue2 === void 0) return { complete: false };
  const [earlier, ...copies] = await findComments(github, job, issue2, DIFF);
  if (!earlier && text2 === void 0) return { complete: true };
  const body = `${marker(DIFF, hash(job.name))}
${withinBytes(text2 ?? NOTHING_LEFT, MOST_BYTES - 500)}`;
  return keep(github, job, issue2, DIFF, body, earlier, copies);
}
async function keep(github, job, issue2, kind, body, earlier, copies) {
  let posted = earlier ? await update(github, job, issue2, kind, earlier, body) : await create(github, job, issue2, kind, body);
  const fold2 = async () => {
    let twice = copies;
    if (!earlier) {
      const [first = posted, ...others] = await findComments(github, job, issue2, kind);
      twice = others.filter(({ id }) => id === posted.id);
      if (twice.length > 0) posted = first;
    }
    await minimizeCopies(github, job, twice, posted);
  };
  const notice3 = await fold2().catch((error3) => {
    if (!(error3 instanceof GitHubError)) throw error3;
    return `The comment is up to date, but a copy of it is not: ${error3.message}`;
  });
  return { url: posted.html_url, complete: true, ...notice3 !== void 0 && { notice: notice3 } };
}
async function findComments(github, job, issue_number, kind) {
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
async function update(github, job, issue2, kind, earlier, body) {
  if (isSameText(earlier.body ?? "", body)) return earlier;
  try {
    return await rewrite(github, job, earlier, body);
  } catch (error3) {
    if (isMissing(error3)) return create(github, job, issue2, kind, body);
    throw error3;
  }
}
async function rewrite(github, { owner, repo }, { id: comment_id }, body) {
  return (await github.rest.issues.updateComment({ owner, repo, comment_id, body })).data;
}
async function minimizeCopies(github, job, copies, { html_url: url = "" }) {
  const minimize = openMinimizer(github, job);
  const words = `This was posted twice. ${linked("The other comment", webLink(url))} tells how things stand now.`;
  for (const copy of copies) {
    try {
      await rewrite(github, job, copy, `${marker("copy", hash(job.name))}
${words}`);
    } catch (error3) {
      if (!isMissing(error3)) throw error3;
    }
    await minimize(copy.node_id);
  }
}
async function create(github, job, issue_number, kind, body) {
  const { owner, repo } = job;
  const post2 = async () => (await github.rest.issues.createComment({ owner, repo, issue_number, body })).data;
  try {
    return await post2();
  } catch (error3) {
    if (!mayHaveBeenDone(error3)) throw error3;
    const [created] = await findComments(github, job, issue_number, kind);
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

// src/action/runner.ts
import { statSync } from "node:fs";

// node_modules/@actions/core/lib/core.js
var core_exports = {};
__export(core_exports, {
  ExitCode: () => ExitCode,
  addPath: () => addPath,
  debug: () => debug,
  endGroup: () => endGroup,
  error: () => error,
  exportVariable: () => exportVariable,
  getBooleanInput: () => getBooleanInput,
  getIDToken: () => getIDToken,
  getInput: () => getInput,
  getMultilineInput: () => getMultilineInput,
  getState: () => getState,
  group: () => group,
  info: () => info,
  isDebug: () => isDebug,
  markdownSummary: () => markdownSummary,
  notice: () => notice,
  platform: () => platform_exports,
  saveState: () => saveState,
  setCommandEcho: () => setCommandEcho,
  setFailed: () => setFailed,
  setOutput: () => setOutput,
  setSecret: () => setSecret,
  startGroup: () => startGroup,
  summary: () => summary,
  toPlatformPath: () => toPlatformPath,
  toPosixPath: () => toPosixPath,
  toWin32Path: () => toWin32Path,
  warning: () => warning
});

// node_modules/@actions/core/lib/command.js
import * as os from "os";

// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
  if (input === null || input === void 0) {
    return "";
  } else if (typeof input === "string" || input instanceof String) {
    return input;
  }
  return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
  if (!Object.keys(annotationProperties).length) {
    return {};
  }
  return {
    title: annotationProperties.title,
    file: annotationProperties.file,
    line: annotationProperties.startLine,
    endLine: annotationProperties.endLine,
    col: annotationProperties.startColumn,
    endColumn: annotationProperties.endColumn
  };
}

// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
  const cmd = new Command(command, properties, message);
  process.stdout.write(cmd.toString() + os.EOL);
}
function issue(name, message = "") {
  issueCommand(name, {}, message);
}
var CMD_STRING = "::";
var Command = class {
  constructor(command, properties, message) {
    if (!command) {
      command = "missing.command";
    }
    this.command = command;
    this.properties = properties;
    this.message = message;
  }
  toString() {
    let cmdStr = CMD_STRING + this.command;
    if (this.properties && Object.keys(this.properties).length > 0) {
      cmdStr += " ";
      let first = true;
      for (const key in this.properties) {
        if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            if (first) {
              first = false;
            } else {
              cmdStr += ",";
            }
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
    }
    cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
    return cmdStr;
  }
};
function escapeData(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
  return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

// node_modules/@actions/core/lib/file-command.js
import * as crypto from "crypto";
import * as fs from "fs";
import * as os2 from "os";
function issueFileCommand(command, message) {
  const filePath = process.env[`GITHUB_${command}`];
  if (!filePath) {
    throw new Error(`Unable to find environment variable for file command ${command}`);
  }
  if (!fs.existsSync(filePath)) {
    throw new Error(`Missing file at path: ${filePath}`);
  }
  fs.appendFileSync(filePath, `${toCommandValue(message)}${os2.EOL}`, {
    encoding: "utf8"
  });
}
function prepareKeyValueMessage(key, value) {
  const delimiter3 = `ghadelimiter_${crypto.randomUUID()}`;
  const convertedValue = toCommandValue(value);
  if (key.includes(delimiter3)) {
    throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter3}"`);
  }
  if (convertedValue.includes(delimiter3)) {
    throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter3}"`);
  }
  return `${key}<<${delimiter3}${os2.EOL}${convertedValue}${os2.EOL}${delimiter3}`;
}

// node_modules/@actions/core/lib/core.js
import * as os5 from "os";
import * as path5 from "path";

// node_modules/@actions/http-client/lib/index.js
import * as http from "http";
import * as https from "https";

// node_modules/@actions/http-client/lib/proxy.js
function getProxyUrl(reqUrl) {
  const usingSsl = reqUrl.protocol === "https:";
  if (checkBypass(reqUrl)) {
    return void 0;
  }
  const proxyVar = (() => {
    if (usingSsl) {
      return process.env["https_proxy"] || process.env["HTTPS_PROXY"];
    } else {
      return process.env["http_proxy"] || process.env["HTTP_PROXY"];
    }
  })();
  if (proxyVar) {
    try {
      return new DecodedURL(proxyVar);
    } catch (_a) {
      if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://"))
        return new DecodedURL(`http://${proxyVar}`);
    }
  } else {
    return void 0;
  }
}
function checkBypass(reqUrl) {
  if (!reqUrl.hostname) {
    return false;
  }
  const reqHost = reqUrl.hostname;
  if (isLoopbackAddress(reqHost)) {
    return true;
  }
  const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
  if (!noProxy) {
    return false;
  }
  let reqPort;
  if (reqUrl.port) {
    reqPort = Number(reqUrl.port);
  } else if (reqUrl.protocol === "http:") {
    reqPort = 80;
  } else if (reqUrl.protocol === "https:") {
    reqPort = 443;
  }
  const upperReqHosts = [reqUrl.hostname.toUpperCase()];
  if (typeof reqPort === "number") {
    upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
  }
  for (const upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) {
    if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) {
      return true;
    }
  }
  return false;
}
function isLoopbackAddress(host) {
  const hostLower = host.toLowerCase();
  return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
}
var DecodedURL = class extends URL {
  constructor(url, base) {
    super(url, base);
    this._decodedUsername = decodeURIComponent(super.username);
    this._decodedPassword = decodeURIComponent(super.password);
  }
  get username() {
    return this._decodedUsername;
  }
  get password() {
    return this._decodedPassword;
  }
};

// node_modules/@actions/http-client/lib/index.js
var tunnel = __toESM(require_tunnel(), 1);
var import_undici = __toESM(require_undici(), 1);
var __awaiter = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var HttpCodes;
(function(HttpCodes2) {
  HttpCodes2[HttpCodes2["OK"] = 200] = "OK";
  HttpCodes2[HttpCodes2["MultipleChoices"] = 300] = "MultipleChoices";
  HttpCodes2[HttpCodes2["MovedPermanently"] = 301] = "MovedPermanently";
  HttpCodes2[HttpCodes2["ResourceMoved"] = 302] = "ResourceMoved";
  HttpCodes2[HttpCodes2["SeeOther"] = 303] = "SeeOther";
  HttpCodes2[HttpCodes2["NotModified"] = 304] = "NotModified";
  HttpCodes2[HttpCodes2["UseProxy"] = 305] = "UseProxy";
  HttpCodes2[HttpCodes2["SwitchProxy"] = 306] = "SwitchProxy";
  HttpCodes2[HttpCodes2["TemporaryRedirect"] = 307] = "TemporaryRedirect";
  HttpCodes2[HttpCodes2["PermanentRedirect"] = 308] = "PermanentRedirect";
  HttpCodes2[HttpCodes2["BadRequest"] = 400] = "BadRequest";
  HttpCodes2[HttpCodes2["Unauthorized"] = 401] = "Unauthorized";
  HttpCodes2[HttpCodes2["PaymentRequired"] = 402] = "PaymentRequired";
  HttpCodes2[HttpCodes2["Forbidden"] = 403] = "Forbidden";
  HttpCodes2[HttpCodes2["NotFound"] = 404] = "NotFound";
  HttpCodes2[HttpCodes2["MethodNotAllowed"] = 405] = "MethodNotAllowed";
  HttpCodes2[HttpCodes2["NotAcceptable"] = 406] = "NotAcceptable";
  HttpCodes2[HttpCodes2["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
  HttpCodes2[HttpCodes2["RequestTimeout"] = 408] = "RequestTimeout";
  HttpCodes2[HttpCodes2["Conflict"] = 409] = "Conflict";
  HttpCodes2[HttpCodes2["Gone"] = 410] = "Gone";
  HttpCodes2[HttpCodes2["TooManyRequests"] = 429] = "TooManyRequests";
  HttpCodes2[HttpCodes2["InternalServerError"] = 500] = "InternalServerError";
  HttpCodes2[HttpCodes2["NotImplemented"] = 501] = "NotImplemented";
  HttpCodes2[HttpCodes2["BadGateway"] = 502] = "BadGateway";
  HttpCodes2[HttpCodes2["ServiceUnavailable"] = 503] = "ServiceUnavailable";
  HttpCodes2[HttpCodes2["GatewayTimeout"] = 504] = "GatewayTimeout";
})(HttpCodes || (HttpCodes = {}));
var Headers;
(function(Headers2) {
  Headers2["Accept"] = "accept";
  Headers2["ContentType"] = "content-type";
})(Headers || (Headers = {}));
var MediaTypes;
(function(MediaTypes2) {
  MediaTypes2["ApplicationJson"] = "application/json";
})(MediaTypes || (MediaTypes = {}));
var HttpRedirectCodes = [
  HttpCodes.MovedPermanently,
  HttpCodes.ResourceMoved,
  HttpCodes.SeeOther,
  HttpCodes.TemporaryRedirect,
  HttpCodes.PermanentRedirect
];
var HttpResponseRetryCodes = [
  HttpCodes.BadGateway,
  HttpCodes.ServiceUnavailable,
  HttpCodes.GatewayTimeout
];
var RetryableHttpVerbs = ["OPTIONS", "GET", "DELETE", "HEAD"];
var ExponentialBackoffCeiling = 10;
var ExponentialBackoffTimeSlice = 5;
var HttpClientError = class _HttpClientError extends Error {
  constructor(message, statusCode) {
    super(message);
    this.name = "HttpClientError";
    this.statusCode = statusCode;
    Object.setPrototypeOf(this, _HttpClientError.prototype);
  }
};
var HttpClientResponse = class {
  constructor(message) {
    this.message = message;
  }
  readBody() {
    return __awaiter(this, void 0, void 0, function* () {
      return new Promise((resolve2) => __awaiter(this, void 0, void 0, function* () {
        let output = Buffer.alloc(0);
        this.message.on("data", (chunk) => {
          output = Buffer.concat([output, chunk]);
        });
        this.message.on("end", () => {
          resolve2(output.toString());
        });
      }));
    });
  }
  readBodyBuffer() {
    return __awaiter(this, void 0, void 0, function* () {
      return new Promise((resolve2) => __awaiter(this, void 0, void 0, function* () {
        const chunks = [];
        this.message.on("data", (chunk) => {
          chunks.push(chunk);
        });
        this.message.on("end", () => {
          resolve2(Buffer.concat(chunks));
        });
      }));
    });
  }
};
var HttpClient = class {
  constructor(userAgent, handlers, requestOptions) {
    this._ignoreSslError = false;
    this._allowRedirects = true;
    this._allowRedirectDowngrade = false;
    this._maxRedirects = 50;
    this._allowRetries = false;
    this._maxRetries = 1;
    this._keepAlive = false;
    this._disposed = false;
    this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
    this.handlers = handlers || [];
    this.requestOptions = requestOptions;
    if (requestOptions) {
      if (requestOptions.ignoreSslError != null) {
        this._ignoreSslError = requestOptions.ignoreSslError;
      }
      this._socketTimeout = requestOptions.socketTimeout;
      if (requestOptions.allowRedirects != null) {
        this._allowRedirects = requestOptions.allowRedirects;
      }
      if (requestOptions.allowRedirectDowngrade != null) {
        this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
      }
      if (requestOptions.maxRedirects != null) {
        this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
      }
      if (requestOptions.keepAlive != null) {
        this._keepAlive = requestOptions.keepAlive;
      }
      if (requestOptions.allowRetries != null) {
        this._allowRetries = requestOptions.allowRetries;
      }
      if (requestOptions.maxRetries != null) {
        this._maxRetries = requestOptions.maxRetries;
      }
    }
  }
  options(requestUrl, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
    });
  }
  get(requestUrl, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request("GET", requestUrl, null, additionalHeaders || {});
    });
  }
  del(requestUrl, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request("DELETE", requestUrl, null, additionalHeaders || {});
    });
  }
  post(requestUrl, data, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request("POST", requestUrl, data, additionalHeaders || {});
    });
  }
  patch(requestUrl, data, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request("PATCH", requestUrl, data, additionalHeaders || {});
    });
  }
  put(requestUrl, data, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request("PUT", requestUrl, data, additionalHeaders || {});
    });
  }
  head(requestUrl, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request("HEAD", requestUrl, null, additionalHeaders || {});
    });
  }
  sendStream(verb, requestUrl, stream, additionalHeaders) {
    return __awaiter(this, void 0, void 0, function* () {
      return this.request(verb, requestUrl, stream, additionalHeaders);
    });
  }
  /**
   * Gets a typed object from an endpoint
   * Be aware that not found returns a null.  Other errors (4xx, 5xx) reject the promise
   */
  getJson(requestUrl_1) {
    return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
      additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
      const res = yield this.get(requestUrl, additionalHeaders);
      return this._processResponse(res, this.requestOptions);
    });
  }
  postJson(requestUrl_1, obj_1) {
    return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
      const data = JSON.stringify(obj, null, 2);
      additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
      additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
      const res = yield this.post(requestUrl, data, additionalHeaders);
      return this._processResponse(res, this.requestOptions);
    });
  }
  putJson(requestUrl_1, obj_1) {
    return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
      const data = JSON.stringify(obj, null, 2);
      additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
      additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
      const res = yield this.put(requestUrl, data, additionalHeaders);
      return this._processResponse(res, this.requestOptions);
    });
  }
  patchJson(requestUrl_1, obj_1) {
    return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
      const data = JSON.stringify(obj, null, 2);
      additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
      additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
      const res = yield this.patch(requestUrl, data, additionalHeaders);
      return this._processResponse(res, this.requestOptions);
    });
  }
  /**
   * Makes a raw http request.
   * All other methods such as get, post, patch, and request ultimately call this.
   * Prefer get, del, post and patch
   */
  request(verb, requestUrl, data, headers) {
    return __awaiter(this, void 0, void 0, function* () {
      if (this._disposed) {
        throw new Error("Client has already been disposed.");
      }
      const parsedUrl = new URL(requestUrl);
      let info2 = this._prepareRequest(verb, parsedUrl, headers);
      const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1;
      let numTries = 0;
      let response;
      do {
        response = yield this.requestRaw(info2, data);
        if (response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
          let authenticationHandler;
          for (const handler of this.handlers) {
            if (handler.canHandleAuthentication(response)) {
              authenticationHandler = handler;
              break;
            }
          }
          if (authenticationHandler) {
            return authenticationHandler.handleAuthentication(this, info2, data);
          } else {
            return response;
          }
        }
        let redirectsRemaining = this._maxRedirects;
        while (response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0) {
          const redirectUrl = response.message.headers["location"];
          if (!redirectUrl) {
            break;
          }
          const parsedRedirectUrl = new URL(redirectUrl);
          if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) {
            throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
          }
          yield response.readBody();
          if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
            for (const header in headers) {
              if (header.toLowerCase() === "authorization") {
                delete headers[header];
              }
            }
          }
          info2 = this._prepareRequest(verb, parsedRedirectUrl, headers);
          response = yield this.requestRaw(info2, data);
          redirectsRemaining--;
        }
        if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) {
          return response;
        }
        numTries += 1;
        if (numTries < maxTries) {
          yield response.readBody();
          yield this._performExponentialBackoff(numTries);
        }
      } while (numTries < maxTries);
      return response;
    });
  }
  /**
   * Needs to be called if keepAlive is set to true in request options.
   */
  dispose() {
    if (this._agent) {
      this._agent.destroy();
    }
    this._disposed = true;
  }
  /**
   * Raw request.
   * @param info
   * @param data
   */
  requestRaw(info2, data) {
    return __awaiter(this, void 0, void 0, function* () {
      return new Promise((resolve2, reject) => {
        function callbackForResult(err, res) {
          if (err) {
            reject(err);
          } else if (!res) {
            reject(new Error("Unknown error"));
          } else {
            resolve2(res);
          }
        }
        this.requestRawWithCallback(info2, data, callbackForResult);
      });
    });
  }
  /**
   * Raw request with callback.
   * @param info
   * @param data
   * @param onResult
   */
  requestRawWithCallback(info2, data, onResult) {
    if (typeof data === "string") {
      if (!info2.options.headers) {
        info2.options.headers = {};
      }
      info2.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8");
    }
    let callbackCalled = false;
    function handleResult(err, res) {
      if (!callbackCalled) {
        callbackCalled = true;
        onResult(err, res);
      }
    }
    const req = info2.httpModule.request(info2.options, (msg) => {
      const res = new HttpClientResponse(msg);
      handleResult(void 0, res);
    });
    let socket;
    req.on("socket", (sock) => {
      socket = sock;
    });
    req.setTimeout(this._socketTimeout || 3 * 6e4, () => {
      if (socket) {
        socket.end();
      }
      handleResult(new Error(`Request timeout: ${info2.options.path}`));
    });
    req.on("error", function(err) {
      handleResult(err);
    });
    if (data && typeof data === "string") {
      req.write(data, "utf8");
    }
    if (data && typeof data !== "string") {
      data.on("close", function() {
        req.end();
      });
      data.pipe(req);
    } else {
      req.end();
    }
  }
  /**
   * Gets an http agent. This function is useful when you need an http agent that handles
   * routing through a proxy server - depending upon the url and proxy environment variables.
   * @param serverUrl  The server URL where the request will be sent. For example, https://api.github.com
   */
  getAgent(serverUrl) {
    const parsedUrl = new URL(serverUrl);
    return this._getAgent(parsedUrl);
  }
  getAgentDispatcher(serverUrl) {
    const parsedUrl = new URL(serverUrl);
    const proxyUrl = getProxyUrl(parsedUrl);
    const useProxy = proxyUrl && proxyUrl.hostname;
    if (!useProxy) {
      return;
    }
    return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
  }
  _prepareRequest(method, requestUrl, headers) {
    const info2 = {};
    info2.parsedUrl = requestUrl;
    const usingSsl = info2.parsedUrl.protocol === "https:";
    info2.httpModule = usingSsl ? https : http;
    const defaultPort = usingSsl ? 443 : 80;
    info2.options = {};
    info2.options.host = info2.parsedUrl.hostname;
    info2.options.port = info2.parsedUrl.port ? parseInt(info2.parsedUrl.port) : defaultPort;
    info2.options.path = (info2.parsedUrl.pathname || "") + (info2.parsedUrl.search || "");
    info2.options.method = method;
    info2.options.headers = this._mergeHeaders(headers);
    if (this.userAgent != null) {
      info2.options.headers["user-agent"] = this.userAgent;
    }
    info2.options.agent = this._getAgent(info2.parsedUrl);
    if (this.handlers) {
      for (const handler of this.handlers) {
        handler.prepareRequest(info2.options);
      }
    }
    return info2;
  }
  _mergeHeaders(headers) {
    if (this.requestOptions && this.requestOptions.headers) {
      return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
    }
    return lowercaseKeys(headers || {});
  }
  /**
   * Gets an existing header value or returns a default.
   * Handles converting number header values to strings since HTTP headers must be strings.
   * Note: This returns string | string[] since some headers can have multiple values.
   * For headers that must always be a single string (like Content-Type), use the
   * specialized _getExistingOrDefaultContentTypeHeader method instead.
   */
  _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
    let clientHeader;
    if (this.requestOptions && this.requestOptions.headers) {
      const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
      if (headerValue) {
        clientHeader = typeof headerValue === "number" ? headerValue.toString() : headerValue;
      }
    }
    const additionalValue = additionalHeaders[header];
    if (additionalValue !== void 0) {
      return typeof additionalValue === "number" ? additionalValue.toString() : additionalValue;
    }
    if (clientHeader !== void 0) {
      return clientHeader;
    }
    return _default;
  }
  /**
   * Specialized version of _getExistingOrDefaultHeader for Content-Type header.
   * Always returns a single string (not an array) since Content-Type should be a single value.
   * Converts arrays to comma-separated strings and numbers to strings to ensure type safety.
   * This was split from _getExistingOrDefaultHeader to provide stricter typing for callers
   * that assign the result to places expecting a string (e.g., additionalHeaders[Headers.ContentType]).
   */
  _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
    let clientHeader;
    if (this.requestOptions && this.requestOptions.headers) {
      const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
      if (headerValue) {
        if (typeof headerValue === "number") {
          clientHeader = String(headerValue);
        } else if (Array.isArray(headerValue)) {
          clientHeader = headerValue.join(", ");
        } else {
          clientHeader = headerValue;
        }
      }
    }
    const additionalValue = additionalHeaders[Headers.ContentType];
    if (additionalValue !== void 0) {
      if (typeof additionalValue === "number") {
        return String(additionalValue);
      } else if (Array.isArray(additionalValue)) {
        return additionalValue.join(", ");
      } else {
        return additionalValue;
      }
    }
    if (clientHeader !== void 0) {
      return clientHeader;
    }
    return _default;
  }
  _getAgent(parsedUrl) {
    let agent;
    const proxyUrl = getProxyUrl(parsedUrl);
    const useProxy = proxyUrl && proxyUrl.hostname;
    if (this._keepAlive && useProxy) {
      agent = this._proxyAgent;
    }
    if (!useProxy) {
      agent = this._agent;
    }
    if (agent) {
      return agent;
    }
    const usingSsl = parsedUrl.protocol === "https:";
    let maxSockets = 100;
    if (this.requestOptions) {
      maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets;
    }
    if (proxyUrl && proxyUrl.hostname) {
      const agentOptions = {
        maxSockets,
        keepAlive: this._keepAlive,
        proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && {
          proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
        }), { host: proxyUrl.hostname, port: proxyUrl.port })
      };
      let tunnelAgent;
      const overHttps = proxyUrl.protocol === "https:";
      if (usingSsl) {
        tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
      } else {
        tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
      }
      agent = tunnelAgent(agentOptions);
      this._proxyAgent = agent;
    }
    if (!agent) {
      const options = { keepAlive: this._keepAlive, maxSockets };
      agent = usingSsl ? new https.Agent(options) : new http.Agent(options);
      this._agent = agent;
    }
    if (usingSsl && this._ignoreSslError) {
      agent.options = Object.assign(agent.options || {}, {
        rejectUnauthorized: false
      });
    }
    return agent;
  }
  _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
    let proxyAgent;
    if (this._keepAlive) {
      proxyAgent = this._proxyAgentDispatcher;
    }
    if (proxyAgent) {
      return proxyAgent;
    }
    const usingSsl = parsedUrl.protocol === "https:";
    proxyAgent = new import_undici.ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, (proxyUrl.username || proxyUrl.password) && {
      token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}`
    }));
    this._proxyAgentDispatcher = proxyAgent;
    if (usingSsl && this._ignoreSslError) {
      proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
        rejectUnauthorized: false
      });
    }
    return proxyAgent;
  }
  _getUserAgentWithOrchestrationId(userAgent) {
    const baseUserAgent = userAgent || "actions/http-client";
    const orchId = process.env["ACTIONS_ORCHESTRATION_ID"];
    if (orchId) {
      const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, "_");
      return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
    }
    return baseUserAgent;
  }
  _performExponentialBackoff(retryNumber) {
    return __awaiter(this, void 0, void 0, function* () {
      retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
      const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
      return new Promise((resolve2) => setTimeout(() => resolve2(), ms));
    });
  }
  _processResponse(res, options) {
    return __awaiter(this, void 0, void 0, function* () {
      return new Promise((resolve2, reject) => __awaiter(this, void 0, void 0, function* () {
        const statusCode = res.message.statusCode || 0;
        const response = {
          statusCode,
          result: null,
          headers: {}
        };
        if (statusCode === HttpCodes.NotFound) {
          resolve2(response);
        }
        function dateTimeDeserializer(key, value) {
          if (typeof value === "string") {
            const a = new Date(value);
            if (!isNaN(a.valueOf())) {
              return a;
            }
          }
          return value;
        }
        let obj;
        let contents;
        try {
          contents = yield res.readBody();
          if (contents && contents.length > 0) {
            if (options && options.deserializeDates) {
              obj = JSON.parse(contents, dateTimeDeserializer);
            } else {
              obj = JSON.parse(contents);
            }
            response.result = obj;
          }
          response.headers = res.message.headers;
        } catch (err) {
        }
        if (statusCode > 299) {
          let msg;
          if (obj && obj.message) {
            msg = obj.message;
          } else if (contents && contents.length > 0) {
            msg = contents;
          } else {
            msg = `Failed request: (${statusCode})`;
          }
          const err = new HttpClientError(msg, statusCode);
          err.result = response.result;
          reject(err);
        } else {
          resolve2(response);
        }
      }));
    });
  }
};
var lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});

// node_modules/@actions/http-client/lib/auth.js
var __awaiter2 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var BearerCredentialHandler = class {
  constructor(token) {
    this.token = token;
  }
  // currently implements pre-authorization
  // TODO: support preAuth = false where it hooks on 401
  prepareRequest(options) {
    if (!options.headers) {
      throw Error("The request has no headers");
    }
    options.headers["Authorization"] = `Bearer ${this.token}`;
  }
  // This handler cannot handle 401
  canHandleAuthentication() {
    return false;
  }
  handleAuthentication() {
    return __awaiter2(this, void 0, void 0, function* () {
      throw new Error("not implemented");
    });
  }
};

// node_modules/@actions/core/lib/oidc-utils.js
var __awaiter3 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var OidcClient = class _OidcClient {
  static createHttpClient(allowRetry = true, maxRetry = 10) {
    const requestOptions = {
      allowRetries: allowRetry,
      maxRetries: maxRetry
    };
    return new HttpClient("actions/oidc-client", [new BearerCredentialHandler(_OidcClient.getRequestToken())], requestOptions);
  }
  static getRequestToken() {
    const token = process.env["ACTIONS_ID_TOKEN_REQUEST_TOKEN"];
    if (!token) {
      throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable");
    }
    return token;
  }
  static getIDTokenUrl() {
    const runtimeUrl = process.env["ACTIONS_ID_TOKEN_REQUEST_URL"];
    if (!runtimeUrl) {
      throw new Error("Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable");
    }
    return runtimeUrl;
  }
  static getCall(id_token_url) {
    return __awaiter3(this, void 0, void 0, function* () {
      var _a;
      const httpclient = _OidcClient.createHttpClient();
      const res = yield httpclient.getJson(id_token_url).catch((error3) => {
        throw new Error(`Failed to get ID Token. 
 
        Error Code : ${error3.statusCode}
 
        Error Message: ${error3.message}`);
      });
      const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
      if (!id_token) {
        throw new Error("Response json body do not have ID Token field");
      }
      return id_token;
    });
  }
  static getIDToken(audience) {
    return __awaiter3(this, void 0, void 0, function* () {
      try {
        let id_token_url = _OidcClient.getIDTokenUrl();
        if (audience) {
          const encodedAudience = encodeURIComponent(audience);
          id_token_url = `${id_token_url}&audience=${encodedAudience}`;
        }
        debug(`ID token url is ${id_token_url}`);
        const id_token = yield _OidcClient.getCall(id_token_url);
        setSecret(id_token);
        return id_token;
      } catch (error3) {
        throw new Error(`Error message: ${error3.message}`);
      }
    });
  }
};

// node_modules/@actions/core/lib/summary.js
import { EOL as EOL3 } from "os";
import { constants, promises } from "fs";
var __awaiter4 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { access, appendFile, writeFile } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
  constructor() {
    this._buffer = "";
  }
  /**
   * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
   * Also checks r/w permissions.
   *
   * @returns step summary file path
   */
  filePath() {
    return __awaiter4(this, void 0, void 0, function* () {
      if (this._filePath) {
        return this._filePath;
      }
      const pathFromEnv = process.env[SUMMARY_ENV_VAR];
      if (!pathFromEnv) {
        throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
      }
      try {
        yield access(pathFromEnv, constants.R_OK | constants.W_OK);
      } catch (_a) {
        throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
      }
      this._filePath = pathFromEnv;
      return this._filePath;
    });
  }
  /**
   * Wraps content in an HTML tag, adding any HTML attributes
   *
   * @param {string} tag HTML tag to wrap
   * @param {string | null} content content within the tag
   * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
   *
   * @returns {string} content wrapped in HTML element
   */
  wrap(tag, content, attrs = {}) {
    const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
    if (!content) {
      return `<${tag}${htmlAttrs}>`;
    }
    return `<${tag}${htmlAttrs}>${content}</${tag}>`;
  }
  /**
   * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
   *
   * @param {SummaryWriteOptions} [options] (optional) options for write operation
   *
   * @returns {Promise<Summary>} summary instance
   */
  write(options) {
    return __awaiter4(this, void 0, void 0, function* () {
      const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
      const filePath = yield this.filePath();
      const writeFunc = overwrite ? writeFile : appendFile;
      yield writeFunc(filePath, this._buffer, { encoding: "utf8" });
      return this.emptyBuffer();
    });
  }
  /**
   * Clears the summary buffer and wipes the summary file
   *
   * @returns {Summary} summary instance
   */
  clear() {
    return __awaiter4(this, void 0, void 0, function* () {
      return this.emptyBuffer().write({ overwrite: true });
    });
  }
  /**
   * Returns the current summary buffer as a string
   *
   * @returns {string} string of summary buffer
   */
  stringify() {
    return this._buffer;
  }
  /**
   * If the summary buffer is empty
   *
   * @returns {boolen} true if the buffer is empty
   */
  isEmptyBuffer() {
    return this._buffer.length === 0;
  }
  /**
   * Resets the summary buffer without writing to summary file
   *
   * @returns {Summary} summary instance
   */
  emptyBuffer() {
    this._buffer = "";
    return this;
  }
  /**
   * Adds raw text to the summary buffer
   *
   * @param {string} text content to add
   * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
   *
   * @returns {Summary} summary instance
   */
  addRaw(text2, addEOL = false) {
    this._buffer += text2;
    return addEOL ? this.addEOL() : this;
  }
  /**
   * Adds the operating system-specific end-of-line marker to the buffer
   *
   * @returns {Summary} summary instance
   */
  addEOL() {
    return this.addRaw(EOL3);
  }
  /**
   * Adds an HTML codeblock to the summary buffer
   *
   * @param {string} code content to render within fenced code block
   * @param {string} lang (optional) language to syntax highlight code
   *
   * @returns {Summary} summary instance
   */
  addCodeBlock(code, lang) {
    const attrs = Object.assign({}, lang && { lang });
    const element = this.wrap("pre", this.wrap("code", code), attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML list to the summary buffer
   *
   * @param {string[]} items list of items to render
   * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
   *
   * @returns {Summary} summary instance
   */
  addList(items, ordered = false) {
    const tag = ordered ? "ol" : "ul";
    const listItems = items.map((item) => this.wrap("li", item)).join("");
    const element = this.wrap(tag, listItems);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML table to the summary buffer
   *
   * @param {SummaryTableCell[]} rows table rows
   *
   * @returns {Summary} summary instance
   */
  addTable(rows) {
    const tableBody = rows.map((row) => {
      const cells = row.map((cell) => {
        if (typeof cell === "string") {
          return this.wrap("td", cell);
        }
        const { header, data, colspan, rowspan } = cell;
        const tag = header ? "th" : "td";
        const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
        return this.wrap(tag, data, attrs);
      }).join("");
      return this.wrap("tr", cells);
    }).join("");
    const element = this.wrap("table", tableBody);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds a collapsable HTML details element to the summary buffer
   *
   * @param {string} label text for the closed state
   * @param {string} content collapsable content
   *
   * @returns {Summary} summary instance
   */
  addDetails(label, content) {
    const element = this.wrap("details", this.wrap("summary", label) + content);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML image tag to the summary buffer
   *
   * @param {string} src path to the image you to embed
   * @param {string} alt text description of the image
   * @param {SummaryImageOptions} options (optional) addition image attributes
   *
   * @returns {Summary} summary instance
   */
  addImage(src, alt, options) {
    const { width, height } = options || {};
    const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
    const element = this.wrap("img", null, Object.assign({ src, alt }, attrs));
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML section heading element
   *
   * @param {string} text heading text
   * @param {number | string} [level=1] (optional) the heading level, default: 1
   *
   * @returns {Summary} summary instance
   */
  addHeading(text2, level) {
    const tag = `h${level}`;
    const allowedTag = ["h1", "h2", "h3", "h4", "h5", "h6"].includes(tag) ? tag : "h1";
    const element = this.wrap(allowedTag, text2);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML thematic break (<hr>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addSeparator() {
    const element = this.wrap("hr", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML line break (<br>) to the summary buffer
   *
   * @returns {Summary} summary instance
   */
  addBreak() {
    const element = this.wrap("br", null);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML blockquote to the summary buffer
   *
   * @param {string} text quote text
   * @param {string} cite (optional) citation url
   *
   * @returns {Summary} summary instance
   */
  addQuote(text2, cite) {
    const attrs = Object.assign({}, cite && { cite });
    const element = this.wrap("blockquote", text2, attrs);
    return this.addRaw(element).addEOL();
  }
  /**
   * Adds an HTML anchor tag to the summary buffer
   *
   * @param {string} text link text/content
   * @param {string} href hyperlink
   *
   * @returns {Summary} summary instance
   */
  addLink(text2, href) {
    const element = this.wrap("a", text2, { href });
    return this.addRaw(element).addEOL();
  }
};
var _summary = new Summary();
var markdownSummary = _summary;
var summary = _summary;

// node_modules/@actions/core/lib/path-utils.js
import * as path from "path";
function toPosixPath(pth) {
  return pth.replace(/[\\]/g, "/");
}
function toWin32Path(pth) {
  return pth.replace(/[/]/g, "\\");
}
function toPlatformPath(pth) {
  return pth.replace(/[/\\]/g, path.sep);
}

// node_modules/@actions/core/lib/platform.js
var platform_exports = {};
__export(platform_exports, {
  arch: () => arch,
  getDetails: () => getDetails,
  isLinux: () => isLinux,
  isMacOS: () => isMacOS,
  isWindows: () => isWindows,
  platform: () => platform
});
import os4 from "os";

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
var __awaiter5 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var { chmod, copyFile, lstat, mkdir, open, readdir, rename, rm, rmdir, stat, symlink, unlink } = fs2.promises;
var IS_WINDOWS = process.platform === "win32";
var READONLY = fs2.constants.O_RDONLY;
function exists(fsPath) {
  return __awaiter5(this, void 0, void 0, function* () {
    try {
      yield stat(fsPath);
    } catch (err) {
      if (err.code === "ENOENT") {
        return false;
      }
      throw err;
    }
    return true;
  });
}
function isRooted(p) {
  p = normalizeSeparators(p);
  if (!p) {
    throw new Error('isRooted() parameter "p" cannot be empty');
  }
  if (IS_WINDOWS) {
    return p.startsWith("\\") || /^[A-Z]:/i.test(p);
  }
  return p.startsWith("/");
}
function tryGetExecutablePath(filePath, extensions) {
  return __awaiter5(this, void 0, void 0, function* () {
    let stats = void 0;
    try {
      stats = yield stat(filePath);
    } catch (err) {
      if (err.code !== "ENOENT") {
        console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
      }
    }
    if (stats && stats.isFile()) {
      if (IS_WINDOWS) {
        const upperExt = path2.extname(filePath).toUpperCase();
        if (extensions.some((validExt) => validExt.toUpperCase() === upperExt)) {
          return filePath;
        }
      } else {
        if (isUnixExecutable(stats)) {
          return filePath;
        }
      }
    }
    const originalFilePath = filePath;
    for (const extension of extensions) {
      filePath = originalFilePath + extension;
      stats = void 0;
      try {
        stats = yield stat(filePath);
      } catch (err) {
        if (err.code !== "ENOENT") {
          console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
        }
      }
      if (stats && stats.isFile()) {
        if (IS_WINDOWS) {
          try {
            const directory = path2.dirname(filePath);
            const upperName = path2.basename(filePath).toUpperCase();
            for (const actualName of yield readdir(directory)) {
              if (upperName === actualName.toUpperCase()) {
                filePath = path2.join(directory, actualName);
                break;
              }
            }
          } catch (err) {
            console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
          }
          return filePath;
        } else {
          if (isUnixExecutable(stats)) {
            return filePath;
          }
        }
      }
    }
    return "";
  });
}
function normalizeSeparators(p) {
  p = p || "";
  if (IS_WINDOWS) {
    p = p.replace(/\//g, "\\");
    return p.replace(/\\\\+/g, "\\");
  }
  return p.replace(/\/\/+/g, "/");
}
function isUnixExecutable(stats) {
  return (stats.mode & 1) > 0 || (stats.mode & 8) > 0 && process.getgid !== void 0 && stats.gid === process.getgid() || (stats.mode & 64) > 0 && process.getuid !== void 0 && stats.uid === process.getuid();
}

// node_modules/@actions/io/lib/io.js
var __awaiter6 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
function which(tool, check3) {
  return __awaiter6(this, void 0, void 0, function* () {
    if (!tool) {
      throw new Error("parameter 'tool' is required");
    }
    if (check3) {
      const result = yield which(tool, false);
      if (!result) {
        if (IS_WINDOWS) {
          throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
        } else {
          throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
        }
      }
      return result;
    }
    const matches = yield findInPath(tool);
    if (matches && matches.length > 0) {
      return matches[0];
    }
    return "";
  });
}
function findInPath(tool) {
  return __awaiter6(this, void 0, void 0, function* () {
    if (!tool) {
      throw new Error("parameter 'tool' is required");
    }
    const extensions = [];
    if (IS_WINDOWS && process.env["PATHEXT"]) {
      for (const extension of process.env["PATHEXT"].split(path3.delimiter)) {
        if (extension) {
          extensions.push(extension);
        }
      }
    }
    if (isRooted(tool)) {
      const filePath = yield tryGetExecutablePath(tool, extensions);
      if (filePath) {
        return [filePath];
      }
      return [];
    }
    if (tool.includes(path3.sep)) {
      return [];
    }
    const directories = [];
    if (process.env.PATH) {
      for (const p of process.env.PATH.split(path3.delimiter)) {
        if (p) {
          directories.push(p);
        }
      }
    }
    const matches = [];
    for (const directory of directories) {
      const filePath = yield tryGetExecutablePath(path3.join(directory, tool), extensions);
      if (filePath) {
        matches.push(filePath);
      }
    }
    return matches;
  });
}

// node_modules/@actions/exec/lib/toolrunner.js
import { setTimeout as setTimeout2 } from "timers";
var __awaiter7 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var IS_WINDOWS2 = process.platform === "win32";
var ToolRunner = class extends events.EventEmitter {
  constructor(toolPath, args, options) {
    super();
    if (!toolPath) {
      throw new Error("Parameter 'toolPath' cannot be null or empty.");
    }
    this.toolPath = toolPath;
    this.args = args || [];
    this.options = options || {};
  }
  _debug(message) {
    if (this.options.listeners && this.options.listeners.debug) {
      this.options.listeners.debug(message);
    }
  }
  _getCommandString(options, noPrefix) {
    const toolPath = this._getSpawnFileName();
    const args = this._getSpawnArgs(options);
    let cmd = noPrefix ? "" : "[command]";
    if (IS_WINDOWS2) {
      if (this._isCmdFile()) {
        cmd += toolPath;
        for (const a of args) {
          cmd += ` ${a}`;
        }
      } else if (options.windowsVerbatimArguments) {
        cmd += `"${toolPath}"`;
        for (const a of args) {
          cmd += ` ${a}`;
        }
      } else {
        cmd += this._windowsQuoteCmdArg(toolPath);
        for (const a of args) {
          cmd += ` ${this._windowsQuoteCmdArg(a)}`;
        }
      }
    } else {
      cmd += toolPath;
      for (const a of args) {
        cmd += ` ${a}`;
      }
    }
    return cmd;
  }
  _processLineBuffer(data, strBuffer, onLine) {
    try {
      let s = strBuffer + data.toString();
      let n = s.indexOf(os3.EOL);
      while (n > -1) {
        const line = s.substring(0, n);
        onLine(line);
        s = s.substring(n + os3.EOL.length);
        n = s.indexOf(os3.EOL);
      }
      return s;
    } catch (err) {
      this._debug(`error processing line. Failed with error ${err}`);
      return "";
    }
  }
  _getSpawnFileName() {
    if (IS_WINDOWS2) {
      if (this._isCmdFile()) {
        return process.env["COMSPEC"] || "cmd.exe";
      }
    }
    return this.toolPath;
  }
  _getSpawnArgs(options) {
    if (IS_WINDOWS2) {
      if (this._isCmdFile()) {
        let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
        for (const a of this.args) {
          argline += " ";
          argline += options.windowsVerbatimArguments ? a : this._windowsQuoteCmdArg(a);
        }
        argline += '"';
        return [argline];
      }
    }
    return this.args;
  }
  _endsWith(str, end) {
    return str.endsWith(end);
  }
  _isCmdFile() {
    const upperToolPath = this.toolPath.toUpperCase();
    return this._endsWith(upperToolPath, ".CMD") || this._endsWith(upperToolPath, ".BAT");
  }
  _windowsQuoteCmdArg(arg) {
    if (!this._isCmdFile()) {
      return this._uvQuoteCmdArg(arg);
    }
    if (!arg) {
      return '""';
    }
    const cmdSpecialChars = [
      " ",
      "	",
      "&",
      "(",
      ")",
      "[",
      "]",
      "{",
      "}",
      "^",
      "=",
      ";",
      "!",
      "'",
      "+",
      ",",
      "`",
      "~",
      "|",
      "<",
      ">",
      '"'
    ];
    let needsQuotes = false;
    for (const char of arg) {
      if (cmdSpecialChars.some((x) => x === char)) {
        needsQuotes = true;
        break;
      }
    }
    if (!needsQuotes) {
      return arg;
    }
    let reverse = '"';
    let quoteHit = true;
    for (let i = arg.length; i > 0; i--) {
      reverse += arg[i - 1];
      if (quoteHit && arg[i - 1] === "\\") {
        reverse += "\\";
      } else if (arg[i - 1] === '"') {
        quoteHit = true;
        reverse += '"';
      } else {
        quoteHit = false;
      }
    }
    reverse += '"';
    return reverse.split("").reverse().join("");
  }
  _uvQuoteCmdArg(arg) {
    if (!arg) {
      return '""';
    }
    if (!arg.includes(" ") && !arg.includes("	") && !arg.includes('"')) {
      return arg;
    }
    if (!arg.includes('"') && !arg.includes("\\")) {
      return `"${arg}"`;
    }
    let reverse = '"';
    let quoteHit = true;
    for (let i = arg.length; i > 0; i--) {
      reverse += arg[i - 1];
      if (quoteHit && arg[i - 1] === "\\") {
        reverse += "\\";
      } else if (arg[i - 1] === '"') {
        quoteHit = true;
        reverse += "\\";
      } else {
        quoteHit = false;
      }
    }
    reverse += '"';
    return reverse.split("").reverse().join("");
  }
  _cloneExecOptions(options) {
    options = options || {};
    const result = {
      cwd: options.cwd || process.cwd(),
      env: options.env || process.env,
      silent: options.silent || false,
      windowsVerbatimArguments: options.windowsVerbatimArguments || false,
      failOnStdErr: options.failOnStdErr || false,
      ignoreReturnCode: options.ignoreReturnCode || false,
      delay: options.delay || 1e4
    };
    result.outStream = options.outStream || process.stdout;
    result.errStream = options.errStream || process.stderr;
    return result;
  }
  _getSpawnOptions(options, toolPath) {
    options = options || {};
    const result = {};
    result.cwd = options.cwd;
    result.env = options.env;
    result["windowsVerbatimArguments"] = options.windowsVerbatimArguments || this._isCmdFile();
    if (options.windowsVerbatimArguments) {
      result.argv0 = `"${toolPath}"`;
    }
    return result;
  }
  /**
   * Exec a tool.
   * Output will be streamed to the live console.
   * Returns promise with return code
   *
   * @param     tool     path to tool to exec
   * @param     options  optional exec options.  See ExecOptions
   * @returns   number
   */
  exec() {
    return __awaiter7(this, void 0, void 0, function* () {
      if (!isRooted(this.toolPath) && (this.toolPath.includes("/") || IS_WINDOWS2 && this.toolPath.includes("\\"))) {
        this.toolPath = path4.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
      }
      this.toolPath = yield which(this.toolPath, true);
      return new Promise((resolve2, reject) => __awaiter7(this, void 0, void 0, function* () {
        this._debug(`exec tool: ${this.toolPath}`);
        this._debug("arguments:");
        for (const arg of this.args) {
          this._debug(`   ${arg}`);
        }
        const optionsNonNull = this._cloneExecOptions(this.options);
        if (!optionsNonNull.silent && optionsNonNull.outStream) {
          optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + os3.EOL);
        }
        const state = new ExecState(optionsNonNull, this.toolPath);
        state.on("debug", (message) => {
          this._debug(message);
        });
        if (this.options.cwd && !(yield exists(this.options.cwd))) {
          return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
        }
        const fileName = this._getSpawnFileName();
        const cp = child.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
        let stdbuffer = "";
        if (cp.stdout) {
          cp.stdout.on("data", (data) => {
            if (this.options.listeners && this.options.listeners.stdout) {
              this.options.listeners.stdout(data);
            }
            if (!optionsNonNull.silent && optionsNonNull.outStream) {
              optionsNonNull.outStream.write(data);
            }
            stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
              if (this.options.listeners && this.options.listeners.stdline) {
                this.options.listeners.stdline(line);
              }
            });
          });
        }
        let errbuffer = "";
        if (cp.stderr) {
          cp.stderr.on("data", (data) => {
            state.processStderr = true;
            if (this.options.listeners && this.options.listeners.stderr) {
              this.options.listeners.stderr(data);
            }
            if (!optionsNonNull.silent && optionsNonNull.errStream && optionsNonNull.outStream) {
              const s = optionsNonNull.failOnStdErr ? optionsNonNull.errStream : optionsNonNull.outStream;
              s.write(data);
            }
            errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
              if (this.options.listeners && this.options.listeners.errline) {
                this.options.listeners.errline(line);
              }
            });
          });
        }
        cp.on("error", (err) => {
          state.processError = err.message;
          state.processExited = true;
          state.processClosed = true;
          state.CheckComplete();
        });
        cp.on("exit", (code) => {
          state.processExitCode = code;
          state.processExited = true;
          this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
          state.CheckComplete();
        });
        cp.on("close", (code) => {
          state.processExitCode = code;
          state.processExited = true;
          state.processClosed = true;
          this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
          state.CheckComplete();
        });
        state.on("done", (error3, exitCode) => {
          if (stdbuffer.length > 0) {
            this.emit("stdline", stdbuffer);
          }
          if (errbuffer.length > 0) {
            this.emit("errline", errbuffer);
          }
          cp.removeAllListeners();
          if (error3) {
            reject(error3);
          } else {
            resolve2(exitCode);
          }
        });
        if (this.options.input) {
          if (!cp.stdin) {
            throw new Error("child process missing stdin");
          }
          cp.stdin.end(this.options.input);
        }
      }));
    });
  }
};
function argStringToArray(argString) {
  const args = [];
  let inQuotes = false;
  let escaped = false;
  let arg = "";
  function append(c) {
    if (escaped && c !== '"') {
      arg += "\\";
    }
    arg += c;
    escaped = false;
  }
  for (let i = 0; i < argString.length; i++) {
    const c = argString.charAt(i);
    if (c === '"') {
      if (!escaped) {
        inQuotes = !inQuotes;
      } else {
        append(c);
      }
      continue;
    }
    if (c === "\\" && escaped) {
      append(c);
      continue;
    }
    if (c === "\\" && inQuotes) {
      escaped = true;
      continue;
    }
    if (c === " " && !inQuotes) {
      if (arg.length > 0) {
        args.push(arg);
        arg = "";
      }
      continue;
    }
    append(c);
  }
  if (arg.length > 0) {
    args.push(arg.trim());
  }
  return args;
}
var ExecState = class _ExecState extends events.EventEmitter {
  constructor(options, toolPath) {
    super();
    this.processClosed = false;
    this.processError = "";
    this.processExitCode = 0;
    this.processExited = false;
    this.processStderr = false;
    this.delay = 1e4;
    this.done = false;
    this.timeout = null;
    if (!toolPath) {
      throw new Error("toolPath must not be empty");
    }
    this.options = options;
    this.toolPath = toolPath;
    if (options.delay) {
      this.delay = options.delay;
    }
  }
  CheckComplete() {
    if (this.done) {
      return;
    }
    if (this.processClosed) {
      this._setResult();
    } else if (this.processExited) {
      this.timeout = setTimeout2(_ExecState.HandleTimeout, this.delay, this);
    }
  }
  _debug(message) {
    this.emit("debug", message);
  }
  _setResult() {
    let error3;
    if (this.processExited) {
      if (this.processError) {
        error3 = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
      } else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
        error3 = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
      } else if (this.processStderr && this.options.failOnStdErr) {
        error3 = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
      }
    }
    if (this.timeout) {
      clearTimeout(this.timeout);
      this.timeout = null;
    }
    this.done = true;
    this.emit("done", error3, this.processExitCode);
  }
  static HandleTimeout(state) {
    if (state.done) {
      return;
    }
    if (!state.processClosed && state.processExited) {
      const message = `The STDIO streams did not close within ${state.delay / 1e3} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
      state._debug(message);
    }
    state._setResult();
  }
};

// node_modules/@actions/exec/lib/exec.js
var __awaiter8 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
function exec(commandLine, args, options) {
  return __awaiter8(this, void 0, void 0, function* () {
    const commandArgs = argStringToArray(commandLine);
    if (commandArgs.length === 0) {
      throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
    }
    const toolPath = commandArgs[0];
    args = commandArgs.slice(1).concat(args || []);
    const runner = new ToolRunner(toolPath, args, options);
    return runner.exec();
  });
}
function getExecOutput(commandLine, args, options) {
  return __awaiter8(this, void 0, void 0, function* () {
    var _a, _b;
    let stdout = "";
    let stderr = "";
    const stdoutDecoder = new StringDecoder("utf8");
    const stderrDecoder = new StringDecoder("utf8");
    const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
    const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
    const stdErrListener = (data) => {
      stderr += stderrDecoder.write(data);
      if (originalStdErrListener) {
        originalStdErrListener(data);
      }
    };
    const stdOutListener = (data) => {
      stdout += stdoutDecoder.write(data);
      if (originalStdoutListener) {
        originalStdoutListener(data);
      }
    };
    const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
    const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
    stdout += stdoutDecoder.end();
    stderr += stderrDecoder.end();
    return {
      exitCode,
      stdout,
      stderr
    };
  });
}

// node_modules/@actions/core/lib/platform.js
var __awaiter9 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var getWindowsInfo = () => __awaiter9(void 0, void 0, void 0, function* () {
  const { stdout: version } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Version"', void 0, {
    silent: true
  });
  const { stdout: name } = yield getExecOutput('powershell -command "(Get-CimInstance -ClassName Win32_OperatingSystem).Caption"', void 0, {
    silent: true
  });
  return {
    name: name.trim(),
    version: version.trim()
  };
});
var getMacOsInfo = () => __awaiter9(void 0, void 0, void 0, function* () {
  var _a, _b, _c, _d;
  const { stdout } = yield getExecOutput("sw_vers", void 0, {
    silent: true
  });
  const version = (_b = (_a = stdout.match(/ProductVersion:\s*(.+)/)) === null || _a === void 0 ? void 0 : _a[1]) !== null && _b !== void 0 ? _b : "";
  const name = (_d = (_c = stdout.match(/ProductName:\s*(.+)/)) === null || _c === void 0 ? void 0 : _c[1]) !== null && _d !== void 0 ? _d : "";
  return {
    name,
    version
  };
});
var getLinuxInfo = () => __awaiter9(void 0, void 0, void 0, function* () {
  const { stdout } = yield getExecOutput("lsb_release", ["-i", "-r", "-s"], {
    silent: true
  });
  const [name, version] = stdout.trim().split("\n");
  return {
    name,
    version
  };
});
var platform = os4.platform();
var arch = os4.arch();
var isWindows = platform === "win32";
var isMacOS = platform === "darwin";
var isLinux = platform === "linux";
function getDetails() {
  return __awaiter9(this, void 0, void 0, function* () {
    return Object.assign(Object.assign({}, yield isWindows ? getWindowsInfo() : isMacOS ? getMacOsInfo() : getLinuxInfo()), {
      platform,
      arch,
      isWindows,
      isMacOS,
      isLinux
    });
  });
}

// node_modules/@actions/core/lib/core.js
var __awaiter10 = function(thisArg, _arguments, P, generator) {
  function adopt(value) {
    return value instanceof P ? value : new P(function(resolve2) {
      resolve2(value);
    });
  }
  return new (P || (P = Promise))(function(resolve2, reject) {
    function fulfilled(value) {
      try {
        step(generator.next(value));
      } catch (e) {
        reject(e);
      }
    }
    function rejected(value) {
      try {
        step(generator["throw"](value));
      } catch (e) {
        reject(e);
      }
    }
    function step(result) {
      result.done ? resolve2(result.value) : adopt(result.value).then(fulfilled, rejected);
    }
    step((generator = generator.apply(thisArg, _arguments || [])).next());
  });
};
var ExitCode;
(function(ExitCode2) {
  ExitCode2[ExitCode2["Success"] = 0] = "Success";
  ExitCode2[ExitCode2["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
  const convertedVal = toCommandValue(val);
  process.env[name] = convertedVal;
  const filePath = process.env["GITHUB_ENV"] || "";
  if (filePath) {
    return issueFileCommand("ENV", prepareKeyValueMessage(name, val));
  }
  issueCommand("set-env", { name }, convertedVal);
}
function setSecret(secret) {
  issueCommand("add-mask", {}, secret);
}
function addPath(inputPath) {
  const filePath = process.env["GITHUB_PATH"] || "";
  if (filePath) {
    issueFileCommand("PATH", inputPath);
  } else {
    issueCommand("add-path", {}, inputPath);
  }
  process.env["PATH"] = `${inputPath}${path5.delimiter}${process.env["PATH"]}`;
}
function getInput(name, options) {
  const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
  if (options && options.required && !val) {
    throw new Error(`Input required and not supplied: ${name}`);
  }
  if (options && options.trimWhitespace === false) {
    return val;
  }
  return val.trim();
}
function getMultilineInput(name, options) {
  const inputs = getInput(name, options).split("\n").filter((x) => x !== "");
  if (options && options.trimWhitespace === false) {
    return inputs;
  }
  return inputs.map((input) => input.trim());
}
function getBooleanInput(name, options) {
  const trueValue = ["true", "True", "TRUE"];
  const falseValue = ["false", "False", "FALSE"];
  const val = getInput(name, options);
  if (trueValue.includes(val))
    return true;
  if (falseValue.includes(val))
    return false;
  throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}
Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name, value) {
  const filePath = process.env["GITHUB_OUTPUT"] || "";
  if (filePath) {
    return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
  }
  process.stdout.write(os5.EOL);
  issueCommand("set-output", { name }, toCommandValue(value));
}
function setCommandEcho(enabled) {
  issue("echo", enabled ? "on" : "off");
}
function setFailed(message) {
  process.exitCode = ExitCode.Failure;
  error(message);
}
function isDebug() {
  return process.env["RUNNER_DEBUG"] === "1";
}
function debug(message) {
  issueCommand("debug", {}, message);
}
function error(message, properties = {}) {
  issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
  issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
  issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
  process.stdout.write(message + os5.EOL);
}
function startGroup(name) {
  issue("group", name);
}
function endGroup() {
  issue("endgroup");
}
function group(name, fn) {
  return __awaiter10(this, void 0, void 0, function* () {
    startGroup(name);
    let result;
    try {
      result = yield fn();
    } finally {
      endGroup();
    }
    return result;
  });
}
function saveState(name, value) {
  const filePath = process.env["GITHUB_STATE"] || "";
  if (filePath) {
    return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
  }
  issueCommand("save-state", { name }, toCommandValue(value));
}
function getState(name) {
  return process.env[`STATE_${name}`] || "";
}
function getIDToken(aud) {
  return __awaiter10(this, void 0, void 0, function* () {
    return yield OidcClient.getIDToken(aud);
  });
}

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
  await summary.addRaw(markdown2).write();
}
function setOutputs(values) {
  if (!process.env["GITHUB_OUTPUT"]) return;
  for (const [name, value] of Object.entries(values)) setOutput(name, value);
}
function causeIn(error3) {
  return messageOf(error3).replace(/\.$/, "");
}

// src/action/diffing.ts
async function diffCheckout(inputs, { cwd, root }, event, configs, knowledge) {
  if (inputs.diff === "off") return void 0;
  try {
    const base = await baseOf(inputs, event, cwd);
    if (base === "none") return void 0;
    const report = await runDiff({ ...knowledge, cwd, configs, ...base !== void 0 && { base } });
    return fromTop(report, (path6) => path6 === "" ? "" : relativePath(root, inFolder(cwd, path6)));
  } catch (error3) {
    if (!(error3 instanceof UserError)) throw error3;
    const message = `The tools could not be compared. ${error3.message.replace(/\.?$/, ".")}`;
    return { tool: TOOL, files: [], skipped: [], findings: [], failures: [{ path: "", message }], suppressed: 0 };
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
function fromTop(report, moved) {
  const of = (item) => ({ ...item, path: moved(item.path) });
  const { diff } = report;
  return {
    ...report,
    findings: report.findings.map(of),
    failures: report.failures.map(of),
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
var MOST_ANNOTATED = 8;
async function reportDiff({ diff: report, inputs, job, access: access2 }, event) {
  const diff = report?.diff;
  if (!report || !diff) return [];
  const isHere = new Set(
    diff.changes.flatMap(({ at, message, severity }) => at && severity !== "info" ? [message] : [])
  );
  const findings2 = report.findings.filter(({ message }) => isHere.has(message)).slice(0, MOST_ANNOTATED);
  if (inputs.annotations !== "none") annotate(annotations({ ...report, findings: findings2, failures: [] }));
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

// src/action/base-config.ts
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename as basename4, dirname as dirname3, join as join3, posix } from "node:path";

// src/action/changes.ts
import { basename as basename3 } from "node:path";

// src/github/diff-position.ts
import { createHash as createHash2 } from "node:crypto";
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
  return createHash2(like.length === 64 ? "sha256" : "sha1").update(`blob ${bytes2.length}\0`).update(bytes2).digest("hex");
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
function overlap(a, b) {
  return Math.max(a.from, b.from) <= Math.min(a.to, b.to);
}
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
    const lower = countWhere(ends, (end) => pairs[end].b < pair.b);
    before[index] = ends[lower - 1];
    ends[lower] = index;
  });
  const increasing = [];
  for (let at = ends.at(-1); at !== void 0; at = before[at]) increasing.push(pairs[at]);
  return increasing.reverse();
}

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
function mayBeIncomplete(files) {
  return files.isPart === true || files.size >= MOST_FILES;
}
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
  const events2 = new Intl.ListFormat("en").format(CODE_MAY_RUN);
  return `On ${name || "this event"} no code runs, whatever \`allow-code\` says, as strangers may cause it where the token can write. It runs only on ${events2}`;
}
function lacksPull({ name, pull }) {
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
function readPayload(path6) {
  try {
    const payload = JSON.parse(readFileSync(path6 ?? "", "utf8"));
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
function urlOf(given, fallback) {
  return (given || fallback).replace(/(?<!\/)\/+$/, "");
}
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

// src/action/changes.ts
async function changesIn(event, { root, isMixed }, access2) {
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
  const here = new Map(changes);
  let asked = 0;
  for (const [path6, hunks] of changes) {
    if (hunks === "all") continue;
    const read = readText(inFolder(root, path6));
    if ("failure" in read) continue;
    const lines = linesOf(read.text);
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
async function configChanges(event, checkout, access2, { sources }, fromBase) {
  const { root, cwd } = checkout;
  const used = new Set(sources.map((source) => relativePath(root, absolutePath(cwd, source))));
  const changed = event.pull ? await changedPaths(event, checkout, access2) : [];
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
async function changedPaths(event, { root }, access2) {
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
  const name = basename3(path6);
  if (name !== PACKAGE_NAME) return isConfigName(name) || name === ".gitignore";
  try {
    return await readConfig(inFolder(root, path6), { cwd: root, workspace: root, allowCode: false }) !== void 0;
  } catch {
    return true;
  }
}

// src/action/base-config.ts
var OWN_BRANCH = /* @__PURE__ */ new Set(["push", "schedule", "workflow_dispatch"]);
function hasBase({ name }) {
  return !OWN_BRANCH.has(name);
}
async function openBaseConfigs({ name, base }, checkout, access2) {
  if (base === void 0) {
    throw new UserError(
      `\`config-from: base\` cannot be done, so nothing was linted: on ${name || "this event"} nothing says which commit the base is. Use it on pull_request or merge_group.`
    );
  }
  const files = await filesByGit(base, checkout.root) ?? (access2 && filesByApi(base, await access2.github(), access2.job));
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
  const once = (path6, copy) => {
    if (!copied.has(path6)) copied.set(path6, copy(path6));
    return copied.get(path6);
  };
  const copyFolder = async (folder) => {
    if (folder !== "") await once(folderOf(folder), copyFolder);
    for (const name of await files.list(folder)) {
      if (isConfigName(name)) await once(posix.join(folder, name), copyFile2);
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
      addTo(folders, folderOf(path6), basename4(path6));
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

// src/action/server.ts
async function askServer({ serverCommand, serverUrl: url, serverSource: source }, { cwd }, noCode, { suppressionsIn = cwd, ...asking }) {
  if (serverCommand === void 0 && url === void 0) return void 0;
  if (serverCommand !== void 0 && noCode !== void 0)
    throw new UserError(`\`server-command\` runs code of the checkout, which is refused here. ${noCode}`);
  const { DEFAULTS: DEFAULTS2, lintServers } = await import("./chunks/lint-server.js");
  const program = serverCommand === void 0 ? { url, args: [], env: {} } : programIn(serverCommand);
  return lintServers([{ ...program, headers: {} }], {
    ...DEFAULTS2,
    ...asking,
    cwd,
    suppressionsIn,
    ...source !== void 0 && { source }
  });
}
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
  if (command === void 0) throw new UserError("The input `server-command` names no program.");
  return { command, args, env };
}
function variable(word = "") {
  const [, name, value] = /^([A-Za-z_]\w*)=(.*)$/s.exec(word) ?? [];
  return name === void 0 ? void 0 : { name, value };
}
function joined(files, server) {
  const keyOf = ({ rule, path: path6, line, column }) => [rule, path6, line, column].join("\n");
  const known = new Set(files.findings.map(keyOf));
  return {
    ...files,
    files: [...files.files, ...server.files],
    findings: [...files.findings, ...server.findings.filter((each) => !known.has(keyOf(each)))],
    failures: [...files.failures, ...server.failures],
    suppressed: files.suppressed + server.suppressed,
    ...server.servers && { servers: server.servers }
  };
}

// src/action/workspace.ts
import { lstatSync, mkdirSync as mkdirSync2, statSync as statSync2 } from "node:fs";
import { dirname as dirname4 } from "node:path";
function findCheckout(env, workingDirectory) {
  const given = env["GITHUB_WORKSPACE"];
  const workspace = given ? realPath(given) : void 0;
  if (given === void 0 || workspace === void 0) {
    throw new UserError("There is no workspace: GITHUB_WORKSPACE names no folder. Check the repository out first.");
  }
  const wanted = absolutePath(given, workingDirectory);
  const cwd = realPath(wanted);
  const shown = `\`working-directory\` is \`${printable(workingDirectory)}\``;
  if (cwd === void 0) throw new UserError(`${shown}, which does not exist. Has the repository been checked out?`);
  if (!isInside(workspace, cwd))
    throw new UserError(`${shown}, which lies outside of the workspace. Name a folder in it.`);
  if (!statSync2(cwd).isDirectory()) throw new UserError(`${shown}, which is no folder.`);
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
  const known = /* @__PURE__ */ new Map();
  const roots = new Set(files.map(({ absolute }) => outermostRoot(parentOf(absolute), root, known)));
  const [only] = roots;
  if (roots.size === 1) return { ...checkout, root: only ?? root };
  return { ...checkout, isMixed: roots.size > 1 };
}
function outermostRoot(folder, workspace, known) {
  if (folder === workspace || !isInside(workspace, folder)) return void 0;
  if (!known.has(folder)) {
    const outer = outermostRoot(parentOf(folder), workspace, known);
    known.set(folder, outer ?? (isRoot(folder) ? folder : void 0));
  }
  return known.get(folder);
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
      throw new UserError(
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
      throw new UserError(
        `The input \`files\` leads to \`${printable(path6)}\`, which lies outside of the workspace. Name files in it.`
      );
    }
  };
}
function checkReports({ sarifFile, reportFile }, checkout) {
  const sarif = sarifFile && reportPath("sarif-file", sarifFile, checkout);
  const report = reportFile && reportPath("report-file", reportFile, checkout);
  if (sarif && sarif === report) {
    throw new UserError(
      "The inputs `report-file` and `sarif-file` name the same file, but a file can contain only one report. Name two files."
    );
  }
}
function writeReport(input, path6, text2, checkout, manifests) {
  try {
    const target = reportPath(input, path6, checkout);
    if (wouldReplace(target, manifests)) {
      throw new UserError(
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
    throw new UserError(`The input \`${input}\` names \`${printable(path6)}\`. ${why}`);
  }
}
function reportPath(input, path6, { cwd, workspace }) {
  const target = absolutePath(cwd, path6);
  const shown = `The input \`${input}\` names \`${printable(path6)}\``;
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
function statsOf(path6) {
  try {
    return lstatSync(path6, { throwIfNoEntry: false });
  } catch {
    return void 0;
  }
}

// src/action/checking.ts
async function lintCheckout(inputs, checkout, event, access2, { rules: rules2, formats: formats2 }) {
  const { cwd, root } = checkout;
  const notices = await checkoutNotices(event, checkout);
  const fromBase = inputs.configFrom === "base" && hasBase(event);
  if (inputs.configFrom === "base" && !fromBase) {
    notices.push(`On ${event.name} what is checked out is the branch itself, so its own config was used.`);
  }
  const changes = inputs.changedOnly ? await changesIn(event, checkout, access2) : void 0;
  if (typeof changes === "string") {
    notices.push(`\`changed-only\` could not be done, so all findings are reported: ${changes}.`);
  }
  const noCode = fromBase ? NO_CODE_OF_BASE : codeRefusal(event);
  const base = fromBase ? await openBaseConfigs(event, checkout, access2) : void 0;
  try {
    const configs = createConfigs({
      cwd: base?.cwd ?? cwd,
      configFile: inputs.config,
      preset: inputs.preset,
      clients: inputs.clients,
      builtinRules: rules2,
      validate: me,
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
      }
    });
    const asked = await askServer(inputs, checkout, noCode, { configs, formats: formats2, suppressionsIn: base?.cwd });
    const diff = await diffCheckout(inputs, checkout, event, configs, { rules: rules2, formats: formats2 });
    notices.push(...await configChanges(event, checkout, access2, await configs.for("."), fromBase));
    const all = asked ? joined(report, asked) : report;
    return { report: fromRoot(base ? withoutStale(all) : all, checkout), diff, notices };
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
  const moved = (item) => isServerPath(item.path) ? item : { ...item, path: relativePath(root, absolutePath(cwd, item.path)) };
  return {
    ...report,
    files: report.files.map(moved),
    skipped: report.skipped.map(moved),
    ...report.secrets && { secrets: report.secrets.map(moved) },
    failures: report.failures.map(moved),
    ...report.cutShort && { cutShort: report.cutShort.map((path6) => moved({ path: path6 }).path) },
    findings: report.findings.map((finding) => ({ ...moved(finding), related: finding.related?.map(moved) }))
  };
}
function sourceIn({ root }) {
  return (path6) => {
    const read = readText(inFolder(root, path6));
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
  ...["server-command", "server-url", "server-source"]
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
    try {
      return getBooleanInput(name);
    } catch {
      faults.push(refusal3(name, value, ["true", "false"]));
      return void 0;
    }
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
    serverSource: text2("server-source")
  };
  if (inputs.serverCommand !== void 0 && inputs.serverUrl !== void 0)
    faults.push("The inputs `server-command` and `server-url` name two servers: leave one of them out.");
  if (inputs.serverSource !== void 0 && inputs.serverCommand === void 0 && inputs.serverUrl === void 0)
    faults.push("The input `server-source` goes together with `server-command` or `server-url`.");
  if (faults.length > 0) throw new UserError(faults.join(" "));
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
function inputOf(name) {
  return getInput(name) || void 0;
}
function variableOf(name) {
  return `INPUT_${name.toUpperCase()}`;
}
function linesOf2(text2) {
  return text2.split(/[\r\n]+/).map((line) => line.trim()).filter((line) => line !== "");
}
function refusal3(name, value, choices) {
  const shown = value.length > 100 ? `${value.slice(0, 100)}\u2026` : value;
  return `The input \`${name}\` must be one of ${choices.join(", ")}, not \`${shown}\`${didYouMean(value, choices)}.`;
}

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
  const found = severities(all) || (all.files === 0 ? "nothing was linted" : "no problems");
  const failures = report.failures.length > 0 ? [plural(report.failures.length, "failure")] : [];
  const intro = `${plural(left, "more finding")} ${left === 1 ? "has" : "have"} no annotation: a check run gets ${grouped(MOST_ANNOTATIONS)} at most, the most severe.`;
  const isNeutral = all.findings.length > 0 || all.files === 0;
  return {
    name: nameOf(job),
    details_url: job.runUrl || void 0,
    external_id: `toolint ${hash(job.name)} ${hash(JSON.stringify(annotations2))}`,
    // Never in progress: if a later request fails, nobody must wait for it.
    status: "completed",
    conclusion: all.failed ? "failure" : isNeutral ? "neutral" : "success",
    output: {
      title: cut([...failures, `${found} in ${scope(all)}`].join(", "), TITLE),
      summary: summaryBody(report, context, job, left > 0 ? [intro] : [])
    }
  };
}
function nameOf({ name }) {
  const shown = sentence(name);
  return shown.length <= NAME ? shown : `${cut(shown, NAME)} (${hash(name)})`;
}
async function findRun(github, { owner, repo, head: ref }, { name: check_name, external_id }) {
  const filter = { check_name, filter: "latest", per_page: 100 };
  const { data } = await github.rest.checks.listForRef({ owner, repo, ref, ...filter });
  const latest = (data.check_runs ?? []).reduce(
    (last, run) => last && last.id > run.id ? last : run,
    void 0
  );
  return latest?.external_id === external_id ? latest : void 0;
}
function annotationCount(run) {
  return run?.output?.annotations_count ?? 0;
}
async function send(github, { owner, repo, head: head_sha }, run, content, annotations2) {
  const parameters = { owner, repo, ...content, output: { ...content.output, annotations: annotations2 } };
  const { create: create2, update: update2 } = github.rest.checks;
  const { data } = run ? await update2({ ...parameters, check_run_id: run.id }) : await create2({ ...parameters, head_sha });
  return data;
}
function incomplete(run, posted, total, error3) {
  if (!run) throw error3;
  const notice3 = `The check run has only ${grouped(posted)} of ${plural(total, "annotation")}. ${error3.message}`;
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
  const { severity, rule, path: path6, line, column, endLine, endColumn, message, url, fix } = finding;
  const link = webLink(url);
  const others = placesText(ofKind);
  const parts = [sentence(message) || sentence(rule), ...others === void 0 ? [] : [others]];
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

// src/github/review-earlier.ts
function overviewsOf({ reviews }) {
  const [first = reviews[0], ...copies] = reviews.filter(({ body }) => isOverview(body));
  return { first, copies };
}
var isOverview = (body) => /^<!--[^]*?-->\s*## /.test(body);
var stepOf = ({ name }) => hash(name);
var runOf = ({ runUrl, head }) => hash(runUrl, head);
async function readEarlier(github, job, pull) {
  const isOwn = await ownAuthor(github, job);
  const reviews = await readReviews(github, job, pull, isOwn);
  return { reviews, comments: reviews.length > 0 ? await readComments(github, job, pull, isOwn) : [] };
}
async function readReviews(github, job, { number: pull_number }, isOwn) {
  const { owner, repo } = job;
  const { listReviews } = github.rest.pulls;
  const all = await github.paginate(listReviews, { owner, repo, pull_number, per_page: 100 }, rowsOfPages());
  return all.flatMap((review) => {
    const { id, node_id: nodeId, html_url: url, body } = review;
    const [run] = ownMarker(review, "review", job, isOwn)?.hashes.slice(1) ?? [];
    return run === void 0 ? [] : [{ id, nodeId, url, body, run }];
  });
}
async function readComments(github, job, { number: pull_number }, isOwn) {
  const { owner, repo } = job;
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

// src/github/review-body.ts
function overviewBody(input, plan, run) {
  const { report, context, job, failed: failed2 } = input;
  const all = { ...overview(report, context), failed: failed2 };
  const parts = [marker("review", stepOf(job), run), heading(report, all)];
  const others = [...plan.uncommented.values()].flat();
  const commented = all.findings.length - others.length;
  if (commented === 1) parts.push("1 finding has a comment on its line.");
  else if (commented > 0) parts.push(`${plural(commented, "finding")} have comments on their lines.`);
  if (others.length > 0) parts.push(...details(others, input, plan, MARKDOWN_BYTES - bytes(parts.join("\n\n"))));
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
  if (reasons.length === 1) return `${plural(count2, "finding")} ${reasons[0].text}`;
  const parts = reasons.map(({ length, text: text2 }) => `${grouped(length)} ${text2}`);
  return `${plural(count2, "finding")} without a comment on the diff: ${parts.join(", ")}`;
}
function lineAtHead(position) {
  return position?.kind === "on" ? position.span.from : position?.line;
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
  const parts = [
    marker("finding", stepOf(job), fingerprint),
    `${SYMBOLS[severity]} **${severity}** ${linked(codeSpan(rule, 100), webLink(url))}`,
    messageText(message),
    ...others === void 0 ? [] : [`**${prose(others)}**`],
    ...related.slice(0, MOST_RELATED2).map(
      ({ note, path: path6, line, column }) => `Note: ${messageText(note, 300)} (${codeSpan(`${path6}:${line}:${column}`, 300)})`
    )
  ];
  if (fix) parts.push(fixText(fix, offer));
  if (offer && "block" in offer) parts.push(offer.block);
  return parts.join("\n\n");
}
function fixText(fix, offer) {
  const title = `Fix: ${messageText(fix.title, 200)}`;
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
  const from = Math.min(count2, lineAt(Math.min(...edits.map((edit) => edit.start)), text2.starts));
  const to = Math.min(count2, lineAt(Math.max(...edits.map((edit) => edit.end)), text2.starts));
  const offset = text2.starts[from - 1];
  const before = text2.text.slice(offset, text2.starts[to]);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset }))
  );
  if (!keepsLineEnds(text2, before, after)) return void 0;
  const [old, fresh] = [linesWithoutReturn(before), linesWithoutReturn(after)];
  const { start, end } = difference(old, fresh);
  if (start === end) return void 0;
  const span = { from: from + start, to: from + end - 1 };
  const lines = fresh.slice(start, end + fresh.length - old.length);
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
function hasFinalLineEnd({ text: text2 }) {
  return text2.endsWith("\n");
}
function linesWithoutReturn(text2) {
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
function isSameSpan(a, b) {
  return a?.from === b.from && a.to === b.to;
}
function offersInAll(candidates) {
  const files = groupBy(candidates, (each) => each.finding.path);
  return new Map([...files.values()].flatMap((inFile) => [...offers(inFile)]));
}

// src/github/review-updates.ts
async function foldCopies(github, job, pull, report, posted) {
  const now = await readEarlier(github, job, pull);
  const { first } = overviewsOf(now);
  const present = new Set(now.comments.map(({ fingerprint }) => fingerprint));
  const isOwn = ({ comment }) => comment.review === posted;
  const copies = outdatedAmong(now.comments, present, report, job).filter(isOwn);
  const minimize = openMinimizer(github, job);
  await minimizeComments(github, job, copies, minimize);
  const folded = new Set(copies.map(({ comment }) => comment));
  const open2 = now.comments.filter((each) => each.review === posted && !folded.has(each));
  const own = now.reviews.filter(({ id }) => id === posted && id !== first?.id);
  if (first && open2.length === 0)
    await minimizeReviews(github, job, pull, own, copiedReviewBody(job, first.url), open2, minimize);
}
async function updateReview(github, { owner, repo }, { number: pull_number }, { id: review_id, body: before }, body) {
  if (!isSameText(before, body)) await github.rest.pulls.updateReview({ owner, repo, pull_number, review_id, body });
}
async function updateComment(github, { owner, repo }, { id: comment_id, body: before }, body) {
  if (isSameText(before, body)) return;
  try {
    await github.rest.pulls.updateReviewComment({ owner, repo, comment_id, body });
  } catch (error3) {
    if (!isMissing(error3)) throw error3;
  }
}
async function minimizeComments(github, job, outdated, minimize) {
  for (const { comment, body } of outdated) {
    await updateComment(github, job, comment, body);
    await minimize(comment.nodeId);
  }
}
async function minimizeReviews(github, job, pull, copies, body, open2, minimize) {
  for (const copy of copies) {
    await updateReview(github, job, pull, copy, body);
    if (!open2.some(({ review }) => review === copy.id)) await minimize(copy.nodeId);
  }
}

// src/github/review.ts
async function postReview(github, job, report, context, { suggestions, failed: failed2, files, readFile }) {
  const { pull } = job;
  if (pull === void 0) return { complete: false };
  const earlier = await readEarlier(github, job, pull);
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
  const { plan, posted } = await createReview(prepare, (review) => postOnce(github, job, pull, earlier, review));
  const update2 = async () => {
    if (posted) await foldCopies(github, job, pull, report, posted.id);
    if (!first) return;
    await updateReview(github, job, pull, first, overviewBody(input, plan, first.run));
    for (const { comment, body } of plan.kept) await updateComment(github, job, comment, body);
    const minimize = openMinimizer(github, job);
    await minimizeComments(github, job, plan.outdated, minimize);
    const minimized = new Set(plan.outdated.map(({ comment }) => comment));
    const open2 = earlier.comments.filter((each) => !minimized.has(each));
    await minimizeReviews(github, job, pull, copies, copiedReviewBody(job, first.url), open2, minimize);
  };
  const notice3 = await update2().catch((error3) => {
    if (!posted || !(error3 instanceof GitHubError)) throw error3;
    return `The review was posted, but what stood there before could not be brought up to date: ${error3.message}`;
  });
  return { url: (posted ?? first)?.url, complete: true, ...notice3 !== void 0 && { notice: notice3 } };
}
var ATTEMPTS = ["all", "same", "none"];
async function createReview(prepare, post2) {
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
async function postOnce(github, job, pull, earlier, { body, comments }) {
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
      const created = await findCreated(github, job, pull, earlier);
      if (created) return created;
      if (isLast) throw error3;
    }
  }
}
async function findCreated(github, job, pull, earlier) {
  const known = new Set(earlier.reviews.map((each) => each.id));
  const reviews = await readReviews(github, job, pull, await ownAuthor(github, job));
  return reviews.find(({ id, run }) => !known.has(id) && run === runOf(job));
}
function lineComment({ finding, span, body }) {
  const end = { path: finding.path, body, line: span.to, side: "RIGHT" };
  return span.from === span.to ? end : { ...end, start_line: span.from, start_side: "RIGHT" };
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
      failures.push(...rest.map((channel2) => ({ channel: channel2, error: error3 })));
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
function isForbidden(error3) {
  return error3 instanceof GitHubError && error3.kind === "forbidden";
}
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
> ${noticeText(notice3)}`),
    ...pages.length > 0 ? [`Also in ${pages.join(", ")}.`] : [],
    ...report.findings.length > 0 ? [chart(report).join("\n")] : []
  ];
  const link = job && ((path6, line) => blobLink(job, path6, line));
  return markdown(report, context, { maxBytes: Math.min(MOST_BYTES2, options.room), intro, link, where: prose(where) });
}
function noticeText(notice3) {
  return notice3.split("`").map((part, index) => index % 2 === 0 ? prose(part) : codeSpan(part)).join("");
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
  for (const notice3 of notices) notice2(notice3);
  if (posted.annotated) for (const { message } of withoutPath(report)) error2(message);
  else if (inputs.annotations !== "none")
    annotate(annotations(report, { notices: notices.length, where: IN_THE_LOG }));
  log2(report);
  if (inputs.summary) await summarize(result, report, context, notices, posted.links);
  return { report, files };
}
function withoutPath({ failures }) {
  return failures.filter(({ path: path6 }) => path6 === "");
}
function contextOf({ inputs, checkout }, rules2) {
  return {
    source: checkout ? sourceIn(checkout) : () => void 0,
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
      failures.push({ path: "", message: `${causeIn(error3)}.` });
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
  const failed2 = failures.length > 0 ? `, ${plural(failures.length, "failure")}` : "";
  log(
    `${severities(countAll({ findings: findings2, leftOut })) || "no findings"}${failed2} in ${plural(files.length, "file")}.`
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
    const { outcome, report, files, diff } = await Promise.race([runStep(token, knowledge), crash2]);
    return finish(outcome, report, files, diff);
  } catch (error3) {
    return fail(explain(error3));
  }
}
function abandon() {
  return fail("A config or a plugin ended the process before the check was over.");
}
function fail(message) {
  error2(message);
  return finish("error", failed(message), {});
}
async function runStep(token, knowledge) {
  const event = readEvent(process.env);
  const result = await check2(event, token, knowledge);
  const { report, files } = await reportOn(result, event, knowledge.rules);
  return { outcome: outcomeOf(report, result), report, files, diff: result.diff };
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
    checkReports(inputs, found);
    checkout = found;
    checkout = await findRootBelow(found, inputs.files);
    job = job && { ...job, head: await commitOf(event, checkout) };
    const linted = await lintCheckout(inputs, checkout, event, access2, knowledge);
    const { diff } = linted;
    await lastTurn();
    const checked = checkedForManifests(linted.report, inputs);
    const report = { ...checked, failures: [...checked.failures, ...diff?.failures ?? []] };
    return { inputs, checkout, job, access: access2, report, diff, notices: [...notices, ...linted.notices] };
  } catch (error3) {
    return { inputs, checkout, job, access: access2, report: failed(explain(error3)), notices };
  }
}
var NOTHING_FOUND = "No manifest was found, so nothing was checked. `npx toolint --why FILE` says why a file was skipped; the input `if-no-manifests` decides what happens then.";
function checkedForManifests(report, { ifNoManifests }) {
  if (!foundNothing(report) || ifNoManifests === "ignore") return report;
  if (ifNoManifests === "error") return { ...report, failures: [{ path: "", message: NOTHING_FOUND }] };
  warning2(NOTHING_FOUND);
  return report;
}
function explain(error3) {
  if (error3 instanceof UserError) return /[.!?]$/.test(error3.message) ? error3.message : `${error3.message}.`;
  log(error3?.stack ?? String(error3));
  return `toolint itself failed: ${error3?.message ?? String(error3)}. The log has the details.`;
}
function failed(message) {
  const failures = message.split("\n").map((each) => ({ path: "", message: each }));
  return { tool: TOOL, files: [], skipped: [], findings: [], failures, suppressed: 0 };
}
function outcomeOf(report, { inputs, diff }) {
  if (report.failures.length > 0) return "error";
  const fails = (found, failOn) => failOn !== "never" && found !== void 0 && found.findings.some(({ severity }) => isAtLeast(severity, failOn));
  return fails(report, inputs.failOn) || fails(diff, inputs.diffFailOn) ? "failure" : "success";
}
function finish(outcome, report, { report: json = "", sarif = "" }, { diff } = {}) {
  const changes = {
    "diff-breaking": diff?.changes.filter(({ severity }) => severity === "error").length ?? "",
    "diff-needs": diff?.needs ?? ""
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
