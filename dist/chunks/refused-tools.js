import {
  check
} from "./lint.js";
import {
  hasTag
} from "./rules.js";

// src/run/refused-tools.ts
async function refusedTools(client, file, { cwd, names, rules, formats, rows, configs }) {
  const own = /* @__PURE__ */ new Set([
    ...rows.filter((row) => row.client === client || row.client === null).map(({ rule }) => rule),
    ...rules.flatMap(({ id }) => hasTag(id, "breaks-list") ? [id] : [])
  ]);
  const off = rules.filter(({ id }) => !own.has(id)).map(({ id }) => `${id}=off`);
  const { report } = await check({ cwd, paths: [file], configs: configs(client, off), formats, atEachPlace: true });
  const worst = /* @__PURE__ */ new Map();
  for (const finding of report.findings) {
    if (!own.has(finding.rule)) continue;
    const isForAll = finding.severity === "error" && breaksList(finding, rules);
    for (const tool of isForAll && names.length > 0 ? names : [finding.tool ?? ""])
      if (worst.get(tool)?.severity !== "error")
        worst.set(tool, isRefused(finding) ? { ...finding, severity: "error" } : finding);
  }
  return worst;
}
var breaksList = ({ rule, messageId = "" }, rules) => hasTag(rule, "breaks-list") && !rules.find(({ id }) => id === rule)?.sparesList?.includes(messageId);
var isRefused = ({ rule }) => hasTag(rule, "refuses-calls");

export {
  refusedTools
};
