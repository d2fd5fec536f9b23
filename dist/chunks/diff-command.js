import {
  runDiff
} from "./run-diff.js";
import {
  Versions,
  dumpOf
} from "./open-versions.js";
import "./known.js";
import {
  configsFor,
  exitStatus,
  printJson,
  publishReport,
  put,
  readCount,
  tooManyWarnings,
  visible,
  workspaceOf
} from "./lint.js";
import {
  UserError,
  absolutePath,
  countAll,
  isInside,
  leadsOut,
  readStream,
  realPath,
  relativePath
} from "./rules.js";
import "./version.js";

// src/cli/diff-command.ts
async function diffCommand(words, behindDashes, { flags, knowledge, terminal }) {
  const named = words.length - behindDashes;
  const [base, head, ...others] = words.slice(0, named);
  if (others.length > 0)
    throw new UserError(`toolint diff compares two versions, and got "${others[0]}" too. Name paths behind --.`);
  if (flags["base-release"] && head !== void 0)
    throw new UserError("--base-release chooses BASE, so toolint diff takes only HEAD with it.");
  if (flags.format === "junit" || flags.format === "badge")
    throw new UserError(`toolint diff prints pretty, json, markdown, github, sarif or html, not ${flags.format}.`);
  const [from, to] = flags["base-release"] ? [void 0, base] : [base, head];
  const mostWarnings = readCount(flags["max-warnings"]);
  const report = await runDiff({
    ...knowledge,
    cwd: terminal.cwd,
    ...from !== void 0 && { base: from },
    ...to !== void 0 && { head: to },
    paths: words.slice(named),
    configs: configsFor(flags, knowledge.rules, terminal.cwd),
    readInput: () => readInput(terminal)
  });
  const isTooMany = tooManyWarnings(countAll(report), mostWarnings) !== void 0;
  const status = exitStatus(report, flags, isTooMany);
  terminal.settle(status);
  await publishReport({ report, files: [], changes: [], fixed: [] }, mostWarnings, { flags, knowledge, terminal });
  return status;
}
var MOST_BYTES = 5e7;
async function readInput({ input }) {
  const read = await readStream(input(), { maxBytes: MOST_BYTES });
  if ("failure" in read) throw new UserError(`Standard input could not be read. ${read.failure}`);
  return read.text;
}
function namedIn(cwd, path) {
  const here = absolutePath(cwd, ".");
  const absolute = absolutePath(here, path);
  if (!isInside(here, absolute))
    throw new UserError(`${path} lies outside of this folder, and npx toolint dump reads what is in it.`);
  if (leadsOut(absolute, here, workspaceOf(here)))
    throw new UserError(`${path} leads out of the workspace by a symbolic link: such links are not followed.`);
  if (realPath(absolute) === void 0) throw new UserError(`${path} does not exist.`);
  return relativePath(here, absolute);
}
async function dumpCommand(paths, { flags, knowledge: { rules, formats }, terminal }) {
  if (flags.format !== void 0 && flags.format !== "json")
    throw new UserError(`toolint dump prints json, not ${flags.format}.`);
  const configs = configsFor(flags, rules, terminal.cwd);
  const versions = new Versions({ cwd: terminal.cwd, configs, formats, rules });
  const named = paths.map((path) => namedIn(terminal.cwd, path));
  const {
    contracts,
    nameless = /* @__PURE__ */ new Map(),
    broken
  } = await versions.tools(void 0, named).finally(() => versions.close());
  const { tools, unknown } = dumpOf(contracts);
  await put("report", [printJson({ tools, unknown })], flags, terminal);
  for (const { path, reason } of broken)
    terminal.err(`toolint: ${visible(path)} ${visible(reason)}, so its tools are not in the dump.
`);
  for (const [path, tools2] of nameless)
    terminal.err(
      `toolint: ${visible(path)} has ${tools2 === 1 ? "1 tool" : `${tools2} tools`} without a known name, not in the dump.
`
    );
  return broken.length > 0 ? 2 : 0;
}
export {
  diffCommand,
  dumpCommand
};
