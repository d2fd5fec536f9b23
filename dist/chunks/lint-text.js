import {
  ignored,
  lintRead,
  openSuppressions,
  reportAlone,
  withoutSuppressed
} from "./run.js";
import {
  openServices
} from "./git-tree.js";

// src/run/lint-text.ts
async function lintText(file, read, config, { cwd, suppressionsIn = cwd, isWhole, place, ...options }) {
  const suppressions = (await openSuppressions(suppressionsIn))?.match;
  const { services, imports, close } = openServices(cwd);
  try {
    const rule = config.ignored(file.path);
    const lintOptions = { ...options, services, imports, suppressions };
    const outcome = rule ? ignored(file, rule) : await lintRead(file, read, config, lintOptions);
    const report = reportAlone(outcome, isWhole);
    const placed = place ? { ...report, findings: place(report.findings) } : report;
    return { report: withoutSuppressed(placed, suppressions), fixed: outcome?.fixed ?? [] };
  } finally {
    close();
  }
}

export {
  lintText
};
