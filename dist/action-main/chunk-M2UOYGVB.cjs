(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { GitHubError } = require("./chunk-7NWVNLPP.cjs");
const { sentence } = require("./chunk-ZBWQSXXW.cjs");

// src/github/client.ts
const { setTimeout: wait } = require("node:timers/promises");

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
function unanswered(route, reason) {
  return { error: new GitHubError("unreachable", `GitHub did not answer ${route}: ${reason}.`) };
}
function refusal(route, { status, headers, data }, now, token) {
  const detail = without(token, detailOf(data));
  const limited = isLimited(status, headers, detail);
  const kind = limited ? "busy" : kindOf(status);
  const said = detail === "" ? "." : `: ${sentence(detail, DETAIL).replace(/(?<![.\s])[.\s]+$/, "")}.`;
  const error = new GitHubError(kind, `GitHub answered ${route} with ${status}${said}`, status);
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
  const said = sentence(without(token, message), DETAIL).replace(/(?<![.\s])[.\s]+$/, "");
  return new GitHubError(
    GRAPHQL_KINDS[type] ?? "invalid",
    `GitHub refused a GraphQL request: ${said || "no reason given"}.`
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
function without(token, said) {
  return token === "" ? said : said.replaceAll(token, "***");
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
  const { GitHub, getOctokitOptions } = await Promise.resolve().then(() => require("./utils-NUJ7ZRCH.cjs"));
  const octokit = new GitHub(getOctokitOptions(token, { baseUrl: apiUrl, userAgent: "toolint" }));
  return async (route, parameters, milliseconds) => {
    const name = nameOf(route);
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), milliseconds);
    const late = () => unanswered(name, `nothing came within ${Math.ceil(milliseconds / 1e3)} s`);
    try {
      const answer = await octokit.request(route, {
        ...route.includes("{owner}") && { owner, repo },
        ...parameters,
        headers: API_VERSION,
        // Nobody else is to see the token.
        request: { signal: clock.signal, redirect: "manual", log: SILENT }
      });
      if (clock.signal.aborted) return late();
      if (answer.status >= 300) return refusal(name, answer, Date.now(), token);
      return isPage(answer) ? page(name, answer) : answer;
    } catch (error) {
      if (clock.signal.aborted) return late();
      const answer = error.response;
      return answer ? refusal(name, answer, Date.now(), token) : unanswered(name, reasonOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
}
function nameOf(route) {
  return route.replace(/^POST http.*/, "a GraphQL request").replace("/repos/{owner}/{repo}", "");
}
function reasonOf(error) {
  let reason = "the connection failed";
  for (let cause = error; typeof cause === "object" && cause !== null; cause = cause.cause) {
    const { code } = cause;
    if (typeof code === "string" && /^[A-Z_]{3,40}$/.test(code)) reason = `the connection failed (${code})`;
  }
  return reason;
}

// src/github/client-pace.ts
var FREE = 20;
function openPace(spacing) {
  let count = 0;
  let next = 0;
  return (now) => {
    if (++count <= FREE) return 0;
    const at = Math.max(now, next);
    next = at + spacing;
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
  async function send(route, parameters, isRepeatable2) {
    for (let attempt = 1; ; attempt++) {
      if (last && budget.left() <= 0) throw givenUp(last);
      if (!route.startsWith("GET ")) await wait(pace(Date.now()));
      const started = Date.now();
      const outcome = await ask(route, parameters, Math.min(timeout, budget.left()));
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
  const request = async (route, parameters = {}) => await send(route, parameters, isRepeatable(route));
  return {
    request,
    async list(route, parameters = {}) {
      const all = [];
      for (let page2 = 1; page2 <= MOST_PAGES; page2++) {
        const rows = await request(route, { ...parameters, per_page: PER_PAGE, page: page2 });
        if (!Array.isArray(rows))
          throw new GitHubError("invalid", `GitHub answered ${route} with something else than a list.`);
        all.push(...rows);
        if (rows.length < PER_PAGE) break;
      }
      return all;
    },
    async minimize(id) {
      const body = { query: MINIMIZE, variables: { id } };
      const error = graphqlError(await send(`POST ${job.graphqlUrl}`, body, true), job.token);
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

Object.assign(exports, { openGitHub });
})