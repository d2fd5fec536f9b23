import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  markup
} from "./chunk-LQOASNBM.js";
import {
  drawFrame,
  frame
} from "./chunk-72LRKYEV.js";
import {
  openSources
} from "./chunk-QZ5EYU6L.js";
import {
  byPath,
  fixFlag,
  sorted
} from "./chunk-57GUY2XM.js";
import {
  cut,
  plural,
  webLink
} from "./chunk-PTI2DP2S.js";
import {
  NONE,
  compareText,
  total
} from "./chunk-CGQG7UV5.js";
import "./chunk-HANBNIMK.js";

// src/report/junit.ts
var COLUMNS = 100;
var MESSAGE = 2e3;
function junit(report, context) {
  const sources = openSources(report, context);
  const suites = suitesOf(report);
  const tests = suites.reduce((sum, suite) => sum + testCount(suite), report.leftOut ? 1 : 0);
  const { findings, failures } = report;
  const name = markup(report.tool.name);
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="${name}" tests="${tests}" failures="${findings.length}" errors="${failures.length}">`
  ];
  for (const suite of suites) {
    const { path, findings: findings2, failures: failures2 } = suite;
    const counts = `tests="${testCount(suite)}" failures="${findings2.length}" errors="${failures2.length}" skipped="0"`;
    lines.push(`  <testsuite name="${markup(path)}" ${counts} time="0">`);
    for (const failure of failures2) lines.push(...errorCase(failure));
    for (const finding of findings2) lines.push(...failureCase(finding, sources(path)));
    if (findings2.length + failures2.length === 0) lines.push(`    ${openCase(path, "no problems")}</testcase>`);
    lines.push("  </testsuite>");
  }
  const beyond = total(report.leftOut ?? NONE);
  if (beyond > 0) {
    const said = `${plural(beyond, "more finding")} left out beyond the limits`;
    lines.push('  <testsuite name="." tests="1" failures="0" errors="0" skipped="0" time="0">');
    lines.push(`    ${openCase(".", said)}</testcase>`, "  </testsuite>");
  }
  return `${lines.join("\n")}
</testsuites>
`;
}
function suitesOf(report) {
  const findings = byPath(sorted(report.findings));
  const failures = byPath(report.failures);
  const paths = /* @__PURE__ */ new Set([...report.files.map((each) => each.path), ...findings.keys(), ...failures.keys()]);
  return [...paths].sort(compareText).map((path) => ({
    path,
    findings: findings.get(path) ?? [],
    failures: failures.get(path) ?? []
  }));
}
function testCount({ findings, failures }) {
  return Math.max(1, findings.length + failures.length);
}
function openCase(path, name, line) {
  const place = line === void 0 ? "" : ` line="${line}"`;
  const file = markup(path);
  return `<testcase classname="${file}" name="${markup(name)}" file="${file}"${place} time="0">`;
}
function errorCase({ path, message }) {
  const text = markup(cut(message, MESSAGE));
  return [
    `    ${openCase(path, "could be linted")}`,
    `      <error type="failure" message="${text}">failure: ${text}</error>`,
    "    </testcase>"
  ];
}
function failureCase(finding, source) {
  const { path, rule, line, column, severity } = finding;
  const message = markup(cut(finding.message, MESSAGE));
  return [
    `    ${openCase(path, `${rule} (line ${line}, column ${column})`, line)}`,
    `      <failure type="${severity}" message="${message}">${details(finding, source).join("\n")}</failure>`,
    "    </testcase>"
  ];
}
function details(finding, source) {
  const { severity, message, path, line, column, related = [], fix, url } = finding;
  const lines = [`${severity}: ${markup(cut(message, MESSAGE))}`, `at ${markup(path)}:${line}:${column}`];
  const rows = source ? frame(source, finding, { columns: COLUMNS, around: false }) : [];
  for (const drawn of drawFrame(rows)) lines.push(markup(drawn));
  for (const { path: path2, line: line2, column: column2, note } of related) {
    lines.push(`note: ${markup(cut(note, MESSAGE))} (${markup(path2)}:${line2}:${column2})`);
  }
  if (fix) lines.push(`fix: ${markup(cut(fix.title, MESSAGE))} (${fixFlag(fix)})`);
  if (webLink(url)) lines.push(`see: ${markup(url)}`);
  return lines;
}
export {
  junit
};
