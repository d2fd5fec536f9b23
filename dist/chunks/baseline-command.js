import {
  askServers
} from "./ask-servers.js";
import {
  isCurrent,
  readBaseline
} from "./baseline.js";
import "./run-diff.js";
import "./open-versions.js";
import "./known.js";
import {
  asRunHere,
  configsFor,
  exitStatus,
  publishReport,
  readCount,
  save,
  tooManyWarnings,
  visible
} from "./lint.js";
import {
  UserError,
  countAll
} from "./rules.js";
import "./version.js";

// src/cli/baseline-command.ts
var ABOUT_LINTING = ["budget", "twice", "statistics", "timing"];
async function baselineCommand(words, { flags, knowledge, terminal }) {
  const file = flags.baseline;
  for (const each of ABOUT_LINTING) {
    if (flags[each] !== void 0)
      throw new UserError(
        `--${each} is about linting, and --baseline compares: run toolint server without --baseline for it`
      );
  }
  if (flags.format === "junit" || flags.format === "badge")
    throw new UserError(`--baseline prints the formats of toolint diff, and ${flags.format} is not one.`);
  const baseline = await readBaseline(file, terminal.cwd);
  if (!baseline && !flags.update)
    throw new UserError(`There is no baseline ${file}. Write it once with --update, and commit it.`);
  let answers = "";
  const asked = await askServers(words, { flags, knowledge, terminal }, { onAnswers: (text) => void (answers = text) });
  const mostWarnings = readCount(flags["max-warnings"]);
  const publish = async (report2, status) => {
    terminal.settle(status);
    await publishReport({ report: report2, files: [], changes: [], fixed: [] }, mostWarnings, { flags, knowledge, terminal });
    return status;
  };
  if (asked.failures.length > 0) return publish({ ...asked, findings: [] }, 2);
  const { baselineOf, compareAnswers } = await import("./compare.js");
  const options = {
    ...knowledge,
    cwd: terminal.cwd,
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    server: asked.servers[0].name,
    ...flags.source !== void 0 && { source: flags.source }
  };
  const compared = baseline && await compareAnswers(answers, { ...options, baseline });
  if (flags.update) write(file, baselineOf(answers), baseline, terminal);
  else if (compared && !compared.isCurrent)
    terminal.err(
      asRunHere(
        `toolint: ${visible(file)} differs from what the server lists. If that is meant, run toolint server with --update as well.
`,
        terminal
      )
    );
  if (!compared) return 0;
  const report = { ...compared.report, servers: asked.servers };
  const isTooMany = tooManyWarnings(countAll(report), mostWarnings) !== void 0;
  return publish(report, flags.update && report.failures.length === 0 ? 0 : exitStatus(report, flags, isTooMany));
}
function write(file, text, before, terminal) {
  const { err } = terminal;
  if (before && isCurrent(before, text)) return err(`toolint: ${visible(file)} is up to date.
`);
  save("baseline", file, terminal, () => text);
  err(`toolint: the tools of the server are in ${visible(file)}. Commit it.
`);
}
export {
  baselineCommand
};
