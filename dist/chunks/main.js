import {
  COMMANDS,
  OWNERS,
  asRunHere,
  jsonText,
  lastTurn,
  lintCommand,
  readArgs,
  refuseOptionsOf,
  settleBase,
  visible,
  whyNot,
  widthIn
} from "./lint.js";
import {
  UserError,
  absolutePath,
  formats,
  makeReport,
  rules
} from "./rules.js";
import "./version.js";

// src/cli/main.ts
var hasReader = true;
function outputFailed(error) {
  if (!hasReader || error.code === "EPIPE") return void (hasReader = false);
  isOver = true;
  terminal.err(`toolint: the report could not be written to standard output: ${whyNot(error)}.
`);
  process.exit(2);
}
process.stdout.on("error", outputFailed);
process.stderr.on("error", () => {
});
var terminal = {
  cwd: absolutePath(".", "."),
  env: process.env,
  isInteractive: () => process.stderr.isTTY,
  hasColors: process.stdout.isTTY,
  width: process.stdout.columns ?? widthIn(process.env),
  input: () => process.stdin,
  settle: (status) => void (process.exitCode = status),
  out: (text) => void (hasReader && process.stdout.write(text)),
  err: (text) => void process.stderr.write(text)
};
async function main(argv, terminal2) {
  if (argv[0] === "lsp" && !ASKS_FOR_HELP.test(argv[1] ?? "")) return languageServer(argv.slice(1));
  if (argv[0] === "mcp" && !argv.some((each) => ASKS_FOR_HELP.test(each))) {
    const [{ mcpCommand }, { knowledge }] = [await import("./mcp-command.js"), await import("./commands.js")];
    return mcpCommand(argv.slice(1), knowledge, terminal2);
  }
  const args = readArgs(argv);
  const other = asksForMore(args) ? await (await import("./commands.js")).runCommand(args, terminal2) : void 0;
  if (other !== void 0) return other;
  refuseOptionsOf(OWNERS, args.flags);
  const settled = await settleBase(args, terminal2.cwd);
  const status = await lintCommand(settled.paths, { flags: settled.flags, knowledge: { rules, formats }, terminal: terminal2 });
  await lastTurn();
  return status;
}
function asksForMore({ flags, isLint, paths: [first = ""] }) {
  return !isLint && COMMANDS.includes(first) || OTHER_TASKS.some((name) => flags[name] !== void 0);
}
var OTHER_TASKS = ["help", "version", "print-tools", "print-config", "show-files", "why", "watch"];
var ASKS_FOR_HELP = /^(?:--help|-h)$/;
async function languageServer(given) {
  const strange = given.find((each) => !/^--(?:stdio|clientProcessId=\d+)$/.test(each));
  if (strange !== void 0) {
    throw new UserError(
      `toolint lsp speaks the language server protocol on standard input and output, and takes no "${strange}". What can be set is set in the editor.`
    );
  }
  isOver = true;
  const { serve } = await import("./server.js");
  return serve({ rules, formats });
}
function wantsJson(argv) {
  return argv.some(
    (each, at) => /^(--format|-f)=?json$/.test(each) || /^(--format|-f)$/.test(each) && argv[at + 1] === "json"
  );
}
function failedReport(message) {
  return jsonText(makeReport({ failures: message.split("\n").map((each) => ({ path: ".", message: each })) }));
}
var isOver = false;
function end(status) {
  isOver = true;
  const exit = () => void process.stderr.write("", () => process.exit(status));
  if (!hasReader) return exit();
  process.stdout.write("", (error) => {
    if (error) outputFailed(error);
    exit();
  });
}
function fail(error, what) {
  if (isOver) return;
  tellFailure(error, process.argv, terminal, what);
  end(2);
}
function tellFailure(error, argv, terminal2, what = "toolint itself failed") {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: void 0 };
  const isBug = !(error instanceof UserError);
  const said = withoutBreaksOf(argv, isBug ? `${what}: ${message}` : asRunHere(message, terminal2));
  const more = isBug ? withoutBreaksOf(argv, `${what}: ${stack ?? message}`) : said.replaceAll("\n", "\n         ");
  terminal2.settle(2);
  terminal2.err(`toolint: ${more.split("\n").map(visible).join("\n")}
`);
  if (wantsJson(argv)) terminal2.out(failedReport(said));
}
function withoutBreaksOf(argv, message) {
  const breaks = new Set(argv.flatMap((word) => word.match(/[^\r\n]?[\r\n]+[^\r\n]?/g) ?? []));
  return [...breaks].reduce((text, each) => text.replaceAll(each, () => visible(each)), message);
}
function runCli() {
  process.on("uncaughtException", (error) => fail(error, "something that nobody waits for failed"));
  process.on("exit", () => {
    if (isOver) return;
    fail(new UserError("a config or a plugin ended the process before the check was over"));
    process.exitCode = 2;
  });
  main(process.argv.slice(2), terminal).then(end, (error) => fail(error));
}
export {
  main,
  runCli,
  tellFailure
};
