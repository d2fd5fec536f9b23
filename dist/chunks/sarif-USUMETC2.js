import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  prose
} from "./chunk-LFUULD6J.js";
import {
  SECURITY,
  openSources
} from "./chunk-QZ5EYU6L.js";
import {
  printJson
} from "./chunk-OUKRV7DX.js";
import {
  sorted,
  sortedByPath
} from "./chunk-57GUY2XM.js";
import {
  grouped,
  plural,
  sentence,
  visible,
  webLink,
  wellFormed
} from "./chunk-PTI2DP2S.js";
import {
  hash
} from "./chunk-7RT4CQPU.js";
import {
  NONE,
  gravest,
  total
} from "./chunk-CGQG7UV5.js";
import "./chunk-HANBNIMK.js";

// src/report/fingerprint.ts
var HASHED = 500;
function fingerprints(sources) {
  const seen = /* @__PURE__ */ new Map();
  return ({ rule, path, pointer, line, column }) => {
    const text = sources(path)?.line(line) ?? "";
    const excerpt = text.length > HASHED ? text.slice(column - 1, column - 1 + HASHED) : text;
    const fingerprint = hash([rule, path, pointer, excerpt.trim()].join("\0"));
    const nth = (seen.get(fingerprint) ?? 0) + 1;
    seen.set(fingerprint, nth);
    return `${fingerprint}:${nth}`;
  };
}

// src/report/sarif-rules.ts
var LEVELS = {
  error: "error",
  warning: "warning",
  info: "note"
};
function descriptor(id, rule, finding) {
  const summary = visible(rule?.summary ?? id);
  const demand = rule ? `${visible(rule.source.says)} (${visible(rule.source.document)}, ${visible(rule.source.section)})` : "";
  const url = webLink(rule?.url ?? finding.url);
  const security = SECURITY.get(id);
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: [summary, demand].filter(Boolean).join(". ") },
    help: {
      text: [summary, demand, url].filter(Boolean).join("\n\n"),
      markdown: [`**${prose(summary)}**`, prose(demand), url && `[How to fix it](${url})`].filter(Boolean).join("\n\n")
    },
    helpUri: url,
    defaultConfiguration: { level: LEVELS[rule?.severity ?? finding.severity] },
    properties: {
      tags: [id.split("/")[0], ...rule ? [rule.in] : [], ...security ? ["security"] : []],
      precision: rule?.in === "strict" ? "medium" : "very-high",
      "security-severity": security?.severity
    }
  };
}

// src/report/sarif.ts
var SARIF_RESULTS = 25e3;
var SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
function sarif(report, context) {
  const findings = gravest(sorted(report.findings), SARIF_RESULTS);
  const sources = openSources(report, context);
  const ruleIds = [...new Set(findings.map((each) => each.rule))].sort();
  const ruleIndex = new Map(ruleIds.map((id, index) => [id, index]));
  const fingerprint = fingerprints(sources);
  return printJson({
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: { driver: driver(report, context, findings, ruleIds) },
        columnKind: "utf16CodeUnits",
        ...baseIds(context.root),
        invocations: [invocation(report, findings.length)],
        results: findings.map((each) => result(each, ruleIndex.get(each.rule), fingerprint(each), sources(each.path)))
      }
    ]
  });
}
function driver(report, context, findings, ruleIds) {
  const { name, version } = report.tool;
  const known = new Map(context.rules.map((rule) => [rule.id, rule]));
  const firsts = new Map(findings.toReversed().map((finding) => [finding.rule, finding]));
  return {
    name,
    version,
    informationUri: "https://github.com/toolint/toolint",
    rules: ruleIds.map((id) => descriptor(id, known.get(id), firsts.get(id)))
  };
}
function baseIds(root) {
  if (root === void 0) return {};
  const path = root.replaceAll("\\", "/").replace(/\/$/, "");
  const uri = `file://${path.startsWith("/") ? "" : "/"}${encodePath(path)}/`;
  return { originalUriBaseIds: { "%SRCROOT%": { uri } } };
}
function invocation(report, shown) {
  const notifications = sortedByPath(report.failures).map(failureNotification);
  const more = report.findings.length - shown;
  if (more > 0) {
    const subject = `${plural(more, "finding")} ${more === 1 ? "is" : "are"}`;
    const text = `${subject} left out, the least grave ones: GitHub takes ${grouped(SARIF_RESULTS)} from one run.`;
    notifications.push({ level: "warning", message: { text } });
  }
  const beyond = total(report.leftOut ?? NONE);
  if (beyond > 0)
    notifications.push({
      level: "warning",
      message: { text: `${plural(beyond, "more finding")} left out beyond the limits.` }
    });
  return {
    executionSuccessful: report.failures.length === 0,
    toolExecutionNotifications: notifications.length > 0 ? notifications : void 0
  };
}
function failureNotification({ path, message }) {
  const locations = path === "" ? void 0 : [{ physicalLocation: { artifactLocation: artifact(path) } }];
  return { level: "error", message: { text: plainText(message) }, locations };
}
function result(finding, ruleIndex, fingerprint, source) {
  const { rule, severity, message, related, fix } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: LEVELS[severity],
    message: { text: plainText(message) },
    locations: [{ physicalLocation: { artifactLocation: artifact(finding.path), region: region(finding) } }],
    relatedLocations: related?.map(relatedLocation),
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    fixes: fix && source && [sarifFix(finding.path, fix, source)]
  };
}
function plainText(text) {
  return sentence(text).replaceAll("](", "]\u200B(");
}
function artifact(path) {
  return { uri: encodePath(path), uriBaseId: "%SRCROOT%" };
}
function encodePath(path) {
  return wellFormed(path).split("/").map(encodeURIComponent).join("/");
}
function region({ line, column, endLine, endColumn }) {
  return { startLine: line, startColumn: column, endLine, endColumn };
}
function relatedLocation({ path, line, column, note }, id) {
  return {
    id,
    physicalLocation: { artifactLocation: artifact(path), region: { startLine: line, startColumn: column } },
    message: { text: plainText(note) }
  };
}
function sarifFix(path, { title, edits }, source) {
  const replacements = edits.map(({ start, end, text }) => {
    const from = source.position(start);
    const to = source.position(end);
    return {
      deletedRegion: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
      insertedContent: { text }
    };
  });
  return {
    description: { text: plainText(title) },
    artifactChanges: [{ artifactLocation: artifact(path), replacements }]
  };
}
export {
  SARIF_RESULTS,
  sarif
};
