(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { pullFiles } = require("./chunk-7SVCJC43.cjs");
const { hasFinalLineEnd, isWithin, lineEndOf, linesOf, meet, otherText, sameText, spanAtHead, spanOf } = require("./chunk-FDQWE4VN.cjs");
const { openGitHub } = require("./chunk-M2UOYGVB.cjs");
const { GitHubError, isMissing, mayHaveBeenDone } = require("./chunk-7NWVNLPP.cjs");
const { blobLink } = require("./chunk-6JJUGWS5.cjs");
const { MARKDOWN_BYTES, SYMBOLS, bytes, codeSpan, drawFrame, findingItem, findings, frame, heading, linked, longestRun, markdown, openSources, prose, secretsByPath } = require("./chunk-24ZV4RSP.cjs");
require("./chunk-YVHQ7AX4.cjs");
const { knownPlace } = require("./chunk-PMBGE7SX.cjs");
const { byPath, fixFlag, gravestFirst, overview, scope, severities, sorted, sortedByPath } = require("./chunk-OQRYNBOX.cjs");
const { cut, grouped, plural, sentence, visible, webLink, wellFormed } = require("./chunk-ZBWQSXXW.cjs");
const { lineAt } = require("./chunk-W7R7IZ4F.cjs");
const { compareFindings, count, gravest } = require("./chunk-ARTLXNBJ.cjs");
const { applyEdits, touch } = require("./chunk-X2FSVP3Z.cjs");
require("./chunk-XGHHV5C6.cjs");
const { groupBy } = require("./chunk-AYYLQH5W.cjs");
require("./chunk-IOS2KUYC.cjs");

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
  const annotations = [...failures.map(ofFailure), ...findings2.map((finding) => ofFinding(finding, sources))];
  return { annotations, left: report.findings.length - findings2.length };
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
  const text = [...drawFrame(rows), ...notes].join("\n");
  return text === "" ? {} : { raw_details: cut(text, DETAILS) };
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
const { createHash } = require("node:crypto");
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

// src/github/summary-body.ts
var MOST_BYTES = 65535;
function summaryBody(report, context, job, intro = []) {
  const text = markdown(report, context, {
    intro,
    maxBytes: MARKDOWN_BYTES,
    link: (path, line) => blobLink(job, path, line),
    where: `The log of ${linked("the run", webLink(job.runUrl))} lists them.`
  });
  return withinBytes(text, MOST_BYTES - 500);
}
function withinBytes(text, most) {
  if (Buffer.byteLength(text) <= most) return text;
  const lines = [];
  let left = most;
  let block;
  for (const line of text.split("\n")) {
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
var TRIES = 3;
var NAME = 100;
var TITLE2 = 255;
async function postCheckRun(github, job, report, context) {
  const { annotations, left } = annotationsOf(report, context, MOST_ANNOTATIONS);
  const content = contentOf(job, report, context, annotations, left);
  let run = await findRun(github, job, content);
  let kept = keptBy(run);
  let isSent = false;
  for (let tries = 1; !isSent || kept < annotations.length; ) {
    const batch = annotations.slice(kept, kept + PER_REQUEST);
    try {
      run = await send(github, run, { ...content, output: { ...content.output, annotations: batch } });
      tellApp(github, run.app);
      kept += batch.length;
      isSent = true;
      tries = 1;
    } catch (error) {
      if (!mayHaveBeenDone(error) || tries++ === TRIES) return partly(run, kept, annotations.length, error);
      try {
        run = await findRun(github, job, content) ?? run;
      } catch {
        return partly(run, kept, annotations.length, error);
      }
      isSent ||= keptBy(run) > kept;
      kept = Math.max(kept, keptBy(run));
    }
  }
  return { url: run?.html_url, complete: true };
}
function contentOf(job, report, context, annotations, left) {
  const all = overview(report, context);
  const found = severities(all) || (all.files === 0 ? "nothing was linted" : "no problems");
  const failures = report.failures.length > 0 ? [plural(report.failures.length, "failure")] : [];
  const intro = `${plural(left, "more finding")} ${left === 1 ? "has" : "have"} no annotation: a check run gets ${grouped(MOST_ANNOTATIONS)} at most, the gravest.`;
  return {
    name: nameOf(job),
    head_sha: job.head,
    details_url: job.runUrl || void 0,
    external_id: `toolint ${hash(job.name)} ${hash(JSON.stringify(annotations))}`,
    // Never in progress: whatever happens to a later request, nobody waits for it.
    status: "completed",
    conclusion: all.failed ? "failure" : all.findings.length > 0 || all.files === 0 ? "neutral" : "success",
    output: {
      title: cut([...failures, `${found} in ${scope(all)}`].join(", "), TITLE2),
      summary: summaryBody(report, context, job, left > 0 ? [intro] : [])
    }
  };
}
function nameOf({ name }) {
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
var plain = (text) => text.replaceAll("\r\n", "\n").trim();

// src/github/comment.ts
var KIND = "comment";
var MENDED = "What failed here before is fixed.";
async function postComment(github, job, report, context, when) {
  const { failed } = overview(report, context);
  const [earlier, ...copies] = await findComments(github, job);
  if (!earlier && !failed && when === "on-failure") return { complete: false };
  const isMended = earlier !== void 0 && !failed && when === "on-failure";
  const summary = summaryBody(report, context, job, isMended ? [MENDED] : []);
  const body = `${marker(KIND, hash(job.name))}
${summary}`;
  const posted = earlier ? await update(github, job, earlier, body) : await create(github, job, body);
  const notice = await foldCopies(github, job, copies, posted).catch((error) => {
    if (!(error instanceof GitHubError)) throw error;
    return `The comment is up to date, but a copy of it is not: ${error.message}`;
  });
  return { url: posted.html_url, complete: true, ...notice !== void 0 && { notice } };
}
async function findComments(github, job) {
  const isOwn = await ownAuthor(github, job);
  const comments = await github.list("GET /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    issue_number: job.pull?.number
  });
  return comments.filter(({ user, body }) => {
    const mark = readMarker(body ?? "");
    return mark?.kind === KIND && mark.hashes[0] === hash(job.name) && isOwn(user);
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
async function foldCopies(github, job, copies, { html_url: url = "" }) {
  const fold2 = openFold(github);
  const words = `This was posted twice. ${linked("The other comment", webLink(url))} tells how things stand now.`;
  for (const copy of copies) {
    await write(github, copy, `${marker("copy", hash(job.name))}
${words}`).catch((error) => {
      if (!isMissing(error)) throw error;
    });
    await fold2(copy.node_id);
  }
}
async function create(github, job, body) {
  const post = () => github.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
    issue_number: job.pull?.number,
    body
  });
  try {
    return await post();
  } catch (error) {
    if (!mayHaveBeenDone(error)) throw error;
    const [kept] = await findComments(github, job);
    return kept ?? post();
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
    const [key, reason] = reasonOf(channel, error, pull?.isFork ?? false);
    const group = byReason.get(key);
    if (group) group.channels.push(channel);
    else byReason.set(key, { channels: [channel], reason });
  }
  return Array.from(
    byReason.values(),
    ({ channels, reason }) => `The ${joined(channels)} could not be posted: ${reason} ${where}`
  );
}
function reasonOf(channel, error, isFork) {
  if (!(error instanceof GitHubError)) return ["bug", `GitHub's answer was not understood (${messageOf(error)}).`];
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
function messageOf(error) {
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
    const text = file?.hunks?.length ? readFile(path) : void 0;
    const checkout = text === void 0 ? void 0 : linesOf(text);
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
  const [first = reviews[0], ...copies] = reviews.filter(({ body }) => isOverview(body));
  return { first, copies };
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
  const { report, context, job, failed } = facts;
  const all = { ...overview(report, context), failed };
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
  const reasons = [...uncommented].map(([reason, { length }]) => ({ length, why: WHY[reason] }));
  if (reasons.length === 1) return `${plural(count2, "finding")} ${reasons[0].why}`;
  const parts = reasons.map(({ length, why }) => `${grouped(length)} ${why}`);
  return `${plural(count2, "finding")} without a comment on the diff: ${parts.join(", ")}`;
}
function lineAtHead(place2) {
  return place2?.kind === "on" ? place2.span.from : place2?.line;
}

// src/github/review-create.ts
var TRUSTS = ["all", "same", "none"];
async function createReview(draft, post) {
  let refused;
  let tried = Infinity;
  for (const trust of TRUSTS) {
    const { plan, review } = draft(trust);
    if (!review) return { plan };
    if (review.comments.length === tried) continue;
    try {
      return { plan, url: (await post(review)).url };
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
  const [said = ""] = body.slice(body.indexOf("-->") + 3).split(/^Fix: /m);
  return [marker(kind, stepOf(job), fingerprint), news, said.trim()].join("\n\n");
}

// src/github/review-outdated.ts
function outdatedAmong(comments, present, report, job) {
  const isGone = ({ fingerprint, path }) => !present.has(fingerprint) && isKnown(path, report);
  const oldest = oldestOf(comments);
  const copies = comments.filter((each) => !isGone(each) && oldest.get(each.fingerprint) !== each);
  return [
    ...comments.filter(isGone).map((comment) => ({ comment, body: resolvedBody(comment, job) })),
    ...copies.map((comment) => ({ comment, body: copiedBody2(comment, oldest.get(comment.fingerprint), job) }))
  ];
}
function oldestOf(comments) {
  return new Map([...comments].reverse().map((each) => [each.fingerprint, each]));
}
function isKnown(path, { failures, cutShort = [] }) {
  return !cutShort.includes(path) && !failures.some((failure) => isOf(failure.path, path));
}
function isOf(failed, path) {
  return failed === "" || failed === "." || failed === path || path.startsWith(`${failed}/`);
}

// src/github/suggestion.ts
function replacement(text, edits) {
  const count2 = text.lines.length;
  if (edits.length === 0 || count2 === 0) return void 0;
  const from = Math.min(count2, lineAt(Math.min(...edits.map((edit) => edit.start)), text.starts));
  const to = Math.min(count2, lineAt(Math.max(...edits.map((edit) => edit.end)), text.starts));
  const offset = text.starts[from - 1];
  const before = text.text.slice(offset, text.starts[to]);
  const after = applyEdits(
    before,
    edits.map((edit) => ({ ...edit, start: edit.start - offset, end: edit.end - offset }))
  );
  if (!endsAlike(text, before, after)) return void 0;
  const [old, fresh] = [plainLines(before), plainLines(after)];
  const { start, end } = difference(old, fresh);
  if (start === end) return void 0;
  const span = { from: from + start, to: from + end - 1 };
  const lines = fresh.slice(start, end + fresh.length - old.length);
  if (!canBeSaid(text, span, lines)) return void 0;
  return { span, lines, claimed: edits.length === 1 ? span : { from, to } };
}
function endsAlike(text, before, after) {
  const end = lineEndOf(text);
  if (end === void 0 || (end === "" ? /\r/ : /(?:^|[^\r])\n|\r(?!\n)/).test(after)) return false;
  return after === "" || after.endsWith("\n") === before.endsWith("\n");
}
function plainLines(text) {
  return linesOf(text).lines.map((line) => line.replace(/\r$/, ""));
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
function canBeSaid(text, { from, to }, lines) {
  const told = lines.length > 0 ? lines : text.lines.slice(from - 1, to);
  if (told.every((line) => line.trim() === "")) return false;
  const isLast = to === text.lines.length;
  return lines.length > 0 || !isLast || from > 1 && hasFinalLineEnd(text);
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
async function foldReviews(github, pull, copies, body, open, fold2) {
  for (const copy of copies) {
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
async function postReview(github, job, report, context, { suggestions, failed, files, readFile }) {
  const pull = job.pull?.number;
  if (pull === void 0) return { complete: false };
  const earlier = await readEarlier(github, job, pull);
  const { first, copies } = firstOf(earlier);
  if (!first && report.findings.length === 0) return { complete: true };
  const places = await placeAll(github, job, report.findings, files, readFile);
  const situation = { report, job, places, earlier, suggestions };
  const facts = { report, context, job, failed, places };
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
    await foldReviews(github, pull, copies, copiedBody(job, first.url), open, fold2);
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
  for (const [channel, post] of channels) {
    try {
      github ??= await openGitHub(job);
      if (channel !== "check run" && (isOld ??= await isOldHead(github, job))) {
        outdated.push(channel);
        continue;
      }
      const { url, complete, notice } = await post(github);
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
    const { failed } = overview(report, context);
    channels.set(
      "review",
      async (github) => postReview(github, job, report, context, {
        suggestions: review === "suggestions",
        failed,
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
Object.assign(exports, { publish });
})