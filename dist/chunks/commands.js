import {
  OngoingRun
} from "./ongoing-run.js";
import {
  refusedTools
} from "./refused-tools.js";
import {
  shippedFile
} from "./shipped.js";
import {
  askServers,
  countIn
} from "./ask-servers.js";
import {
  knownValue,
  merged
} from "./known.js";
import {
  COMMANDS,
  CONFIG_NAMES,
  LINTING,
  OPTIONS,
  OWNERS,
  asRunHere,
  badgeText,
  check,
  checkoutReader,
  commandName,
  configsFor,
  createAtomically,
  createConfigs,
  discover,
  extensionOf,
  finish,
  gitTop,
  held,
  holdSignals,
  languageNamed,
  notRead,
  openServices,
  openSuppressions,
  originOf,
  palette,
  parse,
  printConfig,
  printJson,
  publishReport,
  put,
  readCount,
  refuseOptionsOf,
  run,
  save,
  scopeFinder,
  searchIn,
  sentence,
  sortedByPath,
  timingText,
  visible,
  wantsColor,
  watchLanguages,
  whyNot,
  whyNotFound,
  width,
  wrap
} from "./lint.js";
import {
  EXTENSIONS,
  JAVASCRIPT_EXTENSIONS,
  LIMITS,
  NO_FORMAT,
  ROWS,
  SUPPRESSIONS,
  TITLES,
  TOOL_FIELDS,
  UserError,
  absolutePath,
  count,
  didYouMean,
  entries,
  formats,
  get,
  has,
  inFolder,
  isOlder,
  items,
  lacksField,
  leadsOut,
  listingOf,
  looseText,
  readText,
  realPath,
  relativePath,
  rules,
  servedTools,
  startTiming,
  text,
  toolKey
} from "./rules.js";
import {
  BUILTIN_PACKS,
  CLIENTS,
  VERSION,
  WHERE,
  addTo,
  addressOf,
  counted,
  docsPage,
  familiesIn,
  familyOf,
  fixesText,
  groupBy,
  isFamily,
  isInPreset,
  isLockFile,
  pageOf,
  presetsOf,
  presetsText,
  printable,
  recordIn
} from "./version.js";

// rules/clients/lib/served-list.ts
var SCHEMAS = /* @__PURE__ */ new Set(["inputSchema", "outputSchema"]);
var NOT_KNOWN = {
  value: "its value is not known without running the code",
  text: "its text is not known without running the code",
  keys: "some of its fields are not known without running the code",
  entries: "some of its entries are not known without running the code"
};
var REWRITTEN = "a function of the project makes the schema that is listed";
var VERSIONS_DIFFER = "versions of zod differ in it, and which one is used is not known";
var SDKS_DIFFER = "versions of the MCP SDK or of zod differ in it, and which ones are used is not known";
function servedList(manifest) {
  const tools2 = [];
  const unknown = [];
  const forms = new Map(servedTools(manifest).map((each) => [`${toolKey(each.tool)} ${each.key}`, each]));
  const registered = new Map(
    manifest.code.registrations.flatMap((each) => each.tool ? [[toolKey(each.tool), each]] : [])
  );
  for (const tool of listingOf(manifest).tools) {
    const name = text(get(tool, "name"));
    if (name === void 0 || tool.isOfMany) {
      unknown.push({ tool: name ?? "", pointer: name === void 0 ? "/name" : "", reason: NOT_KNOWN.value });
      continue;
    }
    const say = (pointer, reason) => void unknown.push({ tool: name, pointer, reason });
    const served = {};
    if (tool.open) say("", NOT_KNOWN.keys);
    for (const { key, value } of entries(tool)) {
      if (!TOOL_FIELDS.has(key) && registered.has(toolKey(tool))) continue;
      const isRewritten = SCHEMAS.has(key) && manifest.code.rewritesSchemas?.() === true;
      const own = SCHEMAS.has(key) ? schemaOf(forms.get(`${toolKey(tool)} ${key}`)?.forms) : { node: value };
      const made = isRewritten ? { reason: REWRITTEN } : own;
      if ("reason" in made) say(`/${key}`, made.reason);
      if (!("node" in made) || !made.node) continue;
      const { node, differing, words = VERSIONS_DIFFER } = made;
      const note = (pointer, hidden, at) => say(`/${key}${pointer}`, differing?.has(at) ? words : NOT_KNOWN[hidden]);
      const known = knownValue(node, note);
      if (known !== void 0) served[key] = known;
    }
    addDefaults(served, tool, registered.get(toolKey(tool)), manifest.packages);
    tools2.push(served);
  }
  return { tools: tools2, unknown };
}
function addDefaults(served, tool, registration, packages) {
  const { api = "list", sdk } = registration ?? {};
  if (sdk === void 0 || api !== "registerTool" && api !== "tool" && api !== "registerAppTool") return;
  if (lacksField(tool, "inputSchema")) served["inputSchema"] = { type: "object", properties: {} };
  if (sdk === "v1" && lacksField(tool, "execution") && !isOlder(packages["@modelcontextprotocol/sdk"], 24))
    served["execution"] = { taskSupport: "forbidden" };
}
function schemaOf(given) {
  const forms = given?.flatMap((form) => form.either ?? [form]);
  const [first, ...others] = forms ?? [];
  if (!given || !forms || !first) return { reason: given?.[0]?.reason ?? NOT_KNOWN.value };
  const words = given[0]?.either ? SDKS_DIFFER : VERSIONS_DIFFER;
  const failing = forms.flatMap(({ fault }) => fault?.is === "throws" ? [fault.by] : []);
  if (failing.length > 0 && failing.length < forms.length) return { reason: words };
  if (failing.length > 0) return { reason: `tools/list fails: ${failing[0]} has no JSON Schema` };
  const unknown = forms.find(({ reason }) => reason !== void 0)?.reason;
  if (unknown !== void 0) return { reason: unknown };
  if (!first.schema) return others.some(({ schema }) => schema) ? { reason: words } : {};
  const differing = /* @__PURE__ */ new Set();
  return {
    node: others.reduce((whole2, { schema }) => merged(whole2, schema, differing), first.schema),
    differing,
    words
  };
}

// src/cli/clients.ts
var MARKS = { taken: "yes", warned: "maybe", refused: "NO" };
var SDKS = "sdks";
async function clients([file, ...others], { flags, knowledge: knowledge2, terminal }) {
  if (others.length > 0) throw new UserError("toolint clients takes one file: toolint clients tools.json.");
  if (flags.badge && file === void 0)
    throw new UserError("--badge is about the tools of a file: toolint clients tools.json --badge.");
  const width2 = Math.max(40, Math.min(terminal.width ?? 80, 120));
  if (file === void 0) {
    terminal.out(constraints(knowledge2, width2));
    return 0;
  }
  const { names, instead, failures } = await toolNames(file, { flags, knowledge: knowledge2, terminal });
  if (failures.length > 0) return 2;
  const asBadge = flags.badge || flags.format === "badge";
  if (names.length === 0 && !asBadge) {
    terminal.out(`${sentence(file, 400)}: ${instead ?? "no tools"}.
`);
    return 0;
  }
  const verdicts = /* @__PURE__ */ new Map();
  const { cwd } = terminal;
  const configs = (client, off) => configsFor(
    { ...flags, preset: "strict", clients: client, rule: [...flags.rule ?? [], ...off] },
    knowledge2.rules,
    cwd
  );
  for (const client of CLIENTS)
    verdicts.set(client, await refusedTools(client, file, { ...knowledge2, names, cwd, configs }));
  if (asBadge) {
    await put("report", [badgeText("tools work in", badgeOf(names, verdicts, knowledge2))], flags, terminal);
    return 0;
  }
  terminal.out(takers(names, verdicts, knowledge2, width2) + wrapped(asRunHere(LEGEND, terminal), width2));
  return 0;
}
async function toolNames(file, { flags, knowledge: knowledge2, terminal }) {
  const { lists, files, failures } = await servedIn([file], { flags, knowledge: knowledge2, terminal });
  const names = lists.flatMap(({ tools: tools2 }) => tools2.flatMap((tool) => nameIn(tool) ?? []));
  const isVague = lists.some(({ unknown }) => unknown.length > 0);
  return { names: [...new Set(names)], instead: isVague ? UNNAMED : othersIn(files, knowledge2.formats), failures };
}
var nameIn = (tool) => {
  const { name } = Object(tool);
  return typeof name === "string" ? name : void 0;
};
var UNNAMED = "no tools whose names are known without running the code";
function othersIn([file], known) {
  if (!file || file.tools === 0) return void 0;
  const { formats: formats2, tools: tools2 } = file;
  const isOther = !known.some(({ id, contract }) => contract.isServed && formats2.includes(id));
  const what = isOther ? `${counted(tools2, "tool")} of the format ${formats2.join(" and ")}` : `${counted(tools2, "function")} that a program gives to a model itself`;
  return `no tools that an MCP client lists, but ${what}`;
}
async function servedIn(paths, { flags, knowledge: { rules: rules2, formats: formats2, served }, terminal: { cwd, err } }) {
  const lists = /* @__PURE__ */ new Map();
  const collector = {
    id: "mcp/served",
    summary: "The tools of a manifest",
    severity: "info",
    in: "spec",
    source: { document: "", section: "", says: "", kind: "advice" },
    messages: {},
    check(manifest) {
      if (!lists.has(manifest.path)) lists.set(manifest.path, served(manifest));
      return [];
    }
  };
  const off = rules2.map(({ id }) => `${id}=off`);
  const configs = configsFor({ ...flags, rule: off }, [...rules2, collector], cwd);
  const { report } = await check({ cwd, paths, configs, formats: formats2 });
  const failures = report.failures.map(({ path, message }) => `${path}: ${message}`);
  for (const message of [...failures, ...notRead(report)]) err(`toolint: ${sentence(message, 400)}
`);
  return { lists: [...lists.values()], files: report.files, failures };
}
async function printTools(paths, { flags, knowledge: knowledge2, terminal }) {
  const { lists, failures } = await servedIn(paths, { flags, knowledge: knowledge2, terminal });
  const all = { tools: lists.flatMap(({ tools: tools2 }) => tools2), unknown: lists.flatMap(({ unknown }) => unknown) };
  terminal.out(printJson(all));
  return failures.length > 0 ? 2 : 0;
}
function takers(names, verdicts, { titles }, width2) {
  let text2 = "";
  for (const name of names) {
    text2 += `${sentence(name, 100)}
`;
    const taking = [];
    const reasons = /* @__PURE__ */ new Map();
    for (const [client, refused] of verdicts) {
      const finding = refused.get(name);
      const title = titles[client] ?? SDKS;
      if (!finding) taking.push(title);
      else {
        const mark = finding.severity === "error" ? MARKS.refused : MARKS.warned;
        const known = reasons.get(`${mark} ${finding.rule}`);
        if (known) known.clients.push(title);
        else reasons.set(`${mark} ${finding.rule}`, { mark, rule: finding.rule, clients: [title] });
      }
    }
    if (taking.length > 0) text2 += line(MARKS.taken, taking.join(", "), width2);
    for (const { mark, rule, clients: clients2 } of reasons.values()) text2 += line(mark, `${clients2.join(", ")}: ${rule}`, width2);
    text2 += "\n";
  }
  return text2;
}
var MOST_NAMED = 3;
function badgeOf(names, verdicts, { titles }) {
  if (names.length === 0) return { message: "no tools", color: "lightgrey" };
  const taking = Array.from(verdicts).flatMap(
    ([client, refused]) => refused.size === 0 ? [titles[client] ?? SDKS] : []
  );
  const all = verdicts.size;
  if (taking.length === all) return { message: `all ${all} AI clients`, color: "brightgreen" };
  if (taking.length === 0) return { message: "not one AI client in all cases", color: "red" };
  const few = taking.length <= MOST_NAMED;
  return { message: few ? taking.join(", ") : `${taking.length} of ${all} AI clients`, color: "yellow" };
}
var LEGEND = "NO: refused or lost. maybe: in some versions or cases. toolint explain RULE says why.";
function constraints({ rows: rows2, titles }, width2) {
  let text2 = "";
  const names = [null, ...CLIENTS];
  for (const client of names) {
    text2 += `${client === null ? "MCP SDKs" : `${titles[client]} (${client})`}
`;
    for (const row of rows2.filter((each) => each.client === client)) {
      const until = row.until === void 0 ? "" : ` Until ${row.until}.`;
      const rule = row.rule === null ? "" : ` ${row.rule}`;
      text2 += line(row.grade, `${row.constraint} Else: ${row.effect}${until}${rule}`.replaceAll("`", ""), width2);
    }
    text2 += "\n";
  }
  return text2 + wrapped(GRADES, width2);
}
var GRADES = "D documented, S read in the source, R seen by running it, U reported by several users, O reported once.";
var INDENT = 8;
function line(mark, text2, columns) {
  const lines = wrap(text2, columns - INDENT);
  return lines.map((each, index) => `${(index === 0 ? `  ${mark}` : "").padEnd(INDENT)}${each}
`).join("");
}
var wrapped = (text2, columns) => `${wrap(text2, columns).join("\n")}
`;

// src/cli/completion.ts
var SHELLS = { bash, zsh, fish };
function completion(rest, rules2, terminal) {
  const [shell, ...more] = rest;
  const known = Object.keys(SHELLS);
  if (shell === void 0 || more.length > 0)
    throw new UserError(`Name one shell: toolint completion ${known.join("|")}`);
  if (!Object.hasOwn(SHELLS, shell))
    throw new UserError(`There is no completion for "${shell}"${didYouMean(shell, known)}: ${known.join(", ")}.`);
  terminal.out(SHELLS[shell]({ rules: rules2.map(({ id }) => id).sort() }));
  return 0;
}
var options = Object.entries(OPTIONS);
var FLAGS = options.map(([name]) => `--${name}`);
var PATHS = /* @__PURE__ */ new Set(["FILE", "PATH", "NAME"]);
var CHOICES = options.flatMap(([name, { choices }]) => choices ? [{ name, choices }] : []);
var WITH_PATH = options.flatMap(([name, { value = "", choices }]) => !choices && PATHS.has(value) ? [name] : []);
var PACKS = [...BUILTIN_PACKS];
var FIRST = [...COMMANDS, ...LINTING].join(" ");
function bash({ rules: rules2 }) {
  const cases = CHOICES.map(({ name, choices }) => `    --${name}) words="${choices.join(" ")}" ;;`);
  return `# toolint completion for bash. Add to ~/.bashrc:  source <(toolint completion bash)
_toolint() {
  local words="" current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  case "$previous" in
${cases.join("\n")}
    ${WITH_PATH.map((name) => `--${name}`).join("|")}) COMPREPLY=($(compgen -f -- "$current")); return ;;
    explain) words="${[...rules2, ...PACKS].join(" ")}" ;;
    rules) words="${PACKS.join(" ")}" ;;
    completion) words="${Object.keys(SHELLS).join(" ")}" ;;
    --rule) words="${[...rules2, ...PACKS.map((pack) => `${pack}/*`)].join(" ")}" ;;
    *)
      if [[ $current == -* ]]; then words="${FLAGS.join(" ")}"
      elif (( COMP_CWORD == 1 )); then words="${FIRST}"
      fi ;;
  esac
  set -o noglob
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  set +o noglob
  [[ $current == -* || $previous == -* || \${#COMPREPLY[@]} -gt 0 ]] || COMPREPLY=($(compgen -f -- "$current"))
}
complete -o filenames -F _toolint toolint
`;
}
function zsh({ rules: rules2 }) {
  const quoted = (text2) => text2.replaceAll("'", "'\\''").replaceAll(/[[\]:]/g, String.raw`\$&`);
  const specs = options.map(([name, { help: help2, value, choices, multiple, optional }]) => {
    const again = multiple ? "*" : "";
    const action = choices ? `(${choices.join(" ")})` : name === "rule" ? "_toolint_rules" : "_files";
    const takes = value === void 0 ? "" : `${optional ? "::" : ":"}${quoted(value)}:${action}`;
    return `    '${again}--${name}${value === void 0 || optional ? "" : "="}[${quoted(help2)}]${takes}'`;
  });
  return `#compdef toolint
# toolint completion for zsh. Write it to a file named _toolint in a folder of $fpath.
_toolint_rules() { local -a ids; ids=(${rules2.join(" ")}); compadd -a ids }
_toolint() {
  case "\${words[2]}" in
    explain) (( CURRENT > 2 )) && { _toolint_rules; compadd ${PACKS.join(" ")}; return } ;;
    rules) (( CURRENT > 2 )) && { compadd ${PACKS.join(" ")}; return } ;;
    completion) (( CURRENT > 2 )) && { compadd ${Object.keys(SHELLS).join(" ")}; return } ;;
  esac
  (( CURRENT == 2 )) && compadd ${FIRST}
  _arguments -s \\
${specs.join(" \\\n")} \\
    '*:file:_files'
}
compdef _toolint toolint
`;
}
function fish({ rules: rules2 }) {
  const quoted = (text2) => `'${text2.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
  const lines = options.map(([name, { short, help: help2, value, choices, optional }]) => {
    const takes = value === void 0 || optional ? "" : choices ? " -x" : " -r";
    const from = choices ? ` -a ${quoted(choices.join(" "))}` : "";
    return `complete -c toolint -l ${name}${short ? ` -s ${short}` : ""}${takes}${from} -d ${quoted(help2)}`;
  });
  const after = (command, words) => `complete -c toolint -n '__fish_seen_subcommand_from ${command}' -f -a ${quoted(words.join(" "))}`;
  return `# toolint completion for fish. Write it to ~/.config/fish/completions/toolint.fish
complete -c toolint -n __fish_use_subcommand -a ${quoted(FIRST)}
${after("explain", [...rules2, ...PACKS])}
${after("rules", PACKS)}
${after("completion", Object.keys(SHELLS))}
${lines.join("\n")}
`;
}

// src/cli/explain.ts
var COLUMNS = { least: 40, most: 100 };
async function explain([id, ...more], call) {
  const { flags, knowledge: knowledge2, terminal } = call;
  const { rules: rules2 } = knowledge2;
  if (id === void 0 || more.length > 0)
    throw new UserError(
      "Say which rule or pack, one at a time: toolint explain mcp/name-format, or toolint explain mcp"
    );
  if (flags.format !== void 0 && flags.format !== "pretty")
    throw new UserError(`toolint explain prints pretty, not ${flags.format}. toolint rules has json too.`);
  const found = rules2.find((each) => each.id === id) ?? await ruleOrPack(id, call);
  const style = {
    paint: palette(wantsColor(flags, terminal)),
    columns: Math.max(COLUMNS.least, Math.min(COLUMNS.most, terminal.width ?? COLUMNS.most))
  };
  if (!("id" in found)) {
    terminal.out(page(pageOfPack(id, found), style));
    return 0;
  }
  const url = pageOf(found);
  const text2 = page(shippedFile(`docs/rules/${found.id}.md`) ?? summaryOf(found), style);
  terminal.out(url === "" ? text2 : `${text2}
${url}
`);
  return 0;
}
async function ruleOrPack(id, call) {
  const { rules: rules2 } = call.knowledge;
  const family = isFamily(id) ? id : `${id}/*`;
  const inPack = (all2) => all2.filter((each) => familyOf(each.id) === family);
  const builtin = inPack(rules2);
  if (builtin.length > 0) return builtin;
  const all = await rulesHere(call);
  const rule = all.find((each) => each.id === id);
  if (rule) return rule;
  const own = inPack(all);
  if (own.length > 0) return own;
  const ids = all.map((each) => each.id);
  const named = ids.filter((each) => each.endsWith(`/${id}`));
  const packs = [...familiesIn(ids)].map((each) => each.slice(0, -2));
  const meant = named.length > 0 ? ` (did you mean ${named.map((each) => `\`${each}\``).join(" or ")}?)` : didYouMean(id, id.includes("/") ? ids : packs);
  throw new UserError(
    `There is no rule ${id.includes("/") ? "" : "or pack "}"${id}"${meant}. toolint rules lists them all.`
  );
}
function pageOfPack(id, rules2) {
  const pack = id.replace(/\/\*$/, "");
  const isOn = (rule) => isInPreset(rule, "recommended");
  const list = (title, own) => {
    if (own.length === 0) return [];
    const items2 = own.map((rule) => `| ${rule.id} | ${rule.severity} | ${rule.summary.replaceAll("|", "\\|")} |`);
    return [`## ${title}`, ["| | | |", "| - | - | - |", ...items2].join("\n")];
  };
  return [
    `# ${pack}`,
    ...list("In recommended", rules2.filter(isOn)),
    ...list(
      "In other presets",
      rules2.filter((rule) => !isOn(rule))
    ),
    `To read about one: toolint explain ${rules2[0].id}`
  ].join("\n\n");
}
function summaryOf(rule) {
  const { id, summary: summary2, severity, source } = rule;
  const facts = [
    ["Severity", severity],
    ["Preset", presetsText(rule)],
    ["Fix", fixesText(rule)],
    ["Source", `${source?.document ?? ""}${source?.section ? `, ${source.section}` : ""}`],
    ["It says", source?.says ?? ""]
  ];
  const rows2 = facts.filter(([, fact]) => fact).map(([name, fact]) => `| ${name} | ${fact.replaceAll("|", "\\|")} |`);
  return [`# ${id}`, `${summary2}.`, ["| | |", "| - | - |", ...rows2].join("\n")].join("\n\n");
}
function page(markdown, style) {
  const blocks = blocksOf(markdown.split("\n"));
  let text2 = "";
  blocks.forEach((block, index) => {
    const isTight = block.kind === "item" && blocks[index - 1]?.kind === "item";
    const isTitled = blocks[index - 1]?.kind === "heading" && blocks[index - 1].level > 1;
    if (index > 0) text2 += isTight || isTitled ? "\n" : "\n\n";
    text2 += printed(block, style);
  });
  return `${text2}
`;
}
function blocksOf(lines) {
  const blocks = [];
  for (let at = 0; at < lines.length; at++) {
    const line2 = lines[at];
    const fence = /^(`{3,})/.exec(line2)?.[1];
    if (fence) {
      const end = lines.indexOf(fence, at + 1);
      blocks.push({ kind: "code", lines: lines.slice(at + 1, end < 0 ? lines.length : end) });
      if (end < 0) break;
      at = end;
    } else if (line2.startsWith("|")) {
      const rows2 = upTo(lines, at, (each) => !each.startsWith("|"));
      blocks.push({ kind: "table", rows: rows2.filter((_, row) => row !== 1).map(cells) });
      at += rows2.length - 1;
    } else if (/^#+ /.test(line2)) {
      blocks.push({ kind: "heading", level: line2.indexOf(" "), text: plain(line2.replace(/^#+ /, "")) });
    } else if (line2.startsWith("<!--")) {
      const file = /^<!-- file: (.+) -->$/.exec(line2)?.[1];
      if (file) blocks.push({ kind: "file", text: file });
    } else if (/^[-*] /.test(line2)) {
      const own = [line2.slice(2), ...upTo(lines, at + 1, (each) => !/^ +\S/.test(each))];
      blocks.push({ kind: "item", text: joined(own) });
      at += own.length - 1;
    } else if (line2.trim() !== "") {
      const own = upTo(lines, at, (each) => each.trim() === "" || /^(```|\||#+ |<!--|[-*] )/.test(each));
      blocks.push({ kind: "text", text: joined(own) });
      at += own.length - 1;
    }
  }
  return blocks;
}
function upTo(lines, from, ends) {
  const end = lines.findIndex((line2, at) => at >= from && ends(line2));
  return lines.slice(from, end < 0 ? lines.length : end);
}
var joined = (lines) => plain(lines.map((line2) => line2.trim()).join(" "));
var cells = (row) => row.replace(/^\|/, "").replace(/\|\s*$/, "").split(/(?<!\\)\|/).map((cell) => plain(cell.trim()));
function plain(text2) {
  return text2.replace(
    /(?<!`)(`+)[^`]+\1|\[([^[\]]*)\]\(([^)\s]{0,500})\)|\*\*|\\([\\`*_{}[\]()#+.!|<>-])/g,
    (whole2, ticks, shown, link, escaped) => {
      if (ticks) return whole2.replaceAll("\\|", "|");
      if (shown !== void 0) return link && /^https?:/.test(link) && link !== shown ? `${shown} (${link})` : shown;
      return escaped ?? "";
    }
  );
}
function printed(block, style) {
  const { paint, columns } = style;
  switch (block.kind) {
    case "heading":
      return paint.bold(block.text);
    case "code":
      return block.lines.map((line2) => line2 === "" ? "" : `    ${line2}`).join("\n");
    case "file":
      return paint.dim(`  ${block.text}`);
    case "table":
      return table(block.rows, style);
    case "item":
      return hanging("  - ", block.text, style);
    case "text":
      return withCode(wrap(block.text, columns), style).join("\n");
  }
}
function table([head = [], ...rows2], style) {
  const hasHead = head.some((cell) => cell !== "");
  const shown = hasHead ? [head, ...rows2] : rows2;
  const last = head.length - 1;
  const widths = head.map((_, at) => Math.max(...shown.map((row) => width(row[at] ?? ""))));
  const room = style.columns - widths.slice(0, last).reduce((sum, each) => sum + each + 2, 2);
  if (hasHead && last > 1 && room < 20) return rows2.map((row) => listed(row, head, style)).join("\n");
  return shown.map((row, index) => {
    const left = row.slice(0, last).map((cell, at) => cell + " ".repeat(widths[at] - width(cell)));
    const isHead = hasHead && index === 0;
    const line2 = hanging(`  ${left.map((cell) => `${cell}  `).join("")}`, row[last] ?? "", style);
    return isHead ? style.paint.dim(line2) : line2;
  }).join("\n");
}
function listed([first = "", ...others], [, ...names], style) {
  const longest = Math.max(...names.map(width));
  const lines = others.flatMap((cell, at) => {
    const name = names[at] ?? "";
    if (cell === "") return [];
    return hanging(`    ${name}${" ".repeat(longest - width(name))}  `, cell, style);
  });
  return [hanging("  ", first, style), ...lines].join("\n");
}
function hanging(before, text2, style) {
  const lines = withCode(wrap(text2, Math.max(20, style.columns - width(before))), style);
  const [start = ""] = withCode([before], style);
  return start + lines.join(`
${" ".repeat(width(before))}`);
}
function withCode(lines, { paint }) {
  const text2 = lines.join("\n");
  return text2.replace(/`([^`]+)`/g, (_, code) => paint.code(code)).split("\n");
}
async function listRules(rest, call) {
  const { flags, terminal } = call;
  if (flags.format !== void 0 && flags.format !== "pretty" && flags.format !== "json") {
    throw new UserError(`toolint rules prints pretty or json, not ${flags.format}.`);
  }
  const rules2 = ofPack(rest, await rulesHere(call));
  if (flags.format === "json") {
    const rows2 = rules2.map((rule) => {
      const { id, severity, in: preset, notRecommended, summary: summary2, fixable } = rule;
      return {
        id,
        severity,
        in: preset,
        notRecommended,
        summary: summary2,
        fixable: fixable !== void 0,
        url: addressOf(id, rule.url)
      };
    });
    terminal.out(printJson(rows2));
    return 0;
  }
  const width2 = Math.max(...rules2.map(({ id }) => id.length));
  for (const rule of rules2) {
    const { id, severity, fixable, summary: summary2 } = rule;
    const presets = rule.notRecommended ? presetsOf(rule).join(", ") : rule.in;
    const row = [
      id.padEnd(width2),
      severity.padEnd(7),
      presets.padEnd(12),
      FIXES[fixable ?? "none"].padEnd(10),
      summary2
    ];
    terminal.out(`${row.join("  ")}
`);
  }
  return 0;
}
var FIXES = { none: "", safe: "fix", both: "fix", unsafe: "unsafe fix" };
function ofPack([pack, ...more], rules2) {
  if (pack === void 0) return rules2;
  const family = isFamily(pack) ? pack : `${pack}/*`;
  const families = familiesIn(rules2.map(({ id }) => id));
  if (more.length === 0 && families.has(family)) return rules2.filter(({ id }) => familyOf(id) === family);
  const packs = [...families].map((each) => each.slice(0, -2));
  const hint = didYouMean(pack, packs);
  throw new UserError(
    more.length > 0 ? "toolint rules takes one pack, as in toolint rules mcp. To lint a folder named rules, write ./rules." : `There is no pack "${pack}"${hint}: ${packs.join(", ")}. To lint a folder named rules, write ./rules.`
  );
}
async function rulesHere({ flags, knowledge: { rules: builtin }, terminal }) {
  try {
    return [...(await configsFor(flags, builtin, terminal.cwd).for(".")).known.values()];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    terminal.err(
      `toolint: rules of plugins are not among these, as the config cannot be read. ${visible(asRunHere(error.message, terminal).replace(/\s+/g, " "))}
`
    );
    return builtin;
  }
}

// src/cli/help.ts
var USAGE = [
  ["", "[paths or globs...]", "lint; without paths, everything below this folder"],
  ["fix", "[paths or globs...]", "the same with --fix; check and lint are names for linting too"],
  ["", "-", "lint standard input"],
  ["explain", "<rule-id> or PACK", "what a rule wants, and why; or the rules of a pack, such as mcp"],
  ["rules", "[PACK]", "list all rules, or those of one pack, such as mcp"],
  ["clients", "[FILE]", "what AI clients refuse, and which of them take the tools of a file"],
  ["lsp", "", "serve an editor (language server protocol)"],
  ["mcp", "", "serve a coding agent (Model Context Protocol)"],
  ["init", "", "set up this repository: config, workflow"],
  ["diff", "[BASE [HEAD]] [-- paths]", "what changed between two versions of the tools, and what breaks for callers"],
  ["dump", "[paths...]", "all tools as one sorted list"],
  ["server", "-- COMMAND", "ask a running server for its lists, and lint them"],
  ["completion", "SHELL", "a completion script for bash, zsh or fish"]
];
function usageOf([command, form, what]) {
  const call = ["toolint", command, form].filter((word) => word !== "").join(" ");
  return `  ${call.padEnd(34)}${call.length < 34 ? "" : "  "}${what}`;
}
var GROUPS = [
  ["What is linted", ["changed", "if-no-manifests", "ignore-unknown", "stdin", "stdin-filename", "watch"]],
  ["Speed", ["cache", "cache-file"]],
  ["Rules", ["config", "preset", "rule", "clients"]],
  ["Fixes", ["fix", "fix-unsafe", "fix-dry-run"]],
  ["Report", ["format", "output-file", "statistics", "quiet", "color", "no-color", "timing"]],
  ["Exit status", ["fail-on", "max-warnings"]],
  ["Accepted findings", ["suppress", "suppress-at", "suppress-rule", "reason", "prune-suppressions"]],
  ["Instead of linting", ["why", "show-files", "print-config", "print-tools", "version", "help"]],
  ["Two versions", ["base-release"]]
];
var OF_CONFIG = ["config", "preset", "rule", "clients"];
var OF_REPORT = ["output-file", "write the report there"];
var OF_COLORS = ["color", "no-color"];
var COMMANDS2 = {
  explain: {
    forms: ["<rule-id>", "PACK"],
    text: `Prints the page of a rule: what it reports, why, with examples, and where the demand comes from.
Rules of your own plugins have a page too. Of a pack, such as mcp, it lists the rules.`,
    options: ["config", ...OF_COLORS],
    example: "explain mcp/name-format"
  },
  rules: {
    forms: ["[PACK]"],
    text: `Lists all rules, or those of one pack, such as mcp: their severity, the preset that they are in, and
whether they have a fix.`,
    options: ["config", ["format", "pretty, json"]],
    example: "rules mcp"
  },
  clients: {
    forms: ["[FILE]"],
    text: `Lists what AI clients refuse. With a file, prints which clients accept each of its tools.`,
    options: ["config", "rule", ...namesOf("clients"), OF_REPORT],
    example: "clients tools.json"
  },
  lsp: {
    forms: [""],
    text: `Speaks the language server protocol on standard input and output. An editor starts it, and has its
settings.`,
    example: "lsp"
  },
  mcp: {
    forms: ["[--servers FILE] [--allow-code]"],
    text: `Speaks the Model Context Protocol on standard input and output, for a coding agent: lint, fix, explain a rule,
show tools, check what clients refuse. Reads and writes only in the folder that it is started in.

--servers FILE allows the agent to start the servers of a client config such as .mcp.json, to see their tools.
--allow-code runs configs and plugins in JavaScript.`,
    example: "mcp"
  },
  init: {
    forms: [""],
    text: `Writes toolint.config.json and, in a repository on GitHub, .github/workflows/toolint.yml, on GitLab
.gitlab-ci.yml, if there is no config or workflow yet; a skill, if there is a folder .claude; and prints the
next steps. Overwrites nothing and asks nothing.`,
    example: "init"
  },
  diff: {
    forms: ["[BASE [HEAD]] [-- paths]", "--base-release [HEAD] [-- paths]"],
    text: `Compares two versions of the tools, and reports what breaks for callers. A version is a commit, a tag, a
branch, a folder, or a file that toolint dump wrote. BASE is the newest release unless you name it, HEAD the
working tree.`,
    options: [
      ["base-release", "compare HEAD with the newest release, without naming BASE"],
      ...OF_CONFIG,
      ["format", "pretty, github, html, json, markdown, sarif"],
      OF_REPORT,
      "fail-on",
      "max-warnings",
      "quiet",
      ...OF_COLORS
    ],
    example: "diff main"
  },
  dump: {
    forms: ["[paths...]"],
    text: `Prints all tools as one sorted list, as JSON. toolint diff can compare such a list.`,
    options: ["config", OF_REPORT],
    example: "dump --output-file tools.json"
  },
  server: {
    forms: ["-- COMMAND", "--url URL", "--servers FILE"],
    text: `Asks a running server for its tools, resources and prompts, and lints what it answers. Calls no tool.`,
    options: [
      ...namesOf("server"),
      ...OF_CONFIG,
      "format",
      OF_REPORT,
      "statistics",
      "fail-on",
      "max-warnings",
      "quiet",
      "timing",
      ...OF_COLORS
    ],
    example: "server -- node dist/server.js"
  },
  completion: {
    forms: ["bash", "zsh", "fish"],
    text: `Prints a script with which the shell completes commands, options and the ids of rules.`,
    example: "completion bash"
  }
};
function namesOf(command) {
  const all = Object.entries(OPTIONS);
  return all.filter(([, option]) => option.command === command).map(([name]) => name);
}
function rows(names) {
  return names.map((each) => {
    const [name, own] = typeof each === "string" ? [each, void 0] : each;
    const option = OPTIONS[name];
    const left = `${option.short ? `-${option.short}, ` : "    "}--${name}${shownValue(option)}`;
    return `  ${left.padEnd(34)}${own ?? option.help}`;
  }).join("\n");
}
function shownValue({ value, optional }) {
  if (value === void 0) return "";
  return optional ? ` [${value}]` : ` ${value}`;
}
var EXIT_STATUS = "Exit status: 0 no errors, 1 errors (see --fail-on and --max-warnings), 2 toolint could not run or could not read a file.";
function help(command = "") {
  const own = Object.hasOwn(COMMANDS2, command) ? COMMANDS2[command] : void 0;
  return own ? helpOf(command, own) : general();
}
function helpOf(command, { forms, text: text2, options: options2 = [], example }) {
  const parts = [
    `Usage
${forms.map((form) => `  toolint ${command} ${form}`.trimEnd()).join("\n")}`,
    text2,
    ...options2.length > 0 ? [`Options
${rows(options2)}`] : [],
    `Example
  toolint ${example}`,
    ...options2.includes("fail-on") ? [EXIT_STATUS] : []
  ];
  return `${parts.join("\n\n")}
`;
}
function general() {
  return `toolint: finds what is wrong in MCP servers, ChatGPT apps and other tools for AI models.

Usage
${USAGE.map(usageOf).join("\n")}

${GROUPS.map(([title, names]) => `${title}
${rows(names)}`).join("\n\n")}

${OWNERS.map((command) => `Options of toolint ${command}
${rows(namesOf(command))}`).join("\n\n")}

${EXIT_STATUS}
`;
}

// src/cli/init.ts
const { existsSync, readdirSync } = process.getBuiltinModule("node:fs");
const { dirname, join, posix } = process.getBuiltinModule("node:path");

// src/cli/init-more.ts
var PIPELINE = ".gitlab-ci.yml";
var FILL_IN = WHERE.repository ? [] : [
  `toolint is not released yet: fork it, and write the name of your fork and its commit in place of ${WHERE.action.name} and ${WHERE.action.ref}.`
];
var isOnGitLab = ({ textOf, top }, urls) => urls.some((url) => url.includes("gitlab")) || textOf(inFolder(top, PIPELINE)) !== "";
function gitlabLines({ top, textOf, write: write2 }, server) {
  const text2 = textOf(inFolder(top, PIPELINE));
  const job = jobFor(server);
  if (text2.includes("toolint")) return [`There is a job already, in ${PIPELINE}. It was left as it is.`];
  if (text2 !== "") return [`For every merge request, add to ${PIPELINE}:`, "", ...indented(job), ...FILL_IN];
  write2(inFolder(top, PIPELINE), job);
  return [`Wrote ${PIPELINE}, which lints every merge request.`, ...FILL_IN];
}
function jobFor(server) {
  const report = "--format gitlab --output-file gl-code-quality-report.json";
  const command = printable(server?.command ?? "FILL-IN-THE-COMMAND");
  const comment = server ? "    # Install Node and what the server needs before this line.\n" : "";
  const words = server ? `server ${report} --source . -- ${command}` : report;
  return `toolint:
  image: node:22
  script:
${comment}    - npx --yes ${WHERE.npx} ${words}
  artifacts:
    when: always
    reports:
      codequality: gl-code-quality-report.json
`;
}
var SKILLS = ".claude/skills";
var SKILL = `${SKILLS}/toolint/SKILL.md`;
function agentLines({ top, textOf, filesIn: filesIn2, write: write2 }) {
  const lines = [];
  const skill = shippedFile("skills/toolint/SKILL.md");
  if (skill !== void 0 && filesIn2(".claude").length > 0 && textOf(inFolder(top, SKILL)) === "") {
    write2(inFolder(top, SKILL), skill);
    lines.push(`Wrote ${SKILL}, which tells a coding agent how to check tools.`);
  }
  const agents = textOf(inFolder(top, "AGENTS.md"));
  if (agents !== "" && !agents.includes("toolint")) lines.push(TO_AGENTS);
  const servers = textOf(inFolder(top, ".mcp.json"));
  if (servers !== "" && !servers.includes("toolint")) lines.push(TO_MCP);
  return lines;
}
var TO_AGENTS = "For agents that read AGENTS.md, add: After you change a tool, run `npx toolint --format concise` and fix what it reports.";
var TO_MCP = `For agents that read .mcp.json, add the server "toolint": { "command": "npx", "args": ["--yes", "${WHERE.npx}", "mcp"] }.`;
var indented = (text2) => text2.split("\n").map((line2) => line2 === "" ? "" : `    ${line2}`);

// src/cli/init.ts
var FILE = "toolint.config.json";
async function init(rest, knowledge2, terminal) {
  if (rest.length > 0) throw new UserError(`toolint init takes no paths, and got "${rest[0]}".`);
  const cwd = absolutePath(terminal.cwd, ".");
  const top = gitTop(cwd);
  holdSignals();
  const project = { cwd, top, textOf: textsOf(top ?? cwd) };
  const existing = existingConfig(project);
  const { report, config } = existing ? await asConfigured(cwd, knowledge2) : await asFound(cwd, knowledge2);
  const said = [
    summary(report),
    existing ? `There is a config already: ${existing}. It was left as it is.` : writeConfig(project, config, report),
    ...isMonorepo(project) ? [MONOREPO] : [],
    ...workflowLines(project, report),
    ...top !== void 0 && cwd === top ? agentLines(topOf(project, top)) : [],
    "",
    ...usesSource(project, report) ? eslintLines(project) : [],
    "Next:",
    ...nextSteps(report, terminal)
  ];
  terminal.out(asRunHere(`${said.join("\n")}
`, terminal));
  return 0;
}
function textsOf(top) {
  const bytesOf = checkoutReader(top);
  return (path) => {
    const bytes = bytesOf(relativePath(top, path));
    return (bytes && looseText(bytes)) ?? "";
  };
}
async function asConfigured(cwd, { rules: rules2, formats: formats2 }) {
  const { report } = await check({ cwd, paths: [], configs: configsFor({}, rules2, cwd), formats: formats2 });
  return { report, config: {} };
}
async function asFound(cwd, { rules: rules2, formats: formats2 }) {
  const lint = async (config) => {
    const configs = createConfigs({ cwd, config, builtinRules: rules2, allowCode: false });
    return (await check({ cwd, paths: [], configs, formats: formats2 })).report;
  };
  const all = await lint({});
  const files = all.files.length === 0 ? testFolders(all.skipped) : [];
  const plain2 = files.length > 0 ? { files } : {};
  const report = files.length > 0 ? await lint(plain2) : all;
  if (!report.findings.some(isBrokenJson)) return { report, config: plain2 };
  const lenient = { ...plain2, comments: true };
  const other = await lint(lenient);
  const isBetter = other.findings.filter(isBrokenJson).length < report.findings.filter(isBrokenJson).length;
  return isBetter ? { report: other, config: lenient } : { report, config: plain2 };
}
var isBrokenJson = ({ rule, path }) => rule === "common/syntax" && path.endsWith(".json");
function testFolders(skipped) {
  const folders = skipped.flatMap(({ path }) => dirname(path).split("/"));
  return [...new Set(folders.filter((name) => /^(__fixtures__|__tests__|fixtures|testdata|test-data)$/.test(name)))].sort().map((name) => `**/${name}/**`);
}
function writeConfig({ cwd, top }, { files, comments }, report) {
  const config = {
    $schema: "./node_modules/toolint/schemas/config.schema.json",
    root: true,
    extends: ["recommended"],
    ...files && { files },
    ...comments && { comments },
    rules: {}
  };
  writeNew(inFolder(cwd, FILE), `${JSON.stringify(config, null, 2)}
`, top ?? cwd);
  const why2 = [
    ...files ? [`names ${files.join(", ")}, where test data is all there is`] : [],
    ...comments ? ["allows comments in .json files, as some have them"] : [],
    ...report.files.length === 0 ? ["waits for the first manifest"] : []
  ];
  return `Wrote ${FILE}${why2.length > 0 ? `: it ${why2.join(", and ")}` : ""}.`;
}
function writeNew(path, text2, top) {
  try {
    createAtomically(path, text2, top);
  } catch (error) {
    throw new UserError(`${printable(path, 400)} could not be written: ${whyNot(error)}.`);
  }
}
function existingConfig(project) {
  const { cwd, top } = project;
  for (let at = cwd; ; at = absolutePath(at, "..")) {
    const name = [...CONFIG_NAMES].find((each) => existsSync(join(at, each))) ?? packageConfig(project, at);
    if (name) return posix.join(relativePath(cwd, at), name);
    if (top === void 0 || at === top) return void 0;
  }
}
function packageConfig(project, folder) {
  return Object.hasOwn(packageIn(project, folder), "toolint") ? "package.json" : void 0;
}
function packageIn({ textOf }, folder) {
  return recordIn(textOf(inFolder(folder, "package.json"))) ?? {};
}
var MONOREPO = "This is a monorepo: one config holds for all packages, and a package may have a config of its own for what differs.";
function isMonorepo(project) {
  const files = ["pnpm-workspace.yaml", "lerna.json", "nx.json", "turbo.json", "rush.json"];
  const { cwd } = project;
  return Object.hasOwn(packageIn(project, cwd), "workspaces") || files.some((name) => existsSync(join(cwd, name)));
}
function workflowLines(project, report) {
  const { cwd, top } = project;
  if (top === void 0) return ["This is no git repository, so no workflow was written."];
  const existing = existingWorkflow(project, top);
  if (existing) return [`There is a workflow already: ${printable(existing)}. It was left as it is.`];
  const gitlab = topOf(project, top);
  if (isElsewhere(project, top) && isOnGitLab(gitlab, urlsIn(project, top)) && cwd === top)
    return gitlabLines(gitlab, report.languages?.[0]);
  if (isElsewhere(project, top)) return ["This repository is not on GitHub, so no workflow was written."];
  if (cwd !== top)
    return [`A workflow belongs to the top of the repository: run toolint init in ${relativePath(cwd, top)} for one.`];
  const [server] = report.languages ?? [];
  writeNew(inFolder(top, WORKFLOW), server ? workflowFor(server) : workflow, top);
  if (!server) return [`Wrote ${WORKFLOW}, which lints every pull request.`, ...FILL_IN];
  const todo = server.command === void 0 ? `Fill in server-command, which starts the server, and` : `Check server-command (${server.command}), and`;
  return [
    `Wrote ${WORKFLOW}, which starts the server, written in ${server.language}, and lints the tools that it lists.`,
    `${todo} add a step before it that installs what the server needs.`,
    ...FILL_IN
  ];
}
var workflowFor = ({ command = "FILL-IN-THE-COMMAND" }) => `${workflow}        with:
          # What starts the server, which is asked for its tools. Install what it needs in a step before this one.
          server-command: ${command}
          # Where its source is: findings stand at the lines that name the tools.
          server-source: .
`;
function usesSource(project, { files }) {
  const { cwd } = project;
  if (files.some(({ path }) => /\.[mc]?[jt]sx?$/.test(path)) || existsSync(join(cwd, "tsconfig.json"))) return true;
  const { dependencies, devDependencies } = packageIn(project, cwd);
  return "typescript" in { ...dependencies, ...devDependencies };
}
function summary({ files }) {
  if (files.length === 0) return "No manifest was found here yet: toolint --why FILE says why a file was skipped.";
  const counts = /* @__PURE__ */ new Map();
  for (const format of files.flatMap((file) => file.formats)) counts.set(format, (counts.get(format) ?? 0) + 1);
  return `Found ${[...counts].map(([format, number]) => `${counted(number, "file")} of ${format}`).join(", ")}.`;
}
function nextSteps({ findings, failures }, terminal) {
  const toolint = commandName(terminal);
  const step = (options2, what) => `  ${`${toolint} ${options2}`.padEnd(48)}  ${what}`;
  const { errors, warnings, infos, fixable } = count(findings);
  const parts = [counted(errors, "error"), counted(warnings, "warning"), counted(infos, "info")];
  const found = parts.filter((part) => !part.startsWith("0 ")).join(", ");
  return [
    step("", found === "" ? "lint: there is nothing to fix so far" : `look at what there is: ${found}`),
    ...failures.length > 0 ? [step("--quiet", `see ${counted(failures.length, "file")} that could not be read`)] : [],
    ...fixable > 0 ? [step("--fix", "fix what can be fixed safely")] : [],
    ...errors > 0 ? [step('--suppress --reason "before toolint"', "or start clean: only what is new fails")] : [],
    step("--changed", "lint only the lines that you changed"),
    step("explain <rule-id>", "read why a rule asks for something")
  ];
}
var NAMES = ["js", "mjs", "cjs", "ts", "mts", "cts"].map((ending) => `eslint.config.${ending}`);
var NONE = { imported: "", item: "" };
var SUPPRESSING = {
  imported: `import suppressions from './${SUPPRESSIONS}' with { type: 'json' };
`,
  item: "\n  { settings: { toolint: { suppressions } } },"
};
var whole = ({ imported, item }) => `import { defineConfig } from 'eslint/config';
import toolint from 'toolint/eslint';
import tseslint from 'typescript-eslint';
${imported}
export default defineConfig([
  { files: ['**/*.ts', '**/*.tsx'], extends: [tseslint.configs.base] },
  toolint.configs.recommended,${item}
]);`;
var added = ({ imported, item }) => `import toolint from 'toolint/eslint';
${imported}
  toolint.configs.recommended, // one more item of the list that is exported${item}`;
function eslintLines({ cwd, textOf }) {
  const name = NAMES.find((each) => existsSync(join(cwd, each)));
  const lines = existsSync(join(cwd, SUPPRESSIONS)) ? SUPPRESSING : NONE;
  if (name === void 0) {
    return [
      `For the same rules in the editor, npm install --save-dev ${WHERE.install} eslint typescript-eslint, and eslint.config.js:`,
      "",
      ...indented(whole(lines)),
      ""
    ];
  }
  if (textOf(inFolder(cwd, name)).includes("toolint")) return [];
  return [
    `For the same rules in the editor, npm install --save-dev ${WHERE.install}, and add to ${name}:`,
    "",
    ...indented(added(lines)),
    ""
  ];
}
var WORKFLOW = ".github/workflows/toolint.yml";
var pinning = WHERE.repository ? `A tag can be moved, a commit cannot: ${WHERE.repository}/releases names the commit.` : "Until the first release, toolint is used from a fork: write its name and the full SHA of a commit.";
var workflow = `name: toolint

on:
  pull_request:
  push:
    branches: [main, master]

permissions: {}

# Of two runs on one pull request, only the newer one reports.
concurrency:
  group: toolint-\${{ github.event.pull_request.number || github.sha }}
  cancel-in-progress: true

jobs:
  toolint:
    runs-on: ubuntu-latest
    timeout-minutes: 10
    permissions:
      contents: read
      # Allow this as well to see every finding as an annotation, in a check run.
      # checks: write
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # ${pinning}
      - uses: ${WHERE.action.name}@${WHERE.action.ref}
`;
function existingWorkflow({ textOf }, top) {
  const folder = ".github/workflows";
  return filesIn(top, folder).map((name) => `${folder}/${name}`).find((path) => path === WORKFLOW || /\.ya?ml$/.test(path) && textOf(inFolder(top, path)).includes("toolint"));
}
function isElsewhere({ textOf }, top) {
  const urls = urlsIn({ textOf }, top);
  const isOther = urls.length > 0 ? !urls.some((url) => url.includes("github")) : textOf(inFolder(top, ".gitlab-ci.yml")) !== "";
  return filesIn(top, ".github").length === 0 && isOther;
}
var urlsIn = ({ textOf }, top) => textOf(inFolder(top, ".git/config")).match(/^[ \t]*url[ \t]*=.*$/gm) ?? [];
var topOf = ({ textOf }, top) => ({
  ...{ top, textOf },
  filesIn: (folder) => filesIn(top, folder),
  write: (path, text2) => writeNew(path, text2, top)
});
function filesIn(top, folder) {
  const path = inFolder(top, folder);
  try {
    return leadsOut(path, top, realPath(top)) ? [] : readdirSync(path).sort();
  } catch {
    return [];
  }
}

// src/cli/server.ts
var NOT_FOR_SERVERS = [
  ...["fix", "fix-unsafe", "fix-dry-run", "changed", "stdin", "stdin-filename"],
  ...[
    "suppress",
    "suppress-at",
    "suppress-rule",
    "reason",
    "prune-suppressions",
    "ignore-unknown",
    "watch",
    "cache",
    "cache-file",
    "base-release"
  ],
  ...["print-config", "print-tools", "why", "show-files"]
];
async function serverCommand(words, { flags, knowledge: knowledge2, terminal }) {
  for (const each of NOT_FOR_SERVERS) {
    if (flags[each] !== void 0)
      throw new UserError(`--${each} is about files, so it does not go together with toolint server`);
  }
  if (flags.baseline !== void 0)
    return (await import("./baseline-command.js")).baselineCommand(words, { flags, knowledge: knowledge2, terminal });
  if (flags.update) throw new UserError("--update writes the file that --baseline names: add --baseline FILE");
  const timing = flags.timing ? startTiming() : void 0;
  const { save: save2, budget, source } = flags;
  const report = await askServers(
    words,
    { flags, knowledge: knowledge2, terminal },
    {
      ...flags.twice && { twice: true },
      ...budget !== void 0 && { budget: countIn("--budget", budget) },
      ...source !== void 0 && { source },
      ...save2 !== void 0 && { onAnswers: (text2) => write(save2, text2, terminal) }
    }
  );
  const mostWarnings = readCount(flags["max-warnings"]);
  const linted = { report, files: [], changes: [], fixed: [] };
  const status = await finish(linted, mostWarnings, { flags, knowledge: knowledge2, terminal });
  if (timing) terminal.err(timingText(timing, performance.now()));
  return status;
}
function write(file, text2, terminal) {
  save("answers", file, terminal, () => text2);
  terminal.err(`toolint: the answers of the server are in ${visible(file)}.
`);
}

// src/cli/why.ts
const { statSync } = process.getBuiltinModule("node:fs");
const { resolve } = process.getBuiltinModule("node:path");

// src/generated/library-names.ts
var LIBRARIES = [
  "Agent Development Kit",
  "AI SDK, `ai`",
  "Anthropic",
  "assistant-ui",
  "BeeAI",
  "Claude Agent SDK",
  "Cloudflare Agents",
  "Convex",
  "GitHub Copilot SDK",
  "MCP Apps, `ext-apps`",
  "FastMCP",
  "FrontMCP",
  "Genkit",
  "Gloodata",
  "LangChain",
  "LeanMCP",
  "LlamaIndex",
  "Mastra",
  "mcp-framework",
  "mcp-handler",
  "mcp-lite",
  "mcp-nest",
  "MCP SDK, versions 1 and 2",
  "mcp-ts-core",
  "mcp-use",
  "Nuxt",
  "Open Tool Calling",
  "OpenAI",
  "OpenAI Agents SDK",
  "pi and OpenClaw",
  "skybridge",
  "Strands Agents",
  "sunpeak",
  "TanStack AI",
  "tmcp",
  "WebMCP, `navigator.modelContext`, `@mcp-b/\u2026`",
  "xmcp",
  "xsAI"
];

// src/read/look-alike.ts
async function lookAlike(path, source) {
  return kindOf(path, source, [...TOOLS, ...OTHERS]);
}
async function lookAlikeTools(path, source) {
  return TOOL_WORDS.test(source) ? kindOf(path, source, TOOLS) : void 0;
}
var TOOL_WORDS = /parameters|input_schema|toolSpec|functionDeclarations/;
async function kindOf(path, source, kinds) {
  const document = await parse(path, source).catch(() => void 0);
  const root = document?.roots[0];
  if (!root || document.faults.length > 0) return void 0;
  return kinds.find(({ is }) => is(root))?.what;
}
var tools = (root) => items(root.kind === "array" ? root : get(root, "tools") ?? get(root, "functions"));
var isOneOrAll = (is) => (root) => is(root) || tools(root).length > 0 && tools(root).every(is);
var hasKey = (...path) => (node) => get(node, ...path) !== void 0;
var TOOLS = [
  {
    what: 'function definitions for a model API, which have `parameters` instead of `inputSchema`. They can be linted where each has `"type": "function"`, as OpenAI\'s API takes them',
    is: isOneOrAll((tool) => [tool, get(tool, "function")].some((each) => each && isFunction(each)))
  },
  {
    what: "tool definitions for Anthropic's API, which have `input_schema` instead of `inputSchema`",
    is: isOneOrAll((tool) => hasKey("name")(tool) && hasKey("input_schema")(tool))
  },
  { what: "tool definitions for Amazon Bedrock", is: isOneOrAll(hasKey("toolSpec", "inputSchema")) },
  { what: "function declarations for Gemini's API", is: isOneOrAll(hasKey("functionDeclarations")) }
];
var OTHERS = [
  { what: "an OpenAPI document", is: (root) => hasKey("openapi")(root) || hasKey("swagger")(root) },
  {
    what: "a JSON Schema, without a tool around it",
    is: (root) => /\bjson-schema\.org\b/.test(text(get(root, "$schema")) ?? "")
  },
  {
    what: "the manifest of a package",
    is: (root) => hasKey("name")(root) && ["dependencies", "devDependencies", "scripts"].some((key) => hasKey(key)(root))
  }
];
var isFunction = (node) => text(get(node, "name")) !== void 0 && get(node, "parameters")?.kind === "object" && ["result", "inputSchema", "input_schema"].every((key) => has(node, key) === "no");

// src/cli/why.ts
async function why(file, { flags, knowledge: { rules: rules2, formats: formats2 }, terminal }) {
  const { cwd } = terminal;
  const configs = configsFor(flags, rules2, cwd);
  if (statSync(resolve(cwd, file), { throwIfNoEntry: false })?.isDirectory()) {
    const overview = await folderOverview(file, cwd, configs, formats2);
    terminal.out(whyFolder(file, overview));
    return overview.report.failures.length > 0 ? 2 : 0;
  }
  const { files, problems } = await discover({ cwd, paths: [file], extensions: EXTENSIONS });
  const { ignored: _, ...search } = searchIn(await configs.for("."));
  const notSearched = files[0] && whyNotFound(files[0].path, { cwd, ...search }, scopeFinder(cwd));
  const { services, imports, unreached, close } = openServices(cwd);
  const lintAs = async (named2) => run({
    ...{ cwd, configs, formats: formats2, services, imports, unreached },
    files: files.map(({ path, absolute }) => ({ path, absolute, named: named2 }))
  });
  const found = notSearched === void 0 ? await lintAs(false) : void 0;
  const named = await lintAs(true);
  close();
  const failure = [...problems, ...named.failures][0];
  const say = (text2) => {
    terminal.out(`${sentence(file, 400)}: ${text2}
`);
    return failure ? 2 : 0;
  };
  if (failure) return say(failure.message);
  const language = await languageNotRead(file, { cwd, ...search });
  if (language !== void 0) return say(language);
  const ours = found?.files[0];
  if (ours) {
    const tools2 = `${listOf(ours.formats)}, ${heldIn(ours)}${ours.isSample ? SAMPLE : ""}.`;
    return say([tools2, ...(found.unread ?? []).map(unreadText)].join("\n  "));
  }
  const [guess] = named.files;
  const reason = found?.skipped[0]?.reason ?? named.skipped[0]?.reason ?? NO_FORMAT;
  if (guess) {
    const format = listOf(guess.formats) || "a manifest that cannot be parsed";
    if (notSearched !== void 0) {
      return say(`skipped: ${notSearched}. If you name it on the command line, it is linted as ${format}.`);
    }
    const mapping = `"formats": ${JSON.stringify({ [files[0].path]: guess.formats[0] })}`;
    const setting = guess.formats.length > 0 ? `set ${sentence(mapping, 400)}` : 'set "formats"';
    return say(
      `skipped: ${reason}. On the command line it is linted as ${format}; to lint it in every run, ${setting} in the config.`
    );
  }
  const isIgnored = /^ignored by the config/.test(reason);
  const other = isIgnored ? void 0 : await whatElse(files[0], lookAlike);
  const why2 = other === void 0 ? reason : `no known format. It looks like ${other}`;
  const first = notSearched === void 0 || isIgnored ? "" : `${notSearched}. If you name it, it is skipped as well: `;
  const table2 = JAVASCRIPT_EXTENSIONS.includes(extensionOf(file)) ? whatIsKnownInCode() : whatIsKnown(formats2);
  return say(`skipped: ${first}${why2}.${why2 === NO_FORMAT ? `

${table2}` : ""}`);
}
var unreadText = ({ path, line: line2, column, what, reason }) => sentence(`${path}:${line2}:${column} could not be read: ${what} (${reason})`, 600);
async function languageNotRead(file, search) {
  const name = languageNamed(file);
  if (name === void 0) return void 0;
  const languages = watchLanguages(search.cwd);
  await discover({ ...search, paths: [], onName: languages.see });
  const seen = languages.found().find(({ language }) => language === name);
  const rest = "toolint can start a server and lint the tools that it lists: npx toolint server --source . -- COMMAND";
  return `skipped: ${name} is not read. ${seen ? rest.replace("COMMAND", seen.command ?? "COMMAND") : rest}`;
}
async function whatElse({ path, absolute }, look) {
  if (JAVASCRIPT_EXTENSIONS.includes(extensionOf(path))) return void 0;
  const read = readText(absolute, { maxBytes: LIMITS.fileSize });
  return "text" in read ? look(path, read.text) : void 0;
}
async function folderOverview(folder, cwd, configs, formats2) {
  const { report, files } = await check({ cwd, paths: [folder], configs, formats: formats2 });
  const search = { cwd, ...searchIn(await configs.for(".")) };
  const scopeOf = scopeFinder(cwd);
  const leftOut = /* @__PURE__ */ new Map();
  const onLeftOut = (path) => {
    const reason = whyNotFound(path, search, scopeOf);
    if (reason !== void 0) addTo(leftOut, reason, sentence(path, 400));
  };
  await discover({ ...search, paths: [folder], onLeftOut });
  const known = new Set([...report.files, ...report.skipped, ...report.failures].map(({ path }) => path));
  const others = [];
  for (const file of files) {
    const { path } = file;
    const rule = (await configs.for(path)).ignored(path);
    if (rule) addTo(leftOut, `the config ignores it${originOf(rule)}`, sentence(path, 400));
    else if (!known.has(path)) others.push(file);
  }
  const similar = await similarOf(others, cwd, configs, formats2);
  return { report, others: others.length - [...similar.values()].flat().length, similar, leftOut };
}
async function similarOf(others, cwd, configs, formats2) {
  const similar = /* @__PURE__ */ new Map();
  const { services, imports, close } = openServices(cwd);
  const data = others.filter(({ path }) => !JAVASCRIPT_EXTENSIONS.includes(extensionOf(path)) && !isLockFile(path));
  const files = data.filter((file) => hasWordsOfTools(file, formats2)).map(({ path, absolute }) => ({ path, absolute, named: true }));
  const named = await run({ cwd, configs, formats: formats2, services, imports, files });
  close();
  const formatOf = new Map(named.files.map((each) => [each.path, listOf(each.formats)]));
  for (const file of files) {
    const format = formatOf.get(file.path);
    const other = format ? void 0 : await whatElse(file, lookAlikeTools);
    if (format) addTo(similar, `linted as ${format} if you name it`, sentence(file.path, 400));
    else if (other !== void 0) addTo(similar, `looks like ${other}`, sentence(file.path, 400));
  }
  return similar;
}
function hasWordsOfTools({ absolute }, formats2) {
  const read = readText(absolute, { maxBytes: LIMITS.fileSize });
  if (!("text" in read)) return false;
  const { text: text2 } = read;
  return TOOL_WORDS.test(text2) || formats2.some(({ rootKeys }) => rootKeys.some((keys) => keys.every((key) => text2.includes(key))));
}
var LISTED = 20;
function whyFolder(folder, { report, others, similar, leftOut }) {
  const { files, skipped, failures } = report;
  const tools2 = files.reduce((sum, file) => sum + file.tools, 0);
  const servers = files.reduce((sum, file) => sum + (file.servers ?? 0), 0);
  const counts = [
    `${counted(files.length, "file")} with ${held(tools2, servers)}`,
    `${counted(skipped.length, "file")} skipped`,
    ...similar.size > 0 ? [`${counted([...similar.values()].flat().length, "file")} of no known format`] : [],
    ...others > 0 ? [`${counted(others, "other file")} without any sign of a tool`] : []
  ];
  const head = `${sentence(folder, 400)}: ${counts.join(", ")}.`;
  const formats2 = groupBy(files, (each) => listOf(each.formats) || "cannot be parsed");
  const reasons = groupBy(skipped, ({ reason }) => reason);
  const unread = report.unread ?? [];
  const lists = [
    ...unread.length > 0 ? [listed2(`could not be read: ${counted(unread.length, "registration")}`, unread.map(unreadText))] : [],
    ...Array.from(
      formats2,
      ([format, found]) => listed2(
        `${format}: ${counted(found.length, "file")}`,
        found.map((each) => `${sentence(each.path, 400)}  ${heldIn(each)}`)
      )
    ),
    ...Array.from(
      reasons,
      ([reason, found]) => listed2(
        `skipped, ${sentence(reason.replace(/\.$/, ""), 400)}: ${counted(found.length, "file")}`,
        found.map(({ path }) => sentence(path, 400))
      )
    ),
    ...Array.from(
      similar,
      ([what, paths]) => listed2(`no known format, ${what}: ${counted(paths.length, "file")}`, paths)
    ),
    ...Array.from(leftOut, ([reason, paths]) => listed2(`left out, ${reason}: ${paths.length}`, paths)),
    ...failures.length > 0 ? [
      listed2(
        `failed: ${counted(failures.length, "file")}`,
        failures.map(({ path, message }) => `${sentence(path, 400)}  ${sentence(message, 400)}`)
      )
    ] : []
  ];
  return `${[head, ...lists].join("\n\n")}
`;
}
var heldIn = ({ tools: tools2, servers, toolsElsewhere = 0, isSample }) => `${held(tools2, servers)}${toolsElsewhere > 0 ? `, and ${toolsElsewhere} that another file has, too` : ""}${isSample ? ", samples" : ""}`;
var SAMPLE = ": where the project has tools elsewhere, a warning about these is told as info";
function listed2(title, lines) {
  const more = lines.length > LISTED ? [`and ${counted(lines.length - LISTED, "more file")}`] : [];
  return [title, ...[...lines.slice(0, LISTED), ...more].map((line2) => `  ${line2}`)].join("\n");
}
function whatIsKnown(formats2) {
  const width2 = Math.max(...formats2.map(({ id }) => id.length)) + 2;
  return [
    "A file is recognised by its content:",
    ...formats2.map(({ id, knownBy }) => `  ${id.padEnd(width2)}${knownBy}`),
    `If the content is not enough, set "formats" in the config. More: ${docsPage("formats.md")}`
  ].join("\n");
}
function whatIsKnownInCode() {
  return [
    "In source code, toolint looks for tools that are registered (server.registerTool(\u2026), tool({ \u2026 })) or listed as literals",
    `with one of ${LIBRARIES.length} libraries, for definitions of OTC and Gloodata, and for widgets that use window.openai.`,
    `Which calls of which libraries: ${docsPage("formats.md#source-code")}`
  ].join("\n");
}
var listOf = (formats2) => formats2.join(" and ");
var WIDEST = 60;
async function showFiles(paths, { flags, knowledge: { rules: rules2, formats: formats2 }, terminal }) {
  const configs = configsFor(flags, rules2, terminal.cwd);
  const { report } = await check({
    cwd: terminal.cwd,
    paths,
    ignoreUnknown: flags["ignore-unknown"],
    configs,
    formats: formats2
  });
  const rows2 = sortedByPath([
    ...report.files.map(({ path, formats: formats3, tools: tools2, servers }) => ({
      path,
      what: `${formats3.join(" and ") || "cannot be parsed"}, ${held(tools2, servers)}`
    })),
    ...report.skipped.map(({ path, reason }) => ({ path, what: `skipped: ${sentence(reason, 400)}` })),
    ...report.failures.map(({ path, message }) => ({
      path: path || ".",
      what: `failed: ${sentence(message, 400)}`
    }))
  ]).map(({ path, what: what2 }) => ({ path: sentence(path, 400), what: what2 }));
  const column = Math.min(WIDEST, Math.max(0, ...rows2.map(({ path }) => width(path))));
  for (const { path, what: what2 } of rows2) terminal.out(`${path}${" ".repeat(Math.max(0, column - width(path)))}  ${what2}
`);
  const what = report.files.some(({ servers }) => servers) ? "tools or servers" : "tools";
  terminal.err(
    `toolint: ${counted(report.files.filter(({ isBare }) => !isBare).length, "file")} with ${what}, ${counted(report.skipped.length, "file")} skipped. Files without any sign of a tool are not listed.
`
  );
  return report.failures.length > 0 ? 2 : 0;
}

// src/cli/watch.ts
const { existsSync: existsSync2, statSync: statSync2, watch: watchFolder } = process.getBuiltinModule("node:fs");
const { dirname: dirname2, join: join2 } = process.getBuiltinModule("node:path");
var APART = [
  ...["fix", "fix-unsafe", "fix-dry-run", "changed", "stdin", "stdin-filename", "suppress", "suppress-at"],
  ...["suppress-rule", "prune-suppressions", "output-file", "timing", "cache", "cache-file"]
];
var PAUSE_MS = 20;
var IGNORED = /(?:^|\/)(?:\.git|\.hg|\.svn|node_modules)(?:\/|$)/;
async function watch(paths, { flags, knowledge: knowledge2, terminal }) {
  if (paths.length > 0)
    throw new UserError("--watch lints the whole folder that it is started in, so it takes no paths.");
  const other = APART.find((each) => flags[each] !== void 0);
  if (other) throw new UserError(`--watch does not go together with --${other}.`);
  const mostWarnings = readCount(flags["max-warnings"]);
  const { cwd } = terminal;
  const open = async () => {
    const configs = configsFor(flags, knowledge2.rules, cwd);
    const here = await configs.for(".");
    const suppressions = await openSuppressions(cwd);
    const run3 = new OngoingRun({ cwd, formats: knowledge2.formats, configs, read: readText }, here, suppressions);
    const files = await run3.find();
    for (const file of files) await run3.lint(file);
    return { run: run3, folders: foldersOf(files.map(({ path }) => path)) };
  };
  const show = async (run3, started2) => {
    if (terminal.hasColors) terminal.out(CLEAR);
    const linted = { report: await run3.report(), files: [], changes: [], fixed: [] };
    await publishReport(linted, mostWarnings, { flags, knowledge: knowledge2, terminal });
    terminal.err(`Watching for changes (${Math.round(performance.now() - started2)} ms). Ctrl-C ends it.
`);
  };
  let started = performance.now();
  let { run: run2, folders } = await open();
  const watchers = /* @__PURE__ */ new Map();
  const changed = /* @__PURE__ */ new Set();
  let timer;
  let working;
  let stop = () => {
  };
  let fail = (_error) => {
  };
  const ended = new Promise((done, refuse) => {
    stop = done;
    fail = refuse;
  });
  function follow() {
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder) || !existsSync2(join2(cwd, folder))) continue;
      const watcher = watchFolder(join2(cwd, folder), (_kind, name) => {
        const path = name === null ? folder : relativePath(cwd, join2(cwd, folder, name));
        if (IGNORED.test(path)) return;
        changed.add(path);
        clearTimeout(timer);
        timer = setTimeout(() => void (working ??= settle().catch(fail)), PAUSE_MS);
      });
      watcher.on("error", () => watcher.close());
      watchers.set(folder, watcher);
    }
  }
  async function settle() {
    while (changed.size > 0) {
      started = performance.now();
      const now = [...changed];
      changed.clear();
      try {
        if (now.some((path) => isFolder(join2(cwd, path)) || path === SUPPRESSIONS || run2.isConfig(path) || isNew(path))) {
          const next = await open();
          run2.close();
          ({ run: run2, folders } = next);
          follow();
        } else if (!await relint(run2, now)) continue;
        await show(run2, started);
      } catch (error) {
        if (!(error instanceof UserError)) throw error;
        terminal.err(`toolint: ${asRunHere(error.message, terminal).split("\n").map(visible).join("\n")}
`);
      }
    }
    working = void 0;
  }
  follow();
  await show(run2, started);
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  try {
    await ended;
  } finally {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    run2.close();
  }
  return 0;
}
var CLEAR = "\x1B[2J\x1B[3J\x1B[H";
var isNew = (path) => /(?:^|\/)(?:toolint\.config\.\w+|\.gitignore|package\.json)$/.test(path);
async function relint(run2, paths) {
  let isOurs = false;
  for (const path of /* @__PURE__ */ new Set([...paths, ...paths.flatMap((each) => run2.changed(each))])) {
    const file = run2.fileAt(path);
    if (!file) continue;
    isOurs = true;
    if (existsSync2(file.absolute)) await run2.lint(file);
    else run2.forget(path);
  }
  return isOurs;
}
function foldersOf(paths) {
  const folders = /* @__PURE__ */ new Set(["."]);
  for (const path of paths) for (let at = dirname2(path); !folders.has(at); at = dirname2(at)) folders.add(at);
  return folders;
}
var isFolder = (absolute) => statSync2(absolute, { throwIfNoEntry: false })?.isDirectory() ?? false;

// src/cli/commands.ts
var knowledge = { rules, formats, rows: ROWS, titles: TITLES, served: servedList };
async function runCommand(args, terminal) {
  const { flags, paths } = args;
  const call = { flags, knowledge, terminal };
  const [command, ...rest] = args.isLint ? [] : paths;
  if (flags.help || command === "help") return print(help(command === "help" ? rest[0] : command), terminal);
  if (flags.version) return print(`${VERSION}
`, terminal);
  if (command === "explain") return explain(rest, call);
  if (command === "rules") return listRules(rest, call);
  if (command === "diff") return (await import("./diff-command.js")).diffCommand(rest, args.behindDashes, call);
  if (command === "dump") return (await import("./diff-command.js")).dumpCommand(rest, call);
  if (command === "clients") return clients(rest, call);
  if (command === "server") refuseOptionsOf(["clients"], flags);
  if (command === "server") return serverCommand(rest, call);
  if (flags["print-tools"]) return printTools(paths, call);
  refuseOptionsOf(OWNERS, flags);
  if (command === "init") return init(rest, knowledge, terminal);
  if (flags["print-config"] !== void 0) return printConfig(flags["print-config"], call);
  if (command === "completion") return completion(rest, rules, terminal);
  if (flags["show-files"]) return showFiles(paths, call);
  if (flags.why !== void 0) return why(flags.why, call);
  if (flags.watch) return watch(paths, call);
  return void 0;
}
function print(text2, terminal) {
  terminal.out(text2);
  return 0;
}
export {
  knowledge,
  runCommand
};
