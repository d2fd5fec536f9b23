import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  grouped,
  plural
} from "./chunk-DF74DJHY.mjs";
import {
  groupBy
} from "./chunk-3MI6NGFY.mjs";
import {
  NONE,
  compareFindings,
  compareText,
  countAll,
  inOrder,
  isAtLeast,
  total
} from "./chunk-UQ7RYQ4I.mjs";

// src/report/overview.ts
function overview(report, context) {
  const { failOn, maxWarnings } = context;
  const { findings: all, failures } = report;
  const counts = countAll(report);
  const findings = told(report, context);
  return {
    ...counts,
    files: report.files.length,
    tools: report.files.reduce((sum, file) => sum + file.tools, 0),
    safe: all.filter((each) => each.fix?.safe).length,
    failed: failures.length > 0 || all.some((each) => failsRun(each, failOn)) || tooManyWarnings(counts, maxWarnings) !== void 0,
    findings,
    untold: all.length - findings.length
  };
}
function told({ findings }, { quiet }) {
  return sorted(quiet ? findings.filter(({ severity }) => severity === "error") : findings);
}
function tooManyWarnings({ warnings }, most) {
  if (most === void 0 || warnings <= most) return void 0;
  return `There ${warnings === 1 ? "is" : "are"} ${plural(warnings, "warning")}, and --max-warnings allows ${grouped(most)}.`;
}
function failsRun(finding, failOn) {
  return failOn !== "never" && isAtLeast(finding.severity, failOn);
}
function sorted(findings) {
  return inOrder(findings, compareFindings);
}
function sortedByPath(items) {
  return inOrder(items, (a, b) => compareText(a.path, b.path));
}
var ORDER = { error: 0, warning: 1, info: 2 };
function gravestFirst(findings) {
  return [...findings].sort((a, b) => ORDER[a.severity] - ORDER[b.severity]);
}
function byPath(items) {
  return groupBy(items, (each) => each.path);
}
function byRule(findings) {
  const counts = Array.from(
    groupBy(findings, (each) => each.rule),
    ([rule, found]) => {
      const { severity, url } = gravestFirst(found)[0];
      return { rule, severity, count: found.length, url };
    }
  );
  return counts.sort(
    (a, b) => ORDER[a.severity] - ORDER[b.severity] || b.count - a.count || compareText(a.rule, b.rule)
  );
}
function severities({ errors, warnings, infos }) {
  const parts = [];
  if (errors) parts.push(plural(errors, "error"));
  if (warnings) parts.push(plural(warnings, "warning"));
  if (infos) parts.push(plural(infos, "info"));
  return parts.join(", ");
}
function scope({ files, tools }) {
  return `${plural(files, "file")} with ${plural(tools, "tool")}`;
}
function facts(report, { fixable: all, safe, untold }, whySkipped = "") {
  const { suppressed, elsewhere = 0, leftOut = NONE, skipped, failures } = report;
  const parts = [];
  if (untold > 0) parts.push(`${grouped(untold)} not shown (--quiet)`);
  if (safe > 0) parts.push(`${grouped(safe)} fixable with --fix`);
  if (all > safe) parts.push(`${grouped(all - safe)} fixable with --fix-unsafe`);
  if (suppressed > 0) parts.push(`${grouped(suppressed)} suppressed`);
  if (total(leftOut) > 0) parts.push(`${grouped(total(leftOut))} left out beyond the limits`);
  if (elsewhere > 0) parts.push(`${grouped(elsewhere)} elsewhere, not in what changed`);
  if (skipped.length > 0) parts.push(`${plural(skipped.length, "file")} skipped${whySkipped}`);
  if (failures.length > 0) parts.push(plural(failures.length, "failure"));
  return parts;
}
function fixFlag(fix) {
  return fix.safe ? "--fix" : "--fix-unsafe";
}

export {
  overview,
  told,
  tooManyWarnings,
  sorted,
  sortedByPath,
  gravestFirst,
  byPath,
  byRule,
  severities,
  scope,
  facts,
  fixFlag
};
