import {
  Versions
} from "./open-versions.js";
import {
  engineFinding,
  makeReport
} from "./rules.js";
import {
  pageOf
} from "./version.js";

// src/diff/run-diff.ts
async function runDiff(options) {
  const versions = new Versions(options);
  try {
    return await diffReport(versions, options, options);
  } finally {
    versions.close();
  }
}
async function diffReport(versions, compared, { configs }) {
  return reportOf(await versions.diff(compared), await configs.for("."));
}
function reportOf({ broken, stale, ...diff }, config) {
  const changes = diff.changes.flatMap((change) => {
    const setting = config.rules.get(change.rule);
    if (!setting) return [];
    const isWarned = setting.options.warn === true && change.severity === "info";
    return [{ ...change, severity: setting.chosen ? setting.severity : isWarned ? "warning" : change.severity }];
  });
  const failures = broken.map(({ path, reason }) => ({
    path,
    message: `The file ${reason}, so its tools could not be compared.`
  }));
  const findings = changes.map((change) => findingOf(change, config));
  const paths = new Set(findings.map(({ path }) => path).filter((path) => path !== ""));
  const report = makeReport({
    failures,
    suppressed: diff.accepted ?? 0,
    files: [...paths].sort().map((path) => ({ path, formats: [], tools: 0 })),
    findings: [...findings, ...stale.flatMap((each) => staleFinding(each, config) ?? [])]
  });
  return { ...report, diff: { ...diff, changes } };
}
function findingOf({ rule, severity, message, help, at, was, pointer, tools }, config) {
  const { path, line } = at ?? { path: was?.path ?? "", line: 1 };
  const url = pageOf(config.known.get(rule) ?? { id: rule });
  const related = was && at ? [{ path: was.path, line: was.line, column: 1, note: "It was here before." }] : [];
  return {
    ...{ rule, severity, message, path, line, pointer, url, column: 1, endLine: line, endColumn: 1 },
    ...{ start: 0, end: 0, valueHash: "" },
    ...help !== void 0 && { help },
    ...tools.length === 1 && { tool: tools[0] },
    ...related.length > 0 && { related }
  };
}
function staleFinding({ index, entry, why }, config) {
  const place = {
    path: config.sources[0] ?? "toolint.config.json",
    pointer: `/diff/accept/${index}`,
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
    start: 0,
    end: 0
  };
  const message = why === "over" ? "acceptedUntil" : "acceptedNothing";
  const data = { accepted: entry.rule, tool: entry.tool, until: entry.until };
  const settings = new Map(Array.from(config.known, ([id, rule]) => [id, { rule, severity: "warning" }]));
  return engineFinding(settings, { rule: "common/stale-suppression", message }, { ...place, valueHash: "", data });
}

export {
  runDiff,
  diffReport,
  reportOf
};
