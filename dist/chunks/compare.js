import {
  definitionOf,
  readSource
} from "./source-tools.js";
import {
  toolsOf
} from "./dump.js";
import {
  compareWithBaseline,
  isCurrent
} from "./baseline.js";
import "./run-diff.js";
import {
  baselineText
} from "./open-versions.js";
import "./known.js";
import "./lint.js";
import "./rules.js";
import "./version.js";

// src/server/compare.ts
var baselineOf = (answers) => baselineText(listedIn(answers));
async function compareAnswers(answers, { source: folder, ...options }) {
  const tools = listedIn(answers);
  const source = folder === void 0 ? void 0 : await readSource(folder, options);
  const report = await compareWithBaseline({
    ...options,
    tools,
    ...source && {
      sourceLine: (name) => {
        const served = tools.find((tool) => tool.name === name);
        const place = definitionOf(name, served, source)?.location ?? source.find(name).location;
        return place && { path: place.path, line: place.line };
      }
    }
  });
  return { report, isCurrent: isCurrent(options.baseline, baselineText(tools)) };
}
function listedIn(answers) {
  return toolsOf(JSON.parse(answers)).flatMap(
    ({ value, id }) => typeof value === "object" && value !== null ? [{ ...id !== void 0 && { name: id }, ...value }] : []
  );
}
export {
  baselineOf,
  compareAnswers
};
