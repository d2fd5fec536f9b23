import {
  check
} from "./run.js";

// src/run/refused-tools.ts
async function refusedTools(client, file, { cwd, rules, formats, rows, configs }) {
  const own = new Set(rows.filter((row) => row.client === client || row.client === null).map(({ rule }) => rule));
  const off = rules.filter(({ id }) => !own.has(id)).map(({ id }) => `${id}=off`);
  const { report } = await check({ cwd, paths: [file], configs: configs(client, off), formats });
  const worst = /* @__PURE__ */ new Map();
  for (const finding of report.findings) {
    if (!own.has(finding.rule)) continue;
    const tool = finding.tool ?? "";
    if (worst.get(tool)?.severity !== "error") worst.set(tool, finding);
  }
  return worst;
}

export {
  refusedTools
};
