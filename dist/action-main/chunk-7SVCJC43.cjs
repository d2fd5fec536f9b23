(function (exports, require, module, __filename, __dirname, __import, __define) {
'use strict';
const { GitHubError } = require("./chunk-7NWVNLPP.cjs");
const { readHunks } = require("./chunk-YVHQ7AX4.cjs");

// src/github/changed-rows.ts
var PAGE_SIZES = [10, 1];
var MOST_REQUESTS = 60;
async function restoreLost(listed, totals, ask) {
  const rows = [...listed];
  let left = MOST_REQUESTS;
  for (const size of PAGE_SIZES) {
    if (addUp(rows, totals)) break;
    const pages = new Set(lostRows(rows).map((row) => Math.floor(rows.indexOf(row) / size)));
    for (const page of pages) {
      if (--left < 0) return { rows, lost: lostRows(rows) };
      const again = await ask(size, page + 1);
      again.forEach((row, index) => {
        const at = page * size + index;
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
  const page = (per_page, page2) => github.request(route, { pull_number, per_page, page: page2 });
  const { rows: whole, lost } = await restoreLost(rows, pull, page);
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

Object.assign(exports, { pullFiles, comparedFiles, mayLack, changesOf });
})