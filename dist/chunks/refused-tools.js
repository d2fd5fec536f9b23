import {
  check
} from "./run.js";

// src/run/refused-tools.ts
async function refusedTools(client, file, { cwd, names, rules, formats, rows, configs }) {
  const own = /* @__PURE__ */ new Set([
    ...rows.filter((row) => row.client === client || row.client === null).map(({ rule }) => rule),
    ...STOPS_ALL
  ]);
  const off = rules.filter(({ id }) => !own.has(id)).map(({ id }) => `${id}=off`);
  const { report } = await check({ cwd, paths: [file], configs: configs(client, off), formats, atEachPlace: true });
  const worst = /* @__PURE__ */ new Map();
  for (const finding of report.findings) {
    if (!own.has(finding.rule)) continue;
    const isForAll = STOPS_ALL.has(finding.rule) && finding.severity === "error" && !SPARES.has(finding.messageId ?? "");
    for (const tool of isForAll && names.length > 0 ? names : [finding.tool ?? ""])
      if (worst.get(tool)?.severity !== "error")
        worst.set(tool, isRefused(finding) ? { ...finding, severity: "error" } : finding);
  }
  return worst;
}
var STOPS_ALL = /* @__PURE__ */ new Set([
  ...["clients/list-refused", "clients/zod-unrepresentable", "mcp/zod-expected", "mcp/missing-capability"],
  ...["mcp/required-field", "mcp/field-type", "mcp/input-schema-object"]
]);
var SPARES = /* @__PURE__ */ new Set(["json", "jsonLost", "stray", "hint", "whole"]);
var isRefused = ({ rule }) => rule === "clients/output-schema-dialect";

export {
  refusedTools
};
