import {
  reportOf
} from "./run-diff.js";
import {
  baselineText,
  contractsOf,
  contractsOfTools,
  diffSides
} from "./open-versions.js";
import {
  lookUp,
  parse,
  workspaceOf
} from "./lint.js";
import {
  Lines,
  SERVER_PATH,
  UserError,
  get,
  items,
  makeReport,
  readText,
  text
} from "./rules.js";
import {
  printable
} from "./version.js";

// src/diff/baseline.ts
async function readBaseline(name, cwd) {
  const said = printable(name);
  const found = lookUp(name, cwd, workspaceOf(cwd));
  if ("message" in found && found.isMissing) return void 0;
  if ("message" in found) throw new UserError(`The baseline ${said} could not be read. ${found.message}`);
  if (found.isFolder) throw new UserError(`The baseline ${said} is a folder. Name a file.`);
  const read = readText(found.absolute);
  if ("failure" in read) throw new UserError(`The baseline ${said} could not be read. ${read.failure}`);
  const { roots, faults } = await parse("baseline.json", read.text);
  const fault = faults.find(({ mild }) => !mild);
  const list = get(roots[0], "tools");
  if (fault || list?.kind !== "array") {
    const why = fault ? "it is not valid JSON" : "it has no list of `tools`";
    throw new UserError(`${said} is not a baseline: ${why}. Name a file that --update has written.`);
  }
  return { name: found.path, text: read.text, tools: items(list) };
}
async function compareWithBaseline(compared) {
  const { baseline, server, tools, configs, formats, rules, sourceLine } = compared;
  const lines = new Lines(baseline.text);
  const side = { unnamed: 0, broken: [] };
  const before = {
    ...{ ...side, contracts: contractsOfTools(baseline.tools, formats) },
    lineOf: (_, { start }) => ({ path: baseline.name, line: lines.at(start).line })
  };
  const after = {
    ...{ ...side, contracts: contractsOf(tools, formats) },
    lineOf: ({ name }) => sourceLine?.(name)
  };
  const config = await configs.for(".");
  const differed = await diffSides({
    ...{ base: baseline.name, head: `the running server ${server}`, before, after, isRelease: false },
    ...{ formats, rules: new Map(rules.map((rule) => [rule.id, rule])), accept: config.diff.accept }
  });
  const report = reportOf(differed, config);
  const toolLines = new Map(baseline.tools.map((tool) => [nameIn(tool), lines.at(tool.start).line]));
  const placed = (finding, index) => {
    const { at, was, tools: named } = report.diff.changes[index] ?? {};
    if (at || was === void 0 && finding.path !== "") return finding;
    const line = was?.line ?? toolLines.get(named?.[0] ?? "");
    return line === void 0 ? { ...finding, path: `${SERVER_PATH}${server}` } : { ...finding, path: baseline.name, line, endLine: line, start: lines.starts[line - 1] };
  };
  const findings = report.findings.map(placed);
  const paths = [...new Set(findings.map(({ path }) => path))].sort();
  const files = paths.map((path) => ({ path, formats: [], tools: 0 }));
  return { ...makeReport({ ...report, files, findings }), diff: report.diff };
}
var nameIn = (tool) => text(get(tool, "name")) ?? "";
function isCurrent(baseline, text2) {
  if (baseline.text === text2) return true;
  try {
    const { tools } = JSON.parse(baseline.text.replace(/^\uFEFF/, ""));
    return baselineText(tools) === text2;
  } catch {
    return false;
  }
}

export {
  readBaseline,
  compareWithBaseline,
  isCurrent
};
